import { escalationMarker } from '../../../src/core/view/markers.ts';
import { needsHumanLabel } from '../../../src/core/view/status-labels.ts';
import { expect } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The scenes in which the first attempt of `fix` fails. */
export const retryScenes: readonly Scene[] = [
  {
    name: 'retry',
    description: 'The first attempt of fix fails; the second succeeds because it is told how the first one failed.',
    overlays: ['investigate-fix-pr-variants/retry'],
    configure: (config) => useFailingFix(config, 'hasty-fix.mjs'),
    check: checkRetry,
  },
  {
    name: 'retry-exhausted',
    description: 'Both attempts of fix fail; a person is asked, with both failures in view.',
    overlays: ['investigate-fix-pr-variants/retry-exhausted'],
    configure: (config) => useFailingFix(config, 'stubborn-fix.mjs'),
    check: checkExhausted,
  },
];

function useFailingFix(config: string, script: string): string {
  return config
    .replace('command: [node, scripts/agents/fix.mjs]', `command: [node, scripts/agents/${script}]`)
    .replace('agent: fixer\n', 'agent: fixer\n        retry: { attempts: 2 }\n');
}

function checkRetry(result: SceneResult): readonly string[] {
  const { document } = result;
  const [first, second] = attemptsOfFix(result);
  const failure = 'I repaired src/tax.js, line 1';
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(first?.outcome === 'failed' && first.reason === 'exit-status', 'the first attempt of fix should have failed'),
    ...expect(first?.prompt?.includes(failure) === false, 'the first prompt should know of no failure'),
    ...expect(second?.outcome === 'succeeded' && second.attempt === 2, 'the second attempt of fix should have succeeded'),
    ...expect(
      second?.prompt?.startsWith('This is attempt 2. Attempt 1 failed: exit-status') === true,
      'the second prompt should begin with the failure',
    ),
    ...expect(second?.prompt?.includes(failure) === true, 'the second prompt should hold what the first attempt said'),
    ...expect(
      includesWords(result, 'Attempt 1 of 2 failed: its program ended with an error; attempt 2 starts.'),
      'the comment of the first attempt should say what follows',
    ),
    ...expect(escalations(result).length === 0, 'nobody should have been asked'),
    ...expect(!result.labels.includes(needsHumanLabel), `the issue should not have the label ${needsHumanLabel}`),
    ...expect(result.testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}

function checkExhausted(result: SceneResult): readonly string[] {
  const { document } = result;
  const [first, second] = attemptsOfFix(result);
  const [call, ...more] = escalations(result);
  const said = ['I changed three files, and the tests fail as before.', 'I have no other idea.'];
  return [
    ...expect(document.outcome === 'failed', `the run should have failed, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(first?.outcome === 'failed' && second?.outcome === 'failed', 'both attempts of fix should have failed'),
    ...expect(second?.attempt === 2 && attemptsOfFix(result).length === 2, 'fix should have had two attempts'),
    ...expect(
      call !== undefined && more.length === 0,
      `one comment should ask a person, there are ${escalations(result).length}`,
    ),
    ...said.flatMap((words) => expect(call?.includes(words) === true, `the comment should hold "${words}"`)),
    ...expect(
      call?.includes('take the label `agent-ready` off and put it on again') === true,
      'the comment should say how to go on',
    ),
    ...expect(result.labels.includes(needsHumanLabel), `the issue should have the label ${needsHumanLabel}`),
    ...expect(document.pullRequests.length === 0, 'no pull request should have been opened'),
  ];
}

function attemptsOfFix({ document }: SceneResult) {
  return document.tasks.filter(({ stage }) => stage === 'fix');
}

function bodies({ document }: SceneResult): readonly string[] {
  return document.thread.map(({ body }) => String(body));
}

function escalations(result: SceneResult): readonly string[] {
  return bodies(result).filter((body) => body.endsWith(escalationMarker(result.document.run ?? '')));
}

function includesWords(result: SceneResult, words: string): boolean {
  return bodies(result).some((body) => body.includes(words));
}
