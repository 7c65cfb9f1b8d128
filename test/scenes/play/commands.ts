import { replyMarker } from '../../../src/core/view/comment/reply.ts';
import { needsHumanLabel } from '../../../src/core/view/status-labels.ts';
import { maintainer } from '../../../src/lab/demo/create-world.ts';
import type { World } from '../../../src/lab/world/world.ts';
import { cancelAtWork, expect, labelIssue, postComment } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The scenes in which a person gives a run a command. */
export const commandScenes: readonly Scene[] = [
  {
    name: 'command-retry',
    description:
      'fix fails, and no attempt is left; somebody comments `/baton retry`, and it succeeds with the failure in its prompt.',
    overlays: ['investigate-fix-pr-variants/retry'],
    configure: (config) =>
      config.replace('command: [node, scripts/agents/fix.mjs]', 'command: [node, scripts/agents/hasty-fix.mjs]'),
    act: retryByComment,
    check: checkRetried,
  },
  {
    name: 'cancel',
    description: 'While investigate works, somebody comments `/baton cancel`, twice: its job is stopped, and nothing follows.',
    configure: (config) => config.replace('command: [node, scripts/agents/investigate.mjs]', 'command: [sleep, "600"]'),
    act: cancelAtWork,
    check: checkCancelled,
  },
];

async function retryByComment(world: World, settle: () => Promise<void>): Promise<number> {
  const { number } = await labelIssue(world);
  await settle();
  await postComment(world, number, '/baton retry fix');
  return number;
}

function checkRetried(result: SceneResult): readonly string[] {
  const { document, records } = result;
  const [first, second, ...more] = document.tasks.filter(({ stage }) => stage === 'fix');
  const decisions = records.flatMap(({ record }) => (record.kind === 'decision' ? [record] : []));
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(first?.outcome === 'failed' && first.attempt === 1, 'the first attempt of fix should have failed'),
    ...expect(second?.outcome === 'succeeded' && second.attempt === 2, 'the second attempt of fix should have succeeded'),
    ...expect(more.length === 0, 'fix should have had two attempts'),
    ...expect(
      second?.prompt?.startsWith('This is attempt 2. Attempt 1 failed: exit-status') === true,
      'the second prompt should begin with the failure',
    ),
    ...expect(
      decisions.length === 1 && decisions[0]?.body.verb === 'retry' && decisions[0].body.actor.login === maintainer,
      `one decision of ${maintainer} should be recorded`,
    ),
    ...expect(
      includesWords(result, `🔁 Baton run \`${document.run}\` is let go on by \`${maintainer}\``),
      'a comment should say who let it go on',
    ),
    ...expect(document.pullRequests.length === 1, 'there should be one pull request'),
    ...expect(result.testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}

function checkCancelled(result: SceneResult): readonly string[] {
  const { document, records, jobs } = result;
  const agents = jobs.filter(({ name, conclusion }) => name.endsWith('agent') && conclusion !== 'skipped');
  const decisions = records.filter(({ record }) => record.kind === 'decision');
  const answers = document.thread.filter(({ body }) => /<!-- baton-reply:\d+ -->$/.test(String(body)));
  const last = document.thread.findLast(({ body }) => String(body) === '/baton cancel');
  return [
    ...expect(document.outcome === 'cancelled', `the run should be cancelled, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      agents.length === 1 && agents[0]?.conclusion === 'cancelled',
      `the one agent job should be cancelled: ${agents.map(({ conclusion }) => conclusion).join(', ')}`,
    ),
    ...expect(
      document.tasks.every(({ outcome, stage }) => outcome === 'skipped' && stage === 'investigate'),
      'of what the stopped job left nothing should count',
    ),
    ...expect(decisions.length === 1, `there should be one decision, there are ${decisions.length}`),
    ...expect(
      includesWords(result, `🚫 was cancelled**: cancelled by ${maintainer}: a comment asked for it. Nothing follows`),
      'the status comment should say by whom it was cancelled',
    ),
    ...expect(includesWords(result, 'was told to stop.'), 'a comment should name the workflow run that was told to stop'),
    ...expect(answers.length === 1, `the second command alone should be answered, there are ${answers.length} answers`),
    ...expect(
      String(answers[0]?.body).endsWith(replyMarker(Number(last?.id))) &&
        String(answers[0]?.body).includes('Nothing is under way here'),
      'the answer should say that nothing is under way',
    ),
    ...expect(!result.labels.includes(needsHumanLabel), `the issue should not have the label ${needsHumanLabel}`),
    ...expect(document.pullRequests.length === 0, 'no pull request should have been opened'),
  ];
}

function includesWords({ document }: SceneResult, words: string): boolean {
  return document.thread.some(({ body }) => String(body).includes(words));
}
