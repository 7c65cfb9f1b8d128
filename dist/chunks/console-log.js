import { i as __toESM } from "./rolldown-runtime.js";
import { t as require_picocolors } from "./picocolors.js";
import { d as defuseWorkflowCommands } from "./job-cli.js";

// src/adapters/log/console-log.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
function createConsoleLog(sink = process.stderr) {
	const colors = (0, import_picocolors.createColors)(sink.isTTY === true);
	const print = (message, paint) => {
		const lines = message.split(/\r\n|\n|\r/).map((line) => paint(defuseWorkflowCommands(removeControls(line))));
		sink.write(`${lines.join("\n")}\n`);
	};
	return {
		debug: (message) => print(message, colors.dim),
		info: (message) => print(message, (text) => text),
		warning: (message) => print(`Warning: ${message}`, colors.yellow),
		error: (message) => print(`Error: ${message}`, colors.red)
	};
}
function removeControls(line) {
	return line.replace(/[\p{Cc}]/gu, (character) => character === "	" ? character : "");
}

export { createConsoleLog as t };