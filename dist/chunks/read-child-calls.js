import { Kr as waitUntilSchema, Ur as childCallsSchema, Wa as childName, Wr as childLimits } from "./job-agent-plan-publish.js";
import { In as truncateCodePoints, mn as parseUntrustedJson } from "./job-agent-plan-publish-validate.js";
import { a as isPlainMap, g as listFirstNames } from "./job-cli.js";
import { A as describeValue, D as readSources, S as readChildInput, b as checkChild, j as shortenText, v as isWaitOver, x as isSameRequest } from "./job-publish.js";
import { a as shortDigest } from "./job-agent-publish.js";

// src/core/children/admit-child.ts
function admitChild(value, { offer, calls, digest }) {
	const input = readChildInput(value);
	if (!input.ok) return {
		kind: "refused",
		errors: input.error
	};
	const repeated = findRepeated(input.value, {
		offer,
		calls,
		digest
	});
	if (repeated !== void 0) return repeated;
	if (calls.requests.length >= offer.left) return refuseChild({
		code: "too-many",
		path: "",
		message: describeFull(offer)
	});
	const errors = checkChild(input.value, offer);
	if (errors.length > 0) return {
		kind: "refused",
		errors
	};
	const request = {
		ordinal: offer.asked + calls.requests.length + calls.refused + 1,
		...input.value
	};
	return {
		kind: "asked",
		name: childName(offer.stage, request),
		request
	};
}
function describeFull({ left, why }) {
	return `No further child task can be created: ${why}${left === 0 ? "" : ` This turn has asked for ${left} already.`} Do the rest yourself, or name it in your handoff.`;
}
function refuseChild(error) {
	return {
		kind: "refused",
		errors: [error]
	};
}
function findRepeated(input, { offer, calls, digest }) {
	const { key } = input;
	if (key === void 0) return void 0;
	const own = calls.requests.find((request) => request.key === key);
	if (own !== void 0) {
		if (!isSameRequest(own, input)) return refuseChild(describeKey(key, childName(offer.stage, own)));
		return {
			kind: "repeated",
			name: childName(offer.stage, own),
			ordinal: own.ordinal
		};
	}
	const earlier = offer.keyed.find((child) => child.key === shortDigest(key, digest));
	if (earlier === void 0) return void 0;
	if (!isSameRequest(earlier, {
		...input,
		prompt: shortDigest(input.prompt, digest)
	})) return refuseChild(describeKey(key, earlier.name));
	return {
		kind: "repeated",
		name: earlier.name,
		ordinal: earlier.ordinal
	};
}
function describeKey(key, name) {
	return {
		code: "duplicate-key",
		path: "idempotency_key",
		message: `\`idempotency_key\` is "${shortenText(key)}", which stands for another prompt already, that of ${name}. Give every task a key of its own.`
	};
}
function withAdmission(calls, admission) {
	if (admission.kind === "asked") return {
		...calls,
		requests: [...calls.requests, admission.request]
	};
	return admission.kind === "refused" ? {
		...calls,
		refused: calls.refused + 1
	} : calls;
}

// src/core/spawn/read-written-calls.ts
function readWritten(written, { offer, digest, calls: before }) {
	if (written === void 0) return {
		calls: before,
		warnings: []
	};
	const warnings = [];
	const warn = (words) => void warnings.push(`BATON-E720: ${words}`);
	if (!isPlainMap(written)) {
		warn(`\`children\` is ${describeValue(written)}; write an object with \`create\`, \`wait\` or both.`);
		return {
			calls: before,
			warnings
		};
	}
	for (const key of Object.keys(written).filter((name) => name !== "create" && name !== "wait")) warn(`\`children.${truncateCodePoints(key, 64)}\` was dropped; write \`create\` and \`wait\` only.`);
	const { create = [], wait } = written;
	let calls = before;
	const names = [];
	const refuse = (why) => {
		calls = {
			...calls,
			refused: calls.refused + 1,
			untold: [...calls.untold ?? [], why]
		};
		warn(why);
	};
	if (!Array.isArray(create)) refuse(`\`children.create\` is ${describeValue(create)}; write a list of requests.`);
	for (const [index, value] of (Array.isArray(create) ? create : []).entries()) {
		const admission = admitChild(value, {
			offer,
			calls,
			digest
		});
		if (admission.kind === "refused") {
			refuse(`\`children.create[${index}]\` made no child: ${admission.errors.map(({ message }) => message).join(" ")}`);
			continue;
		}
		calls = withAdmission(calls, admission);
		names.push(admission.name);
	}
	if (wait === void 0 || wait === null || wait === false) return {
		calls,
		warnings
	};
	if (calls.wait !== void 0) {
		warn("`children.wait` was dropped, because the tool `wait_for_tasks` was called in the same turn.");
		return {
			calls,
			warnings
		};
	}
	const all = [...calls.requests.map((request) => childName(offer.stage, request)), ...names];
	return {
		calls: {
			...calls,
			wait: readWait(wait, {
				all: [...new Set(all)],
				warn
			})
		},
		warnings
	};
}
function readWait(value, { all, warn }) {
	const fields = isPlainMap(value) ? value : {};
	if (!isPlainMap(value) && value !== true) warn(`\`children.wait\` is ${describeValue(value)}; write an object, such as {"until": "all"}.`);
	for (const key of Object.keys(fields).filter((name) => ![
		"names",
		"until",
		"timeout"
	].includes(name))) warn(`\`children.wait.${truncateCodePoints(key, 64)}\` was dropped; write \`names\`, \`until\` and \`timeout\` only.`);
	const until = waitUntilSchema.safeParse(fields.until ?? "all");
	if (!until.success) warn(`\`children.wait.until\` is ${describeValue(fields.until)}; write all, first or first-failure.`);
	const timeout = readTimeout(fields.timeout, warn);
	return {
		names: readNames(fields.names, {
			all,
			warn
		}),
		until: until.success ? until.data : "all",
		timeoutMinutes: timeout
	};
}
function readNames(value, { all, warn }) {
	if (value === void 0 || value === null) return [...all];
	const names = Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
	if (Array.isArray(value) && names.length === value.length) return names;
	warn(`\`children.wait.names\` is ${Array.isArray(value) ? "a list with other values than texts" : describeValue(value)}; write a list of names.`);
	return names.length === 0 ? [...all] : names;
}
function readTimeout(value, warn) {
	if (value === void 0 || value === null) return void 0;
	const most = childLimits.waitMinutes;
	if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most) return value;
	warn(`\`children.wait.timeout\` is ${describeValue(value)}; write 1 to ${most} minutes. The wait has no end of its own now.`);
}

// src/core/spawn/read-child-calls.ts
const fileLimits = {
	maxBytes: childLimits.turnBytes,
	maxDepth: 8,
	maxNodes: 2e3
};
const noCalls = {
	requests: [],
	refused: 0
};
const maxWarnings = 20;
function decodeChildCalls(bytes) {
	if (bytes === void 0) return noCalls;
	const json = parseUntrustedJson(new TextDecoder().decode(bytes), fileLimits);
	const parsed = childCallsSchema.safeParse(json.ok ? json.value : void 0);
	if (!parsed.success) return void 0;
	return {
		...parsed.data,
		requests: parsed.data.requests.slice(0, childLimits.requests)
	};
}
function readChildCalls({ toolFile, sources, offer, known, digest }) {
	const written = findChildCalls(sources);
	if (offer === void 0) return {
		calls: void 0,
		warnings: toolFile === void 0 && written === void 0 ? [] : ["BATON-E720: the agent asked for child tasks without `children` in the settings of its stage, so none are made."]
	};
	const decoded = decodeChildCalls(toolFile);
	const unread = decoded === void 0 ? ["BATON-E720: children.mcp.json does not have the form that Baton writes, so it was dropped."] : [];
	const read = readWritten(written, {
		offer,
		digest,
		calls: decoded ?? noCalls
	});
	const own = read.calls.requests.map((request) => ({
		name: childName(offer.stage, request),
		outcome: "requested"
	}));
	const wait = checkWait(read.calls, {
		stage: offer.stage,
		known: [...known, ...own]
	});
	const { wait: _, ...requests } = read.calls;
	const calls = wait.wait === void 0 ? requests : {
		...requests,
		wait: wait.wait
	};
	const isEmpty = calls.requests.length + calls.refused === 0 && wait.wait === void 0;
	const warnings = [
		...unread,
		...read.warnings,
		...wait.warnings
	];
	return {
		calls: isEmpty ? void 0 : calls,
		warnings: warnings.slice(0, maxWarnings)
	};
}
function findChildCalls(sources) {
	for (const { fields } of readSources(sources)) if (fields.children !== void 0 && fields.children !== null) return fields.children;
}
const aloneKeys = /* @__PURE__ */ new Set([
	"version",
	"schema_version",
	"children"
]);
function withoutChildCalls(sources) {
	for (const { fields, rest } of readSources(sources)) {
		const keys = Object.keys(fields);
		if (keys.includes("children") && keys.every((key) => aloneKeys.has(key))) return withoutChildCalls(rest);
	}
	return sources;
}
function checkWait({ wait, refused }, { stage, known }) {
	if (wait === void 0) return { warnings: [] };
	const children = new Map(known.map(({ name, outcome }) => [name, outcome]));
	const full = new Map(wait.names.map((name) => [name, children.has(name) ? name : `${stage}/${name}`]));
	const unknown = [...full].flatMap(([name, whole]) => children.has(whole) ? [] : [`"${truncateCodePoints(name, 100)}"`]);
	const names = [...new Set([...full.values()].filter((name) => children.has(name)))].slice(0, childLimits.waitedFor);
	const list = known.length === 0 ? "It has created none." : `Its children are ${listFirstNames([...children.keys()])}.`;
	const shown = unknown.slice(0, 3).join(", ");
	const warnings = unknown.length === 0 ? [] : [`BATON-E721: ${stage} waits for ${shown}, which it has not created. ${list}`];
	const untold = refused === 0 ? {} : { wait: {
		...wait,
		names: []
	} };
	if (names.length === 0) return {
		...untold,
		warnings
	};
	const outcomes = names.map((name) => children.get(name) ?? "");
	if (!isWaitOver(wait.until, outcomes)) return {
		wait: {
			...wait,
			names
		},
		warnings
	};
	const over = `${stage} asked to wait for tasks that have ended, so there was nothing to wait for: their results are in the context file.`;
	return {
		...untold,
		warnings: [...warnings, over]
	};
}

export { withoutChildCalls as i, findChildCalls as n, readChildCalls as r, decodeChildCalls as t };