import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { z } from 'zod';
import { createOctokit } from '../../../src/adapters/github/client/octokit.ts';
import { createGitHub } from '../../../src/adapters/github/create-github.ts';
import { parseChange } from '../../../src/core/trigger/change.ts';
import type { Comment } from '../../../src/core/trigger/comment.ts';
import { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import type { LocalGitHub } from '../../../src/local/contract.ts';
import { createLocalServer } from '../../../src/local/server/create-local-server.ts';
import type { World } from '../../../src/local/server/world/world.ts';
import type { JobState } from '../../../src/local/workflow-contract.ts';
import type { TriedMerge } from '../../../src/ports/bundle-reader.ts';
import { changedLabels, type Said } from '../perform-act.ts';
import type { OtherWorld } from '../play.ts';
import type { SubjectChange } from '../script.ts';
import type { Actions } from '../world/actions.ts';
import { type Files, type SimFile, tryMerges } from '../world/code.ts';
import type { JobGitHub } from '../world/ports.ts';
import { bundlesOn, repository } from '../world/ports.ts';
import { type SimJob, type SimRun, toRun } from '../world/runs.ts';
import type { Process, Schedule } from '../world/schedule.ts';

const fullName = `${repository.owner}/${repository.name}`;
const workflowFile = '.github/workflows/baton.yml';
const workflow = `name: Baton
on:
  workflow_dispatch:
    inputs:
      task: { type: string }
      event: { type: string }
jobs: {}
`;
const silent = { info: () => undefined, warning: () => undefined, error: () => undefined };

/** The local GitHub in the place of the one in memory: the same play is asked through Baton's own adapters. */
export interface LocalWorld extends OtherWorld {
  readonly server: LocalGitHub;
  close(): Promise<void>;
}

/** Opens a local GitHub with virtual time and issues up to #42. Its requests never leave the process. */
export async function openLocalWorld({ now }: Pick<Schedule, 'now'>): Promise<LocalWorld> {
  const opened: { readonly app: Hono; readonly world: World }[] = [];
  const serve = (app: Hono, world: World): void => void opened.push({ app, world });
  const server = await createLocalServer({ now, more: { routes: [], serve } });
  const [own] = opened;
  if (own === undefined) throw new Error('The local GitHub serves nothing.');
  // Addresses stand in prompts, whose bytes are recorded.
  own.world.urls.server = 'https://github.com';
  const send = async (url: string, options?: RequestInit): Promise<Response> => {
    const request = new Request(url, options);
    request.headers.set('host', new URL(url).host);
    // Octokit reads from the answer where its next page is.
    return Object.defineProperty(await own.app.fetch(request), 'url', { value: url });
  };
  const from = createCheckout();
  const { directory, id } = server.addRepository({ name: fullName, from });
  rmSync(from, { recursive: true });
  if (id !== repository.id) throw new Error(`The repository has the id ${id}, and records are signed for ${repository.id}.`);
  const main = git(directory, 'main');
  const people = createPeople(server, send);
  for (let number = 1; number <= 42; number++)
    await people.ask('reporter', 'POST /issues', { title: 'The tests fail', body: 'Please look.' });
  for (const login of ['mona', 'hubot']) {
    server.addUser({ login });
    server.setRole(fullName, login, 'admin');
  }
  const report = createReport(server, main ?? '');
  return {
    server,
    head: main ?? '',
    newId: createIds(server),
    begin: (actions) => begin(server, { actions, report }),
    report,
    readTip: (branch) => git(directory, `refs/heads/${branch}`),
    connect: ({ run, process }) => connect(server, { send, now, run, process, directory }),
    ...people,
    close: () => server.close(),
  };
}

function createCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  mkdirSync(join(folder, dirname(workflowFile)), { recursive: true });
  writeFileSync(join(folder, workflowFile), workflow);
  return folder;
}

function git(directory: string, name: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: directory, encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

type Send = (url: string, options?: RequestInit) => Promise<Response>;

/** What people ask, each with a token of their own. */
function createPeople(server: LocalGitHub, send: Send) {
  const tokens = new Map<string, string>();
  async function request(login: string, operation: string, body?: unknown): Promise<unknown> {
    const token = tokens.get(login) ?? server.addUser({ login }).token;
    tokens.set(login, token);
    const [method = '', path = ''] = operation.split(' ');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const whole = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await send(`${server.apiUrl}/repos/${fullName}${path}`, whole);
    if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }
  return {
    ask: async (...given: Parameters<typeof request>) => void (await request(...given)),
    /** Puts the label on, after it was taken off where it stood: GitHub tells nobody of a label that is there. */
    async label(number: number) {
      await request('mona', `DELETE /issues/${number}/labels/agent-ready`).catch(() => undefined);
      await request('mona', `POST /issues/${number}/labels`, { labels: ['agent-ready'] });
    },
    comment: async ({ subject, body, by }: Said) => void (await request(by, `POST /issues/${subject}/comments`, { body })),
    remove: async (id: number) => void (await request('mona', `DELETE /issues/comments/${id}`)),
    async change(number: number, kind: SubjectChange) {
      const place = `/issues/${number}`;
      if (kind === 'closed') await request('mona', `PATCH ${place}`, { state: 'closed' });
      else if (changedLabels[kind].isOn) await request('mona', `POST ${place}/labels`, { labels: [changedLabels[kind].name] });
      else await request('mona', `DELETE ${place}/labels/${changedLabels[kind].name}`).catch(() => undefined);
    },
    async read(number: number) {
      const all: Comment[] = [];
      for (let page = 1; page === 1 || all.length === (page - 1) * 100; page++)
        all.push(...commentsSchema.parse(await request('mona', `GET /issues/${number}/comments?per_page=100&page=${page}`)));
      return all;
    },
  };
}

const commentsSchema = z.array(
  z
    .object({
      ...{ id: z.int(), node_id: z.string(), body: z.string(), created_at: z.string(), updated_at: z.string() },
      user: z.object({ id: z.int(), login: z.string() }),
    })
    .transform(({ id, node_id: nodeId, body, created_at: createdAt, updated_at: updatedAt, user: author }): Comment => {
      return { id, nodeId, body, createdAt, updatedAt, author };
    }),
);

const permissions = { contents: 'write', issues: 'write', 'pull-requests': 'write', actions: 'write' } as const;

interface Connection {
  readonly send: Send;
  readonly now: () => number;
  readonly run: SimRun;
  readonly process: Process;
  /** The bare repository. */
  readonly directory: string;
}

/** Creates the ports of one job: Baton's own adapters, with the token of that job. */
function connect(server: LocalGitHub, { send, now, run, process, directory }: Connection): JobGitHub {
  const identity = { repository: fullName, runId: run.id, jobId: server.newJobId(), label: process.name, permissions };
  const { token } = server.mintJobToken(identity);
  const octokit = createOctokit({ token, baseUrl: server.apiUrl, userAgent: 'baton', log: silent, fetch: send as typeof fetch });
  // What an adapter waits for is a moment of one request of the play.
  const clock = { now: () => new Date(now()).toISOString(), sleep: async () => undefined };
  const treeOf = (commit: string): string => git(directory, `${commit}^{tree}`) ?? '';
  const filesOf = (commit: string): Files => readFiles(directory, commit);
  const nameTree = (tried: TriedMerge): TriedMerge =>
    tried.kind === 'clean' ? { ...tried, baseTree: treeOf(tried.baseTree) } : tried;
  // The records are signed: who wrote a comment proves nothing.
  const { provenance: _, ...github } = createGitHub({ octokit, repository, clock });
  return {
    ...github,
    bundles: bundlesOn(treeOf),
    trials: { tryMerges: async (onto, ranges) => tryMerges(filesOf, { onto, ranges }).map(nameTree) },
    dispatcher: github.dispatcher('baton.yml', 'main'),
    recent: { list: async (since) => (await github.listRecentComments(since)).threads },
  };
}

/** Reads the files of a commit. */
function readFiles(cwd: string, commit: string): Files {
  const lines = execFileSync('git', ['ls-tree', '-r', commit], { cwd, encoding: 'utf8' }).trim().split('\n');
  return new Map(
    lines.map((line): readonly [string, SimFile] => {
      const [, mode, id = '', path = ''] = /^(\d+) blob (\w+)\t(.*)$/.exec(line) ?? [];
      const content = execFileSync('git', ['cat-file', 'blob', id], { cwd });
      return [path, { mode: mode === '100755' ? mode : '100644', content }];
    }),
  );
}

let promised: number | undefined;

/** Ids of workflow runs and jobs. A run that was dispatched has the id that the answer promised. */
function createIds(server: LocalGitHub): () => number {
  return () => {
    const id = promised ?? server.newRunId();
    promised = undefined;
    return id;
  };
}

/** Starts a workflow run for what people did, if that concerns runs. */
function startFor(actions: Actions, name: 'issues' | 'issue_comment', payload: unknown): void {
  const change = parseChange(name, payload);
  const trigger = parseTrigger(name, payload);
  if (change !== undefined) actions.startFor(name, undefined, change);
  else if (trigger.ok) actions.startFor(name, trigger.value);
}

/** Starts the workflow runs of the events that GitHub fires, as a runner does. */
function begin(
  server: LocalGitHub,
  { actions, report }: { readonly actions: Actions; readonly report: (actions: Actions) => void },
): void {
  const { dispatcher } = actions;
  server.onEvent((event) => {
    if (event.dispatch !== undefined) {
      promised = event.dispatch.runId;
      void dispatcher.dispatch(event.dispatch.inputs.task ?? '');
    } else if (!event.fromJobToken && (event.name === 'issues' || event.name === 'issue_comment')) {
      startFor(actions, event.name, event.payload);
    } else return;
    report(actions);
  });
  server.onCancel((run) => void dispatcher.cancel(run));
  server.onRerun((job) => void dispatcher.rerunJob(job).catch(() => undefined));
}

/** Reports what became of workflow runs and jobs, as a runner does. */
function createReport(server: LocalGitHub, main: string): (actions: Actions) => void {
  const reported = new Map<number, string>();
  const isNew = (id: number, state: object): boolean => {
    const text = JSON.stringify(state);
    if (reported.get(id) === text) return false;
    reported.set(id, text);
    return true;
  };
  const firstAttempts = new Map<number, number>();
  const copies = new Map<string, number>();
  /** Returns the id of a job in an attempt: a later one has those that did not run again as jobs of its own. */
  const idOf = (id: number, attempt: number): number => {
    const first = firstAttempts.get(id) ?? attempt;
    firstAttempts.set(id, first);
    if (first === attempt) return id;
    const key = `${id} ${attempt}`;
    const copy = copies.get(key) ?? server.newJobId();
    copies.set(key, copy);
    return copy;
  };
  return ({ runs }) => {
    for (const run of runs) {
      const { id, title, event, attempt } = run;
      const { status, conclusion } = toRun(run);
      const state = { title, event, attempt, status: toStatus(status), conclusion };
      const place = { repository: fullName, workflow: workflowFile, headSha: main, headBranch: 'main' };
      const states = run.jobs.flatMap((job) => toState(run, job)).map((job) => ({ ...job, id: idOf(job.id, attempt) }));
      const jobs = states.filter((job) => isNew(job.id, job));
      if (isNew(id, state) || jobs.length > 0) server.reportRun({ id, ...place, ...state });
      for (const job of jobs) server.reportJob(job);
    }
  };
}

function toStatus(status: string): 'queued' | 'in_progress' | 'completed' {
  return status === 'completed' || status === 'queued' ? status : 'in_progress';
}

/** Returns the state of a job as a runner reports it: nothing while it waits for others. */
function toState(run: SimRun, { id, name, status, conclusion }: SimJob): readonly JobState[] {
  const job = { id, runId: run.id, name: `baton / ${name}` };
  if (status === 'waiting') return [];
  if (status === 'skipped') return [{ ...job, status: 'completed', conclusion: 'skipped' }];
  return [{ ...job, status, conclusion }];
}
