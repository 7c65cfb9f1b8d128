import { _ as union, a as boolean, c as literal, d as object, h as string, i as array, n as _enum, s as int } from "./schemas.js";
import { n as success, t as failure } from "./result.js";
import { t as parseUntrustedJson } from "./parse-untrusted-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { r as recordLimits } from "./record-limits.js";
import { t as invisibleCharacters } from "./invisible-characters.js";
import { t as truncateCodePoints } from "./truncate-code-points.js";
import { g as transferLimits } from "./create-verifier.js";
import { r as startAgainRemedy } from "./create-github.js";
import { d as isAgentStage } from "./config-schema.js";
import { a as pipelineOf, o as stageOf } from "./retry-rule-of.js";
import { t as agentFor } from "./agent-for.js";
import { r as canonicalJson } from "./handoff.js";
import { t as transferTargets } from "./transfer-targets.js";
import { t as stripAnsi } from "./strip-ansi.js";
import { n as flattenText, t as renderTemplate } from "./render-template.js";

// src/core/pipeline/artifact-name.ts
/** Name of an artifact of one execution; GitHub takes no separators of paths in it. */
function artifactName(what, { run, task, execution }) {
	return `baton-${what}-${run}-${task}-${execution}`.replaceAll(/[^A-Za-z0-9._-]/g, "_");
}

// src/core/transfer/cap-access.ts
const levels = [
	"read",
	"edit",
	"full"
];
/** Whether an agent may do no more than another one. */
function isNotAbove(access, other) {
	return levels.indexOf(access) <= levels.indexOf(other);
}
/**
* An agent as it may work in an execution: with its own access, but never more than that of any agent whose work came to it
* by transfer. So nobody gets an access by being asked for it.
*/
function capAccess(agent, before) {
	const lowest = [agent, ...before].reduce((low, { access }) => isNotAbove(low, access) ? low : access, agent.access);
	return lowest === agent.access ? agent : {
		...agent,
		access: lowest
	};
}

// src/core/transfer/can-run-inline.ts
/** Records of one comment have little room each: one of each execution, one of each transfer, and the end. */
const maxLegs = 5;
/**
* Whether an agent may take over in the job that was made for another one: the stage says so, transfers are left, and it
* needs no secret and no access that this job was not made for. Else it gets a job of its own. So does one with `access: read`
* on a `branch`, where the agent before it may change files: of a job whose last agent may not, nothing is published. `state` holds the executions before this job.
*/
function canRunInline(state, facts) {
	const { stage, from, to, hops, legs } = facts;
	if (legs > maxLegs || state.tasks.length + legs >= pipelineOf(state.run).limits["max-tasks"]) return false;
	const asked = stageOf(state.run, stage);
	const { agents } = state.run.body.config;
	const [before, after] = [agents[from], agents[to]];
	if (!isAgentStage(asked) || asked.transfer !== "inline" || hops <= 0 || before === void 0 || after === void 0) return false;
	if (asked.branch !== void 0 && after.access === "read" && before.access !== "read") return false;
	return isNotAbove(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}

// src/core/transfer/with-transfer.ts
/** The state as if a transfer were recorded already: whose turn is next follows from it, in the agent job as in `publish`. */
function withTransfer(state, { dispatch, body }) {
	const { run, task, attempt, execution } = dispatch;
	const { repo, subject } = state.run;
	const place = {
		repo,
		subject,
		run,
		task,
		attempt,
		execution,
		seq: state.tip.seq,
		prev: ""
	};
	return {
		...state,
		transfers: [...state.transfers, {
			kind: "transfer",
			...place,
			body
		}]
	};
}

// src/core/transfer/describe-chain.ts
/**
* `a → b → c`: every agent in its turn, the last target too (T-14). Where a link does not begin with the agent that the one
* before it ended with, another stage has had its turn: `a → b; c → d`.
*/
function describeChain(links) {
	return links.map(({ from, to }, index) => {
		const before = links[index - 1];
		if (before?.to === from) return ` → ${to}`;
		return `${before === void 0 ? "" : "; "}${from} → ${to}`;
	}).join("");
}

// src/core/transfer/transfer-problems.ts
/** `MaxHandoffsExceededError` (T-14): the whole chain, and the refused transfer apart from it (T-12). */
function maxHandoffsExceeded({ limit, chain, refused }) {
	return {
		code: "BATON-E201",
		message: `Max handoffs (${limit}) exceeded. Chain: ${chain.length === 0 ? refused.from : describeChain(chain)}. Refused: ${describeChain([refused])}.`
	};
}
/** `HandoffTargetNotFoundError` (T-15). */
function handoffTargetNotFound({ from, to, available, registered }) {
	return {
		code: "BATON-E202",
		message: `Agent "${from}" tried to handoff to "${to}", but ${registered ? "its `transfer-to` does not name it" : "it's not registered"}. Available: ${available.join(", ")}`
	};
}

// src/core/transfer/check-target.ts
/** Why an agent may not hand over to another one, in the words of T-15; undefined when it may. */
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

// src/core/output/check-results.ts
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

// src/core/output/redact-prompt-facts.ts
/** Names of files are the only words in it that an agent job chooses. Digests stay as they are, whatever they look like. */
function redactPromptFacts(facts, redactor) {
	const { artifact, repair, ...rest } = facts;
	return {
		...rest,
		...redactRef(artifact, redactor),
		...repair === void 0 ? {} : { repair: {
			...repair,
			...redactRef(repair.artifact, redactor)
		} }
	};
}
function redactRef(ref, redactor) {
	return ref === void 0 ? {} : { artifact: {
		...ref,
		file: redactor.redactDeep(ref.file)
	} };
}

// src/core/output/redact-agent-output.ts
/** The output with every text of the agents redacted; ids, digests and times are ours and stay. */
function redactAgentOutput(output, redactor) {
	const { failure, inline, ...rest } = output;
	return {
		...redactExecution(rest, redactor),
		...failure === void 0 ? {} : { failure: redactor.redactDeep(failure) },
		...inline === void 0 ? {} : { inline: inline.map((leg) => redactExecution(leg, redactor)) }
	};
}
function redactExecution(execution, redactor) {
	const { note, handoff, transfer, usage, prompt, outputs, warnings } = execution;
	const kept = Object.entries(redactor.redactDeep(execution.results)).filter(([key]) => isResultKey(key));
	return {
		...execution,
		...note === void 0 ? {} : { note: redactor.redactDeep(note) },
		...handoff === void 0 ? {} : { handoff: redactor.redactDeep(handoff) },
		...transfer === void 0 ? {} : { transfer: redactor.redactDeep(transfer) },
		...prompt === void 0 ? {} : { prompt: redactPromptFacts(prompt, redactor) },
		...usage === void 0 ? {} : { usage: redactor.redactDeep(usage) },
		outputs: redactor.redactDeep(outputs),
		warnings: redactor.redactDeep(warnings),
		results: Object.fromEntries(kept)
	};
}

// src/core/handoff/describe-errors.ts
/** So many errors are shown; the rest are counted. */
const shown = 20;
const sentenceCodePoints = 500;
/** What is wrong, each in one sentence, bounded: the values in it were written by an agent. */
function describeErrors(errors) {
	const sentences = errors.slice(0, shown).map(({ message }) => truncateCodePoints(message, sentenceCodePoints, { mark: "…" }));
	return errors.length > shown ? [...sentences, `There are ${errors.length - shown} more.`] : sentences;
}

// src/core/output/summarise-error.ts
/** Limit of `failureSchema.message`. */
const summaryCodePoints = 2e3;
/** The end of what a program printed, where the cause stands: first what it wrote as errors, else the rest. */
function summariseError(...texts) {
	const seen = texts.map(cleanTail).find((text) => text !== "") ?? "";
	return truncateCodePoints(seen, summaryCodePoints, {
		keep: "end",
		mark: "…"
	});
}
function cleanTail(text) {
	return stripAnsi(text.slice(-16384).toWellFormed()).replace(/\r\n?/g, "\n").replace(invisibleCharacters, "").trim();
}

// src/core/output/handoff-failure.ts
/** The failure of a stage that requires a handoff and got none that is valid, with the words of the validator. */
function handoffFailure(errors, repair) {
	const end = repair === void 0 ? "" : ` The agent was asked once more and failed: ${repair.message}`;
	const message = `BATON-E303: The stage requires a handoff, and there is no valid one: ${errors.join(" ")}${end}`;
	return {
		reason: "handoff",
		message: truncateCodePoints(message, summaryCodePoints, { mark: "…" })
	};
}

// src/core/pipeline/check-branch-name.ts
const maxLength = 244;
/** More than `git check-ref-format` asks for: what a shell, an option parser or a revision could read differently is out. */
const rules = [
	{
		words: "it is empty",
		broken: (name) => name === ""
	},
	{
		words: `it has more than ${maxLength} characters`,
		broken: (name) => name.length > maxLength
	},
	{
		words: "it does not start with a letter or digit",
		broken: (name) => !/^[A-Za-z0-9]/.test(name)
	},
	{
		words: "it holds characters other than letters, digits and . _ - / + #",
		broken: (name) => !/^[A-Za-z0-9._/+#-]*$/.test(name)
	},
	{
		words: "it holds \"..\" or \"//\"",
		broken: (name) => /\.\.|\/\//.test(name)
	},
	{
		words: "a part of it starts with \".\" or \"-\"",
		broken: (name) => /(^|\/)[.-]/.test(name)
	},
	{
		words: "a part of it ends with \".\" or \".lock\"",
		broken: (name) => /(\.|\.lock)(\/|$)/i.test(name)
	},
	{
		words: "it ends with \"/\"",
		broken: (name) => name.endsWith("/")
	},
	{
		words: "it starts with \"refs/\"",
		broken: (name) => /^refs\//i.test(name)
	},
	{
		words: "it could be a commit or HEAD",
		broken: (name) => /^([0-9a-f]{40}|(\w+_)?HEAD)$/i.test(name)
	}
];
/** What is wrong with the name of a branch, undefined when it may be used anywhere. */
function checkBranchName(name) {
	const rule = rules.find((candidate) => candidate.broken(name));
	return rule && {
		code: "BATON-E701",
		message: `The branch "${show(name)}" cannot be used: ${rule.words}. Change \`branch\`.`
	};
}
function show(name) {
	return name.replace(/[^ -~]/g, "?").slice(0, 80);
}

// src/core/prompt/render-text.ts
/** A template for people, such as the text of a pull request: cleaned, without fences. */
function renderText({ template, context, present }) {
	const rendered = renderTemplate({
		template,
		context,
		present
	});
	return rendered.ok ? success(rendered.value.text) : failure(rendered.error);
}

// src/core/prompt/render-line.ts
/** A template for one line, such as a branch or a title: cleaned, without fences, whatever the values hold. */
function renderLine(request) {
	const rendered = renderText(request);
	return rendered.ok ? success(flattenText(rendered.value).trim()) : failure(rendered.error);
}

// src/core/transfer/performer-at.ts
/** The agent of an execution as it may work there; undefined for a built-in, and for an agent that the run does not hold. */
function performerAt(state, place) {
	const name = agentFor(state, place);
	const agent = name === void 0 ? void 0 : state.run.body.config.agents[name];
	return name === void 0 || agent === void 0 ? void 0 : {
		name,
		agent: capAccess(agent, agentsBefore(state, place))
	};
}
/** The agents that a stage had before an execution, in their order, its own first. */
function agentsBefore(state, { stage, execution }) {
	const named = stageOf(state.run, stage);
	if (!isAgentStage(named)) return [];
	const earlier = state.transfers.filter((each) => each.task === stage && each.execution < execution);
	return [named.agent, ...earlier.map(({ body }) => body.to)].flatMap((name) => state.run.body.config.agents[name] ?? []);
}

// src/core/transfer/bound-calls.ts
/** Calls that a later one took the place of (T-21), the newest of them, each cut: they are there to be looked at. */
function boundCalls(calls) {
	const { nameCodePoints, supersededCodePoints, superseded } = transferLimits;
	return calls.slice(-superseded).map(({ to, message }) => ({
		to: truncateCodePoints(to, nameCodePoints),
		message: truncateCodePoints(message, supersededCodePoints)
	}));
}

// src/core/output/parse-outputs.ts
const limits = {
	bytes: 65536,
	lines: 1e3
};
const cutMark = "… (cut)";
/** The lines of the last complete outputs block, trimmed, without empty ones (I-22). Too much of it is cut, visibly. */
function parseOutputs({ outputs = [] }) {
	return capOutputs(outputs.map((line) => line.trim().toWellFormed()).filter((line) => line !== ""));
}
/** The same limits, for outputs that come from elsewhere. */
function capOutputs(lines) {
	let bytes = 0;
	const end = lines.findIndex((line, index) => {
		bytes += utf8Length(line);
		return bytes > limits.bytes || index >= limits.lines;
	});
	return end < 0 ? lines : [...lines.slice(0, end), cutMark];
}

// src/core/record/dispatch.ts
/** What `run.yml` reads to set up the agent job; clear JSON because expressions read it (DESIGN 4.8). */
const jobSchema = object({
	"runs-on": union([string(), array(string())]),
	container: string(),
	"timeout-minutes": int(),
	environment: string(),
	group: string(),
	checkout: object({
		depth: int(),
		submodules: boolean(),
		lfs: boolean()
	})
});
/** Records too large for the payload: read from the thread by comment id, bound by digest. */
const recordLocatorSchema = object({
	id: int(),
	digest: string()
});
/**
* An order to start one execution: the only input of a dispatched workflow run, and the output `task` of `plan`.
* At most 60,000 characters of JSON. Signed, where records are, over the canonical JSON of everything but `sig`.
*/
const dispatchSchema = object({
	baton: literal(1),
	kind: literal("dispatch"),
	for: _enum(["agent", "publish"]),
	/** Who takes the result: the publish job of the same workflow run, or the App, which reads an artifact. */
	via: _enum(["action", "app"]),
	repo: int(),
	/** What the run is about; for a tick the runs issue. */
	subject: int(),
	/** Issue or pull request whose comments hold the run's records, which are bound to it: the subject, or the pipeline's runs issue. */
	thread: int(),
	/** The subject's number, or 0: group of `plan` and `publish` is `baton-<lock>`. */
	lock: int(),
	run: string(),
	task: string(),
	attempt: int(),
	execution: int(),
	/** The agent at work, by transfer maybe not the stage's own; absent for a built-in. */
	agent: string().optional(),
	/** How many more transfers the run may have. */
	hops: int().optional(),
	/** Commit that is checked out. */
	head: string(),
	/** Commit of the default branch that the run's config was read at. */
	commit: string(),
	/** Comment that holds the run's first record, its time (records are listed since then), and the status comment. */
	first: object({
		id: int(),
		at: string()
	}),
	status: int(),
	/** Only with `for: publish` on a stage of an agent: the workflow run that vanished, whose loss is to be recorded. */
	lost: int().optional(),
	issued: string(),
	/** 48 hours after `issued`. */
	"not-after": string(),
	job: jobSchema,
	/** Digests of every record that the task builds on, in order of `seq`. */
	digests: array(string()),
	/** `deflate`: base64 of raw deflate of the JSON list of envelopes; `located`: where they stand. */
	records: union([object({
		enc: literal("deflate"),
		data: string()
	}), object({
		enc: literal("located"),
		list: array(recordLocatorSchema)
	})]),
	traceparent: string(),
	/** Both absent in an unsigned order. */
	key: string().optional(),
	sig: string().optional()
});

// src/core/record/open-dispatch.ts
/** Clocks of two runners may differ by this much. */
const toleratedSkewMilliseconds = 3e5;
const jsonLimits = {
	maxBytes: 4 * recordLimits.dispatchCharacters,
	maxDepth: 8,
	maxNodes: 1e4
};
/** The order in a workflow's input `task`, or why we do not follow it. */
function openDispatch(text, options) {
	const json = parseUntrustedJson(text, jsonLimits);
	if (!json.ok) return refuse("BATON-E401", `The input "task" ${json.error.message}. ${startAgain}`);
	const version = findOtherVersion(json.value);
	if (version !== void 0) return refuse("BATON-E402", `The input "task" has version ${version}; this Baton reads version 1. Use one version of run.yml everywhere.`);
	if (isEarlierOrder(json.value)) return refuse("BATON-E402", `The input "task" has no field "thread": an earlier Baton made it, and this one does not know where the records of its run are. ${startAgainRemedy}`);
	const parsed = dispatchSchema.safeParse(json.value);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return refuse("BATON-E401", `The input "task" is no order of Baton: ${issue?.path.join(".")}: ${issue?.message}. ${startAgain}`);
	}
	const problem = findForgery(json.value, parsed.data, options) ?? findMisfit(parsed.data, options);
	return problem === void 0 ? success(parsed.data) : failure(problem);
}
const startAgain = "Start the run again instead of writing or changing this input by hand.";
/** Text of another version than ours; undefined also for what has none, which the schema then refuses. */
function findOtherVersion(value) {
	const version = Reflect.get(Object(value), "baton");
	return version === void 0 || version === 1 ? void 0 : JSON.stringify(version).slice(0, 40);
}
/** Before `comments` could move them, records were always on the subject's own thread. */
function isEarlierOrder(value) {
	const order = Object(value);
	return Reflect.get(order, "kind") === "dispatch" && Reflect.has(order, "subject") && !Reflect.has(order, "thread");
}
/** Over the value as it came, with fields that this version does not know. */
function findForgery(value, { key, sig }, options) {
	const { tools } = options;
	if (options.unsigned === true) return key === void 0 && sig === void 0 ? void 0 : otherMode(signedWithoutKeys);
	if (key === void 0 || sig === void 0) return otherMode(unsignedWithKeys);
	if (tools.knows?.(key) === false) return {
		code: "BATON-E403",
		message: `The order is signed with key "${key}", which does not stand in signing.keys of the config. Add its public key there.`
	};
	const unsigned = Object.fromEntries(Object.entries(Object(value)).filter(([name]) => name !== "sig"));
	const text = canonicalJson(unsigned);
	if (text !== void 0 && tools.verify(text, {
		key,
		sig
	})) return void 0;
	return {
		code: "BATON-E404",
		message: `The order was changed after it was signed, or not signed with key "${key}" of the config. ${startAgain}`
	};
}
const signedWithoutKeys = "The order is signed, and the config on the default branch has no signing.keys, so nobody can verify it";
const unsignedWithKeys = "The order has no signature, and the config on the default branch has signing.keys";
/** Keys came into the config, or were taken out of it, while the run was under way. */
function otherMode(what) {
	return {
		code: "BATON-E408",
		message: `${what}. A run goes on only as it began: start the run again.`
	};
}
function findMisfit(dispatch, { repo, now, expired }) {
	const at = Date.parse(now);
	if (dispatch.repo !== repo) return {
		code: "BATON-E407",
		message: `The order is for repository ${dispatch.repo}; this is repository ${repo}. Orders cannot be moved: start a run here.`
	};
	if (expired !== "accept" && !(at <= Date.parse(dispatch["not-after"]))) return {
		code: "BATON-E405",
		message: `The order was valid until ${dispatch["not-after"]}; it is ${now} now. Start the run again.`
	};
	if (!(at >= Date.parse(dispatch.issued) - toleratedSkewMilliseconds)) return {
		code: "BATON-E406",
		message: `The order was issued at ${dispatch.issued}, in the future: it is ${now} here. Set the clock of the runner.`
	};
}
function refuse(code, message) {
	return failure({
		code,
		message
	});
}

export { maxHandoffsExceeded as _, performerAt as a, artifactName as b, checkBranchName as c, summaryCodePoints as d, describeErrors as f, checkTarget as g, isResultKey as h, boundCalls as i, handoffFailure as l, checkResults as m, capOutputs as n, renderLine as o, redactAgentOutput as p, parseOutputs as r, renderText as s, openDispatch as t, summariseError as u, withTransfer as v, canRunInline as y };