import { S as union, b as string, g as object, h as number, l as boolean, p as literal, s as array, v as record } from "./zod.js";
import { C as messageOf, l as utf8Length } from "./job-cli.js";
import { It as loadHandoffs, Wa as childName, Wr as childLimits, bn as loadState, dn as buildChildren, ha as childrenOf } from "./job-agent-plan-publish.js";
import { _n as failure, vn as success } from "./job-agent-plan-publish-validate.js";
import { t as decodeChildCalls } from "./read-child-calls.js";
import { y as findEarlyChildren } from "./job-publish.js";
import { _ as sinceOrder, g as readOrderRecords } from "./job-agent-publish.js";
import { k as remainingSeconds } from "./job-agent.js";

// src/engine/agent/pass-on-requests.ts
const uploadMilliseconds = 5e3;
function createRequestPasser(context, progress) {
	const { clock, log } = context.ports;
	let passed = {
		requests: [],
		late: ""
	};
	let uploaded = JSON.stringify(passed.requests);
	let uploads = 0;
	let next = Number.NEGATIVE_INFINITY;
	const upload = async (text, requests) => {
		uploads += 1;
		next = Date.parse(clock.now()) + uploadMilliseconds;
		try {
			await progress.upload(uploads, text);
			uploaded = requests;
		} catch (error) {
			log.warning(`The requests for child tasks could not be uploaded: ${messageOf(error)}`);
		}
	};
	return { async step() {
		if (passed.late !== "" || Date.parse(clock.now()) < next) return passed;
		const read = await readRequests(context, progress);
		if (!read.ok) {
			passed = {
				...passed,
				late: read.error
			};
			log.warning(`Further child tasks start when the turn has ended: ${read.error}.`);
			return passed;
		}
		const { requests, text } = read.value;
		passed = {
			...passed,
			requests
		};
		const written = JSON.stringify(requests);
		if (written === uploaded) return passed;
		if (uploads < childLimits.progressUploads) await upload(text, written);
		else passed = {
			requests,
			late: `requests were passed on ${uploads} times in this turn, which is the most`
		};
		return passed;
	} };
}
async function readRequests({ ports }, progress) {
	const read = await progress.readRequests();
	if (!read.ok) return failure(`the file of the requests was not read, because ${read.error}`);
	const calls = decodeChildCalls(read.value);
	if (calls === void 0) return failure("the file of the requests does not have the form that Baton writes");
	const { requests, refused } = ports.redactor.redactDeep(calls);
	const text = JSON.stringify({
		version: 1,
		requests,
		refused
	});
	const bytes = utf8Length(text);
	if (bytes <= childLimits.progressBytes) return success({
		requests,
		text
	});
	return failure(`the requests take ${bytes} bytes, and at most ${childLimits.progressBytes} are passed on before the end of a turn`);
}

// src/core/mcp/child-tasks.ts
const text = string().nullish().transform((value) => value ?? "");
const texts = array(string()).catch([]).default([]);
const textMap = record(string(), string()).catch({}).default({});
const contextSchema = object({
	relevant_files: texts,
	key_findings: texts,
	constraints: texts,
	suggested_approach: text
});
const noContext = {
	relevant_files: [],
	key_findings: [],
	constraints: [],
	suggested_approach: ""
};
const handoffSchema = object({
	get present() {
		return boolean().default(false);
	},
	get version() {
		return union([number(), literal("")]).catch("").default("");
	},
	summary: text,
	detail: text,
	data: textMap,
	get context() {
		return contextSchema.catch(noContext).default(noContext);
	}
});
const childSchema = object({
	get name() {
		return string();
	},
	get outcome() {
		return string();
	},
	reason: text,
	agent: text,
	branch: text,
	results: textMap,
	get handoff() {
		return handoffSchema.nullish().transform((handoff) => handoff ?? handoffSchema.parse({}));
	}
});
const fileSchema = object({ get children() {
	return array(childSchema).default([]);
} });

// src/core/mcp/child-progress.ts
const progressSchema = object({
	get children() {
		return array(childSchema).default([]);
	},
	get late() {
		return string().default("");
	}
});
function encodeProgress(progress) {
	const text = JSON.stringify(progress);
	if (utf8Length(text) <= childLimits.turnBytes) return text;
	return JSON.stringify({
		children: [],
		late: `what they left takes more than ${childLimits.turnBytes} bytes`
	});
}

// src/engine/agent/watch-children.ts
const second = 1e3;
const minute = 60 * second;
const readMilliseconds = 15 * second;
const seldomMilliseconds = minute;
const patientMilliseconds = 10 * minute;
const mostReads = 200;
const longestCallMilliseconds = minute;
const unheardMinutes = 5;
const quietMinutes = 30;
const lastMilliseconds = 5 * minute;
const lastPart = .2;
function createChildWatch(context, progress) {
	const { clock, log } = context.ports;
	const isReadDue = createReadClock();
	const findLate = createPatience(context);
	let state;
	let isStale = false;
	let told = "";
	const read = async () => {
		try {
			isStale = await progress.hasNews(context.dispatch.thread, sinceOrder(context.dispatch)) || isStale;
			if (!isStale) return;
			state = await readState(context);
			isStale = false;
		} catch (error) {
			log.warning(`How the child tasks stand could not be read: ${messageOf(error)}`);
		}
	};
	return { async step({ requests, late }) {
		const now = Date.parse(clock.now());
		const end = Date.parse(await progress.readWaitEnd() ?? "");
		const isWaiting = now < end && end - now <= longestCallMilliseconds;
		const due = isReadDue({
			now,
			isWaiting
		});
		if (due === "yes") await read();
		const children = state === void 0 ? [] : listChildren(state, {
			context,
			requests
		});
		const reason = late || (due === "never" ? `the thread was read ${mostReads} times in this turn, which is the most` : "") || findLate({
			now,
			isWaiting,
			requests,
			children
		});
		const text = encodeProgress({
			children,
			late: reason
		});
		if (text === told || children.length === 0 && reason === "") return;
		await progress.writeChildren(text);
		told = text;
	} };
}
function createPatience(context) {
	const wholeMilliseconds = remainingSeconds(context) * second;
	const lastAt = Date.parse(context.ports.clock.now()) + wholeMilliseconds - Math.min(lastMilliseconds, wholeMilliseconds * lastPart);
	const countWaited = createWaitCount();
	let said = "";
	return (seen) => {
		const waited = countWaited(seen);
		if (said !== "" || !seen.isWaiting) return said;
		if (seen.now >= lastAt) said = "the time of this turn is nearly over";
		else if (waited >= unheardMinutes * minute && listUnheard(context, seen).length > 0) said = `nobody has started what this turn asked for within ${unheardMinutes} minutes, because the server is paused or busy`;
		else if (waited >= quietMinutes * minute) said = `there was no news of them for ${quietMinutes} minutes, because they are at work or wait for a place`;
		return said;
	};
}
function createWaitCount() {
	let known = "";
	let waited = 0;
	let before;
	return ({ now, isWaiting, requests, children }) => {
		const present = JSON.stringify([requests.length, children]);
		if (present !== known) waited = 0;
		else if (isWaiting && before !== void 0) waited += now - before;
		known = present;
		before = isWaiting ? now : void 0;
		return waited;
	};
}
function listUnheard({ dispatch: { task } }, { requests, children }) {
	const known = new Set(children.map(({ name }) => name));
	return requests.filter((request) => !known.has(childName(task, request)));
}
function createReadClock() {
	let reads = 0;
	let readAt = Number.NEGATIVE_INFINITY;
	let waitsSince;
	return ({ now, isWaiting }) => {
		if (reads >= mostReads) return "never";
		if (!isWaiting) return "no";
		waitsSince ??= now;
		if (now - readAt < (now - waitsSince < patientMilliseconds ? readMilliseconds : seldomMilliseconds)) return "no";
		readAt = now;
		reads += 1;
		return "yes";
	};
}
async function readState(context) {
	const { ports, dispatch } = context;
	const begun = {
		run: dispatch.run,
		comment: dispatch.first.id
	};
	const carried = await readOrderRecords(context);
	if (!carried.ok) throw new Error(carried.error.message);
	const { records } = await ports.store.readSince(dispatch.thread, sinceOrder(dispatch), begun);
	const known = new Set(carried.value.map(({ digest }) => digest));
	const state = await loadState([...carried.value, ...records.filter(({ digest }) => !known.has(digest))], dispatch.run);
	if (!state.ok) throw new Error(state.error.message);
	const stages = childrenOf(state.value.run, dispatch.task).map(({ name }) => name);
	const filled = await loadHandoffs(ports, {
		state: state.value,
		stages
	});
	if (!filled.ok) ports.log.warning(filled.error.problem.message);
	return filled.ok ? filled.value : state.value;
}
function listChildren(state, { context: { dispatch }, requests }) {
	const { task: stage, attempt, execution } = dispatch;
	const { records } = findEarlyChildren(state, {
		stage,
		execution
	});
	const refused = records.flatMap(({ body }) => body.refused).flatMap(({ ordinal, message }) => {
		const request = requests.find((each) => each.ordinal === ordinal);
		return request === void 0 ? [] : [{
			name: childName(stage, request),
			outcome: "skipped",
			reason: message
		}];
	});
	return [...buildChildren(state, {
		stage,
		due: {
			attempt,
			execution
		}
	}).children ?? [], ...refused];
}

// src/engine/agent/follow-turn.ts
const stepMilliseconds = 1e3;
async function followTurn(context) {
	const { openProgress, clock, log } = context.ports;
	if (openProgress === void 0) throw new Error("This job cannot follow its agent.");
	const progress = await openProgress();
	const passer = createRequestPasser(context, progress);
	const watch = createChildWatch(context, progress);
	const followStep = async () => watch.step(await passer.step());
	const stopped = Promise.withResolvers();
	const isOver = async () => await Promise.race([stopped.promise, clock.sleep(stepMilliseconds)]) === "stopped";
	const warnOnce = createWarnings((message) => log.warning(`The agent could not be followed: ${message}`));
	const follow = async () => {
		while (!await isOver()) await followStep().catch(warnOnce);
	};
	const followed = follow();
	return {
		folders: progress.folders,
		async stop() {
			stopped.resolve("stopped");
			await followed;
			await progress.remove().catch((error) => log.warning(`Files of the turn were not removed: ${messageOf(error)}`));
		}
	};
}
const mostWarnings = 5;
function createWarnings(say) {
	const said = /* @__PURE__ */ new Set();
	return (error) => {
		const message = messageOf(error);
		if (said.has(message) || said.size >= mostWarnings) return;
		said.add(message);
		say(message);
	};
}

export { followTurn };