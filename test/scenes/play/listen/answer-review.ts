import { request } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';
import { controlled } from '../../../support/local-github/controlled-github.ts';
import { addLabel, expect } from '../scene/act-as-person.ts';
import { commitAsPerson, openPull } from '../scene/commit-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneDocument, SceneResult } from '../scene/scene-result.ts';

const branch = 'note';
const asked = 'Please say when.';

/** The scene of a review that an agent answers on the pull request itself; once more on one that somebody has approved. */
export const answerReviewScene: Scene = {
  name: 'answer-review',
  description:
    'A review asks for changes; the commit of the agent appears on the pull request, although somebody pushed meanwhile. An approved one is refused.',
  overlays: ['answer-review'],
  configure: useScript,
  act: (world, settle) => playReview(world, settle, pushOnce),
  contrast: { act: (world, settle) => playReview(world, settle, approve) },
  check: checkAnswer,
};

/** The agent does what the review asks for, and nothing else. */
const program = `const fs = require('fs'); fs.appendFileSync('notes.txt', 'On Monday.\\n'); fs.writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: 'The note says when.' }))`;

function useScript(config: string): string {
  const agent = `  fixer: { engine: command, command: [node, -e, ${JSON.stringify(program)}] }\n`;
  return config.replace(/ {2}fixer:\n(?: {4}.*\n)*/, agent);
}

type Meanwhile = (world: World, number: number) => void;

async function playReview(world: World, settle: () => Promise<void>, meanwhile: Meanwhile): Promise<number> {
  const { maintainer, reporter } = world.tokens;
  const number = await openPull(world, { token: reporter, branch, file: 'notes.txt', text: 'A note.\n' });
  await addLabel(world, { number });
  await settle();
  meanwhile(world, number);
  const review = { event: 'REQUEST_CHANGES', body: asked };
  await request(world, { token: maintainer, method: 'POST', path: `/pulls/${number}/reviews`, body: review });
  await settle();
  return number;
}

/** Pushes to the pull request once, when the first publish job is about to look at its branch. */
function pushOnce(world: World): void {
  const commit = { token: world.tokens.reporter, branch, file: 'more.txt', text: 'More.\n' };
  actOnce(world, `/git/ref/heads/${branch}`, () => commitAsPerson(world, commit));
}

/** Approves the pull request once, when the agent job is about to ask for its state: after the review that asked for changes. */
function approve(world: World, number: number): void {
  const review = { event: 'APPROVE', body: 'Fine after all.' };
  const perform = (): Promise<unknown> =>
    request(world, { token: world.tokens.maintainer, method: 'POST', path: `/pulls/${number}/reviews`, body: review });
  actOnce(world, `/branches/${branch}`, perform);
}

/** Does something once, in the moment in which a job reads a path. */
function actOnce(world: World, ending: string, act: () => Promise<unknown>): void {
  let isDone = false;
  controlled(world.server).watch(async ({ path, moment, method }) => {
    if (isDone || moment !== 'received' || method !== 'GET' || !decodeURIComponent(path).endsWith(ending)) return 'go-on';
    isDone = true;
    await act();
    return 'go-on';
  });
}

function checkAnswer({ document, contrast, jobs }: SceneResult): readonly string[] {
  const [first, second] = document.tasks;
  const [pull] = document.pullRequests;
  const head = (pull?.head as { sha?: string } | undefined)?.sha;
  const words = document.thread.map(({ body }) => String(body));
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(document.pullRequests.length === 1, 'no other pull request should have been opened'),
    ...expect(first?.reason === 'stale-base' && second?.attempt === 1, 'the push should cost a restart, and no attempt'),
    ...expect(second?.results.commit === head, 'the head of the pull request should be the commit of the agent'),
    ...expect(second?.prompt?.includes(asked) === true, 'the prompt should hold the review'),
    ...expect(
      words.some((body) => body.includes(`to \`${branch}\`, the branch of #`) && body.includes('"Approve and run"')),
      'the pull request should say what was pushed, and that its checks wait',
    ),
    ...expect(
      jobs.some(({ name }) => name.endsWith('agent')),
      'an agent job should have run',
    ),
    ...checkRefusal(contrast),
  ];
}

function checkRefusal(refused: SceneDocument | undefined): readonly string[] {
  const [task] = refused?.tasks ?? [];
  const words = refused?.thread.map(({ body }) => String(body)).join('\n') ?? '';
  return [
    ...expect(task?.reason === 'branch-refused', 'with an approval, the stage should be refused before the agent starts'),
    ...expect(task?.prompt === null, 'no prompt should have been sent'),
    ...expect(words.includes('mona approved the pull request'), 'the thread should say why'),
  ];
}
