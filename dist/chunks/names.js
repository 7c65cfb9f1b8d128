// src/core/pipeline/names.ts
/** How a task is called everywhere: `<run>/<stage>` (DESIGN 1). */
function taskName(run, stage) {
	return `${run}/${stage}`;
}
/** What the caller's `run-name` shows for a dispatched execution, by which it is found again. */
function executionTitle(order) {
	return `${order.run}/${order.task} ${order.execution}`;
}
/** `<pipeline>-<subject>`, and `-2`, `-3`, … for later runs of the same subject (DESIGN 4.6). */
function nextRunName(pipeline, options) {
	const first = `${pipeline}-${options.subject}`;
	if (options.newest === void 0) return first;
	return `${first}-${(options.newest === first ? 1 : Number(options.newest.slice(first.length + 1))) + 1}`;
}
/** `<pipeline>-<YYYYMMDD-HHMM>` in UTC, from the time that the tick stands for. */
function cronRunName(pipeline, tick) {
	const [date = "", time = ""] = new Date(tick).toISOString().split("T");
	return `${pipeline}-${date.replaceAll("-", "")}-${time.slice(0, 5).replace(":", "")}`;
}

export { taskName as i, executionTitle as n, nextRunName as r, cronRunName as t };