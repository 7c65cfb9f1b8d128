import { ft as createSystemClock } from "./job-agent-plan-publish.js";
import { r as checkConfig } from "./job-plan-validate.js";
import { C as reportBlockedStart } from "./job-plan.js";

// src/host/report-start-blocked.ts
/** Says on the issue or pull request of an event why it started nothing, and logs what was done. */
async function reportStartBlocked({ github, log }, { by, problems }, { serverUrl, ...event }) {
	const { threads, reactions, permissions, readOwnAccount } = github;
	const { owner, name } = event.trigger.repository;
	const ports = {
		threads,
		reactions,
		permissions,
		readOwnAccount,
		clock: createSystemClock(),
		log
	};
	const page = `${serverUrl}/${owner}/${name}`;
	const comments = !hasCommentsOff(event.config);
	if (await reportBlockedStart({ ports }, {
		...event,
		page,
		cause: by,
		problems,
		comments
	}) === "reported") log.info(`#${event.trigger.subject.number} says why nothing was started.`);
}
/** Returns whether a configuration, which may have other faults, keeps comments off issues and pull requests. */
function hasCommentsOff(text) {
	const read = checkConfig(text);
	return read.ok && read.value.source.find(["comments"]) === "none";
}

export { reportStartBlocked as t };