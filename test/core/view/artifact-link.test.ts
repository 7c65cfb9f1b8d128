import { expect } from 'vitest';
import { renderTaskComment } from '../../../src/core/view/comment/run-comment.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { renderVisible } from '../../support/render-visible.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, getState } from '../run/run-builder.ts';

const locator = { artifactId: 12, file: 'text', bytes: 345, sha256: `sha256:${'a'.repeat(64)}`, run: 9 };

requirement(
  {
    ids: ['H-29', 'H-30', 'U3'],
    title: 'people find a handoff that lies in an artifact by a link, in the comment of its task and in the status comment',
    input: 'investigate with a locator and no handoff',
    expected: 'a link to artifact 12 of workflow run 9, with size and digest',
  },
  () => {
    const state = getState(buildRecords(chain, [{ stage: 'investigate', body: { locator } }]));
    const [task] = state.tasks;
    if (task === undefined) throw new Error('investigate was not done');
    const link = `${task.body.workflowRun.url}/artifacts/12`;
    for (const text of [renderTaskComment(task), renderStatusComment(state)]) {
      expect(text).toContain(`[artifact 12](${link})`);
      expect(renderVisible(text)).toContain(`>artifact 12</a> of workflow run 9, 345 bytes, <code>${locator.sha256}</code>`);
    }
  },
);
