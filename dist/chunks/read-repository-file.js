import { a as withTranslatedErrors } from "./throttle.js";

// src/entry/shared/read-repository-file.ts
/** Text of a file as it stands on GitHub. */
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