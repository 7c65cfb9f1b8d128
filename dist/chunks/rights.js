import { An as checkSender, kn as checkPermission } from "./job-plan-publish.js";
import { I as askOwnAccount, R as dropUnasked, z as matchWithRights } from "./job-plan.js";

// src/engine/command/rights.ts
async function askPermittedPipelines(engine, facts) {
	const known = {
		...facts,
		own: await askOwnAccount(engine, facts)
	};
	const { matches } = await matchWithRights(engine, facts, (actor) => matchActor(known, actor));
	return dropUnasked(matches);
}
function matchActor({ trigger, config, own }, actor) {
	return Object.entries(config.pipelines).map(([pipeline, { allow }]) => {
		const checks = [checkSender(trigger, {
			bots: allow.bots,
			own
		}), checkPermission({
			allow,
			actor: trigger.actor,
			...actor
		})];
		return {
			pipeline,
			matched: checks.every(({ passed }) => passed),
			checks
		};
	});
}
async function askPermittedRuns(engine, runs, facts) {
	const { trigger, matches } = facts;
	const known = new Set(matches.map(({ pipeline }) => pipeline));
	const gone = runs.filter((run) => !known.has(pipelineNameOf(run)));
	const frozen = gone.length === 0 ? [] : await askPermittedPipelines(engine, {
		trigger,
		config: { pipelines: frozenPipelines(gone) }
	});
	const allowed = new Set([...matches, ...frozen].filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
	return runs.filter((run) => allowed.has(pipelineNameOf(run)));
}
function pipelineNameOf({ stored }) {
	return stored.record.body.pipeline;
}
function frozenPipelines(runs) {
	return Object.fromEntries(runs.flatMap((run) => {
		const name = pipelineNameOf(run);
		const { pipelines } = run.stored.record.body.config;
		const pipeline = Object.hasOwn(pipelines, name) ? pipelines[name] : void 0;
		return pipeline === void 0 ? [] : [[name, pipeline]];
	}));
}

export { askPermittedRuns as n, pipelineNameOf as r, askPermittedPipelines as t };