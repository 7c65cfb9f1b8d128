import { neededNode, nodeRefusal } from '../shared/facts.ts';

// The client may be gone; nobody else reads this.
process.stdout.on('error', () => process.exit());

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  process.stderr.write(nodeRefusal(process.versions.node));
  process.exitCode = 2;
} else {
  // Loaded only now: an older Node could not even link it.
  const { serveMcp } = await import('./serve-mcp.ts');
  await serveMcp(process.env);
}
