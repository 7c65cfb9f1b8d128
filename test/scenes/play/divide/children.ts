import type { ChildRecord } from '../../../../src/core/record/record.ts';
import type { DemoTask } from '../../../../src/lab/demo/demo-result.ts';
import type { ReportedJob } from '../../../../src/page/report/run-report.ts';
import { expect, expectOutcome, expectWords } from '../scene/act-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneResult } from '../scene/scene-result.ts';

const sources = ['discount', 'invoice', 'tax'] as const;
const asked = 1_000;
const maxChildren = 2;

/** The scenes in which an agent divides its work: to a good end, with a conflict, and beyond a limit. */
export const childrenScenes: readonly Scene[] = [
  {
    name: 'children',
    description:
      'An agent divides an issue into three children and ends; they work side by side, and it starts again to put one pull request together.',
    overlays: ['divide-work'],
    issue: buildList(sources.map((name) => `src/${name}.js`)),
    check: checkChildren,
  },
  {
    name: 'children-conflict',
    description: 'Two children change the same line; the agent that asked is told the file and both sides, and nothing is lost.',
    overlays: ['divide-work'],
    issue: buildList(['src/discount.js -> README.md', 'src/tax.js -> README.md']),
    check: checkConflict,
  },
  {
    name: 'children-limit',
    description: 'An agent asks for 1,000 children in one turn; exactly as many are made as the limit allows, and it is told so.',
    overlays: ['divide-work'],
    configure: (config) => config.replace('max-children: 10', `max-children: ${maxChildren}`),
    issue: buildList(Array.from({ length: asked }, (_, index) => `src/tax.js -> docs/part-${index + 1}.md`)),
    check: checkLimit,
  },
];

/** Returns the text of an issue with a list, of which each item becomes a child. */
function buildList(items: readonly string[]): NonNullable<Scene['issue']> {
  const body = `The code has no description. Please write one of:\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
  return { title: 'Describe the code', body };
}

function checkChildren(result: SceneResult): readonly string[] {
  const { document, report } = result;
  const [first, second, ...more] = turnsOf(result);
  const children = childrenOf(result);
  const branch = report.branches.find(({ name }) => name === 'baton/issue-1');
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(first?.outcome === 'succeeded' && second !== undefined && more.length === 0, 'the agent should have had two turns'),
    ...expect(children.length === 3, `there should be three children, there are ${children.length}`),
    ...children.flatMap(({ stage, outcome }) => expect(outcome === 'succeeded', `${stage} should have succeeded, it ${outcome}`)),
    ...children.flatMap(({ stage, handoff }) =>
      expect(
        second?.prompt?.includes(handoff?.summary ?? '\0') === true,
        `the second prompt should hold the summary of ${stage}`,
      ),
    ),
    ...checkJobs(result),
    ...expect(document.pullRequests.length === 1, `there should be one pull request, there are ${document.pullRequests.length}`),
    ...sources.flatMap((name) =>
      expect(branch?.diff.includes(`+++ b/docs/${name}.md`) === true, `the branch should hold docs/${name}.md`),
    ),
  ];
}

/** Checks that no job of the parent ran while it waited, and that its children did not wait for each other. */
function checkJobs({ document: { run }, jobs }: SceneResult): readonly string[] {
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped');
  const agents = ran.filter(({ name }) => name.endsWith('agent'));
  const own = ran.filter(({ title }) => !title.startsWith(`${run}/divide/`) && !title.startsWith(`${run}/open-pr `));
  const children = agents.filter(({ title }) => title.startsWith(`${run}/divide/`));
  const waiting = own.filter((job) => children.some((child) => isDuring(job, child)));
  const [lastQueued = '', firstEnd = ''] = [
    children
      .map(({ queuedAt }) => queuedAt)
      .toSorted()
      .at(-1),
    children.map(({ finishedAt }) => finishedAt).toSorted()[0],
  ];
  return [
    ...expect(agents.length === 5, `five agent jobs should have run, there were ${agents.length}`),
    ...expect(
      waiting.length === 0,
      `no job of the parent should run while it waits: ${waiting.map(({ title }) => title).join()}`,
    ),
    ...expect(lastQueued <= firstEnd, 'all children should have been dispatched before the first of them ended'),
  ];
}

/** Returns whether a job was at work when an agent worked on a child, not only when its publisher came to its end. */
function isDuring(job: ReportedJob, child: ReportedJob): boolean {
  return job.startedAt < child.finishedAt && job.finishedAt > child.finishedAt;
}

function checkConflict(result: SceneResult): readonly string[] {
  const second = turnsOf(result).at(1);
  const children = childrenOf(result);
  const names = result.report.branches.map(({ name }) => name);
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(children.length === 2, `there should be two children, there are ${children.length}`),
    ...expect(second?.prompt?.includes('README.md\n<<<<<<< ') === true, 'the second prompt should name the file of the conflict'),
    ...['src/discount.js offers discountRate', 'src/tax.js offers'].flatMap((words) =>
      expect(second?.prompt?.includes(words) === true, `the second prompt should show the side "${words}"`),
    ),
    // What was merged is in the branch of the parent; what was not stays where it is. Children are merged in the order in which they
    // were asked for, whichever ended first.
    ...children
      .toSorted((one, other) => one.stage.localeCompare(other.stage))
      .flatMap(({ stage, results }, index) =>
        expect(
          names.includes(results.branch ?? '') === (index === 1),
          `the branch of ${stage} should stay only where it was not merged`,
        ),
      ),
  ];
}

function checkLimit(result: SceneResult): readonly string[] {
  const children = childrenOf(result);
  const [record] = spawnedOf(result);
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(
      children.length === maxChildren,
      `exactly ${maxChildren} children should have been made, there are ${children.length}`,
    ),
    ...expect(record?.body.made.length === maxChildren, `the record should name ${maxChildren} children`),
    ...expect(
      record?.body.refusedCount === asked - maxChildren,
      `the record should count ${asked - maxChildren} that were refused, it counts ${record?.body.refusedCount}`,
    ),
    ...expect(
      record?.body.refused[0]?.message.includes(`limits.max-children\` is ${maxChildren}`) === true,
      'the record should name the limit, for people',
    ),
    ...expectWords(result, `limits.max-children\` is ${maxChildren}`),
  ];
}

/** Returns the executions of the stage that asks for children. */
function turnsOf({ document }: SceneResult): readonly DemoTask[] {
  return document.tasks.filter(({ stage }) => stage === 'divide');
}

/** Returns the executions of children, at every depth. */
export function childrenOf({ document }: SceneResult): readonly DemoTask[] {
  return document.tasks.filter(({ stage }) => stage.includes('/'));
}

function spawnedOf({ records }: SceneResult): readonly ChildRecord[] {
  return records.map(({ record }) => record).filter((record): record is ChildRecord => record.kind === 'child');
}
