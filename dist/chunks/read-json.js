import { i as decodeRecords, n as createNodeHasher, r as createDeflate, t as createVerifier } from "./create-verifier.js";
import { t as readTools } from "./write-tools.js";
import { t as UsageError } from "./usage-error.js";
import { t as readBytes } from "./read-bytes.js";

// src/entry/cli/decode-thread.ts
/** The records among the comments of a thread, as the commands read them. */
function decodeThread(comments, facts) {
	const keys = facts.config.signing?.keys ?? [];
	const verifier = createVerifier(keys);
	return decodeRecords(comments, {
		repo: facts.repo,
		subject: facts.thread,
		tools: readTools({
			hasher: createNodeHasher(),
			compressor: createDeflate(),
			verifier
		}),
		unsigned: keys.length === 0,
		...facts.trustedAuthor === void 0 ? {} : { trustedAuthor: facts.trustedAuthor }
	});
}

// src/entry/cli/read-json.ts
function readJson(path) {
	try {
		return JSON.parse(readBytes(path).toString("utf8").replace(/^\uFEFF/, ""));
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError(`${path} holds no JSON: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
	}
}
/** JSON of a known form; `what` says in words what the file must be. */
function readJsonAs(path, form) {
	const parsed = form.schema.safeParse(readJson(path));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue === void 0 || issue.path.length === 0 ? "" : `\`${issue.path.join(".")}\`: `;
	throw new UsageError(`${path} is not ${form.what}: ${where}${issue?.message ?? "unknown"}.`);
}

export { readJsonAs as n, decodeThread as r, readJson as t };