import type { Problem } from '../problem.ts';

/** The warning that is shown wherever a run is started or continued without signatures. */
export const unsignedNote =
  'Records are not signed: the config has no `signing.keys`, which only a private repository may do without. A record counts while our own account wrote its comment and nobody edited it; whoever may make that account write a comment, with any workflow of the repository, can forge one.';

interface SigningFacts {
  /** The `signing.keys` of the config. */
  readonly keys: readonly string[];
  /** The key pair of the secret that the job has, if it has one. */
  readonly signer: { readonly keyId: string; readonly publicKey: string } | undefined;
  readonly isPrivate: boolean;
}

/**
 * Checks that the secret belongs to a key of the config. Keys without a secret stop the job, which never falls back to unsigned
 * records (DESIGN 2). With neither, a private repository works unsigned; a public one may not, because every workflow there posts
 * as the same account.
 */
export function checkSigningKey({ keys, signer, isPrivate }: SigningFacts): Problem | undefined {
  if (signer === undefined) return keys.length > 0 ? keyMissing(keys) : checkUnsigned(isPrivate);
  if (keys.includes(signer.publicKey)) return undefined;
  return {
    code: 'BATON-E904',
    path: 'signing.keys',
    message: `The secret signs as "${signer.keyId}", but its public half ${signer.publicKey} is not in signing.keys (${keys.length === 0 ? 'there are none' : keys.join(', ')}). Add it there, or pass the secret that fits.`,
  };
}

/** Returns a problem if the repository may not have records without signatures. */
export function checkUnsigned(isPrivate: boolean): Problem | undefined {
  if (isPrivate) return undefined;
  return {
    code: 'BATON-E908',
    path: 'signing.keys',
    message:
      'This repository is public, and the config has no signing.keys: every workflow of the repository posts as the same account, so unsigned records could be forged. Make a pair of keys, list the public one under signing.keys, and pass the secret: `signing-key: ${{ secrets.BATON_SIGNING_KEY }}` in the caller.',
  };
}

function keyMissing(keys: readonly string[]): Problem {
  const ids = keys.map((key) => `"${key.split(':')[0]}"`).join(', ');
  return {
    code: 'BATON-E904',
    path: 'signing.keys',
    message: `There is no signing key, and signing.keys lists ${ids}, so nothing may be recorded. Pass \`signing-key: \${{ secrets.BATON_SIGNING_KEY }}\` in the workflow that calls Baton; where that line stands, the secret does not exist. For a key that an environment keeps, call it BATON_SIGNING_KEY there, name the environment in the input environment, and also pass \`BATON_SIGNING_KEY: \${{ secrets.BATON_SIGNING_KEY }}\`: an environment fills only names that the caller passes.`,
  };
}
