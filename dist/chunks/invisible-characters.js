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

// src/core/text/invisible-characters.ts
/**
* Everything that is stored but not seen (T07): control characters except tab and line ends, interlinear annotations, and all
* that Unicode tells a renderer to ignore: soft hyphen, joiners, fillers, directional marks, variation selectors, and the
* tag block that mirrors ASCII. Emoji lose their joiners and selectors too: the parts stay readable, and no exception can
* be used to smuggle.
*/
const invisibleCharacters = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;

export { taskName as i, executionTitle as n, nextRunName as r, invisibleCharacters as t };