import { Gt as matrixOf, Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";
import { f as flattenText } from "./job-cli.js";
import { St as escapeLabel } from "./job-plan-publish.js";
import { r as loadConfig } from "./load-config.js";
import { n as printPainted } from "./painted.js";
import { a as printText, i as printJson, l as UsageError } from "./read-json.js";
import { n as listChoices } from "./choose-thread.js";
import { n as describeChoice } from "./event-options.js";

// src/cli/commands/graph.ts
async function graph(named, options) {
	const pipelines = choosePipelines(loadConfig(options.config), named).map(([name, pipeline]) => drawPipeline(name, pipeline));
	if (options.json === true) printJson({ pipelines });
	else if (options.mermaid === true) printText(renderMermaid(pipelines));
	else printPainted(pipelines.flatMap(renderPipeline));
	return 0;
}
function choosePipelines({ pipelines }, named) {
	const all = Object.entries(pipelines);
	const chosen = named === void 0 ? all : all.filter(([name]) => name === named);
	if (chosen.length > 0) return chosen;
	const names = all.map(([name]) => name).join(", ");
	if (named === void 0 || names === "") throw new UsageError("The configuration has no pipeline, so there is nothing to draw.");
	throw new UsageError(`There is no pipeline "${named}"; there are ${names}.`);
}
function drawPipeline(name, pipeline) {
	const steps = findSteps(pipeline);
	const inOrder = Object.entries(pipeline.stages).map(([stage, own]) => ({
		stage,
		step: steps.get(stage) ?? 1,
		...isAgentStage(own) ? { agent: own.agent } : { uses: own.uses },
		needs: own.needs,
		if: own.if,
		...isAgentStage(own) ? drawTasks(own) : {}
	})).toSorted((a, b) => a.step - b.step);
	return {
		pipeline: name,
		starts: [...new Set(listChoices(name, pipeline).map(describeChoice))],
		stages: inOrder
	};
}
function drawTasks(stage) {
	const { children } = stage;
	const matrix = matrixOf(stage);
	return {
		children: children && true,
		matrix: matrix && (matrix.origin.kind === "values" ? matrix.origin.values.length : matrix.origin.path)
	};
}
function findSteps({ stages }) {
	const steps = /* @__PURE__ */ new Map();
	const visit = (stage) => {
		const step = steps.get(stage) ?? 1 + Math.max(0, ...(stages[stage]?.needs ?? []).map(visit));
		steps.set(stage, step);
		return step;
	};
	for (const stage of Object.keys(stages)) visit(stage);
	return steps;
}
function renderPipeline({ pipeline, starts, stages }) {
	const names = Math.max(...stages.map(({ stage }) => stage.length));
	const doers = Math.max(...stages.map((each) => renderDoer(each).length));
	const lines = stages.map((each) => {
		const more = [
			each.needs.length === 0 ? "" : `after ${each.needs.join(", ")}`,
			each.if === void 0 ? "" : `if ${flattenText(each.if).trim()}`,
			renderTasks(each)
		].filter((part) => part !== "").join(", ");
		return `  ${each.step}. ${each.stage.padEnd(names)}  ${renderDoer(each).padEnd(doers)}  ${more}`.trimEnd();
	});
	return [
		{
			text: pipeline,
			paint: "bold"
		},
		starts.length === 0 ? "" : `, starts with ${starts.join(" or ")}`,
		"\n",
		...lines.map((line) => `${line}\n`),
		"\n"
	];
}
function renderTasks({ children, matrix }) {
	const own = children === true ? ["may create child tasks"] : [];
	if (typeof matrix === "number") return [`${matrix} ${matrix === 1 ? "task" : "tasks"}`, ...own].join(", ");
	return [...matrix === void 0 ? [] : [`one task for each of ${matrix}`], ...own].join(", ");
}
function renderDoer({ agent, uses }) {
	return agent === void 0 ? uses ?? "" : `agent ${agent}`;
}
function renderMermaid(pipelines) {
	return [
		"flowchart LR",
		...pipelines.map(({ pipeline, stages }, index) => {
			const idOf = (name) => `p${index}s${stages.findIndex(({ stage }) => stage === name)}`;
			const nodes = stages.map((each) => `${idOf(each.stage)}["${escapeLabel(`${each.stage}: ${renderDoer(each)}`)}"]`);
			const edges = stages.flatMap(({ stage, needs }) => needs.map((need) => `${idOf(need)} --> ${idOf(stage)}`));
			const lines = [...nodes, ...edges];
			return pipelines.length === 1 ? lines : [
				`subgraph p${index}["${escapeLabel(pipeline)}"]`,
				...lines.map((line) => `  ${line}`),
				"end"
			];
		}).flat().map((line) => `  ${line}`),
		""
	].join("\n");
}

export { graph };