import { needsHumanLabel } from '../../../../src/core/view/status-labels.ts';
import { maintainer, reporter, repositoryName } from '../../../../src/lab/demo/create-world.ts';
import { countRequests } from '../../../../src/lab/report/count-requests.ts';
import { list, request } from '../../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../../src/lab/world/world.ts';
import { expect, labelIssue, pushFile } from '../scene/act-as-person.ts';
import type { Scene, SceneWorld } from '../scene/scene.ts';
import type { SceneResult } from '../scene/scene-result.ts';

const branch = 'baton/issue-1';
const approver = 'rita';

/** The scene in which a stage waits for an approval, which is refused in every way but one. */
export const approvalScene: Scene = {
  name: 'approval',
  outsider: true,
  description:
    'deploy waits for approval: an outsider, and who started the run, are refused; a push makes the command stale; a new comment asks, and somebody else lets exactly that commit be deployed.',
  configure: addDeploy,
  act: playApproval,
  check: checkApproval,
};

const program =
  "const { execSync } = require('child_process'); const head = execSync('git rev-parse HEAD').toString().trim(); require('fs').writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'deployed ' + head }))";

function addDeploy(config: string): string {
  return config
    .replace('agents:\n', `agents:\n  deployer: { engine: command, command: [node, -e, ${JSON.stringify(program)}] }\n`)
    .replace(
      '      open-pr:\n',
      '      deploy:\n        needs: [fix]\n        agent: deployer\n        approval: { role: maintain, self: false }\n        prompt: Deploy it.\n      open-pr:\n',
    );
}

async function playApproval(world: SceneWorld, settle: () => Promise<void>): Promise<number> {
  const { server, tokens } = world;
  const rita = server.addUser({ login: approver });
  server.setRole(repositoryName, approver, 'maintain');
  const { number } = await labelIssue(world);
  await settle();
  await demandStandstill(world);
  world.phases.push(countRequests(world.server.requests));
  const say = async (token: string, body: string): Promise<void> => {
    const since = server.requests.length;
    await request(world, { token, method: 'POST', path: `/issues/${number}/comments`, body: { body } });
    await settle();
    world.phases.push(countRequests(world.server.requests.slice(since)));
  };
  const asked = await findCommand(world, number);
  await say(tokens.reporter, asked);
  await say(tokens.maintainer, asked);
  pushFile(world.repository.directory, { branch, from: branch, file: 'LATER.md', text: 'Somebody was here.\n' });
  await say(rita.token, asked);
  await demandStandstill(world);
  await say(rita.token, await findCommand(world, number));
  return number;
}

/** Finds the command in the newest comment that asks. */
async function findCommand(world: World, issue: number): Promise<string> {
  const thread = await list(world, `/issues/${issue}/comments`);
  const body = thread.map((comment) => String(comment.body)).findLast((text) => text.includes('<!-- baton-request:'));
  const command = /^\/baton approve \S+ \S+$/m.exec(body ?? '')?.[0];
  if (command === undefined) throw new Error('No comment asks for an approval.');
  return command;
}

/** Fails unless the run waits without a machine: no workflow run is in progress or queued. */
async function demandStandstill(world: World): Promise<void> {
  for (const status of ['in_progress', 'queued', 'waiting']) {
    const path = `/actions/runs?status=${status}`;
    const found = await request(world, { token: world.tokens.maintainer, method: 'GET', path });
    const count = Reflect.get(Object(found), 'total_count');
    if (count !== 0) throw new Error(`While the run waits, ${String(count)} workflow runs are ${status}.`);
  }
}

function checkApproval(result: SceneResult): readonly string[] {
  const { document, jobs, records, labels } = result;
  const bodies = document.thread.map(({ body }) => String(body));
  const agents = jobs.filter(({ name, conclusion }) => name.endsWith('agent') && conclusion !== 'skipped');
  const decisions = records.flatMap(({ record }) => (record.kind === 'decision' ? [record.body] : []));
  const deploy = document.tasks.find(({ stage }) => stage === 'deploy');
  const head = decisions[0]?.approval?.head ?? '';
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      decisions.map(({ verb, actor }) => `${verb} ${actor.login}`).join() === `approve ${approver}`,
      `one approval of ${approver} should be recorded`,
    ),
    ...expect(
      deploy?.handoff?.summary === `deployed ${head}`,
      `deploy should have worked on ${head}: ${deploy?.handoff?.summary}`,
    ),
    ...expect(agents.length === 3, `three agent jobs should have run, there were ${agents.length}`),
    ...expect(
      bodies.filter((body) => body.includes('<!-- baton-request:')).length === 2,
      'two comments should have asked: one before the push, one after it',
    ),
    ...[
      `${reporter} has the role \`read\`; at least \`maintain\` is asked for.`,
      'somebody else must approve it. Nothing was approved.',
      'is not what waits for approval now.',
      `👍 Baton run \`${document.run}\` was given the approval of stage \`deploy\` by \`${approver}\`.`,
    ].flatMap((words) =>
      expect(
        bodies.some((body) => body.includes(words)),
        `a comment should say "${words}"`,
      ),
    ),
    ...expect(!bodies.some((body) => body.includes(`@${maintainer}`)), 'nobody should be mentioned who may not approve'),
    ...expect(!labels.includes(needsHumanLabel), `the issue should not have the label ${needsHumanLabel} any more`),
    ...checkCounts(result),
  ];
}

/** The most requests: of a comment that is refused, and of the jobs that the approval starts. */
const limits = { refused: 16, given: 60 } as const;

function checkCounts({ document }: SceneResult): readonly string[] {
  const [, outsider = {}, self = {}, stale = {}, given = {}] = document.phases;
  const sum = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  return [
    ...[outsider, self, stale].flatMap((counts) => [
      ...expect(Object.keys(counts).length === 1, `a refused approval should take one job: ${Object.keys(counts).join(', ')}`),
      ...expect(
        sum(counts) <= limits.refused,
        `a refused approval should take at most ${limits.refused} requests, it took ${sum(counts)}`,
      ),
    ]),
    ...expect(sum(given) <= limits.given, `an approval should take at most ${limits.given} requests, it took ${sum(given)}`),
  ];
}
