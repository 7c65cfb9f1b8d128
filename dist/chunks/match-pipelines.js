import { a as boolean, c as literal, d as object, h as string, i as array, s as int } from "./schemas.js";
import { n as success, t as failure } from "./result.js";
import { n as toWellFormedJson, r as parseUntrustedJson } from "./to-well-formed-json.js";
import { t as canonicalJson } from "./canonical-json.js";
import { n as truncateCodePoints } from "./code-points.js";
import { n as oneLine, t as codeSpan } from "./inline.js";
import { y as hasSubject } from "./node-hasher.js";
import { o as actionsAccount, s as isBot } from "./read-markers.js";
import { t as neutralise } from "./neutralise.js";
import { t as describeCause } from "./describe-cause.js";
import { n as nameList, t as hasName } from "./name-list.js";
import { a as taintNote } from "./words.js";
import { t as findCommand } from "./command.js";
import { r as pauseLabel } from "./change.js";
import { n as filtersOf } from "./filter-schema.js";
import { l as normaliseCron } from "./parse-config.js";
import { n as compileGlob, t as compilePattern } from "./regular-expression.js";

// src/core/trigger/match/check-actor.ts
/** Lowest first (I-12). Custom roles of an organization are not on it: they count only where `allow.roles` names them. */
const ladder = [
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
/** Whether somebody may start a pipeline; any one of the ways of `allow` is enough. Unknown means no. */
function checkPermission(request) {
	const { allow, actor, role } = request;
	const { login } = actor;
	if (isBot(actor) && allow.bots?.includes(actor.id) === true) return build$2(true, `${login} (id ${actor.id}) is a bot that \`allow.bots\` names.`);
	if (hasName(allow.users, login)) return build$2(true, `${login} is named in \`allow.users\`.`);
	const team = allow.teams?.find((name) => request.teams?.[name] === true);
	if (team !== void 0) return build$2(true, `${login} is in the team \`${team}\`, which \`allow.teams\` names.`);
	if (role === void 0) return build$2(false, `${describeUnknown(request)} ${describeWays(allow)}${describeTeams(request)}`);
	if (hasName(allow.roles ?? [], role)) return build$2(true, `${login} has the role \`${role}\`, which \`allow.roles\` names.`);
	return judgeRole(request, role);
}
function judgeRole(request, role) {
	const { allow, actor } = request;
	const rank = ladder.indexOf(role);
	const minimum = allow["minimum-role"];
	if (rank >= ladder.indexOf(minimum)) return build$2(true, `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
	return build$2(false, `${rank < 0 ? `${actor.login} has the role \`${role}\`, which is not one of ${ladder.join(", ")}, nor in \`allow.roles\`; unknown means no.` : `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`} ${describeWays(allow)}${describeTeams(request)}`);
}
function describeUnknown({ actor, trouble }) {
	const why = trouble === void 0 ? "" : ` (${trouble})`;
	return `GitHub did not say what role ${actor.login} has${why}; unknown means no.`;
}
/** Who can, for the one who may not (U13). */
function describeWays(allow) {
	const others = [
		...allow.roles === void 0 ? [] : [`those with the role ${nameList(allow.roles)}`],
		...allow.users.length === 0 ? [] : [nameList(allow.users)],
		...allow.teams === void 0 ? [] : [`members of ${nameList(allow.teams)}`]
	];
	return `Those with \`${allow["minimum-role"]}\` or more can${others.map((other) => `, and ${other}`).join("")}.`;
}
function describeTeams({ allow, actor, teams }) {
	const unknown = (allow.teams ?? []).filter((name) => teams?.[name] === void 0);
	if (unknown.length === 0) return "";
	return ` GitHub did not say whether ${actor.login} is in ${nameList(unknown)}: that takes a token that can read members, as the App has.`;
}
function build$2(passed, detail) {
	return {
		check: "permission",
		passed,
		detail
	};
}
/**
* Whether somebody did this whose word counts. Our own events are dropped first, also where the config names our account
* (T17); bots count by numeric id only (T05); a comment or review that somebody else is said to have sent is nobody's (T06).
*/
function checkSender(trigger, { bots = [], own }) {
	const { actor } = trigger;
	const who = `${actor.login} (id ${actor.id})`;
	const author = (trigger.comment ?? trigger.review)?.author;
	if (author !== void 0 && author.id !== actor.id) return buildCheckSender(false, `${who} sent what ${author.login} (id ${author.id}) wrote; only their own word counts.`);
	if (!isBot(actor)) return buildCheckSender(true, `${who} is not a bot.`);
	if (actor.id === 41898282) return buildCheckSender(false, `${who} is the account of workflows, and so Baton's own; it starts nothing.`);
	if (actor.id === own) return buildCheckSender(false, `${who} is Baton's own account; it starts nothing, whatever \`allow.bots\` says.`);
	if (bots.includes(actor.id)) return buildCheckSender(true, `${who} is a bot that \`allow.bots\` names.`);
	return buildCheckSender(false, `${who} is a bot; bots start no pipelines, unless \`allow.bots\` has their id.`);
}
function buildCheckSender(passed, detail) {
	return {
		check: "sender",
		passed,
		detail
	};
}
/**
* With `outside-text: refuse` the author of the text has to be somebody who could have started the pipeline (T02): the one who
* labels what an outsider wrote passes the check on themselves. Nothing is asked about text of the person who triggers.
*/
function checkOutsideText(allow, trigger, author) {
	const { subject, actor } = trigger;
	if (allow["outside-text"] !== "refuse" || !hasSubject(trigger) || subject.author.id === actor.id) return [];
	const { passed, detail } = checkPermission({
		...author ?? { role: void 0 },
		allow,
		actor: subject.author
	});
	const rule = passed ? "" : " The pipeline takes text of those alone who may start it (`outside-text: refuse`).";
	return [{
		check: "outside-text",
		passed,
		detail: `${subject.author.login} wrote it. ${detail}${rule}`
	}];
}

// src/core/trigger/map-webhook.ts
/** Longer values belong into the other program, and its address here. */
const maxCharacters = 65536;
/** The fields that a pipeline takes out of a webhook's payload; the error names the one that is not there (fails closed). */
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

// src/core/trigger/match/check-source.ts
/** GitHub's limit for the comments of one thread. */
const mostComments = 2500;
/**
* Fails where the event says that GitHub takes no more comments on the subject, so that no run is begun that nobody could
* follow (DESIGN 4.5). With `comments: none` it gets none, and nothing is checked.
*/
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
/** Whether a tick is the pipeline's. Nobody's role counts: who may change the workflow and the config has set the time. */
function checkSchedule(on, cron) {
	const own = on.schedule?.cron;
	if (own === void 0) return build$1(false, `It is a tick of \`${cron}\`, and the pipeline has no \`on.schedule\`.`);
	const passed = normaliseCron(own) === normaliseCron(cron);
	return build$1(passed, passed ? `It is a tick of \`${own}\`.` : `It is a tick of \`${cron}\`, and the pipeline has \`${own}\`.`);
}
function build$1(passed, detail) {
	return {
		check: "schedule",
		passed,
		detail
	};
}
/** Whether another program's event is of a filter's type, with all the fields that the pipeline takes. */
function checkWebhook(filter, { webhook }) {
	const passed = webhook?.type === filter.type;
	const detail = `The event is of type \`${webhook?.type ?? ""}\`; the pipeline's is \`${filter.type}\`.`;
	const mapped = mapWebhook(filter.map ?? {}, webhook?.payload);
	const type = {
		check: "webhook",
		passed,
		detail
	};
	if (filter.map === void 0) return [type];
	const fields = mapped.ok ? "All mapped fields are there." : `Of the mapped fields ${mapped.error}.`;
	return [type, {
		check: "map",
		passed: mapped.ok,
		detail: fields
	}];
}
/** Nothing when the subject does not have the label. GitHub keeps one label per name whatever its case. */
function checkPause({ subject, label }) {
	if (![...subject.labels, label].some((name) => name?.toLowerCase() === "baton:pause")) return [];
	return [{
		check: "pause",
		passed: false,
		detail: `It has the label \`${pauseLabel}\`: take it off, then trigger the pipeline again.`
	}];
}

// src/core/trigger/trace.ts
const checkSchema = object({
	check: string().max(40),
	passed: boolean(),
	detail: string().max(2e3)
});
/** What became of an event that could have started a run and did not: kept for a week, for those who ask why. */
const traceSchema = object({
	version: literal(1),
	repo: int(),
	subject: int(),
	at: string().max(40),
	/** What happened, in words. */
	event: string().max(2e3),
	matches: array(object({
		pipeline: string().max(40),
		checks: array(checkSchema).max(200)
	})).max(50),
	/** Pipelines that matched and were not started. */
	refused: array(object({
		pipeline: string().max(40),
		reason: string().max(4e3)
	})).max(50),
	/** Page of the workflow run that looked at it. */
	url: string().max(500),
	key: string().optional(),
	sig: string().optional()
});
/** Artifact that holds the trace of a subject's last such event. */
function traceName(subject) {
	return `baton-trace-${subject}`;
}

// src/core/record/signed-trace.ts
const limits = {
	maxBytes: 1e6,
	maxDepth: 8,
	maxNodes: 5e4
};
/** The trace that a text holds; undefined unless it is ours, and about this very subject. */
function decodeTrace(text, { repo, subject, verify }) {
	const json = parseUntrustedJson(text, limits);
	const trace = json.ok ? traceSchema.safeParse(json.value).data : void 0;
	if (trace === void 0 || trace.repo !== repo || trace.subject !== subject) return void 0;
	return verify === void 0 || isSigned(trace, verify) ? trace : void 0;
}
function isSigned({ sig, ...unsigned }, verify) {
	const text = canonicalJson(unsigned);
	return text !== void 0 && sig !== void 0 && unsigned.key !== void 0 && verify(text, {
		key: unsigned.key,
		sig
	});
}
/** A trace as text, signed where there is a key: any workflow of a repository can make an artifact of that name. */
function encodeTrace(trace, signer) {
	if (signer === void 0) return JSON.stringify(toWellFormedJson(trace));
	const unsigned = Object.assign({}, toWellFormedJson(trace), { key: signer.keyId });
	return JSON.stringify({
		...unsigned,
		sig: signer.sign(canonicalJson(unsigned) ?? "")
	});
}

// src/core/view/comment/why.ts
const detailCodePoints = 500;
const mostBytes = 2e4;
/** Why runs about a subject started, and why the last event that could have started one did not. Newest first. */
function renderWhy({ subject, runs, trace }) {
	const parts = [...runs.map((run) => ({
		at: run.body.startedAt,
		text: renderRun(run)
	})), ...trace === void 0 ? [] : [{
		at: trace.at,
		text: renderTrace(trace)
	}]];
	if (parts.length === 0) return renderNothing(subject);
	return parts.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, 6).map(({ text }) => text).join("\n\n").slice(0, mostBytes);
}
function renderRun({ run, body }) {
	const head = `**Run \`${run}\` of pipeline \`${body.pipeline}\` was started** at ${body.startedAt}, because ${describeCause(body.trigger)}.`;
	const checks = (body.checks ?? []).map(({ check, detail }) => renderCheck({
		check,
		passed: true,
		detail
	}));
	const taint = taintNote(body);
	return [
		head,
		...checks.length === 0 ? ["Its record does not say which checks it passed: an earlier Baton wrote it."] : [],
		...checks.length === 0 ? [] : [checks.join("\n")],
		...taint === void 0 ? [] : [taint]
	].join("\n\n");
}
function renderTrace({ at, event, matches, refused }) {
	const head = `**Nothing was started** at ${at}, although ${neutralise(oneLine(event, detailCodePoints))}:`;
	const late = refused.map(({ pipeline, reason }) => `- ❌ no, pipeline \`${pipeline}\` fits, but ${neutralise(oneLine(reason, detailCodePoints))}.`);
	const others = matches.filter(({ pipeline }) => !refused.some((one) => one.pipeline === pipeline)).map(({ pipeline, checks }) => [
		`Pipeline \`${pipeline}\`:`,
		"",
		...checks.map(renderCheck)
	].join("\n"));
	return [
		head,
		...late.length === 0 ? [] : [late.join("\n")],
		...others
	].join("\n\n");
}
function renderCheck({ check, passed, detail }) {
	return `- ${passed ? "✅ yes" : "❌ no"}, ${neutralise(check)}: ${neutralise(oneLine(detail, detailCodePoints))}`;
}
/** Silence is no proof: not every event that starts nothing leaves a trace. */
function renderNothing(subject) {
	return [
		`Nothing is kept here about \`#${subject}\`: no run, and of the last week no event that a pipeline waits for and that started none.`,
		"Events of pull requests from forks and of Dependabot, what only the App heard, and events during a faulty configuration leave no trace: see the summary of the workflow run, or the log of the App.",
		"What each pipeline waits for stands under `on` in the configuration."
	].join(" ");
}

// src/core/trigger/match/check.ts
/** A list of filters fits when one of them does: the checks of that one, else those of all, each with its place. */
function checkAny(filters, check) {
	const [only, ...others] = filters;
	if (only !== void 0 && others.length === 0) return check(only);
	const all = filters.map((filter, index) => check(filter).map((each) => ({
		...each,
		detail: `Filter ${index + 1} of ${filters.length}: ${each.detail}`
	})));
	return all.find((checks) => checks.every(({ passed }) => passed)) ?? all.flat();
}

// src/core/trigger/match/check-action.ts
/**
* Whether what just happened is what the filter waits for, and not only something else on a thread that fits: otherwise an
* issue opened with its label would start two runs, and any label on one that carries the right one already would start again.
*/
function checkStart(filter, trigger) {
	const { kind, action = "" } = trigger;
	const wanted = filter["review-state"];
	if (wanted !== void 0) return checkReview(wanted, trigger);
	if (kind === "review") return build(false, "A review was submitted, and the filter has no `review-state`.");
	if (kind === "issue-labeled" || kind === "pull-request-labeled") return checkLabel(filter, trigger);
	if (action === "assigned") return checkAssigned(filter, trigger);
	if (action === "ready_for_review") return checkReady(filter);
	return checkOpened(filter, action);
}
/** Where labels are asked for, an event of their own follows for each. */
function checkOpened({ labels, assignee }, action) {
	const what = action === "reopened" ? "It was opened again" : "It was opened";
	if (labels !== void 0) return build(false, `${what}; the filter waits for a label: ${nameList(labels)}.`);
	if (isAssignee(assignee)) return build(false, `${what}; the filter waits for \`${assignee}\` to be assigned.`);
	return build(true, `${what}, which the filter waits for.`);
}
function checkLabel({ labels }, { label }) {
	if (labels === void 0) return build(false, `The label \`${label}\` was added, and the filter waits for no label.`);
	const passed = hasName(labels, label);
	return {
		check: "label",
		passed,
		detail: passed ? `The label just added, \`${label}\`, is one of the pipeline's.` : `The label just added, \`${label}\`, is not one of the pipeline's: ${nameList(labels)}.`
	};
}
function checkAssigned({ assignee: wanted }, { assignee = "" }) {
	if (!isAssignee(wanted)) return build(false, `\`${assignee}\` was assigned, and the filter does not wait for that.`);
	return build(assignee !== "" && (wanted === "*" || hasName([wanted], assignee)), `\`${assignee}\` was assigned; the filter waits for ${wanted === "*" ? "anybody" : `\`${wanted}\``}.`);
}
function checkReady({ draft, labels, assignee }) {
	const passed = draft === false && labels === void 0 && !isAssignee(assignee);
	return build(passed, `It was marked as ready, ${passed ? "which `draft: false` waits for" : "and the filter does not wait for that"}.`);
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
function build(passed, detail) {
	return {
		check: "event",
		passed,
		detail
	};
}

// src/core/trigger/match/check-command.ts
/** Whether somebody who named a pipeline meant this one, and it can be started so. Its filters are not asked. */
function checkNamed({ trigger, name, pipeline }) {
	const { kind, named = "" } = trigger;
	const check = kind === "manual" ? "manual" : "command";
	if (named !== name) return {
		check,
		passed: false,
		detail: `The pipeline ${codeSpan(truncateCodePoints(named, 100))} was asked for.`
	};
	if (kind === "manual") {
		const passed = pipeline.on.manual === true;
		return {
			check,
			passed,
			detail: passed ? "It was asked for by name." : "It was asked for by name, and has no `on.manual`."
		};
	}
	const subject = trigger.subject.kind === "issue" ? "issues" : "pull-requests";
	const { on } = pipeline;
	const passed = on[subject] !== void 0 || on.comment !== void 0 || on.manual === true;
	return {
		check,
		passed,
		detail: passed ? `\`/baton run ${name}\` asks for it.` : `\`/baton run ${name}\` asks for it, and the pipeline has none of \`on.${subject}\`, \`on.comment\` and \`on.manual\`.`
	};
}
/** Whether the comment is the command of a filter, where the filter wants it. */
function checkCommand(filter, { comment, subject }) {
	const found = findCommand(comment?.body ?? "");
	return [{
		check: "command",
		passed: found === filter.command,
		detail: `${found === void 0 ? "The first line of the comment is no command" : `The comment says \`${found}\``}; the pipeline's is \`${filter.command}\`.`
	}, ...checkPlace(filter.subject, subject.kind)];
}
function checkPlace(wanted, kind) {
	if (wanted === void 0) return [];
	const name = (which) => which === "issue" ? "an issue" : "a pull request";
	const passed = kind === wanted;
	return [{
		check: "subject",
		passed,
		detail: `It stands on ${name(kind)}${passed ? "" : `, and has to on ${name(wanted)}`}.`
	}];
}

// src/core/trigger/match/check-pull-request.ts
/** What only pull requests have. What GitHub did not say does not fit. */
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
/** One file that counts is enough; without one, or without the list, it does not fit. */
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
		detail: "It is not known which files it changes."
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
/** Whose issue or pull request it is, and how it stands. What GitHub did not say does not fit. */
function checkSubjectState(filter, subject) {
	return [
		...checkState(filter.state, subject),
		...checkAuthor(filter.author, subject),
		...checkExcludedAuthors(filter["exclude-authors"], subject),
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
		detail: `${login} opened it, ${passed ? "who is none" : "who is one"} of the excluded authors: ${nameList(excluded)}.`
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
	const is = assignees.length === 0 ? "It is assigned to nobody" : `It is assigned to ${nameList(assignees)}`;
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
/** Patterns over title and text. One that cannot be read rejects the event (I-7). */
function checkTexts(filter, { title, body }) {
	const excluded = filter["exclude-body-patterns"];
	return [
		...checkPattern("title-pattern", {
			pattern: filter["title-pattern"],
			text: title,
			name: "title"
		}),
		...checkPattern("body-pattern", {
			pattern: filter["body-pattern"],
			text: body,
			name: "text"
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
		detail: `Its ${name} ${passed ? "fits" : "does not fit"} the pattern ${JSON.stringify(pattern)}.`
	}];
}
function checkExcluded(patterns, body) {
	const check = "exclude-body-patterns";
	for (const pattern of patterns) {
		const compiled = compilePattern(pattern);
		if (!compiled.ok) return {
			check,
			passed: false,
			detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.`
		};
		if (compiled.value(body)) return {
			check,
			passed: false,
			detail: `Its text fits the excluded pattern ${JSON.stringify(pattern)}.`
		};
	}
	return {
		check,
		passed: true,
		detail: "Its text fits none of the excluded patterns."
	};
}
/** All that are asked for, and none of the others. */
function checkLabels(filter, { subject, label }) {
	const present = label === "" ? subject.labels : [...subject.labels, label];
	return [...checkWanted(filter, present), checkExcludedCheckLabels(filter, present)];
}
function checkWanted({ labels }, present) {
	if (labels === void 0) return [];
	const missing = labels.filter((wanted) => !hasName(present, wanted));
	const detail = missing.length === 0 ? `It has all labels that are asked for: ${nameList(labels)}.` : `It lacks ${nameList(missing)}.`;
	return [{
		check: "labels",
		passed: missing.length === 0,
		detail
	}];
}
function checkExcludedCheckLabels(filter, present) {
	const excluded = filter["exclude-labels"];
	const found = excluded.filter((unwanted) => hasName(present, unwanted));
	const none = excluded.length === 0 ? "No labels are excluded." : `It has none of the excluded labels: ${nameList(excluded)}.`;
	const detail = found.length > 0 ? `It has ${nameList(found)}, which the pipeline excludes.` : none;
	return {
		check: "exclude-labels",
		passed: found.length === 0,
		detail
	};
}

// src/core/trigger/match/match-pipelines.ts
/** Which pipelines an event starts, and why not the others. In the order of the config; every check is made. */
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
	switch (trigger.kind) {
		case "schedule": return [checkSchedule(on, trigger.schedule?.cron ?? "")];
		case "webhook": return [...checkWebhooks(on, trigger), ...checkSending(request)];
		case "manual": return [
			checkWho(request),
			checkNamed(request),
			checkRole(request)
		];
		case "comment": return [
			checkWho(request),
			...checkPause(trigger),
			...checkComments(request),
			...checkThread(trigger, request.config),
			checkRole(request),
			...checkOutsideText(pipeline.allow, trigger, request.author)
		];
		default: return [
			checkWho(request),
			...checkPause(trigger),
			...checkThreads(request),
			...checkSameRepository(request),
			...checkThread(trigger, request.config),
			checkRole(request),
			...checkOutsideText(pipeline.allow, trigger, request.author)
		];
	}
}
function checkWho({ pipeline, trigger, own }) {
	return checkSender(trigger, {
		bots: pipeline.allow.bots,
		own
	});
}
function checkRole({ pipeline, trigger, role, trouble, teams }) {
	return checkPermission({
		allow: pipeline.allow,
		actor: trigger.actor,
		role,
		trouble,
		teams
	});
}
/** GitHub takes a `repository_dispatch` from tokens with contents: write alone, whoever's they are. */
function checkSending(request) {
	const minimum = request.pipeline.allow["minimum-role"];
	if (minimum === "maintain" || minimum === "admin") return [checkWho(request), checkRole(request)];
	return [{
		check: "permission",
		passed: true,
		detail: `Only a token that may write sends such events; at least \`${minimum}\` is asked for.`
	}];
}
function checkWebhooks(on, trigger) {
	const filters = filtersOf(on.webhook);
	if (filters.length > 0) return checkAny(filters, (filter) => checkWebhook(filter, trigger));
	return [{
		check: "webhook",
		passed: false,
		detail: `It is an event of another program of type \`${trigger.webhook?.type ?? ""}\`, and the pipeline has no \`on.webhook\`.`
	}];
}
function checkComments(request) {
	const { trigger, pipeline } = request;
	if (trigger.named !== void 0) return [checkNamed(request)];
	const filters = filtersOf(pipeline.on.comment);
	if (filters.length === 0) return [{
		check: "command",
		passed: false,
		detail: "It is a comment, and the pipeline has no `on.comment`."
	}];
	return checkAny(filters, (filter) => [
		...checkCommand(filter, trigger),
		...checkLabels(filter, trigger),
		...checkSubjectState(filter, trigger.subject)
	]);
}
function checkThreads({ trigger, pipeline, files }) {
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
	if (subject.kind === "issue") {
		const check = (filter) => [
			checkStart(filter, trigger),
			...checkLabels(filter, trigger),
			...checkSubjectState(filter, subject),
			...checkTexts(filter, subject)
		];
		return [found, ...checkAny(issueFilters(on), check)];
	}
	const checkPull = (filter) => [
		checkStart(filter, trigger),
		...checkLabels(filter, trigger),
		...checkSubjectState(filter, subject),
		...checkPullRequest(filter, {
			subject,
			files
		}),
		...checkTexts(filter, subject)
	];
	return [found, ...checkAny(pullFilters(on), checkPull)];
}
function issueFilters(on) {
	return filtersOf(on.issues);
}
function pullFilters(on) {
	return filtersOf(on["pull-requests"]);
}
/** From a fork the event has no secrets, and its branch is never pushed to (DESIGN 2). */
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

export { traceName as a, checkPermission as c, encodeTrace as i, checkSender as l, renderWhy as n, checkPause as o, decodeTrace as r, mapWebhook as s, matchPipelines as t };