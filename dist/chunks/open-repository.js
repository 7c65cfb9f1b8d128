import { m as readRepositoryFile } from "./job-plan-publish.js";
import { t as GitHubError } from "./job-cli.js";
import { i as parseConfigText, r as loadConfig } from "./load-config.js";
import { l as UsageError } from "./read-json.js";
import { t as connect } from "./connect.js";

// src/terminal/github/open-repository.ts
const path = ".github/baton.yml";
async function loadDefaultConfig({ octokit, repository }) {
	const place = `${path} on ${repository.defaultBranch} of ${repository.owner}/${repository.name}`;
	try {
		const text = await readRepositoryFile({
			octokit,
			repository,
			path,
			ref: repository.defaultBranch
		});
		return parseConfigText(text, place);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found") throw error;
		throw new UsageError(`There is no ${place}; name a file with --config FILE.`, { cause: error });
	}
}
async function openRepository(options) {
	const connection = await connect(options.repo);
	return {
		connection,
		config: options.config === void 0 ? await loadDefaultConfig(connection) : loadConfig(options.config)
	};
}

export { openRepository as t };