import { o as parseJson } from "./job-cli.js";
import { a as toJson } from "./job-agent-validate.js";
import { Agent, createServer, request } from "node:http";
import { pipeline } from "node:stream";
import { once } from "node:events";
import { createHash, timingSafeEqual } from "node:crypto";
import { Agent as Agent$1, request as request$1 } from "node:https";

// src/adapters/agent/gateway/connections.ts
/** Creates the connections of a gateway, through the proxy that `proxyEnv` names, if any. They have no time limit: models think. */
function createConnections(proxyEnv) {
	const options = {
		keepAlive: true,
		proxyEnv
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
	const row = place && rows.find((one) => mayPass(one, {
		method,
		path: place.pathname
	}));
	if (place === void 0 || row === void 0) return refuse$1(404, "This gateway passes on what an agent asks of its model, and nothing else.");
	const shown = keyHeaders.find((name) => isToken(headers[name], row.token));
	if (shown === void 0) return refuse$1(401, "This gateway was asked without the token that it gave to the agent.");
	const own = row.kind === "mcp" ? row.headers : { [shown]: String(headers[shown]).replace(row.token, () => row.key) };
	return {
		kind: "pass",
		url: locate(row, place),
		headers: {
			...none,
			...own
		}
	};
}
const none = Object.fromEntries(keyHeaders.map((name) => [name, void 0]));
function refuse$1(status, why) {
	return {
		kind: "refuse",
		status,
		why
	};
}
/** Finds what a body asks for that no engine needs: work that goes on behind the turn, where nobody counts it. */
function findMisuse(body) {
	if (body.flag("background") !== true) return void 0;
	return {
		status: 400,
		why: "This gateway passes on no request with `background: true`: its cost would not be counted."
	};
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
function locate({ kind, path, upstream }, { pathname, search }) {
	const url = new URL(upstream);
	if (kind === "model") url.pathname = `${upstream.pathname.replace(/\/$/, "")}${pathname.slice(path.length)}`;
	if (search !== "") url.search = search;
	return url;
}
/** Compares what a header shows with a token, in a time that does not depend on how much of it is right. */
function isToken(shown, token) {
	const text = String(shown ?? "").replace(/^Bearer /i, "");
	return timingSafeEqual(digestOf(text), digestOf(token));
}
function digestOf(text) {
	return createHash("sha256").update(text).digest();
}

// src/adapters/agent/gateway/forward.ts
/** Passes a request on with the real key, and the answer back as it comes. */
function forward(forwarding) {
	const { request, response, body, passage, connections } = forwarding;
	const headers = buildHeaders(request, {
		passage,
		body
	});
	const outgoing = connections.request(passage.url, {
		method: request.method ?? "POST",
		headers
	});
	outgoing.on("response", (incoming) => passBack(incoming, response));
	outgoing.on("error", (error) => {
		const { code = error.name } = error;
		if (outgoing.reusedSocket && code === "ECONNRESET" && !response.headersSent && !response.destroyed) forward(forwarding);
		else refuse(response, {
			status: 502,
			why: `The gateway got no answer of ${passage.url.host} (${code}).`
		});
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
	const length = method === "POST" ? { "Content-Length": String(body.length) } : {};
	const own = Object.entries(passage.headers).filter(([, value]) => value !== void 0);
	return {
		...given,
		"Accept-Encoding": "identity",
		...length,
		...Object.fromEntries(own)
	};
}
function withoutHeaders(raw, left) {
	const headers = {};
	for (let index = 0; index < raw.length; index += 2) {
		const [name = "", value = ""] = [raw[index], raw[index + 1]];
		if (!left.includes(name.toLowerCase())) headers[name] = [...headers[name] ?? [], value];
	}
	return headers;
}
/** Passes an answer back. What says where else to ask is not followed, and what may repeat the key is not shown. */
function passBack(incoming, response) {
	const { statusCode = 502, rawHeaders } = incoming;
	const refusal = replace(statusCode);
	if (refusal === void 0) {
		response.writeHead(statusCode, withoutHeaders(rawHeaders, hopHeaders));
		response.flushHeaders();
		pipeline(incoming, response, () => void 0);
	} else {
		incoming.resume();
		refuse(response, refusal);
	}
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
	let rows = [];
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
		const body = await readBody(request);
		const misuse = body === void 0 ? tooLarge : findMisuse(toJson(parseJson(body.toString("utf8"))));
		if (body === void 0 || misuse !== void 0) return decline(response, misuse ?? tooLarge);
		seen.requests += 1;
		forward({
			request,
			response,
			body,
			passage,
			connections
		});
	};
	const server = createServer({
		requestTimeout: 0,
		keepAliveTimeout: 6e4
	}, (request, response) => {
		answer(request, response).catch(() => response.destroy());
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
			return { ...seen };
		}
	};
}
/** The most bytes of one request. Providers take 32 MB at the most. */
const mostBytes = 67108864;
const tooLarge = {
	status: 413,
	why: `This gateway passes on no request of more than ${mostBytes} bytes.`
};
/** Reads a body to its end, so that the agent hears the answer also where it is too large; then returns undefined. */
async function readBody(request) {
	const parts = [];
	let bytes = 0;
	for await (const part of request) {
		bytes += part.length;
		if (bytes <= mostBytes) parts.push(part);
	}
	return bytes > mostBytes ? void 0 : Buffer.concat(parts);
}

export { openGateway };