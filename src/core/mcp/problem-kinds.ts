import type { ProblemKind } from '../problem.ts';

/** The problems of our MCP server. A tool reports its refusals to the agent, and those have no code. */
export const mcpProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E650',
    title: 'The MCP server does not know its files',
    explanation:
      '`baton mcp` takes everything from its environment. Without it the server runs and lists its tools, and each call answers with this error: a handoff that is written nowhere must not look like one that was kept.',
    remedy:
      'Baton sets the variables itself when it starts an agent. To try the server by hand, set BATON_CONTEXT_PATH and BATON_HANDOFF_PATH.',
  },
];
