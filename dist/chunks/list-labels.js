import { pn as filtersOf } from "./job-agent-plan-publish-validate.js";

// src/core/config/list-labels.ts
/** Lists the labels that must exist so that people can start the pipelines. What Baton adds itself is created on the way. */
function listLabels({ pipelines }) {
	const found = Object.entries(pipelines).flatMap(([pipeline, { on }]) => [
		...filtersOf(on.issues),
		...filtersOf(on["pull-requests"]),
		...filtersOf(on.comment)
	].flatMap(({ labels = [] }) => labels).map((name) => ({
		name,
		pipeline
	})));
	return [...Map.groupBy(found, ({ name }) => name.toLowerCase()).values()].flatMap((each) => {
		const [first] = each;
		return first === void 0 ? [] : [{
			name: first.name,
			pipelines: [...new Set(each.map(({ pipeline }) => pipeline))]
		}];
	});
}

export { listLabels as t };