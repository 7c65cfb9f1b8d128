import type { ReportedStep } from '../../../src/page/report/run-report.ts';
import { expect } from './scene/act-as-person.ts';
import { runWeeks } from './scene/run-weeks.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The scene of two Mondays of a hand-written workflow with an agent as a plain step in each of its two jobs. */
export const handWrittenScene: Scene = {
  name: 'own-cron',
  description: 'A hand-written workflow with two plain steps on a schedule: handoff through needs, history in the next tick.',
  overlays: ['own-cron'],
  private: true,
  act: (world, settle) => runWeeks(world, { weeks: 2, settle, label: 'baton:ledger' }),
  check: checkWeeks,
};

function checkWeeks({ document }: SceneResult): readonly string[] {
  const { steps = [] } = document;
  const [propose, outline, again, last] = steps;
  const [ledger] = document.ledgers;
  return [
    ...expect(steps.length === 4, `four plain steps should have run, there were ${steps.length}`),
    ...steps.flatMap(({ job, outcome }) =>
      expect(outcome === 'succeeded', `the step of ${job} should have succeeded: ${outcome}`),
    ),
    ...checkHandedOver(propose, outline),
    ...checkHandedOver(again, last),
    ...expect(
      propose?.results.topic !== undefined && propose.results.topic !== again?.results.topic,
      `the second week should have another topic than the first: ${propose?.results.topic}, ${again?.results.topic}`,
    ),
    ...expect(
      again?.output.includes(`Skipped: ${propose?.results.topic}.`) === true,
      'the history in the second prompt should have named the topic of the first week',
    ),
    ...expect(
      document.ledgers.length === 1 && ledger?.title === 'Baton history: weekly.yml/propose',
      `there should be one ledger, of weekly.yml/propose: ${document.ledgers.map(({ title }) => title).join(', ')}`,
    ),
    ...expect(ledger?.thread.length === 2, `the ledger should have a record of each week, it has ${ledger?.thread.length}`),
    ...expect(document.tasks.length === 0, 'plain steps should leave no records of tasks'),
  ];
}

/** Checks that the second agent, which prints its prompt, was given the handoff of the first. */
function checkHandedOver(from: ReportedStep | undefined, to: ReportedStep | undefined): readonly string[] {
  const summary = from?.handoff?.summary;
  const reached = summary !== undefined && to?.output.includes(summary) === true;
  return expect(reached, `the prompt of ${to?.job ?? 'the second job'} should hold the summary of the first: ${summary}`);
}
