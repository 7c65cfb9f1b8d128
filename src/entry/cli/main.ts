const neededNode = 24;

// Whoever reads our output may have seen enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  process.stderr.write(
    `Baton needs Node ${neededNode} or newer; this is ${process.versions.node}. In a clone, \`npm run demo\` brings its own.\n`,
  );
  process.exitCode = 2;
} else {
  // Loaded only now: an older Node could not even link it.
  const { runCli } = await import('./run-cli.ts');
  process.exitCode = await runCli(process.argv.slice(2));
}
