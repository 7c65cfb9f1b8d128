import { An as formatTime, jn as formatTokens, kn as formatCost } from "./job-agent-plan-publish.js";
import { At as describeAtAGlance, Mt as deriveTree, jt as describePlace, nn as describeWait } from "./job-plan-publish.js";
import { t as iconOf } from "./stage-words.js";
import { i as widthOf, n as padTo } from "./text-width.js";
import { n as printPainted } from "./painted.js";
import { i as printJson, l as UsageError } from "./read-json.js";
import { n as openState } from "./find-execution.js";
import { t as printableTree } from "./printable-tree.js";

// src/cli/commands/tree.ts
async function tree(run, file, options) {
	if (!/^[^/\s]+$/.test(run)) throw new UsageError(`"${run}" is no name of a run; write <pipeline>-<number>, such as fix-42, without a stage.`);
	const state = await openState(run, file, options);
	if (state === void 0) return 1;
	const derived = deriveTree(state);
	const glance = describeAtAGlance(state, derived);
	if (options.json === true) printJson({
		...printableTree(derived),
		glance
	});
	else printPainted(renderTree(derived, glance));
	return 0;
}
function renderTree(derived, glance) {
	const { run, pipeline, outcome, tasks, total } = derived;
	const lines = listLines(tasks, "");
	const column = Math.max(0, ...lines.map(({ lead, node }) => widthOf(lead) + 2 + widthOf(node.short)));
	return [
		{
			text: run,
			paint: "bold"
		},
		` of pipeline ${pipeline}, ${outcome ?? "not ended"}: ${describeUsage(total)}\n`,
		...lines.flatMap((line) => renderLine(line, column)),
		"\n",
		...glance.flatMap(renderGlance)
	];
}
function listLines(nodes, before) {
	return nodes.flatMap((node, index) => {
		const isLast = index === nodes.length - 1;
		const below = `${before}${isLast ? "   " : "│  "}`;
		return [{
			lead: `${before}${isLast ? "└─ " : "├─ "}`,
			below,
			node
		}, ...listLines(node.children, below)];
	});
}
function renderLine({ lead, below, node }, column) {
	const head = padTo(node.short, column - widthOf(lead) - 2);
	const mark = node.children.length > 0 ? "│" : " ";
	const more = listMore(node).map((text) => ({
		text: `${below}${mark}   ${text}\n`,
		paint: "dim"
	}));
	return [
		{
			text: lead,
			paint: "dim"
		},
		iconOf(node.status),
		` ${head}  ${describeState(node)}\n`,
		...more
	];
}
function describeState({ words, why, agent, attempt, attempts, wait }) {
	const tries = attempts > 1 && attempt > 0 ? `, attempt ${attempt} of ${attempts}` : "";
	return `${wait === void 0 ? words : describeWait(wait)} (${agent}${tries})${why === void 0 ? "" : `: ${why}`}`;
}
function listMore(node) {
	const place = describePlace(node);
	const own = node.usage.seconds > 0 || Object.keys(node.usage).length > 1 ? describeUsage(node.usage) : "";
	const sum = node.children.length > 0 ? `with all below it ${describeUsage(node.total)}` : "";
	return [place === "" ? "" : `branch ${place}`, [own, sum].filter((part) => part !== "").join("; ")].filter((text) => text !== "");
}
function describeUsage(usage) {
	const tokens = formatTokens(usage);
	return [
		formatTime(usage),
		tokens === "" ? "" : `${tokens} tokens`,
		formatCost(usage)
	].filter((part) => part !== "").join(", ");
}
const questionColumns = 19;
function renderGlance({ question, answers }) {
	return answers.flatMap((answer, index) => [{
		text: padTo(index === 0 ? `${question}:` : "", questionColumns),
		paint: "bold"
	}, `${answer}\n`]);
}

export { tree };