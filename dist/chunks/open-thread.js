import { r as loadConfig } from "./load-config.js";
import { c as readJsonAs, l as UsageError } from "./read-json.js";
import { r as toComment, t as commentsSchema } from "./to-comment.js";
import { t as openRepository } from "./open-repository.js";
import { n as decodeThread } from "./decode-thread.js";
import { Zt as parseRunName } from "./job-agent-plan-publish.js";
import { Tr as actionsAccount } from "./job-plan-publish.js";

// src/cli/thread/read-thread.ts
async function readThread(connection, request) {
	const { config, thread } = request;
	const { comments, trustedAuthor } = await vouch(connection, await connection.github.threads.listSince(thread, "1970-01-01T00:00:00Z"), request);
	const author = trustedAuthor === void 0 ? {} : { trustedAuthor };
	return {
		config,
		thread,
		comments,
		read: decodeThread(comments, {
			config,
			thread,
			repo: connection.repository.id,
			...author
		}),
		connection
	};
}
async function vouch({ github }, listed, { config, trustedAuthor }) {
	if (config.signing !== void 0) return {
		comments: listed,
		trustedAuthor
	};
	const { comments } = await github.provenance.readEdits(listed);
	return {
		comments,
		trustedAuthor: trustedAuthor ?? 41898282
	};
}
async function listThreads(connection, config, query) {
	if (query.subject !== void 0) return [query.subject];
	if (query.run === void 0) throw new UsageError("Say which thread to read: --subject N, or the name of a run with --run.");
	const pipelines = Object.keys(config.pipelines);
	const location = parseRunName(query.run, pipelines);
	if (location === void 0) throw new UsageError(`"${query.run}" is no name of a run: write <pipeline>-<number>, with a pipeline of ${pipelines.join(", ")}, or name the thread with --subject N.`);
	const own = (await connection.github.ledgers.list("runs", location.pipeline)).map(({ number }) => number).toReversed();
	const [first, ...others] = location.subject === void 0 ? own : [location.subject, ...own];
	if (first !== void 0) return [first, ...others];
	throw new UsageError(`Pipeline "${location.pipeline}" has no runs issue yet, so there is no run "${query.run}".`);
}

// src/cli/thread/open-thread.ts
async function openThread(file, options) {
	return file === void 0 ? openOnGitHub(options) : openFile(file, options);
}
function openFile(file, options) {
	if (options.repo !== void 0) throw new UsageError("Comments come from a file or from GitHub: leave the file or --repo out.");
	const { repoId: repo, subject: thread } = options;
	if (repo === void 0 || thread === void 0) throw new UsageError("A file of comments does not say whose they are: add --repo-id <n> and --subject <n>.");
	const config = loadConfig(options.config);
	const comments = readJsonAs(file, {
		schema: commentsSchema,
		what: "what \"list issue comments\" returns"
	}).map(toComment);
	return {
		config,
		thread,
		comments,
		read: decodeThread(comments, {
			...options,
			config,
			repo,
			thread
		})
	};
}
async function openOnGitHub(options) {
	const { connection, config } = await openRepository(options);
	const [likeliest, ...others] = await listThreads(connection, config, options);
	const read = (thread) => readThread(connection, {
		...options,
		config,
		thread
	});
	const first = await read(likeliest);
	if (options.run === void 0 || holds(first, options.run)) return first;
	for (const thread of others) {
		const other = await read(thread);
		if (holds(other, options.run)) return other;
	}
	return first;
}
function holds({ read }, run) {
	return read.records.some(({ record }) => record.run === run);
}

export { readThread as n, openThread as t };