import { t as createActionLog } from "./chunks/action-log.js";
import { l as looseObject, n as _enum } from "./chunks/schemas.js";
import { r as parseUntrustedJson } from "./chunks/to-well-formed-json.js";
import { i as recordLimits } from "./chunks/envelope.js";
import { r as readTaskText } from "./chunks/read-order-input.js";
import { t as findKillSwitch } from "./chunks/kill-switch.js";
import { n as readJob } from "./chunks/read-job.js";
import { t as writeSummary } from "./chunks/summary.js";

// src/entry/action/job/choose-mode.ts
/** What this job does. A pull request's own workflow run never plans: it only asks for a run on the default branch. */
function chooseMode(context) {
	const { inputs, job } = context;
	if (inputs.agent !== "" && inputs.mode === "auto") return "step";
	if (inputs.mode === "validate") return "validate";
	if (job.eventName === "pull_request" || job.eventName === "pull_request_review") return "forward";
	if (inputs.mode !== "auto") return inputs.mode;
	const task = readTaskText(context);
	if (task === "") return "plan";
	const json = parseUntrustedJson(task, {
		maxBytes: 4 * recordLimits.dispatchCharacters,
		maxDepth: 8,
		maxNodes: 1e4
	});
	if (!json.ok) throw new Error(`BATON-E401: The input "task" ${json.error.message}. Start the run again instead of writing this input by hand.`);
	if (looseObject({ for: _enum(["agent", "publish"]) }).safeParse(json.value).data?.for === "agent" && inputs["agent-output-digest"] === "" && inputs["signing-key"] === "") return "agent";
	return "publish";
}

// src/entry/action/job/read-inputs.ts
const modes = [
	"auto",
	"plan",
	"agent",
	"publish",
	"single",
	"sweep",
	"validate"
];
function readInputs(environment = process.env) {
	const read = (name) => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim();
	return {
		mode: parseMode(read("mode")),
		config: read("config") || ".github/baton.yml",
		token: read("token"),
		"signing-key": read("signing-key"),
		task: read("task"),
		"agent-output": environment["INPUT_AGENT-OUTPUT"] ?? "",
		"agent-output-digest": read("agent-output-digest"),
		dryRun: parseSwitch(read("dry-run")),
		agent: read("agent"),
		prompt: environment.INPUT_PROMPT ?? "",
		needs: read("needs")
	};
}
function parseMode(text) {
	const mode = modes.find((known) => known === (text || "auto"));
	if (mode === void 0) throw new Error(`BATON-E910: input mode is "${text}". Write one of ${modes.join(", ")}.`);
	return mode;
}
function parseSwitch(text) {
	if (text === "true") return true;
	if (text === "" || text === "false") return false;
	throw new Error(`BATON-E910: input dry-run is "${text}". Write true or false.`);
}

// src/entry/action/run.ts
/** The one catch: whatever is thrown is a fault of ours or of GitHub's, and fails the job in words. */
async function run() {
	const log = createActionLog();
	try {
		await perform({
			inputs: readInputs(),
			job: readJob(process.env),
			log
		});
	} catch (thrown) {
		log.error(thrown instanceof Error ? thrown.message : `Something that is no error was thrown: ${String(thrown)}`);
		if (thrown instanceof Error && thrown.stack !== void 0) log.info(thrown.stack);
		process.exitCode = 1;
		await tellCrash(thrown);
	}
}
/** Loaded only when needed; a summary that cannot be written must not hide what went wrong. */
async function tellCrash(thrown) {
	try {
		await writeSummary((await import("./chunks/crash.js")).reportCrash(thrown, process.env));
	} catch {}
}
/** Each mode is a chunk of its own, so that `agent` loads little before its agent starts. */
async function perform(context) {
	const mode = chooseMode(context);
	const pause = findKillSwitch(process.env);
	if (pause !== void 0 && !(await import("./chunks/runs-while-paused.js")).runsWhilePaused(mode, context)) {
		context.log.warning(`${pause}.`);
		return writeSummary(`${pause}.`);
	}
	switch (mode) {
		case "forward": return (await import("./chunks/forward.js")).forward(context);
		case "plan": return (await import("./chunks/plan2.js")).plan(context);
		case "agent": return (await import("./chunks/agent.js")).agent(context);
		case "publish": return (await import("./chunks/publish2.js")).publish(context);
		case "single": return (await import("./chunks/single.js")).single(context);
		case "sweep": return (await import("./chunks/sweep2.js")).sweep(context);
		case "validate": return (await import("./chunks/validate.js")).validate(context);
		case "step": return (await import("./chunks/step.js")).step(context);
	}
}

// src/entry/action/main.ts
await run();

export {  };