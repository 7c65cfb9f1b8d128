import { n as problemText, t as messageOf } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { n as digestOf } from "./canonical-json.js";
import { n as truncateCodePoints } from "./code-points.js";
import { n as oneLine } from "./inline.js";
import { S as isSuccess } from "./node-hasher.js";
import { d as artifactName, m as executionTitle, o as actionsAccount } from "./read-markers.js";
import { u as isAgentStage } from "./config-schema.js";
import { n as retentionOf } from "./defaults.js";
import { n as agentNameAt, r as jobFor, t as agentAt } from "./acting-agent.js";
import { d as pipelineOf, f as stageOf, l as ancestorsOf, p as viewThreadOf, r as maxAttemptsOf, u as baseBranchOf } from "./attempts.js";
import { a as lastDecision, o as nextEndExecution } from "./decisions.js";
import { w as usageOfRun } from "./stage-graph.js";
import { c as decide, l as dueStages, o as hasRetryNotice, s as renderRetryNotice, u as endEarly } from "./status-comment.js";
import { t as deriveState } from "./derive-state.js";
import { t as neutralise } from "./neutralise.js";
import { r as cutText } from "./handoff.js";
import { a as renderTaskComment } from "./write-history.js";
import { c as countCreated, l as findOpenedPull, n as isPaused, r as readRun, t as findTriggeringRecord } from "./read-run.js";
import { t as GitHubError } from "./github.js";
import { i as builtinMarker, o as hasBuiltinMarker, t as ignoredInOwnComments } from "./own-comments.js";
import { c as renderPullSummary, n as resumeRun, r as performEffects, s as pullSummaryMarker, t as awaitVisible } from "./await-record.js";
import { n as readStatusCommentId } from "./status-comment2.js";
import { a as encodeStoredHandoff, i as loadHandoffs, o as consumedBy } from "./comment.js";
import { t as checkOrder } from "./check-order.js";
import { n as sweepRun } from "./sweep-run.js";
import { t as describeErrors } from "./handoff-error.js";
import { t as checkDemand } from "./read-handoff.js";
import { a as handoffFailure, c as redactAgentOutput, d as decideTransfer, f as withTransfer, i as renderText, l as buildRecordedTransfer, r as renderLine, u as canRunInline } from "./parse-outputs.js";
import { n as buildPromptContext } from "./render-template.js";
import { d as checkBranchName } from "./check-signing-key.js";

// src/engine/sweep/sweep-overdue.ts
/** Beside its timeout: a job waits for a machine, and its publish job for the group. */
const slackMinutes = 60;
/** Of the job that carries out a built-in. */
const builtinMinutes = 15;
/**
* A sweep in passing, for siblings of what was published just now. It asks GitHub only when the records themselves show that one
* is overdue, so that in the ordinary case it costs nothing. What goes wrong here is no fault of what was published.
*/
async function sweepOverdue(engine, request) {
	const now = Date.parse(engine.ports.clock.now());
	const { state } = request.reading;
	if (!dueStages(state).some(({ stage, due }) => {
		return now - Date.parse(findTriggeringRecord(request.reading, due).at) > patienceOf(state, stage) * 6e4;
	})) return;
	try {
		await sweepRun(engine, request);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`Run ${state.run.run} has a stage that is overdue, which the next sweep has to look after: ${error.message}`);
	}
}
function patienceOf({ run }, stage) {
	const config = stageOf(run, stage);
	return (isAgentStage(config) ? config["timeout-minutes"] : builtinMinutes) + slackMinutes;
}

// src/engine/publish/announce-transfers.ts
/** A message in a log line; the record has the whole. */
const messageCodePoints = 500;
/** `agent_handoff` for each transfer that this publisher has just recorded: a line of the log, and an event (T-22). Lost when it dies before. */
function announceTransfers({ ports }, { state, dispatch }) {
	const events = state.transfers.filter((each) => each.task === dispatch.task && each.execution >= dispatch.execution).map((transfer) => buildRecordedTransfer(state, transfer));
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

// src/engine/delivery.ts
/** What is the same for every kind of delivery. */
function taskBodyBase(engine, request) {
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
	const agent = agentNameAt(state, place) ?? stage.agent;
	return {
		agent,
		engine: state.run.body.config.agents[agent]?.engine ?? "unknown"
	};
}

// src/engine/github-errors.ts
/** A later try may do it: the job fails and can be run again. Any other refusal is an outcome. */
function isTransient({ reason }) {
	return reason === "unavailable" || reason === "rate-limited" || reason === "unauthenticated";
}

// src/engine/builtin/render-fields.ts
/** Longer titles are refused by GitHub (github-platform.md 1). */
const maxTitle = 256;
/** Of a text, with its footer: GitHub takes 65,535. */
const maxBytes = 6e4;
function createFieldRenderer(engine, request) {
	const { state, dispatch } = request;
	const due = {
		attempt: dispatch.attempt,
		execution: dispatch.execution
	};
	const context = buildPromptContext({
		state,
		stage: dispatch.task,
		due
	});
	const redact = (text) => engine.ports.redactor.redact(text).text;
	const name = (template) => {
		const rendered = renderLine({
			template,
			context
		});
		return rendered.ok ? success(redact(rendered.value)) : failure(refuse(rendered.error));
	};
	return {
		name,
		title(template) {
			const rendered = renderLine({
				template,
				context,
				present: (text) => presentInTitle(redact(text))
			});
			return rendered.ok ? success(truncateCodePoints(redact(rendered.value), maxTitle)) : failure(refuse(rendered.error));
		},
		text(template) {
			const rendered = renderText({
				template,
				context,
				present: (text) => neutralise(redact(text))
			});
			if (!rendered.ok) return failure(refuse(rendered.error));
			return success(`${cutText(redact(rendered.value), maxBytes)}\n\n${footer(request)}`.trimStart());
		},
		names(templates) {
			const names = /* @__PURE__ */ new Set();
			for (const template of templates) {
				const rendered = name(template);
				if (!rendered.ok) return rendered;
				if (rendered.value !== "") names.add(rendered.value);
			}
			return success([...names]);
		}
	};
}
function refuse(problem) {
	return {
		reason: "template",
		message: problem.message
	};
}
/** A title is no Markdown: entities would be seen as they are written, and what they stand for does nothing there. */
function presentInTitle(text) {
	return oneLine(text, maxTitle).replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}
function footer({ state, dispatch }) {
	const { run } = state.run;
	return `${`<sub>Made by Baton run \`${run}\` for #${state.run.body.trigger.subject.number}.</sub>`}\n\n${builtinMarker(run, dispatch.task)}`;
}

// src/engine/builtin/target.ts
/** The thread that a built-in works on; where there is none, that there is nothing to do. */
function findTarget(request) {
	const { state, dispatch, stage } = request;
	if (stage.with.on === "subject") return success(state.run.body.trigger.subject.number);
	const opened = findOpenedPull(state, dispatch.task);
	if (opened !== void 0) return success(opened);
	return failure({
		outcome: "noop",
		note: "No stage before this one has opened a pull request.",
		results: {}
	});
}
/** The failure of a stage that would make more than its `max`, counted from the records over the whole run. */
function refuseBeyondMax({ state, stage }, wanted = 1) {
	const before = countCreated(state, stage.uses);
	const { max } = stage.with;
	if (before + wanted <= max) return void 0;
	return {
		reason: "max-reached",
		message: `\`with.max\` is ${max}, this run has made ${before} of the kind "${stage.uses}" before, and this stage would make ${wanted} more. Nothing was made; raise \`max\`, or make fewer.`
	};
}

// src/engine/builtin/change-labels.ts
/** Labels of ours: they steer runs, so that nothing an agent says may set them. */
const reserved = /^baton:/i;
const maxLength = 50;
/** Puts labels on and takes labels off. Twice is once by itself; the label that started the run stays. */
async function changeLabels(engine, request) {
	const fields = createFieldRenderer(engine, request);
	const { with: wanted } = request.stage;
	const add = fields.names(wanted.add);
	if (!add.ok) return add;
	const off = fields.names(wanted.remove);
	if (!off.ok) return off;
	const wrong = [...add.value, ...off.value].find((name) => reserved.test(name) || [...name].length > maxLength);
	if (wrong !== void 0) return failure({
		reason: "label-name",
		message: describeWrong(wrong)
	});
	const trigger = request.state.run.body.trigger.label;
	const keeps = (name) => trigger !== "" && name.toLowerCase() === trigger.toLowerCase();
	const remove = off.value.filter((name) => !keeps(name));
	const warnings = off.value.filter(keeps).map((name) => `The label "${name}" started the run, so it was not taken off.`);
	const count = add.value.length + remove.length;
	if (count === 0) return success({
		outcome: "noop",
		note: "There was no label to put on or take off.",
		results: {},
		warnings
	});
	const beyond = refuseBeyondMax(request, count);
	if (beyond !== void 0) return failure(beyond);
	const target = findTarget(request);
	if (!target.ok) return success(target.error);
	await change(engine, {
		number: target.value,
		add: add.value,
		remove
	});
	return success({
		outcome: "succeeded",
		results: describeChange({
			add: add.value,
			remove
		}),
		warnings
	});
}
async function change(engine, { number, add, remove }) {
	const { subjects } = engine.ports;
	if (add.length > 0) await subjects.addLabels(number, add);
	for (const name of remove) await subjects.removeLabel(number, name);
}
function describeChange({ add, remove }) {
	const names = (list) => list.join(", ");
	return {
		...add.length === 0 ? {} : { labels_added: names(add) },
		...remove.length === 0 ? {} : { labels_removed: names(remove) }
	};
}
function describeWrong(name) {
	return reserved.test(name) ? `The label "${name}" is one of Baton's own, which no stage may change. Use another name.` : `The label "${name.slice(0, maxLength)}…" is longer than ${maxLength} characters, which GitHub does not take. Use a shorter one.`;
}

// src/engine/builtin/find-own.ts
/** What this stage made before a crash, by its marker and our account: anybody can write the marker. */
async function findOwn$2(engine, request, things) {
	const marker = builtinMarker(request.state.run.run, request.dispatch.task);
	for (const thing of things) if (thing.body.trimEnd().endsWith(marker) && await isOwn(engine, request, thing.author)) return thing;
}
/** Whether an account is ours: the one that wrote the run's first record. One request. */
async function isOwn(engine, request, author) {
	if (author === void 0) return false;
	return (await engine.ports.threads.get(request.dispatch.first.id))?.author?.id === author;
}

// src/engine/builtin/open-issue.ts
/** Opens one issue. It is looked for before it is made: by marker and author, among those made or changed since the run began. */
async function openIssue(engine, request) {
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const fields = createFieldRenderer(engine, request);
	const { with: wanted } = request.stage;
	const title = fields.title(wanted.title);
	if (!title.ok) return title;
	if (title.value === "") return failure({
		reason: "template",
		message: "`with.title` came out empty, and an issue needs one."
	});
	const body = fields.text(wanted.body);
	if (!body.ok) return body;
	const labels = fields.names(wanted.labels);
	if (!labels.ok) return labels;
	const assignees = fields.names(wanted.assignees);
	if (!assignees.ok) return assignees;
	const { issues } = engine.ports;
	const earlier = await findOwn$2(engine, request, await issues.listSince(request.dispatch.first.at));
	if (earlier !== void 0) return done(earlier);
	return done(await issues.create({
		title: title.value,
		body: body.value,
		labels: labels.value,
		assignees: assignees.value
	}));
}
function done({ number, url }) {
	return success({
		outcome: "succeeded",
		results: {
			issue_created: `#${number}`,
			"issue-url": url
		}
	});
}

// src/engine/builtin/draw-pull-summary.ts
/** The summaries of the chain as a comment on its pull request. A view: where it cannot be made, the run goes on. */
async function drawPullSummary(engine, request, facts) {
	const { state } = request;
	if (state.run.body.config.comments !== "all" || facts.pull === viewThreadOf(state.run)) return void 0;
	const text = renderPullSummary(state, facts);
	const marker = pullSummaryMarker(state.run.body.pipeline);
	const { threads } = engine.ports;
	try {
		const earlier = facts.isNew ? void 0 : await findEarlier(engine, request, {
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
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "comments-refused" && error.reason !== "forbidden") throw error;
		engine.ports.log.warning(`Pull request #${facts.pull} has no summary of run ${state.run.run}: ${error.message}`);
		return;
	}
}
const beginning = "1970-01-01T00:00:00Z";
/** That of an earlier run too: a pull request has one for each pipeline. */
async function findEarlier(engine, request, { pull, own, marker }) {
	for (const comment of await engine.ports.threads.listSince(pull, beginning)) {
		if (!comment.body.trimEnd().endsWith(marker)) continue;
		const author = comment.author?.id;
		if (own === void 0 ? await isOwn(engine, request, author) : author === own) return comment.id;
	}
}

// src/engine/builtin/upsert-pull.ts
/**
* One pull request for a branch. Labels and reviewers are given when it is opened, and after a crash of the same stage once
* more; a later run leaves alone what people have changed there since.
*/
async function upsertPull(engine, request, wanted) {
	const found = await engine.ports.pullRequests.readOpen(wanted.head);
	if (found === void 0) {
		const { pull, warnings } = await create(engine, wanted);
		return {
			pull,
			isNew: true,
			warnings: [...warnings, ...await equip(engine, pull, wanted)]
		};
	}
	if (!(hasBuiltinMarker(found.body) && await isOwn(engine, request, found.author))) return {
		pull: found,
		isNew: false,
		warnings: [`Pull request #${found.number} for "${wanted.head}" was opened by somebody else, so its title and text stay as they are.`]
	};
	await engine.ports.pullRequests.update(found.number, {
		title: wanted.title,
		body: wanted.body
	});
	const marker = builtinMarker(request.state.run.run, request.dispatch.task);
	const isOfThisRun = found.body.trimEnd().endsWith(marker);
	const { author: own } = found;
	return {
		pull: found,
		isNew: false,
		own,
		warnings: isOfThisRun ? await equip(engine, found, wanted) : []
	};
}
/** Where a plan has no drafts, a pull request that is none is worth more than no pull request. */
async function create(engine, { head, base, title, body, draft }) {
	const { pullRequests } = engine.ports;
	try {
		return {
			pull: await pullRequests.create({
				head,
				base,
				title,
				body,
				draft
			}),
			warnings: []
		};
	} catch (error) {
		const hasNoDrafts = error instanceof GitHubError && error.reason === "rejected" && /draft.*not supported/i.test(error.message);
		if (!draft || !hasNoDrafts) throw error;
		return {
			pull: await pullRequests.create({
				head,
				base,
				title,
				body,
				draft: false
			}),
			warnings: ["This repository has no draft pull requests, so it was opened as a full one."]
		};
	}
}
/** A refused label or reviewer is a warning: the pull request is there. */
async function equip(engine, { number }, wanted) {
	const { labels, reviewers, teams } = wanted;
	const { subjects, pullRequests } = engine.ports;
	const steps = [
		...labels.length === 0 ? [] : [{
			what: "labels",
			perform: () => subjects.addLabels(number, labels)
		}],
		...reviewers.length === 0 ? [] : [{
			what: "reviewers",
			perform: () => pullRequests.requestReviewers(number, {
				reviewers,
				teams: []
			})
		}],
		...teams.length === 0 ? [] : [{
			what: "team-reviewers",
			perform: () => pullRequests.requestReviewers(number, {
				reviewers: [],
				teams
			})
		}]
	];
	const warnings = [];
	for (const { what, perform } of steps) try {
		await perform();
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		warnings.push(`#${number} was opened without its \`${what}\`: ${error.message}`);
	}
	return warnings;
}

// src/engine/builtin/open-pull-request.ts
/** Opens the pull request of the run's branch, or updates it: never a second one. */
async function openPullRequest(engine, request) {
	const branch = findBranch(request);
	if (branch === void 0) return success({
		outcome: "noop",
		note: "No stage before this one has changed anything on a branch, so there is nothing to open a pull request for.",
		results: {}
	});
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const wanted = render(engine, request, branch);
	if (!wanted.ok) return wanted;
	try {
		return success(await carryOut$1(engine, request, wanted.value));
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		return explain(engine, {
			error,
			wanted: wanted.value
		});
	}
}
function findBranch({ state, dispatch }) {
	const before = new Set(ancestorsOf(pipelineOf(state.run), dispatch.task));
	return state.tasks.findLast((task) => before.has(task.body.stage) && task.body.commits !== void 0)?.body.results.branch;
}
function render(engine, request, head) {
	const { with: fields } = request.stage;
	const renderer = createFieldRenderer(engine, request);
	const title = renderer.title(fields.title);
	if (!title.ok) return title;
	const body = renderer.text(fields.body);
	if (!body.ok) return body;
	const base = renderer.name(fields.base ?? baseBranchOf(request.state));
	if (!base.ok) return base;
	const labels = renderer.names(fields.labels);
	if (!labels.ok) return labels;
	const reviewers = renderer.names(fields.reviewers);
	if (!reviewers.ok) return reviewers;
	const teams = renderer.names(fields["team-reviewers"]);
	if (!teams.ok) return teams;
	const lists = {
		labels: labels.value,
		reviewers: reviewers.value,
		teams: teams.value
	};
	return success({
		head,
		base: base.value,
		title: title.value,
		body: body.value,
		draft: fields.draft,
		...lists
	});
}
async function carryOut$1(engine, request, wanted) {
	const { pull, isNew, own, warnings } = await upsertPull(engine, request, wanted);
	const note = describeChecks(pull);
	const notes = note === void 0 ? [] : [note];
	const summaryComment = await drawPullSummary(engine, request, {
		pull: pull.number,
		isNew,
		own,
		notes
	});
	return {
		outcome: "succeeded",
		results: {
			pr: String(pull.number),
			"pr-url": pull.url,
			branch: wanted.head
		},
		...note === void 0 || !isNew ? {} : { note },
		...summaryComment === void 0 ? {} : { summaryComment },
		warnings
	};
}
/** What GitHub does not start by itself, and how to change that (github-platform.md 4). */
function describeChecks({ author }) {
	if (author !== 41898282) return void 0;
	return "Workflows that check pull requests wait here until somebody with write access approves them, because the workflow's own token opened this one. With the token of an App they start by themselves: see docs/app.md.";
}
/** A refusal is an outcome: the branch stays, and the words say how to go on by hand. */
function explain(engine, { error, wanted }) {
	const { head, base } = wanted;
	if (error.reason === "rejected" && /no commits between/i.test(error.message)) return success({
		outcome: "noop",
		note: `"${head}" has nothing that "${base}" does not have.`,
		results: { branch: head }
	});
	const { repository, serverUrl } = engine.settings;
	const compare = `${serverUrl}/${repository.owner}/${repository.name}/compare/${base}...${head}?expand=1`;
	const forbidden = error.reason === "pull-requests-forbidden";
	const other = forbidden ? " An App does not need the setting: see docs/app.md." : "";
	return failure({
		reason: forbidden ? "pull-requests-forbidden" : "pull-request-refused",
		message: `${error.message}${other} The branch stays; open it by hand: ${compare}`
	});
}

// src/engine/builtin/post-comment.ts
/** Posts one comment, on the subject or on the pull request of the run. It is looked for before it is made. */
async function postComment(engine, request) {
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const target = findTarget(request);
	if (!target.ok) return success(target.error);
	const body = createFieldRenderer(engine, request).text(request.stage.with.body);
	if (!body.ok) return body;
	const { threads } = engine.ports;
	const things = (await threads.listSince(target.value, request.dispatch.first.at)).map((comment) => ({
		...comment,
		author: comment.author?.id
	}));
	const marker = builtinMarker(request.state.run.run, request.dispatch.task);
	const made = await findOwn$2(engine, request, things) ?? await threads.create(target.value, body.value, marker);
	return success({
		outcome: "succeeded",
		results: { comment_id: String(made.id) }
	});
}

// src/engine/builtin/submit-review.ts
/** Writes one review of a pull request, of the very commit that the run was about or has published. */
async function submitReview(engine, request) {
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const { stage } = request;
	if (stage.with.on === "subject" && request.state.run.body.trigger.subject.kind !== "pull-request") {
		const { number } = request.state.run.body.trigger.subject;
		const message = `#${number} is no pull request, so there is nothing to review. Trigger the pipeline by a pull request, or write \`on: pull-request\` after a stage that opens one.`;
		return failure({
			reason: "no-pull-request",
			message
		});
	}
	const tainted = refuseTainted(request);
	if (tainted !== void 0) return failure(tainted);
	const target = findTarget(request);
	if (!target.ok) return success(target.error);
	const body = createFieldRenderer(engine, request).text(stage.with.body);
	if (!body.ok) return body;
	const { reviews } = engine.ports;
	const review = {
		body: body.value,
		event: stage.with.event,
		commit: commitOf(request)
	};
	const made = await findOwn$2(engine, request, await reviews.list(target.value)) ?? await reviews.create(target.value, review);
	return success({
		outcome: "succeeded",
		results: {
			review_id: String(made.id),
			"review-url": made.url
		}
	});
}
/** An approval may be the last thing between an outsider's words and the default branch. */
function refuseTainted({ stage, state }) {
	const { outside = [] } = state.run.body;
	if (stage.with.event !== "approve" || outside.length === 0) return void 0;
	return {
		reason: "outside-text",
		message: `The run works with text of outsiders (${outside.map((login) => `\`${login}\``).join(", ")}), so it approves nothing. Write \`event: comment\`, or \`outside-text: trust\` in the pipeline's \`allow\` if their words may lead to an approval.`
	};
}
function commitOf({ state, dispatch, stage }) {
	const looked = state.run.body.trigger.subject.head?.sha ?? state.run.body.head;
	if (stage.with.on === "subject") return looked;
	const before = new Set(ancestorsOf(pipelineOf(state.run), dispatch.task));
	return state.tasks.findLast(({ body }) => before.has(body.stage) && body.commits !== void 0)?.body.commits?.published ?? looked;
}

// src/engine/builtin/run-builtin.ts
/** Carries out a built-in stage. Its failure is an outcome like an agent's. */
async function runBuiltin(engine, request) {
	const startedAt = engine.ports.clock.now();
	const stage = stageOf(request.state.run, request.dispatch.task);
	if (isAgentStage(stage)) throw new Error(`Stage ${request.dispatch.task} is no built-in.`);
	const done = await attempt(engine, {
		...request,
		stage
	});
	const base = {
		...taskBodyBase(engine, request),
		startedAt,
		outputs: [],
		consumed: [],
		isolated: true
	};
	if (!done.ok) return {
		...base,
		outcome: "failed",
		failure: done.error,
		results: {},
		warnings: []
	};
	const { warnings = [], ...rest } = done.value;
	return {
		...base,
		...rest,
		warnings: [...warnings]
	};
}
/** What GitHub refuses for good is the outcome of the stage; anything else fails the job, which can be run again. */
async function attempt(engine, request) {
	const filled = await fill(engine, request);
	if (!filled.ok) return filled;
	try {
		return await carryOut(engine, {
			...request,
			state: filled.value
		});
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		return failure({
			reason: `${request.stage.uses}-refused`,
			message: error.message
		});
	}
}
async function carryOut(engine, request) {
	const { stage } = request;
	switch (stage.uses) {
		case "pull-request": return openPullRequest(engine, {
			...request,
			stage
		});
		case "issue": return openIssue(engine, {
			...request,
			stage
		});
		case "comment": return postComment(engine, {
			...request,
			stage
		});
		case "labels": return changeLabels(engine, {
			...request,
			stage
		});
		case "review": return submitReview(engine, {
			...request,
			stage
		});
	}
}
/** Handoffs that lie in artifacts, only those that a field may show: each costs two requests. */
async function fill(engine, { state, dispatch, stage }) {
	const fields = JSON.stringify(stage.with);
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
		message: problemText(problem)
	});
}

// src/engine/publish/publish-commits.ts
/** Points a branch at commits that were made: one update, never forced. The failure when it does not come to stand there. */
async function pointBranch(engine, { branch, tip, published }) {
	const moved = {
		reason: "stale-base",
		message: `"${branch}" moved while its commits were made.`
	};
	try {
		if (tip !== void 0) return await engine.ports.commits.moveBranch(branch, published) ? void 0 : moved;
		await engine.ports.commits.createBranch(branch, published);
		return;
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		if (error.reason === "conflict") return moved;
		return {
			reason: error.reason === "workflows-forbidden" ? "workflows-forbidden" : "branch-refused",
			message: `${error.code}: The commits were made, but "${branch}" does not show them. ${error.message}`
		};
	}
}
/** Puts the agent's commits on the stage's branch through the Git Data API. Undefined when there are none to publish. */
async function publishCommits(engine, request) {
	const { output, state, dispatch } = request;
	const stage = stageOf(state.run, dispatch.task);
	if (output.commits === void 0 || !isAgentStage(stage) || stage.branch === void 0) return void 0;
	if (output.outcome !== "succeeded") return void 0;
	if (agentAt(state, {
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
	const tip = await engine.ports.commits.readBranch(branch.value);
	const trailer = `Baton-Task: ${executionTitle(dispatch)}`;
	const earlier = tip === void 0 ? void 0 : await findOwn$1(engine, {
		tip,
		base: output.commits.base,
		trailer
	});
	if (earlier !== void 0) return success(describe(output.commits, {
		branch: branch.value,
		...earlier,
		base: request
	}));
	if ((tip ?? dispatch.head) !== output.commits.base) return failure({
		reason: "stale-base",
		message: `The agent worked from ${output.commits.base.slice(0, 12)}, but "${branch.value}" is at ${(tip ?? dispatch.head).slice(0, 12)} now.`
	});
	const bundle = await engine.ports.bundles.read(output.commits, request.workflowRun.id);
	if (!bundle.ok) return failure({
		reason: "commits-refused",
		message: problemText(bundle.error)
	});
	const leak = findLeak(engine, bundle.value);
	if (leak !== void 0) return failure(leak);
	const { published, verified } = await createCommits(engine, {
		commits: bundle.value,
		base: output.commits.base,
		trailer
	});
	const refused = await pointBranch(engine, {
		branch: branch.value,
		tip,
		published
	});
	if (refused !== void 0) return failure(refused);
	return success(describe(output.commits, {
		branch: branch.value,
		published,
		verified,
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
async function findOwn$1(engine, search) {
	if (search.tip === search.base) return void 0;
	const { message, verified } = await engine.ports.commits.readCommit(search.tip);
	return message.trimEnd().split("\n").at(-1) === search.trailer ? {
		published: search.tip,
		verified
	} : void 0;
}
async function createCommits(engine, request) {
	let parent = request.base;
	let verified = true;
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
		verified = verified && made.verified;
	}
	return {
		published: parent,
		verified
	};
}
function describe(commits, facts) {
	const { branch, published, verified } = facts;
	return {
		commits: {
			base: commits.base,
			head: commits.head,
			published,
			verified
		},
		results: {
			branch,
			commit: published,
			"base-branch": baseBranchOf(facts.base.state)
		}
	};
}

// src/engine/publish/held-commits.ts
/**
* Publishes what a pause had kept back: the agent's work is that of the execution before, its commits lie in the artifact of that
* workflow run. What it used was counted there.
*/
async function publishHeldCommits(engine, request) {
	const { state, dispatch } = request;
	const startedAt = engine.ports.clock.now();
	const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task)?.body;
	if (last?.held === void 0) throw new Error(`Nothing of ${dispatch.run}/${dispatch.task} was held.`);
	const { held, usage: _usage, ...kept } = last;
	const { run, ...commits } = held;
	const output = buildOutput(request, {
		...kept,
		commits
	});
	const published = await publishCommits(engine, {
		...request,
		output,
		workflowRun: {
			...request.workflowRun,
			id: run
		}
	});
	const body = {
		...kept,
		...taskBodyBase(engine, request),
		startedAt
	};
	if (published === void 0) return body;
	if (!published.ok) return {
		...body,
		outcome: "failed",
		failure: published.error
	};
	return {
		...body,
		results: {
			...kept.results,
			...published.value.results
		},
		commits: published.value.commits
	};
}
function buildOutput({ dispatch }, { commits, startedAt, finishedAt, isolated }) {
	const { run, task, attempt, execution } = dispatch;
	const place = {
		version: 1,
		run,
		task,
		attempt,
		execution
	};
	const work = {
		outcome: "succeeded",
		results: {},
		outputs: [],
		warnings: []
	};
	return {
		...place,
		...work,
		commits,
		isolated,
		startedAt,
		finishedAt
	};
}
/** Commits that must not be published now. Those of an agent that hands over are: the next one builds on them. */
function holdCommits(engine, request) {
	const { state, output, dispatch, workflowRun } = request;
	const stage = stageOf(state.run, dispatch.task);
	const hasBranch = isAgentStage(stage) && stage.branch !== void 0;
	if (!isPaused(engine, state) || !hasBranch || output.commits === void 0) return void 0;
	if (output.outcome !== "succeeded" || output.transfer !== void 0) return void 0;
	return {
		...output.commits,
		run: workflowRun.id
	};
}
/** Whether an order for `publish` is about commits that were held, and not about a built-in. */
function isForHeldCommits({ state, dispatch }) {
	return isAgentStage(stageOf(state.run, dispatch.task)) && jobFor(state, dispatch.task) === "publish";
}

// src/engine/publish/build-task-body.ts
/**
* What the stage demands of its handoff, asked once more where the record is written (H-25): the machine that says it has
* checked it may be in anybody's hands. What does not fit is not stored.
*/
async function validateDemandedHandoff(run, output) {
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
/** The body of the task's record: what the execution came to, after its commits or its built-in have been carried out. */
async function buildTaskBody(engine, request) {
	switch (request.delivery.kind) {
		case "built-in": return isForHeldCommits(request) ? publishHeldCommits(engine, request) : runBuiltin(engine, request);
		case "lost": return {
			...taskBodyBase(engine, request),
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
				output: await validateDemandedHandoff(request.state.run, output)
			});
		}
	}
}
async function settleOutput(engine, request) {
	const { output } = request;
	const held = holdCommits(engine, request);
	const published = held === void 0 ? await publishCommits(engine, request) : void 0;
	const refused = published?.ok === false ? published.error : void 0;
	const done = published?.ok === true ? published.value : void 0;
	const outcome = refused === void 0 ? output.outcome : "failed";
	const reason = refused ?? output.failure;
	const base = taskBodyBase(engine, request);
	return {
		...base,
		workflowRun: output.job === void 0 ? base.workflowRun : {
			...base.workflowRun,
			job: output.job
		},
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
		...held === void 0 ? {} : { held },
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

// src/engine/publish/build-executions.ts
/** Whether the transfer that an execution asked for is made. The agent job has checked it too, but may be in anybody's hands. */
function validateTransfer(state, { output, execution }) {
	const { transfer: request, ...without } = output;
	if (request === void 0) return { output };
	const from = agentNameAt(state, {
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
/**
* What a delivery came to: one execution, or, where agents handed over within the same job, one of each of them. The first
* that does not hand over ends the list, and so does one whose target needs a job of its own: what the job says came after it is
* left out. The job may be in anybody's hands, and this one was not made for every agent.
*/
async function buildExecutions(engine, request) {
	const { delivery } = request;
	if (delivery.kind !== "output") return [{
		execution: request.dispatch.execution,
		body: await buildTaskBody(engine, request)
	}];
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
			dispatch: {
				...request.dispatch,
				execution
			},
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
	const { made, refused, output: judged } = validateTransfer(state, {
		output: transfer === void 0 ? request.output : {
			...request.output,
			transfer
		},
		execution
	});
	const dispatch = {
		...request.dispatch,
		execution
	};
	const body = await buildTaskBody(engine, {
		...request,
		dispatch,
		delivery: {
			kind: "output",
			output: judged
		}
	});
	if (refused !== void 0) return {
		execution,
		body: {
			...body,
			refusedTransfer: refused
		}
	};
	return made === void 0 || !isSuccess(body.outcome) ? {
		execution,
		body
	} : {
		execution,
		body,
		transfer: made
	};
}

// src/engine/publish/lost-records.ts
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
function listChanged({ first }, reading) {
	return ignoredInOwnComments(reading, first.id).filter(({ comment, reason }) => reading.claimed.has(comment) && tampered.includes(reason));
}

// src/engine/publish/paused-delivery.ts
/**
* What comes of a delivery that a pause leaves nothing to record of: an agent that was not started, a built-in that must not be
* carried out. Who goes on starts it again; where that was before this came, it is started here. Undefined for all other deliveries.
*/
async function handlePausedDelivery(engine, { request, reading }) {
	const { state } = reading;
	const { delivery, dispatch } = request;
	const isStopped = delivery.kind === "output" && delivery.output.stopped === "paused";
	if (state.end !== void 0 || !isStopped && delivery.kind !== "built-in") return void 0;
	if (isPaused(engine, state)) {
		engine.ports.log.info(`${dispatch.run}/${dispatch.task} waits for the end of the pause.`);
		return {
			started: [],
			state
		};
	}
	if (!isStopped) return void 0;
	const resumed = lastDecision(state.decisions, ["resume"]);
	return resumed !== void 0 && Date.parse(resumed.body.decidedAt) > Date.parse(dispatch.issued) ? resumeRun(engine, {
		reading,
		first: dispatch.first,
		stage: dispatch.task
	}) : {
		started: [],
		state
	};
}

// src/engine/publish/record-task.ts
/** The records of what an order came to, in their order: each execution, and after it the transfer that it ended in. */
function buildExecutionDrafts(order, settled) {
	const { run, task, attempt } = order;
	return settled.flatMap(({ execution, body, transfer }) => {
		const place = {
			run,
			task,
			attempt,
			execution
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
/**
* `seq` of what makes the next execution possible: the record itself, or, where agents handed over within one job, the last
* one that was written with it, in the same comment.
*/
function findCauseSeq(stored, first) {
	const together = stored.filter(({ record, comment }) => record.kind === "task" && record.run === first.record.run && record.task === first.record.task && comment === first.comment && comment !== 0);
	return Math.max(first.record.seq, ...together.map(({ record }) => record.seq));
}
/** The record of the execution that an order asked for. */
function findTaskRecord(stored, order) {
	return stored.find(({ record }) => record.kind === "task" && record.run === order.run && record.task === order.task && record.execution === order.execution);
}
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
			cause: findCauseSeq(after.value.stored, written),
			recovering: false
		});
		if (after.error.code !== "BATON-E906" || tries === maxTries) return failure(after.error);
		const again = await readRun(engine, request.dispatch);
		if (!again.ok) return failure(again.error);
		reading = again.value;
		const earlier = findTaskRecord(reading.stored, request.dispatch);
		if (earlier !== void 0) return success({
			reading,
			cause: findCauseSeq(reading.stored, earlier),
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
	const own = buildExecutionDrafts(dispatch, settled);
	const { end, state } = preview(engine, {
		reading,
		drafts: own
	});
	const place = {
		run,
		task: "",
		attempt: 0,
		execution: nextEndExecution(reading.state, settled.at(-1)?.execution ?? dispatch.execution)
	};
	const drafts = end === void 0 ? own : [...own, {
		kind: "end",
		...place,
		body: end
	}];
	const attempts = Math.max(maxAttemptsOf(reading.state.run, task), attempt);
	const isShared = dispatch.thread !== dispatch.subject;
	const visible = settled.map(({ execution, body, transfer }) => {
		const notice = findNotice(engine, {
			state,
			draft: {
				run,
				task,
				attempt,
				execution,
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
		thread: dispatch.thread,
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
	const { repo, thread } = state.run;
	const added = facts.drafts.map((draft, index) => {
		return {
			record: {
				...draft,
				repo,
				thread,
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

// src/engine/publish/store-handoffs.ts
/**
* The body as it goes into the record: with `store: artifacts` handoff and outputs go into an artifact of this workflow run, and
* the record says where. The artifact comes first, so that no record ever names one that was never made. Where none can be
* made, they stay in the record, and a warning says so: a run is worth more than a small comment.
*/
async function storeHandoff(engine, facts) {
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
	if (texts.save === void 0) return findOwn(kept, request, (text) => hasher.sha256(text)) ?? changed;
	const name = `${artifactName("handoff", request.dispatch)}-${engine.settings.workflowRun.attempt}`;
	try {
		return await texts.save(name, encodeStoredHandoff(kept), { days });
	} catch (error) {
		const why = messageOf(error);
		return `The handoff stands in this comment in spite of \`store: artifacts\`, because the artifact service did not take it: ${engine.ports.redactor.redact(why).text}`;
	}
}
const changed = "The handoff stands in this comment in spite of `store: artifacts`, because it is not what the agent job uploaded: something in it was redacted or refused, and the App cannot upload.";
/** The App cannot make artifacts, but the agent job has left its output in one: good enough as long as nothing in it was changed since. */
function findOwn(kept, { delivery }, sha256) {
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
/** What every execution of a job left, put where the config wants it. */
async function storeHandoffs(engine, { request, settled }) {
	const kept = [];
	for (const each of settled) {
		const dispatch = {
			...request.dispatch,
			execution: each.execution
		};
		kept.push({
			...each,
			body: await storeHandoff(engine, {
				request: {
					...request,
					dispatch
				},
				body: each.body
			})
		});
	}
	return kept;
}

// src/engine/publish/advance-run.ts
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
	const known = findTaskRecord(before.value.stored, dispatch);
	if (known !== void 0) return finish(engine, {
		request,
		reading: before.value,
		cause: findCauseSeq(before.value.stored, known),
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
	return recordDelivery(engine, {
		request,
		reading: before.value
	});
}
/** Of an execution that is due: nothing is recorded of what a pause, or the end of the run, has kept from beginning. */
async function recordDelivery(engine, { request, reading }) {
	const { dispatch } = request;
	const waiting = await handlePausedDelivery(engine, {
		request,
		reading
	});
	if (waiting !== void 0) return success({
		task: void 0,
		...waiting,
		ended: void 0
	});
	const { end } = reading.state;
	const delivery = end === void 0 ? settleStopped(request.delivery, engine) : settleLate(request.delivery);
	if (delivery === void 0) return success(nothingDone(reading.state));
	const settle = {
		...request,
		delivery,
		state: reading.state
	};
	const settled = await buildExecutions(engine, settle);
	const kept = await storeHandoffs(engine, {
		request: settle,
		settled
	});
	const recorded = await recordTask(engine, {
		dispatch,
		reading,
		settled: kept
	});
	if (!recorded.ok) return failure(recorded.error);
	if (recorded.value === "overtaken") return advanceRun(engine, request);
	const { reading: after, recovering } = recorded.value;
	const transfers = recovering ? [] : announceTransfers(engine, {
		state: after.state,
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
	engine.ports.log.error(problemText(lost.problem));
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
		status: await readStatusCommentId(engine, {
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
		status: await readStatusCommentId(engine, {
			order: dispatch,
			reading: facts.reading
		}),
		recovering: facts.recovering,
		inline: false
	});
	await sweepOverdue(engine, {
		reading: {
			...facts.reading,
			state: after
		},
		first: dispatch.first
	});
	const own = state.tasks.find((task) => task.seq === facts.cause);
	return success({
		task: facts.recovering ? own?.body : facts.settled ?? own?.body,
		started,
		ended: after.end?.body,
		state: after
	});
}

// src/core/output/lost-job.ts
/**
* Why an agent job left nothing, as far as the jobs API knows. Timeout, cancel and a lost runner look alike there:
* a timeout arrives as `cancelled`, and a lost runner sends no outputs (github-platform.md 24).
*/
function explainLostJob(jobs) {
	const job = jobs.find(({ name }) => name === "agent" || name.endsWith(" / agent"));
	if (job === void 0) return {
		reason: "job-lost",
		message: "The agent job left no output, and GitHub lists no such job for this workflow run."
	};
	const where = job.url === "" ? "" : ` Its log: ${job.url}`;
	switch (job.conclusion) {
		case "cancelled": return {
			reason: "job-cancelled",
			message: `The agent job was cancelled, ran into its timeout, or was never started.${where}`
		};
		case "failure": return {
			reason: "job-failed",
			message: `The agent job failed before it could pass on an output: a step before the agent, or the runner.${where}`
		};
		case "success": return {
			reason: "output-withheld",
			message: `The agent job succeeded, but neither its output nor the digest of it arrived.${where}`
		};
		default: return {
			reason: "job-lost",
			message: `The agent job left no output; GitHub says "${job.conclusion ?? job.status}".${where}`
		};
	}
}
const settings = "See that \"Workflow execution protections\" of the repository or organisation allow workflow_dispatch, that the workflow is not disabled, and that the caller grants exactly contents, issues, pull-requests and actions: write.";
/**
* Why a workflow run that is over left no record of its execution; undefined while a job of it is not over. A run without a
* job was refused after GitHub had accepted it: by a policy, or because the workflow file could not start.
*/
function explainVanishedRun(workflowRun, jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const ran = jobs.filter(({ conclusion }) => conclusion !== "skipped");
	if (ran.length === 0) return {
		reason: "not-started",
		message: `GitHub accepted workflow run ${workflowRun} and ran no job of it. ${settings}`
	};
	const lost = explainLostJob(jobs);
	if (lost.reason !== "output-withheld") return lost;
	const publish = ran.find(({ name }) => name === "publish" || name.endsWith(" / publish"));
	const where = publish === void 0 || publish.url === "" ? "" : ` Its log: ${publish.url}`;
	return {
		reason: "job-lost",
		message: `The agent of workflow run ${workflowRun} came to its end, and the publish job, which should have recorded that, did not, or Baton was paused (${publish?.conclusion ?? "it never started"}).${where}`
	};
}

export { explainVanishedRun as n, advanceRun as r, explainLostJob as t };