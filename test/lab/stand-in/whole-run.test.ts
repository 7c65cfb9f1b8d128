import { beforeAll, describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { TaskRecord } from '../../../src/core/record/record.ts';
import { type LocalWorld, useLocalWorlds } from '../../support/local-world.ts';
import { requirement } from '../../support/requirement.ts';
import { prepare } from './support.ts';

const create = useLocalWorlds();
const config = {
  version: 1,
  signing: { keys: ['KEY'] },
  agents: {
    investigator: { engine: 'claude-code', access: 'read' },
    fixer: { engine: 'codex' },
  },
  pipelines: {
    fix: {
      on: { issues: { labels: ['fix'] } },
      stages: {
        investigate: {
          agent: 'investigator',
          prompt: 'Find the cause.',
          handoff: { required: true, data: { required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } } },
        },
        fix: {
          needs: ['investigate'],
          agent: 'fixer',
          branch: 'baton/fix-{{ subject.number }}',
          prompt: 'Fix it: {{ needs.investigate.handoff.summary }} ({{ needs.investigate.handoff.data.severity }})',
          retry: { attempts: 2 },
        },
        'open-pr': { needs: ['fix'], uses: 'pull-request', with: { title: 'Fix', body: '{{ needs.fix.handoff.summary }}' } },
      },
    },
  },
};

let world: LocalWorld;
let tasks: readonly TaskRecord[];

beforeAll(async () => {
  const text = JSON.stringify(config);
  const parsed = parseConfig(text.replace('KEY', `k1:${'A'.repeat(43)}=`));
  if (!parsed.ok) throw new Error('not valid');
  const standIns = await prepare(parsed.value, { say: ['fix.fix=fail', 'fix.fix=success'] });
  world = await create({ agents: {}, pipelines: {}, config: text, path: standIns.path });
  const number = await world.run('fix');
  tasks = await world.tasks(number);
}, 60_000);

describe('a run whose agents are stand-ins', () => {
  requirement(
    {
      ids: ['U25'],
      title: 'stand-ins for two engines take a run from a label to a pull request, on a machine with isolation too',
      input: 'Claude Code, then Codex, whose first start is told to fail, then a pull request',
      expected: 'succeeded, failed, succeeded, a pull request with the file of the stand-in; tokens in the records',
    },
    async () => {
      const facts = tasks.map(({ task, body }) => [task, body.outcome]);
      const log = world.jobs().at(-1)?.log;
      expect(facts, log).toEqual([
        ['investigate', 'succeeded'],
        ['fix', 'failed'],
        ['fix', 'succeeded'],
        ['open-pr', 'succeeded'],
      ]);
      expect(tasks[2]?.body.usage?.inputTokens).toBeGreaterThan(10);
      expect(world.git('show', '--stat', '--format=', 'baton/fix-1')).toContain('baton-try/fix.md');
    },
  );

  requirement(
    {
      ids: ['U24'],
      title: 'the prompt of a stand-in is the prompt that the record describes, byte for byte',
      input: 'the digest in the log of each stand-in, and the digest in the record of its execution',
      expected: 'equal digests',
    },
    () => {
      const log = world
        .jobs()
        .map((job) => job.log)
        .join('\n');
      const seen = [...log.matchAll(/Stand-in: the prompt of \S+ has the digest (sha256:[0-9a-f]{64})/g)].map(
        ([, digest]) => digest,
      );
      const recorded = tasks.flatMap(({ body }) => (body.outcome === 'succeeded' && body.prompt ? [body.prompt.digest] : []));
      expect(recorded).toHaveLength(2);
      expect(seen).toEqual(recorded);
    },
  );
});
