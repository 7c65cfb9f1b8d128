import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { spawn } from "node:child_process";
import { constants } from "node:os";

// src/core/problem.ts
/** Returns the words of anything that was thrown. Only an `Error` has a message; everything else is shown as text. */
function messageOf(thrown) {
	return thrown instanceof Error ? thrown.message : String(thrown);
}

// src/core/output/parse-signal.ts
const line = /^\[(?:BATON|CF)-RESULT: (success|failure|noop|needs-input)(?:\]([ \t].*)?| (.*)\])$/;
const outcomes = {
	success: "succeeded",
	failure: "failed",
	noop: "noop",
	"needs-input": "needs-input"
};
const categories = [
	"tests-failed",
	"compile-error",
	"empty-output"
];
/**
* Parses the signal in the last non-empty line. Returns undefined when there is none, which must not count as success. White
* space and a carriage return after it are trimmed and nothing else (X-3): in colour, bold, a fence, upper case or with anything
* before it, it is no signal. A reason stands after the bracket or inside; a success has none.
*/
function parseSignal(finalText) {
	const text = finalText.trimEnd();
	const match = line.exec(text.slice(text.lastIndexOf("\n") + 1));
	const word = match?.[1];
	if (match === null || !isWord(word)) return void 0;
	const reason = (match[2] ?? match[3] ?? "").trim();
	const outcome = outcomes[word];
	if (reason === "") return {
		outcome,
		...outcome === "failed" ? { category: "other" } : {}
	};
	if (outcome === "succeeded") return void 0;
	return {
		outcome,
		reason,
		...outcome === "failed" ? { category: categoryOf(reason) } : {}
	};
}
function isWord(word) {
	return word !== void 0 && Object.hasOwn(outcomes, word);
}
function categoryOf(reason) {
	return categories.find((category) => category === reason) ?? "other";
}

// src/entry/cli/stand-in/program/do-work.ts
/** Does what the saying of the part asks for: writes handoff, results and a file. Returns the final text of the agent. */
function doWork(part, place) {
	const { saying } = part;
	const who = `Stand-in for ${part.engine}`;
	const end = (words, signal) => [`${who}: ${words}`, ...part.hasSignal ? [signal] : []].join("\n");
	switch (saying.kind) {
		case "fail": return end(`pretends that ${part.work} failed.`, `[BATON-RESULT: failure] asked for by ${saying.asked}`);
		case "noop": return end(`pretends that ${part.work} had nothing to do.`, `[BATON-RESULT: noop] asked for by ${saying.asked}`);
		case "needs-input": return end(`pretends to have a question about ${part.work}.`, `[BATON-RESULT: needs-input] This is the question of a stand-in, asked for by ${saying.asked}.`);
		case "transfer":
			writeHandoff(place, {
				to: saying.to,
				message: `${who}: hands ${part.work} over to ${saying.to}.`
			});
			return end(`hands ${part.work} over to ${saying.to}.`, "[BATON-RESULT: success]");
		case "success": return end(finishWork(part, {
			who,
			place
		}), "[BATON-RESULT: success]");
	}
}
function finishWork(part, { who, place }) {
	logPrompt(place);
	const summary = `pretends to have done ${part.work}.`;
	const changed = part.mayChangeFiles ? [changeFile(part, `${who}: ${summary}`)] : [];
	const detail = [`No model was asked. ${describePrompt(place.prompt)}`, changed.length === 0 ? "It changed no file." : `It changed ${changed.join(", ")}.`].join("\n");
	const { handoff, data = {}, results = {} } = part.stage ?? {};
	const made = {
		version: 1,
		summary: `${who}: ${summary}`,
		detail,
		data,
		context: { relevant_files: changed }
	};
	writeHandoff(place, handoff ?? made);
	const { BATON_RESULTS_PATH: path } = place.environment;
	if (path !== void 0 && Object.keys(results).length > 0) writeFileSync(path, `${JSON.stringify(results)}\n`);
	return `${summary}\n${detail}`;
}
function describePrompt(prompt) {
	const count = (amount) => amount.toLocaleString("en-US");
	return `The prompt had ${count(prompt.length)} bytes, about ${count(countTokens(prompt.length))} tokens.`;
}
/** Guesses the number of tokens of a text: four bytes each. */
function countTokens(bytes) {
	return Math.ceil(bytes / 4);
}
/** Writes the digest of the prompt into the log, to be compared with that of the record. */
function logPrompt({ environment, prompt }) {
	const digest = createHash("sha256").update(prompt).digest("hex");
	process.stderr.write(`Stand-in: the prompt of ${environment.BATON_TASK} has the digest sha256:${digest}\n`);
}
function writeHandoff({ environment: { BATON_HANDOFF_PATH: path } }, handoff) {
	if (path !== void 0) writeFileSync(path, typeof handoff === "string" ? handoff : `${JSON.stringify(handoff, null, 2)}\n`);
}
/** Adds a file of its own for each stage, so that a branch has something to show and nothing of the project changes. */
function changeFile({ stageName, work, execution }, line) {
	const path = `baton-try/${stageName}.md`;
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `# ${work}\n\n${line}\n\nA real agent would have changed the project here (start ${execution}).\n`);
	return path;
}

// src/core/config/defaults.ts
/**
* Returns whether the final text must end with a result signal: as written, or by default off for `command` and required for
* agent engines (DESIGN 4.4).
*/
function signalOf(stage, agent) {
	const engine = agent.engine;
	return stage.signal ?? (engine === "command" ? "off" : "required");
}

// src/core/json/json-value.ts
/** Returns whether the value is a map as JSON and YAML have them: not a list and not null. */
function isPlainMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/core/compare-by.ts
/**
* Returns a comparison for `toSorted`: ascending by the first key, and where two items agree in it, by the next one. Texts are
* compared by their code units, so that the order is the same in every locale.
*/
function compareBy(...keys) {
	return (a, b) => {
		for (const key of keys) {
			const [left, right] = [key(a), key(b)];
			if (left !== right) return left < right ? -1 : 1;
		}
		return 0;
	};
}

// src/core/run/names.ts
/** Parses the name of a run (DESIGN 4.6); undefined when no pipeline fits. The longest name of a pipeline wins. */
function parseRunName(run, pipelines) {
	const [pipeline] = pipelines.filter((name) => run.startsWith(`${name}-`)).toSorted(compareBy(({ length }) => -length));
	if (pipeline === void 0) return void 0;
	const rest = run.slice(pipeline.length + 1);
	if (/^\d{8}-\d{4}$/.test(rest)) return {
		pipeline,
		subject: void 0
	};
	const subject = /^([1-9]\d{0,14})(?:-[1-9]\d*)?$/.exec(rest)?.[1];
	return subject === void 0 ? void 0 : {
		pipeline,
		subject: Number(subject)
	};
}

// src/entry/cli/stand-in/program/find-part.ts
/** Finds the stage and the agent of this start. Without a stage in the plan, as in a plain step, the part is a plain success. */
function findPart(facts) {
	const { plan, environment } = facts;
	const { BATON_RUN: run = "", BATON_TASK: stageName = "" } = environment;
	const execution = Number(environment.BATON_EXECUTION ?? "1");
	const place = parseRunName(run, plan.pipelines);
	const stage = place === void 0 ? void 0 : plan.stages[`${place.pipeline}.${stageName}`];
	const transfer = readTransfer(environment.BATON_CONTEXT_PATH);
	const agent = findAgent(facts, {
		stage,
		transfer
	});
	const engine = agent?.engine ?? facts.engine;
	const chain = [
		agent,
		plan.agents[stage?.agent ?? ""],
		plan.agents[transfer.from]
	];
	return {
		engine,
		agent,
		stage,
		stageName,
		execution,
		work: `stage ${stageName} of ${place?.subject === void 0 ? run : `#${place.subject}`}`,
		hasSignal: signalOf({ signal: stage?.signal }, { engine: engine === "command" ? "command" : "codex" }) !== "off",
		mayChangeFiles: stage?.hasBranch === true && chain.every((one) => one?.access !== "read"),
		saying: chooseSaying(stage?.sayings ?? [], execution)
	};
}
/** Returns how the n-th start ends: as its own saying says, later ones like the last, but nothing is handed over twice. */
function chooseSaying(sayings, execution) {
	const own = sayings[execution - 1];
	const last = sayings.at(-1);
	if (own !== void 0) return own;
	return last === void 0 || last.kind === "transfer" ? {
		kind: "success",
		asked: ""
	} : last;
}
/** Reads from the context file who handed the work over. */
function readTransfer(path) {
	const context = path === void 0 ? void 0 : JSON.parse(readFileSync(path, "utf8"));
	const transfer = isPlainMap(context) && isPlainMap(context.transfer) ? context.transfer : {};
	const textOf = (value) => typeof value === "string" ? value : "";
	return {
		from: textOf(transfer.from),
		message: textOf(transfer.message)
	};
}
/**
* Finds the agent. The files that it is given do not name it. After a transfer it is one of those that the agent before may
* name, with the engine that was started; of several, the one that the message names. A plain step, which is no stage, has the
* only agent of its engine.
*/
function findAgent({ plan, engine, agent: own }, { stage, transfer }) {
	const withName = (name) => {
		const found = plan.agents[name];
		return found === void 0 ? void 0 : {
			name,
			...found
		};
	};
	if (own !== "") return withName(own);
	if (transfer.from === "" && stage !== void 0) return withName(stage.agent);
	const fitting = (transfer.from === "" ? Object.keys(plan.agents) : plan.agents[transfer.from]?.targets ?? []).filter((name) => plan.agents[name]?.engine === engine);
	if (transfer.from === "") return withName(fitting.length === 1 ? fitting[0] ?? "" : "");
	const named = fitting.filter((name) => transfer.message.split(/[^a-z0-9-]+/).includes(name));
	return withName((named.length > 0 ? named : fitting)[0] ?? "");
}

// src/entry/cli/stand-in/program/render-stream.ts
/** Renders the output that the engine prints when an agent ends with this text. The forms are those of the recorded outputs. */
function renderStream(engine, ending) {
	return isEngine(engine) ? renderers[engine](ending) : { stdout: `${ending.text}\n` };
}
function isEngine(name) {
	return Object.hasOwn(renderers, name);
}
const renderers = {
	"claude-code": renderClaudeCode,
	codex: renderCodex,
	gemini: renderGemini,
	opencode: renderOpencode,
	cursor: renderCursor,
	copilot: renderCopilot,
	command: ({ text }) => ({ stdout: `${text}\n` })
};
function lines(...events) {
	return events.map((event) => `${JSON.stringify(event)}\n`).join("");
}
function renderClaudeCode({ text, session, model, inputTokens, outputTokens }) {
	const own = { session_id: session };
	const content = [{
		type: "text",
		text
	}];
	const usage = {
		inputTokens,
		outputTokens,
		cacheReadInputTokens: 0,
		cacheCreationInputTokens: 0,
		costUSD: 0
	};
	return { stdout: lines({
		type: "system",
		subtype: "init",
		...own,
		model,
		tools: [],
		mcp_servers: []
	}, {
		type: "assistant",
		message: {
			type: "message",
			role: "assistant",
			model,
			content
		},
		parent_tool_use_id: null,
		...own
	}, {
		type: "result",
		subtype: "success",
		is_error: false,
		num_turns: 1,
		result: text,
		stop_reason: "end_turn",
		terminal_reason: "completed",
		...own,
		total_cost_usd: 0,
		usage: {
			input_tokens: inputTokens,
			output_tokens: outputTokens
		},
		modelUsage: { [model]: usage },
		permission_denials: []
	}) };
}
function renderCodex({ text, session, inputTokens, outputTokens }) {
	return { stdout: lines({
		type: "thread.started",
		thread_id: session
	}, { type: "turn.started" }, {
		type: "item.completed",
		item: {
			id: "item_0",
			type: "agent_message",
			text
		}
	}, {
		type: "turn.completed",
		usage: {
			input_tokens: inputTokens,
			cached_input_tokens: 0,
			cache_write_input_tokens: 0,
			output_tokens: outputTokens,
			reasoning_output_tokens: 0
		}
	}) };
}
function renderGemini({ text, session, model, inputTokens, outputTokens }) {
	const stats = {
		total_tokens: inputTokens + outputTokens,
		input_tokens: inputTokens,
		output_tokens: outputTokens,
		cached: 0,
		tool_calls: 0
	};
	return { stdout: lines({
		type: "init",
		session_id: session,
		model
	}, {
		type: "message",
		role: "assistant",
		content: text,
		delta: true
	}, {
		type: "result",
		status: "success",
		stats
	}) };
}
function renderOpencode({ text, session, inputTokens, outputTokens }) {
	const own = { sessionID: session };
	const tokens = {
		total: inputTokens + outputTokens,
		input: inputTokens,
		output: outputTokens,
		reasoning: 0,
		cache: {
			read: 0,
			write: 0
		}
	};
	return { stdout: lines({
		type: "step_start",
		...own,
		part: { type: "step-start" }
	}, {
		type: "text",
		...own,
		part: {
			type: "text",
			text
		}
	}, {
		type: "step_finish",
		...own,
		part: {
			type: "step-finish",
			reason: "stop",
			tokens,
			cost: 0
		}
	}) };
}
function renderCursor({ text, session, model, inputTokens, outputTokens }) {
	const own = { session_id: session };
	const usage = {
		inputTokens,
		outputTokens,
		cacheReadTokens: 0,
		cacheWriteTokens: 0
	};
	return { stdout: lines({
		type: "system",
		subtype: "init",
		...own,
		model,
		permissionMode: "default"
	}, {
		type: "assistant",
		message: {
			role: "assistant",
			content: [{
				type: "text",
				text
			}]
		},
		...own
	}, {
		type: "result",
		subtype: "success",
		is_error: false,
		result: text,
		...own,
		usage
	}) };
}
function renderCopilot({ text, session, model, inputTokens, outputTokens }) {
	const usage = {
		inputTokens,
		outputTokens,
		cacheReadTokens: 0,
		cacheWriteTokens: 0,
		reasoningTokens: 0
	};
	return {
		stdout: lines({
			type: "session.mcp_servers_loaded",
			ephemeral: true,
			data: { servers: [] }
		}, {
			type: "assistant.message",
			data: {
				model,
				content: text,
				toolRequests: []
			}
		}, {
			type: "result",
			sessionId: session,
			exitCode: 0
		}),
		usage: JSON.stringify({ modelMetrics: { [model]: {
			requests: {
				count: 1,
				cost: 0
			},
			usage
		} } })
	};
}

// src/entry/cli/stand-in/program/run-other.ts
/** Runs another program in place of this one, and waits for its end. A signal reaches both, and only the other one answers it. */
async function runOther({ command: [file, ...args], environment, stdin, catches }) {
	const wait = () => void 0;
	process.on("SIGTERM", wait).on("SIGINT", wait);
	const child = spawn(file, args, {
		env: environment,
		stdio: [
			stdin === void 0 ? "inherit" : "pipe",
			catches ? "pipe" : "inherit",
			"inherit"
		]
	});
	const pieces = [];
	child.stdout?.on("data", (piece) => pieces.push(piece));
	child.stdin?.on("error", wait).end(stdin);
	return {
		status: await new Promise((resolve, reject) => {
			child.on("error", reject);
			child.on("close", (code, signal) => resolve(signal === null ? code ?? 1 : 128 + constants.signals[signal]));
		}),
		stdout: Buffer.concat(pieces).toString("utf8")
	};
}

// src/entry/cli/stand-in/program/stand-in-plan.ts
/** Returns whether a stand-in plays a stage whoever its agent is, because the person said how the stage ends. */
function isDirected({ sayings, handoff }) {
	return sayings.length > 0 || handoff !== void 0;
}

// src/entry/cli/stand-in/program/play.ts
/** Plays one start of an agent to its end. Returns the exit status. */
async function play(start) {
	const { plan, engine, args, environment } = start;
	if (args.length === 1 && args[0] === "--version") {
		process.stdout.write(`${plan.versions[engine] ?? "unknown"}\n`);
		return 0;
	}
	if (environment.BATON_RUN === void 0) {
		process.stderr.write(`This program stands in for ${engine} in jobs of \`baton try\`. It does nothing elsewhere.\n`);
		return 1;
	}
	const part = findPart(start);
	const role = chooseRole(part);
	switch (role.kind) {
		case "stand-in": return playStandIn(part, start);
		case "shell": return playShell(part, {
			...start,
			command: role.command
		});
		case "real": return (await runOther({
			command: [role.program, ...args],
			environment,
			catches: false
		})).status;
		case "own": {
			const [file = "", ...rest] = args;
			return (await runOther({
				command: [file, ...rest],
				environment,
				catches: false
			})).status;
		}
	}
}
/** Chooses who does the work. A stage whose end the person named is played by a stand-in, whoever its agent is. */
function chooseRole({ agent, stage }) {
	if (agent === void 0 || stage !== void 0 && isDirected(stage)) return { kind: "stand-in" };
	return agent.role;
}
async function playStandIn(part, start) {
	const prompt = await readPrompt(start);
	const text = doWork(part, {
		environment: start.environment,
		prompt
	});
	print(part, {
		text,
		prompt,
		start
	});
	if (part.saying.kind !== "fail" || part.hasSignal) return 0;
	process.stderr.write(`${text}\n`);
	return 1;
}
async function playShell(part, start) {
	const isText = part.engine === "command";
	const prompt = await readPrompt(start);
	const { status, stdout } = await runOther({
		command: [
			"/bin/sh",
			"-c",
			start.command
		],
		environment: start.environment,
		stdin: prompt,
		catches: !isText
	});
	if (!isText) print(part, {
		text: addSignal(stdout.trimEnd(), part),
		prompt,
		start
	});
	return status;
}
/** Returns the text with a signal. The exit status of a command says how it ended, unless its last line says more. */
function addSignal(text, { hasSignal }) {
	return !hasSignal || parseSignal(text) !== void 0 ? text : `${text}\n[BATON-RESULT: success]`.trimStart();
}
/** Reads the prompt from stdin. An engine that is given it in a file leaves stdin empty. */
async function readPrompt({ engine, environment }) {
	const { BATON_PROMPT_PATH: path } = environment;
	return engine === "cursor" && path !== void 0 ? readFileSync(path) : buffer(process.stdin);
}
/** Prints the text as the engine would, with a guess of its tokens. */
function print({ engine, agent, stageName, execution }, { text, prompt, start: { args } }) {
	const { stdout, usage } = renderStream(engine, {
		text,
		session: `stand-in-${stageName}-${execution}`,
		model: agent?.model ?? "stand-in",
		inputTokens: countTokens(prompt.length),
		outputTokens: countTokens(Buffer.byteLength(text))
	});
	const usageFile = args[args.indexOf("--usage-output-file") + 1];
	if (usage !== void 0 && usageFile !== void 0) writeFileSync(usageFile, usage);
	process.stdout.write(stdout);
}

// src/entry/cli/stand-in/program/main.ts
/** The arguments that the launcher writes, and behind them those of the program that it stands in for. */
const [planFile = "", engine = "", agent = "", ...args] = process.argv.slice(2);
try {
	const plan = JSON.parse(readFileSync(planFile, "utf8"));
	process.exitCode = await play({
		plan,
		engine,
		agent,
		args,
		environment: process.env
	});
} catch (error) {
	process.stderr.write(`The stand-in for ${engine} could not do its work: ${messageOf(error)}\n`);
	process.exitCode = 1;
}

export {  };