import { loadState } from '../../../../src/core/state/derive-state.ts';
import { commentsOf } from '../../../../src/core/view/links.ts';
import { renderStatusComment, statusMarker } from '../../../../src/core/view/status/status-comment.ts';
import { expect } from './act-as-person.ts';
import type { SceneResult } from './scene-result.ts';

/** Checks that every ended run has one status comment that `baton repair` would render again, byte for byte. */
export async function checkStatus({ document, records }: SceneResult): Promise<readonly string[]> {
  const { run } = document;
  // Plain steps and dry runs have no run. Each scene checks whether there should be one.
  if (run === null) return [];
  const threads = [document.thread, ...document.runsIssues.map(({ thread }) => thread)];
  const unique = new Map(threads.flat().map((comment) => [comment.id, comment]));
  const views = [...unique.values()].filter(({ body }) => String(body).endsWith(statusMarker(run)));
  const state = await loadState(records, run);
  if (!state.ok) return [state.error.message];
  // Whether comments are heard is not in the records: the workflow files say it.
  const drawn = [true, false, undefined].map((isHeard) =>
    renderStatusComment(state.value, { comments: commentsOf(records, run), isHeard }),
  );
  return [
    ...expect(views.length === 1, `there should be one status comment, there are ${views.length}`),
    ...expect(drawn.includes(String(views[0]?.body)), 'the status comment is not what the records draw'),
  ];
}
