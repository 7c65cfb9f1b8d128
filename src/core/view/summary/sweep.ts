import { oneLine } from '../../markdown/inline.ts';
import type { Stall } from '../../run/classify-stall.ts';
import { renderDryRun } from '../words.ts';

interface SweepView {
  readonly open: readonly string[];
  readonly found: readonly { readonly title: string; readonly words: string }[];
  /** Jobs that were started again, with their workflow runs. */
  readonly repeated: readonly { readonly id: number; readonly title: string; readonly job: string }[];
  readonly dryEffects: readonly string[] | undefined;
}

/** Renders what a sweep found and did, for the job's summary. */
export function renderSweepSummary({ open, found, repeated, dryEffects }: SweepView): string {
  const runs = open.length === 1 ? '1 run has' : `${open.length} runs have`;
  return [
    `Sweep: ${runs} not ended; ${found.length + repeated.length === 0 ? 'nothing waits in vain' : 'something waited in vain'}.`,
    ...(repeated.length === 0
      ? []
      : [
          repeated
            .map(
              ({ id, title, job }) =>
                `- ${oneLine(title, 200)}: job ${job} of workflow run ${id} ended without having done its work; it was started again.`,
            )
            .join('\n'),
        ]),
    ...(found.length === 0 ? [] : [found.map(({ title, words }) => `- \`${title}\`: ${oneLine(words, 500)}`).join('\n')]),
    ...renderDryRun(dryEffects, 'started'),
  ].join('\n\n');
}

/** Describes why an execution that is due has no record. Nothing has been done about it yet. */
export function describeStall(silence: Exclude<Stall, { kind: 'at-work' }>): string {
  switch (silence.kind) {
    case 'never-started':
      return 'it is due and was never started.';
    case 'lost':
      return `workflow run ${silence.workflowRun} is over and left no record.`;
    case 'hopeless':
      return `${silence.tries} workflow runs are over and none left a record. Look at the log of the newest one.`;
    default:
      return silence satisfies never;
  }
}
