import { closest, distance } from 'fastest-levenshtein';
import { quoteNames } from '../../text/plain-text.ts';
import type { Config } from '../schema/config-schema.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller } from './read-caller.ts';

/** A workflow of the repository: the path of its file, and the name that GitHub shows. */
export interface NamedWorkflow {
  readonly path: string;
  readonly name: string;
}

export interface CallerWorkflows {
  readonly caller: Caller;
  readonly callers: readonly Caller[];
  /** All workflows of the repository. */
  readonly named: readonly NamedWorkflow[];
}

/**
 * Reports pipelines that wait for a check of the workflow that calls Baton, which would start itself, and names that are those of files
 * or look like slips.
 */
export function checkWorkflowChecks(config: Config, facts: CallerWorkflows): readonly WorkflowProblem[] {
  return [...reportNames(config, { ...facts, find: describeFault }), ...checkBranches(config, facts)];
}

/** Lists checks of workflows that no file has, as warnings. GitHub brings some without one, so this is no error. */
export function listUnknownChecks(config: Config, facts: CallerWorkflows): readonly WorkflowProblem[] {
  return reportNames(config, { ...facts, find: describeUnknown });
}

/** Returns the name that GitHub shows for the workflow whose file is named. */
export function findTitle(text: string, named: readonly NamedWorkflow[]): string | undefined {
  if (named.some(({ name }) => name === text)) return undefined;
  return named.find(({ path }) => path === text || path.endsWith(`/${text}`))?.name;
}

interface NameSearch extends CallerWorkflows {
  /** Returns the rest of the sentence about a name that is wrong. */
  readonly find: (name: string, facts: CallerWorkflows) => string | undefined;
}

function reportNames(config: Config, { find, ...facts }: NameSearch): readonly WorkflowProblem[] {
  const { file, placeOf } = facts.caller;
  const place = { file, ...placeOf(['on', 'workflow_run', 'workflows']) };
  return Object.entries(config.pipelines).flatMap(([pipeline, { on }]) =>
    (on.checks?.workflows ?? []).flatMap((name) => {
      const fault = find(name, facts);
      if (fault === undefined) return [];
      const message = `Pipeline "${pipeline}" waits for checks of the workflow "${name}", ${fault}.`;
      return [{ code: 'BATON-E149', message, ...place }];
    }),
  );
}

function describeFault(name: string, { callers, named }: CallerWorkflows): string | undefined {
  if (callers.some((caller) => caller.name === name)) return describeOwn(name);
  const title = findTitle(name, named);
  if (title !== undefined) return `and \`${name}\` is the file of "${title}"; write "${title}"`;
  const names = named.map((each) => each.name);
  return describeSlip(name, names);
}

function describeUnknown(name: string, facts: CallerWorkflows): string | undefined {
  const names = facts.named.map((each) => each.name);
  if (names.includes(name) || describeFault(name, facts) !== undefined) return undefined;
  const others = names.filter((each) => !facts.callers.some((caller) => caller.name === each));
  const write = others.length === 0 ? 'the `name:` of the workflow that checks your code' : `one of ${quoteNames(others)}`;
  return `and no file in \`.github/workflows\` has that name; write ${write}, unless it is one that GitHub itself brings, such as CodeQL`;
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
