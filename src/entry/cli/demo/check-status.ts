import { deriveState } from '../../../core/pipeline/derive-state.ts';
import { renderStatusComment, statusMarker } from '../../../core/text/status-comment.ts';
import { commentsOf } from '../../../core/text/view-links.ts';
import type { DemoResult } from './demo-result.ts';
import { expect } from './expect.ts';

/** Every run that ends has one status comment, which is what the records draw: `baton repair` makes it again, byte for byte. */
export function checkStatus({ document, records }: DemoResult): readonly string[] {
  const { run } = document;
  // Plain steps and dry runs have no run; whether there should be one, each scene knows.
  if (run === null) return [];
  const threads = [document.thread, ...document.runsIssues.map(({ thread }) => thread)];
  const unique = new Map(threads.flat().map((comment) => [comment.id, comment]));
  const views = [...unique.values()].filter(({ body }) => String(body).endsWith(statusMarker(run)));
  const state = deriveState(records, run);
  if (!state.ok) return [state.error.message];
  const drawn = renderStatusComment(state.value, { comments: commentsOf(records, run) });
  return [
    ...expect(views.length === 1, `there should be one status comment, there are ${views.length}`),
    ...expect(views[0]?.body === drawn, 'the status comment is not what the records draw'),
  ];
}
