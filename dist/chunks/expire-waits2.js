import { Li as readyRows, xi as listExpired } from "./job-agent-plan-publish.js";
import { w as announceTransfers } from "./job-publish.js";
import { _t as isPaused } from "./job-plan-publish.js";
import { t as applyDecision } from "./apply-decision.js";

// src/engine/decision/expire-waits.ts
async function expireWaits(engine, begun) {
	const { state, first } = begun;
	if (state.end !== void 0 || isPaused(engine, state)) return {
		started: [],
		transfers: [],
		state
	};
	const { run, thread } = state.run;
	const author = begun.thread.find(({ id }) => id === first.id)?.author;
	const actor = {
		id: author?.id ?? 0,
		login: author?.login ?? "baton"
	};
	const started = [];
	const transfers = [];
	let reading = begun;
	for (const expiry of [...listHalfDone(engine, state), ...listExpiries(engine, state)]) {
		const decided = await applyDecision(engine, {
			run,
			thread,
			first,
			reading,
			actor,
			...expiry
		});
		if (!decided.ok) {
			engine.ports.log.info(`The wait of ${run}/${expiry.stage} was not ended: ${decided.error}`);
			continue;
		}
		started.push(...decided.value.started);
		reading = decided.value.reading;
		const { isNew, decision } = decided.value;
		const own = reading.state.transfers.filter(({ seq }) => isNew && seq === decision.seq + 1);
		transfers.push(...announceTransfers(engine, {
			state: reading.state,
			own
		}));
	}
	return {
		started,
		transfers,
		state: reading.state
	};
}
function listExpiries({ ports }, state) {
	return listExpired(state, ports.clock.now()).map(({ stage, last, verb, by, reason }) => ({
		verb,
		stage,
		reason,
		by,
		source: {
			kind: "event",
			event: `${verb} ${stage} ${verb === "woken" ? `${last.seq} ${by}` : last.execution}`
		}
	}));
}
function listHalfDone({ settings }, state) {
	const causes = new Set(readyRows(state).map(({ next }) => next.cause));
	const isWaitEnd = ({ verb, by, workflowRun }) => (verb === "expire" || verb === "woken" && by !== "person") && workflowRun === settings.workflowRun.id;
	return state.decisions.filter(({ seq, body }) => causes.has(seq) && isWaitEnd(body)).map(({ task, body: { verb, by, reason, source } }) => ({
		verb,
		by,
		stage: task,
		reason,
		source
	}));
}

export { expireWaits as t };