import { nn as approverRoleOf } from "./job-agent-plan-publish-validate.js";
import { An as checkSender, En as checkApprover, Or as isListed, kn as checkPermission } from "./job-plan-publish.js";
import { L as askRole } from "./job-plan.js";

// src/engine/command/approval-rights.ts
async function askPermittedApprovers(engine, { trigger, config }) {
	const sender = checkSender(trigger, {});
	if (!sender.passed) return Object.keys(config.pipelines).map((pipeline) => ({
		pipeline,
		matched: false,
		checks: [sender]
	}));
	const facts = await askRole(engine, trigger.actor);
	return Object.entries(config.pipelines).map(([pipeline, settings]) => {
		const permission = checkRight(settings, {
			actor: trigger.actor,
			...facts
		});
		return {
			pipeline,
			matched: permission.passed,
			checks: [sender, permission]
		};
	});
}
function checkRight({ allow, stages }, person) {
	const checks = [...Object.values(stages).flatMap(({ approval }) => approval ?? []).map((approval) => checkApprover({
		...person,
		approval
	})), checkPermission({
		...person,
		allow
	})];
	const [first] = checks;
	return checks.find(({ passed }) => passed) ?? first ?? checkPermission({
		...person,
		allow
	});
}
async function askApprover(engine, actor, approval) {
	const isKnown = isListed(approval.users ?? [], actor) || approverRoleOf(approval) === void 0;
	return checkApprover({
		approval,
		actor,
		...isKnown ? { role: void 0 } : await askRole(engine, actor)
	});
}

export { askPermittedApprovers as n, askApprover as t };