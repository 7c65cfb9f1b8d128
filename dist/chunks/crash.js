import { c as collectSecrets, g as createRedactor, m as StartBlocked } from "./job-agent-plan-publish.js";
import { An as renderCodeLinks, In as truncateCodePoints, On as docsUrl, wn as renderDetails, xn as fencedText } from "./job-agent-plan-publish-validate.js";
import { N as version, T as startAgainRemedy, t as GitHubError } from "./job-cli.js";
import { t as failureCauses } from "./failure-report.js";

// src/core/view/summary/crash.ts
const maxMessage = 4e3;
const maxStack = 4e3;
function renderCrash(crash) {
	const words = fencedText(truncateCodePoints(crash.message, maxMessage), "text");
	const rerun = "**To go on**: run the failed jobs of this workflow run again. Nothing is done twice. Otherwise a sweep settles what was left.";
	if (crash.isKnown) {
		const links = renderCodeLinks(crash.message);
		const next = crash.isOfCommit ? `**To go on**: fix this on the default branch. ${startAgainRemedy} The failed jobs of this workflow run would read the old commit again.` : `${rerun} Fix the cause first.`;
		return [
			`**Baton stopped in \`${crash.mode}\`**:`,
			words,
			...links.length === 0 ? [`[Every error](${docsUrl("errors.md")}) with what to do about it.`] : links,
			next
		].join("\n\n");
	}
	const facts = [
		...crash.facts,
		"",
		truncateCodePoints(crash.stack, maxStack)
	].join("\n").trimEnd();
	return [
		`**Baton broke in \`${crash.mode}\`**:`,
		words,
		failureCauses.ours,
		rerun,
		renderDetails("Names and numbers", fencedText(facts, "text"))
	].join("\n\n");
}

// src/action/report/crash.ts
function reportCrash(thrown, environment) {
	const secrets = [environment.INPUT_TOKEN ?? "", environment["INPUT_SIGNING-KEY"] ?? ""].filter((secret) => secret !== "");
	const redactor = createRedactor([...Object.values(collectSecrets(environment).secrets), ...secrets]);
	const redact = (text) => redactor.redact(text).text;
	const message = redact(thrown instanceof Error ? thrown.message : `Something that is no error was thrown: ${String(thrown)}`);
	const crash = {
		message,
		isKnown: thrown instanceof GitHubError || /^BATON-E\d{3}\b/m.test(message),
		isOfCommit: thrown instanceof StartBlocked && thrown.by === "configuration",
		mode: environment.INPUT_MODE || "auto",
		facts: listFacts(environment),
		stack: thrown instanceof Error ? redact(thrown.stack ?? "") : ""
	};
	return renderCrash(crash);
}
function listFacts(environment) {
	const named = (label, ...names) => {
		const values = names.flatMap((name) => environment[name] || []);
		return values.length === 0 ? [] : [`${label}: ${truncateCodePoints(values.join(" "), 200)}`];
	};
	return [
		`baton: ${version}`,
		`node: ${process.version}`,
		...named("event", "GITHUB_EVENT_NAME"),
		...named("workflow run", "GITHUB_RUN_ID"),
		...named("attempt", "GITHUB_RUN_ATTEMPT"),
		...named("job", "GITHUB_JOB", "BATON_JOB_ID"),
		...named("runner", "RUNNER_OS", "RUNNER_ARCH", "RUNNER_ENVIRONMENT")
	];
}

export { reportCrash };