import { S as union, b as string, f as int, g as object, l as boolean, n as datetime, p as literal, r as _enum, s as array } from "./zod.js";
import { A as listInputs, F as parseInputValue, In as truncateCodePoints, L as showWord, Pt as selectPipeline, Sn as oneLine, Tn as neutralise, U as isNamedByText, Vt as isAgentStage, Wt as listPollingStages, _n as failure, bn as codeSpan, gn as require_fastest_levenshtein, ht as compareBy, i as checkSigningKey, kn as linkCodes, mn as parseUntrustedJson, o as unsignedNote, ot as budgetsOf, p as Lexer, vn as success, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { Ao as buildSubject, At as readRun, Ba as isSuccess, Bo as webhookPayloadSchema, C as findRuns, Co as signedTextOf, Do as buildNoSubject, Fo as manualPayloadSchema, Gt as cronRunName, Hi as findEnd, Io as pullRequestPayloadSchema, Jt as findRunNumber, Kt as eventRunName, Mo as commentPayloadSchema, No as deletedAccount, Oo as buildPullSubject, Ot as findTriggeringRecord, Po as issuesPayloadSchema, Ra as viewThreadOf, Ro as reviewPayloadSchema, So as encodeSigned, T as toStoredRun, Xt as nextRunName, Yt as freeRunName, _ as redactDeep, _o as readDispatchedOrder, di as sleepIn, do as frozenAt, h as StartRefused, ho as startIdOf, jo as checkPayloadSchema, ko as buildRepository, la as listEarlierBranches, m as StartBlocked, mn as selectNewestComments, pn as reachBackTo, po as hasSubject, qt as executionTitle, vt as writeSummary, w as runRefOf, xt as writeOutputs, zo as schedulePayloadSchema } from "./job-agent-plan-publish.js";
import { $n as checkNamed, An as checkSender, Ar as findCommand, Cn as mustWait, D as rerunJob, Dn as canWrite, E as readRunsWithBrokenJob, Er as isBot, Et as saysUnderWay, F as buildNoticeOrder, Fn as parseBlockedReactions, Fr as parseCommand, G as findLine, H as foldEarlierRuns, Ht as renderRunComment, I as noticeTaskOf, In as renderBlockedStart, Jn as commentsOf, K as listRun, Ln as renderMended, Mr as findNamedPipeline, O as rerunPublisher, On as checkOutsideText, Or as isListed, Pn as blockedMarker, Pr as isPipelineCommand, Q as labelRunning, Qn as checkCommand, Rr as parseChange, Rt as readHistory, Sr as isBy, Tn as warnIfRefused, Tr as actionsAccount, W as isCalled, _ as createIsAtWork, _n as checkLabels, a as renderSweepSummary, an as isStoredElsewhere, b as isStillWriting, bn as checkPullRequest, br as hasMarker, bt as renderStatusComment, c as createEngine, cn as sleptSince, cr as closeKey, dn as addReaction, er as checkNamedInputs, hn as countFix, hr as renderConfigNotice, i as describeStall, j as performEffects, jn as describeCause, jr as findCommandLine, k as sweepSince, kn as checkPermission, kr as isOutsider, ln as sortLedgers, lr as findCauseOfEnd, mn as checkFailedCheck, mr as configNoticeMarker, n as sweepRun, nr as decide, o as renderDryRun, on as runThreadsOf, or as remembers, pn as markSeen, pr as configNoticeLabel, s as renderOverviewAfter, sn as runsSince, sr as askKey, st as readOwnView, tr as readGivenInputs, un as threadsOf, vn as checkSubjectState, w as readStartedRun, wr as viewMarker, xn as checkAny, xr as isBatonView, xt as statusMarker, yn as checkTexts, yt as awaitVisible, zr as pauseLabel, zt as readPages } from "./job-plan-publish.js";
import { C as messageOf, a as isPlainMap, p as hasName, r as describeJsonFaults, t as GitHubError, w as problemText, y as quoteNames } from "./job-cli.js";
import { g as findTick, m as countMissed, n as parseWholeConfig, t as completeConfig, v as normaliseCron } from "./job-plan-validate.js";

// src/core/trigger/build-check-trigger.ts
const checkConclusions = [
	"failure",
	"timed_out",
	"cancelled"
];
function buildCheckTrigger(repository, run) {
	const { conclusion } = run;
	if (!checkConclusions.some((known) => known === conclusion)) return failure(`The workflow run ${run.id} ended with \`${conclusion ?? run.status ?? "nothing"}\`, which starts nothing`);
	const of = findSide(repository, run);
	const actor = run.actor ?? deletedAccount;
	const check = {
		workflow: run.name ?? run.path,
		path: run.path.split("@")[0] ?? run.path,
		conclusion: conclusion ?? "",
		url: run.html_url,
		head: run.head_sha,
		of,
		run: run.id,
		attempt: run.run_attempt
	};
	return success({
		kind: "check",
		label: "",
		repository,
		actor,
		subject: of === "default-branch" ? buildNoSubject(actor) : buildUnknownPull(actor, run),
		check,
		at: run.updated_at,
		...of === "default-branch" ? { firedAt: run.updated_at } : {}
	});
}
function parseCheck(payload) {
	const { success: isRead, data, error } = checkPayloadSchema.safeParse(payload);
	if (!isRead) return failure({ reason: `The payload of \`workflow_run\` is not what GitHub sends: ${describeJsonFaults(error, payload)}.` });
	const built = buildCheckTrigger(buildRepository(data.repository), data.workflow_run);
	return built.ok ? built : failure({ reason: `${built.error}.` });
}
function findSide({ id, defaultBranch }, run) {
	return run.head_repository?.id === id && !run.event.startsWith("pull_request") && run.head_branch === defaultBranch ? "default-branch" : "pull-requests";
}
function buildUnknownPull(actor, run) {
	const head = {
		branch: run.head_branch ?? "",
		sha: run.head_sha,
		repository: run.head_repository?.id ?? null
	};
	return {
		...buildNoSubject(actor),
		kind: "pull-request",
		number: run.pull_requests[0]?.number ?? 0,
		head
	};
}

// src/core/trigger/describe-other-event.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function describeOtherEvent(name, known) {
	const nearest = (0, import_fastest_levenshtein.closest)(name, [...known]);
	const guess = (0, import_fastest_levenshtein.distance)(name, nearest) <= 3 ? ` Did you mean \`${nearest}\`?` : "";
	return `The event \`${name}\` starts no pipeline; ${joinNames(known)} do.${guess}`;
}
function describeOtherAction(name, { action, actions }) {
	if (action === "") return describeMissingAction(name, actions);
	const verb = actions.length === 1 ? "does" : "do";
	return `The action \`${action}\` of \`${name}\` starts no pipeline; ${joinNames(actions)} ${verb}.`;
}
function describeMissingAction(name, [first = "", ...others]) {
	return `The payload of \`${name}\` has no \`action\`; write \`"action": "${first}"\`${others.length === 0 ? "" : ` (or ${joinNames(others)}, as it happened)`} at its top.`;
}
function joinNames(names) {
	const quoted = names.map((name) => `\`${name}\``);
	const last = quoted.at(-1) ?? "";
	return quoted.length === 1 ? last : `${quoted.slice(0, -1).join(", ")} and ${last}`;
}

// src/core/trigger/parse-trigger.ts
const events = {
	issues: {
		actions: [
			"labeled",
			"opened",
			"reopened",
			"assigned"
		],
		parse: parseIssue
	},
	pull_request: {
		actions: [
			"labeled",
			"opened",
			"reopened",
			"assigned",
			"ready_for_review"
		],
		parse: parsePullRequest
	},
	issue_comment: {
		actions: ["created"],
		parse: parseComment
	},
	pull_request_review: {
		actions: ["submitted"],
		parse: parseReview
	},
	schedule: { parse: parseSchedule },
	repository_dispatch: { parse: parseWebhook },
	workflow_dispatch: { parse: parseManual },
	workflow_run: {
		actions: ["completed"],
		parse: parseCheck
	}
};
function parseTrigger(eventName, payload) {
	const event = Object.hasOwn(events, eventName) ? events[eventName] : void 0;
	if (event === void 0) return failure({ reason: describeOtherEvent(eventName, Object.keys(events)) });
	const action = isPlainMap(payload) && typeof payload.action === "string" ? payload.action : "";
	if (event.actions !== void 0 && !event.actions.includes(action)) return failure({ reason: describeOtherAction(eventName, {
		action,
		actions: event.actions
	}) });
	return event.parse(payload);
}
function parseIssue(payload) {
	const parsed = issuesPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("issues", {
		error: parsed.error,
		payload
	});
	const { data } = parsed;
	if (isPullRequest(data.issue)) return failure({ reason: `#${data.issue.number} is a pull request: its own \`pull_request\` event, which names its commits, starts pipelines.` });
	const common = {
		...buildCommon(data),
		subject: buildSubject(data.issue)
	};
	if (data.action === "labeled") {
		const { updated_at: changedAt } = data.issue;
		const label = data.label.name;
		return success({
			kind: "issue-labeled",
			...common,
			label,
			...changedAt === void 0 ? {} : { changedAt }
		});
	}
	return success({
		kind: "issue-changed",
		...common,
		...buildChange(data, data.issue)
	});
}
function parsePullRequest(payload) {
	const parsed = pullRequestPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("pull_request", {
		error: parsed.error,
		payload
	});
	const { data } = parsed;
	const common = {
		...buildCommon(data),
		subject: buildPullSubject(data.pull_request)
	};
	if (data.action === "labeled") return success({
		kind: "pull-request-labeled",
		...common,
		label: data.label.name
	});
	return success({
		kind: "pull-request-changed",
		...common,
		...buildChange(data, data.pull_request)
	});
}
function parseComment(payload) {
	const parsed = commentPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("issue_comment", {
		error: parsed.error,
		payload
	});
	const { issue, comment } = parsed.data;
	const kind = isPullRequest(issue) ? "pull-request" : "issue";
	const { id, user, body, created_at: createdAt } = comment;
	const { repository, actor } = buildCommon(parsed.data);
	const subject = {
		...buildSubject(issue, kind),
		...issue.draft === void 0 ? {} : { draft: issue.draft }
	};
	return success(buildCommentTrigger({
		repository,
		actor,
		subject,
		comment: {
			id,
			author: user ?? deletedAccount,
			body: body ?? "",
			createdAt
		}
	}));
}
function buildCommentTrigger(facts) {
	const named = findNamedPipeline(facts.comment.body);
	return {
		kind: "comment",
		label: "",
		...named === void 0 ? {} : { named },
		...facts
	};
}
function parseReview(payload) {
	const parsed = reviewPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("pull_request_review", {
		error: parsed.error,
		payload
	});
	const { review, pull_request: pull } = parsed.data;
	const { id, user, state, body } = review;
	const submittedAt = review.submitted_at ?? pull.updated_at ?? pull.created_at;
	return success({
		kind: "review",
		...buildCommon(parsed.data),
		subject: buildPullSubject(pull),
		review: {
			id,
			author: user ?? deletedAccount,
			state: state.toLowerCase(),
			body: body ?? "",
			submittedAt,
			comments: []
		}
	});
}
function parseSchedule(payload) {
	const parsed = schedulePayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("schedule", {
		error: parsed.error,
		payload
	});
	const { schedule, repository, sender = deletedAccount } = parsed.data;
	const common = buildCommon({
		repository,
		sender
	});
	return success({
		kind: "schedule",
		...common,
		subject: buildNoSubject(sender),
		schedule: { cron: schedule }
	});
}
function parseWebhook(payload) {
	const parsed = webhookPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("repository_dispatch", {
		error: parsed.error,
		payload
	});
	const { action: type, client_payload: body, sender, baton_source: source } = parsed.data;
	const webhook = {
		type,
		payload: body ?? {},
		...source === void 0 ? {} : { source }
	};
	return success({
		kind: "webhook",
		...buildCommon(parsed.data),
		subject: buildNoSubject(sender),
		webhook
	});
}
function parseManual(payload) {
	const parsed = manualPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("workflow_dispatch", {
		error: parsed.error,
		payload
	});
	const { inputs, sender } = parsed.data;
	const { pipeline: named, inputs: given = "" } = inputs;
	const common = {
		kind: "manual",
		...buildCommon(parsed.data),
		subject: buildNoSubject(sender),
		named
	};
	return success(given === "" ? common : {
		...common,
		given
	});
}
function isPullRequest(issue) {
	return issue.pull_request !== void 0 && issue.pull_request !== null;
}
function buildChange({ action, assignee }, thread) {
	const at = action === "opened" ? thread.created_at : thread.updated_at;
	return {
		action,
		...at === void 0 ? {} : { at },
		...action === "assigned" && assignee ? { assignee: assignee.login } : {}
	};
}
function buildCommon({ repository, sender }) {
	return {
		repository: buildRepository(repository),
		actor: sender,
		label: ""
	};
}
function malformed(name, { error, payload }) {
	return failure({ reason: `The payload of \`${name}\` is not what GitHub sends: ${describeJsonFaults(error, payload)}.` });
}

// src/action/event/read-change.ts
const changeHintSchema = object({
	get event() {
		return _enum(["pull_request", "issues"]);
	},
	get change() {
		return _enum([
			"label-removed",
			"closed",
			"merged",
			"pushed",
			"paused",
			"resumed"
		]);
	},
	get number() {
		return int();
	},
	get label() {
		return string().optional();
	},
	get head() {
		return string();
	},
	get by() {
		return object({
			get id() {
				return int();
			},
			get login() {
				return string().regex(/^[A-Za-z0-9_[\]-]{1,60}$/);
			},
			get type() {
				return string().optional();
			}
		});
	},
	get at() {
		return datetime();
	}
});
async function readChange({ job }, subjects) {
	if (job.eventName !== "workflow_dispatch") {
		const change = parseChange(job.eventName, job.payload);
		return change !== void 0 && job.workflowRun.attempt > 1 ? checkAgain(change, subjects) : change;
	}
	const hint = parseChangeHint(readDispatchedOrder({ job }).event ?? "");
	if (hint === void 0) return void 0;
	const subject = hint.event === "issues" ? await subjects.readIssue(hint.number) : await subjects.readPullRequest(hint.number);
	if (subject === void 0) return "not-so";
	const isUndone = !isCurrent(hint, subject);
	if (isUndone && job.workflowRun.attempt === 1) return "not-so";
	const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
	const repository = {
		id,
		owner,
		name,
		defaultBranch,
		private: isPrivate
	};
	const { change: kind, label, at, by: actor } = hint;
	return {
		kind,
		repository,
		subject,
		actor,
		at,
		label,
		isUndone
	};
}
async function checkAgain(change, subjects) {
	const { kind, label, subject } = change;
	if (subject.kind !== "issue" || kind === "transferred" || kind === "deleted") return change;
	const now = await subjects.readIssue(subject.number);
	if (now === void 0) return "not-so";
	return {
		...change,
		subject: now,
		isUndone: !isCurrent({
			change: kind,
			head: "",
			label
		}, now)
	};
}
function parseChangeHint(text) {
	const json = parseUntrustedJson(text, {
		maxBytes: 1e4,
		maxDepth: 3,
		maxNodes: 30
	});
	return json.ok ? changeHintSchema.safeParse(json.value).data : void 0;
}
function isCurrent({ change, label = "", head }, { labels, state, head: now }) {
	if (change === "label-removed") return !hasName(labels, label);
	if (change === "paused") return hasName(labels, pauseLabel);
	if (change === "resumed") return !hasName(labels, pauseLabel);
	return change === "pushed" ? now?.sha === head : state === "closed";
}
function buildChangeHint({ kind, subject, actor, label, at }) {
	if (kind === "transferred" || kind === "deleted") return void 0;
	const { id, login, type } = actor;
	return {
		event: subject.kind === "issue" ? "issues" : "pull_request",
		change: kind,
		number: subject.number,
		label,
		head: subject.head?.sha ?? "",
		by: {
			id,
			login,
			type
		},
		at
	};
}

// src/engine/plan/resolve-check.ts
async function resolveCheck(checks, report) {
	const { run: id, attempt, repository } = report;
	const run = await checks.readRun(id);
	if (run === void 0) return failure(`GitHub does not have workflow run ${id} any more`);
	if (run.run_attempt !== attempt) return failure(`workflow run ${id} was started again since; the new attempt counts`);
	const built = buildCheckTrigger(repository, run);
	const check = built.ok ? built.value.check : void 0;
	if (!built.ok || check === void 0) return failure(built.ok ? "the workflow run is no check" : built.error);
	const own = explainOwn(check, report.ownFile);
	if (own !== void 0) return failure(own);
	const misfit = explainMisfit(check, report);
	if (misfit !== void 0 || report.number === void 0) return misfit === void 0 ? checkTip(built.value, report.tip) : failure(misfit);
	return addPull(checks, {
		trigger: built.value,
		check,
		number: report.number
	});
}
function explainMisfit({ of }, { number }) {
	if (of === "pull-requests") return number === void 0 ? "the event names no pull request, and the check is of one" : void 0;
	return number === void 0 ? void 0 : `the event names pull request #${number}, and the check is of the default branch`;
}
function explainOwn({ workflow, path }, ownFile) {
	return ownFile !== void 0 && path.split("/").at(-1) === ownFile.split("/").at(-1) ? `the workflow ${workflow} is the one that calls Baton, and its own workflow runs start nothing` : void 0;
}
function checkTip(trigger, tip) {
	const head = trigger.check?.head ?? "";
	if (head === tip) return success(trigger);
	return failure(`the check is of commit ${head.slice(0, 12)}, and the default branch is at ${tip.slice(0, 12)} now, whose own check counts`);
}
async function addPull(checks, { trigger, check, number }) {
	const pull = await checks.readPull(number);
	const name = `pull request #${number}`;
	if (pull === void 0) return failure(`GitHub does not have ${name}`);
	const { subject, open, editedAt } = pull;
	if (!open) return failure(`${name} is closed`);
	const moved = explainMoved(subject, trigger);
	if (moved !== void 0) return failure(moved);
	const { at = "" } = trigger;
	if (editedAt !== null && Date.parse(editedAt) >= Date.parse(at)) return failure(`the text of #${number} was edited at ${editedAt}, after ${check.workflow} had ended at ${at}; comment \`/baton run\` and the pipeline to start`);
	return success({
		...trigger,
		subject
	});
}
function explainMoved({ number, head }, { subject, check }) {
	if (!(head?.repository === subject.head?.repository && head?.branch === subject.head?.branch)) return `the check is not one of pull request #${number}`;
	if (head?.sha === check?.head) return void 0;
	return `pull request #${number} was at ${check?.head.slice(0, 12)} when it was checked and is at ${head?.sha.slice(0, 12)} now, whose own check counts`;
}

// src/action/event/read-trigger.ts
const pullHintSchema = object({
	get event() {
		return _enum(["pull_request", "pull_request_review"]);
	},
	get action() {
		return _enum([
			"labeled",
			"opened",
			"reopened",
			"assigned",
			"ready_for_review",
			"submitted"
		]);
	},
	get number() {
		return int();
	},
	get label() {
		return string().optional();
	},
	get assignee() {
		return string().optional();
	},
	get review() {
		return int().optional();
	},
	get head() {
		return string().regex(/^[0-9a-f]{40}$/);
	}
});
const commentHintSchema = object({
	event: literal("issue_comment"),
	action: literal("created"),
	get number() {
		return int();
	},
	get comment() {
		return int();
	}
});
const reopeningHintSchema = object({
	event: literal("issues"),
	action: literal("reopened"),
	get number() {
		return int();
	}
});
const checkHintSchema = object({
	event: literal("workflow_run"),
	action: literal("completed"),
	get run() {
		return int();
	},
	get attempt() {
		return int();
	},
	get number() {
		return int().optional();
	},
	get label() {
		return string();
	}
});
const hintSchema = union([
	checkHintSchema,
	pullHintSchema,
	commentHintSchema,
	reopeningHintSchema
]);
async function readTrigger(context, github) {
	const { job } = context;
	if (job.eventName === "workflow_dispatch") {
		const { event, pipeline } = readDispatchedOrder(context);
		if (event !== void 0) return askAbout(event, {
			...github,
			job
		});
		if (pipeline === void 0) return failure("the dispatch holds neither a task nor an event, and names no pipeline to start");
	}
	const trigger = parseTrigger(job.eventName, job.payload);
	if (!trigger.ok) return failure(trigger.error.reason);
	return success(await addFiredAt(trigger.value, {
		run: job.workflowRun.id,
		dispatcher: github.dispatcher
	}));
}
async function addFiredAt(trigger, at) {
	if (hasSubject(trigger)) return trigger;
	const firedAt = await at.dispatcher.readCreatedAt(at.run);
	return trigger.schedule === void 0 ? {
		...trigger,
		firedAt
	} : {
		...trigger,
		schedule: {
			...trigger.schedule,
			firedAt
		}
	};
}
const words = {
	labeled: "labelled",
	opened: "opened",
	reopened: "opened again",
	assigned: "assigned",
	ready_for_review: "marked as ready",
	submitted: "reviewed"
};
const probe = "{\"event\":\"doctor\"}";
async function askAbout(text, { subjects, checks, job }) {
	const hint = parseHint(text);
	if (text === probe) return failure("`baton doctor --probe` asked whether the signing key can be used, and it can");
	if (hint === void 0) return failure(`the input event is no hint that we know: ${text.slice(0, 200)}`);
	if (hint.event === "workflow_run") {
		const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
		const repository = {
			id,
			owner,
			name,
			defaultBranch,
			private: isPrivate
		};
		return resolveCheck(checks, {
			...hint,
			repository,
			tip: job.sha,
			ownFile: job.workflow.file
		});
	}
	return isThreadHint(hint) ? askAboutThread(hint, {
		subjects,
		job
	}) : askAboutPull(hint, subjects);
}
function isThreadHint(hint) {
	return hint.event === "issue_comment" || hint.event === "issues";
}
async function askAboutThread(hint, { subjects, job }) {
	const { number, action } = hint;
	const found = await subjects.resolveThreadHint(hint);
	const what = hint.event === "issues" ? `the reopening of #${number}` : `comment ${hint.comment} on #${number}`;
	if (found === void 0) return failure(`GitHub does not have ${what} any more`);
	const { subject, actor, comment, at, editedAt } = found;
	if (editedAt !== null && Date.parse(editedAt) >= Date.parse(at)) return failure(`the text of #${number} or of the comment was edited at ${editedAt}, after ${what}; comment again`);
	const { id: repositoryId, owner, name, defaultBranch, private: isPrivate } = job.repository;
	const repository = {
		id: repositoryId,
		owner,
		name,
		defaultBranch,
		private: isPrivate
	};
	if (comment !== void 0) return success(buildCommentTrigger({
		repository,
		actor,
		subject,
		comment
	}));
	return success({
		kind: "issue-changed",
		label: "",
		repository,
		actor,
		subject,
		action,
		at
	});
}
async function askAboutPull(hint, subjects) {
	const found = await subjects.resolveHint(hint);
	const name = `pull request #${hint.number}`;
	if (found === void 0) {
		const lacks = hint.action === "labeled" ? `does not have the label "${hint.label}"` : `was not ${words[hint.action]}`;
		return failure(`${name} ${lacks}`);
	}
	const again = hint.action === "labeled" ? "label it again to start" : "comment `/baton run` and the pipeline to start";
	if (!found.open) return failure(`${name} is closed; open it again and ${again}`);
	const head = found.trigger.subject.head?.sha ?? "";
	if (head !== hint.head) return failure(`${name} was at ${hint.head.slice(0, 12)} when it was ${words[hint.action]} and is at ${head.slice(0, 12)} now; ${again}`);
	if (found.editedAt !== null && Date.parse(found.editedAt) >= Date.parse(found.at)) return failure(`the text of #${hint.number} was edited at ${found.editedAt}, after it was ${words[hint.action]} at ${found.at}; ${again}`);
	return success(found.trigger);
}
function parseHint(text) {
	const json = parseUntrustedJson(text, {
		maxBytes: 1e4,
		maxDepth: 2,
		maxNodes: 20
	});
	return json.ok ? hintSchema.safeParse(json.value).data : void 0;
}

// src/engine/thread/permissions.ts
const admin = { role: "admin" };
async function matchWithRights(engine, { trigger, config }, match) {
	const best = match(admin, admin);
	const unknown = match({
		role: void 0,
		unasked: true
	});
	if (best.every(({ matched }, at) => matched === unknown[at]?.matched)) return {
		matches: unknown,
		actor: void 0
	};
	const role = await askRole(engine, trigger.actor);
	const lacking = match(role, admin).filter(({ matched }, at) => !matched && best[at]?.matched === true);
	const teams = [...new Set(lacking.flatMap(({ pipeline }) => config.pipelines[pipeline]?.allow.teams ?? []))];
	const actor = teams.length === 0 ? role : {
		...role,
		...await askTeams(engine, trigger.actor, teams)
	};
	return {
		matches: match(actor),
		actor
	};
}
function dropUnasked(matches) {
	return matches.map((match) => ({
		...match,
		checks: match.checks.filter(({ unasked }) => unasked !== true)
	}));
}
async function askRole(engine, { login, id }) {
	try {
		return { role: await engine.ports.permissions.askRole(login, id) };
	} catch (error) {
		return {
			role: void 0,
			trouble: logRefusal(engine, error)
		};
	}
}
async function askTeams(engine, { login }, teams) {
	const found = {};
	let teamsTrouble;
	for (const team of teams) found[team] = await engine.ports.permissions.askMembership(team, login).catch((error) => {
		teamsTrouble = logRefusal(engine, error);
	});
	return {
		teams: found,
		teamsTrouble
	};
}
function logRefusal(engine, error) {
	if (!(error instanceof GitHubError) || mustWait(engine, error)) throw error;
	engine.ports.log.error(problemText(error));
	return error.message;
}
async function askOwnAccount(engine, { trigger: { actor }, config }) {
	return Object.values(config.pipelines).some(({ allow }) => allow.bots?.includes(actor.id)) && isBot(actor) ? engine.ports.readOwnAccount?.() : void 0;
}

// src/core/trigger/match/check-action.ts
function checkStart(filter, trigger) {
	const { kind, action = "" } = trigger;
	const wanted = filter["review-state"];
	if (wanted !== void 0) return checkReview(wanted, trigger);
	if (kind === "review") return eventCheck(false, "A review was submitted, and the filter has no `review-state`.");
	if (kind === "issue-labeled" || kind === "pull-request-labeled") return checkLabel(filter, trigger);
	if (action === "assigned") return checkAssigned(filter, trigger);
	if (action === "ready_for_review") return checkReady(filter);
	return checkOpened(filter, action);
}
function checkOpened({ labels, assignee }, action) {
	const what = action === "reopened" ? "It was opened again" : "It was opened";
	if (labels !== void 0) return eventCheck(false, `${what}; the filter waits for a label: ${quoteNames(labels)}.`);
	if (isAssignee(assignee)) return eventCheck(false, `${what}; the filter waits for \`${assignee}\` to be assigned.`);
	return eventCheck(true, `${what}, which the filter waits for.`);
}
function checkLabel({ labels }, { label }) {
	if (labels === void 0) return eventCheck(false, `The label \`${label}\` was added, and the filter waits for no label.`);
	const passed = hasName(labels, label);
	return {
		check: "label",
		passed,
		detail: passed ? `The label just added, \`${label}\`, is one of the pipeline's.` : `The label just added, \`${label}\`, is not one of the pipeline's: ${quoteNames(labels)}.`
	};
}
function checkAssigned({ assignee: wanted }, { assignee = "" }) {
	if (!isAssignee(wanted)) return eventCheck(false, `\`${assignee}\` was assigned, and the filter does not wait for that.`);
	return eventCheck(assignee !== "" && (wanted === "*" || hasName([wanted], assignee)), `\`${assignee}\` was assigned; the filter waits for ${wanted === "*" ? "anybody" : `\`${wanted}\``}.`);
}
function checkReady({ draft, labels, assignee }) {
	const passed = draft === false && labels === void 0 && !isAssignee(assignee);
	return eventCheck(passed, `It was marked as ready, ${passed ? "which `draft: false` waits for" : "and the filter does not wait for that"}.`);
}
function checkReview(wanted, { review }) {
	const check = "review-state";
	if (review === void 0) return {
		check,
		passed: false,
		detail: "The filter waits for a review, and none was submitted."
	};
	const known = [
		"approved",
		"changes_requested",
		"commented"
	].includes(review.state);
	return {
		check,
		passed: wanted === "any" ? known : review.state === wanted,
		detail: `A review said \`${review.state}\`; the filter waits for \`${wanted}\`.`
	};
}
function isAssignee(assignee) {
	return assignee !== void 0 && assignee !== "none";
}
function eventCheck(passed, detail) {
	return {
		check: "event",
		passed,
		detail
	};
}

// src/core/trigger/map-webhook.ts
const maxCharacters = 65536;
function mapWebhook(map, payload) {
	const found = {};
	for (const [name, path] of Object.entries(map)) {
		const value = readPath(payload, path.split("."));
		if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return failure(`\`${name}\` is taken from \`${path}\`, where the payload has no text, number or boolean`);
		const text = String(value);
		if (text.length > maxCharacters) return failure(`\`${name}\` is taken from \`${path}\`, which has ${text.length} characters; at most ${maxCharacters} are taken`);
		found[name] = text;
	}
	if (found.id === "") return failure("`id` is empty, so two events could not be told apart");
	return success(found);
}
function readPath(value, [key, ...rest]) {
	if (key === void 0) return value;
	if (Array.isArray(value)) return /^\d{1,6}$/.test(key) ? readPath(value[Number(key)], rest) : void 0;
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
	return readPath(value[key], rest);
}
function fillInputs(trigger, place) {
	const { given: _, ...known } = trigger;
	const given = readGivenInputs(trigger, place);
	const inputs = given?.ok === true ? given.value : {};
	const filled = Object.keys(inputs).length === 0 ? known : {
		...known,
		inputs
	};
	return hasSubject(trigger) ? filled : fillSubject(filled, place);
}
function fillSubject(trigger, { name, on }) {
	const { webhook, ...rest } = trigger;
	const inputs = findInputs(filtersOf(on.webhook), webhook);
	return {
		...rest,
		subject: {
			...trigger.subject,
			title: inputs.title ?? `Baton runs: ${name}`,
			body: inputs.body ?? "",
			labels: ["baton:runs"]
		},
		...webhook === void 0 ? {} : {
			webhook: {
				type: webhook.type,
				...webhook.source === void 0 ? {} : { source: webhook.source }
			},
			inputs
		}
	};
}
function findInputs(filters, webhook) {
	for (const { type, map = {} } of filters) {
		const mapped = type === webhook?.type ? mapWebhook(map, webhook.payload) : void 0;
		if (mapped?.ok === true) return mapped.value;
	}
	return {};
}

// src/core/trigger/match/check-source.ts
const mostComments = 2500;
function checkThread({ subject }, { comments }) {
	const why = comments === "none" ? void 0 : findRefusal(subject);
	if (why === void 0) return [];
	return [{
		check: "thread",
		passed: false,
		detail: `#${subject.number} ${why} and start it again, or write \`comments: none\` in the config.`
	}];
}
function findRefusal({ locked, comments }) {
	if (locked === true) return "is locked, and GitHub refuses comments of workflows there: unlock it";
	if (comments < mostComments) return void 0;
	return `has ${comments} comments, and GitHub takes no more than ${mostComments}: delete some`;
}
function checkSchedule(on, cron) {
	const own = on.schedule?.cron;
	if (own === void 0) return scheduleCheck(false, `It is a tick of \`${cron}\`, and the pipeline has no \`on.schedule\`.`);
	const passed = normaliseCron(own) === normaliseCron(cron);
	return scheduleCheck(passed, passed ? `It is a tick of \`${own}\`.` : `It is a tick of \`${cron}\`, and the pipeline has \`${own}\`.`);
}
function scheduleCheck(passed, detail) {
	return {
		check: "schedule",
		passed,
		detail
	};
}
function checkWebhook(filter, { webhook }, on) {
	const passed = webhook?.type === filter.type;
	const detail = `The event is of type \`${webhook?.type ?? ""}\`; the pipeline's is \`${filter.type}\`.`;
	const mapped = mapWebhook(filter.map ?? {}, webhook?.payload);
	const type = {
		check: "webhook",
		passed,
		detail
	};
	if (filter.map === void 0) return [type];
	const fault = mapped.ok ? findWrongField(mapped.value, on) : `Of the mapped fields ${mapped.error}.`;
	return [type, {
		check: "map",
		passed: fault === void 0,
		detail: fault ?? "All mapped fields are there."
	}];
}
function findWrongField(fields, on) {
	const declared = listInputs(on);
	return Object.entries(fields).flatMap(([name, text]) => {
		const parsed = parseInputValue(declared.get(name) ?? { type: "string" }, text);
		return parsed.ok ? [] : [`The mapped field \`${name}\` is ${showWord(text)}, and ${parsed.error}`];
	})[0];
}
function checkOwnEvent({ webhook, repository }) {
	const { source, type } = Object(webhook?.payload);
	if (!(typeof type === "string" && type.startsWith("dev.baton.run.") && String(source).toLowerCase().endsWith(`/${repository.owner}/${repository.name}`.toLowerCase()))) return [];
	return [{
		check: "own-event",
		passed: false,
		detail: `It is the event ${codeSpan(truncateCodePoints(type, 100))}, which Baton itself sent to listeners (\`notify\`), and such an event starts nothing.`
	}];
}
function checkPause({ subject, label }) {
	if (![...subject.labels, label].some((name) => name?.toLowerCase() === "baton:pause")) return [];
	return [{
		check: "pause",
		passed: false,
		detail: `It has the label \`${pauseLabel}\`: take it off, then trigger the pipeline again.`
	}];
}

// src/core/trigger/match/match-pipelines.ts
function matchPipelines(request) {
	return Object.entries(request.config.pipelines).map(([name, pipeline]) => {
		const checks = [...checkSuspend(pipeline), ...checkEvent({
			...request,
			name,
			pipeline
		})];
		return {
			pipeline: name,
			matched: checks.every((check) => check.passed),
			checks
		};
	});
}
function checkSuspend({ suspend }) {
	return suspend === true ? [{
		check: "suspend",
		passed: false,
		detail: "The pipeline is suspended."
	}] : [];
}
function checkEvent(request) {
	const { trigger, pipeline } = request;
	const { on } = pipeline;
	if (trigger.kind === "schedule") return [checkSchedule(on, trigger.schedule?.cron ?? "")];
	if (trigger.kind === "webhook") return [
		...checkOwnEvent(trigger),
		...checkWebhookFilters(on, trigger),
		...checkWebhookSender(request)
	];
	if (trigger.kind === "manual") return [
		checkAllowedSender(request),
		...checkByName(request),
		checkRole(request)
	];
	if (trigger.kind === "check") return checkAfterCheck(request);
	return [
		checkAllowedSender(request),
		...checkPause(trigger),
		...trigger.kind === "comment" ? checkCommentFilters(request) : [...checkSubjectFilters(request), ...checkSameRepository(request)],
		...checkThread(trigger, request.config),
		checkRole(request),
		...checkOutsideText(pipeline.allow, trigger, request.author)
	];
}
function checkAfterCheck(request) {
	const { trigger, config, pipeline, author } = request;
	const awaited = [checkAllowedSender(request), ...checkFailedCheck(request)];
	if (trigger.check?.of === "default-branch") return [...awaited, checkRole(request)];
	return [
		...awaited,
		...checkPause(trigger),
		...checkSameRepository(request),
		...checkThread(trigger, config),
		checkRole(request),
		...checkOutsideText(pipeline.allow, trigger, author)
	];
}
function checkAllowedSender({ pipeline, trigger, own }) {
	return checkSender(trigger, {
		bots: pipeline.allow.bots,
		own
	});
}
function checkRole(request) {
	return checkPermission({
		...request,
		allow: request.pipeline.allow,
		actor: request.trigger.actor
	});
}
function checkWebhookSender(request) {
	const minimum = request.pipeline.allow["minimum-role"];
	const source = request.trigger.webhook?.source;
	if (source !== void 0) return [checkSource(source, request.pipeline.allow)];
	if (minimum === "maintain" || minimum === "admin") return [checkAllowedSender(request), checkRole(request)];
	return [{
		check: "permission",
		passed: true,
		detail: `Only a token that may write sends such events; at least \`${minimum}\` is asked for.`
	}];
}
function checkSource(source, allow) {
	const minimum = allow["minimum-role"];
	if (minimum === "maintain" || minimum === "admin") return {
		check: "permission",
		passed: false,
		detail: `It was sent by the source \`${source}\`, which has no role; at least \`${minimum}\` is asked for.`
	};
	if (allow["outside-text"] === "refuse") return {
		check: "outside-text",
		passed: false,
		detail: `Nobody knows who wrote what the source \`${source}\` sends, and the pipeline takes no text of outsiders (\`outside-text: refuse\`).`
	};
	return {
		check: "permission",
		passed: true,
		detail: `The source \`${source}\` signed it, and the settings of the App let it start runs here.`
	};
}
function checkWebhookFilters(on, trigger) {
	const filters = filtersOf(on.webhook);
	if (filters.length > 0) return checkAny(filters, (filter) => checkWebhook(filter, trigger, on));
	return [{
		check: "webhook",
		passed: false,
		detail: `It is an event of another program of type \`${trigger.webhook?.type ?? ""}\`, and the pipeline has no \`on.webhook\`.`
	}];
}
function checkByName(request) {
	return [checkNamed(request), ...checkNamedInputs(request.trigger, {
		name: request.name,
		on: request.pipeline.on
	})];
}
function checkCommentFilters(request) {
	const { trigger, pipeline } = request;
	if (trigger.named !== void 0) return checkByName(request);
	const filters = filtersOf(pipeline.on.comment);
	if (filters.length === 0) return [{
		check: "command",
		passed: false,
		detail: "It is a comment, and the pipeline has no `on.comment`."
	}];
	return checkAny(filters, (filter) => [
		...checkCommand(filter, trigger, pipeline.on),
		...checkLabels(filter, trigger),
		...checkSubjectState(filter, trigger)
	]);
}
function checkSubjectFilters({ trigger, pipeline, files }) {
	const { on } = pipeline;
	const { subject } = trigger;
	const key = subject.kind === "issue" ? "issues" : "pull-requests";
	const name = subject.kind === "issue" ? "an issue" : "a pull request";
	if (on[key] === void 0) return [{
		check: "subject",
		passed: false,
		detail: `It is ${name}, and the pipeline has no \`on.${key}\`.`
	}];
	const found = {
		check: "subject",
		passed: true,
		detail: `It is ${name}, and the pipeline has \`on.${key}\`.`
	};
	const checkShared = (filter) => [
		checkStart(filter, trigger),
		...checkLabels(filter, trigger),
		...checkSubjectState(filter, trigger)
	];
	if (subject.kind === "issue") return [found, ...checkAny(filtersOf(on.issues), (filter) => [...checkShared(filter), ...checkTexts(filter, trigger)])];
	const checkPull = (filter) => [
		...checkShared(filter),
		...checkPullRequest(filter, {
			subject,
			files
		}),
		...checkTexts(filter, trigger)
	];
	return [found, ...checkAny(filtersOf(on["pull-requests"]), checkPull)];
}
function checkSameRepository({ trigger: { subject, repository }, via }) {
	if (subject.kind !== "pull-request") return [];
	const check = "same-repository";
	const branch = subject.head?.branch ?? "";
	if (subject.head !== void 0 && subject.head.repository === repository.id) return [{
		check,
		passed: true,
		detail: `Its branch \`${branch}\` lives in this repository.`
	}];
	if (via === "app" && subject.head !== void 0) return [{
		check,
		passed: true,
		detail: `Its branch \`${branch}\` lives in another repository, which the App can serve.`
	}];
	return [{
		check,
		passed: false,
		detail: `Its branch \`${branch}\` lives in another repository; without the App, pull requests from forks start nothing by themselves. Somebody with the right may comment \`/baton run\` and the pipeline.`
	}];
}

// src/engine/plan/match-event.ts
async function matchEvent(engine, facts) {
	const own = await askOwnAccount(engine, facts);
	const known = {
		...facts,
		files: await listFiles(engine, {
			...facts,
			own
		}),
		via: engine.settings.via,
		own
	};
	const { matches, actor } = await matchWithRights(engine, facts, (role, author) => matchPipelines({
		...known,
		...role,
		author
	}));
	if (actor === void 0 || !matches.some(lacksAuthor)) return dropUnasked(matches);
	const author = await askRole(engine, facts.trigger.subject.author);
	return dropUnasked(matchPipelines({
		...known,
		...actor,
		author
	}));
}
function lacksAuthor({ checks }) {
	const failed = checks.filter(({ passed }) => !passed);
	return failed.length > 0 && failed.every(({ check }) => check === "outside-text");
}
async function listFiles(engine, { own, ...facts }) {
	const { subject } = facts.trigger;
	if (subject.kind !== "pull-request") return void 0;
	const admin = { role: "admin" };
	const match = (files) => matchPipelines({
		...facts,
		...admin,
		author: admin,
		via: engine.settings.via,
		own,
		files
	});
	const without = match(void 0);
	return match("any").some(({ matched }, at) => matched && without[at]?.matched === false) ? engine.ports.subjects.listChangedFiles(subject.number) : void 0;
}

// src/core/view/comment/refusal.ts
const shownReasons = 5;
const reasonCodePoints = 1e3;
const pauseWords = "Baton is paused by the repository variable `BATON_PAUSE`; give the command again once that is deleted";
function refusalMarker(to) {
	const [[what, of] = ["", ""]] = Object.entries(to);
	return viewMarker("refused", `${what}:${encodeURIComponent(of)}`);
}
function renderHeldBack(cause, refusals, marker) {
	const shown = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
		return `- pipeline \`${pipeline}\`: ${linkCodes(neutralise(oneLine(reason, reasonCodePoints)))}.`;
	});
	return [
		refusals.every(({ waits }) => waits) ? `⏳ The start waits for its budget, although ${cause}. \`/baton cancel\` takes it back.` : `⛔ Nothing was started for lack of budget, although ${cause}.`,
		shown.join("\n"),
		marker
	].join("\n\n");
}
function renderHeldRun(run, reason, marker) {
	const why = linkCodes(neutralise(oneLine(reason, reasonCodePoints)));
	return [
		`⏳ Run \`${run}\` waits for its budget. \`/baton cancel\` ends it.`,
		`- ${why}.`,
		marker
	].join("\n\n");
}
function renderUnanswered(cause, refusals, marker) {
	const commands = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
		return `- pipeline \`${pipeline}\`: ${linkCodes(neutralise(oneLine(reason, reasonCodePoints)))} To ask once more, comment \`/baton run ${pipeline}\`.`;
	});
	return [
		`⛔ Nothing was started, although ${cause}: GitHub did not answer.`,
		commands.join("\n"),
		marker
	].join("\n\n");
}
function renderQueued(login, waiting, marker) {
	const shown = waiting.slice(0, shownReasons).map(({ pipeline, reason }) => {
		return `- pipeline \`${pipeline}\`: ${neutralise(oneLine(reason, reasonCodePoints))}.`;
	});
	return [
		`⏳ The command of \`${login}\` waits for its turn.`,
		shown.join("\n"),
		marker
	].join("\n\n");
}
function renderRefusal(login, refusals, marker) {
	const shown = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
		return `- ${pipeline === void 0 ? "" : `pipeline \`${pipeline}\`: `}${linkCodes(neutralise(oneLine(reason, reasonCodePoints)))}`;
	});
	const more = refusals.length > shownReasons ? [`- and ${refusals.length - shownReasons} more`] : [];
	return [
		`⛔ The command of \`${login}\` had no effect.`,
		[...shown, ...more].join("\n"),
		marker
	].join("\n\n");
}

// src/core/trigger/asks-for-baton.ts
function asksForBaton({ kind, label, comment }, config) {
	if (kind === "issue-labeled" || kind === "pull-request-labeled") return hasConfigValue(config, label);
	if (kind !== "comment" || comment === void 0) return false;
	return parseCommand(comment.body) !== void 0 || listBeginnings(comment.body, config).some((line) => hasConfigValue(config, line));
}
function listBeginnings(body, config) {
	const line = findCommand(body);
	if (!/\barguments\s*:/.test(config)) return line === void 0 ? [] : [line];
	const words = findCommandLine(body)?.split(" ") ?? [];
	return words.slice(0, 5).map((_, index) => words.slice(0, index + 1).join(" "));
}
function hasConfigValue(config, value) {
	let key = "";
	for (const line of config.split(/\r\n|\r|\n/)) {
		const lexemes = listLexemes(line);
		for (const [at, lexeme] of lexemes.entries()) {
			const text = readScalar(lexeme, lexemes[at - 1]);
			if (text === void 0) continue;
			if (lexemes[at + 1] === ":") key = text;
			else if (!key.startsWith("exclude") && hasName([value], text)) return true;
		}
	}
	return false;
}
const plainMark = "";
function listLexemes(line) {
	return [...new Lexer().lex(line)].filter((lexeme) => lexeme.trim() !== "");
}
function readScalar(lexeme, before) {
	if (before === plainMark) return lexeme;
	return /^(?:"[^"]*"|'[^']*')$/.test(lexeme) ? lexeme.slice(1, -1) : void 0;
}

// src/engine/view/blocked-start.ts
async function reportBlockedStart(engine, blocked) {
	const { trigger, config } = blocked;
	if (!hasSubject(trigger) || isBot(trigger.actor) || !asksForBaton(trigger, config)) return "not-asked";
	const step = { what: `An event on #${trigger.subject.number} started nothing, and nobody was told` };
	return await warnIfRefused(engine, step, async () => {
		if (!await isByWriter(engine, trigger)) return false;
		const { comment, subject } = trigger;
		const on = comment === void 0 ? { subject: subject.number } : { comment: comment.id };
		const id = await addReaction(engine, on, "confused");
		if (blocked.comments) await ensureComment(engine, blocked, id === void 0 ? void 0 : {
			on,
			id
		});
		return true;
	}) === true ? "reported" : "not-asked";
}
async function isByWriter({ ports }, { actor, comment }) {
	if (comment !== void 0 && comment.author.id !== actor.id) return false;
	return canWrite(await ports.permissions.askRole(actor.login, actor.id));
}
async function ensureComment(engine, blocked, reaction) {
	const { threads, clock } = engine.ports;
	const { number } = blocked.trigger.subject;
	const [known] = await readBlocked(engine, await threads.listSince(number, runsSince(clock)));
	const reactions = [...parseBlockedReactions(known?.body ?? "").filter(({ id }) => id !== reaction?.id), ...reaction === void 0 ? [] : [reaction]].slice(-20);
	const body = renderBlockedStart(blocked, reactions);
	if (known === void 0) await threads.create(number, body, blockedMarker);
	else if (known.body.trimEnd() !== body) await threads.update(known.id, body);
}
async function readBlocked({ ports }, comments) {
	const marked = comments.filter((comment) => hasMarker(comment, blockedMarker));
	const isOfWorkflows = isBy(actionsAccount);
	const isOwn = marked.every(isOfWorkflows) ? isOfWorkflows : isBy(await ports.readOwnAccount?.());
	return marked.filter((comment) => isOfWorkflows(comment) || isOwn(comment));
}
async function foldBlockedStarts(engine, comments) {
	const { threads, reactions } = engine.ports;
	const folded = await warnIfRefused(engine, { what: "Comments that say that nothing can start were not folded" }, async () => {
		const known = await readBlocked(engine, comments);
		for (const { id, body } of known) await threads.update(id, renderMended(body));
		if (known.length > 0) await threads.minimiseAll(known, "outdated");
		return known;
	});
	for (const { on, id } of (folded ?? []).flatMap(({ body }) => parseBlockedReactions(body))) await warnIfRefused(engine, { what: "The 😕 of an event that started nothing was not taken away" }, () => reactions.remove(on, id));
}

// src/engine/plan/complete-trigger.ts
async function completeTrigger(engine, trigger) {
	if (trigger.kind === "review") return success(await addLines(engine, trigger));
	if (trigger.check !== void 0) return success(await addFailedJobs(engine, trigger, trigger.check));
	const { kind, subject } = trigger;
	if (kind !== "comment" || subject.kind !== "pull-request" || subject.head !== void 0) return success(trigger);
	const pull = await engine.ports.subjects.readPullRequest(subject.number);
	if (pull?.head === void 0 || pull.base === void 0) return failure(`GitHub does not say which commits pull request #${subject.number} is made of`);
	if (wasPushedSince(pull, trigger)) return failure(`the repository that pull request #${subject.number} comes from was pushed to after the command was written: look at its commits and comment again`);
	return success({
		...trigger,
		subject: {
			...subject,
			head: pull.head,
			base: pull.base
		}
	});
}
function wasPushedSince({ head, base, headPushedAt }, { comment }) {
	return head?.repository !== base?.repository && headPushedAt !== void 0 && comment !== void 0 && Date.parse(headPushedAt) > Date.parse(comment.createdAt);
}
async function addLines(engine, trigger) {
	const { review, subject } = trigger;
	if (engine.settings.via !== "app" || review === void 0) return trigger;
	const comments = await engine.ports.subjects.listReviewComments(subject.number, review.id);
	return {
		...trigger,
		review: {
			...review,
			comments: [...comments]
		}
	};
}
async function addFailedJobs({ ports }, trigger, check) {
	const { jobs, left } = await ports.checks.readFailedJobs(check.run);
	const redacted = jobs.map((job) => redactDeep(job, ports.redactor));
	return {
		...trigger,
		check: {
			...check,
			jobs: [...redacted],
			...left === 0 ? {} : { left }
		}
	};
}

// src/core/state/find-fixes.ts
function findFixes(records, { about, head, start }) {
	const runs = findRuns(records, { about });
	const made = listPublished(records, runs);
	const chain = /* @__PURE__ */ new Set();
	const makers = /* @__PURE__ */ new Set();
	for (let at = head; at !== void 0 && !chain.has(at); at = made.get(at)?.base) {
		chain.add(at);
		const maker = made.get(at)?.run;
		if (maker !== void 0) makers.add(maker);
	}
	const counted = runs.filter(({ record: { run, body } }) => {
		return body.trigger.kind === "check" && body.start !== start && (makers.has(run) || chain.has(body.trigger.check?.head ?? ""));
	});
	const byPipeline = Map.groupBy(counted.toReversed(), ({ record }) => record.body.pipeline);
	const maker = made.get(head)?.run;
	return {
		runs: Object.fromEntries([...byPipeline].map(([pipeline, own]) => [pipeline, own.map(({ record }) => record.run)])),
		starter: runs.find(({ record }) => record.run === maker)?.record.body.trigger.actor
	};
}
function listPublished(records, runs) {
	const names = new Set(runs.map(({ record }) => record.run));
	return new Map(records.flatMap(({ record }) => {
		if (record.kind !== "task" || record.body.commits === void 0 || !names.has(record.run)) return [];
		const { published, base } = record.body.commits;
		return [[published, {
			run: record.run,
			base
		}]];
	}));
}

// src/engine/plan/read-fixes.ts
async function readFixes(engine, { trigger, check, config, start }) {
	const { subject } = trigger;
	if (!hasSubject(trigger)) return {
		trigger,
		fixes: void 0
	};
	const waiting = Object.entries(config.pipelines).flatMap(([name, { on }]) => on.checks?.workflows.includes(check.workflow) === true ? [name] : []);
	if (waiting.length === 0) return {
		trigger,
		fixes: {}
	};
	const threads = await listThreads(engine, {
		subject,
		config
	}, waiting);
	const records = (await Promise.all(threads.map((thread) => engine.ports.store.readSince(thread, subject.createdAt)))).flatMap((thread) => thread.records);
	const { runs, starter } = findFixes(records, {
		about: subject.number,
		head: check.head,
		start
	});
	return {
		trigger: starter !== void 0 && await isOwnPush(engine, trigger) ? {
			...trigger,
			actor: starter
		} : trigger,
		fixes: runs
	};
}
async function listThreads(engine, { subject, config }, pipelines) {
	const own = subject.comments === 0 ? [] : [subject.number];
	if (!isStoredElsewhere(config)) return own;
	const elsewhere = [];
	for (const pipeline of pipelines) {
		const sorted = sortLedgers(await engine.ports.ledgers.list("runs", pipeline));
		elsewhere.push(...runThreadsOf(sorted, subject).map(({ number }) => number));
	}
	return [...own, ...elsewhere];
}
async function isOwnPush(engine, { actor }) {
	return actor.id === 41898282 || actor.id === await engine.ports.readOwnAccount?.();
}

// src/core/history/usual.ts
const fewestRuns = 3;
const mostRuns = 30;
function deriveUsual(ended) {
	const all = ended.toSorted((a, b) => Date.parse(b.finishedAt ?? "") - Date.parse(a.finishedAt ?? "")).flatMap(({ stages = [] }) => [...Map.groupBy(stages, ({ stage }) => stage)].map(sumStage));
	const usual = [...Map.groupBy(all.filter(({ outcome }) => isSuccess(outcome)), ({ stage }) => stage)].flatMap(([stage, own]) => {
		const times = own.slice(0, mostRuns);
		if (times.length < fewestRuns) return [];
		const costs = times.flatMap(({ costUsd }) => costUsd ?? []);
		const cost = costs.length < fewestRuns ? {} : { costUsd: spanOf(costs) };
		return [[stage, {
			runs: times.length,
			seconds: spanOf(times.map(({ seconds }) => seconds)),
			...cost
		}]];
	});
	return usual.length === 0 ? void 0 : Object.fromEntries(usual);
}
function sumStage([stage, parts]) {
	const isKnown = parts.every(({ costUsd, unpriced }) => costUsd !== void 0 && unpriced === void 0);
	const micros = parts.reduce((sum, { costUsd = 0 }) => sum + Math.round(costUsd * 1e6), 0);
	return {
		stage,
		outcome: parts.at(-1)?.outcome ?? "skipped",
		seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
		costUsd: isKnown ? micros / 1e6 : void 0
	};
}
function spanOf(figures) {
	const sorted = figures.toSorted((a, b) => a - b);
	const left = Math.floor(sorted.length / 10);
	return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0];
}

// src/engine/thread/runs.ts
async function listThreadsOf(engine, { config, pipeline, subject }) {
	if (!isStoredElsewhere(config)) return threadsOf(subject);
	return threadsOf(subject, sortLedgers(await engine.ports.ledgers.list("runs", pipeline)));
}
const noRuns = {
	runs: [],
	comments: [],
	taken: [],
	records: [],
	ended: /* @__PURE__ */ new Map()
};
async function readNewestRuns(engine, search, known = noRuns) {
	const { pipeline, subject, threads, isNumbered, needs } = search;
	let { runs, comments, taken, records, ended } = known;
	for (const { number, comments: total, about, since } of threads) {
		const limit = latest([
			since,
			search.since,
			newestOf(runs)?.writtenAt
		]);
		const found = await engine.ports.store.readNewestRun({
			thread: number,
			pipeline,
			total,
			about,
			needs,
			since: limit,
			isNumbered
		});
		const run = toStoredRun(found.run);
		if (run !== void 0) runs = [...runs, run];
		taken = [...taken, ...found.taken ?? []];
		records = [...records, ...found.records ?? []];
		if (run !== void 0 && found.endedAt !== void 0) ended = new Map([...ended, [run.comment, found.endedAt]]);
		if (number === subject.number) comments = found.comments;
	}
	return {
		runs,
		comments,
		taken,
		records,
		ended
	};
}
function latest(times) {
	return times.filter((time) => time !== void 0).toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}
function newestOf(runs) {
	return findRuns(runs)[0];
}
async function listEarlierRuns(engine, search) {
	const { config, pipeline, trigger } = search;
	const { subject } = trigger;
	const found = await readNewestRuns(engine, {
		...search,
		subject
	});
	if (!hasSubject(trigger) || isStoredElsewhere(config)) return found;
	const { comments } = found;
	if (!isStoredElsewhere(config, {
		comments,
		pipeline,
		subject,
		newest: newestOf(found.runs)
	})) return found;
	return {
		...await readNewestRuns(engine, {
			pipeline,
			subject,
			threads: runThreadsOf(sortLedgers(await engine.ports.ledgers.list("runs", pipeline)), subject),
			needs: "own"
		}, found),
		comments
	};
}
async function readNewestName(engine, { trigger: { subject }, pipeline, threads }, newest) {
	const name = newest?.record.run;
	if (name === void 0 || findRunNumber(name, {
		pipeline,
		subject: subject.number
	}) !== void 0) return name;
	const { runs } = await readNewestRuns(engine, {
		pipeline,
		subject,
		threads,
		isNumbered: true,
		needs: "own"
	});
	return newestOf(runs)?.record.run;
}
async function listNewestRunsAbout(engine, { config, subject }) {
	const found = [];
	const recent = runsSince(engine.ports.clock);
	for (const [pipeline, settings] of Object.entries(config.pipelines)) {
		if (!isAboutSubjects(settings)) continue;
		const since = sleepIn(settings.limits) < 864e5 ? recent : sleptSince(recent);
		const newest = newestOf((await readNewestRuns(engine, {
			pipeline,
			subject,
			threads: await listThreadsOf(engine, {
				config,
				pipeline,
				subject
			}),
			since,
			needs: "own"
		})).runs);
		if (newest === void 0) continue;
		const reading = await readRun(engine, runRefOf(newest));
		if (!reading.ok) engine.ports.log.warning(`Run ${newest.record.run} was left alone: ${reading.error.message}`);
		else found.push(reading.value);
	}
	return found;
}
function isAboutSubjects({ on }) {
	const { issues, comment, manual, checks, "pull-requests": pulls } = on;
	return issues !== void 0 || pulls !== void 0 || checks !== void 0 || comment !== void 0 || manual !== void 0;
}
async function listRunsAbout(engine, { config, subject, before }) {
	const { store, ledgers } = engine.ports;
	const own = await store.readSince(subject.number, subject.createdAt);
	const { comments } = own;
	const threads = [own];
	for (const pipeline of Object.keys(config.pipelines)) {
		const [newest] = findRuns(own.records, { pipeline });
		if (!isStoredElsewhere(config, {
			comments,
			pipeline,
			subject,
			newest
		})) continue;
		const elsewhere = runThreadsOf(sortLedgers(await ledgers.list("runs", pipeline)), subject);
		for (const { number } of elsewhere.filter((thread) => thread.number !== subject.number)) threads.push(await store.readSince(number, subject.createdAt));
	}
	const records = threads.flatMap((thread) => thread.records);
	const byPipeline = Map.groupBy(findRuns(records, {
		about: subject.number,
		before
	}), ({ record }) => record.body.pipeline);
	const newest = [...byPipeline.values()].flatMap((runs) => runs.slice(0, 1));
	const all = [...findRuns(own.records, { before }).filter(({ record }) => record.body.trigger.subject.number !== subject.number), ...[...byPipeline.values()].flat()].toSorted((a, b) => b.comment - a.comment);
	const withRecords = (stored) => toRunAbout(threads, stored);
	return {
		runs: newest.map(withRecords),
		all: all.map(withRecords),
		comments
	};
}
function toRunAbout(threads, stored) {
	const { run, thread } = stored.record;
	const found = threads.flatMap(({ records }) => records.filter(({ record }) => record.run === run && record.thread === thread));
	return {
		stored,
		found,
		records: found.map(({ record }) => record)
	};
}

// src/engine/plan/choose-thread.ts
const knownForHours = 24;
function chooseThread(engine, facts) {
	if (facts.trigger.schedule !== void 0) return chooseTickThread(engine, facts);
	const { pipeline: name, config } = facts;
	const filled = {
		...facts,
		trigger: fillInputs(facts.trigger, {
			name,
			on: config.pipelines[name]?.on ?? {}
		})
	};
	return hasSubject(facts.trigger) ? chooseSubjectThread(engine, filled) : chooseEventThread(engine, filled);
}
async function chooseEventThread(engine, facts) {
	const { trigger, pipeline, start } = facts;
	const now = engine.ports.clock.now();
	const firedAt = trigger.firedAt ?? now;
	const { issue, ...ordered } = await ensureRunsIssue(engine, pipeline);
	const { number, comments, url, createdAt } = issue;
	const id = trigger.webhook === void 0 ? void 0 : trigger.inputs?.id;
	return {
		kind: "event",
		trigger: {
			...trigger,
			subject: {
				...trigger.subject,
				number,
				comments,
				url,
				createdAt
			}
		},
		start: id === void 0 ? start : `webhook ${trigger.webhook?.type ?? ""} ${id}`,
		run: eventRunName(pipeline, {
			subject: issue.number,
			ordinal: engine.settings.workflowRun.id || Date.parse(firedAt)
		}),
		thread: issue.number,
		since: new Date(Math.min(Date.parse(firedAt), Date.parse(now) - knownForHours * 36e5)).toISOString(),
		threads: listRecentThreads(ordered)
	};
}
async function chooseTickThread(engine, { trigger, pipeline, config }) {
	const timezone = config.pipelines[pipeline]?.on.schedule?.timezone;
	const cron = trigger.schedule?.cron ?? "";
	const tick = findTick(cron, trigger.schedule?.firedAt ?? engine.ports.clock.now(), timezone);
	const { issue, ...ordered } = await ensureRunsIssue(engine, pipeline);
	const subject = {
		...trigger.subject,
		number: issue.number,
		comments: issue.comments,
		url: issue.url
	};
	return {
		kind: "tick",
		trigger: {
			...trigger,
			subject: {
				...subject,
				title: `Baton runs: ${pipeline}`,
				labels: ["baton:runs"],
				createdAt: issue.createdAt
			},
			schedule: {
				...trigger.schedule,
				cron,
				tick
			}
		},
		start: `tick ${tick}`,
		run: cronRunName(pipeline, tick),
		thread: issue.number,
		threads: listRecentThreads(ordered)
	};
}
function listRecentThreads({ accepting, past }) {
	return [...accepting, ...past.slice(0, 1)].map(({ number, comments }) => ({
		number,
		comments,
		about: number
	}));
}
async function chooseSubjectThread(engine, { trigger, pipeline, config, start }) {
	const { subject } = trigger;
	const common = {
		kind: "subject",
		trigger,
		start
	};
	if (config.comments === "all") return {
		...common,
		thread: subject.number,
		threads: threadsOf(subject)
	};
	const { issue, ...ordered } = await ensureRunsIssue(engine, pipeline);
	const threads = subject.comments === 0 ? runThreadsOf(ordered, subject) : threadsOf(subject, ordered);
	return {
		...common,
		thread: issue.number,
		threads
	};
}
async function ensureRunsIssue({ ports }, pipeline) {
	const ordered = sortLedgers(await ports.ledgers.list("runs", pipeline));
	const issue = ordered.accepting[0] ?? await ports.ledgers.create("runs", pipeline);
	if (issue.open) await ports.ledgers.close(issue.number);
	return {
		...ordered,
		issue
	};
}

// src/core/trigger/match/find-outsiders.ts
function hasCheckedRole(actor, allow) {
	if (allow === void 0 || isBot(actor) || isListed(allow.users, actor)) return false;
	return !(allow["minimum-role"] === "read" || allow["minimum-role"] === "triage") && allow.roles === void 0 && allow.teams === void 0;
}
function isByOutsider({ actor, association, allow }) {
	return !hasCheckedRole(actor, allow) && isOutsider(association);
}
const mostNames = 10;
function findOutsiders({ trigger, comments, allow }) {
	if (trigger.webhook?.source !== void 0) return [`source ${trigger.webhook.source}`];
	if (!hasSubject(trigger)) return [];
	const { subject, actor } = trigger;
	const insider = hasCheckedRole(actor, allow) ? actor.id : void 0;
	const foreign = [subject, ...comments].filter(({ author, association }) => isOutsider(association) && (author?.id ?? 0) !== insider);
	return [...new Set(foreign.map(({ author }) => author?.login ?? "ghost"))].slice(0, mostNames);
}

// src/engine/plan/freeze-comments.ts
async function freezeComments(engine, request) {
	const { selected, leftOut } = await selectComments(engine, request);
	const comments = selected.map(({ id, author, body }) => ({
		id,
		author: author?.login ?? "ghost",
		body
	}));
	const outside = ruleOf(request) === "trust" ? [] : findOutsiders({
		trigger: request.trigger,
		comments: selected,
		allow: allowOf(request)
	});
	return {
		comments,
		...leftOut === void 0 ? {} : { leftOut },
		...outside.length === 0 ? {} : { outside: [...outside] }
	};
}
function allowOf({ config, pipeline }) {
	return config.pipelines[pipeline]?.allow;
}
function ruleOf(request) {
	return allowOf(request)?.["outside-text"] ?? "taint";
}
async function selectComments(engine, request) {
	const { trigger } = request;
	if (!hasSubject(trigger) || !showsComments(request.config, request.pipeline)) return { selected: [] };
	const said = request.comments.filter((comment) => !isBatonView(comment));
	if (said.length === 0) return { selected: [] };
	const { number } = trigger.subject;
	const time = frozenAt(trigger) ?? await engine.ports.subjects.readLabeledAt(number, trigger.label);
	if (time === void 0) {
		engine.ports.log.warning(`GitHub does not say when #${number} came to start this run, so its comments are left out.`);
		return {
			selected: [],
			leftOut: {
				later: said.length,
				older: 0
			}
		};
	}
	const wasThere = (comment) => isBefore(comment, {
		time,
		trigger
	});
	const frozen = said.filter(wasThere);
	const shown = ruleOf(request) === "refuse" ? frozen.filter(({ association }) => !isOutsider(association)) : frozen;
	const selected = selectNewestComments(shown);
	const leftOut = {
		later: said.filter((comment) => !wasThere(comment) && comment.id !== trigger.comment?.id).length,
		older: shown.length - selected.length,
		...shown.length === frozen.length ? {} : { outside: frozen.length - shown.length }
	};
	return leftOut.later + leftOut.older + (leftOut.outside ?? 0) === 0 ? { selected } : {
		selected,
		leftOut
	};
}
function showsComments(config, pipeline) {
	return Object.values(config.pipelines[pipeline]?.stages ?? {}).some((stage) => isAgentStage(stage) && (stage.prompt === void 0 || stage.prompt.includes("comments")));
}
function isBefore(comment, { time, trigger }) {
	const { id, createdAt, updatedAt, author, association } = comment;
	const event = Date.parse(time);
	const last = Math.max(Date.parse(createdAt), Date.parse(updatedAt));
	if (last !== event) return last < event;
	if (trigger.comment !== void 0) return id < trigger.comment.id && updatedAt === createdAt;
	return author?.id === trigger.actor.id || !isOutsider(association);
}

// src/engine/plan/start-first-stages.ts
async function startFirstStages(engine, request) {
	const { record, comment, digest } = request.stored;
	const visible = await awaitVisible(engine, {
		order: runRefOf(request.stored),
		comment,
		digest
	});
	if (!visible.ok) throw new Error(problemText(visible.error));
	const reading = visible.value;
	await listRun(engine, reading);
	const effects = decide(reading.state, {
		cause: record.seq,
		now: engine.ports.clock.now()
	});
	const starts = effects.filter((effect) => effect.kind === "dispatch-task");
	if (mayStartFirst(engine, {
		...request,
		reading,
		effects
	})) return startThenShow(engine, {
		...request,
		reading,
		starts
	});
	const inline = request.inline ? starts[0] : void 0;
	const status = await createStatus(engine, {
		reading,
		known: new Map(inline === void 0 ? [] : [[inline.stage, engine.settings.workflowRun]]),
		recovering: request.recovering
	});
	if (reading.state.end === void 0) await labelRunning(engine, reading.state);
	await foldEarlierRuns(engine, {
		reading,
		...listOutdated(request)
	});
	const isDrawn = !request.recovering && effects.every((effect) => effect === inline || effect.kind === "update-views");
	const starter = createInlineStarter(engine, {
		...request,
		reading
	});
	const { started, state } = await performEffects(engine, {
		effects: isDrawn ? effects.filter(({ kind }) => kind !== "update-views") : effects,
		reading,
		status,
		start: starter.start
	});
	return {
		run: record.run,
		started,
		state,
		inline: starter.findInline()
	};
}
function mayStartFirst({ settings }, { reading, recovering, effects }) {
	const { run } = reading.state;
	const isPlain = effects.every(({ kind }) => kind === "dispatch-task" || kind === "update-views");
	return settings.via === "app" && !recovering && isPlain && viewThreadOf(run) === run.thread;
}
async function startThenShow(engine, { reading, starts, ...request }) {
	const { started, workflowRuns, state } = await performEffects(engine, {
		effects: starts,
		reading,
		status: void 0
	});
	await createStatus(engine, {
		reading,
		known: workflowRuns,
		recovering: false
	});
	await labelRunning(engine, state);
	await foldEarlierRuns(engine, {
		reading,
		...listOutdated(request)
	});
	return {
		run: state.run.run,
		started,
		state,
		inline: void 0
	};
}
function listOutdated({ earlier, stored }) {
	return {
		runs: earlier.runs.filter(({ comment }) => comment < stored.comment).map(({ record }) => record.run),
		comments: earlier.comments
	};
}
function createInlineStarter(engine, { inline, recovering, reading }) {
	let held;
	const start = async (order) => {
		const { dispatch } = order;
		const endedSince = reading.first.at;
		const earlier = recovering ? await readStartedRun(engine, {
			order: dispatch,
			endedSince
		}) : void 0;
		if (earlier !== void 0) return earlier;
		if (!inline || held !== void 0) return engine.ports.starter.start(order);
		held = order;
		return engine.settings.workflowRun;
	};
	return {
		start,
		findInline: () => held
	};
}
async function createStatus(engine, request) {
	const { state } = request.reading;
	const marker = statusMarker(state.run.run);
	const own = request.recovering ? await readOwnView(engine, {
		...request,
		marker
	}) : void 0;
	if (own !== void 0) return own.id;
	const comments = commentsOf(request.reading.stored, state.run.run);
	const line = await findLine(engine, {
		state,
		started: request.known
	});
	const text = renderStatusComment(state, {
		started: request.known,
		comments,
		...line
	});
	const thread = viewThreadOf(state.run);
	const post = async () => (await engine.ports.threads.create(thread, text, marker)).id;
	if (thread === state.run.thread) return post();
	return warnIfRefused(engine, {
		what: `Run ${state.run.run} has no status comment`,
		only: ["comments-refused"]
	}, post);
}

// src/engine/plan/start-run.ts
async function startRun(engine, request) {
	const { pipeline, config, inline } = request;
	const start = await chooseThread(engine, request);
	const needs = showsComments(config, pipeline) ? "all" : "own";
	const earlier = start.kind === "event" ? noRuns : await listEarlierRuns(engine, {
		...start,
		pipeline,
		config,
		needs
	});
	await request.foldBlocked(earlier.comments);
	const same = await readSame(engine, {
		request,
		start,
		earlier
	});
	if (same !== void 0) return continueSame(engine, {
		same,
		start,
		inline,
		earlier
	});
	const unserved = refusePolling(engine, request);
	if (unserved !== void 0) return failure({ reason: unserved });
	const newest = newestOf(earlier.runs);
	let asked;
	const askBudgets = () => asked ??= askForBudget(engine, {
		config,
		pipeline,
		start: start.start
	});
	if (newest !== void 0 && start.kind !== "event") {
		const facts = {
			newest,
			ended: earlier.ended,
			start,
			pipeline,
			config
		};
		const { resolveConflict } = await import("./conflict.js");
		const refusal = await resolveConflict(engine, facts, async () => (await askBudgets()).refusal?.reason);
		if (refusal !== void 0) return failure({
			...refusal,
			...asked === void 0 ? {} : { budget: (await asked).refusal }
		});
	}
	const behind = await waitForTurn(engine, {
		config,
		pipeline,
		start,
		hasReplaced: asked !== void 0
	});
	if (behind !== void 0) return failure(behind);
	const { refusal: budget, ended } = await askBudgets();
	if (budget !== void 0) return failure({
		reason: budget.reason,
		budget
	});
	const stored = await writeRun(engine, {
		request,
		start: start.kind === "tick" ? addMissed(start, {
			request,
			before: newest?.record.body.trigger
		}) : start,
		earlier,
		ended
	});
	return success(await startFirstStages(engine, {
		inline,
		stored,
		recovering: false,
		earlier
	}));
}
async function continueSame(engine, { same, start, inline, earlier }) {
	if (start.kind === "event" && same.record.body.workflowRun.id !== engine.settings.workflowRun.id) return failure({ reason: `run ${same.record.run} was started by the same event` });
	return success(await startFirstStages(engine, {
		inline,
		stored: same,
		recovering: true,
		earlier
	}));
}
function refusePolling({ settings }, { config, pipeline }) {
	const own = config.pipelines[pipeline];
	const [stage] = settings.via === "app" || own === void 0 ? [] : listPollingStages(own);
	if (stage === void 0) return void 0;
	return `its stage ${stage} has \`children: { wait: poll }\`, and only the App starts children while their parent works; write \`wait: suspend\`, or let the App serve the repository`;
}
async function waitForTurn(engine, facts) {
	return facts.config.pipelines[facts.pipeline]?.["on-conflict"] === "queue" ? (await import("./conflict.js")).waitBehindEarlier(engine, facts) : void 0;
}
async function askForBudget(engine, asked) {
	if (budgetsOf(asked.config, asked.pipeline).length === 0) return { ended: [] };
	const { admitRun } = await import("./budget.js");
	return admitRun(engine, asked);
}
async function readSame(engine, { request, start, earlier }) {
	if (start.kind === "event") return readSameEvent(engine, {
		request,
		start
	});
	return earlier.runs.find(({ record }) => record.body.start === start.start);
}
async function readSameEvent(engine, { request, start }) {
	const { records } = await engine.ports.store.readSince(start.thread, start.since);
	const isSame = ({ record }) => record.run === start.run || record.body.start === start.start;
	return findRuns(records, { pipeline: request.pipeline }).findLast(isSame);
}
function addMissed(start, { request, before }) {
	const { schedule } = start.trigger;
	const after = before?.schedule?.tick;
	if (schedule?.tick === void 0 || after === void 0 || before?.schedule?.cron !== schedule.cron) return start;
	const timezone = request.config.pipelines[request.pipeline]?.on.schedule?.timezone ?? "UTC";
	const missed = countMissed(schedule.cron, {
		after,
		before: schedule.tick,
		timezone
	});
	return missed === 0 ? start : {
		...start,
		trigger: {
			...start.trigger,
			schedule: {
				...schedule,
				missed
			}
		}
	};
}
const mostListed = 50;
async function writeRun(engine, facts) {
	const { start } = facts;
	const run = await nameRun(engine, facts);
	const body = await buildBody(engine, facts);
	const [stored] = await engine.ports.store.append({
		thread: start.thread,
		tip: {
			seq: 0,
			digest: ""
		},
		drafts: [{
			kind: "run",
			run,
			task: "",
			attempt: 0,
			execution: 0,
			body
		}],
		visible: renderRunComment({
			run,
			thread: start.thread,
			body
		})
	});
	const written = toStoredRun(stored);
	if (written === void 0) throw new Error("The store did not append the record of the run.");
	return written;
}
async function nameRun(engine, { request, start, earlier }) {
	const { pipeline } = request;
	if (start.kind !== "subject") return freeRunName(start.run, earlier.taken);
	const newest = await readNewestName(engine, {
		...start,
		pipeline
	}, newestOf(earlier.runs));
	return nextRunName(pipeline, {
		newest,
		taken: earlier.taken,
		subject: start.trigger.subject.number
	});
}
async function buildBody(engine, { request, start, earlier, ended }) {
	const { pipeline, commit, checks } = request;
	const { trigger } = start;
	const { subject } = trigger;
	const config = selectPipeline(request.config, pipeline);
	const reaction = await request.acknowledge();
	const history = await readHistory(engine, {
		pipeline,
		config: config.pipelines[pipeline],
		subject: subject.number
	});
	return {
		pipeline,
		trigger,
		...await freezeComments(engine, {
			trigger,
			pipeline,
			config,
			comments: earlier.comments
		}),
		commit,
		config,
		head: subject.head?.sha ?? commit,
		startedAt: engine.ports.clock.now(),
		start: start.start,
		...history === void 0 ? {} : { history: history.text },
		usual: await findUsual(engine, {
			pipeline,
			ended,
			history
		}),
		...history?.flooded === void 0 ? {} : { floodedLedger: history.flooded },
		branches: await listBranches(engine, {
			request,
			start,
			earlier
		}),
		checks: checks.map(({ check, detail }) => ({
			check,
			detail
		})),
		...reaction === void 0 ? {} : { reaction },
		workflowRun: engine.settings.workflowRun
	};
}
async function findUsual({ ports }, known) {
	const { pipeline, ended, history } = known;
	const read = history?.entries.map(({ body }) => body) ?? ended.filter((run) => run.pipeline === pipeline);
	try {
		const runs = read.length > 0 ? read : await ports.runList?.listEnded(pipeline, mostListed);
		return runs === void 0 || runs.length === 0 ? void 0 : deriveUsual(runs);
	} catch (error) {
		ports.log.warning(`What stages took before is not shown, because the list of runs could not be read: ${messageOf(error)}`);
		return;
	}
}
async function listBranches(engine, { request: { pipeline, config }, start, earlier }) {
	const isOpen = Object.values(config.pipelines[pipeline]?.stages ?? {}).some(mayNameBranches);
	const { runs, records } = start.kind === "event" && isOpen ? await listEarlierRuns(engine, {
		...start,
		pipeline,
		config,
		needs: "own"
	}) : earlier;
	return listEarlierBranches(runs.map(({ record }) => record), records);
}
function mayNameBranches(stage) {
	if (!isAgentStage(stage)) return false;
	return stage.children !== void 0 || stage.branch !== void 0 && isNamedByText(stage.branch);
}

// src/core/trigger/trace.ts
const checkSchema = object({
	get check() {
		return string().max(40);
	},
	get passed() {
		return boolean();
	},
	get detail() {
		return string().max(2e3);
	}
});
const traceSchema = object({
	version: literal(1),
	get repo() {
		return int();
	},
	get subject() {
		return int();
	},
	get at() {
		return string().max(40);
	},
	get event() {
		return string().max(2e3);
	},
	get matches() {
		return array(object({
			get pipeline() {
				return string().max(40);
			},
			get checks() {
				return array(checkSchema).max(200);
			}
		})).max(50);
	},
	get refused() {
		return array(object({
			get pipeline() {
				return string().max(40);
			},
			get reason() {
				return string().max(4e3);
			}
		})).max(50);
	},
	get url() {
		return string().max(500);
	},
	get key() {
		return string().optional();
	},
	get sig() {
		return string().optional();
	}
});
function traceName(subject, workflowAttempt) {
	return `baton-trace-${subject}-${workflowAttempt}`;
}
const tracedAttempts = [
	1,
	2,
	3
];
function listTraceNames(subject) {
	return tracedAttempts.map((attempt) => traceName(subject, attempt));
}

// src/core/record/signed-trace.ts
const limits = {
	maxBytes: 1e6,
	maxDepth: 8,
	maxNodes: 5e4
};
function decodeTrace(text, { repo, subject, verify }) {
	const json = parseUntrustedJson(text, limits);
	const trace = json.ok ? traceSchema.safeParse(json.value).data : void 0;
	if (trace === void 0 || trace.repo !== repo || trace.subject !== subject) return void 0;
	return verify === void 0 || isSigned(trace, verify) ? trace : void 0;
}
function isSigned(trace, verify) {
	const { key, sig } = trace;
	const text = signedTextOf(trace);
	return text !== void 0 && sig !== void 0 && key !== void 0 && verify(text, {
		key,
		sig
	});
}
function encodeTrace(trace, signer) {
	return encodeSigned(trace, signer);
}

// src/core/trigger/match/awaits-event.ts
const triggerChecks = /* @__PURE__ */ new Set([
	"event",
	"label",
	"command",
	"review-state",
	"check"
]);
function awaitsEvent({ checks }) {
	return checks.some(({ check, passed }) => passed && triggerChecks.has(check));
}
const silentKinds = /* @__PURE__ */ new Set([
	"issue-labeled",
	"pull-request-labeled",
	"issue-changed",
	"pull-request-changed"
]);
function isAwaitedEvent(config, trigger) {
	if (!silentKinds.has(trigger.kind)) return true;
	return matchPipelines({
		config,
		trigger,
		role: void 0
	}).some(awaitsEvent);
}

// src/core/trigger/match/build-trace.ts
const detailCharacters = 2e3;
function buildTrace({ trigger, matches, refused, at, url }) {
	const awaited = matches.filter(awaitsEvent);
	if (!hasSubject(trigger) || awaited.length + refused.length === 0) return void 0;
	return {
		version: 1,
		repo: trigger.repository.id,
		subject: trigger.subject.number,
		at,
		event: describeCause(trigger).slice(0, detailCharacters),
		matches: awaited.slice(0, 50).map(({ pipeline, checks }) => ({
			pipeline,
			checks: checks.slice(0, 200).map(({ check, passed, detail }) => ({
				check,
				passed,
				detail: detail.slice(0, detailCharacters)
			}))
		})),
		refused: refused.slice(0, 50).map(({ pipeline, reason }) => ({
			pipeline,
			reason: reason.slice(0, detailCharacters)
		})),
		url
	};
}

// src/engine/plan/store-trace.ts
const days = 7;
async function storeTrace({ ports, settings }, decided) {
	const trace = buildTrace({
		...decided,
		at: ports.clock.now(),
		url: settings.workflowRun.url
	});
	const save = ports.traces?.save ?? ports.texts.save;
	if (trace === void 0 || save === void 0) return;
	const text = encodeTrace(redactDeep(trace, ports.redactor), ports.signer);
	try {
		await save(traceName(trace.subject, settings.workflowRun.attempt), text, { days });
	} catch (error) {
		ports.log.info(`Why nothing was started is kept in this log alone: ${messageOf(error)}`);
	}
}

// src/engine/plan/start-from-event.ts
async function startFromEvent(engine, request) {
	const parsed = await completeConfig(request.config);
	if (!parsed.ok) return failure(parsed.error);
	const config = parsed.value;
	const isPrivate = request.trigger.repository.private;
	const problem = checkSigningKey({
		keys: config.signing?.keys ?? [],
		signer: engine.ports.signer,
		isPrivate
	});
	if (problem !== void 0) return failure([problem]);
	const command = findOwnCommand(request.trigger, config);
	if (command !== void 0) return success(await planCommand(engine, {
		trigger: request.trigger,
		config,
		command
	}));
	return success(await planEvent$1(engine, {
		request,
		config
	}));
}
async function planCommand(engine, request) {
	const { performCommand } = await import("./perform-command.js");
	const performed = await performCommand(engine, request);
	const { matches } = performed;
	if (!matches.some(({ matched }) => matched)) await (await import("./refuse-command.js")).refuseCommand(engine, {
		...request,
		matches,
		refused: []
	});
	return {
		...performed,
		refused: [],
		inline: void 0
	};
}
async function planEvent$1(engine, { request, config }) {
	const { check } = request.trigger;
	const plain = {
		trigger: request.trigger,
		fixes: void 0
	};
	const { trigger: attributed, fixes } = check === void 0 ? plain : await readFixes(engine, {
		...request,
		check,
		config
	});
	const matches = await matchEvent(engine, {
		trigger: attributed,
		config,
		fixes
	});
	const { only } = request;
	const matched = matches.filter(({ matched, pipeline }) => matched && (only === void 0 || only === pipeline));
	const completed = matched.length === 0 ? success(attributed) : await completeUnlessPaused(engine, attributed);
	const trigger = completed.ok ? completed.value : attributed;
	const started = completed.ok ? await startMatched(engine, {
		request: {
			...request,
			trigger
		},
		config,
		matched,
		fixes
	}) : {
		runs: [],
		inline: void 0,
		refused: matched.map(({ pipeline }) => ({
			pipeline,
			reason: completed.error
		}))
	};
	if (started.refused.some(({ budget }) => budget !== void 0)) {
		const { reportBudgets } = await import("./report-budgets.js");
		await reportBudgets(engine, {
			trigger,
			config,
			refused: started.refused,
			start: request.start
		});
	}
	if (started.runs.length === 0) {
		const { refuseCommand, reportUnanswered } = await import("./refuse-command.js");
		const refused = started.refused.filter(({ budget }) => budget === void 0);
		if (refused.length > 0 || started.refused.length === 0) await refuseCommand(engine, {
			trigger,
			config,
			matches,
			refused
		});
		await reportUnanswered(engine, {
			trigger,
			config,
			matches,
			start: request.start
		});
		await storeTrace(engine, {
			trigger,
			matches,
			refused: started.refused
		});
	}
	return {
		matches,
		...started
	};
}
async function completeUnlessPaused(engine, trigger) {
	return engine.settings.paused === true ? failure(pauseWords) : completeTrigger(engine, trigger);
}
async function startMatched(engine, { request, config, matched, fixes }) {
	let reaction;
	const acknowledge = () => reaction ??= markSeen(engine, request.trigger);
	let folded;
	const foldBlocked = (comments) => folded ??= foldBlockedStarts(engine, comments);
	const runs = [];
	const refused = [];
	let order;
	for (const { pipeline, checks } of matched) {
		const inline = request.inline && order === void 0;
		const trigger = fixes === void 0 ? request.trigger : countFix(request.trigger, fixes[pipeline]);
		const begun = await startRun(engine, {
			...request,
			trigger,
			pipeline,
			config,
			inline,
			checks,
			acknowledge,
			foldBlocked
		});
		if (!begun.ok) refused.push({
			pipeline,
			...begun.error
		});
		else {
			const { run, started, state } = begun.value;
			runs.push({
				run,
				pipeline,
				started,
				state
			});
			order ??= begun.value.inline;
		}
	}
	return {
		runs,
		refused,
		inline: order
	};
}
function findOwnCommand({ kind, comment }, { pipelines }) {
	const body = kind === "comment" ? comment?.body ?? "" : "";
	const command = parseCommand(body);
	if (command === void 0 || Object.values(pipelines).some(({ on }) => isPipelineCommand(on, body))) return void 0;
	if (command.kind !== "run") return command;
	return Object.hasOwn(pipelines, command.pipeline) ? void 0 : {
		kind: "unknown",
		line: `/baton run ${command.pipeline}`
	};
}

// src/core/view/summary/plan.ts
function describeRun({ run, started }) {
	if (started.length === 0) return `Run \`${run}\` was changed, and nothing of it was started.`;
	return `Started run \`${run}\`: ${quoteNames(started)}.`;
}
function renderPlanSummary(plan, dryEffects) {
	const started = plan.runs.map(describeRun);
	const refused = plan.refused.map(({ pipeline, reason }) => `Pipeline \`${pipeline}\` was not started: ${oneLine(reason, 500)}.`);
	const replies = plan.answer?.map((part) => oneLine(part, 500)) ?? [];
	const isCarriedOut = plan.answer !== void 0 && plan.matches.some(({ matched }) => matched);
	const unmatched = plan.matches.filter(({ matched }) => !matched && !isCarriedOut).map(({ pipeline, checks }) => {
		return `Pipeline \`${pipeline}\` does not fit: ${checks.filter(({ passed }) => !passed).map(({ check, detail }) => `${check}: ${oneLine(detail, 500)}`).join(" ")}`;
	});
	const explained = [
		...replies,
		...refused,
		...unmatched
	];
	const lines = dryEffects === void 0 ? [...started, ...explained] : [...renderDryRun(dryEffects), ...explained];
	return (lines.length === 0 ? ["The configuration has no pipelines."] : lines).map(linkCodes).join("\n\n");
}

// src/engine/thread/budget-runs.ts
async function readEndedRuns(engine, { since, pipelines }) {
	const counted = [...await engine.ports.ledgers.listAll("history")].flatMap(([pipeline, issues]) => pipelines?.has(pipeline) === false ? [] : selectSince(issues, since));
	const records = [];
	let left = 30;
	for (const issue of counted) {
		if (left <= 0) return failure(describeTooMany(since));
		const read = await readPages(engine, {
			issue,
			maxPages: left,
			isEnough: (_, page) => reachBackTo(page, since)
		});
		left -= read.pages;
		if (!read.isWhole) return failure(left <= 0 ? describeTooMany(since) : describeUnreadable(issue));
		records.push(...read.records);
	}
	return success(countEach(records));
}
function describeUnreadable({ number }) {
	return `ledger #${number} holds a record that this version of Baton cannot read`;
}
function describeTooMany(since) {
	return `the ledgers have more than ${30} pages of comments since ${since}`;
}
function selectSince(issues, since) {
	const newestFirst = issues.filter(({ comments }) => comments > 0).toSorted((a, b) => b.number - a.number);
	const isOlderNeeded = (index) => {
		const newer = newestFirst[index - 2];
		return newer === void 0 || Date.parse(newer.createdAt) >= Date.parse(since);
	};
	return newestFirst.filter((_, index) => isOlderNeeded(index));
}
function countEach(records) {
	return joinRuns(records.flatMap(({ record }) => record.kind === "history" ? [{
		run: record.run,
		...record.body
	}] : []));
}
function joinRuns(runs) {
	const byRun = Map.groupBy(runs, ({ run, startedAt }) => `${run} ${startedAt}`);
	const order = compareBy(({ usage }) => usage?.executions ?? -1, ({ finishedAt = "9" }) => finishedAt);
	return [...byRun.values()].flatMap((own) => own.toSorted(order).at(-1) ?? []);
}

// src/engine/sweep/sweep.ts
const maxThreads = 200;
const maxEnded = 100;
async function listOpenRuns(engine, search) {
	const { threads, since, endedSince = "9999" } = search;
	const open = [];
	let left = maxEnded;
	if (threads.length > maxThreads) engine.ports.log.warning(`${threads.length} threads may hold runs; this sweep reads the ${maxThreads} that were written to last.`);
	for (const thread of threads.slice(0, maxThreads)) {
		const read = await readRecords(engine, {
			thread,
			since
		});
		const { open: unended = [], ended = [] } = groupRuns(read.records, {
			since: read.since,
			endedSince
		});
		const looked = ended.slice(0, left);
		left -= looked.length;
		for (const { stored } of [...looked, ...unended].toReversed()) {
			const reading = await readRun(engine, {
				...runRefOf(stored),
				thread
			});
			if (reading.ok) open.push(reading.value);
			else engine.ports.log.warning(`Run ${stored.record.run} was left alone: ${problemText(reading.error)}`);
		}
	}
	return open;
}
async function readRecords({ ports }, { thread, since }) {
	const { records } = await ports.store.readSince(thread, since);
	const own = records.map(({ record }) => record).filter((record) => record.kind !== "history");
	if (![...Map.groupBy(own, ({ run }) => run).values()].some((all) => all.every(({ kind }) => kind !== "run") && findEnd(all) === void 0)) return {
		records,
		since
	};
	const longBefore = sleptSince(since);
	return {
		...await ports.store.readSince(thread, longBefore),
		since: longBefore
	};
}
function groupRuns(records, { since, endedSince }) {
	const runs = findRuns(records).flatMap((stored) => {
		const { run, body } = stored.record;
		if (Date.parse(body.startedAt) < Date.parse(since)) return [];
		const end = findEnd(records.map(({ record }) => record).filter((record) => record.run === run));
		return end === void 0 || end.body.finishedAt >= endedSince ? [{
			stored,
			end
		}] : [];
	});
	return Object.groupBy(runs, ({ end }) => end === void 0 ? "open" : "ended");
}
async function sweep$1(engine, threads) {
	const lookedAt = /* @__PURE__ */ new Set();
	const repeated = await rerunBrokenRuns(engine, lookedAt);
	const busy = new Set(repeated.map(({ id }) => id));
	const since = runsSince(engine.ports.clock);
	const endedSince = sweepSince(engine.ports.clock);
	const readings = await listOpenRuns(engine, {
		threads: await threads(since),
		since,
		endedSince
	});
	const tasks = [];
	const isLookedAt = (workflowRun) => lookedAt.has(workflowRun);
	const { open = [], ended = [] } = Object.groupBy(readings, ({ state }) => state.end === void 0 ? "open" : "ended");
	for (const reading of open) tasks.push(...await sweepRun(engine, {
		reading,
		busy,
		isLookedAt
	}));
	if (ended.length > 0) tasks.push(...await sweepEnds(engine, ended, {
		busy,
		isLookedAt
	}));
	return {
		tasks,
		repeated,
		open: open.map(({ state }) => state.run.run)
	};
}
async function rerunBrokenRuns(engine, lookedAt) {
	const { ports, settings } = engine;
	const repeated = [];
	const search = {
		since: sweepSince(ports.clock),
		own: settings.workflowRun.id,
		lookedAt
	};
	for await (const broken of readRunsWithBrokenJob(engine, search)) {
		const { id, title, job } = broken;
		if (await rerunJob(engine, broken)) repeated.push({
			id,
			title,
			job: job.name
		});
	}
	return repeated;
}
async function sweepEnds(engine, readings, { busy, isLookedAt }) {
	const isAtWork = createIsAtWork(engine, busy);
	const ended = readings.flatMap((reading) => {
		const seq = findCauseOfEnd(reading.state);
		const cause = seq === void 0 ? void 0 : findTriggeringRecord(reading, { cause: seq });
		return cause === void 0 || isAtWork(cause) ? [] : [{
			reading,
			writer: cause.workflowRun
		}];
	});
	const pipelines = new Set(ended.flatMap(({ reading: { state } }) => remembers(state) ? [state.run.body.pipeline] : []));
	const read = pipelines.size === 0 ? void 0 : await readEndedRuns(engine, {
		since: sweepSince(engine.ports.clock),
		pipelines
	});
	const entries = read?.ok === true ? new Set(read.value.map(({ run, finishedAt }) => `${run} ${finishedAt}`)) : void 0;
	const swept = [];
	for (const { reading, writer } of ended) {
		const { run, end } = reading.state;
		const isForgotten = remembers(reading.state) && entries?.has(`${run.run} ${end?.body.finishedAt}`) === false;
		const status = await readOwnView(engine, {
			reading,
			marker: statusMarker(run.run)
		});
		const isHalf = isForgotten || saysUnderWay(status?.body) || !await isCalled(engine, reading);
		if (!isHalf && status !== void 0) continue;
		const stall = await completeEnd(engine, {
			reading,
			key: isHalf ? closeKey(end?.seq ?? 0) : askKey("", end?.seq ?? 0),
			status: status?.id,
			writer,
			isLookedAt
		});
		if (stall !== void 0) swept.push({
			title: run.run,
			stall
		});
	}
	return swept;
}
async function completeEnd(engine, { reading, key, status, writer, isLookedAt }) {
	const notice = { key };
	const title = executionTitle({
		run: reading.state.run.run,
		...noticeTaskOf(notice)
	});
	const tried = await engine.ports.workflowRuns.listRuns(title, reading.first.at);
	if (tried.some(({ status, conclusion }) => status !== "completed" || conclusion === "success") || tried.length > 3 || await isStillWriting(engine, writer)) return void 0;
	const repeated = isLookedAt?.(writer) === true ? void 0 : await rerunPublisher(engine, {
		kind: "lost",
		workflowRun: writer
	});
	if (repeated !== void 0) return repeated;
	await engine.ports.starter.start(buildNoticeOrder(engine, {
		reading,
		notice,
		status
	}));
	return { kind: "half-ended" };
}

// src/engine/plan/report-config.ts
async function reportConfig({ issues, notices }, facts) {
	const config = await parseWholeConfig(facts.text);
	const problems = config.ok ? [] : config.error;
	const own = (await notices.listOpen(configNoticeLabel)).filter((issue) => hasMarker(issue, configNoticeMarker)).toSorted((a, b) => a.number - b.number);
	const [first, ...others] = own;
	const over = problems.length === 0 ? own : others;
	for (const { number } of over) await notices.close(number);
	const closed = over.map(({ number }) => number);
	if (problems.length === 0) return {
		problems,
		open: void 0,
		closed
	};
	const notice = renderConfigNotice({
		...facts,
		problems
	});
	if (first === void 0) return {
		problems,
		open: await issues.create({
			...notice,
			labels: [configNoticeLabel],
			assignees: []
		}),
		closed
	};
	if (first.body.trimEnd() !== notice.body) await notices.update(first.number, notice);
	return {
		problems,
		open: first,
		closed
	};
}

// src/action/report/config-issue.ts
async function updateConfigIssue({ inputs, job, log }, { ports, text }) {
	if (inputs.dryRun) return;
	const page = `${job.serverUrl}/${job.repository.owner}/${job.repository.name}`;
	try {
		if (await ports.commits.readBranch(job.repository.defaultBranch) !== job.sha) return;
		const { open, closed } = await reportConfig(ports, {
			text,
			file: inputs.config,
			commit: job.sha,
			page
		});
		if (open !== void 0) log.info(`Issue #${open.number} says what is wrong: ${open.url}`);
		for (const number of closed) log.info(`Issue #${number} was closed: ${inputs.config} can be read again.`);
	} catch (thrown) {
		if (!(thrown instanceof GitHubError)) throw thrown;
		log.warning(`No issue could be kept about ${inputs.config}. ${problemText(thrown)}`);
	}
}

// src/action/modes/sweep.ts
async function sweep(context) {
	const tasks = await sweepAll(context, await createEngine(context));
	await writeOutputs(context, { tasks: JSON.stringify(tasks) });
}
async function sweepAll(context, wired) {
	const { engine, effects } = wired.rewire();
	const blocked = [];
	const swept = await sweep$1(engine, async (since) => {
		const recent = await wired.github.listRecentComments(since);
		blocked.push(...recent.blocked);
		return recent.threads;
	});
	const { readOwnAccount } = wired.github;
	if ((await completeConfig(wired.config)).ok) await foldBlockedStarts({ ports: {
		...engine.ports,
		readOwnAccount
	} }, blocked);
	await updateConfigIssue(context, {
		ports: wired.github,
		text: wired.configText
	});
	const found = swept.tasks.map(({ title, stall }) => ({
		title,
		words: describeStall(stall, "done")
	}));
	await writeSummary(context, renderSweepSummary({
		open: swept.open,
		found,
		repeated: swept.repeated,
		dryEffects: effects
	}));
	return swept.tasks.filter(({ stall }) => stall.kind !== "hopeless").map(({ title }) => title);
}
async function sweepInPassing(context, { wired, hasTask }) {
	if (!isTimeToSweep(context)) return;
	try {
		await sweepAll(context, wired);
	} catch (error) {
		if (!hasTask || !(error instanceof GitHubError)) throw error;
		const text = `The sweep failed, and the next one does its work: ${error.message}`;
		context.log.warning(text);
		await writeSummary(context, oneLine(text, 2e3));
	}
}
function isTimeToSweep(context) {
	if (context.job.workflowRun.attempt > 1) return false;
	if (context.job.eventName === "schedule") return true;
	const { task, event, pipeline } = readDispatchedOrder(context);
	const isForNothing = task === void 0 && event === void 0 && pipeline === void 0;
	return context.job.eventName === "workflow_dispatch" && isForNothing;
}

// src/action/modes/plan.ts
async function plan(context) {
	const wired = await createEngine(context, { contents: "read" });
	const change = await readChange(context, wired.github.subjects);
	if (change !== void 0) return (await import("./plan-change.js")).planChange(context, {
		wired,
		change
	});
	const planned = await planEvent(context, wired);
	if (planned !== void 0) await writeOutputs(context, {
		task: planned.inline?.text ?? "",
		tasks: JSON.stringify(planned.runs.flatMap(({ run, started }) => started.map((stage) => `${run}/${stage}`))),
		run: planned.runs[0]?.run ?? ""
	});
	await sweepInPassing(context, {
		wired,
		hasTask: planned?.inline !== void 0
	});
}
async function planEvent(context, wired) {
	const { job, log } = context;
	const trigger = await readTrigger(context, {
		...wired.github,
		dispatcher: wired.dispatcher
	});
	if (!trigger.ok) {
		log.info(`No pipeline was started: ${trigger.error}.`);
		await writeSummary(context, `No pipeline was started: ${oneLine(trigger.error, 1e3)}.`);
		return;
	}
	const { engine, effects } = wired;
	const planned = await startFromEvent(engine, {
		trigger: trigger.value,
		config: wired.config,
		commit: job.sha,
		inline: true,
		start: startIdOf(trigger.value, `workflow run ${job.workflowRun.id}`)
	});
	if (!planned.ok) throw new StartBlocked("configuration", planned.error);
	const summary = renderPlanSummary(planned.value, effects && [...effects, ...describeInline(planned.value)]);
	log.info(summary);
	const note = engine.ports.signer === void 0 ? [unsignedNote] : [];
	const overviews = planned.value.runs.map(({ state }) => renderOverviewAfter(state, { isDry: effects !== void 0 }));
	await writeSummary(context, [
		summary,
		...overviews,
		...note
	].join("\n\n"));
	refuseByHand(trigger.value, planned.value);
	return effects === void 0 ? planned.value : {
		...planned.value,
		inline: void 0
	};
}
function refuseByHand({ kind, named }, { matches }) {
	if (kind !== "manual") return;
	const fault = (matches.find(({ pipeline }) => pipeline === named)?.checks ?? []).find(({ check, passed }) => check === "inputs" && !passed);
	if (fault !== void 0) throw new StartRefused(`BATON-E914: Pipeline ${named} was not started. ${fault.detail}`);
}
function describeInline({ inline }) {
	if (inline === void 0) return [];
	const { run, task, execution, for: job } = inline.dispatch;
	return [`start ${run}/${task} execution ${execution} for ${job}`];
}

export { renderUnanswered as A, parseHint as B, reportBlockedStart as C, renderHeldRun as D, renderHeldBack as E, mapWebhook as F, parseChangeHint as G, explainOwn as H, askOwnAccount as I, buildCheckTrigger as J, readChange as K, askRole as L, matchPipelines as M, checkPause as N, renderQueued as O, fillInputs as P, dropUnasked as R, foldBlockedStarts as S, refusalMarker as T, resolveCheck as U, readTrigger as V, buildChangeHint as W, checkConclusions as Y, decodeTrace as _, sweepInPassing as a, listNewestRunsAbout as b, listOpenRuns as c, joinRuns as d, readEndedRuns as f, isAwaitedEvent as g, startFromEvent as h, sweepAll as i, matchEvent as j, renderRefusal as k, sweepEnds as l, findOwnCommand as m, planEvent as n, updateConfigIssue as o, renderPlanSummary as p, parseTrigger as q, sweep as r, reportConfig as s, plan as t, countEach as u, listTraceNames as v, pauseWords as w, listRunsAbout as x, isByOutsider as y, matchWithRights as z };