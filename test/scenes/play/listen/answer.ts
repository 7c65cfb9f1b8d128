import { z } from 'zod';
import { parseRequestRun } from '../../../../src/core/view/comment/request.ts';
import { needsHumanLabel } from '../../../../src/core/view/status-labels.ts';
import { list, request } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';
import { expect, labelIssue } from '../scene/act-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneResult } from '../scene/scene-result.ts';

const runsSchema = z.object({ workflow_runs: z.array(z.object({ status: z.string() })) });
const question = 'Shall I repair the line, or revert the commit that broke it?';
const answer = 'Repair the line.\n\nLeave the history as it is.';
const late = 'No, revert it.';
const notes = 'The cause is known, and a note about it is on the branch.';

/** The scene in which an agent asks a question, and two people answer it at once. */
export const answerScene: Scene = {
  name: 'answer',
  description:
    'fix leaves a commit and asks a question; nothing runs while it waits; two answers come at once, and the first one lets it go on from its commit.',
  configure: askFirst,
  act: answerTwice,
  check: checkAnswered,
};

/** Returns the config with an agent that asks as long as nobody has answered it. */
function askFirst(config: string): string {
  const handoff = JSON.stringify({ version: 1, summary: notes }).replaceAll('"', '\\\\\\"');
  const script = [
    `if grep -q '\\"answers\\"' \\"$BATON_CONTEXT_PATH\\"; then exec node scripts/agents/fix.mjs; fi`,
    'echo Known. > CAUSE.md',
    `printf %s \\"${handoff}\\" > \\"$BATON_HANDOFF_PATH\\"`,
    `echo '[BATON-RESULT: needs-input] ${question}'`,
  ].join('; ');
  return config
    .replace('command: [node, scripts/agents/fix.mjs]', `command: [sh, -c, "${script}"]`)
    .replace('agent: fixer\n', 'agent: fixer\n        signal: optional\n');
}

async function answerTwice(world: World, settle: () => Promise<void>): Promise<number> {
  const { number } = await labelIssue(world);
  await settle();
  await demandStillness(world, number);
  const path = `/issues/${number}/comments`;
  for (const text of [answer, late])
    await request(world, { token: world.tokens.maintainer, method: 'POST', path, body: { body: `/baton answer ${text}` } });
  await settle();
  return number;
}

/** Fails unless the question stands in the thread and no job is at work while it waits. */
async function demandStillness(world: World, issue: number): Promise<void> {
  const thread = await list(world, `/issues/${issue}/comments`);
  const asked = thread.filter(({ body }) => parseRequestRun(String(body)) !== undefined);
  if (asked.length !== 1) throw new Error(`One comment should ask, there are ${asked.length}.`);
  const listed = await request(world, { token: world.tokens.maintainer, method: 'GET', path: '/actions/runs?per_page=100' });
  const runs = runsSchema.parse(listed).workflow_runs;
  const running = runs.filter(({ status }) => status !== 'completed');
  if (running.length > 0) throw new Error(`Nothing should run while the question waits, ${running.length} workflow runs do.`);
}

function checkAnswered(result: SceneResult): readonly string[] {
  const { document, records, labels } = result;
  const [first, second, ...more] = document.tasks.filter(({ stage }) => stage === 'fix');
  const decisions = records.flatMap(({ record }) => (record.kind === 'decision' ? [record] : []));
  const says = (words: string): boolean => document.thread.some(({ body }) => String(body).includes(words));
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(first?.outcome === 'needs-input' && first.execution === 1, 'fix should have asked first'),
    ...expect(
      second?.outcome === 'succeeded' && second.attempt === 1 && second.execution === 2 && more.length === 0,
      'fix should have gone on once, in the same attempt',
    ),
    ...expect(
      decisions.length === 1 && decisions[0]?.body.text?.startsWith('Repair the line.') === true,
      `the first answer alone should count, there are ${decisions.length}`,
    ),
    ...expect(
      [question, answer, notes].every((words) => second?.prompt?.includes(words) === true),
      'the second prompt should hold the question, the answer and the notes',
    ),
    ...expect(first?.results.commit !== undefined, 'the commit of the first execution should be published'),
    ...expect(says('was answered already, by'), 'the second answer should be told that the first one counts'),
    ...expect(!labels.includes(needsHumanLabel), `the issue should not have the label ${needsHumanLabel}`),
    ...expect(document.pullRequests.length === 1, 'there should be one pull request'),
    ...expect(result.testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}
