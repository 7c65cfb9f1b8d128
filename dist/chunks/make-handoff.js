import { t as loadDataSchema } from "./job-plan-publish-validate.js";
import { O as parseHandoff } from "./job-publish.js";
import { a as isPlainMap } from "./job-cli.js";
import { _n as failure, vn as success } from "./job-agent-plan-publish-validate.js";

// src/terminal/handoff/make-handoff.ts
async function makeHandoff(stage, demand, { wanted = [], nameValue = (key) => `sample ${key}` } = {}) {
	const texts = {
		version: 1,
		summary: `Sample summary of stage ${stage}.`,
		detail: `Sample detail of stage ${stage}.`
	};
	const schema = demand?.data ?? {};
	if (demand?.data === void 0 && wanted.length === 0) return success(texts);
	const compiled = await loadDataSchema(schema);
	const validate = compiled.ok ? compiled.value : () => [];
	let reason = "no data";
	for await (const draft of draftData(schema)) {
		const [error] = validate(draft);
		const data = error === void 0 ? rewriteValues(draft, {
			validate,
			wanted,
			nameValue
		}) : draft;
		const parsed = parseHandoff(JSON.stringify({
			...texts,
			data
		}));
		if (parsed.ok && error === void 0) return success(parsed.value.handoff);
		reason = (parsed.ok ? error : parsed.error[0])?.message ?? reason;
	}
	return failure(`No sample fits \`handoff.data\` of stage ${stage} (${reason}) Write the handoff yourself: --handoff ${stage}=FILE.`);
}
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const kinds = [
	{ alwaysFakeOptionals: true },
	{},
	{ optionalsProbability: 0 }
];
async function* draftData(schema) {
	const { generate } = await import("./dist.js");
	const { $schema: _, ...rest } = {
		type: "object",
		...schema
	};
	for (const kind of kinds) for (const seed of seeds) {
		const drafted = await generate(rest, {
			...kind,
			seed
		}).catch(() => void 0);
		if (isPlainMap(drafted)) yield Object.fromEntries(Object.entries(drafted).map(([key, value]) => [key, toText(value)]));
	}
}
function rewriteValues(data, { validate, wanted, nameValue }) {
	let made = data;
	for (const key of /* @__PURE__ */ new Set([...Object.keys(data), ...wanted])) {
		const next = {
			...made,
			[key]: nameValue(key)
		};
		if (validate(next).length === 0) made = next;
	}
	return made;
}
function toText(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}

export { makeHandoff as t };