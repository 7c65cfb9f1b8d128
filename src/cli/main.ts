#!/usr/bin/env node
import { neededNode, nodeRefusal } from '../host/program-facts.ts';

// The reader of our output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// A terminal may be closed, and then nobody is left to hear of it. The work goes on, so that what was started is ended.
process.stderr.on('error', () => undefined);

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  process.stderr.write(nodeRefusal(process.versions.node));
  process.exitCode = 2;
} else {
  // Loaded after the check of the version, because an older Node cannot link it.
  const { runCli } = await import('./run-cli.ts');
  process.exitCode = await runCli(process.argv.slice(2));
}
