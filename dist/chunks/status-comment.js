import { t as utf8Length } from "./utf8-length.js";
import { a as pipelineOf, i as attemptsIn, n as retryRuleOf, o as stageOf } from "./retry-rule-of.js";
import { r as failuresOf } from "./agent-for.js";
import { r as recordLimits } from "./record-limits.js";
import { t as describeCause } from "./describe-cause.js";
import { t as hasSubject } from "./has-subject.js";
import { i as renderArtifactLink, n as quote, r as renderHandoffDetail, t as pullLink } from "./pull-link.js";
import { t as codeSpan } from "./code-span.js";
import { t as fold } from "./fold.js";
import { t as neutralise } from "./neutralise.js";
import { a as attemptsShown, i as renderStageAgents, n as outcomeWords, r as currentAgentOf, t as renderStageGraph } from "./stage-graph.js";
import { t as oneLine } from "./one-line.js";
import { a as usageByStage, i as formatTokens, n as formatCost, r as formatTime, t as addUsage } from "./usage.js";
import { _ as isSuccess } from "./create-verifier.js";
import { n as dueStages } from "./decide.js";
import { t as pauseLabel } from "./change.js";
import { t as findCommand } from "./find-command.js";
import { t as taintNote } from "./taint-note.js";

// src/core/pipeline/view-thread-of.ts
/** The thread that people are told in: of the status comment, and of the comment that asks a person. Records have theirs in `subject`. */
function viewThreadOf(run) {
	return run.body.config.comments === "none" ? run.subject : run.body.trigger.subject.number;
}

// src/core/text/pack-sections.ts
/** As many sections as fit, each in the fullest form that does: text is cut between sections, never inside one. */
function packSections(sections, maxBytes) {
	const kept = [];
	let room = maxBytes;
	for (const forms of sections) {
		const fitting = forms.find((form) => utf8Length(form) + 2 <= room);
		if (fitting === void 0) continue;
		kept.push(fitting);
		room -= utf8Length(fitting) + 2;
	}
	return {
		kept,
		dropped: sections.length - kept.length
	};
}

// src/core/pipeline/what-follows.ts
function whatFollows(state, task) {
	const { stage } = task.body;
	const later = state.tasks.find(({ body, execution }) => body.stage === stage && execution === task.execution + 1);
	const entry = state.stages.get(stage);
	const next = later ?? (entry?.kind === "due" && state.end === void 0 ? entry : void 0);
	if (next !== void 0) return next.attempt > task.attempt ? "retry" : "restart";
	if (retryRuleOf([task]) === "never") return "final";
	return task.attempt < attemptsIn(state.run, stage) ? "nothing" : "exhausted";
}

// src/core/text/retry-notice.ts
/** The visible notice about a failed execution (C-18): which attempt of how many, why, and what follows. Without a full stop. */
function renderRetryNotice(state, task) {
	const following = whatFollows(state, task);
	const attempts = attemptsShown(state, task.body.stage);
	const reason = oneLine(task.body.failure?.reason ?? task.body.outcome);
	return `attempt ${task.attempt} of ${attempts} failed: ${reason}; ${describe(following, task)}`;
}
/** Whether there is more to say than the outcome: something follows, or something went before. */
function hasRetryNotice(state, task) {
	if (task.body.outcome !== "failed") return false;
	const following = whatFollows(state, task);
	return following === "retry" || following === "restart" || attemptsIn(state.run, task.body.stage) > 1;
}
function describe(following, task) {
	switch (following) {
		case "retry": return `attempt ${task.attempt + 1} starts`;
		case "restart": return "it starts again, which counts as no attempt";
		case "exhausted": return "no attempt is left";
		case "final": return "it is not tried again, because the next attempt would fail the same way";
		case "nothing": return "the run ended before another attempt";
	}
}

// src/core/text/thread-url.ts
/** Address of the run's subject, or of an issue of the same repository. */
function threadUrl({ body }, thread) {
	const { number, url } = body.trigger.subject;
	return thread === number ? url : url.replace(/\/(?:issues|pull)\/\d+$/, `/issues/${thread}`);
}

// src/core/text/view-links.ts
function commentsOf(stored, run) {
	return new Map(stored.filter(({ record }) => record.run === run).map(({ record, comment }) => [record.seq, comment]));
}
/** Address of the comment that holds a record. Undefined for a record that came in an order, or in a dry run. */
function commentUrl({ run }, comment) {
	return comment === void 0 || comment === 0 ? void 0 : `${threadUrl(run, run.subject)}#issuecomment-${comment}`;
}
/** Address of the status comment. Undefined in a dry run. */
function statusUrl({ run }, comment) {
	return comment === 0 ? void 0 : `${threadUrl(run, viewThreadOf(run))}#issuecomment-${comment}`;
}

// src/core/text/stage-table.ts
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
		attempt: describeAttempt(entry, attemptsShown(state, stage)),
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

// src/core/text/start-again.ts
/** How a person gets a new run of what started this one; goes on after "then". */
function describeStartAgain(trigger) {
	if (trigger.schedule !== void 0) return `wait for the next time of the schedule ${codeSpan(trigger.schedule.cron)}, which starts a new run`;
	return `${nameAct(trigger)} to start a new run`;
}
function nameAct(trigger) {
	switch (trigger.kind) {
		case "comment": return `comment ${codeSpan(findCommand(trigger.comment?.body ?? "") ?? "")} again`;
		case "review": return "submit another review";
		case "issue-changed":
		case "pull-request-changed": return trigger.action === "assigned" ? `assign ${codeSpan(trigger.assignee ?? "")} again` : "close it and open it again";
		case "webhook": return "have the event sent again";
		case "manual": return "start it by hand again";
		default: return `take the label ${codeSpan(trigger.label)} off and put it on again`;
	}
}

// src/core/text/status-headline.ts
/** The first line: what the run is and how it stands, whose turn it is, what comes next. */
function renderHeadline(state) {
	const name = `Baton run \`${state.run.run}\` of pipeline \`${state.run.body.pipeline}\``;
	if (state.end === void 0 && state.paused !== void 0) return `**${name}** is ⏸️ paused${renderPause(state, state.paused)}`;
	if (state.end === void 0) return `**${name}** is ▶️ under way. ${renderTurn(state)}`;
	const { outcome } = state.end.body;
	return `**${name}** ${outcomeWords(outcome)}${renderCause(state.end.body)}. ${renderNext(state, state.end.body)}`;
}
function renderCause({ outcome, reason }) {
	return isSuccess(outcome) ? "" : `: ${oneLine(reason)}`;
}
/** What is at work is not known here: an agent that had begun goes on to its end. */
function renderPause(state, { body }) {
	const waiting = dueStages(state).map((worker) => renderWorker(state, worker));
	const next = waiting.length === 0 ? "" : ` At work, or waiting: ${waiting.join(", ")}.`;
	return ` by ${codeSpan(body.actor.login)}: ${oneLine(body.reason)}.${next} What comes is kept, and nothing starts. Your turn: take the label \`${pauseLabel}\` off to go on.`;
}
function renderTurn(state) {
	const due = dueStages(state);
	if (due.length === 0) return "Nothing is at work.";
	const turn = due.map((worker) => renderWorker(state, worker));
	const next = [...state.stages].flatMap(([stage, entry]) => entry.kind === "waiting" && stageOf(state.run, stage).needs.some((need) => due.some((worker) => worker.stage === need)) ? [`\`${stage}\``] : []);
	return `At work: ${turn.join(", ")}. Next: ${next.length === 0 ? "the end of the run" : next.join(", ")}. Nobody has to do anything.`;
}
function renderWorker(state, { stage, due }) {
	const attempts = attemptsShown(state, stage);
	return `\`${stage}\` (${currentAgentOf(state, stage)}${attempts === 1 ? "" : `, attempt ${due.attempt} of ${attempts}`})`;
}
function renderNext(state, { outcome }) {
	const again = describeStartAgain(state.run.body.trigger);
	if (outcome === "failed") return `Your turn: read below what failed, mend the cause, then ${again}.`;
	if (outcome === "needs-input") return `Your turn: answer, then ${again}.`;
	if (outcome === "cancelled") return `Nothing follows; to go on, ${again}.`;
	const pulls = state.tasks.flatMap(({ body }) => pullLink(body.results) ?? []);
	return pulls.length === 0 ? "Nobody has to do anything." : `Your turn: review ${pulls.join(", ")}.`;
}

// src/core/text/status-transfers.ts
/** The chain of transfers of a run, one line each; what they said stands in the comments of their tasks. */
function renderTransfers(state, links) {
	if (state.transfers.length === 0) return [];
	const limit = pipelineOf(state.run).limits["max-handoffs"];
	const lines = state.transfers.map(({ seq, task, body }, index) => {
		const url = commentUrl(state, links.comments?.get(seq));
		const link = url === void 0 ? "" : ` · [message](${url})`;
		return `- 🔀 \`${task}\`: transfer ${index + 1} of ${limit}, \`${body.from}\` → \`${body.to}\`${link}`;
	});
	return [[lines.join("\n"), `- 🔀 Transfers: ${lines.length} of ${limit}, in the comments of their tasks.`]];
}

// src/core/text/status-comment.ts
/** Of the comment; the rest is for what agents said. */
const tableBytes = 24e3;
/** Kept free for the sentence about what was left out. */
const noteBytes = 200;
/** Marks the comment as a view; state is never read from it (DESIGN 3). */
function statusMarker(run) {
	return `<!-- baton-status:${run.replaceAll("-", "\\u002d")} -->`;
}
/** The run whose status comment a body looks like. */
function findStatusRun(body) {
	return /^<!-- baton-status:(\S+) -->$/.exec(body.slice(body.lastIndexOf("\n") + 1))?.[1]?.replaceAll("\\u002d", "-");
}
/**
* The one comment of a run that is edited: what, whose turn, what next. A view for people, redrawn from the records.
* Under GitHub's limit whatever agents wrote: what is too long is cut between sections, with a link to the rest.
*/
function renderStatusComment(state, links = {}) {
	const head = [renderHeadline(state), renderStageTable(state, {
		links,
		maxBytes: tableBytes
	})];
	const foot = [
		...renderTaint(state),
		renderFooter(state),
		statusMarker(state.run.run)
	];
	const room = recordLimits.commentBytes - utf8Length([...head, ...foot].join("\n\n")) - noteBytes;
	const { kept, dropped } = packSections([
		...renderTransfers(state, links),
		...renderFailures(state),
		renderGraph(state),
		...renderHandoffs(state, links)
	], room);
	const note = dropped === 0 ? [] : [`_${dropped} more parts are not shown here: they are in the comments of their tasks._`];
	return [
		...head,
		...kept,
		...note,
		...foot
	].join("\n\n");
}
function renderTaint({ run }) {
	const note = taintNote(run.body);
	return note === void 0 ? [] : [note];
}
function renderFooter({ run }) {
	const elsewhere = `in [the pipeline's runs issue](${threadUrl(run, run.subject)})`;
	const where = viewThreadOf(run) === run.subject ? "in this thread" : elsewhere;
	return `<sub>${startedWords(run)} This comment is redrawn from the ${recordWords(run)} ${where}.</sub>`;
}
function recordWords({ body }) {
	return body.config.signing === void 0 ? "records" : "signed records";
}
function startedWords(record) {
	const { run, body } = record;
	const { actor, label, subject } = body.trigger;
	if (!hasSubject(body.trigger)) return `Run \`${run}\` was started at ${body.startedAt}, because ${describeCause(body.trigger)}.`;
	const about = viewThreadOf(record) === subject.number ? "" : ` for \`#${subject.number}\``;
	if (label === "") return `Run \`${run}\`${about} was started at ${body.startedAt}, because ${describeCause(body.trigger)}.`;
	return `Run \`${run}\`${about} was started by \`${actor.login}\` with the label ${codeSpan(label)} at ${body.startedAt}.`;
}
/** Failed attempts of stages that have, or had, more than one start. */
function renderFailures(state) {
	const lines = [...state.stages.keys()].flatMap((stage) => {
		const failures = failuresOf(state, stage);
		return attemptsIn(state.run, stage) > 1 || failures.length > 1 ? failures.map((task) => renderFailure(state, task)) : [];
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- 🔁 Failed attempts: ${lines.length}, in the comments of their tasks.`]];
}
function renderFailure(state, task) {
	const { url } = task.body.workflowRun;
	return `- 🔁 \`${task.body.stage}\`: ${renderRetryNotice(state, task)}${url === "" ? "" : ` · [run](${url})`}`;
}
function renderGraph(state) {
	return [fold("The chain as a graph", renderStageGraph(state))];
}
/** The newest handoff of each stage: the summary in sight, the rest folded, or where it is too long, behind a link. */
function renderHandoffs(state, links) {
	return [...state.stages.keys()].flatMap((stage) => {
		const task = state.tasks.findLast(({ body }) => body.stage === stage && (body.handoff ?? body.locator) !== void 0);
		if (task?.body.locator !== void 0) return [[`**\`${stage}\`** handed over ${renderArtifactLink(task.body)}.`]];
		return task?.body.handoff === void 0 ? [] : [renderHandoff(state, {
			task,
			handoff: task.body.handoff,
			links
		})];
	});
}
function renderHandoff(state, facts) {
	const { task, handoff, links } = facts;
	const { stage } = task.body;
	const url = commentUrl(state, links.comments?.get(task.seq));
	const rest = url === void 0 ? "the comment of its task" : `[the comment of its task](${url})`;
	const summary = [`**\`${stage}\`** handed over:`, quote(neutralise(handoff.summary))];
	return [
		[...summary, ...renderHandoffDetail(handoff, `Handoff of ${stage}: detail and data`)].join("\n\n"),
		[...summary, `_Detail and data are too long to show here: they are in ${rest}._`].join("\n\n"),
		`**\`${stage}\`** handed over more than there is room for: it is in ${rest}.`
	];
}

export { describeStartAgain as a, statusUrl as c, renderRetryNotice as d, whatFollows as f, renderHeadline as i, threadUrl as l, viewThreadOf as m, renderStatusComment as n, renderStageTable as o, packSections as p, statusMarker as r, commentsOf as s, findStatusRun as t, hasRetryNotice as u };