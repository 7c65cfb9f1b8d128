import { v as locateProvider } from "./job-agent.js";

// src/adapters/agent/gateway/plan-gateway.ts
/** Plans the rows of the gateway and the environment that hides what they hold. The address of each key has a path of its own. */
function planGateway({ models, environment, address, createToken }) {
	const bases = [...new Set(models.map(({ base }) => base))];
	const found = models.flatMap((model) => {
		const [key, upstream] = [environment[model.key]?.trim(), locateProvider(model, environment)];
		if (key === void 0 || upstream === void 0) return [];
		const index = bases.indexOf(model.base);
		return [{
			model,
			row: {
				kind: "model",
				path: index === 0 ? "" : `/${index}`,
				token: createToken(),
				key,
				upstream,
				passes: model.passes
			}
		}];
	});
	const changes = found.map(({ model, row: { path, token, upstream } }) => ({
		...upstream.origin === new URL(model.provider ?? "http://none").origin ? model.firstParty : {},
		[model.key]: token,
		[model.base]: `${address}${path}`
	}));
	const spared = [environment.NO_PROXY ?? environment.no_proxy, "127.0.0.1"].filter((one) => one !== void 0).join(",");
	return {
		rows: found.map(({ row }) => row),
		environment: Object.assign({}, environment, ...changes, {
			NO_PROXY: spared,
			no_proxy: spared
		})
	};
}

export { planGateway };