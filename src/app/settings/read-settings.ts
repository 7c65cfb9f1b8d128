import { createPrivateKey } from 'node:crypto';
import { createSigner } from '../../adapters/crypto/ed25519.ts';
import { defaultAgentWorkflow } from '../../host/program-facts.ts';
import type { Signer } from '../../ports/crypto.ts';
import { type HookSettings, readHookSettings } from './hook-settings.ts';
import { type OperationSettings, readAddress, readNumber, readOperationSettings } from './operation-settings.ts';

/** A file for one process, or a PostgreSQL server that any number of processes share. */
export type DatabaseSettings =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** The settings that have nothing to do with the GitHub App: where the App listens, and where its work is. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The file of the repository's workflow that runs agent jobs for the App. */
  readonly agentWorkflow: string;
  /** The file of the repository's workflow that is the Action, where the repository has one. */
  readonly workflow: string;
  readonly config: string;
  /** The database that holds what the App has accepted. */
  readonly database: DatabaseSettings;
  /** The number of pieces of work that may wait. Beyond it, deliveries are refused. */
  readonly maxWaiting: number;
  /** The minutes from one look for failed deliveries to the next. */
  readonly redeliveryMinutes: number;
  /** The public address of the App, without a slash at its end. */
  readonly url: string | undefined;
  readonly operation: OperationSettings;
  readonly hooks: HookSettings;
}

export interface AppSettings extends ServerSettings {
  readonly appId: string;
  readonly privateKey: string;
  readonly webhookSecret: string;
  readonly signingKey: string;
  /** PATH on which git is found. */
  readonly path: string;
  /** The OAuth client of the GitHub App, with which people sign in; undefined if nobody can. */
  readonly client: { readonly id: string; readonly secret: string } | undefined;
  /** The sign-in of people to the page of runs; undefined while a setting of it is missing. */
  readonly page: PageSettings | undefined;
  readonly missingForPage: readonly PageSetting[];
}

/** The settings by which people sign in to the page of runs. */
export interface PageSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address of the App as browsers see it, without a slash at the end. */
  readonly url: string;
}

const minutes = { otherwise: 5, from: 1, to: 1440, unit: 'number of minutes' } as const;
const pageSettings = ['CLIENT_ID', 'CLIENT_SECRET', 'BATON_URL'] as const;
type PageSetting = (typeof pageSettings)[number];
type Environment = Readonly<Record<string, string | undefined>>;

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
export function readSettings(environment: Environment): AppSettings {
  const missing = listMissing(environment);
  if (missing.length > 0) {
    throw new Error(
      `BATON-E912: the App cannot start without ${missing.map(([name, what]) => `${name} (${what})`).join(', ')}. Set ${missing.length === 1 ? 'it' : 'them'} in its environment.`,
    );
  }
  const get = (name: string): string => environment[name] ?? '';
  readSigner(get('BATON_SIGNING_KEY'));
  const client = readClient(get('CLIENT_ID').trim(), get('CLIENT_SECRET').trim());
  return {
    appId: parseAppId(get('APP_ID').trim()),
    privateKey: parsePrivateKey(get('PRIVATE_KEY').replaceAll('\\n', '\n')),
    webhookSecret: get('WEBHOOK_SECRET'),
    signingKey: get('BATON_SIGNING_KEY'),
    path: get('PATH'),
    client,
    page: readPageSettings(client, readUrl(environment)),
    missingForPage: pageSettings.filter((name) => get(name).trim() === ''),
    ...readServerSettings(environment),
  };
}

/** Reads the signing key. Throws one sentence about a key of another form, which shows no part of it. */
export function readSigner(text: string): Signer {
  const signer = createSigner(text);
  if (!signer.ok) throw new Error(`${signer.error.code}: BATON_SIGNING_KEY: ${signer.error.message}`);
  return signer.value;
}

/** Returns the settings without which the App cannot work on GitHub, and which are missing, with the meaning of each. */
export function listMissing(environment: Environment): readonly (readonly [name: string, meaning: string])[] {
  return Object.entries(required).filter(([name]) => !environment[name]?.trim());
}

/** Reads the settings that an App has before it is connected with GitHub. Throws one sentence about the first that is wrong. */
export function readServerSettings(environment: Environment): ServerSettings {
  const get = (name: string, otherwise = ''): string => environment[name] || otherwise;
  return {
    port: readNumber(environment, 'PORT', { otherwise: 3000, from: 0, to: 65_535 }),
    host: get('HOST', '127.0.0.1'),
    apiUrl: readAddress(environment, 'GITHUB_API_URL') ?? 'https://api.github.com',
    serverUrl: readAddress(environment, 'GITHUB_SERVER_URL') ?? 'https://github.com',
    agentWorkflow: get('BATON_AGENT_WORKFLOW', defaultAgentWorkflow),
    workflow: get('BATON_WORKFLOW', 'baton.yml'),
    config: get('BATON_CONFIG', '.github/baton.yml'),
    database: parseDatabase(get('DATABASE_URL'), get('BATON_DATABASE', 'baton.sqlite')),
    maxWaiting: readNumber(environment, 'BATON_MAX_WAITING', { otherwise: 100_000, from: 1 }),
    redeliveryMinutes: readNumber(environment, 'BATON_REDELIVERY_MINUTES', minutes),
    url: readUrl(environment),
    operation: readOperationSettings(environment),
    hooks: readHookSettings(environment),
  };
}

/** Returns the client with which people sign in. One half without the other is a mistake. */
function readClient(id: string, secret: string): AppSettings['client'] {
  if (id === '' && secret === '') return undefined;
  if (id !== '' && secret !== '') return { id, secret };
  throw new Error(
    `BATON-E912: ${id === '' ? 'CLIENT_SECRET is set and CLIENT_ID' : 'CLIENT_ID is set and CLIENT_SECRET'} is not. Set both, or none if nobody is to sign in.`,
  );
}

function readPageSettings(client: AppSettings['client'], url: string | undefined): PageSettings | undefined {
  return client === undefined || url === undefined ? undefined : { clientId: client.id, clientSecret: client.secret, url };
}

/** Reads the address of the App. A path would break the addresses of the page and of the setup. */
function readUrl(environment: Environment): string | undefined {
  const address = readAddress(environment, 'BATON_URL');
  if (address === undefined || new URL(address).origin === address) return address;
  throw new Error(
    `BATON-E912: BATON_URL is "${address}". Write the address of the App as browsers see it, without a path, such as https://baton.example.com.`,
  );
}

function parseAppId(text: string): string {
  if (!/^[1-9]\d{0,15}$/.test(text))
    throw new Error(
      `BATON-E912: APP_ID is "${text}". Write the number that the settings page of the GitHub App shows as App ID.`,
    );
  return text;
}

/** Checks the private key without naming any part of it. The first request would fail otherwise, and long after the start. */
function parsePrivateKey(text: string): string {
  const wanted = 'Write the whole content of the .pem file that GitHub gave you for the App';
  let type: string | undefined;
  try {
    type = createPrivateKey(text).asymmetricKeyType;
  } catch {
    throw new Error(`BATON-E912: PRIVATE_KEY is no private key in PEM form. ${wanted}; line breaks may be written as \\n.`);
  }
  if (type !== 'rsa')
    throw new Error(`BATON-E912: PRIVATE_KEY is a key of type ${type}, and GitHub's are of type rsa. ${wanted}.`);
  return text;
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
