import type { DemoTask } from '../../../src/lab/demo/demo-result.ts';
import { expect } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The main job, which is the scene `default`, and variations of it. */
export const mainScenes: readonly Scene[] = [
  {
    name: 'default',
    description: 'An issue is labelled; investigate, fix and open-pr hand the work on; a pull request appears.',
    check: checkChain,
  },
  {
    name: 'other-bug',
    description: 'The same chain for a bug in another file: no step knows the answer beforehand.',
    overlays: ['investigate-fix-pr-variants/other-bug'],
    check: checkChain,
  },
  {
    name: 'no-handoff',
    description: 'The handoff of investigate is lost on the way, so fix has nothing to go by and fails.',
    configure: dropHandoff,
    check: checkNoHandoff,
  },
  {
    name: 'lag',
    description: 'Two stages end together while lists of comments lag three seconds behind; their successor starts once.',
    lagMilliseconds: 3000,
    configure: joinPipeline,
    check: checkJoin,
  },
  {
    name: 'environment-key',
    description:
      'The same chain with a signing key that an environment keeps, which reaches jobs only under the name that the caller passes.',
    keyIn: 'baton',
    workflow: (text) => text.replace('    with:\n', '    with:\n      environment: baton\n'),
    check: checkChain,
  },
  {
    name: 'app',
    description: 'The same chain with the App: one job per agent link.',
    app: true,
    check: (result) => [...checkChain(result), ...checkAppJobs(result)],
  },
];

/** Removes the agent's handoff file before it is read, as if the agent had never written it. */
function dropHandoff(config: string): string {
  return config.replace(
    'command: [node, scripts/agents/investigate.mjs]',
    'command: [sh, -c, "node scripts/agents/investigate.mjs; rm -f \\"$BATON_HANDOFF_PATH\\""]',
  );
}

function joinPipeline(config: string): string {
  const stages = `stages:
      left: { agent: writer, prompt: "Say left." }
      right: { agent: writer, prompt: "Say right." }
      join:
        needs: [left, right]
        agent: writer
        prompt: "{{ needs.left.handoff.summary }} and {{ needs.right.handoff.summary }}"
`;
  const agent = `agents:
  writer: { engine: command, command: [node, -e, "require('fs').writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'done: ' + process.env.BATON_TASK }))"] }
`;
  return config.replace(/^agents:\n(?:[ \t]+.*\n|\n|#.*\n)*/m, agent).replace(/stages:\n[\s\S]*$/, stages);
}

/** Checks that the chain has handed the work on, and that its pull request is right. */
export function checkChain(result: SceneResult): readonly string[] {
  const { document } = result;
  const [investigate, fix, pull] = ['investigate', 'fix', 'open-pr'].map((stage) =>
    document.tasks.find((task) => task.stage === stage),
  );
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...[investigate, fix, pull].flatMap((task, index) =>
      expect(task?.outcome === 'succeeded', `task ${index + 1} of 3 did not succeed: ${describe(task)}`),
    ),
    ...checkPrompt({ investigate, fix }),
    ...expect(document.pullRequests.length === 1, `there should be one pull request, there are ${document.pullRequests.length}`),
    ...document.pullRequests.flatMap((pull) =>
      expect(summaryShows(investigate, String(pull.body)), 'the pull request does not hold the summary of the investigation'),
    ),
    ...expect(result.testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}

function checkPrompt(tasks: { investigate: DemoTask | undefined; fix: DemoTask | undefined }): readonly string[] {
  const handoff = tasks.investigate?.handoff;
  const prompt = tasks.fix?.prompt ?? '';
  return [
    ...expect(
      handoff !== undefined && handoff !== null && prompt.includes(handoff.summary),
      "the prompt of fix does not hold investigate's summary",
    ),
    ...expect(prompt.includes(handoff?.detail ?? '\0'), "the prompt of fix does not hold investigate's detail"),
  ];
}

/**
 * Returns whether the body shows the first words of the summary. Only they are compared, because rendering neutralises the
 * text.
 */
function summaryShows(task: DemoTask | undefined, body: string): boolean {
  const start = task?.handoff?.summary.split(/[^\p{L}\p{N} ]/u)[0]?.trim();
  return start !== undefined && start !== '' && body.includes(start);
}

function checkNoHandoff({ document }: SceneResult): readonly string[] {
  const fix = document.tasks.find((task) => task.stage === 'fix');
  return [
    ...expect(fix?.outcome === 'failed', `fix should have failed without a handoff: ${describe(fix)}`),
    ...expect(document.outcome === 'failed', `the run should have failed, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(document.pullRequests.length === 0, 'no pull request should have been opened'),
  ];
}

function checkJoin({ document, jobs }: SceneResult): readonly string[] {
  const joins = document.tasks.filter((task) => task.stage === 'join');
  const agents = jobs.filter(({ name, conclusion }) => name.endsWith('agent') && conclusion !== 'skipped');
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(joins.length === 1, `join should have run once, it has ${joins.length} records`),
    ...expect(agents.length === 3, `three agent jobs should have run, there were ${agents.length}`),
  ];
}

function checkAppJobs({ jobs }: SceneResult): readonly string[] {
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped');
  return expect(
    ran.length === 2,
    `two jobs should have run, one per agent, there were ${ran.length}: ${ran.map(({ name }) => name).join(', ')}`,
  );
}

function describe(task: DemoTask | undefined): string {
  return task === undefined ? 'it never ran' : `${task.task} ${task.outcome}${task.reason === null ? '' : ` (${task.reason})`}`;
}
