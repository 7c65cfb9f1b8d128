import { a as performEffects, d as decide, f as endEarly, i as readRun, r as awaitVisible, u as renderTaskComment } from "./wire-engine.js";
import { n as success, t as failure } from "./result.js";
import { t as checkOrder } from "./check-order.js";
import { c as hasRetryNotice, l as renderRetryNotice, r as statusMarker } from "./status-comment.js";
import { t as retentionOf } from "./retention-of.js";
import { n as renderKeptHandoff } from "./kept-handoff.js";
import { a as renderText, d as redactAgentOutput, i as renderLine, m as artifactName, o as checkBranchName, s as handoffFailure, u as describeErrors } from "./open-dispatch.js";
import { i as ancestorsOf, r as digestOf } from "./create-text-artifacts.js";
import { n as pipelineOf, r as stageOf, t as attemptsIn } from "./attempts-in.js";
import { t as deriveState } from "./derive-state.js";
import { a as isAgentStage } from "./config-schema.js";
import { r as checkDemand } from "./parse-handoff.js";
import { g as isSuccess } from "./create-verifier.js";
import { l as executionTitle } from "./actions-account.js";
import { r as buildPromptContext } from "./render-template.js";
import { u as neutralise } from "./usage.js";
import { n as truncateCodePoints, t as oneLine } from "./one-line.js";
import { t as GitHubError } from "./github.js";
import { t as loadHandoffs } from "./load-handoffs.js";

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
/** Comments of our own account, since the run began, whose record is ignored for what somebody did to it. */
function listChanged({ first }, { thread, ignored }) {
	const author = thread.find(({ id }) => id === first.id)?.author?.id;
	const own = new Set(thread.filter((comment) => comment.author?.id === author).map(({ id }) => id));
	return ignored.filter(({ comment, reason }) => comment > first.id && own.has(comment) && tampered.includes(reason));
}

// src/engine/find-status.ts
/**
* The status comment of the run that an order is about. An unsigned order could name any comment, which would then be
* overwritten: there it is the one that our account wrote and marked; 0, which is no comment, when nobody sees it.
*/
function findStatus(order, { thread }) {
	if (order.sig !== void 0) return order.status;
	const author = thread.find(({ id }) => id === order.first.id)?.author?.id;
	const marker = statusMarker(order.run);
	return thread.find((comment) => comment.author?.id === author && comment.body.endsWith(marker))?.id ?? 0;
}

// src/engine/find-task.ts
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

// src/engine/record-task.ts
/** A publisher before us may have crashed after it wrote: then our record lost its place, and is written behind that one. */
const maxTries = 3;
/** Writes the task's record and waits until it shows and counts. */
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
			cause: written.record.seq,
			recovering: false
		});
		if (after.error.code !== "BATON-E906" || tries === maxTries) return failure(after.error);
		const again = await readRun(engine, request.dispatch);
		if (!again.ok) return failure(again.error);
		reading = again.value;
		const earlier = findTask(reading.stored, request.dispatch);
		if (earlier !== void 0) return success({
			reading,
			cause: earlier.record.seq,
			recovering: true
		});
	}
}
/** The task's record, and in the same comment the run's end when this was its last task. */
async function append(engine, facts) {
	const { dispatch, reading, body } = facts;
	const { run, task, attempt, execution } = dispatch;
	const draft = {
		kind: "task",
		run,
		task,
		attempt,
		execution,
		body
	};
	const { end, state } = preview(engine, {
		reading,
		draft
	});
	const notice = findNotice(state, draft);
	const drafts = end === void 0 ? [draft] : [draft, {
		kind: "end",
		run,
		task: "",
		attempt: 0,
		execution: 0,
		body: end
	}];
	const [first] = await engine.ports.store.append({
		subject: dispatch.thread,
		tip: reading.state.tip,
		drafts,
		visible: renderTaskComment({
			run,
			attempt,
			body,
			attempts: attemptsIn(reading.state.run, task),
			notice,
			isShared: dispatch.thread !== dispatch.subject
		})
	});
	if (first === void 0) throw new Error("The store appended nothing.");
	if (notice !== void 0) engine.ports.log.warning(`${run}/${task}: ${notice}.`);
	return first;
}
/** What the record will lead to: the run's state with it, and the end when there is one. */
function preview(engine, facts) {
	const { state, stored } = facts.reading;
	const seq = state.tip.seq + 1;
	const { repo, subject } = state.run;
	const record = {
		...facts.draft,
		repo,
		subject,
		seq,
		prev: state.tip.digest
	};
	const next = deriveState([...stored, {
		record,
		digest: "",
		comment: 0,
		envelope: void 0
	}], state.run.run);
	if (!next.ok) return {
		state: void 0,
		end: void 0
	};
	const now = engine.ports.clock.now();
	const found = decide(next.value, {
		cause: seq,
		now
	}).find((effect) => effect.kind === "end-run");
	const end = found === void 0 ? void 0 : {
		outcome: found.outcome,
		reason: found.reason,
		finishedAt: now
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
function findNotice(state, draft) {
	return state !== void 0 && hasRetryNotice(state, draft) ? renderRetryNotice(state, draft) : void 0;
}

// src/engine/body-base.ts
/** What is the same for every kind of delivery. */
function bodyBase(engine, request) {
	const performer = performerOf(request.state.run, request.dispatch.task);
	return {
		stage: request.dispatch.task,
		...performer,
		startedAt: request.dispatch.issued,
		finishedAt: engine.ports.clock.now(),
		workflowRun: request.workflowRun
	};
}
function performerOf(run, name) {
	const stage = stageOf(run, name);
	if (!isAgentStage(stage)) return {
		agent: stage.uses,
		engine: "built-in"
	};
	return {
		agent: stage.agent,
		engine: run.body.config.agents[stage.agent]?.engine ?? "unknown"
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
	if (demand === void 0) return output;
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
	if (state.run.body.config.agents[stage.agent]?.access === "read") {
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
		consumed: output.consumed,
		...output.prompt === void 0 ? {} : { prompt: output.prompt },
		isolated: output.isolated,
		warnings: output.warnings
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
	const misfit = checkOrder(dispatch, before.value);
	if (misfit !== void 0) return failure(misfit);
	const known = findTask(before.value.stored, dispatch);
	if (known !== void 0) return finish(engine, {
		request,
		reading: before.value,
		cause: known.record.seq,
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
	const settled = await settleTask(engine, settle);
	const body = await keepHandoff(engine, {
		request: settle,
		body: settled
	});
	const recorded = await recordTask(engine, {
		dispatch,
		reading: before.value,
		body
	});
	if (!recorded.ok) return failure(recorded.error);
	return finish(engine, {
		request,
		settled,
		...recorded.value
	});
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
	const { commits: _commits, ...output } = delivery.output;
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
		status: findStatus(request.dispatch, reading),
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
		status: findStatus(dispatch, facts.reading),
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