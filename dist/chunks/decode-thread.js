import { E as createVerifier, n as createDeflate, r as decodeRecords, t as createNodeHasher } from "./node-hasher.js";
import { t as decodePorts } from "./record-codec.js";

// src/entry/cli/thread/decode-thread.ts
/** The records among the comments of a thread, as the commands read them. */
function decodeThread(comments, facts) {
	const keys = facts.config.signing?.keys ?? [];
	const verifier = createVerifier(keys);
	return decodeRecords(comments, {
		repo: facts.repo,
		thread: facts.thread,
		tools: decodePorts({
			hasher: createNodeHasher(),
			compressor: createDeflate(),
			verifier
		}),
		unsigned: keys.length === 0,
		...facts.trustedAuthor === void 0 ? {} : { trustedAuthor: facts.trustedAuthor }
	});
}

export { decodeThread as t };