import { failure, type Result, success } from '../result.ts';
import { checkContext } from './check-context.ts';
import { checkData } from './check-data.ts';
import { checkText } from './check-text.ts';
import { compactHandoff } from './compact-handoff.ts';
import { type Handoff, handoffLimits } from './handoff.ts';
import type { HandoffError } from './handoff-error.ts';

/** A name of an agent is far shorter; what it may be is decided where the transfer is. */
const nameCodePoints = 64;

/** Turns known fields into a handoff, or gives everything that is wrong with them at once. */
export function checkFields(fields: Readonly<Record<string, unknown>>): Result<Handoff, readonly HandoffError[]> {
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
  const data = checkData(fields.data);
  const context = checkContext(fields.context);
  errors.push(...data.errors, ...context.errors);
  if (errors.length > 0) return failure(errors);
  return success(compactHandoff({ version: 1, summary, detail, data: data.value, context: context.value, to, message }));
}

/** Absent means 1. Anything but 1 is from a time that we know nothing of, and is never half read (H-3). */
function checkVersion(version: unknown): readonly HandoffError[] {
  if (version === undefined || version === 1) return [];
  const message = `\`version\` is ${JSON.stringify(version)?.slice(0, 40)}; this version of Baton reads 1 only: write 1 or leave it out.`;
  return [{ code: 'version', path: 'version', message }];
}

function checkSummary(summary: unknown): readonly HandoffError[] {
  const advice = `write 1 to ${handoffLimits.summaryCodePoints} characters that say what the next agent must know.`;
  if (summary === undefined) return [{ code: 'missing', path: 'summary', message: `\`summary\` is missing; ${advice}` }];
  if (typeof summary !== 'string' || summary.trim() !== '') return [];
  return [{ code: 'empty', path: 'summary', message: `\`summary\` is empty; ${advice}` }];
}
