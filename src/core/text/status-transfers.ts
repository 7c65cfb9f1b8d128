import { pipelineOf } from '../pipeline/pipeline-of.ts';
import type { State } from '../pipeline/state.ts';
import type { Section } from './pack-sections.ts';
import { commentUrl, type ViewLinks } from './view-links.ts';

/** The chain of transfers of a run, one line each; what they said stands in the comments of their tasks. */
export function renderTransfers(state: State, links: ViewLinks): readonly Section[] {
  if (state.transfers.length === 0) return [];
  const limit = pipelineOf(state.run).limits['max-handoffs'];
  const lines = state.transfers.map(({ seq, task, body }, index) => {
    const url = commentUrl(state, links.comments?.get(seq));
    const link = url === undefined ? '' : ` · [message](${url})`;
    return `- 🔀 \`${task}\`: transfer ${index + 1} of ${limit}, \`${body.from}\` → \`${body.to}\`${link}`;
  });
  return [[lines.join('\n'), `- 🔀 Transfers: ${lines.length} of ${limit}, in the comments of their tasks.`]];
}
