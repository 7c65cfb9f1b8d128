import { t as loadDataSchema } from "./load-data-schema.js";
import { t as failure } from "./result.js";
import { a as writeConfigPath, n as readYaml, r as readOutline, s as byPlace, t as parseConfig } from "./parse-config.js";

// src/core/config/parse-whole-config.ts
/**
* `parseConfig` with the JSON Schemas of handoffs checked too. For where a config is taken up or judged: a run's own
* records hold only what has passed here, so later jobs need not load the validator.
*/
async function parseWholeConfig(text) {
	const config = parseConfig(text);
	const yaml = readYaml(text);
	if (!yaml.ok) return config;
	const stages = readOutline(yaml.value.value).pipelines.flatMap((pipeline) => pipeline.stages ?? []);
	const problems = (await Promise.all(stages.map((stage) => checkDataSchema(stage, yaml.value)))).flat();
	if (problems.length === 0) return config;
	return failure([...config.ok ? [] : config.error, ...problems].toSorted(byPlace));
}
async function checkDataSchema(stage, source) {
	if (typeof stage.dataSchema !== "object" || stage.dataSchema === null || Array.isArray(stage.dataSchema)) return [];
	const loaded = await loadDataSchema(stage.dataSchema);
	if (loaded.ok) return [];
	return loaded.error.map((fault) => {
		const path = [
			...stage.path,
			"handoff",
			"data",
			...fault.path
		];
		return source.problem({
			code: "BATON-E120",
			message: `\`${writeConfigPath(path)}\` ${fault.message}.`,
			path,
			at: "key"
		});
	});
}

export { parseWholeConfig as t };