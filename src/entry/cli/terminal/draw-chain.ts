import type { ReportedStage } from '../report/run-report.ts';
import { renderIcon } from './stage-words.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { padTo, widthOf } from './text-width.ts';

/**
 * Draws the stages in the order in which they follow each other: `✔ investigate → ✔ fix` where each needs the one before it, and
 * else a line for each stage that names what it needs. The tasks that stages asked for are left out: they come and go.
 */
export function drawChain(all: readonly ReportedStage[], options: TerminalOptions): string {
  const stages = all.filter(({ parent }) => parent === undefined);
  return isLine(stages) ? drawLine(stages, options) : drawList(stages, options);
}

function isLine(stages: readonly ReportedStage[]): boolean {
  return stages.every(({ needs }, index) => needs.join() === (index === 0 ? '' : stages[index - 1]?.name));
}

const arrow = ' → ';

function drawLine(stages: readonly ReportedStage[], options: TerminalOptions): string {
  const lines: string[] = [];
  let current = '';
  for (const { status, name } of stages) {
    const node = `${renderIcon(status, options)} ${name}`;
    if (current === '') current = node;
    else if (widthOf(current) + widthOf(node) + arrow.length <= options.width) current += `${arrow}${node}`;
    else {
      lines.push(current);
      current = `  →${arrow.slice(-1)}${node}`;
    }
  }
  return [...lines, current].join('\n');
}

function drawList(stages: readonly ReportedStage[], options: TerminalOptions): string {
  const levels = levelsOf(stages);
  const nodeOf = ({ name, status }: ReportedStage): string =>
    `${'  '.repeat(levels.get(name) ?? 0)}${renderIcon(status, options)} ${name}`;
  const column = Math.min(options.width - 20, Math.max(...stages.map((stage) => widthOf(nodeOf(stage)))));
  return stages
    .toSorted((a, b) => (levels.get(a.name) ?? 0) - (levels.get(b.name) ?? 0))
    .map((stage) => {
      if (stage.needs.length === 0) return nodeOf(stage);
      return `${padTo(nodeOf(stage), column)}  ${options.colors.dim(`← ${shorten(stage.needs, options.width - column - 4)}`)}`;
    })
    .join('\n');
}

function shorten(names: readonly string[], columns: number): string {
  const all = names.join(', ');
  if (all.length <= columns) return all;
  const [first = ''] = names;
  return `${first} and ${names.length - 1} more`;
}

/** Returns how many stages must end, one after another, before each stage. */
function levelsOf(stages: readonly ReportedStage[]): ReadonlyMap<string, number> {
  const needs = new Map(stages.map(({ name, needs: own }) => [name, own]));
  const levels = new Map<string, number>();
  const visit = (name: string): number => {
    const known = levels.get(name);
    if (known !== undefined) return known;
    const level = Math.max(-1, ...(needs.get(name) ?? []).map(visit)) + 1;
    levels.set(name, level);
    return level;
  };
  for (const { name } of stages) visit(name);
  return levels;
}
