import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The package.json that users get, as far as the tests look into it. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly bin: { readonly gastropodia: string };
}

/** The library as users have it: packed, and installed into a folder of its own. */
export interface Installed {
  /** The files of the tarball, sorted. */
  readonly packed: readonly string[];
  /** A project that has installed the tarball and nothing else. */
  readonly bare: string;
  /** A project that has installed fast-check beside it. */
  readonly testing: string;
  /** The library's own folder in the bare project. */
  readonly library: string;
  readonly manifest: Manifest;
  remove(): Promise<void>;
}

/** Packs the library as `npm publish` would, and installs it as users do. */
export async function packAndInstall(): Promise<Installed> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'gastropodia-')));
  const [tarball] = JSON.parse(await npm(['pack', '--json', '--pack-destination', folder], ROOT));

  const bare = join(folder, 'bare');
  await mkdir(bare);
  await writeFile(join(bare, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await install(join(folder, tarball.filename), bare);

  const testing = join(folder, 'testing');
  await cp(bare, testing, { recursive: true, verbatimSymlinks: true });
  const { devDependencies } = await manifestIn(ROOT);
  await install(`fast-check@${devDependencies['fast-check']}`, testing);

  const library = join(bare, 'node_modules', tarball.name);
  return {
    packed: tarball.files.map(({ path }: { readonly path: string }) => path).sort(),
    bare,
    testing,
    library,
    manifest: await manifestIn(library),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function manifestIn(folder: string) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}

async function install(what: string, folder: string): Promise<void> {
  await npm(['install', '--no-audit', '--no-fund', '--prefer-offline', what], folder);
}

/** What an npm command writes. */
export function npm(args: readonly string[], folder: string): Promise<string> {
  return run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
}

/** What a program writes that Node runs in this folder. */
export function node(args: readonly string[], folder: string): Promise<string> {
  return run(process.execPath, args, { cwd: folder });
}

/** The value of an expression in a module of this folder that can `import()`, `require` and `await`, by way of JSON. */
export async function evaluated(folder: string, expression: string) {
  const code = `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    const value = ${expression};
    process.stdout.write(JSON.stringify(value));`;
  return JSON.parse(await node(['--input-type=module', '--eval', code], folder));
}

async function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly shell?: boolean },
): Promise<string> {
  try {
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (thrown) {
    // tsc complains on stdout, which Node leaves out of the message.
    const { message, stdout } = thrown as Error & { readonly stdout: string };
    throw new Error([message, stdout].join('\n'));
  }
}
