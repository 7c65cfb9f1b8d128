import { C as unknown, S as union, b as string, g as object, m as looseObject, p as literal, s as array, t as string$1, v as record } from "./zod.js";
import { Ct as engineKeys, Et as renderSecretLines, N as takesInputsByHand, Pt as selectPipeline, S as isSeq, Tt as renderSecret, Vt as isAgentStage, d as parseDocument, dt as secretsOf, f as LineCounter, gn as require_fastest_levenshtein, in as changeKeys, on as responseTo, t as describeSyntaxError, v as isMap, x as isScalar, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { a as isPlainMap, y as quoteNames } from "./job-cli.js";
import { _ as isTimeZone, v as normaliseCron } from "./job-plan-validate.js";

// src/core/config/workflow/check-calls.ts
const inputs$1 = [
	"task",
	"event",
	"pipeline"
];
function listInputs({ pipelines }) {
	return Object.values(pipelines).some(({ on }) => takesInputsByHand(on)) ? [...inputs$1, "inputs"] : inputs$1;
}
function checkWorkflowCalls(config, caller) {
	const { file, jobs, placeOf } = caller;
	const wanted = listInputs(config);
	const problem = (code, { message, path }) => ({
		code,
		message,
		file,
		...placeOf(path)
	});
	const idle = caller.idleJobs.map((name) => problem("BATON-E133", describeIdle(name)));
	if (jobs.length === 0) return idle;
	return [
		...idle,
		...checkDeclared(caller, wanted).map((fault) => problem("BATON-E133", fault)),
		...jobs.flatMap((job) => [
			...checkKeys(caller, job).map((fault) => problem("BATON-E139", fault)),
			...checkVersion(job).map((fault) => problem("BATON-E140", fault)),
			...checkInputs(job, wanted).map((fault) => problem("BATON-E133", fault))
		])
	];
}
function listGroupWarnings(callers) {
	return callers.flatMap(({ file, jobs, find, placeOf }) => [["concurrency"], ...jobs.map(({ name }) => [
		"jobs",
		name,
		"concurrency"
	])].flatMap((path) => {
		const value = find(path);
		const { group = value, queue, "cancel-in-progress": cancels } = { ...isPlainMap(value) ? value : {} };
		const isShared = group !== void 0 && !/run_id|run_number|inputs\.task|toJSON\(inputs/i.test(String(group)) && queue !== "max";
		if (jobs.length === 0 || !isShared) return [];
		const rest = cancels === true ? " and the one at work" : "";
		return [{
			code: "BATON-E156",
			message: `The workflow runs of all tasks share the group ${JSON.stringify(group)}, and GitHub cancels what waits there when another comes${rest}, so tasks are lost; take \`concurrency\` out: \`max-concurrency\` of a pipeline says how many agents work at a time.`,
			file,
			...placeOf(path)
		}];
	}));
}
function checkDeclared(caller, wanted) {
	const missing = wanted.filter((name) => !caller.inputs.includes(name));
	if (missing.length === 0) return checkRequired(caller, wanted);
	if (!caller.events.has("workflow_dispatch")) return [{
		message: `The workflow does not hear \`workflow_dispatch\`, by which Baton starts it again for every task; add the line \`${`  workflow_dispatch: { inputs: { ${wanted.map((name) => `${name}: { type: string }`).join(", ")} } }`}\` to its \`on:\`.`,
		path: ["on"]
	}];
	return [{
		message: `The workflow's \`workflow_dispatch\` lacks ${quoteNames(missing)}; add \`${missing[0]}: { type: string, required: false }\` and the like to its \`inputs\`.`,
		path: [
			"on",
			"workflow_dispatch",
			"inputs"
		]
	}];
}
function checkRequired({ find }, wanted) {
	return wanted.map((name) => [
		"on",
		"workflow_dispatch",
		"inputs",
		name,
		"required"
	]).flatMap((path) => {
		if (find(path) !== true) return [];
		return [{
			message: `The input \`${path[3]}\` is required, and most starts of the workflow have none; write \`required: false\`.`,
			path
		}];
	});
}
const callKeys = [
	"name",
	"uses",
	"with",
	"secrets",
	"needs",
	"if",
	"permissions",
	"concurrency",
	"strategy"
];
const elsewhere = new Map([
	["steps", "a stage has `setup` for what runs before its agent"],
	["env", "agents are given the secrets that their `env` names"],
	["environment", "it stands under `with` here"],
	...[
		"runs-on",
		"timeout-minutes",
		"container"
	].map((key) => [key, `each stage has a \`${key}\` of its own`])
]);
function checkKeys({ find }, { name }) {
	const job = find(["jobs", name]);
	return (isPlainMap(job) ? Object.keys(job).filter((key) => !callKeys.includes(key)) : []).map((key) => {
		return {
			message: `The job \`${name}\` has \`${key}\` beside \`uses\`, and GitHub refuses such a workflow; take the line \`${key}:\` out${elsewhere.has(key) ? `: ${elsewhere.get(key)}` : ""}.`,
			path: [
				"jobs",
				name,
				key
			]
		};
	});
}
function describeIdle(name) {
	return {
		message: `A step of the job \`${name}\` uses Baton and names neither \`agent\` nor \`mode\`, so no task is ever carried out; write a job with \`uses: baton-agents/baton/.github/workflows/run.yml@v1\` and no steps, as \`baton init\` does, or at the step \`agent\` and \`prompt\`, or \`mode: single\`.`,
		path: [
			"jobs",
			name,
			"steps"
		]
	};
}
function checkVersion({ name, uses, isOwnCopy }) {
	if (isOwnCopy || /@./.test(uses)) return [];
	return [{
		message: `The job \`${name}\` calls \`${uses}\` without a version, and GitHub refuses such a workflow; write \`uses: ${uses.replace(/@$/, "")}@v1\`.`,
		path: [
			"jobs",
			name,
			"uses"
		]
	}];
}
function checkInputs({ name, with: given }, wanted) {
	const wrong = wanted.filter((input) => {
		return !new RegExp(`^\\$\\{\\{\\s*(?:github\\.event\\.)?inputs\\.${input}\\s*(?:\\|\\|\\s*''\\s*)?\\}\\}$`).test(String(given[input] ?? ""));
	});
	if (wrong.length === 0) return [];
	const lines = wrong.map((input) => `\`${input}: \${{ inputs.${input} }}\``).join(", ");
	return [{
		message: `The job \`${name}\` does not hand on ${quoteNames(wrong)}; write ${lines} under its \`with\`.`,
		path: [
			"jobs",
			name,
			"with",
			wrong[0] ?? ""
		]
	}];
}

// src/core/config/workflow/check-checks.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function checkWorkflowChecks(config, facts) {
	return [...reportNames(config, {
		...facts,
		find: describeFault
	}), ...checkBranches(config, facts)];
}
function listUnknownChecks(config, facts) {
	return reportNames(config, {
		...facts,
		find: describeUnknown$1
	});
}
function findTitle(text, named) {
	if (named.some(({ name }) => name === text)) return void 0;
	return named.find(({ path }) => path === text || path.endsWith(`/${text}`))?.name;
}
function reportNames(config, { find, ...facts }) {
	const { file, placeOf } = facts.caller;
	const place = {
		file,
		...placeOf([
			"on",
			"workflow_run",
			"workflows"
		])
	};
	return Object.entries(config.pipelines).flatMap(([pipeline, { on }]) => (on.checks?.workflows ?? []).flatMap((name) => {
		const fault = find(name, facts);
		if (fault === void 0) return [];
		return [{
			code: "BATON-E149",
			message: `Pipeline "${pipeline}" waits for checks of the workflow "${name}", ${fault}.`,
			...place
		}];
	}));
}
function describeFault(name, { callers, named }) {
	if (callers.some((caller) => caller.name === name)) return describeOwn(name);
	const title = findTitle(name, named);
	if (title !== void 0) return `and \`${name}\` is the file of "${title}"; write "${title}"`;
	return describeSlip(name, named.map((each) => each.name));
}
function describeUnknown$1(name, facts) {
	const names = facts.named.map((each) => each.name);
	if (names.includes(name) || describeFault(name, facts) !== void 0) return void 0;
	const others = names.filter((each) => !facts.callers.some((caller) => caller.name === each));
	return `and no file in \`.github/workflows\` has that name; write ${others.length === 0 ? "the `name:` of the workflow that checks your code" : `one of ${quoteNames(others)}`}, unless it is one that GitHub itself brings, such as CodeQL`;
}
function checkBranches(config, { caller, callers }) {
	const hearing = callers.filter(({ workflows }) => workflows.length > 0);
	const branches = hearing.flatMap(({ checkedBranches = ["**"] }) => checkedBranches);
	if (hearing.length === 0 || branches.includes("**")) return [];
	const place = {
		file: caller.file,
		...caller.placeOf([
			"on",
			"workflow_run",
			"branches"
		])
	};
	return Object.entries(config.pipelines).flatMap(([pipeline, { on }]) => {
		if (on.checks === void 0 || on.checks.of === "default-branch") return [];
		return [{
			code: "BATON-E149",
			message: `Pipeline "${pipeline}" waits for checks of pull requests, and the workflow hears checks of the branch ${quoteNames(branches)} alone, by the name of their own branch; take \`branches\` out of \`workflow_run\`, or write \`of: default-branch\` in the pipeline.`,
			...place
		}];
	});
}
function describeOwn(name) {
	return `which calls Baton itself and starts nothing; take "${name}" out of \`on.checks.workflows\``;
}
function describeSlip(name, names) {
	if (names.length === 0 || names.includes(name)) return void 0;
	const near = (0, import_fastest_levenshtein.closest)(name, [...names]);
	return (0, import_fastest_levenshtein.distance)(name.toLowerCase(), near.toLowerCase()) <= mostSlips(name) ? `which does not exist; write "${near}"` : void 0;
}
function mostSlips({ length }) {
	return length < 4 ? 0 : 2;
}

// src/core/config/workflow/list-events.ts
function listEvents({ on }) {
	return [
		...[...filtersOf(on.issues).flatMap((filter) => typesOf(filter).map((type) => ({
			event: "issues",
			type
		}))), ...filtersOf(on["pull-requests"]).flatMap(listPullEvents)],
		...on.comment === void 0 ? [] : [{
			event: "issue_comment",
			type: "created"
		}],
		...filtersOf(on.webhook).map(({ type }) => ({
			event: "repository_dispatch",
			type
		})),
		...(on.checks?.workflows ?? []).map((workflow) => ({
			event: "workflow_run",
			type: "completed",
			workflow
		})),
		...on.manual !== void 0 ? [{
			event: "workflow_dispatch",
			type: void 0
		}] : []
	];
}
function listAnswerEvents({ stages, limits }) {
	const asks = limits["on-limit"] === "ask" && limits["max-cost-usd"] !== void 0;
	const waits = Object.values(stages).some(({ approval }) => approval !== void 0);
	return asks || waits ? [{
		event: "issue_comment",
		type: "created"
	}] : [];
}
function listPullEvents(filter) {
	if (filter["review-state"] !== void 0) return [{
		event: "pull_request_review",
		type: "submitted"
	}];
	return typesOf(filter).map((type) => ({
		event: "pull_request",
		type
	}));
}
function typesOf({ labels, assignee, draft }) {
	const waits = [...labels === void 0 ? [] : ["labeled"], ...assignee === void 0 || assignee === "none" ? [] : ["assigned"]];
	if (waits.length > 0) return waits;
	return draft === false ? [
		"opened",
		"reopened",
		"ready_for_review"
	] : ["opened", "reopened"];
}
function listChangeEvents(settings) {
	const { on, "on-change": onChange } = settings;
	if (onChange === void 0) return [];
	return changeKeys.filter((key) => isConfigured(onChange, key) && responseTo(onChange, key) === "cancel").flatMap((key) => [...on.issues === void 0 ? [] : changeTypesOf(key, hasLabels(on.issues)).map((type) => ({
		event: "issues",
		type
	})), ...on["pull-requests"] === void 0 ? [] : [...changeTypesOf(key, hasLabels(on["pull-requests"])), ...key === "pushed" ? ["synchronize"] : []].map((type) => ({
		event: "pull_request",
		type
	}))]);
}
function isConfigured(onChange, key) {
	return typeof onChange === "string" || onChange[key] !== void 0;
}
function hasLabels(filters) {
	return filtersOf(filters).some(({ labels }) => labels !== void 0);
}
function changeTypesOf(key, isLabelled) {
	if (key === "label-removed") return isLabelled ? ["unlabeled"] : [];
	return key === "closed" ? ["closed"] : [];
}

// src/core/config/workflow/check-events.ts
const defaults = /* @__PURE__ */ new Map([["pull_request", [
	"opened",
	"synchronize",
	"reopened"
]]]);
function checkWorkflowEvents(config, { caller, callers, named }) {
	const { file, placeOf } = caller;
	const problem = (message, path) => ({
		code: "BATON-E132",
		message,
		file,
		...placeOf(path)
	});
	const prefixPath = [
		"jobs",
		caller.jobs[0]?.name ?? "",
		"with",
		"command-prefix"
	];
	return Object.entries(config.pipelines).flatMap(([pipeline, settings]) => {
		const reportMissing = (events, purpose) => {
			const wanted = events.map((event) => nameWorkflow(event, named)).filter((event) => !callers.some((each) => receivesEvent(each, event)));
			return [...new Set(wanted.map(({ event }) => event))].map((event) => {
				const types = [...new Set(wanted.flatMap((each) => each.event === event && each.type !== void 0 ? [each.type] : []))];
				const workflows = wanted.flatMap((each) => each.workflow ?? []);
				return problem(`The workflow does not hear ${describeEvent(event, types)}${describeWorkflows(workflows)}, ${purpose}; ${renderEventLine(caller, {
					event,
					types,
					workflows
				})}.`, ["on", event]);
			});
		};
		const unheard = [
			...reportMissing(listEvents(settings), `which starts pipeline "${pipeline}"`),
			...reportMissing(listChangeEvents(settings), `to which pipeline "${pipeline}" answers by its \`on-change\``),
			...settings.on.comment === void 0 ? reportMissing(listAnswerEvents(settings), `in which people approve stages of pipeline "${pipeline}", or add money`) : []
		];
		const kept = filtersOf(settings.on.comment).filter(({ command }) => !callers.some((each) => startsJobFor(each, command)));
		return [...unheard, ...kept.map(({ command }) => problem(describePrefix(pipeline, command), prefixPath))];
	});
}
function nameWorkflow(event, named) {
	const title = event.workflow === void 0 ? void 0 : findTitle(event.workflow, named);
	return title === void 0 ? event : {
		...event,
		workflow: title
	};
}
const commented = {
	event: "issue_comment",
	type: "created"
};
function listUnheardAnswers({ pipelines }, callers) {
	const [caller] = callers;
	const settings = Object.values(pipelines);
	const mayAsk = settings.some(({ stages }) => Object.values(stages).some(isAgentStage));
	const isReported = settings.some((each) => each.on.comment !== void 0 || listAnswerEvents(each).length > 0);
	if (caller === void 0 || !mayAsk || isReported || hearsComments(callers) === true) return [];
	const { event, type = "" } = commented;
	const line = renderEventLine(caller, {
		event,
		types: [type],
		workflows: []
	});
	return [{
		code: "BATON-E132",
		message: `The workflow does not hear ${describeEvent(event, [type])}, so nobody can answer an agent that asks (\`/baton answer\`), or give any other command; ${line}.`,
		file: caller.file,
		...caller.placeOf(["on", event])
	}];
}
function hearsComments(callers) {
	return callers.length === 0 ? void 0 : callers.some((each) => receivesEvent(each, commented));
}
function receivesEvent({ events, jobs, workflows }, { event, type, workflow }) {
	if (workflow !== void 0 && !workflows.includes(workflow)) return false;
	if (event === "workflow_dispatch" && jobs.length > 0) return true;
	if (!events.has(event)) return false;
	const types = events.get(event) ?? defaults.get(event);
	return type === void 0 || types === void 0 || types.includes(type);
}
function describeEvent(event, types) {
	return types.length === 0 ? `\`${event}\`` : `${quoteNames(types)} of \`${event}\``;
}
function describeWorkflows(names) {
	return names.length === 0 ? "" : ` for the workflow ${quoteNames(names)}`;
}
function renderEventLine({ events, workflows: heard }, { event, types, workflows }) {
	if (types.length === 0) return `add \`${event}\` with the inputs task, event and pipeline to its \`on:\``;
	const others = (events.get(event) ?? []).filter((other) => !types.some((type) => type.startsWith(other)));
	const all = [.../* @__PURE__ */ new Set([...others, ...types])].join(", ");
	const line = `\`  ${event}: { ${event === "workflow_run" ? `workflows: [${[...heard, ...workflows].map((name) => JSON.stringify(name)).join(", ")}], ` : ""}types: [${all}] }\``;
	return events.has(event) ? `change the line of ${event} to ${line}` : `add the line ${line} to its \`on:\``;
}
function startsJobFor({ jobs }, command) {
	if (command.startsWith("/baton")) return true;
	return jobs.length === 0 || jobs.some((job) => command.startsWith(String(job.with["command-prefix"] ?? "/baton")));
}
function describePrefix(pipeline, command) {
	return `Comments with ${JSON.stringify(command)}, the command of pipeline "${pipeline}", start no job: the workflow takes those that begin with \`/baton\` or with its \`command-prefix\`; write \`command-prefix: ${command.split(" ")[0]}\` under the \`with\` of its job, or begin the command with \`/baton\`.`;
}

// src/core/config/workflow/check-permissions.ts
const permissions = [
	"contents",
	"issues",
	"pull-requests",
	"actions"
];
const line = "`permissions: { contents: write, issues: write, pull-requests: write, actions: write }`";
function checkPermissions(caller) {
	return findIn(caller, ({ name, permissions: granted }) => {
		if (granted === void 0 || granted === "write-all") return [];
		if (typeof granted === "string") return [`The job \`${name}\` grants \`${granted}\`; write ${line} at the job.`];
		const map = readMap(granted);
		const missing = permissions.filter((key) => map[key] !== "write").map((key) => `\`${key}: write\``);
		return missing.length === 0 ? [] : [`The job \`${name}\` does not grant ${missing.join(", ")}; write ${line} at the job.`];
	});
}
function listPermissionWarnings(callers) {
	return callers.flatMap((caller) => findIn(caller, ({ name, permissions: granted }) => {
		const map = readMap(granted);
		const more = Object.keys(map).filter((key) => !permissions.includes(key) && map[key] !== "none");
		if (granted !== "write-all" && more.length === 0) return [];
		return [`The job \`${name}\` grants ${more.length === 0 ? `\`${granted}\`, more than Baton uses` : `${quoteNames(more)}, which Baton does not use`}; write ${line} at the job.`];
	}));
}
function readMap(granted) {
	return typeof granted === "object" && granted !== null ? { ...granted } : {};
}
function findIn({ file, jobs, placeOf }, find) {
	return jobs.flatMap((job) => find(job).map((message) => ({
		code: "BATON-E134",
		message,
		file,
		...placeOf(job.permissionsPath)
	})));
}

// src/core/config/workflow/check-crons.ts
function checkWorkflowCrons(config, { caller, callers }) {
	const fired = new Set(callers.flatMap(({ crons }) => crons.map(keyOf)));
	const wanted = Object.entries(config.pipelines).map(([pipeline, { on }]) => {
		return {
			pipeline,
			schedule: on.schedule && {
				cron: on.schedule.cron,
				timezone: on.schedule.timezone ?? "UTC"
			}
		};
	});
	return wanted.flatMap(({ pipeline, schedule }) => {
		if (schedule === void 0 || fired.has(keyOf(schedule))) return [];
		const { file, placeOf } = caller;
		const { cron, timezone } = schedule;
		const zone = timezone === "UTC" ? "" : ` in ${timezone}`;
		return [{
			code: "BATON-E118",
			message: `The workflow does not fire ${JSON.stringify(cron)}${zone}, the \`on.schedule.cron\` of pipeline "${pipeline}"; ${renderScheduleLine(caller, schedule)}${renderUnusedCrons(caller, wanted)}.`,
			file,
			...placeOf(["on", "schedule"])
		}];
	});
}
function renderScheduleLine({ form, crons }, schedule) {
	const items = (form === "flow" ? [...crons, schedule] : [schedule]).map(renderCron).join(", ");
	if (form === "block") return `add the line \`    - ${items}\` to its \`schedule:\``;
	const line = `\`  schedule: [${items}]\``;
	return form === "flow" ? `change the line of its schedule to ${line}` : `add the line ${line} to its \`on:\``;
}
function renderCron({ cron, timezone }) {
	return `{ cron: ${JSON.stringify(cron)}${timezone === "UTC" ? "" : `, timezone: ${JSON.stringify(timezone)}`} }`;
}
function renderUnusedCrons({ crons }, wanted) {
	const known = new Set(wanted.flatMap(({ schedule }) => schedule === void 0 ? [] : [keyOf(schedule)]));
	const others = crons.filter((each) => !known.has(keyOf(each)));
	return others.length === 0 ? "" : ` (no pipeline has ${others.map(({ cron }) => JSON.stringify(cron)).join(", ")}, which it fires)`;
}
function keyOf({ cron, timezone }) {
	return `${normaliseCron(cron)} ${timezone}`;
}

// src/core/config/workflow/check-secrets.ts
const keyName = "BATON_SIGNING_KEY";
const engineKeyNames = new Set(engineKeys);
const ownNames = /* @__PURE__ */ new Set([
	"signing-key",
	keyName,
	"agent-secrets",
	"BATON_AGENT_SECRETS"
]);
function checkWorkflowSecrets(config, caller) {
	const { file, placeOf } = caller;
	const wanted = listAgentSecrets(config);
	return caller.jobs.flatMap((job) => {
		const path = [
			"jobs",
			job.name,
			"secrets"
		];
		const lacking = [...checkKey(config, job), ...checkAgentSecrets(wanted, job)].map((message) => ({
			message,
			path
		}));
		const open = listOpen(job).map((name) => ({
			message: describeOpen(name, job),
			path: [...path, name]
		}));
		const unknown = listUnknown(job).map((name) => ({
			message: describeUnknown(name, job),
			path: [...path, name]
		}));
		return [
			...lacking,
			...open,
			...unknown
		].map((found) => ({
			code: "BATON-E135",
			message: found.message,
			file,
			...placeOf(found.path)
		}));
	});
}
function listUnknown({ uses, secrets }) {
	if (secrets === "inherit" || !/^[\w.-]+\/baton\//.test(uses)) return [];
	return Object.keys(secrets).filter((name) => !ownNames.has(name) && !engineKeyNames.has(name));
}
function listOpen({ secrets }) {
	const isOpen = /^\s*(?:\$\{\{\s*(?:vars\b|github\b|secrets\.GITHUB_TOKEN)[^|&]*\}\}|(?!.*\$\{\{)\S.*)$/s;
	return Object.entries(secrets).filter(([name]) => ["signing-key", keyName].includes(name) || engineKeyNames.has(name)).flatMap(([name, text]) => isOpen.test(text) ? [name] : []);
}
function describeOpen(name, job) {
	const own = name === "signing-key" ? keyName : name;
	return `The job \`${job.name}\` passes \`${name}\` from what is no secret; write \`${name}: ${renderSecret(own)}\`, store it under Settings → Secrets → Actions, and make a new one if its value was in a file or a variable.`;
}
function listSecretWarnings(callers) {
	return callers.flatMap(({ file, jobs, placeOf }) => jobs.flatMap((job) => listDoubts(job).map(({ message, path }) => ({
		code: "BATON-E135",
		message,
		file,
		...placeOf([
			"jobs",
			job.name,
			"secrets",
			...path
		])
	}))));
}
function listDoubts({ name, uses, secrets }) {
	if (secrets === "inherit") {
		if (!uses.startsWith("baton-agents/")) return [];
		return [{
			message: `The job \`${name}\` has \`secrets: inherit\`, and GitHub hands on nothing by it to \`${uses}\` unless both repositories belong to one organisation or enterprise; write \`${renderLine(keyName)}\`, \`signing-key: ${renderSecret(keyName)}\` and a line for each key of an agent under its \`secrets\`.`,
			path: []
		}];
	}
	return Object.entries(secrets).flatMap(([key, text]) => text.split("\n").map((line) => ({
		key,
		line
	}))).flatMap(({ key, line }) => {
		const own = /^\s*(\w+)=/.exec(line)?.[1] ?? (key === "signing-key" ? keyName : key);
		const slip = listSecretNames(line).find((stored) => isSlip(stored, own) || stored !== own && isOfOther(stored, own));
		if (slip === void 0) return [];
		return [{
			message: `\`${own}\` is filled from the secret \`${slip}\`, which looks like a slip; write \`${renderSecret(own)}\`, unless it is stored under that name.`,
			path: [key]
		}];
	});
}
function isOfOther(stored, own) {
	const company = (name) => name.replace(/^(?:CLAUDE_CODE|CODEX)/, (word) => word === "CODEX" ? "OPENAI" : "ANTHROPIC").split("_")[0] ?? "";
	return engineKeyNames.has(stored) && engineKeyNames.has(own) && company(stored) !== company(own);
}
function isSlip(stored, own) {
	if (stored.replaceAll("_", "") === own.replaceAll("_", "")) return stored !== own;
	const [words, others] = [stored.split("_"), own.split("_")];
	const [wrong, ...more] = words.map((word, index) => [word, others[index] ?? ""]).filter(([word, other]) => word !== other);
	if (wrong === void 0 || more.length > 0 || words.length !== others.length) return false;
	const [word, other] = wrong;
	return word.length > 3 && !/\d/.test(word + other) && (0, import_fastest_levenshtein.distance)(word, other) <= 2 && (0, import_fastest_levenshtein.distance)(word, other) * 2 < word.length;
}
function describeUnknown(name, job) {
	return `The job \`${job.name}\` passes \`${name}\`, which \`run.yml\` does not declare, so GitHub refuses the workflow; write \`agent-secrets: |\` with the line \`${name}=${renderSecret(name)}\` below it.`;
}
function checkKey({ signing }, job) {
	const passed = listPassed(job);
	if (passed.includes(keyName)) return [];
	const line = `\`${renderLine(keyName)}\` under its \`secrets\``;
	const environment = String(job.with.environment ?? "");
	if (environment !== "") return [`The job \`${job.name}\` names the environment ${JSON.stringify(environment)} and does not pass its key; write ${line}: an environment fills only the names that the caller passes.`];
	if (signing === void 0 || passed.includes("signing-key")) return [];
	return [`The config lists \`signing.keys\`, and the job \`${job.name}\` passes no key; write \`signing-key: ${renderSecret(keyName)}\` and ${line}.`];
}
function checkAgentSecrets(wanted, job) {
	const passed = listPassed(job);
	const missing = passed.includes("agent-secrets") || passed.includes("BATON_AGENT_SECRETS") ? [] : wanted.filter((name) => !passed.includes(name));
	if (missing.length === 0) return [];
	return [`Agents are given ${quoteNames(missing)}, which the job \`${job.name}\` does not pass; write ${renderSecretLines(missing)} under its \`secrets\`.`];
}
function listAgentSecrets(config) {
	const names = Object.entries(config.pipelines).flatMap(([name, { stages }]) => [...Object.values(selectPipeline(config, name).agents).flatMap(secretsOf), ...Object.values(stages).flatMap((stage) => isAgentStage(stage) ? stage["setup-env"] : [])]);
	return [...new Set(names)];
}
function listSecretNames(text = "") {
	return [...text.matchAll(/\bsecrets(?:\.([A-Za-z_]\w*)|\[\s*'([^']+)'\s*\])/g)].map(([, plain, quoted]) => plain ?? quoted ?? "");
}
function listPassed({ secrets }) {
	return secrets === "inherit" ? [
		keyName,
		"BATON_AGENT_SECRETS",
		...engineKeys
	] : Object.keys(secrets);
}
function renderLine(name) {
	return `${name}: ${renderSecret(name)}`;
}

// src/core/config/workflow/check-settings.ts
const known = [
	"config",
	"task",
	"event",
	"pipeline",
	"inputs",
	"environment",
	"command-prefix",
	"runs-on",
	"dry-run"
];
const ours = "baton-agents/baton/.github/workflows/run.yml";
function checkSettings(caller) {
	const inputs = (caller.jobs.length === 0 ? [] : caller.inputs.filter((name) => /^(?:task|event|pipeline|inputs)$/.test(name))).map((name) => findInputFault(caller, name));
	const zone = caller.crons.find(({ timezone }) => !isTimeZone(timezone))?.timezone;
	const message = `A cron of the workflow has the time zone \`${zone}\`, and GitHub refuses it; write an IANA name, such as \`Europe/Berlin\`.`;
	const zones = zone === void 0 ? void 0 : [
		"BATON-E139",
		["on", "schedule"],
		message
	];
	return toProblems(caller, [
		...caller.jobs.map(findCallFault),
		...inputs,
		zones
	]);
}
function listSettingWarnings(callers, config) {
	return callers.flatMap((caller, index) => {
		const twin = callers.slice(0, index).find((each) => isTwin(each, caller));
		const conditionOf = ({ name }) => String(caller.find([
			"jobs",
			name,
			"if"
		]) ?? "").replace(/^vars\.BATON_MODE\s*!=\s*'app'$/, "");
		const twice = [...Map.groupBy(caller.jobs, conditionOf).values()].find((same) => same.length > 1);
		const doubts = caller.jobs.map((job) => findDoubt(job, {
			caller,
			config
		}));
		const filter = [
			"branches",
			"branches-ignore",
			"paths",
			"paths-ignore"
		].find((key) => caller.find([
			"on",
			"pull_request",
			key
		]));
		if (filter !== void 0) doubts.push([
			"BATON-E156",
			[
				"on",
				"pull_request",
				filter
			],
			`\`${filter}\` keeps pull requests from Baton; filter in the configuration.`
		]);
		if (twice !== void 0) doubts.push([
			"BATON-E156",
			["jobs"],
			`${quoteNames(twice.map(({ name }) => name))} carry out each task, every one; keep one.`
		]);
		if (twin !== void 0) doubts.push([
			"BATON-E156",
			["on"],
			`${twin.file} hears the same events, so each starts its pipelines twice; keep one of the two.`
		]);
		return toProblems(caller, doubts);
	});
}
function toProblems({ file, placeOf }, findings) {
	return findings.filter((each) => each !== void 0).map(([code, path, message]) => ({
		code,
		message,
		file,
		...placeOf(path)
	}));
}
function findCallFault({ name, uses, with: given, isOwnCopy }) {
	const [address = "", version = ""] = uses.split("@");
	const line = `The job \`${name}\``;
	const path = [
		"jobs",
		name,
		"uses"
	];
	if (isOwnCopy || !address.startsWith("baton-agents/")) return void 0;
	if (address !== ours) return [
		"BATON-E140",
		path,
		`${line} calls \`${uses}\`, which starts no pipeline; write \`uses: ${ours}@v1\`.`
	];
	if (/^[0-9a-f]{7,39}$|^latest$/.test(version)) return [
		"BATON-E140",
		path,
		`${line} calls \`@${version}\`, no tag, branch or whole commit id; write \`@v1\`, or all 40 digits.`
	];
	const key = Object.keys(given).find((each) => !known.includes(each));
	const message = `${line} hands on \`${key}\`, which GitHub refuses, because \`run.yml\` has no such input; take it out. It has ${quoteNames(known)}.`;
	return key === void 0 ? void 0 : [
		"BATON-E133",
		[
			"jobs",
			name,
			"with",
			key
		],
		message
	];
}
function findInputFault({ find }, name) {
	const path = [
		"on",
		"workflow_dispatch",
		"inputs",
		name
	];
	const [type = "string", value = ""] = [find([...path, "type"]), find([...path, "default"])];
	const isText = type === "string" || name === "pipeline";
	if (isText && value === "") return void 0;
	return [
		"BATON-E133",
		path,
		`The input \`${name}\` ${isText ? `is \`${value}\` by default` : `has the type \`${type}\``}, and Baton starts the workflow with any text in it, or with none; write ${`\`${name}: { type: string, required: false }\``}.`
	];
}
function findDoubt({ name, with: given }, { caller: { find }, config }) {
	const job = ["jobs", name];
	const path = given.config;
	const isElsewhere = typeof path === "string" && !path.includes("${{") && !config.replaceAll("\\", "/").endsWith(path);
	const doubt = (key, words) => [
		"BATON-E156",
		[...job, key],
		`The job \`${name}\` ${words}.`
	];
	if (String(given["dry-run"]) === "true") return doubt("with", "has `dry-run: true`, so it starts and writes nothing; take it out");
	if (find([...job, "strategy"]) !== void 0) return doubt("strategy", "has a `strategy`, so each part of it carries out each task; take it out: a stage has `matrix`");
	if (isElsewhere) return doubt("with", `reads \`config: ${path}\`, and not the file that is checked here; take the line out`);
	if (!/BATON_MODE\s*==\s*'app'/.test(String(find([...job, "if"])))) return void 0;
	return doubt("if", "runs only beside the App, which does its work; write `if: vars.BATON_MODE != 'app'`");
}
function isTwin(one, other) {
	const isShared = (event) => /^(?:issues|pull_request|issue_comment)$/.test(event) && other.events.has(event);
	const [first, second] = [one.jobs[0], other.jobs[0]];
	return [...one.events.keys()].some(isShared) && first !== void 0 && first.with.config === second?.with.config;
}

// src/core/config/workflow/read-events.ts
const namesSchema = union([string().transform((name) => [name]), array(string())]);
const typesSchema = looseObject({ types: namesSchema });
const onSchema = looseObject({
	get schedule() {
		return array(object({
			get cron() {
				return string();
			},
			get timezone() {
				return string().default("UTC");
			}
		})).catch([]);
	},
	get workflow_dispatch() {
		return looseObject({ get inputs() {
			return record(string(), unknown());
		} }).catch({ inputs: {} });
	},
	get workflow_run() {
		return looseObject({
			get workflows() {
				return namesSchema.catch([]);
			},
			get branches() {
				return namesSchema.optional().catch(void 0);
			}
		}).catch({ workflows: [] });
	}
});
function readEvents(on) {
	const names = namesSchema.safeParse(on).data ?? [];
	const heard = isPlainMap(on) ? on : Object.fromEntries(names.map((name) => [name, void 0]));
	const { schedule, workflow_dispatch: dispatch, workflow_run: checks } = onSchema.parse(heard);
	return {
		events: new Map(Object.entries(heard).map(([name, value]) => [name, typesSchema.safeParse(value).data?.types])),
		crons: schedule,
		inputs: Object.keys(dispatch.inputs),
		workflows: checks.workflows,
		checkedBranches: checks.branches
	};
}

// src/core/config/workflow/read-caller.ts
const stepSchema = looseObject({
	get uses() {
		return string().catch("");
	},
	get with() {
		return record(string(), unknown()).catch({});
	}
});
const jobSchema = looseObject({
	get uses() {
		return string().catch("");
	},
	get with() {
		return record(string(), unknown()).catch({});
	},
	get secrets() {
		return union([literal("inherit"), record(string(), string$1())]).catch({});
	},
	get permissions() {
		return unknown().optional();
	},
	get steps() {
		return array(stepSchema.catch({
			uses: "",
			with: {}
		})).catch([]);
	}
});
const workflowSchema = looseObject({
	get name() {
		return string().optional().catch(void 0);
	},
	get on() {
		return unknown();
	},
	get permissions() {
		return unknown().optional();
	},
	get jobs() {
		return record(string(), jobSchema);
	}
});
function readCaller(file, text, { isOurs = false } = {}) {
	const { document, lines } = parseWorkflow(text);
	if (document.errors.length > 0) return void 0;
	const plain = document.toJS({ maxAliasCount: 100 });
	const workflow = workflowSchema.safeParse(plain);
	if (!workflow.success || !Object.values(workflow.data.jobs).some((job) => callsBaton(job, isOurs))) return void 0;
	const list = document.getIn(["on", "schedule"], true);
	return {
		file,
		text,
		name: workflow.data.name ?? file,
		...readEvents(workflow.data.on),
		jobs: readJobs(workflow.data, isOurs),
		idleJobs: Object.entries(workflow.data.jobs).flatMap(([name, { steps }]) => steps.some(isIdle) ? [name] : []),
		form: formOf(list),
		find: (path) => path.reduce((value, name) => isPlainMap(value) ? value[name] : void 0, plain),
		placeOf: (path) => {
			const { line, col } = lines.linePos(findOffset(document.contents, path));
			return {
				line,
				column: col
			};
		}
	};
}
function isSurelyCaller({ jobs }) {
	return jobs.length === 0 || jobs.some((job) => job.isOwnCopy || passesTask(job) || /^[\w.-]+\/baton\//.test(job.uses));
}
const parsed = /* @__PURE__ */ new Map();
function parseWorkflow(text) {
	const known = parsed.get(text);
	if (known !== void 0) return known;
	if (parsed.size > 100) parsed.clear();
	const lines = new LineCounter();
	const document = parseDocument(text, {
		lineCounter: lines,
		prettyErrors: false,
		stringKeys: true
	});
	parsed.set(text, {
		document,
		lines
	});
	return {
		document,
		lines
	};
}
function readPlain(text) {
	const { document } = parseWorkflow(text);
	return document.errors.length > 0 ? void 0 : document.toJS({ maxAliasCount: 100 });
}
function isAgentWorkflow(text) {
	return Object.values(workflowSchema.safeParse(readPlain(text)).data?.jobs ?? {}).some(({ uses }) => agentWorkflow.test(uses));
}
function readJobs({ jobs, permissions }, isOurs) {
	return Object.entries(jobs).flatMap(([name, job]) => {
		if (!callsRunWorkflow(job, isOurs)) return [];
		const { uses, with: given, secrets, permissions: own } = job;
		return [{
			name,
			uses,
			isOwnCopy: uses.startsWith("./"),
			permissions: own ?? permissions,
			permissionsPath: own === void 0 ? ["permissions"] : [
				"jobs",
				name,
				"permissions"
			],
			secrets,
			with: given
		}];
	});
}
const runWorkflow = /\/\.github\/workflows\/run\.yml(?:@|$)/;
const agentWorkflow = /\/\.github\/workflows\/agent\.yml(?:@|$)/;
function callsRunWorkflow(job, isOurs) {
	if (job.uses === "" || agentWorkflow.test(job.uses)) return false;
	if (job.uses.startsWith("./")) return isOurs && runWorkflow.test(job.uses);
	return passesTask(job) || runWorkflow.test(job.uses);
}
function passesTask({ with: given }) {
	return /\$\{\{.*\binputs\.task\b/.test(String(given.task ?? ""));
}
function formOf(list) {
	if (list === void 0) return "absent";
	return isSeq(list) && list.flow === true ? "flow" : "block";
}
function findOffset(contents, path) {
	let [map, offset] = [contents, 0];
	for (const name of path) {
		const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : void 0;
		if (pair === void 0) return offset;
		[map, offset] = [pair.value, isScalar(pair.key) ? pair.key.range?.[0] ?? offset : offset];
	}
	return offset;
}
function callsBaton(job, isOurs) {
	if (callsRunWorkflow(job, isOurs)) return true;
	return job.steps.some((step) => passesTask(step) || startsPipelines(step));
}
function startsPipelines({ uses, with: given }) {
	return /^[\w.-]+\/baton@/.test(uses) && !Object.hasOwn(given, "agent") && given.mode !== "validate";
}
function isIdle(step) {
	return /^baton-agents\/baton@/.test(step.uses) && startsPipelines(step) && !passesTask(step) && !Object.hasOwn(step.with, "mode");
}

// src/core/config/workflow/check-workflow-files.ts
const inputs = looseObject({
	get task() {
		return unknown();
	},
	get "command-prefix"() {
		return unknown();
	}
});
const schema = looseObject({ get on() {
	return looseObject({ get workflow_call() {
		return looseObject({ inputs });
	} });
} });
function isOurWorkflowFile(text) {
	const { success, data } = schema.safeParse(readPlain(text));
	return success && ["task", "command-prefix"].every((name) => Object.hasOwn(data.on.workflow_call.inputs, name));
}
const nameSchema = looseObject({ get name() {
	return string();
} });
function readNamedWorkflow({ path, text }) {
	const place = path.replaceAll("\\", "/");
	const unnamed = `.github/workflows/${place.slice(place.lastIndexOf("/") + 1)}`;
	return {
		path: place,
		name: nameSchema.safeParse(readPlain(text)).data?.name ?? unnamed
	};
}
function readCallers(files) {
	const isOurs = files.some(({ path, text }) => /(?:^|[\\/])run\.yml$/.test(path) && isOurWorkflowFile(text));
	const callers = files.flatMap(({ path, text }) => readCaller(path, text, { isOurs }) ?? []);
	const sure = callers.filter(isSurelyCaller);
	return sure.length > 0 ? sure : callers;
}
function findSyntaxFault(text) {
	const { document, lines } = parseWorkflow(text);
	const [error] = document.errors;
	if (error === void 0) return void 0;
	const { line, col: column } = lines.linePos(error.pos[0]);
	return {
		error,
		line,
		column
	};
}
function checkSyntax({ path, text }) {
	if (!/baton|\/run\.yml/i.test(text)) return [];
	const fault = findSyntaxFault(text);
	if (fault === void 0) return [];
	const { error, line, column } = fault;
	return [{
		code: "BATON-E139",
		message: `${describeSyntaxError(error, text)} Until then GitHub starts nothing from this workflow.`,
		file: path,
		line,
		column
	}];
}
function findUncalled(config, files) {
	if (Object.keys(config.pipelines).length === 0 || readCallers(files).length > 0) return void 0;
	const isForApp = ({ text }) => isAgentWorkflow(text) && !/^ {2}(?:issues|pull_request|issue_comment|schedule):/m.test(text);
	if (files.some((file) => isForApp(file) || checkSyntax(file).length > 0)) return void 0;
	return "No workflow calls Baton, so nothing ever starts these pipelines; write `.github/workflows/baton.yml` with a job that has `uses: baton-agents/baton/.github/workflows/run.yml@v1`, or let `baton init` write it.";
}
function checkWorkflowFiles(config, files) {
	const callers = readCallers(files);
	const [caller] = callers;
	const unreadable = files.flatMap(checkSyntax);
	if (caller === void 0) return unreadable;
	const facts = {
		caller,
		callers,
		named: files.map(readNamedWorkflow)
	};
	return [
		...unreadable,
		...checkWorkflowCrons(config, facts),
		...checkWorkflowEvents(config, facts),
		...checkWorkflowChecks(config, facts),
		...callers.flatMap((each) => [
			...checkWorkflowCalls(config, each),
			...checkPermissions(each),
			...checkWorkflowSecrets(config, each),
			...checkSettings(each)
		])
	];
}
function listCheckWarnings(config, files) {
	const callers = readCallers(files);
	const [caller] = callers;
	return caller === void 0 ? [] : listUnknownChecks(config, {
		caller,
		callers,
		named: files.map(readNamedWorkflow)
	});
}

export { listGroupWarnings as C, findTitle as S, hearsComments as _, listCheckWarnings as a, listChangeEvents as b, isAgentWorkflow as c, listSettingWarnings as d, listAgentSecrets as f, listPermissionWarnings as g, renderCron as h, findUncalled as i, parseWorkflow as l, listSecretWarnings as m, checkWorkflowFiles as n, readCallers as o, listSecretNames as p, findSyntaxFault as r, readNamedWorkflow as s, checkSyntax as t, readEvents as u, listUnheardAnswers as v, listEvents as x, listAnswerEvents as y };