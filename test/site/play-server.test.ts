import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Served {
  readonly url: string;
  close(): void;
}
let served: Served;

beforeAll(async () => {
  // Plain JavaScript, without types.
  const path = '../../docs/play/serve.mjs';
  const { servedPage } = (await import(/* @vite-ignore */ path)) as { servedPage(): Promise<Served> };
  served = await servedPage();
});
afterAll(() => served.close());

/** The first line of the answer to this request line, whatever it is. */
function answerTo(line: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', fail).on('close', () => done(text.split('\r\n', 1)[0] ?? ''));
    socket.write(`${line}\r\nHost: here\r\nConnection: close\r\n\r\n`, 'latin1');
  });
}

test('the page server survives every path, and gives away nothing but the page', async () => {
  const PATHS = [
    ...['//', '///', '//x:y@z', 'http://', 'http://[', '*', '/%', '/%ff', '/%00', '/\xff', '/\\..\\..', '/a\tb'],
    ...[
      '/../../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/../play.txt/../../README.md',
    ],
  ];
  for (const path of PATHS) {
    expect([path, await answerTo(`GET ${path} HTTP/1.1`)]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 40[04] /),
    ]);
  }
  expect((await fetch(`${served.url}none.js`)).status).toBe(404);
});

test('the page server says what the page may load, and that is no more than its own', async () => {
  const { headers } = await fetch(served.url);
  const policy = headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
