import { $i as receivesCommands, $n as hasStood, $s as elementName, Ar as countReopenings, B as pickDecisiveLines, Bc as messageOf, Bi as budgetsOf, Bn as findHandoffSource, Bt as traceparentOf, Cs as listElements, Dc as failure, Dn as renderLine, Dt as stateWith, Ei as readTypedInputs, Fa as isBy, Fo as needsPerson, Ft as verifyLedger, G as renderRunOverview, Gn as answerDeadline, Gr as hasContent, Gs as approverRoleOf, Gt as signDispatch, H as renderFailure$1, Ho as countCodePoints, Hr as isContinuation, Ht as decodePorts, Ia as parseViewMarker, Ic as normaliseBody, In as buildPromptContext, It as buildOrder, J as renderFoldedTasks, Ja as fencedText, Jn as listExpired, Jr as fetchBase, K as renderStageGraph, Ka as filtersOf, Ki as createGitHub, Kn as answerWithin, Ko as droppedHandoff, Kr as listCommits, La as viewMarker, Ls as hasSubject, Mc as hasName, Ms as pullOfBranch, N as draftEnd, Na as hasMarker, Nc as invisibleCharacters, Nn as describeRemoved, Ns as stageOf, Oc as success, On as renderStageBranch, Or as reachBackTo, Po as isSuccess, Pr as findReopening, Ps as viewThreadOf, Q as renderTurnWaits, Qa as neutralise, Qi as describeStartAgain, Qo as canonicalJson, Qr as createGitTool, Qt as findHeldBranch, R as failureCause, Rc as quoteNames, Rr as outsidersOf, Sa as classifyFailure, Sn as elapsedMinutes, St as readRun, Tc as createVerifier, Tn as usageOfRun, U as renderRetryNotice, Uo as truncateCodePoints, Ut as encodePorts, V as renderFacts, Vc as problemText, Vn as finishedBodies, Vs as isAgentStage, Vt as validUntil, Wr as createRedactedLog, X as hasAttempts, Xa as quote, Xn as unanswered, Xr as GitFailure, Xs as compareBy, Y as renderStageTable, Ya as oneLine, Yn as listNamedStages, Z as renderStageNotes, Za as renderDetails, Zi as describeRecourse, Zn as agentAt, _n as involvedIn, _s as taskName, a as createActionStarter, aa as renderArtifactLink, ac as stageOfConfig, ao as isBot, as as childLimits, bn as addUsage, br as decodeThreadRecords, bt as findTriggeringRecord, c as readConfig, ca as threadUrl, cc as formatDuration, ci as createNodeHasher, cn as listPublishedBranches, cr as StartBlocked, da as isTolerated, dc as hasReason, do as recordLimits, ds as executionTitle, dt as groupTasks, ea as commentUrl, ec as isChild, ei as checkCommits, eo as linkCodes, er as isLostExecution, f as unsignedNote, fa as maxAttemptsOf, fc as withTranslatedErrors, fi as toConfig, fn as unapprovedCommitOf, fs as findRunNumber, ft as listNames$1, ga as isOpen, gr as checkSigningKey, gt as countChildTasks, ha as dueStages, hn as findApproval, ht as awaitingWords, i as createActionOctokit, ia as pageOf, io as actionsAccount, j as loadHandoffs, ja as findMarkedComment, js as pipelineOf, ka as authorIdOf, kn as renderText, ko as createTextArtifacts, kt as capturedNames, la as displayedAttempts, lc as toSeconds, li as createDeflate, ln as openedPullOf, lo as nameOf, ma as awaitingStages, mc as createSystemClock, mn as approvalSeqs, mo as utf8Length, mr as createRedactor, mt as renderEndReason, na as describeSubject, nc as isPart, nn as findWaitingChecks, no as findFenceStart, nr as standingTransfers, o as collectSecrets, oa as repositoryPage, oc as describeDuration, p as createActionArtifacts, pa as nextAfterFailure, pc as GitHubError, pn as approvalOf, pr as version, pt as reasonWithName, q as currentAgentOf, qa as codeSpan, qn as isOverdue, qr as readObjects, qt as listRecordRefs, ra as jobUrl, ro as isFenceEnd, rr as transferNumber, s as maskSecrets, sa as statusUrl, sc as describeTime, sn as listOpenedPulls, so as isListed, st as pauseLabel, ta as commentsOf, tc as isElement, ti as protectedPaths, tn as findStaleSummary, to as renderCodeLinks, tr as jobFor, ua as failuresOf, ui as checkConfig, un as publishedBefore, uo as holdsEnvelope, ut as describeWait, v as findKillSwitch, vn as describeBroken, vr as createCommentStore, vs as childOf, vt as listAwaited, wc as createSigner, wn as usageOf, ws as ancestorsOf, wt as deriveState, xn as buildRunUsage, xt as isPaused, yn as describeSkipped, yt as outcomeWords, zt as lockOf } from "./job-agent-plan-publish.js";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";

// src/adapters/artifact/artifact-reader.ts
/** The bytes that an archive may have beyond its file. An archive is a little larger than a file that does not compress. */
const archiveOverhead = 65536;
/** Creates a reader that returns one file of an artifact, in memory, with exactly the bytes that its reference promises. */
function createArtifactReader(source) {
	return { async download(ref, { run, maxBytes }) {
		if (ref.bytes > maxBytes) return "too-large";
		const archive = await source.readArchive(ref.artifactId, {
			run,
			maxBytes: maxBytes + archiveOverhead
		});
		if (typeof archive === "string") return archive;
		const content = (await loadUnzip$1()).unzipEntry(archive, {
			name: ref.file,
			maxBytes
		});
		if (typeof content === "string") return content;
		const sha256 = `sha256:${createHash("sha256").update(content).digest("hex")}`;
		return content.length === ref.bytes && sha256 === ref.sha256 ? content : "digest";
	} };
}
/** Loads what few jobs need: its library takes time to set up. */
const loadUnzip$1 = () => import("./unzip-entry2.js");

// src/adapters/artifact/traces.ts
const maxBytes$3 = 1e6;
/** Creates the port for traces, which are artifacts of one text file each (`createTextArtifacts`). */
function createTraces({ list, source }) {
	return { async read(names) {
		const newest = (await Promise.all(names.map(list))).flat().toSorted((a, b) => b.id - a.id)[0];
		if (newest === void 0) return void 0;
		const archive = await source.readArchive(newest.id, {
			run: newest.run,
			maxBytes: maxBytes$3
		});
		const content = typeof archive === "string" ? archive : (await loadUnzip()).unzipEntry(archive, {
			name: "text",
			maxBytes: maxBytes$3
		});
		return typeof content === "string" ? void 0 : Buffer.from(content).toString("utf8");
	} };
}
/** Loads what few jobs need: its library takes time to set up. */
const loadUnzip = () => import("./unzip-entry2.js");

// src/adapters/git/bundle/read-bundle.ts
const maxHeaderBytes = 65536;
/**
* Parses a `git bundle` into its header and its pack. Returns undefined when the bytes are no bundle, or one of a kind that Baton
* does not write.
*/
function parseBundle(bytes) {
	const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString("latin1");
	const end = text.indexOf("\n\n");
	const [signature, ...lines] = text.slice(0, end).split("\n");
	if (end < 0 || signature !== "# v2 git bundle") return;
	const prerequisites = matchAll(lines, /^-([0-9a-f]{40})( |$)/);
	const heads = matchAll(lines, /^([0-9a-f]{40}) /);
	return prerequisites.length + heads.length === lines.length ? {
		prerequisites,
		heads,
		pack: bytes.subarray(end + 2)
	} : void 0;
}
function matchAll(lines, pattern) {
	return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}
/** Reads an agent's commits, oldest first, in a fresh bare repository that has only their base. Checks nothing out. */
async function readBundle(request) {
	try {
		return await readVerified(request);
	} catch (error) {
		if (error instanceof GitFailure) return failure(unreadableProblem(error.message));
		throw error;
	}
}
async function readVerified(request) {
	const { base, head, directory, path } = request;
	const bundle = parseBundle(request.bytes);
	if (bundle?.heads.length !== 1 || bundle.heads[0] !== head) return failure(unreadableProblem("this is not the bundle that the agent job announced"));
	if (bundle.prerequisites.length !== 1 || bundle.prerequisites[0] !== base) {
		const message = `The commits build on ${bundle.prerequisites.map((id) => id.slice(0, 12)).join(", ") || "nothing"} instead of ${base.slice(0, 12)} alone, from which the task started.`;
		return failure({
			code: "BATON-E702",
			message
		});
	}
	const git = createGitTool({
		directory,
		path,
		env: { GIT_DIR: directory }
	});
	await git.run([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		directory
	]);
	await fetchBase(git, request.remote, base);
	await git.run([
		"index-pack",
		"--stdin",
		"--fix-thin",
		"--strict",
		"--max-input-size=536870912"
	], { input: bundle.pack });
	const commits = await listCommits(git, {
		base,
		head
	});
	const [problem] = checkCommits(commits, {
		base,
		protectedPaths: request.protectedPaths,
		trustedPaths: request.trustedPaths ?? []
	});
	return problem ? failure(problem) : success(await addContents(git, commits));
}
async function addContents(git, commits) {
	const changes = commits.flatMap((commit) => commit.changes);
	const ids = changes.filter(({ mode }) => hasContent(mode)).map(({ id }) => id);
	const contents = await readObjects(git, ids);
	const before = await readObjects(git, listOldContents(changes));
	return commits.map(({ message, baseTree, changes: own }) => ({
		message,
		baseTree,
		changes: own.map((change) => ({
			path: change.path,
			mode: modeOf(change),
			content: contents.get(change.id) ?? null,
			before: before.get(change.oldId) ?? null
		}))
	}));
}
/** The most bytes of old contents that are read. They only tell which lines are new, and an agent may delete whole folders. */
const maxOldBytes = 67108864;
/** Lists the ids of old contents as far as they fit into the limit, those of files that remain first. */
function listOldContents(changes) {
	const remain = changes.filter(({ mode }) => hasContent(mode));
	const deleted = changes.filter(({ mode }) => !hasContent(mode));
	let left = maxOldBytes;
	return [...remain, ...deleted].flatMap(({ oldMode, oldId, oldBytes }) => {
		if (!hasContent(oldMode) || oldBytes > left) return [];
		left -= oldBytes;
		return [oldId];
	});
}
/** Returns the mode of a change. A deletion has none of its own, but GitHub requires one. */
function modeOf({ mode }) {
	return mode === "100755" || mode === "120000" ? mode : "100644";
}
function unreadableProblem(words) {
	return {
		code: "BATON-E708",
		message: `The commits of the agent cannot be read: ${words}. Run the task again.`
	};
}

// src/adapters/git/bundle/bundle-reader.ts
const maxBytes$2 = 268435456;
const words = {
	missing: "is not there",
	expired: "has expired",
	"foreign-run": "was made by another workflow run",
	"too-large": `has more than ${maxBytes$2} bytes`,
	digest: "holds other bytes than the agent job announced",
	malformed: "is no sound archive",
	entries: "holds more than the one file that was announced",
	path: "holds another file than the one that was announced",
	link: "holds a link instead of a file",
	ratio: "unpacks to far more than its size"
};
/** Creates a reader for bundles that were uploaded as artifacts. Reads them with the git program. */
function createBundleReader(options) {
	return { async read({ bundle, base, head }, { workflowRun, trustedPaths }) {
		const bytes = await options.artifacts.download(bundle, {
			run: workflowRun,
			maxBytes: maxBytes$2
		});
		if (typeof bytes === "string") {
			const message = `The commits have not arrived: artifact ${bundle.artifactId} ${words[bytes]}. Run the task again.`;
			return failure({
				code: "BATON-E710",
				message
			});
		}
		const directory = await mkdtemp(join(tmpdir(), "baton-bundle-"));
		try {
			return await readBundle({
				protectedPaths,
				...options,
				bytes,
				base,
				head,
				directory,
				trustedPaths
			});
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}

// src/adapters/git/bundle/try-merges.ts
/** Creates the port that merges in a bare repository, with `git merge-tree` of git 2.38 or newer. */
function createMergeTrials({ remote, path }) {
	return { async tryMerges(onto, ranges) {
		const directory = await mkdtemp(join(tmpdir(), "baton-merge-"));
		try {
			return await mergeAll(createGitTool({
				directory,
				path,
				env: {
					GIT_DIR: directory,
					...identity
				}
			}), {
				remote,
				onto,
				ranges,
				directory
			});
		} catch (error) {
			if (error instanceof GitFailure) return ranges.map(() => ({
				kind: "failed",
				reason: error.message
			}));
			throw error;
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}
/** The name in the commits of this repository alone. GitHub makes those that are published. */
const identity = {
	GIT_AUTHOR_NAME: "Baton",
	GIT_AUTHOR_EMAIL: "baton@invalid",
	GIT_COMMITTER_NAME: "Baton",
	GIT_COMMITTER_EMAIL: "baton@invalid"
};
async function mergeAll(git, { remote, onto, ranges, directory }) {
	await git.run([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		directory
	]);
	const readTree = async (commit) => {
		await fetchBase(git, remote, commit);
		return git.line([
			"rev-parse",
			"--verify",
			`${commit}^{tree}`
		]);
	};
	let tree = await readTree(onto);
	const tried = [];
	for (const { base, head } of ranges) try {
		const merged = await mergeTrees(git, {
			base: await readTree(base),
			ours: tree,
			theirs: await readTree(head)
		});
		tried.push(await describeMerge(git, {
			before: tree,
			...merged
		}));
		if (merged.conflicts.length === 0) tree = merged.tree;
	} catch (error) {
		if (!(error instanceof GitFailure)) throw error;
		tried.push({
			kind: "failed",
			reason: error.message
		});
	}
	return tried;
}
/**
* Merges two trees by their base. Git wants commits, so each tree gets one. They stand for the real ones, whose histories are not fetched.
*/
async function mergeTrees(git, { base, ours, theirs }) {
	const root = await git.line([
		"commit-tree",
		base,
		"-m",
		"base"
	]);
	const [left, right] = [await git.line([
		"commit-tree",
		ours,
		"-p",
		root,
		"-m",
		"ours"
	]), await git.line([
		"commit-tree",
		theirs,
		"-p",
		root,
		"-m",
		"theirs"
	])];
	const answer = await git.try([
		"merge-tree",
		"--write-tree",
		"-z",
		"--no-messages",
		left,
		right
	]);
	if (answer.status > 1) throw new GitFailure(`git merge-tree ended with ${answer.status}: ${answer.stderr.trim()}`);
	const [tree = "", ...lines] = answer.stdout.toString().split("\0");
	if (!/^[0-9a-f]{40}$/.test(tree)) throw new GitFailure("git merge-tree printed no tree. Git 2.38 or newer is needed");
	return {
		tree,
		conflicts: answer.status === 0 ? [] : lines.flatMap(parseStaged)
	};
}
function parseStaged(line) {
	const [, id, side, path] = /^\d{6} ([0-9a-f]{40}) ([123])\t(.*)$/s.exec(line) ?? [];
	return id === void 0 || side === void 0 || path === void 0 ? [] : [{
		id,
		side,
		path
	}];
}
async function describeMerge(git, { before, tree, conflicts }) {
	if (conflicts.length > 0) return {
		kind: "conflict",
		files: await readConflicts(git, {
			tree,
			conflicts
		})
	};
	if (tree === before) return { kind: "nothing" };
	const parent = await git.line([
		"commit-tree",
		before,
		"-m",
		"before"
	]);
	const merge = await git.line([
		"commit-tree",
		tree,
		"-p",
		parent,
		"-m",
		"merge"
	]);
	const [commit] = await listCommits(git, {
		base: parent,
		head: merge
	});
	const raw = commit?.changes ?? [];
	const contents = await readObjects(git, raw.filter(({ mode }) => mode !== "000000").map(({ id }) => id));
	return {
		kind: "clean",
		baseTree: before,
		changes: raw.map((change) => {
			return {
				path: change.path,
				mode: modeOf(change),
				content: contents.get(change.id) ?? null
			};
		})
	};
}
/** Reads the files of a conflict, with both sides of those that are shown. An agent may bring thousands into conflict. */
async function readConflicts(git, { tree, conflicts }) {
	const paths = [...new Set(conflicts.map(({ path }) => path))];
	const files = [];
	for (const [index, path] of paths.entries()) {
		if (index >= childLimits.conflictFiles) {
			files.push({
				path,
				ours: "",
				theirs: ""
			});
			continue;
		}
		const marked = await git.try([
			"cat-file",
			"blob",
			`${tree}:${path}`
		]);
		const sides = marked.status === 0 ? readSides(marked.stdout) : void 0;
		files.push({
			path,
			...sides ?? await readWhole(git, {
				path,
				conflicts
			})
		});
	}
	return files;
}
/** Reads the lines of both sides between the marks of git; undefined for a file without such marks. */
function readSides(content) {
	const sides = {
		ours: [],
		theirs: []
	};
	let side;
	for (const line of content.toString().split("\n")) if (line.startsWith("<<<<<<< ")) side = "ours";
	else if (line === "=======" && side === "ours") side = "theirs";
	else if (line.startsWith(">>>>>>> ")) side = void 0;
	else if (side !== void 0) sides[side].push(line);
	const [ours, theirs] = [sides.ours.join("\n"), sides.theirs.join("\n")];
	return ours === "" && theirs === "" ? void 0 : {
		ours,
		theirs
	};
}
/** Reads the whole file on both sides, for one that only one side has, or a binary one. A side without it is empty. */
async function readWhole(git, { path, conflicts }) {
	const read = async (side) => {
		const id = conflicts.find((staged) => staged.path === path && staged.side === side)?.id;
		if (id === void 0) return "";
		const content = await git.run([
			"cat-file",
			"blob",
			id
		]);
		return content.includes(0) ? "(binary)" : content.toString();
	};
	return {
		ours: await read("2"),
		theirs: await read("3")
	};
}

// src/engine/dry-ports.ts
/** Stands for the digest of a record that is not written. */
const noDigest = `sha256:${"0".repeat(64)}`;
/**
* Returns ports that read as the given ones do, and list what they are asked to write instead of writing it. The engine does not
* know that it runs dry: records that were "appended" are read again, as if they had been written.
*/
function createDryPorts(ports) {
	const effects = [];
	return {
		effects,
		ports: {
			...ports,
			store: createDryStore(ports, effects),
			threads: {
				...ports.threads,
				async create(thread, body) {
					effects.push(`comment on #${thread}: ${firstLine(body)}`);
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
				async minimiseAll(comments) {
					if (comments.length > 0) effects.push(`fold ${comments.length === 1 ? "a comment" : `${comments.length} comments`} of Baton`);
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
				},
				async deleteBranch(branch) {
					effects.push(`delete branch ${branch}`);
					return true;
				}
			},
			pullRequests: createDryPullRequests(ports.pullRequests, effects),
			...createDryThings(ports, effects),
			...ports.listeners === void 0 ? {} : { listeners: createDryListeners(effects) },
			starter: createDryStarter(ports, effects),
			workflowRuns: createDryRuns(ports.workflowRuns, effects),
			texts: createDryTexts(ports.texts, effects)
		}
	};
}
function createDryStore(ports, effects) {
	const written = [];
	return {
		...ports.store,
		async readSince(thread, since, begun) {
			const read = thread === 0 ? {
				records: [],
				ignored: [],
				comments: []
			} : await ports.store.readSince(thread, since, begun);
			return {
				...read,
				records: [...read.records, ...written.filter(({ record }) => record.thread === thread)]
			};
		},
		async append({ thread, tip, drafts, visible }) {
			effects.push(`comment on #${thread} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(" and ")}: ${firstLine(visible)}`);
			const stored = drafts.map((draft, index) => {
				return {
					record: {
						...draft,
						repo: 0,
						thread,
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
function createDryListeners(effects) {
	return { async send(type, { type: event, subject }) {
		effects.push(`send repository_dispatch ${type}: ${event} of ${subject}`);
	} };
}
function createDryStarter(ports, effects) {
	return {
		...ports.starter,
		async start({ dispatch }) {
			effects.push(`start ${dispatch.run}/${dispatch.task} execution ${dispatch.execution} for ${dispatch.for}`);
		}
	};
}
function createDryRuns(workflowRuns, effects) {
	return {
		...workflowRuns,
		async rerunJob(job) {
			effects.push(`start job ${job} again`);
		},
		async cancel(run) {
			effects.push(`tell workflow run ${run} to stop`);
			return true;
		}
	};
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

// src/entry/shared/wire-engine.ts
/** Wires the engine to real adapters, for the Action and the App alike. */
function wireEngine(wiring) {
	const ports = createPorts(wiring);
	const rewire = () => {
		const dry = wiring.dryRun ? createDryPorts(ports) : void 0;
		return {
			engine: {
				ports: dry?.ports ?? ports,
				settings: {
					...wiring.settings,
					version
				}
			},
			effects: dry?.effects
		};
	};
	return {
		...rewire(),
		rewire
	};
}
function createPorts(wiring) {
	const { settings, github, signer, clock } = wiring;
	const redactor = createRedactor(wiring.secrets);
	const { repository, serverUrl } = settings;
	const remote = {
		url: `${serverUrl}/${repository.owner}/${repository.name}.git`,
		token: wiring.token
	};
	const hasher = createNodeHasher();
	const compressor = createDeflate();
	const verifier = createVerifier(publicKeys(wiring));
	const signing = signer === void 0 ? { provenance: github.provenance } : { signer };
	return {
		store: createCommentStore({
			threads: github.threads,
			repo: repository.id,
			hasher,
			compressor,
			verifier,
			...signing
		}),
		threads: github.threads,
		permissions: github.permissions,
		reactions: github.reactions,
		subjects: github.subjects,
		ledgers: github.ledgers,
		commits: github.commits,
		comparisons: github.comparisons,
		pullRequests: github.pullRequests,
		pushTargets: github.pushTargets,
		checks: github.checks,
		issues: github.issues,
		reviews: github.reviews,
		bundles: createBundleReader({
			artifacts: wiring.artifacts,
			remote,
			path: wiring.path
		}),
		trials: createMergeTrials({
			remote,
			path: wiring.path
		}),
		texts: wiring.texts,
		traces: createTraces({
			list: github.listArtifacts,
			source: github.artifacts
		}),
		...wiring.contents === "read" ? {} : { listeners: github.listeners },
		starter: wiring.starter,
		workflowRuns: wiring.workflowRuns,
		hasher,
		compressor,
		...signing,
		verifier,
		clock,
		log: createRedactedLog(wiring.log, (text) => redactor.redact(text).text),
		redactor,
		...wiring.events === void 0 ? {} : { events: wiring.events },
		...wiring.line === void 0 ? {} : { line: wiring.line },
		...wiring.runList === void 0 ? {} : { runList: wiring.runList },
		...wiring.budgets === void 0 ? {} : { budgets: wiring.budgets },
		...wiring.readOwnAccount === void 0 ? {} : { readOwnAccount: wiring.readOwnAccount }
	};
}
/**
* Returns the keys of the config. Our own key must be among them, because others could not verify our signatures without it. With
* faults in the config, our own key still verifies what we signed, and `startFromEvent` reports the faults. Throws if we have no key
* then, because the faults could hide keys.
*/
function publicKeys({ config: read, signer, isPrivate, isKeyless = false }) {
	const config = read.ok ? toConfig(read.value) : read;
	if (!config.ok && signer !== void 0) return [signer.publicKey];
	if (!config.ok) throw new StartBlocked("configuration", config.error);
	const keys = config.value.signing?.keys ?? [];
	const problem = isKeyless ? void 0 : checkSigningKey({
		keys,
		signer,
		isPrivate
	});
	if (problem === void 0) return keys;
	throw new StartBlocked("key", [keys.length === 0 ? problem : {
		...problem,
		...placeOfKeys(read)
	}]);
}
/** Returns where the keys stand in the configuration. */
function placeOfKeys(read) {
	if (!read.ok) return {};
	const { line, column } = read.value.source.problem({
		code: "",
		message: "",
		path: ["signing", "keys"],
		at: "key"
	});
	return line === void 0 || column === void 0 ? {} : {
		line,
		column
	};
}

// node_modules/re2js/build/index.js
/*!
* re2js
* RE2JS is the JavaScript port of RE2, a regular expression engine that provides linear time matching
*
* @version v2.10.0
* @author Oleksii Vasyliev
* @homepage https://github.com/le0pard/re2js#readme
* @repository [object Object]
* @license MIT
*/
var RE2Flags = class RE2Flags {
	static FOLD_CASE = 1;
	static LITERAL = 2;
	static CLASS_NL = 4;
	static DOT_NL = 8;
	static ONE_LINE = 16;
	static NON_GREEDY = 32;
	static PERL_X = 64;
	static UNICODE_GROUPS = 128;
	static WAS_DOLLAR = 256;
	static LOOKBEHIND = 512;
	static MATCH_NL = RE2Flags.CLASS_NL | RE2Flags.DOT_NL;
	static PERL = RE2Flags.CLASS_NL | RE2Flags.ONE_LINE | RE2Flags.PERL_X | RE2Flags.UNICODE_GROUPS;
	static POSIX = 0;
	static UNANCHORED = 0;
	static ANCHOR_START = 1;
	static ANCHOR_BOTH = 2;
};
/**
* Public flags for RE2JS and RE2Set compilation.
*/
const PublicFlags = {
	CASE_INSENSITIVE: 1,
	DOTALL: 2,
	MULTILINE: 4,
	DISABLE_UNICODE_GROUPS: 8,
	LONGEST_MATCH: 16,
	LOOKBEHINDS: 512
};
/**
* Various constants and helper for unicode codepoints.
*/
const ASCII_SIZE = 128;
const ASCII_TO_UPPER = new Int32Array(ASCII_SIZE);
const ASCII_TO_LOWER = new Int32Array(ASCII_SIZE);
const MAX_BMP = 65535;
for (let i = 0; i < ASCII_SIZE; i++) {
	if (i >= 97 && i <= 122) ASCII_TO_UPPER[i] = i - 32;
	else ASCII_TO_UPPER[i] = i;
	if (i >= 65 && i <= 90) ASCII_TO_LOWER[i] = i + 32;
	else ASCII_TO_LOWER[i] = i;
}
var Codepoint = class {
	static CODES = Object.freeze({
		"\x07": 7,
		"\b": 8,
		"	": 9,
		"\n": 10,
		"\v": 11,
		"\f": 12,
		"\r": 13,
		" ": 32,
		"\"": 34,
		$: 36,
		"&": 38,
		"'": 39,
		"(": 40,
		")": 41,
		"*": 42,
		"+": 43,
		"-": 45,
		".": 46,
		0: 48,
		1: 49,
		2: 50,
		3: 51,
		4: 52,
		5: 53,
		6: 54,
		7: 55,
		8: 56,
		9: 57,
		":": 58,
		"<": 60,
		">": 62,
		"?": 63,
		A: 65,
		B: 66,
		C: 67,
		F: 70,
		P: 80,
		Q: 81,
		U: 85,
		Z: 90,
		"[": 91,
		"\\": 92,
		"]": 93,
		"^": 94,
		_: 95,
		"`": 96,
		a: 97,
		b: 98,
		f: 102,
		i: 105,
		m: 109,
		n: 110,
		r: 114,
		s: 115,
		t: 116,
		v: 118,
		x: 120,
		z: 122,
		"{": 123,
		"|": 124,
		"}": 125
	});
	static toUpperCase(codepoint) {
		if (codepoint < ASCII_SIZE) return ASCII_TO_UPPER[codepoint];
		const s = String.fromCodePoint(codepoint).toUpperCase();
		const expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
		if (s.length > expectedLen) return codepoint;
		const sOrigin = String.fromCodePoint(s.codePointAt(0)).toLowerCase();
		const originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
		if (sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint) return codepoint;
		return s.codePointAt(0);
	}
	static toLowerCase(codepoint) {
		if (codepoint < ASCII_SIZE) return ASCII_TO_LOWER[codepoint];
		const s = String.fromCodePoint(codepoint).toLowerCase();
		const expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
		if (s.length > expectedLen) return codepoint;
		const sOrigin = String.fromCodePoint(s.codePointAt(0)).toUpperCase();
		const originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
		if (sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint) return codepoint;
		return s.codePointAt(0);
	}
};
var UnicodeRangeTable = class {
	/**
	* @param {Uint32Array | number[]} data
	* @param {boolean} isStride1
	*/
	constructor(data, isStride1 = false) {
		this.data = data;
		this.isStride1 = isStride1;
		this.SIZE = isStride1 ? 2 : 3;
	}
	getLo(index) {
		return this.data[index * this.SIZE];
	}
	getHi(index) {
		return this.data[index * this.SIZE + 1];
	}
	getStride(index) {
		return this.isStride1 ? 1 : this.data[index * this.SIZE + 2];
	}
	get length() {
		return this.data.length / this.SIZE;
	}
};
const B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
const B64_MAP = /* @__PURE__ */ new Uint8Array(256);
for (let i = 0; i < 64; i++) B64_MAP[B64.charCodeAt(i)] = i;
const decodeVLQ = (str) => {
	const res = [];
	let value = 0;
	let shift = 0;
	for (let i = 0; i < str.length; i++) {
		const digit = B64_MAP[str.charCodeAt(i)];
		value |= (digit & 31) << shift;
		if ((digit & 32) === 0) {
			res.push(value);
			value = 0;
			shift = 0;
		} else shift += 5;
	}
	return res;
};
const decodeRanges = (str, isStride1) => {
	const res = decodeVLQ(str);
	const numRanges = isStride1 ? res.length / 2 : res.length / 3;
	const out = new Uint32Array(numRanges * 3);
	let current = 0;
	let resIdx = 0;
	for (let i = 0; i < numRanges; i++) {
		current += res[resIdx++];
		out[i * 3] = current;
		current += res[resIdx++];
		out[i * 3 + 1] = current;
		out[i * 3 + 2] = isStride1 ? 1 : res[resIdx++];
	}
	return out;
};
const decodeOrbit = (str) => {
	const res = decodeVLQ(str);
	const map = /* @__PURE__ */ new Map();
	let currentKey = 0;
	for (let i = 0; i < res.length; i += 2) {
		currentKey += res[i];
		const zz = res[i + 1];
		const delta = zz >>> 1 ^ -(zz & 1);
		map.set(currentKey, currentKey + delta);
	}
	return map;
};
var LazyMap = class {
	constructor(initializer) {
		this.initializer = initializer;
		this.cache = /* @__PURE__ */ new Map();
	}
	has(key) {
		return Object.hasOwn(this.initializer, key);
	}
	get(key) {
		if (this.cache.has(key)) return this.cache.get(key);
		const val = this.has(key) ? this.initializer[key]() : null;
		this.cache.set(key, val);
		return val;
	}
};
var UnicodeTables = class {
	static _CASE_ORBIT = null;
	static get CASE_ORBIT() {
		if (!this._CASE_ORBIT) this._CASE_ORBIT = decodeOrbit("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCCgCBgCBgCBgCBgCBgCBgCB+7OB-BB-BB-BB-BB-BBskQB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BC-BB-BB-BB-BB-BB-BB-BByHBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBxHBCBBBCBBBCBBB3SBmMBkNBCBBBCBBB8MBCBBB6MB6MBCBBC+EB0MB2MBCBBB6MB+MBiGBmNBiNBCBBBmKBikzCBmNBqNBkIBsNBCBBBCBBBCBBB0NBCBBB0NDCBBB0NBCBBByNByNBCBBBCBBB2NBCBBDCBBCwDFCBCBDBCBCBDBCBCBDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB9EBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBCBDBCBBBhGBvDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBjICCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBH2iVBCBBBlKBwiVB+jVB+jVBCBBBlMBqEBuEBCBBBCBBBCBBBCBBBCBBB+hVB4hVB8hVBjNB7MC5MB5MCzMC1MB+0yCE5MB20yCC9MBu2yCBwyyCBo0yCChNBlNBo0yCBu-UBi0yCDlNC6-UBpNDrNIu+UDzNCm0yCBzNE0yyCBzNBpEBxNBxNBtEG1NLqxyCBkxyCnFoFrBCBBBCBBDCBBEkIBkIBkICoHHsCCqCBqCBqCCgEC+DB+DBmkOBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCC+BBgCBgCBgCBgCBgCBgCBgCBgCBrCBpCBpCBpCBmjOB-BB8BB-BB-BBgEB-BB-BByBBqgOBsDB-BBtwBB-BB-BB-BBsBBgDBCB-BB-BB-BBeB-BB-BB61OB-BB-BB-DB9DB9DBQB7DBmCE9CBrDBPBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBrFB-EBOBnHB3FB-FCCBBBNBCBBCjIBjIBjIBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB8kMB-BB6kMB-BB-BB-BB-BB-BB-BB-BB-BB-BBokMB-BB-BBkkMBkkMB-BB-BB-BB-BB-BB-BB-BB4jMB-BB-BB-BB-BB-BB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EBCBBBCBoiMBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBJCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBeBCBBBCBBBCBBBCBBBCBBBCBBBCBBBdBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDL-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-C64CgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOCgmOGgmODg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FDg8FBg8FBg8FhVg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBQBQBQBQBQBQDPBPBPBPBPBPjkC7mMB5mMBnmMBjmMBCBlmMB3lMBpiMBk8kCBCBBG-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FD-7FB-7FB-7F6FoglCEsuHRwjlCyDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB0DBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBG1DD97OCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPEQCQCQCQCPCPCPCPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB0EB0EBsFBsFBsFBsFBoGBoGBgIBgIBgHBgHB8HB8HDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQCSFPBPBzEBzEBRCxnOFSFrFBrFBrFBrFBREQBQClkOFPBPBnGBnGFQBQCljOCODPBPB-GB-GBNHSF-HB-HB7HB7HBRqJ53OE9tQBrmQH4Bc3BSgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfECBByZ0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzB34BgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CBCBBBt-UBruHBt+UB1iVBviVBCBBBCBBBCBBB3hVB5-UB9hVB7hVCCBBCCBBI9jVB9jVBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBICBBBCBBECBBN-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOC-lOG-lOzoeCBBBCBBBCBBBCBBBCBBBCBl8kCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBTCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBnECBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBKCBBBCBBBnglCBCBBBCBBBCBBBCBBBCBBECBBBvyyCDCBBBCBBBgDCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBn0yCB90yCB10yCBh0yCBn0yCCjxyCBzyyCBpxyCBg6BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB-CBl0yCBvjlCBCBBBCBBBt2yCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBhkzCZCBB9a-5Bd-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCm6TCBB7gBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCH-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BmlBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvChDwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCFvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC1DuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCCuCBuCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCCtCBtCk2BgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEO-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-D+CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCL-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B74CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhrVgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BD1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BtxekCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC");
		return this._CASE_ORBIT;
	}
	static _Print = null;
	static get Print() {
		if (!this._Print) this._Print = new UnicodeRangeTable(decodeRanges("hB9CBjBLBCpWBDFBFGBCCCBSBCsMBClBBDxBBDCBC2BBJaBFFBSVBC-FBCvBBD6BBDkDBP6BBDwBBDOBCbBDCCBJBGfBIqCBCgFBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYBDCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPBLCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGBCCBCHBDBBDVBCGBCBBCEBDIBDBBDCBICBFBBCEBDRBLBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBGMBCCBCWBCPBDIBCCBCDBIBBCCBCBBDDBDJBIVBCCBCWBCJBCEBDIBCCBCDBIBBGCBCDBDJBCCBNMBCCBCyBBCCBCFBFPBDZBCCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBN5BBFcBmBBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDBhBnCBCjBBFmBBCjBBCOBCMBmBlGBCGGD4LBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBH1CBDFBD-TBCbBE4CBIVBKXBKTBNMBCCBCBBN9CBDJBHJBHNBCKBH4CBIqBBGlCBLeBCLBFLBFEEBoBBDEBMrBBFZBHKBE9BBDgCBCcBDKBHJBHNBDtBBDLBVsCBClFBJ7BBEOBE9BBGqBBDKBJqBBG1QBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBSXBJuBBSBBDaBCMBEhBBPgBBQrEBF5UBXKBWz4BBD9LBGsBBCGGD3BBIBBPXBKGBCGBCGBCGBCGBCGBCGBCGBC9DBjBZBC4CBN1GBbPBC+BBC1CBDmDBGqBBC9CBC1CBKvBBCszcBE2BBK7KBV3FBJ8GBV7BBEJBH3BBJlCBJLBHzDBMdBEtCBCKBFgBBC2BBKNBDJBDmDBZbBLFBDFBDFBKGBCGBC7BBF9DBDJBHj9KBNWBFwBBloItLBDpDBnBGBNEBGZBCEBCCCBCCBCCBoUBhBpBBHyBBCSBCDBFEBCmEBF9FBEFBDFBDFBDCBEGBCGBOBBDLBCZBCSBCBBCOBDNBjB6DBGCBFsBBE3CBCMBEwBwBBsBBjEcBEwBBQbBFjBBKdBGqBBGdBCkBBFNBrB9EBDJBHjBBFjBBFnBBJzBBMLBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBCnCBJIBxBSBCBBGgBBEaBGaBnB3BBFTBDxBBCBBGHBCCBCcBDCBFJBIIBI-BBhBmBBFLBK1BBEcBDaBGZBIDBNGBxCoCB4ByBBOyBBItBBJJBHlBBEcBJBBxGeBCpBBCCBDBBRFBJIBiBtBBJpBBXZBnBbBVWBKtCBFjBBK9BBCEBOYBIJBH0BBCRBJmBBK-CBCTBMRBCuBB-BGBCCCBCBCOBCKBH6BBGJBHDBCHBDBBDVBCGBCBBCEBCJBDBBDCBDHHGGBDGBEEBMJBCDDClBBCJBCDDCDBCJBCBBJBBe7CBCEBfnCBJJBnF1BBDlBBjBkCBMJBHMBU5BBHJBHTBdaBDOBFWB6F7BBlDyCBNHBDDDBGBCBBCdBCBBDLBKJBnCHBDtBBDKBcnCBJyCBOoCBIJB3CHB5ChBBPJBHIBCsBBCNBLcBEfBDVBCNBqCGBCBBCrBBECCBCCBHBJJBHFBCBBCkBBCBBCFBIJBHrBBFJB3HYBIQBCoBBEcB2CQQBwBBO6cBnDuDBCEBMjGBtyCiDBOvhBBRVBL68DBGmSB61G5BBn2B4RBIeBCJBFwCBCJBHdBDFBLlCBLJBCGBCUBGSBxN5BBnG6CBGYBDYBtBqCBF4BBIQBhCEBMGBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBDDBh7D8HBEzNBHWBQQBQtBBDWBKzDB9B1HBLmBBDpCBJvDBWlCB7DTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBD9VBQEBCOBxiBeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBENBDJBFBBhKeBS5BBGxOxOBoBB3GqBBFhGhGBdBCVBJBBhHGBCDBCBBCOBCkGBDPBqBrCBFJBFBByYjCBtC8BBjGDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBBvIrBBFjDBNOBDOBCOBCkBBLtFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBmgB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIBnkzVvHB", false));
		return this._Print;
	}
	static CATEGORIES = new LazyMap({
		C: () => new UnicodeRangeTable(decodeRanges("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDBHQBXhGhGxBBB8BBBmDNB8BBByBBBQddBCCMEBhBGBsCiFiFJBBDBBXIICCBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBPMMBEB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKMMBDBbEByBPBDBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCB-FCBHBBHBBHBBECBIIIBLBDBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIB-BGGBLBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMBxhBPBXJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBF-6DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBrCHBxDUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIlkzVBxHvw-FB", false)),
		Cc: () => new UnicodeRangeTable(decodeRanges("AfgDgB", true)),
		Cf: () => new UnicodeRangeTable(decodeRanges("tFzqBzqBBEBXhGhGyBhMhMBxCxCs5D9-B9-BBDBbEByBEBCJBw03B6H6HBBBimEQQj7IPBhjiBDBwmFHBn0rYffB+CB", false)),
		Cn: () => new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBDBvzIBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-BB---BBB---BBB", false)),
		Co: () => new UnicodeRangeTable(decodeRanges("gg4B-nGh4hc9--BD9--B", true)),
		Cs: () => new UnicodeRangeTable(decodeRanges("gg2B--B", true)),
		L: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICCiEEBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoCaBFDBuBqBBkBBBCiDBCQQBIIBLLBBBDRRCdBe4CBMZZBfBKBBFGGBUBFKKEYYBXBIKBGXBCGBRpBB7B1BBETTIJBQPBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNGB7BBBCCCBDBCXBCCCBIBCBBKDDBDBCWWBCBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNSSBkBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBkBFFkC4CBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBzC+C+CBtBBSHB3BdBOBBLrBBbjBBqBCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBhC1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBF1B1BB8zC8zCBjHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBxC2O2OBrBrBBDBGBBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBReBDlCByBIBDmDBDxCBVQBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBdRRBDBCJBLEBCoBBYCBCHBVWBEEEBwBBCEEBDDBDBDCCZCBDKBICBNFBDFBDFBKGBCGBCqBBCNBHyDBej9KBNWBFwBBloItLBDpDBnBGBNEBGCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBxB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOjBBnBbBKWB7HpBBHBBRFB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB1D-BBgBHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBqBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBGjCjCBLBhCBBCPPBNNB0mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBn7F0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFBmI9BBzEsBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCCBCBBCGBDEBKBBhHGBCDBCBBCOBCkGB8BjCBI1lB1lBBCBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
		LC: () => new UnicodeRangeTable(decodeRanges("hCZBHZB7BLLBVBCeBCiGBCDBFvGBDZBhGDBDBBECBCHHCCBCCCBSBCyCBCqEBJlFBClBBKoBB44ClBBCGGDqBBDCBhV1CBDFBjkCKBGqBBDCBhCrBBgCMBChBBmD1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGBmIFFDJBCEEBDBHGCBCBCFBFDDBCBGEBF1B1BB8zC8zCB6DBDmDBHDBEBBNlBBCGGzoetBBTbBnEtCBCWBEDBCsCBZBBE2Z2ZBpBBGIBIvCBh6TGBNEBqgBZBHZBmlBvCBhDjBBFjBB1DKBCOBCGBCBBCKBCOBCGBCBBk2ByBBOyBB+CVBLVB74C-BBhrV-BBhBYBDYBtpZ0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BJBCTBHFB2uCjCB", false)),
		Ll: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDZBiGCCEEEBBBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBDCB5XFBjkCIBC2D2DBqBBgCMBChBBnD0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBBzIEEBEEcKFDBBJDBF2B2Bs1CvBBCEEBGCFCCBCCBEBGiDCBIICFFNlBBCGG0oesBCUaCoEMCBBBC+BCBGBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCbEE2ZqBBGIBIvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFB4vChBB", false)),
		Lm: () => new UnicodeRangeTable(decodeRanges("wVRBFLBPEBICCmEGG-OnHnHlFBBuIBBFgBgBKEEhFoFoF1mBgEgE2R72B72BsDkTkTxOFBvF+BBOjBjBBjBByVOORMBg-CBByHgGgG2OsBsBBDBGiDiDB+C+CBBB34bjnBjnBBEBvIzDzDdBB6DIBxCYYpDDBEBB2OXXqEtDtDWBBoDDBKngVngVuBBBh-BFBCpBBCIB0sBhBhB2K04D04DnrTDB9PCBpBBBnRMBhCBBCPPB9-P9-PBCBCGBCBByhM9BBqGGBud0Q0QsSAB", false)),
		Lo: () => new UnicodeRangeTable(decodeRanges("qFQQhIFFBCBxGBB7ZaBFDBuBfBCJBkBBBCiDBCZZBLLBBBDRRCdBe4CBMZZBfBWVBrBYBIKBGXBCGBRoBB8B1BBETTIJBROBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNFB8BBBCCCBDBCXBCCCBIBCBBKDDBDBYDBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNyDyDBnKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPByDrTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBpBkCkCBhBBC0BBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBxFuBBSHB3BdBOBBLrBBbjBBqBCBLdByDDBCFBCBBE7hB7hBBCB4-C3BBZWBKGBCGBCGBCGBCGBCGBCGBCGBoR2B2BF1CBJCCB4CBFGGBpBBC9CBSfBxBPBhQ-tGBhC0wUBC2jBBkCnBBJrIBFPBLBBjCyByBBkCBqFoDoDEGBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBuBEBDIBLEBCoBBYCBCHBVPBCFBEEEBwBBCEEBDDBDBDCCZBBEKBIPPBEBDFBDFBKGBCGByEiBBej9KBNWBFwBBloItLBDpDBkCCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBqDJBCsBBDeBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBhEtCBjDnBBJzBB9CzBBN2JBKVBLHB5EFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4FjBBnBDBCxJxJBoBBHBBRCBCBB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB0GHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBnBBCBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBB0BUBGSB0NnBB2MqCBGwFwFB0mHBqBfBiDyDBuwIiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBxzI2P2PBrBBiBiKiKBcBTrBBlPaBmHdBDwGwGBdBCCBCBBCGBDEBKiHiHBFBCDBCBBCOBCkGB8pBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
		Lt: () => new UnicodeRangeTable(decodeRanges("lOGDnB2sH2sHBGBJHBJHBNQQwBAB", false)),
		Lu: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBG+B+B9zCvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBB", false)),
		M: () => new UnicodeRangeTable(decodeRanges("gYvDB0IGBoIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCgBB3BCBCRBCGBLBBeCB5BCCBFBDBBDCBKLLBbbDCB5BCCBDBFBBDCBEffBEEMCB5BCCBGBCCBCCBVBBXFBCCB5BCCBFBDBBDCBICBLBBf8B8BBDBECBCDBKpBpBBDB4BCCBFBCCBCDBIBBMBBeCB5BCCBFBCCBCDBIBBMBBQNNBCB4BBBCGBCCBCDBKLLBeeBBBnCFFBEBCCCBGBTBB+BDDBFBNHBjDDDBHBMGBqCBBcECFBByBTBCBBGKBCjBBKlDlDBSBYDBFCBCCBDGBEDBOLBCLLBCBgWCBzdDBdCBeBBfBBhCfBKuBuBBBBC2D2DBjBjB3DLBFLB8GEB6BJBCcBDxBxBBsBBDLBVEBwBQBnBIBNCBfMB5BNBxBTB5ECBCUBFHHDCBnG-BBxWgBB--CCBuEhDhDBeBrRFBqDBB1udDBCJBhBBBxCBBxIEEFYYBDBF0C0CBzBzBBQBbRBOnBnBBGBaMBtBDBwBNBlBkCkCBMBNJJBuBuBBBBzBCCBBBDBBGBBCqBqBBDBGBBtHHBCBBx5TiXiXBOBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB7DCB2BOBqBDDBLLBCBuBKBI+B+BBBBlBNBRBBtBNNBBBxBNBJDBCBB9CLBHDD+ELBWDB4BBBCGBDBBDCBKLLBDDBFBEEBkCIBCDDCDBCEBCPPBzCzCBQBYyCyCBSBsHGBDIBcBBzCQBrDMBmDOBhIOB2HFBCBBDDBCCCBuEuEBFBDGBEddBIBpBGBCDBJKKBJBvBPBnGHBoGHBCHBzCVBCNB7DFBECCBCCBFBCjCjCBDBCBBCEB8KDBKBBCxBxBBFBEEBYmnFmnFHOBpmLRBhuCEB8BGB5gBCCB1BBIDByCMMBslTslTBizEizEBsBBDWB-QEBEFBJHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", false)),
		Mc: () => new UnicodeRangeTable(decodeRanges("joC4B4BDCBJDBCBBzBBB7BCBHBBDBBLsBsB7BCBjC7B7BBBBJCCB2B2BB7B7BCHHBDDBLLnDBBCBBECBCCBLqBqBBBB+BDB+BBB7BCCBDBDBBCBBKBBdPPB7B7BBBBGCBCCBLrBrBBsCsCBBBHHBTBBrKBBgCsFsFBFFHDDBaaBLLBBBDGBWBBDFBDLLBBB5zBffiEIIBGBCBB7KDBDCBFBBCFBhHBB7BCCKCCBJJBEByExBxBGCCBDBCBB+BffFBBD9B9BDCBCEEBxBxBBGBJBBsFWW35EBB0-dBBD5C5CBzBzBBOBvEBBwBxBxBBFFBDDBBBvDBBDBBZuBuBCuDuDDBBGuHuHBCCBCCBCC0gZCCgEuBuBBBBFBB0DZZB8B8BxBCBKBBO+C+CBBBEBBCrFrFBBBgBBB7BBBCDBDBBDCBKLLB1C1CBBBIDDCDBCBBCmDmDBBBJBBErDrDBBBHCCBCBDuHuHBBBHDBDyDyDBBBJBBCuDuDCBBHoDoDCBBFmImIBBBK4H4HBEBCBBFDDCvEvEBBBJDBF1C1CeBB-BqGqGECCoGPPrDIID2G2GBDBFBBC-K-KBNNxBBBJBBCpvQpvQBBBlxD2BBpDBB0rYBBHFB", false)),
		Me: () => new UnicodeRangeTable(decodeRanges("okBBB1xF-wB-wBBCBCCBsshBCB", false)),
		Mn: () => new UnicodeRangeTable(decodeRanges("gYvDB0IEBqIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCfB4BCCFHBFEEBFBLBBe7B7BFDBJVVBbbDBB6BFFBFFBDDBBBEffBEEMBB6BFFBDBCBBFVVBXXBEBC7B7BDCCBCBJIIBMMBff+BNNzBEE4BCCBBBGCBCDBIBBMBBe7B7BDHHGBBVBBdBB6BBBFDBJVVBeepCIIBBBC7C7CDGBNHBjDDDBHBMGBqCBBcEC4BNBCEBCBBGKBCjBBKnDnDBCBCFBCBBDBBaBBFCBRDBODDBHHQgWgWBBBzdCBeBBfBBfBBhCBBCGBJDDBJBKuBuBBBBC2D2DBjBjB3DCBFBBKHHBBB8GBBD7B7BCGBCCCDHBHJBDxBxBBMBCeBDLBVDBxBCCBDBCGGpBIBNBBhBDBDBBCCB5BCCBEECCB7BHBDBB5ECBCMBCGBFHHEBBnG-BBxWMBFEEBKB--CCBuEhDhDBeBrRDBsDBB1udFFBIBhBBBxCBBxIEEFaaBGG4EBBbRBOnBnBBGBaKBvBCBxBDDBCBDBBoBkCkCBEBDBBDBBNJJwB0B0BCCBDBBGBBCrBrBBJJvHDDFx5Tx5TiXPBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB8D3B3BBNBqBDDBLLBBByBDBDBBI+B+BBBBlBEBCHB-BNNB1B1BBHBLDBDgDgDBBBDCCBHHD+E+EEHBWBB6BBBEmBmBBFBEEBnCFBOECPBB2CHBDCBCYY1CFBCFFBCCBvHvHBCBHBBCBBcBB2CHBDCCBrDrDCDDBEBCmDmDCDDBCBCEBkIIBCBBhIBBCFFxEDBDBBFhBhBBIBpBFBDDBJKKBEBDCBvBMBCBBnGCCBBBCqGqGBFBCFBCzCzCBUBDGBCBBCBB7DFBECCBCCBFBCpCpCBEEC8K8KBMMB1B1BBDBGCCYmnFmnFHOBpmLLBECBhuCEB8BGB5gBgCgCBCByC5lT5lTBizEizEBsBBDWBhRCBSHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", false)),
		N: () => new UnicodeRangeTable(decodeRanges("wBJB5DBBGDDBBBitBJBnEJBnGJB9MJB3DJBFFBtDJB3DJB3DJBDFBvDMB0DJBJGBoDJBpDGBISBuDJBhDJB3DJBnCTBtIJBnCJBwWTBybCBwHJBHJBXJBtJJBhEKBmFJBHJB3FJB3CJBnEJBHJB3gBEEBEBHJBnGyBBDEB3W7BBvCVB3TdBqrBqYqYaIBPCB4KDBrEJBfHBCOBhBJBoBOBh7cJB9FJBhKFB7EJBnBJBnGJBXJB3CJB3MJB34UJBuPsBBN4BBSBB2KaBlBDBeJJnEEBrGJBvdHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBxBJBHJB3IeB-EJBrBDBxDGBnEdBhEJB9BJBxEJBITB8HJB3KJB3DJB3LJBnDJBHTBtCLBlNSB+CJB3UJB3CcBkHJBnCJB3BJBnLJBnDUBshBuDBimPJBnpCJB3CJBnEJBCGBvQJBnIWB+KCB6nXJBnuBTBNTBtDYB2iBxBBhqCJBnNJB3PJB4HJBtWIBhEJB4Y6BBCCBCDBtCsBBCOBjeMBk3CJB", false)),
		Nd: () => new UnicodeRangeTable(decodeRanges("wBJnxBJnEJnGJ9MJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJhDJ3DJnCJ3IJnCJn6BJnBJtJJhEJnFJHJ3FJ3CJnEJHJnuiBJnVJnBJnGJXJ3CJ3MJ34UJnsBJnkCJHJ9YJhEJ9BJxEJ3IJ3KJ3DJ3LJnDJHTtCJnNJnDJ3UJ3CJ3HJnCJ3BJnLJ3uQJnpCJ3CJnEJ3QJ37XJ12CxBhqCJnNJ3PJ4HJ2aJ30EJ", true)),
		Nl: () => new UnicodeRangeTable(decodeRanges("u3FCBwzCiBBDDB-zDaaBHBPCBs1dJBxyW0BBtOJJnEEBrhIuDBm8SCB", false)),
		No: () => new UnicodeRangeTable(decodeRanges("yFBBGDDBBB2pCFB5LFB5DCBmEGB6GGBSIByNJB2hBTB0jBJBhP20B20BEFBHJBnGPBqB3W3WB6BBvCVB3TdBqrB1kB1kBBCBrEJBfHBCOBhBJBoBOBxrdFBymWsBBiCDBSBB2KaBlBDB1pBHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBhLeB-EJBrBDBxDGBnETB8LTBmqBBBvNIBobSB0aUBn8SGB-YWBqhZTBNTBtDYBvqFIBid6BBCCBCDBtCsBBCOBjeMB", false)),
		P: () => new UnicodeRangeTable(decodeRanges("hBCBCFBCDBLBBEBBbCBCccCkBkBGEELBBEEE-VJJzOFBqBBB0BCCDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCmBmBBCBoCrCrCBDBFBBwDFBsFlTlTBHB4EuTuTtBBBvCCBoCBB+ECBCCBmBKB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBM9Z9ZBWBJTBCMBCLBfBBPBB6TDBeBB+hBNBwCBBgBJB0MVBgCDBhBBB8XDBCBBxDwEwEBtBBCfBDLBkNCBFJBDLBRNNjD7C7CjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HzqUzqUBxGxGBIBXiBBCNBCFFCBB2ECBCFBCDBLBBEBBbCBCccCCCBFB7MCB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDByO-J-JjBlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", false)),
		Pc: () => new UnicodeRangeTable(decodeRanges("-Cg-Hg-HBUU-u3BBBZCBwHAB", false)),
		Pd: () => new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEBiwDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", false)),
		Pe: () => new UnicodeRangeTable(decodeRanges("pB0B0BgB+1D+1DC-6B-6BqtC4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECtBGCtNICEGCDBB-ozB6G6GeOCESSCCCrF0B0BgBGD", false)),
		Pf: () => new UnicodeRangeTable(decodeRanges("7F+6H+6HEddpuDCCFDDQEE", false)),
		Pi: () => new UnicodeRangeTable(decodeRanges("rFt7Ht7HDBBDaapuDCCFDDQEE", false)),
		Po: () => new UnicodeRangeTable(decodeRanges("hBCBCCBDECBLLBEEBcclCGGPBBI-V-VJzOzOBEBqB3B3BDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCxDxDrCEBFBBwDFBsFlTlTBHBmY9D9DBBBoCBB+ECBCCBmBFBCDB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBMjajaBJJBGBJIBDDBDCBEKBCCCBIB7kDDBCBBxDwEwEBFFBBBDDDBHBCBBCDDBLLBDBCJBDDBCCCBLBDCBtNCB6B+F+FjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HlxUlxUBFBDXXVBBDDBECBCDBICBHCCB2E2EBBBCCBDECBLLBEEBcclBDDB7M7MBBB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDB0ZlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", false)),
		Ps: () => new UnicodeRangeTable(decodeRanges("oBzBzBgB-1D-1DC-6B-6B-rCEEnB4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECaTTCECtNICEGCDipzBipzB4GeeCMCESSCCCrFzBzBgBEEDAB", false)),
		S: () => new UnicodeRangeTable(decodeRanges("kBHHRCBgBCCcCCkBEBCBBDCCBCBDEEfgBgBrODBNNBGGBCCCBPB2DPPBxDxDsErIrIBBB3DCBDDDBvGvGLUUB4H4HIBBpEqLqLBHHB2H2H-DjEjEBGBlEwGwGqBmGmGiGCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WuLuLlL+E+EBgBBiLJBKIBhiBCCBBBMCBOCBOCBOBBmCOOoBCBOCBUhBB-BBBCDBCBBLCCBBBGFBCECFMMBFFBDBGDBC7B7BBFFB2LBFcBD+HBXKByCtCBXnTBtBwBBDeBLyMBX+BBFfBD1LBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBB8CBB0HBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BB6RWBKBBoDBB+EDBLDB+RCBiHPPB+9T+9TpEgBBuLPBhCBB3BHBtBDBjDCCBBBD7E7EHRRBBBgBCCcCCiEGBCGBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSmWmWBiKiKBGBnjC2kC2kCBbBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQQBgDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBrbaagBaagBaagBaagBaa9B-PB4BDBzBHBCNBCBBp2BwNwNttCEE+DiOiOBvIvIBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", false)),
		Sc: () => new UnicodeRangeTable(decodeRanges("kB+D+DBCBqnB8D8DzPBBzPBBI2H2HoImSmS8sClmClmCBgBB37hBkuVkuVtD7E7E8GBBEBB3-HDB-4wBxtCxtC", false)),
		Sk: () => new UnicodeRangeTable(decodeRanges("+CCCoCHHFEEqQDBNNBGGBCCCBPB2DPPBjoBjoB15FCCBBBMCBOCBOCBOBB9kEBBkzdWBKBBoDBBxePPBniUniUBPB8bCCjF4g9B4g9BBDB", false)),
		Sm: () => new UnicodeRangeTable(decodeRanges("rBRRBBB+BCCuBFFmBgBgB-XwQwQBBB8xGOOoBCBOCBsEoBoBBDBHlClCBDBGBBFGDIgBgBBDDCgBgBBqIBhBBB7CffBXBpBFB2OKK3BHBwDxKxKBDBDeBLPBhIiEBX+BBFfBDhIBxBUBDFB9+zB5Z5ZCCBlFRRBBB+BCCkEHHBCBitDBBhrwBx+Bx+BagBgBagBgBagBgBagBgBat5Ft5FB-uC-uCBHB", false)),
		So: () => new UnicodeRangeTable(decodeRanges("mFDDFCCyerIrIBgEgEBvGvGLUUB4H4HkQ2L2LjEFBClElEwGqBqBoMCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WzWzW+EhBBiLJBKIBksBBBCDBCBBLCCBHHBEBCECFMMBPPCBBC7B7BBKKBDBDDBCBBCBBCGBCeBDBBCCCBdBtIHBFTBDGBDwCBCdBanBBHnCBXKByCtCBX2FBCIBC1BBJuDBC3HBtBrBBhC-HBhQvBBWBBHmBBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBBxKBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BBibDBLBBC+R+RBBBqqUPBuLPBhCBB3BHBuBCBlPEEFBBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSpgBpgBBGBnjC2kC2kCBGBFQBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQPBhDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBqlB-PB4BDBzBHBCNBCBBp2B96C96CiEyWyWBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E6HBG4WBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBB-B3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", false)),
		Z: () => new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBeBBGwBwBh9DAB", false)),
		Zl: () => new UnicodeRangeTable(decodeRanges("ohIA", true)),
		Zp: () => new UnicodeRangeTable(decodeRanges("phIA", true)),
		Zs: () => new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBlBwBwBh9DAB", false)),
		ASCII_Hex_Digit: () => new UnicodeRangeTable(decodeRanges("wBJIFbF", true)),
		Alphabetic: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICC3CeeBQBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoBNBCCCBCCBCCJaBFDBeKBG3BBCGBPlDBCHBFHBFCBLCBDRRBuBBOkDBZgBBKBBFGGBWBDSBUYBIKBGXBCGBIJJBoBBLLBEGBHrCBCPBCCBFOBOSBCHBDBBDVBCGBCEEBCBEHBDBBDBBCJJFBBCEBNBBLFFBBBCFBFBBDVBCGBCBBCBBCBBFEBFBBDBBFIIBCBCSSBEBMCBCIBCCBCVBCGBCBBCEBEIBCCBCBBEQQBCBWDBFCBCHBDBBDVBCGBCBBCEBEHBDBBDBBKBBFBBCEBORRBCCBEBECBCDBEBBCCCBEEBEEBBBELBFEBECBCCBEHHpBMBCCBCWBCPBEHBCCBCCBJBBCCBCBBDDBdDBCHBCCBCWBCJBCEBEHBCCBCCBJBBGCBCDBOCBNMBCCBCoBBDHBCCBCCBCGGBCBIEBXFBCCBCRBEXBCIBCDDBFBJFBCCCBGBTBBO5BBGGBH0B0BBECBDBCXBCCCBRBCCBDEBCHHPDBhBgCgCBGBCjBBFSBFPBCjBBkC2BBCDDBDBR-BBLDBDlBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBEKBITBMUBNTBNMBCCBCBBNzBBDSBPFFkC4CBIqBBGlCBLeBCLBFIBYdBDEBMrBBFZB3BbBF+BBDTBzBYYBMMBBByBzBBCOBCHB0BpBBDDBLrBBCKBP2BBXCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBUhBBM1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBFSSBnBBuZzBB34BkHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBCfBwB2O2OBBBaIBIEBDEBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBGHBEwDBoBIBDmDBDxCBVUBCgBBZzBBNjCBCtBtBBEBECCBBBLgBBGiBBOcBEyBBCLBQRRBOBLEBC2BBKNBTWBEkCBCCCZCBDPBDDBMFBDFBDFBKGBCGBCqBBCNBH6DBWj9KBNWBFwBBloItLBDpDBnBGBNEBGLBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmC0BBsIcBEwBBwBfBOdBGqBBGdBDjBBFHBCEBrB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCDBCBBGHBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOnBBjBbBEGGBVB7HpBBCBBEBBRFBzBCBEcBLJJBUBrBRBvBUBcWBKlCBsBEBL4BBKOOBXBYyBBSDBJiBBEKKB+BBCDBKBBLCCkBRBChBBDHHBCB-BGBCCCBCBCOBCJBI4BBYDBCHBDBBDVBCGBCBBCEBEHBDBBDBBEHHGGBdJBCDDClBBCJBCDDCDBCBBECCtBhCBCCBCDBVCBfhCBDBBC5F5FB0BBDGBaFBjB+BBCEE8B1BBDoCoCBZBDNBWGB6F4BBoD-BBgBHBDDDBGBCBBCdBCBBDBBDDB+CHBDtBBDFBCCCBccBxBBDJBSnCBGTTBnCBoDHB5CgBBgBIBCsBBCGBCyByBBcBDVBCNBqCGBCBBCrBBECCBCCBBBCDDBZZBEBCBBCkBBCBBCDBCYYBqBBlIWBKQBCoBBECBwDwCwCB4cBnDuDBSjGBtyCgDBQvhBBSFBa68DBGmSB61GuBBy2B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBF4BBIQBhCBBCNNBFBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBFi7Fi7FBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCVBJBBhHGBCDBCBBCOBCkGB8BjCBEEE1lBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1TZBHZBHZB3zD-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
		Dash: () => new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEB+BoBoBQnMnMlgDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", false)),
		Emoji: () => new UnicodeRangeTable(decodeRanges("jBHHGJBwDFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDrGrGhFBBNBBPDDBIBsCZBCBBYVVDIBWBBvFhBBDvDBDBBCCBDyCBDCBCmIBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDDBEJBECCBEEDJBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", false)),
		Emoji_Component: () => new UnicodeRangeTable(decodeRanges("jBHHGJB0+H2G2Gsp3B3+8B3+8BBYB8PEBxtBDBtzhY-CB", false)),
		Emoji_Modifier: () => new UnicodeRangeTable(decodeRanges("7-8DE", true)),
		Emoji_Modifier_Base: () => new UnicodeRangeTable(decodeRanges("9wJ8G8GRDB4jzD9B9BBBBDDDBBB2DBBDKBWSBEFFBBBCCBICCZqGqGBFFWFFBvFvFBBBEEB0CRRBBBKMMgSDDJHBHKKBIBDCB5B+B+BBCCBCCSCBCMBmHCBrBIB", false)),
		Emoji_Presentation: () => new UnicodeRangeTable(decodeRanges("64IBBuGDBEDDqQBBWBBzBLBsBUUOJJBSSBGGBJJGWWIBBCFFDIIFBBdkBkBCFFBBBC+B+BBBBZPP8aBB0BFFvlxDrGrG-FDDBIBsCZBCZZVDDBDBCCBWBBvFgBBNIBClCBCVBNqBBFEBNQBEEEBlCBCCCB5FBD+BBODBCXBTbbBOO3C0CBxBlCBHEEBBBDDBEDBMBBIIBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", false)),
		Extended_Pictographic: () => new UnicodeRangeTable(decodeRanges("pFFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDoBoBBCBlDLBQBBQPPBmBmBBIBxDBBNBBPDDBIBU3BBcOBLVVDIBCDBKWBH7FBDvDBDBBCCBDyCBDCBCDBG9HBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDQBECCBEBDMB7GlBBNDB5BHBLFBpBHBfBBNDBDNBKmBBNuBBCJBC4FB5CHBPxEBhI9fB", false)),
		Hex_Digit: () => new UnicodeRangeTable(decodeRanges("wBJIFbFq1-BJIFbF", true)),
		Lowercase: () => new UnicodeRangeTable(decodeRanges("hDZBwBLLFlBlBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDiBBIBBfEBhDsBsBCEEDDBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBCDB5XFBjkCIBC2D2DB+FBiC0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBB6DOORMBuDEEBEEcKFDBBJDBFiBiBBOBFsasaBYBn6BvBBCEEBGCFCCBCCBGBEiDCBIICFFNlBBCGG0oesBCUaCBBBmEMCBBBC8BCBIBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCWDBCCCBBB2ZqBBCNBHvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBkODDBBBCpBBCIBmoByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFBmI9BB1lChBB", false)),
		Math: () => new UnicodeRangeTable(decodeRanges("rBRRBBBgBeeCuBuBFmBmBgB5W5WBBBDbbBDDBBBwQCBuwGccBBBMEEOPPBCBWEBMEBiCMBFEEBFFBDBTFFDJBCDDBEBHEEBDDBCCBBBCFBENBClClCBWBCFBCBBFBBFfBCHHBPPBqIBJDBVBB7CffBZBCZZMGB+NBBNJBFFBFBBDBBEEBPCCDFBMHBGBB6BCCeDBKCBxK-BBhI-PBxBUBDFB9+zB4Z4ZBEBCjFjFRCBeCCeCCkEHHBCBitDBBhrwBwoBwoBBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBBhwFDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB-uCIB", false)),
		Quotation_Mark: () => new UnicodeRangeTable(decodeRanges("iBFFkEQQ96HHBaBBowDqOqOBCBOCBixzBDB+FFF7CBB", false)),
		Terminal_Punctuation: () => new UnicodeRangeTable(decodeRanges("hBLLCMMBEE-ZJJiQ6B6BpCPPCCB1FsBsBBJBCsHsHB3B3BBEBCHBgBmImIB1nB1nBBtFtFFFB4JBB2YHBmY9D9DBBBoCBB+ECBEoBoBBCBDBB7JBBjLDBjFBBLBBCCBeCB8FEB-BBBldYYBKKBBBwlDCBzJOOFLLCBBEBBtNBB8ndBBuICBkHEB-LBB3CBBgD4E4EBBB0ECBgERRB6H6HnxUDDB6B6BBBBCDBqFLLCMMBEEiCDD7hBxBxBnkBoGoG3JBB5EFBlCFB6CDB5dEBtBDB+FGBxDDBgECBiEBBHRRB5C5CBDBtDrJrJB2D2DBBBNBBnLDBEOBqDBB6HCBmQCC8HBB4CBBFBB-MCBuBmUmUBrCrCBspBspBBDB6vRBBmEiCiCBBBLqRqRBoJoJBnwTnwTovHDB", false)),
		Uppercase: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBGbbBOBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBBvgCZBHZBHZB", false)),
		White_Space: () => new UnicodeRangeTable(decodeRanges("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB", false))
	});
	static SCRIPTS = new LazyMap({
		Adlam: () => new UnicodeRangeTable(decodeRanges("go6DrCFJFB", true)),
		Ahom: () => new UnicodeRangeTable(decodeRanges("g4lCaDOFW", true)),
		Anatolian_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("ggxCmS", true)),
		Arabic: () => new UnicodeRangeTable(decodeRanges("gwBEBCFBCNBCCBCfBCJBMZBCrDBChBBxCvBBxHhBBGqCBCcBxy8BtPBDvEBhBPBxDEBCmEBk7DeBkCFBJIBiBFBh43BDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB", false)),
		Armenian: () => new UnicodeRangeTable(decodeRanges("xpBlBDxBDCks9BE", true)),
		Avestan: () => new UnicodeRangeTable(decodeRanges("g4iC1BEG", true)),
		Balinese: () => new UnicodeRangeTable(decodeRanges("g4GsCCxB", true)),
		Bamum: () => new UnicodeRangeTable(decodeRanges("g1pB3CpowB4R", true)),
		Bassa_Vah: () => new UnicodeRangeTable(decodeRanges("w26CdDF", true)),
		Batak: () => new UnicodeRangeTable(decodeRanges("g+GzBJD", true)),
		Bengali: () => new UnicodeRangeTable(decodeRanges("gsCDBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYB", false)),
		Beria_Erfe: () => new UnicodeRangeTable(decodeRanges("g17CYDY", true)),
		Bhaiksuki: () => new UnicodeRangeTable(decodeRanges("ggnCICsBCNLc", true)),
		Bopomofo: () => new UnicodeRangeTable(decodeRanges("qXB6wLqBxDf", true)),
		Brahmi: () => new UnicodeRangeTable(decodeRanges("ggkCtCFjBKA", true)),
		Braille: () => new UnicodeRangeTable(decodeRanges("ggK-H", true)),
		Buginese: () => new UnicodeRangeTable(decodeRanges("gwGbDB", true)),
		Buhid: () => new UnicodeRangeTable(decodeRanges("g6FT", true)),
		Canadian_Aboriginal: () => new UnicodeRangeTable(decodeRanges("ggF-TxRlC7tgCP", true)),
		Carian: () => new UnicodeRangeTable(decodeRanges("g1gCwB", true)),
		Caucasian_Albanian: () => new UnicodeRangeTable(decodeRanges("wphCzBMA", true)),
		Chakma: () => new UnicodeRangeTable(decodeRanges("gokC0BCR", true)),
		Cham: () => new UnicodeRangeTable(decodeRanges("gwqB2BKNDJDD", true)),
		Cherokee: () => new UnicodeRangeTable(decodeRanges("g9E1CDFz7lBvC", true)),
		Chorasmian: () => new UnicodeRangeTable(decodeRanges("w9jCb", true)),
		Common: () => new UnicodeRangeTable(decodeRanges("AgCBbFBbuBBCOBCEBYgBgBiOmBBGEBDTB1DKKHCC+THHPEEhB9E9ElQiEiEB6mB6mB2MDBjJwvBwvBBBBoCBBsGBBCumBumBOIIBCBCFBCCBDmYmYBKBD2CBCKBEKBCOBShBB-BlBBCCBDFBCaBCQBqBCBF5UBXKBW-cBhIzTBDpEBhQ9CBzMUBCCCBXBQHBFDB8CBBE7C7CB0E0EBOBhBlBBKxBxBB+BBgBwCBwB5C5CBmFBhuG-BBhoWhBBnDCBmFJB1HhFhFsMPPBzuUzuUBxGxGBIBXiBBCSBCDB0ECCBeBbFBbKBLuBuBBhChCBFBCGBLEBjICBFsBBEIBxCMB0BsBBlHaBltuBDB96D8HBEzNBHWBQQBgDzDB9B1HBLmBBD9BBEQBJBBIdBF8BB2GTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBByjFjCBtC8BBjWrBBFjDBNOBDOBCOBCkBBLtFB5BZBCBBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBnghYffB+CB", false)),
		Coptic: () => new UnicodeRangeTable(decodeRanges("ifNxkKzDGG", true)),
		Cuneiform: () => new UnicodeRangeTable(decodeRanges("ggoC5cnDuDCEMjG", true)),
		Cypriot: () => new UnicodeRangeTable(decodeRanges("ggiCFBDCCBqBBCBBEDD", false)),
		Cypro_Minoan: () => new UnicodeRangeTable(decodeRanges("w8rCiD", true)),
		Cyrillic: () => new UnicodeRangeTable(decodeRanges("ggBkEBDoFBx6FKBhFtCtCojEfBhie-CBv8VBBhw4B9BBiBAB", false)),
		Deseret: () => new UnicodeRangeTable(decodeRanges("gghCvC", true)),
		Devanagari: () => new UnicodeRangeTable(decodeRanges("goCwCFODZh7nBfhwcJ", true)),
		Dives_Akuru: () => new UnicodeRangeTable(decodeRanges("gomCGBDDDBGBCBBCdBCBBDLBKJB", false)),
		Dogra: () => new UnicodeRangeTable(decodeRanges("ggmC7B", true)),
		Duployan: () => new UnicodeRangeTable(decodeRanges("ggvDqDGMEIIJDD", true)),
		Egyptian_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("ggsC1iBL68D", true)),
		Elbasan: () => new UnicodeRangeTable(decodeRanges("gohCnB", true)),
		Elymaic: () => new UnicodeRangeTable(decodeRanges("g-jCW", true)),
		Ethiopic: () => new UnicodeRangeTable(decodeRanges("gwEoCBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBnvGWBKGBCGBCGBCGBCGBCGBCGBCGBjpfFBDFBDFBKGBCGBylvCGBCDBCBBCOB", false)),
		Garay: () => new UnicodeRangeTable(decodeRanges("gqjClBEcJB", true)),
		Georgian: () => new UnicodeRangeTable(decodeRanges("glElBBCGGDqBBCDBx8CqBBDCBhiElBBCGG", false)),
		Glagolitic: () => new UnicodeRangeTable(decodeRanges("ggL-Ch9sDGCQDGCBCE", true)),
		Gothic: () => new UnicodeRangeTable(decodeRanges("w5gCa", true)),
		Grantha: () => new UnicodeRangeTable(decodeRanges("g4kCDBCHBDBBDVBCGBCBBCEBDIBDBBDCBDHHGGBDGBEEB", false)),
		Greek: () => new UnicodeRangeTable(decodeRanges("wbDBCCBDDBCFFCCCBBBCCCBSBC+BBPPBnpGEBzBEBFEB1ChKhKBUBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBoJ-xiB-xiB7uVuCBSgj0Bgj0BBkCB", false)),
		Gujarati: () => new UnicodeRangeTable(decodeRanges("h0CCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGB", false)),
		Gunjala_Gondi: () => new UnicodeRangeTable(decodeRanges("grnCFCBCkBCBCFIJ", true)),
		Gurmukhi: () => new UnicodeRangeTable(decodeRanges("hwCCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPB", false)),
		Gurung_Khema: () => new UnicodeRangeTable(decodeRanges("go4C5B", true)),
		Han: () => new UnicodeRangeTable(decodeRanges("g0LZBC4CBN1GBwBCCaIBPDBle-tGBhC-vUBhoWtLBDpDBpodBBNGBqgkB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
		Hangul: () => new UnicodeRangeTable(decodeRanges("goE-HvxHBiI9CyDeiCei3dckUj9KNWFwBl9JeEFDFDFDC", true)),
		Hanifi_Rohingya: () => new UnicodeRangeTable(decodeRanges("gojCnBJJ", true)),
		Hanunoo: () => new UnicodeRangeTable(decodeRanges("g5FU", true)),
		Hatran: () => new UnicodeRangeTable(decodeRanges("gniCSCBGE", true)),
		Hebrew: () => new UnicodeRangeTable(decodeRanges("xsB2BBJaBFFBpp9BZBCEBCCCBCCBCCBIB", false)),
		Hiragana: () => new UnicodeRangeTable(decodeRanges("hiM1CBHCBi7-C+IBTeeBBBulQAB", false)),
		Imperial_Aramaic: () => new UnicodeRangeTable(decodeRanges("giiCVCI", true)),
		Inherited: () => new UnicodeRangeTable(decodeRanges("gYvDB2IBBlOKBbhXhXBCB8qEtBBDLBlPCBCMBCGBFHHEBBnG-BBtQBBjGgBB65DDBsDBBmrzBPBRNBwejHjH7iEl+uBl+uBBsBBDWBhRCBSHBDGBfDBz6rYvHB", false)),
		Inscriptional_Pahlavi: () => new UnicodeRangeTable(decodeRanges("g7iCSGH", true)),
		Inscriptional_Parthian: () => new UnicodeRangeTable(decodeRanges("g6iCVDH", true)),
		Javanese: () => new UnicodeRangeTable(decodeRanges("gsqBtCDJFB", true)),
		Kaithi: () => new UnicodeRangeTable(decodeRanges("gkkCiCLA", true)),
		Kannada: () => new UnicodeRangeTable(decodeRanges("gkDMCCCWCJCEDICCCDIBGCCDDJCC", true)),
		Katakana: () => new UnicodeRangeTable(decodeRanges("hlM5CBDCBxHPBxGuBBC3CBvgzBJBCsBBzisBDBCGBCBBCgJgJBBBzBPPBCB", false)),
		Kawi: () => new UnicodeRangeTable(decodeRanges("g4nCQCoBEc", true)),
		Kayah_Li: () => new UnicodeRangeTable(decodeRanges("goqBtBCA", true)),
		Kharoshthi: () => new UnicodeRangeTable(decodeRanges("gwiCDCBGHCCCcDCFJII", true)),
		Khitan_Small_Script: () => new UnicodeRangeTable(decodeRanges("k-7C84G84GB0OBqBAB", false)),
		Khmer: () => new UnicodeRangeTable(decodeRanges("g8F9CDJHJnPf", true)),
		Khojki: () => new UnicodeRangeTable(decodeRanges("gwkCRCuB", true)),
		Khudawadi: () => new UnicodeRangeTable(decodeRanges("w1kC6BGJ", true)),
		Kirat_Rai: () => new UnicodeRangeTable(decodeRanges("gq7C5B", true)),
		Lao: () => new UnicodeRangeTable(decodeRanges("h0DBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDB", false)),
		Latin: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBQQGWBCeBCgOBoBEB8wGlBBHwBBGDBGMBClCBiC-HByLOORMBuEBBHccSoBB42CfBj1elDBExCBVOBxZqBBCIBCDB38TGB7gBZBHZBmhCFBCpBBCIBm61BeBHFB", false)),
		Lepcha: () => new UnicodeRangeTable(decodeRanges("ggH3BEOEC", true)),
		Limbu: () => new UnicodeRangeTable(decodeRanges("goGeBCLBFLBFEEBKB", false)),
		Linear_A: () => new UnicodeRangeTable(decodeRanges("gwhC2JKVLH", true)),
		Linear_B: () => new UnicodeRangeTable(decodeRanges("gggCLCZCSCBCODNjB6D", true)),
		Lisu: () => new UnicodeRangeTable(decodeRanges("wmpBvBx1eA", true)),
		Lycian: () => new UnicodeRangeTable(decodeRanges("g0gCc", true)),
		Lydian: () => new UnicodeRangeTable(decodeRanges("gpiCZGA", true)),
		Mahajani: () => new UnicodeRangeTable(decodeRanges("wqkCmB", true)),
		Makasar: () => new UnicodeRangeTable(decodeRanges("g3nCY", true)),
		Malayalam: () => new UnicodeRangeTable(decodeRanges("goDMCCCyBCCCFFPDZ", true)),
		Mandaic: () => new UnicodeRangeTable(decodeRanges("giCbDA", true)),
		Manichaean: () => new UnicodeRangeTable(decodeRanges("g2iCmBFL", true)),
		Marchen: () => new UnicodeRangeTable(decodeRanges("wjnCfDVCN", true)),
		Masaram_Gondi: () => new UnicodeRangeTable(decodeRanges("gonCGBCBBCrBBECCBCCBHBJJB", false)),
		Medefaidrin: () => new UnicodeRangeTable(decodeRanges("gy7C6C", true)),
		Meetei_Mayek: () => new UnicodeRangeTable(decodeRanges("g3qBWqGtBDJ", true)),
		Mende_Kikakui: () => new UnicodeRangeTable(decodeRanges("gg6DkGDP", true)),
		Meroitic_Cursive: () => new UnicodeRangeTable(decodeRanges("gtiCXFTDtB", true)),
		Meroitic_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("gsiCf", true)),
		Miao: () => new UnicodeRangeTable(decodeRanges("g47CqCF4BIQ", true)),
		Modi: () => new UnicodeRangeTable(decodeRanges("gwlCkCMJ", true)),
		Mongolian: () => new UnicodeRangeTable(decodeRanges("ggGBBDCCBSBH4CBIqBB2t-BMB", false)),
		Mro: () => new UnicodeRangeTable(decodeRanges("gy6CeCJFB", true)),
		Multani: () => new UnicodeRangeTable(decodeRanges("g0kCGBCCCBCBCOBCKB", false)),
		Myanmar: () => new UnicodeRangeTable(decodeRanges("ggE-EhqmBeiDfxibT", true)),
		Nabataean: () => new UnicodeRangeTable(decodeRanges("gkiCeJI", true)),
		Nag_Mundari: () => new UnicodeRangeTable(decodeRanges("wm5DpB", true)),
		Nandinagari: () => new UnicodeRangeTable(decodeRanges("gtmCHDtBDK", true)),
		New_Tai_Lue: () => new UnicodeRangeTable(decodeRanges("gsGrBFZHKEB", true)),
		Newa: () => new UnicodeRangeTable(decodeRanges("gglC7CCE", true)),
		Nko: () => new UnicodeRangeTable(decodeRanges("g+B6BDC", true)),
		Nushu: () => new UnicodeRangeTable(decodeRanges("h-7CvsQvsQBqMB", false)),
		Nyiakeng_Puachue_Hmong: () => new UnicodeRangeTable(decodeRanges("go4DsBENDJFB", true)),
		Ogham: () => new UnicodeRangeTable(decodeRanges("g0Fc", true)),
		Ol_Chiki: () => new UnicodeRangeTable(decodeRanges("wiHvB", true)),
		Ol_Onal: () => new UnicodeRangeTable(decodeRanges("wu5DqBFA", true)),
		Old_Hungarian: () => new UnicodeRangeTable(decodeRanges("gkjCyBOyBIF", true)),
		Old_Italic: () => new UnicodeRangeTable(decodeRanges("g4gCjBKC", true)),
		Old_North_Arabian: () => new UnicodeRangeTable(decodeRanges("g0iCf", true)),
		Old_Permic: () => new UnicodeRangeTable(decodeRanges("w6gCqB", true)),
		Old_Persian: () => new UnicodeRangeTable(decodeRanges("g9gCjBFN", true)),
		Old_Sogdian: () => new UnicodeRangeTable(decodeRanges("g4jCnB", true)),
		Old_South_Arabian: () => new UnicodeRangeTable(decodeRanges("gziCf", true)),
		Old_Turkic: () => new UnicodeRangeTable(decodeRanges("ggjCoC", true)),
		Old_Uyghur: () => new UnicodeRangeTable(decodeRanges("w7jCZ", true)),
		Oriya: () => new UnicodeRangeTable(decodeRanges("h4CCCHDBDVCGCBCEDIDBDCICFBCEDR", true)),
		Osage: () => new UnicodeRangeTable(decodeRanges("wlhCjBFjB", true)),
		Osmanya: () => new UnicodeRangeTable(decodeRanges("gkhCdDJ", true)),
		Pahawh_Hmong: () => new UnicodeRangeTable(decodeRanges("g46ClCLJCGCUGS", true)),
		Palmyrene: () => new UnicodeRangeTable(decodeRanges("gjiCf", true)),
		Pau_Cin_Hau: () => new UnicodeRangeTable(decodeRanges("g2mC4B", true)),
		Phags_Pa: () => new UnicodeRangeTable(decodeRanges("giqB3B", true)),
		Phoenician: () => new UnicodeRangeTable(decodeRanges("goiCbEA", true)),
		Psalter_Pahlavi: () => new UnicodeRangeTable(decodeRanges("g8iCRIDNG", true)),
		Rejang: () => new UnicodeRangeTable(decodeRanges("wpqBjBMA", true)),
		Runic: () => new UnicodeRangeTable(decodeRanges("g1FqCEK", true)),
		Samaritan: () => new UnicodeRangeTable(decodeRanges("ggCtBDO", true)),
		Saurashtra: () => new UnicodeRangeTable(decodeRanges("gkqBlCJL", true)),
		Sharada: () => new UnicodeRangeTable(decodeRanges("gskC-ChsCH", true)),
		Shavian: () => new UnicodeRangeTable(decodeRanges("wihCvB", true)),
		Siddham: () => new UnicodeRangeTable(decodeRanges("gslC1BDlB", true)),
		Sidetic: () => new UnicodeRangeTable(decodeRanges("gqiCZ", true)),
		SignWriting: () => new UnicodeRangeTable(decodeRanges("gg2DrUQECO", true)),
		Sinhala: () => new UnicodeRangeTable(decodeRanges("hsDCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBt-gCTB", false)),
		Sogdian: () => new UnicodeRangeTable(decodeRanges("w5jCpB", true)),
		Sora_Sompeng: () => new UnicodeRangeTable(decodeRanges("wmkCYIJ", true)),
		Soyombo: () => new UnicodeRangeTable(decodeRanges("wymCyC", true)),
		Sundanese: () => new UnicodeRangeTable(decodeRanges("g8G-BhIH", true)),
		Sunuwar: () => new UnicodeRangeTable(decodeRanges("g+mChBPJ", true)),
		Syloti_Nagri: () => new UnicodeRangeTable(decodeRanges("ggqBsB", true)),
		Syriac: () => new UnicodeRangeTable(decodeRanges("g4BNC7BDCxIK", true)),
		Tagalog: () => new UnicodeRangeTable(decodeRanges("g4FVKA", true)),
		Tagbanwa: () => new UnicodeRangeTable(decodeRanges("g7FMCCCB", true)),
		Tai_Le: () => new UnicodeRangeTable(decodeRanges("wqGdDE", true)),
		Tai_Tham: () => new UnicodeRangeTable(decodeRanges("gxG+BCcDKHJHN", true)),
		Tai_Viet: () => new UnicodeRangeTable(decodeRanges("g0qBiCZE", true)),
		Tai_Yo: () => new UnicodeRangeTable(decodeRanges("g25DeCVJB", true)),
		Takri: () => new UnicodeRangeTable(decodeRanges("g0lC5BHJ", true)),
		Tamil: () => new UnicodeRangeTable(decodeRanges("i8CBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBm+kCxBBOAB", false)),
		Tangsa: () => new UnicodeRangeTable(decodeRanges("wz6CuCCJ", true)),
		Tangut: () => new UnicodeRangeTable(decodeRanges("g-7CgBgBB+3GBhQeBiDyDB", false)),
		Telugu: () => new UnicodeRangeTable(decodeRanges("ggDMCCCWCPDICCCDIBCCCBDDDJII", true)),
		Thaana: () => new UnicodeRangeTable(decodeRanges("g8BxB", true)),
		Thai: () => new UnicodeRangeTable(decodeRanges("hwD5BGb", true)),
		Tibetan: () => new UnicodeRangeTable(decodeRanges("g4DnCCjBFmBCjBCOCGFB", true)),
		Tifinagh: () => new UnicodeRangeTable(decodeRanges("wpL3BIBPA", true)),
		Tirhuta: () => new UnicodeRangeTable(decodeRanges("gklCnCJJ", true)),
		Todhri: () => new UnicodeRangeTable(decodeRanges("guhCzB", true)),
		Tolong_Siki: () => new UnicodeRangeTable(decodeRanges("wtnCrBFJ", true)),
		Toto: () => new UnicodeRangeTable(decodeRanges("w04De", true)),
		Tulu_Tigalari: () => new UnicodeRangeTable(decodeRanges("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB", false)),
		Ugaritic: () => new UnicodeRangeTable(decodeRanges("g8gCdCA", true)),
		Unknown: () => new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-FB", false)),
		Vai: () => new UnicodeRangeTable(decodeRanges("gopBrJ", true)),
		Vithkuqi: () => new UnicodeRangeTable(decodeRanges("wrhCKCOCGCBCKCOCGCB", true)),
		Wancho: () => new UnicodeRangeTable(decodeRanges("g24D5BGA", true)),
		Warang_Citi: () => new UnicodeRangeTable(decodeRanges("glmCyCNA", true)),
		Yezidi: () => new UnicodeRangeTable(decodeRanges("g0jCpBCCDB", true)),
		Yi: () => new UnicodeRangeTable(decodeRanges("ggoBskBE2B", true)),
		Zanabazar_Square: () => new UnicodeRangeTable(decodeRanges("gwmCnC", true))
	});
	static FOLD_CATEGORIES = new LazyMap({
		L: () => new UnicodeRangeTable(decodeRanges("laA", true)),
		LC: () => new UnicodeRangeTable(decodeRanges("laA", true)),
		Ll: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGC3HrBrBCEEJHHCCBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHxC9zC9zCBuBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", false)),
		Lt: () => new UnicodeRangeTable(decodeRanges("kOCCBCCBCClBCCtsHHBJHBJHBMQQwBAB", false)),
		Lu: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpL2B2Bs1CvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", false)),
		M: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false)),
		Mn: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false)),
		Emoji: () => new UnicodeRangeTable(decodeRanges("8mJA", true)),
		Extended_Pictographic: () => new UnicodeRangeTable(decodeRanges("8mJA", true)),
		Lowercase: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHuBPBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", false)),
		Math: () => new UnicodeRangeTable(decodeRanges("ycGDCHHFMMDDDCHHFAB", false)),
		Uppercase: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpLiBiBBOBFsasaBYBn6BvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", false))
	});
	static FOLD_SCRIPT = new LazyMap({
		Common: () => new UnicodeRangeTable(decodeRanges("8cgBgB", false)),
		Greek: () => new UnicodeRangeTable(decodeRanges("1FwUwU", false)),
		Inherited: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false))
	});
};
/**
* Utilities for dealing with Unicode better than JS does.
*/
var Unicode = class Unicode {
	static MAX_RUNE = 1114111;
	static RUNE_ERROR = 65533;
	static isUnsearchable(r) {
		return r === Unicode.RUNE_ERROR || r >= Unicode.MIN_HIGH_SURROGATE && r <= Unicode.MAX_LOW_SURROGATE;
	}
	static MAX_ASCII = 127;
	static MAX_LATIN1 = 255;
	static MAX_BMP = 65535;
	static MIN_FOLD = 65;
	static MAX_FOLD = 125251;
	static MIN_HIGH_SURROGATE = 55296;
	static MAX_HIGH_SURROGATE = 56319;
	static MIN_LOW_SURROGATE = 56320;
	static MAX_LOW_SURROGATE = 57343;
	static MIN_SUPPLEMENTARY_CODE_POINT = 65536;
	static is32(ranges, r) {
		let lo = 0;
		let hi = ranges.length;
		while (lo < hi) {
			const m = lo + Math.floor((hi - lo) / 2);
			const rlo = ranges.getLo(m);
			const rhi = ranges.getHi(m);
			if (rlo <= r && r <= rhi) {
				const stride = ranges.getStride(m);
				return (r - rlo) % stride === 0;
			}
			if (r < rlo) hi = m;
			else lo = m + 1;
		}
		return false;
	}
	static is(ranges, r) {
		if (r <= Unicode.MAX_LATIN1) {
			for (let i = 0; i < ranges.length; i++) {
				if (r > ranges.getHi(i)) continue;
				const rlo = ranges.getLo(i);
				if (r < rlo) return false;
				const stride = ranges.getStride(i);
				return (r - rlo) % stride === 0;
			}
			return false;
		}
		return ranges.length > 0 && r >= ranges.getLo(0) && Unicode.is32(ranges, r);
	}
	static isPrint(r) {
		if (r <= Unicode.MAX_LATIN1) return r >= 32 && r < Unicode.MAX_ASCII || r >= 161 && r !== 173;
		return Unicode.is(UnicodeTables.Print, r);
	}
	static simpleFold(r) {
		if (UnicodeTables.CASE_ORBIT.has(r)) return UnicodeTables.CASE_ORBIT.get(r);
		if (r <= Unicode.MAX_ASCII) {
			const l = Codepoint.toLowerCase(r);
			return l !== r ? l : Codepoint.toUpperCase(r);
		}
		return r;
	}
	static equalsIgnoreCase(r1, r2) {
		if (r1 === r2) return true;
		if (r1 < 0 || r2 < 0) return false;
		if (r1 <= Unicode.MAX_ASCII && r2 <= Unicode.MAX_ASCII) {
			if (65 <= r1 && r1 <= 90) r1 |= 32;
			if (65 <= r2 && r2 <= 90) r2 |= 32;
			return r1 === r2;
		}
		for (let r = Unicode.simpleFold(r1); r !== r1; r = Unicode.simpleFold(r)) if (r === r2) return true;
		return false;
	}
};
var RE2JSException = class extends Error {
	/** @param {string} message */
	constructor(message) {
		super(message);
		this.name = "RE2JSException";
	}
};
/**
* An exception thrown by the parser if the pattern was invalid.
*/
var RE2JSSyntaxException = class extends RE2JSException {
	/**
	* @param {string} error
	* @param {string|null} [input=null]
	*/
	constructor(error, input = null) {
		let message = `error parsing regexp: ${error}`;
		if (input) message += `: \`${input}\``;
		super(message);
		this.name = "RE2JSSyntaxException";
		this.message = message;
		/** @type {string} */
		this.error = error;
		/** @type {string|null} */
		this.input = input;
	}
	/**
	* Retrieves the description of the error.
	* @returns {string}
	*/
	getDescription() {
		return this.error;
	}
	/**
	* Retrieves the erroneous regular-expression pattern.
	* @returns {string|null}
	*/
	getPattern() {
		return this.input;
	}
};
/**
* An exception thrown by the compiler
*/
var RE2JSCompileException = class extends RE2JSException {
	/** @param {string} message */
	constructor(message) {
		super(message);
		this.name = "RE2JSCompileException";
	}
};
/**
* An exception thrown by using groups
*/
var RE2JSGroupException = class extends RE2JSException {
	/** @param {string} message */
	constructor(message) {
		super(message);
		this.name = "RE2JSGroupException";
	}
};
/**
* An exception thrown by flags
*/
var RE2JSFlagsException = class extends RE2JSException {
	/** @param {string} message */
	constructor(message) {
		super(message);
		this.name = "RE2JSFlagsException";
	}
};
/**
* An exception thrown for internal engine errors, such as corrupted bytecodes.
*/
var RE2JSInternalException = class extends RE2JSException {
	/** @param {string} message */
	constructor(message) {
		super(message);
		this.name = "RE2JSInternalException";
	}
};
/**
* Size of the precomputed single-byte lookup table.
* Covers standard ASCII and Latin-1 characters for fast-path execution.
*/
const FAST_PATH_TABLE_SIZE = 256;
/**
* Precomputed lookup table for Word Boundary (\b, \B) assertions.
* * By precomputing the boolean results for standard ASCII word ranges
* ('a'-'z', 'A'-'Z', '0'-'9', '_'), we completely eliminate 4 logical
* branches from the NFA's hot execution loop. This prevents costly
* CPU branch mispredictions when scanning large strings.
*/
const WORD_RUNE_TABLE = new Uint8Array(FAST_PATH_TABLE_SIZE);
for (let i = 0; i < FAST_PATH_TABLE_SIZE; i++) WORD_RUNE_TABLE[i] = 97 <= i && i <= 122 || 65 <= i && i <= 90 || 48 <= i && i <= 57 || i === 95 ? 1 : 0;
let cachedNativeEncoder = null;
let cachedNativeDecoder = null;
/**
* Various constants and helper utilities.
*/
var Utils = class Utils {
	static METACHARACTERS = "\\.+*?()|[]{}^$";
	static EMPTY_BEGIN_LINE = 1;
	static EMPTY_END_LINE = 2;
	static EMPTY_BEGIN_TEXT = 4;
	static EMPTY_END_TEXT = 8;
	static EMPTY_WORD_BOUNDARY = 16;
	static EMPTY_NO_WORD_BOUNDARY = 32;
	static EMPTY_ALL = -1;
	static emptyInts() {
		return [];
	}
	static isString(value) {
		return typeof value === "string" || Object.prototype.toString.call(value) === "[object String]";
	}
	static typeName(value) {
		if (value === null || typeof value !== "object" && typeof value !== "function") return value === null ? "null" : typeof value;
		return Object.prototype.toString.call(value).slice(8, -1);
	}
	static checkPattern(pattern) {
		if (!Utils.isString(pattern)) throw new TypeError(`The pattern must be a string, not ${Utils.typeName(pattern)} (RE2JS.translateRegExp() converts a RegExp)`);
	}
	static checkInput(input) {
		if (!Utils.isString(input) && !Utils.isByteArray(input)) throw new TypeError(`The input must be a string or a byte array (Uint8Array or number[]), not ${Utils.typeName(input)}`);
	}
	static checkFlags(flags) {
		const known = PublicFlags.MULTILINE | PublicFlags.DOTALL | PublicFlags.CASE_INSENSITIVE | PublicFlags.DISABLE_UNICODE_GROUPS | PublicFlags.LONGEST_MATCH | PublicFlags.LOOKBEHINDS;
		if (!Number.isInteger(flags) || (flags & ~known) !== 0) throw new RE2JSFlagsException("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, LONGEST_MATCH, LOOKBEHINDS");
	}
	static isByteArray(input) {
		return Array.isArray(input) || Object.prototype.toString.call(input) === "[object Uint8Array]";
	}
	static isalnum(c) {
		return Codepoint.CODES["0"] <= c && c <= Codepoint.CODES["9"] || Codepoint.CODES["a"] <= c && c <= Codepoint.CODES["z"] || Codepoint.CODES["A"] <= c && c <= Codepoint.CODES["Z"];
	}
	static unhex(c) {
		if (Codepoint.CODES["0"] <= c && c <= Codepoint.CODES["9"]) return c - Codepoint.CODES["0"];
		if (Codepoint.CODES["a"] <= c && c <= Codepoint.CODES["f"]) return c - Codepoint.CODES["a"] + 10;
		if (Codepoint.CODES["A"] <= c && c <= Codepoint.CODES["F"]) return c - Codepoint.CODES["A"] + 10;
		return -1;
	}
	static escapeRune(rune) {
		let out = "";
		if (Unicode.isPrint(rune)) {
			if (Utils.METACHARACTERS.indexOf(String.fromCodePoint(rune)) >= 0) out += "\\";
			out += String.fromCodePoint(rune);
		} else switch (rune) {
			case Codepoint.CODES["\""]:
				out += "\\\"";
				break;
			case Codepoint.CODES["\\"]:
				out += "\\\\";
				break;
			case Codepoint.CODES["	"]:
				out += "\\t";
				break;
			case Codepoint.CODES["\n"]:
				out += "\\n";
				break;
			case Codepoint.CODES["\r"]:
				out += "\\r";
				break;
			case Codepoint.CODES["\b"]:
				out += "\\b";
				break;
			case Codepoint.CODES["\f"]:
				out += "\\f";
				break;
			default: {
				let s = rune.toString(16);
				if (rune < 256) {
					out += "\\x";
					if (s.length === 1) out += "0";
					out += s;
				} else out += `\\x{${s}}`;
				break;
			}
		}
		return out;
	}
	static stringToRunes(str) {
		const string = String(str);
		const runes = [];
		let i = 0;
		while (i < string.length) {
			const cp = string.codePointAt(i);
			runes.push(cp);
			i += cp > Unicode.MAX_BMP ? 2 : 1;
		}
		return new Int32Array(runes);
	}
	static runeToString(r) {
		return String.fromCodePoint(r);
	}
	static isWordRune(r) {
		return r < FAST_PATH_TABLE_SIZE ? WORD_RUNE_TABLE[r] === 1 : false;
	}
	static emptyOpContext(r1, r2) {
		let op = 0;
		if (r1 < 0) op |= Utils.EMPTY_BEGIN_TEXT | Utils.EMPTY_BEGIN_LINE;
		if (r1 === 10) op |= Utils.EMPTY_BEGIN_LINE;
		if (r2 < 0) op |= Utils.EMPTY_END_TEXT | Utils.EMPTY_END_LINE;
		if (r2 === 10) op |= Utils.EMPTY_END_LINE;
		if (Utils.isWordRune(r1) !== Utils.isWordRune(r2)) op |= Utils.EMPTY_WORD_BOUNDARY;
		else op |= Utils.EMPTY_NO_WORD_BOUNDARY;
		return op;
	}
	/**
	* Returns a string that quotes all regular expression metacharacters inside the argument text;
	* the returned string is a regular expression matching the literal text. For example,
	* {@code quoteMeta("[foo]").equals("\\[foo\\]")}.
	* @param {string} str
	* @returns {string}
	*/
	static quoteMeta(str) {
		return str.split("").map((s) => {
			if (Utils.METACHARACTERS.indexOf(s) >= 0) return `\\${s}`;
			return s;
		}).join("");
	}
	static charCount(codePoint) {
		return codePoint > Unicode.MAX_BMP ? 2 : 1;
	}
	/**
	* High-speed conversion from TypedArrays to standard JS Arrays.
	* Bypasses the expensive Symbol.iterator overhead of Array.from()
	*/
	static toArray(typedArray) {
		const len = typedArray.length;
		const res = new Array(len);
		for (let i = 0; i < len; i++) res[i] = typedArray[i];
		return res;
	}
	static stringToUtf8ByteArray(str) {
		if (globalThis.TextEncoder) {
			if (!cachedNativeEncoder) cachedNativeEncoder = new TextEncoder();
			return cachedNativeEncoder.encode(str);
		} else {
			let out = [], p = 0;
			for (let i = 0; i < str.length; i++) {
				let c = str.charCodeAt(i);
				if (c < 128) out[p++] = c;
				else if (c < 2048) {
					out[p++] = c >> 6 | 192;
					out[p++] = c & 63 | 128;
				} else if ((c & 64512) === Unicode.MIN_HIGH_SURROGATE && i + 1 < str.length && (str.charCodeAt(i + 1) & 64512) === Unicode.MIN_LOW_SURROGATE) {
					c = Unicode.MIN_SUPPLEMENTARY_CODE_POINT + ((c & 1023) << 10) + (str.charCodeAt(++i) & 1023);
					out[p++] = c >> 18 | 240;
					out[p++] = c >> 12 & 63 | 128;
					out[p++] = c >> 6 & 63 | 128;
					out[p++] = c & 63 | 128;
				} else {
					out[p++] = c >> 12 | 224;
					out[p++] = c >> 6 & 63 | 128;
					out[p++] = c & 63 | 128;
				}
			}
			return out;
		}
	}
	static utf8ByteArrayToString(bytes) {
		if (globalThis.TextDecoder) {
			if (!cachedNativeDecoder) cachedNativeDecoder = new TextDecoder("utf-8");
			const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
			return cachedNativeDecoder.decode(view);
		} else {
			let out = [], pos = 0, c = 0;
			while (pos < bytes.length) {
				let c1 = bytes[pos++];
				if (c1 < 128) out[c++] = String.fromCharCode(c1);
				else if (c1 > 191 && c1 < 224) {
					let c2 = bytes[pos++];
					out[c++] = String.fromCharCode((c1 & 31) << 6 | c2 & 63);
				} else if (c1 > 239 && c1 < 365) {
					let c2 = bytes[pos++];
					let c3 = bytes[pos++];
					let c4 = bytes[pos++];
					let u = ((c1 & 7) << 18 | (c2 & 63) << 12 | (c3 & 63) << 6 | c4 & 63) - Unicode.MIN_SUPPLEMENTARY_CODE_POINT;
					out[c++] = String.fromCharCode(Unicode.MIN_HIGH_SURROGATE + (u >> 10));
					out[c++] = String.fromCharCode(Unicode.MIN_LOW_SURROGATE + (u & 1023));
				} else {
					let c2 = bytes[pos++];
					let c3 = bytes[pos++];
					out[c++] = String.fromCharCode((c1 & 15) << 12 | (c2 & 63) << 6 | c3 & 63);
				}
			}
			return out.join("");
		}
	}
};
const createEnum = (values = [], initNum = 0) => {
	const enumObject = Object.create(null);
	for (let i = 0; i < values.length; i++) {
		const val = values[i];
		const keyVal = initNum + i;
		enumObject[val] = keyVal;
		enumObject[keyVal] = val;
	}
	return Object.freeze(enumObject);
};
/**
* Abstract the representations of input text supplied to Matcher.
*/
var MatcherInputBase = class MatcherInputBase {
	static Encoding = createEnum(["UTF_16", "UTF_8"]);
	getEncoding() {
		throw Error("not implemented");
	}
	/** @returns {string} */
	asCharSequence() {
		throw Error("not implemented");
	}
	/** @returns {Uint8Array|number[]|null} */
	asBytes() {
		throw Error("not implemented");
	}
	/** @returns {number} */
	length() {
		throw Error("not implemented");
	}
	/**
	*
	* @returns {boolean}
	*/
	isUTF8Encoding() {
		return this.getEncoding() === MatcherInputBase.Encoding.UTF_8;
	}
	/**
	*
	* @returns {boolean}
	*/
	isUTF16Encoding() {
		return this.getEncoding() === MatcherInputBase.Encoding.UTF_16;
	}
};
var Utf8MatcherInput = class extends MatcherInputBase {
	/** @param {Uint8Array|number[]|null} bytes */
	constructor(bytes = null) {
		super();
		this.bytes = bytes;
	}
	getEncoding() {
		return MatcherInputBase.Encoding.UTF_8;
	}
	/**
	*
	* @returns {string}
	*/
	asCharSequence() {
		return Utils.utf8ByteArrayToString(this.bytes);
	}
	/**
	*
	* @returns {Uint8Array|number[]|null}
	*/
	asBytes() {
		return this.bytes;
	}
	/**
	*
	* @returns {number}
	*/
	length() {
		return this.bytes.length;
	}
};
var Utf16MatcherInput = class extends MatcherInputBase {
	/** @param {string|null} charSequence */
	constructor(charSequence = null) {
		super();
		this.charSequence = charSequence;
	}
	getEncoding() {
		return MatcherInputBase.Encoding.UTF_16;
	}
	/**
	*
	* @returns {string}
	*/
	asCharSequence() {
		return this.charSequence;
	}
	/**
	*
	* @returns {number[]}
	*/
	asBytes() {
		return Utils.stringToUtf8ByteArray(this.charSequence.toString());
	}
	/**
	*
	* @returns {number}
	*/
	length() {
		return this.charSequence.length;
	}
};
var MatcherInput = class {
	/**
	* Return the MatcherInput for UTF_16 encoding.
	* @returns {Utf16MatcherInput}
	*/
	static utf16(charSequence) {
		Utils.checkInput(charSequence);
		return new Utf16MatcherInput(charSequence);
	}
	/**
	* Return the MatcherInput for UTF_8 encoding.
	* @returns {Utf8MatcherInput}
	*/
	static utf8(input) {
		if (Utils.isByteArray(input)) return new Utf8MatcherInput(input);
		return new Utf8MatcherInput(Utils.stringToUtf8ByteArray(input));
	}
};
/**
* MachineInput abstracts different representations of the input text supplied to the Machine. It
* provides one-character lookahead.
*/
var MachineInputBase = class {
	static EOF() {
		return -8;
	}
	constructor() {
		this.start = 0;
		this.end = 0;
	}
	canCheckPrefix() {
		return true;
	}
	endPos() {
		return this.end - this.start;
	}
	hasString() {
		return false;
	}
	hasAnyString() {
		return false;
	}
	prefixLength() {
		return 0;
	}
};
var MachineUTF8Input = class MachineUTF8Input extends MachineInputBase {
	static RUNE_ERROR_STEP = Unicode.RUNE_ERROR << 3 | 1;
	constructor(bytes, start = 0, end = bytes.length) {
		super();
		this.bytes = bytes;
		this.start = start;
		this.end = end;
	}
	hasString(prefilter, pos) {
		const target = prefilter.bytes;
		if (target.length === 0) return true;
		const idx = this.indexOf(this.bytes, target, this.start + pos);
		return idx !== -1 && idx <= this.end - target.length;
	}
	hasAnyString(prefilter, pos) {
		return prefilter.automaton8().searchUTF8(this.bytes, this.start + pos, this.end);
	}
	step(pos) {
		pos += this.start;
		if (pos >= this.end) return MachineInputBase.EOF();
		const c = this.bytes[pos] & 255;
		if (c < 128) return c << 3 | 1;
		let size;
		let rune;
		let lo = 128;
		let hi = 191;
		if (c >= 194 && c <= 223) {
			size = 2;
			rune = c & 31;
		} else if (c >= 224 && c <= 239) {
			size = 3;
			rune = c & 15;
			if (c === 224) lo = 160;
			else if (c === 237) hi = 159;
		} else if (c >= 240 && c <= 244) {
			size = 4;
			rune = c & 7;
			if (c === 240) lo = 144;
			else if (c === 244) hi = 143;
		} else return MachineUTF8Input.RUNE_ERROR_STEP;
		if (pos + size > this.end) return MachineUTF8Input.RUNE_ERROR_STEP;
		const c1 = this.bytes[pos + 1] & 255;
		if (c1 < lo || c1 > hi) return MachineUTF8Input.RUNE_ERROR_STEP;
		rune = rune << 6 | c1 & 63;
		if (size > 2) {
			const c2 = this.bytes[pos + 2] & 255;
			if ((c2 & 192) !== 128) return MachineUTF8Input.RUNE_ERROR_STEP;
			rune = rune << 6 | c2 & 63;
			if (size > 3) {
				const c3 = this.bytes[pos + 3] & 255;
				if ((c3 & 192) !== 128) return MachineUTF8Input.RUNE_ERROR_STEP;
				rune = rune << 6 | c3 & 63;
			}
		}
		return rune << 3 | size;
	}
	index(re2, pos) {
		pos += this.start;
		const i = this.indexOf(this.bytes, re2.prefixUTF8, pos);
		return i < 0 ? i : i - pos;
	}
	context(pos) {
		pos += this.start;
		let r1 = -1;
		if (pos > this.start && pos <= this.end) {
			let start = pos - 1;
			r1 = this.bytes[start--];
			if (r1 >= 128) {
				let lim = pos - 4;
				if (lim < this.start) lim = this.start;
				while (start >= lim && (this.bytes[start] & 192) === 128) start--;
				if (start < this.start) start = this.start;
				const r = this.step(start - this.start);
				r1 = start + (r & 7) === pos ? r >> 3 : Unicode.RUNE_ERROR;
			}
		}
		const r2 = pos < this.end ? this.step(pos - this.start) >> 3 : -1;
		return Utils.emptyOpContext(r1, r2);
	}
	indexOf(source, target, fromIndex = 0) {
		let targetLength = target.length;
		if (targetLength === 0) return fromIndex <= this.end ? fromIndex : -1;
		const firstByte = target[0];
		let limit = this.end - targetLength;
		const hasNativeIndexOf = typeof source.indexOf === "function";
		let i = fromIndex;
		while (i <= limit) {
			if (hasNativeIndexOf) {
				i = source.indexOf(firstByte, i);
				if (i === -1 || i > limit) return -1;
			} else {
				while (i <= limit && source[i] !== firstByte) i++;
				if (i > limit) return -1;
			}
			let match = true;
			for (let j = 1; j < targetLength; j++) if (source[i + j] !== target[j]) {
				match = false;
				break;
			}
			if (match) return i;
			i++;
		}
		return -1;
	}
	prefixLength(re2) {
		return re2.prefixUTF8.length;
	}
};
var MachineUTF16Input = class extends MachineInputBase {
	constructor(charSequence, start = 0, end = charSequence.length) {
		super();
		this.charSequence = charSequence;
		this.start = start;
		this.end = end;
	}
	hasString(prefilter, pos) {
		const idx = this.charSequence.indexOf(prefilter.str, this.start + pos);
		return idx !== -1 && idx <= this.end - prefilter.str.length;
	}
	hasAnyString(prefilter, pos) {
		return prefilter.automaton16().searchUTF16(this.charSequence, this.start + pos, this.end);
	}
	step(pos) {
		pos += this.start;
		if (pos >= this.end) return MachineInputBase.EOF();
		const c1 = this.charSequence.charCodeAt(pos);
		if (c1 < Unicode.MIN_HIGH_SURROGATE || c1 > Unicode.MAX_HIGH_SURROGATE || pos + 1 >= this.end) return c1 << 3 | 1;
		const c2 = this.charSequence.charCodeAt(pos + 1);
		if (c2 >= Unicode.MIN_LOW_SURROGATE && c2 <= Unicode.MAX_LOW_SURROGATE) return (c1 - Unicode.MIN_HIGH_SURROGATE) * 1024 + (c2 - Unicode.MIN_LOW_SURROGATE) + Unicode.MIN_SUPPLEMENTARY_CODE_POINT << 3 | 2;
		return c1 << 3 | 1;
	}
	index(re2, pos) {
		pos += this.start;
		const i = this.charSequence.indexOf(re2.prefix, pos);
		if (i < 0 || i > this.end - re2.prefix.length) return -1;
		return i - pos;
	}
	context(pos) {
		pos += this.start;
		const r1 = pos > this.start && pos <= this.end ? this.charSequence.charCodeAt(pos - 1) : -1;
		const r2 = pos < this.end ? this.charSequence.charCodeAt(pos) : -1;
		return Utils.emptyOpContext(r1, r2);
	}
	prefixLength(re2) {
		return re2.prefix.length;
	}
};
var MachineInput = class {
	static fromUTF8(bytes, start = 0, end = bytes.length) {
		return new MachineUTF8Input(bytes, start, end);
	}
	static fromUTF16(charSequence, start = 0, end = void 0) {
		Utils.checkInput(charSequence);
		return new MachineUTF16Input(charSequence, start, end ?? charSequence.length);
	}
};
/**
* A stateful iterator that interprets a regex {@code RE2JS} on a specific input.
*
* Conceptually, a Matcher consists of four parts:
* <ol>
* <li>A compiled regular expression {@code RE2JS}, set at construction and fixed for the lifetime
* of the matcher.</li>
*
* <li>The remainder of the input string, set at construction or {@link #reset()} and advanced by
* each match operation such as {@link #find}, {@link #matches} or {@link #lookingAt}.</li>
*
* <li>The current match information, accessible via {@link #start}, {@link #end}, and
* {@link #group}, and updated by each match operation.</li>
*
* <li>The append position, used and advanced by {@link #appendReplacement} and {@link #appendTail}
* if performing a search and replace from the input to an external {@code StringBuffer}.
*
* </ol>
*
*
* @author rsc@google.com (Russ Cox)
*/
var Matcher = class Matcher {
	/**
	* V8 and WebKit have historical hard limits on the number of arguments
	* that can be passed to a function. We cap replacer arguments to prevent
	* Call Stack Overflow (DoS) vulnerabilities on massive ASTs.
	*/
	static MAX_REPLACER_ARGS = 65535;
	/**
	* Quotes '\' and '$' in {@code s}, so that the returned string could be used in
	* {@link #appendReplacement} as a literal replacement of {@code s}.
	*
	* @param {string} str the string to be quoted
	* @param {boolean} [javaMode=false] whether the replacement will be used in javaMode
	* @returns {string} the quoted string
	*/
	static quoteReplacement(str, javaMode = false) {
		if (javaMode) {
			if (str.indexOf("\\") < 0 && str.indexOf("$") < 0) return str;
			return str.split("").map((s) => {
				const c = s.codePointAt(0);
				if (c === Codepoint.CODES["\\"] || c === Codepoint.CODES["$"]) return `\\${s}`;
				return s;
			}).join("");
		}
		if (str.indexOf("$") < 0) return str;
		return str.split("").map((s) => {
			if (s.codePointAt(0) === Codepoint.CODES["$"]) return "$$";
			return s;
		}).join("");
	}
	/**
	*
	* @param {import('./index.js').RE2JS} pattern
	* @param {string|number[]|Uint8Array|MatcherInputBase} input
	*/
	constructor(pattern, input) {
		if (pattern === null) throw new Error("pattern is null");
		/**
		* The pattern being matched.
		* @type {import('./index.js').RE2JS}
		*/
		this.patternInput = pattern;
		const re2 = this.patternInput.re2();
		/** @type {number} */
		this.patternGroupCount = re2.numberOfCapturingGroups();
		/** @type {number[]} */
		this.groups = [];
		/** @type {Record<string, number>} */
		this.namedGroups = re2.namedGroups;
		/** @type {boolean} */
		this.hasNamedGroups = Object.keys(this.namedGroups).length > 0;
		/** @type {number} */
		this.numberOfInstructions = re2.numberOfInstructions();
		/** @type {import('./Machine.js').LookbehindState|null} */
		this.lookbehindState = null;
		if (input instanceof MatcherInputBase) this.resetMatcherInput(input);
		else if (Utils.isByteArray(input)) this.resetMatcherInput(MatcherInput.utf8(input));
		else this.resetMatcherInput(MatcherInput.utf16(input));
	}
	/**
	* Returns the {@code RE2JS} associated with this {@code Matcher}.
	* @returns {import('./index.js').RE2JS}
	*/
	pattern() {
		return this.patternInput;
	}
	/**
	* Resets the {@code Matcher}, rewinding input and discarding any match information.
	*
	* @returns {Matcher} the {@code Matcher} itself, for chained method calls
	*/
	reset() {
		/** @type {number} */
		this.matcherInputLength = this.matcherInput.length();
		/** @type {number} */
		this.appendPos = 0;
		this.hasMatch = false;
		this.hasGroups = false;
		this.anchorFlag = 0;
		return this;
	}
	/**
	* Resets the {@code Matcher} and changes the input.
	* @param {string|number[]|Uint8Array|MatcherInputBase} input
	* @returns {Matcher} the {@code Matcher} itself, for chained method calls
	*/
	resetMatcherInput(input) {
		if (input === null) throw new Error("input is null");
		if (!(input instanceof MatcherInputBase)) {
			if (Utils.isByteArray(input)) input = MatcherInput.utf8(input);
			else input = MatcherInput.utf16(input);
		}
		this.matcherInput = input;
		if (this.lookbehindState !== null) this.lookbehindState.reset();
		else this.lookbehindState = this.patternInput.re2().createLookbehindState();
		this.reset();
		return this;
	}
	/**
	* Returns the start of the named group of the most recent match, or -1 if the group was not
	* matched.
	* @param {string|number} [group=0]
	* @returns {number}
	*/
	start(group = 0) {
		if (typeof group === "string") {
			const groupInt = this.namedGroups[group];
			if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
			group = groupInt;
		}
		this.loadGroup(group);
		return this.groups[2 * group];
	}
	/**
	* Returns the end of the named group of the most recent match, or -1 if the group was not
	* matched.
	* @param {string|number} [group=0]
	* @returns {number}
	*/
	end(group = 0) {
		if (typeof group === "string") {
			const groupInt = this.namedGroups[group];
			if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
			group = groupInt;
		}
		this.loadGroup(group);
		return this.groups[2 * group + 1];
	}
	/**
	* Returns the program size of this pattern.
	*
	* <p>
	* Similar to the C++ implementation, the program size is a very approximate measure of a regexp's
	* "cost". Larger numbers are more expensive than smaller numbers.
	* </p>
	*
	* @returns {number} the program size of this pattern
	*/
	programSize() {
		return this.numberOfInstructions;
	}
	/**
	* Returns the named group of the most recent match, or {@code null} if the group was not matched.
	* @param {string|number} [group=0]
	* @returns {string|null}
	*/
	group(group = 0) {
		if (typeof group === "string") {
			const groupInt = this.namedGroups[group];
			if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
			group = groupInt;
		}
		const start = this.start(group);
		const end = this.end(group);
		if (start < 0 && end < 0) return null;
		return this.substring(start, end);
	}
	/**
	* Returns a dictionary map of all named capturing groups and their matched values.
	* If a group was not matched, its value will be `null`.
	* @returns {Record<string, string|null>}
	*/
	getNamedGroups() {
		if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
		const result = Object.create(null);
		for (const name of Object.keys(this.namedGroups)) result[name] = this.group(name);
		return result;
	}
	/**
	* Returns the number of subgroups in this pattern.
	*
	* @returns {number} the number of subgroups; the overall match (group 0) does not count
	*/
	groupCount() {
		return this.patternGroupCount;
	}
	/**
	* Helper: finds subgroup information if needed for group.
	* @param {number} group
	* @private
	*/
	loadGroup(group) {
		if (!Number.isInteger(group) || group < 0 || group > this.patternGroupCount) throw new RE2JSGroupException(`Group index out of bounds: ${group}`);
		if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
		if (group === 0 || this.hasGroups) return;
		const end = this.matcherInputLength;
		const res = this.patternInput.re2().matchMachineInput(this.matcherInput, this.groups[0], end, this.anchorFlag, 1 + this.patternGroupCount, this.lookbehindState);
		if (!res[0]) throw new RE2JSGroupException("inconsistency in matching group data");
		this.groups = res[1];
		this.hasGroups = true;
	}
	/**
	* Matches the entire input against the pattern (anchored start and end). If there is a match,
	* {@code matches} sets the match state to describe it.
	*
	* @returns {boolean} true if the entire input matches the pattern
	*/
	matches() {
		return this.genMatch(0, RE2Flags.ANCHOR_BOTH);
	}
	/**
	* Matches the beginning of input against the pattern (anchored start). If there is a match,
	* {@code lookingAt} sets the match state to describe it.
	*
	* @returns {boolean} true if the beginning of the input matches the pattern
	*/
	lookingAt() {
		return this.genMatch(0, RE2Flags.ANCHOR_START);
	}
	/**
	* Matches the input against the pattern (unanchored), starting at a specified position. If there
	* is a match, {@code find} sets the match state to describe it.
	*
	* @param {number|null} [start=null] the input position where the search begins
	* @returns {boolean} if it finds a match
	* @throws IndexOutOfBoundsException if start is not a valid input position
	*/
	find(start = null) {
		if (start !== null) {
			if (!Number.isInteger(start) || start < 0 || start > this.matcherInputLength) throw new RE2JSGroupException(`start index out of bounds: ${start}`);
			this.reset();
			return this.genMatch(start, 0);
		}
		start = 0;
		if (this.hasMatch) {
			start = this.groups[1];
			if (this.groups[0] === this.groups[1]) {
				const r = (this.matcherInput.isUTF16Encoding() ? MachineInput.fromUTF16(this.matcherInput.asCharSequence(), 0, this.matcherInputLength) : MachineInput.fromUTF8(this.matcherInput.asBytes(), 0, this.matcherInputLength)).step(start);
				if (r < 0) start++;
				else start += r & 7;
			}
		}
		return this.genMatch(start, RE2Flags.UNANCHORED);
	}
	/**
	* Helper: does match starting at start, with RE2 anchor flag.
	* @param {number} startByte
	* @param {number} anchor
	* @returns {boolean}
	* @private
	*/
	genMatch(startByte, anchor) {
		const res = this.patternInput.re2().matchMachineInput(this.matcherInput, startByte, this.matcherInputLength, anchor, 1, this.lookbehindState);
		if (!res[0]) {
			this.hasMatch = false;
			return false;
		}
		this.groups = res[1];
		this.hasMatch = true;
		this.hasGroups = this.patternGroupCount === 0;
		this.anchorFlag = anchor;
		return true;
	}
	/**
	* Helper: return substring for [start, end).
	* @param {number} start
	* @param {number} end
	* @returns {string}
	*/
	substring(start, end) {
		if (this.matcherInput.isUTF8Encoding()) return Utils.utf8ByteArrayToString(this.matcherInput.asBytes().slice(start, end));
		return this.matcherInput.asCharSequence().substring(start, end).toString();
	}
	/**
	* Helper for Pattern: return input length.
	* @returns {number}
	*/
	inputLength() {
		return this.matcherInputLength;
	}
	/**
	* Appends to result two strings: the text from the append position up to the beginning of the
	* most recent match, and then the replacement with submatch groups substituted for references to
	* them. It advances the append position to where the most recent match ended.
	*
	* By default the replacement is expanded as by String.prototype.replace (see
	* appendReplacementInternalJs). In Java mode it follows re2j / java.util.regex: $n takes as
	* many digits as still form a valid group number, ${name} is a named group, and a backslash
	* escapes the next character (so "\\$" in a JS string literal inserts a literal $).
	*
	* @param {string} replacement the replacement string
	* @param {boolean} [javaMode=false] activate java mode (different behaviour for capture groups and special characters)
	* @returns {string}
	* @throws IllegalStateException if there was no most recent match
	* @throws IndexOutOfBoundsException in Java mode, if replacement refers to an invalid group
	* @private
	*/
	appendReplacement(replacement, javaMode = false) {
		let res = "";
		const s = this.start();
		const e = this.end();
		if (this.appendPos < s) res += this.substring(this.appendPos, s);
		this.appendPos = e;
		res += javaMode ? this.appendReplacementInternalJava(replacement) : this.appendReplacementInternalJs(replacement);
		return res;
	}
	/**
	* @param {string} replacement - the replacement string
	* @returns {string}
	* @private
	*/
	appendReplacementInternalJava(replacement) {
		let res = "";
		let last = 0;
		const m = replacement.length;
		let i = 0;
		while (i < m) {
			const cCode = replacement.codePointAt(i);
			if (cCode === Codepoint.CODES["\\"]) {
				if (last < i) res += replacement.substring(last, i);
				i++;
				if (i >= m) throw new RE2JSGroupException("character to be escaped is missing");
				last = i;
				i++;
				continue;
			}
			if (cCode === Codepoint.CODES["$"]) {
				if (last < i) res += replacement.substring(last, i);
				if (i + 1 >= m) throw new RE2JSGroupException("Illegal group reference: group index is missing");
				const nextCode = replacement.codePointAt(i + 1);
				if (Codepoint.CODES["0"] <= nextCode && nextCode <= Codepoint.CODES["9"]) {
					let n = nextCode - Codepoint.CODES["0"];
					let j = i + 2;
					for (; j < m; j++) {
						const digit = replacement.codePointAt(j);
						if (digit < Codepoint.CODES["0"] || digit > Codepoint.CODES["9"] || n * 10 + digit - Codepoint.CODES["0"] > this.patternGroupCount) break;
						n = n * 10 + digit - Codepoint.CODES["0"];
					}
					if (n > this.patternGroupCount) throw new RE2JSGroupException(`n > number of groups: ${n}`);
					const group = this.group(n);
					if (group !== null) res += group;
					i = j;
					last = i;
				} else if (nextCode === Codepoint.CODES["{"]) {
					let j = i + 2;
					while (j < m && replacement.codePointAt(j) !== Codepoint.CODES["}"]) j++;
					if (j >= m) throw new RE2JSGroupException("named capture group is missing trailing '}'");
					const groupName = replacement.substring(i + 2, j);
					const groupVal = this.group(groupName);
					if (groupVal !== null) res += groupVal;
					i = j + 1;
					last = i;
				} else throw new RE2JSGroupException("Illegal group reference");
				continue;
			}
			i++;
		}
		if (last < m) res += replacement.substring(last, m);
		return res;
	}
	/**
	* Expands |replacement| for the current match by the rules of String.prototype.replace
	* (ECMAScript GetSubstitution): $$ is "$", $& the match, $` the text before it, $' the text
	* after it, $n and $nn a group (two digits only when they form a valid group number, so with
	* one group "$10" is group 1 then "0"; an unmatched group is empty), and $<name> a named group
	* (empty when no such group), only when the pattern has named groups. Anything else, such as
	* "$0" or "$<" without a closing ">", is kept as is.
	* @param {string} replacement - the replacement string
	* @returns {string}
	* @private
	*/
	appendReplacementInternalJs(replacement) {
		const isDigit = (c) => c >= 48 && c <= 57;
		const groupCount = this.patternGroupCount;
		let res = "";
		let i = 0;
		while (i < replacement.length) {
			const dollar = replacement.indexOf("$", i);
			if (dollar < 0) break;
			res += replacement.substring(i, dollar);
			i = dollar;
			const c = replacement.charCodeAt(i + 1);
			if (c === Codepoint.CODES["$"]) {
				res += "$";
				i += 2;
			} else if (c === Codepoint.CODES["&"]) {
				res += this.group(0);
				i += 2;
			} else if (c === Codepoint.CODES["`"]) {
				res += this.substring(0, this.start(0));
				i += 2;
			} else if (c === Codepoint.CODES["'"]) {
				res += this.substring(this.end(0), this.matcherInputLength);
				i += 2;
			} else if (isDigit(c)) {
				let digits = 1;
				let index = c - 48;
				const c2 = replacement.charCodeAt(i + 2);
				if (isDigit(c2) && index * 10 + c2 - 48 <= groupCount) {
					digits = 2;
					index = index * 10 + c2 - 48;
				}
				if (index >= 1 && index <= groupCount) {
					const group = this.group(index);
					if (group !== null) res += group;
				} else res += replacement.substring(i, i + 1 + digits);
				i += 1 + digits;
			} else if (c === Codepoint.CODES["<"] && this.hasNamedGroups) {
				const gt = replacement.indexOf(">", i + 2);
				if (gt < 0) {
					res += "$<";
					i += 2;
				} else {
					const name = replacement.substring(i + 2, gt);
					if (Object.hasOwn(this.namedGroups, name)) {
						const group = this.group(name);
						if (group !== null) res += group;
					}
					i = gt + 1;
				}
			} else {
				res += "$";
				i += 1;
			}
		}
		return res + replacement.substring(i);
	}
	/**
	* Return the substring of the input from the append position to the end of the
	* input.
	* @returns {string}
	*/
	appendTail() {
		return this.substring(this.appendPos, this.matcherInputLength);
	}
	/**
	* Returns the input with all matches replaced by {@code replacement}, interpreted as for
	* {@code appendReplacement}.
	*
	* @param {string|((...args: any[]) => string)} replacement - the replacement string or a replacer function
	* @param {boolean} [javaMode=false] - activate java mode (different behaviour for capture groups and special characters)
	* @returns {string} the input string with the matches replaced
	* @throws IndexOutOfBoundsException if replacement refers to an invalid group and javaMode is true
	*/
	replaceAll(replacement, javaMode = false) {
		return this.replace(replacement, true, javaMode);
	}
	/**
	* Returns the input with the first match replaced by {@code replacement}, interpreted as for
	* {@code appendReplacement}.
	*
	* @param {string|((...args: any[]) => string)} replacement - the replacement string or a replacer function
	* @param {boolean} [javaMode=false] - activate java mode (different behaviour for capture groups and special characters)
	* @returns {string} the input string with the first match replaced
	* @throws IndexOutOfBoundsException if replacement refers to an invalid group and javaMode is true
	*/
	replaceFirst(replacement, javaMode = false) {
		return this.replace(replacement, false, javaMode);
	}
	/**
	* Helper: replaceAll/replaceFirst hybrid.
	* @param {string|((...args: any[]) => string)} replacement - the replacement string or a replacer function
	* @param {boolean} [all=true] - replace all matches
	* @param {boolean} [javaMode=false] - activate java mode (different behaviour for capture groups and special characters)
	* @returns {string}
	* @private
	*/
	replace(replacement, all = true, javaMode = false) {
		let res = "";
		this.reset();
		const isFunc = typeof replacement === "function";
		let originalInput = null;
		if (isFunc) {
			if (this.groupCount() >= Matcher.MAX_REPLACER_ARGS) throw new RE2JSGroupException("Too many capture groups to safely invoke replacer function");
			originalInput = this.matcherInput.isUTF8Encoding() ? this.matcherInput.asBytes() : this.matcherInput.asCharSequence();
		}
		while (this.find()) {
			res += isFunc ? this.appendReplacementFunc(replacement, originalInput) : this.appendReplacement(replacement, javaMode);
			if (!all) break;
		}
		res += this.appendTail();
		return res;
	}
	/**
	* Evaluates a replacer function for the current match and appends the result,
	* along with any un-matched preceding text, advancing the append position.
	* @param {Function} replacer - the replacer function
	* @param {string|Uint8Array|number[]} originalInput - the cached original input reference
	* @returns {string} the evaluated string to append
	* @private
	*/
	appendReplacementFunc(replacer, originalInput) {
		let res = "";
		const s = this.start();
		const e = this.end();
		if (this.appendPos < s) res += this.substring(this.appendPos, s);
		this.appendPos = e;
		/** @type {unknown[]} */
		const args = this.matchArray();
		args.push(s, originalInput);
		if (this.hasNamedGroups) args.push(this.namedGroupsObject());
		res += String(replacer(...args));
		return res;
	}
	/**
	* The match and its groups, as the elements of a JS RegExpExecArray: undefined for a group that
	* did not take part in the match. Used by exec(), matchAll() and replacer functions.
	* @returns {Array<string|undefined>}
	* @private
	*/
	matchArray() {
		const result = [this.group(0)];
		for (let i = 1; i <= this.patternGroupCount; i++) {
			const group = this.group(i);
			result.push(group === null ? void 0 : group);
		}
		return result;
	}
	/**
	* The named groups, as the groups property of a JS RegExpExecArray: an object without a
	* prototype mapping each name to its group (undefined when it did not take part in the match),
	* or undefined when the pattern has no named groups.
	* @returns {Record<string, string|undefined>|undefined}
	* @private
	*/
	namedGroupsObject() {
		if (!this.hasNamedGroups) return;
		const result = this.getNamedGroups();
		for (const name in result) if (result[name] === null) result[name] = void 0;
		return result;
	}
};
/**
* A single instruction in the regular expression virtual machine.
*
* @see http://swtch.com/~rsc/regexp/regexp2.html
*/
var Inst = class Inst {
	static ALT = 1;
	static ALT_MATCH = 2;
	static CAPTURE = 3;
	static EMPTY_WIDTH = 4;
	static FAIL = 5;
	static MATCH = 6;
	static NOP = 7;
	static RUNE = 8;
	static RUNE1 = 9;
	static RUNE_ANY = 10;
	static RUNE_ANY_NOT_NL = 11;
	static LB_WRITE = 12;
	static LB_CHECK = 13;
	static isRuneOp(op) {
		return Inst.RUNE <= op && op <= Inst.RUNE_ANY_NOT_NL;
	}
	static escapeRunes(runes) {
		let out = "\"";
		for (let rune of runes) out += Utils.escapeRune(rune);
		out += "\"";
		return out;
	}
	constructor(op) {
		this.op = op;
		this.out = 0;
		this.arg = 0;
		/** @type {Int32Array} */
		this.runes = /* @__PURE__ */ new Int32Array(0);
		/** @type {Uint32Array | number[] | null} */
		this.next = null;
	}
	matchRune(r) {
		if (this.runes.length === 1) {
			const r0 = this.runes[0];
			if ((this.arg & RE2Flags.FOLD_CASE) !== 0) return Unicode.equalsIgnoreCase(r0, r);
			return r === r0;
		}
		const len = this.runes.length;
		if (len === 0) return false;
		if (len === 2 || len === 4 || len === 6 || len === 8) {
			for (let j = 0; j < len; j += 2) {
				if (r < this.runes[j]) return false;
				if (r <= this.runes[j + 1]) return true;
			}
			return false;
		}
		let base = 0;
		let n = len >> 1;
		while (n > 1) {
			const half = n >> 1;
			base += this.runes[base + half << 1] <= r ? half : 0;
			n -= half;
		}
		base += this.runes[base << 1] <= r ? 1 : 0;
		const m = base - 1;
		return m >= 0 && r <= this.runes[m << 1 | 1];
	}
	matchRunePos(r) {
		if (this.runes.length === 1) {
			const r0 = this.runes[0];
			if ((this.arg & RE2Flags.FOLD_CASE) !== 0) return Unicode.equalsIgnoreCase(r0, r) ? 0 : -1;
			return r === r0 ? 0 : -1;
		}
		const len = this.runes.length;
		if (len === 0) return -1;
		if (len === 2 || len === 4 || len === 6 || len === 8) {
			for (let j = 0; j < len; j += 2) {
				if (r < this.runes[j]) return -1;
				if (r <= this.runes[j + 1]) return Math.floor(j / 2);
			}
			return -1;
		}
		let base = 0;
		let n = len >> 1;
		while (n > 1) {
			const half = n >> 1;
			base += this.runes[base + half << 1] <= r ? half : 0;
			n -= half;
		}
		base += this.runes[base << 1] <= r ? 1 : 0;
		const m = base - 1;
		return m >= 0 && r <= this.runes[m << 1 | 1] ? m : -1;
	}
	/**
	*
	* @returns {string}
	*/
	toString() {
		switch (this.op) {
			case Inst.ALT: return `alt -> ${this.out}, ${this.arg}`;
			case Inst.ALT_MATCH: return `altmatch -> ${this.out}, ${this.arg}`;
			case Inst.CAPTURE: return `cap ${this.arg} -> ${this.out}`;
			case Inst.EMPTY_WIDTH: return `empty ${this.arg} -> ${this.out}`;
			case Inst.MATCH: return `match${this.arg !== 0 ? ` ${this.arg}` : ""}`;
			case Inst.FAIL: return "fail";
			case Inst.NOP: return `nop -> ${this.out}`;
			case Inst.LB_WRITE: return `lbwrite ${this.arg} -> ${this.out}`;
			case Inst.LB_CHECK: return `lbcheck ${this.arg} -> ${this.out}`;
			case Inst.RUNE:
				if (this.runes === null) return "rune <null>";
				return [
					"rune ",
					Inst.escapeRunes(this.runes),
					(this.arg & RE2Flags.FOLD_CASE) !== 0 ? "/i" : "",
					" -> ",
					this.out
				].join("");
			case Inst.RUNE1: return `rune1 ${Inst.escapeRunes(this.runes)} -> ${this.out}`;
			case Inst.RUNE_ANY: return `any -> ${this.out}`;
			case Inst.RUNE_ANY_NOT_NL: return `anynotnl -> ${this.out}`;
			default: throw new Error("unhandled case in Inst.toString");
		}
	}
};
var Queue = class Queue {
	constructor(numInst) {
		this.sparse = new Int32Array(numInst);
		this.densePcs = new Int32Array(numInst);
		this.denseCaps = null;
		this.size = 0;
		this.ncap = 0;
		this.mainThreads = 0;
	}
	static INITIAL_THREADS = 32;
	init(ncap) {
		this.ncap = ncap;
		const needed = Math.min(this.densePcs.length, Queue.INITIAL_THREADS) * ncap;
		if (!this.denseCaps || this.denseCaps.length < needed) this.denseCaps = new Int32Array(needed);
	}
	growCaps(needed) {
		const limit = this.densePcs.length * this.ncap;
		const grown = new Int32Array(Math.min(limit, Math.max(needed, 2 * this.denseCaps.length)));
		grown.set(this.denseCaps);
		this.denseCaps = grown;
	}
	contains(pc) {
		const j = this.sparse[pc];
		return j < this.size && this.densePcs[j] === pc;
	}
	isEmpty() {
		return this.size === 0;
	}
	add(pc) {
		const j = this.size++;
		this.sparse[pc] = j;
		this.densePcs[j] = pc;
		return j;
	}
	clear() {
		this.size = 0;
		this.mainThreads = 0;
	}
	toString() {
		let out = "{";
		for (let i = 0; i < this.size; i++) {
			if (i !== 0) out += ", ";
			out += this.densePcs[i];
		}
		out += "}";
		return out;
	}
};
var LookbehindState = class {
	constructor(prog) {
		this.pos = -1;
		this.pcs = new Int32Array(prog.numInst());
		this.size = 0;
		this.lbTable = new Int32Array(prog.numLb + 1);
	}
	reset() {
		this.pos = -1;
		this.size = 0;
	}
};
var Machine = class Machine {
	static fromRE2(re2) {
		const m = new Machine();
		m.prog = re2.prog;
		m.re2 = re2;
		m.q0 = new Queue(m.prog.numInst());
		m.q1 = new Queue(m.prog.numInst());
		m.addStack = new Int32Array(2 * (m.prog.numInst() + 1));
		m.matched = false;
		m.matchcap = new Int32Array(m.prog.numCap < 2 ? 2 : m.prog.numCap);
		m.ncap = 0;
		return m;
	}
	constructor() {
		this.prog = null;
		this.re2 = null;
		this.q0 = null;
		this.q1 = null;
		this.addStack = null;
		this.matched = false;
		this.matchcap = null;
		this.ncap = 0;
		this.lbTable = null;
	}
	init(ncap) {
		this.ncap = ncap;
		if (ncap > this.matchcap.length) this.matchcap = new Int32Array(ncap).fill(-1);
		else this.matchcap.fill(-1);
		this.q0.init(ncap);
		this.q1.init(ncap);
		if (this.prog.numLb > 0) {
			if (!this.lbTable || this.lbTable.length < this.prog.numLb + 1) this.lbTable = new Int32Array(this.prog.numLb + 1);
			this.lbTable.fill(-1);
		}
	}
	submatches() {
		if (this.ncap === 0) return Utils.emptyInts();
		return Utils.toArray(this.matchcap.subarray(0, this.ncap));
	}
	match(input, pos, anchor, lbState = null) {
		const startCond = this.re2.cond;
		if (startCond === Utils.EMPTY_ALL) return false;
		if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return false;
		this.matched = false;
		this.matchcap.fill(-1);
		const hasLookbehinds = this.prog.numLb > 0;
		const matchStartPos = pos;
		let currentPos = pos;
		let resumeLookbehinds = false;
		if (hasLookbehinds) {
			if (lbState !== null && lbState.pos >= 0 && lbState.pos <= pos) {
				currentPos = lbState.pos;
				resumeLookbehinds = true;
			} else currentPos = 0;
		}
		let saveLookbehinds = hasLookbehinds && lbState !== null;
		let runq = this.q0;
		let nextq = this.q1;
		let r = input.step(currentPos);
		let rune = r >> 3;
		let width = r & 7;
		let rune1 = -1;
		let width1 = 0;
		if (r !== MachineInputBase.EOF()) {
			r = input.step(currentPos + width);
			rune1 = r >> 3;
			width1 = r & 7;
		}
		let flag;
		if (currentPos === 0) flag = Utils.emptyOpContext(-1, rune);
		else flag = input.context(currentPos);
		if (hasLookbehinds) {
			if (resumeLookbehinds) this.restoreLookbehinds(lbState, runq, flag);
			else this.spawnLookbehinds(runq, currentPos, flag);
		}
		while (true) {
			if (runq.mainThreads === 0) {
				if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && currentPos !== 0) break;
				if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && currentPos !== 0) break;
				if (this.matched) break;
				if (this.prog.numLb === 0 && runq.isEmpty() && !(this.re2.prefix.length === 0) && rune1 !== this.re2.prefixRune && input.canCheckPrefix()) {
					const advance = input.index(this.re2, currentPos);
					if (advance < 0) break;
					currentPos += advance;
					r = input.step(currentPos);
					rune = r >> 3;
					width = r & 7;
					r = input.step(currentPos + width);
					rune1 = r >> 3;
					width1 = r & 7;
					flag = input.context(currentPos);
				}
			}
			if (currentPos >= matchStartPos) {
				if (saveLookbehinds) {
					this.saveLookbehinds(lbState, runq, currentPos);
					saveLookbehinds = false;
				}
				if (!this.matched && (currentPos === 0 || anchor === RE2Flags.UNANCHORED)) {
					if (this.ncap > 0) this.matchcap[0] = currentPos;
					this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag);
				}
			}
			const nextPos = currentPos + width;
			flag = input.context(nextPos);
			this.step(runq, nextq, currentPos, nextPos, rune, flag, anchor, currentPos === input.endPos());
			if (width === 0) break;
			if (this.ncap === 0 && this.matched) break;
			currentPos += width;
			rune = rune1;
			width = width1;
			if (rune !== -1) {
				r = input.step(currentPos + width);
				rune1 = r >> 3;
				width1 = r & 7;
			}
			const tmpq = runq;
			runq = nextq;
			nextq = tmpq;
		}
		runq.clear();
		nextq.clear();
		return this.matched;
	}
	matchSet(input, pos, anchor) {
		const startCond = this.re2.cond;
		if (startCond === Utils.EMPTY_ALL) return [];
		if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return [];
		let currentPos = this.prog.numLb > 0 ? 0 : pos;
		let matchStartPos = pos;
		let runq = this.q0;
		let nextq = this.q1;
		let r = input.step(currentPos);
		let rune = r >> 3;
		let width = r & 7;
		let rune1 = -1;
		let width1 = 0;
		if (r !== MachineInputBase.EOF()) {
			r = input.step(currentPos + width);
			rune1 = r >> 3;
			width1 = r & 7;
		}
		let flag = currentPos === 0 ? Utils.emptyOpContext(-1, rune) : input.context(currentPos);
		const matches = /* @__PURE__ */ new Set();
		if (this.prog.numLb > 0) this.spawnLookbehinds(runq, currentPos, flag);
		while (true) {
			if (runq.mainThreads === 0) {
				if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && currentPos !== 0) break;
				if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && currentPos !== 0) break;
			}
			if (currentPos === 0 || anchor === RE2Flags.UNANCHORED) {
				if (currentPos >= matchStartPos) this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag);
			}
			const nextPos = currentPos + width;
			flag = input.context(nextPos);
			for (let j = 0; j < runq.size; j++) {
				const pc = runq.densePcs[j];
				const i = this.prog.inst[pc];
				const capOffset = j * this.ncap;
				let add = false;
				switch (i.op) {
					case Inst.MATCH:
						if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== input.endPos()) break;
						matches.add(i.arg);
						break;
					case Inst.RUNE:
						add = i.matchRune(rune);
						break;
					case Inst.RUNE1:
						add = rune === i.runes[0];
						break;
					case Inst.RUNE_ANY:
						add = true;
						break;
					case Inst.RUNE_ANY_NOT_NL:
						add = rune !== 10;
						break;
					default: continue;
				}
				if (add) this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, flag);
			}
			runq.clear();
			if (width === 0) break;
			currentPos += width;
			rune = rune1;
			width = width1;
			if (rune !== -1) {
				r = input.step(currentPos + width);
				rune1 = r >> 3;
				width1 = r & 7;
			}
			const tmpq = runq;
			runq = nextq;
			nextq = tmpq;
		}
		nextq.clear();
		return Array.from(matches).sort((a, b) => a - b);
	}
	step(runq, nextq, pos, nextPos, c, nextCond, anchor, atEnd) {
		const longest = this.re2.longest;
		for (let j = 0; j < runq.size; j++) {
			const pc = runq.densePcs[j];
			const capOffset = j * this.ncap;
			if (longest && this.matched && this.ncap > 0 && this.matchcap[0] < runq.denseCaps[capOffset]) continue;
			const i = this.prog.inst[pc];
			let add = false;
			switch (i.op) {
				case Inst.MATCH:
					if (anchor === RE2Flags.ANCHOR_BOTH && !atEnd) break;
					if (this.ncap > 0 && (!longest || !this.matched || this.matchcap[1] < pos)) {
						runq.denseCaps[capOffset + 1] = pos;
						for (let k = 0; k < this.ncap; k++) this.matchcap[k] = runq.denseCaps[capOffset + k];
					}
					if (!longest) runq.size = 0;
					this.matched = true;
					break;
				case Inst.RUNE:
					add = i.matchRune(c);
					break;
				case Inst.RUNE1:
					add = c === i.runes[0];
					break;
				case Inst.RUNE_ANY:
					add = true;
					break;
				case Inst.RUNE_ANY_NOT_NL:
					add = c !== 10;
					break;
				default: continue;
			}
			if (add) this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, nextCond);
		}
		runq.clear();
	}
	spawnLookbehinds(q, pos, flag) {
		for (let i = 0; i < this.prog.lbStarts.length; i++) this.add(q, this.prog.lbStarts[i], pos, this.matchcap, 0, flag);
	}
	restoreLookbehinds(lbState, q, flag) {
		this.lbTable.set(lbState.lbTable);
		for (let j = 0; j < lbState.size; j++) this.add(q, lbState.pcs[j], lbState.pos, this.matchcap, 0, flag);
	}
	saveLookbehinds(lbState, q, pos) {
		let size = 0;
		for (let j = 0; j < q.size; j++) {
			const pc = q.densePcs[j];
			if (this.prog.lbInst[pc] === 1 && Inst.isRuneOp(this.prog.inst[pc].op)) lbState.pcs[size++] = pc;
		}
		lbState.size = size;
		lbState.pos = pos;
		lbState.lbTable.set(this.lbTable);
	}
	add(q, pc, pos, capArray, capOffset, cond) {
		const stk = this.addStack;
		let nstk = 0;
		for (;;) {
			while (pc !== 0 && !q.contains(pc)) {
				const d = q.add(pc);
				const inst = this.prog.inst[pc];
				switch (inst.op) {
					case Inst.FAIL:
						pc = 0;
						break;
					case Inst.ALT:
					case Inst.ALT_MATCH:
						stk[nstk++] = inst.arg;
						stk[nstk++] = 0;
						pc = inst.out;
						break;
					case Inst.EMPTY_WIDTH:
						pc = (inst.arg & ~cond) === 0 ? inst.out : 0;
						break;
					case Inst.NOP:
						pc = inst.out;
						break;
					case Inst.CAPTURE:
						if (inst.arg < this.ncap) {
							stk[nstk++] = -inst.arg - 1;
							stk[nstk++] = capArray[capOffset + inst.arg];
							capArray[capOffset + inst.arg] = pos;
						}
						pc = inst.out;
						break;
					case Inst.LB_WRITE:
						this.lbTable[Math.abs(inst.arg)] = pos;
						pc = inst.out;
						break;
					case Inst.LB_CHECK:
						if (inst.arg > 0) pc = this.lbTable[inst.arg] === pos ? inst.out : 0;
						else pc = this.lbTable[-inst.arg] !== pos ? inst.out : 0;
						break;
					case Inst.MATCH:
					case Inst.RUNE:
					case Inst.RUNE1:
					case Inst.RUNE_ANY:
					case Inst.RUNE_ANY_NOT_NL:
						if (this.prog.lbInst[pc] === 0) q.mainThreads++;
						if (this.ncap > 0) {
							const destOffset = d * this.ncap;
							if (destOffset + this.ncap > q.denseCaps.length) q.growCaps(destOffset + this.ncap);
							for (let c = 0; c < this.ncap; c++) q.denseCaps[destOffset + c] = capArray[capOffset + c];
						}
						pc = 0;
						break;
					default: throw new RE2JSInternalException("unhandled");
				}
			}
			if (nstk === 0) return;
			nstk -= 2;
			const entry = stk[nstk];
			if (entry < 0) {
				capArray[capOffset - entry - 1] = stk[nstk + 1];
				pc = 0;
			} else pc = entry;
		}
	}
};
const hashState = (pcs, flag, ids) => {
	let h = -2128831035;
	for (let i = 0; i < pcs.length; i++) {
		h ^= pcs[i];
		h = Math.imul(h, 16777619);
	}
	h ^= flag;
	h = Math.imul(h, 16777619);
	for (let i = 0; i < ids.length; i++) {
		h ^= ids[i];
		h = Math.imul(h, 16777619);
	}
	return h;
};
const arraysEqual = (a, b) => {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
};
const isState = (state, pcs, flag, ids) => state.flag === flag && arraysEqual(state.nfaStates, pcs) && arraysEqual(state.matchIDs, ids);
const NO_IDS = [];
const END_TEXT = -1;
var DFAState = class {
	constructor(nfaStates, flag, matchIDs) {
		this.nfaStates = nfaStates;
		this.flag = flag;
		this.isMatch = (flag & DFA.FLAG_MATCH) !== 0;
		this.matchIDs = matchIDs;
		this.next = null;
		this.nextAnchored = null;
	}
};
var DFA = class DFA {
	static FLAG_EMPTY_MASK = 255;
	static FLAG_MATCH = 256;
	static FLAG_LAST_WORD = 512;
	static FLAG_NEED_SHIFT = 16;
	static STATE_OVERHEAD = 150;
	static ARRAY_OVERHEAD = 40;
	static ELEMENT_SIZE = 8;
	static TABLE_OVERHEAD = 48;
	static PROGRESS_PER_STATE = 10;
	constructor(prog, maxMem = 8388608) {
		this.prog = prog;
		this.maxMem = maxMem;
		this.stateCache = /* @__PURE__ */ new Map();
		this.stateCount = 0;
		this.startStates = /* @__PURE__ */ new Map();
		this.failed = false;
		for (let pc = 0; pc < prog.numInst(); pc++) {
			const op = prog.getInst(pc).op;
			if (op === Inst.LB_WRITE || op === Inst.LB_CHECK) {
				this.failed = true;
				break;
			}
		}
		this.computeRuneClasses();
		this.stateBudget = maxMem;
		this.memBudget = maxMem;
	}
	computeRuneClasses() {
		const bounds = /* @__PURE__ */ new Set();
		const addRange = (lo, hi) => {
			bounds.add(lo);
			bounds.add(hi + 1);
		};
		for (let pc = 0; pc < this.prog.numInst(); pc++) {
			const inst = this.prog.getInst(pc);
			switch (inst.op) {
				case Inst.RUNE:
				case Inst.RUNE1:
					if (inst.runes.length === 1) {
						addRange(inst.runes[0], inst.runes[0]);
						if ((inst.arg & RE2Flags.FOLD_CASE) !== 0) for (let f = Unicode.simpleFold(inst.runes[0]); f !== inst.runes[0]; f = Unicode.simpleFold(f)) addRange(f, f);
					} else for (let j = 0; j < inst.runes.length; j += 2) addRange(inst.runes[j], inst.runes[j + 1]);
					break;
				case Inst.RUNE_ANY_NOT_NL:
					addRange(10, 10);
					break;
				case Inst.EMPTY_WIDTH:
					if ((inst.arg & (Utils.EMPTY_BEGIN_LINE | Utils.EMPTY_END_LINE)) !== 0) addRange(10, 10);
					if ((inst.arg & (Utils.EMPTY_WORD_BOUNDARY | Utils.EMPTY_NO_WORD_BOUNDARY)) !== 0) {
						addRange(48, 57);
						addRange(65, 90);
						addRange(95, 95);
						addRange(97, 122);
					}
			}
		}
		bounds.delete(0);
		this.classBounds = Int32Array.from(bounds).sort();
		this.numClasses = this.classBounds.length + 1;
		const latin1Class = new Int32Array(Unicode.MAX_LATIN1 + 1);
		for (let r = 0; r <= Unicode.MAX_LATIN1; r++) latin1Class[r] = this.searchClass(r);
		this.latin1Class = latin1Class;
	}
	runeClass(r) {
		if (r <= Unicode.MAX_LATIN1) return this.latin1Class[r];
		return this.searchClass(r);
	}
	searchClass(r) {
		const bounds = this.classBounds;
		let lo = 0;
		let hi = bounds.length;
		while (lo < hi) {
			const mid = lo + hi >> 1;
			if (bounds[mid] <= r) lo = mid + 1;
			else hi = mid;
		}
		return lo;
	}
	closure(pcs, flag) {
		const closure = /* @__PURE__ */ new Set();
		const stack = Array.from(pcs);
		let needflags = 0;
		while (stack.length > 0) {
			const pc = stack.pop();
			if (pc === 0 || closure.has(pc)) continue;
			closure.add(pc);
			const inst = this.prog.getInst(pc);
			switch (inst.op) {
				case Inst.ALT:
				case Inst.ALT_MATCH:
					stack.push(inst.out);
					stack.push(inst.arg);
					break;
				case Inst.NOP:
				case Inst.CAPTURE:
					stack.push(inst.out);
					break;
				case Inst.EMPTY_WIDTH:
					needflags |= inst.arg;
					if ((inst.arg & ~flag) === 0) stack.push(inst.out);
			}
		}
		return {
			pcs: Array.from(closure).sort((a, b) => a - b),
			needflags
		};
	}
	getState(pcs, flag, ids) {
		const hash = hashState(pcs, flag, ids);
		const cached = this.stateCache.get(hash);
		if (cached instanceof DFAState) {
			if (isState(cached, pcs, flag, ids)) return cached;
		} else if (cached !== void 0) {
			for (let i = 0; i < cached.length; i++) if (isState(cached[i], pcs, flag, ids)) return cached[i];
		}
		const cost = DFA.stateCost(pcs, ids);
		if (this.memBudget < cost) return null;
		this.memBudget -= cost;
		const state = new DFAState(pcs, flag, ids);
		if (cached === void 0) this.stateCache.set(hash, state);
		else if (cached instanceof DFAState) this.stateCache.set(hash, [cached, state]);
		else cached.push(state);
		this.stateCount++;
		return state;
	}
	static stateCost(pcs, ids) {
		const idsCost = ids.length === 0 ? 0 : DFA.ARRAY_OVERHEAD + DFA.ELEMENT_SIZE * ids.length;
		return DFA.STATE_OVERHEAD + DFA.ELEMENT_SIZE * pcs.length + idsCost;
	}
	*cachedStates() {
		for (const cached of this.stateCache.values()) if (cached instanceof DFAState) yield cached;
		else yield* cached;
	}
	makeState(pcs, flag, ids) {
		const closure = this.closure(pcs, flag & DFA.FLAG_EMPTY_MASK);
		let stateFlag = flag;
		if (closure.needflags === 0) stateFlag &= DFA.FLAG_MATCH;
		stateFlag |= closure.needflags << DFA.FLAG_NEED_SHIFT;
		return this.getState(closure.pcs, stateFlag, ids);
	}
	allocTable(state, anchor) {
		const size = this.numClasses + 1;
		const cost = DFA.TABLE_OVERHEAD + DFA.ELEMENT_SIZE * size;
		if (this.memBudget < cost) return null;
		this.memBudget -= cost;
		const table = new Array(size).fill(null);
		if (anchor === RE2Flags.UNANCHORED) state.next = table;
		else state.nextAnchored = table;
		return table;
	}
	clearCache() {
		this.stateCache.clear();
		this.stateCount = 0;
		this.startStates.clear();
		this.memBudget = this.stateBudget;
	}
	resetCache(current) {
		this.clearCache();
		return this.getState(current.nfaStates, current.flag, current.matchIDs);
	}
	step(state, cls, rune, anchor) {
		let table = anchor === RE2Flags.UNANCHORED ? state.next : state.nextAnchored;
		if (table !== null) {
			const cached = table[cls];
			if (cached !== null) return cached;
		} else {
			table = this.allocTable(state, anchor);
			if (table === null) return null;
		}
		const needflag = state.flag >>> DFA.FLAG_NEED_SHIFT;
		const oldbeforeflag = state.flag & DFA.FLAG_EMPTY_MASK;
		let beforeflag = oldbeforeflag;
		let afterflag = 0;
		if (rune === 10) {
			beforeflag |= Utils.EMPTY_END_LINE;
			afterflag |= Utils.EMPTY_BEGIN_LINE;
		}
		if (rune === END_TEXT) beforeflag |= Utils.EMPTY_END_LINE | Utils.EMPTY_END_TEXT;
		const islastword = (state.flag & DFA.FLAG_LAST_WORD) !== 0;
		const isword = rune !== END_TEXT && Utils.isWordRune(rune);
		beforeflag |= isword === islastword ? Utils.EMPTY_NO_WORD_BOUNDARY : Utils.EMPTY_WORD_BOUNDARY;
		let pcs = state.nfaStates;
		if ((beforeflag & ~oldbeforeflag & needflag) !== 0) pcs = this.closure(pcs, beforeflag).pcs;
		const nextPCs = [];
		let ismatch = false;
		let ids = NO_IDS;
		for (let i = 0; i < pcs.length; i++) {
			const inst = this.prog.getInst(pcs[i]);
			if (inst.op === Inst.MATCH) {
				if (!ismatch) {
					ismatch = true;
					ids = [];
				}
				ids.push(inst.arg);
			} else if (rune !== END_TEXT && Inst.isRuneOp(inst.op) && inst.matchRune(rune)) nextPCs.push(inst.out);
		}
		if (ids.length > 1) ids.sort((a, b) => a - b);
		if (anchor === RE2Flags.UNANCHORED && rune !== END_TEXT) nextPCs.push(this.prog.start);
		let flag = afterflag;
		if (ismatch) flag |= DFA.FLAG_MATCH;
		if (isword) flag |= DFA.FLAG_LAST_WORD;
		const nextState = this.makeState(nextPCs, flag, ids);
		if (nextState === null) return null;
		table[cls] = nextState;
		return nextState;
	}
	start(input, pos) {
		const context = input.context(pos);
		let flags;
		if ((context & Utils.EMPTY_BEGIN_TEXT) !== 0) flags = Utils.EMPTY_BEGIN_TEXT | Utils.EMPTY_BEGIN_LINE;
		else if ((context & Utils.EMPTY_BEGIN_LINE) !== 0) flags = Utils.EMPTY_BEGIN_LINE;
		else {
			const r = input.step(pos);
			const nextIsWord = r >= 0 && Utils.isWordRune(r >> 3);
			flags = (context & Utils.EMPTY_WORD_BOUNDARY) !== 0 !== nextIsWord ? DFA.FLAG_LAST_WORD : 0;
		}
		let state = this.startStates.get(flags);
		if (state === void 0) {
			state = this.makeState([this.prog.start], flags, NO_IDS);
			if (state === null) {
				this.clearCache();
				state = this.makeState([this.prog.start], flags, NO_IDS);
				if (state === null) return null;
			}
			this.startStates.set(flags, state);
		}
		return state;
	}
	stepOrReset(state, cls, rune, anchor, pos, search) {
		let next = this.step(state, cls, rune, anchor);
		if (next !== null) return next;
		if (search.resetPos >= 0 && pos - search.resetPos < DFA.PROGRESS_PER_STATE * this.stateCount) return null;
		search.resetPos = pos;
		const restored = this.resetCache(state);
		if (restored === null) return null;
		next = this.step(restored, cls, rune, anchor);
		return next;
	}
	run(input, pos, anchor, state, onMatch) {
		const endPos = input.endPos();
		const latin1Class = this.latin1Class;
		const unanchored = anchor === RE2Flags.UNANCHORED;
		const search = { resetPos: -1 };
		let i = pos;
		while (i < endPos) {
			const r = input.step(i);
			const rune = r >> 3;
			const width = r & 7;
			if (width === 0) break;
			const cls = rune <= Unicode.MAX_LATIN1 ? latin1Class[rune] : this.runeClass(rune);
			let next = unanchored && state.next !== null ? state.next[cls] : null;
			if (next === null) {
				next = this.stepOrReset(state, cls, rune, anchor, i, search);
				if (next === null) return null;
			}
			state = next;
			if (state.isMatch && onMatch(state, false)) return true;
			if (!unanchored && state.nfaStates.length === 0) return false;
			i += width;
		}
		state = this.stepOrReset(state, this.numClasses, END_TEXT, anchor, i, search);
		if (state === null) return null;
		return state.isMatch && onMatch(state, true);
	}
	match(input, pos, anchor) {
		if (this.failed) return null;
		if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return false;
		const startState = this.start(input, pos);
		if (startState === null) return null;
		return this.run(input, pos, anchor, startState, (state, atEnd) => anchor !== RE2Flags.ANCHOR_BOTH || atEnd);
	}
	matchSet(input, pos, anchor) {
		if (this.failed) return null;
		if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return [];
		const startState = this.start(input, pos);
		if (startState === null) return null;
		const matches = /* @__PURE__ */ new Set();
		const collect = (state, atEnd) => {
			if (anchor !== RE2Flags.ANCHOR_BOTH || atEnd) for (let k = 0; k < state.matchIDs.length; k++) matches.add(state.matchIDs[k]);
			return false;
		};
		if (this.run(input, pos, anchor, startState, collect) === null) return null;
		return Array.from(matches).sort((a, b) => a - b);
	}
};
const VISITED_BITS = 32;
const MAX_BACKTRACK_PROG = 500;
const INITIAL_JOB_CAPACITY = 256;
const MAX_BACKTRACK_VECTOR = 262144;
var BitState = class {
	constructor() {
		this.end = 0;
		this.cap = /* @__PURE__ */ new Int32Array(0);
		this.matchcap = /* @__PURE__ */ new Int32Array(0);
		this.ncap = 0;
		this.jobPc = new Int32Array(INITIAL_JOB_CAPACITY);
		this.jobArg = new Uint8Array(INITIAL_JOB_CAPACITY);
		this.jobPos = new Int32Array(INITIAL_JOB_CAPACITY);
		this.jobLen = 0;
		this.visited = /* @__PURE__ */ new Uint32Array(0);
	}
	reset(prog, end, ncap) {
		this.end = end;
		this.jobLen = 0;
		this.ncap = ncap;
		const visitedSize = prog.numInst() * (end + 1) + VISITED_BITS - 1 >>> 5;
		if (this.visited.length < visitedSize) this.visited = new Uint32Array(visitedSize);
		else this.visited.fill(0, 0, visitedSize);
		if (this.cap.length < ncap) this.cap = new Int32Array(ncap).fill(-1);
		else this.cap.fill(-1, 0, ncap);
		if (this.matchcap.length < ncap) this.matchcap = new Int32Array(ncap).fill(-1);
		else this.matchcap.fill(-1, 0, ncap);
	}
	shouldVisit(pc, pos) {
		const n = pc * (this.end + 1) + pos;
		const idx = n >>> 5;
		const mask = 1 << (n & 31);
		if ((this.visited[idx] & mask) !== 0) return false;
		this.visited[idx] |= mask;
		return true;
	}
	push(re2, pc, pos, arg) {
		if (re2.prog.getInst(pc).op !== Inst.FAIL && (arg || this.shouldVisit(pc, pos))) {
			if (this.jobLen >= this.jobPc.length) {
				const newSize = this.jobPc.length * 2;
				const newPc = new Int32Array(newSize);
				newPc.set(this.jobPc);
				this.jobPc = newPc;
				const newArg = new Uint8Array(newSize);
				newArg.set(this.jobArg);
				this.jobArg = newArg;
				const newPos = new Int32Array(newSize);
				newPos.set(this.jobPos);
				this.jobPos = newPos;
			}
			this.jobPc[this.jobLen] = pc;
			this.jobArg[this.jobLen] = arg ? 1 : 0;
			this.jobPos[this.jobLen] = pos;
			this.jobLen++;
		}
	}
	tryBacktrack(re2, input, pc, pos, anchor) {
		const longest = re2.longest;
		this.push(re2, pc, pos, false);
		while (this.jobLen > 0) {
			this.jobLen--;
			let currentPc = this.jobPc[this.jobLen];
			let arg = this.jobArg[this.jobLen] === 1;
			let currentPos = this.jobPos[this.jobLen];
			let skipShouldVisit = true;
			while (true) {
				if (!skipShouldVisit) {
					if (!this.shouldVisit(currentPc, currentPos)) break;
				}
				skipShouldVisit = false;
				const inst = re2.prog.getInst(currentPc);
				switch (inst.op) {
					case Inst.FAIL: break;
					case Inst.ALT: if (arg) {
						arg = false;
						currentPc = inst.arg;
						continue;
					} else {
						this.push(re2, currentPc, currentPos, true);
						currentPc = inst.out;
						continue;
					}
					case Inst.ALT_MATCH: {
						const outInst = re2.prog.getInst(inst.out);
						if (Inst.isRuneOp(outInst.op)) {
							this.push(re2, inst.arg, currentPos, false);
							currentPc = inst.arg;
							currentPos = this.end;
							continue;
						}
						this.push(re2, inst.out, this.end, false);
						currentPc = inst.out;
						continue;
					}
					case Inst.RUNE: {
						const r = input.step(currentPos);
						if (r === MachineInputBase.EOF()) break;
						if (!inst.matchRune(r >> 3)) break;
						currentPos += r & 7;
						currentPc = inst.out;
						continue;
					}
					case Inst.RUNE1: {
						const r = input.step(currentPos);
						if (r === MachineInputBase.EOF()) break;
						if (r >> 3 !== inst.runes[0]) break;
						currentPos += r & 7;
						currentPc = inst.out;
						continue;
					}
					case Inst.RUNE_ANY_NOT_NL: {
						const r = input.step(currentPos);
						if (r === MachineInputBase.EOF()) break;
						if (r >> 3 === 10) break;
						currentPos += r & 7;
						currentPc = inst.out;
						continue;
					}
					case Inst.RUNE_ANY: {
						const r = input.step(currentPos);
						if (r === MachineInputBase.EOF()) break;
						currentPos += r & 7;
						currentPc = inst.out;
						continue;
					}
					case Inst.CAPTURE: if (arg) {
						this.cap[inst.arg] = currentPos;
						break;
					} else {
						if (inst.arg < this.ncap) {
							this.push(re2, currentPc, this.cap[inst.arg], true);
							this.cap[inst.arg] = currentPos;
						}
						currentPc = inst.out;
						continue;
					}
					case Inst.EMPTY_WIDTH: {
						const flag = input.context(currentPos);
						if ((inst.arg & ~flag) !== 0) break;
						currentPc = inst.out;
						continue;
					}
					case Inst.NOP:
						currentPc = inst.out;
						continue;
					case Inst.MATCH: {
						if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== this.end) break;
						if (this.ncap === 0) return true;
						if (this.ncap > 1) this.cap[1] = currentPos;
						const old = this.matchcap[1];
						if (old === -1 || longest && currentPos > 0 && currentPos > old) this.matchcap.set(this.cap);
						if (!longest) return true;
						if (currentPos === this.end) return true;
						break;
					}
					case Inst.LB_WRITE:
					case Inst.LB_CHECK: throw new RE2JSInternalException("Backtracker cannot evaluate Lookbehind instructions");
					default: throw new RE2JSInternalException("bad inst");
				}
				break;
			}
		}
		return longest && this.matchcap.length > 1 && this.matchcap[1] >= 0;
	}
};
const bitStatePool = [];
var Backtracker = class Backtracker {
	static shouldBacktrack(prog) {
		return prog.numInst() <= MAX_BACKTRACK_PROG;
	}
	static maxBitStateLen(prog) {
		if (!Backtracker.shouldBacktrack(prog)) return 0;
		return Math.floor(MAX_BACKTRACK_VECTOR / prog.numInst());
	}
	static execute(re2, input, pos, anchor, ncap) {
		const startCond = re2.cond;
		if (startCond === Utils.EMPTY_ALL) return null;
		if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return null;
		if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && pos !== 0) return null;
		const b = bitStatePool.length > 0 ? bitStatePool.pop() : new BitState();
		const end = input.endPos();
		b.reset(re2.prog, end, ncap);
		let matched = false;
		if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 || anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) {
			if (b.ncap > 0) b.cap[0] = pos;
			if (b.tryBacktrack(re2, input, re2.prog.start, pos, anchor)) matched = true;
		} else {
			let width = -1;
			for (; pos <= end && width !== 0; pos += width) {
				if (re2.prefix.length > 0) {
					const advance = input.index(re2, pos);
					if (advance < 0) break;
					pos += advance;
				}
				if (b.ncap > 0) b.cap[0] = pos;
				if (b.tryBacktrack(re2, input, re2.prog.start, pos, anchor)) {
					matched = true;
					break;
				}
				const r = input.step(pos);
				width = r === MachineInputBase.EOF() ? 0 : r & 7;
			}
		}
		if (!matched) {
			bitStatePool.push(b);
			return null;
		}
		const result = ncap === 0 ? [] : Utils.toArray(b.matchcap.subarray(0, ncap));
		bitStatePool.push(b);
		return result;
	}
};
var QueueOnePass = class {
	constructor(size) {
		this.sparse = new Uint32Array(size);
		this.dense = new Uint32Array(size);
		this.size = 0;
		this.nextIndex = 0;
	}
	empty() {
		return this.nextIndex >= this.size;
	}
	next() {
		return this.dense[this.nextIndex++];
	}
	clear() {
		this.size = 0;
		this.nextIndex = 0;
	}
	contains(u) {
		return u < this.sparse.length && this.sparse[u] < this.size && this.dense[this.sparse[u]] === u;
	}
	insert(u) {
		if (!this.contains(u)) this.insertNew(u);
	}
	insertNew(u) {
		if (u >= this.sparse.length) return;
		this.sparse[u] = this.size;
		this.dense[this.size] = u;
		this.size++;
	}
};
const mergeRuneSets = (leftRunes, rightRunes, leftPC, rightPC) => {
	const leftLen = leftRunes.length;
	const rightLen = rightRunes.length;
	let lx = 0, rx = 0;
	const merged = [];
	const next = [];
	let ok = true;
	let ix = -1;
	const extend = (isLeft) => {
		const newArray = isLeft ? leftRunes : rightRunes;
		const low = isLeft ? lx : rx;
		const pc = isLeft ? leftPC : rightPC;
		if (ix > 0 && newArray[low] <= merged[ix]) return false;
		merged.push(newArray[low], newArray[low + 1]);
		if (isLeft) lx += 2;
		else rx += 2;
		ix += 2;
		next.push(pc);
		return true;
	};
	while (lx < leftLen || rx < rightLen) {
		if (rx >= rightLen) ok = extend(true);
		else if (lx >= leftLen) ok = extend(false);
		else if (rightRunes[rx] < leftRunes[lx]) ok = extend(false);
		else ok = extend(true);
		if (!ok) return null;
	}
	return {
		merged,
		next
	};
};
var OnePassProg = class {
	constructor(prog) {
		this.start = prog.start;
		this.numCap = prog.numCap;
		this.inst = new Array(prog.inst.length);
		for (let i = 0; i < prog.inst.length; i++) {
			const orig = prog.inst[i];
			const inst = new Inst(orig.op);
			inst.out = orig.out;
			inst.arg = orig.arg;
			inst.runes = orig.runes ? new Int32Array(orig.runes) : /* @__PURE__ */ new Int32Array(0);
			inst.next = null;
			this.inst[i] = inst;
		}
	}
};
const onePassCopy = (prog) => {
	const p = new OnePassProg(prog);
	for (let pc = 0; pc < p.inst.length; pc++) {
		const inst = p.inst[pc];
		if (inst.op !== Inst.ALT && inst.op !== Inst.ALT_MATCH) continue;
		let pAOther = "out";
		let pAAlt = "arg";
		let instAlt = p.inst[inst[pAAlt]];
		if (instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH) {
			pAOther = "arg";
			pAAlt = "out";
			instAlt = p.inst[inst[pAAlt]];
			if (instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH) continue;
		}
		const instOther = p.inst[inst[pAOther]];
		if (instOther.op === Inst.ALT || instOther.op === Inst.ALT_MATCH) continue;
		let pBAlt = "out";
		let pBOther = "arg";
		let patch = false;
		if (instAlt.out === pc) patch = true;
		else if (instAlt.arg === pc) {
			patch = true;
			pBAlt = "arg";
			pBOther = "out";
		}
		if (patch) instAlt[pBAlt] = inst[pAOther];
		if (inst[pAOther] === instAlt[pBAlt]) inst[pAAlt] = instAlt[pBOther];
	}
	return p;
};
const makeOnePass = (p) => {
	if (p.inst.length >= 1e3) return null;
	const instQueue = new QueueOnePass(p.inst.length);
	const visitQueue = new QueueOnePass(p.inst.length);
	const onePassRunes = new Array(p.inst.length);
	const m = new Array(p.inst.length).fill(false);
	const check = (pc) => {
		let ok = true;
		const inst = p.inst[pc];
		if (visitQueue.contains(pc)) return true;
		visitQueue.insert(pc);
		switch (inst.op) {
			case Inst.ALT:
			case Inst.ALT_MATCH: {
				ok = check(inst.out) && check(inst.arg);
				let matchOut = m[inst.out];
				let matchArg = m[inst.arg];
				if (matchOut && matchArg) return false;
				if (matchArg) {
					const tempOut = inst.out;
					inst.out = inst.arg;
					inst.arg = tempOut;
					const tempMatch = matchOut;
					matchOut = matchArg;
					matchArg = tempMatch;
				}
				if (matchOut) {
					m[pc] = true;
					inst.op = Inst.ALT_MATCH;
				}
				const leftRunes = onePassRunes[inst.out] || [];
				const rightRunes = onePassRunes[inst.arg] || [];
				const mergeRes = mergeRuneSets(leftRunes, rightRunes, inst.out, inst.arg);
				if (!mergeRes) return false;
				onePassRunes[pc] = new Int32Array(mergeRes.merged);
				inst.next = new Uint32Array(mergeRes.next);
				break;
			}
			case Inst.CAPTURE:
			case Inst.EMPTY_WIDTH:
			case Inst.NOP:
				ok = check(inst.out);
				m[pc] = m[inst.out];
				onePassRunes[pc] = onePassRunes[inst.out] ? new Int32Array(onePassRunes[inst.out]) : /* @__PURE__ */ new Int32Array(0);
				inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
				break;
			case Inst.MATCH:
			case Inst.FAIL:
				m[pc] = inst.op === Inst.MATCH;
				break;
			case Inst.RUNE: {
				m[pc] = false;
				if (inst.next && inst.next.length > 0) break;
				instQueue.insert(inst.out);
				if (!inst.runes || inst.runes.length === 0) {
					onePassRunes[pc] = /* @__PURE__ */ new Int32Array(0);
					inst.next = new Uint32Array([inst.out]);
					break;
				}
				let runes = [];
				if (inst.runes.length === 1 && (inst.arg & RE2Flags.FOLD_CASE) !== 0) {
					const r0 = inst.runes[0];
					runes.push(r0, r0);
					for (let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1)) runes.push(r1, r1);
					runes.sort((a, b) => a - b);
				} else for (let j = 0; j < inst.runes.length; j++) runes.push(inst.runes[j]);
				onePassRunes[pc] = new Int32Array(runes);
				inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out);
				inst.op = Inst.RUNE;
				break;
			}
			case Inst.RUNE1: {
				m[pc] = false;
				if (inst.next && inst.next.length > 0) break;
				instQueue.insert(inst.out);
				let runes = [];
				if ((inst.arg & RE2Flags.FOLD_CASE) !== 0) {
					const r0 = inst.runes[0];
					runes.push(r0, r0);
					for (let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1)) runes.push(r1, r1);
					runes.sort((a, b) => a - b);
				} else runes.push(inst.runes[0], inst.runes[0]);
				onePassRunes[pc] = new Int32Array(runes);
				inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out);
				inst.op = Inst.RUNE;
				break;
			}
			case Inst.RUNE_ANY:
				m[pc] = false;
				if (inst.next && inst.next.length > 0) break;
				instQueue.insert(inst.out);
				onePassRunes[pc] = new Int32Array([0, Unicode.MAX_RUNE]);
				inst.next = new Uint32Array([inst.out]);
				break;
			case Inst.RUNE_ANY_NOT_NL:
				m[pc] = false;
				if (inst.next && inst.next.length > 0) break;
				instQueue.insert(inst.out);
				onePassRunes[pc] = new Int32Array([
					0,
					9,
					11,
					Unicode.MAX_RUNE
				]);
				inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
		}
		return ok;
	};
	instQueue.clear();
	instQueue.insert(p.start);
	while (!instQueue.empty()) {
		visitQueue.clear();
		if (!check(instQueue.next())) return null;
	}
	for (let i = 0; i < p.inst.length; i++) if (onePassRunes[i]) p.inst[i].runes = onePassRunes[i];
	return p;
};
const cleanupOnePass = (p, original) => {
	for (let ix = 0; ix < original.inst.length; ix++) {
		const instOriginal = original.inst[ix];
		switch (instOriginal.op) {
			case Inst.ALT:
			case Inst.ALT_MATCH:
			case Inst.RUNE: break;
			case Inst.CAPTURE:
			case Inst.EMPTY_WIDTH:
			case Inst.NOP:
			case Inst.MATCH:
			case Inst.FAIL:
				p.inst[ix].next = null;
				break;
			case Inst.RUNE1:
			case Inst.RUNE_ANY:
			case Inst.RUNE_ANY_NOT_NL:
				p.inst[ix].next = null;
				p.inst[ix].op = instOriginal.op;
				p.inst[ix].runes = instOriginal.runes ? new Int32Array(instOriginal.runes) : /* @__PURE__ */ new Int32Array(0);
		}
	}
};
var OnePass = class OnePass {
	static compile(prog) {
		if (prog.start === 0) return null;
		if (prog.numLb > 0) return null;
		const startInst = prog.inst[prog.start];
		if (startInst.op !== Inst.EMPTY_WIDTH || (startInst.arg & Utils.EMPTY_BEGIN_TEXT) === 0) return null;
		let hasAlt = false;
		for (let i = 0; i < prog.inst.length; i++) if (prog.inst[i].op === Inst.ALT || prog.inst[i].op === Inst.ALT_MATCH) {
			hasAlt = true;
			break;
		}
		for (let i = 0; i < prog.inst.length; i++) {
			const inst = prog.inst[i];
			const opOut = prog.inst[inst.out].op;
			switch (inst.op) {
				case Inst.ALT:
				case Inst.ALT_MATCH:
					if (opOut === Inst.MATCH || prog.inst[inst.arg].op === Inst.MATCH) return null;
					break;
				case Inst.EMPTY_WIDTH:
					if (opOut === Inst.MATCH) {
						if ((inst.arg & Utils.EMPTY_END_TEXT) === Utils.EMPTY_END_TEXT) continue;
						return null;
					}
					break;
				default: if (opOut === Inst.MATCH && hasAlt) return null;
			}
		}
		let p = onePassCopy(prog);
		p = makeOnePass(p);
		if (p !== null) cleanupOnePass(p, prog);
		return p;
	}
	static next(inst, r) {
		const nextIdx = inst.matchRunePos(r);
		if (nextIdx >= 0) return inst.next[nextIdx];
		if (inst.op === Inst.ALT_MATCH) return inst.out;
		return 0;
	}
	static execute(re2, input, pos, anchor, ncap) {
		const onepass = re2.onepass;
		if (!onepass) return null;
		const matchcap = new Int32Array(ncap).fill(-1);
		let matched = false;
		let r = input.step(pos);
		let rune = r >> 3;
		let width = r & 7;
		let r1 = MachineInputBase.EOF();
		let rune1 = -1;
		let width1 = 0;
		if (r !== MachineInputBase.EOF()) {
			r1 = input.step(pos + width);
			if (r1 !== MachineInputBase.EOF()) {
				rune1 = r1 >> 3;
				width1 = r1 & 7;
			}
		}
		let flag = pos === 0 ? Utils.emptyOpContext(-1, rune) : input.context(pos);
		let pc = onepass.start;
		let inst;
		while (true) {
			inst = onepass.inst[pc];
			pc = inst.out;
			switch (inst.op) {
				case Inst.MATCH:
					if (anchor === RE2Flags.ANCHOR_BOTH && pos !== input.endPos()) return null;
					matched = true;
					if (matchcap.length > 0) {
						matchcap[0] = 0;
						matchcap[1] = pos;
					}
					return ncap === 0 ? [] : Utils.toArray(matchcap);
				case Inst.RUNE:
					if (!inst.matchRune(rune)) return null;
					break;
				case Inst.RUNE1:
					if (rune !== inst.runes[0]) return null;
					break;
				case Inst.RUNE_ANY: break;
				case Inst.RUNE_ANY_NOT_NL:
					if (rune === 10) return null;
					break;
				case Inst.ALT:
				case Inst.ALT_MATCH:
					pc = OnePass.next(inst, rune);
					continue;
				case Inst.FAIL: return null;
				case Inst.NOP: continue;
				case Inst.EMPTY_WIDTH:
					if ((inst.arg & ~flag) !== 0) return null;
					continue;
				case Inst.CAPTURE:
					if (inst.arg < matchcap.length) matchcap[inst.arg] = pos;
					continue;
				default: throw new RE2JSInternalException("bad inst");
			}
			if (width === 0) break;
			flag = Utils.emptyOpContext(rune, rune1);
			pos += width;
			rune = rune1;
			width = width1;
			if (rune !== -1) {
				r1 = input.step(pos + width);
				if (r1 !== MachineInputBase.EOF()) {
					rune1 = r1 >> 3;
					width1 = r1 & 7;
				} else {
					rune1 = -1;
					width1 = 0;
				}
			}
		}
		if (!matched) return null;
		return ncap === 0 ? [] : Utils.toArray(matchcap);
	}
};
/**
* Regular expression abstract syntax tree. Produced by parser, used by compiler. NB, this
* corresponds to {@code syntax.regexp} in the Go implementation; Go's {@code regexp} is called
* {@code RE2} in Java.
*/
var Regexp = class Regexp {
	static Op = createEnum([
		"NO_MATCH",
		"EMPTY_MATCH",
		"LITERAL",
		"CHAR_CLASS",
		"ANY_CHAR_NOT_NL",
		"ANY_CHAR",
		"BEGIN_LINE",
		"END_LINE",
		"BEGIN_TEXT",
		"END_TEXT",
		"WORD_BOUNDARY",
		"NO_WORD_BOUNDARY",
		"CAPTURE",
		"STAR",
		"PLUS",
		"QUEST",
		"REPEAT",
		"CONCAT",
		"ALTERNATE",
		"PLB",
		"NLB",
		"LEFT_PAREN",
		"VERTICAL_BAR"
	]);
	static isPseudoOp(op) {
		return op >= Regexp.Op.LEFT_PAREN;
	}
	static emptySubs() {
		return [];
	}
	static quoteIfHyphen(rune) {
		if (rune === Codepoint.CODES["-"]) return "\\";
		return "";
	}
	static fromRegexp(re) {
		const regex = new Regexp(re.op);
		regex.flags = re.flags;
		regex.subs = re.subs;
		regex.runes = re.runes;
		regex.cap = re.cap;
		regex.min = re.min;
		regex.max = re.max;
		regex.name = re.name;
		regex.namedGroups = re.namedGroups;
		regex.lb = re.lb;
		return regex;
	}
	constructor(op) {
		this.op = op;
		this.flags = 0;
		this.subs = Regexp.emptySubs();
		this.runes = /* @__PURE__ */ new Int32Array(0);
		this.min = 0;
		this.max = 0;
		this.cap = 0;
		this.name = null;
		this.namedGroups = Object.create(null);
		this.lb = 0;
	}
	reinit() {
		this.flags = 0;
		this.subs = Regexp.emptySubs();
		this.runes = /* @__PURE__ */ new Int32Array(0);
		this.cap = 0;
		this.min = 0;
		this.max = 0;
		this.name = null;
		this.namedGroups = Object.create(null);
		this.lb = 0;
	}
	toString() {
		return this.appendTo();
	}
	appendTo() {
		let out = "";
		switch (this.op) {
			case Regexp.Op.NO_MATCH:
				out += "[^\\x00-\\x{10FFFF}]";
				break;
			case Regexp.Op.EMPTY_MATCH:
				out += "(?:)";
				break;
			case Regexp.Op.STAR:
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST:
			case Regexp.Op.REPEAT: {
				const sub = this.subs[0];
				if (sub.op > Regexp.Op.CAPTURE || sub.op === Regexp.Op.LITERAL && sub.runes.length > 1) out += `(?:${sub.appendTo()})`;
				else out += sub.appendTo();
				switch (this.op) {
					case Regexp.Op.STAR:
						out += "*";
						break;
					case Regexp.Op.PLUS:
						out += "+";
						break;
					case Regexp.Op.QUEST:
						out += "?";
						break;
					case Regexp.Op.REPEAT:
						out += `{${this.min}`;
						if (this.min !== this.max) {
							out += ",";
							if (this.max >= 0) out += this.max;
						}
						out += "}";
				}
				if ((this.flags & RE2Flags.NON_GREEDY) !== 0) out += "?";
				break;
			}
			case Regexp.Op.CONCAT:
				for (let sub of this.subs) if (sub.op === Regexp.Op.ALTERNATE) out += `(?:${sub.appendTo()})`;
				else out += sub.appendTo();
				break;
			case Regexp.Op.ALTERNATE: {
				let sep = "";
				for (let sub of this.subs) {
					out += sep;
					sep = "|";
					out += sub.appendTo();
				}
				break;
			}
			case Regexp.Op.LITERAL:
				if ((this.flags & RE2Flags.FOLD_CASE) !== 0) out += "(?i:";
				for (let rune of this.runes) out += Utils.escapeRune(rune);
				if ((this.flags & RE2Flags.FOLD_CASE) !== 0) out += ")";
				break;
			case Regexp.Op.ANY_CHAR_NOT_NL:
				out += "(?-s:.)";
				break;
			case Regexp.Op.ANY_CHAR:
				out += "(?s:.)";
				break;
			case Regexp.Op.PLB:
				out += `(?<=${this.subs[0].appendTo()})`;
				break;
			case Regexp.Op.NLB:
				out += `(?<!${this.subs[0].appendTo()})`;
				break;
			case Regexp.Op.CAPTURE:
				if (this.name === null || this.name.length === 0) out += "(";
				else out += `(?P<${this.name}>`;
				if (this.subs[0].op !== Regexp.Op.EMPTY_MATCH) out += this.subs[0].appendTo();
				out += ")";
				break;
			case Regexp.Op.BEGIN_TEXT:
				out += "\\A";
				break;
			case Regexp.Op.END_TEXT:
				if ((this.flags & RE2Flags.WAS_DOLLAR) !== 0) out += "(?-m:$)";
				else out += "\\z";
				break;
			case Regexp.Op.BEGIN_LINE:
				out += "^";
				break;
			case Regexp.Op.END_LINE:
				out += "$";
				break;
			case Regexp.Op.WORD_BOUNDARY:
				out += "\\b";
				break;
			case Regexp.Op.NO_WORD_BOUNDARY:
				out += "\\B";
				break;
			case Regexp.Op.CHAR_CLASS:
				if (this.runes.length % 2 !== 0) {
					out += "[invalid char class]";
					break;
				}
				out += "[";
				if (this.runes.length === 0) out += "^\\x00-\\x{10FFFF}";
				else if (this.runes[0] === 0 && this.runes[this.runes.length - 1] === Unicode.MAX_RUNE) {
					out += "^";
					for (let i = 1; i < this.runes.length - 1; i += 2) {
						const lo = this.runes[i] + 1;
						const hi = this.runes[i + 1] - 1;
						out += Regexp.quoteIfHyphen(lo);
						out += Utils.escapeRune(lo);
						if (lo !== hi) {
							out += "-";
							out += Regexp.quoteIfHyphen(hi);
							out += Utils.escapeRune(hi);
						}
					}
				} else for (let i = 0; i < this.runes.length; i += 2) {
					const lo = this.runes[i];
					const hi = this.runes[i + 1];
					out += Regexp.quoteIfHyphen(lo);
					out += Utils.escapeRune(lo);
					if (lo !== hi) {
						out += "-";
						out += Regexp.quoteIfHyphen(hi);
						out += Utils.escapeRune(hi);
					}
				}
				out += "]";
				break;
			default: out += this.op;
		}
		return out;
	}
	maxCap() {
		let m = 0;
		if (this.op === Regexp.Op.CAPTURE) m = this.cap;
		if (this.subs !== null) for (let sub of this.subs) {
			const n = sub.maxCap();
			if (m < n) m = n;
		}
		return m;
	}
	equals(that) {
		if (!(that !== null && that instanceof Regexp)) return false;
		if (this.op !== that.op) return false;
		switch (this.op) {
			case Regexp.Op.END_TEXT:
				if ((this.flags & RE2Flags.WAS_DOLLAR) !== (that.flags & RE2Flags.WAS_DOLLAR)) return false;
				break;
			case Regexp.Op.LITERAL:
			case Regexp.Op.CHAR_CLASS:
				if ((this.flags & RE2Flags.FOLD_CASE) !== (that.flags & RE2Flags.FOLD_CASE)) return false;
				if (this.runes === null && that.runes === null) break;
				if (this.runes === null || that.runes === null) return false;
				if (this.runes.length !== that.runes.length) return false;
				for (let i = 0; i < this.runes.length; i++) if (this.runes[i] !== that.runes[i]) return false;
				break;
			case Regexp.Op.ALTERNATE:
			case Regexp.Op.CONCAT:
				if (this.subs.length !== that.subs.length) return false;
				for (let i = 0; i < this.subs.length; ++i) if (!this.subs[i].equals(that.subs[i])) return false;
				break;
			case Regexp.Op.STAR:
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST:
				if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || !this.subs[0].equals(that.subs[0])) return false;
				break;
			case Regexp.Op.REPEAT:
				if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || this.min !== that.min || this.max !== that.max || !this.subs[0].equals(that.subs[0])) return false;
				break;
			case Regexp.Op.CAPTURE:
				if (this.cap !== that.cap || (this.name === null ? that.name !== null : this.name !== that.name) || !this.subs[0].equals(that.subs[0])) return false;
				break;
			case Regexp.Op.PLB:
			case Regexp.Op.NLB: if (this.lb !== that.lb || !this.subs[0].equals(that.subs[0])) return false;
		}
		return true;
	}
};
/**
* Walks a Regexp tree without recursion, visiting nodes in the same order a recursive walk
* would (RE2: re2/walker-inl.h, "Helper class for traversing Regexps without recursion").
*
* The handler sees a node without subexpressions once, through `leaf(re)`, which returns its
* result. Any other node is seen up to three times:
* - `enter(re)` before its children. It returns the state kept for `re` while its children are
*   visited; a state whose `result` is already set skips the children.
* - `child(re, state, result, i)` after child `i` produced `result`. Setting `state.result`
*   stops visiting the remaining children.
* - `leave(re, state)` after the last child; it returns the result for `re`.
*
* Counted repetitions expand into one nesting level per copy, so the simplified tree can be
* thousands of levels deep; recursion over it would overflow the JS stack, which has no fixed
* relation to the parser's nesting limit. This walk keeps its frames on the heap instead.
*/
var RegexpWalker = class {
	static walk(root, handler) {
		const stack = [];
		let re = root;
		let result;
		for (;;) {
			if (re.subs.length === 0) result = handler.leaf(re);
			else {
				const state = handler.enter(re);
				if (state.result === void 0) {
					stack.push({
						re,
						state,
						i: 0
					});
					re = re.subs[0];
					continue;
				}
				result = state.result;
			}
			for (;;) {
				if (stack.length === 0) return result;
				const frame = stack[stack.length - 1];
				handler.child(frame.re, frame.state, result, frame.i);
				frame.i++;
				if (frame.state.result === void 0 && frame.i < frame.re.subs.length) {
					re = frame.re.subs[frame.i];
					break;
				}
				stack.pop();
				result = frame.state.result !== void 0 ? frame.state.result : handler.leave(frame.re, frame.state);
			}
		}
	}
};
var AhoCorasick = class {
	constructor(words, alphabetSize) {
		const edges = /* @__PURE__ */ new Map();
		const parent = [0];
		const unit = [0];
		const depth = [0];
		const terminal = [0];
		for (const word of words) {
			let node = 0;
			for (let i = 0; i < word.length; i++) {
				const key = node * alphabetSize + word[i];
				let child = edges.get(key);
				if (child === void 0) {
					child = parent.length;
					edges.set(key, child);
					parent.push(node);
					unit.push(word[i]);
					depth.push(depth[node] + 1);
					terminal.push(0);
				}
				node = child;
			}
			terminal[node] = 1;
		}
		const numNodes = parent.length;
		const children = new Int32Array(numNodes - 1);
		for (let c = 1; c < numNodes; c++) children[c - 1] = c;
		children.sort((a, b) => parent[a] - parent[b] || unit[a] - unit[b]);
		const childStart = new Int32Array(numNodes + 1);
		for (let c = 1; c < numNodes; c++) childStart[parent[c] + 1]++;
		for (let n = 0; n < numNodes; n++) childStart[n + 1] += childStart[n];
		const childUnit = new Int32Array(numNodes - 1);
		for (let k = 0; k < children.length; k++) childUnit[k] = unit[children[k]];
		this.childStart = childStart;
		this.childUnit = childUnit;
		this.childNode = children;
		const byDepth = new Int32Array(numNodes);
		for (let n = 0; n < numNodes; n++) byDepth[n] = n;
		byDepth.sort((a, b) => depth[a] - depth[b]);
		const fail = new Int32Array(numNodes);
		const match = Uint8Array.from(terminal);
		for (let k = 1; k < numNodes; k++) {
			const c = byDepth[k];
			const p = parent[c];
			if (p !== 0) {
				let f = fail[p];
				let next = this.next(f, unit[c]);
				while (next < 0 && f !== 0) {
					f = fail[f];
					next = this.next(f, unit[c]);
				}
				fail[c] = next >= 0 ? next : 0;
			}
			match[c] |= match[fail[c]];
		}
		this.fail = fail;
		this.match = match;
	}
	next(node, u) {
		let lo = this.childStart[node];
		let hi = this.childStart[node + 1];
		const units = this.childUnit;
		while (lo < hi) {
			const mid = lo + hi >> 1;
			const m = units[mid];
			if (m === u) return this.childNode[mid];
			if (m < u) lo = mid + 1;
			else hi = mid;
		}
		return -1;
	}
	advance(node, u) {
		for (;;) {
			const next = this.next(node, u);
			if (next >= 0) return next;
			if (node === 0) return 0;
			node = this.fail[node];
		}
	}
	searchUTF16(charSeq, start, end) {
		let node = 0;
		for (let i = start; i < end; i++) {
			node = this.advance(node, charSeq.charCodeAt(i));
			if (this.match[node] === 1) return true;
		}
		return false;
	}
	searchUTF8(bytes, start, end) {
		let node = 0;
		for (let i = start; i < end; i++) {
			node = this.advance(node, bytes[i]);
			if (this.match[node] === 1) return true;
		}
		return false;
	}
};
var Prefilter = class Prefilter {
	static Type = {
		NONE: 0,
		EXACT: 1,
		AND: 2,
		OR: 3
	};
	static MAX_SCANS = 32;
	static MAX_AC_UNITS = 1 << 18;
	constructor(type) {
		this.type = type;
		this.subs = [];
		this.str = "";
		this.bytes = null;
		this.cost = type === Prefilter.Type.EXACT ? 1 : 0;
		this.allExact = false;
		this.ac16 = null;
		this.ac8 = null;
	}
	automaton16() {
		if (this.ac16 === null) {
			const words = this.subs.map((s) => {
				const arr = new Array(s.str.length);
				for (let i = 0; i < s.str.length; i++) arr[i] = s.str.charCodeAt(i);
				return arr;
			});
			this.ac16 = new AhoCorasick(words, 65536);
		}
		return this.ac16;
	}
	automaton8() {
		if (this.ac8 === null) this.ac8 = new AhoCorasick(this.subs.map((s) => s.bytes), 256);
		return this.ac8;
	}
	eval(input, pos) {
		switch (this.type) {
			case Prefilter.Type.NONE: return true;
			case Prefilter.Type.EXACT: return input.hasString(this, pos);
			case Prefilter.Type.AND:
				for (let i = 0; i < this.subs.length; i++) if (!this.subs[i].eval(input, pos)) return false;
				return true;
			case Prefilter.Type.OR:
				if (this.allExact) return input.hasAnyString(this, pos);
				for (let i = 0; i < this.subs.length; i++) if (this.subs[i].eval(input, pos)) return true;
				return false;
			default: return true;
		}
	}
};
var PrefilterTree = class PrefilterTree {
	static build(re) {
		if (!re) return new Prefilter(Prefilter.Type.NONE);
		return RegexpWalker.walk(re, PrefilterTree.WALKER);
	}
	static WALKER = {
		leaf: (re) => PrefilterTree.leaf(re),
		enter: (re) => PrefilterTree.enter(re),
		child: (re, state, result) => PrefilterTree.child(re, state, result),
		leave: (re, state) => PrefilterTree.leave(re, state)
	};
	static leaf(re) {
		if (re.op !== Regexp.Op.LITERAL) return new Prefilter(Prefilter.Type.NONE);
		if (re.runes.length === 0 || (re.flags & RE2Flags.FOLD_CASE) !== 0) return new Prefilter(Prefilter.Type.NONE);
		let str = "";
		for (let i = 0; i < re.runes.length; i++) {
			if (Unicode.isUnsearchable(re.runes[i])) return new Prefilter(Prefilter.Type.NONE);
			str += String.fromCodePoint(re.runes[i]);
		}
		const pf = new Prefilter(Prefilter.Type.EXACT);
		pf.str = str;
		pf.bytes = Utils.stringToUtf8ByteArray(pf.str);
		return pf;
	}
	static enter(re) {
		switch (re.op) {
			case Regexp.Op.CAPTURE:
			case Regexp.Op.PLUS: return { sub: null };
			case Regexp.Op.REPEAT:
				if (re.min >= 1) return { sub: null };
				return { result: new Prefilter(Prefilter.Type.NONE) };
			case Regexp.Op.CONCAT: return {
				pf: new Prefilter(Prefilter.Type.AND),
				subs: []
			};
			case Regexp.Op.ALTERNATE: return {
				pf: new Prefilter(Prefilter.Type.OR),
				subs: []
			};
			default: return { result: new Prefilter(Prefilter.Type.NONE) };
		}
	}
	static child(re, state, s) {
		if (state.subs === void 0) {
			state.sub = s;
			return;
		}
		if (state.pf.type === Prefilter.Type.AND) {
			if (s.type === Prefilter.Type.NONE) return;
			if (s.type === Prefilter.Type.AND) {
				for (let j = 0; j < s.subs.length; j++) state.subs.push(s.subs[j]);
				return;
			}
			state.subs.push(s);
			return;
		}
		if (s.type === Prefilter.Type.NONE) {
			state.result = new Prefilter(Prefilter.Type.NONE);
			return;
		}
		if (s.type === Prefilter.Type.OR) {
			for (let j = 0; j < s.subs.length; j++) state.subs.push(s.subs[j]);
			return;
		}
		state.subs.push(s);
	}
	static leave(re, state) {
		if (state.subs === void 0) return state.sub;
		const pf = state.pf;
		const seen = /* @__PURE__ */ new Set();
		const subs = [];
		for (const sub of state.subs) {
			if (sub.type === Prefilter.Type.EXACT) {
				if (seen.has(sub.str)) continue;
				seen.add(sub.str);
			}
			subs.push(sub);
		}
		if (pf.type === Prefilter.Type.AND) {
			const kept = [];
			let cost = 0;
			for (const sub of subs) {
				if (cost + sub.cost > Prefilter.MAX_SCANS) continue;
				kept.push(sub);
				cost += sub.cost;
			}
			if (kept.length === 0) return new Prefilter(Prefilter.Type.NONE);
			if (kept.length === 1) return kept[0];
			pf.subs = kept;
			pf.cost = cost;
			return pf;
		}
		if (subs.length === 0) return new Prefilter(Prefilter.Type.NONE);
		if (subs.length === 1) return subs[0];
		pf.subs = subs;
		let allExact = true;
		let cost = 0;
		let units = 0;
		for (const sub of subs) {
			if (sub.type !== Prefilter.Type.EXACT) allExact = false;
			else units += sub.bytes.length;
			cost += sub.cost;
		}
		if (allExact) {
			if (units > Prefilter.MAX_AC_UNITS) return new Prefilter(Prefilter.Type.NONE);
			pf.allExact = true;
			pf.cost = 1;
			return pf;
		}
		if (cost > Prefilter.MAX_SCANS) return new Prefilter(Prefilter.Type.NONE);
		pf.cost = cost;
		return pf;
	}
};
/**
* A list of instruction pointers waiting to be patched.
* Tracks both `head` and `tail` to allow O(1) appending during compilation.
* * Values are encoded integers, not standard memory pointers:
* - Program instruction index: `l >> 1`
* - Patch `.out` field if: `(l & 1) === 0`
* - Patch `.arg` field if: `(l & 1) === 1`
* - `0` denotes an empty list.
* * @see https://swtch.com/~rsc/regexp/regexp1.html
*/
var PatchList = class {
	/**
	* @param {number} head - Encoded pointer to the start of the patch list.
	* @param {number} tail - Encoded pointer to the end of the patch list.
	*/
	constructor(head = 0, tail = 0) {
		this.head = head;
		this.tail = tail;
	}
};
/**
* A Prog is a compiled regular expression program.
*/
var Prog = class {
	constructor() {
		this.inst = [];
		this.start = 0;
		this.numCap = 2;
		this.lbStarts = [];
		this.numLb = 0;
		this.lbInst = null;
	}
	getInst(pc) {
		return this.inst[pc];
	}
	numInst() {
		return this.inst.length;
	}
	addInst(op) {
		this.inst.push(new Inst(op));
	}
	markLookbehindInsts() {
		const lbInst = new Uint8Array(this.inst.length);
		const pending = this.lbStarts.slice();
		while (pending.length > 0) {
			const pc = pending.pop();
			if (pc === 0 || lbInst[pc] === 1) continue;
			lbInst[pc] = 1;
			const i = this.inst[pc];
			switch (i.op) {
				case Inst.ALT:
				case Inst.ALT_MATCH:
					pending.push(i.out, i.arg);
					break;
				case Inst.MATCH:
				case Inst.FAIL: break;
				default: pending.push(i.out);
			}
		}
		this.lbInst = lbInst;
	}
	skipNop(pc) {
		let i = this.inst[pc];
		while (i.op === Inst.NOP || i.op === Inst.CAPTURE) {
			i = this.inst[pc];
			pc = i.out;
		}
		return i;
	}
	/** @returns {[boolean, string]} */
	prefix() {
		let prefix = "";
		let i = this.skipNop(this.start);
		if (!Inst.isRuneOp(i.op) || i.runes.length !== 1) return [i.op === Inst.MATCH, prefix];
		while (Inst.isRuneOp(i.op) && i.runes.length === 1 && (i.arg & RE2Flags.FOLD_CASE) === 0 && !Unicode.isUnsearchable(i.runes[0])) {
			prefix += String.fromCodePoint(i.runes[0]);
			i = this.skipNop(i.out);
		}
		return [i.op === Inst.MATCH, prefix];
	}
	startCond() {
		let flag = 0;
		let pc = this.start;
		loop: for (;;) {
			const i = this.inst[pc];
			switch (i.op) {
				case Inst.EMPTY_WIDTH:
					flag |= i.arg;
					break;
				case Inst.FAIL: return -1;
				case Inst.CAPTURE:
				case Inst.NOP: break;
				default: break loop;
			}
			pc = i.out;
		}
		return flag;
	}
	patch(l, val) {
		let head = l.head;
		while (head !== 0) {
			const i = this.inst[head >> 1];
			if ((head & 1) === 0) {
				head = i.out;
				i.out = val;
			} else {
				head = i.arg;
				i.arg = val;
			}
		}
	}
	append(l1, l2) {
		if (l1.head === 0) return l2;
		if (l2.head === 0) return l1;
		const i = this.inst[l1.tail >> 1];
		if ((l1.tail & 1) === 0) i.out = l2.head;
		else i.arg = l2.head;
		return new PatchList(l1.head, l2.tail);
	}
	/**
	*
	* @returns {string}
	*/
	toString() {
		let out = "";
		for (let pc = 0; pc < this.inst.length; pc++) {
			const len = out.length;
			out += pc;
			if (pc === this.start) out += "*";
			out += "        ".substring(out.length - len);
			out += this.inst[pc];
			out += "\n";
		}
		return out;
	}
};
const ANY_RUNE_NOT_NL = new Int32Array([
	0,
	Codepoint.CODES["\n"] - 1,
	Codepoint.CODES["\n"] + 1,
	Unicode.MAX_RUNE
]);
const ANY_RUNE = new Int32Array([0, Unicode.MAX_RUNE]);
/**
* A fragment of a compiled regular expression program.
*
* @see http://swtch.com/~rsc/regexp/regexp1.html
* @class
*/
var Frag = class {
	constructor(i = 0, out = new PatchList(), nullable = false) {
		this.i = i;
		this.out = out;
		this.nullable = nullable;
	}
};
/**
* Compiler from {@code Regexp} (RE2 abstract syntax) to {@code RE2} (compiled regular expression).
*
* The only entry point is {@link #compileRegexp}.
*/
var Compiler = class Compiler {
	static compileRegexp(re) {
		const c = new Compiler();
		const f = c.compile(re);
		c.prog.patch(f.out, c.newInst(Inst.MATCH).i);
		c.prog.start = f.i;
		c.prog.markLookbehindInsts();
		return c.prog;
	}
	static compileSet(regexps) {
		const c = new Compiler();
		if (regexps.length === 0) {
			c.prog.start = c.newInst(Inst.FAIL).i;
			c.prog.markLookbehindInsts();
			return c.prog;
		}
		let starts = [];
		for (let i = 0; i < regexps.length; i++) {
			c.lbOffset = c.prog.numLb;
			const f = c.compile(regexps[i]);
			const m = c.newInst(Inst.MATCH);
			c.prog.getInst(m.i).arg = i;
			c.prog.patch(f.out, m.i);
			starts.push(f.i);
		}
		let start = starts[0];
		for (let i = 1; i < starts.length; i++) {
			const f = c.newInst(Inst.ALT);
			const inst = c.prog.getInst(f.i);
			inst.out = start;
			inst.arg = starts[i];
			start = f.i;
		}
		c.prog.start = start;
		c.prog.markLookbehindInsts();
		return c.prog;
	}
	constructor() {
		this.prog = new Prog();
		this.newInst(Inst.FAIL);
		this.lbOffset = 0;
		this.runeCache = /* @__PURE__ */ new Map();
		this.walker = {
			leaf: (re) => this.leaf(re),
			enter: (re) => this.enter(re),
			child: (re, state, result) => this.child(re, state, result),
			leave: (re, state) => this.leave(re, state)
		};
	}
	newInst(op) {
		this.prog.addInst(op);
		return new Frag(this.prog.numInst() - 1, new PatchList(), true);
	}
	nop() {
		const f = this.newInst(Inst.NOP);
		f.out = new PatchList(f.i << 1, f.i << 1);
		return f;
	}
	fail() {
		return new Frag();
	}
	cap(arg) {
		const f = this.newInst(Inst.CAPTURE);
		f.out = new PatchList(f.i << 1, f.i << 1);
		this.prog.getInst(f.i).arg = arg;
		if (this.prog.numCap < arg + 1) this.prog.numCap = arg + 1;
		return f;
	}
	cat(f1, f2) {
		if (f1.i === 0 || f2.i === 0) {
			this.prog.patch(f1.out, 0);
			this.prog.patch(f2.out, 0);
			return this.fail();
		}
		this.prog.patch(f1.out, f2.i);
		return new Frag(f1.i, f2.out, f1.nullable && f2.nullable);
	}
	alt(f1, f2) {
		if (f1.i === 0) return f2;
		if (f2.i === 0) return f1;
		const f = this.newInst(Inst.ALT);
		const i = this.prog.getInst(f.i);
		i.out = f1.i;
		i.arg = f2.i;
		f.out = this.prog.append(f1.out, f2.out);
		f.nullable = f1.nullable || f2.nullable;
		return f;
	}
	loop(f1, nongreedy) {
		const f = this.newInst(Inst.ALT);
		const i = this.prog.getInst(f.i);
		if (nongreedy) {
			i.arg = f1.i;
			f.out = new PatchList(f.i << 1, f.i << 1);
		} else {
			i.out = f1.i;
			f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
		}
		this.prog.patch(f1.out, f.i);
		return f;
	}
	quest(f1, nongreedy) {
		if (f1.i === 0) return this.nop();
		const f = this.newInst(Inst.ALT);
		const i = this.prog.getInst(f.i);
		if (nongreedy) {
			i.arg = f1.i;
			f.out = new PatchList(f.i << 1, f.i << 1);
		} else {
			i.out = f1.i;
			f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
		}
		f.out = this.prog.append(f.out, f1.out);
		return f;
	}
	star(f1, nongreedy) {
		if (f1.i === 0) return this.nop();
		if (f1.nullable) return this.quest(this.plus(f1, nongreedy), nongreedy);
		return this.loop(f1, nongreedy);
	}
	plus(f1, nongreedy) {
		if (f1.i === 0) return this.fail();
		return new Frag(f1.i, this.loop(f1, nongreedy).out, f1.nullable);
	}
	empty(op) {
		const f = this.newInst(Inst.EMPTY_WIDTH);
		this.prog.getInst(f.i).arg = op;
		f.out = new PatchList(f.i << 1, f.i << 1);
		return f;
	}
	rune(runes, flags) {
		const f = this.newInst(Inst.RUNE);
		f.nullable = false;
		const i = this.prog.getInst(f.i);
		i.runes = runes;
		flags &= RE2Flags.FOLD_CASE;
		if (runes.length !== 1 || Unicode.simpleFold(runes[0]) === runes[0]) flags &= ~RE2Flags.FOLD_CASE;
		i.arg = flags;
		f.out = new PatchList(f.i << 1, f.i << 1);
		if ((flags & RE2Flags.FOLD_CASE) === 0 && runes.length === 1 || runes.length === 2 && runes[0] === runes[1]) i.op = Inst.RUNE1;
		else if (runes.length === 2 && runes[0] === 0 && runes[1] === Unicode.MAX_RUNE) i.op = Inst.RUNE_ANY;
		else if (runes.length === 4 && runes[0] === 0 && runes[1] === Codepoint.CODES["\n"] - 1 && runes[2] === Codepoint.CODES["\n"] + 1 && runes[3] === Unicode.MAX_RUNE) i.op = Inst.RUNE_ANY_NOT_NL;
		return f;
	}
	lookBehind(a, parsedLb) {
		const lb = Math.sign(parsedLb) * (Math.abs(parsedLb) + this.lbOffset);
		const id = this.newInst(Inst.LB_WRITE);
		this.prog.getInst(id.i).arg = lb;
		const any = this.rune(ANY_RUNE, 0);
		const dotStar = this.star(any, true);
		const lbAutomaton = this.cat(dotStar, a);
		this.prog.patch(lbAutomaton.out, id.i);
		const checkId = this.newInst(Inst.LB_CHECK);
		this.prog.getInst(checkId.i).arg = lb;
		this.prog.lbStarts.push(lbAutomaton.i);
		if (Math.abs(lb) > this.prog.numLb) this.prog.numLb = Math.abs(lb);
		checkId.out = new PatchList(checkId.i << 1, checkId.i << 1);
		return checkId;
	}
	compile(re) {
		return RegexpWalker.walk(re, this.walker);
	}
	leaf(re) {
		switch (re.op) {
			case Regexp.Op.NO_MATCH: return this.fail();
			case Regexp.Op.EMPTY_MATCH: return this.nop();
			case Regexp.Op.LITERAL: {
				if (re.runes.length === 0) return this.nop();
				let f = null;
				for (let r of re.runes) {
					let singleRune = this.runeCache.get(r);
					if (singleRune === void 0) {
						singleRune = new Int32Array([r]);
						this.runeCache.set(r, singleRune);
					}
					const f1 = this.rune(singleRune, re.flags);
					f = f === null ? f1 : this.cat(f, f1);
				}
				return f;
			}
			case Regexp.Op.CHAR_CLASS: return this.rune(re.runes, re.flags);
			case Regexp.Op.ANY_CHAR_NOT_NL: return this.rune(ANY_RUNE_NOT_NL, 0);
			case Regexp.Op.ANY_CHAR: return this.rune(ANY_RUNE, 0);
			case Regexp.Op.BEGIN_LINE: return this.empty(Utils.EMPTY_BEGIN_LINE);
			case Regexp.Op.END_LINE: return this.empty(Utils.EMPTY_END_LINE);
			case Regexp.Op.BEGIN_TEXT: return this.empty(Utils.EMPTY_BEGIN_TEXT);
			case Regexp.Op.END_TEXT: return this.empty(Utils.EMPTY_END_TEXT);
			case Regexp.Op.WORD_BOUNDARY: return this.empty(Utils.EMPTY_WORD_BOUNDARY);
			case Regexp.Op.NO_WORD_BOUNDARY: return this.empty(Utils.EMPTY_NO_WORD_BOUNDARY);
			case Regexp.Op.CONCAT:
			case Regexp.Op.ALTERNATE: return this.nop();
			default: throw new RE2JSCompileException("regexp: unhandled case in compile");
		}
	}
	enter(re) {
		switch (re.op) {
			case Regexp.Op.PLB:
			case Regexp.Op.NLB:
			case Regexp.Op.STAR:
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST: return { sub: null };
			case Regexp.Op.CAPTURE: return {
				bra: this.cap(re.cap << 1),
				sub: null
			};
			case Regexp.Op.CONCAT:
			case Regexp.Op.ALTERNATE: return { f: null };
			default: throw new RE2JSCompileException("regexp: unhandled case in compile");
		}
	}
	child(re, state, f1) {
		if (re.op === Regexp.Op.CONCAT) state.f = state.f === null ? f1 : this.cat(state.f, f1);
		else if (re.op === Regexp.Op.ALTERNATE) state.f = state.f === null ? f1 : this.alt(state.f, f1);
		else state.sub = f1;
	}
	leave(re, state) {
		switch (re.op) {
			case Regexp.Op.PLB:
			case Regexp.Op.NLB: return this.lookBehind(state.sub, re.lb);
			case Regexp.Op.CAPTURE: {
				const ket = this.cap(re.cap << 1 | 1);
				return this.cat(this.cat(state.bra, state.sub), ket);
			}
			case Regexp.Op.STAR: return this.star(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
			case Regexp.Op.PLUS: return this.plus(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
			case Regexp.Op.QUEST: return this.quest(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
			case Regexp.Op.CONCAT:
			case Regexp.Op.ALTERNATE: return state.f;
			default: throw new RE2JSCompileException("regexp: unhandled case in compile");
		}
	}
};
var Simplify = class Simplify {
	static simplify(re) {
		if (re === null) return null;
		return RegexpWalker.walk(re, Simplify.WALKER);
	}
	static WALKER = {
		leaf: (re) => Simplify.leaf(re),
		enter: (re) => Simplify.enter(re),
		child: (re, state, result, i) => Simplify.child(re, state, result, i),
		leave: (re, state) => Simplify.leave(re, state)
	};
	static leaf(re) {
		if (re.op === Regexp.Op.CHAR_CLASS) {
			if (re.runes === null) return re;
			if (re.runes.length === 0) return new Regexp(Regexp.Op.NO_MATCH);
			if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR);
			if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR_NOT_NL);
		}
		return re;
	}
	static enter(re) {
		switch (re.op) {
			case Regexp.Op.PLB:
			case Regexp.Op.NLB:
			case Regexp.Op.CAPTURE:
			case Regexp.Op.STAR:
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST: return { sub: null };
			case Regexp.Op.CONCAT:
			case Regexp.Op.ALTERNATE: return {
				subs: [],
				changed: false
			};
			case Regexp.Op.REPEAT:
				if (re.min === 0 && re.max === 0) return { result: new Regexp(Regexp.Op.EMPTY_MATCH) };
				return { sub: null };
			default: return { result: re };
		}
	}
	static child(re, state, nsub, i) {
		if (state.subs === void 0) {
			state.sub = nsub;
			return;
		}
		if (nsub !== re.subs[i]) state.changed = true;
		if (re.op === Regexp.Op.CONCAT) {
			if (nsub.op === Regexp.Op.NO_MATCH) {
				state.result = new Regexp(Regexp.Op.NO_MATCH);
				return;
			}
			if (nsub.op === Regexp.Op.EMPTY_MATCH) {
				state.changed = true;
				return;
			}
			if (nsub.op === Regexp.Op.CONCAT) {
				state.changed = true;
				for (let j = 0; j < nsub.subs.length; j++) state.subs.push(nsub.subs[j]);
				return;
			}
		} else {
			if (nsub.op === Regexp.Op.NO_MATCH) {
				state.changed = true;
				return;
			}
			if (nsub.op === Regexp.Op.ALTERNATE) {
				state.changed = true;
				for (let j = 0; j < nsub.subs.length; j++) state.subs.push(nsub.subs[j]);
				return;
			}
		}
		state.subs.push(nsub);
	}
	static leave(re, state) {
		switch (re.op) {
			case Regexp.Op.PLB:
			case Regexp.Op.NLB:
			case Regexp.Op.CAPTURE: {
				const sub = state.sub;
				if (sub !== re.subs[0]) {
					const nre = Regexp.fromRegexp(re);
					nre.runes = /* @__PURE__ */ new Int32Array(0);
					nre.subs = [sub];
					return nre;
				}
				return re;
			}
			case Regexp.Op.CONCAT:
			case Regexp.Op.ALTERNATE:
				if (state.changed) {
					const newSubs = state.subs;
					if (newSubs.length === 0) return new Regexp(re.op === Regexp.Op.CONCAT ? Regexp.Op.EMPTY_MATCH : Regexp.Op.NO_MATCH);
					if (newSubs.length === 1) return newSubs[0];
					const nre = Regexp.fromRegexp(re);
					nre.runes = /* @__PURE__ */ new Int32Array(0);
					nre.subs = newSubs;
					return nre;
				}
				return re;
			case Regexp.Op.STAR:
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST: return Simplify.simplify1(re.op, re.flags, state.sub, re);
			case Regexp.Op.REPEAT: return Simplify.simplifyRepeat(re, state.sub);
			default: return re;
		}
	}
	static simplifyRepeat(re, sub) {
		if (re.max === -1) {
			if (re.min === 0) return Simplify.simplify1(Regexp.Op.STAR, re.flags, sub, null);
			if (re.min === 1) return Simplify.simplify1(Regexp.Op.PLUS, re.flags, sub, null);
			const subs = [];
			for (let i = 0; i < re.min - 1; i++) subs.push(sub);
			subs.push(Simplify.simplify1(Regexp.Op.PLUS, re.flags, sub, null));
			return Simplify.concat(subs);
		}
		if (re.min === 1 && re.max === 1) return sub;
		let prefixSubs = null;
		if (re.min > 0) {
			prefixSubs = [];
			for (let i = 0; i < re.min; i++) prefixSubs.push(sub);
		}
		if (re.max > re.min) {
			let suffix = Simplify.simplify1(Regexp.Op.QUEST, re.flags, sub, null);
			for (let i = re.min + 1; i < re.max; i++) suffix = Simplify.simplify1(Regexp.Op.QUEST, re.flags, Simplify.concat([sub, suffix]), null);
			if (prefixSubs === null) return suffix;
			prefixSubs.push(suffix);
		}
		if (prefixSubs !== null) return Simplify.concat(prefixSubs);
		return new Regexp(Regexp.Op.NO_MATCH);
	}
	static concat(subs) {
		const newSubs = [];
		for (let i = 0; i < subs.length; i++) {
			const sub = subs[i];
			if (sub.op === Regexp.Op.NO_MATCH) return new Regexp(Regexp.Op.NO_MATCH);
			if (sub.op === Regexp.Op.EMPTY_MATCH) continue;
			if (sub.op === Regexp.Op.CONCAT) {
				for (let j = 0; j < sub.subs.length; j++) newSubs.push(sub.subs[j]);
				continue;
			}
			newSubs.push(sub);
		}
		if (newSubs.length === 0) return new Regexp(Regexp.Op.EMPTY_MATCH);
		if (newSubs.length === 1) return newSubs[0];
		const nre = new Regexp(Regexp.Op.CONCAT);
		nre.subs = newSubs;
		return nre;
	}
	static simplify1(op, flags, sub, re) {
		if (sub.op === Regexp.Op.EMPTY_MATCH) return sub;
		if (sub.op === Regexp.Op.NO_MATCH) {
			if (op === Regexp.Op.PLUS) return sub;
			return new Regexp(Regexp.Op.EMPTY_MATCH);
		}
		if (op === sub.op && (flags & RE2Flags.NON_GREEDY) === (sub.flags & RE2Flags.NON_GREEDY)) return sub;
		if (re !== null && re.op === op && (re.flags & RE2Flags.NON_GREEDY) === (flags & RE2Flags.NON_GREEDY) && sub === re.subs[0]) return re;
		const nre = new Regexp(op);
		nre.flags = flags;
		nre.subs = [sub];
		return nre;
	}
};
var CharGroup = class {
	constructor(sign, cls) {
		this.sign = sign;
		this.cls = cls;
	}
};
const code1 = [48, 57];
const code2 = [
	9,
	10,
	12,
	13,
	32,
	32
];
const code3 = [
	48,
	57,
	65,
	90,
	95,
	95,
	97,
	122
];
const PERL_GROUPS = /* @__PURE__ */ new Map([
	["\\d", new CharGroup(1, code1)],
	["\\D", new CharGroup(-1, code1)],
	["\\s", new CharGroup(1, code2)],
	["\\S", new CharGroup(-1, code2)],
	["\\w", new CharGroup(1, code3)],
	["\\W", new CharGroup(-1, code3)]
]);
const code4 = [
	48,
	57,
	65,
	90,
	97,
	122
];
const code5 = [
	65,
	90,
	97,
	122
];
const code6 = [0, 127];
const code7 = [
	9,
	9,
	32,
	32
];
const code8 = [
	0,
	31,
	127,
	127
];
const code9 = [48, 57];
const code10 = [33, 126];
const code11 = [97, 122];
const code12 = [32, 126];
const code13 = [
	33,
	47,
	58,
	64,
	91,
	96,
	123,
	126
];
const code14 = [
	9,
	13,
	32,
	32
];
const code15 = [65, 90];
const code16 = [
	48,
	57,
	65,
	90,
	95,
	95,
	97,
	122
];
const code17 = [
	48,
	57,
	65,
	70,
	97,
	102
];
const POSIX_GROUPS = /* @__PURE__ */ new Map([
	["[:alnum:]", new CharGroup(1, code4)],
	["[:^alnum:]", new CharGroup(-1, code4)],
	["[:alpha:]", new CharGroup(1, code5)],
	["[:^alpha:]", new CharGroup(-1, code5)],
	["[:ascii:]", new CharGroup(1, code6)],
	["[:^ascii:]", new CharGroup(-1, code6)],
	["[:blank:]", new CharGroup(1, code7)],
	["[:^blank:]", new CharGroup(-1, code7)],
	["[:cntrl:]", new CharGroup(1, code8)],
	["[:^cntrl:]", new CharGroup(-1, code8)],
	["[:digit:]", new CharGroup(1, code9)],
	["[:^digit:]", new CharGroup(-1, code9)],
	["[:graph:]", new CharGroup(1, code10)],
	["[:^graph:]", new CharGroup(-1, code10)],
	["[:lower:]", new CharGroup(1, code11)],
	["[:^lower:]", new CharGroup(-1, code11)],
	["[:print:]", new CharGroup(1, code12)],
	["[:^print:]", new CharGroup(-1, code12)],
	["[:punct:]", new CharGroup(1, code13)],
	["[:^punct:]", new CharGroup(-1, code13)],
	["[:space:]", new CharGroup(1, code14)],
	["[:^space:]", new CharGroup(-1, code14)],
	["[:upper:]", new CharGroup(1, code15)],
	["[:^upper:]", new CharGroup(-1, code15)],
	["[:word:]", new CharGroup(1, code16)],
	["[:^word:]", new CharGroup(-1, code16)],
	["[:xdigit:]", new CharGroup(1, code17)],
	["[:^xdigit:]", new CharGroup(-1, code17)]
]);
/**
* A "builder"-style helper class for manipulating character classes represented as an array of
* pairs of runes [lo, hi], each denoting an inclusive interval.
*
* All methods mutate the internal state and return {@code this}, allowing operations to be chained.
*/
var CharClass = class CharClass {
	static charClassToString(r, len) {
		let result = "[";
		for (let i = 0; i < len; i += 2) {
			if (i > 0) result += " ";
			const lo = r[i];
			const hi = r[i + 1];
			if (lo === hi) result += `0x${lo.toString(16)}`;
			else result += `0x${lo.toString(16)}-0x${hi.toString(16)}`;
		}
		result += "]";
		return result;
	}
	static sortRanges(array, len) {
		const n = len >> 1;
		const order = new Array(n);
		for (let i = 0; i < n; i++) order[i] = i;
		order.sort((a, b) => array[2 * a] - array[2 * b] || array[2 * b + 1] - array[2 * a + 1]);
		const sorted = array.slice(0, len);
		for (let i = 0; i < n; i++) {
			array[2 * i] = sorted[2 * order[i]];
			array[2 * i + 1] = sorted[2 * order[i] + 1];
		}
	}
	/**
	* @param {number[]|Int32Array} [r]
	*/
	constructor(r = Utils.emptyInts()) {
		/** @type {number[]|Int32Array} */
		this.r = r;
		this.len = r.length;
	}
	toArray() {
		if (this.r instanceof Int32Array) return this.len === this.r.length ? this.r : this.r.subarray(0, this.len);
		return new Int32Array(this.len === this.r.length ? this.r : this.r.slice(0, this.len));
	}
	toGrowableArray() {
		if (Array.isArray(this.r)) {
			this.r.length = this.len;
			return this.r;
		}
		return Array.from(this.r.subarray(0, this.len));
	}
	cleanClass() {
		if (this.len < 4) return this;
		CharClass.sortRanges(this.r, this.len);
		let w = 2;
		for (let i = 2; i < this.len; i += 2) {
			const lo = this.r[i];
			const hi = this.r[i + 1];
			if (lo <= this.r[w - 1] + 1) {
				if (hi > this.r[w - 1]) this.r[w - 1] = hi;
				continue;
			}
			this.r[w] = lo;
			this.r[w + 1] = hi;
			w += 2;
		}
		this.len = w;
		return this;
	}
	appendLiteral(x, flags) {
		return (flags & RE2Flags.FOLD_CASE) !== 0 ? this.appendFoldedRange(x, x) : this.appendRange(x, x);
	}
	appendRange(lo, hi) {
		if (this.len > 0) {
			for (let i = 2; i <= 4; i += 2) if (this.len >= i) {
				const rlo = this.r[this.len - i];
				const rhi = this.r[this.len - i + 1];
				if (lo <= rhi + 1 && rlo <= hi + 1) {
					if (lo < rlo) this.r[this.len - i] = lo;
					if (hi > rhi) this.r[this.len - i + 1] = hi;
					return this;
				}
			}
		}
		this.r[this.len++] = lo;
		this.r[this.len++] = hi;
		return this;
	}
	appendFoldedRange(lo, hi) {
		if (lo <= Unicode.MIN_FOLD && hi >= Unicode.MAX_FOLD) return this.appendRange(lo, hi);
		if (hi < Unicode.MIN_FOLD || lo > Unicode.MAX_FOLD) return this.appendRange(lo, hi);
		if (lo < Unicode.MIN_FOLD) {
			this.appendRange(lo, Unicode.MIN_FOLD - 1);
			lo = Unicode.MIN_FOLD;
		}
		if (hi > Unicode.MAX_FOLD) {
			this.appendRange(Unicode.MAX_FOLD + 1, hi);
			hi = Unicode.MAX_FOLD;
		}
		for (let c = lo; c <= hi; c++) {
			this.appendRange(c, c);
			for (let f = Unicode.simpleFold(c); f !== c; f = Unicode.simpleFold(f)) this.appendRange(f, f);
		}
		return this;
	}
	appendClass(x) {
		for (let i = 0; i < x.length; i += 2) this.appendRange(x[i], x[i + 1]);
		return this;
	}
	appendFoldedClass(x) {
		for (let i = 0; i < x.length; i += 2) this.appendFoldedRange(x[i], x[i + 1]);
		return this;
	}
	appendNegatedClass(x) {
		let nextLo = 0;
		for (let i = 0; i < x.length; i += 2) {
			const lo = x[i];
			const hi = x[i + 1];
			if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
			nextLo = hi + 1;
		}
		if (nextLo <= Unicode.MAX_RUNE) this.appendRange(nextLo, Unicode.MAX_RUNE);
		return this;
	}
	appendTable(table) {
		for (let i = 0; i < table.length; ++i) {
			const lo = table.getLo(i);
			const hi = table.getHi(i);
			const stride = table.getStride(i);
			if (stride === 1) {
				this.appendRange(lo, hi);
				continue;
			}
			for (let c = lo; c <= hi; c += stride) this.appendRange(c, c);
		}
		return this;
	}
	appendNegatedTable(table) {
		let nextLo = 0;
		for (let i = 0; i < table.length; ++i) {
			const lo = table.getLo(i);
			const hi = table.getHi(i);
			const stride = table.getStride(i);
			if (stride === 1) {
				if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
				nextLo = hi + 1;
				continue;
			}
			for (let c = lo; c <= hi; c += stride) {
				if (nextLo <= c - 1) this.appendRange(nextLo, c - 1);
				nextLo = c + 1;
			}
		}
		if (nextLo <= Unicode.MAX_RUNE) this.appendRange(nextLo, Unicode.MAX_RUNE);
		return this;
	}
	appendTableWithSign(table, sign) {
		return sign < 0 ? this.appendNegatedTable(table) : this.appendTable(table);
	}
	negateClass() {
		let nextLo = 0;
		let w = 0;
		for (let i = 0; i < this.len; i += 2) {
			const lo = this.r[i];
			const hi = this.r[i + 1];
			if (nextLo <= lo - 1) {
				this.r[w] = nextLo;
				this.r[w + 1] = lo - 1;
				w += 2;
			}
			nextLo = hi + 1;
		}
		this.len = w;
		if (nextLo <= Unicode.MAX_RUNE) {
			this.r[this.len++] = nextLo;
			this.r[this.len++] = Unicode.MAX_RUNE;
		}
		return this;
	}
	appendClassWithSign(x, sign) {
		return sign < 0 ? this.appendNegatedClass(x) : this.appendClass(x);
	}
	appendGroup(g, foldCase) {
		let cls = g.cls;
		if (foldCase) cls = new CharClass().appendFoldedClass(cls).cleanClass().toArray();
		return this.appendClassWithSign(cls, g.sign);
	}
	toString() {
		return CharClass.charClassToString(this.r, this.len);
	}
};
var StringIterator = class {
	constructor(str) {
		this.str = str;
		this.position = 0;
	}
	pos() {
		return this.position;
	}
	rewindTo(pos) {
		this.position = pos;
	}
	more() {
		return this.position < this.str.length;
	}
	peek() {
		return this.str.codePointAt(this.position);
	}
	skip(n) {
		this.position += n;
	}
	skipString(s) {
		this.position += s.length;
	}
	pop() {
		const r = this.str.codePointAt(this.position);
		this.position += Utils.charCount(r);
		return r;
	}
	lookingAt(s) {
		return this.str.startsWith(s, this.position);
	}
	rest() {
		return this.str.substring(this.position);
	}
	from(beforePos) {
		return this.str.substring(beforePos, this.position);
	}
	toString() {
		return this.rest();
	}
};
/**
* A parser of regular expression patterns.
*
* The only public entry point is {@link #parse(String pattern, int flags)}.
*/
var Parser = class Parser {
	static ERR_INTERNAL_ERROR = "regexp/syntax: internal error";
	static ERR_INVALID_CHAR_RANGE = "invalid character class range";
	static ERR_INVALID_ESCAPE = "invalid escape sequence";
	static ERR_INVALID_NAMED_CAPTURE = "invalid named capture";
	static ERR_INVALID_PERL_OP = "invalid or unsupported Perl syntax";
	static ERR_INVALID_REPEAT_OP = "invalid nested repetition operator";
	static ERR_INVALID_REPEAT_SIZE = "invalid repeat count";
	static ERR_MISSING_BRACKET = "missing closing ]";
	static ERR_MISSING_PAREN = "missing closing )";
	static ERR_MISSING_REPEAT_ARGUMENT = "missing argument to repetition operator";
	static ERR_TRAILING_BACKSLASH = "trailing backslash at end of expression";
	static ERR_DUPLICATE_NAMED_CAPTURE = "duplicate capture group name";
	static ERR_UNEXPECTED_PAREN = "unexpected )";
	static ERR_NESTING_DEPTH = "expression nests too deeply";
	static ERR_LARGE = "expression too large";
	static ERR_INVALID_CAPTURE_IN_LOOKBEHIND = "invalid capture in lookbehind";
	static MAX_HEIGHT = 1e3;
	static MAX_SIZE = 1398101;
	static MAX_RUNES = 33554432;
	static ANY_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		Unicode.MAX_RUNE,
		1
	]));
	static ASCII_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		127,
		1
	]));
	static ASCII_FOLD_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		127,
		1,
		383,
		383,
		1,
		8490,
		8490,
		1
	]));
	static unicodeTable(name) {
		if (name === "Any") return {
			tab: Parser.ANY_TABLE,
			fold: Parser.ANY_TABLE,
			sign: 1
		};
		if (name === "Ascii") return {
			tab: Parser.ASCII_TABLE,
			fold: Parser.ASCII_FOLD_TABLE,
			sign: 1
		};
		if (name === "Assigned") return {
			tab: UnicodeTables.CATEGORIES.get("Cn"),
			fold: UnicodeTables.CATEGORIES.get("Cn"),
			sign: -1
		};
		if (name === "Lc") return {
			tab: UnicodeTables.CATEGORIES.get("LC"),
			fold: UnicodeTables.FOLD_CATEGORIES.get("LC"),
			sign: 1
		};
		if (UnicodeTables.CATEGORIES.has(name)) return {
			tab: UnicodeTables.CATEGORIES.get(name),
			fold: UnicodeTables.FOLD_CATEGORIES.get(name),
			sign: 1
		};
		if (UnicodeTables.SCRIPTS.has(name)) return {
			tab: UnicodeTables.SCRIPTS.get(name),
			fold: UnicodeTables.FOLD_SCRIPT.get(name),
			sign: 1
		};
		return null;
	}
	static minFoldRune(r) {
		if (r < Unicode.MIN_FOLD || r > Unicode.MAX_FOLD) return r;
		let min = r;
		const r0 = r;
		for (r = Unicode.simpleFold(r); r !== r0; r = Unicode.simpleFold(r)) if (min > r) min = r;
		return min;
	}
	static leadingRegexp(re) {
		if (re.op === Regexp.Op.EMPTY_MATCH) return null;
		if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
			const sub = re.subs[0];
			if (sub.op === Regexp.Op.EMPTY_MATCH) return null;
			return sub;
		}
		return re;
	}
	static literalRegexp(s, flags) {
		const re = new Regexp(Regexp.Op.LITERAL);
		re.flags = flags;
		re.runes = Utils.stringToRunes(s);
		return re;
	}
	/**
	* Parse regular expression pattern {@code pattern} with mode flags {@code flags}.
	* @param {string} pattern
	* @param {number} flags
	*/
	static parse(pattern, flags) {
		return new Parser(pattern, flags).parseInternal();
	}
	static parseRepeat(t) {
		const start = t.pos();
		if (!t.more() || !t.lookingAt("{")) return -1;
		t.skip(1);
		const min = Parser.parseInt(t);
		if (min === -1) return -1;
		if (!t.more()) return -1;
		let max;
		if (!t.lookingAt(",")) max = min;
		else {
			t.skip(1);
			if (!t.more()) return -1;
			if (t.lookingAt("}")) max = -1;
			else if ((max = Parser.parseInt(t)) === -1) return -1;
		}
		if (!t.more() || !t.lookingAt("}")) return -1;
		t.skip(1);
		if (min < 0 || min > 1e3 || max === -2 || max > 1e3 || max >= 0 && min > max) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(start));
		return min << 16 | max & Unicode.MAX_BMP;
	}
	static isValidCaptureName(name) {
		if (name.length === 0) return false;
		for (let i = 0; i < name.length; i++) {
			const c = name.codePointAt(i);
			if (c !== Codepoint.CODES["_"] && !Utils.isalnum(c)) return false;
		}
		return true;
	}
	static parseInt(t) {
		const start = t.pos();
		while (t.more() && t.peek() >= Codepoint.CODES["0"] && t.peek() <= Codepoint.CODES["9"]) t.skip(1);
		const n = t.from(start);
		if (n.length === 0 || n.length > 1 && n.codePointAt(0) === Codepoint.CODES["0"]) return -1;
		if (n.length > 8) return -2;
		return parseInt(n, 10);
	}
	static isCharClass(re) {
		return re.op === Regexp.Op.LITERAL && re.runes.length === 1 || re.op === Regexp.Op.CHAR_CLASS || re.op === Regexp.Op.ANY_CHAR_NOT_NL || re.op === Regexp.Op.ANY_CHAR;
	}
	static matchRune(re, r) {
		switch (re.op) {
			case Regexp.Op.LITERAL: return re.runes.length === 1 && re.runes[0] === r;
			case Regexp.Op.CHAR_CLASS:
				for (let i = 0; i < re.runes.length; i += 2) if (re.runes[i] <= r && r <= re.runes[i + 1]) return true;
				return false;
			case Regexp.Op.ANY_CHAR_NOT_NL: return r !== Codepoint.CODES["\n"];
			case Regexp.Op.ANY_CHAR: return true;
		}
		return false;
	}
	static mergeCharClass(dst, src) {
		switch (dst.op) {
			case Regexp.Op.ANY_CHAR: break;
			case Regexp.Op.ANY_CHAR_NOT_NL:
				if (Parser.matchRune(src, Codepoint.CODES["\n"])) dst.op = Regexp.Op.ANY_CHAR;
				break;
			case Regexp.Op.CHAR_CLASS: {
				const cc = new CharClass(Array.isArray(dst.runes) ? dst.runes : Array.from(dst.runes));
				if (src.op === Regexp.Op.LITERAL) cc.appendLiteral(src.runes[0], src.flags);
				else cc.appendClass(src.runes);
				dst.runes = cc.toGrowableArray();
				break;
			}
			case Regexp.Op.LITERAL:
				if (src.runes[0] === dst.runes[0] && src.flags === dst.flags) break;
				dst.op = Regexp.Op.CHAR_CLASS;
				dst.runes = new CharClass().appendLiteral(dst.runes[0], dst.flags).appendLiteral(src.runes[0], src.flags).toGrowableArray();
		}
	}
	static parseEscape(t) {
		const startPos = t.pos();
		t.skip(1);
		if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_TRAILING_BACKSLASH);
		let c = t.pop();
		bigswitch: switch (c) {
			case Codepoint.CODES["1"]:
			case Codepoint.CODES["2"]:
			case Codepoint.CODES["3"]:
			case Codepoint.CODES["4"]:
			case Codepoint.CODES["5"]:
			case Codepoint.CODES["6"]:
			case Codepoint.CODES["7"]: if (!t.more() || t.peek() < Codepoint.CODES["0"] || t.peek() > Codepoint.CODES["7"]) break;
			case Codepoint.CODES["0"]: {
				let r = c - Codepoint.CODES["0"];
				for (let i = 1; i < 3; i++) {
					if (!t.more() || t.peek() < Codepoint.CODES["0"] || t.peek() > Codepoint.CODES["7"]) break;
					r = r * 8 + t.peek() - Codepoint.CODES["0"];
					t.skip(1);
				}
				return r;
			}
			case Codepoint.CODES["x"]: {
				if (!t.more()) break;
				c = t.pop();
				if (c === Codepoint.CODES["{"]) {
					let nhex = 0;
					let r = 0;
					while (true) {
						if (!t.more()) break bigswitch;
						c = t.pop();
						if (c === Codepoint.CODES["}"]) break;
						const v = Utils.unhex(c);
						if (v < 0) break bigswitch;
						r = r * 16 + v;
						if (r > Unicode.MAX_RUNE) break bigswitch;
						nhex++;
					}
					if (nhex === 0) break bigswitch;
					return r;
				}
				const x = Utils.unhex(c);
				if (!t.more()) break;
				c = t.pop();
				const y = Utils.unhex(c);
				if (x < 0 || y < 0) break;
				return x * 16 + y;
			}
			case Codepoint.CODES["a"]: return Codepoint.CODES["\x07"];
			case Codepoint.CODES["f"]: return Codepoint.CODES["\f"];
			case Codepoint.CODES["n"]: return Codepoint.CODES["\n"];
			case Codepoint.CODES["r"]: return Codepoint.CODES["\r"];
			case Codepoint.CODES["t"]: return Codepoint.CODES["	"];
			case Codepoint.CODES["v"]: return Codepoint.CODES["\v"];
			default: if (c <= Unicode.MAX_ASCII && !Utils.isalnum(c)) return c;
		}
		throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
	}
	static parseClassChar(t, wholeClassPos) {
		if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_MISSING_BRACKET, t.from(wholeClassPos));
		if (t.lookingAt("\\")) return Parser.parseEscape(t);
		return t.pop();
	}
	static hasCapture(re) {
		if (re === null) return false;
		if (re.op === Regexp.Op.CAPTURE) return true;
		if (re.subs) {
			for (let sub of re.subs) if (Parser.hasCapture(sub)) return true;
		}
		return false;
	}
	constructor(wholeRegexp, flags = 0) {
		this.wholeRegexp = wholeRegexp;
		this.flags = flags;
		this.numCap = 0;
		this.namedGroups = Object.create(null);
		this.stack = [];
		this.free = null;
		this.numRegexp = 0;
		this.numRunes = 0;
		this.repeats = 0;
		this.height = null;
		this.size = null;
		this.nlb = 0;
	}
	newRegexp(op) {
		let re = this.free;
		if (re !== null && re.subs !== null && re.subs.length > 0) {
			this.free = re.subs[0];
			re.reinit();
			re.op = op;
		} else {
			re = new Regexp(op);
			this.numRegexp += 1;
		}
		return re;
	}
	reuse(re) {
		if (this.height !== null && this.height.has(re)) this.height.delete(re);
		if (re.subs !== null && re.subs.length > 0) re.subs[0] = this.free;
		this.free = re;
	}
	checkLimits(re) {
		if (this.numRunes > Parser.MAX_RUNES) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
		this.checkSize(re);
		this.checkHeight(re);
	}
	checkSize(re) {
		if (this.size === null) {
			if (this.repeats === 0) this.repeats = 1;
			if (re.op === Regexp.Op.REPEAT) {
				let n = re.max;
				if (n === -1) n = re.min;
				if (n <= 0) n = 1;
				if (n > Math.floor(Parser.MAX_SIZE / this.repeats)) this.repeats = Parser.MAX_SIZE;
				else this.repeats *= n;
			}
			if (this.numRegexp < Math.floor(Parser.MAX_SIZE / this.repeats)) return;
			this.size = /* @__PURE__ */ new Map();
			for (let reEx of this.stack) this.checkSize(reEx);
		}
		if (this.calcSize(re, true) > Parser.MAX_SIZE) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
	}
	calcSize(re, force = false) {
		if (!force && this.size !== null) {
			if (this.size.has(re)) return this.size.get(re);
		}
		let size = 0;
		switch (re.op) {
			case Regexp.Op.LITERAL:
				size = re.runes.length;
				break;
			case Regexp.Op.PLB:
			case Regexp.Op.NLB:
			case Regexp.Op.CAPTURE:
			case Regexp.Op.STAR:
				size = 2 + this.calcSize(re.subs[0]);
				break;
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST:
				size = 1 + this.calcSize(re.subs[0]);
				break;
			case Regexp.Op.CONCAT:
				for (let sub of re.subs) size = size + this.calcSize(sub);
				break;
			case Regexp.Op.ALTERNATE:
				for (let sub of re.subs) size = size + this.calcSize(sub);
				if (re.subs.length > 1) size = size + re.subs.length - 1;
				break;
			case Regexp.Op.REPEAT: {
				let sub = this.calcSize(re.subs[0]);
				if (re.max === -1) {
					if (re.min === 0) size = 2 + sub;
					else size = 1 + re.min * sub;
					break;
				}
				size = re.max * sub + (re.max - re.min);
				break;
			}
		}
		size = Math.max(1, size);
		if (this.size === null) this.size = /* @__PURE__ */ new Map();
		this.size.set(re, size);
		return size;
	}
	checkHeight(re) {
		if (this.numRegexp < Parser.MAX_HEIGHT) return;
		if (this.height === null) {
			this.height = /* @__PURE__ */ new Map();
			for (let reEx of this.stack) this.checkHeight(reEx);
		}
		if (this.calcHeight(re, true) > Parser.MAX_HEIGHT) throw new RE2JSSyntaxException(Parser.ERR_NESTING_DEPTH);
	}
	calcHeight(re, force = false) {
		if (!force && this.height !== null) {
			if (this.height.has(re)) return this.height.get(re);
		}
		let h = 1;
		for (let sub of re.subs) {
			const hsub = this.calcHeight(sub);
			if (h < 1 + hsub) h = 1 + hsub;
		}
		if (this.height === null) this.height = /* @__PURE__ */ new Map();
		this.height.set(re, h);
		return h;
	}
	pop() {
		return this.stack.pop();
	}
	popToPseudo() {
		const n = this.stack.length;
		let i = n;
		while (i > 0 && !Regexp.isPseudoOp(this.stack[i - 1].op)) i--;
		return this.stack.splice(i, n - i);
	}
	push(re) {
		this.numRunes += re.runes.length;
		if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] === re.runes[1]) {
			if (this.maybeConcat(re.runes[0], this.flags & ~RE2Flags.FOLD_CASE)) return null;
			re.op = Regexp.Op.LITERAL;
			re.runes = [re.runes[0]];
			re.flags = this.flags & ~RE2Flags.FOLD_CASE;
		} else if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 4 && re.runes[0] === re.runes[1] && re.runes[2] === re.runes[3] && Unicode.simpleFold(re.runes[0]) === re.runes[2] && Unicode.simpleFold(re.runes[2]) === re.runes[0] || re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] + 1 === re.runes[1] && Unicode.simpleFold(re.runes[0]) === re.runes[1] && Unicode.simpleFold(re.runes[1]) === re.runes[0]) {
			if (this.maybeConcat(re.runes[0], this.flags | RE2Flags.FOLD_CASE)) return null;
			re.op = Regexp.Op.LITERAL;
			re.runes = [re.runes[0]];
			re.flags = this.flags | RE2Flags.FOLD_CASE;
		} else this.maybeConcat(-1, 0);
		this.stack.push(re);
		this.checkLimits(re);
		return re;
	}
	maybeConcat(r, flags) {
		const n = this.stack.length;
		if (n < 2) return false;
		const re1 = this.stack[n - 1];
		const re2 = this.stack[n - 2];
		if (re1.op !== Regexp.Op.LITERAL || re2.op !== Regexp.Op.LITERAL || (re1.flags & RE2Flags.FOLD_CASE) !== (re2.flags & RE2Flags.FOLD_CASE)) return false;
		if (!Array.isArray(re2.runes)) re2.runes = Array.from(re2.runes);
		for (let i = 0; i < re1.runes.length; i++) re2.runes.push(re1.runes[i]);
		if (r >= 0) {
			re1.runes = [r];
			re1.flags = flags;
			return true;
		}
		this.pop();
		this.reuse(re1);
		return false;
	}
	newLiteral(r, flags) {
		const re = this.newRegexp(Regexp.Op.LITERAL);
		re.flags = flags;
		if ((flags & RE2Flags.FOLD_CASE) !== 0) r = Parser.minFoldRune(r);
		re.runes = [r];
		return re;
	}
	literal(r) {
		this.push(this.newLiteral(r, this.flags));
	}
	op(op) {
		const re = this.newRegexp(op);
		re.flags = this.flags;
		return this.push(re);
	}
	repeat(op, min, max, beforePos, t, lastRepeatPos) {
		let flags = this.flags;
		if ((flags & RE2Flags.PERL_X) !== 0) {
			if (t.more() && t.lookingAt("?")) {
				t.skip(1);
				flags ^= RE2Flags.NON_GREEDY;
			}
			if (lastRepeatPos !== -1) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_OP, t.from(lastRepeatPos));
		}
		const n = this.stack.length;
		if (n === 0) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
		const sub = this.stack[n - 1];
		if (Regexp.isPseudoOp(sub.op)) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
		const re = this.newRegexp(op);
		re.min = min;
		re.max = max;
		re.flags = flags;
		re.subs = [sub];
		this.stack[n - 1] = re;
		this.checkLimits(re);
		if (op === Regexp.Op.REPEAT && (min >= 2 || max >= 2) && !this.repeatIsValid(re, 1e3)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(beforePos));
	}
	repeatIsValid(re, n) {
		if (re.op === Regexp.Op.REPEAT) {
			let m = re.max;
			if (m === 0) return true;
			if (m < 0) m = re.min;
			if (m > n) return false;
			if (m > 0) n = Math.trunc(n / m);
		}
		for (let sub of re.subs) if (!this.repeatIsValid(sub, n)) return false;
		return true;
	}
	concat() {
		this.maybeConcat(-1, 0);
		const subs = this.popToPseudo();
		if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.EMPTY_MATCH));
		return this.push(this.collapse(subs, Regexp.Op.CONCAT));
	}
	alternate() {
		const subs = this.popToPseudo();
		if (subs.length > 0) this.cleanAlt(subs[subs.length - 1]);
		if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.NO_MATCH));
		return this.push(this.collapse(subs, Regexp.Op.ALTERNATE));
	}
	cleanAlt(re) {
		if (re.op === Regexp.Op.CHAR_CLASS) {
			re.runes = new CharClass(Array.from(re.runes)).cleanClass().toArray();
			if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === Unicode.MAX_RUNE) {
				re.runes = /* @__PURE__ */ new Int32Array(0);
				re.op = Regexp.Op.ANY_CHAR;
			} else if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE) {
				re.runes = /* @__PURE__ */ new Int32Array(0);
				re.op = Regexp.Op.ANY_CHAR_NOT_NL;
			}
		}
	}
	collapse(subs, op) {
		if (subs.length === 1) return subs[0];
		let len = 0;
		for (let sub of subs) len += sub.op === op ? sub.subs.length : 1;
		let newsubs = new Array(len).fill(null);
		let i = 0;
		for (let sub of subs) if (sub.op === op) {
			for (let j = 0; j < sub.subs.length; j++) newsubs[i++] = sub.subs[j];
			this.reuse(sub);
		} else newsubs[i++] = sub;
		let re = this.newRegexp(op);
		re.subs = newsubs;
		if (op === Regexp.Op.ALTERNATE) {
			re.subs = this.factor(re.subs);
			if (re.subs.length === 1) {
				const old = re;
				re = re.subs[0];
				this.reuse(old);
			}
		}
		return re;
	}
	factor(array) {
		if (array.length < 2) return array;
		let s = 0;
		let lensub = array.length;
		let lenout = 0;
		let str = null;
		let strlen = 0;
		let strflags = 0;
		let start = 0;
		for (let i = 0; i <= lensub; i++) {
			let istr = null;
			let istrlen = 0;
			let iflags = 0;
			if (i < lensub) {
				let re = array[s + i];
				if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) re = re.subs[0];
				if (re.op === Regexp.Op.LITERAL) {
					istr = re.runes;
					istrlen = re.runes.length;
					iflags = re.flags & RE2Flags.FOLD_CASE;
				}
				if (iflags === strflags) {
					let same = 0;
					while (same < strlen && same < istrlen && str[same] === istr[same]) same++;
					if (same > 0) {
						strlen = same;
						continue;
					}
				}
			}
			if (i === start) {} else if (i === start + 1) array[lenout++] = array[s + start];
			else {
				const prefix = this.newRegexp(Regexp.Op.LITERAL);
				prefix.flags = strflags;
				prefix.runes = str.slice(0, strlen);
				for (let j = start; j < i; j++) {
					array[s + j] = this.removeLeadingString(array[s + j], strlen);
					this.checkLimits(array[s + j]);
				}
				const suffix = this.collapse(array.slice(s + start, s + i), Regexp.Op.ALTERNATE);
				const re = this.newRegexp(Regexp.Op.CONCAT);
				re.subs = [prefix, suffix];
				array[lenout++] = re;
			}
			start = i;
			str = istr;
			strlen = istrlen;
			strflags = iflags;
		}
		lensub = lenout;
		s = 0;
		start = 0;
		lenout = 0;
		let first = null;
		for (let i = 0; i <= lensub; i++) {
			let ifirst = null;
			if (i < lensub) {
				ifirst = Parser.leadingRegexp(array[s + i]);
				if (first !== null && first.equals(ifirst) && (Parser.isCharClass(first) || first.op === Regexp.Op.REPEAT && first.min === first.max && Parser.isCharClass(first.subs[0]))) continue;
			}
			if (i === start) {} else if (i === start + 1) array[lenout++] = array[s + start];
			else {
				const prefix = first;
				for (let j = start; j < i; j++) {
					const reuse = j !== start;
					array[s + j] = this.removeLeadingRegexp(array[s + j], reuse);
					this.checkLimits(array[s + j]);
				}
				const suffix = this.collapse(array.slice(s + start, s + i), Regexp.Op.ALTERNATE);
				const re = this.newRegexp(Regexp.Op.CONCAT);
				re.subs = [prefix, suffix];
				array[lenout++] = re;
			}
			start = i;
			first = ifirst;
		}
		lensub = lenout;
		s = 0;
		start = 0;
		lenout = 0;
		for (let i = 0; i <= lensub; i++) {
			if (i < lensub && Parser.isCharClass(array[s + i])) continue;
			if (i === start) {} else if (i === start + 1) array[lenout++] = array[s + start];
			else {
				let max = start;
				for (let j = start + 1; j < i; j++) {
					const subMax = array[s + max];
					const subJ = array[s + j];
					if (subMax.op < subJ.op || subMax.op === subJ.op && (subMax.runes !== null ? subMax.runes.length : 0) < (subJ.runes !== null ? subJ.runes.length : 0)) max = j;
				}
				const tmp = array[s + start];
				array[s + start] = array[s + max];
				array[s + max] = tmp;
				for (let j = start + 1; j < i; j++) {
					Parser.mergeCharClass(array[s + start], array[s + j]);
					this.reuse(array[s + j]);
				}
				this.cleanAlt(array[s + start]);
				array[lenout++] = array[s + start];
			}
			if (i < lensub) array[lenout++] = array[s + i];
			start = i + 1;
		}
		lensub = lenout;
		s = 0;
		start = 0;
		lenout = 0;
		for (let i = 0; i < lensub; ++i) {
			if (i + 1 < lensub && array[s + i].op === Regexp.Op.EMPTY_MATCH && array[s + i + 1].op === Regexp.Op.EMPTY_MATCH) continue;
			array[lenout++] = array[s + i];
		}
		lensub = lenout;
		s = 0;
		return array.slice(s, lensub);
	}
	removeLeadingString(re, n) {
		if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
			const sub = this.removeLeadingString(re.subs[0], n);
			re.subs[0] = sub;
			if (sub.op === Regexp.Op.EMPTY_MATCH) {
				this.reuse(sub);
				switch (re.subs.length) {
					case 0:
					case 1:
						re.op = Regexp.Op.EMPTY_MATCH;
						re.subs = Regexp.emptySubs();
						break;
					case 2: {
						const old = re;
						re = re.subs[1];
						this.reuse(old);
						break;
					}
					default: re.subs = re.subs.slice(1, re.subs.length);
				}
			}
			return re;
		}
		if (re.op === Regexp.Op.LITERAL) {
			re.runes = re.runes.slice(n, re.runes.length);
			if (re.runes.length === 0) re.op = Regexp.Op.EMPTY_MATCH;
		}
		return re;
	}
	removeLeadingRegexp(re, reuse) {
		if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
			if (reuse) this.reuse(re.subs[0]);
			re.subs = re.subs.slice(1, re.subs.length);
			switch (re.subs.length) {
				case 0:
					re.op = Regexp.Op.EMPTY_MATCH;
					re.subs = Regexp.emptySubs();
					break;
				case 1: {
					const old = re;
					re = re.subs[0];
					this.reuse(old);
					break;
				}
			}
			return re;
		}
		if (reuse) this.reuse(re);
		return this.newRegexp(Regexp.Op.EMPTY_MATCH);
	}
	parseInternal() {
		if ((this.flags & RE2Flags.LITERAL) !== 0) return Parser.literalRegexp(this.wholeRegexp, this.flags);
		let lastRepeatPos = -1;
		let min = -1;
		let max = -1;
		const t = new StringIterator(this.wholeRegexp);
		while (t.more()) {
			let repeatPos = -1;
			bigswitch: switch (t.peek()) {
				case Codepoint.CODES["("]:
					if ((this.flags & RE2Flags.LOOKBEHIND) !== 0) {
						if (t.lookingAt("(?<=")) {
							this.parsePosLookBehind();
							t.skip(4);
							break;
						}
						if (t.lookingAt("(?<!")) {
							this.parseNegLookBehind();
							t.skip(4);
							break;
						}
					}
					if ((this.flags & RE2Flags.PERL_X) !== 0 && t.lookingAt("(?")) {
						this.parsePerlFlags(t);
						break;
					}
					this.op(Regexp.Op.LEFT_PAREN).cap = ++this.numCap;
					t.skip(1);
					break;
				case Codepoint.CODES["|"]:
					this.parseVerticalBar();
					t.skip(1);
					break;
				case Codepoint.CODES[")"]:
					this.parseRightParen();
					t.skip(1);
					break;
				case Codepoint.CODES["^"]:
					if ((this.flags & RE2Flags.ONE_LINE) !== 0) this.op(Regexp.Op.BEGIN_TEXT);
					else this.op(Regexp.Op.BEGIN_LINE);
					t.skip(1);
					break;
				case Codepoint.CODES["$"]:
					if ((this.flags & RE2Flags.ONE_LINE) !== 0) this.op(Regexp.Op.END_TEXT).flags |= RE2Flags.WAS_DOLLAR;
					else this.op(Regexp.Op.END_LINE);
					t.skip(1);
					break;
				case Codepoint.CODES["."]:
					if ((this.flags & RE2Flags.DOT_NL) !== 0) this.op(Regexp.Op.ANY_CHAR);
					else this.op(Regexp.Op.ANY_CHAR_NOT_NL);
					t.skip(1);
					break;
				case Codepoint.CODES["["]:
					this.parseClass(t);
					break;
				case Codepoint.CODES["*"]:
				case Codepoint.CODES["+"]:
				case Codepoint.CODES["?"]: {
					repeatPos = t.pos();
					let op = null;
					switch (t.pop()) {
						case Codepoint.CODES["*"]:
							op = Regexp.Op.STAR;
							break;
						case Codepoint.CODES["+"]:
							op = Regexp.Op.PLUS;
							break;
						case Codepoint.CODES["?"]: op = Regexp.Op.QUEST;
					}
					this.repeat(op, min, max, repeatPos, t, lastRepeatPos);
					break;
				}
				case Codepoint.CODES["{"]: {
					const before = t.pos();
					const minMax = Parser.parseRepeat(t);
					if (minMax < 0) {
						t.rewindTo(before);
						this.literal(t.pop());
						break;
					}
					repeatPos = before;
					min = minMax >> 16;
					max = (minMax & Unicode.MAX_BMP) << 16 >> 16;
					this.repeat(Regexp.Op.REPEAT, min, max, repeatPos, t, lastRepeatPos);
					break;
				}
				case Codepoint.CODES["\\"]: {
					const savedPos = t.pos();
					t.skip(1);
					if ((this.flags & RE2Flags.PERL_X) !== 0 && t.more()) switch (t.pop()) {
						case Codepoint.CODES["A"]:
							this.op(Regexp.Op.BEGIN_TEXT);
							break bigswitch;
						case Codepoint.CODES["b"]:
							this.op(Regexp.Op.WORD_BOUNDARY);
							break bigswitch;
						case Codepoint.CODES["B"]:
							this.op(Regexp.Op.NO_WORD_BOUNDARY);
							break bigswitch;
						case Codepoint.CODES["C"]: throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, "\\C");
						case Codepoint.CODES["Q"]: {
							let lit = t.rest();
							const i = lit.indexOf("\\E");
							if (i >= 0) {
								lit = lit.substring(0, i);
								t.skipString(lit);
								t.skipString("\\E");
							} else t.skipString(lit);
							let j = 0;
							while (j < lit.length) {
								const codepoint = lit.codePointAt(j);
								this.literal(codepoint);
								j += Utils.charCount(codepoint);
							}
							break bigswitch;
						}
						case Codepoint.CODES["z"]:
							this.op(Regexp.Op.END_TEXT);
							break bigswitch;
						default: t.rewindTo(savedPos);
					}
					else t.rewindTo(savedPos);
					const re = this.newRegexp(Regexp.Op.CHAR_CLASS);
					re.flags = this.flags;
					if (t.lookingAt("\\p") || t.lookingAt("\\P")) {
						const cc = new CharClass();
						if (this.parseUnicodeClass(t, cc)) {
							re.runes = cc.toArray();
							this.push(re);
							break bigswitch;
						}
					}
					const cc = new CharClass();
					if (this.parsePerlClassEscape(t, cc)) {
						re.runes = cc.toArray();
						this.push(re);
						break bigswitch;
					}
					t.rewindTo(savedPos);
					this.reuse(re);
					this.literal(Parser.parseEscape(t));
					break;
				}
				default: this.literal(t.pop());
			}
			lastRepeatPos = repeatPos;
		}
		this.concat();
		if (this.swapVerticalBar()) this.pop();
		this.alternate();
		if (this.stack.length !== 1) throw new RE2JSSyntaxException(Parser.ERR_MISSING_PAREN, this.wholeRegexp);
		this.stack[0].namedGroups = this.namedGroups;
		return this.stack[0];
	}
	parsePerlFlags(t) {
		const startPos = t.pos();
		const s = t.rest();
		if (s.startsWith("(?P<") || s.startsWith("(?<")) {
			const begin = s.charAt(2) === "P" ? 4 : 3;
			const end = s.indexOf(">");
			if (end < 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s);
			const name = s.substring(begin, end);
			t.skipString(name);
			t.skip(begin + 1);
			if (!Parser.isValidCaptureName(name)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s.substring(0, end + 1));
			const re = this.op(Regexp.Op.LEFT_PAREN);
			re.cap = ++this.numCap;
			if (this.namedGroups[name]) throw new RE2JSSyntaxException(Parser.ERR_DUPLICATE_NAMED_CAPTURE, name);
			this.namedGroups[name] = this.numCap;
			re.name = name;
			return;
		}
		t.skip(2);
		let flags = this.flags;
		let sign = 1;
		let sawFlag = false;
		loop: while (t.more()) {
			const c = t.pop();
			switch (c) {
				case Codepoint.CODES["i"]:
					flags |= RE2Flags.FOLD_CASE;
					sawFlag = true;
					break;
				case Codepoint.CODES["m"]:
					flags &= ~RE2Flags.ONE_LINE;
					sawFlag = true;
					break;
				case Codepoint.CODES["s"]:
					flags |= RE2Flags.DOT_NL;
					sawFlag = true;
					break;
				case Codepoint.CODES["U"]:
					flags |= RE2Flags.NON_GREEDY;
					sawFlag = true;
					break;
				case Codepoint.CODES["-"]:
					if (sign < 0) break loop;
					sign = -1;
					flags = ~flags;
					sawFlag = false;
					break;
				case Codepoint.CODES[":"]:
				case Codepoint.CODES[")"]:
					if (sign < 0) {
						if (!sawFlag) break loop;
						flags = ~flags;
					}
					if (c === Codepoint.CODES[":"]) this.op(Regexp.Op.LEFT_PAREN);
					this.flags = flags;
					return;
				default: break loop;
			}
		}
		throw new RE2JSSyntaxException(Parser.ERR_INVALID_PERL_OP, t.from(startPos));
	}
	parsePosLookBehind() {
		const re = this.newRegexp(Regexp.Op.LEFT_PAREN);
		re.flags = this.flags;
		re.lb = ++this.nlb;
		return this.push(re);
	}
	parseNegLookBehind() {
		const re = this.newRegexp(Regexp.Op.LEFT_PAREN);
		re.flags = this.flags;
		re.lb = -++this.nlb;
		return this.push(re);
	}
	parseVerticalBar() {
		this.concat();
		if (!this.swapVerticalBar()) this.op(Regexp.Op.VERTICAL_BAR);
	}
	swapVerticalBar() {
		const n = this.stack.length;
		if (n >= 3 && this.stack[n - 2].op === Regexp.Op.VERTICAL_BAR && Parser.isCharClass(this.stack[n - 1]) && Parser.isCharClass(this.stack[n - 3])) {
			let re1 = this.stack[n - 1];
			let re3 = this.stack[n - 3];
			if (re1.op > re3.op) {
				const tmp = re3;
				re3 = re1;
				re1 = tmp;
				this.stack[n - 3] = re3;
			}
			Parser.mergeCharClass(re3, re1);
			this.reuse(re1);
			this.pop();
			return true;
		}
		if (n >= 2) {
			const re1 = this.stack[n - 1];
			const re2 = this.stack[n - 2];
			if (re2.op === Regexp.Op.VERTICAL_BAR) {
				if (n >= 3) this.cleanAlt(this.stack[n - 3]);
				this.stack[n - 2] = re1;
				this.stack[n - 1] = re2;
				return true;
			}
		}
		return false;
	}
	parseRightParen() {
		this.concat();
		if (this.swapVerticalBar()) this.pop();
		this.alternate();
		if (this.stack.length < 2) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
		const re1 = this.pop();
		const re2 = this.pop();
		if (re2.op !== Regexp.Op.LEFT_PAREN) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
		this.flags = re2.flags;
		if (re2.lb !== 0) {
			if (Parser.hasCapture(re1)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CAPTURE_IN_LOOKBEHIND, this.wholeRegexp);
			if (re2.lb > 0) re2.op = Regexp.Op.PLB;
			else re2.op = Regexp.Op.NLB;
			re2.subs = [re1];
			this.push(re2);
			return;
		}
		if (re2.cap === 0) this.push(re1);
		else {
			re2.op = Regexp.Op.CAPTURE;
			re2.subs = [re1];
			this.push(re2);
		}
	}
	parsePerlClassEscape(t, cc) {
		const beforePos = t.pos();
		if ((this.flags & RE2Flags.PERL_X) === 0 || !t.more() || t.pop() !== Codepoint.CODES["\\"] || !t.more()) return false;
		t.pop();
		const p = t.from(beforePos);
		const g = PERL_GROUPS.has(p) ? PERL_GROUPS.get(p) : null;
		if (g === null) return false;
		cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0);
		return true;
	}
	parseNamedClass(t, cc) {
		const cls = t.rest();
		const i = cls.indexOf(":]");
		if (i < 0) return false;
		const name = cls.substring(0, i + 2);
		t.skipString(name);
		const g = POSIX_GROUPS.has(name) ? POSIX_GROUPS.get(name) : null;
		if (g === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, name);
		cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0);
		return true;
	}
	parseUnicodeClass(t, cc) {
		const startPos = t.pos();
		if ((this.flags & RE2Flags.UNICODE_GROUPS) === 0 || !t.lookingAt("\\p") && !t.lookingAt("\\P")) return false;
		t.skip(1);
		let sign = 1;
		let c = t.pop();
		if (c === Codepoint.CODES["P"]) sign = -1;
		if (!t.more()) {
			t.rewindTo(startPos);
			throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
		}
		c = t.pop();
		let name;
		if (c !== Codepoint.CODES["{"]) name = Utils.runeToString(c);
		else {
			const rest = t.rest();
			const end = rest.indexOf("}");
			if (end < 0) {
				t.rewindTo(startPos);
				throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
			}
			name = rest.substring(0, end);
			t.skipString(name);
			t.skip(1);
		}
		if (!(name.length === 0) && name.codePointAt(0) === Codepoint.CODES["^"]) {
			sign = 0 - sign;
			name = name.substring(1);
		}
		const pair = Parser.unicodeTable(name);
		if (pair === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(startPos));
		if (pair.sign < 0) sign = 0 - sign;
		const tab = pair.tab;
		const fold = pair.fold;
		if ((this.flags & RE2Flags.FOLD_CASE) === 0 || fold === null) cc.appendTableWithSign(tab, sign);
		else {
			const tmp = new CharClass().appendTable(tab).appendTable(fold).cleanClass().toArray();
			cc.appendClassWithSign(Array.from(tmp), sign);
		}
		return true;
	}
	parseClass(t) {
		const startPos = t.pos();
		t.skip(1);
		const re = this.newRegexp(Regexp.Op.CHAR_CLASS);
		re.flags = this.flags;
		const cc = new CharClass();
		let sign = 1;
		if (t.more() && t.lookingAt("^")) {
			sign = -1;
			t.skip(1);
			if ((this.flags & RE2Flags.CLASS_NL) === 0) cc.appendRange(Codepoint.CODES["\n"], Codepoint.CODES["\n"]);
		}
		let first = true;
		while (!t.more() || t.peek() !== Codepoint.CODES["]"] || first) {
			if (t.more() && t.lookingAt("-") && (this.flags & RE2Flags.PERL_X) === 0 && !first) {
				const s = t.rest();
				if (s === "-" || !s.startsWith("-]")) {
					t.rewindTo(startPos);
					throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
				}
			}
			first = false;
			const beforePos = t.pos();
			if (t.lookingAt("[:")) {
				if (this.parseNamedClass(t, cc)) continue;
				t.rewindTo(beforePos);
			}
			if (this.parseUnicodeClass(t, cc)) continue;
			if (this.parsePerlClassEscape(t, cc)) continue;
			t.rewindTo(beforePos);
			const lo = Parser.parseClassChar(t, startPos);
			let hi = lo;
			if (t.more() && t.lookingAt("-")) {
				t.skip(1);
				if (t.more() && t.lookingAt("]")) t.skip(-1);
				else {
					hi = Parser.parseClassChar(t, startPos);
					if (hi < lo) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(beforePos));
				}
			}
			if ((this.flags & RE2Flags.FOLD_CASE) === 0) cc.appendRange(lo, hi);
			else cc.appendFoldedRange(lo, hi);
		}
		t.skip(1);
		cc.cleanClass();
		if (sign < 0) cc.negateClass();
		re.runes = cc.toArray();
		this.push(re);
	}
};
/**
* An RE2 class instance is a compiled representation of an RE2 regular expression, independent of
* the public Java-like Pattern/Matcher API.
*
* This class also contains various implementation helpers for RE2 regular expressions.
*
* Use the {@link #quoteMeta(String)} utility function to quote all regular expression
* metacharacters in an arbitrary string.
*
*/
var RE2 = class RE2 {
	static initTest(expr) {
		const re2 = RE2.compile(expr);
		const res = new RE2(re2.expr, re2.prog, re2.numSubexp, re2.longest);
		res.cond = re2.cond;
		res.prefix = re2.prefix;
		res.prefixUTF8 = re2.prefixUTF8;
		res.prefixComplete = re2.prefixComplete;
		res.prefixRune = re2.prefixRune;
		res.prefilter = re2.prefilter;
		res.namedGroups = re2.namedGroups;
		return res;
	}
	/**
	* Parses a regular expression and returns, if successful, an {@code RE2} instance that can be
	* used to match against text.
	*
	* When matching against text, the regexp returns a match that begins as early as possible in the
	* input (leftmost), and among those it chooses the one that a backtracking search would have
	* found first. This so-called leftmost-first matching is the same semantics that Perl, Python,
	* and other implementations use, although this package implements it without the expense of
	* backtracking. For POSIX leftmost-longest matching, see {@link #compilePOSIX}.
	*/
	static compile(expr) {
		return RE2.compileImpl(expr, RE2Flags.PERL, false);
	}
	/**
	* {@code compilePOSIX} is like {@link #compile} but restricts the regular expression to POSIX ERE
	* (egrep) syntax and changes the match semantics to leftmost-longest.
	*
	* That is, when matching against text, the regexp returns a match that begins as early as
	* possible in the input (leftmost), and among those it chooses a match that is as long as
	* possible. This so-called leftmost-longest matching is the same semantics that early regular
	* expression implementations used and that POSIX specifies.
	*
	* However, there can be multiple leftmost-longest matches, with different submatch choices, and
	* here this package diverges from POSIX. Among the possible leftmost-longest matches, this
	* package chooses the one that a backtracking search would have found first, while POSIX
	* specifies that the match be chosen to maximize the length of the first subexpression, then the
	* second, and so on from left to right. The POSIX rule is computationally prohibitive and not
	* even well-defined. See http://swtch.com/~rsc/regexp/regexp2.html#posix
	*/
	static compilePOSIX(expr) {
		return RE2.compileImpl(expr, RE2Flags.POSIX, true);
	}
	static compileImpl(expr, mode, longest) {
		let re = Parser.parse(expr, mode);
		const maxCap = re.maxCap();
		const namedGroups = re.namedGroups;
		re = Simplify.simplify(re);
		const prefilter = PrefilterTree.build(re);
		const prog = Compiler.compileRegexp(re);
		const re2 = new RE2(expr, prog, maxCap, longest);
		re2.prefilter = prefilter.type === Prefilter.Type.NONE ? null : prefilter;
		const [prefixCompl, prefixStr] = prog.prefix();
		re2.prefixComplete = prefixCompl;
		re2.prefix = prefixStr;
		re2.prefixUTF8 = Utils.stringToUtf8ByteArray(re2.prefix);
		if (re2.prefix.length > 0) re2.prefixRune = re2.prefix.codePointAt(0);
		re2.namedGroups = namedGroups;
		return re2;
	}
	/**
	* Returns true iff textual regular expression {@code pattern} matches string {@code s}.
	*
	* More complicated queries need to use {@link #compile} and the full {@code RE2} interface.
	*/
	static match(pattern, s) {
		return RE2.compile(pattern).match(s);
	}
	constructor(expr, prog, numSubexp = 0, longest = 0) {
		this.expr = expr;
		this.prog = prog;
		this.numSubexp = numSubexp;
		this.longest = longest;
		this.cond = prog.startCond();
		this.prefix = null;
		this.prefixUTF8 = null;
		this.prefixComplete = false;
		this.prefixRune = 0;
		/** @type {Record<string, number>} */
		this.namedGroups = Object.create(null);
		this.machinePool = [];
		this.lazyDFA = null;
		this.onepass = OnePass.compile(this.prog);
		this.prefilter = null;
	}
	get dfa() {
		if (this.lazyDFA === null) this.lazyDFA = new DFA(this.prog);
		return this.lazyDFA;
	}
	matchPrefixComplete(input, pos, anchor, ncap) {
		if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return null;
		let matchStart = -1;
		let matchEnd = -1;
		const pLen = input.prefixLength(this);
		if (anchor === RE2Flags.UNANCHORED) {
			const idx = input.index(this, pos);
			if (idx < 0) return null;
			matchStart = pos + idx;
			matchEnd = matchStart + pLen;
		} else if (anchor === RE2Flags.ANCHOR_BOTH) {
			if (input.endPos() !== pLen) return null;
			if (input.index(this, 0) !== 0) return null;
			matchStart = 0;
			matchEnd = pLen;
		} else if (anchor === RE2Flags.ANCHOR_START) {
			if (input.index(this, 0) !== 0) return null;
			matchStart = 0;
			matchEnd = pLen;
		}
		if (matchStart < 0) return null;
		if (ncap > 0) {
			const matchcap = new Int32Array(ncap).fill(-1);
			matchcap[0] = matchStart;
			matchcap[1] = matchEnd;
			return Array.from(matchcap);
		}
		return [];
	}
	createLookbehindState() {
		return this.prog.numLb > 0 ? new LookbehindState(this.prog) : null;
	}
	executeEngine(input, pos, anchor, ncap, lbState = null) {
		if (this.prefixComplete && (ncap === 0 || this.numSubexp === 0)) return this.matchPrefixComplete(input, pos, anchor, ncap);
		if (this.prefilter !== null && anchor === RE2Flags.UNANCHORED) {
			if (!this.prefilter.eval(input, pos)) return null;
		}
		if (this.onepass !== null) return OnePass.execute(this, input, pos, anchor, ncap);
		if (ncap > 0) {
			if (this.prog.numLb === 0 && input.endPos() <= Backtracker.maxBitStateLen(this.prog)) return Backtracker.execute(this, input, pos, anchor, ncap);
			return this.doExecuteNFA(input, pos, anchor, ncap, lbState);
		}
		if (this.prog.numLb === 0) {
			const dfaResult = this.dfa.match(input, pos, anchor);
			if (dfaResult !== null) return dfaResult ? [] : null;
			if (input.endPos() <= Backtracker.maxBitStateLen(this.prog)) return Backtracker.execute(this, input, pos, anchor, ncap);
		}
		return this.doExecuteNFA(input, pos, anchor, ncap, lbState);
	}
	/**
	* Returns the number of parenthesized subexpressions in this regular expression.
	*/
	numberOfCapturingGroups() {
		return this.numSubexp;
	}
	/**
	* Returns the number of instructions in this compiled regular expression program.
	*/
	numberOfInstructions() {
		return this.prog.numInst();
	}
	get() {
		return this.machinePool.length > 0 ? this.machinePool.pop() : null;
	}
	reset() {
		this.machinePool.length = 0;
	}
	put(m) {
		this.machinePool.push(m);
	}
	toString() {
		return this.expr;
	}
	doExecuteNFA(input, pos, anchor, ncap, lbState = null) {
		let m = this.get();
		if (!m) m = Machine.fromRE2(this);
		m.init(ncap);
		const cap = m.match(input, pos, anchor, lbState) ? m.submatches() : null;
		this.put(m);
		return cap;
	}
	match(s) {
		return this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 0) !== null;
	}
	/**
	* Matches the regular expression against input starting at position start and ending at position
	* end, with the given anchoring. Records the submatch boundaries in group, which is [start, end)
	* pairs of byte offsets. The number of boundaries needed is inferred from the size of the group
	* array. It is most efficient not to ask for submatch boundaries.
	*
	* @param input the input byte array
	* @param start the beginning position in the input
	* @param end the end position in the input
	* @param anchor the anchoring flag (UNANCHORED, ANCHOR_START, ANCHOR_BOTH)
	* @param group the array to fill with submatch positions
	* @param ngroup the number of array pairs to fill in
	* @param lbState optional state carried between successive matches over the same input (see
	*   createLookbehindState); omit it to evaluate lookbehinds from the beginning of the input
	* @returns true if a match was found
	*/
	matchWithGroup(input, start, end, anchor, ngroup, lbState = null) {
		if (!(input instanceof MatcherInputBase)) {
			if (Utils.isByteArray(input)) input = MatcherInput.utf8(input);
			else input = MatcherInput.utf16(input);
		}
		return this.matchMachineInput(input, start, end, anchor, ngroup, lbState);
	}
	matchMachineInput(input, start, end, anchor, ngroup, lbState = null) {
		if (start > end) return [false, null];
		const machineInput = input.isUTF16Encoding() ? MachineInput.fromUTF16(input.asCharSequence(), 0, end) : MachineInput.fromUTF8(input.asBytes(), 0, end);
		const groupMatch = this.executeEngine(machineInput, start, anchor, 2 * ngroup, lbState);
		if (groupMatch === null) return [false, null];
		return [true, groupMatch];
	}
	/**
	* Returns true iff this regexp matches the UTF-8 byte array {@code b}.
	*/
	matchUTF8(b) {
		return this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 0) !== null;
	}
	/**
	* Returns a copy of {@code src} in which all matches for this regexp have been replaced by
	* {@code repl}. No support is provided for expressions (e.g. {@code \1} or {@code $1}) in the
	* replacement string.
	*/
	replaceAll(src, repl) {
		return this.replaceAllFunc(src, () => repl, 2 * src.length + 1);
	}
	/**
	* Returns a copy of {@code src} in which only the first match for this regexp has been replaced
	* by {@code repl}. No support is provided for expressions (e.g. {@code \1} or {@code $1}) in the
	* replacement string.
	*/
	replaceFirst(src, repl) {
		return this.replaceAllFunc(src, () => repl, 1);
	}
	/**
	* Returns a copy of {@code src} in which at most {@code maxReplaces} matches for this regexp have
	* been replaced by the return value of of function {@code repl} (whose first argument is the
	* matched string). No support is provided for expressions (e.g. {@code \1} or {@code $1}) in the
	* replacement string.
	*/
	replaceAllFunc(src, replFunc, maxReplaces) {
		let lastMatchEnd = 0;
		let searchPos = 0;
		let out = "";
		const input = MachineInput.fromUTF16(src);
		const lbState = this.createLookbehindState();
		let numReplaces = 0;
		while (searchPos <= src.length) {
			const a = this.executeEngine(input, searchPos, RE2Flags.UNANCHORED, 2, lbState);
			if (a === null || a.length === 0) break;
			out += src.substring(lastMatchEnd, a[0]);
			if (a[1] > lastMatchEnd || a[0] === 0) {
				out += replFunc(src.substring(a[0], a[1]));
				numReplaces++;
			}
			lastMatchEnd = a[1];
			const width = input.step(searchPos) & 7;
			if (searchPos + width > a[1]) searchPos += width;
			else if (searchPos + 1 > a[1]) searchPos++;
			else searchPos = a[1];
			if (numReplaces >= maxReplaces) break;
		}
		out += src.substring(lastMatchEnd);
		return out;
	}
	pad(a) {
		if (a === null) return null;
		let n = (1 + this.numSubexp) * 2;
		if (a.length < n) {
			let a2 = new Array(n).fill(-1);
			for (let i = 0; i < a.length; i++) a2[i] = a[i];
			a = a2;
		}
		return a;
	}
	allMatches(input, n, deliverFun = (v) => v) {
		let result = [];
		const end = input.endPos();
		if (n < 0) n = end + 1;
		let pos = 0;
		let i = 0;
		let prevMatchEnd = -1;
		const lbState = this.createLookbehindState();
		while (i < n && pos <= end) {
			const matches = this.executeEngine(input, pos, RE2Flags.UNANCHORED, this.prog.numCap, lbState);
			if (matches === null || matches.length === 0) break;
			let accept = true;
			if (matches[1] === pos) {
				if (matches[0] === prevMatchEnd) accept = false;
				const r = input.step(pos);
				if (r < 0) pos = end + 1;
				else pos += r & 7;
			} else pos = matches[1];
			prevMatchEnd = matches[1];
			if (accept) {
				result.push(deliverFun(this.pad(matches)));
				i++;
			}
		}
		return result;
	}
	/**
	* Returns an array holding the text of the leftmost match in {@code b} of this regular
	* expression.
	*
	* A return value of null indicates no match.
	*/
	findUTF8(b) {
		const a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
		if (a === null) return null;
		return b.slice(a[0], a[1]);
	}
	/**
	* Returns a two-element array of integers defining the location of the leftmost match in
	* {@code b} of this regular expression. The match itself is at {@code b[loc[0]...loc[1]]}.
	*
	* A return value of null indicates no match.
	*/
	findUTF8Index(b) {
		const a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
		if (a === null) return null;
		return a.slice(0, 2);
	}
	/**
	* Returns a string holding the text of the leftmost match in {@code s} of this regular
	* expression.
	*
	* If there is no match, the return value is an empty string, but it will also be empty if the
	* regular expression successfully matches an empty string. Use {@link #findIndex} or
	* {@link #findSubmatch} if it is necessary to distinguish these cases.
	*/
	find(s) {
		const a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
		if (a === null) return "";
		return s.substring(a[0], a[1]);
	}
	/**
	* Returns a two-element array of integers defining the location of the leftmost match in
	* {@code s} of this regular expression. The match itself is at
	* {@code s.substring(loc[0], loc[1])}.
	*
	* A return value of null indicates no match.
	*/
	findIndex(s) {
		return this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
	}
	/**
	* Returns an array of arrays the text of the leftmost match of the regular expression in
	* {@code b} and the matches, if any, of its subexpressions, as defined by the <a
	* href='#submatch'>Submatch</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findUTF8Submatch(b) {
		const a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap);
		if (a === null) return null;
		const ret = new Array(1 + this.numSubexp).fill(null);
		for (let i = 0; i < ret.length; i++) if (2 * i < a.length && a[2 * i] >= 0) ret[i] = b.slice(a[2 * i], a[2 * i + 1]);
		return ret;
	}
	/**
	* Returns an array holding the index pairs identifying the leftmost match of this regular
	* expression in {@code b} and the matches, if any, of its subexpressions, as defined by the the
	* <a href='#submatch'>Submatch</a> and <a href='#index'>Index</a> descriptions above.
	*
	* A return value of null indicates no match.
	*/
	findUTF8SubmatchIndex(b) {
		return this.pad(this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap));
	}
	/**
	* Returns an array of strings holding the text of the leftmost match of the regular expression in
	* {@code s} and the matches, if any, of its subexpressions, as defined by the <a
	* href='#submatch'>Submatch</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findSubmatch(s) {
		const a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap);
		if (a === null) return null;
		const ret = new Array(1 + this.numSubexp).fill(null);
		for (let i = 0; i < ret.length; i++) if (2 * i < a.length && a[2 * i] >= 0) ret[i] = s.substring(a[2 * i], a[2 * i + 1]);
		return ret;
	}
	/**
	* Returns an array holding the index pairs identifying the leftmost match of this regular
	* expression in {@code s} and the matches, if any, of its subexpressions, as defined by the <a
	* href='#submatch'>Submatch</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findSubmatchIndex(s) {
		return this.pad(this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap));
	}
	/**
	* {@code findAllUTF8()} is the <a href='#all'>All</a> version of {@link #findUTF8}; it returns a
	* list of up to {@code n} successive matches of the expression, as defined by the <a
	* href='#all'>All</a> description above.
	*
	* A return value of null indicates no match.
	*
	* TODO(adonovan): think about defining a byte slice view class, like a read-only Go slice backed
	* by |b|.
	*/
	findAllUTF8(b, n) {
		const result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => b.slice(match[0], match[1]));
		if (result.length === 0) return null;
		return result;
	}
	/**
	* {@code findAllUTF8Index} is the <a href='#all'>All</a> version of {@link #findUTF8Index}; it
	* returns a list of up to {@code n} successive matches of the expression, as defined by the <a
	* href='#all'>All</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findAllUTF8Index(b, n) {
		const result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => match.slice(0, 2));
		if (result.length === 0) return null;
		return result;
	}
	/**
	* {@code findAll} is the <a href='#all'>All</a> version of {@link #find}; it returns a list of up
	* to {@code n} successive matches of the expression, as defined by the <a href='#all'>All</a>
	* description above.
	*
	* A return value of null indicates no match.
	*/
	findAll(s, n) {
		const result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => s.substring(match[0], match[1]));
		if (result.length === 0) return null;
		return result;
	}
	/**
	* {@code findAllIndex} is the <a href='#all'>All</a> version of {@link #findIndex}; it returns a
	* list of up to {@code n} successive matches of the expression, as defined by the <a
	* href='#all'>All</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findAllIndex(s, n) {
		const result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => match.slice(0, 2));
		if (result.length === 0) return null;
		return result;
	}
	/**
	* {@code findAllUTF8Submatch} is the <a href='#all'>All</a> version of {@link #findUTF8Submatch};
	* it returns a list of up to {@code n} successive matches of the expression, as defined by the <a
	* href='#all'>All</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findAllUTF8Submatch(b, n) {
		const result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => {
			let slice = new Array(match.length / 2 | 0).fill(null);
			for (let j = 0; j < slice.length; j++) if (match[2 * j] >= 0) slice[j] = b.slice(match[2 * j], match[2 * j + 1]);
			return slice;
		});
		if (result.length === 0) return null;
		return result;
	}
	/**
	* {@code findAllUTF8SubmatchIndex} is the <a href='#all'>All</a> version of
	* {@link #findUTF8SubmatchIndex}; it returns a list of up to {@code n} successive matches of the
	* expression, as defined by the <a href='#all'>All</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findAllUTF8SubmatchIndex(b, n) {
		const result = this.allMatches(MachineInput.fromUTF8(b), n);
		if (result.length === 0) return null;
		return result;
	}
	/**
	* {@code findAllSubmatch} is the <a href='#all'>All</a> version of {@link #findSubmatch}; it
	* returns a list of up to {@code n} successive matches of the expression, as defined by the <a
	* href='#all'>All</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findAllSubmatch(s, n) {
		const result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => {
			let slice = new Array(match.length / 2 | 0).fill(null);
			for (let j = 0; j < slice.length; j++) if (match[2 * j] >= 0) slice[j] = s.substring(match[2 * j], match[2 * j + 1]);
			return slice;
		});
		if (result.length === 0) return null;
		return result;
	}
	/**
	* {@code findAllSubmatchIndex} is the <a href='#all'>All</a> version of
	* {@link #findSubmatchIndex}; it returns a list of up to {@code n} successive matches of the
	* expression, as defined by the <a href='#all'>All</a> description above.
	*
	* A return value of null indicates no match.
	*/
	findAllSubmatchIndex(s, n) {
		const result = this.allMatches(MachineInput.fromUTF16(s), n);
		if (result.length === 0) return null;
		return result;
	}
};
var RE2Set = class RE2Set {
	/** @type {number} */
	static UNANCHORED = RE2Flags.UNANCHORED;
	/** @type {number} */
	static ANCHOR_START = RE2Flags.ANCHOR_START;
	/** @type {number} */
	static ANCHOR_BOTH = RE2Flags.ANCHOR_BOTH;
	/**
	* Constructs a new RE2Set with the specified anchor mode and flags.
	* @param {number} [anchor=RE2Set.UNANCHORED] - The anchoring mode (e.g., RE2Set.UNANCHORED).
	* @param {number} [flags=0] - The public flags to apply to all patterns in the set.
	* @param {number} [maxMem=8388608] - The maximum memory in bytes to use for the DFA (default 8MB).
	*/
	constructor(anchor = RE2Set.UNANCHORED, flags = 0, maxMem = 8388608) {
		if (![
			RE2Set.UNANCHORED,
			RE2Set.ANCHOR_START,
			RE2Set.ANCHOR_BOTH
		].includes(anchor)) throw new RE2JSFlagsException("The anchor should be RE2Set.UNANCHORED, RE2Set.ANCHOR_START or RE2Set.ANCHOR_BOTH");
		Utils.checkFlags(flags);
		this.anchor = anchor;
		this.jsFlags = flags;
		this.maxMem = maxMem;
		let re2Flags = RE2Flags.PERL;
		if ((flags & PublicFlags.DISABLE_UNICODE_GROUPS) !== 0) re2Flags &= ~RE2Flags.UNICODE_GROUPS;
		if ((flags & PublicFlags.LOOKBEHINDS) !== 0) re2Flags |= RE2Flags.LOOKBEHIND;
		this.re2Flags = re2Flags;
		this.regexps = [];
		this.prog = null;
		this.dfa = null;
		this.dummyRe2 = null;
	}
	/**
	* Adds a new regular expression pattern to the set.
	* Patterns cannot be added after the set has been compiled.
	* @param {string} pattern - The regular expression pattern to add.
	* @returns {number} The integer index assigned to the added pattern.
	* @throws {RE2JSCompileException} If patterns are added after compilation.
	*/
	add(pattern) {
		if (this.prog) throw new RE2JSCompileException("Cannot add patterns after compile");
		Utils.checkPattern(pattern);
		let fregex = pattern;
		if ((this.jsFlags & PublicFlags.CASE_INSENSITIVE) !== 0) fregex = `(?i)${fregex}`;
		if ((this.jsFlags & PublicFlags.DOTALL) !== 0) fregex = `(?s)${fregex}`;
		if ((this.jsFlags & PublicFlags.MULTILINE) !== 0) fregex = `(?m)${fregex}`;
		const re = Parser.parse(fregex, this.re2Flags);
		this.regexps.push(Simplify.simplify(re));
		return this.regexps.length - 1;
	}
	/**
	* Compiles the added patterns into a single state machine.
	* This is automatically called on the first match if not called explicitly.
	* @returns {void}
	*/
	compile() {
		if (this.prog) return;
		const prog = Compiler.compileSet(this.regexps);
		if (prog.numInst() > Parser.MAX_SIZE) throw new RE2JSCompileException(`${Parser.ERR_LARGE}: the set compiles to ${prog.numInst()} instructions, more than ${Parser.MAX_SIZE}`);
		this.prog = prog;
		this.dfa = new DFA(this.prog, this.maxMem);
		this.dummyRe2 = {
			prog: this.prog,
			cond: this.prog.startCond(),
			prefix: "",
			prefixRune: 0,
			longest: false
		};
	}
	/**
	* Matches the input against the compiled set of regular expressions.
	* @param {string|number[]|Uint8Array} input - The input string or UTF-8 byte array to match against.
	* @returns {number[]} An array of indices representing the patterns that successfully matched the input.
	*/
	match(input) {
		if (!this.prog) this.compile();
		const machineInput = Utils.isByteArray(input) ? MachineInput.fromUTF8(input) : MachineInput.fromUTF16(input);
		let internalAnchor = RE2Flags.UNANCHORED;
		if (this.anchor === RE2Set.ANCHOR_START) internalAnchor = RE2Flags.ANCHOR_START;
		else if (this.anchor === RE2Set.ANCHOR_BOTH) internalAnchor = RE2Flags.ANCHOR_BOTH;
		const dfaResult = this.dfa.matchSet(machineInput, 0, internalAnchor);
		if (dfaResult !== null) return dfaResult;
		const machine = Machine.fromRE2(this.dummyRe2);
		machine.init(0);
		return machine.matchSet(machineInput, 0, internalAnchor);
	}
};
/**
* Transform JS regex string to RE2 regex string
*/
var TranslateRegExpString = class TranslateRegExpString {
	static isHexadecimal(ch) {
		return "0" <= ch && ch <= "9" || "A" <= ch && ch <= "F" || "a" <= ch && ch <= "f";
	}
	static translate(data) {
		let prefixFlags = "";
		if (Object.prototype.toString.call(data) === "[object RegExp]") {
			if (data.ignoreCase) prefixFlags += "i";
			if (data.multiline) prefixFlags += "m";
			if (data.dotAll) prefixFlags += "s";
			data = data.source;
		}
		if (typeof data !== "string") return data;
		let result = "";
		let changed = false;
		let size = data.length;
		if (size === 0) {
			result = "(?:)";
			changed = true;
		}
		let inCharClass = false;
		let i = 0;
		while (i < size) {
			let ch = data[i];
			if (ch === "\\") {
				if (i + 1 < size) {
					ch = data[i + 1];
					switch (ch) {
						case "\\":
							result += "\\\\";
							i += 2;
							continue;
						case "c":
							if (i + 2 < size) {
								let code = data[i + 2].charCodeAt(0);
								if (code >= 65 && code <= 90 || code >= 97 && code <= 122) {
									let val = code % 32;
									result += "\\x";
									result += (val >> 4).toString(16).toUpperCase();
									result += (val & 15).toString(16).toUpperCase();
									i += 3;
									changed = true;
									continue;
								}
							}
							result += "c";
							i += 2;
							changed = true;
							continue;
						case "u":
							if (i + 2 < size) {
								if (data[i + 2] === "{") {
									let j = i + 3;
									let hasHex = false;
									let closed = false;
									while (j < size) {
										const hexChar = data[j];
										if (hexChar === "}") {
											closed = true;
											break;
										}
										if (!TranslateRegExpString.isHexadecimal(hexChar)) break;
										hasHex = true;
										j++;
									}
									if (closed && hasHex) {
										result += "\\x";
										i += 2;
										changed = true;
										continue;
									}
								} else if (i + 5 < size) {
									let isHex4 = true;
									for (let j = 0; j < 4; j++) if (!TranslateRegExpString.isHexadecimal(data[i + 2 + j])) {
										isHex4 = false;
										break;
									}
									if (isHex4) {
										result += "\\x{" + data.substring(i + 2, i + 6) + "}";
										i += 6;
										changed = true;
										continue;
									}
								}
							}
							result += "u";
							i += 2;
							changed = true;
							continue;
						case "x": {
							let isValidHex = false;
							if (i + 2 < size && data[i + 2] === "{") {
								let j = i + 3;
								let hasHex = false;
								let closed = false;
								while (j < size) {
									const hexChar = data[j];
									if (hexChar === "}") {
										closed = true;
										break;
									}
									if (!TranslateRegExpString.isHexadecimal(hexChar)) break;
									hasHex = true;
									j++;
								}
								if (closed && hasHex) isValidHex = true;
							} else if (i + 3 < size && TranslateRegExpString.isHexadecimal(data[i + 2]) && TranslateRegExpString.isHexadecimal(data[i + 3])) isValidHex = true;
							if (isValidHex) {
								result += "\\x";
								i += 2;
							} else {
								result += "x";
								i += 2;
								changed = true;
							}
							continue;
						}
						case "n":
						case "r":
						case "t":
						case "a":
						case "f":
						case "v":
						case "d":
						case "D":
						case "s":
						case "S":
						case "w":
						case "W":
						case "b":
						case "B":
						case "p":
						case "P":
						case "A":
						case "z":
						case "Q":
						case "E":
						case "0":
						case "1":
						case "2":
						case "3":
						case "4":
						case "5":
						case "6":
						case "7":
							result += "\\" + ch;
							i += 2;
							continue;
						default: {
							let cp = data.codePointAt(i + 1);
							if (cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122) {
								let symSize = Utils.charCount(cp);
								result += data.substring(i + 1, i + 1 + symSize);
								i += symSize + 1;
								changed = true;
							} else {
								result += "\\";
								let symSize = Utils.charCount(cp);
								result += data.substring(i + 1, i + 1 + symSize);
								i += symSize + 1;
							}
							continue;
						}
					}
				}
			} else if (ch === "/") {
				result += "\\/";
				i += 1;
				changed = true;
				continue;
			} else if (ch === "[") {
				if (!inCharClass && data[i + 1] === "]") {
					result += "[^\\x00-\\x{10FFFF}]";
					i += 2;
					changed = true;
					continue;
				}
				if (!inCharClass && data[i + 1] === "^" && data[i + 2] === "]") {
					result += "[\\x00-\\x{10FFFF}]";
					i += 3;
					changed = true;
					continue;
				}
				inCharClass = true;
			} else if (ch === "]") inCharClass = false;
			else if (!inCharClass && ch === "(" && i + 2 < size && data[i + 1] === "?" && data[i + 2] === "<") {
				if (i + 3 < size && !"=!>)".includes(data[i + 3])) {
					result += "(?P<";
					i += 3;
					changed = true;
					continue;
				}
			}
			let cp = data.codePointAt(i);
			let symSize = Utils.charCount(cp);
			result += data.substring(i, i + symSize);
			i += symSize;
		}
		const finalResult = changed ? result : data;
		if (prefixFlags.length > 0) return `(?${prefixFlags})${finalResult}`;
		return finalResult;
	}
};
const execResult = (m, input) => {
	const result = m.matchArray();
	result.index = m.start(0);
	result.input = input;
	result.groups = m.namedGroupsObject();
	return result;
};
/**
* A compiled representation of an RE2 regular expression
*
* The matching functions take {@code String} arguments instead of the more general Java
* {@code CharSequence} since the latter doesn't provide UTF-16 decoding.
*
*
* @author rsc@google.com (Russ Cox)
* @class
*/
var RE2JS = class RE2JS {
	/**
	* Flag: case insensitive matching.
	*/
	static CASE_INSENSITIVE = PublicFlags.CASE_INSENSITIVE;
	/**
	* Flag: dot ({@code .}) matches all characters, including newline.
	*/
	static DOTALL = PublicFlags.DOTALL;
	/**
	* Flag: multiline matching: {@code ^} and {@code $} match at beginning and end of line, not just
	* beginning and end of input.
	*/
	static MULTILINE = PublicFlags.MULTILINE;
	/**
	* Flag: Unicode groups (e.g. {@code \p\ Greek\} ) will be syntax errors.
	*/
	static DISABLE_UNICODE_GROUPS = PublicFlags.DISABLE_UNICODE_GROUPS;
	/**
	* Flag: matches longest possible string.
	*/
	static LONGEST_MATCH = PublicFlags.LONGEST_MATCH;
	/**
	* Flag: enable linear-time captureless lookbehinds.
	*/
	static LOOKBEHINDS = PublicFlags.LOOKBEHINDS;
	/**
	* Returns a literal pattern string for the specified string.
	*
	* This method produces a string that can be used to create a <code>RE2JS</code> that would
	* match the string <code>s</code> as if it were a literal pattern.
	*
	* Metacharacters or escape sequences in the input sequence will be given no special meaning.
	*
	* @param {string} str The string to be literalized
	* @returns {string} A literal string replacement
	*/
	static quote(str) {
		return Utils.quoteMeta(str);
	}
	/**
	* Quotes '\' and '$' in {@code str}, so that the returned string could be used in
	* replacement methods as a literal replacement of {@code str}.
	*
	* This is a convenience delegation to {@link Matcher.quoteReplacement}.
	*
	* @param {string} str the string to be quoted
	* @param {boolean} [javaMode=false] whether the replacement will be used in javaMode
	* @returns {string} the quoted string
	*/
	static quoteReplacement(str, javaMode = false) {
		return Matcher.quoteReplacement(str, javaMode);
	}
	/**
	* Translates a given regular expression string to ensure compatibility with RE2JS.
	*
	* This function preprocesses the input regex string by applying necessary transformations,
	* such as escaping special characters (e.g., `/`), converting named capture groups to
	* RE2JS-compatible syntax, and handling Unicode sequences properly. It ensures that the
	* resulting regex is safe and properly formatted before compilation.
	*
	* @param {string|RegExp} expr - The regular expression string to be translated.
	* @returns {string} - The transformed regular expression string, ready for compilation.
	*/
	static translateRegExp(expr) {
		return TranslateRegExpString.translate(expr);
	}
	/**
	* Helper: create new RE2JS with given regex and flags. Flregex is the regex with flags applied.
	* @param {string} regex
	* @param {number} [flags=0]
	* @returns {RE2JS}
	*/
	static compile(regex, flags = 0) {
		Utils.checkPattern(regex);
		Utils.checkFlags(flags);
		let fregex = regex;
		if ((flags & RE2JS.CASE_INSENSITIVE) !== 0) fregex = `(?i)${fregex}`;
		if ((flags & RE2JS.DOTALL) !== 0) fregex = `(?s)${fregex}`;
		if ((flags & RE2JS.MULTILINE) !== 0) fregex = `(?m)${fregex}`;
		let re2Flags = RE2Flags.PERL;
		if ((flags & RE2JS.DISABLE_UNICODE_GROUPS) !== 0) re2Flags &= ~RE2Flags.UNICODE_GROUPS;
		if ((flags & RE2JS.LOOKBEHINDS) !== 0) re2Flags |= RE2Flags.LOOKBEHIND;
		const p = new RE2JS(regex, flags);
		p.re2Input = RE2.compileImpl(fregex, re2Flags, (flags & RE2JS.LONGEST_MATCH) !== 0);
		return p;
	}
	/**
	* Matches a string against a regular expression.
	*
	* @param {string} regex the regular expression
	* @param {string|number[]|Uint8Array} input the input
	* @returns {boolean} true if the regular expression matches the entire input
	* @throws RE2JSSyntaxException if the regular expression is malformed
	*/
	static matches(regex, input) {
		return RE2JS.compile(regex).testExact(input);
	}
	/**
	* This is visible for testing.
	* @private
	*/
	static initTest(pattern, flags, re2) {
		if (pattern == null) throw new Error("pattern is null");
		if (re2 == null) throw new Error("re2 is null");
		const p = new RE2JS(pattern, flags);
		p.re2Input = re2;
		return p;
	}
	/**
	*
	* @param {string} pattern
	* @param {number} flags
	*/
	constructor(pattern, flags) {
		this.patternInput = pattern;
		this.flagsInput = flags;
		/** @type {import('./RE2.js').RE2} */
		this.re2Input = null;
	}
	/**
	* Releases memory used by internal caches associated with this pattern. Does not change the
	* observable behaviour. Useful for tests that detect memory leaks via allocation tracking.
	*/
	reset() {
		this.re2Input.reset();
	}
	/**
	* Returns the flags used in the constructor.
	* @returns {number}
	*/
	flags() {
		return this.flagsInput;
	}
	/**
	* Returns the pattern used in the constructor.
	* @returns {string}
	*/
	pattern() {
		return this.patternInput;
	}
	re2() {
		return this.re2Input;
	}
	/**
	* Matches a string against a regular expression.
	*
	* @param {string|number[]|Uint8Array} input the input
	* @returns {boolean} true if the regular expression matches the entire input
	*/
	matches(input) {
		return this.testExact(input);
	}
	/**
	* Creates a new {@code Matcher} matching the pattern against the input.
	*
	* @param {string|number[]|Uint8Array|MatcherInputBase} input the input string
	* @returns {Matcher}
	*/
	matcher(input) {
		if (Utils.isByteArray(input)) input = MatcherInput.utf8(input);
		return new Matcher(this, input);
	}
	/**
	* Tests whether the regular expression matches any part of the input string.
	* Performance Note: This method is highly optimized. Because it only returns
	* a boolean and does not extract capture groups, it bypasses the `Matcher` overhead
	* and guarantees execution on the high-speed DFA engine whenever possible.
	*
	* @param {string|number[]|Uint8Array} input - The input string or UTF-8 byte array to test against.
	* @returns {boolean} `true` if the pattern is found anywhere in the input, `false` otherwise.
	*/
	test(input) {
		if (Utils.isByteArray(input)) return this.re2Input.matchUTF8(input);
		return this.re2Input.match(input);
	}
	/**
	* Tests whether the regular expression matches the ENTIRE input string.
	* * **Performance Note:** This operates identically to `.matches()`, but is significantly
	* faster because it does not request capture group data. By requesting 0 capture groups,
	* it securely routes execution through the DFA fast-path.
	*
	* @param {string|number[]|Uint8Array} input - The input string or UTF-8 byte array to test against.
	* @returns {boolean} `true` if the exact input string fully matches the pattern, `false` otherwise.
	*/
	testExact(input) {
		const machineInput = Utils.isByteArray(input) ? MachineInput.fromUTF8(input) : MachineInput.fromUTF16(input);
		return this.re2Input.executeEngine(machineInput, 0, RE2Flags.ANCHOR_BOTH, 0) !== null;
	}
	/**
	* Executes a search for a match in a specified string.
	* Returns a result array, or null if no match is found.
	* The returned array perfectly mirrors standard JavaScript `RegExpExecArray`,
	* including `.index`, `.input`, and `.groups` properties.
	*
	* @param {string|number[]|Uint8Array} input the input string or byte array
	* @returns {Array|null} the match array with index, input, and groups properties, or null
	*/
	exec(input) {
		const m = this.matcher(input);
		return m.find() ? execResult(m, input) : null;
	}
	/**
	* Splits input around instances of the regular expression. It returns an array giving the strings
	* that occur before, between, and after instances of the regular expression.
	*
	* If {@code limit <= 0}, there is no limit on the size of the returned array. If
	* {@code limit == 0}, empty strings that would occur at the end of the array are omitted. If
	* {@code limit > 0}, at most limit strings are returned. The final string contains the remainder
	* of the input, possibly including additional matches of the pattern.
	*
	* @param {string} input the input string to be split
	* @param {number} [limit=0] the limit
	* @returns {string[]} the split strings
	*/
	split(input, limit = 0) {
		const m = this.matcher(input);
		const result = [];
		let emptiesSkipped = 0;
		let last = 0;
		while (m.find()) {
			if (last === 0 && m.end() === 0) {
				last = m.end();
				continue;
			}
			if (limit > 0 && result.length === limit - 1) break;
			if (last === m.start()) {
				if (limit === 0) {
					emptiesSkipped += 1;
					last = m.end();
					continue;
				}
			} else while (emptiesSkipped > 0) {
				result.push("");
				emptiesSkipped -= 1;
			}
			result.push(m.substring(last, m.start()));
			last = m.end();
		}
		if (limit === 0 && last !== m.inputLength()) {
			while (emptiesSkipped > 0) {
				result.push("");
				emptiesSkipped -= 1;
			}
			result.push(m.substring(last, m.inputLength()));
		}
		if (limit !== 0 || result.length === 0 && !(last === m.inputLength() && last > 0)) result.push(m.substring(last, m.inputLength()));
		return result;
	}
	/**
	* Returns an iterator of all results matching a string against the regular expression,
	* including capturing groups.
	*
	* @param {string|number[]|Uint8Array} input the input string or byte array
	* @returns {IterableIterator<RegExpMatchArray>}
	*/
	*matchAll(input) {
		const m = this.matcher(input);
		while (m.find()) yield execResult(m, input);
	}
	/**
	*
	* @returns {string}
	*/
	toString() {
		return this.patternInput;
	}
	/**
	* Returns the program size of this pattern.
	*
	* <p>
	* Similar to the C++ implementation, the program size is a very approximate measure of a regexp's
	* "cost". Larger numbers are more expensive than smaller numbers.
	* </p>
	*
	* @returns {number} the program size of this pattern
	*/
	programSize() {
		return this.re2Input.numberOfInstructions();
	}
	/**
	* Returns the number of capturing groups in this matcher's pattern. Group zero denotes the entire
	* pattern and is excluded from this count.
	*
	* @returns {number} the number of capturing groups in this pattern
	*/
	groupCount() {
		return this.re2Input.numberOfCapturingGroups();
	}
	/**
	* Return a map of the capturing groups in this matcher's pattern, where key is the name and value
	* is the index of the group in the pattern.
	* @returns {Record<string, number>}
	*/
	namedGroups() {
		return this.re2Input.namedGroups;
	}
	/**
	*
	* @param {*} other
	* @returns {boolean}
	*/
	equals(other) {
		if (this === other) return true;
		if (other === null || this.constructor !== other.constructor) return false;
		return this.flagsInput === other.flagsInput && this.patternInput === other.patternInput;
	}
};

// src/core/text/patterns.ts
/** Compiles a regular expression of RE2, which runs in linear time on any text (I-6). The error is the rest of a sentence. */
function compilePattern(pattern) {
	try {
		const compiled = RE2JS.compile(pattern);
		return success((text) => compiled.test(text));
	} catch (error) {
		return failure(`is no regular expression of RE2: ${messageOf(error).replace(/^error parsing regexp: /, "")}`);
	}
}
/** A glob that cannot be read. The message is the rest of a sentence about the glob. */
var GlobFault = class extends Error {};
/** The limit on expanded globs. Braces multiply: ten pairs of them make a thousand globs. */
const mostGlobs = 100;
/** Returns the globs without braces that a glob with braces stands for. Text after `\` or inside `[ ]` is not changed. */
function expandBraces(glob) {
	let globs = [""];
	let open;
	for (const [token] of glob.matchAll(/\\.|\[[!^]?\]?[^\]]*\]|./gs)) if (open === void 0) {
		if (token === "{") open = [""];
		else globs = globs.map((text) => text + token);
	} else if (token === "}") {
		globs = multiply(globs, open);
		open = void 0;
	} else open = extend(open, token);
	if (open !== void 0) throw new GlobFault("has `{` without `}`");
	return globs;
}
function extend(alternatives, token) {
	if (token === "{") throw new GlobFault("has `{` within `{ }`");
	if (token === ",") return [...alternatives, ""];
	return [...alternatives.slice(0, -1), `${alternatives.at(-1) ?? ""}${token}`];
}
function multiply(globs, alternatives) {
	if (globs.length * alternatives.length > mostGlobs) throw new GlobFault(`stands for more than ${mostGlobs} globs`);
	return globs.flatMap((text) => alternatives.map((alternative) => text + alternative));
}
/**
* Compiles a glob for paths and branches. `*` and `?` stay within a folder; `**` alone between slashes crosses folders and may
* stand nowhere else; `[a-z]` and `[!a]` are one character; `{a,b}` is one of the two; `\` takes the next character literally.
* The whole text must match.
*/
function compileGlob(glob) {
	try {
		const compiled = RE2JS.compile(expandBraces(glob).map(translate).join("|"));
		return success((text) => compiled.matcher(text).matches());
	} catch (error) {
		const words = error instanceof GlobFault ? error.message : "has a range that cannot be";
		return failure(`is no glob: it ${words}`);
	}
}
/** Translates a glob without braces into a regular expression. */
function translate(glob) {
	let rest = glob;
	let pattern = "";
	while (rest !== "") {
		const isStart = pattern === "" || glob.at(glob.length - rest.length - 1) === "/";
		const token = readToken(rest, isStart);
		pattern += token.pattern;
		rest = rest.slice(token.length);
	}
	return pattern;
}
function readToken(rest, isStart) {
	if (rest.startsWith("**")) return readFolders(rest, isStart);
	switch (rest[0]) {
		case "*": return {
			pattern: "[^/]*",
			length: 1
		};
		case "?": return {
			pattern: "[^/]",
			length: 1
		};
		case "[": return readClass(rest);
		case "\\":
			if (rest.length === 1) throw new GlobFault("ends in `\\`");
			return {
				pattern: RE2JS.quote(rest.slice(1, 2)),
				length: 2
			};
		default: return {
			pattern: RE2JS.quote(rest.slice(0, 1)),
			length: 1
		};
	}
}
/** Reads a `**`. It is refused next to other characters, where it would silently mean `*`. */
function readFolders(rest, isStart) {
	if (isStart && rest.startsWith("**/")) return {
		pattern: "(?:[^/]+/)*",
		length: 3
	};
	if (isStart && rest === "**") return {
		pattern: ".*",
		length: 2
	};
	throw new GlobFault("has `**` beside other characters; write it alone between slashes, as in `**/*.md`");
}
function readClass(rest) {
	const [whole, negated, members = ""] = /^\[([!^]?)(\]?[^\]]*)\]/.exec(rest) ?? [];
	if (whole === void 0 || members === "") throw new GlobFault("has `[` without `]`");
	const escaped = members.replace(/[\\[\]^&~|]/g, (character) => `\\${character}`);
	return {
		pattern: negated === "" ? `[${escaped}]` : `[^/${escaped}]`,
		length: whole.length
	};
}

// src/core/run/notices.ts
/** Returns the key of the end of a run, from the `seq` of its record, which may not be written yet. */
function endKey(seq) {
	return `end/${seq}`;
}
/** Returns the key of an order to ask about a stage, which waits for a person since the record with this `seq`. It is no notice. */
function askKey(stage, seq) {
	return `ask/${seq}/${stage}`;
}
function isAskKey(key) {
	return key.startsWith("ask/");
}
/** Lists the `event_type`s under which the pipeline of a run sends notices of a kind. */
function listenersOf({ run }, on) {
	const wanted = (pipelineOf(run).notify ?? []).filter((listener) => listener.on.includes(on));
	return [...new Set(wanted.map(({ dispatch }) => dispatch))];
}
/** Lists every notice that the records of a run hold and that some listener wants. */
function listNotices(state) {
	const { end } = state;
	return [
		...state.transfers.map((transfer) => ({
			key: `transfer/${transfer.seq}`,
			on: "transfer",
			transfer
		})),
		...[...state.stages].flatMap(([stage, entry]) => listRequests(state, {
			stage,
			entry
		})),
		...end === void 0 ? [] : [{
			key: endKey(end.seq),
			on: "end",
			end
		}]
	].filter(({ on }) => listenersOf(state, on).length > 0);
}
/** Lists what a stage asks people: it awaits an answer or an approval, or its agent asked and nobody can answer any more. */
function listRequests(state, { stage, entry }) {
	if (entry.kind === "awaiting" && entry.for === "approval") return [{
		key: `approval/${approvalSeqs(state, {
			stage,
			due: entry.due
		}).at(-1)}/${stage}`,
		on: "approval",
		stage,
		awaiting: entry
	}];
	return entry.kind === "awaiting" || entry.kind === "ended" && entry.last.body.outcome === "needs-input" ? [{
		key: `needs-input/${entry.last.seq}`,
		on: "needs-input",
		stage,
		asked: entry.last
	}] : [];
}
/** Lists the keys of the notices that a record brought about, or the records of its comment together, in the order of the records. */
function listKeysAfter(state, cause) {
	const transfers = new Set(listTransfersBefore(state, cause));
	const endCause = findCauseOfEnd(state);
	return listNotices(state).flatMap((notice) => {
		if (notice.on === "transfer") return transfers.has(notice.transfer) ? [notice.key] : [];
		if (notice.on === "needs-input") return notice.asked.seq === cause ? [notice.key] : [];
		return notice.on === "end" && endCause === cause ? [notice.key] : [];
	});
}
/** Lists the transfers in the comment of the last execution of a job: its own, and those by which agents before it continued in the job. */
function listTransfersBefore({ tasks, transfers }, cause) {
	const last = tasks.find(({ seq }) => seq === cause);
	if (last === void 0) return [];
	const found = [];
	for (let execution = last.execution;; execution -= 1) {
		const transfer = transfers.find((each) => each.task === last.task && each.execution === execution);
		const isOfJob = execution === last.execution || transfer?.body.inline === true;
		if (transfer !== void 0 && isOfJob) found.push(transfer);
		else if (execution !== last.execution) return found;
	}
}
/**
* Returns the `seq` of the record that ended the run: the last one before the end that is an execution or a decision. What is
* recorded after the end, such as the work of a job that was stopped, did not end it.
*/
function findCauseOfEnd({ run, tasks, decisions, end }) {
	if (end === void 0) return void 0;
	return Math.max(run.seq, ...[...tasks, ...decisions].map(({ seq }) => seq).filter((seq) => seq < end.seq));
}

// src/core/run/repeats.ts
/**
* Returns how a run exceeds its limit on repetitions, in words: agents that hand the same work to and fro, or a task that
* asks for the same child again and again. Compares what the records hold to the letter.
*/
function findRepeat(state, most) {
	const repeated = [...Map.groupBy([...listTransferSteps(state), ...listChildSteps(state)], ({ key }) => key).values()].find((steps) => steps.length > most);
	const [step] = repeated ?? [];
	return step === void 0 ? void 0 : `limits.max-repeats is ${most}, and ${step.words} ${repeated?.length} times`;
}
/** Lists the transfers. One from another commit is another one, because work was done in between. */
function listTransferSteps(state) {
	return standingTransfers(state).map(({ task, seq, body }) => {
		const { from, to, message } = body;
		const tasks = state.tasks.filter((other) => other.seq <= seq);
		const tip = publishedBefore({
			...state,
			tasks
		}, task)?.commit ?? state.run.body.head;
		const words = `${from} handed ${task} over to ${to} with the same message on the same commit`;
		return {
			key: JSON.stringify([
				"transfer",
				task,
				from,
				to,
				message,
				tip
			]),
			words
		};
	});
}
function listChildSteps({ spawned }) {
	return spawned.flatMap(({ task, body }) => body.made.map(({ prompt }) => ({
		key: JSON.stringify([
			"child",
			task,
			prompt
		]),
		words: `${task} asked for a child task with the prompt "${truncateCodePoints(prompt.replaceAll(/\s+/g, " "), 60)}"`
	})));
}

// src/core/run/decide.ts
/** Decides what follows from a record that was just written. Pure: the same state and cause give the same effects. */
function decide(state, options) {
	const notices = listKeysAfter(state, options.cause).map((key) => ({
		kind: "notify",
		key
	}));
	if (state.end !== void 0) return [
		{
			kind: "ignore",
			reason: "the run has ended"
		},
		...afterEnd(state, state.end.body.outcome),
		...notices
	];
	const limit = findLimit(state, options.now);
	const ending = limit === void 0 ? findEnding(state, options.now) : {
		outcome: "failed",
		reason: limit
	};
	if (ending !== void 0) return endRun$1(state, ending, notices);
	if (state.paused !== void 0) return [
		{
			kind: "ignore",
			reason: "the run is paused"
		},
		{ kind: "update-views" },
		...notices
	];
	const starts = dueStages(state).filter(({ due }) => due.cause === options.cause).map(({ stage, due }) => ({
		kind: "dispatch-task",
		stage,
		for: jobFor(state, stage),
		due
	}));
	const asks = decideAsks(state);
	const others = notices.filter((notice) => !asks.some((ask) => ask.kind === "notify" && ask.key === notice.key));
	return [
		...starts,
		...asks,
		{ kind: "update-views" },
		...others
	];
}
/** Decides what people are asked now. All of it was asked before, unless the job that was to ask died. */
function decideAsks(state) {
	return state.paused === void 0 ? awaitingStages(state).flatMap(({ stage }) => askFor(state, stage)) : [];
}
/** Lists the effects that ask a person. The notice comes first: by the comment a second try knows that both are done. */
function askFor(state, stage) {
	const notice = listNotices(state).find((each) => "stage" in each && each.stage === stage);
	return [...notice === void 0 ? [] : [{
		kind: "notify",
		key: notice.key
	}], {
		kind: "ask",
		stage
	}];
}
/** Returns the effects that end a run which cannot continue although stages of it are due. */
function endEarly(state, reason) {
	return endRun$1(state, {
		outcome: "failed",
		reason
	});
}
/** Lists the effects that end a run. The record of the end, which the last notice is about, will be the next one. */
function endRun$1(state, ending, notices = []) {
	const own = listenersOf(state, "end").length === 0 ? [] : [{
		kind: "notify",
		key: endKey(state.tip.seq + 1)
	}];
	return [
		{
			kind: "end-run",
			...ending
		},
		...afterEnd(state, ending.outcome),
		...notices,
		...own
	];
}
/**
* Lists the effects that follow an end. Those for people come first, so that they see how the run ended whatever happens to
* the ledger. A person is asked once, because the comment is looked for before it is made.
*/
function afterEnd(state, outcome) {
	const { config, pipeline } = state.run.body;
	const remembers = pipelineOf(state.run).history !== void 0 || budgetsOf(config, pipeline).length > 0;
	return [
		...needsPerson(outcome) ? [{ kind: "escalate" }] : [],
		{ kind: "update-views" },
		...state.run.body.reaction === void 0 ? [] : [{
			kind: "react",
			outcome
		}],
		{ kind: "fold-comments" },
		...remembers ? [{ kind: "write-history" }] : []
	];
}
/**
* Returns the limit that the run has reached, in words. It is counted from the records and our own clock, never from what an
* agent says (DESIGN 5.4).
*/
function findLimit(state, now) {
	const refused = state.tasks.find(({ body }) => body.refusedTransfer?.reason === "limit");
	if (refused !== void 0) return `${refused.body.stage}: ${refused.body.failure?.message ?? "limits.max-handoffs is exceeded"}`;
	const due = nextStages(state);
	if (due.length === 0) return void 0;
	const limits = pipelineOf(state.run).limits;
	const started = state.tasks.length + due.length;
	if (started > limits["max-tasks"]) return `limits.max-tasks is ${limits["max-tasks"]}, and the next execution would be number ${started}`;
	const repeated = limits["max-repeats"] === void 0 ? void 0 : findRepeat(state, limits["max-repeats"]);
	if (repeated !== void 0) return repeated;
	const minutes = elapsedMinutes(state, now);
	if (minutes > limits["timeout-minutes"]) return `limits.timeout-minutes is ${limits["timeout-minutes"]}, and the run has taken ${Math.ceil(minutes)}`;
	if (due.every(({ stage }) => jobFor(state, stage) === "publish")) return void 0;
	const cost = usageOfRun(state).usage?.costUsd ?? 0;
	const maxCost = limits["max-cost-usd"];
	if (maxCost !== void 0 && cost >= maxCost) return `limits.max-cost-usd is ${maxCost}, and the run has cost ${cost}`;
}
/**
* Lists the stages that are due, or will be once a person has answered or approved: nobody is asked for what could start nothing,
* because a limit forbids it.
*/
function nextStages(state) {
	return [...dueStages(state), ...awaitingStages(state)];
}
/** Returns how the run ended, once nothing runs and nothing can start any more. A question that nobody answered in time keeps no run open. */
function findEnding(state, now) {
	const entries = [...state.stages];
	const stagesAlone = entries.filter(([stage]) => !isPart(stage));
	const overdue = unanswered(state).filter(({ stage, awaiting }) => !isChild(stage) && isOverdue(state, awaiting, now));
	const late = new Set(overdue.map(({ stage }) => stage));
	const isHeld = ([stage, entry]) => isOpen(entry) && !late.has(stage) && (entry.kind !== "waiting" || late.size === 0);
	if (entries.some(isHeld)) return void 0;
	const all = stagesAlone.flatMap(([stage, entry]) => entry.kind === "ended" ? [{
		stage,
		body: entry.last.body
	}] : []);
	const ended = all.filter(({ body }) => !isTolerated(state.run, body));
	for (const outcome of [
		"failed",
		"cancelled",
		"needs-input"
	]) {
		const found = ended.find(({ body }) => body.outcome === outcome);
		if (found !== void 0) return {
			outcome,
			reason: `${found.stage}: ${found.body.failure?.reason ?? found.body.note ?? outcome}`
		};
	}
	const broken = stagesAlone.find(([, entry]) => entry.kind === "broken");
	if (broken?.[1].kind === "broken") return {
		outcome: "failed",
		reason: `${broken[0]}: ${describeBroken(broken[1])}`
	};
	const [unheard] = late;
	if (unheard !== void 0) return {
		outcome: "needs-input",
		reason: `${unheard}: nobody answered within ${answerWithin(state.run)}`
	};
	const leaving = ended.filter(({ body }) => body.engine === "built-in");
	if (!state.tasks.some(({ body }) => body.commits !== void 0) && leaving.length > 0 && leaving.every(({ body }) => body.outcome === "noop")) return {
		outcome: "noop",
		reason: "nothing was changed or made"
	};
	if (all.length === 0) return {
		outcome: "noop",
		reason: "all stages were skipped"
	};
	if (all.every(({ body }) => body.outcome === "noop")) return {
		outcome: "noop",
		reason: "no stage had anything to do"
	};
	return {
		outcome: "succeeded",
		reason: describeSuccess(state)
	};
}
/** Describes a success: which stages did not take part in it, if any. */
function describeSuccess({ run, stages }) {
	const failed = [...stages].flatMap(([stage, entry]) => entry.kind === "ended" && !isPart(stage) && isTolerated(run, entry.last.body) ? [stage] : []);
	const skipped = [...stages].flatMap(([stage, entry]) => !isPart(stage) && entry.kind === "skipped" ? [stage] : []);
	if (failed.length + skipped.length === 0) return "all stages succeeded";
	return `${[...failed.length === 0 ? [] : [`${failed.join(", ")} failed, which \`continue-on-failure\` allows`], ...skipped.length === 0 ? [] : [`${skipped.join(", ")} ${skipped.length === 1 ? "was" : "were"} skipped`]].join("; ")}; all other stages succeeded`;
}

// src/engine/github-errors.ts
/** Returns whether the error is transient. Transient errors fail the job, which can be run again; all others become the outcome of the stage. */
function isTransient({ reason }) {
	return reason === "unavailable" || reason === "rate-limited" || reason === "unauthenticated";
}
/** Performs a step that the run does not depend on. If GitHub refuses it, logs a warning and returns undefined. */
async function warnIfRefused({ ports }, { what, only, except = [] }, perform) {
	try {
		return await perform();
	} catch (error) {
		if (!(error instanceof GitHubError) || except.includes(error.reason) || only?.includes(error.reason) === false) throw error;
		ports.log.warning(`${what}: ${error.message}`);
		return;
	}
}

// src/core/history/history-entry.ts
/** The beginning of the keys of `include-keys` that name inputs. */
const inputsPrefix = "inputs.";
/** Returns whether an entry is a further end of the same run. Another run of the same name started at another time. */
function isLaterEnd(end, than) {
	return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}
/**
* Collects the finished runs of a pipeline from the records of its ledgers, each once. Of two records the first counts, unless
* the run was reopened and ended again.
*/
function toHistoryEntries(records, pipeline) {
	const entries = /* @__PURE__ */ new Map();
	for (const { record, comment } of records.toSorted(compareBy(({ comment }) => comment))) {
		if (record.kind !== "history" || record.body.pipeline !== pipeline) continue;
		const earlier = entries.get(record.run);
		if (earlier !== void 0 && !isLaterEnd(record.body, earlier.body)) continue;
		entries.delete(record.run);
		entries.set(record.run, {
			run: record.run,
			comment,
			body: record.body
		});
	}
	return [...entries.values()];
}
/** Selects the runs to show: newest first by completion, of the configured phases and scope, up to the limit. */
function selectEntries(entries, { history, subject }) {
	const { limit, phases, scope } = history;
	return entries.filter(({ body }) => scope === "pipeline" || subject === void 0 || body.subject === subject).filter(({ body }) => {
		const phase = phaseOf(body.outcome);
		return phase !== void 0 && (phases.length === 0 || phases.includes(phase));
	}).toSorted(newestFirst).slice(0, limit);
}
/** Returns the phase; undefined for runs that did not finish by themselves: cancelled, skipped, waiting for a person. */
function phaseOf(outcome) {
	if (outcome === "noop") return "succeeded";
	return outcome === "succeeded" || outcome === "failed" ? outcome : void 0;
}
/** Compares by end. Of two runs that ended together, the one that started later comes first (Y-7). */
function newestFirst(a, b) {
	return Date.parse(b.body.finishedAt) - Date.parse(a.body.finishedAt) || Date.parse(b.body.startedAt) - Date.parse(a.body.startedAt) || b.comment - a.comment;
}

// src/core/history/render-history.ts
const dataPrefix = "handoff.data.";
const ownKeys = [
	"error",
	"message",
	"duration"
];
/** Lists the lines of one block: all results, then failure and duration; or what `include-keys` names, in its order. */
function listLines(body, includeKeys) {
	const results = Object.keys(body.results).filter((key) => findBatonValue(body, key) === void 0 && key !== "duration");
	return (includeKeys.length > 0 ? [...new Set(includeKeys)] : [...results, ...ownKeys]).flatMap((key) => {
		const value = findValue(body, key);
		return value === void 0 ? [] : [`${key}: ${renderValue(value)}`.trimEnd()];
	});
}
/** Finds the value of a key. Baton's own values win over a result of the same name. */
function findValue(body, key) {
	return findBatonValue(body, key) ?? findHandoffValue(body, key) ?? findInput(body, key) ?? (Object.hasOwn(body.results, key) ? body.results[key] : void 0);
}
function findBatonValue({ error, message, startedAt, finishedAt }, key) {
	switch (key) {
		case "error": return error;
		case "message": return message;
		case "duration": return formatDuration(Date.parse(finishedAt) - Date.parse(startedAt));
		default: return;
	}
}
function findInput({ inputs = {} }, key) {
	const name = key.startsWith("inputs.") ? key.slice(inputsPrefix.length) : "";
	return Object.hasOwn(inputs, name) ? inputs[name] : void 0;
}
function findHandoffValue({ handoff }, key) {
	if (key === "handoff_summary") return handoff?.summary;
	if (key === "handoff_detail") return handoff?.detail;
	const name = key.startsWith(dataPrefix) ? key.slice(13) : void 0;
	return name !== void 0 && handoff?.data !== void 0 && Object.hasOwn(handoff.data, name) ? handoff.data[name] : void 0;
}
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
* Renders a value. Further lines are indented, so that no value can forge a header or a key. Invisible characters stay: the prompt
* takes them out and counts them.
*/
function renderValue(value) {
	return value.toWellFormed().replaceAll(lineBreak, "\n").trimEnd().replaceAll("\n", "\n  ");
}
/**
* Renders the text of `{{ history }}` (DESIGN 4.6), newest run first; empty when there is none:
* ```
* === Task fix-743 (Succeeded, 2026-03-18T09:00:00Z) ===
* issue_created: #743
* duration: 4m32s
* ```
*/
function renderHistory(entries, options) {
	return truncateHistory(selectEntries(entries, options).map((entry) => renderBlock(entry, options.history["include-keys"])).join("\n\n"), options.history["max-bytes"]);
}
function renderBlock({ run, body }, includeKeys) {
	return [`=== Task ${run} (${phaseOf(body.outcome) === "failed" ? "Failed" : "Succeeded"}, ${toSeconds(body.finishedAt)}) ===`, ...listLines(body, includeKeys)].join("\n");
}
/** Shortens a text: adds as much as fits, and a line that says so. No value can forge that line. */
function truncateHistory(text, maxBytes) {
	if (utf8Length(text) <= maxBytes) return text;
	const mark = `\n[history cut: more than ${maxBytes} bytes]`;
	let room = maxBytes - utf8Length(mark);
	let kept = "";
	for (const point of text) {
		room -= utf8Length(point);
		if (room < 0) break;
		kept += point;
	}
	return kept.trimEnd() + mark;
}

// src/engine/thread/run-threads.ts
/** An issue takes 2,500 comments; a new issue is made long before that. */
const maxComments = 1e3;
/** Sorts the ledgers of a pipeline into those that take more records and those that do not. */
function sortLedgers(issues) {
	const sorted = issues.toSorted((a, b) => a.number - b.number);
	const isAccepting = ({ comments, locked }) => comments < maxComments && !locked;
	return {
		accepting: sorted.filter(isAccepting),
		past: sorted.filter((issue) => !isAccepting(issue)).toReversed()
	};
}
/**
* Returns the runs issues that may hold runs about a subject. No run is older than its subject, and an issue that was made after
* the subject holds all of its runs, apart from those that the full issue before it took at the very end.
*/
function runThreadsOf({ accepting, past }, subject) {
	const isOlderNeeded = (index) => {
		const newer = past[index - 1];
		return newer === void 0 || Date.parse(newer.createdAt) >= Date.parse(subject.createdAt);
	};
	return [...accepting, ...past.filter((_, index) => isOlderNeeded(index))].map(({ number, comments }) => {
		return {
			number,
			comments,
			about: subject.number,
			since: subject.createdAt
		};
	});
}
/** Returns the threads where runs about a subject may stand: runs issues, where there are some, and its own, which is read last. */
function threadsOf(subject, ledgers) {
	const own = {
		number: subject.number,
		comments: subject.comments,
		about: subject.number
	};
	return ledgers === void 0 ? [own] : [...runThreadsOf(ledgers, subject), own];
}
/** The longest time that a run is searched for: `limits.timeout-minutes` allows no more, and only pauses make a run longer. */
const windowMilliseconds = 3024e6;
/** Returns the time since when a run that is still under way can have begun. */
function runsSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}
/**
* Returns whether runs about a subject may stand on runs issues: `comments` keeps them there now, or a comment on the subject
* mentions a newer run than those that are known. Anybody can write such a comment, so all that it leads to is one more look.
*/
function isStoredElsewhere({ comments }, hint) {
	if (comments !== "all") return true;
	return hint !== void 0 && mentionsNewerRun(hint.comments, {
		...hint,
		subject: hint.subject.number
	});
}
/**
* Returns whether a comment newer than the newest known run looks like the status comment of another run: with `comments:
* outcomes` the records of that run are elsewhere. Anybody can write such a comment, so it may lead to nothing but a search.
*/
function mentionsNewerRun(comments, { pipeline, subject, newest }) {
	return comments.some(({ id, body }) => {
		const run = parseViewMarker("status", body);
		if (run === void 0 || run === newest?.record.run) return false;
		return findRunNumber(run, {
			pipeline,
			subject
		}) !== void 0 && (newest === void 0 || id > newest.comment);
	});
}

// src/engine/thread/history.ts
/** The limit on the pages of 100 comments that one reading requests. Ordinarily one is enough. */
const maxPages = 30;
/** A record and its continuation pieces are written within seconds, so they are never further apart than this. */
const windowPages = 3;
/**
* Reads the ledgers of a pipeline backwards until the entries are enough, on into older ledgers where they are not. Ledgers that
* were made at the same time are read side by side, because each holds the newest runs of its own. Entries are enough only when
* all comments since the ends of their runs were read: whatever ended later is among them, and an old entry that a stranger copied
* into a new comment hides none of it.
*/
async function readLedger(engine, request) {
	const ledgers = sortLedgers(await engine.ports.ledgers.list("history", request.pipeline));
	const toEntries = (records) => toHistoryEntries(records, request.pipeline);
	const select = (records) => request.select(toEntries(records));
	const isEnough = (selected) => selected.length >= request.limit;
	let all = {
		records: [],
		comments: [],
		pages: 0
	};
	for (const [index, issue] of [...ledgers.accepting, ...ledgers.past].entries()) {
		const isPast = index >= ledgers.accepting.length;
		if (all.pages >= 30 || isPast && isEnough(select(all.records))) break;
		const before = isPast ? all.records : [];
		const own = await readPages(engine, {
			issue,
			maxPages: 30 - all.pages,
			isEnough: (records, page) => {
				const selected = select([...before, ...records]);
				return isEnough(selected) && selected.every(({ body }) => reachBackTo(page, body.finishedAt));
			}
		});
		all = {
			records: [...own.records, ...all.records],
			comments: [...all.comments, ...own.comments],
			pages: all.pages + own.pages
		};
	}
	report(engine, all.records);
	return {
		ledgers,
		records: all.records,
		entries: toEntries(all.records),
		foreign: countForeign(all)
	};
}
/**
* Reads the pages of one ledger backwards. The continuation pieces of a record stand before it, so where some are missing, the
* next page is read as well and decoded together with those after it.
*/
async function readPages(engine, { issue, maxPages: most, isEnough }) {
	const found = /* @__PURE__ */ new Map();
	let isWhole = true;
	const read = [];
	let isCut = false;
	const records = () => [...found.values()];
	for await (const page of engine.ports.threads.listBackwards(issue.number, issue.comments)) {
		read.unshift(page);
		const together = isCut ? read.slice(0, windowPages).flat() : page;
		const decoded = await decodePages(engine, {
			thread: issue.number,
			comments: together
		});
		for (const stored of decoded.records) found.set(stored.digest, stored);
		isCut = decoded.incomplete.length > 0;
		if (decoded.aside.length > 0) isWhole = false;
		if (!isCut && isEnough(records(), page)) break;
		if (read.length < most) continue;
		isWhole = false;
		break;
	}
	return {
		records: records(),
		comments: read.flat(),
		pages: read.length,
		isWhole: isWhole && !isCut
	};
}
async function decodePages({ ports, settings }, { thread, comments }) {
	const { provenance } = ports;
	return decodeThreadRecords(comments, {
		repo: settings.repository.id,
		thread,
		tools: decodePorts(ports),
		provenance
	});
}
/** Counts the comments that other accounts than the one that wrote the records have written. */
function countForeign({ records, comments }) {
	const written = new Set(records.map(({ comment }) => comment));
	const own = new Set(comments.flatMap(({ id, author }) => written.has(id) ? [author?.id] : []));
	return comments.filter(({ author }) => !own.has(author?.id)).length;
}
function report(engine, records) {
	for (const own of Map.groupBy(records, ({ record }) => record.thread).values()) for (const problem of verifyLedger(own)) engine.ports.log.warning(problemText(problem));
}
/** The number of comments of other accounts from which people are told of them. */
const manyForeign = 100;
/**
* Reads the history of earlier runs for the prompts of a new one; undefined when its pipeline does not ask for it. A failure is
* only logged, because it is no reason not to start (Y-18).
*/
async function readHistory(engine, request) {
	const history = request.config?.history;
	if (history === void 0) return void 0;
	const options = {
		history,
		subject: request.subject
	};
	try {
		const { entries, foreign, ledgers } = await readLedger(engine, {
			pipeline: request.pipeline,
			select: (read) => selectEntries(read, options),
			limit: history.limit
		});
		const ledger = [...ledgers.accepting, ...ledgers.past][0]?.number;
		const isFlooded = ledger !== void 0 && foreign >= manyForeign;
		return {
			text: renderHistory(entries, options),
			...isFlooded ? { flooded: {
				ledger,
				comments: foreign
			} } : {}
		};
	} catch (error) {
		const reason = messageOf(error);
		engine.ports.log.warning(`The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`);
		return { text: "" };
	}
}

// src/core/output/workflow-jobs.ts
/** Returns whether a job is the one with this id in `run.yml`. GitHub puts the caller's job before it: `baton / agent`. */
function isJob({ name }, id) {
	return name === id || name.endsWith(` / ${id}`);
}
/** The ids of our jobs in the order in which they depend on each other: an earlier one takes the later ones with it. */
const ownJobs = [
	"forward",
	"plan",
	"publish"
];
/**
* Finds the job of ours that has to run again, so that neither the event nor the output of an agent is lost. Never the agent's own
* job, because `publish` records how that one ended. A `plan` that was cancelled at work was cancelled by somebody; one that was
* cancelled before it began found its concurrency group full. The group of a `forward` holds events of one person about one thread
* alone, so a full one is left alone.
*/
function findJobToRerun(jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const broken = ownJobs.map((id) => jobs.find((job) => isJob(job, id))).find((job) => job !== void 0 && job.conclusion !== "success" && job.conclusion !== "skipped");
	if (broken === void 0) return void 0;
	if (isJob(broken, "publish") || broken.conclusion !== "cancelled") return broken;
	return broken.began || isJob(broken, "forward") ? void 0 : broken;
}
/** The events that nobody can cause without the right to write. */
const guardedEvents = /* @__PURE__ */ new Set([
	"workflow_dispatch",
	"repository_dispatch",
	"schedule"
]);
/**
* Returns workflow runs in the order in which a sweep looks at them. Those that only somebody with the right to write can cause
* come first. The others follow in turns: the newest of every account, then the second newest. Strangers can fill a list with runs
* of theirs that were cancelled, and a list that went by age alone would hide the run of a maintainer behind them.
*/
function rankBrokenRuns(runs) {
	const counts = /* @__PURE__ */ new Map();
	return runs.toSorted(compareBy(({ id }) => -id)).map((run) => {
		if (guardedEvents.has(run.event)) return {
			run,
			turn: 0
		};
		const turn = (counts.get(run.actor) ?? 0) + 1;
		counts.set(run.actor, turn);
		return {
			run,
			turn
		};
	}).toSorted(compareBy(({ turn }) => turn)).map(({ run }) => run);
}

// src/engine/sweep/rerun-jobs.ts
/** Attempts of one workflow run. A job that failed so often fails for a reason that another attempt does not change. */
const maxAttempts = 3;
/** Reads which job of a workflow run has to run again; undefined when none has to, or it has been tried often enough. */
async function readBrokenJob({ ports }, workflowRun) {
	const jobs = await ports.workflowRuns.listJobs(workflowRun);
	return jobs.some(({ attempt }) => attempt >= maxAttempts) ? void 0 : findJobToRerun(jobs);
}
/** The number of workflow runs that one sweep looks at: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;
/**
* Reads one after the other the workflow runs of which a job ended without having done its work: a `plan` that found its group full
* or died has its event still, and a `publish` that died has the output of its agent. The caller can act on each before the next
* one is asked for, so a sweep that is cut off has started some of them again.
*/
async function* readRunsWithBrokenJob(engine, { since, own }) {
	const { workflowRuns, log } = engine.ports;
	const listed = rankBrokenRuns(await workflowRuns.listBroken(since));
	if (listed.length > maxLookedAt) log.warning(`${listed.length} workflow runs failed or were cancelled; this sweep looks at ${maxLookedAt}: the newest that were dispatched or scheduled, then the newest of each account.`);
	for (const { id, title } of listed.slice(0, maxLookedAt)) {
		const job = id === own ? void 0 : await readBrokenJob(engine, id);
		if (job !== void 0) yield {
			id,
			title,
			job
		};
	}
}
/**
* Starts the broken job of a workflow run again and returns whether GitHub did so. All effects of these jobs are idempotent, so
* nothing is done twice.
*/
async function rerunJob({ ports }, { id, job }) {
	try {
		await ports.workflowRuns.rerunJob(job.id);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason === "unauthenticated") throw error;
		ports.log.warning(`The job ${job.name} of workflow run ${id} was not started again: ${error.message}`);
		return false;
	}
	ports.log.warning(`The job ${job.name} of workflow run ${id} ended as "${job.conclusion}" and was started again.`);
	return true;
}

// src/core/view/summary/dry-run.ts
/** Renders the effects that a job would have had for its summary; empty unless it is a dry run. */
function renderDryRun(effects, avoided = "written") {
	if (effects === void 0) return [];
	if (effects.length === 0) return [`Dry run: nothing was ${avoided}, and there was nothing to do.`];
	const lines = effects.map((effect) => `- ${oneLine(effect, 500)}`).join("\n");
	return [`Dry run: nothing was ${avoided}. It would have:`, lines];
}
/** Renders the stages of a run after a job. After a dry run they stand like this only in theory, and the text says so. */
function renderOverviewAfter(state, { isDry }) {
	const overview = renderRunOverview(state);
	return isDry ? `The run would then look like this:\n\n${overview}` : overview;
}

// src/core/view/summary/sweep.ts
/** Renders what a sweep found and did, for the job's summary. */
function renderSweepSummary({ open, found, repeated, dryEffects }) {
	return [
		`Sweep: ${open.length === 1 ? "1 run has" : `${open.length} runs have`} not ended; ${found.length + repeated.length === 0 ? "nothing waits in vain" : "something waited in vain"}.`,
		...repeated.length === 0 ? [] : [repeated.map(({ id, title, job }) => `- ${oneLine(title, 200)}: ${describeStall({
			kind: "repeated",
			workflowRun: id,
			job
		}, "done")}`).join("\n")],
		...found.length === 0 ? [] : [found.map(({ title, words }) => `- \`${title}\`: ${linkCodes(oneLine(words, 500))}`).join("\n")],
		...renderDryRun(dryEffects, "started")
	].join("\n\n");
}
/** Describes a stall: as it was `found`, while nothing has been done about it, or together with what was `done` about it. */
function describeStall(stall, told) {
	const isDone = told === "done";
	switch (stall.kind) {
		case "never-started": return isDone ? "it was due and never started; it was started now." : "it is due and was never started.";
		case "lost": {
			const words = `workflow run ${stall.workflowRun} is over and left no record`;
			return isDone ? `${words}; a publish job was started to settle that.` : `${words}.`;
		}
		case "unanswered": {
			const words = "nobody answered its question in time";
			return isDone ? `${words}; a publish job was started that ends the run.` : `${words}.`;
		}
		case "expired": {
			const words = "the time of its wait is over";
			return isDone ? `${words}; a publish job was started that ends it.` : `${words}.`;
		}
		case "unasked": {
			const words = "it waits for a person whom nobody has asked";
			return isDone ? `${words}; a publish job was started that asks.` : `${words}.`;
		}
		case "repeated": {
			const words = `job ${stall.job} of workflow run ${stall.workflowRun} ended without having done its work`;
			return isDone ? `${words}; it was started again.` : `${words}.`;
		}
		case "hopeless": return `${`${stall.tries} workflow runs are over and none left a record`}${isDone ? ", so it was left alone" : ""}. Look at the log of the newest one.`;
		default: return stall;
	}
}

// src/engine/order/build-notice-order.ts
/** Returns what names the workflow run of a notice, in place of a stage and its execution. */
function noticeTaskOf({ key }) {
	const [on, seq, stage] = key.split("/");
	return {
		task: [
			"notify",
			on,
			...stage === void 0 ? [] : [stage]
		].join(":"),
		execution: Number(seq)
	};
}
/**
* Builds the order that hands a notice to a publish job, because the job that found it may not write contents. The title of its
* workflow run is `<run>/notify:end 9`: no stage has a colon in its name, so nobody takes it for an execution.
*/
function buildNoticeOrder(engine, { reading, notice, status }) {
	const { run } = reading.state;
	const { task, execution } = noticeTaskOf(notice);
	const issued = engine.ports.clock.now();
	const text = signDispatch({
		baton: 1,
		kind: "dispatch",
		for: "publish",
		via: engine.settings.via,
		repo: engine.settings.repository.id,
		subject: run.body.trigger.subject.number,
		thread: run.thread,
		lock: lockOf(run),
		run: run.run,
		task,
		attempt: 0,
		execution,
		head: run.body.head,
		commit: run.body.commit,
		first: reading.first,
		status: status ?? 0,
		notify: notice.key,
		issued,
		"not-after": validUntil(issued),
		job: {
			"timeout-minutes": 10,
			group: run.run,
			checkout: {
				depth: 1,
				submodules: false,
				lfs: false
			}
		},
		digests: [],
		records: listRecordRefs([]),
		traceparent: traceparentOf(engine, taskName(run.run, task), execution)
	}, encodePorts(engine.ports));
	return {
		text,
		dispatch: JSON.parse(text)
	};
}

// src/core/markdown/size-limit.ts
const note = "_The rest was left out here, because GitHub takes no longer text._";
/** The bytes reserved for the note and for the end of an open fence. */
const spareBytes = 300;
/** Shortens Markdown to at most so many bytes: cuts between lines, closes a fence that is open there, and adds a visible note. */
function truncateMarkdown(text, maxBytes) {
	if (utf8Length(text) <= maxBytes) return text;
	const kept = [];
	let room = maxBytes - spareBytes;
	let fence;
	for (const line of text.split("\n")) {
		room -= utf8Length(line) + 1;
		if (room < 0) break;
		kept.push(line);
		fence = nextFence(line.trimStart(), fence);
	}
	const end = fence === void 0 ? [] : [fence.character.repeat(Math.min(fence.length, spareBytes / 2))];
	return [
		...kept,
		...end,
		"",
		note
	].join("\n").trimStart();
}
function nextFence(line, open) {
	if (open === void 0) return findFenceStart(line);
	return isFenceEnd(line, open) ? void 0 : open;
}
/** Returns as many sections as fit, each in its fullest form that fits. Text is cut between sections, never inside one. */
function packSections(sections, maxBytes) {
	const kept = [];
	let room = maxBytes;
	for (const forms of sections) {
		const fitting = forms.find((form) => utf8Length(form) + 2 <= room);
		if (fitting === void 0) continue;
		kept.push(fitting);
		room -= utf8Length(fitting) + 2;
	}
	return {
		kept,
		dropped: sections.length - kept.length
	};
}

// src/core/trigger/describe-cause.ts
const changes = /* @__PURE__ */ new Map([
	["opened", "opened it"],
	["reopened", "opened it again"],
	["ready_for_review", "marked it as ready"]
]);
/** Describes for people what started a run. */
function describeCause(trigger) {
	const { actor, label, schedule } = trigger;
	const who = `\`${actor.login}\``;
	switch (trigger.kind) {
		case "schedule": return `the schedule ${codeSpan(schedule?.cron ?? "")} came to ${schedule?.tick === void 0 ? "its time" : describeTime(schedule.tick)}${describeMissed(schedule?.missed)}`;
		case "webhook": return `${who} sent the event ${codeSpan(trigger.webhook?.type ?? "")}`;
		case "check": return describeCheck(trigger);
		case "manual": return `${who} started it by hand${describeInputs(trigger)}`;
		case "comment": return `${who} asked for it in a comment${describeInputs(trigger)}`;
		case "review": return `${who} submitted a review`;
		case "issue-changed":
		case "pull-request-changed": return `${who} ${changes.get(trigger.action ?? "") ?? `assigned ${codeSpan(trigger.assignee ?? "")}`}`;
		default: return `${who} added the label ${codeSpan(label)}`;
	}
}
/** The number of inputs that a sentence names, and the code points of each. */
const shownInputs = 6;
const inputCodePoints$1 = 80;
function describeInputs({ inputs = {} }) {
	const all = Object.entries(inputs);
	if (all.length === 0) return "";
	const shown = all.slice(0, shownInputs).map(([name, value]) => codeSpan(truncateCodePoints(`${name}=${value}`, inputCodePoints$1)));
	const more = all.length > shownInputs ? [`${all.length - shownInputs} more`] : [];
	return ` with ${[...shown, ...more].join(", ")}`;
}
function describeMissed(missed = 0) {
	if (missed === 0) return "";
	return ` (for ${missed === 1 ? "the time" : `${missed} times`} before it nothing was started)`;
}
function describeCheck({ check }) {
	const commit = codeSpan((check?.head ?? "").slice(0, 7));
	return `the check ${codeSpan(check?.workflow ?? "")} ended with ${codeSpan(check?.conclusion ?? "")} on ${commit}`;
}

// src/core/trigger/match/check.ts
/**
* Checks a list of filters, of which one must match. Returns the checks of the matching one, or else those of all, each with its
* number.
*/
function checkAny(filters, check) {
	const [only, ...others] = filters;
	if (only !== void 0 && others.length === 0) return check(only);
	const all = filters.map((filter, index) => check(filter).map((each) => ({
		...each,
		detail: `Filter ${index + 1} of ${filters.length}: ${each.detail}`
	})));
	return all.find((checks) => checks.every(({ passed }) => passed)) ?? all.flat();
}

// src/core/trigger/match/check-pull-request.ts
/** Checks the conditions that only pull requests have. A fact that GitHub did not report does not match. */
function checkPullRequest(filter, { subject, files }) {
	return [
		...checkDraft(filter.draft, subject.draft),
		...checkBase(filter["base-branch"], subject.base?.branch),
		...filter.files === void 0 ? [] : [checkFiles(filter.files, files)]
	];
}
function checkDraft(wanted, draft) {
	if (wanted === void 0) return [];
	if (draft === void 0) return [{
		check: "draft",
		passed: false,
		detail: "GitHub did not say whether it is a draft."
	}];
	return [{
		check: "draft",
		passed: draft === wanted,
		detail: `It is ${draft ? "a" : "no"} draft, and ${draft === wanted ? "that is asked for" : `has to be ${wanted ? "one" : "ready"}`}.`
	}];
}
function checkBase(glob, branch) {
	if (glob === void 0) return [];
	const check = "base-branch";
	const compiled = compileGlob(glob);
	if (!compiled.ok) return [{
		check,
		passed: false,
		detail: `The glob ${JSON.stringify(glob)} ${compiled.error}.`
	}];
	if (branch === void 0) return [{
		check,
		passed: false,
		detail: "GitHub did not say which branch it would be merged into."
	}];
	const passed = compiled.value(branch);
	return [{
		check,
		passed,
		detail: `It would be merged into \`${branch}\`, which ${passed ? "fits" : "does not fit"} \`${glob}\`.`
	}];
}
/** Checks the changed files. One file that counts is enough; without one, or without the list, the filter does not match. */
function checkFiles(filter, files) {
	const check = "files";
	const include = (filter.include ?? ["**"]).map((glob) => ({
		glob,
		compiled: compileGlob(glob)
	}));
	const exclude = (filter.exclude ?? []).map((glob) => ({
		glob,
		compiled: compileGlob(glob)
	}));
	for (const { glob, compiled } of [...include, ...exclude]) if (!compiled.ok) return {
		check,
		passed: false,
		detail: `The glob ${JSON.stringify(glob)} ${compiled.error}.`
	};
	if (files === void 0) return {
		check,
		passed: false,
		detail: "It is not known which files it changes."
	};
	if (files === "any") return {
		check,
		passed: true,
		detail: "Any files will do."
	};
	const fits = (globs, file) => globs.some(({ compiled }) => compiled.ok && compiled.value(file));
	const found = files.find((file) => fits(include, file) && !fits(exclude, file));
	if (found !== void 0) return {
		check,
		passed: true,
		detail: `It changes \`${found}\`, which is asked for.`
	};
	return {
		check,
		passed: false,
		detail: `None of the ${files.length} files that it changes is asked for.`
	};
}

// src/core/trigger/match/check-subject.ts
/**
* Checks the author, state and assignees of the issue or pull request, and who sent the event. A fact that GitHub did not report
* does not match.
*/
function checkSubjectState(filter, { subject, actor }) {
	return [
		...checkState(filter.state, subject),
		...checkAuthor(filter.author, subject),
		...checkExcludedAuthors(filter["exclude-authors"], subject),
		...checkEventSender(filter.sender, actor),
		...checkExcludedSenders(filter["exclude-senders"], actor),
		...checkAssignee(filter.assignee, subject)
	];
}
function checkState(state, subject) {
	if (state === void 0 || state === "all") return [];
	const passed = subject.state === state;
	const is = subject.state === void 0 ? "of a state that GitHub did not say" : subject.state;
	return [{
		check: "state",
		passed,
		detail: passed ? `It is ${state}.` : `It is ${is}, and has to be ${state}.`
	}];
}
function checkAuthor(author, subject) {
	if (author === void 0) return [];
	const { login } = subject.author;
	const passed = hasName([author], login);
	return [{
		check: "author",
		passed,
		detail: `${login} opened it; ${passed ? "that is" : "it has to be"} \`${author}\`.`
	}];
}
function checkExcludedAuthors(excluded, subject) {
	if (excluded === void 0) return [];
	const { login } = subject.author;
	const passed = !hasName(excluded, login);
	return [{
		check: "exclude-authors",
		passed,
		detail: `${login} opened it, ${passed ? "who is none" : "who is one"} of the excluded authors: ${quoteNames(excluded)}.`
	}];
}
function checkEventSender(sender, actor) {
	if (sender === void 0) return [];
	const passed = isListed([sender], actor);
	return [{
		check: "event-sender",
		passed,
		detail: `${actor.login} (id ${actor.id}) sent the event; ${passed ? "that is" : "it has to be"} \`${nameOf(sender)}\`.`
	}];
}
function checkExcludedSenders(excluded, actor) {
	if (excluded === void 0) return [];
	const passed = !isListed(excluded, actor);
	const is = passed ? "who is none" : "who is one";
	return [{
		check: "exclude-senders",
		passed,
		detail: `${actor.login} (id ${actor.id}) sent the event, ${is} of the excluded senders: ${quoteNames(excluded.map(nameOf))}.`
	}];
}
function checkAssignee(wanted, { assignees }) {
	if (wanted === void 0) return [];
	const check = "assignee";
	if (assignees === void 0) return [{
		check,
		passed: false,
		detail: "GitHub did not say whom it is assigned to."
	}];
	const is = assignees.length === 0 ? "It is assigned to nobody" : `It is assigned to ${quoteNames(assignees)}`;
	if (wanted === "*") return [{
		check,
		passed: assignees.length > 0,
		detail: `${is}; anybody will do.`
	}];
	if (wanted === "none") return [{
		check,
		passed: assignees.length === 0,
		detail: `${is}; nobody may be.`
	}];
	return [{
		check,
		passed: hasName(assignees, wanted),
		detail: `${is}; \`${wanted}\` is asked for.`
	}];
}
/**
* Checks the patterns over the title and the text: that of the review where one was submitted, else that of the issue or pull
* request. A pattern that cannot be read rejects the event (I-7).
*/
function checkTexts(filter, { subject, review }) {
	const excluded = filter["exclude-body-patterns"];
	const title = {
		text: subject.title,
		name: "Its title"
	};
	const body = review === void 0 ? {
		text: subject.body,
		name: "Its text"
	} : {
		text: review.body,
		name: "The text of the review"
	};
	return [
		...checkPattern("title-pattern", {
			pattern: filter["title-pattern"],
			...title
		}),
		...checkPattern("body-pattern", {
			pattern: filter["body-pattern"],
			...body
		}),
		...excluded === void 0 ? [] : [checkExcluded(excluded, body)]
	];
}
function checkPattern(check, { pattern, text, name }) {
	if (pattern === void 0) return [];
	const compiled = compilePattern(pattern);
	if (!compiled.ok) return [{
		check,
		passed: false,
		detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.`
	}];
	const passed = compiled.value(text);
	return [{
		check,
		passed,
		detail: `${name} ${passed ? "fits" : "does not fit"} the pattern ${JSON.stringify(pattern)}.`
	}];
}
function checkExcluded(patterns, { text, name }) {
	const check = "exclude-body-patterns";
	for (const pattern of patterns) {
		const compiled = compilePattern(pattern);
		if (!compiled.ok) return {
			check,
			passed: false,
			detail: `The pattern ${JSON.stringify(pattern)} ${compiled.error}.`
		};
		if (compiled.value(text)) return {
			check,
			passed: false,
			detail: `${name} fits the excluded pattern ${JSON.stringify(pattern)}.`
		};
	}
	return {
		check,
		passed: true,
		detail: `${name} fits none of the excluded patterns.`
	};
}
/** Checks that the subject has all required labels and none of the excluded ones. */
function checkLabels(filter, { subject, label }) {
	const present = label === "" ? subject.labels : [...subject.labels, label];
	return [...checkWanted(filter, present), checkExcludedLabels(filter, present)];
}
function checkWanted({ labels }, present) {
	if (labels === void 0) return [];
	const missing = labels.filter((wanted) => !hasName(present, wanted));
	const detail = missing.length === 0 ? `It has all labels that are asked for: ${quoteNames(labels)}.` : `It lacks ${quoteNames(missing)}.`;
	return [{
		check: "labels",
		passed: missing.length === 0,
		detail
	}];
}
function checkExcludedLabels(filter, present) {
	const excluded = filter["exclude-labels"];
	const found = excluded.filter((unwanted) => hasName(present, unwanted));
	const none = excluded.length === 0 ? "No labels are excluded." : `It has none of the excluded labels: ${quoteNames(excluded)}.`;
	const detail = found.length > 0 ? `It has ${quoteNames(found)}, which the pipeline excludes.` : none;
	return {
		check: "exclude-labels",
		passed: found.length === 0,
		detail
	};
}

// src/core/trigger/match/check-failed-check.ts
/** The number of runs that failed checks may start one after another, where `limits.max-fixes` is absent. */
const defaultMaxFixes = 1;
/** Checks that a pipeline waits for a failed check, that the pull request fits, and that Baton has not tried often enough. */
function checkFailedCheck(request) {
	const { trigger, pipeline } = request;
	const filter = pipeline.on.checks;
	if (filter === void 0) return [{
		check: "check",
		passed: false,
		detail: "A check failed, and the pipeline has no `on.checks`."
	}];
	const awaited = checkAwaited(filter, trigger);
	if (trigger.check?.of === "default-branch") return [awaited];
	return [
		awaited,
		...checkPull(filter, request),
		...checkFixes(request)
	];
}
/** Returns whether a pipeline waits for a failed check, whatever it asks of the pull request. */
function isAwaitedCheck({ checks }, trigger) {
	return checks !== void 0 && checkAwaited(checks, trigger).passed;
}
function checkAwaited(filter, { check }) {
	const { workflows, conclusion: conclusions = ["failure", "timed_out"], of = "pull-requests" } = filter;
	const { workflow = "", conclusion = "", of: side = "" } = check ?? {};
	return {
		check: "check",
		passed: workflows.includes(workflow) && conclusions.some((known) => known === conclusion) && side === of,
		detail: `${`The workflow \`${workflow}\` ended with \`${conclusion}\` for ${describeSide(side)}`}; the pipeline waits for ${`${quoteNames(workflows)} ending with ${quoteNames(conclusions)} for ${describeSide(of)}`}.`
	};
}
function describeSide(of) {
	return of === "default-branch" ? "the default branch" : "a pull request";
}
/** Checks the pull request by the filters of `checks` and by those of `pull-requests`, without the events that these wait for. */
function checkPull(filter, { trigger, pipeline, files }) {
	const check = (each) => [
		...checkLabels(each, trigger),
		...checkSubjectState(each, trigger),
		...checkPullRequest(each, {
			subject: trigger.subject,
			files
		}),
		...checkTexts(each, trigger)
	];
	const others = pullFilters(pipeline);
	return [...check(filter), ...others.length === 0 ? [] : checkAny(others, check)];
}
function pullFilters({ on }) {
	return filtersOf(on["pull-requests"]);
}
function checkFixes({ trigger, name, pipeline, fixes }) {
	if (fixes === void 0) return [];
	const runs = fixes[name] ?? [];
	const most = pipeline.limits["max-fixes"] ?? 1;
	const passed = runs.length < most;
	return [{
		check: "max-fixes",
		passed,
		detail: `${`Failed checks have started ${runs.length === 1 ? "1 run" : `${runs.length} runs`} since the last commit on \`${trigger.subject.head?.branch ?? ""}\` that is not Baton's`}${runs.length === 0 ? "" : ` (${quoteNames(runs)})`}; \`limits.max-fixes\` is ${most}.${passed ? "" : ` Push a commit, or comment \`/baton run ${name}\`.`}`
	}];
}
/** Returns the trigger with the place of its run among those since the last commit that is not Baton's. */
function countFix(trigger, earlier = []) {
	if (trigger.check?.of !== "pull-requests") return trigger;
	return {
		...trigger,
		check: {
			...trigger.check,
			fix: earlier.length + 1
		}
	};
}

// src/core/view/comment/handoff.ts
/** Renders detail and data of a handoff, folded; empty when it has neither. */
function renderHandoffDetail(handoff, { title, page }) {
	const data = handoff.data === void 0 ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), "json")];
	const detail = handoff.detail === void 0 ? [] : [neutralise(handoff.detail, page)];
	if (data.length + detail.length === 0) return [];
	return [renderDetails(title, [...detail, ...data].join("\n\n"))];
}
/** Renders the newest handoff of each stage with `render`, or a link to it where it is stored in an artifact. */
function renderNewestHandoffs(state, render) {
	return [...state.stages.keys()].flatMap((stage) => {
		const task = state.tasks.findLast((own) => own.body.stage === stage && (own.body.handoff ?? own.body.locator) !== void 0 && !isLostExecution(state, own));
		if (task?.body.locator !== void 0) return [[`**\`${stage}\`** handed over ${renderArtifactLink(task.body)}.`]];
		return task?.body.handoff === void 0 ? [] : [render(task, task.body.handoff)];
	});
}
const maxBytes$1 = 6e4;
/**
* Renders the handoff of a stage for people: the summary is visible, the rest folded; a part that is too long is replaced by a
* sentence.
*/
function renderHandoffReply({ run }, { body, attempt }) {
	const { stage, handoff } = body;
	if (handoff === void 0) return `Stage \`${stage}\` of run \`${run.run}\` handed nothing over.`;
	const head = `Stage \`${stage}\` of run \`${run.run}\` handed over in attempt ${attempt}:`;
	const page = pageOf(run);
	const summary = [head, quote(neutralise(handoff.summary, page))];
	const forms = [
		[...summary, ...renderHandoffDetail(handoff, {
			title: "Detail and data",
			page
		})].join("\n\n"),
		[...summary, "_Detail and data are too long to show here: `baton show` prints them._"].join("\n\n"),
		`${head} more than there is room for; \`baton show\` prints it.`
	];
	return packSections([forms], maxBytes$1).kept.join("\n\n");
}

// src/core/view/comment/children.ts
/** The code points of a prompt that are shown, and the bytes for all of them: the records have them in full. */
const promptCodePoints = 1500;
const promptsBytes = 16e3;
/** The most children that are listed one by one, and the most refused requests. */
const mostListed = 30;
const mostRefused = 5;
const reasonCodePoints = 400;
/** Renders what became of the children that an agent asked for in one turn. Text of agents is neutralised. */
function renderChildren({ made, refused, refusedCount, wait }, page) {
	return [
		...made.length === 0 ? [] : [renderMade(made), renderPrompts(made, page)],
		...refusedCount === 0 ? [] : [renderRefused(refused, refusedCount)],
		...wait === void 0 ? [] : [renderWait(wait)]
	];
}
function renderMade(made) {
	const lines = made.slice(0, mostListed).map(({ name, agent, model, branch }) => {
		return `- \`${name}\` (${model === void 0 ? agent : `${agent}, ${codeSpan(model)}`})${branch === void 0 ? "" : ` on ${codeSpan(branch)}`}`;
	});
	const more = made.length - lines.length;
	const rest = more === 0 ? [] : [`- … and ${more} more`];
	return [
		`🌱 It made ${countChildTasks(made.length)}:`,
		"",
		...lines,
		...rest
	].join("\n");
}
/** Renders the prompts of children, folded, each cut to a length that people read. */
function renderPrompts(made, page) {
	const sections = made.map(({ name, prompt }) => [`\`${name}\`:\n\n${quote(neutralise(truncateCodePoints(prompt, promptCodePoints, { mark: " …" }), page))}`]);
	const { kept, dropped } = packSections(sections, promptsBytes);
	const note = dropped === 0 ? [] : [`_${dropped} more prompts are not shown here: \`baton records --json\` prints them._`];
	return renderDetails(made.length === 1 ? "Its prompt" : "Their prompts", [...kept, ...note].join("\n\n"));
}
function renderRefused(refused, count) {
	const lines = refused.slice(0, mostRefused).map(({ code, message }) => `- ${linkCodes(`${code}: ${oneLine(message, reasonCodePoints)}`)}`);
	const more = count - lines.length;
	const rest = more === 0 ? [] : [lines.length === 0 ? "- Its tool told the agent at once what was wrong with the request." : `- … and ${more} more`];
	const were = count === 1 ? "was" : "were";
	return [
		`⚠️ ${countChildTasks(count)} that it asked for ${were} not made:`,
		"",
		...lines,
		...rest
	].join("\n");
}
function renderWait(wait) {
	return `⏸️ It ${describeWait({
		for: "children",
		...wait
	}, codeSpan)}. No job of it runs meanwhile.`;
}

// src/core/view/comment/transfer.ts
/** The length up to which a message is shown; a longer one is folded. */
const shownCharacters = 600;
/** Renders `Transfer 1 of 10: a → b` with the message and the superseded requests. Text of agents is neutralised. */
function renderTransfer({ body, number, limit }, page) {
	const message = quote(neutralise(body.message, page));
	const before = body.superseded ?? [];
	return [
		`🔀 Transfer ${number} of ${limit}: \`${body.from}\` → \`${body.to}\``,
		body.message.length > shownCharacters ? renderDetails(`Message to ${body.to}`, message) : message,
		...before.length === 0 ? [] : [`It had asked for others before, which do not count: ${before.map(renderSuperseded).join(", ")}.`]
	];
}
function renderSuperseded({ to, message }) {
	return `${codeSpan(to)} (${oneLine(message, 100)})`;
}

// src/core/view/comment/run-comment.ts
const warningCodePoints$1 = 1e3;
/** Renders the text above the record that starts a run. */
function renderRunComment(run) {
	const { trigger, pipeline, commit } = run.body;
	const about = run.thread === trigger.subject.number ? "" : ` for ${describeSubject(run, run.thread)}`;
	return `Baton started run \`${run.run}\`${about}: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.${renderLeftOut(run.body.leftOut)}`;
}
/** Returns what it means to the reader that a run is tainted; undefined for a run that is not. */
function taintNote({ outside = [] }) {
	if (outside.length === 0) return void 0;
	return `ℹ️ The agents read text by people without write access (${outside.map((login) => codeSpan(login)).join(", ")}), so Baton submits no approving review in this run.`;
}
/** Renders what is left out: prompts do not show everything in the thread. */
function renderLeftOut(leftOut) {
	if (leftOut === void 0) return "";
	const { later, older, outside = 0 } = leftOut;
	return ` Left out of its prompts: ${[
		...later === 0 ? [] : [`${count(later, "comment")} that came or ${later === 1 ? "was" : "were"} edited at the moment of the event or later`],
		...older === 0 ? [] : [`${count(older, "older comment")} for which there was no room`],
		...outside === 0 ? [] : [`${count(outside, "comment")} by outsiders`]
	].join(", ")}.`;
}
function count(number, what) {
	return `${number} ${what}${number === 1 ? "" : "s"}`;
}
/** Renders the text above an end record that stands alone. */
function renderEndComment(end) {
	return `Baton run \`${end.run}\` ${outcomeWords(end.body.outcome)}${linkCodes(renderEndReason(end.body.reason))}.`;
}
/** Renders the text above a record of a ledger. Numbers are code spans, so that GitHub adds no reference to other threads. */
function renderHistoryComment(history) {
	const { outcome, subject, startedAt, finishedAt } = history.body;
	const duration = describeDuration(Date.parse(finishedAt) - Date.parse(startedAt));
	const about = subject === 0 ? "" : ` on \`#${subject}\``;
	return `Run \`${history.run}\`${about} ${outcomeWords(outcome)} after ${duration}. Later runs of this pipeline are told what stands hidden below.`;
}
/** Renders the text above the record of one execution: the summary is visible, the rest folded. Text of agents is neutralised. */
function renderTaskComment(task) {
	const { body } = task;
	const duration = describeDuration(Date.parse(body.finishedAt) - Date.parse(body.startedAt));
	const page = repositoryPage(body.workflowRun.url);
	const of = task.isShared === true ? ` of run \`${task.run}\`` : "";
	return [
		`**\`${body.stage}\`**${of} (${body.agent}${renderAttempt(task)}) ${renderVerdict$1(task)} after ${duration} · [workflow run](${jobUrl(body.workflowRun)})`,
		...task.notice === void 0 ? [] : [`🔁 ${capitalise(task.notice)}.`],
		...task.transfer === void 0 ? [] : renderTransfer(task.transfer, page),
		...task.children === void 0 ? [] : renderChildren(task.children, page),
		...renderFailure$1(body.failure),
		...body.note === void 0 ? [] : [quote(linkCodes(neutralise(body.note, page)))],
		...body.handoff === void 0 ? [] : [quote(neutralise(body.handoff.summary, page)), ...renderHandoffDetail(body.handoff, {
			title: "Handoff: detail and data",
			page
		})],
		...renderCommit(body),
		...renderOpened(body),
		...body.locator === void 0 ? [] : [`What it handed over lies in ${renderArtifactLink(body)}.`],
		...renderResults(task),
		...renderRemoved(body.prompt),
		...renderWarnings$1(body.warnings)
	].join("\n\n");
}
/** Renders how the execution ended. One that waits for children has not ended its task. */
function renderVerdict$1({ body, children }) {
	if (body.waits !== true) return outcomeWords(body.outcome);
	const count = children?.wait?.names.length;
	return count === void 0 ? "⏸️ waits for child tasks" : `⏸️ waits for ${countChildTasks(count)}`;
}
function renderAttempt({ attempt, attempts = 1 }) {
	if (attempts > 1) return `, attempt ${attempt} of ${attempts}`;
	return attempt > 1 ? `, attempt ${attempt}` : "";
}
function capitalise(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Renders the pull request that the built-in opened. */
function renderOpened(body) {
	const pull = openedPullOf(body);
	return pull === void 0 ? [] : [`Opened #${pull}.`];
}
/** Renders the commit that was published. */
function renderCommit({ commits, results, push }) {
	if (push !== void 0) return [linkCodes(push)];
	const { branch, commit } = results;
	if (commits === void 0 || branch === void 0 || commit === void 0) return [];
	return [`Committed ${codeSpan(commit.slice(0, 12))} to ${codeSpan(branch)}.`];
}
/** The length of a result as people see it: enough for an address or a sentence. */
const resultCodePoints = 300;
/**
* Renders the results that say something of their own, folded: a long one cut, with its size and the command that prints the whole.
* The final text of an agent may repeat its handoff, so that text is left out where the handoff stays out of comments.
*/
function renderResults({ run, body }) {
	const shown = Object.entries(body.results).filter(([key]) => !capturedNames.has(key) && (key !== "response" || body.locator === void 0));
	if (shown.length === 0) return [];
	const lines = shown.map(([key, value]) => `${key}: ${cutResult(value)}`);
	const note = shown.some(([, value]) => isLong(value)) ? [`_Long results are cut here: \`baton records --run ${run} --json\` prints them in full._`] : [];
	return [renderDetails("Results", [fencedText(lines.join("\n"), "text"), ...note].join("\n\n"))];
}
function cutResult(value) {
	return isLong(value) ? `${truncateCodePoints(value, resultCodePoints)} (${countCodePoints(value)} characters)` : value;
}
function isLong(value) {
	return countCodePoints(value) > resultCodePoints;
}
/** Renders what was taken out of the texts of others in its prompt, because nobody sees it on the page. */
function renderRemoved(prompt) {
	const removed = prompt === void 0 ? void 0 : describeRemoved(prompt.removed);
	return removed === void 0 ? [] : [`🙈 Taken out of the texts in its prompt, because nobody sees it on the page: ${removed}.`];
}
function renderWarnings$1(warnings) {
	if (warnings.length === 0) return [];
	return [warnings.map((warning) => `- ⚠️ Warning: ${linkCodes(oneLine(warning, warningCodePoints$1))}`).join("\n")];
}

// src/core/view/status/headline.ts
/** Renders the first line: what the run is and its state, who must act, and what comes next. */
function renderHeadline(state, links = {}) {
	const name = `Baton run \`${state.run.run}\` of pipeline \`${state.run.body.pipeline}\``;
	if (state.end === void 0 && state.paused !== void 0) return `**${name}** is ⏸️ paused${renderPause(state, state.paused)}`;
	if (state.end === void 0) return `**${name}** is ▶️ under way. ${renderTurn(state, links)}`;
	const { outcome } = state.end.body;
	return `**${name}** ${outcomeWords(outcome)}${renderCause(state.end.body)} ${renderNext(state, state.end.body)}`;
}
/** Renders why a run ended, with the end of the sentence. A reason in the words of an agent may have one already. */
function renderCause({ outcome, reason }) {
	const cause = isSuccess(outcome) ? "" : linkCodes(renderEndReason(reason));
	return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}
/** Renders a pause. It is not known which agents are running: an agent that had started continues to its end. */
function renderPause(state, { body }) {
	const due = dueStages(state);
	const next = due.length === 0 ? "" : ` At work, or waiting: ${renderWorkers(state, due)}.`;
	return ` by ${codeSpan(body.actor.login)}: ${oneLine(body.reason)}.${next} What comes is kept, and nothing starts. Your turn: take the label \`${pauseLabel}\` off to go on.`;
}
function renderTurn(state, { waits = /* @__PURE__ */ new Map() }) {
	const all = dueStages(state);
	const due = all.filter(({ stage }) => !waits.has(stage));
	const asked = awaitingStages(state).map(({ stage, awaiting }) => `\`${stage}\` ${awaitingWords(awaiting)}`);
	const request = `Your turn: ${asked.join(", ")}. ${asked.length === 1 ? "The newest comment that asks says" : "Each has a comment below that says"} what to type.`;
	const held = [...renderWaiting(all.length - due.length), ...renderSuspended(state)];
	if (due.length === 0 && asked.length > 0) return [...held, request].join(" ");
	if (due.length === 0) return ["Nothing is at work.", ...held].join(" ");
	const next = listNext(state);
	const todo = asked.length === 0 ? renderTurns(renderChecks(state)) : request;
	const last = asked.length === 0 ? "the end of the run" : "what waits";
	return [
		`At work: ${renderWorkers(state, due)}.`,
		...held,
		`Next: ${next.length === 0 ? last : listNames$1(next, codeSpan)}.`,
		todo
	].join(" ");
}
/** Renders how many stages wait for their turn in the App. What each waits for stands below the table. */
function renderWaiting(count) {
	return count === 0 ? [] : [`${count} ${count === 1 ? "stage waits" : "stages wait"} for ${count === 1 ? "its" : "their"} turn.`];
}
/** Renders the stages that are at work, and the children of each task together where they are many. */
function renderWorkers(state, due) {
	const byName = new Map(due.map((worker) => [worker.stage, renderWorker(state, worker)]));
	return groupTasks([...byName.keys()], {
		task: (name) => byName.get(name) ?? "",
		parent: codeSpan
	}).join(", ");
}
/** Renders which stages wait for children, one sentence for all of them. */
function renderSuspended(state) {
	const held = [...state.stages].flatMap(([stage, entry]) => entry.kind === "suspended" ? [`${countChildTasks(listAwaited(entry).length)} of \`${stage}\``] : []);
	return held.length === 0 ? [] : [`The run waits for ${listNames$1(held)}.`];
}
/** Lists what starts once those that are at work have ended: what needs them, and the agents that wait for their children. */
function listNext({ stages, run }) {
	const isLast = (entry) => entry.kind === "due" || entry.kind === "suspended" && entry.wait === void 0;
	const working = new Set([...stages].flatMap(([stage, entry]) => isLast(entry) ? [isElement(stage) ? stageOfConfig(stage) : stage] : []));
	return [...stages].flatMap(([stage, entry]) => {
		if (entry.kind === "suspended") return entry.wait === void 0 ? [] : [stage];
		if (entry.kind !== "waiting") return [];
		return (entry.behind === void 0 ? stageOf(run, stage).needs : [entry.behind.stage]).some((need) => working.has(need)) ? [stage] : [];
	});
}
function renderWorker(state, { stage, due }) {
	const attempts = displayedAttempts(state, stage);
	return `\`${stage}\` (${currentAgentOf(state, stage)}${attempts === 1 ? "" : `, attempt ${due.attempt} of ${attempts}`})`;
}
function renderNext(state, end) {
	const { outcome } = end;
	const again = describeStartAgain(state.run.body.trigger);
	if (outcome === "failed") return `Your turn: read what failed, mend the cause, then ${again}.`;
	if (outcome === "needs-input") return `Your turn: ${describeRecourse(state, {
		end,
		stages: []
	})}`;
	if (outcome === "cancelled") return `Nothing follows; to go on, ${again}.`;
	const pulls = new Set([...listOpenedPulls(state), ...listPushedPulls(state)].map((number) => `#${number}`));
	return renderTurns([...renderChecks(state), ...pulls.size === 0 ? [] : [`review ${[...pulls].join(", ")}`]]);
}
function renderTurns(turns) {
	return turns.length === 0 ? "Nobody has to do anything." : `Your turn: ${turns.join("; ")}.`;
}
/** Lists the run's own pull request, if commits of the run were pushed to it. */
function listPushedPulls(state) {
	return state.tasks.flatMap(({ body: { commits, results } }) => commits === void 0 || results.branch === void 0 ? [] : pullOfBranch(state, results.branch) ?? []);
}
/** Renders what a person does about checks that wait. Whether somebody has done it by now, the records do not say. */
function renderChecks(state) {
	const number = findWaitingChecks(state);
	return number === void 0 ? [] : [`click "Approve and run" on #${number}, if its checks still wait`];
}

// src/core/view/status/status-comment.ts
/** Renders the chain of transfers of a run, one line each. Their messages are in the comments of their tasks. */
function renderTransfers(state, links) {
	if (state.transfers.length === 0) return [];
	const limit = pipelineOf(state.run).limits["max-handoffs"];
	return [[state.transfers.map((transfer) => {
		const { seq, task, body } = transfer;
		const url = commentUrl(state, links.comments?.get(seq));
		const link = url === void 0 ? "" : ` · [message](${url})`;
		const lost = hasStood(state, transfer) ? "" : " (does not count: the work of that job was not published)";
		return `- 🔀 \`${task}\`: transfer ${transferNumber(state, transfer)} of ${limit}, \`${body.from}\` → \`${body.to}\`${lost}${link}`;
	}).join("\n"), `- 🔀 Transfers: ${standingTransfers(state).length} of ${limit}, in the comments of their tasks.`]];
}
/** The bytes for the table; the rest of the comment is for texts of agents. */
const tableBytes = 24e3;
/** The length of a line about a handoff that was not kept; the comment of its task says all. */
const droppedCharacters = 300;
/** The bytes reserved for the sentence about omitted parts. */
const noteBytes = 200;
/** Returns the marker of the comment as a view. State is never read from it (DESIGN 3). */
function statusMarker(run) {
	return viewMarker("status", run);
}
/**
* Renders the one comment of a run that is edited: what happened, who must act, what comes next. It is a view for people, redrawn
* from the records. It stays under GitHub's limit whatever agents wrote: a text that is too long is cut between sections, with a
* link to the rest.
*/
function renderStatusComment(state, links = {}) {
	const wait = links.limitWait === void 0 ? [] : [`⏳ ${links.limitWait} It goes on by itself.`];
	const head = [
		renderHeadline(state, links),
		...wait,
		renderStageTable(state, {
			links,
			maxBytes: tableBytes
		})
	];
	const foot = [
		...renderTaint(state),
		...renderFlood(state),
		renderFooter(state),
		statusMarker(state.run.run)
	];
	const room = recordLimits.commentBytes - utf8Length([...head, ...foot].join("\n\n")) - noteBytes;
	const { kept, dropped } = packSections([
		...renderFoldedTasks(state, { links }),
		...renderTransfers(state, links),
		...renderFix(state),
		...renderFailures(state),
		...renderNotes(state),
		...renderTurnWaits(state, links),
		...renderDroppedHandoffs(state),
		...renderAnswer(state),
		renderGraph(state),
		...renderHandoffs$1(state, links)
	], room);
	const note = dropped === 0 ? [] : [`_${dropped} more parts are not shown here: they are in the comments of their tasks._`];
	return [
		...head,
		...kept,
		...note,
		...foot
	].join("\n\n");
}
function renderTaint(state) {
	const note = taintNote({ outside: outsidersOf(state) });
	return note === void 0 ? [] : [note];
}
/** Renders a warning about a ledger that other accounts flood. Their comments are no history, and cost requests all the same. */
function renderFlood({ run }) {
	const { floodedLedger: flooded } = run.body;
	if (flooded === void 0) return [];
	const link = `[ledger](${threadUrl(run, flooded.ledger)})`;
	return [`⚠️ ${flooded.comments} comments of other accounts stand on the ${link} of this pipeline. They are no history and are passed over, which takes requests: delete them, and limit who may comment in the settings of the repository. The ledger must not be locked.`];
}
function renderFooter({ run }) {
	const elsewhere = `in [the pipeline's runs issue](${threadUrl(run, run.thread)})`;
	const where = viewThreadOf(run) === run.thread ? "in this thread" : elsewhere;
	return `<sub>${startedWords(run)} This comment is redrawn from the ${recordWords(run)} ${where}.</sub>`;
}
function recordWords({ body }) {
	return body.config.signing === void 0 ? "records" : "signed records";
}
function startedWords(record) {
	const { run, body } = record;
	const { actor, label, subject } = body.trigger;
	const at = describeTime(body.startedAt);
	if (!hasSubject(body.trigger)) return `Run \`${run}\` was started on ${at}, because ${describeCause(body.trigger)}.`;
	const about = viewThreadOf(record) === subject.number ? "" : ` for \`#${subject.number}\``;
	if (label === "") return `Run \`${run}\`${about} was started on ${at}, because ${describeCause(body.trigger)}.`;
	return `Run \`${run}\`${about} was started by \`${actor.login}\` with the label ${codeSpan(label)} on ${at}.`;
}
function renderNotes(state) {
	const notes = renderStageNotes(state);
	return notes.length === 0 ? [] : [[notes.join("\n"), `- ℹ️ Notes of stages: ${notes.length}, in the comments of their tasks.`]];
}
/** Renders what becomes of another failed check, so that nobody waits for a run that does not come. */
function renderFix({ run }) {
	const { fix } = run.body.trigger.check ?? {};
	if (fix === void 0) return [];
	const most = pipelineOf(run).limits["max-fixes"] ?? 1;
	return [[`- 🩹 Run ${fix} of at most ${most} by failed checks since the last commit that is not Baton's (\`limits.max-fixes\`): ${fix < most ? "another failure starts one more" : `another failure starts nothing: push a commit, or comment \`/baton run ${run.body.pipeline}\``}.`]];
}
/** Renders the failed attempts of stages that have or had more than one start. */
function renderFailures(state) {
	const lines = [...state.stages.keys()].flatMap((stage) => {
		return hasAttempts(state, stage) ? failuresOf(state, stage).map((task) => renderFailure(state, task)) : [];
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- 🔁 Failed attempts: ${lines.length}, in the comments of their tasks.`]];
}
function renderFailure(state, task) {
	const { url } = task.body.workflowRun;
	return `- 🔁 \`${task.body.stage}\`: ${renderRetryNotice(state, task)}${url === "" ? "" : ` · [run](${url})`}`;
}
/** Renders the reasons why the last handoff of a stage was dropped, so that people know why the stages after it lack it (H-20). */
function renderDroppedHandoffs({ stages, tasks }) {
	const lines = [...stages.keys()].flatMap((stage) => {
		return (tasks.findLast(({ body }) => body.stage === stage)?.body.warnings ?? []).filter((warning) => warning.startsWith(droppedHandoff)).map((warning) => `- ⚠️ \`${stage}\`: ${linkCodes(oneLine(warning, droppedCharacters))}`);
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- ⚠️ Handoffs that were not kept: ${lines.length} faults, in the comments of their tasks.`]];
}
/** Renders the final text of the last agent of a run that has ended (T-9), folded, since its handoff says the same more briefly. */
function renderAnswer({ run, end }) {
	if (end?.body.output === void 0 || end.body.finalAgent === void 0) return [];
	const { output, finalAgent } = end.body;
	return [[renderDetails(`Final text of ${finalAgent}, the last agent`, quote(neutralise(output, pageOf(run))))]];
}
function renderGraph(state) {
	return [renderDetails("The chain as a graph", renderStageGraph(state))];
}
/** Renders the newest handoff of each stage: the summary is visible, the rest folded or, where it is too long, behind a link. */
function renderHandoffs$1(state, links) {
	return renderNewestHandoffs(state, (task, handoff) => renderHandoff(state, {
		task,
		handoff,
		links
	}));
}
function renderHandoff(state, facts) {
	const { task, handoff, links } = facts;
	const { stage } = task.body;
	const page = pageOf(state.run);
	const url = commentUrl(state, links.comments?.get(task.seq));
	const rest = url === void 0 ? "the comment of its task" : `[the comment of its task](${url})`;
	const summary = [`**\`${stage}\`** handed over:`, quote(neutralise(handoff.summary, page))];
	return [
		[...summary, ...renderHandoffDetail(handoff, {
			title: `Handoff of ${stage}: detail and data`,
			page
		})].join("\n\n"),
		[...summary, `_Detail and data are too long to show here: they are in ${rest}._`].join("\n\n"),
		`**\`${stage}\`** handed over more than there is room for: it is in ${rest}.`
	];
}

// src/engine/thread/own-comments.ts
/** Returns the numeric id of our account, which is the author of the run's first record; undefined when that comment is not listed. */
function ownAccountId({ thread, first }) {
	return thread.find(({ id }) => id === first.id)?.author?.id;
}
/** Returns the ignored records in comments that our account wrote after the run began; none while our account is not known. */
function ignoredInOwnComments(reading) {
	const author = ownAccountId(reading);
	if (author === void 0) return [];
	const own = new Set(reading.thread.filter((comment) => comment.id > reading.first.id && comment.author?.id === author).map(({ id }) => id));
	return reading.ignored.filter(({ comment }) => own.has(comment));
}
/** Reads the comment with this marker that we posted in the view thread of a run. Makes no request if that thread holds the records too. */
async function readOwnView(engine, { reading, marker }) {
	return findMarkedComment(await listOwnComments(engine, reading), {
		marker,
		accepts: () => true
	});
}
/**
* Lists what we posted in the view thread of a run since it began, and beside its records, where a question stands that the view
* thread refused. Makes no request if one thread holds both.
*/
async function listOwnComments(engine, reading) {
	const { first, state } = reading;
	const thread = viewThreadOf(state.run);
	return [...thread === state.run.thread ? [] : await engine.ports.threads.listSince(thread, first.at), ...reading.thread].filter(isBy(ownAccountId(reading)));
}
/** Finds the thing with this marker that one of our accounts wrote. Asks for an account only if something has the marker. */
async function readMarked(things, { marker, accounts }) {
	const marked = things.filter((thing) => hasMarker(thing, marker) && authorIdOf(thing) !== void 0);
	for (const readAccount of marked.length === 0 ? [] : accounts) {
		const own = findMarkedComment(marked, {
			marker,
			accepts: isBy(await readAccount())
		});
		if (own !== void 0) return own;
	}
}

// src/engine/view/status-comment.ts
/**
* Redraws the status comment of a run. A refusal is logged and not thrown, because the comment is only for people: nothing
* reads it back.
*/
async function drawStatus(engine, drawing) {
	const { status } = drawing;
	const step = {
		what: `The status comment${status === void 0 ? "" : ` ${status}`} was not redrawn`,
		except: ["forbidden", "unauthenticated"]
	};
	await warnIfRefused(engine, step, () => status === void 0 ? drawMissing(engine, drawing) : redraw(engine, {
		...drawing,
		status
	}));
}
/**
* Creates a status comment that the run does not have yet, if its records and its views share a thread: that thread took
* the records, so `plan` crashed before it drew. A view thread of its own refused comments when the run began, and is left alone.
*/
async function drawMissing(engine, drawing) {
	const { run } = drawing.reading.state;
	if (viewThreadOf(run) === run.thread) await drawInPlace(engine, drawing);
}
/** Updates the comment. If somebody deleted it, updates the one that we or `baton repair` made in its place, or makes a new one. */
async function redraw(engine, drawing) {
	try {
		await engine.ports.threads.update(drawing.status, drawing.body);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found") throw error;
		await drawInPlace(engine, drawing);
	}
}
async function drawInPlace(engine, { reading, status, body }) {
	const { threads } = engine.ports;
	const { run } = reading.state;
	const other = await readStatusComment(engine, reading);
	if (other === void 0 || other === status) await threads.create(viewThreadOf(run), body, statusMarker(run.run));
	else await threads.update(other, body);
}
/** Returns the id of the status comment that we posted in the view thread of a run; undefined if there is none. */
async function readStatusComment(engine, reading) {
	return (await readOwnView(engine, {
		reading,
		marker: statusMarker(reading.state.run.run)
	}))?.id;
}
/** Repairs a status comment: leaves it if it is as it should be, updates it if it differs, and makes it again if somebody deleted it. */
async function repairStatus(threads, request) {
	const { body, comments, marker, thread } = request;
	const found = await readMarked(comments, request);
	if (found === void 0) return {
		action: "made",
		comment: (await threads.create(thread, body, marker)).id
	};
	if (normaliseBody(found.body) === normaliseBody(body)) return {
		action: "left",
		comment: found.id
	};
	await threads.update(found.id, body);
	return {
		action: "redrawn",
		comment: found.id
	};
}
/**
* Returns the id of the status comment of the run that an order is about: the one that the order names or, if that is not in
* the list, the one that was made in its place. Returns undefined if there is none. An unsigned order could name any comment,
* which would then be overwritten: it is only believed if our account wrote that comment and the comment has our marker.
*/
async function readStatusCommentId(engine, { order, reading }) {
	const { run } = reading.state;
	const status = order.status === 0 ? void 0 : order.status;
	const isElsewhere = viewThreadOf(run) !== run.thread;
	const isSigned = order.sig !== void 0;
	if (isSigned && (isElsewhere || status === void 0 || reading.comments.has(status))) return status;
	const listed = isElsewhere ? void 0 : await readStatusComment(engine, reading);
	if (listed !== void 0) return listed;
	if (isSigned || status === void 0) return status;
	const named = await engine.ports.threads.read(status);
	if (named === void 0) return status;
	return findMarkedComment([named], {
		marker: statusMarker(run.run),
		accepts: isBy(ownAccountId(reading))
	}) === void 0 ? readStatusComment(engine, reading) : status;
}

// src/core/launch/execution-status.ts
/**
* Returns who is at work on an execution. A workflow run that records a loss has the title of the execution, so it counts as work
* on it.
*/
function statusOf({ dispatched, inline }) {
	const workers = dispatched.filter(({ status }) => status !== "completed");
	if (workers.length > 0) return {
		kind: "at-work",
		workers
	};
	if (dispatched.length > 0) return {
		kind: "ended",
		runs: dispatched
	};
	if (inline === void 0) return { kind: "never-started" };
	if (inline.jobs.some(({ status }) => status !== "completed")) return {
		kind: "at-work",
		workers: [inline.run]
	};
	const agent = inline.jobs.find((job) => isJob(job, "agent"));
	return agent !== void 0 && agent.conclusion !== "skipped" ? {
		kind: "ended",
		runs: [inline.run]
	} : { kind: "never-started" };
}
/** The first start, and three tries to record its loss. */
const maxRuns = 4;
/** Returns why an execution is stalled; undefined while somebody is at work on it. */
function findStall(status) {
	if (status.kind !== "ended") return status.kind === "at-work" ? void 0 : status;
	const [last] = status.runs;
	if (last === void 0) return { kind: "never-started" };
	return status.runs.length >= maxRuns ? {
		kind: "hopeless",
		tries: status.runs.length
	} : {
		kind: "lost",
		workflowRun: last.id
	};
}

// src/engine/order/workers.ts
/** Reads who is at work on an execution that is due. One request, two for the first task of a run. */
async function readStatus({ ports }, { reading, stage, due, own }) {
	const { run, seq, body } = reading.state.run;
	const title = executionTitle({
		run,
		task: stage,
		execution: due.execution
	});
	const dispatched = await ports.workflowRuns.listRuns(title, reading.first.at);
	const planner = body.workflowRun;
	const mayBeInline = dispatched.length === 0 && due.cause === seq && planner.id !== 0 && planner.id !== own;
	return statusOf({
		dispatched,
		inline: mayBeInline ? {
			run: planner,
			jobs: await ports.workflowRuns.listJobs(planner.id)
		} : void 0
	});
}
/** Reads whether a workflow run other than our own is at work on an execution. */
async function isAtWork(engine, request) {
	return (await readWorkers(engine, request)).length > 0;
}
/** Lists the workflow runs that are at work for a run, or will be: those of all executions that are due. */
async function listWorkers(engine, reading) {
	const workers = [];
	for (const { stage, due } of dueStages(reading.state)) workers.push(...await readWorkers(engine, {
		reading,
		stage,
		due
	}));
	return workers;
}
/**
* Lists the workflow runs at work on an execution, without our own: ours works for the command or event that started it, and not
* on an execution.
*/
async function readWorkers(engine, request) {
	const own = engine.settings.workflowRun.id;
	const status = await readStatus(engine, {
		...request,
		own
	});
	if (status.kind !== "at-work") return [];
	return status.workers.filter(({ id }) => id !== own).map(({ id, url }) => ({
		id,
		url
	}));
}
/**
* Tells workflow runs to stop, and returns those that will. The records decide, not the jobs: what a job does after it was told to
* stop is not recorded.
*/
async function stopWorkers(engine, workers) {
	const { workflowRuns, log } = engine.ports;
	const stopped = [];
	for (const worker of workers) try {
		if (await workflowRuns.cancel(worker.id)) stopped.push(worker);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		log.warning(`Workflow run ${worker.id} was not told to stop: ${error.message} What it comes to is not published.`);
	}
	return stopped;
}
/**
* Returns a function that starts an order once: if a workflow run was started for it before a crash, or by a job that runs again,
* returns that one and starts nothing. `endedSince` is that of `readStartedRun`.
*/
function createOnceStarter(engine, endedSince) {
	return async (order) => await readStartedRun(engine, {
		order: order.dispatch,
		endedSince
	}) ?? engine.ports.starter.start(order);
}
/**
* Finds the workflow run that an order was started as before a crash. One that ended without a single job does not count: GitHub
* accepted it, and then a policy or a startup failure prevented it (DESIGN 2).
*/
async function readStartedRun({ ports }, { order, endedSince }) {
	const title = executionTitle(order);
	const dispatched = await ports.workflowRuns.listRuns(title, order.first.at);
	const status = statusOf({ dispatched });
	const [worker] = status.kind === "at-work" ? status.workers : [];
	if (worker !== void 0) return {
		id: worker.id,
		url: worker.url
	};
	if (status.kind === "never-started" || endedSince === void 0) return void 0;
	const ended = endedSince === order.first.at ? dispatched : await ports.workflowRuns.listRuns(title, endedSince);
	for (const { id, url, conclusion } of ended) {
		if ((await ports.workflowRuns.listJobs(id)).some((job) => job.conclusion !== "skipped")) return {
			id,
			url
		};
		ports.log.warning(`Workflow run ${id} for ${title} ended as "${conclusion ?? "nothing"}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${url}`);
	}
}

// src/core/view/mention.ts
/** Returns `@login`; undefined for a text that is no login of a person. */
function mention(login) {
	return /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `@${login}` : void 0;
}
/** Returns `@login` of the person who started a run; undefined for a bot, which would reply. */
function mentionStarter({ run }) {
	const { login, type } = run.body.trigger.actor;
	return type === "Bot" ? void 0 : mention(login);
}
/** Returns `, @login` for the person who started a run; empty where there is none. */
function mentionOf(state) {
	const starter = mentionStarter(state);
	return starter === void 0 ? "" : `, ${starter}`;
}

// src/core/view/comment/question.ts
/** The words in the lines to type that stand for those of the person. */
const answerPlaceholder = "<your answer>";
/** Returns the line with which a question of a run is answered. The stage is in it only where several agents have asked. */
function answerLine(state, stage) {
	return `/baton answer ${listNamedStages(state).filter(({ kind }) => kind !== "silent").length > 1 ? `${stage} ` : ""}${answerPlaceholder}`;
}
/** Renders the question of an agent: whom it is for, what to type, until when, and what happens otherwise. */
function renderQuestion$1(state, { stage, awaiting }) {
	const { run } = state.run;
	const { note, commits, results } = awaiting.last.body;
	const until = describeTime(answerDeadline(state, awaiting));
	return [
		`❓ **Your answer is needed**${mentionOf(state)}: the agent of stage \`${stage}\` in run \`${run}\` asks:`,
		quote(neutralise(note ?? "(It did not say what.)", pageOf(state.run))),
		`**To answer**, post a new comment that begins with this line. Write your own words in the place of \`${answerPlaceholder}\`; they may go on over more lines:`,
		`\`\`\`text\n${answerLine(state, stage)}\n\`\`\``,
		`The agent then continues${commits === void 0 ? "" : ` from its commits on ${codeSpan(results.branch ?? "")}`}. Everybody who may start this pipeline may answer, and the first answer counts.`,
		`A 👍 on your comment says that it counted. Until then no job of this stage runs. Without an answer by ${until} the whole run ends at the next sweep; what the agent has committed stays. To end it now, comment \`/baton cancel\`.${receivesCommands(state) ? "" : " If Baton does not react to comments, its workflow lacks `issue_comment`."}`
	];
}
/** Renders the lines of which somebody has to choose one, because several agents ask. */
function renderAnswerLines(asking) {
	const isShared = new Set(asking.map(({ stage }) => stage)).size < asking.length;
	const nameOf = ({ run, stage }) => isShared ? `${run}/${stage}` : stage;
	return asking.map((each) => `- ${codeSpan(`/baton answer ${nameOf(each)} ${answerPlaceholder}`)}`).join("\n");
}

// src/core/view/comment/request.ts
/**
* Returns the marker of the comment that asks. What is asked tells it from earlier requests of the same stage. A question that stays
* open when somebody reopens its run is asked anew, because its comment was folded with the end.
*/
function requestMarker(state, { stage, awaiting }) {
	const reopened = countReopenings(state);
	const again = reopened === 0 ? "" : `.${reopened}`;
	return viewMarker("request", `${state.run.run}/${stage}/${awaiting.last.execution}${again}`);
}
/** Returns the name of the run that a comment asks for; undefined for a comment that asks nothing. */
function parseRequestRun(body) {
	return parseViewMarker("request", body)?.split("/")[0];
}
/** Returns whether a comment asks, or asked, about a stage of a run. */
function isRequestFor(body, { run, stage }) {
	return parseViewMarker("request", body)?.startsWith(`${run}/${stage}/`) === true;
}
/** Renders the one new comment in which a run asks a person a question, with what to type. */
function renderRequest(state, request) {
	return [...renderQuestion$1(state, request), requestMarker(state, request)].join("\n\n");
}

// src/engine/sweep/list-unasked.ts
/**
* Lists the stages that wait for a person whom nobody has asked: the job that was to ask died, and GitHub ran it not again. Makes no
* request where people are asked on the thread that has the records.
*/
async function listUnasked(engine, { reading, isAtWork }) {
	const { state, first } = reading;
	const { run } = state.run;
	const unasked = [];
	const waiting = awaitingStages(state).map(({ stage, awaiting }) => ({
		stage,
		awaiting,
		due: dueOf(awaiting)
	}));
	const own = [...reading.thread.filter(isBy(ownAccountId(reading))), ...await listOwnComments(engine, reading)];
	for (const { stage, awaiting, due } of waiting) {
		const cause = findTriggeringRecord(reading, due);
		if (isAtWork(cause) || own.some((comment) => asks(comment, {
			state,
			stage,
			awaiting,
			after: cause.comment
		}))) continue;
		const title = executionTitle({
			run,
			...noticeTaskOf({ key: askKey(stage, due.cause) })
		});
		const stall = findStall(statusOf({ dispatched: await engine.ports.workflowRuns.listRuns(title, first.at) }));
		if (stall === void 0) continue;
		const task = executionTitle({
			run,
			task: stage,
			execution: due.execution
		});
		unasked.push({
			stage,
			due,
			title: task,
			stall: stall.kind === "hopeless" ? stall : { kind: "unasked" }
		});
	}
	return unasked;
}
function dueOf(awaiting) {
	if (awaiting.for === "approval") return awaiting.due;
	const { attempt, execution, seq } = awaiting.last;
	return {
		kind: "due",
		attempt,
		execution,
		cause: seq
	};
}
/** Returns whether a comment of ours asks what a stage waits for. The digest of an approval may have changed since. */
function asks(comment, { state, stage, awaiting, after }) {
	if (awaiting.for === "answer") return hasMarker(comment, requestMarker(state, {
		stage,
		awaiting
	}));
	return comment.id > after && isRequestFor(comment.body, {
		run: state.run.run,
		stage
	});
}

// src/engine/sweep/list-stalled-tasks.ts
/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 12e4;
/** Lists the executions that a run waits for in vain. A run that is paused waits for nobody, because nothing may be started. */
async function listStalledTasks(engine, request) {
	const { reading } = request;
	const { state } = reading;
	if (state.end !== void 0 || isPaused(engine, state)) return [];
	const isAtWork = ({ at, workflowRun }) => Date.parse(engine.ports.clock.now()) - Date.parse(at) < graceMilliseconds || isBusy(request, workflowRun);
	const stalled = [];
	for (const { stage, due } of dueStages(state)) {
		if (isAtWork(findTriggeringRecord(reading, due))) continue;
		const stall = findStall(await readStatus(engine, {
			reading,
			stage,
			due
		}));
		if (stall === void 0 || stall.kind === "lost" && isBusy(request, stall.workflowRun)) continue;
		stalled.push({
			stage,
			due,
			title: executionTitle({
				run: state.run.run,
				task: stage,
				execution: due.execution
			}),
			stall
		});
	}
	const late = [...listUnanswered(engine, state), ...listExpiredWaits(engine, state)];
	const mayBeUnasked = late.length === 0 && request.hasAsked !== true && awaitingStages(state).length > 0;
	return [
		...stalled,
		...late,
		...mayBeUnasked ? await listUnasked(engine, {
			reading,
			isAtWork
		}) : []
	];
}
/** Lists the waits whose time is over: the publish job of the execution that waits ends them. */
function listExpiredWaits(engine, state) {
	return listExpired(state, engine.ports.clock.now()).map(({ stage, last: { attempt, execution, seq } }) => ({
		stage,
		due: {
			kind: "due",
			attempt,
			execution,
			cause: seq
		},
		title: executionTitle({
			run: state.run.run,
			task: stage,
			execution
		}),
		stall: { kind: "expired" }
	}));
}
/** Lists the question that keeps a run from its end although the time for an answer is over. One is enough to end the run. */
function listUnanswered(engine, state) {
	const now = engine.ports.clock.now();
	const [late] = decide(state, {
		cause: state.tip.seq,
		now
	}).some(({ kind }) => kind === "end-run") ? unanswered(state).filter(({ awaiting }) => isOverdue(state, awaiting, now)) : [];
	if (late === void 0) return [];
	const { stage, awaiting } = late;
	const { attempt, execution, seq } = awaiting.last;
	const title = executionTitle({
		run: state.run.run,
		task: stage,
		execution
	});
	return [{
		stage,
		due: {
			kind: "due",
			attempt,
			execution,
			cause: seq
		},
		title,
		stall: { kind: "unanswered" }
	}];
}
function isBusy({ busy }, workflowRun) {
	return busy?.has(workflowRun) === true;
}

// src/engine/sweep/sweep-run.ts
/**
* Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
* that it dispatches into the run's own group, and a job that is started once too often finds that the execution is recorded.
*/
async function sweepRun(engine, request) {
	const swept = [];
	if (await isHeldByBudget(engine, request)) return swept;
	for (const task of await listStalledTasks(engine, request)) {
		const stall = await rerunPublisher(engine, request, task) ?? await startAgain(engine, {
			...request,
			...task
		});
		engine.ports.log.warning(`${task.title}: ${describeStall(stall, "done")}`);
		swept.push({
			title: task.title,
			stall
		});
	}
	return swept;
}
/** Returns whether the run waits for the next period of a budget. It goes on by itself then. */
async function isHeldByBudget({ ports }, { reading }) {
	const { run } = reading.state;
	return await ports.budgets?.isHeld({
		run: run.run,
		lock: lockOf(run)
	}) === true;
}
/** Runs a publish job again that died: it still has the output of its agent. A sweep of all runs has done so before (`busy`). */
async function rerunPublisher(engine, { busy }, { stall }) {
	if (stall.kind !== "lost" || busy !== void 0) return void 0;
	const id = stall.workflowRun;
	const job = await readBrokenJob(engine, id);
	if (job === void 0 || !await rerunJob(engine, {
		id,
		job
	})) return void 0;
	return {
		kind: "repeated",
		workflowRun: id,
		job: job.name
	};
}
/**
* Starts an execution again. A lost agent is not started but recorded; a built-in is idempotent, so it is simply started. An order
* to publish what is recorded already makes its job decide anew what follows: the end of a run that nobody answered.
*/
async function startAgain(engine, { reading, stage, due, stall }) {
	if (stall.kind === "hopeless") return stall;
	if (stall.kind === "unasked") {
		const notice = { key: askKey(stage, due.cause) };
		await engine.ports.starter.start(buildNoticeOrder(engine, {
			reading,
			notice,
			status: await readStatusComment(engine, reading)
		}));
		return stall;
	}
	const job = stall.kind === "unanswered" || stall.kind === "expired" ? "publish" : jobFor(reading.state, stage);
	const isLost = stall.kind === "lost" && job === "agent";
	const order = buildOrder(engine, {
		reading,
		effect: {
			kind: "dispatch-task",
			stage,
			for: job,
			due
		},
		status: await readStatusComment(engine, reading),
		...isLost ? { lost: stall.workflowRun } : {}
	});
	await engine.ports.starter.start(order);
	return stall;
}
/** The time that is allowed beside the timeout: a job waits for a machine, and its publish job for the group. */
const slackMinutes = 60;
/** The time of a job that carries out a built-in. */
const builtinMinutes = 15;
/**
* Sweeps the run whose execution was just published, for its other stages. Asks GitHub only when the records themselves show
* that one is overdue, so the ordinary case costs no request. A refusal is logged and not thrown, because the publication
* succeeded.
*/
async function sweepOverdue(engine, request) {
	const now = Date.parse(engine.ports.clock.now());
	const { state } = request.reading;
	if (!dueStages(state).some(({ stage, due }) => {
		return now - Date.parse(findTriggeringRecord(request.reading, due).at) > patienceOf(state, stage) * 6e4;
	})) return;
	try {
		await sweepRun(engine, {
			...request,
			hasAsked: true
		});
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`Run ${state.run.run} has a stage that is overdue, which the next sweep has to look after: ${error.message}`);
	}
}
function patienceOf({ run }, stage) {
	const config = stageOf(run, stage);
	return (isAgentStage(config) ? config["timeout-minutes"] : builtinMinutes) + slackMinutes;
}

// src/engine/thread/await-record.ts
/** Seconds between the tries. Lists lag for some seconds (github-platform.md 2); a minute is far more than was ever seen. */
const waits = [
	0,
	1,
	1,
	2,
	2,
	4,
	5,
	5,
	10,
	10,
	20
];
/**
* Reads until our own record is in the list. Lists show writes in their order, so everything that another publisher wrote before
* is then in the list as well: that makes joins safe (DESIGN 2). If the comment is listed and its record does not count
* (`BATON-E906`), another record of the run has its position: the caller writes the record again behind that one.
*/
async function awaitVisible(engine, awaited) {
	const { order, comment, digest } = awaited;
	for (const seconds of waits) {
		if (seconds > 0) await engine.ports.clock.sleep(seconds * 1e3);
		const reading = await readRun(engine, order);
		if (!reading.ok && (reading.error.cause === "other-version" || reading.error.cause === "broken-chain")) return failure(reading.error);
		if (!reading.ok) continue;
		if (reading.value.stored.some((stored) => stored.digest === digest)) return success(reading.value);
		if (reading.value.comments.has(comment)) return failure(displacedRecord(order.run, comment));
	}
	return failure({
		code: "BATON-E902",
		message: `Comment ${comment} of run "${order.run}" was written, but the list of comments of #${order.thread} did not show it within a minute. Run this job again: it goes on from there.`
	});
}
function displacedRecord(run, comment) {
	return {
		code: "BATON-E906",
		cause: "displaced-record",
		message: `The record in comment ${comment} of run "${run}" does not count: another record has its place, or its key is not in signing.keys. Look with \`baton records\`, and run this job again.`
	};
}

// src/core/trigger/match/check-actor.ts
/**
* The roles, lowest first (I-12). An organization's custom roles are not included: they count only where `allow.roles` names
* them.
*/
const ladder = [
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
/** Returns whether a role of GitHub's own can write to the repository. What a custom role can do is unknown, and unknown means no. */
function canWrite(role) {
	return role !== void 0 && isAtLeast(role, "write");
}
/** Returns whether a role of GitHub's own is this one or a higher one. An unknown role is not. */
function isAtLeast(role, minimum) {
	return ladder.indexOf(role) >= ladder.indexOf(minimum);
}
/** Checks that a person may start a pipeline. Any one of the ways in `allow` is enough; unknown means no. */
function checkPermission(request) {
	const { allow, actor, role } = request;
	const { login } = actor;
	if (isBot(actor) && allow.bots?.includes(actor.id) === true) return permissionCheck(true, `${login} (id ${actor.id}) is a bot that \`allow.bots\` names.`);
	if (isListed(allow.users, actor)) return permissionCheck(true, `${login} (id ${actor.id}) is named in \`allow.users\`.`);
	const team = allow.teams?.find((name) => request.teams?.[name] === true);
	if (team !== void 0) return permissionCheck(true, `${login} is in the team \`${team}\`, which \`allow.teams\` names.`);
	if (role !== void 0 && hasName(allow.roles ?? [], role)) return permissionCheck(true, `${login} has the role \`${role}\`, which \`allow.roles\` names.`);
	const checked = role === void 0 ? permissionCheck(false, describeUnknown(request)) : checkRole(request, role);
	if (checked.passed) return checked;
	const refused = permissionCheck(false, `${checked.detail} ${describeWays(allow)}${describeTeams(request)}`);
	return isUnanswered(request) ? {
		...refused,
		unanswered: true
	} : refused;
}
/** Returns whether GitHub failed to answer a question that could have let the person in. */
function isUnanswered(request) {
	const { role, trouble, teamsTrouble } = request;
	return role === void 0 && trouble !== void 0 || teamsTrouble !== void 0 && listUnknownTeams(request).length > 0;
}
function checkRole({ allow, actor }, role) {
	const rank = ladder.indexOf(role);
	const minimum = allow["minimum-role"];
	if (isAtLeast(role, minimum)) return permissionCheck(true, `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
	return permissionCheck(false, rank < 0 ? `${actor.login} has the role \`${role}\`, which is not one of ${ladder.join(", ")}, nor in \`allow.roles\`; unknown means no.` : `${actor.login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
}
function describeUnknown({ actor, trouble }) {
	const why = trouble === void 0 ? "" : ` (${trouble})`;
	return `GitHub did not say what role ${actor.login} has${why}; unknown means no.`;
}
/** Names those who can start the pipeline, for a person who may not (U13). */
function describeWays(allow) {
	const others = [
		...allow.roles === void 0 ? [] : [`those with the role ${quoteNames(allow.roles)}`],
		...allow.users.length === 0 ? [] : [quoteNames(allow.users.map(nameOf))],
		...allow.teams === void 0 ? [] : [`members of ${quoteNames(allow.teams)}`]
	];
	return `Those with \`${allow["minimum-role"]}\` or more can${others.map((other) => `, and ${other}`).join("")}.`;
}
function describeTeams(request) {
	const { actor, teamsTrouble } = request;
	const unknown = listUnknownTeams(request);
	if (unknown.length === 0) return "";
	const why = teamsTrouble === void 0 ? ": that takes a token that can read members, as the App has" : ` (${teamsTrouble})`;
	return ` GitHub did not say whether ${actor.login} is in ${quoteNames(unknown)}${why}.`;
}
function listUnknownTeams({ allow, teams }) {
	return (allow.teams ?? []).filter((name) => teams?.[name] === void 0);
}
function permissionCheck(passed, detail) {
	return {
		check: "permission",
		passed,
		detail
	};
}
/**
* Checks that the sender of the event counts. Baton's own events are dropped first, even where the config names its account
* (T17); bots count by numeric id only (T05); a comment or review with another author than its sender does not count (T06).
*/
function checkSender(trigger, { bots = [], own }) {
	const { actor } = trigger;
	const who = `${actor.login} (id ${actor.id})`;
	const author = (trigger.comment ?? trigger.review)?.author;
	if (author !== void 0 && author.id !== actor.id) return senderCheck(false, `${who} sent what ${author.login} (id ${author.id}) wrote; only their own word counts.`);
	if (!isBot(actor)) return senderCheck(true, `${who} is not a bot.`);
	if (actor.id === 41898282) return senderCheck(false, `${who} is the account of workflows, and so Baton's own; it starts nothing.`);
	if (actor.id === own) return senderCheck(false, `${who} is Baton's own account; it starts nothing, whatever \`allow.bots\` says.`);
	if (bots.includes(actor.id)) return senderCheck(true, `${who} is a bot that \`allow.bots\` names.`);
	return senderCheck(false, `${who} is a bot; bots start no pipelines, unless \`allow.bots\` has their id.`);
}
function senderCheck(passed, detail) {
	return {
		check: "sender",
		passed,
		detail
	};
}
/**
* Checks the author of the text under `outside-text: refuse`: the author must be allowed to start the pipeline too (T02), because
* a person who labels an outsider's text passes the check on themselves. Text of the person who triggers needs no check.
*/
function checkOutsideText(allow, trigger, author) {
	const { subject, actor } = trigger;
	if (allow["outside-text"] !== "refuse" || !hasSubject(trigger) || subject.author.id === actor.id) return [];
	const permission = checkPermission({
		...author ?? { role: void 0 },
		allow,
		actor: subject.author
	});
	const rule = permission.passed ? "" : " The pipeline takes text of those alone who may start it (`outside-text: refuse`).";
	return [{
		...permission,
		check: "outside-text",
		detail: `${subject.author.login} wrote it. ${permission.detail}${rule}`
	}];
}

// src/core/trigger/match/check-approver.ts
/** Checks that a person may approve a stage: by name, or by role. Unknown means no. */
function checkApprover({ approval, actor, role, trouble }) {
	const who = `${actor.login} (id ${actor.id})`;
	if (isListed(approval.users ?? [], actor)) return permission(true, `${who} is named in \`approval.users\`.`);
	const minimum = approverRoleOf(approval);
	if (minimum !== void 0 && role !== void 0 && isAtLeast(role, minimum)) return permission(true, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for.`);
	const ways = `${describeApprovers(approval)} can approve.`;
	if (minimum === void 0) return permission(false, `${who} is not named in \`approval.users\`. ${ways}`);
	if (role !== void 0) return permission(false, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for. ${ways}`);
	const why = trouble === void 0 ? "" : ` (${trouble})`;
	const refused = permission(false, `GitHub did not say what role ${actor.login} has${why}; unknown means no. ${ways}`);
	return trouble === void 0 ? refused : {
		...refused,
		unanswered: true
	};
}
/** Describes who may approve, as the subject of a sentence. `name` renders a login. */
function describeApprovers(approval, name = (login) => login) {
	const role = approverRoleOf(approval);
	const parts = [...(approval.users ?? []).map((user) => typeof user === "number" ? nameOf(user) : name(user)), ...role === void 0 ? [] : [`people with the role \`${role}\`${role === "admin" ? "" : " or more"}`]];
	const text = parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
function permission(passed, detail) {
	return {
		check: "permission",
		passed,
		detail
	};
}

// src/core/view/comment/approval-changes.ts
/** The size of all changed lines that are shown, and of those of one file; the page of GitHub shows the rest. */
const maxBytes = 16e3;
const fileCodePoints = 6e3;
const mostFiles = 30;
/** Renders the changes so far: the commit, a link to all of them, and the changed lines, folded and bounded. */
function renderChanges(changes) {
	const { base, head, branch, commitUrl, compareUrl, comparison } = changes;
	const place = branch === void 0 ? "" : `, the tip of ${codeSpan(branch)}`;
	const start = `It starts from commit [\`${head.slice(0, 7)}\`](${commitUrl})${place}.`;
	if (base === head) return [`**Changes so far**: none. ${start}`];
	if (comparison === void 0) return [`**Changes so far**: [all of them](${compareUrl}). ${start}`];
	const { commits, files } = comparison;
	return [`**Changes so far**: [${`${countOf(commits, "commit")}, ${countOf(files.length, "file")}`}](${compareUrl}). ${start}`, ...renderFiles(files)];
}
function renderFiles(files) {
	if (files.length === 0) return [];
	const { kept, dropped } = packSections(files.slice(0, mostFiles).map(renderFile), maxBytes);
	const left = dropped + Math.max(0, files.length - mostFiles);
	const note = left === 0 ? [] : [`_${countOf(left, "more file")} on the page of GitHub that the link above opens._`];
	return [renderDetails("The changed lines", [...kept, ...note].join("\n\n"))];
}
function renderFile({ path, status, additions, deletions, patch }) {
	const head = `${codeSpan(path)}: ${status}, +${additions} −${deletions}`;
	if (patch === void 0) return [head];
	const lines = showInvisible(patch);
	const cut = truncateCodePoints(lines, fileCodePoints, { mark: "\n… the rest is on the page of GitHub" });
	return [`${head}\n\n${fencedText(cut, "diff")}`, head];
}
/** Replaces characters that nobody sees by their number, so that changed lines show all that they hold. */
function showInvisible(text) {
	return text.replaceAll("\r", "").replace(invisibleCharacters, (character) => {
		if (character === "\n" || character === "	") return character;
		return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
	});
}
function countOf(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// src/core/view/comment/approval-work.ts
/** Renders what would run: the agent with its rights and secrets, or the fields of a built-in as they come out. */
function renderWork(state, work) {
	const stage = stageOf(state.run, work.stage);
	const head = `**What would run**${work.due.attempt === 1 ? "" : ` (attempt ${work.due.attempt})`}`;
	return isAgentStage(stage) ? [`${head}\n\n${renderAgent(state, {
		...work,
		stage,
		name: work.stage
	}).join("\n")}`, ...renderSetup(stage)] : [`${head}: the built-in \`${stage.uses}\``, ...renderFields(state, {
		...work,
		stage,
		name: work.stage
	})];
}
function renderAgent(state, { name, stage, due }) {
	const acting = agentAt(state, {
		stage: name,
		execution: due.execution
	});
	if (acting === void 0) return [`- agent ${codeSpan(stage.agent)}`];
	const { agent } = acting;
	const { "setup-env": setupNames, environment, container } = stage;
	const runner = [stage["runs-on"]].flat().map(codeSpan).join(" ");
	return [
		`- agent ${codeSpan(acting.name)}: engine \`${agent.engine}\`${modelOf(agent)}`,
		`- access: \`${agent.access}\`${accessWords[agent.access]}`,
		`- secrets: ${listNames(agent.env)}${setupNames.length === 0 ? "" : `; for \`setup\`: ${listNames(setupNames)}`}`,
		`- setup: ${stage.setup === void 0 ? "none" : "the commands below, before the agent"}`,
		...agent.command === void 0 ? [] : [`- program: ${codeSpan(truncateCodePoints(agent.command.join(" "), programCodePoints))}`],
		`- machine: ${runner}${container === void 0 ? "" : `, container ${codeSpan(container)}`}${environment === void 0 ? "" : `, environment ${codeSpan(environment)}`}`
	];
}
const programCodePoints = 120;
/** Returns the model of an agent; a program of one's own has none that Baton knows of. */
function modelOf({ engine, model }) {
	if (model !== void 0) return `, model ${codeSpan(model)}`;
	return engine === "command" ? "" : ", the engine's own choice of model";
}
const accessWords = {
	read: " (it may change nothing)",
	edit: " (it may change files)",
	full: " (it may change files and run any program)"
};
function listNames(names) {
	return names.length === 0 ? "none" : names.map(codeSpan).join(", ");
}
const setupBytes = 4e3;
function renderSetup({ setup }) {
	return setup === void 0 ? [] : [renderDetails("setup", fencedText(truncateMarkdown(setup, setupBytes), "text"))];
}
/** The size of all fields but the body, and of one line of them: longer names and titles GitHub does not take. */
const fieldsBytes = 6e3;
const nameCodePoints = 300;
/** Renders the fields of a built-in. The body has its lines; all others are one line each. */
function renderFields(state, { name, stage, due }) {
	const context = buildPromptContext({
		state,
		stage: name,
		due
	});
	const { body, ...others } = stage.with;
	const lines = Object.entries(others).flatMap(([key, value]) => {
		const full = [value].flat().map((part) => typeof part === "string" ? renderName(part, context) : String(part)).filter((part) => part !== "");
		return full.length === 0 ? [] : [`- ${key}: ${full.map(codeSpan).join(", ")}`];
	});
	return [truncateMarkdown(lines.join("\n"), fieldsBytes), ...typeof body === "string" && body !== "" ? [renderBody(body, context)] : []];
}
function renderName(template, context) {
	const rendered = renderLine({
		template,
		context
	});
	return rendered.ok ? truncateCodePoints(rendered.value, nameCodePoints) : `(${oneLine(rendered.error.message)})`;
}
const bodyBytes = 12e3;
function renderBody(template, context) {
	const rendered = renderText({
		template,
		context
	});
	const text = rendered.ok ? rendered.value : rendered.error.message;
	const shown = quote(neutralise(truncateMarkdown(text, bodyBytes)));
	return renderDetails("body", truncateMarkdown(shown, bodyBytes));
}

// src/core/view/comment/approval-request.ts
/** The digits of a digest that people read and type. */
const shownDigits = 7;
/** Returns the marker of the comment that asks. Its digest tells it from earlier requests of the same stage. */
function approvalMarker(run, { stage, digest }) {
	return viewMarker("request", `${run}/${stage}/${digest}`);
}
/** Renders the command that approves what was shown. */
function approveCommand({ stage, digest }) {
	return `/baton approve ${stage} ${digest.slice(0, 7)}`;
}
/**
* Renders the one new comment in which a run asks for an approval: who may give it, what to type, and all that the person decides
* about. The text of others is harmless, and is redacted by the caller.
*/
function renderApprovalRequest(state, request) {
	const { run } = state;
	const approval = approvalOf(run, request.stage);
	const place = viewThreadOf(run) === run.body.trigger.subject.number ? "" : ` on ${describeSubject(run, viewThreadOf(run))}`;
	return [
		`✋ **\`${request.stage}\` waits for approval.** ${describeWho(state, request, approval)}`,
		`To let it start, post a new comment${place} with this line:`,
		`\`\`\`text\n${approveCommand(request)}\n\`\`\``,
		`A 👍 on your comment says that it counted. To end the whole run instead, comment${place} \`/baton reject ${request.stage} <why>\`. Without either, the stage waits without limit, and no job of it runs.`,
		...renderWork(state, request),
		...renderChanges(request.changes),
		...renderHandoffs(state, request.stage),
		`<sub>Run \`${run.run}\`. \`${request.digest.slice(0, 7)}\` is no commit: it stands for exactly what is shown here. If any of that changes, the command does nothing and a new comment asks.</sub>`,
		approvalMarker(run.run, request)
	].join("\n\n");
}
function describeWho(state, { approved }, approval) {
	if (approval === void 0) return "";
	const { count, self } = approval;
	const who = `${describeApprovers(approval, (login) => mention(login) ?? codeSpan(login))} can approve.`;
	const left = count - new Set(approved).size;
	return `${who}${count === 1 ? "" : ` ${count} different people must approve${left === count ? "" : `, ${left} more after ${approved.map(codeSpan).join(", ")}`}.`}${self ? describeStarter(state, approval) : ` ${describeInvolved(state)} started, retried or answered the run and cannot approve it.`}`;
}
/** Mentions who started the run, where people are named by their role alone: GitHub then tells at least one person. */
function describeStarter(state, { users = [] }) {
	const starter = users.length === 0 ? mentionStarter(state) : void 0;
	return starter === void 0 ? "" : ` So can ${starter}, who started the run, with that role.`;
}
function describeInvolved(state) {
	const people = [state.run.body.trigger.actor, ...state.decisions.map(({ body }) => body.actor)];
	const involved = involvedIn(state);
	return [...new Set(people.filter(({ id }) => involved.has(id)).map(({ login }) => codeSpan(login)))].join(", ");
}
const handoffBytes = 2e4;
/** Renders the handoffs that the execution is given, each folded. */
function renderHandoffs(state, stage) {
	const sections = ancestorsOf(pipelineOf(state.run), stage).flatMap((name) => {
		const source = findHandoffSource(state, name);
		if (source === void 0) return [];
		const { handoff } = source.body;
		if (handoff === void 0) return [[`**\`${name}\`** handed over ${renderArtifactLink(source.body)}.`]];
		const title = `Handoff of <code>${name}</code>`;
		const page = pageOf(state.run);
		const summary = quote(neutralise(handoff.summary, page));
		const short = `_The rest is too long to show here: \`/baton handoff ${name}\` shows it._`;
		return [[renderDetails(title, [summary, ...renderHandoffDetail(handoff, {
			title: "Detail and data",
			page
		})].join("\n\n")), renderDetails(title, [summary, short].join("\n\n"))]];
	});
	const { kept, dropped } = packSections(sections, handoffBytes);
	if (sections.length === 0) return [];
	const note = dropped === 0 ? [] : [`_${dropped} more are too long to show here._`];
	return [
		`**What it is given**`,
		...kept,
		...note
	];
}

// src/core/prompt/start-branches.ts
/**
* Lists the branches that an execution starts from or shows, without a request. The first one that exists counts: that of an agent's
* own stage, as its job checks that out, or the one that a pull request is for; then the branch of the newest commit before it.
*/
function listStartBranches(state, execution) {
	const branches = [findOwnBranch(state, execution), publishedBefore(state, execution.stage)?.branch];
	return [...new Set(branches.filter((branch) => branch !== void 0))];
}
function findOwnBranch(state, { stage: name, due }) {
	const stage = stageOf(state.run, name);
	if (isAgentStage(stage)) {
		const rendered = renderStageBranch(state, {
			stage: name,
			due
		});
		return findHeldBranch(state, name) ?? (rendered.ok ? rendered.value : void 0);
	}
	if (stage.uses !== "pull-request") return void 0;
	const { all, last } = listPublishedBranches(state, name);
	const template = stage.with.branch;
	if (template === void 0) return last.length === 1 ? last[0] : void 0;
	const rendered = renderLine({
		template,
		context: buildPromptContext({
			state,
			stage: name,
			due
		})
	});
	return rendered.ok ? all.find((branch) => branch === rendered.value) : void 0;
}

// src/engine/view/approval-digest.ts
/**
* Reads what an approval is about. The records say it, apart from the tip of the branch, which somebody may have moved since: so
* the digest is made anew from GitHub's answer whenever it is shown or compared.
*/
async function readAskedApproval(engine, question) {
	const { reading, stage, awaiting } = question;
	const { run } = reading.state;
	const filled = await loadHandoffs(engine.ports, {
		state: reading.state,
		stages: ancestorsOf(pipelineOf(run), stage)
	});
	if (!filled.ok) engine.ports.log.warning(`The request for approval of ${run.run}/${stage}: ${filled.error.problem.message}`);
	const state = filled.ok ? filled.value : reading.state;
	const tip = await readTip(engine, {
		state,
		stage,
		awaiting
	});
	const own = new Set(approvalSeqs(reading.state, {
		stage,
		due: awaiting.due
	}));
	const records = reading.stored.filter(({ record }) => record.run === run.run && own.has(record.seq)).map(({ digest }) => digest);
	const covered = {
		run: run.run,
		stage,
		basis: awaiting.basis,
		records: records.toSorted(),
		head: tip.head
	};
	return {
		...question,
		...tip,
		state,
		digest: approvalDigestOf(engine, covered)
	};
}
/**
* Returns the digest of what an approval covers. People type a few digits of it, so they must not be foreseeable: whoever may push
* could else try commits until one has the digits of the comment that asks. An Ed25519 signature is always the same for one text.
*/
function approvalDigestOf({ ports }, covered) {
	const text = `approval ${canonicalJson(covered) ?? ""}`;
	return ports.hasher.sha256(`${text} ${ports.signer?.sign(text) ?? ""}`).slice(7);
}
/** Lists the comments of ours that asked for the approval of a stage, the oldest first. */
function listRequestsFor({ state, stage }, own) {
	return own.filter(({ body }) => isRequestFor(body, {
		run: state.run.run,
		stage
	}));
}
/** Finds the newest comment that asked for the approval of a stage, if it shows what would start now. */
function findShown(asked, own) {
	const newest = listRequestsFor(asked, own).at(-1);
	return newest !== void 0 && hasMarker(newest, approvalMarker(asked.state.run.run, asked)) ? newest : void 0;
}
/** Reads the commit that the stage would start from: the tip of the first of its branches that is there. */
async function readTip(engine, { state, stage, awaiting }) {
	for (const branch of listStartBranches(state, {
		stage,
		due: awaiting.due
	})) {
		const head = await engine.ports.commits.readBranch(branch);
		if (head !== void 0) return {
			head,
			branch
		};
	}
	return {
		head: unapprovedCommitOf(state, stage),
		branch: void 0
	};
}

// src/core/view/status-labels.ts
/** The label of a subject while a run about it is under way. */
const runningLabel = "baton:running";
/** The label of a subject after a run about it failed. */
const failedLabel = "baton:failed";
/** The label of a subject while a run about it waits for a person. */
const needsHumanLabel = "baton:needs-human";
const after = {
	failed: [failedLabel, needsHumanLabel],
	"needs-input": [needsHumanLabel]
};
/**
* Returns the labels that a run gives its subject, so that people can filter their lists. They are a view and never read back.
*/
function statusLabelsOf({ end }) {
	return end === void 0 ? [runningLabel] : after[end.body.outcome] ?? [];
}
/** Returns the labels of an earlier run that are no longer true once the next run starts. */
function staleLabels(present) {
	return present.filter((name) => hasName([failedLabel, needsHumanLabel], name));
}

// src/engine/view/labels.ts
/**
* Labels the subject of a run that is under way, and removes the labels that an earlier run left there. Labels of people are
* never touched.
*/
async function labelRunning(engine, state) {
	if (!isLabelled(state)) return;
	const { subject } = state.run.body.trigger;
	const present = findReopening(state.decisions) !== void 0 ? [failedLabel, needsHumanLabel] : subject.labels;
	await change(engine, subject.number, async () => {
		for (const name of staleLabels(present)) await engine.ports.subjects.removeLabel(subject.number, name);
		await engine.ports.subjects.addLabels(subject.number, [runningLabel]);
	});
}
/** Returns the labels that a run puts on its subject when a person must act on it. */
function labelsOfNeed(state) {
	return isLabelled(state) && state.end !== void 0 ? statusLabelsOf(state) : [needsHumanLabel];
}
/** Removes the label that calls for a person, when nothing of the run waits for one any more. */
async function labelSettled(engine, state) {
	if (awaitingStages(state).length > 0 || needsPerson(state.end?.body.outcome ?? "succeeded")) return;
	const { number } = state.run.body.trigger.subject;
	await change(engine, number, () => engine.ports.subjects.removeLabel(number, needsHumanLabel));
}
/** Removes the label of a run under way when the run has ended, unless another run about the subject is still under way. */
async function labelEnded(engine, { state, stored }) {
	if (state.end === void 0) return;
	if (!isLabelled(state)) return;
	const { number } = state.run.body.trigger.subject;
	if (isOtherAtWork(state, stored)) return;
	await change(engine, number, () => engine.ports.subjects.removeLabel(number, runningLabel));
}
function isLabelled({ run }) {
	return hasSubject(run.body.trigger) && run.body.config["status-labels"] !== false;
}
/** Returns whether another run is under way, by the records since this run began: one that began earlier and wrote nothing since is not seen. */
function isOtherAtWork({ run }, stored) {
	const { number } = run.body.trigger.subject;
	const records = stored.map(({ record }) => record).filter((record) => record.run !== run.run);
	const ended = new Set(records.flatMap((record) => record.kind === "end" ? [record.run] : []));
	return records.some((record) => record.kind === "run" && record.body.trigger.subject.number === number && !ended.has(record.run));
}
/** Changes the labels of a subject. They are a view for people, so a refusal of GitHub is only logged. */
async function change(engine, subject, perform) {
	const what = `The labels of #${subject} that say how the run stands were not changed`;
	await warnIfRefused(engine, { what }, perform);
}

// src/engine/view/ask-approval.ts
/**
* Asks for the approval of a stage in one new comment, and folds what was asked about it before. The label comes first, so the
* comment shows a second try that both are done. The newest comment always shows what waits now: its digest is in the marker.
*/
async function askApproval(engine, question) {
	const { state, run } = {
		state: question.reading.state,
		run: question.reading.state.run
	};
	const step = {
		what: `Nobody was asked about run ${run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		const asked = await readAskedApproval(engine, question);
		const own = await listOwnComments(engine, question.reading);
		const older = listRequestsFor(asked, own);
		if (findShown(asked, own) !== void 0) return foldOpen$1(engine, older.slice(0, -1));
		await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
		const text = engine.ports.redactor.redact(await renderQuestion(engine, asked)).text;
		await engine.ports.threads.create(viewThreadOf(run), text, approvalMarker(run.run, asked));
		await foldOpen$1(engine, older);
	});
}
/** Folds older requests. Those of which a job died before it could are folded by the next one. */
async function foldOpen$1(engine, older) {
	const open = older.filter(({ isMinimised }) => isMinimised !== true);
	if (open.length > 0) await engine.ports.threads.minimiseAll(open, "outdated");
}
async function renderQuestion(engine, asked) {
	const { state, stage, awaiting, digest } = asked;
	const given = findApproval(state, stage, awaiting.basis);
	const approvers = given?.body.digest === digest ? given.body.approval?.approvers ?? [] : [];
	return renderApprovalRequest(state, {
		stage,
		digest,
		due: awaiting.due,
		approved: approvers.map(({ login }) => login),
		changes: await readChanges(engine, asked)
	});
}
/** Reads what the run has changed so far. A refusal of GitHub costs only the changed lines: the links still show them. */
async function readChanges(engine, { state, head, branch }) {
	const { repository, serverUrl } = engine.settings;
	const page = `${serverUrl}/${repository.owner}/${repository.name}`;
	const base = state.run.body.head;
	const links = {
		base,
		head,
		branch,
		compareUrl: `${page}/compare/${base}...${head}`,
		commitUrl: `${page}/commit/${head}`
	};
	if (base === head) return links;
	const what = `The changes of run ${state.run.run} are not in the comment that asks`;
	return {
		...links,
		comparison: await warnIfRefused(engine, { what }, () => engine.ports.comparisons.compare(base, head))
	};
}

// src/engine/view/ask-person.ts
/**
* Asks a person about a stage that awaits one: adds the label first, then posts the comment, by which a second try knows that both
* are done. Updates a comment that no longer says what to type, as when another stage asks too. What it asks is in the records, so a
* thread that takes no comments is only logged.
*/
async function askPerson(engine, { reading, stage }) {
	const { state } = reading;
	const request = awaitingStages(state).find((each) => each.stage === stage);
	if (request === void 0) return;
	const { awaiting } = request;
	if (awaiting.for === "approval") return askApproval(engine, {
		reading,
		stage,
		awaiting
	});
	await askAnswer(engine, {
		reading,
		request: {
			stage,
			awaiting
		}
	});
}
async function askAnswer(engine, { reading, request }) {
	const { state } = reading;
	const marker = requestMarker(state, request);
	const { run } = state;
	const step = {
		what: `Nobody was asked about run ${run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		const text = renderRequest(state, request);
		const known = await readOwnView(engine, {
			reading,
			marker
		});
		if (known === void 0) {
			await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
			await post(engine, {
				run,
				text,
				marker
			});
		} else if (normaliseBody(known.body) !== normaliseBody(text)) await engine.ports.threads.update(known.id, text);
	});
}
/**
* Posts a question. A subject that takes no comments any more does not lose it, where the records stand elsewhere: it stands beside
* them then, and is answered there.
*/
async function post(engine, { run, text, marker }) {
	const thread = viewThreadOf(run);
	try {
		await engine.ports.threads.create(thread, text, marker);
	} catch (error) {
		if (!(error instanceof GitHubError && (error.reason === "comments-refused" || error.reason === "not-found")) || thread === run.thread) throw error;
		engine.ports.log.warning(`The question of run ${run.run} stands on #${run.thread}, because #${thread} refused it: ${error.message}`);
		await engine.ports.threads.create(run.thread, text, marker);
	}
}

// src/core/view/comment/escalation.ts
const partBytes = 16e3;
const decisiveBytes = 6e3;
/** Returns the marker of the comment. A run has one, and one more for each time that it was reopened after its end. */
function escalationMarker(run, reopened = 0) {
	return viewMarker("escalation", reopened === 0 ? run : `${run}/${reopened}`);
}
/**
* Renders the one new comment of a run that needs a person (C-22), in the seven parts of ux.md 1.5: what failed in which attempt,
* who must act, the decisive lines, the logs, what happens by itself, what to type, and the facts for a report.
*/
function renderEscalation(state, facts) {
	const { end } = facts;
	const stages = listStagesOfNeed(state);
	const failed = stages.flatMap((stage) => failuresOf(state, stage).at(-1) ?? []);
	return [
		renderVerdict(state, {
			end,
			stages
		}),
		...renderQuestions(state, stages),
		...renderWarnings(failed),
		...renderDecisive(failed),
		...renderCauses(end, failed),
		...packWithNote(stages.flatMap((stage) => renderAttempts(state, stage))),
		`**By itself** ${describeFollowing(state, failed)}. All records are kept.${renderStatusLink(state, facts.status)}`,
		`**To go on**: ${describeRecourse(state, {
			end,
			stages
		})} Take \`${needsHumanLabel}\` off when it is dealt with; the next run takes it off as well.`,
		...renderMessages(state, {
			stages,
			failed
		}),
		renderDetails("Names and numbers", fencedText(renderFacts(state, facts), "text")),
		escalationMarker(state.run.run, countReopenings(state))
	].join("\n\n");
}
/** Lists the stages that a person must act on: of one with a matrix the elements that failed. */
function listStagesOfNeed(state) {
	const stages = [...state.stages.keys()].filter((stage) => {
		const body = lastOf(state, stage)?.body;
		return body !== void 0 && needsPerson(body.outcome) && !isTolerated(state.run, body);
	});
	const isNeeded = (stage) => needsPerson(lastOf(state, stage)?.body.outcome ?? "skipped");
	const parts = stages.flatMap((stage) => {
		const elements = listElements(state.run, stage).map(elementName).filter(isNeeded);
		return elements.length === 0 ? [stage] : elements;
	});
	return [...new Set(parts)];
}
function lastOf(state, stage) {
	const entry = state.stages.get(stage);
	return entry?.kind === "ended" || entry?.kind === "awaiting" && entry.for === "answer" ? entry.last : void 0;
}
function renderVerdict(state, { end, stages }) {
	const where = stages.length === 0 ? linkCodes(renderEndReason(end.reason)) : ` in ${stages.map((stage) => nameAttempt(state, stage)).join(", ")}`;
	const late = end.outcome === "needs-input" && stages.length > 0 ? ` Nobody answered within ${answerWithin(state.run)}.` : "";
	return `**A person is needed**${mentionOf(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.${late}`;
}
function nameAttempt(state, stage) {
	const last = lastOf(state, stage);
	const attempt = last?.attempt ?? 1;
	const attempts = Math.max(attempt, maxAttemptsOf(state.run, stage));
	return attempts === 1 || last?.body.outcome !== "failed" ? `\`${stage}\`` : `\`${stage}\`, attempt ${attempt} of ${attempts}`;
}
/** Renders the failed attempts of a stage, with the logs of their jobs. */
function renderAttempts(state, stage) {
	const attempts = maxAttemptsOf(state.run, stage);
	const failures = failuresOf(state, stage).map(({ attempt, body }) => {
		const url = jobUrl(body.workflowRun);
		return `- ❌ \`${stage}\`${attempts === 1 && attempt === 1 ? "" : `, attempt ${attempt} of ${Math.max(attempt, attempts)}`}: ${reasonWithName(body.failure?.reason ?? body.outcome)}${url === "" ? "" : ` · [log](${url})`}`;
	});
	return failures.length === 0 ? [] : [[failures.join("\n"), `- ❌ \`${stage}\``]];
}
/** Renders what the stages ask. */
function renderQuestions(state, stages) {
	return packWithNote(stages.flatMap((stage) => {
		const last = lastOf(state, stage)?.body;
		if (last?.outcome !== "needs-input") return [];
		return [[[`\`${stage}\` asks:`, quote(neutralise(last.note ?? "(no question)", pageOf(state.run)))].join("\n\n"), `- \`${stage}\` asks.`]];
	}));
}
const mostWarnings = 3;
const warningCodePoints = 600;
/** Renders the warnings with an error code that came with a failure, such as a secret that is missing: they are a usual cause. */
function renderWarnings(failed) {
	const lines = [...new Set(failed.flatMap(({ body }) => body.warnings.filter((warning) => warning.startsWith("BATON-E"))))].slice(0, mostWarnings).map((warning) => `- ⚠️ ${linkCodes(oneLine(warning, warningCodePoints))}`);
	return lines.length === 0 ? [] : [lines.join("\n")];
}
/** Renders why the last attempt of each stage failed, not folded. The text was redacted when it was recorded. */
function renderDecisive(failed) {
	const sections = [...new Set(failed.map(({ body }) => pickDecisiveLines(body.failure?.message ?? "")).filter((text) => text !== ""))].map((text) => [[fencedText(text, "text"), ...renderCodeLinks(text)].join("\n\n")]);
	return packSections(sections, decisiveBytes).kept;
}
/** Renders the causes. A limit of the run has no failed stage: its text is in the verdict, and the configuration sets it. */
function renderCauses(end, failed) {
	if (end.outcome === "needs-input") return [];
	const kinds = failed.map(({ body }) => classifyFailure(body.failure?.reason ?? "").kind);
	return [...new Set(kinds.length === 0 ? ["yours"] : kinds)].map(failureCause);
}
function describeFollowing(state, failed) {
	const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
	const next = state.run.body.trigger.schedule === void 0 ? "" : "; the next time of its schedule starts a new run";
	if (following.has("final")) return `nothing follows, because another attempt would fail the same way${next}`;
	return `nothing follows${following.has("exhausted") ? ": no attempt is left" : ""}${next}`;
}
function renderStatusLink(state, status) {
	const url = statusUrl(state, status);
	return url === void 0 ? "" : ` The [status comment](${url}) has the whole run.`;
}
/** Renders the messages of all failures that are more than the decisive lines, each text once. */
function renderMessages(state, { stages, failed }) {
	const shown = /* @__PURE__ */ new Set(["", ...failed.map(({ body }) => pickDecisiveLines(body.failure?.message ?? ""))]);
	const kept = packWithNote(stages.flatMap((stage) => failuresOf(state, stage)).flatMap(({ attempt, body }) => {
		const message = body.failure?.message ?? "";
		if (shown.has(message)) return [];
		shown.add(message);
		return [[`\`${body.stage}\`, attempt ${attempt}:\n\n${fencedText(message, "text")}`]];
	}));
	return kept.length === 0 ? [] : [renderDetails("What the failures said", kept.join("\n\n"))];
}
function packWithNote(sections) {
	const { kept, dropped } = packSections(sections, partBytes);
	return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}

// src/engine/view/escalate.ts
/**
* Calls for a person: adds the label first, then posts the comment, by which a second try knows that both are done. A thread
* that takes no comments any more is only logged, because the run has ended and its records are stored.
*/
async function escalate(engine, { state, reading, status }) {
	const { run } = state.run;
	if (state.end === void 0) return;
	const marker = escalationMarker(run, countReopenings(state));
	const text = renderEscalation(state, {
		end: state.end.body,
		status,
		version: engine.settings.version
	});
	const step = {
		what: `Nobody was asked about run ${run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		if (await readOwnView(engine, {
			reading,
			marker
		}) !== void 0) return;
		await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, labelsOfNeed(state));
		await engine.ports.threads.create(viewThreadOf(state.run), text, marker);
	});
}

// src/engine/view/close-requests.ts
/**
* Folds the comments in which a run asked a person for what nobody is asked for any more, and takes the label off that called for
* one, unless something else waits. Makes no request for a run that cannot have asked.
*/
async function closeRequests(engine, reading) {
	const { state } = reading;
	const { run } = state.run;
	if (!mayHaveAsked(state)) return;
	const what = `What run ${run} had asked was not folded`;
	await warnIfRefused(engine, { what }, async () => {
		const open = awaitingStages(state);
		const comments = await listOwnComments(engine, reading);
		const old = comments.filter((comment) => comment.isMinimised !== true && parseRequestRun(comment.body) === run && !open.some((asked) => isRequestOf(comment, {
			state,
			...asked
		})));
		if (old.length === 0 && !isLabelAlone(state, comments)) return;
		if (!comments.some((comment) => callsForAnother(comment, reading))) await labelSettled(engine, state);
		if (old.length > 0) await engine.ports.threads.minimiseAll(old, "resolved");
	});
}
/** Returns whether the run asked a question and the label alone is left of it, because somebody deleted the comment. */
function isLabelAlone({ run, tasks }, comments) {
	return tasks.some(({ body }) => body.outcome === "needs-input") && !comments.some(({ body }) => parseRequestRun(body) === run.run);
}
/** Returns whether a comment calls for a person in the name of another run about the same subject, which then keeps the label. */
function callsForAnother({ body, isMinimised }, { state: { run }, stored }) {
	const other = parseRequestRun(body) ?? parseViewMarker("escalation", body)?.split("/")[0];
	if (other === void 0 || other === run.run || isMinimised === true) return false;
	const { number } = run.body.trigger.subject;
	if (viewThreadOf(run) === number) return true;
	const named = stored.find(({ record }) => record.kind === "run" && record.run === other)?.record;
	return named?.kind === "run" && named.body.trigger.subject.number === number;
}
/** Returns whether the run can have asked a person: an agent had a question, or a stage needs an approval. */
function mayHaveAsked({ run, tasks, stages }) {
	if (tasks.some(({ body }) => body.outcome === "needs-input")) return true;
	return [...stages.keys()].some((stage) => approvalOf(run, stage) !== void 0);
}
/** Returns whether a comment asks for what a stage awaits. An older request for the same approval was folded when the newer one came. */
function isRequestOf(comment, { state, stage, awaiting }) {
	if (awaiting.for === "answer") return hasMarker(comment, requestMarker(state, {
		stage,
		awaiting
	}));
	return isRequestFor(comment.body, {
		run: state.run.run,
		stage
	});
}

// src/engine/view/fold-comments.ts
/**
* Folds what a run that has ended no longer needs to show, so that its status comment alone stays open: the comments of its
* records, replies that name it, and calls for a person that somebody has acted on. The newest call stays open. Does nothing where
* the records have a thread of their own, which is a closed issue. No text changes, so the records stay valid.
*/
async function foldEndedRun(engine, reading) {
	const { run } = reading.state;
	await closeRequests(engine, reading);
	if (viewThreadOf(run) !== run.thread) return;
	const records = new Set(commentsOf(reading.stored, run.run).values());
	const folded = /* @__PURE__ */ new Set([
		...records,
		...listContinuations(reading, records),
		...listReplies(reading),
		...listOldCalls(reading)
	]);
	const what = `The comments of run ${run.run} were not all folded`;
	await warnIfRefused(engine, { what }, async () => {
		const comments = [];
		for (const id of folded) comments.push(...await readComment(engine, {
			reading,
			id
		}));
		await foldOpen(engine, comments, "resolved");
	});
}
/** Folds the call for a person of a run that somebody lets go on. */
async function foldCalls(engine, reading) {
	const { run } = reading.state;
	const calls = new Set(listOldCalls(reading));
	const what = `The call for a person of run ${run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, reading.thread.filter(({ id }) => calls.has(id)), "resolved"));
}
/** Folds the status comments of earlier runs as outdated, and their calls for a person: the new run is what somebody did about them. */
async function foldEarlierRuns(engine, { reading, runs, comments }) {
	const isOwn = isBy(ownAccountId(reading));
	const views = comments.filter((comment) => {
		const escalated = parseViewMarker("escalation", comment.body)?.split("/")[0];
		return isOwn(comment) && runs.some((run) => run === escalated || hasMarker(comment, statusMarker(run)));
	});
	const what = `The status of an earlier run than ${reading.state.run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, views, "outdated"));
}
async function foldOpen(engine, comments, why) {
	const open = comments.filter(({ isMinimised }) => isMinimised !== true);
	if (open.length > 0) await engine.ports.threads.minimiseAll(open, why);
}
/** Returns a comment as it was listed. A comment that was just written is not in the list, so it is read. */
async function readComment(engine, { reading, id }) {
	const comment = reading.thread.find((listed) => listed.id === id) ?? await engine.ports.threads.read(id);
	return comment === void 0 ? [] : [comment];
}
function listOwn(reading) {
	return reading.thread.filter(isBy(ownAccountId(reading)));
}
/** Lists the comments with pieces of the records. Our next comment with a record is the one that they belong to. */
function listContinuations(reading, records) {
	const own = listOwn(reading);
	return own.flatMap(({ id, body }, index) => {
		if (!isContinuation(body)) return [];
		const next = own.slice(index + 1).find((comment) => holdsEnvelope(comment.body));
		return next !== void 0 && records.has(next.id) ? [id] : [];
	});
}
/** Lists the replies to commands that name the run. */
function listReplies(reading) {
	const name = `\`${reading.state.run.run}\``;
	return listOwn(reading).flatMap(({ id, body }) => parseViewMarker("reply", body) !== void 0 && body.includes(name) ? [id] : []);
}
/** Lists the calls for a person before the newest end of the run. */
function listOldCalls(reading) {
	const { state } = reading;
	const { run } = state.run;
	const old = Array.from({ length: countReopenings(state) }, (_, reopened) => escalationMarker(run, reopened));
	return listOwn(reading).flatMap((comment) => old.some((marker) => hasMarker(comment, marker)) ? [comment.id] : []);
}

// src/core/view/listed-run.ts
/** Returns what a list says of a run. `first` is the comment that holds its first record. */
function describeListed(state, first) {
	const { run, end, tasks, tip } = state;
	const { pipeline, trigger, startedAt } = run.body;
	return {
		run: run.run,
		thread: run.thread,
		first,
		pipeline,
		subject: trigger.subject.number,
		title: trigger.subject.title,
		seq: tip.seq,
		outcome: end?.body.outcome,
		turn: end === void 0 ? turnOf(state) : void 0,
		startedAt,
		endedAt: end?.body.finishedAt,
		usage: addUsage(tasks.map(({ body }) => usageOf(body)))
	};
}
function turnOf(state) {
	if (state.paused !== void 0) return "paused";
	return awaitingStages(state).length > 0 ? "awaiting" : "running";
}

// src/engine/view/list-run.ts
/** Stores how a run stands in the list of the server, if there is one. A fault is logged, because the list is only for people. */
async function listRun({ ports }, { state, first }) {
	try {
		await ports.runList?.put(describeListed(state, first));
	} catch (thrown) {
		ports.log.warning(`Run ${state.run.run} is missing in the list of runs, or outdated there: ${messageOf(thrown)}`);
	}
}

// src/core/view/comment/pull-summary.ts
/** The bytes reserved for head, foot and the sentence about omitted parts. */
const frameBytes = 2e3;
/** Returns the marker of the comment. A pull request has one for each pipeline. */
function pullSummaryMarker(pipeline) {
	return viewMarker("summary", pipeline);
}
/**
* Renders the handoffs of the stages for the readers of the resulting pull request. The comment is a view and never read back.
*/
function renderPullSummary(state, { notes = [] } = {}) {
	const { run, body } = state.run;
	const { number } = body.trigger.subject;
	const head = `**What led to this pull request:** Baton run \`${run}\` of pipeline \`${body.pipeline}\`, for #${number}.`;
	const { kept, dropped } = packSections(renderSummaries(state), recordLimits.commentBytes - frameBytes);
	const taint = taintNote({ outside: outsidersOf(state) });
	const none = kept.length === 0 ? ["No stage has handed anything over."] : [];
	const more = dropped === 0 ? [] : [`_${dropped} more stages handed over more than there is room for._`];
	const foot = `<sub>Details, and how the run goes on, are in ${`[the thread of the run](${threadUrl(state.run, viewThreadOf(state.run))})`}. This comment is redrawn when a stage hands over more.</sub>`;
	return [
		head,
		...taint === void 0 ? [] : [taint],
		...kept,
		...none,
		...more,
		...notes,
		foot,
		pullSummaryMarker(body.pipeline)
	].join("\n\n");
}
/** Renders the newest handoff of each stage, only its summary. */
function renderSummaries(state) {
	return renderNewestHandoffs(state, ({ body: { stage } }, { summary }) => [[`**\`${stage}\`** handed over:`, quote(neutralise(summary, pageOf(state.run)))].join("\n\n")]);
}

// src/engine/view/pull-summary.ts
/**
* Posts or updates the comment with the summaries of the chain on its pull request. It is a view: if it cannot be made, the
* run continues.
*/
async function drawPullSummary(engine, state, facts) {
	if (state.run.body.config.comments !== "all" || facts.pull === viewThreadOf(state.run)) return void 0;
	const text = renderPullSummary(state, facts);
	const marker = pullSummaryMarker(state.run.body.pipeline);
	const { threads } = engine.ports;
	const what = `Pull request #${facts.pull} has no summary of run ${state.run.run}`;
	return warnIfRefused(engine, {
		what,
		only: ["comments-refused", "forbidden"]
	}, async () => {
		const earlier = facts.isNew ? void 0 : await readEarlier(engine, {
			...facts,
			marker
		});
		if (earlier === void 0) return {
			pull: facts.pull,
			comment: (await threads.create(facts.pull, text, marker)).id
		};
		await threads.update(earlier, text);
		return {
			pull: facts.pull,
			comment: earlier
		};
	});
}
const beginning = "1970-01-01T00:00:00Z";
/** Reads the summary that this run or an earlier one posted: a pull request has one for each pipeline. */
async function readEarlier(engine, { pull, readOwn, marker }) {
	const comments = await engine.ports.threads.listSince(pull, beginning);
	return (await readMarked(comments, {
		marker,
		accounts: [readOwn]
	}))?.id;
}
/**
* Redraws the comment on the run's pull request, when a stage after that comment has handed over more. The comment is a view, as
* the status comment is: a refusal is only logged.
*/
async function redrawPullSummary(engine, state) {
	const stale = findStaleSummary(state);
	if (stale === void 0) return;
	const step = {
		what: `The summary on pull request #${stale.pull} was not redrawn`,
		except: ["unauthenticated"]
	};
	await warnIfRefused(engine, step, () => engine.ports.threads.update(stale.comment, renderPullSummary(state)));
}

// src/engine/view/reactions.ts
/** GitHub has eight reactions and no word for failure: confused asks a person to look, and 👎 says that it was stopped. */
const contents = {
	succeeded: "rocket",
	noop: "+1",
	failed: "confused",
	"needs-input": "confused",
	cancelled: "-1",
	skipped: "-1"
};
/**
* Replaces a reaction by another one, which is no more than a warning if GitHub refuses (U2). Adds before it removes, so that a
* reader never sees none.
*/
async function replaceReaction(engine, reaction, { content, of }) {
	if (reaction === void 0) return;
	const { reactions } = engine.ports;
	await warnIfRefused(engine, { what: `The reaction ${of} was not swapped` }, async () => {
		await reactions.add(reaction.on, content);
		await reactions.remove(reaction.on, reaction.id);
	});
}
/** Replaces the 👀 that the run began with by its outcome. */
function reactToOutcome(engine, { run }, outcome) {
	return replaceReaction(engine, run.body.reaction, {
		content: contents[outcome],
		of: `of run ${run.run}`
	});
}
/** Adds a reaction and returns its id. Returns undefined when GitHub refuses: a run does not depend on an ornament (U2). */
function addReaction(engine, on, content) {
	return warnIfRefused(engine, { what: "No reaction was given" }, () => engine.ports.reactions.add(on, content));
}
/** Returns the thing that people look at after they have asked for something. GitHub's REST interface knows no reactions on reviews. */
function reactionTargetOf(trigger) {
	if (!hasSubject(trigger)) return void 0;
	return trigger.comment === void 0 ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}
/** Adds 👀 before anything else is written (U1): somebody has seen it. Returns undefined where nobody waits for a reaction. */
async function markSeen(engine, trigger) {
	const on = reactionTargetOf(trigger);
	const id = on === void 0 ? void 0 : await addReaction(engine, on, "eyes");
	return on === void 0 || id === void 0 ? void 0 : {
		id,
		on
	};
}
/**
* Adds 👀 to a command, and returns the function that replaces it once the command has its reply: by 👍, or by 😕 where nothing
* came of it. Neither is worth a failure (U1, U2).
*/
async function markCommandSeen(engine, trigger) {
	const seen = await markSeen(engine, trigger);
	return { finish: ({ done }) => replaceReaction(engine, seen, {
		content: done ? "+1" : "confused",
		of: `to comment ${trigger.comment?.id}`
	}) };
}

// src/core/history/build-history-body.ts
/** Builds what the ledger stores about a run that has ended. */
function buildHistoryBody(state, end) {
	const { run } = state;
	const last = listLastExecutions(state);
	const handoff = last.findLast((body) => body.handoff !== void 0)?.handoff;
	return {
		pipeline: run.body.pipeline,
		subject: run.body.trigger.subject.number,
		outcome: end.outcome,
		results: unionOf(last),
		...end.outcome === "failed" ? describeFailure(last, end) : {},
		...handoff === void 0 ? {} : { handoff: selectHandoffFields(handoff, pipelineOf(run).history?.["include-keys"] ?? []) },
		...selectInputs(state),
		usage: buildRunUsage(state),
		startedAt: run.body.startedAt,
		finishedAt: end.finishedAt
	};
}
/** The length of an input in a ledger, which is read page by page. */
const inputCodePoints = 1e3;
/** Selects the inputs that the pipeline's history names, with their defaults. */
function selectInputs({ run }) {
	const { on, history } = pipelineOf(run);
	const typed = readTypedInputs(on, run.body.trigger.inputs);
	const found = (history?.["include-keys"] ?? []).flatMap((key) => key.startsWith("inputs.") ? [key.slice(inputsPrefix.length)] : []).flatMap((name) => Object.hasOwn(typed, name) ? [[name, String(typed[name])]] : []);
	if (found.length === 0) return {};
	return { inputs: Object.fromEntries(found.map(([name, text]) => [name, truncateCodePoints(text, inputCodePoints)])) };
}
/** Returns the results of all stages, later ones winning. The final texts of agents are left out: a ledger holds many runs. */
function unionOf(bodies) {
	const { response: _, ...results } = Object.fromEntries(bodies.flatMap((body) => Object.entries(body.results)));
	return results;
}
/** Returns the results of a run as its history has them. */
function resultsOfRun(state) {
	return unionOf(listLastExecutions(state));
}
/** Lists the last execution of every stage, in the order of the config, each after the executions that transferred to it. */
function listLastExecutions(state) {
	return [...state.stages.keys()].flatMap((stage) => finishedBodies(state, stage));
}
/** Describes the failure of the stage that failed, or of the run itself when a limit ended it. */
function describeFailure(last, end) {
	const failure = last.find(({ outcome }) => outcome === "failed")?.failure;
	if (failure === void 0) return { error: end.reason };
	return {
		error: failure.reason,
		...failure.message === "" ? {} : { message: failure.message }
	};
}
/**
* Reduces a handoff to the fields that the pipeline configures. A detail can be long, and a ledger is read page by page; the rest
* stays in the run's own records.
*/
function selectHandoffFields(handoff, includeKeys) {
	const { summary, detail, data } = handoff;
	return {
		summary,
		...detail !== void 0 && includeKeys.includes("handoff_detail") ? { detail } : {},
		...data !== void 0 && includeKeys.some((key) => key.startsWith("handoff.data.")) ? { data } : {}
	};
}

// src/core/view/listener-event.ts
/** The limits of an event. GitHub takes ten properties and 65,535 characters; texts are short, because they are for programs. */
const eventLimits = {
	bytes: 32768,
	titleCodePoints: 256,
	textCodePoints: 4096,
	resultCodePoints: 1024
};
const types = {
	end: "dev.baton.run.ended",
	"needs-input": "dev.baton.run.needs-input",
	approval: "dev.baton.run.approval",
	transfer: "dev.baton.run.transfer"
};
/** Builds the event that listeners get. Pure: the same records give the same event, whichever job sends it. */
function buildListenerEvent(notice, { state, status, redact }) {
	const { run, repo, thread, body } = state.run;
	const { kind, number, url, title } = body.trigger.subject;
	const shorten = (text, max) => truncateCodePoints(redact(text), max);
	const { stage, time, data } = describe(notice, {
		state,
		shorten
	});
	const event = {
		specversion: "1.0",
		id: `${repo}/${run}/${notice.key}`,
		source: url.replace(/\/(?:issues|pull)\/\d+$/, ""),
		type: types[notice.on],
		subject: stage === void 0 ? run : taskName(run, stage),
		time,
		datacontenttype: "application/json",
		data: {
			run,
			pipeline: body.pipeline,
			...stage === void 0 ? {} : { stage },
			subject: {
				kind,
				number,
				url,
				title: shorten(title, eventLimits.titleCodePoints)
			},
			status_url: statusUrl(state, status) ?? null,
			records: {
				thread,
				url: threadUrl(state.run, thread)
			},
			...data
		}
	};
	return notice.on === "end" ? addResults(event, limitResults(resultsOfRun(state), shorten)) : event;
}
function describe(notice, { state, shorten }) {
	const text = (words) => shorten(words, eventLimits.textCodePoints);
	switch (notice.on) {
		case "end": {
			const { outcome, reason, finishedAt } = notice.end.body;
			return {
				time: finishedAt,
				data: {
					outcome,
					reason: text(reason)
				}
			};
		}
		case "transfer": {
			const { task, body, execution } = notice.transfer;
			const { from, to, message, timestamp } = body;
			return {
				stage: task,
				time: timestamp,
				data: {
					execution,
					from,
					to,
					message: text(message)
				}
			};
		}
		case "needs-input": {
			const { body, execution } = notice.asked;
			return {
				stage: notice.stage,
				time: body.finishedAt,
				data: {
					execution,
					question: text(body.note ?? "")
				}
			};
		}
		case "approval": {
			const { due } = notice.awaiting;
			return {
				stage: notice.stage,
				time: findTime(state, due.cause),
				data: { execution: due.execution }
			};
		}
	}
}
/** Returns the time of the record that made a stage possible. */
function findTime({ run, tasks, decisions }, seq) {
	const task = tasks.find((each) => each.seq === seq);
	const decision = decisions.find((each) => each.seq === seq);
	return task?.body.finishedAt ?? decision?.body.decidedAt ?? run.body.startedAt;
}
function limitResults(results, shorten) {
	return Object.entries(results).map(([key, value]) => [key, shorten(value, eventLimits.resultCodePoints)]);
}
/** Adds the results that fit, in their order, and says how many were left out. */
function addResults(event, results) {
	const fitting = {
		...event,
		data: {
			...event.data,
			results: {},
			results_left_out: results.length
		}
	};
	let room = eventLimits.bytes - utf8Length(JSON.stringify(fitting));
	const fit = results.filter(([key, value]) => {
		const bytes = utf8Length(JSON.stringify({ [key]: value }));
		if (bytes > room) return false;
		room -= bytes;
		return true;
	});
	return {
		...event,
		data: {
			...event.data,
			results: Object.fromEntries(fit),
			results_left_out: results.length - fit.length
		}
	};
}

// src/engine/effects/send-notice.ts
/**
* Sends a notice to the listeners of the pipeline, or hands it to a publish job where this job may not write contents. A question is
* sent once: the comment that asks it comes after its notice, and comes although GitHub refuses that.
*/
async function performNotice(engine, { reading, key, status, start }) {
	const notice = findNotice(reading.state, key);
	if (notice === void 0 || await isAsked(engine, {
		reading,
		notice
	})) return;
	const send = async () => {
		if (engine.ports.listeners === void 0) await start(buildNoticeOrder(engine, {
			reading,
			notice,
			status
		}));
		else await sendNotice(engine, {
			state: reading.state,
			notice,
			status
		});
	};
	if (!("stage" in notice)) return send();
	const what = `The listeners of run ${reading.state.run.run} were not told of ${key}`;
	await warnIfRefused(engine, {
		what,
		except: ["unauthenticated"]
	}, send);
}
/** Sends the notice that an order names, unless the records do not hold it any more: a run that was reopened has not ended. */
async function sendOrderedNotice(engine, { dispatch, state }) {
	const notice = dispatch.notify === void 0 ? void 0 : findNotice(state, dispatch.notify);
	if (notice !== void 0) return sendNotice(engine, {
		state,
		notice,
		status: dispatch.status || void 0
	});
	engine.ports.log.info(`Run ${dispatch.run} has gone on since, so ${dispatch.notify} is not sent to listeners.`);
}
function findNotice(state, key) {
	return listNotices(state).find((notice) => notice.key === key);
}
/** Returns whether a person was asked before what the notice is about. */
async function isAsked(engine, { reading, notice }) {
	if (notice.on === "approval") return isApprovalAsked(engine, {
		reading,
		notice
	});
	if (notice.on !== "needs-input") return false;
	const { stage, asked } = notice;
	const marker = requestMarker(reading.state, {
		stage,
		awaiting: {
			kind: "awaiting",
			for: "answer",
			last: asked
		}
	});
	return await readOwnView(engine, {
		reading,
		marker
	}) !== void 0;
}
/**
* Returns whether an approval was asked for since the newest record that the key of its notice names. A branch that moves is asked
* about anew, in a comment of its own, and under the same key.
*/
async function isApprovalAsked(engine, { reading, notice }) {
	const { run } = reading.state.run;
	const [, newest] = notice.key.split("/");
	const since = reading.stored.find(({ record }) => record.run === run && record.seq === Number(newest))?.comment ?? 0;
	return (await listOwnComments(engine, reading)).some(({ id, body }) => id > since && isRequestFor(body, {
		run,
		stage: notice.stage
	}));
}
/**
* Sends one event for each type that listens. A refusal is a warning, because the run does not depend on listeners; where GitHub is
* not to be had, the job fails, and runs again.
*/
async function sendNotice(engine, { state, notice, status }) {
	const { listeners, redactor, log } = engine.ports;
	const event = buildListenerEvent(notice, {
		state,
		status,
		redact: (text) => redactor.redact(text).text
	});
	const refused = { except: [
		"unavailable",
		"rate-limited",
		"unauthenticated"
	] };
	for (const type of listenersOf(state, notice.on)) {
		const what = `The listeners of "${type}" were not told of ${event.id}`;
		await warnIfRefused(engine, {
			what,
			...refused
		}, async () => {
			await listeners?.send(type, { ...event });
			log.info(`Sent repository_dispatch "${type}": ${event.type} ${event.id}.`);
		});
	}
}

// src/engine/effects/write-history.ts
/**
* Writes the history entry of a run that has ended to its pipeline's ledger, once: after a crash the entry is found by the
* name of its run.
*/
async function writeHistory(engine, state) {
	const { run, end } = state;
	if (end === void 0) throw new Error(`Run ${run.run} has not ended, so there is no history to write.`);
	const reading = await readLedger(engine, {
		pipeline: run.body.pipeline,
		select: (entries) => entries.slice(-1),
		limit: 1
	});
	const known = reading.entries.find((entry) => entry.run === run.run);
	const span = {
		startedAt: run.body.startedAt,
		finishedAt: end.body.finishedAt
	};
	const isFurther = known !== void 0 && !isLaterEnd(span, known.body);
	if (isFurther && !hasUsedMore(reading, state)) return;
	const body = buildHistoryBody(await loadHistoryHandoff(engine, state), end.body);
	const execution = countReopenings(state) + (isFurther ? 1e3 * state.tasks.length : 0);
	const entry = (ledger) => ({
		ledger,
		reading,
		run: run.run,
		execution,
		body
	});
	for (const ledger of reading.ledgers.accepting) if (await append(engine, entry(ledger))) return;
	const ledger = await engine.ports.ledgers.create("history", run.body.pipeline);
	if (await append(engine, entry(ledger))) return;
	throw new Error(`BATON-E907: Ledger #${ledger.number}, made just now, takes no comments. Unlock it and run this job again.`);
}
/**
* Returns whether the run has used more than its entries say: an agent that was at work at the end has reported since. Its further
* entry counts for budgets alone.
*/
function hasUsedMore({ records }, { run, tasks }) {
	if (budgetsOf(run.body.config, run.body.pipeline).length === 0) return false;
	const known = records.flatMap(({ record }) => record.kind === "history" && record.run === run.run && record.body.startedAt === run.body.startedAt ? [record.body.usage?.executions ?? 0] : []);
	return Math.max(0, ...known) < tasks.length;
}
/**
* Returns the state with the handoff that goes into the ledger entry. Artifacts expire and the ledger does not, so the
* configured fields are copied from the artifact; other fields stay there.
*/
async function loadHistoryHandoff(engine, state) {
	if (!(pipelineOf(state.run).history?.["include-keys"] ?? []).some((key) => key.startsWith("handoff"))) return state;
	const stage = [...state.stages.keys()].findLast((name) => findHandoffSource(state, name) !== void 0);
	const filled = await loadHandoffs(engine.ports, {
		state,
		stages: stage === void 0 ? [] : [stage]
	});
	if (filled.ok) return filled.value;
	engine.ports.log.warning(`The history of run ${state.run.run} is kept without a handoff: ${filled.error.problem.message}`);
	return state;
}
/** Appends the entry. Returns false when GitHub takes no more comments on this ledger. */
async function append(engine, { ledger, reading, run, execution, body }) {
	if (ledger.open) await engine.ports.ledgers.close(ledger.number);
	const tip = reading.records.filter(({ record }) => record.thread === ledger.number).toSorted(compareBy(({ comment }) => comment)).at(-1);
	try {
		await engine.ports.store.append({
			thread: ledger.number,
			tip: {
				seq: tip?.record.seq ?? 0,
				digest: tip?.digest ?? ""
			},
			drafts: [{
				kind: "history",
				run,
				task: "",
				attempt: 0,
				execution,
				body
			}],
			visible: renderHistoryComment({
				run,
				body
			})
		});
		return true;
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "comments-refused") throw error;
		engine.ports.log.warning(`Ledger #${ledger.number} takes no more comments, so another one is used: ${error.message}`);
		return false;
	}
}

// src/engine/effects/perform-effects.ts
/** Performs effects in their order: starts first, then the views for people. */
async function performEffects(engine, request) {
	const { status, start = (order) => engine.ports.starter.start(order) } = request;
	const runs = /* @__PURE__ */ new Map();
	const started = [];
	let { reading } = request;
	const effects = withoutPausedStarts(engine, request);
	const budgets = engine.ports.budgets === void 0 ? void 0 : await import("./hold-for-budget.js");
	for (const effect of await budgets?.withinBudgets(engine, {
		effects,
		reading
	}) ?? effects) switch (effect.kind) {
		case "dispatch-task": {
			const run = await start(buildOrder(engine, {
				reading,
				effect,
				status
			}));
			started.push(effect.stage);
			if (run !== void 0) runs.set(effect.stage, run);
			break;
		}
		case "update-views":
			await updateViews(engine, {
				reading,
				status,
				started: runs
			});
			break;
		case "end-run": {
			const ended = await endRun(engine, {
				effect,
				reading
			});
			if (ended === void 0) return {
				started,
				state: reading.state
			};
			reading = ended;
			break;
		}
		case "escalate":
			await escalate(engine, {
				state: reading.state,
				reading,
				status
			});
			break;
		case "ask":
			await askPerson(engine, {
				reading,
				stage: effect.stage
			});
			break;
		case "notify":
			await performNotice(engine, {
				reading,
				key: effect.key,
				status,
				start
			});
			break;
		case "react":
			await reactToOutcome(engine, reading.state, effect.outcome);
			break;
		case "write-history":
			await writeHistory(engine, reading.state);
			break;
		case "fold-comments":
			await foldEndedRun(engine, reading);
			break;
		case "ignore": engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
	}
	await budgets?.noteInBook(engine, reading.state);
	await engine.ports.line?.settle(reading.state);
	return {
		started,
		state: reading.state
	};
}
/**
* Drops the starts while the run or the repository is paused. After the pause, `resumeRun` or `sweep` finds the executions
* that are due.
*/
function withoutPausedStarts(engine, { effects, reading }) {
	return isPaused(engine, reading.state) ? effects.filter(({ kind }) => kind !== "dispatch-task") : effects;
}
/** Shows people how the run stands: in the list of runs, in its status comment, in the summary on its pull request, and by its label. */
async function updateViews(engine, { reading, status, started }) {
	const { state } = reading;
	await listRun(engine, reading);
	const comments = commentsOf(reading.stored, state.run.run);
	const body = renderStatusComment(state, {
		started,
		comments,
		...await findLine(engine, {
			state,
			started
		})
	});
	await drawStatus(engine, {
		reading,
		status,
		body
	});
	await redrawPullSummary(engine, state);
	await labelEnded(engine, {
		state,
		stored: reading.stored
	});
}
/** Finds what of a run waits for its turn, and which starts wait for its end. Empty where no server knows it. */
async function findLine({ ports: { line } }, { state, started }) {
	if (line === void 0 || state.end !== void 0) return {};
	const waits = /* @__PURE__ */ new Map();
	for (const { stage, due } of dueStages(state)) {
		const title = executionTitle({
			run: state.run.run,
			task: stage,
			execution: due.execution
		});
		const wait = started.has(stage) ? void 0 : await line.findWait(title);
		if (wait !== void 0) waits.set(stage, wait);
	}
	const { pipeline, trigger } = state.run.body;
	return {
		waits,
		waitingStarts: (await line.listStarts({
			subject: trigger.subject.number,
			pipeline
		})).map(({ cause }) => cause)
	};
}
/**
* Writes the end that was not in the comment of the last task: a limit was met while we waited, or after a crash. Returns undefined
* where another job had the place: a command on the runs issue holds another lock than the run. Then what follows is its own.
*/
async function endRun(engine, facts) {
	const { effect, reading } = facts;
	const { run, thread } = reading.state.run;
	const { outcome, reason } = effect;
	const end = draftEnd(reading.state, {
		outcome,
		reason,
		finishedAt: engine.ports.clock.now()
	});
	const stored = await engine.ports.store.append({
		thread,
		tip: reading.state.tip,
		drafts: [end],
		visible: renderEndComment({
			run,
			body: end.body
		})
	});
	if (await isDisplaced(engine, {
		reading,
		written: stored[0]
	})) {
		engine.ports.log.info(`Run ${run} has gone on meanwhile, so it does not end: ${reason}.`);
		return;
	}
	const all = [...reading.stored, ...stored];
	const next = deriveState(all, run, reading.state.conditions);
	if (!next.ok) throw new Error(problemText(next.error));
	return {
		...reading,
		state: next.value,
		stored: all
	};
}
/** Returns whether a record does not count because another one has its place. Where records are lost for certain, the end stands behind their places. */
async function isDisplaced(engine, { reading, written }) {
	const { state, stored, first } = reading;
	const isBehindLost = !stored.some(({ record }) => record.run === state.run.run && record.seq === state.tip.seq);
	if (written === void 0 || isBehindLost) return false;
	const { run, thread } = state.run;
	const seen = await awaitVisible(engine, {
		order: {
			run,
			thread,
			first
		},
		comment: written.comment,
		digest: written.digest
	});
	return !seen.ok && seen.error.cause === "displaced-record";
}

// src/engine/effects/resume.ts
/**
* Dispatches every due stage that no workflow run is executing, and asks what was not asked during a pause. A completed workflow run is no proof of work: agent jobs that
* meet a pause end without writing a record.
*/
async function resumeRun(engine, request) {
	const { reading } = request;
	const { state } = reading;
	const effects = [];
	for (const { stage, due } of dueStages(state)) {
		if (request.stage !== void 0 && request.stage !== stage) continue;
		if (request.stage === void 0 && await isAtWork(engine, {
			reading,
			stage,
			due
		})) continue;
		effects.push({
			kind: "dispatch-task",
			stage,
			for: jobFor(state, stage),
			due
		});
	}
	if (request.stage === void 0) effects.push(...awaitingStages(state).map(({ stage }) => ({
		kind: "ask",
		stage
	})));
	if (effects.length === 0) return {
		started: [],
		state
	};
	return performEffects(engine, {
		effects: [...effects, { kind: "update-views" }],
		reading,
		status: await readStatusComment(engine, reading)
	});
}

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
	return decodeRaw(data, path);
}
/** Reads the configuration of a repository from GitHub. Nothing can start where there is none. */
async function readRepositoryConfigText(request) {
	try {
		return await readRepositoryFile(request);
	} catch (error) {
		if (!hasReason(error, "not-found")) throw error;
		const message = `${request.path} does not exist on the default branch. Add it there.`;
		throw new StartBlocked("unreadable", [{
			code: "BATON-E913",
			message
		}]);
	}
}
/** Decodes a raw content. Octokit leaves bytes as they are unless the media type of the response says that they are text. */
function decodeRaw(data, path) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer || data instanceof Uint8Array) return new TextDecoder().decode(new Uint8Array(data));
	throw new TypeError(`GitHub sent ${path} neither as text nor as bytes but as ${typeof data}.`);
}

// src/engine/effects/append-and-read.ts
const maxTries = 3;
/**
* Appends records to a run and waits until they show and count. Another writer may have had the place first, for example a
* publisher that crashed after it wrote: then the run is read again, and the records are built anew and written behind that one.
*/
async function appendAndRead(engine, { order, build, ...start }) {
	let { reading } = start;
	for (let tries = 1;; tries += 1) {
		const built = await build(reading);
		if (!built.ok) return {
			kind: "not-needed",
			reason: built.error,
			reading
		};
		const [first] = await engine.ports.store.append({
			thread: order.thread,
			tip: reading.state.tip,
			...built.value
		});
		if (first === void 0) throw new Error("The store appended nothing.");
		const after = await awaitVisible(engine, {
			order,
			comment: first.comment,
			digest: first.digest
		});
		if (after.ok) return {
			kind: "written",
			first,
			reading: after.value
		};
		if (after.error.cause !== "displaced-record" || tries === maxTries) return {
			kind: "failed",
			problem: after.error
		};
		const again = await readRun(engine, order);
		if (!again.ok) return {
			kind: "unreadable",
			problem: again.error
		};
		reading = again.value;
	}
}

// src/core/run/check-decision.ts
/** Returns why a decision would have no effect on a run as it stands, in a sentence for people; undefined when it has one. */
function checkDecision(state, deciding) {
	const { run } = state.run;
	const late = describeLate(state, deciding);
	if (deciding.verb === "answer" && state.end === void 0) return checkAnswer(state, deciding.stage) ?? late;
	if (late !== void 0) return late;
	switch (deciding.verb) {
		case "retry": return checkRetry(state, deciding.stage);
		case "resume": return state.paused === void 0 ? `Run \`${run}\` is not paused.` : void 0;
		case "pause":
			if (state.paused !== void 0) return `Run \`${run}\` is paused already.`;
			return state.end === void 0 ? void 0 : hasEnded(run, state.end);
		case "answer":
		case "cancel":
		case "supersede": return state.end === void 0 ? void 0 : hasEnded(run, state.end);
		case "expire": return checkExpiry(state, deciding.stage);
		case "approve":
		case "reject": return state.end === void 0 ? checkApproval(state, deciding) : hasEnded(run, state.end);
		default: return deciding.verb;
	}
}
function describeLate(state, deciding) {
	if (!isOutdated(state, deciding)) return void 0;
	return `A newer command has been carried out for run \`${state.run.run}\`, so this one came too late.`;
}
/**
* Returns whether a later comment has decided already, as when an old job runs again. Ids of comments ascend. Answers to one stage,
* and what people decide about another, do not get in each other's way. Two people may approve at once, and GitHub promises no
* order of their jobs: what each of them saw, the basis says.
*/
function isOutdated({ decisions }, { verb, stage, source }) {
	if (source.kind !== "comment" || verb === "approve") return false;
	const isApart = ({ body, task }) => verb === "answer" && (body.verb === "answer" || body.verb === "approve") && task !== stage;
	return decisions.filter(({ body }) => body.source.kind === "comment" && body.source.comment > source.comment).some((decision) => !isApart(decision));
}
function checkAnswer(state, stage = "") {
	const named = listNamedStages(state).find((each) => each.stage === stage);
	if (named?.kind === "asks") return void 0;
	const { run } = state.run;
	if (named?.kind === "answered") return `The question of stage \`${stage}\` of run \`${run}\` was answered already, by \`${named.by}\`. The first answer counts.`;
	return `Stage \`${stage}\` of run \`${run}\` waits for no answer.`;
}
/** Returns why a stage waits no longer: its wait was fulfilled, or its question answered. */
function checkExpiry({ run, stages, end }, stage = "") {
	if (end !== void 0) return hasEnded(run.run, end);
	const entry = stages.get(stage);
	return entry?.kind === "suspended" && entry.wait !== void 0 || entry?.kind === "awaiting" ? void 0 : `Stage \`${stage}\` of run \`${run.run}\` waits no longer.`;
}
function checkRetry(state, stage) {
	const { run } = state.run;
	const { end } = state;
	if (end === void 0 && unanswered(state).length > 0) return `Run \`${run}\` waits for an answer, so there is nothing to try again: comment \`/baton answer <your answer>\`.`;
	if (end === void 0) return `Run \`${run}\` is under way, so there is nothing to try again yet.`;
	if (end.body.outcome !== "failed") return `${hasEnded(run, end)} Only what failed can be tried again.`;
	return stage === void 0 ? void 0 : checkRetriedStage(state, stage);
}
/** Returns why another attempt of this stage would have no effect after the end of its run. */
function checkRetriedStage(state, stage) {
	const { run } = state.run;
	const entry = state.stages.get(stage);
	if (entry === void 0) return `Run \`${run}\` has no stage \`${stage}\`; its stages are ${[...state.stages.keys()].map((name) => `\`${name}\``).join(", ")}.`;
	if (entry.kind === "skipped" || entry.kind === "broken") return `Stage \`${stage}\` of run \`${run}\` ${entry.kind === "skipped" ? `was skipped: ${describeSkipped(entry)}` : `cannot start: ${describeBroken(entry)}`}. A run keeps the configuration that it started with; start the pipeline again.`;
	const parent = describeParent(state, stage);
	if (parent !== void 0) return parent;
	return isStopped(entry) || entry.kind === "ended" && !isSuccess(entry.last.body.outcome) ? void 0 : `Stage \`${stage}\` of run \`${run}\` did not fail, so there is nothing to try again.`;
}
/** Returns why another attempt of a child would be in vain: it was cancelled, or its parent reads nothing of it any more. */
function describeParent({ run, stages }, stage) {
	const parent = childOf(run, stage)?.parent;
	const above = parent === void 0 ? void 0 : stages.get(parent);
	if (parent === void 0 || above === void 0) return void 0;
	const named = `Task \`${stage}\` of run \`${run.run}\``;
	const again = `Comment \`/baton retry ${parent}\` instead.`;
	if (stages.get(stage)?.kind === "blocked") return `${named} was cancelled, because a task above it failed. ${again}`;
	return above.kind === "ended" && isSuccess(above.last.body.outcome) ? `${named} has a parent that has ended well, and nothing would read what it comes to.` : void 0;
}
/** Returns whether the end of its run has stopped a stage that could start, or that has elements. */
function isStopped(entry) {
	if (entry.kind === "waiting") return (entry.behind ?? entry.elements) !== void 0;
	return entry.kind === "due" || entry.kind === "awaiting" || entry.kind === "suspended";
}
/** Returns why nothing waits for this approval, or not for one of what the person saw. */
function checkApproval(state, { stage = "", approval }) {
	const entry = state.stages.get(stage);
	const named = `Stage \`${stage}\` of run \`${state.run.run}\``;
	if (entry?.kind !== "awaiting" || entry.for !== "approval") return `${named} does not wait for approval.`;
	if (approval === void 0 || approval.basis === entry.basis) return void 0;
	return `${named} has changed meanwhile, so this approval does not fit it any more.`;
}
function hasEnded(run, { body }) {
	return `Run \`${run}\` has ended already (${body.outcome}).`;
}

// src/core/view/comment/decision.ts
/** Renders the text above a decision record: the decision, the person, the reason, and the consequence. */
function renderDecisionComment({ run, task, body, stopping, isPaused = false, awaited = [] }) {
	const what = task === "" ? "" : ` of stage ${codeSpan(task)}`;
	const says = sentences[body.verb]({
		run: `run \`${run}\``,
		what,
		body,
		isPaused
	});
	const jobs = stopping.map(({ id, url }) => url === "" ? `${id}` : `[${id}](${url})`).join(", ");
	const stop = stopping.length === 0 ? "" : ` Workflow run ${jobs} was told to stop.`;
	const why = body.verb !== "answer" && body.verb !== "approve" && body.verb !== "reject" ? `, because ${oneLine(body.reason)}` : "";
	return `${says.head} by ${codeSpan(body.actor.login)}${why}. ${says.tail}${stop}${describeAwaited(body, awaited)}`;
}
/** Describes what does not start yet, although somebody let the run go on. */
function describeAwaited({ verb }, stages) {
	if (stages.length === 0 || verb !== "retry" && verb !== "answer" && verb !== "resume") return "";
	return ` First ${stages.map(codeSpan).join(", ")} ${stages.length === 1 ? "needs" : "need"} an approval: a comment asks for it.`;
}
const sentences = {
	cancel: ({ run }) => ({
		head: `🚫 Baton ${run} was cancelled`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	supersede: ({ run }) => ({
		head: `🚫 Baton ${run} was ended for a newer one`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	retry: ({ run, what }) => ({
		head: `🔁 Baton ${run} is let go on`,
		tail: `${what === "" ? "What had failed" : `What had failed${what}`} gets another attempt.`
	}),
	pause: ({ run }) => ({
		head: `⏸️ Baton ${run} is paused`,
		tail: "What is at work is kept when it comes, and nothing new starts."
	}),
	resume: ({ run }) => ({
		head: `▶️ Baton ${run} is let go on`,
		tail: "What had waited starts."
	}),
	expire: ({ run, what }) => ({
		head: `⏰ Baton ${run}: the wait${what} was ended`,
		tail: "Its time is over, so the run goes on with what has come so far."
	}),
	answer: ({ run, what }) => ({
		head: `💬 Baton ${run}: the question${what} was answered`,
		tail: "Its agent continues with the answer."
	}),
	reject: ({ run, what, body }) => ({
		head: `👎 Baton ${run} was ended, and the approval${what} refused`,
		tail: body.text === void 0 ? "Nothing more of it starts." : `In their words: ${oneLine(body.text, 600)}`
	}),
	approve: ({ run, what, ...facts }) => ({
		head: `👍 Baton ${run} was given the approval${what}`,
		tail: describeApprovals(facts)
	})
};
function describeApprovals({ body, isPaused }) {
	const { approval, digest = "" } = body;
	const of = digest === "" ? "" : ` for ${codeSpan(digest.slice(0, 7))}`;
	const { approvers = [], count = 1 } = approval ?? {};
	const when = isPaused ? ` when the label \`${pauseLabel}\` is taken off` : "";
	if (approvers.length >= count) return `It starts${of === "" ? "" : ` from commit ${codeSpan(approval?.head.slice(0, 7) ?? "")}`}${when}.`;
	return `That is ${approvers.length} of ${count}${of}; it waits for ${count - approvers.length} more.`;
}

// src/engine/decision/apply-decision.ts
/**
* The room of decisions: a person, a comment or a change of the subject pauses, resumes, retries or ends a run.
*
* 1. `apply-change.ts` finds the open runs about a subject and what its change means to each; `replace-run.ts` ends a run for a newer
*    one. Both call `applyDecision`, as the commands do.
* 2. `applyDecision` reads the run and returns a refusal where the decision would have no effect.
* 3. It writes the decision, with the end of the run where the decision ends it, in one comment.
* 4. It stops the workflow runs at work, decides what follows, and performs that.
*/
/**
* Writes a decision about a run and does what follows from it. The error says in a sentence why the decision would mean nothing.
* Runs under the subject's lock. Idempotent: a comment or event decides once, and a decision that a crash cut off is completed.
*/
async function applyDecision(engine, request) {
	const reading = await readRun(engine, request);
	if (!reading.ok) return failure(problemText(reading.error));
	const build = (now) => buildDecisionComment(engine, {
		request,
		state: now.state
	});
	const appended = await appendAndRead(engine, {
		order: request,
		reading: reading.value,
		build
	});
	if (appended.kind === "unreadable") return failure(problemText(appended.problem));
	if (appended.kind === "failed") throw new Error(problemText(appended.problem));
	if (appended.kind === "not-needed") return typeof appended.reason === "string" ? failure(appended.reason) : success(await carryOut(engine, {
		request,
		reading: appended.reading,
		decision: appended.reason,
		isNew: false
	}));
	const { record } = appended.first;
	if (record.kind !== "decision") throw new Error("The store did not append the decision.");
	return success(await carryOut(engine, {
		request,
		reading: appended.reading,
		decision: record,
		isNew: true
	}));
}
/**
* Builds the comment with the decision, and with the end of a run that ends by it. The error is the record, where the same comment
* or event has decided before, or a sentence that says why the decision would mean nothing.
*/
async function buildDecisionComment(engine, { request, state }) {
	const earlier = findDecision(state, request);
	if (earlier !== void 0) return failure(earlier);
	const draft = draftDecision(engine, {
		request,
		state
	});
	const refusal = checkDecision(state, request) ?? checkEffects(engine, {
		request,
		state,
		draft
	});
	if (refusal !== void 0) return failure(refusal);
	const stopping = endsRun(request) ? await listWorkers(engine, {
		state,
		first: request.first
	}) : [];
	return success({
		drafts: endsRun(request) ? [draft, draftCancelledEnd(state, draft)] : [draft],
		visible: engine.ports.redactor.redact(renderDecisionComment({
			...draft,
			...describeNext(state, draft),
			stopping
		})).text
	});
}
/** Describes what keeps stages from starting after a decision. */
function describeNext(state, draft) {
	const awaited = awaitingStages(stateWith(state, [draft])).flatMap(({ stage, awaiting }) => awaiting.for === "approval" ? [stage] : []);
	return {
		isPaused: state.paused !== void 0,
		awaited
	};
}
/** Finds the decision of this very comment or event. */
function findDecision({ decisions }, { verb, source }) {
	return decisions.find(({ body }) => body.verb === verb && JSON.stringify(body.source) === JSON.stringify(source));
}
function draftDecision(engine, { request, state }) {
	const { run, verb, actor, reason, source, stage, askedAt, text, isOutside, digest, approval } = request;
	const decidedAt = engine.ports.clock.now();
	return {
		kind: "decision",
		run,
		task: stage ?? "",
		attempt: 0,
		execution: state.decisions.length + 1,
		body: {
			verb,
			actor: {
				id: actor.id,
				login: actor.login
			},
			reason,
			...text === void 0 ? {} : { text },
			...isOutside === true ? { outside: true } : {},
			...digest === void 0 ? {} : { digest },
			...approval === void 0 ? {} : { approval },
			source,
			...askedAt === void 0 ? {} : { askedAt },
			decidedAt,
			...engine.settings.workflowRun.id === 0 ? {} : { workflowRun: engine.settings.workflowRun.id }
		}
	};
}
/** Returns why a retry would start nothing. A limit, for example, would end the run again at once. */
function checkEffects(engine, { request, state, draft }) {
	if (request.verb !== "retry") return void 0;
	const next = stateWith(state, [draft]);
	const effects = decide(next, {
		cause: next.tip.seq,
		now: engine.ports.clock.now()
	});
	const end = effects.find((effect) => effect.kind === "end-run");
	if (end !== void 0) return `Run \`${request.run}\` cannot go on: ${end.reason}.`;
	if (effects.some(({ kind }) => kind === "dispatch-task" || kind === "ask")) return void 0;
	return `Nothing of run \`${request.run}\` can be tried again.`;
}
function endsRun({ verb }) {
	return verb === "cancel" || verb === "supersede" || verb === "reject";
}
function draftCancelledEnd(state, draft) {
	return draftEnd(stateWith(state, [draft]), {
		outcome: "cancelled",
		reason: describeEnd(draft),
		finishedAt: draft.body.decidedAt
	});
}
function describeEnd({ task, body }) {
	const { verb, actor, reason, text } = body;
	if (verb === "reject") return `${actor.login} did not approve ${task}: ${text === void 0 ? "no reason was given" : text}`;
	return `${verb === "cancel" ? "cancelled by" : "ended for a newer run by"} ${actor.login}: ${reason}`;
}
async function carryOut(engine, { request, reading, decision, isNew }) {
	const stopped = endsRun(request) ? await stopWorkers(engine, await listWorkers(engine, reading)) : [];
	if (request.verb === "retry" && reading.state.end === void 0) {
		await labelRunning(engine, reading.state);
		await foldCalls(engine, reading);
	}
	await closeRequests(engine, reading);
	const effects = decide(reading.state, {
		cause: decision.seq,
		now: engine.ports.clock.now()
	});
	const { started, state } = await performEffects(engine, {
		effects: effects.filter(({ kind }) => kind !== "ignore"),
		reading,
		status: await readStatusComment(engine, reading),
		start: createOnceStarter(engine, isNew ? void 0 : decision.body.decidedAt)
	});
	return {
		decision,
		isNew,
		started,
		stopped,
		state
	};
}

// src/adapters/artifact/action-artifact-source.ts
/**
* Creates a source that reads archives from the artifact service of the current workflow run. The service knows no other run's
* archives and uses none of the token's REST requests. Any job of the run could have replaced an archive, so the digest that the
* caller knows decides.
*/
function createActionArtifactSource(loadClient) {
	return { async readArchive(id, { maxBytes }) {
		const client = await loadClient();
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
/** Reads the archive under whatever name the service gave it. */
async function readOnlyFile(directory) {
	const [file, ...others] = await readdir(directory);
	return file === void 0 || others.length > 0 ? "malformed" : readFile(join(directory, file));
}

// src/entry/action/wire/create-engine.ts
/** Creates the engine of a job with write access, such as `plan` and `publish`. `plan` may not write contents. */
async function createEngine(context, { contents = "write" } = {}) {
	const signer = findSigner(context.inputs["signing-key"]);
	const wired = wire(context, {
		octokit: await createActionOctokit(context),
		signer,
		contents,
		configText: readConfig(context)
	});
	if (signer === void 0) context.log.info(unsignedNote);
	return wired;
}
/** Creates the engine of a job without the signing key, which only reads and replies. Reads the config from the default branch. */
async function createKeylessEngine(context) {
	const { repository } = context.job;
	const octokit = await createActionOctokit(context);
	const file = {
		path: context.inputs.config,
		ref: repository.defaultBranch
	};
	return wire(context, {
		octokit,
		signer: void 0,
		isKeyless: true,
		contents: "read",
		configText: await readRepositoryConfigText({
			octokit,
			repository,
			...file
		})
	});
}
function wire(context, { octokit, configText, ...signing }) {
	const { inputs, job, log, environment, io } = context;
	const secrets = [
		...Object.values(collectSecrets(environment).secrets),
		inputs.token,
		inputs["signing-key"]
	];
	maskSecrets(secrets, io.out);
	const clock = createSystemClock();
	const github = createGitHub({
		octokit,
		repository: job.repository,
		clock
	});
	const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
	const artifacts = createArtifactReader(createActionArtifactSource(io.loadArtifactClient));
	const ofOthers = createArtifactReader(github.artifacts);
	const config = checkConfig(configText);
	const { repository, workflowRun, serverUrl } = job;
	return {
		...wireEngine({
			settings: {
				repository,
				via: "action",
				workflowRun,
				paused: findKillSwitch(environment) !== void 0,
				serverUrl
			},
			dryRun: inputs.dryRun,
			starter: createActionStarter(dispatcher),
			workflowRuns: dispatcher,
			isPrivate: repository.private,
			...signing,
			token: inputs.token,
			path: environment.PATH ?? "",
			github,
			artifacts: { download: (ref, asked) => (asked.run === workflowRun.id ? artifacts : ofOthers).download(ref, asked) },
			texts: createTextArtifacts({
				writer: createActionArtifacts(io.loadArtifactClient),
				reader: ofOthers,
				run: workflowRun.id
			}),
			config,
			secrets,
			clock,
			log
		}),
		github,
		artifacts,
		dispatcher,
		configText,
		config
	};
}
/**
* Creates the signer from the secret. Without a secret returns undefined: `checkSigningKey` decides whether config and
* repository allow that.
*/
function findSigner(secret) {
	if (secret === "") return void 0;
	const signer = createSigner(secret);
	if (!signer.ok) throw new StartBlocked("key", [signer.error]);
	return signer.value;
}

export { renderHeadline as $, checkPermission as A, isTransient as At, isAtWork as B, createTraces as Bt, findShown as C, isStoredElsewhere as Ct, checkApprover as D, threadsOf as Dt, approveCommand as E, sortLedgers as Et, listStalledTasks as F, isAskKey as Ft, readStatusCommentId as G, readStartedRun as H, parseRequestRun as I, compileGlob as It, listOwnComments as J, repairStatus as K, answerPlaceholder as L, compilePattern as Lt, awaitVisible as M, decide as Mt, sweepOverdue as N, decideAsks as Nt, canWrite as O, renderHistory as Ot, sweepRun as P, endEarly as Pt, statusMarker as Q, renderAnswerLines as R, RE2JS as Rt, needsHumanLabel as S, readPages as St, listStartBranches as T, runsSince as Tt, stopWorkers as U, listWorkers as V, createArtifactReader as Vt, readStatusComment as W, readOwnView as X, readMarked as Y, renderStatusComment as Z, foldEarlierRuns as _, renderOverviewAfter as _t, readRepositoryConfigText as a, countFix as at, askPerson as b, isJob as bt, performEffects as c, checkSubjectState as ct, addReaction as d, checkAny as dt, renderRunComment as et, markCommandSeen as f, describeCause as ft, describeListed as g, renderDryRun as gt, listRun as h, renderSweepSummary as ht, appendAndRead as i, checkFailedCheck as it, checkSender as j, warnIfRefused as jt, checkOutsideText as k, toHistoryEntries as kt, writeHistory as l, checkTexts as lt, drawPullSummary as m, describeStall as mt, createKeylessEngine as n, taintNote as nt, readRepositoryFile as o, isAwaitedCheck as ot, markSeen as p, truncateMarkdown as pt, ignoredInOwnComments as q, applyDecision as r, renderHandoffReply as rt, resumeRun as s, checkLabels as st, createEngine as t, renderTaskComment as tt, sendOrderedNotice as u, checkPullRequest as ut, escalationMarker as v, readRunsWithBrokenJob as vt, readAskedApproval as w, runThreadsOf as wt, labelRunning as x, readHistory as xt, listStagesOfNeed as y, rerunJob as yt, createOnceStarter as z, wireEngine as zt };