import { quoteNames } from '../text/plain-text.ts';
import { type Check, notVisible, right, seers, wrong } from './check.ts';
import { isAppAtWork } from './check-names.ts';
import type { SetupNeeds } from './derive-needs.ts';
import { type ActionsPolicy, findValue, type SelectedActions, type SetupFacts } from './facts.ts';

const pullRequestSetting = 'Allow GitHub Actions to create and approve pull requests';

/** Checks the settings of the page Settings, Actions, General. */
export function checkActions(needs: SetupNeeds, facts: SetupFacts): readonly Check[] {
  const { policy } = facts;
  const names = ['GitHub Actions', 'Allowed actions'];
  const policies =
    'refused' in policy
      ? names.map((name) => notVisible(name, policy.refused, seers.administration))
      : checkPolicy(needs, { facts, policy: policy.value });
  return [...policies, ...checkPullRequests(needs, facts), ...checkPermissions(needs, facts)];
}

function settingsOf({ page }: SetupFacts): string {
  return `${page}/settings/actions`;
}

function checkPolicy(
  needs: SetupNeeds,
  { facts, policy }: { readonly facts: SetupFacts; readonly policy: ActionsPolicy },
): readonly Check[] {
  const settings = settingsOf(facts);
  if (!policy.enabled)
    return [wrong('GitHub Actions', 'switched off', `${settings}: under "Actions permissions" choose which actions are allowed`)];
  return [right('GitHub Actions', 'switched on'), checkAllowed(needs, { facts, policy }), ...checkPins(needs, { facts, policy })];
}

function checkAllowed(
  { uses }: SetupNeeds,
  { facts, policy }: { readonly facts: SetupFacts; readonly policy: ActionsPolicy },
): Check {
  const name = 'Allowed actions';
  const owner = facts.name.split('/')[0] ?? '';
  const { selected } = facts;
  const options = { owner, policy, selected: findValue(selected) };
  const known = uses.map((each) => ({ each, admitted: isAdmitted(each, options) }));
  const refused = known.filter(({ admitted }) => admitted === false).map(({ each }) => each);
  const mend = `${settingsOf(facts)}: choose "Allow ${owner}, and select non-${owner}, actions and reusable workflows", and add`;
  if (refused.length > 0) return wrong(name, `GitHub refuses ${quoteNames(refused)}`, `${mend} ${renderPatterns(refused)}`);
  if (selected !== undefined && 'refused' in selected) return notVisible(name, selected.refused, seers.administration);
  const unsure = known.filter(({ admitted }) => admitted === undefined).map(({ each }) => each);
  if (unsure.length === 0) return right(name, policy.allowed === 'all' ? 'all' : 'all that Baton uses');
  const detail = `${quoteNames(unsure)} runs only if GitHub has verified its creator`;
  return { name, answer: 'not visible', detail, who: `GitHub alone. To be sure: ${mend} ${renderPatterns(unsure)}` };
}

function renderPatterns(uses: readonly string[]): string {
  return [...new Set(uses.map((each) => `${each.split('/')[0]}/*`))].join(', ');
}

/** Checks the demand for full commit ids, from which GitHub excepts reusable workflows. */
function checkPins(
  { uses }: SetupNeeds,
  { facts, policy }: { readonly facts: SetupFacts; readonly policy: ActionsPolicy },
): readonly Check[] {
  if (!policy.pinned) return [];
  const name = 'Full commit ids of actions';
  const loose = uses.filter((each) => !/\/\.github\/workflows\//.test(each) && !/@[0-9a-f]{40}$/.test(each));
  if (loose.length === 0) return [right(name, 'demanded, and written')];
  const mend = `write the commit's 40 digits behind the @ of ${quoteNames(loose)}, or untick "Require actions to be pinned" at ${settingsOf(facts)}`;
  return [wrong(name, `demanded, and ${quoteNames(loose)} has none`, mend)];
}

function checkPullRequests({ opensPullRequests }: SetupNeeds, facts: SetupFacts): readonly Check[] {
  const { settings } = facts;
  const name = 'Pull requests by GitHub Actions';
  // The App opens pull requests with rights of its own.
  if (!opensPullRequests || settings === undefined || isAppAtWork(facts)) return [];
  if ('refused' in settings) return [notVisible(name, settings.refused, seers.administration)];
  if (settings.value.mayCreatePullRequests) return [right(name, 'allowed')];
  return [wrong(name, 'not allowed, and a stage opens one', `${settingsOf(facts)}: tick "${pullRequestSetting}"`)];
}

/** Checks what a workflow may do that names no permissions. One that names them gets these, whatever the setting is. */
function checkPermissions({ leavesPermissions, callers }: SetupNeeds, facts: SetupFacts): readonly Check[] {
  const { settings } = facts;
  const name = 'Permissions of the workflow';
  if (callers.length === 0) return [];
  if (!leavesPermissions || settings === undefined) return [right(name, 'the workflow names its own')];
  if ('refused' in settings) return [notVisible(name, settings.refused, seers.administration)];
  if (settings.value.defaultPermissions === 'write') return [right(name, "the repository's default is to read and write")];
  const line = 'permissions: { contents: write, issues: write, pull-requests: write, actions: write }';
  return [wrong(name, "it names none, and the repository's default is to read", `write at the job that calls Baton: ${line}`)];
}

/** Returns whether the repository's policy lets a workflow use this. Undefined where it depends on what nobody here can see. */
function isAdmitted(
  uses: string,
  {
    owner,
    policy,
    selected,
  }: { readonly owner: string; readonly policy: ActionsPolicy; readonly selected: SelectedActions | undefined },
): boolean | undefined {
  const from = uses.split('/')[0]?.toLowerCase() ?? '';
  if (policy.allowed === 'all' || from === owner.toLowerCase()) return true;
  if (policy.allowed === 'local_only') return false;
  if (selected === undefined) return undefined;
  if (selected.githubOwned && (from === 'actions' || from === 'github')) return !isExcluded(uses, selected);
  if (isExcluded(uses, selected)) return false;
  const isNamed = selected.patterns.some((pattern) => !pattern.startsWith('!') && isFitting(uses, pattern));
  // Only GitHub knows which creators of actions it has verified.
  return isNamed || (selected.verified ? undefined : false);
}

function isExcluded(uses: string, { patterns }: SelectedActions): boolean {
  return patterns.some((pattern) => pattern.startsWith('!') && isFitting(uses, pattern.slice(1)));
}

/** Returns whether a pattern such as `owner/*` or `owner/name@*` fits. A star stands for any text. */
function isFitting(uses: string, pattern: string): boolean {
  const parts = pattern
    .trim()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(uses);
}
