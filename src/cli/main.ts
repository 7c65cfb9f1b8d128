#!/usr/bin/env node
import { refuseOldNode } from '../host/program-facts.ts';

// The reader of our output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// A terminal may be closed, and then nobody is left to hear of it. The work goes on, so that what was started is ended.
process.stderr.on('error', () => undefined);

if (!refuseOldNode()) {
  const { runCli } = await import('./run-cli.ts');
  process.exitCode = await runCli(process.argv.slice(2));
  // V8 would begin to collect garbage while the process ends by itself. The server of `baton mcp` goes on.
  if (process.argv[2] !== 'mcp') process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
