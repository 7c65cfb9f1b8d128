import { b as string, f as int, g as object, l as boolean, p as literal, s as array } from "./zod.js";
import { a as isPlainMap, c as toWellFormedJson, h as isVisible, l as utf8Length, n as canonicalJson } from "./job-cli.js";
import { $i as agentAt, $r as lengthen, Co as decodePorts, Gr as transferLimits, Ha as isSuccess, Hi as costLimitOf, Hr as limitCalls, Jr as childLimits, La as pipelineOf, Lr as handoffLimits, Ma as frozenOf, Mr as compactHandoff, Qn as listOpenedPulls, Qt as findRunNumber, Ra as pullOfBranch, Sr as unpackRecords, Un as findPullOpenedFor, Ut as currentAgent, Wa as outcomeSchema, Wt as executionFacts, _a as childrenOf, _o as hasSubject, br as checkDispatchedRecords, ca as transferNumber, fa as listPublished, jt as describeChain, oa as standingTransfers, qa as depthOf, rn as taskName, wn as loadState, za as stageOf, zr as serialiseHandoff } from "./job-agent-plan-publish.js";
import { $ as isDefaultBranch, An as truncateCodePoints, C as loadDataSchema, It as isAgentStage, K as judgeRunBranch, Q as defaultBranchReason, X as checkBranchName, cn as parseUntrustedJson, ct as hasAtMostAccess, dn as failure, et as pushProblem, fn as success, jt as transferTargets, kn as countCodePoints, ln as readJsonTokens, un as require_fastest_levenshtein } from "./job-agent-plan-publish-validate.js";

// src/core/output/output-digest.ts
function digestOutput(text, sha256) {
	return `${utf8Length(text)}:${sha256(text).replace(/^sha256:/, "")}`;
}
function verifyOutput(text, description, sha256) {
	if (text === "" || description === "") return "withheld";
	return digestOutput(text, sha256) === description ? "fits" : "altered";
}

// src/engine/order/check-order.ts
async function readOrderRecords({ dispatch, ports }) {
	if (dispatch.records.enc === "deflate") return unpackRecords(dispatch, {
		repo: dispatch.repo,
		thread: dispatch.thread,
		tools: decodePorts(ports)
	});
	const located = await ports.store.readRecords(dispatch.thread, dispatch.records.list);
	if (located !== void 0) return checkDispatchedRecords(dispatch, located);
	return failure({
		code: "BATON-E903",
		message: `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} builds on records in the comments ${dispatch.records.list.map(({ id }) => id).join(", ")}; one of them is gone or was changed. Look at the thread with \`baton records\`, and start a new run if a comment was deleted.`
	});
}
const clockMilliseconds = 6e4;
function sinceOrder({ issued }) {
	return (/* @__PURE__ */ new Date(Date.parse(issued) - clockMilliseconds)).toISOString();
}
function findNamesake(order, stored) {
	const first = stored.find(({ record }) => record.kind === "run" && record.run === order.run);
	const [digest] = order.digests;
	const isOwn = digest === void 0 ? first?.comment === order.first.id : first?.digest === digest;
	if (first === void 0 || isOwn) return void 0;
	return {
		code: "BATON-E903",
		message: `Order ${order.run}/${order.task} ${order.execution} builds on the first record of its run in comment ${order.first.id}, which is gone, and another run has the name "${order.run}" by now, since comment ${first.comment}. What the order came to is not recorded. Start the pipeline again if its work is still wanted.`
	};
}
async function findUnproven(source) {
	if (source.dispatch.sig !== void 0) return void 0;
	const records = await readOrderRecords(source);
	if (!records.ok) return records.error;
	const state = await loadState(records.value, source.dispatch.run);
	return state.ok ? checkOrder(source.dispatch, {
		state: state.value,
		stored: records.value
	}) : state.error;
}
function checkOrder(order, { state, stored }) {
	if (order.sig !== void 0) return void 0;
	if (!state.rows.has(order.task)) return misfit(order, "task");
	const isBefore = (record) => record.task !== order.task || record.execution < order.execution;
	const before = {
		...state,
		tasks: state.tasks.filter(isBefore),
		transfers: state.transfers.filter(isBefore)
	};
	const { "max-handoffs": most, "max-tasks": mostTasks } = pipelineOf(state.run).limits;
	if ((order.hops ?? 0) > most) return misfit(order, "hops");
	const { tasks = 0, handoffs = 0, "cost-usd": costUsd = 0 } = order.left ?? {};
	const earlier = stored.filter(({ record, digest }) => record.kind === "task" && order.digests.includes(digest));
	if (handoffs > most || tasks >= mostTasks - earlier.length) return misfit(order, "left");
	if (costUsd > (costLimitOf(state) ?? 0) / 1e6) return misfit(order, "left");
	const facts = executionFacts(before, order.task);
	const expected = {
		...facts,
		job: lengthen(facts.job, order),
		...order.lost === void 0 ? {} : { for: "publish" },
		...isRecorded(order, state) ? {
			for: "publish",
			head: order.head
		} : {},
		agent: currentAgent(before, {
			stage: order.task,
			execution: order.execution
		}).agent,
		via: "action",
		subject: state.run.body.trigger.subject.number,
		thread: state.run.thread,
		first: {
			...order.first,
			id: stored.find(({ record }) => record === frozenOf(state.run))?.comment
		}
	};
	const wrong = Object.entries(expected).find(([name, value]) => canonicalJson(Reflect.get(order, name)) !== canonicalJson(value));
	return wrong === void 0 ? void 0 : misfit(order, wrong[0]);
}
function isRecorded(order, { tasks }) {
	return order.for === "publish" && tasks.some(({ body, execution }) => body.stage === order.task && execution === order.execution);
}
function misfit(order, field) {
	return {
		code: "BATON-E909",
		message: `The order is unsigned, and its field "${field}" is not what the records of run "${order.run}" say. Start the run again instead of writing or changing this input by hand.`
	};
}

// src/core/git/commit-trailers.ts
function taskTrailer({ run, task, execution }) {
	return `Baton-Task: ${run}/${task} ${execution}`;
}
function mergeTrailer(parent, child) {
	return `Baton-Merge: ${parent.run}/${parent.task} ${parent.execution} ${child}`;
}
function lastLineOf(message) {
	return message.trimEnd().split("\n").at(-1) ?? "";
}
function findMaker(messages) {
	for (const message of messages) {
		const [, run, task] = /^Baton-(?:Task|Merge): ([^/\s]+)\/(\S+) /.exec(lastLineOf(message)) ?? [];
		if (run !== void 0 && task !== void 0) return {
			run,
			task
		};
	}
}

// src/core/run/check-push.ts
function checkPush(state, target) {
	const { branch, number } = target;
	const reason = findReason(state, target) ?? findCover(state, listNamed(target));
	return reason === void 0 ? void 0 : pushProblem({
		branch,
		number
	}, reason);
}
function listNamed({ pull, others }) {
	return [...pull === void 0 ? [] : [{
		...pull,
		name: "the pull request"
	}], ...others.map((other) => ({
		...other,
		name: `#${other.number} (of the same branch)`
	}))];
}
function checkOpenedPush(state, { branch, pull }) {
	if (pull === void 0 || pull.state !== "open" || pull.branch !== branch) return void 0;
	const reason = findCover(state, [{
		...pull,
		name: "the pull request"
	}]);
	return reason === void 0 ? void 0 : pushProblem({
		branch,
		number: pull.number
	}, reason);
}
function findReason({ run }, { branch, isProtected, pull }) {
	if (isDefaultBranch(branch, run.body.trigger.repository.defaultBranch)) return defaultBranchReason;
	if (pull === void 0) return "GitHub shows no such pull request. If it is still there, let the token of the job read pull requests.";
	if (pull.state === "merged") return "the pull request is merged. Start the pipeline on an open one.";
	if (pull.branch !== branch) return `the pull request is on the branch "${pull.branch}" now. Start a new run.`;
	if (isProtected === void 0) return "the branch was deleted. Restore it, and open the pull request again.";
	if (pull.state === "closed") return "the pull request is closed. Open it again.";
	return isProtected ? "the branch is protected. Give the stage a branch of its own." : void 0;
}
function findCover({ run }, pulls) {
	const mayPush = pipelineOf(run).allow["push-approved"] === true;
	for (const { name, hasAutoMerge, approvedBy } of pulls) {
		if (hasAutoMerge) return `GitHub merges ${name} by itself (auto-merge), so nobody would read the commits. Turn auto-merge off.`;
		if (approvedBy.length > 0 && !mayPush) return `${approvedBy.join(", ")} approved ${name}, and the approval would cover commits that nobody has read. Dismiss it, or allow such pushes with \`allow: { push-approved: true }\` and start a new run.`;
	}
}
function checkNamedPush(state, { branch, template, pulls }) {
	const opened = listOpenedPulls(state);
	const foreign = pulls.filter(({ number }) => !opened.includes(number));
	const [first] = foreign;
	if (first === void 0) return void 0;
	if (state.run.body.branches === void 0 && isChosenByText(template)) return foreignPullProblem(branch, first.number);
	const reason = findCover(state, foreign.map((pull) => ({
		...pull,
		name: `#${pull.number}`
	})));
	return reason === void 0 ? void 0 : pushProblem({
		branch,
		number: first.number
	}, reason);
}
function isChosenByText(template) {
	return /^\s*\{[{%]/.test(template);
}
function foreignPullProblem(branch, number) {
	return {
		code: "BATON-E715",
		message: `The branch came out as "${branch}", which is that of pull request #${number}, and the run is not about that one. Agents and other people's text may not choose it: put something fixed before it, such as baton/.`
	};
}
function isOwnBranch(state, branch) {
	const { branches = [] } = state.run.body;
	return branches.includes(branch) || listPublished(state).some((published) => published.branch === branch);
}
function isMadeByOwn({ run, body: { pipeline, trigger } }, { stage, messages }) {
	const maker = findMaker(messages);
	if (maker === void 0) return false;
	if (maker.run === run) return maker.task === stage;
	if (findRunNumber(maker.run, {
		pipeline,
		subject: trigger.subject.number
	}) !== void 0) return true;
	const rest = maker.run.startsWith(`${pipeline}-`) ? maker.run.slice(pipeline.length + 1) : "";
	return !hasSubject(trigger) && /^\d{8}-\d{4}(?:-\d+)?$/.test(rest);
}

// src/engine/thread/check-own-branch.ts
async function checkOwnBranch(targets, { state, stage, branch, author, tip }) {
	const { run } = state;
	if (isOwnBranch(state, branch) || author.by === "text" && run.body.branches === void 0) return void 0;
	const problem = judgeRunBranch({
		branch,
		author,
		allow: pipelineOf(run).allow,
		isForeign: true
	});
	if (problem === void 0) return void 0;
	const messages = await targets.listMessages(tip, run.body.trigger.repository.defaultBranch);
	return isMadeByOwn(run, {
		stage,
		messages
	}) ? void 0 : problem;
}

// src/engine/thread/check-pull-branch.ts
async function checkPullBranch(targets, { state, branch }) {
	const number = pullOfBranch(state, branch);
	if (number === void 0) {
		const opened = findPullOpenedFor(state, branch);
		return opened === void 0 ? void 0 : checkOpenedPush(state, {
			branch,
			pull: await targets.readPull(opened)
		});
	}
	const isProtected = await targets.readProtection(branch);
	const pulls = await targets.listPulls(branch);
	const pull = pulls.find((each) => each.number === number) ?? await targets.readPull(number);
	return checkPush(state, {
		branch,
		isProtected,
		number,
		pull,
		others: pulls.filter((each) => each.number !== number)
	});
}

// src/core/children/child-offer.ts
const childAgentSchema = object({
	get name() {
		return string();
	},
	get description() {
		return string();
	},
	get model() {
		return string().optional();
	}
});
const keyedChildSchema = object({
	get name() {
		return string();
	},
	get ordinal() {
		return int();
	},
	get key() {
		return string();
	},
	get prompt() {
		return string();
	},
	get branch() {
		return string().optional();
	}
});
const childOfferSchema = object({
	get stage() {
		return string();
	},
	get asked() {
		return int().min(0);
	},
	get left() {
		return int().min(0);
	},
	get why() {
		return string();
	},
	get agents() {
		return array(childAgentSchema);
	},
	get models() {
		return array(string());
	},
	get branch() {
		return boolean();
	},
	get keyed() {
		return array(keyedChildSchema).default([]);
	},
	get polls() {
		return object({
			get seconds() {
				return int().min(1);
			},
			merges: literal(true).optional()
		}).optional();
	}
});
function shortDigest(text, digest) {
	return digest(text).slice(-16);
}

// src/core/spawn/child-offer.ts
function buildChildOffer(state, { digest, ...turn }) {
	const stage = stageOf(state.run, turn.stage);
	if (!isAgentStage(stage) || stage.children === void 0) return void 0;
	const keyed = childrenOf(state.run, turn.stage).flatMap(({ name, ordinal, key, prompt, branch }) => {
		if (key === void 0) return [];
		return [{
			name,
			ordinal,
			key: shortDigest(key, digest),
			prompt: shortDigest(prompt, digest),
			branch
		}];
	});
	return {
		stage: turn.stage,
		asked: askedBefore(state, turn.stage),
		...countRoom(state, turn.stage),
		agents: [...listChildAgents(state, turn)],
		models: stage.children.models ?? [],
		branch: stage.branch !== void 0,
		keyed
	};
}
function askedBefore({ spawned }, stage) {
	return Math.max(0, ...spawned.filter(({ task }) => task === stage).map(({ body }) => body.asked));
}
function listChildAgents(state, turn) {
	const stage = stageOf(state.run, turn.stage);
	const acting = agentAt(state, turn);
	if (acting === void 0 || !isAgentStage(stage)) return [];
	const { agents } = state.run.body.config;
	return [.../* @__PURE__ */ new Set([acting.name, ...stage.children?.agents ?? []])].flatMap((name) => {
		const agent = agents[name];
		if (agent === void 0 || name !== acting.name && !hasAtMostAccess(agent.access, acting.agent.access)) return [];
		const { description = "", model } = agent;
		return [{
			name,
			description,
			model
		}];
	});
}
function countRoom(state, stage) {
	for (let made = 0; made < childLimits.requests; made++) {
		const why = findLimit(state, {
			stage,
			made,
			waits: true
		});
		if (why !== void 0) return {
			left: made,
			why
		};
	}
	return {
		left: childLimits.requests,
		why: `one turn may ask for ${childLimits.requests} child tasks.`
	};
}
function findLimit(state, { stage, made, waits }) {
	const limits = pipelineOf(state.run).limits;
	const [maxChildren, maxDepth] = [limits["max-children"] ?? 10, limits["max-depth"] ?? 3];
	const depth = depthOf(stage) + 1;
	if (depth > maxDepth) return `\`limits.max-depth\` is ${maxDepth}, and it would be ${depth} deep.`;
	const count = (state.run.children?.size ?? 0) + made;
	if (count >= maxChildren) return `\`limits.max-children\` is ${maxChildren}, and the run has ${count} child tasks.`;
	const planned = countPlanned(state, stage) + (waits ? 1 : 0) + made;
	if (planned >= limits["max-tasks"]) return `\`limits.max-tasks\` is ${limits["max-tasks"]}, and ${planned} executions have been made or are to come.`;
}
function countPlanned(state, stage) {
	const others = [...state.rows.values()].filter((row) => row.name !== stage && isToStart(row));
	return state.tasks.length + 1 + others.length;
}
function isToStart(row) {
	if (row.status !== "waiting") return row.status === "ready";
	return row.kind === "element" || (row.next ?? row.last) !== void 0;
}

// src/core/handoff/handoff-error.ts
const shown = 20;
const sentenceCodePoints = 500;
function describeErrors(errors) {
	const sentences = errors.slice(0, shown).map(({ message }) => truncateCodePoints(message, sentenceCodePoints, { mark: "…" }));
	return errors.length > shown ? [...sentences, `There are ${errors.length - shown} more.`] : sentences;
}
function describeValue(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "an object";
	const text = JSON.stringify(value) ?? "nothing";
	return `the ${typeof value} ${shortenText(text, 40)}`;
}
function shortenText(text, max = 64) {
	return text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;
}

// src/core/handoff/check-limits.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
const lists = [
	"relevant_files",
	"key_findings",
	"constraints"
];
function checkContext(value) {
	if (value === void 0) return { errors: [] };
	if (!isPlainMap(value)) return { errors: [{
		code: "type",
		path: "context",
		message: `\`context\` is ${describeValue(value)}; write an object such as {"relevant_files": ["src/a.ts"]}.`
	}] };
	const approach = value.suggested_approach;
	const errors = [...lists.flatMap((name) => checkList(name, value[name])), ...checkApproach(approach)];
	if (errors.length > 0) return { errors };
	const found = lists.flatMap((name) => isTexts(value[name]) ? [[name, value[name]]] : []);
	const context = {
		...Object.fromEntries(found),
		...typeof approach === "string" ? { suggested_approach: approach } : {}
	};
	const tooLarge = checkContextSize(context);
	return tooLarge.length > 0 ? { errors: tooLarge } : {
		value: context,
		errors: []
	};
}
function isTexts(value) {
	return Array.isArray(value) && value.every((text) => typeof text === "string");
}
function checkList(name, value) {
	if (value === void 0 || isTexts(value)) return [];
	const path = `context.${name}`;
	if (!Array.isArray(value)) return [{
		code: "type",
		path,
		message: `\`${path}\` is ${describeValue(value)}; write a list of strings.`
	}];
	const index = value.findIndex((text) => typeof text !== "string");
	const message = `\`${path}[${index}]\` is ${describeValue(value[index])}; every element must be a string.`;
	return [{
		code: "type",
		path: `${path}[${index}]`,
		message
	}];
}
function checkApproach(value) {
	if (value === void 0 || typeof value === "string") return [];
	const path = "context.suggested_approach";
	return [{
		code: "type",
		path,
		message: `\`${path}\` is ${describeValue(value)}; write a string.`
	}];
}
function checkContextSize(context) {
	const bytes = Object.values(context).flat().reduce((sum, text) => sum + utf8Length(text), 0);
	if (bytes <= handoffLimits.contextBytes) return [];
	return [{
		code: "too-large",
		path: "context",
		message: `\`context\` takes ${bytes} bytes in all; at most ${handoffLimits.contextBytes} are accepted: keep what the next agent cannot find itself.`
	}];
}
function checkData(value, written) {
	if (value === void 0) return { errors: [] };
	if (!isPlainMap(value)) return { errors: [{
		code: "type",
		path: "data",
		message: `\`data\` is ${describeValue(value)}; write an object of strings, such as {"issue_key": "A-1"}.`
	}] };
	const entries = Object.entries(value);
	const errors = [...checkCount(entries.length), ...checkTypes(entries, written)];
	const texts = entries.flatMap(([key, text]) => typeof text === "string" ? [[key, text]] : []);
	const all = [...errors, ...checkDataSize(texts)];
	return all.length > 0 ? { errors: all } : {
		value: Object.fromEntries(texts),
		errors: []
	};
}
function checkCount(count) {
	if (count <= handoffLimits.dataKeys) return [];
	return [{
		code: "too-many",
		path: "data",
		message: `\`data\` has ${count} keys; at most ${handoffLimits.dataKeys} are accepted: join some, or move them to \`detail\`.`
	}];
}
function checkTypes(entries, written) {
	return entries.flatMap(([key, value]) => {
		if (typeof value === "string") return [];
		const name = shortenText(key);
		const literal = written.get(key);
		const message = `\`data.${name}\` is ${literal === void 0 ? describeValue(value) : `the ${typeof value} ${shortenText(literal, 40)}`}; values must be strings: write ${suggest(value, literal)}.`;
		return [{
			code: "type",
			path: `data.${name}`,
			message
		}];
	});
}
function suggest(value, literal) {
	if (literal !== void 0) return JSON.stringify(shortenText(literal, 40));
	return value === null ? "\"\" or leave the key out" : "its JSON as a string";
}
function checkDataSize(texts) {
	const bytes = texts.reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
	if (bytes <= handoffLimits.dataBytes) return [];
	return [{
		code: "too-large",
		path: "data",
		message: `\`data\` takes ${bytes} bytes, keys and values together; at most ${handoffLimits.dataBytes} are accepted: move long texts to \`detail\`.`
	}];
}
function checkText({ path, value, max, advice }) {
	if (value === void 0) return { errors: [] };
	if (typeof value !== "string") return { errors: [{
		code: "type",
		path,
		message: `\`${path}\` is ${describeValue(value)}; write a string, or leave it out if it is optional.`
	}] };
	const length = countCodePoints(value);
	if (length <= max) return {
		text: value,
		errors: []
	};
	return { errors: [{
		code: "too-long",
		path,
		message: `\`${path}\` is ${length} characters long; at most ${max} are accepted: ${advice}.`
	}] };
}
const nameCodePoints = 64;
function checkLimits(fields, written) {
	const errors = [...checkVersion(fields.version), ...checkSummary(fields.summary)];
	const text = (path, max, advice) => {
		const found = checkText({
			path,
			value: fields[path],
			max,
			advice
		});
		errors.push(...found.errors);
		return found.text;
	};
	const summary = text("summary", handoffLimits.summaryCodePoints, "shorten it, or move the rest to `detail`") ?? "";
	const detail = text("detail", handoffLimits.detailCodePoints, "shorten it, or name the files where the rest is");
	const to = text("to", nameCodePoints, "write the name of one agent");
	const message = text("message", handoffLimits.messageCodePoints, "shorten it, or move the rest to `detail`");
	const data = checkData(fields.data, written);
	const context = checkContext(fields.context);
	errors.push(...data.errors, ...context.errors);
	if (errors.length > 0) return failure(errors);
	return success(compactHandoff({
		version: 1,
		summary,
		detail,
		data: data.value,
		context: context.value,
		to,
		message
	}));
}
function checkVersion(version) {
	if (version === void 0 || version === 1) return [];
	return [{
		code: "version",
		path: "version",
		message: `\`version\` is ${JSON.stringify(version)?.slice(0, 40)}; this version of Baton reads 1 only: write 1 or leave it out.`
	}];
}
function checkSummary(summary) {
	const advice = `write 1 to ${handoffLimits.summaryCodePoints} characters that say what the next agent must know.`;
	if (summary === void 0) return [{
		code: "missing",
		path: "summary",
		message: `\`summary\` is missing; ${advice}`
	}];
	if (typeof summary !== "string" || isVisible(summary)) return [];
	return [{
		code: "empty",
		path: "summary",
		message: `\`summary\` is empty; ${advice}`
	}];
}

// src/core/handoff/coerce-data.ts
function coerceData(data, written) {
	if (!isPlainMap(data)) return data;
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, isLiteral(value) ? written.get(key) ?? String(value) : value]));
}
function isLiteral(value) {
	return typeof value === "number" || typeof value === "boolean";
}
function writtenData(data, text) {
	return isPlainMap(data) && Object.values(data).some(isLiteral) ? readLiterals(text) : /* @__PURE__ */ new Map();
}
function readLiterals(text) {
	const literals = /* @__PURE__ */ new Map();
	let depth = 0;
	let part = "";
	let last = ["", ""];
	for (const token of readJsonTokens(text)) {
		const [beforeLast, previous] = last;
		if (token === ":" && depth === 1) part = JSON.parse(previous);
		if (depth === 2 && part === "data" && previous === ":" && /^[-0-9tf]/.test(token)) literals.set(JSON.parse(beforeLast), token);
		depth += changeOf(token);
		last = [previous, token];
	}
	return literals;
}
function changeOf(token) {
	if (token === "{" || token === "[") return 1;
	return token === "}" || token === "]" ? -1 : 0;
}

// src/core/handoff/parse-handoff.ts
function decodeHandoffBytes(input) {
	if (typeof input === "string") return refuseEmpty(input);
	if (input.length > handoffLimits.wholeBytes) {
		const message = `The handoff is ${input.length} bytes long; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
		return failure({
			code: "too-large",
			path: "",
			message
		});
	}
	try {
		return refuseEmpty(new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(input));
	} catch {
		return failure(malformed("The handoff is not valid UTF-8; write it as UTF-8."));
	}
}
function refuseEmpty(text) {
	if (text.startsWith("﻿")) return failure(malformed("The handoff starts with a byte order mark; write it without one."));
	if (text.trim() !== "") return success(text);
	return failure(malformed("The handoff is empty; write a JSON object with a `summary`, or no file at all."));
}
function malformed(message) {
	return {
		code: "malformed",
		path: "",
		message
	};
}
const aliases = /* @__PURE__ */ new Map([["schema_version", "version"], ["task_summary", "summary"]]);
const contextNames = /* @__PURE__ */ new Set([
	"relevant_files",
	"key_findings",
	"constraints",
	"suggested_approach"
]);
const optionalNames = /* @__PURE__ */ new Set([
	"detail",
	"data",
	"context",
	"to",
	"message"
]);
const names = /* @__PURE__ */ new Set([
	"version",
	"summary",
	...optionalNames
]);
const otherNames = /* @__PURE__ */ new Set([
	"children",
	"kind",
	"from",
	"output"
]);
function renameAliases(input, apart) {
	const fields = /* @__PURE__ */ new Map();
	const lists = [];
	const warnings = [];
	for (const [key, value] of Object.entries(input)) {
		const name = aliases.get(key) ?? key;
		if (value === null && (optionalNames.has(name) || contextNames.has(name) || fields.has(name))) continue;
		if (name !== key && isGiven(input, name)) warnings.push(describeDouble(key, name));
		else if (contextNames.has(name)) lists.push([name, value]);
		else if (names.has(name)) fields.set(name, value);
		else if (!apart.includes(key)) warnings.push(describeUnknown(key, input));
	}
	const moved = moveIntoContext(fields.get("context"), lists);
	return {
		fields: {
			...Object.fromEntries(fields),
			...moved.fields
		},
		warnings: [...warnings, ...moved.warnings]
	};
}
function isGiven(input, name) {
	return Object.hasOwn(input, name) && input[name] !== null;
}
function moveIntoContext(context, lists) {
	const own = isPlainMap(context) ? Object.entries(context).filter(([, value]) => value !== null) : [];
	if (context !== void 0 && !isPlainMap(context)) return {
		fields: {},
		warnings: []
	};
	if (context === void 0 && lists.length === 0) return {
		fields: {},
		warnings: []
	};
	const twice = lists.filter(([name]) => own.some(([key]) => key === name));
	return {
		fields: { context: Object.fromEntries([...lists, ...own]) },
		warnings: twice.map(([name]) => describeDouble(name, `context.${name}`))
	};
}
function describeDouble(key, name) {
	return `\`${key}\` was dropped: \`${name}\` says the same.`;
}
function describeUnknown(key, input) {
	const meant = [...names, ...contextNames].find((name) => !isGiven(input, name) && isSlip(key, name));
	const advice = meant === void 0 ? "put it into `data`, as a string." : `did you mean \`${meant}\`?`;
	return `The unknown key \`${shortenText(key)}\` was dropped; ${advice}`;
}
function nameSlip(error, input) {
	const keys = isPlainMap(input) ? Object.keys(input).filter((key) => !names.has(key) && !aliases.has(key)) : [];
	const slip = error.code === "missing" ? keys.find((key) => isSlip(key, error.path)) : void 0;
	if (slip === void 0) return error;
	return {
		...error,
		message: `${error.message} There is \`${shortenText(slip)}\`: rename it to \`${error.path}\`.`
	};
}
function isSlip(key, name) {
	return key.length <= 40 && (0, import_fastest_levenshtein.distance)(key, name) <= Math.min(2, Math.floor(name.length / 3));
}
const handoffJsonLimits = {
	maxBytes: handoffLimits.wholeBytes,
	maxDepth: handoffLimits.depth,
	maxNodes: 1e4,
	numbers: "any",
	isRead: (key) => names.has(key) || aliases.has(key) || contextNames.has(key) || otherNames.has(key)
};
function parseHandoff(input, { coerce = false, apart = [] } = {}) {
	const text = decodeHandoffBytes(input);
	if (!text.ok) return failure([text.error]);
	const json = parseUntrustedJson(text.value, handoffJsonLimits);
	if (!json.ok) return failure([toHandoffError(json.error)]);
	if (!isPlainMap(json.value)) return failure([notAnObject(json.value)]);
	const wellFormed = toWellFormedJson(json.value);
	const replaced = isPlainMap(wellFormed) && JSON.stringify(wellFormed) !== JSON.stringify(json.value);
	const { fields, warnings } = renameAliases(isPlainMap(wellFormed) ? wellFormed : {}, apart);
	const written = writtenData(fields.data, text.value);
	const checked = checkLimits(coerce ? {
		...fields,
		data: coerceData(fields.data, written)
	} : fields, written);
	if (!checked.ok) return failure(checked.error.map((error) => nameSlip(error, json.value)));
	const surrogates = replaced ? ["Half characters (lone surrogates) were replaced by U+FFFD: no file or comment can hold them."] : [];
	return checkWholeSize(checked.value, [...surrogates, ...warnings]);
}
function checkWholeSize(handoff, warnings) {
	const bytes = new TextEncoder().encode(serialiseHandoff(handoff)).length;
	if (bytes <= handoffLimits.wholeBytes) return success({
		handoff,
		warnings
	});
	const message = `The handoff takes ${bytes} bytes as JSON; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
	return failure([{
		code: "too-large",
		path: "",
		message
	}]);
}
const codes = {
	syntax: "malformed",
	"too-large": "too-large",
	depth: "depth",
	nodes: "too-many",
	keys: "too-many",
	"forbidden-key": "forbidden-key",
	"duplicate-key": "duplicate-key",
	number: "number"
};
function toHandoffError(fault) {
	const path = fault.path ?? "";
	const advice = fault.code === "syntax" ? " Write one JSON object and nothing else." : "";
	const message = `${path === "" ? "The handoff" : `\`${path}\``}: ${fault.message}.${advice}`.replaceAll("..", ".");
	return {
		code: codes[fault.code],
		path,
		message
	};
}
function notAnObject(value) {
	return {
		code: "not-an-object",
		path: "",
		message: `The handoff is ${Array.isArray(value) ? "a list" : `${JSON.stringify(value)?.slice(0, 40)}`}; write a JSON object such as {"version": 1, "summary": "…"}.`
	};
}

// src/core/transfer/find-transfer-call.ts
function isTransferResult(value) {
	if (!isPlainMap(value) || value.kind !== "handoff") return false;
	return [
		value.to,
		value.message,
		value.from
	].every((text) => typeof text === "string");
}
function extractTransferResult(value) {
	if (isTransferResult(value)) return value;
	return isPlainMap(value) && isTransferResult(value.output) ? value.output : void 0;
}
const callKeys = /* @__PURE__ */ new Set([...[
	"kind",
	"version",
	"schema_version",
	"to",
	"message",
	"from",
	"output"
], "children"]);
function findTransferCall(sources) {
	for (const { fields, rest } of readSources(sources)) {
		const call = findCall(fields);
		if (call === void 0) continue;
		const isAll = Object.keys(fields).every((key) => callKeys.has(key));
		return {
			...call,
			rest: isAll ? rest : sources
		};
	}
}
function* readSources(sources) {
	const { mcpFile, file, printed } = sources;
	const candidates = [
		{
			raw: mcpFile,
			rest: {
				...sources,
				mcpFile: void 0
			}
		},
		{
			raw: file,
			rest: {
				...sources,
				file: void 0
			}
		},
		{
			raw: printed.handoff?.join("\n"),
			rest: {
				...sources,
				printed: { ...omit(printed, "handoff") }
			}
		},
		{
			raw: printed.fence?.join("\n"),
			rest: {
				...sources,
				printed: { ...omit(printed, "fence") }
			}
		}
	];
	for (const { raw, rest } of candidates) {
		const fields = raw === void 0 ? void 0 : parseFields(raw);
		if (fields !== void 0) yield {
			fields,
			rest
		};
	}
}
function findCall(value) {
	const result = extractTransferResult(value);
	if (result !== void 0) return {
		to: result.to,
		message: result.message
	};
	const { to, message } = value;
	return isAbsent(to) && isAbsent(message) ? void 0 : {
		to,
		message
	};
}
function isAbsent(value) {
	return value === void 0 || value === null || value === "";
}
function parseFields(raw) {
	const text = decodeHandoffBytes(raw);
	const json = text.ok ? parseUntrustedJson(text.value, handoffJsonLimits) : void 0;
	if (json?.ok !== true) return void 0;
	const value = toWellFormedJson(json.value);
	return isPlainMap(value) ? value : void 0;
}
function omit(object, key) {
	const { [key]: _, ...rest } = object;
	return rest;
}

// src/core/transfer/transfer-problems.ts
function maxHandoffsExceeded({ limit, chain, refused }) {
	return {
		code: "BATON-E201",
		message: `Max handoffs (${limit}) exceeded. Chain: ${chain.length === 0 ? refused.from : describeChain(chain)}. Refused: ${describeChain([refused])}.`
	};
}
function handoffTargetNotFound({ from, to, available, registered }) {
	return {
		code: "BATON-E202",
		message: `Agent "${from}" tried to handoff to "${to}", but ${registered ? "its `transfer-to` does not name it" : "it's not registered"}. Available: ${available.join(", ")}`
	};
}

// src/core/transfer/read-transfer.ts
function checkTarget(config, { from, to }) {
	const available = transferTargets(config, from);
	if (available.includes(to)) return void 0;
	return handoffTargetNotFound({
		from,
		to,
		available,
		registered: Object.hasOwn(config.agents, to)
	});
}
function readTransfer(sources, options) {
	const call = findTransferCall(sources);
	const nothing = {
		request: void 0,
		problems: [],
		warnings: []
	};
	if (call === void 0) return {
		...nothing,
		sources
	};
	const { place } = options;
	if (place !== void 0 && transferTargets(place.config, place.from).length === 0) return {
		...nothing,
		sources: call.rest,
		warnings: [describeNoTarget(call, place.from)]
	};
	const { to, message } = call;
	const problems = [...checkName(to), ...checkMessage(message, to)];
	if (problems.length > 0 || typeof to !== "string" || typeof message !== "string") return {
		...nothing,
		problems,
		sources: call.rest
	};
	const problem = place === void 0 ? void 0 : checkTarget(place.config, {
		from: place.from,
		to
	});
	if (problem !== void 0) return {
		...nothing,
		problems: [problem],
		sources: call.rest
	};
	return {
		...nothing,
		request: {
			to,
			message,
			superseded: limitCalls(options.superseded ?? [])
		},
		sources: call.rest
	};
}
function describeNoTarget({ to }, from) {
	return `Agent "${from}" asked for a transfer${typeof to === "string" ? ` to "${truncateCodePoints(to, transferLimits.nameCodePoints)}"` : ""}, but there is no agent that it may hand over to, so it was ignored.`;
}
function checkName(to) {
	if (typeof to !== "string" || !isVisible(to)) return [incompleteTransfer("`to` must be the name of one agent.")];
	return countCodePoints(to) <= transferLimits.nameCodePoints ? [] : [incompleteTransfer(`\`to\` is longer than ${transferLimits.nameCodePoints} characters, which is no name of an agent.`)];
}
function checkMessage(message, to) {
	const most = transferLimits.messageCodePoints;
	if (typeof message !== "string" || !isVisible(message)) return [incompleteTransfer(`\`message\` is ${message === void 0 || message === null ? "missing" : describeValue(message)} beside \`to\`: ${shortenText(JSON.stringify(to) ?? "")}; write all that the other agent must know.`)];
	const length = countCodePoints(message);
	return length <= most ? [] : [incompleteTransfer(`\`message\` is ${length} characters long; at most ${most} are accepted: shorten it, or put the rest into a file.`)];
}
function incompleteTransfer(words) {
	return {
		code: "BATON-E203",
		message: `The transfer was not made: ${words}`
	};
}

// src/core/run/transfers.ts
function decideTransfer(state, { from, request, timestamp, isSetAside }) {
	const { config } = state.run.body;
	const { to, message, superseded } = request;
	const limit = pipelineOf(state.run).limits["max-handoffs"];
	if (transferTargets(config, from).length === 0) return {
		kind: "ignored",
		warning: `There is no agent that "${from}" may hand over to, so its transfer was ignored.`
	};
	const wrong = checkTarget(config, {
		from,
		to
	});
	if (wrong !== void 0) return {
		kind: "refused",
		refused: {
			reason: "target",
			to,
			message,
			limit
		},
		problem: wrong
	};
	const standing = standingTransfers(state);
	if (isSetAside !== true && standing.length >= limit) {
		const chain = standing.map(({ body }) => body);
		const problem = maxHandoffsExceeded({
			limit,
			chain,
			refused: {
				from,
				to
			}
		});
		return {
			kind: "refused",
			refused: {
				reason: "limit",
				to,
				message,
				limit
			},
			problem
		};
	}
	return {
		kind: "made",
		body: {
			from,
			to,
			message,
			timestamp,
			...superseded.length === 0 ? {} : { superseded }
		}
	};
}
function canRunInline(state, facts) {
	const { stage, from, to, hops, left } = facts;
	const tasks = left?.tasks ?? pipelineOf(state.run).limits["max-tasks"] - state.tasks.length - 1;
	const most = Math.min(5, tasks, left?.handoffs ?? 5);
	if (facts.asksForChildren === true || facts.executions > most) return false;
	const asked = stageOf(state.run, stage);
	const { agents } = state.run.body.config;
	const [before, after] = [agents[from], agents[to]];
	if (!isAgentStage(asked) || asked.transfer !== "inline" || hops <= 0 || before === void 0 || after === void 0) return false;
	if (asked.branch !== void 0 && after.access === "read" && before.access !== "read") return false;
	return hasAtMostAccess(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}
function buildRecordedTransfer(state, transfer) {
	const { repo, thread, run, task, attempt, execution, body } = transfer;
	const { from, to, message, timestamp, by, reason } = body;
	return {
		event: "agent_handoff",
		repository: repo,
		subject: thread,
		run,
		task: taskName(run, task),
		attempt,
		execution,
		number: transferNumber(state, transfer),
		limit: pipelineOf(state.run).limits["max-handoffs"],
		agent: from,
		handoff: {
			from,
			to,
			message,
			timestamp
		},
		...by === void 0 ? {} : {
			by,
			reason
		}
	};
}

// src/core/handoff/read-handoff.ts
async function checkDemand(handoff, demand) {
	if (handoff === void 0) return demand?.required === true ? [missing] : [];
	if (demand?.data === void 0) return [];
	const schema = await loadDataSchema(demand.data);
	if (schema.ok) return schema.value(handoff.data ?? {});
	return [{
		code: "schema",
		path: "data",
		message: `\`data\` cannot be checked: \`handoff.data\` of the stage ${schema.error[0]?.message ?? "cannot be used"}.`
	}];
}
const missing = {
	code: "missing",
	path: "",
	message: "The stage requires a handoff and there is none; write a JSON object with a `summary` to the file that BATON_HANDOFF_PATH names."
};
function findHandoff({ mcpFile, file, printed }) {
	if (mcpFile !== void 0) return {
		source: "mcp",
		raw: mcpFile
	};
	if (file !== void 0) return {
		source: "file",
		raw: file
	};
	if (printed.handoff !== void 0) return {
		source: "markers",
		raw: printed.handoff.join("\n")
	};
	return printed.fence === void 0 ? void 0 : {
		source: "fence",
		raw: printed.fence.join("\n")
	};
}
async function readHandoff(sources, demand) {
	const found = findHandoff(sources);
	if (found === void 0) return {
		handoff: void 0,
		errors: await checkDemand(void 0, demand),
		warnings: []
	};
	const parsed = parseHandoff(found.raw, {
		coerce: demand?.coerce === true,
		apart: ["children"]
	});
	if (!parsed.ok) return {
		handoff: void 0,
		errors: parsed.error,
		warnings: []
	};
	const { handoff, warnings } = parsed.value;
	const errors = await checkDemand(handoff, demand);
	return {
		handoff: errors.length > 0 ? void 0 : handoff,
		errors,
		warnings
	};
}

// src/core/spawn/plan-wait.ts
function planWait(request, { stage, known, untold, finishedAt }) {
	if (request === void 0) return { warnings: [] };
	const asked = [...new Set(request.names.slice(0, childLimits.waitedFor))];
	const found = asked.flatMap((name) => known.find((each) => each === name || each === `${stage}/${name}`) ?? []);
	const unknown = asked.filter((name) => !known.includes(name) && !known.includes(`${stage}/${name}`));
	const shown = unknown.slice(0, 3).map((name) => `"${truncateCodePoints(name, 100)}"`).join(", ");
	const warnings = unknown.length === 0 ? [] : [`BATON-E721: ${stage} waited for ${shown}, which it has not created.`];
	if (found.length === 0) return untold === 0 ? { warnings } : {
		wait: {
			names: [],
			until: "all"
		},
		warnings
	};
	const minutes = request.timeoutMinutes;
	const deadline = minutes === void 0 ? void 0 : deadlineOf(finishedAt, minutes);
	return {
		wait: {
			names: [...new Set(found)],
			until: request.until,
			...deadline === void 0 ? {} : { deadline }
		},
		warnings
	};
}
function deadlineOf(from, minutes) {
	return new Date(Date.parse(from) + Math.min(minutes, childLimits.waitMinutes) * 6e4).toISOString();
}
function isWaitOver(until, outcomes) {
	const ended = outcomes.flatMap((outcome) => outcomeSchema.safeParse(outcome).data ?? []);
	if (ended.length === outcomes.length) return true;
	if (until === "all") return false;
	return until === "first" ? ended.length > 0 : ended.some((outcome) => !isSuccess(outcome));
}

// src/core/children/check-child.ts
const inputNames = [
	"prompt",
	"agent",
	"branch",
	"model",
	"name",
	"idempotency_key"
];
function readChildInput(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return failure([{
		code: "type",
		path: "",
		message: `A request is ${describeValue(value)}; write an object with \`prompt\`.`
	}]);
	const entries = Object.entries(value).filter(([, field]) => field !== null && field !== void 0);
	const errors = entries.flatMap(([key, field]) => checkField(key, field));
	const texts = new Map(entries.filter((entry) => typeof entry[1] === "string" && entry[1] !== ""));
	const prompt = texts.get("prompt")?.toWellFormed() ?? "";
	if (errors.length > 0) return failure(errors);
	const [agent, branch, model, name, key] = [
		"agent",
		"branch",
		"model",
		"name",
		"idempotency_key"
	].map((field) => texts.get(field)?.toWellFormed());
	return success({
		prompt,
		agent,
		branch,
		model,
		name,
		key
	});
}
function checkField(key, value) {
	if (key === "repository") return [{
		code: "type",
		path: key,
		message: "`repository` is not supported yet: a child works in the repository of its parent. Leave it out."
	}];
	if (!inputNames.includes(key)) {
		const path = shortenText(key);
		return [{
			code: "type",
			path,
			message: `\`${path}\` is no input of a child task; write ${inputNames.map((name) => `\`${name}\``).join(", ")} only.`
		}];
	}
	if (typeof value === "string") return [];
	return [{
		code: "type",
		path: key,
		message: `\`${key}\` is ${describeValue(value)}; write a text.`
	}];
}
function checkPrompt(prompt) {
	if (!isVisible(prompt)) return [{
		code: "empty",
		path: "prompt",
		message: "`prompt` is empty. Write what the task is."
	}];
	return checkLength("prompt", prompt, childLimits.promptCodePoints);
}
function checkLength(path, text, most) {
	const length = text.length <= most ? 0 : countCodePoints(text);
	if (length <= most) return [];
	return [{
		code: "too-long",
		path,
		message: `\`${path}\` has ${length} characters, and at most ${most} are passed on. Shorten it.`
	}];
}
function checkChild(input, rules) {
	const { prompt, branch, name = "", key = "" } = input;
	return [
		...checkPrompt(prompt),
		...checkLength("name", name, childLimits.nameCodePoints),
		...checkLength("idempotency_key", key, childLimits.keyCodePoints),
		...branch === void 0 ? [] : checkBranch(branch),
		...checkAgent(input, rules)
	];
}
function checkBranch(branch) {
	const tooLong = checkLength("branch", branch, childLimits.branchCodePoints);
	if (tooLong.length > 0) return tooLong;
	const problem = checkBranchName(branch, "Write another `branch`, or leave it out.");
	return problem === void 0 ? [] : [{
		code: "schema",
		path: "branch",
		message: problem.message
	}];
}
function checkAgent({ agent, model }, { agents, models }) {
	const found = agent === void 0 ? agents[0] : agents.find(({ name }) => name === agent);
	if (found === void 0 && agent !== void 0) {
		const names = agents.map(({ name }) => name).join(", ");
		return [{
			code: "unknown-agent",
			path: "agent",
			message: `\`agent\` is "${shortenText(agent)}". Write one of ${names}, or leave it out.`
		}];
	}
	if (model === void 0 || model === found?.model || models.includes(model)) return [];
	const advice = models.length === 0 ? "Leave it out." : `Write one of ${models.join(", ")}, or leave it out.`;
	return [{
		code: "schema",
		path: "model",
		message: `\`model\` is "${shortenText(model)}". ${advice}`
	}];
}
function isSameRequest(earlier, { prompt, branch }) {
	return earlier.prompt === prompt && (branch === void 0 || earlier.branch === branch);
}

export { findNamesake as A, checkOwnBranch as C, mergeTrailer as D, lastLineOf as E, verifyOutput as F, readOrderRecords as M, sinceOrder as N, taskTrailer as O, digestOutput as P, checkPullBranch as S, checkOpenedPush as T, askedBefore as _, planWait as a, listChildAgents as b, buildRecordedTransfer as c, readTransfer as d, readSources as f, shortenText as g, describeValue as h, isWaitOver as i, findUnproven as j, checkOrder as k, canRunInline as l, describeErrors as m, isSameRequest as n, checkDemand as o, parseHandoff as p, readChildInput as r, readHandoff as s, checkChild as t, decideTransfer as u, buildChildOffer as v, checkNamedPush as w, shortDigest as x, findLimit as y };