// Probot's default server with a handler that does nothing. Its port goes to the parent.
import { run } from 'probot';
import { appKeys } from '../../test/support/app-registration.ts';
import { webhookSecret } from './delivery.ts';

const server = await run((app) => void app.on('issues.labeled', () => undefined), {
  env: {
    ...process.env,
    APP_ID: '1',
    PRIVATE_KEY: appKeys.privateKey,
    WEBHOOK_SECRET: webhookSecret,
    PORT: '0',
    HOST: '127.0.0.1',
  },
});
process.on('message', () => process.send?.(0));
process.send?.(server.port);
