import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorld, reporter, repositoryName } from '../../src/lab/demo/create-world.ts';
import { countRequests } from '../../src/lab/report/count-requests.ts';
import { settle } from '../../src/lab/world/settle.ts';
import { addLabel, openIssue } from '../../test/scenes/play/scene/act-as-person.ts';
import { atMost, type Figure, type FigureRow } from './figure.ts';

const example = 'examples/investigate-fix-pr';
const lengths = [0, 100, 1_000, 2_400];

interface Chain {
  readonly comments: number;
  /** Requests of each job, in the order of their starts. */
  readonly plan: number;
  readonly agents: readonly number[];
  readonly publishers: readonly number[];
  readonly jobs: number;
}

/** Plays the chain of the demo on a thread with comments of others. */
async function playChain(root: string, comments: number): Promise<Chain> {
  const world = await createWorld({ app: false, keep: undefined, onJob: undefined, root });
  try {
    const issue = await openIssue(world);
    const bodies = Array.from({ length: comments }, (_, index) => `Comment ${index + 1}: I see the same here.`);
    world.server.addComments({ repository: repositoryName, issue: issue.number, login: reporter, bodies });
    await addLabel(world, issue);
    await settle(world);
    const jobs = world.runner.jobs.filter(({ conclusion }) => conclusion !== 'skipped');
    const failed = jobs.filter(({ conclusion }) => conclusion !== 'success');
    if (failed.length > 0) throw new Error(`A job failed: ${failed.map(({ name, summary }) => `${name} ${summary}`).join('\n')}`);
    const counted = Object.entries(countRequests(world.server.requests));
    const of = (mode: string): readonly number[] =>
      counted.filter(([by]) => by.startsWith(`${mode}: `)).map(([, count]) => count);
    return { comments, plan: of('plan')[0] ?? 0, agents: of('agent'), publishers: of('publish'), jobs: jobs.length };
  } finally {
    await world.close();
  }
}

/** Counts the lines of workflows that a user writes for the chain; the file that only carries secrets to agent jobs is the App's. */
function countYaml(root: string): number {
  const text = readFileSync(join(root, example, '.github/workflows/baton.yml'), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line)).length;
}

/** Builds the row of a job, with its requests at each length of the thread and the most that are promised there. */
function describeJob(
  chains: readonly Chain[],
  what: string,
  count: (chain: Chain) => readonly [value: number, most: number],
): FigureRow {
  const counted = chains.map(count);
  return {
    what: `${what}, at ${chains.map(({ comments }) => comments).join(', ')} comments`,
    against: 'requests to GitHub',
    value: counted.map(([value]) => value).join(', '),
    wanted: `≤ ${counted.map(([, most]) => most).join(', ')}`,
    isReached: counted.every(([value, most]) => value <= most),
  };
}

/** Builds the rows of all jobs. There is one request more than in DESIGN 8 at either end, for the reaction (ADR 0008). */
function describeJobs(chains: readonly Chain[]): readonly FigureRow[] {
  const publisher =
    (index: number, most: number) =>
    ({ publishers }: Chain) =>
      [publishers[index] ?? Number.NaN, most] as const;
  return [
    describeJob(chains, '`plan`', ({ plan, comments }) => [plan, 7 + Math.max(0, Math.ceil(comments / 100) - 1)]),
    describeJob(chains, '`agent`', ({ agents }) => [Math.max(...agents), 1]),
    describeJob(chains, '`publish` of a middle link', publisher(0, 5)),
    describeJob(chains, '`publish` of a middle link with a commit', publisher(1, 9)),
    describeJob(chains, '`publish` of the last link', publisher(2, 10)),
  ];
}

/** What the chain of the demo asks of GitHub, on threads of each length. Counted, not timed. */
export const requests: Figure = {
  async measure({ root }) {
    const chains: Chain[] = [];
    for (const comments of lengths) chains.push(await playChain(root, comments));
    const jobs = Math.max(...chains.map((chain) => chain.jobs));
    return [
      ...describeJobs(chains),
      atMost(
        { what: 'jobs started for a chain of 3 stages', against: 'count; the closest peer needs 18' },
        { value: jobs, most: 7, digits: 0 },
      ),
      atMost(
        { what: 'lines of YAML in the repository of the user', against: 'count; the closest peer needs 318,699 bytes' },
        { value: countYaml(root), most: 30, digits: 0 },
      ),
    ];
  },
};
