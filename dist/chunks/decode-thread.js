import { ct as createNodeHasher, ft as createDeflate, ut as createVerifier, x as decodeRecords, yo as decodePorts } from "./job-agent-plan-publish.js";
import { Tr as actionsAccount } from "./job-plan-publish.js";

// src/cli/thread/decode-thread.ts
function createReaderTools({ signing }) {
	return {
		hasher: createNodeHasher(),
		compressor: createDeflate(),
		verifier: createVerifier(signing?.keys ?? [])
	};
}
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