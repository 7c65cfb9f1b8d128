import { oneLine } from './one-line.ts';

interface SweepView {
  readonly open: readonly string[];
  readonly found: readonly { readonly title: string; readonly words: string }[];
  readonly dryEffects: readonly string[] | undefined;
}

/** What a sweep found and did, for the job's summary. */
export function renderSweepSummary({ open, found, dryEffects }: SweepView): string {
  const runs = open.length === 1 ? '1 run has' : `${open.length} runs have`;
  const dry =
    dryEffects === undefined
      ? []
      : ['Dry run: nothing was started. It would have:', dryEffects.map((effect) => `- ${oneLine(effect, 500)}`).join('\n')];
  return [
    `Sweep: ${runs} not ended; ${found.length === 0 ? 'none waits in vain' : 'some waited in vain'}.`,
    ...(found.length === 0 ? [] : [found.map(({ title, words }) => `- \`${title}\`: ${oneLine(words, 500)}`).join('\n')]),
    ...dry,
  ].join('\n\n');
}
