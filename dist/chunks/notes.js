import { n as retentionOf } from "./defaults.js";
import { u as isAgentStage } from "./config-schema.js";

// src/core/config/notes.ts
/** What only the App can keep to strictly (DESIGN 2), for each key that asks for it; said, since it is no mistake. */
function appNotes({ pipelines }) {
	const listed = Object.entries(pipelines);
	const name = (asks) => listed.flatMap(([key, pipeline]) => asks(pipeline) ? [key] : []).join(", ");
	const ordered = name((pipeline) => pipeline["priority-labels"] !== void 0 && (pipeline["max-concurrency"] ?? 0) > 0);
	const idle = name((pipeline) => pipeline["priority-labels"] !== void 0 && (pipeline["max-concurrency"] ?? 0) === 0);
	const pulls = name(({ on }) => on["pull-requests"] !== void 0);
	return [
		...ordered === "" ? [] : [`Without the App, \`priority-labels\` (${ordered}) changes nothing: GitHub starts what waits in an order of its own.`],
		...idle === "" ? [] : [`\`priority-labels\` (${idle}) orders what waits for a slot, and nothing waits without \`max-concurrency\`; add it, or take \`priority-labels\` out.`],
		...pulls === "" ? [] : [`Without the App, pull requests from forks start nothing by themselves (${pulls}): GitHub gives their workflow runs no secrets. \`/baton run\` and the pipeline's name, by somebody with the right, starts them.`]
	];
}
const sentences = {
	all: void 0,
	outcomes: "comments is outcomes: an issue or pull request gets the status comment alone, and another when a person must act; records go to the closed issue \"Baton runs: <pipeline>\".",
	none: "comments is none: nothing is posted on issues and pull requests, also when a person must act; look at the closed issue \"Baton runs: <pipeline>\" and for the label baton:needs-human."
};
/** What a setting means for people who wait for words; undefined for the default. */
function describeComments({ comments }) {
	return sentences[comments];
}
/** What `max-concurrency` does not promise where there is no server (DESIGN 2). */
function concurrencyNote({ pipelines }) {
	const names = Object.entries(pipelines).flatMap(([name, pipeline]) => (pipeline["max-concurrency"] ?? 0) > 0 ? [name] : []);
	if (names.length === 0) return void 0;
	return `Without the App, \`max-concurrency\` (${names.join(", ")}) spreads runs over groups of GitHub: two runs may share a group while another is free, their order is not promised, and GitHub cancels what waits behind 100 others.`;
}
/** What is kept without anybody having said so, and who can see it; undefined where somebody has, or no agent is given a prompt. */
function promptsNote(config) {
	const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
	if (config.retention?.prompts !== void 0 || !stages.some(isAgentStage)) return void 0;
	const { artifacts } = retentionOf(config);
	return `Prompts are kept as artifacts for ${artifacts} days, and in a public repository everybody can download those. Write \`retention: { prompts: false }\` to keep none, \`prompts: true\` if that is meant.`;
}
/** What `minimum-role: read` comes to: in a public repository everybody has it (T19). */
function readRoleNote({ pipelines }) {
	const names = Object.entries(pipelines).flatMap(([name, { allow }]) => allow["minimum-role"] === "read" ? [name] : []);
	if (names.length === 0) return void 0;
	return `In a public repository everybody may start ${names.map((name) => `"${name}"`).join(", ")} (\`minimum-role: read\`), at your cost. Their runs are tainted, unless GitHub calls them owner, member or collaborator. If that is not meant, ask for \`triage\` or more.`;
}
/** What `allow.teams` comes to where there is no server (DESIGN 4.1). */
function teamsNote({ pipelines }) {
	const names = Object.entries(pipelines).flatMap(([name, { allow }]) => allow.teams === void 0 ? [] : [name]);
	if (names.length === 0) return void 0;
	return `Without the App, \`allow.teams\` (${names.join(", ")}) lets nobody in: the token of a workflow cannot read who is in a team. Name people in \`allow.users\`, or give them a role.`;
}
/** Said wherever a run is begun or carried on without signatures. */
const unsignedNote = "Records are not signed: the config has no `signing.keys`, which only a private repository may do without. A record counts while our own account wrote its comment and nobody edited it; whoever may make that account write a comment, with any workflow of the repository, can forge one.";
/** What is valid, and yet not everybody's wish. */
function listNotes(config) {
	return [
		config.signing === void 0 ? unsignedNote : void 0,
		promptsNote(config),
		describeComments(config),
		concurrencyNote(config),
		...appNotes(config),
		teamsNote(config),
		readRoleNote(config)
	].filter((note) => note !== void 0);
}

export { unsignedNote as n, listNotes as t };