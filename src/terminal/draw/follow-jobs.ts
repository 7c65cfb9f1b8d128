import { z } from 'zod';
import { type ChildCalls, childCallsSchema } from '../../core/children/child.ts';
import { stageOfConfig } from '../../core/children/task-name.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { isAgentStage, type Stage } from '../../core/config/schema/stage-schema.ts';
import { parseJson } from '../../core/json/json-value.ts';
import { parseRunName } from '../../core/run/names.ts';
import type { LocalRunnerJob } from '../../local/runner-contract.ts';

/** One start of a stage, as far as its workflow run tells. */
export interface StageWork {
  readonly run: string;
  readonly stage: string;
  readonly execution: number;
  /** The place of the stage, or of that of a child, in its pipeline, from 1, and the number of stages. */
  readonly place: { readonly number: number; readonly of: number } | undefined;
  /** The name of the engine, or of the built-in. */
  readonly worker: string;
}

/** Something that people want to hear about. */
export type JobNews =
  | { readonly kind: 'begun'; readonly work: StageWork; readonly job: number }
  | { readonly kind: 'ended'; readonly work: StageWork; readonly job: number; readonly end: StageEnd }
  /** A job that belongs to no stage: a plain step, or a job that failed. */
  | { readonly kind: 'job'; readonly text: string };

export interface StageEnd {
  /** An outcome, `crashed` where the job left none, or `waiting` where the agent waits for children. */
  readonly outcome: string;
  readonly milliseconds: number;
  /** The first line of what it left; empty for nothing. */
  readonly summary: string;
}

/** Turns the jobs of a runner into news of stages. Jobs that plan, publish for an agent or are skipped are no news. */
export function createJobFollower(config: Config | undefined): (job: LocalRunnerJob) => JobNews | undefined {
  const orders = new Map<number, Order>();
  return (job) => {
    if (job.conclusion === 'skipped') return undefined;
    const role = job.name.split(' / ').at(-1) ?? '';
    const ordered = role === 'plan' ? parseOrder(job.finished?.outputs.task) : undefined;
    if (ordered !== undefined) orders.set(job.runId, ordered);
    const order = orders.get(job.runId) ?? parseOrder(job.inputs.task);
    if (order === undefined) return describeOther(job, role);
    const stage = findStage(config, order);
    return role === workerRole(stage) ? describeStage(job, describeWork(order, stage)) : describeOther(job, role);
  };
}

/** Returns the role of the job that does the work of a stage. Publishing is all that a built-in does. */
function workerRole(stage: FoundStage | undefined): string {
  return stage !== undefined && !isAgentStage(stage.definition) ? 'publish' : 'agent';
}

interface Order {
  readonly run: string;
  readonly task: string;
  readonly execution: number;
  /** The agent, which after a transfer is not the stage's own. */
  readonly agent?: string | undefined;
}

const orderSchema = z.object({ run: z.string(), task: z.string(), execution: z.number(), agent: z.string().optional() });

function parseOrder(text: string | undefined): Order | undefined {
  if (text === undefined || text === '') return undefined;
  const parsed = orderSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : undefined;
}

interface FoundStage {
  readonly definition: Stage;
  readonly place: NonNullable<StageWork['place']>;
  /** The engine or the built-in; the agent where the engine is a program of the user. */
  readonly worker: string;
}

function findStage(config: Config | undefined, { run, task, agent }: Order): FoundStage | undefined {
  const pipeline = config?.pipelines[parseRunName(run, Object.keys(config.pipelines))?.pipeline ?? ''];
  const name = stageOfConfig(task);
  const definition = pipeline?.stages[name];
  if (config === undefined || pipeline === undefined || definition === undefined) return undefined;
  const names = Object.keys(pipeline.stages);
  const worker = isAgentStage(definition) ? nameWorker(config, agent ?? definition.agent) : definition.uses;
  return { definition, place: { number: names.indexOf(name) + 1, of: names.length }, worker };
}

/** Returns the engine of an agent. A program of the user is better known by the name of its agent. */
function nameWorker({ agents }: Config, agent: string): string {
  const engine = agents[agent]?.engine ?? 'command';
  return engine === 'command' ? agent : engine;
}

function describeWork({ run, task, execution }: Order, stage: FoundStage | undefined): StageWork {
  return { run, stage: task, execution, place: stage?.place, worker: stage?.worker ?? 'the agent' };
}

function describeStage(job: LocalRunnerJob, work: StageWork): JobNews {
  if (job.state === 'started') return { kind: 'begun', work, job: job.id };
  const { finished } = job;
  const milliseconds = finished === undefined ? 0 : Date.parse(finished.finishedAt) - Date.parse(finished.startedAt);
  return { kind: 'ended', work, job: job.id, end: { ...readEnd(job), milliseconds } };
}

const outputSchema = z.object({
  outcome: z.string(),
  handoff: z.object({ summary: z.string() }).optional().catch(undefined),
  failure: z.object({ message: z.string() }).optional().catch(undefined),
  note: z.string().optional().catch(undefined),
  transfer: z.object({ to: z.string() }).optional().catch(undefined),
  children: childCallsSchema.optional().catch(undefined),
});

function readEnd({ finished, conclusion }: LocalRunnerJob): Pick<StageEnd, 'outcome' | 'summary'> {
  const output = outputSchema.safeParse(parseJson(finished?.outputs['agent-output'] ?? ''));
  if (output.success) {
    const { outcome, handoff, failure, note, transfer, children } = output.data;
    if (transfer !== undefined) return { outcome, summary: `hands over to ${transfer.to}` };
    if (failure === undefined && children?.wait !== undefined) return { outcome: 'waiting', summary: describeAsked(children) };
    const [first = ''] = (failure?.message ?? handoff?.summary ?? note ?? '').trim().split('\n');
    return { outcome, summary: first.trim() };
  }
  const opened = /^Opened .*$/m.exec(finished?.summary ?? '')?.[0] ?? '';
  const outcome = finished?.outputs.outcome;
  if (outcome !== undefined && outcome !== '') return { outcome, summary: opened };
  return { outcome: conclusion === 'success' ? 'succeeded' : (conclusion ?? 'crashed'), summary: opened };
}

function describeAsked({ requests: { length } }: ChildCalls): string {
  if (length === 0) return 'waits for its children';
  return length === 1 ? 'asks for one child and waits' : `asks for ${length} children and waits`;
}

const quiet = new Set(['plan', 'publish', 'forward', 'verify', 'sweep', 'agent']);

/** Describes jobs of the user's own, and every job that failed. */
function describeOther({ state, name, title, conclusion }: LocalRunnerJob, role: string): JobNews | undefined {
  if (state === 'finished' && conclusion === 'failure') return { kind: 'job', text: `✘ ${name} of "${title}" failed` };
  if (quiet.has(role)) return undefined;
  if (state === 'started') return { kind: 'job', text: `▶ ${name} is working` };
  return { kind: 'job', text: conclusion === 'success' ? `✔ ${name} succeeded` : `✘ ${name} ${conclusion ?? 'ended'}` };
}
