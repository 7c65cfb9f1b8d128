import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Octokit } from '@octokit/rest';
import { onTestFinished } from 'vitest';
import type { LocalServerOptions } from '../../../src/local/server/create-local-server.ts';
import type { LocalEvent, Permissions } from '../../../src/local/workflow-contract.ts';
import { type ControlledGitHub, createControlledGitHub } from '../../support/local-github/controlled-github.ts';
import { createValidatingFetch } from '../../support/openapi/create-validating-fetch.ts';

export const repository = { owner: 'acme', repo: 'app' } as const;
export const fullName = 'acme/app';

const workflow = `on:
  workflow_dispatch:
    inputs:
      task: { type: string }
      level: { type: choice, options: [low, high], default: low }
jobs: {}
`;

const files = { 'README.md': 'Hello\n', 'src/main.ts': 'export const one = 1;\n', '.github/workflows/baton.yml': workflow };

export interface TestGitHub {
  readonly server: ControlledGitHub;
  readonly events: readonly LocalEvent[];
  readonly alice: Octokit;
  readonly aliceToken: string;
  connect(token: string): Octokit;
  /** Creates a client with the token of a job that has these permissions. */
  job(permissions: Permissions): Octokit;
  jobToken(permissions: Permissions): string;
  /** Creates a branch with one changed file and returns its commit. */
  addBranch(name: string, changes?: Readonly<Record<string, string>>): Promise<string>;
}

/**
 * Starts a GitHub with a private repository of `acme`, a person if nothing else is said, in which `alice` may write. Checks every exchange against GitHub's
 * description.
 */
export async function startGitHub(
  options: LocalServerOptions & {
    private?: boolean;
    owner?: 'User' | 'Organization';
    files?: Readonly<Record<string, string>>;
  } = {},
): Promise<TestGitHub> {
  const from = mkdtempSync(join(tmpdir(), 'seed-'));
  for (const [path, content] of Object.entries({ ...files, ...options.files })) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), content);
  }
  const server = await createControlledGitHub(options);
  onTestFinished(async () => {
    await server.close();
    rmSync(from, { recursive: true });
  });
  const events: LocalEvent[] = [];
  server.onEvent((event) => events.push(event));
  server.addUser({ login: repository.owner, type: options.owner ?? 'User' });
  server.addRepository({ name: fullName, private: options.private ?? true, from });
  const alice = server.addUser({ login: 'alice' });
  server.setRole(fullName, 'alice', 'write');
  const connect = (token: string) => connectTo(server, token);
  const jobToken = (permissions: Permissions) =>
    server.mintJobToken({ repository: fullName, runId: server.newRunId(), jobId: server.newJobId(), label: 'plan', permissions })
      .token;
  const client = connect(alice.token);
  return {
    server,
    events,
    alice: client,
    aliceToken: alice.token,
    connect,
    jobToken,
    job: (permissions) => connect(jobToken(permissions)),
    addBranch: (name, changes = { 'added.txt': `${name}\n` }) => addBranch(client, name, changes),
  };
}

function connectTo(server: ControlledGitHub, token: string): Octokit {
  return new Octokit({ auth: token, baseUrl: server.apiUrl, log: silence, request: { fetch: createValidatingFetch() } });
}

/** The tests expect refusals, and a client would print each. */
const silence = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): undefined {
  return undefined;
}

async function addBranch(client: Octokit, name: string, changes: Readonly<Record<string, string>>): Promise<string> {
  const head = (await client.git.getRef({ ...repository, ref: 'heads/main' })).data.object.sha;
  const entries = Object.entries(changes).map(([path, content]) => ({ path, mode: '100644', type: 'blob', content }) as const);
  const tree = (await client.git.createTree({ ...repository, base_tree: head, tree: entries })).data.sha;
  const { data: commit } = await client.git.createCommit({ ...repository, message: `Change ${name}`, tree, parents: [head] });
  await client.git.createRef({ ...repository, ref: `refs/heads/${name}`, sha: commit.sha });
  return commit.sha;
}

/** Returns the refusal that a request must meet. */
export async function refusal(
  request: Promise<unknown>,
): Promise<{ status: number; message: string; accepted: string | undefined }> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof Error && 'status' in error)) throw error;
    const { status, response } = error as Error & {
      status: number;
      response?: { headers: Record<string, string>; data: { message: string } };
    };
    return {
      status,
      message: response?.data.message ?? error.message,
      accepted: response?.headers['x-accepted-github-permissions'],
    };
  }
  throw new Error('The request was not refused');
}
