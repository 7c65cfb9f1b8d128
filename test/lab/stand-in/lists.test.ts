import { describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { buildPlan } from '../../../src/lab/stand-in/build-plan.ts';
import { useLocalWorlds } from '../../support/local-world.ts';
import { requirement } from '../../support/requirement.ts';
import { configOf, prepare } from './support.ts';

const create = useLocalWorlds();
const agents = { one: { engine: 'codex', access: 'read' } };

describe('a stand-in', () => {
  requirement(
    {
      ids: ['F-SD7', 'U25'],
      title: 'src/core/gate/expand-matrix.ts: leaves a list where a matrix takes its elements from the handoff',
      input: 'split, and a stage with `from: needs.split.handoff.data.items`, whose prompt has the value of its element',
      expected: 'two elements, which succeed; `stand-in 1` and `stand-in 2`',
    },
    async () => {
      const stages = {
        split: { agent: 'one', prompt: 'Split it.' },
        work: {
          needs: ['split'],
          agent: 'one',
          matrix: { from: 'needs.split.handoff.data.items' },
          prompt: 'Do {{ matrix.value }} of {{ needs.split.handoff.data.reason }}.',
        },
      };
      const pipelines = { fix: { on: { issues: { labels: ['fix'] } }, stages } };
      const text = JSON.stringify({ version: 1, signing: { keys: ['KEY'] }, agents, pipelines });
      const parsed = parseConfig(text.replace('KEY', `k1:${'A'.repeat(43)}=`));
      if (!parsed.ok) throw new Error('not valid');
      const { path } = await prepare(parsed.value);
      const world = await create({ agents: {}, pipelines: {}, config: text, path });
      const tasks = await world.tasks(await world.run('fix'));
      const left = tasks.map(({ task, body: { outcome, handoff } }) => [task, outcome, handoff?.data ?? {}]);
      expect(left.toSorted(), world.jobs().at(-1)?.log).toEqual([
        ['split', 'succeeded', { items: '["stand-in 1","stand-in 2"]', reason: 'stand-in for reason' }],
        ['work[0]', 'succeeded', {}],
        ['work[1]', 'succeeded', {}],
      ]);
    },
    120_000,
  );

  requirement(
    {
      ids: ['F-SD7', 'U25'],
      title: 'leaves objects with the fields that templates read of an element, where there is no schema',
      input: 'work with `from: needs.split.handoff.data.items` and a prompt with matrix.service, matrix["size"] and matrix.index',
      expected: 'two objects with service and size',
    },
    async () => {
      const prompt = 'Do {{ matrix.service }} of {{ matrix["size"] }}, {{ matrix.index }}.';
      const work = { needs: ['split'], agent: 'one', matrix: { from: 'needs.split.handoff.data.items' }, prompt };
      const { plan } = await buildPlan(configOf(agents, { split: { agent: 'one', prompt: 'Split it.' }, work }), {
        say: [],
        handoffs: [],
        roles: { byAgent: {}, real: [] },
      });
      const { items = '' } = plan.stages['fix.split']?.data ?? {};
      expect(JSON.parse(items)).toEqual([
        { service: 'service 1', size: 'size 1' },
        { service: 'service 2', size: 'size 2' },
      ]);
    },
  );

  requirement(
    {
      ids: ['F-SD7', 'U25'],
      title: 'creates children only where it is told to, which is said before the run',
      input: 'two stages with `children`, one of them with --say …=children:2',
      expected: 'a line that names the other one, and the option',
    },
    async () => {
      const stage = { agent: 'one', children: {} };
      const config = configOf(agents, { split: stage, divide: stage, look: { agent: 'one' } });
      const { notes } = await prepare(config, { say: ['divide=children:2'] });
      expect(notes.filter((note) => note.includes('children'))).toEqual([
        'Stand-ins create no children unless you say so, as by --say fix.split=children:2. These stages may: fix.split.',
      ]);
    },
  );
});
