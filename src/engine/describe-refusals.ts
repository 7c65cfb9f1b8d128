import type { AgentRun } from '../ports/agent-runner.ts';

/** What an engine reports as a success, though part of it was refused or missing: people should know. */
export function describeRefusals({ result, warnings }: AgentRun): readonly string[] {
  const denied = [...new Set(result.denials)].map(
    (tool) => `The tool ${tool} was refused: the access of the agent does not reach so far.`,
  );
  const failed = Object.entries(result.mcpServers).filter(([, status]) => status === 'failed');
  return [
    ...warnings,
    ...denied,
    ...failed.map(([name]) => `The MCP server ${name} did not start; the agent worked without it.`),
  ];
}
