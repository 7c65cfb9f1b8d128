import { i as probeJobIsolation } from "./create-task.js";

// src/entry/action/refuse-unless-isolated.ts
/** Where agent and token share a job, a public repository needs the wall between them (DESIGN 2). */
async function refuseUnlessIsolated({ job }) {
	if (job.repository.private) return;
	const isolation = await probeJobIsolation(job);
	if (isolation.isolated) return;
	throw new Error(`BATON-E905: ${isolation.reason} In a public repository that is refused. Use the reusable workflow run.yml, where the agent has a job of its own.`);
}

export { refuseUnlessIsolated as t };