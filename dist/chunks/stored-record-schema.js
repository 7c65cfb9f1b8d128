import { C as unknown, b as string, d as discriminatedUnion, f as int, g as object, p as literal } from "./zod.js";
import { Cr as endBodySchema, Kr as childBodySchema, Tr as taskBodySchema, Vr as decisionBodySchema, Wr as transferBodySchema, ko as recordPlaceSchema, kr as historyBodySchema, wr as runBodySchema } from "./job-agent-plan-publish.js";

// src/core/record/stored-record-schema.ts
const place = recordPlaceSchema.shape;
const recordSchema = discriminatedUnion("kind", [
	object({
		kind: literal("run"),
		...place,
		body: runBodySchema
	}),
	object({
		kind: literal("task"),
		...place,
		body: taskBodySchema
	}),
	object({
		kind: literal("transfer"),
		...place,
		body: transferBodySchema
	}),
	object({
		kind: literal("child"),
		...place,
		body: childBodySchema
	}),
	object({
		kind: literal("decision"),
		...place,
		body: decisionBodySchema
	}),
	object({
		kind: literal("end"),
		...place,
		body: endBodySchema
	}),
	object({
		kind: literal("history"),
		...place,
		body: historyBodySchema
	})
]);
const printedRecordSchema = object({
	record: recordSchema,
	get digest() {
		return string();
	},
	get comment() {
		return int();
	},
	get writtenAt() {
		return string().optional();
	},
	get envelope() {
		return unknown();
	}
});
function printRecord({ record, ...rest }) {
	const { kind, repo, thread, ...more } = record;
	return {
		record: {
			kind,
			repo,
			subject: thread,
			...more
		},
		...rest
	};
}
const storedRecordSchema = printedRecordSchema.transform(({ record: { subject: thread, ...more }, ...rest }) => {
	return {
		record: {
			...more,
			thread
		},
		...rest
	};
});

export { storedRecordSchema as n, printRecord as t };