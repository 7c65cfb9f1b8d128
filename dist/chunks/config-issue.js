import { n as problemText } from "./problem.js";
import { t as reportConfig } from "./report-config.js";
import { t as GitHubError } from "./github.js";

// src/entry/action/report/config-issue.ts
/** Opens, keeps or closes the issue about the configuration of the default branch. That it cannot is a warning: the job says the rest. */
async function updateConfigIssue({ inputs, job, log }, { ports, text }) {
	if (inputs.dryRun) return;
	const page = `${job.serverUrl}/${job.repository.owner}/${job.repository.name}`;
	try {
		if (await ports.commits.readBranch(job.repository.defaultBranch) !== job.sha) return;
		const { open, closed } = await reportConfig(ports, {
			text,
			file: inputs.config,
			commit: job.sha,
			page
		});
		if (open !== void 0) log.info(`Issue #${open.number} says what is wrong: ${open.url}`);
		for (const number of closed) log.info(`Issue #${number} was closed: ${inputs.config} can be read again.`);
	} catch (thrown) {
		if (!(thrown instanceof GitHubError)) throw thrown;
		log.warning(`No issue could be kept about ${inputs.config}. ${problemText(thrown)}`);
	}
}

export { updateConfigIssue as t };