// This folder makes handoffs where no agent wrote one: for `prompt`, and for agents that a stand-in plays.

import { generate } from 'json-schema-faker';
import type { Handoff } from '../../../core/handoff/handoff.ts';
import type { HandoffDemand } from '../../../core/handoff/handoff-demand.ts';
import { parseHandoff } from '../../../core/handoff/parse-handoff.ts';
import { checkDemand } from '../../../core/handoff/read-handoff.ts';
import { isPlainMap } from '../../../core/json/json-value.ts';
import { failure, type Result, success } from '../../../core/result.ts';

/** The number of samples that are made before a schema counts as one that no sample fits. */
const maxSeeds = 20;

/**
 * Makes a handoff that fits the demand of a stage. The same stage gives the same handoff every time. The failure says in a
 * sentence why there is none.
 */
export async function makeHandoff(stage: string, demand: HandoffDemand | undefined): Promise<Result<Handoff, string>> {
  const texts = { version: 1 as const, summary: `Sample summary of stage ${stage}.`, detail: `Sample detail of stage ${stage}.` };
  if (demand?.data === undefined) return success(texts);
  let reason = 'no data';
  for (let seed = 1; seed <= maxSeeds; seed++) {
    for (const data of await listSamples(demand.data, seed)) {
      const parsed = parseHandoff(JSON.stringify({ ...texts, data }));
      const errors = parsed.ok ? await checkDemand(parsed.value.handoff, demand) : parsed.error;
      if (parsed.ok && errors.length === 0) return success(parsed.value.handoff);
      reason = errors[0]?.message ?? reason;
    }
  }
  return failure(
    `No sample fits \`handoff.data\` of stage ${stage} (${reason}) Write the handoff yourself: --handoff ${stage}=FILE.`,
  );
}

type Data = Readonly<Record<string, string>>;

/** Returns data for a schema, best first: texts that a reader recognises, then those that the library chose. */
async function listSamples(schema: Readonly<Record<string, unknown>>, seed: number): Promise<readonly Data[]> {
  const chosen = await generate(textSchema(schema), { seed, alwaysFakeOptionals: true }).catch(() => undefined);
  if (!isPlainMap(chosen)) return [];
  const data = Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, toText(value)]));
  const plain = Object.entries(isPlainMap(schema.properties) ? schema.properties : {}).filter(([, each]) => isFreeText(each));
  const named = Object.fromEntries(plain.filter(([key]) => key in data).map(([key]) => [key, `sample ${key}`]));
  return [{ ...data, ...named }, data];
}

/** Returns the schema with what is true of all data: a map of texts. The library makes any value where a schema names no type. */
function textSchema({ $schema: _, properties, ...rest }: Readonly<Record<string, unknown>>): Parameters<typeof generate>[0] {
  const texts = Object.entries(isPlainMap(properties) ? properties : {}).map(([key, each]) => [
    key,
    isFreeText(each) ? { ...(isPlainMap(each) ? each : {}), type: 'string' } : each,
  ]);
  return { ...rest, type: 'object', properties: Object.fromEntries(texts) };
}

/** Returns whether a schema leaves the choice of a text free, so that any words will do. */
function isFreeText(schema: unknown): boolean {
  if (schema === true) return true;
  if (!isPlainMap(schema)) return false;
  return !['enum', 'const', 'pattern', 'format', '$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if'].some((key) => key in schema);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
