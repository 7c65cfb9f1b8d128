// src/core/text/name-list.ts
/** Names as they stand in a detail. */
function nameList(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}
/** GitHub keeps labels and logins apart by their letters alone, whatever their case. */
function hasName(names, wanted) {
	return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}

export { nameList as n, hasName as t };