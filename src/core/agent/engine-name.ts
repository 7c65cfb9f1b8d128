/** The programs that can run an agent (DESIGN 1). */
export const engineNames = ['claude-code', 'codex', 'gemini', 'opencode', 'cursor', 'copilot', 'command'] as const;

export type EngineName = (typeof engineNames)[number];

/** The others report tokens at most, and what these cost follows from `prices`. */
const reporting: ReadonlySet<string> = new Set<EngineName>(['claude-code', 'opencode']);

/** Whether an engine says what a run has cost. */
export function reportsCost(engine: string): boolean {
  return reporting.has(engine);
}
