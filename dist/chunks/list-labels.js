import { yn as filtersOf } from "./job-agent-plan-publish-validate.js";

// src/core/config/list-labels.ts
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