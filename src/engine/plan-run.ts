import type { Config } from '../core/config/config-schema.ts';
import { parseConfig } from '../core/config/parse-config.ts';
import { selectPipeline } from '../core/config/select-pipeline.ts';
import { decide } from '../core/pipeline/decide.ts';
import { nextRunName } from '../core/pipeline/names.ts';
import type { Problem } from '../core/problem.ts';
import type { RunBody, StoredRecord } from '../core/record/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import { renderRunComment } from '../core/text/record-comments.ts';
import { renderStatusComment, statusMarker } from '../core/text/status-comment.ts';
import { matchPipelines, type PipelineMatch } from '../core/trigger/match-pipelines.ts';
import { takeNewestComments } from '../core/trigger/take-newest-comments.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import { awaitVisible } from './await-visible.ts';
import type { Order } from './build-order.ts';
import type { Engine } from './engine-ports.ts';
import { performEffects } from './perform-effects.ts';
import { type RunReading, readRun } from './read-run.ts';

export interface PlanRequest {
  readonly trigger: Trigger;
  readonly configText: string;
  /** Commit of the default branch that the config was read at. */
  readonly commit: string;
  /** Whether the first order for an agent is carried out in this workflow run. */
  readonly inline: boolean;
}

export interface PlannedRun {
  readonly run: string;
  readonly pipeline: string;
  readonly started: readonly string[];
}

export interface Planned {
  readonly matches: readonly PipelineMatch[];
  readonly runs: readonly PlannedRun[];
  /** Pipelines that matched and were not started, with the reason in words. */
  readonly refused: readonly { readonly pipeline: string; readonly reason: string }[];
  readonly inline: Order | undefined;
}

/** Starts a run of every pipeline that the trigger matches. Runs under the subject's lock. */
export async function planRun(engine: Engine, request: PlanRequest): Promise<Result<Planned, readonly Problem[]>> {
  const config = parseConfig(request.configText);
  if (!config.ok) return failure(config.error);
  const problem = checkKey(engine, config.value);
  if (problem !== undefined) return failure([problem]);

  const matches = await findMatches(engine, { trigger: request.trigger, config: config.value });
  const runs: PlannedRun[] = [];
  const refused: { pipeline: string; reason: string }[] = [];
  let inline: Order | undefined;
  for (const { pipeline } of matches.filter((match) => match.matched)) {
    const started = await startRun(engine, {
      ...request,
      pipeline,
      config: config.value,
      inline: request.inline && inline === undefined,
    });
    if (!started.ok) refused.push({ pipeline, reason: started.error });
    else {
      runs.push({ run: started.value.run, pipeline, started: started.value.started });
      inline ??= started.value.inline;
    }
  }
  return success({ matches, runs, refused, inline });
}

/** The secret must belong to a key of the config; keys without a secret mean stop, never unsigned (DESIGN 2). */
function checkKey(engine: Engine, config: Config): Problem | undefined {
  const { publicKey, keyId } = engine.ports.signer;
  const keys = config.signing?.keys ?? [];
  if (keys.includes(publicKey)) return undefined;
  return {
    code: 'BATON-E904',
    path: 'signing.keys',
    message: `The secret signs as "${keyId}", but its public half ${publicKey} is not in signing.keys (${keys.length === 0 ? 'there are none' : keys.join(', ')}). Add it there, or pass the secret that fits.`,
  };
}

/** The role is asked for only when it is all that still decides. */
async function findMatches(engine: Engine, facts: { trigger: Trigger; config: Config }): Promise<readonly PipelineMatch[]> {
  const best = matchPipelines({ ...facts, role: 'admin' });
  if (!best.some((match) => match.matched)) return matchPipelines({ ...facts, role: undefined });
  const role = await engine.ports.permissions.findRole(facts.trigger.actor.login);
  return matchPipelines({ ...facts, role });
}

interface StartRequest extends PlanRequest {
  readonly pipeline: string;
  readonly config: Config;
}

interface StartedPipeline {
  readonly run: string;
  readonly started: readonly string[];
  readonly inline: Order | undefined;
}

async function startRun(engine: Engine, request: StartRequest): Promise<Result<StartedPipeline, string>> {
  const { subject } = request.trigger;
  const newest = await engine.ports.store.findNewestRun({
    subject: subject.number,
    pipeline: request.pipeline,
    total: subject.comments,
  });
  const own = newest.run !== undefined && isOurs(engine, newest.run) ? newest.run : undefined;
  if (newest.run !== undefined && own === undefined) {
    const active = await findActive(engine, { newest: newest.run, subject: subject.number });
    if (active !== undefined) return failure(`run ${active} of this pipeline has not ended`);
  }
  const stored = own ?? (await writeRun(engine, { request, newest: newest.run?.record.run, comments: newest.comments }));
  return begin(engine, { stored, inline: request.inline, recovering: own !== undefined });
}

function isOurs(engine: Engine, newest: StoredRecord): boolean {
  return newest.record.kind === 'run' && newest.record.body.workflowRun.id === engine.settings.workflowRun.id;
}

async function findActive(engine: Engine, facts: { newest: StoredRecord; subject: number }): Promise<string | undefined> {
  const { record, comment } = facts.newest;
  if (record.kind !== 'run') return undefined;
  const reading = await readRun(engine, {
    run: record.run,
    subject: facts.subject,
    first: { id: comment, at: facts.newest.writtenAt ?? record.body.startedAt },
  });
  return reading.ok && reading.value.state.end !== undefined ? undefined : record.run;
}

interface NewRun {
  readonly request: StartRequest;
  readonly newest: string | undefined;
  readonly comments: readonly {
    readonly id: number;
    readonly body: string;
    readonly author: { readonly login: string } | null;
  }[];
}

async function writeRun(engine: Engine, facts: NewRun): Promise<StoredRecord> {
  const { request } = facts;
  const { subject } = request.trigger;
  const run = nextRunName(request.pipeline, { subject: subject.number, newest: facts.newest });
  const body: RunBody = {
    pipeline: request.pipeline,
    trigger: request.trigger,
    comments: takeNewestComments(facts.comments).map(({ id, author, body }) => ({ id, author: author?.login ?? 'ghost', body })),
    commit: request.commit,
    config: selectPipeline(request.config, request.pipeline),
    head: subject.head?.sha ?? request.commit,
    startedAt: engine.ports.clock.now(),
    workflowRun: engine.settings.workflowRun,
  };
  const [stored] = await engine.ports.store.append({
    subject: subject.number,
    tip: { seq: 0, digest: '' },
    drafts: [{ kind: 'run', run, task: '', attempt: 0, execution: 0, body }],
    visible: renderRunComment({ run, body }),
  });
  if (stored === undefined) throw new Error('The store appended nothing.');
  return stored;
}

async function begin(
  engine: Engine,
  facts: { stored: StoredRecord; inline: boolean; recovering: boolean },
): Promise<Result<StartedPipeline, string>> {
  const { record, comment } = facts.stored;
  if (record.kind !== 'run') throw new Error('A run starts with a run record.');
  const first = { id: comment, at: facts.stored.writtenAt ?? record.body.startedAt };
  const order = { run: record.run, subject: record.subject, first };
  const reading = await awaitVisible(engine, order, comment);
  if (!reading.ok) return failure(reading.error.message);
  const status = await createStatus(engine, { reading: reading.value, recovering: facts.recovering, since: first.at });
  const performed = await performEffects(engine, {
    effects: decide(reading.value.state, { cause: record.seq, now: engine.ports.clock.now() }).filter(
      ({ kind }) => kind !== 'update-status',
    ),
    reading: reading.value,
    first,
    status,
    recovering: facts.recovering,
    inline: facts.inline,
  });
  return success({ run: record.run, ...performed });
}

/** The status comment of the run; after a crash the one that is there already, if our own account wrote it. */
async function createStatus(engine: Engine, facts: { reading: RunReading; recovering: boolean; since: string }): Promise<number> {
  const { state } = facts.reading;
  const marker = statusMarker(state.run.run);
  if (facts.recovering) {
    const thread = await engine.ports.threads.listSince(state.run.subject, facts.since);
    const author = thread.find(({ id }) => facts.reading.stored.some((stored) => stored.comment === id))?.author?.id;
    const own = thread.find((comment) => comment.author?.id === author && comment.body.endsWith(marker));
    if (own !== undefined) return own.id;
  }
  return (await engine.ports.threads.create(state.run.subject, renderStatusComment(state), marker)).id;
}
