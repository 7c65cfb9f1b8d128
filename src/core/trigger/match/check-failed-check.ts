import type { Pipeline } from '../../config/schema/config-schema.ts';
import { filtersOf } from '../../config/schema/filter-schema.ts';
import type { CheckFilter } from '../../config/schema/triggers-schema.ts';
import { quoteNames } from '../../text/plain-text.ts';
import type { Trigger } from '../trigger.ts';
import { type Check, checkAny } from './check.ts';
import { type ChangedFiles, checkPullRequest } from './check-pull-request.ts';
import { checkLabels, checkSubjectState, checkTexts } from './check-subject.ts';

/** The number of runs that failed checks may start one after another, where `limits.max-fixes` is absent. */
export const defaultMaxFixes = 1;

/** The runs that failed checks of a pull request have started since the last commit that is not Baton's, by pipeline. */
export type Fixes = Readonly<Record<string, readonly string[]>>;

interface Request {
  readonly trigger: Trigger;
  readonly name: string;
  readonly pipeline: Pipeline;
  readonly files?: ChangedFiles | undefined;
  /** Undefined where the records were not read: then the limit is not checked. */
  readonly fixes?: Fixes | undefined;
}

/** Checks that a pipeline waits for a failed check, that the pull request fits, and that Baton has not tried often enough. */
export function checkFailedCheck(request: Request): readonly Check[] {
  const { trigger, pipeline } = request;
  const filter = pipeline.on.checks;
  if (filter === undefined)
    return [{ check: 'check', passed: false, detail: 'A check failed, and the pipeline has no `on.checks`.' }];
  const awaited = checkAwaited(filter, trigger);
  if (trigger.check?.of === 'default-branch') return [awaited];
  return [awaited, ...checkPull(filter, request), ...checkFixes(request)];
}

/** Returns whether a pipeline waits for a failed check, whatever it asks of the pull request. */
export function isAwaitedCheck({ checks }: Pipeline['on'], trigger: Trigger): boolean {
  return checks !== undefined && checkAwaited(checks, trigger).passed;
}

function checkAwaited(filter: CheckFilter, { check }: Trigger): Check {
  const { workflows, conclusion: conclusions = ['failure', 'timed_out'], of = 'pull-requests' } = filter;
  const { workflow = '', conclusion = '', of: side = '' } = check ?? {};
  const passed = workflows.includes(workflow) && conclusions.some((known) => known === conclusion) && side === of;
  const is = `The workflow \`${workflow}\` ended with \`${conclusion}\` for ${describeSide(side)}`;
  const wanted = `${quoteNames(workflows)} ending with ${quoteNames(conclusions)} for ${describeSide(of)}`;
  return { check: 'check', passed, detail: `${is}; the pipeline waits for ${wanted}.` };
}

function describeSide(of: string): string {
  return of === 'default-branch' ? 'the default branch' : 'a pull request';
}

/** Checks the pull request by the filters of `checks` and by those of `pull-requests`, without the events that these wait for. */
function checkPull(filter: CheckFilter, { trigger, pipeline, files }: Request): readonly Check[] {
  const check = (each: CheckFilter | ReturnType<typeof pullFilters>[number]): readonly Check[] => [
    ...checkLabels(each, trigger),
    ...checkSubjectState(each, trigger),
    ...checkPullRequest(each, { subject: trigger.subject, files }),
    ...checkTexts(each, trigger),
  ];
  const others = pullFilters(pipeline);
  return [...check(filter), ...(others.length === 0 ? [] : checkAny(others, check))];
}

function pullFilters({ on }: Pipeline) {
  return filtersOf(on['pull-requests']);
}

function checkFixes({ trigger, name, pipeline, fixes }: Request): readonly Check[] {
  if (fixes === undefined) return [];
  const runs = fixes[name] ?? [];
  const most = pipeline.limits['max-fixes'] ?? defaultMaxFixes;
  const passed = runs.length < most;
  const count = runs.length === 1 ? '1 run' : `${runs.length} runs`;
  const since = `Failed checks have started ${count} since the last commit on \`${trigger.subject.head?.branch ?? ''}\` that is not Baton's`;
  const named = runs.length === 0 ? '' : ` (${quoteNames(runs)})`;
  const ways = passed ? '' : ` Push a commit, or comment \`/baton run ${name}\`.`;
  return [{ check: 'max-fixes', passed, detail: `${since}${named}; \`limits.max-fixes\` is ${most}.${ways}` }];
}

/** Returns the trigger with the place of its run among those since the last commit that is not Baton's. */
export function countFix(trigger: Trigger, earlier: readonly string[] = []): Trigger {
  if (trigger.check?.of !== 'pull-requests') return trigger;
  return { ...trigger, check: { ...trigger.check, fix: earlier.length + 1 } };
}
