import { describe, expect, vi } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { completeConfig } from '../../src/core/config/parse/parse-whole-config.ts';
import { screenTrigger } from '../../src/engine/plan/screen-event.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { configText, plan } from './chain.ts';

describe('a question about a right that GitHub does not answer', () => {
  const marked = async (harness: Harness) =>
    (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).filter(({ body }) => body.includes('baton-refused'));

  requirement(
    {
      ids: ['F-P11', 'I-13', 'U13'],
      title: 'is told in the thread, with the command that asks once more; the same event is told once',
      input: 'a label while the look-up fails; the same event again; another one; with comments: none; once GitHub answers',
      expected: 'one comment an event with GitHub’s words and `/baton run fix`; none with comments: none; a run',
    },
    async () => {
      const harness = createHarness({ trouble: 'try later' });
      await plan(harness, { start: 'label 1' });
      await plan(harness, { start: 'label 1', comments: 1 });
      expect((await marked(harness)).map(({ body }) => body.split('\n\n<!--')[0])).toEqual([
        '⛔ Nothing was started, although `mona` added the label `agent-ready`: GitHub did not answer.\n\n- pipeline `fix`: GitHub did not say what role mona has (try later); unknown means no. Those with `write` or more can. To ask once more, comment `/baton run fix`.',
      ]);
      await plan(harness, { start: 'label 2', comments: 1 });
      expect(await marked(harness)).toHaveLength(2);
      const quiet = createHarness({ trouble: 'try later' });
      await plan(quiet, { top: 'comments: none' });
      expect(await marked(quiet)).toEqual([]);
      const refused = createHarness({ role: 'read' });
      await plan(refused);
      expect(await marked(refused)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-P11', 'DESIGN-5.3'],
      title: 'fails the job where GitHub takes no comment either, so that the event is planned when the job is run again',
      input:
        'a label while GitHub refuses the look-up and the comment for its limit; the same job again once GitHub takes comments',
      expected: 'the job fails in place of an event that starts nothing and is told to nobody; then the person is told',
    },
    async () => {
      const harness = createHarness({ trouble: 'try later' });
      const limit = new GitHubError('429', { reason: 'rate-limited', status: 429, code: 'BATON-E802' });
      const create = vi.spyOn(harness.engine.ports.threads, 'create').mockRejectedValueOnce(limit);
      await expect(plan(harness, { start: 'label 1' })).rejects.toThrow('429');
      create.mockRestore();
      await plan(harness, { start: 'label 1' });
      expect(await marked(harness)).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['F-P11', 'F-S7', 'U13'],
      title: 'is told by the job that screens the events of strangers, too: a private member would wait for nothing',
      input: 'an event that `forward` asks about while the look-up fails, twice',
      expected: 'nothing is planned; one comment',
    },
    async () => {
      const harness = createHarness({ trouble: 'try later' });
      const config = await completeConfig(checkConfig(configText(harness)));
      if (!config.ok) throw new Error('The config is not valid.');
      const trigger = { ...buildTrigger(), labeledAt: '2026-03-18T09:00:00Z' };
      for (const _ of [1, 2]) expect(await screenTrigger(harness.engine, { trigger, config: config.value })).toBe(false);
      expect((await marked(harness)).map(({ body }) => body.includes('GitHub did not answer'))).toEqual([true]);
    },
  );

  requirement(
    {
      ids: ['F-P11', 'I-12'],
      title: 'is told when it was about a team, if another answer could have let the person in',
      input: 'a reader; `allow.teams`; the look-up of the team fails; the token may not know; a pipeline without teams',
      expected: 'one comment with GitHub’s words; none; none',
    },
    async () => {
      const extra = 'allow: { teams: [octo-org/core] }';
      const failing = createHarness({ role: 'read', teamsTrouble: 'try later' });
      await plan(failing, { extra });
      expect((await marked(failing)).map(({ body }) => body)).toEqual([
        expect.stringContaining('GitHub did not say whether mona is in `octo-org/core` (try later).'),
      ]);
      const blind = createHarness({ role: 'read', teams: null });
      await plan(blind, { extra });
      expect(await marked(blind)).toEqual([]);
      const without = createHarness({ role: 'read', teamsTrouble: 'try later' });
      await plan(without);
      expect(await marked(without)).toEqual([]);
    },
  );
});
