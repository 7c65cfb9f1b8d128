import { b as removeTree, f as replaceFile, p as turnFileNames, y as readAgentFile } from "./job-agent.js";
import { Wr as childLimits } from "./job-agent-plan-publish.js";
import { A as progressArtifact, j as progressFile } from "./job-cli.js";
import { join } from "node:path";
import { chmod, mkdir, writeFile } from "node:fs/promises";

// src/action/wire/turn-progress.ts
const keptDays = 1;
const timeBytes = 64;
async function createTurnProgress({ context, github, artifacts, execution }) {
	const folders = await makeFolders(join(context.job.temp, `baton-turn-${execution}`));
	const { root } = folders;
	let tag;
	return {
		folders,
		readRequests: () => readAgentFile(join(root, turnFileNames.requests), childLimits.progressBytes),
		async readWaitEnd() {
			const read = await readAgentFile(join(root, turnFileNames.wait), timeBytes);
			return read.ok && read.value !== void 0 ? Buffer.from(read.value).toString("utf8") : void 0;
		},
		writeChildren: (text) => replaceFile(join(root, turnFileNames.children), text, 420),
		async upload(number, text) {
			const file = join(root, progressFile);
			await writeFile(file, text, { mode: 384 });
			await artifacts.upload(progressArtifact(context.job.workflowRun.attempt, number), file, { days: keptDays });
		},
		async hasNews(thread, since) {
			const read = await github.readThreadTag(thread, since, tag);
			if (read !== void 0) tag = read.etag;
			return read !== void 0;
		},
		remove: () => removeTree(root)
	};
}
async function makeFolders(root) {
	const folders = {
		root,
		writable: join(root, "asked"),
		readable: join(root, "told")
	};
	await removeTree(root);
	await mkdir(root, { mode: 448 });
	for (const folder of [folders.writable, folders.readable]) {
		await mkdir(folder);
		await chmod(folder, 493);
	}
	return folders;
}

export { createTurnProgress };