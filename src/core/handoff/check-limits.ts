import { isPlainMap, utf8Length } from '../json/json-value.ts';
import { failure, type Result, success } from '../result.ts';
import { countCodePoints } from '../text/code-points.ts';
import { isVisible } from '../text/plain-text.ts';
import type { WrittenData } from './coerce-data.ts';
import { compactHandoff, type Handoff, type HandoffContext, handoffLimits } from './handoff.ts';
import { describeValue, type HandoffError, shortenText } from './handoff-error.ts';

const lists = ['relevant_files', 'key_findings', 'constraints'] as const;

/** Checks the optional block of lists. Its keys are fixed; others are dropped, as at the top level (H-11). */
function checkContext(value: unknown): { readonly value?: HandoffContext; readonly errors: readonly HandoffError[] } {
  if (value === undefined) return { errors: [] };
  if (!isPlainMap(value)) {
    const message = `\`context\` is ${describeValue(value)}; write an object such as {"relevant_files": ["src/a.ts"]}.`;
    return { errors: [{ code: 'type', path: 'context', message }] };
  }
  const approach = value.suggested_approach;
  const errors = [...lists.flatMap((name) => checkList(name, value[name])), ...checkApproach(approach)];
  if (errors.length > 0) return { errors };
  const found = lists.flatMap((name) => (isTexts(value[name]) ? [[name, value[name]] as const] : []));
  const context = { ...Object.fromEntries(found), ...(typeof approach === 'string' ? { suggested_approach: approach } : {}) };
  const tooLarge = checkContextSize(context);
  return tooLarge.length > 0 ? { errors: tooLarge } : { value: context, errors: [] };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function checkList(name: string, value: unknown): readonly HandoffError[] {
  if (value === undefined || isTexts(value)) return [];
  const path = `context.${name}`;
  if (!Array.isArray(value)) {
    const message = `\`${path}\` is ${describeValue(value)}; write a list of strings.`;
    return [{ code: 'type', path, message }];
  }
  const index = value.findIndex((text) => typeof text !== 'string');
  const message = `\`${path}[${index}]\` is ${describeValue(value[index])}; every element must be a string.`;
  return [{ code: 'type', path: `${path}[${index}]`, message }];
}

function checkApproach(value: unknown): readonly HandoffError[] {
  if (value === undefined || typeof value === 'string') return [];
  const path = 'context.suggested_approach';
  return [{ code: 'type', path, message: `\`${path}\` is ${describeValue(value)}; write a string.` }];
}

/** Limits the bytes of all texts of the context together. */
function checkContextSize(context: HandoffContext): readonly HandoffError[] {
  const texts = Object.values(context).flat();
  const bytes = texts.reduce((sum, text) => sum + utf8Length(text), 0);
  if (bytes <= handoffLimits.contextBytes) return [];
  const message = `\`context\` takes ${bytes} bytes in all; at most ${handoffLimits.contextBytes} are accepted: keep what the next agent cannot find itself.`;
  return [{ code: 'too-large', path: 'context', message }];
}

/**
 * Checks a map of strings to strings. Refuses other values: a number that Baton turned into text might not be the one that was
 * meant.
 */
function checkData(
  value: unknown,
  written: WrittenData,
): { readonly value?: Readonly<Record<string, string>>; readonly errors: readonly HandoffError[] } {
  if (value === undefined) return { errors: [] };
  if (!isPlainMap(value)) {
    const message = `\`data\` is ${describeValue(value)}; write an object of strings, such as {"issue_key": "A-1"}.`;
    return { errors: [{ code: 'type', path: 'data', message }] };
  }
  const entries = Object.entries(value);
  const errors = [...checkCount(entries.length), ...checkTypes(entries, written)];
  const texts = entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []));
  const all = [...errors, ...checkDataSize(texts)];
  return all.length > 0 ? { errors: all } : { value: Object.fromEntries(texts), errors: [] };
}

function checkCount(count: number): readonly HandoffError[] {
  if (count <= handoffLimits.dataKeys) return [];
  const message = `\`data\` has ${count} keys; at most ${handoffLimits.dataKeys} are accepted: join some, or move them to \`detail\`.`;
  return [{ code: 'too-many', path: 'data', message }];
}

function checkTypes(entries: readonly (readonly [string, unknown])[], written: WrittenData): readonly HandoffError[] {
  return entries.flatMap(([key, value]) => {
    if (typeof value === 'string') return [];
    const name = shortenText(key);
    const literal = written.get(key);
    const seen = literal === undefined ? describeValue(value) : `the ${typeof value} ${shortenText(literal, 40)}`;
    const message = `\`data.${name}\` is ${seen}; values must be strings: write ${suggest(value, literal)}.`;
    return [{ code: 'type', path: `data.${name}`, message } as const];
  });
}

function suggest(value: unknown, literal: string | undefined): string {
  if (literal !== undefined) return JSON.stringify(shortenText(literal, 40));
  return value === null ? '"" or leave the key out' : 'its JSON as a string';
}

function checkDataSize(texts: readonly (readonly [string, string])[]): readonly HandoffError[] {
  const bytes = texts.reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
  if (bytes <= handoffLimits.dataBytes) return [];
  const message = `\`data\` takes ${bytes} bytes, keys and values together; at most ${handoffLimits.dataBytes} are accepted: move long texts to \`detail\`.`;
  return [{ code: 'too-large', path: 'data', message }];
}

interface TextField {
  readonly path: string;
  readonly value: unknown;
  /** The limit in code points. */
  readonly max: number;
  readonly advice: string;
}

/** Checks an optional text of limited length. Returns no text when the field is absent or has the wrong type. */
export function checkText({ path, value, max, advice }: TextField): {
  readonly text?: string;
  readonly errors: readonly HandoffError[];
} {
  if (value === undefined) return { errors: [] };
  if (typeof value !== 'string') {
    const message = `\`${path}\` is ${describeValue(value)}; write a string, or leave it out if it is optional.`;
    return { errors: [{ code: 'type', path, message }] };
  }
  const length = countCodePoints(value);
  if (length <= max) return { text: value, errors: [] };
  const message = `\`${path}\` is ${length} characters long; at most ${max} are accepted: ${advice}.`;
  return { errors: [{ code: 'too-long', path, message }] };
}

/** The limit for the name of an agent, which is far longer than real names. The transfer checks whether the agent exists. */
const nameCodePoints = 64;

/** Turns known fields into a handoff, or returns everything that is wrong with them at once. */
export function checkLimits(
  fields: Readonly<Record<string, unknown>>,
  written: WrittenData,
): Result<Handoff, readonly HandoffError[]> {
  const errors: HandoffError[] = [...checkVersion(fields.version), ...checkSummary(fields.summary)];
  const text = (path: string, max: number, advice: string): string | undefined => {
    const found = checkText({ path, value: fields[path], max, advice });
    errors.push(...found.errors);
    return found.text;
  };
  const summary = text('summary', handoffLimits.summaryCodePoints, 'shorten it, or move the rest to `detail`') ?? '';
  const detail = text('detail', handoffLimits.detailCodePoints, 'shorten it, or name the files where the rest is');
  const to = text('to', nameCodePoints, 'write the name of one agent');
  const message = text('message', handoffLimits.messageCodePoints, 'shorten it, or move the rest to `detail`');
  const data = checkData(fields.data, written);
  const context = checkContext(fields.context);
  errors.push(...data.errors, ...context.errors);
  if (errors.length > 0) return failure(errors);
  return success(compactHandoff({ version: 1, summary, detail, data: data.value, context: context.value, to, message }));
}

/**
 * Checks the version; absent means 1. Any other version has a meaning that this code does not know, and is never read in part
 * (H-3).
 */
function checkVersion(version: unknown): readonly HandoffError[] {
  if (version === undefined || version === 1) return [];
  const message = `\`version\` is ${JSON.stringify(version)?.slice(0, 40)}; this version of Baton reads 1 only: write 1 or leave it out.`;
  return [{ code: 'version', path: 'version', message }];
}

function checkSummary(summary: unknown): readonly HandoffError[] {
  const advice = `write 1 to ${handoffLimits.summaryCodePoints} characters that say what the next agent must know.`;
  if (summary === undefined) return [{ code: 'missing', path: 'summary', message: `\`summary\` is missing; ${advice}` }];
  if (typeof summary !== 'string' || isVisible(summary)) return [];
  return [{ code: 'empty', path: 'summary', message: `\`summary\` is empty; ${advice}` }];
}
