import { An as formatTime, En as addUsage, Ft as loadHandoff, Ja as isChild, La as stageOf, Pn as usageOf, Qi as agentNameAt, _n as deriveState, cr as describeSkipped, ct as createNodeHasher, jn as formatTokens, kn as formatCost, sr as describeBroken, un as buildPromptContext } from "./job-agent-plan-publish.js";
import { Vt as isAgentStage } from "./job-agent-plan-publish-validate.js";
import { At as describeAtAGlance, J as turnOf, Mt as deriveTree, Nt as flattenTree, Tt as renderHeadline, jn as describeCause, kt as countChildren, nn as describeWait, tn as describeOutcome } from "./job-plan-publish.js";
import { N as renderPrompt } from "./job-agent.js";
import { u as stateSeenBy } from "./job-publish.js";
import { n as diffLines } from "./libesm.js";
import { STATUS_CODES, ServerResponse, createServer } from "node:http";
import { Readable } from "node:stream";
import { Http2ServerRequest, constants } from "node:http2";

// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
	res;
	status;
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};

// node_modules/hono/dist/request/constants.js
const GET_MATCH_RESULT = Symbol();

// node_modules/hono/dist/utils/buffer.js
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};

// node_modules/hono/dist/utils/body.js
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const arrayBuffer = await request.arrayBuffer();
	const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};

// node_modules/hono/dist/utils/url.js
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
			const path = url.slice(start, end);
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;

// node_modules/hono/dist/request.js
var HonoRequest = class {
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	text() {
		return this.#cachedBody("text");
	}
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	blob() {
		return this.#cachedBody("blob");
	}
	formData() {
		return this.#cachedBody("formData");
	}
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	get url() {
		return this.raw.url;
	}
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};

// node_modules/hono/dist/utils/html.js
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};

// node_modules/hono/dist/context.js
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	env = {};
	#var;
	finalized = false;
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	setLayout = (layout) => this.#layout = layout;
	getLayout = () => this.#layout;
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	set = (key, value) => {
		this.#var ??= /* @__PURE__ */ new Map();
		this.#var.set(key, value);
	};
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};

// node_modules/hono/dist/compose.js
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};

// node_modules/hono/dist/helper/route/index.js
const matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";

// node_modules/hono/dist/router.js
const METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {};

// node_modules/hono/dist/utils/constants.js
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";

// node_modules/hono/dist/utils/mount.js
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = /* @__PURE__ */ new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) {
			const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
			length += value.length + 1;
		} else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};

// node_modules/hono/dist/hono-base.js
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono$1 = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};

// node_modules/hono/dist/router/utils.js
const createNullObject = () => Object.create(null);

// node_modules/hono/dist/router/reg-exp-router/matcher.js
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}

// node_modules/hono/dist/router/reg-exp-router/node.js
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node$1 = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};

// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node$1();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};

// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};

// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};

// node_modules/hono/dist/router/trie-router/node.js
const emptyParams = createNullObject();
let order = 0;
var Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = /* @__PURE__ */ new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};

// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
	name = "TrieRouter";
	#node = new Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};

// node_modules/hono/dist/hono.js
var Hono = class extends Hono$1 {
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};

// node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
const X_ALREADY_SENT = "x-hono-already-sent";

// node_modules/hono/dist/helper/websocket/index.js
const defineWebSocketHelper = (handler) => {
	return ((...args) => {
		if (typeof args[0] === "function") {
			const [createEvents, options] = args;
			return async function upgradeWebSocket(c, next) {
				const result = await handler(c, await createEvents(c), options);
				if (result) return result;
				await next();
			};
		} else {
			const [c, events, options] = args;
			return (async () => {
				const upgraded = await handler(c, events, options);
				if (!upgraded) throw new Error("Failed to upgrade WebSocket");
				return upgraded;
			})();
		}
	});
};

// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};
const nonJoinedHeaders = /* @__PURE__ */ new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = /* @__PURE__ */ new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return /* @__PURE__ */ new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		return new Response(buf, type ? { headers: { "content-type": type } } : void 0).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 67108864;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof Http2ServerRequest) {
		try {
			incoming.stream?.close?.(constants.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord["x-hono-already-sent"]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};
const CloseEvent = globalThis.CloseEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get wasClean() {
		return this.#eventInitDict.wasClean ?? false;
	}
	get code() {
		return this.#eventInitDict.code ?? 0;
	}
	get reason() {
		return this.#eventInitDict.reason ?? "";
	}
};
const ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get message() {
		return this.#eventInitDict.message ?? "";
	}
	get filename() {
		return this.#eventInitDict.filename ?? "";
	}
	get lineno() {
		return this.#eventInitDict.lineno ?? 0;
	}
	get colno() {
		return this.#eventInitDict.colno ?? 0;
	}
	get error() {
		return this.#eventInitDict.error ?? null;
	}
};
const generateConnectionSymbol = () => Symbol("connection");
const CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
const WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
const responseHeadersToSkip = /* @__PURE__ */ new Set([
	"connection",
	"content-length",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"sec-websocket-accept",
	"sec-websocket-extensions",
	"sec-websocket-protocol"
]);
const appendResponseHeaders = (headers, responseHeaders) => {
	if (!responseHeaders) return;
	responseHeaders.forEach((value, key) => {
		if (responseHeadersToSkip.has(key.toLowerCase())) return;
		headers.push(`${key}: ${value}`);
	});
};
const rejectUpgradeRequest = (socket, status, responseHeaders) => {
	if (socket.destroyed) return;
	const responseLines = ["Connection: close", "Content-Length: 0"];
	appendResponseHeaders(responseLines, responseHeaders);
	socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${responseLines.join("\r\n")}\r\n\r
`);
};
const createUpgradeRequest = (request) => {
	const protocol = request.socket.encrypted ? "https" : "http";
	const incomingUrl = request.url ?? "/";
	let url;
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		validateRequestTarget(incomingUrl);
		url = new URL(incomingUrl).href;
	} else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
	const headers = new Headers();
	for (const key in request.headers) {
		const value = request.headers[key];
		if (!value) continue;
		headers.append(key, Array.isArray(value) ? value[0] : value);
	}
	return new Request(url, { headers });
};
const setupWebSocket = (options) => {
	const { server, fetchCallback, wss } = options;
	const waiterMap = /* @__PURE__ */ new Map();
	wss.on("connection", (ws, request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiter.resolve(ws);
			waiterMap.delete(request);
		}
	});
	const rejectWaiter = (request) => {
		const waiter = waiterMap.get(request);
		if (waiter) {
			waiterMap.delete(request);
			waiter.reject(/* @__PURE__ */ new Error("WebSocket handshake aborted"));
		}
	};
	const waitForWebSocket = (request, connectionSymbol) => {
		return new Promise((resolve, reject) => {
			waiterMap.set(request, {
				resolve,
				reject,
				connectionSymbol
			});
		});
	};
	server.on("upgrade", async (request, socket, head) => {
		if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
		const ignoreSocketError = () => {};
		const reclaimWaiterOnClose = () => rejectWaiter(request);
		socket.on("error", ignoreSocketError);
		socket.once("close", reclaimWaiterOnClose);
		const env = {
			incoming: request,
			outgoing: void 0,
			wss,
			[WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
		};
		let status = 400;
		let responseHeaders;
		try {
			const response = await fetchCallback(createUpgradeRequest(request), env);
			if (response instanceof Response) {
				status = response.status;
				responseHeaders = response.headers;
			}
		} catch (error) {
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
			return;
		}
		if (socket.destroyed) {
			rejectWaiter(request);
			return;
		}
		const waiter = waiterMap.get(request);
		if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
			rejectWaiter(request);
			if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
			return;
		}
		const addResponseHeaders = (headers) => {
			appendResponseHeaders(headers, responseHeaders);
		};
		wss.on("headers", addResponseHeaders);
		try {
			wss.handleUpgrade(request, socket, head, (ws) => {
				socket.off("close", reclaimWaiterOnClose);
				socket.off("error", ignoreSocketError);
				wss.emit("connection", ws, request);
			});
		} finally {
			wss.off("headers", addResponseHeaders);
		}
	});
	server.on("close", () => {
		wss.close();
	});
};
const upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
	const env = c.env;
	const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
	if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
	const connectionSymbol = generateConnectionSymbol();
	env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
	(async () => {
		let ws;
		try {
			ws = await waitForWebSocket(env.incoming, connectionSymbol);
		} catch {
			return;
		}
		const messagesReceivedInStarting = [];
		const bufferMessage = (data, isBinary) => {
			messagesReceivedInStarting.push([data, isBinary]);
		};
		ws.on("message", bufferMessage);
		const ctx = {
			binaryType: "arraybuffer",
			close(code, reason) {
				ws.close(code, reason);
			},
			protocol: ws.protocol,
			raw: ws,
			get readyState() {
				return ws.readyState;
			},
			send(source, opts) {
				ws.send(source, { compress: opts?.compress });
			},
			url: new URL(c.req.url)
		};
		try {
			events?.onOpen?.(new Event("open"), ctx);
		} catch (e) {
			(options?.onError ?? console.error)(e);
		}
		const handleMessage = (data, isBinary) => {
			const datas = Array.isArray(data) ? data : [data];
			for (const data of datas) try {
				events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) : typeof data === "string" ? data : Buffer.from(data).toString("utf-8") }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		};
		ws.off("message", bufferMessage);
		for (const message of messagesReceivedInStarting) handleMessage(...message);
		ws.on("message", (data, isBinary) => {
			handleMessage(data, isBinary);
		});
		ws.on("close", (code, reason) => {
			try {
				events?.onClose?.(new CloseEvent("close", {
					code,
					reason: reason.toString()
				}), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
		ws.on("error", (error) => {
			try {
				events?.onError?.(new ErrorEvent("error", { error }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
	})();
	return new Response();
});
const createAdaptorServer = (options) => {
	const fetchCallback = options.fetch;
	const requestListener = getRequestListener(fetchCallback, {
		hostname: options.hostname,
		overrideGlobalObjects: options.overrideGlobalObjects,
		autoCleanupIncoming: options.autoCleanupIncoming
	});
	const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
	if (options.websocket && options.websocket.server) {
		if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
		setupWebSocket({
			server,
			fetchCallback,
			wss: options.websocket.server
		});
	}
	return server;
};

// src/page/run/page-style.ts
const pageStyle = `
:root{color-scheme:light dark;--bg:#fff;--soft:#f6f8fa;--line:#d1d9e0;--text:#1f2328;--quiet:#59636e;--link:#0969da;--green:#1a7f37;--red:#cf222e;--purple:#8250df;--yellow:#9a6700;--add:#dafbe1;--del:#ffebe9;--hunk:#ddf4ff}
@media(prefers-color-scheme:dark){:root{--bg:#0d1117;--soft:#151b23;--line:#3d444d;--text:#f0f6fc;--quiet:#9198a1;--link:#4493f8;--green:#3fb950;--red:#f85149;--purple:#ab7df8;--yellow:#d29922;--add:#12261e;--del:#301b1e;--hunk:#121d2f}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.55 -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:1040px;margin:0 auto;padding:24px 20px 64px}
h1{font-size:26px;line-height:1.3;margin:0 0 4px}h2{font-size:20px;margin:40px 0 12px;padding-bottom:6px;border-bottom:1px solid var(--line)}h3{font-size:17px;margin:0 0 6px}h4{font-size:14px;margin:16px 0 2px}
p{margin:6px 0}small,.quiet{color:var(--quiet);font-weight:400}small{font-size:13px}a{color:var(--link)}
nav{margin:14px 0 0;display:flex;gap:16px;flex-wrap:wrap}
.scroll{overflow:auto;max-height:80vh}
.badge{display:inline-block;padding:1px 9px;border-radius:20px;font-size:12px;font-weight:600;border:1px solid currentColor;color:var(--quiet)}
.badge.succeeded,.badge.noop,.badge.open{color:var(--green)}.badge.failed,.badge.cancelled{color:var(--red)}.badge.needs-input,.badge.awaiting,.badge.closed{color:var(--purple)}.badge.running,.badge.paused{color:var(--yellow)}
.cards{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0}.card{border:1px solid var(--line);border-radius:8px;padding:8px 14px;background:var(--soft)}.card b{display:block;font-size:18px}
.stage{border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin:12px 0}.facts{color:var(--quiet);font-size:13px}.failure{color:var(--red)}.warning{color:var(--yellow)}
.fold{margin:6px 0}.fold>summary,.minimised>summary,.markdown summary{cursor:pointer;font-weight:600}.minimised>summary{color:var(--quiet);font-weight:400;border:1px solid var(--line);border-radius:6px;padding:6px 14px;margin:12px 0}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:10px 12px;overflow:auto;max-height:520px;font:12.5px/1.5 ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre-wrap}
.diff .added{background:var(--add)}.diff .removed{background:var(--del)}.diff .hunk{background:var(--hunk);color:var(--quiet)}.diff .head{color:var(--quiet)}.diff span{display:block}
table{border-collapse:collapse;font-size:13.5px}th,td{border:1px solid var(--line);padding:4px 10px;text-align:left;vertical-align:top}th{background:var(--soft)}.pairs td{white-space:pre-wrap;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:12.5px}
.number{color:var(--quiet);font-weight:400}td.count{text-align:right;font-variant-numeric:tabular-nums}
.glance{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin:14px 0;padding:12px 16px;border:1px solid var(--line);border-radius:8px;background:var(--soft)}.glance dt{grid-column:1;font-weight:600}.glance dd{grid-column:2;margin:0}
.depth-1{--depth:1}.depth-2{--depth:2}.depth-3{--depth:3}.depth-4{--depth:4}.depth-5{--depth:5}.depth-6{--depth:6}
.tree{width:100%;margin:14px 0}.tree td{overflow-wrap:break-word}.tree .task{padding-left:calc(10px + var(--depth,0)*20px);white-space:nowrap;font-weight:600}.tree small{display:block}.tree [data-column=state]{min-width:190px}.tree [data-column^=branch]{min-width:200px}.tree code{font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;display:block}.tree .sum td{background:var(--soft);font-weight:600}.tree .turn td:first-child{box-shadow:inset 4px 0 var(--yellow)}.tree .note{font-size:13px;margin-top:2px}
@media(max-width:720px){.glance{display:block}.glance dt:not(:first-child){margin-top:8px}.tree,.tree tbody,.tree tr{display:block}.tree thead,.tree td.empty{display:none}.tree tr{border:1px solid var(--line);border-radius:6px;margin:8px 0 8px calc(var(--depth,0)*14px);padding:6px 0}.tree td,.tree [data-column=state],.tree [data-column^=branch]{display:grid;min-width:0;grid-template-columns:76px 1fr;gap:8px;border:0;padding:2px 12px}.tree td::before{content:attr(data-column);color:var(--quiet);font-size:12.5px}.tree .task,.tree .sum td:first-child{display:block;white-space:normal}.tree .task::before{content:none}.tree .task{padding-left:12px}}
svg text{fill:var(--text);font:12px -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif}
.graph.fits{max-width:100%;height:auto}
.graph text{text-anchor:middle;fill:var(--quiet)}.graph .name{fill:var(--text);font-weight:600;font-size:13px}.graph rect{fill:var(--soft);stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:4 3}
.graph .succeeded rect,.graph .noop rect{stroke:var(--green);stroke-width:2;stroke-dasharray:none}.graph .failed rect,.graph .cancelled rect{stroke:var(--red);stroke-width:3;stroke-dasharray:none}.graph .needs-input rect{stroke:var(--purple);stroke-width:3;stroke-dasharray:none}.graph .running rect{stroke:var(--yellow);stroke-width:3;stroke-dasharray:none}
.edge{fill:none;stroke:var(--quiet);stroke-width:1.4}.edge.below{stroke-dasharray:5 4}.head{fill:var(--quiet)}
.timeline .label{text-anchor:end}.timeline .time,.timeline text.tick{fill:var(--quiet);font-size:11px}.timeline text.tick{text-anchor:middle}.timeline line.tick{stroke:var(--line)}.timeline .queue{fill:var(--line)}.timeline .work.succeeded{fill:var(--green)}.timeline .work.failed{fill:var(--red)}.timeline .work.running{fill:var(--yellow)}
.thread{margin:20px 0 36px}.thread h3{font-size:22px;font-weight:500}.state{margin-bottom:14px}.label{border:1px solid var(--line);border-radius:20px;padding:1px 9px;font-size:12px}
.comment{border:1px solid var(--line);border-radius:6px;margin:12px 0}.who{background:var(--soft);border-bottom:1px solid var(--line);border-radius:6px 6px 0 0;padding:6px 14px;font-size:13.5px}.bot{border:1px solid var(--line);border-radius:20px;font-size:11px;padding:0 6px;color:var(--quiet)}
.markdown{padding:10px 16px;font-size:14px}.markdown blockquote{margin:8px 0;padding:0 14px;border-left:4px solid var(--line);color:var(--quiet)}.markdown code,.summary code,.headline code,main>.quiet code{background:var(--soft);border-radius:5px;padding:2px 5px;font:12.5px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}.markdown pre code{background:none;padding:0}.markdown table{display:block;overflow:auto;margin:8px 0}.markdown p{margin:8px 0}.markdown details{margin:8px 0}.gone{color:var(--link);cursor:help}
`;

// src/page/run/html.ts
function escapeHtml(text) {
	return text.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}](?<![\t\n])/gu, "").replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
function limitText(text, most) {
	if (text.length <= most) return text;
	return `${text.slice(0, most).toWellFormed()}\n… (${(text.length - most).toLocaleString("en-US")} more characters are left out)`;
}
function renderWithin(mostBytes, limits, render) {
	for (const most of limits) {
		const html = render(most);
		if (Buffer.byteLength(html) < mostBytes) return html;
	}
}
function renderFold(title, html) {
	return `<details class="fold"><summary>${title}</summary>${html}</details>`;
}
function renderPre(text) {
	return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}
function renderScroll(name, html) {
	return `<div class="scroll" role="region" aria-label="${escapeHtml(name)}" tabindex="0">${html}</div>`;
}
function formatMinute(time) {
	return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
function renderBadge(status, words = status.replace("-", " ")) {
	return `<span class="badge ${status}">${escapeHtml(words)}</span>`;
}
const turns = {
	running: "under way",
	awaiting: "needs a person",
	paused: "paused"
};
function renderRunState({ outcome, turn = "running" }) {
	if (outcome !== void 0) return `<span class="badge ${outcome}">${escapeHtml(describeOutcome(outcome))}</span>`;
	return `<span class="badge ${turn}">${turns[turn]}</span>`;
}

// src/page/run/draw-timeline.ts
const rowHeight = 24;
const labels = 300;
const bars = 620;
const mostRows = 200;
function drawTimeline(jobs) {
	const rows = orderRows(jobs.filter(({ conclusion, startedAt, finishedAt }) => conclusion !== "skipped" && startedAt !== finishedAt)).slice(0, mostRows);
	if (rows.length === 0) return "";
	const from = Math.min(...rows.map(({ queuedAt }) => Date.parse(queuedAt)));
	const span = Math.max(1, ...rows.map(({ finishedAt }) => Date.parse(finishedAt) - from));
	const toX = (time) => labels + Math.round((Date.parse(time) - from) / span * bars * 10) / 10;
	const tall = rows.length * rowHeight + 30;
	const drawn = rows.map((job, index) => drawRow(job, {
		top: index * rowHeight,
		toX
	}));
	return `<svg class="timeline" role="img" aria-label="The jobs in time" ${`width="980" height="${tall}" viewBox="0 0 980 ${tall}"`}>${drawAxis(span, tall)}${drawn.join("")}</svg>`;
}
function orderRows(jobs) {
	const byTime = jobs.toSorted((a, b) => Date.parse(a.queuedAt) - Date.parse(b.queuedAt));
	return [...Map.groupBy(byTime, ({ title }) => {
		const [run, stage] = tasksOf(title);
		return stage === void 0 ? title : `${run}/${stage}`;
	}).values()].flatMap((own) => {
		const isBelow = (job) => depthOf(job) > 0;
		return [...own.filter((job) => !isBelow(job)), ...own.filter(isBelow)];
	});
}
function tasksOf(title) {
	return (/^([^\s/]+(?:\/[^\s/]+)+) \d/.exec(title)?.[1] ?? "").split("/").filter((part) => part !== "");
}
function depthOf({ title }) {
	return Math.max(0, tasksOf(title).length - 2);
}
function nameRow(job) {
	if (depthOf(job) === 0) return job.title;
	const [, , ...names] = tasksOf(job.title);
	return `${"↳ ".repeat(names.length)}${names.at(-1)}${/ \d+/.exec(job.title)?.[0] ?? ""}`;
}
function drawRow(job, { top, toX }) {
	const [queued, started, finished] = [
		toX(job.queuedAt),
		toX(job.startedAt),
		toX(job.finishedAt)
	];
	const seconds = (Date.parse(job.finishedAt) - Date.parse(job.startedAt)) / 1e3;
	const bar = (x, end, name) => `<rect class="${name}" x="${x}" y="${top + 5}" width="${Math.max(2, Math.round((end - x) * 10) / 10)}" height="14" rx="3"></rect>`;
	const role = job.name.split(" / ").at(-1) ?? job.name;
	const label = shorten(`${nameRow(job)} · ${role}`);
	return [
		`<text x="290" y="${top + 16}" class="label">${escapeHtml(label)}</text>`,
		started - queued > 1 ? bar(queued, started, "queue") : "",
		bar(started, finished, `work ${colourOf(job)}`),
		`<text x="${finished + 6}" y="${top + 16}" class="time">${formatSeconds(seconds)}</text>`
	].join("");
}
function colourOf({ conclusion }) {
	if (conclusion === null) return "running";
	return conclusion === "success" ? "succeeded" : "failed";
}
function shorten(text) {
	return [...text].length > 42 ? `${[...text].slice(0, 41).join("")}…` : text;
}
function formatSeconds(seconds) {
	if (seconds >= 600) return `${Math.round(seconds / 60)} min`;
	return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
function drawAxis(span, tall) {
	return [
		0,
		.25,
		.5,
		.75,
		1
	].map((part) => ({
		x: labels + part * bars,
		text: formatSeconds(span * part / 1e3)
	})).map(({ x, text }) => `<line class="tick" x1="${x}" y1="0" x2="${x}" y2="${tall - 22}"></line><text class="tick" x="${x}" y="${tall - 6}">${text}</text>`).join("");
}

// node_modules/@dagrejs/dagre/dist/dagre.esm.js
var Te$1 = Object.defineProperty;
var Sn = (e, n, t) => n in e ? Te$1(e, n, {
	enumerable: !0,
	configurable: !0,
	writable: !0,
	value: t
}) : e[n] = t;
var Mn$1 = (e, n) => {
	for (var t in n) Te$1(e, t, {
		get: n[t],
		enumerable: !0
	});
};
var je = (e, n, t) => Sn(e, typeof n != "symbol" ? n + "" : n, t);
var ie$1 = {};
Mn$1(ie$1, {
	Graph: () => T,
	alg: () => H
});
var Pn = Object.defineProperty;
var Se$1 = (e, n) => {
	for (var t in n) Pn(e, t, {
		get: n[t],
		enumerable: !0
	});
};
var Q$1 = class {
	constructor(e) {
		this._isDirected = !0, this._isMultigraph = !1, this._isCompound = !1, this._nodes = {}, this._in = {}, this._preds = {}, this._out = {}, this._sucs = {}, this._edgeObjs = {}, this._edgeLabels = {}, this._nodeCount = 0, this._edgeCount = 0, this._defaultNodeLabelFn = () => {}, this._defaultEdgeLabelFn = () => {}, e && (this._isDirected = "directed" in e ? e.directed : !0, this._isMultigraph = "multigraph" in e ? e.multigraph : !1, this._isCompound = "compound" in e ? e.compound : !1), this._isCompound && (this._parent = {}, this._children = {}, this._children["\0"] = {});
	}
	isDirected() {
		return this._isDirected;
	}
	isMultigraph() {
		return this._isMultigraph;
	}
	isCompound() {
		return this._isCompound;
	}
	setGraph(e) {
		return this._label = e, this;
	}
	graph() {
		return this._label;
	}
	setDefaultNodeLabel(e) {
		return typeof e != "function" ? this._defaultNodeLabelFn = () => e : this._defaultNodeLabelFn = e, this;
	}
	nodeCount() {
		return this._nodeCount;
	}
	nodes() {
		return Object.keys(this._nodes);
	}
	sources() {
		return this.nodes().filter((e) => Object.keys(this._in[e]).length === 0);
	}
	sinks() {
		return this.nodes().filter((e) => Object.keys(this._out[e]).length === 0);
	}
	setNodes(e, n) {
		return e.forEach((t) => {
			n !== void 0 ? this.setNode(t, n) : this.setNode(t);
		}), this;
	}
	setNode(e, n) {
		return e in this._nodes ? (arguments.length > 1 && (this._nodes[e] = n), this) : (this._nodes[e] = arguments.length > 1 ? n : this._defaultNodeLabelFn(e), this._isCompound && (this._parent[e] = "\0", this._children[e] = {}, this._children["\0"][e] = !0), this._in[e] = {}, this._preds[e] = {}, this._out[e] = {}, this._sucs[e] = {}, ++this._nodeCount, this);
	}
	node(e) {
		return this._nodes[e];
	}
	hasNode(e) {
		return e in this._nodes;
	}
	removeNode(e) {
		if (e in this._nodes) {
			let n = (t) => this.removeEdge(this._edgeObjs[t]);
			delete this._nodes[e], this._isCompound && (this._removeFromParentsChildList(e), delete this._parent[e], this.children(e).forEach((t) => {
				this.setParent(t);
			}), delete this._children[e]), Object.keys(this._in[e]).forEach(n), delete this._in[e], delete this._preds[e], Object.keys(this._out[e]).forEach(n), delete this._out[e], delete this._sucs[e], --this._nodeCount;
		}
		return this;
	}
	setParent(e, n) {
		if (!this._isCompound) throw new Error("Cannot set parent in a non-compound graph");
		if (n === void 0) n = "\0";
		else {
			n += "";
			for (let t = n; t !== void 0; t = this.parent(t)) if (t === e) throw new Error("Setting " + n + " as parent of " + e + " would create a cycle");
			this.setNode(n);
		}
		return this.setNode(e), this._removeFromParentsChildList(e), this._parent[e] = n, this._children[n][e] = !0, this;
	}
	parent(e) {
		if (this._isCompound) {
			let n = this._parent[e];
			if (n !== "\0") return n;
		}
	}
	children(e = "\0") {
		if (this._isCompound) {
			let n = this._children[e];
			if (n) return Object.keys(n);
		} else {
			if (e === "\0") return this.nodes();
			if (this.hasNode(e)) return [];
		}
		return [];
	}
	predecessors(e) {
		let n = this._preds[e];
		if (n) return Object.keys(n);
	}
	successors(e) {
		let n = this._sucs[e];
		if (n) return Object.keys(n);
	}
	neighbors(e) {
		let n = this.predecessors(e);
		if (n) {
			let t = new Set(n), r = this.successors(e);
			if (r) for (let o of r) t.add(o);
			return Array.from(t.values());
		}
	}
	isLeaf(e) {
		var n;
		let t;
		return this.isDirected() ? t = this.successors(e) : t = this.neighbors(e), ((n = t == null ? void 0 : t.length) != null ? n : 0) === 0;
	}
	filterNodes(e) {
		let n = new this.constructor({
			directed: this._isDirected,
			multigraph: this._isMultigraph,
			compound: this._isCompound
		});
		n.setGraph(this.graph()), Object.entries(this._nodes).forEach(([o, i]) => {
			e(o) && n.setNode(o, i);
		}), Object.values(this._edgeObjs).forEach((o) => {
			n.hasNode(o.v) && n.hasNode(o.w) && n.setEdge(o, this.edge(o));
		});
		let t = {}, r = (o) => {
			let i = this.parent(o);
			return !i || n.hasNode(i) ? (t[o] = i, i) : i in t ? t[i] : r(i);
		};
		return this._isCompound && n.nodes().forEach((o) => n.setParent(o, r(o))), n;
	}
	setDefaultEdgeLabel(e) {
		return typeof e != "function" ? this._defaultEdgeLabelFn = () => e : this._defaultEdgeLabelFn = e, this;
	}
	edgeCount() {
		return this._edgeCount;
	}
	edges() {
		return Object.values(this._edgeObjs);
	}
	setPath(e, n) {
		return e.reduce((t, r) => (n !== void 0 ? this.setEdge(t, r, n) : this.setEdge(t, r), r)), this;
	}
	setEdge(e, n, t, r) {
		let o, i, s, a, l = !1;
		typeof e == "object" && e !== null && "v" in e ? (o = e.v, i = e.w, s = e.name, arguments.length === 2 && (a = n, l = !0)) : (o = e, i = n, s = r, arguments.length > 2 && (a = t, l = !0)), o = "" + o, i = "" + i, s !== void 0 && (s = "" + s);
		let u = z$1(this._isDirected, o, i, s);
		if (u in this._edgeLabels) return l && (this._edgeLabels[u] = a), this;
		if (s !== void 0 && !this._isMultigraph) throw new Error("Cannot set a named edge when isMultigraph = false");
		this.setNode(o), this.setNode(i), this._edgeLabels[u] = l ? a : this._defaultEdgeLabelFn(o, i, s);
		let d = Fn(this._isDirected, o, i, s);
		return o = d.v, i = d.w, Object.freeze(d), this._edgeObjs[u] = d, Re$1(this._preds[i], o), Re$1(this._sucs[o], i), this._in[i][u] = d, this._out[o][u] = d, this._edgeCount++, this;
	}
	edge(e, n, t) {
		let r = arguments.length === 1 ? oe$1(this._isDirected, e) : z$1(this._isDirected, e, n, t);
		return this._edgeLabels[r];
	}
	edgeAsObj(e, n, t) {
		let r = arguments.length === 1 ? this.edge(e) : this.edge(e, n, t);
		return typeof r != "object" || r === null ? { label: r } : r;
	}
	hasEdge(e, n, t) {
		return (arguments.length === 1 ? oe$1(this._isDirected, e) : z$1(this._isDirected, e, n, t)) in this._edgeLabels;
	}
	removeEdge(e, n, t) {
		let r = arguments.length === 1 ? oe$1(this._isDirected, e) : z$1(this._isDirected, e, n, t), o = this._edgeObjs[r];
		if (o) {
			let i = o.v, s = o.w;
			delete this._edgeLabels[r], delete this._edgeObjs[r], Ie$1(this._preds[s], i), Ie$1(this._sucs[i], s), delete this._in[s][r], delete this._out[i][r], this._edgeCount--;
		}
		return this;
	}
	inEdges(e, n) {
		return this.isDirected() ? this.filterEdges(this._in[e], e, n) : this.nodeEdges(e, n);
	}
	outEdges(e, n) {
		return this.isDirected() ? this.filterEdges(this._out[e], e, n) : this.nodeEdges(e, n);
	}
	nodeEdges(e, n) {
		if (e in this._nodes) return this.filterEdges({
			...this._in[e],
			...this._out[e]
		}, e, n);
	}
	_removeFromParentsChildList(e) {
		delete this._children[this._parent[e]][e];
	}
	filterEdges(e, n, t) {
		if (!e) return;
		let r = Object.values(e);
		return t ? r.filter((o) => o.v === n && o.w === t || o.v === t && o.w === n) : r;
	}
};
function Re$1(e, n) {
	e[n] ? e[n]++ : e[n] = 1;
}
function Ie$1(e, n) {
	e[n] !== void 0 && !--e[n] && delete e[n];
}
function z$1(e, n, t, r) {
	let o = "" + n, i = "" + t;
	if (!e && o > i) {
		let s = o;
		o = i, i = s;
	}
	return o + "" + i + "" + (r === void 0 ? "\0" : r);
}
function Fn(e, n, t, r) {
	let o = "" + n, i = "" + t;
	if (!e && o > i) {
		let a = o;
		o = i, i = a;
	}
	let s = {
		v: o,
		w: i
	};
	return r && (s.name = r), s;
}
function oe$1(e, n) {
	return z$1(e, n.v, n.w, n.name);
}
Se$1({}, {
	read: () => Bn$1,
	write: () => An
});
function An(e) {
	let n = {
		options: {
			directed: e.isDirected(),
			multigraph: e.isMultigraph(),
			compound: e.isCompound()
		},
		nodes: Vn(e),
		edges: Yn(e)
	}, t = e.graph();
	return t !== void 0 && (n.value = structuredClone(t)), n;
}
function Vn(e) {
	return e.nodes().map((n) => {
		let t = e.node(n), r = e.parent(n), o = { v: n };
		return t !== void 0 && (o.value = t), r !== void 0 && (o.parent = r), o;
	});
}
function Yn(e) {
	return e.edges().map((n) => {
		let t = e.edge(n), r = {
			v: n.v,
			w: n.w
		};
		return n.name !== void 0 && (r.name = n.name), t !== void 0 && (r.value = t), r;
	});
}
function Bn$1(e) {
	let n = new Q$1(e.options);
	return e.value !== void 0 && n.setGraph(e.value), e.nodes.forEach((t) => {
		n.setNode(t.v, t.value), t.parent && n.setParent(t.v, t.parent);
	}), e.edges.forEach((t) => {
		n.setEdge({
			v: t.v,
			w: t.w,
			name: t.name
		}, t.value);
	}), n;
}
var H = {};
Se$1(H, {
	CycleException: () => K,
	bellmanFord: () => Me$1,
	components: () => zn$1,
	dijkstra: () => J$1,
	dijkstraAll: () => $n,
	findCycles: () => Un,
	floydWarshall: () => Kn,
	isAcyclic: () => Zn,
	postorder: () => nt$1,
	preorder: () => tt$1,
	prim: () => rt$1,
	shortestPaths: () => ot$1,
	tarjan: () => Fe$1,
	topsort: () => De$1
});
var Wn = () => 1;
function Me$1(e, n, t, r) {
	return Xn(e, String(n), t || Wn, r || function(o) {
		var i;
		return (i = e.outEdges(o)) != null ? i : [];
	});
}
function Xn(e, n, t, r) {
	let o = {}, i, s = 0, a = e.nodes(), l = function(c) {
		let f = o[c.v], h = o[c.w];
		if (!f || !h) return;
		let g = t(c);
		f.distance + g < h.distance && (o[c.w] = {
			distance: f.distance + g,
			predecessor: c.v
		}, i = !0);
	}, u = function() {
		a.forEach(function(c) {
			r(c).forEach(function(f) {
				let h = f.v === c ? f.v : f.w, g = h === f.v ? f.w : f.v;
				l({
					v: h,
					w: g
				});
			});
		});
	};
	a.forEach(function(c) {
		o[c] = {
			distance: c === n ? 0 : Number.POSITIVE_INFINITY,
			predecessor: ""
		};
	});
	let d = a.length;
	for (let c = 1; c < d && (i = !1, s++, u(), !!i); c++);
	if (s === d - 1 && (i = !1, u(), i)) throw new Error("The graph contains a negative weight cycle");
	return o;
}
function zn$1(e) {
	let n = {}, t = [], r;
	function o(i) {
		var s, a;
		i in n || (n[i] = !0, r.push(i), (s = e.successors(i)) == null || s.forEach(o), (a = e.predecessors(i)) == null || a.forEach(o));
	}
	return e.nodes().forEach(function(i) {
		r = [], o(i), r.length && t.push(r);
	}), t;
}
var Pe$1 = class {
	constructor() {
		this._arr = [], this._keyIndices = {};
	}
	size() {
		return this._arr.length;
	}
	keys() {
		return this._arr.map((e) => e.key);
	}
	has(e) {
		return e in this._keyIndices;
	}
	priority(e) {
		let n = this._keyIndices[e];
		if (n !== void 0) return this._arr[n].priority;
	}
	min() {
		if (this.size() === 0) throw new Error("Queue underflow");
		return this._arr[0].key;
	}
	add(e, n) {
		let t = this._keyIndices, r = String(e);
		if (!(r in t)) {
			let o = this._arr, i = o.length;
			return t[r] = i, o.push({
				key: r,
				priority: n
			}), this._decrease(i), !0;
		}
		return !1;
	}
	removeMin() {
		if (this.size() === 0) throw new Error("Queue underflow");
		this._swap(0, this._arr.length - 1);
		let e = this._arr.pop();
		return delete this._keyIndices[e.key], this._heapify(0), e.key;
	}
	decrease(e, n) {
		let t = this._keyIndices[e];
		if (t === void 0) throw new Error(`Key not found: ${e}`);
		let r = this._arr[t].priority;
		if (n > r) throw new Error(`New priority is greater than current priority. Key: ${e} Old: ${r} New: ${n}`);
		this._arr[t].priority = n, this._decrease(t);
	}
	_heapify(e) {
		let n = this._arr, t = 2 * e, r = t + 1, o = e;
		t < n.length && (o = n[t].priority < n[o].priority ? t : o, r < n.length && (o = n[r].priority < n[o].priority ? r : o), o !== e && (this._swap(e, o), this._heapify(o)));
	}
	_decrease(e) {
		let n = this._arr, t = n[e].priority, r;
		for (; e !== 0 && (r = e >> 1, !(n[r].priority < t));) this._swap(e, r), e = r;
	}
	_swap(e, n) {
		let t = this._arr, r = this._keyIndices, o = t[e], i = t[n];
		t[e] = i, t[n] = o, r[i.key] = e, r[o.key] = n;
	}
};
var Hn = () => 1;
function J$1(e, n, t, r) {
	let o = function(i) {
		var s;
		return (s = e.outEdges(i)) != null ? s : [];
	};
	return qn$1(e, String(n), t || Hn, r || o);
}
function qn$1(e, n, t, r) {
	let o = {}, i = new Pe$1(), s, a, l = function(u) {
		let d = u.v !== s ? u.v : u.w, c = o[d];
		if (!c) return;
		let f = t(u), h = a.distance + f;
		if (f < 0) throw new Error("dijkstra does not allow negative edge weights. Bad edge: " + u + " Weight: " + f);
		h < c.distance && (c.distance = h, c.predecessor = s, i.decrease(d, h));
	};
	for (e.nodes().forEach(function(u) {
		let d = u === n ? 0 : Number.POSITIVE_INFINITY;
		o[u] = {
			distance: d,
			predecessor: ""
		}, i.add(u, d);
	}); i.size() > 0;) {
		s = i.removeMin();
		let u = o[s];
		if (!u || u.distance === Number.POSITIVE_INFINITY) break;
		a = u, r(s).forEach(l);
	}
	return o;
}
function $n(e, n, t) {
	return e.nodes().reduce(function(r, o) {
		return r[o] = J$1(e, o, n, t), r;
	}, {});
}
function Fe$1(e) {
	let n = 0, t = [], r = {}, o = [];
	function i(s) {
		var a;
		let l = r[s] = {
			onStack: !0,
			lowlink: n,
			index: n++
		};
		if (t.push(s), (a = e.successors(s)) == null || a.forEach(function(u) {
			if (u in r) {
				let d = r[u];
				d != null && d.onStack && (l.lowlink = Math.min(l.lowlink, d.index));
			} else {
				i(u);
				let d = r[u];
				d && (l.lowlink = Math.min(l.lowlink, d.lowlink));
			}
		}), l.lowlink === l.index) {
			let u = [], d;
			do {
				d = t.pop();
				let c = r[d];
				c && (c.onStack = !1), u.push(d);
			} while (s !== d);
			o.push(u);
		}
	}
	return e.nodes().forEach(function(s) {
		s in r || i(s);
	}), o;
}
function Un(e) {
	return Fe$1(e).filter(function(n) {
		var t;
		let r = n[0];
		return r ? n.length > 1 || n.length === 1 && ((t = e.outEdges(r, r)) != null ? t : []).length > 0 : !1;
	});
}
var Jn = () => 1;
function Kn(e, n, t) {
	return Qn(e, n || Jn, t || function(r) {
		var o;
		return (o = e.outEdges(r)) != null ? o : [];
	});
}
function Qn(e, n, t) {
	let r = {}, o = e.nodes();
	return o.forEach(function(i) {
		let s = {};
		r[i] = s, s[i] = {
			distance: 0,
			predecessor: ""
		}, o.forEach(function(a) {
			i !== a && (s[a] = {
				distance: Number.POSITIVE_INFINITY,
				predecessor: ""
			});
		}), t(i).forEach(function(a) {
			let l = a.v === i ? a.w : a.v, u = n(a);
			s[l] = {
				distance: u,
				predecessor: i
			};
		});
	}), o.forEach(function(i) {
		let s = r[i];
		s && o.forEach(function(a) {
			let l = r[a];
			l && o.forEach(function(u) {
				let d = l[i], c = s[u], f = l[u];
				if (d && c && f) {
					let h = d.distance + c.distance;
					h < f.distance && (f.distance = h, f.predecessor = c.predecessor);
				}
			});
		});
	}), r;
}
var K = class extends Error {
	constructor(e) {
		super(e), this.name = "CycleException";
	}
};
function De$1(e) {
	let n = {}, t = {}, r = [];
	function o(i) {
		var s;
		if (i in t) throw new K();
		i in n || (t[i] = !0, n[i] = !0, (s = e.predecessors(i)) == null || s.forEach(o), delete t[i], r.push(i));
	}
	if (e.sinks().forEach(o), Object.keys(n).length !== e.nodeCount()) throw new K();
	return r;
}
function Zn(e) {
	try {
		De$1(e);
	} catch (n) {
		if (n instanceof K) return !1;
		throw n;
	}
	return !0;
}
function et(e, n, t, r, o) {
	Array.isArray(n) || (n = [n]);
	let i = ((a) => {
		var l;
		return (l = e.isDirected() ? e.successors(a) : e.neighbors(a)) != null ? l : [];
	}), s = {};
	return n.forEach(function(a) {
		if (!e.hasNode(a)) throw new Error("Graph does not have node: " + a);
		o = Ae$1(e, a, t === "post", s, i, r, o);
	}), o;
}
function Ae$1(e, n, t, r, o, i, s) {
	return n in r || (r[n] = !0, t || (s = i(s, n)), o(n).forEach(function(a) {
		s = Ae$1(e, a, t, r, o, i, s);
	}), t && (s = i(s, n))), s;
}
function Ve$1(e, n, t) {
	return et(e, n, t, function(r, o) {
		return r.push(o), r;
	}, []);
}
function nt$1(e, n) {
	return Ve$1(e, n, "post");
}
function tt$1(e, n) {
	return Ve$1(e, n, "pre");
}
function rt$1(e, n) {
	var t;
	let r = new Q$1(), o = {}, i = new Pe$1(), s;
	function a(d) {
		let c = d.v === s ? d.w : d.v, f = i.priority(c);
		if (f !== void 0) {
			let h = n(d);
			h < f && (o[c] = s, i.decrease(c, h));
		}
	}
	if (e.nodeCount() === 0) return r;
	e.nodes().forEach(function(d) {
		i.add(d, Number.POSITIVE_INFINITY), r.setNode(d);
	});
	let l = e.nodes()[0];
	l !== void 0 && i.decrease(l, 0);
	let u = !1;
	for (; i.size() > 0;) {
		if (s = i.removeMin(), s in o) r.setEdge(s, o[s]);
		else {
			if (u) throw new Error("Input graph is not connected: " + e);
			u = !0;
		}
		(t = e.nodeEdges(s)) == null || t.forEach(a);
	}
	return r;
}
function ot$1(e, n, t, r) {
	return it$1(e, n, t, r != null ? r : ((o) => {
		var i;
		return (i = e.outEdges(o)) != null ? i : [];
	}));
}
function it$1(e, n, t, r) {
	if (t === void 0) return J$1(e, n, t, r);
	let o = !1, i = e.nodes();
	for (let s = 0; s < i.length; s++) {
		let a = i[s];
		if (a === void 0) continue;
		let l = r(a);
		for (let u = 0; u < l.length; u++) {
			let d = l[u];
			if (!d) continue;
			let c = d.v === a ? d.v : d.w;
			t({
				v: c,
				w: c === d.v ? d.w : d.v
			}) < 0 && (o = !0);
		}
		if (o) return Me$1(e, n, t, r);
	}
	return J$1(e, n, t, r);
}
var T = Q$1;
function M$1(e, n, t, r) {
	let o = r;
	for (; e.hasNode(o);) o = $(r);
	return t.dummy = n, e.setNode(o, t), o;
}
function Ye$1(e) {
	let n = new T().setGraph(e.graph());
	return e.nodes().forEach((t) => n.setNode(t, e.node(t))), e.edges().forEach((t) => {
		let r = n.edge(t.v, t.w) || {
			weight: 0,
			minlen: 1
		}, o = e.edge(t);
		n.setEdge(t.v, t.w, {
			weight: r.weight + o.weight,
			minlen: Math.max(r.minlen, o.minlen)
		});
	}), n;
}
function Z(e) {
	let n = new T({ multigraph: e.isMultigraph() }).setGraph(e.graph());
	return e.nodes().forEach((t) => {
		e.children(t).length || n.setNode(t, e.node(t));
	}), e.edges().forEach((t) => {
		n.setEdge(t, e.edge(t));
	}), n;
}
function se(e, n) {
	let t = e.x, r = e.y, o = n.x - t, i = n.y - r, s = e.width / 2, a = e.height / 2;
	if (!o && !i) throw new Error("Not possible to find intersection inside of the rectangle");
	let l, u;
	return o === 0 || Math.abs(i) * s > Math.abs(o) * a ? (i < 0 && (a = -a), l = a * o / i, u = a) : (o < 0 && (s = -s), l = s, u = s * i / o), {
		x: t + l,
		y: r + u
	};
}
function P$1(e) {
	let n = D$1(de$1(e) + 1).map(() => []);
	return e.nodes().forEach((t) => {
		let r = e.node(t), o = r.rank;
		o !== void 0 && (n[o] || (n[o] = []), n[o][r.order] = t);
	}), n;
}
function Be$1(e) {
	let n = e.nodes().map((r) => {
		let o = e.node(r).rank;
		return o === void 0 ? Number.MAX_VALUE : o;
	}), t = S$1(Math.min, n);
	e.nodes().forEach((r) => {
		let o = e.node(r);
		Object.hasOwn(o, "rank") && (o.rank -= t);
	});
}
function We$1(e) {
	let n = e.nodes().map((s) => e.node(s).rank).filter((s) => s !== void 0), t = S$1(Math.min, n), r = [];
	e.nodes().forEach((s) => {
		let a = e.node(s).rank - t;
		r[a] || (r[a] = []), r[a].push(s);
	});
	let o = 0, i = e.graph().nodeRankFactor;
	Array.from(r).forEach((s, a) => {
		s === void 0 && a % i !== 0 ? --o : s !== void 0 && o && s.forEach((l) => e.node(l).rank += o);
	});
}
function ae$1(e, n, t, r) {
	let o = {
		width: 0,
		height: 0
	};
	return arguments.length >= 4 && (o.rank = t, o.order = r), M$1(e, "border", o, n);
}
function st$1(e, n = Xe$1) {
	let t = [];
	for (let r = 0; r < e.length; r += n) {
		let o = e.slice(r, r + n);
		t.push(o);
	}
	return t;
}
var Xe$1 = 65535;
function S$1(e, n) {
	if (n.length > Xe$1) return e(...st$1(n).map((r) => e(...r)));
	else return e(...n);
}
function de$1(e) {
	let t = e.nodes().map((r) => {
		let o = e.node(r).rank;
		return o === void 0 ? Number.MIN_VALUE : o;
	});
	return S$1(Math.max, t);
}
function ze$1(e, n) {
	let t = {
		lhs: [],
		rhs: []
	};
	return e.forEach((r) => {
		n(r) ? t.lhs.push(r) : t.rhs.push(r);
	}), t;
}
function le(e, n) {
	let t = Date.now();
	try {
		return n();
	} finally {
		console.log(e + " time: " + (Date.now() - t) + "ms");
	}
}
function q$1(e, n) {
	return n();
}
var at$1 = 0;
function $(e) {
	return e + ("" + ++at$1);
}
function D$1(e, n, t = 1) {
	n ?? (n = e, e = 0);
	let r = (i) => i < n;
	t < 0 && (r = (i) => n < i);
	let o = [];
	for (let i = e; r(i); i += t) o.push(i);
	return o;
}
function W$1(e, n) {
	let t = {};
	for (let r of n) e[r] !== void 0 && (t[r] = e[r]);
	return t;
}
function X(e, n) {
	let t;
	return typeof n == "string" ? t = (r) => r[n] : t = n, Object.entries(e).reduce((r, [o, i]) => (r[o] = t(i, o), r), {});
}
function He$1(e, n) {
	return e.reduce((t, r, o) => (t[r] = n[o], t), {});
}
var V$1 = "\0";
function ee$1(e, n, t) {
	var u, d, c, f, h, g;
	if (!(e && n && t && n.dummy === "edge" && t.dummy === "edge" && n.edgeObj && t.edgeObj && e[n.edgeObj.v] && e[t.edgeObj.v] && e[n.edgeObj.w] && e[t.edgeObj.w])) return 0;
	let r = !0;
	n.edgeObj.w === t.edgeObj.w && (r = !1);
	let o = r ? (d = (u = e[n.edgeObj.v]) == null ? void 0 : u.rank) != null ? d : NaN : (f = (c = e[n.edgeObj.w]) == null ? void 0 : c.rank) != null ? f : NaN, i = Object.entries(e).find((m) => {
		var L, y;
		return ((L = m[1].edgeObj) == null ? void 0 : L.v) === n.edgeObj.v && ((y = m[1].edgeObj) == null ? void 0 : y.w) === n.edgeObj.w && m[1].rank === o;
	}), s = Object.entries(e).find((m) => {
		var L, y;
		return ((L = m[1].edgeObj) == null ? void 0 : L.v) === t.edgeObj.v && ((y = m[1].edgeObj) == null ? void 0 : y.w) === t.edgeObj.w && m[1].rank === o;
	});
	if (!i || !s) return 0;
	let a = (h = i[1].order) != null ? h : NaN, l = (g = s[1].order) != null ? g : NaN;
	return isNaN(a - l) ? 0 : a - l;
}
var ue$1 = "3.1.3";
var ce$1 = class {
	constructor() {
		je(this, "_sentinel");
		let n = {};
		n._next = n._prev = n, this._sentinel = n;
	}
	dequeue() {
		let n = this._sentinel, t = n._prev;
		if (t !== n) return qe$1(t), t;
	}
	enqueue(n) {
		let t = this._sentinel;
		n._prev && n._next && qe$1(n), n._next = t._next, t._next._prev = n, t._next = n, n._prev = t;
	}
	toString() {
		let n = [], t = this._sentinel, r = t._prev;
		for (; r !== t;) n.push(JSON.stringify(r, dt)), r = r._prev;
		return "[" + n.join(", ") + "]";
	}
};
function qe$1(e) {
	e._prev._next = e._next, e._next._prev = e._prev, delete e._next, delete e._prev;
}
function dt(e, n) {
	if (e !== "_next" && e !== "_prev") return n;
}
var $e$1 = ce$1;
var lt$1 = () => 1;
function be$1(e, n) {
	if (e.nodeCount() <= 1) return [];
	let t = ct$1(e, n || lt$1);
	return ut$1(t.graph, t.buckets, t.zeroIdx).flatMap((o) => e.outEdges(o.v, o.w) || []);
}
function ut$1(e, n, t) {
	var a;
	let r = [], o = n[n.length - 1], i = n[0], s;
	for (; e.nodeCount();) {
		for (; s = i.dequeue();) fe$1(e, n, t, s);
		for (; s = o.dequeue();) fe$1(e, n, t, s);
		if (e.nodeCount()) {
			for (let l = n.length - 2; l > 0; --l) if (s = (a = n[l]) == null ? void 0 : a.dequeue(), s) {
				r = r.concat(fe$1(e, n, t, s, !0) || []);
				break;
			}
		}
	}
	return r;
}
function fe$1(e, n, t, r, o) {
	let i = [], s = o ? i : void 0;
	return (e.inEdges(r.v) || []).forEach((a) => {
		let l = e.edge(a), u = e.node(a.v);
		o && i.push({
			v: a.v,
			w: a.w
		}), u.out -= l, he$1(n, t, u);
	}), (e.outEdges(r.v) || []).forEach((a) => {
		let l = e.edge(a), u = a.w, d = e.node(u);
		d.in -= l, he$1(n, t, d);
	}), e.removeNode(r.v), s;
}
function ct$1(e, n) {
	let t = new T(), r = 0, o = 0;
	e.nodes().forEach((a) => {
		t.setNode(a, {
			v: a,
			in: 0,
			out: 0
		});
	}), e.edges().forEach((a) => {
		let l = t.edge(a.v, a.w) || 0, u = n(a), d = l + u;
		t.setEdge(a.v, a.w, d);
		let c = t.node(a.v), f = t.node(a.w);
		o = Math.max(o, c.out += u), r = Math.max(r, f.in += u);
	});
	let i = ft$1(o + r + 3).map(() => new $e$1()), s = r + 1;
	return t.nodes().forEach((a) => {
		he$1(i, s, t.node(a));
	}), {
		graph: t,
		buckets: i,
		zeroIdx: s
	};
}
function he$1(e, n, t) {
	var r, o, i;
	t.out ? t.in ? (i = e[t.out - t.in + n]) == null || i.enqueue(t) : (o = e[e.length - 1]) == null || o.enqueue(t) : (r = e[0]) == null || r.enqueue(t);
}
function ft$1(e) {
	let n = [];
	for (let t = 0; t < e; t++) n.push(t);
	return n;
}
function Ue$1(e, n) {
	(e.graph().acyclicer === "greedy" ? be$1(e, r(e)) : ht$1(e, n != null ? n : null)).forEach((o) => {
		let i = e.edge(o);
		e.removeEdge(o), i.forwardName = o.name, i.reversed = !0, e.setEdge(o.w, o.v, i, $("rev"));
	});
	function r(o) {
		return (i) => o.edge(i).weight;
	}
}
function ht$1(e, n) {
	let t = [], r = {}, o = {};
	function i(l) {
		Object.hasOwn(o, l) || (o[l] = !0, r[l] = !0, e.outEdges(l).forEach((u) => {
			Object.hasOwn(r, u.w) ? t.push(u) : i(u.w);
		}), delete r[l]);
	}
	function s(l) {
		var u;
		Object.hasOwn(o, l) || (o[l] = !0, r[l] = !0, (u = e.outEdges(l)) == null || u.forEach((d) => {
			var c, f;
			Object.hasOwn(r, d.w) || ((c = n.node(l)) == null ? void 0 : c.rank) > ((f = n.node(d.w)) == null ? void 0 : f.rank) && bt$1(e, d.w, d) ? t.push(d) : s(d.w);
		}), delete r[l]);
	}
	let a = i;
	return n && typeof n.node == "function" && (a = s), e.sources().forEach(a), e.nodes().forEach(a), t;
}
function Je$1(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (t.reversed) {
			e.removeEdge(n);
			let r = t.forwardName;
			delete t.reversed, delete t.forwardName, e.setEdge(n.w, n.v, t, r);
		}
	});
}
function bt$1(e, n, t) {
	let r = /* @__PURE__ */ new Set();
	function o(i) {
		var s;
		if (e.sources().includes(i)) return !0;
		r.add(i);
		for (let a of (s = e.inEdges(i)) != null ? s : []) if (!(a.v === t.v && a.w === t.w) && !r.has(a.v) && o(a.v)) return !0;
		return !1;
	}
	return o(n);
}
function Ke$1(e) {
	e.graph().dummyChains = [], e.edges().forEach((n) => pt$1(e, n));
}
function pt$1(e, n) {
	let t = n.v, r = e.node(t).rank, o = n.w, i = e.node(o).rank, s = n.name, a = e.edge(n), l = a.labelRank;
	if (i === r + 1) return;
	e.removeEdge(n);
	let u, d, c = 0;
	for (++r; r < i; ++c, ++r) a.points = [], d = {
		width: 0,
		height: 0,
		edgeLabel: a,
		edgeObj: n,
		rank: r
	}, u = M$1(e, "edge", d, "_d"), r === l && (d.width = a.width, d.height = a.height, d.dummy = "edge-label", d.labelpos = a.labelpos), e.setEdge(t, u, { weight: a.weight }, s), c === 0 && e.graph().dummyChains.push(u), t = u;
	e.setEdge(t, o, { weight: a.weight }, s);
}
function Qe$1(e) {
	e.graph().dummyChains.forEach((n) => {
		let t = e.node(n), r = t.edgeLabel, o;
		for (e.setEdge(t.edgeObj, r); t.dummy;) o = e.successors(n)[0], e.removeNode(n), r.points.push({
			x: t.x,
			y: t.y
		}), t.dummy === "edge-label" && (r.x = t.x, r.y = t.y, r.width = t.width, r.height = t.height), n = o, t = e.node(n);
	});
}
function U(e) {
	let n = {};
	function t(r) {
		let o = e.node(r);
		if (Object.hasOwn(n, r)) return o.rank;
		n[r] = !0;
		let i = e.outEdges(r), s = i ? i.map((l) => l == null ? Number.POSITIVE_INFINITY : t(l.w) - e.edge(l).minlen) : [], a = S$1(Math.min, s);
		return a === Number.POSITIVE_INFINITY && (a = 0), o.rank = a;
	}
	e.sources().forEach(t);
}
function A$1(e, n) {
	return e.node(n.w).rank - e.node(n.v).rank - e.edge(n).minlen;
}
var ne$1 = Et$1;
function Et$1(e) {
	let n = new T({ directed: !1 }), t = e.nodes();
	if (t.length === 0) throw new Error("Graph must have at least one node");
	let r = t[0], o = e.nodeCount();
	n.setNode(r, {});
	let i, s;
	for (; Lt$1(n, e) < o && (i = yt$1(n, e), !!i);) s = n.hasNode(i.v) ? A$1(e, i) : -A$1(e, i), wt(n, e, s);
	return n;
}
function Lt$1(e, n) {
	function t(r) {
		let o = n.nodeEdges(r);
		o && o.forEach((i) => {
			let s = i.v, a = r === s ? i.w : s;
			!e.hasNode(a) && !A$1(n, i) && (e.setNode(a, {}), e.setEdge(r, a, {}), t(a));
		});
	}
	return e.nodes().forEach(t), e.nodeCount();
}
function yt$1(e, n) {
	return n.edges().reduce((r, o) => {
		let i = Number.POSITIVE_INFINITY;
		return e.hasNode(o.v) !== e.hasNode(o.w) && (i = A$1(n, o)), i < r[0] ? [i, o] : r;
	}, [Number.POSITIVE_INFINITY, null])[1];
}
function wt(e, n, t) {
	e.nodes().forEach((r) => n.node(r).rank += t);
}
var { preorder: Nt, postorder: Gt } = H, en = Y$1;
Y$1.initLowLimValues = pe$1;
Y$1.initCutValues = ge$1;
Y$1.calcCutValue = nn;
Y$1.leaveEdge = rn;
Y$1.enterEdge = on;
Y$1.exchangeEdges = sn;
function Y$1(e) {
	e = Ye$1(e), U(e);
	let n = ne$1(e);
	pe$1(n), ge$1(n, e);
	let t, r;
	for (; t = rn(n);) r = on(n, e, t), sn(n, e, t, r);
}
function ge$1(e, n) {
	let t = Gt(e, e.nodes());
	t = t.slice(0, t.length - 1), t.forEach((r) => vt$1(e, n, r));
}
function vt$1(e, n, t) {
	let o = e.node(t).parent, i = e.edge(t, o);
	i.cutvalue = nn(e, n, t);
}
function nn(e, n, t) {
	let o = e.node(t).parent, i = !0, s = n.edge(t, o), a = 0;
	s || (i = !1, s = n.edge(o, t)), a = s.weight;
	let l = n.nodeEdges(t);
	return l && l.forEach((u) => {
		let d = u.v === t, c = d ? u.w : u.v;
		if (c !== o) {
			let f = d === i, h = n.edge(u).weight;
			if (a += f ? h : -h, xt$1(e, t, c)) {
				let m = e.edge(t, c).cutvalue;
				a += f ? -m : m;
			}
		}
	}), a;
}
function pe$1(e, n) {
	arguments.length < 2 && (n = e.nodes()[0]), tn(e, {}, 1, n);
}
function tn(e, n, t, r, o) {
	let i = t, s = e.node(r);
	n[r] = !0;
	let a = e.neighbors(r);
	return a && a.forEach((l) => {
		Object.hasOwn(n, l) || (t = tn(e, n, t, l, r));
	}), s.low = i, s.lim = t++, o ? s.parent = o : delete s.parent, t;
}
function rn(e) {
	return e.edges().find((n) => e.edge(n).cutvalue < 0);
}
function on(e, n, t) {
	let r = t.v, o = t.w;
	n.hasEdge(r, o) || (r = t.w, o = t.v);
	let i = e.node(r), s = e.node(o), a = i, l = !1;
	return i.lim > s.lim && (a = s, l = !0), n.edges().filter((d) => l === Ze$1(e, e.node(d.v), a) && l !== Ze$1(e, e.node(d.w), a)).reduce((d, c) => A$1(n, c) < A$1(n, d) ? c : d);
}
function sn(e, n, t, r) {
	let o = t.v, i = t.w;
	e.removeEdge(o, i), e.setEdge(r.v, r.w, {}), pe$1(e), ge$1(e, n), kt$1(e, n);
}
function kt$1(e, n) {
	let t = e.nodes().find((o) => !e.node(o).parent);
	if (!t) return;
	let r = Nt(e, [t]);
	r = r.slice(1), r.forEach((o) => {
		let s = e.node(o).parent, a = n.edge(o, s), l = !1;
		a || (a = n.edge(s, o), l = !0), n.node(o).rank = n.node(s).rank + (l ? a.minlen : -a.minlen);
	});
}
function xt$1(e, n, t) {
	return e.hasEdge(n, t);
}
function Ze$1(e, n, t) {
	return t.low <= n.lim && n.lim <= t.lim;
}
var dn = _t$1;
function _t$1(e) {
	let n = e.graph().ranker;
	if (typeof n == "function") return n(e);
	switch (n) {
		case "network-simplex":
			an(e);
			break;
		case "tight-tree":
			Ct$1(e);
			break;
		case "longest-path":
			Ot$1(e);
			break;
		case "none": break;
		default: an(e);
	}
}
var Ot$1 = U;
function Ct$1(e) {
	U(e), ne$1(e);
}
function an(e) {
	en(e);
}
var ln = Tt$1;
function Tt$1(e) {
	let n = Rt(e), t = e.graph();
	if (!Array.isArray(t.dummyChains)) return;
	t.dummyChains.forEach((o) => {
		let i = e.node(o), s = i.edgeObj, a = jt$1(e, n, s.v, s.w), l = a.path, u = a.lca, d = 0, c = l[d], f = !0;
		for (; o !== s.w;) {
			if (i = e.node(o), f) {
				for (; (c = l[d]) !== u && e.node(c).maxRank < i.rank;) d++;
				c === u && (f = !1);
			}
			if (!f) {
				for (; d < l.length - 1 && e.node(l[d + 1]).minRank <= i.rank;) d++;
				c = l[d];
			}
			c !== void 0 && e.setParent(o, c), o = e.successors(o)[0];
		}
	});
}
function jt$1(e, n, t, r) {
	let o = [], i = [], s = Math.min(n[t].low, n[r].low), a = Math.max(n[t].lim, n[r].lim), l;
	l = t;
	do
		l = e.parent(l), o.push(l);
	while (l && (n[l].low > s || a > n[l].lim));
	let u = l, d = r;
	for (; (d = e.parent(d)) !== u;) i.push(d);
	return {
		path: o.concat(i.reverse()),
		lca: u
	};
}
function Rt(e) {
	let n = {}, t = 0;
	function r(o) {
		let i = t;
		e.children(o).forEach(r), n[o] = {
			low: i,
			lim: t++
		};
	}
	return e.children(V$1).forEach(r), n;
}
function un(e) {
	let n = M$1(e, "root", {}, "_root"), t = It$1(e), r = Object.values(t), o = S$1(Math.max, r) - 1, i = 2 * o + 1;
	e.graph().nestingRoot = n, e.edges().forEach((a) => e.edge(a).minlen *= i);
	let s = St$1(e) + 1;
	e.children(V$1).forEach((a) => {
		cn(e, n, i, s, o, t, a);
	}), e.graph().nodeRankFactor = i;
}
function cn(e, n, t, r, o, i, s) {
	var c;
	let a = e.children(s);
	if (!a.length) {
		s !== n && e.setEdge(n, s, {
			weight: 0,
			minlen: t
		});
		return;
	}
	let l = ae$1(e, "_bt"), u = ae$1(e, "_bb"), d = e.node(s);
	e.setParent(l, s), d.borderTop = l, e.setParent(u, s), d.borderBottom = u, a.forEach((f) => {
		var b;
		cn(e, n, t, r, o, i, f);
		let h = e.node(f), g = h.borderTop ? h.borderTop : f, m = h.borderBottom ? h.borderBottom : f, L = h.borderTop ? r : 2 * r, y = g !== m ? 1 : o - ((b = i[s]) != null ? b : 0) + 1;
		e.setEdge(l, g, {
			weight: L,
			minlen: y,
			nestingEdge: !0
		}), e.setEdge(m, u, {
			weight: L,
			minlen: y,
			nestingEdge: !0
		});
	}), e.parent(s) || e.setEdge(n, l, {
		weight: 0,
		minlen: o + ((c = i[s]) != null ? c : 0)
	});
}
function It$1(e) {
	let n = {};
	function t(r, o) {
		let i = e.children(r);
		i && i.length && i.forEach((s) => t(s, o + 1)), n[r] = o;
	}
	return e.children(V$1).forEach((r) => t(r, 1)), n;
}
function St$1(e) {
	return e.edges().reduce((n, t) => n + e.edge(t).weight, 0);
}
function fn(e) {
	let n = e.graph();
	e.removeNode(n.nestingRoot), delete n.nestingRoot, e.edges().forEach((t) => {
		e.edge(t).nestingEdge && e.removeEdge(t);
	});
}
var bn = Pt$1;
function Pt$1(e) {
	function n(t) {
		let r = e.children(t), o = e.node(t);
		if (r.length && r.forEach(n), o && Object.hasOwn(o, "minRank")) {
			o.borderLeft = [], o.borderRight = [];
			for (let i = o.minRank, s = o.maxRank + 1; i < s; ++i) hn(e, "borderLeft", "_bl", t, o, i), hn(e, "borderRight", "_br", t, o, i);
		}
	}
	e.children(V$1).forEach(n);
}
function hn(e, n, t, r, o, i) {
	let s = {
		width: 0,
		height: 0,
		rank: i,
		borderType: n
	}, a = o[n][i - 1], l = M$1(e, "border", s, t);
	o[n][i] = l, e.setParent(l, r), a && e.setEdge(a, l, { weight: 1 });
}
function pn(e) {
	var t;
	let n = (t = e.graph().rankdir) == null ? void 0 : t.toLowerCase();
	(n === "lr" || n === "rl") && En$1(e);
}
function mn(e) {
	var t;
	let n = (t = e.graph().rankdir) == null ? void 0 : t.toLowerCase();
	(n === "bt" || n === "rl") && Ft(e), (n === "lr" || n === "rl") && (Dt$1(e), En$1(e));
}
function En$1(e) {
	e.nodes().forEach((n) => gn(e.node(n))), e.edges().forEach((n) => gn(e.edge(n)));
}
function gn(e) {
	let n = e.width;
	e.width = e.height, e.height = n;
}
function Ft(e) {
	e.nodes().forEach((n) => me$1(e.node(n))), e.edges().forEach((n) => {
		var r;
		let t = e.edge(n);
		(r = t.points) == null || r.forEach(me$1), Object.hasOwn(t, "y") && me$1(t);
	});
}
function me$1(e) {
	e.y = -e.y;
}
function Dt$1(e) {
	e.nodes().forEach((n) => Ee$1(e.node(n))), e.edges().forEach((n) => {
		var r;
		let t = e.edge(n);
		(r = t.points) == null || r.forEach(Ee$1), Object.hasOwn(t, "x") && Ee$1(t);
	});
}
function Ee$1(e) {
	let n = e.x;
	e.x = e.y, e.y = n;
}
function Le$1(e, n = null) {
	let t = {}, r = e.nodes().filter((d) => !e.children(d).length), o = r.map((d) => e.node(d).rank), s = D$1(S$1(Math.max, o) + 1).map(() => []);
	function a(d) {
		if (t[d]) return;
		t[d] = !0;
		let c = e.node(d);
		s[c.rank].push(d);
		let f = e.successors(d);
		f && [...f].sort((g, m) => u(g, m)).forEach(a);
	}
	r.sort((d, c) => e.node(d).rank - e.node(c).rank).forEach(a);
	function u(d, c) {
		return ee$1(n, e.node(d), e.node(c));
	}
	return s;
}
function ye$1(e, n) {
	let t = 0;
	for (let r = 1; r < n.length; ++r) t += Vt(e, n[r - 1], n[r]);
	return t;
}
function Vt(e, n, t) {
	let r = He$1(t, t.map((u, d) => d)), o = n.flatMap((u) => {
		let d = e.outEdges(u);
		return d ? d.map((c) => ({
			pos: r[c.w],
			weight: e.edge(c).weight
		})).sort((c, f) => c.pos - f.pos) : [];
	}), i = 1;
	for (; i < t.length;) i <<= 1;
	let s = 2 * i - 1;
	i -= 1;
	let a = new Array(s).fill(0), l = 0;
	return o.forEach((u) => {
		let d = u.pos + i;
		a[d] += u.weight;
		let c = 0;
		for (; d > 0;) d % 2 && (c += a[d + 1]), d = d - 1 >> 1, a[d] += u.weight;
		l += u.weight * c;
	}), l;
}
function we(e, n = []) {
	return n.map((t) => {
		let r = e.inEdges(t);
		if (!r || !r.length) return { v: t };
		{
			let o = r.reduce((i, s) => {
				let a = e.edge(s), l = e.node(s.v);
				return {
					sum: i.sum + a.weight * l.order,
					weight: i.weight + a.weight
				};
			}, {
				sum: 0,
				weight: 0
			});
			return {
				v: t,
				barycenter: o.sum / o.weight,
				weight: o.weight
			};
		}
	});
}
function Ne$1(e, n) {
	let t = {};
	e.forEach((o, i) => {
		let s = {
			indegree: 0,
			in: [],
			out: [],
			vs: [o.v],
			i
		};
		o.barycenter !== void 0 && (s.barycenter = o.barycenter, s.weight = o.weight), t[o.v] = s;
	}), n.edges().forEach((o) => {
		let i = t[o.v], s = t[o.w];
		i !== void 0 && s !== void 0 && (s.indegree++, i.out.push(s));
	});
	return Yt(Object.values(t).filter((o) => !o.indegree));
}
function Yt(e) {
	let n = [];
	function t(o) {
		return (i) => {
			i.merged || (i.barycenter === void 0 || o.barycenter === void 0 || i.barycenter >= o.barycenter) && Bt$1(o, i);
		};
	}
	function r(o) {
		return (i) => {
			i.in.push(o), --i.indegree === 0 && e.push(i);
		};
	}
	for (; e.length;) {
		let o = e.pop();
		n.push(o), o.in.reverse().forEach(t(o)), o.out.forEach(r(o));
	}
	return n.filter((o) => !o.merged).map((o) => W$1(o, [
		"vs",
		"i",
		"barycenter",
		"weight"
	]));
}
function Bt$1(e, n) {
	let t = 0, r = 0;
	e.weight && (t += e.barycenter * e.weight, r += e.weight), n.weight && (t += n.barycenter * n.weight, r += n.weight), e.vs = n.vs.concat(e.vs), e.barycenter = t / r, e.weight = r, e.i = Math.min(n.i, e.i), n.merged = !0;
}
function Ge$1(e, n, t, r, o) {
	let i = {}, s = null, a = null, l = o;
	typeof n == "boolean" ? (l = n, i = {}) : n && (i = n, s = t != null ? t : null, a = r != null ? r : null);
	let u = ze$1(e, (y) => Object.hasOwn(y, "barycenter")), d = u.lhs, c = u.rhs.sort((y, b) => b.i - y.i), f = [], h = 0, g = 0, m = 0;
	d.sort(Wt(a, s, !!l));
	for (let [y, b] of Object.entries(i)) {
		let p = d.findIndex((E) => E.vs[0] === y);
		d.splice(p + 1, 0, b);
	}
	m = Ln(f, c, m), d.forEach((y) => {
		m += y.vs.length, f.push(y.vs), h += y.barycenter * y.weight, g += y.weight, m = Ln(f, c, m);
	});
	let L = { vs: f.flat(1) };
	return g && (L.barycenter = h / g, L.weight = g), L;
}
function Ln(e, n, t) {
	let r;
	for (; n.length && (r = n[n.length - 1]).i <= t;) n.pop(), e.push(r.vs), t++;
	return t;
}
function Wt(e, n, t) {
	return (r, o) => {
		if (r.barycenter < o.barycenter) return -1;
		if (r.barycenter > o.barycenter) return 1;
		if (e && (typeof r.vs[0] == "string" || typeof o.vs[0] == "string")) {
			let a = ee$1(n, e.node(r.vs[0]), e.node(o.vs[0]));
			if (a !== 0) return a;
		}
		return t ? o.i - r.i : r.i - o.i;
	};
}
function te$1(e, n, t, r, o) {
	var y, b, p, E, w, k, _, O, j, R, I;
	let i = null, s = o;
	typeof r == "boolean" ? (s = r, i = null) : r !== void 0 && (i = r);
	let a = e.children(n), l = e.node(n), u = l ? l.borderLeft : void 0, d = l ? l.borderRight : void 0, c = {};
	u && (a = a.filter((v) => v !== u && v !== d));
	let f = we(e, a);
	f.forEach((v) => {
		if (e.children(v.v).length) {
			let { result: x } = te$1(e, v.v, t, i, s);
			c[v.v] = x, Object.hasOwn(x, "barycenter") && zt$1(v, x);
		}
	});
	let h = Ne$1(f, t);
	Xt(h, c);
	let g = {}, m = !1;
	for (let v = 0; v < h.length; v++) for (let x = v + 1; x < h.length; x++) if (!(!h[v] || !h[x] || !((y = h[v]) != null && y.barycenter) || !((b = h[x]) != null && b.barycenter)) && ((p = h[v]) == null ? void 0 : p.barycenter) === h[x].barycenter) {
		let G = (w = (E = h[v]) == null ? void 0 : E.vs[0]) != null ? w : "", N = (_ = (k = h[x]) == null ? void 0 : k.vs[0]) != null ? _ : "", C = e.node(G), B = e.node(N);
		if (C.dummy === "edge" && B.dummy === "edge" && ((O = C.edgeObj) == null ? void 0 : O.v) === ((j = B.edgeObj) == null ? void 0 : j.v) && ((R = C.edgeObj) == null ? void 0 : R.w) === ((I = B.edgeObj) == null ? void 0 : I.w)) if (C.edgeLabel.reversed) {
			g[N] = h[v], h.splice(v, 1), v--;
			break;
		} else g[G] || (g[G] = h[x], h.splice(x, 1), x--);
		else m = !0;
	}
	let L = Ge$1(h, g, i, e, s);
	if (u && d) {
		L.vs = [
			u,
			L.vs,
			d
		].flat(1);
		let v = e.predecessors(u);
		if (v && v.length) {
			let x = e.node(v[0]), G = e.predecessors(d), N = e.node(G[0]);
			Object.hasOwn(L, "barycenter") || (L.barycenter = 0, L.weight = 0), L.barycenter = (L.barycenter * L.weight + x.order + N.order) / (L.weight + 2), L.weight += 2;
		}
	}
	return Object.defineProperty(L, "result", {
		value: L,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), Object.defineProperty(L, "usedBias", {
		value: m,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), L;
}
function Xt(e, n) {
	e.forEach((t) => {
		t.vs = t.vs.flatMap((r) => n[r] ? n[r].vs : r);
	});
}
function zt$1(e, n) {
	e.barycenter !== void 0 ? (e.barycenter = (e.barycenter * e.weight + n.barycenter * n.weight) / (e.weight + n.weight), e.weight += n.weight) : (e.barycenter = n.barycenter, e.weight = n.weight);
}
function ve$1(e, n, t, r) {
	r || (r = e.nodes());
	let o = Ht$1(e), i = new T({ compound: !0 }).setGraph({ root: o }).setDefaultNodeLabel((s) => e.node(s));
	return r.forEach((s) => {
		let a = e.node(s), l = e.parent(s);
		if (a.rank === n || a.minRank <= n && n <= a.maxRank) {
			i.setNode(s), i.setParent(s, l || o);
			let u = e[t](s);
			u && u.forEach((d) => {
				let c = d.v === s ? d.w : d.v, f = i.edge(c, s), h = f !== void 0 ? f.weight : 0;
				i.setEdge(c, s, { weight: e.edge(d).weight + h });
			}), Object.hasOwn(a, "minRank") && i.setNode(s, {
				borderLeft: a.borderLeft[n],
				borderRight: a.borderRight[n]
			});
		}
	}), i;
}
function Ht$1(e) {
	let n;
	for (; e.hasNode(n = $("_root")););
	return n;
}
function ke$1(e, n, t) {
	let r = {}, o;
	t.forEach((i) => {
		let s = e.parent(i), a, l;
		for (; s;) {
			if (a = e.parent(s), a ? (l = r[a], r[a] = s) : (l = o, o = s), l && l !== s) {
				n.setEdge(l, s);
				return;
			}
			s = a;
		}
	});
}
function re(e, n = {}, t = null) {
	if (typeof n.customOrder == "function") {
		n.customOrder(e, re);
		return;
	}
	let r = de$1(e), o = yn(e, D$1(1, r + 1), "inEdges"), i = yn(e, D$1(r - 1, -1, -1), "outEdges"), s = Le$1(e, t);
	if (wn(e, s), n.disableOptimalOrderHeuristic) return;
	let a = Number.POSITIVE_INFINITY, l, u = n.constraints || [];
	for (let d = 0, c = 0; c < 4; ++d, ++c) {
		qt$1(d % 2 ? o : i, d % 4 >= 2, u, t), s = P$1(e);
		let f = ye$1(e, s);
		f < a ? (c = 0, l = Object.assign({}, s), a = f) : f === a && (l = structuredClone(s));
	}
	wn(e, l);
}
function yn(e, n, t) {
	let r = /* @__PURE__ */ new Map(), o = (i, s) => {
		r.has(i) || r.set(i, []), r.get(i).push(s);
	};
	for (let i of e.nodes()) {
		let s = e.node(i);
		if (typeof s.rank == "number" && o(s.rank, i), typeof s.minRank == "number" && typeof s.maxRank == "number") for (let a = s.minRank; a <= s.maxRank; a++) a !== s.rank && o(a, i);
	}
	return n.map(function(i) {
		return ve$1(e, i, t, r.get(i) || []);
	});
}
function qt$1(e, n, t, r) {
	let o = !0, i = new T();
	e.forEach(function(s) {
		t.forEach((d) => i.setEdge(d.left, d.right));
		let a = s.graph().root, { result: l, usedBias: u } = te$1(s, a, i, r, o);
		n && u && (o = !o), l.vs.forEach((d, c) => s.node(d).order = c), ke$1(s, i, l.vs);
	});
}
function wn(e, n) {
	Object.values(n).forEach((t) => t.forEach((r, o) => e.node(r).order = o));
}
function $t$1(e, n) {
	let t = {};
	function r(o, i) {
		let s = 0, a = 0, l = o.length, u = i[i.length - 1];
		return i.forEach((d, c) => {
			let f = Jt(e, d), h = f ? e.node(f).order : l;
			(f || d === u) && (i.slice(a, c + 1).forEach((g) => {
				let m = e.predecessors(g);
				m && m.forEach((L) => {
					let y = e.node(L), b = y.order;
					(b < s || h < b) && !(y.dummy && e.node(g).dummy) && Gn(t, L, g);
				});
			}), a = c + 1, s = h);
		}), i;
	}
	return n.length && n.reduce(r), t;
}
function Ut(e, n) {
	let t = {};
	function r(a) {
		var l;
		return ((l = e.node(a)) == null ? void 0 : l.dummy) === "border";
	}
	if (!e.nodes().some(r)) return t;
	function i(a, l, u, d, c) {
		D$1(l, u).forEach((f) => {
			let h = a[f];
			if (h !== void 0 && e.node(h).dummy) {
				let g = e.predecessors(h);
				g && g.forEach((m) => {
					if (m === void 0) return;
					let L = e.node(m);
					L.dummy && (L.order < d || L.order > c) && Gn(t, m, h);
				});
			}
		});
	}
	function s(a, l) {
		let u = -1, d = -1, c = 0;
		return l.forEach((f, h) => {
			if (r(f)) {
				let g = e.predecessors(f);
				if (g && g.length) {
					let m = g[0];
					if (m === void 0) return;
					d = e.node(m).order, i(l, c, h, u, d), c = h, u = d;
				}
			}
			i(l, c, l.length, d, a.length);
		}), l;
	}
	return n.length && n.reduce(s), t;
}
function Jt(e, n) {
	if (e.node(n).dummy) {
		let t = e.predecessors(n);
		if (t) return t.find((r) => e.node(r).dummy);
	}
}
function Gn(e, n, t) {
	if (n > t) {
		let o = n;
		n = t, t = o;
	}
	let r = e[n];
	r || (e[n] = r = {}), r[t] = !0;
}
function Kt(e, n, t) {
	if (n > t) {
		let o = n;
		n = t, t = o;
	}
	let r = e[n];
	return r !== void 0 && Object.hasOwn(r, t);
}
function Qt(e, n, t, r, o) {
	let i = {}, s = {}, a = {};
	return n.forEach((l) => {
		l.forEach((u, d) => {
			i[u] = u, s[u] = u, a[u] = d;
		});
	}), n.forEach((l) => {
		let u = -1, d = -1, c = !1, f = l, h = l.findIndex((g) => (o == null ? void 0 : o.includes(g)) || Nn(g, e, o));
		h > 0 && (f = [
			l[h],
			...l.slice(0, h),
			...l.slice(h + 1)
		], c = !0), f.forEach((g) => {
			var L;
			let m = r(g);
			if (m && m.length) {
				o != null && o.includes(g) && (m = m.filter((p) => Nn(p, e, o)));
				let y = m.sort((p, E) => {
					let w = a[p], k = a[E];
					return (w !== void 0 ? w : 0) - (k !== void 0 ? k : 0);
				}), b = (y.length - 1) / 2;
				for (let p = Math.floor(b), E = Math.ceil(b); p <= E; ++p) {
					let w = y[p];
					if (w === void 0) continue;
					let k = a[w];
					if (k !== void 0 && s[g] === g && u < k && a[w] !== d && !Kt(t, g, w)) {
						let _ = i[w];
						_ !== void 0 && (s[w] = g, s[g] = i[g] = _, u = k, c && (u = -1, d = (L = a[w]) != null ? L : -1, c = !1));
					}
				}
			}
		});
	}), {
		root: i,
		align: s
	};
}
function Zt$1(e, n, t, r, o = !1) {
	let i = {}, s = er(e, n, t, o), a = o ? "borderLeft" : "borderRight";
	function l(h, g) {
		let m = s.nodes().slice(), L = {}, y = m.pop();
		for (; y;) {
			if (L[y]) h(y);
			else {
				L[y] = !0, m.push(y);
				for (let b of g(y)) m.push(b);
			}
			y = m.pop();
		}
	}
	function u(h) {
		let g = s.inEdges(h);
		g ? i[h] = g.reduce((m, L) => {
			var p;
			let y = (p = i[L.v]) != null ? p : 0, b = s.edge(L);
			return Math.max(m, y + (b !== void 0 ? b : 0));
		}, 0) : i[h] = 0;
	}
	function d(h) {
		let g = s.outEdges(h), m = Number.POSITIVE_INFINITY;
		g && (m = g.reduce((y, b) => {
			let p = i[b.w], E = s.edge(b);
			return Math.min(y, (p !== void 0 ? p : 0) - (E !== void 0 ? E : 0));
		}, Number.POSITIVE_INFINITY));
		let L = e.node(h);
		m !== Number.POSITIVE_INFINITY && L.borderType !== a && (i[h] = Math.max(i[h] !== void 0 ? i[h] : 0, m));
	}
	function c(h) {
		return s.predecessors(h) || [];
	}
	function f(h) {
		return s.successors(h) || [];
	}
	return l(u, c), l(d, f), Object.keys(r).forEach((h) => {
		var m;
		let g = t[h];
		g !== void 0 && (i[h] = (m = i[g]) != null ? m : 0);
	}), i;
}
function er(e, n, t, r) {
	let o = new T(), i = e.graph(), s = or(i.nodesep, i.edgesep, r);
	return n.forEach((a) => {
		let l;
		a.forEach((u) => {
			let d = t[u];
			if (d !== void 0) {
				if (o.setNode(d), l !== void 0) {
					let c = t[l];
					if (c !== void 0) {
						let f = o.edge(c, d);
						o.setEdge(c, d, Math.max(s(e, u, l), f || 0));
					}
				}
				l = u;
			}
		});
	}), o;
}
function nr(e, n) {
	return Object.values(n).reduce((t, r) => {
		let o = Number.NEGATIVE_INFINITY, i = Number.POSITIVE_INFINITY;
		Object.entries(r).forEach(([a, l]) => {
			let u = ir(e, a) / 2;
			o = Math.max(l + u, o), i = Math.min(l - u, i);
		});
		let s = o - i;
		return s < t[0] && (t = [s, r]), t;
	}, [Number.POSITIVE_INFINITY, null])[1];
}
function tr(e, n) {
	let t = Object.values(n), r = S$1(Math.min, t), o = S$1(Math.max, t);
	["u", "d"].forEach((i) => {
		["l", "r"].forEach((s) => {
			let a = i + s, l = e[a];
			if (!l || l === n) return;
			let u = Object.values(l), d = r - S$1(Math.min, u);
			s !== "l" && (d = o - S$1(Math.max, u)), d && (e[a] = X(l, (c) => c + d));
		});
	});
}
function rr(e, n = void 0) {
	let t = e.ul;
	return t ? X(t, (r, o) => {
		var s, a;
		if (n) {
			let u = e[n.toLowerCase()];
			if (u && u[o] !== void 0) return u[o];
		}
		let i = Object.values(e).map((l) => {
			let u = l[o];
			return u !== void 0 ? u : 0;
		}).sort((l, u) => l - u);
		return (((s = i[1]) != null ? s : 0) + ((a = i[2]) != null ? a : 0)) / 2;
	}) : {};
}
function vn$1(e, n) {
	let t = P$1(e), r = Object.assign($t$1(e, t), Ut(e, t)), o = {}, i;
	["u", "d"].forEach((a) => {
		i = a === "u" ? t : Object.values(t).reverse(), ["l", "r"].forEach((l) => {
			l === "r" && (i = i.map((f) => Object.values(f).reverse()));
			let d = Qt(e, i, r, (f) => (a === "u" ? e.predecessors(f) : e.successors(f)) || [], n), c = Zt$1(e, i, d.root, d.align, l === "r");
			l === "r" && (c = X(c, (f) => -f)), o[a + l] = c;
		});
	});
	return tr(o, nr(e, o)), rr(o, e.graph().align);
}
function or(e, n, t) {
	return (r, o, i) => {
		let s = r.node(o), a = r.node(i), l = 0, u;
		if (l += s.width / 2, Object.hasOwn(s, "labelpos")) switch (s.labelpos.toLowerCase()) {
			case "l":
				u = -s.width / 2;
				break;
			case "r": u = s.width / 2;
		}
		if (u && (l += t ? u : -u), u = void 0, l += (s.dummy ? n : e) / 2, l += (a.dummy ? n : e) / 2, l += a.width / 2, Object.hasOwn(a, "labelpos")) switch (a.labelpos.toLowerCase()) {
			case "l":
				u = a.width / 2;
				break;
			case "r": u = -a.width / 2;
		}
		return u && (l += t ? u : -u), l;
	};
}
function ir(e, n) {
	return e.node(n).width;
}
function Nn(e, n, t) {
	var s;
	if (!t) return !1;
	let r = (s = n.node(e)) == null ? void 0 : s.edgeObj;
	if (!r || n.node(e).edgeLabel.reversed) return !1;
	let o = t.indexOf(r == null ? void 0 : r.v), i = t.indexOf(r == null ? void 0 : r.w);
	return o !== -1 && i !== -1 && o === (i + 1) % t.length || o === (i - 1) % t.length;
}
function kn(e, n) {
	e = Z(e), sr(e), Object.entries(vn$1(e, n)).forEach(([t, r]) => e.node(t).x = r);
}
function sr(e) {
	let n = P$1(e), t = e.graph(), r = t.ranksep, o = t.rankalign, i = 0;
	n.forEach((s) => {
		let a = s.reduce((l, u) => {
			var c;
			let d = (c = e.node(u).height) != null ? c : 0;
			return l > d ? l : d;
		}, 0);
		s.forEach((l) => {
			let u = e.node(l);
			o === "top" ? u.y = i + u.height / 2 : o === "bottom" ? u.y = i + a - u.height / 2 : u.y = i + a / 2;
		}), i += a + r;
	});
}
var xn = /* @__PURE__ */ new WeakMap();
function Oe$1(e, n = {}) {
	return In(e, q$1, n), e;
}
function _n(e, n, t) {
	let r = n;
	for (; r !== void 0;) {
		let o = e.parent(r);
		if (o === t) return r;
		r = o;
	}
}
function In(e, n, t) {
	var y;
	let r = e.nodes().filter((b) => e.children(b).length), o = {};
	r.forEach((b) => {
		let p = e.node(b);
		if (p && p.rankdir) {
			let E = new T({
				multigraph: !0,
				compound: !0
			});
			E.setGraph({ rankdir: p.rankdir });
			let w = e.children(b);
			w.forEach((G) => {
				let N = { ...e.node(G) };
				E.setNode(G, N);
				let C = e.parent(G);
				C && C !== b && w.includes(C) && E.setParent(G, C);
			});
			let k = /* @__PURE__ */ new Set();
			e.edges().forEach((G) => {
				let N = _n(e, G.v, b), C = _n(e, G.w, b);
				if (N === G.v && C === G.w) E.setEdge(G, { ...e.edge(G) });
				else if (N && C && N !== C) {
					let B = `${N}\0${C}`;
					k.has(B) || (k.add(B), E.setEdge(N, C, { ...e.edge(G) }));
				}
			}), In(E, n, t);
			let _ = Rn(E);
			Cn(_, n, t, null), Tn(E, _);
			let O = 1 / 0, j = 1 / 0, R = -1 / 0, I = -1 / 0;
			E.nodes().forEach((G) => {
				if (G === b) return;
				let N = E.node(G);
				N && typeof N.x == "number" && typeof N.y == "number" && typeof N.width == "number" && typeof N.height == "number" && (O = Math.min(O, N.x - N.width / 2), R = Math.max(R, N.x + N.width / 2), j = Math.min(j, N.y - N.height / 2), I = Math.max(I, N.y + N.height / 2));
			}), (!isFinite(O) || !isFinite(j) || !isFinite(R) || !isFinite(I)) && (O = j = 0, R = I = 0);
			let v = R - O, x = I - j;
			o[b] = {
				minX: O,
				minY: j,
				maxX: R,
				maxY: I,
				width: v,
				height: x,
				offsetX: O,
				offsetY: j
			}, p._dagreClusterSubgraph = E;
		}
	});
	let i = [], s = (b) => {
		let p = [], E = (e.children(b) || []).filter((w) => w !== b);
		for (; E.length > 0;) {
			let w = E.shift();
			p.push(w), (e.children(w) || []).filter((k) => k !== w).forEach((k) => E.push(k));
		}
		return p;
	}, a = /* @__PURE__ */ new Map();
	r.forEach((b) => {
		let p = e.node(b);
		p && p.rankdir && o[b] && a.set(b, (e.children(b) || []).filter((E) => E !== b));
	});
	let l = new Set([...a.values()].flat()), u = /* @__PURE__ */ new Map();
	a.forEach((b, p) => {
		l.has(p) || u.set(p, s(p));
	});
	let d = new Set([...u.values()].flat()), c = (b) => {
		for (let [p, E] of u) if (E.includes(b)) return p;
		return b;
	}, f = [];
	e.edges().forEach((b) => {
		(d.has(b.v) || d.has(b.w)) && f.push({
			edge: b,
			label: e.edge(b)
		});
	});
	let h = /* @__PURE__ */ new Map();
	d.forEach((b) => {
		let p = e.parent(b);
		h.set(b, typeof p == "string" ? p : void 0);
	}), u.forEach((b, p) => {
		let E = e.node(p), w = [];
		b.forEach((O) => {
			let j = e.node(O);
			j && (w.push({
				id: O,
				node: j,
				parent: h.get(O)
			}), e.removeNode(O));
		});
		let k = f.filter(({ edge: O }) => b.includes(O.v) || b.includes(O.w)), _ = o[p];
		E && (i.push({
			clusterId: p,
			subgraph: E._dagreClusterSubgraph,
			bounds: _,
			children: b,
			removedNodes: w,
			removedEdges: k
		}), E.width = _.width, E.height = _.height);
	});
	let g = /* @__PURE__ */ new Set();
	f.forEach(({ edge: b, label: p }) => {
		let E = c(b.v), w = c(b.w);
		if (E !== w && e.hasNode(E) && e.hasNode(w)) {
			let k = `${E}\0${w}`;
			g.has(k) || (g.add(k), e.setEdge(E, w, {
				...p,
				width: 0,
				height: 0
			}));
		}
	});
	let m = Rn(e), L = Cn(m, n, t, (y = xn.get(e)) != null ? y : null);
	xn.set(e, L), Tn(e, m), g.forEach((b) => {
		let p = b.indexOf("\0"), E = b.slice(0, p), w = b.slice(p + 1);
		e.hasEdge(E, w) && e.removeEdge(E, w);
	}), i.forEach(({ clusterId: b, subgraph: p, bounds: E, removedNodes: w, removedEdges: k }) => {
		var v, x;
		let _ = e.node(b), O = (v = _ == null ? void 0 : _.x) != null ? v : 0, j = (x = _ == null ? void 0 : _.y) != null ? x : 0, R = (E.minX + E.maxX) / 2, I = (E.minY + E.maxY) / 2;
		w.forEach(({ id: G, node: N, parent: C }) => {
			e.setNode(G, N), C !== void 0 && e.setParent(G, C);
		}), k.forEach(({ edge: G, label: N }) => {
			e.setEdge(G, N);
		}), p.nodes().forEach((G) => {
			if (G === b) return;
			let N = p.node(G), C = e.node(G);
			C && N && typeof N.x == "number" && typeof N.y == "number" && (C.x = O + (N.x - R), C.y = j + (N.y - I));
		}), On(e, p, O - R, j - I), delete _._dagreClusterSubgraph;
	}), r.forEach((b) => {
		var w, k;
		let p = e.node(b), E = o[b];
		if (p && p.rankdir && p._dagreClusterSubgraph && E) {
			let _ = p._dagreClusterSubgraph, O = (w = p.x) != null ? w : 0, j = (k = p.y) != null ? k : 0, R = (E.minX + E.maxX) / 2, I = (E.minY + E.maxY) / 2;
			_.nodes().forEach((v) => {
				if (v === b) return;
				let x = _.node(v), G = e.node(v);
				if (G && x && typeof x.x == "number" && typeof x.y == "number") {
					let N = x.x - R, C = x.y - I;
					G.x = O + N, G.y = j + C;
				}
			}), On(e, _, O - R, j - I), delete p._dagreClusterSubgraph;
		}
	});
}
function On(e, n, t, r) {
	n.edges().forEach((o) => {
		if (!e.hasEdge(o)) return;
		let i = n.edge(o), s = e.edge(o);
		s.points = i.points.map((a) => ({
			x: a.x + t,
			y: a.y + r
		})), Object.hasOwn(i, "x") && (s.x = i.x + t, s.y = i.y + r);
	});
}
function Cn(e, n, t, r = null) {
	var l, u;
	let o = (t == null ? void 0 : t.useDynamic) !== !1, i = o && (l = r == null ? void 0 : r.graph) != null ? l : null, s = o && (u = r == null ? void 0 : r.rawNodes) != null ? u : null;
	n("    makeSpaceForEdgeLabels", () => br(e)), n("    removeSelfEdges", () => Gr(e)), n("    acyclic", () => Ue$1(e, i)), n("    nestingGraph.run", () => un(e)), n("    rank", () => dn(Z(e))), n("    injectEdgeLabelProxies", () => gr(e)), n("    removeEmptyRanks", () => We$1(e)), n("    nestingGraph.cleanup", () => fn(e)), n("    normalizeRanks", () => Be$1(e)), n("    assignRankMinMax", () => pr(e)), n("    removeEdgeLabelProxies", () => mr(e)), n("    normalize.run", () => Ke$1(e)), n("    parentDummyChains", () => ln(e)), n("    addBorderSegments", () => bn(e)), n("    order", () => re(e, t, s)), n("    insertSelfEdges", () => vr(e)), n("    adjustCoordinateSystem", () => pn(e)), n("    position", () => kn(e, t.corePath)), n("    positionSelfEdges", () => kr(e));
	let a = JSON.parse(JSON.stringify(e._nodes));
	return n("    removeBorderNodes", () => Nr(e)), n("    normalize.undo", () => Qe$1(e)), n("    fixupEdgeLabelCoords", () => yr(e)), n("    undoCoordinateSystem", () => mn(e)), n("    translateGraph", () => Er(e)), n("    assignNodeIntersects", () => Lr(e)), n("    reversePoints", () => wr(e)), n("    acyclic.undo", () => Je$1(e)), {
		graph: e,
		rawNodes: a
	};
}
function Tn(e, n) {
	e.nodes().forEach((t) => {
		let r = e.node(t), o = n.node(t);
		r && (r.x = o.x, r.y = o.y, r.order = o.order, r.rank = o.rank, n.children(t).length && (r.width = o.width, r.height = o.height));
	}), e.edges().forEach((t) => {
		let r = e.edge(t), o = n.edge(t);
		r.points = o.points, Object.hasOwn(o, "x") && (r.x = o.x, r.y = o.y);
	}), e.graph().width = n.graph().width, e.graph().height = n.graph().height;
}
var ar = [
	"nodesep",
	"edgesep",
	"ranksep",
	"marginx",
	"marginy"
];
var dr = {
	ranksep: 50,
	edgesep: 20,
	nodesep: 50,
	rankdir: "TB",
	rankalign: "center"
};
var lr = [
	"acyclicer",
	"ranker",
	"rankdir",
	"align",
	"rankalign"
];
var ur = [
	"width",
	"height",
	"rank"
];
var jn = {
	width: 0,
	height: 0
};
var cr = [
	"minlen",
	"weight",
	"width",
	"height",
	"labeloffset"
];
var fr = {
	minlen: 1,
	weight: 1,
	width: 0,
	height: 0,
	labeloffset: 10,
	labelpos: "r"
};
var hr = ["labelpos"];
function Rn(e) {
	let n = new T({
		multigraph: !0,
		compound: !0
	}), t = _e$1(e.graph());
	return n.setGraph(Object.assign({}, dr, xe$1(t, ar), W$1(t, lr))), e.nodes().forEach((r) => {
		let i = xe$1(_e$1(e.node(r)), ur);
		Object.keys(jn).forEach((a) => {
			i[a] === void 0 && (i[a] = jn[a]);
		}), n.setNode(r, i);
		let s = e.parent(r);
		s !== void 0 && n.setParent(r, s);
	}), e.edges().forEach((r) => {
		let o = _e$1(e.edge(r));
		n.setEdge(r, Object.assign({}, fr, xe$1(o, cr), W$1(o, hr)));
	}), n;
}
function br(e) {
	let n = e.graph();
	n.ranksep /= 2, e.edges().forEach((t) => {
		var o;
		let r = e.edge(t);
		r.minlen *= 2, ((o = r.labelpos) != null ? o : "r").toLowerCase() !== "c" && (n.rankdir === "TB" || n.rankdir === "BT" ? r.width += r.labeloffset : r.height += r.labeloffset);
	});
}
function gr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (t.width && t.height) {
			let r = e.node(n.v);
			M$1(e, "edge-proxy", {
				rank: (e.node(n.w).rank - r.rank) / 2 + r.rank,
				e: n
			}, "_ep");
		}
	});
}
function pr(e) {
	let n = 0;
	e.nodes().forEach((t) => {
		let r = e.node(t);
		r.borderTop && (r.minRank = e.node(r.borderTop).rank, r.maxRank = e.node(r.borderBottom).rank, n = Math.max(n, r.maxRank));
	}), e.graph().maxRank = n;
}
function mr(e) {
	e.nodes().forEach((n) => {
		let t = e.node(n);
		if (t.dummy === "edge-proxy") {
			let r = t;
			e.edge(r.e).labelRank = t.rank, e.removeNode(n);
		}
	});
}
function Er(e) {
	let n = Number.POSITIVE_INFINITY, t = 0, r = Number.POSITIVE_INFINITY, o = 0, i = e.graph(), s = i.marginx || 0, a = i.marginy || 0;
	function l(u) {
		let d = u.x, c = u.y, f = u.width, h = u.height;
		n = Math.min(n, d - f / 2), t = Math.max(t, d + f / 2), r = Math.min(r, c - h / 2), o = Math.max(o, c + h / 2);
	}
	e.nodes().forEach((u) => l(e.node(u))), e.edges().forEach((u) => {
		let d = e.edge(u);
		Object.hasOwn(d, "x") && l(d);
	}), n -= s, r -= a, e.nodes().forEach((u) => {
		let d = e.node(u);
		d.x -= n, d.y -= r;
	}), e.edges().forEach((u) => {
		let d = e.edge(u);
		d.points.forEach((c) => {
			c.x -= n, c.y -= r;
		}), Object.hasOwn(d, "x") && (d.x -= n), Object.hasOwn(d, "y") && (d.y -= r);
	}), i.width = t - n + s, i.height = o - r + a;
}
function Lr(e) {
	e.edges().forEach((n) => {
		if (n.v === n.w) return;
		let t = e.edge(n), r = e.node(n.v), o = e.node(n.w), i, s;
		t.points ? (i = t.points[0], s = t.points[t.points.length - 1]) : (t.points = [], i = o, s = r), t.points.unshift(se(r, i)), t.points.push(se(o, s));
	});
}
function yr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (Object.hasOwn(t, "x")) switch ((t.labelpos === "l" || t.labelpos === "r") && (t.width -= t.labeloffset), t.labelpos) {
			case "l":
				t.x -= t.width / 2 + t.labeloffset;
				break;
			case "r": t.x += t.width / 2 + t.labeloffset;
		}
	});
}
function wr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		t.reversed && t.points.reverse();
	});
}
function Nr(e) {
	e.nodes().forEach((n) => {
		if (e.children(n).length) {
			let t = e.node(n), r = e.node(t.borderTop), o = e.node(t.borderBottom), i = e.node(t.borderLeft[t.borderLeft.length - 1]), s = e.node(t.borderRight[t.borderRight.length - 1]);
			t.width = Math.abs(s.x - i.x), t.height = Math.abs(o.y - r.y), t.x = i.x + t.width / 2, t.y = r.y + t.height / 2;
		}
	}), e.nodes().forEach((n) => {
		e.node(n).dummy === "border" && e.removeNode(n);
	});
}
function Gr(e) {
	e.edges().forEach((n) => {
		if (n.v === n.w) {
			let t = e.node(n.v);
			t.selfEdges || (t.selfEdges = []), t.selfEdges.push({
				e: n,
				label: e.edge(n)
			}), e.removeEdge(n);
		}
	});
}
function vr(e) {
	P$1(e).forEach((t) => {
		let r = 0;
		t.forEach((o, i) => {
			let s = e.node(o);
			typeof s.rank != "number" && (s.rank = 0), s.order = i + r, (s.selfEdges || []).forEach((a) => {
				M$1(e, "selfedge", {
					width: a.label.width,
					height: a.label.height,
					rank: s.rank,
					order: i + ++r,
					e: a.e,
					edgeLabel: a.label
				}, "_se"), (!Array.isArray(a.label.points) || a.label.points.length !== 7) && (a.label.points = [
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 0
					}
				]);
			}), delete s.selfEdges;
		});
	});
}
function kr(e) {
	e.nodes().forEach((n) => {
		let t = e.node(n), r = (o) => typeof o == "number" && isFinite(o);
		if (t.dummy === "selfedge") {
			let o = t, i = e.node(o.e.v), s = r(i == null ? void 0 : i.x) ? i.x : 0, a = r(i == null ? void 0 : i.y) ? i.y : 0, l = r(i == null ? void 0 : i.width) ? i.width : 0, u = r(i == null ? void 0 : i.height) ? i.height : 0, d = r(t.x) ? t.x : s, c = r(t.y) ? t.y : a, f = l / 2, h = u / 2;
			o.edgeLabel.points = [
				{
					x: d + f,
					y: c - h
				},
				{
					x: d + f,
					y: c - h
				},
				{
					x: d,
					y: c
				},
				{
					x: d - f,
					y: c + h
				},
				{
					x: d - f,
					y: c + h
				},
				{
					x: d,
					y: c
				},
				{
					x: d,
					y: c
				}
			], o.edgeLabel.x = d, o.edgeLabel.y = c, e.setEdge(o.e, o.edgeLabel), e.removeNode(n);
		} else t && Array.isArray(t.selfEdges) && t.selfEdges.forEach((o) => {
			if (!Array.isArray(o.label.points) || o.label.points.length !== 7) {
				let i = r(t.x) ? t.x : 0, s = r(t.y) ? t.y : 0, a = r(t.width) ? t.width : 0, l = r(t.height) ? t.height : 0, u = a / 2, d = l / 2;
				o.label.points = [
					{
						x: i + u,
						y: s - d
					},
					{
						x: i + u,
						y: s - d
					},
					{
						x: i,
						y: s
					},
					{
						x: i - u,
						y: s + d
					},
					{
						x: i - u,
						y: s + d
					},
					{
						x: i,
						y: s
					},
					{
						x: i,
						y: s
					}
				];
			}
		});
	});
}
function xe$1(e, n) {
	return X(W$1(e, n), Number);
}
function _e$1(e) {
	let n = {};
	return e && Object.entries(e).forEach(([t, r]) => {
		typeof t == "string" && (t = t.toLowerCase()), n[t] = r;
	}), n;
}
function Ce$1(e) {
	let n = P$1(e), t = new T({
		compound: !0,
		multigraph: !0
	}).setGraph({});
	return e.nodes().forEach((r) => {
		t.setNode(r, { label: r }), t.setParent(r, "layer" + e.node(r).rank);
	}), e.edges().forEach((r) => t.setEdge(r.v, r.w, {}, r.name)), n.forEach((r, o) => {
		let i = "layer" + o;
		t.setNode(i, { rank: "same" }), r.reduce((s, a) => (t.setEdge(s, a, { style: "invis" }), a));
	}), t;
}
var Uo = {
	graphlib: ie$1,
	version: ue$1,
	layout: Oe$1,
	debug: Ce$1,
	util: {
		time: le,
		notime: q$1
	}
};
/*! For license information please see dagre.esm.js.LEGAL.txt */

// src/page/run/draw-graph.ts
const height = 46;
const letter = 7.5;
const widest = 1e3;
const shrinkable = 1500;
const mostBoxes = 24;
function drawGraph(stages) {
	const drawn = stages.length > mostBoxes ? groupBelow(stages) : stages.map(toDrawn);
	const across = layOut(drawn, "LR");
	return toSvg(across.width <= widest ? across : layOut(drawn, "TB"), drawn);
}
function toDrawn({ name, title, status, needs, parent, agent, words = status.replace("-", " ") }) {
	return {
		name,
		title,
		status,
		needs,
		parent,
		words: `${agent}: ${words}`
	};
}
function groupBelow(stages) {
	return stages.filter(({ parent }) => parent === void 0).flatMap((stage) => {
		const below = stages.filter(({ parent }) => parent === stage.name);
		if (below.length === 0) return [toDrawn(stage)];
		const [count = "", words = ""] = countChildren({ children: below.map((each) => ({
			...each,
			children: []
		})) }).split(": ");
		const isFailed = below.some(({ status }) => status === "failed");
		const open = below.find(({ status }) => status === "running" || status === "waiting");
		const status = isFailed ? "failed" : open?.status ?? "succeeded";
		const name = `${count} of ${stage.name}`;
		return [toDrawn(stage), {
			name,
			title: name,
			status,
			needs: [],
			parent: stage.name,
			words
		}];
	});
}
function layOut(stages, rankdir) {
	const graph = new Uo.graphlib.Graph();
	graph.setGraph({
		rankdir,
		nodesep: 24,
		ranksep: rankdir === "LR" ? 44 : 32,
		marginx: 6,
		marginy: 6
	});
	for (const stage of stages) graph.setNode(stage.name, {
		width: widthOf(stage),
		height
	});
	for (const { name, needs, parent } of stages.toReversed()) for (const before of parent === void 0 ? needs : [parent, ...needs]) graph.setEdge(before, name, {});
	Uo.layout(graph);
	const parents = new Map(stages.map(({ name, parent }) => [name, parent]));
	const { width = 0, height: tall = 0 } = graph.graph();
	const edges = graph.edges();
	return {
		width,
		height: tall,
		boxes: new Map(stages.map(({ name }) => [name, graph.node(name)])),
		edges: edges.map((edge) => ({
			points: graph.edge(edge).points,
			isBelow: parents.get(edge.w) === edge.v
		}))
	};
}
function widthOf({ title, words }) {
	return Math.max(90, Math.max(title.length + 3, words.length) * letter + 24);
}
function toSvg({ width, height: tall, boxes, edges }, stages) {
	const lines = edges.map(({ points, isBelow }) => {
		const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join(" ");
		return `<path class="edge${isBelow ? " below" : ""}" d="${path}" marker-end="url(#arrow)"></path>`;
	});
	const nodes = stages.map((stage) => drawNode(stage, boxes.get(stage.name) ?? {
		x: 0,
		y: 0,
		width: 0
	}));
	const size = `width="${round(width)}" height="${round(tall)}" viewBox="0 0 ${round(width)} ${round(tall)}"`;
	return `<svg class="graph${width <= shrinkable ? " fits" : ""}" role="img" aria-label="The stages of the run" ${size}>${arrow}${lines.join("")}${nodes.join("")}</svg>`;
}
const arrow = "<defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path class=\"head\" d=\"M0 0 L8 4 L0 8 z\"></path></marker></defs>";
function drawNode({ title, status, words }, { x, y, width }) {
	const [left, top] = [round(x - width / 2), round(y - height / 2)];
	return [
		`<g class="node ${status}">`,
		`<rect x="${left}" y="${top}" width="${round(width)}" height="${height}" rx="7"></rect>`,
		`<text x="${round(x)}" y="${round(y - 4)}" class="name">${escapeHtml(title)}</text>`,
		`<text x="${round(x)}" y="${round(y + 13)}">${escapeHtml(words)}</text>`,
		"</g>"
	].join("");
}
function round(value) {
	return Math.round(value * 10) / 10;
}

// node_modules/marked/lib/marked.esm.js
function G() {
	return {
		async: !1,
		breaks: !1,
		extensions: null,
		gfm: !0,
		hooks: null,
		pedantic: !1,
		renderer: null,
		silent: !1,
		tokenizer: null,
		walkTokens: null
	};
}
var S = G();
function ue(l) {
	S = l;
}
var q = { exec: () => null };
function D(l) {
	let e = [];
	return (t) => {
		let n = Math.max(0, Math.min(3, t - 1)), r = e[n];
		return r || (r = l(n), e[n] = r), r;
	};
}
function g(l, e = "") {
	let t = typeof l == "string" ? l : l.source, n = {
		replace: (r, s) => {
			let o = typeof s == "string" ? s : s.source;
			return o = o.replace(O.caret, "$1"), t = t.replace(r, o), n;
		},
		getRegex: () => new RegExp(t, e)
	};
	return n;
}
var _e = ((l = "") => {
	try {
		return !!new RegExp("(?<=1)(?<!1)" + l);
	} catch {
		return !1;
	}
})();
var O = {
	codeRemoveIndent: /^(?: {0,3}\t| {1,4})/gm,
	listInterruptsParagraph: /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
	outputLinkReplace: /\\([\[\]])/g,
	indentCodeCompensation: /^(\s+)(?:```)/,
	beginningSpace: /^\s+/,
	endingHash: /#$/,
	startingSpaceChar: /^ /,
	endingSpaceChar: / $/,
	endingSpaceTabChar: /[ \t]$/,
	nonSpaceChar: /[^ ]/,
	newLineCharGlobal: /\n/g,
	tabCharGlobal: /\t/g,
	leadingSpaceTab: /^[ \t]+/,
	multipleSpaceGlobal: /\s+/g,
	blankLine: /^[ \t]*$/,
	doubleBlankLine: /\n[ \t]*\n[ \t]*$/,
	blockquoteStart: /^ {0,3}>/,
	blockquoteSetextReplace: /\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
	blockquoteSetextReplace2: /^ {0,3}>[ \t]?/gm,
	blockquoteMarkerWhitespace: /^( {0,3}>)(\t[ \t]*)/gm,
	nestedBlockMarker: /^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,
	listReplaceNesting: /^ {1,4}(?=( {4})*[^ ])/g,
	listIsTask: /^\[[ xX]\][ \t]+\S/,
	listReplaceTask: /^\[[ xX]\][ \t]+/,
	listTaskCheckbox: /\[[ xX]\]/,
	anyLine: /\n.*\n/,
	hrefBrackets: /^<(.*)>$/,
	tableDelimiter: /[:|]/,
	tableAlignChars: /^\||\| *$/g,
	tableRowBlankLine: /\n[ \t]*$/,
	tableAlignRight: /^ *-+: *$/,
	tableAlignCenter: /^ *:-+: *$/,
	tableAlignLeft: /^ *:-+ *$/,
	startATag: /^<a /i,
	endATag: /^<\/a>/i,
	startPreScriptTag: /^<(pre|code|kbd|script)(\s|>)/i,
	endPreScriptTag: /^<\/(pre|code|kbd|script)(\s|>)/i,
	startAngleBracket: /^</,
	endAngleBracket: />$/,
	pedanticHrefTitle: /^([^'"]*[^\s])\s+(['"])(.*)\2/,
	unicodeAlphaNumeric: /[\p{L}\p{N}]/u,
	numericCharacterReference: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
	numericCharacterReferenceOrAmpersand: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	escapeTest: /[&<>"']/,
	escapeReplace: /[&<>"']/g,
	escapeTestNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,
	escapeReplaceNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	caret: /(^|[^\[])\^/g,
	percentDecode: /%25/g,
	findPipe: /\|/g,
	splitPipe: / \|/,
	slashPipe: /\\\|/g,
	carriageReturn: /\r\n|\r/g,
	spaceLine: /^ +$/gm,
	notSpaceStart: /^\S*/,
	endingNewline: /\n$/,
	listItemRegex: (l) => new RegExp(`^( {0,3}${l})((?:[	 ][^\\n]*)?(?:\\n|$))`),
	nextBulletRegex: D((l) => new RegExp(`^ {0,${l}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),
	hrRegex: D((l) => new RegExp(`^ {0,${l}}((?:-[ 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),
	fencesBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:\`\`\`|~~~)`)),
	headingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#{1,6}(?:\\s|$)`)),
	pedanticHeadingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#`)),
	htmlBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:</?(?:${he})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
	blockquoteBeginRegex: D((l) => new RegExp(`^ {0,${l}}>`)),
	nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
};
var Ge = /^(?:[ \t]*(?:\n|$))+/;
var Ne = /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/;
var Fe = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/;
var V = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/;
var Qe = /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/;
var ce = / {0,3}(?:[*+-]|\d{1,9}[.)])/;
var he = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";
var J = g(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", he).getRegex();
var $e = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/;
var Le = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g, "").replace(/html/g, J).getRegex();
var We = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g, J).getRegex();
var de = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/;
var Ue = /^[^\n]+/;
var ge = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/;
var Ke = g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", ge).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex();
var Xe = g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, ce).getRegex();
var ke = /<!--(?:-?>|[\s\S]*?(?:-->|$))/;
var Ve = g("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))", "i").replace("comment", ke).replace("tag", he).replace("attribute", /[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex();
var Ce = (l) => g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", l).replace("html", J).getRegex();
var Je = Ce(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/);
var Ye = Ce(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/);
var fe = {
	blockquote: g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", Ye).getRegex(),
	code: Ne,
	def: Ke,
	fences: Fe,
	heading: Qe,
	hr: V,
	html: Ve,
	lheading: Le,
	list: Xe,
	newline: Ge,
	paragraph: Je,
	table: q,
	text: Ue
};
var Pe = g("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}	)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", J).getRegex();
var tt = {
	...fe,
	lheading: We,
	table: Pe,
	paragraph: g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", Pe).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", J).getRegex()
};
var nt = {
	...fe,
	html: g(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment", ke).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
	def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
	heading: /^(#{1,6})(.*)(?:\n+|$)/,
	fences: q,
	lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
	paragraph: g(de).replace("hr", V).replace("heading", ` *#{1,6} *[^
]`).replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").replace("lheading", Le).getRegex()
};
var rt = /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/;
var st = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/;
var Ie = /^( {2,}|\\)\n(?!\s*$)[ \t]*/;
var it = /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/;
var L = /[\p{P}\p{S}]/u;
var N = /[\s\p{P}\p{S}]/u;
var Y = /[^\s\p{P}\p{S}]/u;
var ot = g(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, N).getRegex();
var at = /[\p{Pi}\p{Ps}"']/u;
var Ae = /(?!~)[\p{P}\p{S}]/u;
var lt = /(?!~)[\s\p{P}\p{S}]/u;
var ut = /(?:[^\s\p{P}\p{S}]|~)/u;
var pt = g(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", _e ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex();
var Ee = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/;
var ct = g(Ee, "u").replace(/punct/g, L).getRegex();
var ht = g(Ee, "u").replace(/punct/g, Ae).getRegex();
var gt = g(/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, "u").replace(/openQuote/g, at).replace(/punct/g, L).getRegex();
var ze = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)";
var kt = g(ze, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var ft = g(ze, "gu").replace(/notPunctSpace/g, ut).replace(/punctSpace/g, lt).replace(/punct/g, Ae).getRegex();
var xt = g("^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var bt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Tt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Ot = g(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, L).getRegex();
var Pt = g("^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var yt = g(/\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var St = g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var _t = g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex();
var $t = g(ke).replace("(?:-->|$)", "-->").getRegex();
var Lt = g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", $t).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex();
var Me = /\[(?:\\[\s\S]|[^\[\]\\])*\]/;
var ie = g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", Me).getRegex();
var Ct = g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", ie).replace("href", /<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex();
var It = g(/^!?\[(label)\]\[(ref)\]/).replace("label", ie).replace("ref", ge).getRegex();
var At = g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ge).getRegex();
var ye = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/;
var Et = g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", Me).getRegex();
var zt = g("reflink|nolink(?!\\()", "g").replace("reflink", g(/^!?\[(label)\]\[(ref)\]/).replace("label", Et).replace("ref", ye).getRegex()).replace("nolink", g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ye).getRegex()).getRegex();
var Se = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/;
var Bt = g(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex();
var me = {
	_backpedal: q,
	anyPunctuation: yt,
	anyPunctuationOutsideCode: St,
	autolink: _t,
	blockSkip: pt,
	br: Ie,
	code: st,
	del: q,
	delLDelim: q,
	delRDelim: q,
	emStrongLDelim: ct,
	emStrongRDelimAst: kt,
	emStrongRDelimUnd: bt,
	escape: rt,
	link: Ct,
	nolink: At,
	punctuation: ot,
	reflink: It,
	reflinkSearch: zt,
	tag: Lt,
	text: it,
	url: q
};
var Dt = {
	...me,
	emStrongLDelim: gt,
	emStrongRDelimAst: xt,
	emStrongRDelimUnd: Tt,
	link: g(/^!?\[(label)\]\((.*?)\)/).replace("label", ie).getRegex(),
	reflink: g(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", ie).getRegex()
};
var pe = {
	...me,
	emStrongRDelimAst: ft,
	emStrongLDelim: ht,
	delLDelim: Ot,
	delRDelim: Pt,
	url: g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", Bt).replace("protocol", Se).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
	_backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
	del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
	text: g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", Se).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", _e ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
};
var qt = {
	...pe,
	br: g(Ie).replace("{2,}", "*").getRegex(),
	text: g(pe.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
};
var ee = {
	normal: fe,
	gfm: tt,
	pedantic: nt
};
var F = {
	normal: me,
	gfm: pe,
	breaks: qt,
	pedantic: Dt
};
var vt = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var Be = (l) => vt[l];
function y(l, e) {
	if (e) {
		if (O.escapeTest.test(l)) return l.replace(O.escapeReplace, Be);
	} else if (O.escapeTestNoEncode.test(l)) return l.replace(O.escapeReplaceNoEncode, Be);
	return l;
}
function De(l) {
	return O.numericCharacterReference.test(l) ? l.replace(O.numericCharacterReferenceOrAmpersand, (e, t, n) => {
		if (t === void 0 && n === void 0) return "&amp;";
		let r = t === void 0 ? Number.parseInt(n, 16) : Number.parseInt(t, 10);
		return r === 0 || r > 1114111 || r >= 55296 && r <= 57343 ? "�" : r === 38 ? "&amp;" : String.fromCodePoint(r);
	}) : l;
}
function xe(l) {
	try {
		l = encodeURI(l).replace(O.percentDecode, "%");
	} catch {
		return null;
	}
	return l;
}
function be(l, e) {
	let n = l.replace(O.findPipe, (s, o, i) => {
		let a = !1, c = o;
		for (; --c >= 0 && i[c] === "\\";) a = !a;
		return a ? "|" : " |";
	}).split(O.splitPipe), r = 0;
	if (n[0].trim() || n.shift(), n.length > 0 && !n.at(-1)?.trim() && n.pop(), e) if (n.length > e) n.splice(e);
	else for (; n.length < e;) n.push("");
	for (; r < n.length; r++) n[r] = n[r].trim().replace(O.slashPipe, "|");
	return n;
}
function C(l, e, t) {
	let n = l.length;
	if (n === 0) return "";
	let r = 0;
	for (; r < n;) {
		let s = l.charAt(n - r - 1);
		if (s === e && !t) r++;
		else if (s !== e && t) r++;
		else break;
	}
	return l.slice(0, n - r);
}
function Re(l) {
	let e = l.split(`
`), t = e.length - 1;
	for (; t >= 0 && O.blankLine.test(e[t]);) t--;
	return e.length - t <= 2 ? l : e.slice(0, t + 1).join(`
`);
}
function W(l) {
	return l.trim().replace(O.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
}
function Te(l, e) {
	if (l.indexOf(e[0]) === -1 && l.indexOf(e[1]) === -1) return -1;
	let t = 0;
	for (let n = 0; n < l.length; n++) if (l[n] === "\\") n++;
	else if (l[n] === e[0]) t++;
	else if (l[n] === e[1] && (t--, t < 0)) return n;
	return t > 0 ? -2 : -1;
}
var Q = /* @__PURE__ */ new WeakMap();
function Oe(l) {
	let e = {
		"*": -1,
		_: -1
	}, t = -1, n = l.length;
	for (let r = 0; r < n; r++) {
		let s = l[r];
		if (s !== "*" && s !== "_" && s !== "~") continue;
		let o = r === 0 ? `
` : l[r - 1], i = r + 1;
		for (; i < n && l[i] === s;) i++;
		o !== " " && o !== "	" && o !== `
` && o !== "\r" && o !== "\f" && (s === "~" ? t = r : e[s] = r), r = i - 1;
	}
	return {
		maskedSrc: l,
		lastPossibleEmStrongCloserIndex: e,
		lastPossibleDelCloserIndex: t
	};
}
function qe(l, e) {
	let t = Oe(e), n = Q.get(l);
	n ? n.push(t) : Q.set(l, [t]);
}
function ve(l) {
	let e = Q.get(l);
	e && (e.pop(), e.length === 0 && Q.delete(l));
}
function oe(l, e, t) {
	let n = Q.get(l)?.at(-1);
	return n && n.maskedSrc === e ? n.lastPossibleEmStrongCloserIndex[t] : Oe(e).lastPossibleEmStrongCloserIndex[t];
}
function ae(l, e) {
	let t = Q.get(l)?.at(-1);
	return t && t.maskedSrc === e ? t.lastPossibleDelCloserIndex : Oe(e).lastPossibleDelCloserIndex;
}
function te(l, e = 0) {
	let t = e, n = "";
	for (let r of l) if (r === "	") {
		let s = 4 - t % 4;
		n += " ".repeat(s), t += s;
	} else n += r, t++;
	return n;
}
function Ht(l, e) {
	let t = "";
	for (let n = 0; n < l.length; n++) {
		if (l[n] === "`") {
			let r = e.inline.code.exec(l.slice(n));
			if (r) {
				t += r[0], n += r[0].length - 1;
				continue;
			}
		}
		if (l[n] === "\\" && (l[n + 1] === "[" || l[n + 1] === "]")) {
			t += l[n + 1], n++;
			continue;
		}
		t += l[n];
	}
	return t;
}
function He(l, e, t, n, r) {
	let s = e.href, o = e.title || null, i = Ht(l[1], r), a = l[0].charAt(0) === "!", c = n.state.inLink, u = n.state.linkEmitted, d = n.state.inRawBlock;
	n.state.inLink = !0, n.state.linkEmitted = !1;
	let h = n.inlineTokens(i), p = n.state.linkEmitted;
	if (n.state.linkEmitted = u, n.state.inLink = c, !a) {
		if (p) {
			n.state.inRawBlock = d;
			return;
		}
		n.state.linkEmitted = !0;
	}
	return {
		type: a ? "image" : "link",
		raw: t,
		href: s,
		title: o,
		text: i,
		tokens: h
	};
}
function Zt(l, e, t) {
	let n = l.match(t.other.indentCodeCompensation);
	if (n === null) return e;
	let r = n[1];
	return e.split(`
`).map((s) => {
		let o = s.match(t.other.beginningSpace);
		if (o === null) return s;
		let [i] = o;
		return s.slice(Math.min(i.length, r.length));
	}).join(`
`);
}
function Ze(l, e, t, n) {
	if (!e.includes("<")) return !1;
	for (let r = 0; r < e.length; r++) {
		if (e[r] === "\\") {
			r++;
			continue;
		}
		if (e[r] === "`") {
			let i = n.inline.code.exec(e.slice(r));
			if (i) {
				r += i[0].length - 1;
				continue;
			}
		}
		if (e[r] !== "<") continue;
		let s = l.slice(t + r), o = n.inline.tag.exec(s) || n.inline.autolink.exec(s);
		if (o) {
			if (o[0].length > e.length - r) return !0;
			r += o[0].length - 1;
		}
	}
	return !1;
}
var _ = class {
	options;
	rules;
	lexer;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		let t = this.rules.block.newline.exec(e);
		if (t && t[0].length > 0) return {
			type: "space",
			raw: t[0]
		};
	}
	code(e) {
		let t = this.rules.block.code.exec(e);
		if (t) {
			let n = this.options.pedantic ? t[0] : Re(t[0]);
			return {
				type: "code",
				raw: n,
				codeBlockStyle: "indented",
				text: n.replace(this.rules.other.codeRemoveIndent, "")
			};
		}
	}
	fences(e) {
		let t = this.rules.block.fences.exec(e);
		if (t) {
			let n = t[0], r = Zt(n, t[3] || "", this.rules);
			return t[3] !== void 0 && (r === "" || r.endsWith(`
`)) && (r += `
`), {
				type: "code",
				raw: n,
				lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
				text: r
			};
		}
	}
	heading(e) {
		let t = this.rules.block.heading.exec(e);
		if (t) {
			let n = t[2].trim();
			if (this.rules.other.endingHash.test(n)) {
				let r = C(n, "#");
				(this.options.pedantic || !r || this.rules.other.endingSpaceTabChar.test(r)) && (n = r.trim());
			}
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[1].length,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	hr(e) {
		let t = this.rules.block.hr.exec(e);
		if (t) return {
			type: "hr",
			raw: C(t[0], `
`)
		};
	}
	blockquote(e) {
		let t = this.rules.block.blockquote.exec(e);
		if (t) {
			let n = C(t[0], `
`).split(`
`), r = "", s = "", o = [];
			for (; n.length > 0;) {
				let i = !1, a = [], c = 0;
				for (; c < n.length; c++) if (this.rules.other.blockquoteStart.test(n[c])) a.push(n[c]), i = !0;
				else if (!i) a.push(n[c]);
				else break;
				n = n.slice(c);
				let u = a.join(`
`), d = u.replace(this.rules.other.blockquoteMarkerWhitespace, (k, m, b) => b.startsWith(" ") ? m + " " + b.slice(1) : m + te(b, m.length)).replace(this.rules.other.blockquoteSetextReplace, `
    $1`).replace(this.rules.other.blockquoteSetextReplace2, "");
				r = r ? `${r}
${u}` : u, s = s ? `${s}
${d}` : d;
				let h = this.lexer.state.top;
				if (this.lexer.state.top = !0, this.lexer.blockTokens(d, o, !0), this.lexer.state.top = h, n.length === 0) break;
				let p = o.at(-1);
				if (p?.type === "code" || p?.type === "heading" || p?.type === "hr" || p?.type === "html" || p?.type === "table") break;
				if (p?.type === "blockquote") {
					let k = p, m = n.join(`
`), b = k.raw + `
` + m.replace(this.rules.other.blockquoteSetextReplace2, ""), f = this.blockquote(b);
					o[o.length - 1] = f;
					let R = b.substring(f.raw.length).replace(/^\n/, ""), E = R ? R.split(`
`).length : 0, T = E ? n.slice(0, -E) : n;
					if (T.length > 0 && (r = `${r}
${T.join(`
`)}`), s = s.substring(0, s.length - k.text.length) + f.text, n = n.slice(T.length), n.length > 0 && this.rules.other.blockquoteStart.test(n[0])) continue;
					break;
				} else if (p?.type === "list") {
					let k = p, m = k.raw + `
` + n.join(`
`), b = this.list(m);
					o[o.length - 1] = b;
					let f = b.raw.length > k.raw.length ? m.slice(k.raw.length + 1, b.raw.length).split(`
`).length : 0;
					if (f > 0) {
						let R = n.slice(0, f).join(`
`);
						r = `${r}
${R}`, s = `${s}
${R}`;
					}
					if (n = n.slice(f), n.length > 0 && !this.rules.other.blockquoteStart.test(n[0])) break;
					continue;
				}
			}
			return {
				type: "blockquote",
				raw: r,
				tokens: o,
				text: s
			};
		}
	}
	list(e) {
		let t = this.rules.block.list.exec(e);
		if (t) {
			if (!this.options.pedantic && this.lexer.state.lastToken?.type === "text" && !this.rules.other.listInterruptsParagraph.test(e)) return;
			let n = e, r = () => n.length - e.length, s = t[1].trim(), o = s.length > 1, i = {
				type: "list",
				raw: "",
				ordered: o,
				start: o ? +s.slice(0, -1) : "",
				loose: !1,
				items: []
			};
			s = o ? `\\d{1,9}\\${s.slice(-1)}` : `\\${s}`, this.options.pedantic && (s = o ? s : "[*+-]");
			let a = this.rules.other.listItemRegex(s), c = !1;
			for (; e;) {
				let h = !1, p = "";
				if (!(t = a.exec(e)) || this.rules.block.hr.test(e)) break;
				let k = r();
				e = e.substring(t[0].length);
				let m = t[2].split(`
`, 1)[0], b = t[1].length, f = this.options.pedantic ? te(m, b) : m.replace(this.rules.other.leadingSpaceTab, (H) => te(H, b)), R = e.split(`
`, 1)[0], E = !f.trim(), T = 0;
				if (this.options.pedantic ? (T = 2, p = f.trimStart()) : E ? T = b + 1 : (T = f.search(this.rules.other.nonSpaceChar), T = T > 4 ? 1 : T, p = f.slice(T), T += b), E && this.rules.other.blankLine.test(R) && (e = e.substring(R.length + 1), h = !0), !h) {
					let H = this.rules.other.nextBulletRegex(T), K = this.rules.other.hrRegex(T), re = this.rules.other.fencesBeginRegex(T), B = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(T) : this.rules.other.headingBeginRegex(T), X = this.rules.other.htmlBeginRegex(T), se = this.rules.other.blockquoteBeginRegex(T), le = !1;
					for (; e;) {
						let we = e.split(`
`, 1)[0], Z;
						if (R = we, this.options.pedantic ? (R = R.replace(this.rules.other.listReplaceNesting, "  "), Z = R) : Z = R.replace(this.rules.other.leadingSpaceTab, ($) => te($)), re.test(R) || B.test(R) || X.test(R) || se.test(R) || H.test(R) || K.test(R)) break;
						if (Z.search(this.rules.other.nonSpaceChar) >= T || !R.trim()) p += `
` + Z.slice(T), le = !1;
						else {
							if (E) break;
							let $ = f;
							if (!this.options.pedantic && !p.includes(`
`) && !f.includes("	")) {
								let j;
								for (; !K.test($) && (j = this.rules.other.nestedBlockMarker.exec($));) $ = $.slice(j[0].length);
								if (!$.trim()) break;
							}
							if ($.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || re.test($) || B.test($) || X.test($) || K.test($)) break;
							if (!this.options.pedantic && !le) {
								let j = f.replace(this.rules.other.nestedContainerMarkers, "");
								if (this.rules.block.fences.test(j) || this.rules.block.heading.test(j) || this.rules.block.hr.test(j)) break;
							}
							let je = !this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(R) && this.rules.block.lheading.test(`${f}
${R}`) ? `    ${Z.replace(/^ {0,3}/, "")}` : R;
							p += `
` + je, le = !0;
						}
						E = !R.trim(), e = e.substring(we.length + 1), f = Z.slice(T);
					}
				}
				let U = n.slice(k, r());
				i.loose || (c ? i.loose = !0 : this.rules.other.doubleBlankLine.test(U) && (c = !0)), i.items.push({
					type: "list_item",
					raw: U,
					task: !!this.options.gfm && this.rules.other.listIsTask.test(p),
					loose: !1,
					text: p,
					tokens: []
				});
			}
			let u = i.items.at(-1);
			if (u) u.raw = u.raw.trimEnd(), u.text = u.text.trimEnd();
			else return;
			i.raw = n.slice(0, r()).trimEnd();
			let d = [];
			for (let h of i.items) if (this.lexer.state.top = !1, d.push(this.lexer.inlineQueue.length), h.tokens = this.lexer.blockTokens(h.text, []), !i.loose) {
				let p = h.tokens.filter((m) => m.type === "space");
				i.loose = p.length > 0 && p.some((m) => this.rules.other.anyLine.test(m.raw));
			}
			for (let h = 0; h < i.items.length; h++) {
				let p = i.items[h], k = p.tokens[0];
				if (p.task && (k?.type === "text" || k?.type === "paragraph")) {
					p.text = p.text.replace(this.rules.other.listReplaceTask, ""), k.raw = k.raw.replace(this.rules.other.listReplaceTask, ""), k.text = k.text.replace(this.rules.other.listReplaceTask, "");
					let m = this.lexer.inlineQueue;
					for (let f = d[h]; f < m.length; f++) if (m[f].tokens === k.tokens) {
						m[f].src = m[f].src.replace(this.rules.other.listReplaceTask, "");
						break;
					}
					let b = this.rules.other.listTaskCheckbox.exec(p.raw);
					if (b) {
						let f = {
							type: "checkbox",
							raw: b[0] + " ",
							checked: b[0] !== "[ ]"
						};
						p.checked = f.checked, i.loose ? p.tokens[0] && ["paragraph", "text"].includes(p.tokens[0].type) && "tokens" in p.tokens[0] && p.tokens[0].tokens ? (p.tokens[0].raw = f.raw + p.tokens[0].raw, p.tokens[0].text = f.raw + p.tokens[0].text, p.tokens[0].tokens.unshift(f)) : p.tokens.unshift({
							type: "paragraph",
							raw: f.raw,
							text: f.raw,
							tokens: [f]
						}) : p.tokens.unshift(f);
					}
				} else p.task && (p.task = !1);
			}
			if (i.loose) for (let h of i.items) {
				h.loose = !0;
				for (let p of h.tokens) p.type === "text" && (p.type = "paragraph");
			}
			return i;
		}
	}
	html(e) {
		let t = this.rules.block.html.exec(e);
		if (t) {
			if (this.lexer.state.lastToken?.type === "paragraph" && !this.rules.other.htmlBeginRegex(4).test(e)) return;
			let n = Re(t[0]);
			return {
				type: "html",
				block: !0,
				raw: n,
				pre: t[1] === "pre" || t[1] === "script" || t[1] === "style",
				text: n
			};
		}
	}
	def(e) {
		let t = this.rules.block.def.exec(e);
		if (t) {
			if (!this.rules.other.startAngleBracket.test(t[2]) && Te(t[2], "()") !== -1) return;
			let n = W(t[1]), r = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", s = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
			return {
				type: "def",
				tag: n,
				raw: C(t[0], `
`),
				href: r,
				title: s
			};
		}
	}
	table(e) {
		let t = this.rules.block.table.exec(e);
		if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
		let n = be(t[1]), r = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), s = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split(`
`) : [], o = {
			type: "table",
			raw: C(t[0], `
`),
			header: [],
			align: [],
			rows: []
		};
		if (n.length === r.length) {
			for (let i of r) this.rules.other.tableAlignRight.test(i) ? o.align.push("right") : this.rules.other.tableAlignCenter.test(i) ? o.align.push("center") : this.rules.other.tableAlignLeft.test(i) ? o.align.push("left") : o.align.push(null);
			for (let i = 0; i < n.length; i++) o.header.push({
				text: n[i],
				tokens: this.lexer.inline(n[i]),
				header: !0,
				align: o.align[i]
			});
			for (let i of s) o.rows.push(be(i, o.header.length).map((a, c) => ({
				text: a,
				tokens: this.lexer.inline(a),
				header: !1,
				align: o.align[c]
			})));
			return o;
		}
	}
	lheading(e) {
		let t = this.rules.block.lheading.exec(e);
		if (t) {
			let n = t[1].trim();
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[2].charAt(0) === "=" ? 1 : 2,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	paragraph(e) {
		let t = this.rules.block.paragraph.exec(e);
		if (t) {
			let n = t[1].charAt(t[1].length - 1) === `
` ? t[1].slice(0, -1) : t[1];
			return {
				type: "paragraph",
				raw: t[0],
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	text(e) {
		let t = this.rules.block.text.exec(e);
		if (t) return {
			type: "text",
			raw: t[0],
			text: t[0],
			tokens: this.lexer.inline(t[0])
		};
	}
	escape(e) {
		if (e.charCodeAt(0) !== 92) return;
		let t = this.rules.inline.escape.exec(e);
		if (t) return {
			type: "escape",
			raw: t[0],
			text: t[1]
		};
	}
	tag(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.tag.exec(e);
		if (t) return !this.lexer.state.inLink && this.rules.other.startATag.test(t[0]) ? this.lexer.state.inLink = !0 : this.lexer.state.inLink && this.rules.other.endATag.test(t[0]) && (this.lexer.state.inLink = !1), !this.lexer.state.inRawBlock && this.rules.other.startPreScriptTag.test(t[0]) ? this.lexer.state.inRawBlock = !0 : this.lexer.state.inRawBlock && this.rules.other.endPreScriptTag.test(t[0]) && (this.lexer.state.inRawBlock = !1), {
			type: "html",
			raw: t[0],
			inLink: this.lexer.state.inLink,
			inRawBlock: this.lexer.state.inRawBlock,
			block: !1,
			text: t[0]
		};
	}
	link(e) {
		if (this.lexer.state.linkParenPossible === !1) return;
		let t = e.charCodeAt(0);
		if (t !== 91 && t !== 33) return;
		let n = this.rules.inline.link.exec(e);
		if (n) {
			let r = n[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, n[1], r, this.rules)) return;
			let s = n[2].trim();
			if (!this.options.pedantic && this.rules.other.startAngleBracket.test(s)) {
				if (!this.rules.other.endAngleBracket.test(s)) return;
				let c = C(s.slice(0, -1), "\\");
				if ((s.length - c.length) % 2 === 0) return;
			} else {
				let c = Te(n[2], "()");
				if (c === -2) return;
				if (c > -1) {
					let d = (n[0].indexOf("!") === 0 ? 5 : 4) + n[1].length + c;
					n[2] = n[2].substring(0, c), n[0] = n[0].substring(0, d).trim(), n[3] = "";
				}
			}
			let o = C(n[0].slice(0, -1), "\\");
			if ((n[0].length - o.length) % 2 === 0) return;
			let i = n[2], a = "";
			if (this.options.pedantic) {
				let c = this.rules.other.pedanticHrefTitle.exec(i);
				c && (i = c[1], a = c[3]);
			} else a = n[3] ? n[3].slice(1, -1) : "";
			return i = i.trim(), this.rules.other.startAngleBracket.test(i) && (this.options.pedantic && !this.rules.other.endAngleBracket.test(s) ? i = i.slice(1) : i = i.slice(1, -1)), He(n, {
				href: i && i.replace(this.rules.inline.anyPunctuation, "$1"),
				title: a && a.replace(this.rules.inline.anyPunctuation, "$1")
			}, n[0], this.lexer, this.rules);
		}
	}
	reflink(e, t) {
		let n = e.charCodeAt(0);
		if (n !== 91 && n !== 33) return;
		let r;
		if ((r = this.rules.inline.reflink.exec(e)) || (r = this.rules.inline.nolink.exec(e))) {
			let s = r[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, r[1], s, this.rules)) return;
			let o = t[W(r[2] || r[1])];
			if (!o) {
				let i = r[0].charAt(0);
				return {
					type: "text",
					raw: i,
					text: i
				};
			}
			return He(r, o, r[0], this.lexer, this.rules);
		}
	}
	emStrong(e, t, n = "") {
		let r = this.rules.inline.emStrongLDelim.exec(e);
		if (!r || !r[1] && !r[2] && !r[3] && !r[4]) return;
		let s = r[0][0], o = n === s, i = t.length - e.length, a = i;
		for (; !this.options.pedantic && a > 0 && t[a - 1] === s;) a--;
		let c = [...t.slice(Math.max(0, a - 2), a)].at(-1) ?? "", u = c === "*" || c === "_" || !!this.rules.inline.punctuation.exec(c);
		a < i && (n = c);
		let d = a < i ? u : n === "*" || n === "_" || !!this.rules.inline.punctuation.exec(n);
		if (r[4] && n.match(this.rules.other.unicodeAlphaNumeric)) return;
		let h = r[1] || r[3] || "";
		if (!h || !n || d) {
			let p = [...r[0]].length - 1, k, m, b = p, f = 0, R = i - a + p, E = !this.options.pedantic && !!c.trim() && (!!h || s === "*" && !u);
			if (s !== "*" && s !== "_") return;
			let T = s === "*" ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, U = oe(this, t, s), H = t.length - e.length + p;
			if (U < H) return;
			t = t.slice(-1 * e.length + p);
			let K = U - H;
			for (T.lastIndex = 0; (r = T.exec(t)) !== null && !(r.index > K);) {
				if (k = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !k) continue;
				if (m = [...k].length, r[3] || r[4]) {
					b += m;
					continue;
				} else if ((r[5] || r[6] || E) && R % 3 && !((R + m) % 3)) {
					if (o && (r[5] || r[6])) break;
					f += m;
					continue;
				}
				if (b -= m, b > 0) continue;
				m = Math.min(m, m + b + f);
				let re = [...r[0]][0].length, B = e.slice(0, p + r.index + re + m);
				if (Math.min(p, m) % 2) {
					let se = B.slice(1, -1);
					return {
						type: "em",
						raw: B,
						text: se,
						tokens: this.lexer.inlineTokens(se)
					};
				}
				let X = B.slice(2, -2);
				return {
					type: "strong",
					raw: B,
					text: X,
					tokens: this.lexer.inlineTokens(X)
				};
			}
		}
	}
	codespan(e) {
		if (e.charCodeAt(0) !== 96) return;
		let t = this.rules.inline.code.exec(e);
		if (t) {
			let n = t[2].replace(this.rules.other.newLineCharGlobal, " "), r = this.rules.other.nonSpaceChar.test(n), s = this.rules.other.startingSpaceChar.test(n) && this.rules.other.endingSpaceChar.test(n);
			return r && s && (n = n.substring(1, n.length - 1)), {
				type: "codespan",
				raw: t[0],
				text: n
			};
		}
	}
	br(e) {
		let t = e.charCodeAt(0);
		if (t !== 32 && t !== 92 && t !== 10) return;
		let n = this.rules.inline.br.exec(e);
		if (n) return {
			type: "br",
			raw: n[0]
		};
	}
	del(e, t, n = "") {
		if (e.charCodeAt(0) !== 126) return;
		let r = this.rules.inline.delLDelim.exec(e);
		if (!r) return;
		if (!(r[1] || "") || !n || this.rules.inline.punctuation.exec(n)) {
			let o = [...r[0]].length - 1, i, a, c = o, u = this.rules.inline.delRDelim, d = ae(this, t), h = t.length - e.length + o;
			if (d < h) return;
			t = t.slice(-1 * e.length + o);
			let p = d - h;
			for (u.lastIndex = 0; (r = u.exec(t)) !== null && !(r.index > p);) {
				if (i = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !i || (a = [...i].length, a !== o)) continue;
				if (r[3] || r[4]) {
					c += a;
					continue;
				}
				if (c -= a, c > 0) continue;
				a = Math.min(a, a + c);
				let k = [...r[0]][0].length, m = e.slice(0, o + r.index + k + a), b = m.slice(o, -o);
				return {
					type: "del",
					raw: m,
					text: b,
					tokens: this.lexer.inlineTokens(b)
				};
			}
		}
	}
	autolink(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.autolink.exec(e);
		if (t) {
			let n, r;
			return t[2] === "@" ? (n = t[1], r = "mailto:" + n) : (n = t[1], r = n), {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	url(e) {
		let t;
		if (t = this.rules.inline.url.exec(e)) {
			let n, r;
			if (t[2] === "@") n = t[0], r = "mailto:" + n;
			else {
				let s;
				do
					s = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
				while (s !== t[0]);
				n = t[0], t[1] === "www." ? r = "http://" + t[0] : r = t[0];
			}
			return {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	inlineText(e) {
		let t = this.rules.inline.text.exec(e);
		if (t) {
			let n = this.lexer.state.inRawBlock;
			return {
				type: "text",
				raw: t[0],
				text: n ? t[0] : De(t[0]),
				escaped: n
			};
		}
	}
};
var w = class l {
	tokens;
	options;
	state;
	inlineQueue;
	tokenizer;
	constructor(e) {
		this.tokens = [], this.tokens.links = Object.create(null), this.options = e || S, this.options.tokenizer = this.options.tokenizer || new _(), this.tokenizer = this.options.tokenizer, this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], this.state = {
			inLink: !1,
			inRawBlock: !1,
			linkEmitted: !1,
			linkParenPossible: !0,
			top: !0
		};
		let t = {
			other: O,
			block: ee.normal,
			inline: F.normal
		};
		this.options.pedantic ? (t.block = ee.pedantic, t.inline = F.pedantic) : this.options.gfm && (t.block = ee.gfm, this.options.breaks ? t.inline = F.breaks : t.inline = F.gfm), this.tokenizer.rules = t;
	}
	static get rules() {
		return {
			block: ee,
			inline: F
		};
	}
	static lex(e, t) {
		return new l(t).lex(e);
	}
	static lexInline(e, t) {
		return new l(t).inlineTokens(e);
	}
	lex(e) {
		e = e.replace(O.carriageReturn, `
`), this.blockTokens(e, this.tokens);
		for (let t = 0; t < this.inlineQueue.length; t++) {
			let n = this.inlineQueue[t];
			this.state.inRawBlock = !1, this.inlineTokens(n.src, n.tokens);
		}
		return this.inlineQueue = [], this.tokens;
	}
	blockTokens(e, t = [], n = !1) {
		this.tokenizer.lexer = this;
		let r = this.state.lastToken;
		this.options.pedantic && (e = e.replace(O.tabCharGlobal, "    ").replace(O.spaceLine, ""));
		let s = 1 / 0, o, i = this.options.gfm && !this.options.pedantic && this.tokenizer.paragraph === _.prototype.paragraph;
		for (; e;) {
			if (e.length < s) s = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			this.state.lastToken = t.at(-1);
			let a;
			if (this.options.extensions?.block?.some((u) => (a = u.call({ lexer: this }, e, t)) ? (e = e.substring(a.raw.length), t.push(a), !0) : !1)) continue;
			if (a = this.tokenizer.space(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				a.raw.length === 1 && u !== void 0 ? u.raw += `
` : t.push(a);
				continue;
			}
			if (a = this.tokenizer.code(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (a = this.tokenizer.fences(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.heading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.hr(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.blockquote(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.list(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.html(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.def(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.raw, this.inlineQueue.at(-1).src = u.text) : (this.tokens.links[a.tag] || (this.tokens.links[a.tag] = {
					href: a.href,
					title: a.title
				}), t.push(a));
				continue;
			}
			if (a = this.tokenizer.table(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.lheading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startBlock) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startBlock.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (this.state.top && (a = this.tokenizer.paragraph(c))) {
				let u = t.at(-1);
				(n || u === o && i) && u?.type === "paragraph" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text, o = u) : (t.push(a), o = a), n = c.length !== e.length, e = e.substring(a.raw.length);
				continue;
			}
			if (a = this.tokenizer.text(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return this.state.top = !0, this.state.lastToken = r, t;
	}
	inline(e, t = []) {
		return this.inlineQueue.push({
			src: e,
			tokens: t
		}), t;
	}
	linkInText(e) {
		if (!e.includes("[")) return !1;
		let t = this.tokenizer.rules.inline.link;
		for (let n of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(n[0]) && e.charAt(n.index - 1) !== "!") return !0;
		for (let n of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
			let r = n[0], s = r.lastIndexOf("[");
			if (!(r.charAt(0) === "!" || !Object.hasOwn(this.tokens.links, W(r.slice(s + 1, -1)))) && !(s > 1 && this.linkInText(r.slice(1, s - 1)))) return !0;
		}
		return !1;
	}
	inlineTokens(e, t = []) {
		this.tokenizer.lexer = this;
		let n = this.state.linkParenPossible;
		this.state.linkParenPossible = e.includes(")");
		try {
			return this.#t(e, t);
		} finally {
			this.state.linkParenPossible = n;
		}
	}
	#t(e, t) {
		let n = e.includes("*") || e.includes("_") || e.includes("~"), r = n || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== _.prototype.emStrong || this.tokenizer.del !== _.prototype.del ? this.#r(e) : e;
		if (!n) return this.#e(e, r, t);
		qe(this.tokenizer, r);
		try {
			return this.#e(e, r, t);
		} finally {
			ve(this.tokenizer);
		}
	}
	#e(e, t, n) {
		let r = !1, s = "", o = 1 / 0;
		for (; e;) {
			if (e.length < o) o = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			r || (s = ""), r = !1;
			let i;
			if (this.options.extensions?.inline?.some((u) => (i = u.call({ lexer: this }, e, n)) ? (e = e.substring(i.raw.length), n.push(i), !0) : !1)) continue;
			if (i = this.tokenizer.escape(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.tag(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.link(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.reflink(e, this.tokens.links)) {
				e = e.substring(i.raw.length);
				let u = n.at(-1);
				i.type === "text" && u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			let a = e[0];
			if (a === "*" || a === "_") {
				let u = t.length - e.length;
				if (oe(this.tokenizer, t, a) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === a.charCodeAt(0);) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			} else if (a === "~") {
				let u = t.length - e.length;
				if (ae(this.tokenizer, t) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === 126;) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			}
			if (i = this.tokenizer.emStrong(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.codespan(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.br(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.del(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.autolink(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (!this.state.inLink && (i = this.tokenizer.url(e))) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startInline) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startInline.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (i = this.tokenizer.inlineText(c)) {
				e = e.substring(i.raw.length), i.raw.slice(-1) !== "_" && (s = i.raw.slice(-1)), r = !0;
				let u = n.at(-1);
				u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return n;
	}
	#n(e) {
		let { blockSkip: t, tag: n, autolink: r } = this.tokenizer.rules.inline, s = "", o = 0, i;
		for (t.lastIndex = 0; i = t.exec(e);) {
			let a = i.index + (i[2] ? i[2].length : 0), c = i.index + i[0].length;
			if (e.charAt(a) === "<") {
				let u = e.slice(a), d = n.exec(u) || r.exec(u);
				if (!d) {
					t.lastIndex = a + 1;
					continue;
				}
				c = a + d[0].length, t.lastIndex = c;
			}
			s += e.slice(o, a) + "[" + "a".repeat(c - a - 2) + "]", o = c;
		}
		return s + e.slice(o);
	}
	#r(e) {
		let t = e;
		if (this.tokens.links && e.includes("[")) {
			let n = this.tokenizer.rules.inline.reflinkSearch, r = (s) => {
				let o = s.lastIndexOf("[");
				if (!Object.hasOwn(this.tokens.links, W(s.slice(o + 1, -1)))) return s;
				if (o > 1 && s.charAt(0) !== "!") {
					let i = s.slice(1, o - 1);
					if (this.linkInText(i)) return "[" + i.replace(n, r) + "][" + "a".repeat(s.length - o - 2) + "]";
				}
				return "[" + "a".repeat(s.length - 2) + "]";
			};
			t = t.replace(n, r);
		}
		return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (n, r, s) => s ? "+".repeat(n.length) : r ? r + n.slice(r.length, -r.length).replace(/`/g, "+") + r : n), t = this.#n(t), t = this.options.hooks?.emStrongMask?.call({ lexer: this }, t) ?? t, t;
	}
	infiniteLoopError(e) {
		let t = "Infinite loop on byte: " + e;
		if (this.options.silent) console.error(t);
		else throw new Error(t);
	}
};
var I = class {
	options;
	parser;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		return "";
	}
	code({ text: e, lang: t, escaped: n }) {
		let r = (t || "").match(O.notSpaceStart)?.[0], s = e ? e.replace(O.endingNewline, "") + `
` : "";
		return r ? "<pre><code class=\"language-" + y(r) + "\">" + (n ? s : y(s, !0)) + `</code></pre>
` : "<pre><code>" + (n ? s : y(s, !0)) + `</code></pre>
`;
	}
	blockquote({ tokens: e }) {
		return `<blockquote>
${this.parser.parse(e)}</blockquote>
`;
	}
	html({ text: e }) {
		return e;
	}
	def(e) {
		return "";
	}
	heading({ tokens: e, depth: t }) {
		return `<h${t}>${this.parser.parseInline(e)}</h${t}>
`;
	}
	hr(e) {
		return `<hr>
`;
	}
	list(e) {
		let t = e.ordered, n = e.start, r = "";
		for (let i = 0; i < e.items.length; i++) {
			let a = e.items[i];
			r += this.listitem(a);
		}
		let s = t ? "ol" : "ul", o = t && n !== 1 ? " start=\"" + n + "\"" : "";
		return "<" + s + o + `>
` + r + "</" + s + `>
`;
	}
	listitem(e) {
		return `<li>${this.parser.parse(e.tokens)}</li>
`;
	}
	checkbox({ checked: e }) {
		return "<input " + (e ? "checked=\"\" " : "") + "disabled=\"\" type=\"checkbox\"> ";
	}
	paragraph({ tokens: e }) {
		return `<p>${this.parser.parseInline(e)}</p>
`;
	}
	table(e) {
		let t = "", n = "";
		for (let s = 0; s < e.header.length; s++) n += this.tablecell(e.header[s]);
		t += this.tablerow({ text: n });
		let r = "";
		for (let s = 0; s < e.rows.length; s++) {
			let o = e.rows[s];
			n = "";
			for (let i = 0; i < o.length; i++) n += this.tablecell(o[i]);
			r += this.tablerow({ text: n });
		}
		return r && (r = `<tbody>${r}</tbody>`), `<table>
<thead>
` + t + `</thead>
` + r + `</table>
`;
	}
	tablerow({ text: e }) {
		return `<tr>
${e}</tr>
`;
	}
	tablecell(e) {
		let t = this.parser.parseInline(e.tokens), n = e.header ? "th" : "td";
		return (e.align ? `<${n} align="${e.align}">` : `<${n}>`) + t + `</${n}>
`;
	}
	strong({ tokens: e }) {
		return `<strong>${this.parser.parseInline(e)}</strong>`;
	}
	em({ tokens: e }) {
		return `<em>${this.parser.parseInline(e)}</em>`;
	}
	codespan({ text: e }) {
		return `<code>${y(e, !0)}</code>`;
	}
	br(e) {
		return "<br>";
	}
	del({ tokens: e }) {
		return `<del>${this.parser.parseInline(e)}</del>`;
	}
	link({ href: e, title: t, text: n, tokens: r, autolink: s }) {
		let o = s ? y(n, !0) : this.parser.parseInline(r), i = xe(e);
		if (i === null) return o;
		e = y(i, s);
		let a = "<a href=\"" + e + "\"";
		return t && (a += " title=\"" + y(t) + "\""), a += ">" + o + "</a>", a;
	}
	image({ href: e, title: t, text: n, tokens: r }) {
		r && (n = this.parser.parseInline(r, this.parser.textRenderer));
		let s = xe(e);
		if (s === null) return y(n);
		e = s;
		let o = `<img src="${y(e)}" alt="${y(n)}"`;
		return t && (o += ` title="${y(t)}"`), o += ">", o;
	}
	text(e) {
		return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : y(e.text);
	}
};
var z = class {
	parser;
	strong({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	em({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	codespan({ text: e }) {
		return e;
	}
	del({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	html({ text: e }) {
		return e;
	}
	text({ text: e }) {
		return e;
	}
	link({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	image({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	br() {
		return `
`;
	}
	checkbox({ raw: e }) {
		return e;
	}
};
var P = class l {
	options;
	renderer;
	textRenderer;
	constructor(e) {
		this.options = e || S, this.options.renderer = this.options.renderer || new I(), this.renderer = this.options.renderer, this.renderer.options = this.options, this.renderer.parser = this, this.textRenderer = new z(), this.textRenderer.parser = this;
	}
	static parse(e, t) {
		return new l(t).parse(e);
	}
	static parseInline(e, t) {
		return new l(t).parseInline(e);
	}
	parse(e) {
		this.renderer.parser = this;
		let t = "";
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (this.options.extensions?.renderers?.[r.type]) {
				let o = r, i = this.options.extensions.renderers[o.type].call({ parser: this }, o);
				if (i !== !1 || ![
					"space",
					"hr",
					"heading",
					"code",
					"table",
					"blockquote",
					"list",
					"checkbox",
					"html",
					"def",
					"paragraph",
					"text"
				].includes(o.type)) {
					t += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let s = r;
			switch (s.type) {
				case "space":
					t += this.renderer.space(s);
					break;
				case "hr":
					t += this.renderer.hr(s);
					break;
				case "heading":
					t += this.renderer.heading(s);
					break;
				case "code":
					t += this.renderer.code(s);
					break;
				case "table":
					t += this.renderer.table(s);
					break;
				case "blockquote":
					t += this.renderer.blockquote(s);
					break;
				case "list":
					t += this.renderer.list(s);
					break;
				case "checkbox":
					t += this.renderer.checkbox(s);
					break;
				case "html":
					t += this.renderer.html(s);
					break;
				case "def":
					t += this.renderer.def(s);
					break;
				case "paragraph":
					t += this.renderer.paragraph(s);
					break;
				case "text":
					t += this.renderer.text(s);
					break;
				default: {
					let o = "Token with \"" + s.type + "\" type was not found.";
					if (this.options.silent) return console.error(o), "";
					throw new Error(o);
				}
			}
		}
		return t;
	}
	parseInline(e, t = this.renderer) {
		this.renderer.parser = this;
		let n = "";
		for (let r = 0; r < e.length; r++) {
			let s = e[r];
			if (this.options.extensions?.renderers?.[s.type]) {
				let i = this.options.extensions.renderers[s.type].call({ parser: this }, s);
				if (i !== !1 || ![
					"escape",
					"html",
					"link",
					"image",
					"checkbox",
					"strong",
					"em",
					"codespan",
					"br",
					"del",
					"text"
				].includes(s.type)) {
					n += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let o = s;
			switch (o.type) {
				case "escape":
					n += t.text(o);
					break;
				case "html":
					n += t.html(o);
					break;
				case "link":
					n += t.link(o);
					break;
				case "image":
					n += t.image(o);
					break;
				case "checkbox":
					n += t.checkbox(o);
					break;
				case "strong":
					n += t.strong(o);
					break;
				case "em":
					n += t.em(o);
					break;
				case "codespan":
					n += t.codespan(o);
					break;
				case "br":
					n += t.br(o);
					break;
				case "del":
					n += t.del(o);
					break;
				case "text":
					n += t.text(o);
					break;
				default: {
					let i = "Token with \"" + o.type + "\" type was not found.";
					if (this.options.silent) return console.error(i), "";
					throw new Error(i);
				}
			}
		}
		return n;
	}
};
var A = class {
	options;
	block;
	constructor(e) {
		this.options = e || S;
	}
	static passThroughHooks = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens",
		"emStrongMask"
	]);
	static passThroughHooksRespectAsync = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens"
	]);
	preprocess(e) {
		return e;
	}
	postprocess(e) {
		return e;
	}
	processAllTokens(e) {
		return e;
	}
	emStrongMask(e) {
		return e;
	}
	provideLexer(e = this.block) {
		return e ? w.lex : w.lexInline;
	}
	provideParser(e = this.block) {
		return e ? P.parse : P.parseInline;
	}
};
function M(l, e) {
	if (Array.isArray(e)) for (let t = 0; t < e.length; t++) l.push(e[t]);
	else l.push(e);
}
var ne = class {
	defaults = G();
	options = this.setOptions;
	parse = this.parseMarkdown(!0);
	parseInline = this.parseMarkdown(!1);
	Parser = P;
	Renderer = I;
	TextRenderer = z;
	Lexer = w;
	Tokenizer = _;
	Hooks = A;
	constructor(...e) {
		this.use(...e);
	}
	walkTokens(e, t) {
		let n = [];
		for (let r of e) switch (M(n, t.call(this, r)), r.type) {
			case "table": {
				let s = r;
				for (let o of s.header) M(n, this.walkTokens(o.tokens, t));
				for (let o of s.rows) for (let i of o) M(n, this.walkTokens(i.tokens, t));
				break;
			}
			case "list": {
				let s = r;
				M(n, this.walkTokens(s.items, t));
				break;
			}
			default: {
				let s = r;
				this.defaults.extensions?.childTokens?.[s.type] ? this.defaults.extensions.childTokens[s.type].forEach((o) => {
					let i = s[o].flat(1 / 0);
					M(n, this.walkTokens(i, t));
				}) : s.tokens && M(n, this.walkTokens(s.tokens, t));
			}
		}
		return n;
	}
	use(...e) {
		let t = this.defaults.extensions || {
			renderers: Object.create(null),
			childTokens: Object.create(null)
		};
		return e.forEach((n) => {
			let r = { ...n };
			if (r.async = this.defaults.async || r.async || !1, n.extensions && (n.extensions.forEach((s) => {
				if (!s.name) throw new Error("extension name required");
				if ("renderer" in s) {
					let o = t.renderers[s.name];
					o ? t.renderers[s.name] = function(...i) {
						let a = s.renderer.apply(this, i);
						return a === !1 && (a = o.apply(this, i)), a;
					} : t.renderers[s.name] = s.renderer;
				}
				if ("tokenizer" in s) {
					if (!s.level || s.level !== "block" && s.level !== "inline") throw new Error("extension level must be 'block' or 'inline'");
					let o = t[s.level];
					o ? o.unshift(s.tokenizer) : t[s.level] = [s.tokenizer], s.start && (s.level === "block" ? t.startBlock ? t.startBlock.push(s.start) : t.startBlock = [s.start] : s.level === "inline" && (t.startInline ? t.startInline.push(s.start) : t.startInline = [s.start]));
				}
				"childTokens" in s && s.childTokens && (t.childTokens[s.name] = s.childTokens);
			}), r.extensions = t), n.renderer) {
				let s = this.defaults.renderer || new I(this.defaults);
				for (let o in n.renderer) {
					if (!(o in s)) throw new Error(`renderer '${o}' does not exist`);
					if (["options", "parser"].includes(o)) continue;
					let i = o, a = n.renderer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d === !1 ? "" : d ?? "";
					};
				}
				r.renderer = s;
			}
			if (n.tokenizer) {
				let s = this.defaults.tokenizer || new _(this.defaults);
				for (let o in n.tokenizer) {
					if (!(o in s)) throw new Error(`tokenizer '${o}' does not exist`);
					if ([
						"options",
						"rules",
						"lexer"
					].includes(o)) continue;
					let i = o, a = n.tokenizer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.tokenizer = s;
			}
			if (n.hooks) {
				let s = this.defaults.hooks || new A();
				for (let o in n.hooks) {
					if (!(o in s)) throw new Error(`hook '${o}' does not exist`);
					if (["options", "block"].includes(o)) continue;
					let i = o, a = n.hooks[i], c = s[i];
					A.passThroughHooks.has(o) ? s[i] = (u) => {
						if (s.options.async && A.passThroughHooksRespectAsync.has(o)) return (async () => {
							let h = await a.call(s, u);
							return c.call(s, h);
						})();
						let d = a.call(s, u);
						return c.call(s, d);
					} : s[i] = (...u) => {
						if (s.options.async) return (async () => {
							let h = await a.apply(s, u);
							return h === !1 && (h = await c.apply(s, u)), h;
						})();
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.hooks = s;
			}
			if (n.walkTokens) {
				let s = this.defaults.walkTokens, o = n.walkTokens;
				r.walkTokens = function(i) {
					let a = [];
					return M(a, o.call(this, i)), s && M(a, s.call(this, i)), a;
				};
			}
			this.defaults = {
				...this.defaults,
				...r
			};
		}), this;
	}
	setOptions(e) {
		return this.defaults = {
			...this.defaults,
			...e
		}, this;
	}
	lexer(e, t) {
		return w.lex(e, t ?? this.defaults);
	}
	parser(e, t) {
		return P.parse(e, t ?? this.defaults);
	}
	parseMarkdown(e) {
		return (n, r) => {
			let s = { ...r }, o = {
				...this.defaults,
				...s
			}, i = this.onError(!!o.silent, !!o.async);
			if (this.defaults.async === !0 && s.async === !1) return i(/* @__PURE__ */ new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
			if (typeof n > "u" || n === null) return i(/* @__PURE__ */ new Error("marked(): input parameter is undefined or null"));
			if (typeof n != "string") return i(/* @__PURE__ */ new Error("marked(): input parameter is of type " + Object.prototype.toString.call(n) + ", string expected"));
			if (o.hooks && (o.hooks.options = o, o.hooks.block = e), o.async) return (async () => {
				let a = o.hooks ? await o.hooks.preprocess(n) : n, u = await (o.hooks ? await o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(a, o), d = o.hooks ? await o.hooks.processAllTokens(u) : u;
				o.walkTokens && await Promise.all(this.walkTokens(d, o.walkTokens));
				let p = await (o.hooks ? await o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(d, o);
				return o.hooks ? await o.hooks.postprocess(p) : p;
			})().catch(i);
			try {
				o.hooks && (n = o.hooks.preprocess(n));
				let c = (o.hooks ? o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(n, o);
				o.hooks && (c = o.hooks.processAllTokens(c)), o.walkTokens && this.walkTokens(c, o.walkTokens);
				let d = (o.hooks ? o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(c, o);
				return o.hooks && (d = o.hooks.postprocess(d)), d;
			} catch (a) {
				return i(a);
			}
		};
	}
	onError(e, t) {
		return (n) => {
			if (n.message += `
Please report this to https://github.com/markedjs/marked.`, e) {
				let r = "<p>An error occurred:</p><pre>" + y(n.message + "", !0) + "</pre>";
				return t ? Promise.resolve(r) : r;
			}
			if (t) return Promise.reject(n);
			throw n;
		};
	}
};
var v = new ne();
function x(l, e) {
	return v.parse(l, e);
}
x.options = x.setOptions = function(l) {
	return v.setOptions(l), x.defaults = v.defaults, ue(x.defaults), x;
};
x.getDefaults = G;
x.defaults = S;
function jt(...l) {
	return v.use(...l), x.defaults = v.defaults, ue(x.defaults), x;
}
x.use = jt;
x.walkTokens = function(l, e) {
	return v.walkTokens(l, e);
};
x.parseInline = v.parseInline;
x.Parser = P;
x.parser = P.parse;
x.Renderer = I;
x.TextRenderer = z;
x.Lexer = w;
x.lexer = w.lex;
x.Tokenizer = _;
x.Hooks = A;
x.parse = x;
var En = x.options;
var zn = x.setOptions;
var Mn = x.walkTokens;
var Bn = x.parseInline;
var qn = P.parse;
var vn = w.lex;

// src/core/markdown/tangled.ts
const deepest$1 = 50;
const mostSigns = 5e3;
function isTangled(text) {
	const paragraphs = text.split(/\n\s*\n/);
	return text.split("\n").some(isDeep) || paragraphs.some((one) => (one.match(/[*_~]/g)?.length ?? 0) > mostSigns);
}
function isDeep(line) {
	const [start = ""] = /^(?:[\s>*+-]|\d{1,9}[.)])*/.exec(line) ?? [];
	const begun = start.match(/>|(?:[*+-]|\d[.)])(?=\s)/g)?.length ?? 0;
	return begun + (begun > 0 ? start.search(/\S/) / 2 : 0) > deepest$1;
}

// src/page/run/sanitise-html.ts
const allowed = /* @__PURE__ */ new Set([...[
	"b",
	"blockquote",
	"br",
	"code",
	"del",
	"details",
	"em",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"hr",
	"i",
	"ins",
	"kbd",
	"li"
], ...[
	"ol",
	"p",
	"pre",
	"s",
	"strong",
	"sub",
	"summary",
	"sup",
	"table",
	"tbody",
	"td",
	"th",
	"thead",
	"tr",
	"ul"
]]);
const empty = /* @__PURE__ */ new Set([
	"br",
	"hr",
	"path",
	"rect",
	"line"
]);
const tagPattern = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;
function sanitiseHtml(html) {
	let result = "";
	let from = 0;
	for (const match of html.matchAll(tagPattern)) {
		result += escapeText(html.slice(from, match.index));
		from = match.index + match[0].length;
		result += sanitiseTag(match[0], match[1]?.toLowerCase());
	}
	return result + escapeText(html.slice(from));
}
function sanitiseTag(tag, name) {
	if (name === void 0) return "";
	if (!allowed.has(name)) return escapeHtml(tag);
	return tag.startsWith("</") ? `</${name}>` : `<${name}>`;
}
function escapeText(text) {
	return escapeHtml(text).replace(/&#38;(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,12});/gi, "&$1;");
}
function balanceTags(html) {
	const open = [];
	return html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, slash, name) => {
		const known = name.toLowerCase();
		if (empty.has(known)) return slash === "" ? tag : "";
		if (slash === "") {
			open.push(known);
			return tag;
		}
		const at = open.lastIndexOf(known);
		return at < 0 ? "" : closeAll(open.splice(at));
	}) + closeAll(open);
}
function closeAll(names) {
	return names.toReversed().map((name) => `</${name}>`).join("");
}

// src/page/run/render-github-markdown.ts
function renderGitHubMarkdown(text, graph = "") {
	if (isTangled(text)) return renderPre(text);
	const marked = new ne({
		gfm: true,
		breaks: true,
		renderer: buildRenderer(graph)
	});
	return balanceTags(marked.parse(text, { async: false }));
}
function buildRenderer(graph) {
	return {
		html: ({ text }) => sanitiseHtml(text),
		text(token) {
			return "tokens" in token && token.tokens !== void 0 ? this.parser.parseInline(token.tokens) : escapeText(token.text);
		},
		code: ({ text, lang }) => lang === "mermaid" && graph !== "" ? graph : `<pre><code>${escapeHtml(text)}</code></pre>`,
		codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
		checkbox: ({ checked }) => checked ? "☑ " : "☐ ",
		image: ({ href, text }) => renderAddress(href, `picture: ${escapeHtml(text)}`),
		link({ href, tokens }) {
			return renderAddress(href, this.parser.parseInline(tokens));
		}
	};
}
function renderAddress(href, html) {
	const isKnown = /^(?:https?:\/\/|mailto:)[^\s"'<>]+$/i.test(href);
	if (/^https?:\/\/(?:[\w.-]*\.)?localhost(?:[:/]|$)/i.test(href)) return `<span class="gone" title="This page was on the local GitHub">${html}</span>`;
	if (!isKnown) return html;
	return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${html}</a>`;
}

// src/page/run/compare-handoffs.ts
function renderHandoffText({ summary, detail, data, context, to, message }) {
	const rest = {
		data,
		context,
		to,
		message
	};
	return [
		summary,
		detail,
		Object.values(rest).some((value) => value !== void 0) ? JSON.stringify(rest, null, 2) : void 0
	].filter((part) => part !== void 0).join("\n\n");
}
const mostEdits = 2e3;
function compareHandoffs(before, after) {
	return diffLines(`${renderHandoffText(before)}\n`, `${renderHandoffText(after)}\n`, { maxEditLength: mostEdits })?.flatMap(({ added, removed, value }) => {
		const kind = added || removed ? added ? "added" : "removed" : "same";
		return value.replace(/\n$/, "").split("\n").map((text) => ({
			kind,
			text
		}));
	});
}
function findEarlierHandoff(run, stage, index) {
	const own = stage.executions.slice(0, index).findLast(({ handoff }) => handoff !== void 0);
	if (own?.handoff !== void 0) return {
		from: `execution ${own.execution}`,
		handoff: own.handoff
	};
	for (const need of stage.needs) {
		const last = run.stages.find(({ name }) => name === need)?.executions.findLast(({ handoff }) => handoff !== void 0);
		if (last?.handoff !== void 0) return {
			from: need,
			handoff: last.handoff
		};
	}
}

// src/page/run/render-stage.ts
function renderStage(run, stage, most) {
	const badge = renderBadge(stage.status, stage.words);
	const parent = isChild(stage.name) ? ` · ${escapeHtml(stage.parent ?? "")} asked for it` : "";
	const engine = stage.engine === void 0 ? "built-in" : stage.engine;
	const head = `<h3 id="stage-${escapeHtml(`${run.run}-${stage.name}`)}">${escapeHtml(stage.title)} ${badge} <small>${escapeHtml(stage.agent)} · ${escapeHtml(engine)}${parent}</small></h3>`;
	const executions = stage.executions.map((execution, index) => renderExecution(execution, {
		run,
		stage,
		index,
		most
	}));
	const why = run.stages.some(({ name, parent }) => parent === stage.name && name.startsWith(`${stage.name}[`)) ? `Its tasks below did the work${stage.why === void 0 ? "" : `: ${stage.why}`}.` : explainEmpty(stage);
	return `<section class="stage">${head}${executions.join("") || `<p class="quiet">${escapeHtml(limitText(why, most))}</p>`}</section>`;
}
function explainEmpty({ status, why }) {
	if (why !== void 0) return `It ${status}: ${why}.`.replace("It skipped", "It was skipped");
	if (status === "running") return "It is at work, and its first execution has not ended.";
	return status === "waiting" ? "It waits, and has not been started." : "It was not started.";
}
function renderExecution(execution, place) {
	const { most } = place;
	const { prompt, handoff, failure, note, transfer, children = [], warnings, results, agent } = execution;
	const several = place.stage.executions.length > 1;
	const title = several ? `<h4>Execution ${execution.execution}, attempt ${execution.attempt}: ${escapeHtml(agent)}</h4>` : "";
	const limit = (text) => limitText(text, most);
	return [
		title,
		`<p class="facts">${describeUsage(execution, { several })}</p>`,
		failure === void 0 ? "" : `<p class="failure"><b>${escapeHtml(failure.reason)}</b>: ${escapeHtml(limit(failure.message))}</p>`,
		handoff === void 0 ? "" : `<div class="summary">${renderGitHubMarkdown(limitText(handoff.summary, Math.min(most, 4096)))}</div>`,
		transfer === void 0 ? "" : `<p>Handed over to <b>${escapeHtml(transfer.to)}</b>: ${escapeHtml(limit(transfer.message))}</p>`,
		children.length === 0 ? "" : `<p>Asked for ${children.map((name) => `<b>${escapeHtml(name)}</b>`).join(", ")}.</p>`,
		note === void 0 ? "" : `<p class="quiet">${escapeHtml(limit(note))}</p>`,
		...warnings.map((warning) => `<p class="warning">⚠️ ${escapeHtml(limit(warning))}</p>`),
		prompt === void 0 ? "" : renderFold(`Prompt <small>${bytes(prompt)}</small>`, renderPre(limit(prompt))),
		handoff === void 0 ? "" : renderHandoff(execution, place),
		Object.keys(results).length === 0 ? "" : renderFold("Results", renderPairs(results, limit))
	].join("");
}
function describeUsage({ usage, outcome, waits }, { several }) {
	const ended = waits === true ? "ended its turn to wait for children" : outcome.replace("-", " ");
	const parts = [
		several || waits === true ? ended : "",
		formatTime(usage),
		formatTokens(usage),
		formatCost(usage)
	];
	return escapeHtml(parts.filter((part) => part !== "").join(" · ")).replace(/\d in, [\d,]+ out/, "$& tokens");
}
function renderHandoff({ handoff }, { run, stage, index, most }) {
	if (handoff === void 0) return "";
	const text = renderHandoffText(handoff);
	const whole = renderFold(`Handoff <small>${bytes(text)}</small>`, renderPre(limitText(text, most)));
	const earlier = findEarlierHandoff(run, stage, index);
	if (earlier === void 0) return whole;
	const compared = compareHandoffs(earlier.handoff, handoff);
	const html = compared === void 0 ? "<p class=\"quiet\">The two have too little in common to compare them.</p>" : renderLines(compared, most);
	return `${whole}${renderFold(`What changed since the handoff of ${escapeHtml(earlier.from)}`, html)}`;
}
const signs = {
	same: " ",
	added: "+",
	removed: "-"
};
function renderLines(lines, most) {
	const html = [];
	let room = most;
	for (const { kind, text } of lines) {
		if (room <= 0) break;
		const shown = limitText(text, room);
		room -= shown.length + 1;
		html.push(`<span class="${kind}">${signs[kind]} ${escapeHtml(shown)}\n</span>`);
	}
	return `<pre class="diff" tabindex="0">${html.join("")}</pre>`;
}
function renderPairs(pairs, limit) {
	return `<table class="pairs">${Object.entries(pairs).map(([key, value]) => `<tr><th>${escapeHtml(key)}</th><td>${escapeHtml(limit(value))}</td></tr>`).join("")}</table>`;
}
function bytes(text) {
	const size = Buffer.byteLength(text);
	return size < 1e3 ? `${size} bytes` : `${(size / 1e3).toFixed(1)} kB`;
}
function renderBranchDiff(diff, most) {
	return `<pre class="diff" tabindex="0">${limitText(diff, most).split("\n").map((line) => `<span class="${kindOf(line)}">${escapeHtml(line)}\n</span>`).join("")}</pre>`;
}
function kindOf(line) {
	if (/^(?:diff --git|index |--- |\+\+\+ |new file|deleted file)/.test(line)) return "head";
	if (line.startsWith("@@")) return "hunk";
	if (line.startsWith("+")) return "added";
	return line.startsWith("-") ? "removed" : "same";
}

// src/page/run/render-tree.ts
function renderTree({ run, tree, glance }) {
	const isKnown = {
		tokens: formatTokens(tree.total) !== "",
		cost: formatCost(tree.total) !== ""
	};
	const rows = flattenTree(tree.tasks).map(({ node, depth }) => renderRow(node, {
		run,
		depth,
		isKnown
	}));
	const spent = usageCells(tree.total, { isKnown });
	const sum = `<tr class="sum"><td>all tasks${tree.outcome === null ? " so far" : ""}</td>${cell("state", "")}${cell("agent", "")}${spent}${cell("branch and commit", "")}</tr>`;
	const head = columns.filter((name) => name !== "tokens" && name !== "cost" || isKnown[name]).map((name) => `<th>${name}</th>`).join("");
	return [`<dl class="glance">${glance.map(renderGlance).join("")}</dl>`, `<table class="tree"><thead><tr>${head}</tr></thead><tbody>${rows.join("")}${sum}</tbody></table>`].join("\n");
}
const columns = [
	"task",
	"state",
	"agent",
	"time",
	"tokens",
	"cost",
	"branch and commit"
];
function renderGlance({ question, answers }) {
	return `<dt>${question}</dt>${answers.map((answer) => `<dd>${escapeHtml(answer)}</dd>`).join("")}`;
}
const deepest = 6;
function renderRow(node, { run, depth, isKnown }) {
	const { name, short, status, words, agent, attempt, attempts, wait } = node;
	const link = `<a href="#stage-${escapeHtml(`${run}-${name}`)}">${escapeHtml(short)}</a>`;
	const isMatrix = node.children.some(({ kind }) => kind === "element");
	const tries = attempts > 1 && attempt > 0 && !isMatrix ? ` <small>attempt ${attempt} of ${attempts}</small>` : "";
	return [
		`<tr class="depth-${Math.min(depth, deepest)}${node.status === "running" || node.wait?.for === "person" ? " turn" : ""}">`,
		`<td class="task">${depth === 0 ? "" : "<span class=\"quiet\">↳</span> "}${link}</td>`,
		cell("state", `${renderBadge(status, wait?.gate === "children" ? "waiting" : words)}${listNotes(node)}`),
		cell("agent", `${escapeHtml(agent)}${tries}`),
		usageCells(node.usage, {
			isKnown,
			isMatrix,
			all: node.children.length === 0 ? void 0 : node.total
		}),
		cell("branch and commit", renderPlace(node)),
		"</tr>"
	].join("");
}
function listNotes(node) {
	const { wait, why, status, name } = node;
	const toShort = (other) => other.startsWith(`${name}/`) ? other.slice(name.length + 1) : other;
	return [
		wait === void 0 ? "" : `<div class="note">${escapeHtml(describeWait(wait, toShort))}</div>`,
		why === void 0 ? "" : `<div class="note ${status === "failed" ? "failure" : "quiet"}">${escapeHtml(why)}</div>`,
		node.children.length === 0 ? "" : `<div class="note quiet">${escapeHtml(countChildren(node))}</div>`
	].join("");
}
function usageCells(own, { isKnown, all, isMatrix }) {
	const both = (name, format) => {
		const sum = all === void 0 || format(all) === "" ? "" : `<small>${escapeHtml(format(all))} ${isMatrix === true ? "in all" : "with children"}</small>`;
		return cell(name, `${escapeHtml(format(own))} ${sum}`, format(own) === "" && sum === "");
	};
	return [
		both("time", (usage) => usage.seconds === 0 ? "" : formatTime(usage)),
		isKnown.tokens ? both("tokens", formatTokens) : "",
		isKnown.cost ? both("cost", formatCost) : ""
	].join("");
}
function renderPlace({ branch, commit }) {
	if (branch === void 0) return "";
	const at = commit === void 0 ? "<small>no commit yet</small>" : `<code>${escapeHtml(commit.slice(0, 12))}</code>`;
	return `<code>${escapeHtml(branch)}</code> ${at}`;
}
function cell(name, html, isEmpty = html === "") {
	return `<td data-column="${name}"${isEmpty ? " class=\"empty\"" : ""}>${isEmpty ? "" : `<div>${html}</div>`}</td>`;
}

// src/page/run/render-run.ts
function renderRun(run, most) {
	const { headline, startedBy, startedAt, usage, stages } = run;
	const spent = [
		`${formatTime(usage)} at work`,
		formatTokens(usage),
		formatCost(usage)
	].filter((part) => part !== "").join(" · ");
	return [
		`<h2>Run ${escapeHtml(run.run)} ${renderRunState(run)}</h2>`,
		`<div class="headline">${renderGitHubMarkdown(limitText(headline, most))}</div>`,
		renderTree(run),
		`<p class="quiet">${renderGitHubMarkdown(`Why: ${startedBy}.`).replace(/<\/?p>/g, "")} ${formatMinute(startedAt)} · ${escapeHtml(spent)}</p>`,
		renderScroll("The stages of the run", drawGraph(stages)),
		...stages.map((stage) => renderStage(run, stage, most))
	].join("\n");
}

// src/page/report/render-again.ts
function renderAgain(task, records, gates) {
	const before = deriveState(records.filter(({ record }) => record.run === task.run && record.seq < task.seq), task.run, gates);
	if (!before.ok || task.body.prompt === void 0) return void 0;
	const stage = stageOf(before.value.run, task.body.stage);
	if (!isAgentStage(stage)) return void 0;
	const hasher = createNodeHasher();
	const context = buildPromptContext({
		state: stateSeenBy(before.value, task.body),
		stage: task.body.stage,
		due: task
	});
	const rendered = renderPrompt({
		stageName: task.body.stage,
		stage,
		context,
		nonce: task.body.prompt.nonce,
		sha256: (text) => hasher.sha256(text)
	});
	return rendered.ok && rendered.value.facts.digest === task.body.prompt.digest ? rendered.value.text : void 0;
}

// src/page/report/describe-run.ts
function describeRuns(records, gates) {
	return [...new Set(records.flatMap(({ record }) => record.kind === "run" ? [record.run] : []))].flatMap((run) => {
		const state = deriveState(records, run, gates);
		return state.ok ? [describeRun(state.value, records)] : [];
	}).toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
}
function describeRun(state, records, links = {}) {
	const { run, end, tasks } = state;
	const { pipeline, trigger, startedAt, config, history = "" } = run.body;
	const tree = deriveTree(state);
	const nodes = flattenWithParents(tree.tasks);
	return {
		run: run.run,
		pipeline,
		subject: trigger.subject.number,
		startedBy: describeCause(trigger),
		history: config.pipelines[pipeline]?.history && history,
		outcome: end?.body.outcome,
		turn: end === void 0 ? turnOf(state) : void 0,
		headline: renderHeadline(state, links),
		startedAt,
		finishedAt: end?.body.finishedAt,
		stages: nodes.map((each) => describeStage(state, {
			...each,
			records
		})),
		usage: addUsage(tasks.map(({ body }) => usageOf(body))),
		tree,
		glance: describeAtAGlance(state, tree)
	};
}
function flattenWithParents(nodes, parent) {
	return nodes.flatMap((node) => [{
		node,
		parent
	}, ...flattenWithParents(node.children, node.name)]);
}
function describeStage(state, { node, parent, records }) {
	const { name, title } = node;
	const stage = stageOf(state.run, name);
	const executions = state.tasks.filter(({ body }) => body.stage === name).map((task) => describeExecution(task, {
		state,
		records
	}));
	const last = executions.at(-1);
	const agent = isAgentStage(stage) ? stage.agent : stage.uses;
	return {
		name,
		title,
		parent,
		needs: parent === void 0 ? stage.needs : [],
		agent: last?.agent ?? agentNameAt(state, {
			stage: name,
			execution: 1
		}) ?? agent,
		engine: isAgentStage(stage) ? last?.engine ?? state.run.body.config.agents[stage.agent]?.engine : void 0,
		status: node.status,
		words: node.wait?.gate === "children" || node.wait?.gate === "sleep" ? node.words : void 0,
		why: explainStage(state.rows.get(name)),
		usage: addUsage(executions.map(({ usage }) => usage)),
		executions
	};
}
function explainStage(row) {
	if (row?.status === "ended" && row.matrix !== void 0) return row.last.body.note;
	if (row?.status !== "never") return void 0;
	if (row.never.kind === "skipped") return describeSkipped(row.never);
	return row.never.kind === "broken" ? describeBroken(row.never) : void 0;
}
function describeExecution(task, { state, records }) {
	const { body, attempt, execution: number } = task;
	const { agent, engine, outcome, waits, failure, note, handoff, results, warnings, startedAt, finishedAt } = body;
	const transfer = state.transfers.find(({ task: of, execution }) => of === task.task && execution === task.execution)?.body;
	const spawned = state.spawned.filter(({ task: of, execution }) => of === task.task && execution === task.execution);
	return {
		attempt,
		execution: number,
		agent,
		engine,
		outcome,
		waits,
		failure,
		note,
		prompt: renderAgain(task, records, state.gates),
		handoff,
		results,
		warnings,
		transfer: transfer === void 0 ? void 0 : {
			to: transfer.to,
			message: transfer.message
		},
		children: spawned.length === 0 ? void 0 : spawned.flatMap(({ body: { made } }) => made.map(({ name }) => name)),
		usage: usageOf(body),
		startedAt,
		finishedAt,
		workflowRun: body.workflowRun.id
	};
}

// src/page/report/fill-records.ts
async function fillStoredRecords(ports, records) {
	return Promise.all(records.map((stored) => fill(ports, stored)));
}
async function fill(ports, stored) {
	const { record } = stored;
	if (record.kind !== "task" || record.body.locator === void 0) return stored;
	const loaded = await loadHandoff(ports, record);
	if (typeof loaded === "string") return stored;
	const { locator: _, ...body } = record.body;
	return {
		...stored,
		record: {
			...record,
			body: {
				...body,
				outputs: [...loaded.outputs],
				handoff: loaded.handoff
			}
		}
	};
}

export { tryDecodeURIComponent as A, Hono as C, resolveCallback as D, raw as E, resolveCallbackSync as O, getRequestListener as S, escapeToBuffer as T, renderRunState as _, renderRun as a, pageStyle as b, isTangled as c, drawTimeline as d, escapeHtml as f, renderPre as g, renderFold as h, renderAgain as i, HTTPException as j, stringBufferToString as k, ne as l, limitText as m, describeRun as n, renderBranchDiff as o, formatMinute as p, describeRuns as r, renderGitHubMarkdown as s, fillStoredRecords as t, drawGraph as u, renderScroll as v, HtmlEscapedCallbackPhase as w, createAdaptorServer as x, renderWithin as y };