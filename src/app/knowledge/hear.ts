import { z } from 'zod';
import type { RecallArtifact, RunArtifacts } from '../../adapters/github/artifact-source.ts';
import type { RecallNode } from '../../adapters/github/thread/swap-eyes.ts';
import { parseJson } from '../../core/json/json-value.ts';
import type { AppStore } from '../../ports/queue.ts';
import { createKnownBranches, type KnownBranches } from './known-branches.ts';
import { isMarked } from './known-threads.ts';
import { readListeningSince } from './listening-since.ts';
import { createThreadMemory, type ThreadMemory } from './thread-memory.ts';

/** The knowledge that the App has of GitHub, and the ears by which it learns that something has changed. */
export interface Knowledge {
  readonly branches: KnownBranches;
  /** The artifacts of workflow runs whose agent job is over. */
  readonly artifacts: ReturnType<typeof createKnownArtifacts>;
  threads(repository: number): ThreadMemory;
  /** Learns from a delivery. Whatever is not certain is forgotten. */
  hear(delivery: { readonly name: string; readonly body: string }): Promise<void>;
  /** Returns a function that recalls the ids of issues and pull requests in GraphQL, which their events tell. */
  nodes(repository: number): RecallNode;
  /** Returns the numeric id of our own account at an installation, which `ask` finds out the first time. */
  readOwnAccount(installation: number, ask: () => Promise<number>): Promise<number>;
}

const repository = z.object({ id: z.int(), default_branch: z.string() });
/** In the event of a push GitHub writes its time in seconds, elsewhere in words. */
const pushTime = z.union([z.number().transform((seconds) => seconds * 1_000), z.string().transform((time) => Date.parse(time))]);
const pushSchema = z.object({
  ref: z.string(),
  before: z.string(),
  after: z.string(),
  repository: repository.extend({ pushed_at: pushTime.nullish() }),
});

const thread = z.object({
  number: z.int(),
  node_id: z.string().optional(),
  comments: z.int().default(0),
  created_at: z.string(),
});
const threadSchema = z.object({ action: z.string(), issue: thread.optional(), pull_request: thread.optional(), repository });

const commentSchema = z.object({
  action: z.string(),
  issue: z.object({ number: z.int() }),
  comment: z.object({
    id: z.int(),
    updated_at: z.string(),
    body: z.string(),
    user: z.object({ id: z.int() }).nullish(),
    performed_via_github_app: z.object({ id: z.int() }).nullish(),
  }),
  changes: z.object({ body: z.object({ from: z.string() }).optional() }).optional(),
  sender: z.object({ id: z.int(), type: z.string() }),
  repository,
});

/** The longest time after which the opening of a thread still says that nothing is on it. Later it may come from a replay. */
const freshMilliseconds = 600_000;

/** Creates the knowledge of the App, whose id is `appId`, in its store. Every process of the App sees the same. `now`: in milliseconds. */
export function createKnowledge({ store, now, appId }: { store: AppStore; now: () => number; appId: number }): Knowledge {
  const branches = createKnownBranches({ store, now });
  const hearing = (): Promise<string> => readListeningSince(store);
  const threads = (id: number): ThreadMemory => createThreadMemory({ store, repository: id, now, hearing });
  const accountKey = (installation: number): string => `own-accounts/${installation}`;
  const handlers: Readonly<Record<string, (body: unknown) => Promise<void>>> = {
    push: (body) => hearPush(branches, body),
    issues: (body) => hearThread({ threads, store, now }, body),
    pull_request: (body) => hearThread({ threads, store, now }, body),
    issue_comment: (body) => hearComment({ threads, appId }, body),
  };
  return {
    branches,
    artifacts: createKnownArtifacts({ store, now }),
    threads,
    async hear({ name, body }) {
      const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
      if (handler !== undefined && (name !== 'issue_comment' || body.includes('baton'))) await handler(parseJson(body));
    },
    nodes: (id) => (subject) => store.get(nodeKey(id, subject)),
    async readOwnAccount(installation, ask) {
      const known = await store.get(accountKey(installation));
      if (known !== undefined) return Number(known);
      const own = await ask();
      await store.put(accountKey(installation), String(own));
      return own;
    },
  };
}

async function hearPush(branches: KnownBranches, body: unknown): Promise<void> {
  const { data } = pushSchema.safeParse(body);
  if (data === undefined) return;
  const branch = data.repository.default_branch;
  const { before, after } = data;
  const pushedAt = data.repository.pushed_at ?? Number.NaN;
  if (data.ref === `refs/heads/${branch}`) await branches.hear(data.repository.id, { branch, before, after, pushedAt });
}

interface ThreadEars {
  readonly threads: Knowledge['threads'];
  readonly store: AppStore;
  readonly now: () => number;
}

const nodeKey = (repository: number, subject: number): string => `nodes/${repository}/${subject}`;
/** The time for which an id is kept after an event, longer than most runs take. */
const nodeMilliseconds = 7 * 86_400_000;

/** Learns that a thread was made, so that nothing is on it, or that it is gone. */
async function hearThread({ threads, store, now }: ThreadEars, body: unknown): Promise<void> {
  const { data } = threadSchema.safeParse(body);
  const about = data?.issue ?? data?.pull_request;
  if (data === undefined || about === undefined) return;
  const memory = threads(data.repository.id);
  if (data.action === 'deleted' || data.action === 'transferred') return memory.forget(about.number);
  const { number, node_id: node } = about;
  const expiresAt = new Date(now() + nodeMilliseconds).toISOString();
  // Its label starts a run, which reacts.
  if (data.action === 'labeled' && node !== undefined) await store.put(nodeKey(data.repository.id, number), node, { expiresAt });
  const isFresh = about.comments === 0 && Date.parse(about.created_at) > now() - freshMilliseconds;
  // Our summary may be on a pull request of ours before its opening is heard.
  if (data.action === 'opened' && data.issue !== undefined && isFresh) await memory.open(number, Date.parse(about.created_at));
}

/** Forgets the thread of a comment with a marker that others wrote, changed or deleted. The App has stored its own writes before. */
async function hearComment(ears: Pick<ThreadEars, 'threads'> & { appId: number }, body: unknown): Promise<void> {
  const { data } = commentSchema.safeParse(body);
  if (data === undefined) return;
  const { action, comment, changes, issue } = data;
  if (!isMarked(comment.body) && !isMarked(changes?.body?.from ?? '')) return;
  const isByUs = data.sender.type === 'Bot' && data.sender.id === comment.user?.id;
  const isOurs = isByUs && comment.performed_via_github_app?.id === ears.appId;
  const memory = ears.threads(data.repository.id);
  if (!isOurs || (action !== 'created' && action !== 'edited')) return memory.forget(issue.number, comment.id);
  await memory.hear(issue.number, { ...comment, updatedAt: comment.updated_at });
}

/** The results of a job are read within minutes. */
const rememberedMilliseconds = 3_600_000;

/** Creates the memory of artifacts in the store of the App. */
function createKnownArtifacts({ store, now }: Pick<Parameters<typeof createKnowledge>[0], 'store' | 'now'>) {
  const keyOf = (repository: number, run: number): string => `run-artifacts/${repository}/${run}`;
  return {
    remember: (repository: number, run: number, artifacts: RunArtifacts['artifacts']) =>
      store.put(keyOf(repository, run), JSON.stringify(artifacts), {
        expiresAt: new Date(now() + rememberedMilliseconds).toISOString(),
      }),
    recall:
      (repository: number): RecallArtifact =>
      async ({ run, id }) => {
        const text = await store.get(keyOf(repository, run));
        const known = text === undefined ? [] : (JSON.parse(text) as RunArtifacts['artifacts']);
        return known.find((artifact) => artifact.id === id);
      },
  };
}
