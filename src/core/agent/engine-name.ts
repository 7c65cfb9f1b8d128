/** The programs that can run an agent (DESIGN 1). */
export const engineNames = ['claude-code', 'codex', 'gemini', 'opencode', 'cursor', 'copilot', 'command'] as const;

export type EngineName = (typeof engineNames)[number];

/** The engines that report costs. The others report at most tokens, and their costs follow from `prices`. */
const reporting: ReadonlySet<string> = new Set<EngineName>(['claude-code', 'opencode']);

/** Returns whether an engine reports the cost of a run. */
export function reportsCost(engine: string): boolean {
  return reporting.has(engine);
}
