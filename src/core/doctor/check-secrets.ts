import { hasName, quoteArgument } from '../text/plain-text.ts';
import { type Check, notVisible, right, seers, wrong } from './check.ts';
import type { SetupNeeds } from './derive-needs.ts';
import { type Fact, findValue, type SetupFacts } from './facts.ts';
import { signingName, type WantedSecret } from './find-secrets.ts';

/** Checks that every secret is stored that the config and the workflow need: by name, since nobody can read a value. */
export function checkSecrets({ secrets }: SetupNeeds, facts: SetupFacts): readonly Check[] {
  // What no line of the workflow passes on is a fault of the workflow, which its own check names.
  const passed = secrets.filter(({ stored, environment }) => stored.length > 0 || environment !== undefined);
  const checks = passed.map((secret) => checkSecret(secret, facts));
  return [...new Map(checks.map((check) => [`${check.name} ${check.answer}`, check])).values()];
}

function checkSecret(secret: WantedSecret, facts: SetupFacts): Check {
  const { environment, stored } = secret;
  const label = stored.length === 0 ? secret.name : stored.join(' or ');
  const name = `Secret ${label}${environment === undefined ? '' : ` for the environment ${environment.name}`}`;
  const place = findPlace(secret, facts);
  if (place !== undefined) return right(name, place);
  const hidden = findHidden(secret, facts);
  if (hidden !== undefined) return notVisible(name, hidden.refused, hidden.who);
  const users = secret.name === signingName ? 'which signs records' : `from which agents get ${secret.name}`;
  return wrong(name, `there is no such secret, ${users}`, mendSecret(secret, facts));
}

/** Returns in words where a secret is stored. */
function findPlace({ stored, environment }: WantedSecret, facts: SetupFacts): string | undefined {
  const has = (fact: Fact<readonly string[]> | undefined, names: readonly string[]): boolean =>
    names.some((name) => hasName(findValue(fact) ?? [], name));
  if (environment !== undefined && has(facts.environmentSecrets.get(environment.name), [environment.secret]))
    return `stored in the environment ${environment.name}`;
  if (has(facts.secrets, stored)) return 'stored in the repository';
  return has(facts.organizationSecrets, stored) ? 'shared by the organization' : undefined;
}

/** Returns why a secret may be there unseen. */
function findHidden(
  { environment }: WantedSecret,
  facts: SetupFacts,
): { readonly refused: number; readonly who: string } | undefined {
  const { secrets, organizationSecrets } = facts;
  const own = environment === undefined ? undefined : facts.environmentSecrets.get(environment.name);
  // Whoever sees the repository's secrets sees those of environments: a 404 means that there is no such environment.
  const isAbsent = own !== undefined && 'refused' in own && own.refused === 404 && 'value' in secrets;
  if (own !== undefined && 'refused' in own && !isAbsent) return { refused: own.refused, who: seers.environments };
  if ('refused' in secrets) return { refused: secrets.refused, who: seers.secrets };
  if (organizationSecrets !== undefined && 'refused' in organizationSecrets)
    return { refused: organizationSecrets.refused, who: seers.secrets };
  return undefined;
}

function mendSecret({ name, stored, environment }: WantedSecret, { name: repository, keyFile }: SetupFacts): string {
  const isInEnvironment = environment !== undefined && (name === signingName || stored.length === 0);
  const command = isInEnvironment
    ? `gh secret set ${environment.secret} --env ${quoteArgument(environment.name)} --repo ${repository}`
    : `gh secret set ${stored[0] ?? name} --repo ${repository}`;
  if (name !== signingName) return command;
  if (keyFile !== undefined) return `${command} < ${quoteArgument(keyFile)}`;
  return `${command}, with the private half. If it is lost: take \`signing\` out of .github/baton.yml, then type \`baton init\``;
}
