import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { recipes } from '../../../src/cli/init/recipes.ts';
import { evaluateTemplate } from '../../support/evaluate-template.ts';
import { requirement } from '../../support/requirement.ts';
import { useRepositories, workflowPath } from './support.ts';

const create = useRepositories();

/** The jobs of the workflow that the one of init calls. */
const { jobs } = parse(readFileSync('.github/workflows/run.yml', 'utf8'));

function groupOf(job: string, context: Record<string, unknown>): string {
  const { group, queue } = jobs[job].concurrency;
  return `${evaluateTemplate(group, context)} ${queue}`;
}

describe('the workflow that init writes, in the list of the Actions tab', () => {
  for (const { name } of recipes)
    requirement(
      {
        ids: ['U28', 'U21'],
        title: `says issue, stage and its number among all: recipe ${name}`,
        input:
          'the run-name of the workflow, evaluated for a label on issue 12, a tick, and the order of stage 2 of 3 of run fix-12',
        expected: 'Baton: agent-ready on #12 · Baton: schedule · fix-12/fix 1 · 2/3',
      },
      async () => {
        const repository = create();
        await repository.init({ recipe: name });
        const workflow = parse(repository.read(workflowPath));
        const titleOf = (event_name: string, event: object, inputs: object = {}) =>
          evaluateTemplate(workflow['run-name'], { inputs, github: { event_name, event } });
        expect(titleOf('issues', { label: { name: 'agent-ready' }, issue: { number: 12 } })).toBe('Baton: agent-ready on #12');
        expect(titleOf('schedule', { schedule: '23 4 * * *' })).toBe('Baton: schedule');
        const task = JSON.stringify({ run: 'fix-12', task: 'fix', execution: 1, progress: '2/3' });
        expect(titleOf('workflow_dispatch', {}, { task })).toBe('fix-12/fix 1 · 2/3');
        expect(workflow.jobs.baton.uses).toBe('baton-agents/baton/.github/workflows/run.yml@v1');
      },
    );

  requirement(
    {
      ids: ['U28'],
      title: 'has one writing job at a time for each issue, and nothing that waits is thrown out',
      input: 'the groups of the called workflow for events of issue 12 and 13, and for the order of a run on issue 12',
      expected: 'plan and publish of issue 12 share a group, 13 has another; agents have groups of their own; queue: max',
    },
    () => {
      const event = (number: number) => ({ github: { event: { issue: { number } } }, inputs: {} });
      const order = JSON.stringify({ lock: 12, job: { group: 'fix-12/fix' } });
      const dispatched = { inputs: { task: order }, needs: { plan: { outputs: {} } }, github: { run_id: 900 } };
      expect(groupOf('plan', event(12))).toBe('baton-12 max');
      expect(groupOf('plan', event(13))).toBe('baton-13 max');
      expect(groupOf('publish', dispatched)).toBe('baton-12 max');
      expect(groupOf('agent', dispatched)).toBe('baton-agent-fix-12/fix max');
    },
  );
});
