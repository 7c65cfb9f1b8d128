import type { State } from '../pipeline/state.ts';
import type { TaskRecord } from '../record/record.ts';
import { renderHandoffDetail } from './handoff-detail.ts';
import { neutralise } from './neutralise.ts';
import { packSections } from './pack-sections.ts';
import { quote } from './quote.ts';

const maxBytes = 60_000;

/** What a stage handed over, for people: the summary in sight, the rest folded; where that is too long, it is left out in words. */
export function renderHandoffReply({ run }: State, { body, attempt }: Pick<TaskRecord, 'body' | 'attempt'>): string {
  const { stage, handoff } = body;
  if (handoff === undefined) return `Stage \`${stage}\` of run \`${run.run}\` handed nothing over.`;
  const head = `Stage \`${stage}\` of run \`${run.run}\` handed over in attempt ${attempt}:`;
  const summary = [head, quote(neutralise(handoff.summary))];
  const forms = [
    [...summary, ...renderHandoffDetail(handoff, 'Detail and data')].join('\n\n'),
    [...summary, '_Detail and data are too long to show here: `baton show` prints them._'].join('\n\n'),
    `${head} more than there is room for; \`baton show\` prints it.`,
  ];
  return packSections([forms], maxBytes).kept.join('\n\n');
}
