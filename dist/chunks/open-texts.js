import { C as messageOf, w as problemText } from "./job-cli.js";
import { Ft as loadHandoff, Pt as explainArtifact, ct as createNodeHasher, ir as handoffsInArtifacts, mt as createTextArtifacts, nr as fillHandoffs, or as stagesGivenTo, wr as outputLimits } from "./job-agent-plan-publish.js";
import { g as createArtifactReader } from "./job-plan-publish.js";
import { l as UsageError } from "./read-json.js";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { readFileSync, readdirSync, statSync } from "node:fs";

// src/cli/show/fill-handoffs.ts
async function fillStoredHandoffs(state, facts) {
	const hasher = createNodeHasher();
	const missing = [];
	const handoffs = /* @__PURE__ */ new Map();
	for (const task of handoffsInArtifacts(state, stagesGivenTo(state, facts.stage))) {
		const { stage, locator, workflowRun } = task.body;
		if (facts.texts === void 0) {
			missing.push(`The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${locator?.artifactId} of workflow run ${workflowRun.id}. Download it with \`gh run download ${workflowRun.id}\` and name the folder with --artifacts, or ask GitHub with --repo.`);
			continue;
		}
		const loaded = await loadHandoff({
			texts: facts.texts,
			hasher
		}, task);
		if (typeof loaded !== "string") {
			handoffs.set(task.seq, loaded);
			continue;
		}
		const { problem } = explainArtifact(state, {
			task,
			problem: loaded
		});
		missing.push(problemText(problem));
	}
	return {
		state: fillHandoffs(state, handoffs),
		missing: [...new Set(missing)]
	};
}

// src/cli/show/open-texts.ts
function openTexts(options) {
	if (options.folder !== void 0) return createFolderTexts(options.folder);
	if (options.connection === void 0) return void 0;
	return createTextArtifacts({
		reader: createArtifactReader(options.connection.github.artifacts),
		run: 0
	});
}
function createFolderTexts(folder) {
	return { async read({ sha256, bytes }) {
		for (const file of listFiles(folder)) {
			const { size } = statSync(file);
			if (size !== bytes || size > outputLimits.maxBytes) continue;
			const content = readFileSync(file);
			if (`sha256:${createHash("sha256").update(content).digest("hex")}` === sha256) return { text: content.toString("utf8") };
		}
		return "missing";
	} };
}
function listFiles(folder) {
	try {
		return readdirSync(folder, {
			withFileTypes: true,
			recursive: true
		}).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	} catch (cause) {
		throw new UsageError(`${folder} cannot be read: ${messageOf(cause)}.`, { cause });
	}
}

export { fillStoredHandoffs as n, openTexts as t };