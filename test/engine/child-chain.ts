import type { ChildCalls } from '../../src/core/children/child.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { executionTitle } from '../../src/core/run/names.ts';
import type { Advanced } from '../../src/engine/publish/advance-run.ts';
import { buildOutput, createHarness, type Harness, type HarnessOptions } from '../support/engine-harness.ts';
import { advance, orderOf, plan } from './chain.ts';

export interface ChildWorld {
  /** Of the pipeline, such as `limits: { max-children: 2 }`. */
  readonly extra?: string;
  /** What stands in `children` of the first stage. */
  readonly children?: string;
  /** More keys of the first stage. */
  readonly more?: string;
  /** The stages after it. */
  readonly after?: string;
}

/** Starts a run whose first stage `split` may create children, and returns the order of that stage. */
export async function planSplit(harness: Harness, world: ChildWorld = {}): Promise<Dispatch> {
  const stages = `
      split: { agent: one, children: { ${world.children ?? ''} }, prompt: "Split." ${world.more ?? ''} }
      ${world.after ?? 'finish: { needs: [split], agent: one, prompt: "Finish." }'}`;
  return orderOf(await plan(harness, { stages, extra: world.extra ?? '' }));
}

interface Asked {
  readonly wait?: Partial<NonNullable<ChildCalls['wait']>>;
  /** The ordinal of the first one. */
  readonly from?: number;
}

/** Returns the calls of an agent that asks for children with these names, and waits for them if `wait` is there. */
export function callsFor(names: readonly string[], { wait, from = 1 }: Asked = {}): ChildCalls {
  const requests = names.map((name, index) => ({ ordinal: from + index, prompt: `Do ${name}.`, name }));
  const waited = requests.map(({ ordinal, name }) => `${ordinal}-${name}`);
  return {
    requests,
    refused: 0,
    ...(wait === undefined ? {} : { wait: { names: waited, until: 'all' as const, ...wait } }),
  };
}

/** Publishes an execution with this output. */
export function publish(harness: Harness, order: Dispatch, changes: Partial<AgentOutput> = {}): Promise<Advanced> {
  return advance(harness, order, { kind: 'output', output: buildOutput(order, changes) });
}

/** Publishes an execution that failed, by its agent's fault and for good. */
export function publishFailure(harness: Harness, order: Dispatch): Promise<Advanced> {
  return publish(harness, order, { outcome: 'failed', failure: { reason: 'unknown-target', message: 'It failed.' } });
}

/** Returns the order of a task that was started last. */
export function startedOrder(harness: Harness, task: string): Dispatch {
  const order = harness.started.findLast((each) => each.task === task);
  if (order === undefined) throw new Error(`${task} was not started.`);
  return order;
}

/** Lists the titles of all workflow runs that were started, in their order. */
export function titlesOf(harness: Harness): readonly string[] {
  return harness.started.map(executionTitle);
}

/** Lists the kinds and tasks of all records. */
export async function kindsOf(harness: Harness): Promise<readonly string[]> {
  return (await harness.records()).map(({ record }) => `${record.kind} ${record.task}`.trim());
}

/** Returns the same outside world, minutes later. */
export function inMinutes(harness: Harness, minutes: number): Harness {
  const { clock } = harness.engine.ports;
  const before = clock.now.bind(clock);
  const now = (): string => new Date(Date.parse(before()) + minutes * 60_000).toISOString();
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, clock: { ...clock, now } } } };
}

/** Creates a world in whose clock comments are minutes old. With the usual one they are hours old, so that every task looks overdue. */
export function createSteady(options: HarnessOptions = {}): Harness {
  return inMinutes(createHarness(options), -536);
}

/** Returns the same world, in which workflow runs can be told to stop, and the ids of those that were. */
export function withWorkers(harness: Harness): { readonly cancelled: readonly number[]; readonly world: Harness } {
  const cancelled: number[] = [];
  const workflowRuns = {
    ...harness.engine.ports.workflowRuns,
    cancel: async (run: number) => cancelled.push(run) > 0,
  };
  return { cancelled, world: { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, workflowRuns } } } };
}

export const two = callsFor(['api', 'docs'], { wait: {} });
export const children = ['split/1-api', 'split/2-docs'] as const;

/** Starts a run whose first stage has asked for two children and waits for both. */
export async function divide(harness: Harness, world: ChildWorld = {}): Promise<Dispatch> {
  const order = await planSplit(harness, world);
  await publish(harness, order, { children: two });
  return order;
}

/** Runs a job that dies after its n-th write, and then once more. Returns whether it died. */
export async function dieAfter(harness: Harness, writes: number, job: () => Promise<unknown>): Promise<boolean> {
  harness.crashAfter(writes);
  const died = await job().then(
    () => false,
    () => true,
  );
  harness.crashAfter(undefined);
  if (died) await job();
  return died;
}
