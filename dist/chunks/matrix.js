import { Ba as isSuccess, Ea as titleOf, Fa as pipelineOf, Ka as elementName, La as stageOf, Pi as isOpen, Sa as elementOf, Ta as listElements, tr as endOf, wa as findMatrix, wn as listOpenNeeds } from "./job-agent-plan-publish.js";
import { $t as toElementValue, In as truncateCodePoints, Vt as isAgentStage, Xt as matrixValueSchema, _n as failure, dn as judgedResults, ht as compareBy, ln as explainClaims, mn as parseUntrustedJson, qt as matrixLimits, vn as success } from "./job-agent-plan-publish-validate.js";

// src/core/gate/expand-matrix.ts
function deriveWithMatrices(run, { tasks, derive }) {
	const names = Object.keys(pipelineOf(run).stages).filter((name) => findMatrix(run, name) !== void 0);
	const known = /* @__PURE__ */ new Map();
	for (const { name, first } of listStarted(names, tasks)) {
		const state = deriveUntil((found) => dueCause(found, name) !== void 0, {
			names,
			known,
			derive: (all) => derive(all, first)
		});
		known.set(name, expand(state, {
			name,
			cause: dueCause(state, name) ?? first - 1
		}));
	}
	return deriveUntil(() => false, {
		names,
		known,
		derive: (all) => derive(all, Number.POSITIVE_INFINITY)
	});
}
function deriveUntil(isAsked, { names, known, derive }) {
	const all = new Map(known);
	for (;;) {
		const state = derive(new Map(all));
		const fresh = names.filter((name) => !all.has(name) && dueCause(state, name) !== void 0);
		if (isAsked(state) || fresh.length === 0) return state;
		for (const name of fresh) all.set(name, expand(state, {
			name,
			cause: dueCause(state, name) ?? 0
		}));
	}
}
function listStarted(names, tasks) {
	return names.flatMap((name) => {
		const first = tasks.find(({ body }) => body.stage.startsWith(`${name}[`));
		return first === void 0 ? [] : [{
			name,
			first: first.seq
		}];
	}).toSorted(compareBy(({ first }) => first));
}
function dueCause(state, name) {
	const row = state.rows.get(name);
	return row?.status === "ready" ? row.next.cause : void 0;
}
function expand(state, { name, cause }) {
	const matrix = findMatrix(state.run, name);
	if (matrix === void 0) return {
		kind: "refused",
		cause,
		message: "BATON-E743: it has no matrix that can be read"
	};
	const found = readElements(state, {
		name,
		matrix
	});
	if (!found.ok) return {
		kind: "refused",
		cause,
		message: found.error
	};
	const made = state.tasks.filter(({ seq }) => seq <= cause).length;
	const limit = pipelineOf(state.run).limits["max-tasks"];
	if (made + found.value.length <= limit) return {
		kind: "elements",
		cause,
		elements: found.value
	};
	return {
		kind: "refused",
		cause,
		message: `BATON-E747: its matrix has ${found.value.length} elements; \`limits.max-tasks\` is ${limit}, and ${made} executions have been made. Nothing of it was started`
	};
}
function readElements(state, { name: stage, matrix: { origin } }) {
	if (origin.kind === "values") return success(toElements(stage, origin.values));
	if (origin.kind === "each") return success(listElements(state.run, origin.stage).map((of, index) => ({
		stage,
		index,
		of: elementName(of)
	})));
	const { handoff } = endOf(state, origin.stage);
	const text = handoff?.data?.[origin.key];
	const seen = `\`${origin.path}\``;
	if (text === void 0) return failure(`BATON-E746: ${seen} is empty: ${origin.stage} left no such key. Let it leave a JSON list there, \`[]\` for none`);
	const values = readList(text);
	return values.ok ? success(toElements(stage, values.value)) : failure(`BATON-E746: ${seen} ${values.error}`);
}
function toElements(stage, values) {
	return values.map((value, index) => ({
		stage,
		index,
		value: toElementValue(value)
	}));
}
function readList(text) {
	const shown = JSON.stringify(truncateCodePoints(text, 80, { mark: "…" }));
	const parsed = parseUntrustedJson(text, {
		maxBytes: 262144,
		maxDepth: 3,
		maxNodes: 2e4
	});
	if (!parsed.ok) return failure(`is ${shown}, no JSON list: ${parsed.error.message}`);
	const list = parsed.value;
	if (!Array.isArray(list)) return failure(`is ${shown}, no JSON list. Write such as ["one", "two"]`);
	const { elements, characters } = matrixLimits;
	if (list.length > elements) return failure(`has ${list.length} entries, and at most ${elements} are started. Leave a shorter list`);
	const values = list.map((entry) => matrixValueSchema.safeParse(entry));
	const wrong = values.findIndex(({ success: isFit }) => !isFit);
	if (wrong >= 0) {
		const entry = truncateCodePoints(JSON.stringify(list[wrong]), 80, { mark: "…" });
		return failure(`has ${entry} as entry ${wrong}. An entry is a text of 1 to ${characters} characters, or a map of plain values; \`index\` and \`value\` are no names for them`);
	}
	return success(values.flatMap(({ data }) => data === void 0 ? [] : [data]));
}

// src/core/gate/matrix-end.ts
function settleMatrix(name, { expansion, facts }) {
	const { cause } = expansion;
	if (expansion.kind === "refused") return {
		status: "never",
		never: {
			kind: "broken",
			message: expansion.message,
			since: cause
		}
	};
	const parts = expansion.elements.map((element) => ({
		row: facts.visit(elementName(element)),
		element
	}));
	const open = parts.filter(({ row }) => isOpen(row)).length;
	if (open > 0) return {
		status: "waiting",
		wait: {
			gate: "matrix",
			for: listOpenNeeds(name, facts),
			count: {
				open,
				all: parts.length
			}
		}
	};
	const since = Math.max(cause, ...parts.map(({ row }) => row.status === "ended" ? row.settledAt : 0));
	const matrix = findMatrix(facts.run, name);
	const settled = {
		name,
		parts,
		since,
		facts
	};
	return matrix?.pick === void 0 ? endWithAll(settled) : endWithPick(settled, matrix.pick);
}
function endWithAll(settled) {
	const { name, parts, facts } = settled;
	const ended = parts.flatMap(({ row }) => row.status === "ended" ? [row] : []);
	const outcomes = ended.map(({ last }) => last.body.outcome);
	const bad = stageOf(facts.run, name)["continue-on-failure"] === true && outcomes.some(isSuccess) ? void 0 : ended.find(({ last }) => !isSuccess(last.body.outcome));
	const isIdle = outcomes.every((outcome) => outcome === "noop");
	const outcome = bad?.last.body.outcome ?? (isIdle ? "noop" : "succeeded");
	const source = ended.findLast(({ last }) => (last.body.handoff ?? last.body.handoffDigest) !== void 0) ?? ended.at(-1);
	return end(settled, {
		outcome,
		bad: bad?.last,
		source: source?.last.body.stage,
		note: ended.length === 0 ? noneNote(parts) : void 0
	});
}
function noneNote(parts) {
	return parts.length === 0 ? "The list of the matrix is empty." : "No element of the matrix could start.";
}
function endWithPick(settled, pick) {
	const { parts, since, facts } = settled;
	if (parts.length === 0) return end(settled, {
		outcome: "noop",
		source: void 0,
		note: noneNote(parts)
	});
	const judged = parts.map((part) => ({
		part,
		title: titleOf(facts.run, part.row.name),
		verdict: judge(part, {
			pick,
			facts
		})
	}));
	const [best] = judged.flatMap(({ verdict, ...each }) => typeof verdict === "number" ? [{
		...each,
		score: verdict
	}] : []).toSorted((a, b) => b.score - a.score || a.part.element.index - b.part.element.index);
	if (best === void 0) {
		const reasons = judged.map(({ title, verdict }) => `${title}: ${String(verdict)}`).join("; ");
		const claims = explainClaims(parts.flatMap(({ row }) => row.status === "ended" ? [row.last.body] : []));
		return {
			status: "never",
			never: {
				kind: "broken",
				message: `BATON-E748: no element can be picked: ${truncateCodePoints(reasons, 600, { mark: "…" })}${claims}`,
				since
			}
		};
	}
	const note = describePick(best, judged);
	return end(settled, {
		outcome: "succeeded",
		source: best.part.row.name,
		picked: best.part.element.index,
		note
	});
}
function describePick({ title, score }, judged) {
	const others = judged.filter((other) => other.title !== title).map((other) => `${other.title} ${typeof other.verdict === "number" ? other.verdict : "is no candidate"}`);
	const rest = others.length === 0 ? "" : `; the others: ${others.join(", ")}`;
	return truncateCodePoints(`picked ${title} with ${score}${rest}`, 300, { mark: "…" });
}
function judge({ row, element }, { pick, facts }) {
	if (row.status === "never" && row.never.kind === "blocked") return `${row.never.by} did not succeed`;
	if (row.status !== "ended") return "it was not started";
	const { body } = row.last;
	if (body.outcome !== "succeeded") return `it ended ${body.outcome}`;
	const { conditions } = facts.gates;
	if (conditions === void 0) throw new Error(`Run ${facts.run.run} picks elements, and nothing was loaded that judges them.`);
	const each = {
		index: element.index,
		name: row.name,
		outcome: body.outcome,
		results: judgedResults(body),
		matrix: describeMatrix(element, facts)
	};
	const verdict = conditions.score(pick, { each });
	return verdict.kind === "number" ? verdict.value : verdict.message;
}
function describeMatrix({ stage, index, value, of }, facts) {
	if (of !== void 0) {
		const before = facts.visit(of);
		const body = before.status === "ended" ? before.last.body : void 0;
		return {
			index,
			name: of,
			outcome: body?.outcome ?? "",
			results: body === void 0 ? {} : judgedResults(body)
		};
	}
	if (findMatrix(facts.run, stage)?.origin.kind !== "values" || value === void 0) return { index };
	return typeof value === "string" ? {
		index,
		value
	} : {
		index,
		value: "",
		...value
	};
}
function end({ name, since, facts }, { outcome, note, bad, source, picked }) {
	const { run, tasks } = facts;
	const own = tasks.findLast(({ body }) => body.stage === source);
	const before = own ?? tasks.findLast(({ seq }) => seq <= since);
	const { body } = run;
	const time = before?.body.finishedAt ?? body.startedAt;
	const failure = bad?.body.failure;
	return {
		status: "ended",
		last: {
			kind: "task",
			repo: run.repo,
			thread: run.thread,
			run: run.run,
			task: name,
			attempt: 1,
			execution: 1,
			seq: since,
			prev: "",
			body: {
				stage: name,
				agent: own?.body.agent ?? "",
				engine: own?.body.engine ?? "",
				outcome,
				...failure === void 0 ? {} : { failure: {
					...failure,
					message: `${bad?.body.stage}: ${failure.message}`
				} },
				...note === void 0 ? {} : { note },
				results: {},
				outputs: [],
				consumed: [],
				isolated: own?.body.isolated ?? false,
				warnings: [],
				startedAt: own?.body.startedAt ?? time,
				finishedAt: time,
				workflowRun: before?.body.workflowRun ?? body.workflowRun
			}
		},
		settledAt: since,
		matrix: {
			source,
			picked
		}
	};
}

// src/core/gate/matrix.ts
const matrixGate = {
	name: "matrix",
	derive: deriveWithMatrices,
	expand,
	settle: settleMatrix,
	of: "element",
	ask: ({ name, next }, facts) => {
		const element = elementOf(facts.run, name);
		if (element === void 0) return {
			kind: "open",
			cause: 0
		};
		const before = askBefore(element, {
			name,
			facts
		});
		if (before.kind !== "open") return before;
		const freed = findPlace(element, facts);
		const failed = findFirstFailure(element, {
			name,
			facts
		});
		const cause = freed === void 0 ? void 0 : Math.max(next.cause, freed, before.cause);
		if (failed !== void 0 && (cause === void 0 || cause >= failed.settledAt)) return {
			kind: "never",
			why: {
				kind: "skipped",
				after: failed.name
			}
		};
		return cause === void 0 ? waitFor(name, facts) : {
			kind: "open",
			cause
		};
	}
};
function askBefore({ of }, { name, facts }) {
	if (of === void 0) return {
		kind: "open",
		cause: 0
	};
	const row = facts.visit(of);
	if (isOpen(row)) return waitFor(name, facts);
	return row.status === "ended" && row.last.body.outcome === "succeeded" ? {
		kind: "open",
		cause: row.settledAt
	} : {
		kind: "never",
		why: {
			kind: "blocked",
			by: of
		}
	};
}
function waitFor(name, facts) {
	return {
		kind: "wait",
		wait: {
			gate: "matrix",
			for: listOpenNeeds(name, facts)
		}
	};
}
function findPlace({ stage, index }, { run, visit }) {
	const earlier = listElements(run, stage).slice(0, index).map((other) => visit(elementName(other))).filter((row) => row.status !== "never" || row.never.kind !== "blocked");
	const needed = earlier.length - maxParallelOf(run, stage) + 1;
	if (needed <= 0) return 0;
	return earlier.flatMap((row) => row.status === "ended" ? [row.settledAt] : []).toSorted((a, b) => a - b)[needed - 1];
}
function maxParallelOf(run, name) {
	const stage = stageOf(run, name);
	const { maxParallel = matrixLimits.elements, failFast = false } = findMatrix(run, name) ?? {};
	const branch = isAgentStage(stage) ? stage.branch : void 0;
	return failFast && branch !== void 0 && !/\bmatrix\b/.test(branch) ? 1 : maxParallel;
}
function findFirstFailure({ stage }, { name, facts }) {
	if (findMatrix(facts.run, stage)?.failFast !== true) return void 0;
	const started = new Set(facts.tasks.map(({ body }) => body.stage));
	return listElements(facts.run, stage).map(elementName).filter((other) => other !== name && started.has(other)).map(facts.visit).filter((row) => row.status === "ended" && !isSuccess(row.last.body.outcome)).toSorted(compareBy(({ settledAt }) => settledAt))[0];
}

export { matrixGate };