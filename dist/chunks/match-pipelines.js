import { t as tidyCron } from "./tidy-cron.js";

// src/core/trigger/check-permission.ts
/** Lowest first (I-12). Custom roles of an organization are not on it, so they mean no. */
const ladder = [
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];
/** Whether somebody may start a pipeline: by login, or by a role that stands high enough. */
function checkPermission({ allow, login, role }) {
	const minimum = allow["minimum-role"];
	if (allow.users.some((user) => user.toLowerCase() === login.toLowerCase())) return build$1(true, `${login} is named in \`allow.users\`.`);
	if (role === void 0) return build$1(false, `GitHub did not say what role ${login} has; unknown means no.`);
	const rank = ladder.indexOf(role);
	if (rank < 0) return build$1(false, `${login} has the role \`${role}\`, which is not one of ${ladder.join(", ")}; unknown means no.`);
	return build$1(rank >= ladder.indexOf(minimum), `${login} has the role \`${role}\`; at least \`${minimum}\` is asked for.`);
}
function build$1(passed, detail) {
	return {
		check: "permission",
		passed,
		detail
	};
}

// src/core/trigger/check-schedule.ts
/** Whether a tick is the pipeline's. Nobody's role counts: who may change the workflow and the config has set the time. */
function checkSchedule(on, cron) {
	const own = on.schedule?.cron;
	if (own === void 0) return build(false, `It is a tick of \`${cron}\`, and the pipeline has no \`on.schedule\`.`);
	const passed = tidyCron(own) === tidyCron(cron);
	return build(passed, passed ? `It is a tick of \`${own}\`.` : `It is a tick of \`${cron}\`, and the pipeline has \`${own}\`.`);
}
function build(passed, detail) {
	return {
		check: "schedule",
		passed,
		detail
	};
}

// src/core/trigger/check-thread.ts
/** GitHub's limit for the comments of one thread. */
const mostComments = 2500;
/**
* Fails where the event says that GitHub takes no more comments on the subject, so that no run is begun that nobody could
* follow (DESIGN 4.5). With `comments: none` it gets none, and nothing is checked.
*/
function checkThread({ subject }, { comments }) {
	const why = comments === "none" ? void 0 : findRefusal(subject);
	if (why === void 0) return [];
	return [{
		check: "thread",
		passed: false,
		detail: `#${subject.number} ${why} and add the label again, or write \`comments: none\` in the config.`
	}];
}
function findRefusal({ locked, comments }) {
	if (locked === true) return "is locked, and GitHub refuses comments of workflows there: unlock it";
	if (comments < mostComments) return void 0;
	return `has ${comments} comments, and GitHub takes no more than ${mostComments}: delete some`;
}

// src/core/trigger/match-pipelines.ts
/** Which pipelines an event starts, and why not the others. In the order of the config; every check is made. */
function matchPipelines({ config, trigger, role }) {
	return Object.entries(config.pipelines).map(([name, pipeline]) => {
		const checkEvent = () => [
			checkSender(trigger),
			...checkFilter(pipeline.on, trigger),
			...checkSameRepository(trigger),
			...checkThread(trigger, config),
			checkPermission({
				allow: pipeline.allow,
				login: trigger.actor.login,
				role
			})
		];
		const checks = trigger.schedule === void 0 ? checkEvent() : [checkSchedule(pipeline.on, trigger.schedule.cron)];
		return {
			pipeline: name,
			matched: checks.every((check) => check.passed),
			checks
		};
	});
}
/** Our own labels and those of other bots start nothing: bots count by numeric id only, and none can be named yet (T05, T17). */
function checkSender({ actor }) {
	const bot = actor.type === "Bot" || actor.login.toLowerCase().endsWith("[bot]");
	const detail = bot ? `${actor.login} (id ${actor.id}) is a bot; bots start no pipelines.` : `${actor.login} (id ${actor.id}) is not a bot.`;
	return {
		check: "sender",
		passed: !bot,
		detail
	};
}
function checkFilter(on, trigger) {
	const { kind } = trigger.subject;
	const key = kind === "issue" ? "issues" : "pull-requests";
	const filter = on[key];
	const subject = kind === "issue" ? "an issue" : "a pull request";
	if (filter === void 0) return [{
		check: "subject",
		passed: false,
		detail: `It is ${subject}, and the pipeline has no \`on.${key}\`.`
	}];
	return [
		{
			check: "subject",
			passed: true,
			detail: `It is ${subject}, and the pipeline has \`on.${key}\`.`
		},
		checkLabel(filter, trigger),
		checkLabels(filter, trigger),
		checkExcludeLabels(filter, trigger)
	];
}
/** Otherwise any label would start the pipeline again on an issue that carries the right one already. */
function checkLabel(filter, { label }) {
	const passed = hasLabel(filter.labels, label);
	return {
		check: "label",
		passed,
		detail: passed ? `The label just added, \`${label}\`, is one of the pipeline's.` : `The label just added, \`${label}\`, is not one of the pipeline's: ${quote(filter.labels)}.`
	};
}
function checkLabels(filter, { subject, label }) {
	const present = [...subject.labels, label];
	const missing = filter.labels.filter((wanted) => !hasLabel(present, wanted));
	const detail = missing.length === 0 ? `It has all labels that are asked for: ${quote(filter.labels)}.` : `It lacks ${quote(missing)}.`;
	return {
		check: "labels",
		passed: missing.length === 0,
		detail
	};
}
function checkExcludeLabels(filter, { subject, label }) {
	const excluded = filter["exclude-labels"];
	const found = excluded.filter((unwanted) => hasLabel([...subject.labels, label], unwanted));
	const none = excluded.length === 0 ? "No labels are excluded." : `It has none of the excluded labels: ${quote(excluded)}.`;
	const detail = found.length > 0 ? `It has ${quote(found)}, which the pipeline excludes.` : none;
	return {
		check: "exclude-labels",
		passed: found.length === 0,
		detail
	};
}
/** From a fork the event has no secrets, and its branch is never pushed to (DESIGN 2). */
function checkSameRepository({ subject, repository }) {
	if (subject.kind !== "pull-request") return [];
	const passed = subject.head !== void 0 && subject.head.repository === repository.id;
	const branch = subject.head?.branch ?? "";
	return [{
		check: "same-repository",
		passed,
		detail: passed ? `Its branch \`${branch}\` lives in this repository.` : `Its branch \`${branch}\` lives in another repository; pull requests from forks start nothing by label.`
	}];
}
/** GitHub keeps one label per name whatever its case. */
function hasLabel(labels, wanted) {
	return labels.some((label) => label.toLowerCase() === wanted.toLowerCase());
}
function quote(labels) {
	return labels.map((label) => `\`${label}\``).join(", ");
}

export { matchPipelines as t };