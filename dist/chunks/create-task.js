import { d as object, h as string, i as array } from "./schemas.js";
import { n as problemText, t as messageOf } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { t as openDispatch } from "./signed-dispatch.js";
import { t as decodePorts } from "./record-codec.js";
import { r as readTaskText } from "./read-order-input.js";
import { n as truncateCodePoints } from "./code-points.js";
import { t as flattenText } from "./plain-text.js";
import { E as createVerifier, S as isSuccess, b as isFromFork, m as boundCalls, n as createDeflate, t as createNodeHasher } from "./node-hasher.js";
import { i as createGitHub } from "./throttle.js";
import { t as createSystemClock } from "./system-clock.js";
import { b as taskIdOf, d as artifactName, l as formatDuration } from "./read-markers.js";
import { a as historySchema, d as stageSchema } from "./config-schema.js";
import { i as transferTargets, n as retentionOf, r as signalOf } from "./defaults.js";
import { a as describeTargets, n as agentNameAt, t as agentAt } from "./acting-agent.js";
import { c as isBatonReason, d as pipelineOf } from "./attempts.js";
import { C as usageOf, b as addUsage, h as addOutputResults, v as parseResults, x as elapsedMinutes } from "./stage-graph.js";
import { i as isFenceEnd, n as findFenceStart } from "./fenced-code.js";
import { t as cleanUntrusted } from "./clean-untrusted.js";
import { t as describeErrors } from "./handoff-error.js";
import { n as readHandoff } from "./read-handoff.js";
import { a as handoffFailure, c as redactAgentOutput, f as withTransfer, n as parseOutputs, o as summariseError, p as readTransfer, r as renderLine, s as summaryCodePoints, u as canRunInline } from "./parse-outputs.js";
import { n as buildPromptContext } from "./render-template.js";
import { c as createGitTool, i as readObjects, n as checkUnsigned, o as prepareBranch, s as GitFailure } from "./check-signing-key.js";
import { t as createTextArtifacts } from "./text-artifacts.js";
import { t as createCommentStore } from "./comment-store.js";
import { n as parseConfig } from "./parse-config.js";
import { t as createRedactor } from "./redactor.js";
import { a as removeTree, c as waitFor, d as enterNamespaces, f as systemPath, i as createWorkingCopies, l as agentUser, n as listStaleCopies, o as quoteShell, p as nameWorkingCopy, r as removeAddedFiles, s as runQuietly, t as addFile, u as asRoot } from "./add-file.js";
import { n as maskSecrets, r as buildAgentEnvironment, t as collectSecrets } from "./secrets.js";
import { t as renderPrompt } from "./render-prompt.js";
import { t as parseSignal } from "./parse-signal.js";
import { n as listUnsupported, o as trustedEverywhere, t as engines } from "./engines.js";
import { t as createResultParser } from "./result-parser.js";
import { t as createActionArtifacts } from "./action-artifacts.js";
import { n as unsignedNote } from "./notes.js";
import { n as readConfigFile, t as readConfig } from "./read-config.js";
import { t as findBundledFile } from "./find-bundled-file.js";
import { t as createActionOctokit } from "./octokit2.js";
import { constants, createReadStream, realpathSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
import { constants as constants$1, tmpdir } from "node:os";
import { promisify } from "node:util";
import { execFile, spawn } from "node:child_process";
import { access, appendFile, chmod, lstat, mkdir, mkdtemp, open, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { pipeline } from "node:stream/promises";

// src/engine/agent/fault-output.ts
/** An output with nothing in it yet. */
function emptyOutput(job, startedAt) {
	const { run, task, attempt, execution } = job.dispatch;
	return {
		version: 1,
		run,
		task,
		attempt,
		execution,
		outcome: "failed",
		results: {},
		outputs: [],
		isolated: false,
		startedAt,
		finishedAt: job.ports.clock.now(),
		warnings: []
	};
}
function faultOutput(job, facts) {
	const { reason, problem } = facts.fault;
	const message = job.ports.redactor.redact(problemText(problem)).text;
	return {
		...emptyOutput(job, facts.startedAt),
		failure: {
			reason,
			message
		}
	};
}

// src/core/prompt/build-context-file.ts
/** The JSON behind BATON_CONTEXT_PATH (DESIGN 4.2): what earlier stages found, merged, and each of them by name. */
function buildContextFile(request) {
	const context = buildPromptContext(request);
	const handoffs = handoffsInOrder(request.state, context);
	const file = {
		schema_version: 1,
		task_id: taskIdOf(request.state.run),
		task_summary: handoffs.at(-1)?.summary ?? context.subject.title,
		relevant_files: merge(handoffs, "relevant_files"),
		key_findings: merge(handoffs, "key_findings"),
		constraints: merge(handoffs, "constraints"),
		suggested_approach: handoffs.findLast((handoff) => handoff.context.suggested_approach !== "")?.context.suggested_approach ?? "",
		previous_failure: context.previous_failure,
		needs: context.needs,
		history: context.history,
		...describeTransfer(request, context)
	};
	return `${JSON.stringify(file, cleanStrings, 2)}\n`;
}
/** Who handed over and what it said, and whom this agent may hand over to; absent where there is neither. */
function describeTransfer({ state, stage, due, hops }, { transfer }) {
	const agent = agentNameAt(state, {
		stage,
		execution: due.execution
	});
	const targets = agent === void 0 ? [] : transferTargets(state.run.body.config, agent);
	if (transfer === void 0 && targets.length === 0) return {};
	const left = hops === void 0 ? {} : { hops_left: hops };
	return { transfer: {
		from: transfer?.from ?? null,
		message: transfer?.message ?? null,
		targets,
		...left
	} };
}
function handoffsInOrder(state, context) {
	return [...new Set(state.tasks.map((task) => task.body.stage).reverse())].reverse().flatMap((name) => context.needs[name]?.handoff ?? []).filter((handoff) => handoff.present);
}
function merge(handoffs, key) {
	return [...new Set(handoffs.flatMap((handoff) => handoff.context[key]))];
}
function cleanStrings(_key, value) {
	return typeof value === "string" ? cleanUntrusted(value).text : value;
}

// src/core/run/step.ts
const stepPipeline = "step";
/** A plain step is a run of one stage that nobody records; jobs before it count as stages that have ended. */
function buildStepState(request) {
	const stage = stageSchema.parse({
		agent: request.agentName,
		prompt: request.prompt,
		needs: Object.keys(request.needs)
	});
	const run = buildRun(request, {
		...Object.fromEntries(Object.keys(request.needs).map((name) => [name, {
			...stage,
			needs: []
		}])),
		[request.name]: stage
	});
	const tasks = Object.entries(request.needs).map(([name, need], index) => buildTask(request, {
		name,
		need,
		seq: index + 2
	}));
	const ended = tasks.map((task) => [task.body.stage, {
		kind: "ended",
		last: task
	}]);
	const due = {
		kind: "due",
		attempt: 1,
		execution: 1,
		cause: tasks.length + 1
	};
	return {
		run,
		stages: new Map([...ended, [request.name, due]]),
		tasks,
		transfers: [],
		decisions: [],
		paused: void 0,
		end: void 0,
		tip: {
			seq: tasks.length + 1,
			digest: ""
		}
	};
}
function place(request) {
	const { repository, subject } = request.trigger;
	return {
		repo: repository.id,
		thread: subject.number,
		run: `${stepPipeline}-${request.workflowRun.id}`,
		prev: ""
	};
}
function buildRun(request, stages) {
	const { agent, agentName, trigger, commit, now, workflowRun } = request;
	const pipeline = {
		on: {},
		allow: {
			"minimum-role": "write",
			users: []
		},
		limits: {
			"max-tasks": 50,
			"max-handoffs": 0,
			"timeout-minutes": 360
		},
		stages
	};
	return {
		kind: "run",
		...place(request),
		task: "",
		attempt: 0,
		execution: 0,
		seq: 1,
		body: {
			pipeline: stepPipeline,
			trigger,
			comments: [],
			commit,
			config: {
				version: 1,
				comments: "all",
				agents: { [agentName]: agent },
				pipelines: { [stepPipeline]: pipeline },
				...request.prices === void 0 ? {} : { prices: request.prices }
			},
			head: commit,
			startedAt: now,
			workflowRun,
			...request.history === void 0 ? {} : { history: request.history }
		}
	};
}
function buildTask(request, facts) {
	const { name, need, seq } = facts;
	return {
		kind: "task",
		...place(request),
		task: name,
		attempt: 1,
		execution: 1,
		seq,
		body: {
			stage: name,
			agent: "",
			engine: "",
			outcome: need.outcome,
			results: { ...need.results },
			outputs: [],
			...need.handoff === void 0 ? {} : { handoff: need.handoff },
			consumed: [],
			isolated: false,
			warnings: [],
			startedAt: request.now,
			finishedAt: request.now,
			workflowRun: request.workflowRun
		}
	};
}
/** What earlier plain steps are shown as: a step has no pipeline in the config whose `history` could say otherwise. */
const stepHistory = historySchema.parse({});
/** A plain step that has come to its end, as the run of one stage that its ledger keeps. A job that runs again is a run of its own. */
function buildEndedStep(state, { output, agent, pipeline }) {
	const { body } = state.run;
	const { attempt } = body.workflowRun;
	const run = attempt === 1 ? state.run.run : `${state.run.run}-${attempt}`;
	const own = body.config.pipelines[stepPipeline];
	const config = {
		...body.config,
		pipelines: own === void 0 ? {} : { [pipeline]: {
			...own,
			history: stepHistory
		} }
	};
	const first = {
		...state.run,
		run,
		body: {
			...body,
			pipeline,
			config
		}
	};
	const task = buildTaskConcludeStep(state, {
		output,
		agent
	});
	const { outcome, finishedAt } = output;
	return {
		...state,
		run: first,
		stages: /* @__PURE__ */ new Map([[output.task, {
			kind: "ended",
			last: task
		}]]),
		tasks: [task],
		end: {
			...first,
			kind: "end",
			body: {
				outcome,
				reason: output.failure?.reason ?? outcome,
				finishedAt
			}
		}
	};
}
function buildTaskConcludeStep({ run, tip }, { output, agent }) {
	const { outcome, failure, note, results, outputs, handoff, isolated, warnings, startedAt, finishedAt } = output;
	return {
		...run,
		kind: "task",
		task: output.task,
		attempt: 1,
		execution: 1,
		seq: tip.seq + 1,
		body: {
			stage: output.task,
			agent,
			engine: run.body.config.agents[agent]?.engine ?? "unknown",
			outcome,
			...failure === void 0 ? {} : { failure },
			...note === void 0 ? {} : { note },
			...handoff === void 0 ? {} : { handoff },
			results,
			outputs,
			consumed: [],
			isolated,
			warnings,
			startedAt,
			finishedAt,
			workflowRun: run.body.workflowRun
		}
	};
}

// src/engine/agent/guard-workspace.ts
const shownPaths = 10;
const pathCodePoints = 100;
/**
* On a pull request, what the agent's engine trusts in the checkout is to be as in the base commit (T08): found out before `setup`, which
* may run code of the pull request, and for all agents, since others may go on in the same job. Where the base commit is not known, and the
* code may be anybody's, all of it counts as not there. Answers what to say about it.
*/
async function guardWorkspace({ ports, state, settings }) {
	const { base } = state.run.body.trigger.subject;
	const agents = Object.values(state.run.body.config.agents);
	const paths = [...new Set(agents.flatMap((agent) => ports.runner.trustedPaths(agent)))];
	if (paths.length === 0 || base === void 0 && settings.mayBeForeign !== true) return success([]);
	const guarded = await ports.workspace.guard({
		base: base?.sha,
		paths
	});
	if (!guarded.ok) return failure({
		reason: "workspace",
		problem: guarded.error
	});
	if (guarded.value.length === 0) return success([]);
	const warning = describe$2(guarded.value, base?.sha);
	ports.log.warning(warning);
	return success([warning]);
}
/** After `setup`, right before the agent. */
async function restoreGuarded({ ports }) {
	const restored = await ports.workspace.restoreGuarded();
	return restored.ok ? void 0 : {
		reason: "workspace",
		problem: restored.error
	};
}
function describe$2(different, base) {
	const rest = different.length - shownPaths;
	const names = [...different.slice(0, shownPaths).map((path) => JSON.stringify(truncateCodePoints(path, pathCodePoints))), ...rest > 0 ? [`${rest} more`] : []].join(", ");
	if (base === void 0) return `The engine trusts files of the checkout, which may be a pull request's, and the event names no base commit, so they were taken away: ${names}. What the agent changes there is not published.`;
	return `The engine trusts files that the pull request changes, so it was given those of the base commit: ${names}. What the agent changes there is not published.`;
}

// src/core/mcp/build-own-server.ts
/**
* JSON of one line that no CLI takes for a template of its own. `$NAME`, `${NAME}` and `{env:NAME}` are replaced by some of them in
* the variables of an MCP server; here such characters come as escapes, which JSON allows in strings, the only place they can be.
*/
function encodeLiteralJson(value) {
	return JSON.stringify(value).replace(/\$|\{(?!["}])|%|[^\x20-\x7e]/g, escapeUnit);
}
function escapeUnit(unit) {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
/**
* Our own server for one execution, in the form of the servers that users name. All variables are literal, because CLIs hand on all of
* their environment or almost none of it. It holds no secret: it writes files, and another job publishes them.
*/
function buildOwnServer({ program, files, ids, agent, demand, targets, others = [] }) {
	return {
		command: program.node,
		args: [program.script],
		env: {
			BATON_CONTEXT_PATH: files.context,
			BATON_HANDOFF_PATH: files.handoff,
			BATON_RUN: ids.run,
			BATON_TASK: ids.task,
			BATON_ATTEMPT: String(ids.attempt),
			BATON_EXECUTION: String(ids.execution),
			BATON_AGENT: agent,
			...demand === void 0 ? {} : { BATON_HANDOFF_DEMAND: encodeLiteralJson(demand) },
			...targets.length === 0 ? {} : { BATON_TRANSFER_TARGETS: encodeLiteralJson(targets) },
			...others.length === 0 ? {} : { BATON_OTHER_AGENTS: encodeLiteralJson(others) }
		}
	};
}

// src/core/prompt/instructions.ts
/**
* What an agent is told beside its prompt: how it ends, and how it leaves a handoff and results (H-21). The user's own
* instructions come after it, so that they have the last word. Empty when there is nothing to say.
*/
function buildInstructions({ stage, signal, files, targets = [], own }) {
	return [...stage.instruct === "off" ? [] : [
		intro(files),
		...tellHandoff(stage.handoff, files),
		...tellTransfer(targets, files),
		tellResults(files),
		...tellSignal(signal)
	], ...own.trim() === "" ? [] : [own.trim()]].join("\n\n");
}
function intro({ context }) {
	return `You work in one stage of a chain of agents. Nobody reads along and nobody can answer you while you work: decide yourself, and say at the end what could not be done. What is known about the task, earlier stages included, is in the JSON file ${context} (BATON_CONTEXT_PATH).`;
}
function tellHandoff(demand, { handoff }) {
	if (demand?.instruct === "off") return [];
	const must = demand?.required === true ? "This stage fails without one." : "Leave one whenever somebody after you could need it.";
	const data = demand?.data === void 0 ? [] : [`Its \`data\` must fit this JSON Schema: ${JSON.stringify(demand.data)}`];
	return [[
		`Handoff: agents after you see nothing of your work but your changes and your handoff. ${must} Call the tool \`write_handoff\` if you have it. Otherwise write one JSON object to the file ${handoff} (BATON_HANDOFF_PATH):`,
		"{\"version\": 1, \"summary\": \"one or two sentences\", \"detail\": \"all that the next one needs\", \"data\": {\"a_key\": \"a text\"}}",
		"Only `summary` is required, at most 4,096 characters; `detail` has at most 65,536. All values in `data` are texts.",
		...data
	].join("\n")];
}
/** Only where there is somebody to name (T-19). */
function tellTransfer(targets, { handoff }) {
	if (targets.length === 0) return [];
	const names = targets.map(({ name, description }) => `- ${name}${description === "" ? "" : `: ${flattenText(description)}`}`);
	return [[`Transfer: if another agent should go on in your place, call the tool \`handoff\` if you have it, or write \`to\` and \`message\` to ${handoff}, beside your handoff or alone. It starts when you have ended, sees your message and the files, and nothing else of your work. You may name:`, ...names].join("\n")];
}
function tellResults({ results }) {
	return `Results: facts that programs or later runs should know go to the file ${results} (BATON_RESULTS_PATH), as lines \`key: value\`.`;
}
function tellSignal(signal) {
	if (signal === "off") return [];
	const [when, or] = signal === "required" ? ["The last line of your last message must be exactly one of these", "without it your work counts as failed"] : ["The last line of your last message may be exactly one of these", "without it your work counts as done"];
	return [[
		`Result: ${when}, plain, with nothing before it on the line and nothing after it; ${or}:`,
		"[BATON-RESULT: success]",
		"[BATON-RESULT: failure] <reason in a few words>",
		"[BATON-RESULT: noop] <why there was nothing to do>",
		"[BATON-RESULT: needs-input] <the question that a person must answer>"
	].join("\n")];
}
/** The file that an agent's `instructions` name, where they are a path below `.github`; undefined for text. */
function instructionsPath(instructions) {
	const word = instructions.trim();
	return /^\.github\/[A-Za-z0-9._/-]+\.(?:md|markdown|txt)$/.test(word) && !word.split("/").includes("..") ? word : void 0;
}

// src/engine/agent/prepared-execution.ts
/** What the agent of this stage is told beside its prompt: ours, and what its `instructions` say or name. */
function readInstructions({ stage, state, ports, settings }, { name, agent }) {
	const path = instructionsPath(agent.instructions ?? "");
	const own = path === void 0 ? agent.instructions ?? "" : settings.readConfigFile?.(path);
	if (own === void 0) {
		const message = `\`agents.${name}.instructions\` names the file ${path}, which is no plain file of at most 64 KiB on the default branch. Add it there, or write the text itself.`;
		return failure({
			reason: "prompt",
			problem: {
				code: "BATON-E610",
				message
			}
		});
	}
	const targets = describeTargets(state.run.body.config, name);
	return success(buildInstructions({
		stage,
		signal: signalOf(stage, agent),
		files: ports.files.paths,
		targets,
		own
	}));
}
/** The MCP servers of one execution: those of the config, and ours where this machine has it. Its name is no user's (I-34). */
function listServers(context, { name, agent }) {
	const { settings, ports, dispatch, stage, state } = context;
	const own = agent["mcp-servers"] ?? {};
	if (settings.mcpServer === void 0) return own;
	const { config } = state.run.body;
	const targets = describeTargets(config, name);
	const isOther = (other) => targets.length > 0 && targets.every((target) => target.name !== other);
	const others = Object.keys(config.agents).filter(isOther);
	const server = buildOwnServer({
		program: settings.mcpServer,
		files: ports.files.paths,
		ids: dispatch,
		agent: name,
		demand: stage.handoff,
		targets,
		others
	});
	return {
		...own,
		baton: server
	};
}
/** Our wall clock ends this long before the job's own timeout, so that there is time to say what happened (DESIGN 2). */
const reserveMinutes = 10;
/** How long an agent may still run, whoever worked in its job before. */
function remainingSeconds(context) {
	const start = context.jobStartedAt ?? context.startedAt;
	const used = (Date.parse(context.ports.clock.now()) - Date.parse(start)) / 1e3;
	return Math.max(30, (context.stage["timeout-minutes"] - reserveMinutes) * 60 - used);
}

// src/core/mcp/superseded.ts
const listSchema = array(object({
	to: string(),
	message: string()
}));
/** What the server left, bounded again, since the agent can write there too; anything else than this form is none. */
function parseSuperseded(bytes) {
	if (bytes === void 0) return [];
	try {
		const parsed = listSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
		return parsed.success ? boundCalls(parsed.data) : [];
	} catch {
		return [];
	}
}

// src/core/output/captured-results.ts
const responseCodePoints = 16384;
/** The agent's own results with ours over them (DESIGN 4.4). `response` is plain text, not base64 as in the older peer. */
function toCapturedResults(own, facts) {
	const { durationMilliseconds: duration, response } = facts;
	const ours = {
		branch: facts.branch,
		"base-branch": facts.baseBranch,
		commit: facts.commit,
		pr: facts.pr,
		"cost-usd": facts.costUsd?.toFixed(9).replace(/\.?0+$/, ""),
		"input-tokens": facts.inputTokens?.toString(),
		"output-tokens": facts.outputTokens?.toString(),
		duration: duration === void 0 ? void 0 : formatDuration(duration),
		response: response === void 0 ? void 0 : truncateCodePoints(response, responseCodePoints, { keep: "end" })
	};
	const known = Object.entries(ours).flatMap(([key, value]) => value === void 0 ? [] : [[key, value]]);
	return {
		...own,
		...Object.fromEntries(known)
	};
}

// src/core/output/result-table.ts
const killed = "The agent ended without saying how: it was killed, or its program broke off.";
const credentials = "The API of the model refused the credentials. Check the secrets that `env` of the agent names, and that the workflow passes them.";
const funds = "The account of the model has no credit or quota left. Add some, or wait until it is renewed.";
/** The one table from the words of engines (`AgentResult.reason`) to ours. What is not in it is `api-error`. */
const table = new Map(Object.entries({
	auth: {
		reason: "auth",
		sentence: credentials
	},
	billing: {
		reason: "billing",
		sentence: funds
	},
	quota: {
		reason: "billing",
		sentence: funds
	},
	rate_limit: {
		reason: "rate-limit",
		sentence: "The API of the model answered that it was asked too often."
	},
	overloaded: {
		reason: "overloaded",
		sentence: "The API of the model was overloaded or out of order."
	},
	budget: {
		reason: "budget",
		sentence: "The agent was stopped because it had cost as much as it may: raise `max-cost-usd`, or give it less to do."
	},
	max_turns: {
		reason: "max-turns",
		sentence: "The agent was stopped after as many turns as it may take: raise `max-turns`, or give it less to do."
	},
	permission_rejected: {
		reason: "permission",
		sentence: "The agent stopped because a tool was refused: raise its `access`, or allow the tool under `tools`."
	},
	startup: {
		reason: "startup",
		sentence: "The engine did not come to start the agent."
	},
	mcp: {
		reason: "startup",
		sentence: "An MCP server did not start, so the engine did not either."
	},
	untrusted_dir: {
		reason: "startup",
		sentence: "The engine does not trust the directory of the checkout."
	},
	context: {
		reason: "context",
		sentence: "The task was longer than the model can take at once."
	},
	structured_output: {
		reason: "structured-output",
		sentence: "The answer of the agent never fitted the schema."
	},
	loop: {
		reason: "loop",
		sentence: "The engine stopped the agent because it went round in a circle."
	},
	stopped_early: {
		reason: "stopped-early",
		sentence: "The agent stopped before its last turn was over."
	},
	no_result_event: {
		reason: "killed",
		sentence: killed
	},
	no_turn_completed: {
		reason: "killed",
		sentence: killed
	},
	signal: {
		reason: "killed",
		sentence: killed
	},
	timeout: {
		reason: "timeout",
		sentence: "The agent was stopped because its time was up: raise `timeout-minutes` of the stage, or give it less to do."
	}
}));
/** For a result that is no success. */
function failureOf(reason) {
	return table.get(reason ?? "") ?? {
		reason: "api-error",
		sentence: "The engine reported an error."
	};
}

// src/core/output/decide-outcome.ts
const reasonCodePoints = 200;
const noteCodePoints = 4096;
const signalForms = "[BATON-RESULT: success], [BATON-RESULT: failure] reason, [BATON-RESULT: noop] reason or [BATON-RESULT: needs-input] question";
/**
* How an execution ended. A success must be said or, where no signal is asked for, be the exit status; silence is failure (C-15).
* Where the engine tells, it must have come to its end and call that good, whatever the exit status is (I-25).
*/
function decideOutcome(agent) {
	const told = findTold(agent);
	if (told !== void 0) return failed(agent, told);
	if (agent.ended !== "exited") return failed(agent, describeEnd$1(agent.ended));
	const signal = agent.signal === "off" ? void 0 : parseSignal(agent.finalText);
	if (agent.exitStatus !== 0) return failed(agent, takeWord(signal?.outcome === "failed" ? signal.reason : void 0, {
		reason: "exit-status",
		sentence: `The agent ended with exit status ${agent.exitStatus}.`
	}));
	if (signal !== void 0) return followSignal(agent, signal);
	if (agent.signal === "off" || agent.signal === "optional" && !isBrokenSignal(agent.finalText)) return { outcome: "succeeded" };
	return failed(agent, {
		reason: "empty-output",
		sentence: describeMissing(agent.finalText)
	});
}
/** A failure in the engine's own words. They count more than the end of its process, which they explain; our own limit of time more than they. */
function findTold({ ended, result }) {
	if (result === void 0 || result.outcome === "success") return void 0;
	if (ended === "timeout" || ended === "not-started" || result.reason === "exit_code") return void 0;
	if (ended === "exited" && result.reason === "timeout") return void 0;
	const told = failureOf(result.reason);
	return ended === "killed" && told.reason === "killed" ? void 0 : told;
}
function followSignal(agent, signal) {
	const { outcome, reason } = signal;
	const unspecified = {
		reason: "unspecified",
		sentence: "The agent reported a failure."
	};
	if (outcome === "failed") return failed(agent, takeWord(reason, unspecified));
	if (reason === void 0) return { outcome };
	return {
		outcome,
		note: truncateCodePoints(reason, noteCodePoints)
	};
}
/** The agent's word is the reason, unless it is one of ours: those choose what follows, which an agent does not (C-21). */
function takeWord(word, own) {
	if (word === void 0) return own;
	if (!isBatonReason(word)) return {
		...own,
		reason: word
	};
	return {
		...own,
		sentence: `${own.sentence} Its own word for it is "${word}", which does not count as Baton's reason of that name.`
	};
}
function failed(agent, why) {
	const said = findTold(agent) === void 0 ? "" : agent.result?.warnings.join("\n") ?? "";
	const tail = summariseError(said, agent.stderr, agent.finalText);
	const message = tail === "" ? why.sentence : `${why.sentence}\n${tail}`;
	return {
		outcome: "failed",
		failure: {
			reason: truncateCodePoints(why.reason, reasonCodePoints),
			message: cutMiddle(message, why.sentence)
		}
	};
}
/** The sentence stays, the beginning of the tail goes. */
function cutMiddle(message, sentence) {
	const room = summaryCodePoints - Array.from(sentence).length - 1;
	return `${sentence}${truncateCodePoints(message.slice(sentence.length), room + 1, {
		keep: "end",
		mark: "\n…"
	})}`;
}
function describeEnd$1(ended) {
	switch (ended) {
		case "timeout": return {
			reason: "timeout",
			sentence: "The agent was stopped because its time was up: raise `timeout-minutes` of the stage, or give it less to do."
		};
		case "killed": return {
			reason: "killed",
			sentence: "The agent was killed from outside, by the runner or for want of memory."
		};
		case "not-started": return {
			reason: "startup",
			sentence: "The agent could not be started: check that its program is installed and can be run."
		};
	}
}
function describeMissing(finalText) {
	const text = finalText.trimEnd();
	return `The last line of the agent's text must be a result signal, and ${text === "" ? "there is none" : `it is "${truncateCodePoints(text.slice(text.lastIndexOf("\n") + 1), 120)}"`}. Write ${signalForms}.`;
}
/** Somebody meant to signal and did not get it right: not to be taken for "no signal". */
function isBrokenSignal(finalText) {
	return finalText.trimEnd().split("\n").slice(-3).some((line) => /(?:BATON|CF)-RESULT/i.test(line));
}

// src/core/prompt/repair-prompts.ts
/** What an agent is given when the transfer that it asked for cannot be made: once, in the same job (T-15). */
function buildTransferRepairPrompt({ problems, available, prompt }) {
	return `You have done the task below and asked for a transfer to another agent, which was not made:

${problems.map((problem) => `- ${flattenText(cleanUntrusted(problem).text)}`).join("\n")}

Do not do the work again. To hand over, ask once more with one of these names as \`to\` and with your whole \`message\`: ${available.join(", ")}. Call the tool \`handoff\` if you have it, or write both as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names; what you wrote lies beside it as handoff.rejected.json, if it was a file. To go on without a transfer, leave it out and end the task yourself. Then end as the task asks you to.

This was the task:

---

${prompt}`;
}
/** What an agent is given when its handoff was refused: once, in the same job (DESIGN 4.3). The words may hold values of its own. */
function buildRepairPrompt({ errors, prompt }) {
	return `You have done the task below, but its handoff was refused:

${errors.map((error) => `- ${flattenText(cleanUntrusted(error).text)}`).join("\n")}

Do not do the work again. Write the whole handoff once more, with this put right, as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names. What was refused lies beside it as handoff.rejected.json, if it was a file. Then end as the task asks you to.

This was the task:

---

${prompt}`;
}

// src/core/output/build-usage-facts.ts
/** A run's own numbers: engines that continue a session go on counting, so what an earlier run of it had counted comes off. */
function subtractSession(result, earlier) {
	const before = earlier.findLast(({ sessionId }) => sessionId !== null && sessionId === result.sessionId);
	if (before === void 0) return result;
	const { usage, costUsd } = result;
	const isCost = result.costScope === "session" && costUsd !== null && before.costUsd !== null;
	const isUsage = result.usageScope === "session" && usage !== null && before.usage !== null;
	return {
		...result,
		...isUsage && before.usage !== null ? {
			usage: subtract(usage, before.usage),
			usageScope: "run"
		} : {},
		...isCost && before.costUsd !== null ? {
			costUsd: Math.max(0, costUsd - before.costUsd),
			costScope: "run"
		} : {}
	};
}
function subtract(now, before) {
	const less = (a, b) => a === null ? null : Math.max(0, a - (b ?? 0));
	return {
		inputTokens: Math.max(0, now.inputTokens - before.inputTokens),
		cacheReadTokens: less(now.cacheReadTokens, before.cacheReadTokens),
		cacheWriteTokens: less(now.cacheWriteTokens, before.cacheWriteTokens),
		outputTokens: Math.max(0, now.outputTokens - before.outputTokens),
		reasoningTokens: less(now.reasoningTokens, before.reasoningTokens)
	};
}
/** What all starts of an execution took together; undefined when no engine said anything. */
function buildUsageFacts({ results, model, prices }) {
	const own = results.map((result, index) => subtractSession(result, results.slice(0, index)));
	const used = own.flatMap(({ usage }) => usage ?? []);
	const name = own.findLast((result) => result.model !== null)?.model ?? model;
	const price = [model, name].flatMap((key) => key === void 0 ? [] : prices?.[key] ?? [])[0];
	const costs = own.flatMap((result) => costOf(result, price) ?? []);
	const turns = own.flatMap((result) => result.turns ?? []);
	if (used.length === 0 && costs.length === 0 && turns.length === 0) return void 0;
	return {
		...name === void 0 ? {} : { model: name.slice(0, 200) },
		...total("turns", turns),
		...total("inputTokens", used.map(({ inputTokens }) => inputTokens)),
		...total("cachedTokens", used.flatMap(({ cacheReadTokens }) => cacheReadTokens ?? [])),
		...total("writtenTokens", used.flatMap(({ cacheWriteTokens }) => cacheWriteTokens ?? [])),
		...total("outputTokens", used.map(({ outputTokens }) => outputTokens)),
		...total("reasoningTokens", used.flatMap(({ reasoningTokens }) => reasoningTokens ?? [])),
		...total("costUsd", costs.map(({ usd }) => usd)),
		...costs.some(({ isEstimate }) => isEstimate) ? { estimated: true } : {}
	};
}
function costOf({ costUsd, usage }, price) {
	const isUnpriced = costUsd === 0 && usage !== null && usage.inputTokens + usage.outputTokens > 0 && price !== void 0;
	if (costUsd !== null && !isUnpriced) return {
		usd: costUsd,
		isEstimate: false
	};
	return usage === null || price === void 0 ? void 0 : {
		usd: estimate(usage, price),
		isEstimate: true
	};
}
/** What was written to a cache counts as input: that differs from model to model, and by little. */
function estimate({ inputTokens, cacheReadTokens, outputTokens }, price) {
	const cached = Math.min(cacheReadTokens ?? 0, inputTokens);
	return ((inputTokens - cached) * price.input + cached * (price["cached-input"] ?? price.input) + outputTokens * price.output) / 1e6;
}
function total(key, parts) {
	const sum = parts.filter((part) => Number.isFinite(part) && part >= 0).reduce((all, part) => all + part, 0);
	if (parts.length === 0) return {};
	return { [key]: key === "costUsd" ? Math.min(sum, 1e6) : Math.min(Math.round(sum), 0xe8d4a51000) };
}

// src/engine/agent/combine-starts.ts
/**
* What one or two starts of an agent come to with their transfers. Asked once more because of a transfer, the second start
* decides how it ended: it may hand over, or finish by itself. A transfer is made by an agent that succeeded, or not at all.
*/
function combineTransfers({ first, last }) {
	const corrected = first.transfer.problems.length > 0;
	const { problems, request } = isSuccess(last.ended.outcome) ? last.transfer : {
		problems: [],
		request: void 0
	};
	const said = [.../* @__PURE__ */ new Set([...first.transfer.warnings, ...last.transfer.warnings])];
	const ended = corrected ? last.ended : first.ended;
	if (!isSuccess(ended.outcome)) return {
		ended,
		request: void 0,
		warnings: [...said, ...describeDropped$1(first, last)]
	};
	const message = problems.map(problemText).join(" ");
	const asked = corrected ? [`The agent was asked once more: ${describe$1(first.transfer)}`] : [];
	const dropped = isSuccess(last.ended.outcome) ? [] : describeDropped$1(last);
	const warnings = [
		...said,
		...asked,
		...dropped
	];
	if (problems.length > 0) return {
		ended: {
			outcome: "failed",
			failure: {
				reason: "unknown-target",
				message
			}
		},
		request: void 0,
		warnings
	};
	return {
		ended,
		request: request ?? (corrected ? void 0 : first.transfer.request),
		warnings
	};
}
function describeDropped$1(...turns) {
	const asked = turns.find(({ transfer }) => transfer.request !== void 0)?.transfer.request;
	return asked === void 0 ? [] : [`The transfer to "${asked.to}" was not made, because the agent did not succeed.`];
}
function describe$1({ problems }) {
	return problems.map(({ message }) => message).join(" ");
}
/** The handoff without the transfer that was asked for in it: a later stage is not told what was said to one agent. */
function withoutTransferCall(handoff) {
	if (handoff === void 0) return void 0;
	const { to: _to, message: _message, ...rest } = handoff;
	return rest;
}
/** What the starts of one execution took, and whether that was more than its agent may cost. */
function combineUsage({ state }, { agent, runs, ended }) {
	const { prices } = state.run.body.config;
	const usage = buildUsageFacts({
		results: runs.map(({ result }) => result),
		model: agent.model,
		prices
	});
	const { costUsd, inputTokens, outputTokens } = usage ?? {};
	const captured = {
		...costUsd === void 0 ? {} : { costUsd },
		...inputTokens === void 0 ? {} : { inputTokens },
		...outputTokens === void 0 ? {} : { outputTokens }
	};
	const limit = agent["max-cost-usd"];
	if (limit === void 0 || costUsd === void 0 || costUsd <= limit) return {
		usage,
		captured,
		ended,
		warnings: []
	};
	const warning = `The agent has cost $${captured.costUsd?.toFixed(2)}${usage?.estimated === true ? " (estimate)" : ""}, more than its \`max-cost-usd\` of ${limit}.`;
	return {
		usage,
		captured,
		ended: stopTrying(ended),
		warnings: [warning]
	};
}
/** What succeeded is paid for. What failed would cost the same once more. */
function stopTrying(ended) {
	if (ended.outcome !== "failed") return ended;
	const { reason, sentence } = failureOf("budget");
	return {
		...ended,
		failure: {
			reason,
			message: `${sentence}\n${ended.failure?.message ?? ""}`.trim().slice(0, 2e3)
		}
	};
}

// src/engine/agent/run-execution.ts
/** What an engine reports as a success, though part of it was refused or missing: people should know. */
function describeRefusals({ result, warnings }) {
	const denied = [...new Set(result.denials)].map((tool) => `The tool ${tool} was refused: the access of the agent does not reach so far.`);
	const failed = Object.entries(result.mcpServers).filter(([, status]) => status === "failed");
	return [
		...warnings,
		...denied,
		...failed.map(([name]) => `The MCP server ${name} did not start; the agent worked without it.`)
	];
}
/**
* Runs the agent, and once more when its stage demands a handoff that it did not give (DESIGN 4.3), or when it asked for a
* transfer that cannot be made (T-15). An invalid handoff that nobody demanded is a warning, and nothing of it is kept.
*/
async function runExecution(context, prepared) {
	const first = await runOnce(context, {
		prepared,
		prompt: prepared.prompt.text
	});
	if (!needsRepair(context, first)) return conclude(context, {
		prepared,
		first,
		last: first
	});
	const prompt = buildSecondPrompt(context, {
		first,
		prepared
	});
	if (!await makeReady$1(context, {
		prepared,
		prompt
	})) return conclude(context, {
		prepared,
		first,
		last: first
	});
	return {
		...conclude(context, {
			prepared,
			first,
			last: await runOnce(context, {
				prepared,
				prompt
			})
		}),
		repairPrompt: prompt
	};
}
function buildSecondPrompt({ ports, state }, { first, prepared }) {
	const prompt = prepared.prompt.text;
	const problems = first.transfer.problems.map(({ message }) => message);
	const errors = describeErrors(first.reading.errors);
	const what = problems.length > 0 ? "transfer" : "handoff";
	ports.log.warning(`The ${what} was refused, so the agent is asked once more: ${[...problems, ...errors].join(" ")}`);
	if (problems.length === 0) return buildRepairPrompt({
		errors,
		prompt
	});
	const available = transferTargets(state.run.body.config, prepared.name);
	return buildTransferRepairPrompt({
		problems: [...problems, ...errors],
		available,
		prompt
	});
}
/** An agent may have taken away or closed the folder that its files were in: then it cannot be asked. */
async function makeReady$1({ ports }, { prepared, prompt }) {
	try {
		await ports.files.setAside();
		await ports.files.write({
			prompt,
			context: prepared.contextFile
		});
		return true;
	} catch (error) {
		ports.log.warning(`The agent cannot be asked once more: ${messageOf(error)}`);
		return false;
	}
}
async function runOnce(context, { prepared, prompt }) {
	const { ports, stage } = context;
	const { agent, environment } = prepared;
	const run = await ports.runner.run({
		agent,
		prompt,
		system: prepared.system,
		mcpServers: listServers(context, prepared),
		workspace: ports.workspace.directory,
		files: ports.files.paths.root,
		environment,
		timeoutSeconds: remainingSeconds(context)
	});
	const left = await ports.files.collect();
	const sources = {
		mcpFile: left.mcpFile,
		file: left.file,
		printed: run.printed
	};
	const superseded = parseSuperseded(left.superseded);
	const transfer = readTransfer(sources, {
		config: context.state.run.body.config,
		from: prepared.name,
		superseded
	});
	const hands = transfer.request !== void 0 || transfer.problems.length > 0;
	const signal = signalOf(stage, agent);
	const ended = decideOutcome({
		ended: run.ended,
		exitStatus: run.exitStatus,
		signal: hands && signal === "required" ? "optional" : signal,
		finalText: run.finalText,
		stderr: run.reason ?? run.stderr,
		result: run.result
	});
	const required = stage.handoff?.required === true && isSuccess(ended.outcome);
	const demand = stage.handoff === void 0 || hands ? void 0 : {
		...stage.handoff,
		required
	};
	return {
		run,
		ended,
		left,
		transfer,
		reading: await readHandoff(transfer.sources, demand)
	};
}
function needsRepair({ stage }, { ended, reading, transfer }) {
	if (!isSuccess(ended.outcome)) return false;
	if (transfer.problems.length > 0) return true;
	if (transfer.request !== void 0 || reading.errors.length === 0) return false;
	return stage.handoff?.required === true || stage.handoff?.data !== void 0;
}
/** The first start did the work and decides how it ended; the last one, if there were two, mends the handoff or the transfer. */
function conclude(context, { prepared, first, last }) {
	const transfer = combineTransfers({
		first,
		last
	});
	const concluded = concludeHandoff(context, {
		first,
		last
	});
	const failure = transfer.request === void 0 && isSuccess(transfer.ended.outcome) ? concluded.failure : void 0;
	const warnings = [...concluded.warnings, ...transfer.warnings];
	const outputs = parseOutputs({
		...first.run.printed,
		...last.run.printed
	});
	const own = addOutputResults(parseResults(last.left.results ?? ""), outputs);
	const ended = failure === void 0 ? transfer.ended : {
		outcome: "failed",
		failure
	};
	const runs = first === last ? [first.run] : [first.run, last.run];
	const spent = combineUsage(context, {
		agent: prepared.agent,
		runs,
		ended
	});
	const all = [
		...[...describeRefusals(first.run), ...spent.warnings],
		...last.left.warnings ?? [],
		...own.warnings,
		...last.reading.warnings,
		...warnings
	];
	for (const warning of all) context.ports.log.warning(warning);
	const durationMilliseconds = Date.parse(context.ports.clock.now()) - Date.parse(context.startedAt);
	return {
		ended: spent.ended,
		handoff: withoutTransferCall(concluded.handoff),
		transfer: transfer.request,
		results: toCapturedResults(own.results, {
			durationMilliseconds,
			...spent.captured
		}),
		outputs,
		usage: spent.usage,
		isolated: first.run.isolated && last.run.isolated,
		warnings: all,
		killed: last.run.ended === "killed"
	};
}
function concludeHandoff({ stage }, { first, last }) {
	const words = describeErrors(first.reading.errors);
	const wasAsked = first !== last;
	if (first.transfer.problems.length > 0) {
		const reading = last.reading.handoff === void 0 && last.reading.errors.length === 0 ? first.reading : last.reading;
		const all = describeErrors(reading.errors);
		const isDemanded = stage.handoff?.required === true && reading.errors.length > 0;
		return {
			handoff: reading.handoff,
			warnings: all.map(notKept),
			...isDemanded ? { failure: handoffFailure(all) } : {}
		};
	}
	if (wasAsked && isSuccess(last.ended.outcome) && last.reading.errors.length === 0) return {
		handoff: last.reading.handoff,
		warnings: [`The handoff was repaired: ${words.join(" ")}`]
	};
	const errors = last.reading.errors.length > 0 ? describeErrors(last.reading.errors) : words;
	if (first.reading.errors.length === 0) return {
		handoff: first.reading.handoff,
		warnings: []
	};
	if (stage.handoff?.required === true && isSuccess(first.ended.outcome)) return {
		handoff: void 0,
		warnings: [],
		failure: handoffFailure(errors, last.ended.failure)
	};
	return {
		handoff: void 0,
		warnings: errors.map(notKept)
	};
}
function notKept(error) {
	return `The handoff was not kept: ${error}`;
}

// src/engine/agent/store-prompts.ts
/**
* What the record says of the prompts, which are kept as artifacts of the job, redacted. After the agent, so that it waits for
* nothing. Their loss is a warning: the prompt can be rendered again from the records, and its digest stands there.
*/
async function storePrompts(context, { rendered, repair, isEnding }) {
	const { facts, text } = rendered;
	const isKept = !isEnding && mayKeep(context);
	const keep = async (what, prompt) => isKept ? save(context, {
		what,
		prompt
	}) : {};
	const kept = {
		...facts,
		...await keep("prompt", text)
	};
	if (repair === void 0) return kept;
	const digest = context.ports.hasher.sha256(repair);
	return {
		...kept,
		repair: {
			digest,
			bytes: utf8Length(repair),
			...await keep("repair-prompt", repair)
		}
	};
}
/** A plain step belongs to somebody's own workflow, which nobody asked to keep anything. */
function mayKeep({ ports, state }) {
	const { config, pipeline, trigger } = state.run.body;
	const { prompts, artifacts } = retentionOf(config);
	if (!prompts || pipeline === "step") return false;
	if (config.retention?.prompts === void 0 && !trigger.repository.private) ports.log.warning(`The prompt is kept as an artifact of this job for ${artifacts} days, and everybody can download it: this repository is public. To keep none, write \`retention: { prompts: false }\` in the configuration; to go without this warning, \`prompts: true\`.`);
	return true;
}
async function save({ ports, dispatch, state, settings }, { what, prompt }) {
	const name = `${artifactName(what, dispatch)}-${settings.environment.GITHUB_RUN_ATTEMPT ?? 1}`;
	const { artifacts: days } = retentionOf(state.run.body.config);
	try {
		const { run: _, ...artifact } = await ports.texts.save?.(name, ports.redactor.redact(prompt).text, { days }) ?? noArtifact();
		return { artifact };
	} catch (error) {
		ports.log.warning(`The prompt was not kept as an artifact: ${messageOf(error)}`);
		return {};
	}
}
function noArtifact() {
	throw new Error("this is no workflow run");
}

// src/engine/agent/run-inline.ts
/** Half of what `publish` accepts of a job, so that its last agent has room for all that it may leave. */
const legLimits = {
	maxBytes: 1048576,
	maxDepth: 33,
	maxNodes: 1e4
};
/** Less is no turn. */
const leastSeconds = 60;
/**
* Whether a job may take on another agent: the limits of the run leave it something, as far as this job knows, there is time,
* and what all of them leave still fits into one output. `publish` decides what a run whose limits are reached comes to.
*/
function canStartNextAgent(context, { execution, earlier }) {
	const { state, startedAt, ports } = context;
	const limits = pipelineOf(state.run).limits;
	const { handoff, transfer, results, outputs, warnings, usage } = execution;
	const now = ports.clock.now();
	const own = {
		startedAt,
		finishedAt: now,
		results: { ...results },
		...usage === void 0 ? {} : { usage }
	};
	const executed = [
		...state.tasks.map(({ body }) => body),
		...earlier,
		own
	];
	const cost = (addUsage(executed.map(usageOf)).costMicros ?? 0) / 1e6;
	const minutes = elapsedMinutes(state, now, [...earlier, own]);
	const left = [...earlier, {
		handoff,
		transfer,
		results,
		outputs,
		warnings
	}];
	return cost < (limits["max-cost-usd"] ?? Number.POSITIVE_INFINITY) && minutes <= limits["timeout-minutes"] && remainingSeconds(context) >= leastSeconds && parseUntrustedJson(JSON.stringify(left), legLimits).ok;
}
/**
* Runs the agent, and in the same job each one that it hands over to, as far as that may be (`transfer: inline`). What is
* left over goes into the order of a job of its own; `publish` counts the transfers again.
*/
async function runInline(start, first, prepare) {
	let [context, prepared, execution] = [
		start,
		first,
		await runExecution(start, first)
	];
	const earlier = [];
	const findNext = () => nextOf(context, {
		prepared,
		execution,
		earlier
	});
	for (let next = findNext(); next !== void 0; next = findNext()) {
		const leg = await toLeg(context, {
			prepared,
			execution,
			transfer: next
		});
		if (leg === void 0 || !await renewFiles(context)) break;
		const after = handOver(context, {
			from: prepared.name,
			transfer: next
		});
		context.ports.log.info(`Agent ${prepared.name} handed over to ${next.to}, which goes on in this job.`);
		const made = await prepare(after, prepared.base);
		earlier.push(leg);
		context = after;
		if (!made.ok) return {
			context,
			prepared,
			execution,
			earlier,
			fault: made.error
		};
		prepared = made.value;
		execution = await runExecution(context, prepared);
	}
	return {
		context,
		prepared,
		execution,
		earlier
	};
}
/** An agent may have left what cannot be removed: then the next one gets a job of its own. */
async function renewFiles({ ports }) {
	try {
		await ports.files.renew();
		return true;
	} catch (error) {
		ports.log.warning(`The next agent cannot start in this job: ${messageOf(error)}`);
		return false;
	}
}
function nextOf(context, { prepared, execution, earlier }) {
	const { transfer } = execution;
	if (transfer === void 0) return void 0;
	const { state, dispatch } = context;
	const legs = earlier.length + 1;
	const facts = {
		stage: dispatch.task,
		from: prepared.name,
		to: transfer.to,
		hops: dispatch.hops ?? 0,
		legs
	};
	return canRunInline(state, facts) && canStartNextAgent(context, {
		execution,
		earlier
	}) ? transfer : void 0;
}
async function toLeg(context, { prepared, execution, transfer }) {
	const { outcome, note } = execution.ended;
	if (!isSuccess(outcome)) return void 0;
	const given = {
		rendered: prepared.prompt,
		repair: execution.repairPrompt,
		isEnding: execution.killed
	};
	return {
		outcome: outcome === "noop" ? "noop" : "succeeded",
		...note === void 0 ? {} : { note },
		...execution.handoff === void 0 ? {} : { handoff: execution.handoff },
		transfer,
		results: { ...execution.results },
		outputs: [...execution.outputs],
		prompt: await storePrompts(context, given),
		...execution.usage === void 0 ? {} : { usage: execution.usage },
		isolated: execution.isolated,
		startedAt: context.startedAt,
		finishedAt: context.ports.clock.now(),
		warnings: [...prepared.warnings, ...execution.warnings]
	};
}
/** The same job for the agent that goes on: the next execution of the same attempt. */
function handOver(context, { from, transfer }) {
	const { dispatch, state, ports } = context;
	const { execution, hops = 0 } = dispatch;
	const timestamp = ports.clock.now();
	const { to, message } = transfer;
	return {
		...context,
		startedAt: timestamp,
		jobStartedAt: context.jobStartedAt ?? context.startedAt,
		dispatch: {
			...dispatch,
			execution: execution + 1,
			hops: hops - 1,
			agent: to
		},
		state: withTransfer(state, {
			dispatch,
			body: {
				from,
				to,
				message,
				timestamp
			}
		})
	};
}

// src/engine/agent/run-agent.ts
const nonceBytes = 8;
/** Prepares, runs and captures one agent. Whatever goes wrong is an output too, never a thrown error of the agent's. */
async function runAgent(context) {
	const prepared = await prepare(context);
	if (!prepared.ok) {
		context.ports.runner.release();
		return faultOutput(context, {
			startedAt: context.startedAt,
			fault: prepared.error
		});
	}
	try {
		const setup = await runSetup(context) ?? await restoreGuarded(context);
		if (setup !== void 0) return faultOutput(context, {
			startedAt: context.startedAt,
			fault: setup
		});
		return await collect$2(context, await runInline(context, prepared.value, prepareNext));
	} finally {
		context.ports.runner.release();
		await context.ports.workspace.removeAddedFiles();
		await context.ports.files.remove();
	}
}
async function prepare(context) {
	const { ports, dispatch, state, stage } = context;
	const due = {
		attempt: dispatch.attempt,
		execution: dispatch.execution
	};
	const variables = buildPromptContext({
		state,
		stage: dispatch.task,
		due
	});
	const branch = stage.branch === void 0 ? success(void 0) : renderLine({
		template: stage.branch,
		context: variables
	});
	if (!branch.ok) return failure({
		reason: "branch-name",
		problem: branch.error
	});
	const base = await ports.workspace.prepare({
		head: dispatch.head,
		...branch.value === void 0 ? {} : { branch: branch.value }
	});
	if (!base.ok) return failure({
		reason: "workspace",
		problem: base.error
	});
	const guarded = await guardWorkspace(context);
	if (!guarded.ok) return guarded;
	const work = await describeWork(context, base.value);
	return work.ok ? success({
		...work.value,
		warnings: [...work.value.warnings, ...guarded.value]
	}) : work;
}
/** The same job for the next agent: what engines trust is put right again, whatever the one before it did to it. */
async function prepareNext(context, base) {
	const fault = await restoreGuarded(context);
	return fault === void 0 ? describeWork(context, base) : failure(fault);
}
/** What one agent of the job is given, written into its files. */
async function describeWork(context, base) {
	const { ports, dispatch, state, stage } = context;
	const due = {
		attempt: dispatch.attempt,
		execution: dispatch.execution
	};
	const performer = agentAt(state, {
		stage: dispatch.task,
		execution: dispatch.execution
	});
	if (performer === void 0) throw new Error(`Run ${dispatch.run} holds no agent named ${stage.agent}.`);
	const { name, agent } = performer;
	ports.runner.prepare(agent);
	const variables = buildPromptContext({
		state,
		stage: dispatch.task,
		due
	});
	const prompt = renderPrompt({
		stageName: dispatch.task,
		stage,
		context: variables,
		nonce: ports.hasher.randomHex(nonceBytes),
		sha256: (text) => ports.hasher.sha256(text)
	});
	if (!prompt.ok) return failure({
		reason: "prompt",
		problem: prompt.error
	});
	const contextFile = buildContextFile({
		state,
		stage: dispatch.task,
		due,
		hops: dispatch.hops
	});
	await ports.files.write({
		prompt: prompt.value.text,
		context: contextFile
	});
	const placed = await placeContext(context, contextFile);
	if (!placed.ok) return failure({
		reason: "workspace",
		problem: placed.error
	});
	const system = readInstructions(context, {
		name,
		agent
	});
	if (!system.ok) return system;
	const environment = buildEnvironment(context, {
		names: agent.env,
		ids: due
	});
	return success({
		name,
		agent,
		prompt: prompt.value,
		system: system.value,
		contextFile,
		base,
		...environment
	});
}
/** The copy in the checkout (C-2), where the pipeline asks for one. */
async function placeContext({ ports, state }, text) {
	const folder = pipelineOf(state.run)["context-dir"];
	if (folder === void 0) return success(void 0);
	return ports.workspace.addFile(`${folder}/${taskIdOf(state.run)}.json`, text);
}
function buildEnvironment(context, facts) {
	const { dispatch, settings, ports } = context;
	return buildAgentEnvironment({
		agentEnv: facts.names,
		secrets: settings.secrets,
		files: ports.files.paths,
		ids: {
			run: dispatch.run,
			task: dispatch.task,
			...facts.ids
		},
		host: settings.environment,
		traceparent: dispatch.traceparent
	});
}
async function runSetup(context) {
	const { stage, ports } = context;
	if (stage.setup === void 0) return void 0;
	const { environment } = buildEnvironment(context, {
		names: isFromFork(context.state.run.body.trigger) ? [] : stage["setup-env"],
		ids: {
			attempt: context.dispatch.attempt,
			execution: context.dispatch.execution
		}
	});
	const problem = await ports.setup.run({
		script: stage.setup,
		workspace: ports.workspace.directory,
		environment,
		timeoutSeconds: remainingSeconds(context)
	});
	if (problem === void 0) return void 0;
	ports.log.error(`setup of stage ${context.dispatch.task} failed, so ${stage.agent} was not started.`);
	return {
		reason: "setup",
		problem: {
			code: "BATON-E606",
			message: problem
		}
	};
}
async function collect$2(order, relay) {
	const { context, execution, prepared, earlier, fault: unstarted } = relay;
	const { ports, dispatch } = context;
	const inline = earlier.length === 0 ? {} : { inline: [...earlier] };
	if (unstarted !== void 0) {
		const failed = faultOutput(order, {
			startedAt: context.startedAt,
			fault: unstarted
		});
		return redactAgentOutput({
			...failed,
			...inline
		}, ports.redactor);
	}
	const { ended, handoff, transfer } = execution;
	const commits = ended.outcome === "succeeded" ? await captureCommits$1(context, prepared) : success({
		...nothing,
		warnings: await describeDropped(relay)
	});
	const fault = commits.ok ? void 0 : commits.error;
	const { repairPrompt: repair, killed: isEnding } = execution;
	const prompt = await storePrompts(context, {
		rendered: prepared.prompt,
		repair,
		isEnding
	});
	const output = {
		version: 1,
		run: dispatch.run,
		task: dispatch.task,
		attempt: dispatch.attempt,
		execution: order.dispatch.execution,
		...ended,
		...fault === void 0 ? {} : {
			outcome: "failed",
			failure: fault
		},
		...inline,
		...handoff === void 0 ? {} : { handoff },
		...transfer === void 0 || fault !== void 0 ? {} : { transfer },
		results: execution.results,
		outputs: [...execution.outputs],
		...commits.ok && commits.value.commits !== void 0 ? { commits: commits.value.commits } : {},
		prompt,
		...execution.usage === void 0 ? {} : { usage: execution.usage },
		isolated: execution.isolated,
		startedAt: context.startedAt,
		finishedAt: ports.clock.now(),
		warnings: [
			...prepared.warnings,
			...execution.warnings,
			...commits.ok ? commits.value.warnings : []
		]
	};
	return redactAgentOutput(output, ports.redactor);
}
async function captureCommits$1(context, prepared) {
	const { ports, dispatch } = context;
	const lacks = whyUnpublished(context, prepared);
	if (lacks !== void 0 && context.state.run.body.pipeline === "step") return success(nothing);
	const message = `${dispatch.task}: changes of ${prepared.name} for #${dispatch.subject}`;
	const captured = await ports.workspace.capture({
		base: prepared.base,
		message
	});
	if (lacks !== void 0) {
		const changed = !captured.ok || captured.value !== void 0;
		return success(changed ? {
			...nothing,
			warnings: [unpublished(context, lacks)]
		} : nothing);
	}
	if (!captured.ok) return failure({
		reason: "commits-refused",
		message: problemText(captured.error)
	});
	if (captured.value === void 0) return success(nothing);
	const { file, base, head } = captured.value;
	const name = artifactName("commits", dispatch);
	const bundle = await ports.artifacts.upload(name, file, { days: retentionOf(context.state.run.body.config).artifacts });
	return success({
		commits: {
			bundle,
			base,
			head
		},
		warnings: []
	});
}
/** Agents before the last one of the job succeeded, and what they changed goes with the one that did not. */
async function describeDropped({ context, prepared, execution, earlier }) {
	if (earlier.length === 0 || execution.killed) return [];
	const captured = await context.ports.workspace.capture({
		base: prepared.base,
		message: context.dispatch.task
	});
	if (captured.ok && captured.value === void 0) return [];
	return [unpublished(context, `${prepared.name}, the last agent of this job, ended as \`${execution.ended.outcome}\``)];
}
const nothing = {
	commits: void 0,
	warnings: []
};
function whyUnpublished({ stage }, { agent }) {
	if (stage.branch === void 0) return "the stage has no `branch`";
	return agent.access === "read" ? "its agent has `access: read`" : void 0;
}
function unpublished({ ports, dispatch }, lacks) {
	const warning = `The agent of stage ${dispatch.task} changed files, but ${lacks}, so they were not published.`;
	ports.log.warning(warning);
	return warning;
}

// src/adapters/agent/files/agent-files.ts
/** Largest file that is read; the formats have lower limits of their own, which name the field. */
const largest = 1048576;
/**
* Reads a file that an agent may have left: undefined when there is none, else its bytes or why it is refused. A link is not followed
* and a pipe not waited for, since either could lead to what the agent itself cannot read.
*/
async function readAgentFile(path) {
	try {
		const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		return await readRegular(file).finally(() => file.close());
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : void 0;
		if (code === "ENOENT") return success(void 0);
		return failure(code === "ELOOP" ? "it is a link" : `it cannot be read (${String(code)})`);
	}
}
async function readRegular(file) {
	const facts = await file.stat();
	if (!facts.isFile()) return failure("it is no regular file");
	if (facts.size > largest) return failure(`it has ${facts.size} bytes, more than ${largest}`);
	const bytes = Buffer.alloc(facts.size);
	const { bytesRead } = await file.read(bytes, 0, facts.size, 0);
	return success(bytes.subarray(0, bytesRead));
}
/** Writes the files of a launch below the directory of the attempt. Never through a link: what ran before may have put one there. */
async function writeEngineFiles(root, files) {
	for (const { path, content } of files) {
		await makeDirectory(root, dirname(path));
		await removeTree(path);
		await writeFile(path, content, {
			mode: 384,
			flag: "wx"
		});
	}
}
async function makeDirectory(root, directory) {
	const steps = relative(root, directory).split(sep);
	if (steps.includes("..")) throw new Error(`An engine asks for a file in ${directory}, outside of the directory of its attempt.`);
	let at = root;
	for (const step of steps.filter((name) => name !== "")) {
		at = join(at, step);
		const found = await lstat(at).catch(() => void 0);
		if (found !== void 0 && !found.isDirectory()) await removeTree(at);
		await mkdir(at, {
			recursive: true,
			mode: 448
		});
	}
}

// src/adapters/agent/process/find-program.ts
/** The absolute path of a program as `execvp` would find it: by PATH, or from the working directory when its name has a slash. */
async function findProgram(name, { path, cwd }) {
	const candidates = name.includes("/") ? [resolve(cwd, name)] : path.split(":").map((directory) => resolve(cwd, directory, name));
	for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
}
/** A file that may be run; a folder is none. */
async function isExecutable(path) {
	try {
		await access(path, constants.X_OK);
		return (await stat(path)).isFile();
	} catch {
		return false;
	}
}

// src/adapters/agent/process/plan-view.ts
/**
* Plans what an agent sees. Besides `hide` and what everybody may write to, each directory that the agent could not pass through on
* its way to something it needs is hidden: GitHub's machines keep the checkout under a home that only its owner may enter.
*/
async function planView(request) {
	const writable = await findReal(request.writable);
	const common = await findReal(request.shared);
	const unwanted = [...common, ...await findReal(request.hide)].filter((path) => path !== "/" && !writable.includes(path));
	const holdsOthers = (path) => [...writable, ...unwanted].some((one) => one === path || isInside(one, path));
	const readable = (await findReal(request.readable)).filter((path) => !holdsOthers(path));
	const exposed = outermost([...writable, ...readable]);
	const closed = await Promise.all(exposed.map(findClosedAncestor));
	return {
		writable,
		hidden: outermost([.../* @__PURE__ */ new Set([...unwanted, ...closed.flat()])]).filter((path) => path !== "/" && !writable.includes(path)).map((path) => ({
			path,
			mode: common.includes(path) ? "1777" : "0755",
			exposed: exposed.filter((one) => isInside(one, path))
		}))
	};
}
/** The outermost ancestor that a user without rights of its own cannot pass through. */
async function findClosedAncestor(path) {
	const ancestors = [];
	for (let at = dirname(path); at !== dirname(at); at = dirname(at)) ancestors.unshift(at);
	for (const ancestor of ancestors) {
		const { mode, uid } = await stat(ancestor);
		if ((mode & 1) === 0 && uid !== 61100) return [ancestor];
	}
	return [];
}
/** Real paths of those that exist. */
async function findReal(paths) {
	const found = await Promise.all(paths.map((path) => realpath(path).catch(() => void 0)));
	return [...new Set(found.filter((path) => path !== void 0))];
}
function outermost(paths) {
	return paths.filter((path) => !paths.some((other) => isInside(path, other)));
}
function isInside(path, directory) {
	return path.startsWith(directory.endsWith(sep) ? directory : `${directory}${sep}`);
}

// src/adapters/agent/process/render-script.ts
/**
* The first process in the sandbox. It hands the writable directories over, runs the agent, ends what the agent left behind and takes
* the directories back. Stdin is its line to us: each line names a signal for the agent's processes; the end of it means that we died.
* An agent as first process would never see SIGTERM, and sudo would keep us from signalling it.
*/
function renderSandboxScript({ view, scaffold, owners, launcher }) {
	const paths = view.writable.map(quoteShell).join(" ");
	return [
		"exec 3<&0 </dev/null",
		"set -e",
		"umask 022",
		makeReadOnly,
		...view.writable.filter((path) => !isHidden(path, view)).flatMap((path) => exposeWritable(path, path)),
		...renderViews(view, scaffold),
		`chown -Rh ${agentUser}:${agentUser} -- ${paths}`,
		"set +e",
		"{ while read -r signal; do kill -s \"$signal\" -- -1; done; kill -s KILL -- -1; } <&3 &",
		`${becomeAgent} /usr/bin/env -i /bin/sh -c ${quoteShell(launcher)} agent "$@" 3<&-`,
		"status=$?",
		"kill -s KILL -- -1",
		...owners.map(({ path, owner }) => `chown -Rh ${owner} -- ${quoteShell(path)}`),
		"exit $status"
	].join("\n");
}
const becomeAgent = `setpriv --reuid=${agentUser} --regid=${agentUser} --clear-groups --no-new-privs`;
/** Permissions alone are not enough: GitHub's machines let everybody write to `/usr/local/bin` and `/opt`. Kernel file systems cannot be mounted so. */
const makeReadOnly = `cat /proc/self/mounts | while read -r _ at kind flags _; do
  case "$kind,$flags," in *,ro,*|proc,*|sysfs,*|cgroup*|devpts,*|devtmpfs,*|mqueue,*) continue ;; esac
  mount -o remount,bind,ro "$at" 2>/dev/null || [ "$at" != / ]
done`;
function isHidden(path, view) {
	return view.hidden.some(({ exposed }) => exposed.includes(path));
}
function exposeWritable(path, at) {
	return [`mount --bind ${quoteShell(path)} ${quoteShell(at)}`, `mount -o remount,bind,rw ${quoteShell(at)}`];
}
/**
* Builds all replacements while what they expose can still be reached, then puts them on top; last the one that hides the scaffold,
* after which the others could not be found. They are moved, not bound a second time: Codex takes the list of mounts for places that
* it can reach, and its own sandbox fails at one that is hidden.
*/
function renderViews(view, scaffold) {
	const views = view.hidden.map((directory, index) => ({
		directory,
		stage: join(scaffold, String(index))
	}));
	const inOrder = views.toSorted((a, b) => Number(holds$1(a.directory, scaffold)) - Number(holds$1(b.directory, scaffold)));
	return [...views.flatMap(({ directory, stage }) => buildReplacement(directory, {
		view,
		stage
	})), ...inOrder.map(({ directory: { path }, stage }) => `mount --no-mtab --move ${quoteShell(stage)} ${quoteShell(path)}`)];
}
function holds$1({ path }, other) {
	return other.startsWith(`${path}/`);
}
function buildReplacement({ path, mode, exposed }, { view, stage }) {
	const expose = (one) => {
		const at = join(stage, one.slice(path.length));
		const bind = view.writable.includes(one) ? exposeWritable(one, at) : [`mount --bind ${quoteShell(one)} ${quoteShell(at)}`];
		return [`mkdir -p ${quoteShell(at)}`, ...bind];
	};
	return [`mount -t tmpfs -o mode=${mode} baton ${quoteShell(stage)}`, ...exposed.flatMap(expose)];
}
/**
* What the agent's own user runs first. The environment comes from a file, because arguments can be read by everybody, and is set here
* and not before, because nothing that runs as root may depend on it.
*/
function renderLauncher({ workspace, environmentFile, stdinFile }) {
	return [
		`cd -- ${quoteShell(workspace)} || exit`,
		"unset PWD OLDPWD SHLVL",
		`. ${quoteShell(environmentFile)}`,
		"[ -x \"$1\" ] || { echo \"$1 cannot be executed by the user the agent runs as\" >&2; exit 126; }",
		`: >${quoteShell(environmentFile)}`,
		`exec <${quoteShell(stdinFile)}`,
		"exec \"$@\""
	].join("\n");
}
/** The exports that `environmentFile` holds. Names that are no shell variables are left out. */
function renderExports(environment) {
	return Object.entries(environment).filter(([name]) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)).map(([name, value]) => `export ${name}=${quoteShell(value)}\n`).join("");
}

// src/adapters/agent/process/prepare-launch.ts
/** Makes everything ready for a program to run, isolated where that is possible. Says in words why it cannot run. */
async function prepareLaunch(request, isolation) {
	const [name = "", ...args] = request.command;
	const program = await findProgram(name, {
		path: request.environment.PATH ?? "",
		cwd: request.workspace
	});
	if (program === void 0) return failure(`"${name}" is no program: no executable file of that name in ${name.includes("/") ? "the checkout" : "PATH"}.`);
	const command = [program, ...args];
	if (!isolation.isolated) return success(prepareDirect(request, command));
	try {
		return success(await prepareSandbox({
			...request,
			command
		}, isolation));
	} catch (error) {
		return failure(`The sandbox could not be prepared: ${messageOf(error)}.`);
	}
}
function prepareDirect({ environment, workspace, stdin }, [file, ...args]) {
	return {
		command: {
			file,
			args,
			environment
		},
		cwd: workspace,
		stdin: {
			kind: "text",
			text: stdin
		},
		kill: async () => void 0,
		finish: async () => true
	};
}
async function prepareSandbox(request, { via, hide, keep }) {
	const workspace = await realpath(request.workspace);
	const files = await realpath(request.files);
	const readable = [...keep, ...await findProgramDirectories(request)];
	const view = await planView({
		writable: [workspace, files],
		hide,
		shared: [
			"/tmp",
			"/var/tmp",
			"/dev/shm"
		],
		readable
	});
	const owners = await Promise.all(view.writable.map(findOwner));
	const scaffold = await mkdtemp(`${files}.view-`);
	await Promise.all(view.hidden.map((_, index) => mkdir(join(scaffold, String(index)))));
	const start = await writeStartFiles(files, request);
	const launcher = renderLauncher({
		workspace,
		...start
	});
	const script = renderSandboxScript({
		view,
		scaffold,
		owners,
		launcher
	});
	return {
		command: enterNamespaces(via, script, request.command),
		cwd: "/",
		stdin: { kind: "control" },
		kill: async (pid) => void await runQuietly(asRoot(via, [
			"kill",
			"-s",
			"KILL",
			"--",
			`-${pid}`
		])),
		finish: async () => {
			await Promise.all(owners.map((owner) => takeBack(owner, via)));
			const { size } = await stat(start.environmentFile).catch(() => ({ size: 0 }));
			await Promise.all([removeTree(start.directory), removeTree(scaffold)]);
			return size === 0;
		}
	};
}
/** Where programs are: what a person installed under a home is found by the agent too, but cannot be changed by it. */
async function findProgramDirectories({ command: [program = ""], environment }) {
	const real = await realpath(program);
	return [
		dirname(program),
		dirname(real),
		...findPackages(real),
		...(environment.PATH ?? "").split(":")
	].filter(isAbsolute);
}
/** A program of npm needs the packages beside it. */
function findPackages(real) {
	const at = real.indexOf("/node_modules/");
	return at === -1 ? [] : [real.slice(0, at + 13)];
}
async function findOwner(path) {
	const { uid, gid } = await stat(path);
	return {
		path,
		owner: `${uid}:${gid}`
	};
}
/** A fresh directory: names that the agent's user can guess might be links by now, left by `setup`. */
async function writeStartFiles(files, { environment, stdin }) {
	const directory = await mkdtemp(join(files, "start-"));
	const environmentFile = join(directory, "environment");
	const stdinFile = join(directory, "stdin");
	await writeFile(environmentFile, `:\n${renderExports(environment)}`, { mode: 384 });
	await writeFile(stdinFile, stdin, { mode: 384 });
	await chmod(files, 448);
	return {
		directory,
		environmentFile,
		stdinFile
	};
}
/** The sandbox does this itself, unless it was ended by force. */
async function takeBack({ path, owner }, via) {
	if ((await stat(path)).uid === 61100) await runQuietly(asRoot(via, [
		"chown",
		"-Rh",
		owner,
		"--",
		path
	]));
}

// src/core/handoff/printed-blocks.ts
/** Twice the largest handoff, in UTF-16 units: what is longer is kept cut, and refused by its length where it is read. */
const blockUnits = 1048576;
/** The older names are aliases (X-16). */
const marker = /^---(BATON|KELOS)_(HANDOFF|OUTPUTS)_(START|END)---$/;
/**
* Finds what agents print between markers (DESIGN 4.3), line by line, in memory that does not grow with the text: so a
* block is found at any distance from the end (H-28). The last complete pair of each kind wins (H-22). A marker is a line
* of its own; indentation does not matter. Blocks of the other kind inside are left out (H-26).
*/
function createBlockScanner() {
	const open = /* @__PURE__ */ new Map();
	const found = /* @__PURE__ */ new Map();
	let fence;
	let fenced;
	const takeMarker = ([, prefix = "", kind = "", edge = ""]) => {
		const name = `${prefix}_${kind}`;
		if (edge === "START") {
			open.set(name, new Lines());
			return;
		}
		const block = open.get(name);
		if (block === void 0) return;
		open.delete(name);
		found.set(kind, dropForeign(block.taken, kind));
	};
	const takeFence = (line) => {
		const start = findFenceStart(line.trim());
		if (start?.info === "baton-handoff") fence = {
			start,
			lines: new Lines()
		};
		else if (fence !== void 0 && isFenceEnd(line.trim(), fence.start)) {
			fenced = fence.lines.taken;
			fence = void 0;
		} else fence?.lines.take(line);
	};
	return {
		push(line) {
			const match = marker.exec(line.length > 64 ? line.trim().slice(0, 64) : line.trim());
			for (const [name, lines] of open) if (match?.[3] !== "END" || `${match[1]}_${match[2]}` !== name) lines.take(line);
			if (match !== null) takeMarker(match);
			takeFence(line);
		},
		blocks() {
			const [handoff, outputs] = [found.get("HANDOFF"), found.get("OUTPUTS")];
			return {
				...handoff && { handoff },
				...outputs && { outputs },
				...fenced && { fence: fenced }
			};
		}
	};
}
/** The lines since an opening, up to a bound. */
var Lines = class {
	taken = [];
	units = 0;
	take(line) {
		if (this.units > 1048576) return;
		const room = 1048577 - this.units;
		this.taken.push(line.length > room ? line.slice(0, room).toWellFormed() : line);
		this.units += line.length + 1;
	}
};
function dropForeign(lines, kind) {
	if (!lines.some((line) => marker.test(line.trim()))) return lines;
	const inner = ["BATON", "KELOS"].flatMap((prefix) => findPairs(lines, `---${prefix}_${kind === "HANDOFF" ? "OUTPUTS" : "HANDOFF"}`));
	const isInside = (at) => inner.some((pair) => pair.start <= at && at <= pair.end);
	return lines.filter((line, at) => !isInside(at) && !marker.test(line.trim()));
}
function findPairs(lines, name) {
	const pairs = [];
	let start;
	for (const [at, line] of lines.entries()) {
		if (line.trim() === `${name}_START---`) start = at;
		if (line.trim() !== `${name}_END---` || start === void 0) continue;
		pairs.push({
			start,
			end: at
		});
		start = void 0;
	}
	return pairs;
}

// src/adapters/agent/stream/line-splitter.ts
/**
* Cuts a stream into lines, in constant memory: a line longer than `longest` comes cut, with the number of characters that it
* lost. Lines end at CR, LF or both, as they do for the runner.
*/
function createLineSplitter(options) {
	const decoder = new StringDecoder("utf8");
	let parts = [];
	let length = 0;
	let dropped = 0;
	const flush = () => {
		const [line, lost] = [parts.join(""), dropped];
		parts = [];
		length = 0;
		dropped = 0;
		options.take(line, lost);
	};
	const extend = (text) => {
		const kept = text.slice(0, Math.max(options.longest - length, 0));
		if (kept !== "") parts.push(kept);
		length += kept.length;
		dropped += text.length - kept.length;
	};
	const feed = (text) => {
		const [first = "", ...rest] = text.split(/\r\n|\n|\r(?!$)/);
		extend(first);
		for (const line of rest) {
			flush();
			extend(line);
		}
	};
	let carry = "";
	return {
		push(chunk) {
			const text = carry + decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
			carry = text.endsWith("\r") ? "\r" : "";
			feed(carry === "" ? text : text.slice(0, -1));
		},
		end() {
			const rest = carry === "" ? decoder.end() : `\n${decoder.end()}`;
			carry = "";
			feed(rest);
			if (length > 0) flush();
		}
	};
}

// src/adapters/agent/stream/line-logger.ts
/** Longer lines are cut in the log; GitHub's page would not show them either. */
const longestLine = 65536;
/** No secret is longer than this; see `cutLine`. */
const longestSecret = 4096;
/**
* Cuts a stream into lines, takes secrets out and writes them, in constant memory. Lines end as they do for the runner, so that no
* workflow command can begin inside of what we take for one line.
*/
function createLineLogger(options) {
	return createLineSplitter({
		longest: longestLine,
		take: (line, dropped) => options.write(dropped === 0 ? options.redact(line) : cutLine(options.redact(line), dropped))
	});
}
/** The end of a cut line may hold the first half of a secret, which nobody would recognise: it is left out. */
function cutLine(redacted, dropped) {
	const shown = redacted.slice(0, Math.max(redacted.length - longestSecret, 0));
	return `${shown} … (cut: ${dropped + redacted.length - shown.length} more characters)`;
}
/** What an agent says among the events of its engine: for the log, and for blocks in it. */
function logAgentOutput(options) {
	const logger = createLineLogger(options);
	const scanner = createBlockScanner();
	const lines = createLineSplitter({
		longest: blockUnits,
		take: (line) => scanner.push(line)
	});
	return {
		push(text) {
			const bytes = Buffer.from(text);
			logger.push(bytes);
			lines.push(bytes);
		},
		end() {
			logger.end();
			lines.end();
			return scanner.blocks();
		}
	};
}

// src/adapters/agent/stream/tail.ts
function createTail(limit) {
	let chunks = [];
	let size = 0;
	let wasCut = false;
	const compact = () => {
		const all = Buffer.concat(chunks);
		wasCut ||= all.length > limit;
		const kept = all.length > limit ? Buffer.from(all.subarray(all.length - limit)) : all;
		chunks = [kept];
		size = kept.length;
		return kept;
	};
	return {
		push(chunk) {
			chunks.push(chunk);
			size += chunk.length;
			if (size > 2 * limit || chunks.length > 1e3) compact();
		},
		text() {
			const kept = compact();
			return Buffer.from(wasCut ? kept.subarray(findCharacterStart(kept)) : kept).toString("utf8");
		}
	};
}
function findCharacterStart(bytes) {
	const start = bytes.subarray(0, 4).findIndex((byte) => (byte & 192) !== 128);
	return Math.max(start, 0);
}

// src/adapters/agent/process/run-process.ts
const stdoutBytes = 262144;
const stderrBytes = 65536;
/** How long output may still come after the exit; only a process that left the group can hold the pipe longer. */
const drainMilliseconds = 2e3;
/** After SIGKILL the sandbox still has to give the files back. */
const forceMilliseconds = 6e4;
/** Runs a launch to its end, in a process group of its own of which nothing is left afterwards. Never throws for what the process does. */
async function runProcess(launch, options) {
	const child = spawnDetached(launch);
	if (child instanceof Error) {
		await launch.finish();
		return {
			...notStarted$1(child.message),
			stdout: "",
			stderr: "",
			printed: {}
		};
	}
	const printed = scanBlocks(child.stdout);
	if (options.hear !== void 0) child.stdout.on("data", options.hear);
	const silent = options.logsStdout === false ? { write: () => void 0 } : {};
	const stdout = collect$1(child.stdout, {
		...options,
		...silent,
		limit: stdoutBytes
	});
	const stderr = collect$1(child.stderr, {
		...options,
		limit: stderrBytes
	});
	const exited = waitForExit(child);
	writeStdin(child, launch);
	const stop = armTermination(child, {
		launch,
		...options
	});
	const exit = await exited;
	const cause = stop();
	if (launch.stdin.kind === "text") signalGroup(child, "KILL");
	await drain(child);
	const output = {
		stdout: stdout(),
		stderr: stderr(),
		printed: printed()
	};
	const started = await launch.finish();
	if (exit instanceof Error) return {
		...notStarted$1(exit.message),
		...output
	};
	if (!started && cause === void 0) return {
		...notStarted$1(firstLine(output.stderr)),
		...output
	};
	return {
		...describeEnd(exit, cause),
		...output
	};
}
/** Node throws some errors of the system and emits others. */
function spawnDetached({ command, cwd }) {
	try {
		return spawn(command.file, command.args, {
			cwd,
			env: command.environment,
			detached: true
		});
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
}
function collect$1(stream, { limit, ...options }) {
	const tail = createTail(limit);
	const logger = createLineLogger(options);
	stream.on("data", (chunk) => {
		tail.push(chunk);
		logger.push(chunk);
	});
	return () => {
		logger.end();
		return tail.text();
	};
}
/** Looks for blocks in everything that comes, not only in what is kept (H-28). */
function scanBlocks(stream) {
	const scanner = createBlockScanner();
	const lines = createLineSplitter({
		longest: blockUnits,
		take: (line) => scanner.push(line)
	});
	stream.on("data", (chunk) => lines.push(chunk));
	return () => {
		lines.end();
		return scanner.blocks();
	};
}
function waitForExit(child) {
	return new Promise((resolve) => {
		child.once("error", resolve);
		child.once("exit", (code, signal) => resolve({
			code,
			signal
		}));
	});
}
function writeStdin(child, { stdin }) {
	child.stdin?.on("error", () => void 0);
	if (stdin.kind === "text") child.stdin?.end(stdin.text);
}
/** Ends the process when its time is up or the job is cancelled. The returned function disarms it and tells whether it came to that. */
function armTermination(child, options) {
	const timers = [];
	let cause;
	const terminate = (why) => {
		if (cause !== void 0) return;
		cause = why;
		send(child, {
			...options,
			signal: "TERM"
		});
		timers.push(setTimeout(() => send(child, {
			...options,
			signal: "KILL"
		}), options.graceSeconds * 1e3));
		timers.push(setTimeout(() => force(child, options.launch), options.graceSeconds * 1e3 + forceMilliseconds));
	};
	const cancelled = () => terminate("cancelled");
	timers.push(setTimeout(() => terminate("timeout"), options.timeoutSeconds * 1e3));
	options.cancel?.addEventListener("abort", cancelled);
	if (options.cancel?.aborted) cancelled();
	return () => {
		timers.forEach(clearTimeout);
		options.cancel?.removeEventListener("abort", cancelled);
		return cause;
	};
}
function send(child, { launch, signal }) {
	if (launch.stdin.kind === "control") child.stdin?.write(`${signal}\n`);
	else signalGroup(child, signal);
}
function signalGroup({ pid }, signal) {
	if (pid === void 0) return;
	try {
		process.kill(-pid, `SIG${signal}`);
	} catch {}
}
function force({ pid }, launch) {
	if (pid !== void 0) launch.kill(pid);
}
async function drain(child) {
	const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
	const closed = Promise.all(streams.map((stream) => stream.closed || new Promise((resolve) => stream.once("close", resolve))));
	const { promise: late, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, drainMilliseconds);
	await Promise.race([closed, late]);
	clearTimeout(timer);
	for (const stream of [...streams, child.stdin]) stream?.destroy();
}
function describeEnd({ code, signal }, cause) {
	const exitStatus = signal === null ? code ?? 1 : 128 + constants$1.signals[signal];
	if (cause === "timeout") return {
		ended: "timeout",
		exitStatus: 124
	};
	if (cause === "cancelled") return {
		ended: "killed",
		exitStatus: 128 + constants$1.signals.SIGTERM
	};
	return {
		ended: isSignalStatus(exitStatus) ? "killed" : "exited",
		exitStatus
	};
}
/** A shell says so when its child was killed, and the sandbox is one. Ours has at most 31 such numbers, far from the usual 255. */
function isSignalStatus(status) {
	return Object.values(constants$1.signals).some((signal) => signal < 32 && status === 128 + signal);
}
function notStarted$1(why) {
	return {
		ended: "not-started",
		exitStatus: 127,
		reason: `The program could not be started: ${why}.`
	};
}
/** What the launcher or the tool that failed first said. */
function firstLine(text) {
	return text.trim().split("\n")[0] || "the sandbox ended before it";
}

// src/adapters/agent/create-agent-runner.ts
/** Runs agents of all engines. What is special about one is in `engines/`; here all are the same. */
function createAgentRunner(options) {
	return {
		prepare({ engine }) {
			findProgramOf(engines[engine], options);
		},
		trustedPaths: ({ engine }) => listTrusted(engines[engine]),
		release: () => options.programs?.stop(),
		async run(task) {
			const { isolation, log } = options;
			if (!isolation.isolated) log.warning(isolation.reason);
			const engine = engines[task.agent.engine];
			const plan = {
				system: "",
				mcpServers: {},
				...task
			};
			const start = engine.launch(plan);
			const warnings = listUnsupported(engine, task.agent);
			const program = await waitFor(findProgramOf(engine, options), task.timeoutSeconds);
			if (program === void 0) return {
				...outOfTime(engine),
				warnings,
				isolated: isolation.isolated
			};
			const { timeoutSeconds } = program;
			const launch = program.value.ok ? await makeReady({
				task,
				start,
				program: program.value.value
			}, isolation) : program.value;
			return {
				...launch.ok ? await runEngine(options, {
					engine,
					start,
					launch: launch.value,
					task: {
						...task,
						timeoutSeconds
					}
				}) : notStarted(engine, launch.error),
				warnings,
				isolated: isolation.isolated
			};
		}
	};
}
function listTrusted({ trustedPaths }) {
	return trustedPaths.length === 0 ? [] : [.../* @__PURE__ */ new Set([...trustedEverywhere, ...trustedPaths])];
}
/** Absent for engines whose program the config names. */
async function findProgramOf({ program, installation }, { programs }) {
	if (program === void 0 || programs === void 0) return success(void 0);
	return programs.get({
		program,
		...installation === void 0 ? {} : { installation }
	});
}
async function makeReady({ task, start, program }, isolation) {
	await writeEngineFiles(task.files, start.files);
	return prepareLaunch({
		command: [program ?? start.program, ...start.args],
		stdin: start.stdin,
		workspace: task.workspace,
		files: task.files,
		environment: {
			...task.environment,
			...start.env
		}
	}, isolation);
}
async function runEngine({ log, redact, grace = 10, cancel }, run) {
	const { engine, start, launch, task } = run;
	const write = (line) => log.info(line);
	const heard = logAgentOutput({
		write,
		redact
	});
	const isText = engine.output === "text";
	const parser = createResultParser(engine, isText ? void 0 : heard.push);
	const ended = await runProcess(launch, {
		timeoutSeconds: task.timeoutSeconds,
		graceSeconds: grace,
		cancel,
		write,
		redact,
		hear: parser.push,
		logsStdout: isText
	});
	const result = parser.end(await toExit(ended, start));
	return {
		...ended,
		printed: isText ? ended.printed : heard.end(),
		result,
		finalText: isText && !hasSummary(result) ? ended.stdout : result.finalText ?? ""
	};
}
function hasSummary({ structured, finalText }) {
	return finalText !== null && typeof structured === "object" && structured !== null && "summary" in structured;
}
async function toExit({ ended, exitStatus, stderr }, { usageFile }) {
	const left = usageFile === void 0 ? void 0 : await readAgentFile(usageFile);
	const usage = left?.ok === true && left.value !== void 0 ? Buffer.from(left.value).toString("utf8") : void 0;
	return {
		ended,
		exitStatus,
		stderr,
		...usage === void 0 ? {} : { usage }
	};
}
function outOfTime(engine) {
	const exit = {
		ended: "timeout",
		exitStatus: 124,
		stderr: ""
	};
	const reason = `The time of the task was over before ${engine.title} was installed. Have it on the machine, or raise \`timeout-minutes\`.`;
	return {
		...exit,
		reason,
		stdout: "",
		printed: {},
		finalText: "",
		result: createResultParser(engine).end(exit)
	};
}
function notStarted(engine, reason) {
	const exit = {
		ended: "not-started",
		exitStatus: 127,
		stderr: ""
	};
	return {
		...exit,
		reason,
		stdout: "",
		printed: {},
		finalText: "",
		result: createResultParser(engine).end(exit)
	};
}

// src/adapters/agent/create-setup-runner.ts
/** Runs a stage's `setup` as the agent will run: same user, same directories, its own environment. */
function createSetupRunner({ log, redact, isolation, files, grace = 10, cancel }) {
	return { async run({ script, workspace, environment, timeoutSeconds }) {
		const request = {
			command: [
				await findProgram("bash", {
					path: "/usr/sbin:/usr/bin:/sbin:/bin",
					cwd: workspace
				}) ?? "/bin/sh",
				"-e",
				"-c",
				script
			],
			stdin: "",
			workspace,
			files,
			environment
		};
		const launch = await prepareLaunch(request, isolation);
		if (!launch.ok) return `setup could not be started. ${launch.error}`;
		const write = (line) => log.info(line);
		const ended = await runProcess(launch.value, {
			timeoutSeconds,
			graceSeconds: grace,
			cancel,
			write,
			redact
		});
		return describe({
			...ended,
			stderr: redact(ended.stderr)
		}, timeoutSeconds);
	} };
}
function describe({ ended, exitStatus, reason, stderr }, timeoutSeconds) {
	if (ended === "exited" && exitStatus === 0) return void 0;
	if (ended === "not-started") return `setup could not be started. ${reason ?? ""}`;
	if (ended === "timeout") return `setup took longer than ${Math.round(timeoutSeconds)} seconds and was ended.`;
	const last = stderr.trim().split("\n").at(-1);
	return `setup ended with status ${exitStatus}${last ? `: ${last.slice(0, 500)}` : ""}`;
}

// src/adapters/agent/files/tool-files.ts
/** What our MCP server writes beside the file of BATON_HANDOFF_PATH (DESIGN 4.3). */
const toolFileNames = {
	/** A handoff, with `to` and `message` when a transfer was asked for; or these alone. */
	kept: "handoff.mcp.json",
	/** Calls for a transfer that a later one took the place of. */
	superseded: "handoff.superseded.json"
};

// src/adapters/agent/files/task-files.ts
/** Makes the fresh directory of one attempt. What an earlier one left under the same name is gone (H-17). */
async function createTaskFiles(options) {
	const directory = join(await makeRoot(options.root), nameWorkingCopy(options));
	const paths = toPaths(directory);
	await makeFresh(paths);
	return {
		paths,
		async write({ prompt, context }) {
			await replace(paths.prompt, prompt);
			await replace(paths.context, context);
		},
		collect: () => collect(paths),
		setAside: () => setAside(paths),
		renew: () => makeFresh(paths),
		remove: () => removeTree(directory)
	};
}
async function makeFresh({ root, home, tmp }) {
	await removeTree(root);
	for (const folder of [
		root,
		home,
		tmp
	]) await mkdir(folder, { mode: 448 });
}
async function makeRoot(root) {
	await mkdir(root, {
		recursive: true,
		mode: 448
	});
	return realpath(root);
}
function toPaths(root) {
	return {
		root,
		prompt: join(root, "prompt.md"),
		context: join(root, "context.json"),
		handoff: join(root, "handoff.json"),
		results: join(root, "results"),
		home: join(root, "home"),
		tmp: join(root, "tmp")
	};
}
/** Never through a link: `setup` ran before, and may have put one there. */
async function replace(path, text) {
	await rm(path, {
		recursive: true,
		force: true
	});
	await writeFile(path, text, {
		mode: 384,
		flag: "wx"
	});
}
async function setAside({ root, handoff }) {
	const rejected = join(root, "handoff.rejected.json");
	await Promise.all([rejected, join(root, toolFileNames.kept)].map(removeTree));
	await rename(handoff, rejected).catch((error) => {
		if (error.code !== "ENOENT") throw error;
	});
}
async function collect({ root, handoff, results }) {
	const warnings = [];
	const read = async (path, name) => {
		const text = await readAgentFile(path);
		if (text.ok) return text.value;
		warnings.push(`BATON-E605: the file ${name} of the agent was not read, because ${text.error}. Write a regular file of at most 1 MiB.`);
	};
	const mcpFile = await read(join(root, toolFileNames.kept), toolFileNames.kept);
	const superseded = await read(join(root, toolFileNames.superseded), toolFileNames.superseded);
	const file = await read(handoff, "handoff.json");
	const resultsText = await read(results, "results");
	return {
		...mcpFile === void 0 ? {} : { mcpFile },
		...file === void 0 ? {} : { file },
		...superseded === void 0 ? {} : { superseded },
		...resultsText === void 0 ? {} : { results: Buffer.from(resultsText).toString("utf8") },
		...warnings.length === 0 ? {} : { warnings }
	};
}

// src/adapters/agent/program/install-program.ts
/**
* Whether nobody but us could have put the program at `path` there: it and the folders above it, up to and without `root`, belong to us
* or to root, and others cannot write to them. What lies outside of `root` is not ours.
*/
async function isOwnTree(path, root) {
	const [file, top] = await Promise.all([realpath(path), realpath(root)]);
	if (!file.startsWith(`${top}/`)) return false;
	for (let at = file; at !== top; at = dirname(at)) {
		const { uid, mode } = await lstat(at);
		if (uid !== 0 && uid !== process.getuid?.() || (mode & 18) !== 0) return false;
	}
	return true;
}
/** The one package that npm left in `folder`, if it has the digest (`sha512-…`, as registries write it) that we know it by. */
async function verifyPackage(folder, integrity) {
	const [name, ...others] = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
	if (name === void 0 || others.length > 0) return failure(`npm left ${name === void 0 ? "no" : "more than one"} package.`);
	const path = join(folder, name);
	if (!(await lstat(path)).isFile()) return failure("npm left a package that is no plain file.");
	const hash = createHash("sha512");
	await pipeline(createReadStream(path), hash);
	const found = `sha512-${hash.digest("base64")}`;
	if (found === integrity) return success(path);
	return failure(`the registry gave a package with the digest ${found}, and it must have ${integrity}.`);
}
const timeoutSeconds = 600;
const graceSeconds = 2;
const quiet = "--no-update-notifier --loglevel=error";
const packScript = `exec npm pack ${quiet} --pack-destination "$2" -- "$1"`;
const installScript = `exec npm install --prefix . --no-audit --no-fund --no-package-lock ${quiet} -- "$1"`;
/**
* Gets a program from npm, once per machine and version, and answers its path. Packages may bring scripts, so npm runs as agents do: as
* a user without rights in namespaces of its own. The package is fetched first and its digest compared, before anything of it runs. The
* folder gets its name when it is complete; of two at once the first one stays.
*/
async function installProgram(wanted, options) {
	const target = join(options.folder, wanted.package.replaceAll("/", "+"), wanted.version);
	const installed = programIn(target, wanted);
	if (await isExecutable(installed)) return checkKept(installed, {
		wanted,
		options
	});
	if (await findProgram("npm", {
		path: options.environment.PATH ?? "",
		cwd: "/"
	}) === void 0) return failure(`${nameOf(wanted)} is to be installed by npm, and there is no npm in PATH.`);
	await mkdir(dirname(target), { recursive: true });
	const staging = await mkdtemp(join(options.folder, ".install-"));
	try {
		const problem = await runNpm({
			wanted,
			staging
		}, options);
		if (problem !== void 0) return failure(`${nameOf(wanted)} could not be installed: ${problem}`);
		await rename(join(staging, "package"), target).catch(ignoreRival);
		if (await isExecutable(installed)) return success(installed);
		return failure(`${nameOf(wanted)} was installed, but has no program "${wanted.program}".`);
	} finally {
		await removeTree(staging);
	}
}
async function checkKept(installed, { wanted, options }) {
	if (await isOwnTree(installed, dirname(options.folder))) return success(installed);
	return failure(`${nameOf(wanted)} lies in ${options.folder} already, where others than the user of this job can change it. Remove that folder, or install the program on the machine.`);
}
function programIn(folder, { program }) {
	return join(folder, "node_modules", ".bin", program);
}
function nameOf(wanted) {
	return `${wanted.package}@${wanted.version}`;
}
async function runNpm({ wanted, staging }, options) {
	const { environment } = options;
	const [workspace, files] = [join(staging, "package"), join(staging, "files")];
	await mkdir(workspace, { mode: 493 });
	await mkdir(join(files, "tmp"), { recursive: true });
	const own = {
		HOME: files,
		TMPDIR: join(files, "tmp"),
		npm_config_cache: join(files, "cache")
	};
	const run = (script, args) => {
		return runScript({
			command: [
				"/bin/sh",
				"-c",
				script,
				"npm",
				...args
			],
			stdin: "",
			workspace,
			files,
			environment: {
				...environment,
				...own
			}
		}, options);
	};
	const problem = await run(packScript, [nameOf(wanted), files]);
	if (problem !== void 0) return problem;
	const verified = await verifyPackage(files, wanted.integrity);
	return verified.ok ? run(installScript, [verified.value]) : verified.error;
}
async function runScript(plan, { isolation, write, redact, cancel }) {
	const launch = await prepareLaunch(plan, isolation);
	if (!launch.ok) return launch.error;
	const ended = await runProcess(launch.value, {
		timeoutSeconds,
		graceSeconds,
		cancel,
		write,
		redact
	});
	if (ended.ended === "exited" && ended.exitStatus === 0) return void 0;
	if (ended.ended === "timeout") return `npm took longer than ${timeoutSeconds} seconds.`;
	return ended.reason ?? `npm ended with status ${ended.exitStatus}: ${summarise(redact(ended.stderr))}`;
}
function summarise(stderr) {
	return stderr.trim().split("\n").slice(0, 5).join(" ").slice(0, 500) || "it said nothing.";
}
/** Somebody else on this machine was faster with the same. */
function ignoreRival(error) {
	if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
}

// src/adapters/agent/program/npm-environment.ts
const passed = [
	"PATH",
	"LANG",
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"NO_PROXY",
	"http_proxy",
	"https_proxy",
	"no_proxy",
	"NODE_EXTRA_CA_CERTS"
];
/** What npm needs to reach its registry. Credentials stay out: the packages come with scripts. */
async function npmEnvironment(host) {
	const basics = Object.fromEntries(passed.flatMap((name) => host[name] ? [[name, host[name]]] : []));
	const registry = await findRegistry(host);
	return {
		...basics,
		CI: "true",
		...registry === void 0 ? {} : { npm_config_registry: registry }
	};
}
/** As the machine has it, and not the checkout: hence the directory. Credentials in the address are taken out. */
async function findRegistry(host) {
	const named = host.npm_config_registry ?? host.NPM_CONFIG_REGISTRY ?? await askNpm(host);
	if (named === void 0 || !URL.canParse(named)) return void 0;
	const url = new URL(named);
	url.username = "";
	url.password = "";
	return url.href;
}
async function askNpm({ PATH, HOME }) {
	try {
		const env = {
			PATH,
			...HOME === void 0 ? {} : { HOME }
		};
		const { stdout } = await promisify(execFile)("npm", [
			"config",
			"get",
			"registry"
		], {
			cwd: "/",
			env,
			timeout: 3e4
		});
		return stdout.trim();
	} catch {
		return;
	}
}

// src/adapters/agent/program/program-source.ts
/** Finds the programs of engines: the one that is there, else the pinned version, which is installed. */
function createProgramSource(options) {
	const asked = /* @__PURE__ */ new Map();
	const stopped = new AbortController();
	const cancel = AbortSignal.any([stopped.signal, ...options.cancel === void 0 ? [] : [options.cancel]]);
	return {
		stop: () => stopped.abort(),
		get(wanted) {
			const known = asked.get(wanted.program) ?? findOrInstall(wanted, {
				...options,
				cancel
			});
			asked.set(wanted.program, known);
			return known;
		}
	};
}
async function findOrInstall({ program, installation }, options) {
	const present = await findProgram(program, {
		path: options.host.PATH ?? "",
		cwd: "/"
	});
	if (present !== void 0) return success(present);
	if (installation === void 0) return failure(`"${program}" is no program in PATH.`);
	if (installation.kind === "manual") return failure(`"${program}" is no program in PATH. ${installation.how}`);
	return install({
		program,
		...installation
	}, options);
}
async function install(wanted, { folder, host, isolation, log, redact, cancel }) {
	log.info(`"${wanted.program}" is no program in PATH: taking ${wanted.package}@${wanted.version}.`);
	try {
		return await installProgram(wanted, {
			folder: join(folder, "baton"),
			environment: await npmEnvironment(host),
			isolation,
			write: (line) => log.info(line),
			redact,
			cancel
		});
	} catch (error) {
		const words = messageOf(error);
		return failure(`${wanted.package}@${wanted.version} could not be installed: ${words}`);
	}
}

// src/adapters/git/capture/restore-large-files.ts
const pointerPattern = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-.*\n)*oid sha256:([0-9a-f]{64})\nsize \d+\n$/;
const maxPointerBytes = 1024;
/**
* Git LFS puts the file where the commit has a pointer, and its filter, which we do not run, would put the pointer back.
* So that is done here: the index gets the pointer again wherever it names the file that lies there.
*/
async function restoreLargeFiles(git, { head, workspace }) {
	const changed = readChanged(await git.run([
		"diff-index",
		"--cached",
		"--raw",
		"-z",
		"--no-renames",
		"--diff-filter=M",
		head,
		"--"
	]));
	const pointers = await readPointers(git, changed);
	const restored = [];
	for (const { mode, oldId, path } of changed) {
		const pointer = pointers.get(oldId);
		if (pointer === void 0) continue;
		if (pointer !== await hashFile(workspace, path)) throw new GitFailure(`"${path}" is kept by Git LFS, and such files cannot be published when they are changed`);
		restored.push(`${mode} ${oldId}\t${path}\0`);
	}
	await git.run([
		"update-index",
		"-z",
		"--index-info"
	], { input: Buffer.from(restored.join(""), "latin1") });
}
/** `:<old mode> <mode> <old id> <id> M`, NUL, path, NUL. Only plain files. */
function readChanged(raw) {
	const fields = raw.toString("latin1").split("\0");
	return fields.flatMap((field, index) => {
		const match = /^:\d{6} (100\d{3}) ([0-9a-f]{40}) [0-9a-f]{40} M$/.exec(field);
		const [, mode = "", oldId = ""] = match ?? [];
		return match && index % 2 === 0 ? [{
			mode,
			oldId,
			path: fields[index + 1] ?? ""
		}] : [];
	});
}
/** Digests of the files that small old blobs name, by the id of the blob. */
async function readPointers(git, changed) {
	const input = changed.map(({ oldId }) => `${oldId}\n`).join("");
	const small = (await git.line(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input })).split("\n").flatMap((line) => {
		const [id = "", size = ""] = line.split(" ");
		return id !== "" && Number(size) <= maxPointerBytes ? [id] : [];
	});
	const contents = await readObjects(git, small);
	return new Map([...contents].flatMap(([id, content]) => {
		const digest = pointerPattern.exec(content.toString("latin1"))?.[1];
		return digest === void 0 ? [] : [[id, digest]];
	}));
}
async function hashFile(workspace, path) {
	const hash = createHash("sha256");
	const name = Buffer.concat([Buffer.from(`${workspace}/`), Buffer.from(path, "latin1")]);
	for await (const chunk of createReadStream(name)) hash.update(chunk);
	return hash.digest("hex");
}

// src/adapters/git/capture/commit-worktree.ts
/** Nobody in particular: who the published commit is by, GitHub decides from the token. */
const identity = {
	GIT_AUTHOR_NAME: "baton",
	GIT_AUTHOR_EMAIL: "baton@invalid",
	GIT_COMMITTER_NAME: "baton",
	GIT_COMMITTER_EMAIL: "baton@invalid"
};
/** One commit of what the agent left uncommitted, .gitignore respected; `head` itself when that is nothing. */
async function commitWorktree(git, { workspace, head, message, exclude: own }) {
	const exclude = own.map((path) => Buffer.from(path, "utf8").toString("latin1"));
	await git.run(["read-tree", head]);
	const kept = await listEntries(git, (entry) => entry.mode === "160000" || isExcluded(entry.path, exclude));
	const submodules = kept.filter((entry) => entry.mode === "160000").map((entry) => entry.path);
	await remove(git, [...submodules, ...exclude]);
	await addAll(git, [
		...submodules,
		...exclude,
		...await listNested(git)
	]);
	await restore(git, kept, exclude);
	await restoreLargeFiles(git, {
		head,
		workspace
	});
	const tree = await git.line(["write-tree"]);
	if (tree === await git.line(["rev-parse", `${head}^{tree}`])) return head;
	return git.line([
		"commit-tree",
		tree,
		"-p",
		head,
		"-F",
		"-"
	], {
		input: message,
		env: identity
	});
}
/**
* Git asks a submodule for its state by starting `git status` in it, under the config that lies there: so submodules are
* taken out of the index, and their folders are left out, before git looks at the files.
*/
async function addAll(git, leaveOut) {
	const pathspecs = [".", ...leaveOut.map((path) => `:(top,exclude,literal)${path}`)];
	await git.run([
		"-c",
		"core.quotePath=false",
		"add",
		"--all",
		"--pathspec-from-file=-",
		"--pathspec-file-nul"
	], {
		input: toBytes(pathspecs.join("\0")),
		env: { GIT_LITERAL_PATHSPECS: "0" }
	});
}
/** Puts back what was left out, and takes out folders with a `.git` of their own, which git would add as submodules. */
async function restore(git, kept, exclude) {
	await remove(git, (await listEntries(git, (entry) => entry.mode === "160000" || isExcluded(entry.path, exclude))).map((entry) => entry.path));
	const lines = kept.map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\0`);
	await git.run([
		"update-index",
		"-z",
		"--index-info"
	], { input: toBytes(lines.join("")) });
}
async function remove(git, paths) {
	const lines = (await listEntries(git, (entry) => isExcluded(entry.path, paths))).map(({ path }) => `0 ${"0".repeat(40)}\t${path}\0`);
	await git.run([
		"update-index",
		"-z",
		"--index-info"
	], { input: toBytes(lines.join("")) });
}
/** Untracked folders that are repositories: git names them with a slash at the end, and cannot add one without a commit. */
async function listNested(git) {
	return (await git.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	])).toString("latin1").split("\0").filter((path) => path.endsWith("/")).map((path) => path.slice(0, -1));
}
async function listEntries(git, wanted) {
	return (await git.run([
		"ls-files",
		"--stage",
		"-z"
	])).toString("latin1").split("\0").filter((line) => line !== "").map(readEntry).filter(wanted);
}
function readEntry(line) {
	const [facts = "", path = ""] = line.split("	", 2);
	const [mode = "", sha = ""] = facts.split(" ");
	return {
		mode,
		sha,
		path
	};
}
/** Names are bytes to git; latin1 keeps each of them. */
function toBytes(text) {
	return Buffer.from(text, "latin1");
}
function isExcluded(path, folders) {
	return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}
/** So that an agent's own `git add --all` leaves our files alone: `.baton-config` would come in as a submodule. */
async function excludeOwn(workspace, paths) {
	const directory = join(workspace, ".git", "info");
	await mkdir(directory, { recursive: true });
	await appendFile(join(directory, "exclude"), paths.map((path) => `/${path}\n`).join(""));
}

// src/adapters/git/capture/read-agent-head.ts
const shaPattern = /^[0-9a-f]{40}$/;
const maxBytes = 67108864;
/** Where the agent left HEAD, read as plain files: git itself would obey the config beside them. */
async function readAgentHead(workspace) {
	const gitDirectory = join(workspace, ".git");
	const objects = join(gitDirectory, "objects");
	if (!await isFolder(gitDirectory) || !await isFolder(objects)) return failure(refuse("`.git` is no folder of its own"));
	if (await readText(join(objects, "info", "alternates")) !== void 0) return failure(refuse("`.git` borrows objects from elsewhere"));
	const text = (await readText(join(gitDirectory, "HEAD")))?.trim() ?? "";
	const ref = /^ref: (refs\/heads\/[^\s~^:?*[\\]+)$/.exec(text)?.[1];
	const head = ref === void 0 ? text : await readRef(gitDirectory, ref);
	if (head === void 0 || !shaPattern.test(head)) return failure(refuse("HEAD names no commit"));
	const shallow = (await readText(join(gitDirectory, "shallow")))?.split("\n").filter((line) => shaPattern.test(line)) ?? [];
	const branch = ref === void 0 ? "HEAD" : `branch ${ref.slice(11).replace(/[^ -~]/g, "?")}`;
	const writeShallow = async (directory) => {
		if (shallow.length > 0) await writeFile(join(directory, "shallow"), `${shallow.join("\n")}\n`);
	};
	return success({
		head,
		branch,
		objects,
		writeShallow
	});
}
async function readRef(gitDirectory, ref) {
	if (ref.split("/").some((part) => part === "" || part === "." || part === "..")) return;
	const loose = (await readText(join(gitDirectory, ...ref.split("/"))))?.trim();
	if (loose !== void 0) return loose;
	return (await readText(join(gitDirectory, "packed-refs")))?.split("\n").find((line) => line.slice(41) === ref)?.slice(0, 40);
}
async function isFolder(path) {
	try {
		return (await lstat(path)).isDirectory();
	} catch {
		return false;
	}
}
/** A plain file, never through a link and never a pipe that would not end; undefined when there is none. */
async function readText(path) {
	try {
		const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		try {
			const facts = await file.stat();
			return facts.isFile() && facts.size <= maxBytes ? await file.readFile("utf8") : void 0;
		} finally {
			await file.close();
		}
	} catch {
		return;
	}
}
function refuse(words) {
	return {
		code: "BATON-E709",
		message: `The checkout cannot be read: ${words}. The agent must leave \`.git\` as it is.`
	};
}

// src/adapters/git/capture/capture-commits.ts
/**
* Everything changed since `base`, as a bundle of `base..HEAD`; undefined when nothing has changed.
*
* The agent may have written anything into `.git`, so git never runs in it. A fresh repository beside it borrows the
* objects, which are named by their content, and reads the work tree with an index of its own. So these do not take
* part: config (hooks, fsmonitor, filters, external diffs, aliases, includes, partial clones), `info/attributes`,
* `info/exclude`, `info/sparse-checkout`, index flags (assume-unchanged, skip-worktree), replace refs and grafts. Of `.git` we read only
* HEAD, the one ref that it names, `packed-refs` and `shallow`, and check what we find; alternates, a `.git` that is a link, and a HEAD
* that does not descend from `base` are refused. Folders with a `.git` of their own are neither entered nor published.
*/
async function captureCommits(capture) {
	const directory = await mkdtemp(join(tmpdir(), "baton-capture-"));
	try {
		return await captureInto(directory, capture);
	} catch (error) {
		if (error instanceof GitFailure) return failure({
			code: "BATON-E709",
			message: `The changes of the agent cannot be read: ${error.message}.`
		});
		throw error;
	} finally {
		await rm(directory, {
			recursive: true,
			force: true
		});
	}
}
async function captureInto(directory, capture) {
	const { workspace, base, file, path } = capture;
	const agent = await readAgentHead(workspace);
	if (!agent.ok) return agent;
	const git = createGitTool({
		directory: workspace,
		path,
		env: {
			GIT_DIR: directory,
			GIT_WORK_TREE: workspace,
			GIT_ALTERNATE_OBJECT_DIRECTORIES: quote(agent.value.objects)
		}
	});
	await createGitTool({
		directory,
		path
	}).run([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		directory
	]);
	await git.run([
		"config",
		"core.bare",
		"false"
	]);
	await agent.value.writeShallow(directory);
	if (!await descends(git, base, agent.value.head)) return failure({
		code: "BATON-E702",
		message: `${agent.value.branch} is at ${agent.value.head.slice(0, 12)}, which does not build on ${base.slice(0, 12)}: the agent rewrote history or went to another branch. It must add commits to what is checked out.`
	});
	const head = await commitWorktree(git, {
		...capture,
		head: agent.value.head
	});
	if (head === base) return success(void 0);
	const own = await findOwn(git, {
		base,
		head,
		exclude: capture.exclude
	});
	if (own !== void 0) return failure({
		code: "BATON-E713",
		message: `The agent committed ${own}, which Baton put into the checkout and never publishes. Tell it to leave that file alone; \`git add --force\` takes it in.`
	});
	await git.run([
		"update-ref",
		"--no-deref",
		"HEAD",
		head
	]);
	await git.run([
		"bundle",
		"create",
		"--quiet",
		file,
		`${base}..HEAD`
	]);
	return success({
		file,
		base,
		head
	});
}
/** A file of ours that the agent itself took into a commit. */
async function findOwn(git, { base, head, exclude }) {
	if (exclude.length === 0) return void 0;
	return (await git.run([
		"log",
		"--format=",
		"--name-only",
		"-z",
		`${base}..${head}`,
		"--",
		...exclude
	])).toString("utf8").split("\0").find((path) => path.trim() !== "")?.trim();
}
async function descends(git, base, head) {
	const { status } = await git.try([
		"merge-base",
		"--is-ancestor",
		base,
		head
	]);
	return status === 0;
}
/** Git's list of object directories is split at colons unless an entry is quoted. */
function quote(path) {
	return `"${path.replace(/[\\"]/g, "\\$&")}"`;
}

// src/adapters/git/trusted/plan-trusted.ts
const link = "120000";
/**
* Entries at or below one of the paths, in whatever folder of the repository: engines read `AGENTS.md` of subfolders too. With them come
* links that stand where a folder on the way should be.
*/
function findTrusted(entries, paths) {
	const isTrusted = createTrustCheck(paths);
	return entries.filter(({ path, mode }) => isTrusted({
		path,
		isLink: mode === link
	}));
}
/** Asked of every file of a repository: the paths are taken apart once. */
function createTrustCheck(paths) {
	const wanted = paths.map((path) => path.split("/"));
	return ({ path, isLink }) => {
		const parts = path.split("/");
		return wanted.some((one) => holds(parts, one) || isLink && leadsTo(parts, one));
	};
}
function holds(parts, path) {
	return parts.some((_, at) => path.every((part, index) => parts[at + index] === part));
}
/** Whether the last parts are the beginning of the path. */
function leadsTo(parts, path) {
	return path.some((_, length) => length > 0 && holds(parts.slice(-length), path.slice(0, length)));
}
/** Compares what engines trust in two commits and reads the files of the base; links come as the files that they lead to. */
async function planTrusted(git, { head, base, paths }) {
	const current = findTrusted(await listTree(git, head), paths);
	const wanted = base === void 0 ? [] : findTrusted(await listTree(git, base), paths);
	const followed = base === void 0 ? [] : await followLinks(git, {
		base,
		entries: wanted
	});
	const files = await readFiles(git, followed);
	const known = new Map(current.map((entry) => [entry.path, entry]));
	const changed = followed.filter(({ path, mode, id }) => known.get(path)?.mode !== mode || known.get(path)?.id !== id);
	const kept = new Set(followed.map(({ path }) => path));
	const tracked = [...changed.map(({ path }) => path).filter((path) => known.has(path)), ...gone(current, kept)];
	return {
		paths,
		different: [.../* @__PURE__ */ new Set([...changed.map(({ path }) => path), ...tracked])].sort(),
		tracked,
		remove: [.../* @__PURE__ */ new Set([...paths, ...tracked])],
		files
	};
}
function gone(current, kept) {
	return current.map(({ path }) => path).filter((path) => !kept.has(path));
}
async function listTree(git, tree) {
	return (await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		tree
	])).toString("utf8").split("\0").flatMap((line) => {
		const [, mode = "", id = "", path = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t(.*)$/s.exec(line) ?? [];
		return path === "" ? [] : [{
			mode,
			id,
			path
		}];
	});
}
/** Otherwise a link of the base could lead to a file of the pull request. Links out of the repository and submodules are left out. */
async function followLinks(git, { base, entries }) {
	return (await Promise.all(entries.map(async (entry) => {
		if (entry.mode.startsWith("100")) return [entry];
		return entry.mode === "120000" ? followLink(git, {
			base,
			path: entry.path
		}) : [];
	}))).flat();
}
async function followLink(git, { base, path }) {
	if (path.includes("\n")) return [];
	const answer = await git.line([
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], { input: `${base}:${path}\n` });
	const [, id = "", kind] = /^([0-9a-f]{40}) (blob|tree) \d+$/.exec(answer) ?? [];
	if (kind === "blob") return [{
		mode: "100644",
		id,
		path
	}];
	if (kind !== "tree") return [];
	return (await listTree(git, id)).filter(({ mode }) => mode.startsWith("100")).map((entry) => ({
		...entry,
		path: `${path}/${entry.path}`
	}));
}
async function readFiles(git, entries) {
	const contents = await readObjects(git, entries.map(({ id }) => id));
	return entries.map(({ path, mode, id }) => ({
		path,
		mode: mode === "100755" ? 493 : 420,
		content: contents.get(id) ?? /* @__PURE__ */ new Uint8Array()
	}));
}
/** What stands in the checkout where engines look, in every folder, whether git knows of it or not. Links are never followed. */
async function listTrustedFiles(walk) {
	const isTrusted = createTrustCheck(walk.paths);
	const found = [];
	const open = [walk.workspace];
	for (let folder = open.pop(); folder !== void 0; folder = open.pop()) for (const entry of await readdir(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		const name = relative(walk.workspace, path);
		if (entry.name === ".git" || walk.exclude.includes(name)) continue;
		if (isTrusted({
			path: name,
			isLink: entry.isSymbolicLink()
		})) found.push(name);
		else if (entry.isDirectory()) open.push(path);
	}
	return found;
}

// src/adapters/git/trusted/guard-trusted.ts
/**
* While `.git` is still the checkout's own: reads what is to be restored, and tells git to leave it alone, so that a commit of the agent
* does not undo what the pull request changes there.
*/
async function guardTrusted(git, { workspace, base, paths }) {
	const isFetched = base !== void 0 && await holdsCommit(git, base);
	const plan = await planTrusted(git, {
		head: "HEAD",
		base: isFetched ? base : void 0,
		paths
	});
	const lines = plan.tracked.map((path) => `${path}\0`).join("");
	await git.run([
		"update-index",
		"-z",
		"--skip-worktree",
		"--stdin"
	], { input: lines });
	const untracked = plan.different.filter((path) => !plan.tracked.includes(path));
	await excludeOwn(workspace, untracked.map(escapePattern));
	return plan;
}
async function holdsCommit(git, commit) {
	return (await git.try([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${commit}^{commit}`
	])).status === 0;
}
/** For a line of `info/exclude`. */
function escapePattern(path) {
	return path.replace(/[\\*?[\]!# ]/g, "\\$&");
}
/**
* Puts the files of the base commit where engines look for them. `setup` may have run code of the pull request by now, so links are
* taken away instead of followed, and so is all that it left where engines look. `exclude` is ours and stays.
*/
async function restoreTrusted({ workspace, exclude }, { paths, remove, files }) {
	const found = await listTrustedFiles({
		workspace,
		paths,
		exclude
	});
	for (const path of [...remove, ...found]) if (await isReached(workspace, dirname(path))) await rm(join(workspace, path), {
		recursive: true,
		force: true
	});
	for (const { path, mode, content } of files) {
		await makeFolders(workspace, dirname(path));
		await rm(join(workspace, path), {
			recursive: true,
			force: true
		});
		await writeFile(join(workspace, path), content, {
			flag: "wx",
			mode
		});
	}
}
/** A folder that is reached through folders alone. What stands in the way leads elsewhere, and is taken away. */
async function isReached(workspace, folder) {
	for (const at of stepsTo(workspace, folder)) {
		const facts = await lstat(at).catch(() => void 0);
		if (facts === void 0) return false;
		if (facts.isDirectory()) continue;
		await rm(at, { force: true });
		return false;
	}
	return true;
}
async function makeFolders(workspace, folder) {
	if (await isReached(workspace, folder)) return;
	for (const at of stepsTo(workspace, folder)) await mkdir(at, {
		recursive: true,
		mode: 493
	});
}
function stepsTo(workspace, folder) {
	const parts = folder === "." ? [] : folder.split("/");
	return parts.map((_, index) => join(workspace, ...parts.slice(0, index + 1)));
}

// src/adapters/git/create-workspace.ts
/** The checkout of an agent job, through the git program. */
function createWorkspace({ directory, bundle, exclude, path }) {
	const placed = [];
	let trusted;
	return {
		directory,
		async addFile(file, text) {
			placed.push(file);
			await excludeOwn(directory, [file]);
			return addFile({
				workspace: directory,
				path: file
			}, text);
		},
		listStale: (folder) => listStaleCopies({
			workspace: directory,
			folder,
			path
		}),
		async removeAddedFiles() {
			await Promise.all(placed.map((file) => removeAddedFiles({
				workspace: directory,
				path: file
			})));
		},
		async prepare({ head, branch }) {
			const start = await prepareBranch({
				workspace: directory,
				head,
				branch,
				path
			});
			if (start.ok) await excludeOwn(directory, exclude);
			return start;
		},
		guard: (request) => attempt(async () => {
			trusted = await guardTrusted(createGitTool({
				directory,
				path
			}), {
				workspace: directory,
				...request
			});
			return trusted.different;
		}),
		restoreGuarded: () => attempt(async () => {
			if (trusted !== void 0) await restoreTrusted({
				workspace: directory,
				exclude
			}, trusted);
		}),
		async capture({ base, message }) {
			await rm(bundle, { force: true });
			return captureCommits({
				workspace: directory,
				base,
				message,
				file: bundle,
				exclude: [
					...exclude,
					...placed,
					...trusted?.different ?? []
				],
				path
			});
		}
	};
}
async function attempt(work) {
	try {
		return success(await work());
	} catch (error) {
		const message = `What the engine reads of the checkout could not be restored from the base commit: ${messageOf(error)}.`;
		return failure({
			code: "BATON-E709",
			message
		});
	}
}

// src/entry/action/wire/find-own-server.ts
/** Our MCP server on this machine, under real paths: an isolated agent sees no links that lead through hidden folders. */
function findOwnServer() {
	return {
		node: realpathSync(process.execPath),
		script: findBundledFile("mcp.js")
	};
}

// src/adapters/agent/process/probe-isolation.ts
/** Does what the sandbox will do, once and for nothing: containers and security modules forbid different parts of it. */
const rehearsal = `
mount -o remount,bind,ro / && mount -t tmpfs baton /tmp &&
exec setpriv --reuid=${agentUser} --regid=${agentUser} --clear-groups --no-new-privs /bin/sh -c 'test "$(id -u)" = ${agentUser}'`;
/** Finds out whether agents can be isolated on this machine. `hide` and `keep` are passed on. */
async function probeIsolation({ hide = [], keep = [] } = {}) {
	if (process.platform !== "linux") return notIsolated(`process namespaces exist on Linux only, this is ${process.platform}`);
	const via = await findPrivilege();
	if (via === void 0) return notIsolated("this user is not root, and sudo is missing or asks for a password");
	const { ok, complaint } = await runQuietly(enterNamespaces(via, rehearsal));
	if (!ok) return notIsolated(`this machine does not allow namespaces (${complaint || "no reason given"})`);
	return {
		isolated: true,
		via,
		hide,
		keep
	};
}
async function findPrivilege() {
	if (process.getuid?.() === 0) return "root";
	const { ok } = await runQuietly(asRoot("sudo", ["true"]));
	return ok ? "sudo" : void 0;
}
function notIsolated(why) {
	return {
		isolated: false,
		reason: `not isolated: ${why}. The agent runs as the user of the job and may read the environment of its processes.`
	};
}

// src/entry/action/wire/isolation.ts
/** Where programs of engines are installed: the tool cache, which outlives the job on machines that do, else our temporary folder. */
async function findToolsFolder({ temp }) {
	const cache = process.env.RUNNER_TOOL_CACHE ?? "";
	return cache !== "" && await access(cache, constants.W_OK).then(isTrue, isFalse) ? cache : join(temp, "baton-tools");
}
/** An agent that is not isolated could put a program of its own into a folder that is known, for the jobs after it: then each job has a new one. */
async function makeToolsFolder(job, { isolated }) {
	return isolated ? findToolsFolder(job) : mkdtemp(join(job.temp, "baton-tools-"));
}
function isTrue() {
	return true;
}
function isFalse() {
	return false;
}
/** Hides the runner's own folders (temporary files, downloaded actions) from agents; installed tools stay in sight. */
async function probeJobIsolation(job) {
	const tools = process.env.RUNNER_TOOL_CACHE;
	const parent = dirname(job.temp);
	const hide = job.workspace.startsWith(`${parent}/`) ? [job.temp] : [parent];
	const { node, script } = findOwnServer();
	const keep = [...[
		dirname(node),
		dirname(script),
		await findToolsFolder(job)
	], ...tools === void 0 || tools === "" ? [] : [tools]];
	return probeIsolation({
		hide,
		keep
	});
}
/** Where agent and token share a job, a public repository needs the wall between them (DESIGN 2). */
async function refuseUnlessIsolated({ job }) {
	if (job.repository.private) return;
	const isolation = await probeJobIsolation(job);
	if (isolation.isolated) return;
	throw new Error(`BATON-E905: ${isolation.reason} In a public repository that is refused. Use the reusable workflow run.yml, where the agent has a job of its own.`);
}

// src/entry/action/wire/create-task.ts
/** The same runner, which keeps the final text of the last agent: it is an output of the job, and no part of any record. */
function captureFinalText(runner) {
	let heard = "";
	return {
		finalText: () => heard,
		runner: {
			...runner,
			async run(task) {
				const run = await runner.run(task);
				heard = run.finalText;
				return run;
			}
		}
	};
}
/** The start of a text, at most so many bytes of UTF-8, never half of a character. */
function limitBytes(text, max) {
	const bytes = Buffer.from(text);
	return bytes.length <= max ? text : bytes.subarray(0, max).toString("utf8").replace(/\uFFFD$/, "");
}
/** The output `output`; handoffs are what later agents get. */
const maxFinalTextBytes = 65536;
/** Everything an agent job works with. Its only secrets are the agents' own; its token can read. */
async function createTask(context) {
	const { job, log } = context;
	const config = parseConfig(readConfig(context));
	if (!config.ok) throw new Error(config.error.map(problemText).join("\n"));
	const keys = config.value.signing?.keys ?? [];
	const unsigned = keys.length === 0;
	const problem = unsigned ? checkUnsigned(job.repository.private) : void 0;
	if (problem !== void 0) throw new Error(problemText(problem));
	if (unsigned) log.info(unsignedNote);
	const base = createTaskBase(keys);
	const order = readTaskText(context);
	const dispatch = openDispatch(order, {
		repo: job.repository.id,
		now: base.clock.now(),
		tools: decodePorts(base),
		unsigned
	});
	if (!dispatch.ok) throw new Error(problemText(dispatch.error));
	const wired = await createTaskPorts(context, {
		base,
		ids: dispatch.value,
		unsigned
	});
	log.info(`Order ${dispatch.value.run}/${dispatch.value.task}, attempt ${dispatch.value.attempt}, execution ${dispatch.value.execution}.`);
	return {
		...wired,
		dispatch: dispatch.value,
		order,
		artifactDays: retentionOf(config.value).artifacts
	};
}
function createTaskBase(keys) {
	return {
		hasher: createNodeHasher(),
		compressor: createDeflate(),
		verifier: createVerifier(keys),
		clock: createSystemClock()
	};
}
async function createTaskPorts(context, request) {
	const { inputs, job, log } = context;
	const { base, ids } = request;
	const secrets = collectSecrets(process.env);
	for (const warning of secrets.warnings) log.warning(warning);
	maskSecrets(Object.values(secrets.byName));
	const redactor = createRedactor([
		...Object.values(secrets.byName),
		inputs.token,
		inputs["signing-key"]
	]);
	const isolation = await probeJobIsolation(job);
	const cancel = abortOnSignal();
	const redact = (text) => redactor.redact(text).text;
	const files = await createTaskFiles({
		root: job.temp,
		...ids
	});
	const octokit = await createActionOctokit(context);
	const github = createGitHub({
		octokit,
		repository: job.repository,
		clock: base.clock
	});
	const outputFolder = join(job.temp, `baton-output-${ids.execution}`);
	await mkdir(outputFolder, { recursive: true });
	const artifacts = createActionArtifacts();
	const folder = await makeToolsFolder(job, isolation);
	const programs = createProgramSource({
		folder,
		host: process.env,
		isolation,
		log,
		redact,
		cancel
	});
	const heard = captureFinalText(createAgentRunner({
		log,
		isolation,
		redact,
		programs,
		cancel
	}));
	return {
		outputFolder,
		finalText: () => limitBytes(redact(heard.finalText()), maxFinalTextBytes),
		settings: {
			repository: job.repository.id,
			secrets: secrets.byName,
			environment: process.env,
			mcpServer: findOwnServer(),
			readConfigFile: (path) => readConfigFile(job, path)
		},
		ports: {
			...base,
			store: createCommentStore({
				threads: github.threads,
				repo: job.repository.id,
				...base,
				...request.unsigned === true ? { provenance: github.provenance } : {}
			}),
			runner: heard.runner,
			setup: createSetupRunner({
				log,
				isolation,
				redact,
				cancel,
				files: files.paths.root
			}),
			files,
			copies: createWorkingCopies(job.temp),
			workspace: createWorkspace({
				directory: job.workspace,
				bundle: join(outputFolder, "commits.bundle"),
				exclude: [".baton-config"],
				path: process.env.PATH ?? ""
			}),
			artifacts,
			texts: createTextArtifacts({
				writer: artifacts,
				reader: { download: async (...given) => (await loadReader()).createArtifactReader(github.artifacts).download(...given) },
				run: job.workflowRun.id
			}),
			log,
			redactor
		}
	};
}
const loadReader = () => import("./artifact-reader.js");
/** GitHub cancels a job with SIGINT and SIGTERM: the agent is ended, and what it left is still passed on. */
function abortOnSignal() {
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => controller.abort());
	return controller.signal;
}

export { runAgent as a, stepHistory as c, faultOutput as d, refuseUnlessIsolated as i, stepPipeline as l, createTaskBase as n, buildEndedStep as o, createTaskPorts as r, buildStepState as s, createTask as t, emptyOutput as u };