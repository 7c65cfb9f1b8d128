import { closest, distance } from 'fastest-levenshtein';
import { quoteNames } from '../../text/plain-text.ts';
import type { Config } from '../schema/config-schema.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller } from './read-caller.ts';

interface CallerWorkflows {
  readonly caller: Caller;
  readonly callers: readonly Caller[];
  /** The names of all workflows of the repository. */
  readonly names: readonly string[];
}

/**
 * Reports pipelines that wait for a check of the workflow that calls Baton, which would start itself, and names that look like slips. Other
 * names may be those of workflows without a file, such as those that GitHub brings.
 */
export function checkWorkflowChecks(config: Config, { caller, callers, names }: CallerWorkflows): readonly WorkflowProblem[] {
  const own = callers.map(({ name }) => name);
  const place = { file: caller.file, ...caller.placeOf(['on', 'workflow_run', 'workflows']) };
  const named = Object.entries(config.pipelines).flatMap(([pipeline, { on }]) =>
    (on.checks?.workflows ?? []).flatMap((name) => {
      const fault = own.includes(name) ? describeOwn(name) : describeSlip(name, names);
      if (fault === undefined) return [];
      return [
        { code: 'BATON-E149', message: `Pipeline "${pipeline}" waits for checks of the workflow "${name}", ${fault}.`, ...place },
      ];
    }),
  );
  return [...named, ...checkBranches(config, { caller, callers })];
}

/** Reports pipelines that wait for checks of pull requests where each workflow hears those of some branches alone. */
function checkBranches(
  config: Config,
  { caller, callers }: Pick<CallerWorkflows, 'caller' | 'callers'>,
): readonly WorkflowProblem[] {
  const hearing = callers.filter(({ workflows }) => workflows.length > 0);
  const branches = hearing.flatMap(({ checkedBranches = ['**'] }) => checkedBranches);
  if (hearing.length === 0 || branches.includes('**')) return [];
  const place = { file: caller.file, ...caller.placeOf(['on', 'workflow_run', 'branches']) };
  return Object.entries(config.pipelines).flatMap(([pipeline, { on }]) => {
    if (on.checks === undefined || on.checks.of === 'default-branch') return [];
    const message = `Pipeline "${pipeline}" waits for checks of pull requests, and the workflow hears checks of the branch ${quoteNames(branches)} alone, by the name of their own branch; take \`branches\` out of \`workflow_run\`, or write \`of: default-branch\` in the pipeline.`;
    return [{ code: 'BATON-E149', message, ...place }];
  });
}

function describeOwn(name: string): string {
  return `which calls Baton itself and starts nothing; take "${name}" out of \`on.checks.workflows\``;
}

function describeSlip(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || names.includes(name)) return undefined;
  const near = closest(name, [...names]);
  return distance(name.toLowerCase(), near.toLowerCase()) <= mostSlips(name)
    ? `which does not exist; write "${near}"`
    : undefined;
}

/** Returns how many letters of a name may be slips. With one other letter a short name is another name, as `CD` is beside `CI`. */
function mostSlips({ length }: string): number {
  return length < 4 ? 0 : 2;
}
