import { i as __toESM, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { d as defuseWorkflowCommands, u as cleanForTerminal } from "./job-cli.js";
import { kt as countChildren, tn as describeOutcome } from "./job-plan-publish.js";
import { a as renderRun$1, b as pageStyle, c as isTangled, d as drawTimeline, f as escapeHtml, g as renderPre, h as renderFold, l as ne, m as limitText, o as renderBranchDiff, s as renderGitHubMarkdown, v as renderScroll, y as renderWithin } from "./fill-records.js";
import { l as UsageError } from "./read-json.js";
import { a as wrapText, i as widthOf, n as padTo, r as prefixLines } from "./text-width.js";
import { i as renderThreadHtml } from "./run-until-signal.js";
import { n as renderIcon } from "./stage-words.js";
import { dirname } from "node:path";
import { accessSync, constants, statSync } from "node:fs";

// src/page/report/run-report.ts
function describeEvent({ type, payload }) {
	return `Listeners of ${type} were told: ${String(payload.type)}, ${String(payload.subject)}.`;
}
function describeMemory({ history }) {
	if (history === void 0) return "";
	const count = history.match(/^=== Task /gm)?.length ?? 0;
	const told = `It was told of ${count === 0 ? "no" : count} earlier run${count === 1 ? "" : "s"}`;
	return count === 0 ? `${told}.` : `${told}:\n${history.replace(/^/gm, "│ ")}`;
}

// src/page/run/render-page.ts
const mostBytes = 5e6;
const limits = [
	6e5,
	1e5,
	2e4,
	4e3,
	500
];
function renderPage(report) {
	return renderWithin(mostBytes, limits, (most) => renderWith(report, most)) ?? renderWith({
		...report,
		threads: [],
		branches: [],
		jobs: []
	}, 100);
}
function renderWith(report, most) {
	const [run] = report.runs;
	return wrap(run === void 0 ? `Baton on ${report.repository}` : `${run.run}: ${run.outcome ?? "under way"}`, [
		...renderHead(report),
		...report.runs.map((one) => renderRun$1(one, most)),
		renderOther(report, most),
		renderCounts(report),
		renderTimeline(report),
		renderBranches(report, most),
		renderThreads(report, most),
		renderJobs(report, most)
	].join("\n"));
}
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";
function wrap(title, main) {
	return [
		"<!doctype html>",
		"<html lang=\"en\"><head><meta charset=\"utf-8\">",
		`<meta http-equiv="Content-Security-Policy" content="${policy}">`,
		"<meta name=\"referrer\" content=\"no-referrer\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
		`<title>${escapeHtml(limitText(title, 200))}</title><style>${pageStyle}</style></head>`,
		`<body><main>${main}</main></body></html>\n`
	].join("\n");
}
function renderHead({ repository }) {
	return [
		`<header><h1>Baton on ${escapeHtml(repository)}</h1><p class="quiet">Played on a local GitHub: no network, no account.</p>`,
		"<nav><a href=\"#runs\">Runs</a><a href=\"#timeline\">Timeline</a><a href=\"#changes\">Changes</a><a href=\"#threads\">Threads</a><a href=\"#jobs\">Jobs and requests</a></nav></header>",
		"<span id=\"runs\"></span>"
	];
}
function renderCounts({ runs, requests, jobs, branches, threads }) {
	const ran = jobs.filter(({ conclusion }) => conclusion !== "skipped").length;
	const pulls = threads.filter(({ kind }) => kind === "pull-request").length;
	return `<div class="cards">${[
		[runs.length, runs.length === 1 ? "run" : "runs"],
		[branches.length, branches.length === 1 ? "branch" : "branches"],
		[pulls, pulls === 1 ? "pull request" : "pull requests"],
		[ran, "jobs"],
		[requests.total, "requests to GitHub"]
	].map(([count, what]) => `<div class="card"><b>${count}</b>${what}</div>`).join("")}</div>`;
}
function renderOther({ events, steps, failures }, most) {
	return [
		...events.map((event) => `<p>${escapeHtml(describeEvent(event))}</p>`),
		...failures.map((failure) => `<p class="failure">GitHub would refuse the workflow: ${escapeHtml(failure)}</p>`),
		...steps.map(({ job, outcome, output }) => `<section class="stage"><h3>Job ${escapeHtml(job)} <small>${escapeHtml(outcome)}</small></h3>${renderPre(limitText(output, most))}</section>`)
	].join("\n");
}
function renderTimeline({ jobs }) {
	return `<h2 id="timeline">Timeline</h2><p class="quiet">Each line is a job. Grey: it waits for a machine. Green: it is at work, and succeeds. Red: it is at work, and fails.</p>${renderScroll("The jobs in time", drawTimeline(jobs))}`;
}
function renderBranches({ branches, defaultBranch }, most) {
	return `<h2 id="changes">Changes</h2>${branches.map(({ name, diff, commits }) => `<h3>${escapeHtml(name)} <small>${commits} ${commits === 1 ? "commit" : "commits"} since ${escapeHtml(defaultBranch)}</small></h3>${renderBranchDiff(diff, most)}`).join("\n") || "<p class=\"quiet\">No branch was changed.</p>"}`;
}
const order = [
	"issue",
	"pull-request",
	"runs-issue",
	"ledger"
];
function renderThreads({ threads, runs }, most) {
	return `<h2 id="threads">Threads</h2>${order.flatMap((kind) => threads.filter((thread) => thread.kind === kind)).map((thread) => renderThreadHtml(thread, {
		runs,
		most
	})).join("\n")}`;
}
function renderJobs({ jobs, requests }, most) {
	const rows = Object.entries(requests.byJob).map(([job, count]) => `<tr><td>${escapeHtml(job)}</td><td class="count">${count}</td><td class="count">${requests.writes[job] ?? 0}</td></tr>`);
	const summaries = jobs.filter(({ summary }) => summary !== "").map(({ name, title, summary }) => renderFold(`Summary of ${escapeHtml(name)} <small>${escapeHtml(title)}</small>`, `<div class="markdown">${renderGitHubMarkdown(limitText(summary, Math.min(most, 65536)))}</div>`));
	return [
		"<h2 id=\"jobs\">Jobs and requests</h2>",
		...jobs.filter((job) => job.errors.length > 0).map(({ name, errors: lines }) => `<p class="failure">${escapeHtml(name)}: ${escapeHtml(limitText(lines.join(" "), most))}</p>`),
		`<table><tr><th>job</th><th>requests</th><th>that write</th></tr>${rows.join("")}</table>`,
		...summaries
	].join("\n");
}

// src/terminal/draw/draw-chain.ts
function drawChain(stages, options) {
	const own = stages.filter(({ parent }) => parent === void 0);
	return [isLine(own) ? drawLine(own, options) : drawList(own, options), ...stages.flatMap(({ name }) => drawChildren(name, stages, options))].join("\n");
}
function drawChildren(name, stages, options) {
	const own = stages.filter(({ parent }) => parent === name);
	if (own.length === 0) return [];
	return wrapNodes(own.map((child) => `${renderIcon(child.status, options)} ${child.title.slice(name.length).replace(/^\//, "")}`), {
		first: `↳ ${name}: `,
		separator: " · ",
		next: "    ",
		width: options.width
	});
}
function isLine(stages) {
	return stages.every(({ needs }, index) => needs.join() === (index === 0 ? "" : stages[index - 1]?.name));
}
function drawLine(stages, options) {
	return wrapNodes(stages.map(({ status, name }) => `${renderIcon(status, options)} ${name}`), {
		first: "",
		separator: " → ",
		next: "  → ",
		width: options.width
	}).join("\n");
}
function wrapNodes(nodes, { first, next, separator, width }) {
	const lines = [];
	let current = "";
	for (const node of nodes) if (current === "") current = `${first}${node}`;
	else if (widthOf(current) + widthOf(node) + separator.length <= width) current += `${separator}${node}`;
	else {
		lines.push(current);
		current = `${next}${node}`;
	}
	return [...lines, current];
}
function drawList(stages, options) {
	const levels = levelsOf(stages);
	const nodeOf = ({ name, status }) => `${"  ".repeat(levels.get(name) ?? 0)}${renderIcon(status, options)} ${name}`;
	const column = Math.min(options.width - 20, Math.max(...stages.map((stage) => widthOf(nodeOf(stage)))));
	return stages.toSorted((a, b) => (levels.get(a.name) ?? 0) - (levels.get(b.name) ?? 0)).map((stage) => {
		if (stage.needs.length === 0) return nodeOf(stage);
		return `${padTo(nodeOf(stage), column)}  ${options.colors.dim(`← ${shorten(stage.needs, options.width - column - 4)}`)}`;
	}).join("\n");
}
function shorten(names, columns) {
	const all = names.join(", ");
	if (all.length <= columns) return all;
	const [first = ""] = names;
	return `${first} and ${names.length - 1} more`;
}
function levelsOf(stages) {
	const needs = new Map(stages.map(({ name, needs: own }) => [name, own]));
	const levels = /* @__PURE__ */ new Map();
	const visit = (name) => {
		const known = levels.get(name);
		if (known !== void 0) return known;
		const level = Math.max(-1, ...(needs.get(name) ?? []).map(visit)) + 1;
		levels.set(name, level);
		return level;
	};
	for (const { name } of stages) visit(name);
	return levels;
}

// src/terminal/draw/render-diff.ts
const mostLines$1 = 60;
function renderDiff(diff, { colors }) {
	const lines = diff.split("\n").filter((line) => !/^(?:diff --git|index|---|\+\+\+ \/dev\/null) ?/.test(line) || line.startsWith("--- /dev/null"));
	const shown = lines.slice(0, mostLines$1).map((line) => {
		if (line.startsWith("+++ b/")) return colors.bold(line.slice(6));
		if (line.startsWith("--- /dev/null")) return colors.dim("new file");
		if (line.startsWith("@@")) return colors.cyan(line);
		if (line.startsWith("+")) return colors.green(line);
		return line.startsWith("-") ? colors.red(line) : line;
	});
	const rest = lines.length - shown.length;
	return rest > 0 ? [...shown, colors.dim(`… and ${rest} more lines`)].join("\n") : shown.join("\n");
}

// node_modules/cli-table3/src/debug.js
var require_debug = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	let messages = [];
	let level = 0;
	const debug = (msg, min) => {
		if (level >= min) messages.push(msg);
	};
	debug.WARN = 1;
	debug.INFO = 2;
	debug.DEBUG = 3;
	debug.reset = () => {
		messages = [];
	};
	debug.setDebugLevel = (v) => {
		level = v;
	};
	debug.warn = (msg) => debug(msg, debug.WARN);
	debug.info = (msg) => debug(msg, debug.INFO);
	debug.debug = (msg) => debug(msg, debug.DEBUG);
	debug.debugMessages = () => messages;
	module.exports = debug;
}));

// node_modules/cli-table3/node_modules/ansi-regex/index.js
var require_ansi_regex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = ({ onlyFirst = false } = {}) => {
		const pattern = ["[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?\\u0007)", "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-ntqry=><~]))"].join("|");
		return new RegExp(pattern, onlyFirst ? void 0 : "g");
	};
}));

// node_modules/cli-table3/node_modules/strip-ansi/index.js
var require_strip_ansi = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ansiRegex = require_ansi_regex();
	module.exports = (string) => typeof string === "string" ? string.replace(ansiRegex(), "") : string;
}));

// node_modules/is-fullwidth-code-point/index.js
var require_is_fullwidth_code_point = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const isFullwidthCodePoint = (codePoint) => {
		if (Number.isNaN(codePoint)) return false;
		if (codePoint >= 4352 && (codePoint <= 4447 || codePoint === 9001 || codePoint === 9002 || 11904 <= codePoint && codePoint <= 12871 && codePoint !== 12351 || 12880 <= codePoint && codePoint <= 19903 || 19968 <= codePoint && codePoint <= 42182 || 43360 <= codePoint && codePoint <= 43388 || 44032 <= codePoint && codePoint <= 55203 || 63744 <= codePoint && codePoint <= 64255 || 65040 <= codePoint && codePoint <= 65049 || 65072 <= codePoint && codePoint <= 65131 || 65281 <= codePoint && codePoint <= 65376 || 65504 <= codePoint && codePoint <= 65510 || 110592 <= codePoint && codePoint <= 110593 || 127488 <= codePoint && codePoint <= 127569 || 131072 <= codePoint && codePoint <= 262141)) return true;
		return false;
	};
	module.exports = isFullwidthCodePoint;
	module.exports.default = isFullwidthCodePoint;
}));

// node_modules/cli-table3/node_modules/emoji-regex/index.js
var require_emoji_regex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function() {
		return /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F|\uD83D\uDC68(?:\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68\uD83C\uDFFB|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|[\u2695\u2696\u2708]\uFE0F|\uD83D[\uDC66\uDC67]|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708])\uFE0F|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C[\uDFFB-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)\uD83C\uDFFB|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB\uDFFC])|\uD83D\uDC69(?:\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB-\uDFFD])|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|(?:(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)\uFE0F|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\u200D[\u2640\u2642])|\uD83C\uDFF4\u200D\u2620)\uFE0F|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF4\uD83C\uDDF2|\uD83C\uDDF6\uD83C\uDDE6|[#\*0-9]\uFE0F\u20E3|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83D\uDC69(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270A-\u270D]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC70\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDCAA\uDD74\uDD7A\uDD90\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD36\uDDB5\uDDB6\uDDBB\uDDD2-\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5\uDEEB\uDEEC\uDEF4-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])|(?:[#\*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g;
	};
}));

// node_modules/cli-table3/node_modules/string-width/index.js
var require_string_width = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const stripAnsi = require_strip_ansi();
	const isFullwidthCodePoint = require_is_fullwidth_code_point();
	const emojiRegex = require_emoji_regex();
	const stringWidth = (string) => {
		if (typeof string !== "string" || string.length === 0) return 0;
		string = stripAnsi(string);
		if (string.length === 0) return 0;
		string = string.replace(emojiRegex(), "  ");
		let width = 0;
		for (let i = 0; i < string.length; i++) {
			const code = string.codePointAt(i);
			if (code <= 31 || code >= 127 && code <= 159) continue;
			if (code >= 768 && code <= 879) continue;
			if (code > 65535) i++;
			width += isFullwidthCodePoint(code) ? 2 : 1;
		}
		return width;
	};
	module.exports = stringWidth;
	module.exports.default = stringWidth;
}));

// node_modules/cli-table3/src/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const stringWidth = require_string_width();
	function codeRegex(capture) {
		return capture ? /\u001b\[((?:\d*;){0,5}\d*)m/g : /\u001b\[(?:\d*;){0,5}\d*m/g;
	}
	function strlen(str) {
		let code = codeRegex();
		return ("" + str).replace(code, "").split("\n").reduce(function(memo, s) {
			return stringWidth(s) > memo ? stringWidth(s) : memo;
		}, 0);
	}
	function repeat(str, times) {
		return Array(times + 1).join(str);
	}
	function pad(str, len, pad, dir) {
		let length = strlen(str);
		if (len + 1 >= length) {
			let padlen = len - length;
			switch (dir) {
				case "right":
					str = repeat(pad, padlen) + str;
					break;
				case "center": {
					let right = Math.ceil(padlen / 2);
					str = repeat(pad, padlen - right) + str + repeat(pad, right);
					break;
				}
				default: str = str + repeat(pad, padlen);
			}
		}
		return str;
	}
	let codeCache = {};
	function addToCodeCache(name, on, off) {
		on = "\x1B[" + on + "m";
		off = "\x1B[" + off + "m";
		codeCache[on] = {
			set: name,
			to: true
		};
		codeCache[off] = {
			set: name,
			to: false
		};
		codeCache[name] = {
			on,
			off
		};
	}
	addToCodeCache("bold", 1, 22);
	addToCodeCache("italics", 3, 23);
	addToCodeCache("underline", 4, 24);
	addToCodeCache("inverse", 7, 27);
	addToCodeCache("strikethrough", 9, 29);
	function updateState(state, controlChars) {
		let controlCode = controlChars[1] ? parseInt(controlChars[1].split(";")[0]) : 0;
		if (controlCode >= 30 && controlCode <= 39 || controlCode >= 90 && controlCode <= 97) {
			state.lastForegroundAdded = controlChars[0];
			return;
		}
		if (controlCode >= 40 && controlCode <= 49 || controlCode >= 100 && controlCode <= 107) {
			state.lastBackgroundAdded = controlChars[0];
			return;
		}
		if (controlCode === 0) {
			for (let i in state)
 /* istanbul ignore else */
			if (Object.prototype.hasOwnProperty.call(state, i)) delete state[i];
			return;
		}
		let info = codeCache[controlChars[0]];
		if (info) state[info.set] = info.to;
	}
	function readState(line) {
		let code = codeRegex(true);
		let controlChars = code.exec(line);
		let state = {};
		while (controlChars !== null) {
			updateState(state, controlChars);
			controlChars = code.exec(line);
		}
		return state;
	}
	function unwindState(state, ret) {
		let lastBackgroundAdded = state.lastBackgroundAdded;
		let lastForegroundAdded = state.lastForegroundAdded;
		delete state.lastBackgroundAdded;
		delete state.lastForegroundAdded;
		Object.keys(state).forEach(function(key) {
			if (state[key]) ret += codeCache[key].off;
		});
		if (lastBackgroundAdded && lastBackgroundAdded != "\x1B[49m") ret += "\x1B[49m";
		if (lastForegroundAdded && lastForegroundAdded != "\x1B[39m") ret += "\x1B[39m";
		return ret;
	}
	function rewindState(state, ret) {
		let lastBackgroundAdded = state.lastBackgroundAdded;
		let lastForegroundAdded = state.lastForegroundAdded;
		delete state.lastBackgroundAdded;
		delete state.lastForegroundAdded;
		Object.keys(state).forEach(function(key) {
			if (state[key]) ret = codeCache[key].on + ret;
		});
		if (lastBackgroundAdded && lastBackgroundAdded != "\x1B[49m") ret = lastBackgroundAdded + ret;
		if (lastForegroundAdded && lastForegroundAdded != "\x1B[39m") ret = lastForegroundAdded + ret;
		return ret;
	}
	function truncateWidth(str, desiredLength) {
		if (str.length === strlen(str)) return str.substr(0, desiredLength);
		while (strlen(str) > desiredLength) str = str.slice(0, -1);
		return str;
	}
	function truncateWidthWithAnsi(str, desiredLength) {
		let code = codeRegex(true);
		let split = str.split(codeRegex());
		let splitIndex = 0;
		let retLen = 0;
		let ret = "";
		let myArray;
		let state = {};
		while (retLen < desiredLength) {
			myArray = code.exec(str);
			let toAdd = split[splitIndex];
			splitIndex++;
			if (retLen + strlen(toAdd) > desiredLength) toAdd = truncateWidth(toAdd, desiredLength - retLen);
			ret += toAdd;
			retLen += strlen(toAdd);
			if (retLen < desiredLength) {
				if (!myArray) break;
				ret += myArray[0];
				updateState(state, myArray);
			}
		}
		return unwindState(state, ret);
	}
	function truncate(str, desiredLength, truncateChar) {
		truncateChar = truncateChar || "…";
		if (strlen(str) <= desiredLength) return str;
		desiredLength -= strlen(truncateChar);
		let ret = truncateWidthWithAnsi(str, desiredLength);
		ret += truncateChar;
		const hrefTag = "\x1B]8;;\x07";
		if (str.includes(hrefTag) && !ret.includes(hrefTag)) ret += hrefTag;
		return ret;
	}
	function defaultOptions() {
		return {
			chars: {
				top: "─",
				"top-mid": "┬",
				"top-left": "┌",
				"top-right": "┐",
				bottom: "─",
				"bottom-mid": "┴",
				"bottom-left": "└",
				"bottom-right": "┘",
				left: "│",
				"left-mid": "├",
				mid: "─",
				"mid-mid": "┼",
				right: "│",
				"right-mid": "┤",
				middle: "│"
			},
			truncate: "…",
			colWidths: [],
			rowHeights: [],
			colAligns: [],
			rowAligns: [],
			style: {
				"padding-left": 1,
				"padding-right": 1,
				head: ["red"],
				border: ["grey"],
				compact: false
			},
			head: []
		};
	}
	function mergeOptions(options, defaults) {
		options = options || {};
		defaults = defaults || defaultOptions();
		let ret = Object.assign({}, defaults, options);
		ret.chars = Object.assign({}, defaults.chars, options.chars);
		ret.style = Object.assign({}, defaults.style, options.style);
		return ret;
	}
	function wordWrap(maxLength, input) {
		let lines = [];
		let split = input.split(/(\s+)/g);
		let line = [];
		let lineLength = 0;
		let whitespace;
		for (let i = 0; i < split.length; i += 2) {
			let word = split[i];
			let newLength = lineLength + strlen(word);
			if (lineLength > 0 && whitespace) newLength += whitespace.length;
			if (newLength > maxLength) {
				if (lineLength !== 0) lines.push(line.join(""));
				line = [word];
				lineLength = strlen(word);
			} else {
				line.push(whitespace || "", word);
				lineLength = newLength;
			}
			whitespace = split[i + 1];
		}
		if (lineLength) lines.push(line.join(""));
		return lines;
	}
	function textWrap(maxLength, input) {
		let lines = [];
		let line = "";
		function pushLine(str, ws) {
			if (line.length && ws) line += ws;
			line += str;
			while (line.length > maxLength) {
				lines.push(line.slice(0, maxLength));
				line = line.slice(maxLength);
			}
		}
		let split = input.split(/(\s+)/g);
		for (let i = 0; i < split.length; i += 2) pushLine(split[i], i && split[i - 1]);
		if (line.length) lines.push(line);
		return lines;
	}
	function multiLineWordWrap(maxLength, input, wrapOnWordBoundary = true) {
		let output = [];
		input = input.split("\n");
		const handler = wrapOnWordBoundary ? wordWrap : textWrap;
		for (let i = 0; i < input.length; i++) output.push.apply(output, handler(maxLength, input[i]));
		return output;
	}
	function colorizeLines(input) {
		let state = {};
		let output = [];
		for (let i = 0; i < input.length; i++) {
			let line = rewindState(state, input[i]);
			state = readState(line);
			let temp = Object.assign({}, state);
			output.push(unwindState(temp, line));
		}
		return output;
	}
	function hyperlink(url, text) {
		const OSC = "\x1B]";
		const BEL = "\x07";
		const SEP = ";";
		return [
			OSC,
			"8",
			SEP,
			SEP,
			url || text,
			BEL,
			text,
			OSC,
			"8",
			SEP,
			SEP,
			BEL
		].join("");
	}
	module.exports = {
		strlen,
		repeat,
		pad,
		truncate,
		mergeOptions,
		wordWrap: multiLineWordWrap,
		colorizeLines,
		hyperlink
	};
}));

// node_modules/@colors/colors/lib/styles.js
var require_styles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var styles = {};
	module["exports"] = styles;
	var codes = {
		reset: [0, 0],
		bold: [1, 22],
		dim: [2, 22],
		italic: [3, 23],
		underline: [4, 24],
		inverse: [7, 27],
		hidden: [8, 28],
		strikethrough: [9, 29],
		black: [30, 39],
		red: [31, 39],
		green: [32, 39],
		yellow: [33, 39],
		blue: [34, 39],
		magenta: [35, 39],
		cyan: [36, 39],
		white: [37, 39],
		gray: [90, 39],
		grey: [90, 39],
		brightRed: [91, 39],
		brightGreen: [92, 39],
		brightYellow: [93, 39],
		brightBlue: [94, 39],
		brightMagenta: [95, 39],
		brightCyan: [96, 39],
		brightWhite: [97, 39],
		bgBlack: [40, 49],
		bgRed: [41, 49],
		bgGreen: [42, 49],
		bgYellow: [43, 49],
		bgBlue: [44, 49],
		bgMagenta: [45, 49],
		bgCyan: [46, 49],
		bgWhite: [47, 49],
		bgGray: [100, 49],
		bgGrey: [100, 49],
		bgBrightRed: [101, 49],
		bgBrightGreen: [102, 49],
		bgBrightYellow: [103, 49],
		bgBrightBlue: [104, 49],
		bgBrightMagenta: [105, 49],
		bgBrightCyan: [106, 49],
		bgBrightWhite: [107, 49],
		blackBG: [40, 49],
		redBG: [41, 49],
		greenBG: [42, 49],
		yellowBG: [43, 49],
		blueBG: [44, 49],
		magentaBG: [45, 49],
		cyanBG: [46, 49],
		whiteBG: [47, 49]
	};
	Object.keys(codes).forEach(function(key) {
		var val = codes[key];
		var style = styles[key] = [];
		style.open = "\x1B[" + val[0] + "m";
		style.close = "\x1B[" + val[1] + "m";
	});
}));

// node_modules/@colors/colors/lib/system/has-flag.js
var require_has_flag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function(flag, argv) {
		argv = argv || process.argv;
		var terminatorPos = argv.indexOf("--");
		var prefix = /^-{1,2}/.test(flag) ? "" : "--";
		var pos = argv.indexOf(prefix + flag);
		return pos !== -1 && (terminatorPos === -1 ? true : pos < terminatorPos);
	};
}));

// node_modules/@colors/colors/lib/system/supports-colors.js
var require_supports_colors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var os = __require("os");
	var hasFlag = require_has_flag();
	var env = process.env;
	var forceColor = void 0;
	if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false")) forceColor = false;
	else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) forceColor = true;
	if ("FORCE_COLOR" in env) forceColor = env.FORCE_COLOR.length === 0 || parseInt(env.FORCE_COLOR, 10) !== 0;
	function translateLevel(level) {
		if (level === 0) return false;
		return {
			level,
			hasBasic: true,
			has256: level >= 2,
			has16m: level >= 3
		};
	}
	function supportsColor(stream) {
		if (forceColor === false) return 0;
		if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
		if (hasFlag("color=256")) return 2;
		if (stream && !stream.isTTY && forceColor !== true) return 0;
		var min = forceColor ? 1 : 0;
		if (process.platform === "win32") {
			var osRelease = os.release().split(".");
			if (Number(process.versions.node.split(".")[0]) >= 8 && Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
			return 1;
		}
		if ("CI" in env) {
			if ([
				"TRAVIS",
				"CIRCLECI",
				"APPVEYOR",
				"GITLAB_CI"
			].some(function(sign) {
				return sign in env;
			}) || env.CI_NAME === "codeship") return 1;
			return min;
		}
		if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
		if ("TERM_PROGRAM" in env) {
			var version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
			switch (env.TERM_PROGRAM) {
				case "iTerm.app": return version >= 3 ? 3 : 2;
				case "Hyper": return 3;
				case "Apple_Terminal": return 2;
			}
		}
		if (/-256(color)?$/i.test(env.TERM)) return 2;
		if (/^screen|^xterm|^vt100|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
		if ("COLORTERM" in env) return 1;
		if (env.TERM === "dumb") return min;
		return min;
	}
	function getSupportLevel(stream) {
		return translateLevel(supportsColor(stream));
	}
	module.exports = {
		supportsColor: getSupportLevel,
		stdout: getSupportLevel(process.stdout),
		stderr: getSupportLevel(process.stderr)
	};
}));

// node_modules/@colors/colors/lib/custom/trap.js
var require_trap = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function runTheTrap(text, options) {
		var result = "";
		text = text || "Run the trap, drop the bass";
		text = text.split("");
		var trap = {
			a: [
				"@",
				"Ą",
				"Ⱥ",
				"Ʌ",
				"Δ",
				"Λ",
				"Д"
			],
			b: [
				"ß",
				"Ɓ",
				"Ƀ",
				"ɮ",
				"β",
				"฿"
			],
			c: [
				"©",
				"Ȼ",
				"Ͼ"
			],
			d: [
				"Ð",
				"Ɗ",
				"Ԁ",
				"ԁ",
				"Ԃ",
				"ԃ"
			],
			e: [
				"Ë",
				"ĕ",
				"Ǝ",
				"ɘ",
				"Σ",
				"ξ",
				"Ҽ",
				"੬"
			],
			f: ["Ӻ"],
			g: ["ɢ"],
			h: [
				"Ħ",
				"ƕ",
				"Ң",
				"Һ",
				"Ӈ",
				"Ԋ"
			],
			i: ["༏"],
			j: ["Ĵ"],
			k: [
				"ĸ",
				"Ҡ",
				"Ӄ",
				"Ԟ"
			],
			l: ["Ĺ"],
			m: [
				"ʍ",
				"Ӎ",
				"ӎ",
				"Ԡ",
				"ԡ",
				"൩"
			],
			n: [
				"Ñ",
				"ŋ",
				"Ɲ",
				"Ͷ",
				"Π",
				"Ҋ"
			],
			o: [
				"Ø",
				"õ",
				"ø",
				"Ǿ",
				"ʘ",
				"Ѻ",
				"ם",
				"۝",
				"๏"
			],
			p: ["Ƿ", "Ҏ"],
			q: ["্"],
			r: [
				"®",
				"Ʀ",
				"Ȑ",
				"Ɍ",
				"ʀ",
				"Я"
			],
			s: [
				"§",
				"Ϟ",
				"ϟ",
				"Ϩ"
			],
			t: [
				"Ł",
				"Ŧ",
				"ͳ"
			],
			u: ["Ʊ", "Ս"],
			v: ["ט"],
			w: [
				"Ш",
				"Ѡ",
				"Ѽ",
				"൰"
			],
			x: [
				"Ҳ",
				"Ӿ",
				"Ӽ",
				"ӽ"
			],
			y: [
				"¥",
				"Ұ",
				"Ӌ"
			],
			z: ["Ƶ", "ɀ"]
		};
		text.forEach(function(c) {
			c = c.toLowerCase();
			var chars = trap[c] || [" "];
			var rand = Math.floor(Math.random() * chars.length);
			if (typeof trap[c] !== "undefined") result += trap[c][rand];
			else result += c;
		});
		return result;
	};
}));

// node_modules/@colors/colors/lib/custom/zalgo.js
var require_zalgo = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function zalgo(text, options) {
		text = text || "   he is here   ";
		var soul = {
			"up": [
				"̍",
				"̎",
				"̄",
				"̅",
				"̿",
				"̑",
				"̆",
				"̐",
				"͒",
				"͗",
				"͑",
				"̇",
				"̈",
				"̊",
				"͂",
				"̓",
				"̈",
				"͊",
				"͋",
				"͌",
				"̃",
				"̂",
				"̌",
				"͐",
				"̀",
				"́",
				"̋",
				"̏",
				"̒",
				"̓",
				"̔",
				"̽",
				"̉",
				"ͣ",
				"ͤ",
				"ͥ",
				"ͦ",
				"ͧ",
				"ͨ",
				"ͩ",
				"ͪ",
				"ͫ",
				"ͬ",
				"ͭ",
				"ͮ",
				"ͯ",
				"̾",
				"͛",
				"͆",
				"̚"
			],
			"down": [
				"̖",
				"̗",
				"̘",
				"̙",
				"̜",
				"̝",
				"̞",
				"̟",
				"̠",
				"̤",
				"̥",
				"̦",
				"̩",
				"̪",
				"̫",
				"̬",
				"̭",
				"̮",
				"̯",
				"̰",
				"̱",
				"̲",
				"̳",
				"̹",
				"̺",
				"̻",
				"̼",
				"ͅ",
				"͇",
				"͈",
				"͉",
				"͍",
				"͎",
				"͓",
				"͔",
				"͕",
				"͖",
				"͙",
				"͚",
				"̣"
			],
			"mid": [
				"̕",
				"̛",
				"̀",
				"́",
				"͘",
				"̡",
				"̢",
				"̧",
				"̨",
				"̴",
				"̵",
				"̶",
				"͜",
				"͝",
				"͞",
				"͟",
				"͠",
				"͢",
				"̸",
				"̷",
				"͡",
				" ҉"
			]
		};
		var all = [].concat(soul.up, soul.down, soul.mid);
		function randomNumber(range) {
			return Math.floor(Math.random() * range);
		}
		function isChar(character) {
			var bool = false;
			all.filter(function(i) {
				bool = i === character;
			});
			return bool;
		}
		function heComes(text, options) {
			var result = "";
			var counts;
			var l;
			options = options || {};
			options["up"] = typeof options["up"] !== "undefined" ? options["up"] : true;
			options["mid"] = typeof options["mid"] !== "undefined" ? options["mid"] : true;
			options["down"] = typeof options["down"] !== "undefined" ? options["down"] : true;
			options["size"] = typeof options["size"] !== "undefined" ? options["size"] : "maxi";
			text = text.split("");
			for (l in text) {
				if (isChar(l)) continue;
				result = result + text[l];
				counts = {
					"up": 0,
					"down": 0,
					"mid": 0
				};
				switch (options.size) {
					case "mini":
						counts.up = randomNumber(8);
						counts.mid = randomNumber(2);
						counts.down = randomNumber(8);
						break;
					case "maxi":
						counts.up = randomNumber(16) + 3;
						counts.mid = randomNumber(4) + 1;
						counts.down = randomNumber(64) + 3;
						break;
					default:
						counts.up = randomNumber(8) + 1;
						counts.mid = randomNumber(6) / 2;
						counts.down = randomNumber(8) + 1;
				}
				var arr = [
					"up",
					"mid",
					"down"
				];
				for (var d in arr) {
					var index = arr[d];
					for (var i = 0; i <= counts[index]; i++) if (options[index]) result = result + soul[index][randomNumber(soul[index].length)];
				}
			}
			return result;
		}
		return heComes(text, options);
	};
}));

// node_modules/@colors/colors/lib/maps/america.js
var require_america = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		return function(letter, i, exploded) {
			if (letter === " ") return letter;
			switch (i % 3) {
				case 0: return colors.red(letter);
				case 1: return colors.white(letter);
				case 2: return colors.blue(letter);
			}
		};
	};
}));

// node_modules/@colors/colors/lib/maps/zebra.js
var require_zebra = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		return function(letter, i, exploded) {
			return i % 2 === 0 ? letter : colors.inverse(letter);
		};
	};
}));

// node_modules/@colors/colors/lib/maps/rainbow.js
var require_rainbow = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		var rainbowColors = [
			"red",
			"yellow",
			"green",
			"blue",
			"magenta"
		];
		return function(letter, i, exploded) {
			if (letter === " ") return letter;
			else return colors[rainbowColors[i++ % rainbowColors.length]](letter);
		};
	};
}));

// node_modules/@colors/colors/lib/maps/random.js
var require_random = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		var available = [
			"underline",
			"inverse",
			"grey",
			"yellow",
			"red",
			"green",
			"blue",
			"white",
			"cyan",
			"magenta",
			"brightYellow",
			"brightRed",
			"brightGreen",
			"brightBlue",
			"brightWhite",
			"brightCyan",
			"brightMagenta"
		];
		return function(letter, i, exploded) {
			return letter === " " ? letter : colors[available[Math.round(Math.random() * (available.length - 2))]](letter);
		};
	};
}));

// node_modules/@colors/colors/lib/colors.js
var require_colors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var colors = {};
	module["exports"] = colors;
	colors.themes = {};
	var util = __require("util");
	var ansiStyles = colors.styles = require_styles();
	var defineProps = Object.defineProperties;
	var newLineRegex = /* @__PURE__ */ new RegExp(/[\r\n]+/g);
	colors.supportsColor = require_supports_colors().supportsColor;
	if (typeof colors.enabled === "undefined") colors.enabled = colors.supportsColor() !== false;
	colors.enable = function() {
		colors.enabled = true;
	};
	colors.disable = function() {
		colors.enabled = false;
	};
	colors.stripColors = colors.strip = function(str) {
		return ("" + str).replace(/\x1B\[\d+m/g, "");
	};
	colors.stylize = function stylize(str, style) {
		if (!colors.enabled) return str + "";
		var styleMap = ansiStyles[style];
		if (!styleMap && style in colors) return colors[style](str);
		return styleMap.open + str + styleMap.close;
	};
	var matchOperatorsRe = /[|\\{}()[\]^$+*?.]/g;
	var escapeStringRegexp = function(str) {
		if (typeof str !== "string") throw new TypeError("Expected a string");
		return str.replace(matchOperatorsRe, "\\$&");
	};
	function build(_styles) {
		var builder = function builder() {
			return applyStyle.apply(builder, arguments);
		};
		builder._styles = _styles;
		builder.__proto__ = proto;
		return builder;
	}
	var styles = (function() {
		var ret = {};
		ansiStyles.grey = ansiStyles.gray;
		Object.keys(ansiStyles).forEach(function(key) {
			ansiStyles[key].closeRe = new RegExp(escapeStringRegexp(ansiStyles[key].close), "g");
			ret[key] = { get: function() {
				return build(this._styles.concat(key));
			} };
		});
		return ret;
	})();
	var proto = defineProps(function colors() {}, styles);
	function applyStyle() {
		var str = Array.prototype.slice.call(arguments).map(function(arg) {
			if (arg != null && arg.constructor === String) return arg;
			else return util.inspect(arg);
		}).join(" ");
		if (!colors.enabled || !str) return str;
		var newLinesPresent = str.indexOf("\n") != -1;
		var nestedStyles = this._styles;
		var i = nestedStyles.length;
		while (i--) {
			var code = ansiStyles[nestedStyles[i]];
			str = code.open + str.replace(code.closeRe, code.open) + code.close;
			if (newLinesPresent) str = str.replace(newLineRegex, function(match) {
				return code.close + match + code.open;
			});
		}
		return str;
	}
	colors.setTheme = function(theme) {
		if (typeof theme === "string") {
			console.log("colors.setTheme now only accepts an object, not a string.  If you are trying to set a theme from a file, it is now your (the caller's) responsibility to require the file.  The old syntax looked like colors.setTheme(__dirname + '/../themes/generic-logging.js'); The new syntax looks like colors.setTheme(require(__dirname + '/../themes/generic-logging.js'));");
			return;
		}
		for (var style in theme) (function(style) {
			colors[style] = function(str) {
				if (typeof theme[style] === "object") {
					var out = str;
					for (var i in theme[style]) out = colors[theme[style][i]](out);
					return out;
				}
				return colors[theme[style]](str);
			};
		})(style);
	};
	function init() {
		var ret = {};
		Object.keys(styles).forEach(function(name) {
			ret[name] = { get: function() {
				return build([name]);
			} };
		});
		return ret;
	}
	var sequencer = function sequencer(map, str) {
		var exploded = str.split("");
		exploded = exploded.map(map);
		return exploded.join("");
	};
	colors.trap = require_trap();
	colors.zalgo = require_zalgo();
	colors.maps = {};
	colors.maps.america = require_america()(colors);
	colors.maps.zebra = require_zebra()(colors);
	colors.maps.rainbow = require_rainbow()(colors);
	colors.maps.random = require_random()(colors);
	for (var map in colors.maps) (function(map) {
		colors[map] = function(str) {
			return sequencer(colors.maps[map], str);
		};
	})(map);
	defineProps(colors, init());
}));

// node_modules/@colors/colors/safe.js
var require_safe = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var colors = require_colors();
	module["exports"] = colors;
}));

// node_modules/cli-table3/src/cell.js
var require_cell = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { info, debug } = require_debug();
	const utils = require_utils();
	var Cell = class Cell {
		constructor(options) {
			this.setOptions(options);
			this.x = null;
			this.y = null;
		}
		setOptions(options) {
			if ([
				"boolean",
				"number",
				"bigint",
				"string"
			].indexOf(typeof options) !== -1) options = { content: "" + options };
			options = options || {};
			this.options = options;
			let content = options.content;
			if ([
				"boolean",
				"number",
				"bigint",
				"string"
			].indexOf(typeof content) !== -1) this.content = String(content);
			else if (!content) this.content = this.options.href || "";
			else throw new Error("Content needs to be a primitive, got: " + typeof content);
			this.colSpan = options.colSpan || 1;
			this.rowSpan = options.rowSpan || 1;
			if (this.options.href) Object.defineProperty(this, "href", { get() {
				return this.options.href;
			} });
		}
		mergeTableOptions(tableOptions, cells) {
			this.cells = cells;
			let optionsChars = this.options.chars || {};
			let tableChars = tableOptions.chars;
			let chars = this.chars = {};
			CHAR_NAMES.forEach(function(name) {
				setOption(optionsChars, tableChars, name, chars);
			});
			this.truncate = this.options.truncate || tableOptions.truncate;
			let style = this.options.style = this.options.style || {};
			let tableStyle = tableOptions.style;
			setOption(style, tableStyle, "padding-left", this);
			setOption(style, tableStyle, "padding-right", this);
			this.head = style.head || tableStyle.head;
			this.border = style.border || tableStyle.border;
			this.fixedWidth = tableOptions.colWidths[this.x];
			this.lines = this.computeLines(tableOptions);
			this.desiredWidth = utils.strlen(this.content) + this.paddingLeft + this.paddingRight;
			this.desiredHeight = this.lines.length;
		}
		computeLines(tableOptions) {
			const tableWordWrap = tableOptions.wordWrap || tableOptions.textWrap;
			const { wordWrap = tableWordWrap } = this.options;
			if (this.fixedWidth && wordWrap) {
				this.fixedWidth -= this.paddingLeft + this.paddingRight;
				if (this.colSpan) {
					let i = 1;
					while (i < this.colSpan) {
						this.fixedWidth += tableOptions.colWidths[this.x + i];
						i++;
					}
				}
				const { wrapOnWordBoundary: tableWrapOnWordBoundary = true } = tableOptions;
				const { wrapOnWordBoundary = tableWrapOnWordBoundary } = this.options;
				return this.wrapLines(utils.wordWrap(this.fixedWidth, this.content, wrapOnWordBoundary));
			}
			return this.wrapLines(this.content.split("\n"));
		}
		wrapLines(computedLines) {
			const lines = utils.colorizeLines(computedLines);
			if (this.href) return lines.map((line) => utils.hyperlink(this.href, line));
			return lines;
		}
		init(tableOptions) {
			let x = this.x;
			let y = this.y;
			this.widths = tableOptions.colWidths.slice(x, x + this.colSpan);
			this.heights = tableOptions.rowHeights.slice(y, y + this.rowSpan);
			this.width = this.widths.reduce(sumPlusOne, -1);
			this.height = this.heights.reduce(sumPlusOne, -1);
			this.hAlign = this.options.hAlign || tableOptions.colAligns[x];
			this.vAlign = this.options.vAlign || tableOptions.rowAligns[y];
			this.drawRight = x + this.colSpan == tableOptions.colWidths.length;
		}
		draw(lineNum, spanningCell) {
			if (lineNum == "top") return this.drawTop(this.drawRight);
			if (lineNum == "bottom") return this.drawBottom(this.drawRight);
			let content = utils.truncate(this.content, 10, this.truncate);
			if (!lineNum) info(`${this.y}-${this.x}: ${this.rowSpan - lineNum}x${this.colSpan} Cell ${content}`);
			let padLen = Math.max(this.height - this.lines.length, 0);
			let padTop;
			switch (this.vAlign) {
				case "center":
					padTop = Math.ceil(padLen / 2);
					break;
				case "bottom":
					padTop = padLen;
					break;
				default: padTop = 0;
			}
			if (lineNum < padTop || lineNum >= padTop + this.lines.length) return this.drawEmpty(this.drawRight, spanningCell);
			let forceTruncation = this.lines.length > this.height && lineNum + 1 >= this.height;
			return this.drawLine(lineNum - padTop, this.drawRight, forceTruncation, spanningCell);
		}
		drawTop(drawRight) {
			let content = [];
			if (this.cells) this.widths.forEach(function(width, index) {
				content.push(this._topLeftChar(index));
				content.push(utils.repeat(this.chars[this.y == 0 ? "top" : "mid"], width));
			}, this);
			else {
				content.push(this._topLeftChar(0));
				content.push(utils.repeat(this.chars[this.y == 0 ? "top" : "mid"], this.width));
			}
			if (drawRight) content.push(this.chars[this.y == 0 ? "topRight" : "rightMid"]);
			return this.wrapWithStyleColors("border", content.join(""));
		}
		_topLeftChar(offset) {
			let x = this.x + offset;
			let leftChar;
			if (this.y == 0) leftChar = x == 0 ? "topLeft" : offset == 0 ? "topMid" : "top";
			else if (x == 0) leftChar = "leftMid";
			else {
				leftChar = offset == 0 ? "midMid" : "bottomMid";
				if (this.cells) {
					if (this.cells[this.y - 1][x] instanceof Cell.ColSpanCell) leftChar = offset == 0 ? "topMid" : "mid";
					if (offset == 0) {
						let i = 1;
						while (this.cells[this.y][x - i] instanceof Cell.ColSpanCell) i++;
						if (this.cells[this.y][x - i] instanceof Cell.RowSpanCell) leftChar = "leftMid";
					}
				}
			}
			return this.chars[leftChar];
		}
		wrapWithStyleColors(styleProperty, content) {
			if (this[styleProperty] && this[styleProperty].length) try {
				let colors = require_safe();
				for (let i = this[styleProperty].length - 1; i >= 0; i--) colors = colors[this[styleProperty][i]];
				return colors(content);
			} catch (e) {
				return content;
			}
			else return content;
		}
		drawLine(lineNum, drawRight, forceTruncationSymbol, spanningCell) {
			let left = this.chars[this.x == 0 ? "left" : "middle"];
			if (this.x && spanningCell && this.cells) {
				let cellLeft = this.cells[this.y + spanningCell][this.x - 1];
				while (cellLeft instanceof ColSpanCell) cellLeft = this.cells[cellLeft.y][cellLeft.x - 1];
				if (!(cellLeft instanceof RowSpanCell)) left = this.chars["rightMid"];
			}
			let leftPadding = utils.repeat(" ", this.paddingLeft);
			let right = drawRight ? this.chars["right"] : "";
			let rightPadding = utils.repeat(" ", this.paddingRight);
			let line = this.lines[lineNum];
			let len = this.width - (this.paddingLeft + this.paddingRight);
			if (forceTruncationSymbol) line += this.truncate || "…";
			let content = utils.truncate(line, len, this.truncate);
			content = utils.pad(content, len, " ", this.hAlign);
			content = leftPadding + content + rightPadding;
			return this.stylizeLine(left, content, right);
		}
		stylizeLine(left, content, right) {
			left = this.wrapWithStyleColors("border", left);
			right = this.wrapWithStyleColors("border", right);
			if (this.y === 0) content = this.wrapWithStyleColors("head", content);
			return left + content + right;
		}
		drawBottom(drawRight) {
			let left = this.chars[this.x == 0 ? "bottomLeft" : "bottomMid"];
			let content = utils.repeat(this.chars.bottom, this.width);
			let right = drawRight ? this.chars["bottomRight"] : "";
			return this.wrapWithStyleColors("border", left + content + right);
		}
		drawEmpty(drawRight, spanningCell) {
			let left = this.chars[this.x == 0 ? "left" : "middle"];
			if (this.x && spanningCell && this.cells) {
				let cellLeft = this.cells[this.y + spanningCell][this.x - 1];
				while (cellLeft instanceof ColSpanCell) cellLeft = this.cells[cellLeft.y][cellLeft.x - 1];
				if (!(cellLeft instanceof RowSpanCell)) left = this.chars["rightMid"];
			}
			let right = drawRight ? this.chars["right"] : "";
			let content = utils.repeat(" ", this.width);
			return this.stylizeLine(left, content, right);
		}
	};
	var ColSpanCell = class {
		constructor() {}
		draw(lineNum) {
			if (typeof lineNum === "number") debug(`${this.y}-${this.x}: 1x1 ColSpanCell`);
			return "";
		}
		init() {}
		mergeTableOptions() {}
	};
	var RowSpanCell = class {
		constructor(originalCell) {
			this.originalCell = originalCell;
		}
		init(tableOptions) {
			let y = this.y;
			let originalY = this.originalCell.y;
			this.cellOffset = y - originalY;
			this.offset = findDimension(tableOptions.rowHeights, originalY, this.cellOffset);
		}
		draw(lineNum) {
			if (lineNum == "top") return this.originalCell.draw(this.offset, this.cellOffset);
			if (lineNum == "bottom") return this.originalCell.draw("bottom");
			debug(`${this.y}-${this.x}: 1x${this.colSpan} RowSpanCell for ${this.originalCell.content}`);
			return this.originalCell.draw(this.offset + 1 + lineNum);
		}
		mergeTableOptions() {}
	};
	function firstDefined(...args) {
		return args.filter((v) => v !== void 0 && v !== null).shift();
	}
	function setOption(objA, objB, nameB, targetObj) {
		let nameA = nameB.split("-");
		if (nameA.length > 1) {
			nameA[1] = nameA[1].charAt(0).toUpperCase() + nameA[1].substr(1);
			nameA = nameA.join("");
			targetObj[nameA] = firstDefined(objA[nameA], objA[nameB], objB[nameA], objB[nameB]);
		} else targetObj[nameB] = firstDefined(objA[nameB], objB[nameB]);
	}
	function findDimension(dimensionTable, startingIndex, span) {
		let ret = dimensionTable[startingIndex];
		for (let i = 1; i < span; i++) ret += 1 + dimensionTable[startingIndex + i];
		return ret;
	}
	function sumPlusOne(a, b) {
		return a + b + 1;
	}
	let CHAR_NAMES = [
		"top",
		"top-mid",
		"top-left",
		"top-right",
		"bottom",
		"bottom-mid",
		"bottom-left",
		"bottom-right",
		"left",
		"left-mid",
		"mid",
		"mid-mid",
		"right",
		"right-mid",
		"middle"
	];
	module.exports = Cell;
	module.exports.ColSpanCell = ColSpanCell;
	module.exports.RowSpanCell = RowSpanCell;
}));

// node_modules/cli-table3/src/layout-manager.js
var require_layout_manager = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { warn, debug } = require_debug();
	const Cell = require_cell();
	const { ColSpanCell, RowSpanCell } = Cell;
	(function() {
		function next(alloc, col) {
			if (alloc[col] > 0) return next(alloc, col + 1);
			return col;
		}
		function layoutTable(table) {
			let alloc = {};
			table.forEach(function(row, rowIndex) {
				let col = 0;
				row.forEach(function(cell) {
					cell.y = rowIndex;
					cell.x = rowIndex ? next(alloc, col) : col;
					const rowSpan = cell.rowSpan || 1;
					const colSpan = cell.colSpan || 1;
					if (rowSpan > 1) for (let cs = 0; cs < colSpan; cs++) alloc[cell.x + cs] = rowSpan;
					col = cell.x + colSpan;
				});
				Object.keys(alloc).forEach((idx) => {
					alloc[idx]--;
					if (alloc[idx] < 1) delete alloc[idx];
				});
			});
		}
		function maxWidth(table) {
			let mw = 0;
			table.forEach(function(row) {
				row.forEach(function(cell) {
					mw = Math.max(mw, cell.x + (cell.colSpan || 1));
				});
			});
			return mw;
		}
		function maxHeight(table) {
			return table.length;
		}
		function cellsConflict(cell1, cell2) {
			let yMin1 = cell1.y;
			let yMax1 = cell1.y - 1 + (cell1.rowSpan || 1);
			let yMin2 = cell2.y;
			let yConflict = !(yMin1 > cell2.y - 1 + (cell2.rowSpan || 1) || yMin2 > yMax1);
			let xMin1 = cell1.x;
			let xMax1 = cell1.x - 1 + (cell1.colSpan || 1);
			let xMin2 = cell2.x;
			let xConflict = !(xMin1 > cell2.x - 1 + (cell2.colSpan || 1) || xMin2 > xMax1);
			return yConflict && xConflict;
		}
		function conflictExists(rows, x, y) {
			let i_max = Math.min(rows.length - 1, y);
			let cell = {
				x,
				y
			};
			for (let i = 0; i <= i_max; i++) {
				let row = rows[i];
				for (let j = 0; j < row.length; j++) if (cellsConflict(cell, row[j])) return true;
			}
			return false;
		}
		function allBlank(rows, y, xMin, xMax) {
			for (let x = xMin; x < xMax; x++) if (conflictExists(rows, x, y)) return false;
			return true;
		}
		function addRowSpanCells(table) {
			table.forEach(function(row, rowIndex) {
				row.forEach(function(cell) {
					for (let i = 1; i < cell.rowSpan; i++) {
						let rowSpanCell = new RowSpanCell(cell);
						rowSpanCell.x = cell.x;
						rowSpanCell.y = cell.y + i;
						rowSpanCell.colSpan = cell.colSpan;
						insertCell(rowSpanCell, table[rowIndex + i]);
					}
				});
			});
		}
		function addColSpanCells(cellRows) {
			for (let rowIndex = cellRows.length - 1; rowIndex >= 0; rowIndex--) {
				let cellColumns = cellRows[rowIndex];
				for (let columnIndex = 0; columnIndex < cellColumns.length; columnIndex++) {
					let cell = cellColumns[columnIndex];
					for (let k = 1; k < cell.colSpan; k++) {
						let colSpanCell = new ColSpanCell();
						colSpanCell.x = cell.x + k;
						colSpanCell.y = cell.y;
						cellColumns.splice(columnIndex + 1, 0, colSpanCell);
					}
				}
			}
		}
		function insertCell(cell, row) {
			let x = 0;
			while (x < row.length && row[x].x < cell.x) x++;
			row.splice(x, 0, cell);
		}
		function fillInTable(table) {
			let h_max = maxHeight(table);
			let w_max = maxWidth(table);
			debug(`Max rows: ${h_max}; Max cols: ${w_max}`);
			for (let y = 0; y < h_max; y++) for (let x = 0; x < w_max; x++) if (!conflictExists(table, x, y)) {
				let opts = {
					x,
					y,
					colSpan: 1,
					rowSpan: 1
				};
				x++;
				while (x < w_max && !conflictExists(table, x, y)) {
					opts.colSpan++;
					x++;
				}
				let y2 = y + 1;
				while (y2 < h_max && allBlank(table, y2, opts.x, opts.x + opts.colSpan)) {
					opts.rowSpan++;
					y2++;
				}
				let cell = new Cell(opts);
				cell.x = opts.x;
				cell.y = opts.y;
				warn(`Missing cell at ${cell.y}-${cell.x}.`);
				insertCell(cell, table[y]);
			}
		}
		function generateCells(rows) {
			return rows.map(function(row) {
				if (!Array.isArray(row)) {
					let key = Object.keys(row)[0];
					row = row[key];
					if (Array.isArray(row)) {
						row = row.slice();
						row.unshift(key);
					} else row = [key, row];
				}
				return row.map(function(cell) {
					return new Cell(cell);
				});
			});
		}
		function makeTableLayout(rows) {
			let cellRows = generateCells(rows);
			layoutTable(cellRows);
			fillInTable(cellRows);
			addRowSpanCells(cellRows);
			addColSpanCells(cellRows);
			return cellRows;
		}
		module.exports = {
			makeTableLayout,
			layoutTable,
			addRowSpanCells,
			maxWidth,
			fillInTable,
			computeWidths: makeComputeWidths("colSpan", "desiredWidth", "x", 1),
			computeHeights: makeComputeWidths("rowSpan", "desiredHeight", "y", 1)
		};
	})();
	function makeComputeWidths(colSpan, desiredWidth, x, forcedMin) {
		return function(vals, table) {
			let result = [];
			let spanners = [];
			let auto = {};
			table.forEach(function(row) {
				row.forEach(function(cell) {
					if ((cell[colSpan] || 1) > 1) spanners.push(cell);
					else result[cell[x]] = Math.max(result[cell[x]] || 0, cell[desiredWidth] || 0, forcedMin);
				});
			});
			vals.forEach(function(val, index) {
				if (typeof val === "number") result[index] = val;
			});
			for (let k = spanners.length - 1; k >= 0; k--) {
				let cell = spanners[k];
				let span = cell[colSpan];
				let col = cell[x];
				let existingWidth = result[col];
				let editableCols = typeof vals[col] === "number" ? 0 : 1;
				if (typeof existingWidth === "number") for (let i = 1; i < span; i++) {
					existingWidth += 1 + result[col + i];
					if (typeof vals[col + i] !== "number") editableCols++;
				}
				else {
					existingWidth = desiredWidth === "desiredWidth" ? cell.desiredWidth - 1 : 1;
					if (!auto[col] || auto[col] < existingWidth) auto[col] = existingWidth;
				}
				if (cell[desiredWidth] > existingWidth) {
					let i = 0;
					while (editableCols > 0 && cell[desiredWidth] > existingWidth) {
						if (typeof vals[col + i] !== "number") {
							let dif = Math.round((cell[desiredWidth] - existingWidth) / editableCols);
							existingWidth += dif;
							result[col + i] += dif;
							editableCols--;
						}
						i++;
					}
				}
			}
			Object.assign(vals, result, auto);
			for (let j = 0; j < vals.length; j++) vals[j] = Math.max(forcedMin, vals[j] || 0);
		};
	}
}));

// node_modules/cli-table3/src/table.js
var require_table = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = require_debug();
	const utils = require_utils();
	const tableLayout = require_layout_manager();
	var Table = class extends Array {
		constructor(opts) {
			super();
			const options = utils.mergeOptions(opts);
			Object.defineProperty(this, "options", {
				value: options,
				enumerable: options.debug
			});
			if (options.debug) {
				switch (typeof options.debug) {
					case "boolean":
						debug.setDebugLevel(debug.WARN);
						break;
					case "number":
						debug.setDebugLevel(options.debug);
						break;
					case "string":
						debug.setDebugLevel(parseInt(options.debug, 10));
						break;
					default:
						debug.setDebugLevel(debug.WARN);
						debug.warn(`Debug option is expected to be boolean, number, or string. Received a ${typeof options.debug}`);
				}
				Object.defineProperty(this, "messages", { get() {
					return debug.debugMessages();
				} });
			}
		}
		toString() {
			let array = this;
			let headersPresent = this.options.head && this.options.head.length;
			if (headersPresent) {
				array = [this.options.head];
				if (this.length) array.push.apply(array, this);
			} else this.options.style.head = [];
			let cells = tableLayout.makeTableLayout(array);
			cells.forEach(function(row) {
				row.forEach(function(cell) {
					cell.mergeTableOptions(this.options, cells);
				}, this);
			}, this);
			tableLayout.computeWidths(this.options.colWidths, cells);
			tableLayout.computeHeights(this.options.rowHeights, cells);
			cells.forEach(function(row) {
				row.forEach(function(cell) {
					cell.init(this.options);
				}, this);
			}, this);
			let result = [];
			for (let rowIndex = 0; rowIndex < cells.length; rowIndex++) {
				let row = cells[rowIndex];
				let heightOfRow = this.options.rowHeights[rowIndex];
				if (rowIndex === 0 || !this.options.style.compact || rowIndex == 1 && headersPresent) doDraw(row, "top", result);
				for (let lineNum = 0; lineNum < heightOfRow; lineNum++) doDraw(row, lineNum, result);
				if (rowIndex + 1 == cells.length) doDraw(row, "bottom", result);
			}
			return result.join("\n");
		}
		get width() {
			return this.toString().split("\n")[0].length;
		}
	};
	Table.reset = () => debug.reset();
	function doDraw(row, lineNum, result) {
		let line = [];
		row.forEach(function(cell) {
			line.push(cell.draw(lineNum));
		});
		let str = line.join("");
		if (str.length) result.push(str);
	}
	module.exports = Table;
}));

// node_modules/cli-table3/index.js
var require_cli_table3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_table();
}));

// src/terminal/draw/render-table.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
const frame = 3;
function renderTable(table, { width, colors }) {
	const { head, rows } = dropEmptyColumns(table);
	const columns = head.map((title, index) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? "")), 1));
	const words = head.map((title, index) => longestIn([title, ...rows.map((row) => row[index] ?? "")]));
	const room = width - 1 - frame * columns.length;
	if (words.reduce((sum, one) => sum + one, 0) > room) return renderLists({
		head,
		rows
	}, {
		width,
		colors
	});
	const widths = shrink(columns, {
		words,
		room
	});
	const drawn = new import_cli_table3.default({
		head: head.map((title) => colors.bold(title)),
		colWidths: widths.map((text) => text + 2),
		wordWrap: true,
		style: {
			head: [],
			border: []
		}
	});
	for (const row of rows) drawn.push([...row]);
	return drawn.toString();
}
function renderLists({ head, rows }, { width, colors }) {
	const column = Math.min(Math.floor(width / 3), Math.max(...head.map(widthOf))) + 2;
	return rows.map((row) => head.flatMap((title, index) => {
		const text = prefixLines(wrapText(row[index] ?? "", width - column), " ".repeat(column)).trimStart();
		return text === "" ? [] : [`${padTo(colors.bold(title), column)}${text}`];
	})).map((lines) => lines.join("\n")).join("\n\n");
}
function dropEmptyColumns({ head, rows }) {
	const isUsed = head.map((_, index) => rows.some((row) => (row[index] ?? "").trim() !== ""));
	const pick = (cells) => cells.filter((_, index) => isUsed[index]);
	return {
		head: pick(head),
		rows: rows.map(pick)
	};
}
function longestIn(cells) {
	return Math.max(...cells.flatMap((cell) => cell.split(/\s/)).map(widthOf), 1);
}
function shrink(columns, { words, room }) {
	const widths = [...columns];
	while (widths.reduce((sum, one) => sum + one, 0) > room) {
		const spare = widths.map((width, index) => width > (words[index] ?? 1) ? width : 0);
		const widest = Math.max(...spare);
		if (widest === 0) break;
		widths[spare.indexOf(widest)] = widest - 1;
	}
	return widths;
}

// src/terminal/draw/render-markdown.ts
const markdown = new ne({ gfm: true });
function renderMarkdown(text, options) {
	if (isTangled(text)) return wrapText(text, options.width);
	return renderBlocks(markdown.lexer(text), options);
}
function renderInlineMarkdown(text, options) {
	return isTangled(text) ? text : renderInline(markdown.Lexer.lexInline(text), options);
}
function renderBlocks(tokens, options) {
	let depth = 0;
	const blocks = [];
	for (const token of tokens) if (token.type === "html") {
		const change = (token.raw.match(/<details\b/gi)?.length ?? 0) - (token.raw.match(/<\/details>/gi)?.length ?? 0);
		if (depth === 0) blocks.push(renderHtml(token.raw, options));
		depth = Math.max(0, depth + change);
	} else if (depth === 0) blocks.push(renderBlock(token, options));
	return blocks.filter((block) => block.trim() !== "").join("\n\n");
}
const narrowest = 20;
function narrow(options, columns) {
	return {
		...options,
		width: Math.max(narrowest, options.width - columns)
	};
}
function renderHtml(html, { colors }) {
	const title = /<summary>([\s\S]*?)<\/summary>/i.exec(html)?.[1];
	if (title !== void 0) return colors.dim(`▸ ${stripTags(title)} (folded)`);
	return stripTags(html);
}
function stripTags(html) {
	return unescapeEntities(html.replace(/<!--[\s\S]*?-->/g, "").replace(/<\/?[a-z][^>]*>/gi, "")).trim();
}
const entities = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	"#39": "'",
	nbsp: " ",
	emsp: "  "
};
function unescapeEntities(text) {
	return text.replace(/&(#39|amp|lt|gt|quot|nbsp|emsp);/g, (whole, name) => entities[name] ?? whole);
}
function renderBlock(token, options) {
	const { colors, width } = options;
	if (token.type === "heading") return colors.bold(wrapText(renderInline(token.tokens ?? [], options), width));
	if (token.type === "paragraph" || token.type === "text") return wrapText(renderInline(token.tokens ?? [token], options), width);
	if (token.type === "blockquote") return prefixLines(renderBlocks(token.tokens ?? [], narrow(options, 2)), colors.dim("│ "));
	if (token.type === "code") return renderCode(token, options);
	if (token.type === "list") return renderList(token, options);
	if (token.type === "table") return renderTableToken(token, options);
	if (token.type === "hr") return colors.dim("─".repeat(Math.min(20, width)));
	return "";
}
function renderCode({ lang, text }, { colors, width }) {
	if (lang === "mermaid") return "";
	return prefixLines(wrapText(text, width - 4), "    ").split("\n").map((line) => colors.cyan(line)).join("\n");
}
function renderList({ items, ordered, start }, options) {
	return items.map((item, index) => {
		const bullet = ordered ? `${Number(start || 1) + index}. ` : "• ";
		return `${bullet}${prefixLines(renderBlocks(item.tokens, narrow(options, bullet.length)), " ".repeat(bullet.length)).slice(bullet.length)}`;
	}).join("\n");
}
function renderTableToken({ header, rows }, options) {
	const isShown = header.map(({ text }) => text !== "links");
	const cellsOf = (cells) => cells.filter((_, index) => isShown[index]).map(({ tokens }) => renderInline(tokens, options));
	return renderTable({
		head: cellsOf(header),
		rows: rows.map(cellsOf)
	}, options);
}
function renderInline(tokens, options) {
	return tokens.map((token) => renderSpan(token, options)).join("");
}
function renderSpan(token, options) {
	const { colors } = options;
	const inner = () => renderInline("tokens" in token ? token.tokens ?? [] : [], options);
	if (token.type === "strong") return colors.bold(inner());
	if (token.type === "em") return colors.italic(inner());
	if (token.type === "del") return colors.strikethrough(inner());
	if (token.type === "codespan") return colors.cyan(unescapeEntities(token.text));
	if (token.type === "br") return "\n";
	if (token.type === "link") return renderLink(inner(), token.href, options);
	if (token.type === "image") return `[picture: ${token.text}]`;
	if (token.type === "html") return "";
	if (token.type === "text") return "tokens" in token && token.tokens !== void 0 ? inner() : unescapeEntities(token.text);
	return "text" in token ? unescapeEntities(String(token.text)) : token.raw;
}
function renderLink(text, href, { colors }) {
	if (/^https?:\/\/(?:[\w.-]*\.)?localhost(?:[:/]|$)/i.test(href) || text === href || !/^(?:https?|mailto):/i.test(href)) return text;
	return `${text} ${colors.dim(`(${href})`)}`;
}

// src/terminal/draw/render-thread.ts
const mostShown = 12;
function renderComments({ comments }, options) {
	const groups = groupComments(comments);
	const shown = groups.slice(0, mostShown).map((group) => renderGroup(group, options));
	const rest = groups.slice(mostShown).reduce((sum, { more }) => sum + 1 + more, 0);
	const note = rest === 0 ? [] : [options.colors.dim(`▸ ${rest} more comments are not shown`)];
	return [...shown, ...note].join("\n\n");
}
function groupComments(comments) {
	const groups = [];
	for (const comment of comments) {
		const last = groups.at(-1);
		if (last !== void 0 && isLike(last.first, comment)) groups[groups.length - 1] = {
			...last,
			more: last.more + 1
		};
		else groups.push({
			first: comment,
			more: 0
		});
	}
	return groups;
}
function isLike(a, b) {
	if (a.author !== b.author || a.isMinimised !== b.isMinimised) return false;
	if (a.isMinimised) return true;
	const [words, others] = [wordsOf(a.body), wordsOf(b.body)];
	return [...words].filter((word) => others.has(word)).length / Math.max(words.size, others.size, 1) >= .8;
}
function wordsOf(body) {
	const visible = body.replace(/<!--[\s\S]*?-->/g, "").replace(/https?:\S+/g, "");
	return new Set(visible.match(/\p{L}+/gu) ?? []);
}
function renderGroup({ first, more }, options) {
	const { colors } = options;
	if (first.isMinimised) {
		const what = more === 0 ? "1 comment is folded: it shows" : `${more + 1} comments are folded: they show`;
		return colors.dim(`▸ ${what} how the run came to its end`);
	}
	const body = renderMarkdown(first.body, {
		...options,
		width: options.width - 2
	});
	const also = more === 0 ? "" : `\n\n${colors.dim(`▸ ${more} more ${more === 1 ? "comment" : "comments"} like this one`)}`;
	return `${colors.bold(`${first.author} commented`)}\n\n${wrapText(body, options.width)}${also}`;
}

// src/terminal/draw/render-report.ts
function renderReport(report, options) {
	const clean = cleanTexts(report);
	const sections = [
		section("What happened", [...clean.runs.map((run) => renderRun(run, clean, options)), ...renderRest(clean, options)]),
		...clean.branches.map(({ name, diff }) => section(`Changes on ${name}`, [renderDiff(diff, options)])),
		...byKind(clean, "pull-request").map((thread) => renderThread(`Pull request #${thread.number}: ${thread.title}`, thread, options)),
		...byKind(clean, "issue").map((thread) => renderThread(`Issue #${thread.number}: ${thread.title}`, thread, options)),
		...[...byKind(clean, "runs-issue"), ...byKind(clean, "ledger")].map((thread) => renderThread(`Closed issue #${thread.number}: ${thread.title}`, thread, options)),
		...options.next.length === 0 ? [] : [section("What next", [options.next.join("\n")])]
	];
	return `${defuseWorkflowCommands(sections.map((one) => renderSection(one, options)).join("\n\n"))}\n`;
}
function cleanTexts(report) {
	const clean = (value) => {
		if (typeof value === "string") return cleanForTerminal(value);
		if (Array.isArray(value)) return value.map(clean);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
	};
	return clean(report);
}
function section(title, blocks) {
	return {
		title,
		blocks: blocks.filter((block) => block.trim() !== "")
	};
}
function renderSection({ title, blocks }, { width, colors }) {
	return [padRule(colors.dim(`── ${colors.bold(title)} `), {
		width,
		colors
	}), ...blocks].join("\n\n");
}
function padRule(line, { width, colors }) {
	const columns = width - (padTo(line, width).length - line.length);
	return `${line}${colors.dim("─".repeat(Math.max(2, width - columns)))}`;
}
function byKind({ threads }, kind) {
	return threads.filter((thread) => thread.kind === kind);
}
function renderRun(run, { threads }, options) {
	const thread = threads.find(({ number }) => number === run.subject);
	const about = thread === void 0 || thread.kind === "runs-issue" ? "" : `#${thread.number} “${thread.title}”: `;
	const cause = renderInlineMarkdown(about === "" ? run.startedBy.replace(/^the /, "The ") : run.startedBy, options);
	const first = wrapText(`${about}${cause}. That started the run ${run.run}:`, options.width);
	const headline = wrapText(renderInlineMarkdown(run.headline, options), options.width);
	const chain = prefixLines(drawChain(run.stages, {
		...options,
		width: options.width - 2
	}), "  ");
	return [
		first,
		describeMemory(run),
		chain,
		renderStages(run.stages, options),
		headline
	].filter((block) => block !== "").join("\n\n");
}
function renderStages(stages, options) {
	const titles = new Map(stages.map((stage) => [stage.name, nameTask(stage)]));
	const column = Math.min(32, Math.max(...[...titles.values()].map(widthOf)));
	return stages.flatMap((stage) => {
		const below = stages.filter(({ parent }) => parent === stage.name).map((each) => ({
			...each,
			children: []
		}));
		const words = describeStage(stage, {
			...options,
			below: countChildren({ children: below })
		});
		if (words === void 0) return [];
		const start = `  ${renderIcon(stage.status, options)} ${padTo(titles.get(stage.name) ?? "", column)}  `;
		const text = wrapText(words, options.width - column - 6);
		return [`${start}${prefixLines(text, " ".repeat(column + 6)).trimStart()}`];
	}).join("\n");
}
function nameTask({ name, title, parent }) {
	if (parent === void 0) return title;
	const depth = Math.max(1, name.split("/").length - 1);
	return `${"  ".repeat(depth - 1)}↳ ${title.slice(parent.length).replace(/^\//, "")}`;
}
function describeStage(stage, { below, ...options }) {
	const last = stage.executions.at(-1);
	if (last !== void 0) return `${describeWork(stage)} ${renderInlineMarkdown(firstLine(describeExecution(last)), options)}`;
	if (below !== "") return `${describeWork(stage)} ${[below, ...stage.why === void 0 ? [] : [stage.why]].join("; ")}.`;
	return stage.why === void 0 ? void 0 : `${stage.status}: ${stage.why}.`;
}
function describeWork({ agent, executions, status, usage, words }) {
	const times = executions.length > 1 ? [`${executions.length} executions`] : [];
	const spent = [...usage.seconds === 0 ? [] : [`${usage.seconds} s`], ...times].join(", ");
	if (status === "waiting" || status === "running" || status === "not-started") {
		const isCut = status === "not-started" && executions.length > 0;
		return `${agent} ${words ?? (isCut ? "did not finish" : status.replace("-", " "))}${spent === "" ? "" : ` (${spent})`}.`;
	}
	const within = usage.seconds === 0 ? ", " : " in ";
	return `${agent} ${words ?? describeOutcome(status)}${spent === "" ? "" : `${within}${spent}`}.`;
}
function firstLine(text) {
	return text.split("\n").find((line) => line.trim() !== "") ?? "";
}
function describeExecution({ outcome, failure, handoff, note, results, transfer, children = [] }) {
	if (failure !== void 0) return failure.message;
	if (handoff === void 0 && children.length > 0) return `Asked for ${children.join(", ")}.`;
	if (transfer !== void 0) return `Handed over to ${transfer.to}: ${transfer.message}`;
	if (handoff !== void 0) return handoff.summary;
	if (results.pr !== void 0) return `Opened pull request #${results.pr}.`;
	if (results.issue_created !== void 0) return `Opened issue ${results.issue_created}.`;
	return outcome === "succeeded" ? "" : note ?? "";
}
function renderRest(report, options) {
	const { runs, steps, failures, jobs } = report;
	const failed = jobs.filter(({ conclusion }) => conclusion === "failure");
	const summaries = runs.length === 0 && steps.length === 0 ? jobs.filter(({ summary }) => summary !== "") : [];
	return [
		...steps.map(({ job, outcome, output }) => `Job ${options.colors.bold(job)}: ${outcome}\n${prefixLines(wrapText(output.trim(), options.width - 2), "  ")}`),
		...summaries.map(({ name, summary }) => `Job ${options.colors.bold(name)} says:\n\n${renderMarkdown(summary, options)}`),
		...failures.map((failure) => wrapText(`GitHub would refuse the workflow: ${failure}`, options.width)),
		...failed.map(({ name, title, errors }) => `Job ${name} of ${title} failed:\n${prefixLines(wrapText(errors.join("\n"), options.width - 2), "  ")}`),
		report.events.map((event) => wrapText(describeEvent(event), options.width)).join("\n"),
		options.colors.dim(wrapText(countWork(report), options.width))
	];
}
function countWork({ jobs, requests }) {
	const count = jobs.filter(({ conclusion }) => conclusion !== "skipped").length;
	const byKind = /* @__PURE__ */ new Map();
	for (const [job, made] of Object.entries(requests.byJob)) {
		const kind = job.split(":")[0] ?? job;
		byKind.set(kind, (byKind.get(kind) ?? 0) + made);
	}
	const parts = [...byKind].map(([kind, made]) => `${kind} ${made}`).join(", ");
	return `${count} ${count === 1 ? "job" : "jobs"} made ${requests.total} requests to GitHub${parts === "" ? "" : ` (${parts})`}.`;
}
function renderThread(title, thread, options) {
	const by = options.colors.bold(`${thread.author} wrote`);
	const body = cutLines(renderMarkdown(thread.body, options));
	return section(title, [...body === "" ? [] : [`${by}\n\n${body}`], renderComments(thread, options)]);
}
const mostLines = 40;
function cutLines(text) {
	const lines = text.split("\n");
	return lines.length <= mostLines ? text : [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more lines`].join("\n");
}

// src/terminal/files/check-output.ts
function checkOutput(file) {
	if (file === void 0) return;
	const folder = dirname(file);
	const found = statSync(file, { throwIfNoEntry: false });
	if (found?.isDirectory() === true) throw new UsageError(`-o ${file} is a folder. Name a file in it, such as ${file.replace(/\/+$/, "")}/run.html.`);
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`-o ${file}: there is no folder ${folder}. Type: mkdir -p ${folder}`);
	try {
		accessSync(found === void 0 ? folder : file, constants.W_OK);
	} catch {
		throw new UsageError(`-o ${file}: you may not write there. Name a file in a folder of yours.`);
	}
}

export { renderReport as n, renderPage as r, checkOutput as t };