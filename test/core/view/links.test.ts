import { describe, expect } from 'vitest';
import { renderRunComment } from '../../../src/core/view/comment/run-comment.ts';
import { commentUrl, statusUrl, threadUrl } from '../../../src/core/view/links.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { buildRun } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, getState } from '../run/run-builder.ts';

/** A run about pull request #42 whose records stand on issue #500. */
function stateOf(comments: 'outcomes' | 'none') {
  const state = getState(buildRecords(chain, []));
  const { config, trigger } = state.run.body;
  const subject = { ...trigger.subject, url: 'https://github.com/o/r/pull/42' };
  const body = { ...state.run.body, config: { ...config, comments }, trigger: { ...trigger, subject } };
  return { ...state, run: { ...state.run, thread: 500, body } };
}

describe('links between two threads', () => {
  requirement(
    {
      ids: ['U29'],
      title: 'lead from a pull request to the runs issue and back',
      input: 'records on #500, a pull request #42; outcomes and none',
      expected: 'records on issues/500; the status comment on pull/42, or on issues/500',
    },
    () => {
      for (const mode of ['outcomes', 'none'] as const)
        expect(commentUrl(stateOf(mode), 7)).toBe('https://github.com/o/r/issues/500#issuecomment-7');
      expect(statusUrl(stateOf('outcomes'), 8)).toBe('https://github.com/o/r/pull/42#issuecomment-8');
      expect(statusUrl(stateOf('none'), 8)).toBe('https://github.com/o/r/issues/500#issuecomment-8');
      expect(statusUrl(stateOf('none'), undefined)).toBeUndefined();
      expect(commentUrl(stateOf('none'), undefined)).toBeUndefined();
      expect(threadUrl(stateOf('none').run, 42)).toBe('https://github.com/o/r/pull/42');
    },
  );

  requirement(
    {
      ids: ['U29'],
      title: 'words name the subject where it is not at hand, and the place of the records',
      input: 'the status comment with outcomes and with none; the comment of the first record',
      expected: 'a link to the runs issue; "in this thread", for `#42`; for `#42`',
    },
    () => {
      const foot = (mode: 'outcomes' | 'none') => /<sub>.*<\/sub>/.exec(renderStatusComment(stateOf(mode)))?.[0];
      expect(foot('outcomes')).toMatch(/^<sub>Run `fix-42` was started .*\(https:\/\/github.com\/o\/r\/issues\/500\)\.<\/sub>$/);
      expect(foot('none')).toMatch(/^<sub>Run `fix-42` for `#42` was started .* in this thread\.<\/sub>$/);
      const { run, body } = buildRun();
      expect(renderRunComment({ run, body, thread: 500 })).toMatch(/^Baton started run `fix-42` for `#42`: /);
      expect(renderRunComment({ run, body, thread: 42 })).toMatch(/^Baton started run `fix-42`: /);
    },
  );
});
