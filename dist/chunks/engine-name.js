// src/core/agent/engine-name.ts
/** The programs that can run an agent (DESIGN 1). */
const engineNames = [
	"claude-code",
	"codex",
	"gemini",
	"opencode",
	"cursor",
	"copilot",
	"command"
];

export { engineNames as t };