import { C as unknown, b as string, m as looseObject, s as array, v as record } from "./zod.js";
import { C as messageOf, N as version, m as invisibleCharacters, p as hasName } from "./job-cli.js";
import { $a as parentNameOf, Wa as childName, Wr as childLimits, dt as generateKeyPair } from "./job-agent-plan-publish.js";
import { Ct as engineKeys, Ft as signalOf, Gt as matrixOf, It as transferTargets, Ot as isReservedVariable, Pt as selectPipeline, Vt as isAgentStage, d as parseDocument, dt as secretsOf, fn as reservedNames, ft as engineNames, u as parse, v as isMap, y as isNode, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { Mr as findNamedPipeline, Nr as isCommandOf } from "./job-plan-publish.js";
import { _ as findProgram, g as prepareLaunch, h as listProgramFolders, l as buildIsolation, m as runProcess, s as findBundledFile, u as probeMachine, x as quoteShell } from "./job-agent.js";
import { t as engines } from "./job-agent-validate.js";
import { n as parseWholeConfig } from "./job-plan-validate.js";
import { p as isResultKey } from "./job-publish.js";
import { r as renderPlace } from "./inspect-config.js";
import { a as listCheckWarnings, n as checkWorkflowFiles, p as listSecretNames, u as readEvents } from "./check-workflow-files.js";
import { l as UsageError, n as printAside, o as readBytes } from "./read-json.js";
import { a as readConfigFile, t as explainMissing } from "./load-config.js";
import { n as findRepositoryOf } from "./find-repository-name.js";
import { _ as runGit, a as createLocalWorld, b as settle, g as readGit, h as findGit, l as isKnownAction, m as createGitRepository, o as ownRepository } from "./run-until-signal.js";
import { t as createUserGit } from "./user-git.js";
import { n as buildSampleInputs, t as buildSampleCommand } from "./sample-inputs.js";
import { n as describeChoice, r as readEventChoice } from "./event-options.js";
import { t as checkHandoff } from "./check-handoff.js";
import { t as suggestName } from "./suggest-name.js";
import { t as makeHandoff } from "./make-handoff.js";
import { createHash } from "node:crypto";
import { homedir, tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { createInterface } from "node:readline/promises";

// src/lab/try/start/choose-start.ts
function chooseStart(starts, { trigger, hasFiles }) {
	if (trigger === void 0) return chooseOnly(starts);
	const fitting = starts.filter((start) => fits(start, trigger));
	const kind = hasFiles ? "pull-request" : "issue";
	const found = fitting.find(({ subject }) => hasFiles && subject === kind) ?? fitting[0];
	if (found !== void 0) return {
		...found,
		trigger,
		subject: found.subject && hasFiles ? kind : found.subject
	};
	if (trigger.kind === "tick" || trigger.kind === "manual") throw new UsageError(describeMissing(starts, trigger));
	return {
		pipeline: void 0,
		trigger,
		subject: trigger.kind === "webhook" ? void 0 : chooseSubject(trigger, {
			starts,
			otherwise: kind
		}),
		filter: {},
		map: {}
	};
}
function chooseOnly(all) {
	const starts = listDistinct(all);
	const [only, ...others] = starts;
	if (only !== void 0 && others.length === 0) return only;
	if (only === void 0) throw new UsageError("Nothing starts a pipeline of this configuration. Give one of them triggers under `on`, such as `issues`.");
	throw new UsageError(`There are ${starts.length} ways to start a pipeline here. Type one of these:\n${listCommands(starts)}`);
}
function fits(start, trigger) {
	const own = start.trigger;
	switch (trigger.kind) {
		case "label": return own.kind === "label" && hasName(start.filter.labels ?? [own.name], trigger.name);
		case "comment": return start.command !== void 0 && isCommandOf(start.command, trigger.text.trimStart());
		case "review": return own.kind === "review" && ["any", trigger.state].includes(start.filter["review-state"] ?? "any");
		case "open": return own.kind === "open" && own.subject === trigger.subject;
		case "assign": return own.kind === "assign";
		case "check": return own.kind === "check" && own.workflow === trigger.workflow;
		case "webhook": return own.kind === "webhook" && own.type === trigger.type;
		case "tick":
		case "manual": return own.kind === trigger.kind && isNamed(start.pipeline, trigger.pipeline);
	}
}
function isNamed(pipeline, name) {
	return pipeline === name || pipeline?.replace(/\.ya?ml$/, "") === name;
}
function chooseSubject(trigger, { starts, otherwise }) {
	if (trigger.kind === "review" || trigger.kind === "check") return "pull-request";
	if (trigger.kind === "open") return trigger.subject;
	const named = trigger.kind === "comment" ? findNamedPipeline(trigger.text) : void 0;
	return starts.filter(({ pipeline, subject }) => pipeline === named && subject !== void 0)[0]?.subject ?? otherwise;
}
function describeMissing(starts, trigger) {
	const what = trigger.kind === "tick" ? "`on.schedule`" : "`on.manual`";
	const same = starts.filter(({ trigger: own }) => own.kind === trigger.kind);
	const rest = same.length > 0 ? same : starts;
	return `There is no pipeline "${trigger.pipeline}" with ${what}. Type one of these:\n${listCommands(rest)}`;
}
function listDistinct(starts) {
	return [...new Map(starts.toReversed().map((start) => [describeChoice(start.trigger), start])).values()].toReversed();
}
function listCommands(starts) {
	const rows = listDistinct(starts).map((start) => [`baton try ${describeChoice(start.trigger)}`, start.pipeline ?? ""]);
	const width = Math.max(0, ...rows.map(([command]) => command.length));
	return rows.map(([command, pipeline]) => `  ${command.padEnd(width)}   ${pipeline}`).join("\n");
}

// src/lab/stand-in/list-wanted-keys.ts
const name = String.raw`(?:\.([\w-]+)|\[\\?["']([\w-]+)\\?["']\])`;
const readings = new RegExp(String.raw`\bneeds${name}\.(results|handoff\.data)${name}`, "g");
const elementReadings = new RegExp(String.raw`\bmatrix${name}`, "g");
const ownFields = ["value", "index"];
const historyFacts = [
	"error",
	"message",
	"handoff_summary",
	"handoff_detail"
];
function listWantedKeys({ stages, history }, stage) {
	const found = [...JSON.stringify(stages).matchAll(readings)].map(([, plain, quoted, what, key, quotedKey]) => ({
		stage: plain ?? quoted,
		what,
		key: key ?? quotedKey ?? ""
	}));
	const keysOf = (wanted) => found.filter((one) => one.stage === stage && one.what === wanted).map(({ key }) => key);
	const remembered = history?.["include-keys"] ?? [];
	const ofData = remembered.flatMap((key) => /^handoff\.data\.(.+)$/.exec(key)?.[1] ?? []);
	const results = [...keysOf("results"), ...remembered].filter(isOwnResult);
	const lists = Object.values(stages).flatMap((other) => {
		const origin = matrixOf(other)?.origin;
		if (origin?.kind !== "data" || origin.stage !== stage) return [];
		const fields = [...JSON.stringify(other).matchAll(elementReadings)].map(([, plain, quoted]) => plain ?? quoted ?? "");
		return [[origin.key, fields.filter((field) => !ownFields.includes(field))]];
	});
	return {
		lists: new Map(lists),
		data: [.../* @__PURE__ */ new Set([...keysOf("handoff.data"), ...ofData])],
		results: [...new Set(results)]
	};
}
function isOwnResult(key) {
	return isResultKey(key) && !reservedNames.has(key) && !historyFacts.includes(key);
}

// src/lab/stand-in/name-stages.ts
function listAgentStages({ pipelines }) {
	return Object.entries(pipelines).flatMap(([pipeline, { stages }]) => Object.entries(stages).flatMap(([name, stage]) => isAgentStage(stage) ? [{
		key: `${pipeline}.${name}`,
		pipeline,
		name,
		stage
	}] : []));
}
function splitValue(value, { option, form }) {
	const at = value.indexOf("=");
	const [name, rest] = [value.slice(0, at).trim(), value.slice(at + 1).trim()];
	if (at > 0 && name !== "" && rest !== "") return [name, rest];
	throw new UsageError(`${option} is "${value}". Write ${option} ${form}.`);
}
function findStages(config, named, option) {
	const places = listAgentStages(config);
	const found = places.filter(({ key, name }) => named === key || named === name);
	if (found.length > 0) return found;
	const builtin = findBuiltin(config, named);
	if (builtin !== void 0) throw new UsageError(`${option} names ${named}, which is the built-in ${builtin}. Only stages with an agent have stand-ins.`);
	const names = [...new Set(places.flatMap(({ key, name }) => named.includes(".") ? [key] : [name]))];
	throw new UsageError(`${option} names the stage "${named}", and there is none.${suggestName(named, names)}`);
}
function splitTask(named) {
	const [, stage = named, suffix = ""] = /^([^/[]+)((?:\[\d+\])?(?:\/\d+(?:-[a-z0-9]+)*)*)$/.exec(named) ?? [];
	return {
		stage,
		suffix
	};
}
function findBuiltin({ pipelines }, named) {
	const stage = Object.entries(pipelines).flatMap(([pipeline, { stages }]) => Object.entries(stages).map(([name, stage]) => ({
		name,
		key: `${pipeline}.${name}`,
		stage
	}))).find(({ name, key }) => name === named || key === named)?.stage;
	return stage === void 0 || isAgentStage(stage) ? void 0 : stage.uses;
}

// src/lab/stand-in/program/stand-in-plan.ts
function partName(ordinal) {
	return `part-${ordinal}`;
}
function isDirected({ sayings, handoff }) {
	return sayings.length > 0 || handoff !== void 0;
}
function isPartlyDirected(part) {
	return isDirected(part) || Object.keys(part.tasks).length > 0;
}

// src/lab/stand-in/read-sayings.ts
const words = [
	"success",
	"fail",
	"noop",
	"needs-input"
];
const form = "STAGE=fail, with noop, needs-input, success, transfer:AGENT or children:3 in the place of fail";
function readSayings(values, config) {
	const sayings = /* @__PURE__ */ new Map();
	for (const value of values) {
		const [named, word] = splitValue(value, {
			option: "--say",
			form
		});
		const { stage, suffix } = splitTask(named);
		for (const place of findStages(config, stage, "--say")) {
			refuseTask(place, {
				value,
				suffix
			});
			const ofStage = sayings.get(place.key) ?? /* @__PURE__ */ new Map();
			const before = ofStage.get(suffix) ?? [];
			const saying = readSaying(word, {
				value,
				place,
				before,
				config
			});
			sayings.set(place.key, ofStage.set(suffix, [...before, saying]));
		}
	}
	for (const [key, ofStage] of sayings) refuseUnknownParts(key, ofStage);
	return sayings;
}
function refuseTask({ key, stage }, { value, suffix }) {
	if (suffix.startsWith("[") && !Object.hasOwn(stage, "matrix")) throw new UsageError(`--say ${value}: stage ${key} has no \`matrix\`, so it has no element ${suffix}. Name the stage alone.`);
	if (suffix.includes("/") && stage.children === void 0) throw new UsageError(`--say ${value}: stage ${key} creates no children. Write \`children: {}\` in the stage, or name the stage alone.`);
}
function refuseUnknownParts(key, sayings) {
	for (const [suffix, [first]] of sayings) {
		const parent = parentNameOf(suffix);
		const count = (parent === void 0 ? [] : sayings.get(parent) ?? []).reduce((sum, saying) => sum + (saying.kind === "children" ? saying.count : 0), 0);
		const names = Array.from({ length: count }, (_, at) => nameChild(`${key}${parent ?? ""}`, at + 1));
		const named = `${key}${suffix}`;
		if (count === 0 || names.includes(named)) continue;
		const created = count === 1 ? "one child" : `${count} children`;
		throw new UsageError(`${first?.asked}: its parent creates ${created}.${suggestName(named, names)}`);
	}
}
function nameChild(parent, ordinal) {
	return childName(parent, {
		ordinal,
		name: partName(ordinal),
		prompt: ""
	});
}
function readSaying(word, said) {
	const asked = `--say ${said.value}`;
	const [, to] = /^transfer:(.+)$/.exec(word) ?? [];
	if (to !== void 0) return readTarget(to, {
		...said,
		asked
	});
	const [, count] = /^children:(.*)$/.exec(word) ?? [];
	if (count !== void 0) return readCount(count, {
		...said,
		asked
	});
	const kind = words.find((known) => known === word);
	if (kind === void 0) {
		const guess = suggestName(word, [
			...words,
			"transfer:AGENT",
			"children:3"
		]);
		throw new UsageError(`${asked}: "${word}" is nothing that a stand-in can say.${guess}`);
	}
	if (kind === "noop" || kind === "needs-input") refuseWithoutSignal(kind, said);
	return {
		kind,
		asked
	};
}
function readCount(text, { asked, value, place }) {
	const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
	if (count < 1 || count > childLimits.requests) {
		const example = value.replace(/=.*/, "=children:3");
		throw new UsageError(`${asked}: a stand-in creates 1 to ${childLimits.requests} children. Write --say ${example}.`);
	}
	if (place.stage.children === void 0) throw new UsageError(`${asked}: stage ${place.key} may not create children. Write \`children: {}\` in the stage.`);
	return {
		kind: "children",
		count,
		asked
	};
}
function readTarget(to, { asked, place, before, config }) {
	const from = agentAfter(place, before);
	const targets = transferTargets(config, from);
	if (targets.includes(to)) return {
		kind: "transfer",
		to,
		asked
	};
	const why = Object.hasOwn(config.agents, to) ? `${from} may not hand over to ${to}` : `there is no agent ${to}`;
	const more = targets.length === 0 ? ` ${from} may hand over to nobody.` : suggestName(to, targets);
	throw new UsageError(`${asked}: ${why}.${more}`);
}
function agentAfter({ stage }, sayings) {
	return sayings.reduce((agent, saying) => saying.kind === "transfer" ? saying.to : agent, stage.agent);
}
function refuseWithoutSignal(kind, { value, place, before, config }) {
	const agent = config.agents[agentAfter(place, before)];
	if (agent === void 0 || signalOf(place.stage, agent) !== "off") return;
	const reason = place.stage.signal === "off" ? "`signal` is off there" : "a `command` agent gives no signal by default";
	throw new UsageError(`--say ${value}: an agent of stage ${place.key} cannot say ${kind}, because ${reason}. Write \`signal: optional\` in the stage, or --say ${place.key}=fail.`);
}

// src/lab/stand-in/build-plan.ts
async function buildPlan(config, { say, handoffs, roles }) {
	const sayings = readSayings(say, config);
	const files = await readHandoffFiles(handoffs, config);
	const misfits = [];
	const stages = {};
	for (const place of listAgentStages(config)) {
		const handoff = files.get(place.key);
		const made = await makeStage(place, config);
		if (made.misfit !== void 0 && handoff === void 0) misfits.push(made.misfit);
		stages[place.key] = {
			...made.part,
			sayings: sayings.get(place.key)?.get("") ?? [],
			tasks: nameTasks(place, sayings.get(place.key)),
			handoff
		};
	}
	const versions = Object.fromEntries(engineNames.map((name) => [name, engines[name].testedVersions[0] ?? ""]));
	const agents = describeAgents(config, roles);
	return {
		plan: {
			versions,
			pipelines: Object.keys(config.pipelines),
			agents,
			stages
		},
		misfits
	};
}
function nameTasks({ name }, sayings = /* @__PURE__ */ new Map()) {
	return Object.fromEntries([...sayings].flatMap(([suffix, said]) => suffix === "" ? [] : [[`${name}${suffix}`, said]]));
}
async function makeStage({ key, pipeline, name, stage }, config) {
	const wanted = listWantedKeys(config.pipelines[pipeline] ?? { stages: {} }, name);
	const made = await makeHandoff(key, stage.handoff, {
		wanted: wanted.data,
		nameValue: (value) => nameList(wanted.lists.get(value)) ?? nameValue(value)
	});
	return {
		part: {
			agent: stage.agent,
			signal: stage.signal,
			hasBranch: stage.branch !== void 0,
			data: made.ok ? made.value.data ?? {} : {},
			results: Object.fromEntries(wanted.results.map((result) => [result, nameValue(result)]))
		},
		misfit: made.ok ? void 0 : made.error
	};
}
function nameList(fields) {
	const nameElement = (at) => fields?.length === 0 ? `stand-in ${at}` : Object.fromEntries((fields ?? []).map((field) => [field, `${field} ${at}`]));
	return fields && JSON.stringify([1, 2].map(nameElement));
}
function nameValue(key) {
	return `stand-in for ${key}`;
}
function describeAgents(config, { byAgent }) {
	const parts = Object.entries(config.agents).map(([name, { engine, access, model }]) => [name, {
		engine,
		access,
		model,
		targets: transferTargets(config, name),
		role: byAgent[name] ?? { kind: "stand-in" }
	}]);
	return Object.fromEntries(parts);
}
async function readHandoffFiles(values, config) {
	const texts = /* @__PURE__ */ new Map();
	for (const value of values) {
		const [named, file] = splitValue(value, {
			option: "--handoff",
			form: "STAGE=FILE"
		});
		const places = findStages(config, named, "--handoff");
		if (!existsSync(file)) throw new UsageError(`--handoff ${value}: there is no file ${file}.`);
		const bytes = readBytes(file);
		for (const { key, pipeline, stage } of places) {
			if (texts.has(key)) throw new UsageError(`--handoff names ${key} twice. Write one file for each stage.`);
			const { errors } = await checkHandoff(bytes, {
				stage,
				config: selectPipeline(config, pipeline)
			});
			const lines = errors.map(({ message }) => `  ${message}`).join("\n");
			if (errors.length > 0) throw new UsageError(`--handoff ${value} does not fit stage ${key}:\n${lines}`);
			texts.set(key, bytes.toString("utf8"));
		}
	}
	return texts;
}

// src/lab/stand-in/describe-stand-ins.ts
function describeStandIns(described) {
	const { config, roles, isolation, directed, withoutSetup, withoutProgramSetup, misfits } = described;
	const entries = Object.entries(roles.byAgent);
	const names = (kind) => entries.flatMap(([name, role]) => role.kind === kind ? [name] : []);
	const byStandIn = names("stand-in");
	const standIns = byStandIn.map((name) => `${name} (${config.agents[name]?.engine})`);
	const own = names("own").map((name) => `${name} (${config.agents[name]?.command?.join(" ")})`);
	const real = entries.flatMap(([name, role]) => role.kind === "real" ? [`${name} (${role.program})`] : []);
	const shell = entries.flatMap(([name, role]) => role.kind === "shell" ? [`${name} (${role.command})`] : []);
	const childless = listAgentStages(config).flatMap(({ key, stage }) => stage.children !== void 0 && byStandIn.includes(stage.agent) && !directed.includes(key) ? [key] : []);
	const rights = !isolation.isolated ? ", with your own rights" : "";
	return [
		...sentence(standIns, (list) => `Stand-ins play these agents, and no model is asked: ${list}.`),
		...sentence(own, (list) => `These agents are commands and run as they are${rights}: ${list}.`),
		...sentence(shell, (list) => `Your commands play these agents: ${list}.`),
		...sentence(real, (list) => `These agents run for real: ${list}.`),
		...sentence(directed, (list) => `Stand-ins play these stages as you say: ${list}.`),
		...sentence(childless, (list) => `Stand-ins create no children unless you say so, as by --say ${childless[0]}=children:2. These stages may: ${list}.`),
		...sentence(withoutSetup, (list) => `\`setup\` is left out where a stand-in needs none: ${list}.`),
		...sentence(withoutProgramSetup, (list) => `\`program-setup\` is left out where another program runs: ${list}.`),
		...misfits
	];
}
function sentence(items, render) {
	return items.length === 0 ? [] : [render(items.join(", "))];
}
function listQuestions({ roles, isolation }) {
	if (isolation.isolated) return [];
	return sentence(Object.entries(roles.byAgent).flatMap(([name, { kind }]) => kind === "shell" || roles.real.includes(name) ? [name] : []), (list) => `These agents run with your own rights and can read and change all your files: ${list}. They are ${isolation.reason}`);
}

// src/lab/stand-in/read-roles.ts
async function readRoles(config, { agents, real, shell }) {
	const commands = readCommands(agents, config);
	const names = real === true ? Object.keys(config.agents).filter((name) => !commands.has(name)) : real ?? [];
	for (const name of names) checkReal(name, {
		config,
		commands
	});
	const otherwise = real === true && names.length > 1 ? " Or name the agents that are to run for real: --real AGENT." : "";
	const byAgent = {};
	for (const [name, agent] of Object.entries(config.agents)) {
		const command = commands.get(name);
		if (command !== void 0) byAgent[name] = {
			kind: "shell",
			command
		};
		else if (names.includes(name)) byAgent[name] = await findReal(name, {
			agent,
			shell,
			otherwise
		});
		else byAgent[name] = { kind: agent.engine === "command" ? "own" : "stand-in" };
	}
	return {
		byAgent,
		real: names
	};
}
function readCommands(values, config) {
	const commands = /* @__PURE__ */ new Map();
	for (const value of values) {
		const [name, command] = splitValue(value, {
			option: "--agent",
			form: "NAME='COMMAND'"
		});
		checkAgent(name, {
			config,
			option: "--agent"
		});
		if (commands.has(name)) throw new UsageError(`--agent names ${name} twice. Write one command for each agent.`);
		commands.set(name, command);
	}
	return commands;
}
function checkAgent(name, { config, option }) {
	if (Object.hasOwn(config.agents, name)) return;
	throw new UsageError(`${option} names the agent "${name}", and there is none.${suggestName(name, Object.keys(config.agents))}`);
}
function checkReal(name, { config, commands }) {
	checkAgent(name, {
		config,
		option: "--real"
	});
	if (commands.has(name)) throw new UsageError(`--agent and --real both name ${name}. Leave one of them out.`);
}
async function findReal(name, wanted) {
	const { agent, shell, otherwise } = wanted;
	checkKeys(name, wanted);
	const { program, title, installation } = engines[agent.engine];
	if (program === void 0) return { kind: "own" };
	const found = await findProgram(program, {
		path: shell.PATH ?? "",
		cwd: "/"
	});
	if (found !== void 0) return {
		kind: "real",
		program: found
	};
	const how = installation?.kind === "npm" ? `Type: npm install --global ${installation.package}@${installation.version}` : installation?.how ?? "";
	throw new UsageError(`Agent ${name} runs for real and needs ${title}, but there is no program \`${program}\` in PATH. ${how}${otherwise}`);
}
function checkKeys(name, { agent, shell, otherwise }) {
	const { authentication, title } = engines[agent.engine];
	if (authentication.length > 0 && agent.env.length === 0) throw new UsageError(`Agent ${name} runs for real, and its \`env\` names no key of ${title}. Write \`env: [${authentication[0]?.join(", ")}]\` in the configuration.${otherwise}`);
	const missing = listMissingKeys(agent, shell);
	if (missing.length === 0) return;
	const needs = missing.map((group) => group.join(" or ")).join(", and ");
	throw new UsageError(`Agent ${name} runs for real and needs ${needs}, which this shell does not have. Type: export ${missing[0]?.[0]}=…${otherwise}`);
}
function listMissingKeys({ engine, env }, shell) {
	const groups = engines[engine].authentication.filter((group) => group.every((key) => env.includes(key)));
	const signIn = groups.flat();
	const lacks = (key) => !isReservedVariable(key) && (shell[key] ?? "") === "";
	const others = env.filter((key) => !signIn.includes(key) && lacks(key)).map((key) => [key]);
	if (groups.length === 0 || groups.some((group) => !group.some(lacks))) return others;
	return [groups.flatMap((group) => group.find(lacks) ?? []), ...others];
}

// src/lab/stand-in/write-launchers.ts
function writeLaunchers(launchers) {
	const { folder, isIsolated, plan } = launchers;
	mkdirSync(folder, {
		recursive: true,
		mode: 448
	});
	chmodSync(folder, isIsolated ? 457 : 448);
	const planFile = join(folder, "plan.json");
	writeFileSync(planFile, `${JSON.stringify(plan, null, 2)}\n`, { mode: 420 });
	const program = findBundledFile("stand-in.js");
	const write = (name, given) => {
		const path = join(folder, name);
		const words = [
			realpathSync(process.execPath),
			program,
			planFile,
			...given
		].map(quoteShell).join(" ");
		writeFileSync(path, `#!/bin/sh\nexec ${words} "$@"\n`);
		chmodSync(path, 493);
		return path;
	};
	for (const engine of launchers.engines) {
		const name = engines[engine].program;
		if (name !== void 0) write(name, [engine, ""]);
	}
	return Object.fromEntries(launchers.agents.map((agent) => [agent, write(`command-${agent}`, ["command", agent])]));
}

// src/lab/stand-in/prepare-stand-ins.ts
async function prepareStandIns(options) {
	const { config, folder, isolation, shell = process.env } = options;
	const roles = await readRoles(config, {
		agents: options.agents,
		real: options.real,
		shell
	});
	const { plan, misfits } = await buildPlan(config, {
		say: options.say,
		handoffs: options.handoffs,
		roles
	});
	const replaced = listReplaced(plan);
	const launchers = writeLaunchers({
		folder,
		isIsolated: isolation.isolated,
		plan,
		engines: engineNames.filter((engine) => replaced.some((name) => config.agents[name]?.engine === engine)),
		agents: replaced.filter((name) => config.agents[name]?.engine === "command")
	});
	const left = {
		withoutSetup: listIdleSetups(config, plan),
		withoutProgramSetup: listIdlePrograms(config, roles)
	};
	const described = {
		config,
		roles,
		isolation,
		misfits,
		directed: Object.entries(plan.stages).flatMap(([key, part]) => isPartlyDirected(part) ? [key] : []),
		...left
	};
	return {
		path: [folder, ...await listRealFolders(roles)],
		...selectSecrets(config, {
			roles,
			shell
		}),
		commands: buildCommands(config, {
			roles,
			launchers
		}),
		...left,
		notes: describeStandIns(described),
		asks: listQuestions(described),
		code: isolation.isolated ? [] : listCode$1(described)
	};
}
async function listRealFolders({ byAgent }) {
	const programs = Object.values(byAgent).flatMap((role) => role.kind === "real" ? [role.program] : []);
	const folders = await Promise.all([...new Set(programs)].map(listProgramFolders));
	return [...new Set(folders.flat())];
}
function listReplaced({ agents, stages }) {
	const directed = Object.values(stages).filter(isPartlyDirected).map(({ agent, sayings, tasks }) => ({
		agent,
		said: [...sayings, ...Object.values(tasks).flat()]
	})).flatMap(({ agent, said }) => [agent, ...said.flatMap((saying) => saying.kind === "transfer" ? [saying.to] : [])]);
	return Object.entries(agents).flatMap(([name, { role }]) => role.kind === "stand-in" || role.kind === "shell" || directed.includes(name) ? [name] : []);
}
function listIdleSetups(config, { agents, stages }) {
	return listAgentStages(config).flatMap(({ key, stage }) => {
		const part = stages[key];
		const isPlayed = part !== void 0 && (isDirected(part) || agents[part.agent]?.role.kind === "stand-in");
		return stage.setup !== void 0 && isPlayed ? [key] : [];
	});
}
function listIdlePrograms({ agents }, { byAgent }) {
	return Object.entries(agents).flatMap(([name, agent]) => {
		const kind = byAgent[name]?.kind;
		return agent["program-setup"] !== void 0 && (kind === "stand-in" || kind === "shell") ? [name] : [];
	});
}
function listCode$1({ config, roles, withoutSetup, withoutProgramSetup }) {
	const agents = Object.entries(config.agents).flatMap(([name, { command, "program-setup": program }]) => [...roles.byAgent[name]?.kind === "own" ? [`agent ${name}: ${command?.join(" ")}`] : [], ...program === void 0 || withoutProgramSetup.includes(name) ? [] : [`program-setup of ${name}: ${program}`]]);
	const setups = listAgentStages(config).flatMap(({ key, stage: { setup } }) => setup === void 0 || withoutSetup.includes(key) ? [] : [`setup of ${key}: ${setup}`]);
	return [...agents, ...setups];
}
function selectSecrets(config, { roles, shell }) {
	const isGiven = (name) => roles.real.includes(name) || roles.byAgent[name]?.kind === "shell";
	const ofAgents = Object.entries(config.agents).flatMap(([name, agent]) => isGiven(name) ? secretsOf(agent) : []);
	const ofSetups = listAgentStages(config).flatMap(({ stage }) => isGiven(stage.agent) ? stage["setup-env"] : []);
	const found = [.../* @__PURE__ */ new Set([...ofAgents, ...ofSetups])].flatMap((name) => shell[name] ? [[name, shell[name]]] : []);
	const ofReal = roles.real.flatMap((name) => config.agents[name]?.env ?? []);
	return {
		secrets: Object.fromEntries(found),
		withoutSecret: [...new Set(ofReal)].filter((name) => !shell[name])
	};
}
function buildCommands(config, { roles, launchers }) {
	const commands = Object.entries(launchers).map(([name, launcher]) => {
		return [name, [launcher, ...roles.byAgent[name]?.kind === "own" ? config.agents[name]?.command ?? [] : []]];
	});
	return Object.fromEntries(commands);
}

// src/lab/stand-in/rewrite-config.ts
function rewriteConfig(text, { commands, withoutSetup, withoutProgramSetup }) {
	const replaced = Object.entries(commands);
	if (replaced.length + withoutSetup.length + withoutProgramSetup.length === 0) return text;
	const document = parseDocument(text, { stringKeys: true });
	for (const [agent, command] of replaced) document.setIn([
		"agents",
		agent,
		"command"
	], command);
	const remove = (path, key) => {
		const map = document.getIn(path);
		if (isMap(map)) map.delete(key);
	};
	for (const agent of withoutProgramSetup) {
		remove(["agents", agent], "program-setup");
		remove(["agents", agent], "setup-env");
	}
	for (const key of withoutSetup) {
		const [pipeline = "", stage = ""] = key.split(".");
		remove([
			"pipelines",
			pipeline,
			"stages",
			stage
		], "setup");
	}
	return document.toString({
		lineWidth: 0,
		flowCollectionPadding: false
	});
}

// src/lab/try/confirm.ts
async function confirm({ root, sources, code, asks }, { yes }) {
	if (yes === true) return;
	const digest = createHash("sha256").update(JSON.stringify([
		root,
		sources,
		code
	])).digest("hex");
	const file = join(findStateFolder(), "baton", "agreed", digest);
	const isNew = code.length > 0 && !existsSync(file);
	await ask(isNew ? [...asks, describe(code)] : asks);
	if (!isNew) return;
	try {
		mkdirSync(dirname(file), {
			recursive: true,
			mode: 448
		});
		writeFileSync(file, `${root}\n`, { mode: 384 });
	} catch (error) {
		printAside(`warning: The yes could not be kept (${messageOf(error)}); it holds for this time.\n`);
	}
}
function findStateFolder() {
	const { XDG_STATE_HOME: given = "" } = process.env;
	return isAbsolute(given) ? given : join(homedir(), ".local", "state");
}
function describe(code) {
	return `This repository has code that runs with your own rights, outside of a sandbox, and can read and change all your files:\n${code.map((text) => {
		const [first = "", ...more] = text.trim().split(/[\r\n]+/);
		return `  ${first.replace(invisibleCharacters, "")}${more.length === 0 ? "" : ` (and ${more.length} more lines)`}\n`;
	}).join("")}A yes in the terminal holds for this folder until its configuration or workflows change.`;
}
async function ask(sentences) {
	if (sentences.length === 0) return;
	const text = sentences.join("\n");
	if (!process.stdin.isTTY) throw new UsageError(`${text}\nAdd --yes if that is what you want.`);
	const lines = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		const answer = await lines.question(`${text}\nGo on? [y/N] `);
		if (!/^y(?:es)?$/i.test(answer.trim())) throw new UsageError("Nothing was started.");
	} finally {
		lines.close();
	}
}

// src/lab/try/workflow/list-secrets.ts
const keyName = "BATON_SIGNING_KEY";
const keyInputs = ["signing-key", keyName];
const listInputs = ["agent-secrets", "BATON_AGENT_SECRETS"];
function listSecrets(files, known) {
	const plain = files.flatMap(({ text, inherits }) => [...listNamed(text), ...inherits ? [...engineKeys, ...listAgentEnv(known.config)] : []]).map((name) => [name, findValue(name, known)]);
	const passed = files.flatMap((file) => Object.entries(file.passed).flatMap(([as, text]) => fillPassed(as, {
		text,
		known
	})));
	const keys = [keyName, ...files.flatMap(({ passed: all }) => keyInputs.flatMap((input) => listNamed(all[input] ?? "")))];
	const secrets = Object.fromEntries([
		...plain,
		...passed,
		...keys.map((name) => [name, known.signingKey ?? ""])
	]);
	return Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ""));
}
function fillPassed(as, { text, known }) {
	const names = listNamed(text);
	const value = known.given[as];
	if (value !== void 0 || known.without.includes(as)) return names.map((name) => [name, value ?? ""]);
	const isWhole = /^\s*\$\{\{[^{}]*\}\}\s*$/.test(text);
	if (!listInputs.includes(as) || !isWhole) return [];
	const lines = listAgentEnv(known.config).filter((name) => !known.without.includes(name)).map((name) => `${name}=${findValue(name, known)}`);
	return names.map((name) => [name, lines.join("\n")]);
}
function listNamed(text) {
	return listSecretNames(text).filter((name) => name.toUpperCase() !== "GITHUB_TOKEN");
}
function listAgentEnv({ agents, pipelines }) {
	const stages = Object.values(pipelines).flatMap(({ stages: all }) => Object.values(all));
	const names = [...Object.values(agents).flatMap(secretsOf), ...stages.flatMap((stage) => isAgentStage(stage) ? stage["setup-env"] : [])];
	return [...new Set(names)];
}
function findValue(name, { given, without }) {
	if (without.includes(name)) return "";
	return given[name] ?? `baton-try-has-no-${name.toLowerCase().replaceAll("_", "-")}`;
}

// src/lab/try/create-try-world.ts
const maintainer = "baton-try";
async function createTryWorld(options) {
	const { plan, keys, standIns } = options;
	const { directory: bare, defaultBranch } = options.snapshot;
	const { config, workflows, text } = plan;
	const played = new Set(workflows.files.map(({ path }) => path));
	const unsigned = config.signing === void 0;
	const runs = /* @__PURE__ */ new Set();
	let isLive = false;
	let isCancelled = false;
	const world = await createLocalWorld({
		folder: options.folder,
		repository: {
			name: options.name,
			private: options.role !== "none",
			bare,
			defaultBranch
		},
		people: {
			maintainer,
			reporter: {
				login: options.sender ?? "octocat",
				role: options.role
			}
		},
		keys,
		unsigned,
		config: text,
		secrets: listSecrets(workflows.files, {
			config,
			signingKey: unsigned ? void 0 : keys.secret,
			given: standIns.secrets,
			without: standIns.withoutSecret
		}),
		alsoOurs: workflows.ours,
		runner: {
			path: [...standIns.path, ...(process.env.PATH ?? "").split(":").filter(isAbsolute)],
			plays: (file) => isLive && played.has(file),
			functions: options.functions,
			sandbox: options.sandbox,
			keepWorkspaces: options.keepWorkspaces,
			grace: {
				interrupt: 2e3,
				terminate: 1e3
			},
			onJob: (job) => {
				runs.add(job.runId);
				if (!isCancelled) options.onJob(job);
			}
		},
		onClose: () => void 0
	});
	const events = [];
	world.server.onEvent((event) => {
		if (isLive) events.push(event);
	});
	return {
		world,
		events,
		async start() {
			await settle(world);
			isLive = true;
		},
		pause() {
			isLive = false;
		},
		cancel() {
			isLive = false;
			isCancelled = true;
			for (const run of runs) world.runner.cancelRun(run);
		}
	};
}

// src/lab/try/run-in-sandbox.ts
const timeoutSeconds = 2e6;
function createScriptSandbox(isolation, path) {
	if (!isolation.isolated) return void 0;
	const known = /* @__PURE__ */ new Set([
		...path,
		dirname(process.execPath),
		...(process.env.PATH ?? "").split(":")
	]);
	return async ({ command, args, cwd, env, grace, onLine, onStop }, { workspace, temp, home, tools }) => {
		const request = {
			command: [
				"/bin/sh",
				"-c",
				"cd -- \"$0\" && exec \"$@\"",
				cwd,
				command,
				...args
			],
			stdin: "",
			workspace,
			files: home,
			writable: [temp, tools],
			readable: [dirname(dirname(process.execPath))],
			environment: {
				...env,
				PATH: await selectPath(env.PATH, {
					known,
					folders: [
						workspace,
						temp,
						home,
						tools
					]
				})
			}
		};
		const launch = await prepareLaunch(request, isolation);
		if (!launch.ok) throw new Error(launch.error.message);
		const stop = new AbortController();
		const forget = onStop(() => stop.abort());
		const graceSeconds = (grace.interrupt + grace.terminate) / 1e3;
		const options = {
			timeoutSeconds,
			graceSeconds,
			cancel: stop.signal,
			write: onLine,
			redact: (line) => line
		};
		const { exitStatus, reason } = await runProcess(launch.value, options);
		forget();
		if (reason !== void 0) onLine(reason);
		return exitStatus;
	};
}
async function selectPath(path = "", { known, folders }) {
	const own = await Promise.all(folders.map((folder) => realpath(folder)));
	const isOwn = async (folder) => {
		const real = await realpath(folder).catch(() => "");
		return own.some((each) => `${real}/`.startsWith(`${each}/`));
	};
	const kept = path.split(":").map(async (folder) => known.has(folder) || await isOwn(folder) ? [folder] : []);
	return (await Promise.all(kept)).flat().join(":");
}

// src/lab/try/snapshot/create-snapshot.ts
const excluded = [
	".env",
	".env.local",
	".env.*.local",
	"node_modules",
	"node_modules/**"
].map((path) => `**/${path}`);
async function draftSnapshot(user, folder) {
	const directory = join(folder, "repository.git");
	createBareRepository(directory, user);
	const index = join(directory, "draft-index");
	copyIndex(user.index, index);
	const repository = createGitRepository(directory);
	const git = user.git.with({
		GIT_INDEX_FILE: index,
		GIT_OBJECT_DIRECTORY: join(directory, "objects")
	});
	if (!existsSync(index)) await git.run(["read-tree", "HEAD"]);
	const notes = await addFiles(git);
	const tree = await git.run(["write-tree"]);
	return {
		notes,
		list: async (path) => {
			return (await readGit(repository, [
				"ls-tree",
				"-z",
				"--name-only",
				tree,
				...path === "" ? [] : [`${path}/`]
			])).split("\0").filter(Boolean);
		},
		read: (path) => readBlob(repository, `${tree}:${path}`),
		commit: async (files) => {
			const commit = await commitTree(git, {
				user,
				files
			});
			storeBranch(directory, {
				branch: user.defaultBranch,
				commit
			});
			return {
				directory,
				defaultBranch: user.defaultBranch,
				commit
			};
		}
	};
}
async function readBlob(repository, name) {
	const id = await findGit(repository, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		name
	]);
	return id === void 0 ? void 0 : (await runGit(repository, [
		"cat-file",
		"blob",
		id
	])).toString("utf8");
}
function createBareRepository(directory, { objects, shallow, defaultBranch }) {
	for (const folder of ["objects/info", "refs/heads"]) mkdirSync(join(directory, folder), { recursive: true });
	writeFileSync(join(directory, "HEAD"), `ref: refs/heads/${defaultBranch}\n`);
	writeFileSync(join(directory, "config"), "[core]\n	repositoryformatversion = 0\n	filemode = true\n	bare = true\n");
	writeFileSync(join(directory, "objects/info/alternates"), `${objects}\n`);
	if (existsSync(shallow)) copyFileSync(shallow, join(directory, "shallow"));
}
function copyIndex(from, to) {
	if (!existsSync(from)) return;
	copyFileSync(from, to);
	const { atime, mtime } = statSync(from);
	utimesSync(to, atime, mtime);
}
async function addFiles(git) {
	const without = excluded.map((pattern) => `:(top,exclude,glob)${pattern}`);
	const { status, stderr } = await git.try([
		"add",
		"--all",
		"--ignore-errors",
		"--",
		":/",
		...without
	]);
	await git.run([
		"reset",
		"--quiet",
		"HEAD",
		"--",
		...excluded.map((pattern) => `:(top,glob)${pattern}`)
	]);
	if (status === 0) return [];
	return [`git could not take all files: ${stderr.split("\n").filter((line) => line.startsWith("error:")).join(" ") || stderr.trim()}`];
}
const identity = Object.fromEntries(["AUTHOR", "COMMITTER"].flatMap((who) => [[`GIT_${who}_NAME`, "baton try"], [`GIT_${who}_EMAIL`, "try@localhost"]]));
async function commitTree(git, { user, files }) {
	for (const [path, text] of Object.entries(files)) {
		const blob = await git.run([
			"hash-object",
			"-w",
			"--stdin",
			"--no-filters"
		], text);
		await git.run([
			"update-index",
			"--add",
			"--cacheinfo",
			`100644,${blob},${path}`
		]);
	}
	const tree = await git.run(["write-tree"]);
	if (tree === await git.run(["rev-parse", `${user.head}^{tree}`])) return user.head;
	return git.with(identity).run([
		"commit-tree",
		tree,
		"-p",
		user.head,
		"-m",
		"Your files as they are, for baton try"
	]);
}
function storeBranch(directory, { branch, commit }) {
	const path = join(directory, "refs/heads", branch);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `${commit}\n`);
}

// src/lab/try/open-try.ts
function makeFolder(keep) {
	const folder = keep === void 0 ? mkdtempSync(join(tmpdir(), "baton-try-")) : resolve(keep);
	mkdirSync(folder, {
		recursive: true,
		mode: 448
	});
	const { uid, mode } = statSync(folder);
	if (uid === process.getuid?.() && (mode & 512) === 0) chmodSync(folder, 448);
	return folder;
}
async function openTry({ folder, work }, request) {
	const { user, options, signal } = request;
	mkdirSync(work, {
		recursive: true,
		mode: 448
	});
	const keys = generateKeyPair("k1");
	const draft = await draftSnapshot(user, work);
	const plan = await request.makePlan(draft, keys.publicKey);
	const isolation = buildIsolation(await probeMachine());
	const { say, handoff: handoffs, agent: agents, real } = options;
	const place = {
		folder: join(folder, "agents"),
		isolation
	};
	const standIns = await prepareStandIns({
		...place,
		config: plan.config,
		say,
		handoffs,
		agents,
		real
	});
	const progress = request.openProgress(plan.config);
	for (const note of [
		...draft.notes,
		...plan.notes,
		...standIns.notes
	]) progress.say(note);
	const code = [
		...standIns.code,
		...isolation.isolated ? [] : plan.workflows.scripts,
		...plan.workflows.actions
	];
	await confirm({
		root: user.root,
		sources: plan.sources,
		code,
		asks: standIns.asks
	}, options);
	const snapshot = await draft.commit({ [plan.path]: rewriteConfig(plan.text, standIns) });
	signal.throwIfAborted();
	const sender = request.senderOf(plan);
	const tryWorld = await createTryWorld({
		folder: work,
		name: user.name,
		plan,
		sender: typeof sender === "string" ? sender : void 0,
		snapshot,
		keys,
		standIns,
		role: options.as,
		keepWorkspaces: options.keep !== void 0,
		onJob: progress.onJob,
		sandbox: createScriptSandbox(isolation, standIns.path),
		functions: request.functions
	});
	return {
		plan,
		snapshot,
		tryWorld,
		stop: stopOn(signal, tryWorld)
	};
}
const patience = 1500;
function stopOn(signal, tryWorld) {
	const stop = () => {
		tryWorld.cancel();
		setTimeout(() => void tryWorld.world.runner.close(), patience).unref();
	};
	signal.addEventListener("abort", stop);
	return () => signal.removeEventListener("abort", stop);
}

// src/lab/try/prepare-config.ts
function replaceKeys(text, publicKey) {
	const document = parseDocument(text, { stringKeys: true });
	const keys = document.errors.length === 0 ? document.getIn(["signing", "keys"], true) : void 0;
	if (!isNode(keys) || !keys.range) return text;
	const [start, end] = keys.range;
	const lines = text.slice(start, end).split("\n").length - 1;
	return `${text.slice(0, start)}[${JSON.stringify(publicKey)}]${"\n".repeat(lines)}${text.slice(end)}`;
}
function dropContainers(text, config) {
	const places = Object.entries(config.pipelines).flatMap(([pipeline, { stages }]) => Object.entries(stages).flatMap(([stage, found]) => isAgentStage(found) && found.container !== void 0 ? [{
		pipeline,
		stage
	}] : []));
	if (places.length === 0) return {
		text,
		dropped: []
	};
	const document = parseDocument(text, { stringKeys: true });
	for (const { pipeline, stage } of places) document.deleteIn([
		"pipelines",
		pipeline,
		"stages",
		stage,
		"container"
	]);
	return {
		text: document.toString({
			lineWidth: 0,
			flowCollectionPadding: false
		}),
		dropped: places.map(({ pipeline, stage }) => `${pipeline}.${stage}`)
	};
}

// src/lab/try/start/list-starts.ts
function listStarts(config, files) {
	const pipelines = Object.entries(config.pipelines).filter(([, { suspend }]) => suspend !== true);
	const found = pipelines.flatMap(([pipeline, { on }]) => [
		...filtersOf(on.issues).map((filter) => ({
			pipeline,
			...readThreadStart(filter, "issue")
		})),
		...filtersOf(on["pull-requests"]).map((filter) => ({
			pipeline,
			...readThreadStart(filter, "pull-request")
		})),
		...filtersOf(on.comment).map((filter) => ({
			pipeline,
			...readCommentStart(on, filter)
		})),
		...on.checks === void 0 ? [] : on.checks.workflows.map((workflow) => ({
			pipeline,
			...checkOf(workflow, on.checks)
		})),
		...on.schedule === void 0 ? [] : [{
			pipeline,
			...tickOf(pipeline)
		}],
		...filtersOf(on.webhook).map(({ type, map }) => ({
			pipeline,
			...webhookOf(type, map)
		})),
		...on.manual === void 0 ? [] : [{
			pipeline,
			...manualOf(pipeline, buildSampleInputs(on))
		}]
	]);
	const steps = pipelines.length === 0 ? files.flatMap(listFileStarts) : [];
	return [...found, ...steps].map((start) => ({
		subject: void 0,
		filter: {},
		map: {},
		...start
	}));
}
function readThreadStart(filter, subject) {
	const { labels, assignee } = filter;
	const state = filter["review-state"];
	const own = {
		subject,
		filter
	};
	if (state !== void 0) return {
		...own,
		trigger: {
			kind: "review",
			state: state === "any" ? "approved" : state
		}
	};
	const [label] = labels?.slice(-1) ?? [];
	if (label !== void 0) return {
		...own,
		trigger: {
			kind: "label",
			name: label
		}
	};
	if (assignee !== void 0 && assignee !== "none") return {
		...own,
		trigger: {
			kind: "assign",
			login: assignee === "*" ? "somebody" : assignee
		}
	};
	return {
		...own,
		trigger: {
			kind: "open",
			subject
		}
	};
}
function readCommentStart(on, { command, subject = "issue", arguments: usage, ...filter }) {
	return {
		trigger: {
			kind: "comment",
			text: buildSampleCommand(on, {
				command,
				arguments: usage
			})
		},
		subject,
		filter,
		command: {
			command,
			arguments: usage
		}
	};
}
function checkOf(workflow, filter) {
	const isMain = filter?.of === "default-branch";
	return {
		trigger: {
			kind: "check",
			workflow
		},
		...isMain || filter === void 0 ? {} : {
			subject: "pull-request",
			filter
		}
	};
}
function tickOf(pipeline) {
	return { trigger: {
		kind: "tick",
		pipeline
	} };
}
function manualOf(pipeline, inputs = {}) {
	return { trigger: {
		kind: "manual",
		pipeline,
		inputs
	} };
}
function webhookOf(type, map = {}) {
	return {
		trigger: {
			kind: "webhook",
			type,
			payload: ""
		},
		map
	};
}
function listFileStarts({ path, crons, inputs }) {
	const pipeline = path.slice(path.lastIndexOf("/") + 1);
	return [...crons.length === 0 ? [] : [{
		pipeline,
		...tickOf(pipeline)
	}], ...inputs === void 0 ? [] : [{
		pipeline,
		...manualOf(pipeline)
	}]];
}

// src/lab/try/workflow/workflow-file.ts
const values = record(string(), unknown()).catch({});
const call = {
	uses: string().catch(""),
	with: values,
	run: unknown().optional(),
	env: unknown().optional()
};
const noCall = {
	uses: "",
	with: {},
	run: void 0,
	env: void 0
};
const stepSchema = looseObject(call).catch(noCall);
const jobSchema = looseObject({
	...call,
	get secrets() {
		return unknown().optional();
	},
	get steps() {
		return array(stepSchema).catch([]);
	}
}).catch({
	...noCall,
	secrets: void 0,
	steps: []
});
const workflowSchema = looseObject({
	...call,
	get on() {
		return unknown().optional();
	},
	get jobs() {
		return record(string(), jobSchema);
	}
});
function readWorkflow({ path, text }) {
	try {
		const { success, data } = workflowSchema.safeParse(parse(text, {
			logLevel: "silent",
			maxAliasCount: 100
		}));
		return success ? [{
			...data,
			path,
			text
		}] : [];
	} catch {
		return [];
	}
}
function isWithin(uses) {
	return /^[.$]\//.test(uses);
}

// src/lab/try/workflow/list-code.ts
const harmless = new RegExp(`^(?:BATON_\\w*|GITHUB_TOKEN|GH_TOKEN|${engineKeys.join("|")})$`);
function listCode(workflows, played) {
	const reached = new Set(played);
	const found = {
		scripts: [],
		actions: []
	};
	for (const workflow of reached) for (const [name, job] of Object.entries(workflow.jobs)) {
		for (const each of workflows) if (isWithin(job.uses) && each.path === job.uses.slice(2)) reached.add(each);
		const place = `${workflow.path}, job ${name}: `;
		const scripts = job.steps.filter(isScript).map((step) => `${place}${describeShell([step, ...listDefaults(job, workflow)])}${step.run}`);
		found[isLast(job) ? "scripts" : "actions"].push(...scripts);
		const beside = [
			workflow,
			job,
			...job.steps
		].flatMap((each) => [...isAction(each, workflows) ? [`uses ${each.uses}`] : [], ...listVariables(each, each === workflow || each === job ? job.steps : [each])]);
		found.actions.push(...beside.map((text) => place + text));
	}
	return found;
}
function listDefaults(...places) {
	return places.map((place) => Object(Object.entries(place).find(([key]) => key === "defaults")?.[1]).run);
}
function describeShell(places) {
	const shell = places.map((place) => Object(place).shell).find((given) => given !== void 0);
	return shell === void 0 ? "" : `(shell: ${JSON.stringify(shell)}) `;
}
function isScript({ run }) {
	return run !== void 0;
}
function isLast({ steps }) {
	const first = steps.findIndex(isScript);
	return first === -1 || steps.slice(first).every(({ uses }) => uses === "");
}
function isAction({ uses }, workflows) {
	return isWithin(uses) && workflows.every(({ path }) => path !== uses.slice(2));
}
function listVariables({ env }, steps) {
	const isObeyed = steps.some(({ uses }) => uses !== "");
	return (typeof env === "string" ? [env] : Object.keys(Object(env))).filter((name) => isObeyed ? !harmless.test(name) : name === "PATH").map((name) => `the variable ${name}`);
}

// src/lab/try/workflow/read-workflows.ts
const callPattern = /^([\w.-]+\/[\w.-]+)\/\.github\/workflows\/(?:run|agent)\.ya?ml@./;
function readPlayedWorkflows(texts) {
	const workflows = texts.flatMap(readWorkflow);
	const calls = workflows.flatMap(listCalls);
	const ours = /* @__PURE__ */ new Set([ownRepository, ...calls.flatMap(({ uses }) => callPattern.exec(uses)?.[1] ?? [])]);
	for (const { uses, with: given } of calls) if (isOwnAction(uses, given)) ours.add(uses.split("@")[0] ?? "");
	const played = findPlayed(workflows, ours);
	const named = played.flatMap(listCalls).filter(({ uses }) => isOurs(uses, ours) || uses === "./.github/workflows/run.yml").flatMap(({ with: { config: path } }) => typeof path === "string" ? [path] : []);
	const [config = ".github/baton.yml"] = named.filter((path) => !path.includes("${{"));
	const { scripts, actions } = listCode(workflows, played);
	const others = named.filter((path) => path !== config).map((path) => `agents of the configuration ${path}`);
	return {
		files: played.map((workflow) => describeFile(workflow, ours)),
		ours: [...ours],
		unknown: played.flatMap((workflow) => listUnknown(workflow, ours)),
		scripts,
		actions: [...actions, ...others],
		config
	};
}
function listCalls({ jobs }) {
	return Object.values(jobs).flatMap((job) => [job, ...job.steps]);
}
function isOwnAction(uses, given) {
	if (!/^[\w.-]+\/[\w.-]+@./.test(uses)) return false;
	return /^[^/]+\/baton@/.test(uses) || "agent" in given && ("prompt" in given || "needs" in given);
}
function isOurs(uses, ours) {
	const [owner, name] = uses.split("@")[0]?.split("/") ?? [];
	return uses.includes("@") && ours.has(`${owner}/${name}`);
}
function findPlayed(workflows, ours) {
	const found = /* @__PURE__ */ new Set();
	for (let before = -1; before < found.size;) {
		before = found.size;
		for (const workflow of workflows) if (listCalls(workflow).some((call) => isCall(call, {
			ours,
			found
		}))) found.add(workflow.path);
	}
	return workflows.filter(({ path }) => found.has(path));
}
function isCall({ uses, with: given }, { ours, found }) {
	if (uses === "./.github/workflows/run.yml" && "task" in given) return true;
	if (uses.startsWith("./")) return found.has(uses.slice(2));
	return isOurs(uses, ours) && given.mode !== "validate";
}
function describeFile({ path, text, on, jobs }, ours) {
	const { events, crons, inputs } = readEvents(on);
	const called = Object.values(jobs).filter(({ uses }) => uses !== "");
	const steps = Object.values(jobs).flatMap(({ steps: all }) => all.filter(({ uses }) => isOurs(uses, ours)));
	const passed = [...called.map(({ secrets }) => secrets), ...steps.map(({ with: given }) => given)];
	return {
		path,
		text,
		crons: crons.map(({ cron }) => cron),
		inputs: events.has("workflow_dispatch") ? inputs : void 0,
		passed: Object.fromEntries(passed.flatMap(listTexts)),
		inherits: called.some(({ secrets }) => secrets === "inherit")
	};
}
function listTexts(map) {
	if (typeof map !== "object" || map === null) return [];
	return Object.entries(map).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []);
}
function listUnknown({ path, jobs }, ours) {
	const folders = Object.fromEntries([...ours].map((name) => [name, ""]));
	const isKnown = (uses) => uses === "" || isWithin(uses) || isKnownAction(uses, folders);
	return Object.entries(jobs).flatMap(([job, { uses, steps }]) => [uses, ...steps.map((step) => step.uses)].filter((each) => !isKnown(each)).map((each) => ({
		uses: each,
		place: `${path}, job ${job}`
	})));
}

// src/lab/try/plan-try.ts
async function planTry(draft, options, place) {
	const plan = await planPlay(draft, options, place);
	const [word] = options.args ?? [];
	if (word !== void 0) throw new UsageError(`A try begins with an event, and "${word}" is none. Type one of these:\n${listCommands(plan.starts)}`);
	const wish = {
		trigger: readEventChoice(options),
		hasFiles: options.files !== void 0
	};
	return {
		...plan,
		start: chooseStart(plan.starts, wish)
	};
}
async function planPlay(draft, options, { root, publicKey }) {
	const texts = await readWorkflowTexts(draft);
	const workflows = readPlayedWorkflows(texts);
	const path = workflows.config;
	const original = options.config === void 0 ? await readConfig(draft, {
		root,
		path
	}) : readConfigFile(options.config).text;
	const keyed = replaceKeys(original, publicKey);
	const config = await parseOrRefuse(keyed, options.config ?? path);
	refuseUnplayable(workflows, texts);
	const { text, dropped } = dropContainers(keyed, config);
	const starts = listStarts(config, workflows.files);
	const warnings = [...checkWorkflowFiles(config, texts), ...listCheckWarnings(config, texts)].map(({ file, line, message }) => `${file}:${line}: ${message}`);
	return {
		config,
		text,
		path,
		workflows,
		sources: [original, ...texts.flatMap(({ path: file, text: content }) => [file, content])],
		starts,
		warnings,
		notes: [
			...describeOurs(workflows),
			...warnings.map((warning) => `warning: ${warning}`),
			...dropped.map((stage) => `\`container\` of ${stage} is left out: its agent runs on this machine.`)
		]
	};
}
async function readWorkflowTexts(draft) {
	const paths = (await draft.list(".github/workflows")).filter((path) => /\.ya?ml$/.test(path));
	return Promise.all(paths.map(async (path) => ({
		path,
		text: await draft.read(path) ?? ""
	})));
}
async function readConfig(draft, { root, path }) {
	const text = await draft.read(path);
	if (text !== void 0) return text;
	if (existsSync(join(root, path))) throw new UsageError(`${path} is ignored by git, so GitHub would never see it. Take it out of .gitignore.`);
	throw new UsageError(explainMissing(path, root));
}
async function parseOrRefuse(text, file) {
	const parsed = await parseWholeConfig(text);
	if (parsed.ok) return parsed.value;
	const faults = parsed.error.map((problem) => `  ${renderPlace(problem, file)}: ${problem.code} ${problem.message}`);
	throw new UsageError(`${file} is not valid:\n${faults.join("\n")}`);
}
function refuseUnplayable({ files, unknown }, texts) {
	if (texts.length === 0) throw new UsageError("There is no workflow in .github/workflows, so nothing on GitHub would start Baton. Type `baton init`, which writes one.");
	if (files.length === 0) {
		const names = texts.map(({ path }) => path.slice(path.lastIndexOf("/") + 1)).join(", ");
		throw new UsageError(`No workflow calls Baton (looked at ${names}). A job has to say: uses: baton-agents/baton/.github/workflows/run.yml@v1. Type \`baton init\`, which writes one.`);
	}
	if (unknown.length === 0) return;
	const lines = unknown.map(({ uses, place }) => `  ${uses} (${place})`);
	throw new UsageError(`\`baton try\` has no network and cannot play these actions:\n${lines.join("\n")}\nIt knows actions/checkout, actions/setup-node and Baton. Move the others to a workflow that does not call Baton, or use \`run\` in their place.`);
}
function describeOurs({ files }) {
	const own = files.flatMap(({ text }) => [...text.matchAll(/\buses:\s*["']?([\w.-]+\/[\w.-]+(?:\/\.github\/workflows\/run\.ya?ml)?@[^\s"'#]+)/g)]).map(([, name = ""]) => name).find((name) => /baton|\/run\.ya?ml@/.test(name));
	return own === void 0 ? [] : [`${own} means this copy of Baton here, version ${version}.`];
}

// src/lab/try/snapshot/open-repository.ts
async function openUserRepository(folder, signal) {
	const root = await findRoot(folder, signal);
	const git = createUserGit(root, { signal });
	const head = await readHead(git);
	const paths = [
		"objects",
		"index",
		"shallow"
	].flatMap((name) => ["--git-path", name]);
	const [objects = "", index = "", shallow = ""] = (await git.run([
		"rev-parse",
		"--path-format=absolute",
		...paths
	])).split("\n");
	return {
		git,
		root,
		head,
		objects,
		index,
		shallow,
		defaultBranch: await findDefaultBranch(git),
		name: nameRepository(root)
	};
}
async function findRoot(folder, signal) {
	const { status, stdout, stderr } = await createUserGit(folder, { signal }).try(["rev-parse", "--show-toplevel"]);
	if (status === 0) return stdout.trim();
	if (/must be run in a work tree/.test(stderr)) throw new UsageError("This repository has no checkout (it is bare). Clone it, and run `baton try` in the clone.");
	if (!/not a git repository/.test(stderr)) throw new UsageError(`git cannot read this repository: ${stderr.trim()}`);
	throw new UsageError("This folder is in no git repository. Run `baton try` inside the repository that has your .github/baton.yml, or type: git init");
}
async function readHead(git) {
	const { status, stdout } = await git.try([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]);
	if (status !== 0) throw new UsageError(`This repository has no commit yet. Type: git add --all && git commit --message "First commit"`);
	const head = stdout.trim();
	if (head.length === 40) return head;
	throw new UsageError("This repository uses SHA-256 for its objects. GitHub takes SHA-1 only, and so does `baton try`.");
}
async function findDefaultBranch(git) {
	const origin = await git.try([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	if (origin.status === 0) return origin.stdout.trim().replace(/^origin\//, "");
	for (const ref of [
		"origin/main",
		"origin/master",
		"heads/main",
		"heads/master"
	]) {
		const full = ref.startsWith("origin/") ? `refs/remotes/${ref}` : `refs/${ref}`;
		if ((await git.try([
			"rev-parse",
			"--verify",
			"--quiet",
			full
		])).status === 0) return ref.replace(/^\w+\//, "");
	}
	const current = await git.try([
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]);
	return current.status === 0 ? current.stdout.trim() : "main";
}
function nameRepository(root) {
	return findRepositoryOf(root) ?? `local/${basename(root).replaceAll(/[^\w.-]+/g, "-") || "repository"}`;
}

export { openTry as a, makeFolder as i, planPlay as n, readSayings as o, planTry as r, listCommands as s, openUserRepository as t };