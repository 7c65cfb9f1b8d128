import { list } from '../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../src/lab/world/world.ts';
import type { FinishedJob, LocalRunnerJob } from '../../../src/local/runner-contract.ts';
import { expect, labelIssue } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneDocument, SceneResult } from './scene/scene-result.ts';

/**
 * The scene in which jobs run again. Once each job runs again after its workflow run has ended. Once more the machine of each
 * publish job is lost as well, so that its agent job works and uploads a second time.
 */
export const rerunScene: Scene = {
  name: 'rerun',
  description:
    'Every job of a run is run again after its upload: no record is added, no upload is refused, and nothing is done twice.',
  act: playAgain,
  mishap: losePublish,
  check: checkRerun,
};

async function playAgain(world: World, settle: () => Promise<void>): Promise<number> {
  const { number } = await labelIssue(world);
  await settle();
  await rerunLost(world, settle);
  const before = await listBodies(world, number);
  for (const { id } of listRan(world)) {
    world.runner.rerunJob(id);
    await settle();
  }
  const added = (await listBodies(world, number)).filter((body) => !before.includes(body));
  if (added.length > 0) throw new Error(`A job that ran again should write nothing, it wrote: ${added.join('\n')}`);
  return number;
}

/** The most jobs that the scene runs again because of a lost machine: more than the run has. */
const mostLost = 10;

async function rerunLost(world: World, settle: () => Promise<void>): Promise<void> {
  for (let reruns = 0; reruns < mostLost; reruns += 1) {
    const job = findLostWork(world);
    if (job === undefined) return;
    world.runner.rerunJob(job);
    await settle();
  }
  throw new Error(`Each machine is lost once, and ${mostLost} jobs that ran again did not help.`);
}

/** Lists the jobs that were on a machine. */
function listRan({ runner }: World): readonly FinishedJob[] {
  return runner.jobs.filter(({ conclusion }) => conclusion !== 'skipped');
}

/** Loses the machine of a publish job before its first step, in the first attempt of each workflow run. */
function losePublish({ runner }: World, { id, runId, name, state }: LocalRunnerJob): void {
  if (state !== 'started' || !name.endsWith('publish')) return;
  if (!runner.jobs.some((job) => job.runId === runId && job.name === name)) runner.loseJob(id);
}

/**
 * Returns the job to run again where nothing was published: the agent job, or `publish` where the task has no agent. Returns
 * undefined when everything was published.
 */
function findLostWork(world: World): number | undefined {
  const ran = listRan(world);
  const newest = new Map(ran.filter(({ name }) => name.endsWith('publish')).map((job) => [job.runId, job]));
  const lost = [...newest.values()].find(({ conclusion }) => conclusion !== 'success');
  if (lost === undefined) return undefined;
  return (ran.find(({ runId, name }) => runId === lost.runId && name.endsWith('agent')) ?? lost).id;
}

async function listBodies(world: World, issue: number): Promise<readonly string[]> {
  return (await list(world, `/issues/${issue}/comments`)).map(({ body }) => String(body));
}

function checkRerun({ document, mishap, testsPass }: SceneResult): readonly string[] {
  if (mishap === undefined) return ['the run with lost machines was not played'];
  const [calm, stormy] = [document, mishap].map((each) => JSON.stringify(describeRecords(each), null, 1));
  return [
    ...[document, mishap].flatMap(({ outcome, pullRequests }) => [
      ...expect(outcome === 'succeeded', `the run should have succeeded, its outcome is ${outcome ?? 'unknown'}`),
      ...expect(pullRequests.length === 1, `there should be one pull request, there are ${pullRequests.length}`),
    ]),
    ...expect(calm === stormy, `the records should be the same: ${calm} is not ${stormy}`),
    ...expect(document.thread.length === mishap.thread.length, 'the threads should have equally many comments'),
    ...expect(testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}

/** Returns what does not depend on times and random names in the records of a run. */
function describeRecords({ tasks }: SceneDocument): readonly unknown[] {
  return tasks.map(({ task, agent, attempt, execution, outcome, reason, handoff, results }) => ({
    ...{ task, agent, attempt, execution, outcome, reason, handoff },
    ...{ branch: results.branch, pr: results.pr },
  }));
}
