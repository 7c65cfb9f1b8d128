import { t as utf8Length } from "./utf8-length.js";
import { n as fold, r as quote } from "./blocks.js";
import { i as packSections, t as renderHandoffDetail } from "./handoff.js";
import { n as oneLine, t as codeSpan } from "./inline.js";
import { t as neutralise } from "./neutralise.js";
import { i as recordLimits } from "./envelope.js";
import { d as pipelineOf, f as stageOf, i as nextAfterFailure, n as failuresOf, o as classifyFailure, p as viewThreadOf, r as maxAttemptsOf, t as displayedAttempts } from "./attempts.js";
import { t as describeCause } from "./describe-cause.js";
import { C as needsPerson, S as isSuccess, y as hasSubject } from "./node-hasher.js";
import { c as commentUrl, f as renderArtifactLink, m as threadUrl, n as renderStageGraph, r as renderStageTable, s as currentAgentOf, u as describeSubject, w as usageOfRun, x as elapsedMinutes, y as pullLink } from "./stage-graph.js";
import { a as taintNote, r as outcomeWords } from "./words.js";
import { r as jobFor } from "./acting-agent.js";
import { r as pauseLabel } from "./change.js";
import { t as findCommand } from "./command.js";

// src/core/run/decide.ts
/** What follows from a record that was just written. Pure: the same state and cause give the same effects. */
function decide(state, options) {
	if (state.end !== void 0) return [{
		kind: "ignore",
		reason: "the run has ended"
	}, ...afterEnd(state, state.end.body.outcome)];
	const limit = findLimit(state, options.now);
	if (limit !== void 0) return endEarly(state, limit);
	const ending = findEnding(state);
	if (ending !== void 0) return [{
		kind: "end-run",
		...ending
	}, ...afterEnd(state, ending.outcome)];
	if (state.paused !== void 0) return [{
		kind: "ignore",
		reason: "the run is paused"
	}, { kind: "update-status" }];
	return [...dueStages(state).filter(({ due }) => due.cause === options.cause).map(({ stage, due }) => ({
		kind: "dispatch-task",
		stage,
		for: jobFor(state, stage),
		due
	})), { kind: "update-status" }];
}
/** What ends a run that cannot be carried on, although stages of it are due. */
function endEarly(state, reason) {
	return [{
		kind: "end-run",
		outcome: "failed",
		reason
	}, ...afterEnd(state, "failed")];
}
/**
* What an end is followed by. People first: whatever the ledger does, they see how the run ended. A person is asked once,
* whoever looks: the comment is looked for before it is made.
*/
function afterEnd(state, outcome) {
	const remembers = pipelineOf(state.run).history !== void 0;
	return [
		...needsPerson(outcome) ? [{ kind: "escalate" }] : [],
		{ kind: "update-status" },
		...state.run.body.reaction === void 0 ? [] : [{
			kind: "react",
			outcome
		}],
		...remembers ? [{ kind: "write-history" }] : []
	];
}
/** Stages that are ordered, running or lost: without a record of the execution they wait for. */
function dueStages(state) {
	return [...state.stages].flatMap(([stage, entry]) => entry.kind === "due" ? [{
		stage,
		due: entry
	}] : []);
}
/** Counted from the records and our own clock, never from what an agent says (DESIGN 5.4). */
function findLimit(state, now) {
	const refused = state.tasks.find(({ body }) => body.refusedTransfer?.reason === "limit");
	if (refused !== void 0) return `${refused.body.stage}: ${refused.body.failure?.message ?? "limits.max-handoffs is exceeded"}`;
	const due = dueStages(state);
	if (due.length === 0) return void 0;
	const limits = pipelineOf(state.run).limits;
	const started = state.tasks.length + due.length;
	if (started > limits["max-tasks"]) return `limits.max-tasks is ${limits["max-tasks"]}, and the next execution would be number ${started}`;
	const minutes = elapsedMinutes(state, now);
	if (minutes > limits["timeout-minutes"]) return `limits.timeout-minutes is ${limits["timeout-minutes"]}, and the run has taken ${Math.ceil(minutes)}`;
	const cost = usageOfRun(state).usage?.costUsd ?? 0;
	const maxCost = limits["max-cost-usd"];
	if (maxCost !== void 0 && cost >= maxCost) return `limits.max-cost-usd is ${maxCost}, and the run has cost ${cost}`;
}
/** How the run ended, once nothing runs and nothing can start any more. */
function findEnding(state) {
	const entries = [...state.stages];
	if (entries.some(([, entry]) => entry.kind === "due" || entry.kind === "waiting")) return void 0;
	const ended = entries.flatMap(([stage, entry]) => entry.kind === "ended" ? [{
		stage,
		body: entry.last.body
	}] : []);
	for (const outcome of [
		"failed",
		"cancelled",
		"needs-input"
	]) {
		const found = ended.find(({ body }) => body.outcome === outcome);
		if (found !== void 0) return {
			outcome,
			reason: `${found.stage}: ${found.body.failure?.reason ?? found.body.note ?? outcome}`
		};
	}
	const leaving = ended.filter(({ body }) => body.engine === "built-in");
	if (leaving.length > 0 && leaving.every(({ body }) => body.outcome === "noop")) return {
		outcome: "noop",
		reason: "nothing was changed or made"
	};
	if (ended.every(({ body }) => body.outcome === "noop")) return {
		outcome: "noop",
		reason: "no stage had anything to do"
	};
	return {
		outcome: "succeeded",
		reason: "all stages succeeded"
	};
}

// src/core/view/comment/retry-notice.ts
/** The visible notice about a failed execution (C-18): which attempt of how many, why, and what follows. Without a full stop. */
function renderRetryNotice(state, task) {
	const following = nextAfterFailure(state, task);
	const attempts = displayedAttempts(state, task.body.stage);
	const reason = oneLine(task.body.failure?.reason ?? task.body.outcome);
	return `attempt ${task.attempt} of ${attempts} failed: ${reason}; ${describe(following, task)}`;
}
/** Whether there is more to say than the outcome: something follows, or something went before. */
function hasRetryNotice(state, task) {
	if (task.body.outcome !== "failed") return false;
	const following = nextAfterFailure(state, task);
	return following === "retry" || following === "restart" || maxAttemptsOf(state.run, task.body.stage) > 1;
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

// src/core/view/comment/recourse.ts
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
/** What a person types or does so that it goes on. A new run is the way that is always there. */
function describeRecourse(state, { end, stages }) {
	const first = describeRemedy(state, {
		end,
		stages
	});
	const again = describeStartAgain(state.run.body.trigger);
	if (end.outcome !== "failed" || !canRetry(state, stages)) return `${first}${again}.`;
	const commands = stages.map((stage) => codeSpan(`/baton retry ${stage}`)).join(" and ");
	if (hearsCommands(state)) return `${first}comment ${commands}, which keeps what the other stages left. Or ${again}.`;
	return `${first}${again}. Where comments are heard (\`issue_comment\` in the workflow, or the App), ${commands} keeps what the other stages left.`;
}
/** What comes first. The next attempt or run reads the text of the subject; on a runs issue nobody asked for anything. */
function describeRemedy(state, { end, stages }) {
	const { run } = state;
	const isAsked = run.body.trigger.schedule === void 0;
	const subject = describeSubject(run, viewThreadOf(run));
	if (end.outcome === "needs-input") return `answer the question ${isAsked ? `in the text of ${subject}` : "where its prompt reads it"}, then `;
	const kinds = new Set(reasonsOf(state, stages).map((reason) => classifyFailure(reason).kind));
	if (kinds.has("agent")) return `mend the cause of the failure${isAsked ? ` in ${subject}` : ""}, then `;
	return kinds.size === 0 || kinds.has("yours") || kinds.has("account") ? "mend that, then " : "";
}
/** A run keeps the configuration that it started with, and what it lost stays lost: then only a new one helps. */
function canRetry(state, stages) {
	const reasons = reasonsOf(state, stages);
	return reasons.length > 0 && reasons.every((reason) => classifyFailure(reason).recourse === "retry");
}
function reasonsOf(state, stages) {
	return stages.map((stage) => failuresOf(state, stage).at(-1)?.body.failure?.reason ?? "");
}
/** Surely: a command can start this pipeline, or did. `validate` sees to it that the workflow hears it. */
function hearsCommands({ run }) {
	return run.body.trigger.kind === "comment" || pipelineOf(run).on.comment !== void 0;
}

// src/core/view/status/headline.ts
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
	const attempts = displayedAttempts(state, stage);
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

// src/core/view/status/status-comment.ts
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
	const elsewhere = `in [the pipeline's runs issue](${threadUrl(run, run.thread)})`;
	const where = viewThreadOf(run) === run.thread ? "in this thread" : elsewhere;
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
		return maxAttemptsOf(state.run, stage) > 1 || failures.length > 1 ? failures.map((task) => renderFailure(state, task)) : [];
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

export { describeRecourse as a, decide as c, renderHeadline as i, dueStages as l, renderStatusComment as n, hasRetryNotice as o, statusMarker as r, renderRetryNotice as s, findStatusRun as t, endEarly as u };