// src/engine/other-version.ts
/** What a newer Baton wrote may change everything about a run: it is not carried on without knowing (C-26, C-40). */
function otherVersion(run, { envelope, comment }) {
	return {
		code: "BATON-E409",
		message: `Run "${run}" cannot be carried on: its record ${envelope.seq} (kind "${envelope.kind}") in comment ${comment} was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the pipeline again: a new run starts over.`
	};
}

export { otherVersion as t };