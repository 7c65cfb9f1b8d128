import { w as problemText } from "./job-cli.js";
import { _n as failure, vn as success } from "./job-agent-plan-publish-validate.js";
import { R as readStatusCommentId, ir as endEarly, it as ignoredInOwnComments, j as performEffects } from "./job-plan-publish.js";

// src/engine/publish/lost-records.ts
const changedReasons = [
	"edited",
	"signature",
	"malformed"
];
function findLostRecords(order, reading) {
	const missing = order.digests.filter((digest) => !reading.stored.some((stored) => stored.digest === digest));
	if (missing.length === 0) return void 0;
	const changed = listChanged(reading);
	const isSure = changed.length >= missing.length;
	const what = isSure ? changed.map(({ comment, reason }) => `the record in comment ${comment} does not count any more (${reason})`).join(", ") : `${missing.length} of them cannot be found`;
	return {
		count: missing.length,
		isSure,
		reason: `records-missing: ${what}`,
		problem: {
			code: "BATON-E903",
			message: `Order ${order.run}/${order.task} ${order.execution} builds on ${order.digests.length} records, and ${what}. Look at the thread with \`baton records\`, and start a new run.`
		}
	};
}
const unseenProblem = ({ run, task, execution }) => ({
	code: "BATON-E902",
	message: `Order ${run}/${task} is about record ${execution} of its run, which the thread does not show. Run the job again; if its comment was deleted, there is nothing to tell.`
});
function listChanged(reading) {
	return ignoredInOwnComments(reading).filter(({ comment, reason }) => reading.claimed.has(comment) && changedReasons.includes(reason));
}
async function endForLostRecords(engine, { dispatch, reading, lost }) {
	const { state } = reading;
	if (!lost.isSure) return failure(lost.problem);
	engine.ports.log.error(problemText(lost.problem));
	const tip = {
		...state.tip,
		seq: state.tip.seq + lost.count
	};
	const skipping = {
		...state,
		tip
	};
	const { state: after } = await performEffects(engine, {
		effects: endEarly(skipping, lost.reason),
		reading: {
			...reading,
			state: skipping
		},
		status: await readStatusCommentId(engine, {
			order: dispatch,
			reading
		})
	});
	return success(after);
}

export { endForLostRecords, findLostRecords, unseenProblem };