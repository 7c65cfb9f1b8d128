import { pt as createSystemClock } from "./job-agent-plan-publish.js";
import { r as checkConfig } from "./job-plan-validate.js";
import { C as reportBlockedStart } from "./job-plan.js";

// src/host/report-start-blocked.ts
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
function hasCommentsOff(text) {
	const read = checkConfig(text);
	return read.ok && read.value.source.find(["comments"]) === "none";
}

export { reportStartBlocked as t };