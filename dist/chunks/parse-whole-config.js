import { t as loadDataSchema } from "./load-data-schema.js";
import { t as failure } from "./result.js";
import { t as isPlainMap } from "./to-well-formed-json.js";
import { n as compileGlob, t as compilePattern } from "./regular-expression.js";
import { a as mapEntries, i as listTexts, n as parseConfig, o as readOutline, r as readYaml, t as compareByPosition, u as writeConfigPath } from "./parse-config.js";

// src/core/config/parse/check-patterns.ts
/** Patterns and globs of filters that cannot be read. At an event they reject it; here the place is named (I-7). */
function checkPatterns(source) {
	return mapEntries(source.value, ["pipelines"]).flatMap(({ value, path }) => {
		const on = isPlainMap(value) && isPlainMap(value.on) ? value.on : {};
		return ["issues", "pull-requests"].flatMap((key) => listFilters(on[key], [
			...path,
			"on",
			key
		])).flatMap((filter) => checkFilter(filter, source));
	});
}
function listFilters(value, path) {
	if (Array.isArray(value)) return value.flatMap((item, index) => listFilters(item, [...path, index]));
	return isPlainMap(value) ? [{
		fields: value,
		path
	}] : [];
}
function checkFilter({ fields, path }, source) {
	const patterns = [...["title-pattern", "body-pattern"].flatMap((key) => findText(fields, {
		key,
		path
	})), ...listTexts(fields, {
		key: "exclude-body-patterns",
		path
	})];
	const inFiles = [...path, "files"];
	const globs = [
		...findText(fields, {
			key: "base-branch",
			path
		}),
		...listTexts(fields.files, {
			key: "include",
			path: inFiles
		}),
		...listTexts(fields.files, {
			key: "exclude",
			path: inFiles
		})
	];
	return [...patterns.map((at) => ({
		at,
		compiled: compilePattern(at.text)
	})), ...globs.map((at) => ({
		at,
		compiled: compileGlob(at.text)
	}))].flatMap(({ at, compiled }) => {
		if (compiled.ok) return [];
		const message = `\`${writeConfigPath(at.path)}\` is ${JSON.stringify(at.text)}, which ${compiled.error}; until it is mended, no event fits.`;
		return [source.problem({
			code: "BATON-E130",
			message,
			path: at.path
		})];
	});
}
function findText(fields, { key, path }) {
	const text = fields[key];
	return typeof text === "string" ? [{
		text,
		path: [...path, key]
	}] : [];
}

// src/core/config/parse/parse-whole-config.ts
/**
* `parseConfig` with the JSON Schemas of handoffs and the patterns of filters checked too. For where a config is taken up or judged: a run's own
* records hold only what has passed here, so later jobs need not load the validator.
*/
async function parseWholeConfig(text) {
	const config = parseConfig(text);
	const yaml = readYaml(text);
	if (!yaml.ok) return config;
	const stages = readOutline(yaml.value.value).pipelines.flatMap((pipeline) => pipeline.stages ?? []);
	const problems = [...(await Promise.all(stages.map((stage) => checkDataSchema(stage, yaml.value)))).flat(), ...checkPatterns(yaml.value)];
	if (problems.length === 0) return config;
	return failure([...config.ok ? [] : config.error, ...problems].toSorted(compareByPosition));
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