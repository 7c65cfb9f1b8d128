import { reporter, repositoryName } from '../../../src/lab/demo/create-world.ts';
import { request } from '../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../src/lab/world/world.ts';
import { controlled } from '../../support/local-github/controlled-github.ts';
import { expect, pushFile } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The scene of a pull request from a fork, which starts no run until a maintainer labels it. */
export const forkScene: Scene = {
  name: 'fork-pr',
  outsider: true,
  description:
    'A pull request from a fork: a label starts nothing, a comment starts no job, `/baton review` by a maintainer starts a run.',
  overlays: ['review-pull-request'],
  act: playFork,
  check: checkFork,
};

async function playFork(world: World, settle: () => Promise<void>): Promise<number> {
  const { maintainer, reporter: outsider } = world.tokens;
  const fork = controlled(world.server).addFork({ of: repositoryName, owner: reporter });
  pushFile(fork.directory, { branch: 'mend', file: 'FROM-THE-FORK.txt', text: 'From outside.\n' });
  const opened = (await request(world, {
    token: outsider,
    method: 'POST',
    path: '/pulls',
    body: { title: 'Repair the sum', body: 'It adds up now.', head: `${reporter}:mend`, base: 'main' },
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

function checkFork({ document, records, jobs }: SceneResult): readonly string[] {
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

const file = 'scripts/agents/review.mjs';

/** Renders a program that says whose it is, and whether it was given the secret. */
function renderProgram(whose: string): string {
  return `import { writeFileSync } from 'node:fs';
const summary = 'The program of ${whose} ran.';
const data = { secret: process.env.MODEL_KEY === undefined ? 'none' : 'given' };
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary, data }));
`;
}

/** The scene of a fork that brings its own program for an agent with a secret. */
export const forkCommandScene: Scene = {
  name: 'fork-command',
  outsider: true,
  description:
    'A pull request from a fork replaces the program of an agent that has a secret: the program of the default branch runs, without the secret, and people are told.',
  overlays: ['review-pull-request'],
  configure: (config) => config.replace('    access: read\n', '    access: read\n    env: [MODEL_KEY]\n'),
  workflow: (text) => text.replace('    secrets:\n', '    secrets:\n      agent-secrets: "MODEL_KEY=${{ secrets.MODEL_KEY }}"\n'),
  act: playForkCommand,
  check: checkForkCommand,
};

async function playForkCommand(world: World): Promise<number> {
  const { maintainer, reporter: outsider } = world.tokens;
  world.server.setSecret(repositoryName, 'MODEL_KEY', 'model-key-4711');
  pushFile(world.repository.directory, { branch: 'main', file, text: renderProgram('the default branch') });
  const fork = controlled(world.server).addFork({ of: repositoryName, owner: reporter });
  pushFile(fork.directory, { branch: 'typo', file, text: renderProgram('the outsider') });
  const body = { title: 'Fix typo', body: 'Only a typo.', head: `${reporter}:typo`, base: 'main' };
  const opened = (await request(world, { token: outsider, method: 'POST', path: '/pulls', body })) as { readonly number: number };
  const path = `/issues/${opened.number}/comments`;
  await request(world, { token: maintainer, method: 'POST', path, body: { body: '/baton review' } });
  return opened.number;
}

function checkForkCommand({ document, records }: SceneResult): readonly string[] {
  const [look] = document.tasks;
  const task = records.find(({ record }) => record.kind === 'task')?.record;
  const warnings = task?.kind === 'task' ? task.body.warnings.join('\n') : '';
  const words = /agent reviewer was started without its secrets \(MODEL_KEY\), because the code is that of a fork/;
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      look?.handoff?.summary === 'The program of the default branch ran.',
      `the program of the default branch should have run, the agent said: ${look?.handoff?.summary ?? 'nothing'}`,
    ),
    ...expect(look?.handoff?.data?.secret === 'none', 'the agent was given the secret'),
    ...expect(words.test(warnings), `the record should say that the agent had no secret, its warnings are: ${warnings}`),
    ...expect(
      document.thread.some(({ body }) => String(body).includes('without its secrets')),
      'no comment says that the agent had no secret',
    ),
  ];
}
