/** The programs that can run an agent (DESIGN 1). */
export const engineNames = ['claude-code', 'codex', 'gemini', 'opencode', 'cursor', 'copilot', 'command'] as const;

export type EngineName = (typeof engineNames)[number];

/** The engines that report costs. The others report at most tokens. */
const reporting: ReadonlySet<string> = new Set<EngineName>(['claude-code', 'opencode']);

/** The keys of APIs that the gateway before the model of each engine holds, and with which it reads what an agent uses. */
export const heldKeys: ReadonlyMap<string, readonly string[]> = new Map<EngineName, readonly string[]>([
  ['claude-code', ['ANTHROPIC_API_KEY']],
  ['codex', ['CODEX_API_KEY', 'OPENAI_API_KEY']],
  ['gemini', ['GEMINI_API_KEY', 'GOOGLE_API_KEY']],
  ['opencode', ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENCODE_API_KEY']],
  ['copilot', ['COPILOT_PROVIDER_API_KEY']],
]);

/** The settings of an agent on which its gateway depends. */
interface KeySettings {
  readonly engine: string;
  readonly env: readonly unknown[];
  readonly gateway?: unknown;
}

/** Returns whether an agent that is isolated gets a gateway before its model, because of a key of an API. */
export function hasHeldKey({ engine, env, gateway }: KeySettings): boolean {
  return gateway !== 'off' && heldKeys.get(engine)?.some((key) => env.includes(key)) === true;
}

/** Returns whether the cost of an agent is known without a price of the configuration: its engine reports it, or the gateway reads it. */
export function knowsCost(agent: KeySettings): boolean {
  return reporting.has(agent.engine) || hasHeldKey(agent);
}
