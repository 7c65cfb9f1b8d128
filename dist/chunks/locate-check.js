import { _n as failure, vn as success } from "./job-agent-plan-publish-validate.js";
import { H as explainOwn, J as buildCheckTrigger } from "./job-plan.js";
import { mo as isFromFork } from "./job-agent-plan-publish.js";

// src/engine/plan/locate-check.ts
async function locateCheck(event) {
	const built = buildCheckTrigger(event.repository, event.workflowRun);
	if (!built.ok) return failure(built.error);
	const trigger = built.value;
	const { check } = trigger;
	if (check === void 0) return failure("the workflow run is no check");
	const refused = explainOwn(check, event.ownFile) ?? explainFork(trigger, check) ?? await event.explainUnawaited(trigger);
	if (refused !== void 0) return failure(refused);
	if (check.of === "default-branch") return success({
		trigger,
		check,
		others: []
	});
	const branch = trigger.subject.head?.branch ?? "";
	const [number, ...others] = await (await event.createChecks()).listPulls({
		branch,
		sha: check.head
	});
	if (number !== void 0) return success({
		trigger,
		check,
		number,
		others
	});
	return failure(`no open pull request of this repository has the branch ${branch} at ${check.head.slice(0, 12)}, which ${check.workflow} checked`);
}
function explainFork(trigger, { of, workflow }) {
	if (of === "default-branch" || !isFromFork(trigger)) return void 0;
	return `${workflow} checked the branch ${trigger.subject.head?.branch ?? ""} of a fork, to which Baton never pushes; somebody with write access can comment \`/baton run\` and the name of a pipeline on the pull request`;
}

export { locateCheck as t };