import type { AgentRun, AgentRunner, AgentTask } from '../../src/ports/agent-runner.ts';

/** A runner whose agents say nothing; a test looks at what they were given. */
export function createQuietRunner(
  see: (task: AgentTask) => void = () => undefined,
  ended: AgentRun['ended'] = 'exited',
): AgentRunner {
  return {
    prepare: () => undefined,
    trustedPaths: () => [],
    ruleReading: () => undefined,
    listSignIns: () => [],
    release: () => undefined,
    run: async (task) => {
      see(task);
      return { ...quietRun, ended };
    },
  };
}

const quietRun: AgentRun = {
  ended: 'exited',
  exitStatus: 0,
  stdout: '',
  stderr: '',
  finalText: '',
  isolated: true,
  printed: { outputs: [] },
  warnings: [],
  result: {
    outcome: 'success',
    reason: null,
    finalText: '',
    sessionId: null,
    model: null,
    usage: null,
    usageScope: null,
    costUsd: null,
    costScope: null,
    turns: null,
    tools: [],
    denials: [],
    mcpServers: {},
    structured: null,
    warnings: [],
  },
};
