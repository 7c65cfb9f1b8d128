import { M as matchPipelines, q as parseTrigger } from "./job-plan.js";

// src/terminal/trigger/explain-event.ts
function explainEvent(config, event) {
	const trigger = parseTrigger(event.name, event.payload);
	if (trigger.ok) return matchPipelines({
		...event,
		config,
		trigger: trigger.value
	});
	const checks = [{
		check: "event",
		passed: false,
		detail: trigger.error.reason
	}];
	return Object.keys(config.pipelines).map((pipeline) => ({
		pipeline,
		matched: false,
		checks
	}));
}

export { explainEvent as t };