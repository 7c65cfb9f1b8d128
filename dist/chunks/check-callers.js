import { c as isAgentWorkflow, o as readCallers } from "./check-workflow-files.js";
import { a as evaluateExpression, n as readWorkflow, o as isTruthy, p as WorkflowError, t as listFaults } from "./read-workflow.js";

// src/lab/world/check-callers.ts
function checkCallers(files) {
	const callers = readCallers(files);
	const faults = files.filter(({ path, text }) => callers.some(({ file }) => file === path) || isAgentWorkflow(text)).flatMap(checkForm);
	const [problems, doubts] = [true, false].map((isSlip) => faults.flatMap((each) => each.isSlip === isSlip ? [each.found] : []));
	return {
		problems: problems ?? [],
		warnings: faults.length > 0 ? doubts ?? [] : callers.flatMap(listSkipped)
	};
}
const meant = [
	[/'labels?'$/, "write `types: [labeled]` here, and the labels in the configuration: `issues: { labels: [agent-ready] }`"],
	[/'(?:issue|pull-requests?|pull_requests|comment)'$/, "write `issues`, `pull_request` or `issue_comment`"],
	[/named-value: '(?:env|vars|secret)'/, "write `${{ secrets.NAME }}` with the name of a secret of the repository"],
	[/cron/i, "write five fields, such as `0 9 * * 1`: minute, hour, day, month, day of the week"]
];
function checkForm({ path: file, text }) {
	return listFaults(file, text).map(({ message: said, line = 1 }) => {
		const words = said.replace(/\.$/, "").replaceAll(/'([^']{6})[^']{14,}'/g, "'$1…'");
		const remedy = meant.find(([pattern]) => pattern.test(words))?.[1];
		const isSlip = remedy !== void 0 || !words.startsWith("Unexpected value");
		return {
			isSlip,
			found: {
				code: "BATON-E139",
				message: `GitHub ${isSlip ? "refuses" : "most likely refuses"} the workflow (${words}), and starts nothing from it; ${remedy ?? "take it out, or write what GitHub knows there"}.`,
				file,
				line,
				column: 1
			}
		};
	});
}
function listSkipped(caller) {
	if (!caller.jobs.every((job) => skipsTasks(caller, job))) return [];
	return caller.jobs.map(({ name }) => {
		const path = [
			"jobs",
			name,
			"if"
		];
		return {
			code: "BATON-E156",
			message: `The \`if\` of the job \`${name}\` is \`${caller.find(path)}\`, which does not hold when Baton starts the workflow for a task (\`workflow_dispatch\`), so the first stage is never followed by another; write \`if: vars.BATON_MODE != 'app'\`, or take it out: \`on\` of the configuration says what starts a pipeline.`,
			file: caller.file,
			...caller.placeOf(path)
		};
	});
}
const unknown = /\[|\b(?:vars|needs)\b|fromJSON|toJSON|github\.(?!event\b|event_name\b|actor\b)|event\.(?:repository|sender|organization|enterprise|ref|workflow|installation)\b/i;
function skipsTasks({ file, text, find }, { name }) {
	const condition = String(find([
		"jobs",
		name,
		"if"
	]) ?? "");
	const rest = condition.replaceAll(/\bvars\.BATON_MODE\s*!=\s*'app'|'[^']*'(?!\])/gi, "");
	if (condition === "" || find([
		"jobs",
		name,
		"needs"
	]) !== void 0 || unknown.test(rest)) return false;
	const inputs = {
		task: "{}",
		event: "",
		pipeline: ""
	};
	const github = {
		event_name: "workflow_dispatch",
		event: { inputs },
		actor: "github-actions[bot]"
	};
	try {
		const job = readWorkflow(file, text).jobs.find(({ key }) => key === name);
		const scope = {
			contexts: {
				github,
				inputs,
				vars: {}
			},
			functions: {
				success: () => true,
				always: () => true,
				failure: () => false,
				cancelled: () => false
			}
		};
		return job !== void 0 && !isTruthy(evaluateExpression(job.condition.expression, scope));
	} catch (error) {
		if (error instanceof WorkflowError) return false;
		throw error;
	}
}

export { checkCallers };