// src/entry/shared/read-started-run.ts
/**
* The workflow run that carries out an order, after a crash. One that ended without a single job did not start: GitHub
* accepted it, and then a policy or a startup failure was in the way (DESIGN 2).
*/
async function readStartedRun({ dispatcher, log, title, since }) {
	for (const run of await dispatcher.listRuns(title, since)) {
		if (!await isDead(dispatcher, run)) return {
			id: run.id,
			url: run.url
		};
		log.warning(`Workflow run ${run.id} for ${title} ended as "${run.conclusion ?? "nothing"}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${run.url}`);
	}
}
async function isDead(dispatcher, run) {
	if (run.status !== "completed") return false;
	return (await dispatcher.listJobs(run.id)).every(({ conclusion }) => conclusion === "skipped");
}

export { readStartedRun as t };