import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const data = { required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } };

describe('a stage that demands a handoff', () => {
  let world: LocalWorld;
  beforeAll(async () => {
    world = await create({
      agents: {
        learns: {
          script:
            "const again = prompt.includes('must be equal to one of the allowed values'); console.log('::notice::x'); hand({ summary: 's', data: { severity: again ? 'high' : 'urgent' } });",
        },
        never: { script: '' },
        numbers: { script: "hand({ summary: 's', data: { line: 142, flaky: true } });" },
        next: { script: 'await tell(process.env.BATON_RUN, prompt);' },
      },
      pipelines: {
        repaired: {
          look: { agent: 'learns', prompt: 'Look.', handoff: { required: true, data } },
          next: { needs: ['look'], agent: 'next', prompt: '[{{ needs.look.handoff.data.severity }}]' },
        },
        coerced: {
          look: { agent: 'numbers', prompt: 'Look.', handoff: { required: true, coerce: true } },
          next: { needs: ['look'], agent: 'next', prompt: 'Line {{ needs.look.handoff.data.line }}' },
        },
        refused: { look: { agent: 'never', prompt: 'Look.', handoff: { required: true } } },
      },
    });
  });

  requirement(
    {
      ids: ['DESIGN-4.3', 'H-18', 'H-33'],
      title: 'gets it in a second start within the same job, and later stages read it',
      input: 'severity "urgent", then "high"',
      expected: 'one execution, "the handoff was repaired" in record and comment, [high] in the next prompt',
    },
    async () => {
      const issue = await world.run('repaired');
      const [look, next] = await world.tasks(issue);
      expect(look?.body).toMatchObject({ outcome: 'succeeded', handoff: { data: { severity: 'high' } } });
      expect(look?.execution).toBe(1);
      expect(look?.body.warnings).toEqual([expect.stringMatching(/^The handoff was repaired: `data\.severity` must be/)]);
      expect(next?.body.outcome).toBe('succeeded');
      expect(world.switchboard.told(`repaired-${issue}`)).toEqual([expect.stringMatching(/^\[high\]\n?$/)]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.3', 'X-5'],
      title: 'fails without it, with the reason handoff',
      input: 'an agent that writes nothing, twice',
      expected: 'the run ends as failed; the words stand in the record',
    },
    async () => {
      const [look] = await world.tasks(await world.run('refused'));
      expect(look?.body).toMatchObject({
        outcome: 'failed',
        failure: { reason: 'handoff', message: expect.stringContaining('BATON_HANDOFF_PATH') },
      });
    },
  );

  requirement(
    {
      ids: ['H-8'],
      title: 'keeps numbers and booleans in data as texts where it says `coerce`, and publish takes them',
      input: 'data {"line": 142, "flaky": true}',
      expected: 'one start; texts in the record, and in the next prompt',
    },
    async () => {
      const issue = await world.run('coerced');
      const [look] = await world.tasks(issue);
      expect(look?.body).toMatchObject({
        outcome: 'succeeded',
        handoff: { data: { line: '142', flaky: 'true' } },
        warnings: [],
      });
      expect(look?.body.prompt?.repair).toBeUndefined();
      expect(world.switchboard.told(`coerced-${issue}`)).toEqual([expect.stringMatching(/^Line 142\n?$/)]);
    },
  );
});
