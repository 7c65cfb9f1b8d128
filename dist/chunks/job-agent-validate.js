import { a as isPlainMap, l as utf8Length, o as parseJson } from "./job-cli.js";
import { lt as secretVariable, mn as parseUntrustedJson, xt as modelOfWindow } from "./job-agent-plan-publish-validate.js";
import { StringDecoder } from "node:string_decoder";

// src/core/agent/locate-program.ts
const usualPlaces = [
	"/home",
	"/root",
	"/Users",
	"/github",
	"/__w"
];
const openPlaces = [
	"/dev",
	"/proc",
	"/tmp",
	"/var/tmp"
];
const wrappers = "env ionice nice nohup setsid stdbuf sudo time timeout unbuffer xvfb-run".split(" ");
const launchers = `
act ant asdf awk aws-vault bazel bun bundle bunx busybox bwrap cargo catatonit chroot chrt cmake composer concurrently conda corepack deno devbox direnv doas doppler dotenv dotnet dumb-init
eslint expect find flock gawk git gmake go gosu gradle gradlew hatch infisical jest just lein lerna make mawk mise mix mocha mvn ninja nix nix-shell nodemon nox npm npx nsenter nx op
parallel pdm pip pipenv pipx playwright pnpm pnpx poetry prettier prlimit pytest rails rake rspec runuser rye sbt script sed setpriv strace su su-exec swift systemd-run task taskset tini tox
toybox ts-node tsc tsx turbo unshare uv uvx vite vitest volta watch webpack xargs yarn yarnpkg
`.split(/\s+/);
const interpreters = [
	{
		names: /^node(?:js)?$/,
		code: /^(?:-[pei]{1,3}|--(?:eval|print|run|interactive|watch-path|snapshot-blob|build-snapshot-config|experimental-(?:default-config-file|config-file|sea-config))(?:=.*)?)$/,
		preload: /^(?:-r|--(?:require|import|loader|experimental-loader|env-file|env-file-if-exists|openssl-config))$/,
		valued: /^(?:-C|--(?:conditions|cpu-prof-.+|diagnostic-dir|disable-proto|disable-warning|dns-result-order|heap-prof-.+|heapsnapshot-.+|icu-data-dir|input-type|inspect-port|inspect-publish-uid|localstorage-file|max-http-header-size|redirect-warnings|report-(?:dir|directory|filename|signal)|secure-heap|secure-heap-min|test-.+|title|tls-cipher-list|tls-keylog|trace-event-.+|unhandled-rejections|use-largepages|v8-pool-size))$/
	},
	{
		names: /^(?:a|ba|c|da|fi|k|mk|tc|z)?sh$/,
		code: /^(?:-[A-Za-z]*[cis][A-Za-z]*|--(?:command|init-command|login).*)$/,
		preload: /^--(?:rcfile|init-file)$/,
		valued: /^[-+][A-Za-z]*[oO]$/
	},
	{
		names: /^(?:python|pypy)(?:-\w+)?$/,
		code: /^-(?![WX])[A-Za-z]*[cm]/,
		valued: /^-[WX]$/
	},
	{
		names: /^(?:ruby|perl)$/,
		code: /^-(?:[A-Za-z]*(?:[eE]|r.)|[ISMm])/,
		preload: /^-[A-Za-z]*r$/
	},
	{
		names: /^php$/,
		code: /^(?:-[rRBEFSz]|-c.|(?:-d)?(?:auto_(?:ap|pre)pend_file|(?:zend_)?extension|include_path)=)/,
		preload: /^-c$/,
		valued: /^-d$/
	},
	{
		names: /^(?:java|pwsh|powershell|Rscript|lua(?:jit)?|tclsh|osascript)$/i,
		code: /^-(?:c|e|l|command|encodedcommand|javaagent.*|agent(?:lib|path).*|xbootclasspath.*)$/i
	}
];
function locateProgram(request) {
	const { command, program } = request;
	const asWritten = {
		origin: "workspace",
		command,
		usesCopy: false
	};
	const places = [...openPlaces, ...request.places ?? usualPlaces];
	const at = skipWrappers(command, places);
	const name = command[at] ?? "";
	if (name.includes("/") && !name.startsWith("/")) {
		const own = inCopy(name, request, ["file"]);
		return own === void 0 ? asWritten : {
			origin: "commit",
			command: command.with(at, own),
			usesCopy: true
		};
	}
	const interpreter = interpreters.find(({ names }) => names.test(plainName(name)));
	const located = interpreter && !isBelow(name, places) ? locateArguments(request, {
		at,
		interpreter
	}) : void 0;
	if (located !== void 0) return located;
	const isInstalled = name.startsWith("/") && !isBelow(name, places);
	if (program !== "machine" && (!isInstalled || command.slice(at).some((each) => namesCode(each, request)))) return asWritten;
	const replaced = command.map((argument, index) => {
		const [option = "", value = argument] = splitOption(argument);
		const own = index <= at ? void 0 : inCopy(value, request, ["file"]);
		return own === void 0 ? argument : `${option}${own}`;
	});
	return {
		origin: "machine",
		command: replaced,
		usesCopy: replaced.some((argument, index) => argument !== command[index])
	};
}
function namesCode(argument, request) {
	const [, value = argument] = splitOption(argument);
	const [word = ""] = value.trim().split(/\s/);
	const name = plainName(word);
	if (([...wrappers, ...launchers].includes(name) || interpreters.some(({ names }) => names.test(name))) && name !== "") return true;
	if (word.startsWith("/")) return isBelow(word, request.places ?? usualPlaces);
	return inCopy(word, request, ["file", "folder"]) !== void 0;
}
function locateArguments({ command, ...request }, { at, interpreter }) {
	const located = [...command];
	for (let index = at + 1; index < command.length; index += 1) {
		const { use, option, value } = readArgument(command, {
			index,
			interpreter
		});
		if (use === "code") return void 0;
		if (use === "value") continue;
		const own = inCopy(value, request, use === "program" ? ["file", "folder"] : ["file"]);
		if (own === void 0 && use !== "setting") return void 0;
		if (own === void 0) continue;
		located[index] = `${option}${own}`;
		if (use === "program") return {
			origin: "commit",
			command: located,
			usesCopy: true
		};
	}
}
function readArgument(command, { index, interpreter }) {
	const [argument = "", before = ""] = [command[index], command[index - 1]];
	const [option = "", value = argument] = splitOption(argument);
	if (interpreter.code.test(argument)) return {
		use: "code",
		option,
		value
	};
	if (interpreter.preload?.test(option === "" ? before : option.slice(0, -1)) === true) return {
		use: "preload",
		option,
		value
	};
	if (value.startsWith("-") || interpreter.valued?.test(before) === true) return {
		use: "value",
		option,
		value
	};
	return {
		use: option === "" ? "program" : "setting",
		option,
		value
	};
}
function skipWrappers(command, places) {
	const isWrapper = (name) => wrappers.includes(name.replace(/^\/.*\//, "")) && !isBelow(name, places);
	const found = command.findIndex((name, at) => !isWrapper(name) && (at === 0 || !/^\d+(?:\.\d+)?[smhd]?$/.test(name)));
	return found < 0 ? command.length : found;
}
function splitOption(argument) {
	return /^(--?[A-Za-z][\w-]*=)(.*)$/s.exec(argument)?.slice(1) ?? [];
}
function inCopy(argument, { root, kindOf }, kinds) {
	if (argument.startsWith("/") || argument === "") return void 0;
	const parts = [];
	for (const part of argument.split("/")) {
		if (part === "" || part === ".") continue;
		if (part !== "..") parts.push(part);
		else if (parts.pop() === void 0) return void 0;
	}
	const path = parts.join("/");
	if (!kinds.some((kind) => kind === kindOf(path))) return void 0;
	return path === "" ? root : `${root}/${path}`;
}
function isBelow(path, folders) {
	return /\/(?:\.{0,2})(?:\/|$)/.test(path) || folders.some((folder) => `${path}/`.startsWith(`${folder}/`));
}
function plainName(program) {
	return program.slice(program.lastIndexOf("/") + 1).replace(/[-.\d]+$/, "");
}

// src/core/prompt/rules.ts
const common = "AGENTS.md";
const maxRuleBytes = 65536;
const maxRuleFiles = 50;
const maxImportDepth = 4;
const mark = "[The rest of this file is left out: rules have 64 KiB at most.]";
function ruleRoots({ own }) {
	return [.../* @__PURE__ */ new Set([common, ...own === void 0 ? [] : [own]])];
}
function listImports(text, file) {
	return readLines(text, file).flatMap(({ imported }) => imported ?? []);
}
function readLines(text, file) {
	let fence;
	return text.split("\n").map((line) => {
		const bar = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
		const inside = fence !== void 0;
		if (bar !== void 0 && fence === void 0) fence = bar;
		else if (bar !== void 0 && fence !== void 0 && bar.startsWith(fence)) fence = void 0;
		const path = inside ? void 0 : /^\s*(?:[-*]\s+)?@(\S+)\s*$/.exec(line)?.[1];
		return {
			line,
			imported: path === void 0 ? void 0 : resolveImport(path, file)
		};
	});
}
function resolveImport(path, file) {
	if (/^[/~]/.test(path)) return void 0;
	const steps = file.split("/").slice(0, -1);
	for (const step of path.split("/")) {
		if (step === ".." && steps.pop() === void 0) return void 0;
		if (step !== ".." && step !== "." && step !== "") steps.push(step);
	}
	return steps.join("/");
}
function buildRules(reading, read) {
	const byEngine = textsOf(walk(reading.reads, read, reading.followsImports === true ? 4 : 0));
	let left = maxRuleBytes;
	return walk(ruleRoots(reading), read, 4).map(({ file, text: whole }) => {
		if (byEngine.has(whole.trim())) return {
			file,
			text: whole,
			by: "engine",
			cut: false
		};
		const text = cutToBytes(whole, left);
		const cut = text.length < whole.length;
		left = cut ? 0 : left - utf8Length(text);
		return {
			file,
			text,
			by: "baton",
			cut
		};
	});
}
function walk(files, read, depth) {
	const [found, seen] = [[], /* @__PURE__ */ new Set()];
	const visit = (file, left) => {
		const text = seen.has(file) || found.length >= 50 ? void 0 : read(file);
		seen.add(file);
		if (text === void 0) return;
		if (saysSomething({
			file,
			text
		}, read) && !textsOf(found).has(text.trim())) found.push({
			file,
			text
		});
		for (const imported of left > 0 ? listImports(text, file) : []) visit(imported, left - 1);
	};
	for (const file of files) visit(file, depth);
	return found;
}
function saysSomething({ file, text }, read) {
	return readLines(text, file).filter(({ imported }) => imported === void 0 || read(imported) === void 0).some(({ line }) => line.trim() !== "");
}
function textsOf(files) {
	return new Set(files.map(({ text }) => text.trim()));
}
function cutToBytes(text, most) {
	if (utf8Length(text) <= most) return text;
	let [bytes, units] = [0, 0];
	for (const character of text) {
		bytes += utf8Length(character);
		if (bytes > most) break;
		units += character.length;
	}
	return text.slice(0, units);
}
function renderRules(parts) {
	const given = parts.filter(({ by }) => by === "baton");
	if (given.length === 0) return "";
	return ["The rules of this repository, from its files. Where two of them differ, the later one counts:", ...given.map(({ file, text, cut }) => `<rules file="${file}">\n${[text.trimEnd(), ...cut ? [mark] : []].join("\n")}\n</rules>`)].join("\n\n");
}
function describeRules(parts, sha256) {
	return parts.map(({ file, text, by, cut }) => ({
		file,
		bytes: utf8Length(text),
		digest: sha256(text),
		by,
		cut: cut ? true : void 0
	}));
}
function describeRule({ file, bytes, digest, by, cut }) {
	const from = by === "engine" ? "read by the engine itself" : "given in the instructions";
	return `rules ${JSON.stringify(file)}, ${bytes} bytes, ${digest}, ${from}${cut === true ? ", cut" : ""}`;
}

// src/adapters/agent/engine/engine-settings.ts
const ours = "baton";
function listMcpServers({ mcpServers, environment }) {
	const fill = (text) => text.replaceAll(secretVariable, (whole, name) => environment[name] ?? whole);
	return Object.entries(mcpServers).map(([name, { command = "", args, env, url, headers }]) => ({
		name,
		isOurs: name === ours,
		url: url === void 0 ? void 0 : fill(url),
		headers: headers && Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, fill(value).trim()])),
		command,
		args,
		env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
	}));
}
function pickEffort({ effort }, options) {
	return effort !== void 0 && options.known.includes(effort) ? options.write(effort) : [];
}
function passKey(environment, names) {
	const value = names.map((name) => environment[name]).find((key) => key !== void 0);
	return value === void 0 ? {} : { [names[0]]: value };
}
const leastUsd = .01;
function capAgent({ agent, cap }) {
	return cap === void 0 ? agent : {
		...agent,
		"max-cost-usd": Math.max(cap.usd, leastUsd)
	};
}
function nameCap(result, cap) {
	return result.reason === "budget" ? {
		...result,
		cap: cap?.key
	} : result;
}

// src/core/agent/classify-failure-text.ts
const signs = [
	["billing", /credit balance|insufficient_quota|current quota|billing|payment required|\b402\b|spending limit/i],
	["unknown_model", /\bmodels?[\s/:(]+[`'"]?[\w./:@-]+[`'")]*\.?\s+(?:it )?(?:is |was |does |may )?not (?:found|exist)|model[ _]not[ _]?found|^model: \S+$/im],
	["rate_limit", /quota[^.]{0,80}per (?:second|minute)/i],
	["limited", /usage[ _]limit/i],
	["quota", /(?:daily|monthly|exhausted your|exceeded your) quota|\bquota exceeded|premium requests? (?:limit|quota)/i],
	["auth", /\b40[13]\b|unauthori[sz]ed|forbidden|(?:invalid|incorrect|missing|no) (?:x-)?(?:api[ -_]?key|auth|credential|token)|api[ _]key (?:not|is not) valid|api_key_invalid|authentication|not logged in|please log ?in|permission_error/i],
	["rate_limit", /\b429\b|rate[ _-]?limit|too many requests|resource_exhausted/i],
	["overloaded", /\b(?:50[0234]|529)\b|overloaded|service unavailable|bad gateway|internal server error|at capacity/i],
	["untrusted_dir", /trusted directory|untrusted|not inside a trusted/i],
	["mcp", /mcp servers?\b/i],
	["context", /prompt is too long|context (?:length|window)|maximum context/i]
];
function classifyFailureText(text) {
	return signs.find(([, sign]) => sign.test(text))?.[0];
}
const exact = /* @__PURE__ */ new Set([
	"billing",
	"limited",
	"quota",
	"unknown_model"
]);
function classifyApiFailure({ status, text }) {
	const words = classifyFailureText(text);
	if (status === void 0 || words !== void 0 && exact.has(words)) return words ?? "api_error";
	return byStatus(status) ?? words ?? "api_error";
}
const reopening = /\b[Tt]ry again at ([A-Z][a-z]{2} \d{1,2}[a-z]{2}, \d{4} )?(\d{1,2}:\d\d [AP]M)\b/;
function readReopening(text, endedAt) {
	const [, date, minute] = reopening.exec(text) ?? [];
	const day = date?.replace(/[a-z]{2},/, "") ?? (endedAt === void 0 ? "" : new Date(endedAt).toISOString().slice(0, 10));
	const named = Date.parse(`${day} ${minute} UTC`);
	if (day === "" || Number.isNaN(named)) return null;
	return named / 1e3 + 60 + (date === void 0 && named <= (endedAt ?? 0) ? 86400 : 0);
}
function byStatus(status) {
	if (status === 401 || status === 403) return "auth";
	if (status === 402) return "billing";
	if (status === 429) return "rate_limit";
	return status >= 500 ? "overloaded" : void 0;
}

// src/adapters/agent/stream/json-shrinker.ts
const maxStringUnits = 524288;
const maxUnits = 4194304;
function createJsonShrinker() {
	const kept = [];
	let size = 0;
	let inside;
	let carry = "";
	const append = (text) => {
		size += text.length;
		if (size <= maxUnits) kept.push(text);
	};
	const readOutside = (text) => {
		const quote = text.indexOf("\"");
		if (quote < 0) {
			append(text);
			return text.length;
		}
		append(text.slice(0, quote + 1));
		inside = new StringTail();
		return quote + 1;
	};
	const readInside = (text, tail) => {
		const { length } = /^(?:[^"\\]+|\\u[0-9a-fA-F]{4}|\\u(?![0-9a-fA-F]{0,3}$)|\\[^u])*/.exec(text.slice(0, pieceUnits))?.[0] ?? "";
		tail.push(text.slice(0, length));
		if (text[length] !== "\"") return length;
		append(`${tail.text()}"`);
		inside = void 0;
		return length + 1;
	};
	return {
		push(piece) {
			let rest = carry + piece;
			carry = "";
			while (rest !== "") {
				const taken = inside === void 0 ? readOutside(rest) : readInside(rest, inside);
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
var StringTail = class {
	#pieces = [];
	#size = 0;
	push(piece) {
		if (piece === "") return;
		this.#pieces.push(piece);
		this.#size += piece.length;
		if (this.#size > 2 * maxStringUnits) this.#cut();
	}
	text() {
		this.#cut();
		return this.#pieces.join("");
	}
	#cut() {
		let first = 0;
		while (this.#size - (this.#pieces[first]?.length ?? 0) >= maxStringUnits) {
			this.#size -= this.#pieces[first]?.length ?? 0;
			first += 1;
		}
		this.#pieces = this.#pieces.slice(first);
	}
};

// src/adapters/agent/stream/event-splitter.ts
const longestWhole = 1048576;
const longestLoose = 1048576;
function createEventSplitter({ output, onEvent }) {
	const decoder = new StringDecoder("utf8");
	const decode = (chunk) => decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
	if (output === "text") {
		const pass = (text) => text === "" ? void 0 : onEvent(text);
		return {
			push: (chunk) => pass(decode(chunk)),
			end: () => pass(decoder.end())
		};
	}
	const lines = new EventLines(onEvent);
	return {
		push: (chunk) => lines.feed(decode(chunk)),
		end() {
			lines.feed(decoder.end());
			lines.end();
		}
	};
}
var EventLines = class {
	#onEvent;
	#parts = [];
	#length = 0;
	#shrinker;
	#loose = [];
	#looseLength = 0;
	#found = false;
	constructor(onEvent) {
		this.#onEvent = onEvent;
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
	end() {
		this.#flush();
		const whole = this.#found ? void 0 : parseMap(this.#loose.join("\n"));
		if (whole !== void 0) this.#onEvent(whole);
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
		if (event === void 0) this.#bufferLoose(line);
		else {
			this.#found = true;
			this.#onEvent(event);
		}
	}
	#bufferLoose(line) {
		this.#looseLength += line.length;
		if (this.#looseLength <= longestLoose) this.#loose.push(line);
		else this.#loose = [];
	}
};
function parseMap(text) {
	const value = /^\s*\{/.test(text) ? parseJson(text) : void 0;
	return isPlainMap(value) ? value : void 0;
}

// src/adapters/agent/stream/json-event.ts
function toJson(value) {
	const find = (path) => path.reduce(step, value);
	return {
		text: (...path) => ofType(find(path), "string"),
		number: (...path) => ofType(find(path), "number"),
		flag: (...path) => ofType(find(path), "boolean"),
		at: (...path) => toJson(find(path)),
		list: (...path) => {
			const found = find(path);
			return Array.isArray(found) ? found.map(toJson) : [];
		},
		entries: (...path) => {
			const found = find(path);
			return isPlainMap(found) ? Object.entries(found).map(([key, entry]) => [key, toJson(entry)]) : [];
		},
		raw: () => value
	};
}
function step(value, key) {
	return isPlainMap(value) && Object.hasOwn(value, key) ? value[key] : void 0;
}
function ofType(value, kind) {
	return typeof value === kind ? value : void 0;
}
function findLastJson(text) {
	return toJson([...text.matchAll(/^\{/gm)].map(({ index }) => index).slice(-20).map((start) => parseJson(text.slice(start))).findLast(isPlainMap));
}

// src/adapters/agent/engine/result-draft.ts
const maxTools = 1e3;
const maxNames = 100;
const maxWarnings = 100;
const warningUnits = 2e3;
var ResultDraft = class {
	terminal;
	sessionId = null;
	model = null;
	usage = null;
	usageScope = null;
	costUsd = null;
	notBefore = null;
	limit;
	costScope = null;
	turns = null;
	structured = null;
	started = false;
	reasonWithoutEnd = "no_result_event";
	startupReason;
	#onText;
	#text = null;
	#tools = [];
	#pending = /* @__PURE__ */ new Map();
	#denials = [];
	#servers = /* @__PURE__ */ new Map();
	#warnings = [];
	constructor(onText = () => void 0) {
		this.#onText = onText;
	}
	startText(text) {
		this.#text = text.slice(-262144);
		this.#onText(`${text}\n`);
	}
	append(text) {
		this.#text = ((this.#text ?? "") + text).slice(-262144);
		this.#onText(text);
	}
	replaceText(text) {
		this.#text = text.slice(-262144);
	}
	endText() {
		if (this.#text !== null) this.#onText("\n");
		this.#text = null;
	}
	get text() {
		return this.#text;
	}
	startTool(id, tool) {
		if (id !== void 0 && this.#pending.size < maxTools) this.#pending.set(id, tool);
	}
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
	failServers(complaint, pattern) {
		for (const [, name = ""] of complaint.matchAll(pattern)) this.setServer(name, "failed");
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

// src/adapters/agent/engine/result-parser.ts
function createResultParser(engine, onText) {
	const draft = new ResultDraft(onText);
	const reader = engine.createReader();
	const onEvent = (event) => {
		draft.started = true;
		reader.read(toJson(event), draft);
	};
	const splitter = createEventSplitter({
		output: engine.output,
		onEvent
	});
	return {
		push: (chunk) => splitter.push(chunk),
		end(exit) {
			splitter.end();
			reader.end?.(draft, exit);
			return buildResult(draft, exit);
		}
	};
}
function buildResult(draft, exit) {
	const { outcome, reason: named } = decideOutcome(draft, exit);
	const { sessionId, model, usage, costUsd, turns, tools, denials, mcpServers, structured, warnings } = draft;
	const reason = named === "rate_limit" && draft.notBefore !== null ? "limited" : named;
	return {
		outcome,
		reason,
		notBefore: reason === "limited" ? draft.notBefore ?? readReopening(warnings.join("\n"), exit.endedAt) : void 0,
		limit: reason === "limited" ? draft.limit : void 0,
		finalText: outcome === "success" ? draft.text : null,
		sessionId,
		model,
		usage,
		usageScope: usage === null ? null : draft.usageScope,
		costUsd,
		costScope: costUsd === null ? null : draft.costScope,
		turns,
		tools,
		denials,
		mcpServers,
		structured,
		warnings
	};
}
function decideOutcome(draft, exit) {
	const { terminal } = draft;
	if (exit.ended === "not-started") return {
		outcome: "startup_failed",
		reason: exit.notRunnable === true ? "not_runnable" : "startup"
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
			reason: draft.startupReason ?? reasonOfStart(exit)
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
function reasonOfStart({ exitStatus, stderr }) {
	return isNotRunnable(exitStatus) ? "not_runnable" : classifyFailureText(stderr) ?? "startup";
}
function isNotRunnable(exitStatus) {
	return exitStatus === 126 || exitStatus === 127;
}

// src/adapters/agent/engine/token-usage.ts
function recordTokens(usage, { draft, keys, scope }) {
	const [inputTokens, outputTokens] = [usage.number(keys.input), usage.number(keys.output)];
	if (inputTokens === void 0 || outputTokens === void 0) return;
	draft.usage = {
		inputTokens,
		cacheReadTokens: usage.number(keys.cacheRead) ?? null,
		cacheWriteTokens: usage.number(keys.cacheWrite) ?? null,
		outputTokens,
		reasoningTokens: keys.reasoning === void 0 ? null : usage.number(keys.reasoning) ?? null
	};
	draft.usageScope = scope;
}
function sumOf(objects, key) {
	return objects.reduce((total, object) => addKnown(total, object.number(key)), null);
}
function addKnown(total, more) {
	return more === void 0 ? total : (total ?? 0) + more;
}

// src/adapters/agent/engines/claude-code-result.ts
function readResult$4(event, draft) {
	const text = event.text("result");
	const isError = event.text("subtype") !== "success" || event.flag("is_error") === true;
	if (!isError && text !== void 0) draft.replaceText(text);
	if (isError && findLimit(event) === void 0) for (const said of [text, ...event.list("errors").map(asText)]) draft.warn(said);
	draft.terminal = isError ? describeFailure(event, text ?? "") : describeEnd$1(event, draft);
	draft.turns = event.number("num_turns") ?? null;
	draft.costUsd = event.number("total_cost_usd") ?? null;
	draft.costScope = "session";
	draft.structured = event.at("structured_output").raw() ?? null;
	readUsage$1(event, draft);
	for (const denial of event.list("permission_denials")) draft.deny(denial.text("tool_name") ?? "unknown");
}
function readUsage$1(event, draft) {
	const models = event.entries("modelUsage").map(([, usage]) => usage);
	const [list, keys] = models.length > 0 ? [models, sessionKeys] : [[event.at("usage")], runKeys];
	const sum = (key) => key === void 0 ? null : sumOf(list, key);
	const [input, output] = [sum(keys.input), sum(keys.output)];
	if (input === null || output === null) return;
	const [read, written] = [sum(keys.cacheRead), sum(keys.cacheWrite)];
	draft.usage = {
		inputTokens: input + (read ?? 0) + (written ?? 0),
		cacheReadTokens: read,
		cacheWriteTokens: written,
		outputTokens: output,
		reasoningTokens: sum(keys.reasoning)
	};
	draft.usageScope = isPlainMap(event.at("modelUsage").raw()) ? "session" : "run";
}
const sessionKeys = {
	input: "inputTokens",
	output: "outputTokens",
	cacheRead: "cacheReadInputTokens",
	cacheWrite: "cacheCreationInputTokens",
	reasoning: "thinkingTokens"
};
const runKeys = {
	input: "input_tokens",
	output: "output_tokens",
	cacheRead: "cache_read_input_tokens",
	cacheWrite: "cache_creation_input_tokens"
};
const bySubtype = {
	error_max_turns: {
		outcome: "incomplete",
		reason: "max_turns"
	},
	error_max_budget_usd: {
		outcome: "incomplete",
		reason: "budget"
	},
	error_max_structured_output_retries: {
		outcome: "incomplete",
		reason: "structured_output"
	}
};
const byTerminalReason = {
	max_turns: {
		outcome: "incomplete",
		reason: "max_turns"
	},
	budget_exhausted: {
		outcome: "incomplete",
		reason: "budget"
	},
	structured_output_retry_exhausted: {
		outcome: "incomplete",
		reason: "structured_output"
	},
	prompt_too_long: {
		outcome: "error",
		reason: "context"
	},
	aborted_streaming: {
		outcome: "killed",
		reason: "signal"
	},
	aborted_tools: {
		outcome: "killed",
		reason: "signal"
	}
};
const stoppedEarly = {
	outcome: "incomplete",
	reason: "stopped_early"
};
const cutShort = [
	"max_tokens",
	"model_context_window_exceeded",
	"refusal"
];
const finished = ["end_turn", "stop_sequence"];
function describeEnd$1(event, draft) {
	const [stop, terminal] = [event.text("stop_reason"), event.text("terminal_reason")];
	const failure = findEarlyEnd(event);
	if (failure === void 0) return {
		outcome: "success",
		reason: null
	};
	if (terminal !== void 0 && terminal !== "completed") draft.warn(`terminal_reason: ${terminal}`);
	else draft.warn(`stop_reason: ${stop}`);
	return failure;
}
function findEarlyEnd(event) {
	const [stop = "end_turn", terminal] = [event.text("stop_reason"), event.text("terminal_reason")];
	if (terminal === "api_error" || terminal === "model_error") return {
		outcome: "error",
		reason: "api_error"
	};
	if (terminal !== void 0 && terminal !== "completed") return findLimit(event) ?? stoppedEarly;
	if (cutShort.includes(stop)) return stoppedEarly;
	return terminal === "completed" || finished.includes(stop) ? void 0 : stoppedEarly;
}
function findLimit(event) {
	return bySubtype[event.text("subtype") ?? ""] ?? byTerminalReason[event.text("terminal_reason") ?? ""];
}
function describeFailure(event, text) {
	const known = findLimit(event);
	if (known !== void 0) return known;
	const words = [
		text,
		...[event.text("api_error") ?? "", event.text("api_error_type") ?? ""],
		...event.list("errors").map(asText)
	].join("\n");
	const reason = classifyApiFailure({
		status: event.number("api_error_status"),
		text: words
	});
	const neverStarted = event.number("num_turns") === 0;
	return {
		outcome: "error",
		reason: reason === "api_error" && neverStarted ? "startup" : reason
	};
}
function asText(value) {
	const raw = value.raw();
	return typeof raw === "string" ? raw : JSON.stringify(raw);
}

// src/adapters/agent/engines/models.ts
const anthropic = {
	base: "ANTHROPIC_BASE_URL",
	provider: "https://api.anthropic.com",
	passes: /^\/v1\/messages(?:\/count_tokens)?$/,
	firstParty: { _CLAUDE_CODE_ASSUME_FIRST_PARTY_BASE_URL: "1" }
};
const claudeModels = [{
	...anthropic,
	key: "ANTHROPIC_API_KEY"
}, {
	...anthropic,
	key: "CLAUDE_CODE_OAUTH_TOKEN",
	subscription: true
}];
const codexModels = ["CODEX_API_KEY", "OPENAI_API_KEY"].map((key) => ({
	key,
	base: "OPENAI_BASE_URL",
	provider: "https://api.openai.com/v1",
	passes: /^\/responses$/
}));
const geminiModels = [{
	key: "GEMINI_API_KEY",
	base: "GOOGLE_GEMINI_BASE_URL",
	provider: "https://generativelanguage.googleapis.com",
	passes: /^\/v1beta\/models\/[\w.-]+:(?:generateContent|streamGenerateContent|countTokens)$/
}, {
	key: "GOOGLE_API_KEY",
	base: "GOOGLE_VERTEX_BASE_URL",
	provider: "https://aiplatform.googleapis.com",
	passes: /^\/v1beta1\/publishers\/google\/models\/[\w.-]+:(?:generateContent|streamGenerateContent|countTokens)$/
}];
const openCodeModels = {
	anthropic: {
		key: "ANTHROPIC_API_KEY",
		base: "ANTHROPIC_BASE_URL",
		provider: "https://api.anthropic.com/v1",
		passes: /^\/messages$/
	},
	openai: {
		key: "OPENAI_API_KEY",
		base: "OPENAI_BASE_URL",
		provider: "https://api.openai.com/v1",
		passes: /^\/(?:responses|chat\/completions)$/
	},
	google: {
		key: "GEMINI_API_KEY",
		base: "GOOGLE_GEMINI_BASE_URL",
		provider: "https://generativelanguage.googleapis.com/v1beta",
		passes: /^\/models\/[\w.-]+:(?:generateContent|streamGenerateContent)$/
	},
	opencode: {
		key: "OPENCODE_API_KEY",
		base: "OPENCODE_BASE_URL",
		provider: "https://opencode.ai/zen/v1",
		passes: /^\/(?:messages|responses|chat\/completions|models\/[\w.-]+:(?:generateContent|streamGenerateContent))$/
	}
};
const copilotModels = [{
	key: "COPILOT_PROVIDER_API_KEY",
	base: "COPILOT_PROVIDER_BASE_URL",
	passes: /^(?:\/v1|\/openai(?:\/v1|\/deployments\/[\w.-]+)?)?\/(?:chat\/completions|responses|messages)$/
}];

// src/adapters/agent/engines/claude-code.ts
const claudeCode = {
	name: "claude-code",
	title: "Claude Code",
	program: "claude",
	testedVersions: ["2.1.330"],
	installation: {
		kind: "npm",
		package: "@anthropic-ai/claude-code",
		version: "2.1.330",
		integrity: "sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ=="
	},
	authentication: [["ANTHROPIC_API_KEY"], ["CLAUDE_CODE_OAUTH_TOKEN"]],
	models: claudeModels,
	supports: {
		settings: [
			"model",
			"max-turns",
			"max-cost-usd",
			"tools.allow",
			"tools.deny",
			"mcp-servers"
		],
		effort: [
			"low",
			"medium",
			"high",
			"xhigh",
			"max"
		],
		system: "own channel"
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".claude",
		".mcp.json",
		".claude.json",
		"CLAUDE.md",
		"CLAUDE.local.md"
	],
	rules: {
		own: "CLAUDE.md",
		reads: [],
		canTurnOff: true
	},
	skills: "as a copy",
	launch: launch$5,
	createReader: () => reader$5
};
const constants = {
	CLAUDE_CODE_MAX_RETRIES: "4",
	CLAUDE_CODE_STARTUP_FAILURE_RESULTS: "1",
	CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
	DISABLE_AUTOUPDATER: "1",
	DISABLE_TELEMETRY: "1"
};
function launch$5(plan) {
	const { agent, files } = plan;
	const mcpFile = `${files}/engine/mcp.json`;
	const systemFile = `${files}/engine/system.md`;
	const hasSystem = plan.system !== "";
	const home = plan.environment.HOME ?? files;
	return {
		program: "claude",
		args: [
			"-p",
			...[
				"--output-format",
				"stream-json",
				"--verbose"
			],
			...[
				"--setting-sources",
				"user",
				"--strict-mcp-config",
				`--mcp-config=${mcpFile}`
			],
			...option("--model", agent.model),
			...pickEffort(agent, {
				known: claudeCode.supports.effort,
				write: (effort) => ["--effort", effort]
			}),
			...option("--max-turns", agent["max-turns"]?.toString()),
			...option("--max-budget-usd", agent["max-cost-usd"]?.toString()),
			...hasSystem ? [`--append-system-prompt-file=${systemFile}`] : [],
			...permissions$1(plan),
			...listOption("--disallowedTools", [...agent.tools?.deny ?? [], ...listUnasked(agent)])
		],
		env: {
			...constants,
			...agent.access === "full" ? { IS_SANDBOX: "1" } : {}
		},
		stdin: plan.prompt,
		files: [{
			path: mcpFile,
			content: JSON.stringify({ mcpServers: mcpServers$2(plan) })
		}, ...hasSystem ? [{
			path: systemFile,
			content: plan.system
		}] : []],
		skillsFolder: `${home}/.claude/skills`
	};
}
const forSessions = `CronCreate CronDelete CronList EnterWorktree ExitWorktree Monitor RemoteTrigger ScheduleWakeup SendMessage Workflow`;
function listUnasked({ tools }) {
	const asked = new Set(tools?.allow.map((rule) => rule.split("(")[0]));
	return forSessions.split(" ").filter((name) => !asked.has(name));
}
const reading = [
	"Read",
	"Glob",
	"Grep",
	"LS",
	"TodoWrite",
	"Task"
];
function permissions$1({ agent, files, mcpServers }) {
	if (agent.access === "full") return ["--dangerously-skip-permissions"];
	const mode = agent.access === "read" ? "dontAsk" : "acceptEdits";
	const servers = Object.keys(mcpServers).map((name) => `mcp__${name}`);
	const own = [
		`Read(/${files}/**)`,
		`Edit(/${files}/**)`,
		`Write(/${files}/**)`
	];
	const allowed = [
		...reading,
		...own,
		...servers,
		...agent.tools?.allow ?? []
	];
	return [
		"--permission-mode",
		mode,
		`--add-dir=${files}`,
		...listOption("--allowedTools", allowed)
	];
}
function mcpServers$2(plan) {
	const entries = listMcpServers(plan).map(({ name, isOurs, url, headers, command, args, env }) => {
		const server = url === void 0 ? {
			type: "stdio",
			command,
			args,
			env
		} : {
			type: "http",
			url,
			headers
		};
		return [name, isOurs ? {
			...server,
			alwaysLoad: true
		} : server];
	});
	return Object.fromEntries(entries);
}
function option(name, value) {
	return value === void 0 ? [] : [name, value];
}
function listOption(name, values) {
	return values.length === 0 ? [] : [name, ...values];
}
const reader$5 = { read(event, draft) {
	draft.sessionId = event.text("session_id") ?? draft.sessionId;
	const type = event.text("type");
	if (type === "system") readSystem(event, draft);
	else if (type === "assistant") readAssistant$1(event, draft);
	else if (type === "user") readToolResults(event, draft);
	else if (type === "rate_limit_event") readLimit(event.at("rate_limit_info"), draft);
	else if (type === "result") readResult$4(event, draft);
} };
function readSystem(event, draft) {
	if (event.text("subtype") !== "init") return;
	draft.model = event.text("model") ?? null;
	for (const server of event.list("mcp_servers")) {
		const name = server.text("name");
		if (name !== void 0) draft.setServer(name, server.text("status") ?? "unknown");
	}
}
function readAssistant$1(event, draft) {
	const isOwn = event.text("parent_tool_use_id") === void 0 && event.text("error") === void 0;
	if (isOwn) draft.terminal = void 0;
	for (const part of event.list("message", "content")) {
		const text = part.text("text");
		if (part.text("type") === "text" && text !== void 0 && isOwn) draft.startText(text);
		if (part.text("type") === "tool_use") draft.startTool(part.text("id"), { name: part.text("name") ?? "unknown" });
	}
}
function readLimit(limit, draft) {
	const isClosed = limit.text("status") === "rejected";
	const window = isClosed ? limit.text("rateLimitType")?.slice(0, 100) : void 0;
	draft.notBefore = isClosed ? limit.number("resetsAt") ?? null : null;
	draft.limit = window === void 0 ? void 0 : {
		window,
		model: modelOfWindow(window)
	};
}
function readToolResults(event, draft) {
	for (const part of event.list("message", "content")) if (part.text("type") === "tool_result") draft.endTool(part.text("tool_use_id"), part.flag("is_error") !== true);
}

// src/adapters/agent/engines/codex.ts
const codex = {
	name: "codex",
	title: "Codex",
	program: "codex",
	testedVersions: ["0.169.0"],
	installation: {
		kind: "npm",
		package: "@openai/codex",
		version: "0.169.0",
		integrity: "sha512-KhzYlkKPxoNssR8CEm45IjqnFWn7UtlF4CiD3tOJPea51xBs7MaHy0UQG9GSbCqk6Lrjn5QdJDV0QD1/FgWlGw=="
	},
	authentication: [["OPENAI_API_KEY"], ["CODEX_API_KEY"]],
	models: codexModels,
	supports: {
		settings: ["model", "mcp-servers"],
		effort: [
			"minimal",
			"low",
			"medium",
			"high",
			"xhigh"
		],
		system: "own channel"
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".codex",
		"AGENTS.md",
		"AGENTS.override.md"
	],
	rules: {
		reads: ["AGENTS.md"],
		canTurnOff: true
	},
	skills: "by itself",
	launch: launch$4,
	createReader: () => reader$4
};
const accessArguments$1 = {
	read: ["-s", "read-only"],
	edit: ["-s", "workspace-write"],
	full: ["--dangerously-bypass-approvals-and-sandbox"]
};
const keyNames = ["CODEX_API_KEY", "OPENAI_API_KEY"];
function launch$4(plan) {
	const { agent, files, environment, isolated } = plan;
	const home = `${environment.HOME ?? files}/.codex`;
	return {
		program: "codex",
		args: [
			...[
				"exec",
				"--json",
				"--skip-git-repo-check",
				"--ignore-rules"
			],
			...usesProfile(plan) ? [] : accessArguments$1[agent.access],
			...agent.model === void 0 ? [] : ["-m", agent.model],
			"-"
		],
		env: {
			CODEX_HOME: home,
			TZ: "UTC",
			RUST_LOG: "error,codex_mcp=warn",
			...passKey(environment, keyNames)
		},
		stdin: plan.prompt,
		files: [{
			path: `${home}/config.toml`,
			content: renderSettings(plan)
		}],
		readsWorkspaceOnly: usesProfile(plan) && agent.access === "read",
		probe: isolated || agent.access === "full" ? void 0 : ownSandboxProbe
	};
}
function usesProfile({ agent, isolated }) {
	return isolated && agent.access !== "full";
}
const profile = `default_permissions = "baton"
[permissions.baton]
filesystem = { ":root" = "write" }
network = { enabled = false }`;
const ownSandboxProbe = {
	args: [
		"sandbox",
		"--",
		"true"
	],
	describe: (complaint) => `Codex can run no command for its agent here, because its sandbox needs user namespaces: ${complaint}. Allow them in a step before Baton with \`sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\`; in a container its \`options\` forbid them. Or choose \`access: full\`, or a machine where Baton isolates agents (root or sudo without a password).`
};
function renderSettings(plan) {
	const { agent, system, files, environment, isolated } = plan;
	const url = environment.OPENAI_BASE_URL;
	return `${[...[
		...url === void 0 ? [] : [`openai_base_url = ${quote(url)}`],
		"check_for_update_on_startup = false",
		`project_doc_max_bytes = ${agent.rules === "off" ? 0 : maxRuleBytes}`,
		...pickEffort(agent, {
			known: codex.supports.effort,
			write: (effort) => [`model_reasoning_effort = ${quote(effort)}`]
		}),
		...system === "" ? [] : [`developer_instructions = ${quote(system)}`],
		...usesProfile(plan) ? [profile] : [],
		...agent.access === "edit" && !isolated ? ["[sandbox_workspace_write]", `writable_roots = [${quote(files)}]`] : [],
		...["[shell_environment_policy]", `exclude = [${[...keyNames, "RUST_LOG"].map(quote).join(", ")}]`]
	], ...listMcpServers(plan).flatMap(renderServer)].join("\n")}\n`;
}
function renderServer({ name, isOurs, url, headers, command, args, env }) {
	const where = url === void 0 ? [
		`command = ${quote(command)}`,
		`args = [${args.map(quote).join(", ")}]`,
		`env = ${renderMap(env)}`
	] : [`url = ${quote(url)}`, ...headers === void 0 ? [] : [`http_headers = ${renderMap(headers)}`]];
	return [
		`[mcp_servers.${name}]`,
		...where,
		"default_tools_approval_mode = \"approve\"",
		...isOurs ? ["required = true"] : []
	];
}
function renderMap(map) {
	return `{ ${Object.entries(map).map(([key, value]) => `${quote(key)} = ${quote(value)}`).join(", ")} }`;
}
function quote(text) {
	return JSON.stringify(text.toWellFormed()).replaceAll("", "\\u007f");
}
const reader$4 = {
	read(event, draft) {
		draft.reasonWithoutEnd = "no_turn_completed";
		const type = event.text("type");
		if (type === "thread.started") draft.sessionId = event.text("thread_id") ?? null;
		else if (type === "turn.started") draft.terminal = void 0;
		else if (type === "item.completed") readItem(event.at("item"), draft);
		else if (type === "error") draft.warn(event.text("message"));
		else if (type === "turn.completed") readCompleted(event, draft);
		else if (type === "turn.failed") {
			draft.warn(event.text("error", "message"));
			draft.terminal = {
				outcome: "error",
				reason: classifyApiFailure({ text: event.text("error", "message") ?? "" })
			};
		}
	},
	end: (draft, { stderr }) => draft.failServers(stderr, /MCP server startup failed server_name="([^"\n]+)"/g)
};
function readCompleted(event, draft) {
	draft.terminal = {
		outcome: "success",
		reason: null
	};
	draft.structured = findLastJson(draft.text ?? "").raw() ?? null;
	recordTokens(event.at("usage"), {
		draft,
		keys: usageKeys$1,
		scope: "session"
	});
}
function readItem(item, draft) {
	const status = item.text("status");
	const ok = status === "completed";
	switch (item.text("type") ?? "") {
		case "agent_message":
			draft.startText(item.text("text") ?? "");
			break;
		case "command_execution":
			draft.addTool({
				name: "shell",
				ok
			});
			if (item.text("aggregated_output")?.startsWith("bwrap:") === true) draft.warn(`The sandbox of Codex refused a command: ${item.text("aggregated_output")?.trim()}`);
			if (status === "declined") draft.deny("shell");
			break;
		case "file_change":
			draft.addTool({
				name: "apply_patch",
				ok
			});
			if (status === "declined") draft.deny("apply_patch");
			break;
		case "mcp_tool_call":
			readCall(item, {
				draft,
				ok
			});
			break;
		case "web_search":
			draft.addTool({
				name: "web_search",
				ok: true
			});
			break;
		case "error": draft.warn(item.text("message"));
	}
}
function readCall(item, { draft, ok }) {
	const [name, server] = [item.text("tool") ?? "unknown", item.text("server")];
	draft.addTool({
		name,
		server,
		ok
	});
	if (/requires approval/.test(item.text("error", "message") ?? "")) draft.deny(server === void 0 ? name : `${server}/${name}`);
}
const usageKeys$1 = {
	input: "input_tokens",
	output: "output_tokens",
	cacheRead: "cached_input_tokens",
	cacheWrite: "cache_write_input_tokens",
	reasoning: "reasoning_output_tokens"
};

// src/core/agent/agent-result.ts
function buildUsage(count) {
	return {
		inputTokens: count("inputTokens"),
		cacheReadTokens: count("cacheReadTokens"),
		cacheWriteTokens: count("cacheWriteTokens"),
		outputTokens: count("outputTokens"),
		reasoningTokens: count("reasoningTokens")
	};
}

// src/adapters/agent/engines/command.ts
const command = {
	name: "command",
	title: "a program of your own",
	testedVersions: [],
	authentication: [],
	supports: {
		settings: [],
		effort: [],
		system: "nowhere"
	},
	promptBy: "stdin",
	output: "text",
	trustedPaths: [],
	rules: {
		reads: [],
		canTurnOff: true
	},
	skills: "none",
	launch({ agent, prompt }) {
		const [program = "", ...args] = agent.command ?? [];
		return {
			program,
			args,
			env: {},
			stdin: prompt,
			files: []
		};
	},
	createReader: () => reader$3
};
const marker = "::agent-result::";
const limits = {
	maxBytes: 262144,
	maxDepth: 8,
	maxNodes: 2e3,
	numbers: "any"
};
const reader$3 = {
	read(piece, draft) {
		const text = piece.raw();
		if (typeof text === "string") draft.append(text);
	},
	end(draft, { ended, exitStatus }) {
		readResultLine(draft);
		if (ended !== "exited") return;
		if (exitStatus === 124) draft.terminal = {
			outcome: "killed",
			reason: "timeout"
		};
		else if (isNotRunnable(exitStatus)) draft.terminal = {
			outcome: "error",
			reason: "not_runnable"
		};
		else if (exitStatus !== 0) draft.warn(`exit ${exitStatus}`);
		draft.terminal ??= exitStatus === 0 ? {
			outcome: "success",
			reason: null
		} : {
			outcome: "error",
			reason: "exit_code"
		};
	}
};
function readResultLine(draft) {
	const text = (draft.text ?? "").trimEnd();
	draft.replaceText(text);
	const line = text.slice(text.lastIndexOf("\n") + 1);
	if (!line.startsWith(marker)) return;
	const parsed = parseUntrustedJson(line.slice(16), limits);
	if (parsed.ok) readResult$3(toJson(parsed.value), draft);
	else draft.warn(`the line ${marker} was passed over: it ${parsed.error.message}`);
}
function readResult$3(said, draft) {
	const summary = said.text("summary");
	if (summary !== void 0) draft.replaceText(summary);
	const results = Object.fromEntries(said.entries("results").map(([key, value]) => [key, value.raw()]));
	draft.structured = {
		...summary === void 0 ? {} : { summary },
		results
	};
	const usage = buildUsage((kind) => readAmount(said, "usage", kind));
	if (usage.inputTokens !== null || usage.outputTokens !== null) {
		draft.usage = usage;
		draft.usageScope = "run";
	}
	draft.costUsd = said.number("costUsd") ?? null;
	draft.costScope = "run";
}
function readAmount(said, ...path) {
	const amount = said.number(...path);
	return amount === void 0 || amount < 0 ? null : amount;
}

// src/adapters/agent/engines/copilot.ts
const copilot = {
	name: "copilot",
	title: "Copilot CLI",
	program: "copilot",
	testedVersions: ["1.0.102"],
	installation: {
		kind: "npm",
		package: "@github/copilot",
		version: "1.0.102",
		integrity: "sha512-mv6cTWMhMILxg5ZDgqJ6UsnpPuySCPWOPbZVaO8lL0dpmjY3VD9ZhJr6DFcG7fhUXZv6OmvLdcRCa5MJ6hBI+Q=="
	},
	authentication: [["COPILOT_GITHUB_TOKEN"], ["COPILOT_PROVIDER_BASE_URL", "COPILOT_PROVIDER_API_KEY"]],
	models: copilotModels,
	supports: {
		settings: [
			"model",
			"tools.allow",
			"tools.deny",
			"mcp-servers"
		],
		effort: [
			"low",
			"medium",
			"high",
			"xhigh"
		],
		system: "own channel"
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".github/copilot-instructions.md",
		".github/copilot",
		".github/hooks",
		".github/agents",
		".github/skills",
		".github/mcp.json",
		".github/lsp.json",
		".vscode/mcp.json",
		".mcp.json",
		".claude",
		"AGENTS.md"
	],
	rules: {
		own: ".github/copilot-instructions.md",
		reads: [
			"AGENTS.md",
			".github/copilot-instructions.md",
			"CLAUDE.md",
			"GEMINI.md"
		],
		followsImports: true,
		canTurnOff: true
	},
	skills: "by itself",
	launch: launch$3,
	createReader: () => reader$2
};
function launch$3(plan) {
	const { agent, files, system, prompt } = plan;
	const isOff = agent.rules === "off";
	const home = `${plan.environment.HOME ?? files}/.copilot`;
	const [mcpFile, usageFile] = [`${files}/engine/mcp.json`, `${files}/engine/usage.json`];
	return {
		program: "copilot",
		args: [
			...[
				"--output-format",
				"json",
				"--no-ask-user",
				"--no-auto-update",
				"--disable-builtin-mcps"
			],
			...[
				"--usage-output-file",
				usageFile,
				"--additional-mcp-config",
				`@${mcpFile}`,
				"--add-dir",
				files
			],
			...agent.model === void 0 ? [] : ["--model", agent.model],
			...pickEffort(agent, {
				known: copilot.supports.effort,
				write: (effort) => ["--reasoning-effort", effort]
			}),
			...permissions(plan),
			...isOff ? ["--no-custom-instructions"] : [],
			...agent.env.length === 0 ? [] : [`--secret-env-vars=${agent.env.join(",")}`]
		],
		env: { COPILOT_HOME: home },
		stdin: isOff && system !== "" ? `${system}\n\n---\n\n${prompt}` : prompt,
		files: [
			{
				path: mcpFile,
				content: JSON.stringify({ mcpServers: mcpServers$1(plan) })
			},
			{
				path: usageFile,
				content: ""
			},
			...isOff || system === "" ? [] : [{
				path: `${home}/copilot-instructions.md`,
				content: system
			}]
		],
		usageFile
	};
}
function permissions({ agent, mcpServers }) {
	const denied = (agent.tools?.deny ?? []).flatMap((tool) => ["--deny-tool", tool]);
	if (agent.access === "full") return ["--allow-all-tools", ...denied];
	return [...[
		...agent.access === "edit" ? ["write"] : [],
		...Object.keys(mcpServers),
		...agent.tools?.allow ?? []
	].flatMap((tool) => ["--allow-tool", tool]), ...denied];
}
function mcpServers$1(plan) {
	const entries = listMcpServers(plan).map(({ name, url, headers, command, args, env }) => {
		return [name, {
			...url === void 0 ? {
				type: "local",
				command,
				args,
				env
			} : {
				type: "http",
				url,
				headers
			},
			tools: ["*"]
		}];
	});
	return Object.fromEntries(entries);
}
const reader$2 = {
	read(event, draft) {
		const data = event.at("data");
		const type = event.text("type") ?? "";
		if (type === "session.mcp_servers_loaded") readServers(data, draft);
		else if (event.flag("ephemeral") !== true) readEvent(type, {
			event,
			data,
			draft
		});
	},
	end: (draft, { usage }) => readUsage(usage, draft)
};
function readEvent(type, { event, data, draft }) {
	if (type === "assistant.message") readMessage(data, draft);
	else if (type === "tool.execution_start") startTool(data, draft);
	else if (type === "tool.execution_complete") endTool(data, draft);
	else if (type === "session.error") readError$1(data, draft);
	else if (type === "result") readResult$2(event, draft);
}
function readMessage(data, draft) {
	draft.model = data.text("model") ?? draft.model;
	if (data.text("content")) draft.startText(data.text("content") ?? "");
}
function readServers(data, draft) {
	for (const server of data.list("servers")) {
		const name = server.text("name");
		if (name !== void 0) draft.setServer(name, server.text("status") ?? "unknown");
	}
}
function startTool(data, draft) {
	const server = data.text("mcpServerName");
	const name = data.text("mcpToolName") ?? data.text("toolName") ?? "unknown";
	draft.startTool(data.text("toolCallId"), {
		name,
		server
	});
}
function endTool(data, draft) {
	const tool = draft.endTool(data.text("toolCallId"), data.flag("success") === true);
	if (data.text("error", "code") === "denied") draft.deny(tool?.name ?? "unknown");
}
const byErrorType = {
	authentication: "auth",
	rate_limit: "rate_limit",
	quota: "quota"
};
function readError$1(data, draft) {
	const message = data.text("message") ?? "";
	draft.warn(message);
	draft.terminal = {
		outcome: "error",
		reason: byErrorType[data.text("errorType") ?? ""] ?? classifyApiFailure({
			status: data.number("statusCode"),
			text: message
		})
	};
}
function readResult$2(event, draft) {
	draft.sessionId = event.text("sessionId") ?? draft.sessionId;
	if (event.number("exitCode") === 0) draft.terminal = {
		outcome: "success",
		reason: null
	};
	else draft.terminal ??= {
		outcome: "error",
		reason: "api_error"
	};
}
function readUsage(file, draft) {
	const models = toJson(parseJson(file ?? "")).entries("modelMetrics").map(([, metrics]) => metrics.at("usage"));
	const usage = buildUsage((kind) => sumOf(models, kind));
	if (usage.inputTokens === null || usage.outputTokens === null) return;
	draft.usage = usage;
	draft.usageScope = "session";
}

// src/adapters/agent/engines/cursor.ts
const cursor = {
	name: "cursor",
	title: "Cursor CLI",
	program: "agent",
	testedVersions: ["2026.08.11-e8db854"],
	installation: {
		kind: "manual",
		how: "It is in no package registry: install it on the runner, or in the `container` of the stage."
	},
	authentication: [["CURSOR_API_KEY"]],
	supports: {
		settings: [
			"model",
			"tools.allow",
			"tools.deny",
			"mcp-servers"
		],
		effort: [],
		system: "before the prompt"
	},
	promptBy: "file",
	output: "events",
	trustedPaths: [
		".cursor",
		"AGENTS.md",
		"CLAUDE.md"
	],
	rules: {
		reads: ["AGENTS.md", "CLAUDE.md"],
		canTurnOff: false
	},
	skills: "not tried",
	launch: launch$2,
	createReader: () => reader$1
};
const accessArguments = {
	read: [
		"--mode",
		"ask",
		"--trust"
	],
	edit: ["--trust"],
	full: ["--trust", "--force"]
};
function launch$2(plan) {
	const { agent, files } = plan;
	const home = `${plan.environment.HOME ?? files}/.cursor`;
	const promptFile = `${files}/engine/prompt.md`;
	return {
		program: "agent",
		args: [
			...[
				"-p",
				"--output-format",
				"stream-json",
				"--approve-mcps"
			],
			...accessArguments[agent.access],
			...plan.isolated ? ["--sandbox", "disabled"] : [],
			...agent.model === void 0 ? [] : ["--model", agent.model],
			`Read the file ${promptFile} to its end. It is your task: do what it says.`
		],
		env: {},
		stdin: "",
		files: [
			{
				path: promptFile,
				content: plan.system === "" ? plan.prompt : `${plan.system}\n\n---\n\n${plan.prompt}`
			},
			{
				path: `${home}/mcp.json`,
				content: JSON.stringify({ mcpServers: mcpServers(plan) })
			},
			{
				path: `${home}/cli-config.json`,
				content: JSON.stringify(buildSettings$1(plan))
			}
		],
		readsWorkspaceOnly: plan.isolated && agent.access === "read"
	};
}
function mcpServers(plan) {
	const entries = listMcpServers(plan).map(({ name, url, headers, command, args, env }) => [name, url === void 0 ? {
		command,
		args,
		env
	} : {
		url,
		headers
	}]);
	return Object.fromEntries(entries);
}
function buildSettings$1({ agent, files, mcpServers }) {
	const servers = Object.keys(mcpServers).map((name) => `Mcp(${name}, *)`);
	return {
		version: 1,
		editor: { vimMode: false },
		permissions: {
			allow: [
				`Read(${files}/**)`,
				`Write(${files}/**)`,
				...servers,
				...agent.tools?.allow ?? []
			],
			deny: agent.tools?.deny ?? []
		}
	};
}
const reader$1 = { read(event, draft) {
	draft.sessionId = event.text("session_id") ?? draft.sessionId;
	const type = event.text("type");
	if (type === "system") draft.model = event.text("model") ?? draft.model;
	else if (type === "assistant") readAssistant(event, draft);
	else if (type === "tool_call" && event.text("subtype") === "completed") readTool$1(event, draft);
	else if (type === "result") readResult$1(event, draft);
} };
function readAssistant(event, draft) {
	if (event.number("timestamp_ms") !== void 0) return;
	const texts = event.list("message", "content").flatMap((part) => part.text("text") ?? []);
	if (texts.length > 0) draft.startText(texts.join(""));
}
function readTool$1(event, draft) {
	for (const [key, call] of event.entries("tool_call")) {
		if (!key.endsWith("ToolCall")) continue;
		const name = key.slice(0, -8);
		const verdicts = call.entries("result").map(([verdict]) => verdict);
		draft.addTool({
			name,
			ok: verdicts.includes("success")
		});
		if (verdicts.includes("rejected") || verdicts.includes("permissionDenied")) draft.deny(name);
	}
}
function readResult$1(event, draft) {
	const text = event.text("result") ?? "";
	const isGood = event.text("subtype") === "success" && event.flag("is_error") !== true;
	if (isGood) draft.replaceText(text);
	else draft.warn(text);
	draft.terminal = isGood ? {
		outcome: "success",
		reason: null
	} : {
		outcome: "error",
		reason: classifyApiFailure({ text })
	};
	recordTokens(event.at("usage"), {
		draft,
		keys: usageKeys,
		scope: "run"
	});
}
const usageKeys = {
	input: "inputTokens",
	output: "outputTokens",
	cacheRead: "cacheReadTokens",
	cacheWrite: "cacheWriteTokens"
};

// src/adapters/agent/engines/gemini.ts
const gemini = {
	name: "gemini",
	title: "Gemini CLI",
	program: "gemini",
	testedVersions: ["0.61.0"],
	installation: {
		kind: "npm",
		package: "@google/gemini-cli",
		version: "0.61.0",
		integrity: "sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ=="
	},
	authentication: [["GEMINI_API_KEY"], ["GOOGLE_API_KEY", "GOOGLE_GENAI_USE_VERTEXAI"]],
	models: geminiModels,
	supports: {
		settings: [
			"model",
			"max-turns",
			"tools.allow",
			"tools.deny",
			"mcp-servers"
		],
		effort: [],
		system: "own channel"
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".gemini",
		"GEMINI.md",
		".env"
	],
	rules: {
		own: "GEMINI.md",
		reads: ["GEMINI.md"],
		followsImports: true,
		canTurnOff: false
	},
	skills: "by itself",
	launch: launch$1,
	createReader: () => reader
};
const approval = {
	read: "default",
	edit: "auto_edit",
	full: "yolo"
};
function launch$1(plan) {
	const { agent, files, system } = plan;
	const home = `${plan.environment.HOME ?? files}/.gemini`;
	return {
		program: "gemini",
		args: [...[
			"--approval-mode",
			approval[agent.access],
			"-o",
			"stream-json",
			"--include-directories",
			files
		], ...agent.model === void 0 ? [] : ["-m", agent.model]],
		env: {
			GEMINI_CLI_TRUST_WORKSPACE: "true",
			GEMINI_CLI_NO_RELAUNCH: "true"
		},
		stdin: plan.prompt,
		files: [{
			path: `${home}/settings.json`,
			content: JSON.stringify(buildSettings(plan))
		}, ...system === "" ? [] : [{
			path: `${home}/GEMINI.md`,
			content: system
		}]]
	};
}
function buildSettings(plan) {
	const { agent } = plan;
	const turns = agent["max-turns"];
	const servers = listMcpServers(plan).map(({ name, url, headers, command, args, env }) => {
		return [name, {
			...url === void 0 ? {
				command,
				args,
				env
			} : {
				httpUrl: url,
				headers
			},
			trust: true
		}];
	});
	return {
		general: {
			disableAutoUpdate: true,
			disableUpdateNag: true,
			maxAttempts: 4
		},
		context: { importFormat: "flat" },
		privacy: { usageStatisticsEnabled: false },
		...chooseAuthentication(plan),
		model: turns === void 0 ? void 0 : { maxSessionTurns: turns },
		tools: agent.tools && {
			allowed: agent.tools.allow,
			exclude: agent.tools.deny
		},
		mcpServers: Object.fromEntries(servers)
	};
}
function chooseAuthentication({ environment }) {
	return environment.GEMINI_API_KEY !== void 0 && environment.GOOGLE_GENAI_USE_VERTEXAI === void 0 ? { security: { auth: { selectedType: "gemini-api-key" } } } : {};
}
const reader = {
	read(event, draft) {
		switch (event.text("type") ?? "") {
			case "init":
				draft.sessionId = event.text("session_id") ?? null;
				draft.model = event.text("model") ?? null;
				break;
			case "message":
				if (event.text("role") === "assistant") draft.append(event.text("content") ?? "");
				break;
			case "tool_use":
				draft.endText();
				draft.startTool(event.text("tool_id"), { name: event.text("tool_name") ?? "unknown" });
				break;
			case "tool_result":
				draft.endText();
				draft.endTool(event.text("tool_id"), event.text("status") === "success");
				break;
			case "error":
				draft.warn(event.text("message"));
				break;
			case "result":
				readResult(event, draft);
				break;
			case "": readWhole(event, draft);
		}
	},
	end: readExit$1
};
function readResult(event, draft) {
	const message = event.text("error", "message");
	if (event.text("status") !== "success") draft.warn(message);
	draft.terminal = describeEnd(event, draft);
	const stats = event.at("stats");
	const [input, output, total] = [
		stats.number("input_tokens"),
		stats.number("output_tokens"),
		stats.number("total_tokens")
	];
	if (input === void 0 || output === void 0) return;
	const thoughts = total === void 0 ? null : Math.max(0, total - input - output);
	draft.usage = {
		inputTokens: input,
		cacheReadTokens: stats.number("cached") ?? null,
		cacheWriteTokens: 0,
		outputTokens: output + (thoughts ?? 0),
		reasoningTokens: thoughts
	};
	draft.usageScope = "run";
}
function readWhole(event, draft) {
	const response = event.text("response");
	if (response === void 0 || draft.sessionId !== null) return;
	draft.sessionId = event.text("session_id") ?? null;
	draft.startText(response);
	const tokens = event.entries("stats", "models").map(([, model]) => model.at("tokens"));
	const [input_tokens, output, thoughts, cached] = [
		"prompt",
		"candidates",
		"thoughts",
		"cached"
	].map((name) => sumOf(tokens, name));
	const total_tokens = (input_tokens ?? 0) + (output ?? 0) + (thoughts ?? 0);
	readResult(toJson({
		status: "success",
		stats: {
			input_tokens,
			output_tokens: output,
			total_tokens,
			cached
		}
	}), draft);
}
function describeEnd(event, draft) {
	if (event.text("status") === "success") return draft.warnings.some((warning) => /loop detected/i.test(warning)) ? {
		outcome: "incomplete",
		reason: "loop"
	} : {
		outcome: "success",
		reason: null
	};
	if (event.text("error", "type") === "FatalTurnLimitedError") return {
		outcome: "incomplete",
		reason: "max_turns"
	};
	return {
		outcome: "error",
		reason: classifyApiFailure({ text: event.text("error", "message") ?? "" })
	};
}
const byExitStatus = {
	41: "auth",
	55: "untrusted_dir"
};
const apiStatuses = [
	400,
	401,
	402,
	403,
	404,
	408,
	409,
	413,
	429,
	500,
	502,
	503,
	504
];
function readExit$1(draft, { ended, exitStatus, stderr }) {
	draft.startupReason = byExitStatus[exitStatus];
	if (stderr.includes("MCP issues detected")) draft.setServer("(Gemini CLI does not say which)", "failed");
	if (draft.terminal !== void 0 || exitStatus === 0) return;
	const said = findLastJson(stderr);
	draft.sessionId ??= said.text("session_id") ?? null;
	const message = said.text("error", "message");
	draft.warn(message);
	if (exitStatus === 53) draft.terminal = {
		outcome: "incomplete",
		reason: "max_turns"
	};
	const status = apiStatuses.find((one) => one % 256 === exitStatus);
	if (ended !== "exited" || status === void 0) return;
	draft.terminal = {
		outcome: "error",
		reason: classifyApiFailure({
			status,
			text: message ?? stderr
		})
	};
}

// src/adapters/agent/engines/opencode.ts
const opencode = {
	name: "opencode",
	title: "OpenCode",
	program: "opencode",
	testedVersions: ["1.18.33"],
	installation: {
		kind: "npm",
		package: "opencode-ai",
		version: "1.18.33",
		integrity: "sha512-58P1ffLRXiAY4QeoABqUjqf6DEzm1ihpovvn9Ad+oOLbLiwK/rf88wruT9IATJ7AtNjmi8iA7pC8tN4o5y799Q=="
	},
	authentication: [
		["OPENCODE_API_KEY"],
		["ANTHROPIC_API_KEY"],
		["OPENAI_API_KEY"],
		["GEMINI_API_KEY"],
		["OPENCODE_AUTH_CONTENT"]
	],
	models: Object.values(openCodeModels),
	supports: {
		settings: [
			"model",
			"tools.allow",
			"tools.deny",
			"mcp-servers"
		],
		effort: [
			"minimal",
			"low",
			"medium",
			"high",
			"xhigh",
			"max"
		],
		system: "own channel"
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		"opencode.json",
		"opencode.jsonc",
		".opencode",
		"AGENTS.md"
	],
	rules: {
		reads: [],
		canTurnOff: true
	},
	skills: "by itself",
	launch,
	createReader
};
function launch(plan) {
	const { agent, files, system } = plan;
	const systemFile = `${files}/engine/system.md`;
	return {
		program: "opencode",
		args: [
			...[
				"run",
				"--format",
				"json",
				"--print-logs",
				"--log-level",
				"WARN"
			],
			...agent.access === "full" ? ["--auto"] : [],
			...agent.model === void 0 ? [] : ["--model", agent.model],
			...pickEffort(agent, {
				known: opencode.supports.effort,
				write: (effort) => ["--variant", effort]
			})
		],
		env: {
			OPENCODE_DISABLE_PROJECT_CONFIG: "1",
			OPENCODE_DISABLE_AUTOUPDATE: "1",
			...passKey(plan.environment, ["GOOGLE_GENERATIVE_AI_API_KEY", "GEMINI_API_KEY"]),
			OPENCODE_CONFIG_CONTENT: JSON.stringify(buildConfig(plan, systemFile))
		},
		stdin: plan.prompt,
		files: system === "" ? [] : [{
			path: systemFile,
			content: system
		}]
	};
}
function buildConfig(plan, systemFile) {
	const { agent, files, system, environment } = plan;
	const addresses = Object.entries(openCodeModels).flatMap(([name, { base }]) => {
		const baseURL = environment[base];
		return baseURL === void 0 ? [] : [[name, { options: { baseURL } }]];
	});
	const servers = listMcpServers(plan).map(({ name, url, headers, command, args, env }) => {
		const local = {
			type: "local",
			command: [command, ...args],
			environment: env,
			enabled: true
		};
		return [name, url === void 0 ? local : {
			type: "remote",
			url,
			headers,
			enabled: true
		}];
	});
	return {
		share: "disabled",
		autoupdate: false,
		instructions: system === "" ? void 0 : [systemFile],
		provider: addresses.length === 0 ? void 0 : Object.fromEntries(addresses),
		permission: buildPermissions(agent, files),
		mcp: Object.fromEntries(servers)
	};
}
function buildPermissions({ access, tools }, files) {
	const named = (verdict, names = []) => Object.fromEntries(names.map((name) => [name, verdict]));
	const chosen = {
		...named("allow", tools?.allow),
		...named("deny", tools?.deny)
	};
	if (access === "full") return chosen;
	const outside = {
		"*": "deny",
		[`${files}/*`]: "allow"
	};
	return {
		edit: access === "edit" ? "allow" : "deny",
		bash: "deny",
		external_directory: outside,
		...chosen
	};
}
function createReader() {
	const sums = {
		steps: 0,
		input: null,
		read: null,
		written: null,
		output: null,
		reasoning: null,
		cost: null,
		lastReason: void 0
	};
	return {
		read(event, draft) {
			draft.sessionId = event.text("sessionID") ?? draft.sessionId;
			const part = event.at("part");
			const type = event.text("type");
			if (type === "step_start") draft.terminal = void 0;
			else if (type === "text") draft.startText(part.text("text") ?? "");
			else if (type === "tool_use") readTool(part, draft);
			else if (type === "step_finish") readStep(part, {
				sums,
				draft
			});
			else if (type === "error") readError(event.at("error"), draft);
		},
		end: (draft, exit) => readExit(draft, {
			exit,
			sums
		})
	};
}
function readTool(part, draft) {
	const name = part.text("tool") ?? "unknown";
	const status = part.text("state", "status");
	if (status !== "completed" && status !== "error") return;
	draft.addTool({
		name,
		ok: status === "completed"
	});
	if (status === "error" && /rejected permission|permission[^.]*(?:denied|reject)/i.test(part.text("state", "error") ?? "")) draft.deny(name);
}
function readStep(part, { sums, draft }) {
	const tokens = part.at("tokens");
	sums.steps += 1;
	sums.input = addKnown(sums.input, tokens.number("input"));
	sums.read = addKnown(sums.read, tokens.number("cache", "read"));
	sums.written = addKnown(sums.written, tokens.number("cache", "write"));
	sums.output = addKnown(sums.output, tokens.number("output"));
	sums.reasoning = addKnown(sums.reasoning, tokens.number("reasoning"));
	sums.cost = addKnown(sums.cost, part.number("cost"));
	sums.lastReason = part.text("reason");
	draft.usage = sumUp(sums);
	draft.usageScope = "run";
	draft.costUsd = sums.cost === null ? null : Number(sums.cost.toFixed(12));
	draft.costScope = "run";
	draft.turns = sums.steps;
	draft.terminal = sums.lastReason === "stop" ? {
		outcome: "success",
		reason: null
	} : void 0;
}
function sumUp({ input, read, written, output, reasoning }) {
	if (input === null || output === null) return null;
	const [inputTokens, outputTokens] = [input + (read ?? 0) + (written ?? 0), output + (reasoning ?? 0)];
	return {
		inputTokens,
		cacheReadTokens: read,
		cacheWriteTokens: written,
		outputTokens,
		reasoningTokens: reasoning
	};
}
function readError(error, draft) {
	const message = error.text("data", "message") ?? error.text("name") ?? "";
	draft.warn(message);
	draft.terminal = {
		outcome: "error",
		reason: classifyApiFailure({
			status: error.number("data", "statusCode"),
			text: message
		})
	};
}
function readExit(draft, { exit, sums }) {
	explainFailure(draft, exit.stderr);
	draft.failServers(exit.stderr, /message="server unavailable" key=(\S+)/g);
	if (exit.ended === "killed" || exit.exitStatus > 128) draft.reasonWithoutEnd = "signal";
	if (draft.terminal !== void 0 || exit.ended !== "exited" || exit.exitStatus !== 0 || sums.lastReason === void 0) return;
	draft.warn(`last step reason: ${sums.lastReason}`);
	draft.terminal = {
		outcome: "incomplete",
		reason: draft.denials.length > 0 ? "permission_rejected" : "stopped_early"
	};
}
function explainFailure(draft, stderr) {
	const cause = /\berror="([^"\n]+)"/.exec(stderr)?.[1];
	if (draft.terminal?.reason !== "api_error" || cause === void 0) return;
	draft.warn(cause);
	draft.terminal = {
		...draft.terminal,
		reason: classifyApiFailure({ text: cause })
	};
}

// src/adapters/agent/engines/engines.ts
const engines = {
	"claude-code": claudeCode,
	codex,
	gemini,
	opencode,
	cursor,
	copilot,
	command
};
function findRuleReading({ rules, supports }, agent) {
	return agent.rules === "off" || supports.system === "nowhere" ? void 0 : rules;
}
function mayHaveGateway(agent) {
	return agent.gateway !== "off" && listHeld(engines[agent.engine].models ?? [], agent).length > 0;
}
function listUnsupported(engine, agent, { isolated } = { isolated: true }) {
	const { supports, title, rules, models = [] } = engine;
	const renderWarning = (key, why) => `\`${key}\` has no effect on ${title}: ${why}.`;
	const warnIf = (key, isSet, why) => isSet && !supports.settings.includes(key) ? [renderWarning(key, why)] : [];
	const { effort } = agent;
	const known = supports.effort.length === 0 ? "it has no such setting" : `it knows ${supports.effort.join(", ")}`;
	return [
		...warnIf("model", agent.model !== void 0, "its model cannot be chosen here"),
		...effort !== void 0 && !supports.effort.includes(effort) ? [renderWarning(`effort: ${effort}`, known)] : [],
		...warnIf("max-turns", agent["max-turns"] !== void 0, "it cannot count turns; `timeout-minutes` of the stage limits it"),
		...warnIf("max-cost-usd", agent["max-cost-usd"] !== void 0 && !(isolated && mayHaveGateway(agent)), "it cannot be stopped at a cost without the gateway"),
		...warnIf("tools.allow", (agent.tools?.allow.length ?? 0) > 0, "it has no list of tools"),
		...warnIf("tools.deny", (agent.tools?.deny.length ?? 0) > 0, "it has no list of tools"),
		...warnIf("mcp-servers", Object.keys(agent["mcp-servers"] ?? {}).length > 0, "it knows no MCP"),
		...agent.instructions !== void 0 && supports.system === "nowhere" ? [renderWarning("instructions", "it has no place for text beside the prompt")] : [],
		...agent.gateway === "on" && !models.some(({ key }) => agent.env.includes(key)) && !hasHeaders(agent) ? [renderWarning("gateway: on", "`env` names no key that a gateway can hold for it")] : [],
		...listTokensOfServers(models, agent),
		...agent.rules === "off" && !rules.canTurnOff ? [`\`rules: off\` keeps Baton from giving rules to ${title}, which goes on reading ${rules.reads.join(" and ")} by itself.`] : []
	];
}
function hasHeaders(agent) {
	return Object.values(agent["mcp-servers"] ?? {}).some(({ headers }) => headers !== void 0);
}
function listHeld(models, { env, gateway }) {
	return models.filter(({ key, subscription }) => env.includes(key) && (subscription !== true || gateway === "on"));
}
function listTokensOfServers(models, agent) {
	const held = agent.gateway === "off" ? [] : listHeld(models, agent);
	return Object.entries(agent["mcp-servers"] ?? {}).flatMap(([name, server]) => held.filter(({ key }) => server.headers === void 0 && JSON.stringify(server).includes(`\${${key}}`)).map(({ key }) => `\`mcp-servers.${name}\` names \`${key}\`, of which it gets a token that is worth nothing but at the gateway. Give it the key under another name, or write \`gateway: off\`.`));
}

export { ruleRoots as _, buildUsage as a, capAgent as c, buildRules as d, describeRule as f, renderRules as g, maxRuleBytes as h, mayHaveGateway as i, listMcpServers as l, listImports as m, findRuleReading as n, createResultParser as o, describeRules as p, listUnsupported as r, toJson as s, engines as t, nameCap as u, locateProgram as v };