import { diffLines } from 'diff';
import type { Handoff } from '../../core/handoff/handoff.ts';
import type { ReportedRun, ReportedStage } from '../report/run-report.ts';

/** Renders a handoff as text: what people read first, then the rest. */
export function renderHandoffText({ summary, detail, data, context, to, message }: Handoff): string {
  const rest = { data, context, to, message };
  const json = Object.values(rest).some((value) => value !== undefined) ? JSON.stringify(rest, null, 2) : undefined;
  return [summary, detail, json].filter((part) => part !== undefined).join('\n\n');
}

/** A line of a comparison: it stands in both handoffs, or in one of them. */
export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The most changes that are searched for; texts with more have little in common. */
const mostEdits = 2_000;

/** Returns what changed from one handoff to the next; undefined if they are too different to compare. */
export function compareHandoffs(before: Handoff, after: Handoff): readonly ComparedLine[] | undefined {
  const parts = diffLines(`${renderHandoffText(before)}\n`, `${renderHandoffText(after)}\n`, { maxEditLength: mostEdits });
  return parts?.flatMap(({ added, removed, value }): ComparedLine[] => {
    const changed = added ? 'added' : 'removed';
    const kind = added || removed ? changed : 'same';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind, text }));
  });
}

export interface EarlierHandoff {
  /** The name of the stage, and the execution where it is the same stage. */
  readonly from: string;
  readonly handoff: Handoff;
}

/** Finds the handoff that an execution of a stage had before it: its own of an earlier execution, else that of a stage it needs. */
export function findEarlierHandoff(run: ReportedRun, stage: ReportedStage, index: number): EarlierHandoff | undefined {
  const own = stage.executions.slice(0, index).findLast(({ handoff }) => handoff !== undefined);
  if (own?.handoff !== undefined) return { from: `execution ${own.execution}`, handoff: own.handoff };
  for (const need of stage.needs) {
    const last = run.stages.find(({ name }) => name === need)?.executions.findLast(({ handoff }) => handoff !== undefined);
    if (last?.handoff !== undefined) return { from: need, handoff: last.handoff };
  }
  return undefined;
}
