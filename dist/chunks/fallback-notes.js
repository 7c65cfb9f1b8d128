import { St as secretOf, Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";

// src/core/config/fallback-notes.ts
function fallbackNotes({ agents, pipelines }) {
	return Object.entries(agents).flatMap(([name, agent]) => (agent.fallback ?? []).flatMap((other) => {
		const fallback = agents[other];
		return fallback === void 0 ? [] : [{
			name,
			agent,
			other,
			fallback
		}];
	})).flatMap(({ name, agent, other, fallback }) => {
		const where = Object.entries(pipelines).flatMap(([pipeline, { stages }]) => Object.entries(stages).flatMap(([stage, settings]) => isAgentStage(settings) && settings.agent === name && settings.branch !== void 0 ? [`${pipeline}.${stage}`] : []));
		const isReader = fallback.access === "read" && agent.access !== "read" && where.length > 0;
		const secret = secretOf(agent);
		const isShared = secret !== void 0 && secret === secretOf(fallback) && (fallback.model ?? "") === (agent.model ?? "");
		return [...isReader ? [`\`${other}\`, a fallback of \`${name}\`, has \`access: read\`, and stages with a \`branch\` have \`${name}\` (${where.join(", ")}): where it continues, nothing is published. Give it \`access: edit\`, or take it out of \`fallback\`.`] : [], ...isShared ? [`\`${other}\`, a fallback of \`${name}\`, has the same secret (\`${secret}\`) and no other model, so a usage limit closes for both at once. Give it a secret or a \`model\` of its own, or take it out of \`fallback\`.`] : []];
	});
}

export { fallbackNotes };