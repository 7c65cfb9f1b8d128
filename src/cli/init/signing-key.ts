import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createSigner, generateKeyPair } from '../../adapters/crypto/ed25519.ts';
import { failure, type Result, success } from '../../core/result.ts';

/** The pair of keys of a repository, as far as it is known here. */
export interface SigningKey {
  readonly publicKey: string;
  /** The private half. It is never printed. Absent where only the config knows the key. */
  readonly secret: string | undefined;
  /** The source of the pair: the config has it already, the file in `.git` has it, or it was made just now. */
  readonly origin: 'config' | 'file' | 'new';
}

/** Finds the signing key of the repository, or makes one. There is never a second one: records of the first would count no more. */
export function ensureSigningKey(file: string, publicKeys: readonly string[]): Result<SigningKey, string> {
  const stored = readKeyFile(file);
  if (!stored.ok) return stored;
  const { value } = stored;
  const [first] = publicKeys;
  if (first !== undefined) {
    const isOfConfig = value !== undefined && publicKeys.includes(value.publicKey);
    return success({
      publicKey: isOfConfig ? value.publicKey : first,
      secret: isOfConfig ? value.secret : undefined,
      origin: 'config',
    });
  }
  if (value !== undefined) return success({ ...value, origin: 'file' });
  return success({ ...generateKeyPair('k1'), origin: 'new' });
}

function readKeyFile(file: string): Result<{ readonly publicKey: string; readonly secret: string } | undefined, string> {
  if (!existsSync(file)) return success(undefined);
  const secret = readFileSync(file, 'utf8').trim();
  const signer = createSigner(secret);
  if (signer.ok) return success({ secret, publicKey: signer.value.publicKey });
  return failure('holds no signing key. Remove the file, and run `baton init` again to make a key.');
}

/** Writes the private half where git never takes it along and nobody else on the machine can read it. */
export function writeKeyFile(file: string, secret: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
}

export function removeKeyFile(file: string): void {
  rmSync(file, { force: true });
}
