import { createHash } from 'node:crypto';
import type { Cut } from './cut-list.ts';
import { describeDecisions, describeEffects } from './describe-effects.ts';
import { describeBranches, describeHistory, describeNotices, describePrinted, describeRun } from './describe-facts.ts';
import { describePrompts, describeSeen } from './describe-prompts.ts';
import { describeTasks } from './describe-state.ts';
import { describeTree, renderCalls, renderOthers, renderStatus, renderWritten } from './describe-views.ts';

/** The things that a golden holds about a cut. Each is a pure function of the records. */
const aspects = {
  tasks: ({ state }: Cut) => describeTasks(state),
  run: describeRun,
  effects: describeEffects,
  decisions: describeDecisions,
  tree: describeTree,
  status: renderStatus,
  others: renderOthers,
  calls: renderCalls,
  written: renderWritten,
  prompts: describePrompts,
  seen: describeSeen,
  history: describeHistory,
  notices: describeNotices,
  branches: describeBranches,
  printed: describePrinted,
} as const satisfies Record<string, (cut: Cut) => readonly string[]>;

export type Aspect = keyof typeof aspects;

export const aspectNames = Object.keys(aspects) as readonly Aspect[];

/** Describes one aspect of a cut as text. A fault of the code is text as well: the same fault has to come again. */
export function describeAspect(aspect: Aspect, cut: Cut): string {
  try {
    return `${aspects[aspect](cut).join('\n')}\n`;
  } catch (error) {
    return `thrown: ${error instanceof Error ? error.message : String(error)}\n`;
  }
}

/** Returns the first 16 digits of the SHA-256 digest of a text. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
