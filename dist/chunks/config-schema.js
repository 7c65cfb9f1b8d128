import { _ as union, a as boolean, b as toJSONSchema, c as literal, h as string, i as array, m as strictObject, n as _enum, p as record, s as int, u as number, v as unknown, y as url } from "./schemas.js";
import { a as pullRequestFilterSchema, i as oneOrMany, r as issueFilterSchema, t as commentFilterSchema } from "./filter-schema.js";

// src/core/handoff/handoff-demand.ts
const handoffDemandSchema = strictObject({
	required: boolean().default(false).describe("The stage fails without a valid handoff, after the agent was asked once more. Absent: it goes on without one."),
	data: record(string(), unknown().describe("A keyword of JSON Schema.")).optional().describe("JSON Schema that `data` of the handoff must fit, in 2020-12 or, with `$schema`, draft-07. Values are texts. No `$ref` to elsewhere."),
	instruct: _enum(["auto", "off"]).optional().describe("auto, also when absent: the agent is told how to write a handoff. off: the prompt says it, or nothing does."),
	coerce: boolean().optional().describe("Numbers and booleans in `data` of the handoff are kept as texts, each as it was written. Absent: only texts are accepted, and the message says what to write.")
}).describe("What the handoff of this stage must be.");

// src/core/config/schema/builtin-schemas.ts
/** What every kind of stage has. */
const stageNeeds = { needs: array(string()).default([]).describe("Stages that must have succeeded before this one starts.") };
const uses = "The built-in that does this stage, without an agent.";
const title = string().min(1).describe("Title, a template.");
const body = string().default("").describe("Text, a template.");
const labels = array(string().min(1)).default([]).describe("Labels that it gets, templates; empty ones are left out.");
const target = _enum(["subject", "pull-request"]).default("subject").describe("subject: what the run is about. pull-request: the one that this run opened before.");
function max(fallback) {
	return int().min(1).max(100).default(fallback).describe("At most so many of its kind from one run, counted over all its stages; one more fails its stage.");
}
const pullRequest = strictObject({
	title,
	body,
	draft: boolean().default(false).describe("Open it as a draft."),
	base: string().optional().describe("Branch it is to be merged into; the default branch when absent."),
	labels,
	reviewers: array(string().min(1)).default([]).describe("Logins that are asked for a review, templates."),
	"team-reviewers": array(string().min(1)).default([]).describe("Slugs of teams that are asked for a review. The token of a workflow may not ask teams; that of an App may."),
	max: max(5)
}).describe("What the built-in makes.");
const issue = strictObject({
	title,
	body,
	labels,
	assignees: array(string().min(1)).default([]).describe("Logins that it is assigned to, templates."),
	max: max(5)
}).describe("What the built-in makes.");
const comment = strictObject({
	body: string().min(1).describe("Text, a template."),
	on: target,
	max: max(5)
}).describe("What the built-in makes.");
const labelChange = strictObject({
	add: array(string().min(1)).default([]).describe("Labels to put on, templates; empty ones are left out."),
	remove: array(string().min(1)).default([]).describe("Labels to take off, templates. The label that started the run stays."),
	on: target,
	max: max(10)
}).describe("What the built-in makes.");
const review = strictObject({
	body: string().min(1).describe("Text, a template."),
	event: _enum([
		"comment",
		"request-changes",
		"approve"
	]).default("comment").describe("What the review says of the pull request. To approve, a setting of the repository must allow it."),
	on: target,
	max: max(5)
}).describe("What the built-in makes.");
/** The stages without an agent, by their `uses`. */
const builtinSchemas = {
	"pull-request": strictObject({
		...stageNeeds,
		uses: literal("pull-request").describe(uses),
		with: pullRequest
	}),
	issue: strictObject({
		...stageNeeds,
		uses: literal("issue").describe(uses),
		with: issue
	}),
	comment: strictObject({
		...stageNeeds,
		uses: literal("comment").describe(uses),
		with: comment
	}),
	labels: strictObject({
		...stageNeeds,
		uses: literal("labels").describe(uses),
		with: labelChange
	}),
	review: strictObject({
		...stageNeeds,
		uses: literal("review").describe(uses),
		with: review
	})
};
/** Whether a built-in has this name. */
function isBuiltinName(name) {
	return typeof name === "string" && Object.hasOwn(builtinSchemas, name);
}

// src/core/config/schema/stage-schema.ts
const checkoutSchema = strictObject({
	depth: int().min(0).default(0).describe("How many commits to fetch; 0 is all of them, with all branches."),
	submodules: boolean().default(false).describe("Fetch submodules too."),
	lfs: boolean().default(false).describe("Fetch large files too.")
}).describe("How the code is checked out, while a token exists.");
const agentStageSchema = strictObject({
	...stageNeeds,
	agent: string().describe("The agent that does this stage."),
	prompt: string().min(1).optional().describe("Liquid template of the prompt. Absent: a default one with title, text and comments."),
	branch: string().min(1).optional().describe("Template of the branch that takes the commits of the agent. Absent: changes are not published."),
	"runs-on": union([string().min(1), array(string().min(1)).min(1)]).default("ubuntu-latest").describe("Runner of the agent job."),
	container: string().min(1).optional().describe("Container image of the agent job."),
	environment: string().min(1).optional().describe("Deployment environment of the agent job."),
	"timeout-minutes": int().min(11).max(360).default(60).describe("Job timeout in minutes; the agent is stopped 10 minutes before."),
	setup: string().min(1).optional().describe("Shell text that runs before the agent, without secrets."),
	"setup-env": array(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)).default([]).describe("Names of the secrets that `setup` may see."),
	checkout: checkoutSchema.default({
		depth: 0,
		submodules: false,
		lfs: false
	}),
	retry: strictObject({ attempts: int().min(1).max(10).describe("How many attempts in all.") }).optional().describe("Attempts. Absent: 2 for agent engines, 1 for `command`."),
	signal: _enum([
		"required",
		"optional",
		"off"
	]).optional().describe("Whether the last line must be a result signal. Absent: off for `command`, required for the other engines."),
	instruct: _enum(["auto", "off"]).optional().describe("auto, also when absent: the agent is told beside its prompt how to end, and how to leave a handoff and results. off: only what its `instructions` say."),
	handoff: handoffDemandSchema.optional(),
	transfer: _enum(["job", "inline"]).default("job").describe("Where an agent that takes over starts. job: in a job of its own. inline: in the same job, if it needs no more secrets and has no more access; else in a job of its own."),
	untrusted: _enum(["fenced", "plain"]).default("fenced").describe("fenced: text of others stands inside a fence with a random name. plain: without fences, still cleaned.")
});
/** One step of a pipeline, done by one agent or one built-in. */
const stageSchema = union([
	agentStageSchema,
	builtinSchemas["pull-request"],
	builtinSchemas.issue,
	builtinSchemas.comment,
	builtinSchemas.labels,
	builtinSchemas.review
]).describe("One step of a pipeline, done by one agent or one built-in.");
function isAgentStage(stage) {
	return "agent" in stage;
}

// src/core/agent/engine-name.ts
/** The programs that can run an agent (DESIGN 1). */
const engineNames = [
	"claude-code",
	"codex",
	"gemini",
	"opencode",
	"cursor",
	"copilot",
	"command"
];
/** The others report tokens at most, and what these cost follows from `prices`. */
const reporting = /* @__PURE__ */ new Set(["claude-code", "opencode"]);
/** Whether an engine says what a run has cost. */
function reportsCost(engine) {
	return reporting.has(engine);
}

// src/core/config/schema/agent-schema.ts
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const toolsSchema = array(string().regex(/^(?!-)[^\p{Cc}]{1,200}$/u)).max(200).default([]);
const mcpServerSchema = strictObject({
	command: string().min(1).optional().describe("Program of a server on the same machine."),
	args: array(string()).default([]).describe("Arguments of `command`."),
	env: record(string().regex(variableName), string().describe("A value, in which `${NAME}` stands for a secret.")).default({}).describe("Environment of `command`. `${NAME}` stands for a secret that the `env` of the agent names."),
	url: url({ protocol: /^https?$/ }).optional().describe("Address of a server elsewhere, instead of `command`.")
}).describe("An MCP server that the agent may use beside that of Baton: either `command` or `url`.");
/** A named engine with its settings. */
const agentSchema = strictObject({
	engine: _enum(engineNames).describe("The program that runs the agent."),
	description: string().min(1).max(500).optional().describe("What the agent is good for, in a sentence. Agents that may hand their work over to it are shown this."),
	command: array(string().min(1)).min(1).optional().describe("Program and arguments of a `command` agent, and of no other. No shell stands between; the prompt comes on stdin."),
	model: string().regex(/^(?!-)[A-Za-z0-9._:/@[\]-]{1,200}$/).optional().describe("The model, under the name that the engine has for it. Absent: what the engine takes by itself."),
	instructions: string().min(1).max(65536).optional().describe("What the agent is told beside its prompt: text, or the path of a file below `.github` on the default branch, such as `.github/agents/fixer.md`."),
	env: array(string().regex(variableName)).default([]).describe("Names of the secrets that the process of the agent is given. It gets no others."),
	access: _enum([
		"read",
		"edit",
		"full"
	]).default("edit").describe("read: may change nothing. edit: may change files. full: may also run anything. What it may not change is not published."),
	effort: _enum([
		"minimal",
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	]).optional().describe("How long the model thinks. Engines differ in which of these they know."),
	"max-turns": int().min(1).max(1e4).optional().describe("How many turns the agent may take, where the engine can count them."),
	"max-cost-usd": number().positive().max(1e4).optional().describe("How much one execution may cost. The engine must report its cost, or `prices` must name the model."),
	tools: strictObject({
		allow: toolsSchema.describe("Tools that it may use beyond what its access allows, in the words of the engine."),
		deny: toolsSchema.describe("Tools that it may not use, in the words of the engine.")
	}).optional().describe("Tools by name, where the engine can choose among them."),
	"mcp-servers": record(string().regex(/^(?!baton$)[a-z][a-z0-9-]{0,39}$/), mcpServerSchema).optional().describe("MCP servers of your own, by name. The name `baton` is taken."),
	"transfer-to": array(string()).optional().describe("Agents that this one may hand its work over to. Absent: every agent, itself too, if there is more than one. Empty: none.")
}).describe("A named engine with its settings.");

// src/core/config/schema/pipeline-schemas.ts
const roleSchema = _enum([
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
]).describe("A repository role, lowest first: read, triage, write, maintain, admin.");
const allowSchema = strictObject({
	"minimum-role": roleSchema.default("write").describe("The lowest role that may start this pipeline."),
	users: array(string()).default([]).describe("Logins that may start this pipeline whatever their role."),
	roles: array(string().min(1).max(100)).min(1).max(20).describe("Custom roles of the organization, by the name that GitHub shows, that may start this pipeline.").optional(),
	teams: array(string().regex(/^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/)).min(1).max(10).describe("Teams as `<organization>/<slug>` whose members may start this pipeline. Only a token that can read members knows, as the App has; to the token of a workflow everybody is no member.").optional(),
	bots: array(int().positive()).min(1).max(50).describe("Numeric ids of bot accounts that may start this pipeline. Names prove nothing. Never that of Baton itself: it would start itself.").optional(),
	"outside-text": _enum([
		"taint",
		"refuse",
		"trust"
	]).describe("What becomes of text by outsiders, whom GitHub calls neither owner, member nor collaborator. taint: the run is tainted, says so, and approves no pull request. refuse: only text of those who may start the pipeline starts it, and comments of outsiders are left out. trust: nothing. Absent: taint.").optional()
}).describe("Who may start this pipeline: any one of these is enough. An unknown role means no.");
const answerSchema = _enum(["continue", "cancel"]).describe("cancel ends the run and its jobs; continue lets it go on.");
const changesSchema = strictObject({
	"label-removed": answerSchema.optional().describe("The label that started the run was taken off. Absent: cancel."),
	closed: answerSchema.optional().describe("The issue or pull request was closed or merged. Absent: cancel."),
	pushed: answerSchema.optional().describe("Commits were pushed to the pull request; the run works on those of its start. Absent: continue.")
}).describe("An answer for each kind of change.");
/** What becomes of a run when its issue or pull request changes while it goes on. */
const onChangeSchema = union([answerSchema, changesSchema]).describe("Write `cancel`, `continue`, or a map with one of them for `label-removed`, `closed` and `pushed`: what becomes of a run when its issue or pull request changes meanwhile. Counts where the workflow hears those events. One that was transferred or deleted always ends it.");
const usual = {
	"label-removed": "cancel",
	closed: "cancel",
	pushed: "continue"
};
const changeKeys = [
	"label-removed",
	"closed",
	"pushed"
];
/** The answer of a pipeline to one kind of change. */
function responseTo(onChange, key) {
	if (typeof onChange === "string") return onChange;
	return onChange?.[key] ?? usual[key];
}
/** What `{{ history }}` shows of the pipeline's earlier runs. Empty lists mean all, as in the documents users know. */
const historySchema = strictObject({
	limit: int().min(1).max(20).default(5).describe("How many runs are shown at most, 1 to 20."),
	phases: array(_enum(["succeeded", "failed"])).default([]).describe("Which runs are shown: succeeded, failed. Absent or empty: both. Runs with nothing to do count as succeeded."),
	"include-keys": array(string().regex(/^(?:[A-Za-z_][A-Za-z0-9_-]{0,63}|handoff\.data\.\S.{0,255})$/)).default([]).describe("Lines of a run that are shown, in this order: keys of results, and `error`, `message`, `duration`, `handoff_summary`, `handoff_detail`, `handoff.data.<key>`. Absent or empty: all but those of the handoff."),
	scope: _enum(["pipeline", "subject"]).default("pipeline").describe("pipeline: all runs of this pipeline. subject: only those about the same issue or pull request."),
	"max-bytes": int().min(256).max(65536).default(16384).describe("How long the text may get, in bytes; what is beyond is cut, and says so.")
}).describe("Remember how runs of this pipeline ended, and show it to later ones as `{{ history }}`.");
/** How long things are kept. Records and history are not among them: they stay until somebody deletes their comments. */
const retentionSchema = strictObject({
	"working-copies": string().regex(/^[1-9][0-9]{0,2}d$/).optional().describe("Days after which the files of an execution that a job left behind on a self-hosted runner are removed, as `7d`. Absent: 7d."),
	artifacts: string().regex(/^(?:[1-9]|[1-9][0-9]|[1-3][0-9]{2}|400)d$/).optional().describe("Days that GitHub keeps the artifacts of this pipeline, as `30d`, at most 400d and never more than the repository allows. Absent: 30d."),
	prompts: boolean().optional().describe("Keep the prompt of every execution as an artifact of its job. Everybody who can read the repository can download it. Absent: true, with a warning in public repositories.")
}).describe("How long working copies and artifacts are kept. Records are kept for good.");

// src/core/config/schema/triggers-schema.ts
const scheduleSchema = strictObject({
	cron: string().min(1).describe("Minute, hour, day of month, month, day of week: `0 9 * * 1`. Must stand in the workflow as well."),
	timezone: string().min(1).max(64).describe("IANA name of the time zone of the cron, such as `Europe/Berlin`. Absent: UTC. Must stand in the workflow as well.").optional()
}).describe("A time has come. Such runs are kept on an issue of their own.");
const webhookSchema = strictObject({
	type: string().min(1).max(100).describe("The `event_type` of the `repository_dispatch`."),
	map: record(string().regex(/^[a-z_][a-z0-9_]{0,63}$/).describe("A name: small letters, digits and underscores."), string().max(256).regex(/^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/).describe("Path of the field in `client_payload`, with dots: `alert.severity`.")).describe("Fields of `client_payload` by the name they get in `inputs`, as paths with dots: `severity: alert.severity`. Each must be there as text, number or boolean. `title` and `body` are those of the subject as well; of two events with the same `id` one starts a run.").optional()
}).describe("Another program sent a `repository_dispatch`. Such runs are kept on an issue of their own.");
/** What starts a pipeline. */
const triggersSchema = strictObject({
	issues: oneOrMany(issueFilterSchema).optional().describe("An issue: one filter, or a list of which one has to fit."),
	"pull-requests": oneOrMany(pullRequestFilterSchema).optional().describe("A pull request of this repository: one filter, or a list of which one has to fit."),
	comment: oneOrMany(commentFilterSchema).optional().describe("A comment with a command: one filter, or a list of which one has to fit."),
	schedule: scheduleSchema.optional(),
	webhook: oneOrMany(webhookSchema).optional().describe("Another program: one event type, or a list of them."),
	manual: literal(true).optional().describe("Somebody starts the workflow by hand and names the pipeline. Such runs are kept on an issue of their own.")
}).describe("What starts this pipeline.");

// src/core/config/schema/config-schema.ts
const nameSchema = string().regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/).describe("A name: lower-case letters, digits and hyphens, starting with a letter, at most 40 characters.");
const limitsSchema = strictObject({
	"max-tasks": int().min(1).max(1e3).default(50).describe("How many task executions one run may have."),
	"max-handoffs": int().min(0).max(1e3).default(10).describe("How many transfers between agents one run may have. The next one fails the run."),
	"timeout-minutes": int().min(1).max(50400).default(180).describe("How long the executions of one run may be at work, in minutes: what waits or is paused does not count."),
	"max-cost-usd": number().positive().max(1e5).optional().describe("What one run may cost: nothing more starts when its executions have cost as much. Only what engines report or `prices` tell is counted.")
}).describe("Limits of one run, counted from the records, never from what an agent says.");
/** A folder of the checkout that no part of which is hidden from git or read by it. */
const contextDirSchema = string().max(200).regex(/^(?!(?:.*\/)?\.[gG][iI][tT])(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/).describe("A folder of the checkout, such as `docs/context`, that holds a copy of the context file while the agent runs, as `<task-id>.json`. The copy is never published.");
const pipelineSchema = strictObject({
	on: triggersSchema,
	allow: allowSchema.default({
		"minimum-role": "write",
		users: []
	}),
	"context-dir": contextDirSchema.optional(),
	history: historySchema.optional(),
	suspend: boolean().optional().describe("true: nothing starts this pipeline until it is taken out again."),
	"on-conflict": _enum(["ignore", "replace"]).optional().describe("What becomes of an event while a run about the same issue or pull request goes on. ignore: it starts nothing. replace: that run is ended, its jobs are told to stop, and a new one starts. Absent: ignore."),
	"on-change": onChangeSchema.optional(),
	"max-concurrency": int().min(0).max(100).optional().describe("How many agent jobs of this pipeline run at the same time. Runs are spread over that many slots by their number, and those of one slot wait for each other. 0 or absent: no limit."),
	"priority-labels": array(string().min(1).max(50)).min(1).max(50).optional().describe("Labels, the most urgent first: when runs wait for a slot of `max-concurrency`, the App starts the one with the earliest of these first, runs of equal urgency in their order, and those with none of them last. Without the App the order is GitHub's."),
	limits: limitsSchema.default({
		"max-tasks": 50,
		"max-handoffs": 10,
		"timeout-minutes": 180
	}),
	stages: record(nameSchema, stageSchema).describe("The stages by name, in the order in which they are shown.")
}).describe("A named chain of stages, with its triggers.");
const signingSchema = strictObject({ keys: array(string().regex(/^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$/)).min(1).max(16).describe("Public keys as `<id>:<base64 of the 32-byte Ed25519 key>`. All of them verify; the one that fits the secret signs.") }).describe("Keys that make records unforgeable. Absent, records are unsigned, which only a private repository may have.");
const commentsSchema = _enum([
	"all",
	"outcomes",
	"none"
]).default("all").describe("What is posted on the issue or pull request. all: every record, in the comment of its stage, and the status comment. outcomes: the status comment alone, and a short new one when a person must act; the records are kept on the closed issue \"Baton runs: <pipeline>\". none: nothing; status comment and calls for a person stand on that issue too, and the label `baton:needs-human` is still added.");
const priceSchema = strictObject({
	input: number().min(0).max(1e5).describe("USD per million tokens of input that were not cached."),
	"cached-input": number().min(0).max(1e5).optional().describe("USD per million tokens read from a cache. Absent: as `input`."),
	output: number().min(0).max(1e5).describe("USD per million tokens of output, reasoning included.")
}).describe("What a model costs, for engines that report no cost. What follows from it is shown as an estimate.");
/** The whole of `.github/baton.yml` (DESIGN 4.1). Strict: a key that is not listed is an error. */
const configSchema = strictObject({
	version: literal(1).describe("Version of this format. Only 1 exists."),
	signing: signingSchema.optional(),
	comments: commentsSchema,
	"status-labels": boolean().optional().describe("Whether `baton:running` stands on an issue or pull request while a run about it goes on, and `baton:failed` after it failed, so that people can filter their lists. false saves one request at the start of a run and one at its end; `baton:needs-human` is added all the same. Absent: true."),
	agents: record(nameSchema, agentSchema).default({}).describe("The agents by name."),
	pipelines: record(nameSchema, pipelineSchema).describe("The pipelines by name."),
	retention: retentionSchema.optional(),
	store: _enum(["comments", "artifacts"]).optional().describe("comments: handoffs and outputs stand in the records. artifacts: they are artifacts, and the records say where; once those are gone, a run that needs them ends. Results stay in the records, also those from lines of outputs. Absent: comments."),
	prices: record(string().min(1).max(200), priceSchema).optional().describe("Prices of models by their names, in USD per million tokens.")
}).describe("Configuration of Baton: agents and the pipelines they work in.");
/** JSON Schema (draft-07) of the config as people write it: keys with a default are optional. Editors and docs read it. */
function buildConfigJsonSchema() {
	return {
		...toJSONSchema(configSchema, {
			target: "draft-7",
			io: "input"
		}),
		title: "Baton"
	};
}

export { historySchema as a, reportsCost as c, stageSchema as d, builtinSchemas as f, changeKeys as i, agentStageSchema as l, configSchema as n, responseTo as o, isBuiltinName as p, webhookSchema as r, engineNames as s, buildConfigJsonSchema as t, isAgentStage as u };