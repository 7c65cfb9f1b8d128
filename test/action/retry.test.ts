import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('a failed attempt in the shipped workflow', () => {
  let world: LocalWorld;
  let issue: number;
  beforeAll(async () => {
    world = await create({
      agents: {
        one: {
          script:
            "await tell(process.env.BATON_TASK, prompt); if (process.env.BATON_ATTEMPT === '1') { console.error('boom'); process.exit(1); } hand({ summary: 'done' });",
        },
      },
      pipelines: { fix: { look: { agent: 'one', retry: { attempts: 2 } } } },
    });
    issue = await world.run('fix');
  });

  requirement(
    {
      ids: ['C-18', 'C-20', 'C-24'],
      title: 'is followed by the same agent, which is told first what failed',
      input: 'retry.attempts 2, the first attempt ends with exit status 1 and the word boom',
      expected: 'two prompts; the second begins with the failure and goes on with the first',
    },
    async () => {
      const [first, second, ...more] = world.switchboard.told('look');
      expect(more).toEqual([]);
      expect(second?.startsWith('This is attempt 2. Attempt 1 failed: exit-status')).toBe(true);
      expect(second).toContain('boom');
      expect(second).toContain('Do not repeat that failure');
      // The fences get new names for each prompt.
      const same = (text = '\0'): string => text.replace(/[0-9a-f]{16}/g, 'nonce');
      expect(same(second).endsWith(same(first))).toBe(true);
      const bodies = (await world.thread(issue)).map(({ body }) => String(body));
      expect(
        bodies.filter((body) => body.includes('Attempt 1 of 2 failed: its program ended with an error; attempt 2 starts.')),
      ).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['U26', 'U3'],
      title: 'every job draws the chain in its summary, and says what its part took',
      input: 'plan, two agent jobs, two publish jobs',
      expected: 'a graph in each; the stage at work, then done',
    },
    () => {
      const jobs = world.jobs().filter(({ conclusion }) => conclusion === 'success');
      const graphs = jobs.map(({ name, summary }) => `${name}: ${/s0\["(.*)"\]/.exec(summary)?.[1]}`);
      expect(graphs).toEqual([
        'plan: look: ▶️ running, attempt 1 of 2',
        'agent: look: ▶️ running, attempt 1 of 2',
        'publish: look: ▶️ running, attempt 2 of 2',
        'agent: look: ▶️ running, attempt 2 of 2',
        'publish: look: ✅ succeeded',
      ]);
      expect(
        jobs.filter(({ name, summary }) => name === 'agent' && /^Took (?:\d+|less than 1) s\.$/m.test(summary)),
      ).toHaveLength(2);
      expect(jobs.filter(({ name, summary }) => name === 'publish' && summary.includes('| duration |'))).toHaveLength(2);
    },
  );
});
