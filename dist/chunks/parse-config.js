import { i as __toESM } from "./rolldown-runtime.js";
import { _ as unknown, f as record, m as string, r as array, u as object } from "./schemas.js";
import { n as success, t as failure } from "./result.js";
import { a as require_dist, n as require_fastest_levenshtein, t as analyzeTemplate } from "./analyze-template.js";
import { n as agentStageSchema, r as builtinStageSchema, t as configSchema } from "./config-schema.js";
import { t as buildConfigJsonSchema } from "./build-config-json-schema.js";
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
	if (!isMap$1(schema) || !isMap$1(schema.properties)) return isMap$1(schema) && schema.additionalProperties === false ? [] : void 0;
	if ([schema.additionalProperties, schema.unevaluatedProperties].some((value) => value !== void 0 && value !== false)) return void 0;
	if (openKeywords.some((keyword) => Object.hasOwn(schema, keyword))) return void 0;
	const required = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
	const named = Object.entries(schema.properties).flatMap(([name, value]) => value === false ? [] : [name]);
	return schema.additionalProperties === false ? named : [.../* @__PURE__ */ new Set([...named, ...required])];
}
function isMap$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/core/config/by-place.ts
/** Orders problems as they stand in the file. */
function byPlace(a, b) {
	return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

// src/core/config/yaml-source.ts
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

// src/core/config/check-env-names.ts
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

// src/core/config/check-pipeline-names.ts
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

// src/core/config/find-schema-node.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
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

// src/core/config/later-keys.ts
/** Keys of DESIGN 4.1 that are designed but not built yet; `*` is any name. Refused as such, never as a typo. */
const laterKeys = `
prices retention store comments
agents.*.model agents.*.instructions agents.*.effort agents.*.max-turns agents.*.max-cost-usd agents.*.tools
agents.*.mcp-servers agents.*.transfer-to
pipelines.*.max-concurrency pipelines.*.history pipelines.*.on-conflict pipelines.*.on-change pipelines.*.suspend
pipelines.*.priority-labels
pipelines.*.on.comment pipelines.*.on.schedule pipelines.*.on.webhook pipelines.*.on.manual
pipelines.*.on.*.state pipelines.*.on.*.author pipelines.*.on.*.exclude-authors pipelines.*.on.*.assignee
pipelines.*.on.*.draft pipelines.*.on.*.review-state pipelines.*.on.*.files pipelines.*.on.*.base-branch
pipelines.*.on.*.title-pattern pipelines.*.on.*.body-pattern pipelines.*.on.*.exclude-body-patterns
pipelines.*.allow.teams
pipelines.*.limits.max-handoffs pipelines.*.limits.max-children pipelines.*.limits.max-depth pipelines.*.limits.max-cost-usd
pipelines.*.stages.*.if pipelines.*.stages.*.handoff.instruct pipelines.*.stages.*.transfer pipelines.*.stages.*.matrix
pipelines.*.stages.*.continue-on-failure pipelines.*.stages.*.instruct pipelines.*.stages.*.with.max
`.trim().split(/\s+/).map((key) => key.split("."));
const laterValues = /* @__PURE__ */ new Map([["engine", [
	"claude-code",
	"codex",
	"gemini",
	"opencode",
	"cursor",
	"copilot"
]], ["uses", [
	"issue",
	"comment",
	"labels",
	"review"
]]]);
/** Whether a key is designed for this place, though this version does not have it. */
function isLaterKey(path) {
	return laterKeys.some((pattern) => pattern.length === path.length && pattern.every((part, at) => part === "*" || part === path[at]));
}
/** The same for values of `engine` and `uses`, and for filters written as a list. */
function isLaterValue(path, value) {
	const key = String(path.at(-1));
	if (typeof value === "string") return laterValues.get(key)?.includes(value) ?? false;
	return Array.isArray(value) && path.length === 4 && path[2] === "on" && ["issues", "pull-requests"].includes(key);
}
/** Later keys of one place, so that a slip in one of them is recognized too. */
function laterKeysIn(parent) {
	return laterKeys.flatMap((pattern) => {
		const key = pattern.at(-1);
		return key !== void 0 && isLaterKey([...parent, key]) && pattern.length === parent.length + 1 ? [key] : [];
	});
}

// src/core/config/describe-issue.ts
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
	const known = knownKeysAt(parent);
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
function describeLaterValue(issue, { path, source }) {
	const name = writeConfigPath(path);
	const values = issue.code === "invalid_value" ? issue.values.map((value) => `\`${String(value)}\``).join(", ") : "";
	const message = Array.isArray(issue.input) ? `\`${name}\` as a list of filters is not supported yet; write one map.` : `\`${name}: ${String(issue.input)}\` is not supported yet; this version has: ${values}.`;
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

// src/core/config/read-raw.ts
function isPlainMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
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

// src/core/config/check-schema.ts
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
	if (isNoiseOfLaterEngine(path, source)) return [];
	if (path.length === 4 && path[0] === "pipelines" && path[2] === "stages" && (issue.code === "invalid_union" || issue.code === "unrecognized_keys")) return describeStage(path, source);
	return describeIssue(issue, {
		path,
		source
	});
}
/** An agent whose engine is not supported yet lacks no `command`. */
function isNoiseOfLaterEngine(path, source) {
	if (path.length !== 3 || path[0] !== "agents" || path[2] !== "command") return false;
	const engine = [...path.slice(0, 2), "engine"];
	return isLaterValue(engine, source.find(engine));
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
	if (!isPlainMap(value)) return [refuse(`\`${name}\` must be a map with \`agent: <name>\` or \`uses: pull-request\`.`)];
	const hasAgent = "agent" in value;
	const hasUses = "uses" in value;
	if (hasAgent && hasUses) return [refuse(`\`${name}\` has both \`agent\` and \`uses\`; keep one of them.`)];
	const issues = (hasUses ? builtinStageSchema : agentStageSchema).safeParse(value, { reportInput: true }).error?.issues ?? [];
	if (hasAgent || hasUses) return issues.flatMap((issue) => describeIssue(issue, {
		path: [...path, ...toPath(issue.path)],
		source
	}));
	const neither = `\`${name}\` has neither \`agent\` nor \`uses\`; write \`agent: <name>\` or \`uses: pull-request\`.`;
	const slips = issues.filter((issue) => issue.code === "unrecognized_keys" && issue.path.length === 0);
	return [refuse(neither), ...slips.flatMap((issue) => describeIssue(issue, {
		path,
		source
	}))];
}
function toPath(path) {
	return path.map((segment) => typeof segment === "symbol" ? String(segment) : segment);
}

// src/core/config/find-cycle.ts
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

// src/core/config/check-stages.ts
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
	const needs = needsByName(stages);
	const cycle = findCycle(needs);
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
function listNames(wrong, names) {
	if (names.length === 0) return "There is none to choose from.";
	const nearest = (0, import_fastest_levenshtein.closest)(wrong, [...names]);
	return `${(0, import_fastest_levenshtein.distance)(wrong, nearest) <= 2 ? `Did you mean \`${nearest}\`? ` : ""}There are: ${names.join(", ")}.`;
}
/** Without needs on itself, which are reported apart. */
function needsByName(stages) {
	return new Map(stages.map(({ name, needs }) => [name, needs.map((need) => need.text).filter((need) => need !== name)]));
}

// src/core/prompt/check-template.ts
/** What is wrong with a template, with lines and columns of its own text. Nothing is rendered. */
function checkTemplate(template, scope) {
	const analyzed = analyzeTemplate(template, scope);
	return analyzed.ok ? [] : analyzed.error;
}

// src/core/config/find-ancestors.ts
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

// src/core/config/check-templates.ts
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

// src/core/config/read-outline.ts
function readOutline(raw) {
	return {
		agents: mapEntries(raw, ["agents"]).map(({ name, value, path }) => ({
			name,
			env: listTexts(value, {
				key: "env",
				path
			})
		})),
		pipelines: mapEntries(raw, ["pipelines"]).map(({ name, value, path }) => readPipeline(name, {
			value,
			path
		}))
	};
}
function readPipeline(name, { value, path }) {
	const fields = isPlainMap(value) ? value : {};
	return {
		name,
		path,
		triggers: isPlainMap(fields.on) ? Object.keys(fields.on) : void 0,
		stages: isPlainMap(fields.stages) ? readStages(fields.stages, [...path, "stages"]) : void 0
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
			templates: [...findTexts(fields, {
				keys: ["prompt", "branch"],
				path
			}), ...findTexts(fields.with, {
				keys: [
					"title",
					"body",
					"base"
				],
				path: [...path, "with"]
			})],
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

// src/core/config/read-yaml.ts
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

// src/core/config/parse-config.ts
/** `.github/baton.yml` as a typed config, or everything that is wrong with it, in the order of the file. */
function parseConfig(text) {
	const yaml = readYaml(text);
	if (!yaml.ok) return yaml;
	const { config, problems } = checkSchema(yaml.value);
	const all = [...problems, ...checkAcross(readOutline(yaml.value.value), yaml.value)];
	if (config !== void 0 && all.length === 0) return success(config);
	return failure(all.toSorted(byPlace));
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
		...outline.pipelines.flatMap((pipeline) => checkStages(pipeline, {
			outline,
			source
		})),
		...outline.agents.flatMap((agent) => checkEnvNames(agent.env, source)),
		...stages.flatMap(({ stage }) => checkEnvNames(stage.setupEnv, source)),
		...stages.flatMap(checkTemplates)
	];
}
function dataKeysOf(stages) {
	const known = stages.map(({ name, dataSchema }) => [name, keysOfSchema(dataSchema)]);
	return new Map(known.flatMap(([name, keys]) => keys === void 0 ? [] : [[name, keys]]));
}

export { byPlace as a, writeConfigPath as i, readYaml as n, readOutline as r, parseConfig as t };