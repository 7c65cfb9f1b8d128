import { m as strictObject } from "./schemas.js";
import { n as unsignedNote } from "./notes.js";
import { n as problemText } from "./problem.js";
import { t as renderPublishSummary } from "./publish.js";
import { t as createDryPorts } from "./dry-ports.js";
import { n as explainVanishedRun, r as advanceRun, t as explainLostJob } from "./lost-job.js";
import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { f as artifactRefSchema, p as outputLimits } from "./node-hasher.js";
import { t as openAgentOutput } from "./open-agent-output.js";
import { n as verifyOutput } from "./output-digest.js";
import { t as findKillSwitch } from "./kill-switch.js";
import { r as readTaskText, t as openOrder } from "./read-order-input.js";
import { n as describeTask, r as writeOutputs } from "./outputs.js";
import { t as writeSummary } from "./summary.js";
import { t as createEngine } from "./create-engine.js";

// src/entry/action/event/read-delivery.ts
/**
* What came of the agent job, from its outputs; never "nothing" when it may have been something (DESIGN 2). Undefined when a
* loss was to be recorded and nothing is lost: somebody let the jobs run again.
*/
async function readDelivery(context, request) {
	const { inputs, job } = context;
	const { lost } = request.dispatch;
	if (lost !== void 0) {
		const cause = explainVanishedRun(lost, await request.dispatcher.listJobs(lost));
		return cause === void 0 ? void 0 : {
			kind: "lost",
			failure: cause
		};
	}
	if (request.dispatch.for === "publish") return { kind: "built-in" };
	const output = inputs["agent-output"];
	const description = inputs["agent-output-digest"];
	if (output === "" && description === "") return {
		kind: "lost",
		failure: await explainSilence(request, job.workflowRun.id)
	};
	const verdict = verifyOutput(output, description, (text) => request.engine.ports.hasher.sha256(text));
	if (verdict !== "fits") return {
		kind: "lost",
		failure: {
			reason: "output-withheld",
			message: `The output of the agent job is "${verdict}": its digest says ${description || "nothing"}, and ${output.length} characters arrived. GitHub drops outputs that hold a masked value; something in the agent's output equals a secret of the repository, or a line of one.`
		}
	};
	return open(output, {
		...request,
		run: job.workflowRun.id
	});
}
/** An order that is too late does not start its agent: then the job's own failure says less than the order. */
async function explainSilence({ dispatch, engine, dispatcher }, run) {
	const limit = dispatch["not-after"];
	const lost = explainLostJob(await dispatcher.listJobs(run));
	if (!(Date.parse(engine.ports.clock.now()) > Date.parse(limit)) || lost.reason !== "job-failed") return lost;
	return {
		reason: "order-expired",
		message: `The order was valid until ${limit}, and its agent had not started by then.`
	};
}
async function open(text, request) {
	const artifact = readLocator(text);
	const content = artifact === void 0 ? text : await download(artifact, request);
	if (typeof content !== "string") return {
		kind: "lost",
		failure: content
	};
	const output = openAgentOutput(content, request.dispatch);
	if (output.ok) return {
		kind: "output",
		output: output.value
	};
	return {
		kind: "lost",
		failure: {
			reason: "output-malformed",
			message: problemText(output.error)
		}
	};
}
function readLocator(text) {
	const json = parseUntrustedJson(text, outputLimits);
	return json.ok ? strictObject({ artifact: artifactRefSchema }).safeParse(json.value).data?.artifact : void 0;
}
async function download(ref, request) {
	const content = await request.artifacts.download(ref, {
		run: request.run,
		maxBytes: outputLimits.maxBytes
	});
	if (typeof content !== "string") return Buffer.from(content).toString("utf8");
	return {
		reason: "output-unreadable",
		message: `The output of the agent job is in artifact ${ref.artifactId} (${ref.file}), which could not be read: ${content}.`
	};
}

// src/entry/action/modes/publish.ts
/** Records what an execution came to and starts what follows. */
async function publish(context) {
	const { inputs, job, log } = context;
	const wired = await createEngine(context);
	const dry = inputs.dryRun ? createDryPorts(wired.engine.ports) : void 0;
	const engine = {
		...wired.engine,
		ports: dry?.ports ?? wired.engine.ports
	};
	const dispatch = openOrder(engine, readTaskText(context));
	const delivery = await readDelivery(context, {
		...wired,
		dispatch,
		engine
	});
	if (delivery === void 0) {
		log.info(`${dispatch.run}/${dispatch.task}: its jobs run again, so nothing was lost.`);
		return;
	}
	const workflowRun = delivery.kind === "built-in" && job.id !== void 0 ? {
		...job.workflowRun,
		job: job.id
	} : job.workflowRun;
	const advanced = await advanceRun(engine, {
		dispatch,
		delivery,
		workflowRun
	});
	if (!advanced.ok) throw new Error(problemText(advanced.error));
	await report(advanced.value, {
		context,
		run: dispatch.run,
		effects: dry?.effects,
		unsigned: engine.ports.signer === void 0
	});
	log.info(`${dispatch.run}/${dispatch.task}: ${advanced.value.task?.outcome ?? "nothing to record"}.`);
}
async function report(advanced, facts) {
	const pause = findKillSwitch(process.env);
	const note = [...facts.unsigned ? [unsignedNote] : [], ...pause === void 0 ? [] : [`${pause}.`]];
	await writeSummary([renderPublishSummary(advanced, facts), ...note].join("\n\n"));
	await writeOutputs({
		run: facts.run,
		tasks: JSON.stringify(advanced.started.map((stage) => `${facts.run}/${stage}`)),
		...describeTask(advanced.task, advanced.state)
	});
}

export { publish };