import { C as unknown, b as string, d as discriminatedUnion, f as int, g as object, p as literal } from "./zod.js";
import { Br as transferBodySchema, Hr as childBodySchema, Lr as decisionBodySchema, To as recordPlaceSchema, Tr as historyBodySchema, br as runBodySchema, xr as taskBodySchema, yr as endBodySchema } from "./job-agent-plan-publish.js";

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