import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { n as oneLine } from "./inline.js";
import { S as isSuccess } from "./node-hasher.js";
import { l as formatDuration } from "./read-markers.js";
import { u as isAgentStage } from "./config-schema.js";
import { n as agentNameAt } from "./acting-agent.js";
import { d as pipelineOf, f as stageOf, p as viewThreadOf, t as displayedAttempts } from "./attempts.js";
import { i as findReopening } from "./decisions.js";
import { r as outcomeWords } from "./words.js";

// src/core/run/usage.ts
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
function readNumber(text, form) {
	return text !== void 0 && form.test(text) ? Number(text) : void 0;
}
function optional(key, value) {
	return value === void 0 ? {} : { [key]: value };
}
/** What all executions of a run took together, for its `end` record. */
function usageOfRun({ tasks }) {
	const { inputTokens, outputTokens, costMicros, estimated } = addUsage(tasks.map(({ body }) => usageOf(body)));
	if (inputTokens === void 0 && outputTokens === void 0 && costMicros === void 0) return {};
	return { usage: {
		...inputTokens === void 0 ? {} : { inputTokens },
		...outputTokens === void 0 ? {} : { outputTokens },
		...costMicros === void 0 ? {} : { costUsd: costMicros / 1e6 },
		...estimated === void 0 ? {} : { estimated }
	} };
}
/**
* How long a run has taken, for its time limit: the time in which an execution was at work, once where several were. What waits,
* for a machine or for the end of a pause, takes none. Who lets a run go on after its end gives it that time once more.
*/
function elapsedMinutes({ run, tasks, decisions }, now, more = []) {
	const bounds = {
		from: Date.parse(findReopening(decisions)?.body.decidedAt ?? run.body.startedAt),
		to: Date.parse(now)
	};
	const spans = [...tasks.map(({ body }) => body), ...more].map((work) => clip(work, bounds));
	let sum = 0;
	let until = bounds.from;
	for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
		sum += Math.max(0, to - Math.max(from, until));
		until = Math.max(until, to);
	}
	return sum / 6e4;
}
/** What a job says of its times counts only as far as it can be so. */
function clip({ startedAt, finishedAt }, bounds) {
	return {
		from: Math.max(bounds.from, Date.parse(startedAt)),
		to: Math.min(bounds.to, Date.parse(finishedAt))
	};
}

// src/core/output/results.ts
/** Limits of results; the same as those of `data` of a handoff. */
const resultLimits = {
	bytes: 65536,
	keys: 256
};
const keyPattern = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const forbiddenKeys = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
/** Keeps what may be a result (DESIGN 4.4, T22); all or nothing where the whole is too large. A later key wins (I-23). */
function checkResults(entries) {
	const warnings = [];
	const kept = /* @__PURE__ */ new Map();
	for (const [key, value] of entries) {
		const text = toText(value);
		if (!isResultKey(key)) warnings.push(describeKey(key));
		else if (text === void 0) warnings.push(`The result \`${key}\` is not a text and was left out; write it as a string.`);
		else kept.set(key, text);
	}
	const refusal = findExcess(kept);
	if (refusal !== void 0) return {
		results: {},
		warnings: [...warnings, refusal]
	};
	return {
		results: Object.fromEntries(kept),
		warnings
	};
}
/** Whether a key can be an output of a job, a line of history and a part of a template. */
function isResultKey(key) {
	return keyPattern.test(key) && !forbiddenKeys.has(key);
}
function toText(value) {
	if (typeof value === "string") return value.toWellFormed();
	return typeof value === "number" || typeof value === "boolean" ? String(value) : void 0;
}
function describeKey(key) {
	return `The result ${JSON.stringify(key.length > 64 ? `${key.slice(0, 64)}…` : key)} was left out: a key is 1 to 64 letters, digits, \`_\` or \`-\`, starts with a letter or \`_\`, and is not \`__proto__\`, \`constructor\` or \`prototype\`.`;
}
function findExcess(kept) {
	const bytes = [...kept].reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
	if (bytes > resultLimits.bytes) return `The results take ${bytes} bytes, keys and values together, and were left out; at most ${resultLimits.bytes} are accepted: put long texts into \`detail\` of the handoff.`;
	if (kept.size <= resultLimits.keys) return void 0;
	return `There are ${kept.size} results, which were left out; at most ${resultLimits.keys} are accepted.`;
}
/** `key: value`, split at the first colon with a blank; nothing for any other line (I-23). */
function readResultLine(line) {
	const trimmed = line.trim();
	const colon = trimmed.indexOf(": ");
	return colon > 0 ? [[trimmed.slice(0, colon), trimmed.slice(colon + 2)]] : [];
}
/** What is read at all; what may be kept is less. */
const maxBytes = 1048576;
const jsonLimits = {
	maxBytes,
	maxDepth: 4,
	maxNodes: 1e4
};
/** The results file of an agent: one JSON object, or `key: value` lines in which others are passed over (I-23). */
function parseResults(text) {
	return text.trimStart().startsWith("{") ? parseObject(text) : parseLines(text);
}
function parseObject(text) {
	const json = parseUntrustedJson(text, jsonLimits);
	if (json.ok && typeof json.value === "object" && json.value !== null) return checkResults(Object.entries(json.value));
	return {
		results: {},
		warnings: [`The results were left out: ${json.ok ? "it is no object" : `${json.error.path === void 0 ? "it" : `\`${json.error.path}\``}: ${json.error.message}`}. Write \`key: value\` lines or one JSON object of strings.`]
	};
}
function parseLines(text) {
	if (text.length > maxBytes) return {
		results: {},
		warnings: [`The results file has ${text.length} characters and was left out; at most ${maxBytes} are read.`]
	};
	return checkResults(text.split("\n").flatMap(readResultLine));
}
/**
* The results of an agent with those that its outputs hold as `key: value` lines, as the older peer read them (I-23). Outputs
* may be anything: a line whose key can be no result stays an output, without a word. The results file wins.
*/
function addOutputResults(own, outputs) {
	const lines = outputs.flatMap(readResultLine).filter(([key]) => isResultKey(key));
	if (lines.length === 0) return own;
	const all = checkResults([...lines, ...Object.entries(own.results)]);
	if (Object.keys(all.results).length === 0) return {
		results: own.results,
		warnings: [...own.warnings, ...all.warnings]
	};
	return {
		results: all.results,
		warnings: own.warnings
	};
}
/** `#7` for the result `pr` of a task, when it is the number of a pull request: agents write results too, so it may be anything. */
function pullLink(results) {
	const number = Object.hasOwn(results, "pr") ? results.pr : void 0;
	return number !== void 0 && /^[1-9][0-9]{0,9}$/.test(number) ? `#${number}` : void 0;
}

// src/core/view/links.ts
/** Address of the run's subject, or of an issue of the same repository. */
function threadUrl({ body }, thread) {
	const { number, url } = body.trigger.subject;
	return thread === number ? url : url.replace(/\/(?:issues|pull)\/\d+$/, `/issues/${thread}`);
}
function commentsOf(stored, run) {
	return new Map(stored.filter(({ record }) => record.run === run).map(({ record, comment }) => [record.seq, comment]));
}
/** Address of the comment that holds a record. Undefined for a record that came in an order, or in a dry run. */
function commentUrl({ run }, comment) {
	return comment === void 0 || comment === 0 ? void 0 : `${threadUrl(run, run.thread)}#issuecomment-${comment}`;
}
/** Address of the status comment. Undefined in a dry run. */
function statusUrl({ run }, comment) {
	return comment === 0 ? void 0 : `${threadUrl(run, viewThreadOf(run))}#issuecomment-${comment}`;
}
/** Where a person finds what a record keeps in an artifact. */
function renderArtifactLink({ locator, workflowRun }) {
	if (locator === void 0) return "";
	const name = `artifact ${locator.artifactId}`;
	return `${workflowRun.url === "" ? name : `[${name}](${workflowRun.url}/artifacts/${locator.artifactId})`} of workflow run ${locator.run}, ${locator.bytes} bytes, \`${locator.sha256}\``;
}
/** Page of the job that did the work, with its log open at what failed; that of its workflow run where the job is not known. */
function jobUrl({ url, job }) {
	return url === "" || job === void 0 ? url : `${url}/job/${job}`;
}
/** The run's subject, in words for a thread. Elsewhere than on its own it is code: a link there would be shown as a mention of it. */
function describeSubject({ body }, thread) {
	const { number } = body.trigger.subject;
	return thread === number ? `#${number}` : `\`#${number}\``;
}

// src/core/view/status/stage-agents.ts
/** So many agents of one stage are named; those in the middle are counted. */
const shown$1 = 6;
/** The agents of a stage in their turns: `researcher → writer`; names of the config alone. */
function renderStageAgents(state, name) {
	const stage = stageOf(state.run, name);
	if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
	const agents = [stage.agent, ...state.transfers.filter(({ task }) => task === name).map(({ body }) => body.to)];
	if (agents.length <= shown$1) return agents.join(" → ");
	return [
		...agents.slice(0, 4),
		`… ${agents.length - shown$1 + 1} more …`,
		agents.at(-1)
	].join(" → ");
}
/** Who is at work on a stage, or was last. */
function currentAgentOf(state, name) {
	return agentNameAt(state, {
		stage: name,
		execution: Number.POSITIVE_INFINITY
	}) ?? renderStageAgents(state, name);
}

// src/core/view/status/usage-words.ts
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

// src/core/view/status/stage-table.ts
/** One row per stage and their sum: outcome, attempt, duration, tokens and cost where they are known, links. */
function renderStageTable(state, { links = {}, maxBytes = Number.POSITIVE_INFINITY } = {}) {
	const usage = usageByStage(state);
	const total = addUsage([...usage.values()]);
	const has = {
		tokens: formatTokens(total) !== "",
		cost: total.costMicros !== void 0
	};
	const line = (cells) => renderLine(cells, has);
	const rows = [...state.stages].map(([stage, entry]) => line(rowOf(state, {
		stage,
		entry,
		links,
		usage: usage.get(stage)
	})));
	const sum = usage.size > 1 ? [line({
		stage: "**all**",
		...usageCells(total)
	})] : [];
	const head = [line(titles), renderRule(has)];
	const kept = takeRows(rows, maxBytes - utf8Length([...head, ...sum].join("\n")));
	const table = [
		...head,
		...kept,
		...sum
	].join("\n");
	const missing = rows.length - kept.length;
	return missing === 0 ? table : `${table}\n\n_${missing} more stages are not shown: the summary of each job has them all._`;
}
const columns = [
	"stage",
	"agent",
	"state",
	"attempt",
	"duration",
	"tokens",
	"cost",
	"links"
];
const titles = Object.fromEntries(columns.map((column) => [column, column]));
function shown(has) {
	return columns.filter((column) => (column !== "tokens" || has.tokens) && (column !== "cost" || has.cost));
}
function renderLine(cells, has) {
	return `| ${shown(has).map((column) => cells[column] ?? "").join(" | ")} |`;
}
function renderRule(has) {
	return `|${shown(has).map(() => "---|").join("")}`;
}
function takeRows(rows, maxBytes) {
	let room = maxBytes;
	const end = rows.findIndex((row) => {
		room -= utf8Length(row) + 1;
		return room < 0;
	});
	return end < 0 ? rows : rows.slice(0, end);
}
function usageCells(usage) {
	return {
		duration: formatTime(usage),
		tokens: formatTokens(usage),
		cost: formatCost(usage)
	};
}
function rowOf(state, { stage, entry, links, usage }) {
	return {
		stage: `\`${stage}\``,
		agent: renderStageAgents(state, stage),
		state: describeStage(entry, state.end !== void 0),
		attempt: describeAttempt(entry, displayedAttempts(state, stage)),
		...usage === void 0 ? {} : usageCells(usage),
		links: renderLinks(state, {
			stage,
			entry,
			links
		})
	};
}
function describeStage(entry, isOver) {
	switch (entry.kind) {
		case "waiting": return isOver ? "⏭️ not started: the run ended" : "⏳ waiting";
		case "due": return isOver ? "⏹️ not finished: the run ended" : "▶️ running";
		case "blocked": return `⏭️ not started: \`${entry.by}\` did not succeed`;
		case "ended": {
			const { outcome, failure, note } = entry.last.body;
			const reason = failure?.reason ?? note;
			return reason === void 0 ? outcomeWords(outcome) : `${outcomeWords(outcome)}: ${oneLine(reason)}`;
		}
	}
}
function describeAttempt(entry, attempts) {
	if (entry.kind === "due") return `${entry.attempt} of ${attempts}`;
	return entry.kind === "ended" ? `${entry.last.attempt} of ${attempts}` : "";
}
function renderLinks(state, { stage, entry, links }) {
	const last = state.tasks.findLast((task) => task.body.stage === stage);
	const run = (entry.kind === "due" ? links.started?.get(stage) : void 0) ?? last?.body.workflowRun;
	const comment = last === void 0 ? void 0 : commentUrl(state, links.comments?.get(last.seq));
	return [...run === void 0 || run.id === 0 || run.url === "" ? [] : [`[run](${run.url})`], ...comment === void 0 ? [] : [`[comment](${comment})`]].join(" · ");
}

// src/core/view/status/stage-graph.ts
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
		attempts: displayedAttempts(state, name),
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
/** A run in the summary of a job: every stage, and the graph of the chain. */
function renderRunOverview(state) {
	return [renderStageTable(state), renderStageGraph(state)].join("\n\n");
}

export { usageOf as C, usageByStage as S, isResultKey as _, formatTime as a, addUsage as b, commentUrl as c, jobUrl as d, renderArtifactLink as f, checkResults as g, addOutputResults as h, formatCost as i, commentsOf as l, threadUrl as m, renderStageGraph as n, formatTokens as o, statusUrl as p, renderStageTable as r, currentAgentOf as s, renderRunOverview as t, describeSubject as u, parseResults as v, usageOfRun as w, elapsedMinutes as x, pullLink as y };