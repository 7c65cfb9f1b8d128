// src/entry/cli/files/usage-error.ts
/** Reports that a command was used wrongly or got a file of the wrong form. The exit code is 2. */
var UsageError = class extends Error {
	name = "UsageError";
};

export { UsageError as t };