import { t as createActionArtifacts } from "./action-artifacts.js";
import { t as createArtifactReader } from "./artifact-reader2.js";
import { t as createTextArtifacts } from "./text-artifacts.js";
import { t as createSystemClock } from "./system-clock.js";
import { T as createSigner } from "./node-hasher.js";
import { i as createGitHub } from "./throttle.js";
import { n as unsignedNote } from "./notes.js";
import { n as problemText } from "./problem.js";
import { t as wireEngine } from "./wire-engine.js";
import { t as findKillSwitch } from "./kill-switch.js";
import { t as readConfig } from "./read-config.js";
import { n as maskSecrets, t as collectSecrets } from "./secrets.js";
import { n as createActionStarter, t as createActionOctokit } from "./octokit2.js";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";

// src/adapters/artifact/action-artifact-source.ts
/**
* Archives from the artifact service of the workflow run that we are in: it knows no other run's, and costs nothing of
* the token's REST requests. Any job of the run could have replaced them: the digest that the caller knows decides.
*/
function createActionArtifactSource() {
	return { async getArchive(id, { maxBytes }) {
		const { DefaultArtifactClient } = await import("./artifact.js");
		const client = new DefaultArtifactClient();
		const artifact = (await client.listArtifacts()).artifacts.find((candidate) => candidate.id === id);
		if (artifact === void 0) return "missing";
		if (artifact.size > maxBytes) return "too-large";
		const directory = await mkdtemp(join(tmpdir(), "baton-artifact-"));
		try {
			const expected = artifact.digest === void 0 ? {} : { expectedHash: artifact.digest };
			const { digestMismatch } = await client.downloadArtifact(id, {
				path: directory,
				skipDecompress: true,
				...expected
			});
			return digestMismatch ? "digest" : await readOnlyFile(directory);
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}
/** The archive as it came, under whatever name the service gave it. */
async function readOnlyFile(directory) {
	const [file, ...others] = await readdir(directory);
	return file === void 0 || others.length > 0 ? "malformed" : readFile(join(directory, file));
}

// src/entry/action/wire/create-engine.ts
/** The engine of a job that may write: `plan` and `publish`. */
async function createEngine(context) {
	const { inputs, job, log } = context;
	const signer = findSigner(inputs["signing-key"]);
	const secrets = [
		...Object.values(collectSecrets(process.env).byName),
		inputs.token,
		inputs["signing-key"]
	];
	maskSecrets(secrets);
	const clock = createSystemClock();
	const github = createGitHub({
		octokit: await createActionOctokit(context),
		repository: job.repository,
		clock
	});
	const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
	const artifacts = createArtifactReader(createActionArtifactSource());
	const ofOthers = createArtifactReader(github.artifacts);
	const configText = readConfig(context);
	const { repository, workflowRun, serverUrl } = job;
	const engine = wireEngine({
		settings: {
			repository,
			via: "action",
			workflowRun,
			dryRun: inputs.dryRun,
			paused: findKillSwitch(process.env) !== void 0,
			serverUrl
		},
		starter: createActionStarter(dispatcher, log),
		workflowRuns: dispatcher,
		isPrivate: repository.private,
		signer,
		token: inputs.token,
		github,
		artifacts: { download: (ref, asked) => (asked.run === workflowRun.id ? artifacts : ofOthers).download(ref, asked) },
		texts: createTextArtifacts({
			writer: createActionArtifacts(),
			reader: ofOthers,
			run: workflowRun.id
		}),
		configText,
		secrets,
		clock,
		log
	});
	if (signer === void 0) log.info(unsignedNote);
	return {
		engine,
		github,
		artifacts,
		dispatcher,
		configText
	};
}
/** No secret may mean that none is wanted: the config and the repository decide (`checkSigningKey`). */
function findSigner(secret) {
	if (secret === "") return void 0;
	const signer = createSigner(secret);
	if (!signer.ok) throw new Error(problemText(signer.error));
	return signer.value;
}

export { createEngine as t };