import { reporter, repositoryName } from '../../../src/lab/demo/create-world.ts';
import { countRequests } from '../../../src/lab/report/count-requests.ts';
import type { RequestCounts } from '../../../src/page/report/run-report.ts';
import { addLabel, expect, openIssue, removeLabel } from './scene/act-as-person.ts';
import type { Scene, SceneWorld } from './scene/scene.ts';
import type { SceneDocument, SceneResult } from './scene/scene-result.ts';

const perPage = 100;

/** The requests of `plan` besides the pages of comments that are newer than the pipeline's newest run: DESIGN 8, and one more of ADR 0008. */
const planRequests = 7;

/** The requests of the job that starts when a label is removed: it looks for runs to cancel. */
const removalRequests = 2;

/** The request that folds the status of the run before. */
const folding = 1;
/** The pages before a run whose record begins its page. They show that it is no copy; two jobs look for the run. */
const earlierPages = 2;

/** The scene with many comments of other people. A page of them costs `plan` one request once, and nothing afterwards. */
export const noiseScenes: readonly Scene[] = [
  {
    name: 'noise-0',
    outsider: true,
    description: 'A run on a thread without comments of others: what noise-2400 is compared with.',
    act: (world, settle) => runNoisily(world, { settle, comments: 0, runs: 1 }),
    check: ({ document }) => checkRuns(document, [planRequests]),
  },
  {
    name: 'noise-2400',
    outsider: true,
    description: 'The same with 2,400 comments of others: equal prompts, equal requests of agent and publish; then a second run.',
    act: (world, settle) => runNoisily(world, { settle, comments: 2_400, runs: 2 }),
    contrast: { act: (world, settle) => runNoisily(world, { settle, comments: 0, runs: 1 }) },
    // The second run finds the first run at the beginning of the last page.
    check: (result) => [
      ...checkRuns(result.document, [planRequests + 2_400 / perPage, planRequests + removalRequests + earlierPages + folding]),
      ...compare(result),
    ],
  },
];

interface Play {
  readonly settle: () => Promise<void>;
  /** The number of comments of other people before the first label. */
  readonly comments: number;
  /** The number of runs in a row. Between them the label is removed and added again. */
  readonly runs: number;
}

async function runNoisily(world: SceneWorld, { settle, comments, runs }: Play): Promise<number> {
  const issue = await openIssue(world);
  const bodies = Array.from({ length: comments }, (_, index) => `Comment ${index + 1}: I see the same here.`);
  world.server.addComments({ repository: repositoryName, issue: issue.number, login: reporter, bodies });
  for (let run = 1; run <= runs; run += 1) {
    const before = world.server.requests.length;
    if (run > 1) await removeLabel(world, issue);
    await addLabel(world, issue);
    await settle();
    world.phases.push(countRequests(world.server.requests.slice(before)));
  }
  return issue.number;
}

function checkRuns(document: SceneDocument, allowed: readonly number[]): readonly string[] {
  const { outcome, tasks } = document;
  const runs = new Set(tasks.map(({ task }) => task.split('/')[0]));
  return [
    ...expect(outcome === 'succeeded', `the run should have succeeded, its outcome is ${outcome ?? 'unknown'}`),
    ...expect(runs.size === allowed.length, `there should be ${allowed.length} runs, there are ${runs.size}`),
    ...allowed.flatMap((most, index) => {
      const plan = countOf(document.phases[index] ?? {}, 'plan');
      return expect(plan > 0 && plan <= most, `plan of run ${index + 1} should make at most ${most} requests, it made ${plan}`);
    }),
  ];
}

function countOf(counts: RequestCounts, job: string): number {
  const own = Object.entries(counts).filter(([name]) => name.startsWith(job));
  return own.reduce((sum, [, count]) => sum + count, 0);
}

function compare({ document, contrast }: SceneResult): readonly string[] {
  if (contrast === undefined) return ['the scene should have been played without noise as well'];
  const [noisy, quiet] = [document, contrast].map(({ phases }) => JSON.stringify(withoutPlan(phases[0] ?? {})));
  const [noisyPrompts, quietPrompts] = [document, contrast].map(promptsOf);
  return [
    ...checkRuns(contrast, [planRequests]),
    ...expect(noisy === quiet, `agent and publish should cost the same: ${noisy} is not ${quiet}`),
    ...expect(noisyPrompts?.length === 2 && !noisyPrompts.includes(null), 'the prompts of two agents should be known'),
    ...expect(JSON.stringify(noisyPrompts) === JSON.stringify(quietPrompts), 'the prompts should be the same'),
  ];
}

function withoutPlan(counts: RequestCounts): readonly (readonly [string, number])[] {
  return Object.entries(counts)
    .filter(([job]) => !job.startsWith('plan'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the prompts of the first run, without the names of their fences, which differ in every prompt. */
function promptsOf({ tasks, run }: SceneDocument): readonly (string | null)[] {
  const own = tasks.filter(({ task, stage }) => task === `${run}/${stage}` && stage !== 'open-pr');
  return own.map(({ prompt }) => prompt?.replace(/[0-9a-f]{16}/g, 'nonce') ?? null);
}
