// src/core/json/to-well-formed-json.ts
/** A copy of a JSON value in which lone surrogates, which have no UTF-8 form, have become U+FFFD. */
function toWellFormedJson(value) {
	if (typeof value === "string") return value.toWellFormed();
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(toWellFormedJson);
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}

export { toWellFormedJson as t };