import { i as decodeRecords, n as createNodeHasher, r as createDeflate, t as createVerifier } from "./create-verifier.js";
import { t as readTools } from "./write-tools.js";

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

export { decodeThread as t };