import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { projectRoot } from '../../host/project-root.ts';
import { findFreePort } from '../../local/listen.ts';
import type { World } from '../world/world.ts';
import { repositoryName } from './create-world.ts';

export interface DemoApp {
  /** Waits until the App has nothing left to do. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const permissions = { contents: 'write', issues: 'write', 'pull-requests': 'write', actions: 'write', metadata: 'read' } as const;
const events = [
  'issues',
  'issue_comment',
  'pull_request',
  'pull_request_review',
  'push',
  'repository_dispatch',
  'workflow_job',
  'workflow_run',
];

/** Starts the App as a process of its own, which logs to stderr or not at all, and registers it with the local GitHub. */
export async function startDemoApp(world: World, log: 'stderr' | 'ignore' = 'stderr'): Promise<DemoApp> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const port = await findFreePort();
  const webhookSecret = randomBytes(16).toString('hex');
  const app = world.server.addApp({
    slug: 'baton',
    publicKey,
    webhookUrl: `http://127.0.0.1:${port}/api/github/webhooks`,
    webhookSecret,
    permissions,
    events,
    repositories: [repositoryName],
  });
  const child = spawn(process.execPath, [join(projectRoot(), 'dist', 'app.js')], {
    env: {
      PATH: process.env.PATH,
      APP_ID: String(app.id),
      PRIVATE_KEY: privateKey,
      WEBHOOK_SECRET: webhookSecret,
      BATON_SIGNING_KEY: world.signingKey,
      PORT: String(port),
      GITHUB_API_URL: world.server.apiUrl,
      GITHUB_SERVER_URL: world.server.serverUrl,
      // The world of a demo ends with it.
      BATON_DATABASE: ':memory:',
    },
    stdio: log === 'stderr' ? ['ignore', 2, 2] : 'ignore',
  });
  const health = `http://127.0.0.1:${port}/baton/pending`;
  await waitUntil(async () => (await readPending(health)) !== undefined);
  return {
    idle: () => waitUntil(async () => (await readPending(health)) === 0),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readPending(url: string): Promise<number | undefined> {
  try {
    return z.object({ pending: z.int() }).parse(await (await fetch(url)).json()).pending;
  } catch {
    return undefined;
  }
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await condition()) return;
    await sleep(50);
  }
  throw new Error('The App did not become ready within a minute.');
}
