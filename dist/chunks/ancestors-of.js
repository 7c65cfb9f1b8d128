// src/core/pipeline/ancestors-of.ts
/** All stages that a stage needs, directly or through others, in the order of the config. */
function ancestorsOf(pipeline, stage) {
	const found = /* @__PURE__ */ new Set();
	const open = [stage];
	for (let next = open.pop(); next !== void 0; next = open.pop()) for (const need of pipeline.stages[next]?.needs ?? []) {
		if (found.has(need)) continue;
		found.add(need);
		open.push(need);
	}
	return Object.keys(pipeline.stages).filter((name) => found.has(name));
}

export { ancestorsOf as t };