import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { executionTitle } from '../../../src/core/run/names.ts';
import { outputArtifact, outputFile } from '../../../src/host/program-facts.ts';
import { buildOutput } from '../engine-harness.ts';

/** Octokit's error for a thing that is not there, or a request that is refused. */
export class Refused extends Error {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response: { readonly headers: object; readonly data: { readonly message: string } };

  constructor(status: number, { route, message }: { readonly route: string; readonly message: string }) {
    super(message);
    this.status = status;
    const [method = '', path = ''] = route.split(' ');
    this.request = { method, url: `https://api.github.com${path}` };
    this.response = { headers: {}, data: { message } };
  }
}

export interface FakeComment {
  readonly id: number;
  readonly thread: number;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
  readonly user: { readonly id: number; readonly login: string };
}

export interface FakeIssue {
  readonly number: number;
  readonly title: string;
  readonly labels: readonly string[];
  readonly createdAt: string;
  state: string;
}

/** A workflow run that was dispatched for an order. */
export interface FakeRun {
  readonly id: number;
  readonly title: string;
  readonly order: string;
  readonly createdAt: string;
  status: 'in_progress' | 'completed';
}

export const repositoryId = 7;
export const person = { id: 2, login: 'mona' };
const ownAccount = { id: 99, login: 'baton[bot]' };

/** Everything that GitHub has of one repository, as far as the App asks for it. Lists show a change at once. */
export interface FakeRepository {
  readonly comments: FakeComment[];
  readonly issues: FakeIssue[];
  /** In the order of their dispatch. */
  readonly runs: FakeRun[];
  config: string;
  commit: string;
  post(thread: number, body: string, user?: FakeComment['user']): FakeComment;
  openIssue(issue: Pick<FakeIssue, 'title' | 'labels'>): FakeIssue;
  dispatch(order: string): FakeRun;
  /** Returns the output of the agent of a workflow run that has completed, as GitHub zips it. */
  zipOf(run: FakeRun): Uint8Array;
}

const nowInSeconds = (): string => new Date(Math.floor(Date.now() / 1000) * 1000).toISOString().replace('.000Z', 'Z');

export function createFakeRepository(config: string): FakeRepository {
  const comments: FakeComment[] = [];
  const issues: FakeIssue[] = [];
  const runs: FakeRun[] = [];
  return {
    comments,
    issues,
    runs,
    config,
    commit: 'a'.repeat(40),
    post(thread, body, user = ownAccount) {
      const at = nowInSeconds();
      const comment = { id: 1_000 + comments.length, thread, body, createdAt: at, updatedAt: at, user };
      comments.push(comment);
      return comment;
    },
    openIssue({ title, labels }) {
      const issue = { number: 500 + issues.length, title, labels, createdAt: nowInSeconds(), state: 'open' };
      issues.push(issue);
      return issue;
    },
    dispatch(order) {
      const title = executionTitle(JSON.parse(order));
      const run: FakeRun = { id: 9_000 + runs.length, title, order, createdAt: nowInSeconds(), status: 'in_progress' };
      runs.push(run);
      return run;
    },
    zipOf({ order }) {
      const output = buildOutput(JSON.parse(order));
      return zipSync({ [outputFile]: Buffer.from(JSON.stringify({ order, output })) }, { mtime: '2026-03-18T00:00:00Z' });
    },
  };
}

export const renderComment = ({ id, thread, body, createdAt, updatedAt, user }: FakeComment): object => ({
  id,
  body,
  created_at: createdAt,
  updated_at: updatedAt,
  author_association: 'MEMBER',
  user,
  issue_url: `https://api.github.com/repos/octo-org/ledger/issues/${thread}`,
});

export const renderIssue = (
  repository: FakeRepository,
  { number, title, state, createdAt, labels }: FakeIssue,
  author = ownAccount,
): object => ({
  number,
  title,
  state,
  body: 'Please look.',
  locked: false,
  comments: repository.comments.filter(({ thread }) => thread === number).length,
  html_url: `https://github.com/octo-org/ledger/issues/${number}`,
  created_at: createdAt,
  updated_at: nowInSeconds(),
  user: author,
  author_association: 'MEMBER',
  labels: labels.map((name) => ({ name })),
});

export const renderRun = ({ id, title, status, createdAt }: FakeRun): object => ({
  id,
  display_title: title,
  status,
  conclusion: status === 'completed' ? 'success' : null,
  html_url: `https://github.com/octo-org/ledger/actions/runs/${id}`,
  event: 'workflow_dispatch',
  created_at: createdAt,
});

export function renderArtifacts(repository: FakeRepository, run: number): object {
  const made = repository.runs.find(({ id, status }) => id === run && status === 'completed');
  const artifacts = made === undefined ? [] : [renderArtifact(repository, made)];
  return { total_count: artifacts.length, artifacts };
}

/** The id of an artifact follows from that of its workflow run. */
export const artifactOffset = 50_000;

function renderArtifact(repository: FakeRepository, run: FakeRun): object {
  const zip = repository.zipOf(run);
  return {
    id: artifactOffset + run.id,
    name: outputArtifact(1),
    expired: false,
    size_in_bytes: zip.length,
    digest: `sha256:${createHash('sha256').update(zip).digest('hex')}`,
    workflow_run: { id: run.id, repository_id: repositoryId, head_repository_id: repositoryId },
  };
}
