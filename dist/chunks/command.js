import { a as boolean, c as literal, d as object, h as string, i as array, n as _enum, o as discriminatedUnion, p as record, s as int, v as unknown } from "./schemas.js";
import { n as filtersOf } from "./filter-schema.js";

// src/core/trigger/payload.ts
const userSchema = object({
	id: int(),
	login: string(),
	type: string().optional()
});
const repositorySchema = object({
	id: int(),
	name: string(),
	owner: object({ login: string() }),
	default_branch: string(),
	private: boolean()
});
const threadFields = {
	number: int(),
	title: string(),
	/** Null when nothing was written. */
	body: string().nullish(),
	/** Null when the account was deleted. */
	user: userSchema.nullish(),
	author_association: string().default("NONE"),
	labels: array(object({ name: string() })),
	assignees: array(object({ login: string() })).optional(),
	state: string().optional(),
	html_url: string(),
	comments: int().default(0),
	locked: boolean().default(false),
	created_at: string(),
	updated_at: string().optional()
};
const revisionSchema = object({
	ref: string(),
	sha: string().regex(/^[0-9a-f]{40}$/),
	/** Null when the fork was deleted. */
	repo: object({ id: int() }).nullish()
});
const commonFields = {
	repository: repositorySchema,
	sender: userSchema
};
const labelFields = {
	action: literal("labeled"),
	label: object({ name: string() })
};
const changeFields = {
	action: _enum([
		"opened",
		"reopened",
		"assigned",
		"ready_for_review"
	]),
	assignee: object({ login: string() }).nullish()
};
const issueSchema = object({
	...threadFields,
	pull_request: unknown().optional()
});
const pullSchema = object({
	...threadFields,
	draft: boolean().optional(),
	head: revisionSchema,
	base: revisionSchema
});
/** What we read of `issues`. */
const issuesPayloadSchema = discriminatedUnion("action", [object({
	...commonFields,
	...labelFields,
	issue: issueSchema
}), object({
	...commonFields,
	...changeFields,
	issue: issueSchema
})]);
/** What we read of `pull_request`. */
const pullRequestPayloadSchema = discriminatedUnion("action", [object({
	...commonFields,
	...labelFields,
	pull_request: pullSchema
}), object({
	...commonFields,
	...changeFields,
	pull_request: pullSchema
})]);
/** What we read of `issue_comment` with action `created`. */
const commentPayloadSchema = object({
	...commonFields,
	action: literal("created"),
	issue: object({
		...threadFields,
		draft: boolean().optional(),
		pull_request: unknown().optional()
	}),
	comment: object({
		id: int(),
		user: userSchema.nullish(),
		body: string().nullish(),
		created_at: string()
	})
});
/** What we read of `pull_request_review` with action `submitted`. */
const reviewPayloadSchema = object({
	...commonFields,
	action: literal("submitted"),
	pull_request: pullSchema,
	review: object({
		id: int(),
		user: userSchema.nullish(),
		state: string(),
		body: string().nullish(),
		submitted_at: string()
	})
});
/** What we read of `schedule`; whoever last changed the cron stands there as the sender, and has started nothing. */
const schedulePayloadSchema = object({
	schedule: string(),
	repository: repositorySchema,
	sender: userSchema.optional()
});
/** What we read of `repository_dispatch`. */
const webhookPayloadSchema = object({
	...commonFields,
	action: string(),
	client_payload: record(string(), unknown()).nullish()
});
/** What we read of `workflow_dispatch` that somebody started by hand. */
const manualPayloadSchema = object({
	...commonFields,
	inputs: object({ pipeline: string().min(1) })
});
/** Where GitHub shows what a deleted account wrote. */
const ghost = {
	id: 10137,
	login: "ghost",
	type: "User"
};
/** An issue as a payload holds it; bodies keep their line ends, a null body is empty. */
function buildSubject(thread, kind = "issue") {
	const { state, assignees } = thread;
	return {
		kind,
		number: thread.number,
		title: thread.title,
		body: thread.body ?? "",
		author: thread.user ?? ghost,
		association: thread.author_association,
		labels: thread.labels.map((label) => label.name),
		url: thread.html_url,
		comments: thread.comments,
		...thread.locked ? { locked: true } : {},
		createdAt: thread.created_at,
		...state === void 0 ? {} : { state },
		...assignees === void 0 ? {} : { assignees: assignees.map(({ login }) => login) }
	};
}
/** The same of a pull request, with its commits frozen. */
function buildPullSubject(pull) {
	const { head, base, draft } = pull;
	return {
		...buildSubject(pull, "pull-request"),
		head: buildRevision(head),
		base: buildRevision(base),
		...draft === void 0 ? {} : { draft }
	};
}
/** Of an event that is about no thread: which issue its run is kept on, `plan` finds out. */
function buildNoSubject(author) {
	return {
		kind: "issue",
		number: 0,
		author,
		comments: 0,
		title: "",
		body: "",
		association: "NONE",
		labels: [],
		url: "",
		createdAt: ""
	};
}
function buildRevision(revision) {
	return {
		branch: revision.ref,
		sha: revision.sha,
		repository: revision.repo?.id ?? null
	};
}

// src/core/trigger/command.ts
/**
* The first line of a comment where it can be a command: a slash at its very start, and nothing that is not plain (U11).
* Quotes, code, HTML and mentions begin otherwise, and what stands on a later line is text.
*/
function findCommand(body) {
	const [first = ""] = body.split(/\r\n|\r|\n/, 1);
	const line = first.replace(/[ \t]+$/, "");
	return line.length <= 200 && /^\/[a-z][a-z0-9-]*(?: [A-Za-z0-9][A-Za-z0-9._/-]*)*$/.test(line) ? line : void 0;
}
/** Every verb there is. The first word of all of them is `/baton`. */
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
	approve: { takes: "stage?" },
	help: { does: "shows this list" }
};
const name = "/baton";
/**
* The command in a comment: its whole first line, and no more and no fewer words than the verb takes (I-8, U11). Undefined when
* the comment is not for us: a quote, code, HTML, a list, a mention or running text begin otherwise.
*/
function parseCommand(body) {
	const line = findCommand(body);
	if (line === void 0) return void 0;
	const [first, verb, ...words] = line.split(" ");
	if (first !== name) return void 0;
	if (verb === void 0) return { kind: "help" };
	return (isVerb(verb) ? build(verb, words) : void 0) ?? {
		kind: "unknown",
		line
	};
}
function isVerb(word) {
	return Object.hasOwn(verbs, word);
}
/** Undefined when there are too many or too few words. */
function build(kind, [word, ...more]) {
	if (more.length > 0) return void 0;
	switch (kind) {
		case "run": return word === void 0 ? void 0 : {
			kind,
			pipeline: word
		};
		case "handoff": return word === void 0 ? void 0 : {
			kind,
			task: word
		};
		case "retry":
		case "approve": return {
			kind,
			task: word
		};
		default: return word === void 0 ? { kind } : void 0;
	}
}
/** Whether a comment is the command of one of a pipeline's filters, whatever else that asks for. */
function ownsCommand(on, body) {
	const line = findCommand(body);
	return line !== void 0 && filtersOf(on.comment).some(({ command }) => command === line);
}

export { buildNoSubject as a, commentPayloadSchema as c, manualPayloadSchema as d, pullRequestPayloadSchema as f, webhookPayloadSchema as h, verbs as i, ghost as l, schedulePayloadSchema as m, ownsCommand as n, buildPullSubject as o, reviewPayloadSchema as p, parseCommand as r, buildSubject as s, findCommand as t, issuesPayloadSchema as u };