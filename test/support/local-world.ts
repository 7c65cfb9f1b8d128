import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import type { ReadRecords, TaskRecord } from '../../src/core/record/record.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Role } from '../../src/local/contract.ts';
import type { LoggedRequest } from '../../src/local/request-contract.ts';
import { createLocalRunner } from '../../src/local/runner/create-local-runner.ts';
import type { LocalRunner, RunnerOptions } from '../../src/local/runner-contract.ts';
import { performAction } from './job-process.ts';
import { type ControlledGitHub, createControlledGitHub } from './local-github/controlled-github.ts';
import { createSwitchboard, type Switchboard } from './local-world-agent.ts';
import { type WorldFiles, writeRepository } from './local-world-files.ts';
import { listComments, listJobs, readRecords, type WorldJob } from './local-world-reading.ts';

export const repositoryName = 'octo-org/ledger';

/** The file that `action.yml` names. */
const actionFile = join(process.cwd(), 'dist/action.js');

export interface WorldOptions extends WorldFiles {
  readonly private?: boolean;
  /** More people, with their roles. */
  readonly people?: Readonly<Record<string, Role>>;
  /** The environment that keeps the signing key, in place of the repository. */
  readonly keyIn?: string;
  /** Further secrets of the repository. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly jobsAtOnce?: number;
  /** GitHub's clock is this far behind that of the machines: what happened now seems to have happened then. */
  readonly behindMilliseconds?: number;
  /** Keep the folders of finished jobs, in `runnerFolder`. */
  readonly keepWorkspaces?: boolean;
  /** Tool cache of the jobs; each has its own, empty one when absent. */
  readonly tools?: string;
  /** Folders that stand first on the PATH of every step. */
  readonly path?: readonly string[];
  /** Node that runs actions, another than ours; they are processes then. */
  readonly node?: string;
  /**
   * Jobs run `dist/action.js` in processes of their own, as on GitHub: all, or those with these keys. Else our action is a function of
   * this process.
   */
  readonly processes?: boolean | readonly string[];
  /** Folder with our action and workflows, another than this checkout. */
  readonly action?: string;
}

type Change = Parameters<NonNullable<RunnerOptions['onJob']>>[0];

interface Call {
  /** Login; the maintainer when absent. */
  readonly as?: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
}

export interface LocalWorld {
  readonly server: ControlledGitHub;
  readonly runner: LocalRunner;
  readonly switchboard: Switchboard;
  readonly repository: { readonly id: number; readonly directory: string };
  readonly signingKey: string;
  readonly runnerFolder: string;
  readonly publicKey: string;
  /** Of the maintainer. */
  readonly token: string;
  /** A request of a person below the repository's address; throws unless it is accepted. */
  ask(path: string, call?: Call): Promise<unknown>;
  open(issue: { title?: string; body?: string; as?: string }): Promise<number>;
  label(number: number, name: string, as?: string): Promise<void>;
  /** A new issue with this label, and everything that follows from it. */
  run(pipeline: string, issue?: { title?: string; body?: string }): Promise<number>;
  /** Starts the caller's workflow by hand; the id of its run. */
  dispatch(inputs: Readonly<Record<string, string>>): Promise<number>;
  settle(): Promise<void>;
  thread(number: number): Promise<readonly Comment[]>;
  records(number: number): Promise<ReadRecords>;
  tasks(number: number): Promise<readonly TaskRecord[]>;
  /** Jobs that ran, in the order of their ends. */
  jobs(workflowRun?: number): readonly WorldJob[];
  /** Requests of jobs, without those of people. */
  requests(): readonly LoggedRequest[];
  /** What changed about jobs, in order. */
  readonly changes: readonly Change[];
  whenJob(act: (change: Change) => void): void;
  git(...args: readonly string[]): string;
  close(): Promise<void>;
}

/** Makes worlds for the tests of a file and ends them after the last one. */
export function useLocalWorlds(): (options: WorldOptions) => Promise<LocalWorld> {
  const worlds: LocalWorld[] = [];
  afterAll(async () => {
    await Promise.all(worlds.map((world) => world.close()));
  });
  return async (options) => {
    const world = await createLocalWorld(options);
    worlds.push(world);
    return world;
  };
}

async function createLocalWorld(options: WorldOptions): Promise<LocalWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-world-'));
  chmodSync(folder, 0o755);
  const switchboard = await createSwitchboard();
  const keys = generateKeyPair('k1');
  const from = join(folder, 'repository');
  writeRepository(from, options, { publicKey: keys.publicKey, port: switchboard.port });
  const { behindMilliseconds = 0 } = options;
  const server = await createControlledGitHub({ now: () => Date.now() - behindMilliseconds });
  const tokens = addPeople(server, { ...options, from, signingKey: keys.secret });
  const repository = tokens.repository;
  const changes: Change[] = [];
  const acts: ((change: Change) => void)[] = [];
  const runner = createLocalRunner(server, {
    uses: { 'baton-agents/baton': options.action ?? process.cwd() },
    directory: join(folder, 'runner'),
    ...(options.processes === true || options.node !== undefined ? {} : { functions: { [actionFile]: performAction } }),
    processes: typeof options.processes === 'object' ? options.processes : [],
    grace: { interrupt: 200, terminate: 200 },
    jobsAtOnce: options.jobsAtOnce ?? 4,
    keepWorkspaces: options.keepWorkspaces ?? false,
    ...(options.node === undefined ? {} : { node: options.node }),
    ...(options.tools === undefined ? {} : { tools: options.tools }),
    ...(options.path === undefined ? {} : { path: options.path }),
    onJob(change) {
      changes.push(change);
      for (const act of acts) act(change);
    },
  });
  const ask = createAsk(server, tokens.byLogin);
  const token = tokens.byLogin.get('mona') ?? '';
  const basics = {
    token,
    server,
    runner,
    switchboard,
    repository,
    signingKey: keys.secret,
    publicKey: keys.publicKey,
    ask,
    changes,
    runnerFolder: join(folder, 'runner'),
  };
  return {
    ...basics,
    ...createActions({ ask, runner, server }),
    ...createReadings({ ask, runner, server, repository, publicKey: keys.publicKey }),
    whenJob: (act) => void acts.push(act),
    git: (...args) => execFileSync('git', args, { cwd: repository.directory, encoding: 'utf8' }).trim(),
    async close() {
      switchboard.close();
      await runner.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `mona` may do everything, `hubot` may only read; a test may name more people. */
function addPeople(server: ControlledGitHub, facts: WorldOptions & { from: string; signingKey: string }) {
  const repository = server.addRepository({ name: repositoryName, private: facts.private ?? false, from: facts.from });
  const roles: Readonly<Record<string, Role>> = { mona: 'admin', hubot: 'read', 'robot[bot]': 'write', ...facts.people };
  const byLogin = Object.entries(roles).map(([login, role]) => {
    const { token } = server.addUser({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' });
    server.setRole(repositoryName, login, role);
    return [login, token] as const;
  });
  const key = { name: 'BATON_SIGNING_KEY', value: facts.signingKey };
  if (facts.keyIn !== undefined) server.setEnvironmentSecret(repositoryName, { environment: facts.keyIn, ...key });
  const own = facts.unsigned === true || facts.keyIn !== undefined ? {} : { [key.name]: key.value };
  for (const [name, value] of Object.entries({ ...own, ...facts.secrets })) {
    server.setSecret(repositoryName, name, value);
  }
  return { repository, byLogin: new Map(byLogin) };
}

function createAsk(server: ControlledGitHub, tokens: ReadonlyMap<string, string>): LocalWorld['ask'] {
  return async (path, { as = 'mona', method = 'GET', body } = {}) => {
    const response = await fetch(`${server.apiUrl}/repos/${repositoryName}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.get(as)}`, accept: 'application/vnd.github+json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

type Actor = Pick<LocalWorld, 'ask' | 'runner' | 'server'>;
type Actions = Pick<LocalWorld, 'open' | 'label' | 'run' | 'dispatch' | 'settle'>;

function createActions({ ask, runner, server }: Actor): Actions {
  const open: Actions['open'] = async ({ title = 'A bug', body = 'It does not work.', as = 'hubot' }) => {
    const issue = (await ask('/issues', { as, method: 'POST', body: { title, body } })) as { number: number };
    return issue.number;
  };
  const label: Actions['label'] = async (number, name, as = 'mona') => {
    await ask(`/issues/${number}/labels`, { as, method: 'POST', body: { labels: [name] } });
  };
  const settle = async (): Promise<void> => {
    await runner.idle();
    await server.idle();
  };
  return {
    open,
    label,
    settle,
    async run(pipeline, issue = {}) {
      const number = await open(issue);
      await label(number, pipeline);
      await settle();
      return number;
    },
    async dispatch(inputs) {
      const body = { ref: 'main', inputs, return_run_details: true };
      const path = '/actions/workflows/baton.yml/dispatches';
      return ((await ask(path, { method: 'POST', body })) as { workflow_run_id: number }).workflow_run_id;
    },
  };
}

type Readings = Pick<LocalWorld, 'thread' | 'records' | 'tasks' | 'jobs' | 'requests'>;

function createReadings(world: Actor & Pick<LocalWorld, 'repository' | 'publicKey'>): Readings {
  const thread: Readings['thread'] = (number) => listComments(world.ask, number);
  const records: Readings['records'] = async (number) => readRecords(await thread(number), { ...world, subject: number });
  return {
    thread,
    records,
    async tasks(number) {
      const all = (await records(number)).records.map(({ record }) => record);
      return all.filter((record): record is TaskRecord => record.kind === 'task');
    },
    jobs: (workflowRun) => listJobs(world.runner).filter(({ runId }) => workflowRun === undefined || runId === workflowRun),
    requests: () => world.server.requests.filter(({ by }) => /^(?:forward|plan|agent|publish|baton|first|second)/.test(by)),
  };
}
