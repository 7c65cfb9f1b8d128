import { f as record, i as boolean, m as string, n as _enum, o as int, r as array, s as literal, t as ZodISODateTime, u as object, y as _isoDateTime } from "./schemas.js";
import { i as isAgentStage, t as configSchema } from "./config-schema.js";
import { n as handoffSchema } from "./handoff.js";
import { createHash, randomBytes } from "node:crypto";

// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}

// src/core/pipeline/pipeline-of.ts
/** The pipeline of a run as it was frozen in its first record. */
function pipelineOf(run) {
	const pipeline = run.body.config.pipelines[run.body.pipeline];
	if (pipeline === void 0) throw new Error(`Run ${run.run} holds no pipeline named ${run.body.pipeline}.`);
	return pipeline;
}
function stageOf(run, name) {
	const stage = pipelineOf(run).stages[name];
	if (stage === void 0) throw new Error(`Pipeline ${run.body.pipeline} of run ${run.run} has no stage named ${name}.`);
	return stage;
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

// src/core/config/attempts-of.ts
/** Attempts in all: as written, else 2 for agent engines and 1 for `command` (DESIGN 4.1). */
function attemptsOf(stage, agent) {
	const engine = agent.engine;
	return stage.retry?.attempts ?? (engine === "command" ? 1 : 2);
}

// src/core/pipeline/attempts-in.ts
/** How many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
function attemptsIn(run, name) {
	const stage = stageOf(run, name);
	if (!isAgentStage(stage)) return 1;
	const agent = run.body.config.agents[stage.agent];
	return agent === void 0 ? 1 : attemptsOf(stage, agent);
}

// src/adapters/crypto/create-node-hasher.ts
function createNodeHasher() {
	return {
		sha256: (data) => `sha256:${createHash("sha256").update(data).digest("hex")}`,
		randomHex: (bytes) => randomBytes(bytes).toString("hex")
	};
}

// src/core/output/agent-output.ts
const digestSchema = string().regex(/^sha256:[0-9a-f]{64}$/);
/** A file that travels as an artifact of the workflow run; digest over the file itself, not over the archive. */
const artifactRefSchema = object({
	artifactId: int(),
	file: string(),
	bytes: int(),
	sha256: digestSchema
});
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
/** A digest of something an execution was given. */
const consumedSchema = object({
	stage: string(),
	execution: int(),
	digest: digestSchema
});
const promptFactsSchema = object({
	digest: digestSchema,
	bytes: int(),
	/** Names the fences of this prompt, so that it can be rendered again byte for byte. */
	nonce: string(),
	/** Hidden comments and invisible characters taken out of text of others. */
	removed: object({
		comments: int(),
		characters: int()
	})
});
/** What an agent job passes to `publish` (DESIGN 2). Never trusted: validated again, redacted again. */
const agentOutputSchema = object({
	version: literal(1),
	run: string(),
	task: string(),
	attempt: int(),
	execution: int(),
	/** Set when the engine was not started because there was nothing left to do. */
	stopped: _enum([
		"already-recorded",
		"run-ended",
		"dry-run"
	]).optional(),
	outcome: outcomeSchema,
	failure: failureSchema.optional(),
	/** Reason given with a `noop` or the question of a `needs-input`. */
	note: string().optional(),
	handoff: handoffSchema.optional(),
	results: record(string(), string()),
	outputs: array(string()),
	commits: commitsSchema.optional(),
	prompt: promptFactsSchema.optional(),
	consumed: array(consumedSchema),
	isolated: boolean(),
	startedAt: datetime(),
	finishedAt: datetime(),
	/** Shown to people: a rejected handoff, a refused result key, … */
	warnings: array(string())
});

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
	createdAt: string(),
	/** Pull requests only: what would be merged into what, frozen at the trigger. */
	head: revisionSchema.optional(),
	base: revisionSchema.optional()
});
/** A GitHub event that may start a pipeline, with the text frozen as it was then. */
const triggerSchema = object({
	kind: _enum(["issue-labeled", "pull-request-labeled"]),
	repository: repositorySchema,
	subject: subjectSchema,
	actor: accountSchema,
	label: string(),
	/** When the label was added, where GitHub was asked; the payload of a label event does not say. */
	labeledAt: string().optional()
});

// src/core/record/record.ts
const workflowRunSchema = object({
	id: int(),
	attempt: int(),
	url: string()
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
	/** Commit of the default branch that the config was read at, and the config cut down to this pipeline and its agents. */
	commit: string(),
	config: configSchema,
	/** Commit that the first stages start from. */
	head: string(),
	startedAt: string(),
	/** Names the event that started the run: the same event, delivered or run again, starts nothing else. */
	start: string().optional(),
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
	commits: commitsSchema.omit({ bundle: true }).extend({ published: string() }).optional(),
	consumed: array(consumedSchema),
	prompt: promptFactsSchema.optional(),
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
	finishedAt: string()
});

export { artifactRefSchema as a, isSuccess as c, stageOf as d, agentOutputSchema as i, outcomeSchema as l, runBodySchema as n, createNodeHasher as o, taskBodySchema as r, attemptsIn as s, endBodySchema as t, pipelineOf as u };