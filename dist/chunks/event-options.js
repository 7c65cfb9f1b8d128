import { i as Option, n as readTrigger, t as addTriggerOptions } from "./trigger-options.js";
import { t as UsageError } from "./usage-error.js";

// src/entry/cli/trigger/event-options.ts
/** Adds the options that say an event instead of its payload: what happens, and what the issue or pull request says. */
function addEventOptions(command) {
	return addTriggerOptions(command).addOption(new Option("--open <kind>", "an issue or pull request is opened").choices(["issue", "pull-request"])).option("--assign <login>", "a person assigns the issue or pull request").option("--title <text>", "title of the issue or pull request").option("--body <file>", "file with its text");
}
/** Returns the event that the options choose, or undefined if they choose none. Throws a UsageError for two or more. */
function readEventChoice(options) {
	const { open, assign } = options;
	const choices = [readTrigger(options)].filter((choice) => choice !== void 0);
	if (open !== void 0) choices.push({
		kind: "open",
		subject: open
	});
	if (assign !== void 0) choices.push({
		kind: "assign",
		login: assign
	});
	if (choices.length > 1) throw new UsageError(`Choose one trigger: ${choices.map(({ kind }) => `--${kind}`).join(" and ")} were given together.`);
	return choices[0];
}
/** Describes an event as the option that says it. */
function describeChoice(choice) {
	switch (choice.kind) {
		case "label": return `--label ${choice.name}`;
		case "comment": return `--comment "${choice.text}"`;
		case "review": return `--review ${choice.state}`;
		case "webhook": return `--webhook ${choice.type} --payload ${choice.payload}`;
		case "open": return `--open ${choice.subject}`;
		case "assign": return `--assign ${choice.login}`;
		case "tick":
		case "manual": return `--${choice.kind} ${choice.pipeline}`;
	}
}

export { describeChoice as n, readEventChoice as r, addEventOptions as t };