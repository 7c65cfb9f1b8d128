import { C as messageOf, l as utf8Length } from "./job-cli.js";
import { Ba as isSuccess, Wt as artifactName } from "./job-agent-plan-publish.js";
import { Nt as retentionOf } from "./job-agent-plan-publish-validate.js";
import { Lt as unpublishedWork } from "./job-plan-publish.js";
import { i as stepPipeline } from "./step.js";

// src/engine/agent/find-unpublished.ts
async function findUnpublished(context, prepared, outcome) {
	const { workspace } = context.ports;
	const places = isSuccess(outcome) && context.state.run.body.pipeline !== "step" ? await workspace.listUnpublished() : [];
	if (places.length === 0) return {
		unpublished: [],
		misplaced: []
	};
	const unpublished = [`${unpublishedWork}${places.join(", ")}.`];
	if (whyUnpublished(context, prepared) !== void 0) return {
		unpublished,
		misplaced: []
	};
	const request = {
		base: prepared.base,
		message: context.dispatch.task,
		takesTrusted: takesTrusted(context)
	};
	const captured = await workspace.capture(request);
	return {
		unpublished,
		misplaced: captured.ok && captured.value === void 0 && workspace.listWithheld().length === 0 ? unpublished : []
	};
}
function takesTrusted({ stage }) {
	return stage["trusted-files"] === "publish";
}
function whyUnpublished({ stage }, { agent }) {
	if (stage.branch === void 0) return "the stage has no `branch`";
	return agent.access === "read" ? "its agent has `access: read`" : void 0;
}

// src/engine/agent/store-prompts.ts
async function storePrompts(context, { rendered, repair, isEnding }) {
	const { facts, text } = rendered;
	const isStored = !isEnding && mayUpload(context);
	const store = async (what, prompt) => isStored ? upload(context, {
		what,
		prompt
	}) : {};
	const stored = {
		...facts,
		...await store("prompt", text)
	};
	if (repair === void 0) return stored;
	const digest = context.ports.hasher.sha256(repair);
	return {
		...stored,
		repair: {
			digest,
			bytes: utf8Length(repair),
			...await store("repair-prompt", repair)
		}
	};
}
function mayUpload({ ports, state }) {
	const { config, pipeline, trigger } = state.run.body;
	const { prompts, artifacts } = retentionOf(config);
	if (!prompts || pipeline === "step") return false;
	if (config.retention?.prompts === void 0 && !trigger.repository.private) ports.log.warning(`The prompt is kept as an artifact of this job for ${artifacts} days, and everybody can download it: this repository is public. To keep none, write \`retention: { prompts: false }\` in the configuration; to go without this warning, \`prompts: true\`.`);
	return true;
}
async function upload({ ports, dispatch, state, settings }, { what, prompt }) {
	const name = artifactName(what, dispatch, settings.workflowAttempt);
	const { artifacts: days } = retentionOf(state.run.body.config);
	try {
		const { run: _, ...artifact } = await ports.texts.save?.(name, ports.redactor.redact(prompt).text, { days }) ?? noArtifact();
		return { artifact };
	} catch (error) {
		ports.log.warning(`The prompt was not kept as an artifact: ${messageOf(error)}`);
		return {};
	}
}
function noArtifact() {
	throw new Error("this is no workflow run");
}

export { whyUnpublished as i, findUnpublished as n, takesTrusted as r, storePrompts as t };