import { checkText } from '../handoff/check-limits.ts';
import { describeValue, type HandoffError } from '../handoff/handoff-error.ts';
import { failure, type Result, success } from '../result.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { isVisible } from '../text/plain-text.ts';
import type { TransferTarget } from '../transfer/targets.ts';
import { type TransferCall, transferLimits } from '../transfer/transfer.ts';
import { handoffTargetNotFound } from '../transfer/transfer-problems.ts';

export interface TransferRules {
  /** The agent that asks. */
  readonly agent: string;
  readonly targets: readonly TransferTarget[];
  /** Agents of the run to which it may not transfer. */
  readonly others?: readonly string[];
}

type Arguments = Readonly<Record<string, unknown>>;

/** Checks the two inputs of a transfer. Returns them, or everything that is wrong with them. */
export function checkTransfer(input: Arguments, rules: TransferRules): Result<TransferCall, readonly HandoffError[]> {
  const to = required('to', input.to, {
    max: transferLimits.nameCodePoints,
    write: 'write the name of one agent',
    shorten: 'write the name of one agent',
  });
  const message = required('message', input.message, {
    max: transferLimits.messageCodePoints,
    write: 'write all that the other agent must know',
    shorten: 'shorten it, and name the files where the rest is',
  });
  const errors = [...checkNames(input), ...to.errors, ...message.errors, ...checkTarget(to.text, rules)];
  return errors.length > 0 ? failure(errors) : success({ to: to.text, message: message.text });
}

function checkNames(input: Arguments): readonly HandoffError[] {
  const others = Object.keys(input).filter((key) => key !== 'to' && key !== 'message');
  return others.map((key) => {
    const path = truncateCodePoints(key.toWellFormed(), 64);
    return { code: 'type', path, message: `\`${path}\` is no input of this tool; write \`to\` and \`message\` only.` };
  });
}

interface Limits {
  readonly max: number;
  /** The advice where there is no text. */
  readonly write: string;
  /** The advice where the text is too long. */
  readonly shorten: string;
}

function required(
  path: string,
  value: unknown,
  { max, write, shorten }: Limits,
): { readonly text: string; readonly errors: readonly HandoffError[] } {
  const refuse = (code: HandoffError['code'], seen: string): HandoffError => {
    return { code, path, message: `\`${path}\` is ${seen}; ${write}.` };
  };
  if (value === undefined || value === null) return { text: '', errors: [refuse('missing', 'missing')] };
  if (typeof value !== 'string') return { text: '', errors: [refuse('type', describeValue(value))] };
  const { text = '', errors } = checkText({ path, value, max, advice: shorten });
  if (errors.length > 0 || isVisible(text)) return { text: text.toWellFormed(), errors };
  return { text, errors: [refuse('empty', 'empty')] };
}

/** Checks the target. The error uses the words of T-15, which name every possible agent. */
function checkTarget(to: string, { agent, targets, others = [] }: TransferRules): readonly HandoffError[] {
  if (!isVisible(to) || targets.some(({ name }) => name === to)) return [];
  const available = targets.map(({ name }) => name);
  return [
    {
      code: 'unknown-agent',
      path: 'to',
      message: handoffTargetNotFound({ from: agent, to, available, registered: others.includes(to) }).message,
    },
  ];
}
