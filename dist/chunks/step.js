import { Kt as stageSchema, an as historySchema } from "./job-agent-plan-publish-validate.js";
import { gn as commonGates } from "./job-agent-plan-publish.js";

// src/core/state/step.ts
const stepPipeline = "step";
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
	const tasks = Object.entries(request.needs).map(([name, need], index) => buildNeededTask(request, {
		name,
		need,
		seq: index + 2
	}));
	const { name } = request;
	const next = {
		attempt: 1,
		execution: 1,
		cause: tasks.length + 1
	};
	const rows = [...tasks.map(endRow), {
		name,
		kind: "stage",
		status: "ready",
		next
	}];
	return {
		run,
		rows: new Map(rows.map((row) => [row.name, row])),
		tasks,
		transfers: [],
		spawned: [],
		decisions: [],
		paused: void 0,
		end: void 0,
		tip: {
			seq: tasks.length + 1,
			digest: ""
		},
		gates: commonGates
	};
}
function endRow(last) {
	return {
		name: last.body.stage,
		kind: "stage",
		status: "ended",
		last,
		settledAt: last.seq
	};
}
function recordBase(request) {
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
		...recordBase(request),
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
				prices: request.prices
			},
			head: commit,
			startedAt: now,
			workflowRun,
			history: request.history
		}
	};
}
function buildNeededTask(request, facts) {
	const { name, need, seq } = facts;
	return {
		kind: "task",
		...recordBase(request),
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
			handoff: need.handoff,
			consumed: [],
			isolated: false,
			warnings: [],
			startedAt: request.now,
			finishedAt: request.now,
			workflowRun: request.workflowRun
		}
	};
}
const stepHistory = historySchema.parse({});
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
	const task = buildOwnTask(state, {
		output,
		agent
	});
	const { outcome, finishedAt } = output;
	return {
		...state,
		run: first,
		rows: /* @__PURE__ */ new Map([[output.task, endRow(task)]]),
		tasks: [task],
		end: {
			...first,
			kind: "end",
			body: {
				outcome,
				reason: `${output.task}: ${output.failure?.reason ?? outcome}`,
				finishedAt
			}
		}
	};
}
function buildOwnTask({ run, tip }, { output, agent }) {
	const { outcome, failure, note, results, outputs, handoff, isolated, usage, warnings } = output;
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
			failure,
			note,
			handoff,
			results,
			outputs,
			consumed: [],
			isolated,
			...usage === void 0 ? {} : { usage },
			warnings,
			startedAt: output.startedAt,
			finishedAt: output.finishedAt,
			workflowRun: run.body.workflowRun
		}
	};
}

export { stepPipeline as i, buildStepState as n, stepHistory as r, buildEndedStep as t };