import { C as request, c as listen, f as describeThread, r as renderThreadBody, t as runUntilSignal, v as collectFacts } from "./run-until-signal.js";
import { C as Hono, f as escapeHtml, m as limitText, n as describeRun, x as createAdaptorServer } from "./fill-records.js";
import { t as createConsoleLog } from "./console-log.js";
import { t as listLabels } from "./list-labels.js";
import { a as follow, c as forVisitor, f as isSameText, g as setCookie, i as createQueueRoutes, l as showNotFound, m as getCookie, n as createRunsRoutes, o as createSiteRoutes, r as addressOf, s as endRoutes, t as describeTimeline, u as showPage, y as searchTextOf } from "./describe-timeline.js";
import { l as UsageError } from "./read-json.js";
import { a as openTry, i as makeFolder, n as planPlay, t as openUserRepository } from "./open-repository2.js";
import { C as findRuns, bn as loadState, w as runRefOf } from "./job-agent-plan-publish.js";
import { q as describeListed } from "./job-plan-publish.js";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { rmSync } from "node:fs";

// src/adapters/queue/memory-run-index.ts
function createMemoryRunIndex() {
	const runs = /* @__PURE__ */ new Map();
	const keyOf = (repository, run) => `${repository} ${run}`;
	return {
		async put(run) {
			const key = keyOf(run.repository.id, run.run);
			if ((runs.get(key)?.seq ?? 0) <= run.seq) runs.set(key, run);
		},
		find: async (repository, run) => runs.get(keyOf(repository, run)),
		remove: async (repository, run) => void runs.delete(keyOf(repository, run)),
		async list(query) {
			const { offset = 0, limit } = query;
			return [...runs.values()].filter((run) => isAsked(run, query)).toSorted(byStart).slice(offset, offset + limit);
		},
		async listPipelines(repositories) {
			const own = [...runs.values()].filter(({ repository }) => repositories.includes(repository.id));
			return [...new Set(own.map(({ pipeline }) => pipeline))].sort();
		}
	};
}
function isAsked(run, { repositories, pipeline, state, text }) {
	return repositories.includes(run.repository.id) && (pipeline === void 0 || run.pipeline === pipeline) && (state === void 0 || hasState(run, state)) && (text === void 0 || searchTextOf(run).includes(text.toLowerCase()));
}
function hasState({ outcome, turn }, state) {
	if (state === "open" || state === "ended") return outcome === void 0 === (state === "open");
	return (outcome ?? turn) === state;
}
function byStart(a, b) {
	const [first, second] = [Date.parse(a.startedAt), Date.parse(b.startedAt)];
	return second - first || a.repository.id - b.repository.id || (a.run < b.run ? -1 : 1);
}

// src/lab/dev/dev-facts.ts
const readMilliseconds = 300;
function createDevFacts(world, repository) {
	const known = createMemoryRunIndex();
	let last;
	const read = () => {
		if (last !== void 0 && Date.now() - last.at < readMilliseconds) return last.facts;
		const facts = collectFacts(world).then(async (found) => {
			await indexRuns(known, {
				facts: found,
				repository
			});
			return found;
		});
		last = {
			at: Date.now(),
			facts
		};
		return facts;
	};
	return {
		index: afterwards(known, read),
		readRun: async (run) => describeShown(await read(), run),
		async listThreads() {
			const { threads, pullRequests } = await read();
			return threads.filter(({ kind }) => kind === "issue" || kind === "pull-request").map((thread) => describeThread(thread, pullRequests)).toReversed();
		},
		forget: () => {
			last = void 0;
		}
	};
}
function afterwards(known, read) {
	return {
		...known,
		async find(repository, run) {
			await read();
			return known.find(repository, run);
		},
		async list(query) {
			await read();
			return known.list(query);
		},
		async listPipelines(repositories) {
			await read();
			return known.listPipelines(repositories);
		}
	};
}
async function indexRuns(index, { facts: { records }, repository }) {
	for (const stored of findRuns(records)) {
		const state = await loadState(records, stored.record.run);
		if (state.ok) await index.put({
			...describeListed(state.value, runRefOf(stored).first),
			repository,
			installation: 0
		});
	}
}
async function describeShown({ records }, { run }) {
	const own = records.filter(({ record }) => record.run === run);
	const state = await loadState(own, run);
	if (!state.ok) return { kind: "gone" };
	const timeline = describeTimeline({
		state: state.value,
		records: own,
		now: (/* @__PURE__ */ new Date()).toISOString()
	});
	return {
		kind: "run",
		run: describeRun(state.value, own),
		timeline
	};
}

// src/lab/dev/dev-routes.ts
const most = 65536;
function createDevRoutes(parts) {
	const { site, facts } = parts;
	const app = createSiteRoutes(site);
	app.get("/", forVisitor(site, async (context) => {
		const main = renderIssues(await facts.listThreads());
		return showPage(context, site, {
			title: "Issues",
			main,
			live: "/issues/events"
		});
	}));
	app.get("/issues/events", forVisitor(site, (context, visitor) => follow(context, {
		site,
		visitor
	}, () => facts.listThreads())));
	app.get("/issues/:number", forVisitor(site, (context) => showThread(context, parts)));
	app.get("/issues/:number/events", forVisitor(site, (context, visitor) => follow(context, {
		site,
		visitor
	}, () => findThread(context, facts))));
	addActs(app, parts);
	return endRoutes(app, site);
}
async function findThread(context, facts) {
	const number = Number(context.req.param("number"));
	return (await facts.listThreads()).find((thread) => thread.number === number);
}
function addActs(app, { world, facts }) {
	const act = async (method, path, body) => {
		const done = await request(world, {
			token: world.tokens.maintainer,
			method,
			path,
			body
		});
		facts.forget();
		return done;
	};
	app.post("/issues", async (context) => {
		const { title, body } = await readForm(context);
		if (title === "") return context.redirect("/", 303);
		const { number } = await act("POST", "/issues", {
			title,
			body
		});
		return context.redirect(`/issues/${number}`, 303);
	});
	app.post("/issues/:number/comments", async (context) => {
		const { body = "" } = await readForm(context);
		const path = `/issues/${Number(context.req.param("number"))}`;
		if (body.trim() !== "") await act("POST", `${path}/comments`, { body });
		return context.redirect(path, 303);
	});
	app.post("/issues/:number/labels", async (context) => {
		const { name = "", remove } = await readForm(context);
		const path = `/issues/${Number(context.req.param("number"))}`;
		if (remove === "yes") await act("DELETE", `${path}/labels/${encodeURIComponent(name)}`);
		else if (name !== "") await act("POST", `${path}/labels`, { labels: [name] });
		return context.redirect(path, 303);
	});
}
async function readForm(context) {
	const form = await context.req.parseBody();
	return Object.fromEntries(Object.entries(form).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []));
}
function renderIssues(threads) {
	const rows = threads.map(({ number, title, state, kind, labels }) => `<li><a href="/issues/${number}">#${number} ${escapeHtml(limitText(title, 200))}</a> <span class="badge ${state}">${kind === "pull-request" ? "pull request, " : ""}${state}</span> ${labels.map(renderLabel).join(" ")}</li>`);
	return [
		"<h1>Issues of the local GitHub</h1>",
		rows.length === 0 ? "<p>There is no issue yet. Open one, then click a label of it.</p>" : `<ul>${rows.join("")}</ul>`,
		"<h2>New issue</h2><form method=\"post\" action=\"/issues\">",
		"<label class=\"field\">Title<input name=\"title\" required maxlength=\"256\"></label>",
		"<label class=\"field\">Text<textarea name=\"body\"></textarea></label><button>Open issue</button></form>"
	].join("\n");
}
function renderLabel(name) {
	return `<span class="label">${escapeHtml(name)}</span>`;
}
async function showThread(context, { site, facts, labels, repository }) {
	const thread = await findThread(context, facts);
	if (thread === void 0) return showNotFound(context, site, void 0);
	const { number, title } = thread;
	const links = (await site.index.list({
		repositories: [repository.id],
		limit: 200
	})).filter(({ subject }) => subject === number).map((run) => `<a href="${escapeHtml(addressOf(run))}">Run ${escapeHtml(run.run)}</a>`);
	const main = [
		`<h1>#${number} ${escapeHtml(limitText(title, 200))}</h1>`,
		`<h2>Labels</h2><div class="chips">${[.../* @__PURE__ */ new Set([...labels, ...thread.labels])].map((name) => renderChip(thread, name)).join("")}</div>`,
		`<p>${links.join(" · ") || "No run is about it yet."}</p>`,
		`<article class="thread">${renderThreadBody(thread, {
			runs: [],
			most
		})}</article>`,
		`<h2>Comment</h2><form method="post" action="/issues/${number}/comments">`,
		"<label class=\"field\"><span>Text, or a command such as <code>/baton status</code></span><textarea name=\"body\" required></textarea></label><button>Comment</button></form>"
	].join("\n");
	return showPage(context, site, {
		title: `#${number} ${title}`,
		main,
		live: `/issues/${number}/events`
	});
}
function renderChip({ number, labels }, name) {
	const isOn = labels.some((label) => label.toLowerCase() === name.toLowerCase());
	return [
		`<form method="post" action="/issues/${number}/labels"><input type="hidden" name="name" value="${escapeHtml(name)}">`,
		isOn ? "<input type=\"hidden\" name=\"remove\" value=\"yes\">" : "",
		`<button aria-pressed="${isOn}">${escapeHtml(name)}</button></form>`
	].join("");
}

// src/lab/dev/guard.ts
function createGuard({ origin, token }) {
	const { host, port } = new URL(origin);
	const cookie = `baton-dev-${port}`;
	return async (context, next) => {
		if (context.req.header("host") !== host) return context.text(`This page is at ${origin} alone.\n`, 403);
		const isRead = context.req.method === "GET";
		if (!isRead && context.req.header("origin") !== origin) return context.text("This form belongs to another page.\n", 403);
		const given = context.req.query("token");
		if (isRead && context.req.path === "/" && given !== void 0 && isSameText(given, token)) {
			setCookie(context, cookie, token, {
				httpOnly: true,
				sameSite: "Strict",
				path: "/"
			});
			return context.redirect("/");
		}
		if (!isSameText(getCookie(context, cookie) ?? "", token)) return context.text("Open the address that `baton dev` shows in the terminal.\n", 403);
		return next();
	};
}

// src/lab/dev/run-dev.ts
async function runDev(options, surroundings) {
	const { directory, signal, onReady } = surroundings;
	const user = await openUserRepository(directory, signal);
	const folder = makeFolder(options.keep);
	let progress;
	try {
		const opened = await openTry({
			folder,
			work: join(folder, "github")
		}, {
			user,
			options: {
				...options,
				as: "write"
			},
			signal,
			functions: void 0,
			makePlan: (draft, publicKey) => planPlay(draft, options, {
				root: user.root,
				publicKey
			}),
			senderOf: () => void 0,
			openProgress(config) {
				progress = surroundings.openProgress(config);
				return progress;
			}
		});
		try {
			await opened.tryWorld.start();
			await servePage(opened, {
				port: options.port,
				signal,
				onReady
			});
		} finally {
			opened.stop();
			await opened.tryWorld.world.close();
		}
	} finally {
		progress?.stop();
		if (options.keep === void 0) rmSync(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
async function servePage(opened, { port: wanted, signal, onReady }) {
	const app = new Hono();
	const server = createAdaptorServer({ fetch: app.fetch });
	const origin = `http://127.0.0.1:${await listen(server, wanted).catch((error) => {
		throw explain(error, wanted);
	})}`;
	const token = randomBytes(24).toString("base64url");
	app.use(createGuard({
		origin,
		token
	}));
	mountPages(app, opened, signal);
	onReady(`${origin}/?token=${token}`);
	if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
}
function mountPages(app, { plan, tryWorld: { world } }, closing) {
	const [owner = "", name = ""] = world.repository.name.split("/");
	const defaultBranch = world.server.defaultBranchOf(world.repository.name);
	const repository = {
		id: world.repository.id,
		owner,
		name,
		defaultBranch
	};
	const facts = createDevFacts(world, repository);
	const isOwn = (one, other) => `${one}/${other}`.toLowerCase() === world.repository.name.toLowerCase();
	const site = {
		index: facts.index,
		admit: async () => ({
			login: void 0,
			findRepository: async (one, other) => isOwn(one, other) ? repository : void 0,
			listRepositories: async () => [repository]
		}),
		searchRun: async () => void 0,
		readRun: facts.readRun,
		readQueue: async () => ({
			pending: void 0,
			jobs: [],
			pools: [],
			budgets: []
		}),
		addressOfSubject: ({ subject }) => `/issues/${subject}`,
		links: [{
			path: "/",
			title: "Issues"
		}],
		hasSignOut: false,
		followMilliseconds: 500,
		streams: /* @__PURE__ */ new Map(),
		closing,
		log: createConsoleLog(process.stderr)
	};
	app.route("/runs", createRunsRoutes(site));
	app.route("/queue", createQueueRoutes(site));
	const labels = listLabels(plan.config).map((label) => label.name);
	app.route("/", createDevRoutes({
		site,
		facts,
		world,
		labels,
		repository
	}));
}
function explain(error, port) {
	const why = {
		EADDRINUSE: "another program listens there",
		EACCES: "this user may not use it"
	}[error.code ?? ""];
	return why === void 0 ? error : new UsageError(`--port is ${port}, and ${why}. Write another number, or leave --port out.`);
}

// src/lab/dev/dev.ts
async function dev(options) {
	const onReady = (address) => process.stdout.write(`Open ${address}\nCtrl-C ends it.\n`);
	return runUntilSignal(async (shown) => {
		await runDev(options, {
			...shown,
			directory: process.cwd(),
			onReady
		});
		return 0;
	}, options.keep);
}

export { dev };