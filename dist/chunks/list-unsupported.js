// src/adapters/agent/list-unsupported.ts
/** Settings of an agent that its engine cannot follow: it runs without them. */
function listUnsupported(engine, agent) {
	const { supports, title } = engine;
	const refuse = (key, why) => `\`${key}\` has no effect on ${title}: ${why}.`;
	const cannot = (key, isSet, why) => isSet && supports[key] === false ? [refuse(key, why)] : [];
	const { effort } = agent;
	const known = supports.effort.length === 0 ? "it has no such setting" : `it knows ${supports.effort.join(", ")}`;
	return [
		...cannot("model", agent.model !== void 0, "its model cannot be chosen here"),
		...effort !== void 0 && !supports.effort.includes(effort) ? [refuse(`effort: ${effort}`, known)] : [],
		...cannot("max-turns", agent["max-turns"] !== void 0, "it cannot count turns; `timeout-minutes` of the stage limits it"),
		...cannot("max-cost-usd", agent["max-cost-usd"] !== void 0, "it cannot be stopped at a cost"),
		...cannot("tools.allow", (agent.tools?.allow.length ?? 0) > 0, "it has no list of tools"),
		...cannot("tools.deny", (agent.tools?.deny.length ?? 0) > 0, "it has no list of tools"),
		...cannot("mcp-servers", Object.keys(agent["mcp-servers"] ?? {}).length > 0, "it knows no MCP"),
		...agent.instructions !== void 0 && supports.system === "nowhere" ? [refuse("instructions", "it has no place for text beside the prompt")] : []
	];
}

export { listUnsupported as t };