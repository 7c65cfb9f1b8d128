// src/core/config/transfer-targets.ts
/**
* The agents that an agent may hand its work over to, in the order of the config. As `transfer-to` says; without it all of
* them, itself too (T-17), unless it is the only one: then there is nothing to offer (T-19).
*/
function transferTargets({ agents }, agent) {
	const names = Object.keys(agents);
	const named = agents[agent]?.["transfer-to"];
	if (named !== void 0) return names.filter((name) => named.includes(name));
	return names.length > 1 ? names : [];
}

export { transferTargets as t };