import { tt as withTranslatedErrors } from "./job-agent-plan-publish.js";

// src/entry/shared/read-repository-file.ts
/** Reads the text of a file from GitHub. */
async function readRepositoryFile({ octokit, repository, path, ref }) {
	const { owner, name: repo } = repository;
	const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/contents/{path}", {
		owner,
		repo,
		path,
		ref,
		mediaType: { format: "raw" }
	}));
	return String(data);
}

export { readRepositoryFile as t };