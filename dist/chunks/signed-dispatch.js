import { _ as union, a as boolean, c as literal, d as object, h as string, i as array, n as _enum, s as int } from "./schemas.js";
import { t as canonicalJson } from "./canonical-json.js";
import { n as toWellFormedJson, r as parseUntrustedJson } from "./to-well-formed-json.js";
import { r as startAgainRemedy } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { i as recordLimits } from "./envelope.js";

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

// src/core/record/signed-dispatch.ts
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
/** Signs an order, where there is a signer, and writes it as JSON, in which the fields keep their order. How long that is, the caller checks. */
function signDispatch(draft, tools) {
	if (tools.signer === void 0) return JSON.stringify(toWellFormedJson(draft));
	const unsigned = Object.assign({}, toWellFormedJson(draft), { key: tools.signer.keyId });
	return JSON.stringify({
		...unsigned,
		sig: tools.signer.sign(canonicalJson(unsigned) ?? "")
	});
}

export { signDispatch as n, openDispatch as t };