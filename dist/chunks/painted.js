import { i as __toESM } from "./rolldown-runtime.js";
import { t as require_picocolors } from "./picocolors.js";
import { u as cleanForTerminal } from "./job-cli.js";

// src/terminal/files/painted.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
function isColourful(stream, environment) {
	const { NO_COLOR, FORCE_COLOR, TERM } = environment;
	if (NO_COLOR) return false;
	return FORCE_COLOR ? FORCE_COLOR !== "0" : stream.isTTY === true && TERM !== "dumb";
}
function renderPainted(parts, { stream, environment }) {
	const colors = (0, import_picocolors.createColors)(isColourful(stream, environment));
	return parts.map((part) => typeof part === "string" ? cleanForTerminal(part) : colors[part.paint](cleanForTerminal(part.text))).join("");
}
function printPainted(parts) {
	process.stdout.write(renderPainted(parts, {
		stream: process.stdout,
		environment: process.env
	}));
}
function printFindings(text) {
	printPainted(text.split(/(?<=\n)/).flatMap(paintFinding));
}
function paintFinding(line) {
	const [, place, code, rest = ""] = /^(\S+:\d+:\d+: )(BATON-E\d+)(.*\n?)$/s.exec(line) ?? [];
	if (place !== void 0 && code !== void 0) return [
		{
			text: place,
			paint: "bold"
		},
		{
			text: code,
			paint: "red"
		},
		rest
	];
	if (line.startsWith("warning:")) return [{
		text: "warning:",
		paint: "yellow"
	}, line.slice(8)];
	return [/ is valid: /.test(line) ? {
		text: line,
		paint: "green"
	} : line];
}

export { printPainted as n, printFindings as t };