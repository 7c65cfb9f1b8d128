import { isPause } from '../config/defaults.ts';
import type { WantedLabel } from '../config/list-labels.ts';
import { hasName, quoteArgument } from '../text/plain-text.ts';
import { type Check, notVisible, right, seers, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import { findValue, type SetupFacts } from './facts.ts';

const pauseName = 'BATON_PAUSE';

/** Checks the labels that people put on issues, and the variables that the workflow reads. */
export function checkNames(needs: SetupNeeds, facts: SetupFacts): readonly Check[] {
  return [
    ...needs.labels.map((label) => checkLabel(label, facts)),
    ...needs.variables.flatMap((name) => checkVariable(name, facts)),
  ];
}

function checkLabel({ name: label, pipelines }: WantedLabel, { labels, name: repository }: SetupFacts): Check {
  const name = `Label ${label}`;
  const use = `starts ${pipelines.join(' and ')}`;
  if (labels === undefined || 'refused' in labels) return notVisible(name, labels?.refused ?? 404, seers.issues);
  return hasName(labels.value, label)
    ? right(name, use)
    : wrong(name, `there is no such label, which ${use}`, `gh label create ${quoteArgument(label)} --repo ${repository}`);
}

/** Returns the value of the variable that pauses everything, if it is set to one that does. */
export function findPause({ variables, organizationVariables }: SetupFacts): string | undefined {
  const value = findValue(variables)?.get(pauseName) ?? findValue(organizationVariables)?.get(pauseName) ?? '';
  return isPause(value) ? value : undefined;
}

function checkVariable(variable: string, facts: SetupFacts): readonly Check[] {
  const { variables, organizationVariables, name: repository } = facts;
  const name = `Variable ${variable}`;
  const value = findValue(variables)?.get(variable) ?? findValue(organizationVariables)?.get(variable);
  const hidden = [variables, organizationVariables].find((fact) => fact !== undefined && 'refused' in fact);
  if (value === undefined && hidden !== undefined && 'refused' in hidden)
    return [notVisible(name, hidden.refused, seers.variables)];
  if (variable === pauseName) {
    const pause = findPause(facts);
    if (pause === undefined) return [right(name, 'nothing is paused')];
    return [wrong(name, `set to "${pause}", so everything is paused`, `gh variable delete ${pauseName} --repo ${repository}`)];
  }
  if (variable === 'BATON_MODE')
    return [
      right(
        name,
        value === 'app' ? 'set to "app": the App starts the pipelines, not the workflow' : 'the workflow starts the pipelines',
      ),
    ];
  if (value !== undefined) return [right(name, 'set')];
  return [wrong(name, 'not set, and the workflow reads it as an empty text', `gh variable set ${variable} --repo ${repository}`)];
}
