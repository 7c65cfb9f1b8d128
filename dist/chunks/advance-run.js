import { a as performEffects, d as decide, f as endEarly, i as readRun, l as renderTaskComment, p as usageOfRun, r as awaitVisible, u as findOwnView } from "./wire-engine.js";
import { n as success, t as failure } from "./result.js";
import { r as truncateCodePoints, t as oneLine } from "./one-line.js";
import { l as executionTitle, p as taskName } from "./actions-account.js";
import { a as pipelineOf, i as attemptsIn, o as stageOf } from "./retry-rule-of.js";
import { t as checkOrder } from "./check-order.js";
import { _ as viewThreadOf, l as hasRetryNotice, r as statusMarker, u as renderRetryNotice } from "./status-comment.js";
import { t as findOwnComment } from "./find-own-comment.js";
import { t as retentionOf } from "./retention-of.js";
import { n as renderKeptHandoff, r as digestOf } from "./load-handoff.js";
import { _ as canRunInline, a as renderLine, c as handoffFailure, d as describeErrors, f as redactAgentOutput, g as maxHandoffsExceeded, h as checkTarget, i as performerAt, o as renderText, s as checkBranchName, v as artifactName } from "./open-dispatch.js";
import { t as deriveState } from "./derive-state.js";
import { v as isSuccess } from "./create-verifier.js";
import { n as agentFor, t as failuresOf } from "./failures-of.js";
import { t as transferTargets } from "./transfer-targets.js";
import { r as findHandoffSource, t as loadHandoffs } from "./load-handoffs.js";
import { o as ancestorsOf } from "./create-text-artifacts.js";
import { a as isAgentStage } from "./config-schema.js";
import { a as checkDemand } from "./parse-handoff.js";
import { r as buildPromptContext } from "./render-template.js";
import { o as neutralise } from "./stage-graph.js";
import { t as GitHubError } from "./github.js";

// src/core/transfer/agent-handoff.ts
function buildAgentHandoff(state, transfer) {
	const { repo, subject, run, task, attempt, execution, body } = transfer;
	const { from, to, message, timestamp } = body;
	return {
		event: "agent_handoff",
		repository: repo,
		subject,
		run,
		task: taskName(run, task),
		attempt,
		execution,
		number: state.transfers.findIndex(({ seq }) => seq === transfer.seq) + 1,
		limit: pipelineOf(state.run).limits["max-handoffs"],
		agent: from,
		handoff: {
			from,
			to,
			message,
			timestamp
		}
	};
}

// src/engine/announce-transfers.ts
/** A message in a log line; the record has the whole. */
const messageCodePoints = 500;
/** `agent_handoff` for each transfer that this publisher has just recorded: a line of the log, and an event (T-22). Lost when it dies before. */
function announceTransfers({ ports }, { state, dispatch }) {
	const events = state.transfers.filter((each) => each.task === dispatch.task && each.execution >= dispatch.execution).map((transfer) => buildAgentHandoff(state, transfer));
	for (const event of events) {
		const message = truncateCodePoints(event.handoff.message, messageCodePoints, { mark: "…" });
		ports.log.info(`agent_handoff ${JSON.stringify({
			...event,
			handoff: {
				...event.handoff,
				message
			}
		})}`);
		ports.events?.emit(event);
	}
	return events;
}

// src/engine/find-lost-records.ts
const tampered = [
	"edited",
	"signature",
	"malformed"
];
/** What became of the records that an order names by digest; undefined when all of them are there. */
function findLostRecords(order, reading) {
	const missing = order.digests.filter((digest) => !reading.stored.some((stored) => stored.digest === digest));
	if (missing.length === 0) return void 0;
	const changed = listChanged(order, reading);
	const isSure = changed.length >= missing.length;
	const what = isSure ? changed.map(({ comment, reason }) => `the record in comment ${comment} does not count any more (${reason})`).join(", ") : `${missing.length} of them cannot be found`;
	return {
		count: missing.length,
		isSure,
		reason: `records-missing: ${what}`,
		problem: {
			code: "BATON-E903",
			message: `Order ${order.run}/${order.task} ${order.execution} builds on ${order.digests.length} records, and ${what}. Look at the thread with \`baton records\`, and start a new run.`
		}
	};
}
/** Comments of our own account, since the run began, whose record says it is of this run and is ignored for what somebody did to it. */
function listChanged({ first }, { thread, ignored, claimed }) {
	const author = thread.find(({ id }) => id === first.id)?.author?.id;
	const own = new Set(thread.filter((comment) => comment.author?.id === author).map(({ id }) => id));
	return ignored.filter(({ comment, reason }) => claimed.has(comment) && comment > first.id && own.has(comment) && tampered.includes(reason));
}

// src/engine/find-status.ts
/**
* The status comment of the run that an order is about: the one that it names, or where that is not in the list, the one that
* was made in its place; 0, which is no comment, when there never was one. An unsigned order could name any comment, which would then be
* overwritten: there it is the one that our account wrote and marked.
*/
async function findStatus(engine, { order, reading }) {
	const { run, first, status, sig } = order;
	const isElsewhere = viewThreadOf(reading.state.run) !== reading.state.run.subject;
	if (sig !== void 0 && (isElsewhere || status === 0 || reading.comments.has(status))) return status;
	const own = {
		reading,
		first,
		marker: statusMarker(run)
	};
	const listed = isElsewhere ? void 0 : await findOwnView(engine, own);
	if (listed !== void 0) return listed.id;
	if (sig !== void 0 || status === 0) return status;
	const named = await engine.ports.threads.get(status);
	if (named === void 0) return status;
	const author = reading.thread.find(({ id }) => id === first.id)?.author?.id;
	if (findOwnComment([named], {
		author,
		marker: own.marker
	}) !== void 0) return status;
	return (await findOwnView(engine, own))?.id ?? 0;
}

// src/engine/find-task.ts
/**
* `seq` of what makes the next execution possible: the record itself, or, where agents handed over within one job, the last
* one that was written with it, in the same comment.
*/
function causeIn(stored, first) {
	const together = stored.filter(({ record, comment }) => record.kind === "task" && record.run === first.record.run && record.task === first.record.task && comment === first.comment && comment !== 0);
	return Math.max(first.record.seq, ...together.map(({ record }) => record.seq));
}
/** The record of the execution that an order asked for. */
function findTask(stored, order) {
	return stored.find(({ record }) => record.kind === "task" && record.run === order.run && record.task === order.task && record.execution === order.execution);
}

// src/engine/keep-handoff.ts
/**
* The body as it goes into the record: with `store: artifacts` handoff and outputs go into an artifact of this workflow run, and
* the record says where. The artifact comes first, so that no record ever names one that was never made. Where none can be
* made, they stay in the record, and a warning says so: a run is worth more than a small comment.
*/
async function keepHandoff(engine, facts) {
	const { request, body } = facts;
	const { config } = request.state.run.body;
	const { handoff, outputs, ...rest } = body;
	if (config.store !== "artifacts" || handoff === void 0 && outputs.length === 0) return body;
	const placed = await place(engine, {
		request,
		kept: {
			handoff,
			outputs
		},
		days: retentionOf(config).artifacts
	});
	if (typeof placed !== "string") return {
		...rest,
		outputs: [],
		locator: placed
	};
	engine.ports.log.warning(placed);
	return {
		...body,
		warnings: [...body.warnings, placed]
	};
}
/** Where it lies now, or in words why in no artifact. */
async function place(engine, { request, kept, days }) {
	const { texts, hasher } = engine.ports;
	if (texts.save === void 0) return findOwn$1(kept, request, (text) => hasher.sha256(text)) ?? changed;
	const name = `${artifactName("handoff", request.dispatch)}-${engine.settings.workflowRun.attempt}`;
	try {
		return await texts.save(name, renderKeptHandoff(kept), { days });
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return `The handoff stands in this comment in spite of \`store: artifacts\`, because the artifact service did not take it: ${engine.ports.redactor.redact(why).text}`;
	}
}
const changed = "The handoff stands in this comment in spite of `store: artifacts`, because it is not what the agent job uploaded: something in it was redacted or refused, and the App cannot upload.";
/** The App cannot make artifacts, but the agent job has left its output in one: good enough as long as nothing in it was changed since. */
function findOwn$1(kept, { delivery }, sha256) {
	if (delivery.kind !== "output" || delivery.locator === void 0) return void 0;
	const { handoff, outputs } = delivery.output;
	return digestOf({
		handoff,
		outputs
	}, sha256) === digestOf({
		handoff: kept.handoff,
		outputs: kept.outputs
	}, sha256) ? delivery.locator : void 0;
}

// src/engine/keep-handoffs.ts
/** What every execution of a job left, put where the config wants it. */
async function keepHandoffs(engine, { request, settled }) {
	const kept = [];
	for (const [index, { body, ...rest }] of settled.entries()) {
		const dispatch = {
			...request.dispatch,
			execution: request.dispatch.execution + index
		};
		kept.push({
			...rest,
			body: await keepHandoff(engine, {
				request: {
					...request,
					dispatch
				},
				body
			})
		});
	}
	return kept;
}

// src/engine/draft-executions.ts
/** The records of what an order came to, in their order: each execution, and after it the transfer that it ended in. */
function draftExecutions(order, settled) {
	const { run, task, attempt } = order;
	return settled.flatMap(({ body, transfer }, index) => {
		const place = {
			run,
			task,
			attempt,
			execution: order.execution + index
		};
		const own = {
			kind: "task",
			...place,
			body
		};
		return transfer === void 0 ? [own] : [own, {
			kind: "transfer",
			...place,
			body: transfer
		}];
	});
}

// src/engine/record-task.ts
/** A publisher before us may have crashed after it wrote: then our record lost its place, and is written behind that one. */
const maxTries = 3;
/**
* Writes the task's record and waits until it shows and counts. `overtaken`: it lost its place to another transfer of the run, so
* whether its own may be made is to be decided anew.
*/
async function recordTask(engine, request) {
	let { reading } = request;
	for (let tries = 1;; tries += 1) {
		const written = await append(engine, {
			...request,
			reading
		});
		const { comment, digest } = written;
		const after = await awaitVisible(engine, {
			order: request.dispatch,
			comment,
			digest
		});
		if (after.ok) return success({
			reading: after.value,
			cause: causeIn(after.value.stored, written),
			recovering: false
		});
		if (after.error.code !== "BATON-E906" || tries === maxTries) return failure(after.error);
		const again = await readRun(engine, request.dispatch);
		if (!again.ok) return failure(again.error);
		reading = again.value;
		const earlier = findTask(reading.stored, request.dispatch);
		if (earlier !== void 0) return success({
			reading,
			cause: causeIn(reading.stored, earlier),
			recovering: true
		});
		if (isOvertaken(request, reading)) return success("overtaken");
	}
}
function isOvertaken({ settled, reading: before }, { state }) {
	return settled.some(({ transfer }) => transfer !== void 0) && state.transfers.length > before.state.transfers.length;
}
/** The task's record, and in the same comment its transfer, and the run's end when this was its last task. */
async function append(engine, facts) {
	const { dispatch, reading, settled } = facts;
	const { run, task, attempt } = dispatch;
	const own = draftExecutions(dispatch, settled);
	const { end, state } = preview(engine, {
		reading,
		drafts: own
	});
	const place = {
		run,
		task: "",
		attempt: 0,
		execution: dispatch.execution + settled.length - 1
	};
	const drafts = end === void 0 ? own : [...own, {
		kind: "end",
		...place,
		body: end
	}];
	const attempts = attemptsIn(reading.state.run, task);
	const isShared = dispatch.thread !== dispatch.subject;
	const visible = settled.map(({ body, transfer }, index) => {
		const notice = findNotice(engine, {
			state,
			draft: {
				run,
				task,
				attempt,
				execution: dispatch.execution + index,
				body
			}
		});
		const told = describeTransfer(state, transfer);
		return renderTaskComment({
			run,
			attempt,
			body,
			attempts,
			notice,
			transfer: told,
			isShared
		});
	});
	const [first] = await engine.ports.store.append({
		subject: dispatch.thread,
		tip: reading.state.tip,
		drafts,
		visible: visible.join("\n\n---\n\n")
	});
	if (first === void 0) throw new Error("The store appended nothing.");
	return first;
}
/** What the records will lead to: the run's state with them, and the end when there is one. */
function preview(engine, facts) {
	const { state, stored } = facts.reading;
	const { repo, subject } = state.run;
	const added = facts.drafts.map((draft, index) => {
		return {
			record: {
				...draft,
				repo,
				subject,
				seq: state.tip.seq + 1 + index,
				prev: state.tip.digest
			},
			digest: "",
			comment: 0,
			envelope: void 0
		};
	});
	const next = deriveState([...stored, ...added], state.run.run);
	if (!next.ok) return {
		state: void 0,
		end: void 0
	};
	const now = engine.ports.clock.now();
	const cause = added.findLast(({ record }) => record.kind === "task")?.record.seq ?? 0;
	const found = decide(next.value, {
		cause,
		now
	}).find((effect) => effect.kind === "end-run");
	const end = found === void 0 ? void 0 : {
		outcome: found.outcome,
		reason: found.reason,
		finishedAt: now,
		...usageOfRun(next.value)
	};
	return {
		state: withEnd(next.value, end),
		end
	};
}
function withEnd(state, body) {
	return body === void 0 ? state : {
		...state,
		end: {
			...state.run,
			kind: "end",
			body
		}
	};
}
function findNotice({ ports }, { state, draft }) {
	if (state === void 0 || !hasRetryNotice(state, draft)) return void 0;
	const notice = renderRetryNotice(state, draft);
	ports.log.warning(`${draft.run}/${draft.task}: ${notice}.`);
	return notice;
}
/** Which transfer of the run it is, of how many. */
function describeTransfer(state, body) {
	if (state === void 0 || body === void 0) return void 0;
	return {
		body,
		number: state.transfers.findIndex((transfer) => transfer.body === body) + 1,
		limit: pipelineOf(state.run).limits["max-handoffs"]
	};
}

// src/core/transfer/decide-transfer.ts
/**
* Whether a transfer is made, decided from the records by the one who writes them (T-12): no job can go past the limit,
* whatever it says. The chain of a run never gets longer than `limits.max-handoffs`.
*/
function decideTransfer(state, { from, request, timestamp }) {
	const { config } = state.run.body;
	const { to, message, superseded } = request;
	const limit = pipelineOf(state.run).limits["max-handoffs"];
	if (transferTargets(config, from).length === 0) return {
		kind: "ignored",
		warning: `There is no agent that "${from}" may hand over to, so its transfer was ignored.`
	};
	const wrong = checkTarget(config, {
		from,
		to
	});
	if (wrong !== void 0) return {
		kind: "refused",
		refused: {
			reason: "target",
			to,
			message,
			limit
		},
		problem: wrong
	};
	if (state.transfers.length >= limit) {
		const chain = state.transfers.map(({ body }) => body);
		const problem = maxHandoffsExceeded({
			limit,
			chain,
			refused: {
				from,
				to
			}
		});
		return {
			kind: "refused",
			refused: {
				reason: "limit",
				to,
				message,
				limit
			},
			problem
		};
	}
	return {
		kind: "made",
		body: {
			from,
			to,
			message,
			timestamp,
			...superseded.length === 0 ? {} : { superseded }
		}
	};
}

// src/engine/judge-transfer.ts
/** Whether the transfer that an execution asked for is made. The agent job has checked it too, but may be in anybody's hands. */
function judgeTransfer(state, { output, execution }) {
	const { transfer: request, ...without } = output;
	if (request === void 0) return { output };
	const from = agentFor(state, {
		stage: output.task,
		execution
	});
	if (from === void 0 || !isSuccess(output.outcome)) return { output: without };
	const decision = decideTransfer(state, {
		from,
		request,
		timestamp: output.finishedAt
	});
	switch (decision.kind) {
		case "made": return {
			output,
			made: decision.body
		};
		case "ignored": return { output: {
			...without,
			warnings: [...output.warnings, decision.warning]
		} };
		case "refused": {
			const { commits: _, ...rest } = without;
			const { code, message } = decision.problem;
			const reason = decision.refused.reason === "limit" ? "max-handoffs" : "unknown-target";
			return {
				output: {
					...rest,
					outcome: "failed",
					failure: {
						reason,
						message: `${code}: ${message}`
					}
				},
				refused: decision.refused
			};
		}
	}
}

// src/core/pipeline/consumed-by.ts
/** Digests of all that an execution was given: handoffs of the stages before it, history, and how its last attempt failed. */
function consumedBy(state, { stage, attempt, sha256 }) {
	const handoffs = ancestorsOf(pipelineOf(state.run), stage).flatMap((before) => {
		const source = findHandoffSource(state, before);
		const digest = source?.body.handoffDigest;
		return source === void 0 || digest === void 0 ? [] : [{
			stage: before,
			execution: source.execution,
			digest
		}];
	});
	const { history } = state.run.body;
	const told = history ? [{
		kind: "history",
		stage: "",
		execution: 0,
		digest: sha256(history)
	}] : [];
	const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
	return [
		...handoffs,
		...told,
		...describeFailure(failed, sha256)
	];
}
function describeFailure(failed, sha256) {
	if (failed === void 0) return [];
	const { stage, outcome, failure } = failed.body;
	const digest = digestOf(failure ?? {
		reason: outcome,
		message: ""
	}, sha256);
	return [{
		kind: "previous-failure",
		stage,
		execution: failed.execution,
		digest
	}];
}

// src/engine/body-base.ts
/** What is the same for every kind of delivery. */
function bodyBase(engine, request) {
	const { task: stage, execution } = request.dispatch;
	return {
		stage,
		...performerOf(request.state, {
			stage,
			execution
		}),
		startedAt: request.dispatch.issued,
		finishedAt: engine.ports.clock.now(),
		workflowRun: request.workflowRun
	};
}
function performerOf(state, place) {
	const stage = stageOf(state.run, place.stage);
	if (!isAgentStage(stage)) return {
		agent: stage.uses,
		engine: "built-in"
	};
	const agent = agentFor(state, place) ?? stage.agent;
	return {
		agent,
		engine: state.run.body.config.agents[agent]?.engine ?? "unknown"
	};
}

// src/engine/demand-handoff.ts
/**
* What the stage demands of its handoff, asked once more where the record is written (H-25): the machine that says it has
* checked it may be in anybody's hands. What does not fit is not stored.
*/
async function demandHandoff(run, output) {
	const stage = stageOf(run, output.task);
	const demand = isAgentStage(stage) ? stage.handoff : void 0;
	if (demand === void 0 || output.transfer !== void 0) return output;
	const ended = isSuccess(output.outcome);
	const errors = await checkDemand(output.handoff, {
		...demand,
		required: demand.required && ended
	});
	if (errors.length === 0) return output;
	const words = describeErrors(errors);
	const { handoff: _, ...rest } = output;
	if (demand.required && ended) return {
		...rest,
		outcome: "failed",
		failure: handoffFailure(words)
	};
	return {
		...rest,
		warnings: [...output.warnings, ...words.map((word) => `The handoff was not kept: ${word}`)]
	};
}

// src/engine/base-branch-of.ts
/** Branch that a run's work is to be merged into: that of its pull request, else the default branch. */
function baseBranchOf({ run }) {
	const { subject, repository } = run.body.trigger;
	return subject.base?.branch ?? repository.defaultBranch;
}

// src/engine/publish-commits.ts
/** Puts the agent's commits on the stage's branch through the Git Data API. Undefined when there are none to publish. */
async function publishCommits(engine, request) {
	const { output, state, dispatch } = request;
	const stage = stageOf(state.run, dispatch.task);
	if (output.commits === void 0 || !isAgentStage(stage) || stage.branch === void 0) return void 0;
	if (output.outcome !== "succeeded") return void 0;
	if (performerAt(state, {
		stage: dispatch.task,
		execution: dispatch.execution
	})?.agent.access === "read") {
		engine.ports.log.warning(`Stage ${dispatch.task} has commits, but its agent has access: read, so they were not published.`);
		return;
	}
	const branch = renderBranch(engine, {
		...request,
		template: stage.branch
	});
	if (!branch.ok) return failure(branch.error);
	const tip = await engine.ports.commits.findBranch(branch.value);
	const trailer = `Baton-Task: ${executionTitle(dispatch)}`;
	const earlier = tip === void 0 ? void 0 : await findOwn(engine, {
		tip,
		base: output.commits.base,
		trailer
	});
	if (earlier !== void 0) return success(describe(output.commits, {
		branch: branch.value,
		published: earlier,
		base: request
	}));
	if ((tip ?? dispatch.head) !== output.commits.base) return failure({
		reason: "stale-base",
		message: `The agent worked from ${output.commits.base.slice(0, 12)}, but "${branch.value}" is at ${(tip ?? dispatch.head).slice(0, 12)} now.`
	});
	const bundle = await engine.ports.bundles.read(output.commits, request.workflowRun.id);
	if (!bundle.ok) return failure({
		reason: "commits-refused",
		message: `${bundle.error.code}: ${bundle.error.message}`
	});
	const leak = findLeak(engine, bundle.value);
	if (leak !== void 0) return failure(leak);
	const published = await createCommits(engine, {
		commits: bundle.value,
		base: output.commits.base,
		trailer
	});
	if (tip === void 0) await engine.ports.commits.createBranch(branch.value, published);
	else if (!await engine.ports.commits.moveBranch(branch.value, published)) return failure({
		reason: "stale-base",
		message: `"${branch.value}" moved while its commits were made.`
	});
	return success(describe(output.commits, {
		branch: branch.value,
		published,
		base: request
	}));
}
function renderBranch(engine, request) {
	const { state, dispatch, template } = request;
	const context = buildPromptContext({
		state,
		stage: dispatch.task,
		due: {
			attempt: dispatch.attempt,
			execution: dispatch.execution
		}
	});
	const branch = renderLine({
		template,
		context
	});
	if (!branch.ok) return failure({
		reason: "branch-name",
		message: branch.error.message
	});
	const problem = checkBranchName(branch.value);
	if (problem !== void 0) return failure({
		reason: "branch-name",
		message: problem.message
	});
	if (branch.value === engine.settings.repository.defaultBranch && branch.value !== template.trim()) return failure({
		reason: "branch-name",
		message: `The branch of stage ${dispatch.task} came out as "${branch.value}", the default branch. Agents and other people's text may not choose that: put something fixed before it, such as baton/.`
	});
	return success(branch.value);
}
/** What is pushed cannot be taken back. The words name the file, never the value. */
function findLeak(engine, commits) {
	const { redactor } = engine.ports;
	const decoder = new TextDecoder();
	const refuse = (where) => ({
		reason: "commits-refused",
		message: `BATON-E711: ${where} holds a secret of this job, so nothing was published. Take it out, and replace the secret.`
	});
	for (const [index, { message, changes }] of commits.entries()) {
		if (redactor.holdsSecret(message)) return refuse(`The message of commit ${index + 1}`);
		for (const { path, content } of changes) {
			if (redactor.holdsSecret(path)) return refuse(`The path "${redactor.redact(path).text}"`);
			if (content !== null && redactor.holdsSecret(decoder.decode(content))) return refuse(`The file "${redactor.redact(path).text}"`);
		}
	}
}
/** After a crash the branch may hold our commits already: their trailer names this very execution. */
async function findOwn(engine, search) {
	if (search.tip === search.base) return void 0;
	return (await engine.ports.commits.readMessage(search.tip)).trimEnd().split("\n").at(-1) === search.trailer ? search.tip : void 0;
}
async function createCommits(engine, request) {
	let parent = request.base;
	let tree;
	for (const commit of request.commits) {
		const message = `${neutralise(engine.ports.redactor.redact(commit.message).text).trim()}\n\n${request.trailer}\n`;
		const made = await engine.ports.commits.createCommit({
			parent,
			baseTree: tree ?? commit.baseTree,
			message,
			changes: commit.changes
		});
		parent = made.sha;
		tree = made.tree;
	}
	return parent;
}
function describe(commits, facts) {
	const { branch, published } = facts;
	return {
		commits: {
			base: commits.base,
			head: commits.head,
			published
		},
		results: {
			branch,
			commit: published,
			"base-branch": baseBranchOf(facts.base.state)
		}
	};
}

// src/engine/run-builtin.ts
/** Longer titles are refused by GitHub (github-platform.md 1). */
const maxTitle = 256;
/** Carries out a built-in stage. Its failure is an outcome like an agent's. */
async function runBuiltin(engine, request) {
	const startedAt = engine.ports.clock.now();
	const stage = stageOf(request.state.run, request.dispatch.task);
	if (isAgentStage(stage)) throw new Error(`Stage ${request.dispatch.task} is no built-in.`);
	const done = await openPullRequest(engine, {
		...request,
		stage
	});
	return {
		...bodyBase(engine, request),
		startedAt,
		...done.ok ? {
			outcome: "succeeded",
			results: done.value
		} : {
			outcome: "failed",
			failure: done.error,
			results: {}
		},
		outputs: [],
		consumed: [],
		isolated: true,
		warnings: []
	};
}
/** Idempotent by head branch: an open pull request for it is updated, never doubled. */
async function openPullRequest(engine, request) {
	const branch = findBranch(request);
	if (branch === void 0) return failure({
		reason: "no-branch",
		message: "No stage before this one has published commits, so there is nothing to open a pull request for."
	});
	const filled = await fill(engine, request);
	if (!filled.ok) return filled;
	const text = renderFields(engine, {
		...request,
		state: filled.value
	});
	if (!text.ok) return text;
	const pull = await upsert(engine, {
		head: branch,
		draft: request.stage.with.draft,
		...text.value
	});
	return pull.ok ? success({
		pr: String(pull.value.number),
		"pr-url": pull.value.url,
		branch
	}) : pull;
}
/** Handoffs that lie in artifacts, only those that a field may show: each costs two requests. */
async function fill(engine, { state, dispatch, stage }) {
	const fields = [
		stage.with.title,
		stage.with.body,
		stage.with.base ?? ""
	].join("\n");
	const mayShow = (name) => fields.includes(name) || /\bneeds\b(?!\s*[.[])/.test(fields);
	const stages = [...ancestorsOf(pipelineOf(state.run), dispatch.task)].filter(mayShow);
	const shows = /handoff|outputs/.test(fields);
	const filled = await loadHandoffs(engine.ports, {
		state,
		stages: shows ? stages : []
	});
	if (filled.ok) return filled;
	const { reason, problem } = filled.error;
	return failure({
		reason,
		message: `${problem.code}: ${problem.message}`
	});
}
function findBranch(request) {
	const { state, dispatch } = request;
	const before = new Set(ancestorsOf(pipelineOf(state.run), dispatch.task));
	return state.tasks.findLast((task) => before.has(task.body.stage) && task.body.commits !== void 0)?.body.results.branch;
}
function renderFields(engine, request) {
	const { state, dispatch, stage } = request;
	const context = buildPromptContext({
		state,
		stage: dispatch.task,
		due: {
			attempt: dispatch.attempt,
			execution: dispatch.execution
		}
	});
	const redact = (text) => engine.ports.redactor.redact(text).text;
	const title = renderLine({
		template: stage.with.title,
		context,
		present: (text) => presentInTitle(redact(text))
	});
	const body = renderText({
		template: stage.with.body,
		context,
		present: (text) => neutralise(redact(text))
	});
	const base = renderLine({
		template: stage.with.base ?? baseBranchOf(state),
		context
	});
	if (!base.ok) return failure({
		reason: "template",
		message: base.error.message
	});
	if (!title.ok) return failure({
		reason: "template",
		message: title.error.message
	});
	if (!body.ok) return failure({
		reason: "template",
		message: body.error.message
	});
	return success({
		title: truncateCodePoints(redact(title.value), maxTitle),
		body: `${redact(body.value)}\n\n${footer(request)}`,
		base: base.value
	});
}
/** A title is no Markdown: entities would be seen as they are written, and what they stand for does nothing there. */
function presentInTitle(text) {
	return oneLine(text, maxTitle).replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
function footer(request) {
	const { run } = request.state;
	return `<sub>Made by Baton run \`${run.run}\` for #${run.body.trigger.subject.number}.</sub>`;
}
async function upsert(engine, wanted) {
	const found = await engine.ports.pullRequests.findOpen(wanted.head);
	if (found !== void 0) {
		await engine.ports.pullRequests.update(found.number, {
			title: wanted.title,
			body: wanted.body
		});
		return success(found);
	}
	try {
		return success(await engine.ports.pullRequests.create(wanted));
	} catch (error) {
		if (!(error instanceof GitHubError) || isPassing(error)) throw error;
		const { owner, name } = engine.settings.repository;
		const compare = `${engine.settings.serverUrl}/${owner}/${name}/compare/${wanted.base}...${wanted.head}?expand=1`;
		return failure({
			reason: "pull-request-refused",
			message: `${error.message} The branch stays; open it by hand: ${compare}`
		});
	}
}
/** A later try may do it: the job fails and can be run again. A refusal is an outcome. */
function isPassing({ reason }) {
	return reason === "unavailable" || reason === "rate-limited" || reason === "unauthenticated";
}

// src/engine/settle-task.ts
/** The body of the task's record: what the execution came to, after its commits or its built-in have been carried out. */
async function settleTask(engine, request) {
	switch (request.delivery.kind) {
		case "built-in": return runBuiltin(engine, request);
		case "lost": return {
			...bodyBase(engine, request),
			outcome: "failed",
			failure: request.delivery.failure,
			results: {},
			outputs: [],
			consumed: [],
			isolated: false,
			warnings: []
		};
		case "output": {
			const output = redactAgentOutput(request.delivery.output, engine.ports.redactor);
			return settleOutput(engine, {
				...request,
				output: await demandHandoff(request.state.run, output)
			});
		}
	}
}
async function settleOutput(engine, request) {
	const { output } = request;
	const published = await publishCommits(engine, request);
	const refused = published?.ok === false ? published.error : void 0;
	const done = published?.ok === true ? published.value : void 0;
	const outcome = refused === void 0 ? output.outcome : "failed";
	const reason = refused ?? output.failure;
	return {
		...bodyBase(engine, request),
		startedAt: output.startedAt,
		finishedAt: output.finishedAt,
		outcome,
		...reason === void 0 ? {} : { failure: reason },
		...output.note === void 0 ? {} : { note: output.note },
		results: {
			...output.results,
			...done?.results
		},
		outputs: output.outputs,
		...output.handoff === void 0 ? {} : {
			handoff: output.handoff,
			handoffDigest: digestOf(output.handoff, (text) => engine.ports.hasher.sha256(text))
		},
		...done === void 0 ? {} : { commits: done.commits },
		consumed: output.prompt === void 0 ? [] : findConsumed(engine, request),
		...output.prompt === void 0 ? {} : { prompt: output.prompt },
		...output.usage === void 0 ? {} : { usage: output.usage },
		isolated: output.isolated,
		warnings: output.warnings
	};
}
/** What the execution was given follows from the records, so nobody needs to believe its machine. */
function findConsumed({ ports }, { state, dispatch }) {
	const { task: stage, attempt } = dispatch;
	return consumedBy(state, {
		stage,
		attempt,
		sha256: (text) => ports.hasher.sha256(text)
	});
}

// src/engine/settle-executions.ts
/**
* What a delivery came to: one execution, or, where agents handed over within the same job, one of each of them. The first
* that does not hand over ends the list, and so does one whose target needs a job of its own: what the job says came after it is
* left out. The job may be in anybody's hands, and this one was not made for every agent.
*/
async function settleExecutions(engine, request) {
	const { delivery } = request;
	if (delivery.kind !== "output") return [{ body: await settleTask(engine, request) }];
	const { inline = [], ...last } = delivery.output;
	const outputs = [...inline.map((leg) => ({
		...last,
		...withoutLast,
		...leg
	})), last];
	const settled = [];
	let { state } = request;
	for (const [index, output] of outputs.entries()) {
		const execution = request.dispatch.execution + index;
		const done = await settleOne(engine, {
			...request,
			state,
			output,
			execution
		});
		settled.push(done);
		if (done.transfer === void 0 || !mayGoOn(state, {
			request,
			index,
			body: done.transfer
		})) break;
		state = withTransfer(state, {
			request,
			execution,
			body: done.transfer
		});
	}
	return settled;
}
function mayGoOn(state, facts) {
	const { task, hops = 0 } = facts.request.dispatch;
	const { from, to } = facts.body;
	return canRunInline(state, {
		stage: task,
		from,
		to,
		hops: hops - facts.index,
		legs: facts.index + 1
	});
}
/** What is only known of the last execution of a job. */
const withoutLast = {
	commits: void 0,
	failure: void 0,
	note: void 0,
	handoff: void 0,
	prompt: void 0,
	usage: void 0
};
async function settleOne(engine, request) {
	const { state, execution } = request;
	const transfer = engine.ports.redactor.redactDeep(request.output.transfer);
	const output = transfer === void 0 ? request.output : {
		...request.output,
		transfer
	};
	const { made, refused, output: judged } = judgeTransfer(state, {
		output,
		execution
	});
	const dispatch = {
		...request.dispatch,
		execution
	};
	const body = await settleTask(engine, {
		...request,
		dispatch,
		delivery: {
			kind: "output",
			output: judged
		}
	});
	if (refused !== void 0) return { body: {
		...body,
		refusedTransfer: refused
	} };
	return made === void 0 || !isSuccess(body.outcome) ? { body } : {
		body,
		transfer: made
	};
}
function withTransfer(state, facts) {
	const { run, task, attempt } = facts.request.dispatch;
	const { repo, subject } = state.run;
	const place = {
		repo,
		subject,
		run,
		task,
		attempt,
		execution: facts.execution,
		seq: state.tip.seq,
		prev: ""
	};
	return {
		...state,
		transfers: [...state.transfers, {
			kind: "transfer",
			...place,
			body: facts.body
		}]
	};
}

// src/engine/advance-run.ts
/**
* One link of a chain: records what an execution came to and starts what that makes possible.
* Runs under the subject's lock. Any number of times: an execution that is recorded already is not recorded again,
* and what it made possible is started only if it was not.
*/
async function advanceRun(engine, request) {
	const { dispatch } = request;
	const before = await readRun(engine, dispatch);
	if (!before.ok) return failure(before.error);
	for (const doubt of before.value.doubts) engine.ports.log.warning(doubt);
	const misfit = checkOrder(dispatch, before.value);
	if (misfit !== void 0) return failure(misfit);
	const known = findTask(before.value.stored, dispatch);
	if (known !== void 0) return finish(engine, {
		request,
		reading: before.value,
		cause: causeIn(before.value.stored, known),
		recovering: true
	});
	if (!isExpected(before.value, dispatch)) {
		const lost = before.value.state.end === void 0 ? findLostRecords(dispatch, before.value) : void 0;
		if (lost !== void 0) return settleLost(engine, {
			request,
			lost,
			reading: before.value
		});
		engine.ports.log.warning(`Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} fits nothing that is due, so it was left alone.`);
		return success(nothingDone(before.value.state));
	}
	const { end } = before.value.state;
	const delivery = end === void 0 ? settleStopped(request.delivery, engine) : settleLate(request.delivery);
	if (delivery === void 0) return success(nothingDone(before.value.state));
	const settle = {
		...request,
		delivery,
		state: before.value.state
	};
	const settled = await settleExecutions(engine, settle);
	const kept = await keepHandoffs(engine, {
		request: settle,
		settled
	});
	const recorded = await recordTask(engine, {
		dispatch,
		reading: before.value,
		settled: kept
	});
	if (!recorded.ok) return failure(recorded.error);
	if (recorded.value === "overtaken") return advanceRun(engine, request);
	const { reading, recovering } = recorded.value;
	const transfers = recovering ? [] : announceTransfers(engine, {
		state: reading.state,
		dispatch
	});
	const finished = await finish(engine, {
		request,
		...recorded.value,
		...lastOf(settled)
	});
	return finished.ok ? success({
		...finished.value,
		transfers
	}) : finished;
}
/** The execution that the job ended with, with what lies elsewhere. */
function lastOf(settled) {
	const last = settled.at(-1);
	return last === void 0 ? {} : { settled: last.body };
}
function nothingDone(state) {
	return {
		task: void 0,
		started: [],
		ended: state.end?.body,
		state
	};
}
function stoppedOf(delivery) {
	return delivery.kind === "output" ? delivery.output.stopped : void 0;
}
/** What comes after the run has ended is kept, but nothing of it is published and nothing follows from it. */
function settleLate(delivery) {
	if (delivery.kind !== "output" || stoppedOf(delivery) !== void 0) return void 0;
	const { commits: _commits, transfer: _transfer, inline: _inline, ...output } = delivery.output;
	return {
		...delivery,
		output: {
			...output,
			outcome: "skipped",
			note: "The run had ended before this came, so it was not published."
		}
	};
}
/** The agent job says there was nothing left to do, but its execution is due and not recorded: its word does not end a task. */
function settleStopped(delivery, { settings }) {
	const stopped = stoppedOf(delivery);
	if (stopped === void 0) return delivery;
	if (settings.dryRun && stopped === "dry-run") return void 0;
	return {
		kind: "lost",
		failure: {
			reason: "not-started",
			message: `The agent job did not start its agent and gave the reason "${stopped}", but the records do not say so.`
		}
	};
}
function isExpected(reading, order) {
	const stage = reading.state.stages.get(order.task);
	return stage?.kind === "due" && stage.execution === order.execution && stage.attempt === order.attempt;
}
/** Somebody changed or removed what the order builds on. When it is sure, the run ends here, so that people see it where they look. */
async function settleLost(engine, { request, reading, lost }) {
	const { state } = reading;
	if (!lost.isSure) return failure(lost.problem);
	engine.ports.log.error(`${lost.problem.code}: ${lost.problem.message}`);
	const tip = {
		...state.tip,
		seq: state.tip.seq + lost.count
	};
	const { state: after } = await performEffects(engine, {
		effects: endEarly(state, lost.reason),
		reading: {
			...reading,
			state: {
				...state,
				tip
			}
		},
		first: request.dispatch.first,
		status: await findStatus(engine, {
			order: request.dispatch,
			reading
		}),
		recovering: true,
		inline: false
	});
	return success({
		task: void 0,
		started: [],
		ended: after.end?.body,
		state: after
	});
}
async function finish(engine, facts) {
	const { dispatch } = facts.request;
	const { state } = facts.reading;
	const { started, state: after } = await performEffects(engine, {
		effects: decide(state, {
			cause: facts.cause,
			now: engine.ports.clock.now()
		}),
		reading: facts.reading,
		first: dispatch.first,
		status: await findStatus(engine, {
			order: dispatch,
			reading: facts.reading
		}),
		recovering: facts.recovering,
		inline: false
	});
	const own = state.tasks.find((task) => task.seq === facts.cause);
	return success({
		task: facts.recovering ? own?.body : facts.settled ?? own?.body,
		started,
		ended: after.end?.body,
		state: after
	});
}

export { advanceRun as t };