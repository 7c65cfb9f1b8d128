import { a as isPlainMap, y as quoteNames } from "./job-cli.js";
import { l as UsageError, o as readBytes, s as readJson } from "./read-json.js";
import { t as chooseThread } from "./choose-thread.js";

// src/terminal/trigger/build-event.ts
const actor = {
	id: 583231,
	login: "octocat",
	type: "User"
};
const other = {
	id: 583232,
	login: "hubot",
	type: "User"
};
const repository = {
	id: 1296269,
	name: "hello-world",
	owner: { login: "octocat" },
	default_branch: "main",
	private: false
};
const common = {
	repository,
	sender: actor
};
const address = `https://github.com/${repository.owner.login}/${repository.name}`;
function buildEvent(config, choice, words) {
	if (choice.kind === "tick") return {
		name: "schedule",
		payload: {
			schedule: findCron(config, choice.pipeline),
			...common
		},
		assumed: []
	};
	if (choice.kind === "manual") return buildManual(config, choice);
	if (choice.kind === "webhook") return buildWebhook(choice.type, choice.payload);
	if (choice.kind === "check") return buildCheck(config, {
		choice,
		words
	});
	return buildThreadEvent(choice, {
		thread: chooseThread(config, choice, words),
		words
	});
}
function findCron({ pipelines }, name) {
	const cron = Object.hasOwn(pipelines, name) ? pipelines[name]?.on.schedule?.cron : void 0;
	if (cron !== void 0) return cron;
	const others = Object.keys(pipelines).filter((each) => pipelines[each]?.on.schedule !== void 0);
	throw new UsageError(`--tick is "${name}", which names no pipeline with \`on.schedule\`; ${others.length === 0 ? "there is none" : `write ${others.join(" or ")}`}.`);
}
function buildManual({ pipelines }, { pipeline, inputs = {} }) {
	if (!Object.hasOwn(pipelines, pipeline)) throw new UsageError(`--manual is "${pipeline}", which names no pipeline; there are ${Object.keys(pipelines).join(", ")}.`);
	return {
		name: "workflow_dispatch",
		payload: {
			inputs: {
				pipeline,
				...renderInputs(inputs)
			},
			...common
		},
		assumed: []
	};
}
function renderInputs(inputs) {
	return Object.keys(inputs).length === 0 ? {} : { inputs: JSON.stringify(inputs) };
}
function buildWebhook(type, file) {
	if (file === "") throw new UsageError("--webhook needs the payload. Add --payload FILE with the JSON of `client_payload`.");
	const payload = readJson(file);
	if (!isPlainMap(payload)) throw new UsageError(`${file} holds no JSON object. Write the \`client_payload\` as one, such as {"severity": "high"}.`);
	return {
		name: "repository_dispatch",
		payload: {
			action: type,
			client_payload: payload,
			...common
		},
		assumed: []
	};
}
const sampleJob = {
	name: "test",
	step: "Run npm test",
	log: "This log was made up."
};
function buildCheck(config, { choice, words }) {
	const { workflow } = choice;
	const isMain = Object.values(config.pipelines).find(({ on }) => on.checks?.workflows.includes(workflow) === true)?.on.checks?.of === "default-branch";
	const run = {
		id: 1,
		run_attempt: 1,
		name: workflow,
		path: ".github/workflows/checks.yml",
		event: isMain ? "push" : "pull_request",
		status: "completed",
		conclusion: "failure",
		head_branch: isMain ? repository.default_branch : revisions.head.ref,
		head_sha: revisions.head.sha,
		head_repository: { id: repository.id },
		html_url: `${address}/actions/runs/1`,
		updated_at: words.now,
		actor,
		pull_requests: isMain ? [] : [{ number: 1 }]
	};
	const about = isMain ? "of `main`" : "of the pull request #1, whose branch `sample-branch` lives in this repository, and which has no labels";
	return {
		name: "workflow_run",
		payload: {
			action: "completed",
			workflow_run: run,
			...common
		},
		assumed: [`The workflow \`${workflow}\` ended with \`failure\` for the head ${about}.`, "It is the first failure since a commit of a person."]
	};
}
function buildThreadEvent(choice, event) {
	const { thread } = event;
	const isPull = thread.kind === "pull-request";
	const fields = {
		...buildThread(event),
		...choice.kind === "assign" ? { assignees: [{ login: choice.login }] } : {}
	};
	const assumed = describeThread(event);
	if (choice.kind === "comment") return {
		name: "issue_comment",
		payload: {
			action: "created",
			comment: {
				id: 1,
				user: actor,
				body: choice.text,
				created_at: event.words.now
			},
			issue: {
				...fields,
				...isPull ? {
					pull_request: {},
					draft: false
				} : {}
			},
			...common
		},
		assumed
	};
	const subject = isPull ? { pull_request: {
		...fields,
		...revisions
	} } : { issue: fields };
	if (choice.kind === "review") return {
		name: "pull_request_review",
		payload: {
			action: "submitted",
			review: {
				id: 1,
				user: actor,
				state: choice.state,
				body: reviewText,
				submitted_at: event.words.now
			},
			...subject,
			...common
		},
		assumed: [...assumed, `The text of the review is "${reviewText}"`]
	};
	return {
		name: isPull ? "pull_request" : "issues",
		payload: {
			...describeAction(choice),
			...subject,
			...common
		},
		assumed
	};
}
const reviewText = "A sample review.";
const revisions = {
	draft: false,
	head: {
		ref: "sample-branch",
		sha: "a".repeat(40),
		repo: { id: repository.id }
	},
	base: {
		ref: repository.default_branch,
		sha: "b".repeat(40),
		repo: { id: repository.id }
	}
};
function describeAction(choice) {
	if (choice.kind === "label") return {
		action: "labeled",
		label: { name: choice.name }
	};
	return choice.kind === "assign" ? {
		action: "assigned",
		assignee: { login: choice.login }
	} : { action: "opened" };
}
function buildThread({ thread, words }) {
	const { title = "A sample title", body, role, authorRole, now } = words;
	const isMember = [
		"triage",
		"write",
		"maintain",
		"admin"
	].includes(authorRole ?? role);
	return {
		number: 1,
		title,
		body: body === void 0 ? "A sample text." : readBytes(body).toString("utf8"),
		user: authorRole === void 0 ? actor : other,
		author_association: isMember ? "COLLABORATOR" : "NONE",
		labels: thread.labels.map((name) => ({ name })),
		assignees: [],
		state: "open",
		html_url: `${address}/${thread.kind === "issue" ? "issues" : "pull"}/1`,
		comments: 0,
		created_at: now,
		updated_at: now
	};
}
function describeThread({ thread: { kind, labels }, words }) {
	const what = kind === "issue" ? "issue" : "pull request";
	const author = words.authorRole === void 0 ? `${actor.login}, who also acts,` : other.login;
	return [
		`It is the open ${what} #1 with ${labels.length === 0 ? "no labels" : `the label${labels.length === 1 ? "" : "s"} ${quoteNames(labels)}`}, and ${author} wrote it.`,
		...words.title === void 0 ? ["Its title is \"A sample title\" (--title)."] : [],
		...words.body === void 0 ? ["Its text is \"A sample text.\" (--body)."] : [],
		...kind === "issue" ? [] : ["Its branch `sample-branch` lives in this repository and would be merged into `main`."]
	];
}

export { renderInputs as n, sampleJob as r, buildEvent as t };