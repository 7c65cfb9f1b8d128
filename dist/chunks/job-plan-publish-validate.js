// src/core/handoff/load-data-schema.ts
async function loadDataSchema(schema) {
	const { compileDataSchema } = await import("./compile-data-schema.js");
	return compileDataSchema(schema);
}

export { loadDataSchema as t };