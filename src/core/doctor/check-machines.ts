import { type Check, notVisible, right, seers, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import { findValue, type RunnerFact, type SetupFacts } from './facts.ts';

/** The oldest runner that knows the form in which Baton's workflow names its own action. */
const oldest = [2, 336, 0] as const;

/** Checks that runners with the labels of self-hosted jobs are online, and new enough. */
export function checkMachines({ runners }: SetupNeeds, facts: SetupFacts): readonly Check[] {
  return runners.map((labels) => checkRunner(labels, facts));
}

function checkRunner(labels: readonly string[], facts: SetupFacts): Check {
  const name = `Runner ${labels.join(', ')}`;
  const { page, runners, organizationRunners } = facts;
  const known = [...(findValue(runners) ?? []), ...(findValue(organizationRunners) ?? [])];
  const fitting = known.filter((runner) => hasLabels(runner, labels));
  const online = fitting.filter(({ isOnline }) => isOnline);
  const current = online.find(({ version }) => version === undefined || !isOlder(version));
  if (current !== undefined)
    return right(name, `${current.name} is online${current.version === undefined ? '' : `, ${current.version}`}`);
  const hidden = [runners, organizationRunners].find((fact) => fact !== undefined && 'refused' in fact);
  if (hidden !== undefined && 'refused' in hidden)
    return notVisible(name, hidden.refused, hidden === runners ? seers.administration : seers.organization);
  const [old] = online;
  if (old !== undefined)
    return wrong(
      name,
      `${old.name} is ${old.version}, and Baton needs ${oldest.join('.')}`,
      `update the runner ${old.name}: ${page}/settings/actions/runners`,
    );
  const words =
    fitting.length === 0 ? 'no runner has these labels' : `${fitting.map((runner) => runner.name).join(', ')} is offline`;
  return wrong(name, words, `start or add one: ${page}/settings/actions/runners`);
}

function hasLabels(runner: RunnerFact, labels: readonly string[]): boolean {
  const own = new Set(runner.labels.map((label) => label.toLowerCase()));
  return labels.every((label) => own.has(label.toLowerCase()));
}

function isOlder(version: string): boolean {
  const numbers = version.split('.').map(Number);
  const at = oldest.findIndex((number, index) => number !== numbers[index]);
  return at !== -1 && !((numbers[at] ?? 0) > (oldest[at] ?? 0));
}
