import { expect, expectOutcome } from '../scene/act-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneResult } from '../scene/scene-result.ts';

/** The scene in which three candidates fix one fault, and tests decide which of them becomes the pull request. */
export const matrixPickScene: Scene = {
  name: 'matrix-pick',
  description:
    'Three candidates fix one fault side by side; tests decide, one pull request appears, the other branches are gone.',
  overlays: ['three-attempts'],
  configure: useCandidates,
  check: checkPick,
};

/** The second candidate fixes the fault; the others add a line that changes nothing. */
const candidate = `const { readFileSync, writeFileSync } = require('fs'); const index = process.env.BATON_TASK.replace(/\\D/g, ''); const text = readFileSync('src/discount.js', 'utf8'); writeFileSync('src/discount.js', index === '1' ? text.replace(' > ', ' >= ') : text + '// Candidate ' + index + '\\n')`;

/** Returns the config of the example with a program in the place of the agent, and the label of the demo. */
function useCandidates(config: string): string {
  return config
    .replace(
      'engine: claude-code\n    env: [ANTHROPIC_API_KEY]',
      `engine: command\n    command: [node, -e, ${JSON.stringify(candidate)}]`,
    )
    .replace('labels: [three-attempts]', 'labels: [agent-ready]');
}

function checkPick(result: SceneResult): readonly string[] {
  const { document, report } = result;
  const of = (stage: string) => document.tasks.filter((task) => task.stage.startsWith(`${stage}[`));
  const winner = 'baton/issue-1-thorough';
  const scores = of('test')
    .toSorted((one, other) => one.stage.localeCompare(other.stage))
    .map(({ results }) => Number(results.score));
  const heads = document.pullRequests.map(({ head }) => String(Reflect.get(Object(head), 'ref')));
  const branches = report.branches.map(({ name }) => name);
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(of('attempt').length === 3, `there should be three candidates, there are ${of('attempt').length}`),
    ...expect(
      scores.length === 3 && Math.max(...scores) === scores[1],
      `the tests should like the second one best: ${scores.join()}`,
    ),
    ...expect(heads.join() === winner, `one pull request should be opened from ${winner}, there are: ${heads.join()}`),
    ...expect(branches.join() === winner, `the branch of the winner alone should be left, there are: ${branches.join()}`),
  ];
}
