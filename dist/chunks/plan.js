import { d as object, h as string, n as _enum, s as int } from "./schemas.js";
import { n as unsignedNote } from "./notes.js";
import { n as oneLine } from "./inline.js";
import { x as startIdOf, y as hasSubject } from "./node-hasher.js";
import { t as renderRunOverview } from "./stage-graph.js";
import { n as applyChange, r as renderPlanSummary, t as planRun } from "./plan-run.js";
import { t as createDryPorts } from "./dry-ports.js";
import { r as readChange } from "./read-change.js";
import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { n as success, t as failure } from "./result.js";
import { t as parseTrigger } from "./parse-trigger.js";
import { n as readDispatchedOrder } from "./read-order-input.js";
import { t as updateConfigIssue } from "./config-issue.js";
import { r as writeOutputs } from "./outputs.js";
import { t as writeSummary } from "./summary.js";
import { t as createEngine } from "./create-engine.js";
import { n as problemText } from "./problem.js";
import { t as describeChange } from "./change.js";
import { r as sweepInPassing } from "./sweep3.js";

// src/entry/action/event/read-trigger.ts
/** What a `pull_request` job says about its event. Unsigned, so it only tells what to ask GitHub about (DESIGN 4.8). */
const hintSchema = object({
	event: _enum(["pull_request", "pull_request_review"]),
	action: _enum([
		"labeled",
		"opened",
		"reopened",
		"assigned",
		"ready_for_review",
		"submitted"
	]),
	number: int(),
	label: string().optional(),
	assignee: string().optional(),
	review: int().optional(),
	/** Commit that it was at. */
	head: string().regex(/^[0-9a-f]{40}$/)
});
/** The trigger of this job, or why there is none, in words. */
async function readTrigger(context, github) {
	const { job } = context;
	if (job.eventName !== "workflow_dispatch") {
		const trigger = parseTrigger(job.eventName, job.payload);
		if (!trigger.ok) return failure(trigger.error.reason);
		return success(await addFiredAt(trigger.value, {
			run: job.workflowRun.id,
			dispatcher: github.dispatcher
		}));
	}
	const { event, pipeline } = readDispatchedOrder(context);
	if (event !== void 0) return askAbout(event, github.subjects);
	if (pipeline === void 0) return failure("the dispatch holds neither a task nor an event, and names no pipeline to start");
	const trigger = parseTrigger(job.eventName, job.payload);
	if (!trigger.ok) return failure(trigger.error.reason);
	return success(await addFiredAt(trigger.value, {
		run: job.workflowRun.id,
		dispatcher: github.dispatcher
	}));
}
/** A tick's payload has no time. That of the workflow run stays the same when a job waits or runs again. */
async function addFiredAt(trigger, at) {
	if (hasSubject(trigger)) return trigger;
	const firedAt = await at.dispatcher.getCreatedAt(at.run);
	return trigger.schedule === void 0 ? {
		...trigger,
		firedAt
	} : {
		...trigger,
		schedule: {
			...trigger.schedule,
			firedAt
		}
	};
}
const words = {
	labeled: "labelled",
	opened: "opened",
	reopened: "opened again",
	assigned: "assigned",
	ready_for_review: "marked as ready",
	submitted: "reviewed"
};
async function askAbout(text, subjects) {
	const hint = parseHint(text);
	if (hint === void 0) return failure(`the input event is no hint that we know: ${text.slice(0, 200)}`);
	const found = await subjects.resolveHint(hint);
	const name = `pull request #${hint.number}`;
	if (found === void 0) {
		const lacks = hint.action === "labeled" ? `does not have the label "${hint.label}"` : `was not ${words[hint.action]}`;
		return failure(`${name} ${lacks}`);
	}
	const again = hint.action === "labeled" ? "label it again to start" : "comment `/baton run` and the pipeline to start";
	if (!found.open) return failure(`${name} is closed; open it again and ${again}`);
	const head = found.trigger.subject.head?.sha ?? "";
	if (head !== hint.head) return failure(`${name} was at ${hint.head.slice(0, 12)} when it was ${words[hint.action]} and is at ${head.slice(0, 12)} now; ${again}`);
	if (found.editedAt !== null && Date.parse(found.editedAt) >= Date.parse(found.at)) return failure(`the text of #${hint.number} was edited at ${found.editedAt}, after it was ${words[hint.action]} at ${found.at}; ${again}`);
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

// src/entry/action/modes/plan-change.ts
/** Lets the runs about a subject answer to its change, and says what they made of it. */
async function planChange(context, { wired, change }) {
	if (change === "not-so") return writeSummary("Nothing was done: what this workflow run was told of its issue or pull request is not so, or not any more.");
	const dry = context.inputs.dryRun ? createDryPorts(wired.engine.ports) : void 0;
	const engine = {
		...wired.engine,
		ports: dry?.ports ?? wired.engine.ports
	};
	const changed = await applyChange(engine, {
		change,
		configText: wired.configText
	});
	if (!changed.ok) throw new Error(changed.error.map(problemText).join("\n"));
	const about = `#${change.subject.number}: ${describeChange(change)}.`;
	const lines = changed.value.map(({ run, said }) => `Run \`${run}\`: ${oneLine(said, 500)}.`);
	const effects = (dry?.effects ?? []).map((effect) => `- Dry run: would ${oneLine(effect, 500)}`);
	const words = [
		about,
		...lines.length === 0 ? ["No run about it was under way."] : lines,
		...effects
	];
	for (const line of words) context.log.info(line);
	await writeSummary(words.join("\n\n"));
}

// src/entry/action/modes/plan.ts
/** Decides what an event starts, and starts it. */
async function plan(context) {
	const wired = await createEngine(context);
	const change = await readChange(context, wired.github.subjects);
	if (change !== void 0) return planChange(context, {
		wired,
		change
	});
	const planned = await planEvent(context, wired);
	if (planned !== void 0) await writeOutputs({
		task: planned.inline?.text ?? "",
		tasks: JSON.stringify(planned.runs.flatMap(({ run, started }) => started.map((stage) => `${run}/${stage}`))),
		run: planned.runs[0]?.run ?? ""
	});
	await sweepInPassing(context, {
		wired,
		hasTask: planned?.inline !== void 0
	});
}
/** Undefined when the event cannot be a trigger; why is in log and summary. */
async function planEvent(context, wired) {
	const { inputs, job, log } = context;
	const trigger = await readTrigger(context, {
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
		inline: true,
		start: startIdOf(trigger.value, `workflow run ${job.workflowRun.id}`)
	});
	if (!planned.ok) {
		for (const problem of planned.error) annotate(context, problem);
		await updateConfigIssue(context, {
			ports: wired.github,
			text: wired.configText
		});
		throw new Error(`${planned.error[0]?.code ?? "BATON-E913"}: ${inputs.config} has ${planned.error.length} fault${planned.error.length === 1 ? "" : "s"}, so nothing was started.`);
	}
	const summary = renderPlanSummary(planned.value, dry && [...dry.effects, ...describeInline(planned.value)]);
	log.info(summary);
	const note = engine.ports.signer === void 0 ? [unsignedNote] : [];
	await writeSummary([
		summary,
		...planned.value.runs.map(({ state }) => renderRunOverview(state)),
		...note
	].join("\n\n"));
	return dry === void 0 ? planned.value : {
		...planned.value,
		inline: void 0
	};
}
/** What would go on in this very workflow run is no request, but starts an agent all the same. */
function describeInline({ inline }) {
	if (inline === void 0) return [];
	const { run, task, execution } = inline.dispatch;
	return [`start ${run}/${task} execution ${execution} for agent`];
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

export { planEvent as n, planChange as r, plan as t };