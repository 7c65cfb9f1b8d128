import { a as isPlainMap, o as parseJson } from "./job-cli.js";
import { Agent, createServer, request } from "node:http";
import { Transform, pipeline } from "node:stream";
import { once } from "node:events";
import { createHash, timingSafeEqual } from "node:crypto";
import { Agent as Agent$1, request as request$1 } from "node:https";

// src/adapters/agent/gateway/connections.ts
/** Creates the connections of a gateway, through the proxy that `proxyEnv` names, if any. They have no time limit: models think. */
function createConnections(proxyEnv) {
	const options = {
		keepAlive: true,
		proxyEnv: Object.fromEntries(Object.entries(proxyEnv).map(withScheme))
	};
	const [plain, secure] = [new Agent(options), new Agent$1(options)];
	return {
		request: (url, { method, headers }) => url.protocol === "https:" ? request$1(url, {
			method,
			headers,
			agent: secure
		}) : request(url, {
			method,
			headers,
			agent: plain
		}),
		destroy() {
			plain.destroy();
			secure.destroy();
		}
	};
}
/** Writes the address of a proxy as Node reads it: other programs of a job take one without a scheme. */
function withScheme([name, value]) {
	return [name, /^https?_proxy$/i.test(name) && value !== void 0 && value !== "" && !value.includes("://") ? `http://${value}` : value];
}

// src/adapters/agent/gateway/decide-request.ts
/** The headers in which engines show a key. */
const keyHeaders = [
	"x-api-key",
	"x-goog-api-key",
	"api-key",
	"authorization"
];
/**
* Decides whether a request of the agent passes, and where it goes. Only what an engine needs of a model passes (T67): the key could do much
* more, such as read the files of its account.
*/
function decideRequest(rows, request) {
	const { method, target, headers } = request;
	if (headers.upgrade !== void 0) return refuse$1(426, "This gateway speaks HTTP/1.1 alone, without an upgrade.");
	const place = isOwnHost(headers.host) ? parseTarget(target) : void 0;
	const open = place === void 0 ? [] : rows.filter((one) => mayPass(one, {
		method,
		path: place.pathname
	}));
	if (place === void 0 || open.length === 0) return refuse$1(404, "This gateway passes on what an agent asks of its model, and nothing else.");
	const found = open.flatMap((row) => keyHeaders.filter((name) => isToken(headers[name], row.token)).map((name) => ({
		row,
		name
	})))[0];
	if (found !== void 0) return pass(found.row, {
		place,
		name: found.name,
		shown: String(headers[found.name])
	});
	return refuse$1(401, "This gateway was asked without the token that it gave to the agent.");
}
/** Passes a request on as a row says, which showed the token of the row in a header. */
function pass(row, { place, name, shown }) {
	const own = row.kind === "mcp" ? row.headers : { [name]: shown.replace(row.token, () => row.key) };
	const secrets = row.kind === "mcp" ? Object.values(row.headers) : [row.key];
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
function refuse$1(status, why) {
	return {
		kind: "refuse",
		status,
		why
	};
}
/**
* Finds what a request to a model may not have: work that goes on behind the turn, where nobody counts it, and a body that cannot be looked
* at, in which a provider might read that.
*/
function findMisuse(body, { headers }) {
	const asked = (headers["content-encoding"] ?? "identity") === "identity" ? parseJson(decode(body)) : void 0;
	if (!isPlainMap(asked)) return {
		status: 400,
		why: "This gateway passes on objects of JSON in UTF-8, which are not packed, and nothing else."
	};
	const { background } = asked;
	if (background === void 0 || background === null || background === false) return void 0;
	return {
		status: 400,
		why: "This gateway passes on no request with `background: true`: its cost would not be counted."
	};
}
function decode(body) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(body);
	} catch {
		return "";
	}
}
/** Returns whether a request names this machine as its host, which a page in a browser or a proxy for another host would not. */
function isOwnHost(host) {
	return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host ?? "");
}
/** Parses a target that is a path of its own, and not an address or a path that means another one. */
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
/** Builds the address that is asked. What the address of a row has behind its path belongs to each request, and the agent does not change it. */
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
/** Compares what a header shows with a token, in a time that does not depend on how much of it is right. */
function isToken(shown, token) {
	const text = String(shown ?? "").replace(/^Bearer /i, "");
	return timingSafeEqual(digestOf(text), digestOf(token));
}
function digestOf(text) {
	return createHash("sha256").update(text).digest();
}

// src/adapters/agent/gateway/change-answer.ts
/** The most bytes of an answer that says what was wrong. */
const mostBytesOfError = 65536;
/** Creates a stream that passes the beginning of a text on without the secrets in it. */
function hide(secrets) {
	const parts = [];
	let bytes = 0;
	return new Transform({
		transform(part, _, done) {
			if (bytes < mostBytesOfError) parts.push(part);
			bytes += part.length;
			done();
		},
		flush(done) {
			const text = Buffer.concat(parts).toString("utf8");
			done(null, secrets.reduce((shown, secret) => shown.replaceAll(secret, "***"), text));
		}
	});
}
/** Creates a stream that shows each part to a reader, and passes it on as it is. */
function tap(read) {
	return new Transform({ transform(part, _, done) {
		read(part);
		done(null, part);
	} });
}
/** Returns what the agent gets in the place of an answer. */
function replace(status) {
	if (status === 401) return {
		status,
		why: "The provider does not know the key (401)."
	};
	if (status === 403) return {
		status,
		why: "The provider does not allow this with the key (403)."
	};
	if (status < 300 || status > 399) return void 0;
	return {
		status: 502,
		why: `The provider answered with ${status}, to ask elsewhere. The gateway follows no such answer.`
	};
}

// src/adapters/agent/gateway/forward.ts
/** Passes a request on with the real key, and the answer back as it comes. */
function forward(forwarding) {
	const { request, response, body, passage, connections } = forwarding;
	if (response.destroyed) return;
	const headers = buildHeaders(request, {
		passage,
		body
	});
	const outgoing = connections.request(passage.url, {
		method: request.method ?? "POST",
		headers
	});
	const fail = (error) => {
		const code = error instanceof Error && "code" in error ? String(error.code) : "no answer of HTTP";
		refuse(response, {
			status: 502,
			why: `The gateway got no answer of ${passage.url.host} (${code}).`
		});
	};
	outgoing.on("response", (incoming) => {
		try {
			passBack(incoming, forwarding);
		} catch (error) {
			incoming.destroy();
			fail(error);
		}
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
	response.on("close", () => outgoing.destroy());
	outgoing.end(body);
}
/** Headers that are about one connection. */
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
/** Headers of a request that are ours. An answer that is packed could not be counted. */
const ownHeaders = [
	...hopHeaders,
	"host",
	"content-length",
	"expect",
	"accept-encoding"
];
/** Builds the headers that the engine would have sent itself, in the same words. */
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
/** Passes an answer back. What says where else to ask is not followed, and what may repeat the key is not shown. */
function passBack(incoming, { response, passage, meter }) {
	const { statusCode = 502, headers } = incoming;
	const refusal = replace(statusCode);
	if (refusal === void 0) {
		response.writeHead(statusCode, withoutSecrets(incoming, passage));
		response.flushHeaders();
		const answer = {
			path: passage.url.pathname,
			type: headers["content-type"] ?? ""
		};
		const reader = passage.of === "model" && statusCode < 300 ? meter.open(answer) : void 0;
		const between = statusCode < 300 ? tap((part) => reader?.read(part)) : hide(passage.secrets);
		pipeline(incoming, between, response, () => reader?.end());
	} else {
		incoming.resume();
		refuse(response, refusal);
	}
}
/** Returns the headers of an answer without those that show a secret. That of an error gets another length. */
function withoutSecrets({ rawHeaders, statusCode = 502 }, { secrets }) {
	const headers = withoutHeaders(rawHeaders, statusCode < 400 ? hopHeaders : [...hopHeaders, "content-length"]);
	const shown = Object.entries(headers).filter(([, values]) => !secrets.some((secret) => values.join().includes(secret)));
	return Object.fromEntries(shown);
}
/** Refuses a request in the forms of all providers: engines show the message to their user. */
function refuse(response, { status, why }) {
	const error = {
		type: "gateway_error",
		code: status,
		message: why
	};
	if (response.headersSent) response.destroy();
	else response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({
		type: "error",
		error
	}));
}

// src/adapters/agent/gateway/gateway.ts
/** Opens the gateway. Throws when the port is taken. */
async function openGateway({ listener, proxyEnv }) {
	const connections = createConnections(proxyEnv);
	const seen = {
		requests: 0,
		refused: 0
	};
	const waiting = { bytes: 0 };
	let rows = [];
	let loaded;
	const loadMeter = () => {
		loaded ??= import("./meter.js").then(({ createMeter }) => createMeter());
		return loaded;
	};
	const decline = (response, refusal) => {
		if (refusal.status !== 426) seen.refused += 1;
		refuse(response, refusal);
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
		});
		const body = await readBody(request, [own, waiting]);
		if (body === void 0) return decline(response, tooLarge);
		const misuse = passage.of === "model" ? findMisuse(body, request) : void 0;
		if (misuse !== void 0) return decline(response, misuse);
		seen.requests += 1;
		forward({
			request,
			response,
			body,
			passage,
			connections,
			meter: await loadMeter()
		});
	};
	const server = createServer({
		requestTimeout: 0,
		keepAliveTimeout: 6e4
	}, (request, response) => {
		answer(request, response).catch((error) => {
			decline(response, {
				status: 502,
				why: `The gateway could not pass the request on (${error.code ?? error.name}).`
			});
		});
	});
	server.listen(typeof listener === "number" ? {
		port: listener,
		host: "127.0.0.1"
	} : listener);
	await once(server, "listening");
	const { port } = server.address();
	return {
		address: `http://127.0.0.1:${port}`,
		serve: (given) => {
			rows = given;
		},
		async close() {
			if (server.listening) {
				const closed = once(server, "close");
				server.close();
				server.closeAllConnections();
				connections.destroy();
				await closed;
			}
			return {
				...seen,
				measured: (await loaded)?.sum()
			};
		}
	};
}
/** The most bytes of one request, and of all that are under way. Providers take 32 MB at the most. */
const mostBytes = {
	one: 67108864,
	all: 268435456
};
const tooLarge = {
	status: 413,
	why: `This gateway passes on no request of more than ${mostBytes.one} bytes, and no more than ${mostBytes.all} bytes at once.`
};
/**
* Reads a body to its end, so that the agent hears the answer also where it is too large; then returns undefined. Counts its bytes: in those of its
* request, and in those of all.
*/
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