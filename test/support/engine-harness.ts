import { createDeflate } from '../../src/adapters/compress/deflate.ts';
import { createSigner, createVerifier, generateKeyPair } from '../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { createCommentStore } from '../../src/adapters/store/comment-store.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { StoredRecord } from '../../src/core/record/record.ts';
import { createRedactor } from '../../src/core/redaction/redactor.ts';
import { executionTitle } from '../../src/core/run/names.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import type { Engine, EnginePorts } from '../../src/engine/engine-ports.ts';
import { GitHubError, type PulledSubject } from '../../src/ports/github.ts';
import {
  createHarnessWorld,
  type HarnessLedgers,
  type HarnessPublishing,
  type HarnessWorld,
  type PushFacts,
} from './harness-world.ts';
import { rememberVerified } from './remember-verified.ts';
import { createRunTexts, type RunTexts } from './run-texts.ts';
import { createStandings, type Standings } from './standings.ts';
import { tellWrites } from './watch-port.ts';
import { createWatchedThreads, type WatchedThreads } from './watched-threads.ts';

/** Thrown where a crash is wanted. */
export class Crash extends Error {}

export interface Harness {
  readonly engine: Engine;
  readonly threads: WatchedThreads;
  readonly ledgers: HarnessLedgers;
  readonly texts: RunTexts;
  readonly publicKey: string;
  /** Every write to the outside, in words, in order. */
  readonly writes: readonly string[];
  /** Orders that were started, in order. */
  readonly started: readonly Dispatch[];
  readonly branches: Map<string, string>;
  /** Labels that were added to the subject. */
  readonly labels: ReadonlySet<string>;
  /** Warnings of the log. */
  readonly warnings: readonly string[];
  readonly pulls: HarnessPublishing['pulls'];
  readonly publishing: HarnessPublishing;
  readonly reactions: HarnessWorld['reactions'];
  /** The n-th write from now on succeeds, and then the process is gone. Undefined ends it. */
  crashAfter(writes: number | undefined): void;
  records(): Promise<readonly StoredRecord[]>;
}

export interface HarnessOptions extends Standings, PushFacts {
  /** GitHub lists no workflow run yet of those that were started. */
  readonly unlisted?: boolean;
  readonly secrets?: readonly string[];
  readonly run?: number;
  /** No key: records count by who wrote them. */
  readonly unsigned?: boolean;
  /** What a push to the pull request of the run meets; by default nothing is in its way. */
  readonly failedJobs?: Partial<Awaited<ReturnType<EnginePorts['checks']['readFailedJobs']>>>;
  readonly pull?: PulledSubject;
  readonly files?: readonly string[] | 'unavailable';
  readonly labeledAt?: string;
}

export const repositoryId = 7;
export const subjectNumber = 42;
const keys = generateKeyPair('k1');

/** The engine with real records, signatures and store; only GitHub and the clock are ours. */
export function createHarness(options: HarnessOptions = {}): Harness {
  const threads = createWatchedThreads();
  const texts = createRunTexts(options.run);
  const writes: string[] = [];
  const started: Dispatch[] = [];
  const labels = new Set<string>();
  const warnings: string[] = [];
  const time = { now: Date.UTC(2026, 2, 18, 9) };
  let left: number | undefined;
  const written = (what: string): void => {
    writes.push(what);
    if (left !== undefined && --left === 0) throw new Crash(`after ${what}`);
  };
  const world = createHarnessWorld({ written, countComments: threads.count, now: () => time.now, facts: options });
  const { reactions, ledgers, branches, publishing } = world;
  const facts = { ...world, options, time, threads, texts, written, started, labels, warnings };
  const ports = createPorts(facts);
  return {
    engine: {
      ports,
      settings: {
        repository: { id: repositoryId, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' },
        via: 'action',
        workflowRun: { id: options.run ?? 900, attempt: 1, url: 'https://github.com/octo-org/ledger/actions/runs/900' },
        serverUrl: 'https://github.com',
      },
    },
    threads,
    ledgers,
    texts,
    publicKey: keys.publicKey,
    writes,
    started,
    branches,
    pulls: publishing.pulls,
    publishing,
    reactions,
    labels,
    warnings,
    crashAfter: (count) => {
      left = count;
    },
    records: async () => (await ports.store.readSince(subjectNumber, '2000-01-01T00:00:00Z')).records,
  };
}

interface PortFacts extends HarnessWorld {
  readonly options: HarnessOptions;
  readonly threads: WatchedThreads;
  readonly texts: RunTexts;
  /** The time of the harness, which goes on by a second whenever it is asked for. */
  readonly time: { now: number };
  readonly written: (what: string) => void;
  readonly started: Dispatch[];
  readonly labels: Set<string>;
  readonly warnings: string[];
}

function createPorts(facts: PortFacts): EnginePorts {
  const { threads, written, started, publishing } = facts;
  const signer = createSigner(keys.secret);
  if (!signer.ok) throw new Error(signer.error.message);
  const hasher = createNodeHasher();
  const compressor = createDeflate();
  const verifier = rememberVerified(createVerifier([keys.publicKey]));
  const signing = facts.options.unsigned === true ? { provenance: threads.provenance } : { signer: signer.value };
  const counted: EnginePorts['threads'] = {
    ...threads,
    async create(subject, body, key) {
      const comment = await threads.create(subject, body, key);
      written(`comment ${comment.id}`);
      return comment;
    },
    async update(comment, body) {
      await threads.update(comment, body);
      written(`update ${comment}`);
    },
  };
  return {
    store: createCommentStore({ threads: counted, repo: repositoryId, hasher, compressor, verifier, ...signing }),
    threads: counted,
    edits: threads,
    subjects: {
      readLabeledAt: async () => facts.options.labeledAt,
      readPullRequest: async () => facts.options.pull,
      async listChangedFiles() {
        if (facts.options.files === 'unavailable')
          throw new GitHubError('try later', { reason: 'unavailable', status: 503, code: 'BATON-E804' });
        return facts.options.files ?? [];
      },
      listReviewComments: async () => [],
      async addLabels(number, names) {
        for (const name of names) facts.labels.add(name);
        written(`label ${number} ${names.join(' ')}`);
      },
      async removeLabel(number, name) {
        facts.labels.delete(name);
        written(`unlabel ${number} ${name}`);
      },
    },
    ledgers: facts.ledgers,
    permissions: createStandings(facts.options),
    reactions: facts.reactions,
    commits: facts.commits,
    comparisons: facts.comparisons,
    pullRequests: publishing.pullRequests,
    pushTargets: facts.pushTargets,
    checks: { readFailedJobs: async () => ({ jobs: [], left: 0, ...facts.options.failedJobs }) },
    issues: publishing.issues,
    reviews: publishing.reviews,
    bundles: { read: async () => ({ ok: true, value: [{ message: 'change', baseTree: 't'.repeat(40), changes: [] }] }) },
    trials: { tryMerges: async (_onto, ranges) => ranges.map(() => ({ kind: 'nothing' as const })) },
    texts: tellWrites(facts.texts, { save: ([name]) => `artifact ${name}` }, written),
    starter: {
      async start({ dispatch }) {
        started.push(dispatch);
        written(`start ${executionTitle(dispatch)}`);
        return { id: 1000 + started.length, url: `https://github.com/octo-org/ledger/actions/runs/${1000 + started.length}` };
      },
    },
    workflowRuns: {
      listRuns: async (title) =>
        (facts.options.unlisted === true ? [] : started).flatMap((dispatch, index) =>
          executionTitle(dispatch) === title
            ? [{ id: 1001 + index, title, status: 'in_progress', conclusion: null, url: '' }]
            : [],
        ),
      // The workflow run that planned carries out the first task.
      listJobs: async () => [{ id: 1, name: 'agent', status: 'in_progress', conclusion: null, url: '', began: true, attempt: 1 }],
      listBroken: async () => [],
      cancel: async () => false,
      rerunJob: async () => undefined,
    },
    hasher,
    compressor,
    ...signing,
    verifier,
    clock: { now: () => tick(facts.time), sleep: async () => undefined },
    log: { info: () => undefined, warning: (message) => void facts.warnings.push(message), error: () => undefined },
    redactor: createRedactor(facts.options.secrets ?? []),
  };
}

function tick(time: { now: number }): string {
  const now = new Date(time.now).toISOString();
  time.now += 1_000;
  return now;
}

export const headSha = 'a'.repeat(40);

export function buildTrigger(changes: Partial<Trigger['subject']> = {}): Trigger {
  return {
    kind: 'issue-labeled',
    repository: { id: repositoryId, owner: 'octo-org', name: 'ledger', defaultBranch: 'main', private: false },
    subject: {
      kind: 'issue',
      number: subjectNumber,
      title: 'The tests fail',
      body: 'Please look.',
      author: { id: 2, login: 'reporter' },
      association: 'NONE',
      labels: ['agent-ready'],
      url: 'https://github.com/octo-org/ledger/issues/42',
      comments: 0,
      createdAt: '2026-03-18T08:00:00Z',
      ...changes,
    },
    actor: { id: 1, login: 'mona' },
    label: 'agent-ready',
  };
}

/** What an agent job passes on for an order. */
export function buildOutput(dispatch: Dispatch, changes: Partial<AgentOutput> = {}): AgentOutput {
  const { run, task, attempt, execution } = dispatch;
  return {
    version: 1,
    run,
    task,
    attempt,
    execution,
    outcome: 'succeeded',
    handoff: { version: 1, summary: `summary of ${task}` },
    results: {},
    outputs: [],
    isolated: true,
    startedAt: '2026-03-18T09:00:00.000Z',
    finishedAt: '2026-03-18T09:00:02.000Z',
    warnings: [],
    ...changes,
  };
}

/** Commits as an agent job would announce them. */
export function buildCommits(base = headSha): NonNullable<AgentOutput['commits']> {
  const bundle = { artifactId: 5, file: 'commits.bundle', bytes: 10, sha256: `sha256:${'0'.repeat(64)}` };
  return { bundle, base, head: 'b'.repeat(40) };
}
