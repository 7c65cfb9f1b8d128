import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { appKeys, readAppManifest } from '../../test/support/app-registration.ts';
import { type ControlledGitHub, createControlledGitHub } from '../../test/support/local-github/controlled-github.ts';
import { writeRepository } from '../../test/support/local-world-files.ts';

/** The label that starts a run of the storm, and the name of its pipeline. */
export const pipeline = 'storm';
/** The stages of each run. */
export const stages = ['first', 'second'] as const;

/** GitHub's secondary limits: 80 creations a minute, and 500 an hour. */
const gitHubLimits = [
  { most: 80, perMilliseconds: 60_000 },
  { most: 500, perMilliseconds: 3_600_000 },
];

/** A local GitHub with an App that many accounts have installed, each on one repository. */
export interface StormWorld {
  readonly server: ControlledGitHub;
  readonly repositories: readonly { readonly name: string; readonly id: number }[];
  readonly publicKey: string;
  /** The settings of the App, but for its port and its database. */
  readonly settings: Readonly<Record<string, string>>;
  /** Sends a request of the maintainer of the repository in the path, and returns what GitHub answered. */
  ask(path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

interface WorldOptions {
  readonly installations: number;
  /** The address to which GitHub sends the deliveries. */
  readonly webhookUrl: string;
}

export async function createStormWorld({ installations, webhookUrl }: WorldOptions): Promise<StormWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-storm-'));
  const keys = generateKeyPair('k1');
  writeRepository(
    folder,
    {
      agents: { stub: { script: '' } },
      pipelines: { [pipeline]: { first: { agent: 'stub' }, second: { agent: 'stub', needs: ['first'] } } },
      files: { '.github/workflows/baton-agent.yml': readExample() },
    },
    { publicKey: keys.publicKey, port: 0 },
  );
  const server = await createControlledGitHub();
  const tokens = new Map<string, string>();
  const repositories = Array.from({ length: installations }, (_, index) => {
    const name = `owner-${index + 1}/repository`;
    const { id } = server.addRepository({ name, from: folder });
    const login = `maintainer-${index + 1}`;
    tokens.set(name, server.addUser({ login }).token);
    server.setRole(name, login, 'admin');
    server.setVariable(name, 'BATON_MODE', 'app');
    return { name, id };
  });
  // GitHub counts these for each holder of tokens: for each installation of the App, and for each of the people.
  server.setLimits({ creations: gitHubLimits });
  const settings = addApp(server, { webhookUrl, repositories: repositories.map(({ name }) => name), signingKey: keys.secret });
  return {
    server,
    repositories,
    publicKey: keys.publicKey,
    settings,
    async ask(path, body) {
      const token = tokens.get(path.split('/', 2).join('/'));
      const response = await fetch(`${server.apiUrl}/repos/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface AppOptions {
  readonly webhookUrl: string;
  readonly repositories: readonly string[];
  readonly signingKey: string;
}

/** Registers and installs the App, and returns its settings. */
function addApp(server: ControlledGitHub, { webhookUrl, repositories, signingKey }: AppOptions): StormWorld['settings'] {
  const webhookSecret = 'secret-of-the-storm';
  const app = server.addApp({
    slug: 'baton',
    publicKey: appKeys.publicKey,
    webhookUrl,
    webhookSecret,
    ...readAppManifest(),
    repositories,
  });
  return {
    PATH: process.env.PATH ?? '',
    APP_ID: String(app.id),
    PRIVATE_KEY: appKeys.privateKey,
    WEBHOOK_SECRET: webhookSecret,
    BATON_SIGNING_KEY: signingKey,
    GITHUB_API_URL: server.apiUrl,
    GITHUB_SERVER_URL: server.serverUrl,
    // Deliveries that fail have to come again within the storm.
    BATON_REDELIVERY_MINUTES: '1',
  };
}

function readExample(): string {
  return readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
}
