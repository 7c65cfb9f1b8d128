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
});
