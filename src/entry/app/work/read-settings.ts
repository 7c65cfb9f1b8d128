import { createSigner } from '../../../adapters/crypto/ed25519.ts';

/** A file for one process, or a PostgreSQL server that any number of processes share. */
export type DatabaseSettings =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface AppSettings {
  readonly appId: string;
  readonly privateKey: string;
  readonly webhookSecret: string;
  readonly signingKey: string;
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The file of the repository's workflow that runs agent jobs for the App. */
  readonly agentWorkflow: string;
  readonly config: string;
  /** The database that holds what the App has accepted. */
  readonly database: DatabaseSettings;
  /** The number of pieces of work that may wait. Beyond it, deliveries are refused. */
  readonly maxWaiting: number;
  /** PATH on which git is found. */
  readonly path: string;
}

const required = {
  APP_ID: 'the number of the GitHub App',
  PRIVATE_KEY: 'its private key in PEM form',
  WEBHOOK_SECRET: 'the secret that its webhooks are signed with',
  BATON_SIGNING_KEY: 'the secret that signs records: <id>:<base64 of the 32-byte Ed25519 seed>',
} as const;

/**
 * Reads the settings of the App from its environment. Fails without a webhook secret, because the library would fall back to a
 * publicly known one.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): AppSettings {
  const missing = Object.entries(required).filter(([name]) => !environment[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `BATON-E912: the App cannot start without ${missing.map(([name, what]) => `${name} (${what})`).join(', ')}. Set ${missing.length === 1 ? 'it' : 'them'} in its environment.`,
    );
  }
  const get = (name: string, otherwise = ''): string => environment[name] || otherwise;
  const signer = createSigner(get('BATON_SIGNING_KEY'));
  if (!signer.ok) throw new Error(`${signer.error.code}: BATON_SIGNING_KEY: ${signer.error.message}`);
  return {
    appId: get('APP_ID'),
    privateKey: get('PRIVATE_KEY').replaceAll('\\n', '\n'),
    webhookSecret: get('WEBHOOK_SECRET'),
    signingKey: get('BATON_SIGNING_KEY'),
    port: parsePort(get('PORT', '3000')),
    host: get('HOST', '127.0.0.1'),
    apiUrl: get('GITHUB_API_URL', 'https://api.github.com'),
    serverUrl: get('GITHUB_SERVER_URL', 'https://github.com'),
    agentWorkflow: get('BATON_AGENT_WORKFLOW', 'baton-agent.yml'),
    config: get('BATON_CONFIG', '.github/baton.yml'),
    database: parseDatabase(get('DATABASE_URL'), get('BATON_DATABASE', 'baton.sqlite')),
    maxWaiting: parseLimit(get('BATON_MAX_WAITING', '100000')),
    path: get('PATH'),
  };
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new Error(`BATON-E912: BATON_MAX_WAITING is "${text}". Write a number from 1.`);
  return limit;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`BATON-E912: PORT is "${text}". Write a number from 0 to 65535.`);
  return port;
}

/** Reads which database is used. The server wins, because platforms that offer one set its address. The message shows no password. */
function parseDatabase(url: string, path: string): DatabaseSettings {
  if (url === '') return { kind: 'file', path };
  if (!/^postgres(?:ql)?:\/\/./.test(url))
    throw new Error(
      `BATON-E912: DATABASE_URL begins with "${url.split(':', 1)[0]}". Write postgres://user:password@host/database, or leave it out to keep the work in the file of BATON_DATABASE.`,
    );
  return { kind: 'postgres', url };
}
