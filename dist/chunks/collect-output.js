import { Ua as publishesCommits, Wt as artifactName, po as hasSubject } from "./job-agent-plan-publish.js";
import { d as redactAgentOutput } from "./job-publish.js";
import { Nt as retentionOf, _n as failure, vn as success } from "./job-agent-plan-publish-validate.js";
import { w as problemText } from "./job-cli.js";
import { i as stepPipeline } from "./step.js";
import { A as listPaths, F as faultOutput } from "./job-agent.js";
import { i as whyUnpublished, r as takesTrusted, t as storePrompts } from "./store-prompts.js";

// src/engine/agent/capture-commits.ts
const noCommits = {
	commits: void 0,
	warnings: []
};
async function captureCommits(context, prepared) {
	const { ports, dispatch } = context;
	const lacks = whyUnpublished(context, prepared);
	if (lacks !== void 0 && context.state.run.body.pipeline === "step") return success(noCommits);
	const about = hasSubject(context.state.run.body.trigger) ? ` for #${dispatch.subject}` : "";
	const message = `${dispatch.task}: changes of ${prepared.name}${about}`;
	const captured = await ports.workspace.capture({
		base: prepared.base,
		message,
		takesTrusted: takesTrusted(context)
	});
	if (lacks !== void 0) {
		const hasChanged = !captured.ok || captured.value !== void 0 || ports.workspace.listWithheld().length > 0;
		return success({
			...noCommits,
			warnings: hasChanged ? [warnUnpublished(context, lacks)] : []
		});
	}
	if (!captured.ok) return failure({
		reason: "commits-refused",
		message: problemText(captured.error)
	});
	const withheld = takesTrusted(context) ? [] : warnWithheld(context);
	if (captured.value === void 0) return success({
		...noCommits,
		warnings: withheld
	});
	const { file, base, head } = captured.value;
	const name = artifactName("commits", dispatch, context.settings.workflowAttempt);
	const bundle = await ports.artifacts.upload(name, file, { days: retentionOf(context.state.run.body.config).artifacts });
	return success({
		commits: {
			bundle,
			base,
			head
		},
		warnings: withheld
	});
}
async function dropCommits({ context, prepared, execution, earlier }) {
	const { outcome } = execution.ended;
	if (execution.killed || earlier.length === 0 && outcome === "failed") return noCommits;
	if (context.state.run.body.pipeline === "step") return noCommits;
	const request = {
		base: prepared.base,
		message: context.dispatch.task,
		takesTrusted: takesTrusted(context)
	};
	const captured = await context.ports.workspace.capture(request);
	if (captured.ok && captured.value === void 0) return noCommits;
	const warnings = [warnUnpublished(context, `${earlier.length === 0 ? "it" : `${prepared.name}, the last agent of this job,`} ended as \`${outcome}\``)];
	return {
		...noCommits,
		warnings,
		dropped: whyUnpublished(context, prepared) === void 0 ? true : void 0
	};
}
function warnWithheld({ ports, dispatch }) {
	const paths = ports.workspace.listWithheld();
	if (paths.length === 0) return [];
	const warning = `The agent of stage ${dispatch.task} changed files from which engines take settings or instructions, so these changes were not published: ${listPaths(paths)}. If they are meant, write \`trusted-files: publish\` in the stage.`;
	ports.log.warning(warning);
	return [warning];
}
function warnUnpublished({ ports, dispatch }, lacks) {
	const warning = `The agent of stage ${dispatch.task} changed files, but ${lacks}, so they were not published.`;
	ports.log.warning(warning);
	return warning;
}

// src/engine/agent/collect-output.ts
async function collectOutput(order, chain) {
	const { context, execution, prepared, earlier, fault: unstarted } = chain;
	const { ports, dispatch } = context;
	const inline = earlier.length === 0 ? {} : { inline: [...earlier] };
	if (unstarted !== void 0) {
		const failed = faultOutput(order, {
			startedAt: context.startedAt,
			fault: unstarted
		});
		return redactAgentOutput({
			...failed,
			...inline
		}, ports.redactor);
	}
	const { ended, handoff } = execution;
	const commits = publishesCommits(ended) ? await captureCommits(context, prepared) : success(await dropCommits(chain));
	const fault = commits.ok ? void 0 : commits.error;
	const { repairPrompt: repair, killed: isEnding } = execution;
	const output = {
		version: 1,
		run: dispatch.run,
		task: dispatch.task,
		attempt: dispatch.attempt,
		execution: order.dispatch.execution,
		...ended,
		...fault === void 0 ? {} : {
			outcome: "failed",
			failure: fault
		},
		...inline,
		handoff,
		...fault === void 0 ? {
			transfer: execution.transfer,
			children: execution.children
		} : {},
		results: execution.results,
		outputs: [...execution.outputs],
		response: execution.response,
		commits: commits.ok ? commits.value.commits : void 0,
		dropped: commits.ok ? commits.value.dropped : void 0,
		prompt: await storePrompts(context, {
			rendered: prepared.prompt,
			repair,
			isEnding
		}),
		usage: execution.usage,
		isolated: execution.isolated,
		gateway: execution.gateway,
		opensGateways: true,
		startedAt: context.startedAt,
		finishedAt: ports.clock.now(),
		warnings: [
			...prepared.warnings,
			...execution.warnings,
			...commits.ok ? commits.value.warnings : []
		]
	};
	return redactAgentOutput(output, ports.redactor);
}

export { collectOutput };