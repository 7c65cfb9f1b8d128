import type { AgentStart } from '../world/agent.ts';
import { type Facts, readRecords, type SeenRecord } from './facts.ts';

/** The time within which a list may not show what was written. */
export const longestLag = 10_000;
/** The time between a look for a workflow run and the dispatch behind it. */
const longestLook = 5_000;

/** Returns the stage of a task: `b` of the element `b[1]` and of the child `b/2-docs`. */
export function stageOf(task: string): string {
  return task.replace(/[[/].*$/, '');
}

/** Returns the stage of which a task is an element: `b` of `b[1]`; the name of any other task. */
export function groupOf(task: string): string {
  return task.replace(/\[\d+\]$/, '');
}

/** Lists what has one key more than once, in words. */
export function listTwice<T>(list: readonly T[], keyOf: (each: T) => string): readonly string[] {
  return [...Map.groupBy(list, keyOf)].flatMap(([key, all]) => (all.length > 1 ? [`${key}, ${all.length} times`] : []));
}

/** Lists the records of one kind. */
export function ofKind({ records }: Pick<Facts, 'records'>, kind: string): readonly SeenRecord[] {
  return records.filter((record) => record.kind === kind);
}

/** Lists the decisions of a verb. */
export function decisionsOf(facts: Pick<Facts, 'records'>, ...verbs: readonly string[]): readonly SeenRecord[] {
  return ofKind(facts, 'decision').filter(({ body }) => verbs.includes(String(body.verb)));
}

/** Returns the number behind a key of the configuration, wherever it stands. */
export function numberOf({ world }: Pick<Facts, 'world'>, key: string): number | undefined {
  const found = new RegExp(`\\b${key}: ([\\d.]+)`).exec(world.config)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Returns the keys of a stage in one text. */
export function keysOf({ stages }: Pick<Facts, 'stages'>, task: string): string {
  return stages.find(({ name }) => name === stageOf(task))?.keys.join('\n') ?? '';
}

/** Returns how many attempts a stage has in all, from its keys: a program of one's own has one where they do not say. */
export function attemptsOf(agents: Facts['agents'], keys: readonly string[]): number {
  const { engine } = agents[keys.includes('agent: two') ? 'two' : 'one'];
  return Number(/attempts: (\d)/.exec(keys.join())?.[1] ?? (engine === 'command' ? 1 : 2));
}

/** Returns a part of a record's body. */
export function partOf({ body }: SeenRecord, key: string): Readonly<Record<string, unknown>> {
  const part = body[key];
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
}

/** Lists the handoffs in a text, each by the words that the agent began it with. Earlier runs, between their marks, are no handoffs. */
export function listWork(text: string): readonly { readonly words: string; readonly run: string; readonly task: string }[] {
  const found = text.replace(/BEFORE [\s\S]*? BEHIND/, '').matchAll(/work \d+ of ([\w-]+)\/(\S+) \d+/g);
  return [...found].map(([words, run = '', task = '']) => ({ words, run, task }));
}

/** An order of a task that was dispatched. */
interface SeenOrder {
  readonly run: string;
  readonly issued: number;
  readonly task: string;
  readonly execution: number;
}

/** Lists the orders of tasks that were dispatched. A notice for listeners is no task. */
export function listOrders({ actions, records }: Facts): readonly SeenOrder[] {
  const runs = new Set(records.map(({ run }) => run));
  return actions.runs.flatMap(({ order }) => {
    if (order === undefined || order === '') return [];
    const { run, task, execution, issued, notify } = JSON.parse(order);
    return notify === undefined && runs.has(run) ? [{ run, task, execution, issued: Date.parse(issued) }] : [];
  });
}

/** Returns the time of an order in milliseconds. */
export function issuedAt({ order }: AgentStart): number {
  return Date.parse(order.issued);
}

/** Returns whether an agent begins its stage, and does not go on after an answer or a wait, try again, or take over. */
export function beginsStage({ prompt }: AgentStart): boolean {
  return prompt.startsWith('Do ') || prompt.startsWith('BEFORE ');
}

/**
 * Returns whether a person had a workflow run repeated that had ended well, and an agent is one of the repetition. It finds no record where the
 * App has not heard of the first result yet. That one counts all the same.
 */
export function isRepeated({ world, actions, faults }: Facts, { workflowRun, process, at }: AgentStart): boolean {
  const number = actions.runs.find(({ id }) => id === workflowRun)?.number;
  const isAsked = faults.some(({ fault, place }) => fault === 'two-jobs' && place.startsWith(`end of ${number}.`));
  const isOfFirst = (start: AgentStart): boolean => start.process !== process && start.isOver && start.at < at;
  return isAsked && world.agents.begun.some((start) => start.workflowRun === workflowRun && isOfFirst(start));
}

/**
 * Lists the agents at work when another one began. Those of a doubled dispatch do not count once a twin has ended, nor do those of a workflow run
 * that a person had repeated: nothing of theirs is published then, and nothing but GitHub's list of workflow runs knows of them.
 */
export function listBeside(facts: Facts, start: AgentStart): readonly AgentStart[] {
  const { world, actions } = facts;
  const isDone = (one: AgentStart, moment: number): boolean =>
    isRepeated(facts, one) ||
    isTwinOver(actions, one, moment) ||
    world.agents.begun.some((twin) => {
      const isTwin = twin.workflowRun !== one.workflowRun && nameOf(twin) === nameOf(one);
      return isTwin && (twin.isOver ? twin.at + twin.turn.minutes * 60_000 <= moment : isGoneBefore(facts, twin, moment));
    });
  // An order may have waited for its turn since it was written.
  const dispatched = actions.runs.find(({ id }) => id === start.workflowRun)?.createdAt ?? start.order.issued;
  return isDone(start, start.at) ? [] : start.beside.filter((other) => !isDone(other, Date.parse(dispatched)));
}

/** Returns whether GitHub carried out a dispatch twice, and the other one's job was over by a moment: also one that failed before its agent began. */
function isTwinOver({ runs }: Facts['actions'], { workflowRun }: AgentStart, moment: number): boolean {
  const own = runs.find(({ id }) => id === workflowRun);
  return runs.some(
    ({ id, order, past, jobs }) =>
      id !== workflowRun &&
      order !== undefined &&
      order === own?.order &&
      [...past, ...jobs].some(({ name, endedAt = '' }) => name === 'agent' && Date.parse(endedAt) <= moment),
  );
}

/** Returns whether the job of an agent had been stopped by a moment, or its execution was recorded as lost: with its machine, or with its output. */
function isGoneBefore(facts: Facts, start: AgentStart, moment: number): boolean {
  const { run, task, execution } = start.order;
  const isStopped = listJobs(facts.actions, start).some(
    ({ name, endedAt = '' }) => name === 'agent' && Date.parse(endedAt) <= moment,
  );
  return isStopped || lastRecord(facts, { run, task }, moment)?.execution === execution;
}

/** Returns whether somebody stopped the workflow run that wrote a record, right behind it. GitHub never runs such a one again by itself, and no sweep does. */
export function wasStopped({ actions }: Pick<Facts, 'actions'>, { at }: Pick<SeenRecord, 'at'>): boolean {
  return actions.runs
    .filter(({ conclusion }) => conclusion === 'cancelled')
    .flatMap(({ past, jobs }) => [...past, ...jobs])
    .some(({ endedAt }) => endedAt !== undefined && Date.parse(endedAt) >= at && Date.parse(endedAt) < at + 30_000);
}

/** Returns when the job that wrote a record last failed by a moment, first or run again; the time of the record where it did not. */
export function failedLast({ actions }: Pick<Facts, 'actions'>, { at }: Pick<SeenRecord, 'at'>, to: number): number {
  const endOf = ({ endedAt }: { readonly endedAt?: string }): number => Date.parse(endedAt ?? '');
  const attempts = actions.runs
    .flatMap(({ past, jobs }) => [...Map.groupBy([...past, ...jobs], ({ name }) => name).values()])
    .filter((jobs) => jobs.some((job) => (job.begunAt ?? Number.POSITIVE_INFINITY) < at + 1_000 && endOf(job) >= at));
  const failed = attempts.flat().filter((job) => job.name !== 'agent' && job.conclusion === 'failure' && endOf(job) <= to);
  return Math.max(at, ...failed.map(endOf));
}

/** Names a start for a story. */
export function nameOf({ order }: AgentStart): string {
  return `${order.run}/${order.task} ${order.execution}`;
}

/** Returns whether a task is over by a moment, as its records say: it has ended, and waits neither for children nor for an answer. */
export function isSettled(facts: Facts, task: { readonly run: string; readonly task: string }, moment: number): boolean {
  const last = lastRecord(facts, task, moment);
  return last !== undefined && last.body.waits !== true && last.body.outcome !== 'needs-input';
}

/** Returns whether what an execution left is gone: its agent handed over within its job, whose last agent failed. All of it is done again, unless a limit ended that turn. */
export function isLostInJob({ records }: Pick<Facts, 'records'>, { comment, run, task, execution }: SeenRecord): boolean {
  const inJob = records.filter(
    (each) => each.kind === 'task' && each.comment === comment && each.run === run && each.task === task,
  );
  const isKept = (each: SeenRecord): boolean => partOf(each, 'failure').reason === 'limited' || each.body.unpaid === true;
  return inJob.some((each) => each.execution > execution && each.body.outcome === 'failed' && !isKept(each));
}

/** Finds the last record of a task that was written by a moment. */
export function lastRecord(
  facts: Pick<Facts, 'records'>,
  { run, task }: { readonly run: string; readonly task: string },
  moment = Number.POSITIVE_INFINITY,
): SeenRecord | undefined {
  return ofKind(facts, 'task')
    .filter((record) => record.run === run && record.task === task && record.at <= moment)
    .toSorted((one, other) => one.seq - other.seq)
    .at(-1);
}

/** Lists the records of all runs, whatever they are about. */
export function listRecords({ comments, board }: Pick<Facts['world'], 'comments' | 'board'>): readonly SeenRecord[] {
  return [41, 42, ...board.listLedgers('runs').map(({ number }) => number)].flatMap(comments.list).flatMap(readRecords);
}

/** Lists the records that people changed or deleted. */
export function listLost({ comments }: Pick<Facts['world'], 'comments'>): readonly SeenRecord[] {
  return comments.tampered.flatMap(({ comment, what }) => (what === 'text' ? [] : readRecords(comment)));
}

/**
 * Lists the runs of which people took the first record away. Such a run is unknown from then on: another one may have its name, and what it had
 * published or claimed stays for a while.
 */
export function listForgotten({ comments }: Pick<Facts['world'], 'comments'>): ReadonlySet<string> {
  return new Set(listLost({ comments }).flatMap(({ kind, run }) => (kind === 'run' ? [run] : [])));
}

/** Returns whether a job was tried three times without a result. What it had left to show and to tell is given up then; people see a failed job. */
export function hasGivenUp({ actions }: Pick<Facts, 'actions'>): boolean {
  return actions.runs.some(({ past, jobs }) =>
    [...Map.groupBy([...past, ...jobs], ({ name }) => name).values()].some(
      (own) => own.filter(({ conclusion }) => conclusion === 'failure' || conclusion === 'cancelled').length >= 3,
    ),
  );
}

/**
 * Returns whether GitHub carried out the dispatch of an agent twice, or so late that an App which died and came back has ordered the agent
 * again: GitHub then carries out the older dispatch behind the newer one, or between the App's look for the older one and the newer dispatch.
 */
export function isDoubled({ actions: { runs }, app }: Facts, { workflowRun }: AgentStart): boolean {
  const own = runs.find(({ id }) => id === workflowRun);
  if (own === undefined || own.isTwin === true) return own !== undefined;
  const { title, number, lateAt = 0 } = own;
  const isAgain = (other: (typeof runs)[number]): boolean =>
    other.title === title && other.number > number && Date.parse(other.createdAt) < lateAt + longestLook;
  return app !== undefined && runs.some(isAgain);
}

/** Returns whether the job of an agent passed its work on to the publish job. */
export function isPassedOn(actions: Facts['actions'], start: AgentStart): boolean {
  return listJobs(actions, start).some(
    ({ conclusion, passed }) => conclusion === 'success' && passed?.includes(start.summary) === true,
  );
}

/** Lists the jobs of the workflow run in which an agent was started, of all attempts. */
export function listJobs({ runs }: Facts['actions'], { workflowRun }: AgentStart) {
  const { past = [], jobs = [] } = runs.find(({ id }) => id === workflowRun) ?? {};
  return [...past, ...jobs];
}

/** The time within which the App sweeps an open run. */
const untilSweep = 11 * 60_000;

/**
 * Returns whether GitHub told the App neither that a job nor that its workflow run ended, and the run ended before a sweep looked for it. Nobody
 * looks for results of a run that has ended: those that come late come by a delivery.
 */
export function isUntold(facts: Facts, start: AgentStart): boolean {
  const { app, actions, faults } = facts;
  const isNever = (name: string): boolean =>
    faults.some(({ fault, place }) => fault === 'webhook-never' && place.startsWith(`webhook ${name} `));
  if (app === undefined || !isNever('workflow_job') || !isNever('workflow_run')) return false;
  const ended = ofKind(facts, 'end').findLast(({ run }) => run === start.order.run)?.at ?? Number.POSITIVE_INFINITY;
  return listJobs(actions, start).some(({ endedAt }) => endedAt !== undefined && ended < Date.parse(endedAt) + untilSweep);
}
