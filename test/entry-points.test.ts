import ts from 'typescript';
import { expect, test } from 'vitest';
import { ENTRY_POINTS, specifierOf } from '../.ci/entry-points.mjs';

test.each(Object.entries(ENTRY_POINTS))('tsconfig.json leads from the entry point %j to %s', (entryPoint, source) => {
  const { resolvedModule } = ts.resolveModuleName(
    specifierOf(entryPoint),
    ts.sys.resolvePath('test.ts'),
    OPTIONS,
    ts.sys,
  );

  expect(resolvedModule?.resolvedFileName).toBe(ts.sys.resolvePath(source));
});

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options: OPTIONS } = ts.parseJsonConfigFileContent(config, ts.sys, ts.sys.resolvePath('.'));
