// Probot's default server with a handler that does nothing. Its port goes to the parent.
import { generateKeyPairSync } from 'node:crypto';
import { run } from 'probot';
import { webhookSecret } from './delivery.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const server = await run((app) => void app.on('issues.labeled', () => undefined), {
  env: { ...process.env, APP_ID: '1', PRIVATE_KEY: privateKey, WEBHOOK_SECRET: webhookSecret, PORT: '0', HOST: '127.0.0.1' },
});
process.on('message', () => process.send?.(0));
process.send?.(server.port);
