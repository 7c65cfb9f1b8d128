import { Sn as oneLine } from "./job-agent-plan-publish-validate.js";
import { w as problemText } from "./job-cli.js";
import { Lr as describeChange } from "./job-plan-publish.js";
import { t as applyChange } from "./apply-change.js";
import { vt as writeSummary } from "./job-agent-plan-publish.js";

// src/action/modes/plan-change.ts
async function planChange(context, { wired, change }) {
	if (change === "not-so") return writeSummary(context, "Nothing was done: what this workflow run was told of its issue or pull request is not so, or not any more.");
	const changed = await applyChange(wired.engine, {
		change,
		config: wired.config
	});
	if (!changed.ok) throw new Error(changed.error.map(problemText).join("\n"));
	const undone = change.isUndone === true ? ", which is not so any more" : "";
	const about = `#${change.subject.number}: ${describeChange(change)}${undone}.`;
	const lines = changed.value.map(({ run, said }) => `Run \`${run}\`: ${oneLine(said, 500)}.`);
	const effects = (wired.effects ?? []).map((effect) => `- Dry run: would ${oneLine(effect, 500)}`);
	const words = [
		about,
		...lines.length === 0 ? ["No run about it was under way."] : lines,
		...effects
	];
	for (const line of words) context.log.info(line);
	await writeSummary(context, words.join("\n\n"));
}

export { planChange as t };