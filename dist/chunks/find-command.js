// src/core/trigger/find-command.ts
/**
* The first line of a comment where it can be a command: a slash at its very start, and nothing that is not plain (U11).
* Quotes, code, HTML and mentions begin otherwise, and what stands on a later line is text.
*/
function findCommand(body) {
	const [first = ""] = body.split(/\r\n|\r|\n/, 1);
	const line = first.replace(/[ \t]+$/, "");
	return line.length <= 200 && /^\/[a-z][a-z0-9-]*(?: [A-Za-z0-9][A-Za-z0-9._/-]*)*$/.test(line) ? line : void 0;
}

export { findCommand as t };