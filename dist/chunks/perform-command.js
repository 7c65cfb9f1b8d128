import { I as renderInputUsage, In as truncateCodePoints, bn as codeSpan, gn as require_fastest_levenshtein, j as listNamedInputs, kn as linkCodes, rn as isLowerRole, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { Gt as renderHandoffReply, Ir as verbs, L as readStatusComment, Sr as isBy, Tn as warnIfRefused, Tr as actionsAccount, Tt as renderHeadline, Zn as statusUrl, _t as isPaused, ct as describeNothingAsked, dt as answerPlaceholder, fn as markCommandSeen, ft as renderAnswerLines, gt as mostRaise, in as outcomeWords, lt as describeWrongAmount, ut as listAsking, vr as findMarkedComment, wr as viewMarker } from "./job-plan-publish.js";
import { S as foldBlockedStarts, _ as decodeTrace, v as listTraceNames, w as pauseWords, x as listRunsAbout, y as isByOutsider } from "./job-plan.js";
import { y as quoteNames } from "./job-cli.js";
import { At as readRun, Ci as unanswered, Di as awaitsApproval, Fa as pipelineOf, Hi as findEnd, It as loadHandoffs, Si as listNamedStages, bn as loadState, ji as awaitsRaise, mr as involvedIn, on as cleanPage, rr as findHandoffSource, ur as approvalOf, w as runRefOf, wi as askingRows, zi as asksAtLimit } from "./job-agent-plan-publish.js";
import { a as splitTask, c as applyCommand, d as toPlanned, f as renderNoneAwaiting, i as retryRun, l as hasDecided, n as approveStage, o as describeGoingOn, r as hasStage, s as readAskedStages, t as cancelRuns, u as isShownInThread } from "./cancel.js";
import { n as askPermittedRuns, r as pipelineNameOf, t as askPermittedPipelines } from "./rights.js";
import { n as askPermittedApprovers, t as askApprover } from "./approval-rights.js";
import { t as renderWhy } from "./why.js";

// src/core/trigger/list-commands.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function listCommands(config, kind) {
	const pipelines = Object.entries(config.pipelines);
	const own = pipelines.flatMap(([pipeline, { on }]) => filtersOf(on.comment).filter(({ subject = kind }) => subject === kind).map(({ command, arguments: usage }) => ({
		line: usage === void 0 ? command : `${command} ${usage}`,
		does: `starts pipeline \`${pipeline}\``
	})));
	const key = kind === "issue" ? "issues" : "pull-requests";
	const isChecked = (on) => kind === "pull-request" && on.checks !== void 0 && on.checks.of !== "default-branch";
	const runs = pipelines.filter(([, { on }]) => on[key] !== void 0 || isChecked(on) || on.comment !== void 0 || on.manual !== void 0).map(([pipeline, { on }]) => ({
		line: `/baton run ${pipeline} ${renderInputUsage([...listNamedInputs(on).values()])}`.trim(),
		does: `starts pipeline \`${pipeline}\`, whatever its filters say`
	}));
	return [
		...own,
		...runs,
		...listVerbs()
	];
}
function listVerbs() {
	return Object.entries(verbs).flatMap(([verb, { takes, does }]) => {
		if (does === void 0 || takes === "pipeline") return [];
		const plain = {
			line: `/baton ${verb}`,
			does
		};
		if (takes === void 0) return [plain];
		if (takes === "usd") return [{
			line: `/baton ${verb} <usd>`,
			does
		}];
		if (takes === "stage digest") return [{
			line: `/baton ${verb} <stage> <digest>`,
			does
		}];
		if (takes === "text") return [{
			line: `/baton ${verb} <text>`,
			does
		}, {
			line: `/baton ${verb} <stage> <text>`,
			does: "the same where several stages ask"
		}];
		const full = {
			line: `/baton ${verb} <stage>`,
			does: takes === "stage" ? does : "the same for one stage alone"
		};
		return takes === "stage" ? [full] : [plain, full];
	});
}
function findNearestCommand(line, commands) {
	const lines = commands.map((command) => command.line);
	if (lines.length === 0) return void 0;
	const verbOf = (text) => text.split(" ")[1] ?? "";
	const said = verbOf(line);
	const whole = (0, import_fastest_levenshtein.closest)(line, lines);
	if ((0, import_fastest_levenshtein.distance)(line, whole) <= 2) return whole;
	const near = lines.filter((candidate) => (0, import_fastest_levenshtein.distance)(said, verbOf(candidate)) <= Math.max(1, Math.floor(said.length / 3)));
	return near.length === 0 ? void 0 : (0, import_fastest_levenshtein.closest)(line, near);
}

// src/core/view/comment/reply.ts
function replyMarker(comment) {
	return viewMarker("reply", String(comment));
}
const helpMarker = viewMarker("help");
function renderReply(parts, { comment, login }) {
	const text = parts.filter((part) => part.trim() !== "").join("\n\n");
	return [
		`${codeSpan(login)} asked:`,
		text === "" ? "There is nothing to tell." : linkCodes(text),
		replyMarker(comment)
	].join("\n\n");
}
function leftOutNote(pipelines) {
	return `Left out: runs here of ${quoteNames([...new Set(pipelines)])}, which you may not command.`;
}
function renderHelp(commands) {
	const rows = commands.map(({ line, does }) => `| ${codeSpan(line)} | ${does} |`);
	const foot = "A command is the whole first line of a new comment, from its first character. Text below it is for the agents.";
	return [
		[
			"| comment | what it does |",
			"|---|---|",
			...rows
		].join("\n"),
		foot,
		helpMarker
	].join("\n\n");
}
function renderUnknown(line, commands) {
	const nearest = findNearestCommand(line, commands);
	const guess = nearest === void 0 ? "" : ` Did you mean ${codeSpan(nearest)}?`;
	return `${codeSpan(line)} is no command here.${guess} Nothing was done.\n\n${renderHelp(commands)}`;
}

// src/core/trigger/answer-target.ts
function splitFirstWord(text) {
	const [, first = "", rest = ""] = /^(\S*)([\s\S]*)$/.exec(text) ?? [];
	const word = first.replace(/[:,]$/, "");
	return {
		word,
		rest: rest.trim(),
		isSetOff: word !== first || /^[^\S\n]*\n/.test(rest)
	};
}
function findAnswerTarget(text, known) {
	const asking = known.filter(({ kind }) => kind === "asks");
	if (text === "") return asking.length === 0 ? { kind: "nothing-asked" } : {
		kind: "empty",
		asking
	};
	const first = splitFirstWord(text);
	const named = findNamed(first, known);
	if (named.length > 0) return chooseNamed(text, {
		first,
		named,
		known
	});
	const unknown = findUnknown(first, known);
	if (unknown !== void 0) return unknown;
	const [only, ...more] = asking;
	if (only === void 0) return { kind: "nothing-asked" };
	return more.length > 0 ? {
		kind: "ambiguous",
		asking
	} : {
		kind: "found",
		run: only.run,
		stage: only.stage,
		text
	};
}
function findNamed({ word, isSetOff }, known) {
	return known.filter(({ run, stage, kind }) => word === `${run}/${stage}` || word === stage && (kind !== "silent" || isSetOff));
}
function findUnknown({ word }, known) {
	const slash = word.indexOf("/");
	const run = known.find((each) => slash > 0 && each.run === word.slice(0, slash))?.run;
	return run === void 0 ? void 0 : {
		kind: "unknown",
		run,
		stage: word.slice(slash + 1)
	};
}
function chooseNamed(text, { first, named, known }) {
	const asking = named.filter(({ kind }) => kind === "asks");
	const [only, ...more] = asking;
	if (only === void 0) return {
		kind: "not-asking",
		named
	};
	if (more.length > 0) return {
		kind: "ambiguous",
		asking
	};
	const answer = first.isSetOff || first.word !== only.stage || known.filter(({ kind }) => kind !== "silent").length > 1 ? first.rest : text;
	if (answer === "") return {
		kind: "empty",
		asking
	};
	return {
		kind: "found",
		run: only.run,
		stage: only.stage,
		text: answer
	};
}

// src/engine/command/answer.ts
async function answerQuestion(engine, context, text) {
	const again = context.runs.find((run) => hasDecided(run, context));
	if (again !== void 0) return giveAgain(engine, context, again);
	const known = (await Promise.all(context.runs.map((run) => listStages$1(run, context)))).flat();
	const target = refuseEmpty(findAnswerTarget(text, known), known);
	if (target.kind !== "found") return {
		parts: [await describeRefusal(target, {
			context,
			known
		})],
		done: false
	};
	const run = context.runs.find(({ stored }) => stored.record.run === target.run);
	if (run === void 0) throw new Error(`Run ${target.run} is not among the runs that were listed.`);
	const origin = originOf(context, run);
	if (origin === "refused") return {
		parts: [refusedWords],
		done: false
	};
	return give(engine, context, {
		run,
		stage: target.stage,
		text: target.text,
		isOutside: origin === "outside"
	});
}
function refuseEmpty(target, known) {
	if (target.kind !== "found") return target;
	const { run, stage, text } = target;
	if (text !== "<your answer>" && cleanPage(text).text.trim() !== "") return target;
	return {
		kind: "empty",
		asking: known.filter((each) => each.run === run && each.stage === stage)
	};
}
const refusedWords = "You are no owner, member or collaborator here, and this pipeline takes no text of outsiders (`outside-text: refuse`), so nothing was done. Somebody of the project has to answer.";
function originOf({ trigger, comments, comment }, { stored }) {
	const { allow } = pipelineOf(stored.record);
	const association = comments.find(({ id }) => id === comment.id)?.association;
	const rule = allow["outside-text"];
	if (rule === "trust" || !isByOutsider({
		actor: trigger.actor,
		association,
		allow
	})) return "own";
	return rule === "refuse" ? "refused" : "outside";
}
async function listStages$1({ found, stored }, { comment }) {
	const state = await loadState(found, stored.record.run);
	if (!state.ok) return [];
	const written = new Map(found.map((each) => [each.record.seq, each.comment]));
	const later = unanswered(state.value).filter(({ last }) => (written.get(last.seq) ?? 0) > comment.id);
	const names = new Set(later.map(({ name }) => name));
	return listNamedStages(state.value).map((each) => names.has(each.stage) ? {
		...each,
		kind: "asked-later"
	} : each);
}
async function giveAgain(engine, context, run) {
	const decision = run.records.find((record) => record.kind === "decision" && record.body.source.kind === "comment" && record.body.source.comment === context.comment.id);
	if (decision?.kind !== "decision") return {
		parts: [],
		done: false
	};
	return give(engine, context, {
		run,
		stage: decision.task,
		text: decision.body.text ?? ""
	});
}
async function give(engine, context, { run, ...given }) {
	const decided = await applyCommand(engine, run, {
		context,
		verb: "answer",
		...given
	});
	if (!decided.ok) return {
		parts: [decided.error],
		done: false
	};
	return {
		parts: describeGiven(engine, {
			run,
			stage: given.stage,
			context,
			applied: decided.value
		}),
		runs: [toPlanned(run, decided.value)],
		done: true
	};
}
function describeGiven(engine, { run, stage, context, applied }) {
	const name = run.stored.record.run;
	if (applied.reading.state.end === void 0 && isPaused(engine, applied.reading.state)) return [`The answer is kept. Stage \`${stage}\` of run \`${name}\` continues with it when the pause is over.`];
	const row = applied.reading.state.rows.get(stage);
	return isShownInThread(run, context) ? [] : [`💬 Stage \`${stage}\` of run \`${name}\` ${describeNext(row)}.`];
}
function describeNext(row) {
	if (awaitsRaise(row)) return "got the answer, and continues once the run may cost more";
	return awaitsApproval(row) ? "got the answer, and needs an approval before it continues" : "got the answer and continues";
}
async function describeRefusal(target, facts) {
	if (target.kind === "empty") return `The answer is empty, so nothing was done. Write your words behind the command or below it, in the place of ${codeSpan(answerPlaceholder)}:\n\n${renderAnswerLines(target.asking)}`;
	if (target.kind === "ambiguous") return `Several agents ask, so say which one you answer. Nothing was done. Comment one of these:\n\n${renderAnswerLines(target.asking)}`;
	if (target.kind === "unknown") return `Run \`${target.run}\` has no stage ${codeSpan(target.stage)}, so nothing was done.${describeOpen(facts)}`;
	if (target.kind === "not-asking") return `${target.named.map(describeNotAsking).join(" ")}${describeOpen(facts)}`;
	return describeNothing(facts);
}
function describeNotAsking({ run, stage, kind, by }) {
	const of = `stage \`${stage}\` of run \`${run}\``;
	if (kind === "answered") return `The question of ${of} was answered already, by ${codeSpan(by ?? "")}. The first answer counts, so nothing was done.`;
	if (kind === "asked-later") return `The agent of ${of} asked only after your comment, so your comment is no answer to its question, and nothing was done. Read the question, then answer it in a new comment.`;
	return `No question of ${of} is open, so nothing was done.`;
}
function describeOpen({ known }) {
	const asking = known.filter(({ kind }) => kind === "asks");
	return asking.length === 0 ? "" : `\n\nThese wait for an answer:\n\n${renderAnswerLines(asking)}`;
}
async function describeNothing({ context, known }) {
	for (const kind of ["asked-later", "answered"]) {
		const meant = known.filter((each) => each.kind === kind);
		if (meant.length > 0) return meant.map(describeNotAsking).join(" ");
	}
	const run = findMeantRun(context);
	if (run === void 0) return "No run here waits for an answer, so nothing was done.";
	const name = run.stored.record.run;
	const end = findEnd(run.records);
	if (end === void 0) return `Run \`${name}\` waits for no answer: no agent of it has asked. Nothing was done.`;
	return `Run \`${name}\` has ended already and ${outcomeWords(end.body.outcome)}, so it takes no answer, and nothing was done. ${await describeGoingOn(run)}`;
}
function findMeantRun({ runs }) {
	const newest = [...Map.groupBy(runs, pipelineNameOf).values()].flatMap((each) => each.slice(0, 1));
	return newest.find(({ records }) => findEnd(records)?.body.outcome === "needs-input") ?? newest[0];
}

// src/engine/command/post-reply.ts
async function postReply(engine, { parts, context }) {
	const { threads, redactor } = engine.ports;
	const { comment, trigger } = context;
	const marker = replyMarker(comment.id);
	if (findMarkedComment(context.comments, {
		marker,
		accepts: (each) => isOurs(each, context)
	}) !== void 0) return;
	const text = redactor.redact(renderReply(parts, {
		comment: comment.id,
		login: trigger.actor.login
	})).text;
	const step = {
		what: `The command in comment ${comment.id} was not answered`,
		only: ["comments-refused", "not-found"]
	};
	await warnIfRefused(engine, step, async () => {
		const { author } = await threads.create(trigger.subject.number, text, marker);
		if (text.includes(helpMarker)) await foldOlder(engine, {
			context,
			author: author?.id
		});
	});
}
async function foldOlder(engine, { context, author }) {
	if (author === void 0) return;
	const [last] = context.comments.filter((each) => isBy(author)(each) && each.body.includes(`\n${helpMarker}\n`)).toSorted((a, b) => b.id - a.id);
	if (last === void 0) return;
	const what = `Comment ${last.id}, an older list of commands, was not folded`;
	await warnIfRefused(engine, { what }, () => engine.ports.threads.minimiseAll([last], "outdated"));
}
function isOurs({ author, id }, { runs, comments, trigger }) {
	if (author === null || author.id === trigger.actor.id) return false;
	const writers = new Set(runs.map(({ stored }) => stored.comment));
	const known = comments.filter((each) => writers.has(each.id)).map((each) => each.author?.id);
	return id > 0 && (author.id === 41898282 || author.type === "Bot" || known.includes(author.id));
}

// src/engine/command/raise.ts
async function raiseLimit(engine, context, text) {
	const amount = parseAmount(text);
	const decided = context.runs.find((run) => hasDecided(run, context));
	if (decided !== void 0) return apply$1(engine, {
		context,
		about: decided,
		usd: amount?.usd ?? 0
	});
	if (amount === void 0) return refuse(describeWrongAmount(text));
	const asking = (await readAsking(engine, context)).filter(({ about }) => fits(about, amount.run));
	const [chosen, ...others] = asking;
	if (chosen === void 0) return refuse(describeNone(context, amount.run));
	const states = asking.map(({ reading }) => reading.state);
	if (others.length > 0) return refuse(listAsking(states, amount.usd));
	if (isAskedLater(chosen, context)) return refuse(`${nameOf(chosen.about)} asked for money only after your comment. Read its question, then comment again.`);
	const refusal = await findMissingRight(engine, context, chosen);
	return refusal === void 0 ? apply$1(engine, {
		context,
		about: chosen.about,
		usd: amount.usd
	}) : refuse(refusal);
}
const amountPattern = /^(?:([A-Za-z0-9][A-Za-z0-9._-]*)[ \t]+)?\$?([0-9]{1,5}(?:\.[0-9]{1,2})?)(?:[ \t]?(?:USD|\$))?$/i;
function parseAmount(text) {
	const [, run, digits] = amountPattern.exec(text) ?? [];
	const usd = Number(digits);
	return usd > 0 && usd <= 1e4 ? {
		run,
		usd
	} : void 0;
}
async function readAsking(engine, { runs }) {
	const asking = [];
	for (const about of runs.filter(({ stored, records }) => findEnd(records) === void 0 && asksAtLimit(stored.record))) {
		const reading = await readRun(engine, runRefOf(about.stored));
		if (reading.ok && findCause(reading.value.state) !== void 0) asking.push({
			about,
			reading: reading.value
		});
	}
	return asking;
}
function findCause(state) {
	return askingRows(state).find((row) => awaitsRaise(row))?.next.cause;
}
function fits({ stored }, run) {
	return run === void 0 || stored.record.run === run;
}
function isAskedLater({ reading }, { comment }) {
	const { state, stored } = reading;
	const cause = findCause(state);
	const since = stored.find(({ record }) => record.run === state.run.run && record.seq === cause);
	return since !== void 0 && since.comment > comment.id;
}
async function findMissingRight(engine, { trigger, config }, chosen) {
	const { state } = chosen.reading;
	const approvals = Object.values(pipelineOf(state.run).stages).flatMap(({ approval }) => approval ?? []);
	if (approvals.length === 0) {
		const name = pipelineNameOf(chosen.about);
		const { allow, ...settings } = config.pipelines[name] ?? pipelineOf(state.run);
		const role = isLowerRole(allow["minimum-role"], "write") ? "write" : allow["minimum-role"];
		const pipelines = { [name]: {
			...settings,
			allow: {
				...allow,
				"minimum-role": role
			}
		} };
		const [match] = await askPermittedPipelines(engine, {
			trigger,
			config: { pipelines }
		});
		const missing = match?.checks.find(({ passed }) => !passed);
		return missing && `You may not add money to ${nameOf(chosen.about)}: ${missing.detail}`;
	}
	let reason;
	for (const approval of approvals) {
		const right = await askApprover(engine, trigger.actor, approval);
		const isInvolved = !approval.self && involvedIn(state).has(trigger.actor.id);
		if (right.passed && !isInvolved) return void 0;
		const involved = `You started, retried or answered ${nameOf(chosen.about)}, so somebody else must add money.`;
		reason ??= right.passed ? involved : right.detail;
	}
	return reason;
}
function nameOf({ stored }) {
	return `run \`${stored.record.run}\``;
}
function describeNone({ runs }, named) {
	const run = runs.find((each) => fits(each, named));
	if (run === void 0) return describeNothingAsked(named, void 0);
	const outcome = findEnd(run.records)?.body.outcome;
	return describeNothingAsked(run.stored.record.run, {
		outcome,
		isAsking: asksAtLimit(run.stored.record)
	});
}
function refuse(words) {
	return {
		parts: [`${words} Nothing was done.`],
		done: false
	};
}
async function apply$1(engine, { context, about, usd }) {
	const decided = await applyCommand(engine, about, {
		context,
		verb: "raise",
		usd
	});
	if (!decided.ok) return refuse(decided.error);
	const { started } = decided.value;
	const words = `💰 The limit of ${nameOf(about)} was raised${started.length === 0 ? "" : `, and ${started.map((each) => `\`${each}\``).join(", ")} starts`}.`;
	return {
		parts: isShownInThread(about, context) ? [] : [words],
		runs: [toPlanned(about, decided.value)],
		done: true
	};
}

// src/engine/command/reject.ts
const maxWords = 2e3;
async function rejectStage(engine, context, text) {
	const decided = context.runs.find((run) => hasDecided(run, context));
	if (decided !== void 0) return apply(engine, {
		context,
		about: decided
	});
	const { asked, states, faults } = await readAskedStages(engine, context);
	const { chosen, words } = readMeaning(text, asked);
	if (chosen === void 0 && asked.length > 1) return {
		parts: [`Several stages wait for approval here. Say which one: ${asked.map(({ row, reading }) => `\`/baton reject ${reading.state.run.run}/${row.name} <why>\``).join(", ")}. Nothing was done.`],
		done: false
	};
	if (chosen === void 0) return {
		parts: [...faults, renderNoneAwaiting(states, void 0)],
		done: false
	};
	const { row, reading } = chosen;
	const { name: stage } = row;
	const approval = approvalOf(reading.state.run, stage);
	if (approval === void 0) throw new Error(`Stage ${stage} does not show which approval it needs.`);
	const right = await askApprover(engine, context.trigger.actor, approval);
	if (!right.passed) return {
		parts: [`${right.detail} Nothing was done.`],
		done: false
	};
	const short = truncateCodePoints(words, maxWords);
	return apply(engine, {
		context,
		about: chosen.about,
		stage,
		text: short === "" ? void 0 : short
	});
}
function readMeaning(text, asked) {
	const [, word = "", rest = ""] = /^(\S+?)[:,]?(?:\s+([\s\S]*))?$/.exec(text) ?? [];
	const runs = asked.map(({ about }) => about);
	const named = splitTask(word, runs);
	const fitting = asked.filter(({ row, reading }) => row.name === named.stage && (named.run === void 0 || reading.state.run.run === named.run));
	if (fitting.length === 1) return {
		chosen: fitting[0],
		words: rest.trim()
	};
	const [only] = asked;
	return {
		chosen: asked.length === 1 ? only : void 0,
		words: text.trim()
	};
}
async function apply(engine, { context, about, ...more }) {
	const decided = await applyCommand(engine, about, {
		context,
		verb: "reject",
		...more
	});
	if (!decided.ok) return {
		parts: [decided.error],
		done: false
	};
	const words = `👎 Run \`${about.stored.record.run}\` was ended, because its approval was refused.`;
	return {
		parts: isShownInThread(about, context) ? [] : [words],
		runs: [toPlanned(about, decided.value)],
		done: true
	};
}

// src/engine/command/show.ts
async function replyWithHandoff(engine, { runs }, task) {
	const { run: name, stage = "" } = splitTask(task, runs);
	const found = runs.find((each) => hasStage(each, stage) && (name === void 0 || each.stored.record.run === name));
	if (found === void 0) return {
		parts: [`No run here has a stage \`${stage}\`. ${listStages(runs)}`],
		done: false
	};
	const { record } = found.stored;
	const reading = await readRun(engine, runRefOf(found.stored));
	if (!reading.ok) return {
		parts: [`Run \`${record.run}\` cannot be read: ${reading.error.message}`],
		done: false
	};
	if (!reading.value.state.rows.has(stage)) return {
		parts: [`Run \`${record.run}\` has no task \`${stage}\`. ${listTasks(reading.value.state)}`],
		done: false
	};
	const filled = await loadHandoffs(engine.ports, {
		state: reading.value.state,
		stages: [stage]
	});
	if (!filled.ok) return {
		parts: [filled.error.problem.message],
		done: false
	};
	const source = findHandoffSource(filled.value, stage);
	if (source === void 0) return {
		parts: [`Stage \`${stage}\` of run \`${record.run}\` has handed nothing over so far.`],
		done: false
	};
	return {
		parts: [renderHandoffReply(filled.value, source)],
		done: true
	};
}
function listTasks({ rows }) {
	return `There are ${[...rows.keys()].map((name) => `\`${name}\``).join(", ")}.`;
}
function listStages(runs) {
	const names = runs.flatMap(({ stored: { record } }) => {
		return Object.keys(record.body.config.pipelines[record.body.pipeline]?.stages ?? {}).map((stage) => `\`${stage}\``);
	});
	return names.length === 0 ? "No run about this has begun yet." : `There are ${[...new Set(names)].join(", ")}.`;
}
async function replyWithStatus(engine, { runs }) {
	if (runs.length === 0) return {
		parts: ["No run about this has begun yet."],
		done: true
	};
	const parts = [];
	for (const run of runs) parts.push(await describeRun(engine, run));
	return {
		parts,
		done: true
	};
}
async function describeRun(engine, { stored }) {
	const { record } = stored;
	const reading = await readRun(engine, runRefOf(stored));
	if (!reading.ok) return `Run \`${record.run}\` cannot be read: ${reading.error.message}`;
	const { state } = reading.value;
	const url = statusUrl(state, await readStatusComment(engine, reading.value));
	return `${renderHeadline(state, { isHeard: true })}${url === void 0 ? "" : ` All of it is in [its status comment](${url}).`}`;
}
async function renderWhyReply(engine, { runs, trigger }) {
	const subject = trigger.subject.number;
	return renderWhy({
		subject,
		runs: runs.map(({ stored }) => stored.record),
		trace: await readTrace(engine, subject)
	});
}
async function readTrace(engine, subject) {
	const { ports, settings } = engine;
	const what = `The trace of #${subject} cannot be read`;
	const text = await warnIfRefused(engine, { what }, async () => ports.traces?.read(listTraceNames(subject)));
	if (text === void 0) return void 0;
	const binding = {
		repo: settings.repository.id,
		subject
	};
	const verify = (signed, by) => ports.verifier.verify(signed, by);
	return decodeTrace(text, ports.signer === void 0 ? binding : {
		...binding,
		verify
	});
}

// src/engine/command/perform-command.ts
async function performCommand(engine, request) {
	const { trigger, config, command } = request;
	const { comment } = trigger;
	const isApproval = command.kind === "approve" || command.kind === "reject" || command.kind === "raise";
	const matches = await (isApproval ? askPermittedApprovers(engine, request) : askPermittedPipelines(engine, request));
	if (comment === void 0 || !matches.some(({ matched }) => matched)) return {
		matches,
		answer: [],
		runs: []
	};
	const reaction = await markCommandSeen(engine, trigger);
	const { all, comments, ...newest } = await listRunsAbout(engine, {
		subject: trigger.subject,
		config,
		before: comment.id
	});
	const runs = isApproval || command.kind === "answer" ? all : newest.runs;
	await foldBlockedStarts(engine, comments);
	const permitted = isApproval ? runs : await askPermittedRuns(engine, runs, {
		trigger,
		matches
	});
	const pipelines = matches.flatMap(({ matched, pipeline }) => matched ? [pipeline] : []);
	const context = {
		trigger,
		comment,
		source: {
			kind: "comment",
			comment: comment.id
		},
		reason: "a comment asked for it",
		askedAt: comment.createdAt,
		config,
		pipelines,
		runs: permitted,
		comments
	};
	const { parts: said, runs: changed = [], done } = await performVerb(engine, {
		context,
		command
	});
	const leftOut = command.kind !== "help" && command.kind !== "unknown" ? runs.filter((run) => !permitted.includes(run)) : [];
	const parts = said.length === 0 || leftOut.length === 0 ? said : [...said, leftOutNote(leftOut.map(pipelineNameOf))];
	if (parts.length > 0) await postReply(engine, {
		parts,
		context
	});
	await reaction.finish({ done });
	return {
		matches,
		answer: parts,
		runs: changed
	};
}
const starting = [
	"retry",
	"approve",
	"raise"
];
async function performVerb(engine, { context, command }) {
	const commands = listCommands(context.config, context.trigger.subject.kind);
	if (engine.settings.paused === true && starting.includes(command.kind)) return {
		parts: [`${pauseWords}. Nothing was done.`],
		done: false
	};
	if (command.kind === "cancel") return cancelRuns(engine, context);
	if (command.kind === "retry") return retryRun(engine, context, command.task);
	if (command.kind === "status") return replyWithStatus(engine, context);
	if (command.kind === "handoff") return replyWithHandoff(engine, context, command.task);
	if (command.kind === "help") return {
		parts: [renderHelp(commands)],
		done: true
	};
	if (command.kind === "unknown") return {
		parts: [renderUnknown(command.line, commands)],
		done: false
	};
	if (command.kind === "why") return {
		parts: [await renderWhyReply(engine, context)],
		done: true
	};
	if (command.kind === "answer") return answerQuestion(engine, context, command.text);
	if (command.kind === "approve") return approveStage(engine, context, command);
	if (command.kind === "raise") return raiseLimit(engine, context, command.text);
	return rejectStage(engine, context, command.text);
}

export { performCommand };