import { expect } from 'vitest';
import { decide } from '../../../src/core/state/decide.ts';
import { renderRetryNotice } from '../../../src/core/view/comment/failure.ts';
import { reasonWords } from '../../../src/core/view/reason-words.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, describeStages, getState } from './run-builder.ts';

for (const reason of ['artifact-expired', 'artifact-replaced', 'artifact-foreign']) {
  requirement(
    {
      ids: ['DESIGN-4.5', 'C-23'],
      title: `${reason} is not tried again: another attempt would meet the same`,
      input: 'fix with 3 attempts, the first of which failed so',
      expected: 'the stage has ended; the run ends with that reason; the notice says why nothing follows',
    },
    () => {
      const plan = { investigate: {}, fix: { needs: ['investigate'], attempts: 3 } };
      const state = getState(buildRecords(plan, [{ stage: 'investigate' }, { stage: 'fix', outcome: 'failed', reason }]));
      expect(describeStages(state)).toEqual({ investigate: 'ended succeeded', fix: 'ended failed' });
      const effects = decide(state, { cause: 3, now: '2026-03-18T08:10:00Z' });
      expect(effects).toContainEqual({ kind: 'end-run', outcome: 'failed', reason: `fix: ${reason}` });
      const failed = state.tasks.at(-1);
      expect(failed && renderRetryNotice(state, failed)).toBe(
        `attempt 1 of 3 failed: ${reasonWords(reason)}; it is not tried again, because the next attempt would fail the same way`,
      );
    },
  );
}
