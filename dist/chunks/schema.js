import { tt as buildConfigJsonSchema } from "./job-agent-plan-publish-validate.js";
import { i as printJson } from "./read-json.js";

// src/cli/commands/schema.ts
async function schema() {
	printJson(buildConfigJsonSchema());
	return 0;
}

export { schema };