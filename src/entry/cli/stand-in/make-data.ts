import type { GenerateOptions } from 'json-schema-faker';
import type { DataValidator } from '../../../core/handoff/compile-data-schema.ts';
import type { HandoffDemand } from '../../../core/handoff/handoff-demand.ts';
import { loadDataSchema } from '../../../core/handoff/load-data-schema.ts';
import { isPlainMap } from '../../../core/json/json-value.ts';

export interface MadeData {
  readonly data: Readonly<Record<string, string>>;
  /** The first thing that does not fit the schema; undefined where all fits. */
  readonly misfit?: string;
}

/**
 * Makes `data` of a handoff that fits the schema of its stage, always the same for the same schema. `wanted` are keys that
 * templates of later stages name; each is added unless the schema forbids it.
 */
export async function makeData(schema: HandoffDemand['data'], wanted: readonly string[]): Promise<MadeData> {
  const compiled = await loadDataSchema(schema ?? {});
  const validate: DataValidator = compiled.ok ? compiled.value : () => [];
  let first: MadeData['data'] | undefined;
  for await (const draft of draftData(schema)) {
    if (validate(draft).length === 0) return { data: rewriteValues(draft, { validate, wanted }) };
    first ??= draft;
  }
  const [fault] = validate(first ?? {});
  return { data: first ?? {}, misfit: fault?.message ?? 'nothing was found that fits.' };
}

/** The numbers that the generator starts from. Values of some schemas fit only by chance, so there are several. */
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const kinds: readonly GenerateOptions[] = [{ alwaysFakeOptionals: true }, {}, { optionalsProbability: 0 }];

async function* draftData(schema: HandoffDemand['data']): AsyncGenerator<MadeData['data']> {
  if (schema === undefined) return yield {};
  const { generate } = await import('json-schema-faker');
  const { $schema: _, ...rest } = { $schema: undefined, type: 'object', ...schema };
  for (const kind of kinds) {
    for (const seed of seeds) {
      const draft = await generate(rest, { ...kind, seed }).then(toTexts, () => undefined);
      if (draft !== undefined) yield draft;
    }
  }
}

/** Returns the value as `data` has to be: a map of texts. */
function toTexts(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isPlainMap(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toText(key, entry)]));
}

function toText(key: string, value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : sayWhat(key);
}

/** Replaces random texts by words that say what they are, wherever the schema allows it. */
function rewriteValues(
  data: Readonly<Record<string, string>>,
  { validate, wanted }: { readonly validate: DataValidator; readonly wanted: readonly string[] },
): Readonly<Record<string, string>> {
  let made = data;
  for (const key of new Set([...Object.keys(data), ...wanted])) {
    const next = { ...made, [key]: sayWhat(key) };
    if (validate(next).length === 0) made = next;
  }
  return made;
}

/** Returns the text that stands in for a value. */
export function sayWhat(key: string): string {
  return `stand-in for ${key}`;
}
