import { expect, pushToFork, request } from '../act-as-person.ts';
import { reporter, repositoryName } from '../create-world.ts';
import type { DemoResult } from '../demo-result.ts';
import type { Scene } from '../scene.ts';
import type { World } from '../world.ts';

/** The scene of a pull request from a fork, which starts no run until a maintainer labels it. */
export const forkScene: Scene = {
  name: 'fork-pr',
  description:
    'A pull request from a fork: a label starts nothing, a comment starts no job, `/baton review` by a maintainer starts a run.',
  overlays: ['review-pull-request'],
  act: playFork,
  check: checkFork,
};

async function playFork(world: World, settle: () => Promise<void>): Promise<number> {
  const { maintainer, reporter: outsider } = world.tokens;
  const fork = world.server.addFork({ of: repositoryName, owner: reporter });
  pushToFork(fork.directory, { branch: 'mend', file: 'FROM-THE-FORK.txt' });
  const opened = (await request(world, {
    token: outsider,
    method: 'POST',
    path: '/pulls',
    body: { title: 'Mend the sum', body: 'It adds up now.', head: `${reporter}:mend`, base: 'main' },
  })) as { readonly number: number };
  const say = async (token: string, body: string): Promise<void> => {
    await request(world, { token, method: 'POST', path: `/issues/${opened.number}/comments`, body: { body } });
    await settle();
  };
  const label = { labels: ['review-me'] };
  await request(world, { token: maintainer, method: 'POST', path: `/issues/${opened.number}/labels`, body: label });
  await settle();
  demand(started(world), ['forward'], 'for the label of a fork');
  await say(maintainer, 'Thank you, I will look.');
  demand(started(world), ['forward'], 'for a comment that is no command');
  await say(outsider, '/baton review');
  demand(started(world), ['forward', 'forward'], 'for the command of somebody who may only read');
  await say(maintainer, '/baton review\n\nPlease look at the file at the top.');
  return opened.number;
}

/** Returns the last words of the names of jobs that started. */
function started(world: World): readonly string[] {
  const ran = world.runner.jobs.filter(({ conclusion }) => conclusion !== 'skipped');
  return ran.map(({ name }) => name.split(' / ').at(-1) ?? name);
}

function demand(found: readonly string[], wanted: readonly string[], why: string): void {
  if (found.join() !== wanted.join())
    throw new Error(`The jobs ${wanted.join(', ')} should have started ${why}, there were: ${found.join(', ')}.`);
}

function checkFork({ document, records, jobs }: DemoResult): readonly string[] {
  const run = records.find(({ record }) => record.kind === 'run')?.record;
  const trigger = run?.kind === 'run' ? run.body.trigger : undefined;
  const [look] = document.tasks;
  const agents = jobs.filter(({ name, conclusion }) => name.endsWith('agent') && conclusion !== 'skipped');
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(agents.length === 1, `one agent job should have run, there were ${agents.length}`),
    ...expect(
      trigger?.subject.head !== undefined && trigger.subject.head.repository !== trigger.repository.id,
      'the run is not about a fork',
    ),
    ...expect(
      run?.kind === 'run' && run.body.head === trigger?.subject.head?.sha,
      'the run does not start at the commit of the fork',
    ),
    ...expect(look?.handoff?.data?.files?.includes('FROM-THE-FORK.txt') === true, 'the agent did not have the code of the fork'),
    ...expect(look?.prompt?.includes('Please look at the file at the top.') === true, 'the prompt does not have the comment'),
  ];
}
