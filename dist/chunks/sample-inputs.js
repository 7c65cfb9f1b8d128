import { P as parseUsage, j as listNamedInputs, k as listCommandInputs } from "./job-agent-plan-publish-validate.js";

// src/core/config/inputs/sample-inputs.ts
function buildSampleInputs(on) {
	const required = [...listNamedInputs(on).values()].filter((input) => input.required);
	return Object.fromEntries(required.map((input) => [input.name, buildSample(input)]));
}
function buildSampleCommand(on, filter) {
	const usage = filter.arguments === void 0 ? void 0 : parseUsage(filter.arguments);
	const inputs = listCommandInputs(on, filter);
	const shown = (usage?.ok !== true ? [] : usage.value.filter(({ required }) => required)).flatMap(({ name, label, kind }) => {
		const input = inputs.get(name);
		const value = input === void 0 ? name : buildSample(input);
		return kind === "option" ? [label, value] : [value];
	});
	return [filter.command, ...shown].join(" ");
}
function buildSample({ name, type, options = [] }) {
	if (type === "number") return "1";
	if (type === "boolean") return "true";
	if (type === "choice") return options[0] ?? "";
	if (type === "string") return `example-${name.replaceAll("_", "-")}`;
	return type;
}

export { buildSampleInputs as n, buildSampleCommand as t };