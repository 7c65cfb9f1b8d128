import type { NeedContext } from '../prompt/prompt-context.ts';

/** The paths that a stage can be asked for; `*` is a key. */
export const needPaths =
  'summary, detail, data, data.*, context, context.relevant_files, context.key_findings, context.constraints, context.suggested_approach, results, results.*, outputs, outcome, agent';

/** What stands under one path of a stage, as text: a list as its lines, a map as JSON. Undefined for a path that cannot be. */
export function findNeedText(need: NeedContext, path: string): string | undefined {
  const [, , head = '', key] = /^(handoff\.)?([^.]*)(?:\.(.*))?$/s.exec(path) ?? [];
  const value = rootsOf(need).get(head);
  if (key === undefined) return value === undefined ? undefined : toText(value);
  if (value === undefined || typeof value === 'string' || Array.isArray(value)) return undefined;
  // The known keys of `context` are always there, and a key that nobody wrote is one that cannot be read.
  const found = Object.entries(value).find(([name]) => name === key);
  return found && toText(found[1]);
}

type Value = string | readonly string[] | Readonly<Record<string, string | readonly string[]>>;

function rootsOf({ handoff, results, outputs, outcome, agent }: NeedContext): ReadonlyMap<string, Value> {
  const { summary, detail, data, context } = handoff;
  return new Map<string, Value>([
    ['summary', summary],
    ['detail', detail],
    ['data', data],
    ['context', context],
    ['results', results],
    ['outputs', outputs],
    ['outcome', outcome],
    ['agent', agent],
  ]);
}

function toText(value: Value): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join('\n') : JSON.stringify(value, null, 2);
}
