import { describe, expect } from 'vitest';
import { escalationMarker } from '../../src/core/view/markers.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { needsHumanLabel } from '../../src/core/view/status-labels.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { bodies, describeThread, type Mode, playChain, runsIssue, subject } from './comments-chain.ts';

const records = ['1 run fix-42', '2 task fix-42/investigate', '3 task fix-42/fix'];
const ended = '4 task fix-42/open-pr + 5 end fix-42';

describe('comments', () => {
  requirement(
    {
      ids: ['U29', 'DESIGN-4.1', 'DESIGN-4.5'],
      title: 'outcomes leaves one comment on the subject, none leaves nothing, all leaves every record',
      input: 'the chain of three stages with all, outcomes and none',
      expected: '5, 1 and 0 comments on the subject; the rest on the runs issue; the same pull request, branch and starts',
    },
    async () => {
      const worlds = new Map<Mode, Harness>();
      for (const mode of ['all', 'outcomes', 'none'] as const) {
        const harness = createHarness();
        await playChain(harness, mode);
        worlds.set(mode, harness);
      }
      const describeBoth = async (mode: Mode) => {
        const harness = worlds.get(mode) as Harness;
        return [await describeThread(harness, subject), await describeThread(harness, runsIssue)];
      };
      const [first = '', ...rest] = records;
      expect(await describeBoth('all')).toEqual([[first, 'status fix-42', ...rest, ended], []]);
      expect(await describeBoth('outcomes')).toEqual([['status fix-42'], [...records, ended]]);
      expect(await describeBoth('none')).toEqual([[], [first, 'status fix-42', ...rest, ended]]);
      const made = [...worlds.values()].map(({ pulls, branches, labels }) => ({ pulls, branches: [...branches.keys()], labels }));
      expect(made[1]).toEqual(made[0]);
      expect(made[2]).toEqual(made[0]);
      expect(made[0]?.pulls[0]?.body).toContain('for #42.');
      expect(worlds.get('outcomes')?.started[0]).toMatchObject({ subject: 42, thread: runsIssue, lock: 42 });
    },
  );

  requirement(
    {
      ids: ['U29', 'DESIGN-4.5'],
      title: 'links of the status comment lead to where the records are',
      input: 'the chain with outcomes, and with none',
      expected: 'every link to a comment names the runs issue; the subject is named on the runs issue without a mention',
    },
    async () => {
      for (const [mode, thread] of [
        ['outcomes', subject],
        ['none', runsIssue],
      ] as const) {
        const harness = createHarness();
        await playChain(harness, mode);
        const status = (await bodies(harness, thread)).find((body) => body.endsWith(statusMarker('fix-42'))) ?? '';
        const links = status.match(/[^(]+#issuecomment-\d+/g) ?? [];
        expect(links.length).toBeGreaterThan(2);
        for (const link of links) expect(link).toMatch(/^https:\/\/github\.com\/octo-org\/ledger\/issues\/500#issuecomment-/);
        const elsewhere = (await bodies(harness, runsIssue)).map((body) => body.replace(/`[^`]*`/g, ''));
        expect(elsewhere.join('\n')).not.toMatch(/#42\b/);
        expect((await bodies(harness, runsIssue))[0]).toMatch(/^Baton started run `fix-42` for `#42`: /);
      }
    },
  );

  requirement(
    {
      ids: ['U29', 'C-22', 'DESIGN-4.7'],
      title: 'a person is asked once, on the subject with outcomes, on the runs issue with none; the label is on the subject',
      input: 'fix fails',
      expected: 'one new comment that links the status comment, the label on #42, the PR never opened',
    },
    async () => {
      for (const [mode, thread] of [
        ['all', subject],
        ['outcomes', subject],
        ['none', runsIssue],
      ] as const) {
        const harness = createHarness();
        await playChain(harness, mode, 'fix');
        const call = (await bodies(harness, thread)).filter((body) => body.endsWith(escalationMarker('fix-42')));
        expect(call, mode).toHaveLength(1);
        expect(call[0]).toMatch(new RegExp(`status comment\\]\\(https://github.com/octo-org/ledger/issues/${thread}#`));
        expect(harness.writes.filter((write) => write.startsWith('label'))).toEqual([
          'label 42 baton:running',
          `label 42 baton:failed ${needsHumanLabel}`,
        ]);
        expect((await describeThread(harness, subject)).length, mode).toBe({ all: 5, outcomes: 2, none: 0 }[mode]);
        expect(harness.pulls).toEqual([]);
      }
    },
  );

  for (const mode of ['outcomes', 'none'] as const) {
    for (const fails of ['', 'fix']) {
      requirement(
        {
          ids: ['DESIGN-5.2', 'T16', 'U29', 'I-29'],
          title: `${mode}: a crash after any write leaves the same comments${fails === '' ? '' : ', also of a run that fails'}`,
          input: 'the process dies after every single write of the chain, and the job runs again',
          expected: 'one runs issue, the same comments on both threads, the same starts',
        },
        async () => {
          const calm = createHarness();
          await playChain(calm, mode, fails);
          for (let write = 1; write <= calm.writes.length; write += 1) {
            const harness = createHarness();
            harness.crashAfter(write);
            await playChain(harness, mode, fails);
            const what = `crash after write ${write}: ${calm.writes[write - 1]}`;
            expect(harness.ledgers.issues('runs'), what).toHaveLength(1);
            for (const thread of [subject, runsIssue])
              expect(await describeThread(harness, thread), what).toEqual(await describeThread(calm, thread));
            expect(
              harness.started.map(({ task }) => task),
              what,
            ).toEqual(calm.started.map(({ task }) => task));
            expect(harness.pulls.length, what).toBe(calm.pulls.length);
          }
        },
      );
    }
  }
});
