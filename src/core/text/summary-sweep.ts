import { oneLine } from './one-line.ts';

interface SweepView {
  readonly open: readonly string[];
  readonly found: readonly { readonly title: string; readonly words: string }[];
  /** Jobs that were started again, with their workflow runs. */
  readonly repeated: readonly { readonly id: number; readonly title: string; readonly job: string }[];
  readonly dryEffects: readonly string[] | undefined;
}

/** What a sweep found and did, for the job's summary. */
export function renderSweepSummary({ open, found, repeated, dryEffects }: SweepView): string {
  const runs = open.length === 1 ? '1 run has' : `${open.length} runs have`;
  const dry =
    dryEffects === undefined
      ? []
      : ['Dry run: nothing was started. It would have:', dryEffects.map((effect) => `- ${oneLine(effect, 500)}`).join('\n')];
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
    ...dry,
  ].join('\n\n');
}
