import { i as __toESM, r as __require, t as __commonJSMin } from "./chunks/rolldown-runtime.js";
import { C as unknown, S as union, b as string, c as bigint, f as int, g as object, h as number, l as boolean, o as _undefined, r as _enum, s as array, u as custom, v as record, x as tuple } from "./chunks/zod.js";
import { Bc as messageOf, Br as runRefOf, Cc as getUserAgent, Ec as generateKeyPair, Es as branchStagesOf, Et as loadState, Ht as decodePorts, Ki as createGitHub, Ls as hasSubject, Mo as outputLimits, No as runUsageSchema, Ns as stageOf$1, O as createOctokit, On as renderStageBranch, Sc as RequestError, Ss as findMatrix, St as readRun, Tc as createVerifier, Vc as problemText, Vs as isAgentStage, Wt as openDispatch, Yt as priorityOf, _a as nextOf, _c as retry, at as describeChange, bc as createTokenAuth, ci as createNodeHasher, cr as StartBlocked, dr as outputArtifact, ds as executionTitle, fc as withTranslatedErrors, fi as toConfig, fr as outputFile, gc as throttling, ha as dueStages, hc as require_dist$1, hs as parseRunName, ko as createTextArtifacts, li as createDeflate, mc as createSystemClock, ot as parseChange, pc as GitHubError, po as parseUntrustedJson, sc as describeTime, st as pauseLabel, ta as commentsOf, uc as absentAsUndefined, ui as checkConfig, vc as paginateRest, wc as createSigner, xc as request, xn as buildRunUsage, yc as Octokit, zr as findRuns, zs as startIdOf } from "./chunks/job-agent-plan-publish.js";
import { d as deleteCookie, f as getCookie, g as searchTextOf, h as setSignedCookie, i as createQueueRoutes, l as showPage, m as setCookie, n as createRunsRoutes, o as createSiteRoutes, p as getSignedCookie, t as describeTimeline, u as siteHeaders } from "./chunks/describe-timeline.js";
import { t as createConsoleLog } from "./chunks/console-log.js";
import { D as HTTPException, S as Hono, n as describeRun, p as escapeHtml, t as fillStoredRecords, w as raw, x as getRequestListener, y as html } from "./chunks/fill-records.js";
import { t as require_split2 } from "./chunks/split2.js";
import { t as restEndpointMethods } from "./chunks/dist-src.js";
import { At as isTransient, B as isAtWork, G as readStatusCommentId, Tt as runsSince, Vt as createArtifactReader, Z as renderStatusComment, a as readRepositoryConfigText, g as describeListed, s as resumeRun, zt as wireEngine } from "./chunks/job-plan-publish.js";
import { A as applyChange, F as reportConfig, I as listOpenRuns, M as parseTrigger, P as classifyFor, V as completeConfig, h as startFromEvent, j as renderPlanSummary } from "./chunks/job-plan.js";
import { n as startOf } from "./chunks/hold-for-budget2.js";
import { i as advanceRun, o as explainLostJob, r as openAgentOutput, s as explainVanishedRun } from "./chunks/job-publish.js";
import { t as reportStartBlocked } from "./chunks/report-start-blocked.js";
import { n as unzipEntry } from "./chunks/unzip-entry.js";
import { builtinModules, createRequire } from "node:module";
import { setInterval as setInterval$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { createCipheriv, createDecipheriv, createHash, createHmac, createPrivateKey, hkdfSync, randomBytes, randomUUID, subtle, timingSafeEqual } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { platform } from "node:os";
import { EventEmitter, once } from "node:events";
import path, { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { AsyncLocalStorage } from "node:async_hooks";
import { Server as Server$1, createServer as createServer$1 } from "node:http";
import { Transform } from "node:stream";
import { Buffer as Buffer$1, isUtf8 } from "node:buffer";
import { exec } from "node:child_process";

// src/adapters/queue/postgres-app-store.ts
/** Creates the store of the App in PostgreSQL. Values whose time is over are removed when a process starts. */
function createPostgresAppStore({ query, schema }) {
	const table = `${schema}.app_values`;
	const isValid = "(expires IS NULL OR expires > now())";
	const remove = async (key, from) => {
		if (from === void 0) return (await query(`SELECT key FROM ${table} WHERE key = $1 AND ${isValid}`, [key])).length === 0;
		return (await query(`DELETE FROM ${table} WHERE key = $1 AND value = $2 AND ${isValid} RETURNING key`, [key, from])).length > 0;
	};
	return {
		async get(key) {
			const [row] = await query(`SELECT value FROM ${table} WHERE key = $1 AND ${isValid}`, [key]);
			return row === void 0 ? void 0 : String(row.value);
		},
		async put(key, value, { expiresAt } = {}) {
			await query(`INSERT INTO ${table} (key, value, expires) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`, [
				key,
				value,
				expiresAt ?? null
			]);
		},
		async delete(key) {
			await query(`DELETE FROM ${table} WHERE key = $1`, [key]);
		},
		async list(prefix) {
			return (await query(`SELECT key, value FROM ${table} WHERE starts_with(key, $1) AND ${isValid} ORDER BY key`, [prefix])).map(({ key, value }) => ({
				key: String(key),
				value: String(value)
			}));
		},
		async replace(key, { from, to }) {
			if (to === void 0) return remove(key, from);
			return (from === void 0 ? await query(`INSERT INTO ${table} AS old (key, value) VALUES ($1, $2)
               ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = NULL WHERE old.expires <= now() RETURNING key`, [key, to]) : await query(`UPDATE ${table} SET value = $2, expires = NULL WHERE key = $1 AND value = $3 AND ${isValid} RETURNING key`, [
				key,
				to,
				from
			])).length > 0;
		}
	};
}

// src/adapters/queue/postgres-database.ts
const pollMilliseconds$2 = 500;
/** Connects to the server and creates or migrates its tables. Fails in words when the server cannot be used. */
async function openPostgresDatabase(options) {
	const { waitMilliseconds = 3e4 } = options;
	const end = Date.now() + waitMilliseconds;
	for (;;) try {
		return await connect(options);
	} catch (thrown) {
		if (Date.now() >= end || !isUnreachable(thrown)) throw new Error(cannotUse(thrown));
		await setTimeout$1(Math.min(pollMilliseconds$2, waitMilliseconds));
	}
}
/** Builds the sentence about a server that cannot be used. It does not show the address, which may hold a password. */
function cannotUse(thrown) {
	return `BATON-E916: the PostgreSQL server of DATABASE_URL cannot be used: ${thrown instanceof AggregateError ? thrown.errors.map(messageOf).join(", ") : messageOf(thrown)}. Check that it runs, that the address has the form postgres://user:password@host/database, and that the user may create schemas in that database.`;
}
/** Returns whether the server may come up by itself: it refuses connections, or is starting (57P03). */
function isUnreachable(thrown) {
	const code = thrown instanceof Error && "code" in thrown ? thrown.code : void 0;
	return code === "ECONNREFUSED" || code === "57P03";
}
async function connect({ url, log, schema = "baton", superviseSeconds = 2 }) {
	const { PgBoss } = await import("./chunks/dist2.js");
	const boss = new PgBoss({
		connectionString: url,
		schema: `${schema}_queue`,
		application_name: "baton",
		schedule: false,
		superviseIntervalSeconds: superviseSeconds,
		monitorIntervalSeconds: superviseSeconds
	});
	boss.on("error", (error) => log.warning(`PostgreSQL: ${messageOf(error)}`));
	try {
		await boss.start();
		const db = boss.getDb();
		await db.executeSql(migration(schema));
		return {
			boss,
			schema,
			query: async (text, values = []) => (await db.executeSql(text, [...values])).rows,
			close: () => boss.stop({ graceful: true })
		};
	} catch (thrown) {
		await boss.stop({ graceful: false }).catch(() => void 0);
		throw thrown;
	}
}
/**
* Builds the statements that create our own tables. A lock lets one process migrate at a time. Later steps only add, so that
* processes of the version before go on while the new one starts.
*/
function migration(schema) {
	return `BEGIN;
    SELECT pg_advisory_xact_lock(hashtext('${schema}'));
    CREATE SCHEMA IF NOT EXISTS ${schema};
    CREATE TABLE IF NOT EXISTS ${schema}.app_values (
      key text COLLATE "C" PRIMARY KEY,
      value text NOT NULL,
      expires timestamptz
    );
    DELETE FROM ${schema}.app_values WHERE expires <= now();
    CREATE TABLE IF NOT EXISTS ${schema}.runs (
      repository bigint NOT NULL,
      run text COLLATE "C" NOT NULL,
      pipeline text NOT NULL,
      state text NOT NULL,
      is_open boolean NOT NULL,
      started timestamptz NOT NULL,
      search text NOT NULL,
      seq integer NOT NULL,
      facts text NOT NULL,
      PRIMARY KEY (repository, run)
    );
    CREATE INDEX IF NOT EXISTS runs_started ON ${schema}.runs (started DESC, repository, run);
    CREATE INDEX IF NOT EXISTS runs_state ON ${schema}.runs (state, started DESC, repository, run);
    CREATE INDEX IF NOT EXISTS runs_open ON ${schema}.runs (started DESC, repository, run) WHERE is_open;
    CREATE INDEX IF NOT EXISTS runs_pipeline ON ${schema}.runs (repository, pipeline);
    COMMIT;`;
}

// src/ports/queue.ts
/** The refusal of an item because too many wait. Nothing was stored; the sender has to try again later. */
var QueueFull = class extends Error {
	constructor({ id, waiting }) {
		super(`${waiting} items wait, which is the most; ${id} was not accepted. Send it again later.`);
		this.name = "QueueFull";
	}
};
/**
* Thrown by a handler that cannot go on before a time. The item is handed out again then. Until then it stays the first of its key,
* takes no place, and uses up no attempt; that holds over a restart too.
*/
var PutOff = class extends Error {
	/** ISO 8601. */
	until;
	constructor(message, { until, cause }) {
		super(message, { cause });
		this.name = "PutOff";
		this.until = until;
	}
};

// src/adapters/queue/journal.ts
const queueDefaults = {
	sleep,
	concurrency: 8,
	attempts: 5,
	backOff: doubleFromOneSecond,
	maxWaiting: 1e5
};
/** Returns 1 s, 2 s, 4 s, …, at most a minute. */
function doubleFromOneSecond(failures) {
	return Math.min(1e3 * 2 ** (failures - 1), 6e4);
}
async function sleep(milliseconds) {
	await setTimeout$1(milliseconds, void 0, { ref: false });
}

// src/adapters/queue/postgres-job.ts
/** The seconds after which the items of a process that died are handed out again. Its life is renewed in half of that. */
const heartbeatSeconds = 10;
const day$1 = 86400;
/**
* The settings of the queue of pg-boss. Of its policies only this one keeps the order of a key while an item waits for its next
* attempt. There, an item that failed for good blocks its key for ever; so no item ever fails for pg-boss, and the queue gives up itself.
*/
const jobPolicy = {
	policy: "key_strict_fifo",
	retryLimit: 1e6,
	heartbeatSeconds: 10,
	expireInSeconds: day$1 / 2,
	retentionSeconds: 365 * day$1,
	deleteAfterSeconds: 9 * day$1
};
/** Returns the job of pg-boss that stands for an item: what it stores, and how it is handed out. */
function toJob({ id, key, group, payload, runAt }) {
	const stored = { item: JSON.stringify({
		id,
		key,
		group,
		payload: payload ?? null
	}) };
	const place = group === void 0 ? {} : { group: { id: group } };
	const time = runAt === void 0 ? {} : { startAfter: new Date(runAt) };
	return [stored, {
		id: toUuid(id),
		singletonKey: key,
		...place,
		...time
	}];
}
/** Returns the item of a job. */
function readItem(job) {
	return JSON.parse(job.data.item);
}
/** Returns the id of the job: pg-boss takes UUIDs alone. */
function toUuid(id) {
	const hex = createHash("sha256").update(id).digest("hex");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

// src/adapters/queue/postgres-queue.ts
/** Creates a queue in PostgreSQL that any number of processes share. */
async function createPostgresQueue(database, options) {
	const { name = "work", retrySeconds = 1 } = options;
	const retry = retrySeconds > 0 ? {
		retryDelay: retrySeconds,
		retryBackoff: true,
		retryDelayMax: 60
	} : { retryDelay: 0 };
	await database.boss.createQueue(name, {
		...jobPolicy,
		...retry
	});
	return new PostgresQueue(database, {
		...queueDefaults,
		pollMilliseconds: 1e3,
		retrySeconds,
		name,
		...options
	});
}
var PostgresQueue = class {
	#database;
	#options;
	#running = /* @__PURE__ */ new Map();
	#timers = [];
	#handler;
	#closed = false;
	/** True when something may have become ready since the last search began. */
	#isWoken = false;
	#search;
	#count = {
		value: 0,
		at: 0
	};
	constructor(database, options) {
		this.#database = database;
		this.#options = options;
	}
	async add(item) {
		if (this.#closed) throw new Error(`The queue is closed; ${item.id} was not accepted.`);
		if (item.followUp !== true) await this.#refuseWhenFull(item.id);
		if (await this.#database.boss.send(this.#options.name, ...toJob(item)) === null) return false;
		this.#count.value++;
		this.#wake();
		return true;
	}
	process(handler) {
		this.#handler = handler;
		this.#timers.push(setInterval(() => this.#wake(), this.#options.pollMilliseconds).unref(), setInterval(() => void this.#renew(), 10 * 1e3 / 2).unref());
		this.#wake();
	}
	async size() {
		const [row] = await this.#database.query(`SELECT count(*)::int AS size FROM ${this.#database.schema}_queue.job
       WHERE name = $1 AND state <= 'active' AND (state <> 'created' OR start_after <= now())`, [this.#options.name]);
		return Number(row?.size);
	}
	async idle() {
		while (await this.size() > 0) await setTimeout$1(Math.min(this.#options.pollMilliseconds, 100));
	}
	async close() {
		this.#closed = true;
		await this.#search;
		while (this.#running.size > 0) await setTimeout$1(10);
		for (const timer of this.#timers) clearInterval(timer);
	}
	/** Counts what waits at most once a second: the limit is a guard, not an exact number. */
	async #refuseWhenFull(id) {
		if (this.#count.value < this.#options.maxWaiting && Date.now() - this.#count.at < 1e3) return;
		this.#count = {
			value: await this.size(),
			at: Date.now()
		};
		if (this.#count.value >= this.#options.maxWaiting) throw new QueueFull({
			id,
			waiting: this.#count.value
		});
	}
	#wake() {
		this.#isWoken = true;
		this.#search ??= this.#handOut().finally(() => {
			this.#search = void 0;
			if (this.#isWoken && !this.#isFull()) this.#wake();
		});
	}
	#isFull() {
		return this.#closed || this.#handler === void 0 || this.#running.size >= this.#options.concurrency;
	}
	/** Hands out items until none is ready or all places are taken. */
	async #handOut() {
		while (this.#isWoken && !this.#isFull()) {
			this.#isWoken = false;
			let jobs = await this.#take();
			while (jobs.length > 0) {
				for (const job of jobs) {
					this.#running.set(job.id, job);
					this.#work(job);
				}
				jobs = this.#isFull() ? [] : await this.#take();
			}
		}
	}
	/**
	* Takes the next items, each of another key. The last free place is taken alone, so that it can be refused to a group that has
	* all others.
	*/
	async #take() {
		const { boss } = this.#database;
		const { name, concurrency, log } = this.#options;
		const most = Math.max(1, concurrency - 1);
		const batchSize = Math.max(1, concurrency - this.#running.size - 1);
		const groups = [...this.#running.values()].flatMap(({ groupId }) => groupId ?? []);
		const ignoreGroups = [...new Set(groups)].filter((group) => groups.filter((other) => other === group).length >= most);
		try {
			const jobs = await boss.fetch(name, {
				includeMetadata: true,
				batchSize,
				ignoreGroups
			});
			if (!this.#closed) return jobs;
			if (jobs.length > 0) await boss.fail(name, jobs, { message: "The process stopped before it began." });
		} catch (thrown) {
			log.warning(`PostgreSQL handed out no work: ${messageOf(thrown)}`);
		}
		return [];
	}
	async #work(job) {
		const { log } = this.#options;
		const item = readItem(job);
		try {
			const end = await this.#tryOnce(job, item);
			if (end instanceof PutOff) await this.#putOff(job, end.until);
			else await this.#settle(job, {
				item,
				failure: end
			});
		} catch (thrown) {
			log.error(`The end of ${item.id} of ${item.key} could not be stored; it will be handed out again: ${messageOf(thrown)}`);
		} finally {
			this.#running.delete(job.id);
			this.#count.value--;
			this.#wake();
		}
	}
	/** Hands out an item once. Returns the failure as a message; undefined when there was none. */
	async #tryOnce(job, item) {
		if (job.retryCount >= this.#options.attempts) return "the process ended before the last attempt did";
		try {
			await this.#handler?.(item);
			return;
		} catch (thrown) {
			return thrown instanceof PutOff ? thrown : messageOf(thrown);
		}
	}
	/**
	* Puts a job off as its retry, which keeps it the first of its key. pg-boss has no way for that which counts no attempt: it counts
	* one whenever it hands out a job that has begun before.
	*/
	async #putOff({ id, retryCount }, until) {
		const { query, schema } = this.#database;
		await query(`UPDATE ${schema}_queue.job SET state = 'retry', started_on = NULL, heartbeat_on = NULL, start_after = $3
       WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $4`, [
			this.#options.name,
			id,
			until,
			retryCount
		]);
	}
	async #settle(job, { item, failure }) {
		const { boss } = this.#database;
		const { name, attempts, log } = this.#options;
		const { id, key } = item;
		if (failure === void 0) return void await boss.complete(name, job);
		const attempt = job.retryCount + 1;
		if (attempt < attempts) {
			log.warning(`Attempt ${attempt} of ${attempts} for ${id} of ${key} failed: ${failure}`);
			await boss.fail(name, job, { message: failure });
			return;
		}
		await boss.deleteJob(name, job);
		log.error(`Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
	}
	/** Says that this process lives, so that nobody takes over what it handles. */
	async #renew() {
		if (this.#running.size === 0) return;
		try {
			await this.#database.boss.touch(this.#options.name, [...this.#running.values()]);
		} catch (thrown) {
			this.#options.log.warning(`PostgreSQL: ${messageOf(thrown)}`);
		}
	}
};

// src/adapters/queue/postgres-run-index.ts
/** Creates the index of runs in PostgreSQL, which all processes of the App share. */
function createPostgresRunIndex({ query, schema }) {
	const table = `${schema}.runs`;
	return {
		async put(run) {
			const { repository, outcome, turn, startedAt } = run;
			const place = [
				repository.id,
				run.run,
				run.pipeline,
				outcome ?? turn ?? "",
				outcome === void 0
			];
			await query(`INSERT INTO ${table} AS known (repository, run, pipeline, state, is_open, started, search, seq, facts)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (repository, run) DO UPDATE SET pipeline = excluded.pipeline, state = excluded.state,
           is_open = excluded.is_open, started = excluded.started, search = excluded.search, seq = excluded.seq,
           facts = excluded.facts
         WHERE excluded.seq >= known.seq`, [
				...place,
				startedAt,
				storable(searchTextOf(run)),
				run.seq,
				storable(JSON.stringify(run))
			]);
		},
		async find(repository, run) {
			const [row] = await query(`SELECT facts FROM ${table} WHERE repository = $1 AND run = $2`, [repository, storable(run)]);
			return row === void 0 ? void 0 : toRun$1(row);
		},
		async remove(repository, run) {
			await query(`DELETE FROM ${table} WHERE repository = $1 AND run = $2`, [repository, run]);
		},
		async list(asked) {
			const values = [];
			const add = (value) => `$${values.push(value)}`;
			const where = buildWhere$1(asked, add);
			return (await query(`SELECT facts FROM ${table} WHERE ${where} ORDER BY started DESC, repository, run
         LIMIT ${add(asked.limit)} OFFSET ${add(asked.offset ?? 0)}`, values)).map(toRun$1);
		},
		async listPipelines(repositories) {
			return (await query(`SELECT DISTINCT pipeline COLLATE "C" AS pipeline FROM ${table} WHERE repository = ANY($1::bigint[]) ORDER BY 1`, [repositories])).map(({ pipeline }) => String(pipeline));
		}
	};
}
function toRun$1(row) {
	return JSON.parse(String(row.facts));
}
/** Returns a text that the server can store: it has no character 0. */
function storable(text) {
	return text.replaceAll("\0", "");
}
function buildWhere$1({ repositories, pipeline, state, text }, add) {
	return [
		`repository = ANY(${add(repositories)}::bigint[])`,
		pipeline === void 0 ? "" : `pipeline = ${add(storable(pipeline))}`,
		state === void 0 ? "" : conditionOf(state, add),
		text === void 0 ? "" : `strpos(search, ${add(storable(text.toLowerCase()))}) > 0`
	].filter((condition) => condition !== "").join(" AND ");
}
function conditionOf(state, add) {
	if (state === "open" || state === "ended") return `is_open = ${state === "open"}`;
	return `state = ${add(state)}`;
}

// src/adapters/queue/sqlite-app-store.ts
/** Creates the store of the App in its file of SQLite. Values whose time is over are removed when the App starts. */
function createSqliteAppStore({ connection, write }) {
	const on = (sql) => connection.prepare(sql);
	const isValid = "(expires IS NULL OR expires > ?)";
	const get = on(`SELECT value FROM app_values WHERE key = ? AND ${isValid}`);
	const put = on("INSERT INTO app_values (key, value, expires) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires = excluded.expires");
	const remove = on("DELETE FROM app_values WHERE key = ?");
	const list = on(`SELECT key, value FROM app_values WHERE key >= ? AND substr(key, 1, length(?)) = ? AND ${isValid} ORDER BY key`);
	const find = (key) => {
		const row = get.get(key, Date.now());
		return row === void 0 ? void 0 : String(row.value);
	};
	on("DELETE FROM app_values WHERE expires <= ?").run(Date.now());
	return {
		get: async (key) => find(key),
		async put(key, value, { expiresAt } = {}) {
			await write(() => put.run(key, value, expiresAt === void 0 ? null : Date.parse(expiresAt)));
		},
		async delete(key) {
			await write(() => remove.run(key));
		},
		list: async (prefix) => list.all(prefix, prefix, prefix, Date.now()).map(({ key, value }) => ({
			key: String(key),
			value: String(value)
		})),
		replace: (key, { from, to }) => write(() => {
			if (find(key) !== from) return false;
			if (to === void 0) remove.run(key);
			else put.run(key, to, null);
			return true;
		})
	};
}

// src/adapters/queue/sqlite-schema.ts
/**
* The steps that bring a file of SQLite up to date. `PRAGMA user_version` counts those that were taken. A step only adds tables,
* columns with defaults and indexes, so that the version before can still work with the file.
*/
const migrations = [
	`CREATE TABLE items (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     key TEXT NOT NULL,
     "group" TEXT,
     due INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     payload TEXT NOT NULL
   ) STRICT;
   CREATE TABLE known_ids (
     id TEXT PRIMARY KEY,
     done INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX known_ids_done ON known_ids (done) WHERE done IS NOT NULL;
   CREATE TABLE app_values (
     key TEXT PRIMARY KEY,
     value TEXT NOT NULL,
     expires INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX app_values_expires ON app_values (expires) WHERE expires IS NOT NULL`,
	`ALTER TABLE items ADD COLUMN put_off_until INTEGER`,
	`CREATE TABLE runs (
     repository INTEGER NOT NULL,
     run TEXT NOT NULL,
     pipeline TEXT NOT NULL,
     state TEXT NOT NULL,
     is_open INTEGER NOT NULL,
     started INTEGER NOT NULL,
     search TEXT NOT NULL,
     seq INTEGER NOT NULL,
     facts TEXT NOT NULL,
     PRIMARY KEY (repository, run)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX runs_started ON runs (started DESC, repository, run);
   CREATE INDEX runs_state ON runs (state, started DESC, repository, run);
   CREATE INDEX runs_open ON runs (started DESC, repository, run) WHERE is_open = 1;
   CREATE INDEX runs_pipeline ON runs (repository, pipeline)`
];

// src/adapters/queue/sqlite-database.ts
const pollMilliseconds$1 = 100;
/** Opens the file, creates its tables, and locks out other processes. Fails in words when another one keeps the file open. */
async function openSqliteDatabase({ path, waitMilliseconds = 3e4 }) {
	const end = Date.now() + waitMilliseconds;
	for (;;) {
		const connection = tryOpen(path);
		if (connection !== void 0) return createDatabase(connection);
		if (Date.now() >= end) throw new Error(inUse(path, waitMilliseconds));
		await setTimeout$1(Math.min(pollMilliseconds$1, waitMilliseconds));
	}
}
function inUse(path, waited) {
	return `BATON-E916: the database ${path} is in use by another process, after ${waited / 1e3} s of waiting. One file serves one process: stop the other one, name another file in BATON_DATABASE, or set DATABASE_URL to a PostgreSQL server that several processes share.`;
}
/** Opens the file. Returns undefined while another process has it open. */
function tryOpen(path) {
	let connection;
	try {
		if (path !== ":memory:") closeSync(openSync(path, "a", 384));
		connection = new DatabaseSync(path);
		connection.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
		connection.exec("BEGIN IMMEDIATE; COMMIT;");
		migrate(connection);
		return connection;
	} catch (thrown) {
		connection?.close();
		if (isBusy(thrown)) return void 0;
		throw new Error(`BATON-E916: the database ${path} cannot be opened: ${messageOf(thrown)}. Write in BATON_DATABASE the path of a file on a local disk that this process may read and write.`);
	}
}
/** Returns whether SQLite said that another process has the file open (SQLITE_BUSY, with any extension). */
function isBusy(thrown) {
	return thrown instanceof Error && "errcode" in thrown && typeof thrown.errcode === "number" && (thrown.errcode & 255) === 5;
}
/** Brings the tables up to date. A file of a newer version stays as it is, because migrations only add. */
function migrate(connection) {
	const version = Number(connection.prepare("PRAGMA user_version").get()?.user_version);
	for (const [index, statements] of migrations.entries()) if (index >= version) connection.exec(`BEGIN; ${statements}; PRAGMA user_version = ${index + 1}; COMMIT;`);
}
function createDatabase(connection) {
	let changes = [];
	let isClosed = false;
	const flush = () => {
		const batch = changes;
		changes = [];
		if (batch.length === 0) return;
		if (!commit(connection, batch) && batch.length > 1) for (const change of batch) commit(connection, [change]);
	};
	return {
		connection,
		write: (change) => new Promise((resolve, reject) => {
			if (isClosed) return reject(/* @__PURE__ */ new Error("The database is closed."));
			let result;
			const run = () => {
				result = change();
			};
			if (changes.length === 0) setImmediate(flush);
			changes.push({
				run,
				done: () => resolve(result),
				fail: reject
			});
		}),
		async close() {
			if (isClosed) return;
			flush();
			isClosed = true;
			connection.close();
		}
	};
}
/** Runs changes in one transaction. Returns whether it held; a change that fails alone is told so. */
function commit(connection, batch) {
	try {
		connection.exec("BEGIN IMMEDIATE");
		for (const { run } of batch) run();
		connection.exec("COMMIT");
	} catch (thrown) {
		if (connection.isTransaction) connection.exec("ROLLBACK");
		if (batch.length === 1) for (const { fail } of batch) fail(thrown);
		return false;
	}
	for (const { done } of batch) done();
	return true;
}

// src/adapters/queue/group-turns.ts
/**
* Creates the turns for a number of places. A group may take all of them but one, so that a repository with a thousand slow items
* does not hold up the only item of another one.
*/
function createGroupTurns(places) {
	const groups = /* @__PURE__ */ new Map();
	const most = Math.max(1, places - 1);
	let running = 0;
	const forgetIfEmpty = (name, group) => {
		if (group.running === 0 && group.ready.length === 0) groups.delete(name);
	};
	return {
		add(name, key) {
			const group = groups.get(name) ?? {
				ready: [],
				running: 0
			};
			groups.set(name, group);
			group.ready.push(key);
		},
		take() {
			if (running >= places) return void 0;
			for (const [name, group] of groups) {
				if (group.running >= most) continue;
				const key = group.ready.shift();
				if (key === void 0) continue;
				running++;
				group.running++;
				groups.delete(name);
				groups.set(name, group);
				return {
					group: name,
					key
				};
			}
		},
		free(name) {
			const group = groups.get(name);
			if (group === void 0) return;
			running--;
			group.running--;
			forgetIfEmpty(name, group);
		}
	};
}

// src/adapters/queue/scheduled-queue.ts
/** Creates a queue of one process over a journal. */
function createScheduledQueue(journal, options) {
	return new ScheduledQueue(journal, options);
}
var ScheduledQueue = class {
	#journal;
	#options;
	/** Entries by key. The first entry of a lane is the one that is handled. A key without entries has no lane. */
	#lanes = /* @__PURE__ */ new Map();
	/** Entries whose time has not come. */
	#later = /* @__PURE__ */ new Set();
	#turns;
	#handler;
	#running = 0;
	#adding = 0;
	#closed = false;
	#waiters = [];
	constructor(journal, options) {
		this.#journal = journal;
		this.#options = {
			...queueDefaults,
			...options
		};
		this.#turns = createGroupTurns(this.#options.concurrency);
		for (const entry of journal.left) this.#enter(entry);
	}
	async add(item) {
		if (this.#closed) throw new Error(`The queue is closed; ${item.id} was not accepted.`);
		const waiting = this.#size() + this.#later.size + this.#adding;
		if (item.followUp !== true && waiting >= this.#options.maxWaiting) throw new QueueFull({
			id: item.id,
			waiting
		});
		this.#adding++;
		try {
			const entry = await this.#journal.add(item);
			if (entry !== void 0) this.#enter(entry);
			return entry !== void 0;
		} finally {
			this.#adding--;
			this.#notify();
		}
	}
	process(handler) {
		this.#handler = handler;
		this.#handOut();
	}
	async size() {
		return this.#size();
	}
	idle() {
		return this.#waitUntil(() => this.#lanes.size === 0);
	}
	async close() {
		if (this.#closed) return;
		this.#closed = true;
		await this.#waitUntil(() => this.#running === 0 && this.#adding === 0);
		const waiting = [...[...this.#lanes.values()].flat(), ...this.#later];
		this.#lanes.clear();
		this.#later.clear();
		await this.#journal.close(waiting);
		this.#notify();
	}
	#size() {
		return [...this.#lanes.values()].reduce((sum, lane) => sum + lane.length, 0);
	}
	#enter(entry) {
		if (entry.due > Date.now()) return void this.#enterLater(entry);
		const lane = this.#lanes.get(entry.key);
		if (lane !== void 0) return void lane.push(entry);
		this.#lanes.set(entry.key, [entry]);
		this.#releaseAt(entry, entry.putOffUntil ?? 0);
	}
	async #enterLater(entry) {
		this.#later.add(entry);
		await this.#waitFor(entry.due);
		if (this.#later.delete(entry) && !this.#closed) this.#enter(entry);
	}
	/** Waits until a time, or the end of the queue. A timer cannot be set further ahead than about 24 days. */
	async #waitFor(time) {
		while (time > Date.now() && !this.#closed) await this.#options.sleep(Math.min(time - Date.now(), 864e5));
	}
	async #releaseAt(entry, time) {
		if (time > Date.now()) await this.#waitFor(time);
		if (!this.#closed) this.#release(entry);
	}
	#release(entry) {
		this.#turns.add(groupOf(entry), entry.key);
		this.#handOut();
	}
	#handOut() {
		const handler = this.#handler;
		while (handler !== void 0 && !this.#closed) {
			const turn = this.#turns.take();
			if (turn === void 0) return;
			this.#work(turn, handler);
		}
	}
	/** Hands out the first entry of a lane once. A failed entry stays first, so that the order within the key holds. */
	async #work({ group, key }, handler) {
		const lane = this.#lanes.get(key) ?? [];
		const [entry] = lane;
		if (entry === void 0) return this.#turns.free(group);
		this.#running++;
		const next = await this.#tryOnce(entry, handler);
		this.#running--;
		this.#turns.free(group);
		if (next === void 0) this.#leave(lane);
		else next();
		this.#notify();
		this.#handOut();
	}
	/** Removes the first entry of a lane and releases the next one. */
	#leave(lane) {
		const gone = lane.shift();
		const [next] = lane;
		if (next !== void 0) this.#turns.add(groupOf(next), next.key);
		else if (gone !== void 0) this.#lanes.delete(gone.key);
	}
	/** Hands out an entry once. Returns how to hand it out again; undefined when it is over. Any other thrown value is a failure. */
	async #tryOnce(entry, handler) {
		const { id, key, group } = entry;
		if (entry.attempts >= this.#options.attempts) return this.#fail(entry, "the process ended before the last attempt did");
		try {
			const payload = await this.#journal.start(entry);
			entry.attempts++;
			await handler({
				id,
				key,
				group,
				payload
			});
			await this.#journal.finish(entry);
			return;
		} catch (thrown) {
			if (!(thrown instanceof PutOff)) return this.#fail(entry, messageOf(thrown));
			return this.#putOff(entry, Date.parse(thrown.until));
		}
	}
	async #putOff(entry, until) {
		entry.attempts--;
		try {
			await this.#journal.putOff(entry, until);
		} catch (thrown) {
			this.#options.log.error(`${entry.id} of ${entry.key} was put off, which could not be stored: ${messageOf(thrown)}`);
		}
		return () => this.#releaseAt(entry, until);
	}
	/** Reports a failure and gives the entry up after the last attempt. */
	async #fail(entry, failure) {
		const { attempts, log } = this.#options;
		const { id, key } = entry;
		if (entry.attempts < attempts) {
			log.warning(`Attempt ${entry.attempts} of ${attempts} for ${id} of ${key} failed: ${failure}`);
			return () => this.#retryLater(entry);
		}
		try {
			await this.#journal.giveUp(entry);
		} catch (thrown) {
			log.error(`${id} of ${key} could not be removed and will be handed out after the next start: ${messageOf(thrown)}`);
		}
		log.error(`Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
	}
	async #retryLater(entry) {
		await this.#options.sleep(this.#options.backOff(entry.attempts));
		if (!this.#closed) this.#release(entry);
	}
	async #waitUntil(isMet) {
		if (isMet()) return;
		await new Promise((resolve) => {
			this.#waiters.push({
				isMet,
				resolve
			});
		});
	}
	#notify() {
		const met = this.#waiters.filter(({ isMet }) => isMet());
		this.#waiters = this.#waiters.filter((waiter) => !met.includes(waiter));
		for (const { resolve } of met) resolve();
	}
};
function groupOf({ group, key }) {
	return group === void 0 ? `key ${key}` : `group ${group}`;
}

// src/adapters/queue/sqlite-queue.ts
const eightDays = 6912e5;
/** The number of finished items after which old ids are removed. */
const removeEvery = 1e3;
/**
* Creates a queue in a file of SQLite. The file belongs to one process, so what that process left is handed out as soon as the next
* one has opened it: there is no lease that has to end first.
*/
function createSqliteQueue(database, options) {
	return createScheduledQueue(createJournal(database, options), options);
}
function createJournal(database, options) {
	const { connection, write } = database;
	const { rememberMilliseconds = eightDays } = options;
	const statements = prepare(connection);
	const removeOldIds = () => void statements.removeIds.run(Date.now() - rememberMilliseconds);
	let finished = 0;
	return {
		left: readLeft(connection),
		add: (item) => write(() => {
			if (statements.learnId.run(item.id).changes === 0) return void 0;
			const entry = toEntry$1(item);
			statements.insert.run(item.id, item.key, item.group ?? null, entry.due, JSON.stringify(item.payload ?? null));
			return entry;
		}),
		async start({ id }) {
			await write(() => statements.countAttempt.run(id));
			return JSON.parse(String(statements.readPayload.get(id)?.payload));
		},
		putOff: ({ id }, until) => write(() => void statements.putOff.run(until, id)),
		async finish({ id }) {
			await write(() => {
				statements.remove.run(id);
				statements.endId.run(Date.now(), id);
				if (finished++ % removeEvery === 0) removeOldIds();
			});
		},
		async giveUp({ id }) {
			await write(() => {
				statements.remove.run(id);
				statements.forgetId.run(id);
			});
		},
		close: async () => void 0
	};
}
function prepare(connection) {
	const on = (sql) => connection.prepare(sql);
	return {
		learnId: on("INSERT INTO known_ids (id) VALUES (?) ON CONFLICT DO NOTHING"),
		insert: on("INSERT INTO items (id, key, \"group\", due, payload) VALUES (?, ?, ?, ?, ?)"),
		countAttempt: on("UPDATE items SET attempts = attempts + 1 WHERE id = ?"),
		putOff: on("UPDATE items SET attempts = attempts - 1, put_off_until = ? WHERE id = ?"),
		readPayload: on("SELECT payload FROM items WHERE id = ?"),
		remove: on("DELETE FROM items WHERE id = ?"),
		endId: on("UPDATE known_ids SET done = ? WHERE id = ?"),
		forgetId: on("DELETE FROM known_ids WHERE id = ?"),
		removeIds: on("DELETE FROM known_ids WHERE done < ?")
	};
}
function toEntry$1({ id, key, group, runAt }) {
	return {
		id,
		key,
		group,
		due: runAt === void 0 ? 0 : Date.parse(runAt),
		attempts: 0
	};
}
function readLeft(connection) {
	return connection.prepare("SELECT id, key, \"group\", due, attempts, put_off_until FROM items ORDER BY put_off_until IS NULL, seq").all().map(({ id, key, group, due, attempts, put_off_until: until }) => ({
		id: String(id),
		key: String(key),
		group: group === null ? void 0 : String(group),
		due: Number(due),
		attempts: Number(attempts),
		...until === null ? {} : { putOffUntil: Number(until) }
	}));
}

// src/adapters/queue/sqlite-run-index.ts
/** Creates the index of runs in the App's file of SQLite. */
function createSqliteRunIndex({ connection, write }) {
	const on = (sql) => connection.prepare(sql);
	const put = on(`INSERT INTO runs (repository, run, pipeline, state, is_open, started, search, seq, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET pipeline = excluded.pipeline, state = excluded.state, is_open = excluded.is_open,
       started = excluded.started, search = excluded.search, seq = excluded.seq, facts = excluded.facts
     WHERE excluded.seq >= runs.seq`);
	const find = on("SELECT facts FROM runs WHERE repository = ? AND run = ?");
	const remove = on("DELETE FROM runs WHERE repository = ? AND run = ?");
	const pipelines = on("SELECT DISTINCT pipeline FROM runs WHERE repository IN (SELECT value FROM json_each(?)) ORDER BY pipeline");
	return {
		async put(run) {
			const { repository, outcome, turn, startedAt } = run;
			const state = outcome ?? turn ?? "";
			const isOpen = outcome === void 0 ? 1 : 0;
			const started = Date.parse(startedAt);
			const facts = JSON.stringify(run);
			await write(() => put.run(repository.id, run.run, run.pipeline, state, isOpen, started, searchTextOf(run), run.seq, facts));
		},
		async find(repository, run) {
			const row = find.get(repository, run);
			return row === void 0 ? void 0 : toRun(row);
		},
		async remove(repository, run) {
			await write(() => remove.run(repository, run));
		},
		async list(query) {
			const { where, values } = buildWhere(query);
			return on(`SELECT facts FROM runs WHERE ${where} ORDER BY started DESC, repository, run LIMIT ? OFFSET ?`).all(...values, query.limit, query.offset ?? 0).map(toRun);
		},
		listPipelines: async (repositories) => pipelines.all(JSON.stringify(repositories)).map(({ pipeline }) => String(pipeline))
	};
}
function toRun(row) {
	return JSON.parse(String(row.facts));
}
function buildWhere({ repositories, pipeline, state, text }) {
	const values = [];
	const add = (condition, value) => {
		values.push(value);
		return condition;
	};
	return {
		where: [
			add("+repository IN (SELECT value FROM json_each(?))", JSON.stringify(repositories)),
			pipeline === void 0 ? "" : add("+pipeline = ?", pipeline),
			state === "open" ? "is_open = 1" : "",
			state === "ended" ? "is_open = 0" : "",
			state === void 0 || state === "open" || state === "ended" ? "" : add("state = ?", state),
			text === void 0 ? "" : add("instr(search, ?) > 0", text.toLowerCase())
		].filter((condition) => condition !== "").join(" AND "),
		values
	};
}

// src/entry/app/open-storage.ts
/** Opens the database that the settings name. */
async function openStorage({ database: settings, maxWaiting }, log) {
	if (settings.kind === "postgres") {
		const database = await openPostgresDatabase({
			url: settings.url,
			log
		});
		log.info("Work is kept in the PostgreSQL server of DATABASE_URL.");
		return {
			queue: await createPostgresQueue(database, {
				log,
				maxWaiting
			}),
			store: createPostgresAppStore(database),
			runIndex: createPostgresRunIndex(database),
			isShared: true,
			close: database.close
		};
	}
	const database = await openSqliteDatabase({ path: settings.path });
	if (settings.path === ":memory:") log.info("Work is kept in memory: a restart loses it. Name a file in BATON_DATABASE.");
	else log.info(`Work is kept in ${settings.path}.`);
	const queue = createSqliteQueue(database, {
		log,
		maxWaiting
	});
	const left = await queue.size();
	if (left > 0) log.info(`${left} pieces of work were left by the process before.`);
	const [store, runIndex] = [createSqliteAppStore(database), createSqliteRunIndex(database)];
	return {
		queue,
		store,
		runIndex,
		isShared: false,
		close: database.close
	};
}

// node_modules/pino-std-serializers/lib/err-helpers.js
var require_err_helpers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const isErrorLike = (err) => {
		return err && typeof err.message === "string";
	};
	/**
	* @param {Error|{ cause?: unknown|(()=>err)}} err
	* @returns {Error|Object|undefined}
	*/
	const getErrorCause = (err) => {
		if (!err) return;
		/** @type {unknown} */
		const cause = err.cause;
		if (typeof cause === "function") {
			const causeResult = err.cause();
			return isErrorLike(causeResult) ? causeResult : void 0;
		} else return isErrorLike(cause) ? cause : void 0;
	};
	/**
	* Internal method that keeps a track of which error we have already added, to avoid circular recursion
	*
	* @private
	* @param {Error} err
	* @param {Set<Error>} seen
	* @returns {string}
	*/
	const _stackWithCauses = (err, seen) => {
		if (!isErrorLike(err)) return "";
		const stack = err.stack || "";
		if (seen.has(err)) return stack + "\ncauses have become circular...";
		const cause = getErrorCause(err);
		if (cause) {
			seen.add(err);
			return stack + "\ncaused by: " + _stackWithCauses(cause, seen);
		} else return stack;
	};
	/**
	* @param {Error} err
	* @returns {string}
	*/
	const stackWithCauses = (err) => _stackWithCauses(err, /* @__PURE__ */ new Set());
	/**
	* Internal method that keeps a track of which error we have already added, to avoid circular recursion
	*
	* @private
	* @param {Error} err
	* @param {Set<Error>} seen
	* @param {boolean} [skip]
	* @returns {string}
	*/
	const _messageWithCauses = (err, seen, skip) => {
		if (!isErrorLike(err)) return "";
		const message = skip ? "" : err.message || "";
		if (seen.has(err)) return message + ": ...";
		const cause = getErrorCause(err);
		if (cause) {
			seen.add(err);
			const skipIfVErrorStyleCause = typeof err.cause === "function";
			return message + (skipIfVErrorStyleCause ? "" : ": ") + _messageWithCauses(cause, seen, skipIfVErrorStyleCause);
		} else return message;
	};
	/**
	* @param {Error} err
	* @returns {string}
	*/
	const messageWithCauses = (err) => _messageWithCauses(err, /* @__PURE__ */ new Set());
	module.exports = {
		isErrorLike,
		getErrorCause,
		stackWithCauses,
		messageWithCauses
	};
}));

// node_modules/pino-std-serializers/lib/err-proto.js
var require_err_proto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const seen = Symbol("circular-ref-tag");
	const rawSymbol = Symbol("pino-raw-err-ref");
	const pinoErrProto = Object.create({}, {
		type: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		message: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		stack: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		aggregateErrors: {
			enumerable: true,
			writable: true,
			value: void 0
		},
		raw: {
			enumerable: false,
			get: function() {
				return this[rawSymbol];
			},
			set: function(val) {
				this[rawSymbol] = val;
			}
		}
	});
	Object.defineProperty(pinoErrProto, rawSymbol, {
		writable: true,
		value: {}
	});
	module.exports = {
		pinoErrProto,
		pinoErrorSymbols: {
			seen,
			rawSymbol
		}
	};
}));

// node_modules/pino-std-serializers/lib/err.js
var require_err = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = errSerializer;
	const { messageWithCauses, stackWithCauses, isErrorLike } = require_err_helpers();
	const { pinoErrProto, pinoErrorSymbols } = require_err_proto();
	const { seen } = pinoErrorSymbols;
	const { toString } = Object.prototype;
	function errSerializer(err) {
		if (!isErrorLike(err)) return err;
		err[seen] = void 0;
		const _err = Object.create(pinoErrProto);
		_err.type = toString.call(err.constructor) === "[object Function]" ? err.constructor.name : err.name;
		_err.message = messageWithCauses(err);
		_err.stack = stackWithCauses(err);
		if (Array.isArray(err.errors)) _err.aggregateErrors = err.errors.map((err) => errSerializer(err));
		for (const key in err) if (_err[key] === void 0) {
			const val = err[key];
			if (isErrorLike(val)) {
				if (key !== "cause" && !Object.prototype.hasOwnProperty.call(val, seen)) _err[key] = errSerializer(val);
			} else _err[key] = val;
		}
		delete err[seen];
		_err.raw = err;
		return _err;
	}
}));

// node_modules/pino-std-serializers/lib/err-with-cause.js
var require_err_with_cause = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = errWithCauseSerializer;
	const { isErrorLike } = require_err_helpers();
	const { pinoErrProto, pinoErrorSymbols } = require_err_proto();
	const { seen } = pinoErrorSymbols;
	const { toString } = Object.prototype;
	function errWithCauseSerializer(err) {
		if (!isErrorLike(err)) return err;
		err[seen] = void 0;
		const _err = Object.create(pinoErrProto);
		_err.type = toString.call(err.constructor) === "[object Function]" ? err.constructor.name : err.name;
		_err.message = err.message;
		_err.stack = err.stack;
		if (Array.isArray(err.errors)) _err.aggregateErrors = err.errors.map((err) => errWithCauseSerializer(err));
		if (isErrorLike(err.cause) && !Object.prototype.hasOwnProperty.call(err.cause, seen)) _err.cause = errWithCauseSerializer(err.cause);
		for (const key in err) if (_err[key] === void 0) {
			const val = err[key];
			if (isErrorLike(val)) {
				if (!Object.prototype.hasOwnProperty.call(val, seen)) _err[key] = errWithCauseSerializer(val);
			} else _err[key] = val;
		}
		delete err[seen];
		_err.raw = err;
		return _err;
	}
}));

// node_modules/pino-std-serializers/lib/req.js
var require_req = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		mapHttpRequest,
		reqSerializer
	};
	const rawSymbol = Symbol("pino-raw-req-ref");
	const pinoReqProto = Object.create({}, {
		id: {
			enumerable: true,
			writable: true,
			value: ""
		},
		method: {
			enumerable: true,
			writable: true,
			value: ""
		},
		url: {
			enumerable: true,
			writable: true,
			value: ""
		},
		query: {
			enumerable: true,
			writable: true,
			value: ""
		},
		params: {
			enumerable: true,
			writable: true,
			value: ""
		},
		headers: {
			enumerable: true,
			writable: true,
			value: {}
		},
		remoteAddress: {
			enumerable: true,
			writable: true,
			value: ""
		},
		remotePort: {
			enumerable: true,
			writable: true,
			value: ""
		},
		raw: {
			enumerable: false,
			get: function() {
				return this[rawSymbol];
			},
			set: function(val) {
				this[rawSymbol] = val;
			}
		}
	});
	Object.defineProperty(pinoReqProto, rawSymbol, {
		writable: true,
		value: {}
	});
	function reqSerializer(req) {
		const connection = req.info || req.socket;
		const _req = Object.create(pinoReqProto);
		_req.id = typeof req.id === "function" ? req.id() : req.id || (req.info ? req.info.id : void 0);
		_req.method = req.method;
		if (req.originalUrl) _req.url = req.originalUrl;
		else {
			const path = req.path;
			_req.url = typeof path === "string" ? path : req.url ? req.url.path || req.url : void 0;
		}
		if (req.query) _req.query = req.query;
		if (req.params) _req.params = req.params;
		_req.headers = req.headers;
		_req.remoteAddress = connection && connection.remoteAddress;
		_req.remotePort = connection && connection.remotePort;
		_req.raw = req.raw || req;
		return _req;
	}
	function mapHttpRequest(req) {
		return { req: reqSerializer(req) };
	}
}));

// node_modules/pino-std-serializers/lib/res.js
var require_res = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		mapHttpResponse,
		resSerializer
	};
	const rawSymbol = Symbol("pino-raw-res-ref");
	const pinoResProto = Object.create({}, {
		statusCode: {
			enumerable: true,
			writable: true,
			value: 0
		},
		headers: {
			enumerable: true,
			writable: true,
			value: ""
		},
		raw: {
			enumerable: false,
			get: function() {
				return this[rawSymbol];
			},
			set: function(val) {
				this[rawSymbol] = val;
			}
		}
	});
	Object.defineProperty(pinoResProto, rawSymbol, {
		writable: true,
		value: {}
	});
	function resSerializer(res) {
		const _res = Object.create(pinoResProto);
		_res.statusCode = res.headersSent ? res.statusCode : null;
		_res.headers = res.getHeaders ? res.getHeaders() : res._headers;
		_res.raw = res;
		return _res;
	}
	function mapHttpResponse(res) {
		return { res: resSerializer(res) };
	}
}));

// node_modules/pino-std-serializers/index.js
var require_pino_std_serializers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const errSerializer = require_err();
	const errWithCauseSerializer = require_err_with_cause();
	const reqSerializers = require_req();
	const resSerializers = require_res();
	module.exports = {
		err: errSerializer,
		errWithCause: errWithCauseSerializer,
		mapHttpRequest: reqSerializers.mapHttpRequest,
		mapHttpResponse: resSerializers.mapHttpResponse,
		req: reqSerializers.reqSerializer,
		res: resSerializers.resSerializer,
		wrapErrorSerializer: function wrapErrorSerializer(customSerializer) {
			if (customSerializer === errSerializer) return customSerializer;
			return function wrapErrSerializer(err) {
				return customSerializer(errSerializer(err));
			};
		},
		wrapRequestSerializer: function wrapRequestSerializer(customSerializer) {
			if (customSerializer === reqSerializers.reqSerializer) return customSerializer;
			return function wrappedReqSerializer(req) {
				return customSerializer(reqSerializers.reqSerializer(req));
			};
		},
		wrapResponseSerializer: function wrapResponseSerializer(customSerializer) {
			if (customSerializer === resSerializers.resSerializer) return customSerializer;
			return function wrappedResSerializer(res) {
				return customSerializer(resSerializers.resSerializer(res));
			};
		}
	};
}));

// node_modules/pino/lib/caller.js
var require_caller = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = __require("node:util");
	const getCallSites = util.getCallSites ?? util.getCallSite;
	function noOpPrepareStackTrace(_, stack) {
		return stack;
	}
	module.exports = function getCallers() {
		if (getCallSites) return getCallSites().slice(2).map((callSite) => callSite.scriptName);
		const originalPrepare = Error.prepareStackTrace;
		Error.prepareStackTrace = noOpPrepareStackTrace;
		const stack = (/* @__PURE__ */ new Error()).stack;
		Error.prepareStackTrace = originalPrepare;
		if (!Array.isArray(stack)) return;
		const entries = stack.slice(2);
		const fileNames = [];
		for (const entry of entries) {
			if (!entry) continue;
			fileNames.push(entry.getFileName());
		}
		return fileNames;
	};
}));

// node_modules/@pinojs/redact/index.js
var require_redact = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function deepClone(obj) {
		if (obj === null || typeof obj !== "object") return obj;
		if (obj instanceof Date) return new Date(obj.getTime());
		if (obj instanceof Array) {
			const cloned = [];
			for (let i = 0; i < obj.length; i++) cloned[i] = deepClone(obj[i]);
			return cloned;
		}
		if (typeof obj === "object") {
			const cloned = Object.create(Object.getPrototypeOf(obj));
			for (const key in obj) if (Object.prototype.hasOwnProperty.call(obj, key)) cloned[key] = deepClone(obj[key]);
			return cloned;
		}
		return obj;
	}
	function parsePath(path) {
		const parts = [];
		let current = "";
		let inBrackets = false;
		let inQuotes = false;
		let quoteChar = "";
		for (let i = 0; i < path.length; i++) {
			const char = path[i];
			if (!inBrackets && char === ".") {
				if (current) {
					parts.push(current);
					current = "";
				}
			} else if (char === "[") {
				if (current) {
					parts.push(current);
					current = "";
				}
				inBrackets = true;
			} else if (char === "]" && inBrackets) {
				parts.push(current);
				current = "";
				inBrackets = false;
				inQuotes = false;
			} else if ((char === "\"" || char === "'") && inBrackets) {
				if (!inQuotes) {
					inQuotes = true;
					quoteChar = char;
				} else if (char === quoteChar) {
					inQuotes = false;
					quoteChar = "";
				} else current += char;
			} else current += char;
		}
		if (current) parts.push(current);
		return parts;
	}
	function setValue(obj, parts, value) {
		let current = obj;
		for (let i = 0; i < parts.length - 1; i++) {
			const key = parts[i];
			if (typeof current !== "object" || current === null || !(key in current)) return false;
			if (typeof current[key] !== "object" || current[key] === null) return false;
			current = current[key];
		}
		const lastKey = parts[parts.length - 1];
		if (lastKey === "*") {
			if (Array.isArray(current)) for (let i = 0; i < current.length; i++) current[i] = value;
			else if (typeof current === "object" && current !== null) {
				for (const key in current) if (Object.prototype.hasOwnProperty.call(current, key)) current[key] = value;
			}
		} else if (typeof current === "object" && current !== null && lastKey in current && Object.prototype.hasOwnProperty.call(current, lastKey)) current[lastKey] = value;
		return true;
	}
	function removeKey(obj, parts) {
		let current = obj;
		for (let i = 0; i < parts.length - 1; i++) {
			const key = parts[i];
			if (typeof current !== "object" || current === null || !(key in current)) return false;
			if (typeof current[key] !== "object" || current[key] === null) return false;
			current = current[key];
		}
		const lastKey = parts[parts.length - 1];
		if (lastKey === "*") {
			if (Array.isArray(current)) for (let i = 0; i < current.length; i++) current[i] = void 0;
			else if (typeof current === "object" && current !== null) {
				for (const key in current) if (Object.prototype.hasOwnProperty.call(current, key)) delete current[key];
			}
		} else if (typeof current === "object" && current !== null && lastKey in current && Object.prototype.hasOwnProperty.call(current, lastKey)) delete current[lastKey];
		return true;
	}
	const PATH_NOT_FOUND = Symbol("PATH_NOT_FOUND");
	function getValueIfExists(obj, parts) {
		let current = obj;
		for (const part of parts) {
			if (current === null || current === void 0) return PATH_NOT_FOUND;
			if (typeof current !== "object" || current === null) return PATH_NOT_FOUND;
			if (!(part in current)) return PATH_NOT_FOUND;
			current = current[part];
		}
		return current;
	}
	function getValue(obj, parts) {
		let current = obj;
		for (const part of parts) {
			if (current === null || current === void 0) return;
			if (typeof current !== "object" || current === null) return;
			current = current[part];
		}
		return current;
	}
	function redactPaths(obj, paths, censor, remove = false) {
		for (const path of paths) {
			const parts = parsePath(path);
			if (parts.includes("*")) redactWildcardPath(obj, parts, censor, path, remove);
			else if (remove) removeKey(obj, parts);
			else {
				const value = getValueIfExists(obj, parts);
				if (value === PATH_NOT_FOUND) continue;
				setValue(obj, parts, typeof censor === "function" ? censor(value, parts) : censor);
			}
		}
	}
	function redactWildcardPath(obj, parts, censor, originalPath, remove = false) {
		const wildcardIndex = parts.indexOf("*");
		if (wildcardIndex === parts.length - 1) {
			const parentParts = parts.slice(0, -1);
			let current = obj;
			for (const part of parentParts) {
				if (current === null || current === void 0) return;
				if (typeof current !== "object" || current === null) return;
				current = current[part];
			}
			if (Array.isArray(current)) {
				if (remove) for (let i = 0; i < current.length; i++) current[i] = void 0;
				else for (let i = 0; i < current.length; i++) {
					const indexPath = [...parentParts, i.toString()];
					const actualCensor = typeof censor === "function" ? censor(current[i], indexPath) : censor;
					current[i] = actualCensor;
				}
			} else if (typeof current === "object" && current !== null) {
				if (remove) {
					const keysToDelete = [];
					for (const key in current) if (Object.prototype.hasOwnProperty.call(current, key)) keysToDelete.push(key);
					for (const key of keysToDelete) delete current[key];
				} else for (const key in current) {
					const keyPath = [...parentParts, key];
					const actualCensor = typeof censor === "function" ? censor(current[key], keyPath) : censor;
					current[key] = actualCensor;
				}
			}
		} else redactIntermediateWildcard(obj, parts, censor, wildcardIndex, originalPath, remove);
	}
	function redactIntermediateWildcard(obj, parts, censor, wildcardIndex, originalPath, remove = false) {
		const beforeWildcard = parts.slice(0, wildcardIndex);
		const afterWildcard = parts.slice(wildcardIndex + 1);
		const pathArray = [];
		function traverse(current, pathLength) {
			if (pathLength === beforeWildcard.length) {
				if (Array.isArray(current)) for (let i = 0; i < current.length; i++) {
					pathArray[pathLength] = i.toString();
					traverse(current[i], pathLength + 1);
				}
				else if (typeof current === "object" && current !== null) for (const key in current) {
					pathArray[pathLength] = key;
					traverse(current[key], pathLength + 1);
				}
			} else if (pathLength < beforeWildcard.length) {
				const nextKey = beforeWildcard[pathLength];
				if (current && typeof current === "object" && current !== null && nextKey in current) {
					pathArray[pathLength] = nextKey;
					traverse(current[nextKey], pathLength + 1);
				}
			} else if (afterWildcard.includes("*")) redactWildcardPath(current, afterWildcard, typeof censor === "function" ? (value, path) => {
				return censor(value, [...pathArray.slice(0, pathLength), ...path]);
			} : censor, originalPath, remove);
			else if (remove) removeKey(current, afterWildcard);
			else {
				const actualCensor = typeof censor === "function" ? censor(getValue(current, afterWildcard), [...pathArray.slice(0, pathLength), ...afterWildcard]) : censor;
				setValue(current, afterWildcard, actualCensor);
			}
		}
		if (beforeWildcard.length === 0) traverse(obj, 0);
		else {
			let current = obj;
			for (let i = 0; i < beforeWildcard.length; i++) {
				const part = beforeWildcard[i];
				if (current === null || current === void 0) return;
				if (typeof current !== "object" || current === null) return;
				current = current[part];
				pathArray[i] = part;
			}
			if (current !== null && current !== void 0) traverse(current, beforeWildcard.length);
		}
	}
	function buildPathStructure(pathsToClone) {
		if (pathsToClone.length === 0) return null;
		const pathStructure = /* @__PURE__ */ new Map();
		for (const path of pathsToClone) {
			const parts = parsePath(path);
			let current = pathStructure;
			for (let i = 0; i < parts.length; i++) {
				const part = parts[i];
				if (!current.has(part)) current.set(part, /* @__PURE__ */ new Map());
				current = current.get(part);
			}
		}
		return pathStructure;
	}
	function selectiveClone(obj, pathStructure) {
		if (!pathStructure) return obj;
		function cloneSelectively(source, pathMap, depth = 0) {
			if (!pathMap || pathMap.size === 0) return source;
			if (source === null || typeof source !== "object") return source;
			if (source instanceof Date) return new Date(source.getTime());
			if (Array.isArray(source)) {
				const cloned = [];
				for (let i = 0; i < source.length; i++) {
					const indexStr = i.toString();
					if (pathMap.has(indexStr) || pathMap.has("*")) cloned[i] = cloneSelectively(source[i], pathMap.get(indexStr) || pathMap.get("*"));
					else cloned[i] = source[i];
				}
				return cloned;
			}
			const cloned = Object.create(Object.getPrototypeOf(source));
			for (const key in source) if (Object.prototype.hasOwnProperty.call(source, key)) {
				if (pathMap.has(key) || pathMap.has("*")) cloned[key] = cloneSelectively(source[key], pathMap.get(key) || pathMap.get("*"));
				else cloned[key] = source[key];
			}
			return cloned;
		}
		return cloneSelectively(obj, pathStructure);
	}
	function validatePath(path) {
		if (typeof path !== "string") throw new Error("Paths must be (non-empty) strings");
		if (path === "") throw new Error("Invalid redaction path ()");
		if (path.includes("..")) throw new Error(`Invalid redaction path (${path})`);
		if (path.includes(",")) throw new Error(`Invalid redaction path (${path})`);
		let bracketCount = 0;
		let inQuotes = false;
		let quoteChar = "";
		for (let i = 0; i < path.length; i++) {
			const char = path[i];
			if ((char === "\"" || char === "'") && bracketCount > 0) {
				if (!inQuotes) {
					inQuotes = true;
					quoteChar = char;
				} else if (char === quoteChar) {
					inQuotes = false;
					quoteChar = "";
				}
			} else if (char === "[" && !inQuotes) bracketCount++;
			else if (char === "]" && !inQuotes) {
				bracketCount--;
				if (bracketCount < 0) throw new Error(`Invalid redaction path (${path})`);
			}
		}
		if (bracketCount !== 0) throw new Error(`Invalid redaction path (${path})`);
	}
	function validatePaths(paths) {
		if (!Array.isArray(paths)) throw new TypeError("paths must be an array");
		for (const path of paths) validatePath(path);
	}
	function slowRedact(options = {}) {
		const { paths = [], censor = "[REDACTED]", serialize = JSON.stringify, strict = true, remove = false } = options;
		validatePaths(paths);
		const pathStructure = buildPathStructure(paths);
		return function redact(obj) {
			if (strict && (obj === null || typeof obj !== "object")) {
				if (obj === null || obj === void 0) return serialize ? serialize(obj) : obj;
				if (typeof obj !== "object") return serialize ? serialize(obj) : obj;
			}
			const cloned = selectiveClone(obj, pathStructure);
			const original = obj;
			let actualCensor = censor;
			if (typeof censor === "function") actualCensor = censor;
			redactPaths(cloned, paths, actualCensor, remove);
			if (serialize === false) {
				cloned.restore = function() {
					return deepClone(original);
				};
				return cloned;
			}
			if (typeof serialize === "function") return serialize(cloned);
			return JSON.stringify(cloned);
		};
	}
	module.exports = slowRedact;
}));

// node_modules/pino/lib/symbols.js
var require_symbols = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const setLevelSym = Symbol("pino.setLevel");
	const getLevelSym = Symbol("pino.getLevel");
	const levelValSym = Symbol("pino.levelVal");
	const levelCompSym = Symbol("pino.levelComp");
	const useLevelLabelsSym = Symbol("pino.useLevelLabels");
	const useOnlyCustomLevelsSym = Symbol("pino.useOnlyCustomLevels");
	const mixinSym = Symbol("pino.mixin");
	const lsCacheSym = Symbol("pino.lsCache");
	const chindingsSym = Symbol("pino.chindings");
	const asJsonSym = Symbol("pino.asJson");
	const writeSym = Symbol("pino.write");
	const redactFmtSym = Symbol("pino.redactFmt");
	const timeSym = Symbol("pino.time");
	const timeSliceIndexSym = Symbol("pino.timeSliceIndex");
	const streamSym = Symbol("pino.stream");
	const stringifySym = Symbol("pino.stringify");
	const stringifySafeSym = Symbol("pino.stringifySafe");
	const stringifiersSym = Symbol("pino.stringifiers");
	const endSym = Symbol("pino.end");
	const formatOptsSym = Symbol("pino.formatOpts");
	const messageKeySym = Symbol("pino.messageKey");
	const errorKeySym = Symbol("pino.errorKey");
	const nestedKeySym = Symbol("pino.nestedKey");
	const nestedKeyStrSym = Symbol("pino.nestedKeyStr");
	const mixinMergeStrategySym = Symbol("pino.mixinMergeStrategy");
	const msgPrefixSym = Symbol("pino.msgPrefix");
	const wildcardFirstSym = Symbol("pino.wildcardFirst");
	const serializersSym = Symbol.for("pino.serializers");
	const formattersSym = Symbol.for("pino.formatters");
	const hooksSym = Symbol.for("pino.hooks");
	const needsMetadataGsym = Symbol.for("pino.metadata");
	const transportUsesMultistreamSym = Symbol.for("pino.transport.usesMultistream");
	module.exports = {
		setLevelSym,
		getLevelSym,
		levelValSym,
		levelCompSym,
		useLevelLabelsSym,
		mixinSym,
		lsCacheSym,
		chindingsSym,
		asJsonSym,
		writeSym,
		serializersSym,
		redactFmtSym,
		timeSym,
		timeSliceIndexSym,
		streamSym,
		stringifySym,
		stringifySafeSym,
		stringifiersSym,
		endSym,
		formatOptsSym,
		messageKeySym,
		errorKeySym,
		nestedKeySym,
		wildcardFirstSym,
		needsMetadataGsym,
		useOnlyCustomLevelsSym,
		formattersSym,
		hooksSym,
		nestedKeyStrSym,
		mixinMergeStrategySym,
		msgPrefixSym,
		transportUsesMultistreamSym
	};
}));

// node_modules/pino/lib/redaction.js
var require_redaction = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Redact = require_redact();
	const { redactFmtSym, wildcardFirstSym } = require_symbols();
	const rx = /[^.[\]]+|\[([^[\]]*?)\]/g;
	const CENSOR = "[Redacted]";
	const strict = false;
	function redaction(opts, serialize) {
		const { paths, censor, remove } = handle(opts);
		const shape = paths.reduce((o, str) => {
			rx.lastIndex = 0;
			const first = rx.exec(str);
			const next = rx.exec(str);
			let ns = first[1] !== void 0 ? first[1].replace(/^(?:"|'|`)(.*)(?:"|'|`)$/, "$1") : first[0];
			if (ns === "*") ns = wildcardFirstSym;
			if (next === null) {
				o[ns] = null;
				return o;
			}
			if (o[ns] === null) return o;
			const { index } = next;
			const nextPath = `${str.substr(index, str.length - 1)}`;
			o[ns] = o[ns] || [];
			if (ns !== wildcardFirstSym && o[ns].length === 0) o[ns].push(...o[wildcardFirstSym] || []);
			if (ns === wildcardFirstSym) Object.keys(o).forEach(function(k) {
				if (o[k]) o[k].push(nextPath);
			});
			o[ns].push(nextPath);
			return o;
		}, Object.create(null));
		const result = Object.assign(Object.create(null), { [redactFmtSym]: Redact({
			paths,
			censor,
			serialize,
			strict,
			remove
		}) });
		const topCensor = (...args) => {
			return typeof censor === "function" ? serialize(censor(...args)) : serialize(censor);
		};
		return [...Object.keys(shape), ...Object.getOwnPropertySymbols(shape)].reduce((o, k) => {
			if (shape[k] === null) o[k] = (value) => topCensor(value, [k]);
			else {
				const wrappedCensor = typeof censor === "function" ? (value, path) => {
					return censor(value, [k, ...path]);
				} : censor;
				o[k] = Redact({
					paths: shape[k],
					censor: wrappedCensor,
					serialize,
					strict,
					remove
				});
			}
			return o;
		}, result);
	}
	function handle(opts) {
		if (Array.isArray(opts)) {
			opts = {
				paths: opts,
				censor: CENSOR
			};
			return opts;
		}
		let { paths, censor = CENSOR, remove } = opts;
		if (Array.isArray(paths) === false) throw Error("pino – redact must contain an array of strings");
		if (remove === true) censor = void 0;
		return {
			paths,
			censor,
			remove
		};
	}
	module.exports = redaction;
}));

// node_modules/pino/lib/time.js
var require_time = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const nullTime = () => "";
	const epochTime = () => `,"time":${Date.now()}`;
	const unixTime = () => `,"time":${Math.round(Date.now() / 1e3)}`;
	const isoTime = () => `,"time":"${new Date(Date.now()).toISOString()}"`;
	const NS_PER_MS = 1000000n;
	const NS_PER_SEC = 1000000000n;
	const startWallTimeNs = BigInt(Date.now()) * NS_PER_MS;
	const startHrTime = process.hrtime.bigint();
	const isoTimeNano = () => {
		const elapsedNs = process.hrtime.bigint() - startHrTime;
		const currentTimeNs = startWallTimeNs + elapsedNs;
		const secondsSinceEpoch = currentTimeNs / NS_PER_SEC;
		const nanosWithinSecond = currentTimeNs % NS_PER_SEC;
		const msSinceEpoch = Number(secondsSinceEpoch * 1000n + nanosWithinSecond / 1000000n);
		const date = new Date(msSinceEpoch);
		return `,"time":"${date.getUTCFullYear()}-${(date.getUTCMonth() + 1).toString().padStart(2, "0")}-${date.getUTCDate().toString().padStart(2, "0")}T${date.getUTCHours().toString().padStart(2, "0")}:${date.getUTCMinutes().toString().padStart(2, "0")}:${date.getUTCSeconds().toString().padStart(2, "0")}.${nanosWithinSecond.toString().padStart(9, "0")}Z"`;
	};
	module.exports = {
		nullTime,
		epochTime,
		unixTime,
		isoTime,
		isoTimeNano
	};
}));

// node_modules/quick-format-unescaped/index.js
var require_quick_format_unescaped = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function tryStringify(o) {
		try {
			return JSON.stringify(o);
		} catch (e) {
			return "\"[Circular]\"";
		}
	}
	module.exports = format;
	function format(f, args, opts) {
		var ss = opts && opts.stringify || tryStringify;
		var offset = 1;
		if (typeof f === "object" && f !== null) {
			var len = args.length + offset;
			if (len === 1) return f;
			var objects = new Array(len);
			objects[0] = ss(f);
			for (var index = 1; index < len; index++) objects[index] = ss(args[index]);
			return objects.join(" ");
		}
		if (typeof f !== "string") return f;
		var argLen = args.length;
		if (argLen === 0) return f;
		var str = "";
		var a = 1 - offset;
		var lastPos = -1;
		var flen = f && f.length || 0;
		for (var i = 0; i < flen;) {
			if (f.charCodeAt(i) === 37 && i + 1 < flen) {
				lastPos = lastPos > -1 ? lastPos : 0;
				switch (f.charCodeAt(i + 1)) {
					case 100:
					case 102:
						if (a >= argLen) break;
						if (args[a] == null) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						str += Number(args[a]);
						lastPos = i + 2;
						i++;
						break;
					case 105:
						if (a >= argLen) break;
						if (args[a] == null) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						str += Math.floor(Number(args[a]));
						lastPos = i + 2;
						i++;
						break;
					case 79:
					case 111:
					case 106:
						if (a >= argLen) break;
						if (args[a] === void 0) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						var type = typeof args[a];
						if (type === "string") {
							str += "'" + args[a] + "'";
							lastPos = i + 2;
							i++;
							break;
						}
						if (type === "function") {
							str += args[a].name || "<anonymous>";
							lastPos = i + 2;
							i++;
							break;
						}
						str += ss(args[a]);
						lastPos = i + 2;
						i++;
						break;
					case 115:
						if (a >= argLen) break;
						if (lastPos < i) str += f.slice(lastPos, i);
						str += String(args[a]);
						lastPos = i + 2;
						i++;
						break;
					case 37:
						if (lastPos < i) str += f.slice(lastPos, i);
						str += "%";
						lastPos = i + 2;
						i++;
						a--;
				}
				++a;
			}
			++i;
		}
		if (lastPos === -1) return f;
		else if (lastPos < flen) str += f.slice(lastPos);
		return str;
	}
}));

// node_modules/atomic-sleep/index.js
var require_atomic_sleep = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	if (typeof SharedArrayBuffer !== "undefined" && typeof Atomics !== "undefined") {
		const nil = new Int32Array(new SharedArrayBuffer(4));
		function sleep(ms) {
			if ((ms > 0 && ms < 1e400) === false) {
				if (typeof ms !== "number" && typeof ms !== "bigint") throw TypeError("sleep: ms must be a number");
				throw RangeError("sleep: ms must be a number that is greater than 0 but less than Infinity");
			}
			Atomics.wait(nil, 0, 0, Number(ms));
		}
		module.exports = sleep;
	} else {
		function sleep(ms) {
			if ((ms > 0 && ms < 1e400) === false) {
				if (typeof ms !== "number" && typeof ms !== "bigint") throw TypeError("sleep: ms must be a number");
				throw RangeError("sleep: ms must be a number that is greater than 0 but less than Infinity");
			}
			const target = Date.now() + Number(ms);
			while (target > Date.now());
		}
		module.exports = sleep;
	}
}));

// node_modules/sonic-boom/index.js
var require_sonic_boom$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const fs = __require("fs");
	const EventEmitter = __require("events");
	const inherits = __require("util").inherits;
	const path = __require("path");
	const sleep = require_atomic_sleep();
	const assert = __require("assert");
	const BUSY_WRITE_TIMEOUT = 100;
	const kEmptyBuffer = Buffer.allocUnsafe(0);
	const MAX_WRITE = 16384;
	const kContentModeBuffer = "buffer";
	const kContentModeUtf8 = "utf8";
	const [major, minor] = (process.versions.node || "0.0").split(".").map(Number);
	const kCopyBuffer = major >= 22 && minor >= 7;
	function openFile(file, sonic) {
		sonic._opening = true;
		sonic._writing = true;
		sonic._asyncDrainScheduled = false;
		function fileOpened(err, fd) {
			if (err) {
				sonic._reopening = false;
				sonic._writing = false;
				sonic._opening = false;
				if (sonic.sync) process.nextTick(() => {
					if (sonic.listenerCount("error") > 0) sonic.emit("error", err);
				});
				else sonic.emit("error", err);
				return;
			}
			const reopening = sonic._reopening;
			sonic.fd = fd;
			sonic.file = file;
			sonic._reopening = false;
			sonic._opening = false;
			sonic._writing = false;
			if (sonic.sync) process.nextTick(() => sonic.emit("ready"));
			else sonic.emit("ready");
			if (sonic.destroyed) return;
			if (!sonic._writing && sonic._len > sonic.minLength || sonic._flushPending) sonic._actualWrite();
			else if (reopening) process.nextTick(() => sonic.emit("drain"));
		}
		const flags = sonic.append ? "a" : "w";
		const mode = sonic.mode;
		if (sonic.sync) try {
			if (sonic.mkdir) fs.mkdirSync(path.dirname(file), { recursive: true });
			fileOpened(null, fs.openSync(file, flags, mode));
		} catch (err) {
			fileOpened(err);
			throw err;
		}
		else if (sonic.mkdir) fs.mkdir(path.dirname(file), { recursive: true }, (err) => {
			if (err) return fileOpened(err);
			fs.open(file, flags, mode, fileOpened);
		});
		else fs.open(file, flags, mode, fileOpened);
	}
	function SonicBoom(opts) {
		if (!(this instanceof SonicBoom)) return new SonicBoom(opts);
		let { fd, dest, minLength, maxLength, maxWrite, periodicFlush, sync, append = true, mkdir, retryEAGAIN, fsync, contentMode, mode } = opts || {};
		fd = fd || dest;
		this._len = 0;
		this.fd = -1;
		this._bufs = [];
		this._lens = [];
		this._writing = false;
		this._ending = false;
		this._reopening = false;
		this._asyncDrainScheduled = false;
		this._flushPending = false;
		this._hwm = Math.max(minLength || 0, 16387);
		this.file = null;
		this.destroyed = false;
		this.minLength = minLength || 0;
		this.maxLength = maxLength || 0;
		this.maxWrite = maxWrite || MAX_WRITE;
		this._periodicFlush = periodicFlush || 0;
		this._periodicFlushTimer = void 0;
		this.sync = sync || false;
		this.writable = true;
		this._fsync = fsync || false;
		this.append = append || false;
		this.mode = mode;
		this.retryEAGAIN = retryEAGAIN || (() => true);
		this.mkdir = mkdir || false;
		let fsWriteSync;
		let fsWrite;
		if (contentMode === kContentModeBuffer) {
			this._writingBuf = kEmptyBuffer;
			this.write = writeBuffer;
			this.flush = flushBuffer;
			this.flushSync = flushBufferSync;
			this._actualWrite = actualWriteBuffer;
			fsWriteSync = () => fs.writeSync(this.fd, this._writingBuf);
			fsWrite = () => fs.write(this.fd, this._writingBuf, this.release);
		} else if (contentMode === void 0 || contentMode === kContentModeUtf8) {
			this._writingBuf = "";
			this.write = write;
			this.flush = flush;
			this.flushSync = flushSync;
			this._actualWrite = actualWrite;
			fsWriteSync = () => {
				if (Buffer.isBuffer(this._writingBuf)) return fs.writeSync(this.fd, this._writingBuf);
				return fs.writeSync(this.fd, this._writingBuf, "utf8");
			};
			fsWrite = () => {
				if (Buffer.isBuffer(this._writingBuf)) return fs.write(this.fd, this._writingBuf, this.release);
				return fs.write(this.fd, this._writingBuf, "utf8", this.release);
			};
		} else throw new Error(`SonicBoom supports "${kContentModeUtf8}" and "${kContentModeBuffer}", but passed ${contentMode}`);
		if (typeof fd === "number") {
			this.fd = fd;
			process.nextTick(() => this.emit("ready"));
		} else if (typeof fd === "string") openFile(fd, this);
		else throw new Error("SonicBoom supports only file descriptors and files");
		if (this.minLength >= this.maxWrite) throw new Error(`minLength should be smaller than maxWrite (${this.maxWrite})`);
		this.release = (err, n) => {
			if (err) {
				if ((err.code === "EAGAIN" || err.code === "EBUSY") && this.retryEAGAIN(err, this._writingBuf.length, this._len - this._writingBuf.length)) {
					if (this.sync) try {
						sleep(BUSY_WRITE_TIMEOUT);
						this.release(void 0, 0);
					} catch (err) {
						this.release(err);
					}
					else setTimeout(fsWrite, BUSY_WRITE_TIMEOUT);
				} else {
					this._writing = false;
					this.emit("error", err);
				}
				return;
			}
			this.emit("write", n);
			const releasedBufObj = releaseWritingBuf(this._writingBuf, this._len, n);
			this._len = releasedBufObj.len;
			this._writingBuf = releasedBufObj.writingBuf;
			if (this._writingBuf.length) {
				if (!this.sync) {
					fsWrite();
					return;
				}
				try {
					do {
						const n = fsWriteSync();
						const releasedBufObj = releaseWritingBuf(this._writingBuf, this._len, n);
						this._len = releasedBufObj.len;
						this._writingBuf = releasedBufObj.writingBuf;
					} while (this._writingBuf.length);
				} catch (err) {
					this.release(err);
					return;
				}
			}
			if (this._fsync) fs.fsyncSync(this.fd);
			const len = this._len;
			if (this._reopening) {
				this._writing = false;
				this._reopening = false;
				this.reopen();
			} else if (len > this.minLength) this._actualWrite();
			else if (this._ending) {
				if (len > 0) this._actualWrite();
				else {
					this._writing = false;
					actualClose(this);
				}
			} else {
				this._writing = false;
				if (this.sync) {
					if (!this._asyncDrainScheduled) {
						this._asyncDrainScheduled = true;
						process.nextTick(emitDrain, this);
					}
				} else this.emit("drain");
			}
		};
		this.on("newListener", function(name) {
			if (name === "drain") this._asyncDrainScheduled = false;
		});
		if (this._periodicFlush !== 0) {
			this._periodicFlushTimer = setInterval(() => this.flush(null), this._periodicFlush);
			this._periodicFlushTimer.unref();
		}
	}
	/**
	* Release the writingBuf after fs.write n bytes data
	* @param {string | Buffer} writingBuf - currently writing buffer, usually be instance._writingBuf.
	* @param {number} len - currently buffer length, usually be instance._len.
	* @param {number} n - number of bytes fs already written
	* @returns {{writingBuf: string | Buffer, len: number}} released writingBuf and length
	*/
	function releaseWritingBuf(writingBuf, len, n) {
		if (typeof writingBuf === "string") writingBuf = Buffer.from(writingBuf);
		len = Math.max(len - n, 0);
		writingBuf = writingBuf.subarray(n);
		return {
			writingBuf,
			len
		};
	}
	function emitDrain(sonic) {
		if (!(sonic.listenerCount("drain") > 0)) return;
		sonic._asyncDrainScheduled = false;
		sonic.emit("drain");
	}
	inherits(SonicBoom, EventEmitter);
	function mergeBuf(bufs, len) {
		if (bufs.length === 0) return kEmptyBuffer;
		if (bufs.length === 1) return bufs[0];
		return Buffer.concat(bufs, len);
	}
	function write(data) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		data = "" + data;
		const dataLen = Buffer.byteLength(data);
		const len = this._len + dataLen;
		const bufs = this._bufs;
		if (this.maxLength && len > this.maxLength) {
			this.emit("drop", data);
			return this._len < this._hwm;
		}
		if (bufs.length === 0 || Buffer.byteLength(bufs[bufs.length - 1]) + dataLen > this.maxWrite) bufs.push(data);
		else bufs[bufs.length - 1] += data;
		this._len = len;
		if (!this._writing && this._len >= this.minLength) this._actualWrite();
		return this._len < this._hwm;
	}
	function writeBuffer(data) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		const len = this._len + data.length;
		const bufs = this._bufs;
		const lens = this._lens;
		if (this.maxLength && len > this.maxLength) {
			this.emit("drop", data);
			return this._len < this._hwm;
		}
		if (bufs.length === 0 || lens[lens.length - 1] + data.length > this.maxWrite) {
			bufs.push([data]);
			lens.push(data.length);
		} else {
			bufs[bufs.length - 1].push(data);
			lens[lens.length - 1] += data.length;
		}
		this._len = len;
		if (!this._writing && this._len >= this.minLength) this._actualWrite();
		return this._len < this._hwm;
	}
	function callFlushCallbackOnDrain(cb) {
		this._flushPending = true;
		const onDrain = () => {
			if (!this._fsync) try {
				fs.fsync(this.fd, (err) => {
					this._flushPending = false;
					cb(err);
				});
			} catch (err) {
				cb(err);
			}
			else {
				this._flushPending = false;
				cb();
			}
			this.off("error", onError);
		};
		const onError = (err) => {
			this._flushPending = false;
			cb(err);
			this.off("drain", onDrain);
		};
		this.once("drain", onDrain);
		this.once("error", onError);
	}
	function flush(cb) {
		if (cb != null && typeof cb !== "function") throw new Error("flush cb must be a function");
		if (this.destroyed) {
			const error = /* @__PURE__ */ new Error("SonicBoom destroyed");
			if (cb) {
				cb(error);
				return;
			}
			throw error;
		}
		if (this.minLength <= 0) {
			cb?.();
			return;
		}
		if (cb) callFlushCallbackOnDrain.call(this, cb);
		if (this._writing) return;
		if (this._bufs.length === 0) this._bufs.push("");
		this._actualWrite();
	}
	function flushBuffer(cb) {
		if (cb != null && typeof cb !== "function") throw new Error("flush cb must be a function");
		if (this.destroyed) {
			const error = /* @__PURE__ */ new Error("SonicBoom destroyed");
			if (cb) {
				cb(error);
				return;
			}
			throw error;
		}
		if (this.minLength <= 0) {
			cb?.();
			return;
		}
		if (cb) callFlushCallbackOnDrain.call(this, cb);
		if (this._writing) return;
		if (this._bufs.length === 0) {
			this._bufs.push([]);
			this._lens.push(0);
		}
		this._actualWrite();
	}
	SonicBoom.prototype.reopen = function(file) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this._opening) {
			this.once("ready", () => {
				this.reopen(file);
			});
			return;
		}
		if (this._ending) return;
		if (!this.file) throw new Error("Unable to reopen a file descriptor, you must pass a file to SonicBoom");
		if (file) this.file = file;
		this._reopening = true;
		if (this._writing) return;
		const fd = this.fd;
		this.once("ready", () => {
			if (fd !== this.fd) fs.close(fd, (err) => {
				if (err) return this.emit("error", err);
			});
		});
		openFile(this.file, this);
	};
	SonicBoom.prototype.end = function() {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this._opening) {
			this.once("ready", () => {
				this.end();
			});
			return;
		}
		if (this._ending) return;
		this._ending = true;
		if (this._writing) return;
		if (this._len > 0 && this.fd >= 0) this._actualWrite();
		else actualClose(this);
	};
	function flushSync() {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this.fd < 0) throw new Error("sonic boom is not ready yet");
		if (!this._writing && this._writingBuf.length > 0) {
			this._bufs.unshift(this._writingBuf);
			this._writingBuf = "";
		}
		let buf = "";
		while (this._bufs.length || buf.length) {
			if (buf.length <= 0) buf = this._bufs[0];
			try {
				const n = Buffer.isBuffer(buf) ? fs.writeSync(this.fd, buf) : fs.writeSync(this.fd, buf, "utf8");
				const releasedBufObj = releaseWritingBuf(buf, this._len, n);
				buf = releasedBufObj.writingBuf;
				this._len = releasedBufObj.len;
				if (buf.length <= 0) this._bufs.shift();
			} catch (err) {
				if ((err.code === "EAGAIN" || err.code === "EBUSY") && !this.retryEAGAIN(err, buf.length, this._len - buf.length)) throw err;
				sleep(BUSY_WRITE_TIMEOUT);
			}
		}
		try {
			fs.fsyncSync(this.fd);
		} catch {}
	}
	function flushBufferSync() {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this.fd < 0) throw new Error("sonic boom is not ready yet");
		if (!this._writing && this._writingBuf.length > 0) {
			this._bufs.unshift([this._writingBuf]);
			this._writingBuf = kEmptyBuffer;
		}
		let buf = kEmptyBuffer;
		while (this._bufs.length || buf.length) {
			if (buf.length <= 0) buf = mergeBuf(this._bufs[0], this._lens[0]);
			try {
				const n = fs.writeSync(this.fd, buf);
				buf = buf.subarray(n);
				this._len = Math.max(this._len - n, 0);
				if (buf.length <= 0) {
					this._bufs.shift();
					this._lens.shift();
				}
			} catch (err) {
				if ((err.code === "EAGAIN" || err.code === "EBUSY") && !this.retryEAGAIN(err, buf.length, this._len - buf.length)) throw err;
				sleep(BUSY_WRITE_TIMEOUT);
			}
		}
	}
	SonicBoom.prototype.destroy = function() {
		if (this.destroyed) return;
		actualClose(this);
	};
	function actualWrite() {
		const release = this.release;
		this._writing = true;
		this._writingBuf = this._writingBuf.length ? this._writingBuf : this._bufs.shift() || "";
		if (this.sync) try {
			release(null, Buffer.isBuffer(this._writingBuf) ? fs.writeSync(this.fd, this._writingBuf) : fs.writeSync(this.fd, this._writingBuf, "utf8"));
		} catch (err) {
			release(err);
		}
		else fs.write(this.fd, this._writingBuf, release);
	}
	function actualWriteBuffer() {
		const release = this.release;
		this._writing = true;
		this._writingBuf = this._writingBuf.length ? this._writingBuf : mergeBuf(this._bufs.shift(), this._lens.shift());
		if (this.sync) try {
			release(null, fs.writeSync(this.fd, this._writingBuf));
		} catch (err) {
			release(err);
		}
		else {
			if (kCopyBuffer) this._writingBuf = Buffer.from(this._writingBuf);
			fs.write(this.fd, this._writingBuf, release);
		}
	}
	function actualClose(sonic) {
		if (sonic.fd === -1) {
			sonic.once("ready", actualClose.bind(null, sonic));
			return;
		}
		if (sonic._periodicFlushTimer !== void 0) clearInterval(sonic._periodicFlushTimer);
		sonic.destroyed = true;
		sonic._bufs = [];
		sonic._lens = [];
		assert(typeof sonic.fd === "number", `sonic.fd must be a number, got ${typeof sonic.fd}`);
		try {
			fs.fsync(sonic.fd, closeWrapped);
		} catch {}
		function closeWrapped() {
			if (sonic.fd !== 1 && sonic.fd !== 2) fs.close(sonic.fd, done);
			else done();
		}
		function done(err) {
			if (err) {
				sonic.emit("error", err);
				return;
			}
			if (sonic._ending && !sonic._writing) sonic.emit("finish");
			sonic.emit("close");
		}
	}
	/**
	* These export configurations enable JS and TS developers
	* to consumer SonicBoom in whatever way best suits their needs.
	* Some examples of supported import syntax includes:
	* - `const SonicBoom = require('SonicBoom')`
	* - `const { SonicBoom } = require('SonicBoom')`
	* - `import * as SonicBoom from 'SonicBoom'`
	* - `import { SonicBoom } from 'SonicBoom'`
	* - `import SonicBoom from 'SonicBoom'`
	*/
	SonicBoom.SonicBoom = SonicBoom;
	SonicBoom.default = SonicBoom;
	module.exports = SonicBoom;
}));

// node_modules/on-exit-leak-free/index.js
var require_on_exit_leak_free = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const refs = {
		exit: [],
		beforeExit: []
	};
	const functions = {
		exit: onExit,
		beforeExit: onBeforeExit
	};
	let registry;
	function ensureRegistry() {
		if (registry === void 0) registry = new FinalizationRegistry(clear);
	}
	function install(event) {
		if (refs[event].length > 0) return;
		process.on(event, functions[event]);
	}
	function uninstall(event) {
		if (refs[event].length > 0) return;
		process.removeListener(event, functions[event]);
		if (refs.exit.length === 0 && refs.beforeExit.length === 0) registry = void 0;
	}
	function onExit() {
		callRefs("exit");
	}
	function onBeforeExit() {
		callRefs("beforeExit");
	}
	function callRefs(event) {
		for (const ref of refs[event]) {
			const obj = ref.deref();
			const fn = ref.fn;
			/* istanbul ignore else */
			if (obj !== void 0) fn(obj, event);
		}
		refs[event] = [];
	}
	function clear(ref) {
		for (const event of ["exit", "beforeExit"]) {
			const index = refs[event].indexOf(ref);
			refs[event].splice(index, index + 1);
			uninstall(event);
		}
	}
	function _register(event, obj, fn) {
		if (obj === void 0) throw new Error("the object can't be undefined");
		install(event);
		const ref = new WeakRef(obj);
		ref.fn = fn;
		ensureRegistry();
		registry.register(obj, ref);
		refs[event].push(ref);
	}
	function register(obj, fn) {
		_register("exit", obj, fn);
	}
	function registerBeforeExit(obj, fn) {
		_register("beforeExit", obj, fn);
	}
	function unregister(obj) {
		if (registry === void 0) return;
		registry.unregister(obj);
		for (const event of ["exit", "beforeExit"]) {
			refs[event] = refs[event].filter((ref) => {
				const _obj = ref.deref();
				return _obj && _obj !== obj;
			});
			uninstall(event);
		}
	}
	module.exports = {
		register,
		registerBeforeExit,
		unregister
	};
}));

// node_modules/thread-stream/package.json
var require_package = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"name": "thread-stream",
		"version": "4.2.1",
		"description": "A streaming way to send data to a Node.js Worker Thread",
		"main": "index.js",
		"types": "index.d.ts",
		"engines": { "node": ">=20" },
		"dependencies": { "real-require": "^1.0.0" },
		"devDependencies": {
			"@types/node": "^26.1.1",
			"@yao-pkg/pkg": "^6.0.0",
			"borp": "^1.0.0",
			"desm": "^1.3.0",
			"eslint": "^9.39.1",
			"fastbench": "^1.0.1",
			"neostandard": "^0.13.0",
			"pino-elasticsearch": "^9.0.0",
			"sonic-boom": "^5.0.0",
			"ts-node": "^10.8.0",
			"tsd": "^0.33.0",
			"typescript": "~5.7.3"
		},
		"scripts": {
			"build": "tsc --noEmit",
			"lint": "eslint",
			"test": "npm run lint && npm run build && npm run test:types && npm run transpile && borp --expose-gc --pattern \"test/*.test.{js,mjs}\"",
			"test:ci": "npm run lint && npm run test:types && npm run transpile && borp --expose-gc --pattern \"test/*.test.{js,mjs}\"",
			"test:types": "tsd",
			"test:yarn": "npm run transpile && borp --expose-gc --pattern \"test/*.test.js\"",
			"transpile": "sh ./test/ts/transpile.sh"
		},
		"tsd": { "directory": "test/types" },
		"repository": {
			"type": "git",
			"url": "git+https://github.com/mcollina/thread-stream.git"
		},
		"keywords": [
			"worker",
			"thread",
			"threads",
			"stream"
		],
		"author": "Matteo Collina <hello@matteocollina.com>",
		"license": "MIT",
		"bugs": { "url": "https://github.com/mcollina/thread-stream/issues" },
		"homepage": "https://github.com/mcollina/thread-stream#readme"
	};
}));

// node_modules/thread-stream/lib/wait.js
var require_wait = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WAIT_MS = 1e4;
	function wait(state, index, expected, timeout, done) {
		const max = timeout === 1e400 ? 1e400 : Date.now() + timeout;
		const check = (previous) => {
			const current = Atomics.load(state, index);
			if (current >= expected) {
				done(null, "ok");
				return;
			}
			if (previous !== void 0 && current !== previous) {
				done(null, "not-equal");
				return;
			}
			if (max !== 1e400 && Date.now() > max) {
				done(null, "timed-out");
				return;
			}
			const remaining = max === 1e400 ? WAIT_MS : Math.min(WAIT_MS, Math.max(1, max - Date.now()));
			const result = Atomics.waitAsync(state, index, current, remaining);
			if (result.async) result.value.then((res) => {
				if (res === "ok") {
					done(null, Atomics.load(state, index) >= expected ? "ok" : "not-equal");
					return;
				}
				check(current);
			});
			else setImmediate(done, null, "not-equal");
		};
		check();
	}
	function waitDiff(state, index, expected, timeout, done) {
		const max = timeout === 1e400 ? 1e400 : Date.now() + timeout;
		const check = () => {
			if (Atomics.load(state, index) !== expected) {
				done(null, "ok");
				return;
			}
			if (max !== 1e400 && Date.now() > max) {
				done(null, "timed-out");
				return;
			}
			const remaining = max === 1e400 ? WAIT_MS : Math.min(WAIT_MS, Math.max(1, max - Date.now()));
			const result = Atomics.waitAsync(state, index, expected, remaining);
			if (result.async) result.value.then((res) => {
				if (res === "ok") {
					done(null, "ok");
					return;
				}
				check();
			});
			else setImmediate(check);
		};
		check();
	}
	module.exports = {
		wait,
		waitDiff
	};
}));

// node_modules/thread-stream/lib/indexes.js
var require_indexes = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SEQ_INDEX = 2;
	const WRITE_INDEX = 4;
	const READ_INDEX = 8;
	module.exports = {
		WRITE_INDEX,
		READ_INDEX,
		SEQ_INDEX
	};
}));

// node_modules/thread-stream/index.js
var require_thread_stream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var __dirname = import.meta.dirname;
	const { version } = require_package();
	const { EventEmitter } = __require("events");
	const { Worker } = __require("worker_threads");
	const { join } = __require("path");
	const { pathToFileURL } = __require("url");
	const { wait } = require_wait();
	const { WRITE_INDEX, READ_INDEX, SEQ_INDEX } = require_indexes();
	const buffer = __require("buffer");
	const assert = __require("assert");
	const kImpl = Symbol("kImpl");
	const MAX_STRING = buffer.constants.MAX_STRING_LENGTH;
	function noop() {}
	function updateState(stream, fn) {
		Atomics.add(stream[kImpl].state, SEQ_INDEX, 1);
		fn();
		Atomics.add(stream[kImpl].state, SEQ_INDEX, 1);
		Atomics.notify(stream[kImpl].state, SEQ_INDEX);
	}
	function resetIndexes(stream) {
		updateState(stream, () => {
			Atomics.store(stream[kImpl].state, READ_INDEX, 0);
			Atomics.store(stream[kImpl].state, WRITE_INDEX, 0);
		});
		Atomics.notify(stream[kImpl].state, READ_INDEX);
	}
	var FakeWeakRef = class {
		constructor(value) {
			this._value = value;
		}
		deref() {
			return this._value;
		}
	};
	var FakeFinalizationRegistry = class {
		register() {}
		unregister() {}
	};
	const FinalizationRegistry = process.env.NODE_V8_COVERAGE ? FakeFinalizationRegistry : global.FinalizationRegistry || FakeFinalizationRegistry;
	const WeakRef = process.env.NODE_V8_COVERAGE ? FakeWeakRef : global.WeakRef || FakeWeakRef;
	const registry = new FinalizationRegistry((worker) => {
		if (worker.exited) return;
		worker.terminate();
	});
	function createWorker(stream, opts) {
		const { filename, workerData } = opts;
		const toExecute = ("__bundlerPathsOverrides" in globalThis ? globalThis.__bundlerPathsOverrides : {})["thread-stream-worker"] || join(__dirname, "lib", "worker.js");
		const worker = new Worker(toExecute, {
			...opts.workerOpts,
			name: opts.workerOpts?.name || "thread-stream",
			trackUnmanagedFds: false,
			workerData: {
				filename: filename.indexOf("file://") === 0 ? filename : pathToFileURL(filename).href,
				dataBuf: stream[kImpl].dataBuf,
				stateBuf: stream[kImpl].stateBuf,
				workerData: {
					$context: { threadStreamVersion: version },
					...workerData
				}
			}
		});
		worker.stream = new FakeWeakRef(stream);
		worker.on("message", onWorkerMessage);
		worker.on("exit", onWorkerExit);
		registry.register(stream, worker);
		return worker;
	}
	function drain(stream) {
		assert(!stream[kImpl].sync);
		if (stream[kImpl].needDrain) {
			stream[kImpl].needDrain = false;
			stream.emit("drain");
		}
	}
	function nextFlush(stream) {
		while (true) {
			const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
			if (stream.destroyed || writeIndex < 0) return;
			const leftover = stream[kImpl].data.length - writeIndex;
			if (leftover > 0) {
				if (stream[kImpl].bufLen === 0) {
					stream[kImpl].flushing = false;
					if (stream[kImpl].ending) end(stream);
					else if (stream[kImpl].needDrain) process.nextTick(drain, stream);
					return;
				}
				write(stream, leftover, noop);
				continue;
			}
			if (leftover === 0) {
				if (writeIndex === 0 && stream[kImpl].bufLen === 0) return;
				waitForRead(stream, () => {
					if (stream.destroyed) return;
					resetIndexes(stream);
					nextFlush(stream);
				});
				return;
			}
			destroy(stream, /* @__PURE__ */ new Error("overwritten"));
			return;
		}
	}
	function onWorkerMessage(msg) {
		const stream = this.stream.deref();
		if (stream === void 0) {
			this.exited = true;
			this.terminate();
			return;
		}
		if (msg?.code == null) return;
		switch (msg.code) {
			case "READY":
				if (!stream[kImpl].ending) this.stream = new WeakRef(stream);
				waitForRead(stream, () => {
					stream[kImpl].ready = true;
					stream.emit("ready");
				});
				break;
			case "ERROR":
				destroy(stream, msg.err);
				break;
			case "EVENT":
				if (Array.isArray(msg.args)) stream.emit(msg.name, ...msg.args);
				else stream.emit(msg.name, msg.args);
				break;
			case "FLUSHED": {
				if (msg.context !== "thread-stream") {
					destroy(stream, /* @__PURE__ */ new Error("this should not happen: " + msg.code));
					break;
				}
				const cb = stream[kImpl].flushCallbacks.get(msg.id);
				if (cb) {
					stream[kImpl].flushCallbacks.delete(msg.id);
					process.nextTick(cb);
				}
				break;
			}
			case "WARNING":
				process.emitWarning(msg.err);
				break;
			default: destroy(stream, /* @__PURE__ */ new Error("this should not happen: " + msg.code));
		}
	}
	function onWorkerExit(code) {
		const stream = this.stream.deref();
		if (stream === void 0) return;
		registry.unregister(stream);
		stream.worker.exited = true;
		stream.worker.off("exit", onWorkerExit);
		destroy(stream, code !== 0 ? /* @__PURE__ */ new Error("the worker thread exited") : null);
	}
	var ThreadStream = class extends EventEmitter {
		constructor(opts = {}) {
			super();
			if (opts.bufferSize < 4) throw new Error("bufferSize must at least fit a 4-byte utf-8 char");
			this[kImpl] = {};
			this[kImpl].stateBuf = new SharedArrayBuffer(128);
			this[kImpl].state = new Int32Array(this[kImpl].stateBuf);
			this[kImpl].dataBuf = new SharedArrayBuffer(opts.bufferSize || 4194304);
			this[kImpl].data = Buffer.from(this[kImpl].dataBuf);
			this[kImpl].sync = opts.sync || false;
			this[kImpl].ending = false;
			this[kImpl].ended = false;
			this[kImpl].needDrain = false;
			this[kImpl].destroyed = false;
			this[kImpl].flushing = false;
			this[kImpl].ready = false;
			this[kImpl].finished = false;
			this[kImpl].errored = null;
			this[kImpl].closed = false;
			this[kImpl].buf = [];
			this[kImpl].bufHead = 0;
			this[kImpl].bufLen = 0;
			this[kImpl].flushCallbacks = /* @__PURE__ */ new Map();
			this[kImpl].nextFlushId = 0;
			this[kImpl].flushRetainCount = 0;
			this[kImpl].userRef = true;
			this.worker = createWorker(this, opts);
			this.on("message", (message, transferList) => {
				this.worker.postMessage(message, transferList);
			});
		}
		write(data) {
			const dataBuf = Buffer.isBuffer(data) ? data : Buffer.from(data);
			if (this[kImpl].destroyed) {
				error(this, /* @__PURE__ */ new Error("the worker has exited"));
				return false;
			}
			if (this[kImpl].ending) {
				error(this, /* @__PURE__ */ new Error("the worker is ending"));
				return false;
			}
			if (this[kImpl].flushing && this[kImpl].bufLen + dataBuf.length >= MAX_STRING) try {
				writeSync(this);
				this[kImpl].flushing = true;
			} catch (err) {
				destroy(this, err);
				return false;
			}
			this[kImpl].buf.push(dataBuf);
			this[kImpl].bufLen += dataBuf.length;
			if (this[kImpl].sync) try {
				writeSync(this);
				return true;
			} catch (err) {
				destroy(this, err);
				return false;
			}
			if (!this[kImpl].flushing) {
				this[kImpl].flushing = true;
				setImmediate(nextFlush, this);
			}
			this[kImpl].needDrain = this[kImpl].data.length - this[kImpl].bufLen - Atomics.load(this[kImpl].state, WRITE_INDEX) <= 0;
			return !this[kImpl].needDrain;
		}
		end() {
			if (this[kImpl].destroyed) return;
			this[kImpl].ending = true;
			this.worker.stream = new FakeWeakRef(this);
			end(this);
		}
		flush(cb) {
			const userCb = typeof cb === "function" ? cb : null;
			cb = userCb || noop;
			if (userCb) retainWorkerForPendingFlush(this);
			let finished = false;
			const done = (err) => {
				if (finished) return;
				finished = true;
				if (userCb) releaseWorkerForPendingFlush(this);
				cb(err);
			};
			flushBuffer(this, (err) => {
				if (err) {
					process.nextTick(done, err);
					return;
				}
				requestWorkerFlush(this, done);
			});
		}
		flushSync() {
			if (this[kImpl].destroyed) return;
			writeSync(this);
			flushSync(this);
		}
		unref() {
			this[kImpl].userRef = false;
			if (this[kImpl].flushRetainCount === 0) this.worker.unref();
		}
		ref() {
			this[kImpl].userRef = true;
			this.worker.ref();
		}
		get ready() {
			return this[kImpl].ready;
		}
		get destroyed() {
			return this[kImpl].destroyed;
		}
		get closed() {
			return this[kImpl].closed;
		}
		get writable() {
			return !this[kImpl].destroyed && !this[kImpl].ending;
		}
		get writableEnded() {
			return this[kImpl].ending;
		}
		get writableFinished() {
			return this[kImpl].finished;
		}
		get writableNeedDrain() {
			return this[kImpl].needDrain;
		}
		get writableObjectMode() {
			return false;
		}
		get writableErrored() {
			return this[kImpl].errored;
		}
	};
	function flushBuffer(stream, cb) {
		if (stream[kImpl].destroyed) {
			process.nextTick(cb, /* @__PURE__ */ new Error("the worker has exited"));
			return;
		}
		if (!stream[kImpl].sync && (stream[kImpl].flushing || stream[kImpl].bufLen > 0)) {
			setImmediate(flushBuffer, stream, cb);
			return;
		}
		waitForRead(stream, cb);
	}
	function waitForRead(stream, cb) {
		const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
		wait(stream[kImpl].state, READ_INDEX, writeIndex, 1e400, (err, res) => {
			if (err) {
				destroy(stream, err);
				cb(err);
				return;
			}
			if (res !== "ok") {
				waitForRead(stream, cb);
				return;
			}
			cb();
		});
	}
	function retainWorkerForPendingFlush(stream) {
		if (stream[kImpl].flushRetainCount === 0) stream.worker.ref();
		stream[kImpl].flushRetainCount++;
	}
	function releaseWorkerForPendingFlush(stream) {
		if (stream[kImpl].flushRetainCount === 0) return;
		stream[kImpl].flushRetainCount--;
		if (stream[kImpl].flushRetainCount === 0 && !stream[kImpl].userRef) stream.worker.unref();
	}
	function requestWorkerFlush(stream, cb) {
		if (stream[kImpl].destroyed) {
			process.nextTick(cb, /* @__PURE__ */ new Error("the worker has exited"));
			return;
		}
		if (!stream[kImpl].ready) {
			const onReady = () => {
				cleanup();
				requestWorkerFlush(stream, cb);
			};
			const onClose = () => {
				cleanup();
				process.nextTick(cb, /* @__PURE__ */ new Error("the worker has exited"));
			};
			const cleanup = () => {
				stream.off("ready", onReady);
				stream.off("close", onClose);
			};
			stream.once("ready", onReady);
			stream.once("close", onClose);
			return;
		}
		const id = ++stream[kImpl].nextFlushId;
		stream[kImpl].flushCallbacks.set(id, cb);
		try {
			stream.worker.postMessage({
				code: "FLUSH",
				context: "thread-stream",
				id
			});
		} catch (err) {
			stream[kImpl].flushCallbacks.delete(id);
			destroy(stream, err);
			process.nextTick(cb, err);
		}
	}
	function failPendingFlushCallbacks(stream, err) {
		const callbacks = stream[kImpl].flushCallbacks;
		if (callbacks.size === 0) return;
		const flushErr = err || /* @__PURE__ */ new Error("the worker has exited");
		for (const cb of callbacks.values()) process.nextTick(cb, flushErr);
		callbacks.clear();
	}
	function error(stream, err) {
		setImmediate(() => {
			stream.emit("error", err);
		});
	}
	function destroy(stream, err) {
		if (stream[kImpl].destroyed) return;
		stream[kImpl].destroyed = true;
		failPendingFlushCallbacks(stream, err);
		if (err) {
			stream[kImpl].errored = err;
			error(stream, err);
		}
		if (!stream.worker.exited) stream.worker.terminate().catch(() => {}).then(() => {
			stream[kImpl].closed = true;
			stream.emit("close");
		});
		else setImmediate(() => {
			stream[kImpl].closed = true;
			stream.emit("close");
		});
	}
	function write(stream, maxBytes, cb) {
		let offset = Atomics.load(stream[kImpl].state, WRITE_INDEX);
		let remaining = maxBytes;
		while (remaining > 0 && stream[kImpl].bufLen !== 0) {
			const head = stream[kImpl].bufHead;
			const buf = stream[kImpl].buf[head];
			if (buf.length <= remaining) {
				buf.copy(stream[kImpl].data, offset);
				offset += buf.length;
				remaining -= buf.length;
				stream[kImpl].bufLen -= buf.length;
				stream[kImpl].bufHead = head + 1;
				if (stream[kImpl].bufHead === stream[kImpl].buf.length) {
					stream[kImpl].buf.length = 0;
					stream[kImpl].bufHead = 0;
				} else if (stream[kImpl].bufHead >= 1024 && stream[kImpl].bufHead * 2 >= stream[kImpl].buf.length) {
					stream[kImpl].buf.splice(0, stream[kImpl].bufHead);
					stream[kImpl].bufHead = 0;
				}
				continue;
			}
			buf.copy(stream[kImpl].data, offset, 0, remaining);
			stream[kImpl].buf[head] = buf.subarray(remaining);
			stream[kImpl].bufLen -= remaining;
			offset += remaining;
			remaining = 0;
		}
		updateState(stream, () => {
			Atomics.store(stream[kImpl].state, WRITE_INDEX, offset);
		});
		cb();
		return true;
	}
	function end(stream) {
		if (stream[kImpl].ended || !stream[kImpl].ending || stream[kImpl].flushing) return;
		stream[kImpl].ended = true;
		try {
			stream.flushSync();
			let readIndex = Atomics.load(stream[kImpl].state, READ_INDEX);
			updateState(stream, () => {
				Atomics.store(stream[kImpl].state, WRITE_INDEX, -1);
			});
			let spins = 0;
			while (readIndex !== -1) {
				Atomics.wait(stream[kImpl].state, READ_INDEX, readIndex, 1e3);
				readIndex = Atomics.load(stream[kImpl].state, READ_INDEX);
				if (readIndex === -2) {
					destroy(stream, /* @__PURE__ */ new Error("end() failed"));
					return;
				}
				if (++spins === 10) {
					destroy(stream, /* @__PURE__ */ new Error("end() took too long (10s)"));
					return;
				}
			}
			process.nextTick(() => {
				stream[kImpl].finished = true;
				stream.emit("finish");
			});
		} catch (err) {
			destroy(stream, err);
		}
	}
	function writeSync(stream) {
		const cb = () => {
			if (stream[kImpl].ending) end(stream);
			else if (stream[kImpl].needDrain) process.nextTick(drain, stream);
		};
		stream[kImpl].flushing = false;
		while (stream[kImpl].bufLen !== 0) {
			const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
			if (writeIndex < 0) throw new Error("_writeSync failed");
			const leftover = stream[kImpl].data.length - writeIndex;
			if (leftover === 0) {
				flushSync(stream);
				resetIndexes(stream);
				continue;
			} else if (leftover < 0) throw new Error("overwritten");
			write(stream, leftover, cb);
		}
	}
	function flushSync(stream) {
		if (stream[kImpl].flushing) throw new Error("unable to flush while flushing");
		const writeIndex = Atomics.load(stream[kImpl].state, WRITE_INDEX);
		let spins = 0;
		while (true) {
			const readIndex = Atomics.load(stream[kImpl].state, READ_INDEX);
			if (readIndex === -2) throw Error("_flushSync failed");
			if (readIndex !== writeIndex) Atomics.wait(stream[kImpl].state, READ_INDEX, readIndex, 1e3);
			else break;
			if (++spins === 10) throw new Error("_flushSync took too long (10s)");
		}
	}
	module.exports = ThreadStream;
}));

// node_modules/pino/lib/transport.js
var require_transport = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var __dirname = import.meta.dirname;
	const { createRequire } = __require("module");
	const { existsSync } = __require("node:fs");
	const getCallers = require_caller();
	const { join, isAbsolute, sep } = __require("node:path");
	const { fileURLToPath } = __require("node:url");
	const sleep = require_atomic_sleep();
	const onExit = require_on_exit_leak_free();
	const ThreadStream = require_thread_stream();
	const { transportUsesMultistreamSym } = require_symbols();
	function setupOnExit(stream) {
		onExit.register(stream, autoEnd);
		onExit.registerBeforeExit(stream, flush);
		stream.on("close", function() {
			onExit.unregister(stream);
		});
	}
	function hasPreloadFlags() {
		const execArgv = process.execArgv;
		for (let i = 0; i < execArgv.length; i++) {
			const arg = execArgv[i];
			if (arg === "--import" || arg === "--require" || arg === "-r") return true;
			if (arg.startsWith("--import=") || arg.startsWith("--require=") || arg.startsWith("-r=")) return true;
		}
		return false;
	}
	function sanitizeNodeOptions(nodeOptions) {
		const tokens = nodeOptions.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g);
		if (!tokens) return nodeOptions;
		const sanitized = [];
		let changed = false;
		for (let i = 0; i < tokens.length; i++) {
			const token = tokens[i];
			if (token === "--require" || token === "-r" || token === "--import") {
				const next = tokens[i + 1];
				if (next && shouldDropPreload(next)) {
					changed = true;
					i++;
					continue;
				}
				sanitized.push(token);
				if (next) {
					sanitized.push(next);
					i++;
				}
				continue;
			}
			if (token.startsWith("--require=") || token.startsWith("-r=") || token.startsWith("--import=")) {
				if (shouldDropPreload(token.slice(token.indexOf("=") + 1))) {
					changed = true;
					continue;
				}
			}
			sanitized.push(token);
		}
		return changed ? sanitized.join(" ") : nodeOptions;
	}
	function shouldDropPreload(value) {
		const unquoted = stripQuotes(value);
		if (!unquoted) return false;
		let path = unquoted;
		if (path.startsWith("file://")) try {
			path = fileURLToPath(path);
		} catch {
			return false;
		}
		return isAbsolute(path) && !existsSync(path);
	}
	function stripQuotes(value) {
		const first = value[0];
		const last = value[value.length - 1];
		if (first === "\"" && last === "\"" || first === "'" && last === "'") return value.slice(1, -1);
		return value;
	}
	function buildStream(filename, workerData, workerOpts, sync, name) {
		if (!workerOpts.execArgv && hasPreloadFlags() && __require.main === void 0) workerOpts = {
			...workerOpts,
			execArgv: []
		};
		if (!workerOpts.env && process.env.NODE_OPTIONS) {
			const nodeOptions = sanitizeNodeOptions(process.env.NODE_OPTIONS);
			if (nodeOptions !== process.env.NODE_OPTIONS) workerOpts = {
				...workerOpts,
				env: {
					...process.env,
					NODE_OPTIONS: nodeOptions
				}
			};
		}
		workerOpts = {
			...workerOpts,
			name
		};
		const stream = new ThreadStream({
			filename,
			workerData,
			workerOpts,
			sync
		});
		stream.on("ready", onReady);
		stream.on("close", function() {
			process.removeListener("exit", onExit);
		});
		process.on("exit", onExit);
		function onReady() {
			process.removeListener("exit", onExit);
			stream.unref();
			if (workerOpts.autoEnd !== false) setupOnExit(stream);
		}
		function onExit() {
			/* istanbul ignore next */
			if (stream.closed) return;
			stream.flushSync();
			sleep(100);
			stream.end();
		}
		return stream;
	}
	function autoEnd(stream) {
		stream.ref();
		stream.flushSync();
		stream.end();
		stream.once("close", function() {
			stream.unref();
		});
	}
	function flush(stream) {
		stream.flushSync();
	}
	function transport(fullOptions) {
		const { pipeline, targets, levels, dedupe, worker = {}, caller = getCallers(), sync = false } = fullOptions;
		const options = { ...fullOptions.options };
		let usesMultistream = false;
		const callers = typeof caller === "string" ? [caller] : caller;
		const bundlerOverrides = typeof globalThis === "object" && Object.prototype.hasOwnProperty.call(globalThis, "__bundlerPathsOverrides") && globalThis.__bundlerPathsOverrides && typeof globalThis.__bundlerPathsOverrides === "object" ? globalThis.__bundlerPathsOverrides : Object.create(null);
		let target = fullOptions.target;
		if (target && targets) throw new Error("only one of target or targets can be specified");
		if (targets) {
			target = bundlerOverrides["pino-worker"] || join(__dirname, "worker.js");
			options.targets = targets.filter((dest) => dest.target).map((dest) => {
				return {
					...dest,
					target: fixTarget(dest.target)
				};
			});
			options.pipelines = targets.filter((dest) => dest.pipeline).map((dest) => {
				return dest.pipeline.map((t) => {
					return {
						...t,
						level: dest.level,
						target: fixTarget(t.target)
					};
				});
			});
			const targetsHaveLevel = options.targets.some((t) => t.level != null);
			const pipelinesHaveLevel = options.pipelines.some((p) => p.some((t) => t.level != null));
			usesMultistream = options.targets.length + options.pipelines.length > 1 || targetsHaveLevel || pipelinesHaveLevel;
		} else if (pipeline) {
			target = bundlerOverrides["pino-worker"] || join(__dirname, "worker.js");
			options.pipelines = [pipeline.map((dest) => {
				return {
					...dest,
					target: fixTarget(dest.target)
				};
			})];
		}
		if (levels) options.levels = levels;
		if (dedupe) options.dedupe = dedupe;
		options.pinoWillSendConfig = true;
		const name = targets || pipeline ? "pino.transport" : target;
		const stream = buildStream(fixTarget(target), options, worker, sync, name);
		if (usesMultistream) stream[transportUsesMultistreamSym] = true;
		return stream;
		function fixTarget(origin) {
			origin = bundlerOverrides[origin] || origin;
			if (isAbsolute(origin) || origin.indexOf("file://") === 0) return origin;
			if (origin === "pino/file") return join(__dirname, "..", "file.js");
			let fixTarget;
			for (const filePath of callers) try {
				const context = filePath === "node:repl" ? process.cwd() + sep : filePath;
				fixTarget = createRequire(context).resolve(origin);
				break;
			} catch (err) {
				continue;
			}
			if (!fixTarget) throw new Error(`unable to determine transport target for "${origin}"`);
			return fixTarget;
		}
	}
	module.exports = transport;
}));

// node_modules/pino/lib/tools.js
var require_tools = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const diagChan = __require("node:diagnostics_channel");
	const format = require_quick_format_unescaped();
	const { mapHttpRequest, mapHttpResponse } = require_pino_std_serializers();
	const SonicBoom = require_sonic_boom$1();
	const onExit = require_on_exit_leak_free();
	const { lsCacheSym, chindingsSym, writeSym, serializersSym, formatOptsSym, endSym, stringifiersSym, stringifySym, stringifySafeSym, wildcardFirstSym, nestedKeySym, formattersSym, messageKeySym, errorKeySym, nestedKeyStrSym, msgPrefixSym } = require_symbols();
	const { isMainThread } = __require("worker_threads");
	const transport = require_transport();
	const [nodeMajor] = process.versions.node.split(".").map((v) => Number(v));
	const asJsonChan = diagChan.tracingChannel("pino_asJson");
	const asString = nodeMajor >= 25 ? (str) => JSON.stringify(str) : _asString;
	function noop() {}
	function genLog(level, hook) {
		if (!hook) return LOG;
		return function hookWrappedLog(...args) {
			hook.call(this, args, LOG, level);
		};
		function LOG(o, ...n) {
			if (typeof o === "object") {
				let msg = o;
				if (o !== null) {
					if (o.method && o.headers && o.socket) o = mapHttpRequest(o);
					else if (typeof o.setHeader === "function") o = mapHttpResponse(o);
				}
				let formatParams;
				if (msg === null && n.length === 0) formatParams = [null];
				else {
					msg = n.shift();
					formatParams = n;
				}
				if (typeof this[msgPrefixSym] === "string" && msg !== void 0 && msg !== null) msg = this[msgPrefixSym] + msg;
				this[writeSym](o, format(msg, formatParams, this[formatOptsSym]), level);
			} else {
				let msg = o === void 0 ? n.shift() : o;
				if (typeof this[msgPrefixSym] === "string" && msg !== void 0 && msg !== null) msg = this[msgPrefixSym] + msg;
				this[writeSym](null, format(msg, n, this[formatOptsSym]), level);
			}
		}
	}
	function _asString(str) {
		let result = "";
		let last = 0;
		let found = false;
		let point = 255;
		const l = str.length;
		if (l > 100) return JSON.stringify(str);
		for (var i = 0; i < l && point >= 32; i++) {
			point = str.charCodeAt(i);
			if (point === 34 || point === 92) {
				result += str.slice(last, i) + "\\";
				last = i;
				found = true;
			}
		}
		if (!found) result = str;
		else result += str.slice(last);
		return point < 32 ? JSON.stringify(str) : "\"" + result + "\"";
	}
	/**
	* `asJson` wraps `_asJson` in order to facilitate generating diagnostics.
	*
	* @param {object} obj The merging object passed to the log method.
	* @param {string} msg The log message passed to the log method.
	* @param {number} num The log level number.
	* @param {number} time The log time in milliseconds.
	*
	* @returns {string}
	*/
	function asJson(obj, msg, num, time) {
		if (asJsonChan.hasSubscribers === false) return _asJson.call(this, obj, msg, num, time);
		const store = {
			instance: this,
			arguments
		};
		return asJsonChan.traceSync(_asJson, store, this, obj, msg, num, time);
	}
	/**
	* `_asJson` parses all collected data and generates the finalized newline
	* delimited JSON string.
	*
	* @param {object} obj The merging object passed to the log method.
	* @param {string} msg The log message passed to the log method.
	* @param {number} num The log level number.
	* @param {number} time The log time in milliseconds.
	*
	* @returns {string} The finalized log string terminated with a newline.
	* @private
	*/
	function _asJson(obj, msg, num, time) {
		const stringify = this[stringifySym];
		const stringifySafe = this[stringifySafeSym];
		const stringifiers = this[stringifiersSym];
		const end = this[endSym];
		const chindings = this[chindingsSym];
		const serializers = this[serializersSym];
		const formatters = this[formattersSym];
		const messageKey = this[messageKeySym];
		const errorKey = this[errorKeySym];
		let data = this[lsCacheSym][num] + time;
		data = data + chindings;
		let value;
		if (formatters.log) obj = formatters.log(obj);
		const wildcardStringifier = stringifiers[wildcardFirstSym];
		let propStr = "";
		for (const key in obj) {
			value = obj[key];
			if (Object.prototype.hasOwnProperty.call(obj, key) && value !== void 0) {
				if (serializers[key]) value = serializers[key](value);
				else if (key === errorKey && serializers.err) value = serializers.err(value);
				const stringifier = stringifiers[key] || wildcardStringifier;
				switch (typeof value) {
					case "undefined":
					case "function": continue;
					case "number": if (Number.isFinite(value) === false) value = null;
					case "boolean":
						if (stringifier) value = stringifier(value);
						break;
					case "string":
						value = (stringifier || asString)(value);
						break;
					default: value = (stringifier || stringify)(value, stringifySafe);
				}
				if (value === void 0) continue;
				const strKey = asString(key);
				propStr += "," + strKey + ":" + value;
			}
		}
		let msgStr = "";
		if (msg !== void 0) {
			value = serializers[messageKey] ? serializers[messageKey](msg) : msg;
			const stringifier = stringifiers[messageKey] || wildcardStringifier;
			switch (typeof value) {
				case "function": break;
				case "number": if (Number.isFinite(value) === false) value = null;
				case "boolean":
					if (stringifier) value = stringifier(value);
					msgStr = ",\"" + messageKey + "\":" + value;
					break;
				case "string":
					value = (stringifier || asString)(value);
					msgStr = ",\"" + messageKey + "\":" + value;
					break;
				default:
					value = (stringifier || stringify)(value, stringifySafe);
					msgStr = ",\"" + messageKey + "\":" + value;
			}
		}
		if (this[nestedKeySym] && propStr) return data + this[nestedKeyStrSym] + propStr.slice(1) + "}" + msgStr + end;
		else return data + propStr + msgStr + end;
	}
	function asChindings(instance, bindings) {
		let value;
		let data = instance[chindingsSym];
		const stringify = instance[stringifySym];
		const stringifySafe = instance[stringifySafeSym];
		const stringifiers = instance[stringifiersSym];
		const wildcardStringifier = stringifiers[wildcardFirstSym];
		const serializers = instance[serializersSym];
		const formatter = instance[formattersSym].bindings;
		bindings = formatter(bindings);
		for (const key in bindings) {
			value = bindings[key];
			if (((key.length < 5 || key !== "level" && key !== "serializers" && key !== "formatters" && key !== "customLevels") && bindings.hasOwnProperty(key) && value !== void 0) === true) {
				value = serializers[key] ? serializers[key](value) : value;
				value = (stringifiers[key] || wildcardStringifier || stringify)(value, stringifySafe);
				if (value === void 0) continue;
				data += "," + asString(key) + ":" + value;
			}
		}
		return data;
	}
	function hasBeenTampered(stream) {
		return stream.write !== stream.constructor.prototype.write;
	}
	function buildSafeSonicBoom(opts) {
		const stream = new SonicBoom(opts);
		stream.on("error", filterBrokenPipe);
		if (!opts.sync && isMainThread) {
			onExit.register(stream, autoEnd);
			stream.on("close", function() {
				onExit.unregister(stream);
			});
		}
		return stream;
		function filterBrokenPipe(err) {
			/* istanbul ignore next */
			if (err.code === "EPIPE") {
				stream.write = noop;
				stream.end = noop;
				stream.flushSync = noop;
				stream.destroy = noop;
				return;
			}
			stream.removeListener("error", filterBrokenPipe);
			stream.emit("error", err);
		}
	}
	function autoEnd(stream, eventName) {
		/* istanbul ignore next */
		if (stream.destroyed) return;
		if (eventName === "beforeExit") {
			stream.flush();
			stream.on("drain", function() {
				stream.end();
			});
		} else
 /* istanbul ignore next */
		stream.flushSync();
	}
	function createArgsNormalizer(defaultOptions) {
		return function normalizeArgs(instance, caller, opts = {}, stream) {
			if (typeof opts === "string") {
				stream = buildSafeSonicBoom({ dest: opts });
				opts = {};
			} else if (typeof stream === "string") {
				if (opts && opts.transport) throw Error("only one of option.transport or stream can be specified");
				stream = buildSafeSonicBoom({ dest: stream });
			} else if (opts instanceof SonicBoom || opts.writable || opts._writableState) {
				stream = opts;
				opts = {};
			} else if (opts.transport) {
				if (opts.transport instanceof SonicBoom || opts.transport.writable || opts.transport._writableState) throw Error("option.transport do not allow stream, please pass to option directly. e.g. pino(transport)");
				if (opts.transport.targets && opts.transport.targets.length && opts.formatters && typeof opts.formatters.level === "function") throw Error("option.transport.targets do not allow custom level formatters");
				let customLevels;
				if (opts.customLevels) customLevels = opts.useOnlyCustomLevels ? opts.customLevels : Object.assign({}, opts.levels, opts.customLevels);
				stream = transport({
					caller,
					...opts.transport,
					levels: customLevels
				});
			}
			opts = Object.assign({}, defaultOptions, opts);
			opts.serializers = Object.assign(Object.create(null), defaultOptions.serializers, opts.serializers);
			opts.formatters = Object.assign({}, defaultOptions.formatters, opts.formatters);
			if (opts.prettyPrint) throw new Error("prettyPrint option is no longer supported, see the pino-pretty package (https://github.com/pinojs/pino-pretty)");
			const { enabled, onChild } = opts;
			if (enabled === false) opts.level = "silent";
			if (!onChild) opts.onChild = noop;
			if (!stream) {
				if (!hasBeenTampered(process.stdout)) stream = buildSafeSonicBoom({ fd: process.stdout.fd || 1 });
				else stream = process.stdout;
			}
			return {
				opts,
				stream
			};
		};
	}
	function stringify(obj, stringifySafeFn) {
		try {
			return JSON.stringify(obj);
		} catch (_) {
			try {
				return (stringifySafeFn || this[stringifySafeSym])(obj);
			} catch (_) {
				return "\"[unable to serialize, circular reference is too complex to analyze]\"";
			}
		}
	}
	function buildFormatters(level, bindings, log) {
		return {
			level,
			bindings,
			log
		};
	}
	/**
	* Convert a string integer file descriptor to a proper native integer
	* file descriptor.
	*
	* @param {string} destination The file descriptor string to attempt to convert.
	*
	* @returns {Number}
	*/
	function normalizeDestFileDescriptor(destination) {
		const fd = Number(destination);
		if (typeof destination === "string" && Number.isFinite(fd)) return fd;
		if (destination === void 0) return 1;
		return destination;
	}
	module.exports = {
		noop,
		buildSafeSonicBoom,
		asChindings,
		asJson,
		genLog,
		createArgsNormalizer,
		stringify,
		buildFormatters,
		normalizeDestFileDescriptor
	};
}));

// node_modules/pino/lib/constants.js
var require_constants$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Represents default log level values
	*
	* @enum {number}
	*/
	const DEFAULT_LEVELS = {
		trace: 10,
		debug: 20,
		info: 30,
		warn: 40,
		error: 50,
		fatal: 60
	};
	/**
	* Represents sort order direction: `ascending` or `descending`
	*
	* @enum {string}
	*/
	const SORTING_ORDER = {
		ASC: "ASC",
		DESC: "DESC"
	};
	module.exports = {
		DEFAULT_LEVELS,
		SORTING_ORDER
	};
}));

// node_modules/pino/lib/levels.js
var require_levels = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { lsCacheSym, levelValSym, useOnlyCustomLevelsSym, streamSym, formattersSym, hooksSym, levelCompSym } = require_symbols();
	const { noop, genLog } = require_tools();
	const { DEFAULT_LEVELS, SORTING_ORDER } = require_constants$1();
	const levelMethods = {
		fatal: (hook) => {
			const logFatal = genLog(DEFAULT_LEVELS.fatal, hook);
			return function(...args) {
				const stream = this[streamSym];
				logFatal.call(this, ...args);
				if (typeof stream.flushSync === "function") try {
					stream.flushSync();
				} catch (e) {}
			};
		},
		error: (hook) => genLog(DEFAULT_LEVELS.error, hook),
		warn: (hook) => genLog(DEFAULT_LEVELS.warn, hook),
		info: (hook) => genLog(DEFAULT_LEVELS.info, hook),
		debug: (hook) => genLog(DEFAULT_LEVELS.debug, hook),
		trace: (hook) => genLog(DEFAULT_LEVELS.trace, hook)
	};
	const nums = Object.keys(DEFAULT_LEVELS).reduce((o, k) => {
		o[DEFAULT_LEVELS[k]] = k;
		return o;
	}, {});
	const initialLsCache = Object.keys(nums).reduce((o, k) => {
		o[k] = "{\"level\":" + Number(k);
		return o;
	}, {});
	function genLsCache(instance) {
		const formatter = instance[formattersSym].level;
		const { labels } = instance.levels;
		const cache = {};
		for (const label in labels) {
			const level = formatter(labels[label], Number(label));
			cache[label] = JSON.stringify(level).slice(0, -1);
		}
		instance[lsCacheSym] = cache;
		return instance;
	}
	function isStandardLevel(level, useOnlyCustomLevels) {
		if (useOnlyCustomLevels) return false;
		switch (level) {
			case "fatal":
			case "error":
			case "warn":
			case "info":
			case "debug":
			case "trace": return true;
			default: return false;
		}
	}
	function setLevel(level) {
		const { labels, values } = this.levels;
		if (typeof level === "number") {
			if (labels[level] === void 0) throw Error("unknown level value" + level);
			level = labels[level];
		}
		if (values[level] === void 0) throw Error("unknown level " + level);
		const preLevelVal = this[levelValSym];
		const levelVal = this[levelValSym] = values[level];
		const useOnlyCustomLevelsVal = this[useOnlyCustomLevelsSym];
		const levelComparison = this[levelCompSym];
		const hook = this[hooksSym].logMethod;
		for (const key in values) {
			if (levelComparison(values[key], levelVal) === false) {
				this[key] = noop;
				continue;
			}
			this[key] = isStandardLevel(key, useOnlyCustomLevelsVal) ? levelMethods[key](hook) : genLog(values[key], hook);
		}
		this.emit("level-change", level, levelVal, labels[preLevelVal], preLevelVal, this);
	}
	function getLevel(level) {
		const { levels, levelVal } = this;
		return levels && levels.labels ? levels.labels[levelVal] : "";
	}
	function isLevelEnabled(logLevel) {
		const { values } = this.levels;
		const logLevelVal = values[logLevel];
		return logLevelVal !== void 0 && this[levelCompSym](logLevelVal, this[levelValSym]);
	}
	/**
	* Determine if the given `current` level is enabled by comparing it
	* against the current threshold (`expected`).
	*
	* @param {SORTING_ORDER} direction comparison direction "ASC" or "DESC"
	* @param {number} current current log level number representation
	* @param {number} expected threshold value to compare with
	* @returns {boolean}
	*/
	function compareLevel(direction, current, expected) {
		if (direction === SORTING_ORDER.DESC) return current <= expected;
		return current >= expected;
	}
	/**
	* Create a level comparison function based on `levelComparison`
	* it could a default function which compares levels either in "ascending" or "descending" order or custom comparison function
	*
	* @param {SORTING_ORDER | Function} levelComparison sort levels order direction or custom comparison function
	* @returns Function
	*/
	function genLevelComparison(levelComparison) {
		if (typeof levelComparison === "string") return compareLevel.bind(null, levelComparison);
		return levelComparison;
	}
	function mappings(customLevels = null, useOnlyCustomLevels = false) {
		const customNums = customLevels ? Object.keys(customLevels).reduce((o, k) => {
			o[customLevels[k]] = k;
			return o;
		}, {}) : null;
		return {
			labels: Object.assign(Object.create(Object.prototype, { Infinity: { value: "silent" } }), useOnlyCustomLevels ? null : nums, customNums),
			values: Object.assign(Object.create(Object.prototype, { silent: { value: 1e400 } }), useOnlyCustomLevels ? null : DEFAULT_LEVELS, customLevels)
		};
	}
	function assertDefaultLevelFound(defaultLevel, customLevels, useOnlyCustomLevels) {
		if (typeof defaultLevel === "number") {
			if (![].concat(Object.keys(customLevels || {}).map((key) => customLevels[key]), useOnlyCustomLevels ? [] : Object.keys(nums).map((level) => +level), 1e400).includes(defaultLevel)) throw Error(`default level:${defaultLevel} must be included in custom levels`);
			return;
		}
		if (!(defaultLevel in Object.assign(Object.create(Object.prototype, { silent: { value: 1e400 } }), useOnlyCustomLevels ? null : DEFAULT_LEVELS, customLevels))) throw Error(`default level:${defaultLevel} must be included in custom levels`);
	}
	function assertNoLevelCollisions(levels, customLevels) {
		const { labels, values } = levels;
		for (const k in customLevels) {
			if (k in values) throw Error("levels cannot be overridden");
			if (customLevels[k] in labels) throw Error("pre-existing level values cannot be used for new levels");
		}
	}
	/**
	* Validates whether `levelComparison` is correct
	*
	* @throws Error
	* @param {SORTING_ORDER | Function} levelComparison - value to validate
	* @returns
	*/
	function assertLevelComparison(levelComparison) {
		if (typeof levelComparison === "function") return;
		if (typeof levelComparison === "string" && Object.values(SORTING_ORDER).includes(levelComparison)) return;
		throw new Error("Levels comparison should be one of \"ASC\", \"DESC\" or \"function\" type");
	}
	module.exports = {
		initialLsCache,
		genLsCache,
		levelMethods,
		getLevel,
		setLevel,
		isLevelEnabled,
		mappings,
		assertNoLevelCollisions,
		assertDefaultLevelFound,
		genLevelComparison,
		assertLevelComparison
	};
}));

// node_modules/pino/lib/meta.js
var require_meta = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = { version: "10.4.0" };
}));

// node_modules/pino/lib/proto.js
var require_proto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { EventEmitter } = __require("node:events");
	const { lsCacheSym, levelValSym, setLevelSym, getLevelSym, chindingsSym, mixinSym, asJsonSym, writeSym, mixinMergeStrategySym, timeSym, timeSliceIndexSym, streamSym, serializersSym, formattersSym, errorKeySym, messageKeySym, useOnlyCustomLevelsSym, needsMetadataGsym, redactFmtSym, stringifySym, formatOptsSym, stringifiersSym, msgPrefixSym, hooksSym } = require_symbols();
	const { getLevel, setLevel, isLevelEnabled, mappings, initialLsCache, genLsCache, assertNoLevelCollisions } = require_levels();
	const { asChindings, asJson, buildFormatters, stringify, noop } = require_tools();
	const { version } = require_meta();
	const redaction = require_redaction();
	const prototype = {
		constructor: class Pino {},
		child,
		bindings,
		setBindings,
		flush,
		isLevelEnabled,
		version,
		get level() {
			return this[getLevelSym]();
		},
		set level(lvl) {
			this[setLevelSym](lvl);
		},
		get levelVal() {
			return this[levelValSym];
		},
		set levelVal(n) {
			throw Error("levelVal is read-only");
		},
		get msgPrefix() {
			return this[msgPrefixSym];
		},
		get [Symbol.toStringTag]() {
			return "Pino";
		},
		[lsCacheSym]: initialLsCache,
		[writeSym]: write,
		[asJsonSym]: asJson,
		[getLevelSym]: getLevel,
		[setLevelSym]: setLevel
	};
	Object.setPrototypeOf(prototype, EventEmitter.prototype);
	module.exports = function() {
		return Object.create(prototype);
	};
	const resetChildingsFormatter = (bindings) => bindings;
	function child(bindings, options) {
		if (!bindings) throw Error("missing bindings for child Pino");
		const serializers = this[serializersSym];
		const formatters = this[formattersSym];
		const instance = Object.create(this);
		if (options == null) {
			if (instance[formattersSym].bindings !== resetChildingsFormatter) instance[formattersSym] = buildFormatters(formatters.level, resetChildingsFormatter, formatters.log);
			instance[chindingsSym] = asChindings(instance, bindings);
			if (this.onChild !== noop) this.onChild(instance);
			return instance;
		}
		if (options.hasOwnProperty("serializers") === true) {
			instance[serializersSym] = Object.create(null);
			for (const k in serializers) instance[serializersSym][k] = serializers[k];
			const parentSymbols = Object.getOwnPropertySymbols(serializers);
			for (var i = 0; i < parentSymbols.length; i++) {
				const ks = parentSymbols[i];
				instance[serializersSym][ks] = serializers[ks];
			}
			for (const bk in options.serializers) instance[serializersSym][bk] = options.serializers[bk];
			const bindingsSymbols = Object.getOwnPropertySymbols(options.serializers);
			for (var bi = 0; bi < bindingsSymbols.length; bi++) {
				const bks = bindingsSymbols[bi];
				instance[serializersSym][bks] = options.serializers[bks];
			}
		} else instance[serializersSym] = serializers;
		if (options.hasOwnProperty("formatters")) {
			const { level, bindings: chindings, log } = options.formatters;
			instance[formattersSym] = buildFormatters(level || formatters.level, chindings || resetChildingsFormatter, log || formatters.log);
		} else instance[formattersSym] = buildFormatters(formatters.level, resetChildingsFormatter, formatters.log);
		if (options.hasOwnProperty("customLevels") === true) {
			assertNoLevelCollisions(this.levels, options.customLevels);
			instance.levels = mappings(options.customLevels, instance[useOnlyCustomLevelsSym]);
			genLsCache(instance);
		}
		if (typeof options.redact === "object" && options.redact !== null || Array.isArray(options.redact)) {
			instance.redact = options.redact;
			const stringifiers = redaction(instance.redact, stringify);
			const formatOpts = { stringify: stringifiers[redactFmtSym] };
			instance[stringifySym] = stringify;
			instance[stringifiersSym] = stringifiers;
			instance[formatOptsSym] = formatOpts;
		}
		if (typeof options.msgPrefix === "string") instance[msgPrefixSym] = (this[msgPrefixSym] || "") + options.msgPrefix;
		instance[chindingsSym] = asChindings(instance, bindings);
		if (options.level !== void 0 && options.level !== this.level || options.hasOwnProperty("customLevels")) {
			const childLevel = options.level || this.level;
			instance[setLevelSym](childLevel);
		}
		this.onChild(instance);
		return instance;
	}
	function bindings() {
		const chindingsJson = `{${this[chindingsSym].substr(1)}}`;
		const bindingsFromJson = JSON.parse(chindingsJson);
		delete bindingsFromJson.pid;
		delete bindingsFromJson.hostname;
		return bindingsFromJson;
	}
	function setBindings(newBindings) {
		const chindings = asChindings(this, newBindings);
		this[chindingsSym] = chindings;
	}
	/**
	* Default strategy for creating `mergeObject` from arguments and the result from `mixin()`.
	* Fields from `mergeObject` have higher priority in this strategy.
	*
	* @param {Object} mergeObject The object a user has supplied to the logging function.
	* @param {Object} mixinObject The result of the `mixin` method.
	* @return {Object}
	*/
	function defaultMixinMergeStrategy(mergeObject, mixinObject) {
		return Object.assign(mixinObject, mergeObject);
	}
	function write(_obj, msg, num) {
		const t = this[timeSym]();
		const mixin = this[mixinSym];
		const errorKey = this[errorKeySym];
		const messageKey = this[messageKeySym];
		const mixinMergeStrategy = this[mixinMergeStrategySym] || defaultMixinMergeStrategy;
		let obj;
		const streamWriteHook = this[hooksSym].streamWrite;
		if (_obj === void 0 || _obj === null) obj = {};
		else if (_obj instanceof Error) {
			obj = { [errorKey]: _obj };
			if (msg === void 0) msg = _obj.message;
		} else {
			obj = _obj;
			if (msg === void 0 && _obj[messageKey] === void 0 && _obj[errorKey]) msg = _obj[errorKey].message;
		}
		if (mixin) obj = mixinMergeStrategy(obj, mixin(obj, num, this));
		const s = this[asJsonSym](obj, msg, num, t);
		const stream = this[streamSym];
		if (stream[needsMetadataGsym] === true) {
			stream.lastLevel = num;
			stream.lastObj = obj;
			stream.lastMsg = msg;
			stream.lastTime = t.slice(this[timeSliceIndexSym]);
			stream.lastLogger = this;
		}
		stream.write(streamWriteHook ? streamWriteHook(s) : s);
	}
	function flush(cb) {
		if (cb != null && typeof cb !== "function") throw Error("callback must be a function");
		const stream = this[streamSym];
		if (typeof stream.flush === "function") stream.flush(cb || noop);
		else if (cb) cb();
	}
}));

// node_modules/safe-stable-stringify/index.js
var require_safe_stable_stringify = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { hasOwnProperty } = Object.prototype;
	const stringify = configure();
	stringify.configure = configure;
	stringify.stringify = stringify;
	stringify.default = stringify;
	exports.stringify = stringify;
	exports.configure = configure;
	module.exports = stringify;
	const strEscapeSequencesRegExp = /[\u0000-\u001f\u0022\u005c\ud800-\udfff]/;
	function strEscape(str) {
		if (str.length < 5e3 && !strEscapeSequencesRegExp.test(str)) return `"${str}"`;
		return JSON.stringify(str);
	}
	function sort(array, comparator) {
		if (array.length > 200 || comparator) return array.sort(comparator);
		for (let i = 1; i < array.length; i++) {
			const currentValue = array[i];
			let position = i;
			while (position !== 0 && array[position - 1] > currentValue) {
				array[position] = array[position - 1];
				position--;
			}
			array[position] = currentValue;
		}
		return array;
	}
	const typedArrayPrototypeGetSymbolToStringTag = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(/* @__PURE__ */ new Int8Array())), Symbol.toStringTag).get;
	function isTypedArrayWithEntries(value) {
		return typedArrayPrototypeGetSymbolToStringTag.call(value) !== void 0 && value.length !== 0;
	}
	function stringifyTypedArray(array, separator, maximumBreadth) {
		if (array.length < maximumBreadth) maximumBreadth = array.length;
		const whitespace = separator === "," ? "" : " ";
		let res = `"0":${whitespace}${array[0]}`;
		for (let i = 1; i < maximumBreadth; i++) res += `${separator}"${i}":${whitespace}${array[i]}`;
		return res;
	}
	function getCircularValueOption(options) {
		if (hasOwnProperty.call(options, "circularValue")) {
			const circularValue = options.circularValue;
			if (typeof circularValue === "string") return `"${circularValue}"`;
			if (circularValue == null) return circularValue;
			if (circularValue === Error || circularValue === TypeError) return { toString() {
				throw new TypeError("Converting circular structure to JSON");
			} };
			throw new TypeError("The \"circularValue\" argument must be of type string or the value null or undefined");
		}
		return "\"[Circular]\"";
	}
	function getDeterministicOption(options) {
		let value;
		if (hasOwnProperty.call(options, "deterministic")) {
			value = options.deterministic;
			if (typeof value !== "boolean" && typeof value !== "function") throw new TypeError("The \"deterministic\" argument must be of type boolean or comparator function");
		}
		return value === void 0 ? true : value;
	}
	function getBooleanOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "boolean") throw new TypeError(`The "${key}" argument must be of type boolean`);
		}
		return value === void 0 ? true : value;
	}
	function getPositiveIntegerOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "number") throw new TypeError(`The "${key}" argument must be of type number`);
			if (!Number.isInteger(value)) throw new TypeError(`The "${key}" argument must be an integer`);
			if (value < 1) throw new RangeError(`The "${key}" argument must be >= 1`);
		}
		return value === void 0 ? 1e400 : value;
	}
	function getItemCount(number) {
		if (number === 1) return "1 item";
		return `${number} items`;
	}
	function getUniqueReplacerSet(replacerArray) {
		const replacerSet = /* @__PURE__ */ new Set();
		for (const value of replacerArray) if (typeof value === "string" || typeof value === "number") replacerSet.add(String(value));
		return replacerSet;
	}
	function getStrictOption(options) {
		if (hasOwnProperty.call(options, "strict")) {
			const value = options.strict;
			if (typeof value !== "boolean") throw new TypeError("The \"strict\" argument must be of type boolean");
			if (value) return (value) => {
				let message = `Object can not safely be stringified. Received type ${typeof value}`;
				if (typeof value !== "function") message += ` (${value.toString()})`;
				throw new Error(message);
			};
		}
	}
	function configure(options) {
		options = { ...options };
		const fail = getStrictOption(options);
		if (fail) {
			if (options.bigint === void 0) options.bigint = false;
			if (!("circularValue" in options)) options.circularValue = Error;
		}
		const circularValue = getCircularValueOption(options);
		const bigint = getBooleanOption(options, "bigint");
		const deterministic = getDeterministicOption(options);
		const comparator = typeof deterministic === "function" ? deterministic : void 0;
		const maximumDepth = getPositiveIntegerOption(options, "maximumDepth");
		const maximumBreadth = getPositiveIntegerOption(options, "maximumBreadth");
		function stringifyFnReplacer(key, parent, stack, replacer, spacer, indentation) {
			let value = parent[key];
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			value = replacer.call(parent, key, value);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					let join = ",";
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let whitespace = "";
					let separator = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					const maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (deterministic && !isTypedArrayWithEntries(value)) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyFnReplacer(key, value, stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":${whitespace}"${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyArrayReplacer(key, value, stack, replacer, spacer, indentation) {
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					let res = "";
					let join = ",";
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					stack.push(value);
					let whitespace = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					let separator = "";
					for (const key of replacer) {
						const tmp = stringifyArrayReplacer(key, value[key], stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyIndent(key, value, stack, spacer, indentation) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifyIndent(key, value, stack, spacer, indentation);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						indentation += spacer;
						let res = `\n${indentation}`;
						const join = `,\n${indentation}`;
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					indentation += spacer;
					const join = `,\n${indentation}`;
					let res = "";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, join, maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = join;
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyIndent(key, value[key], stack, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}: ${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...": "${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (separator !== "") res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifySimple(key, value, stack) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifySimple(key, value, stack);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					const hasLength = value.length !== void 0;
					if (hasLength && Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifySimple(String(i), value[i], stack);
							res += tmp !== void 0 ? tmp : "null";
							res += ",";
						}
						const tmp = stringifySimple(String(i), value[i], stack);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `,"... ${getItemCount(removedKeys)} not stringified"`;
						}
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (hasLength && isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, ",", maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = ",";
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifySimple(key, value[key], stack);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${tmp}`;
							separator = ",";
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":"${getItemCount(removedKeys)} not stringified"`;
					}
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringify(value, replacer, space) {
			if (arguments.length > 1) {
				let spacer = "";
				if (typeof space === "number") spacer = " ".repeat(Math.min(space, 10));
				else if (typeof space === "string") spacer = space.slice(0, 10);
				if (replacer != null) {
					if (typeof replacer === "function") return stringifyFnReplacer("", { "": value }, [], replacer, spacer, "");
					if (Array.isArray(replacer)) return stringifyArrayReplacer("", value, [], getUniqueReplacerSet(replacer), spacer, "");
				}
				if (spacer.length !== 0) return stringifyIndent("", value, [], spacer, "");
			}
			return stringifySimple("", value, []);
		}
		return stringify;
	}
}));

// node_modules/pino/lib/multistream.js
var require_multistream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const metadata = Symbol.for("pino.metadata");
	const { DEFAULT_LEVELS } = require_constants$1();
	const DEFAULT_INFO_LEVEL = DEFAULT_LEVELS.info;
	function multistream(streamsArray, opts) {
		streamsArray = streamsArray || [];
		opts = opts || { dedupe: false };
		const streamLevels = Object.create(DEFAULT_LEVELS);
		streamLevels.silent = 1e400;
		if (opts.levels && typeof opts.levels === "object") Object.keys(opts.levels).forEach((i) => {
			streamLevels[i] = opts.levels[i];
		});
		const res = {
			write,
			add,
			remove,
			emit,
			flushSync,
			end,
			minLevel: 0,
			lastId: 0,
			streams: [],
			clone,
			[metadata]: true,
			streamLevels
		};
		if (Array.isArray(streamsArray)) streamsArray.forEach(add, res);
		else add.call(res, streamsArray);
		streamsArray = null;
		return res;
		function write(data) {
			let dest;
			const level = typeof this.lastLevel === "string" ? (this.streamLevels || streamLevels)[this.lastLevel] : this.lastLevel;
			const { streams } = this;
			let recordedLevel = 0;
			let stream;
			for (let i = initLoopVar(streams.length, opts.dedupe); checkLoopVar(i, streams.length, opts.dedupe); i = adjustLoopVar(i, opts.dedupe)) {
				dest = streams[i];
				if (dest.level <= level) {
					if (recordedLevel !== 0 && recordedLevel !== dest.level) break;
					stream = dest.stream;
					if (stream[metadata]) {
						const { lastTime, lastMsg, lastObj, lastLogger } = this;
						stream.lastLevel = level;
						stream.lastTime = lastTime;
						stream.lastMsg = lastMsg;
						stream.lastObj = lastObj;
						stream.lastLogger = lastLogger;
					}
					stream.write(data);
					if (opts.dedupe) recordedLevel = dest.level;
				} else if (!opts.dedupe) break;
			}
		}
		function emit(...args) {
			for (const { stream } of this.streams) if (typeof stream.emit === "function") stream.emit(...args);
		}
		function flushSync() {
			for (const { stream } of this.streams) if (typeof stream.flushSync === "function") stream.flushSync();
		}
		function add(dest) {
			if (!dest) return this;
			const isStream = typeof dest.write === "function" || dest.stream;
			const stream_ = dest.write ? dest : dest.stream;
			if (!isStream) throw Error("stream object needs to implement either StreamEntry or DestinationStream interface");
			const { streams, streamLevels } = this;
			let level;
			if (typeof dest.levelVal === "number") level = dest.levelVal;
			else if (typeof dest.level === "string") level = streamLevels[dest.level];
			else if (typeof dest.level === "number") level = dest.level;
			else level = DEFAULT_INFO_LEVEL;
			const dest_ = {
				stream: stream_,
				level,
				levelVal: void 0,
				id: ++res.lastId
			};
			streams.unshift(dest_);
			streams.sort(compareByLevel);
			this.minLevel = streams[0].level;
			return this;
		}
		function remove(id) {
			const { streams } = this;
			const index = streams.findIndex((s) => s.id === id);
			if (index >= 0) {
				streams.splice(index, 1);
				streams.sort(compareByLevel);
				this.minLevel = streams.length > 0 ? streams[0].level : -1;
			}
			return this;
		}
		function end() {
			for (const { stream } of this.streams) {
				if (typeof stream.flushSync === "function") stream.flushSync();
				stream.end();
			}
		}
		function clone(level) {
			const streams = new Array(this.streams.length);
			for (let i = 0; i < streams.length; i++) streams[i] = {
				level,
				stream: this.streams[i].stream
			};
			return {
				write,
				add,
				remove,
				emit,
				flushSync,
				end,
				minLevel: level,
				streams,
				clone,
				[metadata]: true,
				streamLevels
			};
		}
	}
	function compareByLevel(a, b) {
		return a.level - b.level;
	}
	function initLoopVar(length, dedupe) {
		return dedupe ? length - 1 : 0;
	}
	function adjustLoopVar(i, dedupe) {
		return dedupe ? i - 1 : i + 1;
	}
	function checkLoopVar(i, length, dedupe) {
		return dedupe ? i >= 0 : i < length;
	}
	module.exports = multistream;
}));

// node_modules/pino/pino.js
var require_pino = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const os = __require("node:os");
	const stdSerializers = require_pino_std_serializers();
	const caller = require_caller();
	const redaction = require_redaction();
	const time = require_time();
	const proto = require_proto();
	const symbols = require_symbols();
	const { configure } = require_safe_stable_stringify();
	const { assertDefaultLevelFound, mappings, genLsCache, genLevelComparison, assertLevelComparison } = require_levels();
	const { DEFAULT_LEVELS, SORTING_ORDER } = require_constants$1();
	const { createArgsNormalizer, asChindings, buildSafeSonicBoom, buildFormatters, stringify, normalizeDestFileDescriptor, noop } = require_tools();
	const { version } = require_meta();
	const { chindingsSym, redactFmtSym, serializersSym, timeSym, timeSliceIndexSym, streamSym, stringifySym, stringifySafeSym, stringifiersSym, setLevelSym, endSym, formatOptsSym, messageKeySym, errorKeySym, nestedKeySym, mixinSym, levelCompSym, useOnlyCustomLevelsSym, formattersSym, hooksSym, nestedKeyStrSym, mixinMergeStrategySym, msgPrefixSym, transportUsesMultistreamSym } = symbols;
	const { epochTime, nullTime } = time;
	const { pid } = process;
	const hostname = os.hostname();
	const defaultErrorSerializer = stdSerializers.err;
	const normalize = createArgsNormalizer({
		level: "info",
		levelComparison: SORTING_ORDER.ASC,
		levels: DEFAULT_LEVELS,
		messageKey: "msg",
		errorKey: "err",
		nestedKey: null,
		enabled: true,
		base: {
			pid,
			hostname
		},
		serializers: Object.assign(Object.create(null), { err: defaultErrorSerializer }),
		formatters: Object.assign(Object.create(null), {
			bindings(bindings) {
				return bindings;
			},
			level(label, number) {
				return { level: number };
			}
		}),
		hooks: {
			logMethod: void 0,
			streamWrite: void 0
		},
		timestamp: epochTime,
		name: void 0,
		redact: null,
		customLevels: null,
		useOnlyCustomLevels: false,
		depthLimit: 5,
		edgeLimit: 100
	});
	const serializers = Object.assign(Object.create(null), stdSerializers);
	function pino(...args) {
		const instance = {};
		const { opts, stream } = normalize(instance, caller(), ...args);
		if (opts.level && typeof opts.level === "string" && DEFAULT_LEVELS[opts.level.toLowerCase()] !== void 0) opts.level = opts.level.toLowerCase();
		const { redact, crlf, serializers, timestamp, messageKey, errorKey, nestedKey, base, name, level, customLevels, levelComparison, mixin, mixinMergeStrategy, useOnlyCustomLevels, formatters, hooks, depthLimit, edgeLimit, onChild, msgPrefix } = opts;
		const stringifySafe = configure({
			maximumDepth: depthLimit,
			maximumBreadth: edgeLimit
		});
		const allFormatters = buildFormatters(formatters.level, formatters.bindings, formatters.log);
		const stringifyFn = stringify.bind({ [stringifySafeSym]: stringifySafe });
		const stringifiers = redact ? Object.assign(Object.create(null), redaction(redact, stringifyFn)) : Object.create(null);
		const formatOpts = redact ? { stringify: stringifiers[redactFmtSym] } : { stringify: stringifyFn };
		const end = "}" + (crlf ? "\r\n" : "\n");
		const coreChindings = asChindings.bind(null, {
			[chindingsSym]: "",
			[serializersSym]: serializers,
			[stringifiersSym]: stringifiers,
			[stringifySym]: stringify,
			[stringifySafeSym]: stringifySafe,
			[formattersSym]: allFormatters
		});
		let chindings = "";
		if (base !== null) {
			if (name === void 0) chindings = coreChindings(base);
			else chindings = coreChindings(Object.assign({}, base, { name }));
		}
		const time = timestamp instanceof Function ? timestamp : timestamp ? epochTime : nullTime;
		const timeSliceIndex = time().indexOf(":") + 1;
		if (useOnlyCustomLevels && !customLevels) throw Error("customLevels is required if useOnlyCustomLevels is set true");
		if (mixin && typeof mixin !== "function") throw Error(`Unknown mixin type "${typeof mixin}" - expected "function"`);
		if (msgPrefix && typeof msgPrefix !== "string") throw Error(`Unknown msgPrefix type "${typeof msgPrefix}" - expected "string"`);
		assertDefaultLevelFound(level, customLevels, useOnlyCustomLevels);
		const levels = mappings(customLevels, useOnlyCustomLevels);
		if (stream && stream[transportUsesMultistreamSym] === true) {
			let sampleLabel = typeof level === "string" ? level : void 0;
			if (!sampleLabel || levels[sampleLabel] === void 0) sampleLabel = Object.keys(levels)[0];
			const sampleNumber = levels[sampleLabel];
			let ok = false;
			try {
				const formatted = formatters.level(sampleLabel, sampleNumber);
				ok = formatted && typeof formatted === "object" && formatted.level === sampleNumber;
			} catch {
				ok = false;
			}
			if (!ok) process.emitWarning("custom formatters.level detected with multiple transport targets/pipelines; ensure logs include a numeric \"level\" field or they may be dropped", { code: "PINO_TRANSPORT_MULTI_TARGETS_LEVEL_FORMATTER" });
		}
		if (typeof stream.emit === "function") stream.emit("message", {
			code: "PINO_CONFIG",
			config: {
				levels,
				messageKey,
				errorKey
			}
		});
		assertLevelComparison(levelComparison);
		const levelCompFunc = genLevelComparison(levelComparison);
		Object.assign(instance, {
			levels,
			[levelCompSym]: levelCompFunc,
			[useOnlyCustomLevelsSym]: useOnlyCustomLevels,
			[streamSym]: stream,
			[timeSym]: time,
			[timeSliceIndexSym]: timeSliceIndex,
			[stringifySym]: stringify,
			[stringifySafeSym]: stringifySafe,
			[stringifiersSym]: stringifiers,
			[endSym]: end,
			[formatOptsSym]: formatOpts,
			[messageKeySym]: messageKey,
			[errorKeySym]: errorKey,
			[nestedKeySym]: nestedKey,
			[nestedKeyStrSym]: nestedKey ? `,${JSON.stringify(nestedKey)}:{` : "",
			[serializersSym]: serializers,
			[mixinSym]: mixin,
			[mixinMergeStrategySym]: mixinMergeStrategy,
			[chindingsSym]: chindings,
			[formattersSym]: allFormatters,
			[hooksSym]: hooks,
			silent: noop,
			onChild,
			[msgPrefixSym]: msgPrefix
		});
		Object.setPrototypeOf(instance, proto());
		genLsCache(instance);
		instance[setLevelSym](level);
		return instance;
	}
	module.exports = pino;
	module.exports.destination = (dest = process.stdout.fd) => {
		if (typeof dest === "object") {
			dest.dest = normalizeDestFileDescriptor(dest.dest || process.stdout.fd);
			return buildSafeSonicBoom(dest);
		} else return buildSafeSonicBoom({
			dest: normalizeDestFileDescriptor(dest),
			minLength: 0
		});
	};
	module.exports.transport = require_transport();
	module.exports.multistream = require_multistream();
	module.exports.levels = mappings();
	module.exports.stdSerializers = serializers;
	module.exports.stdTimeFunctions = Object.assign({}, time);
	module.exports.symbols = symbols;
	module.exports.version = version;
	module.exports.default = pino;
	module.exports.pino = pino;
}));

// src/adapters/log/json-log.ts
var import_pino = /* @__PURE__ */ __toESM(require_pino(), 1);
/**
* Creates the log of a server: one JSON object for each message, with `level`, `time` (ISO 8601) and `msg`. `readFields` returns
* further fields, which are those of the work that writes the line.
*/
function createJsonLog(sink, readFields = () => ({})) {
	const options = {
		base: null,
		timestamp: import_pino.pino.stdTimeFunctions.isoTime,
		formatters: { level: (level) => ({ level }) }
	};
	const lines = (0, import_pino.pino)(options, { write: (text) => void sink.write(text) });
	return {
		info: (message) => lines.info(readFields(), message),
		warning: (message, location) => lines.warn({
			...readFields(),
			...location
		}, message),
		error: (message, location) => lines.error({
			...readFields(),
			...location
		}, message)
	};
}

// node_modules/prom-client/lib/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.getValueAsString = function getValueString(value) {
		if (Number.isNaN(value)) return "Nan";
		else if (!Number.isFinite(value)) {
			if (value < 0) return "-Inf";
			else return "+Inf";
		} else return `${value}`;
	};
	exports.removeLabels = function removeLabels(hashMap, labels, sortedLabelNames) {
		const hash = hashObject(labels, sortedLabelNames);
		delete hashMap[hash];
	};
	exports.setValue = function setValue(hashMap, value, labels) {
		const hash = hashObject(labels);
		hashMap[hash] = {
			value: typeof value === "number" ? value : 0,
			labels: labels || {}
		};
		return hashMap;
	};
	exports.setValueDelta = function setValueDelta(hashMap, deltaValue, labels, hash = "") {
		const value = typeof deltaValue === "number" ? deltaValue : 0;
		if (hashMap[hash]) hashMap[hash].value += value;
		else hashMap[hash] = {
			value,
			labels
		};
		return hashMap;
	};
	exports.getLabels = function(labelNames, args) {
		if (typeof args[0] === "object") return args[0];
		if (labelNames.length !== args.length) throw new Error(`Invalid number of arguments (${args.length}): "${args.join(", ")}" for label names (${labelNames.length}): "${labelNames.join(", ")}".`);
		const acc = {};
		for (let i = 0; i < labelNames.length; i++) acc[labelNames[i]] = args[i];
		return acc;
	};
	function fastHashObject(keys, labels) {
		if (keys.length === 0) return "";
		let hash = "";
		for (let i = 0; i < keys.length; i++) {
			const key = keys[i];
			const value = labels[key];
			if (value === void 0) continue;
			hash += `${key}:${value},`;
		}
		return hash;
	}
	function hashObject(labels, labelNames) {
		if (labelNames) return fastHashObject(labelNames, labels);
		const keys = Object.keys(labels);
		if (keys.length > 1) keys.sort();
		return fastHashObject(keys, labels);
	}
	exports.hashObject = hashObject;
	exports.isObject = function isObject(obj) {
		return obj !== null && typeof obj === "object";
	};
	exports.nowTimestamp = function nowTimestamp() {
		return Date.now() / 1e3;
	};
	var Grouper = class extends Map {
		/**
		* Adds the `value` to the `key`'s array of values.
		* @param {*} key Key to set.
		* @param {*} value Value to add to `key`'s array.
		* @returns {undefined} undefined.
		*/
		add(key, value) {
			if (this.has(key)) this.get(key).push(value);
			else this.set(key, [value]);
		}
	};
	exports.Grouper = Grouper;
}));

// node_modules/prom-client/lib/registry.js
var require_registry = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { getValueAsString } = require_util();
	var Registry = class Registry {
		static get PROMETHEUS_CONTENT_TYPE() {
			return "text/plain; version=0.0.4; charset=utf-8";
		}
		static get OPENMETRICS_CONTENT_TYPE() {
			return "application/openmetrics-text; version=1.0.0; charset=utf-8";
		}
		constructor(regContentType = Registry.PROMETHEUS_CONTENT_TYPE) {
			this._metrics = {};
			this._collectors = [];
			this._defaultLabels = {};
			if (regContentType !== Registry.PROMETHEUS_CONTENT_TYPE && regContentType !== Registry.OPENMETRICS_CONTENT_TYPE) throw new TypeError(`Content type ${regContentType} is unsupported`);
			this._contentType = regContentType;
		}
		getMetricsAsArray() {
			return Object.values(this._metrics);
		}
		async getMetricsAsString(metrics) {
			const metric = typeof metrics.getForPromString === "function" ? await metrics.getForPromString() : await metrics.get();
			const name = escapeString(metric.name);
			const values = [`# HELP ${name} ${escapeString(metric.help)}`, `# TYPE ${name} ${metric.type}`];
			const defaultLabels = Object.keys(this._defaultLabels).length > 0 ? this._defaultLabels : null;
			const isOpenMetrics = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE;
			for (const val of metric.values || []) {
				let { metricName = name, labels = {} } = val;
				const { sharedLabels = {} } = val;
				if (isOpenMetrics && metric.type === "counter") metricName = `${metricName}_total`;
				if (defaultLabels) labels = {
					...labels,
					...defaultLabels,
					...labels
				};
				const formattedLabels = formatLabels(labels, sharedLabels);
				const flattenedShared = flattenSharedLabels(sharedLabels);
				const labelParts = [...formattedLabels, flattenedShared].filter(Boolean);
				const labelsString = labelParts.length ? `{${labelParts.join(",")}}` : "";
				let fullMetricLine = `${metricName}${labelsString} ${getValueAsString(val.value)}`;
				const { exemplar } = val;
				if (exemplar && isOpenMetrics) {
					const formattedExemplars = formatLabels(exemplar.labelSet);
					fullMetricLine += ` # {${formattedExemplars.join(",")}} ${getValueAsString(exemplar.value)} ${exemplar.timestamp}`;
				}
				values.push(fullMetricLine);
			}
			return values.join("\n");
		}
		async metrics() {
			const isOpenMetrics = this.contentType === Registry.OPENMETRICS_CONTENT_TYPE;
			const promises = this.getMetricsAsArray().map((metric) => {
				if (isOpenMetrics && metric.type === "counter") metric.name = standardizeCounterName(metric.name);
				return this.getMetricsAsString(metric);
			});
			const resolves = await Promise.all(promises);
			return isOpenMetrics ? `${resolves.join("\n")}\n# EOF\n` : `${resolves.join("\n\n")}\n`;
		}
		registerMetric(metric) {
			if (this._metrics[metric.name] && this._metrics[metric.name] !== metric) throw new Error(`A metric with the name ${metric.name} has already been registered.`);
			this._metrics[metric.name] = metric;
		}
		clear() {
			this._metrics = {};
			this._defaultLabels = {};
		}
		async getMetricsAsJSON() {
			const metrics = [];
			const defaultLabelNames = Object.keys(this._defaultLabels);
			const promises = [];
			for (const metric of this.getMetricsAsArray()) promises.push(metric.get());
			const resolves = await Promise.all(promises);
			for (const item of resolves) {
				if (item.values && defaultLabelNames.length > 0) for (const val of item.values) {
					val.labels = Object.assign({}, val.labels);
					for (const labelName of defaultLabelNames) val.labels[labelName] = val.labels[labelName] || this._defaultLabels[labelName];
				}
				metrics.push(item);
			}
			return metrics;
		}
		removeSingleMetric(name) {
			delete this._metrics[name];
		}
		getSingleMetricAsString(name) {
			return this.getMetricsAsString(this._metrics[name]);
		}
		getSingleMetric(name) {
			return this._metrics[name];
		}
		setDefaultLabels(labels) {
			this._defaultLabels = labels;
		}
		resetMetrics() {
			for (const metric in this._metrics) this._metrics[metric].reset();
		}
		get contentType() {
			return this._contentType;
		}
		setContentType(metricsContentType) {
			if (metricsContentType === Registry.OPENMETRICS_CONTENT_TYPE || metricsContentType === Registry.PROMETHEUS_CONTENT_TYPE) this._contentType = metricsContentType;
			else throw new Error(`Content type ${metricsContentType} is unsupported`);
		}
		static merge(registers) {
			const regType = registers[0].contentType;
			for (const reg of registers) if (reg.contentType !== regType) throw new Error("Registers can only be merged if they have the same content type");
			const mergedRegistry = new Registry(regType);
			registers.reduce((acc, reg) => acc.concat(reg.getMetricsAsArray()), []).forEach(mergedRegistry.registerMetric, mergedRegistry);
			return mergedRegistry;
		}
	};
	function formatLabels(labels, exclude) {
		const { hasOwnProperty } = Object.prototype;
		const formatted = [];
		for (const [name, value] of Object.entries(labels)) if (!exclude || !hasOwnProperty.call(exclude, name)) formatted.push(`${name}="${escapeLabelValue(value)}"`);
		return formatted;
	}
	const sharedLabelCache = /* @__PURE__ */ new WeakMap();
	function flattenSharedLabels(labels) {
		const cached = sharedLabelCache.get(labels);
		if (cached) return cached;
		const flattened = formatLabels(labels).join(",");
		sharedLabelCache.set(labels, flattened);
		return flattened;
	}
	function escapeLabelValue(str) {
		if (typeof str !== "string") return str;
		return escapeString(str).replace(/"/g, "\\\"");
	}
	function escapeString(str) {
		return str.replace(/\\/g, "\\\\").replace(/\n/g, "\\n");
	}
	function standardizeCounterName(name) {
		return name.replace(/_total$/, "");
	}
	module.exports = Registry;
	module.exports.globalRegistry = new Registry();
}));

// node_modules/prom-client/lib/validation.js
var require_validation = /* @__PURE__ */ __commonJSMin(((exports) => {
	const util = __require("util");
	const metricRegexp = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
	const labelRegexp = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
	exports.validateMetricName = function(name) {
		return metricRegexp.test(name);
	};
	exports.validateLabelName = function(names = []) {
		return names.every((name) => labelRegexp.test(name));
	};
	exports.validateLabel = function validateLabel(savedLabels, labels) {
		for (const label in labels) if (!savedLabels.includes(label)) throw new Error(`Added label "${label}" is not included in initial labelset: ${util.inspect(savedLabels)}`);
	};
}));

// node_modules/prom-client/lib/metric.js
var require_metric = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Registry = require_registry();
	const { isObject } = require_util();
	const { validateMetricName, validateLabelName } = require_validation();
	/**
	* @abstract
	*/
	var Metric = class {
		constructor(config, defaults = {}) {
			if (!isObject(config)) throw new TypeError("constructor expected a config object");
			Object.assign(this, {
				labelNames: [],
				registers: [Registry.globalRegistry],
				aggregator: "sum",
				enableExemplars: false
			}, defaults, config);
			if (!this.registers) this.registers = [Registry.globalRegistry];
			if (!this.help) throw new Error("Missing mandatory help parameter");
			if (!this.name) throw new Error("Missing mandatory name parameter");
			if (!validateMetricName(this.name)) throw new Error("Invalid metric name");
			if (!validateLabelName(this.labelNames)) throw new Error("Invalid label name");
			if (this.collect && typeof this.collect !== "function") throw new Error("Optional \"collect\" parameter must be a function");
			if (this.labelNames) this.sortedLabelNames = [...this.labelNames].sort();
			else this.sortedLabelNames = [];
			this.reset();
			for (const register of this.registers) {
				if (this.enableExemplars && register.contentType === Registry.PROMETHEUS_CONTENT_TYPE) throw new TypeError("Exemplars are supported only on OpenMetrics registries");
				register.registerMetric(this);
			}
		}
		reset() {}
	};
	module.exports = { Metric };
}));

// node_modules/prom-client/lib/exemplar.js
var require_exemplar = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Class representing an OpenMetrics exemplar.
	*
	* @property {object} labelSet
	* @property {number} value
	* @property {number} [timestamp]
	* */
	var Exemplar = class {
		constructor(labelSet = {}, value = null) {
			this.labelSet = labelSet;
			this.value = value;
		}
		/**
		* Validation for the label set format.
		* https://github.com/OpenObservability/OpenMetrics/blob/d99b705f611b75fec8f450b05e344e02eea6921d/specification/OpenMetrics.md#exemplars
		*
		* @param {object} labelSet - Exemplar labels.
		* @throws {RangeError}
		* @return {void}
		*/
		validateExemplarLabelSet(labelSet) {
			let res = "";
			for (const [labelName, labelValue] of Object.entries(labelSet)) res += `${labelName}${labelValue}`;
			if (res.length > 128) throw new RangeError("Label set size must be smaller than 128 UTF-8 chars");
		}
	};
	module.exports = Exemplar;
}));

// node_modules/prom-client/lib/counter.js
/**
* Counter metric
*/
var require_counter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = __require("util");
	const { hashObject, isObject, getLabels, removeLabels, nowTimestamp } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	const Exemplar = require_exemplar();
	var Counter = class extends Metric {
		constructor(config) {
			super(config);
			this.type = "counter";
			this.defaultLabels = {};
			this.defaultValue = 1;
			this.defaultExemplarLabelSet = {};
			if (config.enableExemplars) {
				this.enableExemplars = true;
				this.inc = this.incWithExemplar;
			} else this.inc = this.incWithoutExemplar;
		}
		/**
		* Increment counter
		* @param {object} labels - What label you want to be incremented
		* @param {Number} value - Value to increment, if omitted increment with 1
		* @returns {object} results - object with information about the inc operation
		* @returns {string} results.labelHash - hash representation of the labels
		*/
		incWithoutExemplar(labels, value) {
			let hash = "";
			if (isObject(labels)) {
				hash = hashObject(labels, this.sortedLabelNames);
				validateLabel(this.labelNames, labels);
			} else {
				value = labels;
				labels = {};
			}
			if (value && !Number.isFinite(value)) throw new TypeError(`Value is not a valid number: ${util.format(value)}`);
			if (value < 0) throw new Error("It is not possible to decrease a counter");
			if (value === null || value === void 0) value = 1;
			setValue(this.hashMap, value, labels, hash);
			return { labelHash: hash };
		}
		/**
		* Increment counter with exemplar, same as inc but accepts labels for an
		* exemplar.
		* If no label is provided the current exemplar labels are kept unchanged
		* (defaults to empty set).
		*
		* @param {object} incOpts - Object with options about what metric to increase
		* @param {object} incOpts.labels - What label you want to be incremented,
		*                                  defaults to null (metric with no labels)
		* @param {Number} incOpts.value - Value to increment, defaults to 1
		* @param {object} incOpts.exemplarLabels - Key-value  labels for the
		*                                          exemplar, defaults to empty set {}
		* @returns {void}
		*/
		incWithExemplar({ labels = this.defaultLabels, value = this.defaultValue, exemplarLabels = this.defaultExemplarLabelSet } = {}) {
			const res = this.incWithoutExemplar(labels, value);
			this.updateExemplar(exemplarLabels, value, res.labelHash);
		}
		updateExemplar(exemplarLabels, value, hash) {
			if (exemplarLabels === this.defaultExemplarLabelSet) return;
			if (!isObject(this.hashMap[hash].exemplar)) this.hashMap[hash].exemplar = new Exemplar();
			this.hashMap[hash].exemplar.validateExemplarLabelSet(exemplarLabels);
			this.hashMap[hash].exemplar.labelSet = exemplarLabels;
			this.hashMap[hash].exemplar.value = value ? value : 1;
			this.hashMap[hash].exemplar.timestamp = nowTimestamp();
		}
		/**
		* Reset counter
		* @returns {void}
		*/
		reset() {
			this.hashMap = {};
			if (this.labelNames.length === 0) setValue(this.hashMap, 0);
		}
		async get() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			return {
				help: this.help,
				name: this.name,
				type: this.type,
				values: Object.values(this.hashMap),
				aggregator: this.aggregator
			};
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args) || {};
			return { inc: this.inc.bind(this, labels) };
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args) || {};
			validateLabel(this.labelNames, labels);
			return removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function setValue(hashMap, value, labels = {}, hash = "") {
		if (hashMap[hash]) hashMap[hash].value += value;
		else hashMap[hash] = {
			value,
			labels
		};
		return hashMap;
	}
	module.exports = Counter;
}));

// node_modules/prom-client/lib/gauge.js
/**
* Gauge metric
*/
var require_gauge = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = __require("util");
	const { setValue, setValueDelta, getLabels, hashObject, isObject, removeLabels } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	var Gauge = class extends Metric {
		constructor(config) {
			super(config);
			this.type = "gauge";
		}
		/**
		* Set a gauge to a value
		* @param {object} labels - Object with labels and their values
		* @param {Number} value - Value to set the gauge to, must be positive
		* @returns {void}
		*/
		set(labels, value) {
			value = getValueArg(labels, value);
			labels = getLabelArg(labels);
			set(this, labels, value);
		}
		/**
		* Reset gauge
		* @returns {void}
		*/
		reset() {
			this.hashMap = {};
			if (this.labelNames.length === 0) setValue(this.hashMap, 0, {});
		}
		/**
		* Increment a gauge value
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to increment - if omitted, increment with 1
		* @returns {void}
		*/
		inc(labels, value) {
			value = getValueArg(labels, value);
			labels = getLabelArg(labels);
			if (value === void 0) value = 1;
			setDelta(this, labels, value);
		}
		/**
		* Decrement a gauge value
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to decrement - if omitted, decrement with 1
		* @returns {void}
		*/
		dec(labels, value) {
			value = getValueArg(labels, value);
			labels = getLabelArg(labels);
			if (value === void 0) value = 1;
			setDelta(this, labels, -value);
		}
		/**
		* Set the gauge to current unix epoch
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {void}
		*/
		setToCurrentTime(labels) {
			const now = Date.now() / 1e3;
			if (labels === void 0) this.set(now);
			else this.set(labels, now);
		}
		/**
		* Start a timer
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {function} - Invoke this function to set the duration in seconds since you started the timer.
		* @example
		* var done = gauge.startTimer();
		* makeXHRRequest(function(err, response) {
		*	done(); //Duration of the request will be saved
		* });
		*/
		startTimer(labels) {
			const start = process.hrtime();
			return (endLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.set(Object.assign({}, labels, endLabels), value);
				return value;
			};
		}
		async get() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			return {
				help: this.help,
				name: this.name,
				type: this.type,
				values: Object.values(this.hashMap),
				aggregator: this.aggregator
			};
		}
		_getValue(labels) {
			const hash = hashObject(labels || {}, this.sortedLabelNames);
			return this.hashMap[hash] ? this.hashMap[hash].value : 0;
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			return {
				inc: this.inc.bind(this, labels),
				dec: this.dec.bind(this, labels),
				set: this.set.bind(this, labels),
				setToCurrentTime: this.setToCurrentTime.bind(this, labels),
				startTimer: this.startTimer.bind(this, labels)
			};
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function set(gauge, labels, value) {
		if (typeof value !== "number") throw new TypeError(`Value is not a valid number: ${util.format(value)}`);
		validateLabel(gauge.labelNames, labels);
		setValue(gauge.hashMap, value, labels);
	}
	function setDelta(gauge, labels, delta) {
		if (typeof delta !== "number") throw new TypeError(`Delta is not a valid number: ${util.format(delta)}`);
		validateLabel(gauge.labelNames, labels);
		const hash = hashObject(labels, gauge.sortedLabelNames);
		setValueDelta(gauge.hashMap, delta, labels, hash);
	}
	function getLabelArg(labels) {
		return isObject(labels) ? labels : {};
	}
	function getValueArg(labels, value) {
		return isObject(labels) ? value : labels;
	}
	module.exports = Gauge;
}));

// node_modules/prom-client/lib/histogram.js
/**
* Histogram
*/
var require_histogram = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = __require("util");
	const { getLabels, hashObject, isObject, removeLabels, nowTimestamp } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	const Exemplar = require_exemplar();
	var Histogram = class extends Metric {
		constructor(config) {
			super(config, { buckets: [
				.005,
				.01,
				.025,
				.05,
				.1,
				.25,
				.5,
				1,
				2.5,
				5,
				10
			] });
			this.type = "histogram";
			this.defaultLabels = {};
			this.defaultExemplarLabelSet = {};
			this.enableExemplars = false;
			for (const label of this.labelNames) if (label === "le") throw new Error("le is a reserved label keyword");
			this.upperBounds = this.buckets;
			this.bucketValues = this.upperBounds.reduce((acc, upperBound) => {
				acc[upperBound] = 0;
				return acc;
			}, {});
			if (config.enableExemplars) {
				this.enableExemplars = true;
				this.bucketExemplars = this.upperBounds.reduce((acc, upperBound) => {
					acc[upperBound] = null;
					return acc;
				}, {});
				Object.freeze(this.bucketExemplars);
				this.observe = this.observeWithExemplar;
			} else this.observe = this.observeWithoutExemplar;
			Object.freeze(this.bucketValues);
			Object.freeze(this.upperBounds);
			if (this.labelNames.length === 0) this.hashMap = { [hashObject({})]: createBaseValues({}, this.bucketValues, this.bucketExemplars) };
		}
		/**
		* Observe a value in histogram
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to observe in the histogram
		* @returns {void}
		*/
		observeWithoutExemplar(labels, value) {
			observe.call(this, labels === 0 ? 0 : labels || {})(value);
		}
		observeWithExemplar({ labels = this.defaultLabels, value, exemplarLabels = this.defaultExemplarLabelSet } = {}) {
			observe.call(this, labels === 0 ? 0 : labels || {})(value);
			this.updateExemplar(labels, value, exemplarLabels);
		}
		updateExemplar(labels, value, exemplarLabels) {
			if (Object.keys(exemplarLabels).length === 0) return;
			const hash = hashObject(labels, this.sortedLabelNames);
			const bound = findBound(this.upperBounds, value);
			const { bucketExemplars } = this.hashMap[hash];
			let exemplar = bucketExemplars[bound];
			if (!isObject(exemplar)) {
				exemplar = new Exemplar();
				bucketExemplars[bound] = exemplar;
			}
			exemplar.validateExemplarLabelSet(exemplarLabels);
			exemplar.labelSet = exemplarLabels;
			exemplar.value = value;
			exemplar.timestamp = nowTimestamp();
		}
		async get() {
			const data = await this.getForPromString();
			data.values = data.values.map(splayLabels);
			return data;
		}
		async getForPromString() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			const values = Object.values(this.hashMap).map(extractBucketValuesForExport(this)).reduce(addSumAndCountForExport(this), []);
			return {
				name: this.name,
				help: this.help,
				type: this.type,
				values,
				aggregator: this.aggregator
			};
		}
		reset() {
			this.hashMap = {};
		}
		/**
		* Initialize the metrics for the given combination of labels to zero
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {void}
		*/
		zero(labels) {
			const hash = hashObject(labels, this.sortedLabelNames);
			this.hashMap[hash] = createBaseValues(labels, this.bucketValues, this.bucketExemplars);
		}
		/**
		* Start a timer that could be used to logging durations
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {object} exemplarLabels - Object with labels for exemplar where key is the label key and value is label value. Can only be one level deep
		* @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
		* @example
		* var end = histogram.startTimer();
		* makeExpensiveXHRRequest(function(err, res) {
		* 	const duration = end(); //Observe the duration of expensiveXHRRequest and returns duration in seconds
		* 	console.log('Duration', duration);
		* });
		*/
		startTimer(labels, exemplarLabels) {
			return this.enableExemplars ? startTimerWithExemplar.call(this, labels, exemplarLabels)() : startTimer.call(this, labels)();
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			return {
				observe: observe.call(this, labels),
				startTimer: startTimer.call(this, labels)
			};
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function startTimer(startLabels) {
		return () => {
			const start = process.hrtime();
			return (endLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.observe(Object.assign({}, startLabels, endLabels), value);
				return value;
			};
		};
	}
	function startTimerWithExemplar(startLabels, startExemplarLabels) {
		return () => {
			const start = process.hrtime();
			return (endLabels, endExemplarLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.observe({
					labels: Object.assign({}, startLabels, endLabels),
					value,
					exemplarLabels: Object.assign({}, startExemplarLabels, endExemplarLabels)
				});
				return value;
			};
		};
	}
	function setValuePair(labels, value, metricName, exemplar, sharedLabels = {}) {
		return {
			labels,
			sharedLabels,
			value,
			metricName,
			exemplar
		};
	}
	function findBound(upperBounds, value) {
		for (let i = 0; i < upperBounds.length; i++) {
			const bound = upperBounds[i];
			if (value <= bound) return bound;
		}
		return -1;
	}
	function observe(labels) {
		return (value) => {
			const labelValuePair = convertLabelsAndValues(labels, value);
			validateLabel(this.labelNames, labelValuePair.labels);
			if (!Number.isFinite(labelValuePair.value)) throw new TypeError(`Value is not a valid number: ${util.format(labelValuePair.value)}`);
			const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
			let valueFromMap = this.hashMap[hash];
			if (!valueFromMap) valueFromMap = createBaseValues(labelValuePair.labels, this.bucketValues, this.bucketExemplars);
			const b = findBound(this.upperBounds, labelValuePair.value);
			valueFromMap.sum += labelValuePair.value;
			valueFromMap.count += 1;
			if (Object.prototype.hasOwnProperty.call(valueFromMap.bucketValues, b)) valueFromMap.bucketValues[b] += 1;
			this.hashMap[hash] = valueFromMap;
		};
	}
	function createBaseValues(labels, bucketValues, bucketExemplars) {
		const result = {
			labels,
			bucketValues: { ...bucketValues },
			sum: 0,
			count: 0
		};
		if (bucketExemplars) result.bucketExemplars = { ...bucketExemplars };
		return result;
	}
	function convertLabelsAndValues(labels, value) {
		return isObject(labels) ? {
			labels,
			value
		} : {
			value: labels,
			labels: {}
		};
	}
	function extractBucketValuesForExport(histogram) {
		const name = `${histogram.name}_bucket`;
		return (bucketData) => {
			let acc = 0;
			return {
				buckets: histogram.upperBounds.map((upperBound) => {
					acc += bucketData.bucketValues[upperBound];
					return setValuePair({ le: upperBound }, acc, name, bucketData.bucketExemplars ? bucketData.bucketExemplars[upperBound] : null, bucketData.labels);
				}),
				data: bucketData
			};
		};
	}
	function addSumAndCountForExport(histogram) {
		return (acc, d) => {
			acc.push(...d.buckets);
			acc.push(setValuePair({ le: "+Inf" }, d.data.count, `${histogram.name}_bucket`, d.data.bucketExemplars ? d.data.bucketExemplars["-1"] : null, d.data.labels), setValuePair({}, d.data.sum, `${histogram.name}_sum`, void 0, d.data.labels), setValuePair({}, d.data.count, `${histogram.name}_count`, void 0, d.data.labels));
			return acc;
		};
	}
	function splayLabels(bucket) {
		const { sharedLabels, labels, ...newBucket } = bucket;
		for (const label of Object.keys(sharedLabels)) labels[label] = sharedLabels[label];
		newBucket.labels = labels;
		return newBucket;
	}
	module.exports = Histogram;
}));

// node_modules/bintrees/lib/treebase.js
var require_treebase = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function TreeBase() {}
	TreeBase.prototype.clear = function() {
		this._root = null;
		this.size = 0;
	};
	TreeBase.prototype.find = function(data) {
		var res = this._root;
		while (res !== null) {
			var c = this._comparator(data, res.data);
			if (c === 0) return res.data;
			else res = res.get_child(c > 0);
		}
		return null;
	};
	TreeBase.prototype.findIter = function(data) {
		var res = this._root;
		var iter = this.iterator();
		while (res !== null) {
			var c = this._comparator(data, res.data);
			if (c === 0) {
				iter._cursor = res;
				return iter;
			} else {
				iter._ancestors.push(res);
				res = res.get_child(c > 0);
			}
		}
		return null;
	};
	TreeBase.prototype.lowerBound = function(item) {
		var cur = this._root;
		var iter = this.iterator();
		var cmp = this._comparator;
		while (cur !== null) {
			var c = cmp(item, cur.data);
			if (c === 0) {
				iter._cursor = cur;
				return iter;
			}
			iter._ancestors.push(cur);
			cur = cur.get_child(c > 0);
		}
		for (var i = iter._ancestors.length - 1; i >= 0; --i) {
			cur = iter._ancestors[i];
			if (cmp(item, cur.data) < 0) {
				iter._cursor = cur;
				iter._ancestors.length = i;
				return iter;
			}
		}
		iter._ancestors.length = 0;
		return iter;
	};
	TreeBase.prototype.upperBound = function(item) {
		var iter = this.lowerBound(item);
		var cmp = this._comparator;
		while (iter.data() !== null && cmp(iter.data(), item) === 0) iter.next();
		return iter;
	};
	TreeBase.prototype.min = function() {
		var res = this._root;
		if (res === null) return null;
		while (res.left !== null) res = res.left;
		return res.data;
	};
	TreeBase.prototype.max = function() {
		var res = this._root;
		if (res === null) return null;
		while (res.right !== null) res = res.right;
		return res.data;
	};
	TreeBase.prototype.iterator = function() {
		return new Iterator(this);
	};
	TreeBase.prototype.each = function(cb) {
		var it = this.iterator(), data;
		while ((data = it.next()) !== null) if (cb(data) === false) return;
	};
	TreeBase.prototype.reach = function(cb) {
		var it = this.iterator(), data;
		while ((data = it.prev()) !== null) if (cb(data) === false) return;
	};
	function Iterator(tree) {
		this._tree = tree;
		this._ancestors = [];
		this._cursor = null;
	}
	Iterator.prototype.data = function() {
		return this._cursor !== null ? this._cursor.data : null;
	};
	Iterator.prototype.next = function() {
		if (this._cursor === null) {
			var root = this._tree._root;
			if (root !== null) this._minNode(root);
		} else if (this._cursor.right === null) {
			var save;
			do {
				save = this._cursor;
				if (this._ancestors.length) this._cursor = this._ancestors.pop();
				else {
					this._cursor = null;
					break;
				}
			} while (this._cursor.right === save);
		} else {
			this._ancestors.push(this._cursor);
			this._minNode(this._cursor.right);
		}
		return this._cursor !== null ? this._cursor.data : null;
	};
	Iterator.prototype.prev = function() {
		if (this._cursor === null) {
			var root = this._tree._root;
			if (root !== null) this._maxNode(root);
		} else if (this._cursor.left === null) {
			var save;
			do {
				save = this._cursor;
				if (this._ancestors.length) this._cursor = this._ancestors.pop();
				else {
					this._cursor = null;
					break;
				}
			} while (this._cursor.left === save);
		} else {
			this._ancestors.push(this._cursor);
			this._maxNode(this._cursor.left);
		}
		return this._cursor !== null ? this._cursor.data : null;
	};
	Iterator.prototype._minNode = function(start) {
		while (start.left !== null) {
			this._ancestors.push(start);
			start = start.left;
		}
		this._cursor = start;
	};
	Iterator.prototype._maxNode = function(start) {
		while (start.right !== null) {
			this._ancestors.push(start);
			start = start.right;
		}
		this._cursor = start;
	};
	module.exports = TreeBase;
}));

// node_modules/bintrees/lib/rbtree.js
var require_rbtree = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var TreeBase = require_treebase();
	function Node(data) {
		this.data = data;
		this.left = null;
		this.right = null;
		this.red = true;
	}
	Node.prototype.get_child = function(dir) {
		return dir ? this.right : this.left;
	};
	Node.prototype.set_child = function(dir, val) {
		if (dir) this.right = val;
		else this.left = val;
	};
	function RBTree(comparator) {
		this._root = null;
		this._comparator = comparator;
		this.size = 0;
	}
	RBTree.prototype = new TreeBase();
	RBTree.prototype.insert = function(data) {
		var ret = false;
		if (this._root === null) {
			this._root = new Node(data);
			ret = true;
			this.size++;
		} else {
			var head = new Node(void 0);
			var dir = 0;
			var last = 0;
			var gp = null;
			var ggp = head;
			var p = null;
			var node = this._root;
			ggp.right = this._root;
			while (true) {
				if (node === null) {
					node = new Node(data);
					p.set_child(dir, node);
					ret = true;
					this.size++;
				} else if (is_red(node.left) && is_red(node.right)) {
					node.red = true;
					node.left.red = false;
					node.right.red = false;
				}
				if (is_red(node) && is_red(p)) {
					var dir2 = ggp.right === gp;
					if (node === p.get_child(last)) ggp.set_child(dir2, single_rotate(gp, !last));
					else ggp.set_child(dir2, double_rotate(gp, !last));
				}
				var cmp = this._comparator(node.data, data);
				if (cmp === 0) break;
				last = dir;
				dir = cmp < 0;
				if (gp !== null) ggp = gp;
				gp = p;
				p = node;
				node = node.get_child(dir);
			}
			this._root = head.right;
		}
		this._root.red = false;
		return ret;
	};
	RBTree.prototype.remove = function(data) {
		if (this._root === null) return false;
		var head = new Node(void 0);
		var node = head;
		node.right = this._root;
		var p = null;
		var gp = null;
		var found = null;
		var dir = 1;
		while (node.get_child(dir) !== null) {
			var last = dir;
			gp = p;
			p = node;
			node = node.get_child(dir);
			var cmp = this._comparator(data, node.data);
			dir = cmp > 0;
			if (cmp === 0) found = node;
			if (!is_red(node) && !is_red(node.get_child(dir))) {
				if (is_red(node.get_child(!dir))) {
					var sr = single_rotate(node, dir);
					p.set_child(last, sr);
					p = sr;
				} else if (!is_red(node.get_child(!dir))) {
					var sibling = p.get_child(!last);
					if (sibling !== null) {
						if (!is_red(sibling.get_child(!last)) && !is_red(sibling.get_child(last))) {
							p.red = false;
							sibling.red = true;
							node.red = true;
						} else {
							var dir2 = gp.right === p;
							if (is_red(sibling.get_child(last))) gp.set_child(dir2, double_rotate(p, last));
							else if (is_red(sibling.get_child(!last))) gp.set_child(dir2, single_rotate(p, last));
							var gpc = gp.get_child(dir2);
							gpc.red = true;
							node.red = true;
							gpc.left.red = false;
							gpc.right.red = false;
						}
					}
				}
			}
		}
		if (found !== null) {
			found.data = node.data;
			p.set_child(p.right === node, node.get_child(node.left === null));
			this.size--;
		}
		this._root = head.right;
		if (this._root !== null) this._root.red = false;
		return found !== null;
	};
	function is_red(node) {
		return node !== null && node.red;
	}
	function single_rotate(root, dir) {
		var save = root.get_child(!dir);
		root.set_child(!dir, save.get_child(dir));
		save.set_child(dir, root);
		root.red = true;
		save.red = false;
		return save;
	}
	function double_rotate(root, dir) {
		root.set_child(!dir, single_rotate(root.get_child(!dir), !dir));
		return single_rotate(root, dir);
	}
	module.exports = RBTree;
}));

// node_modules/bintrees/lib/bintree.js
var require_bintree = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var TreeBase = require_treebase();
	function Node(data) {
		this.data = data;
		this.left = null;
		this.right = null;
	}
	Node.prototype.get_child = function(dir) {
		return dir ? this.right : this.left;
	};
	Node.prototype.set_child = function(dir, val) {
		if (dir) this.right = val;
		else this.left = val;
	};
	function BinTree(comparator) {
		this._root = null;
		this._comparator = comparator;
		this.size = 0;
	}
	BinTree.prototype = new TreeBase();
	BinTree.prototype.insert = function(data) {
		if (this._root === null) {
			this._root = new Node(data);
			this.size++;
			return true;
		}
		var dir = 0;
		var p = null;
		var node = this._root;
		while (true) {
			if (node === null) {
				node = new Node(data);
				p.set_child(dir, node);
				ret = true;
				this.size++;
				return true;
			}
			if (this._comparator(node.data, data) === 0) return false;
			dir = this._comparator(node.data, data) < 0;
			p = node;
			node = node.get_child(dir);
		}
	};
	BinTree.prototype.remove = function(data) {
		if (this._root === null) return false;
		var head = new Node(void 0);
		var node = head;
		node.right = this._root;
		var p = null;
		var found = null;
		var dir = 1;
		while (node.get_child(dir) !== null) {
			p = node;
			node = node.get_child(dir);
			var cmp = this._comparator(data, node.data);
			dir = cmp > 0;
			if (cmp === 0) found = node;
		}
		if (found !== null) {
			found.data = node.data;
			p.set_child(p.right === node, node.get_child(node.left === null));
			this._root = head.right;
			this.size--;
			return true;
		} else return false;
	};
	module.exports = BinTree;
}));

// node_modules/bintrees/index.js
var require_bintrees = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		RBTree: require_rbtree(),
		BinTree: require_bintree()
	};
}));

// node_modules/tdigest/tdigest.js
var require_tdigest = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var RBTree = require_bintrees().RBTree;
	function TDigest(delta, K, CX) {
		this.discrete = delta === false;
		this.delta = delta || .01;
		this.K = K === void 0 ? 25 : K;
		this.CX = CX === void 0 ? 1.1 : CX;
		this.centroids = new RBTree(compare_centroid_means);
		this.nreset = 0;
		this.reset();
	}
	TDigest.prototype.reset = function() {
		this.centroids.clear();
		this.n = 0;
		this.nreset += 1;
		this.last_cumulate = 0;
	};
	TDigest.prototype.size = function() {
		return this.centroids.size;
	};
	TDigest.prototype.toArray = function(everything) {
		var result = [];
		if (everything) {
			this._cumulate(true);
			this.centroids.each(function(c) {
				result.push(c);
			});
		} else this.centroids.each(function(c) {
			result.push({
				mean: c.mean,
				n: c.n
			});
		});
		return result;
	};
	TDigest.prototype.summary = function() {
		return [
			(this.discrete ? "exact " : "approximating ") + this.n + " samples using " + this.size() + " centroids",
			"min = " + this.percentile(0),
			"Q1  = " + this.percentile(.25),
			"Q2  = " + this.percentile(.5),
			"Q3  = " + this.percentile(.75),
			"max = " + this.percentile(1)
		].join("\n");
	};
	function compare_centroid_means(a, b) {
		return a.mean > b.mean ? 1 : a.mean < b.mean ? -1 : 0;
	}
	function compare_centroid_mean_cumns(a, b) {
		return a.mean_cumn - b.mean_cumn;
	}
	TDigest.prototype.push = function(x, n) {
		n = n || 1;
		x = Array.isArray(x) ? x : [x];
		for (var i = 0; i < x.length; i++) this._digest(x[i], n);
	};
	TDigest.prototype.push_centroid = function(c) {
		c = Array.isArray(c) ? c : [c];
		for (var i = 0; i < c.length; i++) this._digest(c[i].mean, c[i].n);
	};
	TDigest.prototype._cumulate = function(exact) {
		if (this.n === this.last_cumulate || !exact && this.CX && this.CX > this.n / this.last_cumulate) return;
		var cumn = 0;
		this.centroids.each(function(c) {
			c.mean_cumn = cumn + c.n / 2;
			cumn = c.cumn = cumn + c.n;
		});
		this.n = this.last_cumulate = cumn;
	};
	TDigest.prototype.find_nearest = function(x) {
		if (this.size() === 0) return null;
		var iter = this.centroids.lowerBound({ mean: x });
		var c = iter.data() === null ? iter.prev() : iter.data();
		if (c.mean === x || this.discrete) return c;
		var prev = iter.prev();
		if (prev && Math.abs(prev.mean - x) < Math.abs(c.mean - x)) return prev;
		else return c;
	};
	TDigest.prototype._new_centroid = function(x, n, cumn) {
		var c = {
			mean: x,
			n,
			cumn
		};
		this.centroids.insert(c);
		this.n += n;
		return c;
	};
	TDigest.prototype._addweight = function(nearest, x, n) {
		if (x !== nearest.mean) nearest.mean += n * (x - nearest.mean) / (nearest.n + n);
		nearest.cumn += n;
		nearest.mean_cumn += n / 2;
		nearest.n += n;
		this.n += n;
	};
	TDigest.prototype._digest = function(x, n) {
		var min = this.centroids.min();
		var max = this.centroids.max();
		var nearest = this.find_nearest(x);
		if (nearest && nearest.mean === x) this._addweight(nearest, x, n);
		else if (nearest === min) this._new_centroid(x, n, 0);
		else if (nearest === max) this._new_centroid(x, n, this.n);
		else if (this.discrete) this._new_centroid(x, n, nearest.cumn);
		else {
			var p = nearest.mean_cumn / this.n;
			if (Math.floor(4 * this.n * this.delta * p * (1 - p)) - nearest.n >= n) this._addweight(nearest, x, n);
			else this._new_centroid(x, n, nearest.cumn);
		}
		this._cumulate(false);
		if (!this.discrete && this.K && this.size() > this.K / this.delta) this.compress();
	};
	TDigest.prototype.bound_mean = function(x) {
		var iter = this.centroids.upperBound({ mean: x });
		var lower = iter.prev();
		return [lower, lower.mean === x ? lower : iter.next()];
	};
	TDigest.prototype.p_rank = function(x_or_xlist) {
		var ps = (Array.isArray(x_or_xlist) ? x_or_xlist : [x_or_xlist]).map(this._p_rank, this);
		return Array.isArray(x_or_xlist) ? ps : ps[0];
	};
	TDigest.prototype._p_rank = function(x) {
		if (this.size() === 0) return;
		else if (x < this.centroids.min().mean) return 0;
		else if (x > this.centroids.max().mean) return 1;
		this._cumulate(true);
		var bound = this.bound_mean(x);
		var lower = bound[0], upper = bound[1];
		if (this.discrete) return lower.cumn / this.n;
		else {
			var cumn = lower.mean_cumn;
			if (lower !== upper) cumn += (x - lower.mean) * (upper.mean_cumn - lower.mean_cumn) / (upper.mean - lower.mean);
			return cumn / this.n;
		}
	};
	TDigest.prototype.bound_mean_cumn = function(cumn) {
		this.centroids._comparator = compare_centroid_mean_cumns;
		var iter = this.centroids.upperBound({ mean_cumn: cumn });
		this.centroids._comparator = compare_centroid_means;
		var lower = iter.prev();
		return [lower, lower && lower.mean_cumn === cumn ? lower : iter.next()];
	};
	TDigest.prototype.percentile = function(p_or_plist) {
		var qs = (Array.isArray(p_or_plist) ? p_or_plist : [p_or_plist]).map(this._percentile, this);
		return Array.isArray(p_or_plist) ? qs : qs[0];
	};
	TDigest.prototype._percentile = function(p) {
		if (this.size() === 0) return;
		this._cumulate(true);
		var h = this.n * p;
		var bound = this.bound_mean_cumn(h);
		var lower = bound[0], upper = bound[1];
		if (upper === lower || lower === null || upper === null) return (lower || upper).mean;
		else if (!this.discrete) return lower.mean + (h - lower.mean_cumn) * (upper.mean - lower.mean) / (upper.mean_cumn - lower.mean_cumn);
		else if (h <= lower.cumn) return lower.mean;
		else return upper.mean;
	};
	function pop_random(choices) {
		var idx = Math.floor(Math.random() * choices.length);
		return choices.splice(idx, 1)[0];
	}
	TDigest.prototype.compress = function() {
		if (this.compressing) return;
		var points = this.toArray();
		this.reset();
		this.compressing = true;
		while (points.length > 0) this.push_centroid(pop_random(points));
		this._cumulate(true);
		this.compressing = false;
	};
	function Digest(config) {
		this.config = config || {};
		this.mode = this.config.mode || "auto";
		TDigest.call(this, this.mode === "cont" ? config.delta : false);
		this.digest_ratio = this.config.ratio || .9;
		this.digest_thresh = this.config.thresh || 1e3;
		this.n_unique = 0;
	}
	Digest.prototype = Object.create(TDigest.prototype);
	Digest.prototype.constructor = Digest;
	Digest.prototype.push = function(x_or_xlist) {
		TDigest.prototype.push.call(this, x_or_xlist);
		this.check_continuous();
	};
	Digest.prototype._new_centroid = function(x, n, cumn) {
		this.n_unique += 1;
		TDigest.prototype._new_centroid.call(this, x, n, cumn);
	};
	Digest.prototype._addweight = function(nearest, x, n) {
		if (nearest.n === 1) this.n_unique -= 1;
		TDigest.prototype._addweight.call(this, nearest, x, n);
	};
	Digest.prototype.check_continuous = function() {
		if (this.mode !== "auto" || this.size() < this.digest_thresh) return false;
		if (this.n_unique / this.size() > this.digest_ratio) {
			this.mode = "cont";
			this.discrete = false;
			this.delta = this.config.delta || .01;
			this.compress();
			return true;
		}
		return false;
	};
	module.exports = {
		"TDigest": TDigest,
		"Digest": Digest
	};
}));

// node_modules/prom-client/lib/timeWindowQuantiles.js
var require_timeWindowQuantiles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { TDigest } = require_tdigest();
	var TimeWindowQuantiles = class {
		constructor(maxAgeSeconds, ageBuckets) {
			this.maxAgeSeconds = maxAgeSeconds || 0;
			this.ageBuckets = ageBuckets || 0;
			this.shouldRotate = maxAgeSeconds && ageBuckets;
			this.ringBuffer = Array(ageBuckets).fill(new TDigest());
			this.currentBuffer = 0;
			this.lastRotateTimestampMillis = Date.now();
			this.durationBetweenRotatesMillis = maxAgeSeconds * 1e3 / ageBuckets || 1e400;
		}
		size() {
			return rotate.call(this).size();
		}
		percentile(quantile) {
			return rotate.call(this).percentile(quantile);
		}
		push(value) {
			rotate.call(this);
			this.ringBuffer.forEach((bucket) => {
				bucket.push(value);
			});
		}
		reset() {
			this.ringBuffer.forEach((bucket) => {
				bucket.reset();
			});
		}
		compress() {
			this.ringBuffer.forEach((bucket) => {
				bucket.compress();
			});
		}
	};
	function rotate() {
		let timeSinceLastRotateMillis = Date.now() - this.lastRotateTimestampMillis;
		while (timeSinceLastRotateMillis > this.durationBetweenRotatesMillis && this.shouldRotate) {
			this.ringBuffer[this.currentBuffer] = new TDigest();
			if (++this.currentBuffer >= this.ringBuffer.length) this.currentBuffer = 0;
			timeSinceLastRotateMillis -= this.durationBetweenRotatesMillis;
			this.lastRotateTimestampMillis += this.durationBetweenRotatesMillis;
		}
		return this.ringBuffer[this.currentBuffer];
	}
	module.exports = TimeWindowQuantiles;
}));

// node_modules/prom-client/lib/summary.js
/**
* Summary
*/
var require_summary = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const util = __require("util");
	const { getLabels, hashObject, removeLabels } = require_util();
	const { validateLabel } = require_validation();
	const { Metric } = require_metric();
	const timeWindowQuantiles = require_timeWindowQuantiles();
	const DEFAULT_COMPRESS_COUNT = 1e3;
	var Summary = class extends Metric {
		constructor(config) {
			super(config, {
				percentiles: [
					.01,
					.05,
					.5,
					.9,
					.95,
					.99,
					.999
				],
				compressCount: DEFAULT_COMPRESS_COUNT,
				hashMap: {}
			});
			this.type = "summary";
			for (const label of this.labelNames) if (label === "quantile") throw new Error("quantile is a reserved label keyword");
			if (this.labelNames.length === 0) this.hashMap = { [hashObject({})]: {
				labels: {},
				td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
				count: 0,
				sum: 0
			} };
		}
		/**
		* Observe a value
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @param {Number} value - Value to observe
		* @returns {void}
		*/
		observe(labels, value) {
			observe.call(this, labels === 0 ? 0 : labels || {})(value);
		}
		async get() {
			if (this.collect) {
				const v = this.collect();
				if (v instanceof Promise) await v;
			}
			const hashKeys = Object.keys(this.hashMap);
			const values = [];
			hashKeys.forEach((hashKey) => {
				const s = this.hashMap[hashKey];
				if (s) {
					if (this.pruneAgedBuckets && s.td.size() === 0) delete this.hashMap[hashKey];
					else {
						extractSummariesForExport(s, this.percentiles).forEach((v) => {
							values.push(v);
						});
						values.push(getSumForExport(s, this));
						values.push(getCountForExport(s, this));
					}
				}
			});
			return {
				name: this.name,
				help: this.help,
				type: this.type,
				values,
				aggregator: this.aggregator
			};
		}
		reset() {
			Object.values(this.hashMap).forEach((s) => {
				s.td.reset();
				s.count = 0;
				s.sum = 0;
			});
		}
		/**
		* Start a timer that could be used to logging durations
		* @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
		* @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
		* @example
		* var end = summary.startTimer();
		* makeExpensiveXHRRequest(function(err, res) {
		*	end(); //Observe the duration of expensiveXHRRequest
		* });
		*/
		startTimer(labels) {
			return startTimer.call(this, labels)();
		}
		labels(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			return {
				observe: observe.call(this, labels),
				startTimer: startTimer.call(this, labels)
			};
		}
		remove(...args) {
			const labels = getLabels(this.labelNames, args);
			validateLabel(this.labelNames, labels);
			removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
		}
	};
	function extractSummariesForExport(summaryOfLabels, percentiles) {
		summaryOfLabels.td.compress();
		return percentiles.map((percentile) => {
			const percentileValue = summaryOfLabels.td.percentile(percentile);
			return {
				labels: Object.assign({ quantile: percentile }, summaryOfLabels.labels),
				value: percentileValue ? percentileValue : 0
			};
		});
	}
	function getCountForExport(value, summary) {
		return {
			metricName: `${summary.name}_count`,
			labels: value.labels,
			value: value.count
		};
	}
	function getSumForExport(value, summary) {
		return {
			metricName: `${summary.name}_sum`,
			labels: value.labels,
			value: value.sum
		};
	}
	function startTimer(startLabels) {
		return () => {
			const start = process.hrtime();
			return (endLabels) => {
				const delta = process.hrtime(start);
				const value = delta[0] + delta[1] / 1e9;
				this.observe(Object.assign({}, startLabels, endLabels), value);
				return value;
			};
		};
	}
	function observe(labels) {
		return (value) => {
			const labelValuePair = convertLabelsAndValues(labels, value);
			validateLabel(this.labelNames, labels);
			if (!Number.isFinite(labelValuePair.value)) throw new TypeError(`Value is not a valid number: ${util.format(labelValuePair.value)}`);
			const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
			let summaryOfLabel = this.hashMap[hash];
			if (!summaryOfLabel) summaryOfLabel = {
				labels: labelValuePair.labels,
				td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
				count: 0,
				sum: 0
			};
			summaryOfLabel.td.push(labelValuePair.value);
			summaryOfLabel.count++;
			if (summaryOfLabel.count % this.compressCount === 0) summaryOfLabel.td.compress();
			summaryOfLabel.sum += labelValuePair.value;
			this.hashMap[hash] = summaryOfLabel;
		};
	}
	function convertLabelsAndValues(labels, value) {
		if (value === void 0) return {
			value: labels,
			labels: {}
		};
		return {
			labels,
			value
		};
	}
	module.exports = Summary;
}));

// node_modules/prom-client/lib/pushgateway.js
var require_pushgateway = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const url = __require("url");
	const http = __require("http");
	const https = __require("https");
	const { gzipSync } = __require("zlib");
	const { globalRegistry } = require_registry();
	var Pushgateway = class {
		constructor(gatewayUrl, options, registry) {
			if (!registry) registry = globalRegistry;
			this.registry = registry;
			this.gatewayUrl = gatewayUrl;
			const { requireJobName, ...requestOptions } = {
				requireJobName: true,
				...options
			};
			this.requireJobName = requireJobName;
			this.requestOptions = requestOptions;
		}
		pushAdd(params = {}) {
			if (this.requireJobName && !params.jobName) throw new Error("Missing jobName parameter");
			return useGateway.call(this, "POST", params.jobName, params.groupings);
		}
		push(params = {}) {
			if (this.requireJobName && !params.jobName) throw new Error("Missing jobName parameter");
			return useGateway.call(this, "PUT", params.jobName, params.groupings);
		}
		delete(params = {}) {
			if (this.requireJobName && !params.jobName) throw new Error("Missing jobName parameter");
			return useGateway.call(this, "DELETE", params.jobName, params.groupings);
		}
	};
	async function useGateway(method, job, groupings) {
		const gatewayUrlParsed = url.parse(this.gatewayUrl);
		const path = `${gatewayUrlParsed.pathname && gatewayUrlParsed.pathname !== "/" ? gatewayUrlParsed.pathname : ""}/metrics${job ? `/job/${encodeURIComponent(job)}${generateGroupings(groupings)}` : ""}`;
		const target = url.resolve(this.gatewayUrl, path);
		const requestParams = url.parse(target);
		const httpModule = isHttps(requestParams.href) ? https : http;
		const options = Object.assign(requestParams, this.requestOptions, { method });
		return new Promise((resolve, reject) => {
			if (method === "DELETE" && options.headers) delete options.headers["Content-Encoding"];
			const req = httpModule.request(options, (resp) => {
				let body = "";
				resp.setEncoding("utf8");
				resp.on("data", (chunk) => {
					body += chunk;
				});
				resp.on("end", () => {
					if (resp.statusCode >= 400) reject(/* @__PURE__ */ new Error(`push failed with status ${resp.statusCode}, ${body}`));
					else resolve({
						resp,
						body
					});
				});
			});
			req.on("error", (err) => {
				reject(err);
			});
			req.on("timeout", () => {
				req.destroy(/* @__PURE__ */ new Error("Pushgateway request timed out"));
			});
			if (method !== "DELETE") this.registry.metrics().then((metrics) => {
				if (options.headers && options.headers["Content-Encoding"] === "gzip") metrics = gzipSync(metrics);
				req.write(metrics);
				req.end();
			}).catch((err) => {
				reject(err);
			});
			else req.end();
		});
	}
	function generateGroupings(groupings) {
		if (!groupings) return "";
		return Object.keys(groupings).map((key) => `/${encodeURIComponent(key)}/${encodeURIComponent(groupings[key])}`).join("");
	}
	function isHttps(href) {
		return href.search(/^https/) !== -1;
	}
	module.exports = Pushgateway;
}));

// node_modules/prom-client/lib/bucketGenerators.js
var require_bucketGenerators = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.linearBuckets = (start, width, count) => {
		if (count < 1) throw new Error("Linear buckets needs a positive count");
		const buckets = new Array(count);
		for (let i = 0; i < count; i++) buckets[i] = start + i * width;
		return buckets;
	};
	exports.exponentialBuckets = (start, factor, count) => {
		if (start <= 0) throw new Error("Exponential buckets needs a positive start");
		if (count < 1) throw new Error("Exponential buckets needs a positive count");
		if (factor <= 1) throw new Error("Exponential buckets needs a factor greater than 1");
		const buckets = new Array(count);
		for (let i = 0; i < count; i++) {
			buckets[i] = start;
			start *= factor;
		}
		return buckets;
	};
}));

// node_modules/@opentelemetry/api/dist/diag/types.cjs
var require_types$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Defines the available internal logging levels for the diagnostic logger, the numeric values
	* of the levels are defined to match the original values from the initial LogLevel to avoid
	* compatibility/migration issues for any implementation that assume the numeric ordering.
	*
	* @since 1.0.0
	*/
	let DiagLogLevel = /* @__PURE__ */ function(DiagLogLevel) {
		/** Diagnostic Logging level setting to disable all logging (except and forced logs) */
		DiagLogLevel[DiagLogLevel["NONE"] = 0] = "NONE";
		/** Identifies an error scenario */
		DiagLogLevel[DiagLogLevel["ERROR"] = 30] = "ERROR";
		/** Identifies a warning scenario */
		DiagLogLevel[DiagLogLevel["WARN"] = 50] = "WARN";
		/** General informational log message */
		DiagLogLevel[DiagLogLevel["INFO"] = 60] = "INFO";
		/** General debug log message */
		DiagLogLevel[DiagLogLevel["DEBUG"] = 70] = "DEBUG";
		/**
		* Detailed trace level logging should only be used for development, should only be set
		* in a development environment.
		*/
		DiagLogLevel[DiagLogLevel["VERBOSE"] = 80] = "VERBOSE";
		/** Used to set the logging level to include all logging */
		DiagLogLevel[DiagLogLevel["ALL"] = 9999] = "ALL";
		return DiagLogLevel;
	}({});
	exports.DiagLogLevel = DiagLogLevel;
}));

// node_modules/@opentelemetry/api/dist/version.cjs
var require_version$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const VERSION = "1.10.0";
	exports.VERSION = VERSION;
}));

// node_modules/@opentelemetry/api/dist/internal/semver.cjs
var require_semver$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_version = require_version$3();
	const re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
	/**
	* Create a function to test an API version to see if it is compatible with the provided ownVersion.
	*
	* The returned function has the following semantics:
	* - Exact match is always compatible
	* - Major versions must match exactly
	*    - 1.x package cannot use global 2.x package
	*    - 2.x package cannot use global 1.x package
	* - The minor version of the API module requesting access to the global API must be less than or equal to the minor version of this API
	*    - 1.3 package may use 1.4 global because the later global contains all functions 1.3 expects
	*    - 1.4 package may NOT use 1.3 global because it may try to call functions which don't exist on 1.3
	* - If the major version is 0, the minor version is treated as the major and the patch is treated as the minor
	* - Patch and build tag differences are not considered at this time
	*
	* @param ownVersion version which should be checked against
	*/
	function _makeCompatibilityCheck(ownVersion) {
		const acceptedVersions = /* @__PURE__ */ new Set([ownVersion]);
		const rejectedVersions = /* @__PURE__ */ new Set();
		const myVersionMatch = ownVersion.match(re);
		if (!myVersionMatch) return () => false;
		const ownVersionParsed = {
			major: +myVersionMatch[1],
			minor: +myVersionMatch[2],
			patch: +myVersionMatch[3],
			prerelease: myVersionMatch[4]
		};
		if (ownVersionParsed.prerelease != null) return function isExactmatch(globalVersion) {
			return globalVersion === ownVersion;
		};
		function _reject(v) {
			rejectedVersions.add(v);
			return false;
		}
		function _accept(v) {
			acceptedVersions.add(v);
			return true;
		}
		return function isCompatible(globalVersion) {
			if (acceptedVersions.has(globalVersion)) return true;
			if (rejectedVersions.has(globalVersion)) return false;
			const globalVersionMatch = globalVersion.match(re);
			if (!globalVersionMatch) return _reject(globalVersion);
			const globalVersionParsed = {
				major: +globalVersionMatch[1],
				minor: +globalVersionMatch[2],
				patch: +globalVersionMatch[3],
				prerelease: globalVersionMatch[4]
			};
			if (globalVersionParsed.prerelease != null) return _reject(globalVersion);
			if (ownVersionParsed.major !== globalVersionParsed.major) return _reject(globalVersion);
			if (ownVersionParsed.major === 0) {
				if (ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch) return _accept(globalVersion);
				return _reject(globalVersion);
			}
			if (ownVersionParsed.minor <= globalVersionParsed.minor) return _accept(globalVersion);
			return _reject(globalVersion);
		};
	}
	/**
	* Test an API version to see if it is compatible with this API.
	*
	* - Exact match is always compatible
	* - Major versions must match exactly
	*    - 1.x package cannot use global 2.x package
	*    - 2.x package cannot use global 1.x package
	* - The minor version of the API module requesting access to the global API must be less than or equal to the minor version of this API
	*    - 1.3 package may use 1.4 global because the later global contains all functions 1.3 expects
	*    - 1.4 package may NOT use 1.3 global because it may try to call functions which don't exist on 1.3
	* - If the major version is 0, the minor version is treated as the major and the patch is treated as the minor
	* - Patch and build tag differences are not considered at this time
	*
	* @param version version of the API requesting an instance of the global API
	*/
	const isCompatible = _makeCompatibilityCheck(require_version.VERSION);
	exports._makeCompatibilityCheck = _makeCompatibilityCheck;
	exports.isCompatible = isCompatible;
}));

// node_modules/@opentelemetry/api/dist/internal/global-utils.cjs
var require_global_utils$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_version = require_version$3();
	const require_semver = require_semver$1();
	const major = require_version.VERSION.split(".")[0];
	const GLOBAL_OPENTELEMETRY_API_KEY = Symbol.for(`opentelemetry.js.api.${major}`);
	const _global = typeof globalThis === "object" ? globalThis : typeof self === "object" ? self : typeof window === "object" ? window : typeof global === "object" ? global : {};
	function _makeGlobalApi() {
		return Object.defineProperty({}, "version", {
			value: require_version.VERSION,
			enumerable: true,
			writable: false,
			configurable: false
		});
	}
	function registerGlobal(type, instance, diag, allowOverride = false) {
		var _global$GLOBAL_OPENTE;
		const api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_global$GLOBAL_OPENTE = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _global$GLOBAL_OPENTE !== void 0 ? _global$GLOBAL_OPENTE : _makeGlobalApi();
		if (!allowOverride && api[type]) {
			const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
			diag.error(err.stack || err.message);
			return false;
		}
		if (api.version !== "1.10.0") {
			const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${require_version.VERSION}`);
			diag.error(err.stack || err.message);
			return false;
		}
		api[type] = instance;
		diag.debug(`@opentelemetry/api: Registered a global for ${type} v${require_version.VERSION}.`);
		return true;
	}
	let _compatibleGlobalApi;
	function getGlobal(type) {
		const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
		if (api == null) return;
		if (api !== _compatibleGlobalApi) {
			if (!api.version || !require_semver.isCompatible(api.version)) return;
			_compatibleGlobalApi = api;
		}
		return api[type];
	}
	function unregisterGlobal(type, diag) {
		diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${require_version.VERSION}.`);
		const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
		if (api) delete api[type];
	}
	exports.getGlobal = getGlobal;
	exports.registerGlobal = registerGlobal;
	exports.unregisterGlobal = unregisterGlobal;
}));

// node_modules/@opentelemetry/api/dist/diag/ComponentLogger.cjs
var require_ComponentLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$1();
	/**
	* Component Logger which is meant to be used as part of any component which
	* will add automatically additional namespace in front of the log message.
	* It will then forward all message to global diag logger
	* @example
	* const cLogger = diag.createComponentLogger({ namespace: '@opentelemetry/instrumentation-http' });
	* cLogger.debug('test');
	* // @opentelemetry/instrumentation-http test
	*/
	var DiagComponentLogger = class {
		constructor(props) {
			this._namespace = props.namespace || "DiagComponentLogger";
		}
		debug(...args) {
			return logProxy("debug", this._namespace, args);
		}
		error(...args) {
			return logProxy("error", this._namespace, args);
		}
		info(...args) {
			return logProxy("info", this._namespace, args);
		}
		warn(...args) {
			return logProxy("warn", this._namespace, args);
		}
		verbose(...args) {
			return logProxy("verbose", this._namespace, args);
		}
	};
	function logProxy(funcName, namespace, args) {
		const logger = require_global_utils.getGlobal("diag");
		if (!logger) return;
		return logger[funcName](namespace, ...args);
	}
	exports.DiagComponentLogger = DiagComponentLogger;
}));

// node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.cjs
var require_logLevelLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	require_types$1();
	function createLogLevelDiagLogger(maxLevel, logger) {
		if (maxLevel < 0) maxLevel = 0;
		else if (maxLevel > 9999) maxLevel = 9999;
		logger = logger || {};
		function _filterFunc(funcName, theLevel) {
			const theFunc = logger[funcName];
			if (typeof theFunc === "function" && maxLevel >= theLevel) return theFunc.bind(logger);
			return function() {};
		}
		return {
			error: _filterFunc("error", 30),
			warn: _filterFunc("warn", 50),
			info: _filterFunc("info", 60),
			debug: _filterFunc("debug", 70),
			verbose: _filterFunc("verbose", 80)
		};
	}
	exports.createLogLevelDiagLogger = createLogLevelDiagLogger;
}));

// node_modules/@opentelemetry/api/dist/api/diag.cjs
var require_diag$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$1();
	const require_ComponentLogger = require_ComponentLogger$1();
	require_types$1();
	const require_logLevelLogger = require_logLevelLogger$1();
	const API_NAME = "diag";
	/**
	* Singleton object which represents the entry point to the OpenTelemetry internal
	* diagnostic API
	*
	* @since 1.0.0
	*/
	var DiagAPI = class DiagAPI {
		/** Get the singleton instance of the DiagAPI API */
		static instance() {
			if (!this._instance) this._instance = new DiagAPI();
			return this._instance;
		}
		/**
		* Private internal constructor
		* @private
		*/
		constructor() {
			function _logProxy(funcName) {
				return function(...args) {
					const logger = require_global_utils.getGlobal("diag");
					if (!logger) return;
					return logger[funcName](...args);
				};
			}
			const self = this;
			const setLogger = (logger, optionsOrLogLevel = { logLevel: 60 }) => {
				var _optionsOrLogLevel$lo;
				if (logger === self) {
					var _err$stack;
					const err = /* @__PURE__ */ new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
					self.error((_err$stack = err.stack) !== null && _err$stack !== void 0 ? _err$stack : err.message);
					return false;
				}
				if (typeof optionsOrLogLevel === "number") optionsOrLogLevel = { logLevel: optionsOrLogLevel };
				const oldLogger = require_global_utils.getGlobal("diag");
				const newLogger = require_logLevelLogger.createLogLevelDiagLogger((_optionsOrLogLevel$lo = optionsOrLogLevel.logLevel) !== null && _optionsOrLogLevel$lo !== void 0 ? _optionsOrLogLevel$lo : 60, logger);
				if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
					var _Error$stack;
					const stack = (_Error$stack = (/* @__PURE__ */ new Error()).stack) !== null && _Error$stack !== void 0 ? _Error$stack : "<failed to generate stacktrace>";
					oldLogger.warn(`Current logger will be overwritten from ${stack}`);
					newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
				}
				return require_global_utils.registerGlobal("diag", newLogger, self, true);
			};
			self.setLogger = setLogger;
			self.disable = () => {
				require_global_utils.unregisterGlobal(API_NAME, self);
			};
			self.createComponentLogger = (options) => {
				return new require_ComponentLogger.DiagComponentLogger(options);
			};
			self.verbose = _logProxy("verbose");
			self.debug = _logProxy("debug");
			self.info = _logProxy("info");
			self.warn = _logProxy("warn");
			self.error = _logProxy("error");
		}
	};
	exports.DiagAPI = DiagAPI;
}));

// node_modules/@opentelemetry/api/dist/baggage/internal/baggage-impl.cjs
var require_baggage_impl$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var BaggageImpl = class BaggageImpl {
		constructor(entries) {
			this._entries = entries ? new Map(entries) : /* @__PURE__ */ new Map();
		}
		getEntry(key) {
			const entry = this._entries.get(key);
			if (!entry) return;
			return Object.assign({}, entry);
		}
		getAllEntries() {
			return Array.from(this._entries.entries());
		}
		setEntry(key, entry) {
			const newBaggage = new BaggageImpl(this._entries);
			newBaggage._entries.set(key, entry);
			return newBaggage;
		}
		removeEntry(key) {
			const newBaggage = new BaggageImpl(this._entries);
			newBaggage._entries.delete(key);
			return newBaggage;
		}
		removeEntries(...keys) {
			const newBaggage = new BaggageImpl(this._entries);
			for (const key of keys) newBaggage._entries.delete(key);
			return newBaggage;
		}
		clear() {
			return new BaggageImpl();
		}
	};
	exports.BaggageImpl = BaggageImpl;
}));

// node_modules/@opentelemetry/api/dist/baggage/internal/symbol.cjs
var require_symbol$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Symbol used to make BaggageEntryMetadata an opaque type
	*/
	const baggageEntryMetadataSymbol = Symbol("BaggageEntryMetadata");
	exports.baggageEntryMetadataSymbol = baggageEntryMetadataSymbol;
}));

// node_modules/@opentelemetry/api/dist/baggage/utils.cjs
var require_utils$4 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_diag = require_diag$1();
	const require_baggage_impl = require_baggage_impl$1();
	const require_symbol = require_symbol$1();
	const diag = require_diag.DiagAPI.instance();
	/**
	* Create a new Baggage with optional entries
	*
	* @param entries An array of baggage entries the new baggage should contain
	*/
	function createBaggage(entries = {}) {
		return new require_baggage_impl.BaggageImpl(new Map(Object.entries(entries)));
	}
	/**
	* Create a serializable BaggageEntryMetadata object from a string.
	*
	* @param str string metadata. Format is currently not defined by the spec and has no special meaning.
	*
	* @since 1.0.0
	*/
	function baggageEntryMetadataFromString(str) {
		if (typeof str !== "string") {
			diag.error(`Cannot create baggage metadata from unknown type: ${typeof str}`);
			str = "";
		}
		return {
			__TYPE__: require_symbol.baggageEntryMetadataSymbol,
			toString() {
				return str;
			}
		};
	}
	exports.baggageEntryMetadataFromString = baggageEntryMetadataFromString;
	exports.createBaggage = createBaggage;
}));

// node_modules/@opentelemetry/api/dist/context/context.cjs
var require_context$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Get a key to uniquely identify a context value
	*
	* @since 1.0.0
	*/
	function createContextKey(description) {
		return Symbol.for(description);
	}
	/**
	* The root context is used as the default parent context when there is no active context
	*
	* @since 1.0.0
	*/
	const ROOT_CONTEXT = new class BaseContext {
		/**
		* Construct a new context which inherits values from an optional parent context.
		*
		* @param parentContext a context from which to inherit values
		*/
		constructor(parentContext) {
			const self = this;
			self._currentContext = parentContext ? new Map(parentContext) : /* @__PURE__ */ new Map();
			self.getValue = (key) => self._currentContext.get(key);
			self.setValue = (key, value) => {
				const context = new BaseContext(self._currentContext);
				context._currentContext.set(key, value);
				return context;
			};
			self.deleteValue = (key) => {
				const context = new BaseContext(self._currentContext);
				context._currentContext.delete(key);
				return context;
			};
		}
	}();
	exports.ROOT_CONTEXT = ROOT_CONTEXT;
	exports.createContextKey = createContextKey;
}));

// node_modules/@opentelemetry/api/dist/diag/consoleLogger.cjs
var require_consoleLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const consoleMap = [
		{
			n: "error",
			c: "error"
		},
		{
			n: "warn",
			c: "warn"
		},
		{
			n: "info",
			c: "info"
		},
		{
			n: "debug",
			c: "debug"
		},
		{
			n: "verbose",
			c: "trace"
		}
	];
	const _originalConsoleMethods = {};
	if (typeof console !== "undefined") {
		for (const key of [
			"error",
			"warn",
			"info",
			"debug",
			"trace",
			"log"
		]) if (typeof console[key] === "function") _originalConsoleMethods[key] = console[key];
	}
	/**
	* A simple Immutable Console based diagnostic logger which will output any messages to the Console.
	* If you want to limit the amount of logging to a specific level or lower use the
	* {@link createLogLevelDiagLogger}
	*
	* @since 1.0.0
	*/
	var DiagConsoleLogger = class {
		constructor() {
			function _consoleFunc(funcName) {
				return function(...args) {
					let theFunc = _originalConsoleMethods[funcName];
					if (typeof theFunc !== "function") theFunc = _originalConsoleMethods["log"];
					if (typeof theFunc !== "function" && console) {
						theFunc = console[funcName];
						if (typeof theFunc !== "function") theFunc = console.log;
					}
					if (typeof theFunc === "function") return theFunc.apply(console, args);
				};
			}
			for (let i = 0; i < consoleMap.length; i++) this[consoleMap[i].n] = _consoleFunc(consoleMap[i].c);
		}
	};
	exports.DiagConsoleLogger = DiagConsoleLogger;
	exports._originalConsoleMethods = _originalConsoleMethods;
}));

// node_modules/@opentelemetry/api/dist/metrics/NoopMeter.cjs
var require_NoopMeter$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* NoopMeter is a noop implementation of the {@link Meter} interface. It reuses
	* constant NoopMetrics for all of its methods.
	*/
	var NoopMeter = class {
		constructor() {}
		/**
		* @see {@link Meter.createGauge}
		*/
		createGauge(_name, _options) {
			return NOOP_GAUGE_METRIC;
		}
		/**
		* @see {@link Meter.createHistogram}
		*/
		createHistogram(_name, _options) {
			return NOOP_HISTOGRAM_METRIC;
		}
		/**
		* @see {@link Meter.createCounter}
		*/
		createCounter(_name, _options) {
			return NOOP_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.createUpDownCounter}
		*/
		createUpDownCounter(_name, _options) {
			return NOOP_UP_DOWN_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.createObservableGauge}
		*/
		createObservableGauge(_name, _options) {
			return NOOP_OBSERVABLE_GAUGE_METRIC;
		}
		/**
		* @see {@link Meter.createObservableCounter}
		*/
		createObservableCounter(_name, _options) {
			return NOOP_OBSERVABLE_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.createObservableUpDownCounter}
		*/
		createObservableUpDownCounter(_name, _options) {
			return NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
		}
		/**
		* @see {@link Meter.addBatchObservableCallback}
		*/
		addBatchObservableCallback(_callback, _observables) {}
		/**
		* @see {@link Meter.removeBatchObservableCallback}
		*/
		removeBatchObservableCallback(_callback) {}
	};
	var NoopMetric = class {};
	var NoopCounterMetric = class extends NoopMetric {
		add(_value, _attributes) {}
	};
	var NoopUpDownCounterMetric = class extends NoopMetric {
		add(_value, _attributes) {}
	};
	var NoopGaugeMetric = class extends NoopMetric {
		record(_value, _attributes) {}
	};
	var NoopHistogramMetric = class extends NoopMetric {
		record(_value, _attributes) {}
	};
	var NoopObservableMetric = class {
		addCallback(_callback) {}
		removeCallback(_callback) {}
	};
	var NoopObservableCounterMetric = class extends NoopObservableMetric {};
	var NoopObservableGaugeMetric = class extends NoopObservableMetric {};
	var NoopObservableUpDownCounterMetric = class extends NoopObservableMetric {};
	const NOOP_METER = new NoopMeter();
	const NOOP_COUNTER_METRIC = new NoopCounterMetric();
	const NOOP_GAUGE_METRIC = new NoopGaugeMetric();
	const NOOP_HISTOGRAM_METRIC = new NoopHistogramMetric();
	const NOOP_UP_DOWN_COUNTER_METRIC = new NoopUpDownCounterMetric();
	const NOOP_OBSERVABLE_COUNTER_METRIC = new NoopObservableCounterMetric();
	const NOOP_OBSERVABLE_GAUGE_METRIC = new NoopObservableGaugeMetric();
	const NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = new NoopObservableUpDownCounterMetric();
	/**
	* Create a no-op Meter
	*
	* @since 1.3.0
	*/
	function createNoopMeter() {
		return NOOP_METER;
	}
	exports.NOOP_COUNTER_METRIC = NOOP_COUNTER_METRIC;
	exports.NOOP_GAUGE_METRIC = NOOP_GAUGE_METRIC;
	exports.NOOP_HISTOGRAM_METRIC = NOOP_HISTOGRAM_METRIC;
	exports.NOOP_METER = NOOP_METER;
	exports.NOOP_OBSERVABLE_COUNTER_METRIC = NOOP_OBSERVABLE_COUNTER_METRIC;
	exports.NOOP_OBSERVABLE_GAUGE_METRIC = NOOP_OBSERVABLE_GAUGE_METRIC;
	exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
	exports.NOOP_UP_DOWN_COUNTER_METRIC = NOOP_UP_DOWN_COUNTER_METRIC;
	exports.NoopCounterMetric = NoopCounterMetric;
	exports.NoopGaugeMetric = NoopGaugeMetric;
	exports.NoopHistogramMetric = NoopHistogramMetric;
	exports.NoopMeter = NoopMeter;
	exports.NoopMetric = NoopMetric;
	exports.NoopObservableCounterMetric = NoopObservableCounterMetric;
	exports.NoopObservableGaugeMetric = NoopObservableGaugeMetric;
	exports.NoopObservableMetric = NoopObservableMetric;
	exports.NoopObservableUpDownCounterMetric = NoopObservableUpDownCounterMetric;
	exports.NoopUpDownCounterMetric = NoopUpDownCounterMetric;
	exports.createNoopMeter = createNoopMeter;
}));

// node_modules/@opentelemetry/api/dist/metrics/Metric.cjs
var require_Metric$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* The Type of value. It describes how the data is reported.
	*
	* @since 1.3.0
	*/
	let ValueType = /* @__PURE__ */ function(ValueType) {
		ValueType[ValueType["INT"] = 0] = "INT";
		ValueType[ValueType["DOUBLE"] = 1] = "DOUBLE";
		return ValueType;
	}({});
	exports.ValueType = ValueType;
}));

// node_modules/@opentelemetry/api/dist/logs/NoopLogger.cjs
var require_NoopLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var NoopLogger = class {
		emit(_logRecord) {}
		enabled() {
			return false;
		}
	};
	const NOOP_LOGGER = new NoopLogger();
	/**
	* Create a no-op Logger
	*/
	function createNoopLogger() {
		return NOOP_LOGGER;
	}
	exports.NOOP_LOGGER = NOOP_LOGGER;
	exports.NoopLogger = NoopLogger;
	exports.createNoopLogger = createNoopLogger;
}));

// node_modules/@opentelemetry/api/dist/logs/LogRecord.cjs
var require_LogRecord$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	let SeverityNumber = /* @__PURE__ */ function(SeverityNumber) {
		SeverityNumber[SeverityNumber["UNSPECIFIED"] = 0] = "UNSPECIFIED";
		SeverityNumber[SeverityNumber["TRACE"] = 1] = "TRACE";
		SeverityNumber[SeverityNumber["TRACE2"] = 2] = "TRACE2";
		SeverityNumber[SeverityNumber["TRACE3"] = 3] = "TRACE3";
		SeverityNumber[SeverityNumber["TRACE4"] = 4] = "TRACE4";
		SeverityNumber[SeverityNumber["DEBUG"] = 5] = "DEBUG";
		SeverityNumber[SeverityNumber["DEBUG2"] = 6] = "DEBUG2";
		SeverityNumber[SeverityNumber["DEBUG3"] = 7] = "DEBUG3";
		SeverityNumber[SeverityNumber["DEBUG4"] = 8] = "DEBUG4";
		SeverityNumber[SeverityNumber["INFO"] = 9] = "INFO";
		SeverityNumber[SeverityNumber["INFO2"] = 10] = "INFO2";
		SeverityNumber[SeverityNumber["INFO3"] = 11] = "INFO3";
		SeverityNumber[SeverityNumber["INFO4"] = 12] = "INFO4";
		SeverityNumber[SeverityNumber["WARN"] = 13] = "WARN";
		SeverityNumber[SeverityNumber["WARN2"] = 14] = "WARN2";
		SeverityNumber[SeverityNumber["WARN3"] = 15] = "WARN3";
		SeverityNumber[SeverityNumber["WARN4"] = 16] = "WARN4";
		SeverityNumber[SeverityNumber["ERROR"] = 17] = "ERROR";
		SeverityNumber[SeverityNumber["ERROR2"] = 18] = "ERROR2";
		SeverityNumber[SeverityNumber["ERROR3"] = 19] = "ERROR3";
		SeverityNumber[SeverityNumber["ERROR4"] = 20] = "ERROR4";
		SeverityNumber[SeverityNumber["FATAL"] = 21] = "FATAL";
		SeverityNumber[SeverityNumber["FATAL2"] = 22] = "FATAL2";
		SeverityNumber[SeverityNumber["FATAL3"] = 23] = "FATAL3";
		SeverityNumber[SeverityNumber["FATAL4"] = 24] = "FATAL4";
		return SeverityNumber;
	}({});
	exports.SeverityNumber = SeverityNumber;
}));

// node_modules/@opentelemetry/api/dist/propagation/TextMapPropagator.cjs
var require_TextMapPropagator$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* @since 1.0.0
	*/
	const defaultTextMapGetter = {
		get(carrier, key) {
			if (carrier == null) return;
			return carrier[key];
		},
		keys(carrier) {
			if (carrier == null) return [];
			return Object.keys(carrier);
		}
	};
	/**
	* @since 1.0.0
	*/
	const defaultTextMapSetter = { set(carrier, key, value) {
		if (carrier == null) return;
		carrier[key] = value;
	} };
	exports.defaultTextMapGetter = defaultTextMapGetter;
	exports.defaultTextMapSetter = defaultTextMapSetter;
}));

// node_modules/@opentelemetry/api/dist/trace/trace_flags.cjs
var require_trace_flags$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* @since 1.0.0
	*/
	let TraceFlags = /* @__PURE__ */ function(TraceFlags) {
		/** Represents no flag set. */
		TraceFlags[TraceFlags["NONE"] = 0] = "NONE";
		/** Bit to represent whether trace is sampled in trace flags. */
		TraceFlags[TraceFlags["SAMPLED"] = 1] = "SAMPLED";
		return TraceFlags;
	}({});
	exports.TraceFlags = TraceFlags;
}));

// node_modules/@opentelemetry/api/dist/trace/invalid-span-constants.cjs
var require_invalid_span_constants$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	require_trace_flags$1();
	/**
	* @since 1.0.0
	*/
	const INVALID_SPANID = "0000000000000000";
	/**
	* @since 1.0.0
	*/
	const INVALID_TRACEID = "00000000000000000000000000000000";
	/**
	* @since 1.0.0
	*/
	const INVALID_SPAN_CONTEXT = {
		traceId: INVALID_TRACEID,
		spanId: INVALID_SPANID,
		traceFlags: 0
	};
	exports.INVALID_SPANID = INVALID_SPANID;
	exports.INVALID_SPAN_CONTEXT = INVALID_SPAN_CONTEXT;
	exports.INVALID_TRACEID = INVALID_TRACEID;
}));

// node_modules/@opentelemetry/api/dist/trace/NonRecordingSpan.cjs
var require_NonRecordingSpan$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_invalid_span_constants = require_invalid_span_constants$1();
	/**
	* The NonRecordingSpan is the default {@link Span} that is used when no Span
	* implementation is available. All operations are no-op including context
	* propagation.
	*/
	var NonRecordingSpan = class {
		constructor(spanContext = require_invalid_span_constants.INVALID_SPAN_CONTEXT) {
			this._spanContext = spanContext;
		}
		spanContext() {
			return this._spanContext;
		}
		setAttribute(_key, _value) {
			return this;
		}
		setAttributes(_attributes) {
			return this;
		}
		addEvent(_name, _attributes) {
			return this;
		}
		addLink(_link) {
			return this;
		}
		addLinks(_links) {
			return this;
		}
		setStatus(_status) {
			return this;
		}
		updateName(_name) {
			return this;
		}
		end(_endTime) {}
		isRecording() {
			return false;
		}
		recordException(_exception, _time) {}
	};
	exports.NonRecordingSpan = NonRecordingSpan;
}));

// node_modules/@opentelemetry/api/dist/trace/spancontext-utils.cjs
var require_spancontext_utils$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	require_invalid_span_constants$1();
	const require_NonRecordingSpan = require_NonRecordingSpan$1();
	const isHex = new Uint8Array([
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1
	]);
	function isValidHex(id, length) {
		if (typeof id !== "string" || id.length !== length) return false;
		let r = 0;
		for (let i = 0; i < id.length; i += 4) r += (isHex[id.charCodeAt(i)] | 0) + (isHex[id.charCodeAt(i + 1)] | 0) + (isHex[id.charCodeAt(i + 2)] | 0) + (isHex[id.charCodeAt(i + 3)] | 0);
		return r === length;
	}
	/**
	* @since 1.0.0
	*/
	function isValidTraceId(traceId) {
		return isValidHex(traceId, 32) && traceId !== "00000000000000000000000000000000";
	}
	/**
	* @since 1.0.0
	*/
	function isValidSpanId(spanId) {
		return isValidHex(spanId, 16) && spanId !== "0000000000000000";
	}
	/**
	* Returns true if this {@link SpanContext} is valid.
	* @return true if this {@link SpanContext} is valid.
	*
	* @since 1.0.0
	*/
	function isSpanContextValid(spanContext) {
		return isValidTraceId(spanContext.traceId) && isValidSpanId(spanContext.spanId);
	}
	/**
	* Wrap the given {@link SpanContext} in a new non-recording {@link Span}
	*
	* @param spanContext span context to be wrapped
	* @returns a new non-recording {@link Span} with the provided context
	*/
	function wrapSpanContext(spanContext) {
		return new require_NonRecordingSpan.NonRecordingSpan(spanContext);
	}
	exports.isSpanContextValid = isSpanContextValid;
	exports.isValidSpanId = isValidSpanId;
	exports.isValidTraceId = isValidTraceId;
	exports.wrapSpanContext = wrapSpanContext;
}));

// node_modules/@opentelemetry/api/dist/context/NoopContextManager.cjs
var require_NoopContextManager$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context = require_context$3();
	var NoopContextManager = class {
		active() {
			return require_context.ROOT_CONTEXT;
		}
		with(_context, fn, thisArg, ...args) {
			return fn.call(thisArg, ...args);
		}
		bind(_context, target) {
			return target;
		}
		enable() {
			return this;
		}
		disable() {
			return this;
		}
		/** @experimental This API is experimental and may change in minor releases without prior notice. */
		attach(_context) {
			return { dispose() {} };
		}
	};
	exports.NoopContextManager = NoopContextManager;
}));

// node_modules/@opentelemetry/api/dist/api/context.cjs
var require_context$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$1();
	const require_diag = require_diag$1();
	const require_NoopContextManager = require_NoopContextManager$1();
	const API_NAME = "context";
	const NOOP_CONTEXT_MANAGER = new require_NoopContextManager.NoopContextManager();
	const NOOP_TOKEN = Object.freeze({ dispose: () => {} });
	/**
	* Singleton object which represents the entry point to the OpenTelemetry Context API
	*
	* @since 1.0.0
	*/
	var ContextAPI = class ContextAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this._attachUnsupportedWarned = false;
		}
		/** Get the singleton instance of the Context API */
		static getInstance() {
			if (!this._instance) this._instance = new ContextAPI();
			return this._instance;
		}
		/**
		* Set the current context manager.
		*
		* @returns true if the context manager was successfully registered, else false
		*/
		setGlobalContextManager(contextManager) {
			return require_global_utils.registerGlobal(API_NAME, contextManager, require_diag.DiagAPI.instance());
		}
		/**
		* Get the currently active context
		*/
		active() {
			return this._getContextManager().active();
		}
		/**
		* Execute a function with an active context
		*
		* @param context context to be active during function execution
		* @param fn function to execute in a context
		* @param thisArg optional receiver to be used for calling fn
		* @param args optional arguments forwarded to fn
		*/
		with(context, fn, thisArg, ...args) {
			return this._getContextManager().with(context, fn, thisArg, ...args);
		}
		/**
		* Bind a context to a target function or event emitter
		*
		* @param context context to bind to the event emitter or function. Defaults to the currently active context
		* @param target function or event emitter to bind
		*/
		bind(context, target) {
			return this._getContextManager().bind(context, target);
		}
		/**
		* Imperatively sets `context` as active, returning a {@link ContextManagementToken} whose
		* {@link ContextManagementToken.dispose} restores the previous context.
		*
		* This is a delicate, low-level API - prefer {@link with}/{@link bind}, which
		* restore context automatically. Use `attach` only to bridge callback
		* boundaries that `with` cannot wrap. Call `token.dispose()` when the
		* operation is done.
		*
		* **Caveat for async functions:** If called inside an async function before
		* the first `await`, the context change may leak into the caller's context
		* and remain active there. Prefer {@link with} for async code.
		*
		* Support is best-effort and varies by the active ContextManager (see
		* {@link ContextManager.attach}); if it does not implement `attach`, this logs
		* a warning and returns a no-op token.
		*
		* @param context The Context to attach
		* @returns A {@link ContextManagementToken} whose dispose() restores the previous Context
		* @since 1.10.0
		* @experimental This API is experimental and may change in minor releases without prior notice.
		*/
		attach(context) {
			const contextManager = this._getContextManager();
			if (contextManager.attach) return contextManager.attach(context);
			if (!this._attachUnsupportedWarned) {
				this._attachUnsupportedWarned = true;
				require_diag.DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.");
			}
			return NOOP_TOKEN;
		}
		_getContextManager() {
			return require_global_utils.getGlobal(API_NAME) || NOOP_CONTEXT_MANAGER;
		}
		/** Disable and remove the global context manager */
		disable() {
			this._getContextManager().disable();
			require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
		}
	};
	exports.ContextAPI = ContextAPI;
}));

// node_modules/@opentelemetry/api/dist/trace/context-utils.cjs
var require_context_utils$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context = require_context$3();
	const require_context$1 = require_context$2();
	const require_NonRecordingSpan = require_NonRecordingSpan$1();
	/**
	* span key
	*/
	const SPAN_KEY = require_context.createContextKey("OpenTelemetry Context Key SPAN");
	/**
	* Return the span if one exists
	*
	* @param context context to get span from
	*/
	function getSpan(context) {
		return context.getValue(SPAN_KEY) || void 0;
	}
	/**
	* Gets the span from the current context, if one exists.
	*/
	function getActiveSpan() {
		return getSpan(require_context$1.ContextAPI.getInstance().active());
	}
	/**
	* Set the span on a context
	*
	* @param context context to use as parent
	* @param span span to set active
	*/
	function setSpan(context, span) {
		return context.setValue(SPAN_KEY, span);
	}
	/**
	* Remove current span stored in the context
	*
	* @param context context to delete span from
	*/
	function deleteSpan(context) {
		return context.deleteValue(SPAN_KEY);
	}
	/**
	* Wrap span context in a NoopSpan and set as span in a new
	* context
	*
	* @param context context to set active span on
	* @param spanContext span context to be wrapped
	*/
	function setSpanContext(context, spanContext) {
		return setSpan(context, new require_NonRecordingSpan.NonRecordingSpan(spanContext));
	}
	/**
	* Get the span context of the span if it exists.
	*
	* @param context context to get values from
	*/
	function getSpanContext(context) {
		var _getSpan;
		return (_getSpan = getSpan(context)) === null || _getSpan === void 0 ? void 0 : _getSpan.spanContext();
	}
	exports.deleteSpan = deleteSpan;
	exports.getActiveSpan = getActiveSpan;
	exports.getSpan = getSpan;
	exports.getSpanContext = getSpanContext;
	exports.setSpan = setSpan;
	exports.setSpanContext = setSpanContext;
}));

// node_modules/@opentelemetry/api/dist/trace/NoopTracer.cjs
var require_NoopTracer$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context = require_context$2();
	const require_NonRecordingSpan = require_NonRecordingSpan$1();
	const require_context_utils = require_context_utils$1();
	const require_spancontext_utils = require_spancontext_utils$1();
	const contextApi = require_context.ContextAPI.getInstance();
	/**
	* No-op implementations of {@link Tracer}.
	*/
	var NoopTracer = class {
		startSpan(name, options, context = contextApi.active()) {
			if (Boolean(options === null || options === void 0 ? void 0 : options.root)) return new require_NonRecordingSpan.NonRecordingSpan();
			const parentFromContext = context && require_context_utils.getSpanContext(context);
			if (isSpanContext(parentFromContext) && require_spancontext_utils.isSpanContextValid(parentFromContext)) return new require_NonRecordingSpan.NonRecordingSpan(parentFromContext);
			else return new require_NonRecordingSpan.NonRecordingSpan();
		}
		startActiveSpan(name, arg2, arg3, arg4) {
			var _ctx;
			let opts;
			let ctx;
			let fn;
			if (arguments.length < 2) return;
			else if (arguments.length === 2) fn = arg2;
			else if (arguments.length === 3) {
				opts = arg2;
				fn = arg3;
			} else {
				opts = arg2;
				ctx = arg3;
				fn = arg4;
			}
			const parentContext = (_ctx = ctx) !== null && _ctx !== void 0 ? _ctx : contextApi.active();
			const span = this.startSpan(name, opts, parentContext);
			const contextWithSpanSet = require_context_utils.setSpan(parentContext, span);
			return contextApi.with(contextWithSpanSet, fn, void 0, span);
		}
	};
	function isSpanContext(spanContext) {
		return spanContext !== null && typeof spanContext === "object" && "spanId" in spanContext && typeof spanContext["spanId"] === "string" && "traceId" in spanContext && typeof spanContext["traceId"] === "string" && "traceFlags" in spanContext && typeof spanContext["traceFlags"] === "number";
	}
	exports.NoopTracer = NoopTracer;
}));

// node_modules/@opentelemetry/api/dist/trace/ProxyTracer.cjs
var require_ProxyTracer$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const NOOP_TRACER = new (require_NoopTracer$1()).NoopTracer();
	/**
	* Proxy tracer provided by the proxy tracer provider
	*
	* @since 1.0.0
	*/
	var ProxyTracer = class {
		constructor(provider, name, version, options) {
			this._provider = provider;
			this.name = name;
			this.version = version;
			this.options = options;
		}
		startSpan(name, options, context) {
			return this._getTracer().startSpan(name, options, context);
		}
		startActiveSpan(_name, _options, _context, _fn) {
			const tracer = this._getTracer();
			return Reflect.apply(tracer.startActiveSpan, tracer, arguments);
		}
		/**
		* Try to get a tracer from the proxy tracer provider.
		* If the proxy tracer provider has no delegate, return a noop tracer.
		*/
		_getTracer() {
			if (this._delegate) return this._delegate;
			const tracer = this._provider.getDelegateTracer(this.name, this.version, this.options);
			if (!tracer) return NOOP_TRACER;
			this._delegate = tracer;
			return this._delegate;
		}
	};
	exports.ProxyTracer = ProxyTracer;
}));

// node_modules/@opentelemetry/api/dist/trace/span_kind.cjs
var require_span_kind$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* @since 1.0.0
	*/
	let SpanKind = /* @__PURE__ */ function(SpanKind) {
		/** Default value. Indicates that the span is used internally. */
		SpanKind[SpanKind["INTERNAL"] = 0] = "INTERNAL";
		/**
		* Indicates that the span covers server-side handling of an RPC or other
		* remote request.
		*/
		SpanKind[SpanKind["SERVER"] = 1] = "SERVER";
		/**
		* Indicates that the span covers the client-side wrapper around an RPC or
		* other remote request.
		*/
		SpanKind[SpanKind["CLIENT"] = 2] = "CLIENT";
		/**
		* Indicates that the span describes producer sending a message to a
		* broker. Unlike client and server, there is no direct critical path latency
		* relationship between producer and consumer spans.
		*/
		SpanKind[SpanKind["PRODUCER"] = 3] = "PRODUCER";
		/**
		* Indicates that the span describes consumer receiving a message from a
		* broker. Unlike client and server, there is no direct critical path latency
		* relationship between producer and consumer spans.
		*/
		SpanKind[SpanKind["CONSUMER"] = 4] = "CONSUMER";
		return SpanKind;
	}({});
	exports.SpanKind = SpanKind;
}));

// node_modules/@opentelemetry/api/dist/trace/status.cjs
var require_status$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* An enumeration of status codes.
	*
	* @since 1.0.0
	*/
	let SpanStatusCode = /* @__PURE__ */ function(SpanStatusCode) {
		/**
		* The default status.
		*/
		SpanStatusCode[SpanStatusCode["UNSET"] = 0] = "UNSET";
		/**
		* The operation has been validated by an Application developer or
		* Operator to have completed successfully.
		*/
		SpanStatusCode[SpanStatusCode["OK"] = 1] = "OK";
		/**
		* The operation contains an error.
		*/
		SpanStatusCode[SpanStatusCode["ERROR"] = 2] = "ERROR";
		return SpanStatusCode;
	}({});
	exports.SpanStatusCode = SpanStatusCode;
}));

// node_modules/@opentelemetry/api/dist/trace/internal/tracestate-validators.cjs
var require_tracestate_validators$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const VALID_KEY_CHAR_RANGE = "[_0-9a-z-*/]";
	const VALID_KEY_REGEX = new RegExp(`^(?:${`[a-z]${VALID_KEY_CHAR_RANGE}{0,255}`}|${`[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`})$`);
	const VALID_VALUE_BASE_REGEX = /^[ -~]{0,255}[!-~]$/;
	const INVALID_VALUE_COMMA_EQUAL_REGEX = /,|=/;
	/**
	* Key is opaque string up to 256 characters printable. It MUST begin with a
	* lowercase letter, and can only contain lowercase letters a-z, digits 0-9,
	* underscores _, dashes -, asterisks *, and forward slashes /.
	* For multi-tenant vendor scenarios, an at sign (@) can be used to prefix the
	* vendor name. Vendors SHOULD set the tenant ID at the beginning of the key.
	* see https://www.w3.org/TR/trace-context/#key
	*/
	function validateKey(key) {
		return VALID_KEY_REGEX.test(key);
	}
	/**
	* Value is opaque string up to 256 characters printable ASCII RFC0020
	* characters (i.e., the range 0x20 to 0x7E) except comma , and =.
	*/
	function validateValue(value) {
		return VALID_VALUE_BASE_REGEX.test(value) && !INVALID_VALUE_COMMA_EQUAL_REGEX.test(value);
	}
	exports.validateKey = validateKey;
	exports.validateValue = validateValue;
}));

// node_modules/@opentelemetry/api/dist/trace/internal/tracestate-impl.cjs
var require_tracestate_impl$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_tracestate_validators = require_tracestate_validators$1();
	const MAX_TRACE_STATE_ITEMS = 32;
	const MAX_TRACE_STATE_LEN = 512;
	const LIST_MEMBERS_SEPARATOR = ",";
	const LIST_MEMBER_KEY_VALUE_SPLITTER = "=";
	/**
	* TraceState must be a class and not a simple object type because of the spec
	* requirement (https://www.w3.org/TR/trace-context/#tracestate-field).
	*
	* Here is the list of allowed mutations:
	* - New key-value pair should be added into the beginning of the list
	* - The value of any key can be updated. Modified keys MUST be moved to the
	* beginning of the list.
	*
	* @deprecated Use TraceState from "@opentelemetry/core". This will be removed in the next major version.
	*/
	var TraceStateImpl = class TraceStateImpl {
		constructor(rawTraceState) {
			this._internalState = /* @__PURE__ */ new Map();
			if (rawTraceState) this._parse(rawTraceState);
		}
		set(key, value) {
			const currValue = this._internalState.get(key);
			let newLength = this.serialize().length;
			if (typeof currValue === "string") newLength += value.length - currValue.length;
			else {
				if (this._internalState.size >= MAX_TRACE_STATE_ITEMS) return this;
				newLength += key.length + value.length + (this._internalState.size > 0 ? 2 : 1);
			}
			if (newLength > MAX_TRACE_STATE_LEN) return this;
			const traceState = this._clone();
			if (traceState._internalState.has(key)) traceState._internalState.delete(key);
			traceState._internalState.set(key, value);
			return traceState;
		}
		unset(key) {
			const traceState = this._clone();
			traceState._internalState.delete(key);
			return traceState;
		}
		get(key) {
			return this._internalState.get(key);
		}
		serialize() {
			return Array.from(this._internalState.keys()).reduceRight((agg, key) => {
				agg.push(key + LIST_MEMBER_KEY_VALUE_SPLITTER + this.get(key));
				return agg;
			}, []).join(LIST_MEMBERS_SEPARATOR);
		}
		_parse(rawTraceState) {
			if (rawTraceState.length > MAX_TRACE_STATE_LEN) return;
			this._internalState = rawTraceState.split(LIST_MEMBERS_SEPARATOR).reduceRight((agg, part) => {
				const listMember = part.trim();
				const i = listMember.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);
				if (i !== -1) {
					const key = listMember.slice(0, i);
					const value = listMember.slice(i + 1, part.length);
					if (require_tracestate_validators.validateKey(key) && require_tracestate_validators.validateValue(value)) agg.set(key, value);
				}
				return agg;
			}, /* @__PURE__ */ new Map());
			if (this._internalState.size > MAX_TRACE_STATE_ITEMS) this._internalState = new Map(Array.from(this._internalState.entries()).reverse().slice(0, MAX_TRACE_STATE_ITEMS));
		}
		_keys() {
			return Array.from(this._internalState.keys()).reverse();
		}
		_clone() {
			const traceState = new TraceStateImpl();
			traceState._internalState = new Map(this._internalState);
			return traceState;
		}
	};
	exports.TraceStateImpl = TraceStateImpl;
}));

// node_modules/@opentelemetry/api/dist/trace/internal/utils.cjs
var require_utils$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_tracestate_impl = require_tracestate_impl$1();
	/**
	* @deprecated Use TraceState from "@opentelemetry/core". This will be removed in the next major version.
	* @since 1.1.0
	*/
	function createTraceState(rawTraceState) {
		return new require_tracestate_impl.TraceStateImpl(rawTraceState);
	}
	exports.createTraceState = createTraceState;
}));

// node_modules/@opentelemetry/api/dist/trace/NoopTracerProvider.cjs
var require_NoopTracerProvider = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopTracer = require_NoopTracer$1();
	/**
	* An implementation of the {@link TracerProvider} which returns an impotent
	* Tracer for all calls to `getTracer`.
	*
	* All operations are no-op.
	*/
	var NoopTracerProvider = class {
		getTracer(_name, _version, _options) {
			return new require_NoopTracer.NoopTracer();
		}
	};
	exports.NoopTracerProvider = NoopTracerProvider;
}));

// node_modules/@opentelemetry/api/dist/trace/ProxyTracerProvider.cjs
var require_ProxyTracerProvider$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_ProxyTracer = require_ProxyTracer$1();
	const NOOP_TRACER_PROVIDER = new (require_NoopTracerProvider()).NoopTracerProvider();
	/**
	* Tracer provider which provides {@link ProxyTracer}s.
	*
	* Before a delegate is set, tracers provided are NoOp.
	*   When a delegate is set, traces are provided from the delegate.
	*   When a delegate is set after tracers have already been provided,
	*   all tracers already provided will use the provided delegate implementation.
	*
	* @deprecated This will be removed in the next major version.
	* @since 1.0.0
	*/
	var ProxyTracerProvider = class {
		/**
		* Get a {@link ProxyTracer}
		*/
		getTracer(name, version, options) {
			var _this$getDelegateTrac;
			return (_this$getDelegateTrac = this.getDelegateTracer(name, version, options)) !== null && _this$getDelegateTrac !== void 0 ? _this$getDelegateTrac : new require_ProxyTracer.ProxyTracer(this, name, version, options);
		}
		getDelegate() {
			var _this$_delegate;
			return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : NOOP_TRACER_PROVIDER;
		}
		/**
		* Set the delegate tracer provider
		*/
		setDelegate(delegate) {
			this._delegate = delegate;
		}
		getDelegateTracer(name, version, options) {
			var _this$_delegate2;
			return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getTracer(name, version, options);
		}
	};
	exports.ProxyTracerProvider = ProxyTracerProvider;
}));

// node_modules/@opentelemetry/api/dist/trace/SamplingResult.cjs
var require_SamplingResult$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* @deprecated use the one declared in @opentelemetry/sdk-trace instead.
	* A sampling decision that determines how a {@link Span} will be recorded
	* and collected.
	*
	* @since 1.0.0
	*/
	let SamplingDecision = /* @__PURE__ */ function(SamplingDecision) {
		/**
		* `Span.isRecording() === false`, span will not be recorded and all events
		* and attributes will be dropped.
		*/
		SamplingDecision[SamplingDecision["NOT_RECORD"] = 0] = "NOT_RECORD";
		/**
		* `Span.isRecording() === true`, but `Sampled` flag in {@link TraceFlags}
		* MUST NOT be set.
		*/
		SamplingDecision[SamplingDecision["RECORD"] = 1] = "RECORD";
		/**
		* `Span.isRecording() === true` AND `Sampled` flag in {@link TraceFlags}
		* MUST be set.
		*/
		SamplingDecision[SamplingDecision["RECORD_AND_SAMPLED"] = 2] = "RECORD_AND_SAMPLED";
		return SamplingDecision;
	}({});
	exports.SamplingDecision = SamplingDecision;
}));

// node_modules/@opentelemetry/api/dist/context-api.cjs
var require_context_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Entrypoint for context API
	* @since 1.0.0
	*/
	const context = require_context$2().ContextAPI.getInstance();
	exports.context = context;
}));

// node_modules/@opentelemetry/api/dist/diag-api.cjs
var require_diag_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Entrypoint for Diag API.
	* Defines Diagnostic handler used for internal diagnostic logging operations.
	* The default provides a Noop DiagLogger implementation which may be changed via the
	* diag.setLogger(logger: DiagLogger) function.
	*
	* @since 1.0.0
	*/
	const diag = require_diag$1().DiagAPI.instance();
	exports.diag = diag;
}));

// node_modules/@opentelemetry/api/dist/logs/NoopLoggerProvider.cjs
var require_NoopLoggerProvider$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopLogger = require_NoopLogger$1();
	var NoopLoggerProvider = class {
		getLogger(_name, _version, _options) {
			return new require_NoopLogger.NoopLogger();
		}
	};
	const NOOP_LOGGER_PROVIDER = new NoopLoggerProvider();
	exports.NOOP_LOGGER_PROVIDER = NOOP_LOGGER_PROVIDER;
	exports.NoopLoggerProvider = NoopLoggerProvider;
}));

// node_modules/@opentelemetry/api/dist/logs/ProxyLogger.cjs
var require_ProxyLogger$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopLogger = require_NoopLogger$1();
	var ProxyLogger = class {
		constructor(provider, name, version, options) {
			this._provider = provider;
			this.name = name;
			this.version = version;
			this.options = options;
		}
		/**
		* Emit a log record. This method should only be used by log appenders.
		*
		* @param logRecord
		*/
		emit(logRecord) {
			this._getLogger().emit(logRecord);
		}
		enabled(options) {
			return this._getLogger().enabled(options);
		}
		/**
		* Try to get a logger from the proxy logger provider.
		* If the proxy logger provider has no delegate, return a noop logger.
		*/
		_getLogger() {
			if (this._delegate) return this._delegate;
			const logger = this._provider._getDelegateLogger(this.name, this.version, this.options);
			if (!logger) return require_NoopLogger.NOOP_LOGGER;
			this._delegate = logger;
			return this._delegate;
		}
	};
	exports.ProxyLogger = ProxyLogger;
}));

// node_modules/@opentelemetry/api/dist/logs/ProxyLoggerProvider.cjs
var require_ProxyLoggerProvider$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopLoggerProvider = require_NoopLoggerProvider$1();
	const require_ProxyLogger = require_ProxyLogger$1();
	var ProxyLoggerProvider = class {
		getLogger(name, version, options) {
			var _this$_getDelegateLog;
			return (_this$_getDelegateLog = this._getDelegateLogger(name, version, options)) !== null && _this$_getDelegateLog !== void 0 ? _this$_getDelegateLog : new require_ProxyLogger.ProxyLogger(this, name, version, options);
		}
		/**
		* Get the delegate logger provider.
		* Used by tests only.
		* @internal
		*/
		_getDelegate() {
			var _this$_delegate;
			return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : require_NoopLoggerProvider.NOOP_LOGGER_PROVIDER;
		}
		/**
		* Set the delegate logger provider
		* @internal
		*/
		_setDelegate(delegate) {
			this._delegate = delegate;
		}
		/**
		* @internal
		*/
		_getDelegateLogger(name, version, options) {
			var _this$_delegate2;
			return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getLogger(name, version, options);
		}
	};
	exports.ProxyLoggerProvider = ProxyLoggerProvider;
}));

// node_modules/@opentelemetry/api/dist/api/logs.cjs
var require_logs = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$1();
	const require_diag = require_diag$1();
	const require_ProxyLoggerProvider = require_ProxyLoggerProvider$1();
	const API_NAME = "logs";
	/**
	* Singleton object which represents the entry point to the OpenTelemetry Logs API
	*
	* @since 1.10.0
	*/
	var LogsAPI = class LogsAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this._proxyLoggerProvider = new require_ProxyLoggerProvider.ProxyLoggerProvider();
		}
		/** Get the singleton instance of the Logs API */
		static getInstance() {
			if (!this._instance) this._instance = new LogsAPI();
			return this._instance;
		}
		setGlobalLoggerProvider(provider) {
			const success = require_global_utils.registerGlobal(API_NAME, provider, require_diag.DiagAPI.instance());
			if (success) this._proxyLoggerProvider._setDelegate(provider);
			return success;
		}
		/**
		* Returns the global logger provider.
		*
		* @returns LoggerProvider
		*/
		getLoggerProvider() {
			return require_global_utils.getGlobal(API_NAME) || this._proxyLoggerProvider;
		}
		/**
		* Returns a Logger, creating one if one with the given name, version,
		* schemaUrl, and attributes is not already created.
		*
		* Getting a Logger may be expensive, especially when `attributes` are
		* provided. Reuse Logger instances where possible instead of calling
		* `getLogger()` on hot paths.
		*
		* @param name The name of the logger or instrumentation library.
		* @param version The version of the logger or instrumentation library.
		* @param options The options of the logger or instrumentation library.
		* @returns {@link Logger}
		*/
		getLogger(name, version, options) {
			return this.getLoggerProvider().getLogger(name, version, options);
		}
		/** Remove the global logger provider */
		disable() {
			require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
			this._proxyLoggerProvider = new require_ProxyLoggerProvider.ProxyLoggerProvider();
		}
	};
	exports.LogsAPI = LogsAPI;
}));

// node_modules/@opentelemetry/api/dist/logs-api.cjs
var require_logs_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Entrypoint for logs API
	*
	* @since 1.10.0
	*/
	const logs = require_logs().LogsAPI.getInstance();
	exports.logs = logs;
}));

// node_modules/@opentelemetry/api/dist/metrics/NoopMeterProvider.cjs
var require_NoopMeterProvider$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_NoopMeter = require_NoopMeter$1();
	/**
	* An implementation of the {@link MeterProvider} which returns an impotent Meter
	* for all calls to `getMeter`
	*/
	var NoopMeterProvider = class {
		getMeter(_name, _version, _options) {
			return require_NoopMeter.NOOP_METER;
		}
	};
	const NOOP_METER_PROVIDER = new NoopMeterProvider();
	exports.NOOP_METER_PROVIDER = NOOP_METER_PROVIDER;
	exports.NoopMeterProvider = NoopMeterProvider;
}));

// node_modules/@opentelemetry/api/dist/api/metrics.cjs
var require_metrics = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$1();
	const require_diag = require_diag$1();
	const require_NoopMeterProvider = require_NoopMeterProvider$1();
	const API_NAME = "metrics";
	/**
	* Singleton object which represents the entry point to the OpenTelemetry Metrics API
	*
	* @since 1.4.1
	*/
	var MetricsAPI = class MetricsAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {}
		/** Get the singleton instance of the Metrics API */
		static getInstance() {
			if (!this._instance) this._instance = new MetricsAPI();
			return this._instance;
		}
		/**
		* Set the current global meter provider.
		* Returns true if the meter provider was successfully registered, else false.
		*/
		setGlobalMeterProvider(provider) {
			return require_global_utils.registerGlobal(API_NAME, provider, require_diag.DiagAPI.instance());
		}
		/**
		* Returns the global meter provider.
		*/
		getMeterProvider() {
			return require_global_utils.getGlobal(API_NAME) || require_NoopMeterProvider.NOOP_METER_PROVIDER;
		}
		/**
		* Returns a meter from the global meter provider.
		*/
		getMeter(name, version, options) {
			return this.getMeterProvider().getMeter(name, version, options);
		}
		/** Remove the global meter provider */
		disable() {
			require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
		}
	};
	exports.MetricsAPI = MetricsAPI;
}));

// node_modules/@opentelemetry/api/dist/metrics-api.cjs
var require_metrics_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Entrypoint for metrics API
	*
	* @since 1.3.0
	*/
	const metrics = require_metrics().MetricsAPI.getInstance();
	exports.metrics = metrics;
}));

// node_modules/@opentelemetry/api/dist/propagation/NoopTextMapPropagator.cjs
var require_NoopTextMapPropagator$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* No-op implementations of {@link TextMapPropagator}.
	*/
	var NoopTextMapPropagator = class {
		/** Noop inject function does nothing */
		inject(_context, _carrier) {}
		/** Noop extract function does nothing and returns the input context */
		extract(context, _carrier) {
			return context;
		}
		fields() {
			return [];
		}
	};
	exports.NoopTextMapPropagator = NoopTextMapPropagator;
}));

// node_modules/@opentelemetry/api/dist/baggage/context-helpers.cjs
var require_context_helpers$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_context = require_context$3();
	const require_context$1 = require_context$2();
	/**
	* Baggage key
	*/
	const BAGGAGE_KEY = require_context.createContextKey("OpenTelemetry Baggage Key");
	/**
	* Retrieve the current baggage from the given context
	*
	* @param {Context} Context that manage all context values
	* @returns {Baggage} Extracted baggage from the context
	*/
	function getBaggage(context) {
		return context.getValue(BAGGAGE_KEY) || void 0;
	}
	/**
	* Retrieve the current baggage from the active/current context
	*
	* @returns {Baggage} Extracted baggage from the context
	*/
	function getActiveBaggage() {
		return getBaggage(require_context$1.ContextAPI.getInstance().active());
	}
	/**
	* Store a baggage in the given context
	*
	* @param {Context} Context that manage all context values
	* @param {Baggage} baggage that will be set in the actual context
	*/
	function setBaggage(context, baggage) {
		return context.setValue(BAGGAGE_KEY, baggage);
	}
	/**
	* Delete the baggage stored in the given context
	*
	* @param {Context} Context that manage all context values
	*/
	function deleteBaggage(context) {
		return context.deleteValue(BAGGAGE_KEY);
	}
	exports.deleteBaggage = deleteBaggage;
	exports.getActiveBaggage = getActiveBaggage;
	exports.getBaggage = getBaggage;
	exports.setBaggage = setBaggage;
}));

// node_modules/@opentelemetry/api/dist/api/propagation.cjs
var require_propagation = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$1();
	const require_diag = require_diag$1();
	const require_utils = require_utils$4();
	const require_TextMapPropagator = require_TextMapPropagator$1();
	const require_NoopTextMapPropagator = require_NoopTextMapPropagator$1();
	const require_context_helpers = require_context_helpers$1();
	const API_NAME = "propagation";
	const NOOP_TEXT_MAP_PROPAGATOR = new require_NoopTextMapPropagator.NoopTextMapPropagator();
	/**
	* Singleton object which represents the entry point to the OpenTelemetry Propagation API
	*
	* @since 1.0.0
	*/
	var PropagationAPI = class PropagationAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this.createBaggage = require_utils.createBaggage;
			this.getBaggage = require_context_helpers.getBaggage;
			this.getActiveBaggage = require_context_helpers.getActiveBaggage;
			this.setBaggage = require_context_helpers.setBaggage;
			this.deleteBaggage = require_context_helpers.deleteBaggage;
		}
		/** Get the singleton instance of the Propagator API */
		static getInstance() {
			if (!this._instance) this._instance = new PropagationAPI();
			return this._instance;
		}
		/**
		* Set the current propagator.
		*
		* @returns true if the propagator was successfully registered, else false
		*/
		setGlobalPropagator(propagator) {
			return require_global_utils.registerGlobal(API_NAME, propagator, require_diag.DiagAPI.instance());
		}
		/**
		* Inject context into a carrier to be propagated inter-process
		*
		* @param context Context carrying tracing data to inject
		* @param carrier carrier to inject context into
		* @param setter Function used to set values on the carrier
		*/
		inject(context, carrier, setter = require_TextMapPropagator.defaultTextMapSetter) {
			return this._getGlobalPropagator().inject(context, carrier, setter);
		}
		/**
		* Extract context from a carrier
		*
		* @param context Context which the newly created context will inherit from
		* @param carrier Carrier to extract context from
		* @param getter Function used to extract keys from a carrier
		*/
		extract(context, carrier, getter = require_TextMapPropagator.defaultTextMapGetter) {
			return this._getGlobalPropagator().extract(context, carrier, getter);
		}
		/**
		* Return a list of all fields which may be used by the propagator.
		*/
		fields() {
			return this._getGlobalPropagator().fields();
		}
		/** Remove the global propagator */
		disable() {
			require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
		}
		_getGlobalPropagator() {
			return require_global_utils.getGlobal(API_NAME) || NOOP_TEXT_MAP_PROPAGATOR;
		}
	};
	exports.PropagationAPI = PropagationAPI;
}));

// node_modules/@opentelemetry/api/dist/propagation-api.cjs
var require_propagation_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Entrypoint for propagation API
	*
	* @since 1.0.0
	*/
	const propagation = require_propagation().PropagationAPI.getInstance();
	exports.propagation = propagation;
}));

// node_modules/@opentelemetry/api/dist/api/trace.cjs
var require_trace = /* @__PURE__ */ __commonJSMin(((exports) => {
	const require_global_utils = require_global_utils$1();
	const require_diag = require_diag$1();
	const require_context_utils = require_context_utils$1();
	const require_spancontext_utils = require_spancontext_utils$1();
	const require_ProxyTracerProvider = require_ProxyTracerProvider$1();
	const API_NAME = "trace";
	/**
	* Singleton object which represents the entry point to the OpenTelemetry Tracing API
	*
	* @since 1.0.0
	*/
	var TraceAPI = class TraceAPI {
		/** Empty private constructor prevents end users from constructing a new instance of the API */
		constructor() {
			this._proxyTracerProvider = new require_ProxyTracerProvider.ProxyTracerProvider();
			this.wrapSpanContext = require_spancontext_utils.wrapSpanContext;
			this.isSpanContextValid = require_spancontext_utils.isSpanContextValid;
			this.deleteSpan = require_context_utils.deleteSpan;
			this.getSpan = require_context_utils.getSpan;
			this.getActiveSpan = require_context_utils.getActiveSpan;
			this.getSpanContext = require_context_utils.getSpanContext;
			this.setSpan = require_context_utils.setSpan;
			this.setSpanContext = require_context_utils.setSpanContext;
		}
		/** Get the singleton instance of the Trace API */
		static getInstance() {
			if (!this._instance) this._instance = new TraceAPI();
			return this._instance;
		}
		/**
		* Set the current global tracer.
		*
		* @returns true if the tracer provider was successfully registered, else false
		*/
		setGlobalTracerProvider(provider) {
			const success = require_global_utils.registerGlobal(API_NAME, this._proxyTracerProvider, require_diag.DiagAPI.instance());
			if (success) this._proxyTracerProvider.setDelegate(provider);
			return success;
		}
		/**
		* Returns the global tracer provider.
		*/
		getTracerProvider() {
			return require_global_utils.getGlobal(API_NAME) || this._proxyTracerProvider;
		}
		/**
		* Returns a tracer from the global tracer provider.
		*/
		getTracer(name, version) {
			return this.getTracerProvider().getTracer(name, version);
		}
		/** Remove the global tracer provider */
		disable() {
			require_global_utils.unregisterGlobal(API_NAME, require_diag.DiagAPI.instance());
			this._proxyTracerProvider = new require_ProxyTracerProvider.ProxyTracerProvider();
		}
	};
	exports.TraceAPI = TraceAPI;
}));

// node_modules/@opentelemetry/api/dist/trace-api.cjs
var require_trace_api$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Entrypoint for trace API
	*
	* @since 1.0.0
	*/
	const trace = require_trace().TraceAPI.getInstance();
	exports.trace = trace;
}));

// node_modules/@opentelemetry/api/dist/index.cjs
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperties(exports, {
		__esModule: { value: true },
		[Symbol.toStringTag]: { value: "Module" }
	});
	const require_types = require_types$1();
	const require_utils = require_utils$4();
	const require_context = require_context$3();
	const require_consoleLogger = require_consoleLogger$1();
	const require_NoopMeter = require_NoopMeter$1();
	const require_Metric = require_Metric$1();
	const require_NoopLogger = require_NoopLogger$1();
	const require_LogRecord = require_LogRecord$1();
	const require_TextMapPropagator = require_TextMapPropagator$1();
	const require_trace_flags = require_trace_flags$1();
	const require_invalid_span_constants = require_invalid_span_constants$1();
	const require_spancontext_utils = require_spancontext_utils$1();
	const require_ProxyTracer = require_ProxyTracer$1();
	const require_span_kind = require_span_kind$1();
	const require_status = require_status$1();
	const require_utils$1 = require_utils$3();
	const require_ProxyTracerProvider = require_ProxyTracerProvider$1();
	const require_SamplingResult = require_SamplingResult$1();
	const require_context_api = require_context_api$1();
	const require_diag_api = require_diag_api$1();
	const require_logs_api = require_logs_api$1();
	const require_metrics_api = require_metrics_api$1();
	const require_propagation_api = require_propagation_api$1();
	const require_trace_api = require_trace_api$1();
	var src_default = {
		context: require_context_api.context,
		diag: require_diag_api.diag,
		logs: require_logs_api.logs,
		metrics: require_metrics_api.metrics,
		propagation: require_propagation_api.propagation,
		trace: require_trace_api.trace
	};
	exports.DiagConsoleLogger = require_consoleLogger.DiagConsoleLogger;
	exports.DiagLogLevel = require_types.DiagLogLevel;
	exports.INVALID_SPANID = require_invalid_span_constants.INVALID_SPANID;
	exports.INVALID_SPAN_CONTEXT = require_invalid_span_constants.INVALID_SPAN_CONTEXT;
	exports.INVALID_TRACEID = require_invalid_span_constants.INVALID_TRACEID;
	exports.ProxyTracer = require_ProxyTracer.ProxyTracer;
	exports.ProxyTracerProvider = require_ProxyTracerProvider.ProxyTracerProvider;
	exports.ROOT_CONTEXT = require_context.ROOT_CONTEXT;
	exports.SamplingDecision = require_SamplingResult.SamplingDecision;
	exports.SeverityNumber = require_LogRecord.SeverityNumber;
	exports.SpanKind = require_span_kind.SpanKind;
	exports.SpanStatusCode = require_status.SpanStatusCode;
	exports.TraceFlags = require_trace_flags.TraceFlags;
	exports.ValueType = require_Metric.ValueType;
	exports.baggageEntryMetadataFromString = require_utils.baggageEntryMetadataFromString;
	exports.context = require_context_api.context;
	exports.createContextKey = require_context.createContextKey;
	exports.createNoopLogger = require_NoopLogger.createNoopLogger;
	exports.createNoopMeter = require_NoopMeter.createNoopMeter;
	exports.createTraceState = require_utils$1.createTraceState;
	exports.default = src_default;
	exports.defaultTextMapGetter = require_TextMapPropagator.defaultTextMapGetter;
	exports.defaultTextMapSetter = require_TextMapPropagator.defaultTextMapSetter;
	exports.diag = require_diag_api.diag;
	exports.isSpanContextValid = require_spancontext_utils.isSpanContextValid;
	exports.isValidSpanId = require_spancontext_utils.isValidSpanId;
	exports.isValidTraceId = require_spancontext_utils.isValidTraceId;
	exports.logs = require_logs_api.logs;
	exports.metrics = require_metrics_api.metrics;
	exports.propagation = require_propagation_api.propagation;
	exports.trace = require_trace_api.trace;
}));

// node_modules/prom-client/lib/metrics/processCpuTotal.js
var require_processCpuTotal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const OtelApi = require_dist();
	const Counter = require_counter();
	const PROCESS_CPU_USER_SECONDS = "process_cpu_user_seconds_total";
	const PROCESS_CPU_SYSTEM_SECONDS = "process_cpu_system_seconds_total";
	const PROCESS_CPU_SECONDS = "process_cpu_seconds_total";
	module.exports = (registry, config = {}) => {
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const exemplars = config.enableExemplars ? config.enableExemplars : false;
		const labelNames = Object.keys(labels);
		let lastCpuUsage = process.cpuUsage();
		const cpuUserUsageCounter = new Counter({
			name: namePrefix + PROCESS_CPU_USER_SECONDS,
			help: "Total user CPU time spent in seconds.",
			enableExemplars: exemplars,
			registers,
			labelNames,
			collect() {
				const cpuUsage = process.cpuUsage();
				const userUsageMicros = cpuUsage.user - lastCpuUsage.user;
				const systemUsageMicros = cpuUsage.system - lastCpuUsage.system;
				lastCpuUsage = cpuUsage;
				if (this.enableExemplars) {
					let exemplarLabels = {};
					const currentSpan = OtelApi.trace.getSpan(OtelApi.context.active());
					if (currentSpan) exemplarLabels = {
						traceId: currentSpan.spanContext().traceId,
						spanId: currentSpan.spanContext().spanId
					};
					cpuUserUsageCounter.inc({
						labels,
						value: userUsageMicros / 1e6,
						exemplarLabels
					});
					cpuSystemUsageCounter.inc({
						labels,
						value: systemUsageMicros / 1e6,
						exemplarLabels
					});
					cpuUsageCounter.inc({
						labels,
						value: (userUsageMicros + systemUsageMicros) / 1e6,
						exemplarLabels
					});
				} else {
					cpuUserUsageCounter.inc(labels, userUsageMicros / 1e6);
					cpuSystemUsageCounter.inc(labels, systemUsageMicros / 1e6);
					cpuUsageCounter.inc(labels, (userUsageMicros + systemUsageMicros) / 1e6);
				}
			}
		});
		const cpuSystemUsageCounter = new Counter({
			name: namePrefix + PROCESS_CPU_SYSTEM_SECONDS,
			help: "Total system CPU time spent in seconds.",
			enableExemplars: exemplars,
			registers,
			labelNames
		});
		const cpuUsageCounter = new Counter({
			name: namePrefix + PROCESS_CPU_SECONDS,
			help: "Total user and system CPU time spent in seconds.",
			enableExemplars: exemplars,
			registers,
			labelNames
		});
	};
	module.exports.metricNames = [
		PROCESS_CPU_USER_SECONDS,
		PROCESS_CPU_SYSTEM_SECONDS,
		PROCESS_CPU_SECONDS
	];
}));

// node_modules/prom-client/lib/metrics/processStartTime.js
var require_processStartTime = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const startInSeconds = Math.round(Date.now() / 1e3 - process.uptime());
	const PROCESS_START_TIME = "process_start_time_seconds";
	module.exports = (registry, config = {}) => {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_START_TIME,
			help: "Start time of the process since unix epoch in seconds.",
			registers: registry ? [registry] : void 0,
			labelNames,
			aggregator: "omit",
			collect() {
				this.set(labels, startInSeconds);
			}
		});
	};
	module.exports.metricNames = [PROCESS_START_TIME];
}));

// node_modules/prom-client/lib/metrics/osMemoryHeapLinux.js
var require_osMemoryHeapLinux = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const fs = __require("fs");
	const values = [
		"VmSize",
		"VmRSS",
		"VmData"
	];
	const PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
	const PROCESS_VIRTUAL_MEMORY = "process_virtual_memory_bytes";
	const PROCESS_HEAP = "process_heap_bytes";
	function structureOutput(input) {
		return input.split("\n").reduce((acc, string) => {
			if (!values.some((value) => string.startsWith(value))) return acc;
			const split = string.split(":");
			let value = split[1].trim();
			value = value.substr(0, value.length - 3);
			value = Number(value) * 1024;
			acc[split[0]] = value;
			return acc;
		}, {});
	}
	module.exports = (registry, config = {}) => {
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const residentMemGauge = new Gauge({
			name: namePrefix + PROCESS_RESIDENT_MEMORY,
			help: "Resident memory size in bytes.",
			registers,
			labelNames,
			collect() {
				try {
					const structuredOutput = structureOutput(fs.readFileSync("/proc/self/status", "utf8"));
					residentMemGauge.set(labels, structuredOutput.VmRSS);
					virtualMemGauge.set(labels, structuredOutput.VmSize);
					heapSizeMemGauge.set(labels, structuredOutput.VmData);
				} catch {}
			}
		});
		const virtualMemGauge = new Gauge({
			name: namePrefix + PROCESS_VIRTUAL_MEMORY,
			help: "Virtual memory size in bytes.",
			registers,
			labelNames
		});
		const heapSizeMemGauge = new Gauge({
			name: namePrefix + PROCESS_HEAP,
			help: "Process heap size in bytes.",
			registers,
			labelNames
		});
	};
	module.exports.metricNames = [
		PROCESS_RESIDENT_MEMORY,
		PROCESS_VIRTUAL_MEMORY,
		PROCESS_HEAP
	];
}));

// node_modules/prom-client/lib/metrics/helpers/safeMemoryUsage.js
var require_safeMemoryUsage = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function safeMemoryUsage() {
		try {
			return process.memoryUsage();
		} catch {
			return;
		}
	}
	module.exports = safeMemoryUsage;
}));

// node_modules/prom-client/lib/metrics/osMemoryHeap.js
var require_osMemoryHeap = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const linuxVariant = require_osMemoryHeapLinux();
	const safeMemoryUsage = require_safeMemoryUsage();
	const PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
	function notLinuxVariant(registry, config = {}) {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_RESIDENT_MEMORY,
			help: "Resident memory size in bytes.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				const memUsage = safeMemoryUsage();
				if (memUsage) this.set(labels, memUsage.rss);
			}
		});
	}
	module.exports = (registry, config) => process.platform === "linux" ? linuxVariant(registry, config) : notLinuxVariant(registry, config);
	module.exports.metricNames = process.platform === "linux" ? linuxVariant.metricNames : [PROCESS_RESIDENT_MEMORY];
}));

// node_modules/prom-client/lib/metrics/processOpenFileDescriptors.js
var require_processOpenFileDescriptors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const fs = __require("fs");
	const process = __require("process");
	const PROCESS_OPEN_FDS = "process_open_fds";
	module.exports = (registry, config = {}) => {
		if (process.platform !== "linux") return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_OPEN_FDS,
			help: "Number of open file descriptors.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				try {
					const fds = fs.readdirSync("/proc/self/fd");
					this.set(labels, fds.length - 1);
				} catch {}
			}
		});
	};
	module.exports.metricNames = [PROCESS_OPEN_FDS];
}));

// node_modules/prom-client/lib/metrics/processMaxFileDescriptors.js
var require_processMaxFileDescriptors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const fs = __require("fs");
	const PROCESS_MAX_FDS = "process_max_fds";
	let maxFds;
	module.exports = (registry, config = {}) => {
		if (maxFds === void 0) try {
			const lines = fs.readFileSync("/proc/self/limits", "utf8").split("\n");
			for (const line of lines) if (line.startsWith("Max open files")) {
				const parts = line.split(/  +/);
				maxFds = Number(parts[1]);
				break;
			}
		} catch {
			return;
		}
		if (maxFds === void 0) return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + PROCESS_MAX_FDS,
			help: "Maximum number of open file descriptors.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				if (maxFds !== void 0) this.set(labels, maxFds);
			}
		});
	};
	module.exports.metricNames = [PROCESS_MAX_FDS];
}));

// node_modules/prom-client/lib/metrics/eventLoopLag.js
var require_eventLoopLag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	let perf_hooks;
	try {
		perf_hooks = __require("perf_hooks");
	} catch {}
	const NODEJS_EVENTLOOP_LAG = "nodejs_eventloop_lag_seconds";
	const NODEJS_EVENTLOOP_LAG_MIN = "nodejs_eventloop_lag_min_seconds";
	const NODEJS_EVENTLOOP_LAG_MAX = "nodejs_eventloop_lag_max_seconds";
	const NODEJS_EVENTLOOP_LAG_MEAN = "nodejs_eventloop_lag_mean_seconds";
	const NODEJS_EVENTLOOP_LAG_STDDEV = "nodejs_eventloop_lag_stddev_seconds";
	const NODEJS_EVENTLOOP_LAG_P50 = "nodejs_eventloop_lag_p50_seconds";
	const NODEJS_EVENTLOOP_LAG_P90 = "nodejs_eventloop_lag_p90_seconds";
	const NODEJS_EVENTLOOP_LAG_P99 = "nodejs_eventloop_lag_p99_seconds";
	function reportEventloopLag(start, gauge, labels) {
		const delta = process.hrtime(start);
		const seconds = (delta[0] * 1e9 + delta[1]) / 1e9;
		gauge.set(labels, seconds);
	}
	module.exports = (registry, config = {}) => {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const registers = registry ? [registry] : void 0;
		let collect = () => {
			const start = process.hrtime();
			setImmediate(reportEventloopLag, start, lag, labels);
		};
		if (perf_hooks && perf_hooks.monitorEventLoopDelay) try {
			const histogram = perf_hooks.monitorEventLoopDelay({ resolution: config.eventLoopMonitoringPrecision });
			histogram.enable();
			collect = () => {
				const start = process.hrtime();
				setImmediate(reportEventloopLag, start, lag, labels);
				lagMin.set(labels, histogram.min / 1e9);
				lagMax.set(labels, histogram.max / 1e9);
				lagMean.set(labels, histogram.mean / 1e9);
				lagStddev.set(labels, histogram.stddev / 1e9);
				lagP50.set(labels, histogram.percentile(50) / 1e9);
				lagP90.set(labels, histogram.percentile(90) / 1e9);
				lagP99.set(labels, histogram.percentile(99) / 1e9);
				histogram.reset();
			};
		} catch (e) {
			if (e.code === "ERR_NOT_IMPLEMENTED") return;
			throw e;
		}
		const lag = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG,
			help: "Lag of event loop in seconds.",
			registers,
			labelNames,
			aggregator: "average",
			collect
		});
		const lagMin = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_MIN,
			help: "The minimum recorded event loop delay.",
			registers,
			labelNames,
			aggregator: "min"
		});
		const lagMax = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_MAX,
			help: "The maximum recorded event loop delay.",
			registers,
			labelNames,
			aggregator: "max"
		});
		const lagMean = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_MEAN,
			help: "The mean of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagStddev = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_STDDEV,
			help: "The standard deviation of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagP50 = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_P50,
			help: "The 50th percentile of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagP90 = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_P90,
			help: "The 90th percentile of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
		const lagP99 = new Gauge({
			name: namePrefix + NODEJS_EVENTLOOP_LAG_P99,
			help: "The 99th percentile of the recorded event loop delays.",
			registers,
			labelNames,
			aggregator: "average"
		});
	};
	module.exports.metricNames = [
		NODEJS_EVENTLOOP_LAG,
		NODEJS_EVENTLOOP_LAG_MIN,
		NODEJS_EVENTLOOP_LAG_MAX,
		NODEJS_EVENTLOOP_LAG_MEAN,
		NODEJS_EVENTLOOP_LAG_STDDEV,
		NODEJS_EVENTLOOP_LAG_P50,
		NODEJS_EVENTLOOP_LAG_P90,
		NODEJS_EVENTLOOP_LAG_P99
	];
}));

// node_modules/prom-client/lib/metrics/helpers/processMetricsHelpers.js
var require_processMetricsHelpers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function aggregateByObjectName(list) {
		const data = {};
		for (let i = 0; i < list.length; i++) {
			const listElement = list[i];
			if (!listElement || typeof listElement.constructor === "undefined") continue;
			if (Object.hasOwnProperty.call(data, listElement.constructor.name)) data[listElement.constructor.name] += 1;
			else data[listElement.constructor.name] = 1;
		}
		return data;
	}
	function updateMetrics(gauge, data, labels) {
		gauge.reset();
		for (const key in data) gauge.set(Object.assign({ type: key }, labels || {}), data[key]);
	}
	module.exports = {
		aggregateByObjectName,
		updateMetrics
	};
}));

// node_modules/prom-client/lib/metrics/processHandles.js
var require_processHandles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { aggregateByObjectName } = require_processMetricsHelpers();
	const { updateMetrics } = require_processMetricsHelpers();
	const Gauge = require_gauge();
	const NODEJS_ACTIVE_HANDLES = "nodejs_active_handles";
	const NODEJS_ACTIVE_HANDLES_TOTAL = "nodejs_active_handles_total";
	module.exports = (registry, config = {}) => {
		if (typeof process._getActiveHandles !== "function") return;
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_HANDLES,
			help: "Number of active libuv handles grouped by handle type. Every handle type is C++ class name.",
			labelNames: ["type", ...labelNames],
			registers,
			collect() {
				const handles = process._getActiveHandles();
				updateMetrics(this, aggregateByObjectName(handles), labels);
			}
		});
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_HANDLES_TOTAL,
			help: "Total number of active handles.",
			registers,
			labelNames,
			collect() {
				const handles = process._getActiveHandles();
				this.set(labels, handles.length);
			}
		});
	};
	module.exports.metricNames = [NODEJS_ACTIVE_HANDLES, NODEJS_ACTIVE_HANDLES_TOTAL];
}));

// node_modules/prom-client/lib/metrics/processRequests.js
var require_processRequests = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const { aggregateByObjectName } = require_processMetricsHelpers();
	const { updateMetrics } = require_processMetricsHelpers();
	const NODEJS_ACTIVE_REQUESTS = "nodejs_active_requests";
	const NODEJS_ACTIVE_REQUESTS_TOTAL = "nodejs_active_requests_total";
	module.exports = (registry, config = {}) => {
		if (typeof process._getActiveRequests !== "function") return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_REQUESTS,
			help: "Number of active libuv requests grouped by request type. Every request type is C++ class name.",
			labelNames: ["type", ...labelNames],
			registers: registry ? [registry] : void 0,
			collect() {
				const requests = process._getActiveRequests();
				updateMetrics(this, aggregateByObjectName(requests), labels);
			}
		});
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_REQUESTS_TOTAL,
			help: "Total number of active requests.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				const requests = process._getActiveRequests();
				this.set(labels, requests.length);
			}
		});
	};
	module.exports.metricNames = [NODEJS_ACTIVE_REQUESTS, NODEJS_ACTIVE_REQUESTS_TOTAL];
}));

// node_modules/prom-client/lib/metrics/processResources.js
var require_processResources = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const { updateMetrics } = require_processMetricsHelpers();
	const NODEJS_ACTIVE_RESOURCES = "nodejs_active_resources";
	const NODEJS_ACTIVE_RESOURCES_TOTAL = "nodejs_active_resources_total";
	module.exports = (registry, config = {}) => {
		if (typeof process.getActiveResourcesInfo !== "function") return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_RESOURCES,
			help: "Number of active resources that are currently keeping the event loop alive, grouped by async resource type.",
			labelNames: ["type", ...labelNames],
			registers: registry ? [registry] : void 0,
			collect() {
				const resources = process.getActiveResourcesInfo();
				const data = {};
				for (let i = 0; i < resources.length; i++) {
					const resource = resources[i];
					if (Object.hasOwn(data, resource)) data[resource] += 1;
					else data[resource] = 1;
				}
				updateMetrics(this, data, labels);
			}
		});
		new Gauge({
			name: namePrefix + NODEJS_ACTIVE_RESOURCES_TOTAL,
			help: "Total number of active resources.",
			registers: registry ? [registry] : void 0,
			labelNames,
			collect() {
				const resources = process.getActiveResourcesInfo();
				this.set(labels, resources.length);
			}
		});
	};
	module.exports.metricNames = [NODEJS_ACTIVE_RESOURCES, NODEJS_ACTIVE_RESOURCES_TOTAL];
}));

// node_modules/prom-client/lib/metrics/heapSizeAndUsed.js
var require_heapSizeAndUsed = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const safeMemoryUsage = require_safeMemoryUsage();
	const NODEJS_HEAP_SIZE_TOTAL = "nodejs_heap_size_total_bytes";
	const NODEJS_HEAP_SIZE_USED = "nodejs_heap_size_used_bytes";
	const NODEJS_EXTERNAL_MEMORY = "nodejs_external_memory_bytes";
	module.exports = (registry, config = {}) => {
		if (typeof process.memoryUsage !== "function") return;
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const collect = () => {
			const memUsage = safeMemoryUsage();
			if (memUsage) {
				heapSizeTotal.set(labels, memUsage.heapTotal);
				heapSizeUsed.set(labels, memUsage.heapUsed);
				if (memUsage.external !== void 0) externalMemUsed.set(labels, memUsage.external);
			}
		};
		const heapSizeTotal = new Gauge({
			name: namePrefix + NODEJS_HEAP_SIZE_TOTAL,
			help: "Process heap size from Node.js in bytes.",
			registers,
			labelNames,
			collect
		});
		const heapSizeUsed = new Gauge({
			name: namePrefix + NODEJS_HEAP_SIZE_USED,
			help: "Process heap size used from Node.js in bytes.",
			registers,
			labelNames
		});
		const externalMemUsed = new Gauge({
			name: namePrefix + NODEJS_EXTERNAL_MEMORY,
			help: "Node.js external memory size in bytes.",
			registers,
			labelNames
		});
	};
	module.exports.metricNames = [
		NODEJS_HEAP_SIZE_TOTAL,
		NODEJS_HEAP_SIZE_USED,
		NODEJS_EXTERNAL_MEMORY
	];
}));

// node_modules/prom-client/lib/metrics/heapSpacesSizeAndUsed.js
var require_heapSpacesSizeAndUsed = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const v8 = __require("v8");
	const METRICS = [
		"total",
		"used",
		"available"
	];
	const NODEJS_HEAP_SIZE = {};
	METRICS.forEach((metricType) => {
		NODEJS_HEAP_SIZE[metricType] = `nodejs_heap_space_size_${metricType}_bytes`;
	});
	module.exports = (registry, config = {}) => {
		try {
			v8.getHeapSpaceStatistics();
		} catch (e) {
			if (e.code === "ERR_NOT_IMPLEMENTED") return;
			throw e;
		}
		const registers = registry ? [registry] : void 0;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = ["space", ...Object.keys(labels)];
		const gauges = {};
		METRICS.forEach((metricType) => {
			gauges[metricType] = new Gauge({
				name: namePrefix + NODEJS_HEAP_SIZE[metricType],
				help: `Process heap space size ${metricType} from Node.js in bytes.`,
				labelNames,
				registers
			});
		});
		gauges.total.collect = () => {
			for (const space of v8.getHeapSpaceStatistics()) {
				const spaceName = space.space_name.substr(0, space.space_name.indexOf("_space"));
				gauges.total.set({
					space: spaceName,
					...labels
				}, space.space_size);
				gauges.used.set({
					space: spaceName,
					...labels
				}, space.space_used_size);
				gauges.available.set({
					space: spaceName,
					...labels
				}, space.space_available_size);
			}
		};
	};
	module.exports.metricNames = Object.values(NODEJS_HEAP_SIZE);
}));

// node_modules/prom-client/lib/metrics/version.js
var require_version$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Gauge = require_gauge();
	const version = process.version;
	const versionSegments = version.slice(1).split(".").map(Number);
	const NODE_VERSION_INFO = "nodejs_version_info";
	module.exports = (registry, config = {}) => {
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		new Gauge({
			name: namePrefix + NODE_VERSION_INFO,
			help: "Node.js version info.",
			labelNames: [
				"version",
				"major",
				"minor",
				"patch",
				...labelNames
			],
			registers: registry ? [registry] : void 0,
			aggregator: "first",
			collect() {
				this.labels(version, versionSegments[0], versionSegments[1], versionSegments[2], ...Object.values(labels)).set(1);
			}
		});
	};
	module.exports.metricNames = [NODE_VERSION_INFO];
}));

// node_modules/prom-client/lib/metrics/gc.js
var require_gc = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Histogram = require_histogram();
	let perf_hooks;
	try {
		perf_hooks = __require("perf_hooks");
	} catch {}
	const NODEJS_GC_DURATION_SECONDS = "nodejs_gc_duration_seconds";
	const DEFAULT_GC_DURATION_BUCKETS = [
		.001,
		.01,
		.1,
		1,
		2,
		5
	];
	const kinds = [];
	if (perf_hooks && perf_hooks.constants) {
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MAJOR] = "major";
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MINOR] = "minor";
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_INCREMENTAL] = "incremental";
		kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_WEAKCB] = "weakcb";
	}
	module.exports = (registry, config = {}) => {
		if (!perf_hooks) return;
		const namePrefix = config.prefix ? config.prefix : "";
		const labels = config.labels ? config.labels : {};
		const labelNames = Object.keys(labels);
		const buckets = config.gcDurationBuckets ? config.gcDurationBuckets : DEFAULT_GC_DURATION_BUCKETS;
		const gcHistogram = new Histogram({
			name: namePrefix + NODEJS_GC_DURATION_SECONDS,
			help: "Garbage collection duration by kind, one of major, minor, incremental or weakcb.",
			labelNames: ["kind", ...labelNames],
			enableExemplars: false,
			buckets,
			registers: registry ? [registry] : void 0
		});
		new perf_hooks.PerformanceObserver((list) => {
			const entry = list.getEntries()[0];
			const kind = entry.detail ? kinds[entry.detail.kind] : kinds[entry.kind];
			gcHistogram.observe(Object.assign({ kind }, labels), entry.duration / 1e3);
		}).observe({ entryTypes: ["gc"] });
	};
	module.exports.metricNames = [NODEJS_GC_DURATION_SECONDS];
}));

// node_modules/prom-client/lib/defaultMetrics.js
var require_defaultMetrics = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isObject } = require_util();
	const processCpuTotal = require_processCpuTotal();
	const processStartTime = require_processStartTime();
	const osMemoryHeap = require_osMemoryHeap();
	const processOpenFileDescriptors = require_processOpenFileDescriptors();
	const processMaxFileDescriptors = require_processMaxFileDescriptors();
	const eventLoopLag = require_eventLoopLag();
	const processHandles = require_processHandles();
	const processRequests = require_processRequests();
	const processResources = require_processResources();
	const heapSizeAndUsed = require_heapSizeAndUsed();
	const heapSpacesSizeAndUsed = require_heapSpacesSizeAndUsed();
	const version = require_version$2();
	const gc = require_gc();
	const metrics = {
		processCpuTotal,
		processStartTime,
		osMemoryHeap,
		processOpenFileDescriptors,
		processMaxFileDescriptors,
		eventLoopLag,
		...typeof process.getActiveResourcesInfo === "function" ? { processResources } : {},
		processHandles,
		processRequests,
		heapSizeAndUsed,
		heapSpacesSizeAndUsed,
		version,
		gc
	};
	const metricsList = Object.keys(metrics);
	module.exports = function collectDefaultMetrics(config) {
		if (config !== null && config !== void 0 && !isObject(config)) throw new TypeError("config must be null, undefined, or an object");
		config = {
			eventLoopMonitoringPrecision: 10,
			...config
		};
		for (const metric of Object.values(metrics)) metric(config.register, config);
	};
	module.exports.metricsList = metricsList;
}));

// node_modules/prom-client/lib/metricAggregators.js
var require_metricAggregators = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { Grouper, hashObject } = require_util();
	/**
	* Returns a new function that applies the `aggregatorFn` to the values.
	* @param {Function} aggregatorFn function to apply to values.
	* @return {Function} aggregator function
	*/
	function AggregatorFactory(aggregatorFn) {
		return (metrics) => {
			if (metrics.length === 0) return;
			const result = {
				help: metrics[0].help,
				name: metrics[0].name,
				type: metrics[0].type,
				values: [],
				aggregator: metrics[0].aggregator
			};
			const byLabels = new Grouper();
			metrics.forEach((metric) => {
				metric.values.forEach((value) => {
					const key = hashObject(value.labels);
					byLabels.add(`${value.metricName}_${key}`, value);
				});
			});
			byLabels.forEach((values) => {
				if (values.length === 0) return;
				const valObj = {
					value: aggregatorFn(values),
					labels: values[0].labels
				};
				if (values[0].metricName) valObj.metricName = values[0].metricName;
				result.values.push(valObj);
			});
			return result;
		};
	}
	exports.AggregatorFactory = AggregatorFactory;
	/**
	* Functions that can be used to aggregate metrics from multiple registries.
	*/
	exports.aggregators = {
		/**
		* @return The sum of values.
		*/
		sum: AggregatorFactory((v) => v.reduce((p, c) => p + c.value, 0)),
		/**
		* @return The first value.
		*/
		first: AggregatorFactory((v) => v[0].value),
		/**
		* @return {undefined} Undefined; omits the metric.
		*/
		omit: () => {},
		/**
		* @return The arithmetic mean of the values.
		*/
		average: AggregatorFactory((v) => v.reduce((p, c) => p + c.value, 0) / v.length),
		/**
		* @return The minimum of the values.
		*/
		min: AggregatorFactory((v) => v.reduce((p, c) => Math.min(p, c.value), 1e400)),
		/**
		* @return The maximum of the values.
		*/
		max: AggregatorFactory((v) => v.reduce((p, c) => Math.max(p, c.value), -1e400))
	};
}));

// node_modules/prom-client/lib/cluster.js
var require_cluster = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Extends the Registry class with a `clusterMetrics` method that returns
	* aggregated metrics for all workers.
	*
	* In cluster workers, listens for and responds to requests for metrics by the
	* cluster master.
	*/
	const Registry = require_registry();
	const { Grouper } = require_util();
	const { aggregators } = require_metricAggregators();
	let cluster = () => {
		const data = __require("cluster");
		cluster = () => data;
		return data;
	};
	const GET_METRICS_REQ = "prom-client:getMetricsReq";
	const GET_METRICS_RES = "prom-client:getMetricsRes";
	let registries = [Registry.globalRegistry];
	let requestCtr = 0;
	let listenersAdded = false;
	const requests = /* @__PURE__ */ new Map();
	var AggregatorRegistry = class extends Registry {
		constructor(regContentType = Registry.PROMETHEUS_CONTENT_TYPE) {
			super(regContentType);
			addListeners();
		}
		/**
		* Gets aggregated metrics for all workers. The optional callback and
		* returned Promise resolve with the same value; either may be used.
		* @return {Promise<string>} Promise that resolves with the aggregated
		*   metrics.
		*/
		clusterMetrics() {
			const requestId = requestCtr++;
			return new Promise((resolve, reject) => {
				let settled = false;
				function done(err, result) {
					if (settled) return;
					settled = true;
					if (err) reject(err);
					else resolve(result);
				}
				const request = {
					responses: [],
					pending: 0,
					done,
					errorTimeout: setTimeout(() => {
						const err = /* @__PURE__ */ new Error("Operation timed out.");
						request.done(err);
					}, 5e3)
				};
				requests.set(requestId, request);
				const message = {
					type: GET_METRICS_REQ,
					requestId
				};
				for (const id in cluster().workers) if (cluster().workers[id].isConnected()) {
					cluster().workers[id].send(message);
					request.pending++;
				}
				if (request.pending === 0) {
					clearTimeout(request.errorTimeout);
					process.nextTick(() => done(null, ""));
				}
			});
		}
		get contentType() {
			return super.contentType;
		}
		/**
		* Creates a new Registry instance from an array of metrics that were
		* created by `registry.getMetricsAsJSON()`. Metrics are aggregated using
		* the method specified by their `aggregator` property, or by summation if
		* `aggregator` is undefined.
		* @param {Array} metricsArr Array of metrics, each of which created by
		*   `registry.getMetricsAsJSON()`.
		* @param {string} registryType content type of the new registry. Defaults
		* to PROMETHEUS_CONTENT_TYPE.
		* @return {Registry} aggregated registry.
		*/
		static aggregate(metricsArr, registryType = Registry.PROMETHEUS_CONTENT_TYPE) {
			const aggregatedRegistry = new Registry();
			const metricsByName = new Grouper();
			aggregatedRegistry.setContentType(registryType);
			metricsArr.forEach((metrics) => {
				metrics.forEach((metric) => {
					metricsByName.add(metric.name, metric);
				});
			});
			metricsByName.forEach((metrics) => {
				const aggregatorName = metrics[0].aggregator;
				const aggregatorFn = aggregators[aggregatorName];
				if (typeof aggregatorFn !== "function") throw new Error(`'${aggregatorName}' is not a defined aggregator.`);
				const aggregatedMetric = aggregatorFn(metrics);
				if (aggregatedMetric) {
					const aggregatedMetricWrapper = Object.assign({ get: () => aggregatedMetric }, aggregatedMetric);
					aggregatedRegistry.registerMetric(aggregatedMetricWrapper);
				}
			});
			return aggregatedRegistry;
		}
		/**
		* Sets the registry or registries to be aggregated. Call from workers to
		* use a registry/registries other than the default global registry.
		* @param {Array<Registry>|Registry} regs Registry or registries to be
		*   aggregated.
		* @return {void}
		*/
		static setRegistries(regs) {
			if (!Array.isArray(regs)) regs = [regs];
			regs.forEach((reg) => {
				if (!(reg instanceof Registry)) throw new TypeError(`Expected Registry, got ${typeof reg}`);
			});
			registries = regs;
		}
	};
	/**
	* Adds event listeners for cluster aggregation. Idempotent (safe to call more
	* than once).
	* @return {void}
	*/
	function addListeners() {
		if (listenersAdded) return;
		listenersAdded = true;
		if (cluster().isMaster) cluster().on("message", (worker, message) => {
			if (message.type === GET_METRICS_RES) {
				const request = requests.get(message.requestId);
				if (message.error) {
					request.done(new Error(message.error));
					return;
				}
				message.metrics.forEach((registry) => request.responses.push(registry));
				request.pending--;
				if (request.pending === 0) {
					requests.delete(message.requestId);
					clearTimeout(request.errorTimeout);
					const promString = AggregatorRegistry.aggregate(request.responses).metrics();
					request.done(null, promString);
				}
			}
		});
		if (cluster().isWorker) process.on("message", (message) => {
			if (message.type === GET_METRICS_REQ) Promise.all(registries.map((r) => r.getMetricsAsJSON())).then((metrics) => {
				process.send({
					type: GET_METRICS_RES,
					requestId: message.requestId,
					metrics
				});
			}).catch((error) => {
				process.send({
					type: GET_METRICS_RES,
					requestId: message.requestId,
					error: error.message
				});
			});
		});
	}
	module.exports = AggregatorRegistry;
}));

// node_modules/prom-client/index.js
/**
* Prometheus client
* @module Prometheus client
*/
var require_prom_client = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.register = require_registry().globalRegistry;
	exports.Registry = require_registry();
	Object.defineProperty(exports, "contentType", {
		configurable: false,
		enumerable: true,
		get() {
			return exports.register.contentType;
		},
		set(value) {
			exports.register.setContentType(value);
		}
	});
	exports.prometheusContentType = exports.Registry.PROMETHEUS_CONTENT_TYPE;
	exports.openMetricsContentType = exports.Registry.OPENMETRICS_CONTENT_TYPE;
	exports.validateMetricName = require_validation().validateMetricName;
	exports.Counter = require_counter();
	exports.Gauge = require_gauge();
	exports.Histogram = require_histogram();
	exports.Summary = require_summary();
	exports.Pushgateway = require_pushgateway();
	exports.linearBuckets = require_bucketGenerators().linearBuckets;
	exports.exponentialBuckets = require_bucketGenerators().exponentialBuckets;
	exports.collectDefaultMetrics = require_defaultMetrics();
	exports.aggregators = require_metricAggregators().aggregators;
	exports.AggregatorRegistry = require_cluster();
}));

// src/entry/app/telemetry/rate-limits.ts
var import_prom_client = require_prom_client();
/** The most limits that are remembered. */
const maxKnown = 1e4;
/** Reads the state of a limit from headers. Undefined when they have none. */
function readRateLimit(headers, installation) {
	const [remaining, reset] = ["remaining", "reset"].map((name) => headers.get(`x-ratelimit-${name}`));
	if (remaining == null || reset == null) return void 0;
	return {
		installation,
		resource: headers.get("x-ratelimit-resource") ?? "core",
		remaining: Number(remaining),
		reset: Number(reset)
	};
}
/** The lowest number of requests that an installation has left, by resource. Each installation has limits of its own. */
var RateLimits = class {
	#known = /* @__PURE__ */ new Map();
	constructor(registers) {
		const known = this.#known;
		new import_prom_client.Gauge({
			name: "baton_github_rate_limit_remaining",
			help: "Requests that the installation with the fewest has left, by resource.",
			labelNames: ["resource"],
			registers,
			collect() {
				this.reset();
				const valid = [...known.values()].filter(({ reset }) => reset * 1e3 > Date.now());
				for (const [resource, facts] of Map.groupBy(valid, (fact) => fact.resource)) this.set({ resource }, Math.min(...facts.map(({ remaining }) => remaining)));
			}
		});
	}
	note(facts) {
		if (this.#known.size >= maxKnown) this.#known.clear();
		this.#known.set(`${facts.installation} ${facts.resource}`, facts);
	}
};

// src/entry/app/telemetry/metrics.ts
/** Creates the metrics of an App, with those of its process. */
function createMetrics() {
	const registry = new import_prom_client.Registry();
	const registers = [registry];
	(0, import_prom_client.collectDefaultMetrics)({ register: registry });
	const deliveries = new import_prom_client.Counter({
		name: "baton_deliveries_total",
		help: "Deliveries of GitHub by event and by the answer they got.",
		labelNames: ["event", "outcome"],
		registers
	});
	const seconds = new import_prom_client.Histogram({
		name: "baton_work_seconds",
		help: "Time that a piece of work took, by kind and by whether it was done or failed.",
		labelNames: ["kind", "outcome"],
		buckets: [
			.05,
			.2,
			.5,
			1,
			2,
			5,
			15,
			60,
			300
		],
		registers
	});
	const running = new import_prom_client.Gauge({
		name: "baton_work_running",
		help: "Pieces of work that this process does.",
		registers
	});
	const requests = new import_prom_client.Counter({
		name: "baton_github_requests_total",
		help: "Responses of GitHub by class of the status; none stands for a connection that failed.",
		labelNames: ["status"],
		registers
	});
	const limits = new RateLimits(registers);
	const records = createRecordMetrics(registers);
	return {
		delivered: (labels) => deliveries.inc(labels),
		began(kind) {
			running.inc();
			const end = seconds.startTimer({ kind });
			return (isDone) => {
				running.dec();
				end({ outcome: isDone ? "done" : "failed" });
			};
		},
		responded({ status, limit }) {
			requests.inc({ status: classOf(status) });
			if (limit !== void 0) limits.note(limit);
		},
		recorded: (drafts) => drafts.forEach(records),
		watch: (gauges) => createGauges(gauges, registers),
		render: async () => ({
			text: await registry.metrics(),
			contentType: registry.contentType
		})
	};
}
/** Returns the class of a status. 304 is one of its own, because it costs no request of the limit. */
function classOf(status) {
	if (status === 0) return "none";
	return status === 304 ? "304" : `${Math.floor(status / 100)}xx`;
}
function createGauges({ countWork, countSlots }, registers) {
	new import_prom_client.Gauge({
		name: "baton_queue_items",
		help: "Pieces of work that wait or run, in all processes.",
		registers,
		async collect() {
			this.set(await countWork());
		}
	});
	new import_prom_client.Gauge({
		name: "baton_slots",
		help: "Agent jobs under max-concurrency that hold a slot or wait for one.",
		registers,
		labelNames: ["state"],
		async collect() {
			const { holding, waiting } = await countSlots();
			this.set({ state: "holding" }, holding);
			this.set({ state: "waiting" }, waiting);
		}
	});
}
/** Creates the metrics of runs and tasks (I-36, T-22), which follow from the records that are written. */
function createRecordMetrics(registers) {
	const counter = (name, help, labelNames = []) => new import_prom_client.Counter({
		name: `baton_${name}_total`,
		help,
		labelNames,
		registers
	});
	const started = counter("runs_started", "Runs that began.");
	const ended = counter("runs_ended", "Runs that ended, by outcome.", ["outcome"]);
	const tasks = counter("tasks_ended", "Executions that ended, by outcome.", ["outcome"]);
	const transfers = counter("transfers", "Transfers of a task to another agent.");
	const cost = counter("task_cost_usd", "Cost of executions in US dollars, as far as engines report it.");
	const tokens = counter("task_tokens", "Tokens of executions, as far as engines report them.", ["direction"]);
	const seconds = new import_prom_client.Histogram({
		name: "baton_task_seconds",
		help: "Time from the start of an execution to its end.",
		buckets: [
			10,
			30,
			60,
			300,
			900,
			1800,
			3600,
			10800
		],
		registers
	});
	const countTask = ({ outcome, usage, startedAt, finishedAt }) => {
		tasks.inc({ outcome });
		seconds.observe(Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)) / 1e3);
		cost.inc(usage?.costUsd ?? 0);
		tokens.inc({ direction: "input" }, usage?.inputTokens ?? 0);
		tokens.inc({ direction: "output" }, usage?.outputTokens ?? 0);
	};
	return (draft) => {
		if (draft.kind === "run") started.inc();
		if (draft.kind === "end") ended.inc({ outcome: draft.body.outcome });
		if (draft.kind === "transfer") transfers.inc();
		if (draft.kind === "task") countTask(draft.body);
	};
}
/** Wraps a store of records, so that those it wrote are counted. A record that is written again after a crash counts twice. */
function countRecords(store, metrics) {
	return {
		...store,
		async append(request) {
			const stored = await store.append(request);
			metrics.recorded(request.drafts);
			return stored;
		}
	};
}

// src/entry/app/telemetry/origin.ts
const present = new AsyncLocalStorage();
/** Returns the facts about the work that is being done; an empty object outside of any. */
function readWorkFacts() {
	return present.getStore() ?? {};
}
/** Performs work whose log lines have these facts beside those that are known already. */
function withWorkFacts(facts, perform) {
	return present.run({
		...readWorkFacts(),
		...facts
	}, perform);
}
/** Returns the origin of work that is queued now. */
function readOrigin() {
	const { delivery, traceparent } = readWorkFacts();
	return {
		...delivery === void 0 ? {} : { delivery },
		...traceparent === void 0 ? {} : { traceparent }
	};
}

// src/entry/app/telemetry/tracing.ts
/** Traces nothing, at no cost. */
const untraced = {
	span: (_, perform) => perform({
		traceparent: void 0,
		set: () => void 0
	}),
	close: async () => void 0
};

// src/entry/app/open-telemetry.ts
/** Opens what watches the App. Nothing that only traces need is loaded without an address for them. */
async function openTelemetry({ traces }) {
	return {
		metrics: createMetrics(),
		tracing: await openTracing(traces)
	};
}
/** Creates the log of the App: lines for a person, or JSON in which each line names the delivery and the run at hand. */
function createAppLog(out, format) {
	return format === "json" ? createJsonLog(out, listFields) : createConsoleLog(out);
}
function listFields() {
	const { traceparent, ...facts } = readWorkFacts();
	return traceparent === void 0 ? facts : {
		...facts,
		trace_id: traceparent.split("-")[1]
	};
}
/** Opens the tracing of an App. Without an address nothing of OpenTelemetry is loaded. */
async function openTracing(endpoint) {
	if (endpoint === void 0) return untraced;
	const { createOtlpTracing } = await import("./chunks/otlp-tracing.js");
	return createOtlpTracing(endpoint);
}

// src/entry/app/http/explain-listening.ts
/** Returns what throws one sentence about a port that cannot be listened at. */
function explainListening(port) {
	return (thrown) => {
		const code = thrown instanceof Error && "code" in thrown ? thrown.code : void 0;
		if (code === "EADDRINUSE") throw new Error(`BATON-E912: PORT is "${port}", and another program listens there. Write another number.`, { cause: thrown });
		if (code === "EACCES") throw new Error(`BATON-E912: PORT is "${port}", which this user may not use. Write a number from 1024.`, { cause: thrown });
		throw thrown;
	};
}

// src/entry/app/http/health.ts
/** The time in which the database has to answer. It is shorter than the time that platforms wait for the answer here. */
const patienceMilliseconds$1 = 2e3;
/** Creates the health of an App that serves. */
function createHealth(served) {
	return { async explainUnready() {
		if (served.isStopping) return "The App is stopping.";
		if (!served.isProcessing) return "The App does not hand out work yet.";
		const trouble = await findTrouble(served.store);
		return trouble === void 0 ? void 0 : `The database does not answer: ${trouble}`;
	} };
}
async function findTrouble(store) {
	const late = Promise.withResolvers();
	const timer = setTimeout(() => late.resolve(`it took more than ${patienceMilliseconds$1} ms.`), patienceMilliseconds$1);
	const asked = store.get("health").then(() => void 0, messageOf);
	try {
		return await Promise.race([asked, late.promise]);
	} finally {
		clearTimeout(timer);
	}
}
/** Serves `/healthz`, which answers as long as the process lives, and `/readyz`, which says whether work gets done. */
function createHealthRoutes(health) {
	const alive = new Hono().get("/", (context) => context.text("The App runs.\n"));
	const ready = new Hono().get("/", async (context) => {
		const reason = await health.explainUnready();
		return reason === void 0 ? context.text("The App is ready.\n") : context.text(`${reason}\n`, 503);
	});
	return [{
		path: "/healthz",
		app: alive
	}, {
		path: "/readyz",
		app: ready
	}];
}

// src/entry/app/http/mount.ts
/**
* Creates the handler of the server that serves the routes. It returns false if the request is below none of their paths. An
* error becomes a plain 500 and a line in the log, because its text is for the operator.
*/
function createHttpHandler(list, log) {
	const all = new Hono();
	for (const { path, app } of list) all.route(path, app);
	all.onError((error, context) => {
		log.error(`${context.req.method} ${context.req.path} failed: ${error.message}`);
		return context.text("This failed. The log of the App says why.\n", 500);
	});
	const listen = getRequestListener(all.fetch, { overrideGlobalObjects: false });
	return async (request, response) => {
		const path = (request.url ?? "").split("?", 1)[0] ?? "";
		if (!list.some((routes) => path === routes.path || path.startsWith(`${routes.path}/`))) return false;
		await listen(request, response);
		return true;
	};
}

// src/adapters/crypto/same-text.ts
/** Compares two texts in a time that tells nothing about the expected one. */
function isSameText(given, expected) {
	const digest = (text) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}

// src/entry/app/setup/session.ts
const validMilliseconds = 36e5;
/** The most pages that may wait for GitHub at once. Each view of the page is one. */
const maxPending = 100;
/**
* The one setup of a process. Its token is valid for an hour and until the setup is done. Each page has a `state` of its own,
* which is bound to the browser that saw it and counts once.
*/
var SetupSession = class {
	token = randomBytes(24).toString("base64url");
	expiresAt;
	#now;
	#browsers = /* @__PURE__ */ new Set();
	#pending = /* @__PURE__ */ new Map();
	#isDone = false;
	constructor(now) {
		this.#now = now;
		this.expiresAt = now() + validMilliseconds;
	}
	/** Admits a browser that brings the token. Returns the secret by which it is known from then on; undefined for a wrong token. */
	admit(token) {
		if (!this.isOpen() || !isSameText(token, this.token)) return void 0;
		const browser = randomBytes(24).toString("base64url");
		this.#browsers.add(browser);
		return browser;
	}
	/** Returns whether a browser was admitted, by the secret in its cookie. */
	knows(browser) {
		return this.isOpen() && this.#browsers.has(browser);
	}
	/** Remembers a choice. Returns its `state`. */
	ask(browser, asked) {
		const state = randomBytes(24).toString("base64url");
		const [oldest] = this.#pending.keys();
		if (this.#pending.size >= maxPending && oldest !== void 0) this.#pending.delete(oldest);
		this.#pending.set(state, {
			...asked,
			browser
		});
		return state;
	}
	/** Returns the choice of a `state`, once, and only to the browser that it was made in. */
	take(browser, state) {
		const asked = this.#pending.get(state);
		if (!this.knows(browser) || asked === void 0 || !isSameText(asked.browser, browser)) return void 0;
		this.#pending.delete(state);
		return asked;
	}
	isOpen() {
		return !this.#isDone && this.#now() < this.expiresAt;
	}
	/** Closes the setup for good. */
	close() {
		this.#isDone = true;
	}
};

// src/entry/app/setup/convert-manifest.ts
const convertedSchema = object({
	id: int(),
	name: string(),
	html_url: string(),
	client_id: string(),
	client_secret: string(),
	webhook_secret: string(),
	pem: string()
});
/** The time in which GitHub has to answer. */
const patienceMilliseconds = 2e4;
/** Exchanges the code of a manifest for the App that GitHub registered. A failure is one sentence, which names no code. */
async function convertManifest(apiUrl, code) {
	try {
		const response = await fetch(`${apiUrl}/app-manifests/${encodeURIComponent(code)}/conversions`, {
			method: "POST",
			headers: {
				accept: "application/vnd.github+json",
				"x-github-api-version": "2022-11-28",
				"user-agent": "baton"
			},
			signal: AbortSignal.timeout(patienceMilliseconds),
			redirect: "error"
		});
		if (response.status !== 201) return { problem: `GitHub answered ${response.status}. A code is valid for an hour and once: begin again.` };
		const parsed = convertedSchema.safeParse(await response.json());
		if (parsed.success) return parsed.data;
		return { problem: `GitHub's answer has no ${parsed.error.issues[0]?.path.join(".")}. Begin again.` };
	} catch (thrown) {
		return { problem: `GitHub could not be reached: ${messageOf(thrown)}. Begin again.` };
	}
}

// src/entry/app/setup/tiers.ts
const basis = [
	{
		name: "metadata",
		level: "read",
		what: "names and ids of repositories; every App has it",
		events: []
	},
	{
		name: "issues",
		level: "write",
		what: "hears labels and commands; writes records, the status comment and labels",
		events: ["issues", "issue_comment"]
	},
	{
		name: "pull_requests",
		level: "write",
		what: "the same on pull requests, and their reviews",
		events: ["pull_request", "pull_request_review"]
	},
	{
		name: "actions",
		level: "write",
		what: "starts the jobs of agents, cancels them, and reads what they leave",
		events: ["workflow_job", "workflow_run"]
	}
];
const contents = {
	name: "contents",
	events: ["push", "repository_dispatch"]
};
const reading = {
	...contents,
	level: "read",
	what: "reads the configuration"
};
const writing = {
	...contents,
	level: "write",
	what: "reads the configuration; pushes what agents commit"
};
const teams = {
	name: "members",
	level: "read",
	what: "who is in which team, for allow.teams",
	events: []
};
/** The tiers from which one is chosen, each wider than the one before. */
const tiers = [
	{
		id: "comment",
		title: "Comment: agents read, and answer in comments",
		permissions: [...basis, reading]
	},
	{
		id: "code",
		title: "Code: agents commit, and open pull requests",
		permissions: [...basis, writing]
	},
	{
		id: "teams",
		title: "Code and teams: teams of an organization may start runs",
		permissions: [
			...basis,
			writing,
			teams
		]
	}
];
/** The tier that `app.yml` asks for. */
const usualTier = tiers[1];
/** Builds the manifest from which GitHub registers the App. */
function buildManifest({ tier, name, url, back }) {
	return {
		name,
		url,
		description: "Passes work between coding agents on GitHub, with signed handoffs between them.",
		public: false,
		hook_attributes: {
			url: `${url}/api/github/webhooks`,
			active: true
		},
		redirect_url: back,
		callback_urls: [`${url}/`],
		default_permissions: Object.fromEntries(tier.permissions.map((permission) => [permission.name, permission.level])),
		default_events: tier.permissions.flatMap(({ events }) => events)
	};
}

// src/entry/app/setup/pages.ts
const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .5rem .25rem 0;border-bottom:1px solid #8888}
label{display:block;margin:.5rem 0}
input[type=text],input[type=url]{font:inherit;width:100%;box-sizing:border-box;padding:.4rem}
button{font:inherit;padding:.5rem 1rem;cursor:pointer}
.main{font-weight:600;background:#1a7f37;color:#fff;border:0;border-radius:.4rem}
pre{overflow-x:auto;padding:.5rem;border:1px solid #8888;white-space:pre-wrap;overflow-wrap:anywhere}
code{overflow-wrap:anywhere}
.problem{border-left:.3rem solid #cf222e;padding-left:.7rem}`;
/** The value of `style-src` in the policy of the pages: they have this one style and no script. */
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
function page(title, body) {
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${raw(style)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
/** Renders the page with the button that registers the App. */
function renderSetup({ choice, form, problem }) {
	const owner = choice.organization === "" ? "your own account" : `the organization ${choice.organization}`;
	const button = form && html`<form method="post" action="${form.action}"><input type="hidden" name="manifest" value="${form.manifest}">
<button class="main">Register the App on GitHub</button></form>
<p>GitHub asks you once more, and sends you back here. The App belongs to ${owner}, nobody else can install it, and it hears
deliveries at <code>${choice.url}/api/github/webhooks</code>.</p>`;
	return page("Connect Baton with GitHub", html`<p>Baton works as a GitHub App of your own. GitHub makes its keys, and only this server gets them.</p>
${problem === void 0 ? "" : html`<p class="problem" role="alert">${problem}</p>`}${button ?? ""}
<h2>What the App may do</h2>${renderPermissions(choice.tier)}${renderChoices(choice)}`);
}
function renderPermissions({ title, permissions }) {
	const rows = permissions.map(({ name, level, what }) => html`<tr><td>${name.replaceAll("_", " ")}</td><td>${level}</td><td>${what}</td></tr>`);
	return html`<p>${title}.</p><table><thead><tr><th>permission</th><th>right</th><th>what for</th></tr></thead><tbody>${rows}</tbody></table>`;
}
function renderChoices(choice) {
	const radio = (name, value, [text, isChosen]) => html`<label><input type="radio" name="${name}" value="${value}"${isChosen ? " checked" : ""}> ${text}</label>`;
	return html`<h2>Choices</h2><form method="post" action="/setup">
<fieldset><legend>Tier</legend>${tiers.map((tier) => radio("tier", tier.id, [tier.title, tier === choice.tier]))}</fieldset>
<label>Organization that owns the App, empty for your own account <input type="text" name="organization" value="${choice.organization}" autocapitalize="off" autocomplete="off"></label>
<label>Public address of this server <input type="url" name="url" value="${choice.url}" required></label>
<label>Name of the App <input type="text" name="name" value="${choice.name}" maxlength="34" required></label>
<fieldset><legend>Its keys</legend>${radio("keep", "database", ["are kept in the database, which nobody but this server should read", choice.keep === "database"])}
${radio("keep", "environment", ["are shown once, and I put them into the environment", choice.keep === "environment"])}</fieldset>
<p><button>Take these choices</button></p></form>`;
}
/** Renders why an App was not registered, with a way to begin again. */
function renderFailure(problem) {
	return page("The App is not connected", html`<p class="problem" role="alert">${problem}</p><p><a href="/setup">Begin again</a></p>`);
}
/** Renders what is left to do. With `shown` it is the only page that ever has the keys. */
function renderDone({ app, publicKey, shown }) {
	const lines = Object.entries(shown ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
	const keys = html`<h2>Keep these settings</h2><p>They are shown this once. The App works with them until it is stopped; put them into its
environment before that.</p><pre>${lines.join("\n")}</pre>`;
	return page("Baton is connected", html`<p>${app.name} is registered, and this server works for it from now on. This page is closed for good.</p>
${shown === void 0 ? "" : keys}<h2>What is left to do</h2>
<ol><li><a href="${app.html_url}/installations/new" rel="noreferrer">Install the App</a> on the repositories that it is to work in.</li>
<li>Write its public key into <code>.github/baton.yml</code> of each: <pre>signing:
  keys:
    - ${publicKey}</pre></li>
<li>Set the repository variable <code>BATON_MODE</code> to <code>app</code>, and add the workflow <code>baton-agent.yml</code>.</li></ol>`);
}

// src/entry/app/work/operation-settings.ts
/** Reads how the App is run and watched from its environment. Throws one sentence about the first setting that is wrong. */
function readOperationSettings(environment) {
	return {
		metricsToken: environment.BATON_METRICS_TOKEN || void 0,
		traces: readAddress(environment, "OTEL_EXPORTER_OTLP_ENDPOINT"),
		logFormat: parseFormat(environment.LOG_FORMAT || void 0),
		stopSeconds: parseSeconds(environment.BATON_STOP_SECONDS || "25")
	};
}
/** Returns whether a text is the address of a server, perhaps with a path. */
function isAddress(text) {
	const url = URL.parse(text);
	return url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
}
/** Reads a setting that is an address, without a slash at its end; undefined if it is not set. Throws if it is none. */
function readAddress(environment, name) {
	const text = environment[name];
	if (!text) return void 0;
	if (!isAddress(text)) throw new Error(`BATON-E912: ${name} is "${text}". Write an address that begins with https:// or http://.`);
	return text.replace(/\/+$/, "");
}
function parseFormat(text) {
	if (text === void 0 || text === "text" || text === "json") return text;
	throw new Error(`BATON-E912: LOG_FORMAT is "${text}". Write text or json.`);
}
function parseSeconds(text) {
	if (!/^\d{1,4}$/.test(text) || Number(text) > 3600) throw new Error(`BATON-E912: BATON_STOP_SECONDS is "${text}". Write a number of seconds from 0 to 3600.`);
	return Number(text);
}

// src/entry/app/setup/read-choice.ts
/** Reads the choices of the form, each with its default. `problem` says in one sentence why GitHub would refuse them. */
function readChoice({ fields, url, name, serverUrl }) {
	const get = (field, otherwise) => {
		const value = fields[field];
		return typeof value === "string" ? value.trim() : otherwise;
	};
	const choice = {
		tier: tiers.find(({ id }) => id === fields.tier) ?? usualTier,
		keep: fields.keep === "environment" ? "environment" : "database",
		organization: get("organization", ""),
		name: get("name", name),
		url: get("url", url).replace(/\/+$/, "")
	};
	const problem = findProblem(choice, serverUrl);
	return problem === void 0 ? { choice } : {
		choice,
		problem
	};
}
function findProblem({ organization, name, url }, serverUrl) {
	if (organization !== "" && !/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(organization)) return `"${organization}" is no name of an organization. Write it as in its address on GitHub.`;
	if (name.length < 1 || name.length > 34) return `The name has ${name.length} characters. Write 1 to 34.`;
	if (!isAddress(url)) return `"${url}" is no address. Write one that begins with https://.`;
	if (isPrivate(new URL(url).hostname) && !isPrivate(new URL(serverUrl).hostname)) return `GitHub cannot reach ${url}. Write the public address of this server, or that of a tunnel to it.`;
}
/** Returns whether a host is one of this machine or of its network, as far as its name tells. */
function isPrivate(host) {
	if (!host.includes(".")) return true;
	return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.)|\.(?:localhost|local|internal)$/.test(host);
}

// src/entry/app/setup/stored-settings.ts
const storedSchema$1 = object({
	/** The number of the App. */
	app: string(),
	at: string(),
	/** Empty when the keys are kept in the environment. */
	settings: record(string(), string())
});
const key = "setup/app";
/** Reads whether the App was set up, and with which settings. */
async function readStored(store) {
	const text = await store.get(key);
	return text === void 0 ? void 0 : storedSchema$1.parse(JSON.parse(text));
}
/** Stores that the App is set up. Returns false when another process has done it before: then nothing is changed. */
function writeStored(store, stored) {
	return store.replace(key, {
		from: void 0,
		to: JSON.stringify(stored)
	});
}
/** The settings that belong to one App on GitHub, and are worth nothing with another. */
const ofApp = [
	"PRIVATE_KEY",
	"WEBHOOK_SECRET",
	"CLIENT_ID",
	"CLIENT_SECRET"
];
/** Merges stored settings below those of the environment, which win. With another APP_ID there, the stored keys do not count. */
function mergeSettings(environment, { app, settings }) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
	const isSame = given.APP_ID === void 0 || given.APP_ID.trim() === app;
	const usable = Object.entries(settings).filter(([name]) => isSame || !ofApp.includes(name));
	return {
		...Object.fromEntries(usable),
		...given
	};
}

// src/entry/app/setup/setup-routes.ts
const cookie = "baton-setup";
/** Serves the setup. Whoever has no token, and everybody after it is done, gets an empty 404. */
function createSetupRoutes(options) {
	const app = new Hono();
	app.use("*", async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(protect(options.serverUrl))) context.header(name, value);
	});
	app.get("/", (context) => open(context, options));
	app.post("/", (context) => show(context, options));
	app.get("/done", (context) => finish(context, options));
	app.all("*", nothing);
	return {
		path: "/setup",
		app
	};
}
function nothing(context) {
	return context.body(null, 404);
}
/** Returns the headers of all answers: no cache keeps a token or a key, no address is told to others, nothing of others is loaded. */
function protect(serverUrl) {
	const forms = `'self' ${new URL(serverUrl).origin}`;
	return {
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
		"x-content-type-options": "nosniff",
		"content-security-policy": `default-src 'none'; style-src ${styleSource}; form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`
	};
}
/** Exchanges the token for a cookie, so that the address in the browser holds no secret; then shows the page. */
async function open(context, options) {
	const token = context.req.query("token");
	if (token === void 0) return show(context, options);
	const browser = options.session.admit(token);
	if (browser === void 0) return nothing(context);
	const secure = originOf(context, options).startsWith("https:");
	setCookie(context, cookie, browser, {
		httpOnly: true,
		sameSite: "Lax",
		path: "/setup",
		maxAge: 3600,
		secure
	});
	return context.redirect("/setup", 303);
}
async function show(context, options) {
	const { session, serverUrl } = options;
	const browser = getCookie(context, cookie) ?? "";
	if (!session.knows(browser) || await isDone(options)) return nothing(context);
	const origin = originOf(context, options);
	const fields = context.req.method === "POST" ? await context.req.parseBody() : {};
	const name = `Baton ${randomBytes(3).toString("hex")}`;
	const { choice, problem } = readChoice({
		fields,
		url: options.url ?? origin,
		name,
		serverUrl
	});
	if (problem !== void 0) return context.html(renderSetup({
		choice,
		problem
	}));
	const state = session.ask(browser, choice);
	const manifest = JSON.stringify(buildManifest({
		...choice,
		back: `${origin}/setup/done`
	}));
	return context.html(renderSetup({
		choice,
		form: {
			action: registerAddress(serverUrl, {
				choice,
				state
			}),
			manifest
		}
	}));
}
function registerAddress(serverUrl, { choice, state }) {
	return `${serverUrl}${choice.organization === "" ? "" : `/organizations/${choice.organization}`}/settings/apps/new?state=${state}`;
}
/** Returns the origin at which the browser sees this server. Only GitHub's way back and the cookie depend on it. */
function originOf(context, { url }) {
	const seen = new URL(context.req.url);
	if (!(context.req.header("x-forwarded-proto") === "https" || url !== void 0 && new URL(url).host === seen.host)) return seen.origin;
	return url !== void 0 && new URL(url).host === seen.host ? new URL(url).origin : `https://${seen.host}`;
}
async function finish(context, options) {
	const { session, apiUrl, log } = options;
	const asked = session.take(getCookie(context, cookie) ?? "", context.req.query("state") ?? "");
	const code = context.req.query("code") ?? "";
	if (asked === void 0 || code === "" || await isDone(options)) return nothing(context);
	const converted = await convertManifest(apiUrl, code);
	if ("problem" in converted) {
		log.warning(`The App is not connected: ${converted.problem}`);
		return context.html(renderFailure(converted.problem), 502);
	}
	const signing = findSigning(options.signingKey);
	const settings = nameSettings(converted, {
		asked,
		secret: signing.secret
	});
	const isKept = asked.keep === "database";
	const stored = {
		app: String(converted.id),
		at: (/* @__PURE__ */ new Date()).toISOString(),
		settings: isKept ? settings : {}
	};
	if (!await writeStored(options.store, stored)) return nothing(context);
	session.close();
	log.info(`${converted.name} is registered as App ${converted.id}. /setup is closed for good.`);
	options.done(settings);
	context.header("connection", "close");
	return context.html(renderDone({
		app: converted,
		publicKey: signing.publicKey,
		shown: isKept ? void 0 : settings
	}));
}
/** Returns whether the setup is done. Another process that shares the database may have done it. */
async function isDone({ session, store, done }) {
	const stored = await readStored(store);
	if (stored === void 0) return false;
	session.close();
	done(stored.settings);
	return true;
}
function findSigning(given) {
	if (given === void 0) return generateKeyPair("app");
	const signer = createSigner(given);
	if (!signer.ok) throw new Error(signer.error.message);
	return {
		secret: given,
		publicKey: signer.value.publicKey
	};
}
function nameSettings(app, { asked, secret }) {
	return {
		APP_ID: String(app.id),
		PRIVATE_KEY: app.pem,
		WEBHOOK_SECRET: app.webhook_secret,
		CLIENT_ID: app.client_id,
		CLIENT_SECRET: app.client_secret,
		BATON_SIGNING_KEY: secret,
		BATON_URL: asked.url
	};
}

// src/entry/app/serve-setup.ts
/** The time from one look to the next at whether another process has done the setup. */
const everyMilliseconds = 5e3;
/** Serves the setup and nothing else, and writes its address with the token to the log, which is the only place that has it. */
async function serveSetup({ settings, signingKey, store, log }) {
	const session = new SetupSession(Date.now);
	const done = Promise.withResolvers();
	const { apiUrl, serverUrl, url } = settings;
	const explainUnready = async () => "The App is not connected with GitHub yet: open the address of its log.";
	const setup = createSetupRoutes({
		session,
		store,
		apiUrl,
		serverUrl,
		url,
		signingKey,
		log,
		done: done.resolve
	});
	const handle = createHttpHandler([setup, ...createHealthRoutes({ explainUnready })], log);
	const server = createServer$1((request, response) => {
		handle(request, response).then((isServed) => isServed || response.writeHead(404).end());
	});
	server.listen(settings.port, settings.host);
	await once(server, "listening").catch(explainListening(settings.port));
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : settings.port;
	const look = setInterval(() => void readStored(store).then((stored) => stored && done.resolve(stored.settings)), everyMilliseconds);
	const base = url ?? `http://${/^(?:0\.0\.0\.0|::)$/.test(settings.host) ? "localhost" : settings.host}:${port}`;
	log.info(`Baton is not connected with GitHub yet. Open ${base}/setup?token=${session.token} within an hour; start it again for another address.`);
	return {
		port,
		done: done.promise,
		stop: () => done.resolve(void 0),
		async close() {
			clearInterval(look);
			session.close();
			const closed = once(server, "close");
			server.close();
			await closed;
		}
	};
}

// node_modules/deepmerge/dist/cjs.js
var require_cjs$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var isMergeableObject = function isMergeableObject(value) {
		return isNonNullObject(value) && !isSpecial(value);
	};
	function isNonNullObject(value) {
		return !!value && typeof value === "object";
	}
	function isSpecial(value) {
		var stringValue = Object.prototype.toString.call(value);
		return stringValue === "[object RegExp]" || stringValue === "[object Date]" || isReactElement(value);
	}
	var REACT_ELEMENT_TYPE = typeof Symbol === "function" && Symbol.for ? Symbol.for("react.element") : 60103;
	function isReactElement(value) {
		return value.$$typeof === REACT_ELEMENT_TYPE;
	}
	function emptyTarget(val) {
		return Array.isArray(val) ? [] : {};
	}
	function cloneUnlessOtherwiseSpecified(value, options) {
		return options.clone !== false && options.isMergeableObject(value) ? deepmerge(emptyTarget(value), value, options) : value;
	}
	function defaultArrayMerge(target, source, options) {
		return target.concat(source).map(function(element) {
			return cloneUnlessOtherwiseSpecified(element, options);
		});
	}
	function getMergeFunction(key, options) {
		if (!options.customMerge) return deepmerge;
		var customMerge = options.customMerge(key);
		return typeof customMerge === "function" ? customMerge : deepmerge;
	}
	function getEnumerableOwnPropertySymbols(target) {
		return Object.getOwnPropertySymbols ? Object.getOwnPropertySymbols(target).filter(function(symbol) {
			return Object.propertyIsEnumerable.call(target, symbol);
		}) : [];
	}
	function getKeys(target) {
		return Object.keys(target).concat(getEnumerableOwnPropertySymbols(target));
	}
	function propertyIsOnObject(object, property) {
		try {
			return property in object;
		} catch (_) {
			return false;
		}
	}
	function propertyIsUnsafe(target, key) {
		return propertyIsOnObject(target, key) && !(Object.hasOwnProperty.call(target, key) && Object.propertyIsEnumerable.call(target, key));
	}
	function mergeObject(target, source, options) {
		var destination = {};
		if (options.isMergeableObject(target)) getKeys(target).forEach(function(key) {
			destination[key] = cloneUnlessOtherwiseSpecified(target[key], options);
		});
		getKeys(source).forEach(function(key) {
			if (propertyIsUnsafe(target, key)) return;
			if (propertyIsOnObject(target, key) && options.isMergeableObject(source[key])) destination[key] = getMergeFunction(key, options)(target[key], source[key], options);
			else destination[key] = cloneUnlessOtherwiseSpecified(source[key], options);
		});
		return destination;
	}
	function deepmerge(target, source, options) {
		options = options || {};
		options.arrayMerge = options.arrayMerge || defaultArrayMerge;
		options.isMergeableObject = options.isMergeableObject || isMergeableObject;
		options.cloneUnlessOtherwiseSpecified = cloneUnlessOtherwiseSpecified;
		var sourceIsArray = Array.isArray(source);
		if (!(sourceIsArray === Array.isArray(target))) return cloneUnlessOtherwiseSpecified(source, options);
		else if (sourceIsArray) return options.arrayMerge(target, source, options);
		else return mergeObject(target, source, options);
	}
	deepmerge.all = function deepmergeAll(array, options) {
		if (!Array.isArray(array)) throw new Error("first argument should be an array");
		return array.reduce(function(prev, next) {
			return deepmerge(prev, next, options);
		}, {});
	};
	var deepmerge_1 = deepmerge;
	module.exports = deepmerge_1;
}));

// node_modules/probot/lib/context.js
var import_cjs = /* @__PURE__ */ __toESM(require_cjs$1(), 1);
const kOctokitRequestHookAdded = Symbol("octokit request hook added");
/**
* The context of the event that was triggered, including the payload and
* helpers for extracting information can be passed to GitHub API calls.
*
*  ```js
*  export default app => {
*    app.on('push', context => {
*      context.log.info('Code was pushed to the repo, what should we do with it?');
*    });
*  };
*  ```
*/
var Context = class {
	name;
	id;
	payload;
	/**
	* An authenticated Octokit instance that can be used to make GitHub API
	* requests in the context of the webhook event.
	*/
	octokit;
	/**
	* A logger with context about the event.
	*/
	log;
	constructor(event, octokit, log) {
		this.name = event.name;
		this.id = event.id;
		this.payload = event.payload;
		this.octokit = octokit;
		this.log = log;
		if (octokit[kOctokitRequestHookAdded] !== true) {
			/* istanbul ignore next */
			octokit.hook.before("request", (options) => {
				options.headers["x-github-delivery"] = event.id;
			});
			octokit[kOctokitRequestHookAdded] = true;
		}
	}
	/**
	* Return the `owner` and `repo` params for making API requests against a
	* repository.
	*
	* ```js
	* const params = context.repo({path: '.github/config.yml'})
	* // Returns: {owner: 'username', repo: 'reponame', path: '.github/config.yml'}
	* ```
	*
	* @param object - Params to be merged with the repo params.
	*
	*/
	repo(object) {
		const repo = this.payload.repository;
		if (!repo) throw new Error("context.repo() is not supported for this webhook event.");
		return Object.assign({
			owner: repo.owner.login,
			repo: repo.name
		}, object);
	}
	/**
	* Return the `owner`, `repo`, and `issue_number` params for making API requests
	* against an issue. The object passed in will be merged with the repo params.
	*
	*
	* ```js
	* const params = context.issue({body: 'Hello World!'})
	* // Returns: {owner: 'username', repo: 'reponame', issue_number: 123, body: 'Hello World!'}
	* ```
	*
	* @param object - Params to be merged with the issue params.
	*/
	issue(object) {
		return Object.assign({ issue_number: (this.payload.issue || this.payload.pull_request || this.payload).number }, this.repo(object));
	}
	/**
	* Return the `owner`, `repo`, and `pull_number` params for making API requests
	* against a pull request. The object passed in will be merged with the repo params.
	*
	*
	* ```js
	* const params = context.pullRequest({body: 'Hello World!'})
	* // Returns: {owner: 'username', repo: 'reponame', pull_number: 123, body: 'Hello World!'}
	* ```
	*
	* @param object - Params to be merged with the pull request params.
	*/
	pullRequest(object) {
		const payload = this.payload;
		return Object.assign({ pull_number: (payload.issue || payload.pull_request || payload).number }, this.repo(object));
	}
	/**
	* Returns a boolean if the actor on the event was a bot.
	* @type {boolean}
	*/
	get isBot() {
		return this.payload.sender?.type === "Bot";
	}
	/**
	* Reads the app configuration from the given YAML file in the `.github`
	* directory of the repository.
	*
	* For example, given a file named `.github/config.yml`:
	*
	* ```yml
	* close: true
	* comment: Check the specs on the rotary girder.
	* ```
	*
	* Your app can read that file from the target repository:
	*
	* ```js
	* // Load config from .github/config.yml in the repository
	* const config = await context.config('config.yml')
	*
	* if (config.close) {
	*   context.octokit.rest.issues.comment(context.issue({body: config.comment}))
	*   context.octokit.rest.issues.edit(context.issue({state: 'closed'}))
	* }
	* ```
	*
	* You can also use a `defaultConfig` object:
	*
	* ```js
	* // Load config from .github/config.yml in the repository and combine with default config
	* const config = await context.config('config.yml', {comment: 'Make sure to check all the specs.'})
	*
	* if (config.close) {
	*   context.octokit.rest.issues.comment(context.issue({body: config.comment}));
	*   context.octokit.rest.issues.edit(context.issue({state: 'closed'}))
	* }
	* ```
	*
	* Config files can also specify a base that they extend. `deepMergeOptions` can be used
	* to configure how the target config, extended base, and default configs are merged.
	*
	* For security reasons, configuration is only loaded from the repository's default branch,
	* changes made in pull requests from different branches or forks are ignored.
	*
	* If you need more lower-level control over reading and merging configuration files,
	* you can `context.octokit.config.get(options)`, see https://github.com/probot/octokit-plugin-config.
	*
	* @param fileName - Name of the YAML file in the `.github` directory
	* @param defaultConfig - An object of default config options
	* @param deepMergeOptions - Controls merging configs (from the [deepmerge](https://github.com/TehShrike/deepmerge) module)
	* @return Configuration object read from the file
	*/
	async config(fileName, defaultConfig, deepMergeOptions) {
		const params = this.repo({
			path: path.posix.join(".github", fileName),
			defaults(configs) {
				return import_cjs.default.all([defaultConfig || {}, ...configs], deepMergeOptions);
			}
		});
		const { config, files } = await this.octokit.config.get(params);
		if (!defaultConfig && !files.find((file) => file.config !== null)) return null;
		return config;
	}
};

// node_modules/@octokit/webhooks-methods/dist-node/index.js
var VERSION$8 = "6.0.0";
async function sign(secret, payload) {
	if (!secret || !payload) throw new TypeError("[@octokit/webhooks-methods] secret & payload required for sign()");
	if (typeof payload !== "string") throw new TypeError("[@octokit/webhooks-methods] payload must be a string");
	const algorithm = "sha256";
	return `${algorithm}=${createHmac(algorithm, secret).update(payload).digest("hex")}`;
}
sign.VERSION = VERSION$8;
async function verify(secret, eventPayload, signature) {
	if (!secret || !eventPayload || !signature) throw new TypeError("[@octokit/webhooks-methods] secret, eventPayload & signature required");
	if (typeof eventPayload !== "string") throw new TypeError("[@octokit/webhooks-methods] eventPayload must be a string");
	const signatureBuffer = Buffer$1.from(signature);
	const verificationBuffer = Buffer$1.from(await sign(secret, eventPayload));
	if (signatureBuffer.length !== verificationBuffer.length) return false;
	return timingSafeEqual(signatureBuffer, verificationBuffer);
}
verify.VERSION = VERSION$8;
async function verifyWithFallback(secret, payload, signature, additionalSecrets) {
	if (await verify(secret, payload, signature)) return true;
	if (additionalSecrets !== void 0) for (const s of additionalSecrets) {
		const v = await verify(s, payload, signature);
		if (v) return v;
	}
	return false;
}

// node_modules/@octokit/webhooks/dist-bundle/index.js
var createLogger = (logger = {}) => {
	if (typeof logger.debug !== "function") logger.debug = () => {};
	if (typeof logger.info !== "function") logger.info = () => {};
	if (typeof logger.warn !== "function") logger.warn = console.warn.bind(console);
	if (typeof logger.error !== "function") logger.error = console.error.bind(console);
	return logger;
};
var emitterEventNames = [
	"branch_protection_configuration",
	"branch_protection_configuration.disabled",
	"branch_protection_configuration.enabled",
	"branch_protection_rule",
	"branch_protection_rule.created",
	"branch_protection_rule.deleted",
	"branch_protection_rule.edited",
	"check_run",
	"check_run.completed",
	"check_run.created",
	"check_run.requested_action",
	"check_run.rerequested",
	"check_suite",
	"check_suite.completed",
	"check_suite.requested",
	"check_suite.rerequested",
	"code_scanning_alert",
	"code_scanning_alert.appeared_in_branch",
	"code_scanning_alert.closed_by_user",
	"code_scanning_alert.created",
	"code_scanning_alert.fixed",
	"code_scanning_alert.reopened",
	"code_scanning_alert.reopened_by_user",
	"commit_comment",
	"commit_comment.created",
	"create",
	"custom_property",
	"custom_property.created",
	"custom_property.deleted",
	"custom_property.promote_to_enterprise",
	"custom_property.updated",
	"custom_property_values",
	"custom_property_values.updated",
	"delete",
	"dependabot_alert",
	"dependabot_alert.auto_dismissed",
	"dependabot_alert.auto_reopened",
	"dependabot_alert.created",
	"dependabot_alert.dismissed",
	"dependabot_alert.fixed",
	"dependabot_alert.reintroduced",
	"dependabot_alert.reopened",
	"deploy_key",
	"deploy_key.created",
	"deploy_key.deleted",
	"deployment",
	"deployment.created",
	"deployment_protection_rule",
	"deployment_protection_rule.requested",
	"deployment_review",
	"deployment_review.approved",
	"deployment_review.rejected",
	"deployment_review.requested",
	"deployment_status",
	"deployment_status.created",
	"discussion",
	"discussion.answered",
	"discussion.category_changed",
	"discussion.closed",
	"discussion.created",
	"discussion.deleted",
	"discussion.edited",
	"discussion.labeled",
	"discussion.locked",
	"discussion.pinned",
	"discussion.reopened",
	"discussion.transferred",
	"discussion.unanswered",
	"discussion.unlabeled",
	"discussion.unlocked",
	"discussion.unpinned",
	"discussion_comment",
	"discussion_comment.created",
	"discussion_comment.deleted",
	"discussion_comment.edited",
	"fork",
	"github_app_authorization",
	"github_app_authorization.revoked",
	"gollum",
	"installation",
	"installation.created",
	"installation.deleted",
	"installation.new_permissions_accepted",
	"installation.suspend",
	"installation.unsuspend",
	"installation_repositories",
	"installation_repositories.added",
	"installation_repositories.removed",
	"installation_target",
	"installation_target.renamed",
	"issue_comment",
	"issue_comment.created",
	"issue_comment.deleted",
	"issue_comment.edited",
	"issue_dependencies",
	"issue_dependencies.blocked_by_added",
	"issue_dependencies.blocked_by_removed",
	"issue_dependencies.blocking_added",
	"issue_dependencies.blocking_removed",
	"issues",
	"issues.assigned",
	"issues.closed",
	"issues.deleted",
	"issues.demilestoned",
	"issues.edited",
	"issues.labeled",
	"issues.locked",
	"issues.milestoned",
	"issues.opened",
	"issues.pinned",
	"issues.reopened",
	"issues.transferred",
	"issues.typed",
	"issues.unassigned",
	"issues.unlabeled",
	"issues.unlocked",
	"issues.unpinned",
	"issues.untyped",
	"label",
	"label.created",
	"label.deleted",
	"label.edited",
	"marketplace_purchase",
	"marketplace_purchase.cancelled",
	"marketplace_purchase.changed",
	"marketplace_purchase.pending_change",
	"marketplace_purchase.pending_change_cancelled",
	"marketplace_purchase.purchased",
	"member",
	"member.added",
	"member.edited",
	"member.removed",
	"membership",
	"membership.added",
	"membership.removed",
	"merge_group",
	"merge_group.checks_requested",
	"merge_group.destroyed",
	"meta",
	"meta.deleted",
	"milestone",
	"milestone.closed",
	"milestone.created",
	"milestone.deleted",
	"milestone.edited",
	"milestone.opened",
	"org_block",
	"org_block.blocked",
	"org_block.unblocked",
	"organization",
	"organization.deleted",
	"organization.member_added",
	"organization.member_invited",
	"organization.member_removed",
	"organization.renamed",
	"package",
	"package.published",
	"package.updated",
	"page_build",
	"personal_access_token_request",
	"personal_access_token_request.approved",
	"personal_access_token_request.cancelled",
	"personal_access_token_request.created",
	"personal_access_token_request.denied",
	"ping",
	"project",
	"project.closed",
	"project.created",
	"project.deleted",
	"project.edited",
	"project.reopened",
	"project_card",
	"project_card.converted",
	"project_card.created",
	"project_card.deleted",
	"project_card.edited",
	"project_card.moved",
	"project_column",
	"project_column.created",
	"project_column.deleted",
	"project_column.edited",
	"project_column.moved",
	"projects_v2",
	"projects_v2.closed",
	"projects_v2.created",
	"projects_v2.deleted",
	"projects_v2.edited",
	"projects_v2.reopened",
	"projects_v2_item",
	"projects_v2_item.archived",
	"projects_v2_item.converted",
	"projects_v2_item.created",
	"projects_v2_item.deleted",
	"projects_v2_item.edited",
	"projects_v2_item.reordered",
	"projects_v2_item.restored",
	"projects_v2_status_update",
	"projects_v2_status_update.created",
	"projects_v2_status_update.deleted",
	"projects_v2_status_update.edited",
	"public",
	"pull_request",
	"pull_request.assigned",
	"pull_request.auto_merge_disabled",
	"pull_request.auto_merge_enabled",
	"pull_request.closed",
	"pull_request.converted_to_draft",
	"pull_request.demilestoned",
	"pull_request.dequeued",
	"pull_request.edited",
	"pull_request.enqueued",
	"pull_request.labeled",
	"pull_request.locked",
	"pull_request.milestoned",
	"pull_request.opened",
	"pull_request.ready_for_review",
	"pull_request.reopened",
	"pull_request.review_request_removed",
	"pull_request.review_requested",
	"pull_request.synchronize",
	"pull_request.unassigned",
	"pull_request.unlabeled",
	"pull_request.unlocked",
	"pull_request_review",
	"pull_request_review.dismissed",
	"pull_request_review.edited",
	"pull_request_review.submitted",
	"pull_request_review_comment",
	"pull_request_review_comment.created",
	"pull_request_review_comment.deleted",
	"pull_request_review_comment.edited",
	"pull_request_review_thread",
	"pull_request_review_thread.resolved",
	"pull_request_review_thread.unresolved",
	"push",
	"registry_package",
	"registry_package.published",
	"registry_package.updated",
	"release",
	"release.created",
	"release.deleted",
	"release.edited",
	"release.prereleased",
	"release.published",
	"release.released",
	"release.unpublished",
	"repository",
	"repository.archived",
	"repository.created",
	"repository.deleted",
	"repository.edited",
	"repository.privatized",
	"repository.publicized",
	"repository.renamed",
	"repository.transferred",
	"repository.unarchived",
	"repository_advisory",
	"repository_advisory.published",
	"repository_advisory.reported",
	"repository_dispatch",
	"repository_dispatch.sample.collected",
	"repository_import",
	"repository_ruleset",
	"repository_ruleset.created",
	"repository_ruleset.deleted",
	"repository_ruleset.edited",
	"repository_vulnerability_alert",
	"repository_vulnerability_alert.create",
	"repository_vulnerability_alert.dismiss",
	"repository_vulnerability_alert.reopen",
	"repository_vulnerability_alert.resolve",
	"secret_scanning_alert",
	"secret_scanning_alert.assigned",
	"secret_scanning_alert.created",
	"secret_scanning_alert.publicly_leaked",
	"secret_scanning_alert.reopened",
	"secret_scanning_alert.resolved",
	"secret_scanning_alert.unassigned",
	"secret_scanning_alert.validated",
	"secret_scanning_alert_location",
	"secret_scanning_alert_location.created",
	"secret_scanning_scan",
	"secret_scanning_scan.completed",
	"security_advisory",
	"security_advisory.published",
	"security_advisory.updated",
	"security_advisory.withdrawn",
	"security_and_analysis",
	"sponsorship",
	"sponsorship.cancelled",
	"sponsorship.created",
	"sponsorship.edited",
	"sponsorship.pending_cancellation",
	"sponsorship.pending_tier_change",
	"sponsorship.tier_changed",
	"star",
	"star.created",
	"star.deleted",
	"status",
	"sub_issues",
	"sub_issues.parent_issue_added",
	"sub_issues.parent_issue_removed",
	"sub_issues.sub_issue_added",
	"sub_issues.sub_issue_removed",
	"team",
	"team.added_to_repository",
	"team.created",
	"team.deleted",
	"team.edited",
	"team.removed_from_repository",
	"team_add",
	"watch",
	"watch.started",
	"workflow_dispatch",
	"workflow_job",
	"workflow_job.completed",
	"workflow_job.in_progress",
	"workflow_job.queued",
	"workflow_job.waiting",
	"workflow_run",
	"workflow_run.completed",
	"workflow_run.in_progress",
	"workflow_run.requested"
];
function validateEventName(eventName, options = {}) {
	if (typeof eventName !== "string") throw new TypeError("eventName must be of type string");
	if (eventName === "*") throw new TypeError(`Using the "*" event with the regular Webhooks.on() function is not supported. Please use the Webhooks.onAny() method instead`);
	if (eventName === "error") throw new TypeError(`Using the "error" event with the regular Webhooks.on() function is not supported. Please use the Webhooks.onError() method instead`);
	if (options.onUnknownEventName === "ignore") return;
	if (!emitterEventNames.includes(eventName)) {
		if (options.onUnknownEventName !== "warn") throw new TypeError(`"${eventName}" is not a known webhook name (https://developer.github.com/v3/activity/events/types/)`);
		else (options.log || console).warn(`"${eventName}" is not a known webhook name (https://developer.github.com/v3/activity/events/types/)`);
	}
}
function handleEventHandlers(state, webhookName, handler) {
	if (!state.hooks[webhookName]) state.hooks[webhookName] = [];
	state.hooks[webhookName].push(handler);
}
function receiverOn(state, webhookNameOrNames, handler) {
	if (Array.isArray(webhookNameOrNames)) {
		webhookNameOrNames.forEach((webhookName) => receiverOn(state, webhookName, handler));
		return;
	}
	validateEventName(webhookNameOrNames, {
		onUnknownEventName: "warn",
		log: state.log
	});
	handleEventHandlers(state, webhookNameOrNames, handler);
}
function receiverOnAny(state, handler) {
	handleEventHandlers(state, "*", handler);
}
function receiverOnError(state, handler) {
	handleEventHandlers(state, "error", handler);
}
function wrapErrorHandler(handler, error) {
	let returnValue;
	try {
		returnValue = handler(error);
	} catch (error2) {
		console.log("FATAL: Error occurred in \"error\" event handler");
		console.log(error2);
	}
	if (returnValue && returnValue.catch) returnValue.catch((error2) => {
		console.log("FATAL: Error occurred in \"error\" event handler");
		console.log(error2);
	});
}
function getHooks(state, eventPayloadAction, eventName) {
	const hooks = [state.hooks[eventName], state.hooks["*"]];
	if (eventPayloadAction) hooks.unshift(state.hooks[`${eventName}.${eventPayloadAction}`]);
	return [].concat(...hooks.filter(Boolean));
}
function receiverHandle(state, event) {
	const errorHandlers = state.hooks.error || [];
	if (event instanceof Error) {
		const error = Object.assign(new AggregateError([event], event.message), { event });
		errorHandlers.forEach((handler) => wrapErrorHandler(handler, error));
		return Promise.reject(error);
	}
	if (!event || !event.name) {
		const error = /* @__PURE__ */ new Error("Event name not passed");
		throw new AggregateError([error], error.message);
	}
	if (!event.payload) {
		const error = /* @__PURE__ */ new Error("Event name not passed");
		throw new AggregateError([error], error.message);
	}
	const hooks = getHooks(state, "action" in event.payload ? event.payload.action : null, event.name);
	if (hooks.length === 0) return Promise.resolve();
	const errors = [];
	const promises = hooks.map((handler) => {
		let promise = Promise.resolve(event);
		if (state.transform) promise = promise.then(state.transform);
		return promise.then((event2) => {
			return handler(event2);
		}).catch((error) => errors.push(Object.assign(error, { event })));
	});
	return Promise.all(promises).then(() => {
		if (errors.length === 0) return;
		const error = new AggregateError(errors, errors.map((error2) => error2.message).join("\n"));
		Object.assign(error, { event });
		errorHandlers.forEach((handler) => wrapErrorHandler(handler, error));
		throw error;
	});
}
function removeListener(state, webhookNameOrNames, handler) {
	if (Array.isArray(webhookNameOrNames)) {
		webhookNameOrNames.forEach((webhookName) => removeListener(state, webhookName, handler));
		return;
	}
	if (!state.hooks[webhookNameOrNames]) return;
	for (let i = state.hooks[webhookNameOrNames].length - 1; i >= 0; i--) if (state.hooks[webhookNameOrNames][i] === handler) {
		state.hooks[webhookNameOrNames].splice(i, 1);
		return;
	}
}
function createEventHandler(options) {
	const state = {
		hooks: {},
		log: createLogger(options && options.log)
	};
	if (options && options.transform) state.transform = options.transform;
	return {
		on: receiverOn.bind(null, state),
		onAny: receiverOnAny.bind(null, state),
		onError: receiverOnError.bind(null, state),
		removeListener: removeListener.bind(null, state),
		receive: receiverHandle.bind(null, state)
	};
}
async function verifyAndReceive(state, event) {
	if (!await verifyWithFallback(state.secret, event.payload, event.signature, state.additionalSecrets).catch(() => false)) {
		const error = /* @__PURE__ */ new Error("[@octokit/webhooks] signature does not match event payload and secret");
		error.event = event;
		error.status = 400;
		return state.eventHandler.receive(error);
	}
	let payload;
	try {
		payload = JSON.parse(event.payload);
	} catch (error) {
		error.message = "Invalid JSON";
		error.status = 400;
		throw new AggregateError([error], error.message);
	}
	return state.eventHandler.receive({
		id: event.id,
		name: event.name,
		payload
	});
}
function normalizeTrailingSlashes(path) {
	let i = path.length;
	if (i === 0) return "/";
	while (i > 0) if (path.charCodeAt(--i) !== 47) break;
	if (i === -1) return "/";
	return path.slice(0, i + 1);
}
var isApplicationJsonRE = /^\s*(application\/json)\s*(?:;|$)/u;
var WEBHOOK_HEADERS = [
	"x-github-event",
	"x-hub-signature-256",
	"x-github-delivery"
];
function createMiddleware(options) {
	const { handleResponse: handleResponse3, getRequestHeader: getRequestHeader3, getPayload: getPayload3 } = options;
	return function middleware(webhooks, options2) {
		const middlewarePath = normalizeTrailingSlashes(options2.path);
		return async function octokitWebhooksMiddleware(request, response, next) {
			let pathname;
			try {
				pathname = new URL(normalizeTrailingSlashes(request.url), "http://localhost").pathname;
			} catch (error) {
				return handleResponse3(JSON.stringify({ error: `Request URL could not be parsed: ${request.url}` }), 422, { "content-type": "application/json" }, response);
			}
			if (pathname !== middlewarePath) {
				next?.();
				return handleResponse3(null);
			} else if (request.method !== "POST") return handleResponse3(JSON.stringify({ error: `Unknown route: ${request.method} ${pathname}` }), 404, { "content-type": "application/json" }, response);
			const contentType = getRequestHeader3(request, "content-type");
			if (typeof contentType !== "string" || !isApplicationJsonRE.test(contentType)) return handleResponse3(JSON.stringify({ error: `Unsupported "Content-Type" header value. Must be "application/json"` }), 415, {
				"content-type": "application/json",
				accept: "application/json"
			}, response);
			const missingHeaders = WEBHOOK_HEADERS.filter((header) => {
				return getRequestHeader3(request, header) == void 0;
			}).join(", ");
			if (missingHeaders) return handleResponse3(JSON.stringify({ error: `Required headers missing: ${missingHeaders}` }), 400, {
				"content-type": "application/json",
				accept: "application/json"
			}, response);
			const eventName = getRequestHeader3(request, "x-github-event");
			const signature = getRequestHeader3(request, "x-hub-signature-256");
			const id = getRequestHeader3(request, "x-github-delivery");
			options2.log.debug(`${eventName} event received (id: ${id})`);
			let didTimeout = false;
			let timeout;
			const timeoutPromise = new Promise((resolve) => {
				timeout = setTimeout(() => {
					didTimeout = true;
					resolve(handleResponse3("still processing\n", 202, {
						"Content-Type": "text/plain",
						accept: "application/json"
					}, response));
				}, options2.timeout);
			});
			const processWebhook = async () => {
				try {
					const payload = await getPayload3(request);
					await webhooks.verifyAndReceive({
						id,
						name: eventName,
						payload,
						signature
					});
					clearTimeout(timeout);
					if (didTimeout) return handleResponse3(null);
					return handleResponse3("ok\n", 200, {
						"content-type": "text/plain",
						accept: "application/json"
					}, response);
				} catch (error) {
					clearTimeout(timeout);
					if (didTimeout) return handleResponse3(null);
					const err = Array.from(error.errors)[0];
					const errorMessage = err.message ? `${err.name}: ${err.message}` : "Error: An Unspecified error occurred";
					const statusCode = typeof err.status !== "undefined" ? err.status : 500;
					options2.log.error(error);
					return handleResponse3(JSON.stringify({ error: errorMessage }), statusCode, {
						"content-type": "application/json",
						accept: "application/json"
					}, response);
				}
			};
			return await Promise.race([timeoutPromise, processWebhook()]);
		};
	};
}
function handleResponse(body, status = 200, headers = {}, response) {
	if (body === null) return false;
	headers["content-length"] = body.length.toString();
	response.writeHead(status, headers).end(body);
	return true;
}
function getRequestHeader(request, key) {
	return request.headers[key];
}
function concatUint8Array(data) {
	if (data.length === 0) return /* @__PURE__ */ new Uint8Array(0);
	let totalLength = 0;
	for (let i = 0; i < data.length; i++) totalLength += data[i].length;
	if (totalLength === 0) return /* @__PURE__ */ new Uint8Array(0);
	const result = new Uint8Array(totalLength);
	let offset = 0;
	for (let i = 0; i < data.length; i++) {
		result.set(data[i], offset);
		offset += data[i].length;
	}
	return result;
}
var textDecoder$1 = new TextDecoder("utf-8", { fatal: false });
var decode$1 = textDecoder$1.decode.bind(textDecoder$1);
async function getPayload(request) {
	if (typeof request.body === "object" && "rawBody" in request && request.rawBody instanceof Uint8Array) return decode$1(request.rawBody);
	else if (typeof request.body === "string") return request.body;
	return decode$1(await getPayloadFromRequestStream(request));
}
function getPayloadFromRequestStream(request) {
	return new Promise((resolve, reject) => {
		let data = [];
		request.on("error", (error) => reject(new AggregateError([error], error.message)));
		request.on("data", data.push.bind(data));
		request.on("end", () => {
			const result = concatUint8Array(data);
			queueMicrotask(() => resolve(result));
		});
	});
}
function createNodeMiddleware(webhooks, { path = "/api/github/webhooks", log = createLogger(), timeout = 9e3 } = {}) {
	return createMiddleware({
		handleResponse,
		getRequestHeader,
		getPayload
	})(webhooks, {
		path,
		log,
		timeout
	});
}
var Webhooks = class {
	sign;
	verify;
	on;
	onAny;
	onError;
	removeListener;
	receive;
	verifyAndReceive;
	constructor(options) {
		if (!options || !options.secret) throw new Error("[@octokit/webhooks] options.secret required");
		const state = {
			eventHandler: createEventHandler(options),
			secret: options.secret,
			additionalSecrets: options.additionalSecrets,
			hooks: {},
			log: createLogger(options.log)
		};
		this.sign = sign.bind(null, options.secret);
		this.verify = verify.bind(null, options.secret);
		this.on = state.eventHandler.on;
		this.onAny = state.eventHandler.onAny;
		this.onError = state.eventHandler.onError;
		this.removeListener = state.eventHandler.removeListener;
		this.receive = state.eventHandler.receive;
		this.verifyAndReceive = verifyAndReceive.bind(null, state);
	}
};

// node_modules/toad-cache/dist/toad-cache.mjs
/**
* toad-cache
*
* @copyright 2026 Igor Savin <kibertoad@gmail.com>
* @license MIT
* @version 3.7.3
*/
/**
* Validates the shared cache constructor parameters.
* Both values must be non-negative integers.
*
* @param {number} max
* @param {number} ttlInMsecs
*/
function validateCacheParams(max, ttlInMsecs) {
	if (typeof max !== "number" || !Number.isInteger(max) || max < 0) throw new Error("Invalid max value");
	if (typeof ttlInMsecs !== "number" || !Number.isInteger(ttlInMsecs) || ttlInMsecs < 0) throw new Error("Invalid ttl value");
}
var LruObject = class {
	constructor(max = 1e3, ttlInMsecs = 0) {
		validateCacheParams(max, ttlInMsecs);
		this.first = null;
		this.items = Object.create(null);
		this.last = null;
		this.size = 0;
		this.max = max;
		this.ttl = ttlInMsecs;
	}
	bumpLru(item) {
		if (this.last === item) return;
		const last = this.last;
		const next = item.next;
		const prev = item.prev;
		if (this.first === item) this.first = next;
		item.next = null;
		item.prev = last;
		last.next = item;
		if (prev !== null) prev.next = next;
		/* v8 ignore next 3 -- next is always non-null here: the early return above guarantees item !== this.last in a well-formed list */
		if (next !== null) next.prev = prev;
		this.last = item;
	}
	clear() {
		this.items = Object.create(null);
		this.first = null;
		this.last = null;
		this.size = 0;
	}
	delete(key) {
		const item = this.items[key];
		if (item !== void 0) {
			delete this.items[key];
			this.size--;
			if (item.prev !== null) item.prev.next = item.next;
			if (item.next !== null) item.next.prev = item.prev;
			if (this.first === item) this.first = item.next;
			if (this.last === item) this.last = item.prev;
		}
	}
	deleteMany(keys) {
		for (var i = 0; i < keys.length; i++) this.delete(keys[i]);
	}
	evict() {
		if (this.size > 0) {
			const item = this.first;
			delete this.items[item.key];
			if (--this.size === 0) {
				this.first = null;
				this.last = null;
			} else {
				this.first = item.next;
				this.first.prev = null;
			}
		}
	}
	expiresAt(key) {
		const item = this.items[key];
		if (item !== void 0) return item.expiry;
	}
	get(key) {
		const item = this.items[key];
		if (item !== void 0) {
			if (this.ttl > 0 && item.expiry <= Date.now()) {
				this.delete(key);
				return;
			}
			this.bumpLru(item);
			return item.value;
		}
	}
	getMany(keys) {
		const result = new Array(keys.length);
		for (var i = 0; i < keys.length; i++) result[i] = this.get(keys[i]);
		return result;
	}
	keys() {
		return Object.keys(this.items);
	}
	set(key, value) {
		const existing = this.items[key];
		if (existing !== void 0) {
			existing.value = value;
			existing.expiry = this.ttl > 0 ? Date.now() + this.ttl : this.ttl;
			this.bumpLru(existing);
			return;
		}
		if (this.max > 0 && this.size >= this.max) this.evict();
		const item = {
			expiry: this.ttl > 0 ? Date.now() + this.ttl : this.ttl,
			key,
			prev: this.last,
			next: null,
			value
		};
		this.items[key] = item;
		if (++this.size === 1) this.first = item;
		else this.last.next = item;
		this.last = item;
	}
};

// node_modules/probot/lib/helpers/create-deferred-promise.js
function createDeferredPromise() {
	let resolve;
	let reject;
	return {
		promise: new Promise((res, rej) => {
			resolve = res;
			reject = rej;
		}),
		resolve,
		reject
	};
}

// node_modules/probot/lib/octokit/get-authenticated-octokit.js
/**
* Authenticate and get a GitHub client that can be used to make API calls.
*
* You'll probably want to use `context.octokit` instead.
*
* **Note**: `app.auth` is asynchronous, so it needs to be prefixed with a
* [`await`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/await)
* to wait for the magic to happen.
*
* ```js
*  export default (app) => {
*    app.on('issues.opened', async context => {
*      const octokit = await app.auth();
*    });
*  };
* ```
* @param {object} options - Options for the authenticated client, including the
* `octokit` instance and a logger.
* @param {ProbotOctokit} options.octokit - The Octokit instance to use for authentication.
* @param {Logger} options.log - A logger instance, typically created with `getLog()`.
* @param {number} [options.installationId] - ID of the installation, which can be extracted from
* `context.payload.installation.id`. If called without this parameter, the
* client wil authenticate [as the app](https://docs.github.com/en/developers/apps/authenticating-with-github-apps#authenticating-as-a-github-app)
* instead of as a specific installation, which means it can only be used for
* [app APIs](https://docs.github.com/apps/).
*
* @returns An authenticated GitHub API client
*/
async function getAuthenticatedOctokit(options) {
	const { octokit, log, installationId } = options;
	if (!installationId) return octokit;
	return octokit.auth({
		type: "installation",
		installationId,
		factory: ({ octokit, octokitOptions, ...otherOptions }) => {
			const options = {
				...octokitOptions,
				log: log.child({ name: "github" }),
				throttle: octokitOptions.throttle?.enabled ? {
					...octokitOptions.throttle,
					id: String(installationId)
				} : { enabled: false },
				auth: {
					...octokitOptions.auth,
					otherOptions,
					installationId
				}
			};
			const Octokit = octokit.constructor;
			return new Octokit(options);
		}
	});
}

// node_modules/npx-import-light/index.js
/**
* @typedef {object} Options
* @property {boolean} [onlyPackageRunner=true] If true, only import the package if it is running in an npx or bunx context.
* @property {{log: (message?: any, ...optionalParams: any[]) => void}} [logger] A logger function to use for logging messages.
* @property {(packageWithPath:string) => Promise<any>} [import] A function to import a package by its name.
* @property {(installDir: string, packageWithPath:string) => Promise<any>} [importRelative] A function to import a package relative to a directory.
* @property {(packageWithPath:string) => string} [resolve] A function to resolve a package by its name.
* @property {(installDir: string, packageWithPath:string) => string} [resolveRelative] A function to resolve a package relative to a directory.
* @property {(path: string, options: Record<string, string|boolean>, cb: ((err: null| Error, stdout?: string, stderr?: string) => void)) => void} [exec] A function to execute a command synchronously.
*/
/**
* @typedef {object} Package
* @property {string} name The name of the package.
* @property {string} scope The scope of the package, if any.
* @property {string} packageName The package name without scope.
* @property {string} path The path of the package, if any.
* @property {string} nameWithPath The package name with its path.
* @property {string} version The version of the package.
* @property {string} cli The package name formatted for CLI usage, e.g. 'package@1.0.0'.
* @property {string} raw The raw package string as passed to npxImport.
* @property {any} imported The imported package, or MISSING if it could not be imported.
*/
/** @typedef {Required<Omit<Options, 'exec'>>&Record<'exec', (cmd: string, options?: Record<string, any>) => Promise<string>>} InternalOptions */
/**
* WrappedExec function that executes a command and returns a promise.
*
* @param {Options['exec']} exec
* @returns {(cmd: string, options?: Record<'windowsHide', boolean>) => Promise<string>}
*/
function wrapExec(exec) {
	return (cmd, options) => new Promise((resolve, reject) => {
		exec(cmd, {
			windowsHide: true,
			...options
		}, (err, stdout, stderr) => {
			err ? reject(/* @__PURE__ */ new Error(`Failed executing '${cmd}': ${stderr || err.message}`)) : resolve(stdout.trim());
		});
	});
}
const INSTALLED_LOCALLY = Symbol();
/** @type {Record<string, string | typeof INSTALLED_LOCALLY>} */
const INSTALL_CACHE = { __proto__: null };
/** The command to emit the PATH environment variable. */
const emitPath = platform() === "win32" ? `set PATH` : `printenv PATH`;
const isTempPath = RegExp.prototype.test.bind(platform() === "win32" ? /\\npm[-\\]+cache\\_npx\\/ : /\/\.npm\/_npx\//);
const splitPathEnvVar = platform() === "win32" ? (path) => path.replace(/^PATH=/i, "").replace(/\\\\\\\\/g, "\\\\").replace(/\\r\\n/g, ";").split(";") : (path) => path.split(":");
/**
* @param {string} stdout The output from the npx command.
* @returns {string} The path to the temporary install directory.
* @throws {Error} If the temporary install directory cannot be found.
*/
const getTempPath = (stdout) => {
	const paths = splitPathEnvVar(stdout);
	const tempPath = paths.find(isTempPath);
	if (!tempPath) throw new Error(`Failed to find temporary install directory in:\n${JSON.stringify(paths)}`);
	return tempPath;
};
/**
* @param {string} packageWithPath
* @returns {Promise<any>}
*/
async function _import(packageWithPath) {
	return await import(packageWithPath);
}
/**
* @param {string} installDir
* @param {string} packageWithPath
* @returns {Promise<any>}
*/
async function _importRelative(installDir, packageWithPath) {
	return await import(pathToFileURL(_resolveRelative(installDir, packageWithPath)).href);
}
/**
* @param {string} packageWithPath
* @returns {string}
*/
function _resolve(packageWithPath) {
	return createRequire(import.meta.url).resolve(packageWithPath);
}
/**
* @param {string} installDir
* @param {string} packageWithPath
* @returns {string}
*/
function _resolveRelative(installDir, packageWithPath) {
	return createRequire(pathToFileURL(installDir).href).resolve(packageWithPath);
}
/**
* Default logger function that logs messages to the console.
* If the environment variable NPX_IMPORT_QUIET is set, it does nothing.
* @type {Options['logger']}
*/
const _logger = { log: (message) => console.log(`[NPXI] ${message}`) };
/**
* Imports a package using npx, checking if it is available locally first.
*
* @template [T=any]
* @overload
* @param {string[]} pkg - The package name(s) to import, e.g. 'left-pad', '@scope/pkg' or an array of such strings.
* @param {Options} [options] - Options for the import process.
* @returns {Promise<T[]>} - A promise that resolves to the imported package(s). If multiple package names are given, resolves to an array of results.
*/
/**
* @template [T=any]
* @overload
* @param {string} pkg
* @param {Options} [options]
* @returns {Promise<T>}
*/
/**
* Imports a package using npx, checking if it is available locally first.
*
* @param {string|string[]} pkg - The package name(s) to import, e.g. 'left-pad', '@scope/pkg' or an array of such strings.
* @param {Options} [options] - Options for the import process.
* @returns {Promise<T|T[]>} - A promise that resolves to the imported package(s). If multiple package names are given, resolves to an array of results.
*/
async function npxImport(pkg, options = {}) {
	/** @type {InternalOptions} */
	const opts = {
		logger: _logger,
		import: _import,
		importRelative: _importRelative,
		resolve: _resolve,
		resolveRelative: _resolveRelative,
		onlyPackageRunner: true,
		...options,
		exec: wrapExec(options.exec || exec)
	};
	const packages = await processPackageParameter(pkg);
	if (opts.onlyPackageRunner === true && isRunningInPackageRunner() === false) return Array.isArray(pkg) ? Promise.all(packages.map((p) => opts.import(p.nameWithPath))) : opts.import(packages[0].nameWithPath);
	const missingPackages = [];
	for (const p of packages) try {
		p.imported = await opts.import(p.nameWithPath);
		INSTALL_CACHE[p.name] = INSTALLED_LOCALLY;
	} catch (e) {
		missingPackages.push(p);
	}
	if (missingPackages.length !== 0) {
		await checkNpxVersion(opts);
		opts.logger.log(`Package${missingPackages.length === 1 ? "" : "s"} ${missingPackages.map((p) => p.nameWithPath).join(", ")} not available locally. Attempting to use npx to install temporarily.`);
		try {
			const installDir = await installPackage(missingPackages, opts);
			for (const pkg of missingPackages) {
				pkg.imported = await opts.importRelative(installDir, pkg.nameWithPath);
				INSTALL_CACHE[pkg.name] = installDir;
			}
		} catch (e) {
			throw new Error(`import failed for ${missingPackages.map((p) => p.nameWithPath).join(",")} with message:\n    ${e.message}\n\nYou should install ${missingPackages.map((p) => p.name).join(", ")} locally: \n    npm install ${missingPackages.map((p) => p.cli).join(" ")}\n\n`, { cause: e });
		}
	}
	return Array.isArray(pkg) ? packages.map((p) => p.imported) : packages[0].imported;
}
/**
* @param {string|string[]} pkg
* @returns {Promise<Package[]>}
*/
async function processPackageParameter(pkg) {
	if (typeof pkg !== "string" && !Array.isArray(pkg) || Array.isArray(pkg) && pkg.length === 0 || Array.isArray(pkg) && pkg.some((p) => typeof p !== "string")) throw new TypeError(`can't import invalid package name: parsed name '${pkg}' from '${pkg}'`);
	/** @type {string[]} */
	const packageNames = [];
	/** @type {Package[]} */
	const packages = [];
	for (const p of Array.isArray(pkg) ? pkg : [pkg]) {
		const { raw, scope, name, packageName, nameWithPath, version, cli, path } = parsePackage(p);
		if (packageNames.includes(name)) throw new Error(`cannot import the same package twice! Got: '${p}' but already saw '${name}' earlier!`);
		packageNames.push(name);
		packages.push({
			cli,
			name,
			nameWithPath,
			packageName,
			path,
			raw,
			scope,
			version,
			imported: null
		});
	}
	return packages;
}
const semverRE = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;
const isValidSemver = RegExp.prototype.test.bind(semverRE);
const cliEscapeCharsRE = /[<>*]/u;
const packageWithVersionRE = /^((?:(?:@([a-z0-9-][a-z0-9-_.]*))\/)?([a-z0-9-][a-z0-9-_.]+))(?:@([^/]+))?(\/.*)?$/u;
/**
* @param {string} pkg
* @returns {Pick<Package, 'raw' | 'scope' | 'name' | 'packageName' | 'path' | 'version' | 'nameWithPath' | 'cli'>}
*/
function parsePackage(pkg) {
	if (pkg[0] === "." || pkg[0] === "/") throw new Error(`cannot import relative paths: got '${pkg}'`);
	const [match = null, name, scope = "", packageName, version = "latest", path = ""] = packageWithVersionRE.exec(pkg) || [];
	if (match === null) throw new TypeError(`can't import invalid package name: parsed name '${pkg}' from '${pkg}'`);
	const nameWithPath = `${name}${path}`;
	const cli = cliEscapeCharsRE.test(version) ? `'${name}@${version}'` : `${name}@${version}`;
	if (name.length === 0 || name.length > 214 || name === "favicon.ico" || name === "node_modules") throw new TypeError(`can't import invalid package name: parsed name '${name}' from '${pkg}'`);
	if (builtinModules.includes(name)) throw new TypeError(`can only import NPM packages, got core module '${name}' from '${pkg}'`);
	return {
		cli,
		name,
		nameWithPath,
		packageName,
		path,
		raw: pkg,
		scope,
		version
	};
}
/**
* @param {Pick<InternalOptions, 'exec'>} opts
* @throws {Error} If the npx version is less than 7 or if npx cannot be executed.
* @returns {Promise<void>}
*/
async function checkNpxVersion(opts) {
	let npmVersion;
	try {
		npmVersion = await opts.exec(`npx --version`);
	} catch (e) {
		throw new Error(`Couldn't execute 'npx --version'. Is npm installed and up-to-date?`, { cause: e });
	}
	if (npmVersion === null || Number(semverRE.exec(npmVersion)?.[1]) < 7) throw new Error(`Require npm version 7+. Got '${npmVersion}' when running 'npx --version'`);
}
/**
* @param {Package[]} packages
* @param {Pick<InternalOptions, 'exec' | 'logger'>} opts
* @returns {Promise<string>} - The path to the temporary install directory.
*/
async function installPackage(packages, opts) {
	const installPackage = `npx --prefer-${packages.every((p) => isValidSemver(p.version)) ? "offline" : "online"} -y ${packages.map((p) => `-p ${p.cli}`).join(" ")}`;
	opts.logger.log(`Installing... (${installPackage})`);
	/** @type {string} */
	let tempPathResult;
	try {
		tempPathResult = await opts.exec(`${installPackage} ${emitPath}`);
	} catch (e) {
		throw new Error(`Failed installing ${packages.map((p) => `'${p.name}'`).join(",")} using: ${installPackage}.`, { cause: e });
	}
	const tempPath = getTempPath(tempPathResult);
	const nodeModulesPath = resolve(tempPath, "..");
	if (!nodeModulesPath.endsWith("node_modules")) throw new Error(`Found NPX temporary path of '${tempPath}' but expected to be able to find a node_modules directory by looking in '..'.`);
	opts.logger.log(`Installed into ${nodeModulesPath}.`, `To skip this step in future, run: npm install ${packages.map((p) => p.cli).join(" ")}`);
	return nodeModulesPath;
}
/**
* @returns {boolean}
*/
function isRunningInPackageRunner() {
	return process.env.npm_lifecycle_event === "npx" || process.env.npm_lifecycle_event === "bunx";
}

// node_modules/colorette/index.cjs
var require_colorette = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var tty = __require("tty");
	function _interopNamespace(e) {
		if (e && e.__esModule) return e;
		var n = Object.create(null);
		if (e) Object.keys(e).forEach(function(k) {
			if (k !== "default") {
				var d = Object.getOwnPropertyDescriptor(e, k);
				Object.defineProperty(n, k, d.get ? d : {
					enumerable: true,
					get: function() {
						return e[k];
					}
				});
			}
		});
		n["default"] = e;
		return Object.freeze(n);
	}
	var tty__namespace = /*#__PURE__*/ _interopNamespace(tty);
	const { env = {}, argv = [], platform = "" } = typeof process === "undefined" ? {} : process;
	const isDisabled = "NO_COLOR" in env || argv.includes("--no-color");
	const isForced = "FORCE_COLOR" in env || argv.includes("--color");
	const isWindows = platform === "win32";
	const isDumbTerminal = env.TERM === "dumb";
	const isCompatibleTerminal = tty__namespace && tty__namespace.isatty && tty__namespace.isatty(1) && env.TERM && !isDumbTerminal;
	const isCI = "CI" in env && ("GITHUB_ACTIONS" in env || "GITLAB_CI" in env || "CIRCLECI" in env);
	const isColorSupported = !isDisabled && (isForced || isWindows && !isDumbTerminal || isCompatibleTerminal || isCI);
	const replaceClose = (index, string, close, replace, head = string.substring(0, index) + replace, tail = string.substring(index + close.length), next = tail.indexOf(close)) => head + (next < 0 ? tail : replaceClose(next, tail, close, replace));
	const clearBleed = (index, string, open, close, replace) => index < 0 ? open + string + close : open + replaceClose(index, string, close, replace) + close;
	const filterEmpty = (open, close, replace = open, at = open.length + 1) => (string) => string || !(string === "" || string === void 0) ? clearBleed(("" + string).indexOf(close, at), string, open, close, replace) : "";
	const init = (open, close, replace) => filterEmpty(`\x1b[${open}m`, `\x1b[${close}m`, replace);
	const colors = {
		reset: init(0, 0),
		bold: init(1, 22, "\x1B[22m\x1B[1m"),
		dim: init(2, 22, "\x1B[22m\x1B[2m"),
		italic: init(3, 23),
		underline: init(4, 24),
		inverse: init(7, 27),
		hidden: init(8, 28),
		strikethrough: init(9, 29),
		black: init(30, 39),
		red: init(31, 39),
		green: init(32, 39),
		yellow: init(33, 39),
		blue: init(34, 39),
		magenta: init(35, 39),
		cyan: init(36, 39),
		white: init(37, 39),
		gray: init(90, 39),
		bgBlack: init(40, 49),
		bgRed: init(41, 49),
		bgGreen: init(42, 49),
		bgYellow: init(43, 49),
		bgBlue: init(44, 49),
		bgMagenta: init(45, 49),
		bgCyan: init(46, 49),
		bgWhite: init(47, 49),
		blackBright: init(90, 39),
		redBright: init(91, 39),
		greenBright: init(92, 39),
		yellowBright: init(93, 39),
		blueBright: init(94, 39),
		magentaBright: init(95, 39),
		cyanBright: init(96, 39),
		whiteBright: init(97, 39),
		bgBlackBright: init(100, 49),
		bgRedBright: init(101, 49),
		bgGreenBright: init(102, 49),
		bgYellowBright: init(103, 49),
		bgBlueBright: init(104, 49),
		bgMagentaBright: init(105, 49),
		bgCyanBright: init(106, 49),
		bgWhiteBright: init(107, 49)
	};
	const createColors = ({ useColor = isColorSupported } = {}) => useColor ? colors : Object.keys(colors).reduce((colors, key) => ({
		...colors,
		[key]: String
	}), {});
	const { reset, bold, dim, italic, underline, inverse, hidden, strikethrough, black, red, green, yellow, blue, magenta, cyan, white, gray, bgBlack, bgRed, bgGreen, bgYellow, bgBlue, bgMagenta, bgCyan, bgWhite, blackBright, redBright, greenBright, yellowBright, blueBright, magentaBright, cyanBright, whiteBright, bgBlackBright, bgRedBright, bgGreenBright, bgYellowBright, bgBlueBright, bgMagentaBright, bgCyanBright, bgWhiteBright } = createColors();
	exports.bgBlack = bgBlack;
	exports.bgBlackBright = bgBlackBright;
	exports.bgBlue = bgBlue;
	exports.bgBlueBright = bgBlueBright;
	exports.bgCyan = bgCyan;
	exports.bgCyanBright = bgCyanBright;
	exports.bgGreen = bgGreen;
	exports.bgGreenBright = bgGreenBright;
	exports.bgMagenta = bgMagenta;
	exports.bgMagentaBright = bgMagentaBright;
	exports.bgRed = bgRed;
	exports.bgRedBright = bgRedBright;
	exports.bgWhite = bgWhite;
	exports.bgWhiteBright = bgWhiteBright;
	exports.bgYellow = bgYellow;
	exports.bgYellowBright = bgYellowBright;
	exports.black = black;
	exports.blackBright = blackBright;
	exports.blue = blue;
	exports.blueBright = blueBright;
	exports.bold = bold;
	exports.createColors = createColors;
	exports.cyan = cyan;
	exports.cyanBright = cyanBright;
	exports.dim = dim;
	exports.gray = gray;
	exports.green = green;
	exports.greenBright = greenBright;
	exports.hidden = hidden;
	exports.inverse = inverse;
	exports.isColorSupported = isColorSupported;
	exports.italic = italic;
	exports.magenta = magenta;
	exports.magentaBright = magentaBright;
	exports.red = red;
	exports.redBright = redBright;
	exports.reset = reset;
	exports.strikethrough = strikethrough;
	exports.underline = underline;
	exports.white = white;
	exports.whiteBright = whiteBright;
	exports.yellow = yellow;
	exports.yellowBright = yellowBright;
}));

// node_modules/wrappy/wrappy.js
var require_wrappy = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = wrappy;
	function wrappy(fn, cb) {
		if (fn && cb) return wrappy(fn)(cb);
		if (typeof fn !== "function") throw new TypeError("need wrapper function");
		Object.keys(fn).forEach(function(k) {
			wrapper[k] = fn[k];
		});
		return wrapper;
		function wrapper() {
			var args = new Array(arguments.length);
			for (var i = 0; i < args.length; i++) args[i] = arguments[i];
			var ret = fn.apply(this, args);
			var cb = args[args.length - 1];
			if (typeof ret === "function" && ret !== cb) Object.keys(cb).forEach(function(k) {
				ret[k] = cb[k];
			});
			return ret;
		}
	}
}));

// node_modules/once/once.js
var require_once = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var wrappy = require_wrappy();
	module.exports = wrappy(once);
	module.exports.strict = wrappy(onceStrict);
	once.proto = once(function() {
		Object.defineProperty(Function.prototype, "once", {
			value: function() {
				return once(this);
			},
			configurable: true
		});
		Object.defineProperty(Function.prototype, "onceStrict", {
			value: function() {
				return onceStrict(this);
			},
			configurable: true
		});
	});
	function once(fn) {
		var f = function() {
			if (f.called) return f.value;
			f.called = true;
			return f.value = fn.apply(this, arguments);
		};
		f.called = false;
		return f;
	}
	function onceStrict(fn) {
		var f = function() {
			if (f.called) throw new Error(f.onceError);
			f.called = true;
			return f.value = fn.apply(this, arguments);
		};
		f.onceError = (fn.name || "Function wrapped with `once`") + " shouldn't be called more than once";
		f.called = false;
		return f;
	}
}));

// node_modules/end-of-stream/index.js
var require_end_of_stream = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var once = require_once();
	var noop = function() {};
	var qnt = global.Bare ? queueMicrotask : process.nextTick.bind(process);
	var isRequest = function(stream) {
		return stream.setHeader && typeof stream.abort === "function";
	};
	var isChildProcess = function(stream) {
		return stream.stdio && Array.isArray(stream.stdio) && stream.stdio.length === 3;
	};
	var eos = function(stream, opts, callback) {
		if (typeof opts === "function") return eos(stream, null, opts);
		if (!opts) opts = {};
		callback = once(callback || noop);
		var ws = stream._writableState;
		var rs = stream._readableState;
		var readable = opts.readable || opts.readable !== false && stream.readable;
		var writable = opts.writable || opts.writable !== false && stream.writable;
		var cancelled = false;
		var onlegacyfinish = function() {
			if (!stream.writable) onfinish();
		};
		var onfinish = function() {
			writable = false;
			if (!readable) callback.call(stream);
		};
		var onend = function() {
			readable = false;
			if (!writable) callback.call(stream);
		};
		var onexit = function(exitCode) {
			callback.call(stream, exitCode ? /* @__PURE__ */ new Error("exited with error code: " + exitCode) : null);
		};
		var onerror = function(err) {
			callback.call(stream, err);
		};
		var onclose = function() {
			qnt(onclosenexttick);
		};
		var onclosenexttick = function() {
			if (cancelled) return;
			if (readable && !(rs && rs.ended && !rs.destroyed)) return callback.call(stream, /* @__PURE__ */ new Error("premature close"));
			if (writable && !(ws && ws.ended && !ws.destroyed)) return callback.call(stream, /* @__PURE__ */ new Error("premature close"));
		};
		var onrequest = function() {
			stream.req.on("finish", onfinish);
		};
		if (isRequest(stream)) {
			stream.on("complete", onfinish);
			stream.on("abort", onclose);
			if (stream.req) onrequest();
			else stream.on("request", onrequest);
		} else if (writable && !ws) {
			stream.on("end", onlegacyfinish);
			stream.on("close", onlegacyfinish);
		}
		if (isChildProcess(stream)) stream.on("exit", onexit);
		stream.on("end", onend);
		stream.on("finish", onfinish);
		if (opts.error !== false) stream.on("error", onerror);
		stream.on("close", onclose);
		return function() {
			cancelled = true;
			stream.removeListener("complete", onfinish);
			stream.removeListener("abort", onclose);
			stream.removeListener("request", onrequest);
			if (stream.req) stream.req.removeListener("finish", onfinish);
			stream.removeListener("end", onlegacyfinish);
			stream.removeListener("close", onlegacyfinish);
			stream.removeListener("finish", onfinish);
			stream.removeListener("exit", onexit);
			stream.removeListener("end", onend);
			stream.removeListener("error", onerror);
			stream.removeListener("close", onclose);
		};
	};
	module.exports = eos;
}));

// node_modules/pump/index.js
var require_pump = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var once = require_once();
	var eos = require_end_of_stream();
	var fs;
	try {
		fs = __require("fs");
	} catch (e) {}
	var noop = function() {};
	var ancient = typeof process === "undefined" ? false : /^v?\.0/.test(process.version);
	var isFn = function(fn) {
		return typeof fn === "function";
	};
	var isFS = function(stream) {
		if (!ancient) return false;
		if (!fs) return false;
		return (stream instanceof (fs.ReadStream || noop) || stream instanceof (fs.WriteStream || noop)) && isFn(stream.close);
	};
	var isRequest = function(stream) {
		return stream.setHeader && isFn(stream.abort);
	};
	var destroyer = function(stream, reading, writing, callback) {
		callback = once(callback);
		var closed = false;
		stream.on("close", function() {
			closed = true;
		});
		eos(stream, {
			readable: reading,
			writable: writing
		}, function(err) {
			if (err) return callback(err);
			closed = true;
			callback();
		});
		var destroyed = false;
		return function(err) {
			if (closed) return;
			if (destroyed) return;
			destroyed = true;
			if (isFS(stream)) return stream.close(noop);
			if (isRequest(stream)) return stream.abort();
			if (isFn(stream.destroy)) return stream.destroy();
			callback(err || /* @__PURE__ */ new Error("stream was destroyed"));
		};
	};
	var call = function(fn) {
		fn();
	};
	var pipe = function(from, to) {
		return from.pipe(to);
	};
	var pump = function() {
		var streams = Array.prototype.slice.call(arguments);
		var callback = isFn(streams[streams.length - 1] || noop) && streams.pop() || noop;
		if (Array.isArray(streams[0])) streams = streams[0];
		if (streams.length < 2) throw new Error("pump requires two streams per minimum");
		var error;
		var destroys = streams.map(function(stream, i) {
			var reading = i < streams.length - 1;
			return destroyer(stream, reading, i > 0, function(err) {
				if (!error) error = err;
				if (err) destroys.forEach(call);
				if (reading) return;
				destroys.forEach(call);
				callback(error);
			});
		});
		return streams.reduce(pipe);
	};
	module.exports = pump;
}));

// node_modules/pino-abstract-transport/index.js
var require_pino_abstract_transport = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const metadata = Symbol.for("pino.metadata");
	const split = require_split2();
	const { Duplex } = __require("stream");
	const { parentPort, workerData } = __require("worker_threads");
	function createDeferred() {
		let resolve;
		let reject;
		const promise = new Promise((_resolve, _reject) => {
			resolve = _resolve;
			reject = _reject;
		});
		promise.resolve = resolve;
		promise.reject = reject;
		return promise;
	}
	module.exports = function build(fn, opts = {}) {
		const waitForConfig = opts.expectPinoConfig === true && workerData?.workerData?.pinoWillSendConfig === true;
		const parseLines = opts.parse === "lines";
		const parseLine = typeof opts.parseLine === "function" ? opts.parseLine : JSON.parse;
		const close = opts.close || defaultClose;
		const stream = split(function(line) {
			let value;
			try {
				value = parseLine(line);
			} catch (error) {
				this.emit("unknown", line, error);
				return;
			}
			if (value === null) {
				this.emit("unknown", line, "Null value ignored");
				return;
			}
			if (typeof value !== "object") value = {
				data: value,
				time: Date.now()
			};
			if (stream[metadata]) {
				stream.lastTime = value.time;
				stream.lastLevel = value.level;
				stream.lastObj = value;
			}
			if (parseLines) return line;
			return value;
		}, { autoDestroy: true });
		stream._destroy = function(err, cb) {
			const promise = close(err, cb);
			if (promise && typeof promise.then === "function") promise.then(cb, cb);
		};
		if (opts.expectPinoConfig === true && workerData?.workerData?.pinoWillSendConfig !== true) setImmediate(() => {
			stream.emit("error", /* @__PURE__ */ new Error("This transport is not compatible with the current version of pino. Please upgrade pino to the latest version."));
		});
		if (opts.metadata !== false) {
			stream[metadata] = true;
			stream.lastTime = 0;
			stream.lastLevel = 0;
			stream.lastObj = null;
		}
		if (waitForConfig) {
			let pinoConfig = {};
			const configReceived = createDeferred();
			parentPort.on("message", function handleMessage(message) {
				if (message.code === "PINO_CONFIG") {
					pinoConfig = message.config;
					configReceived.resolve();
					parentPort.off("message", handleMessage);
				}
			});
			Object.defineProperties(stream, {
				levels: { get() {
					return pinoConfig.levels;
				} },
				messageKey: { get() {
					return pinoConfig.messageKey;
				} },
				errorKey: { get() {
					return pinoConfig.errorKey;
				} }
			});
			return configReceived.then(finish);
		}
		return finish();
		function finish() {
			let res = fn(stream);
			if (res && typeof res.catch === "function") {
				res.catch((err) => {
					stream.destroy(err);
				});
				res = null;
			} else if (opts.enablePipelining && res) return Duplex.from({
				writable: stream,
				readable: res
			});
			return stream;
		}
	};
	function defaultClose(err, cb) {
		process.nextTick(cb, err);
	}
}));

// node_modules/pino-pretty/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* A set of property names that indicate the value represents an error object.
	*
	* @typedef {string[]} K_ERROR_LIKE_KEYS
	*/
	module.exports = {
		DATE_FORMAT: "yyyy-mm-dd HH:MM:ss.l o",
		DATE_FORMAT_SIMPLE: "HH:MM:ss.l",
		/**
		* @type {K_ERROR_LIKE_KEYS}
		*/
		ERROR_LIKE_KEYS: ["err", "error"],
		MESSAGE_KEY: "msg",
		LEVEL_KEY: "level",
		LEVEL_LABEL: "levelLabel",
		TIMESTAMP_KEY: "time",
		LEVELS: {
			default: "USERLVL",
			60: "FATAL",
			50: "ERROR",
			40: "WARN",
			30: "INFO",
			20: "DEBUG",
			10: "TRACE"
		},
		LEVEL_NAMES: {
			fatal: 60,
			error: 50,
			warn: 40,
			info: 30,
			debug: 20,
			trace: 10
		},
		LOGGER_KEYS: [
			"pid",
			"hostname",
			"name",
			"level",
			"time",
			"timestamp",
			"caller"
		]
	};
}));

// node_modules/pino-pretty/lib/utils/get-level-label-data.js
var require_get_level_label_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = getLevelLabelData;
	const { LEVELS, LEVEL_NAMES } = require_constants();
	/**
	* Given initial settings for custom levels/names and use of only custom props
	* get the level label that corresponds with a given level number
	*
	* @param {boolean} useOnlyCustomProps
	* @param {object} customLevels
	* @param {object} customLevelNames
	*
	* @returns {function} A function that takes a number level and returns the level's label string
	*/
	function getLevelLabelData(useOnlyCustomProps, customLevels, customLevelNames) {
		const levels = useOnlyCustomProps ? customLevels || LEVELS : Object.assign({}, LEVELS, customLevels);
		const levelNames = useOnlyCustomProps ? customLevelNames || LEVEL_NAMES : Object.assign({}, LEVEL_NAMES, customLevelNames);
		return function(level) {
			let levelNum = "default";
			if (Number.isInteger(+level)) levelNum = Object.prototype.hasOwnProperty.call(levels, level) ? level : levelNum;
			else levelNum = Object.prototype.hasOwnProperty.call(levelNames, level.toLowerCase()) ? levelNames[level.toLowerCase()] : levelNum;
			return [levels[levelNum], levelNum];
		};
	}
}));

// node_modules/pino-pretty/lib/colors.js
var require_colors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const nocolor = (input) => input;
	const plain = {
		default: nocolor,
		60: nocolor,
		50: nocolor,
		40: nocolor,
		30: nocolor,
		20: nocolor,
		10: nocolor,
		message: nocolor,
		greyMessage: nocolor,
		property: nocolor
	};
	const { createColors } = require_colorette();
	const getLevelLabelData = require_get_level_label_data();
	const availableColors = createColors({ useColor: true });
	const { white, bgRed, red, yellow, green, blue, gray, cyan, magenta } = availableColors;
	const colored = {
		default: white,
		60: bgRed,
		50: red,
		40: yellow,
		30: green,
		20: blue,
		10: gray,
		message: cyan,
		greyMessage: gray,
		property: magenta
	};
	function resolveCustomColoredColorizer(customColors) {
		return customColors.reduce(function(agg, [level, color]) {
			agg[level] = typeof availableColors[color] === "function" ? availableColors[color] : white;
			return agg;
		}, {
			default: white,
			message: cyan,
			greyMessage: gray,
			property: magenta
		});
	}
	function colorizeLevel(useOnlyCustomProps) {
		return function(level, colorizer, { customLevels, customLevelNames } = {}) {
			const [levelStr, levelNum] = getLevelLabelData(useOnlyCustomProps, customLevels, customLevelNames)(level);
			return Object.prototype.hasOwnProperty.call(colorizer, levelNum) ? colorizer[levelNum](levelStr) : colorizer.default(levelStr);
		};
	}
	function plainColorizer(useOnlyCustomProps) {
		const newPlainColorizer = colorizeLevel(useOnlyCustomProps);
		const customColoredColorizer = function(level, opts) {
			return newPlainColorizer(level, plain, opts);
		};
		customColoredColorizer.message = plain.message;
		customColoredColorizer.greyMessage = plain.greyMessage;
		customColoredColorizer.property = plain.property;
		customColoredColorizer.colors = createColors({ useColor: false });
		return customColoredColorizer;
	}
	function coloredColorizer(useOnlyCustomProps) {
		const newColoredColorizer = colorizeLevel(useOnlyCustomProps);
		const customColoredColorizer = function(level, opts) {
			return newColoredColorizer(level, colored, opts);
		};
		customColoredColorizer.message = colored.message;
		customColoredColorizer.property = colored.property;
		customColoredColorizer.greyMessage = colored.greyMessage;
		customColoredColorizer.colors = availableColors;
		return customColoredColorizer;
	}
	function customColoredColorizerFactory(customColors, useOnlyCustomProps) {
		const onlyCustomColored = resolveCustomColoredColorizer(customColors);
		const customColored = useOnlyCustomProps ? onlyCustomColored : Object.assign({}, colored, onlyCustomColored);
		const colorizeLevelCustom = colorizeLevel(useOnlyCustomProps);
		const customColoredColorizer = function(level, opts) {
			return colorizeLevelCustom(level, customColored, opts);
		};
		customColoredColorizer.colors = availableColors;
		customColoredColorizer.message = customColoredColorizer.message || customColored.message;
		customColoredColorizer.property = customColoredColorizer.property || customColored.property;
		customColoredColorizer.greyMessage = customColoredColorizer.greyMessage || customColored.greyMessage;
		return customColoredColorizer;
	}
	/**
	* Applies colorization, if possible, to a string representing the passed in
	* `level`. For example, the default colorizer will return a "green" colored
	* string for the "info" level.
	*
	* @typedef {function} ColorizerFunc
	* @param {string|number} level In either case, the input will map to a color
	* for the specified level or to the color for `USERLVL` if the level is not
	* recognized.
	* @property {function} message Accepts one string parameter that will be
	* colorized to a predefined color.
	* @property {Colorette.Colorette} colors Available color functions based on `useColor` (or `colorize`) context
	*/
	/**
	* Factory function get a function to colorized levels. The returned function
	* also includes a `.message(str)` method to colorize strings.
	*
	* @param {boolean} [useColors=false] When `true` a function that applies standard
	* terminal colors is returned.
	* @param {array[]} [customColors] Tuple where first item of each array is the
	* level index and the second item is the color
	* @param {boolean} [useOnlyCustomProps] When `true`, only use the provided
	* custom colors provided and not fallback to default
	*
	* @returns {ColorizerFunc} `function (level) {}` has a `.message(str)` method to
	* apply colorization to a string. The core function accepts either an integer
	* `level` or a `string` level. The integer level will map to a known level
	* string or to `USERLVL` if not known.  The string `level` will map to the same
	* colors as the integer `level` and will also default to `USERLVL` if the given
	* string is not a recognized level name.
	*/
	module.exports = function getColorizer(useColors = false, customColors, useOnlyCustomProps) {
		if (useColors && customColors !== void 0) return customColoredColorizerFactory(customColors, useOnlyCustomProps);
		else if (useColors) return coloredColorizer(useOnlyCustomProps);
		return plainColorizer(useOnlyCustomProps);
	};
}));

// node_modules/pino-pretty/node_modules/sonic-boom/index.js
var require_sonic_boom = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const fs = __require("node:fs");
	const EventEmitter = __require("node:events");
	const inherits = __require("node:util").inherits;
	const path = __require("node:path");
	const assert = __require("node:assert");
	const sleep = require_atomic_sleep();
	const BUSY_WRITE_TIMEOUT = 100;
	const kEmptyBuffer = Buffer.allocUnsafe(0);
	const MAX_WRITE = 16384;
	const kContentModeBuffer = "buffer";
	const kContentModeUtf8 = "utf8";
	const kFlush = Symbol("kFlush");
	const kFlushSyncIdle = 0;
	const kFlushSyncRetry = 1;
	const kFlushSyncInWriteEvent = 2;
	const kFlushSyncInFlight = 3;
	function isIgnorableFsyncError(err) {
		switch (err?.code) {
			case "EBADF":
			case "EINVAL":
			case "ENOTSUP":
			case "EOPNOTSUPP":
			case "EROFS": return true;
			default: return false;
		}
	}
	const [major, minor] = (process.versions.node || "0.0").split(".").map(Number);
	const kCopyBuffer = major >= 22 && minor >= 7;
	function openFile(file, sonic) {
		sonic._opening = true;
		sonic._writing = true;
		sonic._asyncDrainScheduled = false;
		function fileOpened(err, fd) {
			if (err) {
				sonic._reopening = false;
				sonic._writing = false;
				sonic._opening = false;
				if (sonic.sync) process.nextTick(() => {
					if (sonic.listenerCount("error") > 0) sonic.emit("error", err);
				});
				else sonic.emit("error", err);
				return;
			}
			const reopening = sonic._reopening;
			sonic.fd = fd;
			sonic.file = file;
			sonic._reopening = false;
			sonic._opening = false;
			sonic._writing = false;
			if (sonic.sync) process.nextTick(() => sonic.emit("ready"));
			else sonic.emit("ready");
			if (sonic.destroyed) return;
			if (!sonic._writing && (sonic._len > sonic.minLength || sonic._flushPending)) sonic._actualWrite();
			else if (reopening && !sonic._writing) process.nextTick(emitDrain, sonic);
		}
		const flags = sonic.append ? "a" : "w";
		const mode = sonic.mode;
		if (sonic.sync) try {
			if (sonic.mkdir) fs.mkdirSync(path.dirname(file), { recursive: true });
			fileOpened(null, fs.openSync(file, flags, mode));
		} catch (err) {
			fileOpened(err);
			throw err;
		}
		else if (sonic.mkdir) fs.mkdir(path.dirname(file), { recursive: true }, (err) => {
			if (err) return fileOpened(err);
			fs.open(file, flags, mode, fileOpened);
		});
		else fs.open(file, flags, mode, fileOpened);
	}
	function SonicBoom(opts) {
		if (!(this instanceof SonicBoom)) return new SonicBoom(opts);
		let { fd, dest, minLength, maxLength, maxWrite, periodicFlush, sync, append = true, mkdir, retryEAGAIN, maxWriteRetries, fsync, contentMode, mode } = opts || {};
		fd = fd || dest;
		this._len = 0;
		this.fd = -1;
		this._bufs = [];
		this._lens = [];
		this._writing = false;
		this._ending = false;
		this._reopening = false;
		this._asyncDrainScheduled = false;
		this._flushPending = 0;
		this._flushInProgress = 0;
		this._emittingFlush = false;
		this._emittingWrite = false;
		this._retryTimer = null;
		this._hwm = Math.max(minLength || 0, 16387);
		this.file = null;
		this.destroyed = false;
		this.minLength = minLength || 0;
		this.maxLength = maxLength || 0;
		this.maxWrite = maxWrite || MAX_WRITE;
		this._periodicFlush = periodicFlush || 0;
		this._periodicFlushTimer = void 0;
		this.sync = sync || false;
		this.writable = true;
		this._fsync = fsync || false;
		this.append = append || false;
		this.mode = mode;
		this.retryEAGAIN = retryEAGAIN || (() => true);
		this.maxWriteRetries = maxWriteRetries || 0;
		this._writeRetries = 0;
		this.mkdir = mkdir || false;
		let fsWriteSync;
		let fsWrite;
		if (contentMode === kContentModeBuffer) {
			this._writingBuf = kEmptyBuffer;
			this.write = writeBuffer;
			this.flush = flushBuffer;
			this.flushSync = flushBufferSync;
			this._actualWrite = actualWriteBuffer;
			fsWriteSync = () => fs.writeSync(this.fd, this._writingBuf);
			fsWrite = () => fs.write(this.fd, this._writingBuf, this.release);
		} else if (contentMode === void 0 || contentMode === kContentModeUtf8) {
			this._writingBuf = "";
			this.write = write;
			this.flush = flush;
			this.flushSync = flushSync;
			this._actualWrite = actualWrite;
			fsWriteSync = () => {
				if (Buffer.isBuffer(this._writingBuf)) return fs.writeSync(this.fd, this._writingBuf);
				return fs.writeSync(this.fd, this._writingBuf, "utf8");
			};
			fsWrite = () => {
				if (Buffer.isBuffer(this._writingBuf)) return fs.write(this.fd, this._writingBuf, this.release);
				return fs.write(this.fd, this._writingBuf, "utf8", this.release);
			};
		} else throw new Error(`SonicBoom supports "${kContentModeUtf8}" and "${kContentModeBuffer}", but passed ${contentMode}`);
		if (typeof fd === "number") {
			this.fd = fd;
			process.nextTick(() => this.emit("ready"));
		} else if (typeof fd === "string") openFile(fd, this);
		else throw new Error("SonicBoom supports only file descriptors and files");
		if (this.minLength >= this.maxWrite) throw new Error(`minLength should be smaller than maxWrite (${this.maxWrite})`);
		this.release = (err, n) => {
			if (err) {
				const isRetryableErr = err.code === "EAGAIN" || err.code === "EBUSY";
				if (isRetryableErr) this._writeRetries++;
				const retriesExhausted = this.maxWriteRetries > 0 && this._writeRetries > this.maxWriteRetries;
				if (isRetryableErr && !retriesExhausted && this.retryEAGAIN(err, this._writingBuf.length, this._len - this._writingBuf.length)) {
					if (this.sync) try {
						sleep(BUSY_WRITE_TIMEOUT);
						this.release(void 0, 0);
					} catch (err) {
						this.release(err);
					}
					else this._retryTimer = setTimeout(() => {
						this._retryTimer = null;
						fsWrite();
					}, BUSY_WRITE_TIMEOUT);
				} else {
					this._writing = false;
					this.emit("error", err);
				}
				return;
			}
			if (n > 0) this._writeRetries = 0;
			const releasedBufObj = releaseWritingBuf(this._writingBuf, this._len, n);
			this._len = releasedBufObj.len;
			this._writingBuf = releasedBufObj.writingBuf;
			this._emittingWrite = true;
			try {
				this.emit("write", n);
			} finally {
				this._emittingWrite = false;
			}
			if (this.destroyed) {
				this._writing = false;
				if (this._flushPending > 0) {
					if (this._len === 0) scheduleDrain(this);
					else this.emit(kFlush, /* @__PURE__ */ new Error("SonicBoom destroyed"));
				}
				return;
			}
			if (this._writingBuf.length) {
				if (!this.sync) {
					fsWrite();
					return;
				}
				try {
					do {
						const n = fsWriteSync();
						const releasedBufObj = releaseWritingBuf(this._writingBuf, this._len, n);
						this._len = releasedBufObj.len;
						this._writingBuf = releasedBufObj.writingBuf;
					} while (this._writingBuf.length);
				} catch (err) {
					this.release(err);
					return;
				}
			}
			if (this._fsync) fs.fsyncSync(this.fd);
			const len = this._len;
			if (this._reopening) {
				this._writing = false;
				this._reopening = false;
				this.reopen();
			} else if (len > 0 && (len > this.minLength || this._flushPending)) this._actualWrite();
			else if (this._ending) {
				if (len > 0) this._actualWrite();
				else {
					this._writing = false;
					finishEnding(this);
				}
			} else {
				this._writing = false;
				scheduleDrain(this);
			}
		};
		this.on("newListener", function(name) {
			if (name === "drain" || name === kFlush) this._asyncDrainScheduled = false;
		});
		if (this._periodicFlush !== 0) {
			this._periodicFlushTimer = setInterval(() => {
				if (this._flushPending === 0 && this._flushInProgress === 0) this.flush(null);
			}, this._periodicFlush);
			this._periodicFlushTimer.unref();
		}
	}
	/**
	* Release the writingBuf after fs.write n bytes data
	* @param {string | Buffer} writingBuf - currently writing buffer, usually be instance._writingBuf.
	* @param {number} len - currently buffer length, usually be instance._len.
	* @param {number} n - number of bytes fs already written
	* @returns {{writingBuf: string | Buffer, len: number}} released writingBuf and length
	*/
	function releaseWritingBuf(writingBuf, len, n) {
		if (typeof writingBuf === "string") writingBuf = Buffer.from(writingBuf);
		len = Math.max(len - n, 0);
		writingBuf = writingBuf.subarray(n);
		return {
			writingBuf,
			len
		};
	}
	function scheduleDrain(sonic) {
		if (sonic.sync) {
			if (!sonic._asyncDrainScheduled) {
				sonic._asyncDrainScheduled = true;
				process.nextTick(emitDrain, sonic);
			}
		} else emitDrain(sonic);
	}
	function emitDrain(sonic) {
		if (!(sonic.listenerCount("drain") > 0 || sonic.listenerCount(kFlush) > 0)) return;
		sonic._asyncDrainScheduled = false;
		if (sonic._writing) return;
		emitFlush(sonic);
		if (sonic._writing || sonic.destroyed) return;
		if (sonic.listenerCount("drain") > 0) sonic.emit("drain");
	}
	function emitFlush(sonic) {
		if (sonic._emittingFlush) return;
		sonic._emittingFlush = true;
		try {
			sonic.emit(kFlush);
		} finally {
			sonic._emittingFlush = false;
		}
	}
	function finishEnding(sonic) {
		if (!sonic._ending || sonic._writing || sonic.destroyed) return;
		if (sonic._len > 0) {
			sonic._actualWrite();
			return;
		}
		if (sonic._flushPending > 0) emitFlush(sonic);
		if (sonic._flushPending === 0 && sonic._flushInProgress === 0 && !sonic._writing && sonic._len === 0) actualClose(sonic);
	}
	inherits(SonicBoom, EventEmitter);
	function mergeBuf(bufs, len) {
		if (bufs.length === 0) return kEmptyBuffer;
		if (bufs.length === 1) return bufs[0];
		return Buffer.concat(bufs, len);
	}
	function write(data) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		data = "" + data;
		const dataLen = Buffer.byteLength(data);
		const len = this._len + dataLen;
		const bufs = this._bufs;
		if (this.maxLength && len > this.maxLength) {
			this.emit("drop", data);
			return this._len < this._hwm;
		}
		if (bufs.length === 0 || Buffer.byteLength(bufs[bufs.length - 1]) + dataLen > this.maxWrite) bufs.push(data);
		else bufs[bufs.length - 1] += data;
		this._len = len;
		if (!this._writing && this._len >= this.minLength) this._actualWrite();
		return this._len < this._hwm;
	}
	function writeBuffer(data) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		const len = this._len + data.length;
		const bufs = this._bufs;
		const lens = this._lens;
		if (this.maxLength && len > this.maxLength) {
			this.emit("drop", data);
			return this._len < this._hwm;
		}
		if (bufs.length === 0 || lens[lens.length - 1] + data.length > this.maxWrite) {
			bufs.push([data]);
			lens.push(data.length);
		} else {
			bufs[bufs.length - 1].push(data);
			lens[lens.length - 1] += data.length;
		}
		this._len = len;
		if (!this._writing && this._len >= this.minLength) this._actualWrite();
		return this._len < this._hwm;
	}
	function callFlushCallbackOnDrain(cb) {
		this._flushPending++;
		let waiting = true;
		let completed = false;
		let flushing = false;
		const stopWaiting = () => {
			if (!waiting) return false;
			waiting = false;
			this.off(kFlush, onDrain);
			this.off("error", onError);
			return true;
		};
		const complete = (err, finish = true) => {
			if (completed) return;
			completed = true;
			if (flushing) this._flushInProgress--;
			try {
				cb(err);
			} finally {
				if (finish) finishEnding(this);
			}
		};
		const onDrain = (err) => {
			if (!stopWaiting()) return;
			this._flushPending--;
			if (err) {
				complete(err, false);
				return;
			}
			this._flushInProgress++;
			flushing = true;
			if (!this._fsync && !this.destroyed) try {
				fs.fsync(this.fd, (err) => {
					if (isIgnorableFsyncError(err)) {
						complete();
						return;
					}
					complete(err);
				});
			} catch (err) {
				complete(err);
			}
			else complete();
		};
		const onError = (err) => {
			if (!stopWaiting()) return;
			this._flushPending--;
			complete(err, false);
		};
		this.once(kFlush, onDrain);
		this.once("error", onError);
	}
	function flush(cb) {
		if (cb != null && typeof cb !== "function") throw new Error("flush cb must be a function");
		if (this.destroyed) {
			const error = /* @__PURE__ */ new Error("SonicBoom destroyed");
			if (cb) {
				cb(error);
				return;
			}
			throw error;
		}
		if (this.minLength <= 0 && !this._writing && this._len === 0) {
			cb?.();
			return;
		}
		if (cb) callFlushCallbackOnDrain.call(this, cb);
		if (this._writing) return;
		if (this._bufs.length === 0) this._bufs.push("");
		this._actualWrite();
	}
	function flushBuffer(cb) {
		if (cb != null && typeof cb !== "function") throw new Error("flush cb must be a function");
		if (this.destroyed) {
			const error = /* @__PURE__ */ new Error("SonicBoom destroyed");
			if (cb) {
				cb(error);
				return;
			}
			throw error;
		}
		if (this.minLength <= 0 && !this._writing && this._len === 0) {
			cb?.();
			return;
		}
		if (cb) callFlushCallbackOnDrain.call(this, cb);
		if (this._writing) return;
		if (this._bufs.length === 0) {
			this._bufs.push([]);
			this._lens.push(0);
		}
		this._actualWrite();
	}
	SonicBoom.prototype.reopen = function(file) {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this._opening) {
			this.once("ready", () => {
				if (!this.destroyed) this.reopen(file);
			});
			return;
		}
		if (this._ending) return;
		if (!this.file) throw new Error("Unable to reopen a file descriptor, you must pass a file to SonicBoom");
		if (file) this.file = file;
		this._reopening = true;
		if (this._writing) return;
		const fd = this.fd;
		this.once("ready", () => {
			if (fd !== this.fd) fs.close(fd, (err) => {
				if (err) return this.emit("error", err);
			});
		});
		openFile(this.file, this);
	};
	SonicBoom.prototype.end = function() {
		if (this.destroyed) throw new Error("SonicBoom destroyed");
		if (this._opening) {
			this.once("ready", () => {
				if (!this.destroyed) this.end();
			});
			return;
		}
		if (this._ending) return;
		this._ending = true;
		if (this._writing) return;
		if (this._len > 0 && this.fd >= 0) this._actualWrite();
		else finishEnding(this);
	};
	/**
	* Validates that flushSync() can run and determines how it must interact
	* with any write already in progress.
	* @returns {number} One of the kFlushSync* states.
	*/
	function beginFlushSync(sonic) {
		if (sonic.destroyed) throw new Error("SonicBoom destroyed");
		if (sonic.fd < 0) throw new Error("sonic boom is not ready yet");
		if (!sonic._writing || sonic._opening) return kFlushSyncIdle;
		if (sonic._retryTimer !== null) {
			clearTimeout(sonic._retryTimer);
			sonic._retryTimer = null;
			return kFlushSyncRetry;
		}
		if (sonic._emittingWrite) return kFlushSyncInWriteEvent;
		return kFlushSyncInFlight;
	}
	/**
	* Called after flushSync() has taken over a write whose retry timer it
	* cancelled. Resumes whatever release() would have done once that write
	* completed.
	*/
	function endFlushSyncRetry(sonic) {
		sonic._writing = false;
		process.nextTick(() => {
			if (sonic.destroyed || sonic._writing) return;
			if (sonic._reopening) {
				sonic._reopening = false;
				sonic.reopen();
			} else if (sonic._ending) finishEnding(sonic);
			else if (sonic._len > 0 && (sonic._len > sonic.minLength || sonic._flushPending)) sonic._actualWrite();
			else emitDrain(sonic);
		});
	}
	function flushSync() {
		const state = beginFlushSync(this);
		try {
			if (state !== kFlushSyncInFlight && this._writingBuf.length > 0) {
				this._bufs.unshift(this._writingBuf);
				this._writingBuf = "";
			}
			let buf = "";
			while (this._bufs.length || buf.length) {
				if (buf.length <= 0) buf = this._bufs[0];
				try {
					const n = Buffer.isBuffer(buf) ? fs.writeSync(this.fd, buf) : fs.writeSync(this.fd, buf, "utf8");
					this._writeRetries = 0;
					const releasedBufObj = releaseWritingBuf(buf, this._len, n);
					buf = releasedBufObj.writingBuf;
					this._len = releasedBufObj.len;
					if (buf.length <= 0) this._bufs.shift();
				} catch (err) {
					const shouldRetry = err.code === "EAGAIN" || err.code === "EBUSY";
					if (shouldRetry) this._writeRetries++;
					const retriesExhausted = this.maxWriteRetries > 0 && this._writeRetries > this.maxWriteRetries;
					if (!shouldRetry || retriesExhausted || !this.retryEAGAIN(err, buf.length, this._len - buf.length)) throw err;
					sleep(BUSY_WRITE_TIMEOUT);
				}
			}
		} finally {
			if (state === kFlushSyncRetry) endFlushSyncRetry(this);
		}
		try {
			fs.fsyncSync(this.fd);
		} catch {}
	}
	function flushBufferSync() {
		const state = beginFlushSync(this);
		try {
			if (state !== kFlushSyncInFlight && this._writingBuf.length > 0) {
				this._bufs.unshift([this._writingBuf]);
				this._lens.unshift(this._writingBuf.length);
				this._writingBuf = kEmptyBuffer;
			}
			let buf = kEmptyBuffer;
			while (this._bufs.length || buf.length) {
				if (buf.length <= 0) buf = mergeBuf(this._bufs[0], this._lens[0]);
				try {
					const n = fs.writeSync(this.fd, buf);
					this._writeRetries = 0;
					buf = buf.subarray(n);
					this._len = Math.max(this._len - n, 0);
					if (buf.length <= 0) {
						this._bufs.shift();
						this._lens.shift();
					}
				} catch (err) {
					const shouldRetry = err.code === "EAGAIN" || err.code === "EBUSY";
					if (shouldRetry) this._writeRetries++;
					const retriesExhausted = this.maxWriteRetries > 0 && this._writeRetries > this.maxWriteRetries;
					if (!shouldRetry || retriesExhausted || !this.retryEAGAIN(err, buf.length, this._len - buf.length)) throw err;
					sleep(BUSY_WRITE_TIMEOUT);
				}
			}
		} finally {
			if (state === kFlushSyncRetry) endFlushSyncRetry(this);
		}
	}
	SonicBoom.prototype.destroy = function() {
		if (this.destroyed) return;
		const opening = this._opening;
		actualClose(this);
		if (opening && this._flushPending > 0) this.emit("error", /* @__PURE__ */ new Error("SonicBoom destroyed"));
	};
	function actualWrite() {
		const release = this.release;
		this._writing = true;
		this._writingBuf = this._writingBuf.length ? this._writingBuf : this._bufs.shift() || "";
		if (this.sync) try {
			release(null, Buffer.isBuffer(this._writingBuf) ? fs.writeSync(this.fd, this._writingBuf) : fs.writeSync(this.fd, this._writingBuf, "utf8"));
		} catch (err) {
			release(err);
		}
		else fs.write(this.fd, this._writingBuf, release);
	}
	function actualWriteBuffer() {
		const release = this.release;
		this._writing = true;
		this._writingBuf = this._writingBuf.length ? this._writingBuf : mergeBuf(this._bufs.shift(), this._lens.shift());
		if (this.sync) try {
			release(null, fs.writeSync(this.fd, this._writingBuf));
		} catch (err) {
			release(err);
		}
		else {
			if (kCopyBuffer) this._writingBuf = Buffer.from(this._writingBuf);
			fs.write(this.fd, this._writingBuf, release);
		}
	}
	function actualClose(sonic) {
		if (sonic.destroyed) return;
		if (sonic.fd === -1) {
			sonic.destroyed = true;
			sonic.once("ready", () => {
				sonic.destroyed = false;
				actualClose(sonic);
			});
			return;
		}
		if (sonic._periodicFlushTimer !== void 0) clearInterval(sonic._periodicFlushTimer);
		sonic.destroyed = true;
		sonic._bufs = [];
		sonic._lens = [];
		if (sonic._retryTimer !== null) {
			clearTimeout(sonic._retryTimer);
			sonic._retryTimer = null;
			sonic._writing = false;
		}
		if (sonic._flushPending > 0 && !sonic._writing) sonic.emit(kFlush, /* @__PURE__ */ new Error("SonicBoom destroyed"));
		assert(typeof sonic.fd === "number", `sonic.fd must be a number, got ${typeof sonic.fd}`);
		try {
			fs.fsync(sonic.fd, closeWrapped);
		} catch {}
		function closeWrapped() {
			if (sonic.fd !== 1 && sonic.fd !== 2) fs.close(sonic.fd, done);
			else done();
		}
		function done(err) {
			if (err) {
				sonic.emit("error", err);
				return;
			}
			if (sonic._ending && !sonic._writing) sonic.emit("finish");
			sonic.emit("close");
		}
	}
	/**
	* These export configurations enable JS and TS developers
	* to consumer SonicBoom in whatever way best suits their needs.
	* Some examples of supported import syntax includes:
	* - `const SonicBoom = require('sonic-boom')`
	* - `const { SonicBoom } = require('sonic-boom')`
	* - `import * as SonicBoom from 'sonic-boom'`
	* - `import { SonicBoom } from 'sonic-boom'`
	* - `import SonicBoom from 'sonic-boom'`
	*/
	SonicBoom.SonicBoom = SonicBoom;
	SonicBoom.default = SonicBoom;
	module.exports = SonicBoom;
}));

// node_modules/pino-pretty/lib/utils/noop.js
var require_noop = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function noop() {};
}));

// node_modules/pino-pretty/lib/utils/build-safe-sonic-boom.js
var require_build_safe_sonic_boom = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = buildSafeSonicBoom;
	const { isMainThread } = __require("node:worker_threads");
	const SonicBoom = require_sonic_boom();
	const noop = require_noop();
	/**
	* Creates a safe SonicBoom instance
	*
	* @param {object} opts Options for SonicBoom
	*
	* @returns {object} A new SonicBoom stream
	*/
	function buildSafeSonicBoom(opts) {
		const stream = new SonicBoom(opts);
		stream.on("error", filterBrokenPipe);
		if (!opts.sync && isMainThread) setupOnExit(stream);
		return stream;
		function filterBrokenPipe(err) {
			if (err.code === "EPIPE") {
				stream.write = noop;
				stream.end = noop;
				stream.flushSync = noop;
				stream.destroy = noop;
				return;
			}
			stream.removeListener("error", filterBrokenPipe);
		}
	}
	function setupOnExit(stream) {
		/* istanbul ignore next */
		if (global.WeakRef && global.WeakMap && global.FinalizationRegistry) {
			const onExit = require_on_exit_leak_free();
			onExit.register(stream, autoEnd);
			stream.on("close", function() {
				onExit.unregister(stream);
			});
		}
	}
	/* istanbul ignore next */
	function autoEnd(stream, eventName) {
		if (stream.destroyed) return;
		if (eventName === "beforeExit") {
			stream.flush();
			stream.on("drain", function() {
				stream.end();
			});
		} else stream.flushSync();
	}
}));

// node_modules/pino-pretty/lib/utils/is-valid-date.js
var require_is_valid_date = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = isValidDate;
	/**
	* Checks if the argument is a JS Date and not 'Invalid Date'.
	*
	* @param {Date} date The date to check.
	*
	* @returns {boolean} true if the argument is a JS Date and not 'Invalid Date'.
	*/
	function isValidDate(date) {
		return date instanceof Date && !Number.isNaN(date.getTime());
	}
}));

// node_modules/pino-pretty/lib/utils/create-date.js
var require_create_date = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = createDate;
	const isValidDate = require_is_valid_date();
	/**
	* Constructs a JS Date from a number or string. Accepts any single number
	* or single string argument that is valid for the Date() constructor,
	* or an epoch as a string.
	*
	* @param {string|number} epoch The representation of the Date.
	*
	* @returns {Date} The constructed Date.
	*/
	function createDate(epoch) {
		let date = new Date(epoch);
		if (isValidDate(date)) return date;
		date = /* @__PURE__ */ new Date(+epoch);
		return date;
	}
}));

// node_modules/pino-pretty/lib/utils/split-property-key.js
var require_split_property_key = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = splitPropertyKey;
	/**
	* Splits the property key delimited by a dot character but not when it is preceded
	* by a backslash.
	*
	* @param {string} key A string identifying the property.
	*
	* @returns {string[]} Returns a list of string containing each delimited property.
	* e.g. `'prop2\.domain\.corp.prop2'` should return [ 'prop2.domain.com', 'prop2' ]
	*/
	function splitPropertyKey(key) {
		const result = [];
		let backslash = false;
		let segment = "";
		for (let i = 0; i < key.length; i++) {
			const c = key.charAt(i);
			if (c === "\\") {
				backslash = true;
				continue;
			}
			if (backslash) {
				backslash = false;
				segment += c;
				continue;
			}
			if (c === ".") {
				result.push(segment);
				segment = "";
				continue;
			}
			segment += c;
		}
		if (segment.length) result.push(segment);
		return result;
	}
}));

// node_modules/pino-pretty/lib/utils/get-property-value.js
var require_get_property_value = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = getPropertyValue;
	const splitPropertyKey = require_split_property_key();
	/**
	* Gets a specified property from an object if it exists.
	*
	* @param {object} obj The object to be searched.
	* @param {string|string[]} property A string, or an array of strings, identifying
	* the property to be retrieved from the object.
	* Accepts nested properties delimited by a `.`.
	* Delimiter can be escaped to preserve property names that contain the delimiter.
	* e.g. `'prop1.prop2'` or `'prop2\.domain\.corp.prop2'`.
	*
	* @returns {*}
	*/
	function getPropertyValue(obj, property) {
		const props = Array.isArray(property) ? property : splitPropertyKey(property);
		for (const prop of props) {
			if (!Object.prototype.hasOwnProperty.call(obj, prop)) return;
			obj = obj[prop];
		}
		return obj;
	}
}));

// node_modules/pino-pretty/lib/utils/delete-log-property.js
var require_delete_log_property = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = deleteLogProperty;
	const getPropertyValue = require_get_property_value();
	const splitPropertyKey = require_split_property_key();
	/**
	* Deletes a specified property from a log object if it exists.
	* This function mutates the passed in `log` object.
	*
	* @param {object} log The log object to be modified.
	* @param {string} property A string identifying the property to be deleted from
	* the log object. Accepts nested properties delimited by a `.`
	* Delimiter can be escaped to preserve property names that contain the delimiter.
	* e.g. `'prop1.prop2'` or `'prop2\.domain\.corp.prop2'`
	*/
	function deleteLogProperty(log, property) {
		const props = splitPropertyKey(property);
		const propToDelete = props.pop();
		log = getPropertyValue(log, props);
		/* istanbul ignore else */
		if (log !== null && typeof log === "object" && Object.prototype.hasOwnProperty.call(log, propToDelete)) delete log[propToDelete];
	}
}));

// node_modules/fast-copy/dist/cjs/index.cjs
var require_cjs = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Error thrown when the copier traverses deeper than the configured `maxDepth`.
	*
	* @note
	* Extends `RangeError` for backwards compatibility, since exceeding the maximum depth
	* previously surfaced as a native `RangeError` from stack exhaustion.
	*/
	var MaxDepthExceededError = class extends RangeError {
		constructor(maxDepth) {
			super(`Maximum copy depth of ${String(maxDepth)} exceeded; the value copied is nested too deeply.`);
			this.maxDepth = maxDepth;
			this.name = "MaxDepthExceededError";
		}
	};
	const toStringFunction = Function.prototype.toString;
	const toStringObject = Object.prototype.toString;
	/**
	* Get an empty version of the object with the same prototype it has.
	*/
	function getCleanClone(prototype) {
		if (!prototype) return Object.create(null);
		const Constructor = prototype.constructor;
		if (Constructor === Object) return prototype === Object.prototype ? {} : Object.create(prototype);
		if (typeof Constructor === "function" && ~toStringFunction.call(Constructor).indexOf("[native code]")) try {
			return new Constructor();
		} catch (_a) {}
		return Object.create(prototype);
	}
	/**
	* Get the tag of the value passed, so that the correct copier can be used.
	*/
	function getTag(value) {
		const stringTag = value[Symbol.toStringTag];
		if (stringTag) return stringTag;
		const type = toStringObject.call(value);
		return type.substring(8, type.length - 1);
	}
	/**
	* The shared `%TypedArray%.prototype.slice`, which every typed array inherits.
	*
	* @note
	* This is used instead of the `slice` found on the value itself because subclasses can
	* override it with one that does not copy. `Buffer` is the notable case: its `slice`
	* returns a view over the same memory, so copying through it would alias the original.
	*/
	const sliceTypedArray = Object.getPrototypeOf(Int8Array.prototype).slice;
	/**
	* Copy the descriptor from the original value to the clone.
	*/
	function copyOwnDescriptor(original, clone, property, state) {
		const ownDescriptor = Object.getOwnPropertyDescriptor(original, property) || {
			configurable: true,
			enumerable: true,
			value: original[property],
			writable: true
		};
		const descriptor = ownDescriptor.get || ownDescriptor.set ? ownDescriptor : {
			configurable: ownDescriptor.configurable,
			enumerable: ownDescriptor.enumerable,
			value: state.copier(ownDescriptor.value, state),
			writable: ownDescriptor.writable
		};
		try {
			Object.defineProperty(clone, property, descriptor);
		} catch (_a) {
			clone[property] = descriptor.get ? descriptor.get() : descriptor.value;
		}
	}
	/**
	* Strictly copy all properties contained on the object, starting with the name at the `start` index.
	*
	* @note
	* `Object.getOwnPropertyNames` lists integer keys first in ascending order, so array-like values
	* whose indices are already copied can pass their count as `start` to skip them.
	*/
	function copyOwnPropertiesStrict(value, clone, state, names, start) {
		for (let index = start; index < names.length; ++index) copyOwnDescriptor(value, clone, names[index], state);
		for (const symbol of Object.getOwnPropertySymbols(value)) copyOwnDescriptor(value, clone, symbol, state);
		return clone;
	}
	/**
	* Deeply copy the indexed values in the array.
	*/
	function copyArray(array, state) {
		const clone = new state.Constructor();
		state.cache.set(array, clone);
		for (let index = 0; index < array.length; ++index) clone[index] = state.copier(array[index], state);
		return clone;
	}
	/**
	* Deeply copy the indexed values in the array, as well as any custom properties.
	*/
	function copyArrayStrict(array, state) {
		const clone = new state.Constructor();
		state.cache.set(array, clone);
		return copyOwnPropertiesStrict(array, clone, state, Object.getOwnPropertyNames(array), 0);
	}
	/**
	* Copy the contents of the ArrayBuffer, or of the typed array viewing one.
	*
	* @note
	* `slice` always returns a fixed-length buffer, so a resizable or growable buffer that can change
	* size is instead constructed with the same `maxByteLength` and has its contents copied in.
	*/
	function copyArrayBuffer(arrayBuffer, state) {
		if (ArrayBuffer.isView(arrayBuffer)) return sliceTypedArray.call(arrayBuffer, 0);
		if (arrayBuffer.resizable || arrayBuffer.growable) {
			const maxByteLength = arrayBuffer.maxByteLength;
			const clone = new state.Constructor(arrayBuffer.byteLength, { maxByteLength });
			new Uint8Array(clone).set(new Uint8Array(arrayBuffer));
			return clone;
		}
		if (!arrayBuffer.byteLength && getTag(arrayBuffer) === "SharedArrayBuffer") return new state.Constructor(0);
		return arrayBuffer.slice(0);
	}
	/**
	* Copy the contents of the ArrayBuffer, or of the typed array viewing one, as well as
	* any custom properties.
	*/
	function copyArrayBufferStrict(arrayBuffer, state) {
		const clone = copyArrayBuffer(arrayBuffer, state);
		state.cache.set(arrayBuffer, clone);
		const start = ArrayBuffer.isView(clone) ? clone.length || 0 : 0;
		return copyOwnPropertiesStrict(arrayBuffer, clone, state, Object.getOwnPropertyNames(arrayBuffer), start);
	}
	/**
	* Create a new Blob with the contents of the original.
	*/
	function copyBlob(blob, _state) {
		return blob.slice(0, blob.size, blob.type);
	}
	/**
	* Create a new Blob with the contents of the original, and copy any custom properties.
	*/
	const copyBlobStrict = createStrictHandler(copyBlob);
	/**
	* Create a new DataView with the contents of the original.
	*/
	function copyDataView(dataView, state) {
		return new state.Constructor(state.copier(dataView.buffer, state), dataView.byteOffset, dataView.byteLength);
	}
	/**
	* Create a new DataView with the contents of the original, and copy any custom properties.
	*
	* @note
	* The buffer is shared with any other reference to it in the value being copied, and has
	* its own custom properties copied, the same as if it were reached directly.
	*/
	function copyDataViewStrict(dataView, state) {
		const { buffer } = dataView;
		const { cache, Constructor } = state;
		const bufferCopied = cache.has(buffer);
		const bufferClone = bufferCopied ? cache.get(buffer) : state.copier(buffer, state);
		if (!bufferCopied && cache.has(dataView)) return cache.get(dataView);
		const clone = new Constructor(bufferClone, dataView.byteOffset, dataView.byteLength);
		state.cache.set(dataView, clone);
		return copyOwnPropertiesStrict(dataView, clone, state, Object.getOwnPropertyNames(dataView), 0);
	}
	/**
	* Create a new Date based on the time of the original.
	*/
	function copyDate(date, state) {
		return new state.Constructor(date.getTime());
	}
	/**
	* Create a new Date based on the time of the original, and copy any custom properties.
	*/
	const copyDateStrict = createStrictHandler(copyDate);
	/**
	* Deeply copy the keys and values of the original.
	*/
	function copyMap(map, state) {
		const clone = new state.Constructor();
		state.cache.set(map, clone);
		for (const [key, value] of map) clone.set(key, state.copier(value, state));
		return clone;
	}
	/**
	* Deeply copy the keys and values of the original, as well as any custom properties.
	*/
	function copyMapStrict(map, state) {
		return copyOwnPropertiesStrict(map, copyMap(map, state), state, Object.getOwnPropertyNames(map), 0);
	}
	/**
	* Deeply copy the properties (keys and symbols) and values of the original.
	*/
	function copyObject(object, state) {
		const clone = getCleanClone(state.prototype);
		state.cache.set(object, clone);
		for (const key of Object.keys(object)) if (key === "__proto__") Object.defineProperty(clone, key, {
			configurable: true,
			enumerable: true,
			value: state.copier(object[key], state),
			writable: true
		});
		else clone[key] = state.copier(object[key], state);
		for (const symbol of Object.getOwnPropertySymbols(object)) if (Object.prototype.propertyIsEnumerable.call(object, symbol)) clone[symbol] = state.copier(object[symbol], state);
		return clone;
	}
	/**
	* Deeply copy the properties (keys and symbols) and values of the original, as well
	* as any hidden or non-enumerable properties.
	*/
	function copyObjectStrict(object, state) {
		const clone = getCleanClone(state.prototype);
		state.cache.set(object, clone);
		return copyOwnPropertiesStrict(object, clone, state, Object.getOwnPropertyNames(object), 0);
	}
	/**
	* Create a new primitive wrapper from the value of the original.
	*/
	function copyPrimitiveWrapper(primitiveObject, state) {
		return new state.Constructor(primitiveObject.valueOf());
	}
	/**
	* Create a new primitive wrapper from the value of the original, and copy any
	* custom properties.
	*/
	const copyPrimitiveWrapperStrict = createStrictHandler(copyPrimitiveWrapper);
	/**
	* Create a new RegExp based on the value and flags of the original.
	*/
	function copyRegExp(regExp, state) {
		const clone = new state.Constructor(regExp.source, regExp.flags);
		clone.lastIndex = regExp.lastIndex;
		return clone;
	}
	/**
	* Copy the original RegExp, as well as any custom properties.
	*/
	const copyRegExpStrict = createStrictHandler(copyRegExp);
	/**
	* Return the original value (an identity function).
	*
	* @note
	* THis is used for objects that cannot be copied, such as WeakMap.
	*/
	function copySelf(value, _state) {
		return value;
	}
	/**
	* Deeply copy the values of the original.
	*/
	function copySet(set, state) {
		const clone = new state.Constructor();
		state.cache.set(set, clone);
		for (const value of set) clone.add(state.copier(value, state));
		return clone;
	}
	/**
	* Deeply copy the values of the original, as well as any custom properties.
	*/
	function copySetStrict(set, state) {
		return copyOwnPropertiesStrict(set, copySet(set, state), state, Object.getOwnPropertyNames(set), 0);
	}
	/**
	* Copy the original value based on the handler passed, and also copy custom properties.
	*
	* @note
	* The handlers used here have no nested values to copy, so they skip the cache to keep loose
	* copies fast. Custom properties can reference the value itself, so the clone is cached here
	* before they are copied.
	*/
	function createStrictHandler(handler) {
		return (value, state) => {
			const clone = handler(value, state);
			state.cache.set(value, clone);
			return copyOwnPropertiesStrict(value, clone, state, Object.getOwnPropertyNames(value), 0);
		};
	}
	/**
	* Create a new String wrapper from the value of the original, and copy custom properties.
	*/
	function copyStringStrict(string, state) {
		const clone = copyPrimitiveWrapper(string, state);
		state.cache.set(string, clone);
		const { length } = string;
		const names = Object.getOwnPropertyNames(string);
		return copyOwnPropertiesStrict(string, clone, state, names, names[length] === "length" ? length + 1 : length);
	}
	/**
	* The maximum depth traversed when none is provided.
	*
	* @note
	* This is deliberately below the depth at which the native call stack is exhausted
	* (~1875 for strict copies in node), so that untrusted, deeply-nested values fail with a
	* catchable, descriptive error instead of a raw `RangeError`.
	*/
	const DEFAULT_MAX_DEPTH = 1e3;
	function createDefaultCache() {
		return /* @__PURE__ */ new WeakMap();
	}
	function getOptions({ createCache: createCacheOverride, maxDepth, methods: methodsOverride, strict }) {
		const defaultMethods = {
			array: strict ? copyArrayStrict : copyArray,
			arrayBuffer: strict ? copyArrayBufferStrict : copyArrayBuffer,
			asyncGenerator: copySelf,
			blob: strict ? copyBlobStrict : copyBlob,
			dataView: strict ? copyDataViewStrict : copyDataView,
			date: strict ? copyDateStrict : copyDate,
			error: copySelf,
			generator: copySelf,
			map: strict ? copyMapStrict : copyMap,
			object: strict ? copyObjectStrict : copyObject,
			regExp: strict ? copyRegExpStrict : copyRegExp,
			set: strict ? copySetStrict : copySet
		};
		const methods = methodsOverride ? Object.assign(defaultMethods, methodsOverride) : defaultMethods;
		const copiers = getTagSpecificCopiers(methods, strict);
		const createCache = createCacheOverride || createDefaultCache;
		if (!copiers.Object || !copiers.Array) throw new Error("An object and array copier must be provided.");
		return {
			createCache,
			copiers,
			maxDepth: maxDepth == null ? DEFAULT_MAX_DEPTH : maxDepth,
			methods,
			strict: Boolean(strict)
		};
	}
	/**
	* Get the copiers used for each specific object tag.
	*/
	function getTagSpecificCopiers(methods, strict) {
		const copyPrimitive = strict ? copyPrimitiveWrapperStrict : copyPrimitiveWrapper;
		return Object.assign(Object.create(null), {
			Arguments: methods.object,
			Array: methods.array,
			ArrayBuffer: methods.arrayBuffer,
			AsyncGenerator: methods.asyncGenerator,
			BigInt64Array: methods.arrayBuffer,
			BigUint64Array: methods.arrayBuffer,
			Blob: methods.blob,
			Boolean: copyPrimitive,
			DataView: methods.dataView,
			Date: methods.date,
			Error: methods.error,
			Float32Array: methods.arrayBuffer,
			Float64Array: methods.arrayBuffer,
			Generator: methods.generator,
			Int8Array: methods.arrayBuffer,
			Int16Array: methods.arrayBuffer,
			Int32Array: methods.arrayBuffer,
			Map: methods.map,
			Number: copyPrimitive,
			Object: methods.object,
			Promise: copySelf,
			RegExp: methods.regExp,
			Set: methods.set,
			SharedArrayBuffer: methods.arrayBuffer,
			String: strict ? copyStringStrict : copyPrimitiveWrapper,
			WeakMap: copySelf,
			WeakSet: copySelf,
			Uint8Array: methods.arrayBuffer,
			Uint8ClampedArray: methods.arrayBuffer,
			Uint16Array: methods.arrayBuffer,
			Uint32Array: methods.arrayBuffer
		});
	}
	/**
	* Create a custom copier based on custom options for any of the following:
	*   - `createCache` method to create a cache for copied objects
	*   - custom copier `methods` for specific object types
	*   - `strict` mode to copy all properties with their descriptors
	*/
	function createCopier(options = {}) {
		const { createCache, copiers, maxDepth } = getOptions(options);
		const { Array: copyArray, Object: copyObject } = copiers;
		function copier(value, state) {
			state.prototype = state.Constructor = void 0;
			if (!value || typeof value !== "object") return value;
			if (state.cache.has(value)) return state.cache.get(value);
			if (++state.depth > maxDepth) throw new MaxDepthExceededError(maxDepth);
			state.prototype = Object.getPrototypeOf(value);
			state.Constructor = state.prototype && state.prototype.constructor;
			let clone;
			if (!state.Constructor || state.Constructor === Object) clone = copyObject(value, state);
			else if (Array.isArray(value)) clone = copyArray(value, state);
			else {
				const tagSpecificCopier = copiers[getTag(value)];
				if (tagSpecificCopier) clone = tagSpecificCopier(value, state);
				else clone = typeof value.then === "function" ? value : copyObject(value, state);
			}
			--state.depth;
			return clone;
		}
		return function copy(value) {
			return copier(value, {
				Constructor: void 0,
				cache: createCache(),
				copier,
				depth: 0,
				prototype: void 0
			});
		};
	}
	/**
	* Copy an value deeply as much as possible, where strict recreation of object properties
	* are maintained. All properties (including non-enumerable ones) are copied with their
	* original property descriptors on both objects and arrays.
	*/
	const copyStrict = createCopier({ strict: true });
	/**
	* Copy an value deeply as much as possible.
	*/
	const copy = createCopier();
	exports.MaxDepthExceededError = MaxDepthExceededError;
	exports.copy = copy;
	exports.copyStrict = copyStrict;
	exports.createCopier = createCopier;
}));

// node_modules/pino-pretty/lib/utils/filter-log.js
var require_filter_log = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = filterLog;
	const { createCopier } = require_cjs();
	const fastCopy = createCopier({});
	const deleteLogProperty = require_delete_log_property();
	const getPropertyValue = require_get_property_value();
	const splitPropertyKey = require_split_property_key();
	/**
	* @typedef {object} FilterLogParams
	* @property {object} log The log object to be modified.
	* @property {PrettyContext} context The context object built from parsing
	* the options.
	*/
	/**
	* True when every segment of a (possibly nested) property path exists.
	*
	* @param {object} log
	* @param {string} property
	* @returns {boolean}
	*/
	function hasLogProperty(log, property) {
		const props = splitPropertyKey(property);
		if (props.length === 0) return false;
		let current = log;
		for (const prop of props) {
			if (current === null || typeof current !== "object" || !Object.prototype.hasOwnProperty.call(current, prop)) return false;
			current = current[prop];
		}
		return true;
	}
	/**
	* Assigns `value` at a (possibly nested) property path, creating intermediate
	* objects as needed. Nested keys use the same `.` / `\.` rules as ignore.
	*
	* @param {object} log
	* @param {string} property
	* @param {*} value
	*/
	function setLogProperty(log, property, value) {
		const props = splitPropertyKey(property);
		const last = props.pop();
		let current = log;
		for (const prop of props) {
			if (current[prop] === null || typeof current[prop] !== "object") current[prop] = {};
			current = current[prop];
		}
		current[last] = value;
	}
	/**
	* Filter a log object by removing or including keys accordingly.
	* When `includeKeys` is passed, `ignoredKeys` will be ignored.
	* One of ignoreKeys or includeKeys must be pass in.
	*
	* Nested keys (e.g. `user.id`) are supported for both include and ignore,
	* including escaped dots in property names.
	*
	* @param {FilterLogParams} input
	*
	* @returns {object} A new `log` object instance that
	*  either only includes the keys in includeKeys
	*  or does not include those in ignoredKeys.
	*/
	function filterLog({ log, context }) {
		const { ignoreKeys, includeKeys } = context;
		const logCopy = fastCopy(log);
		if (includeKeys) {
			const logIncluded = {};
			includeKeys.forEach((key) => {
				if (hasLogProperty(logCopy, key)) setLogProperty(logIncluded, key, getPropertyValue(logCopy, key));
			});
			return logIncluded;
		}
		ignoreKeys.forEach((ignoreKey) => {
			deleteLogProperty(logCopy, ignoreKey);
		});
		return logCopy;
	}
}));

// node_modules/dateformat/lib/dateformat.js
var require_dateformat = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function _typeof(obj) {
		"@babel/helpers - typeof";
		if (typeof Symbol === "function" && typeof Symbol.iterator === "symbol") _typeof = function _typeof(obj) {
			return typeof obj;
		};
		else _typeof = function _typeof(obj) {
			return obj && typeof Symbol === "function" && obj.constructor === Symbol && obj !== Symbol.prototype ? "symbol" : typeof obj;
		};
		return _typeof(obj);
	}
	(function(global) {
		var _arguments = arguments;
		var dateFormat = function() {
			var token = /d{1,4}|D{3,4}|m{1,4}|yy(?:yy)?|([HhMsTt])\1?|W{1,2}|[LlopSZN]|"[^"]*"|'[^']*'/g;
			var timezone = /\b(?:[PMCEA][SDP]T|(?:Pacific|Mountain|Central|Eastern|Atlantic) (?:Standard|Daylight|Prevailing) Time|(?:GMT|UTC)(?:[-+]\d{4})?)\b/g;
			var timezoneClip = /[^-+\dA-Z]/g;
			return function(date, mask, utc, gmt) {
				if (_arguments.length === 1 && kindOf(date) === "string" && !/\d/.test(date)) {
					mask = date;
					date = void 0;
				}
				date = date || date === 0 ? date : /* @__PURE__ */ new Date();
				if (!(date instanceof Date)) date = new Date(date);
				if (isNaN(date)) throw TypeError("Invalid date");
				mask = String(dateFormat.masks[mask] || mask || dateFormat.masks["default"]);
				var maskSlice = mask.slice(0, 4);
				if (maskSlice === "UTC:" || maskSlice === "GMT:") {
					mask = mask.slice(4);
					utc = true;
					if (maskSlice === "GMT:") gmt = true;
				}
				var _ = function _() {
					return utc ? "getUTC" : "get";
				};
				var _d = function d() {
					return date[_() + "Date"]();
				};
				var D = function D() {
					return date[_() + "Day"]();
				};
				var _m = function m() {
					return date[_() + "Month"]();
				};
				var y = function y() {
					return date[_() + "FullYear"]();
				};
				var _H = function H() {
					return date[_() + "Hours"]();
				};
				var _M = function M() {
					return date[_() + "Minutes"]();
				};
				var _s = function s() {
					return date[_() + "Seconds"]();
				};
				var _L = function L() {
					return date[_() + "Milliseconds"]();
				};
				var _o = function o() {
					return utc ? 0 : date.getTimezoneOffset();
				};
				var _W = function W() {
					return getWeek(date);
				};
				var _N = function N() {
					return getDayOfWeek(date);
				};
				var flags = {
					d: function d() {
						return _d();
					},
					dd: function dd() {
						return pad(_d());
					},
					ddd: function ddd() {
						return dateFormat.i18n.dayNames[D()];
					},
					DDD: function DDD() {
						return getDayName({
							y: y(),
							m: _m(),
							d: _d(),
							_: _(),
							dayName: dateFormat.i18n.dayNames[D()],
							short: true
						});
					},
					dddd: function dddd() {
						return dateFormat.i18n.dayNames[D() + 7];
					},
					DDDD: function DDDD() {
						return getDayName({
							y: y(),
							m: _m(),
							d: _d(),
							_: _(),
							dayName: dateFormat.i18n.dayNames[D() + 7]
						});
					},
					m: function m() {
						return _m() + 1;
					},
					mm: function mm() {
						return pad(_m() + 1);
					},
					mmm: function mmm() {
						return dateFormat.i18n.monthNames[_m()];
					},
					mmmm: function mmmm() {
						return dateFormat.i18n.monthNames[_m() + 12];
					},
					yy: function yy() {
						return String(y()).slice(2);
					},
					yyyy: function yyyy() {
						return pad(y(), 4);
					},
					h: function h() {
						return _H() % 12 || 12;
					},
					hh: function hh() {
						return pad(_H() % 12 || 12);
					},
					H: function H() {
						return _H();
					},
					HH: function HH() {
						return pad(_H());
					},
					M: function M() {
						return _M();
					},
					MM: function MM() {
						return pad(_M());
					},
					s: function s() {
						return _s();
					},
					ss: function ss() {
						return pad(_s());
					},
					l: function l() {
						return pad(_L(), 3);
					},
					L: function L() {
						return pad(Math.floor(_L() / 10));
					},
					t: function t() {
						return _H() < 12 ? dateFormat.i18n.timeNames[0] : dateFormat.i18n.timeNames[1];
					},
					tt: function tt() {
						return _H() < 12 ? dateFormat.i18n.timeNames[2] : dateFormat.i18n.timeNames[3];
					},
					T: function T() {
						return _H() < 12 ? dateFormat.i18n.timeNames[4] : dateFormat.i18n.timeNames[5];
					},
					TT: function TT() {
						return _H() < 12 ? dateFormat.i18n.timeNames[6] : dateFormat.i18n.timeNames[7];
					},
					Z: function Z() {
						return gmt ? "GMT" : utc ? "UTC" : (String(date).match(timezone) || [""]).pop().replace(timezoneClip, "").replace(/GMT\+0000/g, "UTC");
					},
					o: function o() {
						return (_o() > 0 ? "-" : "+") + pad(Math.floor(Math.abs(_o()) / 60) * 100 + Math.abs(_o()) % 60, 4);
					},
					p: function p() {
						return (_o() > 0 ? "-" : "+") + pad(Math.floor(Math.abs(_o()) / 60), 2) + ":" + pad(Math.floor(Math.abs(_o()) % 60), 2);
					},
					S: function S() {
						return [
							"th",
							"st",
							"nd",
							"rd"
						][_d() % 10 > 3 ? 0 : (_d() % 100 - _d() % 10 != 10) * _d() % 10];
					},
					W: function W() {
						return _W();
					},
					WW: function WW() {
						return pad(_W());
					},
					N: function N() {
						return _N();
					}
				};
				return mask.replace(token, function(match) {
					if (match in flags) return flags[match]();
					return match.slice(1, match.length - 1);
				});
			};
		}();
		dateFormat.masks = {
			default: "ddd mmm dd yyyy HH:MM:ss",
			shortDate: "m/d/yy",
			paddedShortDate: "mm/dd/yyyy",
			mediumDate: "mmm d, yyyy",
			longDate: "mmmm d, yyyy",
			fullDate: "dddd, mmmm d, yyyy",
			shortTime: "h:MM TT",
			mediumTime: "h:MM:ss TT",
			longTime: "h:MM:ss TT Z",
			isoDate: "yyyy-mm-dd",
			isoTime: "HH:MM:ss",
			isoDateTime: "yyyy-mm-dd'T'HH:MM:sso",
			isoUtcDateTime: "UTC:yyyy-mm-dd'T'HH:MM:ss'Z'",
			expiresHeaderFormat: "ddd, dd mmm yyyy HH:MM:ss Z"
		};
		dateFormat.i18n = {
			dayNames: [
				"Sun",
				"Mon",
				"Tue",
				"Wed",
				"Thu",
				"Fri",
				"Sat",
				"Sunday",
				"Monday",
				"Tuesday",
				"Wednesday",
				"Thursday",
				"Friday",
				"Saturday"
			],
			monthNames: [
				"Jan",
				"Feb",
				"Mar",
				"Apr",
				"May",
				"Jun",
				"Jul",
				"Aug",
				"Sep",
				"Oct",
				"Nov",
				"Dec",
				"January",
				"February",
				"March",
				"April",
				"May",
				"June",
				"July",
				"August",
				"September",
				"October",
				"November",
				"December"
			],
			timeNames: [
				"a",
				"p",
				"am",
				"pm",
				"A",
				"P",
				"AM",
				"PM"
			]
		};
		var pad = function pad(val, len) {
			val = String(val);
			len = len || 2;
			while (val.length < len) val = "0" + val;
			return val;
		};
		var getDayName = function getDayName(_ref) {
			var y = _ref.y, m = _ref.m, d = _ref.d, _ = _ref._, dayName = _ref.dayName, _ref$short = _ref["short"], _short = _ref$short === void 0 ? false : _ref$short;
			var today = /* @__PURE__ */ new Date();
			var yesterday = /* @__PURE__ */ new Date();
			yesterday.setDate(yesterday[_ + "Date"]() - 1);
			var tomorrow = /* @__PURE__ */ new Date();
			tomorrow.setDate(tomorrow[_ + "Date"]() + 1);
			var today_d = function today_d() {
				return today[_ + "Date"]();
			};
			var today_m = function today_m() {
				return today[_ + "Month"]();
			};
			var today_y = function today_y() {
				return today[_ + "FullYear"]();
			};
			var yesterday_d = function yesterday_d() {
				return yesterday[_ + "Date"]();
			};
			var yesterday_m = function yesterday_m() {
				return yesterday[_ + "Month"]();
			};
			var yesterday_y = function yesterday_y() {
				return yesterday[_ + "FullYear"]();
			};
			var tomorrow_d = function tomorrow_d() {
				return tomorrow[_ + "Date"]();
			};
			var tomorrow_m = function tomorrow_m() {
				return tomorrow[_ + "Month"]();
			};
			var tomorrow_y = function tomorrow_y() {
				return tomorrow[_ + "FullYear"]();
			};
			if (today_y() === y && today_m() === m && today_d() === d) return _short ? "Tdy" : "Today";
			else if (yesterday_y() === y && yesterday_m() === m && yesterday_d() === d) return _short ? "Ysd" : "Yesterday";
			else if (tomorrow_y() === y && tomorrow_m() === m && tomorrow_d() === d) return _short ? "Tmw" : "Tomorrow";
			return dayName;
		};
		var getWeek = function getWeek(date) {
			var targetThursday = new Date(date.getFullYear(), date.getMonth(), date.getDate());
			targetThursday.setDate(targetThursday.getDate() - (targetThursday.getDay() + 6) % 7 + 3);
			var firstThursday = new Date(targetThursday.getFullYear(), 0, 4);
			firstThursday.setDate(firstThursday.getDate() - (firstThursday.getDay() + 6) % 7 + 3);
			var ds = targetThursday.getTimezoneOffset() - firstThursday.getTimezoneOffset();
			targetThursday.setHours(targetThursday.getHours() - ds);
			var weekDiff = (targetThursday - firstThursday) / 6048e5;
			return 1 + Math.floor(weekDiff);
		};
		var getDayOfWeek = function getDayOfWeek(date) {
			var dow = date.getDay();
			if (dow === 0) dow = 7;
			return dow;
		};
		var kindOf = function kindOf(val) {
			if (val === null) return "null";
			if (val === void 0) return "undefined";
			if (_typeof(val) !== "object") return _typeof(val);
			if (Array.isArray(val)) return "array";
			return {}.toString.call(val).slice(8, -1).toLowerCase();
		};
		if (typeof define === "function" && define.amd) define(function() {
			return dateFormat;
		});
		else if ((typeof exports === "undefined" ? "undefined" : _typeof(exports)) === "object") module.exports = dateFormat;
		else global.dateFormat = dateFormat;
	})(void 0);
}));

// node_modules/pino-pretty/lib/utils/format-time.js
var require_format_time = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = formatTime;
	const { DATE_FORMAT, DATE_FORMAT_SIMPLE } = require_constants();
	const dateformat = require_dateformat();
	const createDate = require_create_date();
	const isValidDate = require_is_valid_date();
	/**
	* Converts a given `epoch` to a desired display format.
	*
	* @param {number|string} epoch The time to convert. May be any value that is
	* valid for `new Date()`.
	* @param {boolean|string} [translateTime=false] When `false`, the given `epoch`
	* will simply be returned. When `true`, the given `epoch` will be converted
	* to a string at UTC using the `DATE_FORMAT_SIMPLE` constant. If `translateTime` is
	* a string, the following rules are available:
	*
	* - `<format string>`: The string is a literal format string. This format
	* string will be used to interpret the `epoch` and return a display string
	* at UTC.
	* - `SYS:STANDARD`: The returned display string will follow the `DATE_FORMAT`
	* constant at the system's local timezone.
	* - `SYS:<format string>`: The returned display string will follow the given
	* `<format string>` at the system's local timezone.
	* - `UTC:<format string>`: The returned display string will follow the given
	* `<format string>` at UTC.
	*
	* @returns {number|string} The formatted time.
	*/
	function formatTime(epoch, translateTime = false) {
		if (translateTime === false) return epoch;
		const instant = createDate(epoch);
		if (!isValidDate(instant)) return epoch;
		if (translateTime === true) return dateformat(instant, DATE_FORMAT_SIMPLE);
		const upperFormat = translateTime.toUpperCase();
		if (upperFormat === "SYS:STANDARD") return dateformat(instant, DATE_FORMAT);
		const prefix = upperFormat.substr(0, 4);
		if (prefix === "SYS:" || prefix === "UTC:") {
			if (prefix === "UTC:") return dateformat(instant, translateTime);
			return dateformat(instant, translateTime.slice(4));
		}
		return dateformat(instant, `UTC:${translateTime}`);
	}
}));

// node_modules/pino-pretty/lib/utils/handle-custom-levels-names-opts.js
var require_handle_custom_levels_names_opts = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = handleCustomLevelsNamesOpts;
	/**
	* Parse a CSV string or options object that maps level
	* labels to level values.
	*
	* @param {string|object} cLevels An object mapping level
	* names to level values, e.g. `{ info: 30, debug: 65 }`, or a
	* CSV string in the format `level_name:level_value`, e.g.
	* `info:30,debug:65`.
	*
	* @returns {object} An object mapping levels names to level values
	* e.g. `{ info: 30, debug: 65 }`.
	*/
	function handleCustomLevelsNamesOpts(cLevels) {
		if (!cLevels) return {};
		if (typeof cLevels === "string") return cLevels.split(",").reduce((agg, value, idx) => {
			const [levelName, levelNum = idx] = value.split(":");
			agg[levelName.toLowerCase()] = levelNum;
			return agg;
		}, {});
		else if (Object.prototype.toString.call(cLevels) === "[object Object]") return Object.keys(cLevels).reduce((agg, levelName) => {
			agg[levelName.toLowerCase()] = cLevels[levelName];
			return agg;
		}, {});
		else return {};
	}
}));

// node_modules/pino-pretty/lib/utils/handle-custom-levels-opts.js
var require_handle_custom_levels_opts = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = handleCustomLevelsOpts;
	/**
	* Parse a CSV string or options object that specifies
	* configuration for custom levels.
	*
	* @param {string|object} cLevels An object mapping level
	* names to values, e.g. `{ info: 30, debug: 65 }`, or a
	* CSV string in the format `level_name:level_value`, e.g.
	* `info:30,debug:65`.
	*
	* @returns {object} An object mapping levels to labels that
	* appear in logs, e.g. `{ '30': 'INFO', '65': 'DEBUG' }`.
	*/
	function handleCustomLevelsOpts(cLevels) {
		if (!cLevels) return {};
		if (typeof cLevels === "string") return cLevels.split(",").reduce((agg, value, idx) => {
			const [levelName, levelNum = idx] = value.split(":");
			agg[levelNum] = levelName.toUpperCase();
			return agg;
		}, { default: "USERLVL" });
		else if (Object.prototype.toString.call(cLevels) === "[object Object]") return Object.keys(cLevels).reduce((agg, levelName) => {
			agg[cLevels[levelName]] = levelName.toUpperCase();
			return agg;
		}, { default: "USERLVL" });
		else return {};
	}
}));

// node_modules/pino-pretty/lib/utils/interpret-conditionals.js
var require_interpret_conditionals = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = interpretConditionals;
	const getPropertyValue = require_get_property_value();
	/**
	* Translates all conditional blocks from within the messageFormat. Translates
	* any matching {if key}{key}{end} statements and returns everything between
	* if and else blocks if the key provided was found in log.
	*
	* @param {MessageFormatString|MessageFormatFunction} messageFormat A format
	* string or function that defines how the logged message should be
	* conditionally formatted.
	* @param {object} log The log object to be modified.
	*
	* @returns {string} The parsed messageFormat.
	*/
	function interpretConditionals(messageFormat, log) {
		messageFormat = messageFormat.replace(/{if (.*?)}([\s\S]*?){end}/g, replacer);
		messageFormat = messageFormat.replace(/{if (.*?)}/g, "");
		messageFormat = messageFormat.replace(/{end}/g, "");
		messageFormat = messageFormat.replace(/[^\S\r\n]+/g, " ");
		messageFormat = messageFormat.replace(/\n[^\S\r\n]*\n/g, "\n");
		return messageFormat.trim();
		function replacer(_, key, value) {
			const propertyValue = getPropertyValue(log, key);
			if (propertyValue && value.includes(key)) return value.replace(new RegExp("{" + key + "}", "g"), propertyValue);
			else return "";
		}
	}
}));

// node_modules/pino-pretty/lib/utils/is-object.js
var require_is_object = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = isObject;
	function isObject(input) {
		return Object.prototype.toString.apply(input) === "[object Object]";
	}
}));

// node_modules/pino-pretty/lib/utils/join-lines-with-indentation.js
var require_join_lines_with_indentation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = joinLinesWithIndentation;
	/**
	* @typedef {object} JoinLinesWithIndentationParams
	* @property {string} input The string to split and reformat.
	* @property {string} [ident] The indentation string. Default: `    ` (4 spaces).
	* @property {string} [eol] The end of line sequence to use when rejoining
	* the lines. Default: `'\n'`.
	*/
	/**
	* Given a string with line separators, either `\r\n` or `\n`, add indentation
	* to all lines subsequent to the first line and rejoin the lines using an
	* end of line sequence.
	*
	* @param {JoinLinesWithIndentationParams} input
	*
	* @returns {string} A string with lines subsequent to the first indented
	* with the given indentation sequence.
	*/
	function joinLinesWithIndentation({ input, ident = "    ", eol = "\n" }) {
		const lines = input.split(/\r?\n/);
		for (let i = 1; i < lines.length; i += 1) lines[i] = ident + lines[i];
		return lines.join(eol);
	}
}));

// node_modules/pino-pretty/lib/utils/parse-factory-options.js
var require_parse_factory_options = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = parseFactoryOptions;
	const { LEVEL_NAMES } = require_constants();
	const colors = require_colors();
	const handleCustomLevelsOpts = require_handle_custom_levels_opts();
	const handleCustomLevelsNamesOpts = require_handle_custom_levels_names_opts();
	const handleLevelLabelData = require_get_level_label_data();
	/**
	* A `PrettyContext` is an object to be used by the various functions that
	* process log data. It is derived from the provided {@link PinoPrettyOptions}.
	* It may be used as a `this` context.
	*
	* @typedef {object} PrettyContext
	* @property {string} EOL The escape sequence chosen as the line terminator.
	* @property {string} IDENT The string to use as the indentation sequence.
	* @property {ColorizerFunc} colorizer A configured colorizer function.
	* @property {Array[Array<number, string>]} customColors A set of custom color
	* names associated with level numbers.
	* @property {object} customLevelNames A hash of level numbers to level names,
	* e.g. `{ 30: "info" }`.
	* @property {object} customLevels A hash of level names to level numbers,
	* e.g. `{ info: 30 }`.
	* @property {CustomPrettifiers} customPrettifiers A hash of custom prettifier
	* functions.
	* @property {object} customProperties Comprised of `customLevels` and
	* `customLevelNames` if such options are provided.
	* @property {string[]} errorLikeObjectKeys The key names in the log data that
	* should be considered as holding error objects.
	* @property {string[]} errorProps A list of error object keys that should be
	* included in the output.
	* @property {function} getLevelLabelData Pass a numeric level to return [levelLabelString,levelNum]
	* @property {boolean} hideObject Indicates the prettifier should omit objects
	* in the output.
	* @property {string[]} ignoreKeys Set of log data keys to omit.
	* @property {string[]} includeKeys Opposite of `ignoreKeys`.
	* @property {boolean} levelFirst Indicates the level should be printed first.
	* @property {string} levelKey Name of the key in the log data that contains
	* the message.
	* @property {string} levelLabel Format token to represent the position of the
	* level name in the output string.
	* @property {MessageFormatString|MessageFormatFunction} messageFormat
	* @property {string} messageKey Name of the key in the log data that contains
	* the message.
	* @property {string|number} minimumLevel The minimum log level to process
	* and output.
	* @property {ColorizerFunc} objectColorizer
	* @property {boolean} singleLine Indicates objects should be printed on a
	* single output line.
	* @property {string} timestampKey The name of the key in the log data that
	* contains the log timestamp.
	* @property {boolean} translateTime Indicates if timestamps should be
	* translated to a human-readable string.
	* @property {boolean} useOnlyCustomProps
	*/
	/**
	* @param {PinoPrettyOptions} options The user supplied object of options.
	*
	* @returns {PrettyContext}
	*/
	function parseFactoryOptions(options) {
		const EOL = options.crlf ? "\r\n" : "\n";
		const IDENT = "    ";
		const { customPrettifiers, errorLikeObjectKeys, hideObject, levelFirst, levelKey, levelLabel, messageFormat, messageKey, minimumLevel, singleLine, timestampKey, translateTime } = options;
		const errorProps = options.errorProps.split(",");
		const useOnlyCustomProps = options.useOnlyCustomProps;
		const customLevels = handleCustomLevelsOpts(options.customLevels);
		const customLevelNames = handleCustomLevelsNamesOpts(options.customLevels);
		const getLevelLabelData = handleLevelLabelData(useOnlyCustomProps, customLevels, customLevelNames);
		let customColors;
		if (options.customColors) {
			if (typeof options.customColors === "string") customColors = options.customColors.split(",").reduce((agg, value) => {
				const [level, color] = value.split(":");
				const levelNum = (useOnlyCustomProps ? options.customLevels : customLevelNames[level] !== void 0) ? customLevelNames[level] : LEVEL_NAMES[level];
				const colorIdx = levelNum !== void 0 ? levelNum : level;
				agg.push([colorIdx, color]);
				return agg;
			}, []);
			else if (typeof options.customColors === "object") customColors = Object.keys(options.customColors).reduce((agg, value) => {
				const [level, color] = [value, options.customColors[value]];
				const levelNum = (useOnlyCustomProps ? options.customLevels : customLevelNames[level] !== void 0) ? customLevelNames[level] : LEVEL_NAMES[level];
				const colorIdx = levelNum !== void 0 ? levelNum : level;
				agg.push([colorIdx, color]);
				return agg;
			}, []);
			else throw new Error("options.customColors must be of type string or object.");
		}
		const customProperties = {
			customLevels,
			customLevelNames
		};
		if (useOnlyCustomProps === true && !options.customLevels) {
			customProperties.customLevels = void 0;
			customProperties.customLevelNames = void 0;
		}
		const includeKeys = options.include !== void 0 ? new Set(options.include.split(",")) : void 0;
		const ignoreKeys = !includeKeys && options.ignore ? new Set(options.ignore.split(",")) : void 0;
		const colorizer = colors(options.colorize, customColors, useOnlyCustomProps);
		const objectColorizer = options.colorizeObjects ? colorizer : colors(false, [], false);
		return {
			EOL,
			IDENT,
			colorizer,
			customColors,
			customLevelNames,
			customLevels,
			customPrettifiers,
			customProperties,
			errorLikeObjectKeys,
			errorProps,
			getLevelLabelData,
			hideObject,
			ignoreKeys,
			includeKeys,
			levelFirst,
			levelKey,
			levelLabel,
			messageFormat,
			messageKey,
			minimumLevel,
			objectColorizer,
			singleLine,
			timestampKey,
			translateTime,
			useOnlyCustomProps
		};
	}
}));

// node_modules/fast-safe-stringify/index.js
var require_fast_safe_stringify = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = stringify;
	stringify.default = stringify;
	stringify.stable = deterministicStringify;
	stringify.stableStringify = deterministicStringify;
	var LIMIT_REPLACE_NODE = "[...]";
	var CIRCULAR_REPLACE_NODE = "[Circular]";
	var arr = [];
	var replacerStack = [];
	function defaultOptions() {
		return {
			depthLimit: Number.MAX_SAFE_INTEGER,
			edgesLimit: Number.MAX_SAFE_INTEGER
		};
	}
	function stringify(obj, replacer, spacer, options) {
		if (typeof options === "undefined") options = defaultOptions();
		decirc(obj, "", 0, [], void 0, 0, options);
		var res;
		try {
			if (replacerStack.length === 0) res = JSON.stringify(obj, replacer, spacer);
			else res = JSON.stringify(obj, replaceGetterValues(replacer), spacer);
		} catch (_) {
			return JSON.stringify("[unable to serialize, circular reference is too complex to analyze]");
		} finally {
			while (arr.length !== 0) {
				var part = arr.pop();
				if (part.length === 4) Object.defineProperty(part[0], part[1], part[3]);
				else part[0][part[1]] = part[2];
			}
		}
		return res;
	}
	function setReplace(replace, val, k, parent) {
		var propertyDescriptor = Object.getOwnPropertyDescriptor(parent, k);
		if (propertyDescriptor.get !== void 0) {
			if (propertyDescriptor.configurable) {
				Object.defineProperty(parent, k, { value: replace });
				arr.push([
					parent,
					k,
					val,
					propertyDescriptor
				]);
			} else replacerStack.push([
				val,
				k,
				replace
			]);
		} else {
			parent[k] = replace;
			arr.push([
				parent,
				k,
				val
			]);
		}
	}
	function decirc(val, k, edgeIndex, stack, parent, depth, options) {
		depth += 1;
		var i;
		if (typeof val === "object" && val !== null) {
			for (i = 0; i < stack.length; i++) if (stack[i] === val) {
				setReplace(CIRCULAR_REPLACE_NODE, val, k, parent);
				return;
			}
			if (typeof options.depthLimit !== "undefined" && depth > options.depthLimit) {
				setReplace(LIMIT_REPLACE_NODE, val, k, parent);
				return;
			}
			if (typeof options.edgesLimit !== "undefined" && edgeIndex + 1 > options.edgesLimit) {
				setReplace(LIMIT_REPLACE_NODE, val, k, parent);
				return;
			}
			stack.push(val);
			if (Array.isArray(val)) for (i = 0; i < val.length; i++) decirc(val[i], i, i, stack, val, depth, options);
			else {
				var keys = Object.keys(val);
				for (i = 0; i < keys.length; i++) {
					var key = keys[i];
					decirc(val[key], key, i, stack, val, depth, options);
				}
			}
			stack.pop();
		}
	}
	function compareFunction(a, b) {
		if (a < b) return -1;
		if (a > b) return 1;
		return 0;
	}
	function deterministicStringify(obj, replacer, spacer, options) {
		if (typeof options === "undefined") options = defaultOptions();
		var tmp = deterministicDecirc(obj, "", 0, [], void 0, 0, options) || obj;
		var res;
		try {
			if (replacerStack.length === 0) res = JSON.stringify(tmp, replacer, spacer);
			else res = JSON.stringify(tmp, replaceGetterValues(replacer), spacer);
		} catch (_) {
			return JSON.stringify("[unable to serialize, circular reference is too complex to analyze]");
		} finally {
			while (arr.length !== 0) {
				var part = arr.pop();
				if (part.length === 4) Object.defineProperty(part[0], part[1], part[3]);
				else part[0][part[1]] = part[2];
			}
		}
		return res;
	}
	function deterministicDecirc(val, k, edgeIndex, stack, parent, depth, options) {
		depth += 1;
		var i;
		if (typeof val === "object" && val !== null) {
			for (i = 0; i < stack.length; i++) if (stack[i] === val) {
				setReplace(CIRCULAR_REPLACE_NODE, val, k, parent);
				return;
			}
			try {
				if (typeof val.toJSON === "function") return;
			} catch (_) {
				return;
			}
			if (typeof options.depthLimit !== "undefined" && depth > options.depthLimit) {
				setReplace(LIMIT_REPLACE_NODE, val, k, parent);
				return;
			}
			if (typeof options.edgesLimit !== "undefined" && edgeIndex + 1 > options.edgesLimit) {
				setReplace(LIMIT_REPLACE_NODE, val, k, parent);
				return;
			}
			stack.push(val);
			if (Array.isArray(val)) for (i = 0; i < val.length; i++) deterministicDecirc(val[i], i, i, stack, val, depth, options);
			else {
				var tmp = {};
				var keys = Object.keys(val).sort(compareFunction);
				for (i = 0; i < keys.length; i++) {
					var key = keys[i];
					deterministicDecirc(val[key], key, i, stack, val, depth, options);
					tmp[key] = val[key];
				}
				if (typeof parent !== "undefined") {
					arr.push([
						parent,
						k,
						val
					]);
					parent[k] = tmp;
				} else return tmp;
			}
			stack.pop();
		}
	}
	function replaceGetterValues(replacer) {
		replacer = typeof replacer !== "undefined" ? replacer : function(k, v) {
			return v;
		};
		return function(key, val) {
			if (replacerStack.length > 0) for (var i = 0; i < replacerStack.length; i++) {
				var part = replacerStack[i];
				if (part[1] === key && part[0] === val) {
					val = part[2];
					replacerStack.splice(i, 1);
					break;
				}
			}
			return replacer.call(this, key, val);
		};
	}
}));

// node_modules/pino-pretty/lib/utils/strip-unsafe-control-chars.js
var require_strip_unsafe_control_chars = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = stripUnsafeControlChars;
	const unsafeControlChars = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
	/**
	* Removes control characters that can alter terminal output while preserving
	* tabs and newlines used for readable formatting.
	*
	* @param {*} input The value to sanitize.
	* @returns {string} The sanitized string.
	*/
	function stripUnsafeControlChars(input) {
		return String(input).replace(unsafeControlChars, "");
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-error.js
var require_prettify_error = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyError;
	const joinLinesWithIndentation = require_join_lines_with_indentation();
	const stripUnsafeControlChars = require_strip_unsafe_control_chars();
	/**
	* @typedef {object} PrettifyErrorParams
	* @property {string} keyName The key assigned to this error in the log object.
	* @property {string} lines The STRINGIFIED error. If the error field has a
	*  custom prettifier, that should be pre-applied as well.
	* @property {string} ident The indentation sequence to use.
	* @property {string} eol The EOL sequence to use.
	* @property {boolean} [sanitizeStack=true] Whether to sanitize the decoded stack.
	*/
	/**
	* Prettifies an error string into a multi-line format.
	*
	* @param {PrettifyErrorParams} input
	*
	* @returns {string}
	*/
	function prettifyError({ keyName, lines, eol, ident, sanitizeStack = true }) {
		let result = "";
		const joinedLines = joinLinesWithIndentation({
			input: lines,
			ident,
			eol
		});
		const splitLines = `${ident}${stripUnsafeControlChars(keyName)}: ${joinedLines}${eol}`.split(eol);
		for (let j = 0; j < splitLines.length; j += 1) {
			if (j !== 0) result += eol;
			const line = splitLines[j];
			if (/^\s*"stack"/.test(line)) {
				const matches = /^(\s*"stack":)\s*(".*"),?$/.exec(line);
				/* istanbul ignore else */
				if (matches && matches.length === 3) {
					const indentSize = /^\s*/.exec(line)[0].length + 4;
					const indentation = " ".repeat(indentSize);
					const stackMessage = matches[2];
					const parsedStack = JSON.parse(stackMessage);
					const stack = sanitizeStack ? stripUnsafeControlChars(parsedStack) : parsedStack;
					result += matches[1] + eol + indentation + stack.replace(/\n/g, eol + indentation);
				} else result += line;
			} else result += line;
		}
		return result;
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-object.js
var require_prettify_object = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyObject;
	const { LOGGER_KEYS } = require_constants();
	const stringifySafe = require_fast_safe_stringify();
	const joinLinesWithIndentation = require_join_lines_with_indentation();
	const prettifyError = require_prettify_error();
	const stripUnsafeControlChars = require_strip_unsafe_control_chars();
	/**
	* @typedef {object} PrettifyObjectParams
	* @property {object} log The object to prettify.
	* @property {boolean} [excludeLoggerKeys] Indicates if known logger specific
	* keys should be excluded from prettification. Default: `true`.
	* @property {string[]} [skipKeys] A set of object keys to exclude from the
	*  * prettified result. Default: `[]`.
	* @property {PrettyContext} context The context object built from parsing
	* the options.
	*/
	/**
	* Prettifies a standard object. Special care is taken when processing the object
	* to handle child objects that are attached to keys known to contain error
	* objects.
	*
	* @param {PrettifyObjectParams} input
	*
	* @returns {string} The prettified string. This can be as little as `''` if
	* there was nothing to prettify.
	*/
	function prettifyObject({ log, excludeLoggerKeys = true, skipKeys = [], context }) {
		const { EOL: eol, IDENT: ident, customPrettifiers, errorLikeObjectKeys: errorLikeKeys, objectColorizer, singleLine, colorizer } = context;
		const keysToIgnore = [].concat(skipKeys);
		/* istanbul ignore else */
		if (excludeLoggerKeys === true) Array.prototype.push.apply(keysToIgnore, LOGGER_KEYS);
		let result = "";
		const { plain, errors } = Object.entries(log).reduce(({ plain, errors }, [k, v]) => {
			if (keysToIgnore.includes(k) === false) {
				const pretty = typeof customPrettifiers[k] === "function" ? customPrettifiers[k](v, k, log, { colors: colorizer.colors }) : v;
				if (errorLikeKeys.includes(k)) errors[k] = pretty;
				else plain[k] = pretty;
			}
			return {
				plain,
				errors
			};
		}, {
			plain: {},
			errors: {}
		});
		if (singleLine) {
			/* istanbul ignore else */
			if (Object.keys(plain).length > 0) result += objectColorizer.greyMessage(stringifySafe(plain));
			result += eol;
			result = result.replace(/\\\\/gi, "\\");
		} else Object.entries(plain).forEach(([keyName, keyValue]) => {
			let lines = typeof customPrettifiers[keyName] === "function" ? keyValue : stringifySafe(keyValue, null, 2);
			if (lines === void 0) return;
			lines = lines.replace(/\\\\/gi, "\\");
			const joinedLines = joinLinesWithIndentation({
				input: lines,
				ident,
				eol
			});
			const safeKeyName = stripUnsafeControlChars(keyName);
			result += `${ident}${objectColorizer.property(safeKeyName)}:${joinedLines.startsWith(eol) ? "" : " "}${joinedLines}${eol}`;
		});
		Object.entries(errors).forEach(([keyName, keyValue]) => {
			const hasCustomPrettifier = typeof customPrettifiers[keyName] === "function";
			const lines = hasCustomPrettifier ? keyValue : stringifySafe(keyValue, null, 2);
			if (lines === void 0) return;
			result += prettifyError({
				keyName,
				lines,
				eol,
				ident,
				sanitizeStack: !hasCustomPrettifier
			});
		});
		return result;
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-error-log.js
var require_prettify_error_log = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyErrorLog;
	const { LOGGER_KEYS } = require_constants();
	const isObject = require_is_object();
	const joinLinesWithIndentation = require_join_lines_with_indentation();
	const prettifyObject = require_prettify_object();
	const stripUnsafeControlChars = require_strip_unsafe_control_chars();
	/**
	* @typedef {object} PrettifyErrorLogParams
	* @property {object} log The error log to prettify.
	* @property {PrettyContext} context The context object built from parsing
	* the options.
	*/
	/**
	* Given a log object that has a `type: 'Error'` key, prettify the object and
	* return the result. In other
	*
	* @param {PrettifyErrorLogParams} input
	*
	* @returns {string} A string that represents the prettified error log.
	*/
	function prettifyErrorLog({ log, context }) {
		const { EOL: eol, IDENT: ident, errorProps: errorProperties, messageKey } = context;
		const stack = stripUnsafeControlChars(log.stack);
		let result = `${ident}${joinLinesWithIndentation({
			input: stack,
			ident,
			eol
		})}${eol}`;
		if (errorProperties.length > 0) {
			const excludeProperties = LOGGER_KEYS.concat(messageKey, "type", "stack");
			let propertiesToPrint;
			if (errorProperties[0] === "*") propertiesToPrint = Object.keys(log).filter((k) => excludeProperties.includes(k) === false);
			else propertiesToPrint = errorProperties.filter((k) => excludeProperties.includes(k) === false);
			for (let i = 0; i < propertiesToPrint.length; i += 1) {
				const key = propertiesToPrint[i];
				if (key in log === false) continue;
				const safeKey = stripUnsafeControlChars(key);
				if (isObject(log[key])) {
					const prettifiedObject = prettifyObject({
						log: log[key],
						excludeLoggerKeys: false,
						context: {
							...context,
							IDENT: ident + ident
						}
					});
					result = `${result}${ident}${safeKey}: {${eol}${prettifiedObject}${ident}}${eol}`;
					continue;
				}
				const value = stripUnsafeControlChars(log[key]);
				result = `${result}${ident}${safeKey}: ${value}${eol}`;
			}
		}
		return result;
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-level.js
var require_prettify_level = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyLevel;
	const getPropertyValue = require_get_property_value();
	/**
	* @typedef {object} PrettifyLevelParams
	* @property {object} log The log object.
	* @property {PrettyContext} context The context object built from parsing
	* the options.
	*/
	/**
	* Checks if the passed in log has a `level` value and returns a prettified
	* string for that level if so.
	*
	* @param {PrettifyLevelParams} input
	*
	* @returns {undefined|string} If `log` does not have a `level` property then
	* `undefined` will be returned. Otherwise, a string from the specified
	* `colorizer` is returned.
	*/
	function prettifyLevel({ log, context }) {
		const { colorizer, customLevels, customLevelNames, levelKey, getLevelLabelData } = context;
		const prettifier = context.customPrettifiers?.level;
		const output = getPropertyValue(log, levelKey);
		if (output === void 0) return void 0;
		const labelColorized = colorizer(output, {
			customLevels,
			customLevelNames
		});
		if (prettifier) {
			const [label] = getLevelLabelData(output);
			return prettifier(output, levelKey, log, {
				label,
				labelColorized,
				colors: colorizer.colors
			});
		}
		return labelColorized;
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-message.js
var require_prettify_message = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyMessage;
	const { LEVELS } = require_constants();
	const getPropertyValue = require_get_property_value();
	const interpretConditionals = require_interpret_conditionals();
	const stripUnsafeControlChars = require_strip_unsafe_control_chars();
	/**
	* @typedef {object} PrettifyMessageParams
	* @property {object} log The log object with the message to colorize.
	* @property {PrettyContext} context The context object built from parsing
	* the options.
	*/
	/**
	* Prettifies a message string if the given `log` has a message property.
	*
	* @param {PrettifyMessageParams} input
	*
	* @returns {undefined|string} If the message key is not found, or the message
	* key is not a string, then `undefined` will be returned. Otherwise, a string
	* that is the prettified message.
	*/
	function prettifyMessage({ log, context }) {
		const { colorizer, customLevels, levelKey, levelLabel, messageFormat, messageKey, useOnlyCustomProps } = context;
		if (messageFormat && typeof messageFormat === "string") {
			const parsedMessageFormat = interpretConditionals(messageFormat, log);
			const message = String(parsedMessageFormat).replace(/{([^{}]+)}/g, function(match, p1) {
				let level;
				if (p1 === levelLabel && (level = getPropertyValue(log, levelKey)) !== void 0) return (useOnlyCustomProps ? customLevels === void 0 : customLevels[level] === void 0) ? LEVELS[level] : customLevels[level];
				const value = getPropertyValue(log, p1);
				return value !== void 0 ? value : "";
			});
			return colorizer.message(stripUnsafeControlChars(message));
		}
		if (messageFormat && typeof messageFormat === "function") {
			const msg = messageFormat(log, messageKey, levelLabel, { colors: colorizer.colors });
			return colorizer.message(msg);
		}
		if (messageKey in log === false) return void 0;
		if (typeof log[messageKey] !== "string" && typeof log[messageKey] !== "number" && typeof log[messageKey] !== "boolean") return void 0;
		return colorizer.message(stripUnsafeControlChars(log[messageKey]));
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-metadata.js
var require_prettify_metadata = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyMetadata;
	const stripUnsafeControlChars = require_strip_unsafe_control_chars();
	/**
	* @typedef {object} PrettifyMetadataParams
	* @property {object} log The log that may or may not contain metadata to
	* be prettified.
	* @property {PrettyContext} context The context object built from parsing
	* the options.
	*/
	/**
	* Prettifies metadata that is usually present in a Pino log line. It looks for
	* fields `name`, `pid`, `hostname`, and `caller` and returns a formatted string using
	* the fields it finds.
	*
	* @param {PrettifyMetadataParams} input
	*
	* @returns {undefined|string} If no metadata is found then `undefined` is
	* returned. Otherwise, a string of prettified metadata is returned.
	*/
	function prettifyMetadata({ log, context }) {
		const { customPrettifiers: prettifiers, colorizer } = context;
		let line = "";
		if (log.name || log.pid || log.hostname) {
			line += "(";
			if (log.name) line += prettifiers.name ? prettifiers.name(log.name, "name", log, { colors: colorizer.colors }) : stripUnsafeControlChars(log.name);
			if (log.pid) {
				const prettyPid = prettifiers.pid ? prettifiers.pid(log.pid, "pid", log, { colors: colorizer.colors }) : stripUnsafeControlChars(log.pid);
				if (log.name && log.pid) line += "/" + prettyPid;
				else line += prettyPid;
			}
			if (log.hostname) {
				const prettyHostname = prettifiers.hostname ? prettifiers.hostname(log.hostname, "hostname", log, { colors: colorizer.colors }) : stripUnsafeControlChars(log.hostname);
				line += `${line === "(" ? "on" : " on"} ${prettyHostname}`;
			}
			line += ")";
		}
		if (log.caller) {
			const prettyCaller = prettifiers.caller ? prettifiers.caller(log.caller, "caller", log, { colors: colorizer.colors }) : stripUnsafeControlChars(log.caller);
			line += `${line === "" ? "" : " "}<${prettyCaller}>`;
		}
		if (line === "") return;
		else return line;
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-time.js
var require_prettify_time = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyTime;
	const formatTime = require_format_time();
	const stripUnsafeControlChars = require_strip_unsafe_control_chars();
	/**
	* @typedef {object} PrettifyTimeParams
	* @property {object} log The log object with the timestamp to be prettified.
	* @property {PrettyContext} context The context object built from parsing
	* the options.
	*/
	/**
	* Prettifies a timestamp if the given `log` has either `time`, `timestamp` or custom specified timestamp
	* property.
	*
	* @param {PrettifyTimeParams} input
	*
	* @returns {undefined|string} If a timestamp property cannot be found then
	* `undefined` is returned. Otherwise, the prettified time is returned as a
	* string.
	*/
	function prettifyTime({ log, context }) {
		const { timestampKey, translateTime: translateFormat } = context;
		const prettifier = context.customPrettifiers?.time;
		let time = null;
		if (timestampKey in log) time = log[timestampKey];
		else if ("timestamp" in log) time = log.timestamp;
		if (time === null) return void 0;
		const output = translateFormat ? formatTime(time, translateFormat) : time;
		return prettifier ? prettifier(output) : `[${stripUnsafeControlChars(output)}]`;
	}
}));

// node_modules/pino-pretty/lib/utils/index.js
var require_utils$2 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		buildSafeSonicBoom: require_build_safe_sonic_boom(),
		createDate: require_create_date(),
		deleteLogProperty: require_delete_log_property(),
		filterLog: require_filter_log(),
		formatTime: require_format_time(),
		getPropertyValue: require_get_property_value(),
		handleCustomLevelsNamesOpts: require_handle_custom_levels_names_opts(),
		handleCustomLevelsOpts: require_handle_custom_levels_opts(),
		interpretConditionals: require_interpret_conditionals(),
		isObject: require_is_object(),
		isValidDate: require_is_valid_date(),
		joinLinesWithIndentation: require_join_lines_with_indentation(),
		noop: require_noop(),
		parseFactoryOptions: require_parse_factory_options(),
		prettifyErrorLog: require_prettify_error_log(),
		prettifyError: require_prettify_error(),
		prettifyLevel: require_prettify_level(),
		prettifyMessage: require_prettify_message(),
		prettifyMetadata: require_prettify_metadata(),
		prettifyObject: require_prettify_object(),
		prettifyTime: require_prettify_time(),
		splitPropertyKey: require_split_property_key(),
		stripUnsafeControlChars: require_strip_unsafe_control_chars(),
		getLevelLabelData: require_get_level_label_data()
	};
}));
/**
* A hash of log property names mapped to prettifier functions. When the
* incoming log data is being processed for prettification, any key on the log
* that matches a key in a custom prettifiers hash will be prettified using
* that matching custom prettifier. The value passed to the custom prettifier
* will the value associated with the corresponding log key.
*
* The hash may contain any arbitrary keys for arbitrary log properties, but it
* may also contain a set of predefined key names that map to well-known log
* properties. These keys are:
*
* + `time` (for the timestamp field)
* + `level` (for the level label field; value may be a level number instead
* of a level label)
* + `hostname`
* + `pid`
* + `name`
* + `caller`
*
* @typedef {Object.<string, CustomPrettifierFunc>} CustomPrettifiers
*/
/**
* A synchronous function to be used for prettifying a log property. It must
* return a string.
*
* @typedef {function} CustomPrettifierFunc
* @param {any} value The value to be prettified for the key associated with
* the prettifier.
* @returns {string}
*/
/**
* A tokenized string that indicates how the prettified log line should be
* formatted. Tokens are either log properties enclosed in curly braces, e.g.
* `{levelLabel}`, `{pid}`, or `{req.url}`, or conditional directives in curly
* braces. The only conditional directives supported are `if` and `end`, e.g.
* `{if pid}{pid}{end}`; every `if` must have a matching `end`. Nested
* conditions are not supported.
*
* @typedef {string} MessageFormatString
*
* @example
* `{levelLabel} - {if pid}{pid} - {end}url:{req.url}`
*/
/**
* @typedef {object} PrettifyMessageExtras
* @property {object} colors Available color functions based on `useColor` (or `colorize`) context
* the options.
*/
/**
* A function that accepts a log object, name of the message key, and name of
* the level label key and returns a formatted log line.
*
* Note: this function must be synchronous.
*
* @typedef {function} MessageFormatFunction
* @param {object} log The log object to be processed.
* @param {string} messageKey The name of the key in the `log` object that
* contains the log message.
* @param {string} levelLabel The name of the key in the `log` object that
* contains the log level name.
* @param {PrettifyMessageExtras} extras Additional data available for message context
* @returns {string}
*
* @example
* function (log, messageKey, levelLabel) {
*   return `${log[levelLabel]} - ${log[messageKey]}`
* }
*/

// node_modules/secure-json-parse/index.js
var require_secure_json_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const hasBuffer = typeof Buffer !== "undefined";
	const suspectProtoRx = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/;
	const suspectConstructorRx = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
	/**
	* @description Internal parse function that parses JSON text with security checks.
	* @private
	* @param {string|Buffer} text - The JSON text string or Buffer to parse.
	* @param {Function} [reviver] - The JSON.parse() optional reviver argument.
	* @param {import('./types').ParseOptions} [options] - Optional configuration object.
	* @returns {*} The parsed object.
	* @throws {SyntaxError} If a forbidden prototype property is found and `options.protoAction` or
	* `options.constructorAction` is `'error'`.
	*/
	function _parse(text, reviver, options) {
		if (options == null) {
			if (reviver !== null && typeof reviver === "object") {
				options = reviver;
				reviver = void 0;
			}
		}
		if (hasBuffer && Buffer.isBuffer(text)) text = text.toString();
		if (text && text.charCodeAt(0) === 65279) text = text.slice(1);
		const obj = JSON.parse(text, reviver);
		if (obj === null || typeof obj !== "object") return obj;
		const protoAction = options && options.protoAction || "error";
		const constructorAction = options && options.constructorAction || "error";
		if (protoAction === "ignore" && constructorAction === "ignore") return obj;
		if (protoAction !== "ignore" && constructorAction !== "ignore") {
			if (suspectProtoRx.test(text) === false && suspectConstructorRx.test(text) === false) return obj;
		} else if (protoAction !== "ignore" && constructorAction === "ignore") {
			if (suspectProtoRx.test(text) === false) return obj;
		} else if (suspectConstructorRx.test(text) === false) return obj;
		return filter(obj, {
			protoAction,
			constructorAction,
			safe: options && options.safe
		});
	}
	/**
	* @description Scans and filters an object for forbidden prototype properties.
	* @param {Object} obj - The object being scanned.
	* @param {import('./types').ParseOptions} [options] - Optional configuration object.
	* @returns {Object|null} The filtered object, or `null` if safe mode is enabled and issues are found.
	* @throws {SyntaxError} If a forbidden prototype property is found and `options.protoAction` or
	* `options.constructorAction` is `'error'`.
	*/
	function filter(obj, { protoAction = "error", constructorAction = "error", safe } = {}) {
		let next = [obj];
		while (next.length) {
			const nodes = next;
			next = [];
			for (const node of nodes) {
				if (protoAction !== "ignore" && Object.prototype.hasOwnProperty.call(node, "__proto__")) {
					if (safe === true) return null;
					else if (protoAction === "error") throw new SyntaxError("Object contains forbidden prototype property");
					delete node.__proto__;
				}
				if (constructorAction !== "ignore" && Object.prototype.hasOwnProperty.call(node, "constructor") && node.constructor !== null && typeof node.constructor === "object" && Object.prototype.hasOwnProperty.call(node.constructor, "prototype")) {
					if (safe === true) return null;
					else if (constructorAction === "error") throw new SyntaxError("Object contains forbidden prototype property");
					delete node.constructor;
				}
				for (const key in node) {
					const value = node[key];
					if (value && typeof value === "object") next.push(value);
				}
			}
		}
		return obj;
	}
	/**
	* @description Parses a given JSON-formatted text into an object.
	* @param {string|Buffer} text - The JSON text string or Buffer to parse.
	* @param {Function} [reviver] - The `JSON.parse()` optional reviver argument, or options object.
	* @param {import('./types').ParseOptions} [options] - Optional configuration object.
	* @returns {*} The parsed object.
	* @throws {SyntaxError} If the JSON text is malformed or contains forbidden prototype properties
	* when `options.protoAction` or `options.constructorAction` is `'error'`.
	*/
	function parse(text, reviver, options) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		try {
			return _parse(text, reviver, options);
		} finally {
			Error.stackTraceLimit = stackTraceLimit;
		}
	}
	/**
	* @description Safely parses a given JSON-formatted text into an object.
	* @param {string|Buffer} text - The JSON text string or Buffer to parse.
	* @param {Function} [reviver] - The `JSON.parse()` optional reviver argument.
	* @returns {*|null|undefined} The parsed object, `null` if security issues found, or `undefined` on parse error.
	*/
	function safeParse(text, reviver) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		let result;
		try {
			result = _parse(text, reviver, { safe: true });
		} catch {
			result = void 0;
		} finally {
			Error.stackTraceLimit = stackTraceLimit;
		}
		return result;
	}
	module.exports = parse;
	module.exports.default = parse;
	module.exports.parse = parse;
	module.exports.safeParse = safeParse;
	module.exports.scan = filter;
}));

// node_modules/pino-pretty/lib/pretty.js
var require_pretty = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = pretty;
	const sjs = require_secure_json_parse();
	const isObject = require_is_object();
	const prettifyErrorLog = require_prettify_error_log();
	const prettifyLevel = require_prettify_level();
	const prettifyMessage = require_prettify_message();
	const prettifyMetadata = require_prettify_metadata();
	const prettifyObject = require_prettify_object();
	const prettifyTime = require_prettify_time();
	const filterLog = require_filter_log();
	const { LEVELS, LEVEL_KEY, LEVEL_NAMES } = require_constants();
	const jsonParser = (input) => {
		try {
			return { value: sjs.parse(input, { protoAction: "remove" }) };
		} catch (err) {
			return { err };
		}
	};
	/**
	* Orchestrates processing the received log data according to the provided
	* configuration and returns a prettified log string.
	*
	* @typedef {function} LogPrettifierFunc
	* @param {string|object} inputData A log string or a log-like object.
	* @returns {string} A string that represents the prettified log data.
	*/
	function pretty(inputData) {
		let log;
		if (!isObject(inputData)) {
			const parsed = jsonParser(inputData);
			if (parsed.err || !isObject(parsed.value)) return inputData + this.EOL;
			log = parsed.value;
		} else log = inputData;
		if (this.minimumLevel) {
			let condition;
			if (this.useOnlyCustomProps) condition = this.customLevels;
			else condition = this.customLevelNames[this.minimumLevel] !== void 0;
			let minimum;
			if (condition) minimum = this.customLevelNames[this.minimumLevel];
			else minimum = LEVEL_NAMES[this.minimumLevel];
			if (!minimum) minimum = typeof this.minimumLevel === "string" ? LEVEL_NAMES[this.minimumLevel] : LEVEL_NAMES[LEVELS[this.minimumLevel].toLowerCase()];
			if (log[this.levelKey === void 0 ? LEVEL_KEY : this.levelKey] < minimum) return;
		}
		const prettifiedMessage = prettifyMessage({
			log,
			context: this.context
		});
		if (this.ignoreKeys || this.includeKeys) log = filterLog({
			log,
			context: this.context
		});
		const prettifiedLevel = prettifyLevel({
			log,
			context: {
				...this.context,
				...this.context.customProperties
			}
		});
		const prettifiedMetadata = prettifyMetadata({
			log,
			context: this.context
		});
		const prettifiedTime = prettifyTime({
			log,
			context: this.context
		});
		let line = "";
		if (this.levelFirst && prettifiedLevel) line = `${prettifiedLevel}`;
		if (prettifiedTime && line === "") line = `${prettifiedTime}`;
		else if (prettifiedTime) line = `${line} ${prettifiedTime}`;
		if (!this.levelFirst && prettifiedLevel) {
			if (line.length > 0) line = `${line} ${prettifiedLevel}`;
			else line = prettifiedLevel;
		}
		if (prettifiedMetadata) {
			if (line.length > 0) line = `${line} ${prettifiedMetadata}:`;
			else line = prettifiedMetadata;
		}
		if (line.endsWith(":") === false && line !== "") line += ":";
		if (prettifiedMessage !== void 0) {
			if (line.length > 0) line = `${line} ${prettifiedMessage}`;
			else line = prettifiedMessage;
		}
		if (line.length > 0 && !this.singleLine) line += this.EOL;
		if (log.type === "Error" && typeof log.stack === "string") {
			const prettifiedErrorLog = prettifyErrorLog({
				log,
				context: this.context
			});
			if (this.singleLine) line += this.EOL;
			line += prettifiedErrorLog;
		} else if (this.hideObject === false) {
			const skipKeys = [
				this.messageKey,
				this.levelKey,
				this.timestampKey
			].map((key) => key.replaceAll(/\\/g, "")).filter((key) => {
				return typeof log[key] === "string" || typeof log[key] === "number" || typeof log[key] === "boolean";
			});
			const prettifiedObject = prettifyObject({
				log,
				skipKeys,
				context: this.context
			});
			if (this.singleLine && !/^\s$/.test(prettifiedObject)) line += " ";
			line += prettifiedObject;
		}
		return line;
	}
}));

// node_modules/pino-pretty/index.js
var require_pino_pretty = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isColorSupported } = require_colorette();
	const pump = require_pump();
	const { Transform } = __require("node:stream");
	const abstractTransport = require_pino_abstract_transport();
	const colors = require_colors();
	const { ERROR_LIKE_KEYS, LEVEL_KEY, LEVEL_LABEL, MESSAGE_KEY, TIMESTAMP_KEY } = require_constants();
	const { buildSafeSonicBoom, parseFactoryOptions } = require_utils$2();
	const pretty = require_pretty();
	/**
	* @typedef {object} PinoPrettyOptions
	* @property {boolean} [colorize] Indicates if colors should be used when
	* prettifying. The default will be determined by the terminal capabilities at
	* run time.
	* @property {boolean} [colorizeObjects=true] Apply coloring to rendered objects
	* when coloring is enabled.
	* @property {boolean} [crlf=false] End lines with `\r\n` instead of `\n`.
	* @property {string|null} [customColors=null] A comma separated list of colors
	* to use for specific level labels, e.g. `err:red,info:blue`.
	* @property {string|null} [customLevels=null] A comma separated list of user
	* defined level names and numbers, e.g. `err:99,info:1`.
	* @property {CustomPrettifiers} [customPrettifiers={}] A set of prettifier
	* functions to apply to keys defined in this object.
	* @property {K_ERROR_LIKE_KEYS} [errorLikeObjectKeys] A list of string property
	* names to consider as error objects.
	* @property {string} [errorProps=''] A comma separated list of properties on
	* error objects to include in the output.
	* @property {boolean} [hideObject=false] When `true`, data objects will be
	* omitted from the output (except for error objects).
	* @property {string} [ignore='hostname'] A comma separated list of log keys
	* to omit when outputting the prettified log information.
	* @property {undefined|string} [include=undefined] A comma separated list of
	* log keys to include in the prettified log information. Only the keys in this
	* list will be included in the output.
	* @property {boolean} [levelFirst=false] When true, the log level will be the
	* first field in the prettified output.
	* @property {string} [levelKey='level'] The key name in the log data that
	* contains the level value for the log.
	* @property {string} [levelLabel='levelLabel'] Token name to use in
	* `messageFormat` to represent the name of the logged level.
	* @property {null|MessageFormatString|MessageFormatFunction} [messageFormat=null]
	* When a string, defines how the prettified line should be formatted according
	* to defined tokens. When a function, a synchronous function that returns a
	* formatted string.
	* @property {string} [messageKey='msg'] Defines the key in incoming logs that
	* contains the message of the log, if present.
	* @property {undefined|string|number} [minimumLevel=undefined] The minimum
	* level for logs that should be processed. Any logs below this level will
	* be omitted.
	* @property {boolean} [singleLine=false] When `true` any objects, except error
	* objects, in the log data will be printed as a single line instead as multiple
	* lines.
	* @property {string} [timestampKey='time'] Defines the key in incoming logs
	* that contains the timestamp of the log, if present.
	* @property {boolean|string} [translateTime=true] When true, will translate a
	* JavaScript date integer into a human-readable string. If set to a string,
	* it must be a format string.
	* @property {boolean} [useOnlyCustomProps=true] When true, only custom levels
	* and colors will be used if they have been provided.
	*/
	/**
	* The default options that will be used when prettifying log lines.
	*
	* @type {PinoPrettyOptions}
	*/
	const defaultOptions = {
		colorize: isColorSupported,
		colorizeObjects: true,
		crlf: false,
		customColors: null,
		customLevels: null,
		customPrettifiers: {},
		errorLikeObjectKeys: ERROR_LIKE_KEYS,
		errorProps: "",
		hideObject: false,
		ignore: "hostname",
		include: void 0,
		levelFirst: false,
		levelKey: LEVEL_KEY,
		levelLabel: LEVEL_LABEL,
		messageFormat: null,
		messageKey: MESSAGE_KEY,
		minimumLevel: void 0,
		singleLine: false,
		timestampKey: TIMESTAMP_KEY,
		translateTime: true,
		useOnlyCustomProps: true
	};
	/**
	* Normalizes a value to a boolean if it's the string "true" or "false".
	* Otherwise returns the value unchanged.
	*
	* @param {any} value The value to normalize
	* @returns {any} The normalized value
	*/
	function normalizeBoolean(value) {
		if (value === "true") return true;
		if (value === "false") return false;
		return value;
	}
	/**
	* Normalizes boolean options by converting "true" and "false" strings to booleans.
	*
	* @param {PinoPrettyOptions} options The options to normalize
	* @returns {PinoPrettyOptions} The normalized options
	*/
	function normalizeBooleanOptions(options) {
		const normalized = { ...options };
		for (const key of [
			"colorize",
			"colorizeObjects",
			"crlf",
			"hideObject",
			"levelFirst",
			"singleLine",
			"useOnlyCustomProps"
		]) if (key in normalized) normalized[key] = normalizeBoolean(normalized[key]);
		if ("translateTime" in normalized && (normalized.translateTime === "true" || normalized.translateTime === "false")) normalized.translateTime = normalizeBoolean(normalized.translateTime);
		return normalized;
	}
	/**
	* Processes the supplied options and returns a function that accepts log data
	* and produces a prettified log string.
	*
	* @param {PinoPrettyOptions} options Configuration for the prettifier.
	* @returns {LogPrettifierFunc}
	*/
	function prettyFactory(options) {
		const normalizedOptions = normalizeBooleanOptions(Object.assign({}, defaultOptions, options));
		const context = parseFactoryOptions(normalizedOptions);
		return pretty.bind({
			...context,
			context
		});
	}
	/**
	* @typedef {PinoPrettyOptions} BuildStreamOpts
	* @property {object|number|string} [destination] A destination stream, file
	* descriptor, or target path to a file.
	* @property {boolean} [append]
	* @property {boolean} [mkdir]
	* @property {boolean} [sync=false]
	*/
	/**
	* Constructs a {@link LogPrettifierFunc} and a stream to which the produced
	* prettified log data will be written.
	*
	* @param {BuildStreamOpts} opts
	* @returns {Transform | (Transform & OnUnknown)}
	*/
	function build(opts = {}) {
		let pretty = prettyFactory(opts);
		let destination;
		return abstractTransport(function(source) {
			source.on("message", function pinoConfigListener(message) {
				if (!message || message.code !== "PINO_CONFIG") return;
				Object.assign(opts, {
					messageKey: message.config.messageKey,
					errorLikeObjectKeys: Array.from(/* @__PURE__ */ new Set([...opts.errorLikeObjectKeys || ERROR_LIKE_KEYS, message.config.errorKey])),
					customLevels: message.config.levels.values
				});
				pretty = prettyFactory(opts);
				source.off("message", pinoConfigListener);
			});
			const stream = new Transform({
				objectMode: true,
				autoDestroy: true,
				transform(chunk, enc, cb) {
					cb(null, pretty(chunk));
				}
			});
			if (typeof opts.destination === "object" && typeof opts.destination.write === "function") destination = opts.destination;
			else destination = buildSafeSonicBoom({
				dest: opts.destination || 1,
				append: opts.append,
				mkdir: opts.mkdir,
				sync: opts.sync
			});
			source.on("unknown", function(line) {
				destination.write(line + "\n");
			});
			pump(source, stream, destination);
			return stream;
		}, {
			parse: "lines",
			close(err, cb) {
				destination.on("close", () => {
					cb(err);
				});
			}
		});
	}
	module.exports = build;
	module.exports.build = build;
	module.exports.PinoPretty = build;
	module.exports.prettyFactory = prettyFactory;
	module.exports.colorizerFactory = colors;
	module.exports.isColorSupported = isColorSupported;
	module.exports.default = build;
}));

// node_modules/@probot/pino/index.js
var import_pino_pretty = require_pino_pretty();
const LEVEL_MAP = {
	10: "trace",
	20: "debug",
	30: "info",
	40: "warn",
	50: "error",
	60: "fatal"
};
const pinoIgnore = [
	"time",
	"pid",
	"hostname",
	"req",
	"res",
	"responseTime"
].join(",");
const pinoErrorProps = [
	"event",
	"status",
	"headers",
	"request",
	"sentryEventId"
].join(",");
/** @type {import('@sentry/node').init} */
let init;
/** @type {import('@sentry/node').withScope} */
let withScope;
/** @type {import('@sentry/node').captureException} */
let captureException;
/** @type {import('@sentry/node')} */
let sentry;
/**
* Implements Probot's default logging formatting and error captioning using Sentry.
*
* @param {import("./").Options} options
* @returns {Promise<Transform>}
* @see https://getpino.io/#/docs/transports
*/
async function getTransformStream(options = {}) {
	const formattingEnabled = options.logFormat !== "json";
	const levelAsString = options.logLevelInString;
	const pretty = (0, import_pino_pretty.prettyFactory)({
		ignore: pinoIgnore,
		errorProps: pinoErrorProps
	});
	if (!options.sentryDsn) return new Transform({
		objectMode: true,
		transform(chunk, enc, cb) {
			const line = chunk.toString().trim();
			if (formattingEnabled) return cb(null, pretty(line));
			if (levelAsString) return cb(null, stringifyLogLevel(JSON.parse(line)));
			cb(null, line + "\n");
		}
	});
	else {
		if (!sentry) {
			sentry = await npxImport("@sentry/node@9.43.0", { onlyPackageRunner: true });
			init = sentry.init;
			withScope = sentry.withScope;
			captureException = sentry.captureException;
		}
		init({
			dsn: options.sentryDsn,
			normalizeDepth: 6
		});
		return new Transform({
			objectMode: true,
			transform(chunk, enc, cb) {
				const line = chunk.toString().trim();
				const data = JSON.parse(line);
				if (data.level < 50) {
					if (formattingEnabled) return cb(null, pretty(line));
					if (levelAsString) return cb(null, stringifyLogLevel(data));
					cb(null, line + "\n");
					return;
				}
				withScope((scope) => {
					const sentryLevelName = data.level === 50 ? "error" : "fatal";
					scope.setLevel(sentryLevelName);
					if (data.event) scope.setExtra("event", data.event);
					if (data.headers) scope.setExtra("headers", data.headers);
					if (data.request) scope.setExtra("request", data.request);
					if (data.status) scope.setExtra("status", data.status);
					const payload = data.event?.payload || data.err?.event?.payload;
					if (payload) {
						const { installation: { id, account: { login: account } = {} } = {}, organization: { login: organization } = {}, repository: { owner: { login: owner } = {} } = {} } = payload;
						scope.setUser({
							id,
							username: account || organization || owner
						});
					}
					const sentryEventId = captureException(toSentryError(data));
					if (data.event) data.event = { id: data.event.id };
					if (data.request) data.request = {
						method: data.request.method,
						url: data.request.url
					};
					data.sentryEventId = sentryEventId;
					if (formattingEnabled) return cb(null, pretty(data));
					/* c8 ignore start */
					if (levelAsString) return cb(null, stringifyLogLevel(data));
					/* c8 ignore stop */
					cb(null, JSON.stringify(data) + "\n");
				});
			}
		});
	}
}
function stringifyLogLevel(data) {
	data.level = LEVEL_MAP[data.level];
	return JSON.stringify(data) + "\n";
}
function toSentryError(data) {
	const error = new Error(data.msg);
	error.name = data.type || data.err?.type;
	error.stack = data.stack || data.err?.stack;
	return error;
}

// node_modules/probot/lib/helpers/get-log.js
/**
* A logger backed by [pino](https://getpino.io/)
*
* The default log level is `info`, but you can change it passing a level
* string set to one of: `"trace"`, `"debug"`, `"info"`, `"warn"`,
* `"error"`, or `"fatal"`.
*
* ```js
* app.log.debug("…so is this");
* app.log.trace("Now we're talking");
* app.log.info("I thought you should know…");
* app.log.warn("Woah there");
* app.log.error("ETOOMANYLOGS");
* app.log.fatal("Goodbye, cruel world!");
* ```
*/
async function getLog(options = {}) {
	const { level, logMessageKey, ...getTransformStreamOptions } = options;
	const pinoOptions = {
		level: level || "info",
		name: "probot",
		messageKey: logMessageKey || "msg"
	};
	const transform = await getTransformStream(getTransformStreamOptions);
	transform.pipe(import_pino.default.destination(1));
	return (0, import_pino.default)(pinoOptions, transform);
}

// node_modules/@octokit/plugin-enterprise-compatibility/dist-src/version.js
const VERSION$7 = "6.0.3";

// node_modules/@octokit/plugin-enterprise-compatibility/dist-src/index.js
function enterpriseCompatibility(octokit) {
	octokit.hook.wrap("request", async (request, options) => {
		if (/\/orgs\/[^/]+\/teams/.test(options.url)) try {
			return await request(options);
		} catch (error) {
			if (error.status !== 404) throw error;
			if (!error.response || !error.response.headers["x-github-enterprise-version"]) throw error;
			const deprecatedUrl = options.url.replace(/\/orgs\/[^/]+\/teams\/[^/]+/, "/teams/{team_id}");
			throw new RequestError(`"${options.method} ${options.url}" is not supported in your GitHub Enterprise Server version. Please replace with octokit.request("${options.method} ${deprecatedUrl}", { team_id })`, 404, { request: options });
		}
		return request(options);
	});
}
enterpriseCompatibility.VERSION = VERSION$7;

// node_modules/@probot/octokit-plugin-config/dist-src/version.js
const VERSION$6 = "4.1.0";

// node_modules/@probot/octokit-plugin-config/dist-src/util/get-config-file.js
var import_dist = /* @__PURE__ */ __toESM(require_dist$1(), 1);
const SUPPORTED_FILE_EXTENSIONS = [
	"json",
	"yml",
	"yaml"
];
async function getConfigFile(octokit, { owner, repo, path, ref }) {
	const fileExtension = path.split(".").pop().toLowerCase();
	if (!SUPPORTED_FILE_EXTENSIONS.includes(fileExtension)) throw new Error(`[@probot/octokit-plugin-config] .${fileExtension} extension is not support for configuration (path: "${path}")`);
	const endpoint = {
		method: "GET",
		url: "/repos/{owner}/{repo}/contents/{path}",
		owner,
		repo,
		path,
		mediaType: { format: "raw" },
		...ref ? { ref } : {}
	};
	const { url } = octokit.request.endpoint(endpoint);
	const emptyConfigResult = {
		owner,
		repo,
		path,
		url,
		config: null
	};
	let data, headers;
	try {
		const response = await octokit.request(endpoint);
		data = response.data;
		headers = response.headers;
	} catch (error) {
		if (error.status === 404) return emptyConfigResult;
		throw error;
	}
	if (headers["content-type"] === "application/json; charset=utf-8") throw new Error(`[@probot/octokit-plugin-config] ${url} exists, but is either a directory or a submodule. Ignoring.`);
	if (fileExtension === "json") {
		if (typeof data === "string") throw new Error(`[@probot/octokit-plugin-config] Configuration could not be parsed from ${url} (invalid JSON)`);
		return {
			...emptyConfigResult,
			config: data
		};
	}
	let config;
	try {
		config = import_dist.parse(data, { logLevel: "error" }) || {};
	} catch (error) {
		throw new Error(`[@probot/octokit-plugin-config] Configuration could not be parsed from ${url} (invalid YAML)`, { cause: error });
	}
	if (typeof config === "string") throw new Error(`[@probot/octokit-plugin-config] Configuration could not be parsed from ${url} (YAML is not an object)`);
	return {
		...emptyConfigResult,
		config
	};
}

// node_modules/@probot/octokit-plugin-config/dist-src/util/extends-to-get-content-params.js
const EXTENDS_REGEX = /* @__PURE__ */ new RegExp("^(?:([a-z\\d](?:[a-z\\d]|-(?=[a-z\\d])){0,38})/)?([-_.\\w\\d]+)(?::([-_./\\w\\d]+\\.ya?ml))?$", "i");
function extendsToGetContentParams({ owner, path, url, extendsValue }) {
	if (typeof extendsValue !== "string") throw new Error(`[@probot/octokit-plugin-config] Invalid value ${JSON.stringify(extendsValue)} for _extends in ${url}`);
	const match = extendsValue.match(EXTENDS_REGEX);
	if (match === null) throw new Error(`[@probot/octokit-plugin-config] Invalid value "${extendsValue}" for _extends in ${url}`);
	return {
		owner: match[1] || owner,
		repo: match[2],
		path: match[3] || path
	};
}

// node_modules/@probot/octokit-plugin-config/dist-src/util/get-config-files.js
async function getConfigFiles(octokit, { owner, repo, path, branch }) {
	const requestedRepoFile = await getConfigFile(octokit, {
		owner,
		repo,
		path,
		ref: branch
	});
	const files = [requestedRepoFile];
	if (!requestedRepoFile.config) {
		if (repo === ".github") return files;
		const defaultRepoConfig = await getConfigFile(octokit, {
			owner,
			repo: ".github",
			path
		});
		files.push(defaultRepoConfig);
	}
	const file = files[files.length - 1];
	if (!file.config || !file.config._extends) return files;
	let extendConfigOptions = extendsToGetContentParams({
		owner,
		path,
		url: file.url,
		extendsValue: file.config._extends
	});
	delete file.config._extends;
	do {
		const extendRepoConfig = await getConfigFile(octokit, extendConfigOptions);
		files.push(extendRepoConfig);
		if (!extendRepoConfig.config || !extendRepoConfig.config._extends) return files;
		extendConfigOptions = extendsToGetContentParams({
			owner,
			path,
			url: extendRepoConfig.url,
			extendsValue: extendRepoConfig.config._extends
		});
		delete extendRepoConfig.config._extends;
		const alreadyLoaded = files.find((file2) => file2.owner === extendConfigOptions.owner && file2.repo === extendConfigOptions.repo && file2.path === extendConfigOptions.path);
		if (alreadyLoaded) throw new Error(`[@probot/octokit-plugin-config] Recursion detected. Ignoring  "_extends: ${extendRepoConfig.config._extends}" from ${extendRepoConfig.url} because ${alreadyLoaded.url} was already loaded.`);
	} while (true);
}

// node_modules/@probot/octokit-plugin-config/dist-src/compose-config-get.js
async function composeConfigGet(octokit, { owner, repo, defaults, path, branch }) {
	const files = await getConfigFiles(octokit, {
		owner,
		repo,
		path,
		branch
	});
	const configs = files.map((file) => file.config).reverse().filter(Boolean);
	return {
		files,
		config: typeof defaults === "function" ? defaults(configs) : Object.assign({}, defaults, ...configs)
	};
}

// node_modules/@probot/octokit-plugin-config/dist-src/index.js
function config(octokit) {
	return { config: { async get(options) {
		return composeConfigGet(octokit, options);
	} } };
}
config.VERSION = VERSION$6;

// node_modules/@octokit/auth-unauthenticated/dist-node/index.js
async function auth$5(reason) {
	return {
		type: "unauthenticated",
		reason
	};
}
function isRateLimitError(error) {
	if (error.status !== 403) return false;
	if (!error.response) return false;
	return error.response.headers["x-ratelimit-remaining"] === "0";
}
var REGEX_ABUSE_LIMIT_MESSAGE = /\babuse\b/i;
function isAbuseLimitError(error) {
	if (error.status !== 403) return false;
	return REGEX_ABUSE_LIMIT_MESSAGE.test(error.message);
}
async function hook$4(reason, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	return request(endpoint).catch((error) => {
		if (error.status === 404) {
			error.message = `Not found. May be due to lack of authentication. Reason: ${reason}`;
			throw error;
		}
		if (isRateLimitError(error)) {
			error.message = `API rate limit exceeded. This maybe caused by the lack of authentication. Reason: ${reason}`;
			throw error;
		}
		if (isAbuseLimitError(error)) {
			error.message = `You have triggered an abuse detection mechanism. This maybe caused by the lack of authentication. Reason: ${reason}`;
			throw error;
		}
		if (error.status === 401) {
			error.message = `Unauthorized. "${endpoint.method} ${endpoint.url}" failed most likely due to lack of authentication. Reason: ${reason}`;
			throw error;
		}
		if (error.status >= 400 && error.status < 500) error.message = error.message.replace(/\.?$/, `. May be caused by lack of authentication (${reason}).`);
		throw error;
	});
}
var createUnauthenticatedAuth = function createUnauthenticatedAuth2(options) {
	if (!options || !options.reason) throw new Error("[@octokit/auth-unauthenticated] No reason passed to createUnauthenticatedAuth");
	return Object.assign(auth$5.bind(null, options.reason), { hook: hook$4.bind(null, options.reason) });
};

// node_modules/@octokit/oauth-methods/dist-bundle/index.js
function requestToOAuthBaseUrl(request) {
	const endpointDefaults = request.endpoint.DEFAULTS;
	if (/^https:\/\/(api\.)?github\.com$/.test(endpointDefaults.baseUrl)) return "https://github.com";
	if (/^https:\/\/api\..*\.ghe\.com$/.test(endpointDefaults.baseUrl)) return endpointDefaults.baseUrl.replace("api.", "");
	return endpointDefaults.baseUrl.replace("/api/v3", "");
}
async function oauthRequest(request, route, parameters) {
	const withOAuthParameters = {
		baseUrl: requestToOAuthBaseUrl(request),
		headers: { accept: "application/json" },
		...parameters
	};
	const response = await request(route, withOAuthParameters);
	if ("error" in response.data) {
		const error = new RequestError(`${response.data.error_description} (${response.data.error}, ${response.data.error_uri})`, 400, { request: request.endpoint.merge(route, withOAuthParameters) });
		error.response = response;
		throw error;
	}
	return response;
}
async function exchangeWebFlowCode(options) {
	const response = await oauthRequest(options.request || request, "POST /login/oauth/access_token", {
		client_id: options.clientId,
		client_secret: options.clientSecret,
		code: options.code,
		redirect_uri: options.redirectUrl
	});
	const authentication = {
		clientType: options.clientType,
		clientId: options.clientId,
		clientSecret: options.clientSecret,
		token: response.data.access_token,
		scopes: response.data.scope.split(/\s+/).filter(Boolean)
	};
	if (options.clientType === "github-app") {
		if ("refresh_token" in response.data) {
			const apiTimeInMs = new Date(response.headers.date).getTime();
			authentication.refreshToken = response.data.refresh_token, authentication.expiresAt = toTimestamp(apiTimeInMs, response.data.expires_in), authentication.refreshTokenExpiresAt = toTimestamp(apiTimeInMs, response.data.refresh_token_expires_in);
		}
		delete authentication.scopes;
	}
	return {
		...response,
		authentication
	};
}
function toTimestamp(apiTimeInMs, expirationInSeconds) {
	return new Date(apiTimeInMs + expirationInSeconds * 1e3).toISOString();
}
async function createDeviceCode(options) {
	const request$5 = options.request || request;
	const parameters = { client_id: options.clientId };
	if ("scopes" in options && Array.isArray(options.scopes)) parameters.scope = options.scopes.join(" ");
	return oauthRequest(request$5, "POST /login/device/code", parameters);
}
async function exchangeDeviceCode(options) {
	const response = await oauthRequest(options.request || request, "POST /login/oauth/access_token", {
		client_id: options.clientId,
		device_code: options.code,
		grant_type: "urn:ietf:params:oauth:grant-type:device_code"
	});
	const authentication = {
		clientType: options.clientType,
		clientId: options.clientId,
		token: response.data.access_token,
		scopes: response.data.scope.split(/\s+/).filter(Boolean)
	};
	if ("clientSecret" in options) authentication.clientSecret = options.clientSecret;
	if (options.clientType === "github-app") {
		if ("refresh_token" in response.data) {
			const apiTimeInMs = new Date(response.headers.date).getTime();
			authentication.refreshToken = response.data.refresh_token, authentication.expiresAt = toTimestamp2(apiTimeInMs, response.data.expires_in), authentication.refreshTokenExpiresAt = toTimestamp2(apiTimeInMs, response.data.refresh_token_expires_in);
		}
		delete authentication.scopes;
	}
	return {
		...response,
		authentication
	};
}
function toTimestamp2(apiTimeInMs, expirationInSeconds) {
	return new Date(apiTimeInMs + expirationInSeconds * 1e3).toISOString();
}
async function checkToken(options) {
	const response = await (options.request || request)("POST /applications/{client_id}/token", {
		headers: { authorization: `basic ${btoa(`${options.clientId}:${options.clientSecret}`)}` },
		client_id: options.clientId,
		access_token: options.token
	});
	const authentication = {
		clientType: options.clientType,
		clientId: options.clientId,
		clientSecret: options.clientSecret,
		token: options.token,
		scopes: response.data.scopes
	};
	if (response.data.expires_at) authentication.expiresAt = response.data.expires_at;
	if (options.clientType === "github-app") delete authentication.scopes;
	return {
		...response,
		authentication
	};
}
async function refreshToken(options) {
	const response = await oauthRequest(options.request || request, "POST /login/oauth/access_token", {
		client_id: options.clientId,
		client_secret: options.clientSecret,
		grant_type: "refresh_token",
		refresh_token: options.refreshToken
	});
	const apiTimeInMs = new Date(response.headers.date).getTime();
	const authentication = {
		clientType: "github-app",
		clientId: options.clientId,
		clientSecret: options.clientSecret,
		token: response.data.access_token,
		refreshToken: response.data.refresh_token,
		expiresAt: toTimestamp3(apiTimeInMs, response.data.expires_in),
		refreshTokenExpiresAt: toTimestamp3(apiTimeInMs, response.data.refresh_token_expires_in)
	};
	return {
		...response,
		authentication
	};
}
function toTimestamp3(apiTimeInMs, expirationInSeconds) {
	return new Date(apiTimeInMs + expirationInSeconds * 1e3).toISOString();
}
async function resetToken(options) {
	const response = await (options.request || request)("PATCH /applications/{client_id}/token", {
		headers: { authorization: `basic ${btoa(`${options.clientId}:${options.clientSecret}`)}` },
		client_id: options.clientId,
		access_token: options.token
	});
	const authentication = {
		clientType: options.clientType,
		clientId: options.clientId,
		clientSecret: options.clientSecret,
		token: response.data.token,
		scopes: response.data.scopes
	};
	if (response.data.expires_at) authentication.expiresAt = response.data.expires_at;
	if (options.clientType === "github-app") delete authentication.scopes;
	return {
		...response,
		authentication
	};
}
async function deleteToken(options) {
	return (options.request || request)("DELETE /applications/{client_id}/token", {
		headers: { authorization: `basic ${btoa(`${options.clientId}:${options.clientSecret}`)}` },
		client_id: options.clientId,
		access_token: options.token
	});
}
async function deleteAuthorization(options) {
	return (options.request || request)("DELETE /applications/{client_id}/grant", {
		headers: { authorization: `basic ${btoa(`${options.clientId}:${options.clientSecret}`)}` },
		client_id: options.clientId,
		access_token: options.token
	});
}
/* v8 ignore next: we always pass a custom request in tests -- @preserve */

// node_modules/@octokit/auth-oauth-device/dist-bundle/index.js
async function getOAuthAccessToken(state, options) {
	const cachedAuthentication = getCachedAuthentication(state, options.auth);
	if (cachedAuthentication) return cachedAuthentication;
	const { data: verification } = await createDeviceCode({
		clientType: state.clientType,
		clientId: state.clientId,
		request: options.request || state.request,
		scopes: options.auth.scopes || state.scopes
	});
	await state.onVerification(verification);
	const authentication = await waitForAccessToken(options.request || state.request, state.clientId, state.clientType, verification);
	state.authentication = authentication;
	return authentication;
}
function getCachedAuthentication(state, auth2) {
	if (auth2.refresh === true) return false;
	if (!state.authentication) return false;
	if (state.clientType === "github-app") return state.authentication;
	const authentication = state.authentication;
	return ("scopes" in auth2 && auth2.scopes || state.scopes).join(" ") === authentication.scopes.join(" ") ? authentication : false;
}
async function wait(seconds) {
	await new Promise((resolve) => setTimeout(resolve, seconds * 1e3));
}
async function waitForAccessToken(request, clientId, clientType, verification) {
	try {
		const options = {
			clientId,
			request,
			code: verification.device_code
		};
		const { authentication } = clientType === "oauth-app" ? await exchangeDeviceCode({
			...options,
			clientType: "oauth-app"
		}) : await exchangeDeviceCode({
			...options,
			clientType: "github-app"
		});
		return {
			type: "token",
			tokenType: "oauth",
			...authentication
		};
	} catch (error) {
		if (!error.response) throw error;
		const errorType = error.response.data.error;
		if (errorType === "authorization_pending") {
			await wait(verification.interval);
			return waitForAccessToken(request, clientId, clientType, verification);
		}
		if (errorType === "slow_down") {
			await wait(verification.interval + 7);
			return waitForAccessToken(request, clientId, clientType, verification);
		}
		throw error;
	}
}
async function auth$4(state, authOptions) {
	return getOAuthAccessToken(state, { auth: authOptions });
}
async function hook$3(state, request, route, parameters) {
	let endpoint = request.endpoint.merge(route, parameters);
	if (/\/login\/(oauth\/access_token|device\/code)$/.test(endpoint.url)) return request(endpoint);
	const { token } = await getOAuthAccessToken(state, {
		request,
		auth: { type: "oauth" }
	});
	endpoint.headers.authorization = `token ${token}`;
	return request(endpoint);
}
var VERSION$5 = "0.0.0-development";
function createOAuthDeviceAuth(options) {
	const requestWithDefaults = options.request || request.defaults({ headers: { "user-agent": `octokit-auth-oauth-device.js/${VERSION$5} ${getUserAgent()}` } });
	const { request: request$3 = requestWithDefaults, ...otherOptions } = options;
	const state = options.clientType === "github-app" ? {
		...otherOptions,
		clientType: "github-app",
		request: request$3
	} : {
		...otherOptions,
		clientType: "oauth-app",
		request: request$3,
		scopes: options.scopes || []
	};
	if (!options.clientId) throw new Error("[@octokit/auth-oauth-device] \"clientId\" option must be set (https://github.com/octokit/auth-oauth-device.js#usage)");
	if (!options.onVerification) throw new Error("[@octokit/auth-oauth-device] \"onVerification\" option must be a function (https://github.com/octokit/auth-oauth-device.js#usage)");
	return Object.assign(auth$4.bind(null, state), { hook: hook$3.bind(null, state) });
}
/* v8 ignore next 2 -- @preserve */

// node_modules/@octokit/auth-oauth-user/dist-bundle/index.js
var VERSION$4 = "0.0.0-development";
async function getAuthentication(state) {
	if ("code" in state.strategyOptions) {
		const { authentication } = await exchangeWebFlowCode({
			clientId: state.clientId,
			clientSecret: state.clientSecret,
			clientType: state.clientType,
			onTokenCreated: state.onTokenCreated,
			...state.strategyOptions,
			request: state.request
		});
		return {
			type: "token",
			tokenType: "oauth",
			...authentication
		};
	}
	if ("onVerification" in state.strategyOptions) {
		const authentication = await createOAuthDeviceAuth({
			clientType: state.clientType,
			clientId: state.clientId,
			onTokenCreated: state.onTokenCreated,
			...state.strategyOptions,
			request: state.request
		})({ type: "oauth" });
		return {
			clientSecret: state.clientSecret,
			...authentication
		};
	}
	if ("token" in state.strategyOptions) return {
		type: "token",
		tokenType: "oauth",
		clientId: state.clientId,
		clientSecret: state.clientSecret,
		clientType: state.clientType,
		onTokenCreated: state.onTokenCreated,
		...state.strategyOptions
	};
	throw new Error("[@octokit/auth-oauth-user] Invalid strategy options");
}
async function auth$3(state, options = {}) {
	if (!state.authentication) state.authentication = state.clientType === "oauth-app" ? await getAuthentication(state) : await getAuthentication(state);
	if (state.authentication.invalid) throw new Error("[@octokit/auth-oauth-user] Token is invalid");
	const currentAuthentication = state.authentication;
	if ("expiresAt" in currentAuthentication) {
		if (options.type === "refresh" || new Date(currentAuthentication.expiresAt) < /* @__PURE__ */ new Date()) {
			const { authentication } = await refreshToken({
				clientType: "github-app",
				clientId: state.clientId,
				clientSecret: state.clientSecret,
				refreshToken: currentAuthentication.refreshToken,
				request: state.request
			});
			state.authentication = {
				tokenType: "oauth",
				type: "token",
				...authentication
			};
		}
	}
	if (options.type === "refresh") {
		if (state.clientType === "oauth-app") throw new Error("[@octokit/auth-oauth-user] OAuth Apps do not support expiring tokens");
		if (!currentAuthentication.hasOwnProperty("expiresAt")) throw new Error("[@octokit/auth-oauth-user] Refresh token missing");
		await state.onTokenCreated?.(state.authentication, { type: options.type });
	}
	if (options.type === "check" || options.type === "reset") {
		const method = options.type === "check" ? checkToken : resetToken;
		try {
			const { authentication } = await method({
				clientType: state.clientType,
				clientId: state.clientId,
				clientSecret: state.clientSecret,
				token: state.authentication.token,
				request: state.request
			});
			state.authentication = {
				tokenType: "oauth",
				type: "token",
				...authentication
			};
			if (options.type === "reset") await state.onTokenCreated?.(state.authentication, { type: options.type });
			return state.authentication;
		} catch (error) {
			if (error.status === 404) {
				error.message = "[@octokit/auth-oauth-user] Token is invalid";
				state.authentication.invalid = true;
			}
			throw error;
		}
	}
	if (options.type === "delete" || options.type === "deleteAuthorization") {
		const method = options.type === "delete" ? deleteToken : deleteAuthorization;
		try {
			await method({
				clientType: state.clientType,
				clientId: state.clientId,
				clientSecret: state.clientSecret,
				token: state.authentication.token,
				request: state.request
			});
		} catch (error) {
			if (error.status !== 404) throw error;
		}
		state.authentication.invalid = true;
		return state.authentication;
	}
	return state.authentication;
}
var ROUTES_REQUIRING_BASIC_AUTH = /\/applications\/[^/]+\/(token|grant)s?/;
function requiresBasicAuth(url) {
	return url && ROUTES_REQUIRING_BASIC_AUTH.test(url);
}
async function hook$2(state, request, route, parameters = {}) {
	const endpoint = request.endpoint.merge(route, parameters);
	if (/\/login\/(oauth\/access_token|device\/code)$/.test(endpoint.url)) return request(endpoint);
	if (requiresBasicAuth(endpoint.url)) {
		const credentials = btoa(`${state.clientId}:${state.clientSecret}`);
		endpoint.headers.authorization = `basic ${credentials}`;
		return request(endpoint);
	}
	const { token } = state.clientType === "oauth-app" ? await auth$3({
		...state,
		request
	}) : await auth$3({
		...state,
		request
	});
	endpoint.headers.authorization = "token " + token;
	return request(endpoint);
}
function createOAuthUserAuth({ clientId, clientSecret, clientType = "oauth-app", request: request$2 = request.defaults({ headers: { "user-agent": `octokit-auth-oauth-app.js/${VERSION$4} ${getUserAgent()}` } }), onTokenCreated, ...strategyOptions }) {
	const state = Object.assign({
		clientType,
		clientId,
		clientSecret,
		onTokenCreated,
		strategyOptions,
		request: request$2
	});
	return Object.assign(auth$3.bind(null, state), { hook: hook$2.bind(null, state) });
}
createOAuthUserAuth.VERSION = VERSION$4;
/* v8 ignore if -- @preserve */
/* v8 ignore next -- @preserve */

// node_modules/@octokit/auth-oauth-app/dist-bundle/index.js
async function auth$2(state, authOptions) {
	if (authOptions.type === "oauth-app") return {
		type: "oauth-app",
		clientId: state.clientId,
		clientSecret: state.clientSecret,
		clientType: state.clientType,
		headers: { authorization: `basic ${btoa(`${state.clientId}:${state.clientSecret}`)}` }
	};
	if ("factory" in authOptions) {
		const { type, ...options } = {
			...authOptions,
			...state
		};
		return authOptions.factory(options);
	}
	const common = {
		clientId: state.clientId,
		clientSecret: state.clientSecret,
		request: state.request,
		...authOptions
	};
	return (state.clientType === "oauth-app" ? await createOAuthUserAuth({
		...common,
		clientType: state.clientType
	}) : await createOAuthUserAuth({
		...common,
		clientType: state.clientType
	}))();
}
async function hook$1(state, request2, route, parameters) {
	let endpoint = request2.endpoint.merge(route, parameters);
	if (/\/login\/(oauth\/access_token|device\/code)$/.test(endpoint.url)) return request2(endpoint);
	if (state.clientType === "github-app" && !requiresBasicAuth(endpoint.url)) throw new Error(`[@octokit/auth-oauth-app] GitHub Apps cannot use their client ID/secret for basic authentication for endpoints other than "/applications/{client_id}/**". "${endpoint.method} ${endpoint.url}" is not supported.`);
	const credentials = btoa(`${state.clientId}:${state.clientSecret}`);
	endpoint.headers.authorization = `basic ${credentials}`;
	try {
		return await request2(endpoint);
	} catch (error) {
		if (error.status !== 401) throw error;
		error.message = `[@octokit/auth-oauth-app] "${endpoint.method} ${endpoint.url}" does not support clientId/clientSecret basic authentication.`;
		throw error;
	}
}
var VERSION$3 = "0.0.0-development";
function createOAuthAppAuth(options) {
	const state = Object.assign({
		request: request.defaults({ headers: { "user-agent": `octokit-auth-oauth-app.js/${VERSION$3} ${getUserAgent()}` } }),
		clientType: "oauth-app"
	}, options);
	return Object.assign(auth$2.bind(null, state), { hook: hook$1.bind(null, state) });
}
/* v8 ignore next -- @preserve */

// node_modules/universal-github-app-jwt/lib/utils.js
/**
* @param {string} privateKey
* @returns {boolean}
*/
function isPkcs1(privateKey) {
	return privateKey.includes("-----BEGIN RSA PRIVATE KEY-----");
}
/**
* @param {string} privateKey
* @returns {boolean}
*/
function isOpenSsh(privateKey) {
	return privateKey.includes("-----BEGIN OPENSSH PRIVATE KEY-----");
}
/**
* @param {string} str
* @returns {ArrayBuffer}
*/
function string2ArrayBuffer(str) {
	const buf = new ArrayBuffer(str.length);
	const bufView = new Uint8Array(buf);
	for (let i = 0, strLen = str.length; i < strLen; i++) bufView[i] = str.charCodeAt(i);
	return buf;
}
/**
* @param {string} pem
* @returns {ArrayBuffer}
*/
function getDERfromPEM(pem) {
	const pemB64 = pem.trim().split("\n").slice(1, -1).join("");
	return string2ArrayBuffer(atob(pemB64));
}
/**
* @param {import('../internals').Header} header
* @param {import('../internals').Payload} payload
* @returns {string}
*/
function getEncodedMessage(header, payload) {
	return `${base64encodeJSON(header)}.${base64encodeJSON(payload)}`;
}
/**
* @param {ArrayBuffer} buffer
* @returns {string}
*/
function base64encode(buffer) {
	var binary = "";
	var bytes = new Uint8Array(buffer);
	var len = bytes.byteLength;
	for (var i = 0; i < len; i++) binary += String.fromCharCode(bytes[i]);
	return fromBase64(btoa(binary));
}
/**
* @param {string} base64
* @returns {string}
*/
function fromBase64(base64) {
	return base64.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
}
/**
* @param {Record<string,unknown>} obj
* @returns {string}
*/
function base64encodeJSON(obj) {
	return fromBase64(btoa(JSON.stringify(obj)));
}

// node_modules/universal-github-app-jwt/lib/crypto-node.js
function convertPrivateKey(privateKey) {
	if (!isPkcs1(privateKey)) return privateKey;
	return createPrivateKey(privateKey).export({
		type: "pkcs8",
		format: "pem"
	});
}

// node_modules/universal-github-app-jwt/lib/get-token.js
/**
* @param {import('../internals').GetTokenOptions} options
* @returns {Promise<string>}
*/
async function getToken({ privateKey, payload }) {
	const convertedPrivateKey = convertPrivateKey(privateKey);
	/* c8 ignore start */
	if (isPkcs1(convertedPrivateKey)) throw new Error("[universal-github-app-jwt] Private Key is in PKCS#1 format, but only PKCS#8 is supported. See https://github.com/gr2m/universal-github-app-jwt#private-key-formats");
	/* c8 ignore stop */
	if (isOpenSsh(convertedPrivateKey)) throw new Error("[universal-github-app-jwt] Private Key is in OpenSSH format, but only PKCS#8 is supported. See https://github.com/gr2m/universal-github-app-jwt#private-key-formats");
	const algorithm = {
		name: "RSASSA-PKCS1-v1_5",
		hash: { name: "SHA-256" }
	};
	/** @type {import('../internals').Header} */
	const header = {
		alg: "RS256",
		typ: "JWT"
	};
	const privateKeyDER = getDERfromPEM(convertedPrivateKey);
	const importedKey = await subtle.importKey("pkcs8", privateKeyDER, algorithm, false, ["sign"]);
	const encodedMessage = getEncodedMessage(header, payload);
	const encodedMessageArrBuf = string2ArrayBuffer(encodedMessage);
	const signatureArrBuf = await subtle.sign(algorithm.name, importedKey, encodedMessageArrBuf);
	return `${encodedMessage}.${base64encode(signatureArrBuf)}`;
}

// node_modules/universal-github-app-jwt/index.js
/**
* @param {import(".").Options} options
* @returns {Promise<import(".").Result>}
*/
async function githubAppJwt({ id, privateKey, now = Math.floor(Date.now() / 1e3) }) {
	const privateKeyWithNewlines = privateKey.replace(/\\n/g, "\n");
	const nowWithSafetyMargin = now - 30;
	const expiration = nowWithSafetyMargin + 600;
	return {
		appId: id,
		expiration,
		token: await getToken({
			privateKey: privateKeyWithNewlines,
			payload: {
				iat: nowWithSafetyMargin,
				exp: expiration,
				iss: id
			}
		})
	};
}

// node_modules/@octokit/auth-app/dist-node/index.js
async function getAppAuthentication({ appId, privateKey, timeDifference, createJwt }) {
	try {
		if (createJwt) {
			const { jwt, expiresAt } = await createJwt(appId, timeDifference);
			return {
				type: "app",
				token: jwt,
				appId,
				expiresAt
			};
		}
		const authOptions = {
			id: appId,
			privateKey
		};
		if (timeDifference) Object.assign(authOptions, { now: Math.floor(Date.now() / 1e3) + timeDifference });
		const appAuthentication = await githubAppJwt(authOptions);
		return {
			type: "app",
			token: appAuthentication.token,
			appId: appAuthentication.appId,
			expiresAt: (/* @__PURE__ */ new Date(appAuthentication.expiration * 1e3)).toISOString()
		};
	} catch (error) {
		if (privateKey === "-----BEGIN RSA PRIVATE KEY-----") throw new Error("The 'privateKey` option contains only the first line '-----BEGIN RSA PRIVATE KEY-----'. If you are setting it using a `.env` file, make sure it is set on a single line with newlines replaced by '\n'");
		else throw error;
	}
}
function getCache() {
	return new LruObject(15e3, 354e4);
}
async function get(cache, options) {
	const cacheKey = optionsToCacheKey(options);
	const result = await cache.get(cacheKey);
	if (!result) return;
	const [token, createdAt, expiresAt, repositorySelection, permissionsString, singleFileName] = result.split("|");
	return {
		token,
		createdAt,
		expiresAt,
		permissions: options.permissions || permissionsString.split(/,/).reduce((permissions2, string) => {
			if (/!$/.test(string)) permissions2[string.slice(0, -1)] = "write";
			else permissions2[string] = "read";
			return permissions2;
		}, {}),
		repositoryIds: options.repositoryIds,
		repositoryNames: options.repositoryNames,
		singleFileName,
		repositorySelection
	};
}
async function set(cache, options, data) {
	const key = optionsToCacheKey(options);
	const permissionsString = options.permissions ? "" : Object.keys(data.permissions).map((name) => `${name}${data.permissions[name] === "write" ? "!" : ""}`).join(",");
	const value = [
		data.token,
		data.createdAt,
		data.expiresAt,
		data.repositorySelection,
		permissionsString,
		data.singleFileName
	].join("|");
	await cache.set(key, value);
}
function optionsToCacheKey({ installationId, permissions = {}, repositoryIds = [], repositoryNames = [] }) {
	const permissionsString = Object.keys(permissions).sort().map((name) => permissions[name] === "read" ? name : `${name}!`).join(",");
	return [
		installationId,
		repositoryIds.sort().join(","),
		repositoryNames.join(","),
		permissionsString
	].filter(Boolean).join("|");
}
function toTokenAuthentication({ installationId, token, createdAt, expiresAt, repositorySelection, permissions, repositoryIds, repositoryNames, singleFileName }) {
	return Object.assign({
		type: "token",
		tokenType: "installation",
		token,
		installationId,
		permissions,
		createdAt,
		expiresAt,
		repositorySelection
	}, repositoryIds ? { repositoryIds } : null, repositoryNames ? { repositoryNames } : null, singleFileName ? { singleFileName } : null);
}
async function getInstallationAuthentication(state, options, customRequest) {
	const installationId = Number(options.installationId || state.installationId);
	if (!installationId) throw new Error("[@octokit/auth-app] installationId option is required for installation authentication.");
	if (options.factory) {
		const { type, factory, oauthApp, ...factoryAuthOptions } = {
			...state,
			...options
		};
		return factory(factoryAuthOptions);
	}
	const request = customRequest || state.request;
	return getInstallationAuthenticationConcurrently(state, {
		...options,
		installationId
	}, request);
}
var pendingPromises = /* @__PURE__ */ new Map();
function getInstallationAuthenticationConcurrently(state, options, request) {
	const cacheKey = optionsToCacheKey(options);
	if (pendingPromises.has(cacheKey)) return pendingPromises.get(cacheKey);
	const promise = getInstallationAuthenticationImpl(state, options, request).finally(() => pendingPromises.delete(cacheKey));
	pendingPromises.set(cacheKey, promise);
	return promise;
}
async function getInstallationAuthenticationImpl(state, options, request) {
	if (!options.refresh) {
		const result = await get(state.cache, options);
		if (result) {
			const { token: token2, createdAt: createdAt2, expiresAt: expiresAt2, permissions: permissions2, repositoryIds: repositoryIds2, repositoryNames: repositoryNames2, singleFileName: singleFileName2, repositorySelection: repositorySelection2 } = result;
			return toTokenAuthentication({
				installationId: options.installationId,
				token: token2,
				createdAt: createdAt2,
				expiresAt: expiresAt2,
				permissions: permissions2,
				repositorySelection: repositorySelection2,
				repositoryIds: repositoryIds2,
				repositoryNames: repositoryNames2,
				singleFileName: singleFileName2
			});
		}
	}
	const appAuthentication = await getAppAuthentication(state);
	const payload = {
		installation_id: options.installationId,
		mediaType: { previews: ["machine-man"] },
		headers: { authorization: `bearer ${appAuthentication.token}` }
	};
	if (options.repositoryIds) Object.assign(payload, { repository_ids: options.repositoryIds });
	if (options.repositoryNames) Object.assign(payload, { repositories: options.repositoryNames });
	if (options.permissions) Object.assign(payload, { permissions: options.permissions });
	const { data: { token, expires_at: expiresAt, repositories, permissions: permissionsOptional, repository_selection: repositorySelectionOptional, single_file: singleFileName } } = await request("POST /app/installations/{installation_id}/access_tokens", payload);
	const permissions = permissionsOptional || {};
	const repositorySelection = repositorySelectionOptional || "all";
	const repositoryIds = repositories ? repositories.map((r) => r.id) : void 0;
	const repositoryNames = repositories ? repositories.map((repo) => repo.name) : void 0;
	const createdAt = (/* @__PURE__ */ new Date()).toISOString();
	const cacheOptions = {
		token,
		createdAt,
		expiresAt,
		repositorySelection,
		permissions,
		repositoryIds,
		repositoryNames
	};
	if (singleFileName) Object.assign(payload, { singleFileName });
	await set(state.cache, options, cacheOptions);
	const cacheData = {
		installationId: options.installationId,
		token,
		createdAt,
		expiresAt,
		repositorySelection,
		permissions,
		repositoryIds,
		repositoryNames
	};
	if (singleFileName) Object.assign(cacheData, { singleFileName });
	return toTokenAuthentication(cacheData);
}
async function auth$1(state, authOptions) {
	switch (authOptions.type) {
		case "app": return getAppAuthentication(state);
		case "oauth-app": return state.oauthApp({ type: "oauth-app" });
		case "installation": return getInstallationAuthentication(state, {
			...authOptions,
			type: "installation"
		});
		case "oauth-user": return state.oauthApp(authOptions);
		default: throw new Error(`Invalid auth type: ${authOptions.type}`);
	}
}
var PATHS = [
	"/app",
	"/app/hook/config",
	"/app/hook/deliveries",
	"/app/hook/deliveries/{delivery_id}",
	"/app/hook/deliveries/{delivery_id}/attempts",
	"/app/installations",
	"/app/installations/{installation_id}",
	"/app/installations/{installation_id}/access_tokens",
	"/app/installations/{installation_id}/suspended",
	"/app/installation-requests",
	"/marketplace_listing/accounts/{account_id}",
	"/marketplace_listing/plan",
	"/marketplace_listing/plans",
	"/marketplace_listing/plans/{plan_id}/accounts",
	"/marketplace_listing/stubbed/accounts/{account_id}",
	"/marketplace_listing/stubbed/plan",
	"/marketplace_listing/stubbed/plans",
	"/marketplace_listing/stubbed/plans/{plan_id}/accounts",
	"/orgs/{org}/installation",
	"/repos/{owner}/{repo}/installation",
	"/users/{username}/installation",
	"/enterprises/{enterprise}/installation"
];
function routeMatcher(paths) {
	const regex = `^(?:${paths.map((p) => p.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})$`;
	return new RegExp(regex, "i");
}
var REGEX = routeMatcher(PATHS);
function requiresAppAuth(url) {
	return !!url && REGEX.test(url.split("?")[0]);
}
var FIVE_SECONDS_IN_MS = 5e3;
function isNotTimeSkewError(error) {
	return !(error.message.match(/'Expiration time' claim \('exp'\) is too far in the future/) || error.message.match(/'Expiration time' claim \('exp'\) must be a numeric value representing the future time at which the assertion expires/) || error.message.match(/'Issued at' claim \('iat'\) must be an Integer representing the time that the assertion was issued/));
}
async function hook(state, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	const url = endpoint.url;
	if (/\/login\/oauth\/access_token$/.test(url)) return request(endpoint);
	if (requiresAppAuth(url.replace(request.endpoint.DEFAULTS.baseUrl, ""))) {
		const { token: token2 } = await getAppAuthentication(state);
		endpoint.headers.authorization = `bearer ${token2}`;
		let response;
		try {
			response = await request(endpoint);
		} catch (error) {
			if (isNotTimeSkewError(error)) throw error;
			if (typeof error.response.headers.date === "undefined") throw error;
			const diff = Math.floor((Date.parse(error.response.headers.date) - Date.parse((/* @__PURE__ */ new Date()).toString())) / 1e3);
			state.log.warn(error.message);
			state.log.warn(`[@octokit/auth-app] GitHub API time and system time are different by ${diff} seconds. Retrying request with the difference accounted for.`);
			const { token: token3 } = await getAppAuthentication({
				...state,
				timeDifference: diff
			});
			endpoint.headers.authorization = `bearer ${token3}`;
			return request(endpoint);
		}
		return response;
	}
	if (requiresBasicAuth(url)) {
		const authentication = await state.oauthApp({ type: "oauth-app" });
		endpoint.headers.authorization = authentication.headers.authorization;
		return request(endpoint);
	}
	const { token, createdAt } = await getInstallationAuthentication(state, {}, request.defaults({ baseUrl: endpoint.baseUrl }));
	endpoint.headers.authorization = `token ${token}`;
	return sendRequestWithRetries(state, request, endpoint, createdAt);
}
async function sendRequestWithRetries(state, request, options, createdAt, retries = 0) {
	const timeSinceTokenCreationInMs = +/* @__PURE__ */ new Date() - +new Date(createdAt);
	try {
		return await request(options);
	} catch (error) {
		if (error.status !== 401) throw error;
		if (timeSinceTokenCreationInMs >= FIVE_SECONDS_IN_MS) {
			if (retries > 0) error.message = `After ${retries} retries within ${timeSinceTokenCreationInMs / 1e3}s of creating the installation access token, the response remains 401. At this point, the cause may be an authentication problem or a system outage. Please check https://www.githubstatus.com for status information`;
			throw error;
		}
		++retries;
		const awaitTime = retries * 1e3;
		state.log.warn(`[@octokit/auth-app] Retrying after 401 response to account for token replication delay (retry: ${retries}, wait: ${awaitTime / 1e3}s)`);
		await new Promise((resolve) => setTimeout(resolve, awaitTime));
		return sendRequestWithRetries(state, request, options, createdAt, retries);
	}
}
var VERSION$2 = "8.3.1";
function createAppAuth(options) {
	if (!options.appId) throw new Error("[@octokit/auth-app] appId option is required");
	if (!options.privateKey && !options.createJwt) throw new Error("[@octokit/auth-app] privateKey option is required");
	else if (options.privateKey && options.createJwt) throw new Error("[@octokit/auth-app] privateKey and createJwt options are mutually exclusive");
	if ("installationId" in options && !options.installationId) throw new Error("[@octokit/auth-app] installationId is set to a falsy value");
	const log = options.log || {};
	if (typeof log.warn !== "function") log.warn = console.warn.bind(console);
	const request$1 = options.request || request.defaults({ headers: { "user-agent": `octokit-auth-app.js/${VERSION$2} ${getUserAgent()}` } });
	const state = Object.assign({
		request: request$1,
		cache: getCache()
	}, options, options.installationId ? { installationId: Number(options.installationId) } : {}, {
		log,
		oauthApp: createOAuthAppAuth({
			clientType: "github-app",
			clientId: options.clientId || "",
			clientSecret: options.clientSecret || "",
			request: request$1
		})
	});
	return Object.assign(auth$1.bind(null, state), { hook: hook.bind(null, state) });
}
/* v8 ignore next - permissions are optional per OpenAPI spec, but we think that is incorrect -- @preserve */
/* v8 ignore next - repositorySelection are optional per OpenAPI spec, but we think that is incorrect -- @preserve */
/* v8 ignore start - due to skipped tests, see https://github.com/octokit/auth-app.js/pull/580 -- @preserve */
/* v8 ignore end -- @preserve */

// node_modules/octokit-auth-probot/dist-node/index.js
async function auth(state, options) {
	if (options.type !== "event-octokit") {
		if (state.type === "token" && options.type === "installation" && options.factory) {
			const { type, factory, ...factoryAuthOptions } = options;
			return factory(Object.assign({}, factoryAuthOptions, {
				octokit: state.octokit,
				octokitOptions: state.octokitOptions
			}));
		}
		return state.auth(options);
	}
	if (state.type !== "app") return state.octokit;
	const action = options.event.payload.action;
	const installationId = options.event.payload.installation && options.event.payload.installation.id;
	const fullEventName = options.event.name + (action ? "." + action : "");
	const OctokitWithEventAuth = state.octokit.constructor;
	if (!installationId) {
		const { auth: auth2, ...octokitOptions } = state.octokitOptions;
		return new OctokitWithEventAuth({
			authStrategy: createUnauthenticatedAuth,
			auth: { reason: `Handling a "${fullEventName}" event: an "installation" key is missing. The installation ID cannot be determined` },
			...octokitOptions
		});
	}
	if (options.event.name === "installation" && ["suspend", "deleted"].includes(String(action))) {
		const { auth: auth2, ...octokitOptions } = state.octokitOptions;
		return new OctokitWithEventAuth({
			authStrategy: createUnauthenticatedAuth,
			auth: { reason: `Handling a "${fullEventName}" event: The app's access has been revoked from @octokit (id: ${installationId})` },
			...octokitOptions
		});
	}
	return state.auth({
		type: "installation",
		installationId,
		factory: (auth2) => {
			const options2 = Object.assign({}, state.octokitOptions, { auth: Object.assign({}, auth2, { installationId }) });
			return new OctokitWithEventAuth(options2);
		}
	});
}
function getState(options) {
	const common = {
		octokit: options.octokit,
		octokitOptions: options.octokitOptions
	};
	if ("token" in options) return {
		type: "token",
		auth: createTokenAuth(String(options.token)),
		...common
	};
	if ("appId" in options && ("privateKey" in options || "createJwt" in options)) return {
		type: "app",
		auth: createAppAuth(options),
		...common
	};
	return {
		type: "unauthenticated",
		auth: createUnauthenticatedAuth({ reason: `Neither "appId"/"privateKey" nor "token" have been set as auth options` }),
		...common
	};
}
var VERSION$1 = "0.0.0-development";
function createProbotAuthFn(options) {
	const state = getState(options);
	return Object.assign(auth.bind(null, state), { hook: state.auth.hook });
}
createProbotAuthFn.VERSION = VERSION$1;
var createProbotAuth = createProbotAuthFn;

// node_modules/probot/lib/octokit/octokit-plugin-probot-request-logging.js
function probotRequestLogging(octokit) {
	octokit.hook.error("request", (error, options) => {
		if ("status" in error) {
			const { method, url, ...params } = octokit.request.endpoint.parse(options);
			const msg = `GitHub request: ${method} ${url} - ${error.status}`;
			octokit.log.debug(params.body || {}, msg);
		}
		throw error;
	});
	octokit.hook.after("request", (result, options) => {
		const { method, url, ...params } = octokit.request.endpoint.parse(options);
		const msg = `GitHub request: ${method} ${url} - ${result.status}`;
		octokit.log.debug(params.body || {}, msg);
	});
}

// node_modules/probot/lib/version.js
const VERSION = "14.3.2";

// node_modules/probot/lib/octokit/probot-octokit.js
const defaultOptions = {
	authStrategy: createProbotAuth,
	throttle: {
		enabled: true,
		onSecondaryRateLimit: (retryAfter, options, octokit) => {
			octokit.log.warn(`Secondary Rate limit hit with "${options.method} ${options.url}", retrying in ${retryAfter} seconds.`);
			return true;
		},
		onRateLimit: (retryAfter, options, octokit) => {
			octokit.log.warn(`Rate limit hit with "${options.method} ${options.url}", retrying in ${retryAfter} seconds.`);
			return true;
		}
	},
	userAgent: `probot/${VERSION}`
};
const ProbotOctokit = Octokit.plugin(throttling, retry, paginateRest, restEndpointMethods, enterpriseCompatibility, probotRequestLogging, config).defaults((instanceOptions) => {
	return {
		...defaultOptions,
		...instanceOptions,
		throttle: {
			...defaultOptions.throttle,
			...instanceOptions?.throttle
		}
	};
});

// node_modules/bottleneck/lib/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.load = function(received, defaults, onto = {}) {
		var k, ref, v;
		for (k in defaults) {
			v = defaults[k];
			onto[k] = (ref = received[k]) != null ? ref : v;
		}
		return onto;
	};
	exports.overwrite = function(received, defaults, onto = {}) {
		var k, v;
		for (k in received) {
			v = received[k];
			if (defaults[k] !== void 0) onto[k] = v;
		}
		return onto;
	};
}));

// node_modules/bottleneck/lib/DLList.js
var require_DLList = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var DLList = class DLList {
		constructor(incr, decr) {
			this.incr = incr;
			this.decr = decr;
			this._first = null;
			this._last = null;
			this.length = 0;
		}
		push(value) {
			var node;
			this.length++;
			if (typeof this.incr === "function") this.incr();
			node = {
				value,
				prev: this._last,
				next: null
			};
			if (this._last != null) {
				this._last.next = node;
				this._last = node;
			} else this._first = this._last = node;
		}
		shift() {
			var value;
			if (this._first == null) return;
			else {
				this.length--;
				if (typeof this.decr === "function") this.decr();
			}
			value = this._first.value;
			if ((this._first = this._first.next) != null) this._first.prev = null;
			else this._last = null;
			return value;
		}
		first() {
			if (this._first != null) return this._first.value;
		}
		getArray() {
			var node = this._first, ref, results = [];
			while (node != null) results.push((ref = node, node = node.next, ref.value));
			return results;
		}
		forEachShift(cb) {
			var node = this.shift();
			while (node != null) cb(node), node = this.shift();
		}
		debug() {
			var node = this._first, ref, ref1, ref2, results = [];
			while (node != null) results.push((ref = node, node = node.next, {
				value: ref.value,
				prev: (ref1 = ref.prev) != null ? ref1.value : void 0,
				next: (ref2 = ref.next) != null ? ref2.value : void 0
			}));
			return results;
		}
	};
	module.exports = DLList;
}));

// node_modules/bottleneck/lib/Events.js
var require_Events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var Events = class Events {
		constructor(instance) {
			this.instance = instance;
			this._events = {};
			if (this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) throw new Error("An Emitter already exists for this object");
			this.instance.on = (name, cb) => {
				return this._addListener(name, "many", cb);
			};
			this.instance.once = (name, cb) => {
				return this._addListener(name, "once", cb);
			};
			this.instance.removeAllListeners = (name = null) => {
				if (name != null) return delete this._events[name];
				else return this._events = {};
			};
		}
		_addListener(name, status, cb) {
			var base;
			if ((base = this._events)[name] == null) base[name] = [];
			this._events[name].push({
				cb,
				status
			});
			return this.instance;
		}
		listenerCount(name) {
			if (this._events[name] != null) return this._events[name].length;
			else return 0;
		}
		trigger(name, ...args) {
			var _this = this;
			return _asyncToGenerator(function* () {
				var e, promises;
				try {
					if (name !== "debug") _this.trigger("debug", `Event triggered: ${name}`, args);
					if (_this._events[name] == null) return;
					_this._events[name] = _this._events[name].filter(function(listener) {
						return listener.status !== "none";
					});
					promises = _this._events[name].map(/*#__PURE__*/ function() {
						var _ref = _asyncToGenerator(function* (listener) {
							var e, returned;
							if (listener.status === "none") return;
							if (listener.status === "once") listener.status = "none";
							try {
								returned = typeof listener.cb === "function" ? listener.cb(...args) : void 0;
								if (typeof (returned != null ? returned.then : void 0) === "function") return yield returned;
								else return returned;
							} catch (error) {
								e = error;
								_this.trigger("error", e);
								return null;
							}
						});
						return function(_x) {
							return _ref.apply(this, arguments);
						};
					}());
					return (yield Promise.all(promises)).find(function(x) {
						return x != null;
					});
				} catch (error) {
					e = error;
					_this.trigger("error", e);
					return null;
				}
			})();
		}
	};
	module.exports = Events;
}));

// node_modules/bottleneck/lib/Queues.js
var require_Queues = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var DLList = require_DLList();
	var Events = require_Events();
	var Queues = class Queues {
		constructor(num_priorities) {
			this.Events = new Events(this);
			this._length = 0;
			this._lists = function() {
				var j, ref, results = [];
				for (j = 1, ref = num_priorities; 1 <= ref ? j <= ref : j >= ref; 1 <= ref ? ++j : --j) results.push(new DLList(() => {
					return this.incr();
				}, () => {
					return this.decr();
				}));
				return results;
			}.call(this);
		}
		incr() {
			if (this._length++ === 0) return this.Events.trigger("leftzero");
		}
		decr() {
			if (--this._length === 0) return this.Events.trigger("zero");
		}
		push(job) {
			return this._lists[job.options.priority].push(job);
		}
		queued(priority) {
			if (priority != null) return this._lists[priority].length;
			else return this._length;
		}
		shiftAll(fn) {
			return this._lists.forEach(function(list) {
				return list.forEachShift(fn);
			});
		}
		getFirst(arr = this._lists) {
			var j = 0, len = arr.length, list;
			for (; j < len; j++) {
				list = arr[j];
				if (list.length > 0) return list;
			}
			return [];
		}
		shiftLastFrom(priority) {
			return this.getFirst(this._lists.slice(priority).reverse()).shift();
		}
	};
	module.exports = Queues;
}));

// node_modules/bottleneck/lib/BottleneckError.js
var require_BottleneckError = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var BottleneckError = class BottleneckError extends Error {};
	module.exports = BottleneckError;
}));

// node_modules/bottleneck/lib/Job.js
var require_Job = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var BottleneckError;
	var DEFAULT_PRIORITY = 5;
	var Job;
	var parser = require_parser();
	BottleneckError = require_BottleneckError();
	Job = class Job {
		constructor(task, args, options, jobDefaults, rejectOnDrop, Events, _states, Promise) {
			this.task = task;
			this.args = args;
			this.rejectOnDrop = rejectOnDrop;
			this.Events = Events;
			this._states = _states;
			this.Promise = Promise;
			this.options = parser.load(options, jobDefaults);
			this.options.priority = this._sanitizePriority(this.options.priority);
			if (this.options.id === jobDefaults.id) this.options.id = `${this.options.id}-${this._randomIndex()}`;
			this.promise = new this.Promise((_resolve, _reject) => {
				this._resolve = _resolve;
				this._reject = _reject;
			});
			this.retryCount = 0;
		}
		_sanitizePriority(priority) {
			var sProperty = ~~priority !== priority ? DEFAULT_PRIORITY : priority;
			if (sProperty < 0) return 0;
			else if (sProperty > 9) return 9;
			else return sProperty;
		}
		_randomIndex() {
			return Math.random().toString(36).slice(2);
		}
		doDrop({ error, message = "This job has been dropped by Bottleneck" } = {}) {
			if (this._states.remove(this.options.id)) {
				if (this.rejectOnDrop) this._reject(error != null ? error : new BottleneckError(message));
				this.Events.trigger("dropped", {
					args: this.args,
					options: this.options,
					task: this.task,
					promise: this.promise
				});
				return true;
			} else return false;
		}
		_assertStatus(expected) {
			var status = this._states.jobStatus(this.options.id);
			if (!(status === expected || expected === "DONE" && status === null)) throw new BottleneckError(`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
		}
		doReceive() {
			this._states.start(this.options.id);
			return this.Events.trigger("received", {
				args: this.args,
				options: this.options
			});
		}
		doQueue(reachedHWM, blocked) {
			this._assertStatus("RECEIVED");
			this._states.next(this.options.id);
			return this.Events.trigger("queued", {
				args: this.args,
				options: this.options,
				reachedHWM,
				blocked
			});
		}
		doRun() {
			if (this.retryCount === 0) {
				this._assertStatus("QUEUED");
				this._states.next(this.options.id);
			} else this._assertStatus("EXECUTING");
			return this.Events.trigger("scheduled", {
				args: this.args,
				options: this.options
			});
		}
		doExecute(chained, clearGlobalState, run, free) {
			var _this = this;
			return _asyncToGenerator(function* () {
				var error, eventInfo, passed;
				if (_this.retryCount === 0) {
					_this._assertStatus("RUNNING");
					_this._states.next(_this.options.id);
				} else _this._assertStatus("EXECUTING");
				eventInfo = {
					args: _this.args,
					options: _this.options,
					retryCount: _this.retryCount
				};
				_this.Events.trigger("executing", eventInfo);
				try {
					passed = yield chained != null ? chained.schedule(_this.options, _this.task, ..._this.args) : _this.task(..._this.args);
					if (clearGlobalState()) {
						_this.doDone(eventInfo);
						yield free(_this.options, eventInfo);
						_this._assertStatus("DONE");
						return _this._resolve(passed);
					}
				} catch (error1) {
					error = error1;
					return _this._onFailure(error, eventInfo, clearGlobalState, run, free);
				}
			})();
		}
		doExpire(clearGlobalState, run, free) {
			var error, eventInfo;
			if (this._states.jobStatus(this.options.id === "RUNNING")) this._states.next(this.options.id);
			this._assertStatus("EXECUTING");
			eventInfo = {
				args: this.args,
				options: this.options,
				retryCount: this.retryCount
			};
			error = new BottleneckError(`This job timed out after ${this.options.expiration} ms.`);
			return this._onFailure(error, eventInfo, clearGlobalState, run, free);
		}
		_onFailure(error, eventInfo, clearGlobalState, run, free) {
			var _this2 = this;
			return _asyncToGenerator(function* () {
				var retry, retryAfter;
				if (clearGlobalState()) {
					retry = yield _this2.Events.trigger("failed", error, eventInfo);
					if (retry != null) {
						retryAfter = ~~retry;
						_this2.Events.trigger("retry", `Retrying ${_this2.options.id} after ${retryAfter} ms`, eventInfo);
						_this2.retryCount++;
						return run(retryAfter);
					} else {
						_this2.doDone(eventInfo);
						yield free(_this2.options, eventInfo);
						_this2._assertStatus("DONE");
						return _this2._reject(error);
					}
				}
			})();
		}
		doDone(eventInfo) {
			this._assertStatus("EXECUTING");
			this._states.next(this.options.id);
			return this.Events.trigger("done", eventInfo);
		}
	};
	module.exports = Job;
}));

// node_modules/bottleneck/lib/LocalDatastore.js
var require_LocalDatastore = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var BottleneckError;
	var LocalDatastore;
	var parser = require_parser();
	BottleneckError = require_BottleneckError();
	LocalDatastore = class LocalDatastore {
		constructor(instance, storeOptions, storeInstanceOptions) {
			this.instance = instance;
			this.storeOptions = storeOptions;
			this.clientId = this.instance._randomIndex();
			parser.load(storeInstanceOptions, storeInstanceOptions, this);
			this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now();
			this._running = 0;
			this._done = 0;
			this._unblockTime = 0;
			this.ready = this.Promise.resolve();
			this.clients = {};
			this._startHeartbeat();
		}
		_startHeartbeat() {
			var base;
			if (this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null)) return typeof (base = this.heartbeat = setInterval(() => {
				var amount, incr, maximum, now = Date.now(), reservoir;
				if (this.storeOptions.reservoirRefreshInterval != null && now >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval) {
					this._lastReservoirRefresh = now;
					this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount;
					this.instance._drainAll(this.computeCapacity());
				}
				if (this.storeOptions.reservoirIncreaseInterval != null && now >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval) {
					var _this$storeOptions = this.storeOptions;
					amount = _this$storeOptions.reservoirIncreaseAmount;
					maximum = _this$storeOptions.reservoirIncreaseMaximum;
					reservoir = _this$storeOptions.reservoir;
					this._lastReservoirIncrease = now;
					incr = maximum != null ? Math.min(amount, maximum - reservoir) : amount;
					if (incr > 0) {
						this.storeOptions.reservoir += incr;
						return this.instance._drainAll(this.computeCapacity());
					}
				}
			}, this.heartbeatInterval)).unref === "function" ? base.unref() : void 0;
			else return clearInterval(this.heartbeat);
		}
		__publish__(message) {
			var _this = this;
			return _asyncToGenerator(function* () {
				yield _this.yieldLoop();
				return _this.instance.Events.trigger("message", message.toString());
			})();
		}
		__disconnect__(flush) {
			var _this2 = this;
			return _asyncToGenerator(function* () {
				yield _this2.yieldLoop();
				clearInterval(_this2.heartbeat);
				return _this2.Promise.resolve();
			})();
		}
		yieldLoop(t = 0) {
			return new this.Promise(function(resolve, reject) {
				return setTimeout(resolve, t);
			});
		}
		computePenalty() {
			var ref;
			return (ref = this.storeOptions.penalty) != null ? ref : 15 * this.storeOptions.minTime || 5e3;
		}
		__updateSettings__(options) {
			var _this3 = this;
			return _asyncToGenerator(function* () {
				yield _this3.yieldLoop();
				parser.overwrite(options, options, _this3.storeOptions);
				_this3._startHeartbeat();
				_this3.instance._drainAll(_this3.computeCapacity());
				return true;
			})();
		}
		__running__() {
			var _this4 = this;
			return _asyncToGenerator(function* () {
				yield _this4.yieldLoop();
				return _this4._running;
			})();
		}
		__queued__() {
			var _this5 = this;
			return _asyncToGenerator(function* () {
				yield _this5.yieldLoop();
				return _this5.instance.queued();
			})();
		}
		__done__() {
			var _this6 = this;
			return _asyncToGenerator(function* () {
				yield _this6.yieldLoop();
				return _this6._done;
			})();
		}
		__groupCheck__(time) {
			var _this7 = this;
			return _asyncToGenerator(function* () {
				yield _this7.yieldLoop();
				return _this7._nextRequest + _this7.timeout < time;
			})();
		}
		computeCapacity() {
			var maxConcurrent, reservoir;
			var _this$storeOptions2 = this.storeOptions;
			maxConcurrent = _this$storeOptions2.maxConcurrent;
			reservoir = _this$storeOptions2.reservoir;
			if (maxConcurrent != null && reservoir != null) return Math.min(maxConcurrent - this._running, reservoir);
			else if (maxConcurrent != null) return maxConcurrent - this._running;
			else if (reservoir != null) return reservoir;
			else return null;
		}
		conditionsCheck(weight) {
			var capacity = this.computeCapacity();
			return capacity == null || weight <= capacity;
		}
		__incrementReservoir__(incr) {
			var _this8 = this;
			return _asyncToGenerator(function* () {
				var reservoir;
				yield _this8.yieldLoop();
				reservoir = _this8.storeOptions.reservoir += incr;
				_this8.instance._drainAll(_this8.computeCapacity());
				return reservoir;
			})();
		}
		__currentReservoir__() {
			var _this9 = this;
			return _asyncToGenerator(function* () {
				yield _this9.yieldLoop();
				return _this9.storeOptions.reservoir;
			})();
		}
		isBlocked(now) {
			return this._unblockTime >= now;
		}
		check(weight, now) {
			return this.conditionsCheck(weight) && this._nextRequest - now <= 0;
		}
		__check__(weight) {
			var _this10 = this;
			return _asyncToGenerator(function* () {
				var now;
				yield _this10.yieldLoop();
				now = Date.now();
				return _this10.check(weight, now);
			})();
		}
		__register__(index, weight, expiration) {
			var _this11 = this;
			return _asyncToGenerator(function* () {
				var now, wait;
				yield _this11.yieldLoop();
				now = Date.now();
				if (_this11.conditionsCheck(weight)) {
					_this11._running += weight;
					if (_this11.storeOptions.reservoir != null) _this11.storeOptions.reservoir -= weight;
					wait = Math.max(_this11._nextRequest - now, 0);
					_this11._nextRequest = now + wait + _this11.storeOptions.minTime;
					return {
						success: true,
						wait,
						reservoir: _this11.storeOptions.reservoir
					};
				} else return { success: false };
			})();
		}
		strategyIsBlock() {
			return this.storeOptions.strategy === 3;
		}
		__submit__(queueLength, weight) {
			var _this12 = this;
			return _asyncToGenerator(function* () {
				var blocked, now, reachedHWM;
				yield _this12.yieldLoop();
				if (_this12.storeOptions.maxConcurrent != null && weight > _this12.storeOptions.maxConcurrent) throw new BottleneckError(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${_this12.storeOptions.maxConcurrent}`);
				now = Date.now();
				reachedHWM = _this12.storeOptions.highWater != null && queueLength === _this12.storeOptions.highWater && !_this12.check(weight, now);
				blocked = _this12.strategyIsBlock() && (reachedHWM || _this12.isBlocked(now));
				if (blocked) {
					_this12._unblockTime = now + _this12.computePenalty();
					_this12._nextRequest = _this12._unblockTime + _this12.storeOptions.minTime;
					_this12.instance._dropAllQueued();
				}
				return {
					reachedHWM,
					blocked,
					strategy: _this12.storeOptions.strategy
				};
			})();
		}
		__free__(index, weight) {
			var _this13 = this;
			return _asyncToGenerator(function* () {
				yield _this13.yieldLoop();
				_this13._running -= weight;
				_this13._done += weight;
				_this13.instance._drainAll(_this13.computeCapacity());
				return { running: _this13._running };
			})();
		}
	};
	module.exports = LocalDatastore;
}));

// node_modules/bottleneck/lib/lua.json
var require_lua = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"blacklist_client.lua": "local blacklist = ARGV[num_static_argv + 1]\n\nif redis.call('zscore', client_last_seen_key, blacklist) then\n  redis.call('zadd', client_last_seen_key, 0, blacklist)\nend\n\n\nreturn {}\n",
		"check.lua": "local weight = tonumber(ARGV[num_static_argv + 1])\n\nlocal capacity = process_tick(now, false)['capacity']\nlocal nextRequest = tonumber(redis.call('hget', settings_key, 'nextRequest'))\n\nreturn conditions_check(capacity, weight) and nextRequest - now <= 0\n",
		"conditions_check.lua": "local conditions_check = function (capacity, weight)\n  return capacity == nil or weight <= capacity\nend\n",
		"current_reservoir.lua": "return process_tick(now, false)['reservoir']\n",
		"done.lua": "process_tick(now, false)\n\nreturn tonumber(redis.call('hget', settings_key, 'done'))\n",
		"free.lua": "local index = ARGV[num_static_argv + 1]\n\nredis.call('zadd', job_expirations_key, 0, index)\n\nreturn process_tick(now, false)['running']\n",
		"get_time.lua": "redis.replicate_commands()\n\nlocal get_time = function ()\n  local time = redis.call('time')\n\n  return tonumber(time[1]..string.sub(time[2], 1, 3))\nend\n",
		"group_check.lua": "return not (redis.call('exists', settings_key) == 1)\n",
		"heartbeat.lua": "process_tick(now, true)\n",
		"increment_reservoir.lua": "local incr = tonumber(ARGV[num_static_argv + 1])\n\nredis.call('hincrby', settings_key, 'reservoir', incr)\n\nlocal reservoir = process_tick(now, true)['reservoir']\n\nlocal groupTimeout = tonumber(redis.call('hget', settings_key, 'groupTimeout'))\nrefresh_expiration(0, 0, groupTimeout)\n\nreturn reservoir\n",
		"init.lua": "local clear = tonumber(ARGV[num_static_argv + 1])\nlocal limiter_version = ARGV[num_static_argv + 2]\nlocal num_local_argv = num_static_argv + 2\n\nif clear == 1 then\n  redis.call('del', unpack(KEYS))\nend\n\nif redis.call('exists', settings_key) == 0 then\n  -- Create\n  local args = {'hmset', settings_key}\n\n  for i = num_local_argv + 1, #ARGV do\n    table.insert(args, ARGV[i])\n  end\n\n  redis.call(unpack(args))\n  redis.call('hmset', settings_key,\n    'nextRequest', now,\n    'lastReservoirRefresh', now,\n    'lastReservoirIncrease', now,\n    'running', 0,\n    'done', 0,\n    'unblockTime', 0,\n    'capacityPriorityCounter', 0\n  )\n\nelse\n  -- Apply migrations\n  local settings = redis.call('hmget', settings_key,\n    'id',\n    'version'\n  )\n  local id = settings[1]\n  local current_version = settings[2]\n\n  if current_version ~= limiter_version then\n    local version_digits = {}\n    for k, v in string.gmatch(current_version, \"([^.]+)\") do\n      table.insert(version_digits, tonumber(k))\n    end\n\n    -- 2.10.0\n    if version_digits[2] < 10 then\n      redis.call('hsetnx', settings_key, 'reservoirRefreshInterval', '')\n      redis.call('hsetnx', settings_key, 'reservoirRefreshAmount', '')\n      redis.call('hsetnx', settings_key, 'lastReservoirRefresh', '')\n      redis.call('hsetnx', settings_key, 'done', 0)\n      redis.call('hset', settings_key, 'version', '2.10.0')\n    end\n\n    -- 2.11.1\n    if version_digits[2] < 11 or (version_digits[2] == 11 and version_digits[3] < 1) then\n      if redis.call('hstrlen', settings_key, 'lastReservoirRefresh') == 0 then\n        redis.call('hmset', settings_key,\n          'lastReservoirRefresh', now,\n          'version', '2.11.1'\n        )\n      end\n    end\n\n    -- 2.14.0\n    if version_digits[2] < 14 then\n      local old_running_key = 'b_'..id..'_running'\n      local old_executing_key = 'b_'..id..'_executing'\n\n      if redis.call('exists', old_running_key) == 1 then\n        redis.call('rename', old_running_key, job_weights_key)\n      end\n      if redis.call('exists', old_executing_key) == 1 then\n        redis.call('rename', old_executing_key, job_expirations_key)\n      end\n      redis.call('hset', settings_key, 'version', '2.14.0')\n    end\n\n    -- 2.15.2\n    if version_digits[2] < 15 or (version_digits[2] == 15 and version_digits[3] < 2) then\n      redis.call('hsetnx', settings_key, 'capacityPriorityCounter', 0)\n      redis.call('hset', settings_key, 'version', '2.15.2')\n    end\n\n    -- 2.17.0\n    if version_digits[2] < 17 then\n      redis.call('hsetnx', settings_key, 'clientTimeout', 10000)\n      redis.call('hset', settings_key, 'version', '2.17.0')\n    end\n\n    -- 2.18.0\n    if version_digits[2] < 18 then\n      redis.call('hsetnx', settings_key, 'reservoirIncreaseInterval', '')\n      redis.call('hsetnx', settings_key, 'reservoirIncreaseAmount', '')\n      redis.call('hsetnx', settings_key, 'reservoirIncreaseMaximum', '')\n      redis.call('hsetnx', settings_key, 'lastReservoirIncrease', now)\n      redis.call('hset', settings_key, 'version', '2.18.0')\n    end\n\n  end\n\n  process_tick(now, false)\nend\n\nlocal groupTimeout = tonumber(redis.call('hget', settings_key, 'groupTimeout'))\nrefresh_expiration(0, 0, groupTimeout)\n\nreturn {}\n",
		"process_tick.lua": "local process_tick = function (now, always_publish)\n\n  local compute_capacity = function (maxConcurrent, running, reservoir)\n    if maxConcurrent ~= nil and reservoir ~= nil then\n      return math.min((maxConcurrent - running), reservoir)\n    elseif maxConcurrent ~= nil then\n      return maxConcurrent - running\n    elseif reservoir ~= nil then\n      return reservoir\n    else\n      return nil\n    end\n  end\n\n  local settings = redis.call('hmget', settings_key,\n    'id',\n    'maxConcurrent',\n    'running',\n    'reservoir',\n    'reservoirRefreshInterval',\n    'reservoirRefreshAmount',\n    'lastReservoirRefresh',\n    'reservoirIncreaseInterval',\n    'reservoirIncreaseAmount',\n    'reservoirIncreaseMaximum',\n    'lastReservoirIncrease',\n    'capacityPriorityCounter',\n    'clientTimeout'\n  )\n  local id = settings[1]\n  local maxConcurrent = tonumber(settings[2])\n  local running = tonumber(settings[3])\n  local reservoir = tonumber(settings[4])\n  local reservoirRefreshInterval = tonumber(settings[5])\n  local reservoirRefreshAmount = tonumber(settings[6])\n  local lastReservoirRefresh = tonumber(settings[7])\n  local reservoirIncreaseInterval = tonumber(settings[8])\n  local reservoirIncreaseAmount = tonumber(settings[9])\n  local reservoirIncreaseMaximum = tonumber(settings[10])\n  local lastReservoirIncrease = tonumber(settings[11])\n  local capacityPriorityCounter = tonumber(settings[12])\n  local clientTimeout = tonumber(settings[13])\n\n  local initial_capacity = compute_capacity(maxConcurrent, running, reservoir)\n\n  --\n  -- Process 'running' changes\n  --\n  local expired = redis.call('zrangebyscore', job_expirations_key, '-inf', '('..now)\n\n  if #expired > 0 then\n    redis.call('zremrangebyscore', job_expirations_key, '-inf', '('..now)\n\n    local flush_batch = function (batch, acc)\n      local weights = redis.call('hmget', job_weights_key, unpack(batch))\n                      redis.call('hdel',  job_weights_key, unpack(batch))\n      local clients = redis.call('hmget', job_clients_key, unpack(batch))\n                      redis.call('hdel',  job_clients_key, unpack(batch))\n\n      -- Calculate sum of removed weights\n      for i = 1, #weights do\n        acc['total'] = acc['total'] + (tonumber(weights[i]) or 0)\n      end\n\n      -- Calculate sum of removed weights by client\n      local client_weights = {}\n      for i = 1, #clients do\n        local removed = tonumber(weights[i]) or 0\n        if removed > 0 then\n          acc['client_weights'][clients[i]] = (acc['client_weights'][clients[i]] or 0) + removed\n        end\n      end\n    end\n\n    local acc = {\n      ['total'] = 0,\n      ['client_weights'] = {}\n    }\n    local batch_size = 1000\n\n    -- Compute changes to Zsets and apply changes to Hashes\n    for i = 1, #expired, batch_size do\n      local batch = {}\n      for j = i, math.min(i + batch_size - 1, #expired) do\n        table.insert(batch, expired[j])\n      end\n\n      flush_batch(batch, acc)\n    end\n\n    -- Apply changes to Zsets\n    if acc['total'] > 0 then\n      redis.call('hincrby', settings_key, 'done', acc['total'])\n      running = tonumber(redis.call('hincrby', settings_key, 'running', -acc['total']))\n    end\n\n    for client, weight in pairs(acc['client_weights']) do\n      redis.call('zincrby', client_running_key, -weight, client)\n    end\n  end\n\n  --\n  -- Process 'reservoir' changes\n  --\n  local reservoirRefreshActive = reservoirRefreshInterval ~= nil and reservoirRefreshAmount ~= nil\n  if reservoirRefreshActive and now >= lastReservoirRefresh + reservoirRefreshInterval then\n    reservoir = reservoirRefreshAmount\n    redis.call('hmset', settings_key,\n      'reservoir', reservoir,\n      'lastReservoirRefresh', now\n    )\n  end\n\n  local reservoirIncreaseActive = reservoirIncreaseInterval ~= nil and reservoirIncreaseAmount ~= nil\n  if reservoirIncreaseActive and now >= lastReservoirIncrease + reservoirIncreaseInterval then\n    local num_intervals = math.floor((now - lastReservoirIncrease) / reservoirIncreaseInterval)\n    local incr = reservoirIncreaseAmount * num_intervals\n    if reservoirIncreaseMaximum ~= nil then\n      incr = math.min(incr, reservoirIncreaseMaximum - (reservoir or 0))\n    end\n    if incr > 0 then\n      reservoir = (reservoir or 0) + incr\n    end\n    redis.call('hmset', settings_key,\n      'reservoir', reservoir,\n      'lastReservoirIncrease', lastReservoirIncrease + (num_intervals * reservoirIncreaseInterval)\n    )\n  end\n\n  --\n  -- Clear unresponsive clients\n  --\n  local unresponsive = redis.call('zrangebyscore', client_last_seen_key, '-inf', (now - clientTimeout))\n  local unresponsive_lookup = {}\n  local terminated_clients = {}\n  for i = 1, #unresponsive do\n    unresponsive_lookup[unresponsive[i]] = true\n    if tonumber(redis.call('zscore', client_running_key, unresponsive[i])) == 0 then\n      table.insert(terminated_clients, unresponsive[i])\n    end\n  end\n  if #terminated_clients > 0 then\n    redis.call('zrem', client_running_key,         unpack(terminated_clients))\n    redis.call('hdel', client_num_queued_key,      unpack(terminated_clients))\n    redis.call('zrem', client_last_registered_key, unpack(terminated_clients))\n    redis.call('zrem', client_last_seen_key,       unpack(terminated_clients))\n  end\n\n  --\n  -- Broadcast capacity changes\n  --\n  local final_capacity = compute_capacity(maxConcurrent, running, reservoir)\n\n  if always_publish or (initial_capacity ~= nil and final_capacity == nil) then\n    -- always_publish or was not unlimited, now unlimited\n    redis.call('publish', 'b_'..id, 'capacity:'..(final_capacity or ''))\n\n  elseif initial_capacity ~= nil and final_capacity ~= nil and final_capacity > initial_capacity then\n    -- capacity was increased\n    -- send the capacity message to the limiter having the lowest number of running jobs\n    -- the tiebreaker is the limiter having not registered a job in the longest time\n\n    local lowest_concurrency_value = nil\n    local lowest_concurrency_clients = {}\n    local lowest_concurrency_last_registered = {}\n    local client_concurrencies = redis.call('zrange', client_running_key, 0, -1, 'withscores')\n\n    for i = 1, #client_concurrencies, 2 do\n      local client = client_concurrencies[i]\n      local concurrency = tonumber(client_concurrencies[i+1])\n\n      if (\n        lowest_concurrency_value == nil or lowest_concurrency_value == concurrency\n      ) and (\n        not unresponsive_lookup[client]\n      ) and (\n        tonumber(redis.call('hget', client_num_queued_key, client)) > 0\n      ) then\n        lowest_concurrency_value = concurrency\n        table.insert(lowest_concurrency_clients, client)\n        local last_registered = tonumber(redis.call('zscore', client_last_registered_key, client))\n        table.insert(lowest_concurrency_last_registered, last_registered)\n      end\n    end\n\n    if #lowest_concurrency_clients > 0 then\n      local position = 1\n      local earliest = lowest_concurrency_last_registered[1]\n\n      for i,v in ipairs(lowest_concurrency_last_registered) do\n        if v < earliest then\n          position = i\n          earliest = v\n        end\n      end\n\n      local next_client = lowest_concurrency_clients[position]\n      redis.call('publish', 'b_'..id,\n        'capacity-priority:'..(final_capacity or '')..\n        ':'..next_client..\n        ':'..capacityPriorityCounter\n      )\n      redis.call('hincrby', settings_key, 'capacityPriorityCounter', '1')\n    else\n      redis.call('publish', 'b_'..id, 'capacity:'..(final_capacity or ''))\n    end\n  end\n\n  return {\n    ['capacity'] = final_capacity,\n    ['running'] = running,\n    ['reservoir'] = reservoir\n  }\nend\n",
		"queued.lua": "local clientTimeout = tonumber(redis.call('hget', settings_key, 'clientTimeout'))\nlocal valid_clients = redis.call('zrangebyscore', client_last_seen_key, (now - clientTimeout), 'inf')\nlocal client_queued = redis.call('hmget', client_num_queued_key, unpack(valid_clients))\n\nlocal sum = 0\nfor i = 1, #client_queued do\n  sum = sum + tonumber(client_queued[i])\nend\n\nreturn sum\n",
		"refresh_expiration.lua": "local refresh_expiration = function (now, nextRequest, groupTimeout)\n\n  if groupTimeout ~= nil then\n    local ttl = (nextRequest + groupTimeout) - now\n\n    for i = 1, #KEYS do\n      redis.call('pexpire', KEYS[i], ttl)\n    end\n  end\n\nend\n",
		"refs.lua": "local settings_key = KEYS[1]\nlocal job_weights_key = KEYS[2]\nlocal job_expirations_key = KEYS[3]\nlocal job_clients_key = KEYS[4]\nlocal client_running_key = KEYS[5]\nlocal client_num_queued_key = KEYS[6]\nlocal client_last_registered_key = KEYS[7]\nlocal client_last_seen_key = KEYS[8]\n\nlocal now = tonumber(ARGV[1])\nlocal client = ARGV[2]\n\nlocal num_static_argv = 2\n",
		"register.lua": "local index = ARGV[num_static_argv + 1]\nlocal weight = tonumber(ARGV[num_static_argv + 2])\nlocal expiration = tonumber(ARGV[num_static_argv + 3])\n\nlocal state = process_tick(now, false)\nlocal capacity = state['capacity']\nlocal reservoir = state['reservoir']\n\nlocal settings = redis.call('hmget', settings_key,\n  'nextRequest',\n  'minTime',\n  'groupTimeout'\n)\nlocal nextRequest = tonumber(settings[1])\nlocal minTime = tonumber(settings[2])\nlocal groupTimeout = tonumber(settings[3])\n\nif conditions_check(capacity, weight) then\n\n  redis.call('hincrby', settings_key, 'running', weight)\n  redis.call('hset', job_weights_key, index, weight)\n  if expiration ~= nil then\n    redis.call('zadd', job_expirations_key, now + expiration, index)\n  end\n  redis.call('hset', job_clients_key, index, client)\n  redis.call('zincrby', client_running_key, weight, client)\n  redis.call('hincrby', client_num_queued_key, client, -1)\n  redis.call('zadd', client_last_registered_key, now, client)\n\n  local wait = math.max(nextRequest - now, 0)\n  local newNextRequest = now + wait + minTime\n\n  if reservoir == nil then\n    redis.call('hset', settings_key,\n      'nextRequest', newNextRequest\n    )\n  else\n    reservoir = reservoir - weight\n    redis.call('hmset', settings_key,\n      'reservoir', reservoir,\n      'nextRequest', newNextRequest\n    )\n  end\n\n  refresh_expiration(now, newNextRequest, groupTimeout)\n\n  return {true, wait, reservoir}\n\nelse\n  return {false}\nend\n",
		"register_client.lua": "local queued = tonumber(ARGV[num_static_argv + 1])\n\n-- Could have been re-registered concurrently\nif not redis.call('zscore', client_last_seen_key, client) then\n  redis.call('zadd', client_running_key, 0, client)\n  redis.call('hset', client_num_queued_key, client, queued)\n  redis.call('zadd', client_last_registered_key, 0, client)\nend\n\nredis.call('zadd', client_last_seen_key, now, client)\n\nreturn {}\n",
		"running.lua": "return process_tick(now, false)['running']\n",
		"submit.lua": "local queueLength = tonumber(ARGV[num_static_argv + 1])\nlocal weight = tonumber(ARGV[num_static_argv + 2])\n\nlocal capacity = process_tick(now, false)['capacity']\n\nlocal settings = redis.call('hmget', settings_key,\n  'id',\n  'maxConcurrent',\n  'highWater',\n  'nextRequest',\n  'strategy',\n  'unblockTime',\n  'penalty',\n  'minTime',\n  'groupTimeout'\n)\nlocal id = settings[1]\nlocal maxConcurrent = tonumber(settings[2])\nlocal highWater = tonumber(settings[3])\nlocal nextRequest = tonumber(settings[4])\nlocal strategy = tonumber(settings[5])\nlocal unblockTime = tonumber(settings[6])\nlocal penalty = tonumber(settings[7])\nlocal minTime = tonumber(settings[8])\nlocal groupTimeout = tonumber(settings[9])\n\nif maxConcurrent ~= nil and weight > maxConcurrent then\n  return redis.error_reply('OVERWEIGHT:'..weight..':'..maxConcurrent)\nend\n\nlocal reachedHWM = (highWater ~= nil and queueLength == highWater\n  and not (\n    conditions_check(capacity, weight)\n    and nextRequest - now <= 0\n  )\n)\n\nlocal blocked = strategy == 3 and (reachedHWM or unblockTime >= now)\n\nif blocked then\n  local computedPenalty = penalty\n  if computedPenalty == nil then\n    if minTime == 0 then\n      computedPenalty = 5000\n    else\n      computedPenalty = 15 * minTime\n    end\n  end\n\n  local newNextRequest = now + computedPenalty + minTime\n\n  redis.call('hmset', settings_key,\n    'unblockTime', now + computedPenalty,\n    'nextRequest', newNextRequest\n  )\n\n  local clients_queued_reset = redis.call('hkeys', client_num_queued_key)\n  local queued_reset = {}\n  for i = 1, #clients_queued_reset do\n    table.insert(queued_reset, clients_queued_reset[i])\n    table.insert(queued_reset, 0)\n  end\n  redis.call('hmset', client_num_queued_key, unpack(queued_reset))\n\n  redis.call('publish', 'b_'..id, 'blocked:')\n\n  refresh_expiration(now, newNextRequest, groupTimeout)\nend\n\nif not blocked and not reachedHWM then\n  redis.call('hincrby', client_num_queued_key, client, 1)\nend\n\nreturn {reachedHWM, blocked, strategy}\n",
		"update_settings.lua": "local args = {'hmset', settings_key}\n\nfor i = num_static_argv + 1, #ARGV do\n  table.insert(args, ARGV[i])\nend\n\nredis.call(unpack(args))\n\nprocess_tick(now, true)\n\nlocal groupTimeout = tonumber(redis.call('hget', settings_key, 'groupTimeout'))\nrefresh_expiration(0, 0, groupTimeout)\n\nreturn {}\n",
		"validate_client.lua": "if not redis.call('zscore', client_last_seen_key, client) then\n  return redis.error_reply('UNKNOWN_CLIENT')\nend\n\nredis.call('zadd', client_last_seen_key, now, client)\n",
		"validate_keys.lua": "if not (redis.call('exists', settings_key) == 1) then\n  return redis.error_reply('SETTINGS_KEY_NOT_FOUND')\nend\n"
	};
}));

// node_modules/bottleneck/lib/Scripts.js
var require_Scripts = /* @__PURE__ */ __commonJSMin(((exports) => {
	var headers;
	var lua = require_lua();
	var templates;
	headers = {
		refs: lua["refs.lua"],
		validate_keys: lua["validate_keys.lua"],
		validate_client: lua["validate_client.lua"],
		refresh_expiration: lua["refresh_expiration.lua"],
		process_tick: lua["process_tick.lua"],
		conditions_check: lua["conditions_check.lua"],
		get_time: lua["get_time.lua"]
	};
	exports.allKeys = function(id) {
		return [
			`b_${id}_settings`,
			`b_${id}_job_weights`,
			`b_${id}_job_expirations`,
			`b_${id}_job_clients`,
			`b_${id}_client_running`,
			`b_${id}_client_num_queued`,
			`b_${id}_client_last_registered`,
			`b_${id}_client_last_seen`
		];
	};
	templates = {
		init: {
			keys: exports.allKeys,
			headers: ["process_tick"],
			refresh_expiration: true,
			code: lua["init.lua"]
		},
		group_check: {
			keys: exports.allKeys,
			headers: [],
			refresh_expiration: false,
			code: lua["group_check.lua"]
		},
		register_client: {
			keys: exports.allKeys,
			headers: ["validate_keys"],
			refresh_expiration: false,
			code: lua["register_client.lua"]
		},
		blacklist_client: {
			keys: exports.allKeys,
			headers: ["validate_keys", "validate_client"],
			refresh_expiration: false,
			code: lua["blacklist_client.lua"]
		},
		heartbeat: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick"
			],
			refresh_expiration: false,
			code: lua["heartbeat.lua"]
		},
		update_settings: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick"
			],
			refresh_expiration: true,
			code: lua["update_settings.lua"]
		},
		running: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick"
			],
			refresh_expiration: false,
			code: lua["running.lua"]
		},
		queued: {
			keys: exports.allKeys,
			headers: ["validate_keys", "validate_client"],
			refresh_expiration: false,
			code: lua["queued.lua"]
		},
		done: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick"
			],
			refresh_expiration: false,
			code: lua["done.lua"]
		},
		check: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick",
				"conditions_check"
			],
			refresh_expiration: false,
			code: lua["check.lua"]
		},
		submit: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick",
				"conditions_check"
			],
			refresh_expiration: true,
			code: lua["submit.lua"]
		},
		register: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick",
				"conditions_check"
			],
			refresh_expiration: true,
			code: lua["register.lua"]
		},
		free: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick"
			],
			refresh_expiration: true,
			code: lua["free.lua"]
		},
		current_reservoir: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick"
			],
			refresh_expiration: false,
			code: lua["current_reservoir.lua"]
		},
		increment_reservoir: {
			keys: exports.allKeys,
			headers: [
				"validate_keys",
				"validate_client",
				"process_tick"
			],
			refresh_expiration: true,
			code: lua["increment_reservoir.lua"]
		}
	};
	exports.names = Object.keys(templates);
	exports.keys = function(name, id) {
		return templates[name].keys(id);
	};
	exports.payload = function(name) {
		var template = templates[name];
		return Array.prototype.concat(headers.refs, template.headers.map(function(h) {
			return headers[h];
		}), template.refresh_expiration ? headers.refresh_expiration : "", template.code).join("\n");
	};
}));

// node_modules/bottleneck/lib/RedisConnection.js
var require_RedisConnection = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var Events;
	var RedisConnection;
	var Scripts;
	var parser = require_parser();
	Events = require_Events();
	Scripts = require_Scripts();
	RedisConnection = function() {
		class RedisConnection {
			constructor(options = {}) {
				parser.load(options, this.defaults, this);
				if (this.Redis == null) this.Redis = eval("require")("redis");
				if (this.Events == null) this.Events = new Events(this);
				this.terminated = false;
				if (this.client == null) this.client = this.Redis.createClient(this.clientOptions);
				this.subscriber = this.client.duplicate();
				this.limiters = {};
				this.shas = {};
				this.ready = this.Promise.all([this._setup(this.client, false), this._setup(this.subscriber, true)]).then(() => {
					return this._loadScripts();
				}).then(() => {
					return {
						client: this.client,
						subscriber: this.subscriber
					};
				});
			}
			_setup(client, sub) {
				client.setMaxListeners(0);
				return new this.Promise((resolve, reject) => {
					client.on("error", (e) => {
						return this.Events.trigger("error", e);
					});
					if (sub) client.on("message", (channel, message) => {
						var ref;
						return (ref = this.limiters[channel]) != null ? ref._store.onMessage(channel, message) : void 0;
					});
					if (client.ready) return resolve();
					else return client.once("ready", resolve);
				});
			}
			_loadScript(name) {
				return new this.Promise((resolve, reject) => {
					var payload = Scripts.payload(name);
					return this.client.multi([[
						"script",
						"load",
						payload
					]]).exec((err, replies) => {
						if (err != null) return reject(err);
						this.shas[name] = replies[0];
						return resolve(replies[0]);
					});
				});
			}
			_loadScripts() {
				return this.Promise.all(Scripts.names.map((k) => {
					return this._loadScript(k);
				}));
			}
			__runCommand__(cmd) {
				var _this = this;
				return _asyncToGenerator(function* () {
					yield _this.ready;
					return new _this.Promise((resolve, reject) => {
						return _this.client.multi([cmd]).exec_atomic(function(err, replies) {
							if (err != null) return reject(err);
							else return resolve(replies[0]);
						});
					});
				})();
			}
			__addLimiter__(instance) {
				return this.Promise.all([instance.channel(), instance.channel_client()].map((channel) => {
					return new this.Promise((resolve, reject) => {
						var handler = (chan) => {
							if (chan === channel) {
								this.subscriber.removeListener("subscribe", handler);
								this.limiters[channel] = instance;
								return resolve();
							}
						};
						this.subscriber.on("subscribe", handler);
						return this.subscriber.subscribe(channel);
					});
				}));
			}
			__removeLimiter__(instance) {
				var _this2 = this;
				return this.Promise.all([instance.channel(), instance.channel_client()].map(/*#__PURE__*/ function() {
					var _ref = _asyncToGenerator(function* (channel) {
						if (!_this2.terminated) yield new _this2.Promise((resolve, reject) => {
							return _this2.subscriber.unsubscribe(channel, function(err, chan) {
								if (err != null) return reject(err);
								if (chan === channel) return resolve();
							});
						});
						return delete _this2.limiters[channel];
					});
					return function(_x) {
						return _ref.apply(this, arguments);
					};
				}()));
			}
			__scriptArgs__(name, id, args, cb) {
				var keys = Scripts.keys(name, id);
				return [this.shas[name], keys.length].concat(keys, args, cb);
			}
			__scriptFn__(name) {
				return this.client.evalsha.bind(this.client);
			}
			disconnect(flush = true) {
				var i, k, len, ref = Object.keys(this.limiters);
				for (i = 0, len = ref.length; i < len; i++) {
					k = ref[i];
					clearInterval(this.limiters[k]._store.heartbeat);
				}
				this.limiters = {};
				this.terminated = true;
				this.client.end(flush);
				this.subscriber.end(flush);
				return this.Promise.resolve();
			}
		}
		RedisConnection.prototype.datastore = "redis";
		RedisConnection.prototype.defaults = {
			Redis: null,
			clientOptions: {},
			client: null,
			Promise,
			Events: null
		};
		return RedisConnection;
	}.call(void 0);
	module.exports = RedisConnection;
}));

// node_modules/bottleneck/lib/IORedisConnection.js
var require_IORedisConnection = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function _slicedToArray(arr, i) {
		return _arrayWithHoles(arr) || _iterableToArrayLimit(arr, i) || _nonIterableRest();
	}
	function _nonIterableRest() {
		throw new TypeError("Invalid attempt to destructure non-iterable instance");
	}
	function _iterableToArrayLimit(arr, i) {
		var _arr = [];
		var _n = true;
		var _d = false;
		var _e = void 0;
		try {
			for (var _i = arr[Symbol.iterator](), _s; !(_n = (_s = _i.next()).done); _n = true) {
				_arr.push(_s.value);
				if (i && _arr.length === i) break;
			}
		} catch (err) {
			_d = true;
			_e = err;
		} finally {
			try {
				if (!_n && _i["return"] != null) _i["return"]();
			} finally {
				if (_d) throw _e;
			}
		}
		return _arr;
	}
	function _arrayWithHoles(arr) {
		if (Array.isArray(arr)) return arr;
	}
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var Events;
	var IORedisConnection;
	var Scripts;
	var parser = require_parser();
	Events = require_Events();
	Scripts = require_Scripts();
	IORedisConnection = function() {
		class IORedisConnection {
			constructor(options = {}) {
				parser.load(options, this.defaults, this);
				if (this.Redis == null) this.Redis = eval("require")("ioredis");
				if (this.Events == null) this.Events = new Events(this);
				this.terminated = false;
				if (this.clusterNodes != null) {
					this.client = new this.Redis.Cluster(this.clusterNodes, this.clientOptions);
					this.subscriber = new this.Redis.Cluster(this.clusterNodes, this.clientOptions);
				} else if (this.client != null && this.client.duplicate == null) this.subscriber = new this.Redis.Cluster(this.client.startupNodes, this.client.options);
				else {
					if (this.client == null) this.client = new this.Redis(this.clientOptions);
					this.subscriber = this.client.duplicate();
				}
				this.limiters = {};
				this.ready = this.Promise.all([this._setup(this.client, false), this._setup(this.subscriber, true)]).then(() => {
					this._loadScripts();
					return {
						client: this.client,
						subscriber: this.subscriber
					};
				});
			}
			_setup(client, sub) {
				client.setMaxListeners(0);
				return new this.Promise((resolve, reject) => {
					client.on("error", (e) => {
						return this.Events.trigger("error", e);
					});
					if (sub) client.on("message", (channel, message) => {
						var ref;
						return (ref = this.limiters[channel]) != null ? ref._store.onMessage(channel, message) : void 0;
					});
					if (client.status === "ready") return resolve();
					else return client.once("ready", resolve);
				});
			}
			_loadScripts() {
				return Scripts.names.forEach((name) => {
					return this.client.defineCommand(name, { lua: Scripts.payload(name) });
				});
			}
			__runCommand__(cmd) {
				var _this = this;
				return _asyncToGenerator(function* () {
					var _, deleted;
					yield _this.ready;
					var _ref2$ = _slicedToArray(_slicedToArray(yield _this.client.pipeline([cmd]).exec(), 1)[0], 2);
					_ref2$[0];
					deleted = _ref2$[1];
					return deleted;
				})();
			}
			__addLimiter__(instance) {
				return this.Promise.all([instance.channel(), instance.channel_client()].map((channel) => {
					return new this.Promise((resolve, reject) => {
						return this.subscriber.subscribe(channel, () => {
							this.limiters[channel] = instance;
							return resolve();
						});
					});
				}));
			}
			__removeLimiter__(instance) {
				var _this2 = this;
				return [instance.channel(), instance.channel_client()].forEach(/*#__PURE__*/ function() {
					var _ref3 = _asyncToGenerator(function* (channel) {
						if (!_this2.terminated) yield _this2.subscriber.unsubscribe(channel);
						return delete _this2.limiters[channel];
					});
					return function(_x) {
						return _ref3.apply(this, arguments);
					};
				}());
			}
			__scriptArgs__(name, id, args, cb) {
				var keys = Scripts.keys(name, id);
				return [keys.length].concat(keys, args, cb);
			}
			__scriptFn__(name) {
				return this.client[name].bind(this.client);
			}
			disconnect(flush = true) {
				var i, k, len, ref = Object.keys(this.limiters);
				for (i = 0, len = ref.length; i < len; i++) {
					k = ref[i];
					clearInterval(this.limiters[k]._store.heartbeat);
				}
				this.limiters = {};
				this.terminated = true;
				if (flush) return this.Promise.all([this.client.quit(), this.subscriber.quit()]);
				else {
					this.client.disconnect();
					this.subscriber.disconnect();
					return this.Promise.resolve();
				}
			}
		}
		IORedisConnection.prototype.datastore = "ioredis";
		IORedisConnection.prototype.defaults = {
			Redis: null,
			clientOptions: {},
			clusterNodes: null,
			client: null,
			Promise,
			Events: null
		};
		return IORedisConnection;
	}.call(void 0);
	module.exports = IORedisConnection;
}));

// node_modules/bottleneck/lib/RedisDatastore.js
var require_RedisDatastore = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function _slicedToArray(arr, i) {
		return _arrayWithHoles(arr) || _iterableToArrayLimit(arr, i) || _nonIterableRest();
	}
	function _nonIterableRest() {
		throw new TypeError("Invalid attempt to destructure non-iterable instance");
	}
	function _iterableToArrayLimit(arr, i) {
		var _arr = [];
		var _n = true;
		var _d = false;
		var _e = void 0;
		try {
			for (var _i = arr[Symbol.iterator](), _s; !(_n = (_s = _i.next()).done); _n = true) {
				_arr.push(_s.value);
				if (i && _arr.length === i) break;
			}
		} catch (err) {
			_d = true;
			_e = err;
		} finally {
			try {
				if (!_n && _i["return"] != null) _i["return"]();
			} finally {
				if (_d) throw _e;
			}
		}
		return _arr;
	}
	function _arrayWithHoles(arr) {
		if (Array.isArray(arr)) return arr;
	}
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var BottleneckError;
	var IORedisConnection;
	var RedisConnection;
	var RedisDatastore;
	var parser = require_parser();
	BottleneckError = require_BottleneckError();
	RedisConnection = require_RedisConnection();
	IORedisConnection = require_IORedisConnection();
	RedisDatastore = class RedisDatastore {
		constructor(instance, storeOptions, storeInstanceOptions) {
			this.instance = instance;
			this.storeOptions = storeOptions;
			this.originalId = this.instance.id;
			this.clientId = this.instance._randomIndex();
			parser.load(storeInstanceOptions, storeInstanceOptions, this);
			this.clients = {};
			this.capacityPriorityCounters = {};
			this.sharedConnection = this.connection != null;
			if (this.connection == null) this.connection = this.instance.datastore === "redis" ? new RedisConnection({
				Redis: this.Redis,
				clientOptions: this.clientOptions,
				Promise: this.Promise,
				Events: this.instance.Events
			}) : this.instance.datastore === "ioredis" ? new IORedisConnection({
				Redis: this.Redis,
				clientOptions: this.clientOptions,
				clusterNodes: this.clusterNodes,
				Promise: this.Promise,
				Events: this.instance.Events
			}) : void 0;
			this.instance.connection = this.connection;
			this.instance.datastore = this.connection.datastore;
			this.ready = this.connection.ready.then((clients) => {
				this.clients = clients;
				return this.runScript("init", this.prepareInitSettings(this.clearDatastore));
			}).then(() => {
				return this.connection.__addLimiter__(this.instance);
			}).then(() => {
				return this.runScript("register_client", [this.instance.queued()]);
			}).then(() => {
				var base;
				if (typeof (base = this.heartbeat = setInterval(() => {
					return this.runScript("heartbeat", []).catch((e) => {
						return this.instance.Events.trigger("error", e);
					});
				}, this.heartbeatInterval)).unref === "function") base.unref();
				return this.clients;
			});
		}
		__publish__(message) {
			var _this = this;
			return _asyncToGenerator(function* () {
				return (yield _this.ready).client.publish(_this.instance.channel(), `message:${message.toString()}`);
			})();
		}
		onMessage(channel, message) {
			var _this2 = this;
			return _asyncToGenerator(function* () {
				var capacity, counter, data, drained, e, newCapacity, pos, priorityClient, rawCapacity, type;
				try {
					pos = message.indexOf(":");
					var _ref2 = [message.slice(0, pos), message.slice(pos + 1)];
					type = _ref2[0];
					data = _ref2[1];
					if (type === "capacity") return yield _this2.instance._drainAll(data.length > 0 ? ~~data : void 0);
					else if (type === "capacity-priority") {
						var _data$split2 = _slicedToArray(data.split(":"), 3);
						rawCapacity = _data$split2[0];
						priorityClient = _data$split2[1];
						counter = _data$split2[2];
						capacity = rawCapacity.length > 0 ? ~~rawCapacity : void 0;
						if (priorityClient === _this2.clientId) {
							drained = yield _this2.instance._drainAll(capacity);
							newCapacity = capacity != null ? capacity - (drained || 0) : "";
							return yield _this2.clients.client.publish(_this2.instance.channel(), `capacity-priority:${newCapacity}::${counter}`);
						} else if (priorityClient === "") {
							clearTimeout(_this2.capacityPriorityCounters[counter]);
							delete _this2.capacityPriorityCounters[counter];
							return _this2.instance._drainAll(capacity);
						} else return _this2.capacityPriorityCounters[counter] = setTimeout(/*#__PURE__*/ _asyncToGenerator(function* () {
							var e;
							try {
								delete _this2.capacityPriorityCounters[counter];
								yield _this2.runScript("blacklist_client", [priorityClient]);
								return yield _this2.instance._drainAll(capacity);
							} catch (error) {
								e = error;
								return _this2.instance.Events.trigger("error", e);
							}
						}), 1e3);
					} else if (type === "message") return _this2.instance.Events.trigger("message", data);
					else if (type === "blocked") return yield _this2.instance._dropAllQueued();
				} catch (error) {
					e = error;
					return _this2.instance.Events.trigger("error", e);
				}
			})();
		}
		__disconnect__(flush) {
			clearInterval(this.heartbeat);
			if (this.sharedConnection) return this.connection.__removeLimiter__(this.instance);
			else return this.connection.disconnect(flush);
		}
		runScript(name, args) {
			var _this3 = this;
			return _asyncToGenerator(function* () {
				if (!(name === "init" || name === "register_client")) yield _this3.ready;
				return new _this3.Promise((resolve, reject) => {
					var all_args = [Date.now(), _this3.clientId].concat(args), arr;
					_this3.instance.Events.trigger("debug", `Calling Redis script: ${name}.lua`, all_args);
					arr = _this3.connection.__scriptArgs__(name, _this3.originalId, all_args, function(err, replies) {
						if (err != null) return reject(err);
						return resolve(replies);
					});
					return _this3.connection.__scriptFn__(name)(...arr);
				}).catch((e) => {
					if (e.message === "SETTINGS_KEY_NOT_FOUND") {
						if (name === "heartbeat") return _this3.Promise.resolve();
						else return _this3.runScript("init", _this3.prepareInitSettings(false)).then(() => {
							return _this3.runScript(name, args);
						});
					} else if (e.message === "UNKNOWN_CLIENT") return _this3.runScript("register_client", [_this3.instance.queued()]).then(() => {
						return _this3.runScript(name, args);
					});
					else return _this3.Promise.reject(e);
				});
			})();
		}
		prepareArray(arr) {
			var i, len, results = [], x;
			for (i = 0, len = arr.length; i < len; i++) {
				x = arr[i];
				results.push(x != null ? x.toString() : "");
			}
			return results;
		}
		prepareObject(obj) {
			var arr = [], k, v;
			for (k in obj) {
				v = obj[k];
				arr.push(k, v != null ? v.toString() : "");
			}
			return arr;
		}
		prepareInitSettings(clear) {
			var args = this.prepareObject(Object.assign({}, this.storeOptions, {
				id: this.originalId,
				version: this.instance.version,
				groupTimeout: this.timeout,
				clientTimeout: this.clientTimeout
			}));
			args.unshift(clear ? 1 : 0, this.instance.version);
			return args;
		}
		convertBool(b) {
			return !!b;
		}
		__updateSettings__(options) {
			var _this4 = this;
			return _asyncToGenerator(function* () {
				yield _this4.runScript("update_settings", _this4.prepareObject(options));
				return parser.overwrite(options, options, _this4.storeOptions);
			})();
		}
		__running__() {
			return this.runScript("running", []);
		}
		__queued__() {
			return this.runScript("queued", []);
		}
		__done__() {
			return this.runScript("done", []);
		}
		__groupCheck__() {
			var _this5 = this;
			return _asyncToGenerator(function* () {
				return _this5.convertBool(yield _this5.runScript("group_check", []));
			})();
		}
		__incrementReservoir__(incr) {
			return this.runScript("increment_reservoir", [incr]);
		}
		__currentReservoir__() {
			return this.runScript("current_reservoir", []);
		}
		__check__(weight) {
			var _this6 = this;
			return _asyncToGenerator(function* () {
				return _this6.convertBool(yield _this6.runScript("check", _this6.prepareArray([weight])));
			})();
		}
		__register__(index, weight, expiration) {
			var _this7 = this;
			return _asyncToGenerator(function* () {
				var reservoir, success, wait;
				var _ref5 = _slicedToArray(yield _this7.runScript("register", _this7.prepareArray([
					index,
					weight,
					expiration
				])), 3);
				success = _ref5[0];
				wait = _ref5[1];
				reservoir = _ref5[2];
				return {
					success: _this7.convertBool(success),
					wait,
					reservoir
				};
			})();
		}
		__submit__(queueLength, weight) {
			var _this8 = this;
			return _asyncToGenerator(function* () {
				var blocked, e, maxConcurrent, reachedHWM, strategy;
				try {
					var _ref7 = _slicedToArray(yield _this8.runScript("submit", _this8.prepareArray([queueLength, weight])), 3);
					reachedHWM = _ref7[0];
					blocked = _ref7[1];
					strategy = _ref7[2];
					return {
						reachedHWM: _this8.convertBool(reachedHWM),
						blocked: _this8.convertBool(blocked),
						strategy
					};
				} catch (error) {
					e = error;
					if (e.message.indexOf("OVERWEIGHT") === 0) {
						var _e$message$split2 = _slicedToArray(e.message.split(":"), 3);
						_e$message$split2[0];
						weight = _e$message$split2[1];
						maxConcurrent = _e$message$split2[2];
						throw new BottleneckError(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${maxConcurrent}`);
					} else throw e;
				}
			})();
		}
		__free__(index, weight) {
			var _this9 = this;
			return _asyncToGenerator(function* () {
				return { running: yield _this9.runScript("free", _this9.prepareArray([index])) };
			})();
		}
	};
	module.exports = RedisDatastore;
}));

// node_modules/bottleneck/lib/States.js
var require_States = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var BottleneckError = require_BottleneckError();
	var States = class States {
		constructor(status1) {
			this.status = status1;
			this._jobs = {};
			this.counts = this.status.map(function() {
				return 0;
			});
		}
		next(id) {
			var current = this._jobs[id], next = current + 1;
			if (current != null && next < this.status.length) {
				this.counts[current]--;
				this.counts[next]++;
				return this._jobs[id]++;
			} else if (current != null) {
				this.counts[current]--;
				return delete this._jobs[id];
			}
		}
		start(id) {
			var initial = 0;
			this._jobs[id] = initial;
			return this.counts[initial]++;
		}
		remove(id) {
			var current = this._jobs[id];
			if (current != null) {
				this.counts[current]--;
				delete this._jobs[id];
			}
			return current != null;
		}
		jobStatus(id) {
			var ref;
			return (ref = this.status[this._jobs[id]]) != null ? ref : null;
		}
		statusJobs(status) {
			var k, pos, ref, results, v;
			if (status != null) {
				pos = this.status.indexOf(status);
				if (pos < 0) throw new BottleneckError(`status must be one of ${this.status.join(", ")}`);
				ref = this._jobs;
				results = [];
				for (k in ref) {
					v = ref[k];
					if (v === pos) results.push(k);
				}
				return results;
			} else return Object.keys(this._jobs);
		}
		statusCounts() {
			return this.counts.reduce((acc, v, i) => {
				acc[this.status[i]] = v;
				return acc;
			}, {});
		}
	};
	module.exports = States;
}));

// node_modules/bottleneck/lib/Sync.js
var require_Sync = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var DLList = require_DLList();
	var Sync = class Sync {
		constructor(name, Promise) {
			this.schedule = this.schedule.bind(this);
			this.name = name;
			this.Promise = Promise;
			this._running = 0;
			this._queue = new DLList();
		}
		isEmpty() {
			return this._queue.length === 0;
		}
		_tryToRun() {
			var _this = this;
			return _asyncToGenerator(function* () {
				var args, cb, error, reject, resolve, returned, task;
				if (_this._running < 1 && _this._queue.length > 0) {
					_this._running++;
					var _this$_queue$shift = _this._queue.shift();
					task = _this$_queue$shift.task;
					args = _this$_queue$shift.args;
					resolve = _this$_queue$shift.resolve;
					reject = _this$_queue$shift.reject;
					cb = yield _asyncToGenerator(function* () {
						try {
							returned = yield task(...args);
							return function() {
								return resolve(returned);
							};
						} catch (error1) {
							error = error1;
							return function() {
								return reject(error);
							};
						}
					})();
					_this._running--;
					_this._tryToRun();
					return cb();
				}
			})();
		}
		schedule(task, ...args) {
			var promise, reject, resolve = reject = null;
			promise = new this.Promise(function(_resolve, _reject) {
				resolve = _resolve;
				return reject = _reject;
			});
			this._queue.push({
				task,
				args,
				resolve,
				reject
			});
			this._tryToRun();
			return promise;
		}
	};
	module.exports = Sync;
}));

// node_modules/bottleneck/lib/version.json
var require_version$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = { "version": "2.19.5" };
}));

// node_modules/bottleneck/lib/Group.js
var require_Group = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function _slicedToArray(arr, i) {
		return _arrayWithHoles(arr) || _iterableToArrayLimit(arr, i) || _nonIterableRest();
	}
	function _nonIterableRest() {
		throw new TypeError("Invalid attempt to destructure non-iterable instance");
	}
	function _iterableToArrayLimit(arr, i) {
		var _arr = [];
		var _n = true;
		var _d = false;
		var _e = void 0;
		try {
			for (var _i = arr[Symbol.iterator](), _s; !(_n = (_s = _i.next()).done); _n = true) {
				_arr.push(_s.value);
				if (i && _arr.length === i) break;
			}
		} catch (err) {
			_d = true;
			_e = err;
		} finally {
			try {
				if (!_n && _i["return"] != null) _i["return"]();
			} finally {
				if (_d) throw _e;
			}
		}
		return _arr;
	}
	function _arrayWithHoles(arr) {
		if (Array.isArray(arr)) return arr;
	}
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var Events;
	var Group;
	var IORedisConnection;
	var RedisConnection;
	var Scripts;
	var parser = require_parser();
	Events = require_Events();
	RedisConnection = require_RedisConnection();
	IORedisConnection = require_IORedisConnection();
	Scripts = require_Scripts();
	Group = function() {
		class Group {
			constructor(limiterOptions = {}) {
				this.deleteKey = this.deleteKey.bind(this);
				this.limiterOptions = limiterOptions;
				parser.load(this.limiterOptions, this.defaults, this);
				this.Events = new Events(this);
				this.instances = {};
				this.Bottleneck = require_Bottleneck();
				this._startAutoCleanup();
				this.sharedConnection = this.connection != null;
				if (this.connection == null) {
					if (this.limiterOptions.datastore === "redis") this.connection = new RedisConnection(Object.assign({}, this.limiterOptions, { Events: this.Events }));
					else if (this.limiterOptions.datastore === "ioredis") this.connection = new IORedisConnection(Object.assign({}, this.limiterOptions, { Events: this.Events }));
				}
			}
			key(key = "") {
				var ref;
				return (ref = this.instances[key]) != null ? ref : (() => {
					var limiter = this.instances[key] = new this.Bottleneck(Object.assign(this.limiterOptions, {
						id: `${this.id}-${key}`,
						timeout: this.timeout,
						connection: this.connection
					}));
					this.Events.trigger("created", limiter, key);
					return limiter;
				})();
			}
			deleteKey(key = "") {
				var _this = this;
				return _asyncToGenerator(function* () {
					var deleted, instance = _this.instances[key];
					if (_this.connection) deleted = yield _this.connection.__runCommand__(["del", ...Scripts.allKeys(`${_this.id}-${key}`)]);
					if (instance != null) {
						delete _this.instances[key];
						yield instance.disconnect();
					}
					return instance != null || deleted > 0;
				})();
			}
			limiters() {
				var k, ref = this.instances, results = [], v;
				for (k in ref) {
					v = ref[k];
					results.push({
						key: k,
						limiter: v
					});
				}
				return results;
			}
			keys() {
				return Object.keys(this.instances);
			}
			clusterKeys() {
				var _this2 = this;
				return _asyncToGenerator(function* () {
					var cursor, end, found, i, k, keys, len, next, start;
					if (_this2.connection == null) return _this2.Promise.resolve(_this2.keys());
					keys = [];
					cursor = null;
					start = `b_${_this2.id}-`.length;
					end = 9;
					while (cursor !== 0) {
						var _ref2 = _slicedToArray(yield _this2.connection.__runCommand__([
							"scan",
							cursor != null ? cursor : 0,
							"match",
							`b_${_this2.id}-*_settings`,
							"count",
							1e4
						]), 2);
						next = _ref2[0];
						found = _ref2[1];
						cursor = ~~next;
						for (i = 0, len = found.length; i < len; i++) {
							k = found[i];
							keys.push(k.slice(start, -end));
						}
					}
					return keys;
				})();
			}
			_startAutoCleanup() {
				var _this3 = this;
				var base;
				clearInterval(this.interval);
				return typeof (base = this.interval = setInterval(/*#__PURE__*/ _asyncToGenerator(function* () {
					var e, k, ref, results, time = Date.now(), v;
					ref = _this3.instances;
					results = [];
					for (k in ref) {
						v = ref[k];
						try {
							if (yield v._store.__groupCheck__(time)) results.push(_this3.deleteKey(k));
							else results.push(void 0);
						} catch (error) {
							e = error;
							results.push(v.Events.trigger("error", e));
						}
					}
					return results;
				}), this.timeout / 2)).unref === "function" ? base.unref() : void 0;
			}
			updateSettings(options = {}) {
				parser.overwrite(options, this.defaults, this);
				parser.overwrite(options, options, this.limiterOptions);
				if (options.timeout != null) return this._startAutoCleanup();
			}
			disconnect(flush = true) {
				var ref;
				if (!this.sharedConnection) return (ref = this.connection) != null ? ref.disconnect(flush) : void 0;
			}
		}
		Group.prototype.defaults = {
			timeout: 3e5,
			connection: null,
			Promise,
			id: "group-key"
		};
		return Group;
	}.call(void 0);
	module.exports = Group;
}));

// node_modules/bottleneck/lib/Batcher.js
var require_Batcher = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Batcher;
	var Events;
	var parser = require_parser();
	Events = require_Events();
	Batcher = function() {
		class Batcher {
			constructor(options = {}) {
				this.options = options;
				parser.load(this.options, this.defaults, this);
				this.Events = new Events(this);
				this._arr = [];
				this._resetPromise();
				this._lastFlush = Date.now();
			}
			_resetPromise() {
				return this._promise = new this.Promise((res, rej) => {
					return this._resolve = res;
				});
			}
			_flush() {
				clearTimeout(this._timeout);
				this._lastFlush = Date.now();
				this._resolve();
				this.Events.trigger("batch", this._arr);
				this._arr = [];
				return this._resetPromise();
			}
			add(data) {
				var ret;
				this._arr.push(data);
				ret = this._promise;
				if (this._arr.length === this.maxSize) this._flush();
				else if (this.maxTime != null && this._arr.length === 1) this._timeout = setTimeout(() => {
					return this._flush();
				}, this.maxTime);
				return ret;
			}
		}
		Batcher.prototype.defaults = {
			maxTime: null,
			maxSize: null,
			Promise
		};
		return Batcher;
	}.call(void 0);
	module.exports = Batcher;
}));

// node_modules/bottleneck/lib/Bottleneck.js
var require_Bottleneck = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function _slicedToArray(arr, i) {
		return _arrayWithHoles(arr) || _iterableToArrayLimit(arr, i) || _nonIterableRest();
	}
	function _iterableToArrayLimit(arr, i) {
		var _arr = [];
		var _n = true;
		var _d = false;
		var _e = void 0;
		try {
			for (var _i = arr[Symbol.iterator](), _s; !(_n = (_s = _i.next()).done); _n = true) {
				_arr.push(_s.value);
				if (i && _arr.length === i) break;
			}
		} catch (err) {
			_d = true;
			_e = err;
		} finally {
			try {
				if (!_n && _i["return"] != null) _i["return"]();
			} finally {
				if (_d) throw _e;
			}
		}
		return _arr;
	}
	function _toArray(arr) {
		return _arrayWithHoles(arr) || _iterableToArray(arr) || _nonIterableRest();
	}
	function _nonIterableRest() {
		throw new TypeError("Invalid attempt to destructure non-iterable instance");
	}
	function _iterableToArray(iter) {
		if (Symbol.iterator in Object(iter) || Object.prototype.toString.call(iter) === "[object Arguments]") return Array.from(iter);
	}
	function _arrayWithHoles(arr) {
		if (Array.isArray(arr)) return arr;
	}
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	var Bottleneck;
	var DEFAULT_PRIORITY;
	var Events;
	var Job;
	var LocalDatastore;
	var NUM_PRIORITIES;
	var Queues;
	var RedisDatastore;
	var States;
	var Sync;
	var parser;
	var splice = [].splice;
	NUM_PRIORITIES = 10;
	DEFAULT_PRIORITY = 5;
	parser = require_parser();
	Queues = require_Queues();
	Job = require_Job();
	LocalDatastore = require_LocalDatastore();
	RedisDatastore = require_RedisDatastore();
	Events = require_Events();
	States = require_States();
	Sync = require_Sync();
	Bottleneck = function() {
		class Bottleneck {
			constructor(options = {}, ...invalid) {
				var storeInstanceOptions, storeOptions;
				this._addToQueue = this._addToQueue.bind(this);
				this._validateOptions(options, invalid);
				parser.load(options, this.instanceDefaults, this);
				this._queues = new Queues(NUM_PRIORITIES);
				this._scheduled = {};
				this._states = new States([
					"RECEIVED",
					"QUEUED",
					"RUNNING",
					"EXECUTING"
				].concat(this.trackDoneStatus ? ["DONE"] : []));
				this._limiter = null;
				this.Events = new Events(this);
				this._submitLock = new Sync("submit", this.Promise);
				this._registerLock = new Sync("register", this.Promise);
				storeOptions = parser.load(options, this.storeDefaults, {});
				this._store = function() {
					if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) {
						storeInstanceOptions = parser.load(options, this.redisStoreDefaults, {});
						return new RedisDatastore(this, storeOptions, storeInstanceOptions);
					} else if (this.datastore === "local") {
						storeInstanceOptions = parser.load(options, this.localStoreDefaults, {});
						return new LocalDatastore(this, storeOptions, storeInstanceOptions);
					} else throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
				}.call(this);
				this._queues.on("leftzero", () => {
					var ref;
					return (ref = this._store.heartbeat) != null ? typeof ref.ref === "function" ? ref.ref() : void 0 : void 0;
				});
				this._queues.on("zero", () => {
					var ref;
					return (ref = this._store.heartbeat) != null ? typeof ref.unref === "function" ? ref.unref() : void 0 : void 0;
				});
			}
			_validateOptions(options, invalid) {
				if (!(options != null && typeof options === "object" && invalid.length === 0)) throw new Bottleneck.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
			}
			ready() {
				return this._store.ready;
			}
			clients() {
				return this._store.clients;
			}
			channel() {
				return `b_${this.id}`;
			}
			channel_client() {
				return `b_${this.id}_${this._store.clientId}`;
			}
			publish(message) {
				return this._store.__publish__(message);
			}
			disconnect(flush = true) {
				return this._store.__disconnect__(flush);
			}
			chain(_limiter) {
				this._limiter = _limiter;
				return this;
			}
			queued(priority) {
				return this._queues.queued(priority);
			}
			clusterQueued() {
				return this._store.__queued__();
			}
			empty() {
				return this.queued() === 0 && this._submitLock.isEmpty();
			}
			running() {
				return this._store.__running__();
			}
			done() {
				return this._store.__done__();
			}
			jobStatus(id) {
				return this._states.jobStatus(id);
			}
			jobs(status) {
				return this._states.statusJobs(status);
			}
			counts() {
				return this._states.statusCounts();
			}
			_randomIndex() {
				return Math.random().toString(36).slice(2);
			}
			check(weight = 1) {
				return this._store.__check__(weight);
			}
			_clearGlobalState(index) {
				if (this._scheduled[index] != null) {
					clearTimeout(this._scheduled[index].expiration);
					delete this._scheduled[index];
					return true;
				} else return false;
			}
			_free(index, job, options, eventInfo) {
				var _this = this;
				return _asyncToGenerator(function* () {
					var e, running;
					try {
						running = (yield _this._store.__free__(index, options.weight)).running;
						_this.Events.trigger("debug", `Freed ${options.id}`, eventInfo);
						if (running === 0 && _this.empty()) return _this.Events.trigger("idle");
					} catch (error1) {
						e = error1;
						return _this.Events.trigger("error", e);
					}
				})();
			}
			_run(index, job, wait) {
				var clearGlobalState, free, run;
				job.doRun();
				clearGlobalState = this._clearGlobalState.bind(this, index);
				run = this._run.bind(this, index, job);
				free = this._free.bind(this, index, job);
				return this._scheduled[index] = {
					timeout: setTimeout(() => {
						return job.doExecute(this._limiter, clearGlobalState, run, free);
					}, wait),
					expiration: job.options.expiration != null ? setTimeout(function() {
						return job.doExpire(clearGlobalState, run, free);
					}, wait + job.options.expiration) : void 0,
					job
				};
			}
			_drainOne(capacity) {
				return this._registerLock.schedule(() => {
					var args, index, next, options, queue;
					if (this.queued() === 0) return this.Promise.resolve(null);
					queue = this._queues.getFirst();
					var _next2 = next = queue.first();
					options = _next2.options;
					args = _next2.args;
					if (capacity != null && options.weight > capacity) return this.Promise.resolve(null);
					this.Events.trigger("debug", `Draining ${options.id}`, {
						args,
						options
					});
					index = this._randomIndex();
					return this._store.__register__(index, options.weight, options.expiration).then(({ success, wait, reservoir }) => {
						var empty;
						this.Events.trigger("debug", `Drained ${options.id}`, {
							success,
							args,
							options
						});
						if (success) {
							queue.shift();
							empty = this.empty();
							if (empty) this.Events.trigger("empty");
							if (reservoir === 0) this.Events.trigger("depleted", empty);
							this._run(index, next, wait);
							return this.Promise.resolve(options.weight);
						} else return this.Promise.resolve(null);
					});
				});
			}
			_drainAll(capacity, total = 0) {
				return this._drainOne(capacity).then((drained) => {
					var newCapacity;
					if (drained != null) {
						newCapacity = capacity != null ? capacity - drained : capacity;
						return this._drainAll(newCapacity, total + drained);
					} else return this.Promise.resolve(total);
				}).catch((e) => {
					return this.Events.trigger("error", e);
				});
			}
			_dropAllQueued(message) {
				return this._queues.shiftAll(function(job) {
					return job.doDrop({ message });
				});
			}
			stop(options = {}) {
				var done, waitForExecuting;
				options = parser.load(options, this.stopDefaults);
				waitForExecuting = (at) => {
					var finished = () => {
						var counts = this._states.counts;
						return counts[0] + counts[1] + counts[2] + counts[3] === at;
					};
					return new this.Promise((resolve, reject) => {
						if (finished()) return resolve();
						else return this.on("done", () => {
							if (finished()) {
								this.removeAllListeners("done");
								return resolve();
							}
						});
					});
				};
				done = options.dropWaitingJobs ? (this._run = function(index, next) {
					return next.doDrop({ message: options.dropErrorMessage });
				}, this._drainOne = () => {
					return this.Promise.resolve(null);
				}, this._registerLock.schedule(() => {
					return this._submitLock.schedule(() => {
						var k, ref = this._scheduled, v;
						for (k in ref) {
							v = ref[k];
							if (this.jobStatus(v.job.options.id) === "RUNNING") {
								clearTimeout(v.timeout);
								clearTimeout(v.expiration);
								v.job.doDrop({ message: options.dropErrorMessage });
							}
						}
						this._dropAllQueued(options.dropErrorMessage);
						return waitForExecuting(0);
					});
				})) : this.schedule({
					priority: NUM_PRIORITIES - 1,
					weight: 0
				}, () => {
					return waitForExecuting(1);
				});
				this._receive = function(job) {
					return job._reject(new Bottleneck.prototype.BottleneckError(options.enqueueErrorMessage));
				};
				this.stop = () => {
					return this.Promise.reject(new Bottleneck.prototype.BottleneckError("stop() has already been called"));
				};
				return done;
			}
			_addToQueue(job) {
				var _this2 = this;
				return _asyncToGenerator(function* () {
					var args = job.args, blocked, error, options = job.options, reachedHWM, shifted, strategy;
					try {
						var _ref2 = yield _this2._store.__submit__(_this2.queued(), options.weight);
						reachedHWM = _ref2.reachedHWM;
						blocked = _ref2.blocked;
						strategy = _ref2.strategy;
					} catch (error1) {
						error = error1;
						_this2.Events.trigger("debug", `Could not queue ${options.id}`, {
							args,
							options,
							error
						});
						job.doDrop({ error });
						return false;
					}
					if (blocked) {
						job.doDrop();
						return true;
					} else if (reachedHWM) {
						shifted = strategy === Bottleneck.prototype.strategy.LEAK ? _this2._queues.shiftLastFrom(options.priority) : strategy === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? _this2._queues.shiftLastFrom(options.priority + 1) : strategy === Bottleneck.prototype.strategy.OVERFLOW ? job : void 0;
						if (shifted != null) shifted.doDrop();
						if (shifted == null || strategy === Bottleneck.prototype.strategy.OVERFLOW) {
							if (shifted == null) job.doDrop();
							return reachedHWM;
						}
					}
					job.doQueue(reachedHWM, blocked);
					_this2._queues.push(job);
					yield _this2._drainAll();
					return reachedHWM;
				})();
			}
			_receive(job) {
				if (this._states.jobStatus(job.options.id) != null) {
					job._reject(new Bottleneck.prototype.BottleneckError(`A job with the same id already exists (id=${job.options.id})`));
					return false;
				} else {
					job.doReceive();
					return this._submitLock.schedule(this._addToQueue, job);
				}
			}
			submit(...args) {
				var cb, fn, job, options, ref, ref1, task;
				if (typeof args[0] === "function") {
					var _ref3, _ref4, _splice$call, _splice$call2;
					ref = args, _ref3 = ref, _ref4 = _toArray(_ref3), fn = _ref4[0], args = _ref4.slice(1), _splice$call = splice.call(args, -1), _splice$call2 = _slicedToArray(_splice$call, 1), cb = _splice$call2[0];
					options = parser.load({}, this.jobDefaults);
				} else {
					var _ref5, _ref6, _splice$call3, _splice$call4;
					ref1 = args, _ref5 = ref1, _ref6 = _toArray(_ref5), options = _ref6[0], fn = _ref6[1], args = _ref6.slice(2), _splice$call3 = splice.call(args, -1), _splice$call4 = _slicedToArray(_splice$call3, 1), cb = _splice$call4[0];
					options = parser.load(options, this.jobDefaults);
				}
				task = (...args) => {
					return new this.Promise(function(resolve, reject) {
						return fn(...args, function(...args) {
							return (args[0] != null ? reject : resolve)(args);
						});
					});
				};
				job = new Job(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
				job.promise.then(function(args) {
					return typeof cb === "function" ? cb(...args) : void 0;
				}).catch(function(args) {
					if (Array.isArray(args)) return typeof cb === "function" ? cb(...args) : void 0;
					else return typeof cb === "function" ? cb(args) : void 0;
				});
				return this._receive(job);
			}
			schedule(...args) {
				var job, options, task;
				if (typeof args[0] === "function") {
					var _args2 = _toArray(args);
					task = _args2[0];
					args = _args2.slice(1);
					options = {};
				} else {
					var _args4 = _toArray(args);
					options = _args4[0];
					task = _args4[1];
					args = _args4.slice(2);
				}
				job = new Job(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
				this._receive(job);
				return job.promise;
			}
			wrap(fn) {
				var schedule = this.schedule.bind(this), wrapped = function wrapped(...args) {
					return schedule(fn.bind(this), ...args);
				};
				wrapped.withOptions = function(options, ...args) {
					return schedule(options, fn, ...args);
				};
				return wrapped;
			}
			updateSettings(options = {}) {
				var _this3 = this;
				return _asyncToGenerator(function* () {
					yield _this3._store.__updateSettings__(parser.overwrite(options, _this3.storeDefaults));
					parser.overwrite(options, _this3.instanceDefaults, _this3);
					return _this3;
				})();
			}
			currentReservoir() {
				return this._store.__currentReservoir__();
			}
			incrementReservoir(incr = 0) {
				return this._store.__incrementReservoir__(incr);
			}
		}
		Bottleneck.default = Bottleneck;
		Bottleneck.Events = Events;
		Bottleneck.version = Bottleneck.prototype.version = require_version$1().version;
		Bottleneck.strategy = Bottleneck.prototype.strategy = {
			LEAK: 1,
			OVERFLOW: 2,
			OVERFLOW_PRIORITY: 4,
			BLOCK: 3
		};
		Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = require_BottleneckError();
		Bottleneck.Group = Bottleneck.prototype.Group = require_Group();
		Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require_RedisConnection();
		Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require_IORedisConnection();
		Bottleneck.Batcher = Bottleneck.prototype.Batcher = require_Batcher();
		Bottleneck.prototype.jobDefaults = {
			priority: DEFAULT_PRIORITY,
			weight: 1,
			expiration: null,
			id: "<no-id>"
		};
		Bottleneck.prototype.storeDefaults = {
			maxConcurrent: null,
			minTime: 0,
			highWater: null,
			strategy: Bottleneck.prototype.strategy.LEAK,
			penalty: null,
			reservoir: null,
			reservoirRefreshInterval: null,
			reservoirRefreshAmount: null,
			reservoirIncreaseInterval: null,
			reservoirIncreaseAmount: null,
			reservoirIncreaseMaximum: null
		};
		Bottleneck.prototype.localStoreDefaults = {
			Promise,
			timeout: null,
			heartbeatInterval: 250
		};
		Bottleneck.prototype.redisStoreDefaults = {
			Promise,
			timeout: null,
			heartbeatInterval: 5e3,
			clientTimeout: 1e4,
			Redis: null,
			clientOptions: {},
			clusterNodes: null,
			clearDatastore: false,
			connection: null
		};
		Bottleneck.prototype.instanceDefaults = {
			datastore: "local",
			connection: null,
			id: "<no-id>",
			rejectOnDrop: true,
			trackDoneStatus: false,
			Promise
		};
		Bottleneck.prototype.stopDefaults = {
			enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
			dropWaitingJobs: true,
			dropErrorMessage: "This limiter has been stopped."
		};
		return Bottleneck;
	}.call(void 0);
	module.exports = Bottleneck;
}));

// node_modules/bottleneck/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_Bottleneck();
}));

// node_modules/probot/lib/octokit/get-octokit-throttle-options.js
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
async function getOctokitThrottleOptions(options) {
	const { log, redisConfig } = options;
	const throttlingOptions = {
		onRateLimit: (retryAfter, options) => {
			log.warn(`Request quota exhausted for request ${options.method} ${options.url}`);
			if (options.request.retryCount <= 2) {
				log.info(`Retrying after ${retryAfter} seconds!`);
				return true;
			}
			return false;
		},
		onSecondaryRateLimit: (_retryAfter, options) => {
			log.warn(`Secondary quota detected for request ${options.method} ${options.url}`);
		}
	};
	if (!redisConfig) return throttlingOptions;
	const connection = new import_lib.default.IORedisConnection({ client: await getRedisClient(options) });
	connection.on("error", (error) => {
		log.error(Object.assign(error, { source: "bottleneck" }));
	});
	throttlingOptions.Bottleneck = import_lib.default;
	throttlingOptions.connection = connection;
	return throttlingOptions;
}
let Redis = null;
async function getRedisClient({ redisConfig }) {
	Redis ??= (await npxImport("ioredis@5.9.3", { onlyPackageRunner: true })).Redis;
	if (redisConfig) return new Redis(redisConfig);
}

// node_modules/probot/lib/octokit/get-probot-octokit-with-defaults.js
/**
* Returns an Octokit instance with default settings for authentication. If
* a `githubToken` is passed explicitly, the Octokit instance will be
* pre-authenticated with that token when instantiated. Otherwise Octokit's
* app authentication strategy is used, and `options.auth` options are merged
* deeply when instantiated.
*
* Besides the authentication, the Octokit's baseUrl is set as well when run
* against a GitHub Enterprise Server with a custom domain.
*/
async function getProbotOctokitWithDefaults(options) {
	const authOptions = options.githubToken ? {
		token: options.githubToken,
		request: request.defaults({ request: { fetch: options.request?.fetch } })
	} : {
		cache: options.cache,
		appId: options.appId,
		privateKey: options.privateKey,
		request: request.defaults({ request: { fetch: options.request?.fetch } })
	};
	const log = options.log.child({ name: "octokit" });
	const octokitThrottleOptions = await getOctokitThrottleOptions({
		log,
		redisConfig: options.redisConfig
	});
	const defaultOptions = {
		log,
		auth: authOptions
	};
	if (options.request) defaultOptions.request = options.request;
	if (options.baseUrl) defaultOptions.baseUrl = options.baseUrl;
	if (octokitThrottleOptions) defaultOptions.throttle = octokitThrottleOptions;
	return options.Octokit.defaults((instanceOptions) => {
		const options = Object.assign({}, defaultOptions, instanceOptions, { auth: instanceOptions.auth ? Object.assign({}, defaultOptions.auth, instanceOptions.auth) : defaultOptions.auth });
		if (instanceOptions.throttle) options.throttle = Object.assign({}, defaultOptions.throttle, instanceOptions.throttle);
		return options;
	});
}

// node_modules/probot/lib/helpers/get-error-handler.js
function getErrorHandler(log) {
	return (error) => {
		const errors = error instanceof AggregateError ? error.errors : [error];
		const event = error.event;
		for (const error of errors) {
			const errMessage = (error.message || "").toLowerCase();
			if (errMessage.includes("x-hub-signature-256")) {
				log.error(error, "Go to https://github.com/settings/apps/YOUR_APP and verify that the Webhook secret matches the value of the WEBHOOK_SECRET environment variable.");
				continue;
			}
			if (errMessage.includes("pem") || errMessage.includes("json web token")) {
				log.error(error, "Your private key (a .pem file or PRIVATE_KEY environment variable) or APP_ID is incorrect. Go to https://github.com/settings/apps/YOUR_APP, verify that APP_ID is set correctly, and generate a new PEM file if necessary.");
				continue;
			}
			log.child({
				name: "event",
				id: event?.id
			}).error(error);
		}
	};
}

// node_modules/probot/lib/octokit/octokit-webhooks-transform.js
/**
* Probot's transform option, which extends the `event` object that is passed
* to webhook event handlers by `@octokit/webhooks`
* @see https://github.com/octokit/webhooks.js/#constructor
*/
async function webhookTransform(options, event) {
	const octokit = await options.octokit.auth({
		type: "event-octokit",
		event
	});
	const log = options.log.child({
		name: "event",
		id: event.id
	});
	return new Context(event, octokit, log);
}

// node_modules/probot/lib/octokit/get-webhooks.js
function getWebhooks(options) {
	const webhooks = new Webhooks({
		log: options.log,
		secret: options.webhookSecret,
		transform: (event) => webhookTransform(options, event)
	});
	webhooks.onError(getErrorHandler(options.log));
	return webhooks;
}

// node_modules/probot/lib/helpers/webhook-proxy.js
let SmeeClient;
const createWebhookProxy = async (opts) => {
	try {
		SmeeClient ??= (await npxImport("smee-client@5.0.0", { onlyPackageRunner: true })).SmeeClient;
	} catch {
		opts.logger.warn("Run `npm install --save-dev smee-client` to proxy webhooks to localhost.");
		return;
	}
	return await new SmeeClient({
		logger: opts.logger,
		source: opts.url,
		target: `http://${opts.host}:${opts.port}${opts.path}`,
		fetch: opts.fetch
	}).start();
};

// node_modules/probot/lib/helpers/get-printable-host.js
function getPrintableHost(host) {
	if (typeof host !== "string") return "localhost";
	return host.includes(":") ? `[${host}]` : host;
}

// node_modules/probot/lib/helpers/detect-runtime.js
function detectRuntime(globalThis) {
	if (typeof globalThis === "object" && globalThis !== null) {
		if (typeof globalThis.process === "object" && globalThis.process !== null && typeof globalThis.process.versions === "object" && globalThis.process.versions !== null) {
			if (typeof globalThis.process.versions.deno === "string") return "deno";
			if (typeof globalThis.process.versions.bun === "string") return "bun";
			if (typeof globalThis.process.versions.node === "string") return "node";
		}
		if (typeof globalThis.window === "object" && globalThis.window !== null) return "browser";
	}
	throw new Error("Unable to detect runtime");
}

// node_modules/probot/lib/helpers/get-runtime-name.js
function getRuntimeName(globalThis) {
	switch (detectRuntime(globalThis)) {
		case "node": return "Node.js";
		case "deno": return "Deno";
		case "bun": return "Bun";
		case "browser": return "Browser";
		default: throw new Error("Unknown runtime");
	}
}

// node_modules/probot/lib/helpers/get-runtime-version.js
function getRuntimeVersion(globalThis) {
	switch (detectRuntime(globalThis)) {
		case "node": return globalThis.process.versions.node;
		case "deno": return globalThis.process.versions.deno;
		case "bun": return globalThis.process.versions.bun;
		case "browser": return "N/A";
		default: throw new Error("Unknown runtime");
	}
}

// node_modules/get-caller-file/index.js
var require_get_caller_file = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function getCallerFile(position) {
		if (position === void 0) position = 2;
		if (position >= Error.stackTraceLimit) throw new TypeError("getCallerFile(position) requires position be less then Error.stackTraceLimit but position was: `" + position + "` and Error.stackTraceLimit was: `" + Error.stackTraceLimit + "`");
		var oldPrepareStackTrace = Error.prepareStackTrace;
		Error.prepareStackTrace = function(_, stack) {
			return stack;
		};
		var stack = (/* @__PURE__ */ new Error()).stack;
		Error.prepareStackTrace = oldPrepareStackTrace;
		if (stack !== null && typeof stack === "object") return stack[position] ? stack[position].getFileName() : void 0;
	};
}));

// node_modules/pino-http/logger.js
var require_logger = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { pino, symbols: { stringifySym, chindingsSym } } = require_pino();
	const serializers = require_pino_std_serializers();
	const getCallerFile = require_get_caller_file();
	const startTime = Symbol("startTime");
	const reqObject = Symbol("reqObject");
	function pinoLogger(opts, stream) {
		if (opts && opts._writableState) {
			stream = opts;
			opts = null;
		}
		opts = Object.assign({}, opts);
		opts.customAttributeKeys = opts.customAttributeKeys || {};
		const reqKey = opts.customAttributeKeys.req || "req";
		const resKey = opts.customAttributeKeys.res || "res";
		const errKey = opts.customAttributeKeys.err || "err";
		const requestIdKey = opts.customAttributeKeys.reqId || "reqId";
		const responseTimeKey = opts.customAttributeKeys.responseTime || "responseTime";
		delete opts.customAttributeKeys;
		const customProps = opts.customProps || void 0;
		opts.wrapSerializers = "wrapSerializers" in opts ? opts.wrapSerializers : true;
		if (opts.wrapSerializers) {
			opts.serializers = Object.assign({}, opts.serializers);
			const requestSerializer = opts.serializers[reqKey] || opts.serializers.req || serializers.req;
			const responseSerializer = opts.serializers[resKey] || opts.serializers.res || serializers.res;
			const errorSerializer = opts.serializers[errKey] || opts.serializers.err || serializers.err;
			opts.serializers[reqKey] = serializers.wrapRequestSerializer(requestSerializer);
			opts.serializers[resKey] = serializers.wrapResponseSerializer(responseSerializer);
			opts.serializers[errKey] = serializers.wrapErrorSerializer(errorSerializer);
		}
		delete opts.wrapSerializers;
		if (opts.useLevel && opts.customLogLevel) throw new Error("You can't pass 'useLevel' and 'customLogLevel' together");
		function getValidLogLevel(level, defaultValue = "info") {
			if (level && typeof level === "string") {
				const logLevel = level.trim();
				if (validLogLevels.includes(logLevel) === true) return logLevel;
			}
			return defaultValue;
		}
		function getLogLevelFromCustomLogLevel(customLogLevel, useLevel, res, err, req) {
			return customLogLevel ? getValidLogLevel(customLogLevel(req, res, err), useLevel) : useLevel;
		}
		const customLogLevel = opts.customLogLevel;
		delete opts.customLogLevel;
		const theStream = opts.stream || stream;
		delete opts.stream;
		const autoLogging = opts.autoLogging !== false;
		const autoLoggingIgnore = opts.autoLogging && opts.autoLogging.ignore ? opts.autoLogging.ignore : null;
		delete opts.autoLogging;
		const onRequestReceivedObject = getFunctionOrDefault(opts.customReceivedObject, void 0);
		const receivedMessage = getFunctionOrDefault(opts.customReceivedMessage, void 0);
		const onRequestSuccessObject = getFunctionOrDefault(opts.customSuccessObject, defaultSuccessfulRequestObjectProvider);
		const successMessage = getFunctionOrDefault(opts.customSuccessMessage, defaultSuccessfulRequestMessageProvider);
		const onRequestErrorObject = getFunctionOrDefault(opts.customErrorObject, defaultFailedRequestObjectProvider);
		const errorMessage = getFunctionOrDefault(opts.customErrorMessage, defaultFailedRequestMessageProvider);
		delete opts.customSuccessfulMessage;
		delete opts.customErroredMessage;
		const quietReqLogger = !!opts.quietReqLogger;
		const quietResLogger = !!opts.quietResLogger;
		const logger = wrapChild(opts, theStream);
		const validLogLevels = Object.keys(logger.levels.values).concat("silent");
		const useLevel = getValidLogLevel(opts.useLevel);
		delete opts.useLevel;
		const genReqId = reqIdGenFactory(opts.genReqId);
		const result = (req, res, next) => {
			return loggingMiddleware(logger, req, res, next);
		};
		result.logger = logger;
		return result;
		function onResFinished(res, logger, err) {
			let log = logger;
			const responseTime = Date.now() - res[startTime];
			const req = res[reqObject];
			const level = getLogLevelFromCustomLogLevel(customLogLevel, useLevel, res, err, req);
			if (level === "silent") return;
			const customPropBindings = typeof customProps === "function" ? customProps(req, res) : customProps;
			if (customPropBindings) {
				const customPropBindingStr = logger[stringifySym](customPropBindings).replace(/[{}]/g, "");
				if (!logger[chindingsSym].includes(customPropBindingStr)) log = logger.child(customPropBindings);
			}
			if (err || res.err || res.statusCode >= 500) {
				const error = err || res.err || /* @__PURE__ */ new Error("failed with status code " + res.statusCode);
				log[level](onRequestErrorObject(req, res, error, {
					[resKey]: res,
					[errKey]: error,
					[responseTimeKey]: responseTime
				}), errorMessage(req, res, error, responseTime));
				return;
			}
			log[level](onRequestSuccessObject(req, res, {
				[resKey]: res,
				[responseTimeKey]: responseTime
			}), successMessage(req, res, responseTime));
		}
		function loggingMiddleware(logger, req, res, next) {
			let shouldLogSuccess = true;
			req.id = req.id || genReqId(req, res);
			const log = quietReqLogger ? logger.child({ [requestIdKey]: req.id }) : logger;
			let fullReqLogger = log.child({ [reqKey]: req });
			const customPropBindings = typeof customProps === "function" ? customProps(req, res) : customProps;
			if (customPropBindings) fullReqLogger = fullReqLogger.child(customPropBindings);
			const responseLogger = quietResLogger ? log : fullReqLogger;
			const requestLogger = quietReqLogger ? log : fullReqLogger;
			if (!res.log) res.log = responseLogger;
			if (Array.isArray(res.allLogs) === false) res.allLogs = [];
			res.allLogs.push(responseLogger);
			if (!req.log) req.log = requestLogger;
			if (!req.allLogs) req.allLogs = [];
			req.allLogs.push(requestLogger);
			res[startTime] = res[startTime] || Date.now();
			res[reqObject] = req;
			const onResponseComplete = (err) => {
				res.removeListener("close", onResponseComplete);
				res.removeListener("finish", onResponseComplete);
				res.removeListener("error", onResponseComplete);
				return onResFinished(res, responseLogger, err);
			};
			if (autoLogging) {
				if (autoLoggingIgnore !== null && shouldLogSuccess === true) shouldLogSuccess = !autoLoggingIgnore(req);
				if (shouldLogSuccess) {
					if (receivedMessage !== void 0 || onRequestReceivedObject !== void 0) {
						const level = getLogLevelFromCustomLogLevel(customLogLevel, useLevel, res, void 0, req);
						const receivedObjectResult = onRequestReceivedObject !== void 0 ? onRequestReceivedObject(req, res, void 0) : {};
						const receivedStringResult = receivedMessage !== void 0 ? receivedMessage(req, res) : void 0;
						requestLogger[level](receivedObjectResult, receivedStringResult);
					}
					res.on("close", onResponseComplete);
					res.on("finish", onResponseComplete);
				}
				res.on("error", onResponseComplete);
			}
			if (next) next();
		}
	}
	function wrapChild(opts, stream) {
		const prevLogger = opts.logger;
		const prevGenReqId = opts.genReqId;
		let logger = null;
		if (prevLogger) {
			opts.logger = void 0;
			opts.genReqId = void 0;
			logger = prevLogger.child({}, opts);
			opts.logger = prevLogger;
			opts.genReqId = prevGenReqId;
		} else {
			if (opts.transport && !opts.transport.caller) opts.transport.caller = getCallerFile();
			logger = pino(opts, stream);
		}
		return logger;
	}
	function reqIdGenFactory(func) {
		if (typeof func === "function") return func;
		const maxInt = 2147483647;
		let nextReqId = 0;
		return function genReqId(req, res) {
			return req.id || (nextReqId = nextReqId + 1 & maxInt);
		};
	}
	function getFunctionOrDefault(value, defaultValue) {
		if (value && typeof value === "function") return value;
		return defaultValue;
	}
	function defaultSuccessfulRequestObjectProvider(req, res, successObject) {
		return successObject;
	}
	function defaultFailedRequestObjectProvider(req, res, error, errorObject) {
		return errorObject;
	}
	function defaultFailedRequestMessageProvider() {
		return "request errored";
	}
	function defaultSuccessfulRequestMessageProvider(req, res) {
		/* istanbul ignore next */
		return !req.readableAborted && res.writableEnded ? "request completed" : "request aborted";
	}
	module.exports = pinoLogger;
	module.exports.stdSerializers = {
		err: serializers.err,
		req: serializers.req,
		res: serializers.res
	};
	module.exports.startTime = startTime;
	module.exports.default = pinoLogger;
	module.exports.pinoHttp = pinoLogger;
}));

// node_modules/probot/lib/server/handlers/http-logger.js
var import_logger = require_logger();
function httpLogger(logger, options) {
	return (0, import_logger.pinoHttp)({
		...options,
		logger: logger.child({ name: "http" }),
		customSuccessMessage(req, res) {
			const responseTime = Date.now() - res[import_logger.startTime];
			return `${req.method} ${req.url} ${res.statusCode} - ${responseTime}ms`;
		},
		customErrorMessage(req, res, _err) {
			const responseTime = Date.now() - res[import_logger.startTime];
			return `${req.method} ${req.url} ${res.statusCode} - ${responseTime}ms`;
		},
		genReqId: (req) => req.headers["x-request-id"] || req.headers["x-github-delivery"] || randomUUID()
	});
}

// node_modules/probot/lib/server/handlers/not-found.js
const notFoundHandler = (_req, res) => {
	if (res.headersSent) return false;
	res.writeHead(404).end();
	return true;
};

// node_modules/probot/lib/server/handlers/ping.js
const pingHandler = (req, res) => {
	if (req.method === "GET") {
		if ((req.url?.split("?")[0] || "") === "/ping") {
			res.writeHead(200, { "content-type": "text/plain" }).end("PONG");
			return true;
		}
	}
	return false;
};

// node_modules/probot/lib/static/robot.svg.js
var robot_svg_default = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 346.63 409.96"><defs><path id="a" fill="#aedfe4" d="M210.99 228.58a8.18 8.18 0 0 1 8.17 8.17v45.83a8.18 8.18 0 0 1-8.17 8.17h-75.66a8.18 8.18 0 0 1-8.17-8.17v-45.83a8.18 8.18 0 0 1 8.17-8.17H211m0-4h-75.67a12.17 12.17 0 0 0-12.17 12.17v45.83a12.17 12.17 0 0 0 12.17 12.17H211a12.17 12.17 0 0 0 12.16-12.17v-45.83a12.17 12.17 0 0 0-12.17-12.17Z"/></defs><defs><clipPath id="b" transform="translate(-.84 -.67)"><rect width="52.5" height="18.17" x="147.92" y="163.83" fill="none" rx="9.08" ry="9.08"/></clipPath></defs><path fill="#aedfe4" d="m238.3 234.33 28 18 20.17-34 14.83 17-24 38.84-13.33 1-29-18.17 3.33-22.67zm-85.14-37.93h40v16.5h-40zm-18.75 107.27h77.5v16.5h-77.5zm38.75-293.52 10.19 42.62h-20.62l10.43-42.62zm-64.83 224.18-28 18-20.17-34-14.83 17 24 38.84 13.33 1 29-18.17-3.33-22.67z"/><path fill="#ef4236" d="M33.66 201.33s-8.67 5.33-14.67-14c-6.62-21.35-20.66-5.86-18.83 9.65s14.5 20 25.83 16.52 7.67-12.17 7.67-12.17Zm-2.17-34.67a8.47 8.47 0 0 1 8.33-5.67c6.67 0 22.83 7.5 22.83 21S50.16 199.5 50.16 199.5H39.33s7.33-3.67 2-14.17-9.67-14.5-9.83-17.83"/><path fill="#fdba63" d="M23.41 225.28c-2.83-10 1.8-21.24 11.73-26.76s22-3.52 29 4.21Z"/><rect width="132" height="98.67" x="107.16" y="210.33" fill="#08b0d8" rx="14.67" ry="14.67"/><rect width="96" height="66.17" x="125.16" y="226.58" fill="#fdbb65" rx="10.17" ry="10.17"/><use xlink:href="#a"/><rect width="202" height="151" x="72.16" y="50.33" fill="#08b0d8" rx="20.67" ry="20.67"/><rect width="169.37" height="118.71" x="88.48" y="66" fill="#aedfe4" rx="16.78" ry="16.78"/><path fill="#08b0d8" d="M66.38 196.98a27.34 27.34 0 0 1-48.13 25.94Z"/><path fill="#242020" d="m80.16 253.75 2.46 21.42s-1.92 2-7.29 2-6-3-6-3Z"/><circle cx="46.8" cy="218.96" r="4.06" fill="#aedfe4"/><circle cx="85.18" cy="187.44" r="4.06" fill="#aedfe4"/><circle cx="260.1" cy="187.44" r="4.06" fill="#aedfe4"/><circle cx="85.18" cy="64.44" r="4.06" fill="#aedfe4"/><circle cx="260.1" cy="64.44" r="4.06" fill="#aedfe4"/><circle cx="119.1" cy="223.02" r="4.06" fill="#aedfe4"/><circle cx="119.1" cy="298.15" r="4.06" fill="#aedfe4"/><circle cx="227.98" cy="223.02" r="4.06" fill="#aedfe4"/><circle cx="227.98" cy="298.15" r="4.06" fill="#aedfe4"/><path fill="#08b0d8" d="M104.66 223.5v31l-15.42-21.09a19.14 19.14 0 0 1 15.42-9.91Z"/><path fill="#ef4236" d="M312.96 201.33s8.67 5.33 14.67-14c6.62-21.35 20.67-5.86 18.83 9.65s-14.5 20-25.83 16.52-7.67-12.17-7.67-12.17Zm2.2-34.67a8.47 8.47 0 0 0-8.33-5.67c-6.67 0-22.83 7.5-22.83 21s12.5 17.5 12.5 17.5h10.83s-7.33-3.67-2-14.17 9.67-14.5 9.83-17.83"/><path fill="#fdba63" d="M323.16 225.28c2.83-10-1.8-21.24-11.73-26.76s-22-3.52-29 4.21Z"/><path fill="#08b0d8" d="M280.24 196.98a27.34 27.34 0 0 0 48.13 25.94Z"/><path fill="#242020" d="m266.42 253.75-2.46 21.42s1.92 2 7.29 2 6-3 6-3Z"/><circle cx="299.83" cy="218.96" r="4.06" fill="#aedfe4"/><path fill="#08b0d8" d="M241.96 223.5v31l15.42-21.08a19.14 19.14 0 0 0-15.42-9.92Z"/><rect width="118" height="9.5" x="114.16" y="361.96" fill="#fdbb65" rx="4.75" ry="4.75"/><rect width="83.5" height="9.5" x="131.41" y="381.21" fill="#fdbb65" rx="4.75" ry="4.75"/><rect width="42.5" height="9.5" x="151.91" y="400.46" fill="#fdbb65" rx="4.75" ry="4.75"/><path fill="#08b0d8" d="M135.41 353.75a56 56 0 0 1-18.33-38.42h112.16a56 56 0 0 1-18.33 38.43Z"/><circle cx="132.65" cy="123.97" r="15.51"/><path fill="#08b0d8" d="M132.65 108.45a15.51 15.51 0 1 1-15.49 15.52 15.51 15.51 0 0 1 15.51-15.51m0-23a38.51 38.51 0 1 0 38.49 38.51 38.55 38.55 0 0 0-38.51-38.51Z"/><path fill="#f1f1f2" d="M132.65 108.45a15.51 15.51 0 1 1-15.49 15.52 15.51 15.51 0 0 1 15.51-15.51m0-14a29.51 29.51 0 1 0 29.49 29.51 29.54 29.54 0 0 0-29.51-29.51Z"/><circle cx="214.65" cy="123.97" r="15.51"/><path fill="#08b0d8" d="M214.65 108.45a15.51 15.51 0 1 1-15.49 15.52 15.51 15.51 0 0 1 15.51-15.51m0-23a38.51 38.51 0 1 0 38.49 38.51 38.55 38.55 0 0 0-38.51-38.51Z"/><path fill="#f1f1f2" d="M214.65 108.45a15.51 15.51 0 1 1-15.49 15.52 15.51 15.51 0 0 1 15.51-15.51m0-14a29.51 29.51 0 1 0 29.49 29.51 29.54 29.54 0 0 0-29.51-29.51Z"/><rect width="52.5" height="18.17" x="147.08" y="163.17" fill="#fdbb65" rx="9.08" ry="9.08"/><g fill="#ef4236" clip-path="url(#b)"><path d="M153.23 162.15h3.12v20.56h-3.12zm9.06 0h3.13v20.56h-3.13zm9.06 0h3.12v20.56h-3.12zm9.06 0h3.13v20.56h-3.13zm9.07 0h3.12v20.56h-3.12z"/></g><circle cx="173.16" cy="14.67" r="14.67" fill="#ef4236"/><path fill="none" stroke="#ef4236" stroke-linecap="round" stroke-linejoin="round" stroke-width="4" d="M126.33 261.63H136l11.98-18.67 10.71 18.67 7.15-12.62 7.41 12.62h13.25l7.07 13.97 11.74-25.19 5.77 11.22h8.42"/><use xlink:href="#a"/></svg>`;

// node_modules/probot/lib/static/probot-head.svg.js
var probot_head_svg_default = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 178 181.2">
  <defs>
    <clipPath id="a" transform="translate(-.8 -.7)">
      <rect width="52.5" height="18.2" x="147.9" y="163.8" fill="none" rx="9.1" ry="9.1"/>
    </clipPath>
  </defs>
  <path fill="#aedfe4" d="m89 9.1 9 38.4H79.8Z"/>
  <rect width="178" height="135.9" y="45.3" fill="#08b0d8" rx="18.2" ry="18.6"/>
  <rect width="149.2" height="106.8" x="14.4" y="59.4" fill="#aedfe4" rx="14.8" ry="15.1"/>
  <ellipse cx="11.5" cy="168.7" fill="#aedfe4" rx="3.6" ry="3.7"/>
  <ellipse cx="165.6" cy="168.7" fill="#aedfe4" rx="3.6" ry="3.7"/>
  <ellipse cx="11.5" cy="58" fill="#aedfe4" rx="3.6" ry="3.7"/>
  <ellipse cx="165.6" cy="58" fill="#aedfe4" rx="3.6" ry="3.7"/>
  <ellipse cx="53.3" cy="111.6" rx="13.7" ry="14"/>
  <path fill="#08b0d8" d="M53.3 97.6a13.7 14 0 1 1-13.6 14 13.7 14 0 0 1 13.6-14m0-20.7a34 34.7 0 1 0 34 34.7 34 34.7 0 0 0-34-34.7"/>
  <path fill="#f1f1f2" d="M53.3 97.6a13.7 14 0 1 1-13.6 14 13.7 14 0 0 1 13.6-14m0-12.6a26 26.6 0 1 0 26 26.6 26 26.6 0 0 0-26-26.6"/>
  <ellipse cx="125.6" cy="111.6" rx="13.7" ry="14"/>
  <path fill="#08b0d8" d="M125.6 97.6a13.7 14 0 1 1-13.7 14 13.7 14 0 0 1 13.7-14m0-20.7a34 34.7 0 1 0 33.9 34.7 34 34.7 0 0 0-34-34.7z"/>
  <path fill="#f1f1f2" d="M125.6 97.6a13.7 14 0 1 1-13.7 14 13.7 14 0 0 1 13.7-14m0-12.6a26 26.6 0 1 0 26 26.6 26 26.6 0 0 0-26-26.6"/>
  <rect width="46.3" height="16.4" x="66" y="146.8" fill="#fdbb65" rx="8" ry="8.2"/>
  <g fill="#ef4236" clip-path="url(#a)" transform="matrix(.88 0 0 .9 -63.6 0)">
    <path d="M153.2 162.2h3.2v20.5h-3.2zm9 0h3.2v20.5h-3.1zm9.2 0h3v20.5h-3zm9 0h3.1v20.5h-3zm9 0h3.2v20.5h-3.1z"/>
  </g>
  <ellipse cx="89" cy="13.2" fill="#ef4236" rx="12.9" ry="13.2"/>
</svg>`;

// node_modules/probot/lib/static/primer.css.js
var primer_css_default = `body{margin:0;}
a{background-color:transparent;}
a:active,a:hover{outline-width:0;}
h1{font-size:2em;margin:0.67em 0;}
b{font-weight:inherit;}
b{font-weight:bolder;}
img{border-style:none;}
button,input{font:inherit;margin:0;}
button,input{overflow:visible;}
button{text-transform:none;}
button,[type="submit"]{-webkit-appearance:button;}
*{box-sizing:border-box;}
input,button{font-family:inherit;font-size:inherit;line-height:inherit;}
body{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Helvetica,Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji";font-size:14px;line-height:1.5;color:#24292e;background-color:#ffffff;}
a{color:#0366d6;text-decoration:none;}
a:hover{text-decoration:underline;}
b{font-weight:600;}
button{cursor:pointer;border-radius:0;}
h1,h2,h3,h4,h5{margin-top:0;margin-bottom:0;}
h1{font-size:32px;font-weight:600;}
h2{font-size:24px;font-weight:600;}
h3{font-size:20px;font-weight:600;}
h4{font-size:16px;font-weight:600;}
p{margin-top:0;margin-bottom:10px;}
.btn{position:relative;display:inline-block;padding:5px 16px;font-size:14px;font-weight:500;line-height:20px;white-space:nowrap;vertical-align:middle;cursor:pointer;-webkit-user-select:none;-ms-user-select:none;user-select:none;border:1px solid;border-radius:6px;-webkit-appearance:none;appearance:none;}
.btn:hover{text-decoration:none;}
.btn:disabled{cursor:default;}
.btn{color:#24292e;background-color:#fafbfc;border-color:rgba(27,31,35,0.15);box-shadow:0 1px 0 rgba(27,31,35,0.04),inset 0 1px 0 rgba(255,255,255,0.25);transition:0.2s cubic-bezier(0.3, 0, 0.5, 1);transition-property:color, background-color, border-color;}
.btn:hover{background-color:#f3f4f6;border-color:rgba(27,31,35,0.15);transition-duration:0.1s;}
.btn:active{background-color:#eaecef;border-color:rgba(27,31,35,0.1);transition:none;}
.btn:disabled{color:#959da5;background-color:#fafbfc;border-color:rgba(27,31,35,0.15);}
.btn:focus{border-color:rgba(27,31,35,0.15);outline:none;box-shadow:0 0 0 3px rgba(3,102,214,0.3);}
.btn-outline{color:#0366d6;}
.btn-outline:hover{color:#ffffff;background-color:#0366d6;border-color:rgba(27,31,35,0.15);box-shadow:0 1px 0 rgba(27,31,35,0.04),inset 0 1px 0 rgba(255,255,255,0.25);}
.btn-outline:active{color:#ffffff;background-color:#035fc7;border-color:rgba(27,31,35,0.15);box-shadow:inset 0 1px 0 rgba(5,38,76,0.2);}
.btn-outline:disabled{color:rgba(3,102,214,0.5);background-color:#fafbfc;border-color:rgba(27,31,35,0.15);box-shadow:none;}
.btn-outline:focus{border-color:rgba(27,31,35,0.15);box-shadow:0 0 0 3px rgba(0,92,197,0.4);}
label{font-weight:600;}
.form-control{padding:5px 12px;font-size:14px;line-height:20px;color:#24292e;vertical-align:middle;background-color:#ffffff;background-repeat:no-repeat;background-position:right 8px center;border:1px solid #e1e4e8;border-radius:6px;outline:none;box-shadow:inset 0 1px 0 rgba(225,228,232,0.2);}
.form-control:focus{border-color:#0366d6;outline:none;box-shadow:0 0 0 3px rgba(3,102,214,0.3);}
::placeholder{color:#0366d6;opacity:1;}
.border{border:1px solid #e1e4e8 !important;}
.rounded-2{border-radius:6px!important;}
.flex-column{flex-direction:column!important;}
.flex-justify-center{justify-content:center!important;}
.flex-items-center{align-items:center!important;}
.width-full{width:100%!important;}
.v-align-middle{vertical-align:middle!important;}
.height-full{height:100%!important;}
.m-2{margin:8px!important;}
.mt-2{margin-top:8px!important;}
.mr-2{margin-right:8px!important;}
.mb-2{margin-bottom:8px!important;}
.ml-2{margin-left:8px!important;}
.mt-3{margin-top:16px!important;}
.mt-4{margin-top:24px!important;}
.mt-6{margin-top:40px!important;}
.mb-6{margin-bottom:40px!important;}
.p-6{padding:40px!important;}
.py-6{padding-top:40px!important;padding-bottom:40px!important;}
.text-left{text-align:left!important;}
.text-center{text-align:center!important;}
.d-block{display:block!important;}
.d-flex{display:flex!important;}
.Label{display:inline-block;padding:0 7px;font-size:12px;font-weight:500;line-height:18px;border:1px solid transparent;border-radius:2em;background-color:transparent!important;border-color:#e1e4e8;}
.Label:hover{text-decoration:none;}
.mt-2{margin-top:8px!important;}
.mb-2{margin-bottom:8px!important;}
.mt-4{margin-top:24px!important;}
.mt-6{margin-top:40px!important;}
.mt-6{margin-top:40px!important;}
.mb-6{margin-bottom:40px!important;}
.p-6{padding:40px!important;}`;

// node_modules/probot/lib/server/handlers/static-files.js
const staticFilesHandler = (req, res) => {
	if (req.method === "GET") {
		const path = req.url?.split("?")[0] || "";
		if (path === "/probot/static/robot.svg") {
			res.writeHead(200, {
				"cache-control": "max-age=86400",
				"content-type": "image/svg+xml"
			}).end(robot_svg_default);
			return true;
		}
		if (path === "/probot/static/probot-head.svg") {
			res.writeHead(200, {
				"cache-control": "max-age=86400",
				"content-type": "image/svg+xml"
			}).end(probot_head_svg_default);
			return true;
		}
		if (path === "/probot/static/primer.css") {
			res.writeHead(200, {
				"cache-control": "max-age=86400",
				"content-type": "text/css"
			}).end(primer_css_default);
			return true;
		}
	}
	return false;
};

// node_modules/probot/lib/server/server.js
const defaultWebhookPath = "/api/github/webhooks";
const defaultWebhookSecret = "development";
var Server = class {
	#state;
	constructor(options = {}) {
		this.#state = {
			initializeRan: false,
			initializationPromise: createDeferredPromise(),
			probot: null,
			log: options.log,
			httpServer: new Server$1(),
			cwd: options.cwd || process.cwd(),
			port: options.port || 3e3,
			host: options.host || "localhost",
			webhookPath: options.webhookPath || "/api/github/webhooks",
			webhookProxy: options.webhookProxy,
			eventSource: void 0,
			request: options.request,
			ProbotBase: options.Probot,
			addedHandlers: [],
			handlers: [],
			enablePing: options.enablePing ?? true,
			enableNotFound: options.enableNotFound ?? true,
			enableStaticFiles: options.enableStaticFiles ?? true
		};
		this.#state.httpServer.on("request", async (req, res) => {
			this.#state.httpLogger(req, res);
			try {
				for (const handler of this.#state.handlers) if (await handler(req, res)) return true;
			} catch (e) {
				this.#state.log.error(e);
				res.writeHead(500).end();
				return true;
			}
			return false;
		});
	}
	async #initialize() {
		if (this.#state.initializeRan === true) return this.#state.initializationPromise.promise;
		this.#state.initializeRan = true;
		try {
			this.#state.log = this.#state.log || await getLog();
			this.#state.log.child({ name: "server" });
			this.#state.probot = new this.#state.ProbotBase({
				request: this.#state.request,
				log: this.#state.log,
				server: this,
				webhookPath: this.#state.webhookPath
			});
			await this.#state.probot.ready();
			this.#state.httpLogger = httpLogger(this.#state.log, this.#state.loggingOptions);
			this.#state.initializationPromise.resolve();
		} catch (error) {
			this.#state.initializationPromise.reject(error);
			if (this.#state.log) this.#state.log.error({ err: error }, "Failed to initialize Server");
			else console.error("Failed to initialize Server", error);
			throw error;
		}
		return this.#state.initializationPromise.promise;
	}
	addHandler(handler) {
		this.#state.addedHandlers.push(handler);
	}
	async loadHandlerFactory(appFn) {
		await this.#initialize();
		const handler = await appFn(this.#state.probot, {
			cwd: this.#state.cwd,
			addHandler: (handler) => {
				this.addHandler(handler);
			}
		});
		this.addHandler(handler);
	}
	async load(appFn) {
		await this.#initialize();
		await appFn(this.#state.probot, {
			cwd: this.#state.cwd,
			addHandler: (handler) => {
				this.addHandler(handler);
			}
		});
	}
	async start() {
		await this.#initialize();
		this.#state.handlers = [];
		if (this.#state.enableStaticFiles === true) this.#state.handlers.unshift(staticFilesHandler);
		if (this.#state.enablePing === true) this.#state.handlers.unshift(pingHandler);
		this.#state.handlers.unshift(await this.#state.probot.getNodeMiddleware());
		this.#state.handlers.push(...this.#state.addedHandlers);
		if (this.#state.enableNotFound === true) this.#state.handlers.push(notFoundHandler);
		const runtimeName = getRuntimeName(globalThis);
		const runtimeVersion = getRuntimeVersion(globalThis);
		this.#state.log.info(`Running Probot v${VERSION} (${runtimeName}: ${runtimeVersion})`);
		const printableHost = getPrintableHost(this.#state.host);
		this.#state.httpServer = await new Promise((resolve, reject) => {
			const server = this.#state.httpServer.listen({
				port: this.#state.port,
				host: this.#state.host
			}, () => {
				const { port, address, family } = server.address();
				this.#state.port = port;
				this.#state.host = address;
				if (family === "IPv6") this.#state.host = `[${address}]`;
				this.#state.log.info(`Listening on http://${printableHost}:${port}`);
				resolve(server);
			});
			server.on("error", (error) => {
				if (error.code === "EADDRINUSE") error = Object.assign(error, { message: `Port ${this.#state.port} is already in use. You can define the PORT environment variable to use a different port.` });
				this.#state.log.error(error);
				reject(error);
			});
		});
		if (this.#state.webhookProxy) this.#state.eventSource = await createWebhookProxy({
			host: this.#state.host,
			port: this.#state.port,
			path: this.#state.webhookPath,
			logger: this.#state.log,
			url: this.#state.webhookProxy
		});
		return this.#state.httpServer;
	}
	async stop() {
		if (this.#state.eventSource) {
			this.#state.eventSource.close();
			this.#state.eventSource = void 0;
		}
		if (this.#state.httpServer.listening === false) return;
		const server = this.#state.httpServer;
		return new Promise((resolve, reject) => server.close((err) => {
			err ? reject(err) : resolve();
		}));
	}
	get port() {
		return this.#state.port;
	}
	get host() {
		return this.#state.host;
	}
	static get version() {
		return VERSION;
	}
	get version() {
		return VERSION;
	}
};

// node_modules/probot/lib/probot.js
const UNINITIALIZED = 0;
const INITIALIZING = 1;
const INITIALIZED = 2;
var Probot = class {
	static defaults(defaults) {
		const ProbotWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				super(Object.assign({}, defaults, options));
			}
		};
		return ProbotWithDefaults;
	}
	#state;
	constructor(options = {}) {
		if (!options.githubToken) {
			if (!options.appId) throw new Error("appId option is required");
			if (!options.privateKey) throw new Error("privateKey option is required");
		}
		this.#state = {
			initializationState: UNINITIALIZED,
			initializedPromise: createDeferredPromise(),
			initEventListeners: [],
			cache: null,
			octokit: null,
			webhooks: null,
			log: options.log || null,
			logFormat: options.logFormat || "pretty",
			logLevelInString: options.logLevelInString || false,
			logLevel: options.logLevel || "warn",
			logMessageKey: options.logMessageKey,
			sentryDsn: options.sentryDsn,
			githubToken: options.githubToken,
			appId: Number.parseInt(options.appId, 10),
			privateKey: options.privateKey,
			host: options.host,
			port: options.port,
			OctokitBase: options.Octokit || ProbotOctokit,
			baseUrl: options.baseUrl,
			redisConfig: options.redisConfig,
			webhookPath: options.webhookPath || "/api/github/webhooks",
			webhookSecret: options.secret || "development",
			request: options.request,
			server: options.server
		};
		this.#initialize().catch(() => {});
	}
	async #initialize() {
		if (this.#state.initializationState !== UNINITIALIZED) return this.#state.initializedPromise.promise;
		this.#state.initializationState = INITIALIZING;
		try {
			this.#state.cache = new LruObject(15e3, 354e4);
			this.#state.log = this.#state.log || await getLog({
				logFormat: this.#state.logFormat,
				logLevelInString: this.#state.logLevelInString,
				level: this.#state.logLevel,
				logMessageKey: this.#state.logMessageKey,
				sentryDsn: this.#state.sentryDsn
			});
			this.#state.log = this.#state.log.child({ name: "probot" });
			const Octokit = await getProbotOctokitWithDefaults({
				githubToken: this.#state.githubToken,
				Octokit: this.#state.OctokitBase,
				appId: this.#state.appId,
				privateKey: this.#state.privateKey,
				cache: this.#state.cache,
				log: this.#state.log,
				redisConfig: this.#state.redisConfig,
				baseUrl: this.#state.baseUrl,
				request: this.#state.request
			});
			this.#state.octokit = new Octokit();
			this.#state.webhooks = getWebhooks({
				log: this.#state.log,
				octokit: this.#state.octokit,
				webhookSecret: this.#state.webhookSecret
			});
			this.#state.initializationState = INITIALIZED;
			for (const [type, listener, name] of this.#state.initEventListeners) switch (type) {
				case "on":
					this.#state.webhooks.on(name, listener);
					break;
				case "onAny":
					this.#state.webhooks.onAny(listener);
					break;
				case "onError": this.#state.webhooks.onError(listener);
			}
			this.#state.initEventListeners.length = 0;
			this.#state.initializedPromise.resolve();
		} catch (error) {
			if (this.#state.log) this.#state.log.error({ err: error }, "Failed to initialize Probot");
			else console.error("Failed to initialize Probot", error);
			this.#state.initializedPromise.reject(error);
		} finally {
			return this.#state.initializedPromise.promise;
		}
	}
	async getNodeMiddleware({ log, path } = {}) {
		await this.#initialize();
		return createNodeMiddleware(this.#state.webhooks, {
			log: log || this.#state.log,
			path: path || this.#state.webhookPath
		});
	}
	async auth(installationId) {
		await this.#initialize();
		return await getAuthenticatedOctokit({
			log: this.#state.log,
			octokit: this.#state.octokit,
			installationId
		});
	}
	async load(appFn, options = { cwd: process.cwd() }) {
		await this.#state.initializedPromise.promise;
		if (typeof options.addHandler !== "function") options.addHandler = this.#state.server ? this.#state.server.addHandler.bind(this.#state.server) : () => {
			throw new Error("No server instance");
		};
		if (Array.isArray(appFn)) {
			for (const fn of appFn) await this.load(fn, options);
			return;
		}
		await appFn(this, options);
	}
	get log() {
		return this.#state.log;
	}
	on = (eventName, callback) => {
		if (Array.isArray(eventName)) for (const name of eventName) validateEventName(name, { onUnknownEventName: "ignore" });
		else validateEventName(eventName, { onUnknownEventName: "ignore" });
		if (this.#state.initializationState !== INITIALIZED) {
			this.#state.initEventListeners.push([
				"on",
				callback,
				eventName
			]);
			return;
		}
		this.#state.webhooks.on(eventName, callback);
	};
	onAny = (callback) => {
		if (this.#state.initializationState !== INITIALIZED) {
			this.#state.initEventListeners.push(["onAny", callback]);
			return;
		}
		this.#state.webhooks.onAny(callback);
	};
	onError = (callback) => {
		if (this.#state.initializationState !== INITIALIZED) {
			this.#state.initEventListeners.push(["onError", callback]);
			return;
		}
		this.#state.webhooks.onError(callback);
	};
	async ready() {
		await this.#state.initializedPromise.promise;
		return this;
	}
	async receive(event) {
		await this.#state.initializedPromise.promise;
		this.#state.log.debug({ event }, "Webhook received");
		await this.#state.webhooks.receive(event);
	}
	static get version() {
		return VERSION;
	}
	get version() {
		return VERSION;
	}
	get webhooks() {
		return this.#state.webhooks;
	}
	get webhookPath() {
		return this.#state.webhookPath;
	}
};

// node_modules/probot/lib/helpers/get-payload.js
const textDecoder = new TextDecoder("utf-8", { fatal: false });
const decode = textDecoder.decode.bind(textDecoder);

// src/adapters/github/app/deliveries.ts
const deliverySchema = object({
	id: union([int(), bigint()]),
	guid: string(),
	delivered_at: string(),
	status: string(),
	status_code: int(),
	event: string(),
	action: string().nullish(),
	repository_id: union([int(), bigint()]).nullish()
}).transform((sent) => ({
	id: String(sent.id),
	guid: sent.guid,
	at: Date.parse(sent.delivered_at),
	event: sent.event,
	action: sent.action ?? void 0,
	repository: sent.repository_id == null ? void 0 : Number(sent.repository_id),
	isConfirmed: sent.status === "OK" || sent.status_code >= 200 && sent.status_code < 400
}));
/** Options of each request. Both callers come back later, so that a refused request is not sent again at once. */
const base = {
	headers: { "x-github-api-version": "2022-11-28" },
	request: { retries: 0 }
};
/**
* Creates the port for the deliveries of an App. The client must sign in as the App. The list is read without GitHub's filter for
* failures: that goes by the status code, and the documentation gives none for a server that did not answer.
*/
function createDeliveries(octokit) {
	return {
		async *list() {
			let page = await readPage(octokit, "/app/hook/deliveries?per_page=100");
			for (; page.next !== void 0; page = await readPage(octokit, page.next)) yield page.delivered;
			yield page.delivered;
		},
		async redeliver(id) {
			await withTranslatedErrors(octokit.request(`POST /app/hook/deliveries/${id}/attempts`, base));
		}
	};
}
async function readPage(octokit, address) {
	const { data, headers } = await withTranslatedErrors(octokit.request(`GET ${address}`, base));
	const next = /<([^>]+)>;\s*rel="next"/.exec(headers.link ?? "")?.[1];
	return {
		delivered: array(deliverySchema).parse(data),
		next
	};
}

// src/entry/app/deliveries/heard.ts
/** The events that `parseTrigger` knows, without those that GitHub sends only to workflows. */
const subscribedTriggers = [
	"issues.labeled",
	"issues.opened",
	"issues.reopened",
	"issues.assigned",
	"pull_request.labeled",
	"pull_request.opened",
	"pull_request.reopened",
	"pull_request.assigned",
	"pull_request.ready_for_review",
	"pull_request_review.submitted",
	"issue_comment.created",
	"repository_dispatch"
];
/** The events about changes of a subject during a run (`parseChange`). GitHub reports a merge as closed. */
const subscribedChanges = [
	"issues.unlabeled",
	"issues.closed",
	"issues.transferred",
	"issues.deleted",
	"pull_request.unlabeled",
	"pull_request.closed",
	"pull_request.synchronize"
];
/** The events about the App's own work: the configuration, agent jobs, and slots. */
const subscribedOthers = [
	"push",
	"workflow_job.completed",
	"workflow_run.completed"
];
const heard = /* @__PURE__ */ new Set([
	...subscribedTriggers,
	...subscribedChanges,
	...subscribedOthers
]);
const heardEvents = new Set([...heard].map((name) => name.split(".", 1)[0] ?? ""));
/** Returns whether the App does anything for an event. Without the action, it may: then only the payload tells. */
function isHeard(event, action) {
	if (action === void 0) return heardEvents.has(event);
	return heard.has(event) || heard.has(`${event}.${action}`);
}
/** The beginning of a payload whose event has an action. GitHub always writes the action first. */
const leadingAction = /^\{"action":"([a-z_]{1,100})"[,}]/;
/** Returns the action of a payload that begins with it, without parsing the payload. */
function findAction(body) {
	return leadingAction.exec(body.slice(0, 120))?.[1];
}
/**
* Builds the key under which a delivery is queued: that of its repository, so that deliveries of one repository are opened in
* the order of arrival. A text of the payload cannot look like the key of an object, because its quotes are escaped. An object that
* somebody sent with `repository_dispatch` can, and stands before the repository.
*/
function buildLane({ id, body }) {
	const at = body.lastIndexOf("\"repository\":{\"id\":");
	const repository = at === -1 ? void 0 : /^\d{1,20}/.exec(body.slice(at + 19, at + 19 + 20))?.[0];
	return repository === void 0 ? `delivery ${id}` : `deliveries ${repository}`;
}

// src/entry/app/deliveries/recent-deliveries.ts
/** The time by which an attempt may be dated before its arrival, because clocks differ. */
const reachMilliseconds$2 = 9e5;
/** GitHub does not say how soon a delivery is in its list. */
const defaultLagMilliseconds = 6e4;
/**
* Creates the answer from GitHub's list. One listing answers for all deliveries that arrived before it, and the list is asked for
* at most six times in the time of the lag, so that a flood of replays costs few requests.
*/
function createRecentDeliveries(options) {
	const { now, lagMilliseconds = defaultLagMilliseconds } = options;
	const pause = Math.ceil(lagMilliseconds / 6);
	let newest = {
		at: Number.NEGATIVE_INFINITY,
		from: Number.POSITIVE_INFINITY,
		byGuid: /* @__PURE__ */ new Map()
	};
	return { async find({ id, arrivedAt }) {
		const arrived = Date.parse(arrivedAt);
		const from = arrived - reachMilliseconds$2;
		const isDecided = () => newest.byGuid.has(id) || newest.at >= arrived + lagMilliseconds && newest.from <= from;
		if (!isDecided() && (now() - newest.at >= pause || newest.from > from)) newest = await readListing(options, {
			at: now(),
			from
		}) ?? newest;
		return isDecided() ? { listed: newest.byGuid.get(id) } : { askAgainAt: new Date(now() + pause).toISOString() };
	} };
}
/** Reads the list back to a time. Returns undefined when GitHub does not show it. */
async function readListing({ deliveries, log }, { at, from }) {
	const byGuid = /* @__PURE__ */ new Map();
	try {
		for await (const page of deliveries.list()) {
			for (const delivered of page) byGuid.set(delivered.guid, delivered);
			if (page.some((delivered) => delivered.at < from)) break;
		}
	} catch (thrown) {
		log.warning(`GitHub's list of deliveries could not be read, and is asked for again: ${messageOf(thrown)}`);
		return;
	}
	return {
		at,
		from,
		byGuid
	};
}

// src/entry/app/deliveries/redelivery.ts
/** The time in which GitHub lists a delivery and sends it again. */
const reachMilliseconds$1 = 2592e5;
/** The part of the last look that is read again, because an attempt enters the list after it has ended. */
const overlapMilliseconds = 6e5;
/** The most requests to send something again in one look. Each costs as much as five other requests. */
const maxRequests = 100;
/**
* Asks GitHub to send failed deliveries again. GitHub's list is the only state: after a restart the first look goes over the whole
* list, and a delivery that comes twice is known by its id. A delivery that fails again is asked for again after twice the time.
*/
var Redelivery = class {
	#options;
	#failing = /* @__PURE__ */ new Map();
	#since = 0;
	constructor(options) {
		this.#options = options;
	}
	/** Looks once. Trouble with GitHub ends the look and is logged; the next look goes on where this one ended. */
	async look(signal) {
		const { now, log } = this.#options;
		const start = now();
		try {
			this.#update(await this.#list(Math.max(this.#since, start - reachMilliseconds$1)));
			this.#since = start - overlapMilliseconds;
			for (const failing of this.#findDue()) {
				if (signal?.aborted === true) return;
				await this.#ask(failing);
			}
		} catch (thrown) {
			log.warning(`Failed deliveries are looked for again later: ${messageOf(thrown)}`);
		}
	}
	/** Lists the attempts since a time, the oldest first. */
	async #list(since) {
		const found = [];
		for await (const page of this.#options.deliveries.list()) {
			found.push(...page.filter(({ at }) => at >= since));
			if (page.some(({ at }) => at < since)) break;
		}
		return found.toReversed();
	}
	#update(attempts) {
		const { now, everyMilliseconds } = this.#options;
		const confirmed = new Set(attempts.filter(({ isConfirmed }) => isConfirmed).map(({ guid }) => guid));
		for (const { id, guid, at, event, action } of attempts) {
			if (confirmed.has(guid) || !isHeard(event, action)) continue;
			const known = this.#failing.get(guid) ?? {
				guid,
				event,
				attempts: [],
				since: at,
				due: at
			};
			this.#failing.set(guid, known);
			if (known.attempts.includes(id)) continue;
			known.attempts.push(id);
			if (known.attempts.length > 1) known.due = Math.max(known.due, at + everyMilliseconds * 2 ** (known.attempts.length - 1));
		}
		for (const { guid, since } of this.#failing.values()) if (confirmed.has(guid) || since < now() - reachMilliseconds$1) this.#failing.delete(guid);
	}
	#findDue() {
		const now = this.#options.now();
		return [...this.#failing.values()].filter((failing) => failing.due <= now).toSorted((a, b) => a.since - b.since).slice(0, maxRequests);
	}
	async #ask(failing) {
		const { deliveries, log, now, everyMilliseconds } = this.#options;
		const { guid, event, attempts } = failing;
		failing.due = now() + everyMilliseconds * 2 ** attempts.length;
		try {
			await deliveries.redeliver(attempts.at(-1) ?? "");
			log.info(`GitHub was asked to send delivery ${guid} (${event}) again, which had failed ${attempts.length} times.`);
		} catch (thrown) {
			if (!(thrown instanceof GitHubError) || !["not-found", "rejected"].includes(thrown.reason)) throw thrown;
			failing.due = Number.POSITIVE_INFINITY;
			log.error(`Delivery ${guid} (${event}) is lost: GitHub does not send it again. ${messageOf(thrown)}`);
		}
	}
};
/** Looks for failed deliveries now and then, until the returned function is called, which waits for the look under way. */
function keepRedelivering(options) {
	const stop = new AbortController();
	const redelivery = new Redelivery(options);
	const run = async () => {
		await redelivery.look(stop.signal);
		for await (const _ of setInterval$1(options.everyMilliseconds, void 0, { signal: stop.signal })) await redelivery.look(stop.signal);
	};
	const ended = run().catch((thrown) => {
		if (!stop.signal.aborted) options.log.error(`Failed deliveries are not looked for any more: ${messageOf(thrown)}`);
	});
	return async () => {
		stop.abort();
		await ended;
	};
}

// src/entry/app/deliveries/seen-bodies.ts
const rememberedMilliseconds$1 = 2592e6;
/** Creates the memory of bodies in the store of the App: each for 30 days, longer than GitHub can deliver an event again. */
function createSeenBodies({ store, now }) {
	return { async claim(digest, id) {
		const key = `seen-bodies/${digest}`;
		const known = await store.get(key);
		if (known !== void 0) return known;
		if (!await store.replace(key, {
			from: void 0,
			to: id
		})) return await store.get(key) ?? id;
		await store.put(key, id, { expiresAt: new Date(now() + rememberedMilliseconds$1).toISOString() });
		return id;
	} };
}

// src/entry/app/engine/app-events.ts
/** Creates the emitter of one server and its port for the engine. An error thrown by a listener does not affect the run. */
function createAppEvents(log) {
	const emitter = new EventEmitter();
	const emit = (event) => {
		try {
			emitter.emit("agent_handoff", event);
		} catch (thrown) {
			log.warning(`A listener of agent_handoff failed: ${messageOf(thrown)}`);
		}
	};
	return {
		emitter,
		port: { emit }
	};
}

// src/entry/app/github/limit-reached.ts
/**
* The end of a piece of work, until a limit of GitHub lets it go on. It is no `GitHubError`: a step that a run does not depend on
* must not be left out because of a limit.
*/
var LimitReached = class extends PutOff {
	/** True when comments may still be edited: the limit is on what creates something. */
	mayEdit;
	constructor({ until, mayEdit = false }) {
		const at = roundUp(until);
		super(`Waiting for GitHub's rate limit until ${describeTime(at)}.`, { until: new Date(until).toISOString() });
		this.name = "LimitReached";
		this.mayEdit = mayEdit;
	}
};
/** Returns the next full minute, because people are told no seconds. */
function roundUp(time) {
	return (/* @__PURE__ */ new Date(Math.ceil(time / 6e4) * 6e4)).toISOString();
}
/** The end of a piece of work, until GitHub may answer again. It is no `GitHubError` either. */
var GitHubSilent = class extends PutOff {
	constructor({ until, cause }) {
		super(messageOf(cause), {
			until: new Date(until).toISOString(),
			cause
		});
		this.name = "GitHubSilent";
	}
};

// src/entry/app/github/keep-limits.ts
/** The number of refusals of one request after which its piece of work is put off, however short GitHub's waits are. */
const mostRefusals = 3;
/**
* Sends a request as the limits of its installation allow. A request that GitHub refuses because of a limit was not performed, so it
* is sent again after the wait, a write too. A read that GitHub has not answered after all tries puts its work off; a write that was
* not answered is left to `createIdempotently`, because GitHub may have performed it.
*/
async function sendWithinLimits({ limits, now }, request, send) {
	const isWrite = isMutating(request);
	const sendInTurn = isWrite ? () => limits.write({ isCreation: isCreation(request) }, send) : () => sendRead(limits, send);
	for (let refusals = 1;; refusals++) {
		const tried = await tryOnce(sendInTurn);
		limits.note(tried.answer?.headers ?? tried.failed?.response?.headers ?? {});
		const refusal = readRefusal(tried, now());
		if (refusal !== void 0) await refuse$1(limits, {
			...refusal,
			refusals
		});
		else if (tried.answer !== void 0) return tried.answer;
		else throw isWrite || !isUnanswered(tried) ? tried.thrown : new GitHubSilent({
			until: now(),
			cause: tried.thrown
		});
	}
}
async function tryOnce(send) {
	try {
		return { answer: await send() };
	} catch (thrown) {
		return {
			thrown,
			failed: errorSchema.safeParse(thrown).data
		};
	}
}
async function sendRead(limits, send) {
	await limits.pass();
	return send();
}
async function refuse$1(limits, { until, refusals }) {
	const closedUntil = await limits.refuse(until);
	if (refusals >= mostRefusals) throw new LimitReached({ until: closedUntil });
}
/** Returns whether a request changes something. Tokens are not counted: an App asks for one an hour, in the middle of other requests. */
function isMutating({ method, url, query }) {
	if (method === "GET" || method === "HEAD" || /\/app\/installations\//.test(url)) return false;
	return !url.endsWith("/graphql") || /^\s*mutation\b/.test(String(query));
}
/** The POSTs that show nothing to anybody: objects of git, and the end of a workflow run. */
const unseen = /\/git\/(blobs|trees|commits|refs|tags)$|\/(cancel|force-cancel)$/;
/**
* Returns whether a request counts as creation of content. GitHub does not say which requests do, so all that make something new
* count: comments, issues, pull requests, reviews, labels, reactions, dispatches. Edits, deletions and collapsed comments do not.
*/
function isCreation({ method, url }) {
	return method === "POST" && !url.endsWith("/graphql") && !unseen.test(url);
}
const headersSchema = record(string(), union([
	string(),
	number(),
	_undefined()
]));
/** Octokit's RequestError, recognised by its shape because Probot brings a copy of its own. Without a response GitHub did not answer. */
const errorSchema = object({
	message: string(),
	status: number(),
	request: unknown(),
	response: object({ headers: headersSchema }).optional()
});
/** Returns until when GitHub refuses requests because of a limit, if it names a time; undefined if it does not refuse for that. */
function readRefusal({ answer, failed }, now) {
	if (answer !== void 0) return isLimitedQuery(answer.data) ? { until: readReset(answer.headers) } : void 0;
	if (failed === void 0 || failed.status !== 403 && failed.status !== 429) return void 0;
	const headers = failed.response?.headers ?? {};
	const seconds = Number(headers["retry-after"] ?? NaN);
	if (!Number.isNaN(seconds)) return { until: now + seconds * 1e3 };
	if (String(headers["x-ratelimit-remaining"]) === "0") return { until: readReset(headers) };
	return failed.status === 429 || /rate limit|abuse detection/i.test(failed.message) ? { until: void 0 } : void 0;
}
/** Returns when the primary limit begins anew, and a second more, because GitHub's clock may be behind. */
function readReset(headers) {
	const seconds = Number(headers["x-ratelimit-reset"] ?? NaN);
	return Number.isNaN(seconds) ? void 0 : (seconds + 1) * 1e3;
}
const limitedSchema = object({ errors: array(object({ type: string().optional() })) });
/** Returns whether GraphQL refused a query because of a limit, which it does with status 200. */
function isLimitedQuery(data) {
	const parsed = limitedSchema.safeParse(data);
	return parsed.success && parsed.data.errors.some(({ type }) => type === "RATE_LIMITED");
}
/** Returns whether an error says that GitHub failed, or was not reached. */
function isUnanswered({ thrown, failed }) {
	return (failed?.status ?? 0) >= 500 || thrown instanceof Error && thrown.name === "TimeoutError";
}

// src/entry/app/github/budget.ts
/**
* GitHub's limits: 80 creations per minute and 500 per hour, and 900 points per minute, of which a write takes five. A sixth of the
* points is left to reads. Source: docs.github.com, rate limits for the REST API, about secondary rate limits.
*/
const gitHubWindows = [
	{
		counts: "creations",
		most: 80,
		perMilliseconds: 6e4
	},
	{
		counts: "creations",
		most: 500,
		perMilliseconds: 36e5
	},
	{
		counts: "writes",
		most: 150,
		perMilliseconds: 6e4
	}
];
const holderSchema = object({
	id: string(),
	until: number()
});
const budgetSchema = object({
	/** The time before which GitHub takes no request, because it refused one. All times are milliseconds since 1970. */
	closedUntil: number(),
	/** The number of refusals in a row that named no time. */
	refusals: number(),
	/** The begin of a slice of time, and the writes and creations in it. Slices are in their order. */
	slices: array(tuple([
		number(),
		number(),
		number()
	])),
	/** The process that makes a write now, and the time after which it counts as dead. */
	writer: holderSchema.optional(),
	/** The process that writes next, so that a busy one lets others in. */
	next: holderSchema.optional()
});
const unused = {
	closedUntil: 0,
	refusals: 0,
	slices: []
};
/** Parses a stored budget. One that cannot be read counts as unused: GitHub says soon enough if it is not. */
function parseBudget(text) {
	if (text === void 0) return unused;
	try {
		return budgetSchema.parse(JSON.parse(text));
	} catch {
		return unused;
	}
}
/** The slices of a window. A slice counts until its last moment has left the window, so the windows are a sixth longer than GitHub's. */
const slicesPerWindow = 6;
/** Returns the time at which so many writes fit into all windows: now, or later. */
function findFreeTime({ slices }, wish) {
	const { now, windows, isCreation } = wish;
	const length = sliceLength(windows);
	const times = windows.filter(({ counts }) => isCreation || counts === "writes").map((window) => {
		return findFreeTimeIn(slices.map(([begin, writes, creations]) => ({
			at: begin + length + window.perMilliseconds,
			used: window.counts === "writes" ? writes : creations
		})).filter(({ at }) => at > now), {
			now,
			over: window.most - wish.room
		});
	});
	return Math.max(...times);
}
/** Returns the time at which no more than `over` is used: now, or when enough slices have left the window. */
function findFreeTimeIn(leaving, { now, over }) {
	let used = leaving.reduce((sum, slice) => sum + slice.used, 0);
	let time = now;
	for (const slice of leaving) {
		if (used <= over) break;
		used -= slice.used;
		time = slice.at;
	}
	return time;
}
/** Returns the budget after a write at a time. Slices that count no more are dropped. */
function countWrite(budget, { now, windows, isCreation }) {
	const length = sliceLength(windows);
	const longest = Math.max(...windows.map(({ perMilliseconds }) => perMilliseconds));
	const begin = Math.floor(now / length) * length;
	const kept = budget.slices.filter(([other]) => other !== begin && other + length + longest > now);
	const [, writes, creations] = budget.slices.find(([other]) => other === begin) ?? [
		begin,
		0,
		0
	];
	return {
		...budget,
		slices: [...kept, [
			begin,
			writes + 1,
			creations + (isCreation ? 1 : 0)
		]]
	};
}
function sliceLength(windows) {
	return Math.min(...windows.map(({ perMilliseconds }) => perMilliseconds)) / slicesPerWindow;
}
/** The most writes that a piece of work should find free before it begins, and again after it waited. A link of a chain makes about ten. */
const roomOfWork = 10;
/** Returns how many writes have to be free before a piece of work begins. */
function roomToBegin(windows) {
	return Math.max(1, Math.min(roomOfWork, ...windows.map(({ most }) => Math.floor(most / 4))));
}
/** Returns the wait after a refusal that names no time: a minute, then twice as long each time, at most an hour. */
function waitAfter(refusals) {
	return Math.min(6e4 * 2 ** refusals, 36e5);
}

// src/entry/app/github/primary-limit.ts
/** The requests of the hour that are kept for work that has begun. */
const keptRequests = 50;
/** GitHub's limit on all requests of an hour, as its answers report it. Every process sees it by itself, so it is kept nowhere else. */
var PrimaryLimit = class {
	/** The requests that are left of GitHub's primary limit, by its resource, and the time at which it begins anew. */
	#left = /* @__PURE__ */ new Map();
	/** Reads what is left from an answer. */
	note(headers) {
		const [remaining, limit, reset] = [
			"remaining",
			"limit",
			"reset"
		].map((name) => Number(headers[`x-ratelimit-${name}`] ?? NaN));
		if (remaining === void 0 || limit === void 0 || reset === void 0 || Number.isNaN(remaining + limit + reset)) return;
		this.#left.set(String(headers["x-ratelimit-resource"] ?? "core"), {
			remaining,
			limit,
			reset: reset * 1e3
		});
	}
	/** Returns when a limit begins anew that is nearly used up; 0 if none is. */
	findReset(now) {
		const scarce = [...this.#left.values()].filter(({ remaining, limit, reset }) => reset > now && remaining < Math.min(keptRequests, limit / 10));
		return Math.max(0, ...scarce.map(({ reset }) => reset + 1e3));
	}
};

// src/entry/app/github/limits.ts
/** The longest wait in which a request keeps its piece of work, and with it a place of the queue. Longer ones put the work off. */
const longestPauseMilliseconds = 5e3;
/** The time after which a process that holds the turn to write counts as dead; it renews its turn in a third of that. */
const turnMilliseconds = 15e3;
/** The pause between two questions whether another process has finished its write. */
const pollMilliseconds = 50;
/** The time for which the turn is kept for a process that asked for it. */
const nextMilliseconds = 500;
/**
* The limits of one installation: writes go one after the other, keep to GitHub's windows, and nothing is sent while GitHub
* refuses. What all processes must know is in the store, which a write asks for, and a read does not.
*/
var InstallationLimits = class {
	#options;
	#windows;
	#key;
	#name;
	/** The budget as it was last seen in the store; undefined before the first look. */
	#seen;
	#last = Promise.resolve();
	#primary = new PrimaryLimit();
	#said = 0;
	constructor(installation, options) {
		this.#options = options;
		this.#windows = options.windows ?? gitHubWindows;
		this.#key = `limits/${installation}`;
		this.#name = installation === "app" ? "The App" : `Installation ${installation}`;
	}
	/** Throws `LimitReached` if a piece of work would soon have to wait, so that it waits before its first request. */
	async checkStart() {
		const { budget } = this.#options.isShared || this.#seen === void 0 ? await this.#look() : this.#seen;
		const now = this.#options.now();
		const closed = Math.max(budget.closedUntil, this.#primary.findReset(now));
		if (closed > now) throw this.#say({ until: closed });
		const wish = {
			now,
			windows: this.#windows,
			isCreation: true,
			room: roomToBegin(this.#windows)
		};
		const free = findFreeTime(budget, wish);
		if (free > now) throw this.#say({
			until: free,
			mayEdit: true
		});
	}
	/** Resolves when a read may be sent. */
	async pass() {
		const closedUntil = this.#seen?.budget.closedUntil ?? 0;
		if (closedUntil > this.#options.now()) await this.#pause(closedUntil, {});
	}
	/** Performs a write when its turn has come. */
	async write({ isCreation }, perform) {
		const turn = this.#last.then(() => this.#writeInTurn(isCreation, perform));
		this.#last = turn.catch(() => void 0);
		return turn;
	}
	/** Reads what is left of the primary limit from an answer. */
	note(headers) {
		this.#primary.note(headers);
	}
	/** Stores that GitHub refuses requests until a time; undefined where it named none. Returns the time. */
	async refuse(until) {
		const now = this.#options.now();
		return (await this.#update((budget) => ({
			...budget,
			closedUntil: Math.max(budget.closedUntil, until ?? now + waitAfter(budget.refusals)),
			refusals: budget.refusals + (until === void 0 ? 1 : 0)
		}))).closedUntil;
	}
	async #writeInTurn(isCreation, perform) {
		await this.#takeTurn(isCreation);
		const stopRenewing = this.#keepTurn();
		let isDone = false;
		try {
			const result = await perform();
			isDone = true;
			return result;
		} finally {
			stopRenewing();
			await this.#endTurn(isDone);
		}
	}
	/** Counts the write when it may be made, and takes the turn to write from the other processes. */
	async #takeTurn(isCreation) {
		const patience = this.#options.now() + longestPauseMilliseconds;
		for (;;) {
			let wait;
			await this.#update((budget) => {
				const now = this.#options.now();
				wait = this.#findWait(budget, {
					now,
					isCreation
				});
				if (wait === void 0) return this.#occupy(countWrite(budget, {
					now,
					windows: this.#windows,
					isCreation
				}), now);
				return wait.isForTurn === true ? this.#queueUp(budget, now) : void 0;
			});
			if (wait === void 0) return;
			await this.#pause(wait.until, {
				...wait,
				patience
			});
			if (this.#options.isShared) await this.#look();
		}
	}
	#occupy(budget, now) {
		const { isShared, process: id } = this.#options;
		if (!isShared) return budget;
		const { next, ...rest } = budget;
		return {
			...rest,
			writer: {
				id,
				until: now + turnMilliseconds
			},
			...next === void 0 || next.id === id ? {} : { next }
		};
	}
	/** Asks for the next turn, if no other process has. */
	#queueUp(budget, now) {
		const { process: id } = this.#options;
		return budget.next !== void 0 && budget.next.id !== id && budget.next.until > now ? void 0 : {
			...budget,
			next: {
				id,
				until: now + nextMilliseconds
			}
		};
	}
	#findWait(budget, { now, isCreation }) {
		const { closedUntil, writer, next } = budget;
		if (closedUntil > now) return { until: closedUntil };
		const wish = {
			now,
			windows: this.#windows,
			isCreation
		};
		if (findFreeTime(budget, {
			...wish,
			room: 1
		}) > now) return {
			until: findFreeTime(budget, {
				...wish,
				room: roomToBegin(this.#windows)
			}),
			mayEdit: isCreation
		};
		const { isShared, process: id } = this.#options;
		const isBefore = [writer, next].some((other) => other !== void 0 && other.id !== id && other.until > now);
		return isShared && isBefore ? {
			until: now + pollMilliseconds,
			isForTurn: true
		} : void 0;
	}
	/** Says from time to time that this process still makes its write. */
	#keepTurn() {
		const { isShared, process: id, now, log } = this.#options;
		if (!isShared) return () => void 0;
		const renew = () => {
			this.#update((budget) => budget.writer?.id === id ? {
				...budget,
				writer: {
					id,
					until: now() + turnMilliseconds
				}
			} : void 0).catch((thrown) => log.warning(`${this.#name}: the turn to write was not renewed: ${messageOf(thrown)}`));
		};
		const timer = setInterval(renew, turnMilliseconds / 3).unref();
		return () => clearInterval(timer);
	}
	async #endTurn(isDone) {
		await this.#update((budget) => {
			const { writer, ...rest } = budget;
			const isOurs = writer?.id === this.#options.process;
			const refusals = isDone ? 0 : budget.refusals;
			if (!isOurs && refusals === budget.refusals) return void 0;
			return {
				...rest,
				refusals,
				...isOurs || writer === void 0 ? {} : { writer }
			};
		});
	}
	/** Changes the budget in the store; not at all where `change` returns undefined. Returns the stored one. */
	async #update(change) {
		for (;;) {
			const { text: from, budget } = this.#seen ?? await this.#look();
			const changed = change(budget);
			if (changed === void 0) return budget;
			const to = JSON.stringify(changed);
			if (await this.#options.store.replace(this.#key, {
				from,
				to
			})) {
				this.#seen = {
					text: to,
					budget: changed
				};
				return changed;
			}
			await this.#look();
		}
	}
	async #look() {
		const text = await this.#options.store.get(this.#key);
		this.#seen = {
			text,
			budget: parseBudget(text)
		};
		return this.#seen;
	}
	/** Waits for a short time, and throws `LimitReached` where it would be long. */
	async #pause(until, { mayEdit, patience = this.#options.now() + longestPauseMilliseconds }) {
		if (until > patience) throw this.#say({
			until,
			...mayEdit === void 0 ? {} : { mayEdit }
		});
		await setTimeout$1(Math.max(0, until - this.#options.now()));
	}
	/** Builds the error for a wait, and says in the log that the installation waits, once for each time. */
	#say(wait) {
		const reached = new LimitReached(wait);
		const minute = Math.ceil(wait.until / 6e4);
		if (minute !== this.#said) this.#options.log.info(`${this.#name}: ${reached.message}`);
		this.#said = minute;
		return reached;
	}
};

// src/entry/app/github/installation-clients.ts
/** The number of installations that are kept in memory; about 10 KB each. */
const mostKept = 1e3;
/** Creates the clients of the App's installations, each when it is first needed. A client renews its token itself. */
function createInstallationClients(probot, facts) {
	const options = {
		...facts,
		process: randomUUID()
	};
	const kept = /* @__PURE__ */ new Map();
	const find = (installation) => {
		const known = kept.get(installation) ?? { limits: new InstallationLimits(installation, options) };
		kept.delete(installation);
		kept.set(installation, known);
		const [oldest] = kept.keys();
		if (kept.size > mostKept && oldest !== void 0) kept.delete(oldest);
		return known;
	};
	const signIn = async (limits, installation) => {
		const client = await probot.auth(installation);
		client.hook.wrap("request", (request, given) => sendWithinLimits({
			limits,
			now: options.now
		}, given, async () => request(given)));
		return client;
	};
	return {
		limitsOf: (installation) => find(installation).limits,
		clientOf(installation) {
			const known = find(installation);
			if (known.client !== void 0) return known.client;
			const client = signIn(known.limits, installation);
			known.client = client;
			client.catch(() => delete known.client);
			return client;
		},
		appClient: () => signIn(new InstallationLimits("app", options))
	};
}

// src/entry/app/work/queued-work.ts
/** The time for which an order is remembered. It is valid for two days, and GitHub ends every workflow run after 35 days. */
const rememberedMilliseconds = 3456e6;
function createOrders(store, now) {
	const keyOf = (workflowRun) => `orders/${workflowRun}`;
	return {
		remember: (workflowRun, order) => store.put(keyOf(workflowRun), order, { expiresAt: new Date(now() + rememberedMilliseconds).toISOString() }),
		find: (workflowRun) => store.get(keyOf(workflowRun)),
		forget: (workflowRun) => store.delete(keyOf(workflowRun))
	};
}
/** Builds the key of a lock from repository and subject. Work under the same key runs one after the other (DESIGN 5.1). */
function lockOf(repository, subject) {
	return `${repository}#${subject}`;
}
/** Builds the item of the queue for a piece of work. Repositories take turns. It takes along what caused the present work. */
function buildItem({ id, key, work }) {
	return {
		id,
		key,
		group: repositoryOf(work),
		payload: {
			...work,
			origin: readOrigin()
		}
	};
}
function repositoryOf(work) {
	if (work.kind === "delivery" || work.kind === "known-body") return void 0;
	const { repository } = work.kind === "event" ? work.payload : work;
	return repository === void 0 ? void 0 : String(repository.id);
}

// src/entry/app/budget/held.ts
const keptSchema = object({
	installation: int(),
	subject: int(),
	/** The id of the item of the queue that tries again. An earlier one finds another id here, and does nothing. */
	item: string(),
	held: custom((value) => typeof value === "object" && value !== null && ("event" in value || "run" in value))
});
const prefixOf = (repository, subject) => `held/${repository}/${subject === void 0 ? "" : `${subject}/`}`;
const nameOfRun = ({ run }) => `run ${run}`;
function keyOf(repository, { subject, name }) {
	return `${prefixOf(repository, subject)}${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
}
/**
* Keeps what waits for a budget, and queues it for the time at which the budget has room again. Called under the lock of the subject,
* so that the item, which is queued first, does not run before it is kept: a crash in between loses nothing.
*/
async function hold(context, { installation, repository, subject }, { held, until }) {
	const name = "event" in held ? `${held.pipeline} ${held.event.delivery}` : nameOfRun(held.run);
	const key = keyOf(repository.id, {
		subject,
		name
	});
	const item = `${key} ${context.arrivals()}`;
	const work = {
		kind: "held",
		installation,
		repository,
		held: key,
		item
	};
	await context.add({
		id: item,
		key: lockOf(repository.id, subject),
		work,
		runAt: until
	});
	await context.store.put(key, JSON.stringify({
		installation,
		subject,
		item,
		held
	}));
}
/** Finds what waits under the key of an item; undefined when it was taken back, is done, or another item stands for it by now. */
async function findHeld({ store }, { held: key, item }) {
	const text = await store.get(key);
	const kept = text === void 0 ? void 0 : keptSchema.parse(JSON.parse(text));
	return item !== void 0 && kept?.item !== item ? void 0 : kept;
}
/** Removes what has waited, unless it waits again. Called under the lock of the subject. */
async function finishHeld({ store }, key, { item }) {
	const text = await store.get(key);
	if (text !== void 0 && keptSchema.parse(JSON.parse(text)).item === item) await store.delete(key);
}
/** Removes those starts about a subject that wait and are meant, and returns their pipelines. Runs that wait are ended by their records. */
async function dropHeld({ store }, place, isMeant) {
	const dropped = [];
	for (const { key, value } of await store.list(prefixOf(place.repository, place.subject))) {
		const { held } = keptSchema.parse(JSON.parse(value));
		if (!("event" in held) || !isMeant(held)) continue;
		dropped.push(held.pipeline);
		await store.delete(key);
	}
	return dropped;
}
/** Returns whether a run waits for its budget. */
async function isRunHeld({ store }, place) {
	return await store.get(keyOf(place.repository, {
		...place,
		name: nameOfRun(place)
	})) !== void 0;
}
/** Queues all that waits in a repository at once: its config has changed, and the budgets may allow more. */
async function tryHeldAgain(context, repository) {
	for (const { key, value } of await context.store.list(prefixOf(repository.id))) {
		const { installation, subject } = keptSchema.parse(JSON.parse(value));
		const work = {
			kind: "held",
			installation,
			repository,
			held: key
		};
		await context.add({
			id: `${key} ${context.arrivals()}`,
			key: lockOf(repository.id, subject),
			work
		});
	}
}

// src/core/state/branch-claims.ts
/**
* Returns the branches that the stages of a run are still to push to. A run that has ended has none, and neither has one that only
* waits for a person, which may take days. Branches that cannot be named yet are left out.
*/
function listBranchClaims(state) {
	const claims = /* @__PURE__ */ new Map();
	if (state.end !== void 0 || dueStages(state).length === 0) return claims;
	for (const stage of branchStagesOf(state.run)) {
		const branch = findMatrix(state.run, stage) === void 0 ? renderNext(state, stage) : void 0;
		if (branch === void 0) continue;
		const isDue = state.stages.get(stage)?.kind === "due";
		if (isDue || !claims.has(branch)) claims.set(branch, isDue ? "due" : "later");
	}
	return claims;
}
/** Returns the branch of the next execution of a stage; undefined where none follows, or its name cannot be rendered yet. */
function renderNext(state, stage) {
	const entry = state.stages.get(stage);
	if (!(entry?.kind === "waiting" || entry?.kind === "suspended" || nextOf(entry) !== void 0) || !isAgentStage(stageOf$1(state.run, stage))) return void 0;
	const last = state.tasks.findLast(({ body }) => body.stage === stage);
	const due = nextOf(entry) ?? {
		attempt: last?.attempt ?? 1,
		execution: (last?.execution ?? 0) + 1
	};
	const branch = renderStageBranch(state, {
		stage,
		due
	});
	return branch.ok ? branch.value : void 0;
}

// src/entry/app/slots/line.ts
/** Creates the view of the engine on what waits in the App: for a slot, for a branch, or for the end of a run. */
function createLine$1(context, { installation, repository, event }) {
	const { slots, branches, waitingStarts } = context;
	const { id } = repository;
	return {
		async settle(state) {
			const { run, body } = state.run;
			await branches.settle({
				repository: id,
				run,
				claims: listBranchClaims(state)
			});
			if (state.end === void 0) return;
			await slots.leave({
				repository: id,
				run
			});
			await queueNextStart(context, {
				installation,
				repository,
				subject: body.trigger.subject.number,
				pipeline: body.pipeline,
				after: run
			});
		},
		async findWait(title) {
			const branch = await branches.findWait({
				repository: id,
				id: title
			});
			if (branch !== void 0) return {
				kind: "branch",
				...branch
			};
			const position = await slots.findPosition({
				repository: id,
				id: `${id} ${title}`
			});
			return position === void 0 ? void 0 : {
				kind: "slot",
				position
			};
		},
		listStarts: (of) => waitingStarts.list({
			repository: id,
			...of
		}),
		async addStart(start) {
			if (event === void 0) return void 0;
			const position = await waitingStarts.add(start, {
				repository: id,
				work: event
			});
			if (position !== void 0) await queueLookAtStart(context, {
				installation,
				repository,
				key: `${event.arrivedAt} ${start.pipeline}`,
				subject: start.subject
			});
			return position;
		},
		async removeStarts(subject, isMeant = () => true) {
			const removed = (await waitingStarts.list({
				repository: id,
				subject
			})).filter(isMeant);
			for (const { key } of removed) await waitingStarts.remove(key);
			return removed;
		}
	};
}
/** Queues the start that has waited longest, under the lock of its subject. */
async function queueNextStart({ waitingStarts, add }, { installation, repository, subject, pipeline, after }) {
	const [next] = await waitingStarts.list({
		repository: repository.id,
		subject,
		pipeline
	});
	if (next === void 0) return;
	const work = {
		kind: "waiting-start",
		installation,
		repository,
		start: next.key
	};
	await add({
		id: `waiting ${next.key} after ${after}`,
		key: lockOf(repository.id, subject),
		work
	});
}
/** The time after which a start that waits is tried although nobody said that the run before it has ended. */
const lookMilliseconds$1 = 36e5;
/** Queues another try of a start that waits, in an hour: the end of a run may be heard of by nobody. */
async function queueLookAtStart({ add, arrivals }, { installation, repository, subject, key }) {
	const start = `starts/${repository.id}/${subject}/${key}`;
	const runAt = new Date(Date.parse(arrivals()) + lookMilliseconds$1).toISOString();
	const work = {
		kind: "waiting-start",
		installation,
		repository,
		start
	};
	await add({
		id: `waiting ${start} at ${runAt}`,
		key: lockOf(repository.id, subject),
		runAt,
		work
	});
}

// src/entry/app/budget/budget-book.ts
const entrySchema = object({
	/** The id of the start. */
	id: string(),
	pipeline: string(),
	startedAt: string(),
	/** The name of the run; absent until its first record is written. */
	run: string().optional(),
	usage: runUsageSchema.optional(),
	finishedAt: string().optional(),
	/** The time of the last change, in milliseconds. */
	changed: number()
});
const minute = 6e4;
const day = 864e5;
/** The time for which an ended run stays in the book: lists of GitHub lag behind, so its ledger may not show its entry yet. */
const keptAfterEnd = 30 * minute;
/** The time for which a start without a run stays: its handler is tried again for some minutes, then given up. */
const keptWithoutRun = day;
/** The longest time that a run can be under way. */
const keptWithoutEnd = 36 * day;
/**
* Creates the book of one repository in the store of the App. All its entries are one value, which is replaced only as long as it is
* unchanged, so that no two processes give the same place of a budget away.
*/
function createBudgetBook({ store, repository, now, listOpen }) {
	const key = `budgets/${repository}`;
	const read = async () => {
		const text = await store.get(key);
		if (text !== void 0) return {
			from: text,
			entries: array(entrySchema).parse(JSON.parse(text))
		};
		const open = await listOpen();
		const to = JSON.stringify(open.map(({ start, run }) => ({
			...toEntry(start, run),
			changed: now()
		})));
		await store.replace(key, {
			from: void 0,
			to
		});
		return read();
	};
	const replace = (from, entries) => {
		const to = JSON.stringify(entries.filter((entry) => !isOver(entry, now())));
		return to === from ? Promise.resolve(true) : store.replace(key, {
			from,
			to
		});
	};
	return {
		async enter({ id, pipeline, startedAt }, check) {
			for (;;) {
				const { from, entries } = await read();
				if (entries.some((entry) => entry.id === id)) return void 0;
				const refusal = await check(entries.map(toCounted));
				if (refusal !== void 0) return refusal;
				if (await replace(from, [...entries, {
					id,
					pipeline,
					startedAt,
					changed: now()
				}])) return void 0;
			}
		},
		list: async () => (await read()).entries.map(toCounted),
		async note(start, run) {
			for (;;) {
				const { from, entries } = await read();
				const entry = {
					...toEntry(start, run),
					changed: now()
				};
				if (await replace(from, [...entries.filter(({ id }) => id !== start), entry])) return;
			}
		}
	};
}
function toEntry(id, { run, pipeline, startedAt, usage, finishedAt }) {
	return {
		id,
		pipeline,
		startedAt,
		run,
		...usage === void 0 ? {} : { usage },
		...finishedAt === void 0 ? {} : { finishedAt }
	};
}
/** Returns an entry as budgets count it. A start whose run has no record yet has used nothing. */
function toCounted({ id, run = id, pipeline, startedAt, usage, finishedAt }) {
	return {
		run,
		pipeline,
		startedAt,
		usage: usage ?? {
			executions: 0,
			parts: []
		},
		finishedAt
	};
}
function isOver({ run, finishedAt, changed }, now) {
	const keptWithRun = finishedAt === void 0 ? keptWithoutEnd : keptAfterEnd;
	return now - changed > (run === void 0 ? keptWithoutRun : keptWithRun);
}

// src/entry/app/engine/app-budgets.ts
/** Creates the book of the App for the budgets of one repository. */
function createAppBudgets(context, { repository, installation, read, listOpen }) {
	const now = () => Date.parse(createSystemClock().now());
	return {
		...createBudgetBook({
			store: context.store,
			repository: repository.id,
			now,
			listOpen
		}),
		async readConfig() {
			const config = await completeConfig(read);
			return config.ok ? config.value : void 0;
		},
		drop: (subject, pipelines) => dropHeld(context, {
			repository: repository.id,
			subject
		}, ({ pipeline }) => pipelines.includes(pipeline)),
		isHeld: ({ lock, run }) => isRunHeld(context, {
			repository: repository.id,
			subject: lock,
			run
		}),
		resumeAt: ({ lock, ...run }, until) => hold(context, {
			installation,
			repository,
			subject: lock
		}, {
			held: { run },
			until
		})
	};
}
/** Lists the runs that are under way, as GitHub has them, for a book that is empty. */
async function listOpenStarts(engine, github) {
	const since = runsSince(engine.ports.clock);
	const { threads } = await github.listRecentComments(since);
	return (await listOpenRuns(engine, {
		threads,
		since
	})).map(({ reading: { state } }) => {
		const { run, body } = state.run;
		return {
			start: startOf(state),
			run: {
				run,
				pipeline: body.pipeline,
				startedAt: body.startedAt,
				usage: buildRunUsage(state)
			}
		};
	});
}

// src/entry/app/slots/queue-turn.ts
/**
* Builds the execution that waits for a slot. The queue performs its start, so that a failed start is tried again. `again`
* distinguishes this turn from an earlier one of the same order whose start failed.
*/
function buildTurn(waiting, again) {
	const { slot, place, issued } = waiting;
	const id = [
		"start",
		slot.id,
		issued,
		...again === void 0 ? [] : [again]
	].join(" ");
	return {
		...slot,
		place,
		issued,
		item: buildItem({
			id,
			key: `slots ${slot.pool}`,
			work: {
				kind: "start",
				...waiting
			}
		})
	};
}
/** The age of the oldest workflow run that is listed. An order is valid for two days, and a job may take some hours more. */
const reachMilliseconds = 2592e5;
/**
* Lists the workflow runs of a pipeline that have not completed. Their titles begin with the name of a run, which is that of
* its pipeline and a number.
*/
async function listActive(dispatcher, { place: { pipeline }, issued }) {
	const since = (/* @__PURE__ */ new Date(Date.parse(issued) - reachMilliseconds)).toISOString();
	const runs = await dispatcher.listRuns(`${pipeline}-`, since);
	const own = new RegExp(`^${pipeline}-\\d`);
	return runs.filter(({ title, status }) => own.test(title) && status !== "completed");
}
/**
* Queues a look at what is at work in a pipeline where something waits: the event of a completed workflow run may be lost, and what
* waits would then wait for ever.
*/
async function queueLook({ slots, add }, { installation, repository, slot: { pool }, place: { pipeline } }) {
	const at = await slots.agreeLook(pool);
	if (at === void 0) return;
	const runAt = new Date(at).toISOString();
	await add({
		id: `look ${pool} ${runAt}`,
		key: `slots ${pool}`,
		runAt,
		work: {
			kind: "look",
			installation,
			repository,
			pool,
			pipeline
		}
	});
}

// src/entry/app/slots/resume-stage.ts
/**
* Starts a stage whose turn on a branch has come, or whose order is too old. Its run is read anew: it may have ended or been paused while
* the stage waited, and the branch has moved.
*/
async function resumeStage(context, work, open) {
	const engine = await open(context, work);
	const { run, stage } = work;
	const reading = await readRun(engine, run);
	if (!reading.ok) return giveUp(context, work, problemText(reading.error));
	const entry = reading.value.state.stages.get(stage);
	if (reading.value.state.end !== void 0 || entry?.kind !== "due" || await isAtWork(engine, {
		reading: reading.value,
		stage,
		due: entry
	})) {
		await engine.ports.line?.settle(reading.value.state);
		return context.log.info(`${run.run}/${stage} has its turn, and nothing is to be started.`);
	}
	await resumeRun(engine, {
		reading: reading.value,
		stage
	});
	context.log.info(`${executionTitle({
		run: run.run,
		task: stage,
		execution: entry.execution
	})} has its turn.`);
}
/**
* Looks whether a run that others wait for still needs its branch: it may have ended in a way that the App did not hear of. Looks again
* while somebody waits.
*/
async function lookAtBranch(context, work, open) {
	const { repository, branch } = work;
	const holder = await context.branches.look({
		repository: repository.id,
		branch
	}, context.arrivals());
	if (holder === void 0) return;
	const engine = await open(context, work);
	const reading = await readRun(engine, holder);
	if (!reading.ok) await giveUp(context, {
		repository,
		run: holder
	}, problemText(reading.error));
	else await context.branches.settle({
		repository: repository.id,
		run: holder.run,
		claims: listBranchClaims(reading.value.state)
	});
	await queueBranchLook(context, work);
}
/** Gives up the branches of a run that cannot be read: it cannot go on, and must not hold others up. */
async function giveUp({ branches, log }, { repository, run }, why) {
	log.warning(`Run ${run.run} gives up its branches, because it cannot be read: ${why}`);
	await branches.settle({
		repository: repository.id,
		run: run.run,
		claims: /* @__PURE__ */ new Map()
	});
}
/** The time between two looks at the run that has a branch for which others wait. */
const lookMilliseconds = 18e5;
/** Queues a look at the run that has a branch, unless one is queued for the same half hour. */
async function queueBranchLook({ add, arrivals }, { installation, repository, branch }) {
	const slot = Math.floor(Date.parse(arrivals()) / lookMilliseconds) + 1;
	const runAt = (/* @__PURE__ */ new Date((slot + 1) * lookMilliseconds)).toISOString();
	const key = `branch ${repository.id} ${branch}`;
	await add({
		id: `look ${key} ${runAt}`,
		key,
		runAt,
		work: {
			kind: "branch-look",
			installation,
			repository,
			branch
		}
	});
}

// src/entry/app/slots/start-order.ts
/** Dispatches a workflow run for an order and stores its id. If GitHub refuses the dispatch, the slot is freed for the next execution. */
async function startOrder({ orders, slots }, request) {
	const { order, slot } = request;
	const run = (request.isUnknown === true ? await findDispatched(request) : void 0) ?? await dispatch(slots, request);
	if (run === void 0) return void 0;
	await orders.remember(run.id, order);
	if (slot !== void 0) await slots.assign(slot, run.id);
	return run;
}
/** Finds the workflow run of an order that somebody dispatched before a crash. */
async function findDispatched({ dispatcher, order }) {
	const sent = JSON.parse(order);
	const [found] = await dispatcher.listRuns(executionTitle(sent), sent.issued);
	return found === void 0 ? void 0 : {
		id: found.id,
		url: found.url
	};
}
/**
* Dispatches an order. After an error that says nothing about the workflow run, the slot stays occupied until the next try has asked
* GitHub: it may be at work.
*/
async function dispatch(slots, { dispatcher, order, slot }) {
	try {
		return await dispatcher.dispatch(order);
	} catch (thrown) {
		const isRefused = thrown instanceof GitHubError && !isTransient(thrown);
		if (slot !== void 0 && isRefused) await slots.release(slot);
		throw thrown;
	}
}

// src/entry/app/engine/app-starter.ts
/**
* Creates the starter of the App. An order for an agent becomes a workflow run when its turn comes; an order for a built-in is
* performed here, under the same lock.
*/
function createAppStarter(context, request) {
	const { repository, installation, workflowRun, dispatcher } = request;
	return { async start({ text, dispatch, place, branch }) {
		const title = executionTitle(dispatch);
		if (dispatch.for === "publish") {
			const delivery = await readLossOrBuiltin(dispatcher, dispatch.lost);
			if (delivery === void 0) return void 0;
			await context.add({
				id: `${delivery.kind} ${repository.id} ${title} ${dispatch.issued}`,
				key: lockOf(repository.id, dispatch.lock),
				work: {
					kind: "advance",
					installation,
					repository,
					dispatch,
					delivery,
					workflowRun
				}
			});
			return;
		}
		if (branch !== void 0 && !await takeBranch$1(context, {
			...request,
			dispatch,
			branch
		})) return void 0;
		if (place === void 0) return startOrder(context, {
			dispatcher,
			order: text
		});
		const slot = {
			pool: `${repository.id} ${place.pipeline}`,
			id: `${repository.id} ${title}`
		};
		const waiting = {
			installation,
			repository,
			order: text,
			slot,
			place,
			issued: dispatch.issued
		};
		const answer = await context.slots.acquire(buildTurn(waiting), () => listActive(dispatcher, waiting));
		if (answer === "started") return void 0;
		if (answer !== "wait") return startOrder(context, {
			dispatcher,
			order: text,
			slot,
			isUnknown: answer === "unknown"
		});
		await queueLook(context, waiting);
		context.log.info(`${title} waits: ${place.limit} of \`${place.pipeline}\` are at work.`);
	} };
}
/** Returns whether an execution may work on the branch of its stage now. Otherwise it starts when the run that works there needs it no more. */
async function takeBranch$1(context, { installation, repository, dispatch, branch }) {
	const id = executionTitle(dispatch);
	const { run, thread, first, task } = dispatch;
	const work = {
		kind: "resume",
		installation,
		repository,
		run: {
			run,
			thread,
			first
		},
		stage: task
	};
	const item = buildItem({
		id: `resume ${repository.id} ${id} ${context.arrivals()}`,
		key: lockOf(repository.id, dispatch.lock),
		work
	});
	if (await context.branches.acquire({
		repository: repository.id,
		branch,
		run: work.run,
		id,
		item
	})) return true;
	await queueBranchLook(context, {
		installation,
		repository,
		branch
	});
	context.log.info(`${id} waits: another run works on the branch ${branch}.`);
	return false;
}
/**
* Reads what is to be recorded without an agent job: a built-in, or the loss of the workflow run of the order. Returns
* undefined if that workflow run is at work again.
*/
async function readLossOrBuiltin(dispatcher, lost) {
	if (lost === void 0) return { kind: "built-in" };
	const failure = explainVanishedRun(lost, await dispatcher.listJobs(lost));
	return failure === void 0 ? void 0 : {
		kind: "lost",
		failure
	};
}

// src/entry/app/engine/read-repository-config.ts
const maxCached = 1e3;
/** Reads the config of the default branch and the commit that it was read at, which the run records. */
async function readRepositoryConfig(request) {
	const { octokit, github, repository, path, cache } = request;
	const commit = await github.commits.readBranch(repository.defaultBranch);
	if (commit === void 0) throw new Error(`BATON-E913: ${repository.owner}/${repository.name} has no branch ${repository.defaultBranch}.`);
	const key = `${repository.id} ${commit}`;
	const known = cache.get(key);
	if (known !== void 0) return {
		text: known,
		commit
	};
	const text = await readRepositoryConfigText({
		octokit,
		repository,
		path,
		ref: commit
	});
	if (cache.size >= maxCached) cache.clear();
	cache.set(key, text);
	return {
		text,
		commit
	};
}

// src/entry/app/engine/app-engine.ts
/** Creates the engine for one repository, with the App's rights. It is the same engine as in the Action. */
async function createAppEngine(context, request) {
	const { settings, log } = context;
	const { repository, workflowRun } = request;
	const signer = createSigner(settings.signingKey);
	if (!signer.ok) throw new Error(problemText(signer.error));
	const octokit = await context.clientOf(request.installation);
	const clock = createSystemClock();
	const github = createGitHub({
		octokit,
		repository,
		clock
	});
	const config = await readRepositoryConfig({
		octokit,
		github,
		repository,
		path: settings.config,
		cache: context.configs
	});
	const read = checkConfig(config.text);
	const { token } = await octokit.auth({ type: "installation" });
	const dispatcher = github.dispatcher(settings.agentWorkflow, repository.defaultBranch);
	const artifacts = createArtifactReader(github.artifacts);
	const { traceparent } = readOrigin();
	const name = {
		repository,
		installation: request.installation
	};
	const budgets = createAppBudgets(context, {
		...name,
		read,
		listOpen: () => listOpenStarts(engine, github)
	});
	const wired = wireEngine({
		budgets,
		settings: {
			repository,
			via: "app",
			workflowRun,
			serverUrl: settings.serverUrl,
			...traceparent === void 0 ? {} : { traceparent }
		},
		dryRun: false,
		artifacts,
		texts: createTextArtifacts({
			reader: artifacts,
			run: workflowRun.id
		}),
		starter: createAppStarter(context, {
			...request,
			dispatcher
		}),
		isPrivate: false,
		signer: signer.value,
		config: read,
		secrets: [
			settings.signingKey,
			settings.webhookSecret,
			token
		],
		token,
		path: settings.path,
		github,
		workflowRuns: dispatcher,
		clock,
		log,
		events: context.events,
		line: createLine$1(context, request),
		runList: createRunList(context, request),
		readOwnAccount: async () => {
			const known = context.accounts.get(request.installation) ?? await github.readOwnAccount();
			context.accounts.set(request.installation, known);
			return known;
		}
	});
	const { ports } = wired.engine;
	const engine = {
		...wired.engine,
		ports: {
			...ports,
			store: countRecords(ports.store, context.metrics)
		}
	};
	return {
		engine,
		config: {
			read,
			commit: config.commit
		}
	};
}
/** Creates the list of runs of one repository, which is a part of the index of the App. */
function createRunList({ runIndex }, { installation, repository }) {
	const { id, owner, name, defaultBranch } = repository;
	return { put: (run) => runIndex.put({
		...run,
		repository: {
			id,
			owner,
			name,
			defaultBranch
		},
		installation
	}) };
}

// src/entry/app/handlers/advance.ts
/** Records the result of an execution and starts the next tasks, under the subject's lock. */
async function advance(context, work) {
	const { engine } = await createAppEngine(context, work);
	const advanced = await advanceRun(engine, work);
	const name = `${work.dispatch.run}/${work.dispatch.task}`;
	if (!advanced.ok) throw new Error(`${name}: ${problemText(advanced.error)}`);
	context.log.info(`${name}: ${advanced.value.task?.outcome ?? "nothing to record"}.`);
}

// src/entry/app/handlers/config-issue.ts
/** Opens, updates or closes the issue about the configuration of the default branch (U18). */
async function updateConfigIssue(context, { installation, repository }) {
	const { settings, log } = context;
	const octokit = await context.clientOf(installation);
	const github = createGitHub({
		octokit,
		repository,
		clock: createSystemClock()
	});
	const config = await readRepositoryConfig({
		octokit,
		github,
		repository,
		path: settings.config,
		cache: context.configs
	});
	const name = `${repository.owner}/${repository.name}`;
	const facts = {
		...config,
		file: settings.config,
		page: `${settings.serverUrl}/${name}`
	};
	try {
		const { problems, open, closed } = await reportConfig(github, facts);
		if (open !== void 0) log.warning(`${name}: the configuration has ${problems.length} faults; issue #${open.number} says them.`);
		if (closed.length > 0) log.info(`${name}: the configuration can be read again.`);
	} catch (thrown) {
		if (!(thrown instanceof GitHubError)) throw thrown;
		log.warning(`${name}: no issue could be kept about the configuration. ${problemText(thrown)}`);
	}
}

// src/entry/app/handlers/derive-work.ts
const numbered = object({ number: int() });
/** The parts of all payloads that are read here. The handlers of the work parse the rest. */
const payloadSchema = object({
	action: string().optional(),
	installation: object({ id: int() }).optional(),
	repository: object({
		id: int(),
		name: string(),
		default_branch: string(),
		owner: object({ login: string() }).nullable()
	}),
	issue: numbered.optional(),
	pull_request: numbered.optional(),
	comment: object({ body: string() }).optional(),
	label: object({ name: string() }).nullish()
});
const jobSchema = object({ workflow_job: object({
	id: int(),
	run_id: int(),
	run_attempt: int().optional(),
	name: string(),
	conclusion: string().nullable(),
	html_url: string().nullable()
}) });
const runSchema$1 = object({ workflow_run: object({ id: int() }) });
const paths = array(string()).optional();
const pushSchema = object({
	ref: string(),
	commits: array(object({
		added: paths,
		modified: paths,
		removed: paths
	})).optional(),
	repository: object({ default_branch: string() })
});
/** The object that the payload of an event has, and those that only payloads of other events have. */
const shapes = {
	issues: {
		has: "issue",
		lacks: ["comment"]
	},
	issue_comment: { has: "comment" },
	pull_request: {
		has: "pull_request",
		lacks: ["review", "comment"]
	},
	pull_request_review: { has: "review" },
	repository_dispatch: {
		has: "client_payload",
		lacks: ["issue", "pull_request"]
	},
	workflow_job: { has: "workflow_job" },
	workflow_run: {
		has: "workflow_run",
		lacks: ["workflow_job"]
	},
	push: { has: "ref" }
};
/**
* Returns the work that a delivery causes, undefined when there is none, and a refusal for a body that is not as its event. The
* signature does not cover the name of the event.
*/
function deriveWork(delivery, config) {
	const { name } = delivery;
	const json = parseJson(delivery.body);
	if (json === void 0) return { refusal: "its body is no JSON object." };
	if (!hasShape(name, json)) return { refusal: `it calls itself ${name}, and its body is that of another event.` };
	const parsed = payloadSchema.safeParse(json);
	if (!parsed.success) return describeFault(name, parsed.error);
	const payload = parsed.data;
	if (!isHeard(name, payload.action)) return void 0;
	if (payload.installation === void 0) return { refusal: "it names no installation, so nothing can be done for it." };
	return deriveByEvent({
		name,
		json,
		payload,
		installation: payload.installation.id,
		config
	});
}
/** Parses the body of a delivery; undefined for one that is no JSON object. */
function parseJson(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
function hasShape(name, json) {
	const shape = Object.hasOwn(shapes, name) ? shapes[name] : void 0;
	if (shape === void 0) return true;
	return Object.hasOwn(json, shape.has) && !(shape.lacks ?? []).some((key) => Object.hasOwn(json, key));
}
function describeFault(name, { issues }) {
	return { refusal: `its body is no ${name}: ${issues[0]?.path.join(".")} is missing or of another type.` };
}
function deriveByEvent(facts) {
	switch (facts.name) {
		case "workflow_job": return deriveJob(facts);
		case "workflow_run": {
			const parsed = runSchema$1.safeParse(facts.json);
			return parsed.success ? {
				endedRun: parsed.data.workflow_run.id,
				repository: facts.payload.repository.id
			} : describeFault(facts.name, parsed.error);
		}
		case "push": return deriveConfig(facts);
		default: return deriveEvent(facts);
	}
}
function deriveEvent({ name, json, payload, installation }) {
	const { action, comment, label, issue, pull_request: pull, repository } = payload;
	if (name === "issue_comment" && comment?.body.startsWith("/") !== true) return void 0;
	if (action === "unlabeled" && isOurs(label?.name)) return void 0;
	const subject = issue?.number ?? pull?.number ?? 0;
	return {
		key: lockOf(repository.id, subject),
		work: {
			kind: "event",
			name,
			payload: json,
			installation
		}
	};
}
/** Returns whether Baton itself removes the label, as it does with those that show the state of a run. People remove the label of the pause. */
function isOurs(label = "") {
	return label.startsWith("baton:") && label !== "baton:pause";
}
function deriveJob({ name, json, payload, installation }) {
	const parsed = jobSchema.safeParse(json);
	if (!parsed.success) return describeFault(name, parsed.error);
	const job = parsed.data.workflow_job;
	if (!/(?:^| \/ )agent$/.test(job.name)) return void 0;
	const repository = toRepositoryRef(payload.repository);
	const { id, run_id: run, run_attempt: attempt = 1, conclusion, html_url: url } = job;
	return {
		key: `job ${repository.id} ${run}`,
		work: {
			kind: "job",
			installation,
			repository,
			job: {
				id,
				run,
				attempt,
				conclusion,
				url: url ?? ""
			}
		}
	};
}
function deriveConfig({ name, json, payload, installation, config }) {
	const parsed = pushSchema.safeParse(json);
	if (!parsed.success) return describeFault(name, parsed.error);
	if (!touchesConfig(parsed.data, config)) return void 0;
	const repository = toRepositoryRef(payload.repository);
	return {
		key: `config ${repository.id}`,
		work: {
			kind: "config",
			installation,
			repository
		}
	};
}
/** The most commits that GitHub lists in a push event. */
const mostCommits = 2048;
/** Returns whether a push may have changed the configuration of the default branch. */
function touchesConfig({ ref, commits = [], repository }, path) {
	if (ref !== `refs/heads/${repository.default_branch}`) return false;
	const isListed = ({ added = [], modified = [], removed = [] }) => [
		...added,
		...modified,
		...removed
	].includes(path);
	return commits.length >= mostCommits || commits.some(isListed);
}
function toRepositoryRef({ id, name, owner, default_branch: defaultBranch }) {
	return {
		id,
		owner: owner?.login ?? "",
		name,
		defaultBranch
	};
}

// src/entry/app/handlers/open-delivery.ts
/**
* Opens a queued delivery and queues the work that it causes. A body that another delivery has brought before is queued for a
* question to GitHub instead, which may take time and must not hold up the other deliveries of the repository.
*/
async function openDelivery(context, work) {
	const labeled = readLabels(work);
	if (labeled !== void 0) await context.slots.relabel(labeled);
	const caused = derive(context, work);
	if (caused === void 0) return;
	const first = await context.seenBodies.claim(work.digest, work.id);
	if (first === work.id) return perform(context, {
		caused,
		delivery: work
	});
	await context.add({
		id: `known body ${work.id}`,
		key: "known bodies",
		work: {
			...work,
			kind: "known-body",
			first,
			look: 1
		}
	});
}
/**
* Asks GitHub whether it sent a delivery whose body is known. If so, something happened twice and looked the same; if not, somebody
* sent a body again that he had seen (S13).
*/
async function checkKnownBody(context, work) {
	const found = await context.recentDeliveries.find(work);
	if ("askAgainAt" in found) return askAgain(context, work, found.askAgainAt);
	const refusal = explainReplay(work, found.listed);
	if (refusal !== void 0) return context.log.warning(`Delivery ${work.id} was refused: ${refusal}`);
	const caused = derive(context, work);
	if (caused !== void 0) await perform(context, {
		caused,
		delivery: work,
		isRepeated: true
	});
}
/** Queues the question once more, as often as needed: an item that failed would be given up after some attempts. */
async function askAgain(context, work, runAt) {
	const look = work.look + 1;
	await context.add({
		id: `known body ${work.id} ${look}`,
		key: "known bodies",
		runAt,
		work: {
			...work,
			look
		}
	});
}
function explainReplay({ name, first }, listed) {
	if (listed === void 0) return `it brings the bytes of delivery ${first} once more, and GitHub lists no delivery of its id.`;
	if (listed.event === name) return void 0;
	return `it calls itself ${name}, and GitHub lists a delivery of ${listed.event} under its id.`;
}
/** Returns the work that a delivery causes. Says in the log why there is none, except for events that cause none as a rule. */
function derive(context, delivery) {
	const caused = deriveWork(delivery, context.settings.config);
	if (caused === void 0 || !("refusal" in caused)) return caused;
	context.log.warning(`Delivery ${delivery.id} was refused: ${caused.refusal}`);
}
async function perform(context, { caused, delivery, isRepeated = false }) {
	if ("endedRun" in caused) return context.slots.release({
		workflowRun: caused.endedRun,
		repository: caused.repository
	});
	const { key, work } = caused;
	const id = `work ${delivery.id}`;
	if (work.kind !== "event") return context.add({
		id,
		key,
		work
	});
	await context.add({
		id,
		key,
		work: {
			...work,
			delivery: identify(delivery, isRepeated),
			arrivedAt: delivery.arrivedAt
		}
	});
}
/**
* Returns the identity of the event, which the first record of a run keeps, so that a replay starts nothing even when the memory
* of bodies is gone. The payload of a `repository_dispatch` holds no time and no number: equal bytes may be a second event at any
* later time.
*/
function identify({ id, name, digest }, isRepeated) {
	return name === "repository_dispatch" || isRepeated ? id : `sha256:${digest}`;
}
const subjectSchema = object({
	number: int(),
	labels: array(object({ name: string() }))
});
const labeledSchema = object({
	action: _enum(["labeled", "unlabeled"]),
	repository: object({ id: int() }),
	issue: subjectSchema.optional(),
	pull_request: subjectSchema.optional()
});
/** Reads the labels that a subject has after a label was put on or taken off; undefined for any other event. */
function readLabels({ name, body }) {
	if (name !== "issues" && name !== "pull_request") return void 0;
	const { data } = labeledSchema.safeParse(parseJson(body));
	const about = data?.issue ?? data?.pull_request;
	if (data === void 0 || about === void 0) return void 0;
	return {
		repository: data.repository.id,
		subject: about.number,
		labels: about.labels.map((label) => label.name)
	};
}

// src/entry/app/handlers/plan-event.ts
/** Applies a change of a subject to the runs about it. */
async function planChange(context, { change, installation }) {
	const { repository, subject } = change;
	const workflowRun = {
		id: 0,
		attempt: 1,
		url: subject.url
	};
	const { engine, config } = await createAppEngine(context, {
		installation,
		repository,
		workflowRun
	});
	const changed = await applyChange(engine, {
		change,
		config: config.read
	});
	if (!changed.ok) return context.log.error(`#${subject.number}: ${changed.error.map(problemText).join(" ")}`);
	await takeBackStarts(context, {
		change,
		config: toConfigOf(config.read)
	});
	const said = changed.value.map((run) => `run ${run.run}: ${run.said}`).join("; ");
	context.log.info(`#${subject.number}: ${describeChange(change)}; ${said === "" ? "no run about it was under way" : said}.`);
}
/** Takes back starts that wait for a budget where the change of their subject would end or pause a run. */
async function takeBackStarts(context, { change, config }) {
	const place = {
		repository: change.repository.id,
		subject: change.subject.number
	};
	const dropped = await dropHeld(context, place, ({ pipeline, event }) => {
		const trigger = parseTrigger(event.name, event.payload);
		const onChange = config?.pipelines[pipeline]?.["on-change"];
		const meaning = classifyFor({
			label: trigger.ok ? trigger.value.label : "",
			onChange
		}, change);
		return meaning === "cancel" || meaning === "pause";
	});
	if (dropped.length > 0) context.log.info(`#${change.subject.number}: the start of ${dropped.join(", ")}, which waited for a budget, was taken back.`);
}
function toConfigOf(read) {
	const config = read.ok ? toConfig(read.value) : read;
	return config.ok ? config.value : void 0;
}
/** Starts the runs that an event asks for. Each agent task becomes a job of its own. */
async function planEvent(context, work) {
	const change = parseChange(work.name, work.payload);
	if (change !== void 0) return planChange(context, {
		change,
		installation: work.installation
	});
	const trigger = parseTrigger(work.name, work.payload);
	if (!trigger.ok) return context.log.info(`No pipeline was started: ${trigger.error.reason}`);
	await tryStart(context, {
		work,
		trigger: trigger.value
	});
}
/** Tries again to start a pipeline that waited for a budget. Returns false if the configuration lets nothing start at all. */
async function planAgain(context, event) {
	return await tryStart(context, event) !== void 0;
}
/** Starts runs, and keeps the starts that have to wait for a budget. */
async function startRuns(context, { work, trigger, only }) {
	const { repository } = trigger;
	const { arrivedAt } = work;
	const workflowRun = {
		id: 0,
		attempt: 1,
		url: trigger.subject.url
	};
	const { engine, config } = await createAppEngine(context, {
		installation: work.installation,
		repository,
		workflowRun,
		event: work
	});
	const planned = await startFromEvent(engine, {
		trigger: hasSubject(trigger) ? trigger : {
			...trigger,
			firedAt: arrivedAt
		},
		config: config.read,
		commit: config.commit,
		inline: false,
		start: startIdOf(trigger, `delivery ${work.delivery}`),
		...only === void 0 ? {} : { only }
	});
	if (!planned.ok) throw new StartBlocked("configuration", planned.error);
	context.log.info(renderPlanSummary(planned.value));
	const place = {
		installation: work.installation,
		repository,
		subject: hasSubject(trigger) ? trigger.subject.number : 0
	};
	const waiting = planned.value.refused.flatMap(({ pipeline, budget }) => budget?.until === void 0 ? [] : [{
		pipeline,
		until: budget.until
	}]);
	for (const { pipeline, until } of waiting) await hold(context, place, {
		held: {
			pipeline,
			event: work
		},
		until
	});
	return {
		...planned.value,
		isPaused: engine.settings.paused === true
	};
}
/**
* Starts the run of an event that has waited for the end of an earlier one (`on-conflict: queue`). Rights and configuration are asked
* for anew. An event that cannot start any more is dropped, and the next one has its turn.
*/
async function startAfterWait(context, { installation, repository, start: key }) {
	const waiting = await context.waitingStarts.find(key);
	if (waiting === void 0) return;
	const { work, pipeline, subject } = waiting;
	const trigger = parseTrigger(work.name, work.payload);
	const started = trigger.ok ? await tryStart(context, {
		work,
		trigger: trigger.value,
		only: pipeline
	}) : void 0;
	if (started?.refused.some(({ isQueued }) => isQueued === true) === true || started?.isPaused === true) {
		const end = key.slice(`starts/${repository.id}/${subject}/`.length);
		return queueLookAtStart(context, {
			installation,
			repository,
			subject,
			key: end
		});
	}
	await context.waitingStarts.remove(key);
	if (started?.runs.length) return;
	context.log.info(`#${subject}: an event that waited starts nothing any more.`);
	await queueNextStart(context, {
		installation,
		repository,
		subject,
		pipeline,
		after: key
	});
}
async function tryStart(context, facts) {
	try {
		return await startRuns(context, facts);
	} catch (thrown) {
		if (!(thrown instanceof StartBlocked)) throw thrown;
		await reportBlocked(context, {
			blocked: thrown,
			installation: facts.work.installation,
			trigger: facts.trigger
		});
		return;
	}
}
/** Reports a fault for which nothing can start: in the log, in an issue about the configuration, and to the person who waits. */
async function reportBlocked(context, { blocked, installation, trigger }) {
	const { settings, log } = context;
	const { repository } = trigger;
	for (const problem of blocked.problems) log.error(problemText(problem));
	if (blocked.by === "configuration") await updateConfigIssue(context, {
		installation,
		repository
	});
	const octokit = await context.clientOf(installation);
	const github = createGitHub({
		octokit,
		repository,
		clock: createSystemClock()
	});
	const path = settings.config;
	const { text, commit } = blocked.by === "unreadable" ? {
		text: "",
		commit: repository.defaultBranch
	} : await readRepositoryConfig({
		octokit,
		github,
		repository,
		path,
		cache: context.configs
	});
	const { serverUrl } = settings;
	await reportStartBlocked({
		github,
		log
	}, blocked, {
		trigger,
		config: text,
		file: path,
		commit,
		serverUrl
	});
}

// src/entry/app/handlers/read-order.ts
const outputSchema = object({
	order: string(),
	output: unknown()
});
/**
* Reads the order that a finished agent job carried out, and its output. The artifact holds both, but its machine may be hostile
* and hand in the signed order of another job. So the order that we remember for the workflow run wins; after a restart, GitHub
* must know the run by the order's title. A job without an artifact is known by the workflow run that was promised for its order.
*/
async function readOrder(context, work) {
	const left = await readArtifact(context, work);
	if (left !== void 0 && "problem" in left) context.log.warning(left.problem);
	const remembered = await context.orders.find(work.job.run);
	const order = remembered ?? (left !== void 0 && "order" in left ? left.order : void 0);
	if (order === void 0) return void 0;
	const dispatch = openOwnOrder(context, {
		order,
		repo: work.repository.id
	});
	if (dispatch === void 0) return void 0;
	if (remembered === void 0 && !await isCarriedOut(context, {
		work,
		dispatch
	})) return warn(context, `Workflow run ${work.job.run} handed in ${executionTitle(dispatch)}, which is not what it was started for.`);
	const workflowRun = {
		id: work.job.run,
		attempt: work.job.attempt,
		url: `${context.settings.serverUrl}/${work.repository.owner}/${work.repository.name}/actions/runs/${work.job.run}`
	};
	return {
		dispatch,
		delivery: deliver(left, {
			order,
			dispatch,
			work
		}),
		workflowRun
	};
}
function deliver(left, facts) {
	if (left === void 0) {
		const { conclusion, url } = facts.work.job;
		return {
			kind: "lost",
			failure: explainLostJob([{
				name: "agent",
				status: "completed",
				conclusion,
				url
			}])
		};
	}
	if ("problem" in left) return malformed(left.problem);
	if (left.order !== facts.order) return malformed(`Workflow run ${facts.work.job.run} handed in another order than its own.`);
	const opened = openAgentOutput(JSON.stringify(left.output), facts.dispatch);
	return opened.ok ? {
		kind: "output",
		output: opened.value,
		locator: left.locator
	} : malformed(problemText(opened.error));
}
function malformed(message) {
	return {
		kind: "lost",
		failure: {
			reason: "output-malformed",
			message
		}
	};
}
/**
* Returns whether the workflow run carries out the order, by the title that GitHub gave the run at its dispatch: no job can
* change that title.
*/
async function isCarriedOut(context, facts) {
	const { repository, installation, job } = facts.work;
	const octokit = await context.clientOf(installation);
	return (await createGitHub({
		octokit,
		repository,
		clock: createSystemClock()
	}).dispatcher(context.settings.agentWorkflow, repository.defaultBranch).listRuns(executionTitle(facts.dispatch), facts.dispatch.first.at)).some(({ id }) => id === job.run);
}
async function readArtifact(context, work) {
	const octokit = await context.clientOf(work.installation);
	const { owner, name: repo } = work.repository;
	const { data } = await octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
		owner,
		repo,
		run_id: work.job.run,
		name: outputArtifact(work.job.attempt)
	});
	const [artifact] = data.artifacts;
	if (artifact === void 0) return void 0;
	const archive = await createGitHub({
		octokit,
		repository: work.repository,
		clock: createSystemClock()
	}).artifacts.readArchive(artifact.id, {
		run: work.job.run,
		maxBytes: outputLimits.maxBytes
	});
	const content = typeof archive === "string" ? archive : unzipEntry(archive, {
		name: outputFile,
		maxBytes: outputLimits.maxBytes
	});
	if (typeof content === "string") return { problem: `The output of workflow run ${work.job.run} could not be read: ${content}.` };
	const json = parseUntrustedJson(Buffer.from(content).toString("utf8"), outputLimits);
	const parsed = outputSchema.safeParse(json.ok ? json.value : void 0);
	if (!parsed.success) return { problem: `The output of workflow run ${work.job.run} does not have its form.` };
	const sha256 = createNodeHasher().sha256(content);
	const { order, output } = parsed.data;
	return {
		order,
		output,
		locator: {
			artifactId: artifact.id,
			file: outputFile,
			bytes: content.length,
			sha256,
			run: work.job.run
		}
	};
}
function openOwnOrder(context, facts) {
	const signer = createSigner(context.settings.signingKey);
	if (!signer.ok) throw new Error(signer.error.message);
	const tools = decodePorts({
		hasher: createNodeHasher(),
		compressor: createDeflate(),
		verifier: createVerifier([signer.value.publicKey])
	});
	const now = createSystemClock().now();
	const dispatch = openDispatch(facts.order, {
		repo: facts.repo,
		now,
		tools,
		expired: "accept"
	});
	return dispatch.ok ? dispatch.value : warn(context, problemText(dispatch.error));
}
function warn(context, message) {
	context.log.warning(message);
}

// src/entry/app/handlers/start-held.ts
/** Tries once more what waited for a budget: starts the pipeline, or lets the run go on. */
async function startHeld(context, work) {
	const kept = await findHeld(context, work);
	if (kept === void 0) return context.log.info("What waited for a budget was taken back, is done, or waits on.");
	const { held } = kept;
	if ("run" in held ? await resumeHeld(context, work, held.run) : await startAgain$1(context, held)) await finishHeld(context, work.held, kept);
}
async function resumeHeld(context, { installation, repository }, run) {
	const { engine } = await createAppEngine(context, {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url: ""
		}
	});
	const reading = await readRun(engine, run);
	if (!reading.ok) context.log.warning(`${run.run}: ${problemText(reading.error)}`);
	if (!reading.ok || reading.value.state.end !== void 0 || reading.value.state.paused !== void 0) return true;
	const { started } = await resumeRun(engine, { reading: reading.value });
	context.log.info(`${run.run} was held back by a budget; started now: ${started.join(", ") || "nothing"}.`);
	return true;
}
/** Returns false if nothing can start at all: then a push that mends the configuration tries again. */
async function startAgain$1(context, { event, pipeline }) {
	const trigger = parseTrigger(event.name, event.payload);
	return !trigger.ok || planAgain(context, {
		work: event,
		trigger: trigger.value,
		only: pipeline
	});
}

// src/entry/app/slots/start-waiting.ts
/** Starts an order that has waited for its turn. The agent job itself checks whether its run has ended in the meantime. */
async function startWaiting(context, work) {
	const { order, slot } = work;
	if (isTooOld(order)) return startAnew(context, work);
	const dispatcher = await createDispatcher(context, work);
	const answer = await context.slots.acquire(buildTurn(work, context.arrivals()), () => listActive(dispatcher, work));
	if (answer === "started") return context.log.info(`${slot.id} has its turn already.`);
	if (answer === "wait") {
		await queueLook(context, work);
		return context.log.info(`${slot.id} waits again: its start had failed.`);
	}
	const run = await startOrder(context, {
		dispatcher,
		order,
		slot,
		isUnknown: answer === "unknown"
	});
	context.log.info(`${slot.id} has its turn: workflow run ${run?.id ?? "of unknown id"}.`);
}
const orderSchema = object({
	"not-after": string(),
	run: string(),
	thread: int(),
	first: object({
		id: int(),
		at: string()
	}),
	task: string(),
	lock: int()
});
/** Returns whether an order is no longer valid: its job would refuse it. */
function isTooOld(order) {
	return Date.parse(orderSchema.parse(JSON.parse(order))["not-after"]) < Date.parse(createSystemClock().now());
}
/** Starts a stage by a new order, in the place of one that waited until it was no longer valid. */
async function startAnew({ slots, add }, { installation, repository, order, slot }) {
	const { run, thread, first, task, lock, "not-after": notAfter } = orderSchema.parse(JSON.parse(order));
	const work = {
		kind: "resume",
		installation,
		repository,
		run: {
			run,
			thread,
			first
		},
		stage: task
	};
	await add({
		id: `resume ${slot.id} ${work.run.first.at} ${notAfter}`,
		key: lockOf(repository.id, lock),
		work
	});
	await slots.release(slot);
}
/** Frees the slots of a pipeline whose workflow runs are over although no event said so, and looks again while something waits. */
async function lookAtPool(context, work) {
	const { pool, pipeline } = work;
	const dispatcher = await createDispatcher(context, work);
	const now = createSystemClock().now();
	const at = await context.slots.look(pool, await listActive(dispatcher, {
		place: { pipeline },
		issued: now
	}));
	if (at === void 0) return;
	const runAt = new Date(at).toISOString();
	await context.add({
		id: `look ${pool} ${runAt}`,
		key: `slots ${pool}`,
		runAt,
		work
	});
}
async function createDispatcher(context, { installation, repository }) {
	const octokit = await context.clientOf(installation);
	return createGitHub({
		octokit,
		repository,
		clock: createSystemClock()
	}).dispatcher(context.settings.agentWorkflow, repository.defaultBranch);
}

// src/entry/app/handle-work.ts
/** Opens the engine for a stage that no workflow run starts: its records have the id 0. */
const openEngine = async (context, work) => {
	const { owner, name } = work.repository;
	const workflowRun = {
		id: 0,
		attempt: 1,
		url: `${context.settings.serverUrl}/${owner}/${name}/actions`
	};
	return (await createAppEngine(context, {
		...work,
		workflowRun
	})).engine;
};
async function handleWork(context, work) {
	switch (work.kind) {
		case "delivery": return openDelivery(context, work);
		case "known-body": return checkKnownBody(context, work);
		case "event": return planEvent(context, work);
		case "config":
			await updateConfigIssue(context, work);
			return tryHeldAgain(context, work.repository);
		case "held": return startHeld(context, work);
		case "start": return startWaiting(context, work);
		case "look": return lookAtPool(context, work);
		case "resume": return resumeStage(context, work, openEngine);
		case "branch-look": return lookAtBranch(context, work, openEngine);
		case "waiting-start": return startAfterWait(context, work);
		case "job": {
			const found = await readOrder(context, work);
			if (found === void 0) return context.log.info(`Workflow run ${work.job.run} carried out no order of ours.`);
			const { dispatch, delivery, workflowRun } = found;
			await context.add({
				id: `advance ${work.repository.id} ${executionTitle(dispatch)} ${work.job.run} ${work.job.attempt}`,
				key: lockOf(work.repository.id, dispatch.lock),
				work: {
					kind: "advance",
					installation: work.installation,
					repository: work.repository,
					dispatch,
					delivery,
					workflowRun
				}
			});
			return context.orders.forget(work.job.run);
		}
		case "advance": return advance(context, work);
	}
}

// src/engine/view/show-limit-wait.ts
/**
* Says in the status comment of an open run that its next step waits for a limit of GitHub. Only an existing comment is edited,
* because an edit creates nothing.
*/
async function showLimitWait(engine, { dispatch, wait }) {
	const read = await readRun(engine, dispatch);
	if (!read.ok || read.value.state.end !== void 0) return;
	const { state, stored } = read.value;
	const status = await readStatusCommentId(engine, {
		order: dispatch,
		reading: read.value
	});
	if (status === void 0) return;
	const body = renderStatusComment(state, {
		comments: commentsOf(stored, state.run.run),
		limitWait: wait
	});
	await engine.ports.threads.update(status, body);
}

// src/entry/app/handlers/wait-for-github.ts
/** The wait before GitHub is asked again after it did not answer. */
const silentMilliseconds = 15e3;
/**
* The time for which a piece of work waits for a GitHub that does not answer. After that its failures count as attempts, because it
* may be this one request that GitHub cannot answer, and the work behind it waits.
*/
const longestSilenceMilliseconds = 216e5;
/**
* Creates the guard around all work. A limit is never a failure of the work: it goes back to the queue until the limit ends, takes
* no place there, and uses up no attempt. All that was written before can be repeated without harm.
*/
function createWaitForGitHub(now) {
	/** The times since which GitHub does not answer to pieces of work, by item. */
	const silences = /* @__PURE__ */ new Map();
	return async (context, piece, perform) => {
		const { id, work } = piece;
		try {
			if ("installation" in work) await context.limitsOf(work.installation).checkStart();
			await perform();
			silences.delete(id);
		} catch (thrown) {
			if (thrown instanceof LimitReached) await tell(context, work, thrown);
			if (!isSilence(thrown)) throw thrown;
			const since = silences.get(id) ?? now();
			silences.delete(id);
			if (now() - since > longestSilenceMilliseconds) throw new Error(messageOf(thrown), { cause: thrown });
			silences.set(id, since);
			context.log.warning(`${id} waits, because GitHub does not answer: ${messageOf(thrown)}`);
			throw new GitHubSilent({
				until: now() + silentMilliseconds,
				cause: thrown
			});
		}
	};
}
function isSilence(thrown) {
	return thrown instanceof GitHubSilent || thrown instanceof GitHubError && thrown.reason === "unavailable";
}
/** Says in the status comment that the run waits, where GitHub takes edits. The log has it in any case (`InstallationLimits`). */
async function tell(context, work, reached) {
	if (!reached.mayEdit || work.kind !== "advance") return;
	const { dispatch } = work;
	try {
		const { engine } = await createAppEngine(context, work);
		await showLimitWait(engine, {
			dispatch,
			wait: reached.message
		});
	} catch (thrown) {
		context.log.info(`The status comment of run ${dispatch.run} does not say that it waits: ${messageOf(thrown)}`);
	}
}

// src/entry/app/http/metrics.ts
/** Serves `/metrics` in the text format of Prometheus, with a token only to those who send it as bearer. */
function createMetricsRoutes(metrics, token) {
	return {
		path: "/metrics",
		app: new Hono().get("/", async (context) => {
			if (token !== void 0 && !isSameText(context.req.header("authorization") ?? "", `Bearer ${token}`)) return context.text("Send the token of BATON_METRICS_TOKEN as bearer.\n", 401, { "www-authenticate": "Bearer" });
			const { text, contentType } = await metrics.render();
			return context.body(text, 200, { "content-type": contentType });
		})
	};
}

// src/entry/app/http/routes.ts
/** Lists all that the App serves while it runs. Another concern is another entry. */
function listRoutes(context) {
	return [...createHealthRoutes(context.health), createMetricsRoutes(context.metrics, context.settings.operation.metricsToken)];
}

// src/entry/app/observe-work.ts
/** Performs an item of the queue: its log lines name it, metrics count it, and a span stands for it. */
async function observeWork({ metrics, tracing }, item, perform) {
	const work = item.payload;
	const facts = factsOf(work);
	const end = metrics.began(work.kind);
	let isDone = false;
	try {
		await tracing.span(describe(work, facts), ({ traceparent }) => withWorkFacts({
			...facts,
			...traceparent === void 0 ? {} : { traceparent }
		}, () => perform(work)));
		isDone = true;
	} finally {
		end(isDone);
	}
}
/**
* Describes the span of a piece of work. The result of an agent job belongs to the trace of its order, so that a run is one trace
* from its first delivery to its end; the delivery about the job is linked.
*/
function describe(work, { delivery, repository, run, task, installation }) {
	const queued = work.origin?.traceparent;
	const order = work.kind === "advance" ? work.dispatch.traceparent : void 0;
	return {
		name: `work ${work.kind}`,
		kind: "consumer",
		parent: order ?? queued,
		link: order === void 0 ? void 0 : queued,
		attributes: {
			"baton.delivery": delivery,
			"baton.installation": installation,
			"baton.repository": repository,
			"baton.run": run,
			"baton.task": task
		}
	};
}
function factsOf(work) {
	return {
		work: work.kind,
		...work.origin,
		...placeOf(work),
		...stageOf(work)
	};
}
function placeOf(work) {
	if (work.kind === "delivery" || work.kind === "known-body") return { delivery: work.id };
	if (work.kind !== "event") return {
		installation: work.installation,
		...nameOf(work.repository.owner, work.repository.name)
	};
	const { repository } = work.payload;
	return {
		installation: work.installation,
		...nameOf(repository?.owner?.login, repository?.name)
	};
}
function nameOf(owner, name) {
	return owner === void 0 || name === void 0 ? {} : { repository: `${owner}/${name}` };
}
function stageOf(work) {
	if (work.kind === "advance") return {
		run: work.dispatch.run,
		task: work.dispatch.task
	};
	return {};
}

// src/adapters/github/app/personal-access.ts
const repositorySchema$1 = object({
	id: int(),
	name: string(),
	owner: object({ login: string() })
}).transform(({ id, name, owner }) => ({
	id,
	owner: owner.login,
	name
}));
const installationsSchema = object({
	total_count: int(),
	installations: array(object({ id: int() }))
});
const repositoriesSchema = object({
	total_count: int(),
	repositories: array(repositorySchema$1)
});
const headers$1 = { "x-github-api-version": "2022-11-28" };
/** The longest wait for a limit of GitHub: somebody looks at the page meanwhile. */
const maxWaitSeconds = 5;
/** Creates the access of people by GitHub's web flow for Apps. Every question to GitHub carries the token of the person. */
function createPersonalAccess(options) {
	const { apiUrl, log } = options;
	const open = (token) => createOctokit({
		token,
		baseUrl: apiUrl,
		userAgent: "baton-page",
		log,
		maxWaitSeconds
	});
	return {
		exchange: (code) => exchange(options, code),
		async readLogin(token) {
			const { data } = await withTranslatedErrors(open(token).request("GET /user", { headers: headers$1 }));
			return data.login;
		},
		async findRepository(token, owner, repo) {
			const request = withTranslatedErrors(open(token).request("GET /repos/{owner}/{repo}", {
				owner,
				repo,
				headers: headers$1
			}));
			const answer = await absentAsUndefined(request);
			return answer === void 0 ? void 0 : repositorySchema$1.parse(answer.data);
		},
		listRepositories: (token) => listRepositories(open(token))
	};
}
const perPage = 100;
/** Reads all pages of a list that GitHub counts. */
async function listAll(read) {
	const all = [];
	for (let page = 1;; page += 1) {
		const { total, rows } = await read(page);
		all.push(...rows);
		if (rows.length === 0 || all.length >= total) return all;
	}
}
async function listRepositories(octokit) {
	const lists = (await listAll(async (page) => {
		const request = octokit.request("GET /user/installations", {
			per_page: perPage,
			page,
			headers: headers$1
		});
		const { total_count: total, installations: rows } = installationsSchema.parse((await withTranslatedErrors(request)).data);
		return {
			total,
			rows
		};
	})).map(({ id }) => listAll(async (page) => {
		const place = {
			installation_id: id,
			per_page: perPage,
			page,
			headers: headers$1
		};
		const request = octokit.request("GET /user/installations/{installation_id}/repositories", place);
		const { total_count: total, repositories: rows } = repositoriesSchema.parse((await withTranslatedErrors(request)).data);
		return {
			total,
			rows
		};
	}));
	return (await Promise.all(lists)).flat();
}
/** The answers of GitHub to a code. It refuses with the status 200. */
const tokenSchema = union([object({
	access_token: string(),
	expires_in: int().optional()
}), object({
	error: string(),
	error_description: string().optional()
})]);
async function exchange({ clientId, clientSecret, serverUrl }, { code, verifier, redirectUri }) {
	const response = await fetch(`${serverUrl}/login/oauth/access_token`, {
		method: "POST",
		headers: {
			accept: "application/json",
			"content-type": "application/json"
		},
		body: JSON.stringify({
			client_id: clientId,
			client_secret: clientSecret,
			code,
			code_verifier: verifier,
			redirect_uri: redirectUri
		}),
		signal: AbortSignal.timeout(1e4)
	});
	if (!response.ok) throw new GitHubError(`GitHub answered ${response.status} to a sign-in.`, {
		reason: "unavailable",
		status: response.status,
		code: "BATON-E813"
	});
	const answer = tokenSchema.parse(await response.json());
	if ("error" in answer) return { refusal: answer.error_description ?? answer.error };
	return {
		token: answer.access_token,
		expiresInSeconds: answer.expires_in
	};
}

// src/entry/app/page/read-queue.ts
/** Reads what the pipelines of these repositories have at work, and what waits for a slot at which position. */
async function readQueue({ slots, queue }, repositories) {
	const byId = new Map(repositories.map((repository) => [String(repository.id), repository]));
	const pools = (await slots.list()).flatMap((pool) => {
		const [, id = "", pipeline = ""] = /^(\d+) (.*)$/s.exec(pool.name) ?? [];
		const repository = byId.get(id);
		const isIdle = pool.holders.length === 0 && pool.waiting.length === 0;
		return repository === void 0 || isIdle ? [] : [showPool(pool, {
			repository,
			pipeline
		})];
	});
	return {
		pending: await queue.size(),
		pools,
		budgets: []
	};
}
function showPool({ holders, waiting }, { repository, pipeline }) {
	const nameOf = (id) => id.replace(/^\d+ /, "");
	return {
		repository,
		pipeline,
		running: holders.map(({ id, since }) => ({
			name: nameOf(id),
			since: new Date(since).toISOString()
		})),
		waiting: waiting.map(({ id }) => nameOf(id)),
		limit: waiting[0]?.place.limit
	};
}

// src/entry/app/page/read-shown-run.ts
/** The time for which a run that was read is shown again, as long as the index knows of no newer record. */
const shownMilliseconds = 1e4;
const mostShown = 20;
/** Creates the reader of runs. People who look at the same run at the same time share one reading. */
function createRunReader(context, now) {
	const known = /* @__PURE__ */ new Map();
	return (run) => {
		const key = `${run.repository.id} ${run.run} ${run.seq}`;
		const found = known.get(key);
		if (found !== void 0 && found.until > now()) return found.shown;
		if (known.size >= mostShown) known.clear();
		const shown = read(context, run, now);
		known.set(key, {
			until: now() + shownMilliseconds,
			shown
		});
		shown.catch(() => known.delete(key));
		return shown;
	};
}
/** Creates the engine that reads a repository, with the rights of its installation. It is never told to write. */
async function openReader(context, { installation, repository }) {
	const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
	return (await createAppEngine(context, {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url
		}
	})).engine;
}
/** Reads the records of a run, verified as for the engine, and describes what they tell. */
async function read(context, run, now) {
	try {
		const engine = await openReader(context, run);
		const reading = await readRun(engine, run);
		if (!reading.ok) return {
			kind: "trouble",
			message: problemText(reading.error)
		};
		const own = reading.value.stored.filter(({ record }) => record.run === run.run);
		const records = await fillStoredRecords({
			texts: engine.ports.texts,
			hasher: createNodeHasher()
		}, own);
		const state = await loadState(records, run.run);
		if (!state.ok) return {
			kind: "trouble",
			message: problemText(state.error)
		};
		const facts = {
			state: state.value,
			records,
			now: new Date(now()).toISOString()
		};
		return {
			kind: "run",
			run: describeRun(state.value, records),
			timeline: describeTimeline(facts)
		};
	} catch (thrown) {
		if (!(thrown instanceof GitHubError)) throw thrown;
		if (thrown.reason === "not-found" || thrown.reason === "expired") return { kind: "gone" };
		context.log.warning(`Run ${run.run} of ${run.repository.owner}/${run.repository.name} could not be shown: ${problemText(thrown)}`);
		return {
			kind: "trouble",
			message: "GitHub does not show the records of this run now."
		};
	}
}

// src/entry/app/page/search-run.ts
const headers = { "x-github-api-version": "2022-11-28" };
const beginning = "1970-01-01T00:00:00Z";
/** The number of runs issues that are looked through, the newest first. */
const mostRunsIssues = 3;
/**
* Searches GitHub for a run that the index does not know: in the thread of the subject that its name says, then on the runs issues of
* its pipeline. What is found is put into the index.
*/
async function searchRun(context, app, { repository, run }) {
	const place = await findInstallation(context, app, repository);
	if (place === void 0) return void 0;
	const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
	const opened = await openRepository(context, {
		...place,
		workflowRun: {
			id: 0,
			attempt: 1,
			url
		}
	});
	const known = opened?.config.read.ok === true ? toConfig(opened.config.read.value) : void 0;
	if (opened === void 0 || known?.ok !== true) return void 0;
	const { engine } = opened;
	const location = parseRunName(run, Object.keys(known.value.pipelines));
	if (location === void 0) return void 0;
	const newest = (await engine.ports.ledgers.list("runs", location.pipeline)).map(({ number }) => number).toReversed();
	const threads = [...location.subject === void 0 ? [] : [location.subject], ...newest.slice(0, mostRunsIssues)];
	for (const thread of new Set(threads)) {
		const found = await readRunOn(engine, {
			thread,
			run
		});
		if (found === void 0) continue;
		const indexed = {
			...found,
			...place
		};
		await context.runIndex.put(indexed);
		return indexed;
	}
}
/** Opens a repository for reading. Returns undefined if its configuration is missing or has faults: then nothing tells its pipelines. */
async function openRepository(context, request) {
	try {
		return await createAppEngine(context, request);
	} catch (thrown) {
		if (thrown instanceof StartBlocked) return void 0;
		throw thrown;
	}
}
async function readRunOn(engine, { thread, run }) {
	try {
		const { records } = await engine.ports.store.readSince(thread, beginning);
		const first = findRuns(records).find(({ record }) => record.run === run);
		const state = first === void 0 ? void 0 : await loadState(records, run);
		return first !== void 0 && state?.ok === true ? describeListed(state.value, runRefOf(first).first) : void 0;
	} catch (thrown) {
		if (thrown instanceof GitHubError && (thrown.reason === "not-found" || thrown.reason === "expired")) return void 0;
		throw thrown;
	}
}
const installationSchema = object({ id: int() });
const repositorySchema = object({ default_branch: string() });
/** Returns the installation of the App on a repository; undefined where it is not installed. */
async function findInstallation(context, app, { id, owner, name }) {
	const place = {
		owner,
		repo: name,
		headers
	};
	try {
		const { data } = await app.request("GET /repos/{owner}/{repo}/installation", place);
		const installation = installationSchema.parse(data).id;
		const client = await context.clientOf(installation);
		const { default_branch: defaultBranch } = repositorySchema.parse((await client.request("GET /repos/{owner}/{repo}", place)).data);
		return {
			installation,
			repository: {
				id,
				owner,
				name,
				defaultBranch
			}
		};
	} catch (thrown) {
		if (thrown instanceof Error && "status" in thrown && thrown.status === 404) return void 0;
		throw thrown;
	}
}

// src/entry/app/page/sessions.ts
const storedSchema = object({
	login: string(),
	token: string()
});
/** Returns a key for one purpose from the secret of the App. */
function deriveKey(secret, purpose) {
	return Buffer.from(hkdfSync("sha256", secret, "", `baton page: ${purpose}`, 32));
}
function createSessions({ store, secret, now }) {
	const key = deriveKey(secret, "tokens");
	const keyOf = (browser) => `page-sessions/${createHash("sha256").update(browser).digest("base64url")}`;
	return {
		async create({ login, token }, seconds) {
			const browser = randomBytes(32).toString("base64url");
			const expiresAt = new Date(now() + seconds * 1e3).toISOString();
			await store.put(keyOf(browser), JSON.stringify({
				login,
				token: encrypt(key, token)
			}), { expiresAt });
			return browser;
		},
		async find(browser) {
			const text = await store.get(keyOf(browser));
			if (text === void 0) return void 0;
			const { login, token } = storedSchema.parse(JSON.parse(text));
			const plain = decrypt(key, token);
			return plain === void 0 ? void 0 : {
				login,
				token: plain
			};
		},
		remove: (browser) => store.delete(keyOf(browser))
	};
}
const tagBytes = 16;
const nonceBytes = 12;
function encrypt(key, text) {
	const nonce = randomBytes(nonceBytes);
	const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([
		nonce,
		cipher.getAuthTag(),
		sealed
	]).toString("base64url");
}
/** Returns the text; undefined if it was encrypted with another key, because the secret of the App was changed since. */
function decrypt(key, sealed) {
	const bytes = Buffer.from(sealed, "base64url");
	const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, 28)];
	try {
		const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes }).setAuthTag(tag);
		return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
	} catch {
		return;
	}
}

// src/entry/app/page/sign-in.ts
const sessionCookie = "baton-session";
const loginCookie = "baton-login";
/** The longest session. GitHub's tokens are valid for as long. */
const sessionSeconds = 28800;
const loginSeconds = 600;
/** The frame of pages that nobody has signed in for. */
const frame = {
	links: [],
	hasSignOut: false
};
/** The facts that the browser keeps while its person is at GitHub. */
const attemptSchema = object({
	state: string(),
	verifier: string(),
	back: string()
});
/** Creates the sign-in with GitHub: the web flow of Apps, with `state` and PKCE. */
function createSignIn(options) {
	const key = deriveKey(options.clientSecret, "cookies");
	const cookies = {
		httpOnly: true,
		sameSite: "Lax",
		path: "/",
		secure: options.url.startsWith("https:")
	};
	const read = async (context, name) => await getSignedCookie(context, toUint8(key), name) || void 0;
	const write = (context, cookie) => setSignedCookie(context, cookie.name, cookie.value, toUint8(key), {
		...cookies,
		maxAge: cookie.maxAge
	});
	const findSession = async (context) => {
		const secret = await read(context, sessionCookie);
		return secret === void 0 ? void 0 : options.sessions.find(secret);
	};
	const flow = {
		options,
		read,
		write
	};
	const login = new Hono();
	login.use(siteHeaders);
	login.get("/", (context) => beginSignIn(context, flow));
	login.get("/callback", (context) => endSignIn(context, flow));
	const logout = new Hono();
	logout.use(siteHeaders);
	logout.post("/", async (context) => {
		if (context.req.header("origin") !== new URL(options.url).origin) return context.text("This form belongs to another page.\n", 403);
		const secret = await read(context, sessionCookie);
		if (secret !== void 0) await options.sessions.remove(secret);
		deleteCookie(context, sessionCookie, cookies);
		return showPage(context, frame, {
			title: "Signed out",
			main: "<h1>You have signed out</h1><p><a href=\"/login\">Sign in with GitHub</a></p>"
		});
	});
	return {
		login,
		logout,
		findSession,
		async askToSignIn(context) {
			if (context.req.header("accept") === "text/event-stream") return context.text("Sign in first.\n", 401);
			const { pathname, search } = new URL(context.req.url);
			return context.redirect(`/login?back=${encodeURIComponent(pathname + search)}`);
		}
	};
}
/** Sends the browser to GitHub. */
async function beginSignIn(context, { options, write }) {
	const state = randomBytes(24).toString("base64url");
	const verifier = randomBytes(32).toString("base64url");
	const back = findOwnPath(context.req.query("back"));
	const value = Buffer.from(JSON.stringify({
		state,
		verifier,
		back
	})).toString("base64url");
	await write(context, {
		name: loginCookie,
		value,
		maxAge: loginSeconds
	});
	const query = new URLSearchParams({
		client_id: options.clientId,
		redirect_uri: callbackOf(options),
		state,
		code_challenge: createHash("sha256").update(verifier).digest("base64url"),
		code_challenge_method: "S256"
	});
	return context.redirect(`${options.serverUrl}/login/oauth/authorize?${query}`);
}
/** Takes the browser back from GitHub, and begins its session. */
async function endSignIn(context, flow) {
	const { options, read, write } = flow;
	const attempt = parseAttempt(await read(context, loginCookie));
	deleteCookie(context, loginCookie, { path: "/" });
	const { code, state = "", error_description: refused } = context.req.query();
	if (refused !== void 0) return refuse(context, `GitHub says: ${refused}`);
	if (attempt === void 0 || code === void 0 || !isSame(state, attempt.state)) return refuse(context, "This sign-in was not begun in this browser, or more than 10 minutes ago.");
	try {
		const token = await options.access.exchange({
			code,
			verifier: attempt.verifier,
			redirectUri: callbackOf(options)
		});
		if ("refusal" in token) return refuse(context, `GitHub says: ${token.refusal}`);
		const login = await options.access.readLogin(token.token);
		const maxAge = Math.min(sessionSeconds, token.expiresInSeconds ?? sessionSeconds);
		const value = await options.sessions.create({
			login,
			token: token.token
		}, maxAge);
		await write(context, {
			name: sessionCookie,
			value,
			maxAge
		});
		return context.redirect(attempt.back);
	} catch (thrown) {
		options.log.error(`A sign-in failed: ${messageOf(thrown)}`);
		return refuse(context, "GitHub does not answer now.", 502);
	}
}
function refuse(context, why, status = 400) {
	const main = `<h1>You are not signed in</h1><p>${escapeHtml(why)}</p><p><a href="/login">Sign in with GitHub</a></p>`;
	return showPage(context, frame, {
		title: "Not signed in",
		main,
		status
	});
}
function callbackOf({ url }) {
	return `${url}/login/callback`;
}
/** Returns a path of our own pages: a sign-in never leads to another site. */
function findOwnPath(path) {
	return path !== void 0 && /^\/(?:runs|queue)(?:[/?][^\\]*)?$/.test(path) ? path : "/runs";
}
function parseAttempt(value) {
	if (value === void 0) return void 0;
	return attemptSchema.safeParse(JSON.parse(Buffer.from(value, "base64url").toString("utf8"))).data;
}
function isSame(one, other) {
	const digest = (text) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(one), digest(other));
}
function toUint8(key) {
	return new Uint8Array(key);
}

// src/entry/app/page/visitors.ts
/** The time for which an answer of GitHub about the access of a person is believed. */
const believedMilliseconds = 6e4;
const mostAnswers = 1e4;
/** Returns who makes a request, or the response that asks to sign in. GitHub is asked what the person can read, once a minute. */
function createVisitors({ access, signIn, now }) {
	const answers = createAnswers(now);
	return async (context) => {
		const session = await signIn.findSession(context);
		if (session === void 0) return signIn.askToSignIn(context);
		const { login, token } = session;
		const ask = async (question, answer) => {
			try {
				return await answers.ask(`${token} ${question}`, answer);
			} catch (thrown) {
				if (!(thrown instanceof GitHubError) || thrown.reason !== "unauthenticated") throw thrown;
				throw new HTTPException(401, { res: await signIn.askToSignIn(context) });
			}
		};
		return {
			login,
			findRepository: (owner, name) => ask(`repository ${owner}/${name}`.toLowerCase(), () => findReadable(access, {
				token,
				owner,
				name
			})),
			listRepositories: () => ask("repositories", () => access.listRepositories(token))
		};
	};
}
/** Returns the repository if GitHub shows it to the person. A refusal of any kind is an answer: no. */
async function findReadable(access, { token, owner, name }) {
	try {
		return await access.findRepository(token, owner, name);
	} catch (thrown) {
		if (thrown instanceof GitHubError && thrown.reason === "forbidden") return void 0;
		throw thrown;
	}
}
/** Creates a memory of answers, which are forgotten after a minute. Questions that are asked at the same time share one answer. */
function createAnswers(now) {
	const known = /* @__PURE__ */ new Map();
	return { ask(question, answer) {
		const found = known.get(question);
		if (found !== void 0 && found.until > now()) return found.answer;
		if (known.size >= mostAnswers) known.clear();
		const asked = answer();
		known.set(question, {
			until: now() + believedMilliseconds,
			answer: asked
		});
		asked.catch(() => known.delete(question));
		return asked;
	} };
}

// src/entry/app/page/page-routes.ts
/** Lists the routes of the page. Without a sign-in they say how to set one up, and show nothing else. */
function createPageRoutes(parts) {
	const { settings } = parts.context;
	return settings.page === void 0 ? createUnsetRoutes(parts) : createSignedRoutes(parts, settings.page);
}
function createSignedRoutes(parts, page) {
	const { context, store, now } = parts;
	const { serverUrl, apiUrl } = context.settings;
	const { clientId, clientSecret, url } = page;
	const access = createPersonalAccess({
		clientId,
		clientSecret,
		serverUrl,
		apiUrl,
		log: context.log
	});
	const sessions = createSessions({
		store,
		secret: clientSecret,
		now
	});
	const signIn = createSignIn({
		...page,
		url,
		serverUrl,
		sessions,
		access,
		log: context.log
	});
	const site = createSite(parts, createVisitors({
		access,
		signIn,
		now
	}));
	return [
		{
			path: "/runs",
			app: createRunsRoutes(site)
		},
		{
			path: "/queue",
			app: createQueueRoutes(site)
		},
		{
			path: "/login",
			app: signIn.login
		},
		{
			path: "/logout",
			app: signIn.logout
		}
	].map(toRoutes);
}
function createSite({ context, queue, app, now, closing, followMilliseconds = 2e3 }, admit) {
	return {
		admit,
		index: context.runIndex,
		searchRun: (repository, run) => searchRun(context, app, {
			repository,
			run
		}),
		readRun: createRunReader(context, now),
		readQueue: (repositories) => readQueue({
			slots: context.slots,
			queue
		}, repositories),
		addressOfSubject: ({ repository: { owner, name }, subject }) => `${context.settings.serverUrl}/${owner}/${name}/issues/${subject}`,
		links: [],
		hasSignOut: true,
		followMilliseconds,
		closing,
		log: context.log
	};
}
/** The settings that the sign-in needs, and where people find them. */
const needed = {
	CLIENT_ID: "the client ID of the GitHub App, from its settings page",
	CLIENT_SECRET: "a client secret of the GitHub App, made on the same page",
	BATON_URL: "the address of this server as browsers see it. Its path <code>/login/callback</code> has to be a callback URL of the App"
};
function createUnsetRoutes({ context }) {
	const site = {
		links: [],
		hasSignOut: false,
		log: context.log
	};
	const main = `<h1>Nobody can sign in yet</h1><p>This page shows runs to people who sign in with GitHub. Set in the environment of the App, and start it again:</p><ul>${context.settings.missingForPage.map((name) => `<li><code>${name}</code>: ${needed[name]}</li>`).join("")}</ul>`;
	return [
		"/runs",
		"/queue",
		"/login"
	].map((path) => {
		const routes = createSiteRoutes(site);
		routes.get("*", (answer) => showPage(answer, site, {
			title: "Nobody can sign in yet",
			main,
			status: 404
		}));
		return toRoutes({
			path,
			app: routes
		});
	});
}
/** Returns routes with variables of their own as routes of an app that has none. */
function toRoutes({ path, app }) {
	return {
		path,
		app: new Hono().route("/", app)
	};
}

// src/entry/app/webhook/intake.ts
/** The largest accepted body: GitHub sends no event that is larger. */
const maxBytes = 26214400;
/** The time after which a refused delivery may come again. GitHub does not read it; a proxy may. */
const retryAfterSeconds = 60;
/**
* Creates the handler for GitHub's deliveries. It checks the headers before it reads the body, and the signature on the bytes as
* they came; then it stores the delivery and confirms it. Nothing is parsed before. It refuses a fault in words, and returns
* false if the request is not for it.
*/
function createIntake(options) {
	return async (request, response) => {
		if (request.url?.split("?", 1)[0] !== options.path) return false;
		const { status, text, headers, detail = text, outcome = status < 500 ? "refused" : "unavailable" } = await handleRequest(request, options);
		const name = getHeader(request, "x-github-event");
		options.answered?.({
			event: isHeard(name, void 0) ? name : "other",
			outcome
		});
		if (status >= 400) options.log.warning(`A delivery was refused with ${status}: ${detail}`);
		const end = request.complete ? {} : { connection: "close" };
		response.writeHead(status, {
			"content-type": "text/plain",
			...end,
			...headers
		}).end(`${text}\n`);
		return true;
	};
}
async function handleRequest(request, options) {
	const head = readHead(request);
	if ("status" in head) return head;
	const body = await readBody(request);
	if (body === void 0) return {
		status: 400,
		text: "The connection ended before the body did."
	};
	if (!isSigned(body, {
		secret: options.secret,
		signature: head.signature
	})) return {
		status: 401,
		text: "The header X-Hub-Signature-256 is not the signature of these bytes."
	};
	if (body[0] !== 123 || !isUtf8(body)) return {
		status: 400,
		text: "The body is no JSON object. Set the content type of the webhook to application/json."
	};
	return takeDelivery({
		head,
		body
	}, options);
}
function readHead(request) {
	if (request.method !== "POST") return {
		status: 405,
		text: "Only POST is taken here.",
		headers: { allow: "POST" }
	};
	const length = request.headers["content-length"];
	if (length === void 0) return {
		status: 411,
		text: "A delivery says its length in Content-Length. A proxy in between must pass that header on."
	};
	if (Number(length) > maxBytes) return {
		status: 413,
		text: `A delivery has at most ${maxBytes} bytes, not ${length}.`
	};
	const signature = getHeader(request, "x-hub-signature-256");
	if (!/^sha256=[0-9a-f]{64}$/.test(signature)) return {
		status: 401,
		text: "The header X-Hub-Signature-256 is no signature: sha256= and 64 hexadecimal digits."
	};
	const guid = getHeader(request, "x-github-delivery");
	const name = getHeader(request, "x-github-event");
	if (!/^[\w-]{1,100}$/.test(guid) || !/^[a-z_]{1,100}$/.test(name)) return {
		status: 400,
		text: "The headers X-GitHub-Delivery and X-GitHub-Event have to name the delivery and its event."
	};
	return {
		signature,
		guid,
		name
	};
}
/** Reads the bytes of a request, as many as its length says. Returns undefined if the connection ends before. */
async function readBody(request) {
	const chunks = [];
	try {
		for await (const chunk of request) chunks.push(chunk);
	} catch {
		return;
	}
	return Buffer.concat(chunks);
}
async function takeDelivery({ head, body }, options) {
	const { guid, name } = head;
	const text = body.toString("utf8");
	if (!isHeard(name, findAction(text))) return {
		status: 202,
		text: "Nothing is done for this event.",
		outcome: "ignored"
	};
	const digest = createHash("sha256").update(body).digest("hex");
	try {
		await options.receive({
			id: guid,
			name,
			body: text,
			digest,
			arrivedAt: options.arrivals()
		});
	} catch (thrown) {
		return {
			status: 503,
			text: "The delivery could not be stored. Send it again later.",
			headers: { "retry-after": String(retryAfterSeconds) },
			detail: `Delivery ${guid} could not be stored: ${messageOf(thrown)}`
		};
	}
	return {
		status: 202,
		text: "Accepted.",
		outcome: "accepted"
	};
}
function isSigned(body, { secret, signature }) {
	const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
	const given = Buffer.from(signature);
	return given.length === expected.length && timingSafeEqual(given, expected);
}
function getHeader(request, name) {
	const value = request.headers[name];
	return typeof value === "string" ? value : "";
}
/** Creates a clock whose times all differ and ascend. Runs of events without a subject get their names from these times. */
function createArrivals(now) {
	let last = 0;
	return () => {
		last = Math.max(Date.parse(now()), last + 1);
		return new Date(last).toISOString();
	};
}

// src/entry/app/telemetry/observe-requests.ts
/**
* Returns a class of clients whose requests are counted and traced, each one that is really sent. The observer takes the present
* work along, because a request that waits for a limit is sent by the work that made it wait.
*/
function withObservedRequests(Octokit, observers) {
	return Octokit.plugin((octokit) => {
		octokit.hook.wrap("request", (request, options) => {
			const given = options.request.fetch ?? globalThis.fetch;
			const inWork = AsyncLocalStorage.snapshot();
			const fetch = (input, init) => inWork(() => observe(observers, {
				fetch: given,
				input,
				init
			}));
			options.request = {
				...options.request,
				fetch
			};
			return request(options);
		});
	});
}
function observe({ metrics, tracing }, { fetch, input, init }) {
	const method = init?.method ?? "GET";
	const { pathname, host } = new URL(input instanceof Request ? input.url : input);
	const attributes = {
		"http.request.method": method,
		"url.path": pathname,
		"server.address": host
	};
	return tracing.span({
		name: `GitHub ${method}`,
		kind: "client",
		attributes
	}, async (span) => {
		try {
			const response = await fetch(input, init);
			span.set({ "http.response.status_code": response.status });
			metrics.responded({
				status: response.status,
				limit: readRateLimit(response.headers, readWorkFacts().installation ?? 0)
			});
			return response;
		} catch (thrown) {
			metrics.responded({ status: 0 });
			throw thrown;
		}
	});
}

// src/entry/app/webhook/probot.ts
const webhookPath = "/api/github/webhooks";
/**
* Creates a Probot with the App's settings, which signs in for the App and its installations. Our own intake receives the deliveries,
* because Probot's reads bodies of any size, and confirms a delivery that only its memory holds.
*/
function createAppProbot(settings, host) {
	const { log, telemetry, arrivals, receive } = host;
	const answered = telemetry?.metrics.delivered;
	const WithSettings = Probot.defaults({
		appId: settings.appId,
		privateKey: settings.privateKey,
		secret: settings.webhookSecret,
		baseUrl: settings.apiUrl,
		Octokit: telemetry === void 0 ? AppOctokit : withObservedRequests(AppOctokit, telemetry)
	});
	return class AppProbot extends WithSettings {
		async getNodeMiddleware() {
			return createIntake({
				path: webhookPath,
				secret: settings.webhookSecret,
				log,
				arrivals,
				receive,
				answered
			});
		}
	};
}
/** GitHub's own limit on an answer is 10 s. The rest is for the content, which may be an artifact. */
const longestAnswerMilliseconds = 3e4;
/** Creates a `fetch` that gives up on a GitHub that does not answer: a request without an end would keep a place of the queue. */
function createFetch(milliseconds = longestAnswerMilliseconds) {
	return (url, options = {}) => {
		const timeout = AbortSignal.timeout(milliseconds);
		const signal = options.signal == null ? timeout : AbortSignal.any([options.signal, timeout]);
		return fetch(url, {
			...options,
			signal
		});
	};
}
/**
* The class of the App's clients. It tries a 5xx and a lost connection again as the Action does, unless the request would create
* something twice. Probot's own throttling is off: it waits in place, and does not know what other processes send.
*/
const AppOctokit = ProbotOctokit.defaults({
	throttle: { enabled: false },
	retry: { doNotRetry: [
		400,
		401,
		403,
		404,
		409,
		410,
		413,
		422,
		429,
		451
	] }
});

// src/entry/app/work/branches.ts
const runSchema = object({
	run: string(),
	thread: number(),
	first: object({
		id: number(),
		at: string()
	})
});
const rowSchema = object({
	/** `id`: the execution that was given the branch, until somebody was told to start it. */
	holder: object({
		run: runSchema,
		isDue: boolean(),
		id: string().optional()
	}).optional(),
	waiting: array(object({
		run: runSchema,
		id: string()
	}))
});
const rowKey = ({ repository, branch }) => `branches/${repository}/${branch}`;
const runKey = (repository, run) => `branch runs/${repository}/${run}`;
const itemKey$1 = (repository, id) => `branch turns/${repository}/${id}`;
function createBranches(options) {
	const { store } = options;
	const change = createChange(options);
	const read = async (place) => parseRow(await store.get(rowKey(place)));
	const listOf = async (repository, run) => array(string()).parse(JSON.parse(await store.get(runKey(repository, run)) ?? "[]"));
	/** Gives up what a run holds beside the branch that it waits for, and where none of its stages is at work. */
	const giveUpIdle = async (repository, run) => {
		for (const branch of await listOf(repository, run)) await change({
			repository,
			branch
		}, (row) => row.holder?.run.run === run && !row.holder.isDue ? passOn(row) : row);
	};
	return {
		async acquire({ repository, branch, run, id, item }) {
			const known = await listOf(repository, run.run);
			if (!known.includes(branch)) await store.put(runKey(repository, run.run), JSON.stringify([...known, branch]));
			await store.put(itemKey$1(repository, id), JSON.stringify(item));
			if ((await change({
				repository,
				branch
			}, (present) => takeBranch(present, {
				run,
				id
			}))).holder?.run.run !== run.run) {
				await giveUpIdle(repository, run.run);
				return false;
			}
			await store.delete(itemKey$1(repository, id));
			return true;
		},
		async settle({ repository, run, claims }) {
			const branches = await listOf(repository, run);
			if (branches.length === 0) return;
			for (const branch of branches) await change({
				repository,
				branch
			}, (row) => settleRow(row, {
				run,
				claim: claims.get(branch)
			}));
			if ((await Promise.all(branches.map(async (branch) => ({
				branch,
				row: await read({
					repository,
					branch
				})
			})))).some(({ row }) => row?.waiting.some((one) => one.run.run === run) === true)) await giveUpIdle(repository, run);
			const left = branches.filter((branch) => claims.has(branch));
			if (left.length === 0) await store.delete(runKey(repository, run));
			else await store.put(runKey(repository, run), JSON.stringify(left));
		},
		async findWait({ repository, id }) {
			for (const branch of await listOf(repository, id.split("/", 1)[0] ?? "")) {
				const row = await read({
					repository,
					branch
				});
				const position = (row?.waiting.findIndex((one) => one.id === id) ?? -1) + 1;
				if (position > 0) return {
					branch,
					behind: row?.holder?.run.run ?? "",
					position
				};
			}
		},
		async look(place, again) {
			const row = await read(place);
			const late = row?.holder?.id;
			const text = late === void 0 ? void 0 : await store.get(itemKey$1(place.repository, late));
			if (text !== void 0) {
				const item = JSON.parse(text);
				await options.start({
					...item,
					id: `${item.id} at ${again}`
				});
			}
			return row === void 0 || row.waiting.length === 0 ? void 0 : row.holder?.run;
		}
	};
}
function parseRow(text) {
	return text === void 0 ? void 0 : rowSchema.safeParse(JSON.parse(text)).data;
}
/** Gives a branch that is free, or that its run has already, and a place in the line otherwise. */
function takeBranch(row, { run, id }) {
	const { holder = {
		run,
		isDue: true
	}, waiting } = row;
	if (holder.run.run === run.run) return {
		holder: {
			run,
			isDue: true
		},
		waiting: waiting.filter((one) => one.id !== id)
	};
	return waiting.some((one) => one.id === id) ? row : {
		...row,
		waiting: [...waiting, {
			run,
			id
		}]
	};
}
function settleRow(row, { run, claim }) {
	const isOwn = row.holder?.run.run === run;
	const waiting = claim === "due" ? row.waiting : row.waiting.filter((one) => one.run.run !== run);
	const rest = waiting.length === row.waiting.length ? row : {
		...row,
		waiting
	};
	if (!isOwn || row.holder === void 0) return rest;
	if (claim === void 0) return passOn(rest);
	return {
		...rest,
		holder: {
			...row.holder,
			isDue: claim === "due"
		}
	};
}
/** Gives a branch to the run that came first. */
function passOn({ waiting }) {
	const [next] = waiting;
	if (next === void 0) return { waiting };
	return {
		holder: {
			run: next.run,
			isDue: true,
			id: next.id
		},
		waiting: waiting.filter(({ run }) => run.run !== next.run.run)
	};
}
/** Lists the executions that no longer wait after a change of a row; `started` are those whose run has got the branch by it. */
function listGone(before, after) {
	const gone = before.waiting.filter(({ id }) => !after.waiting.some((one) => one.id === id));
	const isPassed = before.holder?.run.run !== after.holder?.run.run;
	const started = gone.filter(({ run }) => isPassed && run.run === after.holder?.run.run);
	return {
		gone: gone.map(({ id }) => id),
		started: started.map(({ id }) => id)
	};
}
/** Returns the stored form of a row; undefined for one that nobody wants, which is removed. */
function formatRow(row) {
	return row.holder === void 0 && row.waiting.length === 0 ? void 0 : JSON.stringify(row);
}
/**
* Creates the function that changes a branch in one step of the store. Starts are queued before it: a crash between both queues a start
* without a branch, which then waits again, and loses none. A start that was handled before the change has come waits as another item,
* so they are queued once more after it.
*/
function createChange({ store, start }) {
	const queueAll = async (ids, { repository }) => {
		for (const id of ids) {
			const item = await store.get(itemKey$1(repository, id));
			if (item !== void 0) await start(JSON.parse(item));
		}
	};
	return async (place, apply) => {
		for (;;) {
			const from = await store.get(rowKey(place));
			const row = parseRow(from) ?? { waiting: [] };
			const next = apply(row);
			const { gone, started } = listGone(row, next);
			await queueAll(started, place);
			const to = formatRow(next);
			if (to !== from && !await store.replace(rowKey(place), {
				from,
				to
			})) continue;
			await queueAll(started, place);
			for (const id of gone.filter((one) => !started.includes(one))) await store.delete(itemKey$1(place.repository, id));
			return next;
		}
	};
}

// src/entry/app/work/count-slots.ts
const poolSchema$1 = object({
	holders: array(unknown()),
	waiting: array(unknown())
});
/** Counts the agent jobs of all pools that hold a slot, and those that wait for one. */
async function countSlots(store) {
	const pools = (await store.list("slots/")).map(({ value }) => poolSchema$1.safeParse(JSON.parse(value)).data);
	const sum = (part) => pools.reduce((total, pool) => total + (pool?.[part].length ?? 0), 0);
	return {
		holding: sum("holders"),
		waiting: sum("waiting")
	};
}

// src/entry/app/work/slot-pool.ts
const placeSchema = object({
	pipeline: string(),
	limit: number(),
	priority: number(),
	subject: number(),
	urgentLabels: array(string())
});
const poolSchema = object({
	holders: array(object({
		/** The execution; of a workflow run that was found at work, a name that no execution has. */
		id: string(),
		/** The time at which its order was issued. Another order for the same execution is another start. */
		issued: string(),
		/** The time at which it got the slot, or at which its workflow run was known. */
		since: number(),
		/** True once somebody was told to dispatch its workflow run. */
		told: boolean(),
		run: number().optional()
	})),
	waiting: array(object({
		id: string(),
		issued: string(),
		place: placeSchema
	})),
	/** The workflow runs that ended while it was unknown whose they are. */
	ended: array(number()),
	/** The time at which GitHub is asked next what is at work; absent while nothing waits. */
	lookAt: number().optional()
});
const emptyPool = {
	holders: [],
	waiting: [],
	ended: []
};
/** Returns the stored pool; undefined where there is none, or one in a form of another version. */
function parsePool(text) {
	return text === void 0 ? void 0 : poolSchema.safeParse(JSON.parse(text)).data;
}
/** Gives an execution a slot, or a place in the line. The limit and the labels of the newest call count. */
function takeSlot(pool, asking, now) {
	const held = pool.holders.find(({ id }) => id === asking.id);
	if (held !== void 0 && held.issued === asking.issued && held.told) return {
		pool,
		started: [],
		result: held.run === void 0 ? "unknown" : "started"
	};
	const next = held === void 0 ? giveSlots({
		...pool,
		waiting: standInLine(pool.waiting, asking)
	}, now) : {
		pool,
		started: []
	};
	const isHolder = next.pool.holders.some(({ id }) => id === asking.id);
	const told = {
		id: asking.id,
		issued: asking.issued,
		since: now,
		told: true
	};
	const holders = next.pool.holders.map((holder) => holder.id === asking.id ? told : holder);
	return {
		pool: {
			...next.pool,
			holders
		},
		started: next.started.filter((id) => id !== asking.id),
		result: isHolder ? "start" : "wait"
	};
}
/** Puts an execution at the end of the line. One that waits already keeps its place. */
function standInLine(waiting, asking) {
	return waiting.some(({ id }) => id === asking.id) ? waiting.map((one) => one.id === asking.id ? asking : one) : [...waiting, asking];
}
/** Notes the workflow run of a holder. It may have ended before anybody knew whose it is. */
function nameRun(pool, { id, run }, now) {
	const isOver = pool.ended.includes(run);
	const holders = pool.holders.flatMap((holder) => {
		if (holder.id !== id) return [holder];
		return isOver ? [] : [{
			...holder,
			since: now,
			run
		}];
	});
	const ended = holders.some(isUnclear) ? pool.ended.filter((other) => other !== run) : [];
	return {
		...giveSlots({
			...pool,
			holders,
			ended
		}, now),
		result: void 0
	};
}
/** Returns whether a dispatch is under way, or its end is unknown. */
function isUnclear({ told, run }) {
	return told && run === void 0;
}
/** Frees the slot of a workflow run that has ended. While a dispatch is under way, a run that nobody knows is remembered. */
function endRun(pool, run, now) {
	const holders = pool.holders.filter((holder) => holder.run !== run);
	if (holders.length === pool.holders.length && !holders.some(isUnclear)) return {
		pool,
		started: [],
		result: void 0
	};
	const ended = holders.length < pool.holders.length ? pool.ended : [...pool.ended, run].slice(-100);
	return {
		...giveSlots({
			...pool,
			holders,
			ended
		}, now),
		result: void 0
	};
}
/** Takes executions out of the pool: of a start that GitHub refused, or of a run that has ended. One whose workflow run is at work keeps its slot until that one ends. */
function leavePool(pool, isGone, now) {
	const holders = pool.holders.filter((holder) => holder.run !== void 0 || !isGone(holder));
	const waiting = pool.waiting.filter((one) => !isGone(one));
	return {
		...giveSlots({
			...pool,
			holders,
			waiting
		}, now),
		result: void 0
	};
}
/**
* The time after which a holder that GitHub does not list loses its slot. Lists lag behind dispatches, and the event of a
* completed workflow run may be lost.
*/
const trustedMilliseconds = 3e5;
/** Takes the slots of holders that are over. A pool that is not known yet is held by what GitHub lists. */
function refreshPool(pool, active, now) {
	if (active === void 0) return pool ?? emptyPool;
	if (pool === void 0) {
		const holders = active.map(({ id }) => ({
			id: `workflow run ${id}`,
			issued: "",
			since: now,
			told: true,
			run: id
		}));
		return {
			...emptyPool,
			holders
		};
	}
	const isListed = ({ id, run, told }) => !told || active.some((one) => run === void 0 ? isTitleOf(one.title, id) : one.id === run);
	return {
		...pool,
		holders: pool.holders.filter((holder) => now - holder.since <= 3e5 || isListed(holder))
	};
}
/** Returns whether nobody waits: neither for a slot, nor with one for the dispatch of the workflow run. */
function isSettled({ waiting, holders }) {
	return waiting.length === 0 && holders.every(({ told }) => told);
}
/** Lists the executions that have had a slot for long, and that nobody was told to dispatch. */
function listLate({ holders }, now) {
	return holders.filter(({ told, since }) => !told && now - since > 3e5).map(({ id }) => id);
}
/** Returns whether a workflow run has the title of an execution, whose id is that of the repository and the title. The progress may stand behind it. */
function isTitleOf(title, id) {
	const own = id.slice(id.indexOf(" ") + 1);
	return title === own || title.startsWith(`${own} `);
}
/** Orders what waits anew, by the labels that a subject has now. */
function relabel(pool, { subject, labels }) {
	const waiting = pool.waiting.map((one) => one.place.subject === subject ? {
		...one,
		place: {
			...one.place,
			priority: priorityOf(labels, one.place.urgentLabels)
		}
	} : one);
	return {
		...pool,
		waiting
	};
}
/** Returns what waits in the order in which it gets slots: the most urgent first, and equal ones in the order in which they came. */
function listLine(pool) {
	return pool.waiting.toSorted((a, b) => a.place.priority - b.place.priority);
}
/** Gives the free slots to those that wait. */
function giveSlots(pool, now) {
	const [next] = listLine(pool);
	if (next === void 0 || pool.holders.length >= next.place.limit) return {
		pool,
		started: []
	};
	const holders = [...pool.holders, {
		id: next.id,
		issued: next.issued,
		since: now,
		told: false
	}];
	const rest = giveSlots({
		...pool,
		holders,
		waiting: pool.waiting.filter(({ id }) => id !== next.id)
	}, now);
	return {
		pool: rest.pool,
		started: [next.id, ...rest.started]
	};
}

// src/entry/app/work/stored-pools.ts
const poolKey = (name) => `slots/${name}`;
const itemKey = (turn) => `turns/${turn}`;
const labelsKey = (repository, subject) => `labels/${repository}#${subject}`;
/** Queues the start of an execution that has had a slot for long, as another item: its first one was lost in a crash, or given up. */
async function startAgain({ store, now, start }, id) {
	const text = await store.get(itemKey(id));
	if (text === void 0) return;
	const item = JSON.parse(text);
	await start({
		...item,
		id: `${item.id} at ${now()}`
	});
}
/**
* Creates the function that changes a pool in one step of the store. Starts are queued before it: a crash between both queues a start
* without a slot, which then waits again, and loses none. A start that was handled before the change has come waits as another item,
* so they are queued once more after it.
*/
function createPoolChange({ store, start }) {
	const queue = async (id) => {
		const item = await store.get(itemKey(id));
		if (item !== void 0) await start(JSON.parse(item));
	};
	return async (name, apply) => {
		for (;;) {
			const from = await store.get(poolKey(name));
			const { pool, started, result } = apply(parsePool(from));
			for (const id of started) await queue(id);
			const to = JSON.stringify(pool);
			if (to !== from && !await store.replace(poolKey(name), {
				from,
				to
			})) continue;
			for (const id of started) await queue(id);
			return result;
		}
	};
}

// src/entry/app/work/slots.ts
/** The time for which an execution that waits, and labels that were seen, are kept. */
const keptMilliseconds = 3456e6;
function createSlots(options) {
	const pools = {
		options,
		change: createPoolChange(options),
		async list(repository) {
			return (await options.store.list(poolKey(`${repository} `))).map(({ key, value }) => ({
				name: key.slice(poolKey("").length),
				pool: parsePool(value) ?? emptyPool
			}));
		}
	};
	return {
		acquire: (turn, listActive) => acquire(pools, turn, listActive),
		async list() {
			return (await options.store.list(poolKey(""))).map(({ key, value }) => {
				const pool = parsePool(value) ?? emptyPool;
				return {
					name: key.slice(poolKey("").length),
					holders: pool.holders,
					waiting: listLine(pool)
				};
			});
		},
		...createLeaving(pools),
		...createLine(pools)
	};
}
const expiryOf = ({ now }) => new Date(now() + keptMilliseconds).toISOString();
async function acquire({ options, change }, turn, listActive) {
	const { store, now } = options;
	const { pool: name, id, issued, place, item } = turn;
	const known = parsePool(await store.get(poolKey(name)));
	const isHeld = known?.holders.some((holder) => holder.id === id) === true;
	const active = known === void 0 || !isHeld && known.holders.length >= place.limit ? await listActive() : void 0;
	await store.put(itemKey(id), JSON.stringify(item), { expiresAt: expiryOf(options) });
	const labels = await store.get(labelsKey(name.split(" ", 1)[0] ?? "", place.subject));
	const priority = labels === void 0 ? place.priority : priorityOf(JSON.parse(labels), place.urgentLabels);
	const asking = {
		id,
		issued,
		place: {
			...place,
			priority,
			urgentLabels: [...place.urgentLabels]
		}
	};
	const answer = await change(name, (pool) => takeSlot(refreshPool(pool, active, now()), asking, now()));
	if (answer !== "wait") await store.delete(itemKey(id));
	return answer;
}
function createLeaving({ options: { now }, change, list }) {
	return {
		assign: ({ pool: name, id }, run) => change(name, (pool = emptyPool) => nameRun(pool, {
			id,
			run
		}, now())),
		async release(holder) {
			if ("pool" in holder) return change(holder.pool, (pool = emptyPool) => leavePool(pool, ({ id }) => id === holder.id, now()));
			for (const { name, pool } of await list(holder.repository)) {
				if (endRun(pool, holder.workflowRun, now()).pool === pool) continue;
				await change(name, (present = emptyPool) => endRun(present, holder.workflowRun, now()));
			}
		},
		async leave({ repository, run }) {
			const isGone = ({ id }) => id.startsWith(`${repository} ${run}/`);
			for (const { name, pool } of await list(repository)) if ([...pool.waiting, ...pool.holders].some(isGone)) await change(name, (present = emptyPool) => leavePool(present, isGone, now()));
		}
	};
}
function createLine({ options, change, list }) {
	const { store, now } = options;
	return {
		async relabel({ repository, ...of }) {
			const pools = await list(repository);
			if (pools.length === 0) return;
			await store.put(labelsKey(repository, of.subject), JSON.stringify(of.labels), { expiresAt: expiryOf(options) });
			for (const { name, pool } of pools) if (pool.waiting.some(({ place }) => place.subject === of.subject)) await change(name, (present = emptyPool) => ({
				pool: relabel(present, of),
				started: [],
				result: void 0
			}));
		},
		async findPosition({ repository, id }) {
			const place = (await list(repository)).map(({ pool }) => listLine(pool).findIndex((one) => one.id === id)).find((at) => at !== -1);
			return place === void 0 ? void 0 : place + 1;
		},
		async look(name, active) {
			const at = now();
			const late = listLate(parsePool(await store.get(poolKey(name))) ?? emptyPool, at);
			for (const id of late) await startAgain(options, id);
			return change(name, (pool = emptyPool) => {
				const next = giveSlots(refreshPool(pool, active, at), at);
				const lookAt = isSettled(next.pool) ? void 0 : at + trustedMilliseconds;
				return {
					started: next.started,
					pool: {
						...next.pool,
						lookAt
					},
					result: lookAt
				};
			});
		},
		agreeLook: (name) => {
			const at = now();
			return change(name, (pool = emptyPool) => {
				if ((pool.lookAt ?? 0) > at - 3e5 || isSettled(pool)) return {
					pool,
					started: [],
					result: void 0
				};
				const lookAt = at + trustedMilliseconds;
				return {
					pool: {
						...pool,
						lookAt
					},
					started: [],
					result: lookAt
				};
			});
		}
	};
}

// src/entry/app/work/waiting-starts.ts
/** The most starts that wait about one subject. */
const mostWaiting = 20;
function createWaitingStarts(store) {
	const list = async ({ repository, subject, pipeline }) => {
		return (await store.list(`starts/${repository}/${subject}/`)).map(({ key, value }) => ({
			...JSON.parse(value),
			key
		})).filter((start) => pipeline === void 0 || start.pipeline === pipeline);
	};
	return {
		list,
		async add(start, { repository, work }) {
			const { subject, pipeline } = start;
			const all = await list({
				repository,
				subject
			});
			const own = all.filter((one) => one.pipeline === pipeline);
			const known = own.findIndex((one) => one.start === start.start);
			if (known !== -1) return known + 1;
			if (all.length >= mostWaiting) return void 0;
			await store.put(`starts/${repository}/${subject}/${work.arrivedAt} ${pipeline}`, JSON.stringify({
				...start,
				work
			}));
			return own.length + 1;
		},
		async find(key) {
			const value = await store.get(key);
			return value === void 0 ? void 0 : {
				...JSON.parse(value),
				key
			};
		},
		remove: (key) => store.delete(key)
	};
}

// src/entry/app/start-app.ts
/**
* Starts the Probot server. Our own intake verifies deliveries (`createIntake`), they are queued by subject, and the engine of
* the Action handles them. The log goes to `out`.
*/
async function startApp(settings, host) {
	const log = createAppLog(host.out, settings.operation.logFormat);
	const telemetry = await openTelemetry(settings.operation);
	const storage = await openStorage(settings, log);
	try {
		return await serve(settings, {
			...host,
			log,
			telemetry,
			storage
		});
	} catch (thrown) {
		await storage.queue.close();
		await storage.close();
		throw thrown;
	}
}
async function serve(settings, { log, telemetry, storage, ...host }) {
	const { queue, store } = storage;
	const closing = new AbortController();
	const { now } = createSystemClock();
	const milliseconds = () => Date.parse(now());
	const events = createAppEvents(log);
	const arrivals = createArrivals(now);
	const add = async ({ runAt, ...item }) => {
		await queue.add({
			...buildItem(item),
			followUp: true,
			...runAt === void 0 ? {} : { runAt }
		});
	};
	const receive = (delivery) => receiveDelivery(delivery, {
		queue,
		telemetry
	});
	const probotLog = (0, import_pino.pino)({
		level: "fatal",
		name: "probot"
	}, host.out);
	const server = createServer(settings, {
		...host,
		probotLog,
		log,
		telemetry,
		arrivals,
		receive
	});
	const served = addRoutes(server, {
		settings,
		storage,
		telemetry,
		log
	});
	let redelivery;
	await server.load(async (probot) => {
		const clients = createInstallationClients(probot, {
			...storage,
			log,
			now: milliseconds,
			windows: host.windows
		});
		const known = {
			deliveries: createDeliveries(await clients.appClient()),
			log,
			now: milliseconds
		};
		redelivery = {
			...known,
			everyMilliseconds: settings.redeliveryMinutes * 6e4
		};
		const recentDeliveries = createRecentDeliveries({
			...known,
			lagMilliseconds: host.listLagMilliseconds
		});
		const memory = {
			...createMemory(storage, milliseconds),
			recentDeliveries
		};
		const { metrics } = telemetry;
		const context = {
			...clients,
			settings,
			store,
			...memory,
			log,
			metrics,
			events: events.port,
			add,
			arrivals
		};
		processWork(context, {
			queue,
			telemetry,
			now: milliseconds
		});
		const page = {
			context,
			store,
			queue,
			app: await clients.appClient(),
			now: milliseconds,
			closing: closing.signal
		};
		server.addHandler(createHttpHandler(createPageRoutes({
			...page,
			followMilliseconds: host.followMilliseconds
		}), log));
		served.isProcessing = true;
	});
	const http = await server.start().catch(explainListening(settings.port));
	probotLog.level = "warn";
	const address = http.address();
	const port = typeof address === "object" && address !== null ? address.port : settings.port;
	log.info(`Baton App listens on ${settings.host}:${port}.`);
	const stopRedelivering = redelivery === void 0 ? void 0 : keepRedelivering(redelivery);
	return {
		port,
		events: events.emitter,
		async close() {
			served.isStopping = true;
			closing.abort();
			await stopRedelivering?.();
			await server.stop();
			await queue.close();
			await storage.close();
			await telemetry.tracing.close();
		}
	};
}
/** Creates what the App remembers: in its database, and of GitHub in this process. */
function createMemory({ store, queue, runIndex }, now) {
	const start = async (item) => void await queue.add({
		...item,
		followUp: true
	});
	return {
		orders: createOrders(store, now),
		slots: createSlots({
			store,
			now,
			start
		}),
		branches: createBranches({
			store,
			start
		}),
		waitingStarts: createWaitingStarts(store),
		seenBodies: createSeenBodies({
			store,
			now
		}),
		runIndex,
		configs: /* @__PURE__ */ new Map(),
		accounts: /* @__PURE__ */ new Map()
	};
}
/** Hands the work of the queue to its handlers. What GitHub does not let happen now goes back to the queue. */
function processWork(context, { queue, telemetry, now }) {
	const waitForGitHub = createWaitForGitHub(now);
	queue.process((item) => observeWork(telemetry, item, (work) => waitForGitHub(context, {
		id: item.id,
		work
	}, () => handleWork(context, work))));
}
/** Queues a delivery. Its span is the first of the trace of all that it causes. */
async function receiveDelivery(delivery, { queue, telemetry }) {
	const { id, name } = delivery;
	const attributes = {
		"baton.delivery": id,
		"github.event": name
	};
	await telemetry.tracing.span({
		name: `webhook ${name}`,
		kind: "server",
		attributes
	}, async ({ traceparent }) => {
		const origin = {
			delivery: id,
			...traceparent === void 0 ? {} : { traceparent }
		};
		await queue.add({
			id,
			key: buildLane(delivery),
			payload: {
				kind: "delivery",
				...delivery,
				origin
			}
		});
	});
}
/** Adds all that is served beside deliveries. Returns the state of the App, from which its health follows. */
function addRoutes(server, { settings, storage, telemetry, log }) {
	const { queue, store } = storage;
	const { metrics } = telemetry;
	metrics.watch({
		countWork: () => queue.size(),
		countSlots: () => countSlots(store)
	});
	const state = {
		store,
		isProcessing: false,
		isStopping: false
	};
	server.addHandler((request, response) => servePending(request, {
		response,
		queue
	}));
	server.addHandler(createHttpHandler(listRoutes({
		settings,
		queue,
		store,
		health: createHealth(state),
		metrics,
		log
	}), log));
	return state;
}
/** Creates the server, which listens only when it is started. */
function createServer(settings, { probotLog, answerMilliseconds, ...host }) {
	return new Server({
		Probot: createAppProbot(settings, host),
		port: settings.port,
		host: settings.host,
		request: { fetch: createFetch(answerMilliseconds) },
		log: probotLog
	});
}
/** Serves `GET /baton/pending`: the number of pieces of work that wait or run. */
async function servePending(request, answer) {
	if (request.url !== "/baton/pending") return false;
	const pending = await answer.queue.size();
	answer.response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ pending }));
	return true;
}

// src/entry/app/work/read-settings.ts
const pageSettings = [
	"CLIENT_ID",
	"CLIENT_SECRET",
	"BATON_URL"
];
const required = {
	APP_ID: "the number of the GitHub App",
	PRIVATE_KEY: "its private key in PEM form",
	WEBHOOK_SECRET: "the secret that its webhooks are signed with",
	BATON_SIGNING_KEY: "the secret that signs records: <id>:<base64 of the 32-byte Ed25519 seed>"
};
/**
* Reads the settings of the App from its environment. Fails without a webhook secret, because the library would fall back to a
* publicly known one.
*/
function readSettings(environment) {
	const missing = listMissing(environment);
	if (missing.length > 0) throw new Error(`BATON-E912: the App cannot start without ${missing.map(([name, what]) => `${name} (${what})`).join(", ")}. Set ${missing.length === 1 ? "it" : "them"} in its environment.`);
	const get = (name) => environment[name] ?? "";
	const signer = createSigner(get("BATON_SIGNING_KEY"));
	if (!signer.ok) throw new Error(`${signer.error.code}: BATON_SIGNING_KEY: ${signer.error.message}`);
	const client = readClient(get("CLIENT_ID").trim(), get("CLIENT_SECRET").trim());
	return {
		appId: parseAppId(get("APP_ID").trim()),
		privateKey: parsePrivateKey(get("PRIVATE_KEY").replaceAll("\\n", "\n")),
		webhookSecret: get("WEBHOOK_SECRET"),
		signingKey: get("BATON_SIGNING_KEY"),
		path: get("PATH"),
		client,
		page: readPageSettings(client, readAddress(environment, "BATON_URL")),
		missingForPage: pageSettings.filter((name) => get(name).trim() === ""),
		...readServerSettings(environment)
	};
}
/** Returns the settings without which the App cannot work on GitHub, and which are missing, with the meaning of each. */
function listMissing(environment) {
	return Object.entries(required).filter(([name]) => !environment[name]?.trim());
}
/** Reads the settings that an App has before it is connected with GitHub. Throws one sentence about the first that is wrong. */
function readServerSettings(environment) {
	const get = (name, otherwise = "") => environment[name] || otherwise;
	return {
		port: parsePort(get("PORT", "3000")),
		host: get("HOST", "127.0.0.1"),
		apiUrl: readAddress(environment, "GITHUB_API_URL") ?? "https://api.github.com",
		serverUrl: readAddress(environment, "GITHUB_SERVER_URL") ?? "https://github.com",
		agentWorkflow: get("BATON_AGENT_WORKFLOW", "baton-agent.yml"),
		config: get("BATON_CONFIG", ".github/baton.yml"),
		database: parseDatabase(get("DATABASE_URL"), get("BATON_DATABASE", "baton.sqlite")),
		maxWaiting: parseLimit(get("BATON_MAX_WAITING", "100000")),
		redeliveryMinutes: parseMinutes(get("BATON_REDELIVERY_MINUTES", "5")),
		url: readAddress(environment, "BATON_URL"),
		operation: readOperationSettings(environment)
	};
}
/** Returns the client with which people sign in. One half without the other is a mistake. */
function readClient(id, secret) {
	if (id === "" && secret === "") return void 0;
	if (id !== "" && secret !== "") return {
		id,
		secret
	};
	throw new Error(`BATON-E912: ${id === "" ? "CLIENT_SECRET is set and CLIENT_ID" : "CLIENT_ID is set and CLIENT_SECRET"} is not. Set both, or none if nobody is to sign in.`);
}
function readPageSettings(client, address) {
	if (client === void 0 || address === void 0) return void 0;
	if (new URL(address).origin !== address) throw new Error(`BATON-E912: BATON_URL is "${address}". Write the address of the App as browsers see it, without a path, such as https://baton.example.com.`);
	return {
		clientId: client.id,
		clientSecret: client.secret,
		url: address
	};
}
function parseLimit(text) {
	const limit = Number(text);
	if (!Number.isSafeInteger(limit) || limit < 1) throw new Error(`BATON-E912: BATON_MAX_WAITING is "${text}". Write a number from 1.`);
	return limit;
}
function parsePort(text) {
	if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new Error(`BATON-E912: PORT is "${text}". Write a number from 0 to 65535.`);
	return Number(text);
}
function parseAppId(text) {
	if (!/^[1-9]\d{0,15}$/.test(text)) throw new Error(`BATON-E912: APP_ID is "${text}". Write the number that the settings page of the GitHub App shows as App ID.`);
	return text;
}
/** Checks the private key without naming any part of it. The first request would fail otherwise, and long after the start. */
function parsePrivateKey(text) {
	const wanted = "Write the whole content of the .pem file that GitHub gave you for the App";
	let type;
	try {
		type = createPrivateKey(text).asymmetricKeyType;
	} catch {
		throw new Error(`BATON-E912: PRIVATE_KEY is no private key in PEM form. ${wanted}; line breaks may be written as \\n.`);
	}
	if (type !== "rsa") throw new Error(`BATON-E912: PRIVATE_KEY is a key of type ${type}, and GitHub's are of type rsa. ${wanted}.`);
	return text;
}
function parseMinutes(text) {
	if (!/^\d{1,4}$/.test(text) || Number(text) < 1 || Number(text) > 1440) throw new Error(`BATON-E912: BATON_REDELIVERY_MINUTES is "${text}". Write a number of minutes from 1 to 1440.`);
	return Number(text);
}
/** Reads which database is used. The server wins, because platforms that offer one set its address. The message shows no password. */
function parseDatabase(url, path) {
	if (url === "") return {
		kind: "file",
		path
	};
	if (!/^postgres(?:ql)?:\/\/./.test(url)) throw new Error(`BATON-E912: DATABASE_URL begins with "${url.split(":", 1)[0]}". Write postgres://user:password@host/database, or leave it out to keep the work in the file of BATON_DATABASE.`);
	return {
		kind: "postgres",
		url
	};
}

// src/entry/app/start.ts
/**
* Starts the App with the settings of its environment, and below them those that its setup has stored. Without both it serves the
* setup, and works in the same process as soon as that is done.
*/
async function start(environment, host) {
	if (listMissing(environment).length === 0) return startApp(readSettings(environment), host);
	const settings = readServerSettings(environment);
	const log = createAppLog(host.out, settings.operation.logFormat);
	const storage = await openStorage(settings, log);
	const stored = await readStored(storage.store).catch(closeAndThrow(storage));
	if (stored === void 0 && isUntouched(environment)) return setUp({
		environment,
		host,
		storage
	}).catch(closeAndThrow(storage));
	await close(storage);
	return startApp(readStoredSettings(environment, stored), host);
}
/** Returns whether nothing names a GitHub App. With a part of its settings, the rest was forgotten. */
function isUntouched(environment) {
	return ![
		"APP_ID",
		"PRIVATE_KEY",
		"WEBHOOK_SECRET"
	].some((name) => environment[name]?.trim());
}
function readStoredSettings(environment, stored) {
	if (stored === void 0) return readSettings(environment);
	const merged = mergeSettings(environment, stored);
	if (listMissing(merged).length === 0) return readSettings(merged);
	try {
		return readSettings(merged);
	} catch (thrown) {
		throw new Error(`${messageOf(thrown)} App ${stored.app} was set up on ${stored.at.slice(0, 10)}, and /setup showed them then.`);
	}
}
async function setUp({ environment, host, storage }) {
	const settings = readServerSettings(environment);
	const log = createAppLog(host.out, settings.operation.logFormat);
	const setup = await serveSetup({
		settings,
		signingKey: environment.BATON_SIGNING_KEY?.trim() || void 0,
		store: storage.store,
		log
	});
	let isStopped = false;
	const next = setup.done.then(async (stored) => {
		await setup.close();
		await close(storage);
		if (isStopped || stored === void 0) return void 0;
		const app = {
			app: stored.APP_ID ?? "",
			at: (/* @__PURE__ */ new Date()).toISOString(),
			settings: stored
		};
		return startApp({
			...readStoredSettings(environment, app),
			port: setup.port
		}, host);
	});
	next.catch((thrown) => {
		log.error(`The App cannot start with its new settings: ${messageOf(thrown)}`);
		process.exitCode = 1;
	});
	return {
		port: setup.port,
		async close() {
			isStopped = true;
			setup.stop();
			await (await next)?.close();
		}
	};
}
async function close({ queue, close }) {
	await queue.close();
	await close();
}
/** Returns what to do when a start fails: an open database would keep the process alive. */
function closeAndThrow(storage) {
	return async (thrown) => {
		await close(storage);
		throw thrown;
	};
}

// src/entry/app/stop-in-time.ts
/**
* Stops the App, and ends the process when it is not done in time: platforms kill a process some seconds after they told it to stop.
* Work that is cut off is done again by the next start.
*/
async function stopInTime(app, environment) {
	const { logFormat, stopSeconds } = readOperationSettings(environment);
	const log = createAppLog(process.stderr, logFormat);
	const deadline = setTimeout(() => {
		log.warning(`The App was not done within ${stopSeconds} s. The next start does what is left.`);
		process.exit(0);
	}, stopSeconds * 1e3);
	try {
		await app.close();
	} finally {
		clearTimeout(deadline);
	}
}

// src/entry/app/main.ts
/** Starts the App. Catches every error in this one place: wrong settings are reported in words, and the App does not start. */
try {
	const format = process.env.LOG_FORMAT || (process.stderr.isTTY ? "text" : "json");
	const environment = {
		...process.env,
		LOG_FORMAT: format
	};
	const app = await start(environment, { out: process.stderr });
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stopInTime(app, environment));
} catch (thrown) {
	process.stderr.write(`${messageOf(thrown)}\n`);
	process.exitCode = 1;
}

export {  };