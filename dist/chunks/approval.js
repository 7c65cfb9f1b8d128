import { fr as findApproval, hr as isComplete, lr as approvalBasisOf, ur as approvalOf } from "./job-agent-plan-publish.js";

// src/core/gate/approval.ts
const approvalGate = {
	name: "approval",
	of: "any",
	ask: ({ name, next }, facts) => {
		if (approvalOf(facts.run, name) === void 0) return {
			kind: "open",
			cause: 0
		};
		const basis = approvalBasisOf(facts, {
			stage: name,
			due: next
		});
		const given = findApproval(facts, name, basis);
		return given !== void 0 && isComplete(given) ? {
			kind: "open",
			cause: given.seq
		} : {
			kind: "wait",
			wait: {
				gate: "approval",
				for: "person",
				basis
			}
		};
	}
};

export { approvalGate };