import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { AppStore } from '../../ports/queue.ts';

/** A person who has signed in. */
export interface Session {
  readonly login: string;
  readonly token: string;
}

/** The sessions of people, by the secret that their browser holds. The store has neither these secrets nor tokens that it could read. */
export interface Sessions {
  /** Stores a session and returns the secret for the browser. */
  create(session: Session, seconds: number): Promise<string>;
  find(secret: string): Promise<Session | undefined>;
  remove(secret: string): Promise<void>;
}

interface SessionsOptions {
  readonly store: AppStore;
  /** The secret of the App, from which the key is derived: who has the database cannot read a token, unless the secret is kept there. */
  readonly secret: string;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
}

const storedSchema = z.object({ login: z.string(), token: z.string() });

/** Returns a key for one purpose from the secret of the App. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `baton page: ${purpose}`, 32));
}

export function createSessions({ store, secret, now }: SessionsOptions): Sessions {
  const key = deriveKey(secret, 'tokens');
  const keyOf = (browser: string): string => `page-sessions/${createHash('sha256').update(browser).digest('base64url')}`;
  return {
    async create({ login, token }, seconds) {
      const browser = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now() + seconds * 1000).toISOString();
      await store.put(keyOf(browser), JSON.stringify({ login, token: encrypt(key, token) }), { expiresAt });
      return browser;
    },
    async find(browser) {
      const text = await store.get(keyOf(browser));
      // One in a form of another version is over: the person signs in again.
      const stored = parseStored(storedSchema, text);
      const token = stored === undefined ? undefined : decrypt(key, stored.token);
      return stored === undefined || token === undefined ? undefined : { login: stored.login, token };
    },
    remove: (browser) => store.delete(keyOf(browser)),
  };
}

const tagBytes = 16;
const nonceBytes = 12;

function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the text; undefined if it was encrypted with another key, because the secret of the App was changed since. */
function decrypt(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
