import { Ct as findLastAgentTask, La as stageOf, Tt as responseOf, ai as failuresOf, ct as createNodeHasher, sn as describeRemoved, un as buildPromptContext, wt as handoffChainOf, yn as loadGatesOf } from "./job-agent-plan-publish.js";
import { a as printText, i as printJson, l as UsageError, n as printAside } from "./read-json.js";
import { n as fillStoredHandoffs, t as openTexts } from "./open-texts.js";
import { n as openState, r as parseTaskName, t as findExecution } from "./find-execution.js";
import { Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";
import { f as flattenText, i as digestOf } from "./job-cli.js";
import { N as renderPrompt } from "./job-agent.js";
import { f as describeRule } from "./job-agent-validate.js";
import { t as openThread } from "./open-thread.js";

// src/cli/show/rebuild-execution.ts
const { sha256 } = createNodeHasher();
async function rebuildExecution({ task, before }, { filled, texts }) {
	const { body } = task;
	return {
		run: task.run,
		stage: body.stage,
		attempt: task.attempt,
		execution: task.execution,
		agent: body.agent,
		engine: body.engine,
		outcome: body.outcome,
		reason: body.failure?.reason ?? null,
		isolated: body.isolated,
		workflowRun: body.workflowRun,
		inputs: before.run.body.trigger.inputs ?? {},
		consumed: {
			handoffs: body.consumed.filter(({ kind }) => kind === void 0).map((consumed) => showHandoff(consumed, filled)),
			history: showHistory(body.consumed, before.run.body.history),
			previousFailure: showFailure(body.consumed, failuresOf(before, body.stage))
		},
		prompt: await showPrompt(task, {
			filled,
			texts
		}),
		missing: filled.missing
	};
}
function showHandoff({ stage, execution, digest }, { state }) {
	const found = state.tasks.find((task) => task.body.stage === stage && task.execution === execution)?.body.handoff;
	return {
		stage,
		execution,
		digest,
		handoff: found !== void 0 && digestOf(found, sha256) === digest ? found : null
	};
}
function showHistory(consumed, text) {
	const digest = consumed.find(({ kind }) => kind === "history")?.digest;
	if (digest === void 0) return null;
	return {
		digest,
		text: text !== void 0 && sha256(text) === digest ? text : null
	};
}
function showFailure(consumed, failures) {
	const named = consumed.find(({ kind }) => kind === "previous-failure");
	if (named === void 0) return null;
	const { execution, digest } = named;
	const failure = failures.find((task) => task.execution === execution)?.body.failure;
	return {
		execution,
		digest,
		reason: failure?.reason ?? "",
		message: failure?.message ?? ""
	};
}
async function showPrompt(task, { filled, texts }) {
	const { prompt, workflowRun } = task.body;
	if (prompt === void 0) return null;
	const { digest, bytes, nonce, removed, rules = [], artifact, repair } = prompt;
	const rendered = filled.missing.length > 0 ? void 0 : renderAgain(task, filled);
	const stored = rendered === void 0 && artifact !== void 0 ? await texts?.read({
		...artifact,
		run: workflowRun.id
	}) : void 0;
	const text = rendered ?? (typeof stored === "object" ? stored.text : null);
	return {
		digest,
		bytes,
		nonce,
		removed,
		rules,
		artifact: artifact ?? null,
		repair: repair === void 0 ? null : {
			...repair,
			artifact: repair.artifact ?? null
		},
		text,
		source: sourceOf(rendered, text),
		same: rendered === void 0 ? null : sha256(rendered) === digest
	};
}
function sourceOf(rendered, text) {
	if (text === null) return null;
	return rendered === void 0 ? "artifact" : "rendered";
}
function renderAgain(task, { state }) {
	const { stage: stageName, prompt } = task.body;
	const stage = stageOf(state.run, stageName);
	if (!isAgentStage(stage)) return void 0;
	const context = buildPromptContext({
		state,
		stage: stageName,
		due: task
	});
	const rendered = renderPrompt({
		stageName,
		stage,
		context,
		nonce: prompt?.nonce ?? "",
		sha256
	});
	return rendered.ok ? rendered.value.text : void 0;
}

// src/cli/show/render-shown.ts
function renderShown(shown) {
	const { run, stage, attempt, execution, outcome, reason, agent, engine, isolated, workflowRun, inputs } = shown;
	return `${[
		`${run}/${stage}, attempt ${attempt}, execution ${execution}: ${outcome}${reason === null ? "" : ` (${reason})`}`,
		`agent ${agent}, engine ${engine}, ${isolated ? "isolated" : "not isolated"}, workflow run ${workflowRun.id} ${workflowRun.url}`.trimEnd(),
		...renderInputs(inputs),
		...renderPromptFacts(shown),
		...shown.missing,
		"",
		...renderConsumed(shown.consumed),
		...renderText(shown)
	].join("\n").trimEnd()}\n`;
}
function renderInputs(inputs) {
	return Object.entries(inputs).map(([name, value]) => `input ${name}: ${flattenText(value)}`);
}
function renderPromptFacts({ prompt, workflowRun, engine }) {
	if (prompt === null) return [engine === "built-in" ? "a built-in is given no prompt" : "it did not come to its prompt"];
	const place = (artifact) => artifact === null ? "kept in no artifact" : `kept in artifact ${artifact.artifactId} of workflow run ${workflowRun.id}`;
	const removed = describeRemoved(prompt.removed);
	return [
		`prompt ${prompt.digest}, ${prompt.bytes} bytes, nonce ${prompt.nonce}, ${place(prompt.artifact)}`,
		...prompt.repair === null ? [] : [`asked once more for its handoff: ${prompt.repair.digest}, ${prompt.repair.bytes} bytes, ${place(prompt.repair.artifact)}`],
		...removed === void 0 ? [] : [`taken out of the texts of others in it: ${removed}`],
		...prompt.rules.map(describeRule),
		verdicts[String(prompt.same)]
	];
}
const verdicts = {
	true: "rendered again from the records: the same, byte for byte",
	false: "rendered again from the records: NOT the same; this version of Baton renders otherwise than the one that ran, or the records were chosen wrongly",
	null: "it cannot be rendered again from what is at hand"
};
function renderConsumed({ handoffs, history, previousFailure }) {
	return [
		...handoffs.flatMap(renderHandoff),
		...history === null ? [] : [
			`history ${history.digest}`,
			indent(history.text ?? "(not at hand)"),
			""
		],
		...previousFailure === null ? [] : [
			`previous failure, execution ${previousFailure.execution}: ${previousFailure.reason} ${previousFailure.digest}`,
			indent(previousFailure.message),
			""
		]
	];
}
function renderHandoff({ stage, execution, digest, handoff }) {
	const text = handoff === null ? "(not at hand)" : JSON.stringify(handoff, null, 2);
	return [
		`handoff of ${stage}, execution ${execution} ${digest}`,
		indent(text),
		""
	];
}
function renderText({ prompt }) {
	if (prompt === null || prompt.text === null) return [];
	return [
		`the prompt${prompt.source === "artifact" ? ", as it was kept" : ""}:`,
		"",
		prompt.text
	];
}
function indent(text) {
	return text.replaceAll(/^/gm, "  ");
}

// src/cli/commands/show.ts
async function show(named, file, options) {
	if (/^[^/\s]+$/.test(named)) return showRun(named, file, options);
	const asked = parseTaskName(named, options.execution);
	const opened = await openThread(file, {
		...options,
		run: asked.run
	});
	const { records } = opened.read;
	const found = findExecution(records, asked, await loadGatesOf(records));
	if (typeof found === "string") {
		printAside(`${found}\n`);
		return 1;
	}
	const texts = openTexts({
		folder: options.artifacts,
		connection: opened.connection
	});
	const filled = await fillStoredHandoffs(found.before, {
		stage: asked.stage,
		texts
	});
	const shown = await rebuildExecution(found, {
		filled,
		texts
	});
	if (options.json === true) printJson(shown);
	else printText(renderShown(shown));
	return shown.prompt?.same === false ? 1 : 0;
}
async function showRun(run, file, options) {
	if (options.execution !== void 0) throw new UsageError(`--execution is one of a task, and "${run}" names a run; write <run>/<stage>, such as ${run}/investigate.`);
	const state = await openState(run, file, options);
	if (state === void 0) return 1;
	const shown = describeEnd(state);
	if (options.json === true) printJson(shown);
	else printText(renderEnd(shown));
	return 0;
}
function describeEnd(state) {
	const last = findLastAgentTask(state);
	return {
		run: state.run.run,
		inputs: state.run.body.trigger.inputs ?? {},
		outcome: state.end?.body.outcome ?? null,
		reason: state.end?.body.reason ?? null,
		finalAgent: last?.body.agent ?? null,
		handoffChain: handoffChainOf(state),
		output: responseOf(last)
	};
}
function renderEnd({ run, inputs, outcome, reason, finalAgent, handoffChain, output }) {
	return `${[
		outcome === null ? `${run} has not ended` : `${run}: ${outcome} (${reason})`,
		...renderInputs(inputs),
		`last agent: ${finalAgent ?? "none so far"}`,
		...handoffChain.map(({ from, to, timestamp }) => `transfer ${from} → ${to} at ${timestamp}`),
		...output === "" ? [] : ["", output]
	].join("\n").trimEnd()}\n`;
}

export { show };