// src/lab/try/try-options.ts
const roles = [
	"none",
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
];

export { roles as t };