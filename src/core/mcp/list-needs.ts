import { flattenText } from '../prompt/flatten-text.ts';
import type { HandoffInContext, NeedContext } from '../prompt/prompt-context.ts';
import { countCodePoints } from '../text/count-code-points.ts';
import { truncateCodePoints } from '../text/truncate-code-points.ts';

const shownKeys = 50;
const keyCodePoints = 100;

/** A table of contents: every path that can be read, with its size, but none of the texts. */
export function listNeeds(needs: readonly NeedContext[]): string {
  return needs.map(listNeed).join('\n\n');
}

function listNeed({ name, agent, outcome, handoff, results, outputs }: NeedContext): string {
  const lines = [
    ...(handoff.present ? listHandoff(handoff) : ['no handoff']),
    ...listMap('results', results),
    ...listCount('outputs', outputs, 'line'),
  ];
  const by = agent === '' ? '' : ` (agent ${agent}, ${outcome})`;
  return [`${name}${by}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function listHandoff({ summary, detail, data, context }: HandoffInContext): string[] {
  return [
    ...listText('summary', summary),
    ...listText('detail', detail),
    ...listMap('data', data),
    ...listCount('context.relevant_files', context.relevant_files, 'entry'),
    ...listCount('context.key_findings', context.key_findings, 'entry'),
    ...listCount('context.constraints', context.constraints, 'entry'),
    ...listText('context.suggested_approach', context.suggested_approach),
  ];
}

function listText(path: string, text: string): string[] {
  return text === '' ? [] : [`${path}: ${plural(countCodePoints(text), 'character')}`];
}

function listCount(path: string, list: readonly string[], unit: 'entry' | 'line'): string[] {
  return list.length === 0 ? [] : [`${path}: ${plural(list.length, unit)}`];
}

function listMap(path: string, map: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(map);
  const lines = entries.slice(0, shownKeys).map(([key, text]) => {
    const shown = truncateCodePoints(flattenText(key), keyCodePoints);
    return `${path}.${shown}: ${plural(countCodePoints(text), 'character')}`;
  });
  const rest = entries.length - lines.length;
  return rest > 0 ? [...lines, `… and ${rest} more: read \`${path}\``] : lines;
}

function plural(count: number, unit: 'character' | 'entry' | 'line'): string {
  const many = unit === 'entry' ? 'entries' : `${unit}s`;
  return `${count.toLocaleString('en')} ${count === 1 ? unit : many}`;
}
