import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { Dispatch } from '../record/dispatch.ts';
import { jobFor, maxInlineExecutions, standingTransfers } from '../run/acting-agent.ts';
import { answerDeadline, answerWithin } from '../run/answers.ts';
import { costLimitOf } from '../run/decisions.ts';
import { pipelineOf, stageOf } from '../run/pipeline-of.ts';
import { publishedBefore } from '../run/published.ts';
import type { RunGate, State } from '../run/state.ts';
import { askingRows, awaitingRows, awaitsRaise, readyRows } from '../run/task-row.ts';
import { addUsage, elapsedMinutes, usageOf, usageOfRun } from '../run/usage.ts';
import { truncateCodePoints } from '../text/code-points.ts';

declare module '../run/wait.ts' {
  interface GateNames {
    limits: true;
  }
}

/** Ends a run that has reached one of its limits, before anything more of it starts. It counts everything that is due or awaits a person. */
export const limitsGate: RunGate = {
  name: 'limits',
  of: 'run',
  ask: (state, now) => {
    const why = findLimit(state, now);
    return why === undefined ? { kind: 'open', cause: 0 } : { kind: 'never', why };
  },
};

/**
 * Returns the limit that the run has reached, in words. It is counted from the records and our own clock, never from what an
 * agent says (DESIGN 5.4).
 */
function findLimit(state: State, now: string): string | undefined {
  const refused = state.tasks.find(({ body }) => body.refusedTransfer?.reason === 'limit');
  if (refused !== undefined)
    return `${refused.body.stage}: ${refused.body.failure?.message ?? 'limits.max-handoffs is exceeded'}`;
  // Nobody is asked for what could start nothing, because a limit forbids it.
  const due = [...readyRows(state), ...awaitingRows(state)];
  if (due.length === 0) return undefined;
  const limits = pipelineOf(state.run).limits;
  const started = state.tasks.length + due.length;
  if (started > limits['max-tasks'])
    return `limits.max-tasks is ${limits['max-tasks']}, and the next execution would be number ${started}`;
  const repeated = limits['max-repeats'] === undefined ? undefined : findRepeat(state, limits['max-repeats']);
  if (repeated !== undefined) return repeated;
  const minutes = elapsedMinutes(state, now);
  if (minutes > limits['timeout-minutes'])
    return `limits.timeout-minutes is ${limits['timeout-minutes']}, and the run has taken ${Math.ceil(minutes)}`;
  // A built-in costs nothing, and without it what was paid for would not be seen.
  if (due.every(({ name }) => jobFor(state, name) === 'publish')) return undefined;
  if (limits['on-limit'] === 'ask') return findUnraised(state, now);
  const cost = usageOfRun(state).usage?.costUsd ?? 0;
  const maxCost = limits['max-cost-usd'];
  if (maxCost !== undefined && cost >= maxCost) return `limits.max-cost-usd is ${maxCost}, and the run has cost ${cost}`;
  return undefined;
}

/**
 * Returns in words that nobody has raised the limit on the cost in time, as long as somebody may answer a question. What is at work
 * comes to its end first, and in a pause the time stands still.
 */
function findUnraised(state: State, now: string): string | undefined {
  const asked = askingRows(state).find((row) => awaitsRaise(row));
  if (asked === undefined || state.paused !== undefined || readyRows(state).length > 0) return undefined;
  const since = state.tasks.findLast(({ seq }) => seq <= asked.next.cause) ?? state.tasks.at(-1);
  if (since === undefined || Number.isNaN(Date.parse(since.body.finishedAt))) return undefined;
  // What made a task due may be a decision, long behind the last turn.
  const decided = state.decisions.find(({ seq }) => seq === asked.next.cause)?.body.decidedAt;
  const last = decided === undefined ? since : { ...since, body: { ...since.body, finishedAt: decided } };
  if (Date.parse(now) <= Date.parse(answerDeadline(state, { last }))) return undefined;
  return `limits.max-cost-usd is reached, and nobody raised it within ${answerWithin(state.run)}`;
}

/** A thing that agents did, which means no progress when it is done again and again. */
interface Step {
  /** Equal for steps that repeat each other. */
  readonly key: string;
  /** A clause for people, to which the number of times is added. */
  readonly words: string;
}

/**
 * Returns how a run exceeds its limit on repetitions, in words: agents that hand the same work to and fro, or a task that
 * asks for the same child again and again. Compares what the records hold to the letter.
 */
function findRepeat(state: State, most: number): string | undefined {
  const byKey = Map.groupBy([...listTransferSteps(state), ...listChildSteps(state)], ({ key }) => key);
  const repeated = [...byKey.values()].find((steps) => steps.length > most);
  const [step] = repeated ?? [];
  return step === undefined ? undefined : `limits.max-repeats is ${most}, and ${step.words} ${repeated?.length} times`;
}

/** Lists the transfers. One from another commit is another one, because work was done in between. */
function listTransferSteps(state: State): readonly Step[] {
  return standingTransfers(state).map(({ task, seq, body }) => {
    const { from, to, message } = body;
    const tasks = state.tasks.filter((other) => other.seq <= seq);
    const tip = publishedBefore({ ...state, tasks }, task)?.commit ?? state.run.body.head;
    const words = `${from} handed ${task} over to ${to} with the same message on the same commit`;
    return { key: JSON.stringify(['transfer', task, from, to, message, tip]), words };
  });
}

function listChildSteps({ spawned }: State): readonly Step[] {
  return spawned.flatMap(({ task, body }) =>
    body.made.map(({ prompt }) => ({
      key: JSON.stringify(['child', task, prompt]),
      words: `${task} asked for a child task with the prompt "${truncateCodePoints(prompt.replaceAll(/\s+/g, ' '), 60)}"`,
    })),
  );
}

/** Returns what is left of what the run may cost, with what people have added, in USD. */
function findCostLeft(state: State): number | undefined {
  const most = costLimitOf(state);
  const used = addUsage(state.tasks.map(({ body }) => usageOf(body))).costMicros ?? 0;
  return most === undefined ? undefined : Math.max(0, most - used) / 1_000_000;
}

/** Returns how many transfers the run may still have. */
export function handoffsLeft(state: Pick<State, 'run' | 'tasks' | 'transfers'>): number {
  return Math.max(0, pipelineOf(state.run).limits['max-handoffs'] - standingTransfers(state).length);
}

/**
 * Returns what the order of a stage that is due leaves its job of the limits of the run; undefined where it leaves nothing. Money is left whole to each
 * of the jobs side by side: most of them spend far less.
 */
export function leftFor(state: State, stage: string): Dispatch['left'] {
  const [aside, costUsd] = [setAsideFor(state, stage), findCostLeft(state)];
  return costUsd === undefined ? aside : { tasks: 0, handoffs: 0, ...aside, 'cost-usd': costUsd };
}

/**
 * Returns what is set aside for further agents in the job of a stage that is due; undefined where none may run there. Whatever the limits
 * leave is divided among the jobs that start together. A job that is at work may still use the most that one ever gets, since no record says
 * what its order set aside.
 */
function setAsideFor(state: State, stage: string): Dispatch['left'] {
  const ready = readyRows(state);
  const agents = ready.filter(({ name }) => jobFor(state, name) === 'agent');
  const inline = agents.filter(({ name }) => {
    const config = stageOf(state.run, name);
    return isAgentStage(config) && config.transfer === 'inline';
  });
  const own = inline.find(({ name }) => name === stage);
  if (own === undefined) return undefined;
  const together = inline.filter(({ next }) => next.cause === own.next.cause).length;
  const inUse = (inline.length - together) * maxInlineExecutions;
  const share = (left: number): number => Math.max(0, Math.floor((left - inUse) / together));
  const due = ready.length + awaitingRows(state).length;
  // One for each other agent, which may hand over once, to an agent in a job of its own.
  const others = agents.length - inline.length;
  return {
    tasks: share(pipelineOf(state.run).limits['max-tasks'] - state.tasks.length - due - others),
    handoffs: share(handoffsLeft(state) - others),
  };
}
