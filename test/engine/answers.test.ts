import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { needsHumanLabel } from '../../src/core/run/status-labels.ts';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { begin, kinds, person } from './command-world.ts';

async function ask(harness: Harness, order: Dispatch, note = 'The old format, or ISO 8601?'): Promise<void> {
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome: 'needs-input', note }) });
}

async function requests(harness: Harness): Promise<readonly { readonly body: string; readonly isMinimised?: boolean }[]> {
  const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return all.filter(({ body }) => parseRequestRun(body) !== undefined);
}

const answered = { verb: 'answer', text: 'ISO 8601, please.\r\nAnd *only* that.', actor: { login: 'marla' } };

describe('/baton answer', () => {
  requirement(
    {
      ids: ['F-M18', 'DESIGN-4.8', 'U11'],
      title: 'resumes the task that asked, in the same attempt, once per comment',
      input: 'look ends needs-input; /baton answer with two lines; its plan job again; a second answer',
      expected:
        'one comment asks; one decision with the whole text; execution 2 of attempt 1 starts once; the second is told that the first counts',
    },
    async () => {
      const { harness, order, say, replies } = await begin();
      await ask(harness, order);
      expect(await kinds(harness)).toEqual(['run', 'task']);
      expect(harness.started).toEqual([]);
      expect([...harness.labels]).toContain(needsHumanLabel);
      const [request, ...more] = await requests(harness);
      expect(more).toEqual([]);
      expect(request?.body).toContain('> The old format, or ISO 8601?');
      expect(request?.body).toContain('\n/baton answer <your answer>\n');
      const first = await say('/baton answer ISO 8601, please.\r\nAnd *only* that.');
      expect(first.runs).toMatchObject([{ run: 'fix-42', started: ['look'] }]);
      await first.again();
      expect(harness.started).toHaveLength(1);
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 2, for: 'agent' });
      const decisions = (await harness.records()).flatMap(({ record }) => (record.kind === 'decision' ? [record] : []));
      expect(decisions).toMatchObject([{ task: 'look', body: answered }]);
      expect([...harness.labels]).not.toContain(needsHumanLabel);
      expect(await replies()).toEqual([]);
      await say('/baton answer No, the old one.', { ...person, id: 9, login: 'olga' });
      expect(harness.started).toHaveLength(1);
      expect((await replies()).at(-1)).toContain('was answered already, by `marla`. The first answer counts');
    },
  );
});
