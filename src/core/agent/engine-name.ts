/** The programs that can run an agent (DESIGN 1). */
export const engineNames = ['claude-code', 'codex', 'gemini', 'opencode', 'cursor', 'copilot', 'command'] as const;

export type EngineName = (typeof engineNames)[number];
