import type { Agent } from './schema/agent-schema.ts';
import type { Config } from './schema/config-schema.ts';
import type { AgentStage } from './schema/stage-schema.ts';

export interface Retention {
  /** Days. */
  readonly workingCopies: number;
  /** Days. */
  readonly artifacts: number;
  readonly prompts: boolean;
}

/** `retention` as written, else 7 days for working copies, 30 for artifacts, and prompts are kept (DESIGN 4.1). */
export function retentionOf({ retention }: Pick<Config, 'retention'>): Retention {
  return {
    workingCopies: Number.parseInt(retention?.['working-copies'] ?? '7d', 10),
    artifacts: Number.parseInt(retention?.artifacts ?? '30d', 10),
    prompts: retention?.prompts ?? true,
  };
}

/** Attempts in all: as written, else 2 for agent engines and 1 for `command` (DESIGN 4.1). */
export function attemptsOf(stage: Pick<AgentStage, 'retry'>, agent: Pick<Agent, 'engine'>): number {
  const engine: string = agent.engine;
  return stage.retry?.attempts ?? (engine === 'command' ? 1 : 2);
}

/** Whether the final text must end with a result signal: as written, else off for `command` and required for agent engines (DESIGN 4.4). */
export function signalOf(stage: Pick<AgentStage, 'signal'>, agent: Pick<Agent, 'engine'>): 'required' | 'optional' | 'off' {
  const engine: string = agent.engine;
  return stage.signal ?? (engine === 'command' ? 'off' : 'required');
}

/**
 * The agents that an agent may hand its work over to, in the order of the config. As `transfer-to` says; without it all of
 * them, itself too (T-17), unless it is the only one: then there is nothing to offer (T-19).
 */
export function transferTargets({ agents }: Pick<Config, 'agents'>, agent: string): readonly string[] {
  const names = Object.keys(agents);
  const named = agents[agent]?.['transfer-to'];
  if (named !== undefined) return names.filter((name) => named.includes(name));
  return names.length > 1 ? names : [];
}
