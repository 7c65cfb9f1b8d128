import { K as hasReason, pt as createSystemClock } from "./job-agent-plan-publish.js";
import { Mt as isPause, a as checkUnsigned, u as parse } from "./job-agent-plan-publish-validate.js";
import { N as version, a as isPlainMap, g as listFirstNames, p as hasName, t as GitHubError, v as quoteArgument, y as quoteNames } from "./job-cli.js";
import { h as modeName, m as listUses, p as signingName, r as openCheckout, t as deriveNeeds } from "./derive-needs.js";
import { S as findTitle, c as isAgentWorkflow, n as checkWorkflowFiles, o as readCallers, t as checkSyntax } from "./check-workflow-files.js";
import { n as printPainted } from "./painted.js";
import { i as printJson, l as UsageError, n as printAside } from "./read-json.js";
import { n as findToken, r as openClient } from "./connect.js";
import { r as readGit, t as findRepositoryName } from "./find-repository-name.js";
import { n as numberOfThread, r as toComment } from "./to-comment.js";
import { n as decodeThread } from "./decode-thread.js";
import { t as projectRoot } from "./project-root.js";
import { a as parseConfig } from "./job-plan-validate.js";
import { basename, join, relative } from "node:path";
import { existsSync, readFileSync } from "node:fs";

// src/core/doctor/check.ts
function right(name, detail) {
	return {
		name,
		answer: "right",
		detail
	};
}
function wrong(name, detail, mend) {
	return {
		name,
		answer: "wrong",
		detail,
		mend
	};
}
function notVisible(name, refused, who) {
	return {
		name,
		answer: "not visible",
		detail: `GitHub answers ${refused} to this token`,
		who
	};
}
const seers = {
	administration: "an administrator of the repository, or a token with \"Administration: read\"",
	secrets: "somebody with write access, or a token with \"Secrets: read\"",
	variables: "somebody with write access, or a token with \"Variables: read\"",
	environments: "somebody with write access, or a token with \"Environments: read\"",
	actions: "a token with \"Actions: read\"",
	contents: "a token with \"Contents: read\"",
	issues: "a token with \"Issues: read\"",
	organization: "an owner of the organization"
};

// src/core/doctor/facts.ts
function findValue(fact) {
	return fact !== void 0 && "value" in fact ? fact.value : void 0;
}

// src/core/doctor/check-names.ts
const pauseName = "BATON_PAUSE";
function checkNames(needs, facts) {
	return [...needs.labels.map((label) => checkLabel(label, facts)), ...needs.variables.flatMap((name) => checkVariable(name, facts))];
}
function checkLabel({ name: label, pipelines }, { labels, name: repository }) {
	const name = `Label ${label}`;
	const use = `starts ${pipelines.join(" and ")}`;
	if (labels === void 0 || "refused" in labels) return notVisible(name, labels?.refused ?? 404, seers.issues);
	return hasName(labels.value, label) ? right(name, use) : wrong(name, `there is no such label, which ${use}`, `gh label create ${quoteArgument(label)} --repo ${repository}`);
}
function findPause({ variables, organizationVariables }) {
	const value = findValue(variables)?.get(pauseName) ?? findValue(organizationVariables)?.get(pauseName) ?? "";
	return isPause(value) ? value : void 0;
}
function isAppAtWork(facts) {
	if (facts.workflows.length === 0) return facts.agentWorkflow !== void 0;
	return (findValue(facts.variables)?.get("BATON_MODE") ?? findValue(facts.organizationVariables)?.get("BATON_MODE")) === "app";
}
function checkVariable(variable, facts) {
	const { variables, organizationVariables, name: repository } = facts;
	const name = `Variable ${variable}`;
	const value = findValue(variables)?.get(variable) ?? findValue(organizationVariables)?.get(variable);
	const hidden = [variables, organizationVariables].find((fact) => fact !== void 0 && "refused" in fact);
	if (value === void 0 && hidden !== void 0 && "refused" in hidden) return [notVisible(name, hidden.refused, seers.variables)];
	if (variable === pauseName) {
		const pause = findPause(facts);
		if (pause === void 0) return [right(name, "nothing is paused")];
		return [wrong(name, `set to "${pause}", so everything is paused`, `gh variable delete ${pauseName} --repo ${repository}`)];
	}
	if (variable === "BATON_MODE") return [right(name, value === "app" ? "set to \"app\": the App starts the pipelines, not the workflow" : "the workflow starts the pipelines")];
	if (value !== void 0) return [right(name, "set")];
	return [wrong(name, "not set, and the workflow reads it as an empty text", `gh variable set ${variable} --repo ${repository}`)];
}

// src/core/doctor/check-actions.ts
const pullRequestSetting = "Allow GitHub Actions to create and approve pull requests";
function checkActions(needs, facts) {
	const { policy } = facts;
	return [
		..."refused" in policy ? ["GitHub Actions", "Allowed actions"].map((name) => notVisible(name, policy.refused, seers.administration)) : checkPolicy(needs, {
			facts,
			policy: policy.value
		}),
		...checkPullRequests(needs, facts),
		...checkPermissions(needs, facts)
	];
}
function settingsOf({ page }) {
	return `${page}/settings/actions`;
}
function checkPolicy(needs, { facts, policy }) {
	const settings = settingsOf(facts);
	if (!policy.enabled) return [wrong("GitHub Actions", "switched off", `${settings}: under "Actions permissions" choose which actions are allowed`)];
	return [
		right("GitHub Actions", "switched on"),
		checkAllowed(needs, {
			facts,
			policy
		}),
		...checkPins(needs, {
			facts,
			policy
		})
	];
}
function checkAllowed({ uses }, { facts, policy }) {
	const name = "Allowed actions";
	const owner = facts.name.split("/")[0] ?? "";
	const { selected } = facts;
	const options = {
		owner,
		policy,
		selected: findValue(selected)
	};
	const known = uses.map((each) => ({
		each,
		admitted: isAdmitted(each, options)
	}));
	const refused = known.filter(({ admitted }) => admitted === false).map(({ each }) => each);
	const mend = `${settingsOf(facts)}: choose "Allow ${owner}, and select non-${owner}, actions and reusable workflows", and add`;
	if (refused.length > 0) return wrong(name, `GitHub refuses ${quoteNames(refused)}`, `${mend} ${renderPatterns(refused)}`);
	if (selected !== void 0 && "refused" in selected) return notVisible(name, selected.refused, seers.administration);
	const unsure = known.filter(({ admitted }) => admitted === void 0).map(({ each }) => each);
	if (unsure.length === 0) return right(name, policy.allowed === "all" ? "all" : "all that Baton uses");
	return {
		name,
		answer: "not visible",
		detail: `${quoteNames(unsure)} runs only if GitHub has verified its creator`,
		who: `GitHub alone. To be sure: ${mend} ${renderPatterns(unsure)}`
	};
}
function renderPatterns(uses) {
	return [...new Set(uses.map((each) => `${each.split("/")[0]}/*`))].join(", ");
}
function checkPins({ uses }, { facts, policy }) {
	if (!policy.pinned) return [];
	const name = "Full commit ids of actions";
	const loose = uses.filter((each) => !/\/\.github\/workflows\//.test(each) && !/@[0-9a-f]{40}$/.test(each));
	if (loose.length === 0) return [right(name, "demanded, and written")];
	const mend = `write the commit's 40 digits behind the @ of ${quoteNames(loose)}, or untick "Require actions to be pinned" at ${settingsOf(facts)}`;
	return [wrong(name, `demanded, and ${quoteNames(loose)} has none`, mend)];
}
function checkPullRequests({ opensPullRequests }, facts) {
	const { settings } = facts;
	const name = "Pull requests by GitHub Actions";
	if (!opensPullRequests || settings === void 0 || isAppAtWork(facts)) return [];
	if ("refused" in settings) return [notVisible(name, settings.refused, seers.administration)];
	if (settings.value.mayCreatePullRequests) return [right(name, "allowed")];
	return [wrong(name, "not allowed, and a stage opens one", `${settingsOf(facts)}: tick "${pullRequestSetting}"`)];
}
function checkPermissions({ leavesPermissions, callers }, facts) {
	const { settings } = facts;
	const name = "Permissions of the workflow";
	if (callers.length === 0) return [];
	if (!leavesPermissions || settings === void 0) return [right(name, "the workflow names its own")];
	if ("refused" in settings) return [notVisible(name, settings.refused, seers.administration)];
	if (settings.value.defaultPermissions === "write") return [right(name, "the repository's default is to read and write")];
	return [wrong(name, "it names none, and the repository's default is to read", `write at the job that calls Baton: permissions: { contents: write, issues: write, pull-requests: write, actions: write }`)];
}
function isAdmitted(uses, { owner, policy, selected }) {
	const from = uses.split("/")[0]?.toLowerCase() ?? "";
	if (policy.allowed === "all" || from === owner.toLowerCase()) return true;
	if (policy.allowed === "local_only") return false;
	if (selected === void 0) return void 0;
	if (selected.githubOwned && (from === "actions" || from === "github")) return !isExcluded(uses, selected);
	if (isExcluded(uses, selected)) return false;
	return selected.patterns.some((pattern) => !pattern.startsWith("!") && isFitting(uses, pattern)) || (selected.verified ? void 0 : false);
}
function isExcluded(uses, { patterns }) {
	return patterns.some((pattern) => pattern.startsWith("!") && isFitting(uses, pattern.slice(1)));
}
function isFitting(uses, pattern) {
	const parts = pattern.trim().split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`, "i").test(uses);
}

// src/core/doctor/check-awaited.ts
function checkAwaited({ config, callers }, facts) {
	const { listedWorkflows: listed, name: repository } = facts;
	const waiting = Object.entries(config.pipelines).flatMap(([pipeline, { on }]) => (on.checks?.workflows ?? []).map((workflow) => ({
		workflow,
		pipeline
	})));
	return [...Map.groupBy(waiting, (each) => each.workflow)].map(([workflow, waits]) => {
		const name = `Checked workflow ${workflow}`;
		if (listed === void 0 || "refused" in listed) return notVisible(name, listed?.refused ?? 404, seers.actions);
		const pipelines = waits.map(({ pipeline }) => pipeline).join(" and ");
		const others = listed.value.filter(({ state }) => state !== "deleted").filter(({ path }) => !callers.some(({ file }) => file === path));
		const ofName = others.filter((each) => each.name === workflow);
		const [idle] = ofName;
		if (ofName.some(({ state }) => state === "active")) return right(name, `when it fails, it starts ${pipelines}`);
		if (idle !== void 0) {
			const remedy = `gh workflow enable ${quoteArgument(workflow)} --repo ${repository}`;
			return wrong(name, `it does not run (${idle.state}), so it never starts ${pipelines}`, remedy);
		}
		const remedy = others.length === 0 ? "push the workflow that checks your code, and write its `name:` here" : `write ${suggest(workflow, others)}, in \`workflows\` of the pipeline and of \`workflow_run\``;
		return wrong(name, `GitHub has no workflow of that name that checks code, so nothing ever starts ${pipelines}`, remedy);
	});
}
function suggest(workflow, others) {
	const title = findTitle(workflow, others);
	if (title !== void 0) return `"${title}"`;
	const names = others.map(({ name }) => name);
	return `one of: ${listFirstNames(names, (each) => `"${each}"`)}`;
}

// src/core/doctor/check-files.ts
function checkFiles(needs, facts) {
	const { config, workflows } = facts;
	return [
		checkFile("Configuration", config, facts),
		...workflows.length === 0 ? [describeMissing(facts)] : workflows.map((file) => checkFile("Workflow", file, facts)),
		...[...facts.states].flatMap(([path, state]) => checkState(path, {
			state,
			facts
		})),
		...checkPushes(facts),
		...needs === void 0 ? [] : [...checkFit(needs, facts), ...checkTokens(needs)]
	];
}
function describeMissing({ repository, agentWorkflow, unreadWorkflows = 0 }) {
	if (agentWorkflow !== void 0) return right("Workflow", `the App starts the pipelines, and ${agentWorkflow} runs its agents`);
	if (unreadWorkflows > 0) return {
		name: "Workflow",
		answer: "not visible",
		detail: "no workflow that was read calls Baton",
		who: `whoever looks at the other ${unreadWorkflows} files of .github/workflows. One with "baton" in its name is read first`
	};
	return wrong("Workflow", `no workflow on ${repository.defaultBranch} calls Baton`, "baton init");
}
function checkFile(what, { path, remote, local }, facts) {
	const name = `${what} ${path}`;
	const branch = facts.repository.defaultBranch;
	if ("refused" in remote) return notVisible(name, remote.refused, seers.contents);
	const push = describePush(path, facts);
	if (remote.value === void 0) return local === void 0 ? wrong(name, `not on ${branch}`, "baton init") : wrong(name, `only here: it is not pushed to ${branch}`, push);
	if (local === void 0 || normalise(local) === normalise(remote.value)) return right(name, `on ${branch}`);
	return wrong(name, `yours is not the one on ${branch}, which GitHub uses`, `${push}. Or take theirs: git pull origin ${quoteArgument(branch)}`);
}
function describePush(path, { branch, repository }) {
	const target = repository.defaultBranch;
	const commit = `git add ${quoteArgument(path)} && git commit -m "Set up Baton"`;
	if (branch !== void 0 && branch !== target) return `${commit}; git push origin HEAD, then merge ${branch} into ${target}`;
	return `${commit}; git push origin HEAD:${quoteArgument(target)}`;
}
function normalise(text) {
	return text.replaceAll("\r\n", "\n").trimEnd();
}
const reasons = {
	disabled_manually: "somebody disabled it",
	disabled_inactivity: "GitHub disabled it after 60 days without activity",
	disabled_fork: "GitHub starts no workflow of a fork until somebody enables it"
};
function checkState(path, { state, facts }) {
	const { page, name: repository } = facts;
	const { isFork } = facts.repository;
	const file = path.split("/").at(-1) ?? path;
	const name = `Workflow ${file} is enabled`;
	if ("refused" in state) return [notVisible(name, state.refused, seers.actions)];
	if (state.value === "active") return [right(name, isFork ? "active, although the repository is a fork" : "active")];
	if (state.value === void 0) return [wrong(name, "GitHub does not know it as a workflow", `${page}/actions: see what GitHub says about ${file}`)];
	const why = reasons[state.value] ?? `its state is ${state.value}`;
	const mend = state.value === "disabled_fork" ? `${page}/actions: enable the workflows` : `gh workflow enable ${quoteArgument(file)} --repo ${repository}`;
	return [wrong(name, why, mend)];
}
function checkFit({ config }, { workflows }) {
	const files = workflows.flatMap(({ path, remote }) => {
		const text = findValue(remote);
		return text === void 0 ? [] : [{
			path,
			text
		}];
	});
	if (files.length === 0) return [];
	const name = "Workflow fits the configuration";
	const [first, ...others] = checkWorkflowFiles(config, files);
	if (first === void 0) return [right(name, "events, inputs, permissions and secrets")];
	const more = others.length === 0 ? "" : ` There ${others.length === 1 ? "is one more" : `are ${others.length} more`}.`;
	return [wrong(name, `${first.file}: ${first.code} ${first.message}${more}`, "baton validate")];
}
function checkTokens({ tokens }) {
	const name = "Nothing starts itself again";
	if (tokens.length === 0) return [right(name, "only the workflow's own token writes, whose events start no workflow")];
	return tokens.map(({ where, mend }) => wrong(name, `${where}, so what is written with it starts workflows again, these too`, mend));
}
function checkPushes({ agentWorkflow, openPushes = [], repository }) {
	if (agentWorkflow === void 0) return [];
	return openPushes.map((path) => wrong(`Workflow ${path} on pushes`, "it has secrets and runs on every branch, and each push of the App starts it with the code of an agent", `write \`on: { push: { branches: [${quoteArgument(repository.defaultBranch)}] } }\` in ${path}`));
}

// src/core/doctor/check-key.ts
const name$1 = "The key fits";
function checkKey({ config }, { key, name: repository }) {
	if (config.signing === void 0 || key === void 0) return [];
	return [key.probe === void 0 ? decideFromPast(key, repository) : decideFromProbe(key.probe, repository)];
}
function decideFromProbe(probe, repository) {
	if (probe.outcome === "untried") return {
		name: name$1,
		answer: "not visible",
		detail: probe.why,
		who: probe.next
	};
	if (probe.outcome === "fits") return right(name$1, `a job has tried it: ${probe.url}`);
	return wrong(name$1, "a job has tried it and failed", describeMend(probe.url, repository));
}
function decideFromPast({ changedAt, refused, ...past }, repository) {
	const record = isBefore(past.record, changedAt) ? void 0 : past.record;
	const plan = isBefore(past.plan, changedAt) ? void 0 : past.plan;
	if (plan !== void 0 && !plan.succeeded && (record === void 0 || plan.at > record.at)) return wrong(name$1, "the newest job plan failed, which looks at the key first", describeMend(plan.url, repository));
	if (record !== void 0) return right(name$1, `the newest record, of ${record.run}, is signed with it`);
	if (refused !== void 0) return notVisible(name$1, refused, seers.actions);
	const who = "nobody, since secrets cannot be read. `baton doctor --probe` starts a job that tries it";
	const detail = isBefore(past.record, changedAt) || isBefore(past.plan, changedAt) ? "the secret was replaced, and no run has used it since" : "no record is signed with it yet";
	return {
		name: name$1,
		answer: "not visible",
		detail,
		who
	};
}
function isBefore(past, changedAt) {
	return past !== void 0 && changedAt !== void 0 && past.at < changedAt;
}
function describeMend(url, repository) {
	return `read the summary at ${url}. If it says BATON-E904: gh secret set BATON_SIGNING_KEY --repo ${repository}, with the key that fits. Then try it: baton doctor --probe`;
}

// src/core/doctor/check-machines.ts
const oldest = [
	2,
	336,
	0
];
function checkMachines({ runners }, facts) {
	return runners.map((labels) => checkRunner(labels, facts));
}
function checkRunner(labels, facts) {
	const name = `Runner ${labels.join(", ")}`;
	const { page, runners, organizationRunners } = facts;
	const fitting = [...findValue(runners) ?? [], ...findValue(organizationRunners) ?? []].filter((runner) => hasLabels(runner, labels));
	const online = fitting.filter(({ isOnline }) => isOnline);
	const current = online.find(({ version }) => version === void 0 || !isOlder$1(version));
	if (current !== void 0) return right(name, `${current.name} is online${current.version === void 0 ? "" : `, ${current.version}`}`);
	const hidden = [runners, organizationRunners].find((fact) => fact !== void 0 && "refused" in fact);
	if (hidden !== void 0 && "refused" in hidden) return notVisible(name, hidden.refused, hidden === runners ? seers.administration : seers.organization);
	const [old] = online;
	if (old !== void 0) return wrong(name, `${old.name} is ${old.version}, and Baton needs ${oldest.join(".")}`, `update the runner ${old.name}: ${page}/settings/actions/runners`);
	const words = fitting.length === 0 ? "no runner has these labels" : `${fitting.map((runner) => runner.name).join(", ")} is offline`;
	return wrong(name, words, `start or add one: ${page}/settings/actions/runners`);
}
function hasLabels(runner, labels) {
	const own = new Set(runner.labels.map((label) => label.toLowerCase()));
	return labels.every((label) => own.has(label.toLowerCase()));
}
function isOlder$1(version) {
	const numbers = version.split(".").map(Number);
	const at = oldest.findIndex((number, index) => number !== numbers[index]);
	return at !== -1 && !((numbers[at] ?? 0) > (oldest[at] ?? 0));
}

// src/core/doctor/check-pin.ts
const name = "Pin of agent.yml";
function findAgentUses(text) {
	return /^\s*uses:\s*["']?([^\s"'#]+\/agent\.yml@[^\s"'#]+["']?(?:[ \t]+#[^\n]*)?)/m.exec(text)?.[1]?.replace(/["']/g, "").trim();
}
function checkPin(needs, { agentWorkflow, agentUses, version }) {
	const [, uses = "", pin = "", said] = /^([^@]+)@(\S+)(?:\s+#\s*(\S+))?/.exec(agentUses ?? "") ?? [];
	if (pin === "" || version === void 0) return [];
	const isCommit = /^[0-9a-f]{40}$/.test(pin);
	const pinned = isCommit ? said : pin;
	if (isCommit && !isVersion(pinned)) return [{
		name,
		answer: "not visible",
		detail: "a commit, and no comment behind it names its version",
		who: "whoever looks the commit up: `# v1.2.3` behind it says the version"
	}];
	if (!isOlder(pinned ?? "", version)) return [right(name, `agents run by ${pinned}`)];
	const remedy = `update the pin: write \`uses: ${isCommit ? `${uses}@\` with the commit of v${version}, and \`# v${version}\` behind it,` : `${uses}@v${version}\``} in ${agentWorkflow}`;
	const used = needs === void 0 ? [] : listNewKeys(needs.config);
	const lacks = `which is older than this program (${version}) and may lack what it describes${used.length === 0 ? "" : `; a job of a version that does not know ${used.join(", ")}, as used here, does not start`}`;
	return [wrong(name, `agents run by ${pinned}, ${lacks}`, remedy)];
}
function listNewKeys({ agents, pipelines }) {
	const given = [...Object.values(agents), ...Object.values(pipelines).map(({ limits }) => limits)];
	const has = (key) => given.some((each) => Object.hasOwn(each, key));
	return [
		"fallback",
		"gateway",
		"sleep",
		"on-limit"
	].filter(has).map((key) => `\`${key}\``);
}
function isVersion(text = "") {
	return /^v?\d+(?:\.\d+){0,2}$/.test(text);
}
function isOlder(pin, version) {
	if (!isVersion(pin)) return false;
	const wanted = version.split(".").map(Number);
	const parts = pin.replace("v", "").split(".").map(Number);
	const differing = parts.findIndex((part, index) => part !== wanted[index]);
	return differing !== -1 && (parts[differing] ?? 0) < (wanted[differing] ?? 0);
}

// src/core/doctor/check-repository.ts
const mostSeconds = 60;
function checkRepository(needs, facts) {
	const { name, repository } = facts;
	const { isPrivate, isArchived } = repository;
	return [
		right("Token and repository", `${name} is there, ${isPrivate ? "private" : "public"}`),
		...isArchived ? [wrong("Archive", "the repository is archived, so nothing can be written", `gh repo unarchive ${name}`)] : [],
		...needs?.usesIssues === true ? [checkIssues(facts)] : [],
		...checkUnsignedPublic(needs, facts),
		...checkClock(facts)
	];
}
function checkIssues({ page, repository }) {
	return repository.hasIssues ? right("Issues", "switched on") : wrong("Issues", "switched off, and records of runs are kept on issues", `${page}/settings: tick "Issues"`);
}
function checkUnsignedPublic(needs, { repository }) {
	if (needs === void 0 || needs.config.signing !== void 0 || checkUnsigned(repository.isPrivate) === void 0) return [];
	return [wrong("Signing key", "the repository is public and the configuration lists no key, so nothing starts", "baton init")];
}
function checkClock({ aheadSeconds }) {
	if (aheadSeconds === void 0) return [];
	const off = Math.abs(Math.round(aheadSeconds));
	if (off <= mostSeconds) return [right("Clock of this machine", `within a minute of GitHub's`)];
	const words = `${off} seconds ${aheadSeconds > 0 ? "ahead of" : "behind"} GitHub's`;
	return [wrong("Clock of this machine", words, "sudo timedatectl set-ntp true")];
}

// src/core/doctor/check-secrets.ts
function checkSecrets({ secrets }, facts) {
	const checks = secrets.filter(({ stored, environment }) => stored.length > 0 || environment !== void 0).map((secret) => checkSecret(secret, facts));
	return [...new Map(checks.map((check) => [`${check.name} ${check.answer}`, check])).values()];
}
function checkSecret(secret, facts) {
	const { environment, stored } = secret;
	const name = `Secret ${stored.length === 0 ? secret.name : stored.join(" or ")}${environment === void 0 ? "" : ` for the environment ${environment.name}`}`;
	const place = findPlace(secret, facts);
	if (place !== void 0) return right(name, place);
	const hidden = findHidden(secret, facts);
	if (hidden !== void 0) return notVisible(name, hidden.refused, hidden.who);
	const users = secret.name === "BATON_SIGNING_KEY" ? "which signs records" : `from which agents get ${secret.name}`;
	return wrong(name, `there is no such secret, ${users}`, mendSecret(secret, facts));
}
function findPlace({ stored, environment }, facts) {
	const has = (fact, names) => names.some((name) => hasName(findValue(fact) ?? [], name));
	if (environment !== void 0 && has(facts.environmentSecrets.get(environment.name), [environment.secret])) return `stored in the environment ${environment.name}`;
	if (has(facts.secrets, stored)) return "stored in the repository";
	return has(facts.organizationSecrets, stored) ? "shared by the organization" : void 0;
}
function findHidden({ environment }, facts) {
	const { secrets, organizationSecrets } = facts;
	const own = environment === void 0 ? void 0 : facts.environmentSecrets.get(environment.name);
	const isAbsent = own !== void 0 && "refused" in own && own.refused === 404 && "value" in secrets;
	if (own !== void 0 && "refused" in own && !isAbsent) return {
		refused: own.refused,
		who: seers.environments
	};
	if ("refused" in secrets) return {
		refused: secrets.refused,
		who: seers.secrets
	};
	if (organizationSecrets !== void 0 && "refused" in organizationSecrets) return {
		refused: organizationSecrets.refused,
		who: seers.secrets
	};
}
function mendSecret({ name, stored, environment }, { name: repository, keyFile }) {
	const command = environment !== void 0 && (name === "BATON_SIGNING_KEY" || stored.length === 0) ? `gh secret set ${environment.secret} --env ${quoteArgument(environment.name)} --repo ${repository}` : `gh secret set ${stored[0] ?? name} --repo ${repository}`;
	if (name !== "BATON_SIGNING_KEY") return command;
	if (keyFile !== void 0) return `${command} < ${quoteArgument(keyFile)}`;
	return `${command}, with the private half. If it is lost: take \`signing\` out of .github/baton.yml, then type \`baton init\``;
}

// src/core/doctor/decide-checks.ts
const order = [
	"wrong",
	"not visible",
	"right"
];
function decideChecks(needs, facts) {
	return sortChecks([
		...checkRepository(needs, facts),
		...checkFiles(needs, facts),
		...checkPin(needs, facts),
		...needs === void 0 ? [] : [
			...checkActions(needs, facts),
			...checkSecrets(needs, facts),
			...checkKey(needs, facts),
			...checkNames(needs, facts),
			...checkAwaited(needs, facts),
			...checkMachines(needs, facts)
		]
	]);
}
function sortChecks(checks) {
	return checks.toSorted((one, other) => order.indexOf(one.answer) - order.indexOf(other.answer));
}

// src/cli/doctor/read-key.ts
const mostRuns = 3;
async function readKey(reader, { config, repo, file }) {
	const [comments, runs] = await Promise.all([reader.listNewestComments(), reader.listRuns(file)]);
	const refused = [comments, runs].flatMap((fact) => "refused" in fact ? [fact.refused] : [])[0];
	const ended = (findValue(runs) ?? []).filter(({ isCompleted }) => isCompleted).slice(0, mostRuns);
	return {
		record: findNewestRecord(findValue(comments) ?? [], {
			config,
			repo
		}),
		plan: await readPlan(reader, ended),
		refused
	};
}
function findNewestRecord(comments, { config, repo }) {
	return [...Map.groupBy(comments, numberOfThread)].flatMap(([thread, each]) => {
		if (thread === void 0) return [];
		const own = each.map(toComment);
		const { records } = decodeThread(own, {
			config,
			repo,
			thread
		});
		return records.map(({ record, comment }) => ({
			run: record.run,
			at: own.find(({ id }) => id === comment)?.createdAt ?? ""
		}));
	}).toSorted((one, other) => one.at < other.at ? 1 : -1)[0];
}
async function readPlan(reader, runs) {
	for (const { id, createdAt: at } of runs) {
		const plan = await findPlan(reader, id);
		if (plan !== void 0) return {
			succeeded: plan.conclusion === "success",
			at,
			url: plan.url
		};
	}
}
async function findPlan(reader, run) {
	return (findValue(await reader.listEndedJobs(run)) ?? []).find(({ name, conclusion }) => /(?:^|\/ )plan$/.test(name) && (conclusion === "success" || conclusion === "failure"));
}

// src/cli/doctor/probe.ts
const harmless = JSON.stringify({ event: "doctor" });
const waits = [
	1,
	1,
	1,
	2,
	3,
	4,
	...Array.from({ length: 59 }, () => 10)
].map((seconds) => seconds * 1e3);
async function probeKey({ reader, dispatcher, clock }) {
	const started = await startRun(dispatcher);
	if (!("id" in started)) return started;
	for (const wait of waits) {
		await clock.sleep(wait);
		if ((await reader.readRun(started.id).catch(absentAsUndefined))?.isCompleted !== true) continue;
		const plan = await findPlan(reader, started.id);
		if (plan === void 0) return untried("its run has no job plan that ended", `whoever reads ${started.url}`);
		return {
			outcome: plan.conclusion === "success" ? "fits" : "fails",
			url: plan.url
		};
	}
	return untried("the run has not ended within ten minutes", `whoever looks at ${started.url} later`);
}
async function startRun(dispatcher) {
	try {
		return await dispatcher.dispatchEvent(harmless) ?? untried("GitHub has started the run without naming it", "whoever looks at the repository's Actions page");
	} catch (error) {
		if (!hasReason(error, "forbidden", "not-found", "dispatch-forbidden", "rejected")) throw error;
		const next = hasReason(error, "rejected") ? "whoever fixes the workflow" : "somebody with write access, or a token with \"Actions: write\"";
		return untried(`the run could not be started: ${error.message}`, next);
	}
}
function absentAsUndefined(error) {
	if (!hasReason(error, "not-found")) throw error;
}
function untried(why, next) {
	return {
		outcome: "untried",
		why,
		next
	};
}

// src/cli/doctor/read-checkout.ts
async function findCheckout(folder, { owner, name }) {
	const origin = readGit(folder, [
		"remote",
		"get-url",
		"origin"
	]) ?? "";
	if (!new RegExp(`[/:]${quote(owner)}/${quote(name)}(?:\\.git)?/?$`, "i").test(origin)) return void 0;
	try {
		const { root, workflow, keyFile } = await openCheckout(folder);
		return {
			workflow: workflow.path,
			branch: readGit(folder, [
				"symbolic-ref",
				"--quiet",
				"--short",
				"HEAD"
			]) || void 0,
			keyFile: existsSync(keyFile) ? relative(folder, keyFile) : void 0,
			read: (path) => existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : void 0
		};
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		printAside(`The files here are not compared with those on GitHub: ${error.message}\n`);
		return;
	}
}
function quote(text) {
	return text.replace(/[.]/g, "\\.");
}

// src/core/doctor/find-open-pushes.ts
const secret = /\bsecrets\s*(?:\.(?!GITHUB_TOKEN\b)|\[)|toJSON\(\s*secrets\s*\)|secrets:\s*inherit\b/i;
const filters = [
	"branches",
	"branches-ignore",
	"tags",
	"tags-ignore"
];
function findOpenPushes(workflows) {
	return workflows.filter(({ text }) => secret.test(text) && hearsEveryPush(text)).map(({ path }) => path);
}
function hearsEveryPush(text) {
	try {
		const { on } = parse(text) ?? {};
		if (!isPlainMap(on)) return [on].flat().includes("push");
		const { push } = on;
		return push !== void 0 && !(isPlainMap(push) && filters.some((key) => push[key] !== void 0));
	} catch {
		return false;
	}
}

// src/cli/doctor/read-files.ts
const configPath = ".github/baton.yml";
const folder = ".github/workflows";
const usual = `${folder}/baton.yml`;
const mostFiles = 10;
async function readFiles(place) {
	const { reader, branch, checkout } = place;
	const { paths, unread } = await listWorkflows(place);
	const texts = await Promise.all(paths.map(async (path) => ({
		path,
		remote: await reader.readFile(path, branch)
	})));
	const workflows = chooseCallers(texts, checkout);
	const path = findConfigPath(workflows);
	const known = listKnown(texts);
	const configFile = {
		path,
		remote: await reader.readFile(path, branch),
		local: checkout?.read(path)
	};
	return {
		configFile,
		workflows,
		agentWorkflow: known.find(({ text }) => isAgentWorkflow(text)),
		openPushes: findOpenPushes(known),
		unread,
		...chooseConfig(configFile)
	};
}
function findConfigPath(workflows) {
	const files = workflows.map(({ path, remote, local }) => ({
		path,
		text: findValue(remote) ?? local ?? ""
	}));
	return readCallers(files).flatMap(({ jobs }) => jobs.map((job) => String(job.with.config ?? ""))).find((path) => path !== "" && !path.includes("${{")) ?? configPath;
}
function chooseConfig({ remote, local }) {
	const [first, second] = [findValue(remote) ?? local, local].map((text) => text === void 0 ? void 0 : parseConfig(text));
	const problem = first === void 0 || first.ok ? void 0 : first.error[0];
	return {
		config: [first, second].flatMap((parsed) => parsed?.ok === true ? [parsed.value] : [])[0],
		fault: problem && `line ${problem.line ?? 1}: ${problem.code} ${problem.message}`
	};
}
async function listWorkflows({ reader, branch, checkout }) {
	const paths = (findValue(await reader.listFolder(folder, branch)) ?? [usual]).filter((path) => /\.ya?ml$/.test(path));
	const rankOf = (path) => [
		path === usual,
		path === checkout?.workflow,
		/baton/i.test(path),
		true
	].indexOf(true);
	const chosen = paths.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, mostFiles);
	return {
		paths: chosen,
		unread: paths.length - chosen.length
	};
}
function listKnown(texts) {
	return texts.flatMap(({ path, remote }) => {
		const text = findValue(remote);
		return text === void 0 ? [] : [{
			path,
			text
		}];
	});
}
function chooseCallers(texts, checkout) {
	const known = listKnown(texts);
	const broken = known.filter((file) => checkSyntax(file).length > 0).map(({ path }) => path);
	const callers = /* @__PURE__ */ new Set([...readCallers(known).map(({ file }) => file), ...broken]);
	const remote = texts.filter(({ path }) => callers.has(path)).map((file) => ({
		...file,
		local: checkout?.read(file.path)
	}));
	if (remote.length > 0) return remote;
	const hidden = texts.filter((file) => "refused" in file.remote).map((file) => ({
		...file,
		local: checkout?.read(file.path)
	}));
	const local = checkout?.read(checkout.workflow);
	if (hidden.length > 0 || checkout === void 0 || local === void 0) return hidden;
	return [{
		path: checkout.workflow,
		remote: findRemote(texts, checkout.workflow),
		local
	}];
}
function findRemote(texts, wanted) {
	return texts.find(({ path }) => path === wanted)?.remote ?? { value: void 0 };
}

// src/cli/doctor/read-secrets.ts
async function readSecrets(reader, { needs, isShared }) {
	const nothing = {
		secrets: { value: [] },
		environmentSecrets: /* @__PURE__ */ new Map(),
		keyChangedAt: void 0
	};
	if (needs.secrets.length === 0) return nothing;
	const environments = [...new Set(needs.secrets.flatMap(({ environment }) => environment?.name ?? []))];
	const [own, organization, ...others] = await Promise.all([
		reader.listSecrets("repository"),
		isShared ? reader.listSecrets("organization") : void 0,
		...environments.map((environment) => reader.listSecrets({ environment }))
	]);
	return {
		secrets: listNames(own),
		organizationSecrets: organization && listNames(organization),
		environmentSecrets: new Map(others.map((fact, index) => [environments[index] ?? "", listNames(fact)])),
		keyChangedAt: findKeyChange(needs, [
			own,
			organization,
			...others
		])
	};
}
function listNames(fact) {
	return "refused" in fact ? fact : { value: fact.value.map(({ name }) => name) };
}
function findKeyChange({ secrets }, lists) {
	const keys = secrets.filter(({ name }) => name === signingName);
	const names = new Set(keys.flatMap(({ stored, environment }) => [...stored, ...environment ? [environment.secret] : []]));
	return lists.flatMap((fact) => findValue(fact) ?? []).flatMap(({ name, updatedAt }) => names.has(name) ? updatedAt : []).filter((time) => time !== void 0).toSorted().at(-1);
}

// src/cli/doctor/read-set-up.ts
async function readSetUp(reader, place) {
	const { repository, checkout } = place;
	const files = await readFiles({
		reader,
		branch: repository.defaultBranch,
		checkout
	});
	const { agentWorkflow: agents } = files;
	const texts = {
		workflows: listTexts(files),
		agentWorkflow: agents?.text,
		ownActions: listOwnActions()
	};
	const needs = files.config && deriveNeeds(files.config, texts);
	return {
		needs,
		facts: {
			name: place.name,
			page: `${process.env.GITHUB_SERVER_URL || "https://github.com"}/${place.name}`,
			repository,
			aheadSeconds: place.aheadSeconds,
			config: files.configFile,
			workflows: files.workflows,
			openPushes: files.openPushes,
			unreadWorkflows: files.unread,
			agentWorkflow: agents?.path,
			agentUses: agents && findAgentUses(agents.text),
			version,
			keyFile: checkout?.keyFile,
			branch: checkout?.branch,
			...await readSettings(reader, {
				needs,
				files,
				repository
			})
		},
		fault: files.fault
	};
}
function listTexts({ workflows }) {
	return workflows.flatMap(({ path, remote, local }) => {
		const text = findValue(remote) ?? local;
		return text === void 0 ? [] : [{
			path,
			text
		}];
	});
}
function listOwnActions() {
	return listUses(readFileSync(join(projectRoot(), ".github/workflows/run.yml"), "utf8"));
}
async function readSettings(reader, query) {
	const { needs, files, repository } = query;
	const states = new Map(await Promise.all(listRemotePaths(files).map(async (path) => [path, await reader.readWorkflowState(basename(path))])));
	if (needs === void 0) return {
		states,
		policy: { refused: 404 },
		secrets: { value: [] },
		environmentSecrets: /* @__PURE__ */ new Map(),
		variables: { value: /* @__PURE__ */ new Map() }
	};
	const shared = repository.isOfOrganization;
	const [policies, { keyChangedAt, ...secrets }, variables, { key, ...rest }] = await Promise.all([
		readPolicies(reader, needs),
		readSecrets(reader, {
			needs,
			isShared: shared
		}),
		readVariables(reader, shared),
		readRest(reader, {
			...query,
			needs
		})
	]);
	const keyFacts = key && { key: {
		...key,
		changedAt: keyChangedAt
	} };
	return {
		states,
		...policies,
		...secrets,
		...variables,
		...rest,
		...keyFacts
	};
}
function listRemotePaths({ workflows, agentWorkflow }) {
	return [...workflows.filter(({ remote }) => findValue(remote) !== void 0).map(({ path }) => path), ...agentWorkflow === void 0 ? [] : [agentWorkflow.path]];
}
async function readPolicies(reader, { opensPullRequests, leavesPermissions }) {
	const [policy, settings] = await Promise.all([reader.readPolicy(), opensPullRequests || leavesPermissions ? reader.readWorkflowSettings() : void 0]);
	return {
		policy,
		settings,
		selected: findValue(policy)?.allowed === "selected" ? await reader.readSelected() : void 0
	};
}
async function readVariables(reader, isShared) {
	const [variables, organizationVariables] = await Promise.all([reader.listVariables("repository"), isShared ? reader.listVariables("organization") : void 0]);
	return {
		variables,
		organizationVariables
	};
}
async function readRest(reader, { needs, files, repository }) {
	const hasRunners = needs.runners.length > 0;
	const isWaiting = Object.values(needs.config.pipelines).some(({ on }) => on.checks !== void 0);
	const file = files.workflows.find(({ remote }) => findValue(remote) !== void 0)?.path;
	const [labels, listedWorkflows, runners, organizationRunners, key] = await Promise.all([
		needs.labels.length === 0 ? void 0 : reader.findLabels(needs.labels.map(({ name }) => name)),
		isWaiting ? reader.listWorkflows() : void 0,
		hasRunners ? reader.listRunners("repository") : void 0,
		hasRunners && repository.isOfOrganization ? reader.listRunners("organization") : void 0,
		needs.config.signing === void 0 || file === void 0 ? void 0 : readKey(reader, {
			config: needs.config,
			repo: repository.id,
			file: basename(file)
		})
	]);
	return {
		labels,
		listedWorkflows,
		runners,
		organizationRunners,
		key
	};
}

// src/cli/commands/doctor.ts
async function doctor(options) {
	const checks = sortChecks(await listChecks(options));
	if (options.json === true) printJson({ checks });
	else printPainted(renderChecks(checks));
	return checks.some(({ answer }) => answer === "wrong") ? 1 : 0;
}
const first = "Token and repository";
async function listChecks({ repo, probe }) {
	const name = findRepositoryName(repo);
	const found = findToken();
	if (found === void 0) return [wrong(first, "there is no token to ask GitHub with", "gh auth login, or set GITHUB_TOKEN or GH_TOKEN")];
	const { github } = openClient(name, found);
	try {
		return await listChecksOf(github, {
			name,
			isProbe: probe === true
		});
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "unauthenticated") throw error;
		return [wrong(first, `GitHub does not know the token from ${found.from}: it is mistyped or has expired`, "gh auth login")];
	}
}
async function listChecksOf(github, { name, isProbe }) {
	const fullName = `${name.owner}/${name.name}`;
	const answered = findValue(await github.setup.readRepository());
	if (answered === void 0) return [wrong(first, `GitHub shows this token no ${fullName}`, "check the name in --repo, or take a token of somebody who sees it")];
	const { repository, date } = answered;
	const { needs, facts, fault } = await readSetUp(github.setup, {
		name: fullName,
		repository,
		aheadSeconds: date === void 0 ? void 0 : (Date.now() - Date.parse(date)) / 1e3,
		checkout: await findCheckout(process.cwd(), name)
	});
	const { key } = facts;
	if (isProbe && key === void 0) process.stderr.write("There is no key to try, or no workflow on GitHub to try it with.\n");
	const probed = isProbe && key !== void 0 ? {
		...facts,
		key: {
			...key,
			probe: await probe(github, facts)
		}
	} : facts;
	return [...fault === void 0 ? [] : [wrong("Configuration is valid", fault, "baton validate")], ...decideChecks(needs, probed)];
}
async function probe(github, facts) {
	const path = facts.workflows.find(({ remote }) => findValue(remote) !== void 0)?.path ?? "";
	const dispatcher = github.dispatcher(basename(path), facts.repository.defaultBranch);
	if (findPause(facts) !== void 0) return {
		outcome: "untried",
		why: "BATON_PAUSE is set, so a job would not look at it",
		next: "whoever tries again without the pause"
	};
	process.stderr.write(`Starting ${basename(path)} once, to try the key; this takes a minute or two.\n`);
	return probeKey({
		reader: github.setup,
		dispatcher,
		clock: createSystemClock()
	});
}
const signs = {
	wrong: {
		text: "✘ wrong      ",
		paint: "red"
	},
	"not visible": {
		text: "? not visible",
		paint: "yellow"
	},
	right: {
		text: "✔ right      ",
		paint: "green"
	}
};
const indent = " ".repeat(15);
function renderChecks(checks) {
	const count = (wanted) => checks.filter(({ answer }) => answer === wanted).length;
	return [...checks.flatMap(renderCheck), `\n${count("wrong")} wrong, ${count("not visible")} not visible to you, ${count("right")} right.\n`];
}
function renderCheck({ name, answer, detail, mend, who }) {
	const below = mend === void 0 ? who && `who can see it: ${who}` : `to fix it: ${mend}`;
	return [
		signs[answer],
		"  ",
		{
			text: name,
			paint: "bold"
		},
		`: ${detail}\n`,
		...below === void 0 ? [] : [`${indent}${below}\n`]
	];
}

export { doctor };