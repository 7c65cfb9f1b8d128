import { B as celMap, Da as compilePattern, Du as quoteNames, F as statusFunctions, G as isCelList, H as CelScalar, I as plan, K as isCelError, L as celEnv, M as listPaths, N as parseCondition, P as writePath, R as celFunc, U as listType, V as isCelMap, W as celList, j as childrenOf, jl as isPlainMap, ju as truncateCodePoints, z as celMethod } from "./job-agent-plan-publish.js";

// src/core/condition/bounded-functions.ts
/** The limit on what deciding one condition goes through: values, items of lists and of maps, and pieces of texts. */
const workLimit = 5e6;
/** The characters of a text that count as one. */
const charactersOfPiece = 16;
/** Patterns take many times longer than plain comparisons. */
const patternFactor = 128;
/** The message of the error that stops a decision. */
const tooMuchWork = "it would go through its lists and texts too often; compare fewer or shorter ones";
/**
* Counts what deciding one condition goes through, and stops the decision at the limit. Values are counted and not time, so that
* every machine comes to the same verdict.
*/
var WorkMeter = class {
	work = 0;
	reset() {
		this.work = 0;
	}
	/** Counts values by their sizes. What is within a list is not counted. */
	count(values, factor = 1) {
		for (const value of values) this.add(factor * (1 + sizeOf(value)));
	}
	/** Counts values with all that is within them: what a comparison of them goes through. */
	countWhole(values) {
		for (const value of values) {
			this.count([value]);
			if (isCelList(value)) this.countWhole(value);
		}
	}
	add(work) {
		this.work += work;
		if (this.work > workLimit) throw new Error(tooMuchWork);
	}
};
function sizeOf(value) {
	if (typeof value === "string") return Math.ceil(value.length / charactersOfPiece);
	return isCelList(value) || isCelMap(value) ? value.size : 0;
}
/** The functions of the library that go into lists: `==`, `!=` and `in`. */
const comparisons = [
	"_==_",
	"_!=_",
	"@in"
];
/**
* Creates the functions of the library as conditions use them, together with `own` ones: each call is counted. They replace those
* of the library by name and types.
*/
function createBoundedFunctions(own, meter) {
	return [
		...celEnv().funcs,
		...mixedNumbers,
		concatenation,
		createMatches(meter),
		...own
	].map((each) => countCalls(each, meter));
}
/** Returns a function that counts what it is given and what it gives. The error leaves the library at once: `||` would catch a result. */
function countCalls(func, meter) {
	const isComparison = comparisons.includes(func.name);
	const call = (id, target, args) => {
		if (isComparison) meter.countWhole(args);
		const result = func.call(id, target, args);
		if (result !== void 0) meter.count([
			target,
			...args,
			result
		]);
		return result;
	};
	return new Proxy(func, { get: (of, key) => key === "call" ? call : Reflect.get(of, key, of) });
}
const anyList = listType(CelScalar.DYN);
/**
* Joins two lists into a flat one. That of the library nests them, so that going through what `map` made of some thousand items
* exceeds the stack of the machine.
*/
const concatenation = celFunc("_+_", [anyList, anyList], anyList, (left, right) => celList([...left, ...right]));
const { DOUBLE, INT } = CelScalar;
/** Calculations with a whole number and a fraction. The library refuses them, and an input of type number may be either. */
const mixedNumbers = [
	["_+_", (left, right) => left + right],
	["_-_", (left, right) => left - right],
	["_*_", (left, right) => left * right],
	["_/_", (left, right) => left / right]
].flatMap(([name, calculate]) => [celFunc(name, [INT, DOUBLE], DOUBLE, (left, right) => calculate(Number(left), right)), celFunc(name, [DOUBLE, INT], DOUBLE, (left, right) => calculate(left, Number(right)))]);
/** Creates `matches`, which compiles each pattern once and not for every item of a list. */
function createMatches(meter) {
	const known = /* @__PURE__ */ new Map();
	const compile = (pattern) => {
		const found = known.get(pattern);
		if (found !== void 0) return found;
		const compiled = compilePattern(pattern);
		if (!compiled.ok) throw new Error(`a pattern in it ${compiled.error}`);
		known.set(pattern, compiled.value);
		return compiled.value;
	};
	return celMethod("matches", CelScalar.STRING, [CelScalar.STRING], CelScalar.BOOL, function(pattern) {
		meter.count([this], patternFactor);
		return compile(pattern)(this);
	});
}

// src/core/condition/explain-error.ts
/** The types of the library, as people call them. */
const typeWords = {
	int: "a whole number",
	uint: "a whole number",
	double: "a fraction",
	string: "text",
	bool: "true or false",
	list: "a list",
	map: "a group of values",
	null_type: "null"
};
function nameType(type) {
	const name = type.replace(/\(.*/, "");
	return (Object.hasOwn(typeWords, name) ? typeWords[name] : void 0) ?? "a value of another kind";
}
/** The messages of the library about values that only a run has, and what each means. The first one that fits counts. */
const explanations = [
	[/^found no matching overload for _\?_:_ applied to '\((.{0,40})\)'$/, ([type = ""]) => describeNoBoolean("before `?`", type)],
	[/^found no matching overload for '(.{1,40})' applied to '(?:(.{0,40})\.)?\((.{0,120})\)'$/, explainOverload],
	[/^type mismatch: expected bool, got (.{1,40})$/, ([type = ""]) => describeNoBoolean("beside `&&` or `||`", type)],
	[/^type mismatch: iterable vs (.{1,40})$/, ([type = ""]) => `a macro such as \`exists\` goes through ${nameType(type)}, which is no list`],
	[/by zero$/, () => "it divides by zero"],
	[/^index (-?\d{1,19}) out of bounds/, ([index = ""]) => `a list in it has no item ${index}; the first one is 0`],
	[/out of bounds/, () => "it asks a list for an item whose number is no whole number"],
	[/overflow/, () => "a number in it is too large"],
	[/^field not found: ([A-Za-z_][\w-]{0,63})$/, ([name = ""]) => `there is no \`${name}\` where it reads one`],
	[/^field not found/, () => "it reads a part that is not there"],
	[/^Unable to convert string '/, () => "`bool` was given a text that is neither `true` nor `false`"],
	[/^map key conflict/, () => "a key stands twice between `{` and `}`"],
	[/^unsupported key type/, () => "what stands in brackets is neither a text nor a whole number"],
	[/^("[\s\S]*" is not a number|it would go through [\s\S]*|a pattern in it [\s\S]*)$/, ([message = ""]) => message]
];
/** Says in our words what the library says of values that only a run has. No message of the library is shown. */
function explainError(message) {
	for (const [pattern, explain] of explanations) {
		const found = pattern.exec(message);
		if (found !== null) return explain(found.slice(1));
	}
	return "its values do not fit together";
}
function describeNoBoolean(where, type) {
	return `what stands ${where} is ${nameType(type)}, neither true nor false; compare it with something`;
}
function explainOverload([name = "", target, args = ""]) {
	const types = [...target === void 0 ? [] : [target], ...args.split(/, (?![^(]*\))/).filter((type) => type !== "")];
	const seen = types.map(nameType).join(" and ");
	const written = name.replaceAll("_", "").replace("@", "");
	return `${quoteNames([written])} does not work with ${seen === "" ? "nothing" : seen}${name.startsWith("_") ? hintMissing(types) : ""}`;
}
/** Returns what to write where a text stands beside a number: most often that text is an input or key that is missing. */
function hintMissing(types) {
	return types.includes("string") && types.some((type) => nameType(type).includes("number") || type === "double") ? "; what is missing is an empty text: ask `has(…)` before" : "";
}

// src/core/condition/evaluate-condition.ts
/** The limits on what is said of the values that a condition read. */
const shown = {
	values: 6,
	codePoints: 80
};
/** Creates what decides conditions. Each text is prepared once. */
function createConditions() {
	let facts = {
		roots: {},
		failed: false,
		skipped: []
	};
	const meter = new WorkMeter();
	const own = [
		celFunc("always", [], CelScalar.BOOL, () => true),
		celFunc("failed", [], CelScalar.BOOL, () => facts.failed),
		celFunc("skipped", [CelScalar.STRING], CelScalar.BOOL, (stage) => facts.skipped.includes(stage)),
		celFunc("int", [CelScalar.STRING], CelScalar.INT, (text) => BigInt(checkNumber(text, /^[+-]?\d{1,18}$/))),
		celFunc("double", [CelScalar.STRING], CelScalar.DOUBLE, (text) => Number(checkNumber(text, /^[+-]?\d+(?:\.\d+)?$/)))
	];
	const env = celEnv({ funcs: createBoundedFunctions(own, meter) });
	const known = /* @__PURE__ */ new Map();
	const prepare = (text) => {
		const found = known.get(text) ?? prepareCondition(text, (parsed) => plan(env, parsed.tree));
		known.set(text, found);
		return found;
	};
	return {
		asksForStatus: (text) => {
			const prepared = prepare(text);
			return prepared.kind === "ready" && callsStatus(prepared.parsed.tree);
		},
		decide: (text, given) => {
			facts = given;
			meter.reset();
			return decide(prepare(text), given);
		},
		score: (text, roots) => {
			facts = {
				roots,
				failed: false,
				skipped: []
			};
			meter.reset();
			return score(prepare(text), roots);
		}
	};
}
function checkNumber(text, form) {
	const trimmed = text.trim();
	if (form.test(trimmed)) return trimmed;
	throw new Error(`${JSON.stringify(truncateCodePoints(text, shown.codePoints))} is not a number`);
}
function prepareCondition(text, planTree) {
	const parsed = parseCondition(text);
	if (!parsed.ok) return {
		kind: "broken",
		message: `it ${parsed.error.message}`
	};
	try {
		return {
			kind: "ready",
			parsed: parsed.value,
			run: planTree(parsed.value)
		};
	} catch {
		return {
			kind: "broken",
			message: "it cannot be read"
		};
	}
}
function callsStatus(node) {
	const { exprKind } = node;
	return exprKind.case === "callExpr" && statusFunctions.includes(exprKind.value.function) || childrenOf(node).some(callsStatus);
}
function decide(prepared, { roots }) {
	if (prepared.kind === "broken") return {
		...prepared,
		values: {}
	};
	const values = readValues(prepared.parsed, roots);
	const result = prepared.run(toInputs(roots));
	if (result === true || result === false) return {
		kind: `${result}`,
		values
	};
	return {
		kind: "broken",
		message: isCelError(result) ? explainError(result.message) : `it gave ${describeResult(result)}, neither true nor false`,
		values
	};
}
function toInputs(roots) {
	return Object.fromEntries(Object.entries(roots).map(([name, value]) => [name, toInput(value)]));
}
function score(prepared, roots) {
	if (prepared.kind === "broken") return {
		kind: "none",
		message: prepared.message
	};
	const result = prepared.run(toInputs(roots));
	const value = typeof result === "bigint" ? Number(result) : result;
	if (typeof value === "number" && Number.isFinite(value)) return {
		kind: "number",
		value
	};
	const isWord = typeof result === "boolean";
	return {
		kind: "none",
		message: isCelError(result) ? explainError(result.message) : `it gave ${isWord ? result : describeResult(result)}, no number`
	};
}
function describeResult(result) {
	if (typeof result === "string") return JSON.stringify(truncateCodePoints(result, shown.codePoints));
	return typeof result === "bigint" || typeof result === "number" ? String(result) : "a list or a group of values";
}
/** Maps of texts, where a missing key reads as an empty text. `has` and `in` still tell the difference. */
var Texts = class extends Map {
	get(key) {
		return super.get(key) ?? "";
	}
};
/** Turns a plain value into one that the library compares rightly: whole numbers become its integers. */
function toInput(value) {
	if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : value;
	if (typeof value === "string" || typeof value === "boolean") return value;
	if (Array.isArray(value)) return value.map(toInput);
	if (!isPlainMap(value)) return null;
	const plain = new Map(Object.entries(value).map(([key, part]) => [key, toInput(part)]));
	const isOfTexts = [...plain.values()].every((part) => typeof part !== "object");
	return Object.assign(celMap(isOfTexts ? new Texts(plain) : plain), { has: (key) => plain.has(String(key)) });
}
/** Lists the values that a condition reads, for people. */
function readValues({ tree }, roots) {
	const paths = listPaths(tree).slice(0, shown.values);
	return Object.fromEntries(paths.map((path) => [writePath(path), showValue(findValue(roots, path))]));
}
function findValue(roots, path) {
	return path.reduce((value, key) => isPlainMap(value) && Object.hasOwn(value, key) ? value[key] : void 0, roots);
}
function showValue(value = "") {
	return truncateCodePoints(typeof value === "string" ? value : JSON.stringify(value), shown.codePoints);
}

export { createConditions };