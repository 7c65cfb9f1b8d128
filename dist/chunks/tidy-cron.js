// src/core/schedule/tidy-cron.ts
/** Two expressions that differ in blanks or in the case of names are the same. */
function tidyCron(cron) {
	return cron.trim().replace(/\s+/g, " ").toUpperCase();
}

export { tidyCron as t };