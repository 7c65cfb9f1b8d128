import { t as defuseWorkflowCommands } from "./workflow-commands.js";

// src/adapters/log/action-log.ts
/**
* Log of an Actions job. Warnings and errors become annotations; nothing inside a message can become a command.
* Writes the two commands itself: `@actions/core` would load an HTTP client into every job, and its import would have to be awaited.
*/
function createActionLog(sink = process.stdout) {
	return {
		info: (message) => {
			sink.write(`${defuseWorkflowCommands(message)}\n`);
		},
		warning: (message) => {
			sink.write(`::warning::${escapeData(message)}\n`);
		},
		error: (message, place) => {
			sink.write(`::error${place === void 0 ? "" : renderPlace(place)}::${escapeData(message)}\n`);
		}
	};
}
/** Where GitHub shows the annotation. */
function renderPlace({ file, line, column }) {
	return ` file=${escapeData(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line}${column === void 0 ? "" : `,col=${column}`}`;
}
/** As the toolkit does it: what follows the second `::` ends with the line. */
function escapeData(message) {
	return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

export { createActionLog as t };