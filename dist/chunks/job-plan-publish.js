import { _ as string, c as discriminatedUnion, h as record, l as int, o as array, p as object, r as _enum, s as boolean, u as literal, y as unknown } from "./zod.js";
import { $i as quote, $o as problemText, $r as draftEnd, $t as buildOrder, A as StartBlocked, Ao as taskName, Ar as renderRetryNotice, At as withTranslatedErrors, B as createCommentStore, Bn as renderStageTable, Br as pageOf, Bt as loadHandoffs, Ci as describeRemoved, Di as reachBackTo, Dr as pickDecisiveLines, F as version, Fa as failuresOf, Fn as renderRunOverview, Fo as hasName, Fr as outcomeWords, G as createRedactedLog, Ga as hasStood, Gn as describeStartAgain, Gt as isContinuation, Ho as createSystemClock, Hr as repositoryPage, I as createRedactor, Ia as isTolerated, In as renderStageGraph, Ir as commentUrl, J as readObjects, Ja as standingTransfers, Jr as listOpenedPulls, Jt as isPaused, K as hasContent, Ka as isLostExecution, Kt as GitHubError, La as maxAttemptsOf, Ln as hasAttempts, Lr as commentsOf, Ma as listNotices, Mi as findHandoffSource, Mr as renderEndReason, Mt as createVerifier, Na as listenersOf, Ni as finishedBodies, Nr as awaitingWords, Oa as findReopening, Or as renderFacts, Pa as displayedAttempts, Pt as createTextArtifacts, Q as createGitTool, Qi as oneLine, Qo as messageOf, Qr as deriveState, Qt as verifyLedger, R as checkSigningKey, Ra as nextAfterFailure, Rn as renderStageNotes, Ro as normaliseBody, Rr as describeSubject, To as findRunNumber, Tr as failureCause, Ui as readTypedInputs, Ur as statusUrl, Ut as decodeThreadRecords, Vr as renderArtifactLink, Wn as describeRecourse, Wr as threadUrl, Wt as holdsEnvelope, X as GitFailure, Xi as codeSpan, Xr as openedPullOf, Y as fetchBase, Ya as transferNumber, Yt as readRun, Zi as fencedText, _o as countCodePoints, a as createActionStarter, aa as findFenceStart, an as decodePorts, bo as success, c as maskSecrets, ci as capturedNames, cn as signDispatch, cr as viewMarker, da as hasSubject, ea as renderDetails, eo as pipelineOf, er as authorIdOf, et as checkCommits, fi as describeDuration, fo as isSuccess, ga as awaitingStages, hi as toSeconds, hr as recordLimits, i as createActionOctokit, ia as renderCodeLinks, in as validUntil, ir as hasMarker, it as checkConfig, jo as compareBy, jr as reasonWithName, jt as createSigner, ki as utf8Length, kr as renderFailure$1, kt as hasReason, l as readConfig, m as createActionArtifacts, mi as formatDuration, nn as lockOf, no as viewThreadOf, nr as findMarkedComment, nt as createNodeHasher, oa as isFenceEnd, on as encodePorts, or as isBy, ot as toConfig, p as unsignedNote, pi as describeTime, po as needsPerson, q as listCommits, qa as jobFor, qr as findStaleSummary, qt as findTriggeringRecord, ra as linkCodes, rn as traceparentOf, rt as createDeflate, s as collectSecrets, sr as parseViewMarker, ta as neutralise, to as stageOf, tt as protectedPaths, un as listRecordRefs, uo as isAgentStage, va as dueStages, vo as truncateCodePoints, wa as countReopenings, wo as executionTitle, xt as createGitHub, y as findKillSwitch, yo as failure, yr as droppedHandoff, za as classifyFailure, zn as currentAgentOf, zr as jobUrl } from "./job-agent-plan-publish.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";

// src/core/trigger/describe-cause.ts
const changes = /* @__PURE__ */ new Map([
	["opened", "opened it"],
	["reopened", "opened it again"],
	["ready_for_review", "marked it as ready"]
]);
/** Describes for people what started a run. */
function describeCause(trigger) {
	const { actor, label, schedule } = trigger;
	const who = `\`${actor.login}\``;
	switch (trigger.kind) {
		case "schedule": return `the schedule ${codeSpan(schedule?.cron ?? "")} came to ${schedule?.tick === void 0 ? "its time" : describeTime(schedule.tick)}${describeMissed(schedule?.missed)}`;
		case "webhook": return `${who} sent the event ${codeSpan(trigger.webhook?.type ?? "")}`;
		case "manual": return `${who} started it by hand${describeInputs(trigger)}`;
		case "comment": return `${who} asked for it in a comment${describeInputs(trigger)}`;
		case "review": return `${who} submitted a review`;
		case "issue-changed":
		case "pull-request-changed": return `${who} ${changes.get(trigger.action ?? "") ?? `assigned ${codeSpan(trigger.assignee ?? "")}`}`;
		default: return `${who} added the label ${codeSpan(label)}`;
	}
}
/** The number of inputs that a sentence names, and the code points of each. */
const shownInputs = 6;
const inputCodePoints$1 = 80;
function describeInputs({ inputs = {} }) {
	const all = Object.entries(inputs);
	if (all.length === 0) return "";
	const shown = all.slice(0, shownInputs).map(([name, value]) => codeSpan(truncateCodePoints(`${name}=${value}`, inputCodePoints$1)));
	const more = all.length > shownInputs ? [`${all.length - shownInputs} more`] : [];
	return ` with ${[...shown, ...more].join(", ")}`;
}
function describeMissed(missed = 0) {
	if (missed === 0) return "";
	return ` (for ${missed === 1 ? "the time" : `${missed} times`} before it nothing was started)`;
}

// src/core/markdown/size-limit.ts
const note = "_The rest was left out here, because GitHub takes no longer text._";
/** The bytes reserved for the note and for the end of an open fence. */
const spareBytes = 300;
/** Shortens Markdown to at most so many bytes: cuts between lines, closes a fence that is open there, and adds a visible note. */
function truncateMarkdown(text, maxBytes) {
	if (utf8Length(text) <= maxBytes) return text;
	const kept = [];
	let room = maxBytes - spareBytes;
	let fence;
	for (const line of text.split("\n")) {
		room -= utf8Length(line) + 1;
		if (room < 0) break;
		kept.push(line);
		fence = nextFence(line.trimStart(), fence);
	}
	const end = fence === void 0 ? [] : [fence.character.repeat(Math.min(fence.length, spareBytes / 2))];
	return [
		...kept,
		...end,
		"",
		note
	].join("\n").trimStart();
}
function nextFence(line, open) {
	if (open === void 0) return findFenceStart(line);
	return isFenceEnd(line, open) ? void 0 : open;
}
/** Returns as many sections as fit, each in its fullest form that fits. Text is cut between sections, never inside one. */
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

// src/core/view/comment/handoff.ts
/** Renders detail and data of a handoff, folded; empty when it has neither. */
function renderHandoffDetail(handoff, { title, page }) {
	const data = handoff.data === void 0 ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), "json")];
	const detail = handoff.detail === void 0 ? [] : [neutralise(handoff.detail, page)];
	if (data.length + detail.length === 0) return [];
	return [renderDetails(title, [...detail, ...data].join("\n\n"))];
}
/** Renders the newest handoff of each stage with `render`, or a link to it where it is stored in an artifact. */
function renderNewestHandoffs(state, render) {
	return [...state.stages.keys()].flatMap((stage) => {
		const task = state.tasks.findLast((own) => own.body.stage === stage && (own.body.handoff ?? own.body.locator) !== void 0 && !isLostExecution(state, own));
		if (task?.body.locator !== void 0) return [[`**\`${stage}\`** handed over ${renderArtifactLink(task.body)}.`]];
		return task?.body.handoff === void 0 ? [] : [render(task, task.body.handoff)];
	});
}
const maxBytes$2 = 6e4;
/**
* Renders the handoff of a stage for people: the summary is visible, the rest folded; a part that is too long is replaced by a
* sentence.
*/
function renderHandoffReply({ run }, { body, attempt }) {
	const { stage, handoff } = body;
	if (handoff === void 0) return `Stage \`${stage}\` of run \`${run.run}\` handed nothing over.`;
	const head = `Stage \`${stage}\` of run \`${run.run}\` handed over in attempt ${attempt}:`;
	const page = pageOf(run);
	const summary = [head, quote(neutralise(handoff.summary, page))];
	const forms = [
		[...summary, ...renderHandoffDetail(handoff, {
			title: "Detail and data",
			page
		})].join("\n\n"),
		[...summary, "_Detail and data are too long to show here: `baton show` prints them._"].join("\n\n"),
		`${head} more than there is room for; \`baton show\` prints it.`
	];
	return packSections([forms], maxBytes$2).kept.join("\n\n");
}

// src/core/view/comment/transfer.ts
/** The length up to which a message is shown; a longer one is folded. */
const shownCharacters = 600;
/** Renders `Transfer 1 of 10: a → b` with the message and the superseded requests. Text of agents is neutralised. */
function renderTransfer({ body, number, limit }, page) {
	const message = quote(neutralise(body.message, page));
	const before = body.superseded ?? [];
	return [
		`🔀 Transfer ${number} of ${limit}: \`${body.from}\` → \`${body.to}\``,
		body.message.length > shownCharacters ? renderDetails(`Message to ${body.to}`, message) : message,
		...before.length === 0 ? [] : [`It had asked for others before, which do not count: ${before.map(renderSuperseded).join(", ")}.`]
	];
}
function renderSuperseded({ to, message }) {
	return `${codeSpan(to)} (${oneLine(message, 100)})`;
}

// src/core/view/comment/run-comment.ts
/**
* This folder renders one comment, or one part of a comment, per file: the visible text above each kind of record (this file,
* `decision`, `transfer`), replies to commands (`reply`, `refusal`, `why`, `handoff`), and comments that need a person
* (`escalation`, `config-notice`).
*/
const warningCodePoints$1 = 1e3;
/** Renders the text above the record that starts a run. */
function renderRunComment(run) {
	const { trigger, pipeline, commit } = run.body;
	const about = run.thread === trigger.subject.number ? "" : ` for ${describeSubject(run, run.thread)}`;
	return `Baton started run \`${run.run}\`${about}: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.${renderLeftOut(run.body.leftOut)}`;
}
/** Returns what it means to the reader that a run is tainted; undefined for a run that is not. */
function taintNote({ outside = [] }) {
	if (outside.length === 0) return void 0;
	return `ℹ️ Text by people without write access was used (${outside.map((login) => codeSpan(login)).join(", ")}): this run cannot approve pull requests.`;
}
/** Renders what is left out: prompts do not show everything in the thread. */
function renderLeftOut(leftOut) {
	if (leftOut === void 0) return "";
	const { later, older, outside = 0 } = leftOut;
	return ` Left out of its prompts: ${[
		...later === 0 ? [] : [`${count(later, "comment")} that came or ${later === 1 ? "was" : "were"} edited at the moment of the event or later`],
		...older === 0 ? [] : [`${count(older, "older comment")} for which there was no room`],
		...outside === 0 ? [] : [`${count(outside, "comment")} by outsiders`]
	].join(", ")}.`;
}
function count(number, what) {
	return `${number} ${what}${number === 1 ? "" : "s"}`;
}
/** Renders the text above an end record that stands alone. */
function renderEndComment(end) {
	return `Baton run \`${end.run}\` ${outcomeWords(end.body.outcome)}${linkCodes(renderEndReason(end.body.reason))}.`;
}
/** Renders the text above a record of a ledger. Numbers are code spans, so that GitHub adds no reference to other threads. */
function renderHistoryComment(history) {
	const { outcome, subject, startedAt, finishedAt } = history.body;
	const duration = describeDuration(Date.parse(finishedAt) - Date.parse(startedAt));
	const about = subject === 0 ? "" : ` on \`#${subject}\``;
	return `Run \`${history.run}\`${about} ${outcomeWords(outcome)} after ${duration}. Later runs of this pipeline are told what stands hidden below.`;
}
/** Renders the text above the record of one execution: the summary is visible, the rest folded. Text of agents is neutralised. */
function renderTaskComment(task) {
	const { body } = task;
	const duration = describeDuration(Date.parse(body.finishedAt) - Date.parse(body.startedAt));
	const page = repositoryPage(body.workflowRun.url);
	const of = task.isShared === true ? ` of run \`${task.run}\`` : "";
	return [
		`**\`${body.stage}\`**${of} (${body.agent}${renderAttempt(task)}) ${outcomeWords(body.outcome)} after ${duration} · [workflow run](${jobUrl(body.workflowRun)})`,
		...task.notice === void 0 ? [] : [`🔁 ${capitalise(task.notice)}.`],
		...task.transfer === void 0 ? [] : renderTransfer(task.transfer, page),
		...renderFailure$1(body.failure),
		...body.note === void 0 ? [] : [quote(linkCodes(neutralise(body.note, page)))],
		...body.handoff === void 0 ? [] : [quote(neutralise(body.handoff.summary, page)), ...renderHandoffDetail(body.handoff, {
			title: "Handoff: detail and data",
			page
		})],
		...renderCommit(body),
		...renderOpened(body),
		...body.locator === void 0 ? [] : [`What it handed over lies in ${renderArtifactLink(body)}.`],
		...renderResults(task),
		...renderRemoved(body.prompt),
		...renderWarnings$1(body.warnings)
	].join("\n\n");
}
function renderAttempt({ attempt, attempts = 1 }) {
	if (attempts > 1) return `, attempt ${attempt} of ${attempts}`;
	return attempt > 1 ? `, attempt ${attempt}` : "";
}
function capitalise(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Renders the pull request that the built-in opened. */
function renderOpened(body) {
	const pull = openedPullOf(body);
	return pull === void 0 ? [] : [`Opened #${pull}.`];
}
/** Renders the commit that was published. */
function renderCommit({ commits, results }) {
	const { branch, commit } = results;
	if (commits === void 0 || branch === void 0 || commit === void 0) return [];
	return [`Committed ${codeSpan(commit.slice(0, 12))} to ${codeSpan(branch)}.`];
}
/** The length of a result as people see it: enough for an address or a sentence. */
const resultCodePoints = 300;
/**
* Renders the results that say something of their own, folded: a long one cut, with its size and the command that prints the whole.
* The final text of an agent may repeat its handoff, so that text is left out where the handoff stays out of comments.
*/
function renderResults({ run, body }) {
	const shown = Object.entries(body.results).filter(([key]) => !capturedNames.has(key) && (key !== "response" || body.locator === void 0));
	if (shown.length === 0) return [];
	const lines = shown.map(([key, value]) => `${key}: ${cutResult(value)}`);
	const note = shown.some(([, value]) => isLong(value)) ? [`_Long results are cut here: \`baton records --run ${run} --json\` prints them in full._`] : [];
	return [renderDetails("Results", [fencedText(lines.join("\n"), "text"), ...note].join("\n\n"))];
}
function cutResult(value) {
	return isLong(value) ? `${truncateCodePoints(value, resultCodePoints)} (${countCodePoints(value)} characters)` : value;
}
function isLong(value) {
	return countCodePoints(value) > resultCodePoints;
}
/** Renders what was taken out of the texts of others in its prompt, because nobody sees it on the page. */
function renderRemoved(prompt) {
	const removed = prompt === void 0 ? void 0 : describeRemoved(prompt.removed);
	return removed === void 0 ? [] : [`🙈 Taken out of the texts in its prompt, because nobody sees it on the page: ${removed}.`];
}
function renderWarnings$1(warnings) {
	if (warnings.length === 0) return [];
	return [warnings.map((warning) => `- ⚠️ Warning: ${linkCodes(oneLine(warning, warningCodePoints$1))}`).join("\n")];
}

// src/core/trigger/payload.ts
const userSchema = object({
	id: int(),
	login: string(),
	type: string().optional()
});
const repositorySchema = object({
	id: int(),
	name: string(),
	owner: object({ login: string() }),
	default_branch: string(),
	private: boolean()
});
const threadFields = {
	number: int(),
	title: string(),
	/** The body; null when nothing was written. */
	body: string().nullish(),
	/** The author; null when the account was deleted. */
	user: userSchema.nullish(),
	author_association: string().default("NONE"),
	labels: array(object({ name: string() })),
	assignees: array(object({ login: string() })).optional(),
	state: string().optional(),
	html_url: string(),
	comments: int().default(0),
	locked: boolean().default(false),
	created_at: string(),
	updated_at: string().optional()
};
const revisionSchema = object({
	ref: string(),
	sha: string().regex(/^[0-9a-f]{40}$/),
	/** The repository; null when the fork was deleted. */
	repo: object({ id: int() }).nullish()
});
const commonFields = {
	repository: repositorySchema,
	sender: userSchema
};
const labelFields = {
	action: literal("labeled"),
	label: object({ name: string() })
};
const changeFields = {
	action: _enum([
		"opened",
		"reopened",
		"assigned",
		"ready_for_review"
	]),
	assignee: object({ login: string() }).nullish()
};
const issueSchema = object({
	...threadFields,
	pull_request: unknown().optional()
});
const pullSchema = object({
	...threadFields,
	draft: boolean().optional(),
	head: revisionSchema,
	base: revisionSchema
});
/** The fields of `issues` that Baton reads. */
const issuesPayloadSchema = discriminatedUnion("action", [object({
	...commonFields,
	...labelFields,
	issue: issueSchema
}), object({
	...commonFields,
	...changeFields,
	issue: issueSchema
})]);
/** The fields of `pull_request` that Baton reads. */
const pullRequestPayloadSchema = discriminatedUnion("action", [object({
	...commonFields,
	...labelFields,
	pull_request: pullSchema
}), object({
	...commonFields,
	...changeFields,
	pull_request: pullSchema
})]);
/** The fields of `issue_comment` with action `created` that Baton reads. */
const commentPayloadSchema = object({
	...commonFields,
	action: literal("created"),
	issue: object({
		...threadFields,
		draft: boolean().optional(),
		pull_request: unknown().optional()
	}),
	comment: object({
		id: int(),
		user: userSchema.nullish(),
		body: string().nullish(),
		created_at: string()
	})
});
/** The fields of `pull_request_review` with action `submitted` that Baton reads. */
const reviewPayloadSchema = object({
	...commonFields,
	action: literal("submitted"),
	pull_request: pullSchema,
	review: object({
		id: int(),
		user: userSchema.nullish(),
		state: string(),
		body: string().nullish(),
		submitted_at: string()
	})
});
/** The fields of `schedule` that Baton reads. The sender is the person who last changed the cron, who did not start anything. */
const schedulePayloadSchema = object({
	schedule: string(),
	repository: repositorySchema,
	sender: userSchema.optional()
});
/** The fields of `repository_dispatch` that Baton reads. */
const webhookPayloadSchema = object({
	...commonFields,
	action: string(),
	client_payload: record(string(), unknown()).nullish()
});
/** The fields of `workflow_dispatch` that Baton reads from a start by hand. */
const manualPayloadSchema = object({
	...commonFields,
	inputs: object({
		pipeline: string().min(1),
		inputs: string().optional()
	})
});
/** The account under which GitHub shows the texts of deleted accounts. */
const deletedAccount = {
	id: 10137,
	login: "ghost",
	type: "User"
};
/** Builds the repository from the part of every payload that describes it. */
function buildRepository({ id, owner, name, default_branch, private: isPrivate }) {
	return {
		id,
		owner: owner.login,
		name,
		defaultBranch: default_branch,
		private: isPrivate
	};
}
/** Builds the subject from an issue's payload. Bodies keep their line ends; a null body becomes empty. */
function buildSubject(thread, kind = "issue") {
	const { state, assignees } = thread;
	return {
		kind,
		number: thread.number,
		title: thread.title,
		body: thread.body ?? "",
		author: thread.user ?? deletedAccount,
		association: thread.author_association,
		labels: thread.labels.map((label) => label.name),
		url: thread.html_url,
		comments: thread.comments,
		...thread.locked ? { locked: true } : {},
		createdAt: thread.created_at,
		...state === void 0 ? {} : { state },
		...assignees === void 0 ? {} : { assignees: assignees.map(({ login }) => login) }
	};
}
/** Builds the subject from a pull request's payload, with its commits frozen. */
function buildPullSubject(pull) {
	const { head, base, draft } = pull;
	return {
		...buildSubject(pull, "pull-request"),
		head: buildRevision(head),
		base: buildRevision(base),
		...draft === void 0 ? {} : { draft }
	};
}
/** Builds the subject of an event that is about no thread. `plan` later sets the issue that holds its run. */
function buildNoSubject(author) {
	return {
		kind: "issue",
		number: 0,
		author,
		comments: 0,
		title: "",
		body: "",
		association: "NONE",
		labels: [],
		url: "",
		createdAt: ""
	};
}
function buildRevision(revision) {
	return {
		branch: revision.ref,
		sha: revision.sha,
		repository: revision.repo?.id ?? null
	};
}

// src/core/trigger/change.ts
/** The label that pauses all runs about a subject, and prevents new ones from starting. */
const pauseLabel = "baton:pause";
const commonSchema = object({
	action: string(),
	label: object({ name: string() }).nullish(),
	issue: object({
		updated_at: string().optional(),
		pull_request: unknown().optional()
	}).optional(),
	pull_request: object({
		updated_at: string().optional(),
		merged: boolean().nullish()
	}).optional()
});
/** Parses an event of an issue or pull request that may concern a run in progress; returns undefined for all other events. */
function parseChange(eventName, payload) {
	const common = commonSchema.safeParse(payload).data;
	const kind = common && kindOf(eventName, common);
	if (kind === void 0) return void 0;
	const about = eventName === "issues" ? readIssue(payload) : readPull(payload);
	if (about === void 0) return void 0;
	const thread = common?.issue ?? common?.pull_request;
	return {
		kind,
		...about,
		...kind === "label-removed" ? { label: common?.label?.name ?? "" } : {},
		at: thread?.updated_at ?? about.subject.createdAt
	};
}
function kindOf(eventName, { action, label, issue, pull_request: pull }) {
	if (eventName === "issues" && issue !== void 0 && !issue.pull_request) return kindByLabel(action, label) ?? ofIssue(action);
	if (eventName === "pull_request" && pull !== void 0) return kindByLabel(action, label) ?? ofPull(action, pull.merged === true);
}
function kindByLabel(action, label) {
	const isPause = label?.name.toLowerCase() === pauseLabel;
	if (action === "labeled") return isPause ? "paused" : void 0;
	if (action !== "unlabeled") return void 0;
	return isPause ? "resumed" : "label-removed";
}
function ofIssue(action) {
	return action === "closed" || action === "transferred" || action === "deleted" ? action : void 0;
}
function ofPull(action, isMerged) {
	if (action === "closed") return isMerged ? "merged" : "closed";
	return action === "synchronize" ? "pushed" : void 0;
}
/** Reads the payload as if the subject was opened: `parseChange` has already read what is specific to the action. */
function readIssue(payload) {
	const parsed = issuesPayloadSchema.safeParse({
		...Object(payload),
		action: "opened"
	});
	if (!parsed.success) return void 0;
	return {
		...readCommon(parsed.data),
		subject: buildSubject(parsed.data.issue)
	};
}
function readPull(payload) {
	const parsed = pullRequestPayloadSchema.safeParse({
		...Object(payload),
		action: "opened"
	});
	if (!parsed.success) return void 0;
	return {
		...readCommon(parsed.data),
		subject: buildPullSubject(parsed.data.pull_request)
	};
}
function readCommon({ repository, sender }) {
	return {
		repository: buildRepository(repository),
		actor: sender
	};
}
/** Describes a change of a subject for people. The text follows the word "because". */
function describeChange({ kind, label = "", subject }) {
	const name = subject.kind === "issue" ? "the issue" : "the pull request";
	switch (kind) {
		case "label-removed": return `the label ${codeSpan(label)}, which had started the run, was taken off`;
		case "paused": return `the label ${codeSpan(pauseLabel)} was put on`;
		case "resumed": return `the label ${codeSpan(pauseLabel)} was taken off`;
		case "pushed": return `commits were pushed to ${name}`;
		default: return `${name} was ${kind}`;
	}
}

// src/core/view/status/headline.ts
/** Renders the first line: what the run is and its state, who must act, and what comes next. */
function renderHeadline(state) {
	const name = `Baton run \`${state.run.run}\` of pipeline \`${state.run.body.pipeline}\``;
	if (state.end === void 0 && state.paused !== void 0) return `**${name}** is ⏸️ paused${renderPause(state, state.paused)}`;
	if (state.end === void 0) return `**${name}** is ▶️ under way. ${renderTurn(state)}`;
	const { outcome } = state.end.body;
	return `**${name}** ${outcomeWords(outcome)}${renderCause(state.end.body)} ${renderNext(state, state.end.body)}`;
}
/** Renders why a run ended, with the end of the sentence. A reason in the words of an agent may have one already. */
function renderCause({ outcome, reason }) {
	const cause = isSuccess(outcome) ? "" : linkCodes(renderEndReason(reason));
	return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}
/** Renders a pause. It is not known which agents are running: an agent that had started continues to its end. */
function renderPause(state, { body }) {
	const waiting = dueStages(state).map((worker) => renderWorker(state, worker));
	const next = waiting.length === 0 ? "" : ` At work, or waiting: ${waiting.join(", ")}.`;
	return ` by ${codeSpan(body.actor.login)}: ${oneLine(body.reason)}.${next} What comes is kept, and nothing starts. Your turn: take the label \`${pauseLabel}\` off to go on.`;
}
function renderTurn(state) {
	const due = dueStages(state);
	const asked = awaitingStages(state).map(({ stage, awaiting }) => `\`${stage}\` ${awaitingWords(awaiting)}`);
	if (due.length === 0 && asked.length > 0) return `Your turn: ${asked.join(", ")}. The newest comment of Baton says what to type.`;
	if (due.length === 0) return "Nothing is at work.";
	const turn = due.map((worker) => renderWorker(state, worker));
	const next = [...state.stages].flatMap(([stage, entry]) => {
		if (entry.kind !== "waiting") return [];
		return (entry.behind === void 0 ? stageOf(state.run, stage).needs : [entry.behind.stage]).some((need) => due.some((worker) => worker.stage === need)) ? [`\`${stage}\``] : [];
	});
	return `At work: ${turn.join(", ")}. Next: ${next.length === 0 ? "the end of the run" : next.join(", ")}. Nobody has to do anything.`;
}
function renderWorker(state, { stage, due }) {
	const attempts = displayedAttempts(state, stage);
	return `\`${stage}\` (${currentAgentOf(state, stage)}${attempts === 1 ? "" : `, attempt ${due.attempt} of ${attempts}`})`;
}
function renderNext(state, { outcome }) {
	const again = describeStartAgain(state.run.body.trigger);
	if (outcome === "failed") return `Your turn: read what failed, mend the cause, then ${again}.`;
	if (outcome === "needs-input") return `Your turn: answer, then ${again}.`;
	if (outcome === "cancelled") return `Nothing follows; to go on, ${again}.`;
	const pulls = listOpenedPulls(state).map((number) => `#${number}`);
	return pulls.length === 0 ? "Nobody has to do anything." : `Your turn: review ${pulls.join(", ")}.`;
}

// src/core/view/status/status-comment.ts
/** Renders the chain of transfers of a run, one line each. Their messages are in the comments of their tasks. */
function renderTransfers(state, links) {
	if (state.transfers.length === 0) return [];
	const limit = pipelineOf(state.run).limits["max-handoffs"];
	return [[state.transfers.map((transfer) => {
		const { seq, task, body } = transfer;
		const url = commentUrl(state, links.comments?.get(seq));
		const link = url === void 0 ? "" : ` · [message](${url})`;
		const lost = hasStood(state, transfer) ? "" : " (does not count: the work of that job was not published)";
		return `- 🔀 \`${task}\`: transfer ${transferNumber(state, transfer)} of ${limit}, \`${body.from}\` → \`${body.to}\`${lost}${link}`;
	}).join("\n"), `- 🔀 Transfers: ${standingTransfers(state).length} of ${limit}, in the comments of their tasks.`]];
}
/** The bytes for the table; the rest of the comment is for texts of agents. */
const tableBytes = 24e3;
/** The length of a line about a handoff that was not kept; the comment of its task says all. */
const droppedCharacters = 300;
/** The bytes reserved for the sentence about omitted parts. */
const noteBytes = 200;
/** Returns the marker of the comment as a view. State is never read from it (DESIGN 3). */
function statusMarker(run) {
	return viewMarker("status", run);
}
/**
* Renders the one comment of a run that is edited: what happened, who must act, what comes next. It is a view for people, redrawn
* from the records. It stays under GitHub's limit whatever agents wrote: a text that is too long is cut between sections, with a
* link to the rest.
*/
function renderStatusComment(state, links = {}) {
	const head = [renderHeadline(state), renderStageTable(state, {
		links,
		maxBytes: tableBytes
	})];
	const foot = [
		...renderTaint(state),
		...renderFlood(state),
		renderFooter(state),
		statusMarker(state.run.run)
	];
	const room = recordLimits.commentBytes - utf8Length([...head, ...foot].join("\n\n")) - noteBytes;
	const { kept, dropped } = packSections([
		...renderTransfers(state, links),
		...renderFailures(state),
		...renderNotes(state),
		...renderDroppedHandoffs(state),
		...renderAnswer(state),
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
/** Renders a warning about a ledger that other accounts flood. Their comments are no history, and cost requests all the same. */
function renderFlood({ run }) {
	const { floodedLedger: flooded } = run.body;
	if (flooded === void 0) return [];
	const link = `[ledger](${threadUrl(run, flooded.ledger)})`;
	return [`⚠️ ${flooded.comments} comments of other accounts stand on the ${link} of this pipeline. They are no history and are passed over, which takes requests: delete them, and limit who may comment in the settings of the repository. The ledger must not be locked.`];
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
	const at = describeTime(body.startedAt);
	if (!hasSubject(body.trigger)) return `Run \`${run}\` was started on ${at}, because ${describeCause(body.trigger)}.`;
	const about = viewThreadOf(record) === subject.number ? "" : ` for \`#${subject.number}\``;
	if (label === "") return `Run \`${run}\`${about} was started on ${at}, because ${describeCause(body.trigger)}.`;
	return `Run \`${run}\`${about} was started by \`${actor.login}\` with the label ${codeSpan(label)} on ${at}.`;
}
function renderNotes(state) {
	const notes = renderStageNotes(state);
	return notes.length === 0 ? [] : [[notes.join("\n"), `- ℹ️ Notes of stages: ${notes.length}, in the comments of their tasks.`]];
}
/** Renders the failed attempts of stages that have or had more than one start. */
function renderFailures(state) {
	const lines = [...state.stages.keys()].flatMap((stage) => {
		return hasAttempts(state, stage) ? failuresOf(state, stage).map((task) => renderFailure(state, task)) : [];
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- 🔁 Failed attempts: ${lines.length}, in the comments of their tasks.`]];
}
function renderFailure(state, task) {
	const { url } = task.body.workflowRun;
	return `- 🔁 \`${task.body.stage}\`: ${renderRetryNotice(state, task)}${url === "" ? "" : ` · [run](${url})`}`;
}
/** Renders the reasons why the last handoff of a stage was dropped, so that people know why the stages after it lack it (H-20). */
function renderDroppedHandoffs({ stages, tasks }) {
	const lines = [...stages.keys()].flatMap((stage) => {
		return (tasks.findLast(({ body }) => body.stage === stage)?.body.warnings ?? []).filter((warning) => warning.startsWith(droppedHandoff)).map((warning) => `- ⚠️ \`${stage}\`: ${linkCodes(oneLine(warning, droppedCharacters))}`);
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- ⚠️ Handoffs that were not kept: ${lines.length} faults, in the comments of their tasks.`]];
}
/** Renders the final text of the last agent of a run that has ended (T-9), folded, since its handoff says the same more briefly. */
function renderAnswer({ run, end }) {
	if (end?.body.output === void 0 || end.body.finalAgent === void 0) return [];
	const { output, finalAgent } = end.body;
	return [[renderDetails(`Final text of ${finalAgent}, the last agent`, quote(neutralise(output, pageOf(run))))]];
}
function renderGraph(state) {
	return [renderDetails("The chain as a graph", renderStageGraph(state))];
}
/** Renders the newest handoff of each stage: the summary is visible, the rest folded or, where it is too long, behind a link. */
function renderHandoffs(state, links) {
	return renderNewestHandoffs(state, (task, handoff) => renderHandoff(state, {
		task,
		handoff,
		links
	}));
}
function renderHandoff(state, facts) {
	const { task, handoff, links } = facts;
	const { stage } = task.body;
	const page = pageOf(state.run);
	const url = commentUrl(state, links.comments?.get(task.seq));
	const rest = url === void 0 ? "the comment of its task" : `[the comment of its task](${url})`;
	const summary = [`**\`${stage}\`** handed over:`, quote(neutralise(handoff.summary, page))];
	return [
		[...summary, ...renderHandoffDetail(handoff, {
			title: `Handoff of ${stage}: detail and data`,
			page
		})].join("\n\n"),
		[...summary, `_Detail and data are too long to show here: they are in ${rest}._`].join("\n\n"),
		`**\`${stage}\`** handed over more than there is room for: it is in ${rest}.`
	];
}

// src/core/view/mention.ts
/** Returns `, @login` for the person who started a run; empty for a bot, which would reply. */
function mentionOf({ run }) {
	const { login, type } = run.body.trigger.actor;
	return type !== "Bot" && /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `, @${login}` : "";
}

// src/core/view/comment/request.ts
/** Returns the marker of the comment that asks. What is asked tells it from earlier requests of the same stage. */
function requestMarker({ run }, { stage, awaiting }) {
	const asked = awaiting.for === "answer" ? String(awaiting.last.execution) : awaiting.digest;
	return viewMarker("request", `${run.run}/${stage}/${asked}`);
}
/** Renders the one new comment in which a run asks a person, with what to type. */
function renderRequest(state, request) {
	const { stage, awaiting } = request;
	const text = awaiting.for === "answer" ? quote(neutralise(awaiting.last.body.note ?? "(no question)")) : "";
	return [
		`\`${stage}\` of run \`${state.run.run}\` waits for you${mentionOf(state)}.`,
		text,
		requestMarker(state, request)
	].join("\n\n");
}

// src/engine/github-errors.ts
/** Returns whether the error is transient. Transient errors fail the job, which can be run again; all others become the outcome of the stage. */
function isTransient({ reason }) {
	return reason === "unavailable" || reason === "rate-limited" || reason === "unauthenticated";
}
/** Performs a step that the run does not depend on. If GitHub refuses it, logs a warning and returns undefined. */
async function warnIfRefused({ ports }, { what, only, except = [] }, perform) {
	try {
		return await perform();
	} catch (error) {
		if (!(error instanceof GitHubError) || except.includes(error.reason) || only?.includes(error.reason) === false) throw error;
		ports.log.warning(`${what}: ${error.message}`);
		return;
	}
}

// src/engine/thread/own-comments.ts
/** Returns the numeric id of our account, which is the author of the run's first record; undefined when that comment is not listed. */
function ownAccountId({ thread, first }) {
	return thread.find(({ id }) => id === first.id)?.author?.id;
}
/** Returns the ignored records in comments that our account wrote after the run began; none while our account is not known. */
function ignoredInOwnComments(reading) {
	const author = ownAccountId(reading);
	if (author === void 0) return [];
	const own = new Set(reading.thread.filter((comment) => comment.id > reading.first.id && comment.author?.id === author).map(({ id }) => id));
	return reading.ignored.filter(({ comment }) => own.has(comment));
}
/** Reads the comment with this marker that we posted in the view thread of a run. Makes no request if that thread holds the records too. */
async function readOwnView(engine, { reading, marker }) {
	const { first, state } = reading;
	const { run } = state;
	const author = ownAccountId(reading);
	const thread = viewThreadOf(run);
	const comments = thread === run.thread ? reading.thread : await engine.ports.threads.listSince(thread, first.at);
	return findMarkedComment(comments, {
		marker,
		accepts: isBy(author)
	});
}
/** Finds the thing with this marker that one of our accounts wrote. Asks for an account only if something has the marker. */
async function readMarked(things, { marker, accounts }) {
	const marked = things.filter((thing) => hasMarker(thing, marker) && authorIdOf(thing) !== void 0);
	for (const readAccount of marked.length === 0 ? [] : accounts) {
		const own = findMarkedComment(marked, {
			marker,
			accepts: isBy(await readAccount())
		});
		if (own !== void 0) return own;
	}
}

// src/core/run/status-labels.ts
/** The label of a subject while a run about it is under way. */
const runningLabel = "baton:running";
/** The label of a subject after a run about it failed. */
const failedLabel = "baton:failed";
/** The label of a subject while a run about it waits for a person. */
const needsHumanLabel = "baton:needs-human";
const after = {
	failed: [failedLabel, needsHumanLabel],
	"needs-input": [needsHumanLabel]
};
/**
* Returns the labels that a run gives its subject, so that people can filter their lists. They are a view and never read back.
*/
function statusLabelsOf({ end }) {
	return end === void 0 ? [runningLabel] : after[end.body.outcome] ?? [];
}
/** Returns the labels of an earlier run that are no longer true once the next run starts. */
function staleLabels(present) {
	return present.filter((name) => hasName([failedLabel, needsHumanLabel], name));
}

// src/engine/view/labels.ts
/**
* Labels the subject of a run that is under way, and removes the labels that an earlier run left there. Labels of people are
* never touched.
*/
async function labelRunning(engine, state) {
	if (!isLabelled(state)) return;
	const { subject } = state.run.body.trigger;
	const present = findReopening(state.decisions) !== void 0 ? [failedLabel, needsHumanLabel] : subject.labels;
	await change(engine, subject.number, async () => {
		for (const name of staleLabels(present)) await engine.ports.subjects.removeLabel(subject.number, name);
		await engine.ports.subjects.addLabels(subject.number, [runningLabel]);
	});
}
/** Returns the labels that a run puts on its subject when a person must act on it. */
function labelsOfNeed(state) {
	return isLabelled(state) ? statusLabelsOf(state) : [needsHumanLabel];
}
/** Removes the label of a run under way when the run has ended, unless another run about the subject is still under way. */
async function labelEnded(engine, { state, stored }) {
	if (state.end === void 0 || !isLabelled(state)) return;
	const { number } = state.run.body.trigger.subject;
	if (isOtherAtWork(state, stored)) return;
	await change(engine, number, () => engine.ports.subjects.removeLabel(number, runningLabel));
}
function isLabelled({ run }) {
	return hasSubject(run.body.trigger) && run.body.config["status-labels"] !== false;
}
/** Returns whether another run is under way, by the records since this run began: one that began earlier and wrote nothing since is not seen. */
function isOtherAtWork({ run }, stored) {
	const { number } = run.body.trigger.subject;
	const records = stored.map(({ record }) => record).filter((record) => record.run !== run.run);
	const ended = new Set(records.flatMap((record) => record.kind === "end" ? [record.run] : []));
	return records.some((record) => record.kind === "run" && record.body.trigger.subject.number === number && !ended.has(record.run));
}
/** Changes the labels of a subject. They are a view for people, so a refusal of GitHub is only logged. */
async function change(engine, subject, perform) {
	const what = `The labels of #${subject} that say how the run stands were not changed`;
	await warnIfRefused(engine, { what }, perform);
}

// src/engine/view/ask-person.ts
/**
* Asks a person about a stage that awaits one: adds the label first, then posts the comment, by which a second try knows that both
* are done. What it asks is in the records, so a thread that takes no comments is only logged.
*/
async function askPerson(engine, { reading, stage }) {
	const { state } = reading;
	const request = awaitingStages(state).find((each) => each.stage === stage);
	if (request === void 0) return;
	const marker = requestMarker(state, request);
	const { run } = state;
	const step = {
		what: `Nobody was asked about run ${run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		if (await readOwnView(engine, {
			reading,
			marker
		}) !== void 0) return;
		await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
		await engine.ports.threads.create(viewThreadOf(run), renderRequest(state, request), marker);
	});
}

// src/core/view/comment/escalation.ts
const partBytes = 16e3;
const decisiveBytes = 6e3;
/** Returns the marker of the comment. A run has one, and one more for each time that it was reopened after its end. */
function escalationMarker(run, reopened = 0) {
	return viewMarker("escalation", reopened === 0 ? run : `${run}/${reopened}`);
}
/**
* Renders the one new comment of a run that needs a person (C-22), in the seven parts of ux.md 1.5: what failed in which attempt,
* who must act, the decisive lines, the logs, what happens by itself, what to type, and the facts for a report.
*/
function renderEscalation(state, facts) {
	const { end } = facts;
	const stages = [...state.stages.keys()].filter((stage) => {
		const body = lastOf(state, stage)?.body;
		return body !== void 0 && needsPerson(body.outcome) && !isTolerated(state.run, body);
	});
	const failed = stages.flatMap((stage) => failuresOf(state, stage).at(-1) ?? []);
	return [
		renderVerdict(state, {
			end,
			stages
		}),
		...renderQuestions(state, stages),
		...renderWarnings(failed),
		...renderDecisive(failed),
		...renderCauses(end, failed),
		...packWithNote(stages.flatMap((stage) => renderAttempts(state, stage))),
		`**By itself** ${describeFollowing(state, failed)}. All records are kept.${renderStatusLink(state, facts.status)}`,
		`**To go on**: ${describeRecourse(state, {
			end,
			stages
		})} Take \`${needsHumanLabel}\` off when it is dealt with; the next run takes it off as well.`,
		...renderMessages(state, {
			stages,
			failed
		}),
		renderDetails("Names and numbers", fencedText(renderFacts(state, facts), "text")),
		escalationMarker(state.run.run, countReopenings(state))
	].join("\n\n");
}
function lastOf(state, stage) {
	const entry = state.stages.get(stage);
	return entry?.kind === "ended" ? entry.last : void 0;
}
function renderVerdict(state, { end, stages }) {
	const where = stages.length === 0 ? linkCodes(renderEndReason(end.reason)) : ` in ${stages.map((stage) => nameAttempt(state, stage)).join(", ")}`;
	return `**A person is needed**${mentionOf(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.`;
}
function nameAttempt(state, stage) {
	const last = lastOf(state, stage);
	const attempt = last?.attempt ?? 1;
	const attempts = Math.max(attempt, maxAttemptsOf(state.run, stage));
	return attempts === 1 || last?.body.outcome !== "failed" ? `\`${stage}\`` : `\`${stage}\`, attempt ${attempt} of ${attempts}`;
}
/** Renders the failed attempts of a stage, with the logs of their jobs. */
function renderAttempts(state, stage) {
	const attempts = maxAttemptsOf(state.run, stage);
	const failures = failuresOf(state, stage).map(({ attempt, body }) => {
		const url = jobUrl(body.workflowRun);
		return `- ❌ \`${stage}\`${attempts === 1 && attempt === 1 ? "" : `, attempt ${attempt} of ${Math.max(attempt, attempts)}`}: ${reasonWithName(body.failure?.reason ?? body.outcome)}${url === "" ? "" : ` · [log](${url})`}`;
	});
	return failures.length === 0 ? [] : [[failures.join("\n"), `- ❌ \`${stage}\``]];
}
/** Renders what the stages ask. */
function renderQuestions(state, stages) {
	return packWithNote(stages.flatMap((stage) => {
		const last = lastOf(state, stage)?.body;
		if (last?.outcome !== "needs-input") return [];
		return [[[`\`${stage}\` asks:`, quote(neutralise(last.note ?? "(no question)", pageOf(state.run)))].join("\n\n"), `- \`${stage}\` asks.`]];
	}));
}
const mostWarnings = 3;
const warningCodePoints = 600;
/** Renders the warnings with an error code that came with a failure, such as a secret that is missing: they are a usual cause. */
function renderWarnings(failed) {
	const lines = [...new Set(failed.flatMap(({ body }) => body.warnings.filter((warning) => warning.startsWith("BATON-E"))))].slice(0, mostWarnings).map((warning) => `- ⚠️ ${linkCodes(oneLine(warning, warningCodePoints))}`);
	return lines.length === 0 ? [] : [lines.join("\n")];
}
/** Renders why the last attempt of each stage failed, not folded. The text was redacted when it was recorded. */
function renderDecisive(failed) {
	const sections = [...new Set(failed.map(({ body }) => pickDecisiveLines(body.failure?.message ?? "")).filter((text) => text !== ""))].map((text) => [[fencedText(text, "text"), ...renderCodeLinks(text)].join("\n\n")]);
	return packSections(sections, decisiveBytes).kept;
}
/** Renders the causes. A limit of the run has no failed stage: its text is in the verdict, and the configuration sets it. */
function renderCauses(end, failed) {
	if (end.outcome === "needs-input") return [];
	const kinds = failed.map(({ body }) => classifyFailure(body.failure?.reason ?? "").kind);
	return [...new Set(kinds.length === 0 ? ["yours"] : kinds)].map(failureCause);
}
function describeFollowing(state, failed) {
	const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
	const next = state.run.body.trigger.schedule === void 0 ? "" : "; the next time of its schedule starts a new run";
	if (following.has("final")) return `nothing follows, because another attempt would fail the same way${next}`;
	return `nothing follows${following.has("exhausted") ? ": no attempt is left" : ""}${next}`;
}
function renderStatusLink(state, status) {
	const url = statusUrl(state, status);
	return url === void 0 ? "" : ` The [status comment](${url}) has the whole run.`;
}
/** Renders the messages of all failures that are more than the decisive lines, each text once. */
function renderMessages(state, { stages, failed }) {
	const shown = /* @__PURE__ */ new Set(["", ...failed.map(({ body }) => pickDecisiveLines(body.failure?.message ?? ""))]);
	const kept = packWithNote(stages.flatMap((stage) => failuresOf(state, stage)).flatMap(({ attempt, body }) => {
		const message = body.failure?.message ?? "";
		if (shown.has(message)) return [];
		shown.add(message);
		return [[`\`${body.stage}\`, attempt ${attempt}:\n\n${fencedText(message, "text")}`]];
	}));
	return kept.length === 0 ? [] : [renderDetails("What the failures said", kept.join("\n\n"))];
}
function packWithNote(sections) {
	const { kept, dropped } = packSections(sections, partBytes);
	return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}

// src/engine/view/escalate.ts
/**
* Calls for a person: adds the label first, then posts the comment, by which a second try knows that both are done. A thread
* that takes no comments any more is only logged, because the run has ended and its records are stored.
*/
async function escalate(engine, { state, reading, status }) {
	const { run } = state.run;
	if (state.end === void 0) return;
	const marker = escalationMarker(run, countReopenings(state));
	const text = renderEscalation(state, {
		end: state.end.body,
		status,
		version: engine.settings.version
	});
	const step = {
		what: `Nobody was asked about run ${run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		if (await readOwnView(engine, {
			reading,
			marker
		}) !== void 0) return;
		await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, labelsOfNeed(state));
		await engine.ports.threads.create(viewThreadOf(state.run), text, marker);
	});
}

// src/engine/view/fold-comments.ts
/**
* Folds what a run that has ended no longer needs to show, so that its status comment alone stays open: the comments of its
* records, replies that name it, and calls for a person that somebody has acted on. The newest call stays open. Does nothing where
* the records have a thread of their own, which is a closed issue. No text changes, so the records stay valid.
*/
async function foldEndedRun(engine, reading) {
	const { run } = reading.state;
	if (viewThreadOf(run) !== run.thread) return;
	const records = new Set(commentsOf(reading.stored, run.run).values());
	const folded = /* @__PURE__ */ new Set([
		...records,
		...listContinuations(reading, records),
		...listReplies(reading),
		...listOldCalls(reading)
	]);
	const what = `The comments of run ${run.run} were not all folded`;
	await warnIfRefused(engine, { what }, async () => {
		const comments = [];
		for (const id of folded) comments.push(...await readComment(engine, {
			reading,
			id
		}));
		await foldOpen(engine, comments, "resolved");
	});
}
/** Folds the call for a person of a run that somebody lets go on. */
async function foldCalls(engine, reading) {
	const { run } = reading.state;
	const calls = new Set(listOldCalls(reading));
	const what = `The call for a person of run ${run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, reading.thread.filter(({ id }) => calls.has(id)), "resolved"));
}
/** Folds the status comments of earlier runs as outdated, and their calls for a person: the new run is what somebody did about them. */
async function foldEarlierRuns(engine, { reading, runs, comments }) {
	const isOwn = isBy(ownAccountId(reading));
	const views = comments.filter((comment) => {
		const escalated = parseViewMarker("escalation", comment.body)?.split("/")[0];
		return isOwn(comment) && runs.some((run) => run === escalated || hasMarker(comment, statusMarker(run)));
	});
	const what = `The status of an earlier run than ${reading.state.run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, views, "outdated"));
}
async function foldOpen(engine, comments, why) {
	const open = comments.filter(({ isMinimised }) => isMinimised !== true);
	if (open.length > 0) await engine.ports.threads.minimiseAll(open, why);
}
/** Returns a comment as it was listed. A comment that was just written is not in the list, so it is read. */
async function readComment(engine, { reading, id }) {
	const comment = reading.thread.find((listed) => listed.id === id) ?? await engine.ports.threads.read(id);
	return comment === void 0 ? [] : [comment];
}
function listOwn(reading) {
	return reading.thread.filter(isBy(ownAccountId(reading)));
}
/** Lists the comments with pieces of the records. Our next comment with a record is the one that they belong to. */
function listContinuations(reading, records) {
	const own = listOwn(reading);
	return own.flatMap(({ id, body }, index) => {
		if (!isContinuation(body)) return [];
		const next = own.slice(index + 1).find((comment) => holdsEnvelope(comment.body));
		return next !== void 0 && records.has(next.id) ? [id] : [];
	});
}
/** Lists the replies to commands that name the run. */
function listReplies(reading) {
	const name = `\`${reading.state.run.run}\``;
	return listOwn(reading).flatMap(({ id, body }) => parseViewMarker("reply", body) !== void 0 && body.includes(name) ? [id] : []);
}
/** Lists the calls for a person before the newest end of the run. */
function listOldCalls(reading) {
	const { state } = reading;
	const { run } = state.run;
	const old = Array.from({ length: countReopenings(state) }, (_, reopened) => escalationMarker(run, reopened));
	return listOwn(reading).flatMap((comment) => old.some((marker) => hasMarker(comment, marker)) ? [comment.id] : []);
}

// src/core/view/comment/pull-summary.ts
/** The bytes reserved for head, foot and the sentence about omitted parts. */
const frameBytes = 2e3;
/** Returns the marker of the comment. A pull request has one for each pipeline. */
function pullSummaryMarker(pipeline) {
	return viewMarker("summary", pipeline);
}
/**
* Renders the handoffs of the stages for the readers of the resulting pull request. The comment is a view and never read back.
*/
function renderPullSummary(state, { notes = [] } = {}) {
	const { run, body } = state.run;
	const { number } = body.trigger.subject;
	const head = `**What led to this pull request:** Baton run \`${run}\` of pipeline \`${body.pipeline}\`, for #${number}.`;
	const { kept, dropped } = packSections(renderSummaries(state), recordLimits.commentBytes - frameBytes);
	const taint = taintNote(body);
	const none = kept.length === 0 ? ["No stage has handed anything over."] : [];
	const more = dropped === 0 ? [] : [`_${dropped} more stages handed over more than there is room for._`];
	const foot = `<sub>Details, and how the run goes on, are in ${`[the thread of the run](${threadUrl(state.run, viewThreadOf(state.run))})`}. This comment is redrawn when a stage hands over more.</sub>`;
	return [
		head,
		...taint === void 0 ? [] : [taint],
		...kept,
		...none,
		...more,
		...notes,
		foot,
		pullSummaryMarker(body.pipeline)
	].join("\n\n");
}
/** Renders the newest handoff of each stage, only its summary. */
function renderSummaries(state) {
	return renderNewestHandoffs(state, ({ body: { stage } }, { summary }) => [[`**\`${stage}\`** handed over:`, quote(neutralise(summary, pageOf(state.run)))].join("\n\n")]);
}

// src/engine/view/pull-summary.ts
/**
* Posts or updates the comment with the summaries of the chain on its pull request. It is a view: if it cannot be made, the
* run continues.
*/
async function drawPullSummary(engine, state, facts) {
	if (state.run.body.config.comments !== "all" || facts.pull === viewThreadOf(state.run)) return void 0;
	const text = renderPullSummary(state, facts);
	const marker = pullSummaryMarker(state.run.body.pipeline);
	const { threads } = engine.ports;
	const what = `Pull request #${facts.pull} has no summary of run ${state.run.run}`;
	return warnIfRefused(engine, {
		what,
		only: ["comments-refused", "forbidden"]
	}, async () => {
		const earlier = facts.isNew ? void 0 : await readEarlier(engine, {
			...facts,
			marker
		});
		if (earlier === void 0) return {
			pull: facts.pull,
			comment: (await threads.create(facts.pull, text, marker)).id
		};
		await threads.update(earlier, text);
		return {
			pull: facts.pull,
			comment: earlier
		};
	});
}
const beginning = "1970-01-01T00:00:00Z";
/** Reads the summary that this run or an earlier one posted: a pull request has one for each pipeline. */
async function readEarlier(engine, { pull, readOwn, marker }) {
	const comments = await engine.ports.threads.listSince(pull, beginning);
	return (await readMarked(comments, {
		marker,
		accounts: [readOwn]
	}))?.id;
}
/**
* Redraws the comment on the run's pull request, when a stage after that comment has handed over more. The comment is a view, as
* the status comment is: a refusal is only logged.
*/
async function redrawPullSummary(engine, state) {
	const stale = findStaleSummary(state);
	if (stale === void 0) return;
	const step = {
		what: `The summary on pull request #${stale.pull} was not redrawn`,
		except: ["unauthenticated"]
	};
	await warnIfRefused(engine, step, () => engine.ports.threads.update(stale.comment, renderPullSummary(state)));
}

// src/engine/view/reactions.ts
/** GitHub has eight reactions and no word for failure: confused asks a person to look, and 👎 says that it was stopped. */
const contents = {
	succeeded: "rocket",
	noop: "+1",
	failed: "confused",
	"needs-input": "confused",
	cancelled: "-1",
	skipped: "-1"
};
/**
* Replaces a reaction by another one, which is no more than a warning if GitHub refuses (U2). Adds before it removes, so that a
* reader never sees none.
*/
async function replaceReaction(engine, reaction, { content, of }) {
	if (reaction === void 0) return;
	const { reactions } = engine.ports;
	await warnIfRefused(engine, { what: `The reaction ${of} was not swapped` }, async () => {
		await reactions.add(reaction.on, content);
		await reactions.remove(reaction.on, reaction.id);
	});
}
/** Replaces the 👀 that the run began with by its outcome. */
function reactToOutcome(engine, { run }, outcome) {
	return replaceReaction(engine, run.body.reaction, {
		content: contents[outcome],
		of: `of run ${run.run}`
	});
}
/** Adds a reaction and returns its id. Returns undefined when GitHub refuses: a run does not depend on an ornament (U2). */
function addReaction(engine, on, content) {
	return warnIfRefused(engine, { what: "No reaction was given" }, () => engine.ports.reactions.add(on, content));
}
/** Returns the thing that people look at after they have asked for something. GitHub's REST interface knows no reactions on reviews. */
function reactionTargetOf(trigger) {
	if (!hasSubject(trigger)) return void 0;
	return trigger.comment === void 0 ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}
/** Adds 👀 before anything else is written (U1): somebody has seen it. Returns undefined where nobody waits for a reaction. */
async function markSeen(engine, trigger) {
	const on = reactionTargetOf(trigger);
	const id = on === void 0 ? void 0 : await addReaction(engine, on, "eyes");
	return on === void 0 || id === void 0 ? void 0 : {
		id,
		on
	};
}
/**
* Adds 👀 to a command, and returns the function that replaces it once the command has its reply: by 👍, or by 😕 where nothing
* came of it. Neither is worth a failure (U1, U2).
*/
async function markCommandSeen(engine, trigger) {
	const seen = await markSeen(engine, trigger);
	return { finish: ({ done }) => replaceReaction(engine, seen, {
		content: done ? "+1" : "confused",
		of: `to comment ${trigger.comment?.id}`
	}) };
}

// src/engine/view/status-comment.ts
/**
* Redraws the status comment of a run. A refusal is logged and not thrown, because the comment is only for people: nothing
* reads it back.
*/
async function drawStatus(engine, drawing) {
	const { status } = drawing;
	const step = {
		what: `The status comment${status === void 0 ? "" : ` ${status}`} was not redrawn`,
		except: ["forbidden", "unauthenticated"]
	};
	await warnIfRefused(engine, step, () => status === void 0 ? drawMissing(engine, drawing) : redraw(engine, {
		...drawing,
		status
	}));
}
/**
* Creates a status comment that the run does not have yet, if its records and its views share a thread: that thread took
* the records, so `plan` crashed before it drew. A view thread of its own refused comments when the run began, and is left alone.
*/
async function drawMissing(engine, drawing) {
	const { run } = drawing.reading.state;
	if (viewThreadOf(run) === run.thread) await drawInPlace(engine, drawing);
}
/** Updates the comment. If somebody deleted it, updates the one that we or `baton repair` made in its place, or makes a new one. */
async function redraw(engine, drawing) {
	try {
		await engine.ports.threads.update(drawing.status, drawing.body);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found") throw error;
		await drawInPlace(engine, drawing);
	}
}
async function drawInPlace(engine, { reading, status, body }) {
	const { threads } = engine.ports;
	const { run } = reading.state;
	const other = await readStatusComment(engine, reading);
	if (other === void 0 || other === status) await threads.create(viewThreadOf(run), body, statusMarker(run.run));
	else await threads.update(other, body);
}
/** Returns the id of the status comment that we posted in the view thread of a run; undefined if there is none. */
async function readStatusComment(engine, reading) {
	return (await readOwnView(engine, {
		reading,
		marker: statusMarker(reading.state.run.run)
	}))?.id;
}
/** Repairs a status comment: leaves it if it is as it should be, updates it if it differs, and makes it again if somebody deleted it. */
async function repairStatus(threads, request) {
	const { body, comments, marker, thread } = request;
	const found = await readMarked(comments, request);
	if (found === void 0) return {
		action: "made",
		comment: (await threads.create(thread, body, marker)).id
	};
	if (normaliseBody(found.body) === normaliseBody(body)) return {
		action: "left",
		comment: found.id
	};
	await threads.update(found.id, body);
	return {
		action: "redrawn",
		comment: found.id
	};
}
/**
* Returns the id of the status comment of the run that an order is about: the one that the order names or, if that is not in
* the list, the one that was made in its place. Returns undefined if there is none. An unsigned order could name any comment,
* which would then be overwritten: it is only believed if our account wrote that comment and the comment has our marker.
*/
async function readStatusCommentId(engine, { order, reading }) {
	const { run } = reading.state;
	const status = order.status === 0 ? void 0 : order.status;
	const isElsewhere = viewThreadOf(run) !== run.thread;
	const isSigned = order.sig !== void 0;
	if (isSigned && (isElsewhere || status === void 0 || reading.comments.has(status))) return status;
	const listed = isElsewhere ? void 0 : await readStatusComment(engine, reading);
	if (listed !== void 0) return listed;
	if (isSigned || status === void 0) return status;
	const named = await engine.ports.threads.read(status);
	if (named === void 0) return status;
	return findMarkedComment([named], {
		marker: statusMarker(run.run),
		accepts: isBy(ownAccountId(reading))
	}) === void 0 ? readStatusComment(engine, reading) : status;
}

// src/core/history/history-entry.ts
/** The beginning of the keys of `include-keys` that name inputs. */
const inputsPrefix = "inputs.";
/** Returns whether an entry is a further end of the same run. Another run of the same name started at another time. */
function isLaterEnd(end, than) {
	return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}
/**
* Collects the finished runs of a pipeline from the records of its ledgers, each once. Of two records the first counts, unless
* the run was reopened and ended again.
*/
function toHistoryEntries(records, pipeline) {
	const entries = /* @__PURE__ */ new Map();
	for (const { record, comment } of records.toSorted(compareBy(({ comment }) => comment))) {
		if (record.kind !== "history" || record.body.pipeline !== pipeline) continue;
		const earlier = entries.get(record.run);
		if (earlier !== void 0 && !isLaterEnd(record.body, earlier.body)) continue;
		entries.delete(record.run);
		entries.set(record.run, {
			run: record.run,
			comment,
			body: record.body
		});
	}
	return [...entries.values()];
}
/** Selects the runs to show: newest first by completion, of the configured phases and scope, up to the limit. */
function selectEntries(entries, { history, subject }) {
	const { limit, phases, scope } = history;
	return entries.filter(({ body }) => scope === "pipeline" || subject === void 0 || body.subject === subject).filter(({ body }) => {
		const phase = phaseOf(body.outcome);
		return phase !== void 0 && (phases.length === 0 || phases.includes(phase));
	}).toSorted(newestFirst).slice(0, limit);
}
/** Returns the phase; undefined for runs that did not finish by themselves: cancelled, skipped, waiting for a person. */
function phaseOf(outcome) {
	if (outcome === "noop") return "succeeded";
	return outcome === "succeeded" || outcome === "failed" ? outcome : void 0;
}
/** Compares by end. Of two runs that ended together, the one that started later comes first (Y-7). */
function newestFirst(a, b) {
	return Date.parse(b.body.finishedAt) - Date.parse(a.body.finishedAt) || Date.parse(b.body.startedAt) - Date.parse(a.body.startedAt) || b.comment - a.comment;
}

// src/core/history/build-history-body.ts
/** Builds what the ledger stores about a run that has ended. */
function buildHistoryBody(state, end) {
	const { run } = state;
	const last = listLastExecutions(state);
	const handoff = last.findLast((body) => body.handoff !== void 0)?.handoff;
	return {
		pipeline: run.body.pipeline,
		subject: run.body.trigger.subject.number,
		outcome: end.outcome,
		results: unionOf(last),
		...end.outcome === "failed" ? describeFailure(last, end) : {},
		...handoff === void 0 ? {} : { handoff: selectHandoffFields(handoff, pipelineOf(run).history?.["include-keys"] ?? []) },
		...selectInputs(state),
		startedAt: run.body.startedAt,
		finishedAt: end.finishedAt
	};
}
/** The length of an input in a ledger, which is read page by page. */
const inputCodePoints = 1e3;
/** Selects the inputs that the pipeline's history names, with their defaults. */
function selectInputs({ run }) {
	const { on, history } = pipelineOf(run);
	const typed = readTypedInputs(on, run.body.trigger.inputs);
	const found = (history?.["include-keys"] ?? []).flatMap((key) => key.startsWith("inputs.") ? [key.slice(inputsPrefix.length)] : []).flatMap((name) => Object.hasOwn(typed, name) ? [[name, String(typed[name])]] : []);
	if (found.length === 0) return {};
	return { inputs: Object.fromEntries(found.map(([name, text]) => [name, truncateCodePoints(text, inputCodePoints)])) };
}
/** Returns the results of all stages, later ones winning. The final texts of agents are left out: a ledger holds many runs. */
function unionOf(bodies) {
	const { response: _, ...results } = Object.fromEntries(bodies.flatMap((body) => Object.entries(body.results)));
	return results;
}
/** Returns the results of a run as its history has them. */
function resultsOfRun(state) {
	return unionOf(listLastExecutions(state));
}
/** Lists the last execution of every stage, in the order of the config, each after the executions that transferred to it. */
function listLastExecutions(state) {
	return [...state.stages.keys()].flatMap((stage) => finishedBodies(state, stage));
}
/** Describes the failure of the stage that failed, or of the run itself when a limit ended it. */
function describeFailure(last, end) {
	const failure = last.find(({ outcome }) => outcome === "failed")?.failure;
	if (failure === void 0) return { error: end.reason };
	return {
		error: failure.reason,
		...failure.message === "" ? {} : { message: failure.message }
	};
}
/**
* Reduces a handoff to the fields that the pipeline configures. A detail can be long, and a ledger is read page by page; the rest
* stays in the run's own records.
*/
function selectHandoffFields(handoff, includeKeys) {
	const { summary, detail, data } = handoff;
	return {
		summary,
		...detail !== void 0 && includeKeys.includes("handoff_detail") ? { detail } : {},
		...data !== void 0 && includeKeys.some((key) => key.startsWith("handoff.data.")) ? { data } : {}
	};
}

// src/core/view/listener-event.ts
/** The limits of an event. GitHub takes ten properties and 65,535 characters; texts are short, because they are for programs. */
const eventLimits = {
	bytes: 32768,
	titleCodePoints: 256,
	textCodePoints: 4096,
	resultCodePoints: 1024
};
const types = {
	end: "dev.baton.run.ended",
	"needs-input": "dev.baton.run.needs-input",
	approval: "dev.baton.run.approval",
	transfer: "dev.baton.run.transfer"
};
/** Builds the event that listeners get. Pure: the same records give the same event, whichever job sends it. */
function buildListenerEvent(notice, { state, status, redact }) {
	const { run, repo, thread, body } = state.run;
	const { kind, number, url, title } = body.trigger.subject;
	const shorten = (text, max) => truncateCodePoints(redact(text), max);
	const { stage, time, data } = describe(notice, {
		state,
		shorten
	});
	const event = {
		specversion: "1.0",
		id: `${repo}/${run}/${notice.key}`,
		source: url.replace(/\/(?:issues|pull)\/\d+$/, ""),
		type: types[notice.on],
		subject: stage === void 0 ? run : taskName(run, stage),
		time,
		datacontenttype: "application/json",
		data: {
			run,
			pipeline: body.pipeline,
			...stage === void 0 ? {} : { stage },
			subject: {
				kind,
				number,
				url,
				title: shorten(title, eventLimits.titleCodePoints)
			},
			status_url: statusUrl(state, status) ?? null,
			records: {
				thread,
				url: threadUrl(state.run, thread)
			},
			...data
		}
	};
	return notice.on === "end" ? addResults(event, limitResults(resultsOfRun(state), shorten)) : event;
}
function describe(notice, { state, shorten }) {
	const text = (words) => shorten(words, eventLimits.textCodePoints);
	switch (notice.on) {
		case "end": {
			const { outcome, reason, finishedAt } = notice.end.body;
			return {
				time: finishedAt,
				data: {
					outcome,
					reason: text(reason)
				}
			};
		}
		case "transfer": {
			const { task, body, execution } = notice.transfer;
			const { from, to, message, timestamp } = body;
			return {
				stage: task,
				time: timestamp,
				data: {
					execution,
					from,
					to,
					message: text(message)
				}
			};
		}
		case "needs-input": {
			const { body, execution } = notice.asked;
			return {
				stage: notice.stage,
				time: body.finishedAt,
				data: {
					execution,
					question: text(body.note ?? "")
				}
			};
		}
		case "approval": {
			const { due, digest } = notice.awaiting;
			return {
				stage: notice.stage,
				time: findTime(state, due.cause),
				data: {
					execution: due.execution,
					digest
				}
			};
		}
	}
}
/** Returns the time of the record that made a stage possible. */
function findTime({ run, tasks, decisions }, seq) {
	const task = tasks.find((each) => each.seq === seq);
	const decision = decisions.find((each) => each.seq === seq);
	return task?.body.finishedAt ?? decision?.body.decidedAt ?? run.body.startedAt;
}
function limitResults(results, shorten) {
	return Object.entries(results).map(([key, value]) => [key, shorten(value, eventLimits.resultCodePoints)]);
}
/** Adds the results that fit, in their order, and says how many were left out. */
function addResults(event, results) {
	const fitting = {
		...event,
		data: {
			...event.data,
			results: {},
			results_left_out: results.length
		}
	};
	let room = eventLimits.bytes - utf8Length(JSON.stringify(fitting));
	const fit = results.filter(([key, value]) => {
		const bytes = utf8Length(JSON.stringify({ [key]: value }));
		if (bytes > room) return false;
		room -= bytes;
		return true;
	});
	return {
		...event,
		data: {
			...event.data,
			results: Object.fromEntries(fit),
			results_left_out: results.length - fit.length
		}
	};
}

// src/engine/order/build-notice-order.ts
/**
* Builds the order that hands a notice to a publish job, because the job that found it may not write contents. The title of its
* workflow run is `<run>/notify:end 9`: no stage has a colon in its name, so nobody takes it for an execution.
*/
function buildNoticeOrder(engine, { reading, notice, status }) {
	const { run } = reading.state;
	const [on, seq, stage] = notice.key.split("/");
	const task = [
		"notify",
		on,
		...stage === void 0 ? [] : [stage]
	].join(":");
	const execution = Number(seq);
	const issued = engine.ports.clock.now();
	const text = signDispatch({
		baton: 1,
		kind: "dispatch",
		for: "publish",
		via: engine.settings.via,
		repo: engine.settings.repository.id,
		subject: run.body.trigger.subject.number,
		thread: run.thread,
		lock: lockOf(run),
		run: run.run,
		task,
		attempt: 0,
		execution,
		head: run.body.head,
		commit: run.body.commit,
		first: reading.first,
		status: status ?? 0,
		notify: notice.key,
		issued,
		"not-after": validUntil(issued),
		job: {
			"timeout-minutes": 10,
			group: run.run,
			checkout: {
				depth: 1,
				submodules: false,
				lfs: false
			}
		},
		digests: [],
		records: listRecordRefs([]),
		traceparent: traceparentOf(engine, taskName(run.run, task), execution)
	}, encodePorts(engine.ports));
	return {
		text,
		dispatch: JSON.parse(text)
	};
}

// src/engine/effects/send-notice.ts
/**
* Sends a notice to the listeners of the pipeline, or hands it to a publish job where this job may not write contents. A question is
* sent once: the comment that asks it comes after its notice.
*/
async function performNotice(engine, { reading, key, status, start }) {
	const notice = findNotice(reading.state, key);
	if (notice === void 0 || await isAsked(engine, {
		reading,
		notice
	})) return;
	if (engine.ports.listeners === void 0) await start(buildNoticeOrder(engine, {
		reading,
		notice,
		status
	}));
	else await sendNotice(engine, {
		state: reading.state,
		notice,
		status
	});
}
/** Sends the notice that an order names, unless the records do not hold it any more: a run that was reopened has not ended. */
async function sendOrderedNotice(engine, { dispatch, state }) {
	const notice = dispatch.notify === void 0 ? void 0 : findNotice(state, dispatch.notify);
	if (notice !== void 0) return sendNotice(engine, {
		state,
		notice,
		status: dispatch.status || void 0
	});
	engine.ports.log.info(`Run ${dispatch.run} has gone on since, so ${dispatch.notify} is not sent to listeners.`);
}
function findNotice(state, key) {
	return listNotices(state).find((notice) => notice.key === key);
}
/** Returns whether a person was asked before what the notice is about. */
async function isAsked(engine, { reading, notice }) {
	const request = toRequest(notice);
	if (request === void 0) return false;
	return await readOwnView(engine, {
		reading,
		marker: requestMarker(reading.state, request)
	}) !== void 0;
}
function toRequest(notice) {
	if (notice.on === "approval") return notice;
	if (notice.on !== "needs-input") return void 0;
	return {
		stage: notice.stage,
		awaiting: {
			kind: "awaiting",
			for: "answer",
			last: notice.asked
		}
	};
}
/**
* Sends one event for each type that listens. A refusal is a warning, because the run does not depend on listeners; where GitHub is
* not to be had, the job fails, and runs again.
*/
async function sendNotice(engine, { state, notice, status }) {
	const { listeners, redactor, log } = engine.ports;
	const event = buildListenerEvent(notice, {
		state,
		status,
		redact: (text) => redactor.redact(text).text
	});
	const refused = { except: [
		"unavailable",
		"rate-limited",
		"unauthenticated"
	] };
	for (const type of listenersOf(state, notice.on)) {
		const what = `The listeners of "${type}" were not told of ${event.id}`;
		await warnIfRefused(engine, {
			what,
			...refused
		}, async () => {
			await listeners?.send(type, { ...event });
			log.info(`Sent repository_dispatch "${type}": ${event.type} ${event.id}.`);
		});
	}
}

// src/core/history/render-history.ts
const dataPrefix = "handoff.data.";
const ownKeys = [
	"error",
	"message",
	"duration"
];
/** Lists the lines of one block: all results, then failure and duration; or what `include-keys` names, in its order. */
function listLines(body, includeKeys) {
	const results = Object.keys(body.results).filter((key) => findBatonValue(body, key) === void 0 && key !== "duration");
	return (includeKeys.length > 0 ? [...new Set(includeKeys)] : [...results, ...ownKeys]).flatMap((key) => {
		const value = findValue(body, key);
		return value === void 0 ? [] : [`${key}: ${renderValue(value)}`.trimEnd()];
	});
}
/** Finds the value of a key. Baton's own values win over a result of the same name. */
function findValue(body, key) {
	return findBatonValue(body, key) ?? findHandoffValue(body, key) ?? findInput(body, key) ?? (Object.hasOwn(body.results, key) ? body.results[key] : void 0);
}
function findBatonValue({ error, message, startedAt, finishedAt }, key) {
	switch (key) {
		case "error": return error;
		case "message": return message;
		case "duration": return formatDuration(Date.parse(finishedAt) - Date.parse(startedAt));
		default: return;
	}
}
function findInput({ inputs = {} }, key) {
	const name = key.startsWith("inputs.") ? key.slice(inputsPrefix.length) : "";
	return Object.hasOwn(inputs, name) ? inputs[name] : void 0;
}
function findHandoffValue({ handoff }, key) {
	if (key === "handoff_summary") return handoff?.summary;
	if (key === "handoff_detail") return handoff?.detail;
	const name = key.startsWith(dataPrefix) ? key.slice(13) : void 0;
	return name !== void 0 && handoff?.data !== void 0 && Object.hasOwn(handoff.data, name) ? handoff.data[name] : void 0;
}
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
* Renders a value. Further lines are indented, so that no value can forge a header or a key. Invisible characters stay: the prompt
* takes them out and counts them.
*/
function renderValue(value) {
	return value.toWellFormed().replaceAll(lineBreak, "\n").trimEnd().replaceAll("\n", "\n  ");
}
/**
* Renders the text of `{{ history }}` (DESIGN 4.6), newest run first; empty when there is none:
* ```
* === Task fix-743 (Succeeded, 2026-03-18T09:00:00Z) ===
* issue_created: #743
* duration: 4m32s
* ```
*/
function renderHistory(entries, options) {
	return truncateHistory(selectEntries(entries, options).map((entry) => renderBlock(entry, options.history["include-keys"])).join("\n\n"), options.history["max-bytes"]);
}
function renderBlock({ run, body }, includeKeys) {
	return [`=== Task ${run} (${phaseOf(body.outcome) === "failed" ? "Failed" : "Succeeded"}, ${toSeconds(body.finishedAt)}) ===`, ...listLines(body, includeKeys)].join("\n");
}
/** Shortens a text: adds as much as fits, and a line that says so. No value can forge that line. */
function truncateHistory(text, maxBytes) {
	if (utf8Length(text) <= maxBytes) return text;
	const mark = `\n[history cut: more than ${maxBytes} bytes]`;
	let room = maxBytes - utf8Length(mark);
	let kept = "";
	for (const point of text) {
		room -= utf8Length(point);
		if (room < 0) break;
		kept += point;
	}
	return kept.trimEnd() + mark;
}

// src/engine/thread/run-threads.ts
/** An issue takes 2,500 comments; a new issue is made long before that. */
const maxComments = 1e3;
/** Sorts the ledgers of a pipeline into those that take more records and those that do not. */
function sortLedgers(issues) {
	const sorted = issues.toSorted((a, b) => a.number - b.number);
	const isAccepting = ({ comments, locked }) => comments < maxComments && !locked;
	return {
		accepting: sorted.filter(isAccepting),
		past: sorted.filter((issue) => !isAccepting(issue)).toReversed()
	};
}
/**
* Returns the runs issues that may hold runs about a subject. No run is older than its subject, and an issue that was made after
* the subject holds all of its runs, apart from those that the full issue before it took at the very end.
*/
function runThreadsOf({ accepting, past }, subject) {
	const isOlderNeeded = (index) => {
		const newer = past[index - 1];
		return newer === void 0 || Date.parse(newer.createdAt) >= Date.parse(subject.createdAt);
	};
	return [...accepting, ...past.filter((_, index) => isOlderNeeded(index))].map(({ number, comments }) => {
		return {
			number,
			comments,
			about: subject.number,
			since: subject.createdAt
		};
	});
}
/** Returns the threads where runs about a subject may stand: runs issues, where there are some, and its own, which is read last. */
function threadsOf(subject, ledgers) {
	const own = {
		number: subject.number,
		comments: subject.comments,
		about: subject.number
	};
	return ledgers === void 0 ? [own] : [...runThreadsOf(ledgers, subject), own];
}
/** The longest time that a run is searched for: `limits.timeout-minutes` allows no more, and only pauses make a run longer. */
const windowMilliseconds = 3024e6;
/** Returns the time since when a run that is still under way can have begun. */
function runsSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}
/**
* Returns whether runs about a subject may stand on runs issues: `comments` keeps them there now, or a comment on the subject
* mentions a newer run than those that are known. Anybody can write such a comment, so all that it leads to is one more look.
*/
function isStoredElsewhere({ comments }, hint) {
	if (comments !== "all") return true;
	return hint !== void 0 && mentionsNewerRun(hint.comments, {
		...hint,
		subject: hint.subject.number
	});
}
/**
* Returns whether a comment newer than the newest known run looks like the status comment of another run: with `comments:
* outcomes` the records of that run are elsewhere. Anybody can write such a comment, so it may lead to nothing but a search.
*/
function mentionsNewerRun(comments, { pipeline, subject, newest }) {
	return comments.some(({ id, body }) => {
		const run = parseViewMarker("status", body);
		if (run === void 0 || run === newest?.record.run) return false;
		return findRunNumber(run, {
			pipeline,
			subject
		}) !== void 0 && (newest === void 0 || id > newest.comment);
	});
}

// src/engine/thread/history.ts
/** The limit on the pages of 100 comments that one reading requests. Ordinarily one is enough. */
const maxPages = 30;
/** A record and its continuation pieces are written within seconds, so they are never further apart than this. */
const windowPages = 3;
/**
* Reads the ledgers of a pipeline backwards until the entries are enough, on into older ledgers where they are not. Ledgers that
* were made at the same time are read side by side, because each holds the newest runs of its own. Entries are enough only when
* all comments since the ends of their runs were read: whatever ended later is among them, and an old entry that a stranger copied
* into a new comment hides none of it.
*/
async function readLedger(engine, request) {
	const ledgers = sortLedgers(await engine.ports.ledgers.list("history", request.pipeline));
	const toEntries = (records) => toHistoryEntries(records, request.pipeline);
	const select = (records) => request.select(toEntries(records));
	const isEnough = (selected) => selected.length >= request.limit;
	let all = {
		records: [],
		comments: [],
		pages: 0
	};
	for (const [index, issue] of [...ledgers.accepting, ...ledgers.past].entries()) {
		const isPast = index >= ledgers.accepting.length;
		if (all.pages >= maxPages || isPast && isEnough(select(all.records))) break;
		const before = isPast ? all.records : [];
		const own = await readPages(engine, {
			issue,
			maxPages: maxPages - all.pages,
			isEnough: (records, page) => {
				const selected = select([...before, ...records]);
				return isEnough(selected) && selected.every(({ body }) => reachBackTo(page, body.finishedAt));
			}
		});
		all = {
			records: [...own.records, ...all.records],
			comments: [...all.comments, ...own.comments],
			pages: all.pages + own.pages
		};
	}
	report(engine, all.records);
	return {
		ledgers,
		records: all.records,
		entries: toEntries(all.records),
		foreign: countForeign(all)
	};
}
/**
* Reads the pages of one ledger backwards. The continuation pieces of a record stand before it, so where some are missing, the
* next page is read as well and decoded together with those after it.
*/
async function readPages(engine, { issue, maxPages: most, isEnough }) {
	const found = /* @__PURE__ */ new Map();
	const read = [];
	let isCut = false;
	const records = () => [...found.values()];
	for await (const page of engine.ports.threads.listBackwards(issue.number, issue.comments)) {
		read.unshift(page);
		const together = isCut ? read.slice(0, windowPages).flat() : page;
		const decoded = await decodePages(engine, {
			thread: issue.number,
			comments: together
		});
		for (const stored of decoded.records) found.set(stored.digest, stored);
		isCut = decoded.incomplete.length > 0;
		if (read.length >= most || !isCut && isEnough(records(), page)) break;
	}
	return {
		records: records(),
		comments: read.flat(),
		pages: read.length
	};
}
async function decodePages({ ports, settings }, { thread, comments }) {
	const { provenance } = ports;
	return decodeThreadRecords(comments, {
		repo: settings.repository.id,
		thread,
		tools: decodePorts(ports),
		provenance
	});
}
/** Counts the comments that other accounts than the one that wrote the records have written. */
function countForeign({ records, comments }) {
	const written = new Set(records.map(({ comment }) => comment));
	const own = new Set(comments.flatMap(({ id, author }) => written.has(id) ? [author?.id] : []));
	return comments.filter(({ author }) => !own.has(author?.id)).length;
}
function report(engine, records) {
	for (const own of Map.groupBy(records, ({ record }) => record.thread).values()) for (const problem of verifyLedger(own)) engine.ports.log.warning(problemText(problem));
}
/** The number of comments of other accounts from which people are told of them. */
const manyForeign = 100;
/**
* Reads the history of earlier runs for the prompts of a new one; undefined when its pipeline does not ask for it. A failure is
* only logged, because it is no reason not to start (Y-18).
*/
async function readHistory(engine, request) {
	const history = request.config?.history;
	if (history === void 0) return void 0;
	const options = {
		history,
		subject: request.subject
	};
	try {
		const { entries, foreign, ledgers } = await readLedger(engine, {
			pipeline: request.pipeline,
			select: (read) => selectEntries(read, options),
			limit: history.limit
		});
		const ledger = [...ledgers.accepting, ...ledgers.past][0]?.number;
		const isFlooded = ledger !== void 0 && foreign >= manyForeign;
		return {
			text: renderHistory(entries, options),
			...isFlooded ? { flooded: {
				ledger,
				comments: foreign
			} } : {}
		};
	} catch (error) {
		const reason = messageOf(error);
		engine.ports.log.warning(`The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`);
		return { text: "" };
	}
}

// src/engine/effects/write-history.ts
/**
* Writes the history entry of a run that has ended to its pipeline's ledger, once: after a crash the entry is found by the
* name of its run.
*/
async function writeHistory(engine, state) {
	const { run, end } = state;
	if (end === void 0) throw new Error(`Run ${run.run} has not ended, so there is no history to write.`);
	const reading = await readLedger(engine, {
		pipeline: run.body.pipeline,
		select: (entries) => entries.slice(-1),
		limit: 1
	});
	const known = reading.entries.find((entry) => entry.run === run.run);
	const span = {
		startedAt: run.body.startedAt,
		finishedAt: end.body.finishedAt
	};
	if (known !== void 0 && !isLaterEnd(span, known.body)) return;
	const body = buildHistoryBody(await loadHistoryHandoff(engine, state), end.body);
	const execution = countReopenings(state);
	const entry = (ledger) => ({
		ledger,
		reading,
		run: run.run,
		execution,
		body
	});
	for (const ledger of reading.ledgers.accepting) if (await append(engine, entry(ledger))) return;
	const ledger = await engine.ports.ledgers.create("history", run.body.pipeline);
	if (await append(engine, entry(ledger))) return;
	throw new Error(`BATON-E907: Ledger #${ledger.number}, made just now, takes no comments. Unlock it and run this job again.`);
}
/**
* Returns the state with the handoff that goes into the ledger entry. Artifacts expire and the ledger does not, so the
* configured fields are copied from the artifact; other fields stay there.
*/
async function loadHistoryHandoff(engine, state) {
	if (!(pipelineOf(state.run).history?.["include-keys"] ?? []).some((key) => key.startsWith("handoff"))) return state;
	const stage = [...state.stages.keys()].findLast((name) => findHandoffSource(state, name) !== void 0);
	const filled = await loadHandoffs(engine.ports, {
		state,
		stages: stage === void 0 ? [] : [stage]
	});
	if (filled.ok) return filled.value;
	engine.ports.log.warning(`The history of run ${state.run.run} is kept without a handoff: ${filled.error.problem.message}`);
	return state;
}
/** Appends the entry. Returns false when GitHub takes no more comments on this ledger. */
async function append(engine, { ledger, reading, run, execution, body }) {
	if (ledger.open) await engine.ports.ledgers.close(ledger.number);
	const tip = reading.records.filter(({ record }) => record.thread === ledger.number).toSorted(compareBy(({ comment }) => comment)).at(-1);
	try {
		await engine.ports.store.append({
			thread: ledger.number,
			tip: {
				seq: tip?.record.seq ?? 0,
				digest: tip?.digest ?? ""
			},
			drafts: [{
				kind: "history",
				run,
				task: "",
				attempt: 0,
				execution,
				body
			}],
			visible: renderHistoryComment({
				run,
				body
			})
		});
		return true;
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "comments-refused") throw error;
		engine.ports.log.warning(`Ledger #${ledger.number} takes no more comments, so another one is used: ${error.message}`);
		return false;
	}
}

// src/engine/effects/perform-effects.ts
/**
* The room of effects: carries out what the pure `decide` of core has decided.
*
* 1. The caller writes a record with `append-and-read.ts`, which waits until the record counts, and decides on the new state.
* 2. `performEffects` performs the effects in their order: it starts orders, ends the run, asks a person, and updates the views.
* 3. `write-history.ts` writes the entry of an ended run to its ledger, `send-notice.ts` tells listeners; `resume.ts` starts what a
*    pause kept from starting.
*/
/** Performs effects in their order: starts first, then the views for people. */
async function performEffects(engine, request) {
	const { status, start = (order) => engine.ports.starter.start(order) } = request;
	const runs = /* @__PURE__ */ new Map();
	const started = [];
	let { reading } = request;
	for (const effect of withoutPausedStarts(engine, request)) switch (effect.kind) {
		case "dispatch-task": {
			const run = await start(buildOrder(engine, {
				reading,
				effect,
				status
			}));
			started.push(effect.stage);
			if (run !== void 0) runs.set(effect.stage, run);
			break;
		}
		case "update-views":
			await updateViews(engine, {
				reading,
				status,
				started: runs
			});
			break;
		case "end-run":
			reading = await endRun(engine, {
				effect,
				reading
			});
			break;
		case "escalate":
			await escalate(engine, {
				state: reading.state,
				reading,
				status
			});
			break;
		case "ask":
			await askPerson(engine, {
				reading,
				stage: effect.stage
			});
			break;
		case "notify":
			await performNotice(engine, {
				reading,
				key: effect.key,
				status,
				start
			});
			break;
		case "react":
			await reactToOutcome(engine, reading.state, effect.outcome);
			break;
		case "write-history":
			await writeHistory(engine, reading.state);
			break;
		case "fold-comments":
			await foldEndedRun(engine, reading);
			break;
		case "ignore": engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
	}
	return {
		started,
		state: reading.state
	};
}
/**
* Drops the starts while the run or the repository is paused. After the pause, `resumeRun` or `sweep` finds the executions
* that are due.
*/
function withoutPausedStarts(engine, { effects, reading }) {
	return isPaused(engine, reading.state) ? effects.filter(({ kind }) => kind !== "dispatch-task") : effects;
}
/** Shows people how the run stands: in its status comment, in the summary on its pull request, and by its label. */
async function updateViews(engine, { reading, status, started }) {
	const { state } = reading;
	const body = renderStatusComment(state, {
		started,
		comments: commentsOf(reading.stored, state.run.run)
	});
	await drawStatus(engine, {
		reading,
		status,
		body
	});
	await redrawPullSummary(engine, state);
	await labelEnded(engine, {
		state,
		stored: reading.stored
	});
}
/** Writes the end that was not in the comment of the last task: a limit was met while we waited, or after a crash. */
async function endRun(engine, facts) {
	const { effect, reading } = facts;
	const { run, thread } = reading.state.run;
	const { outcome, reason } = effect;
	const end = draftEnd(reading.state, {
		outcome,
		reason,
		finishedAt: engine.ports.clock.now()
	});
	const stored = await engine.ports.store.append({
		thread,
		tip: reading.state.tip,
		drafts: [end],
		visible: renderEndComment({
			run,
			body: end.body
		})
	});
	const all = [...reading.stored, ...stored];
	const next = deriveState(all, run, reading.state.conditions);
	if (!next.ok) throw new Error(problemText(next.error));
	return {
		...reading,
		state: next.value,
		stored: all
	};
}

// src/core/output/workflow-jobs.ts
/** Returns whether a job is the one with this id in `run.yml`. GitHub puts the caller's job before it: `baton / agent`. */
function isJob({ name }, id) {
	return name === id || name.endsWith(` / ${id}`);
}
/** The ids of our jobs in the order in which they depend on each other: an earlier one takes the later ones with it. */
const ownJobs = [
	"forward",
	"plan",
	"publish"
];
/**
* Finds the job of ours that has to run again, so that neither the event nor the output of an agent is lost. Never the agent's own
* job, because `publish` records how that one ended. A `plan` that was cancelled at work was cancelled by somebody; one that was
* cancelled before it began found its concurrency group full. The group of a `forward` holds events of one person about one thread
* alone, so a full one is left alone.
*/
function findJobToRerun(jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const broken = ownJobs.map((id) => jobs.find((job) => isJob(job, id))).find((job) => job !== void 0 && job.conclusion !== "success" && job.conclusion !== "skipped");
	if (broken === void 0) return void 0;
	if (isJob(broken, "publish") || broken.conclusion !== "cancelled") return broken;
	return broken.began || isJob(broken, "forward") ? void 0 : broken;
}
/** The events that nobody can cause without the right to write. */
const guardedEvents = /* @__PURE__ */ new Set([
	"workflow_dispatch",
	"repository_dispatch",
	"schedule"
]);
/**
* Returns workflow runs in the order in which a sweep looks at them. Those that only somebody with the right to write can cause
* come first. The others follow in turns: the newest of every account, then the second newest. Strangers can fill a list with runs
* of theirs that were cancelled, and a list that went by age alone would hide the run of a maintainer behind them.
*/
function rankBrokenRuns(runs) {
	const counts = /* @__PURE__ */ new Map();
	return runs.toSorted(compareBy(({ id }) => -id)).map((run) => {
		if (guardedEvents.has(run.event)) return {
			run,
			turn: 0
		};
		const turn = (counts.get(run.actor) ?? 0) + 1;
		counts.set(run.actor, turn);
		return {
			run,
			turn
		};
	}).toSorted(compareBy(({ turn }) => turn)).map(({ run }) => run);
}

// src/core/run/execution-status.ts
/**
* Returns who is at work on an execution. A workflow run that records a loss has the title of the execution, so it counts as work
* on it.
*/
function statusOf({ dispatched, inline }) {
	const workers = dispatched.filter(({ status }) => status !== "completed");
	if (workers.length > 0) return {
		kind: "at-work",
		workers
	};
	if (dispatched.length > 0) return {
		kind: "ended",
		runs: dispatched
	};
	if (inline === void 0) return { kind: "never-started" };
	if (inline.jobs.some(({ status }) => status !== "completed")) return {
		kind: "at-work",
		workers: [inline.run]
	};
	const agent = inline.jobs.find((job) => isJob(job, "agent"));
	return agent !== void 0 && agent.conclusion !== "skipped" ? {
		kind: "ended",
		runs: [inline.run]
	} : { kind: "never-started" };
}
/** The first start, and three tries to record its loss. */
const maxRuns = 4;
/** Returns why an execution is stalled; undefined while somebody is at work on it. */
function findStall(status) {
	if (status.kind !== "ended") return status.kind === "at-work" ? void 0 : status;
	const [last] = status.runs;
	if (last === void 0) return { kind: "never-started" };
	return status.runs.length >= maxRuns ? {
		kind: "hopeless",
		tries: status.runs.length
	} : {
		kind: "lost",
		workflowRun: last.id
	};
}

// src/engine/order/workers.ts
/** Reads who is at work on an execution that is due. One request, two for the first task of a run. */
async function readStatus({ ports }, { reading, stage, due, own }) {
	const { run, seq, body } = reading.state.run;
	const title = executionTitle({
		run,
		task: stage,
		execution: due.execution
	});
	const dispatched = await ports.workflowRuns.listRuns(title, reading.first.at);
	const planner = body.workflowRun;
	const mayBeInline = dispatched.length === 0 && due.cause === seq && planner.id !== 0 && planner.id !== own;
	return statusOf({
		dispatched,
		inline: mayBeInline ? {
			run: planner,
			jobs: await ports.workflowRuns.listJobs(planner.id)
		} : void 0
	});
}
/** Reads whether a workflow run other than our own is at work on an execution. */
async function isAtWork(engine, request) {
	return (await readWorkers(engine, request)).length > 0;
}
/** Lists the workflow runs that are at work for a run, or will be: those of all executions that are due. */
async function listWorkers(engine, reading) {
	const workers = [];
	for (const { stage, due } of dueStages(reading.state)) workers.push(...await readWorkers(engine, {
		reading,
		stage,
		due
	}));
	return workers;
}
/**
* Lists the workflow runs at work on an execution, without our own: ours works for the command or event that started it, and not
* on an execution.
*/
async function readWorkers(engine, request) {
	const own = engine.settings.workflowRun.id;
	const status = await readStatus(engine, {
		...request,
		own
	});
	if (status.kind !== "at-work") return [];
	return status.workers.filter(({ id }) => id !== own).map(({ id, url }) => ({
		id,
		url
	}));
}
/**
* Tells workflow runs to stop, and returns those that will. The records decide, not the jobs: what a job does after it was told to
* stop is not recorded.
*/
async function stopWorkers(engine, workers) {
	const { workflowRuns, log } = engine.ports;
	const stopped = [];
	for (const worker of workers) try {
		if (await workflowRuns.cancel(worker.id)) stopped.push(worker);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		log.warning(`Workflow run ${worker.id} was not told to stop: ${error.message} What it comes to is not published.`);
	}
	return stopped;
}
/**
* Returns a function that starts an order once: if a workflow run was started for it before a crash, or by a job that runs again,
* returns that one and starts nothing. `endedSince` is that of `readStartedRun`.
*/
function createOnceStarter(engine, endedSince) {
	return async (order) => await readStartedRun(engine, {
		order: order.dispatch,
		endedSince
	}) ?? engine.ports.starter.start(order);
}
/**
* Finds the workflow run that an order was started as before a crash. One that ended without a single job does not count: GitHub
* accepted it, and then a policy or a startup failure prevented it (DESIGN 2).
*/
async function readStartedRun({ ports }, { order, endedSince }) {
	const title = executionTitle(order);
	const dispatched = await ports.workflowRuns.listRuns(title, order.first.at);
	const status = statusOf({ dispatched });
	const [worker] = status.kind === "at-work" ? status.workers : [];
	if (worker !== void 0) return {
		id: worker.id,
		url: worker.url
	};
	if (status.kind === "never-started" || endedSince === void 0) return void 0;
	const ended = endedSince === order.first.at ? dispatched : await ports.workflowRuns.listRuns(title, endedSince);
	for (const { id, url, conclusion } of ended) {
		if ((await ports.workflowRuns.listJobs(id)).some((job) => job.conclusion !== "skipped")) return {
			id,
			url
		};
		ports.log.warning(`Workflow run ${id} for ${title} ended as "${conclusion ?? "nothing"}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${url}`);
	}
}

// src/core/view/summary/dry-run.ts
/** Renders the effects that a job would have had for its summary; empty unless it is a dry run. */
function renderDryRun(effects, avoided = "written") {
	if (effects === void 0) return [];
	if (effects.length === 0) return [`Dry run: nothing was ${avoided}, and there was nothing to do.`];
	const lines = effects.map((effect) => `- ${oneLine(effect, 500)}`).join("\n");
	return [`Dry run: nothing was ${avoided}. It would have:`, lines];
}
/** Renders the stages of a run after a job. After a dry run they stand like this only in theory, and the text says so. */
function renderOverviewAfter(state, { isDry }) {
	const overview = renderRunOverview(state);
	return isDry ? `The run would then look like this:\n\n${overview}` : overview;
}

// src/core/view/summary/sweep.ts
/** Renders what a sweep found and did, for the job's summary. */
function renderSweepSummary({ open, found, repeated, dryEffects }) {
	return [
		`Sweep: ${open.length === 1 ? "1 run has" : `${open.length} runs have`} not ended; ${found.length + repeated.length === 0 ? "nothing waits in vain" : "something waited in vain"}.`,
		...repeated.length === 0 ? [] : [repeated.map(({ id, title, job }) => `- ${oneLine(title, 200)}: ${describeStall({
			kind: "repeated",
			workflowRun: id,
			job
		}, "done")}`).join("\n")],
		...found.length === 0 ? [] : [found.map(({ title, words }) => `- \`${title}\`: ${linkCodes(oneLine(words, 500))}`).join("\n")],
		...renderDryRun(dryEffects, "started")
	].join("\n\n");
}
/** Describes a stall: as it was `found`, while nothing has been done about it, or together with what was `done` about it. */
function describeStall(stall, told) {
	const isDone = told === "done";
	switch (stall.kind) {
		case "never-started": return isDone ? "it was due and never started; it was started now." : "it is due and was never started.";
		case "lost": {
			const words = `workflow run ${stall.workflowRun} is over and left no record`;
			return isDone ? `${words}; a publish job was started to settle that.` : `${words}.`;
		}
		case "repeated": {
			const words = `job ${stall.job} of workflow run ${stall.workflowRun} ended without having done its work`;
			return isDone ? `${words}; it was started again.` : `${words}.`;
		}
		case "hopeless": return `${`${stall.tries} workflow runs are over and none left a record`}${isDone ? ", so it was left alone" : ""}. Look at the log of the newest one.`;
		default: return stall;
	}
}

// src/engine/sweep/list-stalled-tasks.ts
/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 12e4;
/** Lists the executions that a run waits for in vain. A run that is paused waits for nobody, because nothing may be started. */
async function listStalledTasks(engine, request) {
	const { reading } = request;
	const { state } = reading;
	if (state.end !== void 0 || isPaused(engine, state)) return [];
	const stalled = [];
	for (const { stage, due } of dueStages(state)) {
		const cause = findTriggeringRecord(reading, due);
		if (Date.parse(engine.ports.clock.now()) - Date.parse(cause.at) < graceMilliseconds || isBusy(request, cause.workflowRun)) continue;
		const stall = findStall(await readStatus(engine, {
			reading,
			stage,
			due
		}));
		if (stall === void 0 || stall.kind === "lost" && isBusy(request, stall.workflowRun)) continue;
		stalled.push({
			stage,
			due,
			title: executionTitle({
				run: state.run.run,
				task: stage,
				execution: due.execution
			}),
			stall
		});
	}
	return stalled;
}
function isBusy({ busy }, workflowRun) {
	return busy?.has(workflowRun) === true;
}

// src/engine/sweep/rerun-jobs.ts
/** Attempts of one workflow run. A job that failed so often fails for a reason that another attempt does not change. */
const maxAttempts = 3;
/** Reads which job of a workflow run has to run again; undefined when none has to, or it has been tried often enough. */
async function readBrokenJob({ ports }, workflowRun) {
	const jobs = await ports.workflowRuns.listJobs(workflowRun);
	return jobs.some(({ attempt }) => attempt >= maxAttempts) ? void 0 : findJobToRerun(jobs);
}
/** The number of workflow runs that one sweep looks at: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;
/**
* Reads one after the other the workflow runs of which a job ended without having done its work: a `plan` that found its group full
* or died has its event still, and a `publish` that died has the output of its agent. The caller can act on each before the next
* one is asked for, so a sweep that is cut off has started some of them again.
*/
async function* readRunsWithBrokenJob(engine, { since, own }) {
	const { workflowRuns, log } = engine.ports;
	const listed = rankBrokenRuns(await workflowRuns.listBroken(since));
	if (listed.length > maxLookedAt) log.warning(`${listed.length} workflow runs failed or were cancelled; this sweep looks at ${maxLookedAt}: the newest that were dispatched or scheduled, then the newest of each account.`);
	for (const { id, title } of listed.slice(0, maxLookedAt)) {
		const job = id === own ? void 0 : await readBrokenJob(engine, id);
		if (job !== void 0) yield {
			id,
			title,
			job
		};
	}
}
/**
* Starts the broken job of a workflow run again and returns whether GitHub did so. All effects of these jobs are idempotent, so
* nothing is done twice.
*/
async function rerunJob({ ports }, { id, job }) {
	try {
		await ports.workflowRuns.rerunJob(job.id);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason === "unauthenticated") throw error;
		ports.log.warning(`The job ${job.name} of workflow run ${id} was not started again: ${error.message}`);
		return false;
	}
	ports.log.warning(`The job ${job.name} of workflow run ${id} ended as "${job.conclusion}" and was started again.`);
	return true;
}

// src/engine/sweep/sweep-run.ts
/**
* Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
* that it dispatches into the run's own group, and a job that is started once too often finds that the execution is recorded.
*/
async function sweepRun(engine, request) {
	const swept = [];
	for (const task of await listStalledTasks(engine, request)) {
		const stall = await rerunPublisher(engine, request, task) ?? await startAgain(engine, {
			...request,
			...task
		});
		engine.ports.log.warning(`${task.title}: ${describeStall(stall, "done")}`);
		swept.push({
			title: task.title,
			stall
		});
	}
	return swept;
}
/** Runs a publish job again that died: it still has the output of its agent. A sweep of all runs has done so before (`busy`). */
async function rerunPublisher(engine, { busy }, { stall }) {
	if (stall.kind !== "lost" || busy !== void 0) return void 0;
	const id = stall.workflowRun;
	const job = await readBrokenJob(engine, id);
	if (job === void 0 || !await rerunJob(engine, {
		id,
		job
	})) return void 0;
	return {
		kind: "repeated",
		workflowRun: id,
		job: job.name
	};
}
/** Starts an execution again. A lost agent is not started but recorded; a built-in is idempotent, so it is simply started. */
async function startAgain(engine, { reading, stage, due, stall }) {
	if (stall.kind === "hopeless") return stall;
	const job = jobFor(reading.state, stage);
	const isLost = stall.kind === "lost" && job === "agent";
	const order = buildOrder(engine, {
		reading,
		effect: {
			kind: "dispatch-task",
			stage,
			for: job,
			due
		},
		status: await readStatusComment(engine, reading),
		...isLost ? { lost: stall.workflowRun } : {}
	});
	await engine.ports.starter.start(order);
	return stall;
}
/** The time that is allowed beside the timeout: a job waits for a machine, and its publish job for the group. */
const slackMinutes = 60;
/** The time of a job that carries out a built-in. */
const builtinMinutes = 15;
/**
* Sweeps the run whose execution was just published, for its other stages. Asks GitHub only when the records themselves show
* that one is overdue, so the ordinary case costs no request. A refusal is logged and not thrown, because the publication
* succeeded.
*/
async function sweepOverdue(engine, request) {
	const now = Date.parse(engine.ports.clock.now());
	const { state } = request.reading;
	if (!dueStages(state).some(({ stage, due }) => {
		return now - Date.parse(findTriggeringRecord(request.reading, due).at) > patienceOf(state, stage) * 6e4;
	})) return;
	try {
		await sweepRun(engine, request);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`Run ${state.run.run} has a stage that is overdue, which the next sweep has to look after: ${error.message}`);
	}
}
function patienceOf({ run }, stage) {
	const config = stageOf(run, stage);
	return (isAgentStage(config) ? config["timeout-minutes"] : builtinMinutes) + slackMinutes;
}

// src/engine/effects/resume.ts
/**
* Dispatches every due stage that no workflow run is executing. A completed workflow run is no proof of work: agent jobs that
* meet a pause end without writing a record.
*/
async function resumeRun(engine, request) {
	const { reading } = request;
	const { state } = reading;
	const effects = [];
	for (const { stage, due } of dueStages(state)) {
		if (request.stage !== void 0 && request.stage !== stage) continue;
		if (request.stage === void 0 && await isAtWork(engine, {
			reading,
			stage,
			due
		})) continue;
		effects.push({
			kind: "dispatch-task",
			stage,
			for: jobFor(state, stage),
			due
		});
	}
	if (effects.length === 0) return {
		started: [],
		state
	};
	return performEffects(engine, {
		effects: [...effects, { kind: "update-views" }],
		reading,
		status: await readStatusComment(engine, reading)
	});
}

// src/engine/thread/await-record.ts
/** Seconds between the tries. Lists lag for some seconds (github-platform.md 2); a minute is far more than was ever seen. */
const waits = [
	0,
	1,
	1,
	2,
	2,
	4,
	5,
	5,
	10,
	10,
	20
];
/**
* Reads until our own record is in the list. Lists show writes in their order, so everything that another publisher wrote before
* is then in the list as well: that makes joins safe (DESIGN 2). If the comment is listed and its record does not count
* (`BATON-E906`), another record of the run has its position: the caller writes the record again behind that one.
*/
async function awaitVisible(engine, awaited) {
	const { order, comment, digest } = awaited;
	for (const seconds of waits) {
		if (seconds > 0) await engine.ports.clock.sleep(seconds * 1e3);
		const reading = await readRun(engine, order);
		if (!reading.ok && (reading.error.cause === "other-version" || reading.error.cause === "broken-chain")) return failure(reading.error);
		if (!reading.ok) continue;
		if (reading.value.stored.some((stored) => stored.digest === digest)) return success(reading.value);
		if (reading.value.comments.has(comment)) return failure(displacedRecord(order.run, comment));
	}
	return failure({
		code: "BATON-E902",
		message: `Comment ${comment} of run "${order.run}" was written, but the list of comments of #${order.thread} did not show it within a minute. Run this job again: it goes on from there.`
	});
}
function displacedRecord(run, comment) {
	return {
		code: "BATON-E906",
		cause: "displaced-record",
		message: `The record in comment ${comment} of run "${run}" does not count: another record has its place, or its key is not in signing.keys. Look with \`baton records\`, and run this job again.`
	};
}

// src/engine/effects/append-and-read.ts
const maxTries = 3;
/**
* Appends records to a run and waits until they show and count. Another writer may have had the place first, for example a
* publisher that crashed after it wrote: then the run is read again, and the records are built anew and written behind that one.
*/
async function appendAndRead(engine, { order, build, ...start }) {
	let { reading } = start;
	for (let tries = 1;; tries += 1) {
		const built = await build(reading);
		if (!built.ok) return {
			kind: "not-needed",
			reason: built.error,
			reading
		};
		const [first] = await engine.ports.store.append({
			thread: order.thread,
			tip: reading.state.tip,
			...built.value
		});
		if (first === void 0) throw new Error("The store appended nothing.");
		const after = await awaitVisible(engine, {
			order,
			comment: first.comment,
			digest: first.digest
		});
		if (after.ok) return {
			kind: "written",
			first,
			reading: after.value
		};
		if (after.error.cause !== "displaced-record" || tries === maxTries) return {
			kind: "failed",
			problem: after.error
		};
		const again = await readRun(engine, order);
		if (!again.ok) return {
			kind: "unreadable",
			problem: again.error
		};
		reading = again.value;
	}
}

// src/adapters/artifact/artifact-reader.ts
/** The bytes that an archive may have beyond its file. An archive is a little larger than a file that does not compress. */
const archiveOverhead = 65536;
/** Creates a reader that returns one file of an artifact, in memory, with exactly the bytes that its reference promises. */
function createArtifactReader(source) {
	return { async download(ref, { run, maxBytes }) {
		if (ref.bytes > maxBytes) return "too-large";
		const archive = await source.readArchive(ref.artifactId, {
			run,
			maxBytes: maxBytes + archiveOverhead
		});
		if (typeof archive === "string") return archive;
		const content = (await loadUnzip$1()).unzipEntry(archive, {
			name: ref.file,
			maxBytes
		});
		if (typeof content === "string") return content;
		const sha256 = `sha256:${createHash("sha256").update(content).digest("hex")}`;
		return content.length === ref.bytes && sha256 === ref.sha256 ? content : "digest";
	} };
}
/** Loads what few jobs need: its library takes time to set up. */
const loadUnzip$1 = () => import("./unzip-entry2.js");

// src/adapters/artifact/traces.ts
const maxBytes$1 = 1e6;
/** Creates the port for traces, which are artifacts of one text file each (`createTextArtifacts`). */
function createTraces({ list, source }) {
	return { async read(names) {
		const newest = (await Promise.all(names.map(list))).flat().toSorted((a, b) => b.id - a.id)[0];
		if (newest === void 0) return void 0;
		const archive = await source.readArchive(newest.id, {
			run: newest.run,
			maxBytes: maxBytes$1
		});
		const content = typeof archive === "string" ? archive : (await loadUnzip()).unzipEntry(archive, {
			name: "text",
			maxBytes: maxBytes$1
		});
		return typeof content === "string" ? void 0 : Buffer.from(content).toString("utf8");
	} };
}
/** Loads what few jobs need: its library takes time to set up. */
const loadUnzip = () => import("./unzip-entry2.js");

// src/adapters/git/bundle/read-bundle.ts
const maxHeaderBytes = 65536;
/**
* Parses a `git bundle` into its header and its pack. Returns undefined when the bytes are no bundle, or one of a kind that Baton
* does not write.
*/
function parseBundle(bytes) {
	const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString("latin1");
	const end = text.indexOf("\n\n");
	const [signature, ...lines] = text.slice(0, end).split("\n");
	if (end < 0 || signature !== "# v2 git bundle") return;
	const prerequisites = matchAll(lines, /^-([0-9a-f]{40})( |$)/);
	const heads = matchAll(lines, /^([0-9a-f]{40}) /);
	return prerequisites.length + heads.length === lines.length ? {
		prerequisites,
		heads,
		pack: bytes.subarray(end + 2)
	} : void 0;
}
function matchAll(lines, pattern) {
	return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}
/** Reads an agent's commits, oldest first, in a fresh bare repository that has only their base. Checks nothing out. */
async function readBundle(request) {
	try {
		return await readVerified(request);
	} catch (error) {
		if (error instanceof GitFailure) return failure(unreadableProblem(error.message));
		throw error;
	}
}
async function readVerified(request) {
	const { base, head, directory, path } = request;
	const bundle = parseBundle(request.bytes);
	if (bundle?.heads.length !== 1 || bundle.heads[0] !== head) return failure(unreadableProblem("this is not the bundle that the agent job announced"));
	if (bundle.prerequisites.length !== 1 || bundle.prerequisites[0] !== base) {
		const message = `The commits build on ${bundle.prerequisites.map((id) => id.slice(0, 12)).join(", ") || "nothing"} instead of ${base.slice(0, 12)} alone, from which the task started.`;
		return failure({
			code: "BATON-E702",
			message
		});
	}
	const git = createGitTool({
		directory,
		path,
		env: { GIT_DIR: directory }
	});
	await git.run([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		directory
	]);
	await fetchBase(git, request.remote, base);
	await git.run([
		"index-pack",
		"--stdin",
		"--fix-thin",
		"--strict",
		"--max-input-size=536870912"
	], { input: bundle.pack });
	const commits = await listCommits(git, {
		base,
		head
	});
	const [problem] = checkCommits(commits, {
		base,
		protectedPaths: request.protectedPaths,
		trustedPaths: request.trustedPaths ?? []
	});
	return problem ? failure(problem) : success(await addContents(git, commits));
}
async function addContents(git, commits) {
	const changes = commits.flatMap((commit) => commit.changes);
	const ids = changes.filter(({ mode }) => hasContent(mode)).map(({ id }) => id);
	const contents = await readObjects(git, ids);
	const before = await readObjects(git, listOldContents(changes));
	return commits.map(({ message, baseTree, changes: own }) => ({
		message,
		baseTree,
		changes: own.map((change) => ({
			path: change.path,
			mode: modeOf(change),
			content: contents.get(change.id) ?? null,
			before: before.get(change.oldId) ?? null
		}))
	}));
}
/** The most bytes of old contents that are read. They only tell which lines are new, and an agent may delete whole folders. */
const maxOldBytes = 67108864;
/** Lists the ids of old contents as far as they fit into the limit, those of files that remain first. */
function listOldContents(changes) {
	const remain = changes.filter(({ mode }) => hasContent(mode));
	const deleted = changes.filter(({ mode }) => !hasContent(mode));
	let left = maxOldBytes;
	return [...remain, ...deleted].flatMap(({ oldMode, oldId, oldBytes }) => {
		if (!hasContent(oldMode) || oldBytes > left) return [];
		left -= oldBytes;
		return [oldId];
	});
}
/** Returns the mode of a change. A deletion has none of its own, but GitHub requires one. */
function modeOf({ mode }) {
	return mode === "100755" || mode === "120000" ? mode : "100644";
}
function unreadableProblem(words) {
	return {
		code: "BATON-E708",
		message: `The commits of the agent cannot be read: ${words}. Run the task again.`
	};
}

// src/adapters/git/bundle/bundle-reader.ts
const maxBytes = 268435456;
const words = {
	missing: "is not there",
	expired: "has expired",
	"foreign-run": "was made by another workflow run",
	"too-large": `has more than ${maxBytes} bytes`,
	digest: "holds other bytes than the agent job announced",
	malformed: "is no sound archive",
	entries: "holds more than the one file that was announced",
	path: "holds another file than the one that was announced",
	link: "holds a link instead of a file",
	ratio: "unpacks to far more than its size"
};
/** Creates a reader for bundles that were uploaded as artifacts. Reads them with the git program. */
function createBundleReader(options) {
	return { async read({ bundle, base, head }, { workflowRun, trustedPaths }) {
		const bytes = await options.artifacts.download(bundle, {
			run: workflowRun,
			maxBytes
		});
		if (typeof bytes === "string") {
			const message = `The commits have not arrived: artifact ${bundle.artifactId} ${words[bytes]}. Run the task again.`;
			return failure({
				code: "BATON-E710",
				message
			});
		}
		const directory = await mkdtemp(join(tmpdir(), "baton-bundle-"));
		try {
			return await readBundle({
				protectedPaths,
				...options,
				bytes,
				base,
				head,
				directory,
				trustedPaths
			});
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}

// src/engine/dry-ports.ts
/** Stands for the digest of a record that is not written. */
const noDigest = `sha256:${"0".repeat(64)}`;
/**
* Returns ports that read as the given ones do, and list what they are asked to write instead of writing it. The engine does not
* know that it runs dry: records that were "appended" are read again, as if they had been written.
*/
function createDryPorts(ports) {
	const effects = [];
	return {
		effects,
		ports: {
			...ports,
			store: createDryStore(ports, effects),
			threads: {
				...ports.threads,
				async create(thread, body) {
					effects.push(`comment on #${thread}: ${firstLine(body)}`);
					const now = ports.clock.now();
					return {
						id: 0,
						body,
						createdAt: now,
						updatedAt: now,
						author: null
					};
				},
				async update(comment, body) {
					effects.push(`change comment ${comment} to: ${firstLine(body)}`);
				},
				async delete(comment) {
					effects.push(`delete comment ${comment}`);
				},
				async minimiseAll(comments) {
					if (comments.length > 0) effects.push(`fold ${comments.length === 1 ? "a comment" : `${comments.length} comments`} of Baton`);
				}
			},
			reactions: createDryReactions(effects),
			subjects: createDrySubjects(ports.subjects, effects),
			ledgers: createDryLedgers(ports, effects),
			commits: {
				...ports.commits,
				async createCommit({ parent, message, changes }) {
					effects.push(`commit ${changes.length} files on ${parent.slice(0, 12)}: ${firstLine(message)}`);
					return {
						sha: parent,
						tree: parent,
						verified: false
					};
				},
				async createBranch(branch, sha) {
					effects.push(`create branch ${branch} at ${sha.slice(0, 12)}`);
				},
				async moveBranch(branch, sha) {
					effects.push(`move branch ${branch} to ${sha.slice(0, 12)}`);
					return true;
				}
			},
			pullRequests: createDryPullRequests(ports.pullRequests, effects),
			...createDryThings(ports, effects),
			...ports.listeners === void 0 ? {} : { listeners: createDryListeners(effects) },
			starter: createDryStarter(ports, effects),
			workflowRuns: createDryRuns(ports.workflowRuns, effects),
			texts: createDryTexts(ports.texts, effects)
		}
	};
}
function createDryStore(ports, effects) {
	const written = [];
	return {
		...ports.store,
		async readSince(thread, since, begun) {
			const read = thread === 0 ? {
				records: [],
				ignored: [],
				comments: []
			} : await ports.store.readSince(thread, since, begun);
			return {
				...read,
				records: [...read.records, ...written.filter(({ record }) => record.thread === thread)]
			};
		},
		async append({ thread, tip, drafts, visible }) {
			effects.push(`comment on #${thread} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(" and ")}: ${firstLine(visible)}`);
			const stored = drafts.map((draft, index) => {
				return {
					record: {
						...draft,
						repo: 0,
						thread,
						seq: tip.seq + index + 1,
						prev: index === 0 ? tip.digest : noDigest
					},
					digest: noDigest,
					comment: 0,
					writtenAt: ports.clock.now(),
					envelope: {}
				};
			});
			written.push(...stored);
			return stored;
		}
	};
}
function createDryListeners(effects) {
	return { async send(type, { type: event, subject }) {
		effects.push(`send repository_dispatch ${type}: ${event} of ${subject}`);
	} };
}
function createDryStarter(ports, effects) {
	return {
		...ports.starter,
		async start({ dispatch }) {
			effects.push(`start ${dispatch.run}/${dispatch.task} execution ${dispatch.execution} for ${dispatch.for}`);
		}
	};
}
function createDryRuns(workflowRuns, effects) {
	return {
		...workflowRuns,
		async rerunJob(job) {
			effects.push(`start job ${job} again`);
		},
		async cancel(run) {
			effects.push(`tell workflow run ${run} to stop`);
			return true;
		}
	};
}
function createDryTexts(texts, effects) {
	return {
		...texts,
		async save(name, text) {
			effects.push(`upload artifact ${name}`);
			return {
				artifactId: 0,
				file: "",
				bytes: text.length,
				sha256: `sha256:${"0".repeat(64)}`,
				run: 0
			};
		}
	};
}
function createDryLedgers(ports, effects) {
	return {
		...ports.ledgers,
		async create(kind, pipeline) {
			effects.push(`open and close the issue that keeps the ${kind} of pipeline ${pipeline}`);
			return {
				number: 0,
				comments: 0,
				open: false,
				locked: false,
				url: "",
				createdAt: ports.clock.now()
			};
		},
		async close(number) {
			effects.push(`close issue #${number}`);
		}
	};
}
function createDrySubjects(subjects, effects) {
	return {
		...subjects,
		async addLabels(subject, labels) {
			effects.push(`label #${subject} with ${labels.join(", ")}`);
		},
		async removeLabel(subject, label) {
			effects.push(`take the label ${label} off #${subject}`);
		}
	};
}
function createDryReactions(effects) {
	const name = (place) => "comment" in place ? `comment ${place.comment}` : `#${place.subject}`;
	return {
		async add(place, content) {
			effects.push(`react to ${name(place)} with ${content}`);
			return 0;
		},
		async remove(place) {
			effects.push(`take the reaction to ${name(place)} away`);
		}
	};
}
function createDryThings({ issues, reviews }, effects) {
	return {
		issues: {
			...issues,
			async create({ title, body }) {
				effects.push(`open an issue: ${title}`);
				return {
					number: 0,
					url: "",
					body,
					author: void 0
				};
			}
		},
		reviews: {
			...reviews,
			async create(pull, { event, body }) {
				effects.push(`review #${pull} (${event}): ${firstLine(body)}`);
				return {
					id: 0,
					url: "",
					body,
					author: void 0
				};
			}
		}
	};
}
function createDryPullRequests(pulls, effects) {
	return {
		...pulls,
		async create({ head, base, title }) {
			effects.push(`open a pull request from ${head} into ${base}: ${title}`);
			return {
				number: 0,
				url: "",
				body: "",
				author: void 0
			};
		},
		async update(number, { title }) {
			effects.push(`change pull request #${number} to: ${title}`);
		},
		async requestReviewers(number, { reviewers, teams }) {
			effects.push(`ask ${[...reviewers, ...teams].join(", ")} to review #${number}`);
		}
	};
}
function firstLine(text) {
	return text.split("\n")[0] ?? "";
}

// src/entry/shared/wire-engine.ts
/** Wires the engine to real adapters, for the Action and the App alike. */
function wireEngine(wiring) {
	const ports = createPorts(wiring);
	const rewire = () => {
		const dry = wiring.dryRun ? createDryPorts(ports) : void 0;
		return {
			engine: {
				ports: dry?.ports ?? ports,
				settings: {
					...wiring.settings,
					version
				}
			},
			effects: dry?.effects
		};
	};
	return {
		...rewire(),
		rewire
	};
}
function createPorts(wiring) {
	const { settings, github, signer, clock } = wiring;
	const redactor = createRedactor(wiring.secrets);
	const { repository, serverUrl } = settings;
	const hasher = createNodeHasher();
	const compressor = createDeflate();
	const verifier = createVerifier(publicKeys(wiring));
	const signing = signer === void 0 ? { provenance: github.provenance } : { signer };
	return {
		store: createCommentStore({
			threads: github.threads,
			repo: repository.id,
			hasher,
			compressor,
			verifier,
			...signing
		}),
		threads: github.threads,
		permissions: github.permissions,
		reactions: github.reactions,
		subjects: github.subjects,
		ledgers: github.ledgers,
		commits: github.commits,
		pullRequests: github.pullRequests,
		pushTargets: github.pushTargets,
		issues: github.issues,
		reviews: github.reviews,
		bundles: createBundleReader({
			artifacts: wiring.artifacts,
			remote: {
				url: `${serverUrl}/${repository.owner}/${repository.name}.git`,
				token: wiring.token
			},
			path: wiring.path
		}),
		texts: wiring.texts,
		traces: createTraces({
			list: github.listArtifacts,
			source: github.artifacts
		}),
		...wiring.contents === "read" ? {} : { listeners: github.listeners },
		starter: wiring.starter,
		workflowRuns: wiring.workflowRuns,
		hasher,
		compressor,
		...signing,
		verifier,
		clock,
		log: createRedactedLog(wiring.log, (text) => redactor.redact(text).text),
		redactor,
		...wiring.events === void 0 ? {} : { events: wiring.events },
		...wiring.readOwnAccount === void 0 ? {} : { readOwnAccount: wiring.readOwnAccount }
	};
}
/**
* Returns the keys of the config. Our own key must be among them, because others could not verify our signatures without it. With
* faults in the config, our own key still verifies what we signed, and `startFromEvent` reports the faults. Throws if we have no key
* then, because the faults could hide keys.
*/
function publicKeys({ config: read, signer, isPrivate, isKeyless = false }) {
	const config = read.ok ? toConfig(read.value) : read;
	if (!config.ok && signer !== void 0) return [signer.publicKey];
	if (!config.ok) throw new StartBlocked("configuration", config.error);
	const keys = config.value.signing?.keys ?? [];
	const problem = isKeyless ? void 0 : checkSigningKey({
		keys,
		signer,
		isPrivate
	});
	if (problem === void 0) return keys;
	throw new StartBlocked("key", [keys.length === 0 ? problem : {
		...problem,
		...placeOfKeys(read)
	}]);
}
/** Returns where the keys stand in the configuration. */
function placeOfKeys(read) {
	if (!read.ok) return {};
	const { line, column } = read.value.source.problem({
		code: "",
		message: "",
		path: ["signing", "keys"],
		at: "key"
	});
	return line === void 0 || column === void 0 ? {} : {
		line,
		column
	};
}

// src/entry/shared/read-repository-file.ts
/** Reads the text of a file from GitHub. */
async function readRepositoryFile({ octokit, repository, path, ref }) {
	const { owner, name: repo } = repository;
	const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
		owner,
		repo,
		path,
		ref,
		mediaType: { format: "raw" }
	}));
	return decodeRaw(data, path);
}
/** Reads the configuration of a repository from GitHub. Nothing can start where there is none. */
async function readRepositoryConfigText(request) {
	try {
		return await readRepositoryFile(request);
	} catch (error) {
		if (!hasReason(error, "not-found")) throw error;
		const message = `${request.path} does not exist on the default branch. Add it there.`;
		throw new StartBlocked("unreadable", [{
			code: "BATON-E913",
			message
		}]);
	}
}
/** Decodes a raw content. Octokit leaves bytes as they are unless the media type of the response says that they are text. */
function decodeRaw(data, path) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer || data instanceof Uint8Array) return new TextDecoder().decode(new Uint8Array(data));
	throw new TypeError(`GitHub sent ${path} neither as text nor as bytes but as ${typeof data}.`);
}

// src/adapters/artifact/action-artifact-source.ts
/**
* Creates a source that reads archives from the artifact service of the current workflow run. The service knows no other run's
* archives and uses none of the token's REST requests. Any job of the run could have replaced an archive, so the digest that the
* caller knows decides.
*/
function createActionArtifactSource(loadClient) {
	return { async readArchive(id, { maxBytes }) {
		const client = await loadClient();
		const artifact = (await client.listArtifacts()).artifacts.find((candidate) => candidate.id === id);
		if (artifact === void 0) return "missing";
		if (artifact.size > maxBytes) return "too-large";
		const directory = await mkdtemp(join(tmpdir(), "baton-artifact-"));
		try {
			const expected = artifact.digest === void 0 ? {} : { expectedHash: artifact.digest };
			const { digestMismatch } = await client.downloadArtifact(id, {
				path: directory,
				skipDecompress: true,
				...expected
			});
			return digestMismatch ? "digest" : await readOnlyFile(directory);
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}
/** Reads the archive under whatever name the service gave it. */
async function readOnlyFile(directory) {
	const [file, ...others] = await readdir(directory);
	return file === void 0 || others.length > 0 ? "malformed" : readFile(join(directory, file));
}

// src/entry/action/wire/create-engine.ts
/** Creates the engine of a job with write access, such as `plan` and `publish`. `plan` may not write contents. */
async function createEngine(context, { contents = "write" } = {}) {
	const signer = findSigner(context.inputs["signing-key"]);
	const wired = wire(context, {
		octokit: await createActionOctokit(context),
		signer,
		contents,
		configText: readConfig(context)
	});
	if (signer === void 0) context.log.info(unsignedNote);
	return wired;
}
/** Creates the engine of a job without the signing key, which only reads and replies. Reads the config from the default branch. */
async function createKeylessEngine(context) {
	const { repository } = context.job;
	const octokit = await createActionOctokit(context);
	const file = {
		path: context.inputs.config,
		ref: repository.defaultBranch
	};
	return wire(context, {
		octokit,
		signer: void 0,
		isKeyless: true,
		contents: "read",
		configText: await readRepositoryConfigText({
			octokit,
			repository,
			...file
		})
	});
}
function wire(context, { octokit, configText, ...signing }) {
	const { inputs, job, log, environment, io } = context;
	const secrets = [
		...Object.values(collectSecrets(environment).secrets),
		inputs.token,
		inputs["signing-key"]
	];
	maskSecrets(secrets, io.out);
	const clock = createSystemClock();
	const github = createGitHub({
		octokit,
		repository: job.repository,
		clock
	});
	const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
	const artifacts = createArtifactReader(createActionArtifactSource(io.loadArtifactClient));
	const ofOthers = createArtifactReader(github.artifacts);
	const config = checkConfig(configText);
	const { repository, workflowRun, serverUrl } = job;
	return {
		...wireEngine({
			settings: {
				repository,
				via: "action",
				workflowRun,
				paused: findKillSwitch(environment) !== void 0,
				serverUrl
			},
			dryRun: inputs.dryRun,
			starter: createActionStarter(dispatcher),
			workflowRuns: dispatcher,
			isPrivate: repository.private,
			...signing,
			token: inputs.token,
			path: environment.PATH ?? "",
			github,
			artifacts: { download: (ref, asked) => (asked.run === workflowRun.id ? artifacts : ofOthers).download(ref, asked) },
			texts: createTextArtifacts({
				writer: createActionArtifacts(io.loadArtifactClient),
				reader: ofOthers,
				run: workflowRun.id
			}),
			config,
			secrets,
			clock,
			log
		}),
		github,
		artifacts,
		dispatcher,
		configText,
		config
	};
}
/**
* Creates the signer from the secret. Without a secret returns undefined: `checkSigningKey` decides whether config and
* repository allow that.
*/
function findSigner(secret) {
	if (secret === "") return void 0;
	const signer = createSigner(secret);
	if (!signer.ok) throw new StartBlocked("key", [signer.error]);
	return signer.value;
}

export { renderStatusComment as $, runsSince as A, markCommandSeen as B, stopWorkers as C, readHistory as D, writeHistory as E, toHistoryEntries as F, escalationMarker as G, drawPullSummary as H, readStatusComment as I, ignoredInOwnComments as J, labelRunning as K, readStatusCommentId as L, threadsOf as M, renderHistory as N, isStoredElsewhere as O, sendOrderedNotice as P, warnIfRefused as Q, repairStatus as R, readStartedRun as S, describeCause as St, performEffects as T, foldCalls as U, markSeen as V, foldEarlierRuns as W, readOwnView as X, readMarked as Y, isTransient as Z, renderSweepSummary as _, renderRunComment as _t, wireEngine as a, buildNoSubject as at, createOnceStarter as b, renderHandoffReply as bt, appendAndRead as c, buildSubject as ct, sweepOverdue as d, issuesPayloadSchema as dt, statusMarker as et, sweepRun as f, manualPayloadSchema as ft, describeStall as g, webhookPayloadSchema as gt, listStalledTasks as h, schedulePayloadSchema as ht, readRepositoryFile as i, pauseLabel as it, sortLedgers as j, runThreadsOf as k, awaitVisible as l, commentPayloadSchema as lt, rerunJob as m, reviewPayloadSchema as mt, createKeylessEngine as n, describeChange as nt, createTraces as o, buildPullSubject as ot, readRunsWithBrokenJob as p, pullRequestPayloadSchema as pt, needsHumanLabel as q, readRepositoryConfigText as r, parseChange as rt, createArtifactReader as s, buildRepository as st, createEngine as t, renderHeadline as tt, resumeRun as u, deletedAccount as ut, renderDryRun as v, renderTaskComment as vt, isJob as w, listWorkers as x, truncateMarkdown as xt, renderOverviewAfter as y, taintNote as yt, addReaction as z };