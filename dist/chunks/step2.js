import { E as prettifyError, b as string, f as int, g as object, p as literal, v as record } from "./zod.js";
import { a as parseConfig } from "./job-plan-validate.js";
import { Vt as isAgentStage, mn as parseUntrustedJson } from "./job-agent-plan-publish-validate.js";
import { Ha as outcomeSchema, La as stageOf, d as readConfigFile, io as limitResponse, n as mayBeForeign, r as readRevisions, ro as captureResults, si as limited, u as readConfig, vt as writeSummary, xt as writeOutputs } from "./job-agent-plan-publish.js";
import { t as GitHubError, w as problemText } from "./job-cli.js";
import { i as stepPipeline, n as buildStepState, r as stepHistory, t as buildEndedStep } from "./step.js";
import { t as renderTaskSummary } from "./task2.js";
import { C as runAgent, i as createTaskPorts, o as refuseUnlessIsolated, r as createTaskBase } from "./job-agent.js";
import { O as parseHandoff, h as recordedLimits, m as parseResults } from "./job-publish.js";
import { q as parseTrigger } from "./job-plan.js";
import { N as writeHistory, Rt as readHistory } from "./job-plan-publish.js";
import { join } from "node:path";
import { existsSync } from "node:fs";

// src/action/modes/step-inputs.ts
const needsSchema = record(string(), object({
	get result() {
		return string();
	},
	get outputs() {
		return record(string(), string()).default({});
	}
}));
const limits = {
	maxBytes: 67108864,
	maxDepth: 8,
	maxNodes: 1e5
};
function readStepNeeds(text) {
	if (text === "") return {
		needs: {},
		warnings: []
	};
	const json = parseUntrustedJson(text, limits);
	if (!json.ok) throw new Error(`BATON-E910: input needs ${json.error.message}. Write needs: \${{ toJSON(needs) }}.`);
	const parsed = needsSchema.safeParse(json.value);
	if (!parsed.success) throw new Error(`BATON-E910: input needs is not what toJSON(needs) gives: ${prettifyError(parsed.error)}`);
	const warnings = [];
	const needs = Object.entries(parsed.data).map(([name, job]) => {
		const handoff = job.outputs.handoff ? parseHandoff(job.outputs.handoff) : void 0;
		if (handoff?.ok === false) warnings.push(`The handoff of job ${name} was not taken: ${handoff.error.map(({ path, message }) => `${path}: ${message}`).join(" ")}`);
		return [name, {
			outcome: outcomeSchema.safeParse(job.outputs.outcome).data ?? (job.result === "success" ? "succeeded" : "failed"),
			handoff: handoff?.ok === true ? handoff.value.handoff : void 0,
			results: readResults(job.outputs)
		}];
	});
	return {
		needs: Object.fromEntries(needs),
		warnings
	};
}
function readResults({ results = "", output }) {
	const recorded = parseResults(results, recordedLimits).results;
	return output === void 0 ? recorded : {
		...recorded,
		response: limitResponse(output)
	};
}
const actorSchema = object({ get sender() {
	return object({
		get id() {
			return int();
		},
		get login() {
			return string();
		},
		type: literal([
			"User",
			"Bot",
			"Organization"
		]).catch("User")
	});
} });
function findStepTrigger(job) {
	const trigger = parseTrigger(job.eventName, job.payload);
	if (trigger.ok) return trigger.value;
	const actor = actorSchema.safeParse(job.payload).data?.sender ?? {
		id: 0,
		login: "",
		type: "User"
	};
	const { id, owner, name, defaultBranch } = job.repository;
	return {
		kind: "issue-labeled",
		repository: {
			id,
			owner,
			name,
			defaultBranch,
			private: job.repository.private
		},
		subject: {
			kind: "issue",
			number: 0,
			title: "",
			body: "",
			author: actor,
			association: "NONE",
			labels: [],
			url: "",
			comments: 0,
			createdAt: "",
			...readRevisions(job.payload)
		},
		actor,
		label: ""
	};
}
async function openStepHistory(context, stage) {
	const { inputs, job, log } = context;
	if (inputs["signing-key"] === "") return void 0;
	if (mayBeForeign(job)) {
		log.warning(`This code may be somebody else's (event ${job.eventName}), so no history is read or kept.`);
		return;
	}
	const { engine } = await (await import("./create-engine.js")).createEngine(context);
	const pipeline = `${job.workflow.file}/${stage}`;
	return {
		read: async () => (await readHistory(engine, {
			pipeline,
			config: { history: stepHistory },
			subject: 0
		}))?.text ?? "",
		async write(state, output) {
			try {
				await writeHistory(engine, buildEndedStep(state, {
					output,
					agent: inputs.agent,
					pipeline
				}));
			} catch (error) {
				if (!(error instanceof GitHubError)) throw error;
				log.warning(`The history of ${pipeline} was not kept, which takes \`permissions: { issues: write }\`: ${error.message}`);
			}
		}
	};
}

// src/action/modes/step.ts
async function step(context) {
	await refuseUnlessIsolated(context);
	const base = createTaskBase([]);
	const name = stageName(context);
	const job = {
		...context.job,
		configFolder: findConfigFolder(context)
	};
	if (context.inputs.dryRun) {
		buildState(context, { now: base.clock.now() });
		return writeSummary(context, `Dry run: would run agent \`${context.inputs.agent}\`. It was not started.`);
	}
	const memory = await openStepHistory({
		...context,
		job
	}, name);
	const state = buildState(context, {
		now: base.clock.now(),
		history: await memory?.read()
	});
	const ids = {
		run: state.run.run,
		task: name,
		attempt: 1,
		execution: 1
	};
	const wired = await createTaskPorts({
		...context,
		job
	}, {
		base,
		ids
	});
	const stage = stageOf(state.run, name);
	if (!isAgentStage(stage)) throw new Error("A plain step runs an agent.");
	const ran = await runAgent({
		ports: wired.ports,
		settings: {
			...wired.settings,
			mayBeForeign: mayBeForeign(job),
			readConfigFile: (path) => readConfigFile(job, path)
		},
		dispatch: buildDispatch({
			state,
			stage,
			ids,
			now: base.clock.now(),
			traceparent: context.environment.TRACEPARENT ?? ""
		}),
		state,
		stage,
		startedAt: base.clock.now()
	});
	const captured = captureResults(ran);
	for (const warning of captured.warnings) context.log.warning(warning);
	const output = {
		...ran,
		results: captured.results,
		warnings: [...ran.warnings, ...captured.warnings]
	};
	await writeOutputs(context, {
		run: ids.run,
		outcome: output.outcome,
		handoff: output.handoff === void 0 ? "" : JSON.stringify(output.handoff),
		results: JSON.stringify(output.results),
		output: wired.finalText(),
		"final-agent": context.inputs.agent,
		"handoff-chain": "[]"
	});
	const advice = output.failure?.reason === "limited" ? limitAdvice : "";
	await writeSummary(context, renderTaskSummary(output) + (advice && `\n\n${advice}`));
	context.log.info(`${context.inputs.agent}: ${output.outcome}${output.failure === void 0 ? "" : ` (${output.failure.message})`}`);
	if (advice !== "") context.log.warning(advice);
	await memory?.write(state, output);
}
const limitAdvice = "A plain step waits for no usage limit, and no `fallback` continues: run this job again once the limit is open.";
function buildState(context, { now, history }) {
	const { inputs, job, log } = context;
	const config = parseConfig(readConfig({
		inputs,
		job: {
			...job,
			configFolder: findConfigFolder(context)
		}
	}));
	if (!config.ok) throw new Error(config.error.map(problemText).join("\n"));
	const agent = config.value.agents[inputs.agent];
	if (agent === void 0) throw new Error(`BATON-E910: input agent is "${inputs.agent}", which ${inputs.config} does not have. It has: ${Object.keys(config.value.agents).join(", ")}.`);
	if (inputs.prompt.trim() === "") throw new Error("BATON-E910: input prompt is empty. Write what the agent is to do.");
	const { needs, warnings } = readStepNeeds(inputs.needs);
	for (const warning of warnings) log.warning(warning);
	return buildStepState({
		name: stageName(context),
		agentName: inputs.agent,
		agent,
		prices: config.value.prices,
		prompt: inputs.prompt,
		needs,
		trigger: findStepTrigger(job),
		commit: job.sha,
		now,
		workflowRun: job.workflowRun,
		history
	});
}
function findConfigFolder({ job, inputs }) {
	return existsSync(join(job.configFolder, inputs.config)) ? job.configFolder : job.workspace;
}
function stageName({ environment }) {
	return environment.GITHUB_JOB ?? "step";
}
function buildDispatch({ state, stage, ids, now, traceparent }) {
	return {
		baton: 1,
		kind: "dispatch",
		for: "agent",
		via: "action",
		repo: state.run.repo,
		subject: state.run.thread,
		thread: state.run.thread,
		lock: 0,
		...ids,
		head: state.run.body.head,
		commit: state.run.body.commit,
		first: {
			id: 0,
			at: now
		},
		status: 0,
		issued: now,
		"not-after": now,
		job: {
			"timeout-minutes": stage["timeout-minutes"],
			group: stepPipeline,
			checkout: stage.checkout
		},
		digests: [],
		records: {
			enc: "located",
			list: []
		},
		traceparent,
		key: "",
		sig: ""
	};
}

export { step };