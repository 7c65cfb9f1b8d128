import { p as viewThreadOf } from "./attempts.js";
import { r as normaliseBody } from "./plain-text.js";
import { a as findOwnComment, n as ownAccountId, r as readOwnView } from "./own-comments.js";
import { r as statusMarker } from "./status-comment.js";
import { t as GitHubError } from "./github.js";

// src/engine/view/status-comment.ts
/** A view for people: its loss is no fault of the run. */
async function drawStatus(engine, drawing) {
	const { status, reading } = drawing;
	const { run } = reading.state;
	if (status === 0 && viewThreadOf(run) !== run.thread && !engine.settings.dryRun) return;
	try {
		await redraw(engine, drawing);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason === "forbidden" || error.reason === "unauthenticated") throw error;
		engine.ports.log.warning(`The status comment ${status} was not redrawn: ${error.message}`);
	}
}
/** Somebody may have deleted it: then the one that was made in its place, by us or by `baton repair`, or a new one. */
async function redraw(engine, drawing) {
	const { status, body } = drawing;
	if (status === 0 && !engine.settings.dryRun) return drawInPlace(engine, drawing);
	try {
		await engine.ports.threads.update(status, body);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found") throw error;
		await drawInPlace(engine, drawing);
	}
}
async function drawInPlace(engine, { reading, first, status, body }) {
	const { threads } = engine.ports;
	const { run } = reading.state;
	const marker = statusMarker(run.run);
	const other = await readOwnView(engine, {
		reading,
		first,
		marker
	});
	if (other === void 0 || other.id === status) await threads.create(viewThreadOf(run), body, marker);
	else await threads.update(other.id, body);
}
/** Puts a status comment right: as it should be already, changed, or where somebody deleted it, made again. */
async function repairStatus(threads, request) {
	const { body, marker, thread } = request;
	const found = await findStatusRepairStatus(request);
	if (found === void 0) return {
		action: "made",
		comment: (await threads.create(thread, body, marker)).id
	};
	if (normaliseBody(found.body) === normaliseBody(body)) return {
		action: "left",
		comment: found.id
	};
	await threads.update(found.id, body);
	return {
		action: "redrawn",
		comment: found.id
	};
}
/** By marker and author: anybody can write the marker. */
async function findStatusRepairStatus({ comments, marker, authors }) {
	const marked = comments.filter(({ body }) => normaliseBody(body).endsWith(marker));
	for (const read of marked.length === 0 ? [] : authors) {
		const own = findOwnComment(marked, {
			author: await read(),
			marker
		});
		if (own !== void 0) return own;
	}
}
/**
* The status comment of the run that an order is about: the one that it names, or where that is not in the list, the one that
* was made in its place; 0, which is no comment, when there never was one. An unsigned order could name any comment, which would then be
* overwritten: there it is the one that our account wrote and marked.
*/
async function readStatusCommentId(engine, { order, reading }) {
	const { run, first, status, sig } = order;
	const isElsewhere = viewThreadOf(reading.state.run) !== reading.state.run.thread;
	if (sig !== void 0 && (isElsewhere || status === 0 || reading.comments.has(status))) return status;
	const own = {
		reading,
		first,
		marker: statusMarker(run)
	};
	const listed = isElsewhere ? void 0 : await readOwnView(engine, own);
	if (listed !== void 0) return listed.id;
	if (sig !== void 0 || status === 0) return status;
	const named = await engine.ports.threads.get(status);
	if (named === void 0) return status;
	const author = ownAccountId(reading, first.id);
	if (findOwnComment([named], {
		author,
		marker: own.marker
	}) !== void 0) return status;
	return (await readOwnView(engine, own))?.id ?? 0;
}

export { readStatusCommentId as n, repairStatus as r, drawStatus as t };