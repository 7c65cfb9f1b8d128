import { d as object, h as string, n as _enum, s as int } from "./schemas.js";
import { t as oneLine } from "./one-line.js";
import { t as renderRunOverview } from "./run-overview.js";
import { a as nameStart, i as decideRun, n as newestOf, o as renderPlanSummary, r as runThreadsOf, t as planRun } from "./plan-run.js";
import { t as unsignedNote } from "./unsigned-note.js";
import { t as createDryPorts } from "./create-dry-ports.js";
import { t as createEngine } from "./create-engine.js";
import { t as findChange } from "./find-change.js";
import { t as parseUntrustedJson } from "./parse-untrusted-json.js";
import { n as success, t as failure } from "./result.js";
import { t as hasSubject } from "./has-subject.js";
import { t as parseTrigger } from "./parse-trigger.js";
import { t as readDispatched } from "./task-text.js";
import { t as keepConfigIssue } from "./keep-config-issue.js";
import { t as describeChange } from "./describe-change.js";
import { t as parseWholeConfig } from "./parse-whole-config.js";
import { s as answerTo } from "./config-schema.js";
import { a as pipelineOf } from "./retry-rule-of.js";
import { t as GitHubError } from "./github.js";
import { r as orderLedgers } from "./write-history.js";
import { i as readRun } from "./repeat-job.js";
import { t as asStoredRun } from "./stored-run.js";
import { n as goOn } from "./await-visible.js";
import { t as writeSummary } from "./write-summary.js";
import { t as writeOutputs } from "./write-outputs.js";
import { n as sweepAll } from "./sweep.js";

// src/entry/action/find-trigger.ts
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
	const found = await subjects.findHinted(hint);
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

// src/core/pipeline/judge-change.ts
const keys = {
	"label-removed": "label-removed",
	closed: "closed",
	merged: "closed",
	pushed: "pushed"
};
/** What a change of its subject means to a run that goes on: its config says so, as it was when the run began. */
function judgeChange(run, change) {
	if (change.kind === "paused") return "pause";
	if (change.kind === "resumed") return "resume";
	if (!concerns(run, change)) return "continue";
	const key = keys[change.kind];
	return key === void 0 ? "cancel" : answerTo(pipelineOf(run)["on-change"], key);
}
/** Labels that did not start the run say nothing about it; commits of bots may be its own. */
function concerns({ body }, { kind, label, actor }) {
	if (kind === "label-removed") return body.trigger.label !== "" && label?.toLowerCase() === body.trigger.label.toLowerCase();
	return kind !== "pushed" || actor.type !== "Bot";
}

// src/engine/find-runs-about.ts
/** The longest time that `limits.timeout-minutes` can give a run: nothing older goes on. */
const windowMinutes = 50400;
/** The runs about an issue or pull request that have not ended: at most one of each pipeline. */
async function findRunsAbout(engine, { config, subject }) {
	const open = [];
	for (const [pipeline, settings] of Object.entries(config.pipelines)) {
		if (!isAboutSubjects(settings)) continue;
		const newest = await findNewest(engine, {
			pipeline,
			threads: await threadsOf(engine, {
				config,
				pipeline,
				subject
			})
		});
		if (newest === void 0) continue;
		const { record, comment, writtenAt } = newest;
		const first = {
			id: comment,
			at: writtenAt ?? record.body.startedAt
		};
		const reading = await readRun(engine, {
			run: record.run,
			thread: record.subject,
			first
		});
		if (!reading.ok) engine.ports.log.warning(`Run ${record.run} was left alone: ${reading.error.message}`);
		else if (reading.value.state.end === void 0) open.push({
			first,
			reading: reading.value
		});
	}
	return open;
}
function isAboutSubjects({ on }) {
	return on.issues !== void 0 || on["pull-requests"] !== void 0 || on.comment !== void 0;
}
async function threadsOf(engine, { config, pipeline, subject }) {
	const own = {
		number: subject.number,
		comments: subject.comments,
		about: subject.number
	};
	if (config.comments === "all") return [own];
	return [...runThreadsOf(orderLedgers(await engine.ports.ledgers.find("runs", pipeline)), subject), own];
}
async function findNewest(engine, { pipeline, threads }) {
	const since = (/* @__PURE__ */ new Date(Date.parse(engine.ports.clock.now()) - windowMinutes * 6e4)).toISOString();
	const found = [];
	for (const { number, comments: total, about } of threads) {
		const { run } = await engine.ports.store.findNewestRun({
			subject: number,
			pipeline,
			about,
			total,
			since
		});
		const stored = asStoredRun(run);
		if (stored !== void 0) found.push(stored);
	}
	return newestOf(found);
}

// src/engine/change-runs.ts
/** Does what the runs about a subject make of its change. Runs under the subject's lock; any number of times. */
async function changeRuns(engine, { change, configText }) {
	const config = await parseWholeConfig(configText);
	if (!config.ok) return failure(config.error);
	const changed = [];
	for (const open of await findRuns(engine, {
		config: config.value,
		change
	})) changed.push(await changeRun(engine, {
		open,
		change
	}));
	return success(changed);
}
/** The thread of what was transferred or deleted is gone with all records that stood there: no job can go on about it. */
async function findRuns(engine, { config, change }) {
	try {
		return await findRunsAbout(engine, {
			config,
			subject: change.subject
		});
	} catch (error) {
		if (!(change.kind === "transferred" || change.kind === "deleted") || !(error instanceof GitHubError) || error.reason !== "not-found" && error.reason !== "expired") throw error;
		engine.ports.log.warning(`#${change.subject.number} was ${change.kind}, and the records of its runs are gone with it.`);
		return [];
	}
}
async function changeRun(engine, { open, change }) {
	const { run, subject } = open.reading.state.run;
	const verb = judgeChange(open.reading.state.run, change);
	const reason = describeChange(change);
	if (verb === "continue") return {
		run,
		said: `goes on, although ${reason}`,
		started: []
	};
	const decided = await decideRun(engine, {
		run,
		thread: subject,
		first: open.first,
		verb,
		actor: change.actor,
		reason,
		source: {
			kind: "event",
			event: `${change.kind} ${change.at}`
		}
	});
	if (!decided.ok) return {
		run,
		said: decided.error,
		started: []
	};
	if (verb !== "resume") return {
		run,
		said: `${verb === "cancel" ? "was cancelled" : "is paused"}, because ${reason}`,
		started: []
	};
	const started = await resume(engine, open);
	return {
		run,
		said: `goes on, because ${reason}`,
		started
	};
}
async function resume(engine, { first, reading }) {
	const { run, subject } = reading.state.run;
	const now = await readRun(engine, {
		run,
		thread: subject,
		first
	});
	if (!now.ok) throw new Error(`${now.error.code}: ${now.error.message}`);
	if (now.value.state.end !== void 0 || now.value.state.paused !== void 0) return [];
	return (await goOn(engine, {
		reading: now.value,
		first
	})).started;
}

// src/entry/action/plan-change.ts
/** Lets the runs about a subject answer to its change, and says what they made of it. */
async function planChange(context, { wired, change }) {
	if (change === "not-so") return writeSummary("Nothing was done: what this workflow run was told of a pull request is not so.");
	const dry = context.inputs.dryRun ? createDryPorts(wired.engine.ports) : void 0;
	const engine = {
		...wired.engine,
		ports: dry?.ports ?? wired.engine.ports
	};
	const changed = await changeRuns(engine, {
		change,
		configText: wired.configText
	});
	if (!changed.ok) throw new Error(changed.error.map(({ code, message }) => `${code}: ${message}`).join("\n"));
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
	const change = await findChange(context, wired.github.subjects);
	if (change !== void 0) return planChange(context, {
		wired,
		change
	});
	const planned = await planEvent(context, wired);
	if (isTimeToSweep(context)) await sweepAll(context, wired);
	if (planned === void 0) return;
	await writeOutputs({
		task: planned.inline?.text ?? "",
		tasks: JSON.stringify(planned.runs.flatMap(({ run, started }) => started.map((stage) => `${run}/${stage}`))),
		run: planned.runs[0]?.run ?? ""
	});
}
/** With every cron of the caller, and when somebody starts its workflow by hand without saying what for. */
function isTimeToSweep(context) {
	if (context.job.eventName === "schedule") return true;
	const { event, pipeline } = readDispatched(context);
	return context.job.eventName === "workflow_dispatch" && event === void 0 && pipeline === void 0;
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
		inline: true,
		start: nameStart(trigger.value, `workflow run ${job.workflowRun.id}`)
	});
	if (!planned.ok) {
		for (const problem of planned.error) annotate(context, problem);
		await keepConfigIssue(context, {
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