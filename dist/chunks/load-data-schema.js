// src/core/handoff/schema/load-data-schema.ts
/** The same as `compileDataSchema`; its library is read only now, because most jobs never need it. */
async function loadDataSchema(schema) {
	const { compileDataSchema } = await import("./compile-data-schema.js");
	return compileDataSchema(schema);
}

export { loadDataSchema as t };