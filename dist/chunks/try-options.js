// src/lab/try/try-options.ts
/** The roles that GitHub knows, lowest first. */
const roles = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];

export { roles as t };