import type { SetupNeeds } from '../../core/doctor/derive-needs.ts';
import { type Fact, findValue, type SetupFacts, type StoredSecret } from '../../core/doctor/facts.ts';
import { signingName } from '../../core/doctor/find-secrets.ts';
import type { SetupReader } from '../../ports/setup.ts';

/** The secrets that a set-up may use, and the time at which the signing key was stored last. */
export interface SecretFacts extends Pick<SetupFacts, 'secrets' | 'organizationSecrets' | 'environmentSecrets'> {
  readonly keyChangedAt: string | undefined;
}

/** Lists the secrets of the repository, of its organization and of the environments that stages name. */
export async function readSecrets(
  reader: SetupReader,
  { needs, isShared }: { readonly needs: SetupNeeds; readonly isShared: boolean },
): Promise<SecretFacts> {
  const nothing = { secrets: { value: [] }, environmentSecrets: new Map(), keyChangedAt: undefined };
  if (needs.secrets.length === 0) return nothing;
  const environments = [...new Set(needs.secrets.flatMap(({ environment }) => environment?.name ?? []))];
  const [own, organization, ...others] = await Promise.all([
    reader.listSecrets('repository'),
    isShared ? reader.listSecrets('organization') : undefined,
    ...environments.map((environment) => reader.listSecrets({ environment })),
  ]);
  return {
    secrets: listNames(own),
    organizationSecrets: organization && listNames(organization),
    environmentSecrets: new Map(others.map((fact, index) => [environments[index] ?? '', listNames(fact)])),
    keyChangedAt: findKeyChange(needs, [own, organization, ...others]),
  };
}

function listNames(fact: Fact<readonly StoredSecret[]>): Fact<readonly string[]> {
  return 'refused' in fact ? fact : { value: fact.value.map(({ name }) => name) };
}

/** Finds the newest time at which a secret was stored that may be the key. Which one a job reads depends on its environment. */
function findKeyChange(
  { secrets }: SetupNeeds,
  lists: readonly (Fact<readonly StoredSecret[]> | undefined)[],
): string | undefined {
  const keys = secrets.filter(({ name }) => name === signingName);
  const names = new Set(keys.flatMap(({ stored, environment }) => [...stored, ...(environment ? [environment.secret] : [])]));
  const times = lists
    .flatMap((fact) => findValue(fact) ?? [])
    .flatMap(({ name, updatedAt }) => (names.has(name) ? updatedAt : []));
  return times
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1);
}
