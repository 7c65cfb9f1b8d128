import { _ as union, a as boolean, c as literal, d as object, h as string, i as array, n as _enum, o as discriminatedUnion, p as record, s as int, u as number, v as unknown } from "./schemas.js";
import { t as datetime } from "./iso.js";
import { n as success, t as failure } from "./result.js";
import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { r as envelopeSchema, t as bodyJsonLimits } from "./envelope.js";
import { t as canonicalJson } from "./canonical-json.js";
import { n as truncateCodePoints } from "./code-points.js";
import { n as readMarkers } from "./read-markers.js";
import { n as configSchema } from "./config-schema.js";
import { i as handoffSchema } from "./handoff2.js";
import { createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

// src/adapters/crypto/ed25519.ts
/** What stands before the 32 bytes of a key in DER (RFC 8410). */
const privatePrefix = Buffer.from("302e020100300506032b657004220420", "hex");
const publicPrefix = Buffer.from("302a300506032b6570032100", "hex");
/** The two halves of `<id>:<base64 of 32 bytes>`, which is the form of both the secret and the public key. */
function parseKeyText(text) {
	const match = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim());
	const [, id = "", base64 = ""] = match ?? [];
	const bytes = Buffer.from(base64, "base64");
	return match === null || bytes.toString("base64") !== base64 ? void 0 : {
		id,
		bytes
	};
}
function createSecretKey(seed) {
	return createPrivateKey({
		key: Buffer.concat([privatePrefix, seed]),
		format: "der",
		type: "pkcs8"
	});
}
function createVerifyingKey(bytes) {
	return createPublicKey({
		key: Buffer.concat([publicPrefix, bytes]),
		format: "der",
		type: "spki"
	});
}
/** The 32 bytes of the public half, as base64. */
function encodePublicKey(key) {
	return key.export({
		format: "der",
		type: "spki"
	}).subarray(publicPrefix.length).toString("base64");
}
/** A verifier for the keys of the config, each `<id>:<base64 of the 32-byte key>`. Malformed ones verify nothing. */
function createVerifier(keys) {
	const ring = Map.groupBy(keys.map(parseKeyText).filter((key) => key !== void 0), ({ id }) => id);
	const cache = /* @__PURE__ */ new Map();
	const keyOf = (bytes) => {
		const key = cache.get(bytes) ?? createVerifyingKey(bytes);
		cache.set(bytes, key);
		return key;
	};
	return {
		knows: (key) => ring.has(key),
		verify: (text, { key, sig }) => {
			const signature = parseSignature(sig);
			if (signature === void 0) return false;
			return (ring.get(key) ?? []).some(({ bytes }) => isGood(Buffer.from(text, "utf8"), {
				key: keyOf(bytes),
				signature
			}));
		}
	};
}
/** Only the one standard form of base64, so that a signature cannot be written in two ways. */
function parseSignature(base64) {
	const bytes = Buffer.from(base64, "base64");
	return bytes.length === 64 && bytes.toString("base64") === base64 ? bytes : void 0;
}
/** Bytes that are no point of the curve make OpenSSL throw. */
function isGood(data, { key, signature }) {
	try {
		return verify(null, data, key, signature);
	} catch {
		return false;
	}
}
/** A signer from the secret `<id>:<base64 of the 32-byte seed>`. The problem never shows the secret. */
function createSigner(secret) {
	const text = parseKeyText(secret);
	if (text === void 0) {
		const message = `The secret signing-key must be "<id>:<base64 of 32 bytes>", as in "k1:" and 44 characters; it has ${secret.length} characters in another form.`;
		return failure({
			code: "BATON-E420",
			message
		});
	}
	const key = createSecretKey(text.bytes);
	return success({
		keyId: text.id,
		publicKey: `${text.id}:${encodePublicKey(createPublicKey(key))}`,
		sign: (data) => sign(null, Buffer.from(data, "utf8"), key).toString("base64")
	});
}
/** A new pair of signing keys. `id` is 1 to 16 lower-case letters and digits. */
function generateKeyPair(id) {
	const seed = randomBytes(32);
	const publicKey = encodePublicKey(createPublicKey(createSecretKey(seed)));
	return {
		secret: `${id}:${seed.toString("base64")}`,
		publicKey: `${id}:${publicKey}`
	};
}

// src/core/output/outcome.ts
/** How an execution of a task, or a whole run, ended. */
const outcomeSchema = _enum([
	"succeeded",
	"failed",
	"noop",
	"needs-input",
	"cancelled",
	"skipped"
]);
/** Outcomes after which the stages that need this one may start. */
function isSuccess(outcome) {
	return outcome === "succeeded" || outcome === "noop";
}
/** Whether a stage or run that ended so goes on only by a person. */
function needsPerson(outcome) {
	return outcome === "failed" || outcome === "needs-input";
}

// src/core/trigger/trigger.ts
const accountSchema = object({
	id: int(),
	login: string(),
	/** GitHub's word: `User`, `Bot`, `Organization`, `Mannequin`. */
	type: string().optional()
});
const revisionSchema = object({
	branch: string(),
	sha: string().regex(/^[0-9a-f]{40}$/),
	/** Repository the branch lives in; differs from ours on a pull request from a fork, null when that is gone. */
	repository: int().nullable()
});
const repositorySchema = object({
	id: int(),
	owner: string(),
	name: string(),
	defaultBranch: string(),
	private: boolean()
});
const subjectSchema = object({
	kind: _enum(["issue", "pull-request"]),
	number: int(),
	title: string(),
	body: string(),
	author: accountSchema,
	association: string(),
	labels: array(string()),
	url: string(),
	/** How many comments the thread had at the trigger. */
	comments: int(),
	/** GitHub takes no comments of workflows there; absent when it does. */
	locked: boolean().optional(),
	createdAt: string(),
	/** `open` or `closed`; absent where nobody said. */
	state: string().optional(),
	/** Logins; absent where nobody said. */
	assignees: array(string()).optional(),
	/** Pull requests only: what would be merged into what, frozen at the trigger. */
	head: revisionSchema.optional(),
	base: revisionSchema.optional(),
	draft: boolean().optional()
});
/** A cron tick. Such a run has no subject of its own: it gets the pipeline's runs issue when it starts. */
const scheduleSchema = object({
	cron: string(),
	/** When GitHub made the workflow run, which may be late. */
	firedAt: string().optional(),
	/** The time that the tick stands for. */
	tick: string().optional(),
	/** Ticks since the run before, for which GitHub started nothing. */
	missed: int().optional()
});
const commentSchema = object({
	id: int(),
	author: accountSchema,
	body: string(),
	createdAt: string()
});
const reviewSchema = object({
	id: int(),
	author: accountSchema,
	/** `approved`, `changes_requested`, `commented`. */
	state: string(),
	body: string(),
	submittedAt: string(),
	/** Comments on lines that belong to it. */
	comments: array(object({
		path: string(),
		line: int().nullable(),
		body: string()
	})).default([])
});
/** A `repository_dispatch`. Like a tick it has no subject of its own. */
const webhookSchema = object({
	type: string(),
	/** `client_payload`, until the pipeline's fields are taken out of it. */
	payload: unknown().optional()
});
/** A GitHub event that may start a pipeline, with the text frozen as it was then. */
const triggerSchema = object({
	kind: _enum([
		"issue-labeled",
		"pull-request-labeled",
		"issue-changed",
		"pull-request-changed",
		"comment",
		"review",
		"schedule",
		"webhook",
		"manual"
	]),
	repository: repositorySchema,
	subject: subjectSchema,
	actor: accountSchema,
	/** Empty unless a label was added. */
	label: string(),
	/** Of the kinds `…-changed`: `opened`, `reopened`, `assigned`, `ready_for_review`. */
	action: string().optional(),
	/** Login that was just assigned. */
	assignee: string().optional(),
	comment: commentSchema.optional(),
	review: reviewSchema.optional(),
	schedule: scheduleSchema.optional(),
	webhook: webhookSchema.optional(),
	/** Pipeline that somebody named: by hand, or in `/baton run`. */
	named: string().optional(),
	/** What a webhook's mapped fields say, for `{{ inputs }}`. */
	inputs: record(string(), string()).optional(),
	/** When GitHub made the workflow run of an event that is about no thread. */
	firedAt: string().optional(),
	/** When an event other than a label happened to the thread. */
	at: string().optional(),
	/** When the label was added, where GitHub was asked; the payload of a label event does not say. */
	labeledAt: string().optional()
});
/** Whether an event is about an issue or pull request; runs of all others live on their pipeline's runs issue. */
function hasSubject({ kind }) {
	return kind !== "schedule" && kind !== "webhook" && kind !== "manual";
}
/** The time as of which a run works with a thread; undefined where only GitHub's list of events says it. */
function frozenAt({ kind, comment, review, at, labeledAt }) {
	if (kind === "comment") return comment?.createdAt;
	if (kind === "review") return review?.submittedAt;
	return at ?? labeledAt;
}
/** Whether the code of a run was written where others push: it gets no secrets, and its branch is never pushed to (DESIGN 2). */
function isFromFork({ subject, repository }) {
	return subject.head !== void 0 && subject.head.repository !== repository.id;
}
/**
* Names an event by what it is about, so that the same one starts nothing twice, however often it is delivered, forwarded
* or its job runs again. `fallback` names those that nothing else tells apart.
*/
function startIdOf(trigger, fallback) {
	const { kind, comment, review, labeledAt, label, action } = trigger;
	if (kind === "comment" && comment !== void 0) return `comment ${comment.id}`;
	if (kind === "review" && review !== void 0) return `review ${review.id}`;
	if (labeledAt !== void 0) return `label ${label} ${labeledAt}`;
	const at = frozenAt(trigger);
	return kind === "pull-request-changed" && at !== void 0 ? `${action} ${at}` : fallback;
}

// src/core/transfer/transfer.ts
/** Limits of what an agent asks for; those of DESIGN 4.3 for `to` and `message`. */
const transferLimits = {
	nameCodePoints: 64,
	messageCodePoints: 16384,
	superseded: 20,
	supersededCodePoints: 500
};
const callSchema = object({
	to: string(),
	message: string()
});
/** What an agent asked for in one turn: the last call, and those before it, which do not count (T-21). */
const transferRequestSchema = callSchema.extend({ superseded: array(callSchema).default([]) });
/** Body of a `transfer` record: an agent that handed its work over to another one (T-8). */
const transferBodySchema = object({
	/** Filled in by us, from the records (T-5). */
	from: string(),
	to: string(),
	message: string(),
	/** When the turn of `from` was over, RFC 3339. */
	timestamp: string(),
	/** Earlier calls of the same turn, cut; absent when there were none. */
	superseded: array(callSchema).optional()
});
/** A transfer that did not happen, kept apart from the chain (T-12). */
const refusedTransferSchema = object({
	/** `limit` ends the run; `target` is a failure of the attempt. */
	reason: _enum(["limit", "target"]),
	to: string(),
	message: string(),
	/** `limits.max-handoffs` as it was. */
	limit: int()
});
/** Calls that a later one took the place of (T-21), the newest of them, each cut: they are there to be looked at. */
function boundCalls(calls) {
	const { nameCodePoints, supersededCodePoints, superseded } = transferLimits;
	return calls.slice(-superseded).map(({ to, message }) => ({
		to: truncateCodePoints(to, nameCodePoints),
		message: truncateCodePoints(message, supersededCodePoints)
	}));
}
/** A transfer within the limits of what is stored. A name that is cut is no agent's, and is refused where that is decided. */
function boundTransfer({ to, message, superseded }) {
	return {
		to: truncateCodePoints(to, transferLimits.nameCodePoints),
		message: truncateCodePoints(message, transferLimits.messageCodePoints),
		superseded: boundCalls(superseded)
	};
}

// src/core/output/usage-facts.ts
const count = int().min(0).max(0xe8d4a51000);
/** What an execution took, as far as its engine says. Absent is what it does not say. */
const usageFactsSchema = object({
	/** The model that was used. */
	model: string().max(200).optional(),
	turns: count.optional(),
	/** Of all input, what was read from a cache and what was written to one included. */
	inputTokens: count.optional(),
	cachedTokens: count.optional(),
	writtenTokens: count.optional(),
	/** Of all output, reasoning included. */
	outputTokens: count.optional(),
	reasoningTokens: count.optional(),
	costUsd: number().min(0).max(1e6).optional(),
	/** The cost follows from the `prices` of the config: the engine reports none. */
	estimated: literal(true).optional()
});

// src/core/output/agent-output.ts
const digestSchema = string().regex(/^sha256:[0-9a-f]{64}$/);
/** A file that travels as an artifact of the workflow run; digest over the file itself, not over the archive. */
const artifactRefSchema = object({
	artifactId: int(),
	file: string().regex(/^[A-Za-z0-9._-]{1,255}$/),
	bytes: int(),
	sha256: digestSchema
});
/** Where such a file lies for those outside of the workflow run `run`, which made it. */
const artifactLocatorSchema = artifactRefSchema.extend({ run: int() });
/** Commits of the agent, as a `git bundle` of `base..head`. */
const commitsSchema = object({
	bundle: artifactRefSchema,
	base: string().regex(/^[0-9a-f]{40}$/),
	head: string().regex(/^[0-9a-f]{40}$/)
});
/** The failure in words, as far as it is known. Text is redacted and bounded. */
const failureSchema = object({
	/** Kebab-case literal: `exit-status`, `timeout`, `empty-output`, `output-withheld`, … or the agent's own word. */
	reason: string(),
	/** Brief: at most 2,000 code points. */
	message: string()
});
const promptFactsSchema = object({
	digest: digestSchema,
	bytes: int(),
	/** Names the fences of this prompt, so that it can be rendered again byte for byte. */
	nonce: string().regex(/^[0-9a-f]{1,64}$/),
	/** Hidden comments and invisible characters taken out of text of others. */
	removed: object({
		comments: int(),
		characters: int()
	}),
	/** The text itself, redacted: made by the workflow run of the execution. Its digest differs where something was redacted. */
	artifact: artifactRefSchema.optional(),
	/** What the agent was given when it was asked to mend its handoff. */
	repair: object({
		digest: digestSchema,
		bytes: int(),
		artifact: artifactRefSchema.optional()
	}).optional()
});
/** What is said of every execution of an agent. */
const executionFields = {
	handoff: handoffSchema.optional(),
	results: record(string(), string()),
	outputs: array(string()),
	prompt: promptFactsSchema.optional(),
	usage: usageFactsSchema.optional(),
	isolated: boolean(),
	startedAt: datetime(),
	finishedAt: datetime(),
	/** Shown to people: a rejected handoff, a refused result key, … */
	warnings: array(string())
};
/** An execution that handed over to another agent, which went on in the same job. */
const inlineExecutionSchema = object({
	...executionFields,
	outcome: _enum(["succeeded", "noop"]),
	note: string().optional(),
	transfer: transferRequestSchema
});
/** What an agent job passes to `publish` (DESIGN 2). Never trusted: validated again, redacted again. */
const agentOutputSchema = object({
	version: literal(1),
	run: string(),
	task: string(),
	attempt: int(),
	execution: int(),
	/** Id of the agent job, for links. */
	job: int().min(1).optional(),
	/** Set when the engine was not started because there was nothing left to do. */
	stopped: _enum([
		"already-recorded",
		"run-ended",
		"dry-run",
		"paused"
	]).optional(),
	outcome: outcomeSchema,
	failure: failureSchema.optional(),
	/** Reason given with a `noop` or the question of a `needs-input`. */
	note: string().optional(),
	...executionFields,
	/** Executions of the same job before this one, in order; `execution` above is the first of them. */
	inline: array(inlineExecutionSchema).optional(),
	/** The agent names another one to go on in its place. Decided where the record is written. */
	transfer: transferRequestSchema.optional(),
	commits: commitsSchema.optional()
});
/**
* The most that is read of what an agent job left as a file: its whole output with the order beside it, or a handoff in an
* artifact. The parts in it have limits far below (`openAgentOutput`); one level and some nodes more than theirs.
*/
const outputLimits = {
	maxBytes: 8388608,
	maxDepth: 34,
	maxNodes: 20100
};

// src/core/record/record.ts
/**
* A digest of something an execution was given: the handoff of an execution of `stage`; or, with `kind`, the history as a text
* (`stage` is empty then), or the failure of an earlier execution of its own stage. Never said by the agent job: it follows from
* the records.
*/
const consumedSchema = object({
	kind: _enum(["history", "previous-failure"]).optional(),
	stage: string(),
	execution: int(),
	digest: string().regex(/^sha256:[0-9a-f]{64}$/)
});
/** What a person, or an event that stands for one, decided about a run. */
const decisionVerbSchema = _enum([
	"approve",
	"cancel",
	"retry",
	"pause",
	"resume",
	"supersede"
]);
/**
* Body of a `decision` record. Which stage it is about stands in the envelope's `task`, empty for the whole run; `execution`
* there is the number of the decision in its run.
*/
const decisionBodySchema = object({
	verb: decisionVerbSchema,
	actor: object({
		id: int(),
		login: string()
	}),
	/** In words, for people: what goes on after "because". */
	reason: string(),
	/** The comment that asked for it, or the event that brought it about: the same one decides once. */
	source: discriminatedUnion("kind", [object({
		kind: literal("comment"),
		comment: int()
	}), object({
		kind: literal("event"),
		event: string()
	})]),
	decidedAt: string()
});
/** `job`: the one that did the work, where the runner says which it is; for links only. */
const workflowRunSchema = object({
	id: int(),
	attempt: int(),
	url: string(),
	job: int().min(1).optional()
});
/** 👀 on what started the run, and its id, by which it is taken away at the end. */
const reactionSchema = object({
	id: int(),
	on: union([object({ comment: int() }), object({ subject: int() })])
});
/** Body of a `run` record: what the run is about, frozen. */
const runBodySchema = object({
	pipeline: string(),
	trigger: triggerSchema,
	/** Comments as they were at the trigger, oldest first; for prompts. */
	comments: array(object({
		id: int(),
		author: string(),
		body: string()
	})),
	/** Comments that are not among them: made or edited after the trigger, older ones for which there was no room, and those of outsiders. */
	leftOut: object({
		later: int(),
		older: int(),
		outside: int().optional()
	}).optional(),
	/** Commit of the default branch that the config was read at, and the config cut down to this pipeline and its agents. */
	commit: string(),
	config: configSchema,
	/** Commit that the first stages start from. */
	head: string(),
	startedAt: string(),
	/** Names the event that started the run: the same event, delivered or run again, starts nothing else. */
	start: string().optional(),
	/** What `{{ history }}` says in all tasks of this run, as the ledger was when the run started. */
	history: string().optional(),
	/** Why the pipeline was started: the checks that its event passed. */
	checks: array(object({
		check: string(),
		detail: string()
	})).optional(),
	/** Logins of the outsiders whose text the run works with: it is tainted, to its end. Absent: none, or the config trusts them. */
	outside: array(string()).optional(),
	/** Absent where there was nothing to react to, or GitHub refused. */
	reaction: reactionSchema.optional(),
	workflowRun: workflowRunSchema
});
/** Body of a `task` record: one execution of one task. */
const taskBodySchema = object({
	stage: string(),
	/** Name of the agent, or of the built-in. */
	agent: string(),
	engine: string(),
	outcome: outcomeSchema,
	failure: failureSchema.optional(),
	note: string().optional(),
	results: record(string(), string()),
	outputs: array(string()).default([]),
	handoff: handoffSchema.optional(),
	/** Digest of the handoff's canonical JSON, which later executions name in `consumed`. */
	handoffDigest: string().optional(),
	/** With `store: artifacts`: where handoff and outputs lie instead of here. */
	locator: artifactLocatorSchema.optional(),
	/** `verified`: whether GitHub signed every commit that was made; absent in what older versions wrote. */
	commits: commitsSchema.omit({ bundle: true }).extend({
		published: string(),
		verified: boolean().optional()
	}).optional(),
	/** Commits that a pause kept from being published, and the workflow run that has them. */
	held: commitsSchema.extend({ run: int() }).optional(),
	/** The comment that tells the readers of a pull request what led to it. */
	summaryComment: object({
		pull: int(),
		comment: int()
	}).optional(),
	consumed: array(consumedSchema),
	prompt: promptFactsSchema.optional(),
	/** A transfer that the agent asked for and that was not made. */
	refusedTransfer: refusedTransferSchema.optional(),
	usage: usageFactsSchema.optional(),
	isolated: boolean(),
	warnings: array(string()),
	startedAt: string(),
	finishedAt: string(),
	workflowRun: workflowRunSchema
});
/** Body of an `end` record: how the whole run ended. */
const endBodySchema = object({
	outcome: outcomeSchema,
	reason: string(),
	finishedAt: string(),
	/** Of all executions together, as far as their engines say. */
	usage: usageFactsSchema.pick({
		inputTokens: true,
		outputTokens: true,
		costUsd: true,
		estimated: true
	}).optional()
});
/** Body of a `history` record on a pipeline's ledger: what later runs may be told about one that has ended. */
const historyBodySchema = object({
	pipeline: string(),
	/** The issue or pull request that the run was about. */
	subject: int(),
	outcome: outcomeSchema,
	/** Of all stages in their order; later ones win. */
	results: record(string(), string()),
	/** Why it failed: the reason in short, and the words. */
	error: string().optional(),
	message: string().optional(),
	/** Of the last stage that has one; detail and data only where the pipeline's `include-keys` name them. */
	handoff: handoffSchema.pick({
		summary: true,
		detail: true,
		data: true
	}).optional(),
	startedAt: string(),
	finishedAt: string()
});

// src/core/record/open-envelope.ts
/** Where the versions stand in the bodies of records: what agents write and what users write have versions of their own. */
const versioned = ["handoff", "config"];
/** Whether a part of a body has a version that we do not know. An absent one is 1 (C-37); anything but the number 1 is not. */
function hasOtherVersion(body) {
	return versioned.some((part) => {
		const version = Reflect.get(Object(Reflect.get(Object(body), part)), "version");
		return version !== void 0 && version !== 1;
	});
}
/** Checks shape, signature and binding, in this order. Nothing is inflated before the signature is known to be good. */
function openSignature(value, context) {
	const parsed = envelopeSchema.safeParse(value);
	if (!parsed.success) return failure("malformed");
	const envelope = parsed.data;
	const whole = canonicalJson(value);
	const text = canonicalJson(withoutSignature(value));
	if (whole === void 0 || text === void 0) return failure("malformed");
	if (!isGenuine(envelope, text, context)) return failure("signature");
	if (envelope.repo !== context.repo || envelope.subject !== context.thread) return failure("binding");
	return success({
		envelope,
		raw: value,
		digest: context.tools.sha256(whole)
	});
}
/** A missing signature is as wrong where there are keys as one that nobody can verify is where there are none. */
function isGenuine({ key, sig }, text, { tools, unsigned }) {
	if (unsigned === true) return key === void 0 && sig === void 0;
	return key !== void 0 && sig !== void 0 && tools.verify(text, {
		key,
		sig
	});
}
function withoutSignature(value) {
	return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== "sig"));
}
const bodySchemas = {
	run: runBodySchema,
	task: taskBodySchema,
	transfer: transferBodySchema,
	decision: decisionBodySchema,
	end: endBodySchema,
	history: historyBodySchema
};
function isKnownKind(kind) {
	return Object.hasOwn(bodySchemas, kind);
}
/** The record in a verified envelope. A kind, or a version within, that we do not know is `version`. */
function openBody(signed, context) {
	const { envelope, raw, digest } = signed;
	if (!isKnownKind(envelope.kind)) return failure("version");
	const found = (envelope.parts ?? []).map((part) => context.pieces?.get(part));
	const pieces = found.filter((piece) => piece !== void 0);
	if (pieces.length < found.length) return failure("malformed");
	const body = decodeBody(envelope, pieces, context);
	if (body.ok && hasOtherVersion(body.value)) return failure("version");
	const parsed = body.ok ? bodySchemas[envelope.kind].safeParse(body.value) : void 0;
	if (!parsed?.success) return failure("malformed");
	const { kind, repo, subject, run, task, attempt, execution, seq, prev } = envelope;
	const record = {
		kind,
		repo,
		thread: subject,
		run,
		task,
		attempt,
		execution,
		seq,
		prev,
		body: parsed.data
	};
	const place = {
		comment: context.comment ?? 0,
		...context.writtenAt === void 0 ? {} : { writtenAt: context.writtenAt }
	};
	return success({
		record,
		digest,
		...place,
		envelope: raw,
		...locatePieces(envelope, pieces)
	});
}
function decodeBody(envelope, pieces, { tools }) {
	if (envelope.enc === "json") return success(envelope.body);
	const data = envelope.parts === void 0 ? envelope.body : pieces.map(({ text }) => text).join("");
	const text = typeof data === "string" ? tools.inflate(data, bodyJsonLimits.maxBytes) : void 0;
	return text === void 0 ? failure("not deflated") : parseUntrustedJson(text, bodyJsonLimits);
}
function locatePieces({ parts = [] }, pieces) {
	if (parts.length === 0) return {};
	return { pieces: pieces.map(({ comment }, index) => ({
		id: comment,
		digest: parts[index] ?? ""
	})) };
}
/** A record from an envelope that somebody handed us, or why it does not count. */
function openEnvelope(value, context) {
	const signed = openSignature(value, context);
	return signed.ok ? openBody(signed.value, context) : signed;
}

// src/core/record/decode-records.ts
/**
* Reads the records of a thread. What is not ours, was changed, moved or copied is ignored with its reason, never an
* error. Of two records for one place the one in the lower comment counts.
*/
function decodeRecords(comments, options) {
	const markers = readMarkers(comments, options);
	const found = {
		records: [],
		aside: [],
		ignored: [...markers.ignored],
		incomplete: [],
		claims: [],
		taken: /* @__PURE__ */ new Set(),
		displaced: /* @__PURE__ */ new Set(),
		counted: /* @__PURE__ */ new Set()
	};
	for (const envelope of markers.envelopes) {
		const { id: comment, createdAt: writtenAt } = envelope.comment;
		const context = {
			...options,
			comment,
			writtenAt,
			pieces: markers.pieces
		};
		const reason = findDoubt(envelope, options) ?? collect(found, envelope.value, context);
		if (reason !== void 0) ignore(found, {
			comment,
			reason
		}, envelope.value);
	}
	const { records, aside, ignored, incomplete, claims } = found;
	return {
		records: records.sort(byPlace),
		aside,
		ignored: ignored.sort((a, b) => a.comment - b.comment),
		incomplete,
		claims
	};
}
/** Keeps which run the record says it is of, although nothing is known to be true of it. */
function ignore(found, ignored, value) {
	found.ignored.push(ignored);
	const run = Reflect.get(Object(value), "run");
	if (typeof run === "string") found.claims.push({
		comment: ignored.comment,
		run
	});
}
/** Why a comment cannot stand for an unsigned record. What has a signature is left to those who look at signatures. */
function findDoubt({ value, comment }, { unsigned, trustedAuthor }) {
	if (unsigned !== true || Reflect.has(Object(value), "sig") || Reflect.has(Object(value), "key")) return void 0;
	if (trustedAuthor === void 0) return "author";
	return comment.lastEditedAt === null ? void 0 : "edited";
}
function collect(found, value, context) {
	const signed = openSignature(value, context);
	if (!signed.ok) return signed.error;
	const { envelope, digest } = signed.value;
	if (isBefore(envelope, context)) return "binding";
	if (lacksPieces(envelope, context.pieces)) {
		found.incomplete.push(context.comment);
		return "malformed";
	}
	const opened = openBody(signed.value, context);
	if (!opened.ok && opened.error !== "version") return opened.error;
	if (found.displaced.has(envelope.prev) || !take(found.taken, envelope)) {
		if (!found.counted.has(digest)) found.displaced.add(digest);
		return "duplicate";
	}
	found.counted.add(digest);
	if (opened.ok) found.records.push(opened.value);
	else found.aside.push({
		envelope,
		digest,
		comment: context.comment
	});
	return opened.ok ? void 0 : opened.error;
}
function isBefore({ run }, { begun, comment }) {
	return begun?.run === run && comment < begun.comment;
}
function lacksPieces({ parts = [] }, pieces) {
	return parts.some((part) => pieces?.has(part) !== true);
}
function take(taken, { run, seq, task, execution, kind }) {
	const places = [JSON.stringify([run, seq]), JSON.stringify([
		run,
		task,
		execution,
		kind
	])];
	if (places.some((place) => taken.has(place))) return false;
	for (const place of places) taken.add(place);
	return true;
}
function byPlace(a, b) {
	if (a.record.run !== b.record.run) return a.record.run < b.record.run ? -1 : 1;
	return a.record.seq - b.record.seq;
}
/** The records among comments of a thread: by their signatures, or, where records are unsigned, by who wrote them and that nobody edited. */
async function decodeThreadRecords(comments, { provenance, ...options }) {
	if (provenance === void 0) return decodeRecords(comments, options);
	const { comments: vouched, ...author } = await provenance.vouch(comments);
	return decodeRecords(vouched, {
		...options,
		...author,
		unsigned: true
	});
}

// src/adapters/compress/deflate.ts
/** Raw deflate by zlib. Inflating stops at the limit, before the memory is taken. */
function createDeflate() {
	return {
		deflate: (text) => deflateRawSync(Buffer.from(text, "utf8"), { level: 9 }).toString("base64"),
		inflate: (data, maxBytes) => {
			const bytes = Buffer.from(data, "base64");
			if (bytes.length === 0 || bytes.toString("base64") !== data) return void 0;
			return inflateBytes(bytes, maxBytes);
		}
	};
}
function inflateBytes(bytes, maxBytes) {
	try {
		const text = inflateRawSync(bytes, { maxOutputLength: maxBytes });
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(text);
	} catch {
		return;
	}
}

// src/adapters/crypto/node-hasher.ts
function createNodeHasher() {
	return {
		sha256: (data) => `sha256:${createHash("sha256").update(data).digest("hex")}`,
		randomHex: (bytes) => randomBytes(bytes).toString("hex")
	};
}

export { needsPerson as C, generateKeyPair as D, createVerifier as E, isSuccess as S, createSigner as T, transferLimits as _, openEnvelope as a, isFromFork as b, historyBodySchema as c, agentOutputSchema as d, artifactRefSchema as f, transferBodySchema as g, boundTransfer as h, decodeThreadRecords as i, runBodySchema as l, boundCalls as m, createDeflate as n, decisionBodySchema as o, outputLimits as p, decodeRecords as r, endBodySchema as s, createNodeHasher as t, taskBodySchema as u, frozenAt as v, outcomeSchema as w, startIdOf as x, hasSubject as y };