import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

const config = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  retention: { prompts: true },
  agents: {
    explorer: { engine: 'command', command: ['node', 'scripts/explorer.mjs'] },
    implementer: { engine: 'command', command: ['node', 'scripts/implementer.mjs'] },
  },
  pipelines: {
    fix: {
      on: { issues: { labels: ['fix'] } },
      'context-dir': 'docs/context',
      stages: {
        explore: { agent: 'explorer', signal: 'required', prompt: 'Explore. The context is in docs/context.' },
        implement: {
          needs: ['explore'],
          agent: 'implementer',
          signal: 'required',
          branch: 'work',
          prompt: 'Implement. The context is in docs/context.',
        },
      },
    },
  },
});

/** Both read the copy in the checkout and the file that the environment names; what they report is short. */
const look = `
import { readdirSync } from 'node:fs';
const [copy] = readdirSync('docs/context');
const context = JSON.parse(readFileSync('docs/context/' + copy, 'utf8'));
const own = JSON.parse(readFileSync(process.env.BATON_CONTEXT_PATH, 'utf8'));`;
const scripts = {
  explorer: {
    script: `${look}
hand({ summary: 'The sum is rounded twice.', context: { relevant_files: ['src/sum.js'], key_findings: ['round() in line 3'], suggested_approach: 'Take it out.' } });
await tell('explorer', JSON.stringify({ copy, context, own }));
console.log('I found one file.\\n[BATON-RESULT: success]');`,
  },
  implementer: {
    script: `${look}
writeFileSync('done.txt', context.key_findings.join());
await tell('implementer', JSON.stringify({ copy, context, own }));
console.log('I followed the approach.\\n[BATON-RESULT: success]');`,
  },
};

describe('the happy path', () => {
  let world: LocalWorld;
  let issue: number;
  beforeAll(async () => {
    world = await create({ agents: scripts, pipelines: {}, config, keepWorkspaces: true });
    issue = await world.run('fix');
  }, 120_000);
  const told = (name: string) => JSON.parse(world.switchboard.told(name)[0] ?? '{}');

  requirement(
    {
      ids: ['C-27', 'C-2', 'C-3', 'C-11'],
      title: 'id, explorer with path, findings, short report, implementer with the same path, reads, works, signals, parsed',
      input: 'a run of two scripted agents with context-dir and a required signal',
      expected:
        'one id and one path for both; the implementer reads the findings of the explorer there; both succeeded; its work is published',
    },
    async () => {
      const [explorer, implementer] = [told('explorer'), told('implementer')];
      expect(explorer.copy).toMatch(new RegExp(`^\\d{10}-fix-${issue}\\.json$`));
      expect(implementer.copy).toBe(explorer.copy);
      expect(implementer.context.task_id).toBe(explorer.context.task_id);
      expect(explorer.context).toEqual(explorer.own);
      expect(explorer.context).toMatchObject({ key_findings: [], relevant_files: [] });
      expect(implementer.context).toEqual(implementer.own);
      expect(implementer.context).toMatchObject({
        task_summary: 'The sum is rounded twice.',
        relevant_files: ['src/sum.js'],
        key_findings: ['round() in line 3'],
        suggested_approach: 'Take it out.',
      });
      const tasks = await world.tasks(issue);
      expect(tasks.map(({ body }) => `${body.stage} ${body.outcome}`)).toEqual(['explore succeeded', 'implement succeeded']);
      expect(world.git('show', 'work:done.txt')).toBe('round() in line 3');
    },
  );

  requirement(
    {
      ids: ['C-28', 'X-7', 'C-27'],
      title: 'on success the working copies are gone, and the records are kept',
      input: 'the folders of the runner after the run',
      expected:
        'no folder of an execution, no copy of a context file, not in the branch either; run, task, task and end in the thread',
    },
    async () => {
      const all = readdirSync(world.runnerFolder, { recursive: true, encoding: 'utf8' });
      expect(all.filter((path) => /(?:^|\/)agent-|scripts\/explorer\.mjs$/.test(path))).not.toEqual([]);
      expect(all.filter((path) => /(?:^|\/)baton-[^/]*\.\d+\.\d+$|docs\/context\/[^/]+$/.test(path))).toEqual([]);
      expect(world.git('ls-tree', '-r', '--name-only', 'work')).not.toContain('docs/context');
      const { records } = await world.records(issue);
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
    },
  );
});
