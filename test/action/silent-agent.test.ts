import { beforeAll, describe, expect } from 'vitest';
import { needsPerson } from '../../src/core/output/outcome.ts';
import { escalationMarker } from '../../src/core/view/markers.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

describe('an agent that exits with 0 and says nothing', () => {
  let world: LocalWorld;
  let issue: number;
  beforeAll(async () => {
    world = await create({
      agents: { silent: { script: '' } },
      pipelines: { look: { look: { agent: 'silent', signal: 'required', prompt: 'x', retry: { attempts: 1 } } } },
    });
    issue = await world.run('look');
  }, 60_000);

  requirement(
    {
      ids: ['U16', 'C-15', 'U15'],
      title: 'has failed, and people see why where they look',
      input: 'signal: required, no output, exit status 0',
      expected:
        'the run failed; the reason in words in status and in the call for a person, which names the signals and links to the job',
    },
    async () => {
      const { records } = await world.records(issue);
      const end = records.map(({ record }) => record).find(({ kind }) => kind === 'end');
      expect(end?.kind === 'end' && needsPerson(end.body.outcome)).toBe(true);
      const bodies = (await world.thread(issue)).map(({ body }) => body);
      expect(bodies.some((body) => body.includes('❌ failed** in `look`: the agent did not say how it ended'))).toBe(true);
      const call = bodies.find((body) => body.endsWith(escalationMarker(`look-${issue}`))) ?? '';
      expect(call).toContain('must be a result signal, and there is none');
      expect(call).toContain('[BATON-RESULT: success]');
      expect(call).toContain('**The agent failed**');
      expect(call).toContain('/baton retry look');
      const agent = world.jobs().find(({ name }) => name.endsWith('agent'));
      expect(call).toMatch(/\[log\]\(\S+\/actions\/runs\/\d+\/job\/\d+\)/);
      // Its own outcome never fails a job: only faults of ours do.
      expect(agent?.conclusion).toBe('success');
    },
  );
});
