import { formatCost, formatTime, formatTokens } from '../../core/run/usage.ts';
import { describeWait } from '../../core/view/outcome-words.ts';
import { deriveTree, type RunTree, type TaskNode } from '../../core/view/tree/derive-tree.ts';
import { describeAtAGlance, describePlace, type Glance } from '../../core/view/tree/describe-tree.ts';
import { iconOf } from '../../terminal/draw/stage-words.ts';
import { padTo, widthOf } from '../../terminal/draw/text-width.ts';
import { type Painted, printPainted } from '../../terminal/files/painted.ts';
import { printJson } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { openState } from '../show/find-execution.ts';
import { printableTree } from '../show/printable-tree.ts';
import type { ThreadOptions } from '../thread/thread.ts';

interface TreeOptions extends Omit<ThreadOptions, 'run'> {
  readonly json?: boolean;
}

/** Prints the tasks of a run as a tree, with its waits, failures, branches and cost (K-22). Returns 1 if the thread holds no such run. */
export async function tree(run: string, file: string | undefined, options: TreeOptions): Promise<number> {
  if (!/^[^/\s]+$/.test(run))
    throw new UsageError(`"${run}" is no name of a run; write <pipeline>-<number>, such as fix-42, without a stage.`);
  const state = await openState(run, file, options);
  if (state === undefined) return 1;
  const derived = deriveTree(state);
  const glance = describeAtAGlance(state, derived);
  if (options.json === true) printJson({ ...printableTree(derived), glance });
  else printPainted(renderTree(derived, glance));
  return 0;
}

interface Line {
  /** The lines of the tree that lead to the task. */
  readonly lead: string;
  /** The same below the task. */
  readonly below: string;
  readonly node: TaskNode;
}

function renderTree(derived: RunTree, glance: readonly Glance[]): readonly Painted[] {
  const { run, pipeline, outcome, tasks, total } = derived;
  const lines = listLines(tasks, '');
  const column = Math.max(0, ...lines.map(({ lead, node }) => widthOf(lead) + 2 + widthOf(node.short)));
  return [
    { text: run, paint: 'bold' },
    ` of pipeline ${pipeline}, ${outcome ?? 'not ended'}: ${describeUsage(total)}\n`,
    ...lines.flatMap((line) => renderLine(line, column)),
    '\n',
    ...glance.flatMap(renderGlance),
  ];
}

/** Lists the lines of tasks and of all below them, with the signs that join them. */
function listLines(nodes: readonly TaskNode[], before: string): readonly Line[] {
  return nodes.flatMap((node, index) => {
    const isLast = index === nodes.length - 1;
    const below = `${before}${isLast ? '   ' : '│  '}`;
    return [{ lead: `${before}${isLast ? '└─ ' : '├─ '}`, below, node }, ...listLines(node.children, below)];
  });
}

function renderLine({ lead, below, node }: Line, column: number): readonly Painted[] {
  const head = padTo(node.short, column - widthOf(lead) - 2);
  const mark = node.children.length > 0 ? '│' : ' ';
  const more = listMore(node).map((text): Painted => ({ text: `${below}${mark}   ${text}\n`, paint: 'dim' }));
  return [{ text: lead, paint: 'dim' }, iconOf(node.status), ` ${head}  ${describeState(node)}\n`, ...more];
}

function describeState({ words, why, agent, attempt, attempts, wait }: TaskNode): string {
  const tries = attempts > 1 && attempt > 0 ? `, attempt ${attempt} of ${attempts}` : '';
  return `${wait === undefined ? words : describeWait(wait)} (${agent}${tries})${why === undefined ? '' : `: ${why}`}`;
}

/** Lists what else there is to say of a task, a line each: where its work is, what it took. */
function listMore(node: TaskNode): readonly string[] {
  const place = describePlace(node);
  const own = node.usage.seconds > 0 || Object.keys(node.usage).length > 1 ? describeUsage(node.usage) : '';
  const sum = node.children.length > 0 ? `with all below it ${describeUsage(node.total)}` : '';
  return [place === '' ? '' : `branch ${place}`, [own, sum].filter((part) => part !== '').join('; ')].filter(
    (text) => text !== '',
  );
}

function describeUsage(usage: TaskNode['usage']): string {
  const tokens = formatTokens(usage);
  return [formatTime(usage), tokens === '' ? '' : `${tokens} tokens`, formatCost(usage)].filter((part) => part !== '').join(', ');
}

const questionColumns = 19;

function renderGlance({ question, answers }: Glance): readonly Painted[] {
  return answers.flatMap((answer, index): readonly Painted[] => [
    { text: padTo(index === 0 ? `${question}:` : '', questionColumns), paint: 'bold' },
    `${answer}\n`,
  ]);
}
