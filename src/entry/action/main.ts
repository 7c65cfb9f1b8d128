import { config } from 'zod';

// A job checks few values with each schema, so compiling a function for a schema takes longer than it saves. A schema reads
// this setting when it is built, so everything with a schema is loaded afterwards.
config({ jitless: true });

const { run } = await import('./run.ts');
await run();
