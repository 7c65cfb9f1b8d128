import { t as buildConfigJsonSchema } from "./config-schema.js";
import { t as printJson } from "./read-json.js";

// src/entry/cli/commands/schema.ts
async function schema() {
	printJson(buildConfigJsonSchema());
	return 0;
}

export { schema };