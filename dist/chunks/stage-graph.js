import { _ as isSuccess } from "./create-verifier.js";
import { a as pipelineOf, i as attemptsIn, o as stageOf } from "./retry-rule-of.js";
import { d as isAgentStage } from "./config-schema.js";
import { t as agentFor } from "./agent-for.js";

// src/core/pipeline/attempts-shown.ts
/** The m of "attempt n of m" for people: those of the config, and those that somebody asked for beyond them. */
function attemptsShown(state, stage) {
	const entry = state.stages.get(stage);
	const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
	return Math.max(attemptsIn(state.run, stage), entry?.kind === "due" ? entry.attempt : 1, ...made);
}

// src/core/text/stage-agents.ts
/** So many agents of one stage are named; those in the middle are counted. */
const shown = 6;
/** The agents of a stage in their turns: `researcher → writer`; names of the config alone. */
function renderStageAgents(state, name) {
	const stage = stageOf(state.run, name);
	if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
	const agents = [stage.agent, ...state.transfers.filter(({ task }) => task === name).map(({ body }) => body.to)];
	if (agents.length <= shown) return agents.join(" → ");
	return [
		...agents.slice(0, 4),
		`… ${agents.length - shown + 1} more …`,
		agents.at(-1)
	].join(" → ");
}
/** Who is at work on a stage, or was last. */
function currentAgentOf(state, name) {
	return agentFor(state, {
		stage: name,
		execution: Number.POSITIVE_INFINITY
	}) ?? renderStageAgents(state, name);
}

// src/core/text/status-words.ts
/** An icon never stands alone: the word carries the meaning (ux.md 1.2). */
const icons = {
	succeeded: "✅",
	failed: "❌",
	noop: "💤",
	"needs-input": "❓",
	cancelled: "🚫",
	skipped: "⏭️"
};
const words = {
	succeeded: "succeeded",
	failed: "failed",
	noop: "had nothing to do",
	"needs-input": "needs input",
	cancelled: "was cancelled",
	skipped: "was skipped"
};
function outcomeWords(outcome) {
	return `${icons[outcome]} ${words[outcome]}`;
}

// src/core/text/stage-graph.ts
/** GitHub draws no graph with more edges than 500, nor with more text than 50,000 characters. */
const limits = {
	stages: 150,
	edges: 400
};
/** Borders only: text and background stay those of the reader's theme, light or dark. */
const classes = {
	succeeded: "stroke:#2da44e,stroke-width:2px",
	failed: "stroke:#cf222e,stroke-width:3px",
	person: "stroke:#8250df,stroke-width:3px",
	running: "stroke:#bf8700,stroke-width:3px",
	idle: "stroke:#8b949e,stroke-dasharray:4 4"
};
/** The chain as a Mermaid graph: names of stages and words of ours alone, nothing that an agent wrote. */
function renderStageGraph(state) {
	const names = [...state.stages.keys()];
	const { stages } = pipelineOf(state.run);
	const edges = names.flatMap((name, to) => (stages[name]?.needs ?? []).map((need) => [names.indexOf(need), to]));
	if (names.length > limits.stages || edges.length > limits.edges) return `The chain has ${names.length} stages with ${edges.length} needs: too many to draw.`;
	const nodes = [...state.stages].map(([name, entry], index) => renderNode(state, {
		name,
		entry,
		index
	}));
	const styles = Object.entries(classes).filter(([style]) => nodes.some((node) => node.endsWith(`:::${style}`))).map(([name, style]) => `  classDef ${name} ${style}`);
	const arrows = edges.map(([from, to]) => `  s${from} --> s${to}`);
	return [
		"```mermaid",
		"flowchart LR",
		...nodes,
		...arrows,
		...styles,
		"```"
	].join("\n");
}
function renderNode(state, node) {
	const { name, entry, index } = node;
	const { words, style } = describe(entry, {
		attempts: attemptsShown(state, name),
		isOver: state.end !== void 0
	});
	return `  s${index}["${escapeLabel(`${name}${renderAgents(state, name)}: ${words}`)}"]:::${style}`;
}
/** Where agents handed over: who they were, in order. */
function renderAgents(state, name) {
	return state.transfers.some(({ task }) => task === name) ? `, ${renderStageAgents(state, name)}` : "";
}
function describe(entry, { attempts, isOver }) {
	if (isOver && entry.kind === "waiting") return {
		words: "⏭️ not started",
		style: "idle"
	};
	if (isOver && entry.kind === "due") return {
		words: "⏹️ not finished",
		style: "idle"
	};
	switch (entry.kind) {
		case "waiting": return {
			words: "⏳ waiting",
			style: "idle"
		};
		case "due": return {
			words: attempts === 1 ? "▶️ running" : `▶️ running, attempt ${entry.attempt} of ${attempts}`,
			style: "running"
		};
		case "blocked": return {
			words: "⏭️ not started",
			style: "idle"
		};
		case "ended": return {
			words: outcomeWords(entry.last.body.outcome),
			style: styleOf(entry.last.body.outcome)
		};
	}
}
function styleOf(outcome) {
	if (outcome === "needs-input") return "person";
	if (outcome === "failed") return "failed";
	return isSuccess(outcome) ? "succeeded" : "idle";
}
/** Mermaid writes characters as `#35;`: nothing in a label can end it. */
function escapeLabel(text) {
	return text.replace(/["#;<>&\\`{}[\]()|%\n\r]/g, (character) => `#${character.codePointAt(0)};`);
}

export { attemptsShown as a, renderStageAgents as i, outcomeWords as n, currentAgentOf as r, renderStageGraph as t };