import { Kn as listLosingBranches, qn as listMergedBranches } from "./job-agent-plan-publish.js";
import { Tn as warnIfRefused, _t as isPaused } from "./job-plan-publish.js";

// src/engine/publish/delete-branches.ts
async function deleteBranches(engine, { state, cause }) {
	if (isPaused(engine, state)) return;
	await deleteUnmoved(engine, listLosingBranches(state, cause), "its candidate was not picked");
	if (state.end?.body.outcome !== "succeeded") return;
	await deleteUnmoved(engine, listMergedBranches(state), "its commits were merged");
}
async function deleteUnmoved(engine, branches, why) {
	const { commits, pullRequests, log } = engine.ports;
	for (const { branch, commit } of branches) await warnIfRefused(engine, { what: `The branch ${branch} was not deleted` }, async () => {
		if (await pullRequests.readOpen(branch) !== void 0) return;
		if (await commits.deleteBranch(branch, commit)) log.info(`Deleted the branch ${branch}: ${why}.`);
	});
}

export { deleteBranches };