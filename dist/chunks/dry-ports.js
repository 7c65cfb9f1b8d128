// src/engine/dry-ports.ts
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
				},
				async minimise({ id }) {
					effects.push(`fold comment ${id}`);
				}
			},
			reactions: createDryReactions(effects),
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
		async append({ thread: subject, tip, drafts, visible }) {
			effects.push(`comment on #${subject} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(" and ")}: ${firstLine(visible)}`);
			const stored = drafts.map((draft, index) => {
				return {
					record: {
						...draft,
						repo: 0,
						thread: subject,
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
		},
		async cancel(run) {
			effects.push(`tell workflow run ${run} to stop`);
			return true;
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
function createDryReactions(effects) {
	const name = (place) => "comment" in place ? `comment ${place.comment}` : `#${place.subject}`;
	return {
		async add(place, content) {
			effects.push(`react to ${name(place)} with ${content}`);
			return 0;
		},
		async remove(place) {
			effects.push(`take the reaction to ${name(place)} away`);
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

export { createDryPorts as t };