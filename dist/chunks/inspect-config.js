import { A as listInputs, Bt as hasChildren, C as analyzeTemplate, Gt as matrixOf, H as isHeadBranch, It as transferTargets, K as usesHeadBranch, Nt as retentionOf, O as require_liquid_node, Rt as childRightsOf, T as parseTemplate, U as isNamedByText, Ut as listAgentsOf, V as authorOf, Vt as isAgentStage, W as judgeBranch, Wt as listPollingStages, Yt as matrixScopeOf, ct as programOf, fn as reservedNames, j as listNamedInputs, jt as findAgents, k as listCommandInputs, mt as knowsCost, nn as approverRoleOf, o as unsignedNote, r as writeConfigPath, rn as isLowerRole, sn as findReachable, st as hasAtMostAccess, ut as secretsNamedIn, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { v as locateProgram } from "./job-agent-validate.js";
import { a as isPlainMap, f as flattenText, p as hasName, y as quoteNames } from "./job-cli.js";
import { S as suggestNames, b as keysOfSchema, d as findPositionInFile, i as dataKeysOf, l as checkTemplates, r as checkConfig, s as ownCommand, u as findAncestors, x as needsByName, y as fileName } from "./job-plan-validate.js";
import { n as isInRepository, t as checkWorkflows } from "./check-workflows.js";
import { dirname, join, resolve } from "node:path";
import { readFileSync, statSync } from "node:fs";

// src/core/config/setup-notes.ts
function listStages({ pipelines }) {
	return Object.entries(pipelines).flatMap(([pipeline, { stages, allow }]) => Object.entries(stages).flatMap(([name, stage]) => isAgentStage(stage) ? [{
		name: `${pipeline}.${name}`,
		stage,
		allow
	}] : []));
}
function setupSecretNotes(config) {
	const stages = listStages(config).filter(({ stage }) => stage["setup-env"].length > 0);
	const nameThose = (isAllowed) => stages.filter(({ allow }) => allow["setup-secrets"] === true === isAllowed).map(({ name, stage }) => `${name} (${stage["setup-env"].join(", ")})`).join(", ");
	const [allowed, others] = [nameThose(true), nameThose(false)];
	return [allowed && `\`setup\` of ${allowed} gets its secrets also where a pull request or another agent may have written what it runs (\`allow.setup-secrets\`): a script of \`package.json\` can send them away.`, others && `\`setup\` of ${others} gets its secrets only where the checkout is the commit of the configuration. Where a pull request or another agent may have written what it runs, it runs with them in a copy of that commit first, and then in the checkout without them (BATON-E622): install by a lock file, such as with \`npm ci\`, or write \`allow: { setup-secrets: true }\` in the pipeline.`].filter((note) => note !== "");
}
const homeInstalls = [
	{
		what: "`--user`",
		command: /\binstall\b.*\s--user\b/,
		write: "write `python3 -m venv .venv && .venv/bin/pip install …`, and `.venv/bin/…` where a program of it is run"
	},
	{
		what: "`pip install` without a virtual environment",
		command: /(?:^|\s)(?:pip3?|python3? -m pip)\s+install\b(?!.*\s--user\b)/,
		elsewhere: /\s(?:-t|--target|--prefix|--root)\b/,
		chosen: /venv|virtualenv|\bactivate\b/,
		write: "write `python3 -m venv .venv && .venv/bin/pip install …`, and `.venv/bin/…` where a program of it is run"
	},
	{
		what: "`npm install -g`",
		command: /(?:^|\s)(?:npm|pnpm|bun)\s.*(?:-g|--global)\b|(?:^|\s)yarn\s+global\s+add\b/,
		elsewhere: /\s--prefix\b/,
		write: "name the tool in `package.json`, and run it with `npx`"
	},
	{
		what: "`pipx`",
		command: /(?:^|\s)pipx\s/,
		write: "write `python3 -m venv .venv && .venv/bin/pip install …`"
	},
	{
		what: "`uv tool`",
		command: /(?:^|\s)uv\s+tool\s/,
		write: "write `uv sync`, or run the tool with `uvx`"
	},
	{
		what: "`playwright install`",
		command: /\bplaywright(?:@\S+)?\s+install\b/,
		chosen: /PLAYWRIGHT_BROWSERS_PATH/,
		write: "write `PLAYWRIGHT_BROWSERS_PATH=0 npx playwright install`, and give the tests the same variable"
	},
	{
		what: "`rustup`",
		command: /\brustup\b/,
		chosen: /RUSTUP_HOME/,
		write: "use a `container` that has Rust"
	},
	{
		what: "`cargo install`",
		command: /\bcargo\s+install\b/,
		elsewhere: /\s--root\b/,
		write: "write `cargo install --root .tools …`, and `.tools/bin/…` where a program of it is run"
	},
	{
		what: "`~/` or `$HOME`",
		command: /(?:^|[\s=:"'])~\/|\$HOME\b|\$\{HOME\b/,
		write: "name a folder of the checkout that git ignores"
	}
];
function installsAtHome(setup, { command, elsewhere, chosen }) {
	if (chosen?.test(setup) === true) return false;
	return setup.replaceAll("\\\n", " ").split(/\n|&&|\|\||[;|]/).map((text) => text.trim()).some((text) => !text.startsWith("#") && command.test(text) && elsewhere?.test(text) !== true);
}
function homeNotes(config) {
	const setups = listStages(config).map(({ name, stage: { setup } }) => ({
		name,
		setup
	}));
	const programs = Object.entries(config.agents).map(([name, agent]) => ({
		name,
		setup: agent["program-setup"]
	}));
	const left = " What `setup` left in its HOME can be read at `BATON_SETUP_HOME`.";
	return homeInstalls.flatMap((kind) => [{
		key: "setup",
		all: setups,
		end: left
	}, {
		key: "program-setup",
		all: programs,
		end: ""
	}].flatMap(({ key, all, end }) => {
		const found = all.filter(({ setup }) => setup !== void 0 && installsAtHome(setup, kind));
		if (found.length === 0) return [];
		return [`\`${key}\` of ${found.map(({ name }) => name).join(", ")} uses HOME (${kind.what}), and an agent starts in an empty HOME of its own: ${kind.write}.${end}`];
	}));
}

// src/core/config/config-notes.ts
function findPipelines({ pipelines }, isMeant) {
	return Object.entries(pipelines).flatMap(([name, pipeline]) => isMeant(pipeline) ? [name] : []);
}
function appNotes(config) {
	const name = (isMeant) => findPipelines(config, isMeant).join(", ");
	const ordered = name((pipeline) => pipeline["priority-labels"] !== void 0 && (pipeline["max-concurrency"] ?? 0) > 0);
	const queued = name((pipeline) => pipeline["on-conflict"] === "queue");
	const idle = name((pipeline) => pipeline["priority-labels"] !== void 0 && (pipeline["max-concurrency"] ?? 0) === 0);
	const pulls = name(({ on }) => on["pull-requests"] !== void 0);
	const told = name(({ notify = [] }) => notify.some(({ to }) => to !== void 0));
	const polling = name((pipeline) => listPollingStages(pipeline).length > 0);
	const sources = Object.keys(config.sources ?? {}).join(", ");
	return [
		ordered === "" ? void 0 : `Without the App, \`priority-labels\` (${ordered}) changes nothing: GitHub starts what waits in an order of its own.`,
		queued === "" ? void 0 : `Without the App, \`on-conflict: queue\` (${queued}) is as \`ignore\`: what happens while a run goes on starts nothing, also later.`,
		idle === "" ? void 0 : `\`priority-labels\` (${idle}) orders what waits for a slot, and nothing waits without \`max-concurrency\`; add it, or take \`priority-labels\` out.`,
		polling === "" ? void 0 : `Without the App, pipelines with \`children: { wait: poll }\` (${polling}) start nothing: only a server starts children while their parent works.`,
		told === "" ? void 0 : `Without the App, \`notify\` with \`to\` (${told}) tells nobody: the addresses are settings of the App.`,
		sources === "" ? void 0 : `Without the App, \`sources\` (${sources}) hear nothing: a workflow has no address to which other programs could send.`,
		pulls === "" ? void 0 : `Without the App, pull requests from forks start nothing by themselves (${pulls}): GitHub gives their workflow runs no secrets. \`/baton run\` and the pipeline's name, by somebody with the right, starts them.`
	];
}
const sentences = {
	all: void 0,
	outcomes: "comments is outcomes: an issue or pull request gets the status comment alone, and another when a person must act; records go to the closed issue \"Baton runs: <pipeline>\".",
	none: "comments is none: nothing is posted on issues and pull requests, also when a person must act; look at the closed issue \"Baton runs: <pipeline>\" and for the label baton:needs-human."
};
function concurrencyNote(config) {
	const names = findPipelines(config, (pipeline) => (pipeline["max-concurrency"] ?? 0) > 0);
	if (names.length === 0) return void 0;
	return `Without the App, \`max-concurrency\` (${names.join(", ")}) spreads runs over groups of GitHub: two runs may share a group while another is free, their order is not promised, and GitHub cancels what waits behind 100 others.`;
}
function budgetNotes({ budgets = [], agents }) {
	if (budgets.length === 0) return [];
	const waiting = budgets.some(({ over }) => over === "wait");
	const limitsMoney = budgets.some((budget) => budget["max-cost-usd"] !== void 0);
	const programs = Object.entries(agents).flatMap(([name, { engine, model }]) => engine === "command" && model === void 0 ? [name] : []);
	return [
		"Without the App, `budgets` count runs once they have ended: what is started while others go on may go over a budget, by those open runs at most.",
		waiting ? "Without the App, `over: wait` is `over: refuse`: no job waits, so a start that a budget holds back has to be given again." : void 0,
		limitsMoney && programs.length > 0 ? `Programs that report no cost count as 0 for \`budgets\` (${programs.join(", ")}). Name the \`model\` of one that uses a model: then it needs a price.` : void 0
	];
}
function promptsNote(config) {
	const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
	if (config.retention?.prompts !== void 0 || !stages.some(isAgentStage)) return void 0;
	const { artifacts } = retentionOf(config);
	return `Prompts are kept as artifacts for ${artifacts} days, and in a public repository everybody can download those. Write \`retention: { prompts: false }\` to keep none, \`prompts: true\` if that is meant.`;
}
function readRoleNote(config) {
	const names = findPipelines(config, ({ allow }) => allow["minimum-role"] === "read");
	if (names.length === 0) return void 0;
	return `In a public repository everybody may start ${names.map((name) => `"${name}"`).join(", ")} (\`minimum-role: read\`), at your cost. Their runs are tainted, unless GitHub calls them owner, member or collaborator. If that is not meant, ask for \`triage\` or more.`;
}
function answerNote({ pipelines }) {
	const set = Object.entries(pipelines).flatMap(([name, { limits }]) => limits["answer-within"] === void 0 ? [] : [`"${name}" ${limits["answer-within"]}`]);
	if (set.length === 0) return void 0;
	return `Questions of agents wait for an answer as long as \`limits.answer-within\` says (${set.join(", ")}). The next job of the run or the next sweep after that ends the run, and the \`schedule\` of the workflow sweeps: once a day, as \`baton init\` writes it.`;
}
function limitNotes(config) {
	const asking = findPipelines(config, ({ limits }) => limits["on-limit"] === "ask" && limits["max-cost-usd"] !== void 0);
	const idle = findPipelines(config, ({ limits }) => limits["on-limit"] === "ask" && limits["max-cost-usd"] === void 0);
	return [idle.length === 0 ? void 0 : `\`limits.on-limit: ask\` (${idle.join(", ")}) is about \`limits.max-cost-usd\`, which is not there: it changes nothing. Add the limit, or take \`on-limit\` out.`, asking.length === 0 ? void 0 : `A run that asks for money at its limit (${asking.join(", ")}) waits as long as \`limits.answer-within\` says, 7d when absent.`];
}
function sleepNote({ pipelines }) {
	const set = Object.entries(pipelines).flatMap(([name, { limits }]) => (limits.sleep ?? 0) === 0 ? [] : [`"${name}" ${limits.sleep}`]);
	if (set.length === 0) return void 0;
	return `A task sleeps until a usage limit of its agent opens, as long as \`limits.sleep\` says (${set.join(", ")}). Without the App, the next job of the run or the next sweep after that wakes it, and the \`schedule\` of the workflow sweeps: once a day, as \`baton init\` writes it. \`- cron: "*/30 * * * *"\` there wakes it within half an hour, for 1,440 billed minutes a month in a private repository.`;
}
function historyNote(config) {
	const names = findPipelines(config, (pipeline) => {
		const keys = pipeline.history?.["include-keys"];
		return keys !== void 0 && hasChildren(pipeline.stages) && !keys.some((key) => key.startsWith("children."));
	});
	if (names.length === 0) return void 0;
	return `\`history\` (${names.join(", ")}) tells later runs what stages left, and nothing of their child tasks. Where one needs that, name the key behind \`children.\`, such as \`include-keys: [topic, children.topic]\`.`;
}
function waitNote(config) {
	const names = findPipelines(config, ({ stages }) => hasChildren(stages));
	if (names.length === 0) return void 0;
	return `A wait for child tasks may have a time limit, and no job runs while it lasts (${names.join(", ")}). The next job of the run or the next sweep after that time starts the parent, and the \`schedule\` of the workflow sweeps: once a day, as \`baton init\` writes it.`;
}
function teamsNote(config) {
	const names = findPipelines(config, ({ allow }) => allow.teams !== void 0);
	if (names.length === 0) return void 0;
	return `Without the App, \`allow.teams\` (${names.join(", ")}) lets nobody in: the token of a workflow cannot read who is in a team. Name people in \`allow.users\` by their numeric ids, or give them a role.`;
}
function authorNote(config) {
	const names = findPipelines(config, ({ on }) => {
		return [...[...filtersOf(on.issues), ...filtersOf(on["pull-requests"])].filter((filter) => filter.labels !== void 0 || filter.assignee !== void 0 || "review-state" in filter), ...filtersOf(on.comment)].some((filter) => (filter.author ?? filter["exclude-authors"]) !== void 0 && (filter.sender ?? filter["exclude-senders"]) === void 0);
	});
	if (names.length === 0) return void 0;
	return `\`author\` and \`exclude-authors\` (${names.join(", ")}) mean who opened the issue or pull request, not who labels, assigns, comments or reviews. For those write \`sender\` and \`exclude-senders\`.`;
}
function userNamesNote({ pipelines }) {
	const named = Object.entries(pipelines).flatMap(([pipeline, { allow }]) => allow.users.flatMap((user) => typeof user === "string" ? [`\`${user}\` (${pipeline})`] : []));
	if (named.length === 0) return void 0;
	return `\`allow.users\` names ${named.join(", ")} by login. An account may be renamed, and whoever takes its old name gets its right. Write the numeric id instead: \`gh api users/NAME --jq .id\`.`;
}
function branchNotes({ pipelines }) {
	return Object.entries(pipelines).flatMap(([name, pipeline]) => {
		return [...Map.groupBy(Object.keys(pipeline.stages), (stage) => branchOf(pipeline, stage) ?? "")].flatMap(([branch, stages]) => {
			if (branch === "") return [];
			const turns = stages.filter((stage) => stages.some((other) => isParallel(pipeline, [stage, other])));
			const named = turns.map((stage) => `\`${stage}\``).join(", ");
			return [turns.length === 0 ? void 0 : `Stages ${named} of pipeline "${name}" have the same \`branch\` (${branch}) and do not need each other: they work one after the other, in the order in which they become due. Write \`needs\` to choose the order, or give each a branch of its own.`, branch.includes("{") || pipeline["max-concurrency"] === 1 ? void 0 : `All runs of pipeline "${name}" work on one \`branch\` (${branch}), which nothing locks between runs without the App: where two meet, the later stage starts again (\`stale-base\`). Put \`{{ subject.number }}\` into it.`];
		});
	});
}
function branchOf({ stages }, name) {
	const stage = stages[name];
	return stage !== void 0 && isAgentStage(stage) ? stage.branch : void 0;
}
function isParallel({ stages }, [one, other]) {
	const needsOf = (name) => stages[name]?.needs ?? [];
	return !findReachable([one], needsOf).has(other) && !findReachable([other], needsOf).has(one);
}
function forkSecretsNote(config) {
	const names = findPipelines(config, ({ allow }) => allow["fork-secrets"] === true);
	if (names.length === 0) return void 0;
	return `Agents of ${names.map((name) => `"${name}"`).join(", ")} get their secrets on pull requests from forks as well (\`allow.fork-secrets\`). What they read there was written by strangers, who may try to talk them into giving secrets away.`;
}
function listNotes(config) {
	return [
		config.signing === void 0 ? unsignedNote : void 0,
		promptsNote(config),
		sentences[config.comments],
		concurrencyNote(config),
		...appNotes(config),
		...budgetNotes(config),
		...branchNotes(config),
		answerNote(config),
		...limitNotes(config),
		sleepNote(config),
		waitNote(config),
		historyNote(config),
		teamsNote(config),
		userNamesNote(config),
		authorNote(config),
		readRoleNote(config),
		forkSecretsNote(config),
		...setupSecretNotes(config),
		...homeNotes(config)
	].filter((note) => note !== void 0);
}

// src/core/config/lint/find-missing-files.ts
function findMissingFiles(config, { source }, kindOf) {
	const found = Object.entries(config.agents).flatMap(([name, agent]) => [
		...findInstructions(agent, kindOf).map((fault) => ({
			...fault,
			name,
			mayBeMade: false
		})),
		...findProgram(agent, kindOf).map((fault) => ({
			...fault,
			name,
			mayBeMade: hasSetup(config, name)
		})),
		...findServerPrograms(agent, kindOf).map((fault) => ({
			...fault,
			name,
			mayBeMade: true
		}))
	]);
	const report = ({ name, path, file, mayBeMade }) => {
		const at = [
			"agents",
			name,
			...path
		];
		const way = mayBeMade ? "add it, or make sure that the setup of the stage makes it: it then counts as code of the checkout, without secrets where others may have written" : "add it, or write the path of a file that is there";
		return source.problem({
			code: "BATON-E143",
			message: `\`${writeConfigPath(at)}\` is \`${file}\`, and the repository has no such file; ${way}.`,
			path: at
		});
	};
	return {
		problems: found.filter(({ mayBeMade }) => !mayBeMade).map(report),
		warnings: found.filter(({ mayBeMade }) => mayBeMade).map(report)
	};
}
function findInstructions({ instructions = "" }, kindOf) {
	return /^\.github\/[A-Za-z0-9._/-]+\.(?:md|markdown|txt)$/.test(instructions.trim()) && kindOf(instructions.trim()) !== "file" ? [{
		path: ["instructions"],
		file: instructions.trim()
	}] : [];
}
function findServerPrograms(agent, kindOf) {
	return Object.entries(agent["mcp-servers"] ?? {}).flatMap(([name, server]) => {
		if (server.command === void 0) return [];
		return findProgram({
			command: [server.command, ...server.args],
			program: programOf(server, agent)
		}, kindOf).map(({ path: [, index], file }) => {
			return {
				path: [
					"mcp-servers",
					name,
					...index === 0 ? ["command"] : ["args", Number(index) - 1]
				],
				file
			};
		});
	});
}
function findProgram({ command, program }, kindOf) {
	if (command === void 0 || locateProgram({
		command,
		program,
		kindOf,
		root: "/"
	}).origin !== "workspace") return [];
	const asIf = locateProgram({
		command,
		program,
		kindOf: (path) => kindOf(path) ?? "file",
		root: "/"
	});
	if (asIf.origin !== "commit") return [];
	return command.flatMap((argument, index) => {
		const file = argument.replace(/^--?[\w-]+=/, "").replace(/^\.\//, "");
		return asIf.command[index] !== argument && kindOf(file) === void 0 ? [{
			path: ["command", index],
			file: argument
		}] : [];
	});
}
function hasSetup({ agents, pipelines }, name) {
	const agent = agents[name];
	if (agent?.["program-setup"] !== void 0 || agent?.program === "workspace") return true;
	return Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages)).some((stage) => isAgentStage(stage) && stage.agent === name && stage.setup !== void 0);
}

// src/core/template/sample-texts.ts
var import_liquid_node = require_liquid_node();
const most = 100;
function sampleTexts(template, show) {
	const parsed = parseTemplate(template);
	return parsed.ok ? listTexts(parsed.value, show) : [];
}
function listTexts(templates, show) {
	return templates.reduce((before, template) => {
		const own = [...new Set(listOwn(template, show))];
		return before.flatMap((text) => own.map((part) => text + part)).slice(0, most);
	}, [""]);
}
function listOwn(template, show) {
	if (template instanceof import_liquid_node.Output) return [show(template.token.getText())];
	if (import_liquid_node.TypeGuards.isHTMLToken(template.token)) return [template.token.getContent()];
	if (template instanceof import_liquid_node.RawTag) return [template.render()];
	if (template instanceof import_liquid_node.ForTag) return listTexts(template.templates, show);
	if (!(template instanceof import_liquid_node.IfTag || template instanceof import_liquid_node.UnlessTag || template instanceof import_liquid_node.CaseTag)) return [""];
	const last = template.elseTemplates ?? [];
	return [...template.branches.map(({ templates }) => templates), last].flatMap((each) => listTexts(each, show));
}

// src/core/config/lint/list-branch-slips.ts
function listTemplates({ pipelines }) {
	return Object.entries(pipelines).flatMap(([name, pipeline]) => Object.entries(pipeline.stages).flatMap(([stage, body]) => !isAgentStage(body) || body.branch === void 0 || isHeadBranch(body.branch) ? [] : [{
		template: body.branch,
		stage,
		pipeline,
		path: [
			"pipelines",
			name,
			"stages",
			stage,
			"branch"
		]
	}]));
}
function listUnusableBranches(config, { source, defaultBranch }) {
	return listTemplates(config).flatMap((found) => {
		const { template, pipeline, path } = found;
		const author = authorOf(template, scopeOf(found));
		const problem = sampleTexts(template, () => "1").map((text) => flattenText(text).trim()).filter((name) => name !== "" || !template.includes("{%")).map((branch) => judgeBranch({
			branch,
			author,
			allow: pipeline.allow,
			defaultBranch
		})).find((each) => each !== void 0);
		if (problem === void 0) return [];
		const variables = template.includes("{{") ? " Variables stand as 1 here." : "";
		const [, bare] = /^refs\/heads\/(.+)/.exec(template) ?? [];
		const line = bare === void 0 ? "" : ` Write the name alone: \`branch: ${JSON.stringify(bare)}\`.`;
		return [source.problem({
			...problem,
			message: `\`${writeConfigPath(path)}\`: ${problem.message}${line}${variables}`,
			path
		})];
	});
}
function listFreeBranches(config, { source }) {
	return listTemplates(config).flatMap((found) => {
		const scope = scopeOf(found);
		const show = (output) => isNamedByText(output, scope) && !usesHeadBranch(output) ? "\0" : "1";
		if (!sampleTexts(found.template, show).some((text) => text.trimStart().startsWith("\0"))) return [];
		const message = `\`${writeConfigPath(found.path)}\` begins with text that people or agents write, so they choose among all names of branches. A branch that was there before is refused, unless the run or an earlier one about the same subject made it, or \`allow: { push-existing: [...] }\` lists it. Put something fixed before it, such as baton/.`;
		return [source.problem({
			code: "BATON-E728",
			message,
			path: found.path
		})];
	});
}
function scopeOf({ pipeline, stage }) {
	const find = (name) => matrixOf(pipeline.stages[name] ?? {});
	const matrix = find(stage);
	return matrix && matrixScopeOf(matrix, find);
}

// src/core/config/lint/list-empty-variables.ts
function listEmptyVariables(config, checked) {
	return listFindings(config, {
		checked,
		find: findEmpty
	});
}
function listUnevenInputs(config, checked) {
	return listFindings(config, {
		checked,
		find: (path, place) => findUneven(path, place) ?? findUnread(path, place)
	});
}
function listFindings(config, { checked: { source, outline }, find }) {
	return outline.pipelines.flatMap(({ name, stages = [] }) => {
		const pipeline = config.pipelines[name];
		if (pipeline === void 0) return [];
		const needs = needsByName(stages);
		return stages.flatMap((stage) => listOutputs(stage, findAncestors(needs, stage.name)).flatMap(({ template, path, at }) => {
			const found = find(path, {
				config,
				name,
				pipeline
			});
			if (found === void 0) return [];
			const message = `\`${writeConfigPath(template.path)}\`: ${found.message}`;
			const position = findPositionInFile(template, {
				...at,
				source
			});
			return [{
				code: found.code,
				message,
				path: writeConfigPath(template.path),
				...position
			}];
		}));
	});
}
function findUneven([root, name = ""], { pipeline: { on } }) {
	const input = root === "inputs" ? listInputs(on).get(name) : void 0;
	if (input === void 0 || input.default !== void 0 || input.type === "boolean") return void 0;
	const without = listTriggersWithout(name, on);
	if (without.length === 0) return void 0;
	return {
		code: "BATON-E173",
		message: `\`inputs.${name}\` is empty after a start by ${quoteNames(without)}; give it a \`default\` under \`manual.inputs\` if it should not be.`
	};
}
function findUnread([root, part], { pipeline: { on, stages } }) {
	if (root !== "event" || part !== "comment") return void 0;
	const [first] = filtersOf(on.comment).flatMap((filter) => [...listCommandInputs(on, filter).keys()]);
	const message = `\`event.comment\` is what stands below the line of a command, and nothing of this pipeline reads the words behind it; write \`{{ inputs.${first} }}\` where they are meant.`;
	return first === void 0 || /\binputs\b/.test(JSON.stringify(stages)) ? void 0 : {
		code: "BATON-E174",
		message
	};
}
function listTriggersWithout(name, on) {
	const given = {
		manual: listNamedInputs(on).has(name),
		webhook: filtersOf(on.webhook).every(({ map = {} }) => Object.hasOwn(map, name)),
		comment: filtersOf(on.comment).every((filter) => listCommandInputs(on, filter).has(name))
	};
	return Object.entries(on).flatMap(([key, value]) => value === void 0 || given[key] === true ? [] : [`on.${key}`]);
}
function listOutputs(stage, ancestors) {
	return [...stage.templates, ...stage.dataPaths].flatMap((template) => {
		const analyzed = analyzeTemplate(template.text, {
			ancestors,
			children: stage.hasChildren
		});
		const shown = (analyzed.ok ? analyzed.value.outputs : []).flatMap(({ output, sources }) => {
			const [line = 1, column = 1] = output.token.getPosition();
			return sources.map(({ path }) => ({
				template,
				path: path.map(String),
				at: {
					line,
					column
				}
			}));
		});
		return [...new Map(shown.toReversed().map((each) => [each.path.join("."), each])).values()].toReversed();
	});
}
function findEmpty(path, place) {
	const [root, part = ""] = path;
	const about = (message) => message === void 0 ? void 0 : {
		code: "BATON-E142",
		message: `\`${path.join(".")}\` ${message}`
	};
	if (root === "history") return place.pipeline.history === void 0 ? about(`is always empty: pipeline "${place.name}" has no \`history\`; write \`history: { limit: 5 }\` there, or take it out.`) : void 0;
	if (root === "inputs") return about(explainInput(part, place.pipeline));
	if (root === "event") return about(explainEvent(part, place.pipeline));
	if (root === "subject") return about(explainSubject(part, place));
	if (root === "needs") return explainData(path, place);
}
function explainInput(name, { on }) {
	if (listInputs(on).size > 0) return void 0;
	if (on.webhook !== void 0) {
		const field = name || "severity";
		return `is always empty: the webhook takes no field of its payload; write \`map: { ${field}: ${field} }\` there.`;
	}
	return `is always empty: this pipeline has no inputs; take it out, or ${on.manual === void 0 ? "start the pipeline by a webhook or by hand" : "declare it"}, such as \`manual: { inputs: { ${name || "topic"}: { type: string } } }\` under \`on\`.`;
}
function explainEvent(part, { on }) {
	const threads = [...filtersOf(on.issues), ...filtersOf(on["pull-requests"])];
	if (part === "review" && !filtersOf(on["pull-requests"]).some((filter) => filter["review-state"] !== void 0)) return "is always empty: no review starts this pipeline; write `pull-requests: { review-state: changes_requested }` under `on`, or take it out.";
	if (part === "label" && !threads.some(({ labels }) => labels !== void 0)) return "is always empty: no label starts this pipeline; take it out, or write `labels` in a filter under `on`.";
	if (part === "check" && on.checks === void 0) return "is always empty: no check starts this pipeline; write `checks: { workflows: [CI] }` under `on`, or take it out.";
	if (part === "missed" && on.schedule === void 0) return "is always 0: no schedule starts this pipeline; take it out, or write `schedule` under `on`.";
}
function explainSubject(part, { name, pipeline: { on } }) {
	const isOfPulls = on["pull-requests"] !== void 0 || on.checks !== void 0 && on.checks.of !== "default-branch";
	if (part === "head-branch" && !isOfPulls && !filtersOf(on.comment).some(({ subject }) => subject !== "issue")) return "is empty unless somebody types `/baton run` on a pull request: nothing else starts this pipeline on one; write a name such as `baton/issue-{{ subject.number }}`, or `pull-requests` under `on`.";
	if (on.issues !== void 0 || isOfPulls || on.comment !== void 0) return void 0;
	if (![
		"title",
		"body",
		"comments"
	].includes(part)) return void 0;
	if (part !== "comments" && filtersOf(on.webhook).some(({ map = {} }) => Object.hasOwn(map, part))) return void 0;
	return `${part === "title" ? `is always "Baton runs: ${name}"` : "is always empty"}: no issue or pull request starts this pipeline; ${on.webhook === void 0 || part === "comments" ? "take it out" : `take it out, or write \`${part}\` under \`map\` of the webhook`}.`;
}
function explainData([, stage = "", ...rest], { config, pipeline }) {
	const [handoff, data, field] = rest;
	const body = pipeline.stages[stage];
	if (handoff !== "handoff" || data !== "data" || field === void 0 || body === void 0) return void 0;
	if (!isAgentStage(body) || body.handoff?.data !== void 0 || config.agents[body.agent]?.engine === "command") return void 0;
	if (body.prompt?.includes(field) === true) return void 0;
	return {
		code: "BATON-E146",
		message: `\`needs.${stage}.handoff.data.${field}\` is mostly empty: nothing asks stage \`${stage}\` for it; write \`handoff: { data: { properties: { ${field}: { type: string } }, required: [${field}] } }\` there.`
	};
}

// src/core/config/lint/explain-form.ts
const formFaults = [
	[
		"sources.*[#].filter",
		"BATON-E151",
		explainHeader
	],
	[
		"agents.*.(command[0]|mcp-servers.*.command)",
		"BATON-E122",
		explainProgram
	],
	[
		"pipelines.*.on.*[].(author|assignee|sender|exclude-authors[#]|exclude-senders[#]|base-branch)",
		"BATON-E154",
		explainName
	],
	[
		"pipelines.*.(allow.users|allow.push-existing|stages.*.approval.users|stages.*.children.branches)[#]",
		"BATON-E154",
		explainName
	],
	[
		"pipelines.*.stages.*.with.(base|branch|reviewers[#]|team-reviewers[#]|assignees[#])",
		"BATON-E154",
		explainName
	]
];
const formSlips = [
	[
		"prices.*",
		"BATON-E154",
		explainPrice
	],
	[
		"agents.*.model",
		"BATON-E154",
		explainModel
	],
	[
		"agents.*.mcp-servers.*.env.*",
		"BATON-E154",
		explainSecret
	],
	[
		"pipelines.*.stages.*.handoff.data.required[#]",
		"BATON-E154",
		explainRequired
	],
	[
		"pipelines.*.stages.*.(prompt|branch|with.title|with.body)",
		"BATON-E154",
		explainText
	],
	[
		"pipelines.*.stages.*.(setup|container|environment)",
		"BATON-E154",
		explainExpression
	],
	[
		"agents.*.(program-setup|command[#]|mcp-servers.*.args[#]|mcp-servers.*.(env|headers).*)",
		"BATON-E154",
		explainExpression
	],
	[
		"pipelines.*.(priority-|on.*[].|on.*[].exclude-|stages.*.with.)labels[#]",
		"BATON-E154",
		explainLabel
	],
	[
		"pipelines.*.stages.*.with.(add|remove)[#]",
		"BATON-E154",
		explainLabel
	],
	[
		"pipelines.*.stages.*.branch",
		"BATON-E154",
		explainBranch
	]
];
function explainHeader({ text }) {
	const found = /(?<![\w.])headers(?:\.|\[\s*["'])([\w-]*[A-Z][\w-]*)|["']([\w-]*[A-Z][\w-]*)["']\s+in\s+headers\b/.exec(text);
	const name = found?.[1] ?? found?.[2];
	return name && `reads the header \`${name}\`, and names of headers are in lower case; write \`${name.toLowerCase()}\`.`;
}
function explainProgram({ text, path, find }) {
	const [first = "", ...more] = text.trim().split(/\s+/);
	if (more.length === 0 && first === text || first.includes("/")) return void 0;
	const isServer = path.includes("mcp-servers");
	const rest = find([...path.slice(0, -1), ...isServer ? ["args"] : []]);
	const args = [...more, ...Array.isArray(rest) ? rest.slice(isServer ? 0 : 1) : []].map((each) => /^[\w@./-]+$/.test(String(each)) ? each : JSON.stringify(each));
	const write = isServer ? `${first}, args: [${args.join(", ")}]` : `[${[first, ...args].join(", ")}]`;
	const remedy = /["']/.test(text) ? "write each argument as an item of its own" : `write \`command: ${write}\``;
	return `is ${JSON.stringify(text)}, and no shell takes that apart, so no program has this name; ${remedy}.`;
}
const variable = "(?:subject\\.(?:title|body|number|url|author|kind|labels|head-branch)|needs\\.[\\w-]+\\.(?:handoff|results|outcome|response)[\\w.-]*|inputs\\.[\\w-]+|matrix\\.[\\w-]+)";
const singleBraces = new RegExp(`(?<![{$\\\\])\\{\\s*(${variable})\\s*\\}(?!\\})`);
const expression = new RegExp(`\\$\\{\\{.*?\\}\\}|\\{\\{-?\\s*${variable}[^}]*\\}\\}`);
function explainText({ text, comment, path }) {
	if (fileName.test(text)) return `is ${JSON.stringify(text.trim())}, and no file is read here, so these words are the whole text; write the text itself.`;
	if (comment?.[0]?.trim()) return `ends with ${JSON.stringify(text.slice(-40))}, because \`#${comment}\` behind it is a comment of YAML; write \`${path.at(-1)}: ${JSON.stringify(`${text} #${comment}`)}\`.`;
	if (text.includes("{% raw")) return void 0;
	const [whole, meant] = /\$(\{\{.*?\}\})/.exec(text) ?? [];
	if (whole !== void 0) return `has \`${whole}\`, and the \`$\` stays in the text; write \`${meant}\`.`;
	const [single, inner] = singleBraces.exec(text) ?? [];
	return single && `has \`${single}\`, which single braces leave as it is; write \`{{ ${inner} }}\`.`;
}
function explainExpression({ text, path, find }) {
	const [whole] = expression.exec(text) ?? [];
	if (whole === void 0) return void 0;
	const what = `has \`${whole}\`, and nothing is put in here, so it stays as it is; write`;
	const secret = /\bsecrets\.(\w+)/.exec(whole)?.[1];
	const key = /setup$/.test(String(path.at(-1))) ? "setup-env" : "env";
	const isNamed = path[0] === "pipelines" && key === "env";
	if (secret === void 0 || isNamed) return `${what} the value itself, or take it out.`;
	const at = path.slice(0, path[0] === "pipelines" ? 4 : 2);
	const list = `\`${key}: [${[...new Set([find([...at, key]) ?? [], secret].flat())].join(", ")}]\` at \`${writeConfigPath(at)}\``;
	if (key === "setup-env") return `${what} \`$${secret}\`, and ${list}.`;
	if (path.at(-2) === "env" || path.at(-2) === "headers") return `${what} \`\${${secret}}\`, and ${list}.`;
	return `${what} ${list}, and let the program read \`${secret}\` from its environment.`;
}
function explainName({ text, path }) {
	const [, team] = (text.startsWith("@") || ["users", "reviewers"].includes(String(path.at(-2)))) && /^@?([\w-]+\/[\w-]+)$/.exec(text) || [];
	if (team !== void 0 && !path.includes("team-reviewers")) {
		const line = (/* @__PURE__ */ new Map([["users", `teams: [${team}]`], ["reviewers", `team-reviewers: [${team.split("/")[1]}]`]])).get(String(path.at(-2)));
		return `is \`${text}\`, a team, and a login belongs here; write ${line === void 0 ? "" : `\`${line}\` beside it, or `}the logins of its members.`;
	}
	if (/^(?:dependabot|renovate|github-actions)$/.test(text)) return `is \`${text}\`, and the account of that App is \`${text}[bot]\`; write that.`;
	const [, sign, name = ""] = /^(@(?:[\w-]+\/)?|refs\/heads\/|origin\/)(.+)/.exec(text) ?? [];
	const value = /^[\w./-]+$/.test(name) ? name : JSON.stringify(name);
	const line = typeof path.at(-1) === "number" ? value : `${path.at(-1)}: ${value}`;
	return sign && `is \`${text}\`, and a name stands alone here, so nothing has this one; write ${name === "me" ? "the login itself" : `\`${line}\``}.`;
}
function explainLabel({ text, path, find }) {
	if (text !== text.trim() || text.includes("*") && path.includes("on")) return `is ${JSON.stringify(text)}, and a label is compared letter by letter; write its whole name, such as \`${text.replaceAll(/[*\s]+$|^\s+/g, "")}\`.`;
	if (!text.includes(",") || text.includes("{")) return void 0;
	const all = [find(path.slice(0, -1))].flat().flatMap((each) => String(each).split(/\s*,\s*/));
	return `is ${JSON.stringify(text)}, which is one label with a comma in its name; for several, write \`${path.at(-2)}: [${all.join(", ")}]\`.`;
}
function explainBranch({ text, stage, config }) {
	const [title] = /\{\{-?\s*subject\.(?:title|body)\b[^}]*\}\}/.exec(text) ?? [];
	if (title !== void 0 && !title.includes("replace")) return `has \`${title}\`, and a branch may have only letters, digits and . _ - / + # in its name, so most texts fail the stage; write \`branch: "baton/issue-{{ subject.number }}"\`.`;
	const agent = stage !== void 0 && "agent" in stage ? stage.agent : "";
	if (config.agents[agent]?.access !== "read" || text.includes("head-branch")) return void 0;
	return `takes the commits of agent \`${agent}\`, whose \`access: read\` lets it change nothing, so nothing is published; write \`access: edit\` at \`agents.${agent}\`, or take \`branch\` out.`;
}
const foreignModels = {
	"claude-code": /^(?:gpt-(?!oss)|gemini-|o\d)/,
	codex: /^(?:claude-|gemini-)/,
	gemini: /^(?:claude-|gpt-(?!oss)|o\d)/
};
function explainModel({ text, path, config: { agents } }) {
	const { engine, env } = agents[String(path[1])] ?? {
		engine: "",
		env: []
	};
	if (foreignModels[engine]?.test(text) !== true || env.some((name) => name.endsWith("_BASE_URL"))) return void 0;
	return `is \`${text}\`, and \`${engine}\` has models of another company; write one of its own, take \`model\` out for its usual one, or name another \`engine\`.`;
}
function explainPrice({ path, config: { agents, pipelines } }) {
	const name = String(path[1]);
	const stages = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
	const models = [...Object.values(agents).flatMap(({ model }) => model ?? []), ...stages.flatMap((stage) => childRightsOf(stage)?.models ?? [])];
	return models.includes(name) ? void 0 : `is the price of a model that no agent names; write \`model: ${name}\` at one, or take it out. ${suggestNames(name, [...new Set(models)])}`;
}
function explainSecret({ text, path, config }) {
	const env = config.agents[String(path[1])]?.env ?? [];
	const missing = secretsNamedIn(text).find((name) => !env.includes(name));
	return missing && `takes \`${missing}\`, which the agent does not have; write \`env: [${[...env, missing].join(", ")}]\` at \`agents.${path[1]}\`.`;
}
function explainRequired({ text, path, find }) {
	const properties = find([...path.slice(0, -2), "properties"]);
	if (!isPlainMap(properties) || Object.hasOwn(properties, text)) return void 0;
	return `is \`${text}\`, which is not under \`properties\`; write \`${text}: { type: string }\` there. ${suggestNames(text, Object.keys(properties))}`;
}

// src/core/config/lint/explain-habit.ts
const habitSlips = [
	[
		"agents.*.command[#]",
		"BATON-E154",
		explainShell
	],
	[
		"pipelines.*.on.*[].(title-pattern|body-pattern)",
		"BATON-E154",
		explainPattern
	],
	[
		"pipelines.*.stages.*.(prompt|branch|with.title|with.body)",
		"BATON-E154",
		explainTemplate
	],
	[
		"pipelines.*.stages.*.setup",
		"BATON-E154",
		explainSetup
	],
	[
		"pipelines.*.on.pull-requests[].files.(include|exclude)[#]",
		"BATON-E154",
		explainGlob
	],
	[
		"pipelines.*.stages.*.branch",
		"BATON-E154",
		explainShared
	],
	[
		"pipelines.*.stages.*.uses",
		"BATON-E154",
		explainReview
	],
	[
		"pipelines.*.suspend",
		"BATON-E154",
		explainSuspended
	]
];
function explainShell({ text }) {
	const [sign] = /^(?:&&|\|\|?|;|>{1,2}|<)$|^\S*\$\{?[A-Z_]\w*\}?\S*$/.exec(text) ?? [];
	return sign && `is \`${sign}\`, and no shell reads it; write \`command: [sh, -c, "…"]\` with the whole line in quotes.`;
}
function explainPattern({ text }) {
	const [, inner, flags] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? [];
	return inner && `is \`${text}\`, whose slashes are letters of the text here; write \`"${flags && `(?${flags})`}${inner}"\`.`;
}
function explainTemplate({ text }) {
	const [whole, name] = /\{\{-?\s*([\w.-]+)\s+or\s+["'][^"']*["']\s*-?\}\}/.exec(text) ?? [];
	if (whole) return `has \`${whole}\`, and \`or\` is no operator there; write \`{{ ${name} | default: "…" }}\`.`;
	const [, outcome] = /\boutcome\s*[!=]=\s*["'](success|failure)["']/.exec(text) ?? [];
	if (outcome) return `compares an outcome with "${outcome}", which none has; write "${outcome === "success" ? "succeeded" : "failed"}".`;
	const [, branch] = /^origin\/(.+)/.exec(text) ?? [];
	if (branch) return `begins with \`origin/\`; write the name alone: \`branch: "${branch}"\`.`;
	return /\b(?:fix(?:es)?|closes?|resolves?)\s+\{\{\s*subject\.number/i.test(text) ? "names the issue without `#`, so nothing links it; write `Fixes #{{ subject.number }}`." : void 0;
}
function explainSetup({ text }) {
	const what = /\bGITHUB_(?:ENV|PATH|OUTPUT)\b|(?:^|[;&\n])\s*(?:export \w+=[^;&\n]*|cd [^;&\n]+)\s*$/.exec(text)?.[0]?.trim();
	return what && `has \`${what}\`, which ends with \`setup\`; put what the agent needs into files, or into the \`prompt\`.`;
}
function explainGlob({ text }) {
	const [, name = ""] = /^(?:\.?\/)?(.+?)\/?$/.exec(text) ?? [];
	if (/^\.?\/|\/$/.test(text) || /^[\w-]+$/.test(text)) return `is \`${text}\`, and paths are compared whole; write \`${name.replace(/\/\*\*$/, "")}/**\`.`;
	return /^\*\.\w+$/.test(text) ? `is \`${text}\`, which fits files at the root alone; write \`**/${text}\`.` : void 0;
}
function explainShared({ text, stage }) {
	if (stage === void 0 || !("matrix" in stage) || stage.matrix === void 0 || /\bmatrix\b/.test(text)) return void 0;
	return `is one branch for all elements of the matrix, so those that push later start again; write \`branch: "${text}-{{ matrix.value }}"\`.`;
}
function explainReview({ text, path, pipeline, find }) {
	const hasPull = [
		"pull-requests",
		"comment",
		"checks"
	].some((key) => Object.hasOwn(pipeline?.on ?? {}, key));
	if (text !== "review" || hasPull || find([
		...path.slice(0, -1),
		"with",
		"on"
	]) === "pull-request") return void 0;
	return "is `review`, and no event of the pipeline is about a pull request; write `on: pull-request` under `with` for the one that a stage before opens.";
}
function explainSuspended({ value }) {
	return value === true ? "is true, so nothing starts this pipeline; take the line out when it is to start." : void 0;
}

// src/core/config/lint/look-up.ts
function lookUp(lookups, config, { source }) {
	const find = (path) => source.find(path);
	return lookups.flatMap(([keys, code, explain]) => source.findAll(keys).flatMap(({ name, value, path }) => {
		const pipeline = path[0] === "pipelines" ? config.pipelines[String(path[1])] : void 0;
		const stage = pipeline?.stages[String(path[3])];
		const comment = source.findNode(path)?.comment;
		const rest = explain({
			value,
			text: String(value),
			path,
			config,
			pipeline,
			stage,
			find,
			comment
		});
		return rest === void 0 ? [] : [source.problem({
			code,
			message: `\`${name}\` ${rest}`,
			path
		})];
	}));
}
function lookUpData({ outline, source }) {
	return outline.pipelines.flatMap(({ stages = [] }) => {
		const builtins = stages.flatMap(({ uses, name }) => uses === void 0 ? [] : [[name, []]]);
		const dataKeys = new Map([...dataKeysOf(stages), ...builtins]);
		return stages.flatMap((stage) => {
			const others = stages.flatMap(({ name }) => name === stage.name ? [] : [name]);
			const needs = new Map([...needsByName(stages), [stage.name, others]]);
			const reading = {
				...stage,
				templates: stage.dataPaths
			};
			return checkTemplates({
				stage: reading,
				stages,
				needs,
				dataKeys,
				inputs: void 0,
				source
			}).map((problem) => ({
				...problem,
				code: "BATON-E154"
			}));
		});
	});
}

// src/core/config/lint/list-slips.ts
const faults = [
	...formFaults,
	[
		"signing.keys[#]",
		"BATON-E141",
		explainExampleKey
	],
	[
		"pipelines.*.on.*[].exclude-labels[#]",
		"BATON-E154",
		explainExcluded
	],
	[
		"pipelines.*.stages.*.with.on",
		"BATON-E154",
		explainTarget
	],
	[
		"pipelines.*.stages.*.approval.count",
		"BATON-E161",
		explainCount
	],
	[
		"pipelines.*.stages.*.children.agents[#]",
		"BATON-E734",
		explainAgent
	],
	[
		"pipelines.*.stages.*.children.wait",
		"BATON-E738",
		explainWait
	]
];
const slips = [
	...formSlips,
	...habitSlips,
	[
		"budgets[#].max-*",
		"BATON-E182",
		explainBudget
	],
	[
		"pipelines.*.on.webhook[].map.*",
		"BATON-E154",
		explainField
	],
	[
		"pipelines.*.on.comment[].command",
		"BATON-E172",
		explainCommand
	],
	[
		"pipelines.*.history.include-keys[#]",
		"BATON-E154",
		explainKey
	],
	[
		"pipelines.*.limits.timeout-minutes",
		"BATON-E155",
		explainTime
	],
	[
		"pipelines.*.limits.max-tasks",
		"BATON-E737",
		explainTasks
	],
	[
		"pipelines.*.stages.*.(matrix[#]|matrix.values[#])",
		"BATON-E154",
		explainElement
	],
	[
		"pipelines.*.stages.*.approval.role",
		"BATON-E162",
		explainRole
	],
	[
		"pipelines.*.stages.*.children.agents[#]",
		"BATON-E735",
		explainAccess
	]
];
const idle = [[
	"pipelines.*.limits.(max-children|max-depth|max-repeats)",
	"BATON-E736",
	explainIdle
]];
function listSlips(config, checked) {
	return {
		problems: [...lookUpData(checked), ...lookUp(faults, config, checked)],
		warnings: lookUp(slips, config, checked),
		notes: lookUp(idle, config, checked)
	};
}
function explainExampleKey({ text }) {
	if (!text.includes(":REPLACE")) return void 0;
	return "is the key of the example, not yours; make a pair of keys with `baton init`, or as the README says, and write the public one here.";
}
function explainTarget({ text, path, pipeline }) {
	const stages = Object.entries(pipeline?.stages ?? {});
	const needs = new Map(stages.map(([name, stage]) => [name, stage.needs]));
	const opening = stages.flatMap(([name, stage]) => "uses" in stage && stage.uses === "pull-request" ? [name] : []);
	if (text === "subject" || findAncestors(needs, String(path[3])).some((name) => opening.includes(name))) return void 0;
	return `is \`${text}\`, and no stage that this one needs opens a pull request; add one with \`uses: pull-request\` to \`needs\`, or write \`on: subject\`.`;
}
function explainExcluded({ text, path, find }) {
	const wanted = [find([...path.slice(0, -2), "labels"])].flat().map(String);
	if (!hasName(wanted, text)) return void 0;
	return `is \`${text}\`, which \`labels\` asks for as well, so nothing ever fits; take it out of one of them.`;
}
function explainAgent({ text, config }) {
	const known = Object.keys(config.agents);
	if (known.includes(text)) return void 0;
	return `is \`${text}\`, and there is no such agent; write one of ${quoteNames(known)}, or add it under \`agents\`.`;
}
function explainField({ text, path, config, find }) {
	const type = find([...path.slice(0, -2), "type"]);
	const lacking = Object.values(config.sources ?? {}).flat().find((event) => event.type === type && event.map !== void 0 && !Object.hasOwn(event.map, text));
	if (lacking === void 0) return void 0;
	return `is \`${text}\`, which \`map\` of a source drops, so that event starts nothing. ${suggestNames(text, Object.keys(lacking.map ?? {}))}`;
}
function explainCommand({ text, path }) {
	if (!ownCommand.test(text)) return void 0;
	return `is \`${text}\`, a command of Baton, which nobody can use any more; write another word, such as \`/baton ${path[1]}\`.`;
}
function explainKey({ text, pipeline }) {
	const { on = {}, stages = {} } = pipeline ?? {};
	const agents = Object.values(stages).filter(isAgentStage);
	const [, ofChildren, name = "", input, field] = /^(children\.)?(inputs\.(.+)|handoff\.data\.(.+)|.*)$/.exec(text) ?? [];
	if (ofChildren !== void 0 && !hasChildren(pipeline?.stages)) return `is \`${text}\`, and no stage has \`children\`; write \`children: {}\` at one, or \`${name}\`.`;
	const inputs = [...listInputs(on).keys()];
	const schemas = ofChildren === void 0 ? agents.map(({ handoff }) => keysOfSchema(handoff?.data)) : [void 0];
	const fields = schemas.flatMap((keys = []) => keys);
	if (input !== void 0 && !inputs.includes(input)) return `is \`${text}\`, and there is no such input. ${suggestNames(input, inputs)}`;
	if (field !== void 0 && !schemas.includes(void 0) && !fields.includes(field)) return `is \`${text}\`, which no stage leaves. ${suggestNames(field, fields)}`;
	const meant = [
		"handoff_summary",
		"handoff_detail",
		...reservedNames
	].find((each) => each !== name && each.replaceAll("-", "_") === name.replaceAll("-", "_"));
	return meant && `is \`${text}\`, and the key of Baton is \`${meant}\`; write \`${ofChildren ?? ""}${meant}\`.`;
}
function explainElement({ value, path, find }) {
	const keysOf = (element) => isPlainMap(element) ? Object.keys(element).toSorted() : ["value"];
	const [own, first] = [keysOf(value), keysOf(find([...path.slice(0, -1), 0]))];
	if (own.join() === first.join()) return void 0;
	return `has ${quoteNames(own)}, and the first element has ${quoteNames(first)}: templates read nothing where a key is missing; write the same keys in each.`;
}
function explainCount({ value, stage }) {
	const approval = stage?.approval;
	const named = new Set((approval?.users ?? []).map((user) => String(user).toLowerCase())).size;
	if (approval === void 0 || approverRoleOf(approval) !== void 0 || named >= approval.count) return void 0;
	return `is ${String(value)}, and \`users\` names ${named}, so the stage could never start; name more people, write \`role: maintain\` beside them, or a smaller count.`;
}
function explainRole({ text, pipeline }) {
	const minimum = pipeline?.allow["minimum-role"] ?? "read";
	if (!isLowerRole(text, minimum)) return void 0;
	return `is ${text}, lower than the role that starts the pipeline (\`allow.minimum-role\`: ${minimum}); write ${minimum} or more, unless that is meant.`;
}
function explainAccess({ text, stage, config: { agents } }) {
	const name = stage !== void 0 && isAgentStage(stage) ? stage.agent : "";
	const [own, parent] = [agents[text], agents[name]];
	if (own === void 0 || parent === void 0 || hasAtMostAccess(own.access, parent.access)) return void 0;
	return `is \`${text}\` with \`access: ${own.access}\`, and agent \`${name}\` of the stage has \`${parent.access}\`: such a child is refused when it is asked for. Name an agent with less access, or take it out.`;
}
function explainWait({ text, path, pipeline }) {
	if (text !== "poll" || pipeline?.["max-concurrency"] !== 1) return void 0;
	return `is \`poll\`, and \`pipelines.${path[1]}.max-concurrency\` is 1: the stage keeps the one place while it waits for its children, which need one too. Write \`max-concurrency: 2\` or more, leave it out, or write \`wait: suspend\`.`;
}
function explainBudget({ value, path, config }) {
	const of = config.budgets?.[Number(path[1])]?.pipelines?.join(", ") ?? "any pipeline";
	return value === 0 ? `is 0, so nothing of ${of} starts; write more, unless that is meant.` : void 0;
}
function explainTime({ value, pipeline }) {
	const most = Number(value);
	const long = Object.entries(pipeline?.stages ?? {}).find(([, stage]) => isAgentStage(stage) && stage["timeout-minutes"] - 10 > most)?.[0];
	if (long === void 0) return void 0;
	return `is ${most}, and the agent of \`${long}\` alone may work for longer, which this limit does not end; write \`timeout-minutes: ${Math.max(11, most + 10)}\` at that stage, or more here.`;
}
function explainTasks({ value, pipeline }) {
	if (Number(value) >= 3 || !hasChildren(pipeline?.stages)) return void 0;
	return `is ${String(value)}, and a stage with \`children\` needs 3 executions to wait for one child; write 3 or more, or take \`children\` out.`;
}
function explainIdle({ path, config, pipeline }) {
	if (hasChildren(pipeline?.stages)) return void 0;
	const isOfTransfers = path.at(-1) === "max-repeats";
	const canTransfer = Object.values(pipeline?.stages ?? {}).filter(isAgentStage).some(({ agent }) => transferTargets(config, agent).length > 0);
	if (isOfTransfers && canTransfer && pipeline?.limits["max-handoffs"] !== 0) return void 0;
	return `limits nothing: no stage of the pipeline has \`children\`${isOfTransfers ? ", and no agent of it can hand over" : ""}; write \`children: {}\` at a stage, or take the limit out.`;
}

// src/core/config/lint/list-workspace-programs.ts
function listWorkspacePrograms({ agents }, { source }) {
	const found = Object.entries(agents).flatMap(([name, agent]) => listPrograms(agent, ["agents", name])).filter(({ command = [], program }) => {
		return program === "workspace" || locateProgram({
			command,
			program,
			kindOf: () => "file",
			root: "/"
		}).origin === "workspace";
	});
	const report = (each) => source.problem({
		code: "BATON-E153",
		message: describeProgram(each),
		path: [...each.path, "command"]
	});
	return {
		warnings: found.filter(({ program }) => program !== "workspace").map(report),
		notes: found.filter(({ program }) => program === "workspace").map(report)
	};
}
function listPrograms(agent, path) {
	const own = {
		...agent,
		path,
		cost: `it gets no secrets (${agent.env.join(", ")})`
	};
	const servers = Object.entries(agent["mcp-servers"] ?? {}).map(([name, server]) => ({
		command: server.command === void 0 ? void 0 : [server.command, ...server.args],
		program: programOf(server, agent),
		path: [
			...path,
			"mcp-servers",
			name
		],
		cost: "the server is left out"
	}));
	return [...agent.env.length === 0 ? [] : [own], ...servers].filter(({ command }) => command !== void 0);
}
function describeProgram({ command = [], program, path, cost }) {
	const where = writeConfigPath(path);
	const words = `\`${where}.command\` runs ${JSON.stringify(command.join(" ").slice(0, 100))}, which `;
	const loss = `, so ${cost} where a pull request or another agent may have written. Name a file of the default branch, such as \`[node, scripts/agent.mjs]\``;
	if (program === "workspace") return `${words}is code of the checkout${loss}, to have it everywhere.`;
	return `${words}may be or run code of the checkout${loss}; or, if the machine or the container has the program and it runs nothing of the repository, write \`program: machine\` at \`${where}\`. \`program: workspace\` says that it is meant.`;
}

// src/core/config/lint/lint-config.ts
function lintConfig(config, checked, defaultBranch) {
	const agents = listUnusedAgents(config, checked);
	const slips = listSlips(config, checked);
	const programs = listWorkspacePrograms(config, checked);
	return {
		problems: [...slips.problems, ...listUnusableBranches(config, {
			...checked,
			defaultBranch
		})],
		warnings: [
			...agents.warnings,
			...slips.warnings,
			...listSharedEvents(config, checked),
			...listEmptyVariables(config, checked),
			...listUnknownCosts(config, checked),
			...programs.warnings
		],
		notes: [
			...agents.notes,
			...listUnevenInputs(config, checked),
			...slips.notes,
			...listFreeBranches(config, checked),
			...programs.notes
		]
	};
}
function listUnusedAgents(config, { source }) {
	const named = Object.values(config.pipelines).flatMap(({ stages }) => Object.values(stages).flatMap(listAgentsOf));
	if (named.length === 0) return {
		warnings: [],
		notes: []
	};
	const reachable = findAgents(config, named);
	const chosen = new Set(Object.values(config.agents).flatMap((agent) => [agent["transfer-to"] ?? [], agent.fallback ?? []].flat()));
	const unused = Object.keys(config.agents).filter((name) => !named.includes(name));
	const report = (name, rest) => source.problem({
		code: "BATON-E145",
		message: `No stage names the agent \`${name}\`${rest}`,
		path: ["agents", name],
		at: "key"
	});
	return {
		warnings: unused.filter((name) => !reachable.has(name)).map((name) => report(name, `, and no agent hands over to it; write \`agent: ${name}\` at a stage, or take it out.`)),
		notes: unused.filter((name) => reachable.has(name) && !chosen.has(name)).map((name) => report(name, ": it works only where another agent hands over to it. `transfer-to: []` at an agent forbids that."))
	};
}
function listSharedEvents({ pipelines }, { source }) {
	const waits = Object.entries(pipelines).flatMap(([name, pipeline]) => listWaits(name, pipeline));
	return waits.flatMap((wait, index) => {
		const other = waits.slice(0, index).find((earlier) => isSame(earlier, wait));
		const shared = wait.names.filter((name) => hasName(other?.names ?? [], name));
		if (other === void 0) return [];
		const message = `The ${wait.what} ${quoteNames(shared)} starts pipeline "${wait.pipeline}" and pipeline "${other.pipeline}" at the same time; give each a ${wait.what} of its own, or make one pipeline of both.`;
		return [source.problem({
			code: "BATON-E144",
			message,
			path: wait.path,
			at: "key"
		})];
	});
}
function isSame(one, other) {
	return one.pipeline !== other.pipeline && one.rest === other.rest && one.names.some((name) => hasName(other.names, name));
}
function listWaits(pipeline, { on }) {
	return [
		"issues",
		"pull-requests",
		"comment"
	].flatMap((kind) => {
		const isList = Array.isArray(on[kind]);
		return filtersOf(on[kind]).flatMap((filter, index) => {
			const base = [
				"pipelines",
				pipeline,
				"on",
				kind,
				...isList ? [index] : []
			];
			const [key, what] = kind === "comment" ? ["command", "command"] : ["labels", "label"];
			const { [key]: names, ...rest } = Object.fromEntries(Object.entries(filter));
			const listed = [names].flat().filter((name) => typeof name === "string");
			if (listed.length === 0) return [];
			return [{
				pipeline,
				path: [...base, key],
				names: listed,
				rest: JSON.stringify([kind, Object.entries(rest).toSorted()]),
				what
			}];
		});
	});
}
function listUnknownCosts(config, { source }) {
	const { agents, pipelines, budgets = [], prices = {} } = config;
	const limited = budgets.filter((budget) => budget["max-cost-usd"] !== void 0);
	const stages = Object.keys(pipelines).filter((name) => limited.some((budget) => budget.pipelines === void 0 || budget.pipelines.includes(name))).flatMap((name) => Object.values(pipelines[name]?.stages ?? {}));
	const used = findAgents(config, stages.flatMap(listAgentsOf));
	return Object.entries(agents).flatMap(([name, agent]) => {
		const { engine, model } = agent;
		if (!used.has(name) || knowsCost(agent) || model !== void 0 && Object.hasOwn(prices, model)) return [];
		if (engine === "command" && model === void 0) return [];
		const message = `The engine \`${engine}\` of the agent \`${name}\` reports no cost, and a budget with \`max-cost-usd\` counts it: after its first run nothing starts any more; ${model === void 0 ? "name its `model`, and the price of that" : `write the price of \`${model}\``} under \`prices\`.`;
		return [source.problem({
			code: "BATON-E183",
			message,
			path: ["agents", name],
			at: "key"
		})];
	});
}

// src/host/inspect-config.ts
async function inspectConfig(path, { text, config, defaultBranch }) {
	const checked = checkConfig(text);
	if (!checked.ok) return {
		problems: checked.error,
		warnings: [],
		notes: []
	};
	const beside = checkWorkflows(path, {
		config,
		source: checked.value.source
	});
	const root = isInRepository(path) ? dirname(dirname(resolve(path))) : void 0;
	const files = root === void 0 ? void 0 : findMissingFiles(config, checked.value, createKindOf(root));
	const branch = defaultBranch ?? (root === void 0 ? void 0 : findDefaultBranch(join(root, ".git")));
	const { problems, warnings, notes } = lintConfig(config, checked.value, branch);
	return {
		problems: [
			...problems,
			...files?.problems ?? [],
			...beside.problems
		],
		warnings: [
			...files?.warnings ?? [],
			...warnings,
			...beside.warnings
		],
		notes: [
			...listNotes(config),
			...await listFallbackNotes(config),
			...notes.map((note) => `${renderPlace(note, path)}: ${note.code} ${note.message}`)
		]
	};
}
async function listFallbackNotes(config) {
	return Object.values(config.agents).some(({ fallback }) => fallback !== void 0) ? (await import("./fallback-notes.js")).fallbackNotes(config) : [];
}
function createKindOf(root) {
	return (path) => {
		const found = statSync(join(root, path), { throwIfNoEntry: false });
		if (found === void 0) return void 0;
		return found.isDirectory() ? "folder" : "file";
	};
}
function findDefaultBranch(git) {
	const read = (name) => {
		try {
			return readFileSync(join(git, name), "utf8");
		} catch {
			return "";
		}
	};
	const origin = /^ref: refs\/remotes\/origin\/(.+)$/m.exec(read("refs/remotes/origin/HEAD"))?.[1];
	const [head, packed] = [read("HEAD"), read("packed-refs")];
	const isThere = (name) => [`remotes/origin/${name}`, `heads/${name}`].some((ref) => read(`refs/${ref}`) !== "" || packed.includes(` refs/${ref}\n`)) || head === `ref: refs/heads/${name}\n`;
	return origin ?? ["main", "master"].find(isThere);
}
function renderPlace({ file, line = 1, column = 1 }, config) {
	return `${file ?? config}:${line}:${column}`;
}
function locationOf({ file, line, column }, config) {
	return line === void 0 ? void 0 : {
		file: file ?? config,
		line,
		column
	};
}
function renderWarning({ path, code, message, ...place }, config) {
	const where = place.line === void 0 ? path : renderPlace(place, config);
	return `${where === void 0 ? "" : `${where}: `}${code === void 0 ? "" : `${code} `}${message}`;
}

export { renderWarning as i, locationOf as n, renderPlace as r, inspectConfig as t };