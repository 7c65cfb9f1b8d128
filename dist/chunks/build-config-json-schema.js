import { b as toJSONSchema } from "./schemas.js";
import { t as configSchema } from "./config-schema.js";

// src/core/config/build-config-json-schema.ts
/** JSON Schema (draft-07) of the config as people write it: keys with a default are optional. Editors and docs read it. */
function buildConfigJsonSchema() {
	return {
		...toJSONSchema(configSchema, {
			target: "draft-7",
			io: "input"
		}),
		title: "Baton"
	};
}

export { buildConfigJsonSchema as t };