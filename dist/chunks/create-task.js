import { g as isSuccess, m as readTools, n as createNodeHasher, r as createDeflate, t as createVerifier } from "./create-verifier.js";
import { n as success, t as failure } from "./result.js";
import { t as parseUntrustedJson } from "./parse-untrusted-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { n as taskText } from "./task-text.js";
import { t as createGitHub } from "./create-github.js";
import { o as stageSchema } from "./config-schema.js";
import { n as pipelineOf } from "./attempts-in.js";
import { i as ancestorsOf, r as digestOf, t as createTextArtifacts } from "./create-text-artifacts.js";
import { t as failuresOf } from "./failures-of.js";
import { n as isFenceEnd, t as findFenceStart } from "./code-fence.js";
import { n as truncateCodePoints } from "./one-line.js";
import { t as formatDuration } from "./format-duration.js";
import { t as retentionOf } from "./retention-of.js";
import { c as summariseError, d as redactAgentOutput, f as checkResults, i as renderLine, l as summaryCodePoints, m as artifactName, o as checkBranchName, p as isResultKey, r as parseOutputs, s as handoffFailure, t as openDispatch, u as describeErrors } from "./open-dispatch.js";
import { n as flattenText, r as buildPromptContext } from "./render-template.js";
import { t as cleanUntrusted } from "./clean-untrusted.js";
import { t as createSystemClock } from "./create-system-clock.js";
import { a as readObjects, i as createCommentStore, o as GitFailure, r as checkUnsigned, s as createGitTool, t as createRedactor } from "./create-redactor.js";
import { t as parseConfig } from "./parse-config.js";
import { a as createActionArtifacts, i as collectSecrets, n as readConfig, o as isReservedVariable, r as maskSecrets } from "./write-outputs.js";
import { t as renderPrompt } from "./render-prompt.js";
import { t as readHandoff } from "./read-handoff.js";
import { t as parseSignal } from "./parse-signal.js";
import { a as asRoot, c as systemPath, i as runQuietly, l as nameWorkingCopy, n as createWorkingCopies, o as enterNamespaces, r as removeTree, s as agentUser, t as listLeftCopies } from "./list-left-copies.js";
import { t as unsignedNote } from "./unsigned-note.js";
import { n as createActionOctokit } from "./write-summary.js";
import { constants, createReadStream } from "node:fs";
import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
import { constants as constants$1, tmpdir } from "node:os";
import { spawn } from "node:child_process";
import { access, appendFile, chmod, lstat, mkdir, mkdtemp, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";

// src/engine/fault-output.ts
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
		consumed: [],
		isolated: false,
		startedAt,
		finishedAt: job.ports.clock.now(),
		warnings: []
	};
}
function faultOutput(job, facts) {
	const { reason, problem } = facts.fault;
	const message = job.ports.redactor.redact(`${problem.code}: ${problem.message}`).text;
	return {
		...emptyOutput(job, facts.startedAt),
		failure: {
			reason,
			message
		}
	};
}

// src/core/agent/github-facts.ts
/** The plain facts about the job that an agent may see. Neither tokens nor the files that a job writes commands to. */
const githubFacts = [
	"GITHUB_ACTIONS",
	"GITHUB_ACTOR",
	"GITHUB_ACTOR_ID",
	"GITHUB_API_URL",
	"GITHUB_BASE_REF",
	"GITHUB_EVENT_NAME",
	"GITHUB_GRAPHQL_URL",
	"GITHUB_HEAD_REF",
	"GITHUB_JOB",
	"GITHUB_REF",
	"GITHUB_REF_NAME",
	"GITHUB_REF_TYPE",
	"GITHUB_REPOSITORY",
	"GITHUB_REPOSITORY_ID",
	"GITHUB_REPOSITORY_OWNER",
	"GITHUB_REPOSITORY_OWNER_ID",
	"GITHUB_RUN_ATTEMPT",
	"GITHUB_RUN_ID",
	"GITHUB_RUN_NUMBER",
	"GITHUB_SERVER_URL",
	"GITHUB_SHA",
	"GITHUB_TRIGGERING_ACTOR",
	"GITHUB_WORKFLOW",
	"GITHUB_WORKSPACE"
];

// src/core/agent/build-agent-environment.ts
const defaultPath = "/usr/local/bin:/usr/bin:/bin";
/** The whole environment of an agent's process: what DESIGN 4.2 names, and nothing else. */
function buildAgentEnvironment(request) {
	const { agentEnv, secrets } = request;
	return {
		environment: {
			...pick(agentEnv.filter((name) => !isReservedVariable(name)), secrets),
			...pick(githubFacts, request.host),
			...ownVariables(request)
		},
		warnings: agentEnv.flatMap((name) => findWarning(name, secrets))
	};
}
function ownVariables({ files, ids, host, traceparent }) {
	return {
		BATON_PROMPT_PATH: files.prompt,
		BATON_CONTEXT_PATH: files.context,
		BATON_HANDOFF_PATH: files.handoff,
		BATON_RESULTS_PATH: files.results,
		BATON_RUN: ids.run,
		BATON_TASK: ids.task,
		BATON_ATTEMPT: String(ids.attempt),
		BATON_EXECUTION: String(ids.execution),
		KELOS_HANDOFF_PATH: files.handoff,
		TRACEPARENT: traceparent,
		PATH: host.PATH ?? defaultPath,
		HOME: files.home,
		LANG: host.LANG ?? "C.UTF-8",
		TMPDIR: files.tmp,
		CI: "true"
	};
}
function pick(names, values) {
	return Object.fromEntries(names.flatMap((name) => toEntry(name, values)));
}
function toEntry(name, values) {
	const value = Object.hasOwn(values, name) ? values[name] : void 0;
	return value === void 0 || value === "" ? [] : [[name, value]];
}
function findWarning(name, secrets) {
	if (isReservedVariable(name)) return [`BATON-E602: env names ${name}, which an agent may not be given. Choose a name that neither the runner nor Baton uses.`];
	if (toEntry(name, secrets).length > 0) return [];
	return [`BATON-E601: env names ${name}, but the job was passed no value for it. Pass it in the workflow that calls run.yml, by its own name or as a line ${name}=… in agent-secrets.`];
}

// src/core/pipeline/build-step-state.ts
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
		subject: subject.number,
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
				pipelines: { [stepPipeline]: pipeline }
			},
			head: commit,
			startedAt: now,
			workflowRun
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

// src/core/pipeline/consumed-by.ts
/** Digests of all that an execution was given: handoffs of the stages before it, history, and how its last attempt failed. */
function consumedBy(state, { stage, attempt, sha256 }) {
	const before = new Set(ancestorsOf(pipelineOf(state.run), stage));
	const handoffs = state.tasks.flatMap(({ execution, body }) => before.has(body.stage) && body.handoffDigest !== void 0 ? [{
		stage: body.stage,
		execution,
		digest: body.handoffDigest
	}] : []);
	const { history } = state.run.body;
	const told = history ? [{
		kind: "history",
		stage: "",
		execution: 0,
		digest: sha256(history)
	}] : [];
	const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
	return [
		...handoffs,
		...told,
		...describeFailure(failed, sha256)
	];
}
function describeFailure(failed, sha256) {
	if (failed === void 0) return [];
	const { stage, outcome, failure } = failed.body;
	const digest = digestOf(failure ?? {
		reason: outcome,
		message: ""
	}, sha256);
	return [{
		kind: "previous-failure",
		stage,
		execution: failed.execution,
		digest
	}];
}

// src/core/pipeline/task-id-of.ts
/** `<unix seconds>-<slug>`, the same for all stages of a run (C-3). The run's name is unique in the repository. */
function taskIdOf({ run, body }) {
	return `${Math.floor(Date.parse(body.startedAt) / 1e3)}-${run}`;
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
		history: context.history
	};
	return `${JSON.stringify(file, cleanStrings, 2)}\n`;
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

// src/engine/keep-prompts.ts
/**
* What the record says of the prompts, which are kept as artifacts of the job, redacted. After the agent, so that it waits for
* nothing. Their loss is a warning: the prompt can be rendered again from the records, and its digest stands there.
*/
async function keepPrompts(context, { rendered, repair, isEnding }) {
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
		ports.log.warning(`The prompt was not kept as an artifact: ${error instanceof Error ? error.message : String(error)}`);
		return {};
	}
}
function noArtifact() {
	throw new Error("this is no workflow run");
}

// src/engine/remaining-seconds.ts
/** Our wall clock ends this long before the job's own timeout, so that there is time to say what happened (DESIGN 2). */
const reserveMinutes = 10;
/** How long an agent may still run. */
function remainingSeconds(context) {
	const used = (Date.parse(context.ports.clock.now()) - Date.parse(context.startedAt)) / 1e3;
	return Math.max(30, (context.stage["timeout-minutes"] - reserveMinutes) * 60 - used);
}

// src/core/config/signal-of.ts
/** Whether the final text must end with a result signal: as written, else off for `command` and required for agent engines (DESIGN 4.4). */
function signalOf(stage, agent) {
	const engine = agent.engine;
	return stage.signal ?? (engine === "command" ? "off" : "required");
}

// src/core/output/read-result-line.ts
/** `key: value`, split at the first colon with a blank; nothing for any other line (I-23). */
function readResultLine(line) {
	const trimmed = line.trim();
	const colon = trimmed.indexOf(": ");
	return colon > 0 ? [[trimmed.slice(0, colon), trimmed.slice(colon + 2)]] : [];
}

// src/core/output/add-output-results.ts
/**
* The results of an agent with those that its outputs hold as `key: value` lines, as the older peer read them (I-23). Outputs
* may be anything: a line whose key can be no result stays an output, without a word. The results file wins.
*/
function addOutputResults(own, outputs) {
	const lines = outputs.flatMap(readResultLine).filter(([key]) => isResultKey(key));
	if (lines.length === 0) return own;
	const all = checkResults([...lines, ...Object.entries(own.results)]);
	if (Object.keys(all.results).length === 0) return {
		results: own.results,
		warnings: [...own.warnings, ...all.warnings]
	};
	return {
		results: all.results,
		warnings: own.warnings
	};
}

// src/core/output/decide-outcome.ts
const reasonCodePoints = 200;
const noteCodePoints = 4096;
const signalForms = "[BATON-RESULT: success], [BATON-RESULT: failure] reason, [BATON-RESULT: noop] reason or [BATON-RESULT: needs-input] question";
/** How an execution ended. A success must be said or, where no signal is asked for, be the exit status; silence is failure (C-15). */
function decideOutcome(agent) {
	if (agent.ended !== "exited") return failed(agent, {
		reason: agent.ended,
		sentence: describeEnd$1(agent.ended)
	});
	const signal = agent.signal === "off" ? void 0 : parseSignal(agent.finalText);
	if (agent.exitStatus !== 0) return failed(agent, {
		reason: signal?.outcome === "failed" && signal.reason !== void 0 ? signal.reason : "exit-status",
		sentence: `The agent ended with exit status ${agent.exitStatus}.`
	});
	if (signal !== void 0) return followSignal(agent, signal);
	if (agent.signal === "off" || agent.signal === "optional" && !isBrokenSignal(agent.finalText)) return { outcome: "succeeded" };
	return failed(agent, {
		reason: "empty-output",
		sentence: describeMissing(agent.finalText)
	});
}
function followSignal(agent, signal) {
	const { outcome, reason } = signal;
	if (outcome === "failed") return failed(agent, {
		reason: reason ?? "unspecified",
		sentence: "The agent reported a failure."
	});
	if (reason === void 0) return { outcome };
	return {
		outcome,
		note: truncateCodePoints(reason, noteCodePoints)
	};
}
function failed(agent, why) {
	const tail = summariseError(agent.stderr, agent.finalText);
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
		case "timeout": return "The agent was stopped because its time was up: raise `timeout-minutes` of the stage, or give it less to do.";
		case "killed": return "The agent was killed from outside, by the runner or for want of memory.";
		case "not-started": return "The agent could not be started: check that its program is installed and can be run.";
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

// src/core/output/parse-results.ts
/** What is read at all; what may be kept is less. */
const maxBytes$1 = 1048576;
const jsonLimits = {
	maxBytes: maxBytes$1,
	maxDepth: 4,
	maxNodes: 1e4
};
/** The results file of an agent: one JSON object, or `key: value` lines in which others are passed over (I-23). */
function parseResults(text) {
	return text.trimStart().startsWith("{") ? parseObject(text) : parseLines(text);
}
function parseObject(text) {
	const json = parseUntrustedJson(text, jsonLimits);
	if (json.ok && typeof json.value === "object" && json.value !== null) return checkResults(Object.entries(json.value));
	return {
		results: {},
		warnings: [`The results were left out: ${json.ok ? "it is no object" : `${json.error.path === void 0 ? "it" : `\`${json.error.path}\``}: ${json.error.message}`}. Write \`key: value\` lines or one JSON object of strings.`]
	};
}
function parseLines(text) {
	if (text.length > maxBytes$1) return {
		results: {},
		warnings: [`The results file has ${text.length} characters and was left out; at most ${maxBytes$1} are read.`]
	};
	return checkResults(text.split("\n").flatMap(readResultLine));
}

// src/core/output/to-captured-results.ts
const responseCodePoints = 16384;
/** The agent's own results with ours over them (DESIGN 4.4). `response` is plain text, not base64 as in the older peer. */
function toCapturedResults(own, facts) {
	const { durationMilliseconds: duration, response } = facts;
	const ours = {
		branch: facts.branch,
		"base-branch": facts.baseBranch,
		commit: facts.commit,
		pr: facts.pr,
		"cost-usd": facts.costUsd?.toString(),
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

// src/core/prompt/build-repair-prompt.ts
/** What an agent is given when its handoff was refused: once, in the same job (DESIGN 4.3). The words may hold values of its own. */
function buildRepairPrompt({ errors, prompt }) {
	return `You have done the task below, but its handoff was refused:

${errors.map((error) => `- ${flattenText(cleanUntrusted(error).text)}`).join("\n")}

Do not do the work again. Write the whole handoff once more, with this put right, as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names. What was refused lies beside it as handoff.rejected.json, if it was a file. Then end as the task asks you to.

This was the task:

---

${prompt}`;
}

// src/engine/run-execution.ts
/**
* Runs the agent, and once more when its stage demands a handoff that it did not give (DESIGN 4.3). An invalid handoff that
* nobody demanded is a warning, and nothing of it is kept.
*/
async function runExecution(context, prepared) {
	const first = await runOnce(context, {
		prepared,
		prompt: prepared.prompt.text
	});
	if (!needsRepair(context, first)) return conclude(context, {
		first,
		last: first
	});
	const errors = describeErrors(first.reading.errors);
	context.ports.log.warning(`The handoff was refused, so the agent is asked once more: ${errors.join(" ")}`);
	const prompt = buildRepairPrompt({
		errors,
		prompt: prepared.prompt.text
	});
	if (!await makeReady(context, {
		prepared,
		prompt
	})) return conclude(context, {
		first,
		last: first
	});
	return {
		...conclude(context, {
			first,
			last: await runOnce(context, {
				prepared,
				prompt
			})
		}),
		repairPrompt: prompt
	};
}
/** An agent may have taken away or closed the folder that its files were in: then it cannot be asked. */
async function makeReady({ ports }, { prepared, prompt }) {
	try {
		await ports.files.setAside();
		await ports.files.write({
			prompt,
			context: prepared.contextFile
		});
		return true;
	} catch (error) {
		ports.log.warning(`The agent cannot be asked once more: ${error instanceof Error ? error.message : String(error)}`);
		return false;
	}
}
async function runOnce(context, { prepared, prompt }) {
	const { ports, stage } = context;
	const { agent, environment } = prepared;
	const run = await ports.runner.run({
		agent,
		prompt,
		workspace: ports.workspace.directory,
		files: ports.files.paths.root,
		environment,
		timeoutSeconds: remainingSeconds(context)
	});
	const ended = decideOutcome({
		ended: run.ended,
		exitStatus: run.exitStatus,
		signal: signalOf(stage, agent),
		finalText: run.finalText,
		stderr: run.reason ?? run.stderr
	});
	const left = await ports.files.collect();
	const demand = stage.handoff && {
		...stage.handoff,
		required: stage.handoff.required && isSuccess(ended.outcome)
	};
	return {
		run,
		ended,
		left,
		reading: await readHandoff({
			mcpFile: left.mcpFile,
			file: left.file,
			printed: run.printed
		}, demand)
	};
}
function needsRepair({ stage }, { ended, reading }) {
	if (!isSuccess(ended.outcome) || reading.errors.length === 0) return false;
	return stage.handoff?.required === true || stage.handoff?.data !== void 0;
}
/** The first start did the work and decides how it ended; the last one, if there were two, only mends the handoff. */
function conclude(context, { first, last }) {
	const { handoff, warnings, failure } = concludeHandoff(context, {
		first,
		last
	});
	const outputs = parseOutputs({
		...first.run.printed,
		...last.run.printed
	});
	const own = addOutputResults(parseResults(last.left.results ?? ""), outputs);
	const all = [
		...last.left.warnings ?? [],
		...own.warnings,
		...last.reading.warnings,
		...warnings
	];
	for (const warning of all) context.ports.log.warning(warning);
	const durationMilliseconds = Date.parse(context.ports.clock.now()) - Date.parse(context.startedAt);
	return {
		ended: failure === void 0 ? first.ended : {
			outcome: "failed",
			failure
		},
		handoff,
		results: toCapturedResults(own.results, { durationMilliseconds }),
		outputs,
		isolated: first.run.isolated && last.run.isolated,
		warnings: all,
		killed: last.run.ended === "killed"
	};
}
function concludeHandoff({ stage }, { first, last }) {
	const words = describeErrors(first.reading.errors);
	if (first !== last && isSuccess(last.ended.outcome) && last.reading.errors.length === 0) return {
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
		warnings: errors.map((error) => `The handoff was not kept: ${error}`)
	};
}

// src/engine/run-agent.ts
const nonceBytes = 8;
/** Prepares, runs and captures one agent. Whatever goes wrong is an output too, never a thrown error of the agent's. */
async function runAgent(context) {
	const prepared = await prepare(context);
	if (!prepared.ok) return faultOutput(context, {
		startedAt: context.startedAt,
		fault: prepared.error
	});
	try {
		const setup = await runSetup(context, prepared.value);
		if (setup !== void 0) return faultOutput(context, {
			startedAt: context.startedAt,
			fault: setup
		});
		return await collect$2(context, {
			prepared: prepared.value,
			execution: await runExecution(context, prepared.value)
		});
	} finally {
		await context.ports.workspace.removePlaced();
		await context.ports.files.remove();
	}
}
async function prepare(context) {
	const { ports, dispatch, state, stage } = context;
	const agent = state.run.body.config.agents[stage.agent];
	if (agent === void 0) throw new Error(`Run ${dispatch.run} holds no agent named ${stage.agent}.`);
	const due = {
		attempt: dispatch.attempt,
		execution: dispatch.execution
	};
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
	const contextFile = buildContextFile({
		state,
		stage: dispatch.task,
		due
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
	const environment = buildEnvironment(context, {
		names: agent.env,
		ids: due
	});
	return success({
		agent,
		prompt: prompt.value,
		contextFile,
		base: base.value,
		...environment
	});
}
/** The copy in the checkout (C-2), where the pipeline asks for one. */
async function placeContext({ ports, state }, text) {
	const folder = pipelineOf(state.run)["context-dir"];
	if (folder === void 0) return success(void 0);
	return ports.workspace.place(`${folder}/${taskIdOf(state.run)}.json`, text);
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
async function runSetup(context, prepared) {
	const { stage, ports } = context;
	if (stage.setup === void 0) return void 0;
	const { environment } = buildEnvironment(context, {
		names: stage["setup-env"],
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
	ports.log.error(`setup of stage ${context.dispatch.task} failed, so ${prepared.agent.command[0]} was not started.`);
	return {
		reason: "setup",
		problem: {
			code: "BATON-E606",
			message: problem
		}
	};
}
async function collect$2(context, facts) {
	const { ports, dispatch, state } = context;
	const { execution, prepared } = facts;
	const { ended, handoff } = execution;
	const commits = await captureCommits$1(context, {
		base: prepared.base,
		succeeded: ended.outcome === "succeeded"
	});
	const fault = commits.ok ? void 0 : commits.error;
	const { repairPrompt: repair, killed: isEnding } = execution;
	const prompt = await keepPrompts(context, {
		rendered: prepared.prompt,
		repair,
		isEnding
	});
	const output = {
		version: 1,
		run: dispatch.run,
		task: dispatch.task,
		attempt: dispatch.attempt,
		execution: dispatch.execution,
		...ended,
		...fault === void 0 ? {} : {
			outcome: "failed",
			failure: fault
		},
		...handoff === void 0 ? {} : { handoff },
		results: execution.results,
		outputs: [...execution.outputs],
		...commits.ok && commits.value.commits !== void 0 ? { commits: commits.value.commits } : {},
		prompt,
		consumed: consumedBy(state, {
			stage: dispatch.task,
			attempt: dispatch.attempt,
			sha256: (text) => ports.hasher.sha256(text)
		}),
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
async function captureCommits$1(context, facts) {
	const { ports, dispatch, stage } = context;
	if (!facts.succeeded) return success(nothing);
	const lacks = whyUnpublished(context);
	if (lacks !== void 0 && context.state.run.body.pipeline === "step") return success(nothing);
	const message = `${dispatch.task}: changes of ${stage.agent} for #${dispatch.subject}`;
	const captured = await ports.workspace.capture({
		base: facts.base,
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
		message: `${captured.error.code}: ${captured.error.message}`
	});
	if (captured.value === void 0) return success(nothing);
	const { file, base, head } = captured.value;
	const name = `baton-commits-${dispatch.run}-${dispatch.task}-${dispatch.execution}`;
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
const nothing = {
	commits: void 0,
	warnings: []
};
function whyUnpublished({ state, stage }) {
	if (stage.branch === void 0) return "the stage has no `branch`";
	return state.run.body.config.agents[stage.agent]?.access === "read" ? "its agent has `access: read`" : void 0;
}
function unpublished({ ports, dispatch }, lacks) {
	const warning = `The agent of stage ${dispatch.task} changed files, but ${lacks}, so they were not published.`;
	ports.log.warning(warning);
	return warning;
}

// src/adapters/agent/find-program.ts
/** The absolute path of a program as `execvp` would find it: by PATH, or from the working directory when its name has a slash. */
async function findProgram(name, { path, cwd }) {
	const candidates = name.includes("/") ? [resolve(cwd, name)] : path.split(":").map((directory) => resolve(cwd, directory, name));
	for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
}
async function isExecutable(path) {
	try {
		await access(path, constants.X_OK);
		return (await stat(path)).isFile();
	} catch {
		return false;
	}
}

// src/adapters/agent/plan-view.ts
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

// src/adapters/agent/quote-shell.ts
/** A text as one word of a POSIX shell, whatever it holds. */
function quoteShell(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

// src/adapters/agent/render-launcher.ts
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

// src/adapters/agent/render-sandbox-script.ts
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
* after which the others could not be found.
*/
function renderViews(view, scaffold) {
	const views = view.hidden.map((directory, index) => ({
		directory,
		stage: join(scaffold, String(index))
	}));
	const inOrder = views.toSorted((a, b) => Number(holds(a.directory, scaffold)) - Number(holds(b.directory, scaffold)));
	return [...views.flatMap(({ directory, stage }) => buildReplacement(directory, {
		view,
		stage
	})), ...inOrder.map(({ directory: { path }, stage }) => `mount --rbind ${quoteShell(stage)} ${quoteShell(path)}`)];
}
function holds({ path }, other) {
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

// src/adapters/agent/prepare-launch.ts
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
		return failure(`The sandbox could not be prepared: ${error instanceof Error ? error.message : String(error)}.`);
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
	return [
		dirname(program),
		dirname(await realpath(program)),
		...(environment.PATH ?? "").split(":")
	].filter(isAbsolute);
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

// src/core/text/create-block-scanner.ts
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

// src/adapters/agent/create-line-splitter.ts
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

// src/adapters/agent/create-line-logger.ts
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

// src/adapters/agent/create-tail.ts
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

// src/adapters/agent/run-process.ts
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
	const stdout = collect$1(child.stdout, {
		...options,
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

// src/adapters/agent/create-command-runner.ts
/** Runs agents of engine `command`: a program with its arguments, without a shell. */
function createCommandRunner({ log, redact, isolation, grace = 10, cancel }) {
	return { async run(task) {
		if (!isolation.isolated) log.warning(isolation.reason);
		const launch = await prepareLaunch(toRequest(task), isolation);
		if (!launch.ok) return notStarted(launch.error, isolation.isolated);
		const write = (line) => log.info(line);
		const options = {
			timeoutSeconds: task.timeoutSeconds,
			graceSeconds: grace,
			cancel,
			write,
			redact
		};
		const ended = await runProcess(launch.value, options);
		return {
			...ended,
			finalText: ended.stdout,
			isolated: isolation.isolated
		};
	} };
}
function toRequest({ agent, prompt, workspace, files, environment }) {
	return {
		command: agent.command,
		stdin: prompt,
		workspace,
		files,
		environment
	};
}
function notStarted(reason, isolated) {
	return {
		ended: "not-started",
		exitStatus: 127,
		reason,
		stdout: "",
		stderr: "",
		printed: {},
		finalText: "",
		isolated
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

// src/adapters/agent/read-agent-file.ts
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

// src/adapters/agent/create-task-files.ts
/** Makes the fresh directory of one attempt. What an earlier one left under the same name is gone (H-17). */
async function createTaskFiles(options) {
	const directory = join(await makeRoot(options.root), nameWorkingCopy(options));
	await removeTree(directory);
	await mkdir(directory, { mode: 448 });
	const paths = toPaths(directory);
	await mkdir(paths.home, { mode: 448 });
	await mkdir(paths.tmp, { mode: 448 });
	return {
		paths,
		async write({ prompt, context }) {
			await replace(paths.prompt, prompt);
			await replace(paths.context, context);
		},
		collect: () => collect(paths),
		setAside: () => setAside(paths),
		remove: () => removeTree(directory)
	};
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
	await Promise.all([rejected, join(root, "handoff.mcp.json")].map(removeTree));
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
	const mcpFile = await read(join(root, "handoff.mcp.json"), "handoff.mcp.json");
	const file = await read(handoff, "handoff.json");
	const resultsText = await read(results, "results");
	return {
		...mcpFile === void 0 ? {} : { mcpFile },
		...file === void 0 ? {} : { file },
		...resultsText === void 0 ? {} : { results: Buffer.from(resultsText).toString("utf8") },
		...warnings.length === 0 ? {} : { warnings }
	};
}

// src/adapters/git/restore-large-files.ts
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

// src/adapters/git/commit-worktree.ts
/** Nobody in particular: who the published commit is by, GitHub decides from the token. */
const identity = {
	GIT_AUTHOR_NAME: "baton",
	GIT_AUTHOR_EMAIL: "baton@invalid",
	GIT_COMMITTER_NAME: "baton",
	GIT_COMMITTER_EMAIL: "baton@invalid"
};
/** One commit of what the agent left uncommitted, .gitignore respected; `head` itself when that is nothing. */
async function commitWorktree(git, { workspace, head, message, exclude }) {
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

// src/adapters/git/read-agent-head.ts
const shaPattern = /^[0-9a-f]{40}$/;
const maxBytes = 67108864;
/** Where the agent left HEAD, read as plain files: git itself would obey the config beside them. */
async function readAgentHead(workspace) {
	const gitDirectory = join(workspace, ".git");
	const objects = join(gitDirectory, "objects");
	if (!await isFolder(gitDirectory) || !await isFolder(objects)) return failure(refuse$1("`.git` is no folder of its own"));
	if (await readText(join(objects, "info", "alternates")) !== void 0) return failure(refuse$1("`.git` borrows objects from elsewhere"));
	const text = (await readText(join(gitDirectory, "HEAD")))?.trim() ?? "";
	const ref = /^ref: (refs\/heads\/[^\s~^:?*[\\]+)$/.exec(text)?.[1];
	const head = ref === void 0 ? text : await readRef(gitDirectory, ref);
	if (head === void 0 || !shaPattern.test(head)) return failure(refuse$1("HEAD names no commit"));
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
function refuse$1(words) {
	return {
		code: "BATON-E709",
		message: `The checkout cannot be read: ${words}. The agent must leave \`.git\` as it is.`
	};
}

// src/adapters/git/capture-commits.ts
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

// src/adapters/git/exclude-own.ts
/** So that an agent's own `git add --all` leaves our files alone: `.baton-config` would come in as a submodule. */
async function excludeOwn(workspace, paths) {
	const directory = join(workspace, ".git", "info");
	await mkdir(directory, { recursive: true });
	await appendFile(join(directory, "exclude"), paths.map((path) => `/${path}\n`).join(""));
}

// src/adapters/git/place-file.ts
/** Writes a file of ours into the checkout. Never through a link: the checkout is what somebody committed. */
async function placeFile({ workspace, path }, text) {
	const folders = path.split("/").slice(0, -1);
	for (const [at] of folders.entries()) {
		const folder = folders.slice(0, at + 1).join("/");
		if (!await makeFolder(join(workspace, folder))) return failure(refuse(path, folder));
	}
	try {
		await rm(join(workspace, path), { force: true });
		await writeFile(join(workspace, path), text, {
			flag: "wx",
			mode: 420
		});
		return success(void 0);
	} catch {
		return failure(refuse(path, path));
	}
}
/** Takes it away again, unless the agent has put a link in its way. */
async function removePlaced({ workspace, path }) {
	const expected = join(await realpath(workspace), dirname(path));
	if (await realpath(join(workspace, dirname(path))).catch(() => void 0) === expected) await rm(join(workspace, path), {
		recursive: true,
		force: true
	}).catch(() => void 0);
}
async function makeFolder(path) {
	const facts = await lstat(path).catch(() => void 0);
	if (facts !== void 0) return facts.isDirectory();
	return mkdir(path, { mode: 493 }).then(() => true, () => false);
}
function refuse(path, at) {
	return {
		code: "BATON-E712",
		message: `The context file cannot be put at "${path}" in the checkout, because "${at}" is no folder there, or a link. Name another folder in \`context-dir\`.`
	};
}

// src/adapters/git/prepare-branch.ts
/**
* Before the agent, while `.git` is still the checkout's own: onto the tip of `origin/<branch>` where that was fetched,
* else onto `head`; on a local branch of that name, or detached when the stage has none. Answers the commit it stands on.
*/
async function prepareBranch({ workspace, head, branch, path }) {
	const wrong = branch === void 0 ? void 0 : checkBranchName(branch);
	if (wrong) return failure(wrong);
	const git = createGitTool({
		directory: workspace,
		path
	});
	try {
		const start = branch && await findCommit(git, `refs/remotes/origin/${branch}`) || await findCommit(git, head);
		if (!start) return failure(unreadable(`commit ${head.slice(0, 40)} is not in the checkout`));
		await git.run([
			"checkout",
			...branch ? [
				"--no-track",
				"-B",
				branch
			] : ["--detach"],
			start,
			"--"
		]);
		return success(start);
	} catch (error) {
		if (error instanceof GitFailure) return failure(unreadable(error.message));
		throw error;
	}
}
async function findCommit(git, name) {
	const { status, stdout } = await git.try([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	]);
	return status === 0 ? stdout.toString().trim() : void 0;
}
function unreadable(words) {
	return {
		code: "BATON-E709",
		message: `The checkout cannot be prepared: ${words}.`
	};
}

// src/adapters/git/create-workspace.ts
/** The checkout of an agent job, through the git program. */
function createWorkspace({ directory, bundle, exclude, path }) {
	const placed = [];
	return {
		directory,
		async place(file, text) {
			placed.push(file);
			await excludeOwn(directory, [file]);
			return placeFile({
				workspace: directory,
				path: file
			}, text);
		},
		listLeft: (folder) => listLeftCopies({
			workspace: directory,
			folder,
			path
		}),
		async removePlaced() {
			await Promise.all(placed.map((file) => removePlaced({
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
		async capture({ base, message }) {
			await rm(bundle, { force: true });
			return captureCommits({
				workspace: directory,
				base,
				message,
				file: bundle,
				exclude: [...exclude, ...placed],
				path
			});
		}
	};
}

// src/entry/action/hear-final-text.ts
/** The same runner, which keeps the final text of the last agent: it is an output of the job, and no part of any record. */
function hearFinalText(runner) {
	let heard = "";
	return {
		finalText: () => heard,
		runner: { async run(task) {
			const run = await runner.run(task);
			heard = run.finalText;
			return run;
		} }
	};
}

// src/entry/action/limit-bytes.ts
/** The start of a text, at most so many bytes of UTF-8, never half of a character. */
function limitBytes(text, max) {
	const bytes = Buffer.from(text);
	return bytes.length <= max ? text : bytes.subarray(0, max).toString("utf8").replace(/\uFFFD$/, "");
}

// src/adapters/agent/probe-isolation.ts
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

// src/entry/action/probe-job-isolation.ts
/** Hides the runner's own folders (temporary files, downloaded actions) from agents; installed tools stay in sight. */
async function probeJobIsolation(job) {
	const tools = process.env.RUNNER_TOOL_CACHE;
	const parent = dirname(job.temp);
	const hide = job.workspace.startsWith(`${parent}/`) ? [job.temp] : [parent];
	return probeIsolation({
		hide,
		keep: tools === void 0 || tools === "" ? [] : [tools]
	});
}

// src/entry/action/create-task.ts
/** The output `output`; handoffs are what later agents get. */
const maxFinalTextBytes = 65536;
/** Everything an agent job works with. Its only secrets are the agents' own; its token can read. */
async function createTask(context) {
	const { job, log } = context;
	const config = parseConfig(readConfig(context));
	if (!config.ok) throw new Error(config.error.map(({ code, message }) => `${code}: ${message}`).join("\n"));
	const keys = config.value.signing?.keys ?? [];
	const unsigned = keys.length === 0;
	const problem = unsigned ? checkUnsigned(job.repository.private) : void 0;
	if (problem !== void 0) throw new Error(`${problem.code}: ${problem.message}`);
	if (unsigned) log.info(unsignedNote);
	const base = createTaskBase(keys);
	const order = taskText(context);
	const dispatch = openDispatch(order, {
		repo: job.repository.id,
		now: base.clock.now(),
		tools: readTools(base),
		unsigned
	});
	if (!dispatch.ok) throw new Error(`${dispatch.error.code}: ${dispatch.error.message}`);
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
	const heard = hearFinalText(createCommandRunner({
		log,
		isolation,
		redact,
		cancel
	}));
	return {
		outputFolder,
		finalText: () => limitBytes(redact(heard.finalText()), maxFinalTextBytes),
		settings: {
			repository: job.repository.id,
			secrets: secrets.byName,
			environment: process.env
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
const loadReader = () => import("./create-artifact-reader2.js");
/** GitHub cancels a job with SIGINT and SIGTERM: the agent is ended, and what it left is still passed on. */
function abortOnSignal() {
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => controller.abort());
	return controller.signal;
}

export { runAgent as a, stepPipeline as c, probeJobIsolation as i, emptyOutput as l, createTaskBase as n, parseResults as o, createTaskPorts as r, buildStepState as s, createTask as t, faultOutput as u };