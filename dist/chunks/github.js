// src/ports/github.ts
/** GitHub refused or could not be reached. Thrown by adapters, caught once by each entry. `status` is 0 without an answer. */
var GitHubError = class extends Error {
	name = "GitHubError";
	reason;
	status;
	/** `BATON-E8…`, with a section in `docs/errors.md`. */
	code;
	constructor(message, options) {
		super(message, { cause: options.cause });
		this.reason = options.reason;
		this.status = options.status;
		this.code = options.code;
	}
};

export { GitHubError as t };