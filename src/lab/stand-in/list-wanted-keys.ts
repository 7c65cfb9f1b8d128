import { reservedNames } from '../../core/captured-names.ts';
import type { Pipeline } from '../../core/config/schema/config-schema.ts';
import { matrixOf } from '../../core/config/schema/stage-schema.ts';
import { isResultKey } from '../../core/output/results.ts';

/** The keys that the templates of a pipeline read from what one of its stages leaves. */
export interface WantedKeys {
  readonly data: readonly string[];
  readonly results: readonly string[];
  /** The keys of the data in which a matrix finds its elements, with the fields of an element that its templates read. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

const name = String.raw`(?:\.([\w-]+)|\[\\?["']([\w-]+)\\?["']\])`;
const readings = new RegExp(String.raw`\bneeds${name}\.(results|handoff\.data)${name}`, 'g');
const elementReadings = new RegExp(String.raw`\bmatrix${name}`, 'g');
/** The names by which every element is read. */
const ownFields: readonly string[] = ['value', 'index'];

/** Lines of a history that are no results of an agent. */
const historyFacts: readonly string[] = ['error', 'message', 'handoff_summary', 'handoff_detail'];

/**
 * Lists what later stages and the history of the pipeline read from a stage, so that a stand-in leaves something there and
 * templates do not come out empty.
 */
export function listWantedKeys({ stages, history }: Pick<Pipeline, 'stages' | 'history'>, stage: string): WantedKeys {
  const found = [...JSON.stringify(stages).matchAll(readings)].map(([, plain, quoted, what, key, quotedKey]) => ({
    stage: plain ?? quoted,
    what,
    key: key ?? quotedKey ?? '',
  }));
  const keysOf = (wanted: string): readonly string[] =>
    found.filter((one) => one.stage === stage && one.what === wanted).map(({ key }) => key);
  const remembered = history?.['include-keys'] ?? [];
  const ofData = remembered.flatMap((key) => /^handoff\.data\.(.+)$/.exec(key)?.[1] ?? []);
  const results = [...keysOf('results'), ...remembered].filter(isOwnResult);
  const lists = Object.values(stages).flatMap((other) => {
    const origin = matrixOf(other)?.origin;
    if (origin?.kind !== 'data' || origin.stage !== stage) return [];
    const fields = [...JSON.stringify(other).matchAll(elementReadings)].map(([, plain, quoted]) => plain ?? quoted ?? '');
    return [[origin.key, fields.filter((field) => !ownFields.includes(field))] as const];
  });
  return { lists: new Map(lists), data: [...new Set([...keysOf('handoff.data'), ...ofData])], results: [...new Set(results)] };
}

/** Returns whether an agent may write a result of this name: Baton captures some itself. */
function isOwnResult(key: string): boolean {
  return isResultKey(key) && !reservedNames.has(key) && !historyFacts.includes(key);
}
