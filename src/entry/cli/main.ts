import { neededNode, nodeRefusal } from '../shared/facts.ts';

// Whoever reads our output may have seen enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  process.stderr.write(nodeRefusal(process.versions.node));
  process.exitCode = 2;
} else {
  // Loaded only now: an older Node could not even link it.
  const { runCli } = await import('./run-cli.ts');
  process.exitCode = await runCli(process.argv.slice(2));
}
