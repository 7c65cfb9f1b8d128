import { c as literal, d as object, h as string, s as int } from "./schemas.js";
import { t as oneLine } from "./one-line.js";
import { n as createDryPorts, r as renderRunOverview, t as createEngine } from "./create-engine.js";
import { n as renderPlanSummary, t as planRun } from "./plan-run.js";
import { t as unsignedNote } from "./unsigned-note.js";
import { t as parseUntrustedJson } from "./parse-untrusted-json.js";
import { n as success, t as failure } from "./result.js";
import { t as parseTrigger } from "./parse-trigger.js";
import { t as readDispatched } from "./task-text.js";
import { t as writeOutputs } from "./write-outputs.js";
import { t as writeSummary } from "./write-summary.js";

// src/entry/action/find-trigger.ts
/** What a `pull_request` job says about its event. Unsigned, so it only tells what to ask GitHub about (DESIGN 4.8). */
const hintSchema = object({
	event: literal("pull_request"),
	action: literal("labeled"),
	number: int(),
	label: string(),
	/** Commit that was labelled. */
	head: string().regex(/^[0-9a-f]{40}$/)
});
/** The trigger of this job, or why there is none, in words. */
async function findTrigger(context, github) {
	const { job } = context;
	if (job.eventName !== "workflow_dispatch") {
		const trigger = parseTrigger(job.eventName, job.payload);
		if (!trigger.ok) return failure(trigger.error.reason);
		return success(await addFiredAt(trigger.value, {
			run: job.workflowRun.id,
			dispatcher: github.dispatcher
		}));
	}
	const { event, pipeline } = readDispatched(context);
	if (event !== void 0) return askAbout(event, github.subjects);
	if (pipeline !== void 0) return failure(`pipeline "${pipeline}" was asked for by hand, and manual runs are not supported yet`);
	return failure("the dispatch holds neither a task nor an event; start pipelines with a label");
}
/** A tick's payload has no time. That of the workflow run stays the same when a job waits or runs again. */
async function addFiredAt(trigger, at) {
	if (trigger.schedule === void 0) return trigger;
	return {
		...trigger,
		schedule: {
			...trigger.schedule,
			firedAt: await at.dispatcher.getCreatedAt(at.run)
		}
	};
}
async function askAbout(text, subjects) {
	const hint = parseHint(text);
	if (hint === void 0) return failure(`the input event is no hint that we know: ${text.slice(0, 200)}`);
	const found = await subjects.findLabeledPullRequest(hint.number, hint.label);
	if (found === void 0) return failure(`pull request #${hint.number} does not have the label "${hint.label}"`);
	if (!found.open) return failure(`pull request #${hint.number} is closed; open it again and label it again to start`);
	const head = found.trigger.subject.head?.sha ?? "";
	if (head !== hint.head) return failure(`pull request #${hint.number} was at ${hint.head.slice(0, 12)} when it was labelled and is at ${head.slice(0, 12)} now; label it again to start`);
	if (found.editedAt !== null && Date.parse(found.editedAt) >= Date.parse(found.labeledAt)) return failure(`the text of #${hint.number} was edited at ${found.editedAt}, after it was labelled at ${found.labeledAt}; label it again to start`);
	return success(found.trigger);
}
function parseHint(text) {
	const json = parseUntrustedJson(text, {
		maxBytes: 1e4,
		maxDepth: 2,
		maxNodes: 20
	});
	return json.ok ? hintSchema.safeParse(json.value).data : void 0;
}

// src/entry/action/modes/plan.ts
/** Decides what an event starts, and starts it. */
async function plan(context) {
	const planned = await planEvent(context, await createEngine(context));
	if (planned === void 0) return;
	await writeOutputs({
		task: planned.inline?.text ?? "",
		tasks: JSON.stringify(planned.runs.flatMap(({ run, started }) => started.map((stage) => `${run}/${stage}`))),
		run: planned.runs[0]?.run ?? ""
	});
}
/** Undefined when the event cannot be a trigger; why is in log and summary. */
async function planEvent(context, wired) {
	const { inputs, job, log } = context;
	const trigger = await findTrigger(context, {
		subjects: wired.github.subjects,
		dispatcher: wired.dispatcher
	});
	if (!trigger.ok) {
		log.info(`No pipeline was started: ${trigger.error}.`);
		await writeSummary(`No pipeline was started: ${oneLine(trigger.error, 1e3)}.`);
		return;
	}
	const dry = inputs.dryRun ? createDryPorts(wired.engine.ports) : void 0;
	const engine = {
		...wired.engine,
		ports: dry?.ports ?? wired.engine.ports
	};
	const planned = await planRun(engine, {
		trigger: trigger.value,
		configText: wired.configText,
		commit: job.sha,
		inline: !inputs.dryRun,
		start: startOf(trigger.value, job.workflowRun.id)
	});
	if (!planned.ok) {
		for (const problem of planned.error) annotate(context, problem);
		throw new Error(`${inputs.config} has ${planned.error.length} fault${planned.error.length === 1 ? "" : "s"}, so nothing was started.`);
	}
	const summary = renderPlanSummary(planned.value, dry?.effects);
	log.info(summary);
	const note = engine.ports.signer === void 0 ? [unsignedNote] : [];
	await writeSummary([
		summary,
		...planned.value.runs.map(({ state }) => renderRunOverview(state)),
		...note
	].join("\n\n"));
	return planned.value;
}
/** A fault of the config, shown at its place in the file. */
function annotate({ log, inputs }, { code, message, line, column }) {
	if (line === void 0) {
		log.error(`${code}: ${message}`);
		return;
	}
	const at = column === void 0 ? `line ${line}` : `line ${line}, column ${column}`;
	log.error(`${code}: ${inputs.config} ${at}: ${message}`, {
		file: inputs.config,
		line,
		column
	});
}
/** A label on a pull request may be forwarded twice; every other event has a workflow run of its own, also when that runs again. */
function startOf(trigger, workflowRun) {
	return trigger.labeledAt === void 0 ? `workflow run ${workflowRun}` : `label ${trigger.label} ${trigger.labeledAt}`;
}

export { planEvent as n, plan as t };