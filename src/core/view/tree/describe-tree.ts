import { isElement, parentNameOf } from '../../children/task-name.ts';
import { isSuccess } from '../../output/outcome.ts';
import { titleOf } from '../../run/elements.ts';
import { listOpenedPulls } from '../../run/published.ts';
import type { State } from '../../run/state.ts';
import { readyRows } from '../../run/task-row.ts';
import { formatCost, formatTime, formatTokens } from '../../run/usage.ts';
import { pauseLabel } from '../../trigger/change.ts';
import { describeOutcome, describeWait, groupTasks, listNames } from '../outcome-words.ts';
import { flattenTree, type RunTree, type TaskNode } from './derive-tree.ts';

/** One question about a run that people ask first, with its answers. */
export interface Glance {
  readonly question: 'Whose turn' | 'Waits' | 'Failed' | 'Cost' | 'Where the work is';
  readonly answers: readonly string[];
}

/** Answers what people ask first about a run, in plain text. */
export function describeAtAGlance(state: State, tree: RunTree): readonly Glance[] {
  const nodes = flattenTree(tree.tasks).map(({ node }) => node);
  const places = [...listOpenedPulls(state).map((number) => `pull request #${number}`), ...nodes.flatMap(describeWork)];
  return [
    { question: 'Whose turn', answers: [describeTurn(state, nodes)] },
    { question: 'Waits', answers: orNothing(nodes.flatMap(describeWaiting), 'Nothing waits.') },
    { question: 'Failed', answers: orNothing(nodes.flatMap(describeFailed), 'Nothing failed.') },
    { question: 'Cost', answers: [describeSpent(tree)] },
    { question: 'Where the work is', answers: orNothing(places, 'No commit has been published.') },
  ];
}

/** The most answers to one question; the tree below has the others. */
const mostAnswers = 6;

function orNothing(answers: readonly string[], nothing: string): readonly string[] {
  if (answers.length <= mostAnswers) return answers.length === 0 ? [nothing] : answers;
  return [...answers.slice(0, mostAnswers - 1), `And ${answers.length - mostAnswers + 1} more.`];
}

/** Says who has to act now: a person, agents, or nobody. */
function describeTurn(state: State, nodes: readonly TaskNode[]): string {
  if (state.end !== undefined) return describeEnd(state, state.end.body);
  if (state.paused !== undefined) return `A person: the run is paused. Take the label ${pauseLabel} off to go on.`;
  const asked = nodes.flatMap(({ title, wait }) => (wait?.for === 'person' ? [{ title, wait }] : []));
  const due = readyRows(state).map(({ name }) => name);
  const others = due.length === 0 ? '' : ' Agents are at work as well.';
  if (asked.length > 0)
    return `A person: ${asked.map(({ title, wait }) => `${title} ${describeWait(wait)}`).join('; ')}.${others}`;
  if (due.length === 0) return 'Nobody: nothing is at work.';
  const agents = new Map(nodes.map(({ name, agent }) => [name, agent]));
  const working = groupTasks(due, {
    task: (name) => `${titleOf(state.run, name)} (${agents.get(name)})`,
    parent: (name) => name,
  });
  const who = due.length === 1 ? 'An agent' : 'Agents';
  return `${who}: ${listNames(working)} ${due.length === 1 ? 'is' : 'are'} at work. No person has to do anything now.`;
}

function describeEnd(state: State, { outcome }: NonNullable<State['end']>['body']): string {
  if (outcome === 'failed') return 'A person: the run failed. Its status comment says how to go on.';
  if (outcome === 'needs-input') return 'A person: the run ended with a question. Its status comment says how to go on.';
  const pulls = isSuccess(outcome) ? listOpenedPulls(state).map((number) => `#${number}`) : [];
  const verdict = `the run ${describeOutcome(outcome)}`;
  return pulls.length === 0 ? `Nobody: ${verdict}.` : `A person: ${verdict}. Review ${pulls.join(', ')}.`;
}

function describeWaiting({ title, wait }: TaskNode): readonly string[] {
  return wait === undefined ? [] : [`${title} ${describeWait(wait)}.`];
}

function describeFailed({ name, title, status, why, agent, kind }: TaskNode): readonly string[] {
  if (status !== 'failed') return [];
  const judged = kind === 'child' ? ` Its parent ${parentNameOf(name)} decides what follows.` : '';
  return [`${title} (${agent})${why === undefined ? '' : `: ${why}`}.${judged}`];
}

/** Says what a whole run took. An execution that is at work has reported nothing yet. */
function describeSpent({ total, outcome }: RunTree): string {
  const cost = formatCost(total);
  const tokens = formatTokens(total);
  const parts = [
    cost === '' ? 'No engine reported a cost' : cost,
    ...(tokens === '' ? [] : [`${tokens} tokens`]),
    `${formatTime(total)} at work`,
  ];
  const sum =
    outcome === null ? ' so far, the sum of all tasks. Work that has not ended is not in it.' : ', the sum of all tasks.';
  return `${parts.join(' · ')}${sum}`;
}

function describeWork(node: TaskNode): readonly string[] {
  return node.commit === undefined ? [] : [`${node.title}: ${describePlace(node)}`];
}

/** Returns branch and commit of a task as `branch @ 0123abcd4567`; empty for a task without a branch. */
export function describePlace({ branch, commit }: Pick<TaskNode, 'branch' | 'commit'>): string {
  if (branch === undefined) return '';
  return commit === undefined ? branch : `${branch} @ ${commit.slice(0, 12)}`;
}

const statusWords: Readonly<Record<TaskNode['status'], string>> = {
  succeeded: 'succeeded',
  noop: 'had nothing to do',
  failed: 'failed',
  'needs-input': 'asked a question',
  running: 'running',
  waiting: 'waiting',
  cancelled: 'cancelled',
  skipped: 'skipped',
  'not-started': 'not started',
};

interface Counted {
  readonly name: string;
  readonly status: TaskNode['status'];
  readonly children: readonly Counted[];
}

/** Counts the tasks right below a task by what they came to: `3 children: 2 succeeded, 1 failed`; empty for a task without any. */
export function countChildren({ children }: Pick<Counted, 'children'>): string {
  if (children.length === 0) return '';
  const what = children.every(({ name }) => isElement(name)) ? ['element', 'elements'] : ['child', 'children'];
  const byStatus = Map.groupBy(children, ({ status }) => status);
  const parts = Object.entries(statusWords).flatMap(([status, words]) => {
    const count = byStatus.get(status as TaskNode['status'])?.length ?? 0;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const all = countAll(children);
  const deeper = all === children.length ? '' : ` (${all} tasks with those below them)`;
  return `${children.length} ${what[children.length === 1 ? 0 : 1]}: ${parts.join(', ')}${deeper}`;
}

function countAll(tasks: readonly Counted[]): number {
  return tasks.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
}
