import { accountOf } from '../agent/account.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import type { RunRecord, TaskRecord } from '../record/record.ts';
import { describeTimeSince } from '../text/times.ts';
import type { NamedStage } from '../trigger/answer-target.ts';
import { lastDecision } from './decisions.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import { type AwaitingAnswer, type AwaitingTime, awaitsAnswer, awaitsChildren, awaitsTime, type TaskRow } from './task-row.ts';

/** Finds the answer to the question with which an execution ended: the first one after it, so that a second one changes nothing. */
export function findAnswer(
  { tasks, decisions }: Pick<State, 'tasks' | 'decisions'>,
  asked: TaskRecord,
): DecisionRecord | undefined {
  if (asked.body.outcome !== 'needs-input') return undefined;
  const { stage } = asked.body;
  const next = tasks.find(({ body, seq }) => body.stage === stage && seq > asked.seq);
  const until = next?.seq ?? Number.POSITIVE_INFINITY;
  return decisions.find(({ body, task, seq }) => body.verb === 'answer' && task === stage && seq > asked.seq && seq < until);
}

/** A question of an agent with the answer of a person. */
export interface Answered {
  readonly asked: TaskRecord;
  readonly answer: DecisionRecord;
}

/** Lists the questions of a stage that were answered before an execution of it, oldest first. */
export function answersBefore(
  facts: Pick<State, 'tasks' | 'decisions'>,
  { stage, execution }: { stage: string; execution: number },
): readonly Answered[] {
  const earlier = facts.tasks.filter((task) => task.body.stage === stage && task.execution < execution);
  return earlier.flatMap((asked) => {
    const answer = findAnswer(facts, asked);
    return answer === undefined ? [] : [{ asked, answer }];
  });
}

/** Lists the tasks that await an answer. */
export function unanswered({ rows }: Pick<State, 'rows'>): readonly TaskRow<AwaitingAnswer>[] {
  return [...rows.values()].filter((row) => awaitsAnswer(row));
}

/** The time for an answer where `limits.answer-within` is absent. */
const defaultAnswerWithin = '7d';

/** Returns how long the questions of a run stand open, as it is written in the configuration. */
export function answerWithin(run: RunRecord): string {
  return pipelineOf(run).limits['answer-within'] ?? defaultAnswerWithin;
}

const hourMilliseconds = 3_600_000;

/**
 * Returns when the time for an answer is over. It is counted from the question, and again from the end of a pause and from a retry
 * of the run: nobody could be expected to answer before.
 */
export function answerDeadline(
  { run, decisions }: Pick<State, 'run' | 'decisions'>,
  { last }: Pick<AwaitingAnswer, 'last'>,
): string {
  const again = lastDecision(decisions, ['resume', 'retry'])?.body.decidedAt;
  const from = Math.max(Date.parse(last.body.finishedAt), again === undefined ? 0 : Date.parse(again));
  const within = answerWithin(run);
  const hours = Number.parseInt(within, 10) * (within.endsWith('d') ? 24 : 1);
  return new Date(from + hours * hourMilliseconds).toISOString();
}

/** Returns whether a stage has waited for an answer longer than it may. During a pause the time stands still. */
export function isOverdue(state: State, row: AwaitingAnswer, now: string): boolean {
  return state.paused === undefined && Date.parse(now) > Date.parse(answerDeadline(state, row));
}

/** Finds the decision by which the time of a wait or of a child's question was over, after the execution that ended with it. */
export function findExpiry(
  { decisions }: Pick<State, 'decisions'>,
  { task, seq }: Pick<TaskRecord, 'task' | 'seq'>,
): DecisionRecord | undefined {
  return decisions.find((decision) => decision.body.verb === 'expire' && decision.task === task && decision.seq > seq);
}

/** A wait whose time is over: for children, of a child for an answer, or for a usage limit to open. */
export interface Expired {
  readonly stage: string;
  /** The execution since which it is awaited. */
  readonly last: TaskRecord;
  readonly verb: 'expire' | 'woken';
  /** Only of `woken`: its limit is open again, or another agent can continue. */
  readonly by?: 'time' | 'fallback';
  /** The reason why its wait ends: a text that follows the word "because". */
  readonly reason: string;
}

/** Lists the executions whose wait has to be ended by a decision, so that the run goes on. During a pause the time stands still. */
export function listExpired(state: State, now: string): readonly Expired[] {
  if (state.end !== undefined || state.paused !== undefined) return [];
  return [...state.rows.values()].flatMap((row): readonly Expired[] => {
    if (awaitsTime(row)) return listOpened(state, row, now);
    if (awaitsChildren(row)) {
      const { atMost } = row.wait;
      if (atMost === undefined || Date.parse(now) <= Date.parse(atMost)) return [];
      return [{ stage: row.name, last: row.last, verb: 'expire', reason: `it was to last until ${atMost}` }];
    }
    if (!awaitsAnswer(row) || row.kind !== 'child' || !isOverdue(state, row, now)) return [];
    const reason = `nobody answered its question within ${answerWithin(state.run)}`;
    return [{ stage: row.name, last: row.last, verb: 'expire', reason }];
  });
}

/** Returns whether a task of a run sleeps, or did. */
export function hasSlept({ rows, decisions }: Pick<State, 'rows' | 'decisions'>): boolean {
  return [...rows.values()].some(awaitsTime) || decisions.some(({ body }) => body.verb === 'woken');
}

/** Lists a task that sleeps although its usage limit is open again. It wakes the others that wait for the same one, so these are not listed. */
function listOpened({ tasks, rows }: State, { name, wait }: TaskRow<AwaitingTime>, now: string): readonly Expired[] {
  if (Date.parse(now) <= Date.parse(wait.atMost)) return [];
  const { fallback } = wait;
  const met = tasks.filter(({ seq, body }) =>
    fallback === undefined
      ? body.limit?.['not-before'] === wait.atMost && body.finishedAt === wait.since
      : seq === fallback.refused,
  );
  // Two of them may have met it in the same second.
  const last = met.findLast(({ body }) => body.stage === name) ?? met.at(-1);
  if (last === undefined) return [];
  if (fallback !== undefined && Date.parse(now) <= Date.parse(fallback.until)) {
    const until = describeTimeSince(fallback.until, now);
    const reason = `the usage limit of ${accountOf(last.body.engine)} is closed until ${until}, and ${fallback.agent} can continue`;
    return [{ stage: name, last, verb: 'woken', by: 'fallback', reason }];
  }
  const isBehind = last.body.stage !== name && awaitsTime(rows.get(last.body.stage));
  const reason = `${wait.what ?? 'a limit'} is open again`;
  return isBehind ? [] : [{ stage: name, last, verb: 'woken', by: 'time', reason }];
}

/** Lists the stages of a run as an answer may name them; none of a run that has ended. */
export function listNamedStages(state: State): readonly NamedStage[] {
  if (state.end !== undefined) return [];
  const { run } = state.run;
  const asking = new Set(unanswered(state).map(({ name }) => name));
  return [...state.rows.keys()].map((stage): NamedStage => {
    if (asking.has(stage)) return { run, stage, kind: 'asks' };
    const answers = state.tasks.filter(({ body }) => body.stage === stage).flatMap((task) => findAnswer(state, task) ?? []);
    const by = answers.at(-1)?.body.actor.login;
    return by === undefined ? { run, stage, kind: 'silent' } : { run, stage, kind: 'answered', by };
  });
}
