import { Liquid } from 'liquidjs';

/** Everything else is refused: files, layouts, captured output, counters. */
export const allowedTags = ['if', 'unless', 'case', 'for', 'break', 'continue', 'assign', 'comment', 'raw', '#'] as const;

/** Harmless ones: no code, no dates (width attacks), no regex over values that backtracks, output bounded by the memory limit. */
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

/** Characters of one template; the config itself is at most 64 KB. */
const maxTemplate = 65_536;
/** Characters that filters may make and elements that ranges may have, in one rendering. */
const maxMemory = 2_097_152;
/** A last resort against what the other limits do not count; a rendering takes milliseconds. */
const maxMilliseconds = 10_000;

let engine: Liquid | undefined;

/** Liquid cut down to values, conditions and loops (T34). `locale` is set because asking the system for it is slow. */
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
  keepOnly(created.tags, allowedTags);
  keepOnly(created.filters, allowedFilters);
  created.registerFilter('json', (value: unknown) => JSON.stringify(value) ?? '');
  engine = created;
  return created;
}

function keepOnly(registry: Record<string, unknown>, allowed: readonly string[]): void {
  for (const name of Object.keys(registry)) if (!allowed.includes(name)) delete registry[name];
}
