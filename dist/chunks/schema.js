import { t as buildConfigJsonSchema } from "./build-config-json-schema.js";
import { t as printJson } from "./print-json.js";

// src/entry/cli/commands/schema.ts
async function schema() {
	printJson(buildConfigJsonSchema());
	return 0;
}

export { schema };