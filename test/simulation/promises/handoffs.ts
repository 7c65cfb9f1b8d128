import { createHash } from 'node:crypto';
import { orderOf } from '../world/runs.ts';
import type { Facts, Promised, SeenRecord } from './facts.ts';
import { beginsStage, isLostInJob, keysOf, listWork, longestLag, nameOf, ofKind, stageOf } from './helpers.ts';

/** What becomes of handoffs on their way. */
export const handoffPromises: Readonly<Record<string, Promised>> = {
  'no handoff is altered': {
    proves: ['H-29', 'DESIGN-4.3'],
    check: (facts) =>
      ofKind(facts, 'task').flatMap((record) => {
        const handoff = handoffOf(record);
        const { summary, detail, data } = handoff ?? {};
        if (handoff === undefined) return [];
        const of = typeof data === 'object' && data !== null && 'of' in data ? data.of : undefined;
        return detail === `All about ${summary}.` && of === summary
          ? []
          : [`${record.run}/${record.task}: ${JSON.stringify(handoff)}`];
      }),
  },
  'each execution of a job has the handoff that its own agent left': {
    proves: ['H-29', 'T-12', 'F-CH8'],
    check: (facts) =>
      ofKind(facts, 'task').flatMap((record) => {
        // An agent that left no handoff where one is required is started once more in its job, for the same execution.
        const summary = /^handoff:/m.test(keysOf(facts, record.task)) ? undefined : handoffOf(record)?.summary;
        const own = listOwnStarts(facts, record).map((start) => start.summary);
        return summary === undefined || own.length === 0 || own.includes(String(summary))
          ? []
          : [`${record.run}/${record.task} ${record.execution} has “${summary}”, not ${own.join(' or ')}`];
      }),
  },
  'a record names the digest of its handoff': {
    proves: ['H-29'],
    check: (facts) =>
      ofKind(facts, 'task').flatMap((record) => {
        const handoff = handoffOf(record);
        return handoff === undefined || record.body.handoffDigest === digestOf(handoff) ? [] : [`${record.run}/${record.task}`];
      }),
  },
  'a prompt holds the newest handoff of each stage that it needs, and its record names it': {
    proves: ['H-33', 'DESIGN-4.5', 'P10-5'],
    check: (facts) => facts.starts.flatMap((start) => judgePrompt(facts, start)),
  },
  'the job of an agent fails only where GitHub refuses what it asks: its order holds all that it needs': {
    proves: ['DESIGN-4.8', 'P14-sleep'],
    check: ({ trace, subject, actions }) =>
      trace.flatMap((line) => {
        const [, number, message = ''] = /job (\d+) agent failed: (.*)/.exec(line) ?? [];
        const run = actions.runs.find((each) => each.number === Number(number));
        const isOwn = run !== undefined && orderOf(run)?.subject === subject;
        return isOwn && !refusals.test(message) ? [`${run.title}: ${message}`] : [];
      }),
  },
};

/** How the world of a play refuses a request. */
const refusals = /^(?:429|502: Bad Gateway|socket hang up|You have exceeded|Unable to create|Commenting is disabled)/;

/** Returns the handoff of a record, or of its artifact. With the App that is what the agent job uploaded: its order and its output (`read-order.ts`). */
function handoffOf({ body }: SeenRecord): Readonly<Record<string, unknown>> | undefined {
  const stored = typeof body.stored === 'string' ? JSON.parse(body.stored) : undefined;
  return (body.handoff ?? stored?.handoff ?? stored?.output?.handoff) as Readonly<Record<string, unknown>> | undefined;
}

/** Lists the agents that may have left the handoff of an execution: the first of a job is that of its order, and each that takes over has the next. */
function listOwnStarts({ starts }: Facts, { run, task, execution }: SeenRecord): Facts['starts'] {
  return starts.filter((start) => {
    const inJob = starts.filter(({ process }) => process === start.process).indexOf(start);
    return start.order.run === run && start.order.task === task && start.order.execution + inJob === execution;
  });
}

/** Returns the digest of a value as canonical JSON: keys in order, and no spaces. The texts of the agents here are ASCII. */
function digestOf(value: unknown): string {
  return `sha256:${createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('hex')}`;
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]));
}

/** Compares the prompt of an agent that began its stage with the handoffs that its record says it was given. */
function judgePrompt(facts: Facts, start: Facts['starts'][number]): readonly string[] {
  const { order, prompt, summary } = start;
  const record = ofKind(facts, 'task').find(
    (each) =>
      each.run === order.run &&
      each.task === order.task &&
      each.execution === order.execution &&
      JSON.stringify(each.body).includes(summary),
  );
  // A later turn is given other things, and so is an agent that takes over. A matrix shows the handoff of one of its elements.
  if (record === undefined || !beginsStage(start) || order.task.includes('/')) return [];
  const named = listConsumed(record).map(({ stage, execution, digest }): Named => {
    const source = ofKind(facts, 'task').find(
      (each) => each.run === order.run && each.task === stage && each.execution === execution,
    );
    const handoff = source && handoffOf(source);
    return {
      task: stage,
      execution,
      words: handoff !== undefined && digestOf(handoff) === digest ? String(handoff.summary) : undefined,
    };
  });
  const unknown = named.flatMap(({ task, words }) =>
    words === undefined ? [`${nameOf(start)} names a handoff of ${task} that no record has`] : [],
  );
  const needs = facts.stages.find(({ name }) => name === stageOf(order.task))?.needs ?? [];
  const plain = needs.filter((need) => !/^(?:matrix|children):/m.test(keysOf(facts, need)));
  const shown = new Set(listWork(prompt).map(({ words }) => words));
  const missing = named.filter(({ task, words }) => plain.includes(task) && words !== undefined && !shown.has(words));
  const surplus = [...shown].filter((words) => !named.some((each) => each.words === words));
  return [
    ...unknown,
    ...missing.map(({ words }) => `${nameOf(start)} was not given “${words}”`),
    ...surplus.map((words) => `${nameOf(start)} was given “${words}”, which its record does not name`),
    ...plain.flatMap((need) =>
      hasNewer(facts, { need, named, start }) ? [`${nameOf(start)} was given an old handoff of ${need}`] : [],
    ),
  ];
}

/** A handoff that a record says its agent was given; without words where no record has it. */
interface Named {
  readonly task: string;
  readonly execution: number;
  readonly words: string | undefined;
}

/** Lists the handoffs that a record says its agent was given. */
function listConsumed({ body }: SeenRecord) {
  const consumed: readonly {
    readonly kind?: string;
    readonly stage: string;
    readonly execution: number;
    readonly digest: string;
  }[] = Array.isArray(body.consumed) ? body.consumed : [];
  return consumed.filter(({ kind }) => kind === undefined);
}

interface Newer {
  readonly need: string;
  readonly named: readonly Named[];
  readonly start: Facts['starts'][number];
}

/** Returns whether a stage had left a newer handoff than the one that was given, well before the agent was ordered. */
function hasNewer(facts: Facts, { need, named, start }: Newer): boolean {
  const issued = Date.parse(start.order.issued);
  const own = ofKind(facts, 'task').filter(
    (record) => record.run === start.order.run && record.task === need && record.at <= issued,
  );
  // What an attempt left that failed stands for nothing once the stage has begun again: its commits were not published, say.
  const isGivenUp = ({ seq, body }: SeenRecord): boolean => body.outcome === 'failed' && own.some((later) => later.seq > seq);
  const before = own.filter((record) => record.at + longestLag < issued && !isLostInJob(facts, record) && !isGivenUp(record));
  const newest = before.toSorted((one, other) => one.seq - other.seq).findLast((record) => handoffOf(record) !== undefined);
  return newest !== undefined && !named.some(({ task, execution }) => task === need && execution >= newest.execution);
}
