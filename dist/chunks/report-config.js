import { t as parseWholeConfig } from "./parse-whole-config.js";
import { n as oneLine, t as codeSpan } from "./inline.js";
import { t as neutraliseInline } from "./neutralise-inline.js";

// src/core/view/comment/config-notice.ts
/** Label of the issue that says that nothing can start (U18). */
const configNoticeLabel = "baton:action-required";
/** By this and its author the issue is known again. */
const configNoticeMarker = "<!-- baton-config:faults -->";
const mostProblems = 20;
/** The issue about a configuration that cannot be read: each fault with its place and what to write instead. */
function renderConfigNotice({ file, commit, page, problems }) {
	const faults = problems.length === 1 ? "a fault" : `${problems.length} faults`;
	const blob = `${page}/blob/${commit}/${file.split("/").map(encodeURIComponent).join("/")}`;
	const lines = problems.slice(0, mostProblems).map((problem) => `- ${describe(problem, blob)}`);
	const more = problems.length - lines.length;
	const body = [
		`Nothing can be started: ${codeSpan(file)} has ${faults} at [\`${commit.slice(0, 12)}\`](${blob}).`,
		[...lines, ...more > 0 ? [`- … and ${more} more; \`baton validate\` says them all.`] : []].join("\n"),
		"Mend them on the default branch. This issue is closed by Baton when it next reads the file, which the workflow of `examples/check-config` and the App do at once, and a sweep every day.",
		configNoticeMarker
	];
	return {
		title: `Baton: ${file} has ${faults}`,
		body: body.join("\n\n")
	};
}
function describe({ code, message, line, column }, blob) {
	const text = neutraliseInline(oneLine(message, 600), {
		references: true,
		tables: false
	});
	if (line === void 0) return `${code}: ${text}`;
	return `[${column === void 0 ? `line ${line}` : `line ${line}, column ${column}`}](${blob}#L${line}): ${code}: ${text}`;
}

// src/engine/plan/report-config.ts
/**
* Keeps one issue open while the configuration of the default branch has faults, and none when it has not (U18). Done any
* number of times it comes to the same. Ordinary starts do not ask: they cost what they cost.
*/
async function reportConfig({ issues, notices }, facts) {
	const config = await parseWholeConfig(facts.text);
	const problems = config.ok ? [] : config.error;
	const own = (await notices.listOpen(configNoticeLabel)).filter(({ body }) => body.trimEnd().endsWith(configNoticeMarker)).toSorted((a, b) => a.number - b.number);
	const [first, ...others] = own;
	const over = problems.length === 0 ? own : others;
	for (const { number } of over) await notices.close(number);
	const closed = over.map(({ number }) => number);
	if (problems.length === 0) return {
		problems,
		open: void 0,
		closed
	};
	const notice = renderConfigNotice({
		...facts,
		problems
	});
	if (first === void 0) return {
		problems,
		open: await issues.create({
			...notice,
			labels: [configNoticeLabel],
			assignees: []
		}),
		closed
	};
	if (first.body.trimEnd() !== notice.body) await notices.update(first.number, notice);
	return {
		problems,
		open: first,
		closed
	};
}

export { reportConfig as t };