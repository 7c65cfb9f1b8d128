// src/core/config/retention-of.ts
/** `retention` as written, else 7 days for working copies, 30 for artifacts, and prompts are kept (DESIGN 4.1). */
function retentionOf({ retention }) {
	return {
		workingCopies: Number.parseInt(retention?.["working-copies"] ?? "7d", 10),
		artifacts: Number.parseInt(retention?.artifacts ?? "30d", 10),
		prompts: retention?.prompts ?? true
	};
}

export { retentionOf as t };