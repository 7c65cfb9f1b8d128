// src/core/trigger/has-name.ts
/** GitHub keeps labels and logins apart by their letters alone, whatever their case. */
function hasName(names, wanted) {
	return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}

export { hasName as t };