import { messageOf, misused } from '../failure.ts';

/** Where a queue is. */
export interface Address {
  readonly kind: 'redis' | 'postgres';
  /** With everything that is needed to get in: never to be shown. */
  readonly url: string;
  /** Without anything that has to stay secret. */
  readonly shown: string;
  /** What was thrown, as a sentence of people who must not learn the password. */
  trouble(thrown: unknown): string;
}

const KINDS: Readonly<Record<string, Address['kind']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

/** Where `--queue` may be said without writing a password where everybody who lists processes can read it. */
export const QUEUE_VARIABLE = 'GASTROPODIA_QUEUE';

/**
 * Understands the address of a queue; `--queue` without one means that of the environment.
 *
 * What cannot be understood is not repeated: there may be a password in it.
 */
export function addressOf(said: string | true, env: NodeJS.ProcessEnv = process.env): Address {
  const url = said === true ? (env[QUEUE_VARIABLE] ?? '') : said;
  if (url === '') throw misused(`Where is the queue? Say --queue redis://host:6379, or set ${QUEUE_VARIABLE}.`);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const kind = KINDS[parsed?.protocol ?? ''];
  if (parsed === undefined || kind === undefined || parsed.hostname === '') {
    throw misused('The address of a queue is like redis://host:6379, rediss://host:6379 or postgres://host/database.');
  }
  const { protocol, host, pathname } = parsed;
  const secrets = secretsOf(parsed);
  return {
    kind,
    url,
    shown: `${protocol}//${host}${pathname === '/' ? '' : pathname}`,
    trouble: (thrown) => withoutSecrets(sentenceOf(thrown), secrets),
  };
}

/** Names and passwords, as they are written in an address and as a server would repeat them. */
function secretsOf({ href, username, password, searchParams }: URL): string[] {
  const asked = [...searchParams].flatMap(([name, value]) => (/pass|user/i.test(name) ? value : []));
  const all = [href, password, username, ...asked].flatMap((text) => [text, decoded(text)]);
  // The longest first: a name may be a part of a password.
  return [...new Set(all)].filter((text) => text !== '').sort((one, other) => other.length - one.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((safe, secret) => safe.replaceAll(secret, '…'), text);

/** Why something went wrong at the other end of a line, as one would say it. */
function sentenceOf(thrown: unknown): string {
  // A host with several addresses fails with an error each, and says nothing itself.
  const [first = thrown] = thrown instanceof AggregateError ? thrown.errors : [];
  const code = (first as NodeJS.ErrnoException | null)?.code ?? '';
  const message = messageOf(first);
  const said = TROUBLES[code] ?? (NO_LINE.test(message) ? 'there is no line to it.' : message);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** What ioredis and pg say while they try to get a line again. */
const NO_LINE = /^(Stream isn't writeable|Connection is closed|Connection terminated|Reached the max retries)/;

const TROUBLES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there.',
  ECONNRESET: 'the line was cut.',
  ENOTFOUND: 'there is no such host.',
  EAI_AGAIN: 'the name of the host cannot be looked up.',
  EHOSTUNREACH: 'the host cannot be reached.',
  ETIMEDOUT: 'there was no answer in time.',
};
