import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server of this test alone, on the loopback and in a folder of its own. */
export interface Server {
  readonly url: string;
  readonly port: number;
  /** Ends it at once, as a failure of power would. */
  kill(): Promise<void>;
  /** Starts it again, with what it has kept. */
  start(): Promise<void>;
  /** Ends it, and removes its folder. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** How Redis is started. */
export interface RedisOptions {
  /** Does it write everything down? If not, it forgets everything with its end. */
  readonly keeps?: boolean;
  readonly password?: string;
}

/** Starts Redis. Where there is none, that is a failure: nothing would be proved. */
export async function redis({ keeps = false, password }: RedisOptions = {}): Promise<Server> {
  return server('redis', (port, folder) => ({
    command: 'redis-server',
    args: [
      ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      keeps ? ['--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'],
      password === undefined ? [] : ['--requirepass', password],
    ].flat(),
    url: `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`,
  }));
}

/** The folder of PostgreSQL's programs, where it is installed: one that is searched for programs, or Debian's newest. */
export function postgresFolder(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(root, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** Starts PostgreSQL. */
export async function postgres(programs: string): Promise<Server> {
  return server('postgres', (port, folder) => {
    // It does not run as root.
    const owner = process.getuid?.() === 0 ? ownerOf('postgres') : undefined;
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
    const data = join(folder, 'data');
    if (!existsSync(data)) {
      const options = { ...owner, cwd: folder, stdio: 'ignore' as const };
      execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'ann', '--auth=trust', '--no-sync'], options);
    }
    return {
      command: join(programs, 'postgres'),
      args: ['-D', data, '-p', port, '-k', folder, '-h', '127.0.0.1'],
      url: `postgres://ann@127.0.0.1:${port}/postgres`,
      owner,
    };
  });
}

/** Who runs a program. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

function ownerOf(name: string): Owner {
  const id = (what: string): number => Number(execFileSync('id', [what, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

interface Started {
  readonly command: string;
  readonly args: readonly string[];
  readonly url: string;
  readonly owner?: Owner | undefined;
}

async function server(name: string, startOf: (port: string, folder: string) => Started): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), `gastropodia-${name}-`));
  const port = await freePort();
  let running: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  async function start(): Promise<void> {
    const { command, args, owner } = startOf(String(port), folder);
    const child = spawn(command, args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
    const trouble = new Promise<never>((_, reject) => {
      child.once('error', () => reject(new Error(`${command} is not installed: test:queue needs it.`)));
      child.once('exit', (code) => reject(new Error(`${command} has ended with code ${code}.`)));
    });
    trouble.catch(() => {});
    ended = new Promise((resolve) => child.once('close', resolve));
    running = child;
    await Promise.race([listening(port), trouble]);
  }

  async function kill(): Promise<void> {
    running?.kill('SIGKILL');
    await ended;
  }

  await start();
  const { url } = startOf(String(port), folder);
  return {
    url,
    port,
    kill,
    start,
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port of the loopback that nobody listens to. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const isThere = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await sleep(20);
  }
}
