import crypto, { type KeyObject } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The algorithm, the text, the key and the signature. */
type Given = [string | null | undefined, NodeJS.ArrayBufferView, KeyObject, NodeJS.ArrayBufferView];

/**
 * Lets Node verify each signature once until the returned function is called. Each piece of the App's work makes its verifier and reads the
 * same threads as the work before, and to verify took a tenth of a play. The same bytes have the same answer for one key.
 */
export function rememberSignatures(): () => void {
  const { createPublicKey } = crypto;
  const verify: (...given: Given) => boolean = crypto.verify;
  const keys = new Map<string, KeyObject>();
  const known = new Map<KeyObject, Map<string, { readonly data: Buffer; readonly isValid: boolean }>>();
  const openKey = (input: Parameters<typeof createPublicKey>[0]): KeyObject => {
    if (typeof input !== 'object' || !('key' in input) || !Buffer.isBuffer(input.key)) return createPublicKey(input);
    const { key: bytes, ...form } = input;
    const name = `${JSON.stringify(form)} ${bytes.toString('base64')}`;
    const key = keys.get(name) ?? createPublicKey(input);
    keys.set(name, key);
    return key;
  };
  const verifyOnce = (...given: Given): boolean => {
    const [algorithm, data, key, signature] = given;
    if (algorithm !== null || !Buffer.isBuffer(data) || !Buffer.isBuffer(signature)) return verify(...given);
    const answers = known.get(key) ?? new Map<string, { readonly data: Buffer; readonly isValid: boolean }>();
    known.set(key, answers);
    const name = signature.toString('base64');
    const before = answers.get(name);
    if (before?.data.equals(data) === true) return before.isValid;
    const isValid = verify(...given);
    answers.set(name, { data, isValid });
    return isValid;
  };
  const put = (methods: object): void => {
    Object.assign(crypto, methods);
    syncBuiltinESMExports();
  };
  put({ verify: verifyOnce, createPublicKey: openKey });
  return () => put({ verify, createPublicKey });
}
