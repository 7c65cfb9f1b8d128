import { i as __toESM } from "./rolldown-runtime.js";
import { d as object, h as string, i as array, p as record, v as unknown } from "./schemas.js";
import { t as isPlainMap } from "./to-well-formed-json.js";
import { n as success, t as failure } from "./result.js";
import { c as reportsCost, f as builtinSchemas, l as agentStageSchema, n as configSchema, p as isBuiltinName, r as webhookSchema, s as engineNames, t as buildConfigJsonSchema } from "./config-schema.js";
import { n as checkTemplate, o as require_dist, r as require_fastest_levenshtein } from "./analyze-template.js";
import { t as messageOf } from "./problem.js";
import { a as pullRequestFilterSchema, r as issueFilterSchema, t as commentFilterSchema } from "./filter-schema.js";
import { t as utf8Length } from "./utf8-length.js";

// src/core/handoff/schema/keys-of-schema.ts
/** Keywords through which a schema may allow keys that its `properties` do not name. */
const openKeywords = [
	"$ref",
	"allOf",
	"anyOf",
	"oneOf",
	"if",
	"not",
	"patternProperties",
	"propertyNames",
	"dependentSchemas",
	"dependencies"
];
/**
* The keys that `data` may have by its schema; undefined when they cannot be listed. A schema that names its properties means
* these, unless it says `additionalProperties` or `unevaluatedProperties` otherwise.
*/
function keysOfSchema(schema) {
	if (!isPlainMap(schema) || !isPlainMap(schema.properties)) return isPlainMap(schema) && schema.additionalProperties === false ? [] : void 0;
	if ([schema.additionalProperties, schema.unevaluatedProperties].some((value) => value !== void 0 && value !== false)) return void 0;
	if (openKeywords.some((keyword) => Object.hasOwn(schema, keyword))) return void 0;
	const required = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
	const named = Object.entries(schema.properties).flatMap(([name, value]) => value === false ? [] : [name]);
	return schema.additionalProperties === false ? named : [.../* @__PURE__ */ new Set([...named, ...required])];
}

// src/core/config/parse/list-names.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
/** What could have been meant by a name that does not exist, and what there is. */
function listNames(wrong, names) {
	if (names.length === 0) return "There is none to choose from.";
	const nearest = (0, import_fastest_levenshtein.closest)(wrong, [...names]);
	return `${(0, import_fastest_levenshtein.distance)(wrong, nearest) <= 2 ? `Did you mean \`${nearest}\`? ` : ""}There are: ${names.join(", ")}.`;
}

// src/core/config/parse/yaml-source.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/** A parsed config file that still knows where everything stood. */
var YamlSource = class {
	text;
	value;
	document;
	lines;
	constructor(parts) {
		this.text = parts.text;
		this.document = parts.document;
		this.lines = parts.lines;
		this.value = parts.document.toJS({ maxAliasCount: 0 });
	}
	/** A problem with the value at a path, or with its key. What does not exist is shown where its parent stands. */
	problem(request) {
		const { code, message, path, at = "value" } = request;
		const offset = this.findOffset(path, at);
		return {
			code,
			message,
			...path.length > 0 ? { path: writeConfigPath(path) } : {},
			...this.positionAt(offset)
		};
	}
	positionAt(offset) {
		const { line, col } = this.lines.linePos(offset);
		return {
			line: Math.max(line, 1),
			column: Math.max(col, 1)
		};
	}
	/** The plain value at a path. */
	find(path) {
		let value = this.value;
		for (const segment of path) {
			if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return void 0;
			value = Object.entries(value).find(([key]) => key === String(segment))?.[1];
		}
		return value;
	}
	findNode(path) {
		const node = this.document.getIn(path, true);
		return (0, import_dist.isScalar)(node) || (0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node) ? node : void 0;
	}
	findOffset(path, at) {
		if (path.length === 0) return this.document.contents?.range[0] ?? 0;
		const node = this.findNode(path);
		const key = this.findKey(path);
		return (at === "key" || isEmpty(node) ? key?.range?.[0] : node?.range?.[0]) ?? node?.range?.[0] ?? this.findOffset(path.slice(0, -1), "key");
	}
	findKey(path) {
		const parent = this.document.getIn(path.slice(0, -1), true);
		if (!(0, import_dist.isMap)(parent)) return void 0;
		return parent.items.find((pair) => (0, import_dist.isScalar)(pair.key) && pair.key.value === path.at(-1))?.key;
	}
};
function isEmpty(node) {
	return node === void 0 || (0, import_dist.isScalar)(node) && node.value === null;
}
/** `pipelines.fix.stages.fix.needs[0]`; names that hold a dot are quoted. */
function writeConfigPath(path) {
	return path.map((segment, index) => writeSegment(segment, index === 0)).join("");
}
function writeSegment(segment, first) {
	if (typeof segment === "number") return `[${segment}]`;
	if (!/^[A-Za-z0-9_-]+$/.test(segment)) return `[${JSON.stringify(segment)}]`;
	return first ? segment : `.${segment}`;
}

// src/core/config/parse/check-agents.ts
/** Whether the settings of one agent fit each other. What an engine cannot do otherwise is a warning, and not said here. */
function checkAgents(agent, options) {
	return [
		...checkCommand(agent, options),
		...checkInstructions(agent, options),
		...checkCost(agent, options),
		...checkServers(agent, options)
	];
}
function checkCommand({ fields, path }, { source }) {
	const name = writeConfigPath(path);
	if (fields.engine === "command" && fields.command === void 0) {
		const message = `\`${name}.command\` is missing. Write program and arguments as a list, such as \`[node, scripts/agent.mjs]\`.`;
		return [source.problem({
			code: "BATON-E106",
			message,
			path: [...path, "command"]
		})];
	}
	if (!isOtherEngine(fields.engine) || fields.command === void 0) return [];
	const message = `\`${name}.command\` has no meaning for the engine \`${fields.engine}\`, which knows what to run; take it out, or write \`engine: command\`.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path: [...path, "command"],
		at: "key"
	})];
}
function isOtherEngine(engine) {
	return engine !== "command" && engineNames.some((name) => name === engine);
}
/** One word that ends like a file is meant as one. */
function checkInstructions({ fields, path }, { source }) {
	const { instructions } = fields;
	if (typeof instructions !== "string" || !/^\S+\.(?:md|markdown|txt)$/.test(instructions.trim())) return [];
	if (/^\.github\/[A-Za-z0-9._/-]+$/.test(instructions) && !instructions.split("/").includes("..")) return [];
	const at = [...path, "instructions"];
	const message = `\`${writeConfigPath(at)}\` is ${JSON.stringify(instructions)}, which is no file below \`.github\`; move it there and write its path, such as \`.github/agents/fixer.md\`, or write the text itself.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path: at
	})];
}
function checkCost({ fields, path }, { prices, source }) {
	const { engine, model, "max-cost-usd": limit } = fields;
	if (typeof limit !== "number" || typeof engine !== "string" || reportsCost(engine)) return [];
	if (typeof model === "string" && prices.includes(model)) return [];
	const at = [...path, "max-cost-usd"];
	const wanted = typeof model === "string" ? `write the price of \`${model}\` under \`prices\`` : "name its `model` and the price of that under `prices`";
	const message = `\`${writeConfigPath(at)}\` is ${limit}, but the engine \`${engine}\` reports no cost; ${wanted}, or take the limit out.`;
	return [source.problem({
		code: "BATON-E123",
		message,
		path: at
	})];
}
function checkServers({ fields, path }, { source }) {
	const servers = fields["mcp-servers"];
	if (!isPlainMap(servers)) return [];
	return Object.entries(servers).flatMap(([name, server]) => checkServer(server, {
		path: [
			...path,
			"mcp-servers",
			name
		],
		source
	}));
}
function checkServer(server, { path, source }) {
	if (!isPlainMap(server) || server.command === void 0 !== (server.url === void 0)) return [];
	const has = server.command === void 0 ? "neither `command` nor `url`" : "both `command` and `url`";
	const message = `\`${writeConfigPath(path)}\` has ${has}; write one of them: the program of the server, or its address.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path,
		at: "key"
	})];
}
/** Whether the agents that others may hand their work over to exist (T-16, DESIGN 4.1). */
function checkTransfers(agents, source) {
	const names = agents.map(({ name }) => name);
	return agents.flatMap(({ transferTo }) => transferTo).filter(({ text }) => !names.includes(text)).map(({ text, path }) => {
		const message = `\`${writeConfigPath(path)}\` names the agent \`${text}\`, which is not under \`agents\`. ${listNames(text, names)}`;
		return source.problem({
			code: "BATON-E121",
			message,
			path
		});
	});
}
/** Set by the runner or by us; a secret of that name would be dropped or would change how processes run. */
const refusedPrefixes = [
	"GITHUB_",
	"BATON_",
	"ACTIONS_",
	"INPUT_",
	"RUNNER_",
	"KELOS_",
	"LD_",
	"DYLD_",
	"GIT_",
	"NPM_CONFIG_"
];
const refusedNames = `
BASH_ENV CI CLASSPATH ENV HOME IFS JAVA_TOOL_OPTIONS LANG NODE_OPTIONS NODE_PATH PATH PERL5LIB PERL5OPT PROMPT_COMMAND PS4 PWD
PYTHONHOME PYTHONPATH PYTHONSTARTUP RUBYLIB RUBYOPT SHELL SHELLOPTS TMPDIR TRACEPARENT
`.trim().split(/\s+/);
/** Names of secrets that an agent or `setup` may not be given. */
function checkEnvNames(names, source) {
	return names.flatMap(({ text, path }) => {
		const upper = text.toUpperCase();
		const prefix = refusedPrefixes.find((each) => upper.startsWith(each));
		if (prefix === void 0 && !refusedNames.includes(upper)) return [];
		const why = prefix === void 0 ? "changes how processes run" : `starts with \`${prefix}\`, which belongs to the machinery`;
		const message = `\`${writeConfigPath(path)}\` is \`${text}\`, which ${why}; keep the secret under another name.`;
		return [source.problem({
			code: "BATON-E115",
			message,
			path
		})];
	});
}

// node_modules/croner/dist/croner.js
function g(s, e, t, n = 0, r = 0, a = 0, i = 0) {
	let o = s >= 0 && s < 100, u = Date.UTC(o ? s + 400 : s, e, t, n, r, a, i);
	return o ? u - 0xb7af85d9c00 : u;
}
function D(s) {
	return g(s.y, s.m - 1, s.d, s.h, s.i, s.s);
}
function w(s, e) {
	return s.y === e.y && s.m === e.m && s.d === e.d && s.h === e.h && s.i === e.i && s.s === e.s;
}
function O(s) {
	let e = s.substring(9);
	return e.includes("Z") || e.includes("+") || e.includes("-");
}
function Z(s, e) {
	let t = new Date(Date.parse(s));
	if (isNaN(t)) throw new Error("Invalid ISO8601 passed to timezone parser.");
	return O(s) ? {
		tp: T(t.getUTCFullYear(), t.getUTCMonth() + 1, t.getUTCDate(), t.getUTCHours(), t.getUTCMinutes(), t.getUTCSeconds(), "Etc/UTC"),
		ms: t.getUTCMilliseconds()
	} : {
		tp: T(t.getFullYear(), t.getMonth() + 1, t.getDate(), t.getHours(), t.getMinutes(), t.getSeconds(), e),
		ms: t.getMilliseconds()
	};
}
function v(s, e, t) {
	let { tp: n, ms: r } = Z(s, e);
	return new Date(N(n, t).getTime() + r);
}
function N(s, e) {
	let t = _(s);
	if (t.kind === "single") return t.date;
	if (t.kind === "ambiguous") return t.earlier;
	if (e) throw new Error("Invalid date passed to fromTZ()");
	return t.after;
}
function _(s) {
	let e = D(s), t = (i) => R(new Date(i), s.tz), n = e - t(e), r = y(new Date(n), s.tz);
	if (w(r, s)) {
		let i = D(r) - n, o = n - (t(n - E) - i);
		if (o < n && w(y(new Date(o), s.tz), s)) return {
			kind: "ambiguous",
			earlier: new Date(o),
			later: new Date(n)
		};
		let u = n + (i - t(n + E));
		return u > n && w(y(new Date(u), s.tz), s) ? {
			kind: "ambiguous",
			earlier: new Date(n),
			later: new Date(u)
		} : {
			kind: "single",
			date: new Date(n)
		};
	}
	let a = e - (D(r) - n);
	return w(y(new Date(a), s.tz), s) ? {
		kind: "single",
		date: new Date(a)
	} : {
		kind: "gap",
		before: new Date(Math.min(n, a)),
		after: new Date(Math.max(n, a))
	};
}
var E = 108e5;
function R(s, e) {
	return D(y(s, e)) - (s.getTime() - s.getUTCMilliseconds());
}
function k(s, e, t) {
	let n = R(new Date(s), t);
	for (; e - s > 1e3;) {
		let r = s + Math.floor((e - s) / 2e3) * 1e3;
		R(new Date(r), t) === n ? s = r : e = r;
	}
	return e;
}
function U(s, e) {
	let t = _(y(new Date(s), e));
	if (t.kind === "ambiguous") return s < t.later.getTime() ? "earlier" : "later";
}
var H = g(1, 0, 1);
var S = 864e5;
var W = /* @__PURE__ */ new Map();
function y(s, e) {
	if (e === void 0) return T(s.getFullYear(), s.getMonth() + 1, s.getDate(), s.getHours(), s.getMinutes(), s.getSeconds());
	let t = W.get(e), n;
	try {
		t || (t = new Intl.DateTimeFormat("en-US", {
			timeZone: e,
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "numeric",
			minute: "numeric",
			second: "numeric",
			hour12: !1
		}), W.set(e, t)), n = t.formatToParts(s);
	} catch (i) {
		let o = i instanceof Error ? i.message : String(i);
		throw new RangeError(`toTZ: Invalid timezone '${e}' or date. Please provide a valid IANA timezone (e.g., 'America/New_York', 'Europe/Stockholm'). Original error: ${o}`);
	}
	let r = {
		year: 0,
		month: 0,
		day: 0,
		hour: 0,
		minute: 0,
		second: 0
	};
	for (let i of n) (i.type === "year" || i.type === "month" || i.type === "day" || i.type === "hour" || i.type === "minute" || i.type === "second") && (r[i.type] = parseInt(i.value, 10));
	if (isNaN(r.year) || isNaN(r.month) || isNaN(r.day) || isNaN(r.hour) || isNaN(r.minute) || isNaN(r.second)) throw new Error(`toTZ: Failed to parse all date components from timezone '${e}'. This may indicate an invalid date or timezone configuration. Parsed components: ${JSON.stringify(r)}`);
	let a = s.getTime() - H;
	return (a < -S || a < S && r.month === 12) && (r.year = 1 - r.year), r.hour === 24 && (r.hour = 0), {
		y: r.year,
		m: r.month,
		d: r.day,
		h: r.hour,
		i: r.minute,
		s: r.second,
		tz: e
	};
}
function T(s, e, t, n, r, a, i) {
	return {
		y: s,
		m: e,
		d: t,
		h: n,
		i: r,
		s: a,
		tz: i
	};
}
var x = [
	1,
	2,
	4,
	8,
	16
];
var C = class s {
	pattern;
	timezone;
	mode;
	alternativeWeekdays;
	sloppyRanges;
	fixedTimeRule;
	second;
	minute;
	hour;
	day;
	month;
	dayOfWeek;
	year;
	lastDayOfMonth;
	lastWeekday;
	nearestWeekdays;
	starDOM;
	starDOW;
	starYear;
	useAndLogic;
	isFixedTime;
	constructor(e, t, n) {
		this.pattern = e, this.timezone = t, this.mode = n?.mode ?? "auto", this.alternativeWeekdays = n?.alternativeWeekdays ?? !1, this.sloppyRanges = n?.sloppyRanges ?? !1, this.fixedTimeRule = n?.fixedTimeRule ?? "single-value", this.second = Array(60).fill(0), this.minute = Array(60).fill(0), this.hour = Array(24).fill(0), this.day = Array(31).fill(0), this.month = Array(12).fill(0), this.dayOfWeek = Array(7).fill(0), this.year = [], this.lastDayOfMonth = !1, this.lastWeekday = !1, this.nearestWeekdays = Array(31).fill(0), this.starDOM = !1, this.starDOW = !1, this.starYear = !1, this.useAndLogic = !1, this.isFixedTime = !1, this.parse();
	}
	parse() {
		if (!(typeof this.pattern == "string" || this.pattern instanceof String)) throw new TypeError("CronPattern: Pattern has to be of type string.");
		this.pattern.indexOf("@") >= 0 && (this.pattern = this.handleNicknames(this.pattern).trim());
		let e = this.pattern.match(/\S+/g) || [""], t = e.length;
		if (e.length < 5 || e.length > 7) throw new TypeError("CronPattern: invalid configuration format ('" + this.pattern + "'), exactly five, six, or seven space separated parts are required.");
		if (this.mode !== "auto") {
			let i;
			switch (this.mode) {
				case "5-part":
					i = 5;
					break;
				case "6-part":
					i = 6;
					break;
				case "7-part":
					i = 7;
					break;
				case "5-or-6-parts":
					i = [5, 6];
					break;
				case "6-or-7-parts":
					i = [6, 7];
					break;
				default: i = 0;
			}
			if (!(Array.isArray(i) ? i.includes(t) : t === i)) {
				let u = Array.isArray(i) ? i.join(" or ") : i.toString();
				throw new TypeError(`CronPattern: mode '${this.mode}' requires exactly ${u} parts, but pattern '${this.pattern}' has ${t} parts.`);
			}
		}
		if (e.length === 5 && e.unshift("0"), e.length === 6 && e.push("*"), this.pattern.indexOf("?") >= 0) for (let i = 0; i < e.length; i++) e[i] = e[i].replace(/\?/g, "*");
		if (e[3].toUpperCase() === "LW") this.lastWeekday = !0, e[3] = "";
		else if (e[3].toUpperCase().indexOf("L") >= 0) {
			let i = e[3].split(",");
			if (i.length > 1 && i.some((o) => o.toUpperCase() === "LW")) throw new TypeError(`CronPattern: Syntax error, LW can not be in a list in day-of-month ('${e[3]}').`);
			if (i.some((o) => o === "" || o.toUpperCase() !== "L" && /l/i.test(o))) throw new TypeError("CronPattern: Syntax error, L has to be a value of its own in day-of-month ('" + e[3] + "').");
			e[3] = i.filter((o) => o.toUpperCase() !== "L").join(","), this.lastDayOfMonth = !0;
		}
		if (e[3] == "*" && (this.starDOM = !0), e[6] == "*" && (this.starYear = !0), e[4].length >= 3 && (e[4] = this.replaceAlpha(e[4], s.MONTH_NAMES)), e[5].length >= 3 && (e[5] = this.alternativeWeekdays ? this.replaceAlpha(e[5], s.DAY_NAMES_QUARTZ) : this.replaceAlpha(e[5], s.DAY_NAMES)), e[5].startsWith("+") && (this.useAndLogic = !0, e[5] = e[5].substring(1), e[5] === "")) throw new TypeError("CronPattern: Day-of-week field cannot be empty after '+' modifier.");
		switch (e[5] == "*" && (this.starDOW = !0), this.mode) {
			case "5-part":
				e[0] = "0", e[6] = "*";
				break;
			case "6-part":
				e[6] = "*";
				break;
			case "5-or-6-parts": e[6] = "*";
		}
		this.throwAtIllegalCharacters(e), this.partToArray("second", e[0], 0, 1), this.partToArray("minute", e[1], 0, 1), this.partToArray("hour", e[2], 0, 1), this.partToArray("day", e[3], -1, 1), this.partToArray("month", e[4], -1, 1);
		let n = this.alternativeWeekdays ? -1 : 0;
		this.partToArray("dayOfWeek", e[5], n, 63), e[6] === "*" ? this.year = Array(1e4).fill(1) : (this.year = Array(1e4).fill(0), this.partToArray("year", e[6], 0, 1)), !this.alternativeWeekdays && this.dayOfWeek[7] && (this.dayOfWeek[0] = this.dayOfWeek[7]);
		let r = this.fixedTimeRule === "single-value", a = (i, o) => !i.includes("*") && !i.includes("/") && (!r || o.filter((u) => u).length === 1);
		this.isFixedTime = a(e[0], this.second) && a(e[1], this.minute) && a(e[2], this.hour);
	}
	partToArray(e, t, n, r) {
		let a = this[e];
		if (t === "" && !(e === "day" && (this.lastDayOfMonth || this.lastWeekday))) throw new TypeError("CronPattern: configuration entry " + e + " (" + t + ") is empty, check for trailing spaces.");
		if (t === "*") return a.fill(r);
		let i = t.split(",");
		if (i.length > 1) for (let o of i) this.partToArray(e, o, n, r);
		else t.includes("-") && t.includes("/") ? this.handleRangeWithStepping(t, e, n, r) : t.includes("-") ? this.handleRange(t, e, n, r) : t.includes("/") ? this.handleStepping(t, e, n, r) : t !== "" && this.handleNumber(t, e, n, r);
	}
	throwAtIllegalCharacters(e) {
		for (let t = 0; t < e.length; t++) if ((t === 3 ? /[^/*0-9,\-WwLl]+/ : t === 5 ? /[^/*0-9,\-#Ll]+/ : /[^/*0-9,\-]+/).test(e[t])) throw new TypeError("CronPattern: configuration entry " + t + " (" + e[t] + ") contains illegal characters.");
	}
	handleNumber(e, t, n, r) {
		let a = this.extractNth(e, t), i = e.toUpperCase().includes("W");
		if (t !== "day" && i) throw new TypeError("CronPattern: Nearest weekday modifier (W) only allowed in day-of-month.");
		i && (t = "nearestWeekdays");
		let o = i ? a[0].replace(/W$/i, "") : a[0], u = s.toNumber(o) + n;
		if (isNaN(u)) throw new TypeError("CronPattern: " + t + " is not a number: '" + e + "'");
		this.setPart(t, u, a[1] || r);
	}
	setPart(e, t, n) {
		if (!Object.prototype.hasOwnProperty.call(this, e)) throw new TypeError("CronPattern: Invalid part specified: " + e);
		if (e === "dayOfWeek") {
			if (t === 7 && (t = 0), t < 0 || t > 6) throw new RangeError("CronPattern: Invalid value for dayOfWeek: " + t);
			this.setNthWeekdayOfMonth(t, n);
			return;
		}
		if (e === "second" || e === "minute") {
			if (t < 0 || t >= 60) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "hour") {
			if (t < 0 || t >= 24) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "day" || e === "nearestWeekdays") {
			if (t < 0 || t >= 31) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "month") {
			if (t < 0 || t >= 12) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "year" && (t < 1 || t >= 1e4)) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t + " (supported range: 1-9999)");
		this[e][t] = n;
	}
	static toNumber(e) {
		return /^\d+$/.test(e) ? parseInt(e, 10) : NaN;
	}
	validateNotNaN(e, t) {
		if (isNaN(e)) throw new TypeError(t);
	}
	validateRange(e, t, n, r, a) {
		if (e > t) throw new TypeError("CronPattern: From value is larger than to value: '" + a + "'");
		if (n !== void 0) {
			if (n === 0) throw new TypeError("CronPattern: Syntax error, illegal stepping: 0");
			if (n > this[r].length) throw new TypeError("CronPattern: Syntax error, steps cannot be greater than maximum value of part (" + this[r].length + ")");
		}
	}
	handleRangeWithStepping(e, t, n, r) {
		if (e.toUpperCase().includes("W")) throw new TypeError("CronPattern: Syntax error, W is not allowed in ranges with stepping.");
		let a = this.extractNth(e, t), i = a[0].match(/^(\d+)-(\d+)\/(\d+)$/);
		if (i === null) throw new TypeError("CronPattern: Syntax error, illegal range with stepping: '" + e + "'");
		let [, o, u, l] = i, h = parseInt(o, 10) + n, m = parseInt(u, 10) + n, d = parseInt(l, 10);
		this.validateNotNaN(h, "CronPattern: Syntax error, illegal lower range (NaN)"), this.validateNotNaN(m, "CronPattern: Syntax error, illegal upper range (NaN)"), this.validateNotNaN(d, "CronPattern: Syntax error, illegal stepping: (NaN)"), this.validateRange(h, m, d, t, e);
		for (let p = h; p <= m; p += d) this.setPart(t, p, a[1] || r);
	}
	extractNth(e, t) {
		let n = e, r;
		if (n.includes("#")) {
			if (t !== "dayOfWeek") throw new Error("CronPattern: nth (#) only allowed in day-of-week field");
			let a = n.split("#");
			if (a.length !== 2 || a[1] === "") throw new TypeError("CronPattern: Syntax error, illegal nth weekday: '" + e + "'");
			n = a[0], r = a[1];
		} else if (n.toUpperCase().endsWith("L")) {
			if (t !== "dayOfWeek") throw new Error("CronPattern: L modifier only allowed in day-of-week field (use L alone for day-of-month)");
			r = "L", n = n.slice(0, -1);
		}
		return [n, r];
	}
	handleRange(e, t, n, r) {
		if (e.toUpperCase().includes("W")) throw new TypeError("CronPattern: Syntax error, W is not allowed in a range.");
		let a = this.extractNth(e, t), i = a[0].split("-");
		if (i.length !== 2) throw new TypeError("CronPattern: Syntax error, illegal range: '" + e + "'");
		let o = s.toNumber(i[0]) + n, u = s.toNumber(i[1]) + n;
		this.validateNotNaN(o, "CronPattern: Syntax error, illegal lower range (NaN)"), this.validateNotNaN(u, "CronPattern: Syntax error, illegal upper range (NaN)"), this.validateRange(o, u, void 0, t, e);
		for (let l = o; l <= u; l++) this.setPart(t, l, a[1] || r);
	}
	handleStepping(e, t, n, r) {
		if (e.toUpperCase().includes("W")) throw new TypeError("CronPattern: Syntax error, W is not allowed in parts with stepping.");
		let a = this.extractNth(e, t), i = a[0].split("/");
		if (i.length !== 2) throw new TypeError("CronPattern: Syntax error, illegal stepping: '" + e + "'");
		if (this.sloppyRanges) i[0] === "" && (i[0] = "*");
		else {
			if (i[0] === "") throw new TypeError("CronPattern: Syntax error, stepping with missing prefix ('" + e + "') is not allowed. Use wildcard (*/step) or range (min-max/step) instead.");
			if (i[0] !== "*") throw new TypeError("CronPattern: Syntax error, stepping with numeric prefix ('" + e + "') is not allowed. Use wildcard (*/step) or range (min-max/step) instead.");
		}
		let o = 0;
		i[0] !== "*" && (o = s.toNumber(i[0]) + n, this.validateNotNaN(o, "CronPattern: Syntax error, illegal stepping start (NaN)"));
		let u = s.toNumber(i[1]);
		this.validateNotNaN(u, "CronPattern: Syntax error, illegal stepping: (NaN)"), this.validateRange(0, this[t].length - 1, u, t, e);
		for (let l = o; l < this[t].length; l += u) t === "year" && l === 0 || this.setPart(t, l, a[1] || r);
	}
	replaceAlpha(e, t) {
		let n = e;
		for (let [r, a] of Object.entries(t)) n = n.replace(new RegExp(r, "gi"), (i, o, u) => {
			let l = o + i.length - 3, h = u.charAt(l - 1), m = u.charAt(l + 3);
			if (/[a-z\d/#]/i.test(h) || /[a-km-z\d]/i.test(m)) throw new TypeError(`CronPattern: Syntax error, a month or day name has to stand alone ('${e}').`);
			return a;
		});
		return n;
	}
	static DAY_NAMES = {
		"-sun": "-7",
		sun: "0",
		mon: "1",
		tue: "2",
		wed: "3",
		thu: "4",
		fri: "5",
		sat: "6"
	};
	static DAY_NAMES_QUARTZ = {
		sun: "1",
		mon: "2",
		tue: "3",
		wed: "4",
		thu: "5",
		fri: "6",
		sat: "7"
	};
	static MONTH_NAMES = {
		jan: "1",
		feb: "2",
		mar: "3",
		apr: "4",
		may: "5",
		jun: "6",
		jul: "7",
		aug: "8",
		sep: "9",
		oct: "10",
		nov: "11",
		dec: "12"
	};
	static NICKNAME_MAP = {
		"@yearly": "0 0 1 1 *",
		"@annually": "0 0 1 1 *",
		"@monthly": "0 0 1 * *",
		"@weekly": "0 0 * * SUN",
		"@daily": "0 0 * * *",
		"@midnight": "0 0 * * *",
		"@hourly": "0 * * * *"
	};
	handleNicknames(e) {
		let t = e.trim().toLowerCase();
		if (t === "@reboot") throw new TypeError("CronPattern: @reboot is not supported in this environment. This is an event-based trigger that requires system startup detection.");
		return s.NICKNAME_MAP[t] || e;
	}
	setNthWeekdayOfMonth(e, t) {
		if (typeof t != "number" && t.toUpperCase() === "L") this.dayOfWeek[e] = this.dayOfWeek[e] | 32;
		else if (t === 63) this.dayOfWeek[e] = 63;
		else if (t < 6 && t > 0) this.dayOfWeek[e] = this.dayOfWeek[e] | x[t - 1];
		else throw new TypeError(`CronPattern: nth weekday out of range, should be 1-5 or L. Value: ${t}, Type: ${typeof t}`);
	}
};
var B = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
var f = [
	[
		"month",
		"year",
		0
	],
	[
		"day",
		"month",
		-1
	],
	[
		"hour",
		"day",
		0
	],
	[
		"minute",
		"hour",
		0
	],
	[
		"second",
		"minute",
		0
	]
];
var c = class s {
	tz;
	instantMs;
	instantFields;
	ms;
	second;
	minute;
	hour;
	day;
	month;
	year;
	constructor(e, t) {
		if (this.tz = t, e && e instanceof Date) if (!isNaN(e)) this.fromDate(e);
		else throw new TypeError("CronDate: Invalid date passed to CronDate constructor");
		else if (e == null) this.fromDate(/* @__PURE__ */ new Date());
		else if (e && typeof e == "string") this.fromString(e);
		else if (e instanceof s) this.fromCronDate(e);
		else throw new TypeError("CronDate: Invalid type (" + typeof e + ") passed to CronDate constructor");
	}
	getLastDayOfMonth(e, t) {
		return t !== 1 ? B[t] : new Date(g(e, t + 1, 0)).getUTCDate();
	}
	getLastWeekday(e, t) {
		let n = this.getLastDayOfMonth(e, t), a = new Date(g(e, t, n)).getUTCDay();
		return a === 0 ? n - 2 : a === 6 ? n - 1 : n;
	}
	getNearestWeekday(e, t, n) {
		let r = this.getLastDayOfMonth(e, t);
		if (n > r) return -1;
		let i = new Date(g(e, t, n)).getUTCDay();
		return i === 0 ? n === r ? n - 2 : n + 1 : i === 6 ? n === 1 ? n + 2 : n - 1 : n;
	}
	isNthWeekdayOfMonth(e, t, n, r) {
		let i = new Date(g(e, t, n)).getUTCDay(), o = 0;
		for (let u = 1; u <= n; u++) new Date(g(e, t, u)).getUTCDay() === i && o++;
		if (r & 63 && x[o - 1] & r) return !0;
		if (r & 32) {
			let u = this.getLastDayOfMonth(e, t);
			for (let l = n + 1; l <= u; l++) if (new Date(g(e, t, l)).getUTCDay() === i) return !1;
			return !0;
		}
		return !1;
	}
	fromDate(e) {
		if (this.tz !== void 0) if (typeof this.tz == "number") this.ms = e.getUTCMilliseconds(), this.second = e.getUTCSeconds(), this.minute = e.getUTCMinutes() + this.tz, this.hour = e.getUTCHours(), this.day = e.getUTCDate(), this.month = e.getUTCMonth(), this.year = e.getUTCFullYear(), this.apply();
		else try {
			let t = y(e, this.tz);
			this.ms = e.getMilliseconds(), this.second = t.s, this.minute = t.i, this.hour = t.h, this.day = t.d, this.month = t.m - 1, this.year = t.y, this.cacheInstant(e.getTime() - this.ms);
		} catch (t) {
			let n = t instanceof Error ? t.message : String(t);
			throw new TypeError(`CronDate: Failed to convert date to timezone '${this.tz}'. This may happen with invalid timezone names or dates. Original error: ${n}`);
		}
		else this.ms = e.getMilliseconds(), this.second = e.getSeconds(), this.minute = e.getMinutes(), this.hour = e.getHours(), this.day = e.getDate(), this.month = e.getMonth(), this.year = e.getFullYear(), this.cacheInstant(e.getTime() - this.ms);
	}
	cacheInstant(e) {
		this.instantMs = e;
		let { year: t, month: n, day: r, hour: a, minute: i, second: o } = this;
		this.instantFields = [
			t,
			n,
			r,
			a,
			i,
			o,
			this.tz
		];
	}
	cachedInstant() {
		let e = this.instantFields;
		if (!(e === void 0 || e[6] !== this.tz) && !(e[5] !== this.second || e[4] !== this.minute || e[3] !== this.hour) && !(e[2] !== this.day || e[1] !== this.month || e[0] !== this.year)) return this.instantMs;
	}
	fromCronDate(e) {
		this.tz = e.tz, this.year = e.year, this.month = e.month, this.day = e.day, this.hour = e.hour, this.minute = e.minute, this.second = e.second, this.ms = e.ms, this.instantMs = e.instantMs, this.instantFields = e.instantFields;
	}
	apply() {
		if (this.month > 11 || this.month < 0 || this.day > this.getLastDayOfMonth(this.year, this.month) || this.day < 1 || this.hour > 23 || this.minute > 59 || this.second > 59 || this.hour < 0 || this.minute < 0 || this.second < 0) {
			let e = /* @__PURE__ */ new Date(0);
			return e.setUTCFullYear(this.year, this.month, this.day), e.setUTCHours(this.hour, this.minute, this.second, this.ms), this.ms = e.getUTCMilliseconds(), this.second = e.getUTCSeconds(), this.minute = e.getUTCMinutes(), this.hour = e.getUTCHours(), this.day = e.getUTCDate(), this.month = e.getUTCMonth(), this.year = e.getUTCFullYear(), !0;
		} else return !1;
	}
	fromString(e) {
		if (typeof this.tz == "number") {
			if (O(e)) return this.fromDate(v(e));
			let t = v(e, "Etc/UTC");
			this.ms = t.getUTCMilliseconds(), this.second = t.getUTCSeconds(), this.minute = t.getUTCMinutes(), this.hour = t.getUTCHours(), this.day = t.getUTCDate(), this.month = t.getUTCMonth(), this.year = t.getUTCFullYear(), this.apply();
		} else return this.fromDate(v(e, this.tz));
	}
	findNext(e, t, n, r) {
		return this._findMatch(e, t, n, r, 1);
	}
	_matchDayValue(e, t, n, r) {
		let a = e;
		if (!a) {
			for (let i = 0; i < n.nearestWeekdays.length; i++) if (n.nearestWeekdays[i]) {
				let o = this.getNearestWeekday(this.year, this.month, i + 1);
				if (o !== -1 && o === t) {
					a = 1;
					break;
				}
			}
		}
		if (n.lastWeekday) t === this.getLastWeekday(this.year, this.month) && (a = 1);
		if (n.lastDayOfMonth) t === this.getLastDayOfMonth(this.year, this.month) && (a = 1);
		if (!n.starDOW) {
			let i = new Date(g(this.year, this.month, 1, 0, 0, 0, 0)).getUTCDay(), o = n.dayOfWeek[(i + (t - 1)) % 7];
			o && o & 63 && (o = this.isNthWeekdayOfMonth(this.year, this.month, t, o) ? 1 : 0), n.useAndLogic ? a = a && o : !r.domAndDow && !n.starDOM ? a = a || o : a = a && o;
		}
		return a;
	}
	_findMatch(e, t, n, r, a) {
		let i = this[t], o = t === "day" ? this.getLastDayOfMonth(this.year, this.month) : 0, u = this[t] + r, l = a === 1 ? (h) => h < n[t].length : (h) => h >= 0;
		for (let h = u; l(h); h += a) {
			let m = n[t][h];
			if (t === "day") {
				if (h - r > o) continue;
				m = this._matchDayValue(m, h - r, n, e);
			}
			if (m) return this[t] = h - r, i !== this[t] ? 2 : 1;
		}
		return 3;
	}
	recurse(e, t, n) {
		let r = this.year, a = n;
		for (; typeof a == "number";) {
			if (e.starYear && Math.abs(this.year - r) > 400) return null;
			a = this.recurseStep(e, t, a);
		}
		return a;
	}
	recurseStep(e, t, n) {
		if (n === 0 && !e.starYear) {
			if (this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0) {
				let a = -1;
				for (let i = this.year + 1; i < e.year.length && i < 1e4; i++) if (e.year[i] === 1) {
					a = i;
					break;
				}
				if (a === -1) return null;
				this.year = a, this.month = 0, this.day = 1, this.hour = 0, this.minute = 0, this.second = 0, this.ms = 0;
			}
			if (this.year >= 1e4) return null;
		}
		let r = this.findNext(t, f[n][0], e, f[n][2]);
		if (r > 1) {
			let a = n + 1;
			for (; a < f.length;) this[f[a][0]] = -f[a][2], a++;
			if (r === 3) {
				if (this[f[n][1]]++, this[f[n][0]] = -f[n][2], this.apply(), n === 0 && !e.starYear) {
					for (; this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0 && this.year < 1e4;) this.year++;
					if (this.year >= 1e4 || this.year >= e.year.length) return null;
				}
				return 0;
			} else if (this.apply()) return n - 1;
		}
		return n += 1, n >= f.length ? this : (e.starYear ? this.year >= 3e3 : this.year >= 1e4) ? null : n;
	}
	increment(e, t, n) {
		return this.instantMs = void 0, this.instantFields = void 0, this.second += t.interval !== void 0 && t.interval > 1 && n ? t.interval : 1, this.ms = 0, this.apply(), this.recurse(e, t, 0);
	}
	decrement(e, t, n = !0) {
		this.instantMs = void 0, this.instantFields = void 0;
		let r = t.interval !== void 0 && t.interval >= 1;
		return (this.ms === 0 || r) && (this.second -= r && n ? t.interval : 1), this.ms = 0, this.apply(), this.year < 1 ? null : this.recurseBackward(e, t, 0);
	}
	recurseBackward(e, t, n) {
		let r = this.year, a = n;
		for (; typeof a == "number";) {
			if (e.starYear && Math.abs(this.year - r) > 400) return null;
			a = this.recurseBackwardStep(e, t, a);
		}
		return a;
	}
	recurseBackwardStep(e, t, n) {
		if (n === 0 && !e.starYear) {
			if (this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0) {
				let a = -1;
				for (let i = this.year - 1; i >= 0; i--) if (e.year[i] === 1) {
					a = i;
					break;
				}
				if (a === -1) return null;
				this.year = a, this.month = 11, this.day = 31, this.hour = 23, this.minute = 59, this.second = 59, this.ms = 0;
			}
			if (this.year < 1) return null;
		}
		let r = this.findPrevious(t, f[n][0], e, f[n][2]);
		if (r > 1) {
			let a = n + 1;
			for (; a < f.length;) {
				let i = f[a][0], o = f[a][2], u = this.getMaxPatternValue(i, e, o);
				this[i] = u, a++;
			}
			if (r === 3) {
				if (this[f[n][1]]--, n === 0) {
					let u = this.getLastDayOfMonth(this.year, this.month);
					this.day > u && (this.day = u);
				}
				if (n === 1) if (this.day <= 0) this.day = 1;
				else {
					let u = this.year, l = this.month;
					for (; l < 0;) l += 12, u--;
					for (; l > 11;) l -= 12, u++;
					let h = this.getLastDayOfMonth(u, l);
					this.day > h && (this.day = h);
				}
				this.apply();
				let i = f[n][0], o = f[n][2];
				if (this[i] = this.getMaxPatternValue(i, e, o), this.apply(), n === 0) {
					let u = f[1][2], l = this.getMaxPatternValue("day", e, u);
					l !== this.day && (this.day = l, this.hour = this.getMaxPatternValue("hour", e, f[2][2]), this.minute = this.getMaxPatternValue("minute", e, f[3][2]), this.second = this.getMaxPatternValue("second", e, f[4][2]));
				}
				if (n === 0 && !e.starYear) {
					for (; this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0;) this.year--;
					if (this.year < 1) return null;
				}
				return 0;
			} else if (this.apply()) return n - 1;
		}
		return n += 1, n >= f.length ? this : this.year < 1 ? null : n;
	}
	getMaxPatternValue(e, t, n) {
		let r = t[e].length - 1 - n;
		for (let a = t[e].length - 1; a >= 0; a--) if (t[e][a]) {
			r = a - n;
			break;
		}
		if (e === "day") {
			let a = this.getLastDayOfMonth(this.year, this.month);
			return t.lastWeekday || t.nearestWeekdays.some((i) => i) || t.lastDayOfMonth || !t.starDOW ? a : Math.min(r, a);
		}
		return r;
	}
	findPrevious(e, t, n, r) {
		return this._findMatch(e, t, n, r, -1);
	}
	getDate(e) {
		if (!e && typeof this.tz != "number") {
			let t = this.cachedInstant();
			if (t !== void 0) return new Date(t + (this.tz === void 0 ? this.ms : 0));
		}
		if (e || this.tz === void 0) {
			if (this.year >= 0 && this.year < 100) {
				let t = /* @__PURE__ */ new Date(0);
				return t.setFullYear(this.year, this.month, this.day), t.setHours(this.hour, this.minute, this.second, this.ms), t;
			}
			return new Date(this.year, this.month, this.day, this.hour, this.minute, this.second, this.ms);
		} else return typeof this.tz == "number" ? new Date(g(this.year, this.month, this.day, this.hour, this.minute - this.tz, this.second, this.ms)) : N(T(this.year, this.month + 1, this.day, this.hour, this.minute, this.second, this.tz), !1);
	}
	getTime() {
		return this.getDate(!1).getTime();
	}
	match(e, t) {
		if (!e.starYear && (this.year < 0 || this.year >= e.year.length || e.year[this.year] === 0)) return !1;
		for (let n = 0; n < f.length; n++) {
			let r = f[n][0], a = f[n][2], i = this[r];
			if (i + a < 0 || i + a >= e[r].length) return !1;
			let o = e[r][i + a];
			if (r === "day" && (o = this._matchDayValue(o, i, e, t)), !o) return !1;
		}
		return !0;
	}
};
function F(s) {
	s === void 0 && (s = {}), delete s.name, s.legacyMode !== void 0 && s.domAndDow === void 0 ? s.domAndDow = !s.legacyMode : s.domAndDow === void 0 && (s.domAndDow = !1), s.legacyMode = !s.domAndDow;
	let e = (n, r) => n === void 0 ? r : n;
	if (s.paused = e(s.paused, !1), s.maxRuns = e(s.maxRuns, 1 / 0), s.catch = e(s.catch, !1), s.unref = e(s.unref, !1), s.mode = e(s.mode, "auto"), s.alternativeWeekdays = e(s.alternativeWeekdays, !1), s.sloppyRanges = e(s.sloppyRanges, !1), s.fixedTimeRule = e(s.fixedTimeRule, "single-value"), s.allowPast = e(s.allowPast, !1), s.interval = s.interval === void 0 ? 0 : parseInt(s.interval.toString(), 10), s.utcOffset = s.utcOffset === void 0 ? void 0 : parseInt(s.utcOffset.toString(), 10), s.dayOffset = s.dayOffset === void 0 ? 0 : parseInt(s.dayOffset.toString(), 10), ![
		"auto",
		"5-part",
		"6-part",
		"7-part",
		"5-or-6-parts",
		"6-or-7-parts"
	].includes(s.mode)) throw new Error("CronOptions: mode must be one of 'auto', '5-part', '6-part', '7-part', '5-or-6-parts', or '6-or-7-parts'.");
	if (!["single-value", "no-wildcard"].includes(s.fixedTimeRule)) throw new Error("CronOptions: fixedTimeRule must be one of 'single-value' or 'no-wildcard'.");
	s.timezone === "" && (s.timezone = void 0);
	let t = s.timezone ?? s.utcOffset;
	if (s.startAt && (s.startAt = I(new c(s.startAt, t))), s.stopAt && (s.stopAt = I(new c(s.stopAt, t))), s.interval !== null) {
		if (isNaN(s.interval)) throw new Error("CronOptions: Supplied value for interval is not a number");
		if (s.interval < 0) throw new Error("CronOptions: Supplied value for interval can not be negative");
	}
	if (s.utcOffset !== void 0) {
		if (isNaN(s.utcOffset)) throw new Error("CronOptions: Invalid value passed for utcOffset, should be number representing minutes offset from UTC.");
		if (s.utcOffset < -870 || s.utcOffset > 870) throw new Error("CronOptions: utcOffset out of bounds.");
		if (s.utcOffset !== void 0 && s.timezone) throw new Error("CronOptions: Combining 'utcOffset' with 'timezone' is not allowed.");
	}
	if (s.unref !== !0 && s.unref !== !1) throw new Error("CronOptions: Unref should be either true, false or undefined(false).");
	if (s.dayOffset !== void 0 && s.dayOffset !== 0 && isNaN(s.dayOffset)) throw new Error("CronOptions: Invalid value passed for dayOffset, should be a number representing days to offset.");
	return s;
}
function I(s) {
	return s.ms ? (s.ms = 0, new c(new Date(s.getTime() + 1e3), s.tz)) : s;
}
function b(s) {
	return typeof s == "function";
}
function L(s) {
	return b(s);
}
function Y(s) {
	typeof Deno < "u" && typeof Deno.unrefTimer < "u" ? Deno.unrefTimer(s) : s && typeof s.unref < "u" && s.unref();
}
var P = 864e5;
var $ = 3e4;
var M = [];
var j = class {
	name;
	options;
	_states;
	fn;
	_startAtRoundingMs = 0;
	getTz() {
		return this.options.timezone ?? this.options.utcOffset;
	}
	applyDayOffset(e) {
		let t = this._offsetMs();
		return t ? new Date(e.getTime() + t) : e;
	}
	_offsetMs() {
		return (this.options.dayOffset ?? 0) * P;
	}
	get _startAt() {
		return this.options.startAt;
	}
	get _stopAt() {
		return this.options.stopAt;
	}
	_nextTarget(e, t) {
		let n = this._offsetMs(), r = this._next(this._shift(e), new Date(t.getTime() - n), {
			startAt: this._shift(this._startAt),
			stopAt: this._shift(this._stopAt)
		});
		return r ? this.applyDayOffset(r.getDate(!1)) : null;
	}
	_previousTarget(e, t) {
		let n = this._toMs(e ?? t) - this._offsetMs(), r = this._previous(new Date(n), {
			startAt: this._shift(this._startAt),
			stopAt: this._shift(this._stopAt)
		});
		return r ? this.applyDayOffset(r.getDate(!1)) : null;
	}
	_shift(e) {
		if (e != null) return new c(new Date(this._toMs(e) - this._offsetMs()), this.getTz());
	}
	constructor(e, t, n) {
		let r, a;
		if (b(t)) a = t;
		else if (typeof t == "object") r = t;
		else if (t !== void 0) throw new Error("Cron: Invalid argument passed for optionsIn. Should be one of function, or object (options).");
		if (b(n)) a = n;
		else if (typeof n == "object") r = n;
		else if (n !== void 0) throw new Error("Cron: Invalid argument passed for funcIn. Should be one of function, or object (options).");
		this.name = r?.name;
		let i = r?.startAt;
		this.options = F(r), i && this._startAt && (this._startAtRoundingMs = this._startAt.getTime() - new c(i, this.getTz()).getTime());
		let o = !!e && (e instanceof Date || typeof e == "string" && e.indexOf(":") > 0);
		if (this._states = {
			kill: !1,
			blocking: !1,
			previousRun: void 0,
			currentRun: void 0,
			once: void 0,
			currentTimeout: void 0,
			maxRuns: r ? r.maxRuns : void 0,
			paused: r ? r.paused : !1,
			pattern: o ? new C("* * * * *", void 0, { mode: "auto" }) : new C(e, this.options.timezone, {
				mode: this.options.mode,
				alternativeWeekdays: this.options.alternativeWeekdays,
				sloppyRanges: this.options.sloppyRanges,
				fixedTimeRule: this.options.fixedTimeRule
			})
		}, o && (this._states.once = new c(e, this.getTz())), this.name) {
			if (M.find((l) => l.name === this.name)) throw new Error("Cron: Tried to initialize new named job '" + this.name + "', but name already taken.");
			M.push(this);
		}
		return a !== void 0 && L(a) && (this.fn = a, this.schedule()), this;
	}
	nextRun(e) {
		return this._nextTarget(e, /* @__PURE__ */ new Date());
	}
	nextRuns(e, t) {
		this._states.maxRuns !== void 0 && e > this._states.maxRuns && (e = this._states.maxRuns);
		let n = t || this._states.currentRun || void 0;
		return this._enumerateRuns(e, n, "next");
	}
	previousRuns(e, t) {
		return this._enumerateRuns(e, t || void 0, "previous");
	}
	enumerate(e) {
		return new A(this, e);
	}
	_enumerateRuns(e, t, n) {
		let r = [], a = /* @__PURE__ */ new Date(), i = t;
		for (; e-- > 0;) {
			let o = n === "next" ? this._nextTarget(i, a) : this._previousTarget(i, a);
			if (!o) break;
			r.push(o), i = o;
		}
		return r;
	}
	match(e) {
		if (this._states.once) {
			let n = new c(e, this.getTz());
			n.ms = 0;
			let r = new c(this._states.once, this.getTz());
			return r.ms = 0, n.getTime() === r.getTime();
		}
		let t = new c(e, this.getTz());
		return t.ms = 0, t.match(this._states.pattern, this.options);
	}
	getPattern() {
		if (!this._states.once) return this._states.pattern ? this._states.pattern.pattern : void 0;
	}
	getOnce() {
		return this._states.once ? this._states.once.getDate() : null;
	}
	isRunning() {
		return !this._states.paused && !this._states.kill && this.fn !== void 0 && this._nextTarget(this._states.currentRun, /* @__PURE__ */ new Date()) !== null;
	}
	isStopped() {
		return this._states.kill;
	}
	isBusy() {
		return this._states.blocking;
	}
	currentRun() {
		return this._states.currentRun ? this._states.currentRun.getDate() : null;
	}
	previousRun() {
		return this._states.previousRun ? this._states.previousRun.getDate() : null;
	}
	msToNext(e) {
		let t = /* @__PURE__ */ new Date(), n = this._nextTarget(e, t);
		return n ? n.getTime() - this._toMs(e ?? t) : null;
	}
	stop() {
		this._states.kill = !0, this._states.currentTimeout && clearTimeout(this._states.currentTimeout);
		let e = M.indexOf(this);
		e >= 0 && M.splice(e, 1);
	}
	pause() {
		return this._states.paused = !0, !this._states.kill;
	}
	resume() {
		return this._states.paused = !1, !this._states.kill;
	}
	schedule(e) {
		return this._schedule(e);
	}
	_schedule(e, t) {
		if (e && this.fn) throw new Error("Cron: It is not allowed to schedule two functions using the same Croner instance.");
		e && (this.fn = e);
		let n = t ?? /* @__PURE__ */ new Date(), r = this._nextTarget(void 0, n), a = r ? r.getTime() - n.getTime() : null, i = this._states.currentRun;
		i && i.getTime() > n.getTime() && (i = void 0);
		let o = this._nextTarget(i, n);
		return a === null || isNaN(a) || o === null ? this : (a > $ && (a = $), a < 0 && (a = this._states.paused ? 1e3 : 0), this._states.currentTimeout = setTimeout(() => this._checkTrigger(o), a), this._states.currentTimeout && this.options.unref && Y(this._states.currentTimeout), this);
	}
	async _trigger(e = /* @__PURE__ */ new Date()) {
		this._states.blocking = !0, this._states.currentRun = new c(e, this.getTz());
		try {
			if (this.options.catch) try {
				this.fn !== void 0 && await this.fn(this, this.options.context);
			} catch (t) {
				if (b(this.options.catch)) try {
					Promise.resolve(this.options.catch(t, this)).catch(() => {});
				} catch {}
			}
			else this.fn !== void 0 && await this.fn(this, this.options.context);
		} finally {
			this._states.previousRun = new c(e, this.getTz()), this._states.blocking = !1;
		}
	}
	async trigger() {
		await this._trigger();
	}
	runsLeft() {
		return this._states.maxRuns;
	}
	_checkTrigger(e) {
		let t = /* @__PURE__ */ new Date(), n = !this._states.paused && t.getTime() >= e.getTime(), r = this._states.blocking && this.options.protect;
		n && !r ? (this._states.maxRuns !== void 0 && this._states.maxRuns--, this._trigger(t)) : n && r && b(this.options.protect) && setTimeout(() => this.options.protect(this), 0), this._schedule(void 0, n ? void 0 : t);
	}
	_next(e, t, n) {
		let r = n ? n.startAt : this._startAt, a = n ? n.stopAt : this._stopAt, i = !!e, o = !!(e || this._states.currentRun), u = !1;
		!e && r && this.options.interval && (e = this._calculatePreviousRun(r, t), e && (o = !0), u = !e);
		let l = e ?? t ?? /* @__PURE__ */ new Date(), h = this._toMs(l);
		e = new c(l, this.getTz()), r && h < r.getTime() && (e = u ? r : new c(/* @__PURE__ */ new Date(r.getTime() - 1e3), this.getTz()), h = e.getTime());
		let m = this._states.once || new c(e, this.getTz());
		if (!u && m !== this._states.once && (m = this._findOccurrence(e, h, 1, o)), this._states.once) {
			let d = this._states.once.getTime(), p = h - d;
			if (r && d < r.getTime() - this._startAtRoundingMs || this._states.currentRun && this.applyDayOffset(this._states.once.getDate()).getTime() <= this._states.currentRun.getTime() || (i ? p >= 0 : p > 1e3 && !this.options.allowPast)) return null;
		}
		return m === null || this._states.maxRuns !== void 0 && this._states.maxRuns <= 0 || this._states.kill || a && m.getTime() >= a.getTime() ? null : m;
	}
	_previous(e, t) {
		let n = this._toMs(e ?? /* @__PURE__ */ new Date());
		if (t.stopAt && n > t.stopAt.getTime() && (n = t.stopAt.getTime()), this._states.once) return this._states.once.getTime() < n ? this._states.once : null;
		let r = this._findOccurrence(new c(new Date(n), this.getTz()), n, -1);
		return r === null || t.startAt && r.getTime() < t.startAt.getTime() ? null : r;
	}
	_toMs(e) {
		if (e instanceof Date) return e.getTime();
		let t = new c(e, this.getTz());
		return t.getTime() + (typeof t.tz == "string" ? t.ms : 0);
	}
	_findOccurrence(e, t, n, r = !1) {
		let a = this.options.interval ?? 0;
		if (a > 1 && (n === -1 || r)) {
			t += (a - 1) * 1e3 * n;
			let m = new Date(t);
			if (isNaN(m.getTime()) || (e = new c(m, this.getTz()), !(e.year >= 1 && e.year <= 9999))) return null;
			r = !1;
		}
		let i = this._walk(e, t, n, r), o = this.getTz();
		if (this._states.pattern.isFixedTime && n === 1 || typeof o == "number" || U(t, o) !== (n === 1 ? "earlier" : "later")) return i;
		let u = Math.floor(t / 1e3) * 1e3, l = n === 1 ? k(u, u + P, o) : k(u - P, u, o) - 1e3;
		if (i && (l - i.getTime()) * n > 0) return i;
		let h = this._walk(new c(new Date(l), o), l - n, n, !1, !0);
		return !i || !h ? i ?? h : (i.getTime() - h.getTime()) * n > 0 ? h : i;
	}
	_walk(e, t, n, r, a = !1) {
		let i = this._states.pattern, o = (l, h) => n === 1 ? l.increment(i, this.options, h) : l.decrement(i, this.options, h), u = new c(e, this.getTz());
		for ((!a || !u.match(i, this.options)) && (u = o(u, r)); u;) {
			let l = this._runAt(u, t, n);
			if (l) return new c(l, this.getTz());
			u = o(u, !1);
		}
		return null;
	}
	_runAt(e, t, n) {
		let r = (d) => (d.getTime() - t) * n > 0, a = e.tz;
		if (typeof a == "number") {
			let d = e.getDate();
			return r(d) ? d : null;
		}
		let i = T(e.year, e.month + 1, e.day, e.hour, e.minute, e.second, a), o = _(i), u = this._states.pattern.isFixedTime;
		if (o.kind === "single") return r(o.date) ? o.date : null;
		if (o.kind === "ambiguous") {
			let { earlier: d, later: p } = o;
			return (u ? [d] : n === 1 ? [d, p] : [p, d]).find(r) ?? null;
		}
		if (!u) return null;
		let l = new Date(k(o.before.getTime(), o.after.getTime(), a)), h = y(l, a);
		return h.y === i.y && h.m === i.m && h.d === i.d && r(l) ? l : null;
	}
	_calculatePreviousRun(e, t) {
		let n = new c(t, this.getTz()).getTime();
		if (e.getTime() > n) return;
		let r = this.options.interval * 1e3, a = e;
		for (; a.getTime() + r <= n;) {
			let i = this._findOccurrence(a, a.getTime(), 1, !0);
			if (i === null) break;
			a = i;
		}
		return a;
	}
};
var A = class {
	cron;
	cursor;
	now;
	done;
	initialMaxRuns;
	remainingRuns;
	constructor(e, t) {
		this.cron = e, this.initialMaxRuns = e.runsLeft() ?? 1 / 0, this.reset(t);
	}
	next() {
		if (this.done || this.remainingRuns <= 0) return this.done = !0, {
			value: void 0,
			done: !0
		};
		let e = this.cron._nextTarget(this.cursor, this.now);
		return e === null ? (this.done = !0, {
			value: void 0,
			done: !0
		}) : (this.cursor = e, this.remainingRuns--, {
			value: e,
			done: !1
		});
	}
	peek() {
		return this.done || this.remainingRuns <= 0 ? null : this.cron._nextTarget(this.cursor, this.now);
	}
	reset(e) {
		this.cursor = e instanceof Date ? new Date(e.getTime()) : e ?? void 0, this.now = /* @__PURE__ */ new Date(), this.done = !1, this.remainingRuns = this.initialMaxRuns;
	}
	[Symbol.iterator]() {
		return this;
	}
};

// src/core/cron.ts
/** What GitHub takes: digits, names of months and days, `*`, `,`, `-`, `/`. Croner would take more. */
const field = /^(?:(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)(?:,(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)*$/i;
/** A cron expression as GitHub reads it, in UTC unless a time zone is named; the error is the rest of a sentence. */
function parseCron(text, timezone = "UTC") {
	const fields = text.trim().split(/\s+/);
	if (fields.length !== 5) return failure(`has ${fields.length} fields instead of five`);
	const odd = fields.find((part) => !field.test(part));
	if (odd !== void 0) return failure(`has the field \`${odd}\`, which GitHub does not take`);
	try {
		const cron = new j(fields.join(" "), {
			timezone,
			paused: true
		});
		return cron.nextRun("2024-01-01T00:00:00Z") === null ? failure("never comes") : success(cron);
	} catch (error) {
		return failure(`cannot be read: ${messageOf(error)}`);
	}
}
/** Two expressions that differ in blanks or in the case of names are the same. */
function normaliseCron(cron) {
	return cron.trim().replace(/\s+/g, " ").toUpperCase();
}
/** More are not counted one by one (I-31). */
const most = 1e3;
/** How many times of a cron expression lie between two ticks, both left out: what GitHub never fired. At most 1,000. */
function countMissed(cron, between) {
	const parsed = parseCron(cron, between.timezone);
	if (!parsed.ok) return 0;
	const times = parsed.value.nextRuns(1001, new Date(between.after));
	const end = Date.parse(between.before);
	return Math.min(most, times.filter((time) => time.getTime() < end).length);
}
/**
* The time that a tick stands for: the last one of the cron expression that is not after `firedAt`. GitHub fires late,
* and sometimes twice: both stand for the same tick. The minute of `firedAt` itself where the expression cannot be read.
*/
function findTick(cron, firedAt, timezone = "UTC") {
	const minute = /* @__PURE__ */ new Date(Math.floor(Date.parse(firedAt) / 6e4) * 6e4);
	const parsed = parseCron(cron, timezone);
	const after = new Date(minute.getTime() + 1e3);
	return ((parsed.ok ? parsed.value.previousRuns(1, after)[0] : void 0) ?? minute).toISOString().replace(".000Z", "Z");
}
/** Whether the machine knows a time zone by its IANA name; offsets and abbreviations such as `EST` are not taken. */
function isTimeZone(name) {
	if (name !== "UTC" && !/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return false;
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

// src/core/config/parse/check-schedules.ts
/** Whether GitHub would understand the cron expressions and time zones of all pipelines. */
function checkSchedules(pipelines, source) {
	return pipelines.flatMap((pipeline) => [
		...checkCron(pipeline, source),
		...checkTimezone(pipeline, source),
		...checkAlone(pipeline, {
			pipelines,
			source
		})
	]);
}
function checkCron({ cron }, source) {
	const parsed = cron === void 0 ? void 0 : parseCron(cron.text);
	if (cron === void 0 || parsed?.ok !== false) return [];
	const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)}, which ${parsed.error}; write five fields, such as \`0 9 * * 1\`.`;
	return [source.problem({
		code: "BATON-E117",
		message,
		path: cron.path
	})];
}
function checkTimezone({ timezone }, source) {
	if (timezone === void 0 || isTimeZone(timezone.text)) return [];
	const message = `\`${writeConfigPath(timezone.path)}\` is ${JSON.stringify(timezone.text)}, which is no time zone; write an IANA name, such as \`Europe/Berlin\`, or \`UTC\`.`;
	return [source.problem({
		code: "BATON-E131",
		message,
		path: timezone.path
	})];
}
/** GitHub's event holds the cron alone, so which zone a tick was meant for would be a guess. */
function checkAlone({ name, cron, timezone }, { pipelines, source }) {
	if (cron === void 0) return [];
	const zone = timezone?.text ?? "UTC";
	const other = pipelines.slice(0, pipelines.findIndex((pipeline) => pipeline.name === name)).find((pipeline) => pipeline.cron !== void 0 && normaliseCron(pipeline.cron.text) === normaliseCron(cron.text) && (pipeline.timezone?.text ?? "UTC") !== zone);
	if (other === void 0) return [];
	const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)} in ${zone}, and pipeline "${other.name}" has the same in ${other.timezone?.text ?? "UTC"}: GitHub does not say which one a tick is for; move one of them by a minute.`;
	return [source.problem({
		code: "BATON-E131",
		message,
		path: cron.path
	})];
}

// src/core/config/parse/later-keys.ts
/** Keys of DESIGN 4.1 that are designed but not built yet; `*` is any name. Refused as such, never as a typo. */
const laterKeys = `
pipelines.*.limits.max-children pipelines.*.limits.max-depth
pipelines.*.stages.*.if pipelines.*.stages.*.matrix
pipelines.*.stages.*.continue-on-failure
`.trim().split(/\s+/).map((key) => key.split("."));
const laterValues = /* @__PURE__ */ new Map([["on-conflict", ["queue"]]]);
/** Whether a key is designed for this place, though this version does not have it. */
function isLaterKey(path) {
	return laterKeys.some((pattern) => pattern.length === path.length && pattern.every((part, at) => part === "*" || part === path[at]));
}
/** The same for values. */
function isLaterValue(path, value) {
	const key = String(path.at(-1));
	return typeof value === "string" && (laterValues.get(key)?.includes(value) ?? false);
}
/** Later keys of one place, so that a slip in one of them is recognized too. */
function laterKeysIn(parent) {
	return laterKeys.flatMap((pattern) => {
		const key = pattern.at(-1);
		return key !== void 0 && isLaterKey([...parent, key]) && pattern.length === parent.length + 1 ? [key] : [];
	});
}

// src/core/config/parse/schema-node.ts
const nodeSchema = object({
	description: string().optional(),
	properties: record(string(), unknown()).optional(),
	additionalProperties: unknown().optional(),
	propertyNames: object({ description: string().optional() }).optional(),
	items: unknown().optional(),
	anyOf: array(unknown()).optional()
});
let root;
/** What the JSON Schema says about a path of the config: its description and its keys. */
function findSchemaNode(path) {
	return nodesAt(path)[0];
}
/** All keys that may stand in the map at a path, whichever kind it is. */
function knownKeysAt(path) {
	return [...new Set(nodesAt(path).flatMap((node) => Object.keys(node.properties ?? {})))];
}
function nodesAt(path) {
	root ??= expand(buildConfigJsonSchema());
	let nodes = root;
	for (const segment of path) nodes = nodes.flatMap((node) => expand(step(node, segment)));
	return nodes;
}
function step(node, segment) {
	if (typeof segment === "number") return node.items;
	return (node.properties !== void 0 && Object.hasOwn(node.properties, segment) ? node.properties[segment] : void 0) ?? node.additionalProperties;
}
/** A union stands for itself and for its members. */
function expand(value) {
	const parsed = nodeSchema.safeParse(value);
	if (!parsed.success) return [];
	return [parsed.data, ...(parsed.data.anyOf ?? []).flatMap(expand)];
}

// src/core/config/parse/describe-issue.ts
/** The schema's complaint as a sentence: the field, the value seen, and what to write instead. */
function describeIssue(issue, place) {
	const { path, source } = place;
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => describeKey([...path, key], source));
	if (isLaterValue(path, issue.input)) return [describeLaterValue(issue, place)];
	if (issue.code === "invalid_key") return [describeName(place)];
	if (issue.input === void 0) return [describeMissing(place)];
	const message = `\`${writeConfigPath(path) || "The config"}\` is ${showValue(issue.input)}, ${explain(issue)}${remedy(path)}`;
	return [source.problem({
		code: "BATON-E107",
		message,
		path
	})];
}
function describeKey(path, source) {
	const key = String(path.at(-1));
	const parent = path.slice(0, -1);
	const name = writeConfigPath(path);
	if (isLaterKey(path)) {
		const message = `\`${name}\` is not supported yet; take it out until a later version.`;
		return source.problem({
			code: "BATON-E108",
			message,
			path,
			at: "key"
		});
	}
	const known = fieldsOfBuiltin(parent, source) ?? knownKeysAt(parent);
	if (known.includes(key)) {
		const message = `\`${name}\` belongs to the other kind of stage; with \`agent\` there is no \`with\`, with \`uses\` only \`needs\` and \`with\`.`;
		return source.problem({
			code: "BATON-E105",
			message,
			path,
			at: "key"
		});
	}
	const nearest = (0, import_fastest_levenshtein.closest)(key, [...known, ...laterKeysIn(parent)]);
	const guess = (0, import_fastest_levenshtein.distance)(key, nearest) <= Math.max(2, Math.ceil(nearest.length / 3)) ? ` Did you mean \`${nearest}\`?` : "";
	const message = `\`${name}\` is not a key here.${guess}${guess !== "" && !known.includes(nearest) ? " (That one is not supported yet.)" : ""} Known here: ${known.join(", ")}.`;
	return source.problem({
		code: "BATON-E105",
		message,
		path,
		at: "key"
	});
}
/** The fields that the built-in of this very stage has; undefined elsewhere. */
function fieldsOfBuiltin(parent, source) {
	const uses = parent.at(-1) === "with" ? source.find([...parent.slice(0, -1), "uses"]) : void 0;
	return isBuiltinName(uses) ? Object.keys(builtinSchemas[uses].shape.with.shape) : void 0;
}
function describeLaterValue(issue, { path, source }) {
	const name = writeConfigPath(path);
	const values = issue.code === "invalid_value" ? issue.values.map((value) => `\`${String(value)}\``).join(", ") : "";
	const message = `\`${name}: ${String(issue.input)}\` is not supported yet; this version has: ${values}.`;
	return source.problem({
		code: "BATON-E108",
		message,
		path
	});
}
function describeName({ path, source }) {
	const description = findSchemaNode(path.slice(0, -1))?.propertyNames?.description ?? "";
	const message = `\`${writeConfigPath(path)}\` is no valid name. ${description}`.trim();
	return source.problem({
		code: "BATON-E107",
		message,
		path,
		at: "key"
	});
}
function describeMissing({ path, source }) {
	const description = findSchemaNode(path)?.description ?? "";
	return source.problem({
		code: "BATON-E106",
		message: `\`${writeConfigPath(path)}\` is missing. ${description}`.trim(),
		path
	});
}
function remedy(path) {
	const description = findDescription(path);
	return description === void 0 ? "." : `. ${description}`;
}
/** Of the field, else of the list that it stands in. */
function findDescription(path) {
	return findSchemaNode(path)?.description ?? (typeof path.at(-1) === "number" ? findSchemaNode(path.slice(0, -1))?.description : void 0);
}
const typeNames = /* @__PURE__ */ new Map([
	["string", "text"],
	["number", "a number"],
	["int", "a whole number"],
	["boolean", "true or false"],
	["array", "a list"],
	["object", "a map"],
	["record", "a map"]
]);
function explain(issue) {
	switch (issue.code) {
		case "invalid_type": return `but must be ${typeNames.get(issue.expected) ?? issue.expected}`;
		case "invalid_value": return explainValues(issue.values.map(String), issue.input);
		case "too_small": return issue.origin === "string" || issue.origin === "array" ? "but must not be empty" : `but must be at least ${issue.minimum}`;
		case "too_big": return issue.origin === "array" ? `but must have at most ${issue.maximum} entries` : `but must be at most ${issue.maximum}`;
		case "invalid_format": return "which does not have the right form";
		default: return "which is not allowed here";
	}
}
function explainValues(values, input) {
	const nearest = typeof input === "string" ? (0, import_fastest_levenshtein.closest)(input, [...values]) : "";
	const guess = nearest !== "" && values.length > 1 && (0, import_fastest_levenshtein.distance)(String(input), nearest) <= 2 ? `; did you mean \`${nearest}\`?` : "";
	return `but must be ${values.length > 1 ? "one of " : ""}${values.map((value) => `\`${value}\``).join(", ")}${guess}`;
}
/** Short, as it stands in the file. Config is no secret: those are named in it, never written. */
function showValue(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object") return "a map";
	const text = typeof value === "string" ? JSON.stringify(value) : String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

// src/core/config/parse/check-schema.ts
const filters = /* @__PURE__ */ new Map([
	["issues", issueFilterSchema],
	["pull-requests", pullRequestFilterSchema],
	["comment", commentFilterSchema],
	["webhook", webhookSchema]
]);
/** The schema of one filter, at the places of the config where one or a list of them may stand. */
function findFilterSchema(path) {
	const [root, , on, trigger] = path;
	return path.length === 4 && root === "pipelines" && on === "on" ? filters.get(String(trigger)) : void 0;
}
/** One field against the schema: types, known keys, ranges. */
function checkSchema(source) {
	const parsed = configSchema.safeParse(source.value, { reportInput: true });
	if (parsed.success) return {
		config: parsed.data,
		problems: []
	};
	return {
		config: void 0,
		problems: parsed.error.issues.flatMap((issue) => describe(issue, source))
	};
}
function describe(issue, source) {
	const path = toPath(issue.path);
	if (path.length === 4 && path[0] === "pipelines" && path[2] === "stages" && (issue.code === "invalid_union" || issue.code === "unrecognized_keys")) return describeStage(path, source);
	const filter = findFilterSchema(path);
	if (filter !== void 0 && issue.code === "invalid_union") return describeFilter(path, {
		source,
		filter
	});
	return describeIssue(issue, {
		path,
		source
	});
}
/** Filters are one map or a list of them; which one is meant shows by what was written. */
function describeFilter(path, { source, filter }) {
	const value = source.find(path);
	return ((Array.isArray(value) ? array(filter).min(1).max(20) : filter).safeParse(value, { reportInput: true }).error?.issues ?? []).flatMap((issue) => describeIssue(issue, {
		path: [...path, ...toPath(issue.path)],
		source
	}));
}
/** A stage is one of two kinds; which one is meant shows by its keys. */
function describeStage(path, source) {
	const name = writeConfigPath(path);
	const value = source.find(path);
	const refuse = (message) => source.problem({
		code: "BATON-E109",
		message,
		path,
		at: "key"
	});
	if (!isPlainMap(value)) return [refuse(`\`${name}\` must be a map with \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`)];
	const hasAgent = "agent" in value;
	const hasUses = "uses" in value;
	if (hasAgent && hasUses) return [refuse(`\`${name}\` has both \`agent\` and \`uses\`; keep one of them.`)];
	if (hasUses && !isBuiltinName(value.uses)) return [describeUnknownBuiltin(value.uses, {
		path: [...path, "uses"],
		source
	})];
	const issues = (isBuiltinName(value.uses) ? builtinSchemas[value.uses] : agentStageSchema).safeParse(value, { reportInput: true }).error?.issues ?? [];
	if (hasAgent || hasUses) return issues.flatMap((issue) => describeIssue(issue, {
		path: [...path, ...toPath(issue.path)],
		source
	}));
	const neither = `\`${name}\` has neither \`agent\` nor \`uses\`; write \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`;
	const slips = issues.filter((issue) => issue.code === "unrecognized_keys" && issue.path.length === 0);
	return [refuse(neither), ...slips.flatMap((issue) => describeIssue(issue, {
		path,
		source
	}))];
}
function describeUnknownBuiltin(uses, { path, source }) {
	const names = Object.keys(builtinSchemas);
	const nearest = (0, import_fastest_levenshtein.closest)(String(uses), names);
	const guess = (0, import_fastest_levenshtein.distance)(String(uses), nearest) <= 2 ? `; did you mean \`${nearest}\`?` : "";
	const seen = typeof uses === "string" ? JSON.stringify(uses) : "no text";
	const known = names.map((name) => `\`${name}\``).join(", ");
	const message = `\`${writeConfigPath(path)}\` is ${seen}, but must be one of ${known}${guess}.`;
	return source.problem({
		code: "BATON-E107",
		message,
		path
	});
}
function toPath(path) {
	return path.map((segment) => typeof segment === "symbol" ? String(segment) : segment);
}

// src/core/config/parse/check-stages.ts
/** The stages of one circle in the order in which they need each other, or undefined. Iterative: configs can be long. */
function findCycle(needs) {
	const done = /* @__PURE__ */ new Set();
	for (const start of needs.keys()) {
		const path = [{
			name: start,
			next: 0
		}];
		for (let top = path.at(-1); top !== void 0; top = path.at(-1)) {
			const need = done.has(top.name) ? void 0 : needs.get(top.name)?.[top.next];
			top.next += 1;
			if (need === void 0) {
				done.add(top.name);
				path.pop();
				continue;
			}
			const closed = path.findIndex((step) => step.name === need);
			if (closed >= 0) return path.slice(closed).map((step) => step.name);
			path.push({
				name: need,
				next: 0
			});
		}
	}
}
/** Whether what a pipeline names exists: triggers, stages, agents, needs without a cycle. */
function checkStages(pipeline, options) {
	const { outline, source } = options;
	const stages = pipeline.stages ?? [];
	const agents = outline.agents.map((agent) => agent.name);
	return [
		...checkNotEmpty(pipeline, source),
		...stages.flatMap((stage) => checkAgent(stage, {
			agents,
			source
		})),
		...stages.flatMap((stage) => checkNeeds(stage, {
			stages,
			source
		})),
		...checkCycle(stages, source)
	];
}
function checkNotEmpty(pipeline, source) {
	const problems = [];
	if (pipeline.triggers?.length === 0) {
		const message = `\`${writeConfigPath(pipeline.path)}.on\` names no trigger, so nothing would ever start it; write \`issues: { labels: [<label>] }\`.`;
		problems.push(source.problem({
			code: "BATON-E113",
			message,
			path: [...pipeline.path, "on"]
		}));
	}
	if (pipeline.stages?.length === 0) {
		const message = `\`${writeConfigPath(pipeline.path)}.stages\` has no stage; name at least one.`;
		problems.push(source.problem({
			code: "BATON-E114",
			message,
			path: [...pipeline.path, "stages"]
		}));
	}
	return problems;
}
function checkAgent(stage, options) {
	const { agents, source } = options;
	if (stage.agent === void 0 || agents.includes(stage.agent)) return [];
	const path = [...stage.path, "agent"];
	const message = `\`${writeConfigPath(path)}\` names the agent \`${stage.agent}\`, which is not under \`agents\`. ${listNames(stage.agent, agents)}`;
	return [source.problem({
		code: "BATON-E110",
		message,
		path
	})];
}
function checkNeeds(stage, options) {
	const names = options.stages.map((each) => each.name);
	return stage.needs.flatMap(({ text, path }) => {
		if (text === stage.name) {
			const message = `\`${writeConfigPath(path)}\`: the stage \`${text}\` needs itself; take it out.`;
			return [options.source.problem({
				code: "BATON-E112",
				message,
				path
			})];
		}
		if (names.includes(text)) return [];
		const others = names.filter((name) => name !== stage.name);
		const message = `\`${writeConfigPath(path)}\` names the stage \`${text}\`, which this pipeline does not have. ${listNames(text, others)}`;
		return [options.source.problem({
			code: "BATON-E111",
			message,
			path
		})];
	});
}
function checkCycle(stages, source) {
	const cycle = findCycle(needsByName(stages));
	const stage = stages.find((each) => each.name === cycle?.[0]);
	if (cycle === void 0 || stage === void 0) return [];
	const path = [...stage.path, "needs"];
	const message = `\`${writeConfigPath(path)}\` closes a circle, so none of its stages could ever start: ${[...cycle, cycle[0]].join(" needs ")}.`;
	return [source.problem({
		code: "BATON-E112",
		message,
		path
	})];
}
/** Without needs on itself, which are reported apart. */
function needsByName(stages) {
	return new Map(stages.map(({ name, needs }) => [name, needs.map((need) => need.text).filter((need) => need !== name)]));
}
/**
* Runs are named `<pipeline>-<subject>` and `<pipeline>-<subject>-<n>`, so `fix-2` beside `fix` would give two runs on
* issue 2 the same name, and their records would mix.
*/
function checkPipelineNames(pipelines, source) {
	const names = new Set(pipelines.map(({ name }) => name));
	return pipelines.flatMap(({ name, path }) => {
		const other = /^(.+)-\d+$/.exec(name)?.[1];
		if (other === void 0 || !names.has(other)) return [];
		const message = `\`${writeConfigPath(path)}\` is named like a run of the pipeline \`${other}\`; give it a name that is not \`${other}-\` and a number.`;
		return [source.problem({
			code: "BATON-E116",
			message,
			path
		})];
	});
}

// src/core/config/parse/check-templates.ts
/** All stages that a stage needs, directly or through others, nearest first. Circles and unknown names do no harm. */
function findAncestors(needs, stage) {
	const found = /* @__PURE__ */ new Set();
	const open = [...needs.get(stage) ?? []];
	for (let next = open.shift(); next !== void 0; next = open.shift()) {
		if (found.has(next) || next === stage || !needs.has(next)) continue;
		found.add(next);
		open.push(...needs.get(next) ?? []);
	}
	return [...found];
}
/** The templates of one stage, with problems placed in the file rather than in the template. */
function checkTemplates({ stage, needs, dataKeys, source }) {
	const ancestors = findAncestors(needs, stage.name);
	return stage.templates.flatMap((template) => checkTemplate(template.text, {
		ancestors,
		dataKeys
	}).map((problem) => ({
		...problem,
		message: `\`${writeConfigPath(template.path)}\`: ${problem.message}`,
		path: writeConfigPath(template.path),
		...placeInFile(template, {
			line: problem.line ?? 1,
			column: problem.column ?? 1,
			source
		})
	})));
}
/** Where a line and column of a template's text stand in the file; its beginning when the text is folded or escaped. */
function placeInFile(template, { line, column, source }) {
	const node = source.findNode(template.path);
	const offset = (0, import_dist.isScalar)(node) ? node.range?.[0] ?? 0 : 0;
	const start = source.positionAt(offset);
	if (!(0, import_dist.isScalar)(node)) return start;
	if (node.type === import_dist.Scalar.BLOCK_LITERAL) return placeInBlock(template.text, {
		line,
		column,
		source,
		header: start.line
	});
	const quote = node.type === import_dist.Scalar.QUOTE_DOUBLE || node.type === import_dist.Scalar.QUOTE_SINGLE ? 1 : 0;
	return source.text.startsWith(template.text, offset + quote) && line === 1 ? {
		line: start.line,
		column: start.column + quote + column - 1
	} : start;
}
function placeInBlock(text, place) {
	const inFile = place.header + place.line;
	const written = place.source.text.split("\n")[inFile - 1] ?? "";
	const own = text.split("\n")[place.line - 1] ?? "";
	return {
		line: inFile,
		column: Math.max(written.replace(/\r$/, "").length - own.length, 0) + place.column
	};
}

// src/core/config/parse/read-outline.ts
/** The entries of the map at a top-level key; none when it is no map. */
function mapEntries(raw, path) {
	const map = isPlainMap(raw) ? raw[path[0]] : void 0;
	if (!isPlainMap(map)) return [];
	return Object.entries(map).map(([name, value]) => ({
		name,
		value,
		path: [...path, name]
	}));
}
/** The texts of the list at a key, with their places; whatever else stands there is the schema's business. */
function listTexts(value, options) {
	const list = isPlainMap(value) ? value[options.key] : void 0;
	if (!Array.isArray(list)) return [];
	return list.flatMap((text, index) => typeof text === "string" ? [{
		text,
		path: [
			...options.path,
			options.key,
			index
		]
	}] : []);
}
/** Fields of built-ins that are lists of templates. */
const listedTemplates = [
	"labels",
	"reviewers",
	"team-reviewers",
	"assignees",
	"add",
	"remove"
];
function readOutline(raw) {
	const agents = mapEntries(raw, ["agents"]).map(({ name, value, path }) => ({
		name,
		path,
		env: listTexts(value, {
			key: "env",
			path
		}),
		transferTo: listTexts(value, {
			key: "transfer-to",
			path
		}),
		fields: isPlainMap(value) ? value : {}
	}));
	const pipelines = mapEntries(raw, ["pipelines"]).map(({ name, value, path }) => readPipeline(name, {
		value,
		path
	}));
	return {
		agents,
		prices: mapEntries(raw, ["prices"]).map(({ name }) => name),
		pipelines
	};
}
function readPipeline(name, { value, path }) {
	const fields = isPlainMap(value) ? value : {};
	return {
		name,
		path,
		triggers: isPlainMap(fields.on) ? Object.keys(fields.on) : void 0,
		...readSchedule(isPlainMap(fields.on) ? fields.on.schedule : void 0, [
			...path,
			"on",
			"schedule"
		]),
		stages: isPlainMap(fields.stages) ? readStages(fields.stages, [...path, "stages"]) : void 0
	};
}
function readSchedule(schedule, path) {
	const [cron] = findTexts(schedule, {
		keys: ["cron"],
		path
	});
	const [timezone] = findTexts(schedule, {
		keys: ["timezone"],
		path
	});
	return {
		cron,
		timezone
	};
}
function readStages(stages, parent) {
	return Object.entries(stages).map(([name, value]) => {
		const path = [...parent, name];
		const fields = isPlainMap(value) ? value : {};
		return {
			name,
			path,
			agent: typeof fields.agent === "string" ? fields.agent : void 0,
			needs: listTexts(value, {
				key: "needs",
				path
			}),
			setupEnv: listTexts(value, {
				key: "setup-env",
				path
			}),
			templates: [
				...findTexts(fields, {
					keys: ["prompt", "branch"],
					path
				}),
				...findTexts(fields.with, {
					keys: [
						"title",
						"body",
						"base"
					],
					path: [...path, "with"]
				}),
				...listedTemplates.flatMap((key) => listTexts(fields.with, {
					key,
					path: [...path, "with"]
				}))
			],
			dataSchema: isPlainMap(fields.handoff) ? fields.handoff.data : void 0
		};
	});
}
function findTexts(value, options) {
	if (!isPlainMap(value)) return [];
	return options.keys.flatMap((key) => {
		const text = value[key];
		return typeof text === "string" ? [{
			text,
			path: [...options.path, key]
		}] : [];
	});
}

// src/core/config/parse/read-yaml.ts
const maxBytes = 65536;
/** Of the parser's own stack: two entries per level. A config is about ten levels deep. */
const maxStack = 64;
const reservedKeys = [
	"__proto__",
	"constructor",
	"prototype"
];
/** YAML 1.2 core without aliases, anchors, tags and merge keys, at most 64 KB: what cannot surprise (T37). */
function readYaml(text) {
	const bytes = utf8Length(text);
	if (bytes > maxBytes) {
		const message = `The config has ${bytes} bytes; at most ${maxBytes} are allowed. Move long texts into files.`;
		return failure([{
			code: "BATON-E101",
			message,
			line: 1,
			column: 1
		}]);
	}
	const lines = new import_dist.LineCounter();
	const deep = findTooDeep(text, lines);
	if (deep !== void 0) return failure([deep]);
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: false,
		stringKeys: true,
		version: "1.2",
		merge: false
	});
	const problems = [...findSyntaxProblems(document, lines), ...findForbidden(document, lines)];
	if (problems.length > 0) return failure(problems);
	if (document.contents === null) return failure([{
		code: "BATON-E100",
		message: "The config is empty; it starts with `version: 1`.",
		line: 1,
		column: 1
	}]);
	return success(new YamlSource({
		text,
		document,
		lines
	}));
}
/** Stops before the recursive part of the library sees nesting that would exhaust the stack and end the process. */
function findTooDeep(text, lines) {
	const parser = new import_dist.Parser(lines.addNewLine);
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		for (const _token of parser.next(lexeme));
		if (parser.stack.length > maxStack) return {
			code: "BATON-E100",
			message: `The config is nested more than ${maxStack / 2} levels deep.`,
			...place(lines, parser.offset)
		};
	}
	lines.lineStarts.length = 0;
}
function findSyntaxProblems(document, lines) {
	return document.errors.slice(0, 20).map((error) => {
		const duplicate = error.code === "DUPLICATE_KEY";
		const message = duplicate ? "This key stands twice in the same map; keep one of them." : `The file is not valid YAML: ${error.message}.`;
		return {
			code: duplicate ? "BATON-E103" : "BATON-E100",
			message,
			...place(lines, error.pos[0])
		};
	});
}
function findForbidden(document, lines) {
	const problems = [];
	const add = (code, options) => {
		const path = options.path.length > 0 ? { path: writeConfigPath(options.path) } : {};
		problems.push({
			code,
			message: options.message,
			...path,
			...place(lines, options.node.range?.[0] ?? 0)
		});
	};
	(0, import_dist.visit)(document, {
		Node: (_key, node, ancestors) => {
			const message = forbiddenInNode(node);
			if (message !== void 0) add("BATON-E102", {
				message,
				node,
				path: pathTo(node, ancestors)
			});
		},
		Pair: (_key, pair, ancestors) => {
			if (!(0, import_dist.isScalar)(pair.key)) return;
			const { value: key } = pair.key;
			const path = [...pathTo(pair, ancestors), String(key)];
			if (key === "<<") add("BATON-E102", {
				message: "Merge keys (`<<`) are not allowed; write the keys out.",
				node: pair.key,
				path
			});
			if (reservedKeys.includes(key)) add("BATON-E104", {
				message: `\`${String(key)}\` cannot be a key; choose another name.`,
				node: pair.key,
				path
			});
		}
	});
	return problems.slice(0, 20);
}
function forbiddenInNode(node) {
	if ((0, import_dist.isAlias)(node)) return `The alias \`*${node.source}\` is not allowed; write the value again.`;
	if ((0, import_dist.isCollection)(node) || (0, import_dist.isScalar)(node)) {
		if (node.anchor !== void 0) return `The anchor \`&${node.anchor}\` is not allowed; take it out.`;
		if (node.tag !== void 0) return `The tag \`${node.tag}\` is not allowed; write the plain value.`;
	}
}
function pathTo(node, ancestors) {
	return ancestors.flatMap((ancestor, at) => {
		const child = ancestors[at + 1] ?? node;
		if ((0, import_dist.isSeq)(ancestor)) return [ancestor.items.indexOf(child)];
		return (0, import_dist.isPair)(ancestor) && (0, import_dist.isScalar)(ancestor.key) ? [String(ancestor.key.value)] : [];
	});
}
function place(lines, offset) {
	const { line, col } = lines.linePos(offset);
	return {
		line: Math.max(line, 1),
		column: Math.max(col, 1)
	};
}

// src/core/config/parse/parse-config.ts
/** Orders problems as they stand in the file. */
function compareByPosition(a, b) {
	return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
/** `.github/baton.yml` as a typed config, or everything that is wrong with it, in the order of the file. */
function parseConfig(text) {
	const yaml = readYaml(text);
	if (!yaml.ok) return yaml;
	const { config, problems } = checkSchema(yaml.value);
	const all = [...problems, ...checkAcross(readOutline(yaml.value.value), yaml.value)];
	if (config !== void 0 && all.length === 0) return success(config);
	return failure(all.toSorted(compareByPosition));
}
function checkAcross(outline, source) {
	const stages = outline.pipelines.flatMap((pipeline) => {
		const needs = needsByName(pipeline.stages ?? []);
		const dataKeys = dataKeysOf(pipeline.stages ?? []);
		return (pipeline.stages ?? []).map((stage) => ({
			stage,
			needs,
			dataKeys,
			source
		}));
	});
	return [
		...checkPipelineNames(outline.pipelines, source),
		...checkSchedules(outline.pipelines, source),
		...outline.pipelines.flatMap((pipeline) => checkStages(pipeline, {
			outline,
			source
		})),
		...outline.agents.flatMap((agent) => checkEnvNames(agent.env, source)),
		...checkTransfers(outline.agents, source),
		...outline.agents.flatMap((agent) => checkAgents(agent, {
			prices: outline.prices,
			source
		})),
		...stages.flatMap(({ stage }) => checkEnvNames(stage.setupEnv, source)),
		...stages.flatMap(checkTemplates)
	];
}
function dataKeysOf(stages) {
	const known = stages.map(({ name, dataSchema }) => [name, keysOfSchema(dataSchema)]);
	return new Map(known.flatMap(([name, keys]) => keys === void 0 ? [] : [[name, keys]]));
}

export { mapEntries as a, findTick as c, listTexts as i, normaliseCron as l, parseConfig as n, readOutline as o, readYaml as r, countMissed as s, compareByPosition as t, writeConfigPath as u };