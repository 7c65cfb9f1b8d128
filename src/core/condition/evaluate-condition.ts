import { type CelInput, CelScalar, celEnv, celFunc, celMap, isCelError, plan } from '@bufbuild/cel';
import { isPlainMap } from '../json/json-value.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { createBoundedFunctions, WorkMeter } from './bounded-functions.ts';
import type { ConditionFacts, Conditions, ReadValues, Score, Verdict } from './conditions.ts';
import { explainError } from './explain-error.ts';
import { childrenOf, type Expression, listPaths, type ParsedCondition, parseCondition, writePath } from './parse-condition.ts';
import { statusFunctions } from './scan-condition.ts';

/** The limits on what is said of the values that a condition read. */
const shown = { values: 6, codePoints: 80 } as const;

/** A condition that is ready to be decided, or the reason why it never can be. */
type Prepared =
  | { readonly kind: 'ready'; readonly parsed: ParsedCondition; readonly run: (roots: Record<string, CelInput>) => unknown }
  | { readonly kind: 'broken'; readonly message: string };

/** Creates what decides conditions. Each text is prepared once. */
export function createConditions(): Conditions {
  let facts: ConditionFacts = { roots: {}, failed: false, skipped: [] };
  const meter = new WorkMeter();
  const own = [
    celFunc('always', [], CelScalar.BOOL, () => true),
    celFunc('failed', [], CelScalar.BOOL, () => facts.failed),
    celFunc('skipped', [CelScalar.STRING], CelScalar.BOOL, (stage) => facts.skipped.includes(stage)),
    // The library takes an empty text for 0, and words for NaN.
    celFunc('int', [CelScalar.STRING], CelScalar.INT, (text) => BigInt(checkNumber(text, /^[+-]?\d{1,18}$/))),
    celFunc('double', [CelScalar.STRING], CelScalar.DOUBLE, (text) => Number(checkNumber(text, /^[+-]?\d+(?:\.\d+)?$/))),
  ];
  const env = celEnv({ funcs: createBoundedFunctions(own, meter) });
  const known = new Map<string, Prepared>();
  const prepare = (text: string): Prepared => {
    const found = known.get(text) ?? prepareCondition(text, (parsed) => plan(env, parsed.tree));
    // A server meets the conditions of many repositories.
    if (known.size >= 1_000 && !known.has(text)) known.clear();
    known.set(text, found);
    return found;
  };
  return {
    asksForStatus: (text) => {
      const prepared = prepare(text);
      return prepared.kind === 'ready' && callsStatus(prepared.parsed.tree);
    },
    decide: (text, given) => {
      facts = given;
      meter.reset();
      return decide(prepare(text), given);
    },
    score: (text, roots) => {
      facts = { roots, failed: false, skipped: [] };
      meter.reset();
      return score(prepare(text), roots);
    },
  };
}

function checkNumber(text: string, form: RegExp): string {
  const trimmed = text.trim();
  if (form.test(trimmed)) return trimmed;
  throw new Error(`${JSON.stringify(truncateCodePoints(text, shown.codePoints))} is not a number`);
}

function prepareCondition(
  text: string,
  planTree: (parsed: ParsedCondition) => (roots: Record<string, CelInput>) => unknown,
): Prepared {
  const parsed = parseCondition(text);
  if (!parsed.ok) return { kind: 'broken', message: `it ${parsed.error.message}` };
  try {
    return { kind: 'ready', parsed: parsed.value, run: planTree(parsed.value) };
  } catch {
    return { kind: 'broken', message: 'it cannot be read' };
  }
}

function callsStatus(node: Expression): boolean {
  const { exprKind } = node;
  const isOwn = exprKind.case === 'callExpr' && statusFunctions.includes(exprKind.value.function);
  return isOwn || childrenOf(node).some(callsStatus);
}

function decide(prepared: Prepared, { roots }: ConditionFacts): Verdict {
  if (prepared.kind === 'broken') return { ...prepared, values: {} };
  const values = readValues(prepared.parsed, roots);
  const result = prepared.run(toInputs(roots));
  if (result === true || result === false) return { kind: `${result}`, values };
  const message = isCelError(result) ? explainError(result.message) : `it gave ${describeResult(result)}, neither true nor false`;
  return { kind: 'broken', message, values };
}

function toInputs(roots: ConditionFacts['roots']): Record<string, CelInput> {
  return Object.fromEntries(Object.entries(roots).map(([name, value]) => [name, toInput(value)]));
}

function score(prepared: Prepared, roots: ConditionFacts['roots']): Score {
  if (prepared.kind === 'broken') return { kind: 'none', message: prepared.message };
  const result = prepared.run(toInputs(roots));
  const value = typeof result === 'bigint' ? Number(result) : result;
  if (typeof value === 'number' && Number.isFinite(value)) return { kind: 'number', value };
  const isWord = typeof result === 'boolean';
  const seen = isCelError(result)
    ? explainError(result.message)
    : `it gave ${isWord ? result : describeResult(result)}, no number`;
  return { kind: 'none', message: seen };
}

function describeResult(result: unknown): string {
  if (typeof result === 'string') return JSON.stringify(truncateCodePoints(result, shown.codePoints));
  return typeof result === 'bigint' || typeof result === 'number' ? String(result) : 'a list or a group of values';
}

/** Maps of texts, where a missing key reads as an empty text. `has` and `in` still tell the difference. */
class Texts extends Map<string, CelInput> {
  override get(key: string): CelInput {
    return super.get(key) ?? '';
  }
}

/** Turns a plain value into one that the library compares rightly: whole numbers become its integers. */
function toInput(value: unknown): CelInput {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(toInput);
  if (!isPlainMap(value)) return null;
  const plain = new Map(Object.entries(value).map(([key, part]) => [key, toInput(part)]));
  const isOfTexts = [...plain.values()].every((part) => typeof part !== 'object');
  return Object.assign(celMap(isOfTexts ? new Texts(plain) : plain), { has: (key: unknown) => plain.has(String(key)) });
}

/** Lists the values that a condition reads, for people. */
function readValues({ tree }: ParsedCondition, roots: Readonly<Record<string, unknown>>): ReadValues {
  const paths = listPaths(tree).slice(0, shown.values);
  return Object.fromEntries(paths.map((path) => [writePath(path), showValue(findValue(roots, path))]));
}

function findValue(roots: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (isPlainMap(value) && Object.hasOwn(value, key) ? value[key] : undefined), roots);
}

function showValue(value: unknown = ''): string {
  return truncateCodePoints(typeof value === 'string' ? value : JSON.stringify(value), shown.codePoints);
}
