import { findTitle } from '../config/workflow/check-checks.ts';
import { listFirstNames, quoteArgument } from '../text/plain-text.ts';
import { type Check, notVisible, right, seers, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import type { ListedWorkflow, SetupFacts } from './facts.ts';

/** Checks that the workflows exist that pipelines wait for. GitHub's list decides, since those that it brings itself have no file. */
export function checkAwaited({ config, callers }: SetupNeeds, facts: SetupFacts): readonly Check[] {
  const { listedWorkflows: listed, name: repository } = facts;
  const waiting = Object.entries(config.pipelines).flatMap(([pipeline, { on }]) =>
    (on.checks?.workflows ?? []).map((workflow) => ({ workflow, pipeline })),
  );
  return [...Map.groupBy(waiting, (each) => each.workflow)].map(([workflow, waits]) => {
    const name = `Checked workflow ${workflow}`;
    if (listed === undefined || 'refused' in listed) return notVisible(name, listed?.refused ?? 404, seers.actions);
    const pipelines = waits.map(({ pipeline }) => pipeline).join(' and ');
    const present = listed.value.filter(({ state }) => state !== 'deleted');
    // A workflow that calls Baton checks no code.
    const others = present.filter(({ path }) => !callers.some(({ file }) => file === path));
    const ofName = others.filter((each) => each.name === workflow);
    const [idle] = ofName;
    if (ofName.some(({ state }) => state === 'active')) return right(name, `when it fails, it starts ${pipelines}`);
    if (idle !== undefined) {
      const remedy = `gh workflow enable ${quoteArgument(workflow)} --repo ${repository}`;
      return wrong(name, `it does not run (${idle.state}), so it never starts ${pipelines}`, remedy);
    }
    const remedy =
      others.length === 0
        ? 'push the workflow that checks your code, and write its `name:` here'
        : `write ${suggest(workflow, others)}, in \`workflows\` of the pipeline and of \`workflow_run\``;
    return wrong(name, `GitHub has no workflow of that name that checks code, so nothing ever starts ${pipelines}`, remedy);
  });
}

function suggest(workflow: string, others: readonly ListedWorkflow[]): string {
  const title = findTitle(workflow, others);
  if (title !== undefined) return `"${title}"`;
  const names = others.map(({ name }) => name);
  return `one of: ${listFirstNames(names, (each) => `"${each}"`)}`;
}
