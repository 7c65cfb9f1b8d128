import { v as isSuccess } from "./create-verifier.js";
import { t as invisibleCharacters } from "./invisible-characters.js";
import { n as neutraliseInline } from "./one-line.js";
import { l as isAgentStage } from "./config-schema.js";
import { a as pipelineOf, i as attemptsIn, o as stageOf } from "./retry-rule-of.js";
import { t as formatDuration } from "./format-duration.js";
import { n as agentFor } from "./failures-of.js";
import { n as isFenceEnd, t as findFenceStart } from "./code-fence.js";

// src/core/text/usage.ts
/**
* Whole seconds, as they are shown. Numbers of the engine count; without any, those that the agent wrote as results, where they
* are plain numbers.
*/
function usageOf({ startedAt, finishedAt, results, usage }) {
	const milliseconds = Date.parse(finishedAt) - Date.parse(startedAt);
	const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.round(milliseconds / 1e3)) : 0;
	if (usage !== void 0) return {
		seconds,
		...usageOfFacts(usage)
	};
	const micros = readNumber(results["cost-usd"], /^\d{1,7}(?:\.\d{1,18})?$/);
	return {
		seconds,
		...optional("inputTokens", readNumber(results["input-tokens"], /^\d{1,12}$/)),
		...optional("outputTokens", readNumber(results["output-tokens"], /^\d{1,12}$/)),
		...optional("costMicros", micros === void 0 ? void 0 : Math.round(micros * 1e6))
	};
}
function usageOfFacts({ inputTokens, outputTokens, costUsd, estimated }) {
	return {
		...optional("inputTokens", inputTokens),
		...optional("outputTokens", outputTokens),
		...optional("costMicros", costUsd === void 0 ? void 0 : Math.round(costUsd * 1e6)),
		...estimated === void 0 ? {} : { estimated }
	};
}
function addUsage(parts) {
	const sum = (key) => {
		const known = parts.flatMap((part) => part[key] ?? []);
		return known.length === 0 ? void 0 : known.reduce((a, b) => a + b, 0);
	};
	return {
		seconds: parts.reduce((total, { seconds }) => total + seconds, 0),
		...optional("inputTokens", sum("inputTokens")),
		...optional("outputTokens", sum("outputTokens")),
		...optional("costMicros", sum("costMicros")),
		...parts.some(({ estimated }) => estimated) ? { estimated: true } : {}
	};
}
/** All executions of each stage that has any, by its name. */
function usageByStage({ tasks }) {
	const byStage = Map.groupBy(tasks, ({ body }) => body.stage);
	return new Map([...byStage].map(([stage, own]) => [stage, addUsage(own.map(({ body }) => usageOf(body)))]));
}
/** `1,200 in, 300 out`; empty when nothing is known. */
function formatTokens({ inputTokens, outputTokens }) {
	return [...inputTokens === void 0 ? [] : [`${inputTokens.toLocaleString("en-US")} in`], ...outputTokens === void 0 ? [] : [`${outputTokens.toLocaleString("en-US")} out`]].join(", ");
}
/** `$0.0123`: at least cents, at most millionths; empty when nothing is known. */
function formatCost({ costMicros, estimated }) {
	if (costMicros === void 0) return "";
	const cost = `$${(costMicros / 1e6).toFixed(6).replace(/0{1,4}$/, "")}`;
	return estimated === true ? `${cost} (estimate)` : cost;
}
function formatTime({ seconds }) {
	return formatDuration(seconds * 1e3);
}
function readNumber(text, form) {
	return text !== void 0 && form.test(text) ? Number(text) : void 0;
}
function optional(key, value) {
	return value === void 0 ? {} : { [key]: value };
}

// src/core/text/fence-for.ts
/** A fence of backticks that nothing inside `text` can close. */
function fenceFor(text) {
	const longest = (text.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 2);
	return "`".repeat(longest + 1);
}

// src/core/text/neutralise.ts
const closingWords = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b/i;
const delimiterRow = /^[\s>|:*+\-\d.)]*$/;
const listMarker = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
const plainInfo = /^[A-Za-z][A-Za-z0-9+#._-]{0,30}$/;
/** Shown by GitHub as something else than text. */
const specialInfo = /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i;
/**
* Markdown of an agent, made harmless to show in our comments (T39, DESIGN 6): nobody is notified, nothing is closed, loaded or
* commanded, and what stands around it stays as it is. Mentions, references after closing words and foreign links become
* code; tags and images become text; every fence is closed and stands at column 0, so that nobody can read it otherwise;
* headings get small. Needs a blank line before it. Idempotent.
*/
function neutralise(markdown) {
	const text = markdown.toWellFormed().replace(invisibleCharacters, "").replace(/\r\n?/g, "\n");
	const lines = text.split("\n");
	const rules = {
		references: closingWords.test(text.replace(/[*_~`\\]/g, "")),
		tables: lines.some((line) => delimiterRow.test(line) && line.includes("-") && /[|:]/.test(line))
	};
	const out = [];
	for (let at = 0; at < lines.length;) {
		const line = lines[at] ?? "";
		const block = findBlock(lines, at);
		out.push(...block === void 0 ? [neutraliseLine(line, out.at(-1), rules)] : block.lines);
		at = block === void 0 ? at + 1 : block.next;
	}
	return out.join("\n");
}
/** The fenced block that starts at a line, written anew. */
function findBlock(lines, start) {
	const line = lines[start] ?? "";
	if (!line.includes("```") && !line.includes("~~~")) return void 0;
	const fence = findFenceStart(line.replace(listMarker, ""));
	if (fence === void 0) return void 0;
	let end = start + 1;
	while (end < lines.length && !isFenceEnd((lines[end] ?? "").trimStart(), fence)) end += 1;
	const indent = line.length - line.trimStart().length;
	const code = lines.slice(start + 1, end).map((inner) => neutraliseCodeLine(inner, indent));
	const mark = fenceFor(code.join("\n"));
	return {
		lines: [
			mark + keepInfo(fence),
			...code,
			mark
		],
		next: end + 1
	};
}
function keepInfo({ info }) {
	return plainInfo.test(info) && !specialInfo.test(info) ? info : "";
}
/** Readers of raw comments look for markers and commands inside code too. */
function neutraliseCodeLine(line, indent) {
	let at = 0;
	while (at < indent && /[ \t]/.test(line.charAt(at))) at += 1;
	const code = line.slice(at).replaceAll("<!--", "<! --");
	return code.startsWith("/") ? ` ${code}` : code;
}
function neutraliseLine(line, before, rules) {
	if (line === "") return line;
	const underline = /^[ \t>]*(?=(?:=+|-+)[ \t]*$)/.exec(line);
	if (underline !== null) return before?.trim() === "" && line.includes("-") ? line : escapeAt(line, underline[0].length);
	const command = /^[ \t]*(?=\/)/.exec(line);
	if (command !== null) return `${command[0]}\\/${neutraliseInline(line.slice(command[0].length + 1), rules)}`;
	const heading = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?=#{1,3}(?:[ \t]|$))/.exec(line);
	if (heading === null) return neutraliseInline(line, rules);
	const title = line.slice(heading[0].length).replace(/^#+/, "");
	return `${heading[0]}####${neutraliseInline(title, rules)}`;
}
function escapeAt(line, at) {
	return `${line.slice(0, at)}\\${line.slice(at)}`;
}

// src/core/text/fenced-text.ts
/** Text of others as a code block. Readers of raw comments look for markers and commands inside code too, so it is neutralised. */
function fencedText(text, language) {
	const fence = fenceFor(text);
	return neutralise(`${fence}${language}\n${text}\n${fence}`);
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
	const { words, style } = describe(entry, attemptsIn(state.run, name));
	return `  s${index}["${escapeLabel(`${name}${renderAgents(state, name)}: ${words}`)}"]:::${style}`;
}
/** Where agents handed over: who they were, in order. */
function renderAgents(state, name) {
	return state.transfers.some(({ task }) => task === name) ? `, ${renderStageAgents(state, name)}` : "";
}
function describe(entry, attempts) {
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

export { fencedText as a, formatCost as c, usageByStage as d, usageOf as f, renderStageAgents as i, formatTime as l, outcomeWords as n, neutralise as o, currentAgentOf as r, addUsage as s, renderStageGraph as t, formatTokens as u };