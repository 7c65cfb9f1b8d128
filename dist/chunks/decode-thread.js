import { Fl as createVerifier, Yt as decodePorts, an as createNodeHasher, lt as decodeRecords, on as createDeflate } from "./job-agent-plan-publish.js";

// src/cli/thread/decode-thread.ts
/** Decodes the records among the comments of a thread, in the way that all commands read them. */
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
		trustedAuthor: facts.trustedAuthor
	});
}

export { decodeThread as t };