import { $r as isLong, Ba as isSuccess, Bi as costLimitOf, En as addUsage, Fa as pipelineOf, On as elapsedMinutes, Pi as isOpen, Pn as usageOf, Qr as findsOut, Qt as taskIdOf, cn as removeInvisible, ei as listClosedAt, gi as isBatonReason, ha as childrenOf, so as describeTime, uo as toSeconds, xn as stateWith, zi as asksAtLimit } from "./job-agent-plan-publish.js";
import { Ft as signalOf, In as truncateCodePoints, _n as failure, mn as parseUntrustedJson, vn as success } from "./job-agent-plan-publish-validate.js";
import { C as messageOf, f as flattenText, w as problemText } from "./job-cli.js";
import { E as readTransfer, T as canRunInline, g as readHandoff, k as describeErrors } from "./job-publish.js";
import { D as listServers, E as isPolling, O as listTargets, T as findChildOffer, k as remainingSeconds, w as openHomeOf } from "./job-agent.js";
import { n as parseSuperseded } from "./tool-calls.js";
import { t as parseSignal } from "./parse-signal.js";
import { t as failureOf } from "./result-table.js";
import { Ft as summariseError, It as summaryCodePoints } from "./job-plan-publish.js";
import { i as withoutChildCalls, r as readChildCalls } from "./read-child-calls.js";
import { n as findUnpublished, t as storePrompts } from "./store-prompts.js";
import { t as buildUsageFacts } from "./build-usage-facts.js";

// src/core/prompt/repair-prompts.ts
function buildTransferRepairPrompt({ available, ...request }) {
	return renderRepair(request, " and asked for a transfer to another agent, which was not made", `${describeWays(available)} What you wrote lies beside the file that the environment variable BATON_HANDOFF_PATH names as handoff.rejected.json, if it was a file.`);
}
function describeWays(available) {
	if (available.length === 0) return "No transfer is left in this run: leave it out and end the task yourself.";
	return `To hand over, ask once more with one of these names as \`to\` and with your whole \`message\`: ${available.join(", ")}. Call the tool \`handoff\` if you have it, or write both as one JSON object to the file of BATON_HANDOFF_PATH. To go on without a transfer, leave it out and end the task yourself.`;
}
function buildRepairPrompt(request) {
	return renderRepair(request, ", but its handoff was refused", "Write the whole handoff once more, with this put right, as one JSON object to the file that the environment variable BATON_HANDOFF_PATH names. What was refused lies beside it as handoff.rejected.json, if it was a file.");
}
function buildWorkRepairPrompt(request) {
	return renderRepair(request, ", but its work lies where nobody gets it", "Bring all of it onto the branch that is checked out in the folder in which you start, for example with `git merge` or `git cherry-pick`, and put right whatever else is named. Do not switch to another branch or worktree.");
}
function renderRepair({ errors, prompt }, what, ask) {
	return `You have done the task below${what}:

${errors.map((sentence) => `- ${flattenText(removeInvisible(sentence).text)}`).join("\n")}

Do not do the work again. ${ask} Then end as the task asks you to.

This was the task:

---

${prompt}`;
}

// src/core/output/decide-outcome.ts
const reasonCodePoints = 200;
const noteCodePoints = 4096;
const signalForms = "[BATON-RESULT: success], [BATON-RESULT: failure] reason, [BATON-RESULT: noop] reason or [BATON-RESULT: needs-input] question";
function decideOutcome(agent) {
	const reported = findReportedFailure(agent);
	if (reported !== void 0) return buildReported(agent, reported);
	if (agent.ended !== "exited") return buildFailure(agent, endings[agent.ended]);
	const signal = agent.signal === "off" ? void 0 : parseSignal(agent.finalText);
	if (agent.exitStatus !== 0) return buildFailure(agent, applyAgentWord(signal?.outcome === "failed" ? signal.reason : void 0, {
		reason: "exit-status",
		sentence: `The agent ended with exit status ${agent.exitStatus}.`
	}));
	if (signal !== void 0) return followSignal(agent, signal);
	if (agent.signal === "off" || agent.signal === "optional" && !isBrokenSignal(agent.finalText)) return { outcome: "succeeded" };
	return buildFailure(agent, {
		reason: "empty-output",
		sentence: describeMissingSignal(agent.finalText)
	});
}
function findReportedFailure({ ended, result }) {
	if (result === void 0 || result.outcome === "success") return void 0;
	if (ended === "not-started") return result.reason === "not_runnable" ? failureOf(result.reason) : void 0;
	if (ended === "timeout" && result.reason !== "budget" || result.reason === "exit_code") return void 0;
	if (ended === "exited" && result.reason === "timeout") return void 0;
	const failure = failureOf(result.reason);
	return ended === "killed" && failure.reason === "killed" ? void 0 : failure;
}
function buildReported(agent, { reason, sentence }) {
	const opens = /* @__PURE__ */ new Date((agent.result?.notBefore ?? NaN) * 1e3);
	if (Number.isNaN(opens.getTime())) return buildFailure(agent, {
		reason,
		sentence
	});
	const time = toSeconds(opens.toISOString());
	return {
		...buildFailure(agent, {
			reason,
			sentence: `Limited until ${describeTime(time)}. ${sentence}`
		}),
		limit: {
			...agent.result?.limit,
			"not-before": time
		}
	};
}
function followSignal(agent, signal) {
	const { outcome, reason } = signal;
	const unspecified = {
		reason: "unspecified",
		sentence: "The agent reported a failure."
	};
	if (outcome === "failed") return buildFailure(agent, applyAgentWord(reason, unspecified));
	if (reason === void 0) return { outcome };
	return {
		outcome,
		note: truncateCodePoints(reason, noteCodePoints)
	};
}
function applyAgentWord(word, own) {
	if (word === void 0) return own;
	if (!isBatonReason(word)) return {
		...own,
		reason: word
	};
	return {
		...own,
		sentence: `${own.sentence} Its own word for it is "${word}", which does not count as Baton's reason of that name.`
	};
}
function buildFailure(agent, why) {
	const said = findReportedFailure(agent) === void 0 ? "" : agent.result?.warnings.join("\n") ?? "";
	const tail = summariseError(said, agent.stderr, agent.finalText);
	const message = tail === "" ? why.sentence : `${why.sentence}\n${tail}`;
	return {
		outcome: "failed",
		failure: {
			reason: truncateCodePoints(why.reason, reasonCodePoints),
			message: cutMiddle(message, why.sentence)
		}
	};
}
function cutMiddle(message, sentence) {
	const room = summaryCodePoints - Array.from(sentence).length - 1;
	return `${sentence}${truncateCodePoints(message.slice(sentence.length), room + 1, {
		keep: "end",
		mark: "\n…"
	})}`;
}
const endings = {
	timeout: failureOf("timeout"),
	killed: {
		reason: "killed",
		sentence: "The agent was killed from outside, by the runner or because it was out of memory."
	},
	"not-started": {
		reason: "startup",
		sentence: "The agent could not be started: check that its program is installed and can be run."
	}
};
function describeMissingSignal(finalText) {
	const text = finalText.trimEnd();
	return `The last line of the agent's text must be a result signal, and ${text === "" ? "there is none" : `it is "${truncateCodePoints(text.slice(text.lastIndexOf("\n") + 1), 120)}"`}. Write ${signalForms}.`;
}
function isBrokenSignal(finalText) {
	return finalText.trimEnd().split("\n").slice(-3).some((line) => /(?:BATON|CF)-RESULT/i.test(line));
}

// src/engine/agent/spending-cap.ts
function findCap({ state, dispatch }, { agent, earlier }) {
	const { prices } = state.run.body.config;
	const [own, left] = [agent["max-cost-usd"], dispatch.left?.["cost-usd"]];
	const isOfRun = left !== void 0 && left < (own ?? Number.POSITIVE_INFINITY);
	const most = isOfRun ? left : own;
	if (most === void 0) return void 0;
	const results = earlier === void 0 ? [] : [earlier.result];
	const spent = buildUsageFacts({
		results,
		model: agent.model,
		prices
	})?.costUsd ?? 0;
	return {
		usd: Math.max(0, most - spent),
		key: isOfRun ? "limits.max-cost-usd" : "max-cost-usd"
	};
}

// src/engine/agent/start-once.ts
async function startOnce(context, { prepared, prompt, turn, repairs }) {
	const { ports, stage } = context;
	const { agent, environment, contextFile } = prepared;
	const { paths } = ports.files;
	const home = openHomeOf(context, prepared.trust);
	const fault = await prepareStart(context, {
		prompt,
		context: contextFile,
		isRepair: repairs !== void 0
	});
	if (fault !== void 0) return failure(fault);
	const run = await ports.runner.run({
		agent,
		prompt,
		system: prepared.system,
		mcpServers: listServers(context, prepared, turn?.root),
		skills: prepared.trust.files.skills,
		workspace: ports.workspace.directory,
		files: paths.root,
		writable: [
			paths.home,
			paths.tmp,
			...turn === void 0 ? [] : [turn.writable]
		],
		readable: [
			prepared.trust.files.root,
			paths.caches,
			...home === void 0 ? [] : [home],
			...turn === void 0 ? [] : [turn.readable]
		],
		environment,
		timeoutSeconds: remainingSeconds(context),
		cap: findCap(context, {
			agent,
			earlier: repairs?.run
		}),
		prices: context.state.run.body.config.prices
	});
	const left = await ports.files.collect();
	const sources = {
		mcpFile: left.mcpFile,
		file: left.file,
		printed: run.printed
	};
	const superseded = parseSuperseded(left.superseded);
	const transfer = readTransfer(sources, {
		place: {
			config: context.state.run.body.config,
			from: prepared.name
		},
		superseded
	});
	const hands = transfer.request !== void 0 || transfer.problems.length > 0;
	const children = readChildren(context, {
		sources,
		toolFile: left.children,
		hands
	});
	const goesOn = hands || children.calls?.wait !== void 0;
	const signal = repairs !== void 0 && repairs.faults.length === 0 ? "off" : signalOf(stage, agent);
	const ended = markUnpaid(context, {
		run,
		decided: decideOutcome({
			ended: run.ended,
			exitStatus: run.exitStatus,
			signal: goesOn && signal === "required" ? "optional" : signal,
			finalText: run.finalText,
			stderr: run.reason ?? run.stderr,
			result: run.result
		})
	});
	const required = stage.handoff?.required === true && ended.outcome === "succeeded";
	const demand = stage.handoff === void 0 || goesOn ? void 0 : {
		...stage.handoff,
		required
	};
	const reading = await readHandoff(withoutChildCalls(transfer.sources), demand);
	const { unpublished, misplaced } = await findUnpublished(context, prepared, ended.outcome);
	const faults = [...transfer.problems.map(({ message }) => message), ...goesOn ? [] : misplaced];
	return success({
		run,
		ended,
		left,
		transfer,
		children,
		reading,
		unpublished,
		faults
	});
}
function markUnpaid({ state }, { run, decided }) {
	return decided.failure?.reason === "budget" && run.result.cap === "limits.max-cost-usd" && asksAtLimit(state.run) ? {
		...decided,
		unpaid: true
	} : decided;
}
function needsRepair({ stage }, { ended, reading, transfer, children, faults }) {
	if (!isSuccess(ended.outcome)) return false;
	if (faults.length > 0) return true;
	const goesOn = transfer.request !== void 0 || children.calls?.wait !== void 0;
	if (ended.outcome === "noop" || goesOn || reading.errors.length === 0) return false;
	return stage.handoff?.required === true || stage.handoff?.data !== void 0;
}
function readChildren(context, { sources, hands, toolFile }) {
	const { state, dispatch, ports } = context;
	const known = childrenOf(state.run, dispatch.task).map(({ name }) => {
		const row = state.rows.get(name);
		const ended = row?.status === "ended" ? row.last.body.outcome : "skipped";
		return {
			name,
			outcome: row === void 0 || isOpen(row) ? "running" : ended
		};
	});
	const offer = findChildOffer(context);
	const digest = (text) => ports.hasher.sha256(text);
	const read = readChildCalls({
		toolFile,
		sources,
		offer,
		known,
		digest
	});
	if (!hands || read.calls?.wait === void 0) return read;
	const { wait: _, ...calls } = read.calls;
	const isEmpty = calls.requests.length + calls.refused === 0;
	const dropped = "The wait for child tasks was dropped, because the agent handed its work over in the same turn.";
	return {
		calls: isEmpty ? void 0 : calls,
		warnings: [...read.warnings, dropped]
	};
}
async function prepareStart({ ports, state }, { prompt, context, isRepair }) {
	const restored = await ports.workspace.restoreTrusted();
	if (!restored.ok) return {
		reason: "workspace",
		problem: restored.error
	};
	const folder = pipelineOf(state.run)["context-dir"];
	const added = folder && await ports.workspace.addFile(`${folder}/${taskIdOf(state.run)}.json`, context);
	if (added && !added.ok) return {
		reason: "workspace",
		problem: added.error
	};
	try {
		await ports.files.prepare({
			prompt,
			context,
			isRepair
		});
		return;
	} catch (error) {
		return {
			reason: "workspace",
			problem: {
				code: "BATON-E709",
				message: `The folders of the agent cannot be emptied: ${messageOf(error)}.`
			}
		};
	}
}

// src/engine/agent/run-execution.ts
async function runExecution(context, prepared) {
	if (!isPolling(context)) return runStarts(context, prepared);
	const { followTurn } = await import("./follow-turn.js");
	const turn = await followTurn(context);
	return runStarts(context, prepared, turn.folders).finally(() => turn.stop());
}
async function runStarts(context, prepared, turn) {
	const begun = await startOnce(context, {
		prepared,
		prompt: prepared.prompt.text,
		turn
	});
	if (!begun.ok) return begun;
	const first = begun.value;
	const { concludeExecution } = await import("./conclude-execution.js");
	if (!needsRepair(context, first)) return success(concludeExecution(context, {
		prepared,
		first,
		last: first
	}));
	const prompt = buildSecondPrompt(context, {
		first,
		prepared
	});
	const repair = await startOnce(context, {
		prepared: {
			...prepared,
			...prepared.again
		},
		prompt,
		turn,
		repairs: first
	});
	if (!repair.ok) {
		context.ports.log.warning(`The agent cannot be asked once more: ${problemText(repair.error.problem)}`);
		return success(concludeExecution(context, {
			prepared,
			first,
			last: first
		}));
	}
	const combined = concludeExecution(context, {
		prepared,
		first,
		last: repair.value
	});
	const more = prepared.again.warnings.filter((warning) => !prepared.warnings.includes(warning));
	return success({
		...combined,
		warnings: [...combined.warnings, ...more],
		repairPrompt: prompt
	});
}
function buildSecondPrompt(context, { first, prepared }) {
	const prompt = prepared.prompt.text;
	const errors = [...first.faults, ...describeErrors(first.reading.errors)];
	context.ports.log.warning(`What the agent left was refused, so it is asked once more: ${errors.join(" ")}`);
	if (first.faults.length === 0) return buildRepairPrompt({
		errors,
		prompt
	});
	if (first.transfer.problems.length === 0) return buildWorkRepairPrompt({
		errors,
		prompt
	});
	const available = listTargets(context, prepared.name).map(({ name }) => name);
	return buildTransferRepairPrompt({
		errors,
		available,
		prompt
	});
}

// src/engine/agent/run-inline.ts
const outputLimits = {
	maxBytes: 1048576,
	maxDepth: 33,
	maxNodes: 1e4
};
const leastSeconds = 60;
function canStartNextAgent(context, { execution, earlier }) {
	const { state, startedAt, ports, dispatch } = context;
	const limits = pipelineOf(state.run).limits;
	const { handoff, transfer, results, outputs, warnings, usage } = execution;
	const now = ports.clock.now();
	const own = {
		startedAt,
		finishedAt: now,
		usage
	};
	const executed = [
		...state.tasks.map(({ body }) => body),
		...earlier,
		own
	];
	const cost = addUsage(executed.map(usageOf)).costMicros ?? 0;
	const minutes = elapsedMinutes(state, now, [...earlier, own]);
	const left = [...earlier, {
		handoff,
		transfer,
		results,
		outputs,
		warnings
	}];
	return cost < (costLimitOf(state) ?? Number.POSITIVE_INFINITY) && (usage?.costUsd ?? 0) < (dispatch.left?.["cost-usd"] ?? Number.POSITIVE_INFINITY) && minutes <= limits["timeout-minutes"] && remainingSeconds(context) >= leastSeconds && parseUntrustedJson(JSON.stringify(left), outputLimits).ok;
}
async function runInline(start, first, prepare) {
	const begun = await runExecution(start, first);
	if (!begun.ok) return begun;
	let [context, prepared, execution] = [
		start,
		first,
		begun.value
	];
	const earlier = [];
	const findNext = () => findNextTransfer(context, {
		prepared,
		execution,
		earlier
	});
	for (let next = findNext(); next !== void 0; next = findNext()) {
		const inline = await toInlineExecution(context, {
			prepared,
			execution,
			transfer: next
		});
		if (inline === void 0) break;
		const after = contextOfNext(context, {
			from: prepared.name,
			transfer: next,
			costUsd: execution.usage?.costUsd ?? 0
		});
		context.ports.log.info(`Agent ${prepared.name} handed over to ${next.to}, which goes on in this job.`);
		const made = await prepare(after, prepared);
		if (!made.ok) return success({
			context: after,
			prepared,
			execution,
			earlier: [...earlier, inline],
			fault: made.error
		});
		const executed = await runExecution(after, made.value);
		if (!executed.ok) {
			context.ports.log.warning(`The next agent cannot start in this job: ${problemText(executed.error.problem)}`);
			break;
		}
		earlier.push(inline);
		[context, prepared, execution] = [
			after,
			made.value,
			executed.value
		];
	}
	return success({
		context,
		prepared,
		execution,
		earlier
	});
}
function findNextTransfer(context, { prepared, execution, earlier }) {
	const { transfer } = execution;
	if (transfer === void 0) return void 0;
	const { state, dispatch } = context;
	const executions = earlier.length + 1;
	const facts = {
		stage: dispatch.task,
		from: prepared.name,
		to: transfer.to,
		hops: dispatch.hops ?? 0,
		left: dispatch.left,
		executions,
		asksForChildren: execution.children !== void 0
	};
	return canRunInline(state, facts) && !isClosedTo(transfer.to, context) && canStartNextAgent(context, {
		execution,
		earlier
	}) ? transfer : void 0;
}
function isClosedTo(to, { state, dispatch, ports }) {
	const { task: stage, attempt, execution } = dispatch;
	const due = {
		attempt,
		execution: execution + 1,
		cause: state.tip.seq
	};
	const closed = listClosedAt(state, {
		stage,
		due,
		as: to,
		now: ports.clock.now()
	});
	return closed.length > 0 && !(closed.some(isLong) && findsOut(state, stage, to));
}
async function toInlineExecution(context, { prepared, execution, transfer }) {
	const { outcome, note } = execution.ended;
	if (!isSuccess(outcome)) return void 0;
	const given = {
		rendered: prepared.prompt,
		repair: execution.repairPrompt,
		isEnding: execution.killed
	};
	return {
		outcome: outcome === "noop" ? "noop" : "succeeded",
		note,
		handoff: execution.handoff,
		transfer,
		results: { ...execution.results },
		outputs: [...execution.outputs],
		prompt: await storePrompts(context, given),
		usage: execution.usage,
		isolated: execution.isolated,
		gateway: execution.gateway,
		startedAt: context.startedAt,
		finishedAt: context.ports.clock.now(),
		warnings: [...prepared.warnings, ...execution.warnings]
	};
}
function contextOfNext(context, { from, transfer, costUsd }) {
	const { dispatch, state, ports } = context;
	const { run, task, attempt, execution, hops = 0, left } = dispatch;
	const money = left?.["cost-usd"];
	const rest = left === void 0 || money === void 0 ? left : {
		...left,
		"cost-usd": Math.max(0, money - costUsd)
	};
	const timestamp = ports.clock.now();
	const { to, message } = transfer;
	return {
		...context,
		startedAt: timestamp,
		jobStartedAt: context.jobStartedAt ?? context.startedAt,
		dispatch: {
			...dispatch,
			execution: execution + 1,
			hops: hops - 1,
			agent: to,
			left: rest
		},
		state: stateWith(state, [{
			kind: "transfer",
			run,
			task,
			attempt,
			execution,
			body: {
				from,
				to,
				message,
				timestamp
			}
		}])
	};
}

export { runInline };