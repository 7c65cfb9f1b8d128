import type { ReportedStage } from '../../page/report/run-report.ts';
import { renderIcon } from './stage-words.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { padTo, widthOf } from './text-width.ts';

/**
 * Draws the stages in the order in which they follow each other: `✔ investigate → ✔ fix` where each needs the one before it, and
 * else a line for each stage that names what it needs. The children of each task follow: `↳ split: ✔ 1-api · ✔ 2-docs`.
 */
export function drawChain(stages: readonly ReportedStage[], options: TerminalOptions): string {
  const own = stages.filter(({ parent }) => parent === undefined);
  const drawn = isLine(own) ? drawLine(own, options) : drawList(own, options);
  return [drawn, ...stages.flatMap(({ name }) => drawChildren(name, stages, options))].join('\n');
}

function drawChildren(name: string, stages: readonly ReportedStage[], options: TerminalOptions): readonly string[] {
  const own = stages.filter(({ parent }) => parent === name);
  if (own.length === 0) return [];
  const nodes = own.map((child) => `${renderIcon(child.status, options)} ${child.title.slice(name.length).replace(/^\//, '')}`);
  return wrapNodes(nodes, { first: `↳ ${name}: `, separator: ' · ', next: '    ', width: options.width });
}

function isLine(stages: readonly ReportedStage[]): boolean {
  return stages.every(({ needs }, index) => needs.join() === (index === 0 ? '' : stages[index - 1]?.name));
}

function drawLine(stages: readonly ReportedStage[], options: TerminalOptions): string {
  const nodes = stages.map(({ status, name }) => `${renderIcon(status, options)} ${name}`);
  return wrapNodes(nodes, { first: '', separator: ' → ', next: '  → ', width: options.width }).join('\n');
}

interface Wrapping {
  /** The beginning of the first line, and of each further one. */
  readonly first: string;
  readonly next: string;
  readonly separator: string;
  readonly width: number;
}

/** Returns lines that hold the nodes, as many on each as there is room for. */
function wrapNodes(nodes: readonly string[], { first, next, separator, width }: Wrapping): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const node of nodes) {
    if (current === '') current = `${first}${node}`;
    else if (widthOf(current) + widthOf(node) + separator.length <= width) current += `${separator}${node}`;
    else {
      lines.push(current);
      current = `${next}${node}`;
    }
  }
  return [...lines, current];
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
