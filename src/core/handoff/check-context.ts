import { utf8Length } from '../json/utf8-length.ts';
import { describeValue } from './describe-value.ts';
import { type HandoffContext, handoffLimits } from './handoff.ts';
import type { HandoffError } from './handoff-error.ts';

const lists = ['relevant_files', 'key_findings', 'constraints'] as const;

interface CheckedContext {
  readonly value?: HandoffContext;
  readonly errors: readonly HandoffError[];
}

/** The optional block of lists. Its keys are fixed; others are left out, as at the top (H-11). */
export function checkContext(value: unknown): CheckedContext {
  if (value === undefined) return { errors: [] };
  if (!isObject(value)) {
    const message = `\`context\` is ${describeValue(value)}; write an object such as {"relevant_files": ["src/a.ts"]}.`;
    return { errors: [{ code: 'type', path: 'context', message }] };
  }
  const approach = value.suggested_approach;
  const errors = [...lists.flatMap((name) => checkList(name, value[name])), ...checkApproach(approach)];
  if (errors.length > 0) return { errors };
  const found = lists.flatMap((name) => (isTexts(value[name]) ? [[name, value[name]] as const] : []));
  const context = { ...Object.fromEntries(found), ...(typeof approach === 'string' ? { suggested_approach: approach } : {}) };
  const tooLarge = checkSize(context);
  return tooLarge.length > 0 ? { errors: tooLarge } : { value: context, errors: [] };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/** Bytes of all its texts together. */
function checkSize(context: HandoffContext): readonly HandoffError[] {
  const texts = Object.values(context).flat();
  const bytes = texts.reduce((sum, text) => sum + utf8Length(text), 0);
  if (bytes <= handoffLimits.contextBytes) return [];
  const message = `\`context\` takes ${bytes} bytes in all; at most ${handoffLimits.contextBytes} are accepted: keep what the next agent cannot find itself.`;
  return [{ code: 'too-large', path: 'context', message }];
}
