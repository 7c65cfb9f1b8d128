import { Liquid } from 'liquidjs';

/** The tags that a template may use. All others are refused: files, layouts, captured output, counters. */
export const allowedTags = ['if', 'unless', 'case', 'for', 'break', 'continue', 'assign', 'comment', 'raw', '#'] as const;

/**
 * The filters that a template may use. They are harmless: no code, no dates (width attacks), no regular expressions over values
 * that backtrack, and output that the memory limit bounds.
 */
export const allowedFilters = [
  'append',
  'at_least',
  'at_most',
  'capitalize',
  'ceil',
  'default',
  'divided_by',
  'downcase',
  'first',
  'floor',
  'join',
  'json',
  'last',
  'lstrip',
  'minus',
  'modulo',
  'plus',
  'prepend',
  'remove',
  'replace',
  'reverse',
  'round',
  'rstrip',
  'size',
  'slice',
  'split',
  'strip',
  'times',
  'truncate',
  'truncatewords',
  'uniq',
  'upcase',
] as const;

/** The limit on the characters of one template; the config itself is at most 64 KB. */
const maxTemplate = 65_536;
/** The limit on the characters that filters may produce, and on the elements of ranges, in one rendering. */
const maxMemory = 2_097_152;
/** The limit on time, a last resort against costs that the other limits do not count. A rendering takes milliseconds. */
const maxMilliseconds = 10_000;

let engine: Liquid | undefined;

/**
 * Creates a Liquid engine limited to values, conditions and loops (T34). Sets `locale` because asking the system for it is slow.
 */
export function createTemplateEngine(): Liquid {
  if (engine !== undefined) return engine;
  const created = new Liquid({
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    jsTruthy: true,
    locale: 'en-US',
    timezoneOffset: 0,
    parseLimit: maxTemplate,
    renderLimit: maxMilliseconds,
    memoryLimit: maxMemory,
  });
  removeOthers(created.tags, allowedTags);
  removeOthers(created.filters, allowedFilters);
  created.registerFilter('json', (value: unknown) => JSON.stringify(value) ?? '');
  engine = created;
  return created;
}

function removeOthers(registry: Record<string, unknown>, allowed: readonly string[]): void {
  for (const name of Object.keys(registry)) if (!allowed.includes(name)) delete registry[name];
}
