import type { WantedLabel } from '../../core/config/list-labels.ts';
import type { Gh } from './gh.ts';
import { removeKeyFile, type SigningKey, writeKeyFile } from './signing-key.ts';

export const keySecret = 'BATON_SIGNING_KEY';

export interface Stored {
  /** Things that were done, in words. */
  readonly done: readonly string[];
  /** Sentences about things that GitHub refused. */
  readonly refused: readonly string[];
  /** True when the private half of the signing key is in the file, because GitHub does not have it. */
  readonly isKeyInFile: boolean;
  readonly missingLabels: readonly WantedLabel[];
}

interface StoreWork {
  /** Absent where `gh` cannot be used. */
  readonly gh: Gh | undefined;
  /** True when the person agrees that it stores things. */
  readonly mayStore: boolean;
  readonly key: SigningKey;
  readonly keyFile: string;
  readonly labels: readonly WantedLabel[];
}

/** Stores the private half of the signing key and creates labels: on GitHub where that can be done, else the key in a file. */
export function storeOnGitHub(work: StoreWork): Stored {
  const { gh, mayStore, labels } = work;
  const stored = storeKey(work);
  const missing = gh === undefined ? labels : labels.filter(({ name }) => !hasLabel(gh, name));
  const made =
    gh === undefined || !mayStore
      ? []
      : missing.map((label) => {
          const description = `Starts Baton: ${label.pipelines.join(', ')}`.slice(0, 100);
          return { label, refusal: gh.createLabel(label.name, description) };
        });
  const created = made.filter(({ refusal }) => refusal === undefined).map(({ label }) => label);
  return {
    done: [...stored.done, ...created.map(({ name }) => `label "${name}" created on GitHub`)],
    refused: [...stored.refused, ...made.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]))],
    isKeyInFile: stored.isKeyInFile,
    missingLabels: missing.filter((label) => !created.includes(label)),
  };
}

function hasLabel({ labels }: Gh, name: string): boolean {
  return [...labels].some((label) => label.toLowerCase() === name.toLowerCase());
}

/** Returns whether there is anything to store on GitHub. */
export function hasWork(gh: Gh, { key, labels }: Pick<StoreWork, 'key' | 'labels'>): boolean {
  return (key.secret !== undefined && !gh.secrets.has(keySecret)) || labels.some(({ name }) => !hasLabel(gh, name));
}

/**
 * Stores the private half. A secret that is on GitHub already is never replaced: nobody can read it, and the default branch may
 * have its public half.
 */
function storeKey({ gh, mayStore, key, keyFile }: StoreWork): Pick<Stored, 'done' | 'refused' | 'isKeyInFile'> {
  const { secret, origin } = key;
  if (secret === undefined) return { done: [], refused: [], isKeyInFile: false };
  const isOnGitHub = gh?.secrets.has(keySecret) ?? false;
  const asked = mayStore && !isOnGitHub ? gh : undefined;
  const refusal = asked?.storeSecret(keySecret, secret);
  if (asked !== undefined && refusal === undefined) {
    removeKeyFile(keyFile);
    return { done: [`private half of the signing key stored as the secret ${keySecret}`], refused: [], isKeyInFile: false };
  }
  writeKeyFile(keyFile, secret);
  return {
    done: origin === 'new' ? ['private half of the signing key written to a file that only you can read'] : [],
    refused: refusal === undefined ? [] : [refusal],
    isKeyInFile: !(isOnGitHub && origin === 'config'),
  };
}
