import { pauseLabel } from '../../../src/core/trigger/change.ts';
import { list, request } from '../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../src/lab/world/world.ts';
import { expect, labelIssue } from './scene/act-as-person.ts';
import { holdAgent, releaseAgents, waitForAgent, waitUntilTrue } from './scene/hold-agent.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

const branch = 'baton/issue-1';

export const pauseScene: Scene = {
  name: 'pause',
  description:
    'baton:pause is put on while fix works: its handoff is kept, its commits wait, nothing starts; when the label is taken off the run goes on to its end.',
  configure: (config) => holdAgent(config, 'fix'),
  act: playPause,
  check: checkPause,
};

async function playPause(world: World, settle: () => Promise<void>): Promise<number> {
  const { number } = await labelIssue(world);
  const path = `/issues/${number}/labels`;
  const token = world.tokens.maintainer;
  // A pause that comes earlier, while the job still prepares, would keep the agent from starting.
  await waitForAgent(world);
  await request(world, { token, method: 'POST', path, body: { labels: [pauseLabel] } });
  await waitUntilTrue(async () => countPlans(world) === 2);
  releaseAgents(world);
  await settle();
  await demandStandstill(world, number);
  await request(world, { token, method: 'DELETE', path: `${path}/${pauseLabel}` });
  await settle();
  return number;
}

function countPlans({ runner }: World): number {
  return runner.jobs.filter(({ name, conclusion }) => name.endsWith('plan') && conclusion === 'success').length;
}

/** Fails unless the thread stands still in the pause: it holds the words of fix and nothing that would follow from them. */
async function demandStandstill(world: World, issue: number): Promise<void> {
  const thread = (await list(world, `/issues/${issue}/comments`)).map(({ body }) => String(body));
  const branches = (await list(world, '/branches')).map(({ name }) => name);
  const wrong = [
    ...expect(
      thread.some((body) => body.startsWith('**`fix`**')),
      'the record of fix should be kept',
    ),
    ...expect(
      thread.some((body) => body.includes('is **⏸️ paused** by `')),
      'the status should say that the run is paused',
    ),
    ...expect(!branches.includes(branch), 'no branch should have been pushed in the pause'),
    ...expect(
      !world.runner.jobs.some(({ name, conclusion }) => name.endsWith('publish') && conclusion === 'failure'),
      'no job should have failed',
    ),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

function checkPause({ document, jobs, labels, records, testsPass }: SceneResult): readonly string[] {
  const agents = jobs.filter(({ name, conclusion }) => name.endsWith('agent') && conclusion !== 'skipped');
  const verbs = records.flatMap(({ record }) => (record.kind === 'decision' ? [record.body.verb] : []));
  const [held, published] = document.tasks.filter(({ stage }) => stage === 'fix');
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(verbs.join() === 'pause,resume', `a pause and its end should be recorded, there are: ${verbs.join()}`),
    ...expect(agents.length === 2, `each agent should have run once, there were ${agents.length} agent jobs`),
    ...expect(held?.handoff !== null && held?.handoff?.summary === published?.handoff?.summary, 'the handoff of fix was lost'),
    ...expect(published?.results.branch === branch, 'the commits of fix should have been published after the pause'),
    ...expect(document.pullRequests.length === 1, `there should be one pull request, there are ${document.pullRequests.length}`),
    ...expect(labels.join() === 'agent-ready', `only the label that started the run should be left, there are: ${labels.join()}`),
    ...expect(testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}
