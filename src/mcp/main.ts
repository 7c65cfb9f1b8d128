import { refuseOldNode } from '../host/program-facts.ts';

// The client may be gone, and nobody else reads this output.
process.stdout.on('error', () => process.exit());

if (!refuseOldNode()) {
  const { serveMcp } = await import('./serve-mcp.ts');
  await serveMcp(process.env);
}
