import { c as createSigner, n as findStartedRun, t as wireEngine } from "./wire-engine.js";
import { t as createGitHub } from "./create-github.js";
import { t as createTextArtifacts } from "./create-text-artifacts.js";
import { t as createArtifactReader } from "./create-artifact-reader.js";
import { t as createSystemClock } from "./create-system-clock.js";
import { a as createActionArtifacts, i as collectSecrets, n as readConfig, r as maskSecrets } from "./write-outputs.js";
import { t as unsignedNote } from "./unsigned-note.js";
import { t as createActionOctokit } from "./create-action-octokit.js";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";

// src/engine/create-dry-ports.ts
/** Of what is not written. */
const noDigest = `sha256:${"0".repeat(64)}`;
/** Ports that read and write nothing: every intended effect is listed instead. */
function createDryPorts(ports) {
	const effects = [];
	return {
		effects,
		ports: {
			...ports,
			store: createDryStore(ports, effects),
			threads: {
				...ports.threads,
				async create(subject, body) {
					effects.push(`comment on #${subject}: ${firstLine(body)}`);
					const now = ports.clock.now();
					return {
						id: 0,
						body,
						createdAt: now,
						updatedAt: now,
						author: null
					};
				},
				async update(comment, body) {
					effects.push(`change comment ${comment} to: ${firstLine(body)}`);
				},
				async delete(comment) {
					effects.push(`delete comment ${comment}`);
				}
			},
			subjects: createDrySubjects(ports.subjects, effects),
			ledgers: createDryLedgers(ports, effects),
			commits: {
				...ports.commits,
				async createCommit({ parent, message, changes }) {
					effects.push(`commit ${changes.length} files on ${parent.slice(0, 12)}: ${firstLine(message)}`);
					return {
						sha: parent,
						tree: parent,
						verified: false
					};
				},
				async createBranch(branch, sha) {
					effects.push(`create branch ${branch} at ${sha.slice(0, 12)}`);
				},
				async moveBranch(branch, sha) {
					effects.push(`move branch ${branch} to ${sha.slice(0, 12)}`);
					return true;
				}
			},
			pullRequests: createDryPullRequests(ports.pullRequests, effects),
			...createDryThings(ports, effects),
			starter: createDryStarter(ports, effects),
			...createDryRuns(ports, effects),
			texts: createDryTexts(ports.texts, effects)
		}
	};
}
/** What was not written is read again, as if it were. */
function createDryStore(ports, effects) {
	const written = [];
	return {
		...ports.store,
		async readSince(subject, since, begun) {
			const thread = subject === 0 ? {
				records: [],
				ignored: [],
				comments: []
			} : await ports.store.readSince(subject, since, begun);
			return {
				...thread,
				records: [...thread.records, ...written]
			};
		},
		async append({ subject, tip, drafts, visible }) {
			effects.push(`comment on #${subject} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(" and ")}: ${firstLine(visible)}`);
			const stored = drafts.map((draft, index) => {
				return {
					record: {
						...draft,
						repo: 0,
						subject,
						seq: tip.seq + index + 1,
						prev: index === 0 ? tip.digest : noDigest
					},
					digest: noDigest,
					comment: 0,
					writtenAt: ports.clock.now(),
					envelope: {}
				};
			});
			written.push(...stored);
			return stored;
		}
	};
}
function createDryStarter(ports, effects) {
	return {
		...ports.starter,
		async start({ dispatch }) {
			effects.push(`start ${dispatch.run}/${dispatch.task} execution ${dispatch.execution} for ${dispatch.for}`);
		}
	};
}
function createDryRuns({ workflowRuns }, effects) {
	if (workflowRuns === void 0) return {};
	return { workflowRuns: {
		...workflowRuns,
		async rerunJob(job) {
			effects.push(`start job ${job} again`);
		}
	} };
}
function createDryTexts(texts, effects) {
	return {
		...texts,
		async save(name, text) {
			effects.push(`upload artifact ${name}`);
			return {
				artifactId: 0,
				file: "",
				bytes: text.length,
				sha256: `sha256:${"0".repeat(64)}`,
				run: 0
			};
		}
	};
}
function createDryLedgers(ports, effects) {
	return {
		...ports.ledgers,
		async create(kind, pipeline) {
			effects.push(`open and close the issue that keeps the ${kind} of pipeline ${pipeline}`);
			return {
				number: 0,
				comments: 0,
				open: false,
				locked: false,
				url: "",
				createdAt: ports.clock.now()
			};
		},
		async close(number) {
			effects.push(`close issue #${number}`);
		}
	};
}
function createDrySubjects(subjects, effects) {
	return {
		...subjects,
		async addLabels(subject, labels) {
			effects.push(`label #${subject} with ${labels.join(", ")}`);
		},
		async removeLabel(subject, label) {
			effects.push(`take the label ${label} off #${subject}`);
		}
	};
}
function createDryThings({ issues, reviews }, effects) {
	return {
		issues: {
			...issues,
			async create({ title, body }) {
				effects.push(`open an issue: ${title}`);
				return {
					number: 0,
					url: "",
					body,
					author: void 0
				};
			}
		},
		reviews: {
			...reviews,
			async create(pull, { event, body }) {
				effects.push(`review #${pull} (${event}): ${firstLine(body)}`);
				return {
					id: 0,
					url: "",
					body,
					author: void 0
				};
			}
		}
	};
}
function createDryPullRequests(pulls, effects) {
	return {
		...pulls,
		async create({ head, base, title }) {
			effects.push(`open a pull request from ${head} into ${base}: ${title}`);
			return {
				number: 0,
				url: "",
				body: "",
				author: void 0
			};
		},
		async update(number, { title }) {
			effects.push(`change pull request #${number} to: ${title}`);
		},
		async requestReviewers(number, { reviewers, teams }) {
			effects.push(`ask ${[...reviewers, ...teams].join(", ")} to review #${number}`);
		}
	};
}
function firstLine(text) {
	return text.split("\n")[0] ?? "";
}

// src/adapters/artifact/create-action-artifact-source.ts
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

// src/entry/action/create-action-starter.ts
/** Every order becomes a workflow run of the caller's file on the default branch. */
function createActionStarter(dispatcher, log) {
	return {
		start: ({ text }) => dispatcher.dispatch(text),
		findStarted: (title, since) => findStartedRun({
			dispatcher,
			log,
			title,
			since
		})
	};
}

// src/entry/action/create-engine.ts
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
	const configText = readConfig(context);
	const { repository, workflowRun, serverUrl } = job;
	const engine = wireEngine({
		settings: {
			repository,
			via: "action",
			workflowRun,
			dryRun: inputs.dryRun,
			serverUrl
		},
		starter: createActionStarter(dispatcher, log),
		workflowRuns: dispatcher,
		isPrivate: repository.private,
		signer,
		token: inputs.token,
		github,
		artifacts,
		texts: createTextArtifacts({
			writer: createActionArtifacts(),
			reader: createArtifactReader(github.artifacts),
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
	if (!signer.ok) throw new Error(`${signer.error.code}: ${signer.error.message}`);
	return signer.value;
}

export { createDryPorts as n, createEngine as t };