import { So as decodePorts, b as decodeRecords, dt as createDeflate, lt as createVerifier, st as createNodeHasher } from "./job-agent-plan-publish.js";
import { br as actionsAccount } from "./job-plan-publish.js";

// src/cli/thread/decode-thread.ts
/** Creates what reads records and verifies them with the public keys of a config. */
function createReaderTools({ signing }) {
	return {
		hasher: createNodeHasher(),
		compressor: createDeflate(),
		verifier: createVerifier(signing?.keys ?? [])
	};
}
/** Returns what tells where comments come from: in a repository without keys those count that workflows wrote. */
function provenanceOf({ github: { provenance } }, { signing }) {
	if ((signing?.keys ?? []).length > 0) return void 0;
	return {
		...provenance,
		readEdits: async (comments) => ({
			...await provenance.readEdits(comments),
			trustedAuthor: actionsAccount
		})
	};
}
/** Decodes the records among the comments of a thread, in the way that all commands read them. */
function decodeThread(comments, { config, ...facts }) {
	return decodeRecords(comments, {
		repo: facts.repo,
		thread: facts.thread,
		tools: decodePorts(createReaderTools(config)),
		unsigned: (config.signing?.keys ?? []).length === 0,
		trustedAuthor: facts.trustedAuthor
	});
}

export { decodeThread as n, provenanceOf as r, createReaderTools as t };