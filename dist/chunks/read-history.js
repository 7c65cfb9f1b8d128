import { n as selectEntries, t as renderHistory } from "./render-history.js";
import { n as readLedger } from "./write-history.js";

// src/engine/read-history.ts
/** What a new run is told about earlier ones; undefined when its pipeline asks for nothing. Trouble is no reason not to start (Y-18). */
async function readHistory(engine, request) {
	const history = request.config?.history;
	if (history === void 0) return void 0;
	const options = {
		history,
		subject: request.subject
	};
	try {
		const { entries } = await readLedger(engine, {
			pipeline: request.pipeline,
			isEnough: (read) => selectEntries(read, options).length >= history.limit
		});
		return renderHistory(entries, options);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		engine.ports.log.warning(`The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`);
		return "";
	}
}

export { readHistory as t };