import { C as unknown, b as string, g as object, h as number, s as array, v as record } from "./zod.js";
import { t as loadDataSchema } from "./job-plan-publish-validate.js";
import { C as messageOf, a as isPlainMap, g as listFirstNames, y as quoteNames } from "./job-cli.js";
import { A as listInputs, B as findNearest, F as parseInputValue, J as compilePattern, Jt as matrixSchema, Lt as agentStageSchema, P as parseUsage, Qt as parseOrigin, Yt as matrixScopeOf, Zt as normaliseMatrix, _n as failure, at as triggersSchema, en as builtinSchemas, ft as engineNames, gn as require_fastest_levenshtein, ht as compareBy, it as mostTasks, m as Scalar, mt as knowsCost, n as readYaml, nt as configSchema, q as compileGlob, r as writeConfigPath, sn as findReachable, tn as isBuiltinName, tt as buildConfigJsonSchema, vn as success, w as checkTemplate, x as isScalar } from "./job-agent-plan-publish-validate.js";
import { createRequire } from "node:module";

// src/core/config/parse/foreign-keys-hint.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
const meantKeys = [
	["retries attempts", "retry: { attempts: 2 }"],
	["max-attempts", "attempts"],
	["types label-added", "labels"],
	[
		"role min-role permission permissions",
		"minimum-role",
		"access"
	],
	[
		"budget",
		"max-cost-usd",
		"budgets"
	],
	["cost", "max-cost-usd"],
	["secrets", "env"],
	["depends-on depends_on after", "needs"],
	["when condition", "if"],
	["continue-on-error", "continue-on-failure"],
	["strategy fan-out", "matrix"],
	[
		"jobs steps",
		"stages",
		"pipelines"
	],
	["description", "body"],
	["run", "setup"],
	["prompt-file", "prompt"],
	["approve approvals", "approval: { role: maintain }"],
	["approvers reviewers", "users"],
	["runner", "runs-on"],
	["cron", "schedule: { cron: \"0 9 * * 1\" }"],
	["push pull_request", "pull-requests"],
	["issue_comment", "comment"],
	["repository_dispatch", "webhook"],
	["workflow_run check-runs", "checks"],
	["workflow_dispatch", "manual: true"],
	["url endpoint", "to: <name>"],
	["slack", "as: slack"]
];
const meantValues = [
	["anthropic", "claude-code"],
	["openai gpt", "codex"],
	["google", "gemini"],
	["github", "copilot"],
	["script shell bash", "command"],
	["write", "edit"],
	["readonly", "read"],
	["owner", "admin"],
	[
		"success completed",
		"succeeded",
		"end"
	],
	[
		"failure failed",
		"failed",
		"failure"
	],
	["timeout", "timed_out"],
	["integer int float", "number"],
	["text", "string"],
	["enum select", "choice"],
	["skip", "ignore"],
	["stop", "cancel"]
];
function findMeant(table, word, names) {
	const [, ...meant] = table.find(([words]) => words.split(" ").includes(word)) ?? [""];
	return meant.find((each) => names.includes(each.split(":")[0] ?? ""));
}
function findForeignKey(key, known) {
	return findMeant(meantKeys, key, known) ?? findOnlyBeginning(key, known);
}
function findForeignValue(input, values) {
	const word = input.toLowerCase();
	const meant = findMeant(meantValues, word, values);
	if (meant !== void 0) return meant;
	return findNearest(word, values, { most: 2 }) ?? findOnlyBeginning(word, values);
}
function findOnlyBeginning(word, names) {
	const [only, ...more] = word.length < 3 ? [] : names.filter((name) => isBeginning(word, name));
	return more.length === 0 ? only : void 0;
}
function isBeginning(word, name) {
	const [first = "", ...rest] = name.split("-");
	return name.startsWith(`${word}-`) || rest.length > 0 && word.length > 3 && (0, import_fastest_levenshtein.distance)(word, first) === 1;
}
const samples = {
	allow: ["{ minimum-role: write }"],
	annotations: ["needs.look.handoff.data.findings"],
	approval: ["{ role: maintain }"],
	budgets: ["[{ per: day, max-cost-usd: 20 }]", "{ per: day, max-cost-usd: 20 }"],
	children: ["{}"],
	command: ["[node, scripts/agent.mjs]"],
	data: ["{ properties: { topic: { type: string } } }"],
	env: ["{ API_KEY: \"${API_KEY}\" }", "API_KEY"],
	"include-keys": ["topic"],
	keys: ["\"k1:REPLACEthisWithYourOwnPublicKey000000000000=\""],
	model: ["my-model"],
	setup: ["npm ci"],
	"setup-env": ["NPM_TOKEN"],
	teams: ["my-organization/my-team"],
	to: ["ops"],
	url: ["https://example.com/mcp"]
};

// src/core/config/parse/schema-node.ts
const nodeSchema = object({
	get type() {
		return string().optional();
	},
	get description() {
		return string().optional();
	},
	get properties() {
		return record(string(), unknown()).optional();
	},
	get required() {
		return array(string()).optional();
	},
	get additionalProperties() {
		return unknown().optional();
	},
	get propertyNames() {
		return object({
			get description() {
				return string().optional();
			},
			get pattern() {
				return string().optional();
			}
		}).optional();
	},
	get items() {
		return unknown().optional();
	},
	get anyOf() {
		return array(unknown()).optional();
	},
	get const() {
		return unknown().optional();
	},
	get enum() {
		return array(string()).optional();
	},
	get pattern() {
		return string().optional();
	},
	get format() {
		return string().optional();
	},
	get default() {
		return unknown().optional();
	},
	get minimum() {
		return number().optional();
	},
	get maximum() {
		return number().optional();
	}
});
let root;
function findSchemaNode(path) {
	return nodesAt(path)[0];
}
function knownKeysAt(path) {
	return [...new Set(nodesAt(path).flatMap((node) => Object.keys(node.properties ?? {})))];
}
function nodesAt(path) {
	root ??= expandNode(buildConfigJsonSchema());
	let nodes = root;
	for (const segment of path) nodes = nodes.flatMap((node) => expandNode(step(node, segment)));
	return nodes;
}
function step(node, segment) {
	if (typeof segment === "number") return node.items;
	return (node.properties !== void 0 && Object.hasOwn(node.properties, segment) ? node.properties[segment] : void 0) ?? node.additionalProperties;
}
function expandNode(value) {
	const parsed = nodeSchema.safeParse(value);
	if (!parsed.success) return [];
	return [parsed.data, ...(parsed.data.anyOf ?? []).flatMap(expandNode)];
}

// src/core/config/parse/write-line.ts
function writeLine({ path, source }, issue) {
	const key = path.at(-1) ?? "version";
	const field = [
		"title",
		"body",
		"add"
	].find((each) => fieldsOfBuiltin(path, source)?.includes(each));
	const value = (issue && field === void 0 ? respell(issue, path) : void 0) ?? (field === void 0 ? sampleAt(path) : `{ ${field}: ${sampleAt([...path, field])} }`);
	return typeof key === "number" ? value : `${key}: ${value}`;
}
function respell(issue, path) {
	const { input, code } = issue;
	if (code === "too_big") return String(issue.maximum);
	if (code === "too_small" && issue.inclusive && typeof input === "number") return String(issue.minimum);
	const text = String(input).trim();
	if (text.length > 60) return void 0;
	const words = nodesAt(path).flatMap((node) => node.enum ?? []);
	return (typeof input === "string" ? findForeignValue(text, words) : void 0) ?? respellForm(issue, {
		text,
		path
	});
}
function respellForm(issue, { text, path }) {
	const { input } = issue;
	const forms = listForms(issue);
	if (forms.includes("object")) return respellMap([input].flat(), path);
	if (forms.includes("boolean")) return {
		yes: "true",
		on: "true",
		no: "false",
		off: "false"
	}[text.toLowerCase()];
	if (Array.isArray(input) && input.length > 1 && /setup$/.test(String(path.at(-1)))) return JSON.stringify(input.join("\n"));
	if (input === null || [input].flat().length !== 1) return void 0;
	if (!forms.includes("array")) return isPlainMap(input) ? void 0 : findFitting(path, respellings(text));
	const fitting = (isPlainMap(input) ? Object.keys(input) : text.split(path.at(-1) === "command" ? /\s+/ : /\s*,\s*/)).map((item) => findFitting([...path, 0], [item]));
	return fitting.includes(void 0) ? void 0 : `[${fitting.join(", ")}]`;
}
function respellMap(given, path) {
	const texts = given.filter((each) => typeof each !== "object").map(String);
	const { required = [] } = findSchemaNode(path) ?? {};
	const keys = knownKeysAt(path).filter((key) => required.every((each) => each === key));
	const key = texts.find((text) => keys.includes(text));
	if (key !== void 0) return `{ ${key}: ${sampleAt([...path, key])} }`;
	const isTold = (name) => required.includes(name) || findFitting([...path, name], ["-"]) === void 0;
	const [name, value] = keys.filter(isTold).map((name) => [name, findFitting([...path, name], texts)]).find(([, value]) => value !== void 0) ?? [];
	return value === void 0 || texts.length > 1 ? void 0 : `{ ${name}: ${value} }`;
}
function respellings(text) {
	const words = text.replaceAll(/^\W+|(?<!\W)\W+$/g, "").replaceAll(/(?<=[a-z])(?=[A-Z])|[\W_]+/g, "-");
	const [, number = "", unit = "d"] = /^\$?(\d+)\s*([a-z])?/.exec(text) ?? [];
	const lower = words.toLowerCase();
	return [
		/^\$\{\{\s*secrets\.(\w+)\s*\}\}$/.exec(text)?.[1] ?? text,
		lower,
		words.replaceAll("-", "_"),
		lower.replaceAll("-", "_"),
		`/${text}`,
		number,
		`${number}${unit}`
	];
}
function listForms(issue) {
	if (issue.code === "invalid_union") return issue.errors.flatMap((each) => each.slice(0, 1).flatMap(listForms));
	if (issue.code === "invalid_value") return [quoteNames(issue.values.map(String))];
	return issue.code === "invalid_type" ? [issue.expected] : [];
}
function fieldsOfBuiltin(parent, source) {
	const uses = parent.at(-1) === "with" ? source.find([...parent.slice(0, -1), "uses"]) : void 0;
	return isBuiltinName(uses) ? Object.keys(builtinSchemas[uses].shape.with.shape) : void 0;
}
function moveValue(path, value) {
	if (path.some((key) => /^(?:env|setup-env|headers|keys|mcp-servers)$/.test(String(key)))) {
		const names = isPlainMap(value) ? Object.keys(value) : [value].flat().map(String);
		const own = /env$/.test(String(path.at(-1))) ? names.filter((name) => /^[A-Z_][A-Z0-9_]*$/.test(name)) : [];
		return own.length > 0 ? `[${own.join(", ")}]` : sampleAt(path);
	}
	const whole = typeof value === "object" && value !== null ? writeFlow(value) : void 0;
	if (whole !== void 0 && whole.length <= 100) return whole;
	return findFitting(path, [String(value)]) ?? sampleAt(path);
}
function writeFlow(value) {
	if (Array.isArray(value)) return `[${value.map(writeFlow).join(", ")}]`;
	if (!isPlainMap(value)) return typeof value === "string" ? quoteText(value) : String(value);
	return `{ ${Object.entries(value).map(([key, each]) => `${key}: ${writeFlow(each)}`).join(", ")} }`;
}
function findFitting(path, texts) {
	return nodesAt(path).flatMap((node) => texts.filter((text) => isFitting(node, text)).map((text) => writeText(node, text)))[0];
}
function isFitting({ type, pattern = "", format, enum: words, minimum = 0, maximum = 0 }, text) {
	if (format === "uri") return /^https?:/.test(text);
	if (type === "number" || type === "integer") return /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
	return type === "string" && text !== "" && words?.includes(text) !== false && new RegExp(pattern, "u").test(text);
}
function writeText({ type }, text) {
	return type === "string" ? quoteText(text) : text;
}
function sampleAt(path) {
	const key = path.findLast((segment) => typeof segment === "string") ?? "";
	const [node] = nodesAt(path);
	return sampleOf({
		description: (typeof path.at(-1) === "number" ? findSchemaNode(path.slice(0, -1)) : void 0)?.description,
		...node
	}, key);
}
function sampleOf(node, key) {
	const [first, second] = expandNode(node);
	if (first === void 0) return "1";
	const { type, description, anyOf, required = [], properties = {} } = first;
	if (anyOf !== void 0) return sampleOf({
		description,
		...second
	}, key);
	const known = Object.hasOwn(samples, key) ? samples[key]?.find((sample) => kindOf(sample) === type) : void 0;
	const only = first.const ?? first.enum?.[0] ?? known;
	if (only !== void 0) return String(only);
	const names = required.length === 0 ? Object.keys(properties).slice(0, 1) : required;
	switch (type) {
		case "object": return names.length === 0 ? `{ name: ${sampleOf(first.additionalProperties, key)} }` : `{ ${names.map((name) => `${name}: ${sampleOf(properties[name], name)}`).join(", ")} }`;
		case "array": return `[${sampleOf({
			description,
			...expandNode(first.items)[0]
		}, key)}]`;
		case "string": return quoteText([...(description ?? "").matchAll(/\bas `([^`]+)`/g)].map(([, example = ""]) => example).find((example) => isFitting(first, example)) ?? `<${key.replace(/s$/, "")}>`);
		case "boolean": return "true";
		default: return String(first.default ?? Math.max(first.minimum ?? 1, 1));
	}
}
function kindOf(sample) {
	return {
		"{": "object",
		"[": "array"
	}[sample.charAt(0)] ?? (/^\d+$/.test(sample) ? "number" : "string");
}
function quoteText(text) {
	return /^[\w</.][\w<>/.@-]*(?: [\w<>/.-]+)*$/.test(text) && Number.isNaN(Number(text)) && !/^(?:true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}

// src/core/config/parse/describe-issue.ts
function describeIssue(issue, place) {
	const { path, source } = place;
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => describeKey([...path, key], source));
	if (issue.code === "invalid_key") return [describeName(place)];
	if (issue.input === void 0) return isMisspelled(path, source) ? [] : [describeMissing(place)];
	const message = `${path.length === 0 ? "The config" : `\`${writeConfigPath(path)}\``} ${explainSecret(issue.input, path) ?? `is ${showValue(issue.input)}, ${explainIssue(issue, place)}`}${remedy(path)}`;
	return [source.problem({
		code: "BATON-E107",
		message: message.replace("?.", "?"),
		path
	})];
}
function describeKey(path, source) {
	const key = String(path.at(-1));
	const parent = path.slice(0, -1);
	const name = writeConfigPath(path);
	const known = listKnownKeys(parent, source);
	if (known.includes(key)) {
		const message = `\`${name}\` belongs to the other kind of stage; with \`agent\` there is no \`with\`, with \`uses\` only \`needs\`, \`if\`, \`continue-on-failure\` and \`with\`.`;
		return source.problem({
			code: "BATON-E105",
			message,
			path,
			at: "key"
		});
	}
	const guess = guessKey(path, source);
	const kept = guess === void 0 ? void 0 : findFitting([...parent, guess], [String(source.find(path))]);
	const line = kept === void 0 ? "" : ` Write \`${guess}: ${kept}\`.`;
	const message = `\`${name}\` is not a key here. ${guess === void 0 ? explainHome(path, source) : `Did you mean \`${guess}\`?${line}`} Known here: ${known.join(", ")}.`;
	return source.problem({
		code: "BATON-E105",
		message,
		path,
		at: "key"
	});
}
function guessKey(path, source) {
	const parent = path.slice(0, -1);
	const key = String(path.at(-1));
	const known = listKnownKeys(parent, source);
	return findForeignKey(key, known) ?? findNearest(key, known);
}
function explainHome(path, source) {
	const key = String(path.at(-1));
	const around = path.map((_, at) => path.slice(0, at)).reverse();
	const maps = around.flatMap((at) => knownKeysAt(at).map((name) => [...at, name]));
	const home = [...around.slice(1), ...maps.flatMap((at) => [at, [...at, "<name>"]])].find((at) => knownKeysAt(at).includes(key) && at.join() !== path.slice(0, -1).join());
	if (home === void 0) return "Write one that is, or take it out.";
	const value = moveValue([...home, key], source.find(path));
	return `It belongs to ${home.length === 0 ? "the top level" : `\`${home.join(".")}\``}; write \`${key}: ${value}\` there, or take it out.`;
}
function isMisspelled(path, source) {
	const parent = path.slice(0, -1);
	const siblings = source.find(parent);
	const known = listKnownKeys(parent, source);
	return (isPlainMap(siblings) ? Object.keys(siblings).filter((key) => !known.includes(key)) : []).some((key) => guessKey([...parent, key], source)?.split(":")[0] === path.at(-1));
}
function listKnownKeys(parent, source) {
	return fieldsOfBuiltin(parent, source) ?? knownKeysAt(parent);
}
function describeName({ path, source }) {
	const { description = "", pattern = "" } = findSchemaNode(path.slice(0, -1))?.propertyNames ?? {};
	const name = respellings(String(path.at(-1))).find((each) => new RegExp(pattern, "u").test(each)) ?? "name";
	const message = `\`${writeConfigPath(path)}\` is no valid name; write \`${name}\`. ${description}`.trim();
	return source.problem({
		code: "BATON-E107",
		message,
		path,
		at: "key"
	});
}
function describeMissing({ path, source }) {
	const message = `\`${writeConfigPath(path)}\` is missing; write \`${writeLine({
		path,
		source
	})}\`${remedy(path)}`;
	return source.problem({
		code: "BATON-E106",
		message,
		path
	});
}
function remedy(path) {
	const description = findDescription(path);
	return description === void 0 ? "." : `. ${description}`;
}
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
function explainSecret(value, path) {
	if (typeof value !== "string" || !/(?:env|keys)(?:\[\d+\])?$/.test(writeConfigPath(path))) return void 0;
	const line = `write \`${sampleAt(path)}\``;
	if (path[0] === "signing" && value.includes("secrets.")) return `is \`${value}\`, which stays a secret of the repository; its public half belongs here: ${line}`;
	if (path[0] === "signing" && /^[\w+/]{43}=$/.test(value)) return `begins with "${value.slice(0, 6)}" and has no id; write \`k1:\` before it if it is the public half, and never the secret one here`;
	if (!/^(?=.*[a-z])(?=.*\d)[\w+/=.:-]{20,}$|PRIVATE KEY/.test(value)) return void 0;
	return `begins with "${value.slice(0, 6)}" and looks like the value of a secret: if it is one, revoke it, because git keeps it; ${line}`;
}
function explainIssue(issue, place) {
	const line = `; write \`${writeLine(place, issue)}\``;
	if (issue.code === "invalid_type" || issue.code === "invalid_union") return `but must be ${[...new Set(listForms(issue).map((form) => typeNames.get(form) ?? form))].join(" or ")}${line}`;
	if (issue.code === "invalid_value") return explainValues(issue.values.map(String), issue.input);
	if (issue.code === "too_small") return issue.origin === "string" || issue.origin === "array" ? `but must not be empty${line}` : `but must be ${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${line}`;
	if (issue.code === "too_big") {
		if (issue.origin === "string") return `but may have at most ${issue.maximum} characters; write a shorter text`;
		return issue.origin === "array" ? `but may have at most ${issue.maximum} entries; write fewer` : `but must be at most ${issue.maximum}${line}`;
	}
	return `but must have the form of an example: write \`${writeLine(place, issue)}\``;
}
function explainValues(values, input) {
	const nearest = typeof input === "string" && values.length > 1 ? findForeignValue(input, values) : void 0;
	const guess = nearest === void 0 ? "" : `; did you mean \`${nearest}\`?`;
	return `but must be ${values.length > 1 ? "one of " : ""}${quoteNames(values)}${guess}`;
}
function showValue(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
	if (typeof value === "object") return "a map";
	const text = typeof value === "string" ? JSON.stringify(value) : String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
function suggestNames(wrong, names) {
	if (names.length === 0) return "There is none to choose from.";
	const nearest = findNearest(wrong, names, { most: 2 });
	return `${nearest === void 0 ? "" : `Did you mean \`${nearest}\`? `}There are: ${listFirstNames(names)}.`;
}

// src/core/config/parse/check-stages.ts
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
		...checkCycle(stages, source),
		...checkMaxTasks(pipeline, source)
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
	const message = `\`${writeConfigPath(path)}\` names the agent \`${stage.agent}\`, which is not under \`agents\`. ${suggestNames(stage.agent, agents)}`;
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
		const message = `\`${writeConfigPath(path)}\` names the stage \`${text}\`, which this pipeline does not have. ${suggestNames(text, others)}`;
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
function checkMaxTasks(pipeline, source) {
	const { path, maxTasks, stages = [] } = pipeline;
	if (hasTooManyStages(pipeline)) {
		const message = `\`${writeConfigPath([...path, "stages"])}\` has ${stages.length} stages, and a pipeline may have ${mostTasks}. Make several pipelines of it, or one stage with a \`matrix\`.`;
		return [source.problem({
			code: "BATON-E137",
			message,
			path: [...path, "stages"],
			at: "key"
		})];
	}
	const [limit, certain] = countTasks(pipeline);
	if (certain <= limit) return [];
	const at = [...path, ...maxTasks === void 0 ? ["stages"] : ["limits", "max-tasks"]];
	const message = `\`${writeConfigPath([
		...path,
		"limits",
		"max-tasks"
	])}\` is ${limit}, and the pipeline has ${certain} stages, each of which takes at least one task; write ${certain} or more, and room for further attempts.`;
	return [source.problem({
		code: "BATON-E137",
		message,
		path: at
	})];
}
function countTasks({ stages = [], maxTasks }) {
	const after = Map.groupBy(stages.flatMap(({ name, needs }) => needs.map(({ text }) => [text, name])), ([need]) => need);
	const conditional = stages.flatMap(({ name, condition }) => condition === void 0 ? [] : [name]);
	const skipped = findReachable(conditional, (need) => after.get(need)?.map(([, name]) => name) ?? []);
	return [typeof maxTasks === "number" ? maxTasks : 50, stages.filter(({ name }) => !skipped.has(name)).length];
}
function hasTooManyStages({ stages = [] }) {
	return stages.length > mostTasks;
}
function needsByName(stages) {
	return new Map(stages.map(({ name, needs }) => [name, needs.map((need) => need.text).filter((need) => need !== name)]));
}
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

// src/core/handoff/keys-of-schema.ts
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
function keysOfSchema(schema) {
	if (!isPlainMap(schema) || !isPlainMap(schema.properties)) return isPlainMap(schema) && schema.additionalProperties === false ? [] : void 0;
	if ([schema.additionalProperties, schema.unevaluatedProperties].some((value) => value !== void 0 && value !== false)) return void 0;
	if (openKeywords.some((keyword) => Object.hasOwn(schema, keyword))) return void 0;
	const required = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
	const named = Object.entries(schema.properties).flatMap(([name, value]) => value === false ? [] : [name]);
	return schema.additionalProperties === false ? named : [.../* @__PURE__ */ new Set([...named, ...required])];
}

// src/core/config/parse/check-agents.ts
function checkAgents(agent, options) {
	return [
		...checkSetupEnv(agent, options),
		...checkCommand(agent, options),
		...checkInstructions(agent, options),
		...checkCost(agent, options)
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
	if (fields.engine === "command" || !engineNames.some((name) => name === fields.engine)) return [];
	return [...checkProgram({
		fields,
		path
	}, { source }), ...refuseCommand({
		fields,
		path
	}, { source })];
}
function checkProgram({ fields, path }, { source }) {
	return [...fields["mcp-servers"] === void 0 ? ["program-setup"] : [], ...fields.program === "machine" ? ["program"] : []].flatMap((key) => {
		if (fields[key] === void 0) return [];
		const value = key === "program" ? ": machine" : "";
		const message = `\`${writeConfigPath(path)}.${key}${value}\` has no meaning for the engine \`${String(fields.engine)}\`, which brings its own program; take it out${value && ", or write it at the server in `mcp-servers` that it is about"}.`;
		return [source.problem({
			code: "BATON-E122",
			message,
			path: [...path, key],
			at: "key"
		})];
	});
}
function checkSetupEnv({ fields, path }, { source }) {
	if (fields["setup-env"] === void 0 || fields["program-setup"] !== void 0) return [];
	const message = `\`${writeConfigPath(path)}.setup-env\` names secrets for \`program-setup\`, which is missing; write \`program-setup: npm ci\` beside it, or the names under \`env\` or in \`setup-env\` of the stage for its \`setup\`.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path: [...path, "setup-env"],
		at: "key"
	})];
}
function refuseCommand({ fields, path }, { source }) {
	if (fields.command === void 0) return [];
	const message = `\`${writeConfigPath(path)}.command\` has no meaning for the engine \`${String(fields.engine)}\`, which knows what to run; take it out, or write \`engine: command\`.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path: [...path, "command"],
		at: "key"
	})];
}
const fileName = /^\s*\S+\.(?:md|markdown|txt)\s*$/;
function checkInstructions({ fields, path }, { source }) {
	const { instructions } = fields;
	if (typeof instructions !== "string" || !fileName.test(instructions)) return [];
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
	const { engine, model, gateway, "max-cost-usd": limit } = fields;
	const env = Array.isArray(fields.env) ? fields.env : [];
	const isCounted = !engineNames.some((name) => name === engine) || knowsCost({
		engine: String(engine),
		env,
		gateway
	});
	if (typeof limit !== "number" || limit <= 0 || isCounted) return [];
	if (typeof model === "string" && prices.includes(model)) return [];
	const at = [...path, "max-cost-usd"];
	const wanted = typeof model === "string" ? `write the price of \`${model}\` under \`prices\`` : "name its `model` and the price of that under `prices`";
	const message = `\`${writeConfigPath(at)}\` is ${limit}, but the engine \`${String(engine)}\` reports no cost, and no gateway stands before its model; ${wanted}, or take the limit out.`;
	return [source.problem({
		code: "BATON-E123",
		message,
		path: at
	})];
}
function checkServers(source) {
	return source.findMaps("agents.*.mcp-servers.*").flatMap(({ value, path }) => {
		if (value.command === void 0 !== (value.url === void 0)) return [];
		const has = value.command === void 0 ? "neither `command` nor `url`" : "both `command` and `url`";
		const message = `\`${writeConfigPath(path)}\` has ${has}; write one of them: \`command: node\` with \`args\`, or \`url: https://example.com/mcp\`.`;
		return [source.problem({
			code: "BATON-E122",
			message,
			path,
			at: "key"
		})];
	});
}
function checkSuccessors(agents, source) {
	const names = agents.map(({ name }) => name);
	return [...agents.flatMap(({ transferTo, fallback }) => [...transferTo, ...fallback]).filter(({ text }) => !names.includes(text)).map(({ text, path }) => {
		const message = `\`${writeConfigPath(path)}\` names the agent \`${text}\`, which is not under \`agents\`. ${suggestNames(text, names)}`;
		return source.problem({
			code: "BATON-E121",
			message,
			path
		});
	}), ...agents.flatMap((agent) => checkFallbacks(agent, source))];
}
function checkFallbacks({ name, fallback }, source) {
	return fallback.flatMap(({ text, path }, index) => {
		const isDouble = fallback.findIndex((other) => other.text === text) < index;
		if (text !== name && !isDouble) return [];
		const why = isDouble ? "which stands before it already; the first place counts, so take this one out" : "which is the agent itself: its own limit is closed then; name another agent, or take it out";
		const message = `\`${writeConfigPath(path)}\` is \`${text}\`, ${why}.`;
		return [source.problem({
			code: "BATON-E121",
			message,
			path
		})];
	});
}
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
BASH_ENV CI CLASSPATH ENV GCONV_PATH HOME IFS JAVA_TOOL_OPTIONS LANG NODE_OPTIONS NODE_PATH OPENSSL_CONF OPENSSL_ENGINES OPENSSL_MODULES
PATH PERL5LIB PERL5OPT PROMPT_COMMAND PS4 PWD PYTHONHOME PYTHONPATH PYTHONSTARTUP RUBYLIB RUBYOPT SHELL SHELLOPTS SSH_ASKPASS TMPDIR TRACEPARENT
`.trim().split(/\s+/);
function checkEnvNames(source) {
	return ["agents.*.(env|setup-env)[#]", "pipelines.*.stages.*.setup-env[#]"].flatMap((each) => source.findTexts(each)).flatMap(({ text, path }) => {
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

// late/croner
let loaded;
const load = () => loaded ??= createRequire(import.meta.url)("./late-croner.js").Cron;
const Cron = /* @__PURE__ */ new Proxy(function() {}, {
	get: (_, key) => load()[key],
	apply: (_, self, values) => load().apply(self, values),
	construct: (_, values) => new (load())(...values)
});

// src/core/cron.ts
const field = /^(?:(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)(?:,(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)*$/i;
function parseCron(text, timezone = "UTC") {
	const fields = text.trim().split(/\s+/);
	if (fields.length !== 5) return failure(`has ${fields.length} fields instead of five`);
	const odd = fields.find((part) => !field.test(part));
	if (odd !== void 0) return failure(`has the field \`${odd}\`, which GitHub does not take`);
	try {
		const cron = new Cron(fields.join(" "), {
			timezone,
			paused: true
		});
		return cron.nextRun("2024-01-01T00:00:00Z") === null ? failure("never comes") : success(cron);
	} catch (error) {
		return failure(`cannot be read: ${messageOf(error)}`);
	}
}
function normaliseCron(cron) {
	return cron.trim().replace(/\s+/g, " ").toUpperCase();
}
const most = 1e3;
function countMissed(cron, between) {
	const parsed = parseCron(cron, between.timezone);
	if (!parsed.ok) return 0;
	const times = parsed.value.nextRuns(1001, new Date(between.after));
	const end = Date.parse(between.before);
	return Math.min(most, times.filter((time) => time.getTime() < end).length);
}
function findTick(cron, firedAt, timezone = "UTC") {
	const minute = /* @__PURE__ */ new Date(Math.floor(Date.parse(firedAt) / 6e4) * 6e4);
	const parsed = parseCron(cron, timezone);
	const after = new Date(minute.getTime() + 1e3);
	return ((parsed.ok ? parsed.value.previousRuns(1, after)[0] : void 0) ?? minute).toISOString().replace(".000Z", "Z");
}
function findNextTick(cron, after, timezone = "UTC") {
	const parsed = parseCron(cron, timezone);
	return parsed.ok ? parsed.value.nextRun(new Date(after))?.toISOString() : void 0;
}
function isTimeZone(name) {
	if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return name === "UTC";
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

// src/core/config/parse/check-triggers.ts
function checkSchedules(pipelines, source) {
	return pipelines.flatMap((pipeline) => [
		...checkCron(pipeline, source),
		...pipeline.timezone === void 0 || isTimeZone(pipeline.timezone.text) ? [] : [zoneProblem(pipeline.timezone, source)],
		...checkAlone$1(pipeline, {
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
function zoneProblem({ text, path }, source) {
	const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, which is no time zone; write an IANA name, such as \`Europe/Berlin\`, or \`UTC\`.`;
	return source.problem({
		code: "BATON-E131",
		message,
		path
	});
}
function checkAlone$1({ name, cron, timezone }, { pipelines, source }) {
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
const plain = /* @__PURE__ */ new Set([
	"workflows",
	"conclusion",
	"of"
]);
function checkChecks(source) {
	return source.findAll("pipelines.*.on.checks.*").flatMap(({ name, path }) => {
		if (source.find([...path.slice(0, -1), "of"]) !== "default-branch" || plain.has(String(path.at(-1)))) return [];
		const message = `\`${name}\` asks something of a pull request, and checks of the default branch are about none; take it out, or write \`of: pull-requests\`.`;
		return [source.problem({
			code: "BATON-E148",
			message,
			path,
			at: "key"
		})];
	});
}

// src/core/config/parse/read-outline.ts
function mapEntries(raw, path) {
	const map = isPlainMap(raw) ? raw[path[0]] : void 0;
	if (!isPlainMap(map)) return [];
	return Object.entries(map).map(([name, value]) => ({
		name,
		value,
		path: [...path, name]
	}));
}
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
		transferTo: listTexts(value, {
			key: "transfer-to",
			path
		}),
		fallback: listTexts(value, {
			key: "fallback",
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
		on: fields.on,
		...readSchedule(isPlainMap(fields.on) ? fields.on.schedule : void 0, [
			...path,
			"on",
			"schedule"
		]),
		maxTasks: isPlainMap(fields.limits) ? fields.limits["max-tasks"] : void 0,
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
			agent: findText(fields, "agent"),
			uses: findText(fields, "uses"),
			branch: findText(fields, "branch"),
			chosenBranch: isPlainMap(fields.with) ? findText(fields.with, "branch") : void 0,
			needs: listTexts(value, {
				key: "needs",
				path
			}),
			hasUnreadNeeds: isNoListOfTexts(fields.needs),
			templates: [
				...findTexts(fields, {
					keys: ["prompt", "branch"],
					path
				}),
				...findTexts(fields.with, {
					keys: [
						"title",
						"body",
						"branch",
						"base"
					],
					path: [...path, "with"]
				}),
				...listedTemplates.flatMap((key) => listTexts(fields.with, {
					key,
					path: [...path, "with"]
				}))
			],
			dataPaths: [...findTexts(fields.with, {
				keys: ["annotations"],
				path: [...path, "with"]
			}), ...findTexts(fields.matrix, {
				keys: ["from"],
				path: [...path, "matrix"]
			})].map((each) => ({
				...each,
				text: `{{ ${each.text} }}`
			})),
			condition: findTexts(fields, {
				keys: ["if"],
				path
			})[0],
			matrix: readMatrix(fields.matrix),
			writtenMatrix: fields.matrix,
			pick: findTexts(fields.matrix, {
				keys: ["pick"],
				path: [...path, "matrix"]
			})[0],
			dataSchema: isPlainMap(fields.handoff) ? fields.handoff.data : void 0,
			hasChildren: isPlainMap(fields.children)
		};
	});
}
function readMatrix(value) {
	const parsed = matrixSchema.safeParse(value);
	return parsed.success ? normaliseMatrix(parsed.data) : void 0;
}
function isNoListOfTexts(value) {
	return value !== void 0 && !(Array.isArray(value) && value.every((item) => typeof item === "string"));
}
function findText(fields, key) {
	const value = fields[key];
	return typeof value === "string" ? value : void 0;
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

// src/core/config/parse/check-budgets.ts
function checkBudgetList(source) {
	const names = mapEntries(source.value, ["pipelines"]).map(({ name }) => name);
	const limitless = source.findMaps("budgets[#]").filter(({ value }) => (value["max-cost-usd"] ?? value["max-runs"]) === void 0);
	const zones = source.findTexts("budgets[#].timezone").filter(({ text }) => !isTimeZone(text));
	const strange = source.findTexts("budgets[#].pipelines[#]").filter(({ text }) => !names.includes(text));
	return [
		...limitless.map(({ path }) => {
			const message = `\`${writeConfigPath(path)}\` has neither \`max-cost-usd\` nor \`max-runs\`, so it limits nothing; write one of them or both, such as \`max-cost-usd: 20\`.`;
			return source.problem({
				code: "BATON-E180",
				message,
				path,
				at: "key"
			});
		}),
		...zones.map((zone) => zoneProblem(zone, source)),
		...strange.map(({ text, path }) => {
			const message = `\`${writeConfigPath(path)}\` is \`${text}\`, and there is no such pipeline. ${suggestNames(text, names)}`;
			return source.problem({
				code: "BATON-E181",
				message,
				path
			});
		})
	];
}

// src/core/config/parse/check-hooks.ts
function checkListeners(source) {
	const faulty = source.findMaps("pipelines.*.notify[#]").flatMap(({ value, path }) => {
		const fault = findReceiverFault(value);
		if (fault === void 0) return [];
		return [source.problem({
			code: "BATON-E163",
			message: `\`${writeConfigPath(path)}\` ${fault}`,
			path
		})];
	});
	return [...checkOwnTypes(source), ...faulty];
}
function findReceiverFault({ dispatch, to, as }) {
	if (dispatch === void 0 && to === void 0) return "tells nobody; write `dispatch: <event type>` for workflows of this repository, or `to: <name>` for an endpoint of the App.";
	if (dispatch !== void 0 && to !== void 0) return "has both `dispatch` and `to`; write two entries, one for each.";
	return as !== void 0 && to === void 0 ? "has `as` without `to`; workflows always get a CloudEvent, so take `as` out." : void 0;
}
function checkOwnTypes(source) {
	const heard = new Map(listWebhookTypes(source).map(({ text, path }) => [text, String(path[1])]));
	return source.findTexts("pipelines.*.notify[#].dispatch").flatMap(({ text, path }) => {
		const by = heard.get(text);
		if (by === void 0) return [];
		const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, which pipeline "${by}" has as \`on.webhook.type\`: events that Baton sends itself start no pipeline; write another type, and let a stage of this pipeline do what should follow.`;
		return [source.problem({
			code: "BATON-E160",
			message,
			path
		})];
	});
}
function listWebhookTypes(source) {
	return source.findTexts("pipelines.*.on.webhook[].type");
}
function checkSources(source) {
	const awaited = listWebhookTypes(source).map(({ text }) => text);
	return source.findTexts("sources.*[#].type").filter(({ text }) => !awaited.includes(text)).map(({ text, path }) => {
		const hint = awaited.length === 0 ? `Write \`webhook: { type: ${text} }\` under \`on\` of one.` : suggestNames(text, awaited);
		const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, and no pipeline waits for it. ${hint}`;
		return source.problem({
			code: "BATON-E164",
			message,
			path
		});
	});
}

// src/core/config/parse/check-templates.ts
function findAncestors(needs, stage) {
	const known = (name) => (needs.get(name) ?? []).filter((need) => needs.has(need));
	return [...findReachable(known(stage), known)].filter((name) => name !== stage);
}
function hasFaultyNeeds(stage, needs) {
	return stage.hasUnreadNeeds || stage.needs.some(({ text }) => text === stage.name || !needs.has(text));
}
function checkTemplates({ stage, stages, needs, dataKeys, inputs, source }) {
	const scope = {
		ancestors: listUsable(stage, {
			stages,
			needs
		}),
		dataKeys,
		inputKeys: inputs && [...inputs.keys()],
		children: stage.hasChildren,
		...matrixScopes(stage, {
			stages,
			dataKeys
		})
	};
	return stage.templates.flatMap((template) => checkTemplate(template.text, scope).map((problem) => ({
		...problem,
		message: `\`${writeConfigPath(template.path)}\`: ${problem.message}`,
		path: writeConfigPath(template.path),
		...findPositionInFile(template, {
			line: problem.line ?? 1,
			column: problem.column ?? 1,
			source
		})
	})));
}
function matrixScopes(stage, { stages, dataKeys }) {
	const find = (name) => stages.find((each) => each.name === name)?.matrix;
	const scopes = stages.flatMap(({ name, matrix }) => matrix === void 0 ? [] : [[name, matrixScopeOf(matrix, find)]]);
	const matrices = new Map(scopes.map(([name, scope]) => [name, withKeys(scope, find(name)?.origin)]));
	const unread = stage.writtenMatrix === void 0 ? void 0 : { kind: "data" };
	return {
		matrix: matrices.get(stage.name) ?? unread,
		matrices
	};
	function withKeys(scope, origin) {
		return scope.kind === "each" && origin?.kind === "each" ? {
			...scope,
			dataKeys: dataKeys.get(origin.stage)
		} : scope;
	}
}
function listUsable(stage, { stages, needs }) {
	const ancestors = findAncestors(needs, stage.name);
	const looked = /* @__PURE__ */ new Set([stage.name, ...ancestors]);
	return stages.some((each) => looked.has(each.name) && hasFaultyNeeds(each, needs)) ? [...needs.keys(), ...stage.needs.map(({ text }) => text)] : ancestors;
}
function findPositionInFile(template, { line, column, source }) {
	const node = source.findNode(template.path);
	const offset = isScalar(node) ? node.range?.[0] ?? 0 : 0;
	const start = source.positionAt(offset);
	if (!isScalar(node)) return start;
	if (node.type === Scalar.BLOCK_LITERAL) return findPositionInBlock(template.text, {
		line,
		column,
		source,
		header: start.line
	});
	const quote = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE ? 1 : 0;
	return source.text.startsWith(template.text, offset + quote) && line === 1 ? {
		line: start.line,
		column: start.column + quote + column - 1
	} : start;
}
function findPositionInBlock(text, place) {
	const inFile = place.header + place.line;
	const written = place.source.text.split("\n")[inFile - 1] ?? "";
	const own = text.split("\n")[place.line - 1] ?? "";
	return {
		line: inFile,
		column: Math.max(written.replace(/\r$/, "").length - own.length, 0) + place.column
	};
}

// src/core/config/parse/check-inputs.ts
function checkInputs(pipelines, source) {
	const commands = pipelines.flatMap(listCommands);
	return [
		...pipelines.flatMap((pipeline) => listDeclared(pipeline).flatMap((input) => checkDeclared(input, source))),
		...commands.flatMap((command) => checkUsage(command, {
			pipelines,
			source
		})),
		...commands.flatMap((command, index) => checkAlone(command, {
			before: commands.slice(0, index),
			source
		}))
	];
}
function readDeclaredInputs({ on }) {
	const triggers = triggersSchema.safeParse(on);
	const inputs = triggers.success ? listInputs(triggers.data) : void 0;
	return inputs === void 0 || inputs.size === 0 ? void 0 : inputs;
}
function listDeclared({ on, path }) {
	const manual = isPlainMap(on) ? on.manual : void 0;
	const inputs = isPlainMap(manual) && isPlainMap(manual.inputs) ? manual.inputs : {};
	return Object.entries(inputs).flatMap(([name, fields]) => isPlainMap(fields) ? [{
		name,
		fields,
		path: [
			...path,
			"on",
			"manual",
			"inputs",
			name
		]
	}] : []);
}
const types = [
	"string",
	"number",
	"boolean",
	"choice"
];
function isType(value) {
	return typeof value === "string" && types.includes(value);
}
function checkDeclared({ fields, path }, source) {
	const { type = "string", options, required, default: value } = fields;
	const problem = (key, message) => source.problem({
		code: "BATON-E170",
		message: `\`${writeConfigPath([...path, key])}\` ${message}`,
		path: [...path, key],
		at: "key"
	});
	if (!isType(type)) return [];
	const texts = Array.isArray(options) ? options.filter((option) => typeof option === "string") : void 0;
	if (type === "choice" && texts === void 0) return [problem("type", "is choice, and there is nothing to choose from; write `options: [first, second]` beside it.")];
	if (type !== "choice" && options !== void 0) return [problem("options", `stands beside \`type: ${type}\`; write \`type: choice\`, or take the options out.`)];
	const twice = texts?.find((text, index) => texts.indexOf(text) !== index);
	return [
		...twice === void 0 ? [] : [problem("options", `has ${JSON.stringify(twice)} twice; take one out.`)],
		...value !== void 0 && required === true ? [problem("default", "is never used, because the input is `required`; take one of the two out.")] : [],
		...checkDefault(value, {
			type,
			options: texts
		}).map((message) => problem("default", message))
	];
}
function checkDefault(value, input) {
	if (![
		"string",
		"number",
		"boolean"
	].includes(typeof value)) return [];
	const parsed = parseInputValue({
		...input,
		options: input.options ?? []
	}, String(value));
	return parsed.ok ? [] : [`is ${JSON.stringify(value)}, and ${parsed.error}`];
}
function listCommands({ name: pipeline, on, path }) {
	const comment = isPlainMap(on) ? on.comment : void 0;
	const isList = Array.isArray(comment);
	return (isList ? comment : [comment]).flatMap((filter, index) => {
		if (!isPlainMap(filter) || typeof filter.command !== "string") return [];
		const own = [
			...path,
			"on",
			"comment",
			...isList ? [index] : []
		];
		const { command, arguments: text, subject } = filter;
		return [{
			pipeline,
			path: own,
			command,
			usage: typeof text === "string" ? {
				text,
				path: [...own, "arguments"]
			} : void 0,
			subject
		}];
	});
}
function checkUsage({ pipeline, usage }, { pipelines, source }) {
	if (usage === void 0) return [];
	const parsed = parseUsage(usage.text);
	const name = writeConfigPath(usage.path);
	if (!parsed.ok) {
		const { message, column } = parsed.error;
		const position = findPositionInFile(usage, {
			line: 1,
			column,
			source
		});
		return [{
			code: "BATON-E171",
			message: `\`${name}\` ${message.replace(/(?<![.?])$/, ".")}`,
			path: name,
			...position
		}];
	}
	const declared = pipelines.filter((each) => each.name === pipeline).flatMap(listDeclared);
	return findStrangeFlags(parsed.value, declared).map((message) => source.problem({
		code: "BATON-E171",
		message: `\`${name}\` ${message}`,
		path: usage.path
	}));
}
function findStrangeFlags(usage, declared) {
	return usage.flatMap(({ name, label, kind }) => {
		const { type = "string" } = declared.find((input) => input.name === name)?.fields ?? { type: "boolean" };
		if (kind !== "flag" || !isType(type) || type === "boolean") return [];
		return [`has the flag "${label}", and \`manual.inputs.${name}\` is of type ${type}; write \`type: boolean\` there, or \`[${label} <value>]\` here.`];
	});
}
const ownCommand = /^\/baton(?: (?:run|status|retry|cancel|handoff|why|approve|answer|reject|help))?$/;
function checkAlone(command, { before, source }) {
	const path = [...command.path, "command"];
	const problem = (rest) => source.problem({
		code: "BATON-E172",
		message: `\`${writeConfigPath(path)}\` is \`${command.command}\`${rest}`,
		path
	});
	if (command.usage !== void 0 && ownCommand.test(command.command)) return [problem(" with arguments, and that is a command of Baton; write another first word.")];
	const other = before.find((each) => isOverlapping(each, command));
	if (other === void 0) return [];
	return [problem(`, and pipeline "${other.pipeline}" has \`${describeCommand(other)}\`: one line can be both; give one of them another first word.`)];
}
function describeCommand({ command, usage }) {
	return usage === void 0 ? command : `${command} ${usage.text}`;
}
function isOverlapping(one, other) {
	if (one.usage === void 0 && other.usage === void 0) return false;
	if (one.subject !== void 0 && other.subject !== void 0 && one.subject !== other.subject) return false;
	if (one.command === other.command) return one.usage?.text !== other.usage?.text;
	const [short, long] = one.command.length < other.command.length ? [one, other] : [other, one];
	return short.usage !== void 0 && long.command.startsWith(`${short.command} `);
}

// src/core/config/parse/check-matrix.ts
function checkMatrices(pipeline, source) {
	const { stages = [] } = pipeline;
	return stages.flatMap((stage) => {
		const found = findFault(stage, pipeline);
		if (found === void 0) return [];
		const { code, message, path } = found;
		return [source.problem({
			code,
			message: `\`${writeConfigPath(path)}\` ${message}`,
			path
		})];
	});
}
function findFault(stage, pipeline) {
	const { writtenMatrix: written, matrix } = stage;
	const path = [...stage.path, "matrix"];
	if (isPlainMap(written)) {
		const { values, from } = written;
		const code = "BATON-E743";
		if (values !== void 0 && from !== void 0) return {
			code,
			path,
			message: "has `values` and `from`, and the elements come from one of them; take the other one out."
		};
		if (values === void 0 && from === void 0) return {
			code,
			path,
			message: "names no elements; write `values: [small, large]` or `from: needs.<stage>.handoff.data.<key>`."
		};
		if (typeof from === "string") return checkFrom(from, {
			stage,
			pipeline,
			path: [...path, "from"]
		});
	}
	if (matrix?.origin.kind !== "values") return void 0;
	const { maxTasks } = pipeline;
	const limit = typeof maxTasks === "number" ? maxTasks : 50;
	const count = matrix.origin.values.length;
	if (count <= limit) return void 0;
	return {
		code: "BATON-E747",
		message: `has ${count} elements, each of which takes at least one task, and \`limits.max-tasks\` is ${limit}; write fewer elements, or raise the limit.`,
		path
	};
}
function checkFrom(from, { stage, pipeline: { stages = [] }, path }) {
	const code = "BATON-E744";
	const origin = parseOrigin(from);
	if (origin === void 0) return {
		code,
		message: `is ${JSON.stringify(from)}, where no list can be; write \`needs.<stage>.handoff.data.<key>\` or \`needs.<stage>.each\`.`,
		path
	};
	const needs = needsByName(stages);
	if (hasFaultyNeeds(stage, needs)) return void 0;
	const others = stages.map(({ name }) => name).filter((name) => name !== stage.name);
	if (!others.includes(origin.stage)) {
		const known = others.length === 0 ? "It is the only one" : `The others are ${others.map((name) => `\`${name}\``).join(", ")}`;
		return {
			code,
			message: `names \`${origin.stage}\`, and there is no other stage of that name. ${known}; write a stage that this one needs.`,
			path
		};
	}
	const needed = findAncestors(needs, stage.name);
	if (!needed.includes(origin.stage)) {
		const known = needed.length === 0 ? "It needs none at all" : `It needs: ${needed.map((name) => `\`${name}\``).join(", ")}`;
		return {
			code,
			message: `names \`${origin.stage}\`, which this stage does not need. ${known}; add \`${origin.stage}\` to \`needs\`, or name another one.`,
			path
		};
	}
	const other = stages.find(({ name }) => name === origin.stage);
	if (origin.kind === "each" && other?.writtenMatrix === void 0) return {
		code,
		message: `asks for the elements of \`${origin.stage}\`, which has no \`matrix\`; write \`needs.${origin.stage}.handoff.data.<key>\`, or give that stage a \`matrix\`.`,
		path
	};
}

// src/core/config/parse/check-pull-requests.ts
function checkPullRequests({ stages = [] }, source) {
	const needs = needsByName(stages);
	if (stages.some((stage) => hasFaultyNeeds(stage, needs))) return [];
	return stages.filter(({ uses }) => uses === "pull-request").flatMap((stage) => {
		const problem = findProblem(stage, {
			stages,
			needs
		});
		return problem === void 0 ? [] : [source.problem({
			code: "BATON-E136",
			...problem
		})];
	});
}
function findProblem(stage, { stages, needs }) {
	const before = new Set(findAncestors(needs, stage.name));
	const builtOn = stages.filter(({ name, branch }) => before.has(name) && branch !== void 0);
	if (builtOn.length === 0) {
		const nearest = stages.findLast(({ name, agent }) => before.has(name) && agent !== void 0);
		const wanted = nearest === void 0 ? "`needs: [<stage>]`, and `branch` at that stage" : `\`branch: "baton/{{ run.id }}"\` at the stage \`${nearest.name}\`, or name the stage that commits under \`needs\``;
		return {
			message: `\`${writeConfigPath(stage.path)}\` opens a pull request, and no stage that it needs has a \`branch\`, so there would never be anything to open; write ${wanted}.`,
			path: stage.path
		};
	}
	if (stage.chosenBranch !== void 0) return void 0;
	const contained = new Set(builtOn.flatMap(({ name }) => findAncestors(needs, name)));
	const last = builtOn.filter(({ name }) => !contained.has(name));
	const many = last.find((each) => hasManyBranches(each) && !isPicked(each.name, {
		stages,
		before
	}));
	if (many !== void 0) {
		const { name, branch } = many;
		return {
			message: `\`${writeConfigPath([...stage.path, "with"])}\` names no \`branch\`, and each element of the matrix of \`${name}\` has its own (\`${branch}\`). A pull request is for one; let a stage \`pick\` an element, or write \`branch: "{{ needs.${name}.each[0].results.branch }}"\`, and a stage for each.`,
			path: [...stage.path, "with"]
		};
	}
	if (new Set(last.map(({ branch }) => branch)).size < 2) return void 0;
	const names = last.map(({ name, branch }) => `\`${branch}\` of \`${name}\``).join(", ");
	return {
		message: `\`${writeConfigPath([...stage.path, "with"])}\` names no \`branch\`, and the stages before have several: ${names}. A pull request is for one; write \`branch: "{{ needs.${last[0]?.name}.results.branch }}"\`, and a stage for each.`,
		path: [...stage.path, "with"]
	};
}
function hasManyBranches({ matrix, writtenMatrix, branch = "" }) {
	const isOne = matrix?.origin.kind === "values" && matrix.origin.values.length === 1;
	return writtenMatrix !== void 0 && !isOne && /\{[{%][^}]*\bmatrix\b/.test(branch);
}
function isPicked(name, { stages, before }) {
	return stages.some(({ name: other, matrix, pick }) => {
		if (!before.has(other)) return false;
		if (other === name) return pick !== void 0;
		return matrix?.origin.kind === "each" && matrix.origin.stage === name && (pick !== void 0 || isPicked(other, {
			stages,
			before
		}));
	});
}

// src/core/config/parse/check-schema.ts
function checkSchema(source) {
	const parsed = configSchema.safeParse(source.value, { reportInput: true });
	if (parsed.success) return {
		config: parsed.data,
		problems: []
	};
	const problems = parsed.error.issues.flatMap((issue) => describeSchemaIssue(issue, source));
	const isFirst = ({ path }, at) => problems.findIndex((each) => each.path === path) === at;
	return {
		config: void 0,
		problems: problems.filter(isFirst)
	};
}
function describeSchemaIssue(issue, source) {
	const path = toPath(issue.path);
	if (path.length === 4 && path[0] === "pipelines" && path[2] === "stages" && (issue.code === "invalid_union" || issue.code === "unrecognized_keys")) return describeStage(path, source);
	return describeForms(issue, source);
}
function describeForms(issue, source) {
	return followForms(issue).flatMap((inner) => describeIssue(inner, {
		path: toPath(inner.path),
		source
	}));
}
function followForms(issue) {
	if (issue.code !== "invalid_union") return [issue];
	const isForm = ({ code, path }) => path.length > 0 || !/^invalid_(?:type|value|union)$/.test(code);
	const meant = issue.errors.find((issues) => issues.every(isForm)) ?? [];
	if (meant.length === 0) return [issue];
	return meant.flatMap((inner) => followForms({
		...inner,
		path: [...issue.path, ...inner.path]
	}));
}
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
	if (hasUses && !isBuiltinName(value.uses)) {
		const values = Object.keys(builtinSchemas);
		return describeIssue({
			code: "invalid_value",
			values,
			input: value.uses,
			path: [],
			message: ""
		}, {
			path: [...path, "uses"],
			source
		});
	}
	const issues = (isBuiltinName(value.uses) ? builtinSchemas[value.uses] : agentStageSchema).safeParse(value, { reportInput: true }).error?.issues ?? [];
	if (hasAgent || hasUses) return issues.flatMap((issue) => describeForms({
		...issue,
		path: [...path, ...issue.path]
	}, source));
	const neither = `\`${name}\` has neither \`agent\` nor \`uses\`; write \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`;
	const slips = issues.filter((issue) => issue.code === "unrecognized_keys" && issue.path.length === 0);
	return [...["agent", "uses"].some((key) => isMisspelled([...path, key], source)) ? [] : [refuse(neither)], ...slips.flatMap((issue) => describeIssue(issue, {
		path,
		source
	}))];
}
function toPath(path) {
	return path.map((segment) => typeof segment === "symbol" ? String(segment) : segment);
}

// src/core/config/parse/parse-config.ts
function checkConfig(text) {
	const yaml = readYaml(text);
	if (!yaml.ok) return yaml;
	const source = yaml.value;
	const outline = readOutline(source.value);
	const { config, problems } = checkSchema(source);
	const more = checkAcross(outline, source).filter(({ path }) => !problems.some((each) => each.path === path));
	return success({
		source,
		outline,
		config,
		problems: [...problems, ...more].toSorted(compareByPosition)
	});
}
function toConfig({ config, problems }, more = []) {
	const all = [...problems, ...more];
	return config !== void 0 && all.length === 0 ? success(config) : failure(all.toSorted(compareByPosition));
}
const compareByPosition = compareBy(({ line = 0 }) => line, ({ column = 0 }) => column);
function parseConfig(text) {
	const checked = checkConfig(text);
	return checked.ok ? toConfig(checked.value) : checked;
}
function checkAcross(outline, source) {
	const pipelines = outline.pipelines.filter((pipeline) => !hasTooManyStages(pipeline));
	const stages = pipelines.flatMap((pipeline) => {
		const needs = needsByName(pipeline.stages ?? []);
		const dataKeys = dataKeysOf(pipeline.stages ?? []);
		const inputs = readDeclaredInputs(pipeline);
		return (pipeline.stages ?? []).map((stage) => ({
			stage,
			stages: pipeline.stages ?? [],
			needs,
			dataKeys,
			inputs,
			source
		}));
	});
	return [
		...checkPipelineNames(outline.pipelines, source),
		...checkSchedules(outline.pipelines, source),
		...checkChecks(source),
		...checkBudgetList(source),
		...checkListeners(source),
		...checkSources(source),
		...checkInputs(outline.pipelines, source),
		...outline.pipelines.flatMap((pipeline) => checkStages(pipeline, {
			outline,
			source
		})),
		...pipelines.flatMap((pipeline) => checkPullRequests(pipeline, source)),
		...checkEnvNames(source),
		...checkSuccessors(outline.agents, source),
		...outline.agents.flatMap((agent) => checkAgents(agent, {
			prices: outline.prices,
			source
		})),
		...checkServers(source),
		...stages.flatMap(checkTemplates),
		...pipelines.flatMap((pipeline) => checkMatrices(pipeline, source))
	];
}
function dataKeysOf(stages) {
	const known = stages.map(({ name, dataSchema }) => [name, keysOfSchema(dataSchema)]);
	return new Map(known.flatMap(([name, keys]) => keys === void 0 ? [] : [[name, keys]]));
}

// src/core/config/parse/parse-whole-config.ts
async function parseWholeConfig(text) {
	return completeConfig(checkConfig(text));
}
async function completeConfig(checked) {
	if (!checked.ok) return checked;
	const { source, outline, problems } = checked.value;
	const pipelines = outline.pipelines.filter((pipeline) => !hasTooManyStages(pipeline));
	const stages = pipelines.flatMap((pipeline) => pipeline.stages ?? []);
	const found = await Promise.all(stages.map((stage) => checkDataSchema(stage, source)));
	return toConfig(checked.value, [
		...found.flat(),
		...checkPatterns(source),
		...await checkHeaders(source),
		...await checkAllConditions({
			...outline,
			pipelines
		}, {
			source,
			problems
		})
	]);
}
async function checkHeaders(source) {
	const servers = source.findMaps("agents.*.mcp-servers.*").filter(({ value }) => value.headers !== void 0);
	return servers.length === 0 ? [] : (await import("./server-headers.js")).checkHeaders(servers, source);
}
async function checkAllConditions({ agents, pipelines }, { source, problems }) {
	if (!pipelines.some(({ stages = [] }) => stages.some(({ condition, pick }) => (condition ?? pick) !== void 0)) && source.findTexts("sources.*[#].filter").length === 0) return [];
	const { checkConditions, checkFilters } = await import("./check-conditions.js");
	return [...checkFilters(source).filter(({ path }) => !problems.some((each) => each.path === path)), ...pipelines.flatMap((pipeline) => checkConditions(pipeline, {
		agents,
		source
	}))];
}
async function checkDataSchema(stage, source) {
	if (!isPlainMap(stage.dataSchema)) return [];
	const loaded = await loadDataSchema(stage.dataSchema);
	if (loaded.ok) return [];
	return loaded.error.map((fault) => {
		const path = [
			...stage.path,
			"handoff",
			"data",
			...fault.path
		];
		return source.problem({
			code: "BATON-E120",
			message: `\`${writeConfigPath(path)}\` ${fault.message}.`,
			path,
			at: "key"
		});
	});
}
const filter = "pipelines.*.on.(issues|pull-requests|checks)[]";
const patterns = [
	[
		`${filter}.(title-pattern|body-pattern)`,
		compilePattern,
		"no event fits"
	],
	[
		`${filter}.exclude-body-patterns[#]`,
		compilePattern,
		"no event fits"
	],
	[
		`${filter}.base-branch`,
		compileGlob,
		"no event fits"
	],
	[
		`${filter}.files.(include|exclude)[#]`,
		compileGlob,
		"no event fits"
	],
	[
		"pipelines.*.allow.push-existing[#]",
		compileGlob,
		"it allows no branch"
	],
	[
		"pipelines.*.stages.*.children.branches[#]",
		compileGlob,
		"it allows no branch"
	]
];
function checkPatterns(source) {
	return patterns.flatMap(([keys, compile, until]) => source.findTexts(keys).flatMap(({ text, path }) => {
		const compiled = compile(text);
		if (compiled.ok) return [];
		const message = `\`${writeConfigPath(path)}\` is ${JSON.stringify(text)}, which ${compiled.error}; until it is fixed, ${until}.`;
		return [source.problem({
			code: "BATON-E130",
			message,
			path
		})];
	}));
}

export { suggestNames as S, isTimeZone as _, parseConfig as a, keysOfSchema as b, readDeclaredInputs as c, findPositionInFile as d, listUsable as f, findTick as g, findNextTick as h, dataKeysOf as i, checkTemplates as l, countMissed as m, parseWholeConfig as n, toConfig as o, matrixScopes as p, checkConfig as r, ownCommand as s, completeConfig as t, findAncestors as u, normaliseCron as v, needsByName as x, fileName as y };