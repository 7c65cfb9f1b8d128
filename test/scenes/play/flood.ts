import { reporter } from '../../../src/lab/demo/create-world.ts';
import { request } from '../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../src/lab/world/world.ts';
import { listRefusals } from './outsider.ts';
import { expect, labelIssue } from './scene/act-as-person.ts';
import { holdAgent, releaseAgents, waitForAgent } from './scene/hold-agent.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** More comments than a concurrency group holds: one runs, 100 wait, GitHub cancels the rest. */
const comments = 112;

/** The scene in which a stranger gives more commands than a queue holds while an agent works. */
export const floodScene: Scene = {
  name: 'flood',
  outsider: true,
  description: `A stranger writes ${comments} commands while an agent works: none of them stands in the queue of its publisher, and no work is lost.`,
  configure: (config) => holdAgent(config, 'investigate'),
  act: playFlood,
  check: checkFlood,
};

async function playFlood(world: World, settle: () => Promise<void>): Promise<number> {
  const { number } = await labelIssue(world);
  await waitForAgent(world);
  const path = `/issues/${number}/comments`;
  for (let each = 1; each <= comments; each += 1)
    await request(world, { token: world.tokens.reporter, method: 'POST', path, body: { body: `/baton x${each}` } });
  releaseAgents(world);
  await settle();
  return number;
}

function checkFlood({ document, jobs, records, testsPass }: SceneResult): readonly string[] {
  const of = (name: string) => jobs.filter((job) => job.name.endsWith(name) && job.conclusion !== 'skipped');
  const kinds = records.map(({ record }) => record.kind);
  const answers = listRefusals(document);
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(kinds.join() === 'run,task,task,task,end', `the records should be complete, there are: ${kinds.join()}`),
    ...expect(of('plan').length === 1, `no comment should have been planned, ${of('plan').length} plan jobs ran`),
    ...expect(of('agent').length === 2, `each agent should have run once, there were ${of('agent').length} agent jobs`),
    ...expect(of('publish').length === 3, `there should be three publish jobs, there are ${of('publish').length}`),
    ...expect(of('forward').length > 100, `at least 101 comments should have been looked at, ${of('forward').length} were`),
    ...expect(answers.length === 1, `${reporter} should have been answered once, there are ${answers.length} answers`),
    ...expect(testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}
