import { a as classifyFailureText, i as toJson, r as isMap } from "./engines.js";
import { StringDecoder } from "node:string_decoder";

// src/adapters/agent/stream/json-shrinker.ts
/** More than any text of an agent that is kept. */
const keptUnits = 524288;
const maxUnits = 4194304;
function createJsonShrinker() {
	const kept = [];
	let size = 0;
	let inside;
	let carry = "";
	const keep = (text) => {
		size += text.length;
		if (size <= maxUnits) kept.push(text);
	};
	const outside = (text) => {
		const quote = text.indexOf("\"");
		if (quote < 0) {
			keep(text);
			return text.length;
		}
		keep(text.slice(0, quote + 1));
		inside = new StringTail();
		return quote + 1;
	};
	const within = (text, tail) => {
		const { length } = /^(?:[^"\\]+|\\u[0-9a-fA-F]{4}|\\u(?![0-9a-fA-F]{0,3}$)|\\[^u])*/.exec(text.slice(0, pieceUnits))?.[0] ?? "";
		tail.push(text.slice(0, length));
		if (text[length] !== "\"") return length;
		keep(`${tail.text()}"`);
		inside = void 0;
		return length + 1;
	};
	return {
		push(piece) {
			let rest = carry + piece;
			carry = "";
			while (rest !== "") {
				const taken = inside === void 0 ? outside(rest) : within(rest, inside);
				if (taken === 0) {
					carry = rest;
					return;
				}
				rest = rest.slice(taken);
			}
		},
		text: () => size > maxUnits ? void 0 : kept.join("")
	};
}
const pieceUnits = 16384;
/** The end of a string literal, cut only between characters and escapes. */
var StringTail = class {
	#pieces = [];
	#size = 0;
	push(piece) {
		if (piece === "") return;
		this.#pieces.push(piece);
		this.#size += piece.length;
		if (this.#size > 2 * keptUnits) this.#cut();
	}
	text() {
		this.#cut();
		return this.#pieces.join("");
	}
	#cut() {
		let first = 0;
		while (this.#size - (this.#pieces[first]?.length ?? 0) >= keptUnits) {
			this.#size -= this.#pieces[first]?.length ?? 0;
			first += 1;
		}
		this.#pieces = this.#pieces.slice(first);
	}
};

// src/adapters/agent/stream/event-splitter.ts
/** A longer line is shortened while it comes. */
const longestWhole = 1048576;
/** Of lines that are no event: what a program prints over several lines. */
const longestLoose = 1048576;
/** Cuts stdout into events. Lines have no limit: in those that are very long only the ends of long texts are kept. */
function createEventSplitter({ output, take }) {
	const decoder = new StringDecoder("utf8");
	const decode = (chunk) => decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
	if (output === "text") {
		const pass = (text) => text === "" ? void 0 : take(text);
		return {
			push: (chunk) => pass(decode(chunk)),
			end: () => pass(decoder.end())
		};
	}
	const lines = new EventLines(take);
	return {
		push: (chunk) => lines.feed(decode(chunk)),
		end() {
			lines.feed(decoder.end());
			lines.end();
		}
	};
}
var EventLines = class {
	#take;
	#parts = [];
	#length = 0;
	#shrinker;
	#loose = [];
	#looseLength = 0;
	#found = false;
	constructor(take) {
		this.#take = take;
	}
	feed(text) {
		let from = 0;
		for (let to = text.indexOf("\n"); to >= 0; to = text.indexOf("\n", from)) {
			this.#extend(text.slice(from, to));
			this.#flush();
			from = to + 1;
		}
		this.#extend(text.slice(from));
	}
	/** One object over several lines is what some engines print when they are asked for plain JSON. */
	end() {
		this.#flush();
		const whole = this.#found ? void 0 : parseMap(this.#loose.join("\n"));
		if (whole !== void 0) this.#take(whole);
	}
	#extend(text) {
		if (text === "") return;
		this.#length += text.length;
		if (this.#shrinker === void 0 && this.#length > longestWhole) {
			this.#shrinker = createJsonShrinker();
			for (const part of this.#parts) this.#shrinker.push(part);
			this.#parts = [];
		}
		if (this.#shrinker === void 0) this.#parts.push(text);
		else this.#shrinker.push(text);
	}
	#flush() {
		const line = this.#shrinker === void 0 ? this.#parts.join("") : this.#shrinker.text();
		this.#parts = [];
		this.#length = 0;
		this.#shrinker = void 0;
		if (line === void 0 || line.trim() === "") return;
		const event = parseMap(line);
		if (event === void 0) this.#keepLoose(line);
		else {
			this.#found = true;
			this.#take(event);
		}
	}
	#keepLoose(line) {
		this.#looseLength += line.length;
		if (this.#looseLength <= longestLoose) this.#loose.push(line);
		else this.#loose = [];
	}
};
function parseMap(text) {
	if (!/^\s*\{/.test(text)) return void 0;
	try {
		const value = JSON.parse(text);
		return isMap(value) ? value : void 0;
	} catch {
		return;
	}
}

// src/adapters/agent/stream/result-draft.ts
const maxTools = 1e3;
const maxNames = 100;
const maxWarnings = 100;
const warningUnits = 2e3;
/** What is known of a run so far. Bounded: it stays small whatever the output is. */
var ResultDraft = class {
	/** Set by the last terminal event; without one a run is never a success. */
	terminal;
	sessionId = null;
	model = null;
	usage = null;
	usageScope = null;
	costUsd = null;
	costScope = null;
	turns = null;
	structured = null;
	/** Whether any event of the engine came: else it never came to start. */
	started = false;
	/** What it means when no terminal event came. */
	reasonWithoutEnd = "no_result_event";
	/** Why it never came to start, where the exit status says so. */
	startupReason;
	#hear;
	#text = null;
	#tools = [];
	#pending = /* @__PURE__ */ new Map();
	#denials = [];
	#servers = /* @__PURE__ */ new Map();
	#warnings = [];
	/** `hear` is given what the agent says, piece by piece. */
	constructor(hear = () => void 0) {
		this.#hear = hear;
	}
	/** The agent said this, and what it said before is not its last text any more. */
	say(text) {
		this.#text = text.slice(-262144);
		this.#hear(`${text}\n`);
	}
	/** A further piece of the text. */
	append(text) {
		this.#text = ((this.#text ?? "") + text).slice(-262144);
		this.#hear(text);
	}
	/** Another word for what was heard already. */
	replaceText(text) {
		this.#text = text.slice(-262144);
	}
	/** What comes now is a text of its own. */
	endText() {
		if (this.#text !== null) this.#hear("\n");
		this.#text = null;
	}
	get text() {
		return this.#text;
	}
	startTool(id, tool) {
		if (id !== void 0 && this.#pending.size < maxTools) this.#pending.set(id, tool);
	}
	/** Name and server of what was started under this id. */
	endTool(id, ok) {
		const tool = id === void 0 ? void 0 : this.#pending.get(id);
		if (id === void 0 || tool === void 0) return void 0;
		this.#pending.delete(id);
		this.addTool({
			...tool,
			ok
		});
		return tool;
	}
	addTool(tool) {
		this.#tools.push(tool);
		if (this.#tools.length > 2 * maxTools) this.#tools = this.#tools.slice(-1e3);
	}
	get tools() {
		return this.#tools.slice(-1e3);
	}
	deny(name) {
		if (this.#denials.length < maxNames) this.#denials.push(name.slice(0, warningUnits));
	}
	get denials() {
		return this.#denials;
	}
	setServer(name, status) {
		if (this.#servers.size < maxNames || this.#servers.has(name)) this.#servers.set(name.slice(0, 200), status.slice(0, 200));
	}
	get mcpServers() {
		return Object.fromEntries(this.#servers);
	}
	warn(text) {
		const cut = (text ?? "").slice(0, warningUnits);
		if (cut !== "" && !this.#warnings.includes(cut) && this.#warnings.length < maxWarnings) this.#warnings.push(cut);
	}
	get warnings() {
		return this.#warnings;
	}
};

// src/adapters/agent/stream/result-parser.ts
/** Reads the stdout of one run of an engine, in memory that does not grow with it. `hear` is given what the agent says. */
function createResultParser(engine, hear) {
	const draft = new ResultDraft(hear);
	const reader = engine.createReader();
	const take = (event) => reader.read(toJson(event), draft);
	const splitter = createEventSplitter({
		output: engine.output,
		take
	});
	return {
		push: (chunk) => splitter.push(chunk),
		end(exit) {
			splitter.end();
			reader.end?.(draft, exit);
			return conclude(draft, exit);
		}
	};
}
/** A success needs the terminal event, its good status, and exit status 0. */
function conclude(draft, exit) {
	const { outcome, reason } = decide(draft, exit);
	return {
		outcome,
		reason,
		finalText: outcome === "success" ? draft.text : null,
		sessionId: draft.sessionId,
		model: draft.model,
		usage: draft.usage,
		usageScope: draft.usage === null ? null : draft.usageScope,
		costUsd: draft.costUsd,
		costScope: draft.costUsd === null ? null : draft.costScope,
		turns: draft.turns,
		tools: draft.tools,
		denials: draft.denials,
		mcpServers: draft.mcpServers,
		structured: draft.structured,
		warnings: draft.warnings
	};
}
function decide(draft, exit) {
	const { terminal } = draft;
	if (exit.ended === "not-started") return {
		outcome: "startup_failed",
		reason: "startup"
	};
	if (exit.ended === "timeout") return {
		outcome: "killed",
		reason: "timeout"
	};
	if (terminal !== void 0 && terminal.outcome !== "success") return terminal;
	if (exit.ended === "killed") return {
		outcome: "killed",
		reason: terminal === void 0 ? draft.reasonWithoutEnd : "signal"
	};
	if (terminal === void 0) {
		if (!draft.started && exit.exitStatus !== 0) return {
			outcome: "startup_failed",
			reason: draft.startupReason ?? classifyFailureText(exit.stderr) ?? "startup"
		};
		return {
			outcome: "killed",
			reason: draft.reasonWithoutEnd
		};
	}
	return exit.exitStatus === 0 ? terminal : {
		outcome: "error",
		reason: "exit_code"
	};
}

export { createResultParser as t };