import { m as looseObject, t as string } from "./zod.js";
import { C as listGroupWarnings, _ as hearsComments, a as listCheckWarnings, c as isAgentWorkflow, d as listSettingWarnings, g as listPermissionWarnings, i as findUncalled, l as parseWorkflow, m as listSecretWarnings, n as checkWorkflowFiles, o as readCallers, v as listUnheardAnswers } from "./check-workflow-files.js";
import { In as truncateCodePoints, v as isMap, x as isScalar } from "./job-agent-plan-publish-validate.js";
import { n as listRunnerWarnings } from "./check-runners.js";
import { basename, dirname, join, resolve } from "node:path";
import { existsSync, readFileSync, readdirSync } from "node:fs";

// src/core/config/workflow/check-run-names.ts
const sample = {
	run: "fix-12",
	task: "fix",
	execution: "1"
};
const sampleTitle = `${sample.run}/${sample.task} ${sample.execution}`;
const line = "`run-name: ${{ inputs.task && format('{0}/{1} {2}', fromJSON(inputs.task).run, fromJSON(inputs.task).task, fromJSON(inputs.task).execution) || github.event_name }}`";
const consequence = "Baton finds the workflow runs that it has started by their titles; without that it does not stop them, and may start the same work twice";
const remedy = `Write the line ${line}, or take the whole line of an example.`;
const nameSchema = looseObject({ get "run-name"() {
	return string().catch("").optional();
} });
function listRunNameWarnings(files) {
	const callers = readCallers(files).filter(({ jobs, inputs }) => jobs.length > 0 || inputs.includes("task"));
	const paths = new Set(callers.map(({ file }) => file));
	return files.filter(({ path, text }) => paths.has(path) || isAgentWorkflow(text)).flatMap(checkRunName);
}
function checkRunName({ path, text }) {
	const { document, lines } = parseWorkflow(text);
	const name = nameSchema.safeParse(document.toJS({ maxAliasCount: 100 })).data?.["run-name"];
	if (name !== void 0 && showsTask(name)) return [];
	const keys = (isMap(document.contents) ? document.contents.items : []).map(({ key }) => key).filter((key) => isScalar(key));
	const key = name === void 0 ? keys[0] : keys.find(({ value }) => value === "run-name");
	const { line: row, col: column } = lines.linePos(key?.range?.[0] ?? 0);
	return [{
		code: "BATON-E147",
		message: name === void 0 ? `The workflow has no \`run-name\`. ${consequence}. Let \`baton init\` add it. Or: ${remedy}` : `The \`run-name\` is \`${truncateCodePoints(name, 100)}\`, which does not say \`<run>/<stage> <number>\` of the task. ${consequence}. ${remedy}`,
		file: path,
		line: row,
		column
	}];
}
function showsTask(name) {
	return ` ${name.replace(/\$\{\{([\s\S]*?)\}\}/g, (_, expression) => renderSample(expression))} `.includes(` ${sampleTitle} `);
}
const field = /fromJSON\(\s*(?:github\.event\.)?inputs\.task\s*(?:\|\|\s*'[^']*'\s*)?\)\.(run|task|execution)\b/gi;
const formatCall = /format\(\s*'([^']*)'\s*,([^()]*)/gi;
const literal = /^\s*'([^']*)'\s*$/;
function renderSample(expression) {
	const known = expression.replace(field, (_, name) => {
		return `'${Object.entries(sample).find(([key]) => key === name.toLowerCase())?.[1] ?? ""}'`;
	});
	return [...known.matchAll(formatCall)].map(([, form = "", values = ""]) => fillForm(form, values)).find((call) => ` ${call} `.includes(` ${sampleTitle} `)) ?? literal.exec(known)?.[1] ?? "?";
}
function fillForm(form, values) {
	const given = values.split(",").map((value) => literal.exec(value)?.[1] ?? " ");
	return form.replace(/\{(\d+)\}/g, (_, index) => given[Number(index)] ?? " ");
}

// src/host/check-workflows.ts
function isInRepository(configPath) {
	return configPath !== "-" && basename(dirname(resolve(configPath))) === ".github";
}
function checkWorkflows(configPath, { config, source }) {
	const files = readWorkflowFiles(configPath);
	const uncalled = isInRepository(configPath) ? findUncalled(config, files) : void 0;
	const lacking = uncalled === void 0 ? [] : [{
		...source.problem({
			code: "BATON-E138",
			message: uncalled,
			path: ["pipelines"],
			at: "key"
		}),
		file: configPath
	}];
	const callers = readCallers(files);
	return {
		problems: [...lacking, ...checkWorkflowFiles(config, files)],
		warnings: [
			...listCheckWarnings(config, files),
			...listUnheardAnswers(config, callers),
			...listPermissionWarnings(callers),
			...listRunNameWarnings(files),
			...listRunnerWarnings(config, callers),
			...listGroupWarnings(callers),
			...listSecretWarnings(callers),
			...listSettingWarnings(callers, configPath)
		]
	};
}
function readHearing(checkout) {
	return hearsComments(readCallers(readWorkflowFiles(join(checkout, ".github/baton.yml"))));
}
function readWorkflowFiles(configPath) {
	const folder = join(dirname(configPath), "workflows");
	if (!isInRepository(configPath) || !existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name)).map(({ name }) => join(folder, name)).toSorted().map((path) => ({
		path,
		text: readFileSync(path, "utf8")
	}));
}

export { listRunNameWarnings as a, readWorkflowFiles as i, isInRepository as n, readHearing as r, checkWorkflows as t };