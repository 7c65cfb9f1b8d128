import { l as UsageError } from "./read-json.js";

// src/terminal/files/find-stage.ts
function findStage(config, named) {
	const [pipeline = "", name = "", ...more] = named.split(".");
	if (pipeline === "" || name === "" || more.length > 0) throw new UsageError(`"${named}" names no stage; write it as pipeline.stage, such as fix.investigate.`);
	const stages = ownProperty(config.pipelines, pipeline)?.stages;
	if (stages === void 0) throw new UsageError(`There is no pipeline "${pipeline}"; there are ${list(config.pipelines)}.`);
	const stage = ownProperty(stages, name);
	if (stage === void 0) throw new UsageError(`Pipeline "${pipeline}" has no stage "${name}"; it has ${list(stages)}.`);
	return {
		pipeline,
		name,
		stage
	};
}
function ownProperty(map, key) {
	return Object.hasOwn(map, key) ? map[key] : void 0;
}
function list(map) {
	const names = Object.keys(map);
	return names.length === 0 ? "none" : names.join(", ");
}

export { findStage as t };