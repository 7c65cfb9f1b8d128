// src/core/text/job-url.ts
/** Page of the job that did the work, with its log open at what failed; that of its workflow run where the job is not known. */
function jobUrl({ url, job }) {
	return url === "" || job === void 0 ? url : `${url}/job/${job}`;
}

// src/core/text/name-subject.ts
/** The run's subject, in words for a thread. Elsewhere than on its own it is code: a link there would be shown as a mention of it. */
function nameSubject({ body }, thread) {
	const { number } = body.trigger.subject;
	return thread === number ? `#${number}` : `\`#${number}\``;
}

// src/core/pipeline/count-reopenings.ts
/** How often a run went on after its end. */
function countReopenings({ decisions }) {
	return decisions.filter(({ body }) => body.verb === "retry").length;
}

export { nameSubject as n, jobUrl as r, countReopenings as t };