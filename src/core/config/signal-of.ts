import type { Agent } from './agent-schema.ts';
import type { AgentStage } from './stage-schema.ts';

/** Whether the final text must end with a result signal: as written, else off for `command` and required for agent engines (DESIGN 4.4). */
export function signalOf(stage: Pick<AgentStage, 'signal'>, agent: Pick<Agent, 'engine'>): 'required' | 'optional' | 'off' {
  const engine: string = agent.engine;
  return stage.signal ?? (engine === 'command' ? 'off' : 'required');
}
