type OutputName =
  | 'tasks'
  | 'task'
  | 'run'
  | 'outcome'
  | 'handoff'
  | 'results'
  | 'output'
  | 'handoff-chain'
  | 'final-agent'
  | 'agent-output'
  | 'agent-output-digest';

/** Sets outputs under our own fixed names, never under names of an agent (T22). The toolkit is loaded only here: its HTTP client is slow to load. */
export async function writeOutputs(outputs: Partial<Readonly<Record<OutputName, string>>>): Promise<void> {
  const { setOutput } = await import('@actions/core');
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
