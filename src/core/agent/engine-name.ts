/** The programs that can run an agent (DESIGN 1). */
export const engineNames = ['claude-code', 'codex', 'gemini', 'opencode', 'cursor', 'copilot', 'command'] as const;

export type EngineName = (typeof engineNames)[number];

/** The engines that report costs. The others report at most tokens. */
const reporting: ReadonlySet<string> = new Set<EngineName>(['claude-code', 'opencode']);

/** The keys of those others with which the gateway before the model reads what an agent uses. */
export const meteredKeys: ReadonlyMap<string, readonly string[]> = new Map<EngineName, readonly string[]>([
  ['codex', ['CODEX_API_KEY', 'OPENAI_API_KEY']],
  ['gemini', ['GEMINI_API_KEY', 'GOOGLE_API_KEY']],
  ['copilot', ['COPILOT_PROVIDER_API_KEY']],
]);

/** The settings of an agent on which it depends whether its cost is known. */
interface Costing {
  readonly engine: string;
  readonly env: readonly unknown[];
  readonly gateway?: unknown;
}

/** Returns whether the cost of an agent is known without a price of the configuration: its engine reports it, or the gateway reads it. */
export function knowsCost({ engine, env, gateway }: Costing): boolean {
  return reporting.has(engine) || (gateway !== 'off' && meteredKeys.get(engine)?.some((key) => env.includes(key)) === true);
}
