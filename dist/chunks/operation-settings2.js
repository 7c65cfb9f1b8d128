// src/app/settings/operation-settings.ts
const logLevels = [
	"trace",
	"debug",
	"info",
	"warn",
	"error",
	"fatal"
];
function readOperationSettings(environment) {
	return {
		metricsToken: environment.BATON_METRICS_TOKEN || void 0,
		traces: readAddress(environment, "OTEL_EXPORTER_OTLP_ENDPOINT"),
		logFormat: readWord(environment, "LOG_FORMAT", ["text", "json"]),
		logLevel: readWord(environment, "LOG_LEVEL", logLevels) ?? "info",
		stopSeconds: readNumber(environment, "BATON_STOP_SECONDS", {
			otherwise: 25,
			from: 0,
			to: 3600,
			unit: "number of seconds"
		})
	};
}
function isAddress(text) {
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
}
function readAddress(environment, name) {
	const text = environment[name];
	if (!text) return void 0;
	if (!isAddress(text)) throw new Error(`BATON-E912: ${name} is "${text}". Write an address that begins with https:// or http://.`);
	return text.replace(/\/+$/, "");
}
function readWord(environment, name, words) {
	const text = environment[name];
	const word = words.find((known) => known === text?.toLowerCase());
	if (!text || word !== void 0) return word;
	throw new Error(`BATON-E912: ${name} is "${text}". Write ${words.slice(0, -1).join(", ")} or ${words.at(-1)}.`);
}
function readNumber(environment, name, setting) {
	const { otherwise, from, to, unit = "number" } = setting;
	const text = environment[name] || String(otherwise);
	const value = /^\d{1,15}$/.test(text) ? Number(text) : -1;
	if (value >= from && value <= (to ?? value)) return value;
	throw new Error(`BATON-E912: ${name} is "${text}". Write a ${unit} from ${from}${to === void 0 ? "" : ` to ${to}`}.`);
}

export { readOperationSettings as a, readNumber as i, logLevels as n, readAddress as r, isAddress as t };