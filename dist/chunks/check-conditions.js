import { B as findNearest, J as compilePattern, cn as capturedNames, ft as engineNames, r as writeConfigPath, sn as findReachable, un as factNames, z as explainUnknownPath } from "./job-agent-plan-publish-validate.js";
import { a as isPlainMap, y as quoteNames } from "./job-cli.js";
import { a as textOf, i as pathOf, o as writePath, r as parseCondition, s as statusFunctions, t as childrenOf } from "./parse-condition.js";
import { b as keysOfSchema, c as readDeclaredInputs, d as findPositionInFile, f as listUsable, p as matrixScopes, x as needsByName } from "./job-plan-validate.js";

// src/core/condition/checker.ts
const anyType = { kind: "any" };
const booleanType = { kind: "boolean" };
const numberType = { kind: "number" };
const textType = { kind: "text" };
function nameNode(node) {
	const path = pathOf(node);
	if (path !== void 0) return `\`${writePath(path)}\``;
	const text = textOf(node);
	if (text !== void 0) return `\`${JSON.stringify(text)}\``;
	const literal = literalOf(node);
	return literal === void 0 ? "`(…)`" : `\`${literal}\``;
}
function plainName(node) {
	return nameNode(node).replaceAll("`", "");
}
function literalOf({ exprKind }) {
	if (exprKind.case !== "constExpr") return void 0;
	const { constantKind } = exprKind.value;
	if (constantKind.case === "nullValue") return "null";
	if (constantKind.case === void 0 || constantKind.case === "stringValue" || constantKind.case === "bytesValue") return void 0;
	return String(constantKind.value);
}
function describeType({ kind }) {
	return {
		text: "text",
		number: "a number",
		boolean: "true or false",
		null: "null",
		bytes: "bytes",
		any: "anything",
		list: "a list",
		map: "a group of values"
	}[kind];
}
function expectBoolean(checker, node, where) {
	const type = checker.typeOf(node);
	if (type.kind === "boolean" || type.kind === "any") return;
	const seen = `has ${nameNode(node)} ${where}, and that is ${describeType(type)}, neither true nor false`;
	checker.refuse(node, `${seen}; ${compareHint(node, type)}`);
}
function expectResult(checker, tree, kind) {
	const type = checker.typeOf(tree);
	if (type.kind === kind || type.kind === "any") return;
	const seen = pathOf(tree) === void 0 ? "what it gives" : nameNode(tree);
	const [what, hint] = kind === "boolean" ? ["true or false", compareHint(tree, type)] : ["a number", numberHint(tree, type)];
	checker.refuse(tree, `must be ${what}, and ${seen} is ${describeType(type)}; ${hint}`);
}
function numberHint(node, { kind }) {
	return kind === "text" ? `write \`double(${plainName(node)})\`` : "write such as `double(each.results.score)`";
}
function compareHint(node, type) {
	const name = plainName(node);
	if (pathOf(node) === void 0) return "write a comparison";
	if (type.kind === "text") return `compare it, such as \`${name} == "${type.values?.[0] ?? "yes"}"\``;
	if (type.kind === "number") return `compare it, such as \`${name} > 0\``;
	if (type.kind === "list") return `ask for what is in it, such as \`"bug" in ${name}\``;
	return "compare one of its values";
}
function typeOfConstant({ exprKind }) {
	const kind = exprKind.case === "constExpr" ? exprKind.value.constantKind.case : void 0;
	return kind === void 0 ? anyType : typesOfConstants[kind] ?? anyType;
}
const typesOfConstants = {
	stringValue: textType,
	boolValue: booleanType,
	nullValue: { kind: "null" },
	bytesValue: { kind: "bytes" },
	int64Value: numberType,
	uint64Value: numberType,
	doubleValue: numberType
};
function itemOf(type) {
	if (type.kind === "list") return type.item;
	return type.kind === "map" ? textType : anyType;
}

// src/core/condition/check-calls.ts
const textMethods = [
	"contains",
	"startsWith",
	"endsWith",
	"matches"
];
const conversions = {
	int: numberType,
	double: numberType,
	string: textType,
	bool: booleanType
};
const macros = [
	"has",
	"exists",
	"exists_one",
	"all",
	"filter",
	"map"
];
const known = [
	...statusFunctions,
	"size",
	...textMethods,
	...Object.keys(conversions),
	...macros
];
const meant = {
	failure: "write `failed()`",
	success: "take it out: a stage starts only when those that it needs have succeeded",
	cancelled: "there is no such question here, because nothing starts in a run that was cancelled",
	fromJSON: "values of `data` are texts: compare them with texts",
	len: "write `size(…)`",
	length: "write `size(…)`"
};
function checkCall(checker, call) {
	const { name, target, args } = call;
	if (statusFunctions.includes(name) && target === void 0) return checkStatus(checker, call);
	if (name === "size") return checkSize(checker, call);
	if (textMethods.includes(name)) return checkTextMethod(checker, call);
	const converted = Object.hasOwn(conversions, name) ? conversions[name] : void 0;
	if (converted === void 0 || target !== void 0) return refuseUnknown(checker, call);
	if (args.length !== 1) return refuseCount(checker, call, `${name}(value)`);
	for (const arg of args) checker.typeOf(arg);
	return converted;
}
function checkStatus(checker, call) {
	const [stage] = call.args;
	if (call.name !== "skipped") return call.args.length === 0 ? booleanType : refuseCount(checker, call, `${call.name}()`);
	if (stage === void 0 || call.args.length > 1) return refuseCount(checker, call, "skipped(\"stage\")");
	const name = textOf(stage);
	const { ancestors } = checker;
	if (name === void 0) return checker.refuse(stage, `calls \`skipped\` with ${nameNode(stage)}; write the name of a stage as text: \`skipped("${ancestors[0] ?? "fix"}")\``);
	if (ancestors.includes(name)) return booleanType;
	const others = ancestors.length === 0 ? "it needs none at all" : `it needs ${quoteNames(ancestors)}`;
	return checker.refuse(stage, `asks for the stage \`${name}\`, which this one does not need; ${others}`, "BATON-E151");
}
function checkSize(checker, call) {
	const values = call.target === void 0 ? call.args : [call.target, ...call.args];
	const [value] = values;
	if (value === void 0 || values.length > 1) return refuseCount(checker, call, "size(value)");
	const type = checker.typeOf(value);
	if ([
		"text",
		"list",
		"map",
		"any"
	].includes(type.kind)) return numberType;
	return checker.refuse(value, `asks for the size of ${nameNode(value)}, which is ${describeType(type)}`);
}
function checkTextMethod(checker, call) {
	const { node, name, target, args } = call;
	const [value, ...more] = target === void 0 ? args : [target, ...args];
	const [given] = more;
	const type = value === void 0 ? anyType : checker.typeOf(value);
	if (value !== void 0 && given !== void 0 && type.kind === "list" && name === "contains") return checker.refuse(value, `calls \`contains\` on ${nameNode(value)}, which is a list; write \`${plainName(given)} in ${plainName(value)}\``);
	if (value === void 0 || given === void 0 || more.length > 1 || target === void 0) {
		const line = `${value === void 0 ? "text" : plainName(value)}.${name}(${given === void 0 ? "\"…\"" : plainName(given)})`;
		return checker.refuse(node, `calls \`${name}\` in a way that it does not know; write \`${line}\``);
	}
	for (const [part, own] of [[value, type], [given, checker.typeOf(given)]]) if (own.kind !== "text" && own.kind !== "any") return checker.refuse(part, `calls \`${name}\` with ${nameNode(part)}, which is ${describeType(own)} and no text`);
	return name === "matches" ? checkPattern(checker, given) : booleanType;
}
function checkPattern(checker, node) {
	const pattern = textOf(node);
	if (pattern === void 0) return checker.refuse(node, `calls \`matches\` with ${nameNode(node)}; write the pattern itself: \`matches("^[a-z]+$")\``);
	const compiled = compilePattern(pattern);
	if (compiled.ok) return booleanType;
	return checker.refuse(node, `has the pattern ${nameNode(node)}, which cannot be read: ${compiled.error}`);
}
function refuseCount(checker, { node, name, args }, form) {
	return checker.refuse(node, `calls \`${name}\` with ${args.length === 0 ? "nothing" : `${args.length} values`}; write \`${form}\``);
}
function formOf(name) {
	if (name === "skipped") return "skipped(\"stage\")";
	return Object.hasOwn(conversions, name) ? `${name}(value)` : `${name}()`;
}
function refuseUnknown(checker, { node, name, target }) {
	const words = Object.hasOwn(meant, name) ? meant[name] : void 0;
	if (words !== void 0) return checker.refuse(node, `calls \`${name}\`, which is not known here; ${words}`, "BATON-E151");
	if (macros.includes(name)) {
		const form = name === "has" ? "has(inputs.topic)" : `${target === void 0 ? "subject.labels" : plainName(target)}.${name}(each, each == "bug")`;
		return checker.refuse(node, `calls \`${name}\` in a way that it does not know; write it like \`${form}\``, "BATON-E151");
	}
	if (known.includes(name)) return checker.refuse(node, `calls \`${name}\` in a way that it does not know; write \`${formOf(name)}\``, "BATON-E151");
	const nearest = name.length > 3 ? findNearest(name, known, { least: 1 }) : void 0;
	const guess = nearest === void 0 ? "." : `; did you mean \`${nearest}\`?`;
	checker.refuse(node, `calls \`${name}\`, which is not known here${guess} There are: ${quoteNames(known)}`, "BATON-E151");
	return anyType;
}

// src/core/condition/check-comparisons.ts
function isAny({ left, right }) {
	return left.type.kind === "any" || right.type.kind === "any";
}
function checkEqual(checker, sides) {
	const { left, right } = sides;
	if (isAny(sides)) return booleanType;
	if (left.type.kind !== right.type.kind) refuseUnequal(checker, sides);
	else {
		checkValue(checker, left, right.node);
		checkValue(checker, right, left.node);
	}
	return booleanType;
}
function refuseUnequal(checker, { left, right, sign }) {
	const [one, other] = literalOf(left.node) === void 0 ? [left, right] : [right, left];
	const seen = `compares ${nameNode(one.node)}, which is ${describeType(one.type)}, with ${nameNode(other.node)}`;
	const remedy = findRemedy({
		left: one,
		right: other,
		sign
	});
	const never = `, which is ${describeType(other.type)}, so they are never equal`;
	checker.refuse(other.node, remedy === void 0 ? `${seen}${never}` : `${seen}; ${remedy}`);
}
function findRemedy({ left, right, sign }) {
	const name = plainName(left.node);
	const literal = literalOf(right.node);
	if (left.type.kind === "list" && right.type.kind === "text") {
		const found = `${plainName(right.node)} in ${name}`;
		return `write \`${sign === "!=" ? `!(${found})` : found}\``;
	}
	if (left.type.kind !== "text") return void 0;
	if (literal === "null") return `what is missing reads as an empty text: write \`${name} ${sign} ""\``;
	if (right.type.kind === "number") return `write \`${literal === void 0 ? "" : `${name} ${sign} "${literal}"\`, or \``}int(${name}) ${sign} ${plainName(right.node)}\``;
	return literal === void 0 ? void 0 : `write \`${name} ${sign} "${literal}"\``;
}
function checkValue(checker, { node, type }, other) {
	const wanted = textOf(other);
	if (type.kind !== "text" || type.values === void 0 || wanted === void 0 || wanted === "") return;
	if (type.values.includes(wanted)) return;
	const nearest = findNearest(wanted, type.values);
	const guess = nearest === void 0 ? "" : `. Did you mean \`"${nearest}"\`?`;
	const seen = `compares ${nameNode(node)} with \`${JSON.stringify(wanted)}\``;
	checker.refuse(other, `${seen}; it can only be one of ${quoteNames(type.values)}${guess}`);
}
function checkOrder(checker, sides) {
	const { left, right, sign } = sides;
	if (isAny(sides)) return booleanType;
	const [one, other] = left.type.kind !== "text" && literalOf(left.node) !== void 0 ? [right, left] : [left, right];
	const name = plainName(one.node);
	const written = textOf(other.node);
	if (one.type.kind === "text" && other.type.kind === "number") {
		const seen = `compares ${nameNode(one.node)}, which is text, with ${nameNode(other.node)}`;
		checker.refuse(other.node, `${seen}; write \`int(${name})\` in its place`);
	} else if (one.type.kind === "text" && written !== void 0 && /^\d+$/.test(written)) {
		const seen = `compares ${nameNode(one.node)} with ${nameNode(other.node)} letter by letter, so that "10" is less than "9"`;
		checker.refuse(other.node, `${seen}; write \`int(${name}) ${sign} ${written}\``);
	} else if (left.type.kind !== right.type.kind || !["text", "number"].includes(left.type.kind)) {
		const seen = `asks whether \`${plainName(left.node)} ${sign} ${plainName(right.node)}\``;
		const kinds = `the first is ${describeType(left.type)} and the second ${describeType(right.type)}`;
		checker.refuse(one.node, `${seen}, but ${kinds}; only numbers have an order${hintSize([left, right])}`);
	}
	return booleanType;
}
function hintSize(sides) {
	const list = sides.find(({ type }) => type.kind === "list");
	return list === void 0 ? "" : `: write \`size(${plainName(list.node)})\` for the length of the list`;
}
function checkIn(checker, sides) {
	const { left, right } = sides;
	if (isAny(sides)) return booleanType;
	if (right.type.kind === "list") checkItem(checker, sides);
	else if (right.type.kind !== "map") {
		const remedy = right.type.kind === "text" ? `; write \`${plainName(right.node)}.contains(${plainName(left.node)})\`` : " and no list";
		const seen = `looks for something in ${nameNode(right.node)}, which is ${describeType(right.type)}`;
		checker.refuse(right.node, `${seen}${remedy}`);
	}
	return booleanType;
}
function checkItem(checker, { left, right: { node, type } }) {
	if (type.kind !== "list" || type.item.kind === "any") return;
	const { exprKind } = node;
	if (type.item.kind !== left.type.kind) {
		const seen = `looks for ${nameNode(left.node)}, which is ${describeType(left.type)}`;
		checker.refuse(left.node, `${seen}, in a list of ${describeType(type.item)}`);
	} else if (exprKind.case === "listExpr") for (const item of exprKind.value.elements) checkValue(checker, left, item);
}

// src/core/condition/check-operators.ts
const operators = new Map([
	["_&&_", (checker, args) => checkLogic(checker, args, "beside `&&`")],
	["_||_", (checker, args) => checkLogic(checker, args, "beside `||`")],
	["!_", (checker, args) => checkLogic(checker, args, "behind `!`")],
	["@not_strictly_false", (checker, args) => checkLogic(checker, args, "in a macro")],
	["_?_:_", checkChoice],
	["@in", ofSides("in", checkIn)],
	...["==", "!="].map((sign) => [`_${sign}_`, ofSides(sign, checkEqual)]),
	...[
		"<",
		"<=",
		">",
		">="
	].map((sign) => [`_${sign}_`, ofSides(sign, checkOrder)]),
	["_+_", ofSides("+", checkSum)],
	...[
		"-",
		"*",
		"/",
		"%"
	].map((sign) => [`_${sign}_`, (checker, args) => checkArithmetic(checker, args, sign)]),
	["-_", (checker, args) => checkArithmetic(checker, args, "-")]
]);
function findOperator(name) {
	return operators.get(name);
}
function ofSides(sign, check) {
	return (checker, args) => {
		const [left, right] = readSides(checker, args);
		return left === void 0 || right === void 0 ? anyType : check(checker, {
			left,
			right,
			sign
		});
	};
}
function readSides(checker, args) {
	return args.map((node) => ({
		node,
		type: checker.typeOf(node)
	}));
}
function checkLogic(checker, args, where) {
	for (const node of args) expectBoolean(checker, node, where);
	return booleanType;
}
function checkChoice(checker, [condition, ...branches]) {
	if (condition !== void 0) expectBoolean(checker, condition, "before `?`");
	const [first, second] = readSides(checker, branches);
	if (first === void 0 || second === void 0) return anyType;
	return first.type.kind === second.type.kind && first.type.kind !== "map" ? first.type : anyType;
}
const sums = {
	text: { kind: "text" },
	number: numberType,
	list: {
		kind: "list",
		item: anyType
	}
};
function checkSum(checker, { left, right }) {
	if (left.type.kind === "any" || right.type.kind === "any") return anyType;
	const sum = left.type.kind === right.type.kind ? sums[left.type.kind] : void 0;
	if (sum !== void 0) return sum;
	const seen = `adds ${nameNode(right.node)}, which is ${describeType(right.type)}`;
	return checker.refuse(right.node, `${seen}, to ${nameNode(left.node)}, which is ${describeType(left.type)}`);
}
function checkArithmetic(checker, args, sign) {
	const sides = readSides(checker, args);
	const wrong = sides.find(({ type }) => type.kind !== "number" && type.kind !== "any");
	if (wrong !== void 0) {
		const hint = wrong.type.kind === "text" ? `; write \`int(${plainName(wrong.node)})\`` : "";
		return checker.refuse(wrong.node, `calculates with ${nameNode(wrong.node)}, which is ${describeType(wrong.type)}${hint}`);
	}
	const divisor = sides[1]?.node;
	if (divisor !== void 0 && (sign === "/" || sign === "%") && Number(literalOf(divisor)) === 0) return checker.refuse(divisor, "divides by zero");
	return numberType;
}

// src/core/condition/condition-shape.ts
const text = { kind: "text" };
const texts = {
	kind: "list",
	item: text
};
const anyTexts = {
	kind: "map",
	fields: /* @__PURE__ */ new Map(),
	rest: text
};
const stageOutcomes = [
	"succeeded",
	"failed",
	"noop",
	"needs-input",
	"cancelled",
	"skipped"
];
function group(fields) {
	return {
		kind: "map",
		fields: new Map(Object.entries(fields))
	};
}
const subject = group({
	kind: {
		kind: "text",
		values: ["issue", "pull-request"]
	},
	number: { kind: "number" },
	title: text,
	body: text,
	url: text,
	author: text,
	labels: texts,
	"head-branch": text
});
function buildConditionShape({ ancestors, dataSchemas, inputs, matrices }) {
	const needs = new Map(ancestors.map((name) => [name, buildNeed(dataSchemas.get(name), matrices?.has(name) === true ? elementFields : {})]));
	return /* @__PURE__ */ new Map([
		["needs", {
			kind: "map",
			fields: needs
		}],
		["results", anyTexts],
		["subject", subject],
		["run", group({
			id: text,
			pipeline: text
		})],
		["inputs", {
			kind: "map",
			fields: inputs ?? /* @__PURE__ */ new Map(),
			rest: inputs === void 0 ? { kind: "any" } : void 0
		}]
	]);
}
const outcome = {
	kind: "text",
	values: stageOutcomes
};
const task = {
	index: { kind: "number" },
	name: text,
	outcome,
	results: anyTexts
};
const elementFields = { each: {
	kind: "list",
	item: group({
		...task,
		agent: text,
		note: text
	})
} };
function buildPickShape(matrix, claims) {
	const results = judgedResults(claims.own);
	return /* @__PURE__ */ new Map([["each", group({
		...task,
		results,
		matrix: group(matrixFields(matrix, claims.matrix))
	})]]);
}
function judgedResults(missing) {
	return missing === void 0 ? anyTexts : {
		kind: "map",
		fields: new Map([...factNames].map((name) => [name, text])),
		missing
	};
}
function buildDeliveryShape() {
	return /* @__PURE__ */ new Map([["body", { kind: "any" }], ["headers", anyTexts]]);
}
function matrixFields(matrix, claims) {
	if (matrix?.kind === "each") return {
		...task,
		results: judgedResults(claims)
	};
	const keys = matrix?.kind === "values" ? ["value", ...matrix.keys] : [];
	return {
		index: { kind: "number" },
		...Object.fromEntries(keys.map((key) => [key, text]))
	};
}
function buildNeed(dataSchema, more) {
	return group({
		...more,
		name: text,
		agent: text,
		outcome,
		note: text,
		results: anyTexts,
		handoff: group({
			present: { kind: "boolean" },
			summary: text,
			detail: text,
			data: buildData(dataSchema),
			context: group({
				relevant_files: texts,
				key_findings: texts,
				constraints: texts,
				suggested_approach: text
			})
		})
	});
}
function buildData(schema) {
	const properties = isPlainMap(schema) && isPlainMap(schema.properties) ? schema.properties : {};
	const closed = keysOfSchema(schema);
	const names = closed ?? Object.keys(properties);
	return {
		kind: "map",
		fields: new Map(names.map((name) => [name, {
			kind: "text",
			values: valuesOf(properties[name])
		}])),
		rest: closed === void 0 ? text : void 0
	};
}
function valuesOf(schema) {
	if (!isPlainMap(schema)) return void 0;
	if (Array.isArray(schema.enum)) return schema.enum.map(String);
	return Object.hasOwn(schema, "const") ? [String(schema.const)] : void 0;
}

// src/core/condition/macros.ts
function checkBody(checker, { exprKind }) {
	if (exprKind.case !== "callExpr") return;
	const { function: name, args } = exprKind.value;
	const { test, rest } = splitBody(name, args);
	if (test !== void 0) expectBoolean(checker, test, "within a macro");
	for (const part of rest) checker.typeOf(part);
}
function splitBody(name, args) {
	if (name === "_||_" || name === "_&&_") return {
		test: args[1],
		rest: []
	};
	return name === "_?_:_" ? {
		test: args[0],
		rest: args.slice(1, 2)
	} : { rest: args };
}
function describeNesting({ iterRange }, isWithin) {
	if (isWithin) return "has a macro such as `exists` inside another one, which can take minutes; write one of them";
	if (iterRange === void 0 || countChain(iterRange) < longestChain) return void 0;
	return "has more than two macros such as `exists` behind one another, which can take minutes; write two of them";
}
const longestChain = 2;
function countChain(node) {
	const { exprKind } = node;
	if (exprKind.case === "comprehensionExpr") return 1 + (exprKind.value.iterRange === void 0 ? 0 : countChain(exprKind.value.iterRange));
	return Math.max(0, ...childrenOf(node).map(countChain));
}

// src/core/condition/check-condition.ts
function checkCondition(text, scope) {
	return check(text, {
		result: "boolean",
		ancestors: scope.ancestors,
		shape: buildConditionShape(scope)
	});
}
function checkDeliveryFilter(text) {
	return check(text, {
		result: "boolean",
		ancestors: [],
		shape: buildDeliveryShape()
	});
}
function checkPick(text, shape) {
	return check(text, {
		result: "number",
		ancestors: [],
		shape
	});
}
function check(text, { result, ...scope }) {
	const parsed = parseCondition(text);
	if (!parsed.ok) return [parsed.error];
	const walk = new Walk(parsed.value, scope);
	expectResult(walk, parsed.value.tree, result);
	return walk.faults;
}
var Walk = class {
	faults = [];
	ancestors;
	parsed;
	shape;
	variables = /* @__PURE__ */ new Map();
	loops = 0;
	constructor(parsed, { ancestors, shape }) {
		this.parsed = parsed;
		this.ancestors = ancestors;
		this.shape = shape;
	}
	refuse = (node, message, code = "BATON-E152") => {
		const fault = {
			code,
			message,
			offset: this.parsed.startOf(node)
		};
		if (!this.faults.some(({ offset, message }) => offset === fault.offset && message === fault.message)) this.faults.push(fault);
		return anyType;
	};
	typeOf = (node) => {
		const { exprKind } = node;
		if (exprKind.case === "identExpr") return this.findName(node, exprKind.value.name);
		if (exprKind.case === "constExpr") return typeOfConstant(node);
		if (exprKind.case === "selectExpr") {
			const type = this.step(node, {
				operand: exprKind.value.operand,
				field: exprKind.value.field
			});
			return exprKind.value.testOnly ? booleanType : type;
		}
		if (exprKind.case === "callExpr") return this.visitCall(node, exprKind.value);
		if (exprKind.case === "listExpr") return this.visitList(exprKind.value.elements);
		if (exprKind.case === "comprehensionExpr") return this.visitLoop(node, exprKind.value);
		if (exprKind.case === "structExpr") {
			if (exprKind.value.messageName !== "") return this.refuse(node, `makes a \`${exprKind.value.messageName}\`, which is not known here`, "BATON-E151");
			return this.visitParts(node);
		}
		return this.visitParts(node);
	};
	visitParts(node) {
		for (const child of childrenOf(node)) this.typeOf(child);
		return anyType;
	}
	findName(node, name) {
		const type = this.variables.get(name) ?? this.shape.get(name);
		if (type !== void 0) return type;
		return this.refuse(node, describeUnknownName(name, [...this.shape.keys()]), "BATON-E151");
	}
	visitCall(node, call) {
		if (call.function === "_[_]") return this.visitIndex(node, call.args);
		return (call.target === void 0 ? findOperator(call.function) : void 0)?.(this, call.args) ?? checkCall(this, {
			node,
			name: call.function,
			target: call.target,
			args: call.args
		});
	}
	step(node, { operand, field }) {
		if (operand === void 0) return anyType;
		const type = this.typeOf(operand);
		if (type.kind === "any") return type;
		const known = pathOf(operand);
		const written = known === void 0 ? "" : writePath(known);
		if (type.kind !== "map") return this.refuse(node, `reads \`${field}\` of ${written === "" ? "a value" : `\`${written}\``} that is ${describeType(type)} and has no parts`, "BATON-E151");
		const found = type.fields.get(field) ?? type.rest;
		if (found !== void 0) return found;
		const path = known === void 0 ? field : writePath([...known, field]);
		const why = type.missing ?? explainUnknownPath({
			known: written,
			name: field,
			names: [...type.fields.keys()]
		});
		return this.refuse(node, `reads \`${path}\`: ${why}`, "BATON-E151");
	}
	visitIndex(node, [operand, index]) {
		if (operand === void 0 || index === void 0) return anyType;
		const field = textOf(index);
		const type = this.typeOf(operand);
		if (field !== void 0 && type.kind === "map") return this.step(node, {
			operand,
			field
		});
		const own = this.typeOf(index);
		if (nameNode(operand) === "`needs`") return this.refuse(index, `chooses a stage by ${nameNode(index)}; write its name, such as \`needs["${this.ancestors[0] ?? "fix"}"]\``);
		if (type.kind === "any" || own.kind === "any") return anyType;
		if (type.kind === "list" && own.kind === "number") return type.item;
		if (type.kind === "map" && own.kind === "text") return type.rest ?? anyType;
		const wanted = type.kind === "list" ? "a number" : "a name as text, such as `[\"fix\"]`";
		return this.refuse(index, `has ${nameNode(index)} in brackets behind ${nameNode(operand)}; write ${wanted}`);
	}
	visitList(elements) {
		const types = elements.map(this.typeOf);
		const [first] = types;
		return {
			kind: "list",
			item: first !== void 0 && types.every(({ kind }) => kind === first.kind) ? first : anyType
		};
	}
	visitLoop(node, loop) {
		const { iterVar, iterRange, accuVar, accuInit, loopStep, result } = loop;
		const nesting = describeNesting(loop, this.loops > 0);
		if (nesting !== void 0) return this.refuse(node, nesting, "BATON-E150");
		const over = iterRange === void 0 ? anyType : this.typeOf(iterRange);
		if (over.kind !== "list" && over.kind !== "map" && over.kind !== "any") return this.refuse(node, `goes through ${iterRange === void 0 ? "this" : nameNode(iterRange)}, which is ${describeType(over)} and no list`);
		const before = this.variables;
		const total = accuInit === void 0 ? anyType : this.typeOf(accuInit);
		this.variables = new Map([
			...before,
			[iterVar, itemOf(over)],
			[accuVar, total]
		]);
		this.loops += 1;
		if (loopStep !== void 0) checkBody(this, loopStep);
		const type = result === void 0 ? anyType : this.typeOf(result);
		this.loops -= 1;
		this.variables = before;
		return type;
	}
};
function describeUnknownName(name, names) {
	if (statusFunctions.includes(name)) return `has \`${name}\` without brackets; write \`${name}(${name === "skipped" ? "\"stage\"" : ""})\``;
	if (name === "children") return "reads `children`, which conditions do not see; read `results` or `handoff` of the stage that creates them";
	return `reads \`${name}\`: ${explainUnknownPath({
		known: "",
		name,
		names
	})}`;
}

// src/core/config/parse/check-conditions.ts
function checkConditions(pipeline, options) {
	const { source } = options;
	const { stages = [] } = pipeline;
	const needs = needsByName(stages);
	const dataSchemas = new Map(stages.map(({ name, dataSchema }) => [name, dataSchema]));
	const inputs = buildInputTypes(pipeline);
	const matrices = new Set(stages.flatMap(({ name, matrix }) => matrix === void 0 ? [] : [name]));
	return stages.flatMap((stage) => {
		const { condition } = stage;
		if (condition === void 0) return checkPickOf(stage, {
			stages,
			...options
		});
		const scope = {
			ancestors: listUsable(stage, {
				stages,
				needs
			}),
			dataSchemas,
			inputs,
			matrices
		};
		return [...checkCondition(condition.text, scope).map((fault) => buildConditionProblem(fault, {
			condition,
			source
		})), ...checkPickOf(stage, {
			stages,
			...options
		})];
	});
}
function checkFilters(source) {
	return source.findTexts("sources.*[#].filter").flatMap((condition) => checkDeliveryFilter(condition.text).map((fault) => buildConditionProblem(fault, {
		condition,
		source
	})));
}
function checkPickOf(stage, options) {
	const { pick } = stage;
	if (pick === void 0 || stage.matrix === void 0) return [];
	const { stages, source } = options;
	const { matrix } = matrixScopes(stage, {
		stages,
		dataKeys: /* @__PURE__ */ new Map()
	});
	const claims = findClaims(stage, pick.text, options);
	return checkPick(pick.text, buildPickShape(matrix, claims)).map((fault) => ({
		...buildConditionProblem(fault, {
			condition: pick,
			source
		}),
		code: "BATON-E745"
	}));
}
function findClaims(stage, pick, { stages, agents }) {
	const { origin } = stage.matrix ?? {};
	if (/\bhas\s*\(|\bin\s+each\b/.test(pick)) return {};
	const own = explainClaims(stage, agents);
	const before = origin?.kind === "each" ? stages.find(({ name }) => name === origin.stage) : void 0;
	const matrix = before && explainClaims(before, agents);
	const add = ` Add a stage whose agent has \`engine: command\`, such as ${`\`judge: { needs: [${stage.name}], agent: <name>, matrix: { from: needs.${stage.name}.each, pick: ${JSON.stringify(pick)} } }\``}, and take \`pick\` out here.`;
	const report = own === void 0 ? ` Let \`${stage.name}\` report it, and read \`each.results\`.` : add;
	return {
		own: own && `${own}${add}`,
		matrix: matrix && `${matrix}${report}`
	};
}
function explainClaims({ agent }, agents) {
	if (agent === void 0) return void 0;
	const find = (name) => agents.find((each) => each.name === name);
	const engines = [...findReachable([agent], (name) => find(name)?.transferTo.map(({ text }) => text) ?? [])].map((name) => find(name)?.fields.engine);
	if (!engines.every((engine) => engine !== "command" && engineNames.some((name) => name === engine))) return void 0;
	return `what \`${agent}\` (engine \`${String(engines[0])}\`) reports of its own work decides nothing, but only what Baton captures: ${quoteNames([...capturedNames])}.`;
}
function buildInputTypes(pipeline) {
	const declared = readDeclaredInputs(pipeline);
	if (declared === void 0) return void 0;
	return new Map([...declared].map(([name, { type, options }]) => [name, toValueType(type, options)]));
}
function toValueType(type, options) {
	if (type === "number" || type === "boolean") return { kind: type };
	return type === "choice" ? {
		kind: "text",
		values: options
	} : { kind: "text" };
}
function buildConditionProblem({ code, message, offset }, { condition, source }) {
	const before = condition.text.slice(0, offset).split("\n");
	const at = {
		line: before.length,
		column: (before.at(-1) ?? "").length + 1
	};
	const path = writeConfigPath(condition.path);
	return {
		code,
		message: `\`${path}\` ${message}${/[.?]$/.test(message) ? "" : "."}`,
		path,
		...findPositionInFile(condition, {
			...at,
			source
		})
	};
}

export { checkConditions, checkFilters };