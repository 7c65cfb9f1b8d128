import { request } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';
import { expect } from '../scene/act-as-person.ts';
import { openPull } from '../scene/commit-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneDocument, SceneResult } from '../scene/scene-result.ts';

const branch = 'note';

/** The scene of a check that fails: once with an agent that fixes the cause, once with one that does not. */
export const fixCiScene: Scene = {
  name: 'fix-ci',
  description:
    'CI fails for a pull request; the commit of the agent appears on it, and CI passes once somebody approved it. A second failure starts nothing and says why.',
  overlays: ['fix-ci'],
  configure: (config) => useScript(config, mend),
  act: playChecks,
  contrast: { configure: (config) => useScript(config, miss), act: playSecondFailure },
  check: checkFix,
};

/** The agent looks for the failing test in the log of its prompt, and fixes what it tests. */
const mend = `const fs = require('fs'); const prompt = fs.readFileSync(process.env.BATON_PROMPT_PATH, 'utf8'); const name = /test\\/(\\w+)\\.test\\.js/.exec(prompt)[1]; const file = 'src/' + name + '.js'; fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('quantity > tier.from', 'quantity >= tier.from')); fs.writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: 'The border of a tier counts now.' }))`;

/** The agent changes something, and the test fails as before. */
const miss = `const fs = require('fs'); fs.appendFileSync('notes.txt', 'I tried.\\n'); fs.writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: 'I tried.' }))`;

function useScript(config: string, program: string): string {
  const agent = `  fixer: { engine: command, command: [node, -e, ${JSON.stringify(program)}] }\n`;
  return config.replace(/ {2}fixer:\n(?: {4}.*\n)*/, agent);
}

/** Opens a pull request whose check fails, and approves the check of the commit that Baton makes. */
async function playChecks(world: World, settle: () => Promise<void>): Promise<number> {
  const number = await openPull(world, { token: world.tokens.reporter, branch, file: 'notes.txt', text: 'A note.\n' });
  await settle();
  const waiting = await listWaiting(world);
  if (waiting.length !== 1) throw new Error(`One workflow run should wait for approval, there are ${waiting.length}.`);
  const path = `/actions/runs/${waiting[0]?.id}/approve`;
  await request(world, { token: world.tokens.maintainer, method: 'POST', path });
  await settle();
  return number;
}

/** Lists the workflow runs that wait for approval. */
async function listWaiting(world: World): Promise<readonly { readonly id: number }[]> {
  const call = { token: world.tokens.maintainer, method: 'GET', path: '/actions/runs?status=action_required' } as const;
  return ((await request(world, call)) as { readonly workflow_runs: readonly { readonly id: number }[] }).workflow_runs;
}

async function playSecondFailure(world: World, settle: () => Promise<void>): Promise<number> {
  const number = await playChecks(world, settle);
  const path = `/issues/${number}/comments`;
  await request(world, { token: world.tokens.maintainer, method: 'POST', path, body: { body: '/baton why' } });
  await settle();
  return number;
}

function checkFix({ document, contrast, jobs, report, testsPass }: SceneResult): readonly string[] {
  const [task] = document.tasks;
  const [pull] = document.pullRequests;
  const head = (pull?.head as { sha?: string } | undefined)?.sha;
  const words = document.thread.map(({ body }) => String(body)).join('\n');
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped').map(({ name }) => name.split(' / ').at(-1));
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(document.tasks.length === 1, 'one stage should have run, once'),
    ...expect(task?.results.commit === head, 'the head of the pull request should be the commit of the agent'),
    ...expect(task?.prompt?.includes('test, step Run npm test') === true, 'the prompt should name the failed job and its step'),
    ...expect(testsPass === true, 'the tests should pass on the branch of the pull request'),
    ...expect(words.includes('"Approve and run"'), 'the pull request should say that checks wait for approval'),
    ...expect(words.includes('Your turn: click "Approve and run"'), 'the headline of the run should say whose turn it is'),
    ...expect(words.includes('another failure starts nothing'), 'the status should say what becomes of another failure'),
    // The first failure is forwarded and planned; the check that passes starts no runner.
    ...expect(
      ran.toSorted().join() === 'agent,forward,plan,publish,test,test',
      `two checks and one run should have taken six jobs, there were: ${ran.join(', ')}`,
    ),
    ...expect(
      report.requests.total <= mostRequests,
      `there should be at most ${mostRequests} requests, there were ${report.requests.total}`,
    ),
    ...checkSecond(contrast),
  ];
}

/** The requests of all jobs together. */
const mostRequests = 40;

function checkSecond(second: SceneDocument | undefined): readonly string[] {
  const runs = new Set(second?.tasks.map(({ task }) => task.split('/')[0]));
  const words = second?.thread.map(({ body }) => String(body)) ?? [];
  return [
    ...expect(runs.size === 1 && second?.tasks.length === 1, 'a second failure should start nothing'),
    ...expect(
      words.some((body) => body.includes('since the last commit on') && body.includes('max-fixes')),
      `/baton why should say why, and says: ${words.at(-1) ?? 'nothing'}`,
    ),
  ];
}
