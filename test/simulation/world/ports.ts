import { createDeflate } from '../../../src/adapters/compress/deflate.ts';
import { createSigner, createVerifier, generateKeyPair } from '../../../src/adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../../src/adapters/crypto/node-hasher.ts';
import { createCommentStore } from '../../../src/adapters/store/comment-store.ts';
import { createDecodeMemory, type DecodeMemory } from '../../../src/core/record/decode-memory.ts';
import { createRedactor } from '../../../src/core/redaction/redactor.ts';
import type { EnginePorts } from '../../../src/engine/engine-ports.ts';
import { createDispatchingStarter } from '../../../src/host/dispatching-starter.ts';
import type { Signer, Verifier } from '../../../src/ports/crypto.ts';
import type { Dispatcher } from '../../../src/ports/dispatcher.ts';
import type { Listeners } from '../../../src/ports/events.ts';
import { type KnownSignatures, rememberSigned, rememberVerified } from '../../support/remember-verified.ts';
import type { Accounts } from './accounts.ts';
import type { Actions } from './actions.ts';
import type { Code } from './code.ts';
import type { Comments } from './comments.ts';
import { errorOf, type Faults, type RequestFault, requestFaults } from './faults.ts';
import type { IssueBoard } from './issues.ts';
import type { Limits, Reached } from './limits.ts';
import type { Pulls } from './pulls.ts';
import { refuse } from './refuse.ts';
import type { SimRun } from './runs.ts';
import type { Process, Schedule } from './schedule.ts';
import type { Texts } from './texts.ts';

/** The id is that of the first repository on the local GitHub, so that a play there signs the same. */
export const repository = { id: 2 ** 32 + 1, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } as const;
const keys = generateKeyPair('k1');
export const { publicKey, secret: signingKey } = keys;
export const hasher = createNodeHasher();
const compressor = createDeflate();
const plainVerifier = createVerifier([keys.publicKey]);
const plainSigner = createSigner(keys.secret);

/**
 * What the jobs of a play have decoded and verified. Without it half of a play would be to do so again in each job. It ends with its play,
 * since no other play has the same comments.
 */
interface Memory {
  readonly decoded: DecodeMemory;
  readonly verifier: Verifier;
  readonly signer: Signer;
}

export function createMemory(): Memory {
  if (!plainSigner.ok) throw new Error(plainSigner.error.message);
  const known: KnownSignatures = new Map();
  const verifier = rememberVerified(plainVerifier, known);
  return { decoded: createDecodeMemory(), verifier, signer: rememberSigned(plainSigner.value, known) };
}

/** What GitHub was asked through a port, and did not refuse for a limit. */
export interface Asked {
  /** The name of the job, `900.1 plan`, or `app`. */
  readonly by: string;
  /** The port and the method: `threads.create`. */
  readonly kind: string;
  /** The id of the App's piece of work. */
  readonly work: string | undefined;
}

/** What all jobs of a play share. */
export interface World {
  readonly schedule: Schedule;
  readonly comments: Comments;
  readonly board: IssueBoard;
  readonly code: Code;
  readonly pulling: Pulls;
  readonly accounts: Accounts;
  readonly texts: Texts;
  readonly actions: Actions;
  readonly faults: Faults;
  readonly limits: Limits;
  readonly memory: Memory;
  /** The events that listeners were sent, by their ids. */
  readonly told: string[];
  /** Everything that was written, in words, in order. */
  readonly writes: string[];
  readonly warnings: string[];
  /** What GitHub was asked, in order. */
  readonly asked: Asked[];
  /** Another GitHub in the place of the one in memory: the local one, where a play is played again. */
  readonly other?: OtherGitHub;
}

/** The ports that ask GitHub. */
const names = [
  'threads', 'edits', 'subjects', 'ledgers', 'permissions', 'reactions', 'commits', 'comparisons', 'pullRequests', 'pushTargets',
  'checks', 'issues', 'reviews', 'dispatcher', 'recent',
] as const; // biome-ignore format: a list to read at a glance

/** The ports of a job to GitHub, and to what git reads. */
export type JobGitHub = Pick<EnginePorts, Exclude<(typeof names)[number], 'dispatcher' | 'recent'> | 'bundles' | 'trials'> & {
  readonly dispatcher: Dispatcher;
  /** The threads in which Baton wrote lately. */
  readonly recent: { list(since: string): Promise<readonly number[]> };
};

/** A GitHub that is asked through Baton's own adapters. */
export interface OtherGitHub {
  /** The tip of the default branch. */
  readonly head: string;
  connect(job: { readonly run: SimRun; readonly process: Process }): JobGitHub;
  /** Returns the tip of a branch, if it exists. */
  readTip(branch: string): string | undefined;
}

/** The shares of requests that meet a fault, while a play may still have some. What fails around a write is what may be done twice or lost. */
const rates = { write: 0.07, read: 0.006, decoration: 0.004 } as const;
export const reading = /\.(?:list|read|ask|is|find|compare|download|tryMerges)/;

/** Puts every method of a port behind the schedule and the faults: a request is answered when its moment comes, or never. */
export function behind<T extends object>(
  port: T,
  name: string,
  { world, process }: { readonly world: World; readonly process: Process },
): T {
  return new Proxy(port, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key);
      if (typeof method !== 'function') return method;
      const kind = `${name}.${String(key)}`;
      if (kind === 'threads.listBackwards') return pagewise(target, { world, process });
      return (...given: readonly unknown[]) => ask({ world, process }, kind, () => method.apply(target, given));
    },
  });
}

/** A list of pages is read with one request for all of them: what it shows is that of one moment. */
function pagewise(target: object, job: { readonly world: World; readonly process: Process }) {
  const threads = target as EnginePorts['threads'];
  return async function* (...given: Parameters<EnginePorts['threads']['listBackwards']>) {
    const pages = await ask(job, 'threads.listBackwards', () => readPages(threads.listBackwards(...given)));
    for (const page of pages) yield page;
  };
}

export async function readPages<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

type Served<T> = { readonly isOver: true; readonly value: T } | { readonly isOver: false; readonly reached: Reached };

/** Asks GitHub, and waits for its limits as the clients of the adapters do: not longer than their patience. */
async function ask<T>(
  { world, process }: { readonly world: World; readonly process: Process },
  kind: string,
  answer: () => T | Promise<T>,
): Promise<T> {
  const { schedule, limits } = world;
  const served = await schedule.ask<Served<T>>({ process, kind }, async () => {
    const reached = limits.take(kind);
    return reached === undefined
      ? { isOver: true, value: await serve({ world, process }, kind, answer) }
      : { isOver: false, reached };
  });
  if (served.isOver) return served.value;
  const { wait, limit } = served.reached;
  if (wait > process.patience) throw errorOf(limit === 'content' ? 'refused' : 'rate-limited');
  process.patience -= wait;
  await schedule.sleep(process, wait);
  return ask({ world, process }, kind, answer);
}

/** Answers a request, with the fault that the seed has for it. */
async function serve<T>(
  { world, process }: { readonly world: World; readonly process: Process },
  kind: string,
  answer: () => T | Promise<T>,
): Promise<T> {
  const { actions, writes, asked } = world;
  asked.push({ by: process.name, kind, work: process.work });
  const fault = chooseFault(world, `${process.name} ${kind}`);
  if (fault === 'crash-before') {
    actions.crash(process);
    return await answerNever<T>();
  }
  if (fault === 'refused' || fault === 'rate-limited' || fault === 'unavailable') throw errorOf(fault);
  const value = await answer();
  if (!reading.test(kind)) writes.push(`${process.name}: ${kind}`);
  if (fault === 'crash-after') actions.crash(process);
  if (fault === 'answer-lost') throw errorOf(fault);
  return value;
}

const readFaults = requestFaults.filter((each) => each !== 'answer-lost' && each !== 'crash-after');

function chooseFault({ faults }: World, place: string): RequestFault | undefined {
  if (reading.test(place)) return faults.choose(place, readFaults, rates.read);
  return faults.choose(place, requestFaults, /reactions|minimise|Label/.test(place) ? rates.decoration : rates.write);
}

/** The answer to a process that has died: nobody waits for it, and the schedule drops it. */
async function answerNever<T>(): Promise<T> {
  return undefined as T;
}

/** Returns the bundles of agent jobs: one commit with one file, which some jobs have in common, so that now and then children conflict. */
export function bundlesOn(treeOf: (commit: string) => string): EnginePorts['bundles'] {
  return {
    async read({ base, head }) {
      const content = Buffer.from(`work of ${head.slice(0, 7)}`);
      const change = { path: `work-${head.charCodeAt(6) % 3}.md`, mode: '100644', content, before: null } as const;
      return { ok: true, value: [{ message: 'change', baseTree: treeOf(base), changes: [change] }] };
    },
  };
}

function connectInMemory({ comments, board, code, pulling, accounts, actions }: World): JobGitHub {
  return {
    threads: comments.threads,
    edits: comments.threads,
    subjects: board.subjects,
    ledgers: board.ledgers,
    permissions: accounts.permissions,
    reactions: board.reactions,
    issues: board.issues,
    ...code.ports,
    ...pulling.ports,
    checks: { readFailedJobs: async () => ({ jobs: [], left: 0 }) },
    // A commit and its tree have one id there.
    bundles: bundlesOn((commit) => commit),
    dispatcher: actions.dispatcher,
    recent: { list: async (since) => comments.recent(since) },
  };
}

/** Creates the ports of one job. */
export function createPorts(
  world: World,
  { run, process }: { readonly run: SimRun; readonly process: Process },
): EnginePorts & Pick<JobGitHub, 'recent'> {
  const job = { world, process };
  const { texts, schedule, warnings, memory } = world;
  const { decoded, verifier, signer } = memory;
  const github = world.other?.connect({ run, process }) ?? connectInMemory(world);
  const asked = { ...github };
  for (const name of names) Object.assign(asked, { [name]: behind(github[name], name === 'edits' ? 'threads' : name, job) });
  const { dispatcher, threads, ...others } = asked;
  return {
    store: createCommentStore({
      threads,
      repo: repository.id,
      hasher,
      compressor,
      verifier,
      signer,
      memory: decoded,
    }),
    threads,
    ...others,
    texts: behind(texts.forRun(run), 'texts', job),
    starter: createDispatchingStarter(dispatcher),
    workflowRuns: dispatcher,
    hasher,
    compressor,
    // The token of a plan job may not write contents, so it sends nothing.
    listeners: process.name.endsWith('publish') ? behind(noteTold(world), 'listeners', job) : undefined,
    signer,
    verifier,
    clock: {
      now: schedule.isoNow,
      sleep: (milliseconds) => schedule.sleep(process, milliseconds),
    },
    log: { info: () => undefined, warning: (text) => void warnings.push(`${process.name}: ${text}`), error: () => undefined },
    redactor: createRedactor([]),
  };
}

/** Creates the port that sends events to listeners. */
export function createListeners(hear: Listeners['send']): Listeners {
  return {
    async send(type, payload) {
      if (Object.keys(payload).length > 10) throw refuse({ status: 422, message: 'No more than 10 properties are allowed' });
      await hear(type, payload);
    },
  };
}

/** Returns the port that notes which events listeners were sent. */
export function noteTold({ told }: Pick<World, 'told'>): Listeners {
  return createListeners(async (_, { id }) => void told.push(String(id)));
}
