import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** One key pair for the Apps of this process: each world has a GitHub of its own, and finding the primes takes time. */
export const appKeys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const manifestSchema = z
  .object({ default_permissions: z.record(z.string(), z.enum(['read', 'write'])), default_events: z.array(z.string()) })
  .transform(({ default_permissions: permissions, default_events: events }) => ({ permissions, events }));

/** Returns what `deploy/app.yml` asks for: whatever the App does and hears in a test, it may with these. */
export function readAppManifest(): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(parse(readFileSync('deploy/app.yml', 'utf8')));
}
