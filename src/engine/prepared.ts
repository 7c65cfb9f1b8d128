import type { Agent } from '../core/config/agent-schema.ts';
import type { RenderedPrompt } from '../core/prompt/render-prompt.ts';

/** Everything that one execution starts with. */
export interface Prepared {
  /** Name of the agent, which may not be the stage's own. */
  readonly name: string;
  /** As it may work here: a transfer raises no access. */
  readonly agent: Agent;
  readonly prompt: RenderedPrompt;
  /** What the agent is told beside its prompt; empty for nothing. */
  readonly system: string;
  /** The JSON behind BATON_CONTEXT_PATH. */
  readonly contextFile: string;
  /** The commit that the agent starts from. */
  readonly base: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}
