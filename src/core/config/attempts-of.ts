import type { Agent } from './agent-schema.ts';
import type { AgentStage } from './stage-schema.ts';

/** Attempts in all: as written, else 2 for agent engines and 1 for `command` (DESIGN 4.1). */
export function attemptsOf(stage: Pick<AgentStage, 'retry'>, agent: Pick<Agent, 'engine'>): number {
  const engine: string = agent.engine;
  return stage.retry?.attempts ?? (engine === 'command' ? 1 : 2);
}
