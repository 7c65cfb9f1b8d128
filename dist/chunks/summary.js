import { n as truncateCodePoints } from "./code-points.js";

// src/entry/action/report/summary.ts
/** GitHub drops a summary over 1 MiB with an annotation only (github-platform.md 8); no code point has more than 4 bytes. */
const maxCodePoints = 25e4;
/** Adds Markdown to the job's summary. Text of others must be redacted and neutralised before. */
async function writeSummary(markdown) {
	if (process.env.GITHUB_STEP_SUMMARY === void 0) return;
	const { summary } = await import("./core2.js");
	await summary.addRaw(truncateCodePoints(markdown, maxCodePoints, { mark: "\n\n(cut: the summary may not be longer)" }), true).write();
}

export { writeSummary as t };