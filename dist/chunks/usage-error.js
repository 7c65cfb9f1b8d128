// src/entry/cli/files/usage-error.ts
/** The command was used wrongly, or a file that it was given is not what it must be: exit code 2. */
var UsageError = class extends Error {
	name = "UsageError";
};

export { UsageError as t };