import { repositoryName } from '../../../src/lab/demo/create-world.ts';
import { list, request } from '../../../src/lab/world/ask-as-person.ts';
import type { World } from '../../../src/lab/world/world.ts';
import { addLabel, expect } from './scene/act-as-person.ts';
import { openPull } from './scene/commit-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

const cron = '0 9 * * 1';
const week = 7 * 24 * 3_600_000;

/** The scenes about what a run leaves behind besides records. */
export const publishScenes: readonly Scene[] = [
  {
    name: 'pr-summary',
    description: 'A pull request is labelled; what the agent hands over is read there, and stands in a review of that commit.',
    configure: (config) => config.replace(/^pipelines:[\s\S]*$/m, reviewPipeline),
    act: labelPull,
    check: checkSummary,
  },
  {
    name: 'cron-issue',
    description:
      'A cron opens one issue through the built-in; the next tick knows it from history; a publish that runs twice opens none.',
    overlays: ['weekly-topic'],
    configure: (config) => config.replace('include-keys: [topic]', 'include-keys: [topic, issue_created]').trimEnd() + issueStage,
    act: playTicks,
    check: checkIssues,
  },
];

const reviewPipeline = `pipelines:
  look:
    on: { pull-requests: { labels: [agent-ready] } }
    stages:
      investigate: { agent: investigator, prompt: "Investigate #{{ subject.number }}." }
      judge:
        needs: [investigate]
        uses: review
        with: { body: "{{ needs.investigate.handoff.summary }}" }
`;

const issueStage = `
      report:
        needs: [propose]
        uses: issue
        with:
          title: "This week: {{ needs.propose.results.topic }}"
          body: "{{ needs.propose.handoff.summary }}"
          max: 1
`;

/** Pushes a branch, opens its pull request and labels it as a maintainer. */
async function labelPull(world: World): Promise<number> {
  const commit = { branch: 'note', file: 'notes.txt', text: 'A note.\n' };
  const number = await openPull(world, { token: world.tokens.maintainer, ...commit });
  await addLabel(world, { number });
  return number;
}

function checkSummary({ document }: SceneResult): readonly string[] {
  const [investigate, judge] = document.tasks;
  const start = investigate?.handoff?.summary.split(/[^\p{L}\p{N} ]/u)[0]?.trim() ?? '';
  const shows = (text: unknown): boolean => start !== '' && String(text).includes(start);
  const [pull] = document.pullRequests;
  const [review] = document.reviews;
  const head = (pull?.head as { sha?: string } | undefined)?.sha;
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      document.thread.some(({ body }) => shows(body)),
      'no comment on the pull request holds the summary',
    ),
    ...expect(document.reviews.length === 1, `there should be one review, there are ${document.reviews.length}`),
    ...expect(shows(review?.body), 'the review does not hold the summary'),
    ...expect(review?.commit_id === head, 'the review should be of the commit that was labelled'),
    ...expect(judge?.results.review_id === String(review?.id), 'the result review_id should name the review'),
    ...expect(pull?.body === 'For later.', 'the text of the pull request should be as its author wrote it'),
  ];
}

/** Plays two Mondays. After the first, dispatches the order of its last task a second time, as a repeated delivery would. */
async function playTicks(world: World, settle: () => Promise<void>): Promise<number> {
  const orders: Readonly<Record<string, string>>[] = [];
  world.server.onEvent(({ dispatch }) => {
    if (dispatch?.inputs.task !== undefined && dispatch.inputs.task !== '') orders.push(dispatch.inputs);
  });
  world.server.tick(repositoryName, cron);
  await settle();
  const inputs = orders.at(-1);
  if (inputs === undefined) throw new Error('The first tick dispatched no order.');
  const path = '/actions/workflows/baton.yml/dispatches';
  await request(world, { token: world.tokens.maintainer, method: 'POST', path, body: { ref: 'main', inputs } });
  await settle();
  world.passTime(week);
  world.server.tick(repositoryName, cron);
  await settle();
  const [issue] = await list(world, '/issues?labels=baton:runs&state=all');
  if (issue === undefined) throw new Error('The ticks made no runs issue.');
  return Number(issue.number);
}

function checkIssues({ document, jobs }: SceneResult): readonly string[] {
  const [first, report, second] = document.tasks;
  const made = document.issues.filter(({ title }) => title.startsWith('This week: '));
  const created = report?.results.issue_created ?? '';
  const publishes = jobs.filter(({ name, conclusion }) => name.endsWith('publish') && conclusion === 'success');
  return [
    ...expect(document.tasks.length === 4, `four tasks should have been recorded, there are ${document.tasks.length}`),
    ...expect(made.length === 2, `two ticks should have opened two issues, there are ${made.length}`),
    ...expect(
      made.some(({ number, title }) => created === `#${number}` && title === `This week: ${first?.results.topic}`),
      `the result issue_created should name the issue of the first tick, it is ${created}`,
    ),
    ...expect(
      second?.prompt?.includes(`issue_created: ${created}\n`) === true,
      'the second prompt should name the issue of the first tick',
    ),
    ...expect(second?.results.topic !== first?.results.topic, 'the second tick should have found another topic'),
    ...expect(
      publishes.length === 5,
      `publish should have run five times, one of them for nothing, it ran ${publishes.length} times`,
    ),
  ];
}
