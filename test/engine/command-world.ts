import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import type { EnginePorts } from '../../src/engine/engine-ports.ts';
import { type Planned, startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import {
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  type HarnessOptions,
  headSha,
  subjectNumber,
} from '../support/engine-harness.ts';
import { advance, configText, orderOf, plan } from './chain.ts';

export const stages = `
      look: { agent: one, prompt: "x" }
      fix: { needs: [look], agent: one, prompt: "y" }`;
export const person = { id: 7, login: 'marla', type: 'User' };

const roles = new Map([
  ['reader', 'read'],
  ['boss', 'admin'],
]);

export interface CommandWorld {
  readonly harness: Harness;
  readonly order: Dispatch;
  readonly cancelled: readonly number[];
  /** Somebody comments, and the plan job of that comment runs; `again` runs it once more. `labels` are those of the issue beside its own. */
  say(
    body: string,
    as?: Trigger['actor'],
    labels?: readonly string[],
  ): Promise<Planned & { readonly again: () => Promise<Planned> }>;
  /** Somebody comments, and the plan job of that comment waits until the function is called. */
  post(body: string, as?: Trigger['actor']): () => Promise<Planned>;
  /** The plan job of the last comment runs again. */
  again(): Promise<Planned>;
  replies(): Promise<readonly string[]>;
}

interface WorldOptions extends HarnessOptions {
  readonly stages?: string;
  /** The first stage waits for a person, so there is no order. */
  readonly waits?: boolean;
  readonly top?: string;
  readonly extra?: string;
  readonly agents?: string;
  /** What waits in the App. */
  readonly line?: EnginePorts['line'];
  /** What became of the config between the start of the run and the comments. */
  readonly later?: (config: string) => string;
}

/** Stands for the order of a run that waits: nobody may use it. */
const noOrder = {} as Dispatch;

/** A run whose first task is at work, and people who write below it. */
export async function begin(options: WorldOptions = {}): Promise<CommandWorld> {
  const harness = createHarness(options);
  if (options.line !== undefined) Object.assign(harness.engine.ports, { line: options.line });
  const settings = {
    stages: options.stages ?? stages,
    top: options.top ?? '',
    extra: options.extra ?? '',
    agents: options.agents ?? '',
  };
  const config = configText(harness, settings.stages, settings);
  const planned = await plan(harness, settings);
  const order = options.waits === true ? noOrder : orderOf(planned);
  const cancelled: number[] = [];
  const workflowRuns: EnginePorts['workflowRuns'] = {
    ...harness.engine.ports.workflowRuns,
    cancel: async (run) => cancelled.push(run) > 0,
  };
  const permissions: EnginePorts['permissions'] = {
    ...harness.engine.ports.permissions,
    askRole: async (login) => options.roles?.[login] ?? roles.get(login) ?? 'write',
  };
  // The command is planned in a workflow run of its own.
  const workflowRun = { id: 901, attempt: 1, url: '' };
  const ports = { ...harness.engine.ports, workflowRuns, permissions };
  let last: Trigger | undefined;
  const runPlan = async (trigger: Trigger): Promise<Planned> => {
    const engine = { ports, settings: { ...harness.engine.settings, workflowRun } };
    const planned = await startFromEvent(engine, {
      trigger,
      config: checkConfig(options.later?.(config) ?? config),
      commit: headSha,
      inline: true,
      start: `comment ${trigger.comment?.id}`,
    });
    if (!planned.ok) throw new Error(planned.error.map(({ message }) => message).join('\n'));
    return planned.value;
  };
  const post = (body: string, actor: Trigger['actor'], labels: readonly string[] = []): Trigger => {
    const { id, createdAt } = harness.threads.post({ subject: subjectNumber, body, author: actor });
    const base = buildTrigger({ comments: harness.threads.count(subjectNumber), createdAt: '2026-03-01T00:00:00Z' });
    const repository = { ...base.repository, private: options.unsigned === true };
    const comment = { id, author: actor, body, createdAt };
    const subject = { ...base.subject, labels: [...base.subject.labels, ...labels] };
    const named = /^\/baton run (\S+)/.exec(body)?.[1];
    const asked = named === undefined ? {} : { named };
    return { ...base, subject, repository, kind: 'comment', label: '', actor, comment, ...asked };
  };
  return {
    harness,
    order,
    cancelled,
    say: async (body, actor = person, labels = []) => {
      const trigger = post(body, actor, labels);
      last = trigger;
      return { ...(await runPlan(trigger)), again: () => runPlan(trigger) };
    },
    post: (body, actor = person) => {
      const trigger = post(body, actor);
      return () => runPlan(trigger);
    },
    again: () => {
      if (last === undefined) throw new Error('Nobody has said anything.');
      return runPlan(last);
    },
    replies: async () => {
      const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      return all.filter(({ body }) => body.includes('<!-- baton-reply:')).map(({ body }) => body);
    },
  };
}

export async function fail(harness: Harness, order: Dispatch): Promise<void> {
  const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'boom' } };
  await advance(harness, order, { kind: 'output', output: buildOutput(order, failed) });
}

export async function kinds(harness: Harness): Promise<readonly string[]> {
  return (await harness.records()).map(({ record }) => record.kind);
}

/** The same outside world, eight days later, when the time for an answer is over. */
export function afterTheDeadline(harness: Harness): Harness {
  const { clock } = harness.engine.ports;
  const now = (): string => new Date(Date.parse(clock.now()) + 8 * 86_400_000).toISOString();
  return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, clock: { ...clock, now } } } };
}

/** The agent of an order ends with a question. */
export async function ask(harness: Harness, order: Dispatch, note = 'Which one?'): Promise<void> {
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note }) });
}

/** Says that comments reach Baton, as the workflow files of a repository do. */
export function listen(harness: Harness): void {
  Object.assign(harness.engine.settings, { hearsComments: async () => true });
}

/** Returns the texts of all comments on the subject. */
export async function bodiesOf(harness: Harness): Promise<readonly string[]> {
  return (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
}
