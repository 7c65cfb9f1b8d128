// src/core/text/code-points.ts
/** At most `max` code points, the mark of the cut included; never half of a surrogate pair. */
function truncateCodePoints(text, max, { keep = "start", mark = "…" } = {}) {
	if (text.length <= max) return text;
	const points = Array.from(text);
	if (points.length <= max) return text;
	const marks = Array.from(mark).slice(0, max);
	const room = max - marks.length;
	const cut = marks.join("");
	return keep === "start" ? points.slice(0, room).join("") + cut : cut + points.slice(points.length - room).join("");
}
/** Length as a person would count it: an emoji outside the basic plane is one, a lone surrogate too. */
function countCodePoints(text) {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}

export { truncateCodePoints as n, countCodePoints as t };