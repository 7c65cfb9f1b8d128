import { d as object, h as string, i as array, m as strictObject, s as int } from "./zod.js";
import { Gi as nextRunName, I as findRuns, Mi as isAgentStage, Nr as buildPromptContext, Sn as hasSubject, Z as createNodeHasher, ga as problemText, lr as deriveState, mn as actionsAccount } from "./job-agent-plan-publish.js";
import { x as renderPrompt } from "./job-agent.js";
import { n as storedRecordSchema } from "./stored-record-schema.js";
import { T as fillInputs, g as selectPipeline, k as parseTrigger } from "./job-plan.js";
import { t as findStage } from "./find-stage.js";
import { t as loadConfig } from "./load-config.js";
import { a as readJson, n as printJson, o as readJsonAs, t as printExact } from "./read-json.js";
import { t as UsageError } from "./usage-error.js";
import { n as fillStoredHandoffs, t as openTexts } from "./open-texts.js";
import { M as toHistoryEntries, j as renderHistory } from "./job-plan-publish.js";
import { n as numberOfThread, r as toComment, t as commentsSchema } from "./to-comment.js";
import { t as decodeThread } from "./decode-thread.js";
import { readFileSync, statSync } from "node:fs";

// src/entry/cli/thread/describe-history.ts
/**
* Renders the history that a run would get if the event started it now, from the comments of the ledger. Writes to stderr which
* comments were ignored.
*/
function describeHistory(file, { config, pipeline, trigger, trustedAuthor }) {
	const history = config.pipelines[pipeline]?.history;
	if (history === void 0) return "";
	const comments = readJsonAs(file, {
		schema: commentsSchema,
		what: "what \"list issue comments\" returns"
	});
	const [first] = comments;
	if (first === void 0) return "";
	const ledger = numberOfThread(first);
	if (ledger === void 0) throw new UsageError(`${file} does not say which issue it is from: its comments have no \`issue_url\`.`);
	const author = trustedAuthor ?? (config.signing === void 0 ? 41898282 : void 0);
	const { records, ignored } = decodeThread(comments.map(toComment), {
		config,
		repo: trigger.repository.id,
		thread: ledger,
		...author === void 0 ? {} : { trustedAuthor: author }
	});
	for (const { comment, reason } of ignored) process.stderr.write(`ignored comment ${comment}: ${reason}\n`);
	return renderHistory(toHistoryEntries(records, pipeline), {
		history,
		subject: trigger.subject.number
	});
}

// src/entry/cli/thread/prompt-state.ts
/**
* Finds the execution whose prompt is to be shown, in the pipeline's newest run about the subject, or else in its newest run: the
* execution with this nonce, else the one that is due, else the last one that has ended. For one that has ended only the records
* before it count.
*/
function findPromptState(records, query) {
	const run = findNewestRun(records, query);
	if (run === void 0) throw new UsageError(`The records hold no run of pipeline "${query.pipeline}".`);
	const state = derive(records, run);
	const ended = findEnded(state, query);
	if (ended !== void 0) return {
		state: derive(records.filter(({ record }) => record.run === run && record.seq < ended.seq), run),
		due: ended,
		nonce: ended.body.prompt?.nonce
	};
	const entry = state.stages.get(query.stage);
	return {
		state,
		due: entry?.kind === "due" ? entry : {
			attempt: 1,
			execution: 1
		},
		nonce: void 0
	};
}
function findNewestRun(records, { pipeline, subject }) {
	const [newest] = [...findRuns(records, {
		pipeline,
		about: subject
	}), ...findRuns(records, { pipeline })];
	return newest?.record.run;
}
function findEnded(state, query) {
	const named = state.tasks.filter(({ body }) => body.stage === query.stage).find(({ body }) => query.nonce !== void 0 && body.prompt?.nonce === query.nonce);
	const entry = state.stages.get(query.stage);
	return named ?? (entry?.kind === "ended" ? entry.last : void 0);
}
function derive(records, run) {
	const state = deriveState(records, run);
	if (!state.ok) throw new UsageError(state.error.message);
	return state.value;
}
/** Builds the state right after the event, as `plan` would record it. Facts that only a job knows are left empty. */
function startPromptState(config, facts) {
	const { pipeline, history } = facts;
	const { on } = selectPipeline(config, pipeline).pipelines[pipeline] ?? { on: {} };
	const trigger = hasSubject(facts.trigger) ? facts.trigger : fillInputs(facts.trigger, {
		name: pipeline,
		on
	});
	const { repository, subject } = trigger;
	const run = nextRunName(pipeline, {
		subject: subject.number,
		newest: void 0
	});
	const position = {
		repo: repository.id,
		thread: subject.number,
		run,
		task: "",
		attempt: 0,
		execution: 0,
		seq: 1,
		prev: ""
	};
	const body = {
		pipeline,
		trigger,
		comments: [],
		commit: "",
		config: selectPipeline(config, pipeline),
		head: subject.head?.sha ?? "",
		startedAt: subject.createdAt,
		...history === void 0 ? {} : { history },
		workflowRun: {
			id: 0,
			attempt: 1,
			url: ""
		}
	};
	return {
		state: derive([{
			record: {
				kind: "run",
				...position,
				body
			},
			digest: "",
			comment: 0,
			envelope: {}
		}], run),
		due: {
			attempt: 1,
			execution: 1
		},
		nonce: void 0
	};
}

// src/entry/cli/commands/prompt.ts
/**
* Prints the exact prompt for the run in the records, or for a run that the event would start now. Returns 1 if it cannot be
* rendered.
*/
async function prompt(named, options) {
	checkOptions(options);
	const config = loadConfig(options.config);
	const { pipeline, name } = findStage(config, named);
	const known = findState(config, {
		pipeline,
		stage: name,
		options
	});
	const { stage } = findStage(known.state.run.body.config, named);
	if (!isAgentStage(stage)) throw new UsageError(`Stage ${named} is the built-in ${stage.uses}: it has no prompt.`);
	const texts = openTexts({ folder: options.artifacts });
	const filled = await fillStoredHandoffs(known.state, {
		stage: name,
		texts
	});
	if (filled.missing.length > 0) throw new UsageError(filled.missing.join("\n"));
	const { sha256, randomHex } = createNodeHasher();
	const rendered = renderPrompt({
		stageName: name,
		stage,
		context: buildPromptContext({
			state: filled.state,
			stage: name,
			due: known.due
		}),
		nonce: options.nonce ?? known.nonce ?? randomHex(8),
		sha256
	});
	if (!rendered.ok) process.stderr.write(`${problemText(rendered.error)}\n`);
	else if (options.json === true) printJson({
		prompt: rendered.value.text,
		...rendered.value.facts
	});
	else printExact(rendered.value.text);
	return rendered.ok ? 0 : 1;
}
function checkOptions({ history, records, nonce, trustedAuthor }) {
	if (history !== void 0 && records !== void 0) throw new UsageError("The run in --records holds its history already; leave --history out.");
	if (trustedAuthor !== void 0 && history === void 0) throw new UsageError("--trusted-author says whose records of --history count; give --history too, or leave it out.");
	if (nonce === void 0 || /^[0-9a-f]{1,64}$/i.test(nonce)) return;
	throw new UsageError(`--nonce is "${nonce}"; write hexadecimal digits, as the task record holds them.`);
}
const recordsSchema = object({ records: array(storedRecordSchema) });
function findState(config, asked) {
	const { pipeline, stage, options } = asked;
	if (options.records !== void 0) {
		const { records } = readJsonAs(options.records, {
			schema: recordsSchema,
			what: "what `baton records --json` prints"
		});
		return findPromptState(records, {
			pipeline,
			stage,
			nonce: options.nonce,
			subject: findSubject(options)
		});
	}
	const trigger = parseTrigger(options.eventName, readJson(options.event));
	if (!trigger.ok) throw new UsageError(`${options.event} starts no pipeline: ${trigger.error.reason}`);
	const { trustedAuthor } = options;
	const facts = {
		config,
		pipeline,
		trigger: trigger.value,
		trustedAuthor
	};
	const history = options.history === void 0 ? void 0 : describeHistory(options.history, facts);
	return startPromptState(config, {
		pipeline,
		trigger: trigger.value,
		history
	});
}
/** Finds the subject of the event, because a runs issue holds the runs of many subjects. A cron tick has none. */
function findSubject({ event, eventName }) {
	const trigger = parseTrigger(eventName, readJson(event));
	return trigger.ok && hasSubject(trigger.value) ? trigger.value.subject.number : void 0;
}
const largest = 1048576;
const recordedSchema = strictObject({
	stdout: string(),
	stderr: string(),
	exitCode: int()
});
/**
* Reads a recorded run of a `command` agent, as the project's own fixtures hold it. Returns undefined if the file is plain
* output.
*/
function readRecordedRun(file) {
	try {
		if (file === "-" || statSync(file).size > largest) return void 0;
		const { stdout, exitCode } = recordedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
		return {
			stdout: Buffer.from(stdout),
			exit: exitCode
		};
	} catch {
		return;
	}
}

export { readRecordedRun as n, prompt as t };