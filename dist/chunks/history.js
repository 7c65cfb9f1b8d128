import { _ as readTools, i as decodeRecords, n as createNodeHasher, r as createDeflate, t as createVerifier } from "./create-verifier.js";
import { n as historySchema } from "./config-schema.js";
import { t as toHistoryEntries } from "./history-entry.js";
import { t as renderHistory } from "./render-history.js";
import { t as verifyLedger } from "./verify-ledger.js";
import { t as loadConfig } from "./load-config.js";
import { t as printJson } from "./print-json.js";
import { n as readJsonAs } from "./read-json.js";
import { r as toComment, t as commentsSchema } from "./to-comment.js";
import { t as UsageError } from "./usage-error.js";

// src/entry/cli/commands/history.ts
/** Prints the text of `{{ history }}` and nothing else; what the ledger's comments hold besides is said on stderr. */
async function history(pipeline, options) {
	const config = loadConfig(options.config);
	const settings = findSettings(config, pipeline);
	const comments = readJsonAs(options.thread, {
		schema: commentsSchema,
		what: "what \"list issue comments\" returns"
	});
	const verifier = createVerifier(config.signing?.keys ?? []);
	const read = decodeRecords(comments.map(toComment), {
		repo: options.repoId,
		subject: options.subject,
		tools: readTools({
			hasher: createNodeHasher(),
			compressor: createDeflate(),
			verifier
		}),
		...options.trustedAuthor === void 0 ? {} : { trustedAuthor: options.trustedAuthor }
	});
	for (const { code, message } of verifyLedger(read.records)) process.stderr.write(`${code}: ${message}\n`);
	for (const { comment, reason } of read.ignored) process.stderr.write(`ignored comment ${comment}: ${reason}\n`);
	const entries = toHistoryEntries(read.records, pipeline);
	const text = renderHistory(entries, { history: settings });
	if (options.json === true) printJson({
		history: text,
		runs: entries,
		ignored: read.ignored
	});
	else process.stdout.write(text);
	return 0;
}
/** A pipeline that remembers nothing is shown as it would be with the defaults. */
function findSettings(config, name) {
	const pipeline = config.pipelines[name];
	if (pipeline !== void 0) return pipeline.history ?? historySchema.parse({});
	throw new UsageError(`The config has no pipeline "${name}". It has: ${Object.keys(config.pipelines).join(", ")}.`);
}

export { history };