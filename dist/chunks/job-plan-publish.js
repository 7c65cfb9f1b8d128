import { C as unknown, b as string, f as int, g as object, i as _instanceof, l as boolean, m as looseObject, r as _enum, s as array } from "./zod.js";
import { C as messageOf, E as defaultAgentWorkflow, N as version, _ as normaliseBody, a as isPlainMap, b as stripAnsi, l as utf8Length, m as invisibleCharacters, n as canonicalJson, p as hasName, t as GitHubError, w as problemText, x as stripInvisible, y as quoteNames } from "./job-cli.js";
import { $ as listCommits, $a as parentNameOf, $i as hasStood, $n as unapprovedCommitOf, $r as isLong$1, $t as taskName, A as commentSchema$1, Ai as awaitsPerson, An as formatTime, Ao as buildSubject, Ar as droppedHandoff, At as readRun$1, B as createEdits, Ba as isSuccess, Bi as costLimitOf, Bn as findStaleSummary, Ca as elementTitle, Ci as unanswered, Cn as gates, D as createReads, Da as ancestorsOf, Di as awaitsApproval, Dn as buildRunUsage, Dt as findKillSwitch, E as isContinuation, Ea as titleOf$1, Ei as awaitsAnswer, En as addUsage, Er as isUnpriced, F as listBackwards, Fa as pipelineOf, G as absentAsUndefined, Gi as findReopening, H as listArtifacts, Ht as traceparentOf, I as createIdempotently, Ia as pullOfBranch, Ii as nextOf, Io as pullRequestPayloadSchema, It as loadHandoffs, Ja as isChild, Jn as listOpenedPulls, Jr as hasMetLimit, Jt as findRunNumber, K as hasReason, Ka as elementName, Kn as listLosingBranches, L as isSameText, La as stageOf, Li as readyRows, Ln as findHeldBranch, M as listedIssueSchema, Mi as awaitsTime, Mn as partOf, N as pullRequestSchema$1, Nn as usageByStage, Nt as verifyLedger, O as buildSwap, Oi as awaitsChildren, Oo as buildPullSubject, Ot as findTriggeringRecord, P as repositorySchema, Pi as isOpen, Pn as usageOf, Po as issuesPayloadSchema, Q as hasContent, Qi as agentNameAt, R as minuteAgo, Ra as viewThreadOf, Rt as buildOrder, S as decodeThreadRecords, Si as listNamedStages, Sn as matrixGateOf, St as draftEnd, Ta as listElements, Ti as awaitingRows, U as listChangedRunArtifacts, Ut as validUntil, V as holdsEnvelope, Va as needsPerson, Vi as countReopenings, Vn as findWaitingChecks, Vo as workflowRunSchema, Vt as lockOf, W as listRunArtifacts, Wr as childLimits, X as fetchBase, Xa as isMeant, Xi as startedAt, Xn as openedPullOf, Y as withTranslatedErrors, Ya as isElement, Yi as outsidersOf, Yn as listPublishedBranches, Za as isPart, Zi as agentAt, Zn as publishedBefore, _i as answerDeadline, _n as deriveState, _r as listRecordRefs, ai as failuresOf, ar as listStageEnds, at as createGitTool, b as createCommentStore, ba as listFailedParents, bi as isOverdue, c as collectSecrets, ci as maxAttemptsOf, co as describeTimeSince, cr as describeSkipped, ct as createNodeHasher, dr as approvalSeqs, ei as listClosedAt, eo as stageOfConfig, et as readObjects, f as readJobConfig, fa as mergesOf, fr as findApproval, ft as createDeflate, g as createRedactor, ga as failedChildrenOf, ht as createActionArtifacts, i as createActionOctokit, ia as standingTransfers, ii as closedFor, j as issueSchema$1, ji as awaitsRaise, jn as formatTokens, k as findSwap, ki as awaitsOthers, kn as formatCost, ko as buildRepository, l as maskSecrets, li as ruleAfter, lo as formatDuration, lt as createSigner, m as StartBlocked, ma as childOf, mr as involvedIn, mt as createTextArtifacts, na as isLostExecution, nn as renderStageBranch, no as pauseGate, nt as protectedPaths, oa as transferNumber, oi as isTolerated, oo as describeDuration, ot as createBareRepository, pa as publishedBy, pi as classifyFailure, pn as reachBackTo, po as hasSubject, pt as createSystemClock, qa as groupNameOf, qt as executionTitle, ra as jobFor, rn as renderText, rr as findHandoffSource, rt as GitFailure, sa as transfersAt, si as limited, sn as describeRemoved, so as describeTime, sr as describeBroken, ta as isFallback, tn as renderLine$1, tr as endOf, tt as checkCommits, u as readConfig, ua as listPublished, ui as shortWaitMilliseconds, un as buildPromptContext, uo as toSeconds, ur as approvalOf, ut as createVerifier, vi as answerWithin, wi as askingRows, wo as recordLimits, xi as listExpired, xn as stateWith, xo as signDispatch, yo as decodePorts, z as readRepeatedly, zi as asksAtLimit, zn as findPullOpenedFor } from "./job-agent-plan-publish.js";
import { An as renderCodeLinks, Cn as quote, Dn as neutraliseInline, F as parseInputValue, Fn as countCodePoints, I as renderInputUsage, In as truncateCodePoints, J as compilePattern, L as showWord, M as readTypedInputs, Mn as findFenceStart, Nn as isFenceEnd, P as parseUsage, Q as isDefaultBranch, R as suggestName, Rt as childRightsOf, Sn as oneLine, Tn as neutralise, Vt as isAgentStage, _n as failure, bn as codeSpan, c as createRedactedLog, cn as capturedNames, ht as compareBy, i as checkSigningKey, j as listNamedInputs, k as listCommandInputs, kn as linkCodes, mn as parseUntrustedJson, nn as approverRoleOf, o as unsignedNote, ot as budgetsOf, q as compileGlob, rt as jobConfigSchema, vn as success, wn as renderDetails, xn as fencedText, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";

// src/core/trigger/change.ts
const pauseLabel = "baton:pause";
const commonSchema = object({
	get action() {
		return string();
	},
	get label() {
		return object({ get name() {
			return string();
		} }).nullish();
	},
	get issue() {
		return object({
			get updated_at() {
				return string().optional();
			},
			get pull_request() {
				return unknown().optional();
			}
		}).optional();
	},
	get pull_request() {
		return object({
			get updated_at() {
				return string().optional();
			},
			get merged() {
				return boolean().nullish();
			}
		}).optional();
	}
});
function parseChange(eventName, payload) {
	const common = commonSchema.safeParse(payload).data;
	const kind = common && kindOf(eventName, common);
	if (kind === void 0) return void 0;
	const about = eventName === "issues" ? readIssue(payload) : readPull$1(payload);
	if (about === void 0) return void 0;
	const thread = common?.issue ?? common?.pull_request;
	return {
		kind,
		...about,
		label: kind === "label-removed" ? common?.label?.name ?? "" : void 0,
		at: thread?.updated_at ?? about.subject.createdAt
	};
}
function kindOf(eventName, { action, label, issue, pull_request: pull }) {
	if (eventName === "issues" && issue !== void 0 && !issue.pull_request) return kindByLabel(action, label) ?? ofIssue(action);
	if (eventName === "pull_request" && pull !== void 0) return kindByLabel(action, label) ?? ofPull(action, pull.merged === true);
}
function kindByLabel(action, label) {
	const isPause = label?.name.toLowerCase() === pauseLabel;
	if (action === "labeled") return isPause ? "paused" : void 0;
	if (action !== "unlabeled") return void 0;
	return isPause ? "resumed" : "label-removed";
}
function ofIssue(action) {
	return action === "closed" || action === "transferred" || action === "deleted" ? action : void 0;
}
function ofPull(action, isMerged) {
	if (action === "closed") return isMerged ? "merged" : "closed";
	return action === "synchronize" ? "pushed" : void 0;
}
function readIssue(payload) {
	const parsed = issuesPayloadSchema.safeParse({
		...Object(payload),
		action: "opened"
	});
	if (!parsed.success) return void 0;
	return {
		...readCommon(parsed.data),
		subject: buildSubject(parsed.data.issue)
	};
}
function readPull$1(payload) {
	const parsed = pullRequestPayloadSchema.safeParse({
		...Object(payload),
		action: "opened"
	});
	if (!parsed.success) return void 0;
	return {
		...readCommon(parsed.data),
		subject: buildPullSubject(parsed.data.pull_request)
	};
}
function readCommon({ repository, sender }) {
	return {
		repository: buildRepository(repository),
		actor: sender
	};
}
function describeChange({ kind, label = "", subject }) {
	const name = subject.kind === "issue" ? "the issue" : "the pull request";
	if (kind === "label-removed") return `the label ${codeSpan(label)}, which had started the run, was taken off`;
	if (kind === "paused") return `the label ${codeSpan(pauseLabel)} was put on`;
	if (kind === "resumed") return `the label ${codeSpan(pauseLabel)} was taken off`;
	return kind === "pushed" ? `commits were pushed to ${name}` : `${name} was ${kind}`;
}

// src/core/trigger/command.ts
const commandLine = /^\/[a-z][a-z0-9-]*(?: [A-Za-z0-9][A-Za-z0-9._/-]*(?:\[\d{1,2}\](?:\/[A-Za-z0-9._/-]*)?)?)*$/;
function findCommand(body) {
	const line = findFirstLine(body);
	return line.length <= 200 && commandLine.test(line) ? line : void 0;
}
function findRest(body, command) {
	const line = findFirstLine(body);
	if (!line.startsWith(command)) return void 0;
	const rest = line.slice(command.length);
	return rest === "" || /^[ \t]/.test(rest) ? rest.trim() : void 0;
}
function findFirstLine(body) {
	const [first = ""] = body.split(/\r\n|\r|\n/, 1);
	return first.replace(/[ \t]+$/, "");
}
function findNamedPipeline(body) {
	return /^\/baton run ([A-Za-z0-9][A-Za-z0-9._/-]*)(?=[ \t]|$)/.exec(findFirstLine(body))?.[1];
}
function findCommandLine(body) {
	const line = findFirstLine(body);
	return findCommand(body) ?? (/^\/[a-z][a-z0-9-]*[ \t]/.test(line) ? truncateCodePoints(line, 200) : void 0);
}
const verbs = {
	run: {
		takes: "pipeline",
		does: "starts a pipeline, whatever its filters say"
	},
	status: { does: "says how the runs here stand" },
	retry: {
		takes: "stage?",
		does: "starts what failed once more, with the failure in its prompt"
	},
	cancel: { does: "ends the runs that are under way here, and the jobs at work for them" },
	handoff: {
		takes: "stage",
		does: "shows what a stage handed over"
	},
	why: { does: "says why runs here started, or why nothing did" },
	approve: {
		takes: "stage digest",
		does: "lets a stage start that waits for approval"
	},
	answer: {
		takes: "text",
		does: "answers the question of an agent, which continues with it"
	},
	reject: {
		takes: "text",
		does: "refuses the approval and ends the run"
	},
	raise: {
		takes: "usd",
		does: "adds money to what a run may cost that waits at its limit"
	},
	help: { does: "shows this list" }
};
const name = "/baton";
function parseCommand(body) {
	const free = parseTextCommand(body);
	if (free !== void 0) return free;
	const pipeline = findNamedPipeline(body);
	if (pipeline !== void 0) return {
		kind: "run",
		pipeline
	};
	const line = findCommand(body);
	if (line === void 0) return void 0;
	const [first, verb, ...words] = line.split(" ");
	if (first !== name) return void 0;
	if (verb === void 0) return { kind: "help" };
	return (isVerb(verb) ? buildCommand(verb, words) : void 0) ?? {
		kind: "unknown",
		line
	};
}
function parseTextCommand(body) {
	const raise = /^\/baton raise(?![A-Za-z0-9-])([^\r\n]*)/.exec(body);
	if (raise !== null) return {
		kind: "raise",
		text: (raise[1] ?? "").trim()
	};
	const [, kind, text = ""] = /^\/baton (answer|reject)(?![A-Za-z0-9-])([\s\S]*)$/.exec(body) ?? [];
	return kind === "answer" || kind === "reject" ? {
		kind,
		text: text.trim()
	} : void 0;
}
function isVerb(word) {
	return Object.hasOwn(verbs, word);
}
function buildCommand(kind, [word, ...more]) {
	if (kind === "approve") return more.length > 1 ? void 0 : {
		kind,
		task: word,
		digest: more[0]
	};
	if (more.length > 0) return void 0;
	if (kind === "handoff") return word === void 0 ? void 0 : {
		kind,
		task: word
	};
	if (kind === "retry") return {
		kind,
		task: word
	};
	if (kind === "run" || kind === "answer" || kind === "reject" || kind === "raise") return void 0;
	return word === void 0 ? { kind } : void 0;
}
function isPipelineCommand(on, body) {
	return filtersOf(on.comment).some((filter) => isCommandOf(filter, body));
}
function isCommandOf({ command, arguments: pattern }, body) {
	return pattern === void 0 ? findCommand(body) === command : findRest(body, command) !== void 0;
}

// src/adapters/github/app/branch-tip.ts
const query = `query($owner: String!, $name: String!, $ref: String!, $path: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $ref) { target { oid ... on Commit { file(path: $path) { object { ... on Blob { text isTruncated } } } } } }
  }
}`;
const blobSchema = object({
	get text() {
		return string().nullish();
	},
	get isTruncated() {
		return boolean().optional();
	}
});
const fileSchema = object({ get object() {
	return blobSchema.nullable();
} });
const answerSchema$1 = object({ get repository() {
	return object({ get ref() {
		return object({ get target() {
			return object({
				get oid() {
					return string();
				},
				get file() {
					return fileSchema.nullish();
				}
			});
		} }).nullable();
	} });
} });
async function readTip$1({ octokit, base }, { branch, path }) {
	const variables = {
		owner: base.owner,
		name: base.repo,
		ref: `refs/heads/${branch}`,
		path
	};
	const { repository } = answerSchema$1.parse(await withTranslatedErrors(octokit.graphql(query, variables)));
	if (repository.ref === null) return void 0;
	const { oid: commit, file } = repository.ref.target;
	const blob = file?.object;
	return {
		commit,
		text: blob?.isTruncated === true ? void 0 : blob?.text ?? void 0
	};
}

// src/adapters/github/checks/job-log.ts
const stamp = /^\uFEFF?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)\d*Z ?/;
const longestLine$1 = 65536;
function createLogReader({ from = 0, to = Number.POSITIVE_INFINITY, maxBytes }) {
	const [own, others] = [createTail(maxBytes), createTail(maxBytes)];
	let [rest, isInside] = ["", false];
	const take = (line) => {
		const time = stamp.exec(line);
		if (time !== null) isInside = isBetween(Date.parse(`${time[1]}Z`), {
			from,
			to
		});
		(isInside ? own : others).add(stripAnsi(line.slice(time?.[0].length ?? 0)));
	};
	return {
		push(text) {
			const parts = (rest + text).split("\n");
			rest = parts.pop() ?? "";
			for (const line of parts) take(line);
			if (rest.length < longestLine$1) return;
			take(rest);
			rest = "";
		},
		end() {
			if (rest !== "") take(rest);
			const isFound = own.lines.length > 0;
			const { lines, isCut } = isFound ? own : others;
			const text = cleanLines(selectStep(lines)).trim();
			const end = cutStart(text, maxBytes);
			return {
				text: end,
				isCut: isCut || end !== text || !isFound && text !== ""
			};
		}
	};
}
function createTail(maxBytes) {
	let bytes = 0;
	const tail = {
		lines: [],
		isCut: false,
		add(line) {
			const text = cutLine(line, maxBytes);
			tail.isCut ||= text !== line;
			tail.lines.push(text);
			bytes += Buffer.byteLength(text) + 1;
			while (bytes > 4 * maxBytes && tail.lines.length > 1) {
				bytes -= Buffer.byteLength(tail.lines.shift() ?? "") + 1;
				tail.isCut = true;
			}
		}
	};
	return tail;
}
function isBetween(time, { from, to }) {
	return time >= from && time <= to;
}
function selectStep(lines) {
	const last = lines.findIndex((line) => line.startsWith("##[error]Process completed with exit code"));
	const own = last === -1 ? lines : lines.slice(0, last + 1);
	const first = own.findLastIndex((line) => line.startsWith("##[group]Run "));
	return first === -1 ? own : own.slice(first);
}
function cleanLines(lines) {
	return lines.filter((line) => !line.startsWith("##[endgroup]")).map((line) => line.replace(/\r$/, "").replace(/^##\[group\]/, "").replace(/^##\[(error|warning)\]/, "$1: ")).join("\n");
}
function cutStart(text, maxBytes) {
	const bytes = Buffer.from(text);
	if (bytes.length <= maxBytes) return text;
	const end = bytes.subarray(-maxBytes).toString("utf8").replace(/^\uFFFD+/, "");
	const line = end.indexOf("\n");
	return line === -1 || line > end.length / 2 ? cutWord(end) : end.slice(line + 1);
}
function cutLine(line, maxBytes) {
	return line.length <= maxBytes ? line : cutWord(line.slice(-maxBytes).replace(/^[\uDC00-\uDFFF]/, ""));
}
function cutWord(text) {
	return text.replace(/^\S{1,1024}\s/, "");
}

// src/adapters/github/checks/failed-runs.ts
const mostJobs = 5;
const logBytes = 4096;
const mostLogBytes = 536870912;
const logMilliseconds = 45e3;
function createFailedRuns(client, { milliseconds = logMilliseconds } = {}) {
	return {
		readRun: (run) => readRun(client, run),
		readFailedJobs: (run) => readFailedJobs({
			client,
			milliseconds
		}, run)
	};
}
async function readRun({ octokit, base }, run) {
	const request = octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
		...base,
		run_id: run
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	if (response === void 0) return void 0;
	const [read, { workflow_id: id }] = [workflowRunSchema.parse(response.data), response.data];
	return {
		...read,
		name: await readWorkflowName({
			octokit,
			base
		}, id) ?? read.name
	};
}
async function readWorkflowName({ octokit, base }, id) {
	return (await absentAsUndefined(withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}", {
		...base,
		workflow_id: id
	}))))?.data.name;
}
const timeSchema = string().nullish();
const failedJobSchema = object({
	get id() {
		return int();
	},
	get name() {
		return string();
	},
	get conclusion() {
		return string().nullable();
	},
	get steps() {
		return array(object({
			get name() {
				return string();
			},
			get conclusion() {
				return string().nullish();
			},
			started_at: timeSchema,
			completed_at: timeSchema
		})).default([]);
	}
});
async function readFailedJobs(reading, run) {
	try {
		const failed = await listFailedJobs(reading.client, run);
		const jobs = [];
		for (const job of failed.slice(0, mostJobs)) jobs.push(await describeJob(reading, job));
		return {
			jobs,
			left: failed.length - jobs.length
		};
	} catch (error) {
		if (!hasReason(error, "not-found", "expired", "forbidden")) throw error;
		return {
			jobs: [{
				name: "all jobs",
				step: "",
				log: `(GitHub does not list these jobs: ${error.message})`
			}],
			left: 0
		};
	}
}
async function listFailedJobs({ octokit, base }, run) {
	const listed = await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", {
		...base,
		run_id: run,
		per_page: 100
	}));
	return sortByFault(array(failedJobSchema).parse(listed));
}
const faults = [
	"failure",
	"timed_out",
	"cancelled"
];
function sortByFault(all) {
	const rank = ({ conclusion }) => faults.indexOf(conclusion);
	return all.filter((each) => rank(each) !== -1).toSorted((a, b) => rank(a) - rank(b));
}
async function describeJob(reading, { id, name, steps }) {
	const [step] = sortByFault(steps);
	const { text, isCut } = await readLog(reading, {
		job: id,
		step
	});
	return {
		name,
		step: step?.name ?? "",
		log: text,
		isCut: isCut || void 0
	};
}
async function readLog({ client, milliseconds }, { job, step }) {
	const { octokit, base } = client;
	const route = "GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs";
	try {
		const parameters = {
			...base,
			job_id: job,
			request: { parseSuccessResponseBody: false }
		};
		return await readEnd((await withTranslatedErrors(octokit.request(route, parameters))).data, {
			step,
			milliseconds
		});
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason === "unauthenticated" || error.reason === "rate-limited") throw error;
		return {
			text: `(GitHub does not give this log: ${error.message})`,
			isCut: false
		};
	}
}
async function readEnd(body, { step, milliseconds }) {
	const [from, to] = [timeOf(step?.started_at), timeOf(step?.completed_at)];
	const times = from === void 0 || to === void 0 ? {} : {
		from,
		to: to + 999
	};
	const reader = createLogReader({
		...times,
		maxBytes: logBytes
	});
	const broken = body instanceof ReadableStream ? await streamLog(body, {
		push: reader.push,
		milliseconds
	}) : void 0;
	const end = reader.end();
	return broken === void 0 ? end : {
		text: `${end.text}\n(The log breaks off here: ${broken}.)`.trim(),
		isCut: true
	};
}
async function streamLog(body, { push, milliseconds }) {
	const decoder = new TextDecoder();
	const reader = body.getReader();
	const late = { words: void 0 };
	const stop = (words) => {
		late.words ??= words;
		reader.cancel().catch(() => void 0);
	};
	const timer = setTimeout(() => stop(`GitHub did not send it in ${milliseconds / 1e3} seconds`), milliseconds);
	try {
		let bytes = 0;
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			push(decoder.decode(part.value, { stream: true }));
			bytes += part.value.length;
			if (bytes > mostLogBytes) stop(`it has more than ${mostLogBytes / 1048576} MiB`);
		}
	} catch (error) {
		stop(`the connection was lost, ${error instanceof Error ? error.message : String(error)}`);
	} finally {
		clearTimeout(timer);
	}
	return late.words;
}
function timeOf(time) {
	const parsed = Date.parse(time ?? "");
	return Number.isNaN(parsed) ? void 0 : parsed;
}

// src/adapters/github/commits.ts
const inlineFileBytes = 1048576;
const inlineTotalBytes = 8388608;
async function buildTreeEntries(changes, createBlob) {
	const entries = [];
	let inlined = 0;
	for (const { path, mode, content } of changes) {
		const text = content === null ? void 0 : readText(content);
		const bytes = content?.length ?? 0;
		if (content === null) entries.push({
			path,
			mode,
			type: "blob",
			sha: null
		});
		else if (text !== void 0 && bytes <= inlineFileBytes && inlined + bytes <= inlineTotalBytes) {
			inlined += bytes;
			entries.push({
				path,
				mode,
				type: "blob",
				content: text
			});
		} else entries.push({
			path,
			mode,
			type: "blob",
			sha: await createBlob(Buffer.from(content).toString("base64"))
		});
	}
	return entries;
}
function readText(content) {
	if (content.includes(0)) return void 0;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(content);
	} catch {
		return;
	}
}
const refSchema = object({
	get ref() {
		return string();
	},
	get object() {
		return object({ get sha() {
			return string();
		} });
	}
});
const objectSchema = object({ get sha() {
	return string();
} });
const commitSchema = object({
	get sha() {
		return string();
	},
	get message() {
		return string();
	},
	get parents() {
		return array(objectSchema).transform((parents) => parents.map(({ sha }) => sha));
	},
	get verification() {
		return object({ get verified() {
			return boolean();
		} }).optional();
	}
}).transform(({ verification, ...commit }) => ({
	...commit,
	verified: verification?.verified ?? false
}));
function createCommits(client) {
	return {
		readBranch: (branch) => readBranch(client, branch),
		createCommit: (commit) => createCommit(client, commit),
		readCommit: (sha) => readCommit(client, sha),
		createBranch: (branch, sha) => createBranch(client, branch, sha),
		moveBranch: (branch, sha) => moveBranch(client, branch, sha),
		deleteBranch: (branch, sha) => deleteBranch(client, branch, sha)
	};
}
async function readBranch({ octokit, base }, branch) {
	const request = octokit.request("GET /repos/{owner}/{repo}/git/ref/{ref}", {
		...base,
		ref: `heads/${branch}`
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	const found = refSchema.safeParse(response?.data);
	return found.success && found.data.ref === `refs/heads/${branch}` ? found.data.object.sha : void 0;
}
async function createCommit({ octokit, base }, commit) {
	const createBlob = async (content) => {
		const request = octokit.request("POST /repos/{owner}/{repo}/git/blobs", {
			...base,
			content,
			encoding: "base64"
		});
		return objectSchema.parse((await withTranslatedErrors(request)).data).sha;
	};
	const tree = await buildTreeEntries(commit.changes, createBlob);
	const treeRequest = octokit.request("POST /repos/{owner}/{repo}/git/trees", {
		...base,
		base_tree: commit.baseTree,
		tree
	});
	const treeSha = objectSchema.parse((await withTranslatedErrors(treeRequest)).data).sha;
	const parents = [commit.parent, ...commit.merged === void 0 ? [] : [commit.merged]];
	const parameters = {
		...base,
		message: commit.message,
		tree: treeSha,
		parents
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/git/commits", parameters);
	const { sha, verified } = commitSchema.parse((await withTranslatedErrors(request)).data);
	return {
		sha,
		verified,
		tree: treeSha
	};
}
async function readCommit({ octokit, base }, sha) {
	const request = octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
		...base,
		commit_sha: sha
	});
	return commitSchema.parse((await withTranslatedErrors(request)).data);
}
async function createBranch(client, branch, sha) {
	const parameters = {
		...client.base,
		ref: `refs/heads/${branch}`,
		sha
	};
	try {
		await withTranslatedErrors(client.octokit.request("POST /repos/{owner}/{repo}/git/refs", parameters));
	} catch (error) {
		if (!hasReason(error, "conflict") || await readBranch(client, branch) !== sha) throw error;
	}
}
async function moveBranch({ octokit, base }, branch, sha) {
	const parameters = {
		...base,
		ref: `heads/${branch}`,
		sha,
		force: false
	};
	try {
		await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", parameters));
		return true;
	} catch (error) {
		if (error instanceof GitHubError && hasMoved(error)) return false;
		throw error;
	}
}
async function deleteBranch(client, branch, sha) {
	if (await readBranch(client, branch) !== sha) return false;
	const parameters = {
		...client.base,
		ref: `heads/${branch}`
	};
	try {
		await withTranslatedErrors(client.octokit.request("DELETE /repos/{owner}/{repo}/git/refs/{ref}", parameters));
		return true;
	} catch (error) {
		if (error instanceof GitHubError && /reference does not exist/i.test(error.message)) return false;
		throw error;
	}
}
function hasMoved({ reason, status, message }) {
	return (status === 422 || reason === "conflict") && /not a fast.?forward|reference does not exist/i.test(message);
}

// src/adapters/github/comparisons.ts
const comparisonSchema = object({
	get total_commits() {
		return int();
	},
	get files() {
		return array(object({
			get filename() {
				return string();
			},
			get status() {
				return string();
			},
			get additions() {
				return int();
			},
			get deletions() {
				return int();
			},
			get patch() {
				return string().optional();
			}
		})).default([]);
	}
}).transform(({ total_commits, files }) => ({
	commits: total_commits,
	files: files.map(({ filename, ...file }) => ({
		path: filename,
		...file
	}))
}));
function createComparisons({ octokit, base }) {
	return { async compare(from, to) {
		const parameters = {
			...base,
			basehead: `${from}...${to}`,
			per_page: 1
		};
		const request = octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", parameters);
		const response = await absentAsUndefined(withTranslatedErrors(request));
		return response === void 0 ? void 0 : comparisonSchema.parse(response.data);
	} };
}

// src/adapters/github/workflow-runs.ts
const listedRunSchema = object({
	get id() {
		return int();
	},
	get display_title() {
		return string();
	},
	get status() {
		return string().nullable();
	},
	get conclusion() {
		return string().nullable();
	},
	get html_url() {
		return string();
	}
});
const toRun = ({ id, display_title: title, status, conclusion, html_url: url }) => {
	return {
		id,
		title,
		status: status ?? "",
		conclusion,
		url
	};
};
const runsSchema$1 = array(listedRunSchema.transform(toRun));
const eventRunSchema = listedRunSchema.extend({
	event: string(),
	created_at: string()
}).transform(({ event, created_at: createdAt, ...run }) => ({
	...toRun(run),
	event,
	createdAt
}));
const jobsSchema = array(object({
	get id() {
		return int();
	},
	get name() {
		return string();
	},
	get status() {
		return string();
	},
	get conclusion() {
		return string().nullable();
	},
	get html_url() {
		return string().nullable();
	},
	get completed_at() {
		return string().nullish();
	},
	get runner_id() {
		return int().nullish();
	},
	get run_attempt() {
		return int().default(1);
	}
}).transform(({ html_url: url, runner_id: runner, run_attempt: attempt, completed_at: endedAt, ...job }) => {
	return {
		...job,
		url: url ?? "",
		began: (runner ?? 0) > 0,
		attempt,
		endedAt: endedAt ?? void 0
	};
}));
const brokenSchema = array(object({
	get id() {
		return int();
	},
	get display_title() {
		return string();
	},
	get event() {
		return string();
	},
	get actor() {
		return object({ get login() {
			return string();
		} }).nullish();
	}
}).transform(({ id, display_title: title, event, actor }) => ({
	id,
	title,
	event,
	actor: actor?.login ?? ""
})));
const brokenConclusions = [
	"failure",
	"cancelled",
	"timed_out"
];
const pageSize = 100;
const maxPages$3 = 10;
async function readCreatedAt({ octokit, base }, run) {
	const request = octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
		...base,
		run_id: run
	});
	return object({ get created_at() {
		return string();
	} }).parse((await withTranslatedErrors(request)).data).created_at;
}
async function listJobs({ octokit, base }, run, filter = "latest") {
	const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs";
	const parameters = {
		...base,
		run_id: run,
		filter,
		per_page: 100
	};
	return jobsSchema.parse(await withTranslatedErrors(octokit.paginate(route, parameters)));
}
function createdSince(time) {
	return `>=${toSeconds(time)}`;
}
async function listRuns(client, workflow, request) {
	const { workflowFile, otherFile } = workflow;
	const own = await listRunsOf(client, workflowFile, request);
	if (otherFile === void 0 || otherFile === workflowFile || own.some(({ status }) => status !== "completed")) return own;
	const others = await listRunsOf(client, otherFile, request).catch(noneWithoutFile);
	return [...own, ...others].toSorted((a, b) => b.id - a.id);
}
function noneWithoutFile(thrown) {
	if (hasReason(thrown, "not-found")) return [];
	throw thrown;
}
async function listRunsOf({ octokit, base }, workflowFile, { title, since }) {
	const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	const filter = {
		event: "workflow_dispatch",
		created: createdSince(since),
		per_page: 100
	};
	const runs = await withTranslatedErrors(octokit.paginate(route, {
		...base,
		workflow_id: workflowFile,
		...filter
	}));
	return runsSchema$1.parse(runs).filter((run) => containsWords(run.title, title));
}
async function listAllRuns(client, workflowFile, since) {
	const listed = await listNewest(client, workflowFile, { created: createdSince(since) }).catch(noneWithoutFile);
	return array(eventRunSchema).parse(listed);
}
async function listBroken(client, workflow, since) {
	const found = [];
	for (const status of brokenConclusions) {
		const filter = {
			status,
			created: createdSince(since)
		};
		const list = async (more = {}) => brokenSchema.parse(await listNewest(client, workflow.workflowFile, {
			...filter,
			...more
		}));
		const listed = await list();
		const isFull = listed.length >= 1e3;
		found.push(...listed, ...isFull ? await list({ event: "workflow_dispatch" }) : []);
	}
	return [...new Map(found.map((run) => [run.id, run])).values()];
}
async function listNewest({ octokit, base }, workflowFile, filter) {
	const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	let pages = 0;
	const query = {
		...base,
		workflow_id: workflowFile,
		...filter,
		per_page: pageSize
	};
	const list = octokit.paginate(route, query, ({ data }, done) => {
		pages += 1;
		if (pages === maxPages$3) done();
		return data;
	});
	return withTranslatedErrors(list);
}
function containsWords(title, words) {
	return ` ${title} `.includes(words.endsWith("-") ? ` ${words}` : ` ${words} `);
}

// src/adapters/github/dispatcher.ts
async function cancelRun({ octokit, base }, run) {
	try {
		await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel", {
			...base,
			run_id: run
		}));
		return true;
	} catch (error) {
		if (hasReason(error, "conflict", "not-found")) return false;
		throw error;
	}
}
const detailsSchema = object({
	get workflow_run_id() {
		return int();
	},
	get html_url() {
		return string();
	}
});
async function dispatchWorkflow(client, workflow, inputs) {
	try {
		return await postDispatch(client, workflow, {
			inputs,
			return_run_details: true
		});
	} catch (error) {
		if (error instanceof GitHubError && isUnknownParameter(error)) return await postDispatch(client, workflow, { inputs });
		throw error;
	}
}
async function postDispatch({ octokit, base }, { workflowFile, ref }, parameters) {
	const request = octokit.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
		...base,
		workflow_id: workflowFile,
		ref,
		...parameters,
		request: { retries: 0 }
	});
	const details = detailsSchema.safeParse((await withTranslatedErrors(request)).data);
	return details.success ? {
		id: details.data.workflow_run_id,
		url: details.data.html_url
	} : void 0;
}
function isUnknownParameter({ status, message }) {
	return (status === 400 || status === 422) && message.includes("return_run_details");
}
const orderSchema = object({
	get run() {
		return string();
	},
	get task() {
		return string();
	},
	get execution() {
		return int();
	}
});
function createDispatcher(client, workflow) {
	return {
		dispatch: (task) => dispatchTask(client, workflow, task),
		dispatchEvent: (event) => dispatchEvent(client, workflow, event),
		listRuns: (title, since) => listRuns(client, workflow, {
			title,
			since
		}),
		readCreatedAt: (run) => readCreatedAt(client, run),
		listJobs: (run, attempts) => listJobs(client, run, attempts),
		cancel: (run) => cancelRun(client, run),
		dispatchSweep: () => dispatchWorkflow(client, workflow, {}),
		listBroken: (since) => listBroken(client, workflow, since),
		rerunJob: async (job) => {
			const { octokit, base } = client;
			await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun", {
				...base,
				job_id: job
			}));
		}
	};
}
async function dispatchEvent(client, workflow, event) {
	const create = () => dispatchWorkflow(client, workflow, { event });
	return createIdempotently(client.clock, {
		create,
		find: async () => void 0
	});
}
async function dispatchTask(client, workflow, task) {
	const title = executionTitle(orderSchema.parse(JSON.parse(task)));
	const since = minuteAgo(client.clock);
	const find = async () => {
		const [found] = await listRuns(client, workflow, {
			title,
			since
		});
		return found && {
			id: found.id,
			url: found.url
		};
	};
	const create = () => dispatchWorkflow(client, workflow, { task });
	return await createIdempotently(client.clock, {
		create,
		find
	}) ?? readRepeatedly(client.clock, [
		1e3,
		2e3,
		4e3
	], find);
}

// src/adapters/github/hints/issue-events.ts
const eventSchema = object({
	get event() {
		return string();
	},
	get created_at() {
		return string();
	},
	get actor() {
		return object({
			get id() {
				return int();
			},
			get login() {
				return string();
			},
			get type() {
				return string().optional();
			}
		}).nullable();
	},
	get label() {
		return object({ get name() {
			return string();
		} }).nullish();
	},
	get assignee() {
		return object({ get login() {
			return string();
		} }).nullish();
	}
});
async function readIssueEvent(client, number, fits) {
	let renamedAt = null;
	for await (const page of listNewestFirst(client, number)) for (const event of page.toReversed()) {
		if (event.event === "renamed") renamedAt ??= event.created_at;
		if (fits(event)) return event.actor ? {
			actor: event.actor,
			at: event.created_at,
			renamedAt
		} : void 0;
	}
}
async function readLastRename(client, number) {
	for await (const page of listNewestFirst(client, number)) {
		const renamed = page.findLast(({ event }) => event === "renamed");
		if (renamed !== void 0) return renamed.created_at;
	}
	return null;
}
async function* listNewestFirst({ octokit, base }, number) {
	const first = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/events", {
		...base,
		issue_number: number,
		per_page: 100
	}));
	const last = first.headers.link?.match(/<([^>]+)>;\s*rel="last"/)?.[1];
	if (last !== void 0) {
		const follow = async (url) => {
			const { data, headers } = await octokit.request({
				method: "GET",
				url,
				headers: base.headers
			});
			return {
				items: array(eventSchema).parse(data),
				link: headers.link
			};
		};
		yield* listBackwards({
			first: () => follow(last),
			follow
		});
		return;
	}
	yield array(eventSchema).parse(first.data);
}
function readLabelEvent(client, number, label) {
	return readIssueEvent(client, number, (event) => event.event === "labeled" && event.label?.name === label);
}

// src/adapters/github/hints/read-review.ts
const commentsSchema$1 = array(object({
	get path() {
		return string();
	},
	get line() {
		return int().nullish();
	},
	get original_line() {
		return int().nullish();
	},
	get body() {
		return string();
	}
}));
async function listReviewComments({ octokit, base }, { number, id }) {
	const listed = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments", {
		...base,
		pull_number: number,
		review_id: id,
		per_page: 100
	}));
	return commentsSchema$1.parse(listed.data).map(({ path, line, original_line: originalLine, body }) => ({
		path,
		line: line ?? originalLine ?? null,
		body
	}));
}
const userSchema = object({
	get id() {
		return int();
	},
	get login() {
		return string();
	},
	get type() {
		return string().optional();
	}
}).nullable().transform((user) => user ?? {
	id: 10137,
	login: "ghost"
});
const submittedReviewSchema = object({
	get id() {
		return int();
	},
	user: userSchema,
	get state() {
		return string();
	},
	get body() {
		return string().nullable();
	},
	get submitted_at() {
		return string();
	}
});
async function readReview(client, { number, id }) {
	const { octokit, base } = client;
	const place = {
		...base,
		pull_number: number,
		review_id: id
	};
	const response = await absentAsUndefined(withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}", place)));
	const parsed = response && submittedReviewSchema.safeParse(response.data);
	if (!parsed?.success) return void 0;
	const { user, state, body, submitted_at: submittedAt } = parsed.data;
	const comments = [...await listReviewComments(client, {
		number,
		id
	})];
	return {
		id,
		author: user,
		state: state.toLowerCase(),
		body: body ?? "",
		submittedAt,
		comments
	};
}

// src/adapters/github/hints/resolve-hint.ts
const editsSchema = object({ get nodes() {
	return array(object({ get lastEditedAt() {
		return string().nullable();
	} }));
} });
const editsQuery = "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Comment { lastEditedAt } } }";
async function resolvePullRequestHint(client, hint) {
	const pull = await readPull(client, hint.number);
	if (!pull) return void 0;
	const found = await readHintedEvent(client, {
		hint,
		subject: pull.subject
	});
	if (!found) return void 0;
	const { event, happened } = found;
	const edits = await readEditTimes(client, [pull.nodeId]);
	return {
		trigger: {
			label: "",
			...event,
			repository: pull.repository,
			subject: pull.subject,
			actor: happened.actor
		},
		at: happened.at,
		editedAt: latestTime([...edits, happened.renamedAt]),
		open: pull.open
	};
}
async function readPull({ octokit, base }, number) {
	const request = octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
		...base,
		pull_number: number
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	return response && pullRequestSchema$1.parse(response.data);
}
async function readHintedEvent(client, { hint, subject }) {
	const { number, action } = hint;
	if (action === "labeled") {
		const present = subject.labels.find((name) => name.toLowerCase() === hint.label?.toLowerCase());
		if (present === void 0) return void 0;
		const happened = await readIssueEvent(client, number, ({ event, label }) => event === "labeled" && label?.name === present);
		return happened && {
			event: {
				kind: "pull-request-labeled",
				label: present,
				labeledAt: happened.at
			},
			happened
		};
	}
	if (action === "submitted") {
		const review = hint.review === void 0 ? void 0 : await readReview(client, {
			number,
			id: hint.review
		});
		const renamedAt = review && await readLastRename(client, number);
		return review && {
			event: {
				kind: "review",
				review
			},
			happened: {
				actor: review.author,
				at: review.submittedAt,
				renamedAt: renamedAt ?? null
			}
		};
	}
	const happened = await readChangeEvent(client, {
		hint,
		subject
	});
	const assignee = action === "assigned" && hint.assignee !== void 0 ? { assignee: hint.assignee } : {};
	return happened && {
		event: {
			kind: "pull-request-changed",
			action,
			at: happened.at,
			...assignee
		},
		happened
	};
}
async function readChangeEvent(client, { hint, subject }) {
	const { number, action, assignee } = hint;
	if (action === "opened") return {
		actor: subject.author,
		at: subject.createdAt,
		renamedAt: await readLastRename(client, number)
	};
	return readIssueEvent(client, number, ({ event, assignee: who }) => event === action && (action !== "assigned" || who?.login === assignee));
}
async function readEditTimes(client, ids) {
	const { nodes } = editsSchema.parse(await withTranslatedErrors(client.octokit.graphql(editsQuery, { ids })));
	if (nodes.length !== ids.length) throw new Error(`GitHub told the edits of ${nodes.length} texts, and not of ${ids.length}.`);
	return nodes.map(({ lastEditedAt }) => lastEditedAt);
}
function latestTime(times) {
	return times.toSorted((a, b) => Date.parse(a ?? "0") - Date.parse(b ?? "0")).at(-1) ?? null;
}
const listedSchema = array(object({
	get number() {
		return int();
	},
	get head() {
		return object({
			get ref() {
				return string();
			},
			get sha() {
				return string();
			},
			get repo() {
				return object({ get id() {
					return int();
				} }).nullable();
			}
		});
	}
}));
async function listPulls({ octokit, base }, head) {
	const parameters = {
		...base,
		head: `${base.owner}:${head.branch}`,
		state: "open",
		per_page: 100
	};
	const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls", parameters));
	return listedSchema.parse(response.data).filter((pull) => pull.head.sha === head.sha && pull.head.ref === head.branch).map(({ number }) => number).toSorted((a, b) => a - b);
}
async function readCheckedPull(client, number) {
	const pull = await readPull(client, number);
	if (pull === void 0) return void 0;
	const edits = await readEditTimes(client, [pull.nodeId]);
	return {
		subject: pull.subject,
		open: pull.open,
		editedAt: latestTime([...edits, await readLastRename(client, number)])
	};
}

// src/adapters/github/issues.ts
function createIssues(client) {
	return {
		listSince: (since) => listSince(client, since),
		create: (issue) => createIssue(client, issue)
	};
}
async function listSince({ octokit, base }, since) {
	const filter = {
		state: "all",
		since,
		per_page: 100
	};
	const issues = await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/issues", {
		...base,
		...filter
	}));
	return array(listedIssueSchema).parse(issues).filter(({ isPull }) => !isPull).map(({ issue }) => issue);
}
async function createIssue(client, issue) {
	const since = minuteAgo(client.clock);
	return createIdempotently(client.clock, {
		create: () => postIssue$1(client, issue),
		find: async () => (await listSince(client, since)).find((seen) => isSameText(seen.body, issue.body))
	});
}
async function postIssue$1({ octokit, base }, issue) {
	const { title, body, labels, assignees } = issue;
	const parameters = {
		...base,
		title,
		body,
		labels: [...labels],
		assignees: [...assignees],
		request: { retries: 0 }
	};
	return listedIssueSchema.parse((await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/issues", parameters))).data).issue;
}

// src/core/trigger/accounts.ts
function isBot({ type, login }) {
	return type === "Bot" || login.toLowerCase().endsWith("[bot]");
}
function isListed(names, { id, login }) {
	return names.some((name) => typeof name === "number" ? name === id : hasName([name], login));
}
function nameOf$1(name) {
	return typeof name === "number" ? `id ${name}` : name;
}
const actionsAccount = 41898282;
const insiders = /* @__PURE__ */ new Set([
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
]);
function isOutsider(association) {
	return association === void 0 || !insiders.has(association);
}
const associationSchema = object({ get author_association() {
	return string().optional();
} });
const threadSchema = associationSchema.extend({ user: object({ get id() {
	return int();
} }).nullish() });
const actedSchema = object({
	get action() {
		return string();
	},
	get sender() {
		return object({ get id() {
			return int();
		} });
	},
	get comment() {
		return associationSchema.optional();
	},
	get review() {
		return associationSchema.optional();
	},
	get issue() {
		return threadSchema.optional();
	},
	get pull_request() {
		return threadSchema.optional();
	}
});
function isByStranger(payload) {
	const acted = actedSchema.safeParse(payload).data;
	if (acted === void 0) return true;
	const { action, sender, comment, review, issue, pull_request: pull } = acted;
	const text = comment ?? review;
	if (text !== void 0) return isOutsider(text.author_association);
	const thread = issue ?? pull;
	return thread?.user?.id === sender.id && (action === "closed" || action === "reopened") && isOutsider(thread.author_association);
}

// src/core/view/markers.ts
const viewNames = [
	"status",
	"escalation",
	"request",
	"refused",
	"reply",
	"help",
	"summary",
	"config",
	"blocked"
];
const madeName = "made";
function viewMarker(name, of) {
	return of === void 0 ? `<!-- baton-${name} -->` : `<!-- baton-${name}:${escapeHyphens(of)} -->`;
}
function escalationMarker(run, reopened = 0) {
	return viewMarker("escalation", reopened === 0 ? run : `${run}/${reopened}`);
}
function builtinMarker(run, stage) {
	return `<!-- baton-${madeName}:${escapeHyphens(`${run}/${stage}`)} -->`;
}
function hasBuiltinMarker(text) {
	return new RegExp(`<!-- baton-${madeName}:\\S+ -->$`).test(text.trimEnd());
}
const anyView = new RegExp(`<!-- baton-(?:${viewNames.join("|")})[: ]`);
function isBatonView({ author, body }) {
	return author !== null && isBot(author) && anyView.test(body);
}
function parseViewMarker(name, body) {
	const last = body.slice(body.lastIndexOf("\n") + 1);
	return new RegExp(`^<!-- baton-${name}:(\\S+) -->$`).exec(last)?.[1]?.replaceAll("\\u002d", "-");
}
function escapeHyphens(text) {
	return text.replaceAll("-", "\\u002d");
}
function hasMarker({ body }, marker) {
	return normaliseBody(body).endsWith(marker);
}
function findMarkedComment(things, { marker, accepts }) {
	return things.find((thing) => hasMarker(thing, marker) && accepts(thing));
}
function authorIdOf({ author }) {
	return typeof author === "number" ? author : author?.id;
}
function isBy(account) {
	return (thing) => account !== void 0 && authorIdOf(thing) === account;
}

// src/core/view/comment/config-notice.ts
const configNoticeLabel = "baton:action-required";
const configNoticeMarker = viewMarker("config", "faults");
const mostProblems$1 = 20;
function renderConfigNotice({ file, commit, page, problems }) {
	const faults = problems.length === 1 ? "a fault" : `${problems.length} faults`;
	const blob = configUrl({
		file,
		commit,
		page
	});
	const lines = problems.slice(0, mostProblems$1).map((problem) => `- ${renderProblem(problem, blob)}`);
	const more = problems.length - lines.length;
	const body = [
		`Nothing can be started: ${codeSpan(file)} has ${faults} at [\`${commit.slice(0, 12)}\`](${blob}).`,
		[...lines, ...more > 0 ? [`- … and ${more} more; \`baton validate\` says them all.`] : []].join("\n"),
		"Fix them on the default branch. This issue is closed by Baton when it next reads the file, which the workflow of `examples/check-config` and the App do at once, and a sweep every day.",
		configNoticeMarker
	];
	return {
		title: `Baton: ${file} has ${faults}`,
		body: body.join("\n\n")
	};
}
function configUrl({ file, commit, page }) {
	return `${page}/blob/${commit}/${file.split("/").map(encodeURIComponent).join("/")}`;
}
function renderProblem({ code, message, line, column }, blob) {
	const text = neutraliseInline(oneLine(message, 600), {
		references: true,
		tables: false
	});
	if (line === void 0) return linkCodes(`${code}: ${text}`);
	return `[${column === void 0 ? `line ${line}` : `line ${line}, column ${column}`}](${blob}#L${line}): ${linkCodes(`${code}: ${text}`)}`;
}

// src/core/run/check-decision.ts
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
		case "raise": return checkRaise(state);
		case "expire": return checkExpiry(state, deciding.stage);
		case "woken": return checkWaking(state, deciding.stage);
		case "approve":
		case "reject": return state.end === void 0 ? checkApproval(state, deciding) : hasEnded(run, state.end);
		default: return deciding.verb;
	}
}
function describeLate(state, deciding) {
	if (!isOutdated(state, deciding)) return void 0;
	return `A newer command has been carried out for run \`${state.run.run}\`, so this one came too late.`;
}
function isOutdated({ decisions }, { verb, stage, source }) {
	if (source.kind !== "comment" || verb === "approve") return false;
	const isApart = ({ body, task }) => {
		if (verb === "raise" || body.verb === "raise") return verb === "answer" || body.verb === "answer" || body.verb === "approve";
		return verb === "answer" && (body.verb === "answer" || body.verb === "approve") && task !== stage;
	};
	return decisions.filter(({ body }) => body.source.kind === "comment" && body.source.comment > source.comment).some((decision) => !isApart(decision));
}
function checkAnswer(state, stage = "") {
	const named = listNamedStages(state).find((each) => each.stage === stage);
	if (named?.kind === "asks") return void 0;
	const { run } = state.run;
	if (named?.kind === "answered") return `The question of stage \`${stage}\` of run \`${run}\` was answered already, by \`${named.by}\`. The first answer counts.`;
	return `Stage \`${stage}\` of run \`${run}\` waits for no answer.`;
}
function checkExpiry({ run, rows, end }, stage = "") {
	if (end !== void 0) return hasEnded(run.run, end);
	const row = rows.get(stage);
	return awaitsChildren(row) || awaitsPerson(row) ? void 0 : `Stage \`${stage}\` of run \`${run.run}\` waits no longer.`;
}
function checkWaking({ run, rows, end }, stage) {
	if (end !== void 0) return hasEnded(run.run, end);
	if ([...rows.values()].filter((row) => awaitsTime(row) && isMeant(stage ?? "", row.name)).length > 0) return void 0;
	return stage === void 0 ? `Nothing of run \`${run.run}\` sleeps.` : `Stage \`${stage}\` of run \`${run.run}\` does not sleep.`;
}
function checkRaise(state) {
	const { run } = state.run;
	if (state.end !== void 0) return hasEnded(run, state.end);
	return askingRows(state).some((row) => awaitsRaise(row)) ? void 0 : `Run \`${run}\` waits for no money.`;
}
function checkRetry(state, stage) {
	const { run } = state.run;
	const { end } = state;
	if (end === void 0 && unanswered(state).length > 0) return `Run \`${run}\` waits for an answer, so there is nothing to try again: comment \`/baton answer <your answer>\`.`;
	if (end === void 0 && askingRows(state).some((row) => awaitsRaise(row))) return `Run \`${run}\` waits for more money, so there is nothing to try again: comment \`/baton raise\` with an amount, as its question says.`;
	if (end === void 0) return `Run \`${run}\` is under way, so there is nothing to try again yet.`;
	if (end.body.outcome !== "failed") return `${hasEnded(run, end)} Only what failed can be tried again.`;
	return stage === void 0 ? void 0 : checkRetriedStage(state, stage);
}
function checkRetriedStage(state, stage) {
	const { run } = state.run;
	const row = state.rows.get(stage);
	if (row === void 0) return `Run \`${run}\` has no stage \`${stage}\`; its stages are ${[...state.rows.keys()].map((name) => `\`${name}\``).join(", ")}.`;
	if (row.status === "never" && row.never.kind !== "blocked") {
		if (listElements(state.run, stage).map((element) => state.rows.get(elementName(element))).some((each) => each?.status === "ended" && !isSuccess(each.last.body.outcome))) return void 0;
		const { never } = row;
		return `Stage \`${stage}\` of run \`${run}\` ${never.kind === "skipped" ? `was skipped: ${describeSkipped(never)}` : `cannot start: ${describeBroken(never)}`}. A run keeps the configuration that it started with; start the pipeline again.`;
	}
	const parent = describeParent(state, stage);
	if (parent !== void 0) return parent;
	return isStopped(row) || row.status === "ended" && !isSuccess(row.last.body.outcome) ? void 0 : `Stage \`${stage}\` of run \`${run}\` did not fail, so there is nothing to try again.`;
}
function describeParent({ run, rows }, stage) {
	const parent = childOf(run, stage)?.parent;
	const above = parent === void 0 ? void 0 : rows.get(parent);
	const row = rows.get(stage);
	if (parent === void 0 || above === void 0) return void 0;
	const named = `Task \`${stage}\` of run \`${run.run}\``;
	const again = `Comment \`/baton retry ${parent}\` instead.`;
	if (row?.status === "never" && row.never.kind === "blocked") return `${named} was cancelled, because a task above it failed. ${again}`;
	return above.status === "ended" && isSuccess(above.last.body.outcome) ? `${named} has a parent that has ended well, and nothing would read what it comes to.` : void 0;
}
function isStopped(row) {
	if (row.status === "waiting") return (row.next ?? row.last ?? row.wait.count) !== void 0;
	return row.status === "ready" || row.status === "closing";
}
function checkApproval(state, { stage = "", approval }) {
	const row = state.rows.get(stage);
	const named = `Stage \`${stage}\` of run \`${state.run.run}\``;
	if (!awaitsApproval(row)) return `${named} does not wait for approval.`;
	if (approval === void 0 || approval.basis === row.wait.basis) return void 0;
	return `${named} has changed meanwhile, so this approval does not fit it any more.`;
}
function hasEnded(run, { body }) {
	return `Run \`${run}\` has ended already (${body.outcome}).`;
}

// src/core/run/notices.ts
function endKey(seq) {
	return `end/${seq}`;
}
function askKey(stage, seq) {
	return `ask/${seq}/${stage}`;
}
function closeKey(seq) {
	return `close/${seq}`;
}
function isCloseKey(key) {
	return key.startsWith("close/");
}
function isAskKey(key) {
	return key.startsWith("ask/");
}
function receiversOf({ run }, { on, outcome }) {
	const event = on === "raise" ? "needs-input" : on;
	const words = outcome === "failed" ? [event, "failed"] : [event];
	const wanted = (pipelineOf(run).notify ?? []).filter((listener) => words.some((word) => listener.on.includes(word)));
	const endpoints = wanted.flatMap(({ to, as = "standard-webhooks" }) => to === void 0 ? [] : [{
		to,
		as
	}]);
	return {
		dispatches: [...new Set(wanted.flatMap(({ dispatch }) => dispatch ?? []))],
		endpoints: [...new Map(endpoints.map((endpoint) => [`${endpoint.to} ${endpoint.as}`, endpoint])).values()]
	};
}
function isAwaited(state, happening) {
	const { dispatches, endpoints } = receiversOf(state, happening);
	return dispatches.length + endpoints.length > 0;
}
function happeningOf(notice) {
	return notice.on === "end" ? {
		on: notice.on,
		outcome: notice.end.body.outcome
	} : { on: notice.on };
}
function listNotices(state) {
	const { end } = state;
	return [
		...state.transfers.map((transfer) => ({
			key: `transfer/${transfer.seq}`,
			on: "transfer",
			transfer
		})),
		...[...state.rows.values()].flatMap((row) => listRequests(state, row)),
		...end === void 0 ? [] : [{
			key: endKey(end.seq),
			on: "end",
			end
		}]
	].filter((notice) => isAwaited(state, happeningOf(notice)));
}
function listRequests(state, row) {
	const stage = row.name;
	if (awaitsApproval(row)) return [{
		key: `approval/${approvalSeqs(state, {
			stage,
			due: row.next
		}).at(-1)}/${stage}`,
		on: "approval",
		stage,
		awaiting: row
	}];
	if (awaitsRaise(row)) return askingRows(state).includes(row) ? [{
		key: `raise/${row.next.cause}/${stage}`,
		on: "raise",
		stage,
		awaiting: row
	}] : [];
	return awaitsAnswer(row) || row.status === "ended" && row.last.body.outcome === "needs-input" ? [{
		key: `needs-input/${row.last.seq}`,
		on: "needs-input",
		stage,
		asked: row.last
	}] : [];
}
function listKeysAfter(state, cause) {
	const transfers = new Set(listTransfersBefore(state, cause));
	const endCause = findCauseOfEnd(state);
	return listNotices(state).flatMap((notice) => {
		if (notice.on === "transfer") return transfers.has(notice.transfer) ? [notice.key] : [];
		if (notice.on === "needs-input") return notice.asked.seq === cause ? [notice.key] : [];
		return notice.on === "end" && endCause === cause ? [notice.key] : [];
	});
}
function listTransfersBefore({ tasks, transfers }, cause) {
	const last = tasks.find(({ seq }) => seq === cause);
	if (last === void 0) return transfers.filter((each) => isFallback(each) && each.seq === cause + 1);
	const found = [];
	for (let execution = last.execution;; execution -= 1) {
		const transfer = transfers.find((each) => each.task === last.task && each.execution === execution);
		const isOfJob = execution === last.execution || transfer?.body.inline === true;
		if (transfer !== void 0 && isOfJob) found.push(transfer);
		else if (execution !== last.execution) return found;
	}
}
function findCauseOfEnd({ run, tasks, decisions, end }) {
	if (end === void 0) return void 0;
	return Math.max(run.seq, ...[...tasks, ...decisions].map(({ seq }) => seq).filter((seq) => seq < end.seq));
}

// src/core/state/decide.ts
function decide(state, options) {
	const notices = listKeysAfter(state, options.cause).filter((key) => options.isTold !== true || !key.startsWith("transfer/")).map((key) => ({
		kind: "notify",
		key
	}));
	const closed = askRun(state, options.now);
	if (closed?.kind === "never" && state.end !== void 0) return [
		{
			kind: "ignore",
			reason: closed.why
		},
		...afterEnd(state, state.end.body.outcome),
		...notices
	];
	if (closed?.kind === "never") return endRun$1(state, {
		outcome: "failed",
		reason: closed.why
	}, notices);
	const ending = findEnding(state, options.now);
	if (ending !== void 0) return endRun$1(state, ending, notices);
	const asks = listAsks(state);
	const others = notices.filter((notice) => !asks.some((ask) => ask.kind === "notify" && ask.key === notice.key));
	if (closed !== void 0) return [
		{
			kind: "ignore",
			reason: "the run is paused"
		},
		{ kind: "update-views" },
		...others
	];
	return [
		...readyRows(state).filter(({ next }) => next.cause === options.cause).map(({ name, next }) => ({
			kind: "dispatch-task",
			stage: name,
			for: jobFor(state, name),
			due: next
		})),
		...asks,
		{ kind: "update-views" },
		...others
	];
}
function explainVainRetry(state, now) {
	const effects = decide(state, {
		cause: state.tip.seq,
		now
	});
	const end = effects.find((effect) => effect.kind === "end-run");
	if (end !== void 0) return `Run \`${state.run.run}\` cannot go on: ${end.reason}.`;
	if (effects.some(({ kind }) => kind === "dispatch-task" || kind === "ask")) return explainMissingPlace(state);
	return `Nothing of run \`${state.run.run}\` can be tried again.`;
}
function explainMissingPlace(state) {
	const parents = listFailedParents(state, state.decisions.at(-1)?.task ?? "");
	const parent = parents.at(-1);
	const most = pipelineOf(state.run).limits["max-tasks"];
	const last = state.tasks.length + readyRows(state).length + awaitingRows(state).length + parents.length;
	if (parent === void 0 || last <= most) return void 0;
	return `Run \`${state.run.run}\` cannot go on: limits.max-tasks is ${most}, and \`${parent}\` behind it would be execution number ${last}. Comment \`/baton retry ${parent}\` instead.`;
}
function askRun(state, now) {
	for (const { name, ofRun } of gates) {
		const answer = ofRun?.ask(state, now);
		if (answer !== void 0 && answer.kind !== "open") return {
			...answer,
			gate: name
		};
	}
}
function decideAsks(state) {
	return state.paused === void 0 ? listAsks(state) : [];
}
function listAsks(state) {
	return askingRows(state).flatMap(({ name: stage }) => {
		const notice = listNotices(state).find((each) => "stage" in each && each.stage === stage);
		return [...notice === void 0 ? [] : [{
			kind: "notify",
			key: notice.key
		}], {
			kind: "ask",
			stage
		}];
	});
}
function endEarly(state, reason) {
	return endRun$1(state, {
		outcome: "failed",
		reason
	});
}
function endRun$1(state, ending, notices = []) {
	const own = isAwaited(state, {
		on: "end",
		outcome: ending.outcome
	}) ? [{
		kind: "notify",
		key: endKey(state.tip.seq + 1)
	}] : [];
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
function afterEnd(state, outcome) {
	return [
		...needsPerson(outcome) ? [{ kind: "escalate" }] : [],
		{ kind: "update-views" },
		...state.run.body.reaction === void 0 ? [] : [{
			kind: "react",
			outcome
		}],
		{ kind: "fold-comments" },
		...remembers(state) ? [{ kind: "write-history" }] : []
	];
}
function remembers({ run }) {
	const { config, pipeline } = run.body;
	return pipelineOf(run).history !== void 0 || budgetsOf(config, pipeline).length > 0;
}
function findEnding(state, now) {
	const rows = [...state.rows.values()];
	const stagesAlone = rows.filter(({ parent }) => parent === void 0);
	const overdue = unanswered(state).filter((row) => row.kind !== "child" && isOverdue(state, row, now));
	const late = new Set(overdue.map(({ name }) => name));
	const isHeld = (row) => isOpen(row) && !late.has(row.name) && (!awaitsOthers(row) || late.size === 0);
	if (rows.some(isHeld)) return void 0;
	const all = stagesAlone.flatMap((row) => row.status === "ended" ? [{
		stage: row.name,
		body: row.last.body
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
	const [broken] = stagesAlone.flatMap((row) => row.status === "never" && row.never.kind === "broken" ? [`${row.name}: ${describeBroken(row.never)}`] : []);
	if (broken !== void 0) return {
		outcome: "failed",
		reason: broken
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
function describeSuccess({ run, rows }) {
	const stagesAlone = [...rows.values()].filter(({ parent }) => parent === void 0);
	const failed = stagesAlone.flatMap((row) => row.status === "ended" && isTolerated(run, row.last.body) ? [row.name] : []);
	const skipped = stagesAlone.flatMap((row) => row.status === "never" && row.never.kind === "skipped" ? [row.name] : []);
	if (failed.length + skipped.length === 0) return "all stages succeeded";
	return `${[...failed.length === 0 ? [] : [`${failed.join(", ")} failed, which \`continue-on-failure\` allows`], ...skipped.length === 0 ? [] : [`${skipped.join(", ")} ${skipped.length === 1 ? "was" : "were"} skipped`]].join("; ")}; all other stages succeeded`;
}

// src/core/trigger/command-arguments.ts
const longestLine = 2e3;
const wordPattern = /[ \t]*(?:((?:--)?[A-Za-z_][A-Za-z0-9_-]*)=)?(?:"([^"]*)"|([^ \t"]+)|(?<==))(?=[ \t]|$)/y;
function splitWords(text) {
	const line = text.trim();
	if (line.length > longestLine) return failure(`The line has ${line.length} characters, and at most ${longestLine} are taken. Longer text can stand below the line, where a prompt reads it as \`event.comment\`.`);
	const words = [];
	const word = new RegExp(wordPattern);
	while (word.lastIndex < line.length) {
		const at = word.lastIndex;
		const found = word.exec(line);
		if (found === null) return failure(describeQuotes(line.slice(at).trim()));
		const [, key, quoted, plain = ""] = found;
		const fault = quoted === void 0 ? findInPlain(plain) : findInQuotes(quoted);
		if (fault !== void 0) return failure(fault);
		words.push({
			key,
			value: quoted ?? plain
		});
	}
	return success(words);
}
function describeQuotes(rest) {
	return `${showWord(rest)} has a quote that is not closed, or one in the middle of a word; write \`name="two words"\`.`;
}
function findInPlain(value) {
	if (/[“”„«»‘’]/.test(value)) return `${showWord(value)} has curly quotes; write straight ones: \`name="two words"\`.`;
	const [wrong] = value.replace(/[A-Za-z0-9._/:@+,-]+/g, "");
	if (wrong === void 0) return void 0;
	return `${showWord(value)} has the character ${showWord(wrong)}; put such a value in double quotes: \`name="two words"\`.`;
}
function findInQuotes(value) {
	if (value.replace(invisibleCharacters, "") !== value) return `${showWord(value)} has a character that nobody sees; take it out.`;
	const wrong = /[\\`<>]/.exec(value)?.[0];
	if (wrong === void 0) return void 0;
	const name = wrong === "`" ? "a backtick" : showWord(wrong);
	return `${showWord(value)} has ${name}, which no value of a command has: code and HTML are no plain text; take it out.`;
}
function readArguments(pattern, words) {
	const usage = parseUsage(pattern);
	if (!usage.ok) return failure("The usage line of this command cannot be read.");
	const reader = new Reader(usage.value, words);
	const fault = reader.readAll();
	if (fault !== void 0) return failure(fault);
	const missing = usage.value.filter(({ name, required }) => required && !reader.values.has(name));
	if (missing.length > 0) return failure(missing.map(({ label }) => `\`${label}\` is missing.`).join(" "));
	return success(Object.fromEntries(reader.values));
}
var Reader = class {
	values = /* @__PURE__ */ new Map();
	usage;
	words;
	constructor(usage, words) {
		this.usage = usage;
		this.words = [...words];
	}
	readAll() {
		for (let word = this.words.shift(); word !== void 0; word = this.words.shift()) {
			const fault = isFlag(word) ? this.readFlag(word) : this.readPlain(word);
			if (fault !== void 0) return fault;
		}
	}
	readFlag({ key, value }) {
		const label = key ?? value;
		const flags = this.usage.filter(({ kind }) => kind === "flag" || kind === "option");
		const found = flags.find((each) => each.label === label);
		if (found === void 0) {
			const labels = flags.map((each) => each.label);
			return `${showWord(label)} is unknown.${suggestName(label, labels)}`;
		}
		if (this.values.has(found.name)) return `\`${label}\` stands there twice.`;
		return found.kind === "flag" ? this.setFlag(found, key) : this.setOption(found, {
			key,
			value
		});
	}
	setFlag({ name, label }, key) {
		if (key !== void 0) return `\`${label}\` is a flag and takes no value.`;
		this.values.set(name, "true");
	}
	setOption({ name, label }, { key, value }) {
		const next = key === void 0 ? this.words.shift() : void 0;
		const given = key === void 0 ? next?.value : value;
		if (given === void 0 || given === "" || next !== void 0 && isFlag(next)) return `\`${label}\` needs a value behind it.`;
		if (next?.key !== void 0) return describeAssignment(next);
		this.values.set(name, given);
	}
	readPlain(word) {
		if (word.key !== void 0) return describeAssignment(word);
		const next = this.usage.find(({ name, kind }) => kind === "word" && !this.values.has(name) || kind === "words");
		if (next === void 0) return `${showWord(word.value)} is one word too many.`;
		const before = this.values.get(next.name);
		this.values.set(next.name, before === void 0 ? word.value : `${before} ${word.value}`);
	}
};
function isFlag({ key, value }) {
	return (key ?? value).startsWith("--");
}
function describeAssignment({ key, value }) {
	return `${showWord(`${key}=${value}`)} has a \`=\`; write the value alone, in double quotes if it has one.`;
}

// src/core/trigger/given-inputs.ts
function readNamedInputs(trigger, { name, on }) {
	const declared = listNamedInputs(on);
	const given = trigger.kind === "manual" ? parseText(trigger.given ?? "") : parseAssignments(findRest(trigger.comment?.body ?? "", `/baton run ${name}`) ?? "");
	const checked = given.ok ? checkValues(given.value, declared) : given;
	if (checked.ok) return checked;
	const parts = renderInputUsage([...declared.values()]);
	const usage = declared.size === 0 ? "" : ` Write ${codeSpan(`/baton run ${name} ${parts}`)}.`;
	const byHand = declared.size === 0 ? "" : ` The input \`inputs\` has ${codeSpan(parts)}, or the same as a JSON object.`;
	return failure(`${checked.error}${trigger.kind === "manual" ? byHand : usage}`);
}
function readCommandInputs(trigger, { on, filter }) {
	const { command, arguments: pattern } = filter;
	if (pattern === void 0) return success({});
	const words = splitWords(findRest(trigger.comment?.body ?? "", command) ?? "");
	const given = words.ok ? readArguments(pattern, words.value) : words;
	const checked = given.ok ? checkValues(given.value, listCommandInputs(on, filter)) : given;
	return checked.ok ? checked : failure(`${checked.error} Write ${codeSpan(`${command} ${pattern}`)}.`);
}
function readGivenInputs(trigger, place) {
	if (trigger.kind !== "manual" && trigger.kind !== "comment") return void 0;
	if (trigger.named !== void 0) return trigger.named === place.name ? readNamedInputs(trigger, place) : void 0;
	const given = filtersOf(place.on.comment).filter(({ command, arguments: pattern, subject = trigger.subject.kind }) => pattern !== void 0 && subject === trigger.subject.kind && findRest(trigger.comment?.body ?? "", command) !== void 0).map((filter) => readCommandInputs(trigger, {
		on: place.on,
		filter
	}));
	return given.find(({ ok }) => ok) ?? given[0];
}
const jsonForm = "write a JSON object, such as `{\"topic\": \"two words\"}`, or `topic=\"two words\"`.";
function parseText(text) {
	if (text.trim() === "") return success({});
	if (!text.trim().startsWith("{")) return parseAssignments(text);
	const parsed = parseUntrustedJson(text, {
		maxBytes: 262144,
		maxDepth: 3,
		maxNodes: 500
	});
	if (!parsed.ok) return failure(`${describeFault(parsed.error)}; ${jsonForm}`);
	return isPlainMap(parsed.value) ? success(parsed.value) : failure(`The input \`inputs\` is no JSON object; ${jsonForm}`);
}
function describeFault({ message, path }) {
	if (path === void 0) return `The input \`inputs\` ${message}`;
	return `In the input \`inputs\`, ${/^the /.test(message) ? message : `${showWord(path)} ${message}`}`;
}
function parseAssignments(text) {
	const words = splitWords(text);
	if (!words.ok) return words;
	const given = /* @__PURE__ */ new Map();
	for (const { key, value } of words.value) {
		if (key === void 0) return failure(`${showWord(value)} is no \`name=value\`.`);
		if (given.has(key)) return failure(`${showWord(key)} stands there twice.`);
		given.set(key, value);
	}
	return success(Object.fromEntries(given));
}
const mostFaults = 5;
const mostNames$1 = 20;
function checkValues(given, declared) {
	const known = [...declared.keys()];
	const unknown = Object.keys(given).filter((name) => !declared.has(name));
	if (known.length === 0 && unknown.length > 0) return failure(`The pipeline takes no inputs, and ${shorten(unknown.map(showWord), mostFaults).join(", ")} was given.`);
	const read = [...declared.values()].map((input) => ({
		name: input.name,
		value: readValue(input, given)
	}));
	const faults = [...describeUnknown$1(unknown, known), ...shorten(read.flatMap(({ value }) => value.ok ? [] : [value.error]), mostFaults, ".")];
	if (faults.length > 0) return failure(faults.join(" "));
	return success(Object.fromEntries(read.flatMap(({ name, value }) => value.ok && value.value !== void 0 ? [[name, value.value]] : [])));
}
function describeUnknown$1(unknown, known) {
	if (unknown.length === 0) return [];
	const strange = unknown.map((name) => `${showWord(name)} is no input here.${suggestName(name, known)}`);
	const more = known.length > mostNames$1 ? `, and ${known.length - mostNames$1} more` : "";
	return [...shorten(strange, mostFaults, "."), `There are: ${quoteNames(known.slice(0, mostNames$1))}${more}.`];
}
function shorten(texts, most, end = "") {
	return texts.length <= most ? texts : [...texts.slice(0, most), `and ${texts.length - most} more${end}`];
}
function readValue(input, given) {
	const { name, required, type } = input;
	const raw = Object.hasOwn(given, name) ? given[name] : void 0;
	if (raw === void 0 || raw === "" && (required || type !== "string")) return required ? failure(`\`${name}\` is missing.`) : success(void 0);
	if (typeof raw === "object") return failure(`\`${name}\` is ${raw === null ? "null" : "no single value"}, and has to be a ${type}.`);
	if (typeof raw === "number" && type !== "number") return failure(`\`${name}\` is ${raw}, a number, and has to be a ${type}; put it in double quotes.`);
	const parsed = parseInputValue(input, String(raw));
	return parsed.ok ? parsed : failure(`\`${name}\` is ${showWord(String(raw))}, and ${parsed.error}`);
}

// src/core/trigger/match/check-command.ts
function checkNamed({ trigger, name, pipeline }) {
	const { kind, named = "" } = trigger;
	const check = kind === "manual" ? "manual" : "command";
	if (named !== name) return {
		check,
		passed: false,
		detail: `The pipeline ${codeSpan(truncateCodePoints(named, 100))} was asked for.`
	};
	if (kind === "manual") {
		const passed = pipeline.on.manual !== void 0;
		return {
			check,
			passed,
			detail: passed ? "It was asked for by name." : "It was asked for by name, and has no `on.manual`."
		};
	}
	const subject = trigger.subject.kind === "issue" ? "issues" : "pull-requests";
	const { on } = pipeline;
	const isAboutPulls = subject === "pull-requests" && on.checks !== void 0 && on.checks.of !== "default-branch";
	const passed = on[subject] !== void 0 || isAboutPulls || on.comment !== void 0 || on.manual !== void 0;
	return {
		check,
		passed,
		detail: passed ? `\`/baton run ${name}\` asks for it.` : `\`/baton run ${name}\` asks for it, and the pipeline has none of \`on.${subject}\`, \`on.comment\` and \`on.manual\`.`
	};
}
function checkNamedInputs(trigger, place) {
	if (trigger.named !== place.name) return [];
	return describeInputs$1(readNamedInputs(trigger, place), listNamedInputs(place.on).size > 0);
}
function checkCommand(filter, trigger, on) {
	const body = trigger.comment?.body ?? "";
	const found = findCommandLine(body);
	const passed = isCommandOf(filter, body);
	const says = found === void 0 ? "The first line of the comment is no command" : `The comment says ${codeSpan(found)}`;
	const given = passed && filter.arguments !== void 0 ? readCommandInputs(trigger, {
		on,
		filter
	}) : void 0;
	return [
		{
			check: "command",
			passed,
			detail: `${says}; the pipeline's is \`${filter.command}\`.`
		},
		...checkSubjectKind(filter.subject, trigger.subject.kind),
		...given === void 0 ? [] : describeInputs$1(given, true)
	];
}
function describeInputs$1(given, isAsked) {
	if (!given.ok) return [{
		check: "inputs",
		passed: false,
		detail: given.error
	}];
	return isAsked ? [{
		check: "inputs",
		passed: true,
		detail: "Its inputs fit."
	}] : [];
}
function checkSubjectKind(wanted, kind) {
	if (wanted === void 0) return [];
	const name = (which) => which === "issue" ? "an issue" : "a pull request";
	const passed = kind === wanted;
	return [{
		check: "subject",
		passed,
		detail: `It stands on ${name(kind)}${passed ? "" : `, and has to on ${name(wanted)}`}.`
	}];
}

// src/core/view/links.ts
function threadUrl({ body }, thread) {
	const { number, url } = body.trigger.subject;
	return thread === number ? url : url.replace(/\/(?:issues|pull)\/\d+$/, `/issues/${thread}`);
}
function repositoryPage(url) {
	return /^(https?:\/\/[^/?#]+\/[^/?#]+\/[^/?#]+)\/(?:issues|pull|actions\/runs)\/\d+$/.exec(url)?.[1];
}
function pageOf({ body }) {
	return repositoryPage(body.trigger.subject.url);
}
function commentsOf(stored, run) {
	const own = stored.filter(({ record, comment }) => record.run === run && comment !== 0);
	return new Map(own.map(({ record, comment }) => [record.seq, comment]));
}
function commentUrl({ run }, comment) {
	return comment === void 0 ? void 0 : `${threadUrl(run, run.thread)}#issuecomment-${comment}`;
}
function statusUrl({ run }, comment) {
	return comment === void 0 ? void 0 : `${threadUrl(run, viewThreadOf(run))}#issuecomment-${comment}`;
}
function renderArtifactLink({ locator, workflowRun }) {
	if (locator === void 0) return "";
	const name = `artifact ${locator.artifactId}`;
	return `${workflowRun.url === "" ? name : `[${name}](${workflowRun.url}/artifacts/${locator.artifactId})`} of workflow run ${locator.run}, ${locator.bytes} bytes, \`${locator.sha256}\``;
}
function jobUrl({ url, job }) {
	return url === "" || job === void 0 ? url : `${url}/job/${job}`;
}
function describeSubject({ body }, thread) {
	const { number } = body.trigger.subject;
	return thread === number ? `#${number}` : `\`#${number}\``;
}

// src/core/view/reason-words.ts
const words$1 = {
	prompt: "its prompt could not be built",
	template: "one of its fields could not be filled in",
	"branch-name": "the name of its branch is not allowed",
	"label-name": "the name of a label is not allowed",
	"max-reached": "it has made as many things as it may (`max`)",
	"max-handoffs": "the run has used up its transfers (`limits.max-handoffs`)",
	"max-turns": "the agent has used up its turns (`max-turns`)",
	budget: "the agent has cost as much as it may (`max-cost-usd`)",
	permission: "the agent was refused a tool that it needed",
	"no-pull-request": "there is no pull request that it could work on",
	"outside-text": "the run used text by people without write access",
	"records-missing": "records of the run are missing",
	"order-misfit": "its order does not fit the records of the run",
	"incompatible-version": "another version of Baton wrote records of this run",
	"artifact-expired": "a stored handoff was deleted or has expired",
	"artifact-foreign": "a stored handoff belongs to another workflow run or repository",
	"artifact-replaced": "a stored handoff was replaced",
	cancelled: "Baton stopped it, because its run was cancelled",
	replaced: "Baton stopped it, because a newer run took the place of its run",
	"parent-failed": "Baton stopped it, because its parent had failed (`on-parent-failure: cancel`)",
	setup: "the commands under `setup` failed",
	startup: "the agent could not be started",
	"secret-missing": "a secret that the agent needs was not passed to its job",
	"not-runnable": "its program cannot be run",
	"unknown-model": "the provider does not have its model",
	workspace: "its working copy could not be prepared",
	"branch-refused": "nothing may be pushed to its branch",
	"workflows-forbidden": "GitHub refused a branch whose workflow files differ",
	"pull-requests-forbidden": "GitHub Actions may not open pull requests here",
	"pull-request-refused": "GitHub refused the pull request",
	"issue-refused": "GitHub refused the issue",
	"comment-refused": "GitHub refused the comment",
	"labels-refused": "GitHub refused the labels",
	"review-refused": "GitHub refused the review",
	"exit-status": "its program ended with an error",
	timeout: "its time was up",
	killed: "the agent broke off without a result",
	unspecified: "the agent reported a failure",
	"empty-output": "the agent did not say how it ended",
	handoff: "its handoff is missing or does not fit",
	context: "the task was longer than the model can take at once",
	loop: "the agent went round in a circle",
	"structured-output": "the answer of the agent did not fit the schema",
	"stopped-early": "the agent stopped too early",
	"unknown-target": "the agent named an agent that it may not hand over to",
	"incomplete-transfer": "the agent asked to hand over and left out `to` or `message`, or wrote it too long",
	"children-refused": "it asked for child tasks that cannot be made, and was told so before",
	"commits-refused": "its commits could not be published",
	"unpublished-work": "its work is on a branch or in a worktree that is not published",
	auth: "the provider of the model refused the key",
	billing: "the account at the provider of the model has no credit",
	limited: "the account at the provider of the model has used up its limit",
	"rate-limit": "the provider of the model was asked too often",
	overloaded: "the provider of the model was overloaded",
	"api-error": "the provider of the model reported an error",
	"stale-base": "its branch moved meanwhile",
	"not-started": "its job never started",
	"order-expired": "its job started too late",
	"job-cancelled": "its job was cancelled or ran out of time",
	"job-failed": "its job failed",
	"job-lost": "its job was lost",
	"output-withheld": "GitHub kept the output of its job back",
	"output-malformed": "the output of its job was not valid",
	"output-unreadable": "the output of its job could not be read"
};
function isKnown(reason) {
	return Object.hasOwn(words$1, reason);
}
function reasonWords(reason) {
	return isKnown(reason) ? words$1[reason] : oneLine(reason);
}
function failureWords({ failure, limit, outcome, finishedAt }) {
	if (limit === void 0) return reasonWords(failure?.reason ?? outcome);
	return `limited until ${describeTimeSince(limit["not-before"], finishedAt)}`;
}
function openingWords(tasks) {
	if (tasks.length === 0 || tasks.some(({ failure }) => failure?.reason !== "limited")) return void 0;
	const times = tasks.map(({ limit }) => limit?.["not-before"] ?? "").toSorted();
	return times.includes("") ? "the limit is open again" : describeTime(times.at(-1) ?? "");
}
function reasonWithName(reason) {
	return isKnown(reason) ? `${words$1[reason]} (${codeSpan(reason)})` : codeSpan(reason);
}
function renderEndReason(reason) {
	const [, stage = "", known = ""] = /^([\w-]+): ([a-z-]+)$/.exec(reason) ?? [];
	return isKnown(known) ? ` in ${codeSpan(stage)}: ${words$1[known]}` : `: ${oneLine(reason)}`;
}
function nextAfterFailure(state, task) {
	const { stage } = task.body;
	const later = state.tasks.filter(({ body }) => body.stage === stage).find(({ execution }) => execution === task.execution + 1);
	const row = state.rows.get(stage);
	const next = later ?? (state.end === void 0 ? nextOf(row) : void 0);
	if (next !== void 0) return next.attempt > task.attempt ? "retry" : "restart";
	if (state.end === void 0 && awaitsTime(row)) return "sleep";
	const rule = ruleAfter(state, task);
	if (rule === "never" || rule === "later") return rule === "never" ? "final" : rule;
	return task.attempt < maxAttemptsOf(state.run, stage) ? "nothing" : "exhausted";
}
function tellWaits(state, task) {
	if (ruleAfter(state, task, Number.POSITIVE_INFINITY) !== "later") return [];
	return [`it has ${(closedFor(task.body) ?? 0) <= 9e5 ? `waited ${16}` : `slept ${8}`} times for a limit, the most that a task may`];
}

// src/core/view/comment/recourse.ts
function describeStartAgain(trigger) {
	if (trigger.schedule !== void 0) return `wait for the next time of the schedule ${codeSpan(trigger.schedule.cron)}, which starts a new run`;
	return `${describeSameEvent(trigger)} to start a new run`;
}
function describeSameEvent(trigger) {
	const { kind, comment, action, assignee, check, inputs, label } = trigger;
	const change = action === "assigned" ? `assign ${codeSpan(assignee ?? "")} again` : "close it and open it again";
	return {
		comment: `comment ${codeSpan(findCommandLine(comment?.body ?? "") ?? "")} again`,
		review: "submit another review",
		"issue-changed": change,
		"pull-request-changed": change,
		check: check?.of === "default-branch" ? "push to the default branch" : "push a commit",
		webhook: "have the event sent again",
		manual: `start it by hand again${inputs === void 0 ? "" : " with the same inputs"}`
	}[kind] ?? `take the label ${codeSpan(label)} off and put it on again`;
}
function listStagesOfNeed(state) {
	const stages = [...state.rows.values()].filter((row) => {
		const body = lastOf(state, row.name)?.body;
		if (body === void 0) return row.status === "never" && row.never.kind === "broken";
		return needsPerson(body.outcome) && !isTolerated(state.run, body);
	});
	const isNeeded = (stage) => needsPerson(lastOf(state, stage)?.body.outcome ?? "skipped");
	const parts = stages.flatMap(({ name, status }) => {
		const elements = listElements(state.run, name).map(elementName).filter(isNeeded);
		return elements.length === 0 && status !== "never" ? [name] : elements;
	});
	return [...new Set(parts)];
}
function lastOf(state, stage) {
	const row = state.rows.get(stage);
	return row?.status === "ended" || awaitsAnswer(row) ? row.last : void 0;
}
function findGoingOn(state, { end, isHeard }) {
	const { trigger } = state.run.body;
	const stages = listStagesOfNeed(state);
	const retry = end.outcome === "failed" ? findRetry(state, {
		end,
		stages
	}) : void 0;
	const keeps = `keeps what the other ${stages.some(isElement) ? "elements and stages" : "stages"} left`;
	const before = describeRemedy(state, {
		end,
		stages,
		isRetried: retry !== void 0
	});
	const again = describeStartAgain(trigger);
	const command = isHeard ?? receivesCommands(state) ? retry ?? findRestart(state) : void 0;
	if (command !== void 0) {
		const child = retry === void 0 ? "" : describeChildren(state, {
			end,
			stages
		});
		const others = retry === void 0 && trigger.kind === "comment" ? "" : `${child}Or ${again}.`;
		return {
			first: `${before}comment`,
			command,
			effect: retry === void 0 ? "starts a new run" : keeps,
			others
		};
	}
	const unheard = `\`${retry}\` ${keeps}, ${isHeard === void 0 ? "if Baton hears comments" : `once comments are heard: by the App, or with \`issue_comment: { types: [created] }\` under \`on:\` in the workflow that calls Baton`}.`;
	return {
		first: `${before}${again}`,
		effect: "",
		others: retry === void 0 ? "" : unheard
	};
}
function renderGoingOn({ first, command, effect, others }) {
	return `${command === void 0 ? first : `${first} ${codeSpan(command)}, which ${effect}`}. ${others}`.trimEnd();
}
function findRetry(state, { end, stages }) {
	const failed = stages.filter((stage) => lastOf(state, stage)?.body.outcome !== "needs-input");
	const isLost = (stage) => state.rows.get(stage)?.status === "never" || classifyFailure(reasonOf(state, stage)).recourse === "new-run";
	if (failed.some(isLost) || end.reason.startsWith("records-missing: ")) return void 0;
	const names = new Set(failed.map((stage) => groupNameOf(stage) ?? stage));
	const [stage] = names.size === 1 ? names : [];
	return isTaken(state, {
		end,
		stage
	}) ? `/baton retry ${stage ?? ""}`.trimEnd() : void 0;
}
function isTaken(state, { end, stage }) {
	const source = {
		kind: "event",
		event: ""
	};
	if (checkDecision(state, {
		verb: "retry",
		source,
		stage
	}) !== void 0) return false;
	const { run } = state.run;
	const body = {
		verb: "retry",
		actor: {
			id: 0,
			login: ""
		},
		reason: "",
		source,
		decidedAt: end.finishedAt
	};
	return explainVainRetry(stateWith(state, [{
		kind: "decision",
		run,
		task: stage ?? "",
		attempt: 0,
		execution: 0,
		body
	}]), end.finishedAt) === void 0;
}
function findRestart({ run }) {
	const { pipeline: name, trigger } = run.body;
	const line = findCommandLine(trigger.comment?.body ?? "") ?? "";
	if (trigger.kind === "comment") return line.length < 200 && codeSpan(line) === `\`${line}\`` ? line : void 0;
	const pipeline = pipelineOf(run);
	const asked = {
		...trigger,
		kind: "comment",
		named: name
	};
	return hasSubject(trigger) && checkNamed({
		trigger: asked,
		name,
		pipeline
	}).passed && listNamedInputs(pipeline.on).size === 0 ? `/baton run ${name}` : void 0;
}
function describeChildren(state, { end, stages: [parent, ...others] }) {
	const failed = parent === void 0 || others.length > 0 ? [] : failedChildrenOf(state, parent);
	const first = failed.find((stage) => isTaken(state, {
		end,
		stage
	}));
	if (first === void 0) return "";
	const left = failed.length - 1;
	return `If a child has to be done again first, comment \`/baton retry ${first}\`: it runs, then \`${parent}\`.${left === 0 ? "" : ` ${left} more ${left === 1 ? "child has" : "children have"} failed.`} `;
}
function describeRemedy(state, { end, stages, isRetried }) {
	const { run } = state;
	const isAsked = run.body.trigger.schedule === void 0;
	const subject = describeSubject(run, viewThreadOf(run));
	if (end.outcome === "needs-input") return `answer the question ${isAsked ? `in the text of ${subject}` : "where its prompt reads it"}, then `;
	if (end.outcome === "cancelled" || isRetried && end.reason.startsWith("limits.")) return "";
	const opening = openingWords(stages.flatMap((stage) => lastOf(state, stage)?.body ?? []));
	if (opening !== void 0) return `wait until ${opening}, then `;
	const kinds = new Set(stages.map((stage) => classifyFailure(reasonOf(state, stage)).kind));
	if (kinds.has("agent")) return `fix the cause of ${stages.length > 1 ? "each" : "the"} failure${isAsked ? ` in ${subject}` : ""}, then `;
	return kinds.size === 0 || kinds.has("yours") || kinds.has("account") ? "fix that, then " : "";
}
function reasonOf(state, stage) {
	return failuresOf(state, stage).at(-1)?.body.failure?.reason ?? "";
}
function receivesCommands({ run }) {
	return run.body.trigger.kind === "comment" || pipelineOf(run).on.comment !== void 0;
}

// src/core/view/comment/blocked-start.ts
const blockedMarker = viewMarker("blocked");
const mendedMarker = viewMarker("blocked", "mended");
const mostProblems = 5;
function renderBlockedStart(blocked, reactions = []) {
	const { trigger, file, commit, page, cause, problems } = blocked;
	const blob = configUrl({
		file,
		commit,
		page
	});
	const lines = problems.slice(0, mostProblems).map((problem) => `- ${renderProblem(problem, blob)}`);
	const more = problems.length - lines.length;
	const all = [...lines, ...more > 0 ? [`- … and ${more} more; \`baton validate\` says them all.`] : []];
	const faults = problems.length === 1 ? "a fault" : `${problems.length} faults`;
	const why = {
		key: "Baton has no key that it may sign with",
		configuration: `[${codeSpan(file)}](${blob}) has ${faults}`,
		unreadable: `${codeSpan(file)} cannot be read`
	}[cause];
	return [
		`😕 **Nothing was started** by ${nameEvent(trigger)}: ${why}.`,
		all.join("\n"),
		`**To start again**: fix this${cause === "key" ? "" : " on the default branch"}, then ${describeSameEvent(trigger)}.`,
		[...reactions.map(reactionMarker), blockedMarker].join("\n")
	].join("\n\n");
}
function renderMended(body) {
	return [
		"✅ **Fixed**: Baton can start again here. What it said before:",
		body.trimEnd().slice(0, -blockedMarker.length).split(/\r?\n/).filter((line) => parseViewMarker("blocked", line) === void 0).join("\n").trimEnd(),
		mendedMarker
	].join("\n\n");
}
function reactionMarker({ on, id }) {
	return viewMarker("blocked", "comment" in on ? `comment/${on.comment}/${id}` : `subject/${on.subject}/${id}`);
}
const reaction = /^(comment|subject)\/(\d{1,15})\/(\d{1,15})$/;
function parseBlockedReactions(body) {
	return body.split(/\r?\n/).flatMap((line) => {
		const [, kind, number, id] = reaction.exec(parseViewMarker("blocked", line) ?? "") ?? [];
		if (kind === void 0) return [];
		return [{
			on: kind === "comment" ? { comment: Number(number) } : { subject: Number(number) },
			id: Number(id)
		}];
	});
}
function nameEvent({ kind, label, comment, actor }) {
	const of = `of ${codeSpan(actor.login)}`;
	return kind === "comment" ? `the command ${codeSpan(findCommandLine(comment?.body ?? "") ?? "")} ${of}` : `the label ${codeSpan(label)} ${of}`;
}

// src/adapters/github/notices.ts
const viewerSchema = object({ get viewer() {
	return object({ get databaseId() {
		return int();
	} });
} });
async function readOwnAccount({ octokit }) {
	return viewerSchema.parse(await withTranslatedErrors(octokit.graphql("query { viewer { databaseId } }"))).viewer.databaseId;
}
const route$1 = "PATCH /repos/{owner}/{repo}/issues/{issue_number}";
function createNotices(client) {
	const { octokit, base } = client;
	return {
		async listOpen(label) {
			const filter = {
				labels: label,
				state: "open",
				per_page: 100
			};
			const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/issues", {
				...base,
				...filter
			}));
			const listed = array(listedIssueSchema).parse(data).map(({ issue }) => issue);
			if (listed.length === 0) return [];
			const own = listed.every(({ author }) => author === 41898282) ? actionsAccount : await readOwnAccount(client);
			return listed.filter(({ author }) => author === own || author === 41898282);
		},
		async update(number, { title, body }) {
			await withTranslatedErrors(octokit.request(route$1, {
				...base,
				issue_number: number,
				title,
				body
			}));
		},
		async close(number) {
			const closed = {
				state: "closed",
				state_reason: "completed"
			};
			await withTranslatedErrors(octokit.request(route$1, {
				...base,
				issue_number: number,
				...closed
			}));
		}
	};
}

// src/adapters/github/ledgers.ts
const texts = {
	history: {
		label: "baton:ledger",
		title: "Baton history",
		body: "Baton keeps here how the runs of this pipeline ended, for `{{ history }}` in later prompts. The issue is closed and has to stay unlocked. Delete a comment to make Baton forget that run."
	},
	runs: {
		label: "baton:runs",
		title: "Baton runs",
		body: "Baton keeps here the records of runs of this pipeline: of those that no issue or pull request started, and with `comments: outcomes` or `none` of all. The issue is closed and has to stay unlocked."
	}
};
const issueSchema = object({
	get number() {
		return int();
	},
	get title() {
		return string();
	},
	get state() {
		return string();
	},
	get locked() {
		return boolean().default(false);
	},
	get comments() {
		return int();
	},
	get html_url() {
		return string();
	},
	get created_at() {
		return string();
	},
	get user() {
		return object({ get id() {
			return int();
		} }).nullable();
	},
	get pull_request() {
		return unknown().optional();
	}
}).transform(({ number, title, comments, locked, ...issue }) => ({
	title,
	author: issue.user?.id,
	isPull: issue.pull_request !== void 0 && issue.pull_request !== null,
	ledger: {
		number,
		comments,
		locked,
		open: issue.state === "open",
		url: issue.html_url,
		createdAt: issue.created_at
	}
}));
function createLedgers(client, by = "us") {
	let own;
	const listOwn = async (kind, isWanted) => {
		const listed = (await listLabelled(client, kind)).filter(({ title }) => isWanted(title));
		const hasOtherAuthors = by === "us" && listed.some(({ author }) => author !== 41898282);
		own ??= hasOtherAuthors ? readOwnAccount(client) : void 0;
		const accounts = hasOtherAuthors ? [actionsAccount, await own] : [actionsAccount];
		return listed.filter(({ author }) => by === "anybody" || author !== void 0 && accounts.includes(author)).toSorted((a, b) => a.ledger.number - b.ledger.number);
	};
	const list = async (kind, pipeline) => (await listOwn(kind, (title) => title === titleOf(kind, pipeline))).map(({ ledger }) => ledger);
	return {
		list,
		async listAll(kind) {
			const prefix = titleOf(kind, "");
			const listed = await listOwn(kind, (title) => title.startsWith(prefix));
			const byName = Map.groupBy(listed, ({ title }) => title.slice(prefix.length));
			return new Map([...byName].map(([name, issues]) => [name, issues.map(({ ledger }) => ledger)]));
		},
		create: (kind, pipeline) => createLedger(client, {
			kind,
			pipeline,
			find: () => list(kind, pipeline)
		}),
		close: async (number) => void await closeIssue(client, number)
	};
}
async function listLabelled({ octokit, base }, kind) {
	const filter = {
		labels: texts[kind].label,
		state: "all",
		per_page: 100
	};
	const issues = await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/issues", {
		...base,
		...filter
	}));
	return array(issueSchema).parse(issues).filter(({ isPull }) => !isPull);
}
async function createLedger(client, { kind, pipeline, find }) {
	const before = minuteAgo(client.clock);
	const made = await createIdempotently(client.clock, {
		create: () => postIssue(client, kind, pipeline),
		find: async () => (await find()).find(({ createdAt }) => createdAt >= before)
	});
	return made.open ? closeIssue(client, made.number) : made;
}
async function postIssue({ octokit, base }, kind, pipeline) {
	const { label, body } = texts[kind];
	const issue = {
		title: titleOf(kind, pipeline),
		body,
		labels: [label]
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/issues", {
		...base,
		...issue,
		request: { retries: 0 }
	});
	return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}
async function closeIssue({ octokit, base }, number) {
	const change = {
		issue_number: number,
		state: "closed",
		state_reason: "completed"
	};
	const request = octokit.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
		...base,
		...change
	});
	return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}
function titleOf(kind, pipeline) {
	return `${texts[kind].title}: ${pipeline}`;
}
const maxPages$2 = 20;
const commentsSchema = array(looseObject({
	get issue_url() {
		return string();
	},
	get body() {
		return string().nullish();
	}
}));
async function listRecentComments({ octokit, base }, since) {
	const route = "GET /repos/{owner}/{repo}/issues/comments";
	const parameters = {
		...base,
		since,
		sort: "updated",
		direction: "desc",
		per_page: 100
	};
	let pages = 0;
	const listed = await withTranslatedErrors(octokit.paginate(route, parameters, ({ data }, done) => {
		pages += 1;
		if (pages === maxPages$2) done();
		return data;
	}));
	const comments = commentsSchema.parse(listed);
	const holding = comments.filter(({ body }) => holdsEnvelope(body ?? ""));
	const blocked = comments.filter(({ body }) => hasMarker({ body: body ?? "" }, blockedMarker));
	return {
		threads: [...new Set(holding.map(({ issue_url: url }) => Number(url.split("/").at(-1))))],
		blocked: blocked.map((comment) => commentSchema$1.parse(comment))
	};
}

// src/adapters/github/listeners.ts
function createListeners({ octokit, base, clock }) {
	return { async send(type, payload) {
		const body = {
			...base,
			event_type: type,
			client_payload: { ...payload },
			request: { retries: 0 }
		};
		const create = () => withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/dispatches", body));
		await createIdempotently(clock, {
			create,
			find: async () => void 0
		});
	} };
}

// src/adapters/github/permissions.ts
const answerSchema = object({
	get role_name() {
		return string();
	},
	get user() {
		return object({
			get id() {
				return int();
			},
			get login() {
				return string();
			}
		});
	}
});
const membershipSchema = object({ get state() {
	return string();
} });
function createPermissions(client) {
	const { octokit, base } = client;
	return {
		askMembership: (team, login) => readMembership(client, team, login),
		async askRole(login, id) {
			const parameters = {
				...base,
				username: login
			};
			const request = octokit.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", parameters);
			const response = await absentAsUndefined(withTranslatedErrors(request));
			const answer = answerSchema.safeParse(response?.data);
			if (!answer.success || !isRequestedUser(answer.data.user, login, id)) return void 0;
			return answer.data.role_name;
		}
	};
}
async function readMembership({ octokit, base }, team, username) {
	const [org = "", slug = ""] = team.split("/");
	const request = octokit.request("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", {
		org,
		team_slug: slug,
		username,
		headers: base.headers
	});
	try {
		const response = await absentAsUndefined(withTranslatedErrors(request));
		return membershipSchema.safeParse(response?.data).data?.state === "active";
	} catch (error) {
		if (hasReason(error, "forbidden")) return void 0;
		throw error;
	}
}
function isRequestedUser(user, login, id) {
	return user.login.toLowerCase() === login.toLowerCase() && (id === void 0 || user.id === id);
}

// src/adapters/github/pull-requests.ts
const pullRequestSchema = object({
	get number() {
		return int();
	},
	get html_url() {
		return string();
	},
	get body() {
		return string().nullish();
	},
	get user() {
		return object({ get id() {
			return int();
		} }).nullish();
	}
}).transform(({ number, html_url: url, body, user }) => ({
	number,
	url,
	body: body ?? "",
	author: user?.id
}));
function createPullRequests(client) {
	return {
		readOpen: (head) => readOpen(client, head),
		create: (request) => createPullRequest(client, request),
		update: (number, request) => updatePullRequest(client, number, request),
		requestReviewers: (number, request) => requestReviewers(client, number, request)
	};
}
async function readOpen({ octokit, base }, head) {
	const parameters = {
		...base,
		head: `${base.owner}:${head}`,
		state: "open",
		per_page: 1
	};
	const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls", parameters));
	return array(pullRequestSchema).parse(response.data)[0];
}
async function createPullRequest(client, request) {
	return createIdempotently(client.clock, {
		create: () => postPullRequest(client, request),
		find: () => readOpen(client, request.head)
	});
}
async function postPullRequest({ octokit, base }, request) {
	const parameters = {
		...base,
		...request,
		request: { retries: 0 }
	};
	return pullRequestSchema.parse((await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/pulls", parameters))).data);
}
async function updatePullRequest({ octokit, base }, number, request) {
	const parameters = {
		...base,
		pull_number: number,
		...request
	};
	await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", parameters));
}
async function requestReviewers({ octokit, base }, number, { reviewers, teams }) {
	const parameters = {
		...base,
		pull_number: number,
		reviewers: [...reviewers],
		team_reviewers: [...teams]
	};
	await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", parameters));
}

// src/adapters/github/reviews.ts
const route = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const events = {
	comment: "COMMENT",
	"request-changes": "REQUEST_CHANGES",
	approve: "APPROVE"
};
const reviewSchema = object({
	get id() {
		return int();
	},
	get html_url() {
		return string();
	},
	get body() {
		return string().nullish();
	},
	get user() {
		return object({ get id() {
			return int();
		} }).nullish();
	}
}).transform(({ id, html_url: url, body, user }) => ({
	id,
	url,
	body: body ?? "",
	author: user?.id
}));
function createReviews(client) {
	return {
		list: (pull) => listReviews(client, pull),
		create: (pull, review) => createIdempotently(client.clock, {
			create: () => postReview(client, pull, review),
			find: async () => (await listReviews(client, pull)).find((seen) => isSameText(seen.body, review.body))
		})
	};
}
async function listReviews({ octokit, base }, pull) {
	const reviews = octokit.paginate(`GET ${route}`, {
		...base,
		pull_number: pull,
		per_page: 100
	});
	return array(reviewSchema).parse(await withTranslatedErrors(reviews));
}
async function postReview({ octokit, base }, pull, review) {
	const { body, event, commit } = review;
	const parameters = {
		...base,
		pull_number: pull,
		body,
		event: events[event],
		commit_id: commit,
		request: { retries: 0 }
	};
	return reviewSchema.parse((await withTranslatedErrors(octokit.request(`POST ${route}`, parameters))).data);
}

// src/adapters/github/client/setup-schemas.ts
const repositoryFactsSchema = object({
	get id() {
		return int();
	},
	get default_branch() {
		return string();
	},
	get private() {
		return boolean();
	},
	get fork() {
		return boolean();
	},
	get archived() {
		return boolean();
	},
	get has_issues() {
		return boolean();
	},
	get owner() {
		return object({ get type() {
			return string();
		} });
	}
}).transform((found) => ({
	id: found.id,
	defaultBranch: found.default_branch,
	isPrivate: found.private,
	isFork: found.fork,
	isArchived: found.archived,
	hasIssues: found.has_issues,
	isOfOrganization: found.owner.type === "Organization"
}));
const policySchema = object({
	get enabled() {
		return boolean();
	},
	get allowed_actions() {
		return _enum([
			"all",
			"local_only",
			"selected"
		]).default("all");
	},
	get sha_pinning_required() {
		return boolean().default(false);
	}
}).transform((found) => ({
	enabled: found.enabled,
	allowed: found.allowed_actions,
	pinned: found.sha_pinning_required
}));
const selectedSchema = object({
	get github_owned_allowed() {
		return boolean().default(false);
	},
	get verified_allowed() {
		return boolean().default(false);
	},
	get patterns_allowed() {
		return array(string()).default([]);
	}
}).transform((found) => ({
	githubOwned: found.github_owned_allowed,
	verified: found.verified_allowed,
	patterns: found.patterns_allowed
}));
const workflowSettingsSchema = object({
	get default_workflow_permissions() {
		return _enum(["read", "write"]);
	},
	get can_approve_pull_request_reviews() {
		return boolean();
	}
}).transform((found) => ({
	defaultPermissions: found.default_workflow_permissions,
	mayCreatePullRequests: found.can_approve_pull_request_reviews
}));
const runnersSchema = array(object({
	get name() {
		return string();
	},
	get status() {
		return string();
	},
	get labels() {
		return array(object({ get name() {
			return string();
		} }));
	},
	get version() {
		return string().nullish();
	}
}).transform(({ name, status, labels, version }) => ({
	name,
	isOnline: status === "online",
	labels: labels.map((label) => label.name),
	version: version ?? void 0
})));
const runSchema = object({
	get id() {
		return int();
	},
	get html_url() {
		return string();
	},
	get created_at() {
		return string();
	},
	get status() {
		return string().nullable();
	}
}).transform((run) => ({
	id: run.id,
	url: run.html_url,
	createdAt: run.created_at,
	isCompleted: run.status === "completed"
}));
const endedJobsSchema = object({ get jobs() {
	return array(object({
		get name() {
			return string();
		},
		get conclusion() {
			return string().nullable();
		},
		get html_url() {
			return string().nullable();
		}
	}));
} }).transform(({ jobs }) => jobs.flatMap(({ name, conclusion, html_url: url }) => conclusion === null ? [] : [{
	name,
	conclusion,
	url: url ?? ""
}]));

// src/adapters/github/setup.ts
const actions = "GET /repos/{owner}/{repo}/actions";
const refusals = /* @__PURE__ */ new Set([
	403,
	404,
	409,
	410
]);
async function toFact(request) {
	try {
		return { value: await request };
	} catch (error) {
		if (!(error instanceof GitHubError) || error.status === void 0 || error.reason === "rate-limited") throw error;
		if (!refusals.has(error.status)) throw error;
		return { refused: error.status };
	}
}
function withAbsent(fact) {
	return "refused" in fact && fact.refused === 404 ? { value: void 0 } : fact;
}
function createSetupReader({ octokit, base }) {
	const ask = (route, parameters = {}) => withTranslatedErrors(octokit.request(route, {
		...base,
		...parameters
	}));
	const asking = {
		ask,
		read: (route, schema, parameters) => toFact(ask(route, parameters).then(({ data }) => schema.parse(data))),
		list: (route, schema, query) => toFact(listRows(ask, route, query).then((rows) => schema.parse(rows)))
	};
	return {
		...createFileReader(asking),
		...createSettingReader(asking),
		...createListReader(asking, base.owner)
	};
}
function createFileReader({ ask, read }) {
	return {
		readRepository: () => toFact(ask("GET /repos/{owner}/{repo}").then(({ data, headers }) => ({
			repository: repositoryFactsSchema.parse(data),
			date: string().optional().catch(void 0).parse(headers.date)
		}))),
		readFile: async (path, ref) => withAbsent(await toFact(ask(contents$1, {
			path,
			ref,
			...raw
		}).then(({ data }) => decode(data)))),
		listFolder: async (path, ref) => {
			const listed = withAbsent(await read(contents$1, folderSchema, {
				path,
				ref
			}));
			return "value" in listed ? { value: listed.value ?? [] } : listed;
		}
	};
}
function createSettingReader({ ask, read }) {
	return {
		readPolicy: () => read(`${actions}/permissions`, policySchema),
		readSelected: () => read(`${actions}/permissions/selected-actions`, selectedSchema),
		readWorkflowSettings: () => read(`${actions}/permissions/workflow`, workflowSettingsSchema),
		readWorkflowState: async (file) => withAbsent(await read(`${actions}/workflows/{workflow_id}`, stateSchema, { workflow_id: file })),
		listRuns: (file) => read(`${actions}/workflows/{workflow_id}/runs`, runsSchema, {
			workflow_id: file,
			per_page: 10
		}),
		readRun: async (run) => runSchema.parse((await ask(`${actions}/runs/{run_id}`, { run_id: run })).data),
		listEndedJobs: (run) => read(`${actions}/runs/{run_id}/jobs`, endedJobsSchema, {
			run_id: run,
			per_page: 100
		})
	};
}
function createListReader(asking, owner) {
	const { read, list } = asking;
	return {
		listWorkflows: () => list(`${actions}/workflows`, workflowsSchema, {
			key: "workflows",
			size: 100,
			pages: Number.POSITIVE_INFINITY
		}),
		listSecrets: (of) => {
			const { route, parameters } = secretsOf(of);
			return list(route, secretsSchema, {
				key: "secrets",
				size: 100,
				pages: 3,
				parameters
			});
		},
		listVariables: (of) => {
			return list(`${actions}/${of === "repository" ? "variables" : "organization-variables"}`, variablesSchema, {
				key: "variables",
				size: 30,
				pages: 17
			});
		},
		listRunners: (of) => {
			const route = of === "repository" ? `${actions}/runners` : `GET /orgs/${owner}/actions/runners`;
			return list(route, runnersSchema, {
				key: "runners",
				size: 100,
				pages: 3
			});
		},
		findLabels: (wanted) => findLabels(asking, wanted),
		listNewestComments: () => {
			return read("GET /repos/{owner}/{repo}/issues/comments", array(unknown()), {
				sort: "created",
				direction: "desc",
				per_page: 100
			});
		}
	};
}
const contents$1 = "GET /repos/{owner}/{repo}/contents/{path}";
const raw = { mediaType: { format: "raw" } };
const folderSchema = array(object({
	get path() {
		return string();
	},
	get type() {
		return string();
	}
})).transform((entries) => entries.filter(({ type }) => type === "file").map(({ path }) => path));
const stateSchema = object({ get state() {
	return string();
} }).transform(({ state }) => state);
const workflowsSchema = array(object({
	get path() {
		return string();
	},
	get name() {
		return string();
	},
	get state() {
		return string();
	}
}));
const secretsSchema = array(object({
	get name() {
		return string().toUpperCase();
	},
	get updated_at() {
		return string().optional();
	}
}).transform(({ name, updated_at: updatedAt }) => ({
	name,
	updatedAt
})));
const variablesSchema = array(object({
	get name() {
		return string().toUpperCase();
	},
	get value() {
		return string();
	}
})).transform((rows) => new Map(rows.map(({ name, value }) => [name, value])));
const runsSchema = object({ get workflow_runs() {
	return array(runSchema);
} }).transform(({ workflow_runs: runs }) => runs);
function decode(data) {
	return typeof data === "string" ? data : new TextDecoder().decode(_instanceof(ArrayBuffer).parse(data));
}
function secretsOf(of) {
	if (of === "repository") return {
		route: `${actions}/secrets`,
		parameters: {}
	};
	if (of === "organization") return {
		route: `${actions}/organization-secrets`,
		parameters: {}
	};
	return {
		route: "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets",
		parameters: { environment_name: of.environment }
	};
}
async function listRows(ask, route, { key, size, pages, parameters }) {
	const rows = [];
	for (let page = 1; page <= pages; page += 1) {
		const { data } = await ask(route, {
			...parameters,
			per_page: size,
			page
		});
		const found = array(unknown()).parse(Reflect.get(Object(data), key));
		rows.push(...found);
		if (found.length < size) break;
	}
	return rows;
}
const labelsSchema = array(object({ get name() {
	return string();
} })).transform((rows) => rows.map(({ name }) => name));
async function findLabels({ ask, read }, wanted) {
	const first = await read("GET /repos/{owner}/{repo}/labels", labelsSchema, { per_page: 100 });
	if ("refused" in first || first.value.length < 100) return first;
	const others = wanted.filter((name) => !hasName(first.value, name)).map(async (name) => {
		return "value" in await toFact(ask("GET /repos/{owner}/{repo}/labels/{name}", { name })) ? [name] : [];
	});
	return { value: [...first.value, ...(await Promise.all(others)).flat()] };
}

// src/adapters/github/hints/resolve-thread-hint.ts
const kindSchema = object({
	get node_id() {
		return string();
	},
	get pull_request() {
		return unknown().optional();
	},
	get draft() {
		return boolean().optional();
	}
});
const commentSchema = object({
	get id() {
		return int();
	},
	get node_id() {
		return string();
	},
	get issue_url() {
		return string();
	},
	get body() {
		return string().nullish();
	},
	get created_at() {
		return string();
	},
	get user() {
		return object({
			get id() {
				return int();
			},
			get login() {
				return string();
			},
			get type() {
				return string().optional();
			}
		}).nullable();
	}
});
async function resolveThreadHint(client, hint) {
	const thread = await readThread(client, hint.number);
	if (thread === void 0) return void 0;
	return hint.comment === void 0 ? resolveReopening(client, hint.number, thread) : resolveComment(client, {
		number: hint.number,
		comment: hint.comment
	}, thread);
}
async function readThread({ octokit, base }, number) {
	const request = octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}", {
		...base,
		issue_number: number
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	if (response === void 0) return void 0;
	const { node_id: nodeId, pull_request: pull, draft } = kindSchema.parse(response.data);
	const subject = issueSchema$1.parse(response.data);
	return {
		nodeId,
		subject: pull === void 0 || pull === null ? subject : {
			...subject,
			kind: "pull-request",
			draft
		}
	};
}
async function resolveReopening(client, number, thread) {
	const happened = await readIssueEvent(client, number, ({ event }) => event === "reopened");
	if (happened === void 0) return void 0;
	const edits = await readEditTimes(client, [thread.nodeId]);
	const { actor, at, renamedAt } = happened;
	return {
		subject: thread.subject,
		actor,
		at,
		editedAt: latestTime([...edits, renamedAt])
	};
}
async function resolveComment(client, hint, thread) {
	const found = await readComment$1(client, hint);
	if (found?.user == null) return void 0;
	const renamedAt = await readLastRename(client, hint.number);
	const edits = await readEditTimes(client, [thread.nodeId, found.node_id]);
	const { id, user: author, body, created_at: createdAt } = found;
	const comment = {
		id,
		author,
		body: body ?? "",
		createdAt
	};
	return {
		subject: thread.subject,
		actor: author,
		comment,
		at: createdAt,
		editedAt: latestTime([...edits, renamedAt])
	};
}
async function readComment$1({ octokit, base }, { number, comment }) {
	const request = octokit.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", {
		...base,
		comment_id: comment
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	const found = response && commentSchema.parse(response.data);
	return found?.issue_url.endsWith(`/issues/${number}`) === true ? found : void 0;
}

// src/adapters/github/subjects.ts
const filesSchema = array(object({
	get filename() {
		return string();
	},
	get previous_filename() {
		return string().optional();
	}
}));
const maxPages$1 = 30;
async function listChangedFiles({ octokit, base }, number) {
	const paths = [];
	for (let page = 1; page <= maxPages$1; page += 1) {
		const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
			...base,
			pull_number: number,
			per_page: 100,
			page
		}));
		const files = filesSchema.parse(data);
		paths.push(...files.flatMap(({ filename, previous_filename: before }) => [filename, ...before === void 0 ? [] : [before]]));
		if (files.length < 100) break;
	}
	return paths;
}
function createSubjects(client) {
	const { octokit, base } = client;
	return {
		async readRepository() {
			const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}", base));
			return repositorySchema.parse(response.data);
		},
		readLabeledAt: async (number, label) => (await readLabelEvent(client, number, label))?.at,
		resolveHint: (hint) => resolvePullRequestHint(client, hint),
		resolveThreadHint: (hint) => resolveThreadHint(client, hint),
		listChangedFiles: (number) => listChangedFiles(client, number),
		listReviewComments: (number, id) => listReviewComments(client, {
			number,
			id
		}),
		async readPullRequest(number) {
			const pull = await readPull(client, number);
			return pull && {
				...pull.subject,
				headPushedAt: pull.headPushedAt
			};
		},
		async readIssue(number) {
			const request = octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}", {
				...base,
				issue_number: number
			});
			const response = await absentAsUndefined(withTranslatedErrors(request));
			return response && issueSchema$1.parse(response.data);
		},
		async addLabels(number, labels) {
			const parameters = {
				...base,
				issue_number: number,
				labels: array(string()).parse(labels)
			};
			await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", parameters));
		},
		async removeLabel(number, name) {
			const parameters = {
				...base,
				issue_number: number,
				name
			};
			const request = octokit.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", parameters);
			await absentAsUndefined(withTranslatedErrors(request));
		}
	};
}

// src/adapters/github/thread/reactions.ts
const ofComment = "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
const ofSubject = "/repos/{owner}/{repo}/issues/{issue_number}/reactions";
const reactionSchema = object({ get id() {
	return int();
} });
const once = { request: { retries: 0 } };
function createReactions({ octokit, base }, recallNode) {
	const post = (target, content) => "comment" in target ? octokit.request(`POST ${ofComment}`, {
		...base,
		...once,
		comment_id: target.comment,
		content
	}) : octokit.request(`POST ${ofSubject}`, {
		...base,
		...once,
		issue_number: target.subject,
		content
	});
	const remove = (target, id) => "comment" in target ? octokit.request(`DELETE ${ofComment}/{reaction_id}`, {
		...base,
		...once,
		comment_id: target.comment,
		reaction_id: id
	}) : octokit.request(`DELETE ${ofSubject}/{reaction_id}`, {
		...base,
		...once,
		issue_number: target.subject,
		reaction_id: id
	});
	return {
		add: async (target, content) => reactionSchema.parse((await withTranslatedErrors(post(target, content))).data).id,
		async replaceEyes(target, eyes, content) {
			const swap = "subject" in target ? await findSwap({
				...target,
				content
			}, recallNode) : void 0;
			if (swap !== void 0 && await replaceAtOnce(octokit, swap)) return;
			await withTranslatedErrors(post(target, content));
			await absentAsUndefined(withTranslatedErrors(remove(target, eyes)));
		},
		async remove(target, reaction) {
			await absentAsUndefined(withTranslatedErrors(remove(target, reaction)));
		}
	};
}
async function replaceAtOnce(octokit, swap) {
	const { parameters, fields, variables } = buildSwap(swap);
	try {
		await octokit.graphql(`mutation(${parameters.join(", ")}) { ${fields.join(" ")} }`, variables);
		return true;
	} catch {
		return false;
	}
}

// src/adapters/github/create-github.ts
function createGitHub({ ledgersBy, ...options }) {
	const { client, ...reads } = createReads(options);
	return {
		...reads,
		permissions: createPermissions(client),
		reactions: createReactions(client, options.recallNode),
		commits: createCommits(client),
		comparisons: createComparisons(client),
		pullRequests: createPullRequests(client),
		checks: {
			...createFailedRuns(client),
			listPulls: (head) => listPulls(client, head),
			readPull: (number) => readCheckedPull(client, number)
		},
		issues: createIssues(client),
		notices: createNotices(client),
		reviews: createReviews(client),
		subjects: createSubjects(client),
		ledgers: createLedgers(client, ledgersBy),
		listeners: createListeners(client),
		edits: createEdits(client),
		setup: createSetupReader(client),
		readOwnAccount: () => readOwnAccount(client),
		readTip: (branch, path) => readTip$1(client, {
			branch,
			path
		}),
		listRunArtifacts: (run, name) => listRunArtifacts(client, run, name),
		listChangedRunArtifacts: (run, etag) => listChangedRunArtifacts(client, run, etag),
		listArtifacts: (name) => listArtifacts(client, name),
		listRecentComments: (since) => listRecentComments(client, since),
		listAllRuns: (workflowFile, since) => listAllRuns(client, workflowFile, since),
		dispatcher: (workflowFile, ref, other) => createDispatcher(client, {
			workflowFile,
			ref,
			...other
		})
	};
}

// src/core/trigger/describe-cause.ts
const changes = /* @__PURE__ */ new Map([
	["opened", "opened it"],
	["reopened", "opened it again"],
	["ready_for_review", "marked it as ready"]
]);
function describeCause(trigger) {
	const { actor, label, schedule, webhook } = trigger;
	const who = `\`${actor.login}\``;
	const time = schedule?.tick === void 0 ? "its time" : describeTime(schedule.tick);
	const sender = webhook?.source === void 0 ? who : `the source ${codeSpan(webhook.source)}`;
	const change = `${who} ${changes.get(trigger.action ?? "") ?? `assigned ${codeSpan(trigger.assignee ?? "")}`}`;
	return {
		schedule: `the schedule ${codeSpan(schedule?.cron ?? "")} came to ${time}${describeMissed(schedule?.missed)}`,
		webhook: `${sender} sent the event ${codeSpan(webhook?.type ?? "")}`,
		check: describeCheck(trigger),
		manual: `${who} started it by hand${describeInputs(trigger)}`,
		comment: `${who} asked for it in a comment${describeInputs(trigger)}`,
		review: `${who} submitted a review`,
		"issue-changed": change,
		"pull-request-changed": change
	}[trigger.kind] ?? `${who} added the label ${codeSpan(label)}`;
}
const shownInputs = 6;
const inputCodePoints = 80;
function describeInputs({ inputs = {} }) {
	const all = Object.entries(inputs);
	if (all.length === 0) return "";
	const shown = all.slice(0, shownInputs).map(([name, value]) => codeSpan(truncateCodePoints(`${name}=${value}`, inputCodePoints)));
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

// src/core/trigger/match/check-actor.ts
const ladder = [
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
function canWrite(role) {
	return role !== void 0 && isAtLeast(role, "write");
}
function isAtLeast(role, minimum) {
	return ladder.indexOf(role) >= ladder.indexOf(minimum);
}
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
	if (request.unasked === true) return {
		...refused,
		unasked: true
	};
	return isUnanswered(request) ? {
		...refused,
		unanswered: true
	} : refused;
}
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
function describeWays(allow) {
	const others = [
		...allow.roles === void 0 ? [] : [`those with the role ${quoteNames(allow.roles)}`],
		...allow.users.length === 0 ? [] : [quoteNames(allow.users.map(nameOf$1))],
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
function listUnknownTeams({ allow, teams = {} }) {
	return (allow.teams ?? []).filter((name) => name in teams && teams[name] === void 0);
}
function permissionCheck(passed, detail) {
	return {
		check: "permission",
		passed,
		detail
	};
}
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
function checkOutsideText(allow, trigger, author) {
	const { subject, actor } = trigger;
	if (allow["outside-text"] !== "refuse" || !hasSubject(trigger) || subject.author.id === actor.id) return [];
	const permission = checkPermission({
		...author ?? {
			role: void 0,
			unasked: true
		},
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
function checkApprover({ approval, actor, role, trouble }) {
	const who = `${actor.login} (id ${actor.id})`;
	if (isListed(approval.users ?? [], actor)) return permissionCheck(true, `${who} is named in \`approval.users\`.`);
	const minimum = approverRoleOf(approval);
	if (minimum !== void 0 && role !== void 0 && isAtLeast(role, minimum)) return permissionCheck(true, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for.`);
	const ways = `${describeApprovers(approval)} can approve.`;
	if (minimum === void 0) return permissionCheck(false, `${who} is not named in \`approval.users\`. ${ways}`);
	if (role !== void 0) return permissionCheck(false, `${actor.login} has the role ${codeSpan(role)}; at least \`${minimum}\` is asked for. ${ways}`);
	const why = trouble === void 0 ? "" : ` (${trouble})`;
	const refused = permissionCheck(false, `GitHub did not say what role ${actor.login} has${why}; unknown means no. ${ways}`);
	return trouble === void 0 ? refused : {
		...refused,
		unanswered: true
	};
}
function describeApprovers(approval, name = (login) => login) {
	const role = approverRoleOf(approval);
	const parts = [...(approval.users ?? []).map((user) => typeof user === "number" ? nameOf$1(user) : name(user)), ...role === void 0 ? [] : [`people with the role \`${role}\`${role === "admin" ? "" : " or more"}`]];
	const text = parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

// src/engine/github-errors.ts
const transientReasons = [
	"unavailable",
	"rate-limited",
	"unauthenticated"
];
function isTransient({ reason }) {
	return transientReasons.includes(reason);
}
function refusalsOfLastView(state) {
	return state.end !== void 0 || awaitingRows(state).length > 0 ? transientReasons : [];
}
function mustWait({ settings }, error) {
	if (isPutOff(error)) return true;
	return settings.via === "app" && error instanceof GitHubError && error.reason === "unavailable";
}
function isPutOff(error) {
	const { until } = error instanceof Error ? error : {};
	return typeof until === "string";
}
async function warnIfRefused({ ports }, { what, only, except = [] }, perform) {
	try {
		return await perform();
	} catch (error) {
		if (!(error instanceof GitHubError) || except.includes(error.reason) || only?.includes(error.reason) === false) throw error;
		ports.log.warning(`${what}: ${error.message}`);
		return;
	}
}

// src/core/trigger/match/check.ts
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
		detail: "It is not known which files it changes.",
		unasked: true
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
		detail: `${actor.login} (id ${actor.id}) sent the event; ${passed ? "that is" : "it has to be"} \`${nameOf$1(sender)}\`.`
	}];
}
function checkExcludedSenders(excluded, actor) {
	if (excluded === void 0) return [];
	const passed = !isListed(excluded, actor);
	const is = passed ? "who is none" : "who is one";
	return [{
		check: "exclude-senders",
		passed,
		detail: `${actor.login} (id ${actor.id}) sent the event, ${is} of the excluded senders: ${quoteNames(excluded.map(nameOf$1))}.`
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
const defaultMaxFixes = 1;
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

// src/engine/view/reactions.ts
const contents = {
	succeeded: "rocket",
	noop: "+1",
	failed: "confused",
	"needs-input": "confused",
	cancelled: "-1",
	skipped: "-1"
};
async function replaceReaction(engine, reaction, { content, of }) {
	if (reaction === void 0) return;
	const { reactions } = engine.ports;
	await warnIfRefused(engine, { what: `The reaction ${of} was not swapped` }, async () => {
		await reactions.replaceEyes(reaction.on, reaction.id, content);
	});
}
function swapOf({ run }, outcome) {
	const on = run.body.reaction?.on;
	return on !== void 0 && "subject" in on ? {
		subject: on.subject,
		content: contents[outcome]
	} : void 0;
}
function reactToOutcome(engine, { run }, outcome) {
	return replaceReaction(engine, run.body.reaction, {
		content: contents[outcome],
		of: `of run ${run.run}`
	});
}
function addReaction(engine, on, content) {
	return warnIfRefused(engine, { what: "No reaction was given" }, () => engine.ports.reactions.add(on, content));
}
function reactionTargetOf(trigger) {
	if (!hasSubject(trigger)) return void 0;
	return trigger.comment === void 0 ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}
async function markSeen(engine, trigger) {
	const on = reactionTargetOf(trigger);
	const id = on === void 0 ? void 0 : await addReaction(engine, on, "eyes");
	return on === void 0 || id === void 0 ? void 0 : {
		id,
		on
	};
}
async function markCommandSeen(engine, trigger) {
	const seen = await markSeen(engine, trigger);
	return { finish: ({ done }) => replaceReaction(engine, seen, {
		content: done ? "+1" : "confused",
		of: `to comment ${trigger.comment?.id}`
	}) };
}

// src/engine/thread/run-threads.ts
const maxComments = 1e3;
function sortLedgers(issues) {
	const sorted = issues.toSorted((a, b) => a.number - b.number);
	const isAccepting = ({ comments, locked }) => comments < maxComments && !locked;
	return {
		accepting: sorted.filter(isAccepting),
		past: sorted.filter((issue) => !isAccepting(issue)).toReversed()
	};
}
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
function threadsOf(subject, ledgers) {
	const own = {
		number: subject.number,
		comments: subject.comments,
		about: subject.number
	};
	return ledgers === void 0 ? [own] : [...runThreadsOf(ledgers, subject), own];
}
const windowMilliseconds$1 = 3024e6;
function runsSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds$1)).toISOString();
}
const sleepMilliseconds = 8 * 30 * 864e5;
function sleptSince(time) {
	return new Date(Date.parse(time) - sleepMilliseconds).toISOString();
}
function isStoredElsewhere({ comments }, hint) {
	if (comments !== "all") return true;
	return hint !== void 0 && mentionsNewerRun(hint.comments, {
		...hint,
		subject: hint.subject.number
	});
}
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

// src/core/view/outcome-words.ts
const icons = {
	succeeded: "✅",
	failed: "❌",
	noop: "💤",
	"needs-input": "❓",
	cancelled: "🚫",
	skipped: "⏭️"
};
const outcomeNames = {
	succeeded: "succeeded",
	failed: "failed",
	noop: "had nothing to do",
	"needs-input": "needs input",
	cancelled: "was cancelled",
	skipped: "was skipped"
};
function outcomeIcon(outcome) {
	return icons[outcome];
}
function describeOutcome(outcome) {
	return outcomeNames[outcome];
}
function awaitingWords({ wait }) {
	if (wait.gate === "cost") return "💰 waits for more money";
	return wait.gate === "answer" ? "❓ waits for an answer" : "✋ waits for approval";
}
function outcomeWords(outcome) {
	return `${icons[outcome]} ${describeOutcome(outcome)}`;
}
function stageWords(row, isOver) {
	if (row.status === "ready") return isOver ? "⏹️ not finished" : "▶️ running";
	if (row.status === "waiting" || row.status === "closing") return isOver ? unfinishedWords(row.wait) : waitingWords(row.wait);
	if (row.status === "never") return row.never.kind === "blocked" ? notStarted : outcomeWords(row.never.kind === "skipped" ? "skipped" : "failed");
	return outcomeWords(row.last.body.outcome);
}
const notStarted = "⏭️ not started";
function unfinishedWords({ gate }) {
	return gate === "children" ? "⏹️ not finished" : notStarted;
}
function waitingWords(wait) {
	if (wait.for === "person") return awaitingWords({ wait });
	if (wait.gate === "children") return `⏸️ waits for ${countChildTasks(wait.for.length)}`;
	const { count } = wait;
	if (wait.gate === "sleep") return `🌙 sleeps until ${describeUntil(wait)}`;
	return count === void 0 ? "⏳ waiting" : `▶️ ${count.all - count.open} of ${count.all} done`;
}
const mostNamed = 3;
function groupTasks(names, render) {
	return [...Map.groupBy(names, parentNameOf)].flatMap(([parent, own]) => parent === void 0 || own.length <= mostNamed ? own.map(render.task) : [`${countChildTasks(own.length)} of ${render.parent(parent)}`]);
}
function describeWait(wait, render = (name) => name) {
	const awaited = wait.for === "person" ? [] : wait.for;
	const names = listNames$1(awaited, render);
	const words = gates.find(({ name }) => name === wait.gate)?.words;
	if (words === void 0) throw new Error(`The gate "${wait.gate}" lets nothing wait.`);
	return words(wait, {
		names,
		tasks: countChildTasks(awaited.length),
		what: render(wait.what ?? ""),
		place: describePosition(wait.position ?? 1),
		limit: wait.atMost === void 0 ? "" : `, at most until ${describeTime(wait.atMost)}`,
		until: describeUntil(wait)
	});
}
function describeUntil({ atMost = "", since = "" }) {
	return describeTimeSince(atMost, since);
}
function describePosition(position) {
	const [tens, ones] = [position % 100, position % 10];
	return `${position}${tens > 10 && tens < 14 ? "th" : {
		1: "st",
		2: "nd",
		3: "rd"
	}[ones] ?? "th"}`;
}
function countChildTasks(count) {
	return `${count} child ${count === 1 ? "task" : "tasks"}`;
}
const mostNames = 6;
function listNames$1(names, render = (name) => name) {
	const shown = names.slice(0, names.length > mostNames ? 5 : mostNames).map(render);
	const more = names.length - shown.length;
	return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}
function displayedAttempts(state, stage) {
	const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
	return Math.max(maxAttemptsOf(state.run, stage), nextOf(state.rows.get(stage))?.attempt ?? 1, ...made);
}

// src/core/markdown/size-limit.ts
const note = "_The rest was left out here, because GitHub takes no longer text._";
const spareBytes = 300;
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

// src/core/view/comment/children.ts
const promptCodePoints = 1500;
const promptsBytes = 16e3;
const mostListed = 30;
const mostRefused = 5;
const reasonCodePoints = 400;
function renderChildren({ made, refused, refusedCount, wait }, page) {
	return [
		...made.length === 0 ? [] : [renderMade(made), renderPrompts(made, page)],
		...refusedCount === 0 ? [] : [renderRefused$1(refused, refusedCount)],
		...wait === void 0 ? [] : [renderWait(wait)]
	];
}
function listLeftOut(state, shown) {
	return [...state.run.children?.values() ?? []].flatMap((child) => {
		const parent = state.rows.get(child.parent);
		const { branch, commit } = publishedBy(state, child.name) ?? {};
		const isOver = state.end !== void 0 || parent === void 0 || !isOpen(parent);
		if (branch === void 0 || !isOver || branch === shown || findPullOpenedFor(state, branch) !== void 0) return [];
		const last = mergesOf(state, child.parent).get(child.name);
		const merge = last?.head === commit ? last : void 0;
		return merge?.state === "merged" || merge?.state === "nothing" ? [] : [{
			child,
			branch,
			merge
		}];
	});
}
function renderLeftOut$1(state, leftOut = listLeftOut(state)) {
	return leftOut.map(({ child: { name, parent }, branch, merge }) => {
		const why = merge === void 0 ? describeUnmerged(state, {
			name,
			parent
		}) : describeMerge$1(merge);
		return `- ⚠️ \`${name}\`: its commits are on ${codeSpan(branch)}, and Baton has not merged them into the branch of \`${parent}\`: ${why}.`;
	});
}
function describeMerge$1({ files = [], more = 0, reason = "" }) {
	const rest = more === 0 ? "" : ` and ${more} more`;
	if (files.length === 0) return linkCodes(oneLine(reason, reasonCodePoints));
	return `they conflict in ${files.map(({ path }) => codeSpan(path)).join(", ")}${rest}, where its agent was to make both changes`;
}
function describeUnmerged({ run, rows }, { name, parent }) {
	const failed = [name, parent].find((task) => {
		const row = rows.get(task);
		return row?.status !== "ended" || !isSuccess(row.last.body.outcome);
	});
	if (failed !== void 0) return `\`${failed}\` did not succeed`;
	if (childRightsOf(stageOf(run, parent))?.merge === "branch") return "it ended while nothing is merged, as in a pause";
	return `\`children\` of \`${stageOfConfig(parent)}\` has no \`merge: branch\``;
}
function renderEarlyChildren({ run, stage, body, workflowRun, isShared }) {
	return [`**\`${stage}\`**${isShared ? ` of run \`${run}\`` : ""} asked for child tasks and goes on with its work · [workflow run](${workflowRun.url})`, ...renderChildren(body, repositoryPage(workflowRun.url))].join("\n\n");
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
function renderPrompts(made, page) {
	const sections = made.map(({ name, prompt }) => [`\`${name}\`:\n\n${quote(neutralise(truncateCodePoints(prompt, promptCodePoints, { mark: " …" }), page))}`]);
	const { kept, dropped } = packSections(sections, promptsBytes);
	const note = dropped === 0 ? [] : [`_${dropped} more prompts are not shown here: \`baton records --json\` prints them._`];
	return renderDetails(made.length === 1 ? "Its prompt" : "Their prompts", [...kept, ...note].join("\n\n"));
}
function renderRefused$1(refused, count) {
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
function renderWait({ names, until, deadline }) {
	if (names.length === 0) return "🔁 It asked to wait, and got no child task: its agent starts again and is told why.";
	return `⏸️ It ${describeWait({
		gate: "children",
		for: names,
		how: until,
		atMost: deadline
	}, codeSpan)}. No job of it runs meanwhile.`;
}

// src/core/view/comment/failure.ts
function renderFailure$1(failure) {
	if (failure === void 0) return [];
	const { reason, message } = failure;
	return [
		`Why it failed: ${reasonWithName(reason)}.`,
		...message === "" ? [] : [fencedText(message, "text")],
		...renderCodeLinks(message)
	];
}
function renderRetryNotice(state, task) {
	const attempts = displayedAttempts(state, task.body.stage);
	return `attempt ${task.attempt} of ${attempts} failed: ${[failureWords(task.body), ...tellWaits(state, task)].join("; ")}; ${describeNext(state, task)}`;
}
function hasRetryNotice(state, task) {
	if (task.body.outcome !== "failed") return false;
	return [
		"retry",
		"restart",
		"sleep",
		"later"
	].includes(nextAfterFailure(state, task)) || maxAttemptsOf(state.run, task.body.stage) > 1;
}
function describeNext(state, task) {
	return {
		retry: `attempt ${task.attempt + 1} starts`,
		restart: "it starts again, which counts as no attempt",
		sleep: "it sleeps until it can go on by itself, which counts as no attempt; `/baton retry` wakes it now",
		later: "nothing starts by itself, and `/baton retry` starts it again, which counts as no attempt",
		exhausted: "no attempt is left",
		final: "it is not tried again, because the next attempt would fail the same way",
		nothing: "the run ended before another attempt"
	}[nextAfterFailure(state, task)];
}

// src/core/view/comment/handoff.ts
function renderHandoffDetail(handoff, { title, page }) {
	const data = handoff.data === void 0 ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), "json")];
	const detail = handoff.detail === void 0 ? [] : [neutralise(handoff.detail, page)];
	if (data.length + detail.length === 0) return [];
	return [renderDetails(title, [...detail, ...data].join("\n\n"))];
}
function renderNewestHandoffs(state, render) {
	return [...state.rows.keys()].flatMap((stage) => {
		const task = state.tasks.findLast((own) => own.body.stage === stage && (own.body.handoff ?? own.body.locator) !== void 0 && !isLostExecution(state, own));
		if (task?.body.locator !== void 0) return [[`**${codeSpan(titleOf$1(state.run, stage))}** handed over ${renderArtifactLink(task.body)}.`]];
		return task?.body.handoff === void 0 ? [] : [render(task, task.body.handoff)];
	});
}
const maxBytes$3 = 6e4;
function renderHandoffReply({ run }, { body, attempt }) {
	const { stage, handoff } = body;
	const title = codeSpan(titleOf$1(run, stage));
	if (handoff === void 0) return `Stage ${title} of run \`${run.run}\` handed nothing over.`;
	const head = `Stage ${title} of run \`${run.run}\` handed over in attempt ${attempt}:`;
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
	return packSections([forms], maxBytes$3).kept.join("\n\n");
}

// src/core/view/comment/transfer.ts
const shownCharacters = 600;
function renderTransfer({ body, number, limit }, page) {
	if (body.by !== void 0) return [`🔀 ${body.message}`];
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
const warningCodePoints = 1e3;
function renderRunComment(run) {
	const { trigger, pipeline, commit } = run.body;
	const about = run.thread === trigger.subject.number ? "" : ` for ${describeSubject(run, run.thread)}`;
	return `Baton started run \`${run.run}\`${about}: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.${renderLeftOut(run.body.leftOut)}`;
}
function taintNote({ outside = [] }) {
	if (outside.length === 0) return void 0;
	return `ℹ️ The agents read text by people without write access (${outside.map((login) => codeSpan(login)).join(", ")}), so Baton submits no approving review in this run.`;
}
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
function renderEndComment(end) {
	return `Baton run \`${end.run}\` ${outcomeWords(end.body.outcome)}${linkCodes(renderEndReason(end.body.reason))}.`;
}
function renderHistoryComment(history) {
	const { outcome, subject, startedAt, finishedAt } = history.body;
	const duration = describeDuration(Date.parse(finishedAt) - Date.parse(startedAt));
	const about = subject === 0 ? "" : ` on \`#${subject}\``;
	return `Run \`${history.run}\`${about} ${outcomeWords(outcome)} after ${duration}. Later runs of this pipeline are told what stands hidden below.`;
}
function renderTaskComment(task) {
	const { body } = task;
	const duration = describeDuration(Date.parse(body.finishedAt) - Date.parse(body.startedAt));
	const page = repositoryPage(body.workflowRun.url);
	const of = task.isShared === true ? ` of run \`${task.run}\`` : "";
	return [
		`**${codeSpan(body.stage)}**${of} (${body.agent}${renderAttempt(task)}) ${renderVerdict(task)} after ${duration} · [workflow run](${jobUrl(body.workflowRun)})`,
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
		...renderWarnings(body.warnings)
	].join("\n\n");
}
function renderVerdict({ body, children }) {
	if (body.waits !== true) return outcomeWords(body.outcome);
	const count = children?.wait?.names.length;
	if (count === 0) return "🔁 starts again";
	return count === void 0 ? "⏸️ waits for child tasks" : `⏸️ waits for ${countChildTasks(count)}`;
}
function renderAttempt({ attempt, attempts = 1 }) {
	if (attempts > 1) return `, attempt ${attempt} of ${attempts}`;
	return attempt > 1 ? `, attempt ${attempt}` : "";
}
function capitalise(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function renderOpened(body) {
	const pull = openedPullOf(body);
	return pull === void 0 ? [] : [`Opened #${pull}.`];
}
function renderCommit({ commits, results, push }) {
	if (push !== void 0) return [linkCodes(push)];
	const { branch, commit } = results;
	if (commits === void 0 || branch === void 0 || commit === void 0) return [];
	return [`Committed ${codeSpan(commit.slice(0, 12))} to ${codeSpan(branch)}.`];
}
const resultCodePoints = 300;
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
function renderRemoved(prompt) {
	const removed = prompt === void 0 ? void 0 : describeRemoved(prompt.removed);
	return removed === void 0 ? [] : [`🙈 Taken out of the texts in its prompt, because nobody sees it on the page: ${removed}.`];
}
function renderWarnings(warnings) {
	if (warnings.length === 0) return [];
	return [warnings.map((warning) => `- ⚠️ Warning: ${linkCodes(oneLine(warning, warningCodePoints))}`).join("\n")];
}

// src/core/history/history-entry.ts
const inputsPrefix = "inputs.";
const childrenPrefix = "children.";
function isLaterEnd(end, than) {
	return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}
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
function selectEntries(entries, { history, subject }) {
	const { limit, phases, scope } = history;
	const isShown = (phase) => phase !== void 0 && (phases.length === 0 || phases.includes(phase));
	return entries.filter(({ body }) => scope === "pipeline" || subject === void 0 || body.subject === subject).filter(({ body }) => isShown(phaseOf(body.outcome))).toSorted(newestFirst).slice(0, limit);
}
function phaseOf(outcome) {
	if (outcome === "noop") return "succeeded";
	return outcome === "succeeded" || outcome === "failed" ? outcome : void 0;
}
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
function listLines(body, includeKeys) {
	const results = Object.keys(body.results).filter((key) => findBatonValue(body, key) === void 0 && key !== "duration");
	return (includeKeys.length > 0 ? [...new Set(includeKeys)] : [...results, ...ownKeys]).flatMap((key) => {
		const value = findValue(body, key);
		return value === void 0 ? [] : [`${key}: ${renderValue(value)}`.trimEnd()];
	});
}
function findValue(body, key) {
	return findBatonValue(body, key) ?? findHandoffValue(body, key) ?? findNamed(body, key) ?? (Object.hasOwn(body.results, key) ? body.results[key] : void 0);
}
function findBatonValue({ error, message, startedAt, finishedAt }, key) {
	if (key === "error") return error;
	if (key === "message") return message;
	return key === "duration" ? formatDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : void 0;
}
function findNamed({ inputs = {}, children = {} }, key) {
	const prefix = ["inputs.", "children."].find((each) => key.startsWith(each)) ?? "";
	const map = prefix === "children." ? children : inputs;
	const name = prefix === "" ? "" : key.slice(prefix.length);
	return Object.hasOwn(map, name) ? map[name] : void 0;
}
function findHandoffValue({ handoff }, key) {
	if (key === "handoff_summary") return handoff?.summary;
	if (key === "handoff_detail") return handoff?.detail;
	const name = key.startsWith(dataPrefix) ? key.slice(13) : void 0;
	return name !== void 0 && handoff?.data !== void 0 && Object.hasOwn(handoff.data, name) ? handoff.data[name] : void 0;
}
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
function renderValue(value) {
	return value.toWellFormed().replaceAll(lineBreak, "\n").trimEnd().replaceAll("\n", "\n  ");
}
function renderHistory(entries, options) {
	return truncateHistory(selectEntries(entries, options).map((entry) => renderBlock(entry, options.history["include-keys"])).join("\n\n"), options.history["max-bytes"]);
}
function renderBlock({ run, body }, includeKeys) {
	return [`=== Task ${run} (${phaseOf(body.outcome) === "failed" ? "Failed" : "Succeeded"}, ${toSeconds(body.finishedAt)}) ===`, ...listLines(body, includeKeys)].join("\n");
}
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

// src/engine/thread/history.ts
const maxPages = 30;
const windowPages = 3;
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
function countForeign({ records, comments }) {
	const written = new Set(records.map(({ comment }) => comment));
	const own = new Set(comments.flatMap(({ id, author }) => written.has(id) ? [author?.id] : []));
	return comments.filter(({ author }) => !own.has(author?.id)).length;
}
function report(engine, records) {
	for (const own of Map.groupBy(records, ({ record }) => record.thread).values()) for (const problem of verifyLedger(own)) engine.ports.log.warning(problemText(problem));
}
const manyForeign = 100;
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
			entries,
			flooded: isFlooded ? {
				ledger,
				comments: foreign
			} : void 0
		};
	} catch (error) {
		if (mustWait(engine, error)) throw error;
		const reason = messageOf(error);
		engine.ports.log.warning(`The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`);
		return {
			text: "",
			entries: []
		};
	}
}

// src/core/output/summarise-error.ts
const summaryCodePoints = 2e3;
function summariseError(...texts) {
	const seen = texts.map(cleanTail).find((text) => text !== "") ?? "";
	return truncateCodePoints(seen, summaryCodePoints, {
		keep: "end",
		mark: "…"
	});
}
function cleanTail(text) {
	return stripInvisible(stripAnsi(text.slice(-16384))).replace(/\r\n?/g, "\n").trim();
}
const unpublishedWork = "Not published is work in other places than the branch that was checked out: ";
function handoffFailure(errors, repair) {
	const end = repair === void 0 ? "" : ` The agent was asked once more and failed: ${repair.message}`;
	const message = `BATON-E303: The stage requires a handoff, and there is no valid one: ${errors.join(" ")}${end}`;
	return {
		reason: "handoff",
		message: truncateCodePoints(message, summaryCodePoints, { mark: "…" })
	};
}

// src/core/view/tree/derive-tree.ts
function deriveTree(state) {
	const below = Map.groupBy(state.rows.values(), ({ parent }) => parent);
	const usage = usageByStage(state);
	const deleted = listDeleted(state);
	const build = (row) => {
		const children = (below.get(row.name) ?? []).map(build);
		const own = usage.get(row.name) ?? { seconds: 0 };
		const { branch, commit, ...task } = describeTask(state, row);
		const place = branch !== void 0 && !deleted.has(branch) ? {
			branch,
			commit
		} : {};
		return {
			...task,
			...place,
			usage: own,
			total: addUsage([own, ...children.map(({ total }) => total)]),
			children
		};
	};
	const tasks = (below.get(void 0) ?? []).map(build);
	const { run, body } = state.run;
	const outcome = state.end?.body.outcome ?? null;
	return {
		run,
		pipeline: body.pipeline,
		outcome,
		tasks,
		total: addUsage(tasks.map(({ total }) => total))
	};
}
function listDeleted(state) {
	const picks = [...state.rows.values()].flatMap((row) => row.status === "ended" && row.matrix?.picked !== void 0 ? [row.settledAt] : []);
	return new Set(picks.flatMap((seq) => listLosingBranches(state, seq).map(({ branch }) => branch)));
}
function flattenTree(tasks, depth = 0) {
	return tasks.flatMap((node) => [{
		node,
		depth
	}, ...flattenTree(node.children, depth + 1)]);
}
function describeTask(state, row) {
	const { name, kind, parent } = row;
	const last = "last" in row ? row.last : void 0;
	const isOver = state.end !== void 0;
	const title = titleOf$1(state.run, name);
	return {
		name,
		title,
		short: title.slice(parent?.length ?? 0).replace(/^\//, ""),
		kind: kind === "group" ? "stage" : kind,
		agent: nameAgent(state, row),
		status: statusOf$1(row, isOver),
		words: stageWords(row, isOver).replace(/^\S+ /, ""),
		attempt: (nextOf(row) ?? last)?.attempt ?? 0,
		attempts: displayedAttempts(state, name),
		why: explain(row),
		wait: !isOver && "wait" in row ? row.wait : void 0,
		...findWork(state, row)
	};
}
function nameAgent(state, row) {
	const stage = stageOf(state.run, row.name);
	if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
	if (row.status === "ended") return row.last.body.agent;
	return agentNameAt(state, {
		stage: row.name,
		execution: Number.POSITIVE_INFINITY
	}) ?? stage.agent;
}
function statusOf$1(row, isOver) {
	if (row.status === "ended") return row.last.body.outcome;
	if (row.status === "never") return neverStatuses[row.never.kind];
	if (awaitsAnswer(row)) return "needs-input";
	if (isOver) return "not-started";
	return row.status === "ready" ? "running" : "waiting";
}
const neverStatuses = {
	blocked: "not-started",
	skipped: "skipped",
	broken: "failed"
};
function explain(row) {
	if (row.status === "never") return explainNever(row.never);
	const reason = row.status === "ended" ? row.last.body.failure?.reason : void 0;
	return reason === void 0 ? void 0 : reasonWords(reason);
}
function explainNever(never) {
	if (never.kind === "blocked") return `${never.by} did not succeed`;
	return never.kind === "skipped" ? describeSkipped(never) : describeBroken(never);
}
function findWork(state, row) {
	const { name } = row;
	const { commits, results } = state.tasks.findLast(({ body }) => body.stage === name && body.commits !== void 0)?.body ?? {};
	if (commits !== void 0 && results?.branch !== void 0) return {
		branch: results.branch,
		commit: commits.published
	};
	const due = state.end === void 0 ? executionOf(row) : void 0;
	const branch = due && renderStageBranch(state, {
		stage: name,
		due
	});
	return branch?.ok === true ? { branch: branch.value } : {};
}
function executionOf(row) {
	if (row.status === "ready") return row.next;
	return row.status === "closing" || awaitsChildren(row) ? row.last : void 0;
}

// src/core/view/tree/describe-tree.ts
function describeAtAGlance(state, tree) {
	const nodes = flattenTree(tree.tasks).map(({ node }) => node);
	const places = [...listOpenedPulls(state).map((number) => `pull request #${number}`), ...nodes.flatMap(describeWork)];
	return [
		{
			question: "Whose turn",
			answers: [describeTurn(state, nodes)]
		},
		{
			question: "Waits",
			answers: orNothing(nodes.flatMap(describeWaiting), "Nothing waits.")
		},
		{
			question: "Failed",
			answers: orNothing(nodes.flatMap(describeFailed), "Nothing failed.")
		},
		{
			question: "Cost",
			answers: [describeSpent$1(tree)]
		},
		{
			question: "Where the work is",
			answers: orNothing(places, "No commit has been published.")
		}
	];
}
const mostAnswers = 6;
function orNothing(answers, nothing) {
	if (answers.length <= mostAnswers) return answers.length === 0 ? [nothing] : answers;
	return [...answers.slice(0, 5), `And ${answers.length - mostAnswers + 1} more.`];
}
function describeTurn(state, nodes) {
	if (state.end !== void 0) return describeEnd(state, state.end.body);
	if (state.paused !== void 0) return `A person: the run is paused. Take the label ${pauseLabel} off to go on.`;
	const asked = nodes.flatMap(({ title, wait }) => wait?.for === "person" ? [{
		title,
		wait
	}] : []);
	const due = readyRows(state).map(({ name }) => name);
	const others = due.length === 0 ? "" : " Agents are at work as well.";
	if (asked.length > 0) return `A person: ${asked.map(({ title, wait }) => `${title} ${describeWait(wait)}`).join("; ")}.${others}`;
	if (due.length === 0) return "Nobody: nothing is at work.";
	const agents = new Map(nodes.map(({ name, agent }) => [name, agent]));
	const working = groupTasks(due, {
		task: (name) => `${titleOf$1(state.run, name)} (${agents.get(name)})`,
		parent: (name) => name
	});
	return `${due.length === 1 ? "An agent" : "Agents"}: ${listNames$1(working)} ${due.length === 1 ? "is" : "are"} at work. No person has to do anything now.`;
}
function describeEnd(state, { outcome }) {
	if (outcome === "failed") return "A person: the run failed. Its status comment says how to go on.";
	if (outcome === "needs-input") return "A person: the run ended with a question. Its status comment says how to go on.";
	const pulls = isSuccess(outcome) ? listOpenedPulls(state).map((number) => `#${number}`) : [];
	const verdict = `the run ${describeOutcome(outcome)}`;
	return pulls.length === 0 ? `Nobody: ${verdict}.` : `A person: ${verdict}. Review ${pulls.join(", ")}.`;
}
function describeWaiting({ title, wait }) {
	return wait === void 0 ? [] : [`${title} ${describeWait(wait)}.`];
}
function describeFailed({ name, title, status, why, agent, kind }) {
	if (status !== "failed") return [];
	const judged = kind === "child" ? ` Its parent ${parentNameOf(name)} decides what follows.` : "";
	return [`${title} (${agent})${why === void 0 ? "" : `: ${why}`}.${judged}`];
}
function describeSpent$1({ total, outcome }) {
	const cost = formatCost(total);
	const tokens = formatTokens(total);
	const parts = [
		cost === "" ? "No engine reported a cost" : cost,
		...tokens === "" ? [] : [`${tokens} tokens`],
		`${formatTime(total)} at work`
	];
	const sum = outcome === null ? " so far, the sum of all tasks. Work that has not ended is not in it." : ", the sum of all tasks.";
	return `${parts.join(" · ")}${sum}`;
}
function describeWork(node) {
	return node.commit === void 0 ? [] : [`${node.title}: ${describePlace(node)}`];
}
function describePlace({ branch, commit }) {
	if (branch === void 0) return "";
	return commit === void 0 ? branch : `${branch} @ ${commit.slice(0, 12)}`;
}
const statusWords = {
	succeeded: "succeeded",
	noop: "had nothing to do",
	failed: "failed",
	"needs-input": "asked a question",
	running: "running",
	waiting: "waiting",
	cancelled: "cancelled",
	skipped: "skipped",
	"not-started": "not started"
};
function countChildren({ children }) {
	if (children.length === 0) return "";
	const what = children.every(({ name }) => isElement(name)) ? ["element", "elements"] : ["child", "children"];
	const byStatus = Map.groupBy(children, ({ status }) => status);
	const parts = Object.entries(statusWords).flatMap(([status, words]) => {
		const count = byStatus.get(status)?.length ?? 0;
		return count === 0 ? [] : [`${count} ${words}`];
	});
	const all = countAll(children);
	const deeper = all === children.length ? "" : ` (${all} tasks with those below them)`;
	return `${children.length} ${what[children.length === 1 ? 0 : 1]}: ${parts.join(", ")}${deeper}`;
}
function countAll(tasks) {
	return tasks.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
}

// src/core/view/status/stage-table.ts
const mostTasks$1 = 12;
function isFolded({ rows }) {
	return rows.size > mostTasks$1;
}
function renderStageTable(state, { links = {}, maxBytes = Number.POSITIVE_INFINITY } = {}) {
	const { tasks, total } = deriveTree(state);
	const isCounted = isFolded(state);
	const { table, missing } = drawTable(state, {
		nodes: isCounted ? tasks.map((node) => ({
			node,
			depth: 0
		})) : flattenTree(tasks),
		total,
		sum: new Set(state.tasks.map(({ body }) => body.stage)).size > 1 ? "**all**" : void 0,
		links,
		maxBytes,
		isCounted,
		title: "stage"
	});
	return missing === 0 ? table : `${table}\n\n_${missing} more stages are not shown: the summary of each job has them all._`;
}
const foldBytes = 16e3;
function renderFoldedTasks(state, { links = {} } = {}) {
	if (!isFolded(state)) return [];
	return deriveTree(state).tasks.filter(({ children }) => children.length > 0).map((node) => {
		const full = renderFold(state, {
			node,
			links
		});
		return [(full.missing > 0 ? renderFold(state, {
			node,
			links: void 0
		}) : full).text, `- \`${node.name}\` has ${countChildren(node)}.`];
	});
}
function renderFold(state, { node, links }) {
	const { table, missing } = drawTable(state, {
		nodes: flattenTree(node.children, 1),
		total: addUsage(node.children.map((child) => child.total)),
		links,
		sum: "**all of these**",
		maxBytes: foldBytes,
		isCounted: false,
		title: "task"
	});
	const note = missing === 0 ? "" : `\n\n_${missing} more tasks are not shown: \`baton tree ${state.run.run}\` prints them all._`;
	return {
		text: renderDetails(`<code>${node.name}</code> has ${countChildren(node)}`, `${table}${note}`),
		missing
	};
}
function drawTable(state, { nodes, total, sum, maxBytes, title, ...looks }) {
	const has = {
		attempt: nodes.some(({ node }) => node.attempts > 1),
		tokens: formatTokens(total) !== "",
		cost: total.costMicros !== void 0
	};
	const rows = nodes.map((each) => renderLine(rowOf(state, {
		...each,
		...looks
	}), has));
	const last = sum === void 0 || !(has.tokens || has.cost) ? [] : [renderLine({
		stage: sum,
		...usageCells(total)
	}, has)];
	const head = [renderLine({
		...titles,
		stage: title
	}, has), renderRule(has)];
	const kept = selectRows(rows, maxBytes - utf8Length([...head, ...last].join("\n")));
	return {
		table: [
			...head,
			...kept,
			...last
		].join("\n"),
		missing: rows.length - kept.length
	};
}
const columns = [
	"stage",
	"agent",
	"state",
	"attempt",
	"duration",
	"tokens",
	"cost",
	"links"
];
const titles = Object.fromEntries(columns.map((column) => [column, column]));
function shownColumns({ attempt, tokens, cost }) {
	const optional = {
		attempt,
		tokens,
		cost
	};
	return columns.filter((column) => optional[column] ?? true);
}
function renderLine(cells, has) {
	return `| ${shownColumns(has).map((column) => cells[column] ?? "").join(" | ")} |`;
}
function renderRule(has) {
	return `|${shownColumns(has).map(() => "---|").join("")}`;
}
function selectRows(rows, maxBytes) {
	let room = maxBytes;
	const end = rows.findIndex((row) => {
		room -= utf8Length(row) + 1;
		return room < 0;
	});
	return end < 0 ? rows : rows.slice(0, end);
}
function usageCells(usage) {
	return {
		duration: formatTime(usage),
		tokens: formatTokens(usage),
		cost: formatCost(usage)
	};
}
function rowOf(state, { node, depth, links, isCounted }) {
	const { name, short, attempts, usage } = node;
	const row = state.rows.get(name);
	const isStarted = state.tasks.some(({ body }) => body.stage === name);
	const below = isCounted && node.children.length > 0 ? ` · ${countChildren(node)}` : "";
	return {
		stage: depth === 0 ? codeSpan(name) : `${"&emsp;".repeat(depth - 1)}↳ ${codeSpan(short)}`,
		agent: renderStageAgents(state, name),
		state: `${row === void 0 || links?.waits?.has(name) === true ? "⏳ waiting" : stageWords(row, state.end !== void 0)}${below}`,
		attempt: describeAttempt(row, attempts),
		...isStarted ? usageCells(usage) : {},
		links: links && renderLinks(state, {
			name,
			links
		})
	};
}
function describeAttempt(row, attempts) {
	if (attempts === 1) return "";
	if (row?.status === "ready") return `${row.next.attempt} of ${attempts}`;
	return row?.status === "ended" || row?.status === "closing" || awaitsChildren(row) ? `${row.last.attempt} of ${attempts}` : "";
}
function renderLinks(state, { name, links }) {
	const last = state.tasks.findLast((task) => task.body.stage === name);
	const run = (state.rows.get(name)?.status === "ready" ? links.started?.get(name) : void 0) ?? last?.body.workflowRun;
	const comment = last === void 0 ? void 0 : commentUrl(state, links.comments?.get(last.seq));
	return [...run === void 0 || run.id === 0 || run.url === "" ? [] : [`[run](${run.url})`], ...comment === void 0 ? [] : [`[comment](${comment})`]].join(" · ");
}
const shown = 6;
function renderStageAgents(state, name) {
	const stage = stageOf(state.run, name);
	if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
	const agents = [stage.agent, ...listTransfersOf(state, name).map(({ body }) => body.to)];
	if (agents.length <= shown) return agents.join(" → ");
	return [
		...agents.slice(0, 4),
		`… ${agents.length - shown + 1} more …`,
		agents.at(-1)
	].join(" → ");
}
function listTransfersOf(state, name) {
	return transfersAt(state, {
		stage: name,
		execution: newestExecution(state, name)
	});
}
function newestExecution(state, name) {
	const row = state.rows.get(name);
	if (row?.status === "ended") return row.last.execution;
	return row?.status === "ready" ? row.next.execution : Number.POSITIVE_INFINITY;
}
function currentAgentOf(state, name) {
	return agentNameAt(state, {
		stage: name,
		execution: newestExecution(state, name)
	}) ?? renderStageAgents(state, name);
}

// src/core/view/status/headline.ts
function renderHeadline(state, links = {}) {
	const name = `Baton run \`${state.run.run}\` of pipeline \`${state.run.body.pipeline}\``;
	const pushed = renderDefaultPush(state);
	if (state.end === void 0 && state.paused !== void 0) return `${name} is **⏸️ paused**${renderPause(state, state.paused)}${pushed}`;
	if (state.end === void 0) return `${name} is **▶️ under way**.${pushed} ${renderTurn(state, links)}`;
	const { outcome } = state.end.body;
	return `${name} **${outcomeWords(outcome)}**${renderCause(state.end.body)}${pushed} ${renderNext(state, {
		...links,
		end: state.end.body
	})}`;
}
function saysUnderWay(body = "") {
	return /^(?:\*\*)?Baton run [^*]*\*\*(?: is )?(?:▶️ under way|⏸️ paused)/mu.test(body);
}
function renderDefaultPush(state) {
	const { defaultBranch } = state.run.body.trigger.repository;
	const found = listPublished(state).find(({ branch }) => branch !== void 0 && isDefaultBranch(branch, defaultBranch));
	return found === void 0 ? "" : ` ⚠️ Commits of the run are on ${codeSpan(found.branch ?? "")}, the default branch.`;
}
function renderCause({ outcome, reason }) {
	const cause = isSuccess(outcome) ? "" : linkCodes(renderEndReason(reason));
	return /[.!?]$/.test(cause) ? cause : `${cause}.`;
}
function renderPause(state, { body }) {
	const due = readyRows(state);
	const next = due.length === 0 ? "" : ` At work, or waiting: ${renderWorkers(state, due)}.`;
	return ` by ${codeSpan(body.actor.login)}: ${oneLine(body.reason)}.${next} What comes is kept, and nothing starts. Your turn: take the label \`${pauseLabel}\` off to go on.`;
}
function renderTurn(state, { waits = /* @__PURE__ */ new Map() }) {
	const all = readyRows(state);
	const due = all.filter(({ name }) => !waits.has(name));
	const asked = awaitingRows(state).map((row) => `${codeSpan(titleOf$1(state.run, row.name))} ${awaitingWords(row)}`);
	const questions = new Set(awaitingRows(state).map((row) => awaitsRaise(row) ? "" : row.name));
	const request = `Your turn: ${asked.join(", ")}. ${questions.size === 1 ? "The newest comment that asks says" : "Each has a comment below that says"} what to type.`;
	const held = [
		...renderWaiting$1(all.length - due.length),
		...renderSuspended(state),
		...renderSleeping(state)
	];
	if (due.length === 0 && asked.length > 0) return [...held, request].join(" ");
	if (due.length === 0) return ["Nothing is at work.", ...held].join(" ");
	const next = listNext(state);
	const todo = asked.length === 0 ? renderTurns$1(renderChecks(state)) : request;
	const last = asked.length === 0 ? "the end of the run" : "what waits";
	return [
		`At work: ${renderWorkers(state, due)}.`,
		...held,
		`Next: ${next.length === 0 ? last : listNames$1(next, codeSpan)}.`,
		todo
	].join(" ");
}
function renderWaiting$1(count) {
	return count === 0 ? [] : [`${count} ${count === 1 ? "stage waits" : "stages wait"} for ${count === 1 ? "its" : "their"} turn.`];
}
function renderWorkers(state, due) {
	const byName = new Map(due.map((row) => [row.name, renderWorker(state, row)]));
	return groupTasks([...byName.keys()], {
		task: (name) => byName.get(name) ?? "",
		parent: codeSpan
	}).join(", ");
}
function renderSuspended(state) {
	const held = [...state.rows.values()].flatMap((row) => row.status === "closing" || awaitsChildren(row) ? [`${countChildTasks(row.wait.for.length)} of \`${row.name}\``] : []);
	return held.length === 0 ? [] : [`The run waits for ${listNames$1(held)}.`];
}
function renderSleeping(state) {
	return [...state.rows.values()].filter(awaitsTime).map(({ name, wait }) => `${codeSpan(titleOf$1(state.run, name))} ${describeWait(wait)}.`);
}
function listNext(state) {
	const rows = [...state.rows.values()];
	const last = rows.filter(({ status }) => status === "ready" || status === "closing");
	const working = new Set(last.map(({ name, kind }) => kind === "element" ? stageOfConfig(name) : name));
	return rows.filter((row) => {
		if (row.status !== "waiting" || row.wait.for === "person") return false;
		return awaitsChildren(row) || row.wait.for.some((name) => working.has(name));
	}).map(({ name }) => name);
}
function renderWorker(state, { name, next }) {
	const attempts = displayedAttempts(state, name);
	return `${codeSpan(titleOf$1(state.run, name))} (${currentAgentOf(state, name)}${attempts === 1 ? "" : `, attempt ${next.attempt} of ${attempts}`})`;
}
function renderNext(state, ended) {
	const { outcome } = ended.end;
	if (needsPerson(outcome)) return `Your turn: ${renderGoingOn(findGoingOn(state, ended))}`;
	if (outcome === "cancelled") return `Nothing follows; to go on, ${renderGoingOn(findGoingOn(state, ended))}`;
	const pulls = new Set([...listOpenedPulls(state), ...listPushedPulls(state)].map((number) => `#${number}`));
	return renderTurns$1([...renderChecks(state), ...pulls.size === 0 ? [] : [`review ${[...pulls].join(", ")}`]]);
}
function renderTurns$1(turns) {
	return turns.length === 0 ? "Nobody has to do anything." : `Your turn: ${turns.join("; ")}.`;
}
function listPushedPulls(state) {
	return state.tasks.flatMap(({ body: { commits, results } }) => commits === void 0 || results.branch === void 0 ? [] : pullOfBranch(state, results.branch) ?? []);
}
function renderChecks(state) {
	const number = findWaitingChecks(state);
	return number === void 0 ? [] : [`click "Approve and run" on #${number}, if its checks still wait`];
}

// src/core/view/status/stage-notes.ts
const noteCodePoints = 500;
const headlineCodePoints = 150;
function renderStageNotes(state) {
	return [
		...[...state.rows.values()].flatMap((row) => renderNote(state, row)),
		...state.end === void 0 ? renderTurns(state) : [],
		...renderRefused(state),
		...state.spawned.length === 0 ? [] : renderLeftOut$1(state),
		...renderBlocked(state),
		...renderSkipped(state)
	];
}
function renderNote(state, row) {
	const { name } = row;
	const title = codeSpan(titleOf$1(state.run, name));
	if (row.status === "never" && row.never.kind === "broken") return renderBroken(state, {
		stage: name,
		words: describeBroken(row.never)
	});
	if (awaitsAnswer(row)) return [`- ${outcomeIcon("needs-input")} ${title} asks: ${linkCodes(oneLine(row.last.body.note ?? "", noteCodePoints))}`, ...renderPush(title, row.last)];
	if (awaitsTime(row) && state.end === void 0) return [`- 🌙 ${title} ${describeWait(row.wait)}. Then it goes on by itself; \`/baton retry\` wakes it now.`];
	if (row.status === "closing" || awaitsChildren(row)) return [...renderWaiting(state, row), ...renderPush(title, row.last)];
	return row.status === "ended" ? [...renderEnded(state, row), ...renderPush(title, row.last)] : [];
}
function renderWaiting({ run, end }, { name, wait }) {
	if (end !== void 0) return [];
	const then = wait.atMost === void 0 ? "" : " Then its agent goes on with what has come by then.";
	return [`- ⏸️ ${codeSpan(titleOf$1(run, name))} ${describeWait(wait, codeSpan)}.${then}`];
}
function renderRefused({ spawned }) {
	return [...Map.groupBy(spawned, ({ task }) => task)].flatMap(([task, all]) => {
		const lastMade = all.findLastIndex(({ body }) => body.made.length > 0);
		const records = all.slice(Math.max(0, lastMade));
		const count = records.reduce((sum, { body }) => sum + body.refusedCount, 0);
		if (count === 0) return [];
		const first = records.flatMap(({ body }) => body.refused)[0]?.message ?? "its tool told the agent at once what was wrong with the request.";
		const was = count === 1 ? "was" : "were";
		const why = linkCodes(oneLine(first, noteCodePoints));
		return [`- ⚠️ \`${task}\`: ${countChildTasks(count)} that it asked for ${was} not made. ${count === 1 ? "The" : "The first"} reason: ${why}`];
	});
}
function renderPush(title, { body: { push } }) {
	return push === void 0 ? [] : [`- ℹ️ ${title}: ${push}`];
}
function renderEnded(state, { name: stage, last }) {
	const { outcome, failure, note } = last.body;
	const title = codeSpan(titleOf$1(state.run, stage));
	if (failure !== void 0 && isChild(stage)) {
		const judged = outcome === "skipped" ? "" : ` Its parent \`${parentNameOf(stage)}\` decides what follows.`;
		return [`- ${outcomeIcon(outcome)} ${title}: ${failureWords(last.body)}.${judged}`];
	}
	if (failure !== void 0 && !isPart(stage) && isTolerated(state.run, last.body)) return [`- ℹ️ ${title}: ${failureWords(last.body)}. The run goes on, because the stage has \`continue-on-failure\`.`];
	if (state.end?.body.reason === `${stage}: ${failure?.reason ?? note}` && !isCut(failure?.reason ?? note)) return [];
	if (failure !== void 0) return hasAttempts(state, stage) ? [] : [`- ${outcomeIcon(outcome)} ${title}: ${failureWords(last.body)}.`];
	if (note === void 0) return [];
	return [`- ${outcome === "succeeded" ? "ℹ️" : outcomeIcon(outcome)} ${title}: ${linkCodes(oneLine(note, noteCodePoints))}`];
}
function renderBroken({ end }, { stage, words }) {
	return end?.body.reason === `${stage}: ${words}` && !isCut(words) ? [] : [`- ❌ \`${stage}\`: ${renderReason(words)}.`];
}
function renderReason(words) {
	return oneLine(words, noteCodePoints).replaceAll("¦¦", "||");
}
function isCut(reason = "") {
	return [...reason].length > headlineCodePoints;
}
function hasAttempts(state, stage) {
	const failures = failuresOf(state, stage);
	return maxAttemptsOf(state.run, stage) > 1 || failures.length > 1 || failures[0]?.body.failure?.reason === "limited";
}
function renderTurns({ run, rows }) {
	return [...rows.values()].flatMap((row) => row.status === "waiting" && row.wait.gate === "own-branch" ? [`- ⏳ ${codeSpan(titleOf$1(run, row.name))} waits: \`${row.wait.for[0]}\` works on ${codeSpan(row.wait.what ?? "")}.`] : []);
}
function findCause(rows, by) {
	const row = rows.get(by);
	return row?.status === "never" && row.never.kind === "blocked" ? findCause(rows, row.never.by) : by;
}
function listNever(rows) {
	return [...rows.values()].filter((row) => row.status === "never");
}
function renderBlocked({ rows }) {
	const blocked = listNever(rows).flatMap(({ name, never }) => never.kind === "blocked" ? [{
		name,
		by: findCause(rows, never.by)
	}] : []);
	return [...Map.groupBy(blocked, ({ by }) => by)].map(([by, waiting]) => {
		return `- ⏭️ ${waiting.map(({ name }) => `\`${name}\``).join(", ")}: not started, because \`${by}\` did not succeed.`;
	});
}
function renderSkipped({ rows }) {
	const behind = Map.groupBy(listSkippedBehind(rows), ({ by }) => by);
	return listNever(rows).flatMap(({ name, never }) => {
		if (never.kind !== "skipped" || "by" in never) return [];
		const others = (behind.get(name) ?? []).map((other) => `\`${other.name}\``).join(", ");
		const also = others === "" ? "" : ` So ${others} ${others.includes(",") ? "were" : "was"} skipped too.`;
		return [`- ⏭️ \`${name}\`: ${renderReason(describeSkipped(never))}.${also}`];
	});
}
function listSkippedBehind(rows) {
	const skipped = listNever(rows).flatMap(({ name, never }) => never.kind === "skipped" && "by" in never ? [{
		name,
		by: never.by
	}] : []);
	const needs = new Map(skipped.map(({ name, by }) => [name, by]));
	const findFirst = (by) => {
		const before = needs.get(by);
		return before === void 0 ? by : findFirst(before);
	};
	return skipped.map(({ name, by }) => ({
		name,
		by: findFirst(by)
	}));
}
function renderTurnWaits({ waits = /* @__PURE__ */ new Map(), waitingStarts = [] }) {
	const stages = [...waits].map(([stage, wait]) => `- ⏳ \`${stage}\` ${describeWait(wait, codeSpan)}.`);
	const starts = waitingStarts.map((cause, at) => `${at + 1}. ${oneLine(cause)}`).join("; ");
	const lines = starts === "" ? stages : [...stages, `- ⏳ When this run has ended, another one starts (\`on-conflict: queue\`): ${starts}.`];
	return lines.length === 0 ? [] : [[lines.join("\n"), `- ⏳ ${lines.length} wait for their turn.`]];
}

// src/core/view/status/stage-graph.ts
const limits = {
	stages: 150,
	edges: 400
};
const classes = {
	succeeded: "stroke:#2da44e,stroke-width:2px",
	failed: "stroke:#cf222e,stroke-width:3px",
	person: "stroke:#8250df,stroke-width:3px",
	running: "stroke:#bf8700,stroke-width:3px",
	idle: "stroke:#8b949e,stroke-dasharray:4 4"
};
function renderStageGraph(state) {
	const { tasks } = deriveTree(state);
	const isShort = isFolded(state);
	const nodes = isShort ? tasks : flattenTree(tasks).map(({ node }) => node);
	const ids = new Map(nodes.map(({ name }, index) => [name, `s${index}`]));
	const idOf = (name) => ids.get(name) ?? "";
	const { stages } = pipelineOf(state.run);
	const edges = nodes.filter(({ kind }) => kind === "stage").flatMap(({ name }) => (stages[name]?.needs ?? []).map((need) => `  ${idOf(need)} --> ${idOf(name)}`));
	if (nodes.length > limits.stages || edges.length > limits.edges) return `The chain has ${nodes.length} stages with ${edges.length} needs: too many to draw.`;
	const below = isShort ? tasks.flatMap((node) => renderGroup(node, idOf(node.name))) : [];
	const boxes = [...nodes.flatMap(({ name }) => state.rows.get(name) ?? []).map((row) => renderNode(state, {
		row,
		id: idOf(row.name)
	})), ...below.map(({ box }) => box)];
	const styles = Object.entries(classes).filter(([style]) => boxes.some((box) => box.endsWith(`:::${style}`))).map(([name, style]) => `  classDef ${name} ${style}`);
	const own = isShort ? [] : nodes.flatMap((node) => node.children.map(({ name }) => `  ${idOf(node.name)} -.-> ${idOf(name)}`));
	const arrows = [
		...edges,
		...own,
		...below.map(({ arrow }) => arrow)
	];
	return [
		"```mermaid",
		"flowchart LR",
		...boxes,
		...arrows,
		...styles,
		"```"
	].join("\n");
}
function renderGroup(node, id) {
	if (node.children.length === 0) return [];
	return [{
		box: `  ${id}c["${escapeLabel(countChildren(node))}"]:::${groupStyle(node)}`,
		arrow: `  ${id} -.-> ${id}c`
	}];
}
function groupStyle({ children }) {
	if (children.some(({ status }) => status === "failed")) return "failed";
	return children.some(({ status }) => status === "running" || status === "waiting") ? "running" : "succeeded";
}
function renderNode(state, { row, id }) {
	const { name } = row;
	const attempts = displayedAttempts(state, name);
	const isOver = state.end !== void 0;
	const attempt = row.status === "ready" && !isOver && attempts > 1 ? `, attempt ${row.next.attempt} of ${attempts}` : "";
	return `  ${id}["${escapeLabel(`${titleOf$1(state.run, name)}${renderAgents(state, name)}: ${stageWords(row, isOver)}${attempt}`)}"]:::${styleOf(row, isOver)}`;
}
function renderAgents(state, name) {
	return listTransfersOf(state, name).length > 0 ? `, ${renderStageAgents(state, name)}` : "";
}
function styleOf(row, isOver) {
	if (row.status === "ended") return outcomeStyle(row.last.body.outcome);
	if (row.status === "never") return row.never.kind === "broken" ? "failed" : "idle";
	if (isOver) return "idle";
	if (row.status !== "waiting") return "running";
	if (row.wait.for === "person") return "person";
	return row.wait.gate === "children" || row.wait.count !== void 0 ? "running" : "idle";
}
function outcomeStyle(outcome) {
	if (outcome === "needs-input") return "person";
	if (outcome === "failed") return "failed";
	return isSuccess(outcome) ? "succeeded" : "idle";
}
function escapeLabel(text) {
	return text.replace(/["#;<>&\\`{}[\]()|%\n\r]/g, (character) => `#${character.codePointAt(0)};`);
}
function renderRunOverview(state) {
	const notes = renderStageNotes(state);
	const below = renderFoldedTasks(state).flatMap(([full = ""]) => [full]);
	return [
		renderStageTable(state),
		...below,
		...notes.length === 0 ? [] : [notes.join("\n")],
		renderStageGraph(state)
	].join("\n\n");
}

// src/core/view/status/usual.ts
function renderUsual({ run, rows, end }) {
	const { usual = {} } = run.body;
	const lines = (end === void 0 ? [...rows.values()].filter((row) => row.parent === void 0 && isOpen(row)) : []).flatMap(({ name }) => {
		const own = Object.hasOwn(usual, name) ? usual[name] : void 0;
		return own === void 0 ? [] : [`- ⏱️ ${codeSpan(name)}: ${describeUsual(own)}.`];
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- ⏱️ ${lines.length} stages have figures of earlier runs.`]];
}
function describeUsual({ runs, seconds, costUsd }) {
	return `usually ${[describeSpan(seconds.map((each) => describeDuration(each * 1e3))), ...costUsd === void 0 ? [] : [describeSpan(costUsd.map(describeCost))]].join(", ")}, ${runs} runs`;
}
function describeSpan([low = "", high = ""]) {
	if (low === high) return low;
	const unit = /^\d+( \w+)$/.exec(low)?.[1];
	return `${unit !== void 0 && /^\d+( \w+)$/.exec(high)?.[1] === unit ? low.slice(0, -unit.length) : low} to ${high}`;
}
function describeCost(usd) {
	const costMicros = usd < .01 ? Math.round(usd * 1e6) : Math.round(usd * 100) * 1e4;
	return formatCost({
		seconds: 0,
		costMicros
	});
}

// src/core/view/status/status-comment.ts
function renderTransfers(state, links) {
	if (state.transfers.length === 0) return [];
	const limit = pipelineOf(state.run).limits["max-handoffs"];
	return [[state.transfers.map((transfer) => {
		const { seq, task, body } = transfer;
		const url = commentUrl(state, links.comments?.get(seq));
		const link = url === void 0 ? "" : ` · [message](${url})`;
		const lost = hasStood(state, transfer) ? "" : " (does not count: the work of that job was not published)";
		if (isFallback(transfer)) return `- 🔀 ${codeSpan(titleOf$1(state.run, task))}: ${body.message}`;
		return `- 🔀 \`${task}\`: transfer ${transferNumber(state, transfer)} of ${limit}, \`${body.from}\` → \`${body.to}\`${lost}${link}`;
	}).join("\n"), `- 🔀 Transfers: ${standingTransfers(state).length} of ${limit}, in the comments of their tasks.`]];
}
const tableBytes = 24e3;
const droppedCharacters = 300;
const noteBytes = 200;
function statusMarker(run) {
	return viewMarker("status", run);
}
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
		...state.run.body.usual === void 0 ? [] : renderUsual(state),
		...renderTransfers(state, links),
		...renderFix(state),
		...renderFailures(state),
		...renderNotes(state),
		...renderTurnWaits(links),
		...renderDropped(state),
		...renderAnswer(state),
		[renderDetails("The chain as a graph", renderStageGraph(state))],
		...renderNewestHandoffs(state, (task, handoff) => renderHandoff(state, {
			task,
			handoff,
			links
		}))
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
function renderFlood({ run }) {
	const { floodedLedger: flooded } = run.body;
	if (flooded === void 0) return [];
	const link = `[ledger](${threadUrl(run, flooded.ledger)})`;
	return [`⚠️ ${flooded.comments} comments of other accounts stand on the ${link} of this pipeline. They are no history and are passed over, and cost requests: delete them, and limit who may comment in the settings of the repository. The ledger must not be locked.`];
}
function renderFooter({ run }) {
	const elsewhere = `in [the pipeline's runs issue](${threadUrl(run, run.thread)})`;
	const where = viewThreadOf(run) === run.thread ? "in this thread" : elsewhere;
	const records = run.body.config.signing === void 0 ? "records" : "signed records";
	return `<sub>${startedWords(run)} This comment is redrawn from the ${records} ${where}.</sub>`;
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
function renderFix({ run }) {
	const { fix } = run.body.trigger.check ?? {};
	if (fix === void 0) return [];
	const most = pipelineOf(run).limits["max-fixes"] ?? 1;
	return [[`- 🩹 Run ${fix} of at most ${most} by failed checks since the last commit that is not Baton's (\`limits.max-fixes\`): ${fix < most ? "another failure starts one more" : `another failure starts nothing: push a commit, or comment \`/baton run ${run.body.pipeline}\``}.`]];
}
function renderFailures(state) {
	const lines = [...state.rows.keys()].flatMap((stage) => {
		return hasAttempts(state, stage) ? failuresOf(state, stage).map((task) => renderFailure(state, task)) : [];
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- 🔁 Failed attempts: ${lines.length}, in the comments of their tasks.`]];
}
function renderFailure(state, task) {
	const { url } = task.body.workflowRun;
	return `- 🔁 ${codeSpan(titleOf$1(state.run, task.body.stage))}: ${renderRetryNotice(state, task)}${url === "" ? "" : ` · [run](${url})`}`;
}
function renderDropped({ run, rows, tasks }) {
	const lines = [...rows.keys()].flatMap((stage) => {
		return (tasks.findLast(({ body }) => body.stage === stage)?.body.warnings ?? []).filter((warning) => warning.startsWith("The handoff was not kept: ") || warning.startsWith("Not published is work in other places than the branch that was checked out: ")).map((warning) => `- ⚠️ ${codeSpan(titleOf$1(run, stage))}: ${linkCodes(oneLine(warning, droppedCharacters))}`);
	});
	return lines.length === 0 ? [] : [[lines.join("\n"), `- ⚠️ Handoffs and work that were not kept: ${lines.length} faults, in the comments of their tasks.`]];
}
function renderAnswer({ run, end }) {
	if (end?.body.output === void 0 || end.body.finalAgent === void 0) return [];
	const { output, finalAgent } = end.body;
	return [[renderDetails(`Final text of ${finalAgent}, the last agent`, quote(neutralise(output, pageOf(run))))]];
}
function renderHandoff(state, facts) {
	const { task, handoff, links } = facts;
	const { stage } = task.body;
	const page = pageOf(state.run);
	const url = commentUrl(state, links.comments?.get(task.seq));
	const rest = url === void 0 ? "the comment of its task" : `[the comment of its task](${url})`;
	const title = `**${codeSpan(titleOf$1(state.run, stage))}**`;
	const summary = [`${title} handed over:`, quote(neutralise(handoff.summary, page))];
	return [
		[...summary, ...renderHandoffDetail(handoff, {
			title: `Handoff of ${stage}: detail and data`,
			page
		})].join("\n\n"),
		[...summary, `_Detail and data are too long to show here: they are in ${rest}._`].join("\n\n"),
		`${title} handed over more than there is room for: it is in ${rest}.`
	];
}

// src/engine/effects/append-records.ts
const maxTries = 3;
async function appendAndRead(engine, { order, build, ...start }) {
	let { reading } = start;
	for (let tries = 1;; tries += 1) {
		const built = await build(reading);
		if (!built.ok) return {
			kind: "not-needed",
			reason: built.error,
			reading
		};
		const written = await engine.ports.store.append({
			thread: order.thread,
			tip: reading.state.tip,
			...built.value
		});
		const [first] = written;
		if (first === void 0) throw new Error("The store appended nothing.");
		const least = countOwn(reading) + written.length;
		const after = await awaitVisible(engine, {
			order,
			comment: first.comment,
			digest: first.digest,
			least
		});
		if (after.ok) return {
			kind: "written",
			first,
			reading: after.value
		};
		const { displaced, ...problem } = after.error;
		if (displaced === void 0 || tries === maxTries) return {
			kind: "failed",
			problem
		};
		reading = displaced;
	}
}
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
async function awaitVisible(engine, { order, comment, digest, least = 0 }) {
	for (const seconds of waits) {
		if (seconds > 0) await engine.ports.clock.sleep(seconds * 1e3);
		const reading = await readRun$1(engine, order);
		if (!reading.ok && ["other-version", "broken-chain"].includes(String(reading.error.cause))) return failure(reading.error);
		if (!reading.ok) continue;
		const isShown = reading.value.stored.some((stored) => stored.digest === digest);
		if (isShown && (seconds === waits.at(-1) || countOwn(reading.value) >= least)) return success(reading.value);
		if (!isShown && reading.value.comments.has(comment)) return failure({
			code: "BATON-E906",
			cause: "displaced-record",
			message: `The record in comment ${comment} of run "${order.run}" does not count: another record has its place, or its key is not in signing.keys. Look with \`baton records\`, and run this job again.`,
			displaced: reading.value
		});
	}
	return failure({
		code: "BATON-E902",
		message: `Comment ${comment} of run "${order.run}" was written, but within a minute the list of comments of #${order.thread} did not show it together with the first record of the run. Run this job again: it goes on from there, or says what is missing.`
	});
}
function countOwn({ state, stored }) {
	return stored.filter(({ record }) => record.run === state.run.run).length;
}

// src/engine/gate/ask.ts
function isPaused({ settings }, state) {
	return settings.paused === true || pauseGate.ask(state).kind === "wait";
}
async function isLimited({ ports }, { state, first }, start) {
	const { stage, due } = start;
	if (start.for !== "agent") return false;
	const isClosed = hasMetLimit(state) && listClosedAt(state, {
		stage,
		due,
		now: ports.clock.now()
	}).some(isLong$1) || await ports.line?.awaitLimit({
		state,
		first,
		stage,
		due
	}) === true;
	if (isClosed) ports.log.info(`${state.run.run}/${stage} does not start now: a usage limit is closed that would refuse it.`);
	return isClosed;
}
async function passGates(engine, { effects, reading }) {
	const isPausedNow = isPaused(engine, reading.state);
	const open = [];
	for (const effect of effects) if (effect.kind !== "dispatch-task" || !(isPausedNow || await isLimited(engine, reading, effect))) open.push(effect);
	const budgets = await loadBudgets(engine);
	return budgets === void 0 ? open : budgets.withinBudgets(engine, {
		effects: open,
		reading
	});
}
async function loadBudgets({ ports: { budgets } }) {
	return budgets === void 0 ? void 0 : import("./hold-starts.js");
}

// src/core/budget/run-cost.ts
function costOfRun({ tasks }, until = Number.POSITIVE_INFINITY) {
	return addUsage(tasks.filter(({ seq }) => seq <= until).map(({ body }) => usageOf(body))).costMicros ?? 0;
}
function findFunded(state, { stage, cause }) {
	const last = state.tasks.findLast(({ body }) => body.stage === stage);
	const unpaid = last?.body.unpaid === true ? last.seq : void 0;
	const raises = state.decisions.flatMap(({ body, seq }) => body.verb === "raise" && seq > (unpaid ?? cause) ? [Math.max(seq, cause)] : []);
	return [...unpaid === void 0 ? [cause] : [], ...raises].find((seq) => {
		const start = startedAt(state, seq);
		return costOfRun(state, start) < (costLimitOf(state, start) ?? Number.POSITIVE_INFINITY);
	});
}
const mostRaise = 1e4;
function leastRaise(state) {
	return Math.min(mostRaise, Math.floor(Math.max(0, missingIn(state)) / 1e6) + 1);
}
function missingIn(state) {
	return costOfRun(state) - (costLimitOf(state) ?? 0);
}
function explainSmallRaise(state, usd) {
	if (usd === 1e4 || Math.round(usd * 1e6) > missingIn(state)) return void 0;
	return `${describeSpent(state)} Run \`${state.run.run}\` goes on with \`/baton raise ${leastRaise(state)}\` or more.`;
}
function describeSpent(state) {
	return `${formatCost({
		seconds: 0,
		costMicros: costOfRun(state)
	})} are spent of ${formatCost({
		seconds: 0,
		costMicros: costLimitOf(state) ?? 0
	})}.`;
}

// src/core/view/mention.ts
function mention(login) {
	return /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `@${login}` : void 0;
}
function mentionStarter({ run }) {
	const { login, type } = run.body.trigger.actor;
	return type === "Bot" ? void 0 : mention(login);
}
function mentionOf(state) {
	const starter = mentionStarter(state);
	return starter === void 0 ? "" : `, ${starter}`;
}

// src/core/view/comment/question.ts
const answerPlaceholder = "<your answer>";
function answerLine(state, stage) {
	return `/baton answer ${listNamedStages(state).filter(({ kind }) => kind !== "silent").length > 1 ? `${stage} ` : ""}${answerPlaceholder}`;
}
function renderQuestion$1(state, row) {
	const { run } = state.run;
	const { name } = row;
	const { note, commits, results } = row.last.body;
	const until = describeTime(answerDeadline(state, row));
	const ends = row.kind === "child" ? `this task ends at the next sweep, and \`${row.parent}\` no longer waits for it` : "the whole run ends at the next sweep";
	return [
		`❓ **Your answer is needed**${mentionOf(state)}: the agent of stage \`${name}\` in run \`${run}\` asks:`,
		quote(neutralise(note ?? "(It did not say what.)", pageOf(state.run))),
		`**To answer**, post a new comment that begins with this line. Write your own words in the place of \`${answerPlaceholder}\`; they may go on over more lines:`,
		`\`\`\`text\n${answerLine(state, name)}\n\`\`\``,
		`The agent then continues${commits === void 0 ? "" : ` from its commits on ${codeSpan(results.branch ?? "")}`}. Everybody who may start this pipeline may answer, and the first answer counts.`,
		`A 👍 on your comment says that it counted. Until then no job of this stage runs. Without an answer by ${until} ${ends}; what the agent has committed stays. To end the run now, comment \`/baton cancel\`.${receivesCommands(state) ? "" : " If Baton does not react to comments, its workflow lacks `issue_comment`."}`
	];
}
function renderAnswerLines(asking) {
	const isShared = new Set(asking.map(({ stage }) => stage)).size < asking.length;
	const nameOf = ({ run, stage }) => isShared ? `${run}/${stage}` : stage;
	return asking.map((each) => `- ${codeSpan(`/baton answer ${nameOf(each)} ${answerPlaceholder}`)}`).join("\n");
}

// src/core/view/comment/request.ts
function requestMarker(state, { name, last }) {
	const reopened = countReopenings(state);
	const again = reopened === 0 ? "" : `.${reopened}`;
	return viewMarker("request", `${state.run.run}/${name}/${last.execution}${again}`);
}
function parseRequestRun(body) {
	return parseViewMarker("request", body)?.split("/")[0];
}
function isRequestFor(body, { run, stage }) {
	const asked = parseViewMarker("request", body);
	return asked?.slice(0, asked.lastIndexOf("/")) === `${run}/${stage}`;
}
function markerOf$1(state, row) {
	return awaitsRaise(row) ? raiseMarker(state) : requestMarker(state, row);
}
function renderRequest(state, row) {
	if (awaitsRaise(row)) return renderRaiseRequest(state);
	return [...renderQuestion$1(state, row), requestMarker(state, row)].join("\n\n");
}
function raiseMarker(state) {
	const reopened = countReopenings(state);
	const again = reopened === 0 ? "" : `.${reopened}`;
	return viewMarker("request", `${state.run.run}/limit:cost/${costLimitOf(state) ?? 0}${again}`);
}
function renderRaiseRequest(state) {
	const { run } = state.run;
	return [
		`💰 **More money is needed**${mentionOf(state)}: run \`${run}\` has reached the limit on its cost. ${describeSpent(state)}`,
		"**To go on**, post a new comment that begins with this line. The number is what you add, in USD:",
		`\`\`\`text\n/baton raise ${leastRaise(state)}\n\`\`\``,
		`What is committed stays, and agents that are at work go on. Who may approve stages of this pipeline may raise the limit, else who may start it. Without an answer within ${answerWithin(state.run)} the run ends at the next sweep. To end it now, comment \`/baton cancel\`.${receivesCommands(state) ? "" : " If Baton does not react to comments, its workflow lacks `issue_comment`."}`,
		raiseMarker(state)
	].join("\n\n");
}
function describeWrongAmount(text) {
	return `${text === "" ? "There is no amount behind `/baton raise`" : `${codeSpan(oneLine(text, 60))} is no amount`}: write a number of USD above 0 and up to 10000, with a point before cents, such as \`/baton raise 3\` or \`/baton raise 2.50\`.`;
}
function listAsking(states, usd) {
	return `Several runs wait for more money, so say which one you mean:\n\n${states.map((state) => `- \`/baton raise ${state.run.run} ${usd}\`: ${describeSpent(state)}`).join("\n")}\n\n`;
}
function describeNothingAsked(run, standing) {
	if (standing === void 0) return run === void 0 ? "No run here waits for more money." : `There is no run ${codeSpan(run)} here.`;
	if (standing.outcome !== void 0) return `Run \`${run}\` has ended already (${standing.outcome}), so no money is added.`;
	return `Run \`${run}\` waits for no money: ${standing.isAsking ? "it has not reached its limit" : "its pipeline has no `limits.on-limit: ask` with `max-cost-usd`"}.`;
}

// src/engine/thread/own-comments.ts
function ownAccountId({ thread, first }) {
	return thread.find(({ id }) => id === first.id)?.author?.id;
}
function ignoredInOwnComments(reading) {
	const author = ownAccountId(reading);
	if (author === void 0) return [];
	const own = new Set(reading.thread.filter((comment) => comment.id > reading.first.id && comment.author?.id === author).map(({ id }) => id));
	return reading.ignored.filter(({ comment }) => own.has(comment));
}
async function readOwnView(engine, { reading, marker }) {
	return findMarkedComment(await listOwnComments(engine, reading), {
		marker,
		accepts: () => true
	});
}
async function listOwnComments(engine, reading) {
	const { first, state } = reading;
	const thread = viewThreadOf(state.run);
	return [...thread === state.run.thread ? [] : await engine.ports.threads.listSince(thread, first.at), ...reading.thread].filter(isBy(ownAccountId(reading)));
}
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

// src/core/view/comment/approval-changes.ts
const maxBytes$2 = 16e3;
const fileCodePoints = 6e3;
const mostFiles = 30;
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
	const { kept, dropped } = packSections(files.slice(0, mostFiles).map(renderFile), maxBytes$2);
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
	const ofSetup = namesFor("setup", setupNames).join("");
	const runner = [stage["runs-on"]].flat().map(codeSpan).join(" ");
	return [
		...renderTasks(state, {
			stage: name,
			due
		}),
		`- agent ${codeSpan(acting.name)}: engine \`${agent.engine}\`${modelOf(agent)}`,
		`- access: \`${agent.access}\`${accessWords[agent.access]}`,
		`- secrets: ${listNames(agent.env)}${ofSetup}${ofProgramSetup(agent)}`,
		`- setup: ${stage.setup === void 0 ? "none" : "the commands below, before the agent"}`,
		...renderProgram(agent).map((program) => `- ${program}`),
		...renderFallbacks(state, {
			stage: name,
			due
		}),
		`- machine: ${runner}${container === void 0 ? "" : `, container ${codeSpan(container)}`}${environment === void 0 ? "" : `, environment ${codeSpan(environment)}`}`
	];
}
function renderFallbacks(state, { stage, due }) {
	return (state.gates.fallbacks?.list(state, {
		stage,
		due
	}) ?? []).flatMap((as) => {
		const found = agentAt(state, {
			stage,
			execution: due.execution,
			as
		});
		if (found === void 0) return [];
		const { agent } = found;
		const engine = `engine \`${agent.engine}\`${modelOf(agent)}`;
		const secrets = `secrets: ${listNames(agent.env)}${ofProgramSetup(agent)}`;
		const rights = [
			engine,
			`access \`${agent.access}\``,
			secrets,
			...renderProgram(agent)
		].join(", ");
		return [`- while its usage limit is closed or its model overloaded, ${codeSpan(as)}: ${rights}`];
	});
}
function renderProgram({ command }) {
	return command === void 0 ? [] : [`program: ${codeSpan(truncateCodePoints(command.join(" "), programCodePoints))}`];
}
function ofProgramSetup(agent) {
	return namesFor("program-setup", agent["setup-env"] ?? []).join("");
}
const mostTasks = 20;
const valueCodePoints = 100;
function renderTasks(state, { stage, due }) {
	const found = matrixGateOf(state.gates)?.expand(state, {
		name: stage,
		cause: due.cause
	});
	if (found?.kind !== "elements") return [];
	const { length } = found.elements;
	const tasks = found.elements.slice(0, mostTasks).map((element) => {
		const { of, value = of ?? "" } = element;
		const text = typeof value === "string" ? value : JSON.stringify(value);
		const title = elementTitle(state.run, element);
		const whole = title === `${elementName(element)} ${text}` ? "" : ` for ${codeSpan(truncateCodePoints(text, valueCodePoints))}`;
		return `${codeSpan(title)}${whole}`;
	});
	const more = length > mostTasks ? `, and ${length - mostTasks} more` : "";
	return [`- ${length} ${length === 1 ? "task" : "tasks"} of this agent: ${tasks.join(", ")}${more}`];
}
function namesFor(what, names) {
	return names.length === 0 ? [] : [`; for \`${what}\`: ${listNames(names)}`];
}
const programCodePoints = 120;
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
const fieldsBytes = 6e3;
const nameCodePoints = 300;
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
	const rendered = renderLine$1({
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
const shownDigits = 7;
function approvalMarker(run, { stage, digest }) {
	return viewMarker("request", `${run}/${stage}/${digest}`);
}
function approveCommand({ stage, digest }) {
	return `/baton approve ${stage} ${digest.slice(0, 7)}`;
}
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
	const rendered = renderLine$1({
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
async function readAskedApproval(engine, question) {
	const { reading, row } = question;
	const { name: stage, next: due } = row;
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
		due
	});
	const own = new Set(approvalSeqs(reading.state, {
		stage,
		due
	}));
	const records = reading.stored.filter(({ record }) => record.run === run.run && own.has(record.seq)).map(({ digest }) => digest);
	const covered = {
		run: run.run,
		stage,
		basis: row.wait.basis,
		records: records.toSorted(),
		head: tip.head
	};
	return {
		...question,
		...tip,
		state,
		stage,
		digest: approvalDigestOf(engine, covered)
	};
}
function approvalDigestOf({ ports }, covered) {
	const text = `approval ${canonicalJson(covered) ?? ""}`;
	return ports.hasher.sha256(`${text} ${ports.signer?.sign(text) ?? ""}`).slice(7);
}
function listRequestsFor({ state, stage }, own) {
	return own.filter(({ body }) => isRequestFor(body, {
		run: state.run.run,
		stage
	}));
}
function findShown(asked, own) {
	const newest = listRequestsFor(asked, own).at(-1);
	return newest !== void 0 && hasMarker(newest, approvalMarker(asked.state.run.run, asked)) ? newest : void 0;
}
async function readTip(engine, { state, ...asked }) {
	for (const branch of listStartBranches(state, asked)) {
		const head = await engine.ports.commits.readBranch(branch);
		if (head !== void 0) return {
			head,
			branch
		};
	}
	return {
		head: unapprovedCommitOf(state, asked.stage),
		branch: void 0
	};
}

// src/core/view/status-labels.ts
const runningLabel = "baton:running";
const failedLabel = "baton:failed";
const needsHumanLabel = "baton:needs-human";
const after = {
	failed: [failedLabel, needsHumanLabel],
	"needs-input": [needsHumanLabel]
};
function statusLabelsOf({ end }) {
	return end === void 0 ? [runningLabel] : after[end.body.outcome] ?? [];
}
function staleLabels(present) {
	return present.filter((name) => hasName([failedLabel, needsHumanLabel], name));
}

// src/engine/view/labels.ts
async function labelRunning(engine, state) {
	if (!isLabelled(state)) return;
	const { subject } = state.run.body.trigger;
	const present = findReopening(state.decisions) !== void 0 ? [failedLabel, needsHumanLabel] : subject.labels;
	await change(engine, state, async () => {
		for (const name of staleLabels(present)) await engine.ports.subjects.removeLabel(subject.number, name);
		await engine.ports.subjects.addLabels(subject.number, [runningLabel]);
	});
}
function labelsOfNeed(state) {
	return isLabelled(state) && state.end !== void 0 ? statusLabelsOf(state) : [needsHumanLabel];
}
async function labelSettled(engine, state) {
	if (awaitingRows(state).length > 0 || needsPerson(state.end?.body.outcome ?? "succeeded")) return;
	const { number } = state.run.body.trigger.subject;
	const step = {
		what: `The label ${needsHumanLabel} was not taken off #${number}`,
		except: transientReasons
	};
	await warnIfRefused(engine, step, () => engine.ports.subjects.removeLabel(number, needsHumanLabel));
}
async function labelEnded(engine, { state, stored }) {
	if (state.end === void 0 || !isLabelled(state)) return;
	const { number } = state.run.body.trigger.subject;
	if (isOtherAtWork(state, stored)) return;
	await change(engine, state, () => engine.ports.subjects.removeLabel(number, runningLabel));
}
function isLabelled({ run }) {
	return hasSubject(run.body.trigger) && run.body.config["status-labels"] !== false;
}
function isOtherAtWork({ run }, stored) {
	const { number } = run.body.trigger.subject;
	const began = stored.find(({ record }) => record.run === run.run)?.writtenAt ?? "";
	const records = stored.filter(({ writtenAt = "" }) => writtenAt >= began).map(({ record }) => record).filter((record) => record.run !== run.run);
	const ended = new Set(records.flatMap((record) => record.kind === "end" ? [record.run] : []));
	return records.some((record) => record.kind === "run" && record.body.trigger.subject.number === number && !ended.has(record.run));
}
async function change(engine, state, perform) {
	const what = `The labels of #${state.run.body.trigger.subject.number} that say how the run stands were not changed`;
	await warnIfRefused(engine, {
		what,
		except: refusalsOfLastView(state)
	}, perform);
}

// src/engine/view/ask-approval.ts
async function askApproval(engine, question, changed) {
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
		const shown = findShown(asked, own);
		if (shown !== void 0 && shown.id !== changed?.id) return foldOpen$1(engine, older.slice(0, -1));
		await engine.ports.subjects.addLabels(run.body.trigger.subject.number, labelsOfNeed(state));
		const text = renderQuestion(engine, asked, await readChanges(engine, asked));
		await engine.ports.threads.create(viewThreadOf(run), text, approvalMarker(run.run, asked));
		await foldOpen$1(engine, older);
	});
}
async function foldOpen$1(engine, older) {
	const open = older.filter(({ isMinimised }) => isMinimised !== true);
	if (open.length > 0) await engine.ports.threads.minimiseAll(open, "outdated");
}
async function findChange(engine, asked, shown) {
	const now = await engine.ports.edits.readLastEdit(shown);
	if (now === void 0) return { editor: void 0 };
	const { body, editor } = now;
	if (editor?.isAuthor === false) return { editor: editor.login ?? "ghost" };
	const changes = await readChanges(engine, asked, transientReasons);
	const before = {
		...asked,
		state: stateBefore(shown, asked)
	};
	return [changes, {
		...changes,
		comparison: void 0
	}].map((given) => renderQuestion(engine, before, given)).some((text) => normaliseBody(body) === normaliseBody(text)) ? void 0 : { editor: editor?.login };
}
function stateBefore({ id }, { state, reading }) {
	const newer = new Set(reading.stored.flatMap(({ record, comment }) => record.run === state.run.run && comment > id ? [record.seq] : []));
	return {
		...state,
		decisions: state.decisions.filter(({ seq }) => !newer.has(seq))
	};
}
function renderQuestion({ ports }, asked, changes) {
	const { state, stage, row, digest } = asked;
	const given = findApproval(state, stage, row.wait.basis);
	const approvers = given?.body.digest === digest ? given.body.approval?.approvers ?? [] : [];
	const text = renderApprovalRequest(state, {
		stage,
		digest,
		due: row.next,
		approved: approvers.map(({ login }) => login),
		changes
	});
	return ports.redactor.redact(text).text;
}
async function readChanges(engine, { state, head, branch }, except = []) {
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
		comparison: await warnIfRefused(engine, {
			what,
			except
		}, () => engine.ports.comparisons.compare(base, head))
	};
}

// src/engine/view/ask-person.ts
async function askPerson(engine, { reading, stage }) {
	const row = awaitingRows(reading.state).find(({ name }) => name === stage);
	if (row === void 0) return;
	if (awaitsApproval(row)) return askApproval(engine, {
		reading,
		row
	});
	await askAnswer(engine, {
		reading,
		row
	});
}
async function askAnswer(engine, { reading, row }) {
	const { state } = reading;
	const marker = markerOf$1(state, row);
	const { run } = state;
	const step = {
		what: `Nobody was asked about run ${run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		const text = renderRequest(state, row);
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

// src/core/history/build-history-body.ts
function buildHistoryBody(state, end) {
	const { run } = state;
	const handoff = listStageEnds(state).findLast((stage) => stage.handoff !== void 0)?.handoff;
	const pulls = [...new Set(state.tasks.flatMap(({ body }) => openedPullOf(body) ?? []))];
	return {
		pipeline: run.body.pipeline,
		subject: run.body.trigger.subject.number,
		outcome: end.outcome,
		results: resultsOfRun(state),
		...end.outcome === "failed" ? describeFailure(state, end) : {},
		...handoff === void 0 ? {} : { handoff: selectHandoffFields(handoff, includeKeysOf(state)) },
		...selectInputs(state),
		...selectChildren(state),
		usage: buildRunUsage(state),
		stages: listStageUsage(state),
		...pulls.length > 1 ? { pulls } : {},
		startedAt: run.body.startedAt,
		finishedAt: end.finishedAt
	};
}
const mostCodePoints = {
	input: 1e3,
	children: 4e3
};
function includeKeysOf({ run }) {
	return pipelineOf(run).history?.["include-keys"] ?? [];
}
function listNamed(state, prefix) {
	return includeKeysOf(state).flatMap((key) => key.startsWith(prefix) ? [key.slice(prefix.length)] : []);
}
function selectInputs(state) {
	const { body } = state.run;
	const typed = readTypedInputs(pipelineOf(state.run).on, body.trigger.inputs);
	const found = listNamed(state, inputsPrefix).flatMap((name) => Object.hasOwn(typed, name) ? [[name, truncateCodePoints(String(typed[name]), mostCodePoints.input)]] : []);
	return found.length === 0 ? {} : { inputs: Object.fromEntries(found) };
}
function selectChildren(state) {
	const named = listNamed(state, childrenPrefix);
	if (named.length === 0) return {};
	const ends = [...state.run.children?.keys() ?? []].map((name) => endOf(state, name));
	const found = named.flatMap((key) => {
		const lines = ends.flatMap((end) => describeChild(end, key));
		return lines.length === 0 ? [] : [[key, truncateCodePoints(lines.join("\n"), mostCodePoints.children)]];
	});
	return found.length === 0 ? {} : { children: Object.fromEntries(found) };
}
function describeChild({ name, bodies, failure, results, handoff }, key) {
	const [first] = bodies;
	const last = bodies.at(-1);
	if (first === void 0 || last === void 0) return [];
	const times = {
		startedAt: first.startedAt,
		finishedAt: last.finishedAt
	};
	const value = findValue({
		...times,
		results,
		handoff,
		error: failure?.reason,
		message: failure?.message
	}, key);
	return value === void 0 ? [] : [`${name}: ${value}`];
}
function listStageUsage(state) {
	const { tasks } = state;
	const agents = tasks.filter(({ body }) => body.engine !== "built-in");
	return [...Map.groupBy(agents, ({ body }) => JSON.stringify([stageOfConfig(body.stage), body.engine])).values()].flatMap((own) => {
		const last = own.at(-1)?.body;
		if (last === void 0) return [];
		const stage = stageOfConfig(last.stage);
		const parts = own.map(({ body }) => ({
			body,
			part: partOf(state, body)
		}));
		const { seconds, inputTokens, outputTokens, costMicros } = addUsage(parts.map(({ body, part }) => usageOf({
			...body,
			usage: part
		})));
		return {
			stage,
			engine: last.engine,
			outcome: endOf(state, stage).outcome || last.outcome,
			executions: own.length,
			seconds,
			inputTokens,
			outputTokens,
			costUsd: costMicros === void 0 ? void 0 : costMicros / 1e6,
			unpriced: parts.filter(({ part }) => part !== void 0 && isUnpriced(part)).length || void 0
		};
	});
}
function resultsOfRun(state) {
	const all = listStageEnds(state).flatMap(({ results }) => Object.entries(results));
	return Object.fromEntries(all.filter(([key]) => key !== "response"));
}
function describeFailure(state, { reason }) {
	const failure = listStageEnds(state).find(({ name }) => reason.startsWith(`${name}: `))?.failure;
	if (failure === void 0) return { error: reason };
	return {
		error: failure.reason,
		...failure.message === "" ? {} : { message: failure.message }
	};
}
function selectHandoffFields(handoff, includeKeys) {
	const { summary, detail, data } = handoff;
	return {
		summary,
		...detail !== void 0 && includeKeys.includes("handoff_detail") ? { detail } : {},
		...data !== void 0 && includeKeys.some((key) => key.startsWith("handoff.data.")) ? { data } : {}
	};
}

// src/core/view/listed-run.ts
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
		usage: addUsage(tasks.map(({ body }) => usageOf(body))),
		stages: end === void 0 ? void 0 : listStageUsage(state)
	};
}
function turnOf(state) {
	if (state.paused !== void 0) return "paused";
	return awaitingRows(state).length > 0 ? "awaiting" : "running";
}

// src/engine/view/server-lists.ts
async function listRun({ ports }, { state, first }) {
	try {
		await ports.runList?.put(describeListed(state, first));
	} catch (thrown) {
		ports.log.warning(`Run ${state.run.run} is missing in the list of runs, or outdated there: ${messageOf(thrown)}`);
	}
}
async function askHearing({ settings }) {
	return settings.via === "app" ? true : settings.hearsComments?.();
}
async function findLine(engine, { state, started }) {
	if (state.end !== void 0) return { isHeard: await askHearing(engine) };
	const { line } = engine.ports;
	if (line === void 0) return {};
	const limit = `max-concurrency: ${pipelineOf(state.run)["max-concurrency"] ?? 0}`;
	const waits = /* @__PURE__ */ new Map();
	for (const { name, next } of readyRows(state)) {
		const title = executionTitle({
			run: state.run.run,
			task: name,
			execution: next.execution
		});
		const wait = started.has(name) ? void 0 : await line.findWait(title);
		if (wait !== void 0) waits.set(name, wait.gate === "slot" ? {
			...wait,
			what: limit
		} : wait);
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

// src/engine/view/escalate.ts
async function escalate(engine, { reading, status }) {
	const { state } = reading;
	if (state.end === void 0) return;
	const { renderEscalation } = await import("./escalation.js");
	const text = renderEscalation(state, {
		end: state.end.body,
		status,
		version: engine.settings.version,
		isHeard: await askHearing(engine)
	});
	const step = {
		what: `Nobody was asked about run ${state.run.run}`,
		only: ["not-found", "comments-refused"]
	};
	await warnIfRefused(engine, step, async () => {
		if (await isCalled(engine, reading)) return;
		await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, labelsOfNeed(state));
		await engine.ports.threads.create(viewThreadOf(state.run), text, markerOf(state));
	});
}
async function isCalled(engine, reading) {
	const { state } = reading;
	if (!needsPerson(state.end?.body.outcome ?? "succeeded")) return true;
	return await readOwnView(engine, {
		reading,
		marker: markerOf(state)
	}) !== void 0;
}
const markerOf = (state) => escalationMarker(state.run.run, countReopenings(state));

// src/engine/view/close-requests.ts
async function closeRequests(engine, reading) {
	const { state } = reading;
	const { run } = state.run;
	if (!mayHaveAsked(state)) return;
	const what = `What run ${run} had asked was not folded`;
	await warnIfRefused(engine, {
		what,
		except: refusalsOfLastView(state)
	}, async () => {
		const open = awaitingRows(state);
		const comments = await listOwnComments(engine, reading);
		const old = comments.filter((comment) => comment.isMinimised !== true && parseRequestRun(comment.body) === run && !open.some((row) => isRequestOf(comment, state, row)));
		if (old.length === 0 && !isLabelAlone(state, comments)) return;
		if (!comments.some((comment) => callsForAnother(comment, reading))) await labelSettled(engine, state);
		if (old.length > 0) await engine.ports.threads.minimiseAll(old, "resolved");
	});
}
function isLabelAlone({ run, tasks, decisions, end }, comments) {
	const posted = comments.map(({ body }) => `${parseViewMarker("request", body)}.`);
	const isPosted = (question) => posted.some((marker) => marker.startsWith(`${run.run}/${question}.`));
	const isLost = tasks.some(({ body: { outcome, stage }, execution }) => outcome === "needs-input" && !isPosted(`${stage}/${execution}`));
	return end?.body.outcome === "cancelled" || isLost || isUnpaid({
		run,
		decisions
	}, isPosted);
}
function isUnpaid({ run, decisions }, isPosted) {
	return decisions.filter(({ body }) => body.verb === "raise").some(({ seq }) => !isPosted(`limit:cost/${costLimitOf({
		run,
		decisions
	}, seq - 1)}`));
}
function callsForAnother({ id, body, isMinimised }, { state: { run }, stored, thread }) {
	const other = parseRequestRun(body) ?? parseViewMarker("escalation", body)?.split("/")[0];
	if (other === void 0 || other === run.run || isMinimised === true) return false;
	const { number } = run.body.trigger.subject;
	if (run.thread === number || !thread.some((each) => each.id === id)) return true;
	const named = stored.find(({ record }) => record.kind === "run" && record.run === other)?.record;
	return named?.kind === "run" && named.body.trigger.subject.number === number;
}
function mayHaveAsked({ run, tasks, rows }) {
	if (asksAtLimit(run) || tasks.some(({ body }) => body.outcome === "needs-input")) return true;
	return [...rows.keys()].some((stage) => approvalOf(run, stage) !== void 0);
}
function isRequestOf(comment, state, row) {
	if (!awaitsApproval(row)) return hasMarker(comment, markerOf$1(state, row));
	return isRequestFor(comment.body, {
		run: state.run.run,
		stage: row.name
	});
}

// src/engine/view/fold-comments.ts
async function foldEndedRun(engine, { reading, outcome }) {
	const isSwapped = await foldRun(engine, reading, outcome === void 0 ? void 0 : swapOf(reading.state, outcome));
	if (outcome !== void 0 && !isSwapped) await reactToOutcome(engine, reading.state, outcome);
}
async function foldRun(engine, reading, swap) {
	const { run } = reading.state;
	await closeRequests(engine, reading);
	if (viewThreadOf(run) !== run.thread) return false;
	const records = new Set(commentsOf(reading.stored, run.run).values());
	const folded = /* @__PURE__ */ new Set([
		...records,
		...listContinuations(reading, records),
		...listReplies(reading),
		...listOldCalls(reading)
	]);
	const what = `The comments of run ${run.run} were not all folded`;
	return await warnIfRefused(engine, { what }, async () => {
		const comments = [];
		for (const id of folded) comments.push(...await readComment(engine, {
			reading,
			id
		}));
		return foldOpen(engine, comments, {
			why: "resolved",
			swap
		});
	}) === true;
}
async function foldCalls(engine, reading) {
	const { run } = reading.state;
	const calls = new Set(listOldCalls(reading));
	const what = `The call for a person of run ${run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, reading.thread.filter(({ id }) => calls.has(id)), { why: "resolved" }));
}
async function foldEarlierRuns(engine, { reading, runs, comments }) {
	const isOwn = isBy(ownAccountId(reading));
	const views = comments.filter((comment) => {
		const escalated = parseViewMarker("escalation", comment.body)?.split("/")[0];
		return isOwn(comment) && runs.some((run) => run === escalated || hasMarker(comment, statusMarker(run)));
	});
	const what = `The status of an earlier run than ${reading.state.run.run} was not folded`;
	await warnIfRefused(engine, { what }, () => foldOpen(engine, views, { why: "outdated" }));
}
async function foldOpen(engine, comments, { why, swap }) {
	const open = comments.filter(({ isMinimised }) => isMinimised !== true);
	return open.length > 0 && (await engine.ports.threads.minimiseAll(open, why, swap)).isSwapped;
}
async function readComment(engine, { reading, id }) {
	const comment = reading.thread.find((listed) => listed.id === id) ?? await engine.ports.threads.read(id);
	return comment === void 0 ? [] : [comment];
}
function listOwn(reading) {
	return reading.thread.filter(isBy(ownAccountId(reading)));
}
function listContinuations(reading, records) {
	const own = listOwn(reading);
	return own.flatMap(({ id, body }, index) => {
		if (!isContinuation(body)) return [];
		const next = own.slice(index + 1).find((comment) => holdsEnvelope(comment.body));
		return next !== void 0 && records.has(next.id) ? [id] : [];
	});
}
function listReplies(reading) {
	const name = `\`${reading.state.run.run}\``;
	return listOwn(reading).flatMap(({ id, body }) => parseViewMarker("reply", body) !== void 0 && body.includes(name) ? [id] : []);
}
function listOldCalls(reading) {
	const { state } = reading;
	const { run } = state.run;
	const old = Array.from({ length: countReopenings(state) }, (_, reopened) => escalationMarker(run, reopened));
	return listOwn(reading).flatMap((comment) => old.some((marker) => hasMarker(comment, marker)) ? [comment.id] : []);
}

// src/core/view/comment/pull-summary.ts
const frameBytes = 2e3;
function pullSummaryMarker(pipeline) {
	return viewMarker("summary", pipeline);
}
function renderPullSummary(state, facts = {}) {
	const { run, body } = state.run;
	const about = hasSubject(body.trigger) ? `, for #${body.trigger.subject.number}` : "";
	const head = `**What led to this pull request:** Baton run \`${run}\` of pipeline \`${body.pipeline}\`${about}.`;
	const leftOut = state.spawned.length === 0 ? [] : listLeftOut(state, facts.head);
	const sections = [...renderLeftOut$1(state, leftOut).map((line) => [line]), ...renderSummaries(state, leftOut)];
	const { kept, dropped } = packSections(sections, recordLimits.commentBytes - frameBytes);
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
		...facts.notes ?? [],
		foot,
		pullSummaryMarker(body.pipeline)
	].join("\n\n");
}
function renderSummaries(state, leftOut) {
	const tasks = state.tasks.filter(({ body }) => !leftOut.some(({ child }) => child.name === body.stage));
	return renderNewestHandoffs({
		...state,
		tasks
	}, ({ body: { stage } }, { summary }) => [[`**${codeSpan(titleOf$1(state.run, stage))}** handed over:`, quote(neutralise(summary, pageOf(state.run)))].join("\n\n")]);
}

// src/engine/view/pull-summary.ts
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
async function readEarlier(engine, { pull, readOwn, marker }) {
	const comments = await engine.ports.threads.listSince(pull, beginning);
	return (await readMarked(comments, {
		marker,
		accounts: [readOwn]
	}))?.id;
}
async function redrawPullSummary(engine, state) {
	const stale = findStaleSummary(state);
	if (stale === void 0) return;
	const what = `The summary on pull request #${stale.pull} was not redrawn`;
	const except = ["unauthenticated", ...refusalsOfLastView(state)];
	const { comment, pull } = stale;
	await warnIfRefused(engine, {
		what,
		except
	}, () => engine.ports.threads.update(comment, renderPullSummary(state), pull));
}

// src/engine/view/status-comment.ts
async function drawStatus(engine, drawing) {
	const { status, reading } = drawing;
	const step = {
		what: `The status comment${status === void 0 ? "" : ` ${status}`} was not redrawn`,
		except: [
			"forbidden",
			"unauthenticated",
			...refusalsOfLastView(reading.state)
		]
	};
	await warnIfRefused(engine, step, () => status === void 0 ? drawInPlace(engine, drawing) : redraw(engine, {
		...drawing,
		status
	}));
}
async function redraw(engine, drawing) {
	try {
		await engine.ports.threads.update(drawing.status, drawing.body, viewThreadOf(drawing.reading.state.run));
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
async function readStatusComment(engine, reading) {
	return (await readOwnView(engine, {
		reading,
		marker: statusMarker(reading.state.run.run)
	}))?.id;
}
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
async function readStatusCommentId(engine, { order, reading }) {
	const { run } = reading.state;
	const status = order.status === 0 ? void 0 : order.status;
	const isElsewhere = viewThreadOf(run) !== run.thread;
	const isSigned = order.sig !== void 0;
	if (isSigned && (isElsewhere || status !== void 0 && reading.comments.has(status))) return status;
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

// src/core/view/listener-event.ts
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
	raise: "dev.baton.run.needs-input",
	transfer: "dev.baton.run.transfer"
};
function buildListenerEvent(notice, { state, status, redact }) {
	const { run, repo, thread, body } = state.run;
	const { kind, number, url, title } = body.trigger.subject;
	const shorten = (text, max) => truncateCodePoints(redact(text), max);
	const { stage, time, data } = describeNotice(notice, {
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
function describeNotice(notice, { state, shorten }) {
	const text = (words) => shorten(words, eventLimits.textCodePoints);
	if (notice.on === "end") {
		const { outcome, reason, finishedAt } = notice.end.body;
		return {
			time: finishedAt,
			data: {
				outcome,
				reason: text(reason)
			}
		};
	}
	if (notice.on === "transfer") {
		const { task, body, execution } = notice.transfer;
		const { from, to, message, timestamp, by, reason } = body;
		return {
			stage: task,
			time: timestamp,
			data: {
				execution,
				from,
				to,
				message: text(message),
				by,
				reason
			}
		};
	}
	if (notice.on === "needs-input") {
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
	const { cause, execution } = notice.awaiting.next;
	const question = notice.on === "raise" ? { question: describeSpent(state) } : {};
	return {
		stage: notice.stage,
		time: findTime(state, cause),
		data: {
			execution,
			...question
		}
	};
}
function findTime({ run, tasks, decisions }, seq) {
	const task = tasks.find((each) => each.seq === seq);
	const decision = decisions.find((each) => each.seq === seq);
	return task?.body.finishedAt ?? decision?.body.decidedAt ?? run.body.startedAt;
}
function limitResults(results, shorten) {
	return Object.entries(results).map(([key, value]) => [key, shorten(value, eventLimits.resultCodePoints)]);
}
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

// src/engine/order/build-notice-order.ts
function noticeTaskOf({ key }) {
	const [on, seq, stage] = key.split("/");
	return {
		task: [
			"notify",
			on,
			...stage ? [stage] : []
		].join(":"),
		execution: Number(seq)
	};
}
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
	}, engine.ports);
	return {
		text,
		dispatch: JSON.parse(text)
	};
}

// src/engine/effects/send-notice.ts
async function performNotice(engine, { reading, key, status, start }) {
	const notice = findNotice(reading.state, key);
	if (notice === void 0 || await isAsked(engine, {
		reading,
		notice
	})) return;
	const send = async () => {
		const { dispatches } = receiversOf(reading.state, happeningOf(notice));
		if (dispatches.length > 0 && engine.ports.listeners === void 0) await start(buildNoticeOrder(engine, {
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
async function isAsked(engine, { reading, notice }) {
	if (notice.on === "approval") return isApprovalAsked(engine, {
		reading,
		notice
	});
	if (notice.on === "raise") return await readOwnView(engine, {
		reading,
		marker: raiseMarker(reading.state)
	}) !== void 0;
	if (notice.on !== "needs-input") return false;
	const { stage, asked } = notice;
	const marker = requestMarker(reading.state, {
		name: stage,
		last: asked
	});
	return await readOwnView(engine, {
		reading,
		marker
	}) !== void 0;
}
async function isApprovalAsked(engine, { reading, notice }) {
	const { run } = reading.state.run;
	const [, newest] = notice.key.split("/");
	const since = reading.stored.find(({ record }) => record.run === run && record.seq === Number(newest))?.comment ?? 0;
	return (await listOwnComments(engine, reading)).some(({ id, body }) => id > since && isRequestFor(body, {
		run,
		stage: notice.stage
	}));
}
async function sendNotice(engine, { state, notice, status }) {
	const { listeners, endpoints, redactor, log } = engine.ports;
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
	const receivers = receiversOf(state, happeningOf(notice));
	for (const endpoint of receivers.endpoints) if (endpoints === void 0) log.info(`Endpoint "${endpoint.to}" is not told of ${event.id}: that takes the App.`);
	else await endpoints.tell(endpoint, event);
	for (const type of receivers.dispatches) {
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
function hasUsedMore({ records }, { run, tasks }) {
	if (budgetsOf(run.body.config, run.body.pipeline).length === 0) return false;
	const known = records.flatMap(({ record }) => record.kind === "history" && record.run === run.run && record.body.startedAt === run.body.startedAt ? [record.body.usage?.executions ?? 0] : []);
	return Math.max(0, ...known) < tasks.length;
}
async function loadHistoryHandoff(engine, state) {
	const keys = pipelineOf(state.run).history?.["include-keys"] ?? [];
	const own = [...state.rows.values()].findLast(({ name, parent }) => parent === void 0 && findHandoffSource(state, name));
	const stages = own !== void 0 && keys.some((key) => key.startsWith("handoff")) ? [own.name] : [];
	const children = keys.some((key) => key.startsWith(`${"children."}handoff`)) ? [...state.run.children?.keys() ?? []] : [];
	if (stages.length + children.length === 0) return state;
	const filled = await loadHandoffs(engine.ports, {
		state,
		stages: [...stages, ...children]
	});
	if (filled.ok) return filled.value;
	engine.ports.log.warning(`The history of run ${state.run.run} is kept without a handoff: ${filled.error.problem.message}`);
	return state;
}
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
async function performEffects(engine, request) {
	const { status, start = (order) => engine.ports.starter.start(order) } = request;
	const runs = /* @__PURE__ */ new Map();
	const started = [];
	let { reading } = request;
	let outcome;
	for (const effect of await passGates(engine, request)) switch (effect.kind) {
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
				workflowRuns: runs,
				state: reading.state
			};
			reading = ended;
			break;
		}
		case "escalate":
			await escalate(engine, {
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
			if (request.effects.some(({ kind }) => kind === "fold-comments")) outcome = effect.outcome;
			else await reactToOutcome(engine, reading.state, effect.outcome);
			break;
		case "write-history":
			await writeHistory(engine, reading.state);
			break;
		case "fold-comments":
			await foldEndedRun(engine, {
				reading,
				outcome
			});
			break;
		case "ignore": engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
	}
	await (await loadBudgets(engine))?.noteRunUsage(engine, reading.state);
	await engine.ports.line?.releaseClaims(reading.state);
	engine.ports.watcher?.see({
		...reading,
		isStarted: runs.size > 0
	});
	return {
		started,
		workflowRuns: runs,
		state: reading.state
	};
}
function startOf(state, { name: stage, next: due }) {
	return {
		kind: "dispatch-task",
		stage,
		for: jobFor(state, stage),
		due
	};
}
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
	const run = {
		run: state.run.run,
		thread: state.run.thread,
		first: reading.first
	};
	await redrawPullSummary(engine, state);
	await labelEnded(engine, {
		state,
		stored: reading.stored
	});
	if (await engine.ports.drawings?.postpone(run) !== true) {
		await drawStatus(engine, {
			reading,
			status,
			body
		});
		await engine.ports.drawings?.finish(run);
	}
}
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
	const next = deriveState(all, run, reading.state.gates);
	if (!next.ok) throw new Error(problemText(next.error));
	return {
		...reading,
		state: next.value,
		stored: all
	};
}
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

// src/core/output/workflow-jobs.ts
function isJob({ name }, id) {
	return name === id || name.endsWith(` / ${id}`);
}
const ownJobs = [
	"forward",
	"plan",
	"publish"
];
function isWriting(jobs, since) {
	return jobs.filter((job) => ownJobs.some((id) => isJob(job, id))).some(({ status, endedAt = "" }) => status !== "completed" || Date.parse(endedAt) > since);
}
function findJobToRerun(jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const broken = ownJobs.map((id) => jobs.find((job) => isJob(job, id))).find((job) => job !== void 0 && isBroken(job));
	if (broken === void 0) return void 0;
	if (isJob(broken, "publish") || broken.conclusion !== "cancelled") return broken;
	return broken.began || isJob(broken, "forward") ? void 0 : broken;
}
function isBroken({ conclusion }) {
	return conclusion !== "success" && conclusion !== "skipped";
}
const guardedEvents = /* @__PURE__ */ new Set([
	"workflow_dispatch",
	"repository_dispatch",
	"schedule"
]);
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

// src/core/launch/execution-status.ts
const maxRuns = 4;
function statusOf({ dispatched: seen, inline }) {
	const dispatched = withoutSkipped(seen);
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
const maxSkipped = 4;
function withoutSkipped(seen) {
	const begun = seen.filter(({ conclusion }) => conclusion !== "skipped");
	if (seen.length - begun.length < maxSkipped) return begun;
	const newest = seen.find(({ conclusion }) => conclusion === "skipped");
	return seen.filter((run) => run === newest || run.conclusion !== "skipped");
}
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

// src/engine/gate/rerun-jobs.ts
const maxAttempts = 3;
async function readBrokenJob({ ports }, workflowRun) {
	const broken = findJobToRerun(await ports.workflowRuns.listJobs(workflowRun));
	if (broken === void 0 || broken.attempt < maxAttempts) return broken;
	return (await ports.workflowRuns.listJobs(workflowRun, "all")).filter((job) => job.name === broken.name && isBroken(job)).length < maxAttempts ? broken : void 0;
}
const windowMilliseconds = 3456e5;
function sweepSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}
const maxLookedAt = 50;
async function* readRunsWithBrokenJob(engine, { since, own, lookedAt }) {
	const { workflowRuns, log } = engine.ports;
	const listed = rankBrokenRuns(await workflowRuns.listBroken(since));
	if (listed.length > maxLookedAt) log.warning(`${listed.length} workflow runs failed or were cancelled; this sweep looks at ${maxLookedAt}: the newest that were dispatched or scheduled, then the newest of each account.`);
	for (const { id, title } of listed.slice(0, maxLookedAt)) {
		const job = id === own ? void 0 : await readBrokenJob(engine, id);
		lookedAt?.add(id);
		if (job !== void 0) yield {
			id,
			title,
			job
		};
	}
}
async function rerunJob({ ports }, { id, job }) {
	try {
		await ports.workflowRuns.rerunJob(job.id);
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		ports.log.warning(`The job ${job.name} of workflow run ${id} was not started again: ${error.message}`);
		return false;
	}
	ports.log.warning(`The job ${job.name} of workflow run ${id} ended as "${job.conclusion}" and was started again.`);
	return true;
}
async function rerunPublisher(engine, stall, run) {
	if (stall.kind !== "lost") return void 0;
	const { workflowRun } = stall;
	const isDisplaced = run?.ignored.some(({ comment, reason }) => reason === "duplicate" && run.claimed.has(comment));
	const job = await readBrokenJob(engine, workflowRun) ?? (isDisplaced ? await readPublisher(engine, workflowRun) : void 0);
	if (job === void 0 || !await rerunJob(engine, {
		id: workflowRun,
		job
	})) return void 0;
	return {
		kind: "repeated",
		workflowRun,
		job: job.name
	};
}
async function readPublisher({ ports }, workflowRun) {
	const isMeant = (job) => isJob(job, "publish") && job.conclusion === "success" && job.attempt < maxAttempts;
	return (await ports.workflowRuns.listJobs(workflowRun)).find(isMeant);
}

// src/engine/gate/worker.ts
async function readStatus({ ports }, { reading, row: { name, next }, own }) {
	const { run, seq, body } = reading.state.run;
	const title = executionTitle({
		run,
		task: name,
		execution: next.execution
	});
	const dispatched = await ports.workflowRuns.listRuns(title, reading.first.at);
	const planner = body.workflowRun;
	const mayBeInline = dispatched.length === 0 && next.cause === seq && planner.id !== 0 && planner.id !== own;
	return statusOf({
		dispatched,
		inline: mayBeInline ? {
			run: planner,
			jobs: await ports.workflowRuns.listJobs(planner.id)
		} : void 0
	});
}
async function readStall(engine, request, busy) {
	const stall = findStall(await readStatus(engine, request));
	return stall?.kind === "lost" && busy?.has(stall.workflowRun) === true ? void 0 : stall;
}
async function readStallOf({ ports }, { title, since }) {
	return findStall(statusOf({ dispatched: await ports.workflowRuns.listRuns(title, since) }));
}
async function isTakenOver(workflowRuns, { order, own, lost = Number.POSITIVE_INFINITY }) {
	return (await workflowRuns.listRuns(executionTitle(order), order.first.at)).some(({ id, status, conclusion }) => id !== own && (status !== "completed" || id > lost && conclusion !== "skipped"));
}
const graceMilliseconds = 12e4;
async function isStillWriting({ ports, settings }, workflowRun) {
	if (workflowRun === 0 || workflowRun === settings.workflowRun?.id) return false;
	const jobs = await ports.workflowRuns.listJobs(workflowRun).catch(noneOfDeleted);
	return isWriting(jobs, Date.parse(ports.clock.now()) - graceMilliseconds);
}
function noneOfDeleted(thrown) {
	if (thrown instanceof GitHubError && thrown.reason === "not-found") return [];
	throw thrown;
}
function createIsAtWork({ ports }, busy) {
	return ({ at, workflowRun }) => Date.parse(ports.clock.now()) - Date.parse(at) < graceMilliseconds || busy?.has(workflowRun) === true;
}
async function isAtWork(engine, request) {
	return (await readWorkers(engine, request)).length > 0;
}
async function listWorkers(engine, reading, rows = readyRows(reading.state)) {
	const workers = [];
	for (const row of rows) workers.push(...await readWorkers(engine, {
		reading,
		row
	}));
	return workers;
}
async function readWorkers(engine, request) {
	const own = engine.settings.workflowRun.id;
	const status = await readStatus(engine, {
		...request,
		own
	});
	return status.kind === "at-work" ? status.workers.flatMap(({ id, url }) => id === own ? [] : [{
		id,
		url
	}]) : [];
}
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
function createOnceStarter(engine, endedSince, cause) {
	const isOthers = cause !== void 0 && cause.workflowRun !== engine.settings.workflowRun.id;
	const mayBeUnlisted = async () => isOthers && (createIsAtWork(engine, void 0)(cause) || await isStillWriting(engine, cause.workflowRun));
	return async (order) => {
		return await readStartedRun(engine, {
			order: order.dispatch,
			endedSince
		}) ?? (await mayBeUnlisted() ? void 0 : engine.ports.starter.start(order));
	};
}
async function readStartedRun({ ports }, { order, endedSince }) {
	const title = executionTitle(order);
	const dispatched = await ports.workflowRuns.listRuns(title, order.first.at);
	const status = statusOf({ dispatched });
	const [worker] = status.kind === "at-work" ? status.workers : [];
	if (worker !== void 0) return {
		id: worker.id,
		url: worker.url
	};
	const stall = endedSince === void 0 ? findStall(status) : void 0;
	if (stall !== void 0 && await rerunPublisher({ ports }, stall)) return dispatched[0];
	if (status.kind === "never-started" || endedSince === void 0) return void 0;
	const ended = endedSince === order.first.at ? dispatched : await ports.workflowRuns.listRuns(title, endedSince);
	for (const { id, url, conclusion } of ended) {
		if (conclusion === "skipped") continue;
		if ((await ports.workflowRuns.listJobs(id)).some((job) => job.conclusion !== "skipped")) return {
			id,
			url
		};
		ports.log.warning(`Workflow run ${id} for ${title} ended as "${conclusion ?? "nothing"}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${url}`);
	}
}

// src/adapters/artifact/action-artifact-source.ts
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
async function readOnlyFile(directory) {
	const [file, ...others] = await readdir(directory);
	return file === void 0 || others.length > 0 ? "malformed" : readFile(join(directory, file));
}

// src/adapters/artifact/artifact-reader.ts
const archiveOverhead = 65536;
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
const loadUnzip$1 = () => import("./unzip-entry2.js");

// src/host/dispatching-starter.ts
function createDispatchingStarter(dispatcher) {
	return { start: ({ text }) => dispatcher.dispatch(text) };
}

// src/host/read-repository-file.ts
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
function decodeRaw(data, path) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer || data instanceof Uint8Array) return new TextDecoder().decode(new Uint8Array(data));
	throw new TypeError(`GitHub sent ${path} neither as text nor as bytes but as ${typeof data}.`);
}

// src/adapters/artifact/traces.ts
const maxBytes$1 = 1e6;
function createTraces({ list, source }) {
	return { async read(names) {
		const newest = (await Promise.all(names.map(list))).flat().toSorted((a, b) => b.id - a.id)[0];
		if (newest === void 0) return void 0;
		const archive = await source.readArchive(newest.id, {
			run: newest.run,
			maxBytes: maxBytes$1
		});
		const content = typeof archive === "string" ? archive : (await loadUnzip()).unzipEntry(archive, {
			name: "text",
			maxBytes: maxBytes$1
		});
		return typeof content === "string" ? void 0 : Buffer.from(content).toString("utf8");
	} };
}
const loadUnzip = () => import("./unzip-entry2.js");

// src/adapters/git/bundle/read-bundle.ts
const maxHeaderBytes = 65536;
function parseBundle(bytes) {
	const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString("latin1");
	const end = text.indexOf("\n\n");
	const [signature, ...lines] = text.slice(0, end).split("\n");
	if (end < 0 || signature !== "# v2 git bundle") return void 0;
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
	await createBareRepository(directory);
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
const maxOldBytes = 67108864;
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
const maxBytes = 268435456;
const words = {
	missing: "is not there",
	expired: "has expired",
	"foreign-run": "was made by another workflow run",
	"too-large": `has more than ${maxBytes} bytes`,
	digest: "holds other bytes than the agent job announced",
	malformed: "is no sound archive",
	entries: "holds more than the one file that was announced",
	path: "holds another file than the one that was announced",
	link: "holds a link instead of a file",
	ratio: "unpacks to far more than its size"
};
function createBundleReader(options) {
	return { async read({ bundle, base, head }, { workflowRun, trustedPaths }) {
		const bytes = await options.artifacts.download(bundle, {
			run: workflowRun,
			maxBytes
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
const identity = {
	GIT_AUTHOR_NAME: "Baton",
	GIT_AUTHOR_EMAIL: "baton@invalid",
	GIT_COMMITTER_NAME: "Baton",
	GIT_COMMITTER_EMAIL: "baton@invalid"
};
async function mergeAll(git, { remote, onto, ranges, directory }) {
	await createBareRepository(directory);
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
	const ids = raw.filter(({ mode }) => mode !== "000000").map(({ id }) => id);
	const contents = await readObjects(git, ids);
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
const effectsOf = {
	"store.append": ({ thread, tip, drafts, visible }) => [`comment on #${thread} with ${drafts.map(({ kind, run, task }) => `the ${kind} record of ${run}${task && `/${task}`}`).join(" and ")}: ${firstLine(visible)}`, (clock) => drafts.map((draft, index) => {
		const place = {
			repo: 0,
			thread,
			seq: tip.seq + index + 1,
			prev: index === 0 ? tip.digest : noDigest
		};
		return {
			record: {
				...draft,
				...place
			},
			digest: noDigest,
			comment: 0,
			writtenAt: clock.now(),
			envelope: {}
		};
	})],
	"threads.create": (thread, body) => [`comment on #${thread}: ${firstLine(body)}`, (clock) => {
		const now = clock.now();
		return {
			id: 0,
			body,
			createdAt: now,
			updatedAt: now,
			author: null
		};
	}],
	"threads.update": (comment, body) => [`change comment ${comment} to: ${firstLine(body)}`],
	"threads.delete": (comment) => [`delete comment ${comment}`],
	"threads.minimiseAll": ({ length }) => [length === 0 ? [] : `fold ${length === 1 ? "a comment" : `${length} comments`} of Baton`, () => ({ isSwapped: false })],
	"reactions.add": (place, content) => [`react to ${nameOf(place)} with ${content}`, () => 0],
	"reactions.replaceEyes": (place, _eyes, content) => [[`react to ${nameOf(place)} with ${content}`, `take the reaction to ${nameOf(place)} away`]],
	"reactions.remove": (place) => [`take the reaction to ${nameOf(place)} away`],
	"subjects.addLabels": (subject, labels) => [`label #${subject} with ${labels.join(", ")}`],
	"subjects.removeLabel": (subject, label) => [`take the label ${label} off #${subject}`],
	"ledgers.create": (kind, pipeline) => [`open and close the issue that keeps the ${kind} of pipeline ${pipeline}`, (clock) => ({
		number: 0,
		comments: 0,
		open: false,
		locked: false,
		url: "",
		createdAt: clock.now()
	})],
	"ledgers.close": (number) => [`close issue #${number}`],
	"commits.createCommit": ({ parent, message, changes }) => [`commit ${changes.length} files on ${parent.slice(0, 12)}: ${firstLine(message)}`, () => ({
		sha: parent,
		tree: parent,
		verified: false
	})],
	"commits.createBranch": (branch, sha) => [`create branch ${branch} at ${sha.slice(0, 12)}`],
	"commits.moveBranch": (branch, sha) => [`move branch ${branch} to ${sha.slice(0, 12)}`, () => true],
	"commits.deleteBranch": (branch) => [`delete branch ${branch}`, () => true],
	"pullRequests.create": ({ head, base, title }) => [`open a pull request from ${head} into ${base}: ${title}`, () => ({
		number: 0,
		url: "",
		body: "",
		author: void 0
	})],
	"pullRequests.update": (number, { title }) => [`change pull request #${number} to: ${title}`],
	"pullRequests.requestReviewers": (number, { reviewers, teams }) => [`ask ${[...reviewers, ...teams].join(", ")} to review #${number}`],
	"issues.create": ({ title, body }) => [`open an issue: ${title}`, () => ({
		number: 0,
		url: "",
		body,
		author: void 0
	})],
	"reviews.create": (pull, { event, body }) => [`review #${pull} (${event}): ${firstLine(body)}`, () => ({
		id: 0,
		url: "",
		body,
		author: void 0
	})],
	"listeners.send": (type, { type: event, subject }) => [`send repository_dispatch ${type}: ${event} of ${subject}`],
	"endpoints.tell": ({ to }, { type, subject }) => [`tell endpoint ${to}: ${type} of ${subject}`],
	"starter.start": ({ dispatch }) => [`start ${dispatch.run}/${dispatch.task} execution ${dispatch.execution} for ${dispatch.for}`],
	"workflowRuns.rerunJob": (job) => [`start job ${job} again`],
	"workflowRuns.cancel": (run) => [`tell workflow run ${run} to stop`, () => true],
	"texts.save": (name, { length }) => [`upload artifact ${name}`, () => ({
		artifactId: 0,
		file: "",
		bytes: length,
		sha256: noDigest,
		run: 0
	})]
};
const noDigest = `sha256:${"0".repeat(64)}`;
function createDryPorts(ports) {
	const effects = [];
	const dry = { ...ports };
	for (const [name, effectOf] of Object.entries(effectsOf)) {
		const [port = "", method = ""] = name.split(".");
		const perform = async (...given) => {
			const [words, result] = effectOf(...given);
			effects.push(...[words].flat());
			return result?.(ports.clock);
		};
		if (dry[port] !== void 0) dry[port] = {
			...dry[port],
			[method]: perform
		};
	}
	const all = {
		...ports,
		...dry
	};
	return {
		ports: {
			...all,
			store: rememberRecords(all.store)
		},
		effects
	};
}
function rememberRecords(store) {
	const written = [];
	return {
		...store,
		async readSince(thread, since, begun) {
			const read = thread === 0 ? {
				records: [],
				ignored: [],
				comments: []
			} : await store.readSince(thread, since, begun);
			return {
				...read,
				records: [...read.records, ...written.filter(({ record }) => record.thread === thread)]
			};
		},
		async append(request) {
			const stored = await store.append(request);
			written.push(...stored);
			return stored;
		}
	};
}
function nameOf(place) {
	return "comment" in place ? `comment ${place.comment}` : `#${place.subject}`;
}
function firstLine(text) {
	return text.split("\n")[0] ?? "";
}

// src/host/wire-engine.ts
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
	const { settings, github, signer, redactor, clock, texts, starter, workflowRuns, readOwnAccount } = wiring;
	const { events, endpoints, line, runList, drawings, budgets, watcher } = wiring;
	const { threads, edits, permissions, reactions, subjects, ledgers, commits } = github;
	const { comparisons, pullRequests, pushTargets, checks, issues, reviews } = github;
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
			threads,
			repo: repository.id,
			hasher,
			compressor,
			verifier,
			...signing,
			memory: wiring.memory
		}),
		threads,
		edits,
		permissions,
		reactions,
		subjects,
		ledgers,
		commits,
		comparisons,
		pullRequests,
		pushTargets,
		checks,
		issues,
		reviews,
		bundles: wiring.bundles ?? createBundleReader({
			artifacts: wiring.artifacts,
			remote,
			path: wiring.path
		}),
		trials: wiring.trials ?? createMergeTrials({
			remote,
			path: wiring.path
		}),
		traces: wiring.traces ?? createTraces({
			list: github.listArtifacts,
			source: github.artifacts
		}),
		listeners: wiring.contents === "read" ? void 0 : github.listeners,
		texts,
		starter,
		workflowRuns,
		readOwnAccount,
		hasher,
		compressor,
		...signing,
		verifier,
		clock,
		log: createRedactedLog(wiring.log, (text) => redactor.redact(text).text),
		redactor,
		events,
		endpoints,
		line,
		runList,
		drawings,
		budgets,
		watcher
	};
}
function publicKeys({ config: read, signer, isPrivate, isKeyless = false }) {
	const faults = read.ok ? read.value.problems : read.error;
	const keys = (read.ok ? jobConfigSchema.safeParse(read.value.source.value).data : void 0)?.signing?.keys ?? [];
	if (faults.length > 0 && signer !== void 0) return [.../* @__PURE__ */ new Set([signer.publicKey, ...keys])];
	if (faults.length > 0) throw new StartBlocked("configuration", faults);
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

// src/action/wire/create-engine.ts
async function createEngine(context, { contents = "write" } = {}) {
	const configText = readConfig(context);
	const config = await check(configText);
	return {
		...await wireSigned(context, {
			contents,
			config
		}),
		configText,
		config
	};
}
async function createEngineUnderWay(context) {
	return wireSigned(context, {
		contents: "write",
		config: await readJobConfig(context)
	});
}
async function wireSigned(context, facts) {
	const signer = findSigner(context.inputs["signing-key"]);
	const wired = wire(context, {
		octokit: await createActionOctokit(context),
		signer,
		...facts
	});
	if (signer === void 0) context.log.info(unsignedNote);
	return wired;
}
async function createKeylessEngine(context) {
	const { repository } = context.job;
	const octokit = await createActionOctokit(context);
	const file = {
		path: context.inputs.config,
		ref: repository.defaultBranch
	};
	const configText = await readRepositoryConfigText({
		octokit,
		repository,
		...file
	});
	const config = await check(configText);
	return {
		...wire(context, {
			octokit,
			signer: void 0,
			isKeyless: true,
			contents: "read",
			config
		}),
		config
	};
}
const check = async (text) => (await import("./parse-config.js")).checkConfig(text);
function wire(context, { octokit, config, ...signing }) {
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
	const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch, { otherFile: defaultAgentWorkflow });
	const artifacts = createArtifactReader(createActionArtifactSource(io.loadArtifactClient));
	const ofOthers = createArtifactReader(github.artifacts);
	const { repository, workflowRun, serverUrl } = job;
	return {
		...wireEngine({
			settings: {
				repository,
				via: "action",
				workflowRun,
				hearsComments: async () => {
					const { readHearing } = await import("./check-workflows2.js");
					return readHearing(job.configFolder);
				},
				paused: findKillSwitch(environment) !== void 0,
				serverUrl
			},
			dryRun: inputs.dryRun,
			starter: createDispatchingStarter(dispatcher),
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
			redactor: createRedactor(secrets),
			clock,
			log
		}),
		github,
		artifacts,
		dispatcher
	};
}
function findSigner(secret) {
	if (secret === "") return void 0;
	const signer = createSigner(secret);
	if (!signer.ok) throw new StartBlocked("key", [signer.error]);
	return signer.value;
}

// src/core/view/summary/dry-run.ts
function renderDryRun(effects, avoided = "written") {
	if (effects === void 0) return [];
	if (effects.length === 0) return [`Dry run: nothing was ${avoided}, and there was nothing to do.`];
	const lines = effects.map((effect) => `- ${oneLine(effect, 500)}`).join("\n");
	return [`Dry run: nothing was ${avoided}. It would have:`, lines];
}
function renderOverviewAfter(state, { isDry }) {
	const overview = renderRunOverview(state);
	return isDry ? `The run would then look like this:\n\n${overview}` : overview;
}

// src/core/view/summary/sweep.ts
function renderSweepSummary({ open, found, repeated, dryEffects }) {
	return [
		`Sweep: ${open.length === 1 ? "1 run has" : `${open.length} runs have`} not ended; ${found.length + repeated.length === 0 ? "none of them was stuck" : "at least one of them was stuck"}.`,
		...repeated.length === 0 ? [] : [repeated.map(({ id, title, job }) => `- ${oneLine(title, 200)}: ${describeStall({
			kind: "repeated",
			workflowRun: id,
			job
		}, "done")}`).join("\n")],
		...found.length === 0 ? [] : [found.map(({ title, words }) => `- \`${title}\`: ${linkCodes(oneLine(words, 500))}`).join("\n")],
		...renderDryRun(dryEffects, "started")
	].join("\n\n");
}
function describeStall(stall, told) {
	const isDone = told === "done";
	if (stall.kind === "never-started") return isDone ? "it was due and never started; it was started now." : "it is due and was never started.";
	if (stall.kind === "hopeless") return `${stall.tries} workflow runs are over and none left a record${isDone ? ", so it was left alone" : ""}. Look at the log of the newest one.`;
	const [found, done] = stallWords(stall);
	return isDone ? `${found}; ${done}.` : `${found}.`;
}
function stallWords(stall) {
	const job = "a publish job was started";
	if (stall.kind === "lost") return [`workflow run ${stall.workflowRun} is over and left no record`, `${job} to settle that`];
	if (stall.kind === "unanswered") return ["nobody answered its question in time", `${job} that ends the run`];
	if (stall.kind === "expired") return ["the time of its wait is over", `${job} that ends it`];
	if (stall.kind === "unasked") return ["it waits for a person whom nobody has asked", `${job} that asks`];
	if (stall.kind === "half-ended") return ["it has ended, and its status, its ledger or a call for a person does not say so", `${job} that completes this`];
	const { workflowRun, job: name } = stall;
	return [`job ${name} of workflow run ${workflowRun} ended without having done its work`, "it was started again"];
}

// src/engine/sweep/list-stalled-tasks.ts
async function listStalledTasks(engine, request) {
	const { reading } = request;
	const { state } = reading;
	if (state.end !== void 0 || isPaused(engine, state)) return [];
	const isWriterAtWork = createIsAtWork(engine, request.busy);
	const resumed = state.decisions.findLast(({ body }) => body.verb === "resume");
	const resume = resumed && findTriggeringRecord(reading, { cause: resumed.seq });
	const isAtWork = (cause) => isWriterAtWork(cause) || resume !== void 0 && isWriterAtWork(resume);
	const stalled = await listStalledDue(engine, request, isAtWork);
	if (request.onlyUnstarted === true) return stalled;
	const late = [...listUnanswered(engine, state), ...listExpiredWaits(engine, request)];
	const mayBeUnasked = late.length === 0 && request.hasAsked !== true && awaitingRows(state).length > 0;
	return [
		...stalled,
		...late,
		...mayBeUnasked ? await listUnasked(engine, {
			reading,
			isAtWork
		}) : []
	];
}
async function listStalledDue(engine, request, isAtWork) {
	const { reading, onlyUnstarted = false } = request;
	const stalled = [];
	for (const row of readyRows(reading.state)) {
		const { name: stage, next: due } = row;
		const cause = findTriggeringRecord(reading, due);
		if (!onlyUnstarted && isAtWork(cause)) continue;
		const title = executionTitle({
			run: reading.state.run.run,
			task: stage,
			execution: due.execution
		});
		if (await request.isWaiting?.(title, stage) === true) continue;
		const stall = await readStall(engine, {
			reading,
			row
		}, request.busy);
		if (stall === void 0 || !onlyUnstarted && await isStillWriting(engine, cause.workflowRun)) continue;
		const isSkipped = stall.kind === "lost" && stall.workflowRun === request.skipped;
		if (!onlyUnstarted || stall.kind === "never-started" || isSkipped) stalled.push({
			stage,
			due,
			title,
			stall
		});
	}
	return stalled;
}
function listExpiredWaits(engine, { reading: { state }, busy }) {
	if (state.tasks.some(({ body }) => busy?.has(body.workflowRun.id))) return [];
	return [...new Set(listExpired(state, engine.ports.clock.now()).map(({ last }) => last))].map(({ task: stage, attempt, execution, seq }) => ({
		stage,
		due: {
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
function listUnanswered(engine, state) {
	const now = engine.ports.clock.now();
	if (!decide(state, {
		cause: state.tip.seq,
		now
	}).some(({ kind }) => kind === "end-run")) return [];
	const unpaid = askingRows(state).some((row) => awaitsRaise(row)) ? state.tasks.at(-1) : void 0;
	const last = unanswered(state).find((row) => isOverdue(state, row, now))?.last ?? unpaid;
	if (last === void 0) return [];
	const { attempt, execution, seq: cause } = last;
	const title = executionTitle({
		run: state.run.run,
		task: last.body.stage,
		execution
	});
	return [{
		stage: last.body.stage,
		due: {
			attempt,
			execution,
			cause
		},
		title,
		stall: { kind: "unanswered" }
	}];
}
async function listUnasked(engine, { reading, isAtWork }) {
	const { state, first } = reading;
	const { run } = state.run;
	const unasked = [];
	const own = [...reading.thread.filter(isBy(ownAccountId(reading))), ...await listOwnComments(engine, reading)];
	for (const row of askingRows(state)) {
		const { name: stage } = row;
		const due = dueOf(row);
		const cause = findTriggeringRecord(reading, due);
		if (isAtWork(cause) || own.some((comment) => asks(comment, {
			state,
			row,
			after: cause.comment
		}))) continue;
		const title = executionTitle({
			run,
			...noticeTaskOf({ key: askKey(stage, due.cause) })
		});
		const stall = await readStallOf(engine, {
			title,
			since: first.at
		});
		if (stall === void 0 || await isStillWriting(engine, cause.workflowRun)) continue;
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
function dueOf(row) {
	return awaitsAnswer(row) ? {
		attempt: row.last.attempt,
		execution: row.last.execution,
		cause: row.last.seq
	} : row.next;
}
function asks(comment, { state, row, after }) {
	if (!awaitsApproval(row)) return hasMarker(comment, markerOf$1(state, row));
	return comment.id > after && isRequestFor(comment.body, {
		run: state.run.run,
		stage: row.name
	});
}

// src/engine/sweep/sweep-run.ts
async function sweepRun(engine, request) {
	const swept = [];
	if (await isHeldByBudget(engine, request)) return swept;
	for (const task of await listStalledTasks(engine, request)) {
		const stall = (task.stall.kind === "lost" && request.isLookedAt?.(task.stall.workflowRun) === true ? void 0 : await rerunPublisher(engine, task.stall, request.reading)) ?? await retryStalled(engine, {
			...request,
			...task
		});
		if (stall === void 0) continue;
		engine.ports.log.warning(`${task.title}: ${describeStall(stall, "done")}`);
		swept.push({
			title: task.title,
			stall
		});
	}
	return swept;
}
async function isHeldByBudget({ ports }, { reading }) {
	const { run } = reading.state;
	return await ports.budgets?.isHeld({
		run: run.run,
		lock: lockOf(run)
	}) === true;
}
async function retryStalled(engine, { reading, stage, due, stall }) {
	if (stall.kind === "hopeless") return stall;
	if (stall.kind === "unasked") {
		const status = await readStatusComment(engine, reading);
		await engine.ports.starter.start(buildNoticeOrder(engine, {
			reading,
			notice: { key: askKey(stage, due.cause) },
			status
		}));
		return stall;
	}
	const job = stall.kind === "unanswered" || stall.kind === "expired" ? "publish" : jobFor(reading.state, stage);
	const isLost = stall.kind === "lost" && job === "agent";
	const effect = {
		kind: "dispatch-task",
		stage,
		for: job,
		due
	};
	if (!isLost && await isLimited(engine, reading, effect)) return void 0;
	const status = await readStatusComment(engine, reading);
	const order = buildOrder(engine, {
		reading,
		effect,
		status,
		lost: isLost ? stall.workflowRun : void 0
	});
	await engine.ports.starter.start(order);
	return stall;
}
const slackMinutes = 60;
const builtinMinutes = 15;
async function sweepOverdue(engine, request) {
	const now = Date.parse(engine.ports.clock.now());
	const { state } = request.reading;
	if (!readyRows(state).some(({ name, next }) => {
		return now - Date.parse(findTriggeringRecord(request.reading, next).at) > patienceOf(state, name) * 6e4;
	}) || engine.settings.workflowRun.attempt > 1) return;
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

export { needsHumanLabel as $, checkNamed as $n, awaitingWords as $t, isJob as A, checkSender as An, findCommand as Ar, describeAtAGlance as At, drawPullSummary as B, lastOf as Bn, renderHistory as Bt, readStall as C, mustWait as Cn, parseViewMarker as Cr, renderStageGraph as Ct, rerunJob as D, canWrite as Dn, isByStranger as Dr, renderFoldedTasks as Dt, readRunsWithBrokenJob as E, checkApprover as En, isBot as Er, saysUnderWay as Et, buildNoticeOrder as F, parseBlockedReactions as Fn, parseCommand as Fr, summariseError as Ft, findLine as G, reasonWithName as Gn, renderHandoffReply as Gt, foldEarlierRuns as H, renderGoingOn as Hn, renderRunComment as Ht, noticeTaskOf as I, renderBlockedStart as In, verbs as Ir, summaryCodePoints as It, turnOf as J, commentsOf as Jn, renderRetryNotice as Jt, listRun as K, renderEndReason as Kn, hasRetryNotice as Kt, readStatusComment as L, renderMended as Ln, describeChange as Lr, unpublishedWork as Lt, startOf as M, createGitHub as Mn, findNamedPipeline as Mr, deriveTree as Mt, writeHistory as N, createPermissions as Nn, isCommandOf as Nr, flattenTree as Nt, rerunPublisher as O, checkOutsideText as On, isListed as Or, renderStageTable as Ot, sendOrderedNotice as P, blockedMarker as Pn, isPipelineCommand as Pr, handoffFailure as Pt, labelRunning as Q, checkCommand as Qn, truncateMarkdown as Qt, readStatusCommentId as R, describeStartAgain as Rn, parseChange as Rr, readHistory as Rt, listWorkers as S, isTransient as Sn, isBy as Sr, escapeLabel as St, stopWorkers as T, warnIfRefused as Tn, actionsAccount as Tr, renderHeadline as Tt, closeRequests as U, failureWords as Un, renderTaskComment as Ut, foldCalls as V, listStagesOfNeed as Vn, toHistoryEntries as Vt, isCalled as W, nextAfterFailure as Wn, taintNote as Wt, askApproval as X, pageOf as Xn, renderEarlyChildren as Xt, askPerson as Y, jobUrl as Yn, listLeftOut as Yt, findChange as Z, statusUrl as Zn, packSections as Zt, createIsAtWork as _, checkLabels as _n, escalationMarker as _r, isPaused as _t, renderSweepSummary as a, isStoredElsewhere as an, explainVainRetry as ar, listOwnComments as at, isStillWriting as b, checkPullRequest as bn, hasMarker as br, renderStatusComment as bt, createEngine as c, sleptSince as cn, closeKey as cr, describeNothingAsked as ct, wireEngine as d, addReaction as dn, isCloseKey as dr, answerPlaceholder as dt, countChildTasks as en, checkNamedInputs as er, findShown as et, createTraces as f, markCommandSeen as fn, checkDecision as fr, renderAnswerLines as ft, createArtifactReader as g, isAwaitedCheck as gn, builtinMarker as gr, mostRaise as gt, createDispatchingStarter as h, countFix as hn, renderConfigNotice as hr, findFunded as ht, describeStall as i, outcomeWords as in, endEarly as ir, ignoredInOwnComments as it, performEffects as j, describeCause as jn, findCommandLine as jr, describePlace as jt, sweepSince as k, checkPermission as kn, isOutsider as kr, countChildren as kt, createEngineUnderWay as l, sortLedgers as ln, findCauseOfEnd as lr, describeWrongAmount as lt, readRepositoryFile as m, checkFailedCheck as mn, configNoticeMarker as mr, explainSmallRaise as mt, sweepRun as n, describeWait as nn, decide as nr, listStartBranches as nt, renderDryRun as o, runThreadsOf as on, remembers as or, readMarked as ot, readRepositoryConfigText as p, markSeen as pn, configNoticeLabel as pr, mentionOf as pt, describeListed as q, tellWaits as qn, renderFailure$1 as qt, listStalledTasks as r, listNames$1 as rn, decideAsks as rr, approveCommand as rt, renderOverviewAfter as s, runsSince as sn, askKey as sr, readOwnView as st, sweepOverdue as t, describeOutcome as tn, readGivenInputs as tr, readAskedApproval as tt, createKeylessEngine as u, threadsOf as un, isAskKey as ur, listAsking as ut, createOnceStarter as v, checkSubjectState as vn, findMarkedComment as vr, appendAndRead as vt, readStartedRun as w, transientReasons as wn, viewMarker as wr, renderStageNotes as wt, isTakenOver as x, checkAny as xn, isBatonView as xr, statusMarker as xt, isAtWork as y, checkTexts as yn, hasBuiltinMarker as yr, awaitVisible as yt, repairStatus as z, findGoingOn as zn, pauseLabel as zr, readPages as zt };