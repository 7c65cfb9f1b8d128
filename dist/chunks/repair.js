import { En as addUsage, Nn as usageByStage, Ra as viewThreadOf, bn as loadState } from "./job-agent-plan-publish.js";
import { Jn as commentsOf, bt as renderStatusComment, xt as statusMarker, z as repairStatus } from "./job-plan-publish.js";
import { n as isInRepository, r as readHearing } from "./check-workflows.js";
import { n as findConfigFile } from "./load-config.js";
import { a as printText, i as printJson, n as printAside } from "./read-json.js";
import { t as openRun } from "./open-run.js";
import { dirname, resolve } from "node:path";

// src/cli/commands/repair.ts
async function repair(file, options) {
	const { opened, run } = await openRun(file, options);
	const { records } = opened.read;
	const state = await loadState(records, run ?? "");
	if (!state.ok) {
		printAside(`${describeAbsence(records, run)}\n`);
		return 1;
	}
	const config = findConfigFile(options.config);
	const isHeard = isInRepository(config) && readHearing(dirname(dirname(resolve(config)))) || void 0;
	const body = renderStatusComment(state.value, {
		comments: commentsOf(records, state.value.run.run),
		isHeard
	});
	const repaired = options.dryRun === true ? void 0 : await redraw(opened, {
		state: state.value,
		body
	});
	if (options.json === true) printJson({
		run,
		body,
		usage: describeUsage(state.value),
		repaired
	});
	else printText(`${repaired === void 0 ? body : describeRepaired(repaired, state.value)}\n`);
	return 0;
}
async function redraw(opened, drawn) {
	const { connection, comments, read, thread } = opened;
	if (connection === void 0) return void 0;
	const { run } = drawn.state.run;
	const first = read.records.find(({ record }) => record.kind === "run" && record.run === run);
	const view = viewThreadOf(drawn.state.run);
	const since = first?.writtenAt ?? drawn.state.run.body.startedAt;
	return repairStatus(connection.github.threads, {
		thread: view,
		comments: view === thread ? comments : await connection.github.threads.listSince(view, since),
		marker: statusMarker(run),
		accounts: [async () => comments.find(({ id }) => id === first?.comment)?.author?.id, connection.github.readOwnAccount],
		body: drawn.body
	});
}
const done = {
	left: "is as its records draw it; nothing was changed",
	redrawn: "was redrawn",
	made: "was gone and has been made again"
};
function describeRepaired({ action, comment }, state) {
	const { run } = state.run;
	const underWay = state.end === void 0 && action !== "left" ? "\nThe run is under way: its next job links to what it starts." : "";
	return `The status comment of run ${run} on #${viewThreadOf(state.run)} ${done[action]}: comment ${comment}.${underWay}`;
}
function describeAbsence(records, run) {
	const known = [...new Set(records.map(({ record }) => record.run))];
	const names = known.length === 0 ? "no run that can be read and verified" : `these runs: ${known.join(", ")}`;
	return `${run === void 0 ? "There is nothing to draw" : `The first record of run "${run}" is not there`}: the thread holds ${names}. \`baton records\` says which comments were ignored, and why.`;
}
function describeUsage(state) {
	const stages = usageByStage(state);
	return {
		stages: Object.fromEntries(stages),
		total: addUsage([...stages.values()])
	};
}

export { repair };