import { i as __toESM, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { C as unknown$1, S as union, b as string, c as bigint, f as int, g as object, h as number, l as boolean, o as _undefined, r as _enum, s as array, u as custom, v as record, x as tuple } from "./zod.js";
import { $r as isLong, At as readRun, Ba as isSuccess, C as findRuns, Di as awaitsApproval, Dn as buildRunUsage, Dr as runUsageSchema, Ei as awaitsAnswer, En as addUsage, Eo as dispatchSchema, Fa as pipelineOf, Fn as loadConditions, G as absentAsUndefined, Go as createTokenAuth, Ho as retry, I as createIdempotently, Ii as nextOf, Ir as createDecodeMemory, It as loadHandoffs, J as unchangedAsUndefined, Jo as getUserAgent, K as hasReason, Ko as request$2, La as stageOf$1, Li as readyRows, Lo as repositoryPayloadSchema, Mi as awaitsTime, Ni as identityOf, P as repositorySchema$2, Pi as isOpen, Pn as usageOf, Qr as findsOut, Ra as viewThreadOf, Ti as awaitingRows, Uo as paginateRest, Vt as lockOf, Wo as Octokit, Wr as childLimits, Xa as isMeant, Xr as accountAt, Y as withTranslatedErrors, Zn as publishedBefore, Zr as findWaking, Zt as parseRunName, a as createOctokit, ai as failuresOf, bn as loadState, bo as openDispatch, ct as createNodeHasher, dt as generateKeyPair, fi as sleepOf, ft as createDeflate, g as createRedactor, hn as priorityOf, ho as startIdOf, ji as awaitsRaise, jo as checkPayloadSchema, ka as branchStagesOf, kn as formatCost, ko as buildRepository, lt as createSigner, m as StartBlocked, mt as createTextArtifacts, nn as renderStageBranch, o as refuseBroken, oo as describeDuration, po as hasSubject, pt as createSystemClock, q as translateError, qo as RequestError, qt as executionTitle, ri as openingOf, s as throttling, so as describeTime, ti as listClosedBy, ut as createVerifier, w as runRefOf, wa as findMatrix, wr as outputLimits, yo as decodePorts } from "./job-agent-plan-publish.js";
import { C as messageOf, D as outputArtifact, E as defaultAgentWorkflow, O as outputFile, _ as normaliseBody, a as isPlainMap, f as flattenText, j as progressFile, k as parseProgressName, l as utf8Length, o as parseJson$1, s as parseStored, t as GitHubError, w as problemText } from "./job-cli.js";
import { _ as setSignedCookie, d as siteHeaders, f as isSameText, g as setCookie, h as getSignedCookie, i as createQueueRoutes, m as getCookie, n as createRunsRoutes, o as createSiteRoutes, p as deleteCookie, t as describeTimeline, u as showPage, v as siteStyle, y as searchTextOf } from "./describe-timeline.js";
import { a as withWorkFacts, c as require_pino, d as require_pino_std_serializers, i as readWorkFacts, l as require_on_exit_leak_free, n as openTelemetry, o as countRecords, r as readOrigin, s as readRateLimit, t as createAppLog, u as require_atomic_sleep } from "./open-telemetry.js";
import { C as Hono, E as raw, O as resolveCallbackSync, S as getRequestListener, T as escapeToBuffer, f as escapeHtml, j as HTTPException, k as stringBufferToString, n as describeRun, t as fillStoredRecords } from "./fill-records.js";
import { a as readOperationSettings, i as readNumber, r as readAddress, t as isAddress } from "./operation-settings2.js";
import { g as findTick, h as findNextTick, o as toConfig, r as checkConfig, t as completeConfig, v as normaliseCron } from "./job-plan-validate.js";
import { Ht as isPollingStage, In as truncateCodePoints, Mt as isPause, Vt as isAgentStage, _n as failure, _t as accountOf, ht as compareBy, l as browser_default, mn as parseUntrustedJson, vn as success, vt as isSameAccount } from "./job-agent-plan-publish-validate.js";
import { r as startOf, t as enterRun } from "./hold-starts2.js";
import { A as isJob, Ct as renderStageGraph, Dt as renderFoldedTasks, Jn as commentsOf, L as readStatusComment, Lr as describeChange, Mn as createGitHub, Ot as renderStageTable, R as readStatusCommentId, Rr as parseChange, Sn as isTransient, Tt as renderHeadline, Xt as renderEarlyChildren, Zt as packSections, _t as isPaused, bt as renderStatusComment, d as wireEngine, dr as isCloseKey, g as createArtifactReader, gn as isAwaitedCheck, h as createDispatchingStarter, j as performEffects, jn as describeCause, k as sweepSince, n as sweepRun, nn as describeWait, nr as decide, p as readRepositoryConfigText, q as describeListed, rt as approveCommand, sn as runsSince, tn as describeOutcome, tt as readAskedApproval, v as createOnceStarter, vt as appendAndRead, w as readStartedRun, wt as renderStageNotes, x as isTakenOver, y as isAtWork, zr as pauseLabel } from "./job-plan-publish.js";
import { F as mapWebhook, U as resolveCheck, Y as checkConclusions, c as listOpenRuns, d as joinRuns, f as readEndedRuns, g as isAwaitedEvent, h as startFromEvent, l as sweepEnds, p as renderPlanSummary, q as parseTrigger, s as reportConfig, w as pauseWords, x as listRunsAbout } from "./job-plan.js";
import { M as resumeRun, _ as planChildren, a as explainLostJob, o as explainVanishedRun, r as openAgentOutput, s as advanceRun, y as findEarlyChildren } from "./job-publish.js";
import { n as unzipEntry } from "./unzip-entry.js";
import { t as decodeChildCalls } from "./read-child-calls.js";
import { m as findNamesake, p as checkOrder } from "./job-agent-publish.js";
import { n as askPermittedApprovers } from "./approval-rights.js";
import { i as retryRun, n as approveStage, t as cancelRuns } from "./cancel.js";
import { n as askPermittedRuns, t as askPermittedPipelines } from "./rights.js";
import { t as locateCheck } from "./locate-check.js";
import { n as classifyFor, t as applyChange } from "./apply-change.js";
import { t as reportStartBlocked } from "./report-start-blocked.js";
import { c as countBudgets, f as periodOf, i as describeUnknown, o as canWait, r as describePeriod, t as describeAmount } from "./describe-budget.js";
import { t as require_split2 } from "./split2.js";
import { t as restEndpointMethods } from "./dist-src.js";
import { builtinModules, createRequire } from "node:module";
import { isIP } from "node:net";
import { createServer as createServer$1 } from "node:http";
import { Transform } from "node:stream";
import { Buffer as Buffer$1, isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { EventEmitter, once } from "node:events";
import { channel, tracingChannel } from "node:diagnostics_channel";
import { createCipheriv, createDecipheriv, createHash, createHmac, createPrivateKey, createSecretKey, hkdfSync, randomBytes, randomUUID, subtle, timingSafeEqual } from "node:crypto";
import { pathToFileURL } from "node:url";
import { AsyncLocalStorage } from "node:async_hooks";
import { platform } from "node:os";
import { request as request$1 } from "node:https";
import path, { resolve } from "node:path";
import { closeSync, fdatasync, fsyncSync, openSync } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { exec } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { lookup } from "node:dns/promises";

// src/adapters/queue/postgres-app-store.ts
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
		async replace(key, { from, to, expiresAt }) {
			if (to === void 0) return remove(key, from);
			return (from === void 0 ? await query(`INSERT INTO ${table} AS old (key, value, expires) VALUES ($1, $2, $3)
               ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires
               WHERE old.expires <= now() RETURNING key`, [
				key,
				to,
				expiresAt ?? null
			]) : await query(`UPDATE ${table} SET value = $2, expires = $4 WHERE key = $1 AND value = $3 AND ${isValid} RETURNING key`, [
				key,
				to,
				from,
				expiresAt ?? null
			])).length > 0;
		},
		async check() {
			const [row] = await query(`SELECT current_setting('transaction_read_only') AS only_reads`, []);
			if (row?.only_reads === "on") throw new Error("the PostgreSQL server takes no changes (transaction_read_only is on)");
		},
		async removeExpired() {
			const [row] = await query(`WITH removed AS (DELETE FROM ${table} WHERE expires <= now() RETURNING 1) SELECT count(*) AS number FROM removed`);
			return Number(row?.number);
		}
	};
}

// src/adapters/queue/postgres-database.ts
const pollMilliseconds$2 = 500;
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
function cannotUse(thrown) {
	return `BATON-E916: the PostgreSQL server of DATABASE_URL cannot be used: ${thrown instanceof AggregateError ? thrown.errors.map(messageOf).join(", ") : messageOf(thrown)}. Check that it runs, that the address has the form postgres://user:password@host/database, and that the user may create schemas in that database.`;
}
const passing = /* @__PURE__ */ new Set([
	...[
		"ECONNREFUSED",
		"ECONNRESET",
		"EPIPE",
		"ETIMEDOUT",
		"EHOSTUNREACH"
	],
	...["ENOTFOUND", "EAI_AGAIN"],
	...[
		"57P01",
		"57P02",
		"57P03"
	]
]);
function isUnreachable(thrown) {
	if (!(thrown instanceof Error)) return false;
	return "code" in thrown && passing.has(thrown.code) || thrown.message === "Connection terminated unexpectedly";
}
async function connect({ url, log, schema = "baton", ...options }) {
	const { superviseSeconds = 2, answerMilliseconds = 3e4 } = options;
	const connection = {
		query_timeout: answerMilliseconds,
		keepAlive: true
	};
	const { PgBoss } = await import("./dist2.js");
	const boss = new PgBoss({
		...connection,
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
function migration(schema) {
	return `BEGIN;
    SELECT pg_advisory_xact_lock(hashtext('${schema}'));
    CREATE SCHEMA IF NOT EXISTS ${schema};
    CREATE TABLE IF NOT EXISTS ${schema}.app_values (
      key text COLLATE "C" PRIMARY KEY,
      value text NOT NULL,
      expires timestamptz
    );
    CREATE INDEX IF NOT EXISTS app_values_expires ON ${schema}.app_values (expires) WHERE expires IS NOT NULL;
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
var QueueFull = class extends Error {
	constructor({ id, waiting }) {
		super(`${waiting} items wait, which is the most; ${id} was not accepted. Send it again later.`);
		this.name = "QueueFull";
	}
};
var PutOff = class extends Error {
	until;
	constructor(message, { until, cause }) {
		super(message, { cause });
		this.name = "PutOff";
		this.until = until;
	}
};

// src/adapters/queue/group-turns.ts
function ownerOf(group) {
	return group.split("/", 1)[0] ?? group;
}
function shareOf(places) {
	return {
		owner: Math.max(1, places - 1),
		group: Math.max(1, places - 2)
	};
}
function listSatisfied(places, taken) {
	const most = shareOf(places);
	return {
		groups: listFrequent(taken, most.group),
		owners: listFrequent(taken.map(ownerOf), most.owner)
	};
}
function listFrequent(names, times) {
	return [...new Set(names)].filter((name) => names.filter((other) => other === name).length >= times);
}
function createGroupTurns(places) {
	const owners = /* @__PURE__ */ new Map();
	const most = shareOf(places);
	let running = 0;
	const takeFrom = (owner) => {
		for (const [name, group] of owner.groups) {
			if (group.running >= most.group) continue;
			const key = group.ready.shift();
			if (key === void 0) continue;
			group.running++;
			moveToEnd(owner.groups, name, group);
			return {
				group: name,
				key
			};
		}
	};
	return {
		add(turn, key) {
			const owner = owners.get(turn.owner) ?? {
				groups: /* @__PURE__ */ new Map(),
				running: 0
			};
			owners.set(turn.owner, owner);
			const group = owner.groups.get(turn.group) ?? {
				ready: [],
				running: 0
			};
			owner.groups.set(turn.group, group);
			group.ready.push(key);
		},
		take() {
			if (running >= places) return void 0;
			for (const [name, owner] of owners) {
				const taken = owner.running >= most.owner ? void 0 : takeFrom(owner);
				if (taken === void 0) continue;
				running++;
				owner.running++;
				moveToEnd(owners, name, owner);
				return {
					turn: {
						owner: name,
						group: taken.group
					},
					key: taken.key
				};
			}
		},
		free(turn) {
			const owner = owners.get(turn.owner);
			const group = owner?.groups.get(turn.group);
			if (owner === void 0 || group === void 0) return;
			running--;
			owner.running--;
			group.running--;
			if (group.running === 0 && group.ready.length === 0) owner.groups.delete(turn.group);
			if (owner.groups.size === 0) owners.delete(turn.owner);
		}
	};
}
function moveToEnd(map, name, value) {
	map.delete(name);
	map.set(name, value);
}

// src/adapters/queue/journal.ts
const queueDefaults = {
	concurrency: 8,
	attempts: 5,
	deaths: 20,
	backOff: doubleFromOneSecond,
	maxWaiting: 1e5
};
const deathsWithoutDelay = 2;
function delayAfterDeaths(deaths, backOff = doubleFromOneSecond) {
	return deaths <= deathsWithoutDelay ? 0 : backOff(deaths - deathsWithoutDelay) * (1 + Math.random());
}
function describeDeaths({ id, key }, deaths) {
	return `Gave up on ${id} of ${key}: ${deaths} ${deaths === 1 ? "process" : "processes"} ended while they handled it. It may be what ends them.`;
}
function doubleFromOneSecond(failures) {
	return Math.min(1e3 * 2 ** (failures - 1), 6e4);
}

// src/adapters/queue/postgres-job.ts
const heartbeatSeconds = 10;
const day$1 = 86400;
const policy = "key_strict_fifo";
const settings = {
	retryLimit: 1e6,
	retryDelay: 0,
	heartbeatSeconds: 10,
	expireInSeconds: day$1 / 2,
	retentionSeconds: 365 * day$1,
	deleteAfterSeconds: 9 * day$1
};
async function ensureQueue(boss, name) {
	await boss.createQueue(name, {
		policy,
		...settings
	});
	await boss.updateQueue(name, settings);
}
function toJob({ id, key, group, causes, payload, runAt }) {
	const stored = { item: JSON.stringify({
		id,
		key,
		group,
		causes,
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
function readItem(job) {
	return JSON.parse(job.data.item);
}
function toUuid(id) {
	const hex = createHash("sha256").update(id).digest("hex");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

// src/adapters/queue/postgres-queue.ts
async function createPostgresQueue(database, options) {
	const { name = "work" } = options;
	await ensureQueue(database.boss, name);
	return new PostgresQueue(database, {
		...queueDefaults,
		pollMilliseconds: 1e3,
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
		if (this.#closed && (item.followUp !== true || this.#running.size === 0)) throw new Error(`The queue is closed; ${item.id} was not accepted.`);
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
	async #handOut() {
		while (this.#isWoken && !this.#isFull()) {
			this.#isWoken = false;
			let jobs = await this.#take();
			while (jobs.length > 0) {
				for (const job of jobs) this.#begin(job);
				jobs = this.#isFull() ? [] : await this.#take();
			}
		}
	}
	#begin(job) {
		const present = this.#running.get(job.id);
		if (present !== void 0) {
			present.retryCount = job.retryCount;
			return;
		}
		this.#running.set(job.id, job);
		this.#work(job);
	}
	async #take() {
		const { boss } = this.#database;
		const { name, concurrency, log } = this.#options;
		const batchSize = Math.max(1, concurrency - this.#running.size - 2);
		try {
			const { groups, owners } = listSatisfied(concurrency, [...this.#running.values()].flatMap(({ groupId }) => groupId ?? []));
			const ignoreGroups = [...groups, ...await this.#listGroupsOf(owners)];
			const jobs = await boss.fetch(name, {
				includeMetadata: true,
				batchSize,
				ignoreGroups
			});
			const isRefused = ({ groupId }) => this.#closed || groupId != null && owners.includes(ownerOf(groupId));
			const refused = jobs.filter(isRefused);
			for (const job of refused) await this.#handBack(job, { wait: 0 });
			if (refused.length > 0) this.#isWoken = true;
			return jobs.filter((job) => !refused.includes(job));
		} catch (thrown) {
			log.warning(`PostgreSQL handed out no work: ${messageOf(thrown)}`);
		}
		return [];
	}
	async #listGroupsOf(owners) {
		if (owners.length === 0) return [];
		return (await this.#database.query(`SELECT DISTINCT group_id FROM ${this.#database.schema}_queue.job
       WHERE name = $1 AND state < 'active' AND start_after <= now() AND split_part(group_id, '/', 1) = ANY($2)`, [this.#options.name, owners])).map(({ group_id }) => String(group_id));
	}
	async #work(job) {
		const { log, backOff } = this.#options;
		const item = readItem(job);
		try {
			const delay = job.data.delayedAfter === job.retryCount ? 0 : delayAfterDeaths(job.retryCount, backOff);
			if (job.retryCount >= this.#options.deaths) await this.#giveUp(job, describeDeaths(item, job.retryCount));
			else if (delay > 0) await this.#handBack(job, {
				wait: delay,
				note: { delayedAfter: job.retryCount }
			});
			else await this.#tryOnce(job, item);
		} catch (thrown) {
			log.error(`The end of ${item.id} of ${item.key} could not be stored; it will be handed out again: ${messageOf(thrown)}`);
		} finally {
			this.#running.delete(job.id);
			this.#count.value--;
			this.#wake();
		}
	}
	async #tryOnce(job, item) {
		try {
			await this.#handler?.(item);
		} catch (thrown) {
			if (thrown instanceof PutOff) return this.#handBack(job, { wait: Date.parse(thrown.until) - Date.now() });
			return this.#fail(job, {
				item,
				failure: messageOf(thrown)
			});
		}
		await this.#complete(job);
	}
	async #complete({ id, retryCount }) {
		const { query, schema } = this.#database;
		await query(`UPDATE ${schema}_queue.job SET state = 'completed', completed_on = now(), data = NULL, output = NULL
       WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3`, [
			this.#options.name,
			id,
			retryCount
		]);
	}
	async #fail(job, { item, failure }) {
		const { attempts, backOff, log } = this.#options;
		const { id, key } = item;
		const failures = (job.data.failures ?? 0) + 1;
		if (failures >= attempts) return this.#giveUp(job, `Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
		log.warning(`Attempt ${failures} of ${attempts} for ${id} of ${key} failed: ${failure}`);
		await this.#handBack(job, {
			wait: backOff(failures),
			note: { failures }
		});
	}
	async #giveUp(job, report) {
		const { boss, query, schema } = this.#database;
		const causes = (readItem(job).causes ?? []).map(toUuid);
		const done = `DELETE FROM ${schema}_queue.job WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'completed'`;
		if (causes.length > 0) await query(done, [this.#options.name, causes]);
		await boss.deleteJob(this.#options.name, job);
		this.#options.log.error(report);
	}
	async #handBack({ id, retryCount }, { wait, note = {} }) {
		const { query, schema } = this.#database;
		await query(`UPDATE ${schema}_queue.job SET state = 'retry', started_on = NULL, heartbeat_on = NULL, data = data || $5::jsonb,
         start_after = now() + $3 * interval '1 millisecond'
       WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $4`, [
			this.#options.name,
			id,
			wait,
			retryCount,
			JSON.stringify(note)
		]);
	}
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
const removedAtOnce = 1e3;
function createSqliteAppStore({ connection, write, clock }) {
	const now = () => Date.parse(clock.now());
	const on = (sql) => connection.prepare(sql);
	const isValid = "(expires IS NULL OR expires > ?)";
	const get = on(`SELECT value FROM app_values WHERE key = ? AND ${isValid}`);
	const put = on("INSERT INTO app_values (key, value, expires) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires = excluded.expires");
	const remove = on("DELETE FROM app_values WHERE key = ?");
	const list = on(`SELECT key, value FROM app_values WHERE key >= ? AND substr(key, 1, length(?)) = ? AND ${isValid} ORDER BY key`);
	const removeSome = on(`DELETE FROM app_values WHERE key IN (SELECT key FROM app_values WHERE expires <= ? LIMIT ${removedAtOnce})`);
	const find = (key) => {
		const row = get.get(key, now());
		return row === void 0 ? void 0 : String(row.value);
	};
	const store = (key, value, expiresAt) => {
		put.run(key, value, expiresAt === void 0 ? null : Date.parse(expiresAt));
	};
	return {
		get: async (key) => find(key),
		async put(key, value, { expiresAt } = {}) {
			await write(() => store(key, value, expiresAt));
		},
		async delete(key) {
			await write(() => remove.run(key));
		},
		list: async (prefix) => list.all(prefix, prefix, prefix, now()).map(({ key, value }) => ({
			key: String(key),
			value: String(value)
		})),
		replace: (key, { from, to, expiresAt }) => write(() => {
			if (find(key) !== from) return false;
			if (to === void 0) remove.run(key);
			else store(key, to, expiresAt);
			return true;
		}),
		check: () => write(() => {
			store("check", "", void 0);
			remove.run("check");
		}),
		async removeExpired() {
			const at = now();
			for (let removed = 0;;) {
				const more = await write(() => Number(removeSome.run(at).changes));
				removed += more;
				if (more < removedAtOnce) return removed;
			}
		}
	};
}

// src/adapters/queue/group-commit.ts
const mostAtOnce = 256;
function createGroupCommit({ connection, sync, crash }) {
	const changes = [];
	let writing;
	let isClosed = false;
	const writeAll = async () => {
		await new Promise(setImmediate);
		while (changes.length > 0) {
			const committed = commitEach(connection, changes.splice(0, mostAtOnce));
			if (committed.length > 0) await sync();
			for (const { done } of committed) done();
		}
		writing = void 0;
	};
	return {
		write: (change) => new Promise((resolve, reject) => {
			if (isClosed) return reject(/* @__PURE__ */ new Error("The database is closed."));
			let result;
			const run = () => {
				result = change();
			};
			changes.push({
				run,
				done: () => resolve(result),
				fail: reject
			});
			writing ??= writeAll().catch(crash);
		}),
		async close() {
			isClosed = true;
			await writing;
		}
	};
}
function commitEach(connection, batch) {
	if (commit(connection, batch) === void 0) return batch;
	return batch.filter((change) => {
		const failure = commit(connection, [change]);
		if (failure !== void 0) change.fail(failure.thrown);
		return failure === void 0;
	});
}
function commit(connection, batch) {
	try {
		connection.exec("BEGIN IMMEDIATE");
		for (const { run } of batch) run();
		connection.exec("COMMIT");
		return;
	} catch (thrown) {
		if (connection.isTransaction) connection.exec("ROLLBACK");
		return { thrown };
	}
}

// src/adapters/queue/sqlite-schema.ts
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
   CREATE INDEX runs_pipeline ON runs (repository, pipeline)`,
	`ALTER TABLE items ADD COLUMN deaths INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE items ADD COLUMN at_work INTEGER NOT NULL DEFAULT 0`,
	`ALTER TABLE items ADD COLUMN causes TEXT NOT NULL DEFAULT '[]'`,
	`CREATE TABLE new_items (
     seq INTEGER PRIMARY KEY,
     id TEXT NOT NULL,
     key TEXT NOT NULL,
     "group" TEXT,
     due INTEGER NOT NULL,
     failures INTEGER NOT NULL DEFAULT 0,
     deaths INTEGER NOT NULL DEFAULT 0,
     at_work INTEGER NOT NULL DEFAULT 0,
     put_off_until INTEGER,
     causes TEXT NOT NULL,
     payload TEXT NOT NULL,
     text_field TEXT,
     text TEXT
   ) STRICT;
   INSERT INTO new_items (seq, id, key, "group", due, failures, deaths, at_work, put_off_until, causes, payload)
     SELECT seq, id, key, "group", due, attempts, deaths, at_work, put_off_until, causes, payload FROM items;
   DROP TABLE items;
   ALTER TABLE new_items RENAME TO items;
   DELETE FROM known_ids WHERE done IS NULL`
];

// src/adapters/queue/sqlite-database.ts
const pollMilliseconds$1 = 100;
async function openSqliteDatabase({ path, clock, waitMilliseconds = 3e4, crash = throwOutside }) {
	for (let waited = 0;; waited += pollMilliseconds$1) {
		const connection = tryOpen(path);
		if (connection !== void 0) return createDatabase(connection, {
			path,
			clock,
			crash
		});
		if (waited >= waitMilliseconds) throw new Error(inUse(path, waitMilliseconds));
		await clock.sleep(Math.min(pollMilliseconds$1, waitMilliseconds));
	}
}
function inUse(path, waited) {
	return `BATON-E916: the database ${path} is in use by another process, after ${waited / 1e3} s of waiting. One file serves one process: stop the other one, name another file in BATON_DATABASE, or set DATABASE_URL to a PostgreSQL server that several processes share.`;
}
function tryOpen(path) {
	let connection;
	try {
		if (path !== ":memory:") closeSync(openSync(path, "a", 384));
		connection = new DatabaseSync(path);
		connection.exec("PRAGMA page_size = 16384; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
		connection.exec("BEGIN IMMEDIATE; COMMIT;");
		migrate(connection);
		emptyLog(connection);
		return connection;
	} catch (thrown) {
		connection?.close();
		if (isBusy(thrown)) return void 0;
		throw new Error(`BATON-E916: the database ${path} cannot be opened: ${messageOf(thrown)}. Write in BATON_DATABASE the path of a file on a local disk that this process may read and write.`);
	}
}
function isBusy(thrown) {
	return thrown instanceof Error && "errcode" in thrown && typeof thrown.errcode === "number" && (thrown.errcode & 255) === 5;
}
function migrate(connection) {
	const version = Number(connection.prepare("PRAGMA user_version").get()?.user_version);
	for (const [index, statements] of migrations.entries()) if (index >= version) connection.exec(`BEGIN; ${statements}; PRAGMA user_version = ${index + 1}; COMMIT;`);
}
function emptyLog(connection) {
	const { busy } = connection.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() ?? {};
	if (busy === 1) throw new Error("its write-ahead log cannot be emptied");
}
function createDatabase(connection, { path, clock, crash }) {
	const wal = openWal(connection, path);
	const commits = createGroupCommit({
		connection,
		sync: wal.sync,
		crash: (thrown) => crash(new Error(notSynced(path, thrown)))
	});
	let closing;
	const close = async () => {
		await commits.close();
		wal.close();
		connection.close();
	};
	return {
		connection,
		clock,
		write: commits.write,
		close: () => closing ??= close()
	};
}
const syncFile = promisify(fdatasync);
function openWal(connection, path) {
	if (connection.prepare("PRAGMA journal_mode").get()?.journal_mode !== "wal") {
		connection.exec("PRAGMA synchronous = FULL");
		return {
			sync: async () => void 0,
			close: () => void 0
		};
	}
	const file = openSync(`${path}-wal`, "r+");
	fsyncSync(file);
	return {
		sync: () => syncFile(file),
		close: () => closeSync(file)
	};
}
function notSynced(path, thrown) {
	return `BATON-E916: the disk did not take the changes of the database ${path}: ${messageOf(thrown)}. Baton stops, because it cannot tell what is stored. Nothing that was confirmed is lost. Repair the disk and start Baton again.`;
}
function throwOutside(error) {
	setImmediate(() => {
		throw error;
	});
}

// src/adapters/queue/item-rows.ts
function createRows(left) {
	const rows = new Map(left.map(({ seq, entry }) => [entry.id, seq]));
	const inserting = /* @__PURE__ */ new Map();
	const insertRow = async (id, insert) => {
		const inserted = insert();
		inserting.set(id, inserted);
		try {
			const row = await inserted;
			if (row !== void 0) rows.set(id, row.seq);
			return row?.entry;
		} finally {
			inserting.delete(id);
		}
	};
	return {
		async add({ id }, insert) {
			while (inserting.has(id)) await inserting.get(id)?.catch(() => void 0);
			return rows.has(id) ? void 0 : insertRow(id, insert);
		},
		find(id) {
			const seq = rows.get(id);
			if (seq === void 0) throw new Error(`The item ${id} has no row.`);
			return seq;
		},
		remove: (id) => void rows.delete(id)
	};
}
const longText = 1e3;
function splitPayload(payload) {
	if (typeof payload === "object" && payload !== null && !Array.isArray(payload)) {
		const long = Object.entries(payload).find(([, value]) => typeof value === "string" && value.length >= longText && value.isWellFormed());
		if (long !== void 0) {
			const [field, text] = long;
			return {
				payload: JSON.stringify({
					...payload,
					[field]: ""
				}),
				field,
				text
			};
		}
	}
	return {
		payload: JSON.stringify(payload ?? null),
		field: null,
		text: null
	};
}
function joinPayload(row) {
	const payload = JSON.parse(String(row?.payload));
	if (typeof row?.text_field !== "string") return payload;
	return {
		...payload,
		[row.text_field]: row.text
	};
}

// src/adapters/queue/later-entries.ts
const longestSleep = 864e5;
var LaterEntries = class {
	#options;
	#waiting = [];
	#waits = /* @__PURE__ */ new Set();
	constructor(options) {
		this.#options = options;
	}
	get size() {
		return this.#waiting.length;
	}
	add(entry, time) {
		const later = this.#waiting.findLastIndex((other) => other.time <= time);
		this.#waiting.splice(later + 1, 0, {
			entry,
			time
		});
		this.#wait();
	}
	clear() {
		const all = this.#waiting.map(({ entry }) => entry);
		this.#waiting = [];
		return all;
	}
	#wait() {
		const time = this.#waiting[0]?.time;
		if (time !== void 0 && time < Math.min(...this.#waits)) this.#waitFor(time);
	}
	async #waitFor(time) {
		this.#waits.add(time);
		const { clock } = this.#options;
		const left = () => time - Date.parse(clock.now());
		while (left() > 0 && this.size > 0) await clock.sleep(Math.min(left(), longestSleep), { ref: false });
		this.#waits.delete(time);
		const now = Date.parse(clock.now());
		const next = this.#waiting.findIndex((later) => later.time > now);
		for (const { entry } of this.#waiting.splice(0, next === -1 ? this.size : next)) this.#options.wake(entry);
		this.#wait();
	}
};

// src/adapters/queue/scheduled-queue.ts
function createScheduledQueue(journal, options) {
	return new ScheduledQueue(journal, options);
}
var ScheduledQueue = class {
	#journal;
	#options;
	#lanes = /* @__PURE__ */ new Map();
	#later;
	#putOffs;
	#turns;
	#handler;
	#waiting = 0;
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
		const { clock } = this.#options;
		this.#later = new LaterEntries({
			clock,
			wake: (entry) => this.#enter(entry)
		});
		this.#putOffs = new LaterEntries({
			clock,
			wake: (entry) => this.#releaseAt(entry, 0)
		});
		this.#turns = createGroupTurns(this.#options.concurrency);
		for (const entry of journal.left) this.#enter(entry);
	}
	async add(item) {
		if (this.#closed && (item.followUp !== true || this.#running === 0)) throw new Error(`The queue is closed; ${item.id} was not accepted.`);
		const waiting = this.#waiting + this.#later.size + this.#adding;
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
		return this.#waiting;
	}
	idle() {
		return this.#waitUntil(() => this.#lanes.size === 0);
	}
	async close() {
		if (this.#closed) return;
		this.#closed = true;
		await this.#waitUntil(() => this.#running === 0 && this.#adding === 0);
		this.#putOffs.clear();
		const waiting = [...[...this.#lanes.values()].flat(), ...this.#later.clear()];
		this.#lanes.clear();
		this.#waiting = 0;
		await this.#journal.close(waiting);
		this.#notify();
	}
	#enter(entry) {
		if (entry.due > this.#now()) return void this.#later.add(entry, entry.due);
		this.#waiting++;
		const lane = this.#lanes.get(entry.key);
		if (lane !== void 0) return void lane.push(entry);
		this.#lanes.set(entry.key, [entry]);
		this.#releaseAt(entry, entry.putOffUntil ?? 0);
	}
	#releaseAt(entry, time) {
		if (this.#closed) return;
		if (time > this.#now()) this.#putOffs.add(entry, time);
		else this.#release(entry);
	}
	#release(entry) {
		this.#turns.add(turnOf(entry), entry.key);
		this.#handOut();
	}
	#handOut() {
		const handler = this.#handler;
		while (handler !== void 0 && !this.#closed) {
			const taken = this.#turns.take();
			if (taken === void 0) return;
			this.#work(taken, handler);
		}
	}
	async #work({ turn, key }, handler) {
		const lane = this.#lanes.get(key) ?? [];
		const [entry] = lane;
		if (entry === void 0) return this.#turns.free(turn);
		this.#running++;
		const next = await this.#tryOnce(entry, handler);
		this.#running--;
		this.#turns.free(turn);
		if (next === void 0) this.#leave(lane);
		else next();
		this.#notify();
		this.#handOut();
	}
	#leave(lane) {
		const gone = lane.shift();
		this.#waiting--;
		const [next] = lane;
		if (next !== void 0) this.#turns.add(turnOf(next), next.key);
		else if (gone !== void 0) this.#lanes.delete(gone.key);
	}
	async #tryOnce(entry, handler) {
		const { id, key, group, causes } = entry;
		if (entry.deaths >= this.#options.deaths) return this.#giveUp(entry, describeDeaths(entry, entry.deaths));
		try {
			await handler({
				id,
				key,
				group,
				causes,
				payload: await this.#journal.start(entry)
			});
			await this.#journal.finish(entry);
			return;
		} catch (thrown) {
			if (!(thrown instanceof PutOff)) return this.#fail(entry, messageOf(thrown));
			const until = Date.parse(thrown.until);
			await this.#putOff(entry, until);
			return () => this.#releaseAt(entry, until);
		}
	}
	async #putOff(entry, until) {
		try {
			await this.#journal.putOff(entry, until);
			return true;
		} catch (thrown) {
			this.#options.log.error(`${entry.id} of ${entry.key} was put off, which could not be stored: ${messageOf(thrown)}`);
			return false;
		}
	}
	async #fail(entry, failure) {
		const { attempts, backOff, log } = this.#options;
		const { id, key } = entry;
		const wait = backOff(++entry.failures);
		if (entry.failures >= attempts) return this.#giveUp(entry, `Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
		log.warning(`Attempt ${entry.failures} of ${attempts} for ${id} of ${key} failed: ${failure}`);
		if (!await this.#putOff(entry, this.#now() + wait)) entry.failures--;
		return () => void this.#retryAfter(entry, wait);
	}
	async #giveUp(entry, report) {
		const { backOff, log } = this.#options;
		const { id, key, failures } = entry;
		try {
			await this.#journal.giveUp(entry);
		} catch (thrown) {
			log.error(`${id} of ${key} could not be given up and is handed out again: ${messageOf(thrown)}`);
			entry.failures = Math.max(0, failures - 1);
			return () => void this.#retryAfter(entry, backOff(Math.max(1, failures)));
		}
		log.error(report);
	}
	async #retryAfter(entry, milliseconds) {
		await this.#options.clock.sleep(milliseconds, { ref: false });
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
	#now() {
		return Date.parse(this.#options.clock.now());
	}
	#notify() {
		const met = this.#waiters.filter(({ isMet }) => isMet());
		this.#waiters = this.#waiters.filter((waiter) => !met.includes(waiter));
		for (const { resolve } of met) resolve();
	}
};
function turnOf({ group, key }) {
	if (group === void 0) return {
		owner: `key ${key}`,
		group: `key ${key}`
	};
	return {
		owner: `group ${ownerOf(group)}`,
		group
	};
}

// src/adapters/queue/sqlite-queue.ts
const eightDays = 6912e5;
const removeEvery = 1e3;
function createSqliteQueue(database, options) {
	return createScheduledQueue(createJournal(database, options), {
		...options,
		clock: database.clock
	});
}
function createJournal(database, options) {
	const { connection, write, clock } = database;
	const { rememberMilliseconds = eightDays } = options;
	const statements = prepare(connection);
	const now = () => Date.parse(clock.now());
	const removeOldIds = () => void statements.removeIds.run(now() - rememberMilliseconds);
	countDeaths(connection, {
		...options,
		now: now()
	});
	const left = readLeft(connection);
	const rows = createRows(left);
	let finished = 0;
	return {
		left: left.map(({ entry }) => entry),
		add: (item) => rows.add(item, () => write(() => {
			if (statements.findId.get(item.id) !== void 0) return void 0;
			const entry = toEntry(item);
			const { payload, field, text } = splitPayload(item.payload);
			const causes = JSON.stringify(item.causes ?? []);
			const added = statements.insert.run(item.id, item.key, item.group ?? null, entry.due, payload, field, text, causes);
			return {
				entry,
				seq: Number(added.lastInsertRowid)
			};
		})),
		async start({ id }) {
			const seq = rows.find(id);
			await write(() => statements.start.run(seq));
			return joinPayload(statements.readPayload.get(seq));
		},
		putOff: ({ id, failures }, until) => write(() => void statements.putOff.run(failures, until, rows.find(id))),
		async finish({ id }) {
			await write(() => {
				statements.remove.run(rows.find(id));
				statements.learnId.run(id, now());
				if (finished++ % removeEvery === 0) removeOldIds();
			});
			rows.remove(id);
		},
		async giveUp({ id, causes = [] }) {
			await write(() => {
				statements.remove.run(rows.find(id));
				for (const cause of causes) statements.forgetId.run(cause);
			});
			rows.remove(id);
		},
		close: async () => void 0
	};
}
function prepare(connection) {
	const on = (sql) => connection.prepare(sql);
	return {
		findId: on("SELECT 1 FROM known_ids WHERE id = ?"),
		insert: on("INSERT INTO items (id, key, \"group\", due, payload, text_field, text, causes) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
		start: on("UPDATE items SET at_work = 1 WHERE seq = ?"),
		putOff: on("UPDATE items SET at_work = 0, failures = ?, put_off_until = ? WHERE seq = ?"),
		readPayload: on("SELECT payload, text_field, text FROM items WHERE seq = ?"),
		remove: on("DELETE FROM items WHERE seq = ?"),
		learnId: on("INSERT INTO known_ids (id, done) VALUES (?, ?) ON CONFLICT DO UPDATE SET done = excluded.done"),
		forgetId: on("DELETE FROM known_ids WHERE id = ?"),
		removeIds: on("DELETE FROM known_ids WHERE done < ?")
	};
}
function toEntry({ id, key, group, causes, runAt }) {
	return {
		id,
		key,
		group,
		causes,
		due: runAt === void 0 ? 0 : Date.parse(runAt),
		failures: 0,
		deaths: 0
	};
}
function countDeaths(connection, { backOff, now }) {
	const update = connection.prepare("UPDATE items SET at_work = 0, deaths = ?, put_off_until = ? WHERE seq = ?");
	const left = connection.prepare("SELECT seq, deaths + 1 AS deaths FROM items WHERE at_work = 1").all();
	connection.exec("BEGIN IMMEDIATE");
	for (const { seq, deaths } of left) {
		const until = now + Math.ceil(delayAfterDeaths(Number(deaths), backOff));
		update.run(Number(deaths), until, Number(seq));
	}
	connection.exec("COMMIT");
}
function readLeft(connection) {
	return connection.prepare("SELECT seq, id, key, \"group\", due, failures, deaths, put_off_until, causes FROM items ORDER BY put_off_until IS NULL, put_off_until, seq").all().map(({ seq, id, key, group, due, failures, deaths, put_off_until: until, causes }) => ({
		seq: Number(seq),
		entry: {
			id: String(id),
			key: String(key),
			group: group === null ? void 0 : String(group),
			due: Number(due),
			causes: JSON.parse(String(causes)),
			failures: Number(failures),
			deaths: Number(deaths),
			putOffUntil: until === null ? void 0 : Number(until)
		}
	}));
}

// src/adapters/queue/sqlite-run-index.ts
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

// src/app/open-storage.ts
async function openStorage({ database: settings, maxWaiting }, { log, clock }) {
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
	const crash = (error) => {
		log.error(error.message);
		process.exit(1);
	};
	const database = await openSqliteDatabase({
		path: settings.path,
		clock,
		crash
	});
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

// src/app/http/health.ts
const patienceMilliseconds$1 = 2e3;
function createHealth(served, log) {
	let said;
	let asked;
	const ask = () => {
		asked ??= served.store.check().then(() => void 0, messageOf).finally(() => {
			asked = void 0;
		});
		return asked;
	};
	return { async explainUnready() {
		if (served.isStopping) return "The App is stopping.";
		if (!served.isProcessing) return "The App does not hand out work yet.";
		const trouble = await findTrouble(ask());
		if (trouble !== void 0 && trouble !== said) log.warning(`The database does not answer: ${trouble}`);
		said = trouble;
		return trouble === void 0 ? void 0 : "The database does not answer.";
	} };
}
async function findTrouble(asked) {
	const late = Promise.withResolvers();
	const timer = setTimeout(() => late.resolve(`it took more than ${patienceMilliseconds$1} ms.`), patienceMilliseconds$1);
	try {
		return await Promise.race([asked, late.promise]);
	} finally {
		clearTimeout(timer);
	}
}
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

// src/app/http/mount.ts
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

// src/app/http/start-server.ts
async function startServer({ settings, handlers, log }) {
	const server = createServer$1((request, response) => {
		serve$1(handlers, request, response).catch((thrown) => {
			log.error(`${request.method} ${request.url?.split("?", 1)[0]} failed: ${messageOf(thrown)}`);
			if (response.headersSent) response.destroy();
			else response.writeHead(500).end();
		});
	});
	server.listen(settings.port, settings.host);
	await once(server, "listening").catch(explainListening(settings));
	server.on("error", (error) => log.error(`The server could not take a connection: ${error.message}`));
	const address = server.address();
	return {
		server,
		port: typeof address === "object" && address !== null ? address.port : settings.port
	};
}
async function serve$1(handlers, request, response) {
	for (const handler of handlers) if (await handler(request, response)) return;
	response.writeHead(404).end();
}
const answerMilliseconds = 3e3;
async function stopServer(server) {
	const closed = new Promise((resolve) => server.close(() => resolve()));
	const cut = setTimeout(() => server.closeAllConnections(), answerMilliseconds);
	await closed;
	clearTimeout(cut);
}
function explainListening({ host, port }) {
	return (thrown) => {
		const code = thrown instanceof Error && "code" in thrown ? thrown.code : void 0;
		if (code === "EADDRINUSE") throw new Error(`BATON-E912: PORT is "${port}", and another program listens there. Write another number.`, { cause: thrown });
		if (code === "EACCES") throw new Error(`BATON-E912: PORT is "${port}", which this user may not use. Write a number from 1024.`, { cause: thrown });
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") throw new Error(`BATON-E912: HOST is "${host}", which is no address of this machine. Write 127.0.0.1, or 0.0.0.0 for all of its addresses.`, { cause: thrown });
		throw thrown;
	};
}

// node_modules/hono/dist/helper/html/index.js
const html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(1e400) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") escapeToBuffer(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else escapeToBuffer(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? raw(resolveCallbackSync(raw(buffer[0], buffer.callbacks))) : raw(buffer[0]) : stringBufferToString(buffer, buffer.callbacks);
};

// src/app/page/sessions.ts
const storedSchema$1 = object({
	get login() {
		return string();
	},
	get token() {
		return string();
	}
});
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
			const stored = parseStored(storedSchema$1, text);
			const token = stored === void 0 ? void 0 : decrypt(key, stored.token);
			return stored === void 0 || token === void 0 ? void 0 : {
				login: stored.login,
				token
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

// src/app/page/sign-in.ts
const sessionCookie = "baton-session";
const loginCookie = "baton-login";
const sessionSeconds = 28800;
const loginSeconds = 600;
const frame = {
	links: [],
	hasSignOut: false
};
const attemptSchema = object({
	get state() {
		return string();
	},
	get verifier() {
		return string();
	},
	get back() {
		return string();
	}
});
function createSignIn(options) {
	const key = deriveKey(options.clientSecret, "cookies");
	const secure = options.url.startsWith("https:");
	const prefix = secure ? "host" : void 0;
	const cookies = {
		httpOnly: true,
		sameSite: "Lax",
		path: "/",
		secure,
		prefix
	};
	const read = async (context, name) => await getSignedCookie(context, toUint8(key), name, prefix) || void 0;
	const write = (context, cookie) => setSignedCookie(context, cookie.name, cookie.value, toUint8(key), {
		...cookies,
		maxAge: cookie.maxAge
	});
	const findSession = async (context) => {
		const secret = await read(context, sessionCookie);
		return secret === void 0 ? void 0 : options.sessions.find(secret);
	};
	const drop = (context, name) => void deleteCookie(context, name, cookies);
	const flow = {
		options,
		read,
		write,
		drop
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
		drop(context, sessionCookie);
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
async function endSignIn(context, flow) {
	const { options, read, write, drop } = flow;
	const attempt = parseAttempt(await read(context, loginCookie));
	drop(context, loginCookie);
	const { code, state = "", error_description: refused } = context.req.query();
	if (attempt === void 0 || !isSameText(state, attempt.state)) return refuseSignIn(context, "This sign-in was not begun in this browser, or more than 10 minutes ago.");
	if (refused !== void 0) return refuseSignIn(context, `GitHub says: ${refused}`);
	if (code === void 0) return refuseSignIn(context, "GitHub sent no code.");
	try {
		const token = await options.access.exchange({
			code,
			verifier: attempt.verifier,
			redirectUri: callbackOf(options)
		});
		if ("refusal" in token) return refuseSignIn(context, `GitHub says: ${token.refusal}`);
		const login = await options.access.readLogin(token.token);
		const maxAge = Math.min(sessionSeconds, token.expiresInSeconds ?? sessionSeconds);
		const before = await read(context, sessionCookie);
		if (before !== void 0) await options.sessions.remove(before);
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
		return refuseSignIn(context, "GitHub does not answer now.", 502);
	}
}
function refuseSignIn(context, why, status = 400) {
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
function findOwnPath(path) {
	return path !== void 0 && /^\/(?:runs|queue)(?:[/?][^\\]*)?$/.test(path) ? path : "/runs";
}
function parseAttempt(value) {
	if (value === void 0) return void 0;
	return attemptSchema.safeParse(JSON.parse(Buffer.from(value, "base64url").toString("utf8"))).data;
}
function toUint8(key) {
	return new Uint8Array(key);
}

// src/app/setup/tiers.ts
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
	},
	{
		name: "actions_variables",
		level: "read",
		what: "reads BATON_PAUSE and BATON_MODE",
		events: []
	}
];
const checks = {
	name: "checks",
	level: "write",
	what: "shows runs as checks of pull requests, with their buttons",
	events: ["check_run"]
};
const mergeQueues = {
	name: "merge_queues",
	level: "read",
	what: "puts its checks on what a merge queue builds",
	events: ["merge_group"]
};
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
const tiers = [
	{
		id: "comment",
		title: "Comment: agents read, and answer in comments",
		permissions: [...basis, reading]
	},
	{
		id: "code",
		title: "Code: agents commit, and open pull requests",
		permissions: [
			...basis,
			checks,
			mergeQueues,
			writing
		]
	},
	{
		id: "teams",
		title: "Code and teams: teams of an organization may start runs",
		permissions: [
			...basis,
			checks,
			mergeQueues,
			writing,
			teams
		]
	}
];
const usualTier = tiers[1];
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
		callback_urls: [callbackOf({ url })],
		default_permissions: Object.fromEntries(tier.permissions.map((permission) => [permission.name, permission.level])),
		default_events: tier.permissions.flatMap(({ events }) => events)
	};
}

// src/app/setup/pages.ts
const style = `${siteStyle}
main{max-width:760px}
.permissions{width:100%;margin:12px 0}.permissions td,.permissions th{overflow-wrap:break-word}
.main{font-size:16px;padding:10px 18px;margin:6px 0;background:#1a7f37;border-color:#1a7f37;color:#fff}
fieldset{border:1px solid var(--line);border-radius:8px;padding:6px 16px 10px;margin:16px 0;min-width:0}
legend{font-weight:600;padding:0 4px}
.choice{display:grid;grid-template-columns:max-content 1fr;gap:0 10px;align-items:start;margin:8px 0}.choice input{margin:5px 0 0}.choice small{display:block}
.field{color:var(--text);font-size:15px}.field input{width:100%}
.problem{border-left:4px solid var(--red);padding-left:12px}
.other{margin:20px 0}
ol{padding-left:24px}ol>li{margin:10px 0}
pre{max-height:none}`;
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
function page(title, body) {
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Baton</title><style>${raw(style)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
function renderFront() {
	return page("Baton is not connected with GitHub yet", html`<p>This server starts coding agents on issues and pull requests, as a GitHub App of your own.</p>
<p>If it is yours, go on at <code>/setup</code>: the log of the server has that address with the token which opens it, good for an hour. Start the server again for another one.</p>`);
}
function renderSetup(choice, form) {
	const { organization, tier, name, url, keep } = choice;
	const owner = organization === "" ? "your own account on GitHub" : `the organization ${organization}`;
	const kept = keep === "database" ? "kept in the database of this server" : "shown to you once, for the environment of this server";
	const hidden = Object.entries({
		tier: tier.id,
		organization,
		url,
		name,
		keep
	}).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`);
	return page("Connect Baton with GitHub", html`<p>Baton works as a GitHub App of your own. GitHub makes its keys, and gives them to this server alone.</p>
<dl class="glance">
<dt>Name</dt><dd>${name}</dd>
<dt>Owner</dt><dd>${owner}. The App works in repositories of its owner, and in no others</dd>
<dt>Rights</dt><dd>${tier.title}</dd>
<dt>Webhooks</dt><dd>GitHub sends events to <code>${url}/api/github/webhooks</code></dd>
<dt>Keys</dt><dd>${kept}</dd></dl>
<form method="post" action="${form.action}"><input type="hidden" name="manifest" value="${form.manifest}">
<button class="main">Register the App on GitHub</button></form>
<p class="quiet">GitHub asks you once more, and sends you back here. Baton sees no repository before you install the App on it.</p>
<form method="post" action="/setup/choices" class="other">${hidden}<button>Change the owner, the rights, the name or the address</button></form>
<h2>What the App may do</h2>${renderPermissions(tier)}`);
}
function renderPermissions({ permissions }) {
	const rows = permissions.map(({ name, level, what }) => html`<tr><td>${name.replaceAll("_", " ")}</td><td>${level === "write" ? "read and write" : level}</td><td>${what}</td></tr>`);
	return html`<table class="permissions"><thead><tr><th scope="col">permission</th><th scope="col">right</th><th scope="col">what for</th></tr></thead><tbody>${rows}</tbody></table>`;
}
function renderRadio({ name, value, title, note, isChosen }) {
	return html`<label class="choice"><input type="radio" name="${name}" value="${value}"${isChosen ? " checked" : ""}><span>${title}<small>${note}</small></span></label>`;
}
function renderChoices(choice, problem) {
	const rights = tiers.map((tier) => renderRadio({
		name: "tier",
		value: tier.id,
		title: tier.title,
		note: describePermissions(tier),
		isChosen: tier === choice.tier
	}));
	const keys = [{
		value: "database",
		title: "in the database",
		note: "nobody but this server should be able to read it"
	}, {
		value: "environment",
		title: "in the environment",
		note: "this server shows them once, and you put them there"
	}].map((each) => renderRadio({
		name: "keep",
		...each,
		isChosen: each.value === choice.keep
	}));
	return page("Choices for the App", html`<p>Baton works as a GitHub App of your own. Say here what it will be; the next page registers it.</p>
${problem === void 0 ? "" : html`<p class="problem" role="alert">${problem}</p>`}<form method="post" action="/setup">
<label class="field">Organization that owns the App, empty for your own account
<input type="text" name="organization" value="${choice.organization}" autocapitalize="off" autocomplete="off" spellcheck="false"></label>
<label class="field">Public address of this server, without a path <input type="url" name="url" value="${choice.url}" required></label>
<label class="field">Name of the App, of which GitHub has each once <input type="text" name="name" value="${choice.name}" maxlength="34" required></label>
<fieldset><legend>Rights</legend>${rights}</fieldset>
<fieldset><legend>Where its keys are kept</legend>${keys}</fieldset>
<p><button class="main">Take these choices</button></p></form>`);
}
function describePermissions({ permissions }) {
	const namesOf = (level) => permissions.filter((permission) => permission.level === level).map(({ name }) => name.replaceAll("_", " ")).join(", ");
	return `read and write: ${namesOf("write")}; read: ${namesOf("read")}`;
}
function renderFailure(problem) {
	return page("The App is not connected", html`<p class="problem" role="alert">${problem}</p><p><a href="/setup">Begin again</a></p>`);
}
function renderLate(app) {
	const own = app === void 0 ? "the one that you have just registered" : html`<a href="${app.html_url}">${app.name}</a>`;
	return page("Another App was connected", html`<p class="problem" role="alert">This server works for another App, which was connected while you registered yours. If GitHub lists ${own}, delete
it there: no server works for it.</p>`);
}
function renderDone({ app, publicKey, shown }) {
	const lines = Object.entries(shown ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
	const keys = html`<h2>Keep these settings</h2><p>They are shown this once. The App works with them until it is stopped; put them into its
environment before that.</p><pre>${lines.join("\n")}</pre>`;
	return page("Baton is connected", html`<p>${app.name} is registered, and this server works for it from now on.</p>
<p><b>Keep this page open until you are done:</b> it is shown once, and <code>/setup</code> is closed for good.</p>
${shown === void 0 ? "" : keys}<h2>What is left to do</h2>
<ol><li><a href="${app.html_url}/installations/new" rel="noreferrer" target="_blank">Install the App</a> on the repositories that it is to work in.</li>
<li>In each of them, write its public key into <code>.github/baton.yml</code>. Where there is no such file, <code>baton init</code> makes one. <pre>signing:
  keys:
    - ${publicKey}</pre></li>
<li>Add the workflow that runs the agents: copy <code>examples/investigate-fix-pr/.github/workflows/${defaultAgentWorkflow}</code> of Baton to
<code>.github/workflows/${defaultAgentWorkflow}</code>, with the secrets that your agents need.</li>
<li>Set the variable <code>BATON_MODE</code> of the repository to <code>app</code>, under Settings → Secrets and variables → Actions → Variables.</li>
<li>Start a pipeline, such as by its label on an issue. <a href="/runs" rel="noreferrer" target="_blank">The page of runs</a> shows what happens.</li></ol>`);
}

// src/app/setup/session.ts
const validMilliseconds = 36e5;
const maxPending = 100;
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
	admit(token) {
		if (!this.isOpen() || !isSameText(token, this.token)) return void 0;
		const browser = randomBytes(24).toString("base64url");
		this.#browsers.add(browser);
		return browser;
	}
	knows(browser) {
		return this.isOpen() && this.#browsers.has(browser);
	}
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
	take(browser, state) {
		const asked = this.#pending.get(state);
		if (!this.knows(browser) || asked === void 0 || !isSameText(asked.browser, browser)) return void 0;
		this.#pending.delete(state);
		return asked;
	}
	isOpen() {
		return !this.#isDone && this.#now() < this.expiresAt;
	}
	close() {
		this.#isDone = true;
	}
};

// src/app/setup/convert-manifest.ts
const convertedSchema = object({
	get id() {
		return int();
	},
	get name() {
		return string();
	},
	get html_url() {
		return string();
	},
	get client_id() {
		return string();
	},
	get client_secret() {
		return string();
	},
	get webhook_secret() {
		return string();
	},
	get pem() {
		return string();
	}
});
const patienceMilliseconds = 2e4;
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

// src/app/setup/read-choice.ts
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
		url: toOrigin(get("url", url))
	};
	const problem = findProblem(choice, serverUrl);
	return problem === void 0 ? { choice } : {
		choice,
		problem
	};
}
function toOrigin(text) {
	const url = URL.parse(text);
	return url !== null && isAddress(text) && url.pathname === "/" ? url.origin : text;
}
function findProblem({ organization, name, url }, serverUrl) {
	if (organization !== "" && !/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(organization)) return `"${organization}" is no name of an organization. Write it as in its address on GitHub.`;
	if (name.length < 1 || name.length > 34) return `The name has ${name.length} characters. Write 1 to 34.`;
	if (!isAddress(url)) return `"${url}" is no address. Write one that begins with https://.`;
	if (new URL(url).origin !== url) return `"${url}" has a path. Write the address without one, such as https://baton.example.com.`;
	if (isPrivate(new URL(url).hostname) && !isPrivate(new URL(serverUrl).hostname)) return `GitHub cannot reach ${url}. Write the public address of this server, or that of a tunnel to it.`;
}
function isPrivate(host) {
	if (!host.includes(".")) return true;
	return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.)|\.(?:localhost|local|internal)$/.test(host);
}

// src/app/setup/stored-settings.ts
const storedSchema = object({
	get app() {
		return string();
	},
	get at() {
		return string();
	},
	get settings() {
		return record(string(), string());
	}
});
const key$1 = "setup/app";
async function readStored(store) {
	const text = await store.get(key$1);
	return text === void 0 ? void 0 : storedSchema.parse(JSON.parse(text));
}
function writeStored(store, stored) {
	return store.replace(key$1, {
		from: void 0,
		to: JSON.stringify(stored)
	});
}
const ofApp = [
	"PRIVATE_KEY",
	"WEBHOOK_SECRET",
	"CLIENT_ID",
	"CLIENT_SECRET"
];
function mergeSettings(environment, { app, settings }) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
	const isSame = given.APP_ID === void 0 || given.APP_ID.trim() === app;
	const usable = Object.entries(settings).filter(([name]) => isSame || !ofApp.includes(name));
	return {
		...Object.fromEntries(usable),
		...given
	};
}

// src/app/setup/setup-routes.ts
const cookie = "baton-setup";
function createSetupRoutes(options) {
	const app = new Hono();
	app.use("*", async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(protect(options.serverUrl))) context.header(name, value);
	});
	app.get("/", (context) => open(context, options));
	app.post("/", (context) => show(context, options));
	app.post("/choices", (context) => showChoices(context, options));
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
function protect(serverUrl) {
	const forms = `'self' ${new URL(serverUrl).origin}`;
	return {
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
		"x-content-type-options": "nosniff",
		"content-security-policy": `default-src 'none'; style-src ${styleSource}; form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`
	};
}
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
	const browser = await findBrowser(context, options);
	if (browser === void 0) return nothing(context);
	const { choice, problem } = await readForm(context, options);
	if (problem !== void 0) return context.html(renderChoices(choice, problem));
	const state = session.ask(browser, choice);
	const manifest = JSON.stringify(buildManifest({
		...choice,
		back: `${originOf(context, options)}/setup/done`
	}));
	return context.html(renderSetup(choice, {
		action: registerAddress(serverUrl, {
			choice,
			state
		}),
		manifest
	}));
}
async function showChoices(context, options) {
	if (await findBrowser(context, options) === void 0) return nothing(context);
	return context.html(renderChoices((await readForm(context, options)).choice));
}
async function findBrowser(context, options) {
	const browser = getCookie(context, cookie) ?? "";
	return options.session.knows(browser) && !await isDone(options) ? browser : void 0;
}
async function readForm(context, options) {
	const fields = context.req.method === "POST" ? await context.req.parseBody() : {};
	const name = `Baton ${randomBytes(3).toString("hex")}`;
	return readChoice({
		fields,
		url: options.url ?? originOf(context, options),
		name,
		serverUrl: options.serverUrl
	});
}
function registerAddress(serverUrl, { choice, state }) {
	return `${serverUrl}${choice.organization === "" ? "" : `/organizations/${choice.organization}`}/settings/apps/new?state=${state}`;
}
function originOf(context, { url }) {
	const seen = new URL(context.req.url);
	if (!(context.req.header("x-forwarded-proto") === "https" || url !== void 0 && new URL(url).host === seen.host)) return seen.origin;
	return url !== void 0 && new URL(url).host === seen.host ? new URL(url).origin : `https://${seen.host}`;
}
async function finish(context, options) {
	const { session, apiUrl, log } = options;
	const asked = session.take(getCookie(context, cookie) ?? "", context.req.query("state") ?? "");
	const code = context.req.query("code") ?? "";
	if (asked === void 0 || code === "") return nothing(context);
	if (await isDone(options)) return sayLate(context);
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
	if (!await writeStored(options.store, stored)) {
		log.warning(`${converted.name} was registered as App ${converted.id}, but another App was connected meanwhile. Delete it on GitHub.`);
		await isDone(options);
		return sayLate(context, converted);
	}
	session.close();
	log.info(`${converted.name} is registered as App ${converted.id}. /setup is closed for good.`);
	log.info(`The public key of the App, for signing.keys of each repository: ${signing.publicKey}`);
	options.done(settings);
	context.header("connection", "close");
	return context.html(renderDone({
		app: converted,
		publicKey: signing.publicKey,
		shown: isKept ? void 0 : settings
	}));
}
function sayLate(context, app) {
	context.header("connection", "close");
	return context.html(renderLate(app), 409);
}
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

// src/app/serve-setup.ts
async function serveSetup({ settings, signingKey, store, log, ...request }) {
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
	const front = new Hono().get("/", (context) => context.html(renderFront()));
	const handler = createHttpHandler([
		{
			path: "/",
			app: front
		},
		setup,
		...createHealthRoutes({ explainUnready })
	], log);
	const { server, port } = await startServer({
		settings,
		handlers: [handler],
		log
	});
	const look = setInterval(() => {
		readStored(store).then((stored) => stored && done.resolve(stored.settings), (thrown) => log.warning(`The setup could not look into the database: ${messageOf(thrown)}`));
	}, request.everyMilliseconds ?? 5e3);
	const base = url ?? `http://${/^(?:0\.0\.0\.0|::)$/.test(settings.host) ? "localhost" : settings.host}:${port}`;
	log.info(`Baton is not connected with GitHub yet. Open ${base}/setup?token=${session.token} within an hour; start it again for another address.`);
	return {
		port,
		done: done.promise,
		stop: () => done.resolve(void 0),
		async close() {
			clearInterval(look);
			session.close();
			await stopServer(server);
		}
	};
}

// src/app/settings/signature-rule.ts
const plain = {
	prefix: "",
	algorithm: "sha256",
	encoding: "hex",
	signed: "{body}",
	id: void 0
};
const untimed = {
	timestamp: void 0,
	tolerance: 300
};
const presets = {
	linear: {
		...plain,
		...untimed,
		header: "linear-signature",
		id: "linear-delivery"
	},
	sentry: {
		...plain,
		...untimed,
		header: "sentry-hook-signature"
	},
	github: {
		...plain,
		...untimed,
		header: "x-hub-signature-256",
		prefix: "sha256=",
		id: "x-github-delivery"
	},
	"standard-webhooks": {
		header: "webhook-signature",
		prefix: "v1,",
		algorithm: "sha256",
		encoding: "base64",
		signed: "{id}.{timestamp}.{body}",
		id: "webhook-id",
		timestamp: "webhook-timestamp",
		tolerance: 300
	}
};
const forms = {
	header: /^[a-z0-9-]{1,100}$/,
	prefix: /^.{1,50}$/,
	algorithm: /^sha(?:1|256|384|512)$/,
	encoding: /^(?:hex|base64)$/,
	signed: /^(?:[^{}]|\{(?:id|timestamp)\})*\{body\}$/,
	id: /^[a-z0-9-]{1,100}$/,
	timestamp: /^[a-z0-9-]{1,100}$/,
	tolerance: /^[1-9]\d{0,4}$/
};
function parseSignatureRule(text, source) {
	const name = text === "" ? source : text;
	const preset = Object.hasOwn(presets, name) ? presets[name] : void 0;
	if (preset !== void 0) return preset;
	const known = Object.keys(presets).join(", ");
	if (text === "") throw new Error(`is not set. Write one of ${known}, or how it signs: header=x-signature algorithm=sha256`);
	const words = new Map(text.split(/\s+/).map((word) => parseWord(word, known)));
	const { header = "", prefix = "", signed = "{body}", id, timestamp, tolerance } = Object.fromEntries(words);
	if (header === "") throw new Error("has no header=…: write the name of the header that has the signature");
	if (signed.includes("{id}") && id === void 0) throw new Error("signs {id} and has no id=…: write the name of its header");
	if (signed.includes("{timestamp}") !== (timestamp !== void 0)) throw new Error("needs {timestamp} in signed=… together with timestamp=…: a time that is not signed proves nothing");
	return {
		header,
		prefix,
		signed,
		id,
		timestamp,
		algorithm: words.get("algorithm") ?? "sha256",
		encoding: words.get("encoding") ?? "hex",
		tolerance: Number(tolerance ?? untimed.tolerance)
	};
}
function parseWord(word, known) {
	const [key = "", ...rest] = word.split("=");
	const value = rest.join("=");
	const form = Object.hasOwn(forms, key) ? forms[key] : void 0;
	if (form === void 0) throw new Error(`has "${word}". Write one of ${known}, or words with =: ${Object.keys(forms).join(", ")}`);
	if (!form.test(value)) throw new Error(`has "${word}", which is no ${key}`);
	return [key, value];
}

// src/app/settings/hook-settings.ts
const variable = /^BATON_(SOURCE|NOTIFY)_([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)_(SECRET|SIGNATURE|REPOSITORIES|URL)$/;
const partsOf = {
	SOURCE: [
		"SECRET",
		"SIGNATURE",
		"REPOSITORIES"
	],
	NOTIFY: [
		"URL",
		"SECRET",
		"REPOSITORIES"
	]
};
const standardSecret = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;
function readHookSettings(environment) {
	const groups = [...listGroups(environment).values()];
	const sources = groups.filter(({ kind }) => kind === "SOURCE").map((group) => [group.name, readSource$2(group)]);
	const endpoints = groups.filter(({ kind }) => kind === "NOTIFY").map((group) => [group.name, readEndpoint(group)]);
	const allow = environment.BATON_ALLOW_PRIVATE_ADDRESSES || "0";
	if (allow !== "0" && allow !== "1") refuseSetting("BATON_ALLOW_PRIVATE_ADDRESSES", `is "${allow}". Write 1 or leave it out`);
	const texts = groups.flatMap(({ parts }) => [...splitWords(parts.get("SECRET")), ...splitWords(parts.get("URL"))]);
	return {
		sources: new Map(sources),
		endpoints: new Map(endpoints),
		allowPrivate: allow === "1",
		secrets: texts
	};
}
function listGroups(environment) {
	const groups = /* @__PURE__ */ new Map();
	for (const [key, value = ""] of Object.entries(environment)) {
		if (!/^BATON_(?:SOURCE|NOTIFY)_/.test(key) || value.trim() === "") continue;
		const [, kind = "", name = "", part = ""] = variable.exec(key) ?? [];
		if (partsOf[kind]?.includes(part) !== true) refuseSetting(key, "is no setting. Write BATON_SOURCE_<NAME>_SECRET, _SIGNATURE and _REPOSITORIES, or BATON_NOTIFY_<NAME>_URL, _SECRET and _REPOSITORIES");
		const variables = `BATON_${kind}_${name}`;
		const group = groups.get(variables) ?? {
			kind,
			variables,
			name: name.toLowerCase().replaceAll("_", "-"),
			parts: /* @__PURE__ */ new Map()
		};
		group.parts.set(part, value.trim());
		groups.set(variables, group);
	}
	return groups;
}
function readSource$2({ variables, name, parts }) {
	const secrets = splitWords(parts.get("SECRET"));
	const setting = `${variables}_SECRET`;
	if (secrets.length === 0) refuseSetting(setting, "is not set. Write the secret with which the source signs");
	if (secrets.length > 2) refuseSetting(setting, "has more than two words. Write one secret, or two with a space between them while you replace one");
	if (secrets.some((secret) => secret.length < 16)) refuseSetting(setting, "has a secret of fewer than 16 characters. Write a longer one");
	if (secrets.some((secret) => secret.startsWith("whsec_") && !standardSecret.test(secret))) refuseSetting(setting, "begins with whsec_ and is no secret of Standard Webhooks. Write whsec_ and the base64 of 24 bytes or more");
	return {
		keys: secrets.map(toKey),
		signature: readRule(`${variables}_SIGNATURE`, {
			text: parts.get("SIGNATURE") ?? "",
			name
		}),
		repositories: readRepositories(variables, parts)
	};
}
function readRule(setting, { text, name }) {
	try {
		return parseSignatureRule(text, name);
	} catch (thrown) {
		return refuseSetting(setting, thrown instanceof Error ? thrown.message : String(thrown));
	}
}
function toKey(secret) {
	return secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
}
function readEndpoint({ variables, parts }) {
	const url = URL.parse(parts.get("URL") ?? "");
	if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") refuseSetting(`${variables}_URL`, "is not set, or is not an https:// address without a password");
	const secrets = splitWords(parts.get("SECRET"));
	if (secrets.length > 2 || !secrets.every((secret) => standardSecret.test(secret))) refuseSetting(`${variables}_SECRET`, "is no secret of Standard Webhooks. Write whsec_ and the base64 of 24 bytes or more");
	return {
		url: parts.get("URL") ?? "",
		secrets,
		repositories: readRepositories(variables, parts)
	};
}
function readRepositories(variables, parts) {
	const setting = `${variables}_REPOSITORIES`;
	const words = (parts.get("REPOSITORIES") ?? "").split(/[\s,]+/).filter((word) => word !== "");
	if (words.length === 0) refuseSetting(setting, "is not set. Write which repositories may use it: octo-org/ledger, or octo-org/* for all of an owner");
	const wrong = words.find((word) => !/^[A-Za-z0-9_-]+\/(?:\*|[\w.-]+)$/.test(word));
	if (wrong !== void 0) refuseSetting(setting, `has "${wrong}". Write owner/name, or owner/* for all of an owner`);
	return words.map((word) => word.toLowerCase());
}
function isLetUse({ repositories }, { owner, name }) {
	return repositories.includes(`${owner}/${name}`.toLowerCase()) || repositories.includes(`${owner}/*`.toLowerCase());
}
function splitWords(text = "") {
	return text.split(/\s+/).filter((word) => word !== "");
}
function refuseSetting(setting, words) {
	throw new Error(`BATON-E912: ${setting} ${words}.`);
}

// src/app/settings/read-settings.ts
const minutes = {
	otherwise: 5,
	from: 1,
	to: 1440,
	unit: "number of minutes"
};
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
function readSettings(environment) {
	const missing = listMissing$1(environment);
	if (missing.length > 0) throw new Error(`BATON-E912: the App cannot start without ${missing.map(([name, what]) => `${name} (${what})`).join(", ")}. Set ${missing.length === 1 ? "it" : "them"} in its environment.`);
	const get = (name) => environment[name] ?? "";
	readSigner(get("BATON_SIGNING_KEY"));
	const client = readClient(get("CLIENT_ID").trim(), get("CLIENT_SECRET").trim());
	return {
		appId: parseAppId(get("APP_ID").trim()),
		privateKey: parsePrivateKey(get("PRIVATE_KEY").replaceAll("\\n", "\n")),
		webhookSecret: get("WEBHOOK_SECRET"),
		signingKey: get("BATON_SIGNING_KEY"),
		path: get("PATH"),
		client,
		page: readPageSettings(client, readUrl(environment)),
		missingForPage: pageSettings.filter((name) => get(name).trim() === ""),
		...readServerSettings(environment)
	};
}
function readSigner(text) {
	const signer = createSigner(text);
	if (!signer.ok) throw new Error(`${signer.error.code}: BATON_SIGNING_KEY: ${signer.error.message}`);
	return signer.value;
}
function listMissing$1(environment) {
	return Object.entries(required).filter(([name]) => !environment[name]?.trim());
}
function readServerSettings(environment) {
	const get = (name, otherwise = "") => environment[name] || otherwise;
	return {
		port: readNumber(environment, "PORT", {
			otherwise: 3e3,
			from: 0,
			to: 65535
		}),
		host: get("HOST", "127.0.0.1"),
		apiUrl: readAddress(environment, "GITHUB_API_URL") ?? "https://api.github.com",
		serverUrl: readAddress(environment, "GITHUB_SERVER_URL") ?? "https://github.com",
		agentWorkflow: get("BATON_AGENT_WORKFLOW", defaultAgentWorkflow),
		workflow: get("BATON_WORKFLOW", "baton.yml"),
		config: get("BATON_CONFIG", ".github/baton.yml"),
		database: parseDatabase(get("DATABASE_URL"), get("BATON_DATABASE", "baton.sqlite")),
		maxWaiting: readNumber(environment, "BATON_MAX_WAITING", {
			otherwise: 1e5,
			from: 1
		}),
		redeliveryMinutes: readNumber(environment, "BATON_REDELIVERY_MINUTES", minutes),
		url: readUrl(environment),
		operation: readOperationSettings(environment),
		hooks: readHookSettings(environment)
	};
}
function readClient(id, secret) {
	if (id === "" && secret === "") return void 0;
	if (id !== "" && secret !== "") return {
		id,
		secret
	};
	throw new Error(`BATON-E912: ${id === "" ? "CLIENT_SECRET is set and CLIENT_ID" : "CLIENT_ID is set and CLIENT_SECRET"} is not. Set both, or none if nobody is to sign in.`);
}
function readPageSettings(client, url) {
	return client === void 0 || url === void 0 ? void 0 : {
		clientId: client.id,
		clientSecret: client.secret,
		url
	};
}
function readUrl(environment) {
	const address = readAddress(environment, "BATON_URL");
	if (address === void 0 || new URL(address).origin === address) return address;
	throw new Error(`BATON-E912: BATON_URL is "${address}". Write the address of the App as browsers see it, without a path, such as https://baton.example.com.`);
}
function parseAppId(text) {
	if (!/^[1-9]\d{0,15}$/.test(text)) throw new Error(`BATON-E912: APP_ID is "${text}". Write the number that the settings page of the GitHub App shows as App ID.`);
	return text;
}
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

// src/adapters/github/app/deliveries.ts
const deliverySchema = object({
	get id() {
		return union([int(), bigint()]);
	},
	get guid() {
		return string();
	},
	get delivered_at() {
		return string();
	},
	get status() {
		return string();
	},
	get status_code() {
		return int();
	},
	get event() {
		return string();
	},
	get action() {
		return string().nullish();
	},
	get repository_id() {
		return union([int(), bigint()]).nullish();
	}
}).transform((sent) => ({
	id: String(sent.id),
	guid: sent.guid,
	at: Date.parse(sent.delivered_at),
	event: sent.event,
	action: sent.action ?? void 0,
	repository: sent.repository_id == null ? void 0 : Number(sent.repository_id),
	isConfirmed: sent.status === "OK" || sent.status_code >= 200 && sent.status_code < 400
}));
const base = {
	headers: { "x-github-api-version": "2022-11-28" },
	request: { retries: 0 }
};
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

// src/app/deliveries/recent-deliveries.ts
const reachMilliseconds$3 = 9e5;
const defaultLagMilliseconds = 6e4;
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
		const from = arrived - reachMilliseconds$3;
		const isDecided = () => newest.byGuid.has(id) || newest.at >= arrived + lagMilliseconds && newest.from <= from;
		if (!isDecided() && (now() - newest.at >= pause || newest.from > from)) newest = await readListing(options, {
			at: now(),
			from
		}) ?? newest;
		return isDecided() ? { listed: newest.byGuid.get(id) } : { askAgainAt: new Date(now() + pause).toISOString() };
	} };
}
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

// src/app/deliveries/seen-bodies.ts
const rememberedMilliseconds$4 = 2592e6;
function createSeenBodies({ store, now }) {
	return { async claim(digest, id) {
		const key = `seen-bodies/${digest}`;
		const known = await store.get(key);
		if (known !== void 0) return known;
		const expiresAt = new Date(now() + rememberedMilliseconds$4).toISOString();
		return await store.replace(key, {
			from: void 0,
			to: id,
			expiresAt
		}) ? id : await store.get(key) ?? id;
	} };
}
function digestOf(body) {
	return createHash("sha256").update(body).digest("hex");
}

// src/app/knowledge/listening-since.ts
const key = "hearing";
async function beginListening(store, now) {
	await store.put(key, `${new Date(now()).toISOString()} ${randomUUID()}`);
}
function beginningOf(hearing) {
	return Date.parse(hearing.split(" ", 1)[0] ?? "");
}
async function readListeningSince(store) {
	return await store.get(key) ?? "";
}

// src/app/knowledge/known-branches.ts
const tipSchema = object({
	get hearing() {
		return string();
	},
	get tip() {
		return object({
			get branch() {
				return string();
			},
			get commit() {
				return string();
			}
		}).nullable();
	},
	get at() {
		return number();
	},
	get asOf() {
		return number().optional();
	}
});
const believedMilliseconds$1 = 36e5;
function createKnownBranches({ store, now }) {
	const keyOf = (repository) => `default-branches/${repository}`;
	const parse = (text) => parseStored(tipSchema, text);
	const replace = async (repository, from, to) => store.replace(keyOf(repository), {
		from,
		to: JSON.stringify(to)
	});
	return {
		async recall(repository, branch) {
			const known = parse(await store.get(keyOf(repository)));
			if (known?.tip?.branch !== branch || known.at < now() - believedMilliseconds$1) return void 0;
			return known.hearing !== "" && known.hearing === await readListeningSince(store) ? known.tip.commit : void 0;
		},
		async listen(repository) {
			const from = await store.get(keyOf(repository));
			const hearing = await readListeningSince(store);
			const at = now();
			return async (tip) => void await replace(repository, from, {
				hearing,
				tip,
				at
			});
		},
		async hear(repository, { branch, before, after, pushedAt }) {
			for (;;) {
				const from = await store.get(keyOf(repository));
				const known = parse(from);
				if (known !== void 0 && known.tip !== null && known.tip.branch !== branch) return;
				const at = Math.max(now(), (known?.at ?? 0) + 1);
				const moved = isNext(known, {
					before,
					pushedAt
				}) ? {
					tip: {
						branch,
						commit: after
					},
					asOf: pushedAt
				} : { tip: null };
				const next = {
					hearing: known?.hearing ?? "",
					...moved,
					at
				};
				if (await replace(repository, from, next)) return;
			}
		}
	};
}
function isNext(known, { before, pushedAt }) {
	return known?.tip?.commit === before && pushedAt + 1e3 > (known.asOf ?? known.at);
}

// src/app/knowledge/known-threads.ts
const markerStart = "<!-- baton";
const mostLists = 10;
function isMarked(body) {
	return body.includes(markerStart);
}
function createKnownThreads(threads, memory, { sleep }) {
	const seen = /* @__PURE__ */ new Map();
	const note = (thread, comments) => {
		for (const comment of comments) seen.set(comment.id, {
			thread,
			comment
		});
		return comments;
	};
	const refresh = async (id, change, thread = seen.get(id)?.thread) => {
		const known = seen.get(id);
		if (known !== void 0) seen.set(id, {
			...known,
			comment: {
				...known.comment,
				...change
			}
		});
		if (thread !== void 0) await memory.refresh(thread, id, change);
	};
	const addRecent = async (thread, listed, from = 0) => {
		const { posts, isUnsure } = await memory.recent(thread);
		const lacking = posts.filter(({ id, updatedAt }) => Date.parse(updatedAt) >= from && listed.every((one) => one.id !== id));
		return isUnsure && lacking.length > 0 ? void 0 : [...listed, ...note(thread, lacking)].toSorted((a, b) => a.id - b.id);
	};
	return {
		async listSince(thread, since) {
			const from = Date.parse(since);
			const known = await memory.recall(thread);
			if (known !== void 0 && known.from <= from) return note(thread, known.comments).filter(({ updatedAt }) => Date.parse(updatedAt) >= from);
			for (let left = mostLists;; left -= 1) {
				const learn = await memory.listen(thread, sleep);
				const listed = await threads.listSince(thread, since);
				const marked = listed.filter(({ body }) => isMarked(body));
				await learn({
					from,
					comments: note(thread, marked)
				});
				const all = await addRecent(thread, listed, from);
				if (all !== void 0 || left === 0) return all ?? listed;
				await sleep(1e3);
			}
		},
		listBackwards: (thread, total, needs) => listPages({
			threads,
			memory,
			note,
			addRecent,
			sleep
		}, {
			thread,
			total,
			needs
		}),
		read: async (comment) => seen.get(comment)?.comment ?? threads.read(comment),
		async create(thread, body, key) {
			const post = await memory.begin(thread, "post");
			try {
				const created = await threads.create(thread, body, key);
				await memory.commit(thread, post, created);
				return note(thread, [created])[0] ?? created;
			} catch (thrown) {
				if (isRefused(thrown)) await memory.commit(thread, post);
				throw thrown;
			}
		},
		async update(comment, body, thread = seen.get(comment)?.thread) {
			if (thread === void 0) return threads.update(comment, body);
			const edit = await memory.begin(thread, "edit");
			await refresh(comment, { body }, thread);
			await threads.update(comment, body);
			await memory.commit(thread, edit);
		},
		async delete(comment) {
			await threads.delete(comment);
			const known = seen.get(comment);
			if (known !== void 0) await memory.forget(known.thread, comment);
		},
		async minimiseAll(comments, why, swap) {
			const minimised = await threads.minimiseAll(comments, why, swap);
			for (const { id } of comments) await refresh(id, { isMinimised: true });
			return minimised;
		}
	};
}
function isRefused(thrown) {
	if (thrown instanceof PutOff) return true;
	return thrown instanceof GitHubError && thrown.reason !== "unavailable" && thrown.status !== void 0;
}
async function* listPages({ threads, memory, note, addRecent, sleep }, request) {
	const { thread, total, needs } = request;
	const known = await memory.recall(thread);
	if (known?.from === 0 && (total === 0 || needs === "own")) {
		yield note(thread, known.comments);
		return;
	}
	const learn = known === void 0 ? await memory.listen(thread, sleep) : void 0;
	const read = [];
	let isNewest = true;
	let listed = {
		from: Number.POSITIVE_INFINITY,
		comments: []
	};
	try {
		for await (const page of threads.listBackwards(thread, total, needs)) {
			const marked = page.filter(({ body }) => isMarked(body));
			read.unshift(...note(thread, marked));
			const oldest = page[0]?.createdAt;
			if (oldest !== void 0) listed = {
				from: Date.parse(oldest) + 1e3,
				comments: read
			};
			yield (isNewest ? await addRecent(thread, page) : void 0) ?? page;
			isNewest = false;
		}
		listed = {
			from: 0,
			comments: read
		};
	} finally {
		const { from, comments } = listed;
		await learn?.({
			from,
			comments: comments.filter(({ createdAt }) => Date.parse(createdAt) >= from)
		});
	}
}

// src/app/knowledge/thread-store.ts
const headSchema = object({
	get hearing() {
		return string();
	},
	get from() {
		return number().nullable();
	},
	get listedAt() {
		return number();
	},
	get ids() {
		return array(number());
	},
	get bytes() {
		return number();
	},
	get posts() {
		return array(object({
			get name() {
				return string();
			},
			get at() {
				return number();
			}
		}));
	},
	get recent() {
		return array(object({
			get comment() {
				return number();
			},
			get at() {
				return number();
			}
		})).optional();
	},
	get forgotten() {
		return string().optional();
	}
});
const unknown = {
	from: null,
	listedAt: 0,
	ids: [],
	bytes: 0
};
const storedMilliseconds = 6048e5;
const mostComments = 300;
const mostBytes = 4e6;
function createThreadStore({ store, repository, now }) {
	const headKey = (thread) => `thread-heads/${repository}/${thread}`;
	const rowKey = (thread, comment) => `thread-comments/${repository}/${thread}/${comment}`;
	const expiry = () => ({ expiresAt: new Date(now() + storedMilliseconds).toISOString() });
	const read = async (thread) => {
		const text = await store.get(headKey(thread));
		return {
			text,
			head: parseStored(headSchema, text)
		};
	};
	const replace = (thread, from, head) => store.replace(headKey(thread), {
		from,
		to: JSON.stringify(head),
		...expiry()
	});
	const change = async (thread, apply) => {
		for (;;) {
			const { text, head = {
				hearing: "",
				...unknown,
				posts: []
			} } = await read(thread);
			if (await replace(thread, text, apply(head))) return;
		}
	};
	return {
		read,
		replace,
		change,
		forget: (thread, touched) => change(thread, ({ recent = [], ...head }) => ({
			...head,
			...unknown,
			forgotten: randomUUID(),
			recent: recent.filter(({ comment }) => comment !== touched)
		})),
		async keep(thread, comments) {
			for (const comment of comments) await store.put(rowKey(thread, comment.id), JSON.stringify(comment), expiry());
		},
		async find(thread, comment) {
			const text = await store.get(rowKey(thread, comment));
			return text === void 0 ? void 0 : JSON.parse(text);
		},
		async list(thread, ids) {
			const rows = ids.length === 0 ? [] : await store.list(rowKey(thread, ""));
			const texts = new Map(rows.map(({ key, value }) => [key, value]));
			const found = ids.flatMap((id) => texts.get(rowKey(thread, id)) ?? []);
			return found.length < ids.length ? void 0 : found.map((text) => JSON.parse(text));
		}
	};
}
function withComments(head, comments) {
	if (head.from === null) return head;
	const ids = [.../* @__PURE__ */ new Set([...head.ids, ...comments.map(({ id }) => id)])].toSorted((a, b) => a - b);
	const bytes = comments.reduce((sum, { body }) => sum + utf8Length(body), head.bytes);
	return ids.length > mostComments || bytes > mostBytes ? {
		...head,
		...unknown
	} : {
		...head,
		ids,
		bytes
	};
}

// src/app/knowledge/thread-memory.ts
const believedMilliseconds = 864e5;
const postMilliseconds = 3e5;
const lagMilliseconds$2 = 6e4;
const shownMilliseconds$2 = 1e4;
const second$1 = 1e3;
function createThreadMemory(options) {
	const { now, hearing } = options;
	const shelf = createThreadStore(options);
	return {
		async recall(thread) {
			const { head } = await shelf.read(thread);
			if (head?.from == null || head.posts.length > 0 || head.listedAt < now() - believedMilliseconds) return void 0;
			if (head.hearing === "" || head.hearing !== await hearing()) return void 0;
			const comments = await shelf.list(thread, head.ids);
			return comments && {
				from: head.from,
				comments
			};
		},
		async begin(thread, what) {
			const name = `${what} ${randomUUID()}`;
			await shelf.change(thread, (head) => ({
				...head,
				posts: [...head.posts, {
					name,
					at: now()
				}]
			}));
			return name;
		},
		async commit(thread, post, comment) {
			if (comment !== void 0) await shelf.keep(thread, [comment]);
			await shelf.change(thread, (head) => {
				const ended = {
					...head,
					posts: head.posts.filter(({ name }) => name !== post)
				};
				if (comment === void 0) return ended;
				return {
					...withComments(ended, [comment]),
					recent: [...listRecent(head, now()), {
						comment: comment.id,
						at: now()
					}]
				};
			});
		},
		async listen(thread, sleep) {
			const before = await readShown(shelf, thread, {
				now,
				sleep
			});
			const began = {
				hearing: await hearing(),
				listedAt: now()
			};
			return async ({ from, comments }) => {
				const posts = (before.head?.posts ?? []).filter(({ at }) => at > began.listedAt - postMilliseconds);
				const recent = listRecent(before.head, began.listedAt).filter(({ at }) => at >= from);
				if (posts.length > 0 || recent.some((post) => !comments.some(({ id }) => id === post.comment))) return;
				for (const comment of comments) if (isEdited(await shelf.find(thread, comment.id), comment, began.listedAt - lagMilliseconds$2)) return;
				await shelf.keep(thread, comments);
				await shelf.replace(thread, before.text, withComments({
					...before.head,
					...unknown,
					...began,
					from,
					posts
				}, comments));
			};
		},
		async recent(thread) {
			const { head } = await shelf.read(thread);
			const ids = listRecent(head, now()).map(({ comment }) => comment);
			const isUnsure = listPosts(head).some(({ at }) => at > now() - postMilliseconds);
			return {
				posts: await shelf.list(thread, ids) ?? [],
				isUnsure
			};
		},
		async open(thread, createdAt) {
			const head = {
				...unknown,
				hearing: await hearing(),
				from: 0,
				listedAt: now(),
				posts: []
			};
			if (createdAt + second$1 > beginningOf(head.hearing)) await shelf.replace(thread, void 0, head);
		},
		async refresh(thread, comment, change) {
			const known = await shelf.find(thread, comment);
			if (known !== void 0) await shelf.keep(thread, [{
				...known,
				...change,
				updatedAt: new Date(now()).toISOString()
			}]);
		},
		async hear(thread, { id, body, updatedAt }) {
			const known = await shelf.find(thread, id);
			if (known === void 0 || normaliseBody(known.body) === normaliseBody(body)) return;
			if (Date.parse(updatedAt) + second$1 > Date.parse(known.updatedAt)) await shelf.forget(thread);
		},
		forget: shelf.forget
	};
}
function isEdited(known, { body, updatedAt }, since) {
	return known !== void 0 && known.body !== body && Date.parse(known.updatedAt) > Math.max(Date.parse(updatedAt), since);
}
function listRecent(head, now) {
	return head?.recent?.filter(({ at }) => at > now - lagMilliseconds$2) ?? [];
}
function listPosts(head) {
	return head?.posts.filter(({ name }) => name.startsWith("post ")) ?? [];
}
async function readShown(shelf, thread, { now, sleep }) {
	let known = await shelf.read(thread);
	const last = Math.max(0, ...listPosts(known.head).map(({ at }) => at));
	for (let left = last + shownMilliseconds$2 - now(); left > 0 && listPosts(known.head).length > 0; left -= 1e3) {
		await sleep(1e3);
		known = await shelf.read(thread);
	}
	return known;
}

// src/app/knowledge/hear.ts
const repository = object({
	get id() {
		return int();
	},
	get default_branch() {
		return string();
	}
});
const pushTime = union([number().transform((seconds) => seconds * 1e3), string().transform((time) => Date.parse(time))]);
const pushSchema$1 = object({
	get ref() {
		return string();
	},
	get before() {
		return string();
	},
	get after() {
		return string();
	},
	get repository() {
		return repository.extend({ pushed_at: pushTime.nullish() });
	}
});
const thread = object({
	get number() {
		return int();
	},
	get node_id() {
		return string().optional();
	},
	get comments() {
		return int().default(0);
	},
	get created_at() {
		return string();
	}
});
const threadSchema = object({
	get action() {
		return string();
	},
	get issue() {
		return thread.optional();
	},
	get pull_request() {
		return thread.optional();
	},
	repository
});
const commentSchema = object({
	get action() {
		return string();
	},
	get issue() {
		return object({ get number() {
			return int();
		} });
	},
	get comment() {
		return object({
			get id() {
				return int();
			},
			get updated_at() {
				return string();
			},
			get body() {
				return string();
			},
			get user() {
				return object({ get id() {
					return int();
				} }).nullish();
			},
			get performed_via_github_app() {
				return object({ get id() {
					return int();
				} }).nullish();
			}
		});
	},
	get changes() {
		return object({ get body() {
			return object({ get from() {
				return string();
			} }).optional();
		} }).optional();
	},
	get sender() {
		return object({
			get id() {
				return int();
			},
			get type() {
				return string();
			}
		});
	},
	repository
});
const freshMilliseconds$1 = 6e5;
function createKnowledge({ store, now, appId }) {
	const branches = createKnownBranches({
		store,
		now
	});
	const hearing = () => readListeningSince(store);
	const threads = (id) => createThreadMemory({
		store,
		repository: id,
		now,
		hearing
	});
	const accountKey = (installation) => `own-accounts/${installation}`;
	const handlers = {
		push: (body) => hearPush(branches, body),
		issues: (body) => hearThread({
			threads,
			store,
			now
		}, body),
		pull_request: (body) => hearThread({
			threads,
			store,
			now
		}, body),
		issue_comment: (body) => hearComment({
			threads,
			appId
		}, body)
	};
	return {
		branches,
		artifacts: createKnownArtifacts({
			store,
			now
		}),
		threads,
		async hear({ name, body }) {
			const handler = Object.hasOwn(handlers, name) ? handlers[name] : void 0;
			if (handler !== void 0 && (name !== "issue_comment" || body.includes("baton"))) await handler(parseJson$1(body));
		},
		nodes: (id) => (subject) => store.get(nodeKey(id, subject)),
		async readOwnAccount(installation, ask) {
			const known = await store.get(accountKey(installation));
			if (known !== void 0) return Number(known);
			const own = await ask();
			await store.put(accountKey(installation), String(own));
			return own;
		}
	};
}
async function hearPush(branches, body) {
	const { data } = pushSchema$1.safeParse(body);
	if (data === void 0) return;
	const branch = data.repository.default_branch;
	const { before, after } = data;
	const pushedAt = data.repository.pushed_at ?? NaN;
	if (data.ref === `refs/heads/${branch}`) await branches.hear(data.repository.id, {
		branch,
		before,
		after,
		pushedAt
	});
}
const nodeKey = (repository, subject) => `nodes/${repository}/${subject}`;
const nodeMilliseconds = 6048e5;
async function hearThread({ threads, store, now }, body) {
	const { data } = threadSchema.safeParse(body);
	const about = data?.issue ?? data?.pull_request;
	if (data === void 0 || about === void 0) return;
	const memory = threads(data.repository.id);
	if (data.action === "deleted" || data.action === "transferred") return memory.forget(about.number);
	const { number, node_id: node } = about;
	const expiresAt = new Date(now() + nodeMilliseconds).toISOString();
	if (data.action === "labeled" && node !== void 0) await store.put(nodeKey(data.repository.id, number), node, { expiresAt });
	const isFresh = about.comments === 0 && Date.parse(about.created_at) > now() - freshMilliseconds$1;
	if (data.action === "opened" && data.issue !== void 0 && isFresh) await memory.open(number, Date.parse(about.created_at));
}
async function hearComment(ears, body) {
	const { data } = commentSchema.safeParse(body);
	if (data === void 0) return;
	const { action, comment, changes, issue } = data;
	if (!isMarked(comment.body) && !isMarked(changes?.body?.from ?? "")) return;
	const isOurs = data.sender.type === "Bot" && data.sender.id === comment.user?.id && comment.performed_via_github_app?.id === ears.appId;
	const memory = ears.threads(data.repository.id);
	if (!isOurs || action !== "created" && action !== "edited") return memory.forget(issue.number, comment.id);
	await memory.hear(issue.number, {
		...comment,
		updatedAt: comment.updated_at
	});
}
const rememberedMilliseconds$3 = 36e5;
function createKnownArtifacts({ store, now }) {
	const keyOf = (repository, run) => `run-artifacts/${repository}/${run}`;
	return {
		remember: (repository, run, artifacts) => store.put(keyOf(repository, run), JSON.stringify(artifacts), { expiresAt: new Date(now() + rememberedMilliseconds$3).toISOString() }),
		recall: (repository) => async ({ run, id }) => {
			const text = await store.get(keyOf(repository, run));
			return (text === void 0 ? [] : JSON.parse(text)).find((artifact) => artifact.id === id);
		}
	};
}

// src/app/knowledge/known-orders.ts
const rememberedMilliseconds$2 = 3456e6;
const lagMilliseconds$1 = 12e4;
const recordedAt = (time) => `recorded ${time}`;
function createOrders(store, now) {
	const prefix = "orders/";
	const keyOf = (workflowRun) => `${prefix}${workflowRun}`;
	const resultKey = (workflowRun) => `results queued/${workflowRun}`;
	const begunKey = ({ repository, title }) => `orders begun/${repository} ${title}`;
	const after = (milliseconds) => ({ expiresAt: new Date(now() + milliseconds).toISOString() });
	return {
		remember: (workflowRun, order) => store.put(keyOf(workflowRun), order, after(rememberedMilliseconds$2)),
		find: (workflowRun) => store.get(keyOf(workflowRun)),
		async list() {
			return (await store.list(prefix)).map(({ key, value }) => ({
				workflowRun: Number(key.slice(7)),
				order: value
			}));
		},
		forget: (workflowRun) => store.delete(keyOf(workflowRun)),
		async noteResult(workflowRun, state) {
			const key = resultKey(workflowRun);
			const value = state === "recorded" ? recordedAt(new Date(now()).toISOString()) : state;
			if (state === "recorded" || await store.get(key) === void 0) await store.put(key, value, after(rememberedMilliseconds$2));
		},
		async awaitsResult(workflowRun, execution) {
			const noted = await store.get(resultKey(workflowRun));
			return noted === "queued" || noted === void 0 && await store.get(begunKey(execution)) !== void 0;
		},
		isUnheard: async (workflowRun) => await store.get(resultKey(workflowRun)) === void 0,
		wasRecorded: async (workflowRun, since) => (await store.get(resultKey(workflowRun)) ?? "") > recordedAt(since),
		begin: (execution, at = now()) => store.put(begunKey(execution), new Date(at).toISOString(), after(rememberedMilliseconds$2)),
		async hasBegun(execution, since) {
			const from = since === void 0 ? now() - lagMilliseconds$1 : Date.parse(since);
			return Date.parse(await store.get(begunKey(execution)) ?? "") >= from;
		}
	};
}

// node_modules/lru-cache/dist/esm/node/index.min.js
var S = channel("lru-cache:metrics");
var W = tracingChannel("lru-cache");
var L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
var R = () => S.hasSubscribers || W.hasSubscribers;
var U = /* @__PURE__ */ new Set();
var M = typeof process == "object" && process ? process : {};
var k = (d, e, t, i) => {
	typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
};
var H = (d) => !U.has(d);
var T = (d) => !!d && d === Math.floor(d) && d > 0 && isFinite(d);
var j = (d) => T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null;
var O = class extends Array {
	constructor(e) {
		super(e), this.fill(0);
	}
};
var x = class d {
	heap;
	length;
	static #o = !1;
	static create(e) {
		let t = j(e);
		if (!t) return [];
		d.#o = !0;
		let i = new d(e, t);
		return d.#o = !1, i;
	}
	constructor(e, t) {
		if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
		this.heap = new t(e), this.length = 0;
	}
	push(e) {
		this.heap[this.length++] = e;
	}
	pop() {
		return this.heap[--this.length];
	}
};
var I = class d {
	#o;
	#c;
	#S;
	#O;
	#w;
	#M;
	#I;
	#m;
	get perf() {
		return this.#m;
	}
	ttl;
	ttlResolution;
	ttlAutopurge;
	updateAgeOnGet;
	updateAgeOnHas;
	allowStale;
	noDisposeOnSet;
	noUpdateTTL;
	maxEntrySize;
	sizeCalculation;
	noDeleteOnFetchRejection;
	noDeleteOnStaleGet;
	allowStaleOnFetchAbort;
	allowStaleOnFetchRejection;
	ignoreFetchAbort;
	backgroundFetchSize;
	#n;
	#b;
	#s;
	#i;
	#t;
	#l;
	#u;
	#a;
	#h;
	#y;
	#r;
	#_;
	#F;
	#d;
	#g;
	#T;
	#U;
	#f;
	#D;
	static unsafeExposeInternals(e) {
		return {
			starts: e.#F,
			ttls: e.#d,
			autopurgeTimers: e.#g,
			sizes: e.#_,
			keyMap: e.#s,
			keyList: e.#i,
			valList: e.#t,
			next: e.#l,
			prev: e.#u,
			get head() {
				return e.#a;
			},
			get tail() {
				return e.#h;
			},
			free: e.#y,
			isBackgroundFetch: (t) => e.#e(t),
			backgroundFetch: (t, i, s, n) => e.#P(t, i, s, n),
			moveToTail: (t) => e.#L(t),
			indexes: (t) => e.#A(t),
			rindexes: (t) => e.#z(t),
			isStale: (t) => e.#p(t)
		};
	}
	get max() {
		return this.#o;
	}
	get maxSize() {
		return this.#c;
	}
	get calculatedSize() {
		return this.#b;
	}
	get size() {
		return this.#n;
	}
	get fetchMethod() {
		return this.#M;
	}
	get memoMethod() {
		return this.#I;
	}
	get dispose() {
		return this.#S;
	}
	get onInsert() {
		return this.#O;
	}
	get disposeAfter() {
		return this.#w;
	}
	constructor(e) {
		let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
		if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
		if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
		let v = t ? j(t) : Array;
		if (!v) throw new Error("invalid max value: " + t);
		if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
			if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
			if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
		}
		if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
		if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
		if (this.#M = a, this.#U = !!a, this.#s = /* @__PURE__ */ new Map(), this.#i = Array.from({ length: t }).fill(void 0), this.#t = Array.from({ length: t }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
			if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
			if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
			this.#X();
		}
		if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
			if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
			this.#k();
		}
		if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
		if (!this.ttlAutopurge && !this.#o && !this.#c) {
			let D = "LRU_CACHE_UNBOUNDED";
			H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
		}
	}
	getRemainingTTL(e) {
		return this.#s.has(e) ? 1 / 0 : 0;
	}
	#k() {
		let e = new O(this.#o), t = new O(this.#o);
		this.#d = e, this.#F = t;
		let i = this.ttlAutopurge ? Array.from({ length: this.#o }) : void 0;
		this.#g = i, this.#H = (h, r, c = this.#m.now()) => {
			t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
		}, this.#R = (h) => {
			t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
		};
		let s = this.ttlAutopurge ? (h, r) => {
			if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
				let c = setTimeout(() => {
					this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
				}, r + 1);
				c.unref && c.unref(), i[h] = c;
			}
		} : () => {};
		this.#v = (h, r) => {
			if (e[r]) {
				let c = e[r], m = t[r];
				if (!c || !m) return;
				h.ttl = c, h.start = m, h.now = n || o();
				h.remainingTTL = c - (h.now - m);
			}
		};
		let n = 0, o = () => {
			let h = this.#m.now();
			if (this.ttlResolution > 0) {
				n = h;
				let r = setTimeout(() => n = 0, this.ttlResolution);
				r.unref && r.unref();
			}
			return h;
		};
		this.getRemainingTTL = (h) => {
			let r = this.#s.get(h);
			return r === void 0 ? 0 : l(r);
		};
		let l = (h) => {
			let r = e[h], c = t[h];
			if (!r || !c) return 1 / 0;
			return r - ((n || o()) - c);
		};
		this.#p = (h) => {
			let r = t[h], c = e[h];
			return !!c && !!r && (n || o()) - r > c;
		};
	}
	#R = () => {};
	#v = () => {};
	#H = () => {};
	#p = () => !1;
	#X() {
		let e = new O(this.#o);
		this.#b = 0, this.#_ = e, this.#x = (t) => {
			this.#b -= e[t], e[t] = 0;
		}, this.#N = (t, i, s, n) => {
			if (!T(s)) {
				if (this.#e(i)) return this.backgroundFetchSize;
				if (n) {
					if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
					if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
				} else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
			}
			return s;
		}, this.#j = (t, i, s) => {
			if (e[t] = i, this.#c) {
				let n = this.#c - e[t];
				for (; this.#b > n;) this.#G(!0);
			}
			this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
		};
	}
	#x = (e) => {};
	#j = (e, t, i) => {};
	#N = (e, t, i, s) => {
		if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
		return 0;
	};
	*#A({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);) t = this.#u[t];
	}
	*#z({ allowStale: e = this.allowStale } = {}) {
		if (this.#n) for (let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);) t = this.#l[t];
	}
	#V(e) {
		return e !== void 0 && this.#s.get(this.#i[e]) === e;
	}
	*entries() {
		for (let e of this.#A()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*rentries() {
		for (let e of this.#z()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
	}
	*keys() {
		for (let e of this.#A()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*rkeys() {
		for (let e of this.#z()) {
			let t = this.#i[e];
			t !== void 0 && !this.#e(this.#t[e]) && (yield t);
		}
	}
	*values() {
		for (let e of this.#A()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	*rvalues() {
		for (let e of this.#z()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	[Symbol.toStringTag] = "LRUCache";
	find(e, t = {}) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
		}
	}
	forEach(e, t = this) {
		for (let i of this.#A()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	rforEach(e, t = this) {
		for (let i of this.#z()) {
			let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
			n !== void 0 && e.call(t, n, this.#i[i], this);
		}
	}
	purgeStale() {
		let e = !1;
		for (let t of this.#z({ allowStale: !0 })) this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
		return e;
	}
	info(e) {
		let t = this.#s.get(e);
		if (t === void 0) return;
		let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
		if (s === void 0) return;
		let n = { value: s };
		if (this.#d && this.#F) {
			let o = this.#d[t], l = this.#F[t];
			if (o && l) n.ttl = o - (this.#m.now() - l), n.start = Date.now();
		}
		return this.#_ && (n.size = this.#_[t]), n;
	}
	dump() {
		let e = [];
		for (let t of this.#A({ allowStale: !0 })) {
			let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
			if (n === void 0 || i === void 0) continue;
			let o = { value: n };
			if (this.#d && this.#F) {
				o.ttl = this.#d[t];
				let l = this.#m.now() - this.#F[t];
				o.start = Math.floor(Date.now() - l);
			}
			this.#_ && (o.size = this.#_[t]), e.unshift([i, o]);
		}
		return e;
	}
	load(e) {
		this.clear();
		for (let [t, i] of e) {
			if (i.start) {
				let s = Date.now() - i.start;
				i.start = this.#m.now() - s;
			}
			this.#W(t, i.value, i);
		}
	}
	set(e, t, i = {}) {
		let { status: s = S.hasSubscribers ? {} : void 0 } = i;
		i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
		let n = this.#W(e, t, i);
		return s && S.hasSubscribers && S.publish(s), n;
	}
	#W(e, t, i, s) {
		let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
		if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
		let { noUpdateTTL: m = this.noUpdateTTL } = i;
		r && !c && (r.value = t);
		let _ = this.#N(e, t, i.size || 0, h, r);
		if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
		let u = this.#n === 0 ? void 0 : this.#s.get(e);
		if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
		else {
			this.#L(u);
			let g = this.#t[u];
			if (t !== g) {
				if (!l) if (this.#e(g)) {
					g !== s && g.__abortController.abort(/* @__PURE__ */ new Error("replaced"));
					let { __staleWhileFetching: f } = g;
					f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
						f,
						e,
						"set"
					]));
				} else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
					g,
					e,
					"set"
				]);
				if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
					let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
					r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
				}
			} else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
		}
		if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
			let g = this.#r, f;
			for (; f = g?.shift();) this.#w?.(...f);
		}
		return this;
	}
	pop() {
		try {
			for (; this.#n;) {
				let e = this.#t[this.#a];
				if (this.#G(!0), this.#e(e)) {
					if (e.__staleWhileFetching) return e.__staleWhileFetching;
				} else if (e !== void 0) return e;
			}
		} finally {
			if (this.#f && this.#r) {
				let e = this.#r, t;
				for (; t = e?.shift();) this.#w?.(...t);
			}
		}
	}
	#G(e) {
		let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
		n && s.__abortController.abort(/* @__PURE__ */ new Error("evicted"));
		let o = n ? s.__staleWhileFetching : s;
		return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
			o,
			i,
			"evict"
		])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
	}
	has(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
		let s = this.#Y(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#Y(e, t = {}) {
		let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
		if (n !== void 0) {
			let o = this.#t[n];
			if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
			if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
			else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
		} else s && (s.has = "miss");
		return !1;
	}
	peek(e, t = {}) {
		let { status: i = R() ? {} : void 0 } = t;
		i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
		let s = this.#J(e, t);
		return S.hasSubscribers && S.publish(i), s;
	}
	#J(e, t) {
		let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
		if (n === void 0 || !s && this.#p(n)) {
			i && (i.peek = n === void 0 ? "miss" : "stale");
			return;
		}
		let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
		return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
	}
	#P(e, t, i, s) {
		let n = t === void 0 ? void 0 : this.#t[t];
		if (this.#e(n)) return n;
		let o = new AbortController(), { signal: l } = i;
		l?.addEventListener("abort", () => o.abort(l.reason), { signal: o.signal });
		let h = {
			signal: o.signal,
			options: i,
			context: s
		}, r = (f, y = !1) => {
			let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
			if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
			let b = u, p = this.#t[t];
			return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
		}, c = (f) => (i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y) => {
			let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
			if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
			if (p.__returned === p) throw f;
		}, _ = (f, y) => {
			let a = this.#M?.(e, n, h);
			o.signal.addEventListener("abort", () => {
				(!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w) => r(w, !0)));
			}), a && a instanceof Promise ? a.then((w) => f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
		};
		i.status && (i.status.fetchDispatched = !0);
		let u = new Promise(_).then(r, c), g = Object.assign(u, {
			__abortController: o,
			__staleWhileFetching: n,
			__returned: void 0
		});
		return t === void 0 ? (this.#W(e, g, {
			...h.options,
			status: void 0
		}), t = this.#s.get(e)) : this.#t[t] = g, g;
	}
	#e(e) {
		if (!this.#U) return !1;
		let t = e;
		return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
	}
	fetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#B(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #B(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
		if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			status: a
		});
		let F = {
			allowStale: i,
			updateAgeOnGet: s,
			noDeleteOnStaleGet: n,
			ttl: o,
			noDisposeOnSet: l,
			size: h,
			sizeCalculation: r,
			noUpdateTTL: c,
			noDeleteOnFetchRejection: m,
			allowStaleOnFetchRejection: _,
			allowStaleOnFetchAbort: g,
			ignoreFetchAbort: u,
			status: a,
			signal: w
		}, b = this.#s.get(e);
		if (b === void 0) {
			a && (a.fetch = "miss");
			let p = this.#P(e, b, F, f);
			return p.__returned = p;
		} else {
			let p = this.#t[b];
			if (this.#e(p)) {
				let v = i && p.__staleWhileFetching !== void 0;
				return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
			}
			let A = this.#p(b);
			if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
			let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
			return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
		}
	}
	forceFetch(e, t = {}) {
		let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
		t.status = s, s && t.context && (s.context = t.context);
		let n = this.#K(e, t);
		return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
	}
	async #K(e, t = {}) {
		let i = await this.#B(e, t);
		if (i === void 0) throw new Error("fetch() returned undefined");
		return i;
	}
	memo(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
		let s = this.#Q(e, t);
		return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
	}
	#Q(e, t = {}) {
		let i = this.#I;
		if (!i) throw new Error("no memoMethod provided to constructor");
		let { context: s, status: n, forceRefresh: o, ...l } = t;
		n && o && (n.forceRefresh = !0);
		let h = this.#C(e, l), r = o || h === void 0;
		if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
		let c = i(e, h, {
			options: l,
			context: s
		});
		return n && (n.value = c), this.#W(e, c, l), c;
	}
	get(e, t = {}) {
		let { status: i = S.hasSubscribers ? {} : void 0 } = t;
		t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
		let s = this.#C(e, t);
		return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
	}
	#C(e, t = {}) {
		let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
		if (l === void 0) {
			o && (o.get = "miss");
			return;
		}
		let h = this.#t[l], r = this.#e(h);
		return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
	}
	#$(e, t) {
		this.#u[t] = e, this.#l[e] = t;
	}
	#L(e) {
		e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
	}
	delete(e) {
		return this.#E(e, "delete");
	}
	#E(e, t) {
		S.hasSubscribers && S.publish({
			op: "delete",
			delete: t,
			key: e,
			cache: this
		});
		let i = !1;
		if (this.#n !== 0) {
			let s = this.#s.get(e);
			if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
			else {
				this.#x(s);
				let n = this.#t[s];
				if (this.#e(n) ? n.__abortController.abort(/* @__PURE__ */ new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
					n,
					e,
					t
				])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
				else if (s === this.#a) this.#a = this.#l[s];
				else {
					let o = this.#u[s];
					this.#l[o] = this.#l[s];
					let l = this.#l[s];
					this.#u[l] = this.#u[s];
				}
				this.#n--, this.#y.push(s);
			}
		}
		if (this.#f && this.#r?.length) {
			let s = this.#r, n;
			for (; n = s?.shift();) this.#w?.(...n);
		}
		return i;
	}
	clear() {
		return this.#q("delete");
	}
	#q(e) {
		for (let t of this.#z({ allowStale: !0 })) {
			let i = this.#t[t];
			if (this.#e(i)) i.__abortController.abort(/* @__PURE__ */ new Error("deleted"));
			else {
				let s = this.#i[t];
				this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
					i,
					s,
					e
				]);
			}
		}
		if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
			this.#d.fill(0), this.#F.fill(0);
			for (let t of this.#g ?? []) t !== void 0 && clearTimeout(t);
			this.#g?.fill(void 0);
		}
		if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
			let t = this.#r, i;
			for (; i = t?.shift();) this.#w?.(...i);
		}
	}
};

// src/app/knowledge/known-texts.ts
const mostConfigs = 1e3;
const mostChecked = 5e5;
const mostRedactors = 10;
function createKnownTexts(secrets) {
	const sizeCalculation = (_, text) => text.length + 1;
	const checked = new I({
		maxSize: mostChecked,
		sizeCalculation,
		memoMethod: checkConfig
	});
	const redactors = new I({
		max: mostRedactors,
		memoMethod: (token) => createRedactor([...secrets, token])
	});
	return {
		configs: new I({ max: mostConfigs }),
		checkConfig: (text) => checked.memo(text),
		decoded: createDecodeMemory(),
		redactorFor: (token) => redactors.memo(token)
	};
}

// src/app/turns/claim.ts
const runSchema$1 = object({
	get run() {
		return string();
	},
	get thread() {
		return number();
	},
	get first() {
		return object({
			get id() {
				return number();
			},
			get at() {
				return string();
			}
		});
	},
	get lock() {
		return number();
	}
});
const holderSchema$1 = object({
	get id() {
		return string();
	},
	get state() {
		return _enum([
			"given",
			"unknown",
			"works",
			"idle"
		]);
	},
	get since() {
		return string();
	},
	get issued() {
		return string().optional();
	},
	get workflowRun() {
		return number().optional();
	},
	get run() {
		return runSchema$1.optional();
	},
	get until() {
		return string().optional();
	},
	get what() {
		return string().optional();
	},
	get turn() {
		return string().optional();
	},
	get counts() {
		return object({
			get pipeline() {
				return string();
			},
			get startedAt() {
				return string();
			},
			get run() {
				return string().optional();
			},
			get usage() {
				return runUsageSchema.optional();
			},
			get finishedAt() {
				return string().optional();
			}
		}).optional();
	}
});
const waiterSchema = object({
	get id() {
		return string();
	},
	get since() {
		return string();
	},
	get priority() {
		return number();
	},
	get limit() {
		return number().optional();
	},
	get subject() {
		return number();
	},
	get urgentLabels() {
		return array(string()).optional();
	},
	get issued() {
		return string().optional();
	},
	get run() {
		return runSchema$1.optional();
	},
	get pipeline() {
		return string().optional();
	},
	get label() {
		return string().optional();
	},
	get cause() {
		return string().optional();
	},
	get until() {
		return string().optional();
	},
	get item() {
		return string().optional();
	}
});
const claimSchema = object({
	get isFilled() {
		return boolean();
	},
	get holders() {
		return array(holderSchema$1);
	},
	get line() {
		return array(waiterSchema);
	},
	get ended() {
		return array(number());
	},
	get lookAt() {
		return string().optional();
	}
});
const emptyClaim = {
	isFilled: false,
	holders: [],
	line: [],
	ended: []
};
const holderOf = ({ id, run }) => run?.run ?? id;
function claim$1(row, asking, now) {
	const own = holderOf(asking);
	const held = row.holders.find(({ id }) => id === own);
	if (held !== void 0 && asking.run === void 0 && held.issued === asking.issued && held.state !== "given") return {
		row,
		wake: [],
		answer: held.workflowRun === void 0 ? "start" : "works"
	};
	const next = held === void 0 ? giveTurns({
		...row,
		line: queueBehind(row.line, asking)
	}, now) : {
		row: {
			...row,
			line: row.line.filter(({ id }) => id !== asking.id)
		},
		wake: []
	};
	if (!next.row.holders.some(({ id }) => id === own)) return {
		...next,
		answer: "wait"
	};
	const { run, issued } = asking;
	const taken = {
		id: own,
		state: run === void 0 ? "unknown" : "works",
		since: now,
		issued,
		run
	};
	const holders = next.row.holders.map((holder) => holder.id === own ? taken : holder);
	return {
		row: {
			...next.row,
			holders
		},
		wake: next.wake.filter(({ id }) => id !== asking.id),
		answer: "start"
	};
}
function queueBehind(line, asking) {
	const since = [asking.since, ...line.map((one) => one.since)].toSorted().at(-1) ?? asking.since;
	return standInLine(line, {
		...asking,
		since
	});
}
function release(row, isGone, now) {
	const holders = row.holders.filter((holder) => !isGone(holder));
	return giveTurns({
		...row,
		holders,
		line: row.line.filter((waiter) => !isGone(waiter))
	}, now);
}
function giveTurns(row, now) {
	const [next] = row.line;
	if (next === void 0 || row.holders.length >= (next.limit ?? 0)) return {
		row,
		wake: []
	};
	const { run, issued, id: turn } = next;
	const holder = {
		id: holderOf(next),
		state: "given",
		since: now,
		issued,
		run,
		turn
	};
	const isOwn = (waiter) => holderOf(waiter) === holder.id;
	const line = row.line.filter((waiter) => !isOwn(waiter));
	const rest = giveTurns({
		...row,
		holders: [...row.holders, holder],
		line
	}, now);
	return {
		row: rest.row,
		wake: [...row.line.filter(isOwn), ...rest.wake]
	};
}
function standInLine(line, asking) {
	const known = line.find(({ id }) => id === asking.id);
	return orderLine(known === void 0 ? [...line, asking] : line.map((one) => one === known ? {
		...asking,
		since: one.since
	} : one));
}
function orderLine(line) {
	return line.toSorted(compareBy(({ priority }) => priority, ({ since }) => since));
}
function positionOf({ line }, waiter) {
	const at = line.findIndex(({ id }) => id === waiter);
	return at === -1 ? void 0 : at + 1;
}
function isSettled({ line, holders }) {
	return line.length === 0 && holders.every(({ state }) => state !== "given");
}

// src/app/turns/branches.ts
const kind$2 = "branch ";
const branchOf = ({ repository, branch }) => ({
	repository,
	resource: `${kind$2}${branch}`
});
function createBranches(claims, now) {
	const at = () => new Date(now()).toISOString();
	const list = (repository) => claims.list({
		repository,
		resource: kind$2
	});
	const listOf = async ({ repository, run }) => (await list(repository)).filter(({ row }) => [...row.holders, ...row.line].some((one) => isOf$1(one, run)));
	const giveUpIdle = async ({ repository, run }) => {
		const isIdle = (one) => "state" in one && one.state === "idle" && isOf$1(one, run);
		for (const { row, ...of } of await list(repository)) if (row.holders.some(isIdle)) await claims.change(of, (present) => release(present, isIdle, at()));
	};
	return {
		async acquire({ run, id, subject, item, ...branch }) {
			const waiter = {
				id,
				since: at(),
				priority: 0,
				limit: 1,
				subject,
				run
			};
			const answer = await claims.ask(branchOf(branch), {
				waiter,
				item
			});
			if (answer === "wait") await giveUpIdle({
				repository: branch.repository,
				run: run.run
			});
			return answer !== "wait";
		},
		async release({ repository, run, needs }) {
			const rows = await listOf({
				repository,
				run
			});
			if (rows.length === 0) return;
			for (const { resource } of rows) await claims.change({
				repository,
				resource
			}, (row) => releaseBranch(row, {
				run,
				need: needs.get(resource.slice(7)),
				now: at()
			}));
			if ((await listOf({
				repository,
				run
			})).some(({ row }) => row.line.some((one) => isOf$1(one, run)))) await giveUpIdle({
				repository,
				run
			});
		},
		async findWait({ repository, title }) {
			for (const { resource, row } of await list(repository)) {
				const position = positionOf(row, title);
				if (position !== void 0) return {
					branch: resource.slice(7),
					behind: row.holders[0]?.id ?? "",
					position
				};
			}
		},
		async look(branch) {
			const { line, holders } = await claims.read(branchOf(branch));
			const [holder] = holders;
			if (holder?.turn !== void 0) await claims.wakeAgain(branchOf(branch), {
				waiter: holder.turn,
				when: `at ${at()}`
			});
			if (holder === void 0) await claims.change(branchOf(branch), (row) => giveTurns(row, at()));
			return line.length === 0 ? void 0 : holder?.run;
		}
	};
}
function isOf$1({ run }, name) {
	return run?.run === name;
}
function releaseBranch(row, { run, need, now }) {
	if (need === void 0) return release(row, (one) => isOf$1(one, run), now);
	const line = need === "due" ? row.line : row.line.filter((one) => !isOf$1(one, run));
	const holders = row.holders.map((one) => isOf$1(one, run) ? applyNeed(one, need) : one);
	return {
		row: {
			...row,
			line,
			holders
		},
		wake: []
	};
}
function applyNeed(holder, need) {
	if (need === "later") return {
		...holder,
		state: "idle",
		turn: void 0
	};
	return holder.state === "idle" ? {
		...holder,
		state: "works"
	} : holder;
}

// src/app/turns/claim-store.ts
const claimKey = ({ repository, resource }) => `claim ${repository} ${resource}`;
const prefix = "claims/";
const keyOf$5 = ({ repository, resource }) => `${prefix}${repository}/${resource}`;
const itemKey = (of, waiter) => `turn/${of.repository}/${of.resource}/${waiter}`;
const keptMilliseconds = 3456e6;
const lateMilliseconds = 3e5;
function createClaims({ store, now, start }) {
	const findItem = async (of, waiter) => {
		const text = await store.get(itemKey(of, waiter));
		return text === void 0 ? void 0 : JSON.parse(text);
	};
	const wake = async (of, waiters) => {
		for (const { id } of waiters) {
			const item = await findItem(of, id);
			if (item !== void 0) await start(item);
		}
	};
	const decide = async (of, apply) => {
		for (;;) {
			const from = await store.get(keyOf$5(of));
			const before = parseClaim(from);
			const { row = before, wake: woken = [], result } = await apply(before);
			const to = formatClaim(row);
			await wake(of, woken);
			if (to !== formatClaim(before) && !await store.replace(keyOf$5(of), {
				from,
				to
			})) continue;
			await wake(of, woken);
			const left = before.line.filter(({ id }) => !row.line.some((one) => one.id === id) && !woken.some((one) => one.id === id));
			for (const { id } of left) await store.delete(itemKey(of, id));
			return result;
		}
	};
	const change = (of, apply) => decide(of, (row) => ({
		...apply(row),
		result: void 0
	}));
	const keep = (of, { waiter, item, ...options }) => store.put(itemKey(of, waiter), JSON.stringify(item), options);
	return {
		decide,
		change,
		keep,
		read: async (of) => parseClaim(await store.get(keyOf$5(of))),
		async list({ repository, resource }) {
			return (await store.list(repository === void 0 ? prefix : keyOf$5({
				repository,
				resource
			}))).flatMap(({ key, value }) => {
				const [, id = "", own = ""] = /^(\d+)\/(.*)$/s.exec(key.slice(7)) ?? [];
				return own.startsWith(resource) ? [{
					repository: Number(id),
					resource: own,
					row: parseClaim(value)
				}] : [];
			});
		},
		async ask(of, { waiter, item, refresh = (row) => row }) {
			await keep(of, {
				waiter: waiter.id,
				item,
				expiresAt: new Date(now() + keptMilliseconds).toISOString()
			});
			const answer = await decide(of, (row) => {
				const { answer: result, ...changed } = claim$1(refresh(row), waiter, new Date(now()).toISOString());
				return {
					...changed,
					result
				};
			});
			if (answer !== "wait") await store.delete(itemKey(of, waiter.id));
			return answer;
		},
		async wakeAgain(of, { waiter, when, present }) {
			const item = await findItem(of, waiter);
			if (item !== void 0) return start({
				...item,
				id: `${item.id} ${when}`,
				payload: {
					...item.payload,
					...present
				}
			});
			const isGone = (one) => "state" in one ? one.state === "given" && one.turn === waiter : one.id === waiter;
			await change(of, (row) => release(row, isGone, new Date(now()).toISOString()));
		},
		agreeLook: (of, look) => decide(of, (row) => agreeOnLook(row, {
			...look,
			now: now()
		}))
	};
}
const oldPrefixes = [
	"slots/",
	"turns/",
	"branches/",
	"branch runs/",
	"branch turns/",
	"starts/",
	"held/",
	"budgets/"
];
async function warnOfOldClaims({ store, log }) {
	const all = (await Promise.all(oldPrefixes.map((old) => store.list(old)))).flat();
	if (all.length === 0) return;
	log.warning(`The database has ${all.length} values that an earlier version kept of slots, branches, starts and budgets, such as "${all[0]?.key}". This version does not read them: what may have waited there is never started. Stop the App, start it with an empty database, as by \`BATON_DATABASE=new.sqlite npm start\`, or DATABASE_URL with the name of a new one, and put the labels on again.`);
}
function agreeOnLook(row, { now, milliseconds, at }) {
	if (isSettled(row)) return {
		row: {
			...row,
			lookAt: void 0
		},
		result: void 0
	};
	const after = at === void 0 ? now - lateMilliseconds : Date.parse(at);
	if (row.lookAt !== void 0 && Date.parse(row.lookAt) > after) return { result: row.lookAt };
	const lookAt = new Date(Math.max(now, after) + milliseconds).toISOString();
	return {
		row: {
			...row,
			lookAt
		},
		result: lookAt
	};
}
function parseClaim(text) {
	const row = parseStored(claimSchema, text);
	if (row !== void 0) return row;
	const { line = [] } = parseStored(object({ get line() {
		return array(unknown$1());
	} }), text) ?? {};
	return {
		...emptyClaim,
		line: line.flatMap((one) => waiterSchema.safeParse(one).data ?? [])
	};
}
function formatClaim(row) {
	return row.isFilled || row.holders.length > 0 || row.line.length > 0 ? JSON.stringify(claimSchema.parse(row)) : void 0;
}

// src/app/turns/run-line.ts
const mostWaiting$1 = 20;
const runOf = ({ repository, subject, pipeline }) => ({
	repository,
	resource: `run ${subject} ${pipeline}`
});
function createRunLine(claims) {
	const list = async ({ repository, subject, pipeline }) => {
		return (await claims.list({
			repository,
			resource: subject === void 0 ? "run " : `run ${subject} `
		})).flatMap(({ row }) => row.line.map(toEvent)).toSorted(compareBy(({ since }) => since)).filter((event) => pipeline === void 0 || event.pipeline === pipeline);
	};
	return {
		list,
		async add(start, { repository, arrivedAt, item }) {
			const { start: id, subject } = start;
			const of = runOf({
				repository,
				...start
			});
			const known = positionOf(await claims.read(of), id);
			if (known !== void 0) return known;
			if ((await list({
				repository,
				subject
			})).length >= mostWaiting$1) return void 0;
			await claims.keep(of, {
				waiter: id,
				item
			});
			return claims.decide(of, (row) => {
				const { start: _, ...rest } = start;
				const next = {
					...row,
					line: standInLine(row.line, {
						...rest,
						id,
						since: arrivedAt,
						priority: 0
					})
				};
				return {
					row: next,
					result: positionOf(next, id)
				};
			});
		},
		has: async (of, start) => positionOf(await claims.read(runOf(of)), start) !== void 0,
		remove: (of, start) => claims.change(runOf(of), (row) => ({ row: {
			...row,
			line: row.line.filter(({ id }) => id !== start)
		} })),
		async wakeNext(of, when) {
			const rows = "pipeline" in of ? [{
				...runOf(of),
				row: await claims.read(runOf(of))
			}] : await claims.list({
				...of,
				resource: "run "
			});
			for (const { row, ...place } of rows) if (row.line[0] !== void 0) await claims.wakeAgain(place, {
				waiter: row.line[0].id,
				when
			});
		}
	};
}
function toEvent({ id: start, subject, since, pipeline = "", label = "", cause = "" }) {
	return {
		start,
		subject,
		since,
		pipeline,
		label,
		cause
	};
}

// src/app/deliveries/reported-labels.ts
const knownLabelsSchema = object({
	get labels() {
		return array(string());
	},
	get at() {
		return string();
	}
});
async function readKnownLabels(store, key) {
	return parseStored(knownLabelsSchema, await store.get(key));
}
const subjectSchema = object({
	get number() {
		return int();
	},
	get updated_at() {
		return string();
	},
	get labels() {
		return array(object({ get name() {
			return string();
		} }));
	}
});
const labeledSchema = object({
	get action() {
		return _enum(["labeled", "unlabeled"]);
	},
	get repository() {
		return object({ get id() {
			return int();
		} });
	},
	get label() {
		return object({ get name() {
			return string();
		} });
	},
	get issue() {
		return subjectSchema.optional();
	},
	get pull_request() {
		return subjectSchema.optional();
	}
});
function readLabels(event, payload) {
	if (event !== "issues" && event !== "pull_request") return void 0;
	const { data } = labeledSchema.safeParse(payload);
	const about = data?.issue ?? data?.pull_request;
	if (data === void 0 || about === void 0) return void 0;
	return {
		repository: data.repository.id,
		subject: about.number,
		labels: about.labels.map(({ name }) => name),
		changed: data.label.name,
		isPutOn: data.action === "labeled",
		at: about.updated_at
	};
}
function learnLabels(known, told) {
	const { labels, changed, isPutOn, at } = told;
	const age = known === void 0 ? 1 : Date.parse(at) - Date.parse(known.at);
	if (known === void 0 || age > 0) return {
		labels: [...labels],
		at
	};
	if (age < 0) return known;
	const others = known.labels.filter((label) => label.toLowerCase() !== changed.toLowerCase());
	return {
		labels: isPutOn ? [...others, changed] : others,
		at
	};
}
async function keepLabels({ store, key, expiresAt }, told, order) {
	for (;;) {
		const from = await store.get(key);
		const to = JSON.stringify(learnLabels(parseStored(knownLabelsSchema, from), told));
		if (await store.replace(key, {
			from,
			to,
			expiresAt
		})) break;
	}
	for (let ordered;;) {
		const known = await readKnownLabels(store, key);
		const text = JSON.stringify(known);
		if (known === void 0 || text === ordered) return;
		ordered = text;
		await order(known.labels);
	}
}

// src/app/turns/slot-row.ts
function isUnused(one) {
	return !("state" in one) || one.state === "given";
}
function hasRun(one) {
	return "workflowRun" in one && one.workflowRun !== void 0;
}
function isUnclear({ state, workflowRun }) {
	return state !== "given" && workflowRun === void 0;
}
function assignRun(row, { id, workflowRun }, now) {
	const isOver = row.ended.includes(workflowRun);
	const holders = row.holders.flatMap((holder) => {
		if (holder.id !== id) return [holder];
		return isOver ? [] : [{
			...holder,
			state: "works",
			since: now,
			workflowRun
		}];
	});
	const ended = holders.some(isUnclear) ? row.ended.filter((other) => other !== workflowRun) : [];
	return giveTurns({
		...row,
		holders,
		ended
	}, now);
}
function endRun(row, workflowRun, now) {
	const isOf = (holder) => holder.workflowRun === workflowRun;
	if (row.holders.some(isOf)) return release(row, (one) => "state" in one && isOf(one), now);
	if (!row.holders.some(isUnclear)) return {
		row,
		wake: []
	};
	return {
		row: {
			...row,
			ended: [...row.ended, workflowRun].slice(-100)
		},
		wake: []
	};
}
const trustedMilliseconds = 3e5;
function isOld(since, now) {
	return now - Date.parse(since) > trustedMilliseconds;
}
function refreshSlots(row, active, now) {
	if (active === void 0) return row;
	if (!row.isFilled) {
		const since = new Date(now).toISOString();
		const holders = active.map(({ id }) => ({
			id: `workflow run ${id}`,
			state: "works",
			since,
			workflowRun: id
		}));
		return {
			...row,
			holders: [...row.holders, ...holders],
			isFilled: true
		};
	}
	const isListed = ({ id, workflowRun }) => active.some((one) => one.id === workflowRun || isTitleOf(one.title, id));
	const isHeld = (holder) => holder.state === "given" || !isOld(holder.since, now) || isListed(holder);
	return {
		...row,
		holders: row.holders.filter(isHeld)
	};
}
function isTitleOf(title, execution) {
	return title === execution || title.startsWith(`${execution} `);
}
function relabelLine(row, { subject, labels }) {
	const line = row.line.map((one) => one.subject === subject ? {
		...one,
		priority: priorityOf(labels, one.urgentLabels ?? [])
	} : one);
	return {
		...row,
		line: orderLine(line)
	};
}

// src/app/turns/slots.ts
const kind$1 = "slot ";
const slotsOf = ({ repository, pipeline }) => ({
	repository,
	resource: `${kind$1}${pipeline}`
});
const labelsKey = (repository, subject) => `labels/${repository}#${subject}`;
function createSlots(claims, { store, now }) {
	const at = () => new Date(now()).toISOString();
	const list = (repository) => claims.list({
		repository,
		resource: kind$1
	});
	const isWaiting = ({ line, holders }, id) => line.some((one) => one.id === id) || holders.some((holder) => holder.id === id && holder.state === "given");
	return {
		acquire: (asking, listActive) => acquire(claims, {
			store,
			now
		}, {
			asking,
			listActive
		}),
		isWaiting: async ({ repository, title }) => (await list(repository)).some(({ row }) => isWaiting(row, title)),
		list: async () => (await list()).map((stored) => ({
			...stored,
			pipeline: stored.resource.slice(5)
		})),
		async findPosition({ repository, title }) {
			return (await list(repository)).map(({ row }) => positionOf(row, title)).find((position) => position !== void 0);
		},
		assign: (slot, workflowRun) => claims.change(slotsOf(slot), (row) => assignRun(row, {
			id: slot.id,
			workflowRun
		}, at())),
		async end({ repository, workflowRun }) {
			for (const { row, ...of } of await list(repository)) if (endRun(row, workflowRun, at()).row !== row) await claims.change(of, (present) => endRun(present, workflowRun, at()));
		},
		release: (slot) => claims.change(slotsOf(slot), (row) => release(row, (one) => one.id === slot.id && !hasRun(one), at())),
		giveBack: (slot) => claims.change(slotsOf(slot), (row) => release(row, (one) => one.id === slot.id && isUnused(one), at())),
		async leave({ repository, run }) {
			const isGone = (one) => one.id.startsWith(`${run}/`) && isUnused(one);
			for (const { row, ...of } of await list(repository)) if ([...row.line, ...row.holders].some(isGone)) await claims.change(of, (present) => release(present, isGone, at()));
		},
		async relabel(told) {
			const { repository, subject } = told;
			if ((await list(repository)).length === 0) return;
			const place = {
				store,
				key: labelsKey(repository, subject),
				expiresAt: new Date(now() + keptMilliseconds).toISOString()
			};
			await keepLabels(place, told, async (labels) => {
				for (const { row, ...of } of await list(repository)) if (row.line.some((one) => one.subject === subject)) await claims.change(of, (present) => ({ row: relabelLine(present, {
					subject,
					labels
				}) }));
			});
		},
		async look(pipeline, active) {
			const of = slotsOf(pipeline);
			const isLate = ({ state, since }) => state === "given" && isOld(since, now());
			for (const { id } of (await claims.read(of)).holders.filter(isLate)) await claims.wakeAgain(of, {
				waiter: id,
				when: `at ${at()}`
			});
			await claims.change(of, (row) => giveTurns(refreshSlots(row, active, now()), at()));
		}
	};
}
async function acquire(claims, { store, now }, { asking, listActive }) {
	const { repository, id, issued, item, place } = asking;
	const { subject, urgentLabels, limit } = place;
	const of = slotsOf(asking);
	const { isFilled, holders } = await claims.read(of);
	const active = !isFilled || holders.length >= limit && !holders.some((holder) => holder.id === id) ? await listActive() : void 0;
	const readLabels = () => readKnownLabels(store, labelsKey(repository, subject));
	const known = await readLabels();
	const priority = known === void 0 ? place.priority : priorityOf(known.labels, urgentLabels);
	const since = new Date(now()).toISOString();
	const answer = await claims.ask(of, {
		waiter: {
			id,
			issued,
			since,
			priority,
			limit,
			subject,
			urgentLabels: [...urgentLabels]
		},
		item,
		refresh: (row) => refreshSlots(row, active, now())
	});
	const told = await readLabels();
	if (answer === "wait" && told !== void 0 && JSON.stringify(told) !== JSON.stringify(known)) await claims.change(of, (row) => ({ row: relabelLine(row, {
		subject,
		labels: told.labels
	}) }));
	return answer;
}

// src/app/turns/windows.ts
const kind = "limit ";
const nameOf$2 = ({ secret, environment, model = "" }) => kind + JSON.stringify([
	secret,
	environment,
	model
]);
function accountIn(resource) {
	const [secret = "", environment = "", model = ""] = JSON.parse(resource.slice(6));
	return {
		secret,
		environment,
		model: model === "" ? void 0 : model
	};
}
function createWindows(claims, now) {
	const isAhead = ({ until = "" }) => Date.parse(until) > now();
	const isWaiting = ({ until = "" }) => Date.parse(until) + latestMilliseconds > now();
	const list = (repository) => claims.list({
		repository,
		resource: kind
	});
	const without = (row, title) => ({ row: {
		...row,
		line: row.line.filter(({ id }) => id !== title)
	} });
	return {
		async note({ repository, run, isOver }, closed) {
			const own = Map.groupBy(closed, ({ account }) => nameOf$2(account));
			const rows = (await list(repository)).map(({ resource }) => resource);
			for (const resource of /* @__PURE__ */ new Set([...rows, ...own.keys()])) await claims.change({
				repository,
				resource
			}, (row) => {
				const isOwn = ({ id }) => id.startsWith(`${run}/`);
				const others = row.holders.filter((one) => isAhead(one) && !isOwn(one));
				const line = row.line.filter((one) => isWaiting(one) && !(isOver && isOwn(one)));
				const holders = (own.get(resource) ?? []).map(({ title: id, since, until, what }) => ({
					id,
					state: "works",
					since,
					until,
					what
				}));
				return { row: {
					...row,
					holders: [...others, ...holders],
					line
				} };
			});
		},
		async wait({ repository, run, title, subject, account, longest, woken = "" }) {
			const rows = await list(repository);
			const last = rows.filter(({ resource }) => isSameAccount(accountIn(resource), account)).flatMap(({ resource, row }) => row.holders.map((holder) => ({
				...holder,
				resource
			}))).filter((one) => isAhead(one) && !one.id.startsWith(`${run}/`) && Date.parse(one.until ?? "") - now() <= longest).filter(({ since }) => !(Date.parse(since) <= Date.parse(woken))).toSorted(compareBy(({ until = "" }) => Date.parse(until))).at(-1);
			for (const { resource, row } of rows) if (resource !== last?.resource && row.line.some(({ id }) => id === title)) await claims.change({
				repository,
				resource
			}, (present) => without(present, title));
			if (last === void 0) return void 0;
			const { resource, until, what: cause } = last;
			const waiter = {
				id: title,
				since: new Date(now()).toISOString(),
				priority: 0,
				subject,
				until,
				cause
			};
			await claims.change({
				repository,
				resource
			}, (row) => ({ row: {
				...row,
				line: standInLine(row.line, waiter)
			} }));
			return until;
		},
		async list(repository) {
			const waiting = (await list(repository)).flatMap(({ row }) => row.line.filter(isWaiting));
			return new Map(waiting.map(({ id, until, since, cause }) => [id, {
				gate: "sleep",
				for: [],
				atMost: until,
				since,
				what: cause
			}]));
		}
	};
}
const latestMilliseconds = 24e4;
const spreadSeconds = 120;
function soonAfter(until, name) {
	const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
	return new Date(Date.parse(until) + (1 + sum % spreadSeconds) * 1e3).toISOString();
}

// src/app/work/installed-repository.ts
const installedRepositorySchema = object({
	get installation() {
		return int();
	},
	get repository() {
		return object({
			get id() {
				return int();
			},
			get owner() {
				return string();
			},
			get name() {
				return string();
			},
			get defaultBranch() {
				return string();
			}
		}).readonly();
	}
});

// src/app/work/open-runs.ts
const clockMilliseconds = 9e5;
function readsSince(startedAt) {
	return (/* @__PURE__ */ new Date(Date.parse(startedAt) - clockMilliseconds)).toISOString();
}
function toOpenRun({ run, thread, body }) {
	return {
		run,
		thread,
		since: readsSince(body.startedAt)
	};
}
const noteSchema = object({
	place: installedRepositorySchema,
	get since() {
		return string();
	}
});
const prefixOf = (repository) => `open-runs/${repository}/`;
const keyOf$4 = (repository, { run, thread }) => `${prefixOf(repository)}${thread}/${run}`;
function createOpenRuns({ store, onNoted }) {
	return {
		async note(place, run) {
			const key = keyOf$4(place.repository.id, run);
			if (parseStored(noteSchema, await store.get(key)) !== void 0) return;
			await store.put(key, JSON.stringify({
				place,
				since: run.since
			}));
			await onNoted(place);
		},
		async forget(repository, run) {
			const isKnown = await store.get(keyOf$4(repository, run)) !== void 0;
			if (isKnown) await store.delete(keyOf$4(repository, run));
			return isKnown;
		},
		async list(repository) {
			return (await store.list(prefixOf(repository))).flatMap(({ key, value }) => {
				const [thread = "", ...run] = key.slice(prefixOf(repository).length).split("/");
				const note = parseStored(noteSchema, value);
				return note === void 0 ? [] : [{
					run: run.join("/"),
					thread: Number(thread),
					since: note.since
				}];
			});
		},
		async listPlaces() {
			const places = /* @__PURE__ */ new Map();
			for (const { value } of await store.list("open-runs/")) {
				const note = parseStored(noteSchema, value);
				if (note !== void 0) places.set(note.place.repository.id, note.place);
			}
			return [...places.values()];
		}
	};
}

// src/app/work/repositories.ts
const knownSchema = object({
	...installedRepositorySchema.shape,
	get private() {
		return boolean();
	},
	get pushedAt() {
		return string().nullable();
	},
	get schedules() {
		return array(object({
			get cron() {
				return string();
			},
			get timezone() {
				return string();
			}
		}));
	},
	get checks() {
		return boolean();
	},
	get budgets() {
		return boolean().optional();
	}
});
function createRepositories(store) {
	const keyOf = (id) => `repositories/${id}`;
	const prefixOf = (installation) => `installed/${installation}/`;
	const find = async (id) => {
		const text = await store.get(keyOf(id));
		return parseStored(knownSchema, text);
	};
	return {
		find,
		async put(known) {
			const { installation, repository } = known;
			await store.put(`${prefixOf(installation)}${repository.id}`, "");
			await store.put(keyOf(repository.id), JSON.stringify(known));
		},
		async forget(id) {
			const known = await find(id);
			await store.delete(keyOf(id));
			if (known !== void 0) await store.delete(`${prefixOf(known.installation)}${id}`);
		},
		async list(installation) {
			const keys = await store.list(prefixOf(installation));
			return (await Promise.all(keys.map(({ key }) => find(Number(key.slice(prefixOf(installation).length)))))).filter((known) => known?.installation === installation).filter((known) => known !== void 0);
		}
	};
}

// src/app/work/variables.ts
const lists = [{
	isShared: true,
	route: "GET /repos/{owner}/{repo}/actions/organization-variables",
	milliseconds: 6e5,
	refused: "the variables of its organization cannot be read, so BATON_PAUSE and BATON_MODE count only where the repository has them"
}, {
	isShared: false,
	route: "GET /repos/{owner}/{repo}/actions/variables",
	milliseconds: 6e4,
	refused: "its variables cannot be read, so BATON_PAUSE of the repository pauses nothing, and the App works whatever BATON_MODE says"
}];
const pageSchema = object({
	get total_count() {
		return int();
	},
	get variables() {
		return array(object({
			get name() {
				return string();
			},
			get value() {
				return string();
			},
			get updated_at() {
				return string();
			}
		}));
	}
});
const pageSize = 30;
const maxKnown = 2e3;
const keyOf$3 = (list, { repository }) => `${repository.id} ${list.route}`;
function createVariables({ log, now }) {
	const cache = /* @__PURE__ */ new Map();
	const refused = /* @__PURE__ */ new Set();
	const readList = async (list, request, most) => {
		const key = keyOf$3(list, request);
		const known = cache.get(key);
		if (known !== void 0 && now() - known.at < most) return known.values;
		const read = await readPages(list, request, known?.etag);
		const next = {
			...read === "unchanged" && known !== void 0 ? known : read,
			at: now()
		};
		if (cache.size >= maxKnown) cache.clear();
		cache.set(key, next);
		return next.values;
	};
	const readOrNone = async (list, request, most = list.milliseconds) => {
		try {
			return await readList(list, request, most);
		} catch (thrown) {
			const error = translateError(thrown);
			if (!hasReason(error, "forbidden", "not-found")) throw error;
			const key = keyOf$3(list, request);
			const { owner, name } = request.repository;
			const isRefused = !(list.isShared && error.reason === "not-found");
			if (isRefused && !refused.has(key)) log.warning(`${owner}/${name}: ${list.refused}. Give the App the permission "Variables: read". ${error.message}`);
			if (isRefused) refused.add(key);
			cache.set(key, {
				at: now(),
				etag: void 0,
				values: /* @__PURE__ */ new Map(),
				isRefused
			});
			return /* @__PURE__ */ new Map();
		}
	};
	return {
		async read(request) {
			const values = [];
			for (const list of lists) values.push(...await readOrNone(list, request));
			return new Map(values);
		},
		async readNow(request) {
			const [shared, own] = lists;
			const isRefused = () => cache.get(keyOf$3(own, request))?.isRefused === true;
			const values = await readOrNone(own, request, isRefused() ? own.milliseconds : 0);
			return isRefused() ? void 0 : new Map([...await readOrNone(shared, request), ...values]);
		}
	};
}
async function readPages({ route }, { octokit, repository }, etag) {
	const values = /* @__PURE__ */ new Map();
	for (let page = 1;; page += 1) {
		const headers = {
			"x-github-api-version": "2022-11-28",
			...etag === void 0 ? {} : { "if-none-match": etag }
		};
		const given = {
			owner: repository.owner,
			repo: repository.name,
			per_page: pageSize,
			page,
			headers
		};
		const response = await unchangedAsUndefined(octokit.request(route, given));
		if (response === void 0) return "unchanged";
		const { total_count: total, variables } = pageSchema.parse(response.data);
		for (const { name, value, updated_at: updatedAt } of variables) values.set(name, {
			value,
			updatedAt
		});
		if (variables.length < pageSize || page * pageSize >= total) return {
			etag: page === 1 ? response.headers.etag : void 0,
			values
		};
	}
}

// src/app/watch/look-at-installations.ts
const dayMilliseconds$1 = 864e5;
async function addLook$1({ add }, runAt) {
	const day = runAt.slice(0, 10);
	await add({
		id: `installations ${day}`,
		key: "installations",
		runAt,
		work: {
			kind: "installations",
			day
		}
	});
}
const installationSchema$2 = array(object({
	get id() {
		return int();
	},
	get suspended_at() {
		return string().nullish();
	}
}));
const given = {
	per_page: 100,
	headers: { "x-github-api-version": "2022-11-28" }
};
async function lookAtInstallations(context, { day }) {
	await addLook$1(context, new Date(Date.parse(context.clock.now()) + dayMilliseconds$1).toISOString());
	await context.store.removeExpired();
	const octokit = await context.appClient();
	const listed = await withTranslatedErrors(octokit.paginate("GET /app/installations", given));
	for (const { id: installation, suspended_at: suspended } of installationSchema$2.parse(listed)) {
		if (suspended != null) continue;
		const key = `installation ${installation}`;
		await context.add({
			id: `${key} ${day}`,
			key,
			work: {
				kind: "installation",
				installation
			}
		});
	}
}
const repositorySchema$1 = array(repositoryPayloadSchema.extend({
	archived: boolean().default(false),
	pushed_at: string().nullish()
}).transform((listed) => ({
	repository: {
		id: listed.id,
		owner: listed.owner.login,
		name: listed.name,
		defaultBranch: listed.default_branch
	},
	private: listed.private,
	archived: listed.archived,
	pushedAt: listed.pushed_at ?? null
})));
async function lookAtInstallation(context, { installation }) {
	const known = await context.repositories.list(installation);
	const listed = await listRepositories$1(context, installation);
	for (const each of listed) {
		const before = known.find(({ repository }) => repository.id === each.repository.id);
		if (each.archived || before !== void 0 && isAsBefore(each, before)) continue;
		const { repository, pushedAt, private: isPrivate } = each;
		await context.add({
			id: `repository ${installation} ${repository.id} ${pushedAt ?? "never"} ${context.clock.now()}`,
			key: `config ${repository.id}`,
			work: {
				kind: "repository",
				installation,
				repository,
				private: isPrivate,
				pushedAt
			}
		});
	}
	for (const { repository } of known) if (!listed.some((each) => each.repository.id === repository.id)) await forgetRepository(context, repository.id);
}
async function listRepositories$1(context, installation) {
	try {
		const listed = (await context.clientOf(installation)).paginate("GET /installation/repositories", given);
		return repositorySchema$1.parse(await withTranslatedErrors(listed));
	} catch (thrown) {
		if (hasReason(thrown, "not-found", "forbidden")) return [];
		throw thrown;
	}
}
function isAsBefore({ repository, private: isPrivate, pushedAt }, before) {
	const { owner, name, defaultBranch } = before.repository;
	return owner === repository.owner && name === repository.name && defaultBranch === repository.defaultBranch && before.private === isPrivate && before.pushedAt === pushedAt;
}
async function forgetRepository({ repositories, openRuns }, id) {
	for (const run of await openRuns.list(id)) await openRuns.forget(id, run);
	await repositories.forget(id);
}

// src/core/gate/shared-limits.ts
function sharedAccountAt(facts, { stage, due }) {
	return findsOut(facts, stage) ? void 0 : accountAt(facts, {
		stage,
		due
	});
}
function findWokenAt({ decisions }, stage) {
	return decisions.findLast(({ task, body: { verb, by } }) => verb === "retry" || by === "person" && isMeant(task, stage))?.body.decidedAt;
}
function listShared(state, now) {
	const { run, tasks } = state;
	return tasks.flatMap((task) => {
		const { engine, limit, stage, finishedAt: since, held } = task.body;
		const isClosed = isLong(task) && held === void 0 && openingOf(task) > Date.parse(now);
		if (limit === void 0 || !isClosed || findWaking(state, task, stage) !== void 0) return [];
		const title = executionTitle({
			run: run.run,
			task: stage,
			execution: task.execution
		});
		const what = `the usage limit of ${accountOf(engine)}`;
		return listClosedBy(state, task).map((account) => ({
			account,
			title,
			since,
			until: limit["not-before"],
			what
		}));
	});
}

// src/app/modes/read-mode.ts
const modeSchema = object({
	get mode() {
		return _enum(["action", "app"]);
	},
	get since() {
		return string();
	},
	get isSettled() {
		return boolean();
	}
});
const keyOf$2 = (repository) => `modes/${repository}`;
const longestRunMilliseconds$1 = 3024e6;
async function readMode(context, place) {
	const { repository } = place;
	const octokit = await context.clientOf(place.installation);
	const variables = await context.variables.readNow({
		octokit,
		repository
	});
	if (variables === void 0) return {
		mode: "app",
		since: "",
		isSettled: true
	};
	const known = await findMode(context, repository.id);
	const variable = variables.get("BATON_MODE");
	const mode = variable?.value === "app" ? "app" : "action";
	if (known?.mode === mode && (variable === void 0 || variable.updatedAt === known.since)) return known;
	const now = new Date(context.clock.now());
	const since = variable?.updatedAt ?? (known?.mode === "app" ? now : /* @__PURE__ */ new Date(0)).toISOString();
	const isLongAgo = now.getTime() - Date.parse(since) > longestRunMilliseconds$1;
	const read = {
		mode,
		since,
		isSettled: mode === "app" && isLongAgo
	};
	await context.store.put(keyOf$2(repository.id), JSON.stringify(read));
	if (!isLongAgo) await sweepAfterChange(context, place, read);
	return read;
}
async function findMode({ store }, repository) {
	const text = await store.get(keyOf$2(repository));
	return parseStored(modeSchema, text);
}
async function settleMode({ store }, repository, mode) {
	await store.replace(keyOf$2(repository), {
		from: JSON.stringify(mode),
		to: JSON.stringify({
			...mode,
			isSettled: true
		})
	});
}
async function sweepAfterChange({ add }, { installation, repository }, { mode, since }) {
	const key = `sweep ${repository.id}`;
	const all = mode === "app" ? { all: true } : {};
	await add({
		id: `${key} for ${mode} ${since}`,
		key,
		work: {
			kind: "sweep",
			installation,
			repository,
			...all
		}
	});
}

// src/app/modes/read-title.ts
const orderTitle = /^(\S+?)\/\S+ \d+(?= |$)/;
function readRunName(title) {
	return orderTitle.exec(title)?.[1];
}
function readLock(run) {
	if (/-\d{8}-\d{4}$/.test(run)) return 0;
	return Number(/-(\d+)(?:-\d+)?$/.exec(run)?.[1] ?? 0);
}
function mayBeAbout(title, lock) {
	const run = readRunName(title);
	if (run !== void 0) return lock === 0 || new RegExp(`-${lock}(?:-\\d+)?$`).test(run);
	const subject = /#(\d+)(?!.*#\d)/.exec(title)?.[1];
	return Number(subject ?? 0) === lock;
}

// src/app/modes/await-action.ts
const lookMilliseconds$1 = 5e3;
const lagMilliseconds = 12e4;
const reachMilliseconds$2 = 2592e5;
async function awaitAction(context, { place, mode, lock }) {
	if (mode.isSettled) return [];
	const { github } = await context.openGitHub(place);
	const now = Date.parse(context.clock.now());
	const start = mode.mode === "app" ? Math.min(Date.parse(mode.since), now) : now;
	const runs = await github.listAllRuns(context.settings.workflow, (/* @__PURE__ */ new Date(start - reachMilliseconds$2)).toISOString());
	const open = runs.filter(({ status }) => status !== "completed");
	const busy = open.find(({ title }) => mayBeAbout(title, lock));
	if (busy !== void 0) throw new PutOff(`#${lock} waits until workflow run ${busy.id} of the Action has ended.`, { until: new Date(now + lookMilliseconds$1).toISOString() });
	if (mode.mode === "app" && open.length === 0 && now - Date.parse(mode.since) > lagMilliseconds) await settleMode(context, place.repository.id, mode);
	return runs;
}

// src/core/state/branch-needs.ts
function listBranchNeeds(state) {
	const needs = /* @__PURE__ */ new Map();
	if (state.end !== void 0 || readyRows(state).length === 0) return needs;
	for (const stage of branchStagesOf(state.run)) {
		const branch = findMatrix(state.run, stage) === void 0 ? renderNext(state, stage) : void 0;
		if (branch === void 0) continue;
		const isDue = state.rows.get(stage)?.status === "ready";
		if (isDue || !needs.has(branch)) needs.set(branch, isDue ? "due" : "later");
	}
	return needs;
}
function renderNext(state, stage) {
	const row = state.rows.get(stage);
	const isIdle = awaitsAnswer(row) || awaitsTime(row);
	if (row === void 0 || !isOpen(row) || isIdle || !isAgentStage(stageOf$1(state.run, stage))) return void 0;
	const last = state.tasks.findLast(({ body }) => body.stage === stage);
	const due = nextOf(row) ?? {
		attempt: last?.attempt ?? 1,
		execution: (last?.execution ?? 0) + 1
	};
	const branch = renderStageBranch(state, {
		stage,
		due
	});
	return branch.ok ? branch.value : void 0;
}

// src/app/work/build-item.ts
function buildItem({ work, ...item }) {
	return {
		...item,
		group: groupOf(work),
		payload: {
			...work,
			origin: readOrigin()
		}
	};
}
function groupOf(work) {
	if (work.kind === "tell") return `endpoint ${work.to}`;
	if (!("installation" in work)) return void 0;
	if (work.kind === "installation") return String(work.installation);
	const { repository } = work.kind === "event" ? work.payload : work;
	return repository === void 0 ? String(work.installation) : `${work.installation}/${repository.id}`;
}

// src/app/work/queued-work.ts
function lockKey(repository, subject) {
	return `${repository}#${subject}`;
}
function jobKey(repository, workflowRun) {
	return `job ${repository} ${workflowRun}`;
}
function checkKey(repository, run) {
	return `check ${repository} ${run}`;
}

// src/app/turns/budgets.ts
const minute$2 = 6e4;
const day = 864e5;
const keptAfterEnd = 30 * minute$2;
const keptWithoutRun = day;
const keptWithoutEnd = 36 * day;
const budgetsRow = (repository) => ({
	repository,
	resource: "budgets"
});
function createBudgets(claims, { repository, now, listOpen }) {
	const of = budgetsRow(repository);
	const since = () => new Date(now()).toISOString();
	const fill = async (row) => {
		if (row.isFilled) return row;
		const open = await listOpen();
		return {
			...row,
			isFilled: true,
			holders: open.map(({ start, run }) => toHolder(start, run, since()))
		};
	};
	const keep = (row, holders) => ({
		...row,
		holders: holders.filter((one) => !isOver(one, now()))
	});
	return {
		enter: ({ id, pipeline, startedAt }, check) => claims.decide(of, async (before) => {
			const row = await fill(before);
			if (row.holders.some((holder) => holder.id === id)) return {
				row,
				result: void 0
			};
			const refusal = await check(row.holders.map(toCounted));
			if (refusal !== void 0) return {
				row,
				result: refusal
			};
			const entered = {
				id,
				state: "given",
				since: since(),
				counts: {
					pipeline,
					startedAt
				}
			};
			return {
				row: keep(row, [...row.holders, entered]),
				result: void 0
			};
		}),
		list: () => claims.decide(of, async (before) => {
			const row = await fill(before);
			return {
				row,
				result: row.holders.map(toCounted)
			};
		}),
		note: (start, run) => claims.decide(of, async (before) => {
			const row = await fill(before);
			const others = row.holders.filter(({ id }) => id !== start);
			return {
				row: keep(row, [...others, toHolder(start, run, since())]),
				result: void 0
			};
		})
	};
}
function toHolder(id, { run, pipeline, startedAt, usage, finishedAt }, since) {
	return {
		id,
		state: "works",
		since,
		counts: {
			pipeline,
			startedAt,
			run,
			usage,
			finishedAt
		}
	};
}
function toCounted({ id, since, counts }) {
	const { run = id, pipeline = "", startedAt = since, usage = {
		executions: 0,
		parts: []
	}, finishedAt } = counts ?? {};
	return {
		run,
		pipeline,
		startedAt,
		usage,
		finishedAt
	};
}
function isOver({ since, counts }, now) {
	const keptWithRun = counts?.finishedAt === void 0 ? keptWithoutEnd : keptAfterEnd;
	return now - Date.parse(since) > (counts?.run === void 0 ? keptWithoutRun : keptWithRun);
}

// src/app/starts/budget-line.ts
const nameOfRun = (run) => `run ${run}`;
function holdStart(context, { label, ...start }, until) {
	const { subject, pipeline, event } = start;
	const waiter = {
		id: `${pipeline} ${event.delivery}`,
		since: event.arrivedAt,
		priority: 1,
		subject,
		pipeline,
		label
	};
	const turn = {
		kind: "turn",
		starts: "event",
		...start
	};
	return hold(context, {
		waiter,
		until,
		build: (of) => ({
			...turn,
			waiter: of
		})
	});
}
function holdRun(context, { run, ...place }, until) {
	return hold(context, {
		waiter: {
			id: nameOfRun(run.run),
			since: "",
			priority: 0,
			subject: run.lock,
			run
		},
		until,
		build: (of) => ({
			kind: "turn",
			starts: "run",
			...place,
			run,
			waiter: of
		})
	});
}
async function hold({ claims, add, arrivals }, { waiter, until, build }) {
	const { id, subject } = waiter;
	const again = build({
		resource: "budgets",
		id
	});
	const of = budgetsRow(again.repository.id);
	const key = lockKey(of.repository, subject);
	const base = `budget ${of.repository} ${id}`;
	const item = `${base} ${arrivals()}`;
	await add({
		id: item,
		key,
		runAt: until,
		work: build({
			resource: "budgets",
			id,
			item
		})
	});
	await claims.keep(of, {
		waiter: id,
		item: buildItem({
			id: base,
			key,
			work: again
		})
	});
	await claims.change(of, (row) => ({ row: {
		...row,
		line: standInLine(row.line, {
			...waiter,
			until,
			item
		})
	} }));
}
async function findWaiting({ claims }, { repository, waiter: { id, item } }) {
	const { line } = await claims.read(budgetsRow(repository.id));
	return line.find((one) => one.id === id && (item === void 0 || one.item === item));
}
function finishWaiting({ claims }, repository, { id, item }) {
	return claims.change(budgetsRow(repository), (row) => ({ row: {
		...row,
		line: row.line.filter((one) => one.id !== id || one.item !== item)
	} }));
}
async function dropStarts({ claims }, { repository, subject }, isMeant) {
	const isDropped = ({ subject: about, pipeline, label = "" }) => about === subject && pipeline !== void 0 && isMeant({
		pipeline,
		label
	});
	return claims.decide(budgetsRow(repository), (row) => ({
		row: {
			...row,
			line: row.line.filter((one) => !isDropped(one))
		},
		result: row.line.filter(isDropped).map(({ pipeline = "" }) => pipeline)
	}));
}
async function isRunWaiting({ claims }, { repository, run }) {
	return (await listWaiting({ claims }, repository)).some(({ id }) => id === nameOfRun(run));
}
async function listWaiting({ claims }, repository) {
	return (await claims.read(budgetsRow(repository))).line;
}
async function tryBudgetsAgain({ claims, arrivals }, { repository }) {
	const of = budgetsRow(repository.id);
	for (const { id } of await listWaiting({ claims }, repository.id)) await claims.wakeAgain(of, {
		waiter: id,
		when: arrivals(),
		present: { repository }
	});
}

// src/app/starts/resume-stage.ts
function buildStageTurn(turn, id) {
	return {
		id,
		key: lockKey(turn.repository.id, turn.run.lock),
		work: {
			kind: "turn",
			starts: "stage",
			...turn
		}
	};
}
async function resumeStage(context, work, open) {
	const engine = await open(context, work);
	const { run, stage, slot } = work;
	const reading = await readRun(engine, run);
	if (!reading.ok) {
		if (slot !== void 0) await context.slots.giveBack(slot);
		return giveUp(context, work, problemText(reading.error));
	}
	const row = reading.value.state.rows.get(stage);
	if (reading.value.state.end !== void 0 || row?.status !== "ready" || await isAtWork(engine, {
		reading: reading.value,
		row
	}) || await hasWorked(context, work, {
		engine,
		execution: row.next.execution
	})) {
		await context.branches.release({
			repository: work.repository.id,
			run: run.run,
			needs: listBranchNeeds(reading.value.state)
		});
		if (slot !== void 0) await context.slots.giveBack(slot);
		return context.log.info(`${run.run}/${stage} has its turn, and nothing is to be started.`);
	}
	const title = executionTitle({
		run: run.run,
		task: stage,
		execution: row.next.execution
	});
	const { started } = await resumeRun(engine, {
		reading: reading.value,
		stage
	});
	if (slot !== void 0 && !started.includes(stage)) await context.slots.giveBack(slot);
	context.log.info(started.includes(stage) ? `${title} has its turn.` : `${title} has its turn, and may not start now.`);
}
async function hasWorked({ orders }, { run, stage, issued, repository }, { engine, execution }) {
	const order = {
		run: run.run,
		task: stage,
		execution,
		first: run.first
	};
	const title = executionTitle(order);
	if (issued === void 0 || !await orders.hasBegun({
		repository: repository.id,
		title
	}, issued)) return false;
	return await readStartedRun(engine, {
		order,
		endedSince: issued
	}) !== void 0;
}
async function askHolder(context, work, open) {
	const { repository, holder } = work;
	if (holder === void 0) return;
	const engine = await open(context, work);
	const reading = await readRun(engine, holder);
	if (!reading.ok) return giveUp(context, {
		repository,
		run: holder
	}, problemText(reading.error));
	const needs = listBranchNeeds(reading.value.state);
	await context.branches.release({
		repository: repository.id,
		run: holder.run,
		needs
	});
}
async function giveUp({ branches, log }, { repository, run }, why) {
	log.warning(`Run ${run.run} gives up its branches, because it cannot be read: ${why}`);
	await branches.release({
		repository: repository.id,
		run: run.run,
		needs: /* @__PURE__ */ new Map()
	});
}

// src/app/starts/limit-line.ts
async function awaitLimit({ windows, add }, { installation, repository }, { state, first, stage, due }) {
	const account = sharedAccountAt(state, {
		stage,
		due
	});
	if (account === void 0) return false;
	const { id } = repository;
	const { run, thread } = state.run;
	const lock = lockOf(state.run);
	const title = executionTitle({
		run,
		task: stage,
		execution: due.execution
	});
	const woken = findWokenAt(state, stage);
	const asking = {
		repository: id,
		run,
		title,
		account,
		subject: lock,
		longest: sleepOf(state.run),
		woken
	};
	const until = await windows.wait(asking);
	if (until === void 0) return false;
	const turn = {
		installation,
		repository,
		run: {
			run,
			thread,
			first,
			lock
		},
		stage
	};
	const runAt = soonAfter(until, `${id} ${title}`);
	await add({
		...buildStageTurn(turn, `limit ${id} ${title} ${until}`),
		runAt
	});
	return true;
}
async function noteLimits({ windows, clock }, repository, state) {
	const { run } = state.run;
	await windows.note({
		repository,
		run,
		isOver: state.end !== void 0
	}, listShared(state, clock.now()));
	return {
		...state,
		rows: new Map([...state.rows, ...await listLimited({ windows }, repository, state)])
	};
}
async function listLimited({ windows }, repository, state) {
	const { run } = state.run;
	const waits = await windows.list(repository);
	const rows = /* @__PURE__ */ new Map();
	for (const row of readyRows(state)) {
		const { name, next } = row;
		const wait = waits.get(executionTitle({
			run,
			task: name,
			execution: next.execution
		}));
		if (wait !== void 0) rows.set(name, {
			...identityOf(row),
			status: "waiting",
			wait,
			next
		});
	}
	return rows;
}

// src/app/starts/children-look.ts
const second = 1e3;
const minute$1 = 60 * second;
const hour$1 = 60 * minute$1;
const lookMilliseconds = 10 * second;
const seldomMilliseconds$1 = 30 * second;
const quietMilliseconds = 30 * minute$1;
const longestMilliseconds$1 = 24 * hour$1;
async function addFirstChildrenLook(context, { installation, repository }, workflowRun) {
	const at = context.clock.now();
	await addNextChildrenLook(context, {
		kind: "children-look",
		installation,
		repository,
		workflowRun,
		look: 0,
		since: at,
		newsAt: at,
		found: 0
	});
}
async function addNextChildrenLook({ add, clock }, before) {
	const now = Date.parse(clock.now());
	if (now - Date.parse(before.since) > longestMilliseconds$1 || before.found >= childLimits.progressUploads) return;
	const isQuiet = now - Date.parse(before.newsAt) > quietMilliseconds;
	const runAt = new Date(now + (isQuiet ? seldomMilliseconds$1 : lookMilliseconds)).toISOString();
	const work = {
		...before,
		look: before.look + 1
	};
	const key = `children ${before.repository.id} ${before.workflowRun}`;
	await add({
		id: `${key} ${work.look}`,
		key,
		runAt,
		work
	});
}

// src/app/starts/start-order.ts
async function startOrder(context, request) {
	const { orders, slots } = context;
	const { at, order, slot } = request;
	const sent = sentSchema.parse(JSON.parse(order));
	const found = await findStarted(context, request);
	if (found === void 0) await orders.begin(executionOf(sent));
	const run = found ?? await dispatch(slots, request);
	if (run === void 0) return void 0;
	if (found === void 0 || await orders.find(run.id) === void 0) await orders.remember(run.id, order);
	if (sent.polls === true) await addFirstChildrenLook(context, at, run.id);
	if (slot !== void 0) await (found?.status === "completed" ? slots.release(slot) : slots.assign(slot, run.id));
	return run;
}
const sentSchema = dispatchSchema.pick({
	repo: true,
	run: true,
	task: true,
	execution: true,
	issued: true,
	polls: true
});
const executionOf = (sent) => ({
	repository: sent.repo,
	title: executionTitle(sent)
});
async function findStarted({ orders, settings, clock }, { at: { repository }, dispatcher, order }) {
	const sent = sentSchema.parse(JSON.parse(order));
	const execution = executionOf(sent);
	const since = new Date(Date.parse(clock.now()) - lagMilliseconds$1).toISOString();
	const [earlier] = [since, sent.issued].toSorted();
	if (!await orders.hasBegun(execution, earlier)) return void 0;
	const isRepeated = await orders.hasBegun(execution, sent.issued);
	const promised = (await orders.list()).find((each) => isOf(parseStored(sentSchema, each.order), execution, since));
	const listed = await dispatcher.listRuns(execution.title, isRepeated ? sent.issued : since);
	const known = promised && listed.find(({ id }) => id === promised.workflowRun);
	if (promised === void 0 || known?.status === "completed") return isRepeated ? listed[0] : void 0;
	const url = `${settings.serverUrl}/${repository.owner}/${repository.name}/actions/runs/${promised.workflowRun}`;
	return known ?? {
		id: promised.workflowRun,
		url,
		status: "queued"
	};
}
function isOf(sent, { repository, title }, since) {
	return sent !== void 0 && sent.issued >= since && sent.repo === repository && executionTitle(sent) === title;
}
async function dispatch(slots, { dispatcher, order, slot }) {
	try {
		return await dispatcher.dispatch(order);
	} catch (thrown) {
		const isRefused = thrown instanceof GitHubError && !isTransient(thrown);
		if (slot !== void 0 && isRefused) await slots.release(slot);
		throw thrown;
	}
}
async function isTaken({ orders, slots, windows }, execution) {
	const { since } = (await windows.list(execution.repository)).get(execution.title) ?? {};
	return since !== void 0 && !(Date.parse(since) <= Date.parse(execution.woken ?? "")) || await slots.isWaiting(execution) || await orders.hasBegun(execution);
}
async function createDispatcher(context, place) {
	const { github } = await context.openGitHub(place);
	return github.dispatcher(context.settings.agentWorkflow, place.repository.defaultBranch);
}
const reachMilliseconds$1 = 2592e5;
async function listActive(dispatcher, { pipeline, issued }) {
	const since = (/* @__PURE__ */ new Date(Date.parse(issued) - reachMilliseconds$1)).toISOString();
	const runs = await dispatcher.listRuns(`${pipeline}-`, since);
	const own = new RegExp(`^${pipeline}-\\d`);
	return runs.filter(({ title, status }) => own.test(title) && status !== "completed");
}

// src/app/starts/look-at-claim.ts
const seldomMilliseconds = 18e5;
async function queueLook$1({ claims, add }, { installation, repository }, { resource, at }) {
	const of = {
		repository: repository.id,
		resource
	};
	const milliseconds = resource.startsWith("slot ") ? trustedMilliseconds : seldomMilliseconds;
	const runAt = await claims.agreeLook(of, {
		milliseconds,
		at
	});
	if (runAt === void 0) return;
	const key = claimKey(of);
	await add({
		id: `look ${key} ${runAt}`,
		key,
		runAt,
		work: {
			kind: "look",
			installation,
			repository,
			resource,
			at: runAt
		}
	});
}
async function lookAtClaim(context, work, open) {
	if (work.holder !== void 0) return askHolder(context, work, open);
	const [, kind = "", name = ""] = /^(\S+) (.*)$/s.exec(work.resource) ?? [];
	await lookers[kind]?.(context, work, name);
	await queueLook$1(context, work, work);
}
const lookers = {
	async slot(context, work, pipeline) {
		const dispatcher = await createDispatcher(context, work);
		const active = await listActive(dispatcher, {
			pipeline,
			issued: context.clock.now()
		});
		await context.slots.look({
			repository: work.repository.id,
			pipeline
		}, active);
	},
	async branch(context, work, branch) {
		const { id } = work.repository;
		const holder = await context.branches.look({
			repository: id,
			branch
		});
		if (holder === void 0) return;
		const item = `holder ${id} ${branch} ${holder.run} ${context.arrivals()}`;
		await context.add({
			id: item,
			key: lockKey(id, holder.lock),
			work: {
				...work,
				holder
			}
		});
	},
	async run(context, work, name) {
		const [, subject = "", pipeline = ""] = /^(\d+) (.*)$/s.exec(name) ?? [];
		const of = {
			repository: work.repository.id,
			subject: Number(subject),
			pipeline
		};
		await context.runLine.wakeNext(of, `at ${context.arrivals()}`);
	}
};

// src/app/starts/engine-line.ts
function createLine(context, { installation, repository, event }) {
	const { slots, branches, runLine } = context;
	const { id } = repository;
	const addStart = async (start) => {
		if (event === void 0) return void 0;
		const { start: waiter, pipeline, subject } = start;
		const of = {
			repository: id,
			...start
		};
		const work = {
			kind: "turn",
			starts: "event",
			installation,
			repository,
			event,
			pipeline,
			subject
		};
		const item = buildItem({
			id: `waiting ${id} ${subject} ${pipeline} ${waiter}`,
			key: lockKey(id, subject),
			work: {
				...work,
				waiter: {
					resource: "run",
					id: waiter
				}
			}
		});
		const position = await runLine.add(start, {
			repository: id,
			arrivedAt: event.arrivedAt,
			item
		});
		if (position !== void 0) await queueLook$1(context, {
			installation,
			repository
		}, runOf(of));
		return position;
	};
	return {
		async readsResult(workflowRun, title) {
			if (!(await context.orders.find(workflowRun) !== void 0)) return context.orders.awaitsResult(workflowRun, {
				repository: id,
				title
			});
			const work = {
				kind: "ended-run",
				installation,
				repository,
				workflowRun,
				attempt: 1
			};
			await context.add({
				id: `unheard ${id} ${workflowRun} ${event?.arrivedAt ?? ""}`,
				key: jobKey(id, workflowRun),
				work
			});
			return true;
		},
		async releaseClaims(state) {
			const { run, body } = state.run;
			await branches.release({
				repository: id,
				run,
				needs: listBranchNeeds(await noteLimits(context, id, state))
			});
			if (state.end === void 0) return;
			await slots.leave({
				repository: id,
				run
			});
			await runLine.wakeNext({
				repository: id,
				subject: body.trigger.subject.number,
				pipeline: body.pipeline
			}, `after ${run}`);
			if (await context.openRuns.forget(id, state.run)) logEnd(context.log, repository, state);
		},
		awaitLimit: (start) => awaitLimit(context, {
			installation,
			repository
		}, start),
		listLimited: (state) => listLimited(context, id, state),
		findWait: (title) => findWait(context, {
			repository: id,
			title
		}),
		listStarts: (of) => runLine.list({
			repository: id,
			...of
		}),
		addStart,
		async addBehind(start) {
			const { subject, pipeline } = start;
			const of = {
				repository: id,
				subject,
				pipeline
			};
			const held = (await listWaiting(context, id)).filter((one) => one.subject === subject && one.pipeline === pipeline);
			const isBehind = ({ since }) => event !== void 0 && since < event.arrivedAt;
			const isBehindWaiting = (await runLine.list(of)).some(isBehind);
			if (!isBehindWaiting && !held.some(isBehind)) return "none-before";
			const position = await addStart(start);
			if (isBehindWaiting) await runLine.wakeNext(of, `after ${start.start}`);
			return position;
		},
		async removeStarts(subject, isMeant = () => true) {
			const removed = (await runLine.list({
				repository: id,
				subject
			})).filter(isMeant);
			for (const { pipeline, start } of removed) await runLine.remove({
				repository: id,
				subject,
				pipeline
			}, start);
			return removed;
		}
	};
}
async function findWait({ windows, branches, slots }, of) {
	const limit = (await windows.list(of.repository)).get(of.title);
	if (limit !== void 0) return limit;
	const branch = await branches.findWait(of);
	if (branch !== void 0) return {
		gate: "branch",
		for: [branch.behind],
		what: branch.branch,
		position: branch.position
	};
	const position = await slots.findPosition(of);
	return position === void 0 ? void 0 : {
		gate: "slot",
		for: [],
		position
	};
}
function logEnd(log, { owner, name }, state) {
	const { run, body } = state.run;
	const { pipeline, startedAt } = body;
	const { outcome, finishedAt } = state.end?.body ?? { finishedAt: startedAt };
	const milliseconds = Date.parse(finishedAt) - Date.parse(startedAt);
	const usage = addUsage(state.tasks.map((task) => usageOf(task.body)));
	const agents = buildRunUsage(state).parts.reduce((sum, part) => sum + part.executions, 0);
	const repository = `${owner}/${name}`;
	const ended = {
		pipeline,
		outcome,
		agents,
		cost: usage.costMicros === void 0 ? void 0 : usage.costMicros / 1e6,
		seconds: Math.round(milliseconds / 1e3)
	};
	const words = `${outcome}; ${`${agents} ${agents === 1 ? "agent" : "agents"}, ${formatCost(usage) || "cost unknown"}`}, ${describeDuration(milliseconds)}.`;
	withWorkFacts({
		repository,
		run,
		ended
	}, () => log.info(`${repository}: run ${run} of pipeline ${pipeline} ended: ${words}`));
}

// src/app/engine/app-budgets.ts
function createAppBudgets(context, { repository, installation, read, listOpen }) {
	const now = () => Date.parse(context.clock.now());
	return {
		...createBudgets(context.claims, {
			repository: repository.id,
			now,
			listOpen
		}),
		async readConfig() {
			const config = await completeConfig(read);
			return config.ok ? config.value : void 0;
		},
		drop: (subject, pipelines) => dropStarts(context, {
			repository: repository.id,
			subject
		}, ({ pipeline }) => pipelines.includes(pipeline)),
		isHeld: ({ run }) => isRunWaiting(context, {
			repository: repository.id,
			run
		}),
		resumeAt: (run, until) => holdRun(context, {
			installation,
			repository,
			run
		}, until)
	};
}
async function listOpenStarts(engine, github) {
	const since = runsSince(engine.ports.clock);
	const { threads } = await github.listRecentComments(since);
	return (await listOpenRuns(engine, {
		threads,
		since
	})).map(({ state }) => {
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

// src/app/engine/app-drawings.ts
const postponedMilliseconds = 1e4;
function createAppDrawings(context, { installation, repository }) {
	let following;
	return {
		follow(order) {
			following = order;
		},
		async postpone(run) {
			if (following?.run !== run.run) return false;
			const { lock, task, issued } = following;
			await context.postponed.note(repository.id, run.run);
			await context.add({
				id: `draw ${repository.id} ${run.run}/${task} ${issued}`,
				key: lockKey(repository.id, lock),
				runAt: new Date(Date.parse(context.arrivals()) + postponedMilliseconds).toISOString(),
				work: {
					kind: "draw",
					installation,
					repository,
					run
				}
			});
			return true;
		},
		finish: (run) => context.postponed.clear(repository.id, run.run)
	};
}

// src/app/engine/app-ports.ts
function createAppEndpoints({ add }, { owner, name }) {
	return { async tell(endpoint, event) {
		const id = `tell ${endpoint.to} ${endpoint.as} ${event.id}`;
		await add({
			id,
			key: id,
			work: {
				kind: "tell",
				...endpoint,
				event,
				owner,
				name,
				attempt: 1
			}
		});
	} };
}
function createAppTraces({ store, clock }, repository) {
	const keyOf = (name) => `traces/${repository}/${name}`;
	return {
		async read(names) {
			for (const name of names) {
				const text = await store.get(keyOf(name));
				if (text !== void 0) return text;
			}
		},
		save: (name, text, { days }) => store.put(keyOf(name), text, { expiresAt: new Date(Date.parse(clock.now()) + days * 864e5).toISOString() })
	};
}

// src/app/modes/add-hand-over.ts
async function addHandOver({ add }, request) {
	const { id, installation, repository, run, lock, thread, skipped } = request;
	const key = lockKey(repository.id, lock);
	await add({
		id: `hand over ${key} ${id}`,
		key,
		work: {
			kind: "hand-over",
			installation,
			repository,
			run,
			lock,
			thread,
			skipped
		}
	});
}

// src/app/starts/start-after-slot.ts
function buildSlotAsk(order) {
	const { slot, place, issued } = order;
	const id = `start ${slot.repository} ${slot.id} ${issued}`;
	const work = {
		kind: "turn",
		starts: "order",
		...order
	};
	return {
		...slot,
		place,
		issued,
		item: buildItem({
			id,
			key: claimKey(slotsOf(slot)),
			work
		})
	};
}
async function startWaiting(context, work) {
	if ((await readMode(context, work)).mode !== "app") return leaveToAction(context, work);
	const { installation, repository, order, slot, issued, place } = work;
	const { task: stage, ...run } = orderSchema$1.parse(JSON.parse(order));
	const now = context.arrivals();
	const id = `resume ${repository.id} ${slot.id} ${now}`;
	const turn = buildStageTurn({
		installation,
		repository,
		run,
		stage,
		slot,
		issued
	}, id);
	const runAt = new Date(Date.parse(now) + recordMilliseconds).toISOString();
	await context.add(place.hasBudget === true ? {
		...turn,
		runAt
	} : turn);
}
async function leaveToAction(context, work) {
	const { installation, repository, order, slot } = work;
	await context.slots.release(slot);
	const { run, lock, thread } = orderSchema$1.parse(JSON.parse(order));
	await addHandOver(context, {
		id: `slot ${context.arrivals()}`,
		installation,
		repository,
		run,
		lock,
		thread
	});
	context.log.info(`${slot.id} is left to the Action.`);
}
const orderSchema$1 = object({
	get run() {
		return string();
	},
	get thread() {
		return int();
	},
	get first() {
		return object({
			get id() {
				return int();
			},
			get at() {
				return string();
			}
		});
	},
	get task() {
		return string();
	},
	get lock() {
		return int();
	}
});
const recordMilliseconds = 5e3;

// src/app/engine/app-starter.ts
function createAppStarter(context, request) {
	const { repository, installation, dispatcher } = request;
	return { async start({ text, dispatch, place, branch }) {
		if (dispatch.for === "publish") return performHere(context, {
			...request,
			dispatch
		});
		const title = executionTitle(dispatch);
		if (branch !== void 0 && !await takeBranch(context, {
			...request,
			dispatch,
			branch
		})) return void 0;
		if (place === void 0) return startOrder(context, {
			at: request,
			dispatcher,
			order: text
		});
		const slot = {
			repository: repository.id,
			pipeline: place.pipeline,
			id: title
		};
		const waiting = {
			installation,
			repository,
			order: text,
			slot,
			place,
			issued: dispatch.issued
		};
		const answer = await context.slots.acquire(buildSlotAsk(waiting), () => listActive(dispatcher, {
			...slot,
			issued: dispatch.issued
		}));
		if (answer === "works") return void 0;
		if (answer !== "wait") return startOrder(context, {
			at: request,
			dispatcher,
			order: text,
			slot
		});
		await queueLook$1(context, request, slotsOf(slot));
		context.log.info(`${title} waits: ${place.limit} of \`${place.pipeline}\` are at work.`);
	} };
}
async function performHere(context, request) {
	const { repository, installation, workflowRun, drawings, served, dispatch } = request;
	const { lost } = dispatch;
	const execution = `${repository.id} ${executionTitle(dispatch)} ${dispatch.issued}`;
	if (lost !== void 0) {
		const work = {
			kind: "ended-run",
			installation,
			repository,
			workflowRun: lost,
			attempt: 1,
			lost: dispatch
		};
		await context.add({
			id: `lost ${execution}`,
			key: jobKey(repository.id, lost),
			work
		});
		return;
	}
	const work = {
		kind: "advance",
		installation,
		repository,
		dispatch,
		delivery: { kind: "built-in" },
		workflowRun,
		mode: served
	};
	const id = dispatch.notify !== void 0 && isCloseKey(dispatch.notify) ? `close ${repository.id} ${dispatch.first.id} ${executionTitle(dispatch)}` : `built-in ${execution}`;
	await context.add({
		id,
		key: lockKey(repository.id, dispatch.lock),
		work
	});
	if (dispatch.notify === void 0) drawings.follow(dispatch);
}
async function takeBranch(context, { installation, repository, dispatch, branch }) {
	const id = executionTitle(dispatch);
	const { run, thread, first, task: stage, lock, issued } = dispatch;
	const turn = {
		installation,
		repository,
		run: {
			run,
			thread,
			first,
			lock
		},
		stage,
		issued
	};
	const item = buildItem(buildStageTurn(turn, `resume ${repository.id} ${id} ${context.arrivals()}`));
	const asking = {
		repository: repository.id,
		branch,
		run: turn.run,
		id,
		subject: lock,
		item
	};
	if (await context.branches.acquire(asking)) return true;
	await queueLook$1(context, {
		installation,
		repository
	}, branchOf(asking));
	context.log.info(`${id} waits: another run works on the branch ${branch}.`);
	return false;
}

// src/app/engine/read-repository-config.ts
async function readRepositoryConfig(context, request) {
	const { octokit, repository } = request;
	const { settings, configs } = context;
	const commit = await readTip(context, request);
	const key = keyOf$1(repository, commit);
	const known = configs.get(key);
	if (known !== void 0) return {
		text: known,
		commit
	};
	const text = await readRepositoryConfigText({
		octokit,
		repository,
		path: settings.config,
		ref: commit
	});
	configs.set(key, text);
	return {
		text,
		commit
	};
}
async function readPresentConfig(context, place) {
	try {
		const { text } = await readRepositoryConfig(context, await context.openGitHub(place));
		const read = context.checkConfig(text);
		const config = read.ok ? toConfig(read.value) : read;
		return config.ok ? config.value : "faulty";
	} catch (thrown) {
		if (thrown instanceof StartBlocked) return void 0;
		throw thrown;
	}
}
async function recallRepositoryConfig({ knowledge, configs }, repository) {
	const commit = await knowledge.branches.recall(repository.id, repository.defaultBranch);
	return commit === void 0 ? void 0 : configs.get(keyOf$1(repository, commit));
}
function keyOf$1({ id }, commit) {
	return `${id} ${commit}`;
}
async function readTip({ settings, knowledge: { branches }, configs }, { github, repository }) {
	const branch = repository.defaultBranch;
	const known = await branches.recall(repository.id, branch);
	if (known !== void 0) return known;
	const learn = await branches.listen(repository.id);
	const tip = await github.readTip(branch, settings.config);
	if (tip === void 0) throw new Error(`BATON-E913: ${repository.owner}/${repository.name} has no branch ${branch}.`);
	if (tip.text !== void 0) configs.set(keyOf$1(repository, tip.commit), tip.text);
	await learn({
		branch,
		commit: tip.commit
	});
	return tip.commit;
}

// src/app/engine/watch-records.ts
const longestMilliseconds = 3024e6;
function watchRecords(store, { openRuns, clock, add }, place) {
	return {
		...store,
		async append(request) {
			const { thread, drafts } = request;
			const now = Date.parse(clock.now());
			const ended = new Set(drafts.filter(({ kind }) => kind === "end").map(({ run }) => run));
			for (const { kind, run } of drafts) {
				if (kind === "history" || ended.has(run)) continue;
				const startedAt = new Date(kind === "run" ? now : now - longestMilliseconds).toISOString();
				await openRuns.note(place, {
					run,
					thread,
					since: readsSince(startedAt)
				});
			}
			for (const draft of drafts) if (draft.kind === "task") await wakeLater(add, place, draft);
			return store.append(request);
		}
	};
}
async function wakeLater(add, { installation, repository }, draft) {
	const time = draft.body.limit?.["not-before"];
	if (time === void 0) return;
	const name = `${repository.id} ${draft.run}/${draft.task}`;
	const runAt = soonAfter(time, name);
	const work = {
		kind: "sweep",
		installation,
		repository
	};
	await add({
		id: `wake ${name} ${runAt}`,
		key: `sweep ${repository.id}`,
		runAt,
		work
	});
}

// src/app/engine/app-engine.ts
async function createAppEngine(context, request) {
	const { settings, signer, log, clock } = context;
	const { repository, installation, workflowRun } = request;
	const readAt = clock.now();
	const { octokit, github, git } = await openKnownGitHub(context, request);
	const config = await readRepositoryConfig(context, {
		octokit,
		github,
		repository
	});
	const read = context.checkConfig(config.text);
	const served = await readServed(context, {
		...request,
		readAt
	});
	const variables = await context.variables.read({
		octokit,
		repository
	});
	const { token, permissions } = await octokit.auth({ type: "installation" });
	const dispatcher = createSideDispatcher(github, {
		mode: served.mode,
		settings,
		branch: repository.defaultBranch
	});
	const drawings = createAppDrawings(context, request);
	const artifacts = createArtifactReader(github.artifacts);
	const place = {
		repository,
		installation
	};
	const budgets = createAppBudgets(context, {
		...place,
		read,
		listOpen: () => listOpenStarts(engine, github)
	});
	const wired = wireEngine({
		budgets,
		watcher: context.seen,
		settings: {
			repository,
			via: served.mode,
			workflowRun,
			serverUrl: settings.serverUrl,
			paused: isPause(variables.get("BATON_PAUSE")?.value ?? ""),
			...traceOfWork()
		},
		dryRun: false,
		artifacts,
		texts: createTextArtifacts({
			reader: artifacts,
			run: workflowRun.id
		}),
		traces: createAppTraces(context, repository.id),
		drawings,
		isPrivate: false,
		signer,
		config: read,
		token,
		redactor: context.redactorFor(token),
		memory: context.decoded,
		path: settings.path,
		...git,
		github,
		workflowRuns: dispatcher,
		clock,
		log,
		events: context.events,
		...createSideParts(context, {
			served,
			request,
			dispatcher,
			drawings
		}),
		endpoints: createAppEndpoints(context, repository),
		runList: createRunList(context, request),
		readOwnAccount: () => context.knowledge.readOwnAccount(installation, () => github.readOwnAccount())
	});
	const { ports } = wired.engine;
	const store = watchRecords(countRecords(ports.store, context.metrics), context, place);
	const engine = {
		...wired.engine,
		ports: {
			...ports,
			store
		}
	};
	context.seen.place = {
		engine,
		installation,
		config: read,
		permissions
	};
	return {
		engine,
		github,
		config: {
			read,
			commit: config.commit
		},
		mode: served.mode
	};
}
async function readServed(context, { installation, repository, lock, mode: known, readAt }) {
	const place = {
		installation,
		repository
	};
	const mode = known ?? await readMode(context, place);
	if (lock !== void 0 && known === void 0) await awaitAction(context, {
		place,
		mode,
		lock
	});
	return {
		...mode,
		readAt: known?.readAt ?? readAt
	};
}
function createSideDispatcher(github, { mode, settings, branch }) {
	const { agentWorkflow, workflow } = settings;
	const [file, otherFile] = mode === "app" ? [agentWorkflow, workflow] : [workflow, agentWorkflow];
	return github.dispatcher(file, branch, { otherFile });
}
function createSideParts(context, { request, ...parts }) {
	const line = createLine(context, request);
	if (parts.served.mode === "action") return {
		starter: createDispatchingStarter(parts.dispatcher),
		line
	};
	return {
		starter: createAppStarter(context, {
			...request,
			...parts
		}),
		line
	};
}
function traceOfWork() {
	const { traceparent } = readOrigin();
	return traceparent === void 0 ? {} : { traceparent };
}
async function openKnownGitHub({ knowledge, openGitHub, clock }, request) {
	const { id } = request.repository;
	const { github, ...opened } = await openGitHub(request, {
		recallArtifact: knowledge.artifacts.recall(id),
		recallNode: knowledge.nodes(id)
	});
	return {
		...opened,
		github: {
			...github,
			threads: createKnownThreads(github.threads, knowledge.threads(id), clock)
		}
	};
}
function createRunList({ runIndex }, { installation, repository }) {
	const { id, owner, name, defaultBranch } = repository;
	return {
		put: (run) => runIndex.put({
			...run,
			repository: {
				id,
				owner,
				name,
				defaultBranch
			},
			installation
		}),
		listEnded: (pipeline, limit) => runIndex.list({
			repositories: [id],
			pipeline,
			state: "ended",
			limit
		})
	};
}

// src/app/watch/sweep-runs.ts
async function addSweeps(context, { at }) {
	for (const place of await context.openRuns.listPlaces()) await addSweep(context, place, { at });
}
async function addSweep({ add }, { installation, repository }, { at, all }) {
	const key = `sweep ${repository.id}`;
	const work = {
		kind: "sweep",
		installation,
		repository,
		all
	};
	await add({
		id: `${key} at ${at}`,
		key,
		work
	});
}
async function sweepRepository(context, work) {
	const { installation, repository, all } = work;
	const known = await context.openRuns.list(repository.id);
	if (known.length === 0 && all !== true) return;
	const now = context.clock.now();
	const served = await readMode(context, work);
	if (served.mode !== "app") return leaveRuns(context, work, known);
	if (known.length > 0) await addNextSweep(context.add, work, now);
	const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
	const wired = await createAppEngine(context, {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url
		},
		mode: served
	});
	const readings = all === true ? await listAll$1(wired) : await listKnown(wired, known);
	const engine = startUnderLock(context, work, wired.engine);
	for (const reading of readings) {
		if (all === true) await enterRun(engine, reading.state);
		await sweepRun(engine, {
			reading,
			isLookedAt: () => true,
			isWaiting: (title, stage) => isTaken(context, {
				repository: repository.id,
				title,
				woken: findWokenAt(reading.state, stage)
			})
		});
	}
	await sweepEnds(wired.engine, readings, { isLookedAt: () => true });
	await updateList(context, work, {
		known,
		readings
	});
}
function startUnderLock(context, { installation, repository }, engine) {
	const { starter } = engine.ports;
	const at = context.clock.now();
	const start = async (order) => {
		const { for: job, run, lock, thread } = order.dispatch;
		if (job !== "agent") return starter.start(order);
		await addHandOver(context, {
			id: `swept ${run} ${at}`,
			installation,
			repository,
			run,
			lock,
			thread
		});
	};
	return {
		...engine,
		ports: {
			...engine.ports,
			starter: { start }
		}
	};
}
async function leaveRuns(context, { installation, repository }, known) {
	for (const { run, thread } of known) {
		const lock = readLock(run);
		await addHandOver(context, {
			id: `left ${context.arrivals()}`,
			installation,
			repository,
			run,
			lock,
			thread
		});
		await context.openRuns.forget(repository.id, {
			run,
			thread
		});
	}
}
async function listAll$1({ engine, github }) {
	const since = runsSince(engine.ports.clock);
	const { threads } = await github.listRecentComments(since);
	return listOpenRuns(engine, {
		threads,
		since,
		endedSince: sweepSince(engine.ports.clock)
	});
}
async function listKnown({ engine }, known) {
	const endedSince = sweepSince(engine.ports.clock);
	const open = [];
	for (const thread of new Set(known.map((run) => run.thread))) {
		const [since = ""] = known.filter((run) => run.thread === thread).map((run) => run.since).toSorted();
		open.push(...await listOpenRuns(engine, {
			threads: [thread],
			since,
			endedSince
		}));
	}
	return open;
}
async function updateList({ openRuns }, place, { known, readings }) {
	const { installation, repository } = place;
	const open = readings.filter(({ state }) => state.end === void 0);
	for (const { state } of open) await openRuns.note({
		installation,
		repository
	}, toOpenRun(state.run));
	for (const noted of known) if (!readings.some(({ state }) => state.run.run === noted.run)) await openRuns.forget(repository.id, noted);
}
const sweepEvery = 6e5;
async function addNextSweep(add, place, after) {
	const { repository, installation } = place;
	const key = `sweep ${repository.id}`;
	const first = repository.id * 6e4 % sweepEvery;
	const runAt = new Date(first + sweepEvery * Math.floor((Date.parse(after) - first) / sweepEvery + 1)).toISOString();
	await add({
		id: `${key} ${runAt}`,
		key,
		runAt,
		work: {
			kind: "sweep",
			installation,
			repository
		}
	});
}

// src/app/watch/start-watch.ts
function createWatch({ store, add, log, clock }) {
	return {
		store,
		openRuns: createOpenRuns({
			store,
			onNoted: (place) => addNextSweep(add, place, clock.now())
		}),
		repositories: createRepositories(store),
		variables: createVariables({
			log,
			now: () => Date.parse(clock.now())
		})
	};
}
async function addFirstLook(add, at) {
	await addLook$1({ add }, at);
	await add({
		id: `sweeps ${at}`,
		key: "sweeps",
		runAt: at,
		work: {
			kind: "sweeps",
			at
		}
	});
}

// src/app/deliveries/heard.ts
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
const subscribedChanges = [
	"issues.unlabeled",
	"issues.closed",
	"issues.transferred",
	"issues.deleted",
	"pull_request.unlabeled",
	"pull_request.closed",
	"pull_request.synchronize"
];
const subscribedKnowledge = ["issue_comment.edited", "issue_comment.deleted"];
const subscribedOthers = [
	"push",
	"workflow_job.completed",
	"workflow_run.completed",
	"check_run.requested_action",
	"check_run.rerequested",
	"merge_group.checks_requested",
	"merge_group.destroyed"
];
const unasked = ["installation", "installation_repositories"];
const heard = /* @__PURE__ */ new Set([
	...subscribedTriggers,
	...subscribedChanges,
	...subscribedKnowledge,
	...subscribedOthers,
	...unasked
]);
const heardEvents = new Set([...heard].map((name) => name.split(".", 1)[0] ?? ""));
function isLearnedFrom(event, action) {
	if (action === void 0) return heardEvents.has(event);
	return heard.has(event) || heard.has(`${event}.${action}`);
}
const leadingAction = /^\{"action":"([a-z_]{1,100})"[,}]/;
function findAction(body) {
	return leadingAction.exec(body.slice(0, 120))?.[1];
}
function buildLane({ id, body }) {
	const repository = findId(body, "repository");
	return repository === void 0 ? `delivery ${id}` : `deliveries ${repository}`;
}
function findGroup(body) {
	const installation = findId(body, "installation");
	return installation === void 0 ? void 0 : `${installation}/deliveries ${findId(body, "repository") ?? ""}`;
}
function findId(body, key) {
	const before = `"${key}":{"id":`;
	const at = body.lastIndexOf(before);
	return at === -1 ? void 0 : /^\d{1,20}/.exec(body.slice(at + before.length, at + before.length + 20))?.[0];
}

// src/app/webhook/intake.ts
const webhookPath = "/api/github/webhooks";
const maxBytes$1 = 26214400;
const retryAfterSeconds = 60;
function createIntake(given) {
	const options = {
		...given,
		key: createSecretKey(given.secret, "utf8")
	};
	return async (request, response) => {
		if (request.url?.split("?", 1)[0] !== options.path) return false;
		const { status, text, headers, detail = text, outcome = status < 500 ? "refused" : "unavailable" } = await handleRequest$1(request, options);
		const name = getHeader(request, "x-github-event");
		options.answered?.({
			event: isLearnedFrom(name, void 0) ? name : "other",
			outcome
		});
		if (status >= 400) options.log.warning(`A delivery was refused with ${status}: ${detail}`);
		answer({
			request,
			response
		}, {
			status,
			text,
			headers
		});
		return true;
	};
}
function answer({ request, response }, { status, text, headers }) {
	const end = request.complete ? {} : { connection: "close" };
	const body = `${text}\n`;
	const known = {
		"content-type": "text/plain",
		"content-length": Buffer.byteLength(body),
		...end
	};
	response.writeHead(status, headers === void 0 ? known : {
		...known,
		...headers
	}).end(body);
}
function retryLater(detail) {
	return {
		status: 503,
		text: "The delivery could not be stored. Send it again later.",
		headers: { "retry-after": String(retryAfterSeconds) },
		detail
	};
}
async function handleRequest$1(request, options) {
	const head = readHead(request);
	if ("status" in head) return head;
	return options.readBody(request, async (body) => {
		if (!isSigned$1(body, {
			key: options.key,
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
	});
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
	if (Number(length) > maxBytes$1) return {
		status: 413,
		text: `A delivery has at most ${maxBytes$1} bytes, not ${length}.`
	};
	const signature = getHeader(request, "x-hub-signature-256");
	if (!/^sha256=[0-9a-f]{64}$/.test(signature)) return {
		status: 401,
		text: "The header X-Hub-Signature-256 is no signature: sha256= and 64 hexadecimal digits."
	};
	const guid = getHeader(request, "x-github-delivery");
	const name = getHeader(request, "x-github-event");
	if (!/^[\w-]{1,100}$/.test(guid) || !/^[a-z0-9_]{1,100}$/.test(name)) return {
		status: 400,
		text: "The headers X-GitHub-Delivery and X-GitHub-Event have to name the delivery and its event."
	};
	return {
		signature,
		guid,
		name
	};
}
async function takeDelivery({ head, body }, options) {
	const { guid, name } = head;
	const text = body.toString("utf8");
	if (!isLearnedFrom(name, findAction(text))) return {
		status: 202,
		text: "Nothing is done for this event.",
		outcome: "ignored"
	};
	try {
		await options.receive({
			id: guid,
			name,
			body: text,
			arrivedAt: options.arrivals()
		});
	} catch (thrown) {
		return retryLater(`Delivery ${guid} could not be stored: ${messageOf(thrown)}`);
	}
	return {
		status: 202,
		text: "Accepted.",
		outcome: "accepted"
	};
}
function isSigned$1(body, { key, signature }) {
	const given = Buffer.from(signature.slice(7), "hex");
	return timingSafeEqual(createHmac("sha256", key).update(body).digest(), given);
}
function getHeader(request, name) {
	const value = request.headers[name];
	return typeof value === "string" ? value : "";
}
function createArrivals(now) {
	let last = 0;
	return () => {
		last = Math.max(now(), last + 1);
		return new Date(last).toISOString();
	};
}

// src/app/work/postponed.ts
function createPostponed(store) {
	const keyOf = (repository, run) => `postponed/${repository}/${run}`;
	return {
		note: (repository, run) => store.put(keyOf(repository, run), ""),
		clear: (repository, run) => store.delete(keyOf(repository, run)),
		has: async (repository, run) => await store.get(keyOf(repository, run)) !== void 0
	};
}

// src/app/work/seen-runs.ts
function createSeenRuns() {
	const runs = /* @__PURE__ */ new Map();
	return {
		place: void 0,
		pull: void 0,
		notices: /* @__PURE__ */ new Map(),
		runs,
		see(run) {
			const { run: name } = run.state.run;
			const isStarted = run.isStarted === true || runs.get(name)?.isStarted === true;
			runs.set(name, {
				...run,
				isStarted
			});
		}
	};
}

// src/app/create-context.ts
function createMemory({ settings, storage: { queue, store, runIndex }, now }) {
	const start = async (item) => void await queue.add({
		...item,
		followUp: true
	});
	const claims = createClaims({
		store,
		now,
		start
	});
	return {
		orders: createOrders(store, now),
		claims,
		slots: createSlots(claims, {
			store,
			now
		}),
		branches: createBranches(claims, now),
		runLine: createRunLine(claims),
		windows: createWindows(claims, now),
		seenBodies: createSeenBodies({
			store,
			now
		}),
		knowledge: createKnowledge({
			store,
			now,
			appId: Number(settings.appId)
		}),
		postponed: createPostponed(store),
		runIndex,
		signer: readSigner(settings.signingKey),
		...createKnownTexts([
			settings.signingKey,
			settings.webhookSecret,
			...settings.hooks.secrets
		])
	};
}
function createContext({ clients, storage, deliveries, lagMilliseconds, ...parts }) {
	const { settings, clock, log } = parts;
	const { queue, store } = storage;
	const now = () => Date.parse(clock.now());
	const add = async ({ runAt, ...item }) => {
		await queue.add({
			...buildItem(item),
			followUp: true,
			runAt
		});
	};
	return {
		...clients,
		...parts,
		...createMemory({
			settings,
			storage,
			now
		}),
		...createWatch({
			store,
			add,
			log,
			clock
		}),
		recentDeliveries: createRecentDeliveries({
			deliveries,
			log,
			now,
			lagMilliseconds
		}),
		add,
		arrivals: createArrivals(now),
		seen: createSeenRuns()
	};
}

// src/app/deliveries/redelivery.ts
const askedMilliseconds = 6e4;
async function claim({ storage, now }, { guid, attempts }) {
	if (!storage.isShared) return true;
	const expiresAt = new Date(now() + askedMilliseconds).toISOString();
	return storage.store.replace(`asked-again/${guid} ${attempts.length}`, {
		from: void 0,
		to: "",
		expiresAt
	});
}
const reachMilliseconds = 2592e5;
const overlapMilliseconds = 18e4;
const maxRequests = 100;
var Redelivery = class {
	#options;
	#failing = /* @__PURE__ */ new Map();
	#since = 0;
	constructor(options) {
		this.#options = options;
	}
	async look(signal) {
		const { now, log } = this.#options;
		const start = now();
		const isStopped = () => signal?.aborted === true;
		try {
			const attempts = await this.#list(Math.max(this.#since, start - reachMilliseconds), signal);
			if (isStopped()) return;
			this.#update(attempts);
			this.#since = start - overlapMilliseconds;
			for (const failing of this.#findDue()) {
				if (isStopped()) return;
				await this.#ask(failing);
			}
		} catch (thrown) {
			log.warning(`Failed deliveries are looked for again later: ${messageOf(thrown)}`);
		}
	}
	async #list(since, signal) {
		const found = [];
		for await (const page of this.#options.deliveries.list()) {
			found.push(...page.filter(({ at }) => at >= since));
			if (signal?.aborted === true || page.some(({ at }) => at < since)) break;
		}
		return found.toReversed();
	}
	#update(attempts) {
		const { now, everyMilliseconds } = this.#options;
		const confirmed = new Set(attempts.filter(({ isConfirmed }) => isConfirmed).map(({ guid }) => guid));
		for (const { id, guid, at, event, action } of attempts) {
			if (confirmed.has(guid) || !isLearnedFrom(event, action)) continue;
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
		for (const { guid, since } of this.#failing.values()) if (confirmed.has(guid) || since < now() - reachMilliseconds) this.#failing.delete(guid);
	}
	#findDue() {
		const now = this.#options.now();
		return [...this.#failing.values()].filter((failing) => failing.due <= now).toSorted((a, b) => a.since - b.since).slice(0, maxRequests);
	}
	async #ask(failing) {
		const { deliveries, log, now, everyMilliseconds } = this.#options;
		const { guid, event, attempts } = failing;
		failing.due = now() + everyMilliseconds * 2 ** attempts.length;
		if (!await claim(this.#options, failing)) return;
		try {
			await deliveries.redeliver(attempts.at(-1) ?? "");
			log.info(`GitHub was asked to send delivery ${guid} (${event}) again, which had failed ${attempts.length === 1 ? "once" : `${attempts.length} times`}.`);
		} catch (thrown) {
			if (!(thrown instanceof GitHubError) || !["not-found", "rejected"].includes(thrown.reason)) throw thrown;
			failing.due = Number.POSITIVE_INFINITY;
			log.error(`Delivery ${guid} (${event}) is lost: GitHub does not send it again. ${messageOf(thrown)}`);
		}
	}
};
function keepRedelivering(options) {
	const stop = new AbortController();
	const redelivery = new Redelivery(options);
	const run = async () => {
		while (!stop.signal.aborted) {
			await redelivery.look(stop.signal);
			await options.clock.sleep(options.everyMilliseconds, { signal: stop.signal });
		}
	};
	const ended = run();
	return async () => {
		stop.abort();
		await ended;
	};
}

// src/app/engine/app-events.ts
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

// src/app/github/limit-reached.ts
var LimitReached = class extends PutOff {
	mayEdit;
	constructor({ until, mayEdit = false }) {
		const at = roundUp(until);
		super(`Waiting for GitHub's rate limit until ${describeTime(at)}.`, { until: new Date(until).toISOString() });
		this.name = "LimitReached";
		this.mayEdit = mayEdit;
	}
};
function roundUp(time) {
	return (/* @__PURE__ */ new Date(Math.ceil(time / 6e4) * 6e4)).toISOString();
}
var GitHubSilent = class extends PutOff {
	constructor({ until, cause }) {
		super(messageOf(cause), {
			until: new Date(until).toISOString(),
			cause
		});
		this.name = "GitHubSilent";
	}
};

// src/app/github/keep-limits.ts
const mostRefusals = 3;
async function sendWithinLimits({ limits, clock }, request, send) {
	const isWrite = isMutating(request);
	const sendInTurn = isWrite ? () => limits.write({ isCreation: isCreation(request) }, send) : () => sendRead(limits, send);
	for (let refusals = 1;; refusals++) {
		const tried = await tryOnce(sendInTurn);
		limits.note(tried.answer?.headers ?? tried.failed?.response?.headers ?? {});
		const refusal = readRefusal(tried, Date.parse(clock.now()));
		if (refusal !== void 0) await refuseRequest(limits, {
			...refusal,
			refusals
		});
		else if (tried.answer !== void 0) return tried.answer;
		else throw isWrite || !isUnanswered(tried) ? tried.thrown : new GitHubSilent({
			until: Date.parse(clock.now()),
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
async function refuseRequest(limits, { until, refusals }) {
	const closedUntil = await limits.refuse(until);
	if (refusals >= mostRefusals) throw new LimitReached({ until: closedUntil });
}
function isMutating({ method, url, query }) {
	if (method === "GET" || method === "HEAD" || /\/app\/installations\//.test(url)) return false;
	return !url.endsWith("/graphql") || /^\s*mutation\b/.test(String(query));
}
const unseen = /\/app\/hook\/deliveries\/|\/git\/(blobs|trees|commits|refs|tags)$|\/(cancel|force-cancel)$/;
function isCreation({ method, url }) {
	return method === "POST" && !url.endsWith("/graphql") && !unseen.test(url);
}
const headersSchema = record(string(), union([
	string(),
	number(),
	_undefined()
]));
const errorSchema = object({
	get message() {
		return string();
	},
	get status() {
		return number();
	},
	get request() {
		return unknown$1();
	},
	get response() {
		return object({ headers: headersSchema }).optional();
	}
});
function readRefusal({ answer, failed }, now) {
	if (answer !== void 0) return isLimitedQuery(answer.data) ? { until: readReset(answer.headers) } : void 0;
	if (failed === void 0 || failed.status !== 403 && failed.status !== 429) return void 0;
	const headers = failed.response?.headers ?? {};
	const seconds = Number(headers["retry-after"] ?? NaN);
	if (!Number.isNaN(seconds)) return { until: now + seconds * 1e3 };
	if (String(headers["x-ratelimit-remaining"]) === "0") return { until: readReset(headers) };
	return failed.status === 429 || /rate limit|abuse detection/i.test(failed.message) ? { until: void 0 } : void 0;
}
function readReset(headers) {
	const seconds = Number(headers["x-ratelimit-reset"] ?? NaN);
	return Number.isNaN(seconds) ? void 0 : (seconds + 1) * 1e3;
}
const limitedSchema = object({ get errors() {
	return array(object({ get type() {
		return string().optional();
	} }));
} });
function isLimitedQuery(data) {
	const parsed = limitedSchema.safeParse(data);
	return parsed.success && parsed.data.errors.some(({ type }) => type === "RATE_LIMITED");
}
function isUnanswered({ thrown, failed }) {
	return (failed?.status ?? 0) >= 500 || thrown instanceof Error && thrown.name === "TimeoutError";
}

// src/app/github/primary-limit.ts
const keptRequests = 50;
var PrimaryLimit = class {
	#left = /* @__PURE__ */ new Map();
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
	findReset(now, kept) {
		const scarce = [...this.#left].filter(([resource, { remaining, limit, reset }]) => {
			if (kept !== void 0 && resource !== "core") return false;
			return reset > now && remaining < (kept === void 0 ? Math.min(keptRequests, limit / 10) : limit * kept);
		});
		return Math.max(0, ...scarce.map(([, { reset }]) => reset + 1e3));
	}
};

// src/app/github/quota.ts
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
	get id() {
		return string();
	},
	get until() {
		return number();
	}
});
const quotaSchema = object({
	get closedUntil() {
		return number();
	},
	get refusals() {
		return number();
	},
	get slices() {
		return array(tuple([
			number(),
			number(),
			number()
		]));
	},
	get writer() {
		return holderSchema.optional();
	},
	get next() {
		return holderSchema.optional();
	}
});
const unused = {
	closedUntil: 0,
	refusals: 0,
	slices: []
};
function parseQuota(text) {
	if (text === void 0) return unused;
	try {
		return quotaSchema.parse(JSON.parse(text));
	} catch {
		return unused;
	}
}
const slicesPerWindow = 6;
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
function countWrite(quota, { now, windows, isCreation }) {
	const length = sliceLength(windows);
	const longest = Math.max(...windows.map(({ perMilliseconds }) => perMilliseconds));
	const begin = Math.floor(now / length) * length;
	const kept = quota.slices.filter(([other]) => other !== begin && other + length + longest > now);
	const [, writes, creations] = quota.slices.find(([other]) => other === begin) ?? [
		begin,
		0,
		0
	];
	return {
		...quota,
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
const roomOfWork = 10;
function roomToBegin(windows) {
	return Math.max(1, Math.min(roomOfWork, ...windows.map(({ most }) => Math.floor(most / 4))));
}
function waitAfter(refusals) {
	return Math.min(6e4 * 2 ** refusals, 36e5);
}

// src/app/github/turns.ts
const turnMilliseconds = 15e3;
const nextMilliseconds = 500;
var Turns = class {
	#process;
	#seen = {
		writer: {
			mark: "",
			since: 0
		},
		next: {
			mark: "",
			since: 0
		}
	};
	constructor(process) {
		this.#process = process;
	}
	isOfOther(quota, now) {
		return this.#isAlive("writer", quota, now) || this.#isAlive("next", quota, now);
	}
	take(quota, now) {
		const { next, ...rest } = quota;
		const writer = {
			id: this.#process,
			until: now + turnMilliseconds
		};
		return {
			...rest,
			writer,
			next: next?.id === this.#process ? void 0 : next
		};
	}
	ask(quota, now) {
		if (this.#isAlive("next", quota, now)) return void 0;
		return {
			...quota,
			next: {
				id: this.#process,
				until: now + nextMilliseconds
			}
		};
	}
	renew(quota, now) {
		if (quota.writer?.id !== this.#process) return void 0;
		return {
			...quota,
			writer: {
				id: this.#process,
				until: now + turnMilliseconds
			}
		};
	}
	giveBack(quota) {
		const { writer, ...rest } = quota;
		return writer?.id === this.#process ? rest : void 0;
	}
	#isAlive(role, quota, now) {
		const turn = quota[role];
		if (turn === void 0 || turn.id === this.#process || turn.until <= now) return false;
		const mark = `${turn.id} ${turn.until}`;
		if (this.#seen[role].mark !== mark) this.#seen[role] = {
			mark,
			since: now
		};
		return now < this.#seen[role].since + (role === "writer" ? turnMilliseconds : nextMilliseconds);
	}
};

// src/app/github/limits.ts
const longestPauseMilliseconds = 5e3;
const pollMilliseconds = 50;
var InstallationLimits = class {
	#options;
	#windows;
	#key;
	#name;
	#seen;
	#last = Promise.resolve();
	#primary = new PrimaryLimit();
	#said = 0;
	#writes = 0;
	#turns;
	constructor(installation, options) {
		this.#options = options;
		this.#windows = options.windows ?? gitHubWindows;
		this.#turns = new Turns(options.process);
		this.#key = `limits/${installation}`;
		this.#name = installation === "app" ? "The App" : `Installation ${installation}`;
	}
	async checkStart(does = "writes") {
		const { quota } = this.#options.isShared || this.#seen === void 0 ? await this.#look() : this.#seen;
		const now = this.#now();
		const closed = Math.max(quota.closedUntil, this.#primary.findReset(now));
		if (closed > now) throw this.#say({ until: closed });
		if (does === "reads") return;
		const wish = {
			now,
			windows: this.#windows,
			isCreation: true,
			room: roomToBegin(this.#windows)
		};
		const free = findFreeTime(quota, wish);
		if (free > now) throw this.#say({
			until: free,
			mayEdit: true
		});
	}
	hasRoomToTell() {
		const now = this.#now();
		const quota = this.#seen?.quota;
		if (quota === void 0 || quota.closedUntil > now) return false;
		return this.#windows.filter(({ counts }) => counts === "writes").every(({ most }) => {
			const wish = {
				now,
				windows: this.#windows,
				isCreation: false,
				room: Math.ceil(most / 2)
			};
			return findFreeTime(quota, wish) <= now;
		});
	}
	findLookTime() {
		return this.#primary.findReset(this.#now(), .5);
	}
	async pass() {
		const closedUntil = this.#seen?.quota.closedUntil ?? 0;
		if (closedUntil > this.#now()) await this.#pause(closedUntil, {});
	}
	async write({ isCreation }, perform) {
		this.#writes++;
		const turn = this.#last.then(() => this.#writeInTurn(isCreation, perform)).finally(() => this.#writes--);
		this.#last = turn.catch(() => void 0);
		return turn;
	}
	isIdle() {
		return this.#writes === 0;
	}
	note(headers) {
		this.#primary.note(headers);
	}
	async refuse(until) {
		const now = this.#now();
		return (await this.#update((quota) => {
			if (until === void 0 && quota.closedUntil > now) return void 0;
			return {
				...quota,
				closedUntil: Math.max(quota.closedUntil, until ?? now + waitAfter(quota.refusals)),
				refusals: quota.refusals + (until === void 0 ? 1 : 0)
			};
		})).closedUntil;
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
	async #takeTurn(isCreation) {
		const patience = this.#now() + longestPauseMilliseconds;
		for (;;) {
			let wait;
			await this.#update((quota) => {
				const now = this.#now();
				wait = this.#findWait(quota, {
					now,
					isCreation
				});
				if (wait !== void 0) return wait.isForTurn === true ? this.#turns.ask(quota, now) : void 0;
				const counted = countWrite(quota, {
					now,
					windows: this.#windows,
					isCreation
				});
				return this.#options.isShared ? this.#turns.take(counted, now) : counted;
			});
			if (wait === void 0) return;
			await this.#pause(wait.until, {
				...wait,
				patience
			});
			if (this.#options.isShared) await this.#look();
		}
	}
	#findWait(quota, { now, isCreation }) {
		const { closedUntil } = quota;
		if (closedUntil > now) return { until: closedUntil };
		const wish = {
			now,
			windows: this.#windows,
			isCreation
		};
		if (findFreeTime(quota, {
			...wish,
			room: 1
		}) > now) return {
			until: findFreeTime(quota, {
				...wish,
				room: roomToBegin(this.#windows)
			}),
			mayEdit: isCreation
		};
		const isForTurn = this.#options.isShared && this.#turns.isOfOther(quota, now);
		return isForTurn ? {
			until: now + pollMilliseconds,
			isForTurn
		} : void 0;
	}
	#keepTurn() {
		const { isShared, clock, log } = this.#options;
		if (!isShared) return () => void 0;
		const ended = new AbortController();
		const how = {
			signal: ended.signal,
			ref: false
		};
		const renew = async () => {
			await clock.sleep(turnMilliseconds / 3, how);
			if (ended.signal.aborted) return;
			renew();
			this.#update((quota) => this.#turns.renew(quota, this.#now())).catch((thrown) => log.warning(`${this.#name}: the turn to write was not renewed: ${messageOf(thrown)}`));
		};
		renew();
		return () => ended.abort();
	}
	async #endTurn(isDone) {
		try {
			await this.#update((quota) => {
				const given = this.#turns.giveBack(quota);
				const refusals = isDone ? 0 : quota.refusals;
				return given === void 0 && refusals === quota.refusals ? void 0 : {
					...given ?? quota,
					refusals
				};
			});
		} catch (thrown) {
			this.#options.log.warning(`${this.#name}: the turn to write was not given back: ${messageOf(thrown)}`);
		}
	}
	async #update(change) {
		for (;;) {
			const { text: from, quota } = this.#seen ?? await this.#look();
			const changed = change(quota);
			if (changed === void 0) return quota;
			const to = JSON.stringify(changed);
			if (await this.#options.store.replace(this.#key, {
				from,
				to
			})) {
				this.#seen = {
					text: to,
					quota: changed
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
			quota: parseQuota(text)
		};
		return this.#seen;
	}
	async #pause(until, { mayEdit, patience = this.#now() + longestPauseMilliseconds }) {
		if (until > patience) throw this.#say({
			until,
			mayEdit
		});
		await this.#options.clock.sleep(Math.max(0, until - this.#now()));
	}
	#now() {
		return Date.parse(this.#options.clock.now());
	}
	#say(wait) {
		const reached = new LimitReached(wait);
		const minute = Math.ceil(wait.until / 6e4);
		if (minute !== this.#said) this.#options.log.info(`${this.#name}: ${reached.message}`);
		this.#said = minute;
		return reached;
	}
};

// src/app/github/installation-clients.ts
const mostKept = 1e3;
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
		if (kept.size > mostKept) forgetOldest(kept);
		return known;
	};
	const signIn = async (limits, installation) => {
		const client = await probot.auth(installation);
		client.hook.wrap("request", (request, given) => sendWithinLimits({
			limits,
			clock: options.clock
		}, given, async () => request(given)));
		return client;
	};
	const appLimits = new InstallationLimits("app", options);
	let app;
	const clientOf = (installation) => {
		const known = find(installation);
		if (known.client !== void 0) return known.client;
		const client = signIn(known.limits, installation);
		known.client = client;
		client.catch(() => delete known.client);
		return client;
	};
	return {
		limitsOf: (installation) => find(installation).limits,
		clientOf,
		async openGitHub({ installation, repository }, known) {
			const octokit = await clientOf(installation);
			return {
				octokit,
				repository,
				github: createGitHub({
					octokit,
					repository,
					clock: options.clock,
					...known
				})
			};
		},
		appClient() {
			app ??= signIn(appLimits);
			app.catch(() => {
				app = void 0;
			});
			return app;
		}
	};
}
function forgetOldest(kept) {
	const oldest = [...kept].find(([, { limits }]) => limits.isIdle());
	if (oldest !== void 0) kept.delete(oldest[0]);
}

// src/core/view/check/check-run.ts
const checkLimits = {
	title: 200,
	summaryBytes: 65e3,
	annotationsPerRequest: 50,
	identifier: 20
};
function checkName(pipeline) {
	return `Baton: ${pipeline}`;
}
const approveDigits = 12;
function renderButton(button) {
	return button.kind === "approve" ? `approve-${button.digest.slice(0, approveDigits)}` : button.kind;
}
function parseButton(identifier) {
	if (identifier === "retry" || identifier === "cancel") return { kind: identifier };
	const digest = /^approve-([0-9a-f]{12})$/.exec(identifier)?.[1];
	return digest === void 0 ? void 0 : {
		kind: "approve",
		digest
	};
}
function parseCheck({ name, run }) {
	const pipeline = name.startsWith(checkName("")) ? name.slice(checkName("").length) : void 0;
	if (pipeline === void 0 || !run.startsWith(`${pipeline}-`)) return void 0;
	const number = /^([1-9][0-9]{0,9})(?:-[1-9][0-9]{0,14})?$/.exec(run.slice(pipeline.length + 1))?.[1];
	return number === void 0 ? void 0 : {
		pipeline,
		subject: Number(number)
	};
}

// src/adapters/github/app/check-runs.ts
const checkSchema = object({
	get id() {
		return int();
	},
	get name() {
		return string();
	},
	get external_id() {
		return string().nullish();
	},
	get status() {
		return _enum([
			"queued",
			"in_progress",
			"completed"
		]);
	},
	get conclusion() {
		return string().nullish();
	},
	get output() {
		return object({
			get summary() {
				return string().nullish();
			},
			get annotations_count() {
				return int();
			}
		});
	}
}).transform(({ id, name, external_id: run, status, conclusion, output }) => ({
	id,
	name,
	run: run ?? "",
	status,
	conclusion,
	summary: output.summary,
	annotations: output.annotations_count
}));
const route = "/repos/{owner}/{repo}/check-runs";
function createCheckRuns({ octokit, repository, clock, app }) {
	const client = {
		octokit,
		clock,
		base: {
			owner: repository.owner,
			repo: repository.name,
			headers: { "x-github-api-version": "2022-11-28" }
		}
	};
	const list = (head) => listChecks(client, {
		head,
		app
	});
	return {
		list,
		create: (check, view) => createCheck(client, {
			check,
			view,
			list
		}),
		update: (known, view) => updateCheck(client, known, view),
		async read(id) {
			const request = octokit.request(`GET ${route}/{check_run_id}`, {
				...client.base,
				check_run_id: id
			});
			const response = await absentAsUndefined(withTranslatedErrors(request));
			return response === void 0 ? void 0 : checkSchema.parse(response.data);
		}
	};
}
async function listChecks({ octokit, base }, { head, app }) {
	const parameters = {
		...base,
		ref: head,
		app_id: app,
		filter: "all",
		per_page: 100
	};
	const request = octokit.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", parameters);
	const { data } = await withTranslatedErrors(request);
	return array(checkSchema).parse(data.check_runs).toSorted((a, b) => b.id - a.id);
}
async function createCheck(client, { check, view, list }) {
	const { octokit, base, clock } = client;
	const { head, name, run, after } = check;
	return appendAnnotations(client, await createIdempotently(clock, {
		create: async () => {
			const parameters = {
				...base,
				head_sha: head,
				name,
				external_id: run,
				...toFields(view, 0),
				request: { retries: 0 }
			};
			return checkSchema.parse((await withTranslatedErrors(octokit.request(`POST ${route}`, parameters))).data);
		},
		find: async () => (await list(head)).find((each) => each.name === name && each.run === run && each.id > after)
	}), view);
}
async function updateCheck(client, { id, annotations }, view) {
	return appendAnnotations(client, await patch(client, id, toFields(view, annotations)), view);
}
async function patch({ octokit, base }, id, fields) {
	const once = (fields.output.annotations ?? []).length === 0 ? {} : { request: { retries: 0 } };
	const request = octokit.request(`PATCH ${route}/{check_run_id}`, {
		...base,
		check_run_id: id,
		...fields,
		...once
	});
	return checkSchema.parse((await withTranslatedErrors(request)).data);
}
async function appendAnnotations(client, known, view) {
	let last = known;
	while (last.annotations < view.annotations.length) {
		const before = last.annotations;
		last = await patch(client, last.id, toFields(view, before));
		if (last.annotations <= before) break;
	}
	return last;
}
function toFields({ status, conclusion, title, summary, annotations, actions }, from) {
	const part = annotations.slice(from, from + checkLimits.annotationsPerRequest);
	return {
		...conclusion === void 0 ? { status } : {
			status,
			conclusion
		},
		output: {
			title,
			summary,
			...part.length === 0 ? {} : { annotations: part.map(toAnnotation) }
		},
		actions: actions.map((action) => ({ ...action }))
	};
}
function toAnnotation({ path, startLine, endLine, level, title, message }) {
	return {
		path,
		start_line: startLine,
		end_line: endLine,
		annotation_level: level,
		message,
		...title === void 0 ? {} : { title }
	};
}

// src/core/view/check/annotations.ts
const limits$2 = {
	annotations: 500,
	message: 8e3,
	title: 255,
	bytes: 262144
};
const findingSchema = object({
	get path() {
		return string().regex(/^(?!\/)(?!(?:.*\/)?\.\.(?:\/|$)).{1,500}$/);
	},
	get line() {
		return int().min(1).max(1e7);
	},
	get end_line() {
		return int().min(1).max(1e7).optional();
	},
	get level() {
		return _enum([
			"notice",
			"warning",
			"failure"
		]).default("warning");
	},
	get title() {
		return string().optional();
	},
	get message() {
		return string().min(1);
	}
}).transform(({ path, line, end_line: end = line, level, title = "", message }) => {
	const shown = {
		path,
		startLine: line,
		endLine: Math.max(line, end),
		level,
		message: truncateCodePoints(message, limits$2.message)
	};
	return title === "" ? shown : {
		...shown,
		title: truncateCodePoints(title, limits$2.title)
	};
});
const sourcePattern = /^needs\.([a-z][a-z0-9-]*)\.handoff\.data\.([A-Za-z_][\w-]{0,63})$/;
function listAnnotationSources(state, head) {
	const { stages } = pipelineOf(state.run);
	return state.tasks.flatMap(({ body }) => {
		const stage = stages[body.stage];
		if (body.outcome !== "succeeded" || stage === void 0 || !("uses" in stage) || stage.uses !== "review") return [];
		const [, source, key] = sourcePattern.exec(stage.with.annotations ?? "") ?? [];
		if (source === void 0 || key === void 0) return [];
		const subject = state.run.body.trigger.subject.head?.sha ?? state.run.body.head;
		return (stage.with.on === "subject" ? subject : publishedBefore(state, body.stage)?.commit ?? subject) === head ? [{
			review: body.stage,
			stage: source,
			key
		}] : [];
	});
}
function readAnnotations(state, head) {
	const found = listAnnotationSources(state, head).map((source) => readSource$1(state, source));
	const all = found.flatMap(({ annotations }) => annotations);
	const more = all.length - limits$2.annotations;
	return {
		annotations: all.slice(0, limits$2.annotations),
		notes: [...found.flatMap(({ notes }) => notes), ...more > 0 ? [`${more} more remarks are not shown on the lines: a check shows at most ${limits$2.annotations}.`] : []]
	};
}
function readSource$1({ tasks }, { review, stage, key }) {
	const text = tasks.findLast(({ body }) => body.stage === stage && body.handoff !== void 0)?.body.handoff?.data?.[key];
	const place = `\`needs.${stage}.handoff.data.${key}\``;
	const none = (why) => ({
		annotations: [],
		notes: [`\`${review}\` has no remarks on lines: ${place} ${why}.`]
	});
	if (text === void 0) return none("is empty");
	const parsed = parseUntrustedJson(text, {
		maxBytes: limits$2.bytes,
		maxDepth: 4,
		maxNodes: 5e4
	});
	if (!parsed.ok || !Array.isArray(parsed.value)) return none("is no JSON list");
	const read = parsed.value.map((entry) => findingSchema.safeParse(entry));
	const annotations = read.flatMap(({ data }) => data === void 0 ? [] : [data]);
	const wrong = read.length - annotations.length;
	const note = `${wrong} entries of ${place} are not shown on the lines: each needs \`path\`, \`line\` and \`message\`.`;
	return {
		annotations,
		notes: wrong === 0 ? [] : [note]
	};
}

// src/core/view/check/render-check.ts
const conclusions = {
	succeeded: "success",
	noop: "neutral",
	failed: "failure",
	"needs-input": "action_required",
	cancelled: "cancelled",
	skipped: "skipped"
};
const buttons = {
	retry: {
		label: "Retry",
		description: "Starts what failed once more",
		identifier: renderButton({ kind: "retry" })
	},
	cancel: {
		label: "Cancel",
		description: "Ends the run and its jobs",
		identifier: renderButton({ kind: "cancel" })
	}
};
function renderCheck(state, facts) {
	const found = readAnnotations(state, facts.head);
	const head = renderState(state, facts);
	return {
		...head,
		summary: renderSummary(state, {
			...facts,
			notes: found.notes
		}),
		annotations: found.annotations,
		actions: head.status === "completed" ? listActions(state, facts) : []
	};
}
const waiting = "Waits for its turn: ";
const working = "At work: ";
const toEnd = "/baton cancel ends it";
function renderState(state, facts) {
	const title = (text) => truncateCodePoints(text, checkLimits.title);
	const { end } = state;
	if (end !== void 0) {
		const head = {
			status: "completed",
			conclusion: conclusions[end.body.outcome]
		};
		const early = describeEarlierCommit(state, facts);
		if (early === void 0) return {
			...head,
			title: title(renderEnd(state, end.body.outcome))
		};
		const conclusion = isSuccess(end.body.outcome) ? "neutral" : head.conclusion;
		return {
			...head,
			conclusion,
			title: title(`${renderEnd(state, end.body.outcome)}, ${early}`)
		};
	}
	if (state.paused !== void 0) return {
		status: "in_progress",
		title: `Paused: take the label ${pauseLabel} off (${toEnd})`
	};
	const due = readyRows(state).map(({ name }) => name);
	const asking = awaitingRows(state);
	if (asking.length > 0) {
		const words = asking.map((row) => {
			if (awaitsAnswer(row)) return `${row.name} asks: /baton answer`;
			if (awaitsRaise(row)) return `${row.name} waits for more money: /baton raise`;
			return facts.approval?.stage === row.name ? `${row.name} waits: ${approveCommand(facts.approval)}` : `${row.name} waits for approval`;
		});
		if (due.length > 0) return {
			status: "in_progress",
			title: title(`${words.join(", ")} (${toEnd})`)
		};
		return {
			status: "completed",
			conclusion: "action_required",
			title: title(words.join(", "))
		};
	}
	const asleep = [...state.rows.values()].filter(awaitsTime);
	if (due.length === 0 && asleep.length > 0) return {
		status: "in_progress",
		title: title(`${asleep.map(({ name, wait }) => `${name} ${describeWait(wait)}`).join(", ")} (/baton retry wakes, ${toEnd})`)
	};
	const stages = `${due.join(", ") || "nothing yet"} (${toEnd})`;
	if (!(facts.isStarted || state.tasks.length > 0 || state.spawned.length > 0)) return {
		status: "queued",
		title: title(`${waiting}${stages}`)
	};
	return {
		status: "in_progress",
		title: title(`${working}${stages}`)
	};
}
function renderEnd(state, outcome) {
	const words = describeOutcome(outcome);
	const ended = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
	if (outcome !== "failed") return ended;
	const failed = [...state.rows.keys()].filter((stage) => failuresOf(state, stage).length > 0);
	return `${ended}${failed.length === 0 ? "" : `: ${failed.join(", ")}`} (/baton retry tries again)`;
}
function describeEarlierCommit({ run, tasks }, { head }) {
	const { trigger } = run.body;
	const first = trigger.subject.head?.sha ?? run.body.head;
	const made = tasks.flatMap(({ body }) => body.commits?.published ?? []);
	return [
		first,
		run.body.head,
		...made
	].includes(head) ? void 0 : `at ${(made.at(-1) ?? first).slice(0, 7)}, before this commit`;
}
function listActions(state, { approval }) {
	if (state.end !== void 0) return state.end.body.outcome === "failed" ? [buttons.retry] : [];
	if (approval === void 0) return [buttons.cancel];
	return [{
		label: "Approve",
		description: "Lets the stage start as it was shown",
		identifier: renderButton({
			kind: "approve",
			digest: approval.digest
		})
	}, buttons.cancel];
}
const tableBytes = 24e3;
const noteBytes = 200;
function renderSummary(state, { notice, notes }) {
	const head = [
		...notice === void 0 ? [] : [notice],
		renderHeadline(state, { isHeard: true }),
		renderStageTable(state, { maxBytes: tableBytes })
	];
	const room = checkLimits.summaryBytes - utf8Length(head.join("\n\n")) - noteBytes;
	const lines = [...renderStageNotes(state), ...notes.map((note) => `- ℹ️ ${note}`)];
	const sections = [
		[renderStageGraph(state)],
		...renderFoldedTasks(state),
		...lines.length === 0 ? [] : [[lines.join("\n"), `- ℹ️ Notes of stages: ${lines.length}, in the comments of their tasks.`]]
	];
	const { kept, dropped } = packSections(sections, room);
	const left = dropped === 0 ? [] : [`_${dropped} more parts are not shown here: they are in the comments of the run._`];
	return [
		...head,
		...kept,
		...left
	].join("\n\n");
}
function renderMovedCheck(head) {
	return {
		status: "completed",
		conclusion: "neutral",
		title: `Goes on at ${head.slice(0, 7)}`,
		summary: `The pull request has a newer commit, ${head}. The check of the run is there.`,
		annotations: [],
		actions: []
	};
}
function renderNeutralCheck(pipeline) {
	return {
		status: "completed",
		conclusion: "neutral",
		title: "No run",
		summary: `No run of the pipeline \`${pipeline}\` is about this pull request. This check stands here so that a rule which requires it does not wait for ever (\`checks.neutral\`). When a run starts, its own check takes this place.`,
		annotations: [],
		actions: []
	};
}
function renderClickRefusal(login, { button, why }) {
	return `> [!WARNING]\n> \`${login}\` clicked **${button}**, and nothing was done. ${why.join(" ").replaceAll(/\s*\n\s*/g, " ")}`;
}

// src/app/checks/draw-check.ts
const drawnSchema = object({
	get id() {
		return int();
	},
	get head() {
		return string();
	},
	get seq() {
		return int();
	},
	get digest() {
		return string();
	},
	get status() {
		return _enum([
			"queued",
			"in_progress",
			"completed"
		]);
	},
	get annotations() {
		return int();
	}
});
const rememberedMilliseconds$1 = 3456e6;
async function drawCheck(context, work) {
	const key = `checks/${work.repository.id}/${work.run}`;
	const drawn = await readDrawn(context, key);
	const digest = createHash("sha256").update(JSON.stringify(work.view)).digest("hex");
	if (drawn !== void 0 && drawn.seq > work.seq) return;
	if (drawn?.head === work.head && drawn.digest === digest) return;
	await unlessRefused(context, work, async () => {
		const checks = await openChecks(context, work);
		if (drawn !== void 0 && drawn.head !== work.head && drawn.status !== "completed") await checks.update(drawn, renderMovedCheck(work.head));
		const { id, status, annotations } = await draw(checks, work, drawn);
		await writeDrawn(context, key, {
			id,
			head: work.head,
			seq: work.seq,
			digest,
			status,
			annotations
		});
	});
}
async function readDrawn({ store }, key) {
	const text = await store.get(key);
	return parseStored(drawnSchema, text);
}
async function writeDrawn({ store, arrivals }, key, drawn) {
	const expiresAt = new Date(Date.parse(arrivals()) + rememberedMilliseconds$1).toISOString();
	await store.put(key, JSON.stringify(drawn), { expiresAt });
}
async function draw(checks, { name, run, head, view }, drawn) {
	const remembered = drawn?.head === head ? {
		name,
		run,
		...drawn
	} : void 0;
	const isOpenedAgain = remembered?.status === "completed" && view.status !== "completed";
	const hasMore = remembered !== void 0 && view.annotations.length > remembered.annotations;
	const known = remembered === void 0 || isOpenedAgain || hasMore ? (await checks.list(head)).find((each) => each.name === name && each.run === run) : remembered;
	if (known === void 0 || known.status === "completed" && view.status !== "completed") return checks.create({
		head,
		name,
		run,
		after: known?.id ?? 0
	}, view);
	return checks.update(known, isBehind(known, view) ? {
		...view,
		status: known.status
	} : view);
}
function isBehind({ status }, view) {
	return status === "in_progress" && view.status === "queued";
}
async function drawNeutralChecks(context, work) {
	const { head, pipelines } = work;
	await unlessRefused(context, work, async () => {
		const checks = await openChecks(context, work);
		const known = new Set((await checks.list(head)).map(({ name }) => name));
		for (const pipeline of pipelines) {
			const name = checkName(pipeline);
			if (!known.has(name)) await checks.create({
				head,
				name,
				run: "",
				after: 0
			}, renderNeutralCheck(pipeline));
		}
	});
}
async function openChecks({ clientOf, settings, clock }, { installation, repository }) {
	const octokit = await clientOf(installation);
	return createCheckRuns({
		octokit,
		repository,
		clock,
		app: Number(settings.appId)
	});
}
async function unlessRefused({ log }, { repository }, perform) {
	try {
		await perform();
	} catch (thrown) {
		if (!(thrown instanceof GitHubError && ![
			"unavailable",
			"rate-limited",
			"unauthenticated"
		].includes(thrown.reason))) throw thrown;
		log.warning(`${repository.owner}/${repository.name}: a check was not drawn. ${problemText(thrown)}`);
	}
}

// src/adapters/github/app/merge-queue.ts
const queuedPullSchema = object({
	get number() {
		return int();
	},
	get head() {
		return string();
	}
});
const query = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) { nodes { position headCommit { oid } pullRequest { number headRefOid } } }
    }
  }
}`;
const entrySchema = object({
	get position() {
		return int();
	},
	get headCommit() {
		return object({ get oid() {
			return string();
		} }).nullable();
	},
	get pullRequest() {
		return object({
			get number() {
				return int();
			},
			get headRefOid() {
				return string();
			}
		}).nullable();
	}
});
const entriesSchema = object({ get nodes() {
	return array(entrySchema.nullable()).nullable();
} }).nullable();
const queueSchema = object({ entries: entriesSchema }).nullable();
const answerSchema = object({ get repository() {
	return object({ mergeQueue: queueSchema }).nullable();
} });
async function readGroup(octokit, { owner, name, branch, last, head }) {
	const { repository } = answerSchema.parse(await withTranslatedErrors(octokit.graphql(query, {
		owner,
		name,
		branch
	})));
	const entries = (repository?.mergeQueue?.entries?.nodes ?? []).filter((entry) => entry !== null);
	const own = entries.find(({ pullRequest }) => pullRequest?.number === last);
	if (own?.headCommit?.oid !== head) return void 0;
	const pulls = entries.filter(({ position }) => position <= own.position).toSorted((a, b) => a.position - b.position).flatMap(({ position, pullRequest }, index) => position === index + 1 ? pullRequest ?? [] : []);
	if (pulls.length < own.position) return void 0;
	return pulls.map(({ number, headRefOid }) => ({
		number,
		head: headRefOid
	}));
}

// src/core/view/check/group-check.ts
const order = [
	"failure",
	"action_required",
	"cancelled",
	"neutral",
	"skipped",
	"success"
];
function renderGroupCheck(checks) {
	const rest = {
		summary: ["The merge queue has built this commit. The check says what it says on the pull requests in it:", ...checks.map(({ pull, head, conclusion }) => `- #${pull} at \`${head.slice(0, 7)}\`: ${conclusion?.replace("_", " ") ?? "not completed"}`)].join("\n"),
		annotations: [],
		actions: []
	};
	if (checks.some(({ conclusion }) => conclusion === void 0)) return {
		...rest,
		status: "in_progress",
		title: "Waits for the checks of the pull requests"
	};
	const words = checks.map(({ pull, conclusion }) => ({
		pull,
		word: order.find((known) => known === conclusion) ?? "failure"
	}));
	const conclusion = order.find((each) => words.some(({ word }) => word === each)) ?? "failure";
	const names = words.filter(({ word }) => word === conclusion).map(({ pull }) => `#${pull}`);
	return {
		...rest,
		status: "completed",
		conclusion,
		title: `As on ${names.slice(0, 10).join(", ")}`
	};
}

// src/app/checks/draw-group.ts
const mostLooks = 78;
const rememberedMilliseconds = 864e5;
const waitingSchema = object({
	get next() {
		return custom();
	},
	get pulls() {
		return array(queuedPullSchema);
	}
});
async function drawGroupChecks(context, work) {
	const known = await context.store.get(groupKey(work));
	if (known === "null") return;
	if (work.isOver) return remember(context, work, null);
	await unlessRefused(context, work, async () => {
		const pulls = parseStored(waitingSchema, known)?.pulls ?? await readGroup(await context.clientOf(work.installation), {
			...work.repository,
			...work
		});
		if (pulls === void 0) return lookAgain(context, work);
		await remember(context, work, {
			next: {
				...work,
				look: work.look + 1
			},
			pulls
		});
		const progress = await drawChecks(await openChecks(context, work), {
			pulls,
			head: work.head
		});
		if (progress === "complete") return remember(context, work, null);
		if (progress === "open" || work.look > 1) await lookAgain(context, work);
	});
}
function remember({ store, arrivals }, work, waiting) {
	const expiresAt = new Date(Date.parse(arrivals()) + rememberedMilliseconds).toISOString();
	return store.put(groupKey(work), JSON.stringify(waiting), { expiresAt });
}
async function drawChecks(checks, { pulls, head }) {
	const found = [...await readChecks(checks, pulls)];
	const shared = found.filter(([, each]) => each.length === pulls.length);
	if (shared.length === 0) return "none";
	const known = await checks.list(head);
	const views = shared.map(([name, each]) => ({
		name,
		view: renderGroupCheck(each)
	}));
	for (const { name, view } of views) {
		const own = known.find((each) => each.name === name);
		if (own === void 0) await checks.create({
			head,
			name,
			run: "",
			after: 0
		}, view);
		else if (own.status !== "completed" && (own.status !== view.status || own.summary !== view.summary)) await checks.update(own, view);
	}
	return shared.length === found.length && views.every(({ view }) => view.status === "completed") ? "complete" : "open";
}
async function readChecks(checks, pulls) {
	const found = /* @__PURE__ */ new Map();
	for (const { number: pull, head } of pulls) {
		const newest = new Map((await checks.list(head)).toReversed().map((check) => [check.name, check]));
		if (newest.size === 0) return /* @__PURE__ */ new Map();
		for (const { name, status, conclusion } of newest.values()) {
			const own = {
				pull,
				head,
				conclusion: status === "completed" ? conclusion ?? "" : void 0
			};
			found.set(name, [...found.get(name) ?? [], own]);
		}
	}
	return found;
}
async function lookAgain(context, work) {
	const { repository, last, look } = work;
	const place = `${repository.owner}/${repository.name}`;
	const { log } = context;
	if (look === 1) log.info(`${place}: the merge queue waits for the checks of the pull requests up to #${last}.`);
	if (look >= mostLooks) return log.warning(`${place}: the checks of the merge queue up to #${last} were never complete.`);
	await queueLook(context, {
		...work,
		look: look + 1
	}, {
		by: `${look + 1}`,
		wait: Math.min(3e4 * 2 ** (look - 1), 3e5)
	});
}
async function queueLook({ add, clock }, work, due) {
	const key = groupKey(work);
	await add({
		id: `${key} ${due.by}`,
		key,
		runAt: new Date(Date.parse(clock.now()) + due.wait).toISOString(),
		work
	});
}
async function lookAtGroupsOf(context, { repository, head, run, view, seq }) {
	const by = view.status === "completed" ? `${run} ${seq}` : run;
	for (const { value } of await context.store.list(groupKey({
		repository,
		head: ""
	}))) {
		const waiting = parseStored(waitingSchema, value);
		if (waiting?.pulls.some((pull) => pull.head === head)) await queueLook(context, waiting.next, {
			by,
			wait: 1e3
		});
	}
}
function groupKey({ repository, head }) {
	return `merge-groups/${repository.id}/${head}`;
}

// src/app/checks/pull-head.ts
function keyOf({ repository, pull }) {
	return `pull-heads/${repository}/${pull}`;
}
async function rememberHead(store, place) {
	const expiresAt = new Date(Date.parse(place.now) + 3456e6).toISOString();
	await store.put(keyOf(place), place.head, { expiresAt });
}
async function findHead(store, { repository, state }) {
	const { subject } = state.run.body.trigger;
	const known = await store.get(keyOf({
		repository,
		pull: subject.number
	}));
	if (known !== void 0) return known;
	return state.tasks.findLast(({ body }) => body.commits !== void 0 && body.results.branch === subject.head?.branch)?.body.commits?.published ?? subject.head?.sha ?? state.run.body.head;
}

// src/app/checks/queue-checks.ts
async function queueChecks(context, nonce) {
	const { place, pull, runs } = context.seen;
	if (place === void 0) return;
	const shown = [...runs.values()].filter(({ state }) => isAboutPull(state));
	if (shown.length === 0 && pull === void 0) return;
	if (place.permissions?.checks !== "write") {
		if (shown.length > 0) await sayMissing(context, place, "checks: write");
		return;
	}
	if (shown.length > 0 && place.permissions?.merge_queues === void 0) await sayMissing(context, place, "merge_queues: read");
	for (const run of shown) await queueCheck(context, {
		place,
		run,
		nonce
	});
	if (pull !== void 0) await queueNeutral(context, {
		place,
		pull,
		nonce
	});
}
function isAboutPull({ run }) {
	const { trigger } = run.body;
	return hasSubject(trigger) && trigger.subject.kind === "pull-request";
}
const dayMilliseconds = 864e5;
async function sayMissing({ store, log, arrivals }, { engine, installation }, permission) {
	const isOfQueues = permission === "merge_queues: read";
	const key = `${isOfQueues ? "queues" : "checks"}-missing/${installation}`;
	if (await store.get(key) !== void 0) return;
	await store.put(key, "", { expiresAt: new Date(Date.parse(arrivals()) + dayMilliseconds).toISOString() });
	const { owner, name } = engine.settings.repository;
	const words = `get no checks, because the App has no permission ${permission} there.`;
	if (isOfQueues) log.info(`${owner}/${name}: merge queues ${words}`);
	else log.warning(`${owner}/${name}: pull requests ${words}`);
}
async function queueCheck(context, { place, run, nonce }) {
	const { installation, engine } = place;
	const { repository } = engine.settings;
	const { run: record, tip } = run.state;
	const { run: name, body } = record;
	const head = await findHead(context.store, {
		repository: repository.id,
		state: run.state
	});
	const state = await withRemarks(place, run.state, head);
	const notice = context.seen.notices.get(name);
	const facts = {
		head,
		isStarted: run.isStarted === true,
		approval: await readApproval(place, run),
		notice
	};
	const view = renderCheck(state, facts);
	await context.add({
		id: [
			"check",
			repository.id,
			name,
			tip.seq,
			head,
			view.status,
			nonce
		].join(" "),
		key: checkKey(repository.id, name),
		work: {
			kind: "check",
			installation,
			repository,
			run: name,
			name: checkName(body.pipeline),
			seq: tip.seq,
			head,
			view
		}
	});
}
async function withRemarks({ engine }, state, head) {
	const stages = listAnnotationSources(state, head).map(({ stage }) => stage);
	const filled = stages.length === 0 ? void 0 : await loadHandoffs(engine.ports, {
		state,
		stages
	});
	return filled?.ok === true ? filled.value : state;
}
async function readApproval({ engine }, run) {
	const row = run.state.paused === void 0 ? awaitingRows(run.state).find(awaitsApproval) : void 0;
	return row && readAskedApproval(engine, {
		reading: run,
		row
	});
}
async function queueNeutral(context, { place, pull, nonce }) {
	const config = await completeConfig(place.config);
	if (!config.ok) return;
	const { repository } = place.engine.settings;
	const seen = new Set([...context.seen.runs.values()].map(({ state }) => state.run.body.pipeline));
	const pipelines = Object.entries(config.value.pipelines).flatMap(([name, { checks }]) => checks?.neutral === true && !seen.has(name) ? [name] : []);
	if (pipelines.length === 0) return;
	await context.add({
		id: [
			"neutral check",
			repository.id,
			pull.number,
			pull.head,
			nonce
		].join(" "),
		key: `neutral check ${repository.id} ${pull.number}`,
		work: {
			kind: "neutral-check",
			installation: place.installation,
			repository,
			head: pull.head,
			pipelines
		}
	});
}

// src/engine/publish/start-early-children.ts
async function startEarlyChildren(engine, request) {
	const { dispatch } = request;
	const read = await readRun(engine, dispatch);
	if (!read.ok) return failure(read.error);
	const misfit = findNamesake(dispatch, read.value.stored) ?? checkOrder(dispatch, read.value);
	if (misfit !== void 0) return failure(misfit);
	const { wait: _, ...requests } = request.calls;
	const redacted = {
		...request,
		calls: engine.ports.redactor.redactDeep(requests)
	};
	const build = async (reading) => {
		if (!mayStart(engine, {
			dispatch,
			state: reading.state
		})) return failure("over");
		const drafted = draftRecord(engine, {
			...redacted,
			state: reading.state
		});
		return drafted === void 0 ? failure("recorded") : success(drafted);
	};
	const appended = await appendAndRead(engine, {
		order: dispatch,
		reading: read.value,
		build
	});
	if (appended.kind === "failed") return failure(appended.problem);
	if (appended.kind === "written") return success(await startRecorded(engine, {
		dispatch,
		reading: appended.reading,
		cause: appended.first.record.seq
	}));
	return success(appended.reason === "over" ? [] : await startForgotten(engine, {
		dispatch,
		reading: appended.reading
	}));
}
function mayStart(engine, { dispatch, state }) {
	const row = state.rows.get(dispatch.task);
	if (!(row?.status === "ready" && row.next.execution === dispatch.execution && row.next.attempt === dispatch.attempt) || state.end !== void 0 || isPaused(engine, state)) return false;
	return isPollingStage(stageOf$1(state.run, dispatch.task));
}
function draftRecord(engine, { dispatch, calls, workflowRun, state }) {
	const { run, task, attempt, execution, thread, subject } = dispatch;
	if (findEarlyChildren(state, {
		stage: task,
		execution
	}).records.length >= childLimits.progressUploads) return void 0;
	const turn = {
		stage: task,
		execution,
		calls,
		finishedAt: engine.ports.clock.now(),
		isEarly: true
	};
	const { body } = planChildren(state, turn);
	if (body === void 0) return void 0;
	return {
		drafts: [{
			kind: "child",
			run,
			task,
			attempt,
			execution,
			body
		}],
		visible: renderEarlyChildren({
			run,
			stage: task,
			body,
			workflowRun,
			isShared: thread !== subject
		})
	};
}
async function startRecorded(engine, { dispatch, reading, cause, isAgain }) {
	return (await performEffects(engine, {
		effects: decide(reading.state, {
			cause,
			now: engine.ports.clock.now()
		}),
		reading,
		status: await readStatusCommentId(engine, {
			order: dispatch,
			reading
		}),
		start: isAgain === true ? createOnceStarter(engine, reading.first.at) : void 0
	})).started;
}
async function startForgotten(engine, { dispatch, reading }) {
	const { records } = findEarlyChildren(reading.state, {
		stage: dispatch.task,
		execution: dispatch.execution
	});
	const due = new Set(readyRows(reading.state).map(({ next }) => next.cause));
	const started = [];
	for (const { seq } of records.filter((record) => due.has(record.seq))) started.push(...await startRecorded(engine, {
		dispatch,
		reading,
		cause: seq,
		isAgain: true
	}));
	return started;
}

// src/app/handlers/read-order.ts
const outputSchema = object({
	get order() {
		return string();
	},
	get output() {
		return unknown$1();
	}
});
async function readOrder(context, work) {
	const left = await readArtifact(context, work);
	if (left !== void 0 && "problem" in left) context.log.warning(left.problem);
	const remembered = await context.orders.find(work.job.run);
	const order = remembered ?? (left !== void 0 && "order" in left ? left.order : void 0);
	const carriedOut = order === void 0 ? void 0 : await openCarriedOut(context, {
		order,
		isRemembered: remembered !== void 0,
		work
	});
	const dispatch = carriedOut ?? work.lost;
	if (dispatch === void 0) return void 0;
	const workflowRun = {
		id: work.job.run,
		attempt: work.job.attempt,
		url: `${context.settings.serverUrl}/${work.repository.owner}/${work.repository.name}/actions/runs/${work.job.run}`
	};
	return {
		dispatch,
		delivery: deliver(left, {
			order: carriedOut && order,
			dispatch,
			work
		}),
		workflowRun
	};
}
async function openCarriedOut(context, { order, isRemembered, work }) {
	const dispatch = openOwnOrder(context, {
		order,
		repo: work.repository.id
	});
	if (dispatch === void 0 || isRemembered || await isCarriedOut(context, {
		work,
		dispatch
	})) return dispatch;
	return warn(context, `Workflow run ${work.job.run} handed in ${executionTitle(dispatch)}, which is not what it was started for.`);
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
async function isCarriedOut(context, facts) {
	const { job } = facts.work;
	return (await (await createDispatcher(context, facts.work)).listRuns(executionTitle(facts.dispatch), facts.dispatch.first.at)).some(({ id }) => id === job.run);
}
async function readArtifact(context, work) {
	const { repository } = work;
	const recallArtifact = context.knowledge.artifacts.recall(repository.id);
	const { github } = await context.openGitHub(work, { recallArtifact });
	const artifact = await findArtifact(context, {
		github,
		work
	});
	if (artifact === void 0) return void 0;
	const archive = await github.artifacts.readArchive(artifact.id, {
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
async function findArtifact({ knowledge }, { github, work: { repository, job } }) {
	const name = outputArtifact(job.attempt);
	const { artifacts, total } = await github.listRunArtifacts(job.run);
	await knowledge.artifacts.remember(repository.id, job.run, artifacts);
	const found = artifacts.find((artifact) => artifact.name === name);
	if (found !== void 0 || artifacts.length >= total) return found;
	return (await github.listRunArtifacts(job.run, name)).artifacts[0];
}
function openOwnOrder(context, facts) {
	const verifier = createVerifier([context.signer.publicKey]);
	const tools = decodePorts({
		hasher: createNodeHasher(),
		compressor: createDeflate(),
		verifier
	});
	const dispatch = openDispatch(facts.order, {
		repo: facts.repo,
		now: context.clock.now(),
		tools,
		expired: "accept"
	});
	return dispatch.ok ? dispatch.value : warn(context, problemText(dispatch.error));
}
function warn(context, message) {
	context.log.warning(message);
}

// src/app/children/look-for-requests.ts
async function lookForRequests(context, work) {
	const order = await context.orders.find(work.workflowRun);
	if (order === void 0) return;
	const { etag, newest } = await readNewest(context, work);
	const isNews = newest !== void 0 && newest.id !== work.artifact;
	if (isNews) await queueRequests(context, {
		work,
		order,
		artifact: newest
	});
	const known = newest === void 0 ? {} : { artifact: newest.id };
	const news = isNews ? {
		newsAt: context.clock.now(),
		found: work.found + 1
	} : {};
	await addNextChildrenLook(context, {
		...work,
		...known,
		...news,
		...etag === void 0 ? {} : { etag }
	});
}
async function readNewest(context, { installation, repository, workflowRun, etag }) {
	const { github } = await context.openGitHub({
		installation,
		repository
	});
	const listed = await github.listChangedRunArtifacts(workflowRun, etag);
	if (listed === void 0) return {
		etag,
		newest: void 0
	};
	return {
		etag: listed.etag,
		newest: findNewest(listed.artifacts)
	};
}
function findNewest(artifacts) {
	return artifacts.flatMap((artifact) => {
		const place = parseProgressName(artifact.name);
		return place === void 0 ? [] : [{
			artifact,
			...place
		}];
	}).toSorted((a, b) => a.attempt - b.attempt || a.number - b.number).at(-1)?.artifact;
}
async function queueRequests(context, { work, order, artifact }) {
	const { installation, repository, workflowRun: id } = work;
	const dispatch = openOwnOrder(context, {
		order,
		repo: repository.id
	});
	if (dispatch?.polls !== true) return;
	const calls = await readRequests(context, {
		work,
		artifact
	});
	if (calls === void 0) return;
	const attempt = parseProgressName(artifact.name)?.attempt ?? 1;
	const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}/actions/runs/${id}`;
	context.log.info(`${executionTitle(dispatch)} asks for child tasks while it is at work.`);
	await context.add({
		id: `requests ${repository.id} ${id} ${artifact.id}`,
		key: lockKey(repository.id, dispatch.lock),
		work: {
			kind: "early-children",
			installation,
			repository,
			dispatch,
			calls,
			workflowRun: {
				id,
				attempt,
				url
			}
		}
	});
}
async function readRequests(context, { work: { installation, repository, workflowRun }, artifact }) {
	const recallArtifact = async () => artifact;
	const { github } = await context.openGitHub({
		installation,
		repository
	}, { recallArtifact });
	const maxBytes = childLimits.progressBytes;
	const archive = await github.artifacts.readArchive(artifact.id, {
		run: workflowRun,
		maxBytes
	});
	const content = typeof archive === "string" ? archive : unzipEntry(archive, {
		name: progressFile,
		maxBytes
	});
	const calls = typeof content === "string" ? void 0 : decodeChildCalls(content);
	if (calls !== void 0) return calls;
	const reason = typeof content === "string" ? content : "malformed";
	context.log.warning(`The requests in artifact ${artifact.name} of workflow run ${workflowRun} could not be read: ${reason}. They are read when the turn has ended.`);
}
async function startChildren(context, work) {
	const { dispatch } = work;
	const { engine } = await createAppEngine(context, {
		...work,
		lock: dispatch.lock
	});
	const started = await startEarlyChildren(engine, work);
	const title = executionTitle(dispatch);
	if (!started.ok) throw new Error(`${title}: ${problemText(started.error)}`);
	context.log.info(`${title}: ${started.value.length === 0 ? "no child task was started" : `started ${started.value.join(", ")}`}.`);
}

// src/app/work/mode.ts
const freshMilliseconds = 1e4;
function freshMode(read, now) {
	if (read === void 0 || !read.isSettled) return void 0;
	const age = now - Date.parse(read.readAt);
	return age >= 0 && age <= freshMilliseconds ? read : void 0;
}

// src/app/handlers/advance.ts
async function addAdvance(context, { installation, repository, lost }, found) {
	const { dispatch, workflowRun } = found;
	if (lost !== void 0 && await context.orders.wasRecorded(workflowRun.id, lost.issued)) return;
	const title = executionTitle(dispatch);
	const id = `advance ${repository.id} ${title} ${workflowRun.id} ${workflowRun.attempt}`;
	await context.orders.begin({
		repository: repository.id,
		title
	});
	await context.orders.noteResult(workflowRun.id, "queued");
	await context.add({
		id: lost === void 0 ? id : `${id} ${lost.issued}`,
		key: lockKey(repository.id, dispatch.lock),
		work: {
			kind: "advance",
			installation,
			repository,
			...found
		}
	});
	await context.orders.forget(workflowRun.id);
}
async function advance(context, work) {
	const { dispatch, delivery, workflowRun } = work;
	const mode = freshMode(work.mode, Date.parse(context.clock.now()));
	const { engine } = await createAppEngine(context, {
		...work,
		lock: dispatch.lock,
		mode
	});
	const name = `${dispatch.run}/${dispatch.task}`;
	const { id } = workflowRun;
	if (delivery.kind === "lost" && await isTakenOver(engine.ports.workflowRuns, {
		order: dispatch,
		own: id,
		lost: id
	})) {
		await context.orders.noteResult(id, "recorded");
		return context.log.info(`${name}: another workflow run has taken it over.`);
	}
	const advanced = await advanceRun(engine, work);
	if (!advanced.ok) throw new Error(`${name}: ${problemText(advanced.error)}`);
	if (delivery.kind !== "built-in") await context.orders.noteResult(id, "recorded");
	context.log.info(`${name}: ${advanced.value.task?.outcome ?? "nothing to record"}.`);
}

// src/app/handlers/config-issue.ts
async function updateConfigIssue(context, { installation, repository }) {
	const { settings, log } = context;
	const opened = await context.openGitHub({
		installation,
		repository
	});
	const config = await readRepositoryConfig(context, opened);
	const name = `${repository.owner}/${repository.name}`;
	const facts = {
		...config,
		file: settings.config,
		page: `${settings.serverUrl}/${name}`
	};
	try {
		const { problems, open, closed } = await reportConfig(opened.github, facts);
		if (open !== void 0) log.warning(`${name}: the configuration has ${problems.length} faults; issue #${open.number} says them.`);
		if (closed.length > 0) log.info(`${name}: the configuration can be read again.`);
	} catch (thrown) {
		if (!(thrown instanceof GitHubError)) throw thrown;
		log.warning(`${name}: no issue could be kept about the configuration. ${problemText(thrown)}`);
	}
}

// src/app/handlers/draw-run.ts
async function drawRun(context, work) {
	const { installation, repository, run } = work;
	if (!await context.postponed.has(repository.id, run.run)) return;
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
	if (!reading.ok) throw new Error(`${run.run}: ${problemText(reading.error)}`);
	const status = await readStatusComment(engine, reading.value);
	await performEffects(engine, {
		effects: [{ kind: "update-views" }],
		reading: reading.value,
		status
	});
}

// src/app/handlers/ended-run.ts
const graceMilliseconds = 12e4;
async function checkEndedRun(context, work) {
	const { repository, workflowRun: run, attempt, lost } = work;
	const order = await context.orders.find(run);
	if (order === void 0 && lost === void 0 && !await context.orders.isUnheard(run)) return;
	const dispatcher = await createDispatcher(context, work);
	const jobs = await dispatcher.listJobs(run);
	const agent = jobs.find((job) => isJob(job, "agent") && job.status === "completed" && job.conclusion !== "skipped");
	const dispatch = lost ?? (agent === void 0 && order !== void 0 ? openOwnOrder(context, {
		order,
		repo: repository.id
	}) : void 0);
	if (dispatch !== void 0 && await isTakenOver(dispatcher, {
		order: dispatch,
		own: run,
		lost: run
	})) return;
	if (agent !== void 0) return addJob(context, {
		work,
		agent
	});
	const failure = explainVanishedRun(run, jobs);
	if (dispatch === void 0 || failure === void 0) return;
	const { owner, name } = repository;
	const workflowRun = {
		id: run,
		attempt,
		url: `${context.settings.serverUrl}/${owner}/${name}/actions/runs/${run}`
	};
	await addAdvance(context, work, {
		dispatch,
		delivery: {
			kind: "lost",
			failure
		},
		workflowRun
	});
}
async function addJob(context, { work, agent }) {
	const { installation, repository, workflowRun: run, lost } = work;
	const { id, attempt, conclusion, url, endedAt = "" } = agent;
	const key = jobKey(repository.id, run);
	const due = Date.parse(endedAt) + graceMilliseconds;
	if (lost !== void 0 && due > Date.parse(context.clock.now())) return context.add({
		id: `ended ${key} ${lost.issued} later`,
		key,
		runAt: new Date(due).toISOString(),
		work
	});
	const again = {
		kind: "job",
		installation,
		repository,
		job: {
			id,
			run,
			attempt,
			conclusion,
			url
		},
		lost
	};
	return context.add({
		id: `ended ${key} ${lost?.issued ?? work.attempt}`,
		key,
		work: again
	});
}

// src/app/handlers/hand-over.ts
async function handOver(context, work) {
	const { run, lock, repository, installation } = work;
	const place = {
		installation,
		repository
	};
	const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
	const { engine, mode } = await createAppEngine(context, {
		...place,
		workflowRun: {
			id: 0,
			attempt: 1,
			url
		},
		lock
	});
	const found = await findRun(engine, run, [work.thread]) ?? await findRun(engine, run, await listRunsIssues(engine, run));
	const held = found === void 0 ? lock : lockOf(found.state.run);
	if (held !== lock) return addHandOver(context, {
		...work,
		id: `under ${held} ${context.arrivals()}`,
		lock: held
	});
	if (found === void 0) return context.log.info(`${run}: nothing to hand over; it has ended, or is not to be found.`);
	const skipped = work.skipped === void 0 ? {} : { skipped: work.skipped };
	const isWaiting = async (title, stage) => {
		const execution = {
			repository: repository.id,
			title,
			woken: findWokenAt(found.state, stage)
		};
		return work.skipped === void 0 ? isTaken(context, execution) : context.slots.isWaiting(execution);
	};
	const swept = await sweepRun(engine, {
		reading: found,
		isLookedAt: () => true,
		isWaiting,
		onlyUnstarted: true,
		...skipped
	});
	if (mode === "app") await context.openRuns.note(place, toOpenRun(found.state.run));
	context.log.info(`${run}: handed over; started ${swept.map(({ title }) => title).join(", ") || "nothing"}.`);
}
async function findRun(engine, run, threads) {
	return (await listOpenRuns(engine, {
		threads: threads.filter((thread) => thread !== 0),
		since: runsSince(engine.ports.clock)
	})).find(({ state }) => state.run.run === run);
}
async function listRunsIssues({ ports }, run) {
	return [...await ports.ledgers.listAll("runs")].flatMap(([pipeline, own]) => run.startsWith(`${pipeline}-`) ? own.map(({ number }) => number) : []);
}

// src/engine/command/press-button.ts
const names = {
	retry: "Retry",
	cancel: "Cancel",
	approve: "Approve"
};
async function pressButton(engine, request) {
	const { trigger, config, button, event } = request;
	const matches = await (button.kind === "approve" ? askPermittedApprovers(engine, request) : askPermittedPipelines(engine, request));
	const { all, comments } = await listRunsAbout(engine, {
		subject: trigger.subject,
		config,
		before: Number.POSITIVE_INFINITY
	});
	const run = all.find(({ stored }) => stored.record.run === request.run);
	if (run === void 0) return { done: false };
	const runs = await listPermitted(engine, run, {
		...request,
		matches
	});
	const context = {
		trigger,
		source: {
			kind: "event",
			event
		},
		askedAt: request.askedAt,
		reason: "a button of the check was clicked",
		config,
		pipelines: [],
		runs,
		comments
	};
	const result = runs.length === 0 ? {
		parts: [explainRefusal(run, matches)],
		done: false
	} : await performButton(engine, context, button);
	if (result.done) return { done: true };
	const reading = await readRun(engine, runRefOf(run.stored));
	if (reading.ok) engine.ports.watcher?.see(reading.value);
	return {
		done: false,
		notice: renderClickRefusal(trigger.actor.login, {
			button: names[button.kind],
			why: result.parts
		})
	};
}
async function listPermitted(engine, run, { trigger, matches, button }) {
	if (button.kind !== "approve") return askPermittedRuns(engine, [run], {
		trigger,
		matches
	});
	return matches.some(({ matched }) => matched) ? [run] : [];
}
function explainRefusal({ stored }, matches) {
	const { pipeline } = stored.record.body;
	const failed = (matches.find((match) => match.pipeline === pipeline)?.checks ?? []).filter(({ passed }) => !passed).map(({ detail }) => detail);
	return failed.length === 0 ? `No command about pipeline \`${pipeline}\` is allowed.` : failed.join(" ");
}
async function performButton(engine, context, button) {
	if (button.kind === "cancel") return cancelRuns(engine, context);
	if (engine.settings.paused === true) return {
		parts: [`${pauseWords}.`],
		done: false
	};
	return button.kind === "retry" ? retryRun(engine, context, void 0) : approveStage(engine, context, { digest: button.digest });
}

// src/app/handlers/handle-button.ts
async function handleButton(context, work) {
	const { installation, repository, subject: number, button, actor } = work;
	const { log, seen, settings } = context;
	const what = `A click of ${actor.login} on the check of ${work.run}`;
	if (work.app !== Number(settings.appId)) return log.warning(`${what} was left alone: the check belongs to another App.`);
	const { engine, config: read } = await createAppEngine(context, {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url: ""
		},
		lock: number
	});
	const config = await completeConfig(read.read);
	if (!config.ok) return log.error(`${what}: ${config.error.map(problemText).join(" ")}`);
	const subject = await engine.ports.subjects.readPullRequest(number);
	if (subject === void 0) return log.warning(`${what} was left alone: there is no pull request #${number}.`);
	const trigger = {
		kind: "comment",
		repository: {
			...repository,
			private: work.isPrivate
		},
		subject,
		actor,
		label: ""
	};
	const event = `click ${work.delivery}`;
	const request = {
		trigger,
		config: config.value,
		run: work.run,
		button,
		event,
		askedAt: work.arrivedAt
	};
	const { done, notice } = await pressButton(engine, request);
	if (notice !== void 0) seen.notices.set(work.run, notice);
	log.info(`${what}: ${done ? button.kind : "nothing was done"}.`);
}

// src/app/handlers/touches-config.ts
const paths = array(string()).optional();
const pushSchema = object({
	get ref() {
		return string();
	},
	get commits() {
		return array(object({
			added: paths,
			modified: paths,
			removed: paths
		})).optional();
	},
	get repository() {
		return object({ get default_branch() {
			return string();
		} });
	}
});
const mostCommits = 2048;
function touchesConfig({ ref, commits = [], repository }, path) {
	if (ref !== `refs/heads/${repository.default_branch}`) return false;
	const isListed = ({ added = [], modified = [], removed = [] }) => [
		...added,
		...modified,
		...removed
	].includes(path);
	return commits.length >= mostCommits || commits.some(isListed);
}

// src/app/handlers/derive-work.ts
const numbered = object({ get number() {
	return int();
} });
const payloadSchema$1 = object({
	get action() {
		return string().optional();
	},
	get installation() {
		return object({ get id() {
			return int();
		} }).optional();
	},
	get repository() {
		return object({
			get id() {
				return int();
			},
			get name() {
				return string();
			},
			get default_branch() {
				return string();
			},
			get owner() {
				return object({ get login() {
					return string();
				} }).nullable();
			},
			get private() {
				return boolean().default(false);
			}
		});
	},
	get issue() {
		return numbered.optional();
	},
	get pull_request() {
		return numbered.optional();
	},
	get comment() {
		return object({ get body() {
			return string();
		} }).optional();
	},
	get label() {
		return object({ get name() {
			return string();
		} }).nullish();
	}
});
const jobSchema = object({ get workflow_job() {
	return object({
		get id() {
			return int();
		},
		get run_id() {
			return int();
		},
		get run_attempt() {
			return int().optional();
		},
		get name() {
			return string();
		},
		get conclusion() {
			return string().nullable();
		},
		get html_url() {
			return string().nullable();
		}
	});
} });
const runSchema = object({ get workflow_run() {
	return object({
		get id() {
			return int();
		},
		get run_attempt() {
			return int().default(1);
		},
		get conclusion() {
			return string().nullish();
		},
		get event() {
			return string().default("");
		},
		get display_title() {
			return string().default("");
		},
		get path() {
			return string().default("");
		}
	});
} });
const installationSchema$1 = object({ get installation() {
	return object({ get id() {
		return int();
	} });
} });
const clickSchema = object({
	get action() {
		return string();
	},
	get check_run() {
		return object({
			get name() {
				return string();
			},
			get external_id() {
				return string().nullish();
			},
			get app() {
				return object({ get id() {
					return int();
				} }).nullish();
			}
		});
	},
	get requested_action() {
		return object({ get identifier() {
			return string().optional();
		} }).optional();
	},
	get repository() {
		return object({ get private() {
			return boolean();
		} });
	},
	get sender() {
		return object({
			get id() {
				return int();
			},
			get login() {
				return string();
			},
			get type() {
				return string().optional();
			}
		});
	}
});
const groupSchema = object({ get merge_group() {
	return object({
		get head_sha() {
			return string();
		},
		get head_ref() {
			return string().regex(/\/pr-[1-9]\d{0,9}-[0-9a-f]{40}$/);
		},
		get base_ref() {
			return string().startsWith("refs/heads/");
		}
	});
} });
function deriveWork(delivery, config) {
	const { name } = delivery;
	const json = parseJson(delivery.body);
	if (json === void 0) return { refusal: "its body is no JSON object." };
	if (!hasShape(name, json)) return { refusal: `it calls itself ${name}, and its body is that of another event.` };
	if (name === "installation" || name === "installation_repositories") return deriveInstallation(name, json);
	const parsed = payloadSchema$1.safeParse(json);
	if (!parsed.success) return describeFault(name, parsed.error);
	const payload = parsed.data;
	if (!isLearnedFrom(name, payload.action)) return void 0;
	if (payload.installation === void 0) return { refusal: "it names no installation, so nothing can be done for it." };
	return deriveByEvent({
		name,
		json,
		payload,
		installation: payload.installation.id,
		config
	});
}
function parseJson(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	} catch {
		return;
	}
}
function describeFault(name, { issues }) {
	return { refusal: `its body is not that of ${name}: ${issues[0]?.path.join(".")} is missing or of another type.` };
}
function deriveByEvent(facts) {
	if (facts.name === "workflow_job") return deriveJob(facts);
	if (facts.name === "workflow_run") return deriveEndedRun(facts);
	if (facts.name === "push") return deriveConfig(facts);
	if (facts.name === "merge_group") return deriveGroup(facts);
	if (facts.name !== "check_run") return deriveEvent$1(facts);
	const parsed = clickSchema.safeParse(facts.json);
	return parsed.success ? deriveClick(facts, parsed.data) : describeFault(facts.name, parsed.error);
}
function deriveEndedRun({ name, json, payload, installation }) {
	const parsed = runSchema.safeParse(json);
	if (!parsed.success) return describeFault(name, parsed.error);
	const { id: workflowRun, run_attempt: attempt, conclusion, event, display_title: skipped, path } = parsed.data.workflow_run;
	const isSkipped = conclusion === "skipped" && event === "workflow_dispatch";
	const isFailed = checkConclusions.some((known) => known === conclusion);
	const [file = ""] = path.split("/").at(-1)?.split("@") ?? [];
	return { endedRun: {
		installation,
		repository: toRepositoryRef(payload.repository),
		workflowRun,
		attempt,
		file,
		skipped: isSkipped ? skipped : void 0,
		failed: isFailed ? json : void 0
	} };
}
function deriveInstallation(name, json) {
	const parsed = installationSchema$1.safeParse(json);
	if (!parsed.success) return describeFault(name, parsed.error);
	const { id: installation } = parsed.data.installation;
	return {
		key: `installation ${installation}`,
		work: {
			kind: "installation",
			installation
		}
	};
}
function deriveEvent$1({ name, json, payload, installation }) {
	const { action, comment, label, issue, pull_request: pull, repository } = payload;
	if (name === "issue_comment" && (action !== "created" || comment?.body.startsWith("/") !== true)) return void 0;
	if (action === "unlabeled" && isOurs(label?.name)) return void 0;
	const subject = issue?.number ?? pull?.number ?? 0;
	return {
		key: lockKey(repository.id, subject),
		work: {
			kind: "event",
			name,
			payload: json,
			installation
		}
	};
}
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
		key: jobKey(repository.id, run),
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
function deriveClick({ payload, installation }, click) {
	const { check_run: check, sender: actor } = click;
	const run = check.external_id ?? "";
	const about = parseCheck({
		name: check.name,
		run
	});
	const button = click.action === "rerequested" ? { kind: "retry" } : parseButton(click.requested_action?.identifier ?? "");
	if (about === void 0 || button === void 0 || !check.app) return void 0;
	const repository = toRepositoryRef(payload.repository);
	const { subject } = about;
	const facts = {
		installation,
		repository,
		isPrivate: click.repository.private,
		app: check.app.id,
		subject,
		run,
		button,
		actor
	};
	return {
		key: lockKey(repository.id, subject),
		work: {
			kind: "click",
			...facts
		}
	};
}
function deriveGroup({ name, json, payload, installation }) {
	const parsed = groupSchema.safeParse(json);
	if (!parsed.success) return describeFault(name, parsed.error);
	const { head_sha: head, head_ref: ref, base_ref: base } = parsed.data.merge_group;
	const repository = toRepositoryRef(payload.repository);
	const last = Number(ref.split("-").at(-2));
	const group = {
		head,
		branch: base.slice(11),
		last,
		look: 1,
		isOver: payload.action === "destroyed"
	};
	return {
		key: groupKey({
			repository,
			head
		}),
		work: {
			kind: "merge-group",
			installation,
			repository,
			...group
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
			repository,
			private: payload.repository.private
		}
	};
}
function toRepositoryRef({ id, name, owner, default_branch: defaultBranch }) {
	return {
		id,
		owner: owner?.login ?? "",
		name,
		defaultBranch
	};
}
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
	push: { has: "ref" },
	check_run: { has: "check_run" },
	merge_group: { has: "merge_group" },
	installation: {
		has: "installation",
		lacks: ["repository", "repositories_added"]
	},
	installation_repositories: {
		has: "repositories_added",
		lacks: ["repository"]
	}
};
function hasShape(name, json) {
	const shape = Object.hasOwn(shapes, name) ? shapes[name] : void 0;
	if (shape === void 0) return true;
	return Object.hasOwn(json, shape.has) && !(shape.lacks ?? []).some((key) => Object.hasOwn(json, key));
}

// src/app/handlers/open-delivery.ts
async function openDelivery(context, work) {
	await context.knowledge.hear(work);
	const meant = derive(context, work);
	if (meant === void 0) return;
	const first = await context.seenBodies.claim(digestOf(work.body), work.id);
	if (first === work.id) return perform(context, {
		...meant,
		delivery: work,
		causes: [work.id]
	});
	await addLook(context, { work: {
		...work,
		kind: "known-body",
		first,
		look: 1
	} });
}
async function addLook({ add }, { work, runAt }) {
	const { look } = work;
	const item = {
		id: lookId(work, look),
		key: "known bodies",
		work,
		causes: causesOf(work, look - 1)
	};
	await add(runAt === void 0 ? item : {
		...item,
		runAt
	});
}
function causesOf(work, looks) {
	return [work.id, ...Array.from({ length: looks }, (_, index) => lookId(work, index + 1))];
}
function lookId({ id }, look) {
	return look === 1 ? `known body ${id}` : `known body ${id} ${look}`;
}
async function checkKnownBody(context, work) {
	const found = await context.recentDeliveries.find(work);
	if ("askAgainAt" in found) return addLook(context, {
		work: {
			...work,
			look: work.look + 1
		},
		runAt: found.askAgainAt
	});
	const refusal = explainReplay(work, found.listed);
	if (refusal !== void 0) return context.log.warning(`Delivery ${work.id} was refused: ${refusal}`);
	const meant = derive(context, work);
	const causes = causesOf(work, work.look);
	if (meant !== void 0) await perform(context, {
		...meant,
		delivery: work,
		isRepeated: true,
		causes
	});
}
function explainReplay({ name, first, body }, listed) {
	if (listed === void 0) return `it brings the bytes of delivery ${first} once more, and GitHub lists no delivery of its id.`;
	const { action, repository } = identitySchema.parse(parseJson(body));
	const [own, other] = [nameOf$1(name, action), nameOf$1(listed.event, listed.action)];
	if (listed.event !== name || listed.action !== void 0 && own !== other) return `it calls itself ${own}, and GitHub lists a delivery of ${other} under its id.`;
	if (listed.repository === void 0 || repository === void 0 || listed.repository === repository.id) return void 0;
	return `it is about repository ${repository.id}, and GitHub lists a delivery about ${listed.repository} under its id.`;
}
const identitySchema = object({
	get action() {
		return string().optional();
	},
	get repository() {
		return object({ get id() {
			return int();
		} }).optional();
	}
});
function nameOf$1(event, action) {
	return action === void 0 ? event : `${event}.${action}`;
}
function derive(context, delivery) {
	const caused = deriveWork(delivery, context.settings.config);
	if (caused !== void 0 && "refusal" in caused) {
		context.log.warning(`Delivery ${delivery.id} was refused: ${caused.refusal}`);
		return;
	}
	const labels = readLabels(delivery.name, parseJson(delivery.body));
	return caused === void 0 && labels === void 0 ? void 0 : {
		caused,
		labels
	};
}
async function perform(app, { caused, labels, delivery, causes, isRepeated = false }) {
	const context = {
		...app,
		add: (item) => app.add({
			...item,
			causes
		})
	};
	if (labels !== void 0) await context.slots.relabel(labels);
	if (caused === void 0) return;
	if ("endedRun" in caused) return closeRun(context, {
		ended: caused.endedRun,
		delivery,
		isRepeated
	});
	const { key, work } = caused;
	const { arrivedAt } = delivery;
	const id = `work ${delivery.id}`;
	if (work.kind === "click") return context.add({
		id,
		key,
		work: {
			...work,
			delivery: delivery.id,
			arrivedAt
		}
	});
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
			arrivedAt
		}
	});
}
const rememberMilliseconds = 5e3;
async function closeRun(context, { ended, delivery, isRepeated = false }) {
	const { failed, skipped, file, ...run } = ended;
	const { repository, workflowRun } = run;
	await context.slots.end({
		workflowRun,
		repository: repository.id
	});
	if (skipped !== void 0) return handOverSkipped(context, ended, skipped);
	const isKnown = await context.orders.find(workflowRun) !== void 0;
	if (isKnown || file === context.settings.agentWorkflow) {
		const key = jobKey(repository.id, workflowRun);
		const item = {
			id: `work ${delivery.id}`,
			key,
			work: {
				kind: "ended-run",
				...run
			}
		};
		return context.add(isKnown ? item : {
			...item,
			runAt: new Date(Date.parse(context.clock.now()) + rememberMilliseconds).toISOString()
		});
	}
	const known = failed === void 0 ? void 0 : await context.repositories.find(repository.id);
	if (failed === void 0 || known?.checks === false) return;
	const work = {
		kind: "failed-check",
		installation: run.installation,
		repository,
		payload: failed
	};
	const from = {
		delivery: identify(delivery, isRepeated),
		arrivedAt: delivery.arrivedAt
	};
	await context.add({
		id: `work ${delivery.id}`,
		key: `checks ${repository.id}`,
		work: {
			...work,
			...from
		}
	});
}
async function handOverSkipped(context, run, title) {
	const { workflow, agentWorkflow } = context.settings;
	const name = [workflow, agentWorkflow].includes(run.file) ? readRunName(title) : void 0;
	if (name === void 0) return;
	const { installation, repository, workflowRun, attempt } = run;
	await addHandOver(context, {
		id: `skipped ${workflowRun} ${attempt}`,
		installation,
		repository,
		run: name,
		...await locate$1(context, run, name),
		skipped: workflowRun
	});
	await context.orders.forget(workflowRun);
}
const orderSchema = object({
	get lock() {
		return int();
	},
	get thread() {
		return int();
	}
});
async function locate$1({ orders, openRuns }, { repository, workflowRun }, name) {
	const order = await orders.find(workflowRun);
	if (order !== void 0) return orderSchema.parse(JSON.parse(order));
	const known = (await openRuns.list(repository.id)).find(({ run }) => run === name);
	const lock = readLock(name);
	return {
		lock,
		thread: known?.thread ?? lock
	};
}
function identify(delivery, isRepeated) {
	return delivery.name === "repository_dispatch" || isRepeated ? delivery.id : `sha256:${digestOf(delivery.body)}`;
}

// src/app/handlers/open-source-delivery.ts
const limits$1 = {
	maxBytes: 1048576,
	maxDepth: 64,
	maxNodes: 5e4,
	numbers: "any"
};
async function openSourceDelivery(context, work) {
	const event = await deriveEvent(context, work);
	if (!event.ok) return context.log.warning(`The delivery of source ${work.source} for ${work.owner}/${work.name} ${event.error}`);
	const { installation, repository } = event.value.found;
	await context.add({
		id: `work ${work.id}`,
		key: lockKey(repository.id, 0),
		work: {
			kind: "event",
			name: "repository_dispatch",
			delivery: `source ${work.source} ${work.identity}`,
			installation,
			arrivedAt: work.arrivedAt,
			payload: buildPayload$1(event.value, work)
		}
	});
}
async function deriveEvent(context, work) {
	const { source, owner, name, identity } = work;
	const first = await context.seenBodies.claim(`${source}/${owner}/${name}/${identity}`, work.id);
	if (first !== work.id) return failure(`was refused: it brings once more what ${first} has brought.`);
	const parsed = parseUntrustedJson(work.body, limits$1);
	if (!parsed.ok) return failure(`was refused: its body ${parsed.error.message}.`);
	if (!isPlainMap(parsed.value)) return failure("was refused: its body is no JSON object.");
	const found = await findRepository(context, work);
	if (found === void 0) return failure("starts nothing: the App is not installed there, or there is no such repository.");
	const events = await readSource(context, {
		found,
		source
	});
	if (!events.ok) return events;
	const chosen = await chooseEvent(events.value, {
		body: parsed.value,
		headers: work.headers
	});
	return chosen.ok ? success({
		found,
		...chosen.value
	}) : chosen;
}
async function readSource(context, { found, source }) {
	const { installation, repository } = found;
	const opened = await context.openGitHub(found);
	try {
		const { text } = await readRepositoryConfig(context, opened);
		const config = await completeConfig(context.checkConfig(text));
		if (!config.ok) {
			await updateConfigIssue(context, {
				installation,
				repository
			});
			return failure("starts nothing: the configuration has faults.");
		}
		const events = config.value.sources?.[source];
		return events === void 0 ? failure(`starts nothing: the configuration has no \`sources.${source}\`.`) : success(events);
	} catch (thrown) {
		if (thrown instanceof StartBlocked) return failure("starts nothing: the configuration cannot be read.");
		throw thrown;
	}
}
async function chooseEvent(events, sent) {
	const undecided = [];
	for (const { type, filter, map } of events) {
		const fits = filter === void 0 ? true : await decideFilter(filter, sent);
		if (typeof fits === "string") undecided.push(`the filter of "${type}" cannot be decided: ${fits}`);
		if (fits !== true) continue;
		if (map === void 0) return success({
			type,
			payload: sent.body
		});
		const mapped = mapWebhook(map, sent.body);
		return mapped.ok ? success({
			type,
			payload: mapped.value
		}) : failure(`starts nothing: of the map of "${type}" ${mapped.error}.`);
	}
	return failure(`starts nothing: ${undecided.length === 0 ? "no filter fits" : undecided.join("; ")}.`);
}
async function decideFilter(filter, { body, headers }) {
	const verdict = (await loadConditions()).decide(filter, {
		roots: {
			body,
			headers
		},
		failed: false,
		skipped: []
	});
	return verdict.kind === "broken" ? verdict.message : verdict.kind === "true";
}
function buildPayload$1({ found, type, payload }, { source }) {
	const { installation, repository } = found;
	const { id, owner, name, private: isPrivate, defaultBranch } = repository;
	return {
		action: type,
		client_payload: payload,
		baton_source: source,
		repository: {
			id,
			name,
			private: isPrivate,
			default_branch: defaultBranch,
			owner: { login: owner }
		},
		sender: {
			id: 0,
			login: `${source}[source]`,
			type: "Bot"
		},
		installation: { id: installation }
	};
}
const installationSchema = object({ get id() {
	return int();
} });
async function findRepository(context, { owner, name }) {
	const parameters = {
		owner,
		repo: name
	};
	try {
		const app = await context.appClient();
		const installed = await withTranslatedErrors(app.request("GET /repos/{owner}/{repo}/installation", parameters));
		const { id: installation } = installationSchema.parse(installed.data);
		const client = await context.clientOf(installation);
		const read = await withTranslatedErrors(client.request("GET /repos/{owner}/{repo}", parameters));
		return {
			installation,
			repository: repositorySchema$2.parse(read.data)
		};
	} catch (thrown) {
		if (hasReason(thrown, "not-found")) return void 0;
		throw thrown;
	}
}

// src/app/handlers/plan-check.ts
async function planCheck(context, work) {
	const { log } = context;
	const payload = checkPayloadSchema.safeParse(work.payload);
	if (!payload.success) return log.warning("A failed check was left alone: its payload is not what GitHub sends.");
	try {
		const located = await locate(context, work, payload.data);
		if (!located.ok) return log.debug?.(`No pipeline was started: ${located.error}.`);
		const { number } = located.value;
		const { delivery, arrivedAt, installation } = work;
		await context.add({
			id: `check ${delivery}`,
			key: lockKey(work.repository.id, number ?? 0),
			work: {
				kind: "event",
				name: "workflow_run",
				payload: work.payload,
				installation,
				delivery,
				arrivedAt,
				pull: number
			}
		});
	} catch (thrown) {
		if (!(thrown instanceof StartBlocked)) throw thrown;
		if (thrown.by === "configuration") await updateConfigIssue(context, work);
	}
}
function locate(context, { installation, repository }, payload) {
	const { settings } = context;
	const create = () => context.openGitHub({
		installation,
		repository
	});
	return locateCheck({
		repository: buildRepository(payload.repository),
		workflowRun: payload.workflow_run,
		ownFile: settings.agentWorkflow,
		async explainUnawaited(trigger) {
			const read = await readRepositoryConfig(context, await create());
			const config = await completeConfig(context.checkConfig(read.text));
			if (!config.ok) throw new StartBlocked("configuration", config.error);
			if (Object.values(config.value.pipelines).some(({ on }) => isAwaitedCheck(on, trigger))) return void 0;
			return `no pipeline waits for this, ${describeCause(trigger)}`;
		},
		createChecks: async () => (await create()).github.checks
	});
}

// src/app/modes/choose-side.ts
const nearMilliseconds = 6e5;
const listMilliseconds = 15e3;
const window = {
	before: 5e3,
	after: 12e4
};
const payloadSchema = object({
	get repository() {
		return object({
			get id() {
				return int();
			},
			get name() {
				return string();
			},
			get default_branch() {
				return string();
			},
			get owner() {
				return object({ get login() {
					return string();
				} }).nullable();
			}
		});
	},
	get issue() {
		return object({
			get number() {
				return int();
			},
			get updated_at() {
				return string().optional();
			}
		}).optional();
	},
	get pull_request() {
		return object({
			get number() {
				return int();
			},
			get updated_at() {
				return string().optional();
			}
		}).optional();
	},
	get comment() {
		return object({ get updated_at() {
			return string().optional();
		} }).optional();
	},
	get label() {
		return object({ get name() {
			return string();
		} }).nullish();
	}
});
async function chooseSide(context, work) {
	const payload = payloadSchema.parse(work.payload);
	const { id, name, owner, default_branch: defaultBranch } = payload.repository;
	const place = {
		installation: work.installation,
		repository: {
			id,
			name,
			owner: owner?.login ?? "",
			defaultBranch
		}
	};
	const mode = await readMode(context, place);
	if (mode.isSettled) return mode;
	if (work.name === "schedule" || work.name === "workflow_run") return mode.mode === "app" ? mode : void 0;
	if (mode.mode === "action" && Date.parse(context.clock.now()) - Date.parse(mode.since) > nearMilliseconds) return void 0;
	const lock = payload.issue?.number ?? payload.pull_request?.number ?? 0;
	const runs = await awaitAction(context, {
		place,
		mode,
		lock
	});
	const at = payload.comment?.updated_at ?? payload.issue?.updated_at ?? payload.pull_request?.updated_at ?? work.arrivedAt;
	const found = findRunOf(runs, {
		event: work.name,
		lock,
		at: Date.parse(at),
		label: payload.label?.name
	});
	if (found !== void 0) return found.conclusion === "skipped" ? mode : void 0;
	const listedAt = Date.parse(work.arrivedAt) + listMilliseconds;
	if (Date.parse(context.clock.now()) < listedAt) throw new PutOff(`${lockKey(id, lock)} waits until GitHub lists the workflow run of its ${work.name}.`, { until: new Date(listedAt).toISOString() });
	return mode.mode === "app" ? mode : void 0;
}
function findRunOf(runs, { event, lock, at, label }) {
	const near = runs.filter(({ title, createdAt }) => {
		const distance = Date.parse(createdAt) - at;
		return readRunName(title) === void 0 && mayBeAbout(title, lock) && distance >= -window.before && distance <= window.after;
	});
	const named = near.filter(({ title }) => label !== void 0 && title.includes(label));
	const likely = named.length === 0 ? near : named;
	return likely.findLast((run) => run.event === "workflow_dispatch") ?? likely.findLast((run) => run.event === event);
}

// src/app/handlers/learn-trigger.ts
function learnTrigger({ name, payload, arrivedAt }) {
	const trigger = parseTrigger(name, payload);
	if (!trigger.ok || hasSubject(trigger.value)) return trigger;
	const { schedule } = trigger.value;
	if (schedule !== void 0) return success({
		...trigger.value,
		schedule: {
			...schedule,
			firedAt: arrivedAt
		}
	});
	return success({
		...trigger.value,
		firedAt: arrivedAt
	});
}
async function resolveTrigger(github, { work, trigger, ...facts }) {
	const { check, repository, firedAt } = trigger;
	if (check === void 0) return success(trigger);
	const resolved = await resolveCheck(github.checks, {
		...check,
		number: work.pull,
		repository,
		...facts
	});
	return resolved.ok && firedAt !== void 0 ? success({
		...resolved.value,
		firedAt
	}) : resolved;
}

// src/app/handlers/plan-event.ts
async function planChange(context, { change, installation, mode }) {
	const { repository, subject } = change;
	const workflowRun = {
		id: 0,
		attempt: 1,
		url: subject.url
	};
	if (change.kind === "pushed") await notePull(context, change);
	const { engine, config } = await createAppEngine(context, {
		installation,
		repository,
		workflowRun,
		mode
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
	const what = `#${subject.number}: ${describeChange(change)}`;
	if (said === "") context.log.debug?.(`${what}; no run about it was under way.`);
	else context.log.info(`${what}; ${said}.`);
}
async function notePull({ seen, store, arrivals }, { repository, subject }) {
	if (subject.head === void 0) return;
	const head = subject.head.sha;
	seen.pull = {
		number: subject.number,
		head
	};
	await rememberHead(store, {
		repository: repository.id,
		pull: subject.number,
		head,
		now: arrivals()
	});
}
async function takeBackStarts(context, { change, config }) {
	const place = {
		repository: change.repository.id,
		subject: change.subject.number
	};
	const dropped = await dropStarts(context, place, ({ pipeline, label }) => {
		const onChange = config?.pipelines[pipeline]?.["on-change"];
		const meaning = classifyFor({
			label,
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
async function planEvent(context, work) {
	const change = parseChange(work.name, work.payload);
	if (change !== void 0) {
		const mode = await chooseSide(context, work);
		return mode && planChange(context, {
			change,
			installation: work.installation,
			mode
		});
	}
	const trigger = learnTrigger(work);
	if (!trigger.ok) return context.log.debug?.(`No pipeline was started: ${trigger.error.reason}`);
	const { kind, action, subject } = trigger.value;
	if (kind === "pull-request-changed" && (action === "opened" || action === "reopened")) await notePull(context, trigger.value);
	if (!await isAwaitedByApp(context, trigger.value)) return context.log.debug?.(`#${subject.number}: no pipeline waits for this ${work.name}.`);
	const mode = await chooseSide(context, work);
	if (mode === void 0) return;
	await tryStart(context, {
		work,
		trigger: trigger.value,
		mode
	});
}
async function startRuns(context, { work, trigger: heard, only, mode }) {
	const { repository } = heard;
	const { installation } = work;
	const request = {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url: heard.subject.url
		},
		event: work,
		lock: hasSubject(heard) ? heard.subject.number : 0,
		mode
	};
	const { engine, github, config } = await createAppEngine(context, request);
	const { agentWorkflow: ownFile } = context.settings;
	const resolved = await resolveTrigger(github, {
		work,
		trigger: heard,
		tip: config.commit,
		ownFile
	});
	if (!resolved.ok) {
		context.log.info(`No pipeline was started: ${resolved.error}.`);
		return {
			matches: [],
			runs: [],
			refused: [],
			inline: void 0,
			isPaused: false
		};
	}
	const trigger = resolved.value;
	const planned = await startFromEvent(engine, {
		trigger,
		config: config.read,
		commit: config.commit,
		inline: false,
		start: startIdOf(trigger, `delivery ${work.delivery}`),
		only
	});
	if (!planned.ok) throw new StartBlocked("configuration", planned.error);
	context.log.info(renderPlanSummary(planned.value));
	const place = {
		installation,
		repository,
		subject: hasSubject(trigger) ? trigger.subject.number : 0
	};
	const waiting = planned.value.refused.flatMap(({ pipeline, budget }) => budget?.until === void 0 ? [] : [{
		pipeline,
		until: budget.until
	}]);
	for (const { pipeline, until } of waiting) await holdStart(context, {
		...place,
		pipeline,
		event: work,
		label: trigger.label
	}, until);
	return {
		...planned.value,
		isPaused: engine.settings.paused === true
	};
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
async function reportBlocked(context, { blocked, installation, trigger }) {
	const { settings, log } = context;
	const { repository } = trigger;
	for (const problem of blocked.problems) log.error(problemText(problem));
	if (blocked.by === "configuration") await updateConfigIssue(context, {
		installation,
		repository
	});
	const opened = await context.openGitHub({
		installation,
		repository
	});
	const path = settings.config;
	const { text, commit } = blocked.by === "unreadable" ? {
		text: "",
		commit: repository.defaultBranch
	} : await readRepositoryConfig(context, opened);
	const { serverUrl } = settings;
	await reportStartBlocked({
		github: opened.github,
		log
	}, blocked, {
		trigger,
		config: text,
		file: path,
		commit,
		serverUrl
	});
}
async function isAwaitedByApp(context, trigger) {
	const text = await recallRepositoryConfig(context, trigger.repository);
	const config = text === void 0 ? void 0 : await completeConfig(context.checkConfig(text));
	if (config?.ok !== true) return true;
	return isAwaitedEvent(config.value, trigger) || needsNeutralCheck(config.value, trigger);
}
function needsNeutralCheck({ pipelines }, { kind, action }) {
	return kind === "pull-request-changed" && (action === "opened" || action === "reopened") && Object.values(pipelines).some(({ checks }) => checks?.neutral === true);
}

// src/app/handlers/start-later.ts
async function startEvent(context, turn) {
	const { waiter } = turn;
	return waiter.resource === "run" ? startAfterRun(context, turn) : startInBudget(context, {
		...turn,
		waiter
	});
}
const takenBack = "What waited for a budget was taken back, is done, or waits on.";
const pausedMilliseconds = 6e5;
async function startInBudget(context, turn) {
	const waiting = await findWaiting(context, turn);
	if (waiting === void 0) return context.log.info(takenBack);
	const { event, pipeline, repository, subject, installation } = turn;
	const trigger = learnTrigger(event);
	const started = trigger.ok ? await tryStart(context, {
		work: event,
		trigger: trigger.value,
		only: pipeline
	}) : "done";
	if (started === void 0) return context.log.info("What waited for a budget waits for a push that fixes the configuration.");
	if (started !== "done" && started.isPaused) {
		const until = new Date(Date.parse(context.arrivals()) + pausedMilliseconds).toISOString();
		return holdStart(context, {
			installation,
			repository,
			subject,
			pipeline,
			event,
			label: waiting.label ?? ""
		}, until);
	}
	if (started !== "done" && isNothingLeft(started) && trigger.ok && hasSubject(trigger.value)) await context.runLine.wakeNext({
		...turn,
		repository: repository.id
	}, `after ${event.arrivedAt}`);
	await finishWaiting(context, repository.id, waiting);
}
function isNothingLeft({ runs, refused }) {
	return runs.length === 0 && !refused.some((one) => one.isQueued === true || isHeldBack(one));
}
async function resumeInBudget(context, turn) {
	const waiting = await findWaiting(context, turn);
	if (waiting === void 0) return context.log.info(takenBack);
	const { installation, repository, run } = turn;
	const { engine } = await createAppEngine(context, {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url: ""
		},
		lock: run.lock
	});
	const reading = await readRun(engine, run);
	if (!reading.ok) context.log.warning(`${run.run}: ${problemText(reading.error)}`);
	if (reading.ok && reading.value.state.end === void 0 && reading.value.state.paused === void 0) {
		const { started } = await resumeRun(engine, { reading: reading.value });
		context.log.info(`${run.run} was held back by a budget; started now: ${started.join(", ") || "nothing"}.`);
	}
	await finishWaiting(context, repository.id, waiting);
}
function isHeldBack({ budget }) {
	return budget?.until !== void 0;
}
const longestRunMilliseconds = 3024e6;
async function startAfterRun(context, turn) {
	const { event, pipeline, repository, subject, waiter } = turn;
	const of = {
		repository: repository.id,
		subject,
		pipeline
	};
	if (!await context.runLine.has(of, waiter.id)) return;
	const trigger = learnTrigger(event);
	const started = trigger.ok ? await tryStart(context, {
		work: event,
		trigger: trigger.value,
		only: pipeline
	}) : void 0;
	if (Date.parse(context.clock.now()) - Date.parse(event.arrivedAt) < longestRunMilliseconds && (started === void 0 ? trigger.ok : mayStartLater(started))) return queueLook$1(context, turn, runOf(of));
	await context.runLine.remove(of, waiter.id);
	if (started?.runs.length) return;
	if (started?.refused.some(isHeldBack) === true) return context.log.info(`#${subject}: an event that waited for the end of a run waits for a budget now.`);
	context.log.info(`#${subject}: an event that waited starts nothing any more.`);
	await context.runLine.wakeNext(of, `after ${waiter.id}`);
}
function mayStartLater({ isPaused, refused }) {
	return isPaused || refused.some(({ isQueued }) => isQueued === true);
}

// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	(function(root) {
		"use strict";
		const ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
		const ipv4Regexes = {
			fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"),
			longValue: new RegExp(`^${ipv4Part}$`, "i")
		};
		const octalRegex = new RegExp(`^0[0-7]+$`, "i");
		const hexRegex = new RegExp(`^0x[a-f0-9]+$`, "i");
		const zoneIndex = "%[0-9a-z]{1,}";
		const ipv6Part = "(?:[0-9a-f]+::?)+";
		const ipv6Regexes = {
			zoneIndex: new RegExp(zoneIndex, "i"),
			"native": new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"),
			deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, "i"),
			transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i")
		};
		function expandIPv6(string, parts) {
			if (string.indexOf("::") !== string.lastIndexOf("::")) return null;
			let colonCount = 0;
			let lastColon = -1;
			let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
			let replacement, replacementCount;
			if (zoneId) {
				zoneId = zoneId.substring(1);
				string = string.replace(/%.+$/, "");
			}
			while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) colonCount++;
			if (string.substr(0, 2) === "::") colonCount--;
			if (string.substr(-2, 2) === "::") colonCount--;
			if (colonCount >= parts) return null;
			replacementCount = parts - colonCount;
			replacement = ":";
			while (replacementCount--) replacement += "0:";
			string = string.replace("::", replacement);
			if (string[0] === ":") string = string.slice(1);
			if (string[string.length - 1] === ":") string = string.slice(0, -1);
			parts = (function() {
				const ref = string.split(":");
				const results = [];
				for (let i = 0; i < ref.length; i++) results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
				return results;
			})();
			return {
				parts,
				zoneId
			};
		}
		function matchCIDR(first, second, partSize, cidrBits) {
			if (first.length !== second.length) throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
			let part = 0;
			let shift;
			while (cidrBits > 0) {
				shift = partSize - cidrBits;
				if (shift < 0) shift = 0;
				if (first[part] >> shift !== second[part] >> shift) return false;
				cidrBits -= partSize;
				part += 1;
			}
			return true;
		}
		function parseIntAuto(string) {
			if (hexRegex.test(string)) return parseInt(string, 16);
			if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
				if (octalRegex.test(string)) return parseInt(string, 8);
				throw new Error(`ipaddr: cannot parse ${string} as octal`);
			}
			return parseInt(string, 10);
		}
		function padPart(part, length) {
			while (part.length < length) part = `0${part}`;
			return part;
		}
		const ipaddr = {};
		ipaddr.IPv4 = (function() {
			function IPv4(octets) {
				if (octets.length !== 4) throw new Error("ipaddr: ipv4 octet count should be 4");
				let i, octet;
				for (i = 0; i < octets.length; i++) {
					octet = octets[i];
					if (!(0 <= octet && octet <= 255)) throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
				}
				this.octets = octets;
			}
			IPv4.prototype.SpecialRanges = {
				unspecified: [[new IPv4([
					0,
					0,
					0,
					0
				]), 8]],
				broadcast: [[new IPv4([
					255,
					255,
					255,
					255
				]), 32]],
				multicast: [[new IPv4([
					224,
					0,
					0,
					0
				]), 4]],
				linkLocal: [[new IPv4([
					169,
					254,
					0,
					0
				]), 16]],
				loopback: [[new IPv4([
					127,
					0,
					0,
					0
				]), 8]],
				carrierGradeNat: [[new IPv4([
					100,
					64,
					0,
					0
				]), 10]],
				"private": [
					[new IPv4([
						10,
						0,
						0,
						0
					]), 8],
					[new IPv4([
						172,
						16,
						0,
						0
					]), 12],
					[new IPv4([
						192,
						168,
						0,
						0
					]), 16]
				],
				reserved: [
					[new IPv4([
						192,
						0,
						0,
						0
					]), 24],
					[new IPv4([
						192,
						0,
						2,
						0
					]), 24],
					[new IPv4([
						192,
						88,
						99,
						0
					]), 24],
					[new IPv4([
						198,
						18,
						0,
						0
					]), 15],
					[new IPv4([
						198,
						51,
						100,
						0
					]), 24],
					[new IPv4([
						203,
						0,
						113,
						0
					]), 24],
					[new IPv4([
						240,
						0,
						0,
						0
					]), 4]
				],
				as112: [[new IPv4([
					192,
					175,
					48,
					0
				]), 24], [new IPv4([
					192,
					31,
					196,
					0
				]), 24]],
				amt: [[new IPv4([
					192,
					52,
					193,
					0
				]), 24]]
			};
			IPv4.prototype.kind = function() {
				return "ipv4";
			};
			IPv4.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv4") throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
				return matchCIDR(this.octets, other.octets, 8, cidrRange);
			};
			IPv4.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 8,
					128: 7,
					192: 6,
					224: 5,
					240: 4,
					248: 3,
					252: 2,
					254: 1,
					255: 0
				};
				let i, octet, zeros;
				for (i = 3; i >= 0; i -= 1) {
					octet = this.octets[i];
					if (octet in zerotable) {
						zeros = zerotable[octet];
						if (stop && zeros !== 0) return null;
						if (zeros !== 8) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 32 - cidr;
			};
			IPv4.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv4.prototype.toByteArray = function() {
				return this.octets.slice(0);
			};
			IPv4.prototype.toIPv4MappedAddress = function() {
				return ipaddr.IPv6.parse(`::ffff:${this.toString()}`);
			};
			IPv4.prototype.toNormalizedString = function() {
				return this.toString();
			};
			IPv4.prototype.toString = function() {
				return this.octets.join(".");
			};
			return IPv4;
		})();
		ipaddr.IPv4.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.isIPv4 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv4.isValid = function(string) {
			try {
				new this(this.parser(string));
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidCIDR = function(string) {
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidFourPartDecimal = function(string) {
			if (ipaddr.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) return true;
			else return false;
		};
		ipaddr.IPv4.isValidCIDRFourPartDecimal = function(string) {
			const match = string.match(/^(.+)\/(\d+)$/);
			if (!ipaddr.IPv4.isValidCIDR(string) || !match) return false;
			return ipaddr.IPv4.isValidFourPartDecimal(match[1]);
		};
		ipaddr.IPv4.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.parse = function(string) {
			const parts = this.parser(string);
			if (parts === null) throw new Error("ipaddr: string is not formatted like an IPv4 Address");
			return new this(parts);
		};
		ipaddr.IPv4.parseCIDR = function(string) {
			let match;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				const maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 32) {
					const parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
		};
		ipaddr.IPv4.parser = function(string) {
			let match, part, value;
			if (match = string.match(ipv4Regexes.fourOctet)) return (function() {
				const ref = match.slice(1, 6);
				const results = [];
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					results.push(parseIntAuto(part));
				}
				return results;
			})();
			else if (match = string.match(ipv4Regexes.longValue)) {
				value = parseIntAuto(match[1]);
				if (value > 4294967295 || value < 0) throw new Error("ipaddr: address outside defined range");
				return (function() {
					const results = [];
					let shift = 0;
					for (; shift <= 24; shift += 8) results.push(value >> shift & 255);
					return results;
				})().reverse();
			} else if (match = string.match(ipv4Regexes.twoOctet)) return (function() {
				const ref = match.slice(1, 4);
				const results = [];
				value = parseIntAuto(ref[1]);
				if (value > 16777215 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(value >> 16 & 255);
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else if (match = string.match(ipv4Regexes.threeOctet)) return (function() {
				const ref = match.slice(1, 5);
				const results = [];
				value = parseIntAuto(ref[2]);
				if (value > 65535 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(parseIntAuto(ref[1]));
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else return null;
		};
		ipaddr.IPv4.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) throw new Error("ipaddr: invalid IPv4 prefix length");
			const octets = [
				0,
				0,
				0,
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 4) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.IPv6 = (function() {
			function IPv6(parts, zoneId) {
				let i, part;
				if (parts.length === 16) {
					this.parts = [];
					for (i = 0; i <= 14; i += 2) this.parts.push(parts[i] << 8 | parts[i + 1]);
				} else if (parts.length === 8) this.parts = parts;
				else throw new Error("ipaddr: ipv6 part count should be 8 or 16");
				for (i = 0; i < this.parts.length; i++) {
					part = this.parts[i];
					if (!(0 <= part && part <= 65535)) throw new Error("ipaddr: ipv6 part should fit in 16 bits");
				}
				if (zoneId) this.zoneId = zoneId;
			}
			IPv6.prototype.SpecialRanges = {
				unspecified: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 128],
				linkLocal: [new IPv6([
					65152,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				multicast: [new IPv6([
					65280,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 8],
				loopback: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					1
				]), 128],
				uniqueLocal: [new IPv6([
					64512,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 7],
				ipv4Mapped: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					65535,
					0,
					0
				]), 96],
				deprecatedSiteLocal: [new IPv6([
					65216,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				discard: [new IPv6([
					256,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 64],
				rfc6145: [new IPv6([
					0,
					0,
					0,
					0,
					65535,
					0,
					0,
					0
				]), 96],
				rfc6052: [[new IPv6([
					100,
					65435,
					0,
					0,
					0,
					0,
					0,
					0
				]), 96], [new IPv6([
					100,
					65435,
					1,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				"6to4": [new IPv6([
					8194,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				teredo: [new IPv6([
					8193,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				benchmarking: [new IPv6([
					8193,
					2,
					0,
					0,
					0,
					0,
					0,
					0
				]), 48],
				amt: [new IPv6([
					8193,
					3,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				as112v6: [[new IPv6([
					8193,
					4,
					274,
					0,
					0,
					0,
					0,
					0
				]), 48], [new IPv6([
					9760,
					79,
					32768,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				deprecatedOrchid: [new IPv6([
					8193,
					16,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				orchid2: [new IPv6([
					8193,
					32,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				droneRemoteIdProtocolEntityTags: [new IPv6([
					8193,
					48,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				segmentRouting: [new IPv6([
					24320,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				reserved: [
					[new IPv6([
						8193,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 23],
					[new IPv6([
						8193,
						3512,
						0,
						0,
						0,
						0,
						0,
						0
					]), 32],
					[new IPv6([
						16383,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 20]
				]
			};
			IPv6.prototype.isIPv4MappedAddress = function() {
				return this.range() === "ipv4Mapped";
			};
			IPv6.prototype.kind = function() {
				return "ipv6";
			};
			IPv6.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv6") throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
				return matchCIDR(this.parts, other.parts, 16, cidrRange);
			};
			IPv6.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 16,
					32768: 15,
					49152: 14,
					57344: 13,
					61440: 12,
					63488: 11,
					64512: 10,
					65024: 9,
					65280: 8,
					65408: 7,
					65472: 6,
					65504: 5,
					65520: 4,
					65528: 3,
					65532: 2,
					65534: 1,
					65535: 0
				};
				let part, zeros;
				for (let i = 7; i >= 0; i -= 1) {
					part = this.parts[i];
					if (part in zerotable) {
						zeros = zerotable[part];
						if (stop && zeros !== 0) return null;
						if (zeros !== 16) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 128 - cidr;
			};
			IPv6.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv6.prototype.toByteArray = function() {
				let part;
				const bytes = [];
				const ref = this.parts;
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					bytes.push(part >> 8);
					bytes.push(part & 255);
				}
				return bytes;
			};
			IPv6.prototype.toFixedLengthString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(padPart(this.parts[i].toString(16), 4));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toIPv4Address = function() {
				if (!this.isIPv4MappedAddress()) throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
				const ref = this.parts.slice(-2);
				const high = ref[0];
				const low = ref[1];
				return new ipaddr.IPv4([
					high >> 8,
					high & 255,
					low >> 8,
					low & 255
				]);
			};
			IPv6.prototype.toNormalizedString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(this.parts[i].toString(16));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toRFC5952String = function() {
				const regex = /((^|:)(0(:|$)){2,})/g;
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				const normalized = this.toNormalizedString();
				const string = normalized.slice(0, normalized.length - suffix.length);
				let bestMatchIndex = 0;
				let bestMatchLength = -1;
				let bestMatchGroups = -1;
				let match;
				while (match = regex.exec(string)) {
					const groups = (match[0].match(/0/g) || []).length;
					if (groups > bestMatchGroups) {
						bestMatchGroups = groups;
						bestMatchIndex = match.index;
						bestMatchLength = match[0].length;
					}
				}
				if (bestMatchLength < 0) return string + suffix;
				return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
			};
			IPv6.prototype.toString = function() {
				return this.toRFC5952String();
			};
			return IPv6;
		})();
		ipaddr.IPv6.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.isIPv6 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv6.isValid = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				const addr = this.parser(string);
				new this(addr.parts, addr.zoneId);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.isValidCIDR = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.parse = function(string) {
			const addr = this.parser(string);
			if (addr === null) throw new Error("ipaddr: string is not formatted like an IPv6 Address");
			return new this(addr.parts, addr.zoneId);
		};
		ipaddr.IPv6.parseCIDR = function(string) {
			let maskLength, match, parsed;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 128) {
					parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
		};
		ipaddr.IPv6.parser = function(string) {
			let addr, i, match, octet, octets, zoneId;
			if (match = string.match(ipv6Regexes.deprecatedTransitional)) return this.parser(`::ffff:${match[1]}`);
			if (ipv6Regexes.native.test(string)) return expandIPv6(string, 8);
			if (match = string.match(ipv6Regexes.transitional)) {
				zoneId = match[6] || "";
				addr = match[1];
				if (!match[1].endsWith("::")) addr = addr.slice(0, -1);
				addr = expandIPv6(addr + zoneId, 6);
				if (addr && addr.parts) {
					octets = [
						parseInt(match[2]),
						parseInt(match[3]),
						parseInt(match[4]),
						parseInt(match[5])
					];
					for (i = 0; i < octets.length; i++) {
						octet = octets[i];
						if (!(0 <= octet && octet <= 255)) return null;
					}
					addr.parts.push(octets[0] << 8 | octets[1]);
					addr.parts.push(octets[2] << 8 | octets[3]);
					return {
						parts: addr.parts,
						zoneId: addr.zoneId
					};
				}
			}
			return null;
		};
		ipaddr.IPv6.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) throw new Error("ipaddr: invalid IPv6 prefix length");
			const octets = [
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
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 16) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.fromByteArray = function(bytes) {
			const length = bytes.length;
			if (length === 4) return new ipaddr.IPv4(bytes);
			else if (length === 16) return new ipaddr.IPv6(bytes);
			else throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
		};
		ipaddr.isValid = function(string) {
			return ipaddr.IPv6.isValid(string) || ipaddr.IPv4.isValid(string);
		};
		ipaddr.isValidCIDR = function(string) {
			return ipaddr.IPv6.isValidCIDR(string) || ipaddr.IPv4.isValidCIDR(string);
		};
		ipaddr.parse = function(string) {
			if (ipaddr.IPv6.isValid(string)) return ipaddr.IPv6.parse(string);
			else if (ipaddr.IPv4.isValid(string)) return ipaddr.IPv4.parse(string);
			else throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
		};
		ipaddr.parseCIDR = function(string) {
			try {
				return ipaddr.IPv6.parseCIDR(string);
			} catch {
				try {
					return ipaddr.IPv4.parseCIDR(string);
				} catch (e) {
					throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
				}
			}
		};
		ipaddr.process = function(string) {
			const addr = this.parse(string);
			if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) return addr.toIPv4Address();
			else return addr;
		};
		ipaddr.subnetMatch = function(address, rangeList, defaultName) {
			let i, rangeName, rangeSubnets, subnet;
			if (defaultName === void 0 || defaultName === null) defaultName = "unicast";
			for (rangeName in rangeList) if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
				rangeSubnets = rangeList[rangeName];
				if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) rangeSubnets = [rangeSubnets];
				for (i = 0; i < rangeSubnets.length; i++) {
					subnet = rangeSubnets[i];
					if (address.kind() === subnet[0].kind() && address.match.apply(address, subnet)) return rangeName;
				}
			}
			return defaultName;
		};
		if (typeof module !== "undefined" && module.exports) module.exports = ipaddr;
		else root.ipaddr = ipaddr;
	})(this$3);
}));

// src/adapters/webhook/public-address.ts
var import_ipaddr = /* @__PURE__ */ __toESM(require_ipaddr(), 1);
const insiders = /* @__PURE__ */ new Set(["168.63.129.16"]);
const allocated = import_ipaddr.default.IPv6.parseCIDR("2000::/3");
function isPublicAddress(address) {
	if (!import_ipaddr.default.isValid(address)) return false;
	const plain = import_ipaddr.default.process(address);
	if (plain instanceof import_ipaddr.default.IPv6 && !plain.match(allocated)) return false;
	return plain.range() === "unicast" && !insiders.has(plain.toString());
}

// src/adapters/webhook/post-securely.ts
const defaultMilliseconds = 1e4;
async function postSecurely(post, options) {
	const url = new URL(post.url);
	if (url.protocol !== "https:") return {
		kind: "refused",
		reason: "its address does not begin with https://"
	};
	const name = url.hostname.replace(/^\[|\]$/g, "");
	let addresses;
	try {
		addresses = isIP(name) === 0 ? await (options.resolve ?? resolveName)(name) : [name];
	} catch (thrown) {
		return {
			kind: "failed",
			reason: `its name was not resolved: ${messageOf(thrown)}`
		};
	}
	if (!options.allowPrivate && !addresses.every(isPublicAddress)) return {
		kind: "refused",
		reason: "its name leads to a private address, which BATON_ALLOW_PRIVATE_ADDRESSES has to allow"
	};
	const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
	if (address === void 0) return {
		kind: "failed",
		reason: "its name has no address"
	};
	return send(post, {
		url,
		address,
		name,
		milliseconds: options.milliseconds ?? defaultMilliseconds
	});
}
async function resolveName(name) {
	return (await lookup(name, { all: true })).map(({ address }) => address);
}
function send({ headers, body }, { url, address, name, milliseconds }) {
	const { promise, resolve } = Promise.withResolvers();
	const sent = request$1({
		method: "POST",
		host: address,
		port: url.port === "" ? 443 : Number(url.port),
		path: `${url.pathname}${url.search}`,
		servername: isIP(name) === 0 ? name : "",
		headers: {
			...headers,
			host: url.host,
			"content-length": Buffer.byteLength(body)
		},
		agent: false,
		signal: AbortSignal.timeout(milliseconds)
	});
	sent.once("response", (response) => {
		const { statusCode: status = 0, headers: given } = response;
		resolve({
			kind: "answered",
			status,
			retryAfterSeconds: readSeconds(given["retry-after"])
		});
		response.destroy();
	});
	sent.on("error", (error) => resolve({
		kind: "failed",
		reason: messageOf(error)
	}));
	sent.end(body);
	return promise;
}
function readSeconds(text) {
	return text !== void 0 && /^\d{1,6}$/.test(text) ? Number(text) : void 0;
}

// node_modules/@stablelib/base64/lib/base64.js
var require_base64 = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __extends = this$2 && this$2.__extends || (function() {
		var extendStatics = function(d, b) {
			extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
				d.__proto__ = b;
			} || function(d, b) {
				for (var p in b) if (b.hasOwnProperty(p)) d[p] = b[p];
			};
			return extendStatics(d, b);
		};
		return function(d, b) {
			extendStatics(d, b);
			function __() {
				this.constructor = d;
			}
			d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	var INVALID_BYTE = 256;
	var Coder = function() {
		function Coder(_paddingCharacter) {
			if (_paddingCharacter === void 0) _paddingCharacter = "=";
			this._paddingCharacter = _paddingCharacter;
		}
		Coder.prototype.encodedLength = function(length) {
			if (!this._paddingCharacter) return (length * 8 + 5) / 6 | 0;
			return (length + 2) / 3 * 4 | 0;
		};
		Coder.prototype.encode = function(data) {
			var out = "";
			var i = 0;
			for (; i < data.length - 2; i += 3) {
				var c = data[i] << 16 | data[i + 1] << 8 | data[i + 2];
				out += this._encodeByte(c >>> 18 & 63);
				out += this._encodeByte(c >>> 12 & 63);
				out += this._encodeByte(c >>> 6 & 63);
				out += this._encodeByte(c >>> 0 & 63);
			}
			var left = data.length - i;
			if (left > 0) {
				var c = data[i] << 16 | (left === 2 ? data[i + 1] << 8 : 0);
				out += this._encodeByte(c >>> 18 & 63);
				out += this._encodeByte(c >>> 12 & 63);
				if (left === 2) out += this._encodeByte(c >>> 6 & 63);
				else out += this._paddingCharacter || "";
				out += this._paddingCharacter || "";
			}
			return out;
		};
		Coder.prototype.maxDecodedLength = function(length) {
			if (!this._paddingCharacter) return (length * 6 + 7) / 8 | 0;
			return length / 4 * 3 | 0;
		};
		Coder.prototype.decodedLength = function(s) {
			return this.maxDecodedLength(s.length - this._getPaddingLength(s));
		};
		Coder.prototype.decode = function(s) {
			if (s.length === 0) return /* @__PURE__ */ new Uint8Array(0);
			var paddingLength = this._getPaddingLength(s);
			var length = s.length - paddingLength;
			var out = new Uint8Array(this.maxDecodedLength(length));
			var op = 0;
			var i = 0;
			var haveBad = 0;
			var v0 = 0, v1 = 0, v2 = 0, v3 = 0;
			for (; i < length - 4; i += 4) {
				v0 = this._decodeChar(s.charCodeAt(i + 0));
				v1 = this._decodeChar(s.charCodeAt(i + 1));
				v2 = this._decodeChar(s.charCodeAt(i + 2));
				v3 = this._decodeChar(s.charCodeAt(i + 3));
				out[op++] = v0 << 2 | v1 >>> 4;
				out[op++] = v1 << 4 | v2 >>> 2;
				out[op++] = v2 << 6 | v3;
				haveBad |= v0 & INVALID_BYTE;
				haveBad |= v1 & INVALID_BYTE;
				haveBad |= v2 & INVALID_BYTE;
				haveBad |= v3 & INVALID_BYTE;
			}
			if (i < length - 1) {
				v0 = this._decodeChar(s.charCodeAt(i));
				v1 = this._decodeChar(s.charCodeAt(i + 1));
				out[op++] = v0 << 2 | v1 >>> 4;
				haveBad |= v0 & INVALID_BYTE;
				haveBad |= v1 & INVALID_BYTE;
			}
			if (i < length - 2) {
				v2 = this._decodeChar(s.charCodeAt(i + 2));
				out[op++] = v1 << 4 | v2 >>> 2;
				haveBad |= v2 & INVALID_BYTE;
			}
			if (i < length - 3) {
				v3 = this._decodeChar(s.charCodeAt(i + 3));
				out[op++] = v2 << 6 | v3;
				haveBad |= v3 & INVALID_BYTE;
			}
			if (haveBad !== 0) throw new Error("Base64Coder: incorrect characters for decoding");
			return out;
		};
		Coder.prototype._encodeByte = function(b) {
			var result = b;
			result += 65;
			result += 25 - b >>> 8 & 6;
			result += 51 - b >>> 8 & -75;
			result += 61 - b >>> 8 & -15;
			result += 62 - b >>> 8 & 3;
			return String.fromCharCode(result);
		};
		Coder.prototype._decodeChar = function(c) {
			var result = INVALID_BYTE;
			result += (42 - c & c - 44) >>> 8 & -INVALID_BYTE + c - 43 + 62;
			result += (46 - c & c - 48) >>> 8 & -INVALID_BYTE + c - 47 + 63;
			result += (47 - c & c - 58) >>> 8 & -INVALID_BYTE + c - 48 + 52;
			result += (64 - c & c - 91) >>> 8 & -INVALID_BYTE + c - 65 + 0;
			result += (96 - c & c - 123) >>> 8 & -INVALID_BYTE + c - 97 + 26;
			return result;
		};
		Coder.prototype._getPaddingLength = function(s) {
			var paddingLength = 0;
			if (this._paddingCharacter) {
				for (var i = s.length - 1; i >= 0; i--) {
					if (s[i] !== this._paddingCharacter) break;
					paddingLength++;
				}
				if (s.length < 4 || paddingLength > 2) throw new Error("Base64Coder: incorrect padding");
			}
			return paddingLength;
		};
		return Coder;
	}();
	exports.Coder = Coder;
	var stdCoder = new Coder();
	function encode(data) {
		return stdCoder.encode(data);
	}
	exports.encode = encode;
	function decode(s) {
		return stdCoder.decode(s);
	}
	exports.decode = decode;
	var URLSafeCoder = function(_super) {
		__extends(URLSafeCoder, _super);
		function URLSafeCoder() {
			return _super !== null && _super.apply(this, arguments) || this;
		}
		URLSafeCoder.prototype._encodeByte = function(b) {
			var result = b;
			result += 65;
			result += 25 - b >>> 8 & 6;
			result += 51 - b >>> 8 & -75;
			result += 61 - b >>> 8 & -13;
			result += 62 - b >>> 8 & 49;
			return String.fromCharCode(result);
		};
		URLSafeCoder.prototype._decodeChar = function(c) {
			var result = INVALID_BYTE;
			result += (44 - c & c - 46) >>> 8 & -INVALID_BYTE + c - 45 + 62;
			result += (94 - c & c - 96) >>> 8 & -INVALID_BYTE + c - 95 + 63;
			result += (47 - c & c - 58) >>> 8 & -INVALID_BYTE + c - 48 + 52;
			result += (64 - c & c - 91) >>> 8 & -INVALID_BYTE + c - 65 + 0;
			result += (96 - c & c - 123) >>> 8 & -INVALID_BYTE + c - 97 + 26;
			return result;
		};
		return URLSafeCoder;
	}(Coder);
	exports.URLSafeCoder = URLSafeCoder;
	var urlSafeCoder = new URLSafeCoder();
	function encodeURLSafe(data) {
		return urlSafeCoder.encode(data);
	}
	exports.encodeURLSafe = encodeURLSafe;
	function decodeURLSafe(s) {
		return urlSafeCoder.decode(s);
	}
	exports.decodeURLSafe = decodeURLSafe;
	exports.encodedLength = function(length) {
		return stdCoder.encodedLength(length);
	};
	exports.maxDecodedLength = function(length) {
		return stdCoder.maxDecodedLength(length);
	};
	exports.decodedLength = function(s) {
		return stdCoder.decodedLength(s);
	};
}));

// node_modules/fast-sha256/sha256.js
var require_sha256 = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	(function(root, factory) {
		var exports = {};
		factory(exports);
		var sha256 = exports["default"];
		for (var k in exports) sha256[k] = exports[k];
		if (typeof module === "object" && typeof module.exports === "object") module.exports = sha256;
		else if (typeof define === "function" && define.amd) define(function() {
			return sha256;
		});
		else root.sha256 = sha256;
	})(this$1, function(exports) {
		"use strict";
		exports.__esModule = true;
		exports.digestLength = 32;
		exports.blockSize = 64;
		var K = new Uint32Array([
			1116352408,
			1899447441,
			3049323471,
			3921009573,
			961987163,
			1508970993,
			2453635748,
			2870763221,
			3624381080,
			310598401,
			607225278,
			1426881987,
			1925078388,
			2162078206,
			2614888103,
			3248222580,
			3835390401,
			4022224774,
			264347078,
			604807628,
			770255983,
			1249150122,
			1555081692,
			1996064986,
			2554220882,
			2821834349,
			2952996808,
			3210313671,
			3336571891,
			3584528711,
			113926993,
			338241895,
			666307205,
			773529912,
			1294757372,
			1396182291,
			1695183700,
			1986661051,
			2177026350,
			2456956037,
			2730485921,
			2820302411,
			3259730800,
			3345764771,
			3516065817,
			3600352804,
			4094571909,
			275423344,
			430227734,
			506948616,
			659060556,
			883997877,
			958139571,
			1322822218,
			1537002063,
			1747873779,
			1955562222,
			2024104815,
			2227730452,
			2361852424,
			2428436474,
			2756734187,
			3204031479,
			3329325298
		]);
		function hashBlocks(w, v, p, pos, len) {
			var a, b, c, d, e, f, g, h, u, i, j, t1, t2;
			while (len >= 64) {
				a = v[0];
				b = v[1];
				c = v[2];
				d = v[3];
				e = v[4];
				f = v[5];
				g = v[6];
				h = v[7];
				for (i = 0; i < 16; i++) {
					j = pos + i * 4;
					w[i] = (p[j] & 255) << 24 | (p[j + 1] & 255) << 16 | (p[j + 2] & 255) << 8 | p[j + 3] & 255;
				}
				for (i = 16; i < 64; i++) {
					u = w[i - 2];
					t1 = (u >>> 17 | u << 15) ^ (u >>> 19 | u << 13) ^ u >>> 10;
					u = w[i - 15];
					t2 = (u >>> 7 | u << 25) ^ (u >>> 18 | u << 14) ^ u >>> 3;
					w[i] = (t1 + w[i - 7] | 0) + (t2 + w[i - 16] | 0);
				}
				for (i = 0; i < 64; i++) {
					t1 = (((e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7)) + (e & f ^ ~e & g) | 0) + (h + (K[i] + w[i] | 0) | 0) | 0;
					t2 = ((a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10)) + (a & b ^ a & c ^ b & c) | 0;
					h = g;
					g = f;
					f = e;
					e = d + t1 | 0;
					d = c;
					c = b;
					b = a;
					a = t1 + t2 | 0;
				}
				v[0] += a;
				v[1] += b;
				v[2] += c;
				v[3] += d;
				v[4] += e;
				v[5] += f;
				v[6] += g;
				v[7] += h;
				pos += 64;
				len -= 64;
			}
			return pos;
		}
		var Hash = function() {
			function Hash() {
				this.digestLength = exports.digestLength;
				this.blockSize = exports.blockSize;
				this.state = /* @__PURE__ */ new Int32Array(8);
				this.temp = /* @__PURE__ */ new Int32Array(64);
				this.buffer = /* @__PURE__ */ new Uint8Array(128);
				this.bufferLength = 0;
				this.bytesHashed = 0;
				this.finished = false;
				this.reset();
			}
			Hash.prototype.reset = function() {
				this.state[0] = 1779033703;
				this.state[1] = 3144134277;
				this.state[2] = 1013904242;
				this.state[3] = 2773480762;
				this.state[4] = 1359893119;
				this.state[5] = 2600822924;
				this.state[6] = 528734635;
				this.state[7] = 1541459225;
				this.bufferLength = 0;
				this.bytesHashed = 0;
				this.finished = false;
				return this;
			};
			Hash.prototype.clean = function() {
				for (var i = 0; i < this.buffer.length; i++) this.buffer[i] = 0;
				for (var i = 0; i < this.temp.length; i++) this.temp[i] = 0;
				this.reset();
			};
			Hash.prototype.update = function(data, dataLength) {
				if (dataLength === void 0) dataLength = data.length;
				if (this.finished) throw new Error("SHA256: can't update because hash was finished.");
				var dataPos = 0;
				this.bytesHashed += dataLength;
				if (this.bufferLength > 0) {
					while (this.bufferLength < 64 && dataLength > 0) {
						this.buffer[this.bufferLength++] = data[dataPos++];
						dataLength--;
					}
					if (this.bufferLength === 64) {
						hashBlocks(this.temp, this.state, this.buffer, 0, 64);
						this.bufferLength = 0;
					}
				}
				if (dataLength >= 64) {
					dataPos = hashBlocks(this.temp, this.state, data, dataPos, dataLength);
					dataLength %= 64;
				}
				while (dataLength > 0) {
					this.buffer[this.bufferLength++] = data[dataPos++];
					dataLength--;
				}
				return this;
			};
			Hash.prototype.finish = function(out) {
				if (!this.finished) {
					var bytesHashed = this.bytesHashed;
					var left = this.bufferLength;
					var bitLenHi = bytesHashed / 536870912 | 0;
					var bitLenLo = bytesHashed << 3;
					var padLength = bytesHashed % 64 < 56 ? 64 : 128;
					this.buffer[left] = 128;
					for (var i = left + 1; i < padLength - 8; i++) this.buffer[i] = 0;
					this.buffer[padLength - 8] = bitLenHi >>> 24 & 255;
					this.buffer[padLength - 7] = bitLenHi >>> 16 & 255;
					this.buffer[padLength - 6] = bitLenHi >>> 8 & 255;
					this.buffer[padLength - 5] = bitLenHi >>> 0 & 255;
					this.buffer[padLength - 4] = bitLenLo >>> 24 & 255;
					this.buffer[padLength - 3] = bitLenLo >>> 16 & 255;
					this.buffer[padLength - 2] = bitLenLo >>> 8 & 255;
					this.buffer[padLength - 1] = bitLenLo >>> 0 & 255;
					hashBlocks(this.temp, this.state, this.buffer, 0, padLength);
					this.finished = true;
				}
				for (var i = 0; i < 8; i++) {
					out[i * 4 + 0] = this.state[i] >>> 24 & 255;
					out[i * 4 + 1] = this.state[i] >>> 16 & 255;
					out[i * 4 + 2] = this.state[i] >>> 8 & 255;
					out[i * 4 + 3] = this.state[i] >>> 0 & 255;
				}
				return this;
			};
			Hash.prototype.digest = function() {
				var out = new Uint8Array(this.digestLength);
				this.finish(out);
				return out;
			};
			Hash.prototype._saveState = function(out) {
				for (var i = 0; i < this.state.length; i++) out[i] = this.state[i];
			};
			Hash.prototype._restoreState = function(from, bytesHashed) {
				for (var i = 0; i < this.state.length; i++) this.state[i] = from[i];
				this.bytesHashed = bytesHashed;
				this.finished = false;
				this.bufferLength = 0;
			};
			return Hash;
		}();
		exports.Hash = Hash;
		var HMAC = function() {
			function HMAC(key) {
				this.inner = new Hash();
				this.outer = new Hash();
				this.blockSize = this.inner.blockSize;
				this.digestLength = this.inner.digestLength;
				var pad = new Uint8Array(this.blockSize);
				if (key.length > this.blockSize) new Hash().update(key).finish(pad).clean();
				else for (var i = 0; i < key.length; i++) pad[i] = key[i];
				for (var i = 0; i < pad.length; i++) pad[i] ^= 54;
				this.inner.update(pad);
				for (var i = 0; i < pad.length; i++) pad[i] ^= 106;
				this.outer.update(pad);
				this.istate = /* @__PURE__ */ new Uint32Array(8);
				this.ostate = /* @__PURE__ */ new Uint32Array(8);
				this.inner._saveState(this.istate);
				this.outer._saveState(this.ostate);
				for (var i = 0; i < pad.length; i++) pad[i] = 0;
			}
			HMAC.prototype.reset = function() {
				this.inner._restoreState(this.istate, this.inner.blockSize);
				this.outer._restoreState(this.ostate, this.outer.blockSize);
				return this;
			};
			HMAC.prototype.clean = function() {
				for (var i = 0; i < this.istate.length; i++) this.ostate[i] = this.istate[i] = 0;
				this.inner.clean();
				this.outer.clean();
			};
			HMAC.prototype.update = function(data) {
				this.inner.update(data);
				return this;
			};
			HMAC.prototype.finish = function(out) {
				if (this.outer.finished) this.outer.finish(out);
				else {
					this.inner.finish(out);
					this.outer.update(out, this.digestLength).finish(out);
				}
				return this;
			};
			HMAC.prototype.digest = function() {
				var out = new Uint8Array(this.digestLength);
				this.finish(out);
				return out;
			};
			return HMAC;
		}();
		exports.HMAC = HMAC;
		function hash(data) {
			var h = new Hash().update(data);
			var digest = h.digest();
			h.clean();
			return digest;
		}
		exports.hash = hash;
		exports["default"] = hash;
		function hmac(key, data) {
			var h = new HMAC(key).update(data);
			var digest = h.digest();
			h.clean();
			return digest;
		}
		exports.hmac = hmac;
		function fillBuffer(buffer, hmac, info, counter) {
			var num = counter[0];
			if (num === 0) throw new Error("hkdf: cannot expand more");
			hmac.reset();
			if (num > 1) hmac.update(buffer);
			if (info) hmac.update(info);
			hmac.update(counter);
			hmac.finish(buffer);
			counter[0]++;
		}
		var hkdfSalt = new Uint8Array(exports.digestLength);
		function hkdf(key, salt, info, length) {
			if (salt === void 0) salt = hkdfSalt;
			if (length === void 0) length = 32;
			var counter = new Uint8Array([1]);
			var hmac_ = new HMAC(hmac(salt, key));
			var buffer = new Uint8Array(hmac_.digestLength);
			var bufpos = buffer.length;
			var out = new Uint8Array(length);
			for (var i = 0; i < length; i++) {
				if (bufpos === buffer.length) {
					fillBuffer(buffer, hmac_, info, counter);
					bufpos = 0;
				}
				out[i] = buffer[bufpos++];
			}
			hmac_.clean();
			buffer.fill(0);
			counter.fill(0);
			return out;
		}
		exports.hkdf = hkdf;
		function pbkdf2(password, salt, iterations, dkLen) {
			var prf = new HMAC(password);
			var len = prf.digestLength;
			var ctr = /* @__PURE__ */ new Uint8Array(4);
			var t = new Uint8Array(len);
			var u = new Uint8Array(len);
			var dk = new Uint8Array(dkLen);
			for (var i = 0; i * len < dkLen; i++) {
				var c = i + 1;
				ctr[0] = c >>> 24 & 255;
				ctr[1] = c >>> 16 & 255;
				ctr[2] = c >>> 8 & 255;
				ctr[3] = c >>> 0 & 255;
				prf.reset();
				prf.update(salt);
				prf.update(ctr);
				prf.finish(u);
				for (var j = 0; j < len; j++) t[j] = u[j];
				for (var j = 2; j <= iterations; j++) {
					prf.reset();
					prf.update(u).finish(u);
					for (var k = 0; k < len; k++) t[k] ^= u[k];
				}
				for (var j = 0; j < len && i * len + j < dkLen; j++) dk[i * len + j] = t[j];
			}
			for (var i = 0; i < len; i++) t[i] = u[i] = 0;
			for (var i = 0; i < 4; i++) ctr[i] = 0;
			prf.clean();
			return dk;
		}
		exports.pbkdf2 = pbkdf2;
	});
}));

// node_modules/standardwebhooks/dist/timing_safe_equal.js
var require_timing_safe_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.timingSafeEqual = timingSafeEqual;
	function assert(expr, msg = "") {
		if (!expr) throw new Error(msg);
	}
	function timingSafeEqual(a, b) {
		if (a.byteLength !== b.byteLength) return false;
		if (!(a instanceof DataView)) a = new DataView(ArrayBuffer.isView(a) ? a.buffer : a);
		if (!(b instanceof DataView)) b = new DataView(ArrayBuffer.isView(b) ? b.buffer : b);
		assert(a instanceof DataView);
		assert(b instanceof DataView);
		const length = a.byteLength;
		let out = 0;
		let i = -1;
		while (++i < length) out |= a.getUint8(i) ^ b.getUint8(i);
		return out === 0;
	}
}));

// node_modules/standardwebhooks/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Webhook = exports.WebhookVerificationError = void 0;
	const base64 = require_base64();
	const sha256 = require_sha256();
	const timing_safe_equal_1 = require_timing_safe_equal();
	const WEBHOOK_TOLERANCE_IN_SECONDS = 300;
	var ExtendableError = class ExtendableError extends Error {
		constructor(message) {
			super(message);
			Object.setPrototypeOf(this, ExtendableError.prototype);
			this.name = "ExtendableError";
			this.stack = new Error(message).stack;
		}
	};
	var WebhookVerificationError = class WebhookVerificationError extends ExtendableError {
		constructor(message) {
			super(message);
			Object.setPrototypeOf(this, WebhookVerificationError.prototype);
			this.name = "WebhookVerificationError";
		}
	};
	exports.WebhookVerificationError = WebhookVerificationError;
	var Webhook = class Webhook {
		constructor(secret, options) {
			if ((options === null || options === void 0 ? void 0 : options.format) === "raw") {
				if (secret instanceof Uint8Array) this.key = secret;
				else this.key = Uint8Array.from(secret, (c) => c.charCodeAt(0));
			} else {
				if (typeof secret !== "string") throw new Error("Expected secret to be of type string");
				if (secret.startsWith(Webhook.prefix)) secret = secret.substring(Webhook.prefix.length);
				this.key = base64.decode(secret);
			}
			if (this.key.length === 0) throw new Error("Secret can't be empty.");
		}
		verify(payload, headers, options) {
			var _a;
			const jsonParse = (_a = options === null || options === void 0 ? void 0 : options.jsonParse) !== null && _a !== void 0 ? _a : true;
			const normalizedHeaders = {};
			for (const key of Object.keys(headers)) normalizedHeaders[key.toLowerCase()] = headers[key];
			const msgId = normalizedHeaders["webhook-id"];
			const msgSignature = normalizedHeaders["webhook-signature"];
			const msgTimestamp = normalizedHeaders["webhook-timestamp"];
			if (!msgSignature || !msgId || !msgTimestamp) throw new WebhookVerificationError("Missing required headers");
			const timestamp = this.verifyTimestamp(msgTimestamp);
			const expectedSignature = this.sign(msgId, timestamp, payload).split(",")[1];
			const passedSignatures = msgSignature.split(" ");
			const encoder = new globalThis.TextEncoder();
			for (const versionedSignature of passedSignatures) {
				const [version, signature] = versionedSignature.split(",");
				if (version !== "v1") continue;
				if ((0, timing_safe_equal_1.timingSafeEqual)(encoder.encode(signature), encoder.encode(expectedSignature))) {
					const payloadString = payload.toString();
					if (payloadString === "") return;
					if (jsonParse) return JSON.parse(payloadString);
					else return;
				}
			}
			throw new WebhookVerificationError("No matching signature found");
		}
		sign(msgId, timestamp, payload) {
			if (typeof payload === "string") {} else if (payload.constructor.name === "Buffer") payload = payload.toString();
			else throw new Error("Expected payload to be of type string or Buffer.");
			const encoder = new TextEncoder();
			const timestampNumber = Math.floor(timestamp.getTime() / 1e3);
			const toSign = encoder.encode(`${msgId}.${timestampNumber}.${payload}`);
			return `v1,${base64.encode(sha256.hmac(this.key, toSign))}`;
		}
		verifyTimestamp(timestampHeader) {
			const now = Math.floor(Date.now() / 1e3);
			const timestamp = parseInt(timestampHeader, 10);
			if (Number.isNaN(timestamp)) throw new WebhookVerificationError("Invalid Signature Headers");
			if (now - timestamp > WEBHOOK_TOLERANCE_IN_SECONDS) throw new WebhookVerificationError("Message timestamp too old");
			if (timestamp > now + WEBHOOK_TOLERANCE_IN_SECONDS) throw new WebhookVerificationError("Message timestamp too new");
			return /* @__PURE__ */ new Date(timestamp * 1e3);
		}
	};
	exports.Webhook = Webhook;
	Webhook.prefix = "whsec_";
}));

// src/adapters/webhook/standard-webhook.ts
var import_dist = require_dist();
function signStandardWebhook({ id, body, at }, secrets) {
	return {
		"webhook-id": id,
		"webhook-timestamp": String(Math.floor(at.getTime() / 1e3)),
		"webhook-signature": secrets.map((secret) => new import_dist.Webhook(secret).sign(id, at, body)).join(" ")
	};
}

// src/core/view/slack-message.ts
const limits = {
	titleCodePoints: 150,
	textCodePoints: 1e3
};
function renderSlackMessage({ type, subject, data }) {
	const about = Object(data.subject);
	const what = `${escapeSlack(subject)}: ${escapeSlack(describeEvent(type, data))}`;
	const title = escapeSlack(truncateCodePoints(flattenText(String(about.title ?? "")), limits.titleCodePoints));
	const link = renderLink(String(about.url ?? ""), `#${String(about.number ?? "")}`);
	const words = truncateCodePoints(String(data.reason ?? data.question ?? data.message ?? ""), limits.textCodePoints);
	return {
		text: what,
		blocks: [{
			type: "section",
			text: {
				type: "mrkdwn",
				text: `*${what}*\n${link} ${title}`.trim(),
				verbatim: true
			}
		}, ...words === "" ? [] : [{
			type: "section",
			text: {
				type: "plain_text",
				text: words,
				emoji: false
			}
		}]],
		unfurl_links: false,
		unfurl_media: false
	};
}
function describeEvent(type, { outcome, from, to }) {
	if (type === "dev.baton.run.ended") return `the run has ended, ${String(outcome)}`;
	if (type === "dev.baton.run.transfer") return `${String(from)} handed over to ${String(to)}`;
	return type === "dev.baton.run.needs-input" ? "an agent asks a person" : "a stage needs an approval";
}
function escapeSlack(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
function renderLink(url, text) {
	return /^https?:\/\/[^\s|<>]+$/.test(url) ? `<${escapeSlack(url)}|${escapeSlack(text)}>` : escapeSlack(text);
}

// src/app/handlers/tell-endpoint.ts
const minute = 6e4;
const hour = 60 * minute;
const waits = [
	1e4,
	minute,
	5 * minute,
	30 * minute,
	2 * hour,
	6 * hour,
	15 * hour
];
async function tellEndpoint(context, work, options = {}) {
	const { settings, log } = context;
	const { to, event, attempt } = work;
	const what = `Endpoint "${to}" was not told of ${event.id}`;
	const endpoint = settings.hooks.endpoints.get(to);
	if (endpoint === void 0 || !isLetUse(endpoint, work)) return log.warning(`${what}: the App has no setting that lets ${work.owner}/${work.name} use such an endpoint.`);
	const at = new Date(context.clock.now());
	const built = buildPost(endpoint, {
		work,
		at
	});
	if (built === void 0) return log.warning(`${what}: without a secret in the settings nothing can be signed.`);
	const { allowPrivate } = settings.hooks;
	const posted = await (options.post ?? ((post) => postSecurely(post, { allowPrivate })))(built);
	if (posted.kind === "answered" && posted.status >= 200 && posted.status < 300) return log.info(`Told endpoint "${to}" of ${event.type} ${event.id}.`);
	const reason = posted.kind === "answered" ? `it answered ${posted.status}` : posted.reason;
	const wait = waits[attempt - 1];
	if (posted.kind === "refused" || wait === void 0 || posted.kind === "answered" && posted.status === 410) return log.error(`${what}: ${reason}. It is given up after ${attempt === 1 ? "one attempt" : `${attempt} attempts`}.`);
	const asked = (posted.kind === "answered" ? posted.retryAfterSeconds ?? 0 : 0) * 1e3;
	const runAt = new Date(at.getTime() + Math.min(Math.max(wait, asked), 24 * hour)).toISOString();
	log.warning(`${what}: ${reason}. The next attempt is at ${runAt}.`);
	const id = `tell ${to} ${work.as} ${event.id} ${attempt + 1}`;
	await context.add({
		id,
		key: id,
		runAt,
		work: {
			...work,
			attempt: attempt + 1
		}
	});
}
function buildPost({ url, secrets }, { work, at }) {
	const { event, as } = work;
	const headers = {
		"content-type": "application/json",
		"user-agent": "baton"
	};
	if (as === "slack") return {
		url,
		headers,
		body: JSON.stringify(renderSlackMessage(event))
	};
	if (secrets.length === 0) return void 0;
	const body = JSON.stringify({
		...event,
		timestamp: event.time
	});
	return {
		url,
		headers: {
			...headers,
			...signStandardWebhook({
				id: event.id,
				body,
				at
			}, secrets)
		},
		body
	};
}

// src/engine/view/show-limit-wait.ts
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
	await engine.ports.threads.update(status, body, viewThreadOf(state.run));
}

// src/app/handlers/wait-for-github.ts
const silentMilliseconds = 15e3;
const longestSilenceMilliseconds = 216e5;
const mostWaiting = 1e4;
function createWaitForGitHub(now) {
	const waiting = /* @__PURE__ */ new Map();
	const remember = (id, known) => {
		waiting.set(id, known);
		const [oldest] = waiting.keys();
		if (waiting.size > mostWaiting && oldest !== void 0) waiting.delete(oldest);
	};
	return async (context, { id, work }, perform) => {
		const before = waiting.get(id) ?? {};
		waiting.delete(id);
		try {
			await checkStart(context, work);
			await perform();
		} catch (thrown) {
			if (thrown instanceof LimitReached) {
				const told = await tell(context, {
					work,
					reached: thrown,
					told: before.told ?? 0
				});
				remember(id, { told });
				throw thrown;
			}
			if (!isSilence(thrown)) throw thrown;
			const { silentSince = now() } = before;
			if (now() - silentSince > longestSilenceMilliseconds) throw new Error(messageOf(thrown), { cause: thrown });
			remember(id, { silentSince });
			context.log.warning(`${id} waits, because GitHub does not answer: ${messageOf(thrown)}`);
			throw new GitHubSilent({
				until: now() + silentMilliseconds,
				cause: thrown
			});
		}
	};
}
async function checkStart(context, work) {
	if ("installation" in work) await context.limitsOf(work.installation).checkStart(work.kind === "job" ? "reads" : "writes");
}
function isSilence(thrown) {
	return thrown instanceof GitHubSilent || thrown instanceof GitHubError && thrown.reason === "unavailable";
}
async function tell(context, { work, reached, told }) {
	if (work.kind !== "advance") return told;
	const { dispatch, installation, repository } = work;
	const until = Date.parse(reached.until);
	await context.orders.begin({
		repository: repository.id,
		title: executionTitle(dispatch)
	}, until);
	if (!reached.mayEdit || until < told + 6e4 || !context.limitsOf(installation).hasRoomToTell()) return told;
	try {
		const { engine } = await createAppEngine(context, work);
		await showLimitWait(engine, {
			dispatch,
			wait: reached.message
		});
		return until;
	} catch (thrown) {
		context.log.info(`The status comment of run ${dispatch.run} does not say that it waits: ${messageOf(thrown)}`);
		return told;
	}
}

// src/app/observe-work.ts
async function observeWork({ metrics, tracing }, item, perform) {
	const work = item.payload;
	const facts = {
		work: work.kind,
		...work.origin,
		...placeOf(work),
		...stageOf(work)
	};
	const end = metrics.began(work.kind);
	let outcome = "failed";
	try {
		const putOff = await tracing.span(describeSpan(work, facts), ({ traceparent }) => withWorkFacts({
			...facts,
			...traceparent === void 0 ? {} : { traceparent }
		}, () => performOrPutOff(work, perform)));
		outcome = putOff === void 0 ? "done" : "put-off";
		if (putOff !== void 0) throw putOff;
	} finally {
		end(outcome);
	}
}
async function performOrPutOff(work, perform) {
	try {
		await perform(work);
		return;
	} catch (thrown) {
		if (thrown instanceof PutOff) return thrown;
		throw thrown;
	}
}
function describeSpan(work, { delivery, repository, run, task, installation }) {
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
function placeOf(work) {
	if (work.kind === "delivery" || work.kind === "known-body") return { delivery: work.id };
	if (work.kind === "source" || work.kind === "tell") return nameOf(work.owner, work.name);
	if (work.kind !== "event") {
		const installation = "installation" in work ? { installation: work.installation } : {};
		const named = "repository" in work && "owner" in work.repository ? nameOf(work.repository.owner, work.repository.name) : {};
		return {
			...installation,
			...named
		};
	}
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

// src/app/work/add-next-tick.ts
async function addNextTick(add, series, after) {
	const { id, key, cron, timezone, build } = series;
	const runAt = findNextTick(cron, after, timezone);
	if (runAt === void 0) throw new Error(`The cron expression \`${cron}\` of ${id} never comes.`);
	await add({
		id: `${id} ${runAt}`,
		key,
		runAt,
		work: build(runAt)
	});
}

// src/app/watch/fire-tick.ts
async function addNextFiring(add, firing, after) {
	const { repository, timezone } = firing;
	const cron = normaliseCron(firing.cron);
	await addNextTick(add, {
		id: `tick ${repository.id} ${cron} ${timezone}`,
		key: lockKey(repository.id, 0),
		cron,
		timezone,
		build: (at) => ({
			kind: "tick",
			repository: { id: repository.id },
			cron,
			timezone,
			at
		})
	}, after);
}
async function fireTick(context, work) {
	const { repository, cron, timezone, at } = work;
	const known = await context.repositories.find(repository.id);
	const isPresent = known?.schedules.some((one) => normaliseCron(one.cron) === cron && one.timezone === timezone) === true;
	if (known === void 0 || !isPresent) return;
	const firedAt = new Date(Math.max(Date.parse(context.clock.now()), Date.parse(at))).toISOString();
	await addNextFiring(context.add, work, firedAt);
	const tick = findTick(cron, firedAt, timezone);
	await planEvent(context, {
		kind: "event",
		name: "schedule",
		payload: {
			schedule: cron,
			repository: buildPayload(known)
		},
		installation: known.installation,
		delivery: `tick ${cron} ${tick}`,
		arrivedAt: tick
	});
}
function buildPayload({ repository, private: isPrivate }) {
	const { id, owner, name, defaultBranch } = repository;
	return {
		id,
		name,
		owner: { login: owner },
		default_branch: defaultBranch,
		private: isPrivate
	};
}

// src/app/watch/note-repository.ts
async function noteRepository(context, noted) {
	const { installation, repository, pushedAt } = noted;
	const before = await context.repositories.find(repository.id);
	const config = await readPresentConfig(context, noted);
	const facts = config === "faulty" ? keepFacts(before) : readFacts(config);
	const kept = {
		installation,
		repository,
		private: noted.private,
		pushedAt: pushedAt ?? before?.pushedAt ?? null
	};
	await context.repositories.put({
		...kept,
		...facts
	});
	const now = context.clock.now();
	for (const schedule of facts.schedules) await addNextFiring(context.add, {
		repository,
		...schedule
	}, now);
	if (before === void 0 && config !== void 0) await addSweep(context, noted, {
		at: now,
		all: true
	});
}
function keepFacts(before) {
	return {
		schedules: before?.schedules ?? [],
		checks: before?.checks ?? true,
		budgets: before?.budgets
	};
}
function readFacts(config) {
	const triggers = Object.values(config?.pipelines ?? {}).map(({ on }) => on);
	const schedules = /* @__PURE__ */ new Map();
	for (const { schedule } of triggers) {
		const { cron, timezone = "UTC" } = schedule ?? { cron: "" };
		if (cron !== "") schedules.set(`${cron} ${timezone}`, {
			cron,
			timezone
		});
	}
	return {
		schedules: [...schedules.values()],
		checks: triggers.some(({ checks }) => checks !== void 0),
		budgets: config?.budgets !== void 0
	};
}

// src/app/handle-work.ts
function processWork(context, { queue, telemetry }) {
	const waitForGitHub = createWaitForGitHub(() => Date.parse(context.clock.now()));
	queue.process((item) => observeWork(telemetry, item, (work) => waitForGitHub(context, {
		...item,
		work
	}, () => handleWork(context, {
		...item,
		work
	}))));
}
const openEngine = async (context, work) => {
	const { owner, name } = work.repository;
	const workflowRun = {
		id: 0,
		attempt: 1,
		url: `${context.settings.serverUrl}/${owner}/${name}/actions`
	};
	const lock = work.kind === "turn" ? { lock: work.run.lock } : {};
	return (await createAppEngine(context, {
		...work,
		...lock,
		workflowRun
	})).engine;
};
async function handleWork(app, { work, ...item }) {
	const context = {
		...app,
		add: work.kind in readsOfJobs ? withCauses(app.add, item) : app.add,
		seen: createSeenRuns()
	};
	const handle = handlers[work.kind];
	if (handle === void 0) return app.log.info(`Work of the kind "${work.kind}" is of another version, and left alone.`);
	await handle(context, work);
	await queueChecks(context, "delivery" in work && typeof work.delivery === "string" ? work.delivery : "");
}
const readsOfJobs = {
	job: true,
	"ended-run": true
};
function withCauses(add, { id, causes = [] }) {
	return (next) => add({
		...next,
		causes: [...causes, id]
	});
}
async function haveTurn(context, turn) {
	if (turn.starts === "order") return startWaiting(context, turn);
	if (turn.starts === "stage") return resumeStage(context, turn, openEngine);
	if (turn.starts === "event") return startEvent(context, turn);
	return resumeInBudget(context, turn);
}
const handlers = {
	delivery: openDelivery,
	"known-body": checkKnownBody,
	source: openSourceDelivery,
	tell: (context, work) => tellEndpoint(context, work),
	event: planEvent,
	async config(context, work) {
		if ((await readMode(context, work)).mode === "app") await updateConfigIssue(context, work);
		await noteRepository(context, work);
		await tryBudgetsAgain(context, work);
		return context.runLine.wakeNext({ repository: work.repository.id }, `after a push at ${context.arrivals()}`);
	},
	turn: haveTurn,
	look: (context, work) => lookAtClaim(context, work, openEngine),
	async job(context, work) {
		const found = await readOrder(context, work);
		if (found === void 0) return context.log.debug?.(`Workflow run ${work.job.run} carried out no order of ours.`);
		return addAdvance(context, work, found);
	},
	"children-look": lookForRequests,
	"early-children": startChildren,
	"hand-over": handOver,
	"ended-run": checkEndedRun,
	"failed-check": planCheck,
	repository: noteRepository,
	installation: lookAtInstallation,
	installations: lookAtInstallations,
	sweep: sweepRepository,
	sweeps: addSweeps,
	tick: fireTick,
	draw: drawRun,
	click: handleButton,
	async check(context, work) {
		await drawCheck(context, work);
		await lookAtGroupsOf(context, work);
	},
	"neutral-check": drawNeutralChecks,
	"merge-group": drawGroupChecks,
	advance
};

// src/adapters/github/app/personal-access.ts
const repositorySchema = object({
	get id() {
		return int();
	},
	get name() {
		return string();
	},
	get owner() {
		return object({ get login() {
			return string();
		} });
	}
}).transform(({ id, name, owner }) => ({
	id,
	owner: owner.login,
	name
}));
const installationsSchema = object({
	get total_count() {
		return int();
	},
	get installations() {
		return array(object({ get id() {
			return int();
		} }));
	}
});
const repositoriesSchema = object({
	get total_count() {
		return int();
	},
	get repositories() {
		return array(repositorySchema);
	}
});
const headers = { "x-github-api-version": "2022-11-28" };
const maxWaitSeconds = 5;
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
			const { data } = await withTranslatedErrors(open(token).request("GET /user", { headers }));
			return data.login;
		},
		async findRepository(token, owner, repo) {
			const request = withTranslatedErrors(open(token).request("GET /repos/{owner}/{repo}", {
				owner,
				repo,
				headers
			}));
			const answer = await absentAsUndefined(request);
			return answer === void 0 ? void 0 : repositorySchema.parse(answer.data);
		},
		listRepositories: (token) => listRepositories(open(token))
	};
}
const perPage = 100;
async function listAll(read) {
	const all = [];
	for (let page = 1;; page += 1) {
		const { total, rows } = await read(page);
		all.push(...rows);
		if (rows.length === 0 || all.length >= total) return all;
	}
}
async function listRepositories(octokit) {
	const installations = await listAll(async (page) => {
		const request = octokit.request("GET /user/installations", {
			per_page: perPage,
			page,
			headers
		});
		const { total_count: total, installations: rows } = installationsSchema.parse((await withTranslatedErrors(request)).data);
		return {
			total,
			rows
		};
	});
	return (await Promise.all(installations.map(({ id }) => listOfInstallation(octokit, id)))).flat();
}
async function listOfInstallation(octokit, id) {
	try {
		return await listAll(async (page) => {
			const place = {
				installation_id: id,
				per_page: perPage,
				page,
				headers
			};
			const request = octokit.request("GET /user/installations/{installation_id}/repositories", place);
			const { total_count: total, repositories: rows } = repositoriesSchema.parse((await withTranslatedErrors(request)).data);
			return {
				total,
				rows
			};
		});
	} catch (thrown) {
		if (hasReason(thrown, "forbidden", "not-found")) return [];
		throw thrown;
	}
}
const tokenSchema = union([object({
	get access_token() {
		return string();
	},
	get expires_in() {
		return int().optional();
	}
}), object({
	get error() {
		return string();
	},
	get error_description() {
		return string().optional();
	}
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

// src/app/page/read-budgets.ts
const shownMilliseconds$1 = 1e4;
const ledgersMilliseconds = 6e5;
const mostKnown = 200;
function createBudgetReader(context, now) {
	const known = /* @__PURE__ */ new Map();
	const countings = /* @__PURE__ */ new Map();
	const count = async (place, since) => {
		const found = countings.get(place.repository.id);
		if (found !== void 0 && found.at > now() - ledgersMilliseconds && found.since <= since) return found;
		const counting = {
			at: now(),
			since,
			...await readRuns(context, place, since)
		};
		if (countings.size >= mostKnown) countings.clear();
		countings.set(place.repository.id, counting);
		return counting;
	};
	return (repository) => {
		const found = known.get(repository.id);
		if (found !== void 0 && found.until > now()) return found.shown;
		if (known.size >= mostKnown) known.clear();
		const shown = read$1(context, repository, {
			count,
			now: new Date(now()).toISOString()
		});
		known.set(repository.id, {
			until: now() + shownMilliseconds$1,
			shown
		});
		return shown;
	};
}
async function read$1(context, repository, { count, now }) {
	try {
		const place = await context.repositories.find(repository.id);
		if (place === void 0 || place.budgets === false) return void 0;
		const config = await readPresentConfig(context, place);
		if (config === void 0 || config === "faulty") return void 0;
		const [since] = (config.budgets ?? []).map((budget) => periodOf(budget, now).from).toSorted();
		if (since === void 0) return void 0;
		const { ended, listOpen } = await count(place, since);
		return {
			repository,
			limits: listLimits(config, joinRuns([...await listOpen(), ...ended]), now),
			waiting: await showWaiting(context, repository.id)
		};
	} catch (thrown) {
		context.log.warning(`The budgets of ${repository.owner}/${repository.name} could not be shown: ${messageOf(thrown)}`);
		return {
			repository,
			limits: [],
			waiting: [],
			trouble: "What was used of its budgets cannot be read now."
		};
	}
}
async function readRuns(context, { installation, repository }, since) {
	const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
	const { engine } = await createAppEngine(context, {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url
		}
	});
	const ended = await readEndedRuns(engine, { since });
	if (!ended.ok) throw new Error(`${ended.error}.`);
	const listOpen = async () => await engine.ports.budgets?.list() ?? [];
	await listOpen();
	return {
		ended: ended.value,
		listOpen
	};
}
function listLimits(config, runs, now) {
	return countBudgets({
		config,
		runs,
		now
	}).flatMap(({ uses, ...count }) => uses.map((use) => ({
		name: `${nameRuns(count)}, ${describePeriod(use.budget)}`,
		used: describeAmount(use.unit, use.used),
		limit: describeAmount(use.unit, use.limit),
		state: describeState(use, count),
		until: use.period.until
	})));
}
function nameRuns({ pipeline, placed: { budget } }) {
	return pipeline ?? budget.pipelines?.join(" and ") ?? "all pipelines";
}
function describeState(use, { unknown }) {
	if (use.unit === "micros" && unknown.length > 0) return `nothing starts, because nobody reported the cost of ${describeUnknown(unknown)}`;
	if (use.limit === 0) return "nothing starts until the configuration is changed";
	if (use.used < use.limit) return "has room";
	return canWait([{
		kind: "used-up",
		...use
	}]) ? "used up: what starts now waits" : "used up: what starts now is refused";
}
async function showWaiting(context, repository) {
	const shown = [];
	const waiting = (await listWaiting(context, repository)).toSorted((one, another) => one.subject - another.subject);
	for (const { subject, until, pipeline, run } of waiting) {
		const about = subject === 0 ? "" : ` for #${subject}`;
		if (run === void 0) shown.push({
			name: `start of ${pipeline}${about}`,
			until
		});
		else if (!await isEnded(context, repository, run.run)) shown.push({
			name: `run ${run.run}`,
			until
		});
	}
	return shown;
}
async function isEnded({ runIndex }, repository, run) {
	return (await runIndex.find(repository, run))?.outcome !== void 0;
}

// src/app/page/answers.ts
function createAnswers(now, { believedMilliseconds = 6e4, mostAnswers = 1e4 } = {}) {
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

// src/app/page/read-shown-run.ts
const shownMilliseconds = 1e4;
const mostShown = 20;
function createRunReader(context, now) {
	const answers = createAnswers(now, {
		believedMilliseconds: shownMilliseconds,
		mostAnswers: mostShown
	});
	return (run) => answers.ask(`${run.repository.id} ${run.run} ${run.seq}`, () => read(context, run, now));
}
const forReading = {
	mode: "app",
	since: "",
	isSettled: true
};
async function openReader(context, { installation, repository }) {
	const request = {
		installation,
		repository,
		workflowRun: {
			id: 0,
			attempt: 1,
			url: `${context.settings.serverUrl}/${repository.owner}/${repository.name}`
		},
		mode: forReading
	};
	return (await createAppEngine(context, request)).engine;
}
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
			run: describeRun(state.value, records, { isHeard: true }),
			timeline: describeTimeline(facts)
		};
	} catch (thrown) {
		if (thrown instanceof StartBlocked) return {
			kind: "trouble",
			message: thrown.message
		};
		if (!(thrown instanceof GitHubError)) throw thrown;
		if (thrown.reason === "not-found" || thrown.reason === "expired") return { kind: "gone" };
		context.log.warning(`Run ${run.run} of ${run.repository.owner}/${run.repository.name} could not be shown: ${problemText(thrown)}`);
		return {
			kind: "trouble",
			message: "GitHub does not show the records of this run now."
		};
	}
}

// src/app/page/search-run.ts
const beginning = "1970-01-01T00:00:00Z";
const mostRunsIssues = 3;
const mostSearches = 30;
function createRunSearch(context, now) {
	const answers = createAnswers(now);
	let minute = {
		until: 0,
		searches: /* @__PURE__ */ new Map()
	};
	return ({ login = "" }, repository, run) => answers.ask(`${repository.id} ${run}`, () => {
		if (minute.until <= now()) minute = {
			until: now() + 6e4,
			searches: /* @__PURE__ */ new Map()
		};
		const count = (minute.searches.get(login) ?? 0) + 1;
		minute.searches.set(login, count);
		if (count <= mostSearches) return searchRun(context, {
			repository,
			run
		});
		const message = `You asked for ${mostSearches} runs within a minute that are not in the list. Load this page again in a minute.`;
		return Promise.reject(new HTTPException(429, { message }));
	});
}
async function searchRun(context, { repository, run }) {
	const place = await context.repositories.find(repository.id);
	if (place === void 0) return void 0;
	const { installation } = place;
	refuseInScarcity(context.limitsOf(installation));
	const url = `${context.settings.serverUrl}/${repository.owner}/${repository.name}`;
	const opened = await openRepository(context, {
		...place,
		workflowRun: {
			id: 0,
			attempt: 1,
			url
		},
		mode: forReading
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
			installation,
			repository: place.repository
		};
		await context.runIndex.put(indexed);
		return indexed;
	}
}
function refuseInScarcity(limits) {
	const until = limits.findLookTime();
	if (until === 0) return;
	const message = `Half of the requests that GitHub allows in an hour is kept for runs, and only that is left. Load this page again after ${describeTime(new Date(until).toISOString())}.`;
	throw new HTTPException(429, { message });
}
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

// src/app/page/visitors.ts
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
			findRepository: async (owner, name) => isNameOfRepository(owner, name) ? ask(`repository ${owner}/${name}`.toLowerCase(), () => findReadable(access, {
				token,
				owner,
				name
			})) : void 0,
			listRepositories: () => ask("repositories", () => access.listRepositories(token))
		};
	};
}
function isNameOfRepository(owner, name) {
	return /^[\w-]{1,100}$/.test(owner) && /^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name);
}
async function findReadable(access, { token, owner, name }) {
	try {
		return await access.findRepository(token, owner, name);
	} catch (thrown) {
		if (thrown instanceof GitHubError && thrown.reason === "forbidden") return void 0;
		throw thrown;
	}
}

// src/app/page/page-routes.ts
function createPageRoutes(parts) {
	const { settings } = parts.context;
	return [...settings.page === void 0 ? createUnsetRoutes(parts) : createSignedRoutes(parts, settings.page), {
		path: "/",
		app: new Hono().get("/", (context) => context.redirect("/runs"))
	}];
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
function createSite({ context, queue, now, closing, followMilliseconds = 2e3 }, admit) {
	const readBudgets = createBudgetReader(context, now);
	return {
		admit,
		index: context.runIndex,
		searchRun: createRunSearch(context, now),
		readRun: createRunReader(context, now),
		readQueue: (repositories) => readQueue({
			...context,
			queue,
			readBudgets
		}, repositories),
		addressOfSubject: ({ repository: { owner, name }, subject }) => `${context.settings.serverUrl}/${owner}/${name}/issues/${subject}`,
		links: [],
		hasSignOut: true,
		followMilliseconds,
		streams: /* @__PURE__ */ new Map(),
		closing,
		log: context.log
	};
}
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
function toRoutes({ path, app }) {
	return {
		path,
		app: new Hono().route("/", app)
	};
}
async function readQueue({ orders, settings, slots, queue, readBudgets }, repositories) {
	const byId = new Map(repositories.map((repository) => [repository.id, repository]));
	const pools = (await slots.list()).flatMap(({ repository: id, pipeline, row }) => {
		const repository = byId.get(id);
		const isIdle = row.holders.length === 0 && row.line.length === 0;
		return repository === void 0 || isIdle ? [] : [showPool(row, {
			repository,
			pipeline
		})];
	});
	const budgets = await Promise.all(repositories.map(readBudgets));
	const jobs = (await orders.list()).flatMap(({ workflowRun, order }) => {
		const sent = parseStored(sentSchema, order);
		const repository = byId.get(sent?.repo ?? 0);
		if (sent === void 0 || repository === void 0) return [];
		const url = `${settings.serverUrl}/${repository.owner}/${repository.name}/actions/runs/${workflowRun}`;
		return [{
			repository,
			run: sent.run,
			name: executionTitle(sent),
			since: sent.issued,
			url
		}];
	});
	return {
		pending: await queue.size(),
		jobs,
		pools,
		budgets: budgets.filter((each) => each !== void 0)
	};
}
function showPool({ holders, line }, { repository, pipeline }) {
	return {
		repository,
		pipeline,
		running: holders.map(({ id, since }) => ({
			name: id,
			since
		})),
		waiting: line.map(({ id }) => id),
		limit: line[0]?.limit
	};
}

// src/app/http/routes.ts
function listRoutes(context) {
	const { health, metrics, queue, settings } = context;
	const { metricsToken } = settings.operation;
	return [
		...createHealthRoutes(health),
		createMetricsRoutes(metrics, metricsToken),
		createPendingRoutes(queue, metricsToken)
	];
}
function askForToken(token) {
	return async (context, next) => {
		if (token !== void 0 && !isSameText(context.req.header("authorization") ?? "", `Bearer ${token}`)) return context.text("Send the token of BATON_METRICS_TOKEN as bearer.\n", 401, { "www-authenticate": "Bearer" });
		return next();
	};
}
function createMetricsRoutes(metrics, token) {
	return {
		path: "/metrics",
		app: new Hono().get("/", askForToken(token), async (context) => {
			const { text, contentType } = await metrics.render();
			return context.body(text, 200, { "content-type": contentType });
		})
	};
}
function createPendingRoutes(queue, token) {
	return {
		path: "/baton/pending",
		app: new Hono().get("/", askForToken(token), async (context) => context.json({ pending: await queue.size() }))
	};
}

// src/app/webhook/source-intake.ts
const maxBytes = 1048576;
const maxSignatures = 5;
const droppedHeaders = /^(?:authorization|cookie|proxy-.*|host|connection|content-length|x-forwarded-.*|forwarded)$/;
const pathPattern = /^\/api\/sources\/([a-z][a-z0-9-]{0,39})\/([A-Za-z0-9_-]{1,39})\/([\w.-]{1,100})$/;
function createSourceIntake(options) {
	return async (request, response) => {
		const [path = ""] = request.url?.split("?", 1) ?? [];
		if (!path.startsWith("/api/sources/")) return false;
		const given = await handleRequest(request, {
			...options,
			path
		});
		const { status, text, detail = text, outcome = status < 500 ? "refused" : "unavailable" } = given;
		options.answered?.({
			event: "source",
			outcome
		});
		if (status >= 400) options.log.warning(`A delivery of a source was refused with ${status}: ${detail}`);
		answer({
			request,
			response
		}, given);
		return true;
	};
}
async function handleRequest(request, options) {
	const addressed = findSource(options);
	if (addressed === void 0) return unknownSource;
	const { source } = addressed;
	const { signature: rule } = source;
	const fault = checkHead(request, rule) ?? checkTime(request, {
		rule,
		now: options.now()
	});
	if (fault !== void 0) return fault;
	return options.readBody(request, async (body) => {
		const signed = buildSigned(request, {
			rule,
			body
		});
		if (!isSigned(signed, {
			source,
			given: getHeader(request, rule.header)
		})) return {
			status: 401,
			text: `The header ${rule.header} is not the signature of these bytes.`
		};
		if (!isLetUse(source, {
			owner: addressed.owner,
			name: addressed.repository
		})) return unknownSource;
		if (body[0] !== 123 || !isUtf8(body)) return {
			status: 400,
			text: "The body is no JSON object."
		};
		return store({
			...addressed,
			request,
			body,
			signed
		}, options);
	});
}
const unknownSource = {
	status: 404,
	text: "There is no such source for this repository."
};
function findSource({ sources, path }) {
	const [, name = "", owner = "", repository = ""] = pathPattern.exec(path) ?? [];
	const source = sources.get(name);
	if (source === void 0) return void 0;
	return {
		name,
		source,
		owner: owner.toLowerCase(),
		repository: repository.toLowerCase()
	};
}
function checkHead(request, { header, id }) {
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
		text: `A delivery of a source has at most ${maxBytes} bytes, not ${length}.`
	};
	if (getHeader(request, header) === "") return {
		status: 401,
		text: `The header ${header}, which has the signature, is missing.`
	};
	if (id !== void 0 && !/^[\x21-\x7e]{1,200}$/.test(getHeader(request, id))) return {
		status: 400,
		text: `The header ${id} has to name the delivery in at most 200 characters.`
	};
}
function checkTime(request, { rule, now }) {
	if (rule.timestamp === void 0) return void 0;
	const given = getHeader(request, rule.timestamp);
	if (/^\d{1,12}$/.test(given) && Math.abs(now / 1e3 - Number(given)) <= rule.tolerance) return void 0;
	return {
		status: 401,
		text: `The header ${rule.timestamp} is not within ${rule.tolerance} seconds of now.`
	};
}
function buildSigned(request, { rule, body }) {
	const headers = {
		"{id}": rule.id,
		"{timestamp}": rule.timestamp
	};
	const before = rule.signed.slice(0, -6).replace(/\{(?:id|timestamp)\}/g, (part) => getHeader(request, headers[part] ?? ""));
	return Buffer.concat([Buffer.from(before), body]);
}
function isSigned(signed, { source, given }) {
	const { prefix, algorithm, encoding } = source.signature;
	const signatures = given.split(" ").filter((text) => text.startsWith(prefix)).slice(0, maxSignatures).map((text) => Buffer.from(text.slice(prefix.length)));
	return source.keys.map((key) => Buffer.from(createHmac(algorithm, key).update(signed).digest(encoding))).some((one) => signatures.some((each) => each.length === one.length && timingSafeEqual(each, one)));
}
async function store({ name, source, owner, repository, request, body, signed }, options) {
	const { id: idHeader, signed: template, header } = source.signature;
	const digest = createHash("sha256").update(signed).digest("hex");
	const id = idHeader === void 0 ? digest : getHeader(request, idHeader);
	const kept = Object.entries(request.headers).filter(([key, value]) => typeof value === "string" && key !== header && !droppedHeaders.test(key));
	const delivery = {
		source: name,
		owner,
		name: repository,
		id: `source ${name} ${owner}/${repository} ${id}`,
		identity: template.includes("{id}") ? id : digest,
		headers: Object.fromEntries(kept),
		body: body.toString("utf8"),
		arrivedAt: options.arrivals()
	};
	try {
		await options.receive(delivery);
	} catch (thrown) {
		return retryLater(`A delivery of source ${name} could not be stored: ${messageOf(thrown)}`);
	}
	return {
		status: 202,
		text: "Accepted.",
		outcome: "accepted"
	};
}

// src/app/serve-http.ts
function createHandlers({ settings, storage, telemetry, log, slots, ...served }) {
	const { queue, store } = storage;
	const { metrics } = telemetry;
	metrics.watch({
		countWork: () => queue.size(),
		countSlots: () => countSlots(slots)
	});
	const state = {
		store,
		isProcessing: false,
		isStopping: false
	};
	const { sources } = settings.hooks;
	const answered = metrics.delivered;
	return {
		handlers: [
			createIntake({
				...served,
				path: webhookPath,
				secret: settings.webhookSecret,
				log,
				receive: (delivery) => receiveDelivery(delivery, {
					queue,
					telemetry
				}),
				answered
			}),
			createSourceIntake({
				...served,
				sources,
				log,
				receive: (delivery) => receiveFromSource(delivery, queue),
				answered
			}),
			createHttpHandler(listRoutes({
				settings,
				queue,
				store,
				health: createHealth(state, log),
				metrics,
				log
			}), log)
		],
		state
	};
}
async function countSlots(slots) {
	const rows = (await slots.list()).map(({ row }) => row);
	return {
		holding: rows.flatMap(({ holders }) => holders).length,
		waiting: rows.flatMap(({ line }) => line).length
	};
}
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
			traceparent
		};
		await queue.add({
			id,
			key: buildLane(delivery),
			group: findGroup(delivery.body),
			payload: {
				kind: "delivery",
				...delivery,
				origin
			}
		});
	});
}
async function receiveFromSource(delivery, queue) {
	const { id, source, owner, name } = delivery;
	await queue.add(buildItem({
		id,
		key: `source ${source} ${owner}/${name}`,
		work: {
			kind: "source",
			...delivery
		}
	}));
}

// src/app/setup/log-missing-rights.ts
const registeredSchema = object({
	get permissions() {
		return record(string(), string());
	},
	get events() {
		return array(string());
	}
});
async function logMissingRights({ client, log }) {
	try {
		const { data } = await client.request("GET /app", {
			request: { retries: 0 },
			headers: { "x-github-api-version": "2022-11-28" }
		});
		const registered = registeredSchema.parse(data);
		const [least] = tiers;
		const needed = listMissing(least, registered);
		const further = listMissing(usualTier, registered).filter((each) => !needed.includes(each));
		if (needed.length > 0) log.warning(`The GitHub App lacks what every Baton needs: ${needed.join("; ")}. Add it in the settings of the App on GitHub, under "Permissions & events", and accept new permissions where the App is installed.`);
		if (further.length > 0) log.info(`The GitHub App does without: ${further.join("; ")}.`);
	} catch (thrown) {
		log.warning(`GitHub did not say which permissions and events the App has: ${messageOf(thrown)}`);
	}
}
function listMissing({ permissions }, registered) {
	return permissions.flatMap(({ name, level, what, events }) => {
		const granted = registered.permissions[name];
		return [...granted === level || granted === "write" ? [] : [`the permission ${name}: ${level} (${what})`], ...events.filter((event) => !registered.events.includes(event)).map((event) => `the event ${event}`)];
	});
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
var import_pino = /* @__PURE__ */ __toESM(require_pino(), 1);
var import_cjs = /* @__PURE__ */ __toESM(require_cjs$1(), 1);
const kOctokitRequestHookAdded = Symbol("octokit request hook added");
var Context = class {
	name;
	id;
	payload;
	octokit;
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
	repo(object) {
		const repo = this.payload.repository;
		if (!repo) throw new Error("context.repo() is not supported for this webhook event.");
		return Object.assign({
			owner: repo.owner.login,
			repo: repo.name
		}, object);
	}
	issue(object) {
		return Object.assign({ issue_number: (this.payload.issue || this.payload.pull_request || this.payload).number }, this.repo(object));
	}
	pullRequest(object) {
		const payload = this.payload;
		return Object.assign({ pull_number: (payload.issue || payload.pull_request || payload).number }, this.repo(object));
	}
	get isBot() {
		return this.payload.sender?.type === "Bot";
	}
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
const INSTALL_CACHE = { __proto__: null };
const emitPath = platform() === "win32" ? `set PATH` : `printenv PATH`;
const isTempPath = RegExp.prototype.test.bind(platform() === "win32" ? /\\npm[-\\]+cache\\_npx\\/ : /\/\.npm\/_npx\//);
const splitPathEnvVar = platform() === "win32" ? (path) => path.replace(/^PATH=/i, "").replace(/\\\\\\\\/g, "\\\\").replace(/\\r\\n/g, ";").split(";") : (path) => path.split(":");
const getTempPath = (stdout) => {
	const paths = splitPathEnvVar(stdout);
	const tempPath = paths.find(isTempPath);
	if (!tempPath) throw new Error(`Failed to find temporary install directory in:\n${JSON.stringify(paths)}`);
	return tempPath;
};
async function _import(packageWithPath) {
	return await import(packageWithPath);
}
async function _importRelative(installDir, packageWithPath) {
	return await import(pathToFileURL(_resolveRelative(installDir, packageWithPath)).href);
}
function _resolve(packageWithPath) {
	return createRequire(import.meta.url).resolve(packageWithPath);
}
function _resolveRelative(installDir, packageWithPath) {
	return createRequire(pathToFileURL(installDir).href).resolve(packageWithPath);
}
const _logger = { log: (message) => console.log(`[NPXI] ${message}`) };
async function npxImport(pkg, options = {}) {
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
async function processPackageParameter(pkg) {
	if (typeof pkg !== "string" && !Array.isArray(pkg) || Array.isArray(pkg) && pkg.length === 0 || Array.isArray(pkg) && pkg.some((p) => typeof p !== "string")) throw new TypeError(`can't import invalid package name: parsed name '${pkg}' from '${pkg}'`);
	const packageNames = [];
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
async function checkNpxVersion(opts) {
	let npmVersion;
	try {
		npmVersion = await opts.exec(`npx --version`);
	} catch (e) {
		throw new Error(`Couldn't execute 'npx --version'. Is npm installed and up-to-date?`, { cause: e });
	}
	if (npmVersion === null || Number(semverRE.exec(npmVersion)?.[1]) < 7) throw new Error(`Require npm version 7+. Got '${npmVersion}' when running 'npx --version'`);
}
async function installPackage(packages, opts) {
	const installPackage = `npx --prefer-${packages.every((p) => isValidSemver(p.version)) ? "offline" : "online"} -y ${packages.map((p) => `-p ${p.cli}`).join(" ")}`;
	opts.logger.log(`Installing... (${installPackage})`);
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
	module.exports = {
		DATE_FORMAT: "yyyy-mm-dd HH:MM:ss.l o",
		DATE_FORMAT_SIMPLE: "HH:MM:ss.l",
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
	function isValidDate(date) {
		return date instanceof Date && !Number.isNaN(date.getTime());
	}
}));

// node_modules/pino-pretty/lib/utils/create-date.js
var require_create_date = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = createDate;
	const isValidDate = require_is_valid_date();
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
	var MaxDepthExceededError = class extends RangeError {
		constructor(maxDepth) {
			super(`Maximum copy depth of ${String(maxDepth)} exceeded; the value copied is nested too deeply.`);
			this.maxDepth = maxDepth;
			this.name = "MaxDepthExceededError";
		}
	};
	const toStringFunction = Function.prototype.toString;
	const toStringObject = Object.prototype.toString;
	function getCleanClone(prototype) {
		if (!prototype) return Object.create(null);
		const Constructor = prototype.constructor;
		if (Constructor === Object) return prototype === Object.prototype ? {} : Object.create(prototype);
		if (typeof Constructor === "function" && ~toStringFunction.call(Constructor).indexOf("[native code]")) try {
			return new Constructor();
		} catch (_a) {}
		return Object.create(prototype);
	}
	function getTag(value) {
		const stringTag = value[Symbol.toStringTag];
		if (stringTag) return stringTag;
		const type = toStringObject.call(value);
		return type.substring(8, type.length - 1);
	}
	const sliceTypedArray = Object.getPrototypeOf(Int8Array.prototype).slice;
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
	function copyOwnPropertiesStrict(value, clone, state, names, start) {
		for (let index = start; index < names.length; ++index) copyOwnDescriptor(value, clone, names[index], state);
		for (const symbol of Object.getOwnPropertySymbols(value)) copyOwnDescriptor(value, clone, symbol, state);
		return clone;
	}
	function copyArray(array, state) {
		const clone = new state.Constructor();
		state.cache.set(array, clone);
		for (let index = 0; index < array.length; ++index) clone[index] = state.copier(array[index], state);
		return clone;
	}
	function copyArrayStrict(array, state) {
		const clone = new state.Constructor();
		state.cache.set(array, clone);
		return copyOwnPropertiesStrict(array, clone, state, Object.getOwnPropertyNames(array), 0);
	}
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
	function copyArrayBufferStrict(arrayBuffer, state) {
		const clone = copyArrayBuffer(arrayBuffer, state);
		state.cache.set(arrayBuffer, clone);
		const start = ArrayBuffer.isView(clone) ? clone.length || 0 : 0;
		return copyOwnPropertiesStrict(arrayBuffer, clone, state, Object.getOwnPropertyNames(arrayBuffer), start);
	}
	function copyBlob(blob, _state) {
		return blob.slice(0, blob.size, blob.type);
	}
	const copyBlobStrict = createStrictHandler(copyBlob);
	function copyDataView(dataView, state) {
		return new state.Constructor(state.copier(dataView.buffer, state), dataView.byteOffset, dataView.byteLength);
	}
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
	function copyDate(date, state) {
		return new state.Constructor(date.getTime());
	}
	const copyDateStrict = createStrictHandler(copyDate);
	function copyMap(map, state) {
		const clone = new state.Constructor();
		state.cache.set(map, clone);
		for (const [key, value] of map) clone.set(key, state.copier(value, state));
		return clone;
	}
	function copyMapStrict(map, state) {
		return copyOwnPropertiesStrict(map, copyMap(map, state), state, Object.getOwnPropertyNames(map), 0);
	}
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
	function copyObjectStrict(object, state) {
		const clone = getCleanClone(state.prototype);
		state.cache.set(object, clone);
		return copyOwnPropertiesStrict(object, clone, state, Object.getOwnPropertyNames(object), 0);
	}
	function copyPrimitiveWrapper(primitiveObject, state) {
		return new state.Constructor(primitiveObject.valueOf());
	}
	const copyPrimitiveWrapperStrict = createStrictHandler(copyPrimitiveWrapper);
	function copyRegExp(regExp, state) {
		const clone = new state.Constructor(regExp.source, regExp.flags);
		clone.lastIndex = regExp.lastIndex;
		return clone;
	}
	const copyRegExpStrict = createStrictHandler(copyRegExp);
	function copySelf(value, _state) {
		return value;
	}
	function copySet(set, state) {
		const clone = new state.Constructor();
		state.cache.set(set, clone);
		for (const value of set) clone.add(state.copier(value, state));
		return clone;
	}
	function copySetStrict(set, state) {
		return copyOwnPropertiesStrict(set, copySet(set, state), state, Object.getOwnPropertyNames(set), 0);
	}
	function createStrictHandler(handler) {
		return (value, state) => {
			const clone = handler(value, state);
			state.cache.set(value, clone);
			return copyOwnPropertiesStrict(value, clone, state, Object.getOwnPropertyNames(value), 0);
		};
	}
	function copyStringStrict(string, state) {
		const clone = copyPrimitiveWrapper(string, state);
		state.cache.set(string, clone);
		const { length } = string;
		const names = Object.getOwnPropertyNames(string);
		return copyOwnPropertiesStrict(string, clone, state, names, names[length] === "length" ? length + 1 : length);
	}
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
	const copyStrict = createCopier({ strict: true });
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
	function stripUnsafeControlChars(input) {
		return String(input).replace(unsafeControlChars, "");
	}
}));

// node_modules/pino-pretty/lib/utils/prettify-error.js
var require_prettify_error = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = prettifyError;
	const joinLinesWithIndentation = require_join_lines_with_indentation();
	const stripUnsafeControlChars = require_strip_unsafe_control_chars();
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
var require_utils = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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

// node_modules/secure-json-parse/index.js
var require_secure_json_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const hasBuffer = typeof Buffer !== "undefined";
	const suspectProtoRx = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/;
	const suspectConstructorRx = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
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
	function parse(text, reviver, options) {
		const { stackTraceLimit } = Error;
		Error.stackTraceLimit = 0;
		try {
			return _parse(text, reviver, options);
		} finally {
			Error.stackTraceLimit = stackTraceLimit;
		}
	}
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
	const { buildSafeSonicBoom, parseFactoryOptions } = require_utils();
	const pretty = require_pretty();
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
	function normalizeBoolean(value) {
		if (value === "true") return true;
		if (value === "false") return false;
		return value;
	}
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
	function prettyFactory(options) {
		const normalizedOptions = normalizeBooleanOptions(Object.assign({}, defaultOptions, options));
		const context = parseFactoryOptions(normalizedOptions);
		return pretty.bind({
			...context,
			context
		});
	}
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
let init;
let withScope;
let captureException;
let sentry;
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
		config = browser_default.parse(data, { logLevel: "error" }) || {};
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
	const response = await oauthRequest(options.request || request$2, "POST /login/oauth/access_token", {
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
	const request = options.request || request$2;
	const parameters = { client_id: options.clientId };
	if ("scopes" in options && Array.isArray(options.scopes)) parameters.scope = options.scopes.join(" ");
	return oauthRequest(request, "POST /login/device/code", parameters);
}
async function exchangeDeviceCode(options) {
	const response = await oauthRequest(options.request || request$2, "POST /login/oauth/access_token", {
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
	const response = await (options.request || request$2)("POST /applications/{client_id}/token", {
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
	const response = await oauthRequest(options.request || request$2, "POST /login/oauth/access_token", {
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
	const response = await (options.request || request$2)("PATCH /applications/{client_id}/token", {
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
	return (options.request || request$2)("DELETE /applications/{client_id}/token", {
		headers: { authorization: `basic ${btoa(`${options.clientId}:${options.clientSecret}`)}` },
		client_id: options.clientId,
		access_token: options.token
	});
}
async function deleteAuthorization(options) {
	return (options.request || request$2)("DELETE /applications/{client_id}/grant", {
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
	const requestWithDefaults = options.request || request$2.defaults({ headers: { "user-agent": `octokit-auth-oauth-device.js/${VERSION$5} ${getUserAgent()}` } });
	const { request = requestWithDefaults, ...otherOptions } = options;
	const state = options.clientType === "github-app" ? {
		...otherOptions,
		clientType: "github-app",
		request
	} : {
		...otherOptions,
		clientType: "oauth-app",
		request,
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
function createOAuthUserAuth({ clientId, clientSecret, clientType = "oauth-app", request = request$2.defaults({ headers: { "user-agent": `octokit-auth-oauth-app.js/${VERSION$4} ${getUserAgent()}` } }), onTokenCreated, ...strategyOptions }) {
	const state = Object.assign({
		clientType,
		clientId,
		clientSecret,
		onTokenCreated,
		strategyOptions,
		request
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
		request: request$2.defaults({ headers: { "user-agent": `octokit-auth-oauth-app.js/${VERSION$3} ${getUserAgent()}` } }),
		clientType: "oauth-app"
	}, options);
	return Object.assign(auth$2.bind(null, state), { hook: hook$1.bind(null, state) });
}
/* v8 ignore next -- @preserve */

// node_modules/universal-github-app-jwt/lib/utils.js
function isPkcs1(privateKey) {
	return privateKey.includes("-----BEGIN RSA PRIVATE KEY-----");
}
function isOpenSsh(privateKey) {
	return privateKey.includes("-----BEGIN OPENSSH PRIVATE KEY-----");
}
function string2ArrayBuffer(str) {
	const buf = new ArrayBuffer(str.length);
	const bufView = new Uint8Array(buf);
	for (let i = 0, strLen = str.length; i < strLen; i++) bufView[i] = str.charCodeAt(i);
	return buf;
}
function getDERfromPEM(pem) {
	const pemB64 = pem.trim().split("\n").slice(1, -1).join("");
	return string2ArrayBuffer(atob(pemB64));
}
function getEncodedMessage(header, payload) {
	return `${base64encodeJSON(header)}.${base64encodeJSON(payload)}`;
}
function base64encode(buffer) {
	var binary = "";
	var bytes = new Uint8Array(buffer);
	var len = bytes.byteLength;
	for (var i = 0; i < len; i++) binary += String.fromCharCode(bytes[i]);
	return fromBase64(btoa(binary));
}
function fromBase64(base64) {
	return base64.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
}
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
	const request = options.request || request$2.defaults({ headers: { "user-agent": `octokit-auth-app.js/${VERSION$2} ${getUserAgent()}` } });
	const state = Object.assign({
		request,
		cache: getCache()
	}, options, options.installationId ? { installationId: Number(options.installationId) } : {}, {
		log,
		oauthApp: createOAuthAppAuth({
			clientType: "github-app",
			clientId: options.clientId || "",
			clientSecret: options.clientSecret || "",
			request
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
var require_version = /* @__PURE__ */ __commonJSMin(((exports, module) => {
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
		Bottleneck.version = Bottleneck.prototype.version = require_version().version;
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
async function getProbotOctokitWithDefaults(options) {
	const authOptions = options.githubToken ? {
		token: options.githubToken,
		request: request$2.defaults({ request: { fetch: options.request?.fetch } })
	} : {
		cache: options.cache,
		appId: options.appId,
		privateKey: options.privateKey,
		request: request$2.defaults({ request: { fetch: options.request?.fetch } })
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

// node_modules/probot/lib/server/server.js
const defaultWebhookPath = "/api/github/webhooks";
const defaultWebhookSecret = "development";

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

// src/app/telemetry/observe-requests.ts
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

// src/app/webhook/probot.ts
async function createAppProbot(settings, { out, telemetry, answerMilliseconds }) {
	const log = (0, import_pino.pino)({
		level: "fatal",
		name: "probot"
	}, out);
	const probot = new Probot({
		appId: settings.appId,
		privateKey: settings.privateKey,
		secret: settings.webhookSecret,
		baseUrl: settings.apiUrl,
		Octokit: telemetry === void 0 ? AppOctokit : withObservedRequests(AppOctokit, telemetry),
		request: { fetch: createFetch(answerMilliseconds) },
		log
	});
	await probot.ready();
	log.level = "warn";
	return probot;
}
const longestAnswerMilliseconds = 3e4;
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
const AppOctokit = ProbotOctokit.plugin(refuseBroken).defaults((given) => ({
	...given,
	throttle: {
		...given.throttle,
		enabled: false
	},
	retry: {
		...given.retry,
		doNotRetry: [
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
		]
	}
}));

// src/app/webhook/read-body.ts
function createBodyReader({ mostBytes = 268435456, milliseconds = 3e4 } = {}) {
	let held = 0;
	const read = async (request, hold) => {
		const { promise, resolve } = Promise.withResolvers();
		const chunks = [];
		const late = setTimeout(() => resolve({
			status: 408,
			text: `The body did not come within ${milliseconds} ms.`
		}), milliseconds);
		const take = (chunk) => {
			if (hold(chunk.length)) chunks.push(chunk);
			else resolve({
				status: 503,
				text: "Too many bodies come at the same time. Send the delivery again later."
			});
		};
		const broken = () => resolve({
			status: 400,
			text: "The connection ended before the body did."
		});
		request.on("data", take);
		request.on("end", () => resolve(chunks.length === 1 && chunks[0] !== void 0 ? chunks[0] : Buffer.concat(chunks)));
		request.on("error", broken);
		request.on("close", broken);
		try {
			return await promise;
		} finally {
			clearTimeout(late);
			request.off("data", take);
		}
	};
	return async (request, use) => {
		let own = 0;
		const hold = (bytes) => {
			own += bytes;
			held += bytes;
			return held <= mostBytes;
		};
		try {
			const body = await read(request, hold);
			return "status" in body ? body : await use(body);
		} finally {
			held -= own;
		}
	};
}

// src/app/start-app.ts
async function startApp(settings, host) {
	const log = createAppLog(host.out, settings.operation);
	const { clock = createSystemClock() } = host;
	const telemetry = await openTelemetry(settings.operation, clock);
	const storage = await (host.openStorage ?? openStorage)(settings, {
		log,
		clock
	});
	try {
		return await serve(settings, {
			...host,
			log,
			clock,
			telemetry,
			storage
		});
	} catch (thrown) {
		await storage.queue.close();
		await storage.close();
		throw thrown;
	}
}
async function serve(settings, { log, clock, telemetry, storage, ...host }) {
	const { queue, store } = storage;
	const { metrics } = telemetry;
	const closing = new AbortController();
	const now = () => Date.parse(clock.now());
	await beginListening(store, now);
	await warnOfOldClaims({
		store,
		log
	});
	const events = createAppEvents(log);
	const probot = await createAppProbot(settings, {
		...host,
		telemetry
	});
	const clients = createInstallationClients(probot, {
		...storage,
		log,
		clock,
		windows: host.windows
	});
	const deliveries = createDeliveries(await clients.appClient());
	const context = createContext({
		settings,
		storage,
		clock,
		log,
		metrics,
		clients,
		deliveries,
		events: events.port,
		lagMilliseconds: host.listLagMilliseconds
	});
	const { arrivals, slots } = context;
	const intake = {
		now,
		arrivals,
		readBody: createBodyReader()
	};
	const { handlers, state } = createHandlers({
		settings,
		storage,
		telemetry,
		log,
		slots,
		...intake
	});
	await addFirstLook(context.add, new Date(now() + (host.firstLookMilliseconds ?? 3e4)).toISOString());
	processWork(context, {
		queue,
		telemetry
	});
	const page = {
		context,
		store,
		queue,
		now,
		closing: closing.signal
	};
	const pages = createHttpHandler(createPageRoutes({
		...page,
		followMilliseconds: host.followMilliseconds
	}), log);
	state.isProcessing = true;
	const { server, port } = await startServer({
		settings,
		handlers: [...handlers, pages],
		log
	});
	log.info(`Baton App listens on ${settings.host}:${port}.`);
	const everyMilliseconds = settings.redeliveryMinutes * 6e4;
	const stopRedelivering = keepRedelivering({
		deliveries,
		log,
		now,
		clock,
		storage,
		everyMilliseconds
	});
	const looked = logMissingRights({
		client: await clients.appClient(),
		log
	});
	return {
		port,
		events: events.emitter,
		async close() {
			state.isStopping = true;
			closing.abort();
			const stopped = stopRedelivering();
			await stopServer(server);
			await queue.close();
			await stopped;
			await looked;
			await storage.close();
			await telemetry.tracing.close();
		}
	};
}

// src/app/start.ts
async function start(environment, host) {
	if (listMissing$1(environment).length === 0) return startApp(readSettings(environment), host);
	const settings = readServerSettings(environment);
	const signingKey = environment.BATON_SIGNING_KEY?.trim();
	if (signingKey) readSigner(signingKey);
	const log = {
		...createAppLog(host.out, settings.operation),
		info: () => void 0
	};
	const storage = await openStorage(settings, {
		log,
		clock: createSystemClock()
	});
	const stored = await readStored(storage.store).catch(closeAndThrow(storage));
	if (stored === void 0 && isUntouched(environment)) return setUp({
		environment,
		host,
		storage
	}).catch(closeAndThrow(storage));
	await close(storage);
	return startApp(readStoredSettings(environment, stored), host);
}
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
	if (listMissing$1(merged).length === 0) return readSettings(merged);
	try {
		return readSettings(merged);
	} catch (thrown) {
		throw new Error(`${messageOf(thrown)} App ${stored.app} was set up on ${stored.at.slice(0, 10)}, and /setup showed them then.`);
	}
}
async function setUp({ environment, host, storage }) {
	const settings = readServerSettings(environment);
	const log = createAppLog(host.out, settings.operation);
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
function closeAndThrow(storage) {
	return async (thrown) => {
		await close(storage);
		throw thrown;
	};
}

export { start };