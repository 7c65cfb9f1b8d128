import { neededNode, nodeRefusal } from '../host/program-facts.ts';

// The client may be gone, and nobody else reads this output.
process.stdout.on('error', () => process.exit());

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  process.stderr.write(nodeRefusal(process.versions.node));
  process.exitCode = 2;
} else {
  // Loaded after the check of the version, because an older Node cannot link it.
  const { serveMcp } = await import('./serve-mcp.ts');
  await serveMcp(process.env);
}
