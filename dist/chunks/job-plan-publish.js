import { $c as describeTime, $o as listExpired, $t as isBy, An as createNodeHasher, At as decide, Au as countCodePoints, Bi as renderLine, Bo as failedChildrenOf, Br as matrixGateOf, Bs as buildRunUsage, Bu as problemText, Cc as viewThreadOf, Ci as renderFoldedTasks, Cn as checkCommits, Co as jobFor, Cs as maxAttemptsOf, Ct as listStagesOfNeed, Da as compilePattern, Dc as isAgentStage, Di as renderTurnWaits, Dl as success, Dn as createGitTool, Dr as findRunNumber, Ds as awaitsApproval, Du as quoteNames, Ea as compileGlob, Ei as renderStageNotes, El as failure, Er as executionTitle, Es as awaitsAnswer, Fl as utf8Length, Fn as createSystemClock, Fr as deriveState, Ft as askKey, Ga as pauseGate, Ha as listNames$1, Hi as renderText, Ht as receiversOf, Hu as defaultAgentWorkflow, In as createTextArtifacts, Ja as findHeldBranch, Jc as stageOfConfig, Ji as describeRemoved, Jn as findKillSwitch, Kl as pauseLabel, Ko as isSuccess, Ks as usageOf, La as awaitingWords, Lc as approverRoleOf, Ln as createActionArtifacts, Ma as isDefaultBranch, Mi as packSections, Mn as createVerifier, Mr as taskName, Ms as readyRows, Ni as truncateMarkdown, Nt as explainVainRetry, Oi as listLeftOut, Ol as canonicalJson, On as createBareRepository, Oo as listPublished, Os as awaitsChildren, Pn as createDeflate, Qa as findWaitingChecks, Qc as describeDuration, Qi as buildPromptContext, Qo as isOverdue, Qr as budgetsOf, Ra as countChildTasks, Rt as happeningOf, Sc as stageOf, Si as currentAgentOf, Sn as readObjects, So as isLostExecution, Sr as validUntil, St as lastOf, Su as invisibleCharacters, Ti as hasAttempts, Tn as GitFailure, To as transferNumber, Ts as awaitingRows, Tt as renderGoingOn, Tu as normaliseBody, Ua as outcomeWords, Ul as filtersOf, Ur as listRecordRefs, Ut as checkDecision, Va as groupTasks, Vi as renderStageBranch, Vt as listNotices, Wc as elementName, Wn as draftEnd, Wo as listFailedParents, Xo as answerDeadline, Yt as findMarkedComment, Yu as version, Za as findStaleSummary, Zo as answerWithin, Zs as findReopening, Zt as hasMarker, _ as checkConfig, _l as signDispatch, _n as fetchBase, _r as buildOrder, _s as failureWords, an as isListed, ao as listOpenedPulls, as as jobUrl, b as toConfig, bc as pipelineOf, bi as renderRunOverview, bl as recordLimits, bn as hasContent, bo as hasStood, br as lockOf, bs as displayedAttempts, c as collectSecrets, ca as reachBackTo, cc as elementTitle, cl as hasSubject, cn as holdsEnvelope, co as publishedBefore, cr as findUnfit, cs as repositoryPage, ct as decodeThreadRecords, cu as fencedText, dc as titleOf, ds as failureCause, du as renderDetails, el as formatDuration, en as parseViewMarker, er as unpublishedWork, es as listNamedStages, fc as ancestorsOf, fn as hasReason, fo as approvalOf, fr as verifyLedger, ft as isContinuation, fu as neutralise, gi as childLimits, go as involvedIn, gs as renderRetryNotice, h as createRedactor, hl as encodePorts, hn as withTranslatedErrors, hr as loadHandoffs, hs as renderFailure$1, ht as createGitHub, hu as renderCodeLinks, i as createActionOctokit, ia as findHandoffSource, is as describeSubject, it as checkSigningKey, ji as renderLeftOut$1, jn as createSigner, ju as truncateCodePoints, ki as renderChildren, l as maskSecrets, lr as readRun, ls as statusUrl, lu as oneLine, ml as decodePorts, mo as findApproval, ms as renderFacts, mt as createRedactedLog, mu as linkCodes, na as endOf, nc as classifyFailure, nl as capturedNames, nn as actionsAccount, ns as commentUrl, oa as listStageEnds, oc as compareBy, oo as listPublishedBranches, os as pageOf, ot as createCommentStore, p as StartBlocked, pa as readTypedInputs, po as approvalSeqs, ps as pickDecisiveLines, qo as needsPerson, qs as countReopenings, qt as authorIdOf, ri as droppedHandoff, rn as isBot, rs as commentsOf, rt as unsignedNote, sn as nameOf$1, so as openedPullOf, sr as findTriggeringRecord, ss as renderArtifactLink, su as codeSpan, tc as outsidersOf, tl as toSeconds, tn as viewMarker, ts as unanswered, u as readConfig, uo as unapprovedCommitOf, us as threadUrl, uu as quote, vo as agentAt, vs as reasonWithName, wi as renderStageTable, wn as protectedPaths, wo as standingTransfers, ws as nextAfterFailure, wt as receivesCommands, xc as pullOfBranch, xi as renderStageGraph, xn as listCommits, xr as traceparentOf, xs as failuresOf, xt as findGoingOn, xu as hasName, yn as GitHubError, ys as renderEndReason, zr as stateWith, zs as addUsage, zu as messageOf } from "./job-agent-plan-publish.js";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";

// src/core/trigger/describe-cause.ts
const changes = /* @__PURE__ */ new Map([
	["opened", "opened it"],
	["reopened", "opened it again"],
	["ready_for_review", "marked it as ready"]
]);
/** Describes for people what started a run. */
function describeCause(trigger) {
	const { actor, label, schedule, webhook } = trigger;
	const who = `\`${actor.login}\``;
	const time = schedule?.tick === void 0 ? "its time" : describeTime(schedule.tick);
	const sender = webhook?.source === void 0 ? who : `the source ${codeSpan(webhook.source)}`;
	const change = `${who} ${changes.get(trigger.action ?? "") ?? `assigned ${codeSpan(trigger.assignee ?? "")}`}`;
	return {
		schedule: `the schedule ${codeSpan(schedule?.cron ?? "")} came to ${time}${describeMissed(schedule?.missed)}`,
		webhook: `${sender} sent the event ${codeSpan(webhook?.type ?? "")}`,
		check: describeCheck(trigger),
		manual: `${who} started it by hand${describeInputs(trigger)}`,
		comment: `${who} asked for it in a comment${describeInputs(trigger)}`,
		review: `${who} submitted a review`,
		"issue-changed": change,
		"pull-request-changed": change
	}[trigger.kind] ?? `${who} added the label ${codeSpan(label)}`;
}
/** The number of inputs that a sentence names, and the code points of each. */
const shownInputs = 6;
const inputCodePoints = 80;
function describeInputs({ inputs = {} }) {
	const all = Object.entries(inputs);
	if (all.length === 0) return "";
	const shown = all.slice(0, shownInputs).map(([name, value]) => codeSpan(truncateCodePoints(`${name}=${value}`, inputCodePoints)));
	const more = all.length > shownInputs ? [`${all.length - shownInputs} more`] : [];
	return ` with ${[...shown, ...more].join(", ")}`;
}
function describeMissed(missed = 0) {
	if (missed === 0) return "";
	return ` (for ${missed === 1 ? "the time" : `${missed} times`} before it nothing was started)`;
}
function describeCheck({ check }) {
	const commit = codeSpan((check?.head ?? "").slice(0, 7));
	return `the check ${codeSpan(check?.workflow ?? "")} ended with ${codeSpan(check?.conclusion ?? "")} on ${commit}`;
}

// src/core/trigger/match/check-actor.ts
/**
* The roles, lowest first (I-12). An organization's custom roles are not included: they count only where `allow.roles` names
* them.
*/
const ladder = [
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
/** Returns whether a role of GitHub's own can write to the repository. What a custom role can do is unknown, and unknown means no. */
function canWrite(role) {
	return role !== void 0 && isAtLeast(role, "write");
}
/** Returns whether a role of GitHub's own is this one or a higher one. An unknown role is not. */
function isAtLeast(role, minimum) {
	return ladder.indexOf(role) >= ladder.indexOf(minimum);
}
/** Checks that a person may start a pipeline. Any one of the ways in `allow` is enough; unknown means no. */
function checkPermission(request) {
	const { allow, actor, role } = request;
	const { login } = actor;
	if (isBot(actor) && allow.bots?.includes(actor.id) === true) return permissionCheck(true, `${login} (id ${actor.id}) is a bot that \`allow.bots\` names.`);
	if (isListed(allow.users, actor)) return permissionCheck(true, `${login} (id ${actor.id}) is named in \`allow.users\`.`);
	const team = allow.teams?.find((name) => request.teams?.[name] === true);
	if (team !== void 0) return permissionCheck(true, `${login} is in the team \`${team}\`, which \`allow.teams\` names.`);
	if (role !== void 0 && hasName(allow.roles ?? [], role)) return permissionCheck(true, `${login} has the role \`${role}\`, which \`allow.roles\` names.`);
	const checked = role === void 0 ? permissionCheck(false, describeUnknown(request)) : checkRole(request, role);
	if (checked.passed) return checked;
	const refused = permissionCheck(false, `${checked.detail} ${describeWays(allow)}${describeTeams(request)}`);
	if (request.unasked === true) return {
		...refused,
		unasked: true
	};
	return isUnanswered(request) ? {
		...refused,
		unanswered: true
	} : refused;
}
/** Returns whether GitHub failed to answer a question that could have let the person in. */
function isUnanswered(request) {
	const { role, trouble, teamsTrouble } = request;
	return role === void 0 && trouble !== void 0 || teamsTrouble !== void 0 && listUnknownTeams(request).length > 0;
}
function checkRole({ allow, actor }, role) {
	const rank = ladder.indexOf(role);
	const minimum = allow["minimum-role"];
	if (isAtLeast(role, minimum)) return permissionCheck(true, `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
	return permissionCheck(false, rank < 0 ? `${actor.login} has the role \`${role}\`, which is not one of ${ladder.join(", ")}, nor in \`allow.roles\`; unknown means no.` : `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
}
function describeUnknown({ actor, trouble }) {
	const why = trouble === void 0 ? "" : ` (${trouble})`;
	return `GitHub did not say what role ${actor.login} has${why}; unknown means no.`;
}
/** Names those who can start the pipeline, for a person who may not (U13). */
function describeWays(allow) {
	const others = [
		...allow.roles === void 0 ? [] : [`those with the role ${quoteNames(allow.roles)}`],
		...allow.users.length === 0 ? [] : [quoteNames(allow.users.map(nameOf$1))],
		...allow.teams === void 0 ? [] : [`members of ${quoteNames(allow.teams)}`]
	];
	return `Those with \`${allow["minimum-role"]}\` or more can${others.map((other) => `, and ${other}`).join("")}.`;
}
function describeTeams(request) {
	const { actor, teamsTrouble } = request;
	const unknown = listUnknownTeams(request);
	if (unknown.length === 0) return "";
	const why = teamsTrouble === void 0 ? ": that takes a token that can read members, as the App has" : ` (${teamsTrouble})`;
	return ` GitHub did not say whether ${actor.login} is in ${quoteNames(unknown)}${why}.`;
}
/** Lists the teams that GitHub was asked about and did not tell. */
function listUnknownTeams({ allow, teams = {} }) {
	return (allow.teams ?? []).filter((name) => name in teams && teams[name] === void 0);
}
function permissionCheck(passed, detail) {
	return {
		check: "permission",
		passed,
		detail
	};
}
/**
* Checks that the sender of the event counts. Baton's own events are dropped first, even where the config names its account
* (T17); bots count by numeric id only (T05); a comment or review with another author than its sender does not count (T06).
*/
function checkSender(trigger, { bots = [], own }) {
	const { actor } = trigger;
	const who = `${actor.login} (id ${actor.id})`;
	const author = (trigger.comment ?? trigger.review)?.author;
	if (author !== void 0 && author.id !== actor.id) return senderCheck(false, `${who} sent what ${author.login} (id ${author.id}) wrote; only their own word counts.`);
	if (!isBot(actor)) return senderCheck(true, `${who} is not a bot.`);
	if (actor.id === 41898282) return senderCheck(false, `${who} is the account of workflows, and so Baton's own; it starts nothing.`);
	if (actor.id === own) return senderCheck(false, `${who} is Baton's own account; it starts nothing, whatever \`allow.bots\` says.`);
	if (bots.includes(actor.id)) return senderCheck(true, `${who} is a bot that \`allow.bots\` names.`);
	return senderCheck(false, `${who} is a bot; bots start no pipelines, unless \`allow.bots\` has their id.`);
}
function senderCheck(passed, detail) {
	return {
		check: "sender",
		passed,
		detail
	};
}
/**
* Checks the author of the text under `outside-text: refuse`: the author must be allowed to start the pipeline too (T02), because
* a person who labels an outsider's text passes the check on themselves. Text of the person who triggers needs no check.
*/
function checkOutsideText(allow, trigger, author) {
	const { subject, actor } = trigger;
	if (allow["outside-text"] !== "refuse" || !hasSubject(trigger) || subject.author.id === actor.id) return [];
	const permission = checkPermission({
		...author ?? {
			role: void 0,
			unasked: true
		},
		allow,
		actor: subject.author
	});
	const rule = permission.passed ? "" : " The pipeline takes text of those alone who may start it (`outside-text: refuse`).";
	return [{
		...permission,
		check: "outside-text",
		detail: `${subject.author.login} wrote it. ${permission.detail}${rule}`
	}];
}

// src/core/trigger/match/check-approver.ts
/** Checks that a person may approve a stage: by name, or by role. Unknown means no. */
function checkApprover({ approval, actor, role, trouble }) {
	const who = `${actor.login} (id ${actor.id})`;
	if (isListed(approval.users ?? [], actor)) return permissionCheck(true, `${who} is named in \`approval.users\`.`);
	const minimum = approverRoleOf(approval);
	if (minimum !== void 0 && role !== void 0 && isAtLeast(role, minimum)) return permissionCheck(true, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for.`);
	const ways = `${describeApprovers(approval)} can approve.`;
	if (minimum === void 0) return permissionCheck(false, `${who} is not named in \`approval.users\`. ${ways}`);
	if (role !== void 0) return permissionCheck(false, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for. ${ways}`);
	const why = trouble === void 0 ? "" : ` (${trouble})`;
	const refused = permissionCheck(false, `GitHub did not say what role ${actor.login} has${why}; unknown means no. ${ways}`);
	return trouble === void 0 ? refused : {
		...refused,
		unanswered: true
	};
}
/** Describes who may approve, as the subject of a sentence. `name` renders a login. */
function describeApprovers(approval, name = (login) => login) {
	const role = approverRoleOf(approval);
	const parts = [...(approval.users ?? []).map((user) => typeof user === "number" ? nameOf$1(user) : name(user)), ...role === void 0 ? [] : [`people with the role \`${role}\`${role === "admin" ? "" : " or more"}`]];
	const text = parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

// src/engine/github-errors.ts
const transientReasons = [
	"unavailable",
	"rate-limited",
	"unauthenticated"
];
/** Returns whether the error is transient. Transient errors fail the job, which can be run again; all others become the outcome of the stage. */
function isTransient({ reason }) {
	return transientReasons.includes(reason);
}
/** Returns the refusals that fail a job which draws a run: one that has ended or waits for a person is drawn by nobody else. */
function refusalsOfLastView(state) {
	return state.end !== void 0 || awaitingRows(state).length > 0 ? transientReasons : [];
}
/**
* Returns whether work has to wait for GitHub in place of going on without its answer. Only a server can: its queue hands the work out
* again. A job has to come to an end.
*/
function mustWait({ settings }, error) {
	if (isPutOff(error)) return true;
	return settings.via === "app" && error instanceof GitHubError && error.reason === "unavailable";
}
/** Returns whether the queue is to hand out the work again. Its class is not loaded in jobs, where there is no queue. */
function isPutOff(error) {
	const { until } = error instanceof Error ? error : {};
	return typeof until === "string";
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

// src/core/trigger/match/check.ts
/**
* Checks a list of filters, of which one must match. Returns the checks of the matching one, or else those of all, each with its
* number.
*/
function checkAny(filters, check) {
	const [only, ...others] = filters;
	if (only !== void 0 && others.length === 0) return check(only);
	const all = filters.map((filter, index) => check(filter).map((each) => ({
		...each,
		detail: `Filter ${index + 1} of ${filters.length}: ${each.detail}`
	})));
	return all.find((checks) => checks.every(({ passed }) => passed)) ?? all.flat();
}

// src/core/trigger/match/check-pull-request.ts
/** Checks the conditions that only pull requests have. A fact that GitHub did not report does not match. */
function checkPullRequest(filter, { subject, files }) {
	return [
		...checkDraft(filter.draft, subject.draft),
		...checkBase(filter["base-branch"], subject.base?.branch),
		...filter.files === void 0 ? [] : [checkFiles(filter.files, files)]
	];
}
function checkDraft(wanted, draft) {
	if (wanted === void 0) return [];
	if (draft === void 0) return [{
		check: "draft",
		passed: false,
		detail: "GitHub did not say whether it is a draft."
	}];
	return [{
		check: "draft",
		passed: draft === wanted,
		detail: `It is ${draft ? "a" : "no"} draft, and ${draft === wanted ? "that is asked for" : `has to be ${wanted ? "one" : "ready"}`}.`
	}];
}
function checkBase(glob, branch) {
	if (glob === void 0) return [];
	const check = "base-branch";
	const compiled = compileGlob(glob);
	if (!compiled.ok) return [{
		check,
		passed: false,
		detail: `The glob ${JSON.stringify(glob)} ${compiled.error}.`
	}];
	if (branch === void 0) return [{
		check,
		passed: false,
		detail: "GitHub did not say which branch it would be merged into."
	}];
	const passed = compiled.value(branch);
	return [{
		check,
		passed,
		detail: `It would be merged into \`${branch}\`, which ${passed ? "fits" : "does not fit"} \`${glob}\`.`
	}];
}
/** Checks the changed files. One file that counts is enough; without one, or without the list, the filter does not match. */
function checkFiles(filter, files) {
	const check = "files";
	const include = (filter.include ?? ["**"]).map((glob) => ({
		glob,
		compiled: compileGlob(glob)
	}));
	const exclude = (filter.exclude ?? []).map((glob) => ({
		glob,
		compiled: compileGlob(glob)
	}));
	for (const { glob, compiled } of [...include, ...exclude]) if (!compiled.ok) return {
		check,
		passed: false,
		detail: `The glob ${JSON.stringify(glob)} ${compiled.error}.`
	};
	if (files === void 0) return {
		check,
		passed: false,
		detail: "It is not known which files it changes.",
		unasked: true
	};
	if (files === "any") return {
		check,
		passed: true,
		detail: "Any files will do."
	};
	const fits = (globs, file) => globs.some(({ compiled }) => compiled.ok && compiled.value(file));
	const found = files.find((file) => fits(include, file) && !fits(exclude, file));
	if (found !== void 0) return {
		check,
		passed: true,
		detail: `It changes \`${found}\`, which is asked for.`
	};
	return {
		check,
		passed: false,
		detail: `None of the ${files.length} files that it changes is asked for.`
	};
}

// src/core/trigger/match/check-subject.ts
/**
* Checks the author, state and assignees of the issue or pull request, and who sent the event. A fact that GitHub did not report
* does not match.
*/
function checkSubjectState(filter, { subject, actor }) {
	return [
		...checkState(filter.state, subject),
		...checkAuthor(filter.author, subject),
		...checkExcludedAuthors(filter["exclude-authors"], subject),
		...checkEventSender(filter.sender, actor),
		...checkExcludedSenders(filter["exclude-senders"], actor),
		...checkAssignee(filter.assignee, subject)
	];
}
function checkState(state, subject) {
	if (state === void 0 || state === "all") return [];
	const passed = subject.state === state;
	const is = subject.state === void 0 ? "of a state that GitHub did not say" : subject.state;
	return [{
		check: "state",
		passed,
		detail: passed ? `It is ${state}.` : `It is ${is}, and has to be ${state}.`
	}];
}
function checkAuthor(author, subject) {
	if (author === void 0) return [];
	const { login } = subject.author;
	const passed = hasName([author], login);
	return [{
		check: "author",
		passed,
		detail: `${login} opened it; ${passed ? "that is" : "it has to be"} \`${author}\`.`
	}];
}
function checkExcludedAuthors(excluded, subject) {
	if (excluded === void 0) return [];
	const { login } = subject.author;
	const passed = !hasName(excluded, login);
	return [{
		check: "exclude-authors",
		passed,
		detail: `${login} opened it, ${passed ? "who is none" : "who is one"} of the excluded authors: ${quoteNames(excluded)}.`
	}];
}
function checkEventSender(sender, actor) {
	if (sender === void 0) return [];
	const passed = isListed([sender], actor);
	return [{
		check: "event-sender",
		passed,
		detail: `${actor.login} (id ${actor.id}) sent the event; ${passed ? "that is" : "it has to be"} \`${nameOf$1(sender)}\`.`
	}];
}
function checkExcludedSenders(excluded, actor) {
	if (excluded === void 0) return [];
	const passed = !isListed(excluded, actor);
	const is = passed ? "who is none" : "who is one";
	return [{
		check: "exclude-senders",
		passed,
		detail: `${actor.login} (id ${actor.id}) sent the event, ${is} of the excluded senders: ${quoteNames(excluded.map(nameOf$1))}.`
	}];
}
function checkAssignee(wanted, { assignees }) {
	if (wanted === void 0) return [];
	const check = "assignee";
	if (assignees === void 0) return [{
		check,
		passed: false,
		detail: "GitHub did not say whom it is assigned to."
	}];
	const is = assignees.length === 0 ? "It is assigned to nobody" : `It is assigned to ${quoteNames(assignees)}`;
	if (wanted === "*") return [{
		check,
		passed: assignees.length > 0,
		detail: `${is}; anybody will do.`
	}];
	if (wanted === "none") return [{
		check,
		passed: assignees.length === 0,
		detail: `${is}; nobody may be.`
	}];
	return [{
		check,
		passed: hasName(assignees, wanted),
		detail: `${is}; \`${wanted}\` is asked for.`
	}];
}
/**
* Checks the patterns over the title and the text: that of the review where one was submitted, else that of the issue or pull
* request. A pattern that cannot be read rejects the event (I-7).
*/
function checkTexts(filter, { subject, review }) {
	const excluded = filter["exclude-body-patterns"];
	const title = {
		text: subject.title,
		name: "Its title"
	};
	const body = review === void 0 ? {
		text: subject.body,
		name: "Its text"
	} : {
		text: review.body,
		name: "The text of the review"
	};
	return [
		...checkPattern("title-pattern", {
			pattern: filter["title-pattern"],
			...title
		}),
		...checkPattern("body-pattern", {
			pattern: filter["body-pattern"],
			...body
		}),
		...excluded === void 0 ? [] : [checkExcluded(excluded, body)]
	];
}
function checkPattern(check, { pattern, text, name }) {
	if (pattern === void 0) return [];
	const compiled = compilePattern(pattern);
	if (!compiled.ok) return [{
		check,
		passed: false,
		detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.`
	}];
	const passed = compiled.value(text);
	return [{
		check,
		passed,
		detail: `${name} ${passed ? "fits" : "does not fit"} the pattern ${JSON.stringify(pattern)}.`
	}];
}
function checkExcluded(patterns, { text, name }) {
	const check = "exclude-body-patterns";
	for (const pattern of patterns) {
		const compiled = compilePattern(pattern);
		if (!compiled.ok) return {
			check,
			passed: false,
			detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.`
		};
		if (compiled.value(text)) return {
			check,
			passed: false,
			detail: `${name} fits the excluded pattern ${JSON.stringify(pattern)}.`
		};
	}
	return {
		check,
		passed: true,
		detail: `${name} fits none of the excluded patterns.`
	};
}
/** Checks that the subject has all required labels and none of the excluded ones. */
function checkLabels(filter, { subject, label }) {
	const present = label === "" ? subject.labels : [...subject.labels, label];
	return [...checkWanted(filter, present), checkExcludedLabels(filter, present)];
}
function checkWanted({ labels }, present) {
	if (labels === void 0) return [];
	const missing = labels.filter((wanted) => !hasName(present, wanted));
	const detail = missing.length === 0 ? `It has all labels that are asked for: ${quoteNames(labels)}.` : `It lacks ${quoteNames(missing)}.`;
	return [{
		check: "labels",
		passed: missing.length === 0,
		detail
	}];
}
function checkExcludedLabels(filter, present) {
	const excluded = filter["exclude-labels"];
	const found = excluded.filter((unwanted) => hasName(present, unwanted));
	const none = excluded.length === 0 ? "No labels are excluded." : `It has none of the excluded labels: ${quoteNames(excluded)}.`;
	const detail = found.length > 0 ? `It has ${quoteNames(found)}, which the pipeline excludes.` : none;
	return {
		check: "exclude-labels",
		passed: found.length === 0,
		detail
	};
}

// src/core/trigger/match/check-failed-check.ts
/** The number of runs that failed checks may start one after another, where `limits.max-fixes` is absent. */
const defaultMaxFixes = 1;
/** Checks that a pipeline waits for a failed check, that the pull request fits, and that Baton has not tried often enough. */
function checkFailedCheck(request) {
	const { trigger, pipeline } = request;
	const filter = pipeline.on.checks;
	if (filter === void 0) return [{
		check: "check",
		passed: false,
		detail: "A check failed, and the pipeline has no `on.checks`."
	}];
	const awaited = checkAwaited(filter, trigger);
	if (trigger.check?.of === "default-branch") return [awaited];
	return [
		awaited,
		...checkPull(filter, request),
		...checkFixes(request)
	];
}
/** Returns whether a pipeline waits for a failed check, whatever it asks of the pull request. */
function isAwaitedCheck({ checks }, trigger) {
	return checks !== void 0 && checkAwaited(checks, trigger).passed;
}
function checkAwaited(filter, { check }) {
	const { workflows, conclusion: conclusions = ["failure", "timed_out"], of = "pull-requests" } = filter;
	const { workflow = "", conclusion = "", of: side = "" } = check ?? {};
	return {
		check: "check",
		passed: workflows.includes(workflow) && conclusions.some((known) => known === conclusion) && side === of,
		detail: `${`The workflow \`${workflow}\` ended with \`${conclusion}\` for ${describeSide(side)}`}; the pipeline waits for ${`${quoteNames(workflows)} ending with ${quoteNames(conclusions)} for ${describeSide(of)}`}.`
	};
}
function describeSide(of) {
	return of === "default-branch" ? "the default branch" : "a pull request";
}
/** Checks the pull request by the filters of `checks` and by those of `pull-requests`, without the events that these wait for. */
function checkPull(filter, { trigger, pipeline, files }) {
	const check = (each) => [
		...checkLabels(each, trigger),
		...checkSubjectState(each, trigger),
		...checkPullRequest(each, {
			subject: trigger.subject,
			files
		}),
		...checkTexts(each, trigger)
	];
	const others = pullFilters(pipeline);
	return [...check(filter), ...others.length === 0 ? [] : checkAny(others, check)];
}
function pullFilters({ on }) {
	return filtersOf(on["pull-requests"]);
}
function checkFixes({ trigger, name, pipeline, fixes }) {
	if (fixes === void 0) return [];
	const runs = fixes[name] ?? [];
	const most = pipeline.limits["max-fixes"] ?? 1;
	const passed = runs.length < most;
	return [{
		check: "max-fixes",
		passed,
		detail: `${`Failed checks have started ${runs.length === 1 ? "1 run" : `${runs.length} runs`} since the last commit on \`${trigger.subject.head?.branch ?? ""}\` that is not Baton's`}${runs.length === 0 ? "" : ` (${quoteNames(runs)})`}; \`limits.max-fixes\` is ${most}.${passed ? "" : ` Push a commit, or comment \`/baton run ${name}\`.`}`
	}];
}
/** Returns the trigger with the place of its run among those since the last commit that is not Baton's. */
function countFix(trigger, earlier = []) {
	if (trigger.check?.of !== "pull-requests") return trigger;
	return {
		...trigger,
		check: {
			...trigger.check,
			fix: earlier.length + 1
		}
	};
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
* Replaces the 👀 by another reaction, which is no more than a warning if GitHub refuses (U2).
*/
async function replaceReaction(engine, reaction, { content, of }) {
	if (reaction === void 0) return;
	const { reactions } = engine.ports;
	await warnIfRefused(engine, { what: `The reaction ${of} was not swapped` }, async () => {
		await reactions.replaceEyes(reaction.on, reaction.id, content);
	});
}
/** Returns what another request can swap on its way: the 👀 of a run on an issue or pull request. */
function swapOf({ run }, outcome) {
	const on = run.body.reaction?.on;
	return on !== void 0 && "subject" in on ? {
		subject: on.subject,
		content: contents[outcome]
	} : void 0;
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
const windowMilliseconds$1 = 3024e6;
/** Returns the time since when a run that is still under way can have begun. */
function runsSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds$1)).toISOString();
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
* `newest`: the newest run of the pipeline about the subject whose record was found.
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

// src/core/view/mention.ts
/** Returns `@login`; undefined for a text that is no login of a person. */
function mention(login) {
	return /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `@${login}` : void 0;
}
/** Returns `@login` of the person who started a run; undefined for a bot, which would reply. */
function mentionStarter({ run }) {
	const { login, type } = run.body.trigger.actor;
	return type === "Bot" ? void 0 : mention(login);
}
/** Returns `, @login` for the person who started a run; empty where there is none. */
function mentionOf(state) {
	const starter = mentionStarter(state);
	return starter === void 0 ? "" : `, ${starter}`;
}

// src/core/view/comment/question.ts
/** The words in the lines to type that stand for those of the person. */
const answerPlaceholder = "<your answer>";
/** Returns the line with which a question of a run is answered. The stage is in it only where several agents have asked. */
function answerLine(state, stage) {
	return `/baton answer ${listNamedStages(state).filter(({ kind }) => kind !== "silent").length > 1 ? `${stage} ` : ""}${answerPlaceholder}`;
}
/** Renders the question of an agent: whom it is for, what to type, until when, and what happens otherwise. */
function renderQuestion$1(state, row) {
	const { run } = state.run;
	const { name } = row;
	const { note, commits, results } = row.last.body;
	const until = describeTime(answerDeadline(state, row));
	const ends = row.kind === "child" ? `this task ends at the next sweep, and \`${row.parent}\` no longer waits for it` : "the whole run ends at the next sweep";
	return [
		`❓ **Your answer is needed**${mentionOf(state)}: the agent of stage \`${name}\` in run \`${run}\` asks:`,
		quote(neutralise(note ?? "(It did not say what.)", pageOf(state.run))),
		`**To answer**, post a new comment that begins with this line. Write your own words in the place of \`${answerPlaceholder}\`; they may go on over more lines:`,
		`\`\`\`text\n${answerLine(state, name)}\n\`\`\``,
		`The agent then continues${commits === void 0 ? "" : ` from its commits on ${codeSpan(results.branch ?? "")}`}. Everybody who may start this pipeline may answer, and the first answer counts.`,
		`A 👍 on your comment says that it counted. Until then no job of this stage runs. Without an answer by ${until} ${ends}; what the agent has committed stays. To end the run now, comment \`/baton cancel\`.${receivesCommands(state) ? "" : " If Baton does not react to comments, its workflow lacks `issue_comment`."}`
	];
}
/** Renders the lines of which somebody has to choose one, because several agents ask. */
function renderAnswerLines(asking) {
	const isShared = new Set(asking.map(({ stage }) => stage)).size < asking.length;
	const nameOf = ({ run, stage }) => isShared ? `${run}/${stage}` : stage;
	return asking.map((each) => `- ${codeSpan(`/baton answer ${nameOf(each)} ${answerPlaceholder}`)}`).join("\n");
}

// src/engine/gate/ask.ts
/**
* The gates of the engine: who asks what may keep a start back. The list of all gates, and those over records, are in `core/gate`.
*
* 1. `ask.ts` asks the pause, and the budgets of what is to be started in a run. Gates of a new run are asked in `plan`.
* 2. `budget.ts` decides whether budgets let a run or an agent start; `hold-starts.ts` lets a run wait for them.
* 3. `worker.ts` is no gate: it is the one place that says who is at work on an execution.
*/
/** Returns whether nothing of a run may start now: the run is paused, or the repository is (`BATON_PAUSE`). */
function isPaused({ settings }, state) {
	return settings.paused === true || pauseGate.ask(state).kind === "wait";
}
/**
* Asks what may keep back the starts that were decided, in the order of the list: the pause, then budgets. Returns the effects that
* may happen. After a pause, `resumeRun` or `sweep` finds what is due. The starter of the App asks for branch and slot, last of all.
*/
async function passGates(engine, { effects, reading }) {
	const open = isPaused(engine, reading.state) ? effects.filter(({ kind }) => kind !== "dispatch-task") : effects;
	const budgets = await loadBudgets(engine);
	return budgets === void 0 ? open : budgets.withinBudgets(engine, {
		effects: open,
		reading
	});
}
/** Loads what holds runs for budgets. Only the App has entries, so that a job does not load what counts. */
async function loadBudgets({ ports: { budgets } }) {
	return budgets === void 0 ? void 0 : import("./hold-starts.js");
}

// src/core/view/comment/decision.ts
/** Renders the text above a decision record: the decision, the person, the reason, and the consequence. */
function renderDecisionComment({ stopping, isPaused = false, awaited = [], parents = [], ...of }) {
	const { run, task, body } = of;
	const what = task === "" ? "" : ` of stage ${codeSpan(task)}`;
	const says = sentences[body.verb]({
		run: `run \`${run}\``,
		what,
		body,
		isPaused
	});
	const why = body.verb !== "answer" && body.verb !== "approve" && body.verb !== "reject" ? `, because ${oneLine(body.reason)}` : "";
	return `${says.head} by ${codeSpan(body.actor.login)}${why}. ${says.tail}${describeParents(parents)}${describeStopped(stopping)}${describeAwaited(body, awaited)}`;
}
/** Describes which workflow runs were told to stop; nothing where none was. */
function describeStopped(stopped) {
	const runs = stopped.map(({ id, url }) => url === "" ? `${id}` : `[${id}](${url})`).join(", ");
	if (stopped.length === 0) return "";
	return stopped.length === 1 ? ` Workflow run ${runs} was told to stop.` : ` Workflow runs ${runs} were told to stop.`;
}
/** Describes which tasks that failed start again behind a child. */
function describeParents(parents) {
	const names = parents.map(codeSpan).join(" and ");
	return names === "" ? "" : ` If it succeeds, it is followed by another attempt of ${names}, which had failed, too.`;
}
/** Describes what does not start yet, although somebody let the run go on. */
function describeAwaited({ verb }, stages) {
	if (stages.length === 0 || verb !== "retry" && verb !== "answer" && verb !== "resume") return "";
	return ` First ${stages.map(codeSpan).join(", ")} ${stages.length === 1 ? "needs" : "need"} an approval: a comment asks for it.`;
}
const sentences = {
	cancel: ({ run }) => ({
		head: `🚫 Baton ${run} was cancelled`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	supersede: ({ run }) => ({
		head: `🚫 Baton ${run} was ended for a newer one`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	retry: ({ run, what }) => ({
		head: `🔁 Baton ${run} is let go on`,
		tail: `${what === "" ? "What had failed" : `What had failed${what}`} gets another attempt.`
	}),
	pause: ({ run }) => ({
		head: `⏸️ Baton ${run} is paused`,
		tail: "What is at work is kept when it comes, and nothing new starts."
	}),
	resume: ({ run }) => ({
		head: `▶️ Baton ${run} is let go on`,
		tail: "What had waited starts."
	}),
	expire: ({ run, what }) => ({
		head: `⏰ Baton ${run}: the wait${what} was ended`,
		tail: "Its time is over, so the run goes on with what has come so far."
	}),
	answer: ({ run, what }) => ({
		head: `💬 Baton ${run}: the question${what} was answered`,
		tail: "Its agent continues with the answer."
	}),
	reject: ({ run, what, body }) => ({
		head: `👎 Baton ${run} was ended, and the approval${what} refused`,
		tail: body.text === void 0 ? "Nothing more of it starts." : `In their words: ${oneLine(body.text, 600)}`
	}),
	approve: ({ run, what, ...facts }) => ({
		head: `👍 Baton ${run} was given the approval${what}`,
		tail: describeApprovals(facts)
	})
};
function describeApprovals({ body, isPaused }) {
	const { approval, digest = "" } = body;
	const of = digest === "" ? "" : ` for ${codeSpan(digest.slice(0, 7))}`;
	const { approvers = [], count = 1 } = approval ?? {};
	const when = isPaused ? ` when the label \`${pauseLabel}\` is taken off` : "";
	if (approvers.length >= count) return `It starts${of === "" ? "" : ` from commit ${codeSpan(approval?.head.slice(0, 7) ?? "")}`}${when}.`;
	return `That is ${approvers.length} of ${count}${of}; it waits for ${count - approvers.length} more.`;
}

// src/engine/effects/append-records.ts
const maxTries = 3;
/**
* Appends records to a run and waits until they show and count. Another writer may have had the place first, for example a
* publisher that crashed after it wrote: then the records are built again from the reading that showed it, and written behind that one. A
* new reading might show an older list, without that one.
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
		const { displaced, ...problem } = after.error;
		if (displaced === void 0 || tries === maxTries) return {
			kind: "failed",
			problem
		};
		reading = displaced;
	}
}
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
* (`BATON-E906`), another record of the run has its position: the caller writes the record again behind that one. `comment`: the
* comment that was written, and the digest of the record in it.
*/
async function awaitVisible(engine, awaited) {
	const { order, comment, digest } = awaited;
	for (const seconds of waits) {
		if (seconds > 0) await engine.ports.clock.sleep(seconds * 1e3);
		const reading = await readRun(engine, order);
		if (!reading.ok && (reading.error.cause === "other-version" || reading.error.cause === "broken-chain")) return failure(reading.error);
		if (!reading.ok) continue;
		if (reading.value.stored.some((stored) => stored.digest === digest)) return success(reading.value);
		if (reading.value.comments.has(comment)) return failure({
			...displacedRecord(order.run, comment),
			displaced: reading.value
		});
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
	return [...state.rows.keys()].flatMap((stage) => {
		const task = state.tasks.findLast((own) => own.body.stage === stage && (own.body.handoff ?? own.body.locator) !== void 0 && !isLostExecution(state, own));
		if (task?.body.locator !== void 0) return [[`**${codeSpan(titleOf(state.run, stage))}** handed over ${renderArtifactLink(task.body)}.`]];
		return task?.body.handoff === void 0 ? [] : [render(task, task.body.handoff)];
	});
}
const maxBytes$3 = 6e4;
/**
* Renders the handoff of a stage for people: the summary is visible, the rest folded; a part that is too long is replaced by a
* sentence.
*/
function renderHandoffReply({ run }, { body, attempt }) {
	const { stage, handoff } = body;
	const title = codeSpan(titleOf(run, stage));
	if (handoff === void 0) return `Stage ${title} of run \`${run.run}\` handed nothing over.`;
	const head = `Stage ${title} of run \`${run.run}\` handed over in attempt ${attempt}:`;
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
	return packSections([forms], maxBytes$3).kept.join("\n\n");
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
* `decision`, `transfer`, `children`), replies to commands (`reply`, `refusal`, `why`, `handoff`), and comments that need a person
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
	return `ℹ️ The agents read text by people without write access (${outside.map((login) => codeSpan(login)).join(", ")}), so Baton submits no approving review in this run.`;
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
		`**${codeSpan(body.stage)}**${of} (${body.agent}${renderAttempt(task)}) ${renderVerdict$1(task)} after ${duration} · [workflow run](${jobUrl(body.workflowRun)})`,
		...task.notice === void 0 ? [] : [`🔁 ${capitalise(task.notice)}.`],
		...task.transfer === void 0 ? [] : renderTransfer(task.transfer, page),
		...task.children === void 0 ? [] : renderChildren(task.children, page),
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
/** Renders how the execution ended. One that waits for children has not ended its task. */
function renderVerdict$1({ body, children }) {
	if (body.waits !== true) return outcomeWords(body.outcome);
	const count = children?.wait?.names.length;
	if (count === 0) return "🔁 starts again";
	return count === void 0 ? "⏸️ waits for child tasks" : `⏸️ waits for ${countChildTasks(count)}`;
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
function renderCommit({ commits, results, push }) {
	if (push !== void 0) return [linkCodes(push)];
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

// src/core/view/status/headline.ts
/** Renders the first line: what the run is and its state, who must act, and what comes next. */
function renderHeadline(state, links = {}) {
	const name = `Baton run \`${state.run.run}\` of pipeline \`${state.run.body.pipeline}\``;
	const pushed = renderDefaultPush(state);
	if (state.end === void 0 && state.paused !== void 0) return `${name} is **⏸️ paused**${renderPause(state, state.paused)}${pushed}`;
	if (state.end === void 0) return `${name} is **▶️ under way**.${pushed} ${renderTurn(state, links)}`;
	const { outcome } = state.end.body;
	return `${name} **${outcomeWords(outcome)}**${renderCause(state.end.body)}${pushed} ${renderNext(state, {
		...links,
		end: state.end.body
	})}`;
}
/** Returns whether a status comment shows its run as one that goes on. */
function saysUnderWay(body = "") {
	return /^(?:\*\*)?Baton run [^*]*\*\*(?: is )?(?:▶️ under way|⏸️ paused)/u.test(body);
}
/** Renders that commits are on the default branch, where they count although nobody may have read them. */
function renderDefaultPush(state) {
	const { defaultBranch } = state.run.body.trigger.repository;
	const found = listPublished(state).find(({ branch }) => branch !== void 0 && isDefaultBranch(branch, defaultBranch));
	return found === void 0 ? "" : ` ⚠️ Commits of the run are on ${codeSpan(found.branch ?? "")}, the default branch.`;
}
/** Renders why a run ended, with the end of the sentence. A reason in the words of an agent may have one already. */
function renderCause({ outcome, reason }) {
	const cause = isSuccess(outcome) ? "" : linkCodes(renderEndReason(reason));
	return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}
/** Renders a pause. It is not known which agents are running: an agent that had started continues to its end. */
function renderPause(state, { body }) {
	const due = readyRows(state);
	const next = due.length === 0 ? "" : ` At work, or waiting: ${renderWorkers(state, due)}.`;
	return ` by ${codeSpan(body.actor.login)}: ${oneLine(body.reason)}.${next} What comes is kept, and nothing starts. Your turn: take the label \`${pauseLabel}\` off to go on.`;
}
function renderTurn(state, { waits = /* @__PURE__ */ new Map() }) {
	const all = readyRows(state);
	const due = all.filter(({ name }) => !waits.has(name));
	const asked = awaitingRows(state).map((row) => `${codeSpan(titleOf(state.run, row.name))} ${awaitingWords(row)}`);
	const request = `Your turn: ${asked.join(", ")}. ${asked.length === 1 ? "The newest comment that asks says" : "Each has a comment below that says"} what to type.`;
	const held = [...renderWaiting(all.length - due.length), ...renderSuspended(state)];
	if (due.length === 0 && asked.length > 0) return [...held, request].join(" ");
	if (due.length === 0) return ["Nothing is at work.", ...held].join(" ");
	const next = listNext(state);
	const todo = asked.length === 0 ? renderTurns(renderChecks(state)) : request;
	const last = asked.length === 0 ? "the end of the run" : "what waits";
	return [
		`At work: ${renderWorkers(state, due)}.`,
		...held,
		`Next: ${next.length === 0 ? last : listNames$1(next, codeSpan)}.`,
		todo
	].join(" ");
}
/** Renders how many stages wait for their turn in the App. What each waits for stands below the table. */
function renderWaiting(count) {
	return count === 0 ? [] : [`${count} ${count === 1 ? "stage waits" : "stages wait"} for ${count === 1 ? "its" : "their"} turn.`];
}
/** Renders the stages that are at work, and the children of each task together where they are many. */
function renderWorkers(state, due) {
	const byName = new Map(due.map((row) => [row.name, renderWorker(state, row)]));
	return groupTasks([...byName.keys()], {
		task: (name) => byName.get(name) ?? "",
		parent: codeSpan
	}).join(", ");
}
/** Renders which stages wait for children, one sentence for all of them. */
function renderSuspended(state) {
	const held = [...state.rows.values()].flatMap((row) => row.status === "closing" || awaitsChildren(row) ? [`${countChildTasks(row.wait.for.length)} of \`${row.name}\``] : []);
	return held.length === 0 ? [] : [`The run waits for ${listNames$1(held)}.`];
}
/** Lists what starts once those that are at work have ended: what needs them, and the agents that wait for their children. */
function listNext(state) {
	const rows = [...state.rows.values()];
	const last = rows.filter(({ status }) => status === "ready" || status === "closing");
	const working = new Set(last.map(({ name, kind }) => kind === "element" ? stageOfConfig(name) : name));
	return rows.filter((row) => {
		if (row.status !== "waiting" || row.wait.for === "person") return false;
		return awaitsChildren(row) || row.wait.for.some((name) => working.has(name));
	}).map(({ name }) => name);
}
function renderWorker(state, { name, next }) {
	const attempts = displayedAttempts(state, name);
	return `${codeSpan(titleOf(state.run, name))} (${currentAgentOf(state, name)}${attempts === 1 ? "" : `, attempt ${next.attempt} of ${attempts}`})`;
}
function renderNext(state, ended) {
	const { outcome } = ended.end;
	if (needsPerson(outcome)) return `Your turn: ${renderGoingOn(findGoingOn(state, ended))}`;
	if (outcome === "cancelled") return `Nothing follows; to go on, ${renderGoingOn(findGoingOn(state, ended))}`;
	const pulls = new Set([...listOpenedPulls(state), ...listPushedPulls(state)].map((number) => `#${number}`));
	return renderTurns([...renderChecks(state), ...pulls.size === 0 ? [] : [`review ${[...pulls].join(", ")}`]]);
}
function renderTurns(turns) {
	return turns.length === 0 ? "Nobody has to do anything." : `Your turn: ${turns.join("; ")}.`;
}
/** Lists the run's own pull request, if commits of the run were pushed to it. */
function listPushedPulls(state) {
	return state.tasks.flatMap(({ body: { commits, results } }) => commits === void 0 || results.branch === void 0 ? [] : pullOfBranch(state, results.branch) ?? []);
}
/** Renders what a person does about checks that wait. Whether somebody has done it by now, the records do not say. */
function renderChecks(state) {
	const number = findWaitingChecks(state);
	return number === void 0 ? [] : [`click "Approve and run" on #${number}, if its checks still wait`];
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
	const wait = links.limitWait === void 0 ? [] : [`⏳ ${links.limitWait} It goes on by itself.`];
	const head = [
		renderHeadline(state, links),
		...wait,
		renderStageTable(state, {
			links,
			maxBytes: tableBytes
		})
	];
	const foot = [
		...renderTaint(state),
		...renderFlood(state),
		renderFooter(state),
		statusMarker(state.run.run)
	];
	const room = recordLimits.commentBytes - utf8Length([...head, ...foot].join("\n\n")) - noteBytes;
	const { kept, dropped } = packSections([
		...renderFoldedTasks(state, { links }),
		...renderTransfers(state, links),
		...renderFix(state),
		...renderFailures(state),
		...renderNotes(state),
		...renderTurnWaits(links),
		...renderDropped(state),
		...renderAnswer(state),
		[renderDetails("The chain as a graph", renderStageGraph(state))],
		...renderNewestHandoffs(state, (task, handoff) => renderHandoff(state, {
			task,
			handoff,
			links
		}))
	], room);
	const note = dropped === 0 ? [] : [`_${dropped} more parts are not shown here: they are in the comments of their tasks._`];
	return [
		...head,
		...kept,
		...note,
		...foot
	].join("\n\n");
}
function renderTaint(state) {
	const note = taintNote({ outside: outsidersOf(state) });
	return note === void 0 ? [] : [note];
}
/** Renders a warning about a ledger that other accounts flood. Their comments are no history, and cost requests all the same. */
function renderFlood({ run }) {
	const { floodedLedger: flooded } = run.body;
	if (flooded === void 0) return [];
	const link = `[ledger](${threadUrl(run, flooded.ledger)})`;
	return [`⚠️ ${flooded.comments} comments of other accounts stand on the ${link} of this pipeline. They are no history and are passed over, and cost requests: delete them, and limit who may comment in the settings of the repository. The ledger must not be locked.`];
}
function renderFooter({ run }) {
	const elsewhere = `in [the pipeline's runs issue](${threadUrl(run, run.thread)})`;
	const where = viewThreadOf(run) === run.thread ? "in this thread" : elsewhere;
	const records = run.body.config.signing === void 0 ? "records" : "signed records";
	return `<sub>${startedWords(run)} This comment is redrawn from the ${records} ${where}.</sub>`;
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
/** Renders what becomes of another failed check, so that nobody waits for a run that does not come. */
function renderFix({ run }) {
	const { fix } = run.body.trigger.check ?? {};
	if (fix === void 0) return [];
	const most = pipelineOf(run).limits["max-fixes"] ?? 1;
	return [[`- 🩹 Run ${fix} of at most ${most} by failed checks since the last commit that is not Baton's (\`limits.max-fixes\`): ${fix < most ? "another failure starts one more" : `another failure starts nothing: push a commit, or comment \`/baton run ${run.body.pipeline}\``}.`]];
}
/** Renders the failed attempts of stages that have or had more than one start. */
function renderFailures(state) {
	const lines = [...state.rows.keys()].flatMap((stage) => {
		return hasAttempts(state, stage) ? failuresOf(state, stage).map((task) => renderFailure(state, task)) : [];
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- 🔁 Failed attempts: ${lines.length}, in the comments of their tasks.`]];
}
function renderFailure(state, task) {
	const { url } = task.body.workflowRun;
	return `- 🔁 ${codeSpan(titleOf(state.run, task.body.stage))}: ${renderRetryNotice(state, task)}${url === "" ? "" : ` · [run](${url})`}`;
}
/** Renders why the last handoff of a stage, or work of it, went no further, so that people know why the stages after it lack it (H-20). */
function renderDropped({ run, rows, tasks }) {
	const lines = [...rows.keys()].flatMap((stage) => {
		return (tasks.findLast(({ body }) => body.stage === stage)?.body.warnings ?? []).filter((warning) => warning.startsWith("The handoff was not kept: ") || warning.startsWith("Not published is work in other places than the branch that was checked out: ")).map((warning) => `- ⚠️ ${codeSpan(titleOf(run, stage))}: ${linkCodes(oneLine(warning, droppedCharacters))}`);
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- ⚠️ Handoffs and work that were not kept: ${lines.length} faults, in the comments of their tasks.`]];
}
/** Renders the final text of the last agent of a run that has ended (T-9), folded, since its handoff says the same more briefly. */
function renderAnswer({ run, end }) {
	if (end?.body.output === void 0 || end.body.finalAgent === void 0) return [];
	const { output, finalAgent } = end.body;
	return [[renderDetails(`Final text of ${finalAgent}, the last agent`, quote(neutralise(output, pageOf(run))))]];
}
function renderHandoff(state, facts) {
	const { task, handoff, links } = facts;
	const { stage } = task.body;
	const page = pageOf(state.run);
	const url = commentUrl(state, links.comments?.get(task.seq));
	const rest = url === void 0 ? "the comment of its task" : `[the comment of its task](${url})`;
	const title = `**${codeSpan(titleOf(state.run, stage))}**`;
	const summary = [`${title} handed over:`, quote(neutralise(handoff.summary, page))];
	return [
		[...summary, ...renderHandoffDetail(handoff, {
			title: `Handoff of ${stage}: detail and data`,
			page
		})].join("\n\n"),
		[...summary, `_Detail and data are too long to show here: they are in ${rest}._`].join("\n\n"),
		`${title} handed over more than there is room for: it is in ${rest}.`
	];
}

// src/core/view/comment/request.ts
/**
* Returns the marker of the comment that asks. What is asked tells it from earlier requests of the same stage. A question that stays
* open when somebody reopens its run is asked again, because its comment was folded with the end.
*/
function requestMarker(state, { name, last }) {
	const reopened = countReopenings(state);
	const again = reopened === 0 ? "" : `.${reopened}`;
	return viewMarker("request", `${state.run.run}/${name}/${last.execution}${again}`);
}
/** Returns the name of the run that a comment asks for; undefined for a comment that asks nothing. */
function parseRequestRun(body) {
	return parseViewMarker("request", body)?.split("/")[0];
}
/** Returns whether a comment asks, or asked, about a stage of a run. */
function isRequestFor(body, { run, stage }) {
	return parseViewMarker("request", body)?.startsWith(`${run}/${stage}/`) === true;
}
/** Renders the one new comment in which a run asks a person a question, with what to type. */
function renderRequest(state, row) {
	return [...renderQuestion$1(state, row), requestMarker(state, row)].join("\n\n");
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
	return findMarkedComment(await listOwnComments(engine, reading), {
		marker,
		accepts: () => true
	});
}
/**
* Lists what we posted in the view thread of a run since it began, and beside its records, where a question stands that the view
* thread refused. Makes no request if one thread holds both.
*/
async function listOwnComments(engine, reading) {
	const { first, state } = reading;
	const thread = viewThreadOf(state.run);
	return [...thread === state.run.thread ? [] : await engine.ports.threads.listSince(thread, first.at), ...reading.thread].filter(isBy(ownAccountId(reading)));
}
/**
* Finds the thing with this marker that one of our accounts wrote. `accounts` read the numeric ids of the accounts that may have
* written it, one after the other. Asks for an account only if something has the marker.
*/
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

// src/core/view/comment/approval-changes.ts
/** The size of all changed lines that are shown, and of those of one file; the page of GitHub shows the rest. */
const maxBytes$2 = 16e3;
const fileCodePoints = 6e3;
const mostFiles = 30;
/** Renders the changes so far: the commit, a link to all of them, and the changed lines, folded and bounded. */
function renderChanges(changes) {
	const { base, head, branch, commitUrl, compareUrl, comparison } = changes;
	const place = branch === void 0 ? "" : `, the tip of ${codeSpan(branch)}`;
	const start = `It starts from commit [\`${head.slice(0, 7)}\`](${commitUrl})${place}.`;
	if (base === head) return [`**Changes so far**: none. ${start}`];
	if (comparison === void 0) return [`**Changes so far**: [all of them](${compareUrl}). ${start}`];
	const { commits, files } = comparison;
	return [`**Changes so far**: [${`${countOf(commits, "commit")}, ${countOf(files.length, "file")}`}](${compareUrl}). ${start}`, ...renderFiles(files)];
}
function renderFiles(files) {
	if (files.length === 0) return [];
	const { kept, dropped } = packSections(files.slice(0, mostFiles).map(renderFile), maxBytes$2);
	const left = dropped + Math.max(0, files.length - mostFiles);
	const note = left === 0 ? [] : [`_${countOf(left, "more file")} on the page of GitHub that the link above opens._`];
	return [renderDetails("The changed lines", [...kept, ...note].join("\n\n"))];
}
function renderFile({ path, status, additions, deletions, patch }) {
	const head = `${codeSpan(path)}: ${status}, +${additions} −${deletions}`;
	if (patch === void 0) return [head];
	const lines = showInvisible(patch);
	const cut = truncateCodePoints(lines, fileCodePoints, { mark: "\n… the rest is on the page of GitHub" });
	return [`${head}\n\n${fencedText(cut, "diff")}`, head];
}
/** Replaces characters that nobody sees by their number, so that changed lines show all that they hold. */
function showInvisible(text) {
	return text.replaceAll("\r", "").replace(invisibleCharacters, (character) => {
		if (character === "\n" || character === "	") return character;
		return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
	});
}
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// src/core/view/comment/approval-work.ts
/** Renders what would run: the agent with its rights and secrets, or the fields of a built-in as they come out. */
function renderWork(state, work) {
	const stage = stageOf(state.run, work.stage);
	const head = `**What would run**${work.due.attempt === 1 ? "" : ` (attempt ${work.due.attempt})`}`;
	return isAgentStage(stage) ? [`${head}\n\n${renderAgent(state, {
		...work,
		stage,
		name: work.stage
	}).join("\n")}`, ...renderSetup(stage)] : [`${head}: the built-in \`${stage.uses}\``, ...renderFields(state, {
		...work,
		stage,
		name: work.stage
	})];
}
function renderAgent(state, { name, stage, due }) {
	const acting = agentAt(state, {
		stage: name,
		execution: due.execution
	});
	if (acting === void 0) return [`- agent ${codeSpan(stage.agent)}`];
	const { agent } = acting;
	const { "setup-env": setupNames, environment, container } = stage;
	const ofProgram = agent["setup-env"] ?? [];
	const ofSetups = [...namesFor("setup", setupNames), ...namesFor("program-setup", ofProgram)].join("");
	const runner = [stage["runs-on"]].flat().map(codeSpan).join(" ");
	return [
		...renderTasks(state, {
			stage: name,
			due
		}),
		`- agent ${codeSpan(acting.name)}: engine \`${agent.engine}\`${modelOf(agent)}`,
		`- access: \`${agent.access}\`${accessWords[agent.access]}`,
		`- secrets: ${listNames(agent.env)}${ofSetups}`,
		`- setup: ${stage.setup === void 0 ? "none" : "the commands below, before the agent"}`,
		...agent.command === void 0 ? [] : [`- program: ${codeSpan(truncateCodePoints(agent.command.join(" "), programCodePoints))}`],
		`- machine: ${runner}${container === void 0 ? "" : `, container ${codeSpan(container)}`}${environment === void 0 ? "" : `, environment ${codeSpan(environment)}`}`
	];
}
const mostTasks = 20;
const valueCodePoints = 100;
/** Renders the tasks of a stage with a matrix, which start together by one approval, each with what it is for. An agent may have written the list. */
function renderTasks(state, { stage, due }) {
	const found = matrixGateOf(state.gates)?.expand(state, {
		name: stage,
		cause: due.cause
	});
	if (found?.kind !== "elements") return [];
	const { length } = found.elements;
	const tasks = found.elements.slice(0, mostTasks).map((element) => {
		const { of, value = of ?? "" } = element;
		const text = typeof value === "string" ? value : JSON.stringify(value);
		const title = elementTitle(state.run, element);
		const whole = title === `${elementName(element)} ${text}` ? "" : ` for ${codeSpan(truncateCodePoints(text, valueCodePoints))}`;
		return `${codeSpan(title)}${whole}`;
	});
	const more = length > mostTasks ? `, and ${length - mostTasks} more` : "";
	return [`- ${length} ${length === 1 ? "task" : "tasks"} of this agent: ${tasks.join(", ")}${more}`];
}
function namesFor(what, names) {
	return names.length === 0 ? [] : [`; for \`${what}\`: ${listNames(names)}`];
}
const programCodePoints = 120;
/** Returns the model of an agent; a program of one's own has none that Baton knows of. */
function modelOf({ engine, model }) {
	if (model !== void 0) return `, model ${codeSpan(model)}`;
	return engine === "command" ? "" : ", the engine's own choice of model";
}
const accessWords = {
	read: " (it may change nothing)",
	edit: " (it may change files)",
	full: " (it may change files and run any program)"
};
function listNames(names) {
	return names.length === 0 ? "none" : names.map(codeSpan).join(", ");
}
const setupBytes = 4e3;
function renderSetup({ setup }) {
	return setup === void 0 ? [] : [renderDetails("setup", fencedText(truncateMarkdown(setup, setupBytes), "text"))];
}
/** The size of all fields but the body, and of one line of them: longer names and titles GitHub does not take. */
const fieldsBytes = 6e3;
const nameCodePoints = 300;
/** Renders the fields of a built-in. The body has its lines; all others are one line each. */
function renderFields(state, { name, stage, due }) {
	const context = buildPromptContext({
		state,
		stage: name,
		due
	});
	const { body, ...others } = stage.with;
	const lines = Object.entries(others).flatMap(([key, value]) => {
		const full = [value].flat().map((part) => typeof part === "string" ? renderName(part, context) : String(part)).filter((part) => part !== "");
		return full.length === 0 ? [] : [`- ${key}: ${full.map(codeSpan).join(", ")}`];
	});
	return [truncateMarkdown(lines.join("\n"), fieldsBytes), ...typeof body === "string" && body !== "" ? [renderBody(body, context)] : []];
}
function renderName(template, context) {
	const rendered = renderLine({
		template,
		context
	});
	return rendered.ok ? truncateCodePoints(rendered.value, nameCodePoints) : `(${oneLine(rendered.error.message)})`;
}
const bodyBytes = 12e3;
function renderBody(template, context) {
	const rendered = renderText({
		template,
		context
	});
	const text = rendered.ok ? rendered.value : rendered.error.message;
	const shown = quote(neutralise(truncateMarkdown(text, bodyBytes)));
	return renderDetails("body", truncateMarkdown(shown, bodyBytes));
}

// src/core/view/comment/approval-request.ts
/** The digits of a digest that people read and type. */
const shownDigits = 7;
/** Returns the marker of the comment that asks. Its digest tells it from earlier requests of the same stage. */
function approvalMarker(run, { stage, digest }) {
	return viewMarker("request", `${run}/${stage}/${digest}`);
}
/** Renders the command that approves what was shown. */
function approveCommand({ stage, digest }) {
	return `/baton approve ${stage} ${digest.slice(0, 7)}`;
}
/**
* Renders the one new comment in which a run asks for an approval: who may give it, what to type, and all that the person decides
* about. The text of others is harmless, and is redacted by the caller.
*/
function renderApprovalRequest(state, request) {
	const { run } = state;
	const approval = approvalOf(run, request.stage);
	const place = viewThreadOf(run) === run.body.trigger.subject.number ? "" : ` on ${describeSubject(run, viewThreadOf(run))}`;
	return [
		`✋ **\`${request.stage}\` waits for approval.** ${describeWho(state, request, approval)}`,
		`To let it start, post a new comment${place} with this line:`,
		`\`\`\`text\n${approveCommand(request)}\n\`\`\``,
		`A 👍 on your comment says that it counted. To end the whole run instead, comment${place} \`/baton reject ${request.stage} <why>\`. Without either, the stage waits without limit, and no job of it runs.`,
		...renderWork(state, request),
		...renderChanges(request.changes),
		...renderHandoffs(state, request.stage),
		`<sub>Run \`${run.run}\`. \`${request.digest.slice(0, 7)}\` is no commit: it stands for exactly what is shown here. If any of that changes, the command does nothing and a new comment asks.</sub>`,
		approvalMarker(run.run, request)
	].join("\n\n");
}
function describeWho(state, { approved }, approval) {
	if (approval === void 0) return "";
	const { count, self } = approval;
	const who = `${describeApprovers(approval, (login) => mention(login) ?? codeSpan(login))} can approve.`;
	const left = count - new Set(approved).size;
	return `${who}${count === 1 ? "" : ` ${count} different people must approve${left === count ? "" : `, ${left} more after ${approved.map(codeSpan).join(", ")}`}.`}${self ? describeStarter(state, approval) : ` ${describeInvolved(state)} started, retried or answered the run and cannot approve it.`}`;
}
/** Mentions who started the run, where people are named by their role alone: GitHub then tells at least one person. */
function describeStarter(state, { users = [] }) {
	const starter = users.length === 0 ? mentionStarter(state) : void 0;
	return starter === void 0 ? "" : ` So can ${starter}, who started the run, with that role.`;
}
function describeInvolved(state) {
	const people = [state.run.body.trigger.actor, ...state.decisions.map(({ body }) => body.actor)];
	const involved = involvedIn(state);
	return [...new Set(people.filter(({ id }) => involved.has(id)).map(({ login }) => codeSpan(login)))].join(", ");
}
const handoffBytes = 2e4;
/** Renders the handoffs that the execution is given, each folded. */
function renderHandoffs(state, stage) {
	const sections = ancestorsOf(pipelineOf(state.run), stage).flatMap((name) => {
		const source = findHandoffSource(state, name);
		if (source === void 0) return [];
		const { handoff } = source.body;
		if (handoff === void 0) return [[`**\`${name}\`** handed over ${renderArtifactLink(source.body)}.`]];
		const title = `Handoff of <code>${name}</code>`;
		const page = pageOf(state.run);
		const summary = quote(neutralise(handoff.summary, page));
		const short = `_The rest is too long to show here: \`/baton handoff ${name}\` shows it._`;
		return [[renderDetails(title, [summary, ...renderHandoffDetail(handoff, {
			title: "Detail and data",
			page
		})].join("\n\n")), renderDetails(title, [summary, short].join("\n\n"))]];
	});
	const { kept, dropped } = packSections(sections, handoffBytes);
	if (sections.length === 0) return [];
	const note = dropped === 0 ? [] : [`_${dropped} more are too long to show here._`];
	return [
		`**What it is given**`,
		...kept,
		...note
	];
}

// src/core/prompt/start-branches.ts
/**
* Lists the branches that an execution starts from or shows, without a request. The first one that exists counts: that of an agent's
* own stage, as its job checks that out, or the one that a pull request is for; then the branch of the newest commit before it.
*/
function listStartBranches(state, execution) {
	const branches = [findOwnBranch(state, execution), publishedBefore(state, execution.stage)?.branch];
	return [...new Set(branches.filter((branch) => branch !== void 0))];
}
function findOwnBranch(state, { stage: name, due }) {
	const stage = stageOf(state.run, name);
	if (isAgentStage(stage)) {
		const rendered = renderStageBranch(state, {
			stage: name,
			due
		});
		return findHeldBranch(state, name) ?? (rendered.ok ? rendered.value : void 0);
	}
	if (stage.uses !== "pull-request") return void 0;
	const { all, last } = listPublishedBranches(state, name);
	const template = stage.with.branch;
	if (template === void 0) return last.length === 1 ? last[0] : void 0;
	const rendered = renderLine({
		template,
		context: buildPromptContext({
			state,
			stage: name,
			due
		})
	});
	return rendered.ok ? all.find((branch) => branch === rendered.value) : void 0;
}

// src/engine/view/approval-digest.ts
/**
* Reads what an approval is about. The records say it, apart from the tip of the branch, which somebody may have moved since: so
* the digest is made again from GitHub's answer whenever it is shown or compared.
*/
async function readAskedApproval(engine, question) {
	const { reading, row } = question;
	const { name: stage, next: due } = row;
	const { run } = reading.state;
	const filled = await loadHandoffs(engine.ports, {
		state: reading.state,
		stages: ancestorsOf(pipelineOf(run), stage)
	});
	if (!filled.ok) engine.ports.log.warning(`The request for approval of ${run.run}/${stage}: ${filled.error.problem.message}`);
	const state = filled.ok ? filled.value : reading.state;
	const tip = await readTip(engine, {
		state,
		stage,
		due
	});
	const own = new Set(approvalSeqs(reading.state, {
		stage,
		due
	}));
	const records = reading.stored.filter(({ record }) => record.run === run.run && own.has(record.seq)).map(({ digest }) => digest);
	const covered = {
		run: run.run,
		stage,
		basis: row.wait.basis,
		records: records.toSorted(),
		head: tip.head
	};
	return {
		...question,
		...tip,
		state,
		stage,
		digest: approvalDigestOf(engine, covered)
	};
}
/**
* Returns the digest of what an approval covers. People type a few digits of it, so they must not be foreseeable: whoever may push
* could else try commits until one has the digits of the comment that asks. An Ed25519 signature is always the same for one text.
*/
function approvalDigestOf({ ports }, covered) {
	const text = `approval ${canonicalJson(covered) ?? ""}`;
	return ports.hasher.sha256(`${text} ${ports.signer?.sign(text) ?? ""}`).slice(7);
}
/** Lists the comments of ours that asked for the approval of a stage, the oldest first. */
function listRequestsFor({ state, stage }, own) {
	return own.filter(({ body }) => isRequestFor(body, {
		run: state.run.run,
		stage
	}));
}
/** Finds the newest comment that asked for the approval of a stage, if it shows what would start now. */
function findShown(asked, own) {
	const newest = listRequestsFor(asked, own).at(-1);
	return newest !== void 0 && hasMarker(newest, approvalMarker(asked.state.run.run, asked)) ? newest : void 0;
}
/** Reads the commit that the stage would start from: the tip of the first of its branches that is there. */
async function readTip(engine, { state, ...asked }) {
	for (const branch of listStartBranches(state, asked)) {
		const head = await engine.ports.commits.readBranch(branch);
		if (head !== void 0) return {
			head,
			branch
		};
	}
	return {
		head: unapprovedCommitOf(state, asked.stage),
		branch: void 0
	};
}

// src/core/view/status-labels.ts
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
	await change(engine, state, async () => {
		for (const name of staleLabels(present)) await engine.ports.subjects.removeLabel(subject.number, name);
		await engine.ports.subjects.addLabels(subject.number, [runningLabel]);
	});
}
/** Returns the labels that a run puts on its subject when a person must act on it. */
function labelsOfNeed(state) {
	return isLabelled(state) && state.end !== void 0 ? statusLabelsOf(state) : [needsHumanLabel];
}
/** Removes the label that calls for a person, when nothing of the run waits for one any more. */
async function labelSettled(engine, state) {
	if (awaitingRows(state).length > 0 || needsPerson(state.end?.body.outcome ?? "succeeded")) return;
	const { number } = state.run.body.trigger.subject;
	await change(engine, state, () => engine.ports.subjects.removeLabel(number, needsHumanLabel));
}
/** Removes the label of a run under way when the run has ended, unless another run about the subject is still under way. */
async function labelEnded(engine, { state, stored }) {
	if (state.end === void 0) return;
	if (!isLabelled(state)) return;
	const { number } = state.run.body.trigger.subject;
	if (isOtherAtWork(state, stored)) return;
	await change(engine, state, () => engine.ports.subjects.removeLabel(number, runningLabel));
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
/** Changes the labels of a subject. They are a view for people, so a refusal of GitHub is only logged, as that of the status comment is. */
async function change(engine, state, perform) {
	const what = `The labels of #${state.run.body.trigger.subject.number} that say how the run stands were not changed`;
	await warnIfRefused(engine, {
		what,
		except: refusalsOfLastView(state)
	}, perform);
}

// src/engine/view/ask-approval.ts
/**
* Asks for the approval of a stage in one new comment, and folds what was asked about it before. The label comes first, so the
* comment shows a second try that both are done. The newest comment always shows what waits now: its digest is in the marker. A
* comment that was `changed` does not count as shown.
*/
async function askApproval(engine, question, changed) {
	const { state, run } = {
		state: question.reading.state,
		run: question.reading.state.run
	};
	const step = {
		what: `Nobody was asked about run ${run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		const asked = await readAskedApproval(engine, question);
		const own = await listOwnComments(engine, question.reading);
		const older = listRequestsFor(asked, own);
		const shown = findShown(asked, own);
		if (shown !== void 0 && shown.id !== changed?.id) return foldOpen$1(engine, older.slice(0, -1));
		await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
		const text = await renderQuestion(engine, asked);
		await engine.ports.threads.create(viewThreadOf(run), text, approvalMarker(run.run, asked));
		await foldOpen$1(engine, older);
	});
}
/** Folds older requests. Those of which a job died before it could are folded by the next one. */
async function foldOpen$1(engine, older) {
	const open = older.filter(({ isMinimised }) => isMinimised !== true);
	if (open.length > 0) await engine.ports.threads.minimiseAll(open, "outdated");
}
/**
* Returns whether a comment that asks was changed since: whoever may write can edit it, and the marker with the digest stays. Nobody
* but our own account may have edited it, and it must read as it would be written now, with the records that it was written after.
* What an older version wrote in other words counts as changed too. `editor` is undefined when nobody has edited it, or nobody knows.
*/
async function findChange(engine, asked, shown) {
	const now = await engine.ports.edits.readLastEdit(shown);
	if (now === void 0) return { editor: void 0 };
	const { body, editor } = now;
	if (editor?.isAuthor === false) return { editor: editor.login ?? "ghost" };
	const text = await renderQuestion(engine, {
		...asked,
		state: stateBefore(shown, asked)
	});
	return normaliseBody(body) === normaliseBody(text) ? void 0 : { editor: editor?.login };
}
/** Returns the state without the decisions that are newer than a comment: the digest covers all else that is shown. */
function stateBefore({ id }, { state, reading }) {
	const newer = new Set(reading.stored.flatMap(({ record, comment }) => record.run === state.run.run && comment > id ? [record.seq] : []));
	return {
		...state,
		decisions: state.decisions.filter(({ seq }) => !newer.has(seq))
	};
}
async function renderQuestion(engine, asked) {
	const { state, stage, row, digest } = asked;
	const given = findApproval(state, stage, row.wait.basis);
	const approvers = given?.body.digest === digest ? given.body.approval?.approvers ?? [] : [];
	const text = renderApprovalRequest(state, {
		stage,
		digest,
		due: row.next,
		approved: approvers.map(({ login }) => login),
		changes: await readChanges(engine, asked)
	});
	return engine.ports.redactor.redact(text).text;
}
/** Reads what the run has changed so far. A refusal of GitHub costs only the changed lines: the links still show them. */
async function readChanges(engine, { state, head, branch }) {
	const { repository, serverUrl } = engine.settings;
	const page = `${serverUrl}/${repository.owner}/${repository.name}`;
	const base = state.run.body.head;
	const links = {
		base,
		head,
		branch,
		compareUrl: `${page}/compare/${base}...${head}`,
		commitUrl: `${page}/commit/${head}`
	};
	if (base === head) return links;
	const what = `The changes of run ${state.run.run} are not in the comment that asks`;
	return {
		...links,
		comparison: await warnIfRefused(engine, { what }, () => engine.ports.comparisons.compare(base, head))
	};
}

// src/engine/view/ask-person.ts
/**
* Asks a person about a stage that awaits one: adds the label first, then posts the comment, by which a second try knows that both
* are done. Updates a comment that no longer says what to type, as when another stage asks too. What it asks is in the records, so a
* thread that takes no comments is only logged.
*/
async function askPerson(engine, { reading, stage }) {
	const row = awaitingRows(reading.state).find(({ name }) => name === stage);
	if (row === void 0) return;
	if (awaitsApproval(row)) return askApproval(engine, {
		reading,
		row
	});
	await askAnswer(engine, {
		reading,
		row
	});
}
async function askAnswer(engine, { reading, row }) {
	const { state } = reading;
	const marker = requestMarker(state, row);
	const { run } = state;
	const step = {
		what: `Nobody was asked about run ${run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		const text = renderRequest(state, row);
		const known = await readOwnView(engine, {
			reading,
			marker
		});
		if (known === void 0) {
			await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
			await post(engine, {
				run,
				text,
				marker
			});
		} else if (normaliseBody(known.body) !== normaliseBody(text)) await engine.ports.threads.update(known.id, text);
	});
}
/**
* Posts a question. A subject that takes no comments any more does not lose it, where the records stand elsewhere: it stands beside
* them then, and is answered there.
*/
async function post(engine, { run, text, marker }) {
	const thread = viewThreadOf(run);
	try {
		await engine.ports.threads.create(thread, text, marker);
	} catch (error) {
		if (!(error instanceof GitHubError && (error.reason === "comments-refused" || error.reason === "not-found")) || thread === run.thread) throw error;
		engine.ports.log.warning(`The question of run ${run.run} stands on #${run.thread}, because #${thread} refused it: ${error.message}`);
		await engine.ports.threads.create(run.thread, text, marker);
	}
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
	const stages = listStagesOfNeed(state);
	const failed = listFailed(state, stages);
	const own = failed.filter(({ body }) => stages.includes(body.stage));
	const sections = failed.map((task, index) => renderFailed(state, task, failed.slice(0, index)));
	return [
		renderVerdict(state, {
			end,
			stages
		}),
		...renderWay(findGoingOn(state, facts)),
		...renderQuestions(state, stages),
		...renderWarnings(failed),
		...packSections(sections.slice(0, mostShown), decisiveBytes).kept,
		...renderCauses(state, {
			end,
			failed
		}),
		...renderRest(sections.slice(mostShown)),
		`**By itself** ${describeFollowing(state, own)}. All records are kept.${renderStatusLink(state, facts.status)}`,
		...renderMessages(state, failed),
		renderDetails("Names and numbers", fencedText(renderFacts(state, facts), "text")),
		escalationMarker(state.run.run, countReopenings(state))
	].join("\n\n");
}
function renderVerdict(state, { end, stages }) {
	const where = stages.length === 0 ? linkCodes(renderEndReason(end.reason)) : ` in ${listNames$1(stages, (stage) => nameAttempt(state, stage))}`;
	const late = end.outcome === "needs-input" && stages.length > 0 ? ` Nobody answered within ${answerWithin(state.run)}.` : "";
	return `**A person is needed**${mentionOf(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.${late}`;
}
/** Renders what to do. The command is a block, because GitHub puts a button on it that copies the line, and the first of the comment. */
function renderWay(way) {
	const { first, command, effect, others } = way;
	const label = `Take \`${needsHumanLabel}\` off when it is dealt with; the next run takes it off as well.`;
	if (command === void 0) return [`**To go on**, ${renderGoingOn(way)} ${label}`];
	const after = [
		`It ${effect}.`,
		others,
		label
	].filter((part) => part !== "");
	return [
		`**To go on**, ${first}:`,
		`\`\`\`text\n${command}\n\`\`\``,
		after.join(" ")
	];
}
function nameAttempt(state, stage) {
	const last = lastOf(state, stage);
	const attempt = last?.attempt ?? 1;
	const attempts = Math.max(attempt, maxAttemptsOf(state.run, stage));
	const title = codeSpan(titleOf(state.run, stage));
	return attempts === 1 || last?.body.outcome !== "failed" ? title : `${title}, attempt ${attempt} of ${attempts}`;
}
/** Lists the last failures of stages. Those of the children of a stage come before its own: they are often why it failed. */
function listFailed(state, stages) {
	return stages.flatMap((stage) => {
		const own = failuresOf(state, stage).at(-1);
		return own === void 0 ? [] : [...listFailed(state, failedChildrenOf(state, stage)), own];
	});
}
/** Renders the failed attempts of a stage, with the logs of their jobs. */
function renderAttempts(state, stage) {
	const attempts = maxAttemptsOf(state.run, stage);
	const title = codeSpan(titleOf(state.run, stage));
	return failuresOf(state, stage).map(({ attempt, body }) => {
		const url = jobUrl(body.workflowRun);
		const of = attempts === 1 && attempt === 1 ? "" : `, attempt ${attempt} of ${Math.max(attempt, attempts)}`;
		return `- ❌ ${title}${of}: ${reasonWithName(body.failure?.reason ?? body.outcome)}${url === "" ? "" : ` · [log](${url})`}`;
	}).join("\n");
}
/** Renders what the stages ask. */
function renderQuestions(state, stages) {
	return packWithNote(stages.flatMap((stage) => {
		const last = lastOf(state, stage)?.body;
		if (last?.outcome !== "needs-input") return [];
		const title = codeSpan(titleOf(state.run, stage));
		return [[`${title} asks:\n\n${quote(neutralise(last.note ?? "(no question)", pageOf(state.run)))}`, `- ${title} asks.`]];
	}));
}
const mostWarnings = 3;
const warningCodePoints = 600;
/** Renders the warnings with an error code that came with a failure, such as a secret that is missing: they are a usual cause. */
function renderWarnings(failed) {
	const lines = [...new Set(failed.flatMap(({ body }) => body.warnings.filter((warning) => warning.startsWith("BATON-E"))))].slice(0, mostWarnings).map((warning) => `- ⚠️ ${linkCodes(oneLine(warning, warningCodePoints))}`);
	return lines.length === 0 ? [] : [lines.join("\n")];
}
const mostShown = 2;
/** Renders a failed task with the lines that tell why, unless an earlier one has them. The text was redacted when it was recorded. */
function renderFailed(state, { body }, earlier) {
	const text = decisiveOf(body);
	const lines = text === "" || earlier.some((other) => decisiveOf(other.body) === text) ? [] : [fencedText(text, "text"), ...renderCodeLinks(text)];
	const attempts = renderAttempts(state, body.stage);
	return [[attempts, ...lines].join("\n\n"), attempts];
}
/** Renders the failed tasks that are more than a person reads first. */
function renderRest(sections) {
	return sections.length === 0 ? [] : [renderDetails(`${sections.length} more failed`, packWithNote(sections).join("\n\n"))];
}
function decisiveOf({ failure }) {
	return pickDecisiveLines(failure?.message ?? "");
}
/**
* Renders the causes. Without a failed task the text is in the verdict: an agent or its program left a list that is none, or nothing to
* pick by, and the configuration sets all else, such as a limit of the run.
*/
function renderCauses(state, { end, failed }) {
	if (end.outcome === "needs-input") return [];
	const other = /: BATON-E74[68]: /.test(end.reason) ? "agent" : "yours";
	if (failed.length === 0) return [failureCause(other)];
	const kinds = Map.groupBy(failed, ({ body }) => classifyFailure(body.failure?.reason ?? "").kind);
	if (kinds.size === 1) return [...kinds.keys()].map(failureCause);
	return [...kinds].map(([kind, tasks]) => {
		const names = tasks.map(({ body }) => titleOf(state.run, body.stage));
		return `${listNames$1(names, codeSpan)}: ${failureCause(kind)}`;
	});
}
function describeFollowing(state, failed) {
	const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
	const next = state.run.body.trigger.schedule === void 0 ? "" : "; the next time of its schedule starts a new run";
	if (following.has("later")) return `nothing follows: ${failed.map(({ body }) => failureWords(body)).join("; ")}${next}`;
	if (following.has("final")) return `nothing follows, because another attempt would fail the same way${next}`;
	return `nothing follows${following.has("exhausted") ? ": no attempt is left" : ""}${next}`;
}
function renderStatusLink(state, status) {
	const url = statusUrl(state, status);
	return url === void 0 ? "" : ` The [status comment](${url}) has the whole run.`;
}
/** Renders the messages of all failures that are more than the decisive lines, each text once. */
function renderMessages(state, failed) {
	const shown = /* @__PURE__ */ new Set(["", ...failed.map(({ body }) => decisiveOf(body))]);
	const kept = packWithNote(failed.flatMap(({ body }) => failuresOf(state, body.stage)).flatMap(({ attempt, body }) => {
		const message = body.failure?.message ?? "";
		if (shown.has(message)) return [];
		shown.add(message);
		return [[`${codeSpan(titleOf(state.run, body.stage))}, attempt ${attempt}:\n\n${fencedText(message, "text")}`]];
	}));
	return kept.length === 0 ? [] : [renderDetails("What the failures said", kept.join("\n\n"))];
}
function packWithNote(sections) {
	const { kept, dropped } = packSections(sections, partBytes);
	return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}

// src/core/view/listed-run.ts
/** Returns what a list says of a run. `first` is the comment that holds its first record. */
function describeListed(state, first) {
	const { run, end, tasks, tip } = state;
	const { pipeline, trigger, startedAt } = run.body;
	return {
		run: run.run,
		thread: run.thread,
		first,
		pipeline,
		subject: trigger.subject.number,
		title: trigger.subject.title,
		seq: tip.seq,
		outcome: end?.body.outcome,
		turn: end === void 0 ? turnOf(state) : void 0,
		startedAt,
		endedAt: end?.body.finishedAt,
		usage: addUsage(tasks.map(({ body }) => usageOf(body)))
	};
}
function turnOf(state) {
	if (state.paused !== void 0) return "paused";
	return awaitingRows(state).length > 0 ? "awaiting" : "running";
}

// src/engine/view/server-lists.ts
/** Stores how a run stands in the list of the server, if there is one. A fault is logged, because the list is only for people. */
async function listRun({ ports }, { state, first }) {
	try {
		await ports.runList?.put(describeListed(state, first));
	} catch (thrown) {
		ports.log.warning(`Run ${state.run.run} is missing in the list of runs, or outdated there: ${messageOf(thrown)}`);
	}
}
/** Returns whether comments reach Baton; undefined where nobody knows. */
async function askHearing({ settings }) {
	return settings.via === "app" ? true : settings.hearsComments?.();
}
/**
* Finds what of a run waits for its turn, and which starts wait for its end: empty where no server knows it. Of a run that has ended,
* whether a comment lets it go on.
*/
async function findLine(engine, { state, started }) {
	if (state.end !== void 0) return { isHeard: await askHearing(engine) };
	const { line } = engine.ports;
	if (line === void 0) return {};
	const limit = `max-concurrency: ${pipelineOf(state.run)["max-concurrency"] ?? 0}`;
	const waits = /* @__PURE__ */ new Map();
	for (const { name, next } of readyRows(state)) {
		const title = executionTitle({
			run: state.run.run,
			task: name,
			execution: next.execution
		});
		const wait = started.has(name) ? void 0 : await line.findWait(title);
		if (wait !== void 0) waits.set(name, wait.gate === "slot" ? {
			...wait,
			what: limit
		} : wait);
	}
	const { pipeline, trigger } = state.run.body;
	return {
		waits,
		waitingStarts: (await line.listStarts({
			subject: trigger.subject.number,
			pipeline
		})).map(({ cause }) => cause)
	};
}

// src/engine/view/escalate.ts
/**
* Calls for a person: adds the label first, then posts the comment, by which a second try knows that both are done. A thread
* that takes no comments any more is only logged, because the run has ended and its records are stored.
*/
async function escalate(engine, { reading, status }) {
	const { state } = reading;
	if (state.end === void 0) return;
	const facts = {
		end: state.end.body,
		status,
		version: engine.settings.version,
		isHeard: await askHearing(engine)
	};
	const text = renderEscalation(state, facts);
	const step = {
		what: `Nobody was asked about run ${state.run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		if (await isCalled(engine, reading)) return;
		await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, labelsOfNeed(state));
		await engine.ports.threads.create(viewThreadOf(state.run), text, markerOf(state));
	});
}
/** Returns whether a person was called about a run that has ended, or is not needed. */
async function isCalled(engine, reading) {
	const { state } = reading;
	if (!needsPerson(state.end?.body.outcome ?? "succeeded")) return true;
	return await readOwnView(engine, {
		reading,
		marker: markerOf(state)
	}) !== void 0;
}
const markerOf = (state) => escalationMarker(state.run.run, countReopenings(state));

// src/engine/view/close-requests.ts
/**
* Folds the comments in which a run asked a person for what nobody is asked for any more, and takes the label off that called for
* one, unless something else waits. Makes no request for a run that cannot have asked.
*/
async function closeRequests(engine, reading) {
	const { state } = reading;
	const { run } = state.run;
	if (!mayHaveAsked(state)) return;
	const what = `What run ${run} had asked was not folded`;
	await warnIfRefused(engine, {
		what,
		except: refusalsOfLastView(state)
	}, async () => {
		const open = awaitingRows(state);
		const comments = await listOwnComments(engine, reading);
		const old = comments.filter((comment) => comment.isMinimised !== true && parseRequestRun(comment.body) === run && !open.some((row) => isRequestOf(comment, {
			state,
			row
		})));
		if (old.length === 0 && !isLabelAlone(state, comments)) return;
		if (!comments.some((comment) => callsForAnother(comment, reading))) await labelSettled(engine, state);
		if (old.length > 0) await engine.ports.threads.minimiseAll(old, "resolved");
	});
}
/** Returns whether the run asked a question and the label alone is left of it, because somebody deleted the comment. */
function isLabelAlone({ run, tasks }, comments) {
	return tasks.some(({ body }) => body.outcome === "needs-input") && !comments.some(({ body }) => parseRequestRun(body) === run.run);
}
/** Returns whether a comment calls for a person in the name of another run about the same subject, which then keeps the label. */
function callsForAnother({ body, isMinimised }, { state: { run }, stored }) {
	const other = parseRequestRun(body) ?? parseViewMarker("escalation", body)?.split("/")[0];
	if (other === void 0 || other === run.run || isMinimised === true) return false;
	const { number } = run.body.trigger.subject;
	if (viewThreadOf(run) === number) return true;
	const named = stored.find(({ record }) => record.kind === "run" && record.run === other)?.record;
	return named?.kind === "run" && named.body.trigger.subject.number === number;
}
/** Returns whether the run can have asked a person: an agent had a question, or a stage needs an approval. */
function mayHaveAsked({ run, tasks, rows }) {
	if (tasks.some(({ body }) => body.outcome === "needs-input")) return true;
	return [...rows.keys()].some((stage) => approvalOf(run, stage) !== void 0);
}
/** Returns whether a comment asks for what a stage awaits. An older request for the same approval was folded when the newer one came. */
function isRequestOf(comment, { state, row }) {
	if (awaitsAnswer(row)) return hasMarker(comment, requestMarker(state, row));
	return isRequestFor(comment.body, {
		run: state.run.run,
		stage: row.name
	});
}

// src/engine/view/fold-comments.ts
/** Folds what a run that has ended no longer needs to show, and swaps its reaction, by one request where that is possible. */
async function foldEndedRun(engine, { reading, outcome }) {
	const isSwapped = await foldRun(engine, reading, outcome === void 0 ? void 0 : swapOf(reading.state, outcome));
	if (outcome !== void 0 && !isSwapped) await reactToOutcome(engine, reading.state, outcome);
}
/**
* Folds what a run that has ended no longer needs to show, so that its status comment alone stays open: the comments of its
* records, replies that name it, and calls for a person that somebody has acted on. The newest call stays open. Does nothing where
* the records have a thread of their own, which is a closed issue. No text changes, so the records stay valid. Returns whether the reaction
* was swapped as well.
*/
async function foldRun(engine, reading, swap) {
	const { run } = reading.state;
	await closeRequests(engine, reading);
	if (viewThreadOf(run) !== run.thread) return false;
	const records = new Set(commentsOf(reading.stored, run.run).values());
	const folded = /* @__PURE__ */ new Set([
		...records,
		...listContinuations(reading, records),
		...listReplies(reading),
		...listOldCalls(reading)
	]);
	const what = `The comments of run ${run.run} were not all folded`;
	return await warnIfRefused(engine, { what }, async () => {
		const comments = [];
		for (const id of folded) comments.push(...await readComment(engine, {
			reading,
			id
		}));
		return foldOpen(engine, comments, {
			why: "resolved",
			swap
		});
	}) === true;
}
/** Folds the call for a person of a run that somebody lets go on. */
async function foldCalls(engine, reading) {
	const { run } = reading.state;
	const calls = new Set(listOldCalls(reading));
	const what = `The call for a person of run ${run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, reading.thread.filter(({ id }) => calls.has(id)), { why: "resolved" }));
}
/** Folds the status comments of earlier runs as outdated, and their calls for a person: the new run is what somebody did about them. */
async function foldEarlierRuns(engine, { reading, runs, comments }) {
	const isOwn = isBy(ownAccountId(reading));
	const views = comments.filter((comment) => {
		const escalated = parseViewMarker("escalation", comment.body)?.split("/")[0];
		return isOwn(comment) && runs.some((run) => run === escalated || hasMarker(comment, statusMarker(run)));
	});
	const what = `The status of an earlier run than ${reading.state.run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, views, { why: "outdated" }));
}
/** Folds those of the comments that are open. Returns whether the reaction was swapped as well. */
async function foldOpen(engine, comments, { why, swap }) {
	const open = comments.filter(({ isMinimised }) => isMinimised !== true);
	return open.length > 0 && (await engine.ports.threads.minimiseAll(open, why, swap)).isSwapped;
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
function renderPullSummary(state, facts = {}) {
	const { run, body } = state.run;
	const about = hasSubject(body.trigger) ? `, for #${body.trigger.subject.number}` : "";
	const head = `**What led to this pull request:** Baton run \`${run}\` of pipeline \`${body.pipeline}\`${about}.`;
	const leftOut = state.spawned.length === 0 ? [] : listLeftOut(state, facts.head);
	const sections = [...renderLeftOut$1(state, leftOut).map((line) => [line]), ...renderSummaries(state, leftOut)];
	const { kept, dropped } = packSections(sections, recordLimits.commentBytes - frameBytes);
	const taint = taintNote({ outside: outsidersOf(state) });
	const none = kept.length === 0 ? ["No stage has handed anything over."] : [];
	const more = dropped === 0 ? [] : [`_${dropped} more stages handed over more than there is room for._`];
	const foot = `<sub>Details, and how the run goes on, are in ${`[the thread of the run](${threadUrl(state.run, viewThreadOf(state.run))})`}. This comment is redrawn when a stage hands over more.</sub>`;
	return [
		head,
		...taint === void 0 ? [] : [taint],
		...kept,
		...none,
		...more,
		...facts.notes ?? [],
		foot,
		pullSummaryMarker(body.pipeline)
	].join("\n\n");
}
/** Renders the newest handoff of each stage, only its summary. Work that is left out did not lead to the pull request. */
function renderSummaries(state, leftOut) {
	const tasks = state.tasks.filter(({ body }) => !leftOut.some(({ child }) => child.name === body.stage));
	return renderNewestHandoffs({
		...state,
		tasks
	}, ({ body: { stage } }, { summary }) => [[`**${codeSpan(titleOf(state.run, stage))}** handed over:`, quote(neutralise(summary, pageOf(state.run)))].join("\n\n")]);
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
	const what = `The summary on pull request #${stale.pull} was not redrawn`;
	const except = ["unauthenticated", ...refusalsOfLastView(state)];
	await warnIfRefused(engine, {
		what,
		except
	}, () => engine.ports.threads.update(stale.comment, renderPullSummary(state)));
}

// src/engine/view/status-comment.ts
/**
* Redraws the status comment of a run. A refusal is logged and not thrown, because the comment is only for people: nothing
* reads it back. The last drawing is made again until GitHub takes it.
*/
async function drawStatus(engine, drawing) {
	const { status, reading } = drawing;
	const step = {
		what: `The status comment${status === void 0 ? "" : ` ${status}`} was not redrawn`,
		except: [
			"forbidden",
			"unauthenticated",
			...refusalsOfLastView(reading.state)
		]
	};
	await warnIfRefused(engine, step, () => status === void 0 ? drawInPlace(engine, drawing) : redraw(engine, {
		...drawing,
		status
	}));
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
/** Creates a status comment that is not there: `plan` died before it drew, somebody deleted it, or the thread took no comments then. */
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
	if (isSigned && (isElsewhere || status !== void 0 && reading.comments.has(status))) return status;
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
/** The beginning of the keys of `include-keys` that name inputs, and of those that ask for what children left. */
const inputsPrefix = "inputs.";
const childrenPrefix = "children.";
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
/**
* Selects the runs to show: newest first by completion, of the configured phases and scope, up to the limit. `subject`: the subject
* whose runs are shown with `scope: subject`; undefined for all runs.
*/
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
	return findBatonValue(body, key) ?? findHandoffValue(body, key) ?? findNamed(body, key) ?? (Object.hasOwn(body.results, key) ? body.results[key] : void 0);
}
function findBatonValue({ error, message, startedAt, finishedAt }, key) {
	if (key === "error") return error;
	if (key === "message") return message;
	return key === "duration" ? formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : void 0;
}
/** Finds an input, or what children left. */
function findNamed({ inputs = {}, children = {} }, key) {
	const prefix = ["inputs.", "children."].find((each) => key.startsWith(each)) ?? "";
	const map = prefix === "children." ? children : inputs;
	const name = prefix === "" ? "" : key.slice(prefix.length);
	return Object.hasOwn(map, name) ? map[name] : void 0;
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
* Renders the text of `{{ history }}` (DESIGN 4.6), newest run first; empty when there is none. `subject`: the subject of the run
* that asks, for `scope: subject`.
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

// src/core/history/build-history-body.ts
/** Builds what the ledger stores about a run that has ended. It is told from the stages of the configuration. */
function buildHistoryBody(state, end) {
	const { run } = state;
	const handoff = listStageEnds(state).findLast((stage) => stage.handoff !== void 0)?.handoff;
	return {
		pipeline: run.body.pipeline,
		subject: run.body.trigger.subject.number,
		outcome: end.outcome,
		results: resultsOfRun(state),
		...end.outcome === "failed" ? describeFailure(state, end) : {},
		...handoff === void 0 ? {} : { handoff: selectHandoffFields(handoff, includeKeysOf(state)) },
		...selectInputs(state),
		...selectChildren(state),
		usage: buildRunUsage(state),
		startedAt: run.body.startedAt,
		finishedAt: end.finishedAt
	};
}
/** The length of a text in a ledger, which is read page by page: of an input, and of what all children left under one key. */
const mostCodePoints = {
	input: 1e3,
	children: 4e3
};
function includeKeysOf({ run }) {
	return pipelineOf(run).history?.["include-keys"] ?? [];
}
/** Lists the names behind a prefix that the pipeline's history asks for. */
function listNamed(state, prefix) {
	return includeKeysOf(state).flatMap((key) => key.startsWith(prefix) ? [key.slice(prefix.length)] : []);
}
/** Selects the inputs that the pipeline's history names, with their defaults. */
function selectInputs(state) {
	const { body } = state.run;
	const typed = readTypedInputs(pipelineOf(state.run).on, body.trigger.inputs);
	const found = listNamed(state, inputsPrefix).flatMap((name) => Object.hasOwn(typed, name) ? [[name, truncateCodePoints(String(typed[name]), mostCodePoints.input)]] : []);
	return found.length === 0 ? {} : { inputs: Object.fromEntries(found) };
}
/** Selects what children left under the keys that the pipeline's history names: a line for each child, behind its name. */
function selectChildren(state) {
	const named = listNamed(state, childrenPrefix);
	if (named.length === 0) return {};
	const ends = [...state.run.children?.keys() ?? []].map((name) => endOf(state, name));
	const found = named.flatMap((key) => {
		const lines = ends.flatMap((end) => describeChild(end, key));
		return lines.length === 0 ? [] : [[key, truncateCodePoints(lines.join("\n"), mostCodePoints.children)]];
	});
	return found.length === 0 ? {} : { children: Object.fromEntries(found) };
}
function describeChild({ name, bodies, failure, results, handoff }, key) {
	const [first] = bodies;
	const last = bodies.at(-1);
	if (first === void 0 || last === void 0) return [];
	const times = {
		startedAt: first.startedAt,
		finishedAt: last.finishedAt
	};
	const value = findValue({
		...times,
		results,
		handoff,
		error: failure?.reason,
		message: failure?.message
	}, key);
	return value === void 0 ? [] : [`${name}: ${value}`];
}
/** Returns the results of all stages, later ones winning. The final texts of agents are left out: a ledger holds many runs. */
function resultsOfRun(state) {
	const all = listStageEnds(state).flatMap(({ results }) => Object.entries(results));
	return Object.fromEntries(all.filter(([key]) => key !== "response"));
}
/** Describes the failure of the stage with which the run ended, or of the run itself when a limit ended it. */
function describeFailure(state, { reason }) {
	const failure = listStageEnds(state).find(({ name }) => reason.startsWith(`${name}: `))?.failure;
	if (failure === void 0) return { error: reason };
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
	const { stage, time, data } = describeNotice(notice, {
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
function describeNotice(notice, { state, shorten }) {
	const text = (words) => shorten(words, eventLimits.textCodePoints);
	if (notice.on === "end") {
		const { outcome, reason, finishedAt } = notice.end.body;
		return {
			time: finishedAt,
			data: {
				outcome,
				reason: text(reason)
			}
		};
	}
	if (notice.on === "transfer") {
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
	if (notice.on === "needs-input") {
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
	const { cause, execution } = notice.awaiting.next;
	return {
		stage: notice.stage,
		time: findTime(state, cause),
		data: { execution }
	};
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
/** Returns what names the workflow run of a notice, in place of a stage and its execution. */
function noticeTaskOf({ key }) {
	const [on, seq, stage] = key.split("/");
	return {
		task: [
			"notify",
			on,
			...stage === void 0 ? [] : [stage]
		].join(":"),
		execution: Number(seq)
	};
}
/**
* Builds the order that hands a notice to a publish job, because the job that found it may not write contents. The title of its
* workflow run is `<run>/notify:end 9`: no stage has a colon in its name, so nobody takes it for an execution.
*/
function buildNoticeOrder(engine, { reading, notice, status }) {
	const { run } = reading.state;
	const { task, execution } = noticeTaskOf(notice);
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
* Sends a notice to the listeners and endpoints of the pipeline, or hands it to a publish job where this job may not write contents. A question is
* sent once: the comment that asks it comes after its notice, and comes although GitHub refuses that.
*/
async function performNotice(engine, { reading, key, status, start }) {
	const notice = findNotice(reading.state, key);
	if (notice === void 0 || await isAsked(engine, {
		reading,
		notice
	})) return;
	const send = async () => {
		const { dispatches } = receiversOf(reading.state, happeningOf(notice));
		if (dispatches.length > 0 && engine.ports.listeners === void 0) await start(buildNoticeOrder(engine, {
			reading,
			notice,
			status
		}));
		else await sendNotice(engine, {
			state: reading.state,
			notice,
			status
		});
	};
	if (!("stage" in notice)) return send();
	const what = `The listeners of run ${reading.state.run.run} were not told of ${key}`;
	await warnIfRefused(engine, {
		what,
		except: ["unauthenticated"]
	}, send);
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
	if (notice.on === "approval") return isApprovalAsked(engine, {
		reading,
		notice
	});
	if (notice.on !== "needs-input") return false;
	const { stage, asked } = notice;
	const marker = requestMarker(reading.state, {
		name: stage,
		last: asked
	});
	return await readOwnView(engine, {
		reading,
		marker
	}) !== void 0;
}
/**
* Returns whether an approval was asked for since the newest record that the key of its notice names. A branch that moves is asked
* about again, in a comment of its own, and under the same key.
*/
async function isApprovalAsked(engine, { reading, notice }) {
	const { run } = reading.state.run;
	const [, newest] = notice.key.split("/");
	const since = reading.stored.find(({ record }) => record.run === run && record.seq === Number(newest))?.comment ?? 0;
	return (await listOwnComments(engine, reading)).some(({ id, body }) => id > since && isRequestFor(body, {
		run,
		stage: notice.stage
	}));
}
/**
* Tells each endpoint, and sends one event for each type that listens. A refusal is a warning, because the run does not depend on listeners; where GitHub is
* not to be had, the job fails, and runs again.
*/
async function sendNotice(engine, { state, notice, status }) {
	const { listeners, endpoints, redactor, log } = engine.ports;
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
	const receivers = receiversOf(state, happeningOf(notice));
	for (const endpoint of receivers.endpoints) if (endpoints === void 0) log.info(`Endpoint "${endpoint.to}" is not told of ${event.id}: that takes the App.`);
	else await endpoints.tell(endpoint, event);
	for (const type of receivers.dispatches) {
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
		if (all.pages >= 30 || isPast && isEnough(select(all.records))) break;
		const before = isPast ? all.records : [];
		const own = await readPages(engine, {
			issue,
			maxPages: 30 - all.pages,
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
	let isWhole = true;
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
		if (decoded.aside.length > 0) isWhole = false;
		if (!isCut && isEnough(records(), page)) break;
		if (read.length < most) continue;
		isWhole = false;
		break;
	}
	return {
		records: records(),
		comments: read.flat(),
		pages: read.length,
		isWhole: isWhole && !isCut
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
* only logged, because it is no reason not to start (Y-18). In a server the start waits for a GitHub that answers. `text`: the
* text of `{{ history }}`. `flooded`: the ledger that other accounts have flooded with this number of comments; absent where they
* have not.
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
			flooded: isFlooded ? {
				ledger,
				comments: foreign
			} : void 0
		};
	} catch (error) {
		if (mustWait(engine, error)) throw error;
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
	const isFurther = known !== void 0 && !isLaterEnd(span, known.body);
	if (isFurther && !hasUsedMore(reading, state)) return;
	const body = buildHistoryBody(await loadHistoryHandoff(engine, state), end.body);
	const execution = countReopenings(state) + (isFurther ? 1e3 * state.tasks.length : 0);
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
* Returns whether the run has used more than its entries say: an agent that was at work at the end has reported since. Its further
* entry counts for budgets alone.
*/
function hasUsedMore({ records }, { run, tasks }) {
	if (budgetsOf(run.body.config, run.body.pipeline).length === 0) return false;
	const known = records.flatMap(({ record }) => record.kind === "history" && record.run === run.run && record.body.startedAt === run.body.startedAt ? [record.body.usage?.executions ?? 0] : []);
	return Math.max(0, ...known) < tasks.length;
}
/**
* Returns the state with the handoff that goes into the ledger entry. Artifacts expire and the ledger does not, so the
* configured fields are copied from the artifact; other fields stay there.
*/
async function loadHistoryHandoff(engine, state) {
	const keys = pipelineOf(state.run).history?.["include-keys"] ?? [];
	const own = [...state.rows.values()].findLast(({ name, parent }) => parent === void 0 && findHandoffSource(state, name));
	const stages = own !== void 0 && keys.some((key) => key.startsWith("handoff")) ? [own.name] : [];
	const children = keys.some((key) => key.startsWith(`${"children."}handoff`)) ? [...state.run.children?.keys() ?? []] : [];
	if (stages.length + children.length === 0) return state;
	const filled = await loadHandoffs(engine.ports, {
		state,
		stages: [...stages, ...children]
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
/** Performs effects in their order: starts first, then the views for people. */
async function performEffects(engine, request) {
	const { status, start = (order) => engine.ports.starter.start(order) } = request;
	const runs = /* @__PURE__ */ new Map();
	const started = [];
	let { reading } = request;
	let outcome;
	for (const effect of await passGates(engine, request)) switch (effect.kind) {
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
		case "end-run": {
			const ended = await endRun(engine, {
				effect,
				reading
			});
			if (ended === void 0) return {
				started,
				workflowRuns: runs,
				state: reading.state
			};
			reading = ended;
			break;
		}
		case "escalate":
			await escalate(engine, {
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
			if (request.effects.some(({ kind }) => kind === "fold-comments")) outcome = effect.outcome;
			else await reactToOutcome(engine, reading.state, effect.outcome);
			break;
		case "write-history":
			await writeHistory(engine, reading.state);
			break;
		case "fold-comments":
			await foldEndedRun(engine, {
				reading,
				outcome
			});
			break;
		case "ignore": engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
	}
	await (await loadBudgets(engine))?.noteRunUsage(engine, reading.state);
	await engine.ports.line?.releaseClaims(reading.state);
	engine.ports.watcher?.see({
		...reading,
		isStarted: runs.size > 0
	});
	return {
		started,
		workflowRuns: runs,
		state: reading.state
	};
}
/** Shows people how the run stands: in the list of runs, in its status comment, in the summary on its pull request, and by its label. */
async function updateViews(engine, { reading, status, started }) {
	const { state } = reading;
	await listRun(engine, reading);
	const comments = commentsOf(reading.stored, state.run.run);
	const body = renderStatusComment(state, {
		started,
		comments,
		...await findLine(engine, {
			state,
			started
		})
	});
	const run = {
		run: state.run.run,
		thread: state.run.thread,
		first: reading.first
	};
	await redrawPullSummary(engine, state);
	await labelEnded(engine, {
		state,
		stored: reading.stored
	});
	if (await engine.ports.drawings?.postpone(run) !== true) {
		await drawStatus(engine, {
			reading,
			status,
			body
		});
		await engine.ports.drawings?.finish(run);
	}
}
/**
* Writes the end that was not in the comment of the last task: a limit was met while we waited, or after a crash. Returns undefined
* where another job had the place: a command on the runs issue holds another lock than the run. Then what follows is its own.
*/
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
	if (await isDisplaced(engine, {
		reading,
		written: stored[0]
	})) {
		engine.ports.log.info(`Run ${run} has gone on meanwhile, so it does not end: ${reason}.`);
		return;
	}
	const all = [...reading.stored, ...stored];
	const next = deriveState(all, run, reading.state.gates);
	if (!next.ok) throw new Error(problemText(next.error));
	return {
		...reading,
		state: next.value,
		stored: all
	};
}
/** Returns whether a record does not count because another one has its place. Where records are lost for certain, the end stands behind their places. */
async function isDisplaced(engine, { reading, written }) {
	const { state, stored, first } = reading;
	const isBehindLost = !stored.some(({ record }) => record.run === state.run.run && record.seq === state.tip.seq);
	if (written === void 0 || isBehindLost) return false;
	const { run, thread } = state.run;
	const seen = await awaitVisible(engine, {
		order: {
			run,
			thread,
			first
		},
		comment: written.comment,
		digest: written.digest
	});
	return !seen.ok && seen.error.cause === "displaced-record";
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
/** Returns whether a job of ours that writes records, and starts what follows from them, is queued or at work. */
function isWriting(jobs) {
	return jobs.some((job) => job.status !== "completed" && ownJobs.some((id) => isJob(job, id)));
}
/**
* Finds the job of ours that has to run again, so that neither the event nor the output of an agent is lost. Never the agent's own
* job, because `publish` records how that one ended. A `plan` that was cancelled at work was cancelled by somebody; one that was
* cancelled before it began found its concurrency group full. The group of a `forward` holds events of one person about one thread
* alone, so a full one is left alone.
*/
function findJobToRerun(jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const broken = ownJobs.map((id) => jobs.find((job) => isJob(job, id))).find((job) => job !== void 0 && isBroken(job));
	if (broken === void 0) return void 0;
	if (isJob(broken, "publish") || broken.conclusion !== "cancelled") return broken;
	return broken.began || isJob(broken, "forward") ? void 0 : broken;
}
/** Returns whether a job ended without having done its work. */
function isBroken({ conclusion }) {
	return conclusion !== "success" && conclusion !== "skipped";
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

// src/core/launch/execution-status.ts
/** The first start, and three tries to record its loss. */
const maxRuns = 4;
/**
* Returns who is at work on an execution. A workflow run that records a loss has the title of the execution, so it counts as work
* on it.
*/
function statusOf({ dispatched: seen, inline }) {
	const dispatched = withoutSkipped(seen);
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
/** The number of workflow runs of one execution after which GitHub skips them for another reason than a change of the side. */
const maxSkipped = 4;
/**
* Leaves out workflow runs that GitHub skipped because the repository had changed from the Action to the App or back: nobody has
* begun their order. Where each of many was skipped, something else keeps them from beginning. Then the newest stands for them all, so
* that its loss is recorded and does not look as if the recording had failed.
*/
function withoutSkipped(seen) {
	const begun = seen.filter(({ conclusion }) => conclusion !== "skipped");
	if (seen.length - begun.length < maxSkipped) return begun;
	const newest = seen.find(({ conclusion }) => conclusion === "skipped");
	return seen.filter((run) => run === newest || run.conclusion !== "skipped");
}
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

// src/engine/gate/worker.ts
/** Reads who is at work on an execution that is due. One request, two for the first task of a run. */
async function readStatus({ ports }, { reading, row: { name, next }, own }) {
	const { run, seq, body } = reading.state.run;
	const title = executionTitle({
		run,
		task: name,
		execution: next.execution
	});
	const dispatched = await ports.workflowRuns.listRuns(title, reading.first.at);
	const planner = body.workflowRun;
	const mayBeInline = dispatched.length === 0 && next.cause === seq && planner.id !== 0 && planner.id !== own;
	return statusOf({
		dispatched,
		inline: mayBeInline ? {
			run: planner,
			jobs: await ports.workflowRuns.listJobs(planner.id)
		} : void 0
	});
}
/**
* Reads why nobody is at work on an execution that is due; undefined while somebody is. `busy`: workflow runs of which a job was started
* again just now, which GitHub may still list as ended.
*/
async function readStall(engine, request, busy) {
	const stall = findStall(await readStatus(engine, request));
	return stall?.kind === "lost" && busy?.has(stall.workflowRun) === true ? void 0 : stall;
}
/** Reads why nobody is at work on what a title names; undefined while somebody is. */
async function readStallOf({ ports }, { title, since }) {
	return findStall(statusOf({ dispatched: await ports.workflowRuns.listRuns(title, since) }));
}
/** Reads whether a workflow run is at work on the execution of an order that is to record a loss, but for `own`, which has that order. */
async function isTakenOver(workflowRuns, { order, own }) {
	return (await workflowRuns.listRuns(executionTitle(order), order.first.at)).some(({ id, status }) => id !== own && status !== "completed");
}
/**
* Reads whether the workflow run that wrote a record has a job at work that comes to what follows from the record. Our own job has come to
* that, and the records of the App name no workflow run.
*/
async function isStillWriting({ ports, settings }, workflowRun) {
	if (workflowRun === 0 || workflowRun === settings.workflowRun?.id) return false;
	return isWriting(await ports.workflowRuns.listJobs(workflowRun).catch(noneOfDeleted));
}
function noneOfDeleted(thrown) {
	if (thrown instanceof GitHubError && thrown.reason === "not-found") return [];
	throw thrown;
}
/** Reads whether a workflow run other than our own is at work on an execution. */
async function isAtWork(engine, request) {
	return (await readWorkers(engine, request)).length > 0;
}
/** Lists the workflow runs that are at work for a run, or will be: those of all executions that are due, or of the given ones. */
async function listWorkers(engine, reading, rows = readyRows(reading.state)) {
	const workers = [];
	for (const row of rows) workers.push(...await readWorkers(engine, {
		reading,
		row
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
* accepted it, and then a policy or a startup failure prevented it (DESIGN 2). `endedSince`: from when on a workflow run that is
* over counts. The beginning of the run for most orders. Titles repeat after a resume, so there it is the time of the decision,
* and a decision that was made just now has none.
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
		if (conclusion === "skipped") continue;
		if ((await ports.workflowRuns.listJobs(id)).some((job) => job.conclusion !== "skipped")) return {
			id,
			url
		};
		ports.log.warning(`Workflow run ${id} for ${title} ended as "${conclusion ?? "nothing"}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${url}`);
	}
}

// src/engine/decision/apply-decision.ts
/**
* The room of decisions: a person, a comment or a change of the subject pauses, resumes, retries or ends a run.
*
* 1. `apply-change.ts` finds the open runs about a subject and what its change means to each; `replace-run.ts` ends a run for a newer
*    one. Both call `applyDecision`, as the commands do.
* 2. `applyDecision` reads the run and returns a refusal where the decision would have no effect.
* 3. It writes the decision, with the end of the run where the decision ends it, in one comment.
* 4. It stops the workflow runs at work, decides what follows, and performs that.
*/
/**
* Writes a decision about a run and does what follows from it. The error says in a sentence why the decision would mean nothing.
* Runs under the subject's lock. Idempotent: a comment or event decides once, and a decision that a crash cut off is completed.
*/
async function applyDecision(engine, request) {
	const reading = await readRun(engine, request);
	if (!reading.ok) return failure(problemText(reading.error));
	const own = reading.value.stored.filter(({ record }) => record.run === request.run);
	const unfit = request.verb === "retry" ? findUnfit(own, request.stage ?? "") : void 0;
	if (unfit !== void 0) return failure(problemText(unfit));
	const build = (now) => buildDecisionComment(engine, {
		request,
		state: now.state
	});
	const appended = await appendAndRead(engine, {
		order: request,
		reading: reading.value,
		build
	});
	if (appended.kind === "failed") throw new Error(problemText(appended.problem));
	if (appended.kind === "not-needed") return typeof appended.reason === "string" ? failure(appended.reason) : success(await completeDecision(engine, {
		request,
		reading: appended.reading,
		decision: appended.reason,
		isNew: false
	}));
	const { record } = appended.first;
	if (record.kind !== "decision") throw new Error("The store did not append the decision.");
	return success(await completeDecision(engine, {
		request,
		reading: appended.reading,
		decision: record,
		isNew: true
	}));
}
/**
* Builds the comment with the decision, and with the end of a run that ends by it. The error is the record, where the same comment
* or event has decided before, or a sentence that says why the decision would mean nothing.
*/
async function buildDecisionComment(engine, { request, state }) {
	const earlier = findDecision(state, request);
	if (earlier !== void 0) return failure(earlier);
	const draft = draftDecision(engine, {
		request,
		state
	});
	const isRetry = request.verb === "retry";
	const refusal = checkDecision(state, request) ?? (isRetry ? explainVainRetry(stateWith(state, [draft]), engine.ports.clock.now()) : void 0);
	if (refusal !== void 0) return failure(refusal);
	const stopping = endsRun(request) ? await listWorkers(engine, {
		state,
		first: request.first
	}) : [];
	return success({
		drafts: endsRun(request) ? [draft, draftCancelledEnd(state, draft)] : [draft],
		visible: engine.ports.redactor.redact(renderDecisionComment({
			...draft,
			...describeNext(state, draft),
			stopping
		})).text
	});
}
/** Describes what keeps stages from starting after a decision. */
function describeNext(state, draft) {
	const awaited = awaitingRows(stateWith(state, [draft])).filter(awaitsApproval);
	const parents = draft.body.verb === "retry" ? listFailedParents(state, draft.task) : [];
	return {
		isPaused: state.paused !== void 0,
		awaited: awaited.map(({ name }) => name),
		parents
	};
}
/** Finds the decision of this very comment or event. */
function findDecision({ decisions }, { verb, source }) {
	return decisions.find(({ body }) => body.verb === verb && JSON.stringify(body.source) === JSON.stringify(source));
}
function draftDecision(engine, { request, state }) {
	const { run, verb, actor, reason, source, stage, askedAt, text, isOutside, digest, approval } = request;
	const decidedAt = engine.ports.clock.now();
	return {
		kind: "decision",
		run,
		task: stage ?? "",
		attempt: 0,
		execution: state.decisions.length + 1,
		body: {
			verb,
			actor: {
				id: actor.id,
				login: actor.login
			},
			reason,
			...text === void 0 ? {} : { text },
			...isOutside === true ? { outside: true } : {},
			...digest === void 0 ? {} : { digest },
			...approval === void 0 ? {} : { approval },
			source,
			...askedAt === void 0 ? {} : { askedAt },
			decidedAt,
			...engine.settings.workflowRun.id === 0 ? {} : { workflowRun: engine.settings.workflowRun.id }
		}
	};
}
function endsRun({ verb }) {
	return verb === "cancel" || verb === "supersede" || verb === "reject";
}
function draftCancelledEnd(state, draft) {
	return draftEnd(stateWith(state, [draft]), {
		outcome: "cancelled",
		reason: describeEnd(draft),
		finishedAt: draft.body.decidedAt
	});
}
function describeEnd({ task, body }) {
	const { verb, actor, reason, text } = body;
	if (verb === "reject") return `${actor.login} did not approve ${task}: ${text === void 0 ? "no reason was given" : text}`;
	return `${verb === "cancel" ? "cancelled by" : "ended for a newer run by"} ${actor.login}: ${reason}`;
}
async function completeDecision(engine, { request, reading, decision, isNew }) {
	const stopped = endsRun(request) ? await stopWorkers(engine, await listWorkers(engine, reading)) : [];
	if (request.verb === "retry" && reading.state.end === void 0) {
		await labelRunning(engine, reading.state);
		await foldCalls(engine, reading);
	}
	await closeRequests(engine, reading);
	const effects = decide(reading.state, {
		cause: decision.seq,
		now: engine.ports.clock.now()
	});
	const { started, state } = await performEffects(engine, {
		effects: effects.filter(({ kind }) => kind !== "ignore"),
		reading,
		status: await readStatusComment(engine, reading),
		start: createOnceStarter(engine, isNew ? void 0 : decision.body.decidedAt)
	});
	return {
		decision,
		isNew,
		started,
		stopped,
		state
	};
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
		`Sweep: ${open.length === 1 ? "1 run has" : `${open.length} runs have`} not ended; ${found.length + repeated.length === 0 ? "none of them was stuck" : "at least one of them was stuck"}.`,
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
	if (stall.kind === "never-started") return isDone ? "it was due and never started; it was started now." : "it is due and was never started.";
	if (stall.kind === "hopeless") return `${stall.tries} workflow runs are over and none left a record${isDone ? ", so it was left alone" : ""}. Look at the log of the newest one.`;
	const [found, done] = stallWords(stall);
	return isDone ? `${found}; ${done}.` : `${found}.`;
}
/** Returns what is wrong, and what a sweep does about it. */
function stallWords(stall) {
	const job = "a publish job was started";
	if (stall.kind === "lost") return [`workflow run ${stall.workflowRun} is over and left no record`, `${job} to settle that`];
	if (stall.kind === "unanswered") return ["nobody answered its question in time", `${job} that ends the run`];
	if (stall.kind === "expired") return ["the time of its wait is over", `${job} that ends it`];
	if (stall.kind === "unasked") return ["it waits for a person whom nobody has asked", `${job} that asks`];
	if (stall.kind === "half-ended") return ["it has ended, and its status, its ledger or a call for a person does not say so", `${job} that completes this`];
	const { workflowRun, job: name } = stall;
	return [`job ${name} of workflow run ${workflowRun} ended without having done its work`, "it was started again"];
}

// src/engine/gate/rerun-jobs.ts
/** The number of times that one job is tried; others of its workflow run count for themselves. It then fails for a lasting reason. */
const maxAttempts = 3;
/** Reads which job of a workflow run has to run again; undefined when none has to, or it has been tried often enough. */
async function readBrokenJob({ ports }, workflowRun) {
	const broken = findJobToRerun(await ports.workflowRuns.listJobs(workflowRun));
	if (broken === void 0 || broken.attempt < maxAttempts) return broken;
	return (await ports.workflowRuns.listJobs(workflowRun, "all")).filter((job) => job.name === broken.name && isBroken(job)).length < maxAttempts ? broken : void 0;
}
/** The time span in which broken workflow runs, and ends that are half done, are looked for: twice as long as an order is valid. */
const windowMilliseconds = 3456e5;
function sweepSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}
/** The number of workflow runs that one sweep looks at: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;
/**
* Reads one after the other the workflow runs of which a job ended without having done its work: a `plan` that found its group
* full or died has its event still, and a `publish` that died has the output of its agent. The caller can act on each before the
* next one is asked for, so a sweep that is cut off has started some of them again. `own`: our own workflow run, which is not
* over and is not looked at. `lookedAt`: receives the workflow runs that were looked at.
*/
async function* readRunsWithBrokenJob(engine, { since, own, lookedAt }) {
	const { workflowRuns, log } = engine.ports;
	const listed = rankBrokenRuns(await workflowRuns.listBroken(since));
	if (listed.length > maxLookedAt) log.warning(`${listed.length} workflow runs failed or were cancelled; this sweep looks at ${maxLookedAt}: the newest that were dispatched or scheduled, then the newest of each account.`);
	for (const { id, title } of listed.slice(0, maxLookedAt)) {
		const job = id === own ? void 0 : await readBrokenJob(engine, id);
		lookedAt?.add(id);
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
		if (!(error instanceof GitHubError) || isPassing(error)) throw error;
		ports.log.warning(`The job ${job.name} of workflow run ${id} was not started again: ${error.message}`);
		return false;
	}
	ports.log.warning(`The job ${job.name} of workflow run ${id} ended as "${job.conclusion}" and was started again.`);
	return true;
}
function isPassing({ reason }) {
	return reason === "unauthenticated" || reason === "unavailable" || reason === "rate-limited";
}
/** Lets the publish job of a lost workflow run, if that is what died, run again: it still has the output of its agent. Undefined where none runs again. */
async function rerunPublisher(engine, stall) {
	if (stall.kind !== "lost") return void 0;
	const { workflowRun } = stall;
	const job = await readBrokenJob(engine, workflowRun);
	if (job === void 0 || !await rerunJob(engine, {
		id: workflowRun,
		job
	})) return void 0;
	return {
		kind: "repeated",
		workflowRun,
		job: job.name
	};
}

// src/engine/sweep/list-stalled-tasks.ts
/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 12e4;
/** Lists the executions that a run is stuck on. A run that is paused waits for nobody, because nothing may be started. */
async function listStalledTasks(engine, request) {
	const { reading } = request;
	const { state } = reading;
	if (state.end !== void 0 || isPaused(engine, state)) return [];
	const isAtWork = createIsAtWork(engine, request.busy);
	const stalled = await listStalledDue(engine, request, isAtWork);
	if (request.onlyUnstarted === true) return stalled;
	const late = [...listUnanswered(engine, state), ...listExpiredWaits(engine, state)];
	const mayBeUnasked = late.length === 0 && request.hasAsked !== true && awaitingRows(state).length > 0;
	return [
		...stalled,
		...late,
		...mayBeUnasked ? await listUnasked(engine, {
			reading,
			isAtWork
		}) : []
	];
}
/** Returns what tells whether somebody may be at work on what follows from a record. `busy` is that of a `StallRequest`. */
function createIsAtWork({ ports }, busy) {
	return ({ at, workflowRun }) => Date.parse(ports.clock.now()) - Date.parse(at) < graceMilliseconds || busy?.has(workflowRun) === true;
}
/** Lists the executions that are due and that nobody is at work on. */
async function listStalledDue(engine, request, isAtWork) {
	const { reading, onlyUnstarted = false } = request;
	const stalled = [];
	for (const row of readyRows(reading.state)) {
		const { name: stage, next: due } = row;
		const cause = findTriggeringRecord(reading, due);
		if (!onlyUnstarted && isAtWork(cause)) continue;
		const title = executionTitle({
			run: reading.state.run.run,
			task: stage,
			execution: due.execution
		});
		if (await request.isWaiting?.(title) === true) continue;
		const stall = await readStall(engine, {
			reading,
			row
		}, request.busy);
		if (stall === void 0 || !onlyUnstarted && await isStillWriting(engine, cause.workflowRun)) continue;
		if (!onlyUnstarted || stall.kind === "never-started" || isLossOf(stall, request.skipped)) stalled.push({
			stage,
			due,
			title,
			stall
		});
	}
	return stalled;
}
function isLossOf(stall, workflowRun) {
	return stall.kind === "lost" && workflowRun !== void 0 && stall.workflowRun === workflowRun;
}
/** Lists the waits whose time is over: the publish job of the execution that waits ends them. */
function listExpiredWaits(engine, state) {
	return listExpired(state, engine.ports.clock.now()).map(({ stage, last: { attempt, execution, seq } }) => ({
		stage,
		due: {
			attempt,
			execution,
			cause: seq
		},
		title: executionTitle({
			run: state.run.run,
			task: stage,
			execution
		}),
		stall: { kind: "expired" }
	}));
}
/** Lists the question that keeps a run from its end although the time for an answer is over. One is enough to end the run. */
function listUnanswered(engine, state) {
	const now = engine.ports.clock.now();
	const [late] = decide(state, {
		cause: state.tip.seq,
		now
	}).some(({ kind }) => kind === "end-run") ? unanswered(state).filter((row) => isOverdue(state, row, now)) : [];
	if (late === void 0) return [];
	const { attempt, execution, seq } = late.last;
	const title = executionTitle({
		run: state.run.run,
		task: late.name,
		execution
	});
	return [{
		stage: late.name,
		due: {
			attempt,
			execution,
			cause: seq
		},
		title,
		stall: { kind: "unanswered" }
	}];
}
/**
* Lists the stages that wait for a person whom nobody has asked: the job that was to ask died, and GitHub ran it not again. Makes no
* request where people are asked on the thread that has the records.
*/
async function listUnasked(engine, { reading, isAtWork }) {
	const { state, first } = reading;
	const { run } = state.run;
	const unasked = [];
	const own = [...reading.thread.filter(isBy(ownAccountId(reading))), ...await listOwnComments(engine, reading)];
	for (const row of awaitingRows(state)) {
		const { name: stage } = row;
		const due = dueOf(row);
		const cause = findTriggeringRecord(reading, due);
		if (isAtWork(cause) || own.some((comment) => asks(comment, {
			state,
			row,
			after: cause.comment
		}))) continue;
		const title = executionTitle({
			run,
			...noticeTaskOf({ key: askKey(stage, due.cause) })
		});
		const stall = await readStallOf(engine, {
			title,
			since: first.at
		});
		if (stall === void 0 || await isStillWriting(engine, cause.workflowRun)) continue;
		const task = executionTitle({
			run,
			task: stage,
			execution: due.execution
		});
		unasked.push({
			stage,
			due,
			title: task,
			stall: stall.kind === "hopeless" ? stall : { kind: "unasked" }
		});
	}
	return unasked;
}
function dueOf(row) {
	if (!awaitsAnswer(row)) return row.next;
	const { attempt, execution, seq } = row.last;
	return {
		attempt,
		execution,
		cause: seq
	};
}
/**
* Returns whether a comment of ours asks what a stage waits for. The digest of an approval may have changed since. `after` is the comment
* with the record since which the stage waits.
*/
function asks(comment, { state, row, after }) {
	if (awaitsAnswer(row)) return hasMarker(comment, requestMarker(state, row));
	return comment.id > after && isRequestFor(comment.body, {
		run: state.run.run,
		stage: row.name
	});
}

// src/engine/sweep/sweep-run.ts
/**
* Starts again what a run is stuck on. Writes nothing itself and holds no lock: a loss is recorded by the publish job
* that it dispatches into the run's own group, and a job that is started once too often finds that the execution is recorded.
*/
async function sweepRun(engine, request) {
	const swept = [];
	if (await isHeldByBudget(engine, request)) return swept;
	for (const task of await listStalledTasks(engine, request)) {
		const stall = (task.stall.kind === "lost" && request.isLookedAt?.(task.stall.workflowRun) === true ? void 0 : await rerunPublisher(engine, task.stall)) ?? await retryStalled(engine, {
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
/** Returns whether the run waits for the next period of a budget. It goes on by itself then. */
async function isHeldByBudget({ ports }, { reading }) {
	const { run } = reading.state;
	return await ports.budgets?.isHeld({
		run: run.run,
		lock: lockOf(run)
	}) === true;
}
/**
* Starts the job that moves a stalled execution on. For a lost agent that job only records the loss; a built-in may run twice, so it is
* started again. If nobody answered or decided in time, a publish job ends the run.
*/
async function retryStalled(engine, { reading, stage, due, stall }) {
	if (stall.kind === "hopeless") return stall;
	if (stall.kind === "unasked") {
		const notice = { key: askKey(stage, due.cause) };
		await engine.ports.starter.start(buildNoticeOrder(engine, {
			reading,
			notice,
			status: await readStatusComment(engine, reading)
		}));
		return stall;
	}
	const job = stall.kind === "unanswered" || stall.kind === "expired" ? "publish" : jobFor(reading.state, stage);
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
		lost: isLost ? stall.workflowRun : void 0
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
	if (!readyRows(state).some(({ name, next }) => {
		return now - Date.parse(findTriggeringRecord(request.reading, next).at) > patienceOf(state, name) * 6e4;
	})) return;
	try {
		await sweepRun(engine, {
			...request,
			hasAsked: true
		});
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`Run ${state.run.run} has a stage that is overdue, which the next sweep has to look after: ${error.message}`);
	}
}
function patienceOf({ run }, stage) {
	const config = stageOf(run, stage);
	return (isAgentStage(config) ? config["timeout-minutes"] : builtinMinutes) + slackMinutes;
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

// src/host/dispatching-starter.ts
/** Creates the starter of the Action: every order becomes a workflow run. */
function createDispatchingStarter(dispatcher) {
	return { start: ({ text }) => dispatcher.dispatch(text) };
}

// src/host/read-repository-file.ts
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
* does not write. `prerequisites`: commits that the receiving repository must have. `heads`: tips that the bundle contains.
*/
function parseBundle(bytes) {
	const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString("latin1");
	const end = text.indexOf("\n\n");
	const [signature, ...lines] = text.slice(0, end).split("\n");
	if (end < 0 || signature !== "# v2 git bundle") return void 0;
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
	await createBareRepository(directory);
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

// src/adapters/git/bundle/try-merges.ts
/**
* Creates the port that merges in a bare repository, with `git merge-tree` of git 2.38 or newer. `path`: the `PATH` to find git
* by.
*/
function createMergeTrials({ remote, path }) {
	return { async tryMerges(onto, ranges) {
		const directory = await mkdtemp(join(tmpdir(), "baton-merge-"));
		try {
			return await mergeAll(createGitTool({
				directory,
				path,
				env: {
					GIT_DIR: directory,
					...identity
				}
			}), {
				remote,
				onto,
				ranges,
				directory
			});
		} catch (error) {
			if (error instanceof GitFailure) return ranges.map(() => ({
				kind: "failed",
				reason: error.message
			}));
			throw error;
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}
/** The name in the commits of this repository alone. GitHub makes those that are published. */
const identity = {
	GIT_AUTHOR_NAME: "Baton",
	GIT_AUTHOR_EMAIL: "baton@invalid",
	GIT_COMMITTER_NAME: "Baton",
	GIT_COMMITTER_EMAIL: "baton@invalid"
};
async function mergeAll(git, { remote, onto, ranges, directory }) {
	await createBareRepository(directory);
	const readTree = async (commit) => {
		await fetchBase(git, remote, commit);
		return git.line([
			"rev-parse",
			"--verify",
			`${commit}^{tree}`
		]);
	};
	let tree = await readTree(onto);
	const tried = [];
	for (const { base, head } of ranges) try {
		const merged = await mergeTrees(git, {
			base: await readTree(base),
			ours: tree,
			theirs: await readTree(head)
		});
		tried.push(await describeMerge(git, {
			before: tree,
			...merged
		}));
		if (merged.conflicts.length === 0) tree = merged.tree;
	} catch (error) {
		if (!(error instanceof GitFailure)) throw error;
		tried.push({
			kind: "failed",
			reason: error.message
		});
	}
	return tried;
}
/**
* Merges two trees by their base. Git wants commits, so each tree gets one. They stand for the real ones, whose histories are not fetched.
*/
async function mergeTrees(git, { base, ours, theirs }) {
	const root = await git.line([
		"commit-tree",
		base,
		"-m",
		"base"
	]);
	const [left, right] = [await git.line([
		"commit-tree",
		ours,
		"-p",
		root,
		"-m",
		"ours"
	]), await git.line([
		"commit-tree",
		theirs,
		"-p",
		root,
		"-m",
		"theirs"
	])];
	const answer = await git.try([
		"merge-tree",
		"--write-tree",
		"-z",
		"--no-messages",
		left,
		right
	]);
	if (answer.status > 1) throw new GitFailure(`git merge-tree ended with ${answer.status}: ${answer.stderr.trim()}`);
	const [tree = "", ...lines] = answer.stdout.toString().split("\0");
	if (!/^[0-9a-f]{40}$/.test(tree)) throw new GitFailure("git merge-tree printed no tree. Git 2.38 or newer is needed");
	return {
		tree,
		conflicts: answer.status === 0 ? [] : lines.flatMap(parseStaged)
	};
}
function parseStaged(line) {
	const [, id, side, path] = /^\d{6} ([0-9a-f]{40}) ([123])\t(.*)$/s.exec(line) ?? [];
	return id === void 0 || side === void 0 || path === void 0 ? [] : [{
		id,
		side,
		path
	}];
}
async function describeMerge(git, { before, tree, conflicts }) {
	if (conflicts.length > 0) return {
		kind: "conflict",
		files: await readConflicts(git, {
			tree,
			conflicts
		})
	};
	if (tree === before) return { kind: "nothing" };
	const parent = await git.line([
		"commit-tree",
		before,
		"-m",
		"before"
	]);
	const merge = await git.line([
		"commit-tree",
		tree,
		"-p",
		parent,
		"-m",
		"merge"
	]);
	const [commit] = await listCommits(git, {
		base: parent,
		head: merge
	});
	const raw = commit?.changes ?? [];
	const ids = raw.filter(({ mode }) => mode !== "000000").map(({ id }) => id);
	const contents = await readObjects(git, ids);
	return {
		kind: "clean",
		baseTree: before,
		changes: raw.map((change) => {
			return {
				path: change.path,
				mode: modeOf(change),
				content: contents.get(change.id) ?? null
			};
		})
	};
}
/** Reads the files of a conflict, with both sides of those that are shown. An agent may bring thousands into conflict. */
async function readConflicts(git, { tree, conflicts }) {
	const paths = [...new Set(conflicts.map(({ path }) => path))];
	const files = [];
	for (const [index, path] of paths.entries()) {
		if (index >= childLimits.conflictFiles) {
			files.push({
				path,
				ours: "",
				theirs: ""
			});
			continue;
		}
		const marked = await git.try([
			"cat-file",
			"blob",
			`${tree}:${path}`
		]);
		const sides = marked.status === 0 ? readSides(marked.stdout) : void 0;
		files.push({
			path,
			...sides ?? await readWhole(git, {
				path,
				conflicts
			})
		});
	}
	return files;
}
/** Reads the lines of both sides between the marks of git; undefined for a file without such marks. */
function readSides(content) {
	const sides = {
		ours: [],
		theirs: []
	};
	let side;
	for (const line of content.toString().split("\n")) if (line.startsWith("<<<<<<< ")) side = "ours";
	else if (line === "=======" && side === "ours") side = "theirs";
	else if (line.startsWith(">>>>>>> ")) side = void 0;
	else if (side !== void 0) sides[side].push(line);
	const [ours, theirs] = [sides.ours.join("\n"), sides.theirs.join("\n")];
	return ours === "" && theirs === "" ? void 0 : {
		ours,
		theirs
	};
}
/** Reads the whole file on both sides, for one that only one side has, or a binary one. A side without it is empty. */
async function readWhole(git, { path, conflicts }) {
	const read = async (side) => {
		const id = conflicts.find((staged) => staged.path === path && staged.side === side)?.id;
		if (id === void 0) return "";
		const content = await git.run([
			"cat-file",
			"blob",
			id
		]);
		return content.includes(0) ? "(binary)" : content.toString();
	};
	return {
		ours: await read("2"),
		theirs: await read("3")
	};
}

// src/engine/dry-ports.ts
/** The effects of every method that writes. A new port or method that is missing here does not compile. */
const effectsOf = {
	"store.append": ({ thread, tip, drafts, visible }) => [`comment on #${thread} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(" and ")}: ${firstLine(visible)}`, (clock) => drafts.map((draft, index) => {
		const place = {
			repo: 0,
			thread,
			seq: tip.seq + index + 1,
			prev: index === 0 ? tip.digest : noDigest
		};
		return {
			record: {
				...draft,
				...place
			},
			digest: noDigest,
			comment: 0,
			writtenAt: clock.now(),
			envelope: {}
		};
	})],
	"threads.create": (thread, body) => [`comment on #${thread}: ${firstLine(body)}`, (clock) => {
		const now = clock.now();
		return {
			id: 0,
			body,
			createdAt: now,
			updatedAt: now,
			author: null
		};
	}],
	"threads.update": (comment, body) => [`change comment ${comment} to: ${firstLine(body)}`],
	"threads.delete": (comment) => [`delete comment ${comment}`],
	"threads.minimiseAll": ({ length }) => [length === 0 ? [] : `fold ${length === 1 ? "a comment" : `${length} comments`} of Baton`, () => ({ isSwapped: false })],
	"reactions.add": (place, content) => [`react to ${nameOf(place)} with ${content}`, () => 0],
	"reactions.replaceEyes": (place, _eyes, content) => [[`react to ${nameOf(place)} with ${content}`, `take the reaction to ${nameOf(place)} away`]],
	"reactions.remove": (place) => [`take the reaction to ${nameOf(place)} away`],
	"subjects.addLabels": (subject, labels) => [`label #${subject} with ${labels.join(", ")}`],
	"subjects.removeLabel": (subject, label) => [`take the label ${label} off #${subject}`],
	"ledgers.create": (kind, pipeline) => [`open and close the issue that keeps the ${kind} of pipeline ${pipeline}`, (clock) => ({
		number: 0,
		comments: 0,
		open: false,
		locked: false,
		url: "",
		createdAt: clock.now()
	})],
	"ledgers.close": (number) => [`close issue #${number}`],
	"commits.createCommit": ({ parent, message, changes }) => [`commit ${changes.length} files on ${parent.slice(0, 12)}: ${firstLine(message)}`, () => ({
		sha: parent,
		tree: parent,
		verified: false
	})],
	"commits.createBranch": (branch, sha) => [`create branch ${branch} at ${sha.slice(0, 12)}`],
	"commits.moveBranch": (branch, sha) => [`move branch ${branch} to ${sha.slice(0, 12)}`, () => true],
	"commits.deleteBranch": (branch) => [`delete branch ${branch}`, () => true],
	"pullRequests.create": ({ head, base, title }) => [`open a pull request from ${head} into ${base}: ${title}`, () => ({
		number: 0,
		url: "",
		body: "",
		author: void 0
	})],
	"pullRequests.update": (number, { title }) => [`change pull request #${number} to: ${title}`],
	"pullRequests.requestReviewers": (number, { reviewers, teams }) => [`ask ${[...reviewers, ...teams].join(", ")} to review #${number}`],
	"issues.create": ({ title, body }) => [`open an issue: ${title}`, () => ({
		number: 0,
		url: "",
		body,
		author: void 0
	})],
	"reviews.create": (pull, { event, body }) => [`review #${pull} (${event}): ${firstLine(body)}`, () => ({
		id: 0,
		url: "",
		body,
		author: void 0
	})],
	"listeners.send": (type, { type: event, subject }) => [`send repository_dispatch ${type}: ${event} of ${subject}`],
	"endpoints.tell": ({ to }, { type, subject }) => [`tell endpoint ${to}: ${type} of ${subject}`],
	"starter.start": ({ dispatch }) => [`start ${dispatch.run}/${dispatch.task} execution ${dispatch.execution} for ${dispatch.for}`],
	"workflowRuns.rerunJob": (job) => [`start job ${job} again`],
	"workflowRuns.cancel": (run) => [`tell workflow run ${run} to stop`, () => true],
	"texts.save": (name, { length }) => [`upload artifact ${name}`, () => ({
		artifactId: 0,
		file: "",
		bytes: length,
		sha256: noDigest,
		run: 0
	})]
};
/** Stands for the digest of what is not written. */
const noDigest = `sha256:${"0".repeat(64)}`;
/**
* Returns ports that read as the given ones do, and list what they are asked to write instead of writing it. The engine does not
* know that it runs dry: records that were "appended" are read again, as if they had been written. `effects`: the writes that
* were asked for, in words, in their order. It grows as the engine works.
*/
function createDryPorts(ports) {
	const effects = [];
	const dry = { ...ports };
	for (const [name, effectOf] of Object.entries(effectsOf)) {
		const [port = "", method = ""] = name.split(".");
		const perform = async (...given) => {
			const [words, result] = effectOf(...given);
			effects.push(...[words].flat());
			return result?.(ports.clock);
		};
		if (dry[port] !== void 0) dry[port] = {
			...dry[port],
			[method]: perform
		};
	}
	const all = {
		...ports,
		...dry
	};
	return {
		ports: {
			...all,
			store: rememberRecords(all.store)
		},
		effects
	};
}
/** Returns a store that also reads the records that it was asked to append. */
function rememberRecords(store) {
	const written = [];
	return {
		...store,
		async readSince(thread, since, begun) {
			const read = thread === 0 ? {
				records: [],
				ignored: [],
				comments: []
			} : await store.readSince(thread, since, begun);
			return {
				...read,
				records: [...read.records, ...written.filter(({ record }) => record.thread === thread)]
			};
		},
		async append(request) {
			const stored = await store.append(request);
			written.push(...stored);
			return stored;
		}
	};
}
function nameOf(place) {
	return "comment" in place ? `comment ${place.comment}` : `#${place.subject}`;
}
function firstLine(text) {
	return text.split("\n")[0] ?? "";
}

// src/host/wire-engine.ts
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
	const { settings, github, signer, clock, texts, starter, workflowRuns, readOwnAccount } = wiring;
	const { events, endpoints, line, runList, drawings, budgets, watcher } = wiring;
	const { threads, edits, permissions, reactions, subjects, ledgers, commits } = github;
	const { comparisons, pullRequests, pushTargets, checks, issues, reviews } = github;
	const redactor = createRedactor(wiring.secrets);
	const { repository, serverUrl } = settings;
	const remote = {
		url: `${serverUrl}/${repository.owner}/${repository.name}.git`,
		token: wiring.token
	};
	const hasher = createNodeHasher();
	const compressor = createDeflate();
	const verifier = createVerifier(publicKeys(wiring));
	const signing = signer === void 0 ? { provenance: github.provenance } : { signer };
	return {
		store: createCommentStore({
			threads,
			repo: repository.id,
			hasher,
			compressor,
			verifier,
			...signing
		}),
		threads,
		edits,
		permissions,
		reactions,
		subjects,
		ledgers,
		commits,
		comparisons,
		pullRequests,
		pushTargets,
		checks,
		issues,
		reviews,
		bundles: createBundleReader({
			artifacts: wiring.artifacts,
			remote,
			path: wiring.path
		}),
		trials: createMergeTrials({
			remote,
			path: wiring.path
		}),
		traces: wiring.traces ?? createTraces({
			list: github.listArtifacts,
			source: github.artifacts
		}),
		listeners: wiring.contents === "read" ? void 0 : github.listeners,
		texts,
		starter,
		workflowRuns,
		readOwnAccount,
		hasher,
		compressor,
		...signing,
		verifier,
		clock,
		log: createRedactedLog(wiring.log, (text) => redactor.redact(text).text),
		redactor,
		events,
		endpoints,
		line,
		runList,
		drawings,
		budgets,
		watcher
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

// src/action/wire/create-engine.ts
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
	const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch, { otherFile: defaultAgentWorkflow });
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
				hearsComments: async () => {
					const { readHearing } = await import("./check-workflows2.js");
					return readHearing(job.configFolder);
				},
				paused: findKillSwitch(environment) !== void 0,
				serverUrl
			},
			dryRun: inputs.dryRun,
			starter: createDispatchingStarter(dispatcher),
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

// src/engine/effects/resume.ts
/**
* Dispatches every due stage that no workflow run is executing or about to record, and asks what was not asked during a pause. A completed
* workflow run is no proof of work: agent jobs that meet a pause end without writing a record.
*/
async function resumeRun(engine, request) {
	const { reading } = request;
	const { state } = reading;
	const effects = [];
	for (const row of readyRows(state)) {
		const { name: stage, next: due } = row;
		if (request.stage !== void 0 && request.stage !== stage) continue;
		if (request.stage === void 0 && await isUnderWay(engine, {
			reading,
			row
		})) continue;
		effects.push({
			kind: "dispatch-task",
			stage,
			for: jobFor(state, stage),
			due
		});
	}
	if (request.stage === void 0) effects.push(...awaitingRows(state).map(({ name }) => ({
		kind: "ask",
		stage: name
	})));
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
/**
* Returns whether a workflow run carries an execution out, or has left its output for nobody yet: then a server reads it, and a publish job
* that died with it runs again.
*/
async function isUnderWay(engine, request) {
	const stall = await readStall(engine, {
		...request,
		own: engine.settings.workflowRun.id
	});
	if (stall?.kind === "lost" && await engine.ports.line?.readsResult(stall.workflowRun) === true) return true;
	return stall === void 0 || await rerunPublisher(engine, stall) !== void 0;
}

export { findChange as $, stopWorkers as A, markCommandSeen as At, toHistoryEntries as B, isTransient as Bt, createOnceStarter as C, renderAnswerLines as Ct, listWorkers as D, sortLedgers as Dt, isTakenOver as E, runsSince as Et, readPages as F, checkLabels as Ft, foldEarlierRuns as G, checkOutsideText as Gt, readStatusCommentId as H, warnIfRefused as Ht, sendOrderedNotice as I, checkSubjectState as It, listRun as J, describeCause as Jt, isCalled as K, checkPermission as Kt, buildNoticeOrder as L, checkTexts as Lt, performEffects as M, checkFailedCheck as Mt, writeHistory as N, countFix as Nt, readStallOf as O, threadsOf as Ot, readHistory as P, isAwaitedCheck as Pt, askApproval as Q, noticeTaskOf as R, checkPullRequest as Rt, applyDecision as S, answerPlaceholder as St, isStillWriting as T, runThreadsOf as Tt, repairStatus as U, checkApprover as Ut, readStatusComment as V, mustWait as Vt, drawPullSummary as W, canWrite as Wt, turnOf as X, describeListed as Y, askPerson as Z, sweepSince as _, appendAndRead as _t, createTraces as a, ignoredInOwnComments as at, renderDryRun as b, describeStopped as bt, createDispatchingStarter as c, readOwnView as ct, sweepRun as d, renderHeadline as dt, labelRunning as et, createIsAtWork as f, saysUnderWay as ft, rerunPublisher as g, renderHandoffReply as gt, rerunJob as h, taintNote as ht, wireEngine as i, approveCommand as it, isJob as j, markSeen as jt, readStartedRun as k, addReaction as kt, createArtifactReader as l, renderStatusComment as lt, readRunsWithBrokenJob as m, renderTaskComment as mt, createEngine as n, readAskedApproval as nt, readRepositoryConfigText as o, listOwnComments as ot, listStalledTasks as p, renderRunComment as pt, findLine as q, checkSender as qt, createKeylessEngine as r, listStartBranches as rt, readRepositoryFile as s, readMarked as st, resumeRun as t, findShown as tt, sweepOverdue as u, statusMarker as ut, describeStall as v, awaitVisible as vt, isAtWork as w, isStoredElsewhere as wt, renderOverviewAfter as x, isPaused as xt, renderSweepSummary as y, describeParents as yt, renderHistory as z, checkAny as zt };