// This folder makes handoffs where no agent wrote one: for `prompt`, and for agents that a stand-in plays.

import type { GenerateOptions, JsonSchema } from 'json-schema-faker';
import type { DataValidator } from '../../core/handoff/compile-data-schema.ts';
import type { Handoff } from '../../core/handoff/handoff.ts';
import type { HandoffDemand } from '../../core/handoff/handoff-demand.ts';
import { loadDataSchema } from '../../core/handoff/load-data-schema.ts';
import { parseHandoff } from '../../core/handoff/parse-handoff.ts';
import { isPlainMap } from '../../core/json/json-value.ts';
import { failure, type Result, success } from '../../core/result.ts';

interface MakeOptions {
  /** Keys of `data` that templates read. Each is added unless the schema forbids it. */
  readonly wanted?: readonly string[];
  /** Returns the text that takes the place of a value, wherever the schema allows any text. */
  readonly nameValue?: (key: string) => string;
}

/**
 * Makes a handoff that fits the demand of a stage. The same stage gives the same handoff every time. The failure says in a
 * sentence why there is none.
 */
export async function makeHandoff(
  stage: string,
  demand: HandoffDemand | undefined,
  { wanted = [], nameValue = (key) => `sample ${key}` }: MakeOptions = {},
): Promise<Result<Handoff, string>> {
  const texts = { version: 1 as const, summary: `Sample summary of stage ${stage}.`, detail: `Sample detail of stage ${stage}.` };
  const schema = demand?.data ?? {};
  if (demand?.data === undefined && wanted.length === 0) return success(texts);
  const compiled = await loadDataSchema(schema);
  const validate: DataValidator = compiled.ok ? compiled.value : () => [];
  let reason = 'no data';
  for await (const draft of draftData(schema)) {
    const [error] = validate(draft);
    const data = error === undefined ? rewriteValues(draft, { validate, wanted, nameValue }) : draft;
    const parsed = parseHandoff(JSON.stringify({ ...texts, data }));
    if (parsed.ok && error === undefined) return success(parsed.value.handoff);
    reason = (parsed.ok ? error : parsed.error[0])?.message ?? reason;
  }
  return failure(
    `No sample fits \`handoff.data\` of stage ${stage} (${reason}) Write the handoff yourself: --handoff ${stage}=FILE.`,
  );
}

type Data = Readonly<Record<string, string>>;

/** The numbers that the generator starts from. Values of some schemas fit only by chance, so there are several. */
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const kinds: readonly GenerateOptions[] = [{ alwaysFakeOptionals: true }, {}, { optionalsProbability: 0 }];

/** Drafts data for a schema. What is drafted need not fit: the generator does not know every keyword. */
async function* draftData(schema: Readonly<Record<string, unknown>>): AsyncGenerator<Data> {
  const { generate } = await import('json-schema-faker');
  const { $schema: _, ...rest }: Exclude<JsonSchema, boolean> = { type: 'object', ...schema };
  for (const kind of kinds) {
    for (const seed of seeds) {
      const drafted = await generate(rest, { ...kind, seed }).catch(() => undefined);
      if (isPlainMap(drafted)) yield Object.fromEntries(Object.entries(drafted).map(([key, value]) => [key, toText(value)]));
    }
  }
}

/** Replaces random texts by words that a reader recognises, one key after another, as far as the schema allows it. */
function rewriteValues(data: Data, { validate, wanted, nameValue }: Required<MakeOptions> & { validate: DataValidator }): Data {
  let made = data;
  for (const key of new Set([...Object.keys(data), ...wanted])) {
    const next = { ...made, [key]: nameValue(key) };
    if (validate(next).length === 0) made = next;
  }
  return made;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
