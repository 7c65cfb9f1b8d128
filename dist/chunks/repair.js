import { _ as readTools, i as decodeRecords, n as createNodeHasher, r as createDeflate, t as createVerifier } from "./create-verifier.js";
import { t as deriveState } from "./derive-state.js";
import { a as commentsOf, t as renderStatusComment } from "./status-comment.js";
import { a as usageByStage, t as addUsage } from "./usage.js";
import { t as loadConfig } from "./load-config.js";
import { t as printJson } from "./print-json.js";
import { n as readJsonAs } from "./read-json.js";
import { r as toComment, t as commentsSchema } from "./to-comment.js";

// src/entry/cli/commands/repair.ts
/** Prints the status comment of a run as its records draw it: 0 done, 1 there is no such run in the thread. */
async function repair(file, options) {
	const comments = readJsonAs(file, {
		schema: commentsSchema,
		what: "what \"list issue comments\" returns"
	}).map(toComment);
	const verifier = createVerifier(loadConfig(options.config).signing?.keys ?? []);
	const { records } = decodeRecords(comments, {
		repo: options.repoId,
		subject: options.subject,
		tools: readTools({
			hasher: createNodeHasher(),
			compressor: createDeflate(),
			verifier
		}),
		...options.trustedAuthor === void 0 ? {} : { trustedAuthor: options.trustedAuthor }
	});
	const run = options.run ?? findNewest(records);
	const state = deriveState(records, run ?? "");
	if (!state.ok) {
		process.stderr.write(`${describeAbsence(records, run)}\n`);
		return 1;
	}
	const body = renderStatusComment(state.value, { comments: commentsOf(records, state.value.run.run) });
	if (options.json === true) printJson({
		run,
		body,
		usage: describeUsage(state.value)
	});
	else process.stdout.write(`${body}\n`);
	return 0;
}
/** The run whose first record was written last. */
function findNewest(records) {
	return records.filter(({ record }) => record.kind === "run").toSorted((a, b) => a.comment - b.comment).at(-1)?.record.run;
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