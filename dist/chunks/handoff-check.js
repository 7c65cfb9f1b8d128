import { Pt as selectPipeline, Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";
import { Mr as encodeHandoffBlock, jr as encodeBlock } from "./job-agent-plan-publish.js";
import { t as encodeToolCalls } from "./tool-calls.js";
import { t as checkHandoff } from "./check-handoff.js";
import { t as findStage } from "./find-stage.js";
import { r as loadConfig } from "./load-config.js";
import { a as printText, i as printJson, l as UsageError, n as printAside, o as readBytes } from "./read-json.js";
import { existsSync } from "node:fs";

// src/cli/commands/handoff-check.ts
async function handoffCheck(file, options) {
	const place = options.stage === void 0 ? void 0 : findPlace(options.config, options.stage);
	const bytes = place?.stage.handoff?.required === true && file !== "-" && !existsSync(file) ? void 0 : readBytes(file);
	const checked = await checkHandoff(bytes, place);
	print(checked, {
		...options,
		bytes: bytes?.length ?? 0
	});
	return checked.errors.length === 0 ? 0 : 1;
}
function findPlace(file, named) {
	const config = loadConfig(file);
	const { pipeline, stage } = findStage(config, named);
	if (isAgentStage(stage)) return {
		stage,
		config: selectPipeline(config, pipeline)
	};
	throw new UsageError(`${named} is the built-in ${stage.uses}, which writes no handoff; name a stage with an agent.`);
}
function print(checked, options) {
	const { handoff, transfer, errors, warnings } = checked;
	const { emit, json, bytes } = options;
	const valid = errors.length === 0;
	const asides = warnings.map((warning) => `warning: ${warning}\n`).join("");
	const to = transfer === void 0 ? "" : `, a transfer to ${JSON.stringify(transfer.to)}`;
	const words = `${valid ? "valid" : "not valid"}, ${bytes} bytes${to}\n`;
	const sentences = errors.map(({ message }) => `${message}\n`).join("");
	if (emit === true) {
		printAside(valid ? asides : words + sentences);
		process.stdout.write(renderBlock(checked));
	} else if (json === true) {
		printAside(asides);
		printJson({
			valid,
			handoff: handoff ?? null,
			transfer,
			errors,
			warnings: warnings.length === 0 ? void 0 : warnings,
			bytes
		});
	} else printText(words + sentences + asides);
}
function renderBlock({ handoff, transfer, children, errors }) {
	if (children !== void 0 && errors.length === 0) return `${encodeBlock(JSON.stringify({
		version: 1,
		...handoff,
		...transfer,
		children
	}))}\n`;
	if (handoff !== void 0) return `${encodeHandoffBlock(handoff)}\n`;
	return transfer === void 0 ? "" : `${encodeBlock(encodeToolCalls({ transfer }))}\n`;
}

export { handoffCheck };