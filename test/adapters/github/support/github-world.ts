import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOctokit } from '../../../../src/adapters/github/client/octokit.ts';
import { createGitHub, type GitHubPorts } from '../../../../src/adapters/github/create-github.ts';
import type { RecallNode } from '../../../../src/adapters/github/thread/swap-eyes.ts';
import type { Permissions } from '../../../../src/local/workflow-contract.ts';
import type { Clock } from '../../../../src/ports/clock.ts';
import { type ControlledGitHub, createControlledGitHub } from '../../../support/local-github/controlled-github.ts';

const repository = { owner: 'octo', name: 'demo' };
const fullName = `${repository.owner}/${repository.name}`;
const everything: Permissions = { contents: 'write', issues: 'write', 'pull-requests': 'write', actions: 'write' };

const workflow = `name: Baton
run-name: \${{ inputs.task && format('{0}/{1} {2}', fromJSON(inputs.task).run, fromJSON(inputs.task).task, fromJSON(inputs.task).execution) || 'Baton' }}
on:
  workflow_dispatch:
    inputs:
      task: { type: string }
      event: { type: string }
jobs:
  one:
    runs-on: ubuntu-latest
    steps: [{ run: "true" }]
`;

/** A repository on a local GitHub over real HTTP, reached with the token of a workflow job. */
export interface GitHubWorld {
  readonly server: ControlledGitHub;
  readonly github: GitHubPorts;
  readonly repositoryName: string;
  /** The milliseconds that the adapter slept; no test waits for them. */
  readonly sleeps: readonly number[];
  /** Returns the same repository with other permissions, for a client that may know ids in GraphQL. */
  connect(permissions: Permissions, recallNode?: RecallNode): GitHubPorts;
  /** Returns the same repository with the token of a person. */
  connectPerson(login: string): GitHubPorts;
  /** Makes a request as a person: `POST /issues`. */
  as(login: string, operation: string, body?: unknown): Promise<Record<string, unknown>>;
  /** Returns `METHOD /path` of the requests since the last call of this function. */
  takeRequests(): readonly string[];
  runtimeToken(runId: number): string;
  close(): Promise<void>;
}

export async function createGitHubWorld(): Promise<GitHubWorld> {
  const from = mkdtempSync(join(tmpdir(), 'baton-repo-'));
  writeFileSync(join(from, 'README.md'), 'Hello\n');
  const { mkdirSync } = await import('node:fs');
  mkdirSync(join(from, '.github/workflows'), { recursive: true });
  writeFileSync(join(from, '.github/workflows/baton.yml'), workflow);
  const server = await createControlledGitHub();
  server.addRepository({ name: fullName, from });
  rmSync(from, { recursive: true });
  const sleeps: number[] = [];
  const clock: Clock = { now: () => new Date().toISOString(), sleep: async (milliseconds) => void sleeps.push(milliseconds) };
  const mint = (permissions: Permissions, runId = 1) =>
    server.mintJobToken({ repository: fullName, runId, jobId: server.newJobId(), label: 'publish', permissions });
  const connect = (permissions: Permissions, recallNode?: RecallNode) =>
    createGitHub({
      ...{ octokit: createTestOctokit(server.apiUrl, mint(permissions).token), repository, clock },
      ...(recallNode === undefined ? {} : { recallNode }),
    });
  const connectPerson = (login: string) =>
    createGitHub({ octokit: createTestOctokit(server.apiUrl, server.addUser({ login }).token), repository, clock });
  let taken = 0;
  const as: GitHubWorld['as'] = (login, operation, body) => request(server, { login, operation, body });
  return {
    server,
    github: connect(everything),
    repositoryName: fullName,
    sleeps,
    connect,
    connectPerson,
    as,
    takeRequests: () => {
      const fresh = server.requests.slice(taken).filter(({ by }) => by === 'publish');
      taken = server.requests.length;
      return fresh.map(({ method, path }) => `${method} ${path.replace(`/repos/${fullName}`, '')}`);
    },
    runtimeToken: (runId) => mint({}, runId).runtimeToken,
    close: () => server.close(),
  };
}

function createTestOctokit(baseUrl: string, token: string) {
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  return createOctokit({ token, baseUrl, userAgent: 'baton-test', log });
}

type Call = { login: string; operation: string; body?: unknown };

async function request(server: ControlledGitHub, { login, operation, body }: Call): Promise<Record<string, unknown>> {
  const [method = '', path = ''] = operation.split(' ');
  const { token } = server.addUser({ login });
  const response = await fetch(`${server.apiUrl}/repos/${fullName}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

/** Runs git in the repository of the server. */
export function git(world: GitHubWorld, ...args: readonly string[]): string {
  const options = { cwd: world.server.directoryOf(world.repositoryName), encoding: 'utf8', maxBuffer: 1e8 } as const;
  return execFileSync('git', args, options).trim();
}
