import { Ho as childrenOf, Mn as loadHandoffs, Rc as utf8Length, Vs as childName, Wn as childLimits, Wt as loadState, gl as messageOf, il as success, pa as buildChildren, rl as failure } from "./job-agent-plan-publish.js";
import { F as decodeChildCalls } from "./job-agent.js";
import { o as findEarlyChildren } from "./job-publish.js";
import { T as sinceOrder, w as readOrderRecords } from "./job-agent-publish.js";

// src/engine/agent/pass-on-requests.ts
/** The App looks every ten seconds, so uploads that follow closer are of no use. */
const uploadMilliseconds = 5e3;
/** Creates what uploads the requests of an agent at work: all of its turn so far each time, so that one lost upload loses nothing. */
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
/** Reads the requests so far, redacted like those of an output. The error says why they cannot be passed on. */
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

// src/engine/agent/watch-children.ts
const second = 1e3;
/** The time between two reads for an agent that waits: at first, and after a time of waiting. */
const readMilliseconds = 15 * second;
const seldomMilliseconds = 60 * second;
const patientMilliseconds = 600 * second;
/** The reads of one turn. */
const mostReads = 200;
/** No call waits longer, whatever the file of the tool says. */
const longestCallMilliseconds = 60 * second;
/** Creates what tells the tools of an agent at work how its children stand. It reads the thread only while a tool waits. */
function createChildWatch(context, progress) {
	const { clock, log } = context.ports;
	const isReadDue = createReadClock();
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
		const due = isReadDue({
			now: Date.parse(clock.now()),
			end: Date.parse(await progress.readWaitEnd() ?? "")
		});
		if (due === "yes") await read();
		const children = state === void 0 ? [] : listChildren(state, {
			context,
			requests
		});
		const reason = late === "" && due === "never" ? `the thread was read ${mostReads} times in this turn, which is the most` : late;
		const text = JSON.stringify({
			children,
			late: reason
		});
		if (text === told || children.length === 0 && reason === "") return;
		await progress.writeChildren(text);
		told = text;
	} };
}
/** Creates what decides whether the thread is to be read: while a tool waits, seldom after a time, and not without end. */
function createReadClock() {
	let reads = 0;
	let readAt = Number.NEGATIVE_INFINITY;
	let waitsSince;
	return ({ now, end }) => {
		if (reads >= mostReads) return "never";
		if (!(now < end && end - now <= longestCallMilliseconds)) return "no";
		waitsSince ??= now;
		if (now - readAt < (now - waitsSince < patientMilliseconds ? readMilliseconds : seldomMilliseconds)) return "no";
		readAt = now;
		reads += 1;
		return "yes";
	};
}
/**
* Reads the run as it is now: from the records that the order carries, and those that came since. Only records with a valid signature
* count.
*/
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
/** Lists the children of the task in the form of the context file, and the requests of this turn that came to nothing. */
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
/** Follows an agent at work (`wait: poll`): passes its requests for children on, and tells its tools what has become of them. */
async function followTurn(context) {
	const { openProgress, clock, log } = context.ports;
	if (openProgress === void 0) throw new Error("This job cannot follow its agent.");
	const progress = await openProgress();
	const passer = createRequestPasser(context, progress);
	const watch = createChildWatch(context, progress);
	const stopped = Promise.withResolvers();
	const isOver = async () => await Promise.race([stopped.promise, clock.sleep(stepMilliseconds)]) === "stopped";
	const follow = async () => {
		while (!await isOver()) await watch.step(await passer.step());
	};
	const followed = follow().catch((error) => log.warning(`The agent is not followed any more: ${messageOf(error)}`));
	return {
		folders: progress.folders,
		async stop() {
			stopped.resolve("stopped");
			await followed;
			await progress.remove().catch((error) => log.warning(`Files of the turn were not removed: ${messageOf(error)}`));
		}
	};
}

export { followTurn };