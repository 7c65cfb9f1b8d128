import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { begin, kinds } from './command-world.ts';

const boss = { id: 9, login: 'boss', type: 'User' };

describe('who may command a run', () => {
  requirement(
    {
      ids: ['I-11', 'I-12'],
      title: 'is asked of the config that the run froze, once its pipeline is gone from the config',
      input:
        'a run that takes `maintain`; its pipeline is renamed to one that takes `write`; cancel by a writer, then by an admin',
      expected: 'the writer changes nothing; the admin ends the run',
    },
    async () => {
      const { harness, say, cancelled } = await begin({
        role: 'admin',
        extra: 'allow: { minimum-role: maintain }',
        later: (config) => config.replace('  fix:\n', '  other:\n').replace('minimum-role: maintain', 'minimum-role: write'),
      });
      for (const body of ['/baton cancel', '/baton retry']) expect((await say(body)).runs).toEqual([]);
      expect(await kinds(harness)).toEqual(['run']);
      expect(cancelled).toEqual([]);
      await say('/baton cancel', boss);
      expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
    },
  );

  requirement(
    {
      ids: ['U13', 'U14'],
      title: 'is said in answers that leave runs out, so that they do not deny them',
      input:
        'cancel, retry, status, handoff and why by a writer, about a run that takes `maintain` beside a pipeline that takes `write`; then status by an admin',
      expected: 'each answer names the pipeline that was left out; the admin hears how it stands',
    },
    async () => {
      const { say, replies } = await begin({
        role: 'admin',
        extra: 'allow: { minimum-role: maintain }',
        later: (config) =>
          `${config}${config.slice(config.indexOf('  fix:\n')).replace('fix', 'other').replace('maintain', 'write')}`,
      });
      for (const body of ['cancel', 'retry', 'retry fix-42/look', 'status', 'handoff look', 'why']) {
        await say(`/baton ${body}`);
        expect((await replies()).at(-1)).toContain('Left out: runs here of `fix`, which you may not command.');
      }
      await say('/baton help');
      await say('/baton status', boss);
      const [help, status] = (await replies()).slice(-2);
      expect(`${help}${status}`).not.toContain('Left out');
      expect(status).toContain('▶️ under way');
    },
  );
});
