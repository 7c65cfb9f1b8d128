import { g as object, s as array } from "./zod.js";
import { C as findRuns, Da as ancestorsOf, Fa as pipelineOf, La as stageOf, Oi as awaitsChildren, Xt as nextRunName, _n as deriveState, an as fenceName, ct as createNodeHasher, mn as selectNewestComments, po as hasSubject, sn as describeRemoved, un as buildPromptContext, vn as loadGates, yn as loadGatesOf, za as describeTargets } from "./job-agent-plan-publish.js";
import { Ft as signalOf, Pt as selectPipeline, Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";
import { l as utf8Length, w as problemText } from "./job-cli.js";
import { M as instructionsPath, N as renderPrompt, j as buildInstructions } from "./job-agent.js";
import { d as buildRules, f as describeRule, g as renderRules, n as findRuleReading, p as describeRules, t as engines } from "./job-agent-validate.js";
import { n as storedRecordSchema } from "./stored-record-schema.js";
import { P as fillInputs, q as parseTrigger } from "./job-plan.js";
import { t as findStage } from "./find-stage.js";
import { n as findConfigFile, r as loadConfig } from "./load-config.js";
import { c as readJsonAs, i as printJson, l as UsageError, n as printAside, o as readBytes, r as printExact, s as readJson } from "./read-json.js";
import { g as readHandoff, u as stateSeenBy } from "./job-publish.js";
import { t as makeHandoff } from "./make-handoff.js";
import { r as sampleJob, t as buildEvent } from "./build-event.js";
import { n as listChoices } from "./choose-thread.js";
import { n as describeChoice, r as readEventChoice } from "./event-options.js";
import { n as fillStoredHandoffs, t as openTexts } from "./open-texts.js";
import { Bt as renderHistory, Tr as actionsAccount, Vt as toHistoryEntries, tr as readGivenInputs } from "./job-plan-publish.js";
import { n as numberOfThread, r as toComment, t as commentsSchema } from "./to-comment.js";
import { n as decodeThread } from "./decode-thread.js";
import { dirname, join, sep } from "node:path";
import { readFileSync, realpathSync, statSync } from "node:fs";

// src/terminal/handoff/fill-samples.ts
async function fillSamples(state, { stage, given }) {
	const ancestors = ancestorsOf(pipelineOf(state.run), stage);
	const files = readFiles(given, {
		stage,
		ancestors: ancestors.filter((name) => isAgentStage(stageOf(state.run, name)))
	});
	const filled = [];
	const assumed = [];
	for (const name of ancestors) {
		const own = stageOf(state.run, name);
		const file = files.get(name);
		filled.push(buildTask(state, {
			name,
			own,
			handoff: await findHandoff(name, {
				own,
				file
			})
		}));
		if (file === void 0 && isAgentStage(own)) assumed.push(`Stage ${name} left a made-up handoff (--handoff ${name}=FILE).`);
	}
	const ended = filled.map((last) => [last.body.stage, endRow(state, last)]);
	return {
		state: {
			...state,
			rows: new Map([...state.rows, ...ended]),
			tasks: [...state.tasks, ...filled]
		},
		assumed
	};
}
function endRow({ rows }, last) {
	const name = last.body.stage;
	const { kind = "stage", parent } = rows.get(name) ?? {};
	return {
		name,
		kind,
		parent,
		status: "ended",
		last,
		settledAt: last.seq
	};
}
function readFiles(given, { stage, ancestors }) {
	return new Map(given.map((value) => {
		const [, name = "", file = ""] = /^([^=]+)=(.+)$/.exec(value) ?? [];
		if (file === "") throw new UsageError(`--handoff is "${value}"; write it as STAGE=FILE, such as investigate=handoff.json.`);
		if (ancestors.includes(name)) return [name, file];
		const others = ancestors.length === 0 ? "There is none" : `Write ${ancestors.join(" or ")}`;
		throw new UsageError(`--handoff names "${name}", which is no stage with an agent before ${stage}. ${others}.`);
	}));
}
async function findHandoff(name, { own, file }) {
	if (!isAgentStage(own)) return void 0;
	if (file === void 0) {
		const made = await makeHandoff(name, own.handoff);
		if (made.ok) return made.value;
		throw new UsageError(made.error);
	}
	const { handoff, errors } = await readHandoff({
		file: readBytes(file),
		printed: {}
	}, own.handoff);
	if (handoff !== void 0) return handoff;
	throw new UsageError([`${file} is no handoff that stage ${name} could leave:`, ...errors.map(({ message }) => `  ${message}`)].join("\n"));
}
function buildTask({ run }, { name, own, handoff }) {
	const { repo, thread, body } = run;
	return {
		kind: "task",
		repo,
		thread,
		run: run.run,
		task: name,
		attempt: 1,
		execution: 1,
		seq: 2,
		prev: "",
		body: {
			stage: name,
			agent: isAgentStage(own) ? own.agent : own.uses,
			engine: "",
			outcome: "succeeded",
			results: {},
			outputs: [],
			...handoff === void 0 ? {} : { handoff },
			consumed: [],
			isolated: true,
			warnings: [],
			startedAt: body.startedAt,
			finishedAt: body.startedAt,
			workflowRun: body.workflowRun
		}
	};
}

// src/cli/prompt/build-system.ts
const files = {
	context: "$BATON_CONTEXT_PATH",
	handoff: "$BATON_HANDOFF_PATH",
	results: "$BATON_RESULTS_PATH"
};
function buildSystem({ run }, { name, config }) {
	const stage = pipelineOf(run).stages[name];
	const agent = stage !== void 0 && isAgentStage(stage) ? run.body.config.agents[stage.agent] : void 0;
	if (stage === void 0 || !isAgentStage(stage) || agent === void 0) return {
		instructions: "",
		rules: []
	};
	const targets = describeTargets(run.body.config, stage.agent);
	const root = dirname(dirname(config));
	const reading = findRuleReading(engines[agent.engine], agent);
	const rules = reading === void 0 ? [] : buildRules(reading, (file) => readRule(root, file));
	const request = {
		stage,
		signal: signalOf(stage, agent),
		files,
		targets,
		own: readOwn(agent, config)
	};
	return {
		instructions: buildInstructions({
			...request,
			rules: renderRules(rules)
		}),
		rules
	};
}
function readRule(root, file) {
	try {
		const path = realpathSync(join(root, file));
		return path.startsWith(`${realpathSync(root)}${sep}`) && statSync(path).isFile() ? readFileSync(path, "utf8") : void 0;
	} catch {
		return;
	}
}
function readOwn({ instructions = "" }, config) {
	const path = instructionsPath(instructions);
	if (path === void 0) return instructions;
	try {
		return readFileSync(join(dirname(dirname(config)), path), "utf8");
	} catch {
		return "";
	}
}

// src/cli/prompt/measure-prompt.ts
const charactersPerToken = 4;
function measurePrompt(text, { nonce, instructions, run }) {
	const name = fenceName(nonce);
	const fenced = new RegExp(`^<${name} origin="([^"]*)"[^\\n]*>\\n([\\s\\S]*?)\\n</${name}>$`, "gm");
	const values = [...text.matchAll(fenced)].map(([, origin = "", value = ""]) => measurePart(origin, value));
	const end = `\n</${name}>`;
	const rest = text.replace(fenced, (whole, _origin, value) => whole.slice(0, -end.length - value.length) + end);
	const beside = instructions === "" ? [] : [measurePart("instructions", instructions)];
	return {
		parts: [
			measurePart("template", rest),
			...values,
			...beside
		],
		cut: listCut(run)
	};
}
function measurePart(part, text) {
	return {
		part,
		bytes: utf8Length(text),
		tokens: Math.ceil(text.length / charactersPerToken)
	};
}
function listCut({ comments, leftOut }) {
	const shown = selectNewestComments(comments).length;
	return [
		{
			number: comments.length - shown + (leftOut?.older ?? 0),
			why: "older, because there was no room"
		},
		{
			number: leftOut?.later ?? 0,
			why: "written or edited after the event"
		},
		{
			number: leftOut?.outside ?? 0,
			why: "of outsiders"
		}
	].flatMap(({ number, why }) => number > 0 ? [`${number} comment${number === 1 ? "" : "s"} left out: ${why}.`] : []);
}
function renderMeasure({ parts, cut }, { bytes, removed }) {
	const own = parts.filter(({ part }) => part !== "instructions");
	const total = {
		part: "the whole prompt",
		bytes,
		tokens: own.reduce((sum, { tokens }) => sum + tokens, 0)
	};
	const beside = parts.filter((each) => !own.includes(each));
	const lines = [
		total,
		...own.map((part) => ({
			...part,
			part: `  ${part.part === "template" ? "template and fences" : part.part}`
		})),
		...beside.map((part) => ({
			...part,
			part: "instructions that the agent gets besides"
		}))
	].map(({ part, bytes, tokens }) => `${String(bytes).padStart(8)} bytes, about ${String(tokens).padStart(6)} tokens  ${part}`);
	const gone = describeRemoved(removed);
	const last = gone === void 0 ? "Nothing hidden was removed." : `Removed from texts of others: ${gone}.`;
	return [
		...lines,
		...cut,
		last,
		""
	].join("\n");
}

// src/cli/thread/describe-history.ts
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
		trustedAuthor: author
	});
	for (const { comment, reason } of ignored) printAside(`ignored comment ${comment}: ${reason}\n`);
	return renderHistory(toHistoryEntries(records, pipeline), {
		history,
		subject: trigger.subject.number
	});
}

// src/cli/thread/prompt-state.ts
function findPromptState(records, query) {
	const run = findNewestRun(records, query);
	if (run === void 0) throw new UsageError(`The records hold no run of pipeline "${query.pipeline}".`);
	const state = derive(records, run, query.gates);
	const ended = findEnded(state, query);
	if (ended !== void 0) {
		const before = records.filter(({ record }) => record.run === run && record.seq < ended.seq);
		return {
			state: stateSeenBy(derive(before, run, query.gates), ended.body),
			due: ended,
			nonce: ended.body.prompt?.nonce
		};
	}
	const row = state.rows.get(query.stage);
	return {
		state,
		due: row?.status === "ready" ? row.next : {
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
	const row = state.rows.get(query.stage);
	return named ?? (row?.status === "ended" || row?.status === "closing" || awaitsChildren(row) ? row.last : void 0);
}
function derive(records, run, gates) {
	const state = deriveState(records, run, gates);
	if (!state.ok) throw new UsageError(state.error.message);
	return state.value;
}
function startPromptState(config, facts) {
	const { pipeline, history } = facts;
	const { on } = selectPipeline(config, pipeline).pipelines[pipeline] ?? { on: {} };
	const given = readGivenInputs(facts.trigger, {
		name: pipeline,
		on
	});
	if (given?.ok === false) throw new UsageError(given.error);
	const trigger = fillInputs(facts.trigger, {
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
		}], run, facts.gates),
		due: {
			attempt: 1,
			execution: 1
		},
		nonce: void 0
	};
}

// src/cli/commands/prompt.ts
async function prompt(named, options) {
	checkOptions(options);
	const config = loadConfig(options.config);
	const [parent = named, ...below] = named.split("/");
	const { pipeline, name: own } = findStage(config, parent);
	const name = [own, ...below].join("/");
	const known = await findState(config, {
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
	if (!rendered.ok) {
		printAside(`${problemText(rendered.error)}\n`);
		if (options.json === true) printJson({ error: rendered.error });
		return 1;
	}
	print(rendered.value, {
		known,
		name,
		options
	});
	return 0;
}
function print({ text, facts }, { known, name, options }) {
	const { assumed, state } = known;
	const { instructions, rules: parts } = buildSystem(state, {
		name,
		config: findConfigFile(options.config)
	});
	const rules = describeRules(parts, (each) => createNodeHasher().sha256(each));
	const measure = measurePrompt(text, {
		nonce: facts.nonce,
		instructions,
		run: state.run.body
	});
	if (options.json === true) printJson({
		prompt: text,
		...facts,
		instructions,
		rules,
		...measure,
		assumed
	});
	else {
		const lines = assumed.map((each) => `assumed: ${each}\n`);
		printAside([
			...lines,
			renderMeasure(measure, facts),
			...rules.map((rule) => `${describeRule(rule)}\n`)
		].join(""));
		printExact(text);
	}
}
function checkOptions(options) {
	const { history, records, nonce, trustedAuthor, event, eventName, handoff = [] } = options;
	if (event === void 0 !== (eventName === void 0)) throw new UsageError(event === void 0 ? "--event-name says what --event holds: add '--event <file>', or say the event with an option such as --label NAME." : "Say which event the file holds: add '--event-name <name>', such as --event-name issues.");
	if (history !== void 0 && records !== void 0) throw new UsageError("The run in --records holds its history already; leave --history out.");
	if (handoff.length > 0 && records !== void 0) throw new UsageError("The run in --records holds its handoffs already; leave --handoff out.");
	if (trustedAuthor !== void 0 && history === void 0) throw new UsageError("--trusted-author says whose records of --history count; give --history too, or leave it out.");
	if (nonce === void 0 || /^[0-9a-f]{1,64}$/i.test(nonce)) return;
	throw new UsageError(`--nonce is "${nonce}"; write hexadecimal digits, as the task record holds them.`);
}
const recordsSchema = object({ get records() {
	return array(storedRecordSchema);
} });
async function findState(config, asked) {
	const { pipeline, stage, options } = asked;
	const event = findEvent(config, asked);
	if (options.records !== void 0) {
		const { records } = readJsonAs(options.records, {
			schema: recordsSchema,
			what: "what `baton records --json` prints"
		});
		const subject = event === void 0 ? void 0 : findSubject(event);
		return {
			...findPromptState(records, {
				pipeline,
				stage,
				nonce: options.nonce,
				subject,
				gates: await loadGatesOf(records)
			}),
			assumed: []
		};
	}
	if (event === void 0) throw new UsageError(`Say what starts pipeline "${pipeline}": --webhook TYPE --payload FILE, or --event FILE --event-name NAME.`);
	const trigger = parseTrigger(event.name, event.payload);
	if (!trigger.ok) throw new UsageError(`${options.event ?? "The event"} starts no pipeline: ${trigger.error.reason}`);
	const { trustedAuthor } = options;
	const { check } = trigger.value;
	const completed = {
		...trigger.value,
		check: check && {
			...check,
			jobs: [sampleJob]
		}
	};
	const facts = {
		config,
		pipeline,
		trigger: completed,
		trustedAuthor
	};
	const history = options.history === void 0 ? void 0 : describeHistory(options.history, facts);
	const own = config.pipelines[pipeline];
	const gates = await loadGates([config]);
	const started = startPromptState(config, {
		pipeline,
		trigger: completed,
		history,
		gates
	});
	const filled = await fillSamples(started.state, {
		stage,
		given: options.handoff ?? []
	});
	const unknown = listUnknown(completed, own?.history !== void 0 && !history);
	return {
		...started,
		state: filled.state,
		assumed: [
			...event.assumed,
			...unknown,
			...filled.assumed
		]
	};
}
function listUnknown({ check }, isFirst) {
	const jobs = check === void 0 ? [] : ["One job failed, and its log is made up."];
	return isFirst ? [...jobs, "There are no earlier runs (--history)."] : jobs;
}
function findEvent(config, { pipeline, options }) {
	const { event, eventName = "", records } = options;
	const said = readEventChoice(options);
	if (event !== void 0 && said !== void 0) throw new UsageError(`--${said.kind} says the event already. Leave --event and --event-name out.`);
	if (event !== void 0) return {
		name: eventName,
		payload: readJson(event),
		assumed: []
	};
	const own = config.pipelines[pipeline];
	const first = own === void 0 ? void 0 : listChoices(pipeline, own).find(({ kind }) => kind !== "webhook");
	const choice = said ?? (records === void 0 ? first : void 0);
	if (choice === void 0) return void 0;
	const built = buildEvent({ pipelines: own === void 0 ? {} : { [pipeline]: own } }, choice, {
		...options,
		role: "write",
		hasFiles: false,
		now: (/* @__PURE__ */ new Date()).toISOString()
	});
	const assumed = said === void 0 ? [`The event is the first one that the pipeline waits for: ${describeChoice(choice)}.`] : [];
	return {
		...built,
		assumed: [...assumed, ...built.assumed]
	};
}
function findSubject({ name, payload }) {
	const trigger = parseTrigger(name, payload);
	return trigger.ok && hasSubject(trigger.value) ? trigger.value.subject.number : void 0;
}

export { prompt };