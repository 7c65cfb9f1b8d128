import { i as mayHaveGateway } from "./job-agent-validate.js";
import { n as isListed } from "./list-prices.js";
import { Pt as selectPipeline } from "./job-agent-plan-publish-validate.js";

// src/terminal/files/assumed-prices.ts
function listAssumedPrices(config) {
	const { agents, pipelines, prices = {} } = config;
	const limited = Object.keys(pipelines).filter((name) => pipelines[name]?.limits["max-cost-usd"] !== void 0);
	const ofLimited = new Set(limited.flatMap((name) => Object.keys(selectPipeline(config, name).agents)));
	return Object.entries(agents).flatMap(([name, agent]) => {
		const isCapped = agent["max-cost-usd"] !== void 0 || ofLimited.has(name);
		const { model } = agent;
		return isCapped && mayHaveGateway(agent) && model !== void 0 && !Object.hasOwn(prices, model) ? [{
			name,
			model
		}] : [];
	}).filter(({ model }) => !isListed(model)).map(({ name, model }) => `No list of prices has the model \`${model}\` of the agent \`${name}\`: under its limit of cost it counts as the dearest model of its provider. Write its price under \`prices\`.`);
}

export { listAssumedPrices };