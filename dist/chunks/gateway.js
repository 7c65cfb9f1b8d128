import { _n as failure, pn as findTokenEnd, vn as success, xt as modelOfWindow } from "./job-agent-plan-publish-validate.js";
import { a as isPlainMap, o as parseJson } from "./job-cli.js";
import { v as buildSecretForms } from "./job-agent-plan-publish.js";
import { s as toJson } from "./job-agent-validate.js";
import { Agent, createServer, request } from "node:http";
import { PassThrough, Transform, pipeline } from "node:stream";
import { isUtf8 } from "node:buffer";
import { once } from "node:events";
import { createSecureContext, getCACertificates } from "node:tls";
import { createHash, timingSafeEqual } from "node:crypto";
import { Agent as Agent$1, request as request$1 } from "node:https";

// src/adapters/agent/gateway/cap-guard.ts
const patienceMilliseconds = 2e4;
const mostUnderWay = 16;
function createCapGuard(cap, { patience = patienceMilliseconds, onWait } = {}) {
	const overdue = new AbortController();
	const line = /* @__PURE__ */ new Map();
	let why;
	let timer;
	const check = (meter) => {
		if (cap === void 0 || why === void 0 && meter.spent() < cap.usd) return void 0;
		why ??= describeCap(cap, meter.spent());
		timer ??= setTimeout(() => overdue.abort(), patience);
		return {
			status: 400,
			type: "billing_error",
			why
		};
	};
	const mustWait = (meter, { url, asked }) => {
		const [underWay, usd] = cap === void 0 ? [0] : [meter.underWay(), meter.spentWith(url, asked)];
		return usd !== void 0 && underWay > 0 && (underWay >= mostUnderWay || usd >= (cap?.usd ?? 0));
	};
	let isStopped = false;
	let hasWaited = false;
	const tellWait = (meter) => {
		if (cap !== void 0 && !hasWaited) onWait?.(describeWait(cap, meter.underWay()));
		hasWaited = true;
	};
	const wake = () => {
		if (isStopped) return;
		for (const enter of line.values()) if (!enter()) return;
	};
	return {
		admit(meter, entry) {
			const { url, asked, response } = entry;
			const { promise, resolve } = Promise.withResolvers();
			const enter = () => {
				const refusal = check(meter);
				if (refusal === void 0 && mustWait(meter, entry)) {
					tellWait(meter);
					return false;
				}
				line.delete(response);
				resolve(refusal === void 0 ? success(meter.ask(url, asked)) : failure(refusal));
				return true;
			};
			line.set(response, enter);
			if (line.size === 1) wake();
			return promise;
		},
		wake,
		leave(response) {
			if (line.delete(response)) setImmediate(wake);
		},
		overdue: overdue.signal,
		find: () => why,
		stop() {
			isStopped = true;
			clearTimeout(timer);
		}
	};
}
function describeCap(cap, spentUsd) {
	return `${describeMost(cap)}, and it has spent $${spentUsd.toFixed(2)}. The gateway passes no more of its requests on.`;
}
function describeWait(cap, underWay) {
	const others = underWay === 1 ? "another one has" : `some of ${underWay} others have`;
	return `${describeMost(cap)}. A request waits until ${others} been answered, because together they could cost more. Such waits are not named again.`;
}
function describeMost({ usd, key }) {
	const whose = key === "max-cost-usd" ? "`max-cost-usd` of its agent" : "what is left of `limits.max-cost-usd` of its run";
	return `This turn may spend $${usd.toFixed(2)} (${whose})`;
}

// src/adapters/agent/gateway/connections.ts
const loopback = /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/;
function createConnections(proxyEnv, authorities = []) {
	const named = Object.fromEntries(Object.entries(proxyEnv).map(withScheme));
	const createAgents = (keepAlive, direct = false) => {
		const options = {
			keepAlive,
			proxyEnv: direct ? {} : named
		};
		return {
			plain: new Agent(options),
			secure: new Agent$1(options)
		};
	};
	const far = {
		kept: createAgents(true),
		single: createAgents(false)
	};
	const near = {
		kept: createAgents(true, true),
		single: createAgents(false, true)
	};
	let trust;
	return {
		request(url, { method, headers, keeps }) {
			const { plain, secure } = (loopback.test(url.hostname) ? near : far)[keeps ? "kept" : "single"];
			if (url.protocol !== "https:") return request(url, {
				method,
				headers,
				agent: plain
			});
			trust ??= { secureContext: createTrust(authorities) };
			return request$1(url, {
				method,
				headers,
				agent: secure,
				...trust
			});
		},
		destroy() {
			for (const { kept, single } of [far, near]) for (const agent of [
				kept.plain,
				kept.secure,
				single.plain,
				single.secure
			]) agent.destroy();
		}
	};
}
function createTrust(authorities) {
	const ca = /* @__PURE__ */ new Set([
		...getCACertificates("default"),
		...getCACertificates("system"),
		...authorities
	]);
	return createSecureContext({ ca: [...ca] });
}
function withScheme([name, value]) {
	return [name, /^https?_proxy$/i.test(name) && value !== void 0 && value !== "" && !value.includes("://") ? `http://${value}` : value];
}

// src/adapters/agent/gateway/decide-request.ts
const keyHeaders = [
	"x-api-key",
	"x-goog-api-key",
	"api-key",
	"authorization"
];
function decideRequest(rows, request) {
	const { method, target, headers } = request;
	if (headers.upgrade !== void 0) return refuse$2(426, "This gateway speaks HTTP/1.1 alone, without an upgrade.");
	const place = isOwnHost(headers.host) ? parseTarget(target) : void 0;
	const open = place === void 0 ? [] : rows.filter((one) => mayPass(one, {
		method,
		path: place.pathname
	}));
	if (place === void 0 || open.length === 0) return refuse$2(404, "This gateway passes on what an agent asks of its model, and nothing else.");
	const found = open.flatMap((row) => keyHeaders.filter((name) => isToken(headers[name], row.token)).map((name) => ({
		row,
		name
	})))[0];
	if (found !== void 0) return pass(found.row, {
		place,
		name: found.name,
		shown: String(headers[found.name])
	});
	return refuse$2(401, "This gateway was asked without the token that it gave to the agent.");
}
function pass(row, { place, name, shown }) {
	const own = row.kind === "mcp" ? row.headers : { [name]: shown.replace(row.token, () => row.key) };
	const secrets = row.kind === "mcp" ? row.secrets : [row.key];
	return {
		kind: "pass",
		of: row.kind,
		url: locate(row, place),
		headers: {
			...withoutKeys,
			...own
		},
		secrets
	};
}
const withoutKeys = Object.fromEntries(keyHeaders.map((name) => [name, void 0]));
function refuse$2(status, why) {
	return {
		kind: "refuse",
		status,
		why
	};
}
function isOwnHost(host) {
	return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host ?? "");
}
function parseTarget(target) {
	const url = URL.parse(target, "http://gateway");
	return url !== null && target.startsWith(url.pathname) ? url : void 0;
}
const mcpMethods = [
	"GET",
	"POST",
	"DELETE"
];
function mayPass(row, { method, path }) {
	if (row.kind === "mcp") return path === row.path && mcpMethods.includes(method);
	return method === "POST" && path.startsWith(row.path) && row.passes.test(path.slice(row.path.length));
}
function locate({ kind, path, upstream }, { pathname, search }) {
	const url = new URL(upstream);
	if (kind === "model") url.pathname = `${upstream.pathname.replace(/\/$/, "")}${pathname.slice(path.length)}`;
	const own = search.slice(1).split("&").filter((part) => part !== "" && !isNamed(upstream, part));
	if (own.length > 0) url.search = [upstream.search.slice(1), ...own].filter((part) => part !== "").join("&");
	return url;
}
function isNamed({ searchParams }, part) {
	return [...new URLSearchParams(part).keys()].some((name) => searchParams.has(name));
}
function isToken(shown, token) {
	const text = String(shown ?? "").replace(/^Bearer /i, "");
	return timingSafeEqual(digestOf(text), digestOf(token));
}
function digestOf(text) {
	return createHash("sha256").update(text).digest();
}

// src/adapters/agent/gateway/change-answer.ts
const mostBytes$1 = {
	error: 65536,
	held: 262144
};
function spell(secrets) {
	return [...secrets, ...secrets.flatMap(buildSecretForms).map(({ text }) => text)];
}
async function readBeginning(answer, secrets) {
	const most = mostBytes$1.error + Math.max(0, ...secrets.map((secret) => Buffer.byteLength(secret)));
	let bytes = Buffer.alloc(0);
	try {
		for await (const part of answer) {
			bytes = Buffer.concat([bytes, part]);
			if (bytes.length > most) break;
		}
	} catch {}
	const text = bytes.subarray(0, most).toString("utf8");
	const shown = secrets.reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
	return bytes.length > most ? shown.slice(0, mostBytes$1.error - most) : shown;
}
function tap({ read, end }, answer) {
	const ends = /^(?:text\/event-stream|application\/json)/.test(answer.type) ? /^.*\n\r?\n/s : /^.*/s;
	let held = Buffer.alloc(0);
	const pass = (bytes, hides, done) => answer.isOver ? done(/* @__PURE__ */ new Error("The answer ends the turn.")) : done(null, hides ? hide(bytes, answer.secrets) : bytes);
	return new Transform({
		transform(part, _, done) {
			read(part);
			const bytes = held.length === 0 ? part : Buffer.concat([held, part]);
			const whole = ends.exec(bytes.toString("latin1"))?.[0].length ?? 0;
			const isTooLong = bytes.length - whole > mostBytes$1.held;
			held = bytes.subarray(isTooLong ? bytes.length : whole);
			pass(bytes.subarray(0, bytes.length - held.length), answer.hasFailed || isTooLong, done);
		},
		flush(done) {
			end();
			pass(held, answer.hasFailed, done);
		}
	});
}
function hide(bytes, secrets) {
	const hideOne = (text, secret) => text.replaceAll(secret, "*".repeat(secret.length));
	return Buffer.from(spell(secrets).reduce(hideOne, bytes.toString("latin1")), "latin1");
}
function replace(status, refusal) {
	if (refusal?.reason === "limited") return endTurn(describeLimit(refusal));
	if (refusal?.reason === "billing") return endTurn("The account of the model has no credit left.");
	if (status === 401) return {
		status,
		why: "The server that was asked does not know the key (401)."
	};
	if (status === 403) return {
		status,
		why: "The server that was asked does not allow this with the key (403)."
	};
	if (status < 300 || status > 399) return void 0;
	return {
		status: 502,
		why: `The server that was asked answered with ${status}, to ask elsewhere. The gateway follows no such answer.`
	};
}
function endTurn(why) {
	return {
		status: 400,
		type: "billing_error",
		why: `${why} The gateway ends the turn.`
	};
}
function describeLimit({ notBefore, limit }) {
	return `The account of the model has used up a usage limit${limit?.window === void 0 ? "" : ` (${limit.window})`}.${notBefore === void 0 || notBefore === null ? "" : ` It opens at ${(/* @__PURE__ */ new Date(notBefore * 1e3)).toISOString()}.`}`;
}

// src/adapters/agent/gateway/closed-windows.ts
function listClosedWindows(answer) {
	const general = [...listDelays(answer), ...listEmptyBuckets(answer)].map((seconds) => ({ seconds }));
	return [
		...listOfSubscription(answer),
		...listOfCodex(answer),
		...listOfGemini(answer),
		...general
	];
}
function listDelays({ headers, ...answer }) {
	const [, inWords = ""] = /\b(?:try again|retry) in\s*((?:\d+(?:\.\d+)?\s*(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hours?|d|days?)(?![a-z])\s*)+)/i.exec(toJson(answer.body).text("error", "message") ?? "") ?? [];
	const [delay = "", milliseconds] = [headers["retry-after"], headers["retry-after-ms"]];
	return [
		/^[\d.]+$/.test(delay) ? Number(delay) : untilTime(Date.parse(delay), {
			headers,
			...answer
		}),
		Number(milliseconds) / 1e3,
		readDuration(inWords.toLowerCase().replace(/\s*(ms|[smhd])[a-z]*\s*/g, "$1"))
	];
}
function listEmptyBuckets(answer) {
	const { headers } = answer;
	return Object.entries(headers).flatMap(([name, left]) => {
		if (left !== "0" || !/^(?:anthropic|x)-ratelimit-.*remaining/.test(name)) return [];
		const reset = String(headers[name.replace("remaining", "reset")]);
		return [/^\d{4}-/.test(reset) ? untilTime(Date.parse(reset), answer) : readDuration(reset)];
	});
}
const claims = {
	"5h": "five_hour",
	"7d": "seven_day"
};
function listOfSubscription(answer) {
	const { headers } = answer;
	const prefix = "anthropic-ratelimit-unified-";
	const named = Object.entries(headers).flatMap(([name, status]) => {
		const [, short] = /^anthropic-ratelimit-unified-(\d+[hd]\w*)-status$/.exec(name) ?? [];
		return short === void 0 || status !== "rejected" ? [] : [{
			short,
			reset: headers[`${prefix}${short}-reset`]
		}];
	});
	if (named.length === 0 && headers[`${prefix}status`] !== "rejected") return [];
	const claim = {
		short: String(headers[`${prefix}representative-claim`] ?? "usage"),
		reset: headers[`${prefix}reset`]
	};
	return (named.length === 0 ? [claim] : named).map(({ short, reset }) => {
		const window = short.replace(/^(?:5h|7d)(?=$|_)/, (word) => claims[word] ?? word);
		return {
			window,
			ofModel: modelOfWindow(window),
			seconds: untilTime(Number(reset) * 1e3, answer)
		};
	});
}
function listOfCodex(answer) {
	const { headers } = answer;
	const error = toJson(answer.body).at("error");
	const ofPlan = ["primary", "secondary"].flatMap((name) => {
		if (!(Number(headers[`x-codex-${name}-used-percent`]) >= 100)) return [];
		return [{
			window: nameWindow(Number(headers[`x-codex-${name}-window-minutes`])),
			seconds: untilTime(Number(headers[`x-codex-${name}-reset-at`]) * 1e3, answer)
		}];
	});
	if (error.text("type") !== "usage_limit_reached") return ofPlan;
	const at = untilTime((error.number("resets_at") ?? NaN) * 1e3, answer);
	const seconds = Number.isNaN(at) ? error.number("resets_in_seconds") ?? NaN : at;
	return [...ofPlan, {
		window: ofPlan[0]?.window ?? "usage",
		seconds
	}];
}
function nameWindow(minutes) {
	return {
		300: "five_hour",
		1440: "day",
		10080: "seven_day"
	}[minutes] ?? (minutes > 0 ? `${minutes} minutes` : "usage");
}
function listOfGemini({ body, ...answer }) {
	const details = toJson(body).list("error", "details");
	const delay = details.flatMap((detail) => detail.text("retryDelay") ?? []).map(readDuration)[0];
	const daily = details.flatMap((detail) => detail.list("violations")).flatMap((violation) => violation.text("quotaId") ?? []).filter((id) => /PerDay|Daily/.test(id));
	if (daily.length === 0) return delay === void 0 ? [] : [{ seconds: delay }];
	return [{
		window: "day",
		ofModel: daily.every((id) => id.includes("PerModel")) ? answer.model : void 0,
		seconds: delay !== void 0 && delay > 120 ? delay : untilMidnight(answer)
	}];
}
const clock = new Intl.DateTimeFormat("en-US", {
	timeZone: "America/Los_Angeles",
	timeStyle: "medium",
	hourCycle: "h23"
});
function untilMidnight(answer) {
	const now = answer.now - untilTime(answer.now, answer) * 1e3;
	const read = (seconds) => {
		const [hours = 0, minutes = 0, rest = 0] = clock.format(now + seconds * 1e3).split(":").map(Number);
		return hours * 3600 + minutes * 60 + rest;
	};
	const left = 86400 - read(0);
	const off = read(left);
	return left + (off > 43200 ? 86400 : 0) - off;
}
function readDuration(text) {
	const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)];
	const units = {
		ms: .001,
		s: 1,
		m: 60,
		h: 3600,
		d: 86400
	};
	if (parts.length === 0 || parts.map(([part]) => part).join("") !== text) return NaN;
	return parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (units[unit] ?? NaN), 0);
}
function untilTime(time, { headers, now }) {
	const there = Date.parse(headers.date ?? "");
	return (time - (Number.isNaN(there) ? now : there)) / 1e3;
}

// src/adapters/agent/gateway/read-refusal.ts
const longestWait = 120;
const mostSeconds = 31622400;
function readRefusal(answer) {
	const { status } = answer;
	const body = toJson(Array.isArray(answer.body) ? answer.body[0] : answer.body);
	const known = readKnown(status, body.at("error"));
	if (known !== void 0) return { reason: known };
	if (status !== 429 && status < 500) return readSpendingLimit(answer, body);
	const windows = listClosedWindows({
		...answer,
		body: body.raw()
	});
	const [last] = windows.filter(isPossible).toSorted((a, b) => b.seconds - a.seconds);
	const named = last?.window === void 0 ? windows.find(({ window }) => window !== void 0) : last;
	if ((last === void 0 || last.seconds <= longestWait) && named === void 0) return { reason: status === 429 ? "rate_limit" : "overloaded" };
	return {
		reason: "limited",
		notBefore: last === void 0 ? null : toTime(last, answer),
		limit: limitOf(named)
	};
}
function readWait(answer) {
	const seconds = listClosedWindows(answer).flatMap((window) => isPossible(window) ? window.seconds : []);
	const most = Math.ceil(Math.max(0, ...seconds));
	return most > 0 && most <= longestWait ? most : void 0;
}
const isPossible = ({ seconds }) => seconds > 0 && seconds <= mostSeconds;
function toTime({ seconds }, { now }) {
	return Math.ceil(now / 1e3 + seconds);
}
function limitOf({ window, ofModel } = {}) {
	return window === void 0 ? void 0 : {
		window: window.slice(0, 100),
		model: ofModel?.slice(0, 200)
	};
}
const unpaid = /^(?:insufficient_quota|billing_error|billing_hard_limit_reached|billing_not_active|BILLING_DISABLED)$/;
function readKnown(status, error) {
	const reasons = error.list("details").flatMap((detail) => detail.text("reason") ?? []);
	const words = [
		error.text("type"),
		error.text("code"),
		...reasons
	].filter((word) => word !== void 0);
	const message = error.text("message") ?? "";
	const isUnpaid = status === 429 ? /\blimit: 0(?![\d.])/.test(message) : /^Your credit balance is too low/.test(message);
	if (status === 402 || isUnpaid || words.some((word) => unpaid.test(word))) return "billing";
	return status === 401 || status === 403 || words.includes("API_KEY_INVALID") ? "auth" : void 0;
}
function readSpendingLimit(answer, body) {
	const [, day, time = "00:00"] = /^You have reached your specified API usage limits.*? on (\d{4}-\d\d-\d\d)(?: at (\d\d:\d\d) UTC)?/.exec(body.text("error", "message") ?? "") ?? [];
	if (day === void 0) return void 0;
	const window = { seconds: untilTime(Date.parse(`${day}T${time}Z`), answer) };
	return {
		reason: "limited",
		notBefore: isPossible(window) ? toTime(window, answer) : null
	};
}

// src/adapters/agent/gateway/forward.ts
function forward(forwarding) {
	const { request, response, body, passage, connections, counted } = forwarding;
	if (response.destroyed) return void counted?.drop();
	const headers = buildHeaders(request, {
		passage,
		body
	});
	const keeps = passage.of === "model";
	const fail = (error) => {
		const code = error instanceof Error && "code" in error ? String(error.code) : "no answer of HTTP";
		counted?.drop();
		refuse$1(response, {
			status: 502,
			why: `The gateway got no answer of ${passage.url.host} (${code}).`
		});
	};
	let outgoing;
	try {
		outgoing = connections.request(passage.url, {
			method: request.method ?? "POST",
			headers,
			keeps
		});
	} catch (error) {
		fail(error);
		return;
	}
	outgoing.on("response", (incoming) => {
		passBack(incoming, forwarding).catch((error) => {
			incoming.destroy();
			fail(error);
		});
	});
	outgoing.on("upgrade", (_, socket) => {
		socket.destroy();
		fail(void 0);
	});
	outgoing.on("error", (error) => {
		if (outgoing.reusedSocket && error.code === "ECONNRESET" && !response.headersSent && !response.destroyed && forwarding.isAgain !== true) forward({
			...forwarding,
			isAgain: true
		});
		else fail(error);
	});
	response.on("close", () => {
		forwarding.body = Buffer.of();
		if (counted?.leave() !== true) outgoing.destroy();
	});
	counted?.send(outgoing);
	outgoing.end(body);
}
const hopHeaders = [
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade"
];
const ownHeaders = [
	...hopHeaders,
	"host",
	"content-length",
	"expect",
	"accept-encoding"
];
function buildHeaders({ rawHeaders, method }, { passage, body }) {
	const given = withoutHeaders(rawHeaders, [...ownHeaders, ...Object.keys(passage.headers)]);
	const length = method === "POST" || body.length > 0 ? { "Content-Length": String(body.length) } : {};
	const own = Object.entries(passage.headers).filter(([, value]) => value !== void 0);
	return {
		...given,
		"Accept-Encoding": "identity",
		...length,
		...Object.fromEntries(own)
	};
}
function withoutHeaders(raw, left) {
	const headers = Object.create(null);
	for (let index = 0; index < raw.length; index += 2) {
		const [name = "", value = ""] = [raw[index], raw[index + 1]];
		if (!left.includes(name.toLowerCase())) headers[name] = [...headers[name] ?? [], value];
	}
	return headers;
}
async function passBack(incoming, forwarding) {
	const { statusCode = 502, headers } = incoming;
	const { response, passage, counted, asked, hear, onPart } = forwarding;
	if (statusCode >= 300) return passError(incoming, forwarding);
	response.writeHead(statusCode, withoutSecrets(incoming.rawHeaders, passage.secrets));
	response.flushHeaders();
	const type = headers["content-type"] ?? "";
	const answer = {
		type,
		secrets: passage.secrets,
		hasFailed: false,
		isOver: false
	};
	const hearError = (error) => {
		const refusal = readRefusal({
			...error,
			headers,
			model: asked?.model,
			now: Date.now()
		});
		hear(refusal);
		answer.hasFailed = true;
		answer.isOver ||= refusal?.reason === "auth" || replace(error.status, refusal)?.type === "billing_error";
	};
	const reader = counted?.open(type, hearError);
	if (reader !== void 0) hear(void 0);
	const read = (part) => {
		onPart();
		reader?.read(part);
	};
	const through = reader === void 0 ? new PassThrough() : tap({
		...reader,
		read
	}, answer);
	pipeline(incoming, through, (error) => {
		reader?.end();
		if (error !== void 0 && error !== null) response.destroy();
	});
	response.on("error", () => void 0).on("close", () => through.resume());
	if (response.destroyed) through.resume();
	else through.pipe(response);
}
async function passError(incoming, { response, passage, asked, counted, hear }) {
	const { statusCode: status = 502, headers } = incoming;
	counted?.drop();
	const secrets = spell(passage.secrets);
	const text = await readBeginning(incoming, secrets);
	const answer = {
		status,
		headers,
		body: parseJson(text),
		model: asked?.model,
		now: Date.now()
	};
	const refusal = asked === void 0 ? void 0 : readRefusal(answer);
	if (asked !== void 0) hear(refusal);
	const own = replace(status, refusal);
	if (own !== void 0) return refuse$1(response, own);
	const wait = (headers["retry-after"] ?? headers["retry-after-ms"]) === void 0 ? void 0 : readWait(answer);
	const given = withoutSecrets(incoming.rawHeaders, secrets, [
		...hopHeaders,
		"content-length",
		"retry-after",
		"retry-after-ms"
	]);
	if (wait !== void 0) given["Retry-After"] = [String(wait)];
	response.writeHead(status, given).end(text);
}
function withoutSecrets(raw, secrets, left = hopHeaders) {
	const headers = withoutHeaders(raw, left);
	const shown = Object.entries(headers).filter(([, values]) => !secrets.some((secret) => values.join().includes(secret)));
	return Object.fromEntries(shown);
}
function refuse$1(response, { status, type = "gateway_error", why }) {
	const error = {
		type,
		code: status,
		message: why
	};
	if (response.headersSent) response.destroy();
	else response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({
		type: "error",
		error
	}));
}

// src/adapters/agent/gateway/read-asked.ts
function readAsked(body, { headers, target }) {
	const text = (headers["content-encoding"] ?? "identity") === "identity" && isUtf8(body) ? body.toString() : "";
	const { values, names, unread } = measure(text);
	if (values >= mostValues) return refuse(`no request with more than ${mostValues} values of JSON`);
	const asked = parseJson(text);
	if (!isPlainMap(asked)) return refuse("objects of JSON in UTF-8, which are not packed, and nothing else");
	const byName = new Map(Object.entries(asked).map(([name, value]) => [name.toLowerCase(), value]));
	if (byName.size < names) return refuse("no object that has a name twice");
	if ((byName.get("background") ?? false) !== false) return refuse("no request with `background: true`: its cost would not be counted");
	const { model, stream } = asked;
	const [, inPath] = /^[^?]*\/models\/([\w.-]+):/.exec(target) ?? [];
	return success({
		model: inPath ?? (typeof model === "string" ? model : void 0),
		bytes: body.length - unread,
		isStream: stream === true || /^[^?]*:streamGenerateContent/.test(target)
	});
}
function refuse(what) {
	return failure({
		status: 400,
		why: `This gateway passes on ${what}.`
	});
}
const mostValues = 2e5;
const mostOfFile = 8192;
const base64 = /^"[\w+/=:;,.-]+"$/;
function measure(text) {
	let [values, names, unread, depth] = [
		0,
		0,
		0,
		0
	];
	for (let at = 0, end = 0; at < text.length && values < mostValues; at = end) {
		end = findTokenEnd(text, at);
		const sign = text.charAt(at);
		if (sign === ":" && depth === 1) names += 1;
		if (sign === "," || sign === "[" || sign === "{") values += 1;
		if (sign === "[" || sign === "{") depth += 1;
		if (sign === "]" || sign === "}") depth -= 1;
		unread += measureFile(text, at, end);
	}
	return {
		values,
		names,
		unread
	};
}
function measureFile(text, start, end) {
	const left = end - start - mostOfFile;
	return left > 0 && base64.test(text.slice(start, end)) ? left : 0;
}

// src/adapters/agent/gateway/gateway.ts
async function openGateway(options) {
	const { listener, proxyEnv, authorities, cap, prices, model, ...watching } = options;
	const connections = createConnections(proxyEnv, authorities);
	const seen = {
		requests: 0,
		refused: 0
	};
	const guard = createCapGuard(cap, watching);
	const waiting = { bytes: 0 };
	let rows = [];
	const meters = createLateMeter({
		prices,
		model,
		isCapped: cap !== void 0
	}, guard.wake);
	const { heard, ...hearing } = createHearing();
	const decline = (response, refusal) => {
		if (refusal.status !== 426) seen.refused += 1;
		refuse$1(response, refusal);
	};
	const answer = async (request, response) => {
		const { method = "", url: target = "", headers } = request;
		const passage = decideRequest(rows, {
			method,
			target,
			headers
		});
		if (passage.kind === "refuse") return decline(response, passage);
		const own = { bytes: 0 };
		response.on("close", () => {
			waiting.bytes -= own.bytes;
			guard.leave(response);
		});
		const body = await readBody(request, [own, waiting]);
		if (body === void 0) return refuse$1(response, tooLarge);
		const asked = passage.of === "model" ? readAsked(body, {
			headers,
			target
		}) : void 0;
		if (asked?.ok === false) return decline(response, asked.error);
		const admitted = asked && await guard.admit(await meters.load(), {
			url: passage.url,
			asked: asked.value,
			response
		});
		if (admitted?.ok === false) return refuse$1(response, admitted.error);
		seen.requests += 1;
		const counted = admitted?.value;
		forward({
			request,
			response,
			body,
			passage,
			connections,
			counted,
			asked: asked?.value,
			...hearing
		});
	};
	const server = createServer({
		requestTimeout: 0,
		keepAliveTimeout: 6e4
	}, (request, response) => {
		answer(request, response).catch((error) => {
			refuse$1(response, {
				status: 502,
				why: `The gateway could not pass the request on (${error.code ?? error.name}).`
			});
		});
	});
	return {
		address: `http://127.0.0.1:${await listen(server, listener)}`,
		overdue: guard.overdue,
		async read() {
			const { costUsd, price } = meters.found()?.sum() ?? {
				costUsd: 0,
				price: ""
			};
			return {
				requests: seen.requests,
				usd: price === void 0 ? void 0 : costUsd,
				answeredAt: heard.at
			};
		},
		serve: (given) => {
			rows = given;
		},
		async close() {
			if (server.listening) {
				const closed = once(server, "close");
				guard.stop();
				meters.found()?.end();
				server.close();
				server.closeAllConnections();
				connections.destroy();
				await closed;
			}
			return {
				...seen,
				measured: meters.found()?.sum(),
				refusal: heard.refusal,
				capped: guard.find()
			};
		}
	};
}
function createHearing() {
	const heard = {};
	const onPart = () => {
		heard.at = Date.now();
	};
	const hear = (refusal) => {
		onPart();
		if (heard.refusal?.reason !== "limited" && heard.refusal?.reason !== "billing") heard.refusal = refusal;
	};
	return {
		heard,
		hear,
		onPart
	};
}
function createLateMeter(pricing, onEnd) {
	let meter;
	return {
		async load() {
			const { createMeter } = await import("./meter.js");
			meter ??= createMeter(pricing, onEnd);
			return meter;
		},
		found: () => meter
	};
}
async function listen(server, listener) {
	server.listen(typeof listener === "number" ? {
		port: listener,
		host: "127.0.0.1"
	} : listener);
	await once(server, "listening");
	const address = server.address();
	return typeof address === "object" ? address?.port : void 0;
}
const mostBytes = {
	one: 33554432,
	all: 268435456
};
const tooLarge = {
	status: 413,
	why: `This gateway passes on no request of more than ${mostBytes.one} bytes, and no more than ${mostBytes.all} bytes at once.`
};
async function readBody(request, [own, all]) {
	const parts = [];
	let isTooLarge = false;
	for await (const part of request) {
		isTooLarge ||= own.bytes + part.length > mostBytes.one || all.bytes + part.length > mostBytes.all;
		if (isTooLarge) continue;
		parts.push(part);
		own.bytes += part.length;
		all.bytes += part.length;
	}
	return isTooLarge ? void 0 : Buffer.concat(parts);
}

export { openGateway };