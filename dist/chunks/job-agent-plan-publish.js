import { i as __toESM, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { _ as union, a as boolean, b as toJSONSchema, c as literal, d as object, g as tuple, h as string, i as array, l as looseObject, m as strictObject, n as _enum, o as discriminatedUnion, p as record, r as _null, s as int, t as datetime, u as number, v as unknown, y as url } from "./zod.js";
import { tmpdir } from "node:os";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createHash, createPrivateKey, createPublicKey, randomBytes, sign as sign$1, verify } from "node:crypto";
import { Readable, pipeline } from "node:stream";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createGunzip, deflateRawSync, inflateRawSync } from "node:zlib";
import { arrayBuffer, text } from "node:stream/consumers";

// src/core/problem.ts
/** Returns a problem as people read it: its code, then its sentence. */
function problemText({ code, message }) {
	return `${code}: ${message}`;
}
/** Returns the words of anything that was thrown. Only an `Error` has a message; everything else is shown as text. */
function messageOf(thrown) {
	return thrown instanceof Error ? thrown.message : String(thrown);
}
/** The remedy for problems that do not know what started the run. `describeStartAgain` gives the exact one for a run. */
const startAgainRemedy = "Start a new run the way this one was started: take the label off and put it on again, write the command again, send the event again, start it by hand, or wait for the next time of the schedule.";

// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}

// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject$1(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand$1.bind(null, template) };
}
function expand$1(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse$1(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse$1(merge(defaults, route, options));
}
function withDefaults$2(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults$2.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse: parse$1
	});
}
var endpoint = withDefaults$2(null, DEFAULTS);

// node_modules/content-type/dist/index.js
/*!
* content-type
* Copyright(c) 2015 Douglas Christopher Wilson
* MIT Licensed
*/
const SP = 32;
const HTAB = 9;
const SEMI = 59;
const EQ = 61;
const DQUOTE = 34;
const BSLASH = 92;
const COMMA = 44;
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 65280;
const CASE_FLAGS = 65281;
/**
* Character flags used to normalize HTTP field values while scanning.
* Out-of-range reads intentionally coerce to zero in bitwise expressions.
*/
const CHAR_MAP = /* @__PURE__ */ new Uint8Array(256);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= LOWER_CASE;
for (const char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= TOKEN_FLAG;
for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= TOKEN_FLAG;
/**
* Null object perf optimization. Faster than `Object.create(null)` and `{ __proto__: null }`.
*/
const NullObject = /* @__PURE__ */ (() => {
	const C = function() {};
	C.prototype = Object.create(null);
	return C;
})();
/**
* Parse a `Content-Type` header.
*/
function parse(header, options) {
	const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
	const len = header.length;
	let valueStart = options?.start ?? 0;
	while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) valueStart++;
	let index = valueStart;
	let typeFlags = 0;
	let whitespace = -1;
	let stop = options?.parameters === false ? COMMA_FLAG : 0;
	while (index < len) {
		const code = header.charCodeAt(index);
		const flags = CHAR_MAP[code];
		if ((flags & stopFlags) !== 0) {
			stop |= flags & COMMA_FLAG;
			break;
		}
		if ((flags & OWS) !== 0) {
			if (whitespace === -1) whitespace = index;
		} else whitespace = -1;
		typeFlags |= code & NON_ASCII | flags;
		index++;
	}
	const valueEnd = whitespace === -1 ? index : whitespace;
	const value = header.slice(valueStart, valueEnd);
	const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
	if (index === len || stop !== 0) return {
		type,
		index,
		parameters: new NullObject()
	};
	return parseParameters(header, type, index, len, stopFlags);
}
/**
* Parses the parameters of a `Content-Type` header starting at the given index.
*/
function parseParameters(header, type, index, len, stopFlags) {
	const parameters = new NullObject();
	parameter: while (index < len) {
		index++;
		while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
		const keyStart = index;
		let keyFlags = 0;
		let keyWhitespace = -1;
		while (index < len) {
			const code = header.charCodeAt(index);
			const flags = CHAR_MAP[code];
			if ((flags & stopFlags) !== 0) {
				if ((flags & COMMA_FLAG) !== 0) break parameter;
				continue parameter;
			}
			if (code === EQ) {
				const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
				const value = header.slice(keyStart, keyEnd);
				const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
				index++;
				while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
				if (index < len && header.charCodeAt(index) === DQUOTE) {
					const quotedStart = ++index;
					let escaped = false;
					while (index < len) {
						const code = header.charCodeAt(index);
						if (code === DQUOTE) {
							if (parameters[key] === void 0) parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
							index++;
							let stop = 0;
							while (index < len) {
								const code = header.charCodeAt(index);
								const flags = CHAR_MAP[code];
								if ((flags & stopFlags) !== 0) {
									stop = flags & COMMA_FLAG;
									break;
								}
								index++;
							}
							if (stop !== 0) break parameter;
							continue parameter;
						}
						if (code === BSLASH && index + 1 < len) {
							escaped = true;
							index += 2;
							continue;
						}
						index++;
					}
					continue parameter;
				}
				const valueStart = index;
				let stop = 0;
				let valueWhitespace = -1;
				while (index < len) {
					const code = header.charCodeAt(index);
					const flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						stop = flags & COMMA_FLAG;
						break;
					}
					if ((flags & OWS) !== 0) {
						if (valueWhitespace === -1) valueWhitespace = index;
					} else valueWhitespace = -1;
					index++;
				}
				if (parameters[key] === void 0) {
					const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
					parameters[key] = header.slice(valueStart, valueEnd);
				}
				if (stop !== 0) break parameter;
				continue parameter;
			}
			if ((flags & OWS) !== 0) {
				if (keyWhitespace === -1) keyWhitespace = index;
			} else keyWhitespace = -1;
			keyFlags |= code & NON_ASCII | flags;
			index++;
		}
	}
	return {
		type,
		index,
		parameters
	};
}
/**
* Remove backslashes from quoted pairs in a known-terminated quoted string body.
*/
function unescapeQuotedPairs(str, start, end) {
	let result = "";
	for (let index = start; index < end; index++) if (str.charCodeAt(index) === BSLASH) {
		result += str.slice(start, index);
		start = ++index;
	}
	return result + str.slice(start, end);
}

// node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/;
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;
const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
/**
* @typedef {(this: any, key: string | number | undefined, value: any) => any} Replacer
* @typedef {(key: string | number | undefined, value: any, context?: { source: string }) => any} Reviver
*/
/**
* Checks if a value is unstringifiable according to native JSON.stringify rules.
*
* @param {any} val The value to check.
* @returns {boolean} True if the value is undefined, a function, or a symbol.
*/
const isUnstringifiable = (val) => val === void 0 || typeof val === "function" || typeof val === "symbol";
/**
* Checks if a value is a native JSON.rawJSON object (Node.js 22+).
*
* @param {any} val The value to check.
* @returns {boolean} True if the value is a RawJSON instance.
*/
const isRawJSON = (val) => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
/**
* Iteratively converts a JS value to a JSON string.
* Used as a fallback when the native JSON.stringify hits the Maximum Call Stack size.
* Fully compliant with JSON formatting (space), replacers, and toJSON behaviors.
*
* @param {any} rootValue The value to stringify.
* @param {Replacer | Array<string | number> | null} [replacer] User's custom replacer function.
* @param {string | number} [spaceParam] Indentation for pretty-printing.
* @returns {string | undefined} The generated JSON string.
*/
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
	let space = "";
	if (typeof spaceParam === "number") space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
	else if (typeof spaceParam === "string") space = spaceParam.slice(0, 10);
	const isFunctionReplacer = typeof replacer === "function";
	const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
	/**
	* Prepares a value for stringification by resolving toJSON, handling BigInts,
	* applying custom replacers, and unwrapping primitive objects.
	*
	* @param {object|Array} parent The parent object or array holding the value.
	* @param {string} key The key associated with the value.
	* @param {any} val The raw value to process.
	* @returns {any} The processed value ready for stringification.
	*/
	const prepareVal = (parent, key, val) => {
		if (val !== null && typeof val === "object" && typeof val.toJSON === "function") val = val.toJSON(key);
		if (typeof val === "string" && noiseValue.test(val)) return val + "n";
		if (typeof val === "bigint") {
			if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
			return val.toString() + "n";
		}
		if (isFunctionReplacer) val = replacer.call(parent, key, val);
		if (val !== null && typeof val === "object") {
			if (val instanceof Number || val instanceof String || val instanceof Boolean) val = val.valueOf();
		}
		return val;
	};
	const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
	if (isUnstringifiable(rootProcessed)) return;
	const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
	const isRootNativeRawJSON = isRawJSON(rootProcessed);
	if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
	const chunks = [];
	let level = 0;
	const stack = [{
		parent: { "": rootProcessed },
		key: "",
		val: rootProcessed,
		isArray: Array.isArray(rootProcessed),
		keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
		index: 0,
		first: true
	}];
	const visited = new WeakSet([rootProcessed]);
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (node.index === 0) {
			chunks.push(node.isArray ? "[" : "{");
			level++;
		}
		let isDone = false;
		if (node.isArray) {
			if (node.index < node.val.length) {
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level));
				const childRaw = node.val[node.index];
				const childVal = prepareVal(node.val, String(node.index), childRaw);
				if (isUnstringifiable(childVal)) {
					chunks.push("null");
					node.first = false;
					node.index++;
				} else {
					const isComplexObject = childVal !== null && typeof childVal === "object";
					const isNativeRaw = isRawJSON(childVal);
					if (isComplexObject && !isNativeRaw) {
						if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
						visited.add(childVal);
						stack.push({
							parent: node.val,
							key: String(node.index),
							val: childVal,
							isArray: Array.isArray(childVal),
							keys: Array.isArray(childVal) ? null : Object.keys(childVal),
							index: 0,
							first: true
						});
						node.first = false;
						node.index++;
					} else {
						chunks.push(originalStringify(childVal));
						node.first = false;
						node.index++;
					}
				}
			} else isDone = true;
		} else {
			while (node.index < node.keys.length) {
				const k = node.keys[node.index++];
				if (propertyList && !propertyList.has(k)) continue;
				const childRaw = node.val[k];
				const childVal = prepareVal(node.val, k, childRaw);
				if (isUnstringifiable(childVal)) continue;
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
				else chunks.push(originalStringify(k) + ":");
				const isComplexObject = childVal !== null && typeof childVal === "object";
				const isNativeRaw = isRawJSON(childVal);
				if (isComplexObject && !isNativeRaw) {
					if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
					visited.add(childVal);
					stack.push({
						parent: node.val,
						key: k,
						val: childVal,
						isArray: Array.isArray(childVal),
						keys: Array.isArray(childVal) ? null : Object.keys(childVal),
						index: 0,
						first: true
					});
					node.first = false;
					break;
				} else {
					chunks.push(originalStringify(childVal));
					node.first = false;
				}
			}
			if (node.index >= node.keys.length && stack[stack.length - 1] === node) isDone = true;
		}
		if (isDone) {
			level--;
			if (!node.first && space) chunks.push("\n" + space.repeat(level));
			chunks.push(node.isArray ? "]" : "}");
			visited.delete(node.val);
			stack.pop();
		}
	}
	return chunks.join("");
};
/**
* Converts a JavaScript value to a JSON string.
*
* Supports serialization of BigInt values using two strategies:
* 1. Custom format "123n" → "123" (universal fallback)
* 2. Native JSON.rawJSON() (Node.js 22+, fastest) when available
*
* All other values are serialized exactly like native JSON.stringify().
*
* @param {*} value The value to convert to a JSON string.
* @param {Replacer | Array<string | number> | null} [replacer]
* A function that alters the behavior of the stringification process,
* or an array of strings/numbers to indicate properties to exclude.
* @param {string | number} [space]
* A string or number to specify indentation or pretty-printing.
* @returns {string} The JSON string representation.
*/
const JSONStringify = (value, replacer, space) => {
	try {
		if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
			if (typeof val === "bigint") return JSON.rawJSON(val.toString());
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space);
		if (!value) return originalStringify(value, replacer, space);
		return originalStringify(value, (key, val) => {
			if (typeof val === "string" && noiseValue.test(val)) return val.toString() + "n";
			if (typeof val === "bigint") return val.toString() + "n";
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
	} catch (error) {
		if (error instanceof RangeError) {
			const convertedJSON = stringifyIteratively(value, replacer, space);
			if (convertedJSON === void 0) return void 0;
			if ("rawJSON" in JSON) return convertedJSON;
			return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
		}
		throw error;
	}
};
const featureCache = /* @__PURE__ */ new Map();
/**
* Detects if the current JSON.parse implementation supports the context.source feature.
*
* Uses toString() fingerprinting to cache results and automatically detect runtime
* replacements of JSON.parse (polyfills, mocks, etc.).
*
* @returns {boolean} true if context.source is supported, false otherwise.
*/
const isContextSourceSupported = () => {
	const parseFingerprint = JSON.parse.toString();
	if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
	try {
		const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
		featureCache.set(parseFingerprint, result);
		return result;
	} catch {
		featureCache.set(parseFingerprint, false);
		return false;
	}
};
/**
* Reviver function that converts custom-format BigInt strings back to BigInt values.
* Also handles "noise" strings that accidentally match the BigInt format.
*
* @param {string | number | undefined} key The object key.
* @param {*} value The value being parsed.
* @param {object} [context] Parse context (if supported by JSON.parse).
* @param {Reviver} [userReviver] User's custom reviver function.
* @returns {any} The transformed value.
*/
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
	if (typeof value === "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
	if (typeof value === "string" && noiseValue.test(value)) return value.slice(0, -1);
	if (!(typeof userReviver === "function")) return value;
	return userReviver(key, value, context);
};
/**
* Fast JSON.parse implementation (~2x faster than classic fallback).
* Uses JSON.parse's context.source feature to detect integers and convert
* large numbers directly to BigInt without string manipulation.
*
* Does not support legacy custom format from v1 of this library.
*
* @param {string} text JSON string to parse.
* @param {Reviver} [reviver] Transform function to apply to each value.
* @returns {any} Parsed JavaScript value.
*/
const JSONParseV2 = (text, reviver) => {
	return JSON.parse(text, (key, value, context) => {
		const isBigNumber = typeof value === "number" && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);
		const isInt = context && intRegex.test(context.source);
		if (isBigNumber && isInt) return BigInt(context.source);
		if (!(typeof reviver === "function")) return value;
		return reviver(key, value, context);
	});
};
const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/;
/**
* Iteratively traverses the parsed object bottom-up (post-order),
* emulating the native JSON.parse reviver behavior.
* This avoids Call Stack overflows (RangeError) on deeply nested structures.
*
* @param {any} parsed The natively parsed JSON object.
* @param {Reviver} [userReviver] User's custom reviver function.
* @returns {any} The fully processed object.
*/
const applyReviverIteratively = (parsed, userReviver) => {
	const rootHolder = { "": parsed };
	const stack = [{
		parent: rootHolder,
		key: "",
		visited: false
	}];
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (!node.visited) {
			node.visited = true;
			const value = node.parent[node.key];
			if (value !== null && typeof value === "object") {
				const keys = Object.keys(value);
				for (let i = keys.length - 1; i >= 0; i--) stack.push({
					parent: value,
					key: keys[i],
					visited: false
				});
			}
		} else {
			const { parent, key } = node;
			let value = parent[key];
			if (typeof value === "string") {
				if (customFormat.test(value)) value = BigInt(value.slice(0, -1));
				else if (noiseValue.test(value)) value = value.slice(0, -1);
			}
			if (typeof userReviver === "function") value = userReviver.call(parent, key, value);
			if (value === void 0) delete parent[key];
			else parent[key] = value;
			stack.pop();
		}
	}
	return rootHolder[""];
};
/**
* Pre-processes the JSON string to mark large numbers with an 'n' suffix.
*
* @param {string} text The raw JSON string.
* @returns {string} The serialized string with marked BigInts.
*/
const serializeBigInts = (text) => {
	return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
		const isString = match[0] === "\"";
		if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
		const hasFractionalOrExponential = fractional || exponential;
		const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
		if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
		return "\"" + match + "n\"";
	});
};
/**
* Converts a JSON string into a JavaScript value.
*
* Supports parsing of large integers using two strategies:
* 1. Classic fallback: Marks large numbers with "123n" format, then converts to BigInt
* 2. Fast path (JSONParseV2): Uses context.source feature (~2x faster) when available
*
* All other JSON values are parsed exactly like native JSON.parse().
*
* @param {string} text A valid JSON string.
* @param {Reviver} [reviver]
* A function that transforms the results. This function is called for each member
* of the object. If a member contains nested objects, the nested objects are
* transformed before the parent object is.
* @returns {any} The parsed JavaScript value.
* @throws {SyntaxError} If text is not valid JSON.
*/
const JSONParse = (text, reviver) => {
	if (!text) return originalParse(text, reviver);
	try {
		if (isContextSourceSupported()) return JSONParseV2(text, reviver);
		const serializedData = serializeBigInts(text);
		return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
	} catch (error) {
		if (error instanceof RangeError) {
			const serializedData = serializeBigInts(text);
			const parsed = originalParse(serializedData);
			return applyReviverIteratively(parsed, reviver);
		}
		throw error;
	}
};

// node_modules/@octokit/request-error/dist-src/index.js
var RequestError = class extends Error {
	name;
	/**
	* http status code
	*/
	status;
	/**
	* Request options that lead to the error.
	*/
	request;
	/**
	* Response object if a response was received
	*/
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};

// node_modules/@octokit/request/dist-bundle/index.js
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$2 = () => "";
async function fetchWrapper(requestOptions) {
	const fetch = requestOptions.request?.fetch || globalThis.fetch;
	if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
	const log = requestOptions.request?.log || console;
	const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
	const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
	const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
	let fetchResponse;
	try {
		fetchResponse = await fetch(requestOptions.url, {
			method: requestOptions.method,
			body,
			redirect: requestOptions.request?.redirect,
			headers: requestHeaders,
			signal: requestOptions.request?.signal,
			...requestOptions.body && { duplex: "half" }
		});
	} catch (error) {
		let message = "Unknown Error";
		if (error instanceof Error) {
			if (error.name === "AbortError") {
				error.status = 500;
				throw error;
			}
			message = error.message;
			if (error.name === "TypeError" && "cause" in error) {
				if (error.cause instanceof Error) message = error.cause.message;
				else if (typeof error.cause === "string") message = error.cause;
			}
		}
		const requestError = new RequestError(message, 500, { request: requestOptions });
		requestError.cause = error;
		throw requestError;
	}
	const status = fetchResponse.status;
	const url = fetchResponse.url;
	const responseHeaders = {};
	for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
	const octokitResponse = {
		url,
		status,
		headers: responseHeaders,
		data: ""
	};
	if ("deprecation" in responseHeaders) {
		const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
		const deprecationLink = matches && matches.pop();
		log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
	}
	if (status === 204 || status === 205) return octokitResponse;
	if (requestOptions.method === "HEAD") {
		if (status < 400) return octokitResponse;
		throw new RequestError(fetchResponse.statusText, status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status === 304) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError("Not modified", status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status >= 400) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError(toErrorMessage(octokitResponse.data), status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
	return octokitResponse;
}
async function getResponseData(response) {
	const contentType = response.headers.get("content-type");
	if (!contentType) return response.text().catch(noop$2);
	const mimetype = parse(contentType);
	if (isJSONResponse(mimetype)) {
		let text = "";
		try {
			text = await response.text();
			return JSONParse(text);
		} catch (err) {
			return text;
		}
	} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$2);
	else return response.arrayBuffer().catch(
		/* v8 ignore next -- @preserve */
		() => /* @__PURE__ */ new ArrayBuffer(0)
	);
}
function isJSONResponse(mimetype) {
	return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer) return "Unknown error";
	if (typeof data === "object" && data !== null && "message" in data) {
		const objectData = data;
		const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
		return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
	}
	return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults$1(oldEndpoint, newDefaults) {
	const endpoint2 = oldEndpoint.defaults(newDefaults);
	const newApi = function(route, parameters) {
		const endpointOptions = endpoint2.merge(route, parameters);
		if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
		const request2 = (route2, parameters2) => {
			return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
		};
		Object.assign(request2, {
			endpoint: endpoint2,
			defaults: withDefaults$1.bind(null, endpoint2)
		});
		return endpointOptions.request.hook(request2, endpointOptions);
	};
	return Object.assign(newApi, {
		endpoint: endpoint2,
		defaults: withDefaults$1.bind(null, endpoint2)
	});
}
var request$1 = withDefaults$1(endpoint, defaults_default);
/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
	if (typeof method !== "function") throw new Error("method for before hook must be a function");
	if (!options) options = {};
	if (Array.isArray(name)) return name.reverse().reduce((callback, name) => {
		return register.bind(null, state, name, callback, options);
	}, method)();
	return Promise.resolve().then(() => {
		if (!state.registry[name]) return method(options);
		return state.registry[name].reduce((method, registered) => {
			return registered.hook.bind(null, method, options);
		}, method)();
	});
}

// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook) {
	const orig = hook;
	if (!state.registry[name]) state.registry[name] = [];
	if (kind === "before") hook = (method, options) => {
		return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
	};
	if (kind === "after") hook = (method, options) => {
		let result;
		return Promise.resolve().then(method.bind(null, options)).then((result_) => {
			result = result_;
			return orig(result, options);
		}).then(() => {
			return result;
		});
	};
	if (kind === "error") hook = (method, options) => {
		return Promise.resolve().then(method.bind(null, options)).catch((error) => {
			return orig(error, options);
		});
	};
	state.registry[name].push({
		hook,
		orig
	});
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
	if (!state.registry[name]) return;
	const index = state.registry[name].map((registered) => {
		return registered.orig;
	}).indexOf(method);
	if (index === -1) return;
	state.registry[name].splice(index, 1);
}

// node_modules/before-after-hook/index.js
const bind = Function.bind;
const bindable = bind.bind(bind);
function bindApi(hook, state, name) {
	const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
	hook.api = { remove: removeHookRef };
	hook.remove = removeHookRef;
	[
		"before",
		"error",
		"after",
		"wrap"
	].forEach((kind) => {
		const args = name ? [
			state,
			kind,
			name
		] : [state, kind];
		hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
	});
}
function Singular() {
	const singularHookName = Symbol("Singular");
	const singularHookState = { registry: {} };
	const singularHook = register.bind(null, singularHookState, singularHookName);
	bindApi(singularHook, singularHookState, singularHookName);
	return singularHook;
}
function Collection() {
	const state = { registry: {} };
	const hook = register.bind(null, state);
	bindApi(hook, state);
	return hook;
}
var before_after_hook_default = {
	Singular,
	Collection
};

// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION$4 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
	return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
	constructor(request2, headers, response) {
		super(_buildMessageForResponseErrors(response));
		this.request = request2;
		this.headers = headers;
		this.response = response;
		this.errors = response.errors;
		this.data = response.data;
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = "GraphqlResponseError";
	errors;
	data;
};
var NON_VARIABLE_OPTIONS = [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"query",
	"mediaType",
	"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
	"query",
	"method",
	"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
	if (options) {
		if (typeof query === "string" && "query" in options) return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (const key in options) {
			if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
			return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
		}
	}
	const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
	const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
		if (NON_VARIABLE_OPTIONS.includes(key)) {
			result[key] = parsedOptions[key];
			return result;
		}
		if (!result.variables) result.variables = {};
		result.variables[key] = parsedOptions[key];
		return result;
	}, {});
	const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
	if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
	return request2(requestOptions).then((response) => {
		if (response.data.errors) {
			const headers = {};
			for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
			throw new GraphqlResponseError(requestOptions, headers, response.data);
		}
		return response.data.data;
	});
}
function withDefaults(request2, newDefaults) {
	const newRequest = request2.defaults(newDefaults);
	const newApi = (query, options) => {
		return graphql(newRequest, query, options);
	};
	return Object.assign(newApi, {
		defaults: withDefaults.bind(null, newRequest),
		endpoint: newRequest.endpoint
	});
}
var graphql2 = withDefaults(request$1, {
	headers: { "user-agent": `octokit-graphql.js/${VERSION$4} ${getUserAgent()}` },
	method: "POST",
	url: "/graphql"
});
function withCustomRequest(customRequest) {
	return withDefaults(customRequest, {
		method: "POST",
		url: "/graphql"
	});
}
/* v8 ignore if -- @preserve */

// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
	const isApp = isJWT(token);
	const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
	const isUserToServer = token.startsWith("ghu_");
	return {
		type: "token",
		token,
		tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
	};
}
function withAuthorizationPrefix(token) {
	if (token.split(/\./).length === 3) return `bearer ${token}`;
	return `token ${token}`;
}
async function hook(token, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	endpoint.headers.authorization = withAuthorizationPrefix(token);
	return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
	if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
	if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
	token = token.replace(/^(token|bearer) +/i, "");
	return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
};

// node_modules/@octokit/core/dist-src/version.js
const VERSION$3 = "7.0.8";

// node_modules/@octokit/core/dist-src/index.js
const noop$1 = () => {};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
	if (typeof logger.debug !== "function") logger.debug = noop$1;
	if (typeof logger.info !== "function") logger.info = noop$1;
	if (typeof logger.warn !== "function") logger.warn = consoleWarn;
	if (typeof logger.error !== "function") logger.error = consoleError;
	return logger;
}
const userAgentTrail = `octokit-core.js/${VERSION$3} ${getUserAgent()}`;
var Octokit$1 = class {
	static VERSION = VERSION$3;
	static defaults(defaults) {
		const OctokitWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				if (typeof defaults === "function") {
					super(defaults(options));
					return;
				}
				super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
			}
		};
		return OctokitWithDefaults;
	}
	static plugins = [];
	/**
	* Attach a plugin (or many) to your Octokit instance.
	*
	* @example
	* const API = Octokit.plugin(plugin1, plugin2, plugin3, ...)
	*/
	static plugin(...newPlugins) {
		const currentPlugins = this.plugins;
		const NewOctokit = class extends this {
			static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
		};
		return NewOctokit;
	}
	constructor(options = {}) {
		const hook = new before_after_hook_default.Collection();
		const requestDefaults = {
			baseUrl: request$1.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
			mediaType: {
				previews: [],
				format: ""
			}
		};
		requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
		if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
		if (options.previews) requestDefaults.mediaType.previews = options.previews;
		if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
		this.request = request$1.defaults(requestDefaults);
		this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
		this.log = createLogger(options.log);
		this.hook = hook;
		if (!options.authStrategy) {
			if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				const auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
		} else {
			const { authStrategy, ...otherOptions } = options;
			const auth = authStrategy(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: otherOptions
			}, options.auth));
			hook.wrap("request", auth.hook);
			this.auth = auth;
		}
		const classConstructor = this.constructor;
		for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};

// node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
var VERSION$2 = "0.0.0-development";
function normalizePaginatedListResponse(response) {
	if (!response.data) return {
		...response,
		data: []
	};
	if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
	const incompleteResults = response.data.incomplete_results;
	const repositorySelection = response.data.repository_selection;
	const totalCount = response.data.total_count;
	const totalCommits = response.data.total_commits;
	delete response.data.incomplete_results;
	delete response.data.repository_selection;
	delete response.data.total_count;
	delete response.data.total_commits;
	const namespaceKey = Object.keys(response.data)[0];
	response.data = response.data[namespaceKey];
	if (typeof incompleteResults !== "undefined") response.data.incomplete_results = incompleteResults;
	if (typeof repositorySelection !== "undefined") response.data.repository_selection = repositorySelection;
	response.data.total_count = totalCount;
	response.data.total_commits = totalCommits;
	return response;
}
function iterator(octokit, route, parameters) {
	const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
	const requestMethod = typeof route === "function" ? route : octokit.request;
	const method = options.method;
	const headers = options.headers;
	let url = options.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!url) return { done: true };
		try {
			const normalizedResponse = normalizePaginatedListResponse(await requestMethod({
				method,
				url,
				headers
			}));
			url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
			if (!url && "total_commits" in normalizedResponse.data) {
				const parsedUrl = new URL(normalizedResponse.url);
				const params = parsedUrl.searchParams;
				const page = parseInt(params.get("page") || "1", 10);
				if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
					params.set("page", String(page + 1));
					url = parsedUrl.toString();
				}
			}
			return { value: normalizedResponse };
		} catch (error) {
			if (error.status !== 409) throw error;
			url = "";
			return { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function paginate(octokit, route, parameters, mapFn) {
	if (typeof parameters === "function") {
		mapFn = parameters;
		parameters = void 0;
	}
	return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
}
function gather(octokit, results, iterator2, mapFn) {
	return iterator2.next().then((result) => {
		if (result.done) return results;
		let earlyExit = false;
		function done() {
			earlyExit = true;
		}
		results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
		if (earlyExit) return results;
		return gather(octokit, results, iterator2, mapFn);
	});
}
var composePaginateRest = Object.assign(paginate, { iterator });
function paginateRest(octokit) {
	return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
}
paginateRest.VERSION = VERSION$2;

// node_modules/bottleneck/light.js
var require_light = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	/**
	* This file contains the Bottleneck library (MIT), compiled to ES2017, and without Clustering support.
	* https://github.com/SGrondin/bottleneck
	*/
	(function(global, factory) {
		typeof exports === "object" && typeof module !== "undefined" ? module.exports = factory() : typeof define === "function" && define.amd ? define(factory) : global.Bottleneck = factory();
	})(this$1, (function() {
		"use strict";
		var commonjsGlobal = typeof globalThis !== "undefined" ? globalThis : typeof window !== "undefined" ? window : typeof global !== "undefined" ? global : typeof self !== "undefined" ? self : {};
		function getCjsExportFromNamespace(n) {
			return n && n["default"] || n;
		}
		var load = function(received, defaults, onto = {}) {
			var k, ref, v;
			for (k in defaults) {
				v = defaults[k];
				onto[k] = (ref = received[k]) != null ? ref : v;
			}
			return onto;
		};
		var overwrite = function(received, defaults, onto = {}) {
			var k, v;
			for (k in received) {
				v = received[k];
				if (defaults[k] !== void 0) onto[k] = v;
			}
			return onto;
		};
		var parser = {
			load,
			overwrite
		};
		var DLList_1 = class DLList {
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
		var Events_1 = class Events {
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
			async trigger(name, ...args) {
				var e, promises;
				try {
					if (name !== "debug") this.trigger("debug", `Event triggered: ${name}`, args);
					if (this._events[name] == null) return;
					this._events[name] = this._events[name].filter(function(listener) {
						return listener.status !== "none";
					});
					promises = this._events[name].map(async (listener) => {
						var e, returned;
						if (listener.status === "none") return;
						if (listener.status === "once") listener.status = "none";
						try {
							returned = typeof listener.cb === "function" ? listener.cb(...args) : void 0;
							if (typeof (returned != null ? returned.then : void 0) === "function") return await returned;
							else return returned;
						} catch (error) {
							e = error;
							this.trigger("error", e);
							return null;
						}
					});
					return (await Promise.all(promises)).find(function(x) {
						return x != null;
					});
				} catch (error) {
					e = error;
					this.trigger("error", e);
					return null;
				}
			}
		};
		var DLList$1 = DLList_1, Events$1 = Events_1;
		var Queues_1 = class Queues {
			constructor(num_priorities) {
				this.Events = new Events$1(this);
				this._length = 0;
				this._lists = (function() {
					var j, ref, results = [];
					for (j = 1, ref = num_priorities; 1 <= ref ? j <= ref : j >= ref; 1 <= ref ? ++j : --j) results.push(new DLList$1((() => {
						return this.incr();
					}), (() => {
						return this.decr();
					})));
					return results;
				}).call(this);
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
		var BottleneckError_1 = class BottleneckError extends Error {};
		var BottleneckError$1, DEFAULT_PRIORITY, Job, NUM_PRIORITIES = 10, parser$1;
		DEFAULT_PRIORITY = 5;
		parser$1 = parser;
		BottleneckError$1 = BottleneckError_1;
		Job = class Job {
			constructor(task, args, options, jobDefaults, rejectOnDrop, Events, _states, Promise) {
				this.task = task;
				this.args = args;
				this.rejectOnDrop = rejectOnDrop;
				this.Events = Events;
				this._states = _states;
				this.Promise = Promise;
				this.options = parser$1.load(options, jobDefaults);
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
				else if (sProperty > NUM_PRIORITIES - 1) return NUM_PRIORITIES - 1;
				else return sProperty;
			}
			_randomIndex() {
				return Math.random().toString(36).slice(2);
			}
			doDrop({ error, message = "This job has been dropped by Bottleneck" } = {}) {
				if (this._states.remove(this.options.id)) {
					if (this.rejectOnDrop) this._reject(error != null ? error : new BottleneckError$1(message));
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
				if (!(status === expected || expected === "DONE" && status === null)) throw new BottleneckError$1(`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
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
			async doExecute(chained, clearGlobalState, run, free) {
				var error, eventInfo, passed;
				if (this.retryCount === 0) {
					this._assertStatus("RUNNING");
					this._states.next(this.options.id);
				} else this._assertStatus("EXECUTING");
				eventInfo = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				};
				this.Events.trigger("executing", eventInfo);
				try {
					passed = await (chained != null ? chained.schedule(this.options, this.task, ...this.args) : this.task(...this.args));
					if (clearGlobalState()) {
						this.doDone(eventInfo);
						await free(this.options, eventInfo);
						this._assertStatus("DONE");
						return this._resolve(passed);
					}
				} catch (error1) {
					error = error1;
					return this._onFailure(error, eventInfo, clearGlobalState, run, free);
				}
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
				error = new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`);
				return this._onFailure(error, eventInfo, clearGlobalState, run, free);
			}
			async _onFailure(error, eventInfo, clearGlobalState, run, free) {
				var retry, retryAfter;
				if (clearGlobalState()) {
					retry = await this.Events.trigger("failed", error, eventInfo);
					if (retry != null) {
						retryAfter = ~~retry;
						this.Events.trigger("retry", `Retrying ${this.options.id} after ${retryAfter} ms`, eventInfo);
						this.retryCount++;
						return run(retryAfter);
					} else {
						this.doDone(eventInfo);
						await free(this.options, eventInfo);
						this._assertStatus("DONE");
						return this._reject(error);
					}
				}
			}
			doDone(eventInfo) {
				this._assertStatus("EXECUTING");
				this._states.next(this.options.id);
				return this.Events.trigger("done", eventInfo);
			}
		};
		var Job_1 = Job;
		var BottleneckError$2, LocalDatastore, parser$2 = parser;
		BottleneckError$2 = BottleneckError_1;
		LocalDatastore = class LocalDatastore {
			constructor(instance, storeOptions, storeInstanceOptions) {
				this.instance = instance;
				this.storeOptions = storeOptions;
				this.clientId = this.instance._randomIndex();
				parser$2.load(storeInstanceOptions, storeInstanceOptions, this);
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
						({reservoirIncreaseAmount: amount, reservoirIncreaseMaximum: maximum, reservoir} = this.storeOptions);
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
			async __publish__(message) {
				await this.yieldLoop();
				return this.instance.Events.trigger("message", message.toString());
			}
			async __disconnect__(flush) {
				await this.yieldLoop();
				clearInterval(this.heartbeat);
				return this.Promise.resolve();
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
			async __updateSettings__(options) {
				await this.yieldLoop();
				parser$2.overwrite(options, options, this.storeOptions);
				this._startHeartbeat();
				this.instance._drainAll(this.computeCapacity());
				return true;
			}
			async __running__() {
				await this.yieldLoop();
				return this._running;
			}
			async __queued__() {
				await this.yieldLoop();
				return this.instance.queued();
			}
			async __done__() {
				await this.yieldLoop();
				return this._done;
			}
			async __groupCheck__(time) {
				await this.yieldLoop();
				return this._nextRequest + this.timeout < time;
			}
			computeCapacity() {
				var maxConcurrent, reservoir;
				({maxConcurrent, reservoir} = this.storeOptions);
				if (maxConcurrent != null && reservoir != null) return Math.min(maxConcurrent - this._running, reservoir);
				else if (maxConcurrent != null) return maxConcurrent - this._running;
				else if (reservoir != null) return reservoir;
				else return null;
			}
			conditionsCheck(weight) {
				var capacity = this.computeCapacity();
				return capacity == null || weight <= capacity;
			}
			async __incrementReservoir__(incr) {
				var reservoir;
				await this.yieldLoop();
				reservoir = this.storeOptions.reservoir += incr;
				this.instance._drainAll(this.computeCapacity());
				return reservoir;
			}
			async __currentReservoir__() {
				await this.yieldLoop();
				return this.storeOptions.reservoir;
			}
			isBlocked(now) {
				return this._unblockTime >= now;
			}
			check(weight, now) {
				return this.conditionsCheck(weight) && this._nextRequest - now <= 0;
			}
			async __check__(weight) {
				var now;
				await this.yieldLoop();
				now = Date.now();
				return this.check(weight, now);
			}
			async __register__(index, weight, expiration) {
				var now, wait;
				await this.yieldLoop();
				now = Date.now();
				if (this.conditionsCheck(weight)) {
					this._running += weight;
					if (this.storeOptions.reservoir != null) this.storeOptions.reservoir -= weight;
					wait = Math.max(this._nextRequest - now, 0);
					this._nextRequest = now + wait + this.storeOptions.minTime;
					return {
						success: true,
						wait,
						reservoir: this.storeOptions.reservoir
					};
				} else return { success: false };
			}
			strategyIsBlock() {
				return this.storeOptions.strategy === 3;
			}
			async __submit__(queueLength, weight) {
				var blocked, now, reachedHWM;
				await this.yieldLoop();
				if (this.storeOptions.maxConcurrent != null && weight > this.storeOptions.maxConcurrent) throw new BottleneckError$2(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
				now = Date.now();
				reachedHWM = this.storeOptions.highWater != null && queueLength === this.storeOptions.highWater && !this.check(weight, now);
				blocked = this.strategyIsBlock() && (reachedHWM || this.isBlocked(now));
				if (blocked) {
					this._unblockTime = now + this.computePenalty();
					this._nextRequest = this._unblockTime + this.storeOptions.minTime;
					this.instance._dropAllQueued();
				}
				return {
					reachedHWM,
					blocked,
					strategy: this.storeOptions.strategy
				};
			}
			async __free__(index, weight) {
				await this.yieldLoop();
				this._running -= weight;
				this._done += weight;
				this.instance._drainAll(this.computeCapacity());
				return { running: this._running };
			}
		};
		var LocalDatastore_1 = LocalDatastore;
		var BottleneckError$3 = BottleneckError_1;
		var States_1 = class States {
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
					if (pos < 0) throw new BottleneckError$3(`status must be one of ${this.status.join(", ")}`);
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
				return this.counts.reduce(((acc, v, i) => {
					acc[this.status[i]] = v;
					return acc;
				}), {});
			}
		};
		var DLList$2 = DLList_1;
		var Sync_1 = class Sync {
			constructor(name, Promise) {
				this.schedule = this.schedule.bind(this);
				this.name = name;
				this.Promise = Promise;
				this._running = 0;
				this._queue = new DLList$2();
			}
			isEmpty() {
				return this._queue.length === 0;
			}
			async _tryToRun() {
				var args, cb, error, reject, resolve, returned, task;
				if (this._running < 1 && this._queue.length > 0) {
					this._running++;
					({task, args, resolve, reject} = this._queue.shift());
					cb = await (async function() {
						try {
							returned = await task(...args);
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
					this._running--;
					this._tryToRun();
					return cb();
				}
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
		var version = "2.19.5";
		var version$2 = /*#__PURE__*/ Object.freeze({
			version,
			default: { version }
		});
		var require$$2 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$3 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$4 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var Events$2, Group, IORedisConnection$1, RedisConnection$1, Scripts$1, parser$3 = parser;
		Events$2 = Events_1;
		RedisConnection$1 = require$$2;
		IORedisConnection$1 = require$$3;
		Scripts$1 = require$$4;
		Group = (function() {
			class Group {
				constructor(limiterOptions = {}) {
					this.deleteKey = this.deleteKey.bind(this);
					this.limiterOptions = limiterOptions;
					parser$3.load(this.limiterOptions, this.defaults, this);
					this.Events = new Events$2(this);
					this.instances = {};
					this.Bottleneck = Bottleneck_1;
					this._startAutoCleanup();
					this.sharedConnection = this.connection != null;
					if (this.connection == null) {
						if (this.limiterOptions.datastore === "redis") this.connection = new RedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
						else if (this.limiterOptions.datastore === "ioredis") this.connection = new IORedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
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
				async deleteKey(key = "") {
					var deleted, instance = this.instances[key];
					if (this.connection) deleted = await this.connection.__runCommand__(["del", ...Scripts$1.allKeys(`${this.id}-${key}`)]);
					if (instance != null) {
						delete this.instances[key];
						await instance.disconnect();
					}
					return instance != null || deleted > 0;
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
				async clusterKeys() {
					var cursor, end, found, i, k, keys, len, next, start;
					if (this.connection == null) return this.Promise.resolve(this.keys());
					keys = [];
					cursor = null;
					start = `b_${this.id}-`.length;
					end = 9;
					while (cursor !== 0) {
						[next, found] = await this.connection.__runCommand__([
							"scan",
							cursor != null ? cursor : 0,
							"match",
							`b_${this.id}-*_settings`,
							"count",
							1e4
						]);
						cursor = ~~next;
						for (i = 0, len = found.length; i < len; i++) {
							k = found[i];
							keys.push(k.slice(start, -end));
						}
					}
					return keys;
				}
				_startAutoCleanup() {
					var base;
					clearInterval(this.interval);
					return typeof (base = this.interval = setInterval(async () => {
						var e, k, ref, results, time = Date.now(), v;
						ref = this.instances;
						results = [];
						for (k in ref) {
							v = ref[k];
							try {
								if (await v._store.__groupCheck__(time)) results.push(this.deleteKey(k));
								else results.push(void 0);
							} catch (error) {
								e = error;
								results.push(v.Events.trigger("error", e));
							}
						}
						return results;
					}, this.timeout / 2)).unref === "function" ? base.unref() : void 0;
				}
				updateSettings(options = {}) {
					parser$3.overwrite(options, this.defaults, this);
					parser$3.overwrite(options, options, this.limiterOptions);
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
		}).call(commonjsGlobal);
		var Group_1 = Group;
		var Batcher, Events$3, parser$4 = parser;
		Events$3 = Events_1;
		Batcher = (function() {
			class Batcher {
				constructor(options = {}) {
					this.options = options;
					parser$4.load(this.options, this.defaults, this);
					this.Events = new Events$3(this);
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
		}).call(commonjsGlobal);
		var Batcher_1 = Batcher;
		var require$$4$1 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$8 = getCjsExportFromNamespace(version$2);
		var Bottleneck, DEFAULT_PRIORITY$1, Events$4, Job$1, LocalDatastore$1, NUM_PRIORITIES$1, Queues$1, RedisDatastore$1, States$1, Sync$1, parser$5, splice = [].splice;
		NUM_PRIORITIES$1 = 10;
		DEFAULT_PRIORITY$1 = 5;
		parser$5 = parser;
		Queues$1 = Queues_1;
		Job$1 = Job_1;
		LocalDatastore$1 = LocalDatastore_1;
		RedisDatastore$1 = require$$4$1;
		Events$4 = Events_1;
		States$1 = States_1;
		Sync$1 = Sync_1;
		Bottleneck = (function() {
			class Bottleneck {
				constructor(options = {}, ...invalid) {
					var storeInstanceOptions, storeOptions;
					this._addToQueue = this._addToQueue.bind(this);
					this._validateOptions(options, invalid);
					parser$5.load(options, this.instanceDefaults, this);
					this._queues = new Queues$1(NUM_PRIORITIES$1);
					this._scheduled = {};
					this._states = new States$1([
						"RECEIVED",
						"QUEUED",
						"RUNNING",
						"EXECUTING"
					].concat(this.trackDoneStatus ? ["DONE"] : []));
					this._limiter = null;
					this.Events = new Events$4(this);
					this._submitLock = new Sync$1("submit", this.Promise);
					this._registerLock = new Sync$1("register", this.Promise);
					storeOptions = parser$5.load(options, this.storeDefaults, {});
					this._store = (function() {
						if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) {
							storeInstanceOptions = parser$5.load(options, this.redisStoreDefaults, {});
							return new RedisDatastore$1(this, storeOptions, storeInstanceOptions);
						} else if (this.datastore === "local") {
							storeInstanceOptions = parser$5.load(options, this.localStoreDefaults, {});
							return new LocalDatastore$1(this, storeOptions, storeInstanceOptions);
						} else throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
					}).call(this);
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
				async _free(index, job, options, eventInfo) {
					var e, running;
					try {
						({running} = await this._store.__free__(index, options.weight));
						this.Events.trigger("debug", `Freed ${options.id}`, eventInfo);
						if (running === 0 && this.empty()) return this.Events.trigger("idle");
					} catch (error1) {
						e = error1;
						return this.Events.trigger("error", e);
					}
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
						({options, args} = next = queue.first());
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
					options = parser$5.load(options, this.stopDefaults);
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
						priority: NUM_PRIORITIES$1 - 1,
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
				async _addToQueue(job) {
					var args, blocked, error, options, reachedHWM, shifted, strategy;
					({args, options} = job);
					try {
						({reachedHWM, blocked, strategy} = await this._store.__submit__(this.queued(), options.weight));
					} catch (error1) {
						error = error1;
						this.Events.trigger("debug", `Could not queue ${options.id}`, {
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
						shifted = strategy === Bottleneck.prototype.strategy.LEAK ? this._queues.shiftLastFrom(options.priority) : strategy === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(options.priority + 1) : strategy === Bottleneck.prototype.strategy.OVERFLOW ? job : void 0;
						if (shifted != null) shifted.doDrop();
						if (shifted == null || strategy === Bottleneck.prototype.strategy.OVERFLOW) {
							if (shifted == null) job.doDrop();
							return reachedHWM;
						}
					}
					job.doQueue(reachedHWM, blocked);
					this._queues.push(job);
					await this._drainAll();
					return reachedHWM;
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
						ref = args, [fn, ...args] = ref, [cb] = splice.call(args, -1);
						options = parser$5.load({}, this.jobDefaults);
					} else {
						ref1 = args, [options, fn, ...args] = ref1, [cb] = splice.call(args, -1);
						options = parser$5.load(options, this.jobDefaults);
					}
					task = (...args) => {
						return new this.Promise(function(resolve, reject) {
							return fn(...args, function(...args) {
								return (args[0] != null ? reject : resolve)(args);
							});
						});
					};
					job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
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
						[task, ...args] = args;
						options = {};
					} else [options, task, ...args] = args;
					job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
					this._receive(job);
					return job.promise;
				}
				wrap(fn) {
					var schedule = this.schedule.bind(this), wrapped = function(...args) {
						return schedule(fn.bind(this), ...args);
					};
					wrapped.withOptions = function(options, ...args) {
						return schedule(options, fn, ...args);
					};
					return wrapped;
				}
				async updateSettings(options = {}) {
					await this._store.__updateSettings__(parser$5.overwrite(options, this.storeDefaults));
					parser$5.overwrite(options, this.instanceDefaults, this);
					return this;
				}
				currentReservoir() {
					return this._store.__currentReservoir__();
				}
				incrementReservoir(incr = 0) {
					return this._store.__incrementReservoir__(incr);
				}
			}
			Bottleneck.default = Bottleneck;
			Bottleneck.Events = Events$4;
			Bottleneck.version = Bottleneck.prototype.version = require$$8.version;
			Bottleneck.strategy = Bottleneck.prototype.strategy = {
				LEAK: 1,
				OVERFLOW: 2,
				OVERFLOW_PRIORITY: 4,
				BLOCK: 3
			};
			Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = BottleneckError_1;
			Bottleneck.Group = Bottleneck.prototype.Group = Group_1;
			Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require$$2;
			Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require$$3;
			Bottleneck.Batcher = Bottleneck.prototype.Batcher = Batcher_1;
			Bottleneck.prototype.jobDefaults = {
				priority: DEFAULT_PRIORITY$1,
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
		}).call(commonjsGlobal);
		var Bottleneck_1 = Bottleneck;
		return Bottleneck_1;
	}));
}));

// node_modules/@octokit/plugin-retry/dist-bundle/index.js
var import_light = /* @__PURE__ */ __toESM(require_light(), 1);
var VERSION$1 = "0.0.0-development";
function isRequestError(error) {
	return error.request !== void 0;
}
async function errorRequest(state, octokit, error, options) {
	if (!isRequestError(error) || !error?.request.request) throw error;
	if (error.status >= 400 && !state.doNotRetry.includes(error.status)) {
		const retries = options.request.retries != null ? options.request.retries : state.retries;
		const retryAfter = Math.pow((options.request.retryCount || 0) + 1, 2);
		throw octokit.retry.retryRequest(error, retries, retryAfter);
	}
	throw error;
}
async function wrapRequest$1(state, octokit, request, options) {
	const limiter = new import_light.default();
	limiter.on("failed", function(error, info) {
		const maxRetries = ~~error.request.request?.retries;
		const after = ~~error.request.request?.retryAfter;
		options.request.retryCount = info.retryCount + 1;
		if (maxRetries > info.retryCount) return after * state.retryAfterBaseValue;
	});
	return limiter.schedule(requestWithGraphqlErrorHandling.bind(null, state, octokit, request), options);
}
async function requestWithGraphqlErrorHandling(state, octokit, request, options) {
	const response = await request(options);
	if (response.data && response.data.errors && response.data.errors.length > 0 && /Something went wrong while executing your query/.test(response.data.errors[0].message)) return errorRequest(state, octokit, new RequestError(response.data.errors[0].message, 500, {
		request: options,
		response
	}), options);
	return response;
}
function retry(octokit, octokitOptions) {
	const state = Object.assign({
		enabled: true,
		retryAfterBaseValue: 1e3,
		doNotRetry: [
			400,
			401,
			403,
			404,
			410,
			422,
			451
		],
		retries: 3
	}, octokitOptions.retry);
	const retryPlugin = { retry: { retryRequest: (error, retries, retryAfter) => {
		error.request.request = Object.assign({}, error.request.request, {
			retries,
			retryAfter
		});
		return error;
	} } };
	if (state.enabled) {
		octokit.hook.error("request", errorRequest.bind(null, state, retryPlugin));
		octokit.hook.wrap("request", wrapRequest$1.bind(null, state, retryPlugin));
	}
	return retryPlugin;
}
retry.VERSION = VERSION$1;

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
	return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
	const { pathname } = new URL(options.url, "http://github.test");
	const isAuth = isAuthRequest(options.method, pathname);
	const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
	const isSearch = options.method === "GET" && pathname.startsWith("/search/");
	const isGraphQL = pathname.startsWith("/graphql");
	const jobOptions = ~~request.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	if (state.clustering) jobOptions.expiration = 6e4;
	if (isWrite || isGraphQL) await state.write.key(state.id).schedule(jobOptions, noop);
	if (isWrite && state.triggersNotification(pathname)) await state.notifications.key(state.id).schedule(jobOptions, noop);
	if (isSearch) await state.search.key(state.id).schedule(jobOptions, noop);
	const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
	if (isGraphQL) {
		const res = await req;
		if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(/* @__PURE__ */ new Error("GraphQL Rate Limit Exceeded"), {
			response: res,
			data: res.data
		});
	}
	return req;
}
function isAuthRequest(method, pathname) {
	return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
	"/orgs/{org}/invitations",
	"/orgs/{org}/invitations/{invitation_id}",
	"/orgs/{org}/teams/{team_slug}/discussions",
	"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
	"/repos/{owner}/{repo}/collaborators/{username}",
	"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
	"/repos/{owner}/{repo}/issues",
	"/repos/{owner}/{repo}/issues/{issue_number}/comments",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
	"/repos/{owner}/{repo}/pulls",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
	"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
	"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
	"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
	"/repos/{owner}/{repo}/releases",
	"/teams/{team_id}/discussions",
	"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
	const regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
	return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
	groups.global = new Bottleneck.Group({
		id: "octokit-global",
		maxConcurrent: 10,
		...common
	});
	groups.auth = new Bottleneck.Group({
		id: "octokit-auth",
		maxConcurrent: 1,
		...common
	});
	groups.search = new Bottleneck.Group({
		id: "octokit-search",
		maxConcurrent: 1,
		minTime: 2e3,
		...common
	});
	groups.write = new Bottleneck.Group({
		id: "octokit-write",
		maxConcurrent: 1,
		minTime: 1e3,
		...common
	});
	groups.notifications = new Bottleneck.Group({
		id: "octokit-notifications",
		maxConcurrent: 1,
		minTime: 3e3,
		...common
	});
};
function throttling(octokit, octokitOptions) {
	const { enabled = true, Bottleneck = import_light.default, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
	if (!enabled) return {};
	const common = { timeout };
	if (typeof connection !== "undefined") common.connection = connection;
	const state = Object.assign({
		clustering: connection != null,
		triggersNotification,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id
	}, octokitOptions.throttle);
	if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
	let initialized = false;
	const initializeBottleneck = () => {
		if (initialized) return;
		initialized = true;
		if (groups.global == null) createGroups(Bottleneck, common);
		state.global = state.global ?? groups.global;
		state.auth = state.auth ?? groups.auth;
		state.search = state.search ?? groups.search;
		state.write = state.write ?? groups.write;
		state.notifications = state.notifications ?? groups.notifications;
		state.retryLimiter = state.retryLimiter ?? new Bottleneck();
		const events = {};
		const emitter = new Bottleneck.Events(events);
		events.on("secondary-limit", state.onSecondaryRateLimit);
		events.on("rate-limit", state.onRateLimit);
		events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
		state.retryLimiter.on("failed", async function(error, info) {
			const [state2, request, options] = info.args;
			const { pathname } = new URL(options.url, "http://github.test");
			if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
			const retryCount = ~~request.retryCount;
			request.retryCount = retryCount;
			options.request.retryCount = retryCount;
			const { wantRetry, retryAfter = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(error.message)) {
					const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
					const rateLimitReset = (/* @__PURE__ */ new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3)).getTime();
					const retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				return {};
			})();
			if (wantRetry) {
				request.retryCount++;
				return retryAfter * state2.retryAfterBaseValue;
			}
		});
	};
	octokit.hook.wrap("request", (request, options) => {
		initializeBottleneck();
		return wrapRequest(state, request, options);
	});
	return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;

// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));

// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));

// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));

// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));

// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));

// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));

// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));

// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));

// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));

// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));

// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));

// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));

// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));

// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));

// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));

// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));

// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		const k = createNode.createNode(key, void 0, ctx);
		const v = createNode.createNode(value, void 0, ctx);
		return new Pair(k, v);
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));

// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));

// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));

// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	const map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
	exports.map = map;
}));

// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));

// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	const seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
	exports.seq = seq;
}));

// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	const string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
	exports.string = string;
}));

// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));

// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));

// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));

// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	const schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	const binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
	exports.binary = binary;
}));

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	const float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.float = float;
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	const schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
	exports.schema = schema;
}));

// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));

// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	var Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
	exports.Schema = Schema;
}));

// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));

// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));

// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));

// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));

// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));

// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));

// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));

// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));

// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));

// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));

// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));

// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));

// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));

// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));

// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));

// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));

// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "﻿";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));

// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));

// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));

// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));

// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));

// node_modules/yaml/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var cst = require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
}));

// src/adapters/clock/system-clock.ts
/** Creates the clock of the machine. */
function createSystemClock() {
	return {
		now: () => (/* @__PURE__ */ new Date()).toISOString(),
		sleep: async (milliseconds) => {
			await setTimeout$1(milliseconds);
		}
	};
}

// src/core/text/plain-text.ts
/**
* This folder holds functions on characters and strings that know nothing of Markdown, records or runs: lengths in code points,
* patterns, times, and text made safe for one line, for a terminal or for a job's log.
*/
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/**
* Returns the text on one line: every line break, with the white space around it, becomes one space. A single line is not
* changed.
*/
function flattenText(text) {
	const [only, ...more] = text.split(lineBreak);
	if (only !== void 0 && more.length === 0) return only;
	return text.split(lineBreak).map((line) => line.trim()).filter((line) => line !== "").join(" ");
}
const start = String.fromCharCode(27);
const bell = String.fromCharCode(7);
/** Matches colour and cursor codes; titles and links, which end with a bell or a string terminator; and short sequences. */
const codes = new RegExp(`${start}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${bell}${start}]*(?:${bell}|${start}\\\\)?|[ -/]?[0-~])`, "g");
/** Returns the text without the control sequences of terminals. */
function stripAnsi(text) {
	return text.replace(codes, "");
}
/**
* Matches every character that is stored but not shown (T07): control characters except tab and line ends, interlinear
* annotations, and all that Unicode tells a renderer to ignore: soft hyphen, joiners, fillers, directional marks, variation
* selectors, and the tag block that mirrors ASCII. Emoji lose their joiners and selectors too: their parts stay readable, and no
* exception is left that could be used to smuggle text.
*/
const invisibleCharacters = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;
/** Returns the text of a comment in a form for comparison: GitHub may store other line ends and drop blanks at the ends. */
function normaliseBody(body) {
	return body.replaceAll("\r\n", "\n").trim();
}
/** Returns names as a comma-separated list of code spans, for the text of a message. */
function quoteNames(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}
/** Returns whether the list has the name in any case. GitHub treats labels and logins that differ only in case as the same. */
function hasName(names, wanted) {
	return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}
const lineEnds = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
const seen = /[^\s\p{Cc}\p{Cf}]/u;
/**
* Returns a line of output that the runner treats as plain text (T23). The runner obeys `::name::` at the start of a line after
* any whitespace, and `##[name]` anywhere; both get a space in their middle. A carriage return also starts a line.
*/
function defuseWorkflowCommands(line) {
	return line.split(lineEnds).map(defuseLine).join("").replaceAll("##[", "# #[");
}
function defuseLine(line) {
	const start = line.search(seen);
	return start >= 0 && line.startsWith("::", start) ? `${line.slice(0, start)}: :${line.slice(start + 2)}` : line;
}

// src/core/compare-by.ts
/**
* Returns a comparison for `toSorted`: ascending by the first key, and where two items agree in it, by the next one. Texts are
* compared by their code units, so that the order is the same in every locale.
*/
function compareBy(...keys) {
	return (a, b) => {
		for (const key of keys) {
			const [left, right] = [key(a), key(b)];
			if (left !== right) return left < right ? -1 : 1;
		}
		return 0;
	};
}

// src/core/run/names.ts
/** Returns the name of a task, `<run>/<stage>` (DESIGN 1). */
function taskName(run, stage) {
	return `${run}/${stage}`;
}
/**
* Returns the title that the caller's `run-name` gives to the workflow run of an execution. The workflow run is found by it
* later.
*/
function executionTitle(order) {
	return `${order.run}/${order.task} ${order.execution}`;
}
/**
* Returns the name for a new run: `<pipeline>-<subject>`, and with `-2`, `-3`, … for later runs about the same subject (DESIGN
* 4.6). Never a name that is `taken`.
*/
function nextRunName(pipeline, options) {
	const next = nameAfter(pipeline, options);
	return options.taken?.includes(next) === true ? nextRunName(pipeline, {
		...options,
		newest: next
	}) : next;
}
function nameAfter(pipeline, options) {
	const first = `${pipeline}-${options.subject}`;
	const number = options.newest === void 0 ? void 0 : findRunNumber(options.newest, {
		...options,
		pipeline
	});
	return number === void 0 ? first : `${first}-${number + 1}`;
}
/**
* Returns the number of a run among those of a pipeline about a subject, from 1; undefined for a name that is not counted, for
* example that of a cron run.
*/
function findRunNumber(run, of) {
	const first = `${of.pipeline}-${of.subject}`;
	if (run === first) return 1;
	const number = run.startsWith(`${first}-`) ? run.slice(first.length + 1) : "";
	return /^(?:[2-9]|[1-9][0-9]{1,14})$/.test(number) ? Number(number) : void 0;
}
/** Returns the name with `-2`, `-3`, … behind it where it is `taken`. */
function freeRunName(name, taken, ordinal = 1) {
	const next = ordinal === 1 ? name : `${name}-${ordinal}`;
	return taken.includes(next) ? freeRunName(name, taken, ordinal + 1) : next;
}
/**
* Returns the name for the run of an event without a subject: `<pipeline>-<runs issue>-<n>`, where `n` is the number of the
* workflow run.
*/
function eventRunName(pipeline, event) {
	return `${pipeline}-${event.subject}-${event.ordinal}`;
}
/** Returns a number for a run that differs from that of its neighbours, whatever their subjects are. */
function ordinalOf(run, pipeline) {
	return (run.slice(pipeline.length).match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0);
}
/** Returns the name for a cron run: `<pipeline>-<YYYYMMDD-HHMM>` in UTC, from the scheduled time. */
function cronRunName(pipeline, tick) {
	const [date = "", time = ""] = new Date(tick).toISOString().split("T");
	return `${pipeline}-${date.replaceAll("-", "")}-${time.slice(0, 5).replace(":", "")}`;
}
/** Parses the name of a run (DESIGN 4.6); undefined when no pipeline fits. The longest name of a pipeline wins. */
function parseRunName(run, pipelines) {
	const [pipeline] = pipelines.filter((name) => run.startsWith(`${name}-`)).toSorted(compareBy(({ length }) => -length));
	if (pipeline === void 0) return void 0;
	const rest = run.slice(pipeline.length + 1);
	if (/^\d{8}-\d{4}$/.test(rest)) return {
		pipeline,
		subject: void 0
	};
	const subject = /^([1-9]\d{0,14})(?:-[1-9]\d*)?$/.exec(rest)?.[1];
	return subject === void 0 ? void 0 : {
		pipeline,
		subject: Number(subject)
	};
}
/** Returns `<unix seconds>-<slug>`, the same for all stages of a run (C-3). The run's name is unique in the repository. */
function taskIdOf({ run, body }) {
	return `${Math.floor(Date.parse(body.startedAt) / 1e3)}-${run}`;
}
/** Returns the name of an artifact of one execution. GitHub refuses path separators in it. */
function artifactName(what, { run, task, execution }) {
	return `baton-${what}-${run}-${task}-${execution}`.replaceAll(/[^A-Za-z0-9._-]/g, "_");
}

// src/core/result.ts
function success(value) {
	return {
		ok: true,
		value
	};
}
function failure(error) {
	return {
		ok: false,
		error
	};
}

// src/core/output/outcome.ts
/** The way in which an execution of a task, or a whole run, ended. */
const outcomeSchema = _enum([
	"succeeded",
	"failed",
	"noop",
	"needs-input",
	"cancelled",
	"skipped"
]);
/** Returns whether the stages that need this one may start after the outcome. */
function isSuccess(outcome) {
	return outcome === "succeeded" || outcome === "noop";
}
/** Returns whether a stage or run with this outcome needs a person to continue. */
function needsPerson(outcome) {
	return outcome === "failed" || outcome === "needs-input";
}

// src/core/handoff/handoff-demand.ts
const handoffDemandSchema = strictObject({
	required: boolean().default(false).describe("The stage fails without a valid handoff, after the agent was asked once more. Absent: it goes on without one."),
	data: record(string(), unknown().describe("A keyword of JSON Schema.")).optional().describe("JSON Schema that `data` of the handoff must fit, in 2020-12 or, with `$schema`, draft-07. Values are texts. No `$ref` to elsewhere."),
	instruct: _enum(["auto", "off"]).optional().describe("auto, also when absent: the agent is told how to write a handoff. off: the prompt says it, or nothing does."),
	coerce: boolean().optional().describe("Numbers and booleans in `data` of the handoff are kept as texts, each as it was written. Absent: only texts are accepted, and the message says what to write.")
}).describe("What the handoff of this stage must be.");

// src/core/config/schema/builtin-schemas.ts
/** The field that every kind of stage has. */
const stageNeeds = { needs: array(string()).default([]).describe("Stages that must have succeeded before this one starts.") };
const uses = "The built-in that does this stage, without an agent.";
const title = string().min(1).describe("Title, a template.");
const body = string().default("").describe("Text, a template.");
const labels = array(string().min(1)).default([]).describe("Labels that it gets, templates; empty ones are left out.");
const target = _enum(["subject", "pull-request"]).default("subject").describe("subject: what the run is about. pull-request: the one that this run opened before.");
function max(fallback) {
	return int().min(1).max(100).default(fallback).describe("At most so many of its kind from one run, counted over all its stages; one more fails its stage.");
}
const pullRequest = strictObject({
	title,
	body,
	draft: boolean().default(false).describe("Open it as a draft."),
	base: string().optional().describe("Branch it is to be merged into; the default branch when absent."),
	labels,
	reviewers: array(string().min(1)).default([]).describe("Logins that are asked for a review, templates."),
	"team-reviewers": array(string().min(1)).default([]).describe("Slugs of teams that are asked for a review. The token of a workflow may not ask teams; that of an App may."),
	max: max(5)
}).describe("What the built-in makes.");
const issue = strictObject({
	title,
	body,
	labels,
	assignees: array(string().min(1)).default([]).describe("Logins that it is assigned to, templates."),
	max: max(5)
}).describe("What the built-in makes.");
const comment$1 = strictObject({
	body: string().min(1).describe("Text, a template."),
	on: target,
	max: max(5)
}).describe("What the built-in makes.");
const labelChange = strictObject({
	add: array(string().min(1)).default([]).describe("Labels to put on, templates; empty ones are left out."),
	remove: array(string().min(1)).default([]).describe("Labels to take off, templates. The label that started the run stays."),
	on: target,
	max: max(10)
}).describe("What the built-in makes.");
const review = strictObject({
	body: string().min(1).describe("Text, a template."),
	event: _enum([
		"comment",
		"request-changes",
		"approve"
	]).default("comment").describe("What the review says of the pull request. To approve, a setting of the repository must allow it."),
	on: target,
	max: max(5)
}).describe("What the built-in makes.");
/** The stages without an agent, by their `uses`. */
const builtinSchemas = {
	"pull-request": strictObject({
		...stageNeeds,
		uses: literal("pull-request").describe(uses),
		with: pullRequest
	}),
	issue: strictObject({
		...stageNeeds,
		uses: literal("issue").describe(uses),
		with: issue
	}),
	comment: strictObject({
		...stageNeeds,
		uses: literal("comment").describe(uses),
		with: comment$1
	}),
	labels: strictObject({
		...stageNeeds,
		uses: literal("labels").describe(uses),
		with: labelChange
	}),
	review: strictObject({
		...stageNeeds,
		uses: literal("review").describe(uses),
		with: review
	})
};
/** Returns whether a built-in has this name. */
function isBuiltinName(name) {
	return typeof name === "string" && Object.hasOwn(builtinSchemas, name);
}

// src/core/config/schema/stage-schema.ts
const checkoutSchema = strictObject({
	depth: int().min(0).default(0).describe("How many commits to fetch; 0 is all of them, with all branches."),
	submodules: boolean().default(false).describe("Fetch submodules too."),
	lfs: boolean().default(false).describe("Fetch large files too.")
}).describe("How the code is checked out, while a token exists.");
const agentStageSchema = strictObject({
	...stageNeeds,
	agent: string().describe("The agent that does this stage."),
	prompt: string().min(1).optional().describe("Liquid template of the prompt. Absent: a default one with title, text and comments."),
	branch: string().min(1).optional().describe("Template of the branch that takes the commits of the agent. Absent: changes are not published."),
	"runs-on": union([string().min(1), array(string().min(1)).min(1)]).default("ubuntu-latest").describe("Runner of the agent job."),
	container: string().min(1).optional().describe("Container image of the agent job."),
	environment: string().min(1).optional().describe("Deployment environment of the agent job."),
	"timeout-minutes": int().min(11).max(360).default(60).describe("Job timeout in minutes; the agent is stopped 10 minutes before."),
	setup: string().min(1).optional().describe("Shell text that runs before the agent, without secrets."),
	"setup-env": array(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)).default([]).describe("Names of the secrets that `setup` may see."),
	checkout: checkoutSchema.default({
		depth: 0,
		submodules: false,
		lfs: false
	}),
	retry: strictObject({ attempts: int().min(1).max(10).describe("How many attempts in all.") }).optional().describe("Attempts. Absent: 2 for agent engines, 1 for `command`."),
	signal: _enum([
		"required",
		"optional",
		"off"
	]).optional().describe("Whether the last line must be a result signal. Absent: off for `command`, required for the other engines."),
	instruct: _enum(["auto", "off"]).optional().describe("auto, also when absent: the agent is told beside its prompt how to end, and how to leave a handoff and results. off: only what its `instructions` say."),
	handoff: handoffDemandSchema.optional(),
	transfer: _enum(["job", "inline"]).default("job").describe("Where an agent that takes over starts. job: in a job of its own. inline: in the same job, if it needs no more secrets and has no more access; else in a job of its own."),
	untrusted: _enum(["fenced", "plain"]).default("fenced").describe("fenced: text of others stands inside a fence with a random name. plain: without fences, still cleaned.")
});
/** One step of a pipeline, done by one agent or one built-in. */
const stageSchema = union([
	agentStageSchema,
	builtinSchemas["pull-request"],
	builtinSchemas.issue,
	builtinSchemas.comment,
	builtinSchemas.labels,
	builtinSchemas.review
]).describe("One step of a pipeline, done by one agent or one built-in.");
function isAgentStage(stage) {
	return "agent" in stage;
}

// src/core/config/defaults.ts
/** Returns `retention` as written, or by default 7 days for working copies, 30 for artifacts, and stored prompts (DESIGN 4.1). */
function retentionOf({ retention }) {
	return {
		workingCopies: Number.parseInt(retention?.["working-copies"] ?? "7d", 10),
		artifacts: Number.parseInt(retention?.artifacts ?? "30d", 10),
		prompts: retention?.prompts ?? true
	};
}
/** Returns the number of attempts in all: as written, or by default 2 for agent engines and 1 for `command` (DESIGN 4.1). */
function attemptsOf(stage, agent) {
	const engine = agent.engine;
	return stage.retry?.attempts ?? (engine === "command" ? 1 : 2);
}
/**
* Returns whether the final text must end with a result signal: as written, or by default off for `command` and required for
* agent engines (DESIGN 4.4).
*/
function signalOf(stage, agent) {
	const engine = agent.engine;
	return stage.signal ?? (engine === "command" ? "off" : "required");
}
/**
* Returns the agents to which an agent may transfer its work, in the order of the config. Without `transfer-to` these are all
* agents, including itself (T-17), unless it is the only one: then there is nothing to offer (T-19).
*/
function transferTargets({ agents }, agent) {
	const names = Object.keys(agents);
	const named = agents[agent]?.["transfer-to"];
	if (named !== void 0) return names.filter((name) => named.includes(name));
	return names.length > 1 ? names : [];
}

// src/core/transfer/targets.ts
/** Lists the agents to which an agent may transfer its work, with their descriptions from the config. */
function describeTargets(config, agent) {
	return transferTargets(config, agent).map((name) => ({
		name,
		description: config.agents[name]?.description ?? ""
	}));
}
const levels = [
	"read",
	"edit",
	"full"
];
/** Returns whether an access allows no more than another one. */
function hasAtMostAccess(access, other) {
	return levels.indexOf(access) <= levels.indexOf(other);
}
/**
* Returns an agent with the access it has in an execution: its own, but never more than that of any agent before it in the chain
* of transfers. So no agent gains access through a transfer.
*/
function limitAccess(agent, before) {
	const lowest = [agent, ...before].reduce((low, { access }) => hasAtMostAccess(low, access) ? low : access, agent.access);
	return lowest === agent.access ? agent : {
		...agent,
		access: lowest
	};
}

// src/core/reachable.ts
/**
* Returns all nodes that can be reached from `start` in a directed graph, `start` included, nearest first. `next` names the nodes
* that an edge leads to. Every node is visited once, so circles do no harm.
*/
function findReachable(start, next) {
	const found = new Set(start);
	for (const node of found) for (const other of next(node)) found.add(other);
	return found;
}

// src/core/run/pipeline-of.ts
/** Returns the pipeline of a run as it was frozen in its first record. */
function pipelineOf(run) {
	const pipeline = run.body.config.pipelines[run.body.pipeline];
	if (pipeline === void 0) throw new Error(`Run ${run.run} holds no pipeline named ${run.body.pipeline}.`);
	return pipeline;
}
function stageOf(run, name) {
	const stage = pipelineOf(run).stages[name];
	if (stage === void 0) throw new Error(`Pipeline ${run.body.pipeline} of run ${run.run} has no stage named ${name}.`);
	return stage;
}
/** Returns all stages that a stage needs, directly or through others, in the order of the config (X-2). */
function ancestorsOf(pipeline, stage) {
	const needsOf = (name) => pipeline.stages[name]?.needs ?? [];
	const found = findReachable(needsOf(stage), needsOf);
	return Object.keys(pipeline.stages).filter((name) => found.has(name));
}
/**
* Returns the thread that holds the views for people: the status comment, and the comment that asks a person. `run.thread`
* holds the records.
*/
function viewThreadOf(run) {
	return run.body.config.comments === "none" ? run.thread : run.body.trigger.subject.number;
}
/** Returns the branch that a run's work is to be merged into: that of its pull request, else the default branch. */
function baseBranchOf({ run }) {
	const { subject, repository } = run.body.trigger;
	return subject.base?.branch ?? repository.defaultBranch;
}

// src/core/run/acting-agent.ts
/** Finds the transfer that gave an execution its agent; undefined where the agent is the stage's own. */
function transferInto(state, { stage, execution }) {
	return state.transfers.findLast((transfer) => transfer.task === stage && transfer.execution < execution);
}
/**
* Returns the name of the agent of an execution: the target of the last transfer before it, in this attempt or an earlier one,
* else the stage's own agent. A restart and a next attempt therefore continue with the agent that failed, and with the message
* it was given. Returns undefined for a built-in.
*/
function agentNameAt(state, key) {
	const stage = stageOf(state.run, key.stage);
	if (!isAgentStage(stage)) return void 0;
	return transferInto(state, key)?.body.to ?? stage.agent;
}
/**
* Finds the agent of an execution with the access that it may have there; undefined for a built-in, and for an agent that is
* not in the run's config.
*/
function agentAt(state, key) {
	const name = agentNameAt(state, key);
	const agent = name === void 0 ? void 0 : state.run.body.config.agents[name];
	return name === void 0 || agent === void 0 ? void 0 : {
		name,
		agent: limitAccess(agent, agentsBefore(state, key))
	};
}
/** Lists the agents that a stage had before an execution, in their order, its own first. */
function agentsBefore(state, { stage, execution }) {
	const named = stageOf(state.run, stage);
	if (!isAgentStage(named)) return [];
	const earlier = state.transfers.filter((each) => each.task === stage && each.execution < execution);
	return [named.agent, ...earlier.map(({ body }) => body.to)].flatMap((name) => state.run.body.config.agents[name] ?? []);
}
/**
* Returns the job that carries out the next execution of a stage. `publish` carries out built-ins, and publishes commits that
* a pause held.
*/
function jobFor(state, stage) {
	const settings = pipelineOf(state.run).stages[stage];
	if (settings === void 0 || !isAgentStage(settings)) return "publish";
	return state.tasks.filter(({ body }) => body.stage === stage).toSorted(compareBy(({ execution }) => execution)).at(-1)?.body.held === void 0 ? "agent" : "publish";
}

// src/core/run/decisions.ts
/** Finds the last decision of these kinds about a run, among its records in any order. */
function lastDecision(records, verbs) {
	return records.filter((record) => record.kind === "decision" && verbs.includes(record.body.verb)).toSorted(compareBy(({ seq }) => seq)).at(-1);
}
/** Finds the last decision that reopened a run after its end. */
function findReopening(records) {
	return lastDecision(records, ["retry"]);
}
/** Finds the end of a run among its records: the last one, unless somebody asked for another attempt after it. */
function findEnd$1(records) {
	const end = records.filter((record) => record.kind === "end").toSorted(compareBy(({ seq }) => seq)).at(-1);
	const reopening = findReopening(records);
	return end !== void 0 && reopening !== void 0 && reopening.seq > end.seq ? void 0 : end;
}
/**
* Returns the pause decision in force, if any. A later `resume` or `retry` lifts it: whoever retries a run that ended during a
* pause wants it to work.
*/
function findPause(records) {
	const last = lastDecision(records, [
		"pause",
		"resume",
		"retry"
	]);
	return last?.body.verb === "pause" ? last : void 0;
}
/** Counts how often a run was reopened after its end. */
function countReopenings({ decisions }) {
	return decisions.filter(({ body }) => body.verb === "retry").length;
}
/**
* Returns the execution number for an `end` record that is written after this state. After a reopening that is the next `seq` of
* the run, which is larger than any number used before, so that this end does not collide with the first one.
*/
function nextEndExecution(state, execution) {
	return findReopening(state.decisions) === void 0 ? execution : state.tip.seq + 1;
}

// src/core/run/usage.ts
/**
* Returns the usage of an execution, in whole seconds, as they are shown. Numbers of the engine count. Without any, the
* results that the agent wrote count where they are plain numbers.
*/
function usageOf({ startedAt, finishedAt, results, usage }) {
	const milliseconds = Date.parse(finishedAt) - Date.parse(startedAt);
	const seconds = Number.isFinite(milliseconds) ? Math.max(0, Math.round(milliseconds / 1e3)) : 0;
	if (usage !== void 0) return {
		seconds,
		...usageOfFacts(usage)
	};
	const micros = readNumber(results["cost-usd"], /^\d{1,7}(?:\.\d{1,18})?$/);
	return {
		seconds,
		...optional("inputTokens", readNumber(results["input-tokens"], /^\d{1,12}$/)),
		...optional("outputTokens", readNumber(results["output-tokens"], /^\d{1,12}$/)),
		...optional("costMicros", micros === void 0 ? void 0 : Math.round(micros * 1e6))
	};
}
function usageOfFacts({ inputTokens, outputTokens, costUsd, estimated }) {
	return {
		...optional("inputTokens", inputTokens),
		...optional("outputTokens", outputTokens),
		...optional("costMicros", costUsd === void 0 ? void 0 : Math.round(costUsd * 1e6)),
		...estimated === void 0 ? {} : { estimated }
	};
}
function addUsage(parts) {
	const sum = (key) => {
		const known = parts.flatMap((part) => part[key] ?? []);
		return known.length === 0 ? void 0 : known.reduce((a, b) => a + b, 0);
	};
	return {
		seconds: parts.reduce((total, { seconds }) => total + seconds, 0),
		...optional("inputTokens", sum("inputTokens")),
		...optional("outputTokens", sum("outputTokens")),
		...optional("costMicros", sum("costMicros")),
		...parts.some(({ estimated }) => estimated) ? { estimated: true } : {}
	};
}
/** Returns the usage of each stage that has executions, by its name. */
function usageByStage({ tasks }) {
	const byStage = Map.groupBy(tasks, ({ body }) => body.stage);
	return new Map([...byStage].map(([stage, own]) => [stage, addUsage(own.map(({ body }) => usageOf(body)))]));
}
function readNumber(text, form) {
	return text !== void 0 && form.test(text) ? Number(text) : void 0;
}
function optional(key, value) {
	return value === void 0 ? {} : { [key]: value };
}
/** Returns the usage of all executions of a run together, for its `end` record. */
function usageOfRun({ tasks }) {
	const { inputTokens, outputTokens, costMicros, estimated } = addUsage(tasks.map(({ body }) => usageOf(body)));
	if (inputTokens === void 0 && outputTokens === void 0 && costMicros === void 0) return {};
	return { usage: {
		...inputTokens === void 0 ? {} : { inputTokens },
		...outputTokens === void 0 ? {} : { outputTokens },
		...costMicros === void 0 ? {} : { costUsd: costMicros / 1e6 },
		...estimated === void 0 ? {} : { estimated }
	} };
}
/**
* Returns how long a run has taken, for its time limit: the time in which an execution was at work, counted once where several
* were. Time spent waiting for a runner or for a pause is not counted. A run that is reopened after its end gets the full time
* again.
*/
function elapsedMinutes({ run, tasks, decisions }, now, more = []) {
	const bounds = {
		from: Date.parse(findReopening(decisions)?.body.decidedAt ?? run.body.startedAt),
		to: Date.parse(now)
	};
	const spans = [...tasks.map(({ body }) => body), ...more].map((work) => clip(work, bounds));
	let sum = 0;
	let until = bounds.from;
	for (const { from, to } of spans.toSorted(compareBy(({ from }) => from))) {
		sum += Math.max(0, to - Math.max(from, until));
		until = Math.max(until, to);
	}
	return sum / 6e4;
}
/** Cuts the times that a job reports to those that are possible. */
function clip({ startedAt, finishedAt }, bounds) {
	return {
		from: Math.max(bounds.from, Date.parse(startedAt)),
		to: Math.min(bounds.to, Date.parse(finishedAt))
	};
}

// src/core/output/failure-reason.ts
/**
* The reasons that Baton itself gives. Code that fails takes its reasons from these keys, so a new reason does not compile
* without a class. A run keeps the configuration that it started with, so a fix in the configuration needs a new run.
*/
const reasons = {
	prompt: ["yours", "new-run"],
	template: ["yours", "new-run"],
	"branch-name": ["yours", "new-run"],
	"label-name": ["yours", "new-run"],
	"max-reached": ["yours", "new-run"],
	"max-handoffs": ["yours", "new-run"],
	"max-turns": ["yours", "new-run"],
	budget: ["yours", "new-run"],
	permission: ["yours", "new-run"],
	"no-pull-request": ["yours", "new-run"],
	"outside-text": ["yours", "new-run"],
	"records-missing": ["yours", "new-run"],
	"order-misfit": ["yours", "new-run"],
	"incompatible-version": ["yours", "new-run"],
	"artifact-expired": ["yours", "new-run"],
	"artifact-foreign": ["yours", "new-run"],
	"artifact-replaced": ["yours", "new-run"],
	setup: ["yours", "retry"],
	startup: ["yours", "retry"],
	workspace: ["yours", "retry"],
	"branch-refused": ["yours", "retry"],
	"workflows-forbidden": ["yours", "retry"],
	"pull-requests-forbidden": ["yours", "retry"],
	"pull-request-refused": ["yours", "retry"],
	"issue-refused": ["yours", "retry"],
	"comment-refused": ["yours", "retry"],
	"labels-refused": ["yours", "retry"],
	"review-refused": ["yours", "retry"],
	"exit-status": ["agent", "retry"],
	timeout: ["agent", "retry"],
	killed: ["agent", "retry"],
	unspecified: ["agent", "retry"],
	"empty-output": ["agent", "retry"],
	handoff: ["agent", "retry"],
	context: ["agent", "retry"],
	loop: ["agent", "retry"],
	"structured-output": ["agent", "retry"],
	"stopped-early": ["agent", "retry"],
	"unknown-target": ["agent", "retry"],
	"commits-refused": ["agent", "retry"],
	auth: ["account", "retry"],
	billing: ["account", "retry"],
	"rate-limit": ["model", "retry"],
	overloaded: ["model", "retry"],
	"api-error": ["model", "retry"],
	"stale-base": ["github", "retry"],
	"not-started": ["github", "retry"],
	"order-expired": ["github", "retry"],
	"job-cancelled": ["github", "retry"],
	"job-failed": ["github", "retry"],
	"job-lost": ["github", "retry"],
	"output-withheld": ["ours", "retry"],
	"output-malformed": ["ours", "retry"],
	"output-unreadable": ["github", "retry"]
};
/** The names of all reasons, for the tests. */
const failureReasons = Object.keys(reasons);
/** Returns the class of a reason. A reason that Baton does not know is the agent's own. */
function classifyFailure(reason) {
	const [kind, recourse] = isFailureReason(reason) ? reasons[reason] : ["agent", "retry"];
	return {
		kind,
		recourse
	};
}
function isFailureReason(reason) {
	return Object.hasOwn(reasons, reason);
}
/**
* Returns whether Baton gives this reason and derives the next step or the class from it. An agent's own word never counts as
* such a reason.
*/
function isBatonReason(reason) {
	return hasOwnRetryRule(reason) || classifyFailure(reason).kind !== "agent";
}
/**
* The reason of a failure that no further attempt can fix: the run has records of a version that this code does not read (C-26).
*/
const incompatibleVersion = "incompatible-version";
/** Failures that nobody caused: a branch that had moved, a model that was busy, a runner that was lost. */
const faultlessReasons = /* @__PURE__ */ new Set([
	"stale-base",
	"rate-limit",
	"overloaded",
	"job-lost"
]);
/**
* Failures that a further attempt would meet again: a person must act first, or the input is gone, was replaced, or has another
* version (C-26).
*/
const finalReasons = /* @__PURE__ */ new Set([
	"auth",
	"billing",
	"budget",
	"workflows-forbidden",
	"branch-refused",
	"artifact-expired",
	"artifact-replaced",
	"artifact-foreign",
	incompatibleVersion
]);
/** Returns whether a reason leads to anything other than the next attempt. */
function hasOwnRetryRule(reason) {
	return faultlessReasons.has(reason) || finalReasons.has(reason);
}

// src/core/run/attempts.ts
/** Returns how many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
function maxAttemptsOf(run, name) {
	const stage = stageOf(run, name);
	if (!isAgentStage(stage)) return 1;
	const agent = run.body.config.agents[stage.agent];
	return agent === void 0 ? 1 : attemptsOf(stage, agent);
}
/** Returns the m of "attempt n of m" for people: the attempts of the config, and those that somebody asked for beyond them. */
function displayedAttempts(state, stage) {
	const entry = state.stages.get(stage);
	const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
	return Math.max(maxAttemptsOf(state.run, stage), entry?.kind === "due" ? entry.attempt : 1, ...made);
}
/**
* Returns the failures of a stage that the records hold, oldest first (C-25). Executions that succeeded or were cancelled are
* not among them: neither is ever tried again.
*/
function failuresOf(state, stage) {
	return state.tasks.filter(({ body }) => body.stage === stage && body.outcome === "failed");
}
function nextAfterFailure(state, task) {
	const { stage } = task.body;
	const later = state.tasks.find(({ body, execution }) => body.stage === stage && execution === task.execution + 1);
	const entry = state.stages.get(stage);
	const next = later ?? (entry?.kind === "due" && state.end === void 0 ? entry : void 0);
	if (next !== void 0) return next.attempt > task.attempt ? "retry" : "restart";
	if (retryRuleOf([task]) === "never") return "final";
	return task.attempt < maxAttemptsOf(state.run, stage) ? "nothing" : "exhausted";
}
/**
* The number of free starts of a task, for reasons that are not the agent's fault. Beyond it such a reason counts as a
* failure.
*/
const maxFreeStarts = 3;
/**
* Returns what may follow the last failure of a task: a start that does not count as an attempt, an attempt as long as any is
* left, or nothing. Takes all executions of the task, the last one last.
*/
function retryRuleOf(executions) {
	const reasons = executions.map(({ body }) => body.outcome === "failed" ? body.failure?.reason : void 0);
	const last = reasons.at(-1);
	if (last === void 0) return "attempt";
	if (finalReasons.has(last)) return "never";
	const freeStarts = reasons.filter((reason) => reason !== void 0 && faultlessReasons.has(reason));
	return faultlessReasons.has(last) && freeStarts.length <= maxFreeStarts ? "free" : "attempt";
}

// src/core/run/derive-state.ts
/**
* Derives the state of one run from its records, in whatever order they come; records of other runs are left out. Fails when the
* first record of the run is not among them, because everything else follows from that one.
*/
function deriveState(stored, runName) {
	const own = stored.filter(({ record }) => record.run === runName).toSorted(compareBy(({ record }) => record.seq));
	const records = own.map(({ record }) => record);
	const run = records.find((record) => record.kind === "run");
	const tip = own.at(-1);
	if (run === void 0 || tip === void 0) return failure(runMissing(runName));
	return success(deriveFrom(records, {
		run,
		tip: {
			seq: tip.record.seq,
			digest: tip.digest
		}
	}));
}
/** Derives the state from the records of a run, which come in order of `seq`. */
function deriveFrom(records, { run, tip }) {
	const tasks = records.filter((record) => record.kind === "task");
	const transfers = records.filter((record) => record.kind === "transfer");
	const decisions = records.filter((record) => record.kind === "decision");
	return {
		run,
		stages: deriveStages({
			run,
			tasks,
			transfers,
			decisions
		}),
		tasks,
		transfers,
		decisions,
		paused: findPause(records),
		end: findEnd$1(records),
		tip
	};
}
function runMissing(run) {
	return {
		code: "BATON-E901",
		message: `The first record of run "${run}" is not among the records that could be read and verified, so nothing can follow from them. Look for it with \`baton records\`; if it was deleted, start the pipeline again.`
	};
}
function deriveStages(facts) {
	const stages = /* @__PURE__ */ new Map();
	const visit = (name) => {
		const known = stages.get(name);
		if (known !== void 0) return known;
		const state = reopen(deriveStage(name, {
			...facts,
			visit
		}), {
			name,
			decisions: facts.decisions
		});
		stages.set(name, state);
		return state;
	};
	const names = Object.keys(pipelineOf(facts.run).stages);
	for (const name of names) visit(name);
	return new Map(names.map((name) => [name, visit(name)]));
}
/**
* Reopens a stage after a retry of its run. Nothing starts after the end of a run, so the retry is the cause of everything
* that is due from then on. A stage that had not succeeded gets one attempt more, whatever the config says.
*/
function reopen(state, { name, decisions }) {
	const reopening = findReopening(decisions);
	if (reopening === void 0) return state;
	if (state.kind === "due") return {
		...state,
		cause: Math.max(state.cause, reopening.seq)
	};
	if (state.kind !== "ended" || isSuccess(state.last.body.outcome)) return state;
	const { last } = state;
	const asked = decisions.findLast(({ body, task }) => body.verb === "retry" && (task === "" || task === name));
	if (asked === void 0 || asked.seq < last.seq) return state;
	return {
		kind: "due",
		attempt: last.attempt + 1,
		execution: last.execution + 1,
		cause: reopening.seq
	};
}
function deriveStage(name, facts) {
	const own = facts.tasks.filter((task) => task.body.stage === name);
	const last = own.toSorted(compareBy(({ execution }) => execution)).at(-1);
	if (last !== void 0) return deriveStarted(last, {
		own,
		transferred: facts.transfers.some((transfer) => transfer.task === name && transfer.execution === last.execution),
		attempts: maxAttemptsOf(facts.run, name)
	});
	let cause = facts.run.seq;
	for (const need of stageOf(facts.run, name).needs) {
		const state = facts.visit(need);
		if (state.kind === "blocked") return {
			kind: "blocked",
			by: need
		};
		if (state.kind !== "ended") return { kind: "waiting" };
		if (!isSuccess(state.last.body.outcome)) return {
			kind: "blocked",
			by: need
		};
		cause = Math.max(cause, state.last.seq);
	}
	return {
		kind: "due",
		attempt: 1,
		execution: 1,
		cause
	};
}
function deriveStarted(last, options) {
	const next = {
		execution: last.execution + 1,
		cause: last.seq
	};
	if (last.body.held !== void 0) return {
		kind: "due",
		attempt: last.attempt,
		...next
	};
	if (options.transferred) return {
		kind: "due",
		attempt: last.attempt,
		...next
	};
	if (last.body.outcome !== "failed" || last.body.refusedTransfer?.reason === "limit") return {
		kind: "ended",
		last
	};
	const rule = retryRuleOf(options.own);
	if (rule === "never") return {
		kind: "ended",
		last
	};
	if (rule === "free") return {
		kind: "due",
		attempt: last.attempt,
		...next
	};
	if (last.attempt < options.attempts) return {
		kind: "due",
		attempt: last.attempt + 1,
		...next
	};
	return {
		kind: "ended",
		last
	};
}
/**
* Returns the state as it will be once these records are written, in this order. The digest of the last one is not known before
* the store has written it, so the result serves to decide with and never as the `tip` of an append.
*/
function stateWith(state, drafts) {
	const { run, tasks, transfers, decisions, end, tip } = state;
	const { repo, thread } = run;
	const added = drafts.map((draft, index) => {
		const seq = tip.seq + 1 + index;
		return {
			...draft,
			repo,
			thread,
			seq,
			prev: tip.digest
		};
	});
	return deriveFrom([...[
		run,
		...tasks,
		...transfers,
		...decisions,
		...end === void 0 ? [] : [end]
	], ...added].toSorted(compareBy(({ seq }) => seq)), {
		run,
		tip: {
			seq: tip.seq + added.length,
			digest: tip.digest
		}
	});
}
/**
* Returns the draft of the record that ends a run, with what all executions in `state` took together. `state` must hold the
* records that are written before the end in the same comment (`stateWith`).
*/
function draftEnd(state, { execution = nextEndExecution(state, 0), ...end }) {
	return {
		kind: "end",
		run: state.run.run,
		task: "",
		attempt: 0,
		execution,
		body: {
			...end,
			...usageOfRun(state)
		}
	};
}

// src/core/text/code-points.ts
/** Shortens a text to at most `max` code points, including the mark of the cut. Never splits a surrogate pair. */
function truncateCodePoints(text, max, { keep = "start", mark = "…" } = {}) {
	if (text.length <= max) return text;
	const points = Array.from(text);
	if (points.length <= max) return text;
	const marks = Array.from(mark).slice(0, max);
	const room = max - marks.length;
	const cut = marks.join("");
	return keep === "start" ? points.slice(0, room).join("") + cut : cut + points.slice(points.length - room).join("");
}
/**
* Returns the length as a person would count it: an emoji outside the basic plane counts as one, and so does a lone surrogate.
*/
function countCodePoints(text) {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}

// src/core/markdown/fenced-code.ts
/** Parses a line, without indentation, as the start of a fenced code block. */
function findFenceStart(line) {
	const length = countRun(line);
	if (length < 3) return void 0;
	const character = line.charAt(0);
	const info = line.slice(length).trim();
	return character === "`" && info.includes("`") ? void 0 : {
		character,
		length,
		info
	};
}
/** Returns whether a line, without indentation, ends the block that `fence` started. */
function isFenceEnd(line, fence) {
	if (line.charAt(0) !== fence.character) return false;
	const length = countRun(line);
	return length >= fence.length && line.slice(length).trim() === "";
}
function countRun(line) {
	const character = line.charAt(0);
	if (character !== "`" && character !== "~") return 0;
	let length = 1;
	while (line.charAt(length) === character) length += 1;
	return length;
}
const htmlLine = /^[ \t>*+\-\d.)]*<(?!!--)[a-z/?!]/i;
const openEndedHtml = /<(?:pre|script|style|textarea|\?|!(?!--))/i;
/**
* Returns where the fenced code ends that starts at `at`, or `at` itself when none starts there. Counts only what every renderer
* treats as code: a fence at column 0 (an indented one may end with its list item) and outside raw HTML. Must be called for each
* position in turn, because `place` is updated at the start of each line.
*/
function findFencedCode(text, at, place) {
	if (!isLineStart(text, at)) return at;
	const line = lineAt(text, at);
	if (line.trim() === "") place.inHtml = false;
	else if (htmlLine.test(line)) place.inHtml = true;
	if (openEndedHtml.test(line)) place.fencesCount = false;
	if (place.inHtml || !place.fencesCount) return at;
	const fence = findFenceStart(line);
	if (fence === void 0) return at;
	let next = nextLine(text, at + line.length);
	while (next < text.length) {
		const inner = lineAt(text, next);
		next = nextLine(text, next + inner.length);
		if (isFenceEnd(inner.replace(/^ {1,3}/, ""), fence)) break;
	}
	return next;
}
function isLineStart(text, at) {
	if (at === 0) return true;
	const before = text.charAt(at - 1);
	return before === "\n" || before === "\r" && text.charAt(at) !== "\n";
}
function lineAt(text, start) {
	let end = start;
	while (end < text.length && text.charAt(end) !== "\n" && text.charAt(end) !== "\r") end += 1;
	return text.slice(start, end);
}
function nextLine(text, lineEnd) {
	if (text.startsWith("\r\n", lineEnd)) return lineEnd + 2;
	return Math.min(lineEnd + 1, text.length);
}
/** Returns a fence of backticks that nothing inside `text` can close. */
function fenceFor(text) {
	const longest = (text.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 2);
	return "`".repeat(longest + 1);
}

// src/core/markdown/neutralise-inline.ts
/**
* Matches what may follow a link that is not changed. Otherwise GitHub could read on, and treat a backtick that we rely on as
* part of the address.
*/
const linkTail = `(?=(?:[.,;:!?)*_~'"|]|\\](?!:)){0,8}(?:\\s|$))`;
const address = "[^\\s<>()[\\]\\\\`|]+";
/**
* Matches one token. The order of the alternatives matters: one that a later alternative would split comes first. No part can be
* read in two ways, so matching is linear.
*/
const tokenPattern = new RegExp([
	"\\\\+",
	"`+",
	`\\]\\(https:\\/\\/github\\.com\\/[\\w.~/#?=&%:+,!-]*\\)${linkTail}`,
	"\\](?=[(:])|!(?=\\[)",
	"&(?:amp|lt|gt|quot);",
	`(?<![a-z])(?:https?|ftp):\\/\\/${address}`,
	`www\\.${address}`,
	"@[a-z0-9][\\w@/.-]*",
	"#\\d+|GH-\\d+",
	"[a-z]+|[^\\\\`\\]!<&@#a-z]+|[^]"
].join("|"), "gi");
/** Neutralises one line of Markdown outside fenced code: everything that has an effect becomes text or code. */
function neutraliseInline(text, rules) {
	const out = [];
	const runs = createRunFinder(text);
	tokenPattern.lastIndex = 0;
	for (let match = tokenPattern.exec(text); match !== null; match = tokenPattern.exec(text)) tokenPattern.lastIndex = writeToken(out, {
		text,
		token: match[0],
		start: match.index,
		rules,
		runs
	});
	return out.join("");
}
/** Writes one token and returns where the next one starts. */
function writeToken(out, found) {
	const { token, start } = found;
	switch (token.charAt(0)) {
		case "`": return writeTicks(out, found);
		case "]":
		case "!": return writeBracket(out, found);
		case "<": return start + writeEntity(out, "&lt;");
		case "&": return token === "&" ? start + writeEntity(out, "&amp;") : start + writePlain(out, token);
		case "@": return start + (token === "@" || isInWord(out) ? writePlain(out, "@") : writeCode(out, token.replace(/[\W_]+$/, "")));
		case "#": return start + (token !== "#" && found.rules.references ? writeCode(out, token) : writePlain(out, token));
		default: return writeWord(out, found);
	}
}
function writeWord(out, found) {
	const { token, start, rules } = found;
	if (/^www\./i.test(token) && isInWord(out)) return start + writePlain(out, token.slice(0, 3));
	if (/^(?:(?:https?|ftp):\/\/|www\.)/i.test(token)) return writeUrl(out, found);
	return start + (rules.references && /^GH-/i.test(token) && !isInWord(out) ? writeCode(out, token) : writePlain(out, token));
}
function writePlain(out, token) {
	out.push(token);
	return token.length;
}
/** Returns whether the output ends inside a word. The output counts and not the text: a code span before it ends a word. */
function isInWord(out) {
	return /[a-z0-9]$/i.test(out.at(-1)?.slice(-1) ?? "");
}
function isIssue(url) {
	return /\/(?:issues|pull|discussions)\/\d|#\d|GH-\d/i.test(url);
}
function isEscaped(out) {
	const last = out.at(-1) ?? "";
	return last.startsWith("\\") && last.length % 2 === 1;
}
/** Removes the backslash in front of an escaped character, because the replacement needs none and must not be changed by it. */
function dropEscape(out) {
	const slashes = isEscaped(out) ? (out.pop() ?? "").slice(1) : "";
	if (slashes !== "") out.push(slashes);
}
/** Writes a bracket. A link to GitHub is not changed; otherwise the character after a `]` or `!` loses its meaning. */
function writeBracket(out, { text, token, start, rules }) {
	const opens = token === "!" ? "[" : "(:";
	const next = text.charAt(start + 1);
	if (token.length > 1 && !(rules.references && isIssue(token))) return start + writePlain(out, token);
	if (next !== "" && opens.includes(next)) out.push(token.charAt(0), "\\");
	else out.push(token);
	return start + 1;
}
/** Writes an entity and returns the number of characters that it replaces. */
function writeEntity(out, entity) {
	dropEscape(out);
	out.push(entity);
	return 1;
}
/**
* Writes a code span and returns the number of characters in it. Two spans that touch would be read as one run of backticks, so a
* blank separates them.
*/
function writeCode(out, code) {
	dropEscape(out);
	if (out.at(-1)?.endsWith("`")) out.push(" ");
	out.push(`\`${code}\``);
	return code.length;
}
const linkEnd = new RegExp(linkTail, "y");
function writeUrl(out, { text, token, start, rules }) {
	const url = trimPunctuation(token);
	const isOurs = /^https:\/\/github\.com(?:\/[^@;]*)?$/.test(url) && !(rules.references && isIssue(url));
	linkEnd.lastIndex = start + url.length;
	return start + (isOurs && linkEnd.test(text) ? writePlain(out, url) : writeCode(out, url));
}
function trimPunctuation(url) {
	let end = url.length;
	while (/[.,;:!?*_~'"]/.test(url.charAt(end - 1))) end -= 1;
	return url.slice(0, end);
}
/**
* Writes backticks. A code span is not changed; backticks without a partner on their line are escaped, so that no span crosses
* lines.
*/
function writeTicks(out, { text, token, start, rules, runs }) {
	const end = start + token.length;
	const escaped = isEscaped(out) ? 1 : 0;
	if (escaped === 1) out.push("`");
	const length = token.length - escaped;
	if (length === 0) return end;
	const close = runs.find(length, end);
	const code = text.slice(end, close);
	if (close === void 0 || rules.tables && /(?<!\\)\|/.test(code)) {
		out.push("\\`".repeat(length));
		return end;
	}
	if (out.at(-1)?.endsWith("`")) out.push(" ");
	const ticks = "`".repeat(length);
	out.push(ticks + code.replaceAll("<!--", "<! --") + ticks);
	return close + length;
}
function createRunFinder(text) {
	const starts = /* @__PURE__ */ new Map();
	for (const match of text.matchAll(/`+/g)) {
		const known = starts.get(match[0].length);
		if (known === void 0) starts.set(match[0].length, [match.index]);
		else known.push(match.index);
	}
	for (const known of starts.values()) known.reverse();
	return { find(length, from) {
		const left = starts.get(length) ?? [];
		while ((left.at(-1) ?? from) < from) left.pop();
		return left.at(-1);
	} };
}

// src/core/markdown/neutralise.ts
/**
* This folder handles Markdown that people and agents wrote. `clean-untrusted` removes what a reader cannot see, before the text
* goes into a prompt; the functions here make text harmless before Baton shows it in a comment; the rest finds code blocks and
* limits sizes.
*/
const closingWords = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b/i;
const delimiterRow = /^[\s>|:*+\-\d.)]*$/;
const listMarker = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
const plainInfo = /^[A-Za-z][A-Za-z0-9+#._-]{0,30}$/;
/** Matches code blocks that GitHub does not show as text. */
const specialInfo = /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i;
/**
* Makes Markdown of an agent harmless to show in our comments (T39, DESIGN 6): it notifies nobody, closes, loads and commands
* nothing, and does not change the text around it. Mentions, references after closing words and foreign links become code; tags
* and images become text; every fence is closed and moved to column 0, so that all renderers read it alike; headings get small.
* The text needs a blank line before it. Idempotent.
*/
function neutralise(markdown) {
	const text = markdown.toWellFormed().replace(invisibleCharacters, "").replace(/\r\n?/g, "\n");
	const lines = text.split("\n");
	const rules = {
		references: closingWords.test(text.replace(/[*_~`\\]/g, "")),
		tables: lines.some((line) => delimiterRow.test(line) && line.includes("-") && /[|:]/.test(line))
	};
	const out = [];
	for (let at = 0; at < lines.length;) {
		const line = lines[at] ?? "";
		const block = findBlock(lines, at);
		out.push(...block === void 0 ? [neutraliseLine(line, out.at(-1), rules)] : block.lines);
		at = block === void 0 ? at + 1 : block.next;
	}
	return out.join("\n");
}
/** Finds the fenced block that starts at a line and writes it anew. */
function findBlock(lines, start) {
	const line = lines[start] ?? "";
	if (!line.includes("```") && !line.includes("~~~")) return void 0;
	const fence = findFenceStart(line.replace(listMarker, ""));
	if (fence === void 0) return void 0;
	let end = start + 1;
	while (end < lines.length && !isFenceEnd((lines[end] ?? "").trimStart(), fence)) end += 1;
	const indent = line.length - line.trimStart().length;
	const code = lines.slice(start + 1, end).map((inner) => neutraliseCodeLine(inner, indent));
	const mark = fenceFor(code.join("\n"));
	return {
		lines: [
			mark + safeInfo(fence),
			...code,
			mark
		],
		next: end + 1
	};
}
function safeInfo({ info }) {
	return plainInfo.test(info) && !specialInfo.test(info) ? info : "";
}
/** Neutralises a line of code, because readers of raw comments look for markers and commands inside code too. */
function neutraliseCodeLine(line, indent) {
	let at = 0;
	while (at < indent && /[ \t]/.test(line.charAt(at))) at += 1;
	const code = line.slice(at).replaceAll("<!--", "<! --");
	return code.startsWith("/") ? ` ${code}` : code;
}
function neutraliseLine(line, before, rules) {
	if (line === "") return line;
	const underline = /^[ \t>]*(?=(?:=+|-+)[ \t]*$)/.exec(line);
	if (underline !== null) return before?.trim() === "" && line.includes("-") ? line : escapeAt(line, underline[0].length);
	const command = /^[ \t]*(?=\/)/.exec(line);
	if (command !== null) return `${command[0]}\\/${neutraliseInline(line.slice(command[0].length + 1), rules)}`;
	const heading = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?=#{1,3}(?:[ \t]|$))/.exec(line);
	if (heading === null) return neutraliseInline(line, rules);
	const title = line.slice(heading[0].length).replace(/^#+/, "");
	return `${heading[0]}####${neutraliseInline(title, rules)}`;
}
function escapeAt(line, at) {
	return `${line.slice(0, at)}\\${line.slice(at)}`;
}

// src/core/markdown/elements.ts
const maxCodePoints$2 = 200;
/**
* Returns text of others for use inside a line of ours, such as a table cell: without line breaks, so that no block can start in
* it, and without cell borders. `\|` would not work: GitHub reads the backslashes of the text before those of the table.
*/
function oneLine(text, max = maxCodePoints$2) {
	const flat = text.toWellFormed().replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim().replaceAll("|", "¦");
	return neutraliseInline(truncateCodePoints(flat, max), {
		references: true,
		tables: true
	});
}
/** Renders a short text of others as code on one line. Nothing in it can end the span, the line or a table cell. */
function codeSpan(text) {
	const code = text.toWellFormed().replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim().replaceAll("`", "'").replaceAll("|", "¦").replaceAll("<!--", "<! --");
	return `\`${code === "" ? "(nothing)" : code}\``;
}
/**
* Renders text of others as a code block. The text is neutralised as well, because readers of raw comments look for markers and
* commands inside code too.
*/
function fencedText(text, language) {
	const fence = fenceFor(text);
	return neutralise(`${fence}${language}\n${text}\n${fence}`);
}
/** Puts `>` in front of every line. */
function quote(text) {
	return text.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
}
/** Renders text that is collapsed behind a headline. The text must have no open fence at its end. */
function renderDetails(title, text) {
	return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

// src/core/json/read-json-tokens.ts
/** Yields the tokens of a valid JSON text: punctuation, strings with their quotes, and bare words (numbers, `true`, `null`). */
function* readJsonTokens(text) {
	let at = 0;
	while (at < text.length) {
		const end = findTokenEnd(text, at);
		if (!isSpace(text.charCodeAt(at))) yield text.slice(at, end);
		at = end;
	}
}
function findTokenEnd(text, start) {
	const first = text.charAt(start);
	if (first === "\"") return findStringEnd(text, start);
	if (isPunctuation(first) || isSpace(text.charCodeAt(start))) return start + 1;
	let at = start + 1;
	while (at < text.length && !isPunctuation(text.charAt(at)) && !isSpace(text.charCodeAt(at))) at++;
	return at;
}
function findStringEnd(text, start) {
	let at = start + 1;
	while (at < text.length && text.charAt(at) !== "\"") at += text.charAt(at) === "\\" ? 2 : 1;
	return at + 1;
}
function isPunctuation(char) {
	return "{}[],:".includes(char);
}
function isSpace(code) {
	return code === 32 || code === 10 || code === 13 || code === 9;
}

// src/core/json/utf8-length.ts
const encoder = new TextEncoder();
/** Returns the number of bytes of a text in UTF-8. A lone surrogate counts as the three bytes of the replacement character it becomes. */
function utf8Length(text) {
	return encoder.encode(text).length;
}

// src/core/json/parse-untrusted-json.ts
/**
* This folder handles JSON that somebody else wrote. The text is parsed within limits, checked token by token for what
* `JSON.parse` accepts silently, and brought into a canonical form where a digest of it is needed.
*/
/** Keys through which an object's prototype can be reached. */
const forbiddenKeys$1 = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
const maxNumberCharacters = 64;
/** Finds the first fault in a syntactically valid JSON text. Passes over its tokens once, without recursion. */
function findJsonFault(text, limits) {
	const walk = {
		limits,
		stack: [],
		nodes: 0
	};
	for (const token of readJsonTokens(text)) {
		const fault = visitToken(walk, token);
		if (fault !== void 0) return fault;
	}
}
function visitToken(walk, token) {
	const frame = walk.stack.at(-1);
	if (token === ":") return void 0;
	if (token === ",") return void startNext(frame);
	if (token === "}" || token === "]") return void walk.stack.pop();
	if (frame?.expectsKey) return visitKey(walk, frame, JSON.parse(token));
	return visitValue(walk, token);
}
function startNext(frame) {
	if (frame === void 0) return;
	frame.index++;
	frame.expectsKey = frame.keys !== void 0;
}
function visitKey(walk, frame, key) {
	frame.expectsKey = false;
	frame.key = key;
	const { maxKeys } = walk.limits;
	if (forbiddenKeys$1.has(key)) return faultAt(walk, "forbidden-key", `the key "${key}" is not accepted; choose another name`);
	if (frame.keys?.has(key)) return faultAt(walk, "duplicate-key", "the key stands twice in one object; keep one of them");
	frame.keys?.add(key);
	if (maxKeys !== void 0 && frame.index >= maxKeys) return faultAt(walk, "keys", `is one key too many; an object may have ${maxKeys}`);
}
function visitValue(walk, token) {
	const { maxNodes, maxDepth } = walk.limits;
	walk.nodes++;
	if (walk.nodes > maxNodes) return faultAt(walk, "nodes", `is one value too many; at most ${maxNodes} are accepted in all`);
	if (token === "{" || token === "[") {
		if (walk.stack.length >= maxDepth) return faultAt(walk, "depth", `is nested too deeply; at most ${maxDepth} levels are accepted`);
		const keys = token === "{" ? /* @__PURE__ */ new Set() : void 0;
		walk.stack.push({
			keys,
			key: "",
			index: 0,
			expectsKey: keys !== void 0
		});
		return;
	}
	if (!isFaithful(token)) return faultAt(walk, "number", `the number ${excerpt(token)} cannot be kept exactly; write it as a string`);
}
/** Returns whether a literal has the same meaning after it was parsed and written again. Only numbers can fail this. */
function isFaithful(token) {
	if (!/^[-0-9]/.test(token)) return true;
	const value = Number(token);
	if (token.length > maxNumberCharacters || !Number.isFinite(value) || Object.is(value, -0)) return false;
	return /[.eE]/.test(token) || Number.isSafeInteger(value);
}
function faultAt(walk, code, message) {
	const path = walk.stack.map(renderStep).join("").replace(/^\./, "");
	return path === "" ? {
		code,
		message
	} : {
		code,
		message,
		path
	};
}
function renderStep(frame) {
	return frame.keys === void 0 ? `[${frame.index}]` : `.${excerpt(frame.key)}`;
}
function excerpt(text) {
	return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text.toWellFormed();
}
/**
* Parses JSON that somebody else wrote. Refuses what `JSON.parse` accepts silently: too many bytes, levels, values or keys, keys
* that reach a prototype, duplicate keys, and numbers that would change when written again. Keeps lone surrogates: the code that
* stores the value replaces them.
*/
function parseUntrustedJson(text, limits) {
	const bytes = utf8Length(text);
	if (bytes > limits.maxBytes) return failure({
		code: "too-large",
		message: `is ${bytes} bytes long; at most ${limits.maxBytes} bytes are accepted`
	});
	const parsed = parseSyntax(text);
	if (!parsed.ok) return parsed;
	const fault = findJsonFault(text, limits);
	return fault === void 0 ? parsed : failure(fault);
}
function parseSyntax(text) {
	try {
		return success(JSON.parse(text));
	} catch (error) {
		return failure({
			code: "syntax",
			message: `is not valid JSON: ${messageOf(error)}`
		});
	}
}

// src/core/output/results.ts
/** The limits of results; the same as those of `data` of a handoff. */
const resultLimits = {
	bytes: 65536,
	keys: 256
};
const keyPattern = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const forbiddenKeys = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
/**
* Returns the valid results (DESIGN 4.4, T22), or none if they are too large together. Of equal keys the later one wins (I-23).
*/
function checkResults(entries) {
	const warnings = [];
	const kept = /* @__PURE__ */ new Map();
	for (const [key, value] of entries) {
		const text = toText(value);
		if (!isResultKey(key)) warnings.push(describeKey$1(key));
		else if (text === void 0) warnings.push(`The result \`${key}\` is not a text and was left out; write it as a string.`);
		else kept.set(key, text);
	}
	const refusal = findExcess(kept);
	if (refusal !== void 0) return {
		results: {},
		warnings: [...warnings, refusal]
	};
	return {
		results: Object.fromEntries(kept),
		warnings
	};
}
/** Returns whether a key can be an output of a job, a line of history and a part of a template. */
function isResultKey(key) {
	return keyPattern.test(key) && !forbiddenKeys.has(key);
}
function toText(value) {
	if (typeof value === "string") return value.toWellFormed();
	return typeof value === "number" || typeof value === "boolean" ? String(value) : void 0;
}
function describeKey$1(key) {
	return `The result ${JSON.stringify(key.length > 64 ? `${key.slice(0, 64)}…` : key)} was left out: a key is 1 to 64 letters, digits, \`_\` or \`-\`, starts with a letter or \`_\`, and is not \`__proto__\`, \`constructor\` or \`prototype\`.`;
}
function findExcess(kept) {
	const bytes = [...kept].reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
	if (bytes > resultLimits.bytes) return `The results take ${bytes} bytes, keys and values together, and were left out; at most ${resultLimits.bytes} are accepted: put long texts into \`detail\` of the handoff.`;
	if (kept.size <= resultLimits.keys) return void 0;
	return `There are ${kept.size} results, which were left out; at most ${resultLimits.keys} are accepted.`;
}
/** Reads a line `key: value`, split at the first colon with a blank. Returns nothing for any other line (I-23). */
function readResultLine(line) {
	const trimmed = line.trim();
	const colon = trimmed.indexOf(": ");
	return colon > 0 ? [[trimmed.slice(0, colon), trimmed.slice(colon + 2)]] : [];
}
/** The limit on the text that is read; the limit on the results that are kept is lower. */
const maxBytes$1 = 1048576;
const jsonLimits$1 = {
	maxBytes: maxBytes$1,
	maxDepth: 4,
	maxNodes: 1e4
};
/** Parses the results file of an agent: one JSON object, or `key: value` lines. Other lines are ignored (I-23). */
function parseResults(text) {
	return text.trimStart().startsWith("{") ? parseObject(text) : parseLines(text);
}
function parseObject(text) {
	const json = parseUntrustedJson(text, jsonLimits$1);
	if (json.ok && typeof json.value === "object" && json.value !== null) return checkResults(Object.entries(json.value));
	return {
		results: {},
		warnings: [`The results were left out: ${json.ok ? "it is no object" : `${json.error.path === void 0 ? "it" : `\`${json.error.path}\``}: ${json.error.message}`}. Write \`key: value\` lines or one JSON object of strings.`]
	};
}
function parseLines(text) {
	if (text.length > maxBytes$1) return {
		results: {},
		warnings: [`The results file has ${text.length} characters and was left out; at most ${maxBytes$1} are read.`]
	};
	return checkResults(text.split("\n").flatMap(readResultLine));
}
/**
* Adds the results that an agent's outputs hold as `key: value` lines, as the older peer did (I-23). Outputs may be anything, so
* a line whose key can be no result stays an output, without a warning. The results file wins over the outputs.
*/
function addOutputResults(own, outputs) {
	const lines = outputs.flatMap(readResultLine).filter(([key]) => isResultKey(key));
	if (lines.length === 0) return own;
	const all = checkResults([...lines, ...Object.entries(own.results)]);
	if (Object.keys(all.results).length === 0) return {
		results: own.results,
		warnings: [...own.warnings, ...all.warnings]
	};
	return {
		results: all.results,
		warnings: own.warnings
	};
}
/**
* Renders the result `pr` of a task as `#7`, if it is the number of a pull request. Agents write results too, so the value may be
* anything.
*/
function pullLink(results) {
	const number = Object.hasOwn(results, "pr") ? results.pr : void 0;
	return number !== void 0 && /^[1-9][0-9]{0,9}$/.test(number) ? `#${number}` : void 0;
}

// src/core/text/times.ts
/**
* Renders a duration as `4m32s`, `1m02s`, `2h05m00s` or `9s`: seconds after minutes have two digits, as in the documents that
* users know (Y-10, X-14).
*/
function formatDuration(milliseconds) {
	const total = Math.max(0, Math.round(milliseconds / 1e3));
	const two = (value) => String(value).padStart(2, "0");
	const hours = Math.floor(total / 3600);
	const minutes = Math.floor(total % 3600 / 60);
	const seconds = total % 60;
	if (hours > 0) return `${hours}h${two(minutes)}m${two(seconds)}s`;
	if (minutes > 0) return `${minutes}m${two(seconds)}s`;
	return `${seconds}s`;
}
/** Renders a time as RFC 3339 in UTC without fractions. The fraction is cut and not rounded, as GitHub does. */
function toSeconds(time) {
	return new Date(time).toISOString().replace(/\.\d{3}Z$/, "Z");
}

// src/core/view/links.ts
/** Returns the address of the run's subject, or of an issue of the same repository. */
function threadUrl({ body }, thread) {
	const { number, url } = body.trigger.subject;
	return thread === number ? url : url.replace(/\/(?:issues|pull)\/\d+$/, `/issues/${thread}`);
}
/**
* Returns the comment of each record of a run, by the record's `seq`. Leaves out the records that came in an order and those of a
* dry run: their comment is 0, which stands for none.
*/
function commentsOf(stored, run) {
	const own = stored.filter(({ record, comment }) => record.run === run && comment !== 0);
	return new Map(own.map(({ record, comment }) => [record.seq, comment]));
}
/** Returns the address of the comment that holds a record; undefined for a record without one. */
function commentUrl({ run }, comment) {
	return comment === void 0 ? void 0 : `${threadUrl(run, run.thread)}#issuecomment-${comment}`;
}
/** Returns the address of the status comment; undefined while there is none. */
function statusUrl({ run }, comment) {
	return comment === void 0 ? void 0 : `${threadUrl(run, viewThreadOf(run))}#issuecomment-${comment}`;
}
/** Renders where a person finds the part of a record that is stored in an artifact. */
function renderArtifactLink({ locator, workflowRun }) {
	if (locator === void 0) return "";
	const name = `artifact ${locator.artifactId}`;
	return `${workflowRun.url === "" ? name : `[${name}](${workflowRun.url}/artifacts/${locator.artifactId})`} of workflow run ${locator.run}, ${locator.bytes} bytes, \`${locator.sha256}\``;
}
/**
* Returns the page of the job that did the work, where its log opens at the failure, or the page of its workflow run if the job
* is not known.
*/
function jobUrl({ url, job }) {
	return url === "" || job === void 0 ? url : `${url}/job/${job}`;
}
/**
* Renders the run's subject for a thread. In another thread it is a code span: a link there would be shown as a mention of the
* subject.
*/
function describeSubject({ body }, thread) {
	const { number } = body.trigger.subject;
	return thread === number ? `#${number}` : `\`#${number}\``;
}

// src/core/view/outcome-words.ts
/** The icons of outcomes. An icon never stands alone: the word carries the meaning (ux.md 1.2). */
const icons = {
	succeeded: "✅",
	failed: "❌",
	noop: "💤",
	"needs-input": "❓",
	cancelled: "🚫",
	skipped: "⏭️"
};
const outcomeNames = {
	succeeded: "succeeded",
	failed: "failed",
	noop: "had nothing to do",
	"needs-input": "needs input",
	cancelled: "was cancelled",
	skipped: "was skipped"
};
/** Returns an outcome as people read it: its icon and its words. */
function outcomeWords(outcome) {
	return `${icons[outcome]} ${outcomeNames[outcome]}`;
}

// src/core/view/comment/failure.ts
/** Renders the facts for a report of a failure: names, versions and places, one fact a line. */
function renderFacts(state, facts) {
	const { run, tasks } = state;
	const last = tasks.at(-1);
	const workflowRun = last?.body.workflowRun ?? run.body.workflowRun;
	return [
		...facts.version === void 0 ? [] : [`baton: ${facts.version}`],
		`run: ${run.run}`,
		`pipeline: ${run.body.pipeline}`,
		`configuration: ${run.body.commit}`,
		`last task: ${last === void 0 ? "(none)" : `${last.body.stage}, attempt ${last.attempt}, execution ${last.execution}`}`,
		...last === void 0 ? [] : [`agent: ${nameAgent(last.body)}`],
		`workflow run: ${workflowRun.id}, attempt ${workflowRun.attempt}${workflowRun.job === void 0 ? "" : `, job ${workflowRun.job}`}`,
		`ended: ${facts.end.finishedAt}, ${facts.end.reason}`
	].join("\n");
}
/** Names an agent with its engine, its model, and a note that it was not isolated, as far as these are known. */
function nameAgent({ agent, engine, usage, isolated, prompt }) {
	return `${agent} (${engine}${usage?.model === void 0 ? "" : `, ${usage.model}`}${isolated || prompt === void 0 ? "" : ", not isolated"})`;
}
/** Renders the reason of a failure and its message; empty without a failure. */
function renderFailure(failure) {
	if (failure === void 0) return [];
	const { reason, message } = failure;
	return [`Reason: ${codeSpan(reason)}`, ...message === "" ? [] : [fencedText(message, "text")]];
}
const endLines = 6;
const earlierLines = 3;
const maxCodePoints$1 = 1200;
const sign = /\b(?:error|exception|fail(?:ed|ure)?|fatal|panic|denied|refused|forbidden|not found|not ok|cannot|unable|expected)\b/i;
/**
* Picks the most telling lines of a failure, in their order: Baton's own sentence, the first lines that name an error, and the
* end, where programs explain why they stopped. Omitted lines are counted.
*/
function pickDecisiveLines(message) {
	const lines = message.split("\n").filter((line) => line.trim() !== "");
	const end = lines.length - endLines;
	const named = lines.flatMap((line, index) => index > 0 && index < end && sign.test(line) ? [index] : []);
	const earlier = /* @__PURE__ */ new Set([0, ...named.slice(0, earlierLines)]);
	const kept = lines.flatMap((_, index) => index >= end || earlier.has(index) ? [index] : []);
	const shown = kept.flatMap((index, place) => {
		const left = index - (kept[place - 1] ?? -1) - 1;
		return [...left === 0 ? [] : [`… ${left} more line${left === 1 ? "" : "s"}`], lines[index] ?? ""];
	});
	return truncateCodePoints(shown.join("\n"), maxCodePoints$1, { mark: "…" });
}
const reportUrl = "https://github.com/baton-agents/baton/issues/new";
/** Returns who must act after a failure, and what helps. Only a fault of Baton itself should be reported. */
function failureCause(kind) {
	return causes[kind];
}
const causes = {
	yours: "**Yours to mend**: the configuration, a secret, a right, a setting or a branch. The words above name it; docs/errors.md has every code.",
	agent: "**The agent came to nothing**: read what it said above and its log. A clearer issue, prompt or more attempts (`retry.attempts`) may help.",
	account: "**The provider's refusal**: the API of the model does not take the account. See that the secret is right and passed on, and that there is credit.",
	model: "**The provider's trouble**: the API of the model was busy or out of order, again and again. Try it later.",
	github: "**The provider's trouble**: GitHub or the machine. The job was cancelled, timed out or was lost. If nobody did that, just try again.",
	ours: `**A fault of Baton itself**, nothing that you did: please [report it](${reportUrl}) with the names and numbers below.`
};
/**
* Renders the visible notice about a failed execution (C-18): which attempt of how many, why, and what happens next. Ends without
* a full stop.
*/
function renderRetryNotice(state, task) {
	const following = nextAfterFailure(state, task);
	const attempts = displayedAttempts(state, task.body.stage);
	const reason = oneLine(task.body.failure?.reason ?? task.body.outcome);
	return `attempt ${task.attempt} of ${attempts} failed: ${reason}; ${describeNext(following, task)}`;
}
/** Returns whether there is more to report than the outcome: something happens next, or something happened before. */
function hasRetryNotice(state, task) {
	if (task.body.outcome !== "failed") return false;
	const following = nextAfterFailure(state, task);
	return following === "retry" || following === "restart" || maxAttemptsOf(state.run, task.body.stage) > 1;
}
function describeNext(following, task) {
	switch (following) {
		case "retry": return `attempt ${task.attempt + 1} starts`;
		case "restart": return "it starts again, which counts as no attempt";
		case "exhausted": return "no attempt is left";
		case "final": return "it is not tried again, because the next attempt would fail the same way";
		case "nothing": return "the run ended before another attempt";
	}
}

// src/core/record/envelope.ts
/** The place of a record: its repository, its thread, and its position in the run. */
const placeFields = {
	/** The numeric id of the repository. A record copied to another repository does not match. */
	repo: int(),
	/** The number of the issue or pull request. A record copied to another thread does not match. */
	subject: int(),
	run: string(),
	/** The task; empty for records about the whole run. */
	task: string(),
	attempt: int(),
	execution: int(),
	/** The number of the record in the run: 1, 2, …. It defines the order, independent of the clock. */
	seq: int(),
	/** The `sha256:` digest of the canonical JSON of the run's previous envelope, including `sig`; empty for the first. */
	prev: string()
};
const recordPlaceSchema = object(placeFields);
/**
* The envelope of a record as it is stored in a comment or in a dispatch payload (DESIGN 4.5). `sig` is Ed25519 over the
* canonical JSON (RFC 8785) of all other fields, with `body` in its encoded form. Unsigned envelopes have the same form without
* `key` and `sig`, and also name each other by `prev`.
*/
const envelopeSchema = object({
	kind: string(),
	...placeFields,
	/** The id of the key, and the signature; both absent in an unsigned record. */
	key: string().optional(),
	sig: string().optional(),
	enc: _enum(["json", "deflate"]),
	/** The body: JSON with `json`; base64 of raw deflate with `deflate`; empty when `parts` holds the digests of its pieces. */
	body: unknown(),
	/** The `sha256:` digest of each continuation piece, in order, when the body does not fit one comment. */
	parts: array(string()).optional()
});
/** The limits on stored sizes. A comment holds 65,536 characters; Baton plans for less, both in code points and in bytes. */
const recordLimits = {
	/** The UTF-8 bytes of one comment that Baton writes. */
	commentBytes: 6e4,
	/** The bytes for the markers of one comment, so that at least a fifth remains for the visible text. */
	markerBytes: 48e3,
	/** The length of JSON up to which a body stays readable. */
	inlineBytes: 2048,
	/** The characters of one continuation piece. */
	pieceCharacters: 55e3,
	/** The most bytes that GitHub accepts, as measured; nothing longer is a comment. */
	scannedCharacters: 262144,
	/** The decoded bytes of one body. The body is signed, so only Baton could make it larger. */
	bodyBytes: 16777216,
	dispatchCharacters: 6e4
};
/** The limits of the JSON in a marker: one envelope. */
const envelopeJsonLimits = {
	maxBytes: recordLimits.scannedCharacters,
	maxDepth: 40,
	maxNodes: 1e5
};
/** The limits of the JSON of a decoded body. */
const bodyJsonLimits = {
	maxBytes: recordLimits.bodyBytes,
	maxDepth: 40,
	maxNodes: 2e5
};

// src/core/trigger/trigger.ts
const accountSchema = object({
	id: int(),
	login: string(),
	/** GitHub's word for the account: `User`, `Bot`, `Organization`, `Mannequin`. */
	type: string().optional()
});
const revisionSchema$2 = object({
	branch: string(),
	sha: string().regex(/^[0-9a-f]{40}$/),
	/** The repository that has the branch: another one for a pull request from a fork, null when that was deleted. */
	repository: int().nullable()
});
const repositorySchema$1 = object({
	id: int(),
	owner: string(),
	name: string(),
	defaultBranch: string(),
	private: boolean()
});
const subjectSchema = object({
	kind: _enum(["issue", "pull-request"]),
	number: int(),
	title: string(),
	body: string(),
	author: accountSchema,
	association: string(),
	labels: array(string()),
	url: string(),
	/** The number of comments in the thread at the time of the trigger. */
	comments: int(),
	/** True if GitHub accepts no comments of workflows there; absent otherwise. */
	locked: boolean().optional(),
	createdAt: string(),
	/** The state `open` or `closed`; absent when unknown. */
	state: string().optional(),
	/** The logins; absent when unknown. */
	assignees: array(string()).optional(),
	/** The commits of a pull request: `head` would be merged into `base`. Frozen at the time of the trigger. */
	head: revisionSchema$2.optional(),
	base: revisionSchema$2.optional(),
	draft: boolean().optional()
});
/** A cron tick. Its run has no subject: `plan` gives it the pipeline's runs issue. */
const scheduleSchema$1 = object({
	cron: string(),
	/** The time when GitHub created the workflow run, which may be late. */
	firedAt: string().optional(),
	/** The time that the tick stands for. */
	tick: string().optional(),
	/** The number of ticks since the previous run for which GitHub started nothing. */
	missed: int().optional()
});
const commentSchema$1 = object({
	id: int(),
	author: accountSchema,
	body: string(),
	createdAt: string()
});
const reviewSchema$1 = object({
	id: int(),
	author: accountSchema,
	/** The state: `approved`, `changes_requested` or `commented`. */
	state: string(),
	body: string(),
	submittedAt: string(),
	/** Comments on lines, which belong to the review. */
	comments: array(object({
		path: string(),
		line: int().nullable(),
		body: string()
	})).default([])
});
/** A `repository_dispatch`. Like a tick it has no subject. */
const webhookSchema$1 = object({
	type: string(),
	/** The `client_payload`, until the pipeline's fields are extracted from it. */
	payload: unknown().optional()
});
/** A GitHub event that may start a pipeline, with the text as it was at that time. */
const triggerSchema = object({
	kind: _enum([
		"issue-labeled",
		"pull-request-labeled",
		"issue-changed",
		"pull-request-changed",
		"comment",
		"review",
		"schedule",
		"webhook",
		"manual"
	]),
	repository: repositorySchema$1,
	subject: subjectSchema,
	actor: accountSchema,
	/** The added label; empty for other events. */
	label: string(),
	/** The action of the kinds `…-changed`: `opened`, `reopened`, `assigned`, `ready_for_review`. */
	action: string().optional(),
	/** The login that was just assigned. */
	assignee: string().optional(),
	comment: commentSchema$1.optional(),
	review: reviewSchema$1.optional(),
	schedule: scheduleSchema$1.optional(),
	webhook: webhookSchema$1.optional(),
	/** The pipeline that was requested by name: by hand, or in `/baton run`. */
	named: string().optional(),
	/** The mapped fields of a webhook, for `{{ inputs }}`. */
	inputs: record(string(), string()).optional(),
	/** The time when GitHub created the workflow run, for an event that is about no thread. */
	firedAt: string().optional(),
	/** The time of an event other than a label. */
	at: string().optional(),
	/** The time when the label was added, if GitHub was asked; the payload of a label event does not have it. */
	labeledAt: string().optional()
});
/** Returns whether an event is about an issue or pull request. All other runs are kept on the runs issue of their pipeline. */
function hasSubject({ kind }) {
	return kind !== "schedule" && kind !== "webhook" && kind !== "manual";
}
/** Returns the time at which a run reads its thread; undefined where only GitHub's list of events has it. */
function frozenAt({ kind, comment, review, at, labeledAt }) {
	if (kind === "comment") return comment?.createdAt;
	if (kind === "review") return review?.submittedAt;
	return at ?? labeledAt;
}
/**
* Returns whether the code comes from a fork, to which others push: such a run gets no secrets, and its branch is never pushed to
* (DESIGN 2).
*/
function isFromFork({ subject, repository }) {
	return subject.head !== void 0 && subject.head.repository !== repository.id;
}
/**
* Returns an id of the event, so that the same event starts nothing twice, even if it is delivered or forwarded again or its job
* is re-run. `fallback` identifies events that have no id of their own.
*/
function startIdOf(trigger, fallback) {
	const { kind, comment, review, labeledAt, label, action } = trigger;
	if (kind === "comment" && comment !== void 0) return `comment ${comment.id}`;
	if (kind === "review" && review !== void 0) return `review ${review.id}`;
	if (labeledAt !== void 0) return `label ${label} ${labeledAt}`;
	const at = frozenAt(trigger);
	return kind === "pull-request-changed" && at !== void 0 ? `${action} ${at}` : fallback;
}

// src/core/trigger/accounts.ts
/** Returns whether an account is a bot. Such a login may belong to any App; only the numeric id tells which one (T05). */
function isBot({ type, login }) {
	return type === "Bot" || login.toLowerCase().endsWith("[bot]");
}
/** The numeric id of `github-actions[bot]`, the account behind the token of every workflow on github.com. */
const actionsAccount = 41898282;
/** GitHub's words for people whom the repository knows. They grant no right: rights are checked by `checkPermission`. */
const insiders = /* @__PURE__ */ new Set([
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
]);
/**
* Returns whether a text is by an outsider, judging by the association that GitHub reports with it. Unknown counts as outside.
*/
function isOutsider(association) {
	return association === void 0 || !insiders.has(association);
}

// src/core/config/schema/filter-schema.ts
/** A pattern of limited length. A longer one is no sensible filter, and costs time on every event (I-6). */
const patternSchema = string().min(1).max(1024);
const loginSchema = string().min(1).max(100);
const labelsSchema = array(string().min(1)).min(1).max(50);
const globSchema = string().min(1).max(256);
const threadFields = {
	labels: labelsSchema.describe("All of these must be on it; one of them is the label just added.").optional(),
	"exclude-labels": array(string().min(1)).max(50).default([]).describe("None of these may be on it."),
	state: _enum([
		"open",
		"closed",
		"all"
	]).describe("Whether it is open or closed. Absent or all: either.").optional(),
	author: loginSchema.describe("Login of the account that opened it.").optional(),
	"exclude-authors": array(loginSchema).min(1).max(50).describe("Logins of accounts whose issues and pull requests start nothing, whatever `author` says.").optional()
};
const textFields = {
	"title-pattern": patternSchema.describe("Regular expression (RE2) that must be found in the title, at most 1,024 characters.").optional(),
	"body-pattern": patternSchema.describe("Regular expression (RE2) that must be found in the text, at most 1,024 characters.").optional(),
	"exclude-body-patterns": array(patternSchema).min(1).max(10).describe("Regular expressions (RE2), at most 10, none of which may be found in the text.").optional()
};
const assignee = loginSchema.describe("Login that it is assigned to; `*` for anybody, `none` for nobody.").optional();
const filesSchema$1 = strictObject({
	include: array(globSchema).min(1).max(50).describe("Globs, one of which must fit a changed file. `**`, alone between slashes, crosses folders; `*` and `?` do not.").optional(),
	exclude: array(globSchema).min(1).max(50).describe("Globs of files that do not count. A pull request of such files alone does not fit.").optional()
}).describe("Which files the pull request changes.");
const issueFilterSchema = strictObject({
	...threadFields,
	assignee,
	...textFields
}).describe("An issue that fits. With `labels` it starts when one of them is added, with `assignee` when somebody is assigned, with neither when it is opened or opened again.");
const pullRequestFilterSchema = strictObject({
	...threadFields,
	assignee,
	...textFields,
	draft: boolean().describe("Whether it is a draft. false: being marked as ready starts it as well.").optional(),
	"review-state": _enum([
		"approved",
		"changes_requested",
		"commented",
		"any"
	]).describe("A submitted review starts it, of this kind or of any, and nothing else does.").optional(),
	files: filesSchema$1.optional(),
	"base-branch": globSchema.describe("Branch that it would be merged into; a glob in which `*` does not cross `/`.").optional()
}).describe("A pull request that fits. With `review-state` it starts when a review is submitted, with `labels` when one of them is added, with `assignee` when somebody is assigned, with none of them when it is opened or opened again.");
const commentFilterSchema = strictObject({
	command: string().max(100).regex(/^\/[a-z][a-z0-9-]*(?: [a-z0-9][a-z0-9-]*)*$/).describe("The whole first line of the comment, such as `/baton fix`: a slash and words of small letters, digits and hyphens."),
	subject: _enum(["issue", "pull-request"]).describe("Where the comment stands. Absent: either.").optional(),
	...threadFields,
	labels: labelsSchema.describe("All of these must be on the issue or pull request.").optional()
}).describe("A comment whose first line is a command.");
/** Returns the schema of one filter or a list of filters, of which one must match. */
function oneOrMany(filter) {
	return union([filter, array(filter).min(1).max(20).describe("A list of filters, at most 20: one of them has to fit.")]);
}
/** Returns the filters of a trigger as a list, whichever way they were written; empty when the trigger is absent. */
function filtersOf(value) {
	if (value === void 0) return [];
	return Array.isArray(value) ? value : [value];
}

// src/core/view/usage-words.ts
/** Renders tokens as `1,200 in, 300 out`; empty when nothing is known. */
function formatTokens({ inputTokens, outputTokens }) {
	return [...inputTokens === void 0 ? [] : [`${inputTokens.toLocaleString("en-US")} in`], ...outputTokens === void 0 ? [] : [`${outputTokens.toLocaleString("en-US")} out`]].join(", ");
}
/** Renders a cost as `$0.0123`, with two to six decimals; empty when nothing is known. */
function formatCost({ costMicros, estimated }) {
	if (costMicros === void 0) return "";
	const cost = `$${(costMicros / 1e6).toFixed(6).replace(/0{1,4}$/, "")}`;
	return estimated === true ? `${cost} (estimate)` : cost;
}
/** Renders the time that executions took, as `4m32s`. */
function formatTime({ seconds }) {
	return formatDuration(seconds * 1e3);
}

// src/core/view/status/stage-table.ts
/** Renders one row per stage, and their sum: outcome, attempt, duration, tokens and cost where they are known, links. */
function renderStageTable(state, { links = {}, maxBytes = Number.POSITIVE_INFINITY } = {}) {
	const usage = usageByStage(state);
	const total = addUsage([...usage.values()]);
	const has = {
		tokens: formatTokens(total) !== "",
		cost: total.costMicros !== void 0
	};
	const line = (cells) => renderLine(cells, has);
	const rows = [...state.stages].map(([stage, entry]) => line(rowOf(state, {
		stage,
		entry,
		links,
		usage: usage.get(stage)
	})));
	const sum = usage.size > 1 ? [line({
		stage: "**all**",
		...usageCells(total)
	})] : [];
	const head = [line(titles), renderRule(has)];
	const kept = selectRows(rows, maxBytes - utf8Length([...head, ...sum].join("\n")));
	const table = [
		...head,
		...kept,
		...sum
	].join("\n");
	const missing = rows.length - kept.length;
	return missing === 0 ? table : `${table}\n\n_${missing} more stages are not shown: the summary of each job has them all._`;
}
const columns = [
	"stage",
	"agent",
	"state",
	"attempt",
	"duration",
	"tokens",
	"cost",
	"links"
];
const titles = Object.fromEntries(columns.map((column) => [column, column]));
function shownColumns(has) {
	return columns.filter((column) => (column !== "tokens" || has.tokens) && (column !== "cost" || has.cost));
}
function renderLine(cells, has) {
	return `| ${shownColumns(has).map((column) => cells[column] ?? "").join(" | ")} |`;
}
function renderRule(has) {
	return `|${shownColumns(has).map(() => "---|").join("")}`;
}
function selectRows(rows, maxBytes) {
	let room = maxBytes;
	const end = rows.findIndex((row) => {
		room -= utf8Length(row) + 1;
		return room < 0;
	});
	return end < 0 ? rows : rows.slice(0, end);
}
function usageCells(usage) {
	return {
		duration: formatTime(usage),
		tokens: formatTokens(usage),
		cost: formatCost(usage)
	};
}
function rowOf(state, { stage, entry, links, usage }) {
	return {
		stage: `\`${stage}\``,
		agent: renderStageAgents(state, stage),
		state: describeStage$1(entry, state.end !== void 0),
		attempt: describeAttempt(entry, displayedAttempts(state, stage)),
		...usage === void 0 ? {} : usageCells(usage),
		links: renderLinks(state, {
			stage,
			entry,
			links
		})
	};
}
function describeStage$1(entry, isOver) {
	switch (entry.kind) {
		case "waiting": return isOver ? "⏭️ not started: the run ended" : "⏳ waiting";
		case "due": return isOver ? "⏹️ not finished: the run ended" : "▶️ running";
		case "blocked": return `⏭️ not started: \`${entry.by}\` did not succeed`;
		case "ended": {
			const { outcome, failure, note } = entry.last.body;
			const reason = failure?.reason ?? note;
			return reason === void 0 ? outcomeWords(outcome) : `${outcomeWords(outcome)}: ${oneLine(reason)}`;
		}
	}
}
function describeAttempt(entry, attempts) {
	if (entry.kind === "due") return `${entry.attempt} of ${attempts}`;
	return entry.kind === "ended" ? `${entry.last.attempt} of ${attempts}` : "";
}
function renderLinks(state, { stage, entry, links }) {
	const last = state.tasks.findLast((task) => task.body.stage === stage);
	const run = (entry.kind === "due" ? links.started?.get(stage) : void 0) ?? last?.body.workflowRun;
	const comment = last === void 0 ? void 0 : commentUrl(state, links.comments?.get(last.seq));
	return [...run === void 0 || run.id === 0 || run.url === "" ? [] : [`[run](${run.url})`], ...comment === void 0 ? [] : [`[comment](${comment})`]].join(" · ");
}
/** The number of agents of one stage that are named; those in the middle are counted. */
const shown = 6;
/** Renders the agents of a stage in their order: `researcher → writer`. Uses only names of the config. */
function renderStageAgents(state, name) {
	const stage = stageOf(state.run, name);
	if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
	const agents = [stage.agent, ...state.transfers.filter(({ task }) => task === name).map(({ body }) => body.to)];
	if (agents.length <= shown) return agents.join(" → ");
	return [
		...agents.slice(0, 4),
		`… ${agents.length - shown + 1} more …`,
		agents.at(-1)
	].join(" → ");
}
/** Returns the agent that works on a stage, or that worked on it last. */
function currentAgentOf(state, name) {
	return agentNameAt(state, {
		stage: name,
		execution: Number.POSITIVE_INFINITY
	}) ?? renderStageAgents(state, name);
}

// src/core/view/status/stage-graph.ts
/** Limits below those of GitHub, which draws no graph with more than 500 edges or 50,000 characters. */
const limits$1 = {
	stages: 150,
	edges: 400
};
/** Styles of borders only: text and background remain those of the reader's theme, light or dark. */
const classes = {
	succeeded: "stroke:#2da44e,stroke-width:2px",
	failed: "stroke:#cf222e,stroke-width:3px",
	person: "stroke:#8250df,stroke-width:3px",
	running: "stroke:#bf8700,stroke-width:3px",
	idle: "stroke:#8b949e,stroke-dasharray:4 4"
};
/** Renders the chain as a Mermaid graph. It contains only names of stages and fixed words, nothing that an agent wrote. */
function renderStageGraph(state) {
	const names = [...state.stages.keys()];
	const { stages } = pipelineOf(state.run);
	const edges = names.flatMap((name, to) => (stages[name]?.needs ?? []).map((need) => [names.indexOf(need), to]));
	if (names.length > limits$1.stages || edges.length > limits$1.edges) return `The chain has ${names.length} stages with ${edges.length} needs: too many to draw.`;
	const nodes = [...state.stages].map(([name, entry], index) => renderNode(state, {
		name,
		entry,
		index
	}));
	const styles = Object.entries(classes).filter(([style]) => nodes.some((node) => node.endsWith(`:::${style}`))).map(([name, style]) => `  classDef ${name} ${style}`);
	const arrows = edges.map(([from, to]) => `  s${from} --> s${to}`);
	return [
		"```mermaid",
		"flowchart LR",
		...nodes,
		...arrows,
		...styles,
		"```"
	].join("\n");
}
function renderNode(state, node) {
	const { name, entry, index } = node;
	const { words, style } = describeNode(entry, {
		attempts: displayedAttempts(state, name),
		isOver: state.end !== void 0
	});
	return `  s${index}["${escapeLabel(`${name}${renderAgents(state, name)}: ${words}`)}"]:::${style}`;
}
/** Renders the agents of a stage in order, if there was a transfer. */
function renderAgents(state, name) {
	return state.transfers.some(({ task }) => task === name) ? `, ${renderStageAgents(state, name)}` : "";
}
function describeNode(entry, { attempts, isOver }) {
	if (isOver && entry.kind === "waiting") return {
		words: "⏭️ not started",
		style: "idle"
	};
	if (isOver && entry.kind === "due") return {
		words: "⏹️ not finished",
		style: "idle"
	};
	switch (entry.kind) {
		case "waiting": return {
			words: "⏳ waiting",
			style: "idle"
		};
		case "due": return {
			words: attempts === 1 ? "▶️ running" : `▶️ running, attempt ${entry.attempt} of ${attempts}`,
			style: "running"
		};
		case "blocked": return {
			words: "⏭️ not started",
			style: "idle"
		};
		case "ended": return {
			words: outcomeWords(entry.last.body.outcome),
			style: styleOf(entry.last.body.outcome)
		};
	}
}
function styleOf(outcome) {
	if (outcome === "needs-input") return "person";
	if (outcome === "failed") return "failed";
	return isSuccess(outcome) ? "succeeded" : "idle";
}
/** Escapes a label. Mermaid writes characters as `#35;`, so nothing in a label can end it. */
function escapeLabel(text) {
	return text.replace(/["#;<>&\\`{}[\]()|%\n\r]/g, (character) => `#${character.codePointAt(0)};`);
}
/** Renders a run for the summary of a job: every stage, and the graph of the chain. */
function renderRunOverview(state) {
	return [renderStageTable(state), renderStageGraph(state)].join("\n\n");
}

// node_modules/canonicalize/lib/canonicalize.js
function serializeString(value) {
	if (!value.isWellFormed()) throw new Error("Lone surrogate is not allowed");
	return JSON.stringify(value);
}
function serializePrimitive(value) {
	switch (typeof value) {
		case "number":
			if (isNaN(value)) throw new Error("NaN is not allowed");
			if (!isFinite(value)) throw new Error("Infinity is not allowed");
			return JSON.stringify(value);
		case "string": return serializeString(value);
		case "boolean": return value ? "true" : "false";
		default: return JSON.stringify(value);
	}
}
function enterValue(value, seen) {
	let wrappers = null;
	while (value !== null && typeof value === "object" && typeof value.toJSON === "function") {
		if (seen.has(value)) throw new Error("Circular reference detected");
		seen.add(value);
		(wrappers ??= []).push(value);
		value = value.toJSON();
	}
	if (value instanceof Number || value instanceof String || value instanceof Boolean) value = value.valueOf();
	if (value === null || typeof value !== "object") {
		if (wrappers !== null) for (const wrapper of wrappers) seen.delete(wrapper);
		return serializePrimitive(value);
	}
	if (seen.has(value)) throw new Error("Circular reference detected");
	seen.add(value);
	return {
		container: value,
		keys: Array.isArray(value) ? null : Object.keys(value).sort(),
		index: 0,
		first: true,
		wrappers
	};
}
function canonicalize(object) {
	if (object === null || typeof object !== "object") return serializePrimitive(object);
	const seen = /* @__PURE__ */ new Set();
	const root = enterValue(object, seen);
	if (typeof root !== "object") return root;
	let result = root.keys === null ? "[" : "{";
	const stack = [root];
	outer: while (stack.length > 0) {
		const frame = stack[stack.length - 1];
		const container = frame.container;
		if (frame.keys === null) {
			while (frame.index < container.length) {
				const i = frame.index++;
				if (i > 0) result += ",";
				const element = container[i];
				const value = element === void 0 || typeof element === "symbol" || typeof element === "function" ? null : element;
				if (value === null || typeof value !== "object") {
					result += serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (typeof child !== "object") {
					result += child === void 0 ? "null" : child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "]";
		} else {
			const keys = frame.keys;
			while (frame.index < keys.length) {
				const key = keys[frame.index++];
				const value = container[key];
				if (value === void 0 || typeof value === "symbol" || typeof value === "function") continue;
				if (value === null || typeof value !== "object") {
					if (frame.first) frame.first = false;
					else result += ",";
					result += serializeString(key) + ":" + serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (child === void 0) continue;
				if (frame.first) frame.first = false;
				else result += ",";
				result += serializeString(key) + ":";
				if (typeof child !== "object") {
					result += child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "}";
		}
		seen.delete(container);
		if (frame.wrappers !== null) for (const wrapper of frame.wrappers) seen.delete(wrapper);
		stack.pop();
	}
	return result;
}

// src/core/json/json-value.ts
/** Returns a copy of a JSON value in which each lone surrogate, which has no UTF-8 form, is replaced by U+FFFD. */
function toWellFormedJson(value) {
	if (typeof value === "string") return value.toWellFormed();
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(toWellFormedJson);
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}
/** Returns whether the value is a map as JSON and YAML have them: not a list and not null. */
function isPlainMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Returns canonical JSON (RFC 8785), or undefined for a value that has none, such as a text with a lone surrogate. */
function canonicalJson(value) {
	try {
		return canonicalize(value);
	} catch {
		return;
	}
}
/**
* Returns the `sha256:` digest of a JSON value's canonical form. It is the same before and after the value was stored in a
* record.
*/
function digestOf(value, sha256) {
	return sha256(canonicalJson(toWellFormedJson(value)) ?? "");
}

// src/core/transfer/transfer.ts
/**
* This folder handles transfers, by which one agent passes its work to another. `transfer` defines the stored forms,
* `find-transfer-call` finds the request in what an agent left, `read-transfer` checks it against the config, and `targets` lists
* who may take over.
*/
/** The limits of a request; those of DESIGN 4.3 for `to` and `message`. */
const transferLimits = {
	nameCodePoints: 64,
	messageCodePoints: 16384,
	superseded: 20,
	supersededCodePoints: 500
};
const callSchema = object({
	to: string(),
	message: string()
});
/** The calls of an agent in one turn. The last one counts; those before it are superseded (T-21). */
const transferRequestSchema = callSchema.extend({ superseded: array(callSchema).default([]) });
/** The body of a `transfer` record: one agent passed its work to another one (T-8). */
const transferBodySchema = object({
	/** The agent that transferred. Baton sets it from the records (T-5). */
	from: string(),
	to: string(),
	message: string(),
	/** The time when the turn of `from` was over, RFC 3339. */
	timestamp: string(),
	/** Earlier calls of the same turn, shortened; absent when there were none. */
	superseded: array(callSchema).optional()
});
/** A transfer that did not happen. It is kept separate from the chain (T-12). */
const refusedTransferSchema = object({
	/** The reason: `limit` ends the run; `target` is a failure of the attempt. */
	reason: _enum(["limit", "target"]),
	to: string(),
	message: string(),
	/** The value of `limits.max-handoffs` at that time. */
	limit: int()
});
/** Shortens superseded calls (T-21) and keeps the newest of them. They are stored for people to look at. */
function limitCalls(calls) {
	const { nameCodePoints, supersededCodePoints, superseded } = transferLimits;
	return calls.slice(-superseded).map(({ to, message }) => ({
		to: truncateCodePoints(to, nameCodePoints),
		message: truncateCodePoints(message, supersededCodePoints)
	}));
}
/**
* Shortens a transfer to the limits of what is stored. A shortened name matches no agent, and is refused when the transfer is
* checked.
*/
function limitTransfer({ to, message, superseded }) {
	return {
		to: truncateCodePoints(to, transferLimits.nameCodePoints),
		message: truncateCodePoints(message, transferLimits.messageCodePoints),
		superseded: limitCalls(superseded)
	};
}

// src/core/handoff/handoff.ts
/** The limits of DESIGN 4.3. They count code points where people read a text, and bytes where it is stored. */
const handoffLimits = {
	summaryCodePoints: 4096,
	detailCodePoints: 65536,
	dataBytes: 65536,
	dataKeys: 256,
	contextBytes: 65536,
	messageCodePoints: 16384,
	wholeBytes: 524288,
	depth: 32
};
const contextSchema = object({
	relevant_files: array(string()).optional(),
	key_findings: array(string()).optional(),
	constraints: array(string()).optional(),
	suggested_approach: string().optional()
});
/**
* The versioned context that an agent writes for later agents. The schema checks its shape only; `parse-handoff` checks the
* limits.
*/
const handoffSchema = object({
	/** The version; absent in a stored handoff means 1 (C-37). */
	version: literal(1).default(1),
	summary: string(),
	detail: string().optional(),
	data: record(string(), string()).optional(),
	context: contextSchema.optional(),
	to: string().optional(),
	message: string().optional()
});
/** Returns a handoff without optional fields that are empty: absent and empty mean the same (H-6, H-10). */
function compactHandoff(handoff) {
	const context = handoff.context === void 0 ? {} : dropEmpty(handoff.context);
	const { detail, data, to, message } = handoff;
	return {
		version: handoff.version,
		summary: handoff.summary,
		...dropEmpty({
			detail,
			data,
			context,
			to,
			message
		})
	};
}
function dropEmpty(fields) {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty$1(value)));
}
function isEmpty$1(value) {
	if (value === void 0 || value === "") return true;
	return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
/**
* Serialises a handoff as canonical JSON (RFC 8785): equal handoffs give equal bytes. Empty optional fields are omitted (H-10).
*/
function serialiseHandoff(handoff) {
	const value = toWellFormedJson(compactHandoff(handoff));
	return canonicalJson(value) ?? JSON.stringify(value);
}
/**
* Renders a handoff between its markers, for agents that pass it on through their output. No three hyphens in a row remain in the
* JSON, so that no marker inside its texts can be mistaken for a real one (H-27).
*/
function encodeHandoffBlock(handoff) {
	return `---BATON_HANDOFF_START---\n${serialiseHandoff(handoff).replace(/-(?=--)/g, "\\u002d")}\n---BATON_HANDOFF_END---`;
}

// src/core/record/history-record.ts
/** The body of a `history` record on a pipeline's ledger: what later runs may show about a run that has ended. */
const historyBodySchema = object({
	pipeline: string(),
	/** The issue or pull request that the run was about. */
	subject: int(),
	outcome: outcomeSchema,
	/** The results of all stages in their order; later ones win. */
	results: record(string(), string()),
	/** The failure: its reason in short, and its text. */
	error: string().optional(),
	message: string().optional(),
	/** The handoff of the last stage that has one; detail and data only where the pipeline's `include-keys` name them. */
	handoff: handoffSchema.pick({
		summary: true,
		detail: true,
		data: true
	}).optional(),
	startedAt: string(),
	finishedAt: string()
});

// src/core/agent/engine-name.ts
/** The programs that can run an agent (DESIGN 1). */
const engineNames = [
	"claude-code",
	"codex",
	"gemini",
	"opencode",
	"cursor",
	"copilot",
	"command"
];
/** The engines that report costs. The others report at most tokens, and their costs follow from `prices`. */
const reporting = /* @__PURE__ */ new Set(["claude-code", "opencode"]);
/** Returns whether an engine reports the cost of a run. */
function reportsCost(engine) {
	return reporting.has(engine);
}

// src/core/config/schema/agent-schema.ts
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const toolsSchema = array(string().regex(/^(?!-)[^\p{Cc}]{1,200}$/u)).max(200).default([]);
const mcpServerSchema = strictObject({
	command: string().min(1).optional().describe("Program of a server on the same machine."),
	args: array(string()).default([]).describe("Arguments of `command`."),
	env: record(string().regex(variableName), string().describe("A value, in which `${NAME}` stands for a secret.")).default({}).describe("Environment of `command`. `${NAME}` stands for a secret that the `env` of the agent names."),
	url: url({ protocol: /^https?$/ }).optional().describe("Address of a server elsewhere, instead of `command`.")
}).describe("An MCP server that the agent may use beside that of Baton: either `command` or `url`.");
/** A named engine with its settings. */
const agentSchema = strictObject({
	engine: _enum(engineNames).describe("The program that runs the agent."),
	description: string().min(1).max(500).optional().describe("What the agent is good for, in a sentence. Agents that may hand their work over to it are shown this."),
	command: array(string().min(1)).min(1).optional().describe("Program and arguments of a `command` agent, and of no other. No shell stands between; the prompt comes on stdin."),
	model: string().regex(/^(?!-)[A-Za-z0-9._:/@[\]-]{1,200}$/).optional().describe("The model, under the name that the engine has for it. Absent: what the engine takes by itself."),
	instructions: string().min(1).max(65536).optional().describe("What the agent is told beside its prompt: text, or the path of a file below `.github` on the default branch, such as `.github/agents/fixer.md`."),
	env: array(string().regex(variableName)).default([]).describe("Names of the secrets that the process of the agent is given. It gets no others."),
	access: _enum([
		"read",
		"edit",
		"full"
	]).default("edit").describe("read: may change nothing. edit: may change files. full: may also run anything. What it may not change is not published."),
	effort: _enum([
		"minimal",
		"low",
		"medium",
		"high",
		"xhigh",
		"max"
	]).optional().describe("How long the model thinks. Engines differ in which of these they know."),
	"max-turns": int().min(1).max(1e4).optional().describe("How many turns the agent may take, where the engine can count them."),
	"max-cost-usd": number().positive().max(1e4).optional().describe("How much one execution may cost. The engine must report its cost, or `prices` must name the model."),
	tools: strictObject({
		allow: toolsSchema.describe("Tools that it may use beyond what its access allows, in the words of the engine."),
		deny: toolsSchema.describe("Tools that it may not use, in the words of the engine.")
	}).optional().describe("Tools by name, where the engine can choose among them."),
	"mcp-servers": record(string().regex(/^(?!baton$)[a-z][a-z0-9-]{0,39}$/), mcpServerSchema).optional().describe("MCP servers of your own, by name. The name `baton` is taken."),
	"transfer-to": array(string()).optional().describe("Agents that this one may hand its work over to. Absent: every agent, itself too, if there is more than one. Empty: none.")
}).describe("A named engine with its settings.");

// src/core/config/schema/pipeline-schemas.ts
const roleSchema = _enum([
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
]).describe("A repository role, lowest first: read, triage, write, maintain, admin.");
const allowSchema = strictObject({
	"minimum-role": roleSchema.default("write").describe("The lowest role that may start this pipeline."),
	users: array(string()).default([]).describe("Logins that may start this pipeline whatever their role."),
	roles: array(string().min(1).max(100)).min(1).max(20).describe("Custom roles of the organization, by the name that GitHub shows, that may start this pipeline.").optional(),
	teams: array(string().regex(/^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/)).min(1).max(10).describe("Teams as `<organization>/<slug>` whose members may start this pipeline. Only a token that can read members knows, as the App has; to the token of a workflow everybody is no member.").optional(),
	bots: array(int().positive()).min(1).max(50).describe("Numeric ids of bot accounts that may start this pipeline. Names prove nothing. Never that of Baton itself: it would start itself.").optional(),
	"outside-text": _enum([
		"taint",
		"refuse",
		"trust"
	]).describe("What becomes of text by outsiders, whom GitHub calls neither owner, member nor collaborator. taint: the run is tainted, says so, and approves no pull request. refuse: only text of those who may start the pipeline starts it, and comments of outsiders are left out. trust: nothing. Absent: taint.").optional()
}).describe("Who may start this pipeline: any one of these is enough. An unknown role means no.");
const responseSchema = _enum(["continue", "cancel"]).describe("cancel ends the run and its jobs; continue lets it go on.");
const changesSchema = strictObject({
	"label-removed": responseSchema.optional().describe("The label that started the run was taken off. Absent: cancel."),
	closed: responseSchema.optional().describe("The issue or pull request was closed or merged. Absent: cancel."),
	pushed: responseSchema.optional().describe("Commits were pushed to the pull request; the run works on those of its start. Absent: continue.")
}).describe("An answer for each kind of change.");
/** The reaction to a change of the issue or pull request during a run. */
const onChangeSchema = union([responseSchema, changesSchema]).describe("Write `cancel`, `continue`, or a map with one of them for `label-removed`, `closed` and `pushed`: what becomes of a run when its issue or pull request changes meanwhile. Counts where the workflow hears those events. One that was transferred or deleted always ends it.");
const usual = {
	"label-removed": "cancel",
	closed: "cancel",
	pushed: "continue"
};
const changeKeys = [
	"label-removed",
	"closed",
	"pushed"
];
/** Returns the response of a pipeline to one kind of change. */
function responseTo(onChange, key) {
	if (typeof onChange === "string") return onChange;
	return onChange?.[key] ?? usual[key];
}
/**
* The part of the pipeline's earlier runs that `{{ history }}` shows. Empty lists mean all, as in the documents that users know.
*/
const historySchema = strictObject({
	limit: int().min(1).max(20).default(5).describe("How many runs are shown at most, 1 to 20."),
	phases: array(_enum(["succeeded", "failed"])).default([]).describe("Which runs are shown: succeeded, failed. Absent or empty: both. Runs with nothing to do count as succeeded."),
	"include-keys": array(string().regex(/^(?:[A-Za-z_][A-Za-z0-9_-]{0,63}|handoff\.data\.\S.{0,255})$/)).default([]).describe("Lines of a run that are shown, in this order: keys of results, and `error`, `message`, `duration`, `handoff_summary`, `handoff_detail`, `handoff.data.<key>`. Absent or empty: all but those of the handoff."),
	scope: _enum(["pipeline", "subject"]).default("pipeline").describe("pipeline: all runs of this pipeline. subject: only those about the same issue or pull request."),
	"max-bytes": int().min(256).max(65536).default(16384).describe("How long the text may get, in bytes; what is beyond is cut, and says so.")
}).describe("Remember how runs of this pipeline ended, and show it to later ones as `{{ history }}`.");
/** The time for which things are kept. Records and history are not included: they stay until somebody deletes their comments. */
const retentionSchema = strictObject({
	"working-copies": string().regex(/^[1-9][0-9]{0,2}d$/).optional().describe("Days after which the files of an execution that a job left behind on a self-hosted runner are removed, as `7d`. Absent: 7d."),
	artifacts: string().regex(/^(?:[1-9]|[1-9][0-9]|[1-3][0-9]{2}|400)d$/).optional().describe("Days that GitHub keeps the artifacts of this pipeline, as `30d`, at most 400d and never more than the repository allows. Absent: 30d."),
	prompts: boolean().optional().describe("Keep the prompt of every execution as an artifact of its job. Everybody who can read the repository can download it. Absent: true, with a warning in public repositories.")
}).describe("How long working copies and artifacts are kept. Records are kept for good.");

// src/core/config/schema/triggers-schema.ts
const scheduleSchema = strictObject({
	cron: string().min(1).describe("Minute, hour, day of month, month, day of week: `0 9 * * 1`. Must stand in the workflow as well."),
	timezone: string().min(1).max(64).describe("IANA name of the time zone of the cron, such as `Europe/Berlin`. Absent: UTC. Must stand in the workflow as well.").optional()
}).describe("A time has come. Such runs are kept on an issue of their own.");
const webhookSchema = strictObject({
	type: string().min(1).max(100).describe("The `event_type` of the `repository_dispatch`."),
	map: record(string().regex(/^[a-z_][a-z0-9_]{0,63}$/).describe("A name: small letters, digits and underscores."), string().max(256).regex(/^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/).describe("Path of the field in `client_payload`, with dots: `alert.severity`.")).describe("Fields of `client_payload` by the name they get in `inputs`, as paths with dots: `severity: alert.severity`. Each must be there as text, number or boolean. `title` and `body` are those of the subject as well; of two events with the same `id` one starts a run.").optional()
}).describe("Another program sent a `repository_dispatch`. Such runs are kept on an issue of their own.");
/** The events that start a pipeline. */
const triggersSchema = strictObject({
	issues: oneOrMany(issueFilterSchema).optional().describe("An issue: one filter, or a list of which one has to fit."),
	"pull-requests": oneOrMany(pullRequestFilterSchema).optional().describe("A pull request of this repository: one filter, or a list of which one has to fit."),
	comment: oneOrMany(commentFilterSchema).optional().describe("A comment with a command: one filter, or a list of which one has to fit."),
	schedule: scheduleSchema.optional(),
	webhook: oneOrMany(webhookSchema).optional().describe("Another program: one event type, or a list of them."),
	manual: literal(true).optional().describe("Somebody starts the workflow by hand and names the pipeline. Such runs are kept on an issue of their own.")
}).describe("What starts this pipeline.");

// src/core/config/schema/config-schema.ts
/**
* This folder defines the form of `.github/baton.yml` as zod schemas, one file per part. Types, editor support and
* `docs/config.md` come from these schemas and from the descriptions in them.
*/
const nameSchema = string().regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/).describe("A name: lower-case letters, digits and hyphens, starting with a letter, at most 40 characters.");
const limitsSchema = strictObject({
	"max-tasks": int().min(1).max(1e3).default(50).describe("How many task executions one run may have."),
	"max-handoffs": int().min(0).max(1e3).default(10).describe("How many transfers between agents one run may have. The next one fails the run."),
	"timeout-minutes": int().min(1).max(50400).default(180).describe("How long the executions of one run may be at work, in minutes: what waits or is paused does not count."),
	"max-cost-usd": number().positive().max(1e5).optional().describe("What one run may cost: nothing more starts when its executions have cost as much. Only what engines report or `prices` tell is counted.")
}).describe("Limits of one run, counted from the records, never from what an agent says.");
/** A folder of the checkout. No part of its path may be hidden from git or used by git. */
const contextDirSchema = string().max(200).regex(/^(?!(?:.*\/)?\.[gG][iI][tT])(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/).describe("A folder of the checkout, such as `docs/context`, that holds a copy of the context file while the agent runs, as `<task-id>.json`. The copy is never published.");
const pipelineSchema = strictObject({
	on: triggersSchema,
	allow: allowSchema.default({
		"minimum-role": "write",
		users: []
	}),
	"context-dir": contextDirSchema.optional(),
	history: historySchema.optional(),
	suspend: boolean().optional().describe("true: nothing starts this pipeline until it is taken out again."),
	"on-conflict": _enum(["ignore", "replace"]).optional().describe("What becomes of an event while a run about the same issue or pull request goes on. ignore: it starts nothing. replace: that run is ended, its jobs are told to stop, and a new one starts. Absent: ignore."),
	"on-change": onChangeSchema.optional(),
	"max-concurrency": int().min(0).max(100).optional().describe("How many agent jobs of this pipeline run at the same time. Runs are spread over that many slots by their number, and those of one slot wait for each other. 0 or absent: no limit."),
	"priority-labels": array(string().min(1).max(50)).min(1).max(50).optional().describe("Labels, the most urgent first: when runs wait for a slot of `max-concurrency`, the App starts the one with the earliest of these first, runs of equal urgency in their order, and those with none of them last. Without the App the order is GitHub's."),
	limits: limitsSchema.default({
		"max-tasks": 50,
		"max-handoffs": 10,
		"timeout-minutes": 180
	}),
	stages: record(nameSchema, stageSchema).describe("The stages by name, in the order in which they are shown.")
}).describe("A named chain of stages, with its triggers.");
const signingSchema = strictObject({ keys: array(string().regex(/^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$/)).min(1).max(16).describe("Public keys as `<id>:<base64 of the 32-byte Ed25519 key>`. All of them verify; the one that fits the secret signs.") }).describe("Keys that make records unforgeable. Absent, records are unsigned, which only a private repository may have.");
const commentsSchema$3 = _enum([
	"all",
	"outcomes",
	"none"
]).default("all").describe("What is posted on the issue or pull request. all: every record, in the comment of its stage, and the status comment. outcomes: the status comment alone, and a short new one when a person must act; the records are kept on the closed issue \"Baton runs: <pipeline>\". none: nothing; status comment and calls for a person stand on that issue too, and the label `baton:needs-human` is still added.");
const priceSchema = strictObject({
	input: number().min(0).max(1e5).describe("USD per million tokens of input that were not cached."),
	"cached-input": number().min(0).max(1e5).optional().describe("USD per million tokens read from a cache. Absent: as `input`."),
	output: number().min(0).max(1e5).describe("USD per million tokens of output, reasoning included.")
}).describe("What a model costs, for engines that report no cost. What follows from it is shown as an estimate.");
/** The whole of `.github/baton.yml` (DESIGN 4.1). Strict: an unknown key is an error. */
const configSchema = strictObject({
	version: literal(1).describe("Version of this format. Only 1 exists."),
	signing: signingSchema.optional(),
	comments: commentsSchema$3,
	"status-labels": boolean().optional().describe("Whether `baton:running` stands on an issue or pull request while a run about it goes on, and `baton:failed` after it failed, so that people can filter their lists. false saves one request at the start of a run and one at its end; `baton:needs-human` is added all the same. Absent: true."),
	agents: record(nameSchema, agentSchema).default({}).describe("The agents by name."),
	pipelines: record(nameSchema, pipelineSchema).describe("The pipelines by name."),
	retention: retentionSchema.optional(),
	store: _enum(["comments", "artifacts"]).optional().describe("comments: handoffs and outputs stand in the records. artifacts: they are artifacts, and the records say where; once those are gone, a run that needs them ends. Results stay in the records, also those from lines of outputs. Absent: comments."),
	prices: record(string().min(1).max(200), priceSchema).optional().describe("Prices of models by their names, in USD per million tokens.")
}).describe("Configuration of Baton: agents and the pipelines they work in.");
/**
* Builds the JSON Schema (draft-07) of the config as people write it: keys with a default are optional. Editors and docs use it.
*/
function buildConfigJsonSchema() {
	return {
		...toJSONSchema(configSchema, {
			target: "draft-7",
			io: "input"
		}),
		title: "Baton"
	};
}

// src/core/output/usage-facts.ts
const count$1 = int().min(0).max(0xe8d4a51000);
/** The usage of an execution, as far as its engine reports it. An absent number was not reported. */
const usageFactsSchema = object({
	/** The model that was used. */
	model: string().max(200).optional(),
	turns: count$1.optional(),
	/** The input tokens in all, including those read from a cache and those written to one. */
	inputTokens: count$1.optional(),
	cachedTokens: count$1.optional(),
	writtenTokens: count$1.optional(),
	/** The output tokens in all, including reasoning. */
	outputTokens: count$1.optional(),
	reasoningTokens: count$1.optional(),
	costUsd: number().min(0).max(1e6).optional(),
	/** True if the cost follows from the `prices` of the config, because the engine reports none. */
	estimated: literal(true).optional()
});

// src/core/output/agent-output.ts
const digestSchema = string().regex(/^sha256:[0-9a-f]{64}$/);
/** A file that travels as an artifact of the workflow run. The digest is that of the file, not of the archive. */
const artifactRefSchema = object({
	artifactId: int(),
	file: string().regex(/^[A-Za-z0-9._-]{1,255}$/),
	bytes: int(),
	sha256: digestSchema
});
/** The place of such a file for other workflow runs. `run` is the workflow run that made it. */
const artifactLocatorSchema = artifactRefSchema.extend({ run: int() });
/** The commits of the agent, as a `git bundle` of `base..head`. */
const commitsSchema = object({
	bundle: artifactRefSchema,
	base: string().regex(/^[0-9a-f]{40}$/),
	head: string().regex(/^[0-9a-f]{40}$/)
});
/** The failure in words, as far as it is known. The text is redacted and limited. */
const failureSchema = object({
	/** A literal in kebab case, such as `exit-status`, `timeout`, `empty-output` or `output-withheld`, or the agent's own word. */
	reason: string(),
	/** A brief text of at most 2,000 code points. */
	message: string()
});
const promptFactsSchema = object({
	digest: digestSchema,
	bytes: int(),
	/** The name of the fences in this prompt, so that it can be rendered again byte for byte. */
	nonce: string().regex(/^[0-9a-f]{1,64}$/),
	/** The number of hidden comments and invisible characters that were removed from text of others. */
	removed: object({
		comments: int(),
		characters: int()
	}),
	/** The redacted text, stored by the workflow run of the execution. Its digest differs if something was redacted. */
	artifact: artifactRefSchema.optional(),
	/** The prompt with which the agent was asked to repair its handoff. */
	repair: object({
		digest: digestSchema,
		bytes: int(),
		artifact: artifactRefSchema.optional()
	}).optional()
});
/** The fields that every execution of an agent has. */
const executionFields = {
	handoff: handoffSchema.optional(),
	results: record(string(), string()),
	outputs: array(string()),
	prompt: promptFactsSchema.optional(),
	usage: usageFactsSchema.optional(),
	isolated: boolean(),
	startedAt: datetime(),
	finishedAt: datetime(),
	/** Warnings for people: a rejected handoff, a refused result key, …. */
	warnings: array(string())
};
/** An execution that ended in a transfer, after which the next agent continued in the same job. */
const inlineExecutionSchema = object({
	...executionFields,
	outcome: _enum(["succeeded", "noop"]),
	note: string().optional(),
	transfer: transferRequestSchema
});
/** The output that an agent job passes to `publish` (DESIGN 2). It is never trusted: it is validated and redacted again. */
const agentOutputSchema = object({
	version: literal(1),
	run: string(),
	task: string(),
	attempt: int(),
	execution: int(),
	/** The id of the agent job, for links. */
	job: int().min(1).optional(),
	/** The reason why the engine was not started, because there was nothing left to do. */
	stopped: _enum([
		"already-recorded",
		"run-ended",
		"dry-run",
		"paused"
	]).optional(),
	outcome: outcomeSchema,
	failure: failureSchema.optional(),
	/** The reason given with a `noop`, or the question of a `needs-input`. */
	note: string().optional(),
	...executionFields,
	/** Executions of the same job before this one, in order; `execution` above is the number of the first of them. */
	inline: array(inlineExecutionSchema).optional(),
	/** The agent's request to transfer its work. It is decided in the job that writes the record. */
	transfer: transferRequestSchema.optional(),
	commits: commitsSchema.optional()
});
/**
* The limits for a file that an agent job left: its whole output with the order beside it, or a handoff in an artifact. The parts
* of it have far lower limits (`openAgentOutput`); the file may have one level and some nodes more than they.
*/
const outputLimits = {
	maxBytes: 8388608,
	maxDepth: 34,
	maxNodes: 20100
};

// src/core/record/record.ts
/**
* This folder stores what happened in a run as signed, immutable records in comments. Writing: `record` defines the bodies,
* `encode-record` signs them and renders them as hidden markers, `compose-comment` adds the visible text. Reading: `read-markers`
* finds the markers, `open-envelope` verifies each one, `decode-records` collects those that count, `verify-chain` finds gaps.
* Orders for other jobs (`dispatch`) carry records in the same form.
*/
/**
* A digest of an input of an execution: the handoff of an execution of `stage`; or, with `kind`, the history as a text (`stage`
* is empty then), or the failure of an earlier execution of its own stage. It follows from the records and is never reported by
* the agent job.
*/
const consumedSchema = object({
	kind: _enum(["history", "previous-failure"]).optional(),
	stage: string(),
	execution: int(),
	digest: string().regex(/^sha256:[0-9a-f]{64}$/)
});
/** The decision about a run by a person, or by an event in place of a person. */
const decisionVerbSchema = _enum([
	"approve",
	"cancel",
	"retry",
	"pause",
	"resume",
	"supersede"
]);
/**
* The body of a `decision` record. The stage is in the envelope's `task`, which is empty for the whole run; `execution` there is
* the number of the decision in its run.
*/
const decisionBodySchema = object({
	verb: decisionVerbSchema,
	actor: object({
		id: int(),
		login: string()
	}),
	/** A text for people that follows the word "because". */
	reason: string(),
	/** The comment or event that caused the decision. The same one decides only once. */
	source: discriminatedUnion("kind", [object({
		kind: literal("comment"),
		comment: int()
	}), object({
		kind: literal("event"),
		event: string()
	})]),
	decidedAt: string()
});
/** The workflow run. `job` is the job that did the work, if the runner reports it; it is used only for links. */
const workflowRunSchema = object({
	id: int(),
	attempt: int(),
	url: string(),
	job: int().min(1).optional()
});
/** The 👀 reaction to what started the run, with its id, by which it is removed at the end. */
const reactionSchema$1 = object({
	id: int(),
	on: union([object({ comment: int() }), object({ subject: int() })])
});
/** The body of a `run` record: what the run is about, frozen. */
const runBodySchema = object({
	pipeline: string(),
	trigger: triggerSchema,
	/** The comments as they were at the time of the trigger, oldest first; for prompts. */
	comments: array(object({
		id: int(),
		author: string(),
		body: string()
	})),
	/**
	* The numbers of comments that are left out: created or edited after the trigger, older ones for which there was no room, and
	* those of outsiders.
	*/
	leftOut: object({
		later: int(),
		older: int(),
		outside: int().optional()
	}).optional(),
	/** The commit of the default branch from which the config was read, and the config reduced to this pipeline and its agents. */
	commit: string(),
	config: configSchema,
	/** The commit that the first stages start from. */
	head: string(),
	startedAt: string(),
	/** The id of the event that started the run. The same event, delivered or run again, starts nothing else. */
	start: string().optional(),
	/** The text of `{{ history }}` in all tasks of this run, from the ledger as it was when the run started. */
	history: string().optional(),
	/** The checks that the event passed, which explain why the pipeline was started. */
	checks: array(object({
		check: string(),
		detail: string()
	})).optional(),
	/**
	* The logins of outsiders whose text the run works with. It stays tainted to its end. Absent: there are none, or the config
	* trusts them.
	*/
	outside: array(string()).optional(),
	/** The reaction; absent where there was nothing to react to, or GitHub refused it. */
	reaction: reactionSchema$1.optional(),
	workflowRun: workflowRunSchema
});
/** The body of a `task` record: one execution of one task. */
const taskBodySchema = object({
	stage: string(),
	/** The name of the agent or of the built-in. */
	agent: string(),
	engine: string(),
	outcome: outcomeSchema,
	failure: failureSchema.optional(),
	note: string().optional(),
	results: record(string(), string()),
	outputs: array(string()).default([]),
	handoff: handoffSchema.optional(),
	/** The digest of the handoff's canonical JSON, which later executions name in `consumed`. */
	handoffDigest: string().optional(),
	/** The artifact that holds handoff and outputs instead of this record, with `store: artifacts`. */
	locator: artifactLocatorSchema.optional(),
	/**
	* The published commits. `verified` is whether GitHub signed every commit that was made; absent in records of older versions.
	*/
	commits: commitsSchema.omit({ bundle: true }).extend({
		published: string(),
		verified: boolean().optional()
	}).optional(),
	/** Commits that a pause kept from being published, and the workflow run that has them. */
	held: commitsSchema.extend({ run: int() }).optional(),
	/** The comment that shows the readers of a pull request what led to it. */
	summaryComment: object({
		pull: int(),
		comment: int()
	}).optional(),
	consumed: array(consumedSchema),
	prompt: promptFactsSchema.optional(),
	/** A transfer that the agent requested and that was not made. */
	refusedTransfer: refusedTransferSchema.optional(),
	usage: usageFactsSchema.optional(),
	isolated: boolean(),
	warnings: array(string()),
	startedAt: string(),
	finishedAt: string(),
	workflowRun: workflowRunSchema
});
/** The body of an `end` record: how the whole run ended. */
const endBodySchema = object({
	outcome: outcomeSchema,
	reason: string(),
	finishedAt: string(),
	/** The usage of all executions together, as far as their engines report it. */
	usage: usageFactsSchema.pick({
		inputTokens: true,
		outputTokens: true,
		costUsd: true,
		estimated: true
	}).optional()
});

// src/core/record/signature.ts
/**
* Returns the text that a signature covers: the canonical JSON of a value without its `sig`. Fields that this version does not
* know are included. Returns undefined for a value that has no canonical JSON.
*/
function signedTextOf(value) {
	return canonicalJson(Object.fromEntries(Object.entries(Object(value)).filter(([name]) => name !== "sig")));
}
/** Encodes a value as JSON with its fields in order, signed where there is a signer. */
function encodeSigned(value, signer) {
	if (signer === void 0) return JSON.stringify(toWellFormedJson(value));
	const unsigned = Object.assign({}, toWellFormedJson(value), { key: signer.keyId });
	return JSON.stringify({
		...unsigned,
		sig: signer.sign(signedTextOf(unsigned) ?? "")
	});
}

// src/core/record/open-envelope.ts
/** The parts of records' bodies that have a version of their own: what agents write and what users write. */
const versioned = ["handoff", "config"];
/**
* Returns whether a part of a body has a version that this code does not know. An absent version is 1 (C-37); only the number 1
* is known.
*/
function hasOtherVersion(body) {
	return versioned.some((part) => {
		const version = Reflect.get(Object(Reflect.get(Object(body), part)), "version");
		return version !== void 0 && version !== 1;
	});
}
/** Checks shape, signature and binding, in this order. Nothing is inflated before the signature has been verified. */
function openSignature(value, context) {
	const parsed = envelopeSchema.safeParse(value);
	if (!parsed.success) return failure("malformed");
	const envelope = parsed.data;
	const whole = canonicalJson(value);
	const text = signedTextOf(value);
	if (whole === void 0 || text === void 0) return failure("malformed");
	if (!isGenuine(envelope, text, context)) return failure("signature");
	if (envelope.repo !== context.repo || envelope.subject !== context.thread) return failure("binding");
	return success({
		envelope,
		raw: value,
		digest: context.tools.sha256(whole)
	});
}
/**
* Returns whether the signature is as expected. Where there are keys, a missing signature is wrong; where there are none, a
* signature that nobody can verify is just as wrong.
*/
function isGenuine({ key, sig }, text, { tools, unsigned }) {
	if (unsigned === true) return key === void 0 && sig === void 0;
	return key !== void 0 && sig !== void 0 && tools.verify(text, {
		key,
		sig
	});
}
const bodySchemas = {
	run: runBodySchema,
	task: taskBodySchema,
	transfer: transferBodySchema,
	decision: decisionBodySchema,
	end: endBodySchema,
	history: historyBodySchema
};
function isKnownKind(kind) {
	return Object.hasOwn(bodySchemas, kind);
}
/**
* Decodes the record in a verified envelope. A kind or an inner version that this code does not know is reported as `version`.
*/
function openBody(signed, context) {
	const { envelope, raw, digest } = signed;
	if (!isKnownKind(envelope.kind)) return failure("version");
	const found = (envelope.parts ?? []).map((part) => context.pieces?.get(part));
	const pieces = found.filter((piece) => piece !== void 0);
	if (pieces.length < found.length) return failure("malformed");
	const body = decodeBody(envelope, pieces, context);
	if (body.ok && hasOtherVersion(body.value)) return failure("version");
	const parsed = body.ok ? bodySchemas[envelope.kind].safeParse(body.value) : void 0;
	if (!parsed?.success) return failure("malformed");
	const { kind, repo, subject: thread, run, task, attempt, execution, seq, prev } = envelope;
	const record = {
		kind,
		repo,
		thread,
		run,
		task,
		attempt,
		execution,
		seq,
		prev,
		body: parsed.data
	};
	const place = {
		comment: context.comment ?? 0,
		...context.writtenAt === void 0 ? {} : { writtenAt: context.writtenAt }
	};
	return success({
		record,
		digest,
		...place,
		envelope: raw,
		...locatePieces(envelope, pieces)
	});
}
function decodeBody(envelope, pieces, { tools }) {
	if (envelope.enc === "json") return success(envelope.body);
	const data = envelope.parts === void 0 ? envelope.body : pieces.map(({ text }) => text).join("");
	const text = typeof data === "string" ? tools.inflate(data, bodyJsonLimits.maxBytes) : void 0;
	return text === void 0 ? failure("not deflated") : parseUntrustedJson(text, bodyJsonLimits);
}
function locatePieces({ parts = [] }, pieces) {
	if (parts.length === 0) return {};
	return { pieces: pieces.map(({ comment }, index) => ({
		id: comment,
		digest: parts[index] ?? ""
	})) };
}
/** Opens an envelope from an untrusted source. Returns its record, or the reason why it does not count. */
function openEnvelope(value, context) {
	const signed = openSignature(value, context);
	return signed.ok ? openBody(signed.value, context) : signed;
}

// src/core/record/dispatched-records.ts
/** Checks that records from any source are exactly those that an order names: all of them, in order, of its run. */
function checkDispatchedRecords(dispatch, records) {
	const problem = findRecordMismatch(dispatch, records);
	return problem === void 0 ? success(records) : failure({
		code: "BATON-E411",
		message: `${problem} Start the run again.`
	});
}
function findRecordMismatch({ run, digests }, records) {
	if (records.length !== digests.length) return `The order names ${digests.length} records, and ${records.length} came.`;
	for (const [index, { record, digest }] of records.entries()) {
		if (digest !== digests[index]) return `Record ${index + 1} is not the one that the order names (${digests[index]}).`;
		if (record.run !== run) return `Record ${index + 1} belongs to run "${record.run}" instead of "${run}".`;
		const before = records[index - 1];
		if (before !== void 0 && !follows(before, record)) return `Record ${index + 1} does not follow the one before it.`;
	}
}
/**
* Returns whether one record may follow another. Records between them may be missing, because a task does not need its siblings,
* so only direct neighbours must name each other.
*/
function follows(before, { seq, prev }) {
	if (seq === before.record.seq + 1) return prev === before.digest;
	return seq > before.record.seq;
}
/**
* Unpacks the records in a dispatch and verifies each of them and their digests. Records that are `located` are read with
* `RecordStore.readRecords` instead, and then checked by `checkDispatchedRecords`.
*/
function unpackRecords(dispatch, context) {
	const { records } = dispatch;
	if (records.enc === "located") return unreadable("they stand in comments and have to be read from there");
	const text = context.tools.inflate(records.data, bodyJsonLimits.maxBytes);
	if (text === void 0) return unreadable("they are not deflated");
	const json = parseUntrustedJson(text, bodyJsonLimits);
	if (!json.ok || !Array.isArray(json.value)) return unreadable("they are no list");
	const opened = [];
	for (const [index, value] of json.value.entries()) {
		const record = openEnvelope(value, context);
		if (!record.ok && record.error === "version") return otherVersion(index);
		if (!record.ok) return unreadable(`number ${index + 1} is refused: ${record.error}`);
		opened.push(record.value);
	}
	return checkDispatchedRecords(dispatch, opened);
}
function otherVersion(index) {
	const message = `Record ${index + 1} of the order was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the run again: a new run starts over.`;
	return failure({
		code: "BATON-E409",
		cause: "other-version",
		message
	});
}
function unreadable(reason) {
	return failure({
		code: "BATON-E410",
		message: `The records in the order cannot be read: ${reason}. Start the run again.`
	});
}
/** Lists the comments of records, including the pieces of large ones, so that the reader needs no listing. */
function listRecordRefs(stored) {
	return {
		enc: "located",
		list: stored.flatMap(({ comment, digest, pieces = [] }) => [{
			id: comment,
			digest
		}, ...pieces])
	};
}
/**
* The characters of a dispatch reserved for everything except `records` and `digests`; most orders need no more. `buildOrder`
* checks the whole.
*/
const reservedCharacters = 6e3;
/**
* Packs records for a dispatch: all of them deflated while they fit, otherwise only their comments. A record with continuation
* pieces is always named by its comments, including those of its pieces, so that the reader needs no listing.
*/
function packRecords(stored, deflate) {
	const data = stored.some(({ pieces, envelope }) => pieces !== void 0 || Reflect.has(Object(envelope), "parts")) ? void 0 : deflate(JSON.stringify(stored.map(({ envelope }) => envelope)));
	const digests = stored.reduce((sum, { digest }) => sum + digest.length + 3, 0);
	if (data !== void 0 && data.length + digests + reservedCharacters <= recordLimits.dispatchCharacters) return {
		enc: "deflate",
		data
	};
	return listRecordRefs(stored);
}

// src/core/record/dispatch.ts
/** The part that `run.yml` reads to set up the agent job. It is plain JSON, because expressions read it (DESIGN 4.8). */
const jobSchema = object({
	"runs-on": union([string(), array(string())]),
	container: string(),
	"timeout-minutes": int(),
	environment: string(),
	group: string(),
	checkout: object({
		depth: int(),
		submodules: boolean(),
		lfs: boolean()
	})
});
/** A record that is too large for the payload. It is read from the thread by its comment's id, and verified by its digest. */
const recordLocatorSchema = object({
	id: int(),
	digest: string()
});
/**
* An order to start one execution: the only input of a dispatched workflow run, and the output `task` of `plan`. It has at most
* 60,000 characters of JSON. Where records are signed, it is signed over the canonical JSON of all fields except `sig`.
*/
const dispatchSchema = object({
	baton: literal(1),
	kind: literal("dispatch"),
	for: _enum(["agent", "publish"]),
	/** The receiver of the result: the publish job of the same workflow run, or the App, which reads an artifact. */
	via: _enum(["action", "app"]),
	repo: int(),
	/** The number of the subject; for a tick that of the runs issue. */
	subject: int(),
	/**
	* The issue or pull request whose comments hold the run's records: the subject, or the pipeline's runs issue. The records are
	* bound to it.
	*/
	thread: int(),
	/** The number of the subject, or 0. The concurrency group of `plan` and `publish` is `baton-<lock>`. */
	lock: int(),
	run: string(),
	task: string(),
	attempt: int(),
	execution: int(),
	/** The agent of the execution, which after a transfer may not be the stage's own; absent for a built-in. */
	agent: string().optional(),
	/** The number of transfers that the run may still have. */
	hops: int().optional(),
	/** The commit that is checked out. */
	head: string(),
	/** The commit of the default branch from which the run's config was read. */
	commit: string(),
	/** The comment with the run's first record, its time (records are listed from then on), and the status comment. */
	first: object({
		id: int(),
		at: string()
	}),
	status: int(),
	/** The workflow run that vanished and whose loss is to be recorded; only with `for: publish` on a stage of an agent. */
	lost: int().optional(),
	issued: string(),
	/** The end of the order's validity, 48 hours after `issued`. */
	"not-after": string(),
	job: jobSchema,
	/** The digests of all records that the task depends on, in order of `seq`. */
	digests: array(string()),
	/** The records. `deflate`: base64 of the raw deflate of the JSON list of envelopes; `located`: the comments that hold them. */
	records: union([object({
		enc: literal("deflate"),
		data: string()
	}), object({
		enc: literal("located"),
		list: array(recordLocatorSchema)
	})]),
	traceparent: string(),
	/** The id of the key, and the signature; both absent in an unsigned order. */
	key: string().optional(),
	sig: string().optional()
});

// src/core/record/signed-dispatch.ts
/** The tolerated difference between the clocks of two runners. */
const toleratedSkewMilliseconds = 3e5;
const jsonLimits = {
	maxBytes: 4 * recordLimits.dispatchCharacters,
	maxDepth: 8,
	maxNodes: 1e4
};
/** Opens the order in a workflow's input `task`, or returns why it is refused. */
function openDispatch(text, options) {
	const json = parseUntrustedJson(text, jsonLimits);
	if (!json.ok) return refuseOrder("BATON-E401", `The input "task" ${json.error.message}. ${startAgain}`);
	const version = findOtherVersion(json.value);
	if (version !== void 0) return refuseOrder("BATON-E402", `The input "task" has version ${version}; this Baton reads version 1. Use one version of run.yml everywhere.`);
	if (isEarlierOrder(json.value)) return refuseOrder("BATON-E402", `The input "task" has no field "thread": an earlier Baton made it, and this one does not know where the records of its run are. ${startAgainRemedy}`);
	const parsed = dispatchSchema.safeParse(json.value);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return refuseOrder("BATON-E401", `The input "task" is no order of Baton: ${issue?.path.join(".")}: ${issue?.message}. ${startAgain}`);
	}
	const problem = findForgery(json.value, parsed.data, options) ?? findMismatch(parsed.data, options);
	return problem === void 0 ? success(parsed.data) : failure(problem);
}
const startAgain = "Start the run again instead of writing or changing this input by hand.";
/** Returns the version of another format; undefined for a text that has none, which the schema then refuses. */
function findOtherVersion(value) {
	const version = Reflect.get(Object(value), "baton");
	return version === void 0 || version === 1 ? void 0 : JSON.stringify(version).slice(0, 40);
}
/** Returns whether an order was made before `comments` could move records, when they were always on the subject's own thread. */
function isEarlierOrder(value) {
	const order = Object(value);
	return Reflect.get(order, "kind") === "dispatch" && Reflect.has(order, "subject") && !Reflect.has(order, "thread");
}
/** Verifies the signature over the value as it came, including fields that this version does not know. */
function findForgery(value, { key, sig }, options) {
	const { tools } = options;
	if (options.unsigned === true) return key === void 0 && sig === void 0 ? void 0 : signingModeProblem(signedWithoutKeys);
	if (key === void 0 || sig === void 0) return signingModeProblem(unsignedWithKeys);
	if (tools.knows?.(key) === false) return {
		code: "BATON-E403",
		message: `The order is signed with key "${key}", which does not stand in signing.keys of the config. Add its public key there.`
	};
	const text = signedTextOf(value);
	if (text !== void 0 && tools.verify(text, {
		key,
		sig
	})) return void 0;
	return {
		code: "BATON-E404",
		message: `The order was changed after it was signed, or not signed with key "${key}" of the config. ${startAgain}`
	};
}
const signedWithoutKeys = "The order is signed, and the config on the default branch has no signing.keys, so nobody can verify it";
const unsignedWithKeys = "The order has no signature, and the config on the default branch has signing.keys";
/** Builds the problem that keys were added to the config, or removed from it, during the run. */
function signingModeProblem(what) {
	return {
		code: "BATON-E408",
		message: `${what}. A run goes on only as it began: start the run again.`
	};
}
function findMismatch(dispatch, { repo, now, expired }) {
	const at = Date.parse(now);
	if (dispatch.repo !== repo) return {
		code: "BATON-E407",
		message: `The order is for repository ${dispatch.repo}; this is repository ${repo}. Orders cannot be moved: start a run here.`
	};
	if (expired !== "accept" && !(at <= Date.parse(dispatch["not-after"]))) return {
		code: "BATON-E405",
		message: `The order was valid until ${dispatch["not-after"]}; it is ${now} now. Start the run again.`
	};
	if (!(at >= Date.parse(dispatch.issued) - toleratedSkewMilliseconds)) return {
		code: "BATON-E406",
		message: `The order was issued at ${dispatch.issued}, in the future: it is ${now} here. Set the clock of the runner.`
	};
}
function refuseOrder(code, message) {
	return failure({
		code,
		message
	});
}
/** Signs an order, where there is a signer, and writes it as JSON with its fields in order. The caller checks its length. */
function signDispatch(draft, tools) {
	return encodeSigned(draft, tools.signer);
}

// src/core/run/published.ts
/** Finds the newest commit that a stage itself, or a stage it needs, has published in this run. */
function publishedBefore(state, stage) {
	const before = /* @__PURE__ */ new Set([stage, ...ancestorsOf(pipelineOf(state.run), stage)]);
	const { commits, results } = state.tasks.findLast(({ body }) => before.has(body.stage) && body.commits !== void 0)?.body ?? {};
	return commits === void 0 ? void 0 : {
		commit: commits.published,
		branch: results?.branch
	};
}
/** Returns the commit that a stage starts from: the newest one published before it, else the commit of the run's trigger. */
function startCommitOf(state, stage) {
	return publishedBefore(state, stage)?.commit ?? state.run.body.head;
}
/**
* Finds the number of the pull request that a built-in before this stage opened or updated. A number that an agent reports is
* not trusted.
*/
function findOpenedPull(state, stage) {
	const before = new Set(ancestorsOf(pipelineOf(state.run), stage));
	const task = state.tasks.findLast(({ body }) => before.has(body.stage) && body.engine === "built-in" && body.agent === "pull-request" && pullLink(body.results) !== void 0);
	return task === void 0 ? void 0 : Number(task.body.results.pr);
}
/** Counts the things that built-ins of one kind have made in a run so far: the changed labels, else one for each success. */
function countCreated({ tasks }, kind) {
	const own = tasks.filter(({ body }) => body.engine === "built-in" && body.agent === kind && body.outcome === "succeeded");
	if (kind !== "labels") return own.length;
	return own.reduce((sum, { body }) => sum + count(body.results.labels_added) + count(body.results.labels_removed), 0);
}
function count(names) {
	return names === void 0 || names === "" ? 0 : names.split(", ").length;
}
/**
* Finds the summary on a pull request that does not show the handoff of the last record yet; undefined when there is no
* summary or nothing new.
*/
function findStaleSummary({ tasks }) {
	const last = tasks.at(-1);
	return last !== void 0 && (last.body.handoff ?? last.body.locator) !== void 0 ? tasks.findLast(({ body }) => body.summaryComment !== void 0)?.body.summaryComment : void 0;
}

// src/core/run/slot.ts
/**
* Returns the priority of a subject in the queue (I-14): the index of the first configured label that it has, or one past the
* last when it has none. Smaller is earlier; equal ones keep their order.
*/
function priorityOf(labels, configured) {
	const at = configured.findIndex((label) => hasName(labels, label));
	return at === -1 ? configured.length : at;
}
/** Returns the queue position of a run, by the labels of its trigger; undefined where any number of executions may run. */
function slotOf({ run }) {
	const pipeline = pipelineOf(run);
	const limit = pipeline["max-concurrency"] ?? 0;
	if (limit === 0) return void 0;
	const { labels } = run.body.trigger.subject;
	return {
		pipeline: run.body.pipeline,
		limit,
		priority: priorityOf(labels, pipeline["priority-labels"] ?? [])
	};
}

// src/engine/record-codec.ts
function encodePorts(ports) {
	return {
		sha256: (text) => ports.hasher.sha256(text),
		deflate: (text) => ports.compressor.deflate(text),
		...ports.signer === void 0 ? {} : { signer: ports.signer }
	};
}
function decodePorts(ports) {
	const { verifier } = ports;
	return {
		sha256: (text) => ports.hasher.sha256(text),
		inflate: (data, maxBytes) => ports.compressor.inflate(data, maxBytes),
		verify: (text, signature) => verifier.verify(text, signature),
		...verifier.knows === void 0 ? {} : { knows: (key) => verifier.knows?.(key) ?? true }
	};
}

// src/engine/order/build-order.ts
/** Returns the fields of an order that follow from the records: where the execution runs, on which commit, and for which job. */
function executionFacts(state, stage, via = "action") {
	const config = stageOf(state.run, stage);
	return {
		for: jobFor(state, stage),
		lock: hasSubject(state.run.body.trigger) ? state.run.body.trigger.subject.number : 0,
		head: startCommitOf(state, stage),
		commit: state.run.body.commit,
		job: {
			...jobOf({ stage: config }),
			group: groupOf(state, {
				stage,
				via
			})
		}
	};
}
/**
* Returns the concurrency group of an agent job. Over `max-concurrency`, jobs wait in the group of their slot (DESIGN 2). The
* App starts no more than are allowed, so there each job has a group of its own.
*/
function groupOf({ run }, { stage, via }) {
	const { pipeline, config } = run.body;
	const slots = config.pipelines[pipeline]?.["max-concurrency"] ?? 0;
	if (slots === 0 || via === "app") return `baton-agent-${run.run}-${stage}`;
	return `baton-agent-${pipeline}-slot-${ordinalOf(run.run, pipeline) % slots}`;
}
function jobOf({ stage }) {
	const checkout = {
		depth: 0,
		submodules: false,
		lfs: false
	};
	if (!isAgentStage(stage)) return {
		"runs-on": "ubuntu-latest",
		container: "",
		"timeout-minutes": 60,
		environment: "",
		checkout
	};
	return {
		"runs-on": stage["runs-on"],
		container: stage.container ?? "",
		"timeout-minutes": stage["timeout-minutes"],
		environment: stage.environment ?? "",
		checkout: stage.checkout
	};
}
/** Returns the agent of an execution, and the number of transfers that are left. */
function currentAgent(state, { stage, execution }) {
	const agent = agentNameAt(state, {
		stage,
		execution
	});
	if (agent === void 0) return {};
	return {
		agent,
		hops: Math.max(0, pipelineOf(state.run).limits["max-handoffs"] - state.transfers.length)
	};
}
const validForHours = 48;
/**
* Builds the order for one execution. It carries everything that the next job needs, so that the job reads as little as
* possible. In a repository without signing keys the order carries record names instead of contents, because its contents
* could not be verified.
*/
function buildOrder(engine, request) {
	const { first, state, stored } = request.reading;
	const { effect } = request;
	const needed = recordsFor(effect.stage, {
		state,
		stored
	});
	const issued = engine.ports.clock.now();
	const { lock, head, commit, job } = executionFacts(state, effect.stage, engine.settings.via);
	const agent = currentAgent(state, {
		stage: effect.stage,
		execution: effect.due.execution
	});
	const isSigned = engine.ports.signer !== void 0;
	const draft = {
		baton: 1,
		kind: "dispatch",
		for: request.lost === void 0 ? effect.for : "publish",
		via: engine.settings.via,
		repo: engine.settings.repository.id,
		subject: state.run.body.trigger.subject.number,
		thread: state.run.thread,
		lock,
		run: state.run.run,
		task: effect.stage,
		attempt: effect.due.attempt,
		execution: effect.due.execution,
		...agent,
		head,
		commit,
		first,
		status: request.status ?? 0,
		...request.lost === void 0 ? {} : { lost: request.lost },
		issued,
		"not-after": new Date(Date.parse(issued) + validForHours * 36e5).toISOString(),
		job,
		digests: needed.map(({ digest }) => digest),
		records: isSigned ? packRecords(needed, engine.ports.compressor.deflate) : listRecordRefs(needed),
		traceparent: traceparentOf(engine, taskName(state.run.run, effect.stage), effect.due.execution)
	};
	const packed = signDispatch(draft, encodePorts(engine.ports));
	const text = packed.length <= recordLimits.dispatchCharacters ? packed : signDispatch({
		...draft,
		records: listRecordRefs(needed)
	}, encodePorts(engine.ports));
	const place = slotOf(state);
	return {
		text,
		dispatch: JSON.parse(text),
		...place === void 0 ? {} : { place }
	};
}
/** Returns the W3C trace context: one trace per run, one span per execution, derived so that every job computes the same. */
function traceparentOf(engine, task, execution) {
	const hex = (text) => engine.ports.hasher.sha256(text).slice(7);
	return `00-${hex(`${engine.settings.repository.id}/${task.split("/")[0]}`).slice(0, 32)}-${hex(`${task} ${execution}`).slice(0, 16)}-01`;
}
/**
* Returns the records that an execution of a stage needs, in order of `seq`: the run's first record, those of the stages it
* needs, and the stage's own earlier ones. Decisions are among them, because a retry reopens a run. So are transfers, because
* they tell which agent's handoff and results count.
*/
function recordsFor(stage, options) {
	const { run } = options.state;
	const relevant = /* @__PURE__ */ new Set([stage, ...ancestorsOf(pipelineOf(run), stage)]);
	return options.stored.filter(({ record }) => record.run === run.run).filter(({ record }) => record.kind === "run" || record.kind === "decision" || record.kind === "task" && relevant.has(record.body.stage) || record.kind === "transfer" && relevant.has(record.task)).toSorted(compareBy(({ record }) => record.seq));
}

// src/core/record/verify-chain.ts
/**
* Returns what is missing or out of place in the chains of the runs: `seq` must have no gaps, and each `prev` must name the
* record before. Records of a ledger are chained among themselves (`verifyLedger`).
*/
function verifyChain(records, aside = []) {
	const links = [...records.filter(({ record }) => record.kind !== "history").map(({ record, digest }) => ({
		run: record.run,
		seq: record.seq,
		prev: record.prev,
		digest
	})), ...aside.map(({ envelope, digest }) => ({
		run: envelope.run,
		seq: envelope.seq,
		prev: envelope.prev,
		digest
	}))];
	return [...Map.groupBy(links, ({ run }) => run).values()].flatMap(verifyRun);
}
function verifyRun(links) {
	const sorted = links.toSorted(compareBy(({ seq }) => seq));
	return sorted.flatMap((link, index) => findBreak(link, sorted[index - 1] ?? {
		...link,
		seq: 0,
		digest: ""
	}));
}
function findBreak(link, before) {
	const { run, seq, prev } = link;
	if (seq !== before.seq + 1) return [{
		code: "BATON-E412",
		message: `Run "${run}" has no record ${before.seq + 1}: it goes on with ${seq}. A comment was deleted, or its record is ignored.`
	}];
	if (prev === before.digest) return [];
	return [{
		code: "BATON-E413",
		cause: "broken-chain",
		message: `Record ${seq} of run "${run}" does not name the record before it. One of the two is not the one that was written.`
	}];
}
/**
* Reports gaps between consecutive records of one ledger. Two runs of a pipeline can end at the same moment, so a gap is reported
* and nothing is refused (DESIGN 4.5).
*/
function verifyLedger(records) {
	const sorted = records.filter(({ record }) => record.kind === "history").toSorted((a, b) => a.comment - b.comment);
	return sorted.slice(1).flatMap(({ record }, index) => {
		if (record.prev === sorted[index]?.digest) return [];
		return [{
			code: "BATON-E414",
			message: `The record of run "${record.run}" on ledger #${record.thread} does not continue the one before it (run "${sorted[index]?.record.run}"): two runs ended at the same moment, or a comment was deleted.`
		}];
	});
}

// src/engine/thread/read-run.ts
/**
* Reads runs, and what is known about them, from GitHub. A run is read by one listing of its thread since the run's first record (`read-run.ts`); after
* a write the same is done until the new record is listed (`await-record.ts`). Earlier runs are searched for on the thread of
* their subject and on the runs issues of their pipeline (`run-threads.ts`, `runs.ts`). From the comments of a run follow our
* own account and what it posted (`own-comments.ts`); the rights of people (`permissions.ts`), the history of a pipeline
* (`history.ts`) and handoffs in artifacts (`load-handoffs.ts`) are read where a phase asks for them. This room writes nothing.
*/
/**
* Builds the problem about a record that another version of Baton wrote. Such a record may change everything about a run, so a
* version that cannot read it does not continue the run (C-26, C-40).
*/
function versionProblem(run, { envelope, comment }) {
	return {
		code: "BATON-E409",
		cause: "other-version",
		message: `Run "${run}" cannot be carried on: its record ${envelope.seq} (kind "${envelope.kind}") in comment ${comment} was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the pipeline again: a new run starts over.`
	};
}
/** Reads a run: one listing since its first record gives all that there is to know about it. */
async function readRun(engine, order) {
	const thread = await engine.ports.store.readSince(order.thread, order.first.at, {
		run: order.run,
		comment: order.first.id
	});
	const own = thread.records.filter(({ record }) => record.run === order.run);
	const [strange] = (thread.aside ?? []).filter(({ envelope }) => envelope.run === order.run);
	if (strange !== void 0) return failure(versionProblem(order.run, strange));
	const breaks = verifyChain(own);
	const broken = hasEnded(own) ? void 0 : breaks.find(({ cause }) => cause === "broken-chain");
	if (broken !== void 0) return failure(notCarriedOn(broken));
	const state = deriveState(own, order.run);
	if (!state.ok) return failure({
		...state.error,
		message: [state.error.message, ...describeIgnored(engine, thread, order.run).slice(0, 5)].join(" ")
	});
	return success({
		first: order.first,
		state: state.value,
		stored: thread.records,
		comments: new Set(thread.comments.map(({ id }) => id)),
		thread: thread.comments,
		ignored: thread.ignored,
		claimed: new Set((thread.claims ?? []).filter(({ run }) => run === order.run).map(({ comment }) => comment)),
		doubts: [...describeIgnored(engine, thread, order.run), ...breaks.map(problemText)]
	});
}
/** Describes the ignored markers that claim to be of the run, and those that claim nothing: a runs issue holds those of many other runs. */
function describeIgnored(engine, { ignored, claims = [] }, run) {
	const unsigned = engine.ports.signer === void 0;
	const others = new Set(claims.filter((claim) => claim.run !== run).map(({ comment }) => comment));
	return ignored.filter(({ comment }) => !others.has(comment)).map(({ comment, reason }) => `The record in comment ${comment} was ignored: ${reason} (${ignoredWords(reason, { unsigned })}).`);
}
const ignoredReasons = {
	author: "another account wrote it",
	edited: "its comment was edited after it was written, or nobody knows whether it was",
	quoted: "it stands in a quote, a list or code",
	version: "another version of Baton wrote it",
	malformed: "it is not whole",
	binding: "it belongs to another repository, thread or run",
	duplicate: "another record has its place"
};
/** Explains to people why a record does not count. */
function ignoredWords(reason, { unsigned }) {
	if (reason !== "signature") return ignoredReasons[reason];
	return unsigned ? "it is signed, and the config has no signing.keys that could verify it" : "no key in signing.keys of the config fits it: it was changed, has no signature, or its key was taken out";
}
/** Returns whether the run has ended. After that nothing follows from its records, whatever is put between them. */
function hasEnded(own) {
	return findEnd$1(own.map(({ record }) => record)) !== void 0;
}
/**
* Adds to a broken chain that the run is not continued. A record of another run of that name may stand where a record of this
* run did, or would (T13): nobody can tell which is which.
*/
function notCarriedOn(broken) {
	return {
		...broken,
		message: `${broken.message} So the run is not carried on. Look at the thread with \`baton records\`, and start the pipeline again: the new run has a name of its own.`
	};
}
/** Finds the record that made a stage due, and returns when it was written and by which workflow run. */
function findTriggeringRecord({ state, stored }, due) {
	const { run } = state;
	const cause = stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
	const body = cause?.record.kind === "task" ? cause.record.body : run.body;
	return {
		at: cause?.writtenAt ?? run.body.startedAt,
		workflowRun: body.workflowRun.id
	};
}
/** Returns whether the run or the whole repository is paused. Then deliveries are recorded, but nothing is published and nothing starts. */
function isPaused({ settings }, { paused }) {
	return paused !== void 0 || settings.paused === true;
}

// src/ports/github.ts
/** An error for a request that GitHub refused or that never reached it. Adapters throw it; each entry catches it once. */
var GitHubError = class extends Error {
	name = "GitHubError";
	reason;
	/** The HTTP status; undefined when GitHub did not respond. */
	status;
	/** `BATON-E8…`, with a section in `docs/errors.md`. */
	code;
	constructor(message, options) {
		super(message, { cause: options.cause });
		this.reason = options.reason;
		this.status = options.status;
		this.code = options.code;
	}
};

// src/core/run/handoffs.ts
/**
* Returns the executions whose results stand for a stage that has ended: its last one, and before it those that handed over to
* the agents after them. Later results win, so a branch or a handoff that only an earlier agent left is not lost. Returns
* nothing while the stage has not ended.
*/
function finishedTasks({ stages, tasks, transfers }, stage) {
	const entry = stages.get(stage);
	if (entry?.kind !== "ended") return [];
	const handedOver = new Set(transfers.filter(({ task }) => task === stage).map(({ execution }) => execution));
	return [...tasks.filter(({ body, execution }) => body.stage === stage && handedOver.has(execution)), entry.last];
}
/**
* Finds the execution whose handoff later stages are given: the newest of the stage that left one, in its record or in an
* artifact.
*/
function findHandoffSource(state, stage) {
	return finishedTasks(state, stage).findLast(({ body }) => (body.handoff ?? body.handoffDigest) !== void 0);
}
/**
* Returns the digests of everything an execution was given: handoffs of the stages before it, history, and the failure of its
* last attempt.
*/
function consumedBy(state, { stage, attempt, sha256 }) {
	const handoffs = ancestorsOf(pipelineOf(state.run), stage).flatMap((before) => {
		const source = findHandoffSource(state, before);
		const digest = source?.body.handoffDigest;
		return source === void 0 || digest === void 0 ? [] : [{
			stage: before,
			execution: source.execution,
			digest
		}];
	});
	const { history } = state.run.body;
	const consumedHistory = history ? [{
		kind: "history",
		stage: "",
		execution: 0,
		digest: sha256(history)
	}] : [];
	const failed = failuresOf(state, stage).findLast((task) => task.attempt < attempt);
	return [
		...handoffs,
		...consumedHistory,
		...describeFailure(failed, sha256)
	];
}
function describeFailure(failed, sha256) {
	if (failed === void 0) return [];
	const { stage, outcome, failure } = failed.body;
	const digest = digestOf(failure ?? {
		reason: outcome,
		message: ""
	}, sha256);
	return [{
		kind: "previous-failure",
		stage,
		execution: failed.execution,
		digest
	}];
}
/** Returns the bodies of `finishedTasks`. */
function finishedBodies(state, stage) {
	return finishedTasks(state, stage).map(({ body }) => body);
}
/**
* Returns the state with handoffs and outputs that were read from artifacts put back into the bodies. `kept` is keyed by the
* `seq` of the record.
*/
function fillHandoffs(state, kept) {
	const fill = (task) => {
		const found = kept.get(task.seq);
		if (found === void 0) return task;
		const { locator: _, ...body } = task.body;
		const { handoff, outputs } = found;
		return {
			...task,
			body: {
				...body,
				outputs: [...outputs],
				...handoff === void 0 ? {} : { handoff }
			}
		};
	};
	const stages = [...state.stages].map(([name, entry]) => [name, entry.kind === "ended" ? {
		kind: "ended",
		last: fill(entry.last)
	} : entry]);
	return {
		...state,
		stages: new Map(stages),
		tasks: state.tasks.map(fill)
	};
}
/**
* Lists the executions that later stages need something of and whose handoff and outputs lie in artifacts instead of the
* records. For each stage these are the last execution, for its outputs, and the one whose handoff counts, which may be of an
* earlier agent.
*/
function handoffsInArtifacts(state, stages) {
	return [...new Set(stages)].flatMap((name) => {
		return [.../* @__PURE__ */ new Set([findHandoffSource(state, name), finishedTasks(state, name).at(-1)])].flatMap((task) => task?.body.locator === void 0 ? [] : [task]);
	});
}

// src/core/markdown/clean-untrusted.ts
const closers$1 = {
	"<?": "?>",
	"<![CDATA[": "]]>",
	"<!": ">"
};
/**
* Removes what a page does not show: HTML comments, and the processing instructions, declarations and CDATA that browsers treat
* like comments (T03). Nested comments are counted; an unterminated one extends to the end. Fenced code is not changed. The check
* looks at the text kept so far, so that the two sides of a removed comment cannot form a new one. Linear: each character is kept
* or skipped once.
*/
function removeHiddenComments(text) {
	const kept = [];
	const place = {
		fencesCount: true,
		inHtml: false
	};
	const missing = /* @__PURE__ */ new Set();
	let comments = 0;
	let at = 0;
	while (at < text.length) {
		const codeEnd = findFencedCode(text, at, place);
		if (codeEnd > at) {
			kept.push(text.slice(at, codeEnd));
			at = codeEnd;
			continue;
		}
		kept.push(text.charAt(at));
		at += 1;
		const opening = findOpening(kept);
		const end = opening === void 0 ? void 0 : findEnd({
			text,
			at,
			opening,
			kept,
			missing
		});
		if (opening === void 0 || end === void 0) continue;
		kept.length -= opening.kept;
		at = end;
		comments += 1;
	}
	return {
		text: kept.join(""),
		comments
	};
}
function findOpening(kept) {
	const last = kept.at(-1) ?? "";
	if (last === "-") return endsWith(kept, "<!--") ? {
		kind: "<!--",
		kept: 4
	} : void 0;
	if (last === "?") return endsWith(kept, "<?") ? {
		kind: "<?",
		kept: 2
	} : void 0;
	if (last === "[") return endsWith(kept, "<![CDATA[") ? {
		kind: "<![CDATA[",
		kept: 9
	} : void 0;
	if (kept.at(-2) !== "!" || kept.at(-3) !== "<") return void 0;
	return /^[a-z]$/i.test(last) ? {
		kind: "<!",
		kept: 3
	} : void 0;
}
function endsWith(kept, word) {
	const start = kept.length - word.length;
	if (start < 0) return false;
	for (let i = 0; i < word.length; i += 1) if (kept[start + i] !== word[i]) return false;
	return true;
}
function findEnd({ text, at, opening, kept, missing }) {
	if (opening.kind === "<!--") return findCommentEnd(text, at);
	const closer = closers$1[opening.kind];
	const end = missing.has(closer) ? -1 : text.indexOf(closer, at);
	if (end >= 0) return end + closer.length;
	missing.add(closer);
	return beginsLine(kept, kept.length - opening.kept) ? text.length : void 0;
}
/** Finds the end of a comment. `<!-->` and `<!--->` are whole comments. */
function findCommentEnd(text, at) {
	if (text.startsWith(">", at)) return at + 1;
	if (text.startsWith("->", at)) return at + 2;
	const token = /<!--(?:-?>)?|--!?>/g;
	token.lastIndex = at;
	for (let depth = 1;;) {
		const match = token.exec(text);
		if (match === null) return text.length;
		if (match[0] === "<!--") depth += 1;
		else if (match[0].startsWith("--")) depth -= 1;
		if (depth === 0) return token.lastIndex;
	}
}
function beginsLine(kept, start) {
	let at = start - 1;
	while (at >= start - 3 && kept[at] === " ") at -= 1;
	const before = kept[at];
	return before === void 0 || before.endsWith("\n") || before.endsWith("\r");
}
/**
* Removes from text of others everything that a person would not have seen on the page (DESIGN 4.7). Characters are removed
* first, so that none of them can hide a comment; entities are never decoded, so that none can become one. Lone surrogates become
* U+FFFD.
*/
function cleanUntrusted(text) {
	let characters = 0;
	const { text: clean, comments } = removeHiddenComments(text.toWellFormed().replace(invisibleCharacters, () => {
		characters += 1;
		return "";
	}));
	return {
		text: clean,
		removed: {
			comments,
			characters
		}
	};
}

// src/core/markdown/block-tracker.ts
function createBlockTracker() {
	let open;
	/** The column where the content of the current list item starts; 0 outside of lists. */
	let item = 0;
	let itemMayHaveEnded = false;
	/** True if the item only has more list markers in it so far. A blank line may then end it. */
	let itemIsEmpty = false;
	let afterBlank = true;
	let inHtml = "no";
	let certain = true;
	function next(line) {
		const expanded = expandTabs(line);
		if (open !== void 0) {
			if (isClosing(expanded, open)) open = void 0;
		} else if (isBlank(line)) passBlank();
		else {
			visit(expanded, indentOf(expanded));
			afterBlank = false;
		}
	}
	function passBlank() {
		afterBlank = true;
		itemMayHaveEnded ||= itemIsEmpty;
		if (inHtml === "until-blank") inHtml = "no";
	}
	function visit(line, indent) {
		const fence = parseFence(line, indent);
		const opened = parseListItem(line, indent);
		if (item > 0 && indent >= item) certain &&= fence === void 0 || !itemMayHaveEnded;
		else if (opened !== void 0) enterItem(opened);
		else if (fence !== void 0) enterFence(fence);
		else leaveItem();
		itemIsEmpty = opened?.isEmpty === true && item > 0;
		if (inHtml !== "until-end" && line.charAt(indent) === "<") inHtml = isRawHtml(line, indent) ? "until-end" : "until-blank";
	}
	function enterItem({ content, canInterrupt }) {
		item = content;
		itemMayHaveEnded = inHtml !== "no" || !afterBlank && !canInterrupt;
	}
	function enterFence(fence) {
		open = fence;
		item = 0;
		certain &&= inHtml === "no";
	}
	/** Ends the item at a line without indent, unless the line may continue the item's last paragraph. */
	function leaveItem() {
		if (afterBlank) item = 0;
		itemMayHaveEnded = item > 0;
	}
	return {
		isInFence: () => open !== void 0,
		findClosing: () => open === void 0 ? void 0 : " ".repeat(open.indent) + open.character.repeat(open.length),
		isCertain: () => certain,
		next
	};
}
/**
* Replaces tabs by spaces at the start of a line. The rest does not matter and is not changed, so that a line of tabs costs
* nothing.
*/
function expandTabs(line) {
	if (!line.includes("	")) return line;
	let expanded = "";
	for (const part of line.slice(0, 200).split(/(\t)/)) expanded += part === "	" ? " ".repeat(4 - expanded.length % 4) : part;
	return expanded + line.slice(200);
}
function isBlank(text) {
	return /^[ \t]*$/.test(text);
}
function indentOf(line) {
	let at = 0;
	while (line.charAt(at) === " ") at++;
	return at;
}
function parseFence(line, indent) {
	const character = line.charAt(indent);
	if (indent > 3 || character !== "`" && character !== "~") return void 0;
	const length = runLength(line, indent);
	if (length < 3 || character === "`" && line.includes("`", indent + length)) return void 0;
	return {
		indent,
		character,
		length
	};
}
function isClosing(line, fence) {
	const indent = indentOf(line);
	if (indent > 3 || line.charAt(indent) !== fence.character) return false;
	const length = runLength(line, indent);
	return length >= fence.length && isBlank(line.slice(indent + length));
}
function runLength(line, start) {
	let at = start;
	while (line.charAt(at) === line.charAt(start) && at < line.length) at++;
	return at - start;
}
function parseListItem(line, indent) {
	if (indent > 3 || !"-+*0123456789".includes(line.charAt(indent)) || isThematicBreak(line)) return void 0;
	const number = digitsAt(line, indent);
	const marker = indent + number.length;
	const character = line.charAt(marker);
	if (character === "" || !(number === "" ? "-+*" : ".)").includes(character)) return void 0;
	const rest = line.slice(marker + 1);
	const blanks = indentOf(rest);
	if (isBlank(rest)) return {
		content: marker + 2,
		canInterrupt: false,
		isEmpty: true
	};
	if (blanks === 0) return void 0;
	return {
		content: marker + 1 + (blanks > 4 ? 1 : blanks),
		canInterrupt: number === "" || Number(number) === 1,
		isEmpty: /^[-+*0-9.) ]*$/.test(rest)
	};
}
function digitsAt(line, start) {
	return /^[0-9]{0,9}/.exec(line.slice(start, start + 9))?.[0] ?? "";
}
function isThematicBreak(line) {
	const characters = line.replaceAll(" ", "");
	const first = characters.charAt(0);
	return "*-".includes(first) && characters.length >= 3 && characters === first.repeat(characters.length);
}
/**
* Returns whether a tag opens HTML that blank lines do not end. The end of it is not tracked: text after it is quoted instead.
*/
function isRawHtml(line, start) {
	const tag = /^<(?:pre|script|style|textarea|!--|\?|![a-z]|!\[cdata\[)/i.exec(line.slice(start, start + 12));
	return tag !== null && !(tag[0] === "<!--" && line.includes("-->", start + 4));
}

// src/core/record/encode-record.ts
/** Matches characters that could end a hidden comment, start markup, break a line or be lost in transport. */
const unsafe = /[<>&\-`\u007f-\u009f\u2028\u2029]/g;
/** Returns the same JSON without any character that could end an HTML comment or has a meaning in Markdown. */
function escapeMarkerJson(json) {
	let escaped = "";
	for (const token of readJsonTokens(json)) escaped += token.startsWith("\"") ? token.replace(unsafe, escapeCharacter) : token;
	return escaped;
}
function escapeCharacter(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
const markerStart = "<!-- baton:";
const markerEnd = " -->";
/** Renders a JSON value as one line of hidden text. */
function renderMarker(value) {
	return `${markerStart}1 ${escapeMarkerJson(JSON.stringify(value))}${markerEnd}`;
}
/** Returns whether a marker of ours is a continuation piece. */
function isPieceMarker(marker) {
	return marker.startsWith(`${markerStart}1 {"kind":"part",`);
}
/**
* Signs a record, where there is a signer, and encodes it as hidden lines. Lone surrogates become U+FFFD. `budget` limits the
* first marker; a body that does not fit is split into pieces, which the signature covers by their digests.
*/
function encodeRecord(record, tools, budget = recordLimits.markerBytes) {
	const body = encodeBody(record.body, tools);
	const inline = sealEnvelope(record, body, tools);
	if (utf8Length(renderMarker(inline)) <= budget) return buildEncodedRecord(inline, [], tools);
	const pieces = splitPieces(body.enc === "deflate" ? String(body.body) : tools.deflate(JSON.stringify(body.body)));
	return buildEncodedRecord(sealEnvelope(record, {
		enc: "deflate",
		body: "",
		parts: pieces.map((piece) => tools.sha256(piece))
	}, tools), pieces, tools);
}
function encodeBody(body, tools) {
	const json = JSON.stringify(toWellFormedJson(body));
	if (fitsInline(json)) return {
		enc: "json",
		body: JSON.parse(json)
	};
	const deflated = tools.deflate(json);
	return deflated.length < utf8Length(json) || deflated.length < utf8Length(escapeMarkerJson(json)) ? {
		enc: "deflate",
		body: deflated
	} : {
		enc: "json",
		body: JSON.parse(json)
	};
}
function fitsInline(json) {
	return json.length <= recordLimits.inlineBytes && utf8Length(escapeMarkerJson(json)) <= recordLimits.inlineBytes;
}
/** Builds the envelope. Its fields are in the order in which people read them; the signature covers the canonical form. */
function sealEnvelope(record, body, tools) {
	const { kind, repo, thread, attempt, execution, seq, prev } = record;
	const place = {
		kind,
		repo,
		subject: thread,
		run: record.run.toWellFormed(),
		task: record.task.toWellFormed(),
		attempt,
		execution,
		seq,
		prev
	};
	if (tools.signer === void 0) return {
		...place,
		...body
	};
	const { keyId: key, sign } = tools.signer;
	return {
		...place,
		key,
		sig: sign(canonicalJson({
			...place,
			key,
			...body
		}) ?? ""),
		...body
	};
}
function splitPieces(text) {
	const size = recordLimits.pieceCharacters;
	return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
}
function buildEncodedRecord(envelope, pieces, tools) {
	const markers = pieces.map((body) => renderMarker({
		kind: "part",
		sha256: tools.sha256(body),
		body
	}));
	return {
		envelope,
		digest: tools.sha256(canonicalJson(envelope) ?? ""),
		markers: [renderMarker(envelope), ...markers]
	};
}

// src/core/record/read-markers.ts
/**
* Finds the markers in a comment in one pass. A marker counts only on a line of its own, at column 0, outside of fenced code;
* markers in quotes, lists, indented code and running text are `quoted`.
*/
function scanMarkers(body) {
	if (!mentionsMarker(body)) return [];
	if (body.length > recordLimits.scannedCharacters) return [{
		kind: "ignored",
		reason: "malformed"
	}];
	const tracker = createBlockTracker();
	const markers = [];
	for (const line of body.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
		if (mentionsMarker(line)) markers.push(scanLine(line, tracker));
		tracker.next(line);
	}
	return markers;
}
/** Returns whether a comment may hold a record: it has a marker in a valid position that is not a piece of a larger record. */
function holdsEnvelope(body) {
	return scanMarkers(body).some((marker) => marker.kind === "json" && !marker.text.startsWith("{\"kind\":\"part\""));
}
function mentionsMarker(text) {
	return text.includes("<!--") && text.toLowerCase().includes("<!-- baton:");
}
function scanLine(line, tracker) {
	if (tracker.isInFence()) return {
		kind: "ignored",
		reason: "quoted"
	};
	const trimmed = line.trimEnd();
	if (!trimmed.startsWith("<!-- baton:")) return {
		kind: "ignored",
		reason: trimmed.toLowerCase().startsWith("<!-- baton:") ? "malformed" : "quoted"
	};
	const space = trimmed.indexOf(" ", markerStart.length);
	const version = space < 0 ? "" : trimmed.slice(markerStart.length, space);
	if (!/^[0-9]{1,9}$/.test(version)) return {
		kind: "ignored",
		reason: "malformed"
	};
	if (version !== "1") return {
		kind: "ignored",
		reason: "version"
	};
	if (!trimmed.endsWith(" -->")) return {
		kind: "ignored",
		reason: "malformed"
	};
	return {
		kind: "json",
		text: trimmed.slice(space + 1, trimmed.length - markerEnd.length)
	};
}
const pieceSchema = object({
	kind: literal("part"),
	sha256: string(),
	body: string()
});
/** Finds and parses the markers of a thread. Comments of accounts other than `trustedAuthor` are not parsed at all. */
function readMarkers(comments, { tools, trustedAuthor }) {
	const envelopes = [];
	const pieces = /* @__PURE__ */ new Map();
	const ignored = [];
	for (const comment of comments.toSorted(compareBy(({ id }) => id))) {
		const { id, body, author } = comment;
		const isTrusted = trustedAuthor === void 0 || author?.id === trustedAuthor;
		for (const marker of scanMarkers(body)) {
			const content = isTrusted ? readContent(marker, tools) : ignoreForeignMarker(marker);
			if (content.kind === "envelope") envelopes.push({
				value: content.value,
				comment
			});
			else if (content.kind === "piece") addFirst(pieces, content.digest, {
				text: content.text,
				comment: id
			});
			else ignored.push({
				comment: id,
				reason: content.reason
			});
		}
	}
	return {
		envelopes,
		pieces,
		ignored
	};
}
/** Adds a piece unless it is known. The first comment counts, because a copy that somebody made later may be deleted. */
function addFirst(pieces, digest, piece) {
	if (!pieces.has(digest)) pieces.set(digest, piece);
}
/** Returns the reason to ignore a marker of another author. A quote stays a quote, whoever wrote it. */
function ignoreForeignMarker(marker) {
	return {
		kind: "ignored",
		reason: marker.kind === "ignored" && marker.reason === "quoted" ? "quoted" : "author"
	};
}
function readContent(marker, tools) {
	if (marker.kind === "ignored") return marker;
	const parsed = parseUntrustedJson(marker.text, envelopeJsonLimits);
	if (!parsed.ok) return {
		kind: "ignored",
		reason: "malformed"
	};
	if (!isPiece(parsed.value)) return {
		kind: "envelope",
		value: parsed.value
	};
	const piece = pieceSchema.safeParse(parsed.value);
	const digest = piece.success ? tools.sha256(piece.data.body) : "";
	if (!piece.success || digest !== piece.data.sha256) return {
		kind: "ignored",
		reason: "malformed"
	};
	return {
		kind: "piece",
		digest,
		text: piece.data.body
	};
}
function isPiece(value) {
	return typeof value === "object" && value !== null && "kind" in value && value.kind === "part";
}

// src/core/record/decode-records.ts
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/**
* Decodes the records of a thread. A record that is foreign, changed, moved or copied is ignored with its reason, and is never an
* error. Of two records for one place, the one in the earlier comment counts.
*/
function decodeRecords(comments, options) {
	const markers = readMarkers(comments, options);
	const found = {
		records: [],
		aside: [],
		ignored: [...markers.ignored],
		incomplete: [],
		claims: [],
		taken: /* @__PURE__ */ new Set(),
		displaced: /* @__PURE__ */ new Set(),
		counted: /* @__PURE__ */ new Set()
	};
	for (const envelope of markers.envelopes) {
		const { id: comment, createdAt: writtenAt } = envelope.comment;
		const context = {
			...options,
			comment,
			writtenAt,
			pieces: markers.pieces
		};
		const reason = checkUnsignedComment(envelope, options) ?? collectRecord(found, envelope.value, context);
		if (reason !== void 0) addIgnored(found, {
			comment,
			reason
		}, envelope.value);
	}
	const { records, aside, ignored, incomplete, claims } = found;
	return {
		records: records.sort(compareRecords),
		aside,
		ignored: ignored.sort(compareBy(({ comment }) => comment)),
		incomplete,
		claims
	};
}
/** Notes a record as ignored, with the run that it names, although none of it is verified. */
function addIgnored(found, ignored, value) {
	found.ignored.push(ignored);
	const run = Reflect.get(Object(value), "run");
	if (typeof run === "string") found.claims.push({
		comment: ignored.comment,
		run
	});
}
/** Returns why a comment cannot hold an unsigned record. A record with a signature is left to the check of signatures. */
function checkUnsignedComment({ value, comment }, { unsigned, trustedAuthor }) {
	if (unsigned !== true || Reflect.has(Object(value), "sig") || Reflect.has(Object(value), "key")) return void 0;
	if (trustedAuthor === void 0) return "author";
	return comment.lastEditedAt === null ? void 0 : "edited";
}
function collectRecord(found, value, context) {
	const signed = openSignature(value, context);
	if (!signed.ok) return signed.error;
	const { envelope, digest } = signed.value;
	if (isBefore$1(envelope, context)) return "binding";
	if (lacksPieces(envelope, context.pieces)) {
		found.incomplete.push(context.comment);
		return "malformed";
	}
	const opened = openBody(signed.value, context);
	if (!opened.ok && opened.error !== "version") return opened.error;
	if (found.displaced.has(envelope.prev) || !occupyPlace(found.taken, envelope)) {
		if (!found.counted.has(digest)) found.displaced.add(digest);
		return "duplicate";
	}
	found.counted.add(digest);
	if (opened.ok) found.records.push(opened.value);
	else found.aside.push({
		envelope,
		digest,
		comment: context.comment
	});
	return opened.ok ? void 0 : opened.error;
}
function isBefore$1({ run }, { begun, comment }) {
	return begun?.run === run && comment < begun.comment;
}
function lacksPieces({ parts = [] }, pieces) {
	return parts.some((part) => pieces?.has(part) !== true);
}
function occupyPlace(taken, { run, seq, task, execution, kind }) {
	const places = [JSON.stringify([run, seq]), JSON.stringify([
		run,
		task,
		execution,
		kind
	])];
	if (places.some((place) => taken.has(place))) return false;
	for (const place of places) taken.add(place);
	return true;
}
/** Orders records as readers return them: by run, then by `seq`. */
const compareRecords = compareBy(({ record }) => record.run, ({ record }) => record.seq);
/**
* Decodes the records in comments of a thread. Signed records count by their signature, unsigned ones by their author and by the
* absence of edits.
*/
async function decodeThreadRecords(comments, { provenance, ...options }) {
	if (provenance === void 0) return decodeRecords(comments, options);
	const { comments: vouched, ...author } = await provenance.readEdits(comments);
	return decodeRecords(vouched, {
		...options,
		...author,
		unsigned: true
	});
}

// src/core/output/stored-handoff.ts
const storedHandoffSchema = object({
	handoff: handoffSchema.optional(),
	outputs: array(string()).default([])
});
/** The stored form. The file that an agent job leaves for the App has both fields one level down. */
const contentSchema = union([object({ output: storedHandoffSchema }).transform(({ output }) => output), storedHandoffSchema]);
function encodeStoredHandoff({ handoff, outputs }) {
	return `${JSON.stringify({
		version: 1,
		...handoff === void 0 ? {} : { handoff },
		outputs
	}, null, 2)}\n`;
}
/**
* Decodes a stored handoff. Returns undefined when it is not the recorded one: its form is wrong, or its handoff has another
* digest.
*/
function decodeStoredHandoff(text, recorded) {
	const json = parseUntrustedJson(text, outputLimits);
	const parsed = contentSchema.safeParse(json.ok ? json.value : void 0);
	if (!parsed.success) return void 0;
	const { handoff, outputs } = parsed.data;
	if ((handoff === void 0 ? void 0 : digestOf(handoff, recorded.sha256)) !== recorded.handoffDigest) return void 0;
	return {
		handoff,
		outputs
	};
}

// src/engine/thread/load-handoffs.ts
/** Explains why a handoff that is stored in an artifact cannot be loaded. The fault has a name, and the handoff never counts as empty. */
function explainArtifact(state, { task, problem }) {
	const { locator, stage, workflowRun } = task.body;
	const id = locator?.artifactId ?? 0;
	const run = locator?.run ?? workflowRun.id;
	const what = `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${id} of workflow run ${run}`;
	const days = retentionOf(state.run.body.config).artifacts;
	switch (problem) {
		case "missing":
		case "expired": return fault("artifact-expired", "BATON-E931", [problem === "expired" ? `${what}, and its time is over: artifacts of this run are kept for ${days} days (\`retention.artifacts\`), or less where the repository says so.` : `${what}, which is not there any more: somebody deleted it, or its ${days} days (\`retention.artifacts\`) are long over.`, "Start the pipeline again: a new run makes a new handoff. Raise `retention.artifacts`, or write `store: comments`, for runs that wait longer."]);
		case "foreign-run": return fault("artifact-foreign", "BATON-E932", [`${what}, but GitHub says that artifact ${id} was made by another workflow run, or for another repository, so it was not read.`, "Start the pipeline again. If it comes back, look at who may write to Actions here."]);
		default: return fault("artifact-replaced", "BATON-E933", [`${what}, but what lies there is not what was recorded (${problem}; recorded: ${locator?.sha256 ?? "nothing"}), so it was not read.`, "Another job of that workflow run may have replaced it: look at its jobs, then start the pipeline again."]);
	}
}
function fault(reason, code, sentences) {
	return {
		reason,
		problem: {
			code,
			message: sentences.join(" ")
		}
	};
}
/** Loads the handoff and outputs of one execution from the artifact that its record names, or returns why they cannot be loaded. */
async function loadHandoff({ texts, hasher }, { body }) {
	if (body.locator === void 0) return "missing";
	const read = await texts.read(body.locator);
	if (typeof read === "string") return read;
	const { handoffDigest } = body;
	return decodeStoredHandoff(read.text, {
		handoffDigest,
		sha256: (text) => hasher.sha256(text)
	}) ?? "digest";
}
/**
* Loads the handoffs of these stages into the state: from one artifact for each execution that left a handoff, and without any
* request with `store: comments`. Returns the fault of the first handoff that cannot be loaded.
*/
async function loadHandoffs(ports, { state, stages }) {
	const loaded = /* @__PURE__ */ new Map();
	for (const task of handoffsInArtifacts(state, stages)) {
		const handoff = await loadHandoff(ports, task);
		if (typeof handoff === "string") return failure(explainArtifact(state, {
			task,
			problem: handoff
		}));
		loaded.set(task.seq, handoff);
	}
	return success(loaded.size === 0 ? state : fillHandoffs(state, loaded));
}

// src/core/transfer/handoff-chain.ts
/** Returns the chain in the form of the output `handoff-chain`. */
function toHandoffChain(bodies) {
	return bodies.map(({ from, to, message, timestamp }) => ({
		from,
		to,
		message,
		timestamp
	}));
}
/**
* Renders a chain as `a → b → c`: every agent in its turn, including the last target (T-14). A link that does not begin where the
* previous one ended belongs to another stage and is separated: `a → b; c → d`.
*/
function describeChain(links) {
	return links.map(({ from, to }, index) => {
		const before = links[index - 1];
		if (before?.to === from) return ` → ${to}`;
		return `${before === void 0 ? "" : "; "}${from} → ${to}`;
	}).join("");
}

// src/core/handoff/load-data-schema.ts
/** Does the same as `compileDataSchema`. The library is loaded only now, because most jobs never need it. */
async function loadDataSchema(schema) {
	const { compileDataSchema } = await import("./compile-data-schema.js");
	return compileDataSchema(schema);
}

// src/core/trigger/comment.ts
/** The limit on the bytes of comments in a run. Older comments are left out, whole ones only (I-32). */
const maxCommentBytes = 65536;
/** Returns the newest comments that fit, oldest first. `separator` is the text that will stand between them. */
function selectNewestComments(comments, separator = "\n---\n") {
	let bytes = 0;
	const left = comments.findLastIndex(({ body }) => {
		bytes += utf8Length(body) + separator.length;
		return bytes > maxCommentBytes;
	});
	return comments.slice(left + 1);
}

// node_modules/liquidjs/dist/liquid.node.js
var require_liquid_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var stream = __require("stream");
	var path = __require("path");
	var fs$1 = __require("fs");
	var crypto = __require("crypto");
	var Token = class {
		constructor(kind, input, begin, end, file) {
			this.kind = kind;
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
		}
		getText() {
			return this.input.slice(this.begin, this.end);
		}
		getPosition() {
			let [row, col] = [1, 1];
			for (let i = 0; i < this.begin; i++) if (this.input[i] === "\n") {
				row++;
				col = 1;
			} else col++;
			return [row, col];
		}
		size() {
			return this.end - this.begin;
		}
	};
	var Drop = class {
		liquidMethodMissing(key, context) {}
	};
	const toString$1 = Object.prototype.toString;
	const toLowerCase = String.prototype.toLowerCase;
	const hasOwnProperty = Object.hasOwnProperty;
	function isString(value) {
		return typeof value === "string";
	}
	function isFunction(value) {
		return typeof value === "function";
	}
	function isPromise(val) {
		return val && isFunction(val.then);
	}
	function isIterator(val) {
		return val && isFunction(val.next) && isFunction(val.throw) && isFunction(val.return);
	}
	function promisify(fn) {
		return function(...args) {
			return new Promise((resolve, reject) => {
				fn(...args, (err, result) => {
					err ? reject(err) : resolve(result);
				});
			});
		};
	}
	function stringify(value) {
		value = toValue(value);
		if (isString(value)) return value;
		if (isNil(value)) return "";
		if (isArray(value)) return value.map((x) => stringify(x)).join("");
		return String(value);
	}
	function advanceCodePoints(str, from, count) {
		let index = from;
		for (let i = 0; i < count && index < str.length; i++) index += str.codePointAt(index) > 65535 ? 2 : 1;
		return index;
	}
	function codePointLength(str) {
		let length = 0;
		for (let index = 0; index < str.length; index = advanceCodePoints(str, index, 1)) length++;
		return length;
	}
	function readArrayElement(arr, index, ownPropertyOnly) {
		if (index < 0) index = arr.length + index;
		if (ownPropertyOnly && !hasOwnProperty.call(arr, index)) return void 0;
		return arr[index];
	}
	function toEnumerable(val) {
		val = toValue(val);
		if (isArray(val)) return val;
		if (isString(val) && val.length > 0) return [val];
		if (isIterable(val)) return Array.from(val);
		if (isObject(val)) return Object.keys(val).map((key) => [key, val[key]]);
		return [];
	}
	function toArray(val) {
		val = toValue(val);
		if (isNil(val)) return [];
		if (isArray(val)) return val;
		return [val];
	}
	function toValue(value) {
		return value instanceof Drop && isFunction(value.valueOf) ? value.valueOf() : value;
	}
	function toNumber(value) {
		return +toValue(value) || 0;
	}
	function isNumber(value) {
		return typeof value === "number";
	}
	function toLiquid(value) {
		if (value && isFunction(value.toLiquid)) return toLiquid(value.toLiquid());
		return value;
	}
	function isNil(value) {
		return value == null;
	}
	function isUndefined(value) {
		return value === void 0;
	}
	function isArray(value) {
		return toString$1.call(value) === "[object Array]";
	}
	function isArrayLike(value) {
		return value && isNumber(value.length);
	}
	function isIterable(value) {
		return isObject(value) && Symbol.iterator in value;
	}
	function forOwn(obj, iteratee) {
		obj = obj || {};
		for (const k in obj) if (hasOwnProperty.call(obj, k)) {
			if (iteratee(obj[k], k, obj) === false) break;
		}
		return obj;
	}
	function isObject(value) {
		const type = typeof value;
		return value !== null && (type === "object" || type === "function");
	}
	function range(start, stop, step = 1) {
		const arr = [];
		for (let i = start; i < stop; i += step) arr.push(i);
		return arr;
	}
	function padStart(str, length, ch = " ") {
		return pad(str, length, ch, (str, ch) => ch + str);
	}
	function padEnd(str, length, ch = " ") {
		return pad(str, length, ch, (str, ch) => str + ch);
	}
	function pad(str, length, ch, add) {
		str = String(str);
		const n = length - str.length;
		if (n <= 0) return str;
		return add(str, ch.repeat(n));
	}
	function identify(val) {
		return val;
	}
	function changeCase(str) {
		return [...str].some((ch) => ch >= "a" && ch <= "z") ? str.toUpperCase() : str.toLowerCase();
	}
	function ellipsis(str, N) {
		return str.length > N ? str.slice(0, N - 3) + "..." : str;
	}
	function orderedCompare(a, b) {
		if (isNil(a) && isNil(b)) return 0;
		if (isNil(a)) return 1;
		if (isNil(b)) return -1;
		if (a < b) return -1;
		if (a > b) return 1;
		return 0;
	}
	function caseInsensitiveCompare(a, b) {
		if (isNil(a) && isNil(b)) return 0;
		if (isNil(a)) return 1;
		if (isNil(b)) return -1;
		a = toLowerCase.call(a);
		b = toLowerCase.call(b);
		if (a < b) return -1;
		if (a > b) return 1;
		return 0;
	}
	function argumentsToValue(fn) {
		return function(...args) {
			return fn.call(this, ...args.map(toValue));
		};
	}
	function argumentsToNumber(fn) {
		return function(...args) {
			return fn.call(this, ...args.map(toNumber));
		};
	}
	/** Return an array containing unique elements from _array_. Works with nested arrays and objects. */
	function* strictUniq(array) {
		const seen = /* @__PURE__ */ new Set();
		for (const element of array) {
			const key = JSON.stringify(element);
			if (!seen.has(key)) {
				seen.add(key);
				yield element;
			}
		}
	}
	/**
	* targeting ES5, extends Error won't create a proper prototype chain, need a trait to keep track of classes
	*/
	const TRAIT = "__liquidClass__";
	var LiquidError = class extends Error {
		constructor(err, token) {
			/**
			* note: for ES5 targeting, `this` will be replaced by return value of Error(),
			* thus everything on `this` will be lost, avoid calling `LiquidError` methods here
			*/
			super(typeof err === "string" ? err : err.message);
			this.context = "";
			if (typeof err !== "string") Object.defineProperty(this, "originalError", {
				value: err,
				enumerable: false
			});
			Object.defineProperty(this, "token", {
				value: token,
				enumerable: false
			});
			Object.defineProperty(this, TRAIT, {
				value: "LiquidError",
				enumerable: false
			});
		}
		update() {
			Object.defineProperty(this, "context", {
				value: mkContext(this.token),
				enumerable: false
			});
			this.message = mkMessage(this.message, this.token);
			this.stack = this.message + "\n" + this.context + "\n" + this.stack;
			if (this.originalError) this.stack += "\nFrom " + this.originalError.stack;
		}
		static is(obj) {
			return obj?.[TRAIT] === "LiquidError";
		}
	};
	var TokenizationError = class extends LiquidError {
		constructor(message, token) {
			super(message, token);
			this.name = "TokenizationError";
			super.update();
		}
	};
	var ParseError = class extends LiquidError {
		constructor(err, token) {
			super(err, token);
			this.name = "ParseError";
			this.message = err.message;
			super.update();
		}
	};
	var RenderError = class extends LiquidError {
		constructor(err, tpl) {
			super(err, tpl.token);
			this.name = "RenderError";
			this.message = err.message;
			super.update();
		}
		static is(obj) {
			return obj.name === "RenderError";
		}
	};
	var LiquidErrors = class extends LiquidError {
		constructor(errors) {
			super(errors[0], errors[0].token);
			this.errors = errors;
			this.name = "LiquidErrors";
			const s = errors.length > 1 ? "s" : "";
			this.message = `${errors.length} error${s} found`;
			super.update();
		}
		static is(obj) {
			return obj.name === "LiquidErrors";
		}
	};
	var UndefinedVariableError = class extends LiquidError {
		constructor(err, token) {
			super(err, token);
			this.name = "UndefinedVariableError";
			this.message = err.message;
			super.update();
		}
	};
	var InternalUndefinedVariableError = class extends Error {
		constructor(variableName) {
			super(`undefined variable: ${variableName}`);
			this.name = "InternalUndefinedVariableError";
			this.variableName = variableName;
		}
	};
	var AssertionError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "AssertionError";
			this.message = message + "";
		}
	};
	function mkContext(token) {
		const [line, col] = token.getPosition();
		const lines = token.input.split("\n");
		const begin = Math.max(line - 2, 1);
		const end = Math.min(line + 3, lines.length);
		return range(begin, end + 1).map((lineNumber) => {
			let text = `${lineNumber === line ? ">> " : "   "}${padStart(String(lineNumber), String(end).length)}| `;
			const colIndicator = lineNumber === line ? "\n" + padStart("^", col + text.length) : "";
			text += lines[lineNumber - 1];
			text += colIndicator;
			return text;
		}).join("\n");
	}
	function mkMessage(msg, token) {
		if (token.file) msg += `, file:${token.file}`;
		const [line, col] = token.getPosition();
		msg += `, line:${line}, col:${col}`;
		return msg;
	}
	const TYPES = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		20,
		4,
		4,
		4,
		20,
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
		20,
		2,
		8,
		0,
		0,
		0,
		0,
		8,
		0,
		0,
		0,
		64,
		0,
		65,
		0,
		0,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		0,
		0,
		2,
		2,
		2,
		1,
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
		1,
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
		0
	];
	const WORD = 1;
	const BLANK = 4;
	const QUOTE = 8;
	const INLINE_BLANK = 16;
	const NUMBER = 32;
	const SIGN = 64;
	const PUNCTUATION = 128;
	function isWord(char) {
		const code = char.charCodeAt(0);
		return code >= 128 ? !TYPES[code] : !!(TYPES[code] & WORD);
	}
	TYPES[160] = TYPES[5760] = TYPES[6158] = TYPES[8192] = TYPES[8193] = TYPES[8194] = TYPES[8195] = TYPES[8196] = TYPES[8197] = TYPES[8198] = TYPES[8199] = TYPES[8200] = TYPES[8201] = TYPES[8202] = TYPES[8232] = TYPES[8233] = TYPES[8239] = TYPES[8287] = TYPES[12288] = BLANK;
	TYPES[8220] = TYPES[8221] = PUNCTUATION;
	function assert(predicate, message) {
		if (!predicate) {
			const msg = typeof message === "function" ? message() : message || `expect ${predicate} to be true`;
			throw new AssertionError(msg);
		}
	}
	function assertEmpty(predicate, message = `unexpected ${JSON.stringify(predicate)}`) {
		assert(!predicate, message);
	}
	var NullDrop = class extends Drop {
		*equals(value) {
			return isNil(yield toValue(value));
		}
		gt() {
			return false;
		}
		geq() {
			return false;
		}
		lt() {
			return false;
		}
		leq() {
			return false;
		}
		valueOf() {
			return null;
		}
	};
	var EmptyDrop = class EmptyDrop extends Drop {
		*equals(value) {
			if (value instanceof EmptyDrop) return false;
			value = yield toValue(value);
			if (isString(value) || isArray(value)) return value.length === 0;
			if (isObject(value)) return Object.keys(value).length === 0;
			return false;
		}
		gt() {
			return false;
		}
		geq() {
			return false;
		}
		lt() {
			return false;
		}
		leq() {
			return false;
		}
		valueOf() {
			return "";
		}
		static is(value) {
			return value instanceof EmptyDrop;
		}
	};
	var BlankDrop = class BlankDrop extends EmptyDrop {
		*equals(value) {
			if (value === false) return true;
			if (isNil(yield toValue(value))) return true;
			if (isString(value)) return /^\s*$/.test(value);
			return yield super.equals(value);
		}
		static is(value) {
			return value instanceof BlankDrop;
		}
	};
	var ForloopDrop = class extends Drop {
		constructor(length, collection, variable) {
			super();
			this.i = 0;
			this.length = length;
			this.name = `${variable}-${collection}`;
		}
		next() {
			this.i++;
		}
		index0() {
			return this.i;
		}
		index() {
			return this.i + 1;
		}
		first() {
			return this.i === 0;
		}
		last() {
			return this.i === this.length - 1;
		}
		rindex() {
			return this.length - this.i;
		}
		rindex0() {
			return this.length - this.i - 1;
		}
		valueOf() {
			return JSON.stringify(this);
		}
	};
	var SimpleEmitter = class {
		constructor() {
			this.buffer = "";
		}
		write(html) {
			this.buffer += stringify(html);
		}
	};
	var StreamedEmitter = class {
		constructor() {
			this.buffer = "";
			this.stream = new stream.PassThrough();
		}
		write(html) {
			this.stream.write(stringify(html));
		}
		error(err) {
			this.stream.emit("error", err);
		}
		end() {
			this.stream.end();
		}
	};
	var KeepingTypeEmitter = class {
		constructor() {
			this.buffer = "";
		}
		write(html) {
			html = toValue(html);
			if (typeof html !== "string" && this.buffer === "") this.buffer = html;
			else this.buffer = stringify(this.buffer) + stringify(html);
		}
	};
	var BlockDrop = class extends Drop {
		constructor(superBlockRender = () => "") {
			super();
			this.superBlockRender = superBlockRender;
		}
		/**
		* Provide parent access in child block by
		* {{ block.super }}
		*/
		*super() {
			const emitter = new SimpleEmitter();
			yield this.superBlockRender(emitter);
			return emitter.buffer;
		}
	};
	function isComparable(arg) {
		return arg && isFunction(arg.equals) && isFunction(arg.gt) && isFunction(arg.geq) && isFunction(arg.lt) && isFunction(arg.leq);
	}
	const nil = new NullDrop();
	const literalValues = {
		"true": true,
		"false": false,
		"nil": nil,
		"null": nil,
		"empty": new EmptyDrop(),
		"blank": new BlankDrop()
	};
	const trieCache = /* @__PURE__ */ new WeakMap();
	function createTrie(input) {
		const cached = trieCache.get(input);
		if (cached) return cached;
		const trie = {};
		for (const [name, data] of Object.entries(input)) {
			let node = trie;
			for (let i = 0; i < name.length; i++) {
				const c = name[i];
				node[c] = node[c] || {};
				if (i === name.length - 1 && isWord(name[i])) node[c].needBoundary = true;
				node = node[c];
			}
			node.data = data;
			node.end = true;
		}
		trieCache.set(input, trie);
		return trie;
	}
	function toLiquidAsync(asyncFn, syncFn) {
		const syncImpl = syncFn || asyncFn;
		return (sync, ...args) => {
			return sync ? syncImpl(...args) : asyncFn(...args);
		};
	}
	async function toPromise(val) {
		if (!isIterator(val)) return val;
		let value;
		let done = false;
		let next = "next";
		do {
			const state = val[next](value);
			done = !!state.done;
			value = state.value;
			next = "next";
			try {
				if (isIterator(value)) value = toPromise(value);
				if (isPromise(value)) value = await value;
			} catch (err) {
				next = "throw";
				value = err;
			}
		} while (!done);
		return value;
	}
	function toValueSync(val) {
		if (!isIterator(val)) return val;
		let value;
		let done = false;
		let next = "next";
		do {
			const state = val[next](value);
			done = !!state.done;
			value = state.value;
			next = "next";
			if (isIterator(value)) try {
				value = toValueSync(value);
			} catch (err) {
				next = "throw";
				value = err;
			}
		} while (!done);
		return value;
	}
	const rFormat = /%([-_0^#:]+)?(\d+)?([EO])?(.)/;
	function daysInMonth(d) {
		return [
			31,
			isLeapYear(d) ? 29 : 28,
			31,
			30,
			31,
			30,
			31,
			31,
			30,
			31,
			30,
			31
		];
	}
	function getDayOfYear(d) {
		let num = 0;
		for (let i = 0; i < d.getMonth(); ++i) num += daysInMonth(d)[i];
		return num + d.getDate();
	}
	function getWeekOfYear(d, startDay) {
		const daysSinceStartDay = (d.getDay() - startDay + 7) % 7;
		return String(Math.floor((getDayOfYear(d) - 1 - daysSinceStartDay + 7) / 7));
	}
	function isLeapYear(d) {
		const year = d.getFullYear();
		return !!((year & 3) === 0 && (year % 100 || year % 400 === 0 && year));
	}
	function ordinal(d) {
		const date = d.getDate();
		if ([
			11,
			12,
			13
		].includes(date)) return "th";
		switch (date % 10) {
			case 1: return "st";
			case 2: return "nd";
			case 3: return "rd";
			default: return "th";
		}
	}
	function century(d) {
		return Math.floor(d.getFullYear() / 100);
	}
	const padWidths = {
		C: 2,
		d: 2,
		e: 2,
		H: 2,
		I: 2,
		j: 3,
		k: 2,
		l: 2,
		L: 3,
		m: 2,
		M: 2,
		S: 2,
		U: 2,
		W: 2,
		y: 2,
		Y: 4
	};
	const padSpaceChars = /* @__PURE__ */ new Set("aAbBceklpP");
	function getTimezoneOffset(d, opts) {
		const nOffset = Math.abs(d.getTimezoneOffset());
		const h = Math.floor(nOffset / 60);
		const m = nOffset % 60;
		return (d.getTimezoneOffset() > 0 ? "-" : "+") + padStart(h, 2, "0") + (opts.flags[":"] ? ":" : "") + padStart(m, 2, "0");
	}
	const formatCodes = {
		a: (d) => d.getShortWeekdayName(),
		A: (d) => d.getLongWeekdayName(),
		b: (d) => d.getShortMonthName(),
		B: (d) => d.getLongMonthName(),
		c: (d) => d.toLocaleString(),
		C: (d) => century(d),
		d: (d) => d.getDate(),
		e: (d) => d.getDate(),
		H: (d) => d.getHours(),
		I: (d) => String(d.getHours() % 12 || 12),
		j: (d) => getDayOfYear(d),
		k: (d) => d.getHours(),
		l: (d) => String(d.getHours() % 12 || 12),
		L: (d) => d.getMilliseconds(),
		m: (d) => d.getMonth() + 1,
		M: (d) => d.getMinutes(),
		N: (d, opts) => {
			const width = Number(opts.width) || 9;
			const str = padStart(String(d.getMilliseconds()), 3, "0").slice(0, width);
			opts.memoryLimit?.use(width - str.length);
			return padEnd(str, width, "0");
		},
		p: (d) => d.getHours() < 12 ? "AM" : "PM",
		P: (d) => d.getHours() < 12 ? "am" : "pm",
		q: (d) => ordinal(d),
		s: (d) => Math.floor(d.dateValue() / 1e3),
		S: (d) => d.getSeconds(),
		u: (d) => d.getDay() || 7,
		U: (d) => getWeekOfYear(d, 0),
		w: (d) => d.getDay(),
		W: (d) => getWeekOfYear(d, 1),
		x: (d) => d.toLocaleDateString(),
		X: (d) => d.toLocaleTimeString(),
		y: (d) => (d.getFullYear() % 100 + 100) % 100,
		Y: (d) => d.getFullYear(),
		z: getTimezoneOffset,
		Z: (d, opts) => d.getTimeZoneName() || getTimezoneOffset(d, opts),
		"t": () => "	",
		"n": () => "\n",
		"%": () => "%"
	};
	formatCodes.h = formatCodes.b;
	function strftime(d, formatStr, memoryLimit) {
		let output = "";
		let remaining = formatStr;
		let match;
		while (match = rFormat.exec(remaining)) {
			output += remaining.slice(0, match.index);
			remaining = remaining.slice(match.index + match[0].length);
			output += format(d, match, memoryLimit);
		}
		return output + remaining;
	}
	function format(d, match, memoryLimit) {
		const [input, flagStr = "", width, modifier, conversion] = match;
		const convert = formatCodes[conversion];
		if (!convert) return input;
		const flags = {};
		for (const flag of flagStr) flags[flag] = true;
		let ret = String(convert(d, {
			flags,
			width,
			modifier,
			memoryLimit
		}));
		let padChar = padSpaceChars.has(conversion) ? " " : "0";
		let padWidth = Number(width) || padWidths[conversion] || 0;
		if (flags["^"]) ret = ret.toUpperCase();
		else if (flags["#"]) ret = changeCase(ret);
		if (flags["_"]) padChar = " ";
		else if (flags["0"]) padChar = "0";
		if (flags["-"]) padWidth = 0;
		memoryLimit?.use(Number(padWidth) - ret.length);
		if (padChar === "0" && ret[0] === "-") return "-" + padStart(ret.slice(1), padWidth - 1, padChar);
		return padStart(ret, padWidth, padChar);
	}
	function getDateTimeFormat() {
		return typeof Intl !== "undefined" ? Intl.DateTimeFormat : void 0;
	}
	const OneMinute = 6e4;
	/**
	* Need support both ISO8601 and RFC2822 as in major browsers & NodeJS
	* RFC2822: https://datatracker.ietf.org/doc/html/rfc2822#section-3.3
	*/
	const TIMEZONE_PATTERN = /([zZ]|([+-])(\d{2}):?(\d{2}))$/;
	const monthNames = [
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
	];
	const monthNamesShort = monthNames.map((name) => name.slice(0, 3));
	const dayNames = [
		"Sunday",
		"Monday",
		"Tuesday",
		"Wednesday",
		"Thursday",
		"Friday",
		"Saturday"
	];
	const dayNamesShort = dayNames.map((name) => name.slice(0, 3));
	/**
	* A date implementation with timezone info, just like Ruby date
	*
	* Implementation:
	* - create a Date offset by it's timezone difference, avoiding overriding a bunch of methods
	* - rewrite getTimezoneOffset() to trick strftime
	*/
	var LiquidDate = class LiquidDate {
		constructor(init, locale, timezone) {
			this.locale = locale;
			this.DateTimeFormat = getDateTimeFormat();
			this.date = new Date(init);
			this.timezoneFixed = timezone !== void 0;
			if (timezone === void 0) timezone = this.date.getTimezoneOffset();
			this.timezoneOffset = isString(timezone) ? LiquidDate.getTimezoneOffset(timezone, this.date) : timezone;
			this.timezoneName = isString(timezone) ? timezone : "";
			const diff = (this.date.getTimezoneOffset() - this.timezoneOffset) * OneMinute;
			const time = this.date.getTime() + diff;
			this.displayDate = new Date(time);
		}
		getTime() {
			return this.displayDate.getTime();
		}
		/**
		* The underlying UTC timestamp in milliseconds, unaffected by the display
		* timezone. Use this (not `getTime()`) for timezone-invariant values like
		* `%s`: `getTime()` reads `displayDate`, which is deliberately shifted by
		* the display timezone offset so wall-clock getters can delegate to Date.
		*/
		dateValue() {
			return this.date.getTime();
		}
		getMilliseconds() {
			return this.displayDate.getMilliseconds();
		}
		getSeconds() {
			return this.displayDate.getSeconds();
		}
		getMinutes() {
			return this.displayDate.getMinutes();
		}
		getHours() {
			return this.displayDate.getHours();
		}
		getDay() {
			return this.displayDate.getDay();
		}
		getDate() {
			return this.displayDate.getDate();
		}
		getMonth() {
			return this.displayDate.getMonth();
		}
		getFullYear() {
			return this.displayDate.getFullYear();
		}
		toLocaleString(locale, init) {
			if (init?.timeZone) return this.date.toLocaleString(locale, init);
			return this.displayDate.toLocaleString(locale, init);
		}
		toLocaleTimeString(locale) {
			return this.displayDate.toLocaleTimeString(locale);
		}
		toLocaleDateString(locale) {
			return this.displayDate.toLocaleDateString(locale);
		}
		getTimezoneOffset() {
			return this.timezoneOffset;
		}
		getTimeZoneName() {
			if (this.timezoneFixed) return this.timezoneName;
			if (!this.DateTimeFormat) return;
			return this.DateTimeFormat().resolvedOptions().timeZone;
		}
		getLongMonthName() {
			return this.format({ month: "long" }) ?? monthNames[this.getMonth()];
		}
		getShortMonthName() {
			return this.format({ month: "short" }) ?? monthNamesShort[this.getMonth()];
		}
		getLongWeekdayName() {
			return this.format({ weekday: "long" }) ?? dayNames[this.displayDate.getDay()];
		}
		getShortWeekdayName() {
			return this.format({ weekday: "short" }) ?? dayNamesShort[this.displayDate.getDay()];
		}
		valid() {
			return !isNaN(this.getTime());
		}
		format(options) {
			return this.DateTimeFormat && this.DateTimeFormat(this.locale, options).format(this.displayDate);
		}
		/**
		* Create a Date object fixed to it's declared Timezone. Both
		* - 2021-08-06T02:29:00.000Z and
		* - 2021-08-06T02:29:00.000+08:00
		* will always be displayed as
		* - 2021-08-06 02:29:00
		* regardless timezoneOffset in JavaScript realm
		*
		* The implementation hack:
		* Instead of calling `.getMonth()`/`.getUTCMonth()` respect to `preserveTimezones`,
		* we create a different Date to trick strftime, it's both simpler and more performant.
		* Given that a template is expected to be parsed fewer times than rendered.
		*/
		static createDateFixedToTimezone(dateString, locale) {
			const m = dateString.match(TIMEZONE_PATTERN);
			if (m && m[1] === "Z") return new LiquidDate(+new Date(dateString), locale, 0);
			if (m && m[2] && m[3] && m[4]) {
				const [, , sign, hours, minutes] = m;
				const offset = (sign === "+" ? -1 : 1) * (parseInt(hours, 10) * 60 + parseInt(minutes, 10));
				return new LiquidDate(+new Date(dateString), locale, offset);
			}
			return new LiquidDate(dateString, locale);
		}
		static getTimezoneOffset(timezoneName, date) {
			const localDateString = date.toLocaleString("en-US", { timeZone: timezoneName });
			const utcDateString = date.toLocaleString("en-US", { timeZone: "UTC" });
			const localDate = new Date(localDateString);
			return (+new Date(utcDateString) - +localDate) / 6e4;
		}
	};
	var Limiter = class {
		constructor(resource, limit) {
			this.base = 0;
			this.message = `${resource} limit exceeded`;
			this.limit = limit;
		}
		use(count) {
			if (+count > 0) {
				assert(this.base + +count <= this.limit, this.message);
				this.base += +count;
			}
		}
		check(count) {
			if (+count > 0) assert(+count <= this.limit, this.message);
		}
	};
	var DelimitedToken = class extends Token {
		constructor(kind, [contentBegin, contentEnd], input, begin, end, trimLeft, trimRight, file) {
			super(kind, input, begin, end, file);
			this.trimLeft = false;
			this.trimRight = false;
			const tl = input[contentBegin] === "-";
			const tr = input[contentEnd - 1] === "-";
			let l = tl ? contentBegin + 1 : contentBegin;
			let r = tr ? contentEnd - 1 : contentEnd;
			while (l < r && TYPES[input.charCodeAt(l)] & BLANK) l++;
			while (r > l && TYPES[input.charCodeAt(r - 1)] & BLANK) r--;
			this.contentRange = [l, r];
			this.trimLeft = tl || trimLeft;
			this.trimRight = tr || trimRight;
		}
		get content() {
			return this.input.slice(this.contentRange[0], this.contentRange[1]);
		}
	};
	var TagToken = class extends DelimitedToken {
		constructor(input, begin, end, options, file) {
			const { trimTagLeft, trimTagRight, tagDelimiterLeft, tagDelimiterRight } = options;
			const [valueBegin, valueEnd] = [begin + tagDelimiterLeft.length, end - tagDelimiterRight.length];
			super(exports.TokenKind.Tag, [valueBegin, valueEnd], input, begin, end, trimTagLeft, trimTagRight, file);
			this.tokenizer = new Tokenizer(input, options.operators, file, this.contentRange, options.groupedExpressions);
			this.name = this.tokenizer.readTagName();
			this.tokenizer.assert(this.name, `illegal tag syntax, tag name expected`);
			this.tokenizer.skipBlank();
			this.args = this.tokenizer.input.slice(this.tokenizer.p, this.contentRange[1]);
		}
	};
	var OutputToken = class extends DelimitedToken {
		constructor(input, begin, end, options, file) {
			const { trimOutputLeft, trimOutputRight, outputDelimiterLeft, outputDelimiterRight } = options;
			const valueRange = [begin + outputDelimiterLeft.length, end - outputDelimiterRight.length];
			super(exports.TokenKind.Output, valueRange, input, begin, end, trimOutputLeft, trimOutputRight, file);
		}
	};
	var HTMLToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.HTML, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.trimLeft = 0;
			this.trimRight = 0;
		}
		getContent() {
			return this.input.slice(this.begin + this.trimLeft, this.end - this.trimRight);
		}
	};
	var NumberToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Number, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.content = Number(this.getText());
		}
	};
	var IdentifierToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Word, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.content = this.getText();
		}
	};
	var LiteralToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Literal, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.literal = this.getText();
			this.content = literalValues[this.literal];
		}
	};
	const operatorPrecedences = {
		"==": 2,
		"!=": 2,
		">": 2,
		"<": 2,
		">=": 2,
		"<=": 2,
		"contains": 2,
		"not": 1,
		"and": 0,
		"or": 0
	};
	const operatorTypes = {
		"==": 0,
		"!=": 0,
		">": 0,
		"<": 0,
		">=": 0,
		"<=": 0,
		"contains": 0,
		"not": 1,
		"and": 0,
		"or": 0
	};
	var OperatorToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Operator, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.operator = this.getText();
		}
		getPrecedence() {
			return this.operator in operatorPrecedences ? operatorPrecedences[this.operator] : 1;
		}
	};
	var PropertyAccessToken = class extends Token {
		constructor(variable, props, input, begin, end, file) {
			super(exports.TokenKind.PropertyAccess, input, begin, end, file);
			this.variable = variable;
			this.props = props;
		}
	};
	var FilterToken = class extends Token {
		constructor(name, args, input, begin, end, file) {
			super(exports.TokenKind.Filter, input, begin, end, file);
			this.name = name;
			this.args = args;
		}
	};
	var HashToken = class extends Token {
		constructor(input, begin, end, name, value, file) {
			super(exports.TokenKind.Hash, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.name = name;
			this.value = value;
			this.file = file;
		}
	};
	const rHex = /[\da-fA-F]/;
	const rOct = /[0-7]/;
	const escapeChar = {
		b: "\b",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v"
	};
	function hexVal(c) {
		const code = c.charCodeAt(0);
		if (code >= 97) return code - 87;
		if (code >= 65) return code - 55;
		return code - 48;
	}
	function parseStringLiteral(str) {
		let ret = "";
		for (let i = 1; i < str.length - 1; i++) {
			if (str[i] !== "\\") {
				ret += str[i];
				continue;
			}
			if (escapeChar[str[i + 1]] !== void 0) ret += escapeChar[str[++i]];
			else if (str[i + 1] === "u") {
				let val = 0;
				let j = i + 2;
				while (j <= i + 5 && rHex.test(str[j])) val = val * 16 + hexVal(str[j++]);
				i = j - 1;
				ret += String.fromCharCode(val);
			} else if (!rOct.test(str[i + 1])) ret += str[++i];
			else {
				let j = i + 1;
				let val = 0;
				while (j <= i + 3 && rOct.test(str[j])) val = val * 8 + hexVal(str[j++]);
				i = j - 1;
				ret += String.fromCharCode(val);
			}
		}
		return ret;
	}
	var QuotedToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Quoted, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.content = parseStringLiteral(this.getText());
		}
	};
	var RangeToken = class extends Token {
		constructor(input, begin, end, lhs, rhs, file) {
			super(exports.TokenKind.Range, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.lhs = lhs;
			this.rhs = rhs;
			this.file = file;
		}
	};
	/**
	* LiquidTagToken is different from TagToken by not having delimiters `{%` or `%}`
	*/
	var LiquidTagToken = class extends DelimitedToken {
		constructor(input, begin, end, options, file) {
			super(exports.TokenKind.Tag, [begin, end], input, begin, end, false, false, file);
			this.tokenizer = new Tokenizer(input, options.operators, file, this.contentRange, options.groupedExpressions);
			this.name = this.tokenizer.readTagName();
			this.tokenizer.assert(this.name, "illegal liquid tag syntax");
			this.tokenizer.skipBlank();
		}
		get args() {
			return this.tokenizer.input.slice(this.tokenizer.p, this.contentRange[1]);
		}
	};
	/**
	* value expression with optional filters
	* e.g.
	* {% assign foo="bar" | append: "coo" %}
	*/
	var FilteredValueToken = class extends Token {
		constructor(initial, filters, input, begin, end, file) {
			super(exports.TokenKind.FilteredValue, input, begin, end, file);
			this.initial = initial;
			this.filters = filters;
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
		}
	};
	const polyfill = { now: () => Date.now() };
	function getPerformance() {
		return typeof global === "object" && global.performance || typeof window === "object" && window.performance || polyfill;
	}
	var Render = class {
		renderTemplatesToNodeStream(templates, ctx) {
			const emitter = new StreamedEmitter();
			Promise.resolve().then(() => toPromise(this.renderTemplates(templates, ctx, emitter))).then(() => emitter.end(), (err) => emitter.error(err));
			return emitter.stream;
		}
		*renderTemplates(templates, ctx, emitter) {
			if (!emitter) emitter = ctx.opts.keepOutputType ? new KeepingTypeEmitter() : new SimpleEmitter();
			ctx.renderLimit.check(getPerformance().now());
			const errors = [];
			for (const tpl of templates) {
				ctx.renderLimit.check(getPerformance().now());
				try {
					const html = yield tpl.render(ctx, emitter);
					html && emitter.write(html);
					if (ctx.breakCalled || ctx.continueCalled) break;
				} catch (e) {
					const err = LiquidError.is(e) ? e : new RenderError(e, tpl);
					if (ctx.opts.catchAllErrors) errors.push(err);
					else throw err;
				}
			}
			if (errors.length) throw new LiquidErrors(errors);
			return emitter.buffer;
		}
	};
	function isKeyValuePair(arr) {
		return isArray(arr);
	}
	var Filter = class {
		constructor(token, options, liquid) {
			this.token = token;
			this.name = token.name;
			this.handler = isFunction(options) ? options : isFunction(options?.handler) ? options.handler : identify;
			this.raw = !isFunction(options) && !!options?.raw;
			this.args = token.args;
			this.liquid = liquid;
		}
		*render(value, context) {
			const argv = [];
			for (const arg of this.args) if (isKeyValuePair(arg)) argv.push([arg[0], yield evalToken(arg[1], context)]);
			else argv.push(yield evalToken(arg, context));
			return yield this.handler.apply({
				context,
				token: this.token,
				liquid: this.liquid
			}, [value, ...argv]);
		}
	};
	var Expression = class {
		constructor(tokens) {
			this.postfix = [...toPostfix(tokens)];
		}
		*evaluate(ctx, lenient) {
			assert(ctx, "unable to evaluate: context not defined");
			const operands = [];
			for (const token of this.postfix) if (isOperatorToken(token)) {
				const r = operands.pop();
				let result;
				if (operatorTypes[token.operator] === 1) result = yield ctx.opts.operators[token.operator](r, ctx);
				else {
					const l = operands.pop();
					result = yield ctx.opts.operators[token.operator](l, r, ctx);
				}
				operands.push(result);
			} else operands.push(yield evalToken(token, ctx, lenient));
			return operands[0];
		}
		valid() {
			return !!this.postfix.length;
		}
	};
	/**
	* Evaluate `token`, preserving Drops.
	* Operators use this so `Comparable` drops (`empty`, `nil`, `blank`) and custom drops
	* are compared as drops rather than as their `valueOf()` result.
	*/
	function* evalToken(token, ctx, lenient = false) {
		if (!token) return;
		if ("content" in token) return token.content;
		if (isPropertyAccessToken(token)) return yield evalPropertyAccessToken(token, ctx, lenient);
		if (isRangeToken(token)) return yield evalRangeToken(token, ctx);
		if (isFilteredValueToken(token)) return yield evalFilteredValueToken(token, ctx, lenient);
	}
	function* evalFilteredValueToken(token, ctx, lenient) {
		assert(ctx.liquid, "FilteredValueToken evaluation requires liquid instance in context");
		lenient = lenient || ctx.opts.lenientIf && token.filters.length > 0 && token.filters[0].name === "default";
		let val = yield token.initial.evaluate(ctx, lenient);
		for (const filterToken of token.filters) {
			const filterImpl = ctx.liquid.filters[filterToken.name];
			assert(filterImpl || !ctx.liquid.options.strictFilters, () => `undefined filter: ${filterToken.name}`);
			val = yield new Filter(filterToken, filterImpl, ctx.liquid).render(val, ctx);
		}
		return val;
	}
	/**
	* Evaluate `token` to the value filters and tags consume.
	* Awaits a promise returned by `Drop.valueOf()`.
	*/
	function* evalTokenValue(token, ctx, lenient = false) {
		return yield toValue(yield evalToken(token, ctx, lenient));
	}
	function* evalPropertyAccessToken(token, ctx, lenient) {
		const props = [];
		for (const prop of token.props) props.push(yield evalTokenValue(prop, ctx, false));
		try {
			if (token.variable) {
				const variable = yield evalToken(token.variable, ctx, lenient);
				return yield ctx._getFromScope(variable, props);
			} else return yield ctx._get(props);
		} catch (e) {
			if (lenient && e.name === "InternalUndefinedVariableError") return null;
			throw new UndefinedVariableError(e, token);
		}
	}
	function evalQuotedToken(token) {
		return token.content;
	}
	function* evalRangeToken(token, ctx) {
		const low = yield evalTokenValue(token.lhs, ctx);
		const high = yield evalTokenValue(token.rhs, ctx);
		ctx.memoryLimit.use(high - low + 1);
		return range(+low, +high + 1);
	}
	function* toPostfix(tokens) {
		const ops = [];
		for (const token of tokens) if (isOperatorToken(token)) {
			while (ops.length && ops[ops.length - 1].getPrecedence() > token.getPrecedence()) yield ops.pop();
			ops.push(token);
		} else yield token;
		while (ops.length) yield ops.pop();
	}
	function isTruthy(val, ctx) {
		return !isFalsy(val, ctx);
	}
	function isFalsy(val, ctx) {
		val = toValue(val);
		if (ctx.opts.jsTruthy) return !val;
		else return val === false || void 0 === val || val === null;
	}
	const defaultOperators = {
		"==": function* (l, r) {
			return yield equals(l, r);
		},
		"!=": function* (l, r) {
			return !(yield equals(l, r));
		},
		">": function* (l, r) {
			if (isComparable(l)) return yield l.gt(r);
			if (isComparable(r)) return yield r.lt(l);
			return (yield toValue(l)) > (yield toValue(r));
		},
		"<": function* (l, r) {
			if (isComparable(l)) return yield l.lt(r);
			if (isComparable(r)) return yield r.gt(l);
			return (yield toValue(l)) < (yield toValue(r));
		},
		">=": function* (l, r) {
			if (isComparable(l)) return yield l.geq(r);
			if (isComparable(r)) return yield r.leq(l);
			return (yield toValue(l)) >= (yield toValue(r));
		},
		"<=": function* (l, r) {
			if (isComparable(l)) return yield l.leq(r);
			if (isComparable(r)) return yield r.geq(l);
			return (yield toValue(l)) <= (yield toValue(r));
		},
		"contains": function* (l, r) {
			l = yield toValue(l);
			if (isArray(l)) return yield arrayIncludes(l, r);
			if (isFunction(l?.indexOf)) return l.indexOf(yield toValue(r)) > -1;
			return false;
		},
		"not": function* (v, ctx) {
			return isFalsy(yield toValue(v), ctx);
		},
		"and": function* (l, r, ctx) {
			return isTruthy(yield toValue(l), ctx) && isTruthy(yield toValue(r), ctx);
		},
		"or": function* (l, r, ctx) {
			return isTruthy(yield toValue(l), ctx) || isTruthy(yield toValue(r), ctx);
		}
	};
	function* equals(lhs, rhs) {
		if (isComparable(lhs)) return yield lhs.equals(rhs);
		if (isComparable(rhs)) return yield rhs.equals(lhs);
		lhs = yield toValue(lhs);
		rhs = yield toValue(rhs);
		if (isArray(lhs)) return isArray(rhs) && (yield arrayEquals(lhs, rhs));
		return lhs === rhs;
	}
	function* arrayEquals(lhs, rhs) {
		if (lhs.length !== rhs.length) return false;
		for (let i = 0; i < lhs.length; i++) if (!(yield equals(lhs[i], rhs[i]))) return false;
		return true;
	}
	function* arrayIncludes(arr, item) {
		for (const value of arr) if (yield equals(value, item)) return true;
		return false;
	}
	var Node = class {
		constructor(key, value, next, prev) {
			this.key = key;
			this.value = value;
			this.next = next;
			this.prev = prev;
		}
	};
	var LRU = class {
		constructor(limit, size = 0) {
			this.limit = limit;
			this.size = size;
			this.cache = {};
			this.head = new Node("HEAD", null, null, null);
			this.tail = new Node("TAIL", null, null, null);
			this.head.next = this.tail;
			this.tail.prev = this.head;
		}
		write(key, value) {
			if (this.cache[key]) this.cache[key].value = value;
			else {
				const node = new Node(key, value, this.head.next, this.head);
				this.head.next.prev = node;
				this.head.next = node;
				this.cache[key] = node;
				this.size++;
				this.ensureLimit();
			}
		}
		read(key) {
			if (!this.cache[key]) return;
			const { value } = this.cache[key];
			this.remove(key);
			this.write(key, value);
			return value;
		}
		remove(key) {
			const node = this.cache[key];
			node.prev.next = node.next;
			node.next.prev = node.prev;
			delete this.cache[key];
			this.size--;
		}
		clear() {
			this.head.next = this.tail;
			this.tail.prev = this.head;
			this.size = 0;
			this.cache = {};
		}
		ensureLimit() {
			if (this.size > this.limit) this.remove(this.tail.prev.key);
		}
	};
	const requireResolve = (partial) => __require.resolve(partial, { paths: ["."] });
	const statAsync = promisify(fs$1.stat);
	const readFileAsync = promisify(fs$1.readFile);
	async function exists(filepath) {
		try {
			await statAsync(filepath);
			return true;
		} catch (err) {
			return false;
		}
	}
	function readFile(filepath) {
		return readFileAsync(filepath, "utf8");
	}
	function existsSync(filepath) {
		try {
			fs$1.statSync(filepath);
			return true;
		} catch (err) {
			return false;
		}
	}
	function readFileSync(filepath) {
		return fs$1.readFileSync(filepath, "utf8");
	}
	function resolve(root, file, ext) {
		if (!path.extname(file)) file += ext;
		return path.resolve(root, file);
	}
	function fallback(file) {
		try {
			return requireResolve(file);
		} catch (e) {}
	}
	function dirname(filepath) {
		return path.dirname(filepath);
	}
	const realpathAsync = promisify(fs$1.realpath);
	async function contains(root, file) {
		try {
			const realRoot = await realpathAsync(root);
			const realFile = await realpathAsync(file);
			const prefix = realRoot.endsWith(path.sep) ? realRoot : realRoot + path.sep;
			return realFile.startsWith(prefix);
		} catch {
			return false;
		}
	}
	function containsSync(root, file) {
		try {
			const realRoot = fs$1.realpathSync(root);
			const realFile = fs$1.realpathSync(file);
			const prefix = realRoot.endsWith(path.sep) ? realRoot : realRoot + path.sep;
			return realFile.startsWith(prefix);
		} catch {
			return false;
		}
	}
	var fs = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		exists,
		readFile,
		existsSync,
		readFileSync,
		resolve,
		fallback,
		dirname,
		contains,
		containsSync,
		sep: path.sep
	});
	function chargeJsonReplacerValue(memoryLimit, val) {
		if (typeof val === "string") memoryLimit.use(val.length);
		else if (val === null || typeof val === "number" || typeof val === "boolean") memoryLimit.use(JSON.stringify(val).length);
		else if (Array.isArray(val)) memoryLimit.use(val.length + 1);
		else if (typeof val === "object") memoryLimit.use(2);
	}
	function defaultFilter(value, defaultValue, ...args) {
		value = toValue(value);
		if (isArray(value) || isString(value)) return value.length ? value : defaultValue;
		if (value === false && new Map(args).get("allow_false")) return false;
		return isFalsy(value, this.context) ? defaultValue : value;
	}
	function json(value, space = 0) {
		const memoryLimit = this.context.memoryLimit;
		return JSON.stringify(value, (_key, val) => {
			chargeJsonReplacerValue(memoryLimit, val);
			return val;
		}, space);
	}
	function inspect(value, space = 0) {
		const memoryLimit = this.context.memoryLimit;
		const ancestors = [];
		return JSON.stringify(value, function(_key, value) {
			if (typeof value !== "object" || value === null) {
				chargeJsonReplacerValue(memoryLimit, value);
				return value;
			}
			while (ancestors.length > 0 && ancestors[ancestors.length - 1] !== this) ancestors.pop();
			if (ancestors.includes(value)) {
				memoryLimit.use(10);
				return "[Circular]";
			}
			ancestors.push(value);
			chargeJsonReplacerValue(memoryLimit, value);
			return value;
		}, space);
	}
	function to_integer(value) {
		return Number(value);
	}
	var misc = {
		default: defaultFilter,
		raw: {
			raw: true,
			handler: identify
		},
		jsonify: json,
		to_integer,
		json,
		inspect
	};
	const escapeMap = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&#34;",
		"'": "&#39;"
	};
	const unescapeMap = {
		"&amp;": "&",
		"&lt;": "<",
		"&gt;": ">",
		"&#34;": "\"",
		"&#39;": "'"
	};
	function escape(str) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		return str.replace(/&|<|>|"|'/g, (m) => escapeMap[m]);
	}
	function xml_escape(str) {
		return escape.call(this, str);
	}
	function unescape(str) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		return str.replace(/&(amp|lt|gt|#34|#39);/g, (m) => unescapeMap[m]);
	}
	function escape_once(str) {
		return escape.call(this, unescape.call(this, str));
	}
	function newline_to_br(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\r?\n/gm, "<br />\n");
	}
	function strip_html(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		const blocks = /* @__PURE__ */ new Map([
			["<script", "<\/script>"],
			["<style", "</style>"],
			["<!--", "-->"],
			["<", ">"]
		]);
		let out = "";
		let i = 0;
		while (i < str.length) {
			const lt = str.indexOf("<", i);
			if (lt < 0) return out + str.slice(i);
			out += str.slice(i, lt);
			for (const [opener, closer] of blocks) {
				if (!str.startsWith(opener, lt)) continue;
				const e = str.indexOf(closer, lt + opener.length);
				if (e >= 0) {
					i = e + closer.length;
					break;
				}
				blocks.delete(opener);
			}
			if (i <= lt) return out + str.slice(lt);
		}
		return out;
	}
	var htmlFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		escape,
		xml_escape,
		escape_once,
		newline_to_br,
		strip_html
	});
	var MapFS = class {
		constructor(mapping) {
			this.mapping = mapping;
			this.sep = "/";
		}
		async exists(filepath) {
			return this.existsSync(filepath);
		}
		existsSync(filepath) {
			return !isNil(this.mapping[filepath]);
		}
		async readFile(filepath) {
			return this.readFileSync(filepath);
		}
		readFileSync(filepath) {
			const content = this.mapping[filepath];
			if (isNil(content)) throw new Error(`ENOENT: ${filepath}`);
			return content;
		}
		dirname(filepath) {
			const segments = filepath.split(this.sep);
			segments.pop();
			return segments.join(this.sep);
		}
		resolve(dir, file, ext) {
			file += ext;
			if (dir === ".") return file;
			const segments = dir.split(/\/+/);
			for (const segment of file.split(this.sep)) if (segment === "." || segment === "") continue;
			else if (segment === "..") {
				if (segments.length > 1 || segments[0] !== "") segments.pop();
			} else segments.push(segment);
			return segments.join(this.sep);
		}
	};
	const defaultOptions = {
		root: ["."],
		layouts: ["."],
		partials: ["."],
		relativeReference: true,
		jekyllInclude: false,
		keyValueSeparator: ":",
		cache: void 0,
		extname: "",
		fs,
		dynamicPartials: true,
		jsTruthy: false,
		dateFormat: "%A, %B %-e, %Y at %-l:%M %P %z",
		locale: "",
		trimTagRight: false,
		trimTagLeft: false,
		trimOutputRight: false,
		trimOutputLeft: false,
		greedy: true,
		tagDelimiterLeft: "{%",
		tagDelimiterRight: "%}",
		outputDelimiterLeft: "{{",
		outputDelimiterRight: "}}",
		preserveTimezones: false,
		strictFilters: false,
		strictVariables: false,
		ownPropertyOnly: true,
		lenientIf: false,
		globals: {},
		keepOutputType: false,
		operators: defaultOperators,
		groupedExpressions: false,
		memoryLimit: 1e400,
		parseLimit: 1e400,
		renderLimit: 1e400
	};
	function normalize(options) {
		if (options.hasOwnProperty("root")) {
			if (!options.hasOwnProperty("partials")) options.partials = options.root;
			if (!options.hasOwnProperty("layouts")) options.layouts = options.root;
		}
		if (options.hasOwnProperty("cache")) {
			let cache;
			if (typeof options.cache === "number") cache = options.cache > 0 ? new LRU(options.cache) : void 0;
			else if (typeof options.cache === "object") cache = options.cache;
			else cache = options.cache ? new LRU(1024) : void 0;
			options.cache = cache;
		}
		options = {
			...defaultOptions,
			...options.jekyllInclude ? { dynamicPartials: false } : {},
			...options
		};
		if ((!options.fs.dirname || !options.fs.sep) && options.relativeReference) {
			console.warn("[LiquidJS] `fs.dirname` and `fs.sep` are required for relativeReference, set relativeReference to `false` to suppress this warning");
			options.relativeReference = false;
		}
		options.root = normalizeDirectoryList(options.root);
		options.partials = normalizeDirectoryList(options.partials);
		options.layouts = normalizeDirectoryList(options.layouts);
		options.outputEscape = options.outputEscape && getOutputEscapeFunction(options.outputEscape);
		if (!options.locale) options.locale = getDateTimeFormat()?.().resolvedOptions().locale ?? "en-US";
		if (options.templates) {
			options.fs = new MapFS(options.templates);
			options.relativeReference = true;
			options.root = options.partials = options.layouts = ".";
		}
		return options;
	}
	function getOutputEscapeFunction(nameOrFunction) {
		if (nameOrFunction === "escape") return escape;
		if (nameOrFunction === "json") return misc.json;
		assert(isFunction(nameOrFunction), "`outputEscape` need to be of type string or function");
		return nameOrFunction;
	}
	function normalizeDirectoryList(value) {
		let list = [];
		if (isArray(value)) list = value;
		if (isString(value)) list = [value];
		return list;
	}
	function whiteSpaceCtrl(tokens, options) {
		let inRaw = false;
		for (let i = 0; i < tokens.length; i++) {
			const token = tokens[i];
			if (!isDelimitedToken(token)) continue;
			if (!inRaw && token.trimLeft) trimLeft(tokens[i - 1], options.greedy);
			if (isTagToken(token)) {
				if (token.name === "raw") inRaw = true;
				else if (token.name === "endraw") inRaw = false;
			}
			if (!inRaw && token.trimRight) trimRight(tokens[i + 1], options.greedy);
		}
	}
	function trimLeft(token, greedy) {
		if (!token || !isHTMLToken(token)) return;
		const mask = greedy ? BLANK : INLINE_BLANK;
		while (TYPES[token.input.charCodeAt(token.end - 1 - token.trimRight)] & mask) token.trimRight++;
	}
	function trimRight(token, greedy) {
		if (!token || !isHTMLToken(token)) return;
		const mask = greedy ? BLANK : INLINE_BLANK;
		while (TYPES[token.input.charCodeAt(token.begin + token.trimLeft)] & mask) token.trimLeft++;
		if (token.input.charAt(token.begin + token.trimLeft) === "\n") token.trimLeft++;
	}
	var Tokenizer = class {
		constructor(input, operators = defaultOptions.operators, file, range, groupedExpressions = false) {
			this.input = input;
			this.file = file;
			this.rawBeginAt = -1;
			this.p = range ? range[0] : 0;
			this.N = range ? range[1] : input.length;
			this.opTrie = createTrie(operators);
			this.literalTrie = createTrie(literalValues);
			this.groupedExpressions = groupedExpressions;
		}
		readExpression() {
			return new Expression(this.readExpressionTokens());
		}
		*readExpressionTokens() {
			while (this.p < this.N) {
				const operator = this.readOperator();
				if (operator) {
					yield operator;
					continue;
				}
				const operand = this.readValue();
				if (operand) {
					yield operand;
					continue;
				}
				return;
			}
		}
		readOperator() {
			this.skipBlank();
			const end = this.matchTrie(this.opTrie);
			if (end === -1) return;
			return new OperatorToken(this.input, this.p, this.p = end, this.file);
		}
		matchTrie(trie) {
			let node = trie;
			let i = this.p;
			let info;
			while (node[this.input[i]] && i < this.N) {
				node = node[this.input[i++]];
				if (node["end"]) info = node;
			}
			if (!info) return -1;
			if (info["needBoundary"] && isWord(this.peek(i - this.p))) return -1;
			return i;
		}
		readFilteredValue() {
			const begin = this.p;
			const initial = this.readExpression();
			this.assert(initial.valid(), `invalid value expression: ${this.snapshot()}`);
			const filters = this.readFilters();
			return new FilteredValueToken(initial, filters, this.input, begin, this.p, this.file);
		}
		readFilters() {
			const filters = [];
			while (true) {
				const filter = this.readFilter();
				if (!filter) return filters;
				filters.push(filter);
			}
		}
		readFilter() {
			this.skipBlank();
			if (this.end()) return null;
			if (this.peek() === ")" || this.peek() === ",") return null;
			this.assert(this.read() === "|", `expected "|" before filter`);
			const name = this.readIdentifier();
			if (!name.size()) {
				this.assert(this.end(), `expected filter name`);
				return null;
			}
			const args = [];
			this.skipBlank();
			if (this.peek() === ":") do {
				++this.p;
				const arg = this.readFilterArg();
				arg && args.push(arg);
				this.skipBlank();
				this.assert(this.end() || this.peek() === "," || this.peek() === "|" || this.peek() === ")", () => `unexpected character ${this.snapshot()}`);
			} while (this.peek() === ",");
			else if (this.peek() === "|" || this.peek() === ")" || this.peek() === "," || this.end());
			else throw this.error("expected \":\" after filter name");
			return new FilterToken(name.getText(), args, this.input, name.begin, this.p, this.file);
		}
		readFilterArg() {
			const key = this.readValue();
			if (!key) return;
			this.skipBlank();
			if (this.peek() !== ":") return key;
			++this.p;
			const value = this.readValue();
			return [key.getText(), value];
		}
		readTopLevelTokens(options = defaultOptions) {
			const tokens = [];
			while (this.p < this.N) {
				const token = this.readTopLevelToken(options);
				tokens.push(token);
			}
			whiteSpaceCtrl(tokens, options);
			return tokens;
		}
		readTopLevelToken(options) {
			const { tagDelimiterLeft, outputDelimiterLeft } = options;
			if (this.rawBeginAt > -1) return this.readEndrawOrRawContent(options);
			if (this.match(tagDelimiterLeft)) return this.readTagToken(options);
			if (this.match(outputDelimiterLeft)) return this.readOutputToken(options);
			return this.readHTMLToken([tagDelimiterLeft, outputDelimiterLeft]);
		}
		readHTMLToken(stopStrings) {
			const begin = this.p;
			while (this.p < this.N) {
				if (stopStrings.some((str) => this.match(str))) break;
				++this.p;
			}
			return new HTMLToken(this.input, begin, this.p, this.file);
		}
		readTagToken(options) {
			const { file, input } = this;
			const begin = this.p;
			if (this.readToDelimiter(options.tagDelimiterRight) === -1) throw this.error(`tag ${this.snapshot(begin)} not closed`, begin);
			const token = new TagToken(input, begin, this.p, options, file);
			if (token.name === "raw") this.rawBeginAt = begin;
			return token;
		}
		readToDelimiter(delimiter, respectQuoted = false) {
			this.skipBlank();
			while (this.p < this.N) {
				if (respectQuoted && this.peekType() & QUOTE) {
					this.readQuoted();
					continue;
				}
				++this.p;
				if (this.rmatch(delimiter)) return this.p;
			}
			return -1;
		}
		readOutputToken(options = defaultOptions) {
			const { file, input } = this;
			const { outputDelimiterRight } = options;
			const begin = this.p;
			if (this.readToDelimiter(outputDelimiterRight, true) === -1) throw this.error(`output ${this.snapshot(begin)} not closed`, begin);
			return new OutputToken(input, begin, this.p, options, file);
		}
		readEndrawOrRawContent(options) {
			const { tagDelimiterLeft, tagDelimiterRight } = options;
			const begin = this.p;
			let leftPos = this.readTo(tagDelimiterLeft) - tagDelimiterLeft.length;
			while (this.p < this.N) {
				if (this.readIdentifier().getText() !== "endraw") {
					leftPos = this.readTo(tagDelimiterLeft) - tagDelimiterLeft.length;
					continue;
				}
				while (this.p <= this.N) {
					if (this.rmatch(tagDelimiterRight)) {
						const end = this.p;
						if (begin === leftPos) {
							this.rawBeginAt = -1;
							return new TagToken(this.input, begin, end, options, this.file);
						} else {
							this.p = leftPos;
							return new HTMLToken(this.input, begin, leftPos, this.file);
						}
					}
					if (this.rmatch(tagDelimiterLeft)) break;
					this.p++;
				}
			}
			throw this.error(`raw ${this.snapshot(this.rawBeginAt)} not closed`, begin);
		}
		readLiquidTagTokens(options = defaultOptions) {
			const tokens = [];
			while (this.p < this.N) {
				const token = this.readLiquidTagToken(options);
				token && tokens.push(token);
			}
			return tokens;
		}
		readLiquidTagToken(options) {
			this.skipBlank();
			if (this.end()) return;
			const begin = this.p;
			this.readToDelimiter("\n");
			const end = this.p;
			return new LiquidTagToken(this.input, begin, end, options, this.file);
		}
		error(msg, pos = this.p) {
			return new TokenizationError(msg, new IdentifierToken(this.input, pos, this.N, this.file));
		}
		assert(pred, msg, pos) {
			if (!pred) throw this.error(typeof msg === "function" ? msg() : msg, pos);
		}
		snapshot(begin = this.p) {
			return JSON.stringify(ellipsis(this.input.slice(begin, this.N), 32));
		}
		/**
		* @deprecated use #readIdentifier instead
		*/
		readWord() {
			return this.readIdentifier();
		}
		readIdentifier() {
			this.skipBlank();
			const begin = this.p;
			while (!this.end() && isWord(this.peek())) ++this.p;
			return new IdentifierToken(this.input, begin, this.p, this.file);
		}
		readNonEmptyIdentifier() {
			const id = this.readIdentifier();
			return id.size() ? id : void 0;
		}
		readTagName() {
			this.skipBlank();
			if (this.input[this.p] === "#") return this.input.slice(this.p, ++this.p);
			return this.readIdentifier().getText();
		}
		readHashes(jekyllStyle) {
			const hashes = [];
			while (true) {
				const hash = this.readHash(jekyllStyle);
				if (!hash) return hashes;
				hashes.push(hash);
			}
		}
		readHash(jekyllStyle) {
			this.skipBlank();
			if (this.peek() === ",") ++this.p;
			const begin = this.p;
			const name = this.readNonEmptyIdentifier();
			if (!name) return;
			let value;
			this.skipBlank();
			const sep = isString(jekyllStyle) ? jekyllStyle : jekyllStyle ? "=" : ":";
			if (this.peek() === sep) {
				++this.p;
				value = this.readValue();
			}
			return new HashToken(this.input, begin, this.p, name, value, this.file);
		}
		remaining() {
			return this.input.slice(this.p, this.N);
		}
		advance(step = 1) {
			this.p += step;
		}
		end() {
			return this.p >= this.N;
		}
		read() {
			return this.input[this.p++];
		}
		readTo(end) {
			while (this.p < this.N) {
				++this.p;
				if (this.rmatch(end)) return this.p;
			}
			return -1;
		}
		readValue() {
			this.skipBlank();
			const begin = this.p;
			let variable = this.readLiteral() || this.readQuoted() || this.readNumber();
			if (!variable && this.peek() === "(") variable = this.readGroupOrRange();
			const props = this.readProperties(!variable);
			if (!props.length) return variable;
			return new PropertyAccessToken(variable, props, this.input, begin, this.p);
		}
		readScopeValue() {
			this.skipBlank();
			const begin = this.p;
			const props = this.readProperties();
			if (!props.length) return void 0;
			return new PropertyAccessToken(void 0, props, this.input, begin, this.p);
		}
		readProperties(isBegin = true) {
			const props = [];
			while (true) {
				if (this.peek() === "[") {
					this.p++;
					const prop = this.readValue() || new IdentifierToken(this.input, this.p, this.p, this.file);
					this.assert(this.readTo("]") !== -1, "[ not closed");
					props.push(prop);
					continue;
				}
				if (isBegin && !props.length) {
					const prop = this.readNonEmptyIdentifier();
					if (prop) {
						props.push(prop);
						continue;
					}
				}
				if (this.peek() === "." && this.peek(1) !== ".") {
					this.p++;
					const prop = this.readNonEmptyIdentifier();
					if (!prop) break;
					props.push(prop);
					continue;
				}
				break;
			}
			return props;
		}
		readNumber() {
			this.skipBlank();
			let decimalFound = false;
			let digitFound = false;
			let n = 0;
			if (this.peekType() & SIGN) n++;
			while (this.p + n <= this.N) if (this.peekType(n) & NUMBER) {
				digitFound = true;
				n++;
			} else if (this.peek(n) === "." && this.peek(n + 1) !== ".") {
				if (decimalFound || !digitFound) return;
				decimalFound = true;
				n++;
			} else break;
			if (digitFound && !isWord(this.peek(n))) {
				const num = new NumberToken(this.input, this.p, this.p + n, this.file);
				this.advance(n);
				return num;
			}
		}
		readLiteral() {
			this.skipBlank();
			const end = this.matchTrie(this.literalTrie);
			if (end === -1) return;
			const literal = new LiteralToken(this.input, this.p, end, this.file);
			this.p = end;
			return literal;
		}
		readGroupOrRange() {
			this.skipBlank();
			const begin = this.p;
			if (this.peek() !== "(") return;
			++this.p;
			const lhs = this.readValueOrThrow();
			this.skipBlank();
			if (this.peek() === "." && this.peek(1) === ".") {
				this.p += 2;
				const rhs = this.readValueOrThrow();
				this.skipBlank();
				this.assert(this.read() === ")", "invalid range syntax");
				return new RangeToken(this.input, begin, this.p, lhs, rhs, this.file);
			}
			if (this.groupedExpressions) {
				const initial = new Expression([lhs, ...this.readExpressionTokens()]);
				this.assert(initial.valid(), () => `invalid value expression: ${this.snapshot()}`);
				const filters = this.readFilters();
				this.skipBlank();
				this.assert(this.read() === ")", "unbalanced parentheses");
				return new FilteredValueToken(initial, filters, this.input, begin, this.p, this.file);
			}
			throw this.error("invalid range syntax");
		}
		readValueOrThrow() {
			const value = this.readValue();
			this.assert(value, () => `unexpected token ${this.snapshot()}, value expected`);
			return value;
		}
		readQuoted() {
			this.skipBlank();
			const begin = this.p;
			if (!(this.peekType() & QUOTE)) return;
			++this.p;
			let escaped = false;
			while (this.p < this.N) {
				++this.p;
				if (this.input[this.p - 1] === this.input[begin] && !escaped) break;
				if (escaped) escaped = false;
				else if (this.input[this.p - 1] === "\\") escaped = true;
			}
			return new QuotedToken(this.input, begin, this.p, this.file);
		}
		*readFileNameTemplate(options) {
			const { outputDelimiterLeft } = options;
			const htmlStopStrings = [
				",",
				" ",
				"\r",
				"\n",
				"	",
				outputDelimiterLeft
			];
			const htmlStopStringSet = new Set(htmlStopStrings);
			while (this.p < this.N && !htmlStopStringSet.has(this.peek())) yield this.match(outputDelimiterLeft) ? this.readOutputToken(options) : this.readHTMLToken(htmlStopStrings);
		}
		match(word) {
			for (let i = 0; i < word.length; i++) if (word[i] !== this.input[this.p + i]) return false;
			return true;
		}
		rmatch(pattern) {
			for (let i = 0; i < pattern.length; i++) if (pattern[pattern.length - 1 - i] !== this.input[this.p - 1 - i]) return false;
			return true;
		}
		peekType(n = 0) {
			return this.p + n >= this.N ? 0 : TYPES[this.input.charCodeAt(this.p + n)];
		}
		peek(n = 0) {
			return this.p + n >= this.N ? "" : this.input[this.p + n];
		}
		skipBlank() {
			while (this.peekType() & BLANK) ++this.p;
		}
	};
	var ParseStream = class {
		constructor(tokens, parseToken) {
			this.handlers = {};
			this.stopRequested = false;
			this.tokens = tokens;
			this.parseToken = parseToken;
		}
		on(name, cb) {
			this.handlers[name] = cb;
			return this;
		}
		trigger(event, arg) {
			const h = this.handlers[event];
			return h ? (h.call(this, arg), true) : false;
		}
		start() {
			this.trigger("start");
			let token;
			while (!this.stopRequested && (token = this.tokens.shift())) {
				if (this.trigger("token", token)) continue;
				if (isTagToken(token) && this.trigger(`tag:${token.name}`, token)) continue;
				const template = this.parseToken(token, this.tokens);
				this.trigger("template", template);
			}
			if (!this.stopRequested) this.trigger("end");
			return this;
		}
		stop() {
			this.stopRequested = true;
			return this;
		}
	};
	var TemplateImpl = class {
		constructor(token) {
			this.token = token;
		}
	};
	var Tag = class extends TemplateImpl {
		constructor(token, remainTokens, liquid) {
			super(token);
			this.name = token.name;
			this.liquid = liquid;
			this.tokenizer = token.tokenizer;
		}
	};
	/**
	* Key-Value Pairs Representing Tag Arguments
	* Example:
	*    For the markup `, foo:'bar', coo:2 reversed %}`,
	*    hash['foo'] === 'bar'
	*    hash['coo'] === 2
	*    hash['reversed'] === undefined
	*/
	var Hash = class {
		constructor(input, jekyllStyle) {
			this.hash = {};
			const tokenizer = input instanceof Tokenizer ? input : new Tokenizer(input, {});
			for (const hash of tokenizer.readHashes(jekyllStyle)) this.hash[hash.name.content] = hash.value;
		}
		*render(ctx) {
			const hash = {};
			for (const key of Object.keys(this.hash)) hash[key] = this.hash[key] === void 0 ? true : yield evalToken(this.hash[key], ctx);
			return hash;
		}
	};
	function createTagClass(options) {
		return class extends Tag {
			constructor(token, tokens, liquid) {
				super(token, tokens, liquid);
				if (isFunction(options.parse)) options.parse.call(this, token, tokens);
			}
			*render(ctx, emitter) {
				const hash = yield new Hash(this.token.args, ctx.opts.keyValueSeparator).render(ctx);
				return yield options.render.call(this, ctx, emitter, hash);
			}
		};
	}
	var Value = class {
		/**
		* @param str the value to be valuated, eg.: "foobar" | truncate: 3
		*/
		constructor(input, liquid) {
			this.filters = [];
			const token = typeof input === "string" ? new Tokenizer(input, liquid.options.operators, void 0, void 0, liquid.options.groupedExpressions).readFilteredValue() : input;
			this.initial = token.initial;
			this.filters = token.filters.map((token) => new Filter(token, this.getFilter(liquid, token.name), liquid));
		}
		*value(ctx, lenient) {
			lenient = lenient || ctx.opts.lenientIf && this.filters.length > 0 && this.filters[0].name === "default";
			let val = yield this.initial.evaluate(ctx, lenient);
			for (const filter of this.filters) val = yield filter.render(val, ctx);
			return val;
		}
		getFilter(liquid, name) {
			const impl = liquid.filters[name];
			assert(impl || !liquid.options.strictFilters, () => `undefined filter: ${name}`);
			return impl;
		}
	};
	var Output = class extends TemplateImpl {
		constructor(token, liquid) {
			super(token);
			const tokenizer = new Tokenizer(token.input, liquid.options.operators, token.file, token.contentRange, liquid.options.groupedExpressions);
			this.value = new Value(tokenizer.readFilteredValue(), liquid);
			const filters = this.value.filters;
			const outputEscape = liquid.options.outputEscape;
			if (!filters[filters.length - 1]?.raw && outputEscape) {
				const token = new FilterToken(toString.call(outputEscape), [], "", 0, 0);
				filters.push(new Filter(token, outputEscape, liquid));
			}
		}
		*render(ctx, emitter) {
			const val = yield toValue(yield this.value.value(ctx, false));
			emitter.write(val);
		}
		*arguments() {
			yield this.value;
		}
	};
	var HTML = class extends TemplateImpl {
		constructor(token) {
			super(token);
			this.str = token.getContent();
		}
		*render(ctx, emitter) {
			emitter.write(this.str);
		}
	};
	/**
	* A variable's segments and location, which can be coerced to a string.
	*/
	var Variable = class Variable {
		constructor(segments, location) {
			this.segments = segments;
			this.location = location;
		}
		toString() {
			return segmentsString(this.segments, true);
		}
		/** Return this variable's segments as an array, possibly with nested arrays for nested paths. */
		toArray() {
			function* _visit(...segments) {
				for (const segment of segments) if (segment instanceof Variable) yield Array.from(_visit(...segment.segments));
				else yield segment;
			}
			return Array.from(_visit(...this.segments));
		}
	};
	/**
	* Group variables by the string representation of their root segment.
	*/
	var VariableMap = class {
		constructor() {
			this.map = /* @__PURE__ */ new Map();
		}
		get(key) {
			const k = segmentsString([key.segments[0]]);
			if (!this.map.has(k)) this.map.set(k, []);
			return this.map.get(k);
		}
		has(key) {
			return this.map.has(segmentsString([key.segments[0]]));
		}
		push(variable) {
			this.get(variable).push(variable);
		}
		asObject() {
			return Object.fromEntries(this.map);
		}
	};
	const defaultStaticAnalysisOptions = { partials: true };
	function* _analyze(templates, partials, sync) {
		const variables = new VariableMap();
		const globals = new VariableMap();
		const locals = new VariableMap();
		const rootScope = new DummyScope(/* @__PURE__ */ new Set());
		const seen = /* @__PURE__ */ new Set();
		function updateVariables(variable, scope) {
			variables.push(variable);
			const aliased = scope.alias(variable);
			if (aliased !== void 0) {
				const root = aliased.segments[0];
				if (isString(root) && !rootScope.has(root)) globals.push(aliased);
			} else {
				const root = variable.segments[0];
				if (isString(root) && !scope.has(root)) globals.push(variable);
			}
			for (const segment of variable.segments) if (segment instanceof Variable) updateVariables(segment, scope);
		}
		function* visit(template, scope) {
			if (template.arguments) for (const arg of template.arguments()) for (const variable of extractVariables(arg)) updateVariables(variable, scope);
			if (template.localScope) for (const ident of template.localScope()) {
				scope.add(ident.content);
				scope.deleteAlias(ident.content);
				const [row, col] = ident.getPosition();
				locals.push(new Variable([ident.content], {
					row,
					col,
					file: ident.file
				}));
			}
			if (template.children) {
				if (template.partialScope) {
					const partial = template.partialScope();
					if (partial === void 0) {
						for (const child of yield template.children(partials, sync)) yield visit(child, scope);
						return;
					}
					if (seen.has(partial.name)) return;
					const partialScopeNames = /* @__PURE__ */ new Set();
					const partialScope = partial.isolated ? new DummyScope(partialScopeNames) : scope.push(partialScopeNames);
					for (const name of partial.scope) if (isString(name)) partialScopeNames.add(name);
					else {
						const [alias, argument] = name;
						partialScopeNames.add(alias);
						const variables = Array.from(extractVariables(argument));
						if (variables.length) partialScope.setAlias(alias, variables[0].segments);
					}
					for (const child of yield template.children(partials, sync)) {
						yield visit(child, partialScope);
						seen.add(partial.name);
					}
					partialScope.pop();
				} else {
					if (template.blockScope) scope.push(new Set(template.blockScope()));
					for (const child of yield template.children(partials, sync)) yield visit(child, scope);
					if (template.blockScope) scope.pop();
				}
			}
		}
		for (const template of templates) yield visit(template, rootScope);
		return {
			variables: variables.asObject(),
			globals: globals.asObject(),
			locals: locals.asObject()
		};
	}
	/**
	* Statically analyze a template and report variable usage.
	*/
	function analyze(template, options = {}) {
		return toPromise(_analyze(template, {
			...defaultStaticAnalysisOptions,
			...options
		}.partials, false));
	}
	/**
	* Statically analyze a template and report variable usage.
	*/
	function analyzeSync(template, options = {}) {
		return toValueSync(_analyze(template, {
			...defaultStaticAnalysisOptions,
			...options
		}.partials, true));
	}
	/**
	* A stack to manage scopes while traversing templates during static analysis.
	*/
	var DummyScope = class {
		constructor(globals) {
			this.stack = [{
				names: globals,
				aliases: /* @__PURE__ */ new Map()
			}];
		}
		/** Return true if `name` is in scope.  */
		has(name) {
			for (const scope of this.stack) if (scope.names.has(name)) return true;
			return false;
		}
		push(scope) {
			this.stack.push({
				names: scope,
				aliases: /* @__PURE__ */ new Map()
			});
			return this;
		}
		pop() {
			return this.stack.pop()?.names;
		}
		add(name) {
			this.stack[0].names.add(name);
		}
		/** Return the variable that `variable` aliases, or `variable` if it doesn't alias anything. */
		alias(variable) {
			const root = variable.segments[0];
			if (!isString(root)) return void 0;
			const alias = this.getAlias(root);
			if (alias === void 0) return void 0;
			return new Variable([...alias, ...variable.segments.slice(1)], variable.location);
		}
		setAlias(from, to) {
			this.stack[this.stack.length - 1].aliases.set(from, to);
		}
		deleteAlias(name) {
			this.stack[this.stack.length - 1].aliases.delete(name);
		}
		getAlias(name) {
			for (const scope of this.stack) {
				if (scope.aliases.has(name)) return scope.aliases.get(name);
				if (scope.names.has(name)) return;
			}
		}
	};
	function* extractVariables(value) {
		if (isValueToken(value)) yield* extractValueTokenVariables(value);
		else if (value instanceof Value) yield* extractFilteredValueVariables(value);
	}
	function* extractFilteredValueVariables(value) {
		for (const token of value.initial.postfix) if (isValueToken(token)) yield* extractValueTokenVariables(token);
		for (const filter of value.filters) for (const arg of filter.args) if (isKeyValuePair(arg) && arg[1]) yield* extractValueTokenVariables(arg[1]);
		else if (isValueToken(arg)) yield* extractValueTokenVariables(arg);
	}
	function* extractValueTokenVariables(token) {
		if (isRangeToken(token)) {
			yield* extractValueTokenVariables(token.lhs);
			yield* extractValueTokenVariables(token.rhs);
		} else if (isFilteredValueToken(token)) yield* extractGroupedExpressionTokenVariables(token);
		else if (isPropertyAccessToken(token)) yield extractPropertyAccessVariable(token);
	}
	function* extractGroupedExpressionTokenVariables(token) {
		if (!isFilteredValueToken(token)) return;
		for (const t of token.initial.postfix) if (isValueToken(t)) yield* extractValueTokenVariables(t);
		for (const filter of token.filters) for (const arg of filter.args) if (isKeyValuePair(arg) && arg[1]) yield* extractValueTokenVariables(arg[1]);
		else if (isValueToken(arg)) yield* extractValueTokenVariables(arg);
	}
	function extractPropertyAccessVariable(token) {
		const segments = [];
		let file = token.file;
		const root = token.props[0];
		file = file || root.file;
		if (isQuotedToken(root) || isNumberToken(root) || isWordToken(root)) segments.push(root.content);
		else if (isPropertyAccessToken(root)) segments.push(...extractPropertyAccessVariable(root).segments);
		for (const prop of token.props.slice(1)) {
			file = file || prop.file;
			if (isQuotedToken(prop) || isNumberToken(prop) || isWordToken(prop)) segments.push(prop.content);
			else if (isPropertyAccessToken(prop)) segments.push(extractPropertyAccessVariable(prop));
		}
		const [row, col] = token.getPosition();
		return new Variable(segments, {
			row,
			col,
			file
		});
	}
	const RE_PROPERTY = /^[\u0080-\uFFFFa-zA-Z_][\u0080-\uFFFFa-zA-Z0-9_-]*$/;
	/**
	* Return a string representation of segments using dot notation where possible.
	* @param segments - The property names and array indices that make up a path to a variable.
	* @param bracketedRoot - If false (the default), don't surround the root segment with square brackets.
	*/
	function segmentsString(segments, bracketedRoot = false) {
		const buf = [];
		const root = segments[0];
		if (isString(root)) {
			if (!bracketedRoot || root.match(RE_PROPERTY)) buf.push(`${root}`);
			else buf.push(`['${root}']`);
		}
		for (const segment of segments.slice(1)) if (segment instanceof Variable) buf.push(`[${segmentsString(segment.segments)}]`);
		else if (isString(segment)) {
			if (segment.match(RE_PROPERTY)) buf.push(`.${segment}`);
			else buf.push(`['${segment}']`);
		} else buf.push(`[${segment}]`);
		return buf.join("");
	}
	(function(LookupType) {
		LookupType["Partials"] = "partials";
		LookupType["Layouts"] = "layouts";
		LookupType["Root"] = "root";
	})(exports.LookupType || (exports.LookupType = {}));
	var Loader = class {
		constructor(options) {
			this.options = options;
			if (options.relativeReference) {
				const sep = options.fs.sep;
				assert(sep, "`fs.sep` is required for relative reference");
				const prefixes = [
					"." + sep,
					".." + sep,
					"./",
					"../"
				];
				this.shouldLoadRelative = (referencedFile) => prefixes.some((prefix) => referencedFile.startsWith(prefix));
			} else this.shouldLoadRelative = (_referencedFile) => false;
			const fs = options.fs;
			this.contains = toLiquidAsync(fs.contains?.bind(fs) || (async () => true), fs.containsSync?.bind(fs) || (() => true));
			this.exists = toLiquidAsync(fs.exists?.bind(fs) || (async () => false), fs.existsSync?.bind(fs));
		}
		*lookup(file, type, sync, currentFile) {
			const dirs = this.options[type];
			for (const filepath of this.candidates(file, dirs, currentFile)) {
				let allowed = false;
				for (const dir of dirs) if (yield this.contains(!!sync, dir, filepath)) {
					allowed = true;
					break;
				}
				if (!allowed) continue;
				if (yield this.exists(!!sync, filepath)) return filepath;
			}
			throw this.lookupError(file, dirs);
		}
		*candidates(file, dirs, currentFile) {
			const { fs, extname } = this.options;
			if (this.shouldLoadRelative(file) && currentFile) yield fs.resolve(this.dirname(currentFile), file, extname);
			for (const dir of dirs) yield fs.resolve(dir, file, extname);
			if (fs.fallback !== void 0) {
				const filepath = fs.fallback(file);
				if (filepath !== void 0) yield filepath;
			}
		}
		dirname(path) {
			const fs = this.options.fs;
			assert(fs.dirname, "`fs.dirname` is required for relative reference");
			return fs.dirname(path);
		}
		lookupError(file, roots) {
			const err = /* @__PURE__ */ new Error("ENOENT");
			err.message = `ENOENT: Failed to lookup "${file}" in "${roots}"`;
			err.code = "ENOENT";
			return err;
		}
	};
	var Parser = class {
		constructor(liquid) {
			this.liquid = liquid;
			this.cache = this.liquid.options.cache;
			this.fs = this.liquid.options.fs;
			this.parseFile = this.cache ? this._parseFileCached : this._parseFile;
			this.loader = new Loader(this.liquid.options);
			this.parseLimit = new Limiter("parse length", liquid.options.parseLimit);
			this.readFile = toLiquidAsync(this.fs.readFile?.bind(this.fs) || (async () => {
				throw new Error("readFile not implemented");
			}), this.fs.readFileSync?.bind(this.fs));
		}
		parse(html, filepath) {
			html = String(html);
			this.parseLimit.use(html.length);
			const tokens = new Tokenizer(html, this.liquid.options.operators, filepath, void 0, this.liquid.options.groupedExpressions).readTopLevelTokens(this.liquid.options);
			return this.parseTokens(tokens);
		}
		parseTokens(tokens) {
			let token;
			const templates = [];
			const errors = [];
			while (token = tokens.shift()) try {
				templates.push(this.parseToken(token, tokens));
			} catch (err) {
				if (this.liquid.options.catchAllErrors) errors.push(err);
				else throw err;
			}
			if (errors.length) throw new LiquidErrors(errors);
			return templates;
		}
		parseToken(token, remainTokens) {
			try {
				if (isTagToken(token)) {
					const TagClass = this.liquid.tags[token.name];
					assert(TagClass, `tag "${token.name}" not found`);
					return new TagClass(token, remainTokens, this.liquid, this);
				}
				if (isOutputToken(token)) return new Output(token, this.liquid);
				return new HTML(token);
			} catch (e) {
				if (LiquidError.is(e)) throw e;
				throw new ParseError(e, token);
			}
		}
		parseStream(tokens) {
			return new ParseStream(tokens, (token, tokens) => this.parseToken(token, tokens));
		}
		*_parseFileCached(file, sync, type = exports.LookupType.Root, currentFile) {
			const cache = this.cache;
			const key = this.loader.shouldLoadRelative(file) ? currentFile + "," + file : type + ":" + file;
			const tpls = yield cache.read(key);
			if (tpls) return tpls;
			const task = this._parseFile(file, sync, type, currentFile);
			const taskOrTpl = sync ? yield task : toPromise(task);
			cache.write(key, taskOrTpl);
			try {
				return yield taskOrTpl;
			} catch (err) {
				cache.remove(key);
				throw err;
			}
		}
		*_parseFile(file, sync, type = exports.LookupType.Root, currentFile) {
			const filepath = yield this.loader.lookup(file, type, sync, currentFile);
			return this.parse(yield this.readFile(!!sync, filepath), filepath);
		}
	};
	(function(TokenKind) {
		TokenKind[TokenKind["Number"] = 1] = "Number";
		TokenKind[TokenKind["Literal"] = 2] = "Literal";
		TokenKind[TokenKind["Tag"] = 4] = "Tag";
		TokenKind[TokenKind["Output"] = 8] = "Output";
		TokenKind[TokenKind["HTML"] = 16] = "HTML";
		TokenKind[TokenKind["Filter"] = 32] = "Filter";
		TokenKind[TokenKind["Hash"] = 64] = "Hash";
		TokenKind[TokenKind["PropertyAccess"] = 128] = "PropertyAccess";
		TokenKind[TokenKind["Word"] = 256] = "Word";
		TokenKind[TokenKind["Range"] = 512] = "Range";
		TokenKind[TokenKind["Quoted"] = 1024] = "Quoted";
		TokenKind[TokenKind["Operator"] = 2048] = "Operator";
		TokenKind[TokenKind["FilteredValue"] = 4096] = "FilteredValue";
		TokenKind[TokenKind["GroupedExpression"] = 8192] = "GroupedExpression";
		TokenKind[TokenKind["Delimited"] = 12] = "Delimited";
	})(exports.TokenKind || (exports.TokenKind = {}));
	function isDelimitedToken(val) {
		return !!(getKind(val) & exports.TokenKind.Delimited);
	}
	function isOperatorToken(val) {
		return getKind(val) === exports.TokenKind.Operator;
	}
	function isHTMLToken(val) {
		return getKind(val) === exports.TokenKind.HTML;
	}
	function isOutputToken(val) {
		return getKind(val) === exports.TokenKind.Output;
	}
	function isTagToken(val) {
		return getKind(val) === exports.TokenKind.Tag;
	}
	function isQuotedToken(val) {
		return getKind(val) === exports.TokenKind.Quoted;
	}
	function isLiteralToken(val) {
		return getKind(val) === exports.TokenKind.Literal;
	}
	function isNumberToken(val) {
		return getKind(val) === exports.TokenKind.Number;
	}
	function isPropertyAccessToken(val) {
		return getKind(val) === exports.TokenKind.PropertyAccess;
	}
	function isWordToken(val) {
		return getKind(val) === exports.TokenKind.Word;
	}
	function isRangeToken(val) {
		return getKind(val) === exports.TokenKind.Range;
	}
	function isFilteredValueToken(val) {
		return getKind(val) === exports.TokenKind.FilteredValue;
	}
	function isValueToken(val) {
		return (getKind(val) & 5763) > 0;
	}
	function getKind(val) {
		return val ? val.kind : -1;
	}
	var typeGuards = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		isDelimitedToken,
		isOperatorToken,
		isHTMLToken,
		isOutputToken,
		isTagToken,
		isQuotedToken,
		isLiteralToken,
		isNumberToken,
		isPropertyAccessToken,
		isWordToken,
		isRangeToken,
		isFilteredValueToken,
		isValueToken
	});
	/******************************************************************************
	Copyright (c) Microsoft Corporation.
	
	Permission to use, copy, modify, and/or distribute this software for any
	purpose with or without fee is hereby granted.
	
	THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
	REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
	AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
	INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
	LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
	OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
	PERFORMANCE OF THIS SOFTWARE.
	***************************************************************************** */
	var __assign = function() {
		__assign = Object.assign || function __assign(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	function createScope(from) {
		const scope = Object.create(null);
		if (from) Object.assign(scope, from);
		return scope;
	}
	var Context = class Context {
		constructor(env = {}, opts = defaultOptions, renderOptions = {}, { memoryLimit, renderLimit, liquid } = {}) {
			/**
			* insert a Context-level empty scope,
			* for tags like `{% capture %}` `{% assign %}` to operate
			*/
			this.scopes = [createScope()];
			this.registers = {};
			this.breakCalled = false;
			this.continueCalled = false;
			this.sync = !!renderOptions.sync;
			this.opts = opts;
			this.globals = renderOptions.globals ?? opts.globals;
			this.environments = isObject(env) ? env : Object(env);
			this.strictVariables = renderOptions.strictVariables ?? this.opts.strictVariables;
			this.ownPropertyOnly = renderOptions.ownPropertyOnly ?? opts.ownPropertyOnly;
			this.memoryLimit = memoryLimit ?? new Limiter("memory alloc", renderOptions.memoryLimit ?? opts.memoryLimit);
			this.renderLimit = renderLimit ?? new Limiter("template render", getPerformance().now() + (renderOptions.renderLimit ?? opts.renderLimit));
			this.liquid = liquid;
		}
		getRegister(key, defaultValue = void 0) {
			return this.registers[key] = this.registers[key] || defaultValue;
		}
		setRegister(key, value) {
			return this.registers[key] = value;
		}
		saveRegister(...keys) {
			return keys.map((key) => [key, this.getRegister(key)]);
		}
		restoreRegister(keyValues) {
			return keyValues.forEach(([key, value]) => this.setRegister(key, value));
		}
		getAll() {
			return [
				this.globals,
				this.environments,
				...this.scopes
			].reduce((ctx, val) => __assign(ctx, val), {});
		}
		/**
		* @deprecated use `_get()` or `getSync()` instead
		*/
		get(paths) {
			return this.getSync(paths);
		}
		getSync(paths) {
			return toValueSync(this._get(paths));
		}
		*_get(paths) {
			const scope = this.findScope(paths[0]);
			return yield this._getFromScope(scope, paths);
		}
		/**
		* @deprecated use `_get()` instead
		*/
		getFromScope(scope, paths) {
			return toValueSync(this._getFromScope(scope, paths));
		}
		*_getFromScope(scope, paths, strictVariables = this.strictVariables) {
			if (isString(paths)) paths = paths.split(".");
			for (let i = 0; i < paths.length; i++) {
				scope = yield this.readProperty(scope, paths[i]);
				if (strictVariables && isUndefined(scope)) throw new InternalUndefinedVariableError(paths.slice(0, i + 1).join("."));
			}
			return scope;
		}
		push(ctx) {
			return this.scopes.push(ctx);
		}
		pop() {
			return this.scopes.pop();
		}
		bottom() {
			return this.scopes[0];
		}
		spawn(scope = {}) {
			return new Context(scope, this.opts, {
				sync: this.sync,
				globals: this.globals,
				strictVariables: this.strictVariables,
				ownPropertyOnly: this.ownPropertyOnly
			}, {
				renderLimit: this.renderLimit,
				memoryLimit: this.memoryLimit,
				liquid: this.liquid
			});
		}
		findScope(key) {
			for (let i = this.scopes.length - 1; i >= 0; i--) {
				const candidate = this.scopes[i];
				if (key in candidate) return candidate;
			}
			if (key in this.environments) return this.environments;
			return this.globals;
		}
		readProperty(obj, key) {
			obj = toLiquid(obj);
			key = toValue(key);
			if (isNil(obj)) return obj;
			if (isArray(obj) && isNumber(key)) return readArrayElement(obj, key, this.ownPropertyOnly);
			const value = readJSProperty(obj, key, this.ownPropertyOnly);
			if (value === void 0 && obj instanceof Drop) return obj.liquidMethodMissing(key, this);
			if (isFunction(value)) return value.call(obj);
			if (key === "size") return readSize(obj);
			else if (key === "first") return readFirst(obj, this.ownPropertyOnly);
			else if (key === "last") return readLast(obj, this.ownPropertyOnly);
			return value;
		}
	};
	function readJSProperty(obj, key, ownPropertyOnly) {
		if (ownPropertyOnly && !hasOwnProperty.call(obj, key) && !(obj instanceof Drop)) return void 0;
		return obj[key];
	}
	function readFirst(obj, ownPropertyOnly) {
		if (isArray(obj)) return readArrayElement(obj, 0, ownPropertyOnly);
		return readJSProperty(obj, "first", ownPropertyOnly);
	}
	function readLast(obj, ownPropertyOnly) {
		if (isArray(obj)) return readArrayElement(obj, -1, ownPropertyOnly);
		return readJSProperty(obj, "last", ownPropertyOnly);
	}
	function readSize(obj) {
		if (hasOwnProperty.call(obj, "size") || obj["size"] !== void 0) return obj["size"];
		if (isArray(obj) || isString(obj)) return obj.length;
		if (typeof obj === "object") return Object.keys(obj).length;
	}
	var BlockMode;
	(function(BlockMode) {
		BlockMode[BlockMode["OUTPUT"] = 0] = "OUTPUT";
		BlockMode[BlockMode["STORE"] = 1] = "STORE";
	})(BlockMode || (BlockMode = {}));
	const abs = argumentsToNumber(Math.abs);
	const at_least = argumentsToNumber(Math.max);
	const at_most = argumentsToNumber(Math.min);
	const ceil = argumentsToNumber(Math.ceil);
	const divided_by = argumentsToNumber((dividend, divisor, integerArithmetic = false) => integerArithmetic ? Math.floor(dividend / divisor) : dividend / divisor);
	const floor = argumentsToNumber(Math.floor);
	const minus = argumentsToNumber((v, arg) => v - arg);
	const plus = argumentsToNumber((lhs, rhs) => lhs + rhs);
	const modulo = argumentsToNumber((v, arg) => (v % arg + arg) % arg);
	const times = argumentsToNumber((v, arg) => v * arg);
	function shiftDecimal(n, exponent) {
		const [mantissa, power = "0"] = String(n).split("e");
		return Number(`${mantissa}e${Number(power) + exponent}`);
	}
	function round(v, arg = 0) {
		v = toNumber(v);
		arg = toNumber(arg);
		const scaled = shiftDecimal(Math.abs(v), arg);
		if (!(scaled <= Number.MAX_SAFE_INTEGER)) return v;
		const rounded = shiftDecimal(Math.round(scaled), -arg);
		return v < 0 ? -rounded : rounded;
	}
	var mathFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		abs,
		at_least,
		at_most,
		ceil,
		divided_by,
		floor,
		minus,
		plus,
		modulo,
		times,
		round
	});
	const url_decode = (x) => decodeURIComponent(stringify(x).replace(/\+/g, " "));
	const url_encode = (x) => encodeURIComponent(stringify(x)).replace(/%20/g, "+");
	const cgi_escape = (x) => encodeURIComponent(stringify(x)).replace(/%20/g, "+").replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
	const uri_escape = (x) => encodeURI(stringify(x)).replace(/%5B/g, "[").replace(/%5D/g, "]");
	const rSlugifyDefault = /[^\p{M}\p{L}\p{Nd}]+/gu;
	const rSlugifyReplacers = {
		"raw": /\s+/g,
		"default": rSlugifyDefault,
		"pretty": /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu,
		"ascii": /[^A-Za-z0-9]+/g,
		"latin": rSlugifyDefault,
		"none": null
	};
	function slugify(str, mode = "default", cased = false) {
		str = stringify(str);
		const replacer = rSlugifyReplacers[mode];
		if (replacer) {
			if (mode === "latin") str = removeAccents(str);
			str = str.replace(replacer, "-").replace(/^-|-$/g, "");
		}
		return cased ? str : str.toLowerCase();
	}
	function removeAccents(str) {
		return str.replace(/[àáâãäå]/g, "a").replace(/[æ]/g, "ae").replace(/[ç]/g, "c").replace(/[èéêë]/g, "e").replace(/[ìíîï]/g, "i").replace(/[ð]/g, "d").replace(/[ñ]/g, "n").replace(/[òóôõöø]/g, "o").replace(/[ùúûü]/g, "u").replace(/[ýÿ]/g, "y").replace(/[ß]/g, "ss").replace(/[œ]/g, "oe").replace(/[þ]/g, "th").replace(/[ẞ]/g, "SS").replace(/[Œ]/g, "OE").replace(/[Þ]/g, "TH");
	}
	var urlFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		url_decode,
		url_encode,
		cgi_escape,
		uri_escape,
		slugify
	});
	const join = argumentsToValue(function(v, arg) {
		const array = toArray(v);
		const sep = isNil(arg) ? " " : stringify(arg);
		let outputSize = sep.length * Math.max(array.length - 1, 0);
		for (let i = 0; i < array.length; i++) outputSize += String(array[i]).length;
		this.context.memoryLimit.use(outputSize);
		return Array.prototype.join.call(array, sep);
	});
	const last = argumentsToValue(function(v) {
		return isArrayLike(v) ? readArrayElement(v, -1, this.context.ownPropertyOnly) : "";
	});
	const first = argumentsToValue(function(v) {
		return isArrayLike(v) ? readArrayElement(v, 0, this.context.ownPropertyOnly) : "";
	});
	const reverse = argumentsToValue(function(v) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		return [...array].reverse();
	});
	function* sortBy(arr, property, comparator) {
		const values = [];
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		for (const item of array) values.push([item, property ? yield this.context._getFromScope(item, stringify(property).split("."), false) : item]);
		return values.sort((lhs, rhs) => comparator(lhs[1], rhs[1])).map((tuple) => tuple[0]);
	}
	function* sort(arr, property) {
		return yield* sortBy.call(this, arr, property, orderedCompare);
	}
	function* sort_natural(arr, property) {
		return yield* sortBy.call(this, arr, property, caseInsensitiveCompare);
	}
	const size = (v) => v && v.length || 0;
	function* map(arr, property) {
		const results = [];
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		for (const item of array) results.push(yield this.context._getFromScope(item, stringify(property), false));
		return results;
	}
	function* sum(arr, property) {
		let sum = 0;
		const array = toArray(arr);
		for (const item of array) {
			const data = Number(property ? yield this.context._getFromScope(item, stringify(property), false) : item);
			sum += Number.isNaN(data) ? 0 : data;
		}
		return sum;
	}
	function compact(arr) {
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		return Array.prototype.filter.call(array, (x) => !isNil(toValue(x)));
	}
	function concat(v, arg = []) {
		const lhs = toArray(v);
		const rhs = toArray(arg);
		this.context.memoryLimit.use(lhs.length + rhs.length);
		return Array.prototype.concat.call(lhs, rhs);
	}
	function push(v, arg) {
		return concat.call(this, v, [arg]);
	}
	function unshift(v, arg) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		const clone = [...array];
		clone.unshift(arg);
		return clone;
	}
	function pop(v) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		const clone = [...array];
		clone.pop();
		return clone;
	}
	function shift(v) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		const clone = [...array];
		clone.shift();
		return clone;
	}
	function slice(v, begin, length = 1) {
		v = toValue(v);
		if (isNil(v)) return [];
		if (!isArray(v)) v = stringify(v);
		begin = begin < 0 ? (isArray(v) ? v.length : codePointLength(v)) + begin : begin;
		if (begin < 0 || length < 0) return isArray(v) ? [] : "";
		this.context.memoryLimit.use(length);
		if (isArray(v)) return Array.prototype.slice.call(v, begin, begin + length);
		const start = advanceCodePoints(v, 0, begin);
		return v.slice(start, advanceCodePoints(v, start, length));
	}
	function* matches(value, expected) {
		if (this.context.opts.jekyllWhere) {
			if (EmptyDrop.is(expected)) return yield equals(value, expected);
			if (isArray(value)) return yield arrayIncludes(value, expected);
			return yield equals(value, expected);
		}
		if (expected === void 0) return isTruthy(value, this.context);
		return yield equals(value, expected);
	}
	function* filter(include, arr, property, expected) {
		arr = toArray(arr);
		this.context.memoryLimit.use(arr.length);
		const token = new Tokenizer(stringify(property)).readScopeValue();
		const result = [];
		for (const item of arr) {
			const value = yield evalToken(token, this.context.spawn(item));
			if ((yield matches.call(this, value, expected)) === include) result.push(item);
		}
		return result;
	}
	function* filter_exp(include, arr, itemName, exp) {
		const filtered = [];
		const keyTemplate = new Value(stringify(exp), this.liquid);
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		for (const item of array) {
			this.context.push({ [itemName]: item });
			const value = yield keyTemplate.value(this.context);
			this.context.pop();
			if (value === include) filtered.push(item);
		}
		return filtered;
	}
	function* where(arr, property, expected) {
		return yield* filter.call(this, true, arr, property, expected);
	}
	function* reject(arr, property, expected) {
		return yield* filter.call(this, false, arr, property, expected);
	}
	function* where_exp(arr, itemName, exp) {
		return yield* filter_exp.call(this, true, arr, itemName, exp);
	}
	function* reject_exp(arr, itemName, exp) {
		return yield* filter_exp.call(this, false, arr, itemName, exp);
	}
	function* group_by(arr, property) {
		const map = /* @__PURE__ */ new Map();
		arr = toEnumerable(arr);
		const token = new Tokenizer(stringify(property)).readScopeValue();
		this.context.memoryLimit.use(arr.length);
		for (const item of arr) {
			const key = yield evalToken(token, this.context.spawn(item));
			if (!map.has(key)) map.set(key, []);
			map.get(key).push(item);
		}
		return [...map.entries()].map(([name, items]) => ({
			name,
			items
		}));
	}
	function* group_by_exp(arr, itemName, exp) {
		const map = /* @__PURE__ */ new Map();
		const keyTemplate = new Value(stringify(exp), this.liquid);
		arr = toEnumerable(arr);
		this.context.memoryLimit.use(arr.length);
		for (const item of arr) {
			this.context.push({ [itemName]: item });
			const key = yield keyTemplate.value(this.context);
			this.context.pop();
			if (!map.has(key)) map.set(key, []);
			map.get(key).push(item);
		}
		return [...map.entries()].map(([name, items]) => ({
			name,
			items
		}));
	}
	function* search(arr, property, expected) {
		const token = new Tokenizer(stringify(property)).readScopeValue();
		const array = toArray(arr);
		for (let index = 0; index < array.length; index++) {
			const value = yield evalToken(token, this.context.spawn(array[index]));
			if (yield matches.call(this, value, expected)) return [index, array[index]];
		}
	}
	function* search_exp(arr, itemName, exp) {
		const predicate = new Value(stringify(exp), this.liquid);
		const array = toArray(arr);
		for (let index = 0; index < array.length; index++) {
			this.context.push({ [itemName]: array[index] });
			const value = yield predicate.value(this.context);
			this.context.pop();
			if (value) return [index, array[index]];
		}
	}
	function* has(arr, property, expected) {
		return !!(yield* search.call(this, arr, property, expected));
	}
	function* has_exp(arr, itemName, exp) {
		return !!(yield* search_exp.call(this, arr, itemName, exp));
	}
	function* find_index(arr, property, expected) {
		const result = yield* search.call(this, arr, property, expected);
		return result ? result[0] : void 0;
	}
	function* find_index_exp(arr, itemName, exp) {
		const result = yield* search_exp.call(this, arr, itemName, exp);
		return result ? result[0] : void 0;
	}
	function* find(arr, property, expected) {
		const result = yield* search.call(this, arr, property, expected);
		return result ? result[1] : void 0;
	}
	function* find_exp(arr, itemName, exp) {
		const result = yield* search_exp.call(this, arr, itemName, exp);
		return result ? result[1] : void 0;
	}
	function uniq(arr) {
		arr = toArray(arr);
		this.context.memoryLimit.use(arr.length);
		return [...new Set(arr)];
	}
	function sample(v, count = 1) {
		v = toValue(v);
		if (isNil(v)) return [];
		if (!isArray(v)) v = stringify(v);
		this.context.memoryLimit.use(v.length);
		const shuffled = [...v].sort(() => Math.random() - .5);
		if (count === 1) return shuffled[0];
		return shuffled.slice(0, count);
	}
	var arrayFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		join,
		last,
		first,
		reverse,
		sort,
		sort_natural,
		size,
		map,
		sum,
		compact,
		concat,
		push,
		unshift,
		pop,
		shift,
		slice,
		where,
		reject,
		where_exp,
		reject_exp,
		group_by,
		group_by_exp,
		has,
		has_exp,
		find_index,
		find_index_exp,
		find,
		find_exp,
		uniq,
		sample
	});
	function date(v, format, timezoneOffset) {
		const size = (v?.length ?? 0) + (timezoneOffset?.length ?? 0);
		this.context.memoryLimit.use(size);
		const date = parseDate(v, this.context.opts, timezoneOffset);
		if (!date) return v;
		format = toValue(format);
		format = isNil(format) ? this.context.opts.dateFormat : stringify(format);
		this.context.memoryLimit.use(format.length);
		return strftime(date, format, this.context.memoryLimit);
	}
	function date_to_xmlschema(v) {
		return date.call(this, v, "%Y-%m-%dT%H:%M:%S%:z");
	}
	function date_to_rfc822(v) {
		const date = parseDate(v, this.context.opts, void 0, "en-US");
		if (!date) return v;
		return strftime(date, "%a, %d %b %Y %H:%M:%S %z", this.context.memoryLimit);
	}
	function date_to_string(v, type, style) {
		return stringify_date.call(this, v, "%b", type, style);
	}
	function date_to_long_string(v, type, style) {
		return stringify_date.call(this, v, "%B", type, style);
	}
	function stringify_date(v, month_type, type, style) {
		const date = parseDate(v, this.context.opts);
		if (!date) return v;
		const ml = this.context.memoryLimit;
		if (type === "ordinal") {
			const d = date.getDate();
			return style === "US" ? strftime(date, `${month_type} ${d}%q, %Y`, ml) : strftime(date, `${d}%q ${month_type} %Y`, ml);
		}
		return strftime(date, `%d ${month_type} %Y`, ml);
	}
	function parseDate(v, opts, timezoneOffset, locale = opts.locale) {
		let date;
		const defaultTimezoneOffset = timezoneOffset ?? opts.timezoneOffset;
		v = toValue(v);
		if (isNil(v)) return;
		else if (v === "now" || v === "today") date = new LiquidDate(Date.now(), locale, defaultTimezoneOffset);
		else if (isNumber(v)) date = new LiquidDate(v * 1e3, locale, defaultTimezoneOffset);
		else if (isString(v)) {
			if (/^\d+$/.test(v)) date = new LiquidDate(+v * 1e3, locale, defaultTimezoneOffset);
			else if (opts.preserveTimezones && timezoneOffset === void 0) date = LiquidDate.createDateFixedToTimezone(v, locale);
			else date = new LiquidDate(v, locale, defaultTimezoneOffset);
		} else date = new LiquidDate(v, locale, defaultTimezoneOffset);
		return date.valid() ? date : void 0;
	}
	var dateFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		date,
		date_to_xmlschema,
		date_to_rfc822,
		date_to_string,
		date_to_long_string
	});
	/**
	* String related filters
	*
	* * prefer stringify() to String() since `undefined`, `null` should eval ''
	*/
	const rCJKWord = /[\u4E00-\u9FFF\uF900-\uFAFF\u3400-\u4DBF\u3040-\u309F\u30A0-\u30FF\uAC00-\uD7AF]/gu;
	const rNonCJKWord = /[^\u4E00-\u9FFF\uF900-\uFAFF\u3400-\u4DBF\u3040-\u309F\u30A0-\u30FF\uAC00-\uD7AF\s]+/gu;
	function append(v, arg) {
		assert(arguments.length === 2, "append expect 2 arguments");
		const lhs = stringify(v);
		const rhs = stringify(arg);
		this.context.memoryLimit.use(lhs.length + rhs.length);
		return lhs + rhs;
	}
	function prepend(v, arg) {
		assert(arguments.length === 2, "prepend expect 2 arguments");
		const lhs = stringify(v);
		const rhs = stringify(arg);
		this.context.memoryLimit.use(lhs.length + rhs.length);
		return rhs + lhs;
	}
	function getTrimStart(str, chars) {
		let start = 0;
		for (const char of str) {
			if (!chars.has(char)) break;
			start += char.length;
		}
		return start;
	}
	function getTrimEnd(str, chars, start = 0) {
		let end = str.length;
		while (end > start) {
			const size = end - start >= 2 && str.codePointAt(end - 2) > 65535 ? 2 : 1;
			if (!chars.has(str.slice(end - size, end))) break;
			end -= size;
		}
		return end;
	}
	function lstrip(v, chars) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		if (chars) {
			chars = stringify(chars);
			this.context.memoryLimit.use(chars.length);
			return str.slice(getTrimStart(str, new Set(chars)));
		}
		return str.trimStart();
	}
	function downcase(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.toLowerCase();
	}
	function upcase(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return stringify(str).toUpperCase();
	}
	function remove(v, arg) {
		const str = stringify(v);
		arg = stringify(arg);
		this.context.memoryLimit.use(str.length + arg.length);
		return str.split(arg).join("");
	}
	function remove_first(v, l) {
		const str = stringify(v);
		l = stringify(l);
		this.context.memoryLimit.use(str.length + l.length);
		return str.replace(l, "");
	}
	function remove_last(v, l) {
		const str = stringify(v);
		const pattern = stringify(l);
		this.context.memoryLimit.use(str.length + pattern.length);
		const index = str.lastIndexOf(pattern);
		if (index === -1) return str;
		return str.substring(0, index) + str.substring(index + pattern.length);
	}
	function rstrip(str, chars) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		if (chars) {
			chars = stringify(chars);
			this.context.memoryLimit.use(chars.length);
			return str.slice(0, getTrimEnd(str, new Set(chars)));
		}
		return str.trimEnd();
	}
	function split(v, arg) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		const arr = str.split(stringify(arg));
		while (arr.length && arr[arr.length - 1] === "") arr.pop();
		return arr;
	}
	function strip(v, chars) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		if (chars) {
			const set = new Set(stringify(chars));
			this.context.memoryLimit.use(set.size);
			const start = getTrimStart(str, set);
			return str.slice(start, getTrimEnd(str, set, start));
		}
		return str.trim();
	}
	function strip_newlines(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\r?\n/gm, "");
	}
	function squish(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\s+/g, " ").trim();
	}
	function capitalize(str) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		return str.charAt(0).toUpperCase() + str.slice(1).toLowerCase();
	}
	function replace(v, pattern, replacement) {
		const str = stringify(v);
		pattern = stringify(pattern);
		replacement = stringify(replacement);
		const parts = str.split(pattern);
		const outputSize = str.length + (parts.length - 1) * (replacement.length - pattern.length);
		this.context.memoryLimit.use(outputSize);
		return parts.join(replacement);
	}
	function replace_first(v, arg1, arg2) {
		const str = stringify(v);
		arg1 = stringify(arg1);
		arg2 = stringify(arg2);
		this.context.memoryLimit.use(str.length + arg1.length + arg2.length);
		return str.replace(arg1, () => arg2);
	}
	function replace_last(v, arg1, arg2) {
		const str = stringify(v);
		const pattern = stringify(arg1);
		const replacement = stringify(arg2);
		this.context.memoryLimit.use(str.length + pattern.length + replacement.length);
		const index = str.lastIndexOf(pattern);
		if (index === -1) return str;
		return str.substring(0, index) + replacement + str.substring(index + pattern.length);
	}
	function truncate(v, l = 50, o = "...") {
		const str = stringify(v);
		o = stringify(o);
		this.context.memoryLimit.use(str.length + o.length);
		if (str.length <= l || advanceCodePoints(str, 0, l) >= str.length) return v;
		return str.slice(0, advanceCodePoints(str, 0, Math.max(l - codePointLength(o), 0))) + o;
	}
	function truncatewords(v, words = 15, o = "...") {
		const str = stringify(v);
		o = stringify(o);
		this.context.memoryLimit.use(str.length + o.length);
		const arr = str.trimStart().split(/\s+/);
		if (words <= 0) words = 1;
		let ret = arr.slice(0, words).join(" ");
		if (arr.length >= words) ret += o;
		return ret;
	}
	function normalize_whitespace(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\s+/g, " ");
	}
	function number_of_words(input, mode) {
		const str = stringify(input);
		this.context.memoryLimit.use(str.length);
		input = str.trim();
		if (!input) return 0;
		switch (mode) {
			case "cjk": return (input.match(rCJKWord) || []).length + (input.match(rNonCJKWord) || []).length;
			case "auto": return rCJKWord.test(input) ? input.match(rCJKWord).length + (input.match(rNonCJKWord) || []).length : input.split(/\s+/).length;
			default: return input.split(/\s+/).length;
		}
	}
	function array_to_sentence_string(input, connector = "and") {
		const array = toArray(input);
		connector = stringify(connector);
		let outputSize = connector.length + array.length * 2;
		for (let i = 0; i < array.length; i++) outputSize += stringify(array[i]).length;
		this.context.memoryLimit.use(outputSize);
		switch (array.length) {
			case 0: return "";
			case 1: return array[0];
			case 2: return `${array[0]} ${connector} ${array[1]}`;
			default: return `${array.slice(0, -1).join(", ")}, ${connector} ${array[array.length - 1]}`;
		}
	}
	var stringFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		append,
		prepend,
		lstrip,
		downcase,
		upcase,
		remove,
		remove_first,
		remove_last,
		rstrip,
		split,
		strip,
		strip_newlines,
		squish,
		capitalize,
		replace,
		replace_first,
		replace_last,
		truncate,
		truncatewords,
		normalize_whitespace,
		number_of_words,
		array_to_sentence_string
	});
	function base64Encode(str) {
		return Buffer.from(str, "utf8").toString("base64");
	}
	function base64Decode(str) {
		return Buffer.from(str, "base64").toString("utf8");
	}
	/**
	* Base64 related filters
	*
	* Implements base64_encode and base64_decode filters for Shopify compatibility
	*/
	function base64_encode(value) {
		if (typeof Buffer !== "undefined" && Buffer.isBuffer(value)) {
			this.context.memoryLimit.use(value.byteLength);
			return value.toString("base64");
		}
		const str = stringify(value);
		this.context.memoryLimit.use(str.length);
		return base64Encode(str);
	}
	function base64_decode(value) {
		const str = stringify(value);
		this.context.memoryLimit.use(str.length);
		assert(isBase64(str), "invalid base64 provided to base64_decode");
		return base64Decode(str);
	}
	function isBase64(str) {
		str = str.replace(/[\t\n\f\r ]/g, "");
		if (str.length % 4 === 0) str = str.replace(/==?$/, "");
		return str.length % 4 !== 1 && /^[A-Za-z0-9+/]*$/.test(str);
	}
	var base64Filters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		base64_encode,
		base64_decode
	});
	function sha256(str) {
		return crypto.createHash("sha256").update(str, "utf8").digest("hex");
	}
	function hmacSha256(str, key) {
		return crypto.createHmac("sha256", key).update(str, "utf8").digest("hex");
	}
	/**
	* Crypto related filters
	*
	* Implements sha256 and hmac_sha256 filters for Shopify compatibility
	*/
	function sha256$1(value) {
		const str = stringify(value);
		this.context.memoryLimit.use(str.length);
		return sha256(str);
	}
	function hmac_sha256(value, key) {
		const str = stringify(value);
		const keyStr = stringify(key);
		this.context.memoryLimit.use(str.length + keyStr.length);
		return hmacSha256(str, keyStr);
	}
	var cryptoFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		sha256: sha256$1,
		hmac_sha256
	});
	const filters = {
		...htmlFilters,
		...mathFilters,
		...urlFilters,
		...arrayFilters,
		...dateFilters,
		...stringFilters,
		...base64Filters,
		...cryptoFilters,
		...misc
	};
	var AssignTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.identifier = this.tokenizer.readIdentifier();
			this.key = this.identifier.content;
			this.tokenizer.assert(this.key, "expected variable name");
			this.tokenizer.skipBlank();
			this.tokenizer.assert(this.tokenizer.peek() === "=", "expected \"=\"");
			this.tokenizer.advance();
			this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid);
		}
		*render(ctx) {
			ctx.bottom()[this.key] = yield this.value.value(ctx, this.liquid.options.lenientIf);
		}
		*arguments() {
			yield this.value;
		}
		*localScope() {
			yield this.identifier;
		}
	};
	const MODIFIERS = [
		"offset",
		"limit",
		"reversed"
	];
	var ForTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const variable = this.tokenizer.readIdentifier();
			const inStr = this.tokenizer.readIdentifier();
			const collection = this.tokenizer.readValue();
			if (!variable.size() || inStr.content !== "in" || !collection) throw new Error(`illegal tag: ${token.getText()}`);
			this.variable = variable.content;
			this.collection = collection;
			this.hash = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
			this.templates = [];
			this.elseTemplates = [];
			let p;
			const stream = parser.parseStream(remainTokens).on("start", () => p = this.templates).on("tag:else", (tag) => {
				assertEmpty(tag.args);
				p = this.elseTemplates;
			}).on("tag:endfor", (tag) => {
				assertEmpty(tag.args);
				stream.stop();
			}).on("template", (tpl) => p.push(tpl)).on("end", () => {
				throw new Error(`tag ${token.getText()} not closed`);
			});
			stream.start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			let collection = toEnumerable(yield evalToken(this.collection, ctx));
			if (!collection.length) {
				yield r.renderTemplates(this.elseTemplates, ctx, emitter);
				return;
			}
			const continueKey = "continue-" + this.variable + "-" + this.collection.getText();
			ctx.push(createScope({ continue: ctx.getRegister(continueKey, {}) }));
			const hash = yield this.hash.render(ctx);
			ctx.pop();
			collection = (this.liquid.options.orderedFilterParameters ? Object.keys(hash).filter((x) => MODIFIERS.includes(x)) : MODIFIERS.filter((x) => hash[x] !== void 0)).reduce((collection, modifier) => {
				if (modifier === "offset") return offset(collection, hash["offset"]);
				if (modifier === "limit") return limit(collection, hash["limit"]);
				return reversed(collection);
			}, collection);
			ctx.setRegister(continueKey, (hash["offset"] || 0) + collection.length);
			const scope = createScope({ forloop: new ForloopDrop(collection.length, this.collection.getText(), this.variable) });
			ctx.push(scope);
			for (const item of collection) {
				scope[this.variable] = item;
				ctx.continueCalled = ctx.breakCalled = false;
				yield r.renderTemplates(this.templates, ctx, emitter);
				if (ctx.breakCalled) break;
				scope.forloop.next();
			}
			ctx.continueCalled = ctx.breakCalled = false;
			ctx.pop();
		}
		*children() {
			const templates = this.templates.slice();
			if (this.elseTemplates) templates.push(...this.elseTemplates);
			return templates;
		}
		*arguments() {
			yield this.collection;
			for (const v of Object.values(this.hash.hash)) if (isValueToken(v)) yield v;
		}
		blockScope() {
			return [this.variable, "forloop"];
		}
	};
	function reversed(arr) {
		return [...arr].reverse();
	}
	function offset(arr, count) {
		return arr.slice(count);
	}
	function limit(arr, count) {
		return arr.slice(0, count);
	}
	var CaptureTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.templates = [];
			this.identifier = this.readVariable();
			this.variable = this.identifier.content;
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endcapture") return;
				this.templates.push(parser.parseToken(token, remainTokens));
			}
			throw new Error(`tag ${tagToken.getText()} not closed`);
		}
		readVariable() {
			let ident = this.tokenizer.readIdentifier();
			if (ident.content) return ident;
			ident = this.tokenizer.readQuoted();
			if (ident) return ident;
			throw this.tokenizer.error("invalid capture name");
		}
		*render(ctx) {
			const html = yield this.liquid.renderer.renderTemplates(this.templates, ctx);
			ctx.bottom()[this.variable] = html;
		}
		*children() {
			return this.templates;
		}
		*localScope() {
			yield this.identifier;
		}
	};
	var CaseTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.branches = [];
			this.elseTemplates = [];
			this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid);
			this.elseTemplates = [];
			let p = [];
			let elseCount = 0;
			const stream = parser.parseStream(remainTokens).on("tag:when", (token) => {
				if (elseCount > 0) return;
				p = [];
				const values = [];
				while (!token.tokenizer.end()) {
					values.push(token.tokenizer.readValueOrThrow());
					token.tokenizer.skipBlank();
					if (token.tokenizer.peek() === ",") token.tokenizer.readTo(",");
					else token.tokenizer.readTo("or");
				}
				this.branches.push({
					values,
					templates: p
				});
			}).on("tag:else", () => {
				elseCount++;
				p = this.elseTemplates;
			}).on("tag:endcase", () => stream.stop()).on("template", (tpl) => {
				if (p !== this.elseTemplates || elseCount === 1) p.push(tpl);
			}).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			});
			stream.start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			const target = yield toValue(yield this.value.value(ctx, ctx.opts.lenientIf));
			let branchHit = false;
			for (const branch of this.branches) for (const valueToken of branch.values) if (yield equals(target, yield evalToken(valueToken, ctx, ctx.opts.lenientIf))) {
				yield r.renderTemplates(branch.templates, ctx, emitter);
				branchHit = true;
				break;
			}
			if (!branchHit) yield r.renderTemplates(this.elseTemplates, ctx, emitter);
		}
		*arguments() {
			yield this.value;
			yield* this.branches.flatMap((b) => b.values);
		}
		*children() {
			const templates = this.branches.flatMap((b) => b.templates);
			if (this.elseTemplates) templates.push(...this.elseTemplates);
			return templates;
		}
	};
	var CommentTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid) {
			super(tagToken, remainTokens, liquid);
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endcomment") return;
			}
			throw new Error(`tag ${tagToken.getText()} not closed`);
		}
		render() {}
	};
	var RenderTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const tokenizer = this.tokenizer;
			this.file = parseFilePath(tokenizer, this.liquid, parser);
			this.currentFile = token.file;
			while (!tokenizer.end()) {
				tokenizer.skipBlank();
				const begin = tokenizer.p;
				const keyword = tokenizer.readIdentifier();
				if (keyword.content === "with" || keyword.content === "for") {
					tokenizer.skipBlank();
					if (tokenizer.peek() !== ":") {
						const value = tokenizer.readValue();
						if (value) {
							const beforeAs = tokenizer.p;
							const asStr = tokenizer.readIdentifier();
							let alias;
							if (asStr.content === "as") alias = tokenizer.readIdentifier();
							else tokenizer.p = beforeAs;
							const binding = {
								value,
								alias: alias && alias.content
							};
							if (keyword.content === "with") this.with = binding;
							else this.forBinding = binding;
							tokenizer.skipBlank();
							if (tokenizer.peek() === ",") tokenizer.advance();
							continue;
						}
					}
				}
				/**
				* restore cursor if with/for not matched
				*/
				tokenizer.p = begin;
				break;
			}
			this.hash = new Hash(tokenizer, liquid.options.keyValueSeparator);
		}
		*render(ctx, emitter) {
			const { liquid, hash } = this;
			const filepath = yield renderFilePath(this.file, ctx, liquid);
			assert(filepath, () => `illegal file path "${filepath}"`);
			const childCtx = ctx.spawn();
			const scope = childCtx.bottom();
			__assign(scope, yield hash.render(ctx));
			if (this.with) {
				const { value, alias } = this.with;
				scope[alias || filepath] = yield evalToken(value, ctx);
			}
			if (this.forBinding) {
				const { value, alias } = this.forBinding;
				const collection = toEnumerable(yield evalToken(value, ctx));
				scope["forloop"] = new ForloopDrop(collection.length, value.getText(), alias);
				for (const item of collection) {
					scope[alias] = item;
					const templates = yield liquid._parsePartialFile(filepath, childCtx.sync, this.currentFile);
					yield liquid.renderer.renderTemplates(templates, childCtx, emitter);
					scope["forloop"].next();
				}
			} else {
				const templates = yield liquid._parsePartialFile(filepath, childCtx.sync, this.currentFile);
				yield liquid.renderer.renderTemplates(templates, childCtx, emitter);
			}
		}
		*children(partials, sync) {
			if (partials && isString(this.file)) return yield this.liquid._parsePartialFile(this.file, sync, this.currentFile);
			return [];
		}
		partialScope() {
			if (isString(this.file)) {
				const names = Object.keys(this.hash.hash);
				if (this.with) {
					const { value, alias } = this.with;
					if (isString(alias)) names.push([alias, value]);
					else if (isString(this.file)) names.push([this.file, value]);
				}
				if (this.forBinding) {
					const { value, alias } = this.forBinding;
					if (isString(alias)) names.push([alias, value]);
					else if (isString(this.file)) names.push([this.file, value]);
				}
				return {
					name: this.file,
					isolated: true,
					scope: names
				};
			}
		}
		*arguments() {
			for (const v of Object.values(this.hash.hash)) if (isValueToken(v)) yield v;
			if (this.with) {
				const { value } = this.with;
				if (isValueToken(value)) yield value;
			}
			if (this.forBinding) {
				const { value } = this.forBinding;
				if (isValueToken(value)) yield value;
			}
		}
	};
	/**
	* @return null for "none",
	* @return Template[] for quoted with tags and/or filters
	* @return Token for expression (not quoted)
	* @throws TypeError if cannot read next token
	*/
	function parseFilePath(tokenizer, liquid, parser) {
		if (liquid.options.dynamicPartials) {
			const file = tokenizer.readValue();
			tokenizer.assert(file, "illegal file path");
			if (file.getText() === "none") return;
			if (isQuotedToken(file)) return optimize(parser.parse(evalQuotedToken(file)));
			return file;
		}
		const tokens = [...tokenizer.readFileNameTemplate(liquid.options)];
		const templates = optimize(parser.parseTokens(tokens));
		return templates === "none" ? void 0 : templates;
	}
	function optimize(templates) {
		if (templates.length === 1 && isHTMLToken(templates[0].token)) return templates[0].token.getContent();
		return templates;
	}
	function* renderFilePath(file, ctx, liquid) {
		if (typeof file === "string") return file;
		if (Array.isArray(file)) return liquid.renderer.renderTemplates(file, ctx);
		return yield evalToken(file, ctx);
	}
	var IncludeTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const { tokenizer } = token;
			this.file = parseFilePath(tokenizer, this.liquid, parser);
			this.currentFile = token.file;
			const begin = tokenizer.p;
			if (tokenizer.readIdentifier().content === "with") {
				tokenizer.skipBlank();
				if (tokenizer.peek() !== ":") this.withVar = tokenizer.readValue();
				else tokenizer.p = begin;
			} else tokenizer.p = begin;
			this.hash = new Hash(tokenizer, liquid.options.jekyllInclude || liquid.options.keyValueSeparator);
		}
		*render(ctx, emitter) {
			const { liquid, hash, withVar } = this;
			const { renderer } = liquid;
			const filepath = yield renderFilePath(this.file, ctx, liquid);
			assert(filepath, () => `illegal file path "${filepath}"`);
			const saved = ctx.saveRegister("blocks", "blockMode");
			ctx.setRegister("blocks", {});
			ctx.setRegister("blockMode", BlockMode.OUTPUT);
			const scope = createScope(yield hash.render(ctx));
			if (withVar) scope[filepath] = yield evalToken(withVar, ctx);
			const templates = yield liquid._parsePartialFile(filepath, ctx.sync, this.currentFile);
			ctx.push(ctx.opts.jekyllInclude ? createScope({ include: scope }) : scope);
			yield renderer.renderTemplates(templates, ctx, emitter);
			ctx.pop();
			ctx.restoreRegister(saved);
		}
		*children(partials, sync) {
			if (partials && isString(this.file)) return yield this.liquid._parsePartialFile(this.file, sync, this.currentFile);
			return [];
		}
		partialScope() {
			if (isString(this.file)) {
				let names;
				if (this.liquid.options.jekyllInclude) names = ["include"];
				else {
					names = Object.keys(this.hash.hash);
					if (this.withVar) names.push([this.file, this.withVar]);
				}
				return {
					name: this.file,
					isolated: false,
					scope: names
				};
			}
		}
		*arguments() {
			yield* Object.values(this.hash.hash).filter(isValueToken);
			if (isValueToken(this.file)) yield this.file;
			if (isValueToken(this.withVar)) yield this.withVar;
		}
	};
	var DecrementTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.identifier = this.tokenizer.readIdentifier();
			this.variable = this.identifier.content;
		}
		render(context, emitter) {
			const scope = context.environments;
			if (!isNumber(scope[this.variable])) scope[this.variable] = 0;
			emitter.write(stringify(--scope[this.variable]));
		}
		*localScope() {
			yield this.identifier;
		}
	};
	var CycleTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.candidates = [];
			const begin = this.tokenizer.p;
			const group = this.tokenizer.readValue();
			this.tokenizer.skipBlank();
			if (group) {
				if (this.tokenizer.peek() === ":") {
					this.group = group;
					this.tokenizer.advance();
				} else this.tokenizer.p = begin;
			}
			while (!this.tokenizer.end()) {
				const value = this.tokenizer.readFilteredValue();
				this.candidates.push(value);
				this.tokenizer.readTo(",");
			}
			this.tokenizer.assert(this.candidates.length, () => `empty candidates: "${token.getText()}"`);
		}
		*render(ctx, emitter) {
			const fingerprint = `cycle:${yield evalToken(this.group, ctx)}:` + this.candidates.map((c) => c.getText()).join(",");
			const groups = ctx.getRegister("cycle", {});
			let idx = groups[fingerprint];
			if (idx === void 0) idx = groups[fingerprint] = 0;
			const candidate = new Value(this.candidates[idx], this.liquid);
			idx = (idx + 1) % this.candidates.length;
			groups[fingerprint] = idx;
			let val = yield toValue(yield candidate.value(ctx, false));
			const outputEscape = this.liquid.options.outputEscape;
			if (outputEscape && !candidate.filters[candidate.filters.length - 1]?.raw) val = yield outputEscape.call({
				context: ctx,
				token: this.token,
				liquid: this.liquid
			}, val);
			return val;
		}
		*arguments() {
			yield* this.candidates;
			if (this.group) yield this.group;
		}
	};
	var IfTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.branches = [];
			let p = [];
			parser.parseStream(remainTokens).on("start", () => this.branches.push({
				value: new Value(tagToken.tokenizer.readFilteredValue(), this.liquid),
				templates: p = []
			})).on("tag:elsif", (token) => {
				assert(!this.elseTemplates, "unexpected elsif after else");
				this.branches.push({
					value: new Value(token.tokenizer.readFilteredValue(), this.liquid),
					templates: p = []
				});
			}).on("tag:else", (tag) => {
				assertEmpty(tag.args);
				assert(!this.elseTemplates, "duplicated else");
				p = this.elseTemplates = [];
			}).on("tag:endif", function(tag) {
				assertEmpty(tag.args);
				this.stop();
			}).on("template", (tpl) => p.push(tpl)).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			}).start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			for (const { value, templates } of this.branches) if (isTruthy(yield toValue(yield value.value(ctx, ctx.opts.lenientIf)), ctx)) {
				yield r.renderTemplates(templates, ctx, emitter);
				return;
			}
			yield r.renderTemplates(this.elseTemplates || [], ctx, emitter);
		}
		*children() {
			const templates = this.branches.flatMap((b) => b.templates);
			if (this.elseTemplates) templates.push(...this.elseTemplates);
			return templates;
		}
		arguments() {
			return this.branches.map((b) => b.value);
		}
	};
	var IncrementTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.identifier = this.tokenizer.readIdentifier();
			this.variable = this.identifier.content;
		}
		render(context, emitter) {
			const scope = context.environments;
			if (!isNumber(scope[this.variable])) scope[this.variable] = 0;
			const val = scope[this.variable];
			scope[this.variable]++;
			emitter.write(stringify(val));
		}
		*localScope() {
			yield this.identifier;
		}
	};
	var LayoutTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			this.file = parseFilePath(this.tokenizer, this.liquid, parser);
			this.currentFile = token.file;
			this.args = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
			this.templates = parser.parseTokens(remainTokens);
		}
		*render(ctx, emitter) {
			const { liquid, args, file } = this;
			const { renderer } = liquid;
			if (file === void 0) {
				ctx.setRegister("blockMode", BlockMode.OUTPUT);
				yield renderer.renderTemplates(this.templates, ctx, emitter);
				return;
			}
			const filepath = yield renderFilePath(this.file, ctx, liquid);
			assert(filepath, () => `illegal file path "${filepath}"`);
			const templates = yield liquid._parseLayoutFile(filepath, ctx.sync, this.currentFile);
			ctx.setRegister("blockMode", BlockMode.STORE);
			const html = yield renderer.renderTemplates(this.templates, ctx);
			const blocks = ctx.getRegister("blocks", {});
			if (blocks[""] === void 0) blocks[""] = (parent, emitter) => emitter.write(html);
			ctx.setRegister("blockMode", BlockMode.OUTPUT);
			ctx.push(createScope(yield args.render(ctx)));
			yield renderer.renderTemplates(templates, ctx, emitter);
			ctx.pop();
		}
		*children(partials) {
			const templates = this.templates.slice();
			if (partials && isString(this.file)) templates.push(...yield this.liquid._parsePartialFile(this.file, true, this.currentFile));
			return templates;
		}
		*arguments() {
			for (const v of Object.values(this.args.hash)) if (isValueToken(v)) yield v;
			if (isValueToken(this.file)) yield this.file;
		}
		partialScope() {
			if (isString(this.file)) return {
				name: this.file,
				isolated: false,
				scope: Object.keys(this.args.hash)
			};
		}
	};
	var BlockTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			this.templates = [];
			const match = /\w+/.exec(token.args);
			this.block = match ? match[0] : "";
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endblock") return;
				const template = parser.parseToken(token, remainTokens);
				this.templates.push(template);
			}
			throw new Error(`tag ${token.getText()} not closed`);
		}
		*render(ctx, emitter) {
			const blockRender = this.getBlockRender(ctx);
			if (ctx.getRegister("blockMode") === BlockMode.STORE) ctx.getRegister("blocks", {})[this.block] = blockRender;
			else yield blockRender(new BlockDrop(), emitter);
		}
		getBlockRender(ctx) {
			const self = this;
			const { liquid, templates } = this;
			const renderChild = ctx.getRegister("blocks", {})[this.block];
			const renderCurrent = function* (superBlock, emitter) {
				const stack = ctx.getRegister("blockStack", []);
				if (stack.includes(self)) throw new Error("block tag cannot be nested");
				stack.push(self);
				ctx.push(createScope({ block: superBlock }));
				yield liquid.renderer.renderTemplates(templates, ctx, emitter);
				ctx.pop();
				stack.pop();
			};
			return renderChild ? (superBlock, emitter) => renderChild(new BlockDrop((emitter) => renderCurrent(superBlock, emitter)), emitter) : renderCurrent;
		}
		*children() {
			return this.templates;
		}
		blockScope() {
			return ["block"];
		}
	};
	var RawTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid) {
			super(tagToken, remainTokens, liquid);
			this.tokens = [];
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endraw") return;
				this.tokens.push(token);
			}
			throw new Error(`tag ${tagToken.getText()} not closed`);
		}
		render() {
			return this.tokens.map((token) => token.getText()).join("");
		}
	};
	var TablerowloopDrop = class extends ForloopDrop {
		constructor(length, cols, collection, variable) {
			super(length, collection, variable);
			this.length = length;
			this.cols = cols;
		}
		row() {
			return Math.floor(this.i / this.cols) + 1;
		}
		col0() {
			return this.i % this.cols;
		}
		col() {
			return this.col0() + 1;
		}
		col_first() {
			return this.col0() === 0;
		}
		col_last() {
			return this.col() === this.cols;
		}
	};
	var TablerowTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			const variable = this.tokenizer.readIdentifier();
			this.tokenizer.skipBlank();
			const predicate = this.tokenizer.readIdentifier();
			const collectionToken = this.tokenizer.readValue();
			if (predicate.content !== "in" || !collectionToken) throw new Error(`illegal tag: ${tagToken.getText()}`);
			this.variable = variable.content;
			this.collection = collectionToken;
			this.args = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
			this.templates = [];
			let p;
			const stream = parser.parseStream(remainTokens).on("start", () => p = this.templates).on("tag:endtablerow", () => stream.stop()).on("template", (tpl) => p.push(tpl)).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			});
			stream.start();
		}
		*render(ctx, emitter) {
			let collection = toEnumerable(yield evalToken(this.collection, ctx));
			const args = yield this.args.render(ctx);
			const offset = args.offset || 0;
			const limit = args.limit === void 0 ? collection.length : args.limit;
			collection = collection.slice(offset, offset + limit);
			const cols = args.cols || collection.length;
			const r = this.liquid.renderer;
			const tablerowloop = new TablerowloopDrop(collection.length, cols, this.collection.getText(), this.variable);
			const scope = createScope({ tablerowloop });
			ctx.push(scope);
			for (let idx = 0; idx < collection.length; idx++, tablerowloop.next()) {
				scope[this.variable] = collection[idx];
				if (tablerowloop.col0() === 0) {
					if (tablerowloop.row() !== 1) emitter.write("</tr>");
					emitter.write(`<tr class="row${tablerowloop.row()}">`);
				}
				emitter.write(`<td class="col${tablerowloop.col()}">`);
				yield r.renderTemplates(this.templates, ctx, emitter);
				emitter.write("</td>");
			}
			if (collection.length) emitter.write("</tr>");
			ctx.pop();
		}
		*children() {
			return this.templates;
		}
		*arguments() {
			yield this.collection;
			for (const v of Object.values(this.args.hash)) if (isValueToken(v)) yield v;
		}
		blockScope() {
			return [this.variable, "tablerowloop"];
		}
	};
	var UnlessTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.branches = [];
			this.elseTemplates = [];
			let p = [];
			let elseCount = 0;
			parser.parseStream(remainTokens).on("start", () => this.branches.push({
				value: new Value(tagToken.tokenizer.readFilteredValue(), this.liquid),
				test: isFalsy,
				templates: p = []
			})).on("tag:elsif", (token) => {
				if (elseCount > 0) {
					p = [];
					return;
				}
				this.branches.push({
					value: new Value(token.tokenizer.readFilteredValue(), this.liquid),
					test: isTruthy,
					templates: p = []
				});
			}).on("tag:else", () => {
				elseCount++;
				p = this.elseTemplates;
			}).on("tag:endunless", function() {
				this.stop();
			}).on("template", (tpl) => {
				if (p !== this.elseTemplates || elseCount === 1) p.push(tpl);
			}).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			}).start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			for (const { value, test, templates } of this.branches) if (test(yield toValue(yield value.value(ctx, ctx.opts.lenientIf)), ctx)) {
				yield r.renderTemplates(templates, ctx, emitter);
				return;
			}
			yield r.renderTemplates(this.elseTemplates, ctx, emitter);
		}
		*children() {
			const children = this.branches.flatMap((b) => b.templates);
			if (this.elseTemplates) children.push(...this.elseTemplates);
			return children;
		}
		arguments() {
			return this.branches.map((b) => b.value);
		}
	};
	var BreakTag = class extends Tag {
		render(ctx, _emitter) {
			ctx.breakCalled = true;
		}
	};
	var ContinueTag = class extends Tag {
		render(ctx, _emitter) {
			ctx.continueCalled = true;
		}
	};
	var EchoTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.tokenizer.skipBlank();
			if (!this.tokenizer.end()) this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid);
		}
		*render(ctx, emitter) {
			if (!this.value) return;
			let val = yield toValue(yield this.value.value(ctx, false));
			const outputEscape = this.liquid.options.outputEscape;
			if (outputEscape && !this.value.filters[this.value.filters.length - 1]?.raw) val = yield outputEscape.call({
				context: ctx,
				token: this.token,
				liquid: this.liquid
			}, val);
			emitter.write(val);
		}
		*arguments() {
			if (this.value) yield this.value;
		}
	};
	var LiquidTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const tokens = this.tokenizer.readLiquidTagTokens(this.liquid.options);
			this.templates = parser.parseTokens(tokens);
		}
		*render(ctx, emitter) {
			yield this.liquid.renderer.renderTemplates(this.templates, ctx, emitter);
		}
		*children() {
			return this.templates;
		}
	};
	var InlineCommentTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid) {
			super(tagToken, remainTokens, liquid);
			if (tagToken.args.search(/\n\s*[^#\s]/g) !== -1) throw new Error("every line of an inline comment must start with a '#' character");
		}
		render() {}
	};
	const tags = {
		assign: AssignTag,
		"for": ForTag,
		capture: CaptureTag,
		"case": CaseTag,
		comment: CommentTag,
		include: IncludeTag,
		render: RenderTag,
		decrement: DecrementTag,
		increment: IncrementTag,
		cycle: CycleTag,
		"if": IfTag,
		layout: LayoutTag,
		block: BlockTag,
		raw: RawTag,
		tablerow: TablerowTag,
		unless: UnlessTag,
		"break": BreakTag,
		"continue": ContinueTag,
		echo: EchoTag,
		liquid: LiquidTag,
		"#": InlineCommentTag
	};
	var Liquid = class Liquid {
		constructor(opts = {}) {
			this.renderer = new Render();
			this.filters = Object.create(null);
			this.tags = Object.create(null);
			this.options = normalize(opts);
			this.parser = new Parser(this);
			forOwn(tags, (conf, name) => this.registerTag(name, conf));
			forOwn(filters, (handler, name) => this.registerFilter(name, handler));
		}
		parse(html, filepath) {
			return new Parser(this).parse(html, filepath);
		}
		_render(tpl, scope, renderOptions) {
			const ctx = scope instanceof Context ? scope : new Context(scope, this.options, renderOptions, { liquid: this });
			return this.renderer.renderTemplates(tpl, ctx);
		}
		async render(tpl, scope, renderOptions) {
			return toPromise(this._render(tpl, scope, {
				...renderOptions,
				sync: false
			}));
		}
		renderSync(tpl, scope, renderOptions) {
			return toValueSync(this._render(tpl, scope, {
				...renderOptions,
				sync: true
			}));
		}
		renderToNodeStream(tpl, scope, renderOptions = {}) {
			const ctx = new Context(scope, this.options, renderOptions, { liquid: this });
			return this.renderer.renderTemplatesToNodeStream(tpl, ctx);
		}
		_parseAndRender(html, scope, renderOptions) {
			const tpl = this.parse(html);
			return this._render(tpl, scope, renderOptions);
		}
		async parseAndRender(html, scope, renderOptions) {
			return toPromise(this._parseAndRender(html, scope, {
				...renderOptions,
				sync: false
			}));
		}
		parseAndRenderSync(html, scope, renderOptions) {
			return toValueSync(this._parseAndRender(html, scope, {
				...renderOptions,
				sync: true
			}));
		}
		_parsePartialFile(file, sync, currentFile) {
			return new Parser(this).parseFile(file, sync, exports.LookupType.Partials, currentFile);
		}
		_parseLayoutFile(file, sync, currentFile) {
			return new Parser(this).parseFile(file, sync, exports.LookupType.Layouts, currentFile);
		}
		_parseFile(file, sync, lookupType, currentFile) {
			return new Parser(this).parseFile(file, sync, lookupType, currentFile);
		}
		async parseFile(file, lookupType) {
			return toPromise(new Parser(this).parseFile(file, false, lookupType));
		}
		parseFileSync(file, lookupType) {
			return toValueSync(new Parser(this).parseFile(file, true, lookupType));
		}
		*_renderFile(file, ctx, renderFileOptions) {
			const templates = yield this._parseFile(file, renderFileOptions.sync, renderFileOptions.lookupType);
			return yield this._render(templates, ctx, renderFileOptions);
		}
		async renderFile(file, ctx, renderFileOptions) {
			return toPromise(this._renderFile(file, ctx, {
				...renderFileOptions,
				sync: false
			}));
		}
		renderFileSync(file, ctx, renderFileOptions) {
			return toValueSync(this._renderFile(file, ctx, {
				...renderFileOptions,
				sync: true
			}));
		}
		async renderFileToNodeStream(file, scope, renderOptions) {
			const templates = await this.parseFile(file);
			return this.renderToNodeStream(templates, scope, renderOptions);
		}
		_evalValue(str, scope) {
			const value = new Value(str, this);
			const ctx = scope instanceof Context ? scope : new Context(scope, this.options, {}, { liquid: this });
			return value.value(ctx);
		}
		async evalValue(str, scope) {
			return toPromise(this._evalValue(str, scope));
		}
		evalValueSync(str, scope) {
			return toValueSync(this._evalValue(str, scope));
		}
		registerFilter(name, filter) {
			this.filters[name] = filter;
		}
		unregisterFilter(name) {
			delete this.filters[name];
		}
		registerTag(name, tag) {
			this.tags[name] = isFunction(tag) ? tag : createTagClass(tag);
		}
		plugin(plugin) {
			return plugin.call(this, Liquid);
		}
		express() {
			const self = this;
			let firstCall = true;
			return function(filePath, ctx, callback) {
				if (firstCall) {
					firstCall = false;
					const dirs = normalizeDirectoryList(this.root);
					self.options.root.unshift(...dirs);
					self.options.layouts.unshift(...dirs);
					self.options.partials.unshift(...dirs);
				}
				self.renderFile(filePath, ctx).then((html) => callback(null, html), callback);
			};
		}
		async analyze(template, options = {}) {
			return analyze(template, options);
		}
		analyzeSync(template, options = {}) {
			return analyzeSync(template, options);
		}
		async parseAndAnalyze(html, filename, options = {}) {
			return analyze(this.parse(html, filename), options);
		}
		parseAndAnalyzeSync(html, filename, options = {}) {
			return analyzeSync(this.parse(html, filename), options);
		}
		/** Return an array of all variables without their properties. */
		async variables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.variables);
		}
		/** Return an array of all variables without their properties. */
		variablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.variables);
		}
		/** Return an array of all variables including their properties/paths. */
		async fullVariables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.variables).flatMap((a) => a.map((v) => String(v)))));
		}
		/** Return an array of all variables including their properties/paths. */
		fullVariablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.variables).flatMap((a) => a.map((v) => String(v)))));
		}
		/** Return an array of all variables, each as an array of properties/segments. */
		async variableSegments(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.variables).flatMap((a) => a.map((v) => v.toArray()))));
		}
		/** Return an array of all variables, each as an array of properties/segments. */
		variableSegmentsSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.variables).flatMap((a) => a.map((v) => v.toArray()))));
		}
		/** Return an array of all expected context variables without their properties. */
		async globalVariables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.globals);
		}
		/** Return an array of all expected context variables without their properties. */
		globalVariablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.globals);
		}
		/** Return an array of all expected context variables including their properties/paths. */
		async globalFullVariables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.globals).flatMap((a) => a.map((v) => String(v)))));
		}
		/** Return an array of all expected context variables including their properties/paths. */
		globalFullVariablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.globals).flatMap((a) => a.map((v) => String(v)))));
		}
		/** Return an array of all expected context variables, each as an array of properties/segments. */
		async globalVariableSegments(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.globals).flatMap((a) => a.map((v) => v.toArray()))));
		}
		/** Return an array of all expected context variables, each as an array of properties/segments. */
		globalVariableSegmentsSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.globals).flatMap((a) => a.map((v) => v.toArray()))));
		}
	};
	/* istanbul ignore file */
	const version = "10.30.1";
	exports.AssertionError = AssertionError;
	exports.AssignTag = AssignTag;
	exports.BlockTag = BlockTag;
	exports.BreakTag = BreakTag;
	exports.CaptureTag = CaptureTag;
	exports.CaseTag = CaseTag;
	exports.CommentTag = CommentTag;
	exports.Context = Context;
	exports.ContinueTag = ContinueTag;
	exports.CycleTag = CycleTag;
	exports.DecrementTag = DecrementTag;
	exports.Drop = Drop;
	exports.EchoTag = EchoTag;
	exports.Expression = Expression;
	exports.Filter = Filter;
	exports.ForTag = ForTag;
	exports.Hash = Hash;
	exports.IfTag = IfTag;
	exports.IncludeTag = IncludeTag;
	exports.IncrementTag = IncrementTag;
	exports.InlineCommentTag = InlineCommentTag;
	exports.LayoutTag = LayoutTag;
	exports.Liquid = Liquid;
	exports.LiquidError = LiquidError;
	exports.LiquidTag = LiquidTag;
	exports.Output = Output;
	exports.ParseError = ParseError;
	exports.ParseStream = ParseStream;
	exports.Parser = Parser;
	exports.RawTag = RawTag;
	exports.RenderError = RenderError;
	exports.RenderTag = RenderTag;
	exports.TablerowTag = TablerowTag;
	exports.Tag = Tag;
	exports.TagToken = TagToken;
	exports.Token = Token;
	exports.TokenizationError = TokenizationError;
	exports.Tokenizer = Tokenizer;
	exports.TypeGuards = typeGuards;
	exports.UndefinedVariableError = UndefinedVariableError;
	exports.UnlessTag = UnlessTag;
	exports.Value = Value;
	exports.Variable = Variable;
	exports.analyze = analyze;
	exports.analyzeSync = analyzeSync;
	exports.assert = assert;
	exports.createTrie = createTrie;
	exports.defaultOperators = defaultOperators;
	exports.defaultOptions = defaultOptions;
	exports.evalQuotedToken = evalQuotedToken;
	exports.evalToken = evalToken;
	exports.evalTokenValue = evalTokenValue;
	exports.filters = filters;
	exports.isFalsy = isFalsy;
	exports.isTruthy = isTruthy;
	exports.tags = tags;
	exports.toPromise = toPromise;
	exports.toValue = toValue;
	exports.toValueSync = toValueSync;
	exports.version = version;
}));

// src/core/template/template-engine.ts
var import_liquid_node = require_liquid_node();
/** The tags that a template may use. All others are refused: files, layouts, captured output, counters. */
const allowedTags = [
	"if",
	"unless",
	"case",
	"for",
	"break",
	"continue",
	"assign",
	"comment",
	"raw",
	"#"
];
/**
* The filters that a template may use. They are harmless: no code, no dates (width attacks), no regular expressions over values
* that backtrack, and output that the memory limit bounds.
*/
const allowedFilters = [
	"append",
	"at_least",
	"at_most",
	"capitalize",
	"ceil",
	"default",
	"divided_by",
	"downcase",
	"first",
	"floor",
	"join",
	"json",
	"last",
	"lstrip",
	"minus",
	"modulo",
	"plus",
	"prepend",
	"remove",
	"replace",
	"reverse",
	"round",
	"rstrip",
	"size",
	"slice",
	"split",
	"strip",
	"times",
	"truncate",
	"truncatewords",
	"uniq",
	"upcase"
];
/** The limit on the characters of one template; the config itself is at most 64 KB. */
const maxTemplate = 65536;
/** The limit on the characters that filters may produce, and on the elements of ranges, in one rendering. */
const maxMemory = 2097152;
/** The limit on time, a last resort against costs that the other limits do not count. A rendering takes milliseconds. */
const maxMilliseconds = 1e4;
let engine;
/**
* Creates a Liquid engine limited to values, conditions and loops (T34). Sets `locale` because asking the system for it is slow.
*/
function createTemplateEngine() {
	if (engine !== void 0) return engine;
	const created = new import_liquid_node.Liquid({
		templates: {},
		ownPropertyOnly: true,
		strictFilters: true,
		jsTruthy: true,
		locale: "en-US",
		timezoneOffset: 0,
		parseLimit: maxTemplate,
		renderLimit: maxMilliseconds,
		memoryLimit: maxMemory
	});
	removeOthers(created.tags, allowedTags);
	removeOthers(created.filters, allowedFilters);
	created.registerFilter("json", (value) => JSON.stringify(value) ?? "");
	engine = created;
	return created;
}
function removeOthers(registry, allowed) {
	for (const name of Object.keys(registry)) if (!allowed.includes(name)) delete registry[name];
}

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = 1e400;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/core/template/template-problems.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
/** Returns where a token begins; the first position when Liquid does not know it. */
function positionOf(token) {
	const [line = 1, column = 1] = token.getPosition();
	return {
		line,
		column
	};
}
/** Variables of DESIGN 4.7 that this version does not have yet. */
const laterVariables = ["children", "matrix"];
function syntaxProblem(detail, at) {
	return {
		code: "BATON-E501",
		message: `The template cannot be read: ${detail}.`,
		...at
	};
}
function forbiddenProblem(detail, at) {
	return {
		code: "BATON-E502",
		message: detail,
		...at
	};
}
/** Builds the problem of a path that leads nowhere: `known` is the part that exists, `names` are the names that may follow it. */
function unknownPathProblem(path, options) {
	return {
		code: "BATON-E503",
		message: `\`${path}\` is unknown: ${explainUnknownPath(options)}`,
		...options.at
	};
}
function explainUnknownPath({ known, name, names }) {
	if (known === "" && laterVariables.includes(name)) return `the variable \`${name}\` is not supported yet.`;
	if (known === "needs") return explainNeeds(name, names);
	const what = known === "" ? "there is no such variable" : `\`${known}\` has no \`${name}\``;
	if (names.length === 0) return `${what}.`;
	const nearest = (0, import_fastest_levenshtein.closest)(name, [...names]);
	return `${what}${(0, import_fastest_levenshtein.distance)(name, nearest) <= Math.ceil(nearest.length / 3) ? `; did you mean \`${nearest}\`?` : "."} Known there: ${quoteNames(names)}.`;
}
function explainNeeds(name, ancestors) {
	const what = `this stage does not need a stage named \`${name}\``;
	if (ancestors.length === 0) return `${what}; it needs none at all. Add \`${name}\` to \`needs\`, or take this out.`;
	return `${what}. It needs, directly or through others: ${quoteNames(ancestors)}. Name one of these, or add \`${name}\` to \`needs\`.`;
}

// src/core/template/parse-template.ts
/** The limit on nested tags. No real prompt needs more, and deeper nesting would exhaust the parser's stack. */
const maxDepth = 32;
const maxLoops = 3;
const closers = [
	"endif",
	"endunless",
	"endcase",
	"endfor"
];
const openers = [
	"if",
	"unless",
	"case",
	"for"
];
const inner = [
	"else",
	"elsif",
	"elseif",
	"when",
	"endcomment",
	"endraw"
];
/** Parses a template into Liquid's tree, or returns the first problem of its syntax. */
function parseTemplate(text) {
	const engine = createTemplateEngine();
	try {
		if (text.length > engine.options.parseLimit) return failure(tooLong(text, engine.options.parseLimit));
		const refused = findForbiddenTag(new import_liquid_node.Tokenizer(text, engine.options.operators).readTopLevelTokens(engine.options));
		return refused === void 0 ? success(engine.parse(text)) : failure(refused);
	} catch (error) {
		return failure(toProblem(error));
	}
}
function findForbiddenTag(tokens) {
	const known = [
		...allowedTags,
		...closers,
		...inner
	];
	const depth = {
		all: 0,
		loops: 0
	};
	for (const token of tokens) {
		if (!import_liquid_node.TypeGuards.isTagToken(token)) continue;
		if (!known.includes(token.name)) return forbidToken(`The tag \`${token.name}\` is not allowed; there are: ${quoteNames(allowedTags)}.`, token);
		const step = Number(openers.includes(token.name)) - Number(closers.includes(token.name));
		depth.all += step;
		if (token.name.endsWith("for")) depth.loops += step;
		if (depth.all > maxDepth) return forbidToken(`Tags are nested more than ${maxDepth} deep.`, token);
		if (depth.loops > maxLoops) return forbidToken(`Loops are nested more than ${maxLoops} deep.`, token);
	}
}
function forbidToken(detail, token) {
	return forbiddenProblem(detail, positionOf(token));
}
/** Translates an error of Liquid into a problem: Liquid's own words, without the position that it appends. */
function toProblem(error) {
	if (!import_liquid_node.LiquidError.is(error)) return syntaxProblem(String(error), {
		line: 1,
		column: 1
	});
	const message = error.message.replace(/, line:\d{1,9}, col:\d{1,9}$/, "");
	const filter = /^undefined filter: (\S{1,100})$/.exec(message)?.[1];
	const at = positionOf(error.token);
	if (filter === void 0) return syntaxProblem(message, at);
	return forbiddenProblem(`The filter \`${filter}\` is not there or not allowed; there are: ${quoteNames(allowedFilters)}.`, at);
}
function tooLong(text, limit) {
	return syntaxProblem(`it has ${text.length} characters, at most ${limit} are allowed`, {
		line: 1,
		column: 1
	});
}

// src/core/template/resolve-path.ts
const value$1 = { kind: "value" };
const reserved$1 = [
	"__proto__",
	"constructor",
	"prototype"
];
/** Follows `segments` from a shape. A segment that is itself a variable may only choose among keys that are free anyway. */
function resolvePath(start, segments) {
	let shape = start;
	for (const [depth, segment] of segments.entries()) {
		const next = step$1(shape, segment);
		if (next === void 0) return {
			kind: "unknown",
			depth,
			names: namesIn(shape)
		};
		shape = next;
	}
	return {
		kind: "found",
		shape
	};
}
function step$1(shape, segment) {
	if (reserved$1.includes(segment)) return void 0;
	switch (shape.kind) {
		case "any": return shape;
		case "group": return typeof segment === "string" ? shape.fields.get(segment) : void 0;
		case "map": return typeof segment === "string" && shape.keys?.includes(segment) === false ? void 0 : shape.item;
		case "list": return stepIntoList(shape.item, segment);
		case "text": return segment === "size" ? value$1 : void 0;
		case "value": return;
	}
}
function stepIntoList(item, segment) {
	if (segment === "size") return value$1;
	if (typeof segment === "string") return segment === "first" || segment === "last" ? item : void 0;
	return item;
}
function namesIn(shape) {
	if (shape.kind === "group") return [...shape.fields.keys()];
	if (shape.kind === "map") return shape.keys ?? [];
	if (shape.kind === "list") return [
		"first",
		"last",
		"size"
	];
	return shape.kind === "text" ? ["size"] : [];
}

// src/core/template/template-shape.ts
const ours = {
	kind: "text",
	trust: "ours"
};
const outside = {
	kind: "text",
	trust: "outside"
};
const value = { kind: "value" };
const lines = {
	kind: "list",
	item: outside,
	separator: "\n"
};
const anyText = {
	kind: "map",
	item: outside
};
function group(fields) {
	return {
		kind: "group",
		fields: new Map(Object.entries(fields))
	};
}
const comment = group({
	author: ours,
	body: outside
});
const subject = group({
	kind: ours,
	number: value,
	title: outside,
	body: outside,
	url: ours,
	author: ours,
	labels: {
		kind: "list",
		item: outside,
		separator: ", "
	},
	comments: {
		kind: "list",
		item: comment,
		separator: "\n---\n"
	}
});
const event = group({
	name: ours,
	action: outside,
	actor: ours,
	label: outside,
	comment: outside,
	missed: value,
	review: group({
		state: ours,
		author: ours,
		body: outside,
		comments: {
			kind: "list",
			item: outside,
			separator: "\n---\n"
		}
	})
});
const handoffContext = group({
	relevant_files: lines,
	key_findings: lines,
	constraints: lines,
	suggested_approach: outside
});
function buildNeed(keys) {
	const handoff = group({
		present: value,
		version: value,
		summary: outside,
		detail: outside,
		data: {
			kind: "map",
			item: outside,
			keys
		},
		context: handoffContext
	});
	return group({
		name: ours,
		agent: ours,
		outcome: ours,
		outputs: lines,
		results: anyText,
		handoff
	});
}
/** The variable `forloop` inside `{% for %}`. */
const forloopShape = group({
	first: value,
	last: value,
	index: value,
	index0: value,
	rindex: value,
	rindex0: value,
	length: value
});
/** Builds the tree of all paths that a template with these ancestors may use. `PromptContext` has this shape. */
function buildTemplateShape({ ancestors, dataKeys, transfer }) {
	return new Map([
		["subject", subject],
		["event", event],
		["needs", {
			kind: "group",
			fields: new Map(ancestors.map((name) => [name, buildNeed(dataKeys?.get(name))]))
		}],
		["history", outside],
		["previous_failure", group({
			reason: outside,
			error_summary: outside,
			attempt: value
		})],
		...transfer === true ? [["transfer", group({
			from: ours,
			to: ours,
			message: outside
		})]] : [],
		["inputs", anyText],
		["run", group({
			id: ours,
			pipeline: ours,
			attempt: value,
			execution: value
		})]
	]);
}

// src/core/template/analyze-template.ts
/**
* This folder reads the Liquid templates of a config and checks them before anything is rendered. `template-engine` limits Liquid
* to harmless tags and filters, `parse-template` reads the syntax, `template-shape` lists the paths that exist, and the analysis
* here looks up every path that a template uses.
*/
/** Parses a template and looks up all its paths. An unknown path is reported here, before anything is rendered. */
function analyzeTemplate(text, scope) {
	const parsed = parseTemplate(text);
	if (!parsed.ok) return failure([parsed.error]);
	const walk = new Walk();
	const roots = [...buildTemplateShape(scope)].map(([name, shape]) => [name, {
		path: [name],
		shape
	}]);
	walk.visitAll(parsed.value, new Map(roots));
	return walk.problems.length > 0 ? failure(walk.problems) : success({
		templates: parsed.value,
		outputs: walk.outputs
	});
}
var Walk = class {
	problems = [];
	outputs = [];
	/**
	* Visits templates in order and returns the names known after them. As in Liquid, a name assigned in a block stays known after
	* it.
	*/
	visitAll(templates, names) {
		let known = names;
		for (const template of templates) known = this.visit(template, known);
		return known;
	}
	visit(template, names) {
		const sources = this.readSources(template, names);
		if (template instanceof import_liquid_node.Output) this.addOutput(template, sources);
		if (template instanceof import_liquid_node.AssignTag) return this.assign(template, {
			sources,
			names
		});
		const children = template.children === void 0 ? [] : (0, import_liquid_node.toValueSync)(template.children(false, true));
		if (!(template instanceof import_liquid_node.ForTag)) return this.visitAll(children, names);
		this.refuseKnownName(template.variable, {
			template,
			names
		});
		this.visitAll(children, new Map([...names, ...namesInLoop(template, sources)]));
		return names;
	}
	readSources(template, names) {
		const alone = {
			token: template.token,
			render: () => void 0
		};
		if (template.arguments !== void 0) alone.arguments = () => template.arguments?.() ?? [];
		return Object.values((0, import_liquid_node.analyzeSync)([alone], { partials: false }).variables).flat().flatMap((variable) => {
			const segments = variable.toArray();
			const source = lookUp(segments, names);
			if (source.kind === "found") return [source.source];
			this.problems.push(unknownPathProblem(writePath(segments), {
				known: writePath(segments.slice(0, source.depth)),
				name: writeName(segments[source.depth]),
				names: source.names,
				at: {
					line: variable.location.row,
					column: variable.location.col
				}
			}));
			return [];
		});
	}
	addOutput(output, sources) {
		this.outputs.push({
			output,
			sources
		});
		const [first] = sources;
		if (first === void 0 || output.value.filters.length > 0) return;
		if (first.shape.kind !== "group" && first.shape.kind !== "map") return;
		const parts = first.shape.kind === "group" ? [...first.shape.fields.keys()] : [];
		const hint = parts.length > 0 ? `name one of its parts: ${parts.join(", ")}` : "name one of its keys, or write `| json`";
		this.problems.push(forbiddenProblem(`\`${writePath(first.path)}\` is no single value; ${hint}.`, positionOf(output.token)));
	}
	assign(template, options) {
		const [identifier] = template.localScope();
		if (identifier === void 0) return options.names;
		this.refuseKnownName(identifier.content, {
			template,
			names: options.names
		});
		return new Map([...options.names, [identifier.content, sourceOf(template, options.sources)]]);
	}
	refuseKnownName(name, options) {
		if (!buildTemplateShape({ ancestors: [] }).has(name) && name !== "forloop") return;
		this.problems.push(forbiddenProblem(`\`${name}\` is a name of ours; choose another one for your variable.`, positionOf(options.template.token)));
	}
};
function lookUp(segments, names) {
	const [root, ...rest] = segments;
	const start = names.get(String(root));
	if (start === void 0) return {
		kind: "unknown",
		depth: 0,
		names: [...names.keys()]
	};
	const resolved = resolvePath(start.shape, rest);
	if (resolved.kind === "unknown") return {
		...resolved,
		depth: resolved.depth + 1
	};
	return {
		kind: "found",
		source: {
			path: [...start.path, ...rest],
			shape: resolved.shape
		}
	};
}
/**
* Returns the origin of an assigned name. A plain `assign x = a.b` is another name for the same value; after filters or operators
* the value can be anything.
*/
function sourceOf(template, sources) {
	const [argument] = template.arguments();
	const [first] = sources;
	if (argument instanceof import_liquid_node.Value && argument.filters.length === 0 && argument.initial.postfix.length === 1 && first !== void 0) return first;
	return {
		path: first?.path ?? [],
		shape: { kind: "any" }
	};
}
function namesInLoop(template, sources) {
	const [first] = sources;
	const item = first?.shape.kind === "list" ? first.shape.item : void 0;
	const source = {
		path: first?.path ?? [],
		shape: item ?? { kind: "any" }
	};
	return [[template.variable, source], ["forloop", {
		path: ["forloop"],
		shape: forloopShape
	}]];
}
/** Renders a path as people write it: `needs["open-pr"].results.branch`. */
function writePath(segments) {
	return segments.map((segment, index) => writeSegment$1(segment, index === 0)).join("");
}
function writeName(segment) {
	return typeof segment === "object" ? writePath(segment.map(toSegment)) : String(segment ?? "");
}
function writeSegment$1(segment, first) {
	if (typeof segment === "number") return `[${segment}]`;
	if (typeof segment !== "string") return `[${writePath(segment.map(toSegment))}]`;
	if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(segment)) return first ? segment : `.${segment}`;
	return `["${segment}"]`;
}
function toSegment(value) {
	return Array.isArray(value) || typeof value === "number" ? value : String(value);
}
/** Returns the problems of a template, with lines and columns of its own text. Renders nothing. */
function checkTemplate(template, scope) {
	const analyzed = analyzeTemplate(template, scope);
	return analyzed.ok ? [] : analyzed.error;
}

// src/core/git/check-branch-name.ts
const maxLength = 244;
/**
* Rules for branch names. They are stricter than `git check-ref-format`: a name that a shell, an option parser or a revision
* parser could read differently is refused.
*/
const rules$1 = [
	{
		words: "it is empty",
		broken: (name) => name === ""
	},
	{
		words: `it has more than ${maxLength} characters`,
		broken: (name) => name.length > maxLength
	},
	{
		words: "it does not start with a letter or digit",
		broken: (name) => !/^[A-Za-z0-9]/.test(name)
	},
	{
		words: "it holds characters other than letters, digits and . _ - / + #",
		broken: (name) => !/^[A-Za-z0-9._/+#-]*$/.test(name)
	},
	{
		words: "it holds \"..\" or \"//\"",
		broken: (name) => /\.\.|\/\//.test(name)
	},
	{
		words: "a part of it starts with \".\" or \"-\"",
		broken: (name) => /(^|\/)[.-]/.test(name)
	},
	{
		words: "a part of it ends with \".\" or \".lock\"",
		broken: (name) => /(\.|\.lock)(\/|$)/i.test(name)
	},
	{
		words: "it ends with \"/\"",
		broken: (name) => name.endsWith("/")
	},
	{
		words: "it starts with \"refs/\"",
		broken: (name) => /^refs\//i.test(name)
	},
	{
		words: "it could be a commit or HEAD",
		broken: (name) => /^([0-9a-f]{40}|(\w+_)?HEAD)$/i.test(name)
	}
];
/** Returns the problem of a branch name, or undefined when the name is safe everywhere. */
function checkBranchName(name) {
	const rule = rules$1.find((candidate) => candidate.broken(name));
	return rule && {
		code: "BATON-E701",
		message: `The branch "${toPrintable(name, 80)}" cannot be used: ${rule.words}. Change \`branch\`.`
	};
}
/** Returns a text for a message: at most `max` characters, with a question mark for each that is not printable ASCII. */
function toPrintable(text, max) {
	return text.replace(/[^ -~]/g, "?").slice(0, max);
}

// src/adapters/artifact/text-artifacts.ts
/** Creates the port for texts. Each text is one file of one artifact. */
function createTextArtifacts({ writer, reader, run }) {
	return {
		async read(locator) {
			const content = await reader.download(locator, {
				run: locator.run,
				maxBytes: outputLimits.maxBytes
			});
			return typeof content === "string" ? content : { text: Buffer.from(content).toString("utf8") };
		},
		...writer === void 0 ? {} : { async save(name, text, kept) {
			const folder = await mkdtemp(join(tmpdir(), "baton-text-"));
			try {
				const file = join(folder, "text");
				await writeFile(file, text, { mode: 384 });
				return {
					...await writer.upload(name, file, kept),
					run
				};
			} finally {
				await rm(folder, {
					recursive: true,
					force: true
				});
			}
		} }
	};
}

// src/adapters/crypto/ed25519.ts
/** The DER prefixes of the 32 bytes of a key (RFC 8410). */
const privatePrefix = Buffer.from("302e020100300506032b657004220420", "hex");
const publicPrefix = Buffer.from("302a300506032b6570032100", "hex");
/**
* Parses `<id>:<base64 of 32 bytes>`, which is the form of both the secret and the public key. Returns undefined for any other
* form.
*/
function parseKeyText(text) {
	const match = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim());
	const [, id = "", base64 = ""] = match ?? [];
	const bytes = Buffer.from(base64, "base64");
	return match === null || bytes.toString("base64") !== base64 ? void 0 : {
		id,
		bytes
	};
}
function createSecretKey(seed) {
	return createPrivateKey({
		key: Buffer.concat([privatePrefix, seed]),
		format: "der",
		type: "pkcs8"
	});
}
function createVerifyingKey(bytes) {
	return createPublicKey({
		key: Buffer.concat([publicPrefix, bytes]),
		format: "der",
		type: "spki"
	});
}
/** Returns the 32 bytes of the public half as base64. */
function encodePublicKey(key) {
	return key.export({
		format: "der",
		type: "spki"
	}).subarray(publicPrefix.length).toString("base64");
}
/** Creates a verifier for the keys of the config, each `<id>:<base64 of the 32-byte key>`. Malformed keys verify nothing. */
function createVerifier(keys) {
	const ring = Map.groupBy(keys.map(parseKeyText).filter((key) => key !== void 0), ({ id }) => id);
	const cache = /* @__PURE__ */ new Map();
	const keyOf = (bytes) => {
		const key = cache.get(bytes) ?? createVerifyingKey(bytes);
		cache.set(bytes, key);
		return key;
	};
	return {
		knows: (key) => ring.has(key),
		verify: (text, { key, sig }) => {
			const signature = parseSignature(sig);
			if (signature === void 0) return false;
			return (ring.get(key) ?? []).some(({ bytes }) => isValid(Buffer.from(text, "utf8"), {
				key: keyOf(bytes),
				signature
			}));
		}
	};
}
/** Parses a signature. Accepts only the one standard form of base64, so that a signature cannot be written in two ways. */
function parseSignature(base64) {
	const bytes = Buffer.from(base64, "base64");
	return bytes.length === 64 && bytes.toString("base64") === base64 ? bytes : void 0;
}
/** Returns whether a signature is valid. OpenSSL throws for bytes that are no point of the curve. */
function isValid(data, { key, signature }) {
	try {
		return verify(null, data, key, signature);
	} catch {
		return false;
	}
}
/** Creates a signer from the secret `<id>:<base64 of the 32-byte seed>`. The problem never shows the secret. */
function createSigner(secret) {
	const text = parseKeyText(secret);
	if (text === void 0) {
		const message = `The secret signing-key must be "<id>:<base64 of 32 bytes>", as in "k1:" and 44 characters; it has ${secret.length} characters in another form.`;
		return failure({
			code: "BATON-E420",
			message
		});
	}
	const key = createSecretKey(text.bytes);
	return success({
		keyId: text.id,
		publicKey: `${text.id}:${encodePublicKey(createPublicKey(key))}`,
		sign: (data) => sign$1(null, Buffer.from(data, "utf8"), key).toString("base64")
	});
}
/** Generates a new pair of signing keys. `id` is 1 to 16 lower-case letters and digits. */
function generateKeyPair(id) {
	const seed = randomBytes(32);
	const publicKey = encodePublicKey(createPublicKey(createSecretKey(seed)));
	return {
		secret: `${id}:${seed.toString("base64")}`,
		publicKey: `${id}:${publicKey}`
	};
}

// src/adapters/github/client/describe-refusal.ts
/**
* Renders the header `x-accepted-github-permissions` in the words of a workflow file. GitHub writes `issues=write;
* pull_requests=write` when either permission is enough and `contents=write,workflows=write` when both are needed.
*/
function describePermissions(header) {
	if (typeof header !== "string" || header.trim() === "") return;
	return header.split(";").map((choice) => choice.split(",").map(describePermission).join(" and ")).join(" or ");
}
function describePermission(permission) {
	const [name = "", level = ""] = permission.trim().split("=");
	return `${name.replaceAll("_", "-")}: ${level}`;
}
/**
* Rules in order; the first one that matches provides the reason and the message. Settings and policies come before permissions,
* because GitHub answers 403 to all of them.
*/
const rules = [
	{
		reason: "unavailable",
		matches: ({ status }) => status === void 0,
		render: (refusal) => `GitHub could not be reached for ${requestOf(refusal)}: ${refusal.message}. Try again later.`
	},
	{
		reason: "unavailable",
		matches: ({ status = 0 }) => status >= 500,
		render: (refusal) => `GitHub answered ${refusal.status} to ${requestOf(refusal)}: ${refusal.message}. Try again later.`
	},
	{
		reason: "unauthenticated",
		matches: ({ status }) => status === 401,
		render: (refusal) => `GitHub does not accept the token for ${requestOf(refusal)}: ${refusal.message}. Pass a token that is valid now; that of a workflow ends with its job.`
	},
	{
		reason: "rate-limited",
		matches: isRateLimit,
		render: renderRateLimit
	},
	{
		reason: "pull-requests-forbidden",
		matches: ({ message }) => /not permitted to (create or )?approve pull requests/i.test(message),
		render: () => "GitHub Actions may not open or approve pull requests here. Turn on \"Allow GitHub Actions to create and approve pull requests\" in the repository settings under Actions, General, Workflow permissions."
	},
	{
		reason: "dispatch-forbidden",
		matches: ({ message, path }) => path.endsWith("/dispatches") && /not allowed to trigger|disabled|not permitted/i.test(message),
		render: ({ message }) => `GitHub refuses to start the workflow: ${message}. Allow the event workflow_dispatch and the actor github-actions[bot] in the "Workflow execution protections" of the repository or organisation, and see that Actions and this workflow are enabled.`
	},
	{
		reason: "workflows-forbidden",
		matches: (refusal) => /workflows?\W+(permission|scope)/i.test(refusal.message) || isBranchWithWorkflows(refusal),
		render: ({ message }) => `GitHub refuses a branch whose workflow files differ from those of the default branch: ${message}. A workflow token never gets the permission workflows: bring the branch up to date with the default branch.`
	},
	{
		reason: "comments-refused",
		matches: ({ status, message }) => status === 403 && /locked|more than 2,?500 comments|archived/i.test(message),
		render: (refusal) => `The thread takes no comments (${requestOf(refusal)}): ${refusal.message}. Unlock it, or start the run on another issue.`
	},
	{
		reason: "forbidden",
		matches: ({ status }) => status === 403,
		render: renderForbidden
	},
	{
		reason: "not-found",
		matches: ({ status }) => status === 404,
		render: (refusal) => `GitHub finds nothing at ${requestOf(refusal)}. It is not there, or the token may not see it${renderNeeds(refusal, ": it needs ")}.`
	},
	{
		reason: "expired",
		matches: ({ status }) => status === 410,
		render: (refusal) => `What ${requestOf(refusal)} asks for is gone: ${refusal.message}.`
	},
	{
		reason: "too-large",
		matches: ({ status, message }) => status === 413 || status === 422 && /too (long|large)|maximum is/i.test(message),
		render: (refusal) => `GitHub takes no more than its limit in ${requestOf(refusal)}: ${refusal.message}.`
	},
	{
		reason: "conflict",
		matches: ({ status, message }) => status === 409 || status === 422 && /already exists/i.test(message),
		render: (refusal) => `Somebody was first at ${requestOf(refusal)}: ${refusal.message}.`
	},
	{
		reason: "rejected",
		matches: () => true,
		render: (refusal) => `GitHub rejects ${requestOf(refusal)} with ${refusal.status}: ${refusal.message}.`
	}
];
/** Returns the reason for a refusal, and a sentence that names what to change. */
function describeRefusal(refusal) {
	const cleaned = {
		...refusal,
		message: refusal.message.replace(/ - https?:\/\/\S+$/, "").replace(/\.$/, "")
	};
	const rule = rules.find((candidate) => candidate.matches(cleaned));
	return {
		reason: rule?.reason ?? "rejected",
		message: rule?.render(cleaned) ?? cleaned.message
	};
}
/**
* Returns whether the refusal is about a branch with other workflow files. The API answers as it does for a missing permission,
* and only the header shows the difference.
*/
function isBranchWithWorkflows({ status, path, headers }) {
	return status === 403 && path.includes("/git/refs") && String(headers["x-accepted-github-permissions"]).includes("workflows=write");
}
function requestOf({ method, path }) {
	return `${method} ${path.replace(/^\/api\/v3(?=\/)/, "")}`;
}
function isRateLimit({ status, message, headers }) {
	const limited = headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0";
	return status === 429 || status === 403 && (limited || /rate limit|abuse detection/i.test(message));
}
function renderRateLimit(refusal) {
	const reset = Number(refusal.headers["x-ratelimit-reset"] ?? NaN);
	return `GitHub takes no more requests from this token${Number.isFinite(reset) ? ` until ${(/* @__PURE__ */ new Date(reset * 1e3)).toISOString()}` : ""} (${requestOf(refusal)}): ${refusal.message}. Start it again after that.`;
}
function renderForbidden(refusal) {
	const right = renderNeeds(refusal, " needs ") || ` was refused: ${refusal.message}`;
	const onPull = refusal.path.endsWith("/comments") ? " (on a pull request: pull-requests: write)" : "";
	return `GitHub answered 403, the token may not do this: ${requestOf(refusal)}${right}${onPull}; grant it in the workflow's permissions.`;
}
function renderNeeds({ headers }, words) {
	const permissions = describePermissions(headers["x-accepted-github-permissions"]);
	return permissions === void 0 ? "" : `${words}${permissions}`;
}

// src/adapters/github/client/translate-error.ts
/** Octokit's RequestError, recognised by its shape because Probot brings a copy of its own. */
const requestErrorSchema = object({
	message: string(),
	status: number(),
	request: object({
		method: string(),
		url: string()
	}),
	response: object({
		headers: record(string(), unknown()),
		data: unknown()
	}).optional()
});
const graphqlErrorSchema = object({
	name: literal("GraphqlResponseError"),
	message: string()
});
/** The code of `githubProblemKinds` for each reason for which GitHub refuses something. */
const codeByReason = {
	forbidden: "BATON-E801",
	unauthenticated: "BATON-E802",
	"not-found": "BATON-E803",
	"too-large": "BATON-E804",
	conflict: "BATON-E805",
	"comments-refused": "BATON-E806",
	"pull-requests-forbidden": "BATON-E807",
	"dispatch-forbidden": "BATON-E808",
	"workflows-forbidden": "BATON-E809",
	expired: "BATON-E810",
	"rate-limited": "BATON-E811",
	rejected: "BATON-E812",
	unavailable: "BATON-E813"
};
/**
* Translates an error of Octokit into a GitHubError with that error as cause. Returns any other error, such as a fault in code,
* unchanged.
*/
function translateError(error) {
	const refusal = error instanceof GitHubError ? void 0 : readRefusal(error);
	if (refusal === void 0) return error;
	const { reason, message } = describeRefusal(refusal);
	return new GitHubError(message, {
		reason,
		status: refusal.status,
		code: codeByReason[reason],
		cause: error
	});
}
function readRefusal(error) {
	const request = requestErrorSchema.safeParse(error);
	if (request.success) {
		const { status, message, response } = request.data;
		const { method, url } = request.data.request;
		const headers = response?.headers ?? {};
		return {
			status: response ? status : void 0,
			message,
			method,
			path: pathOf(url),
			headers
		};
	}
	const graphql = graphqlErrorSchema.safeParse(error);
	return graphql.success ? {
		...graphqlRefusal,
		message: graphql.data.message
	} : void 0;
}
/** The base of a GraphQL refusal. GraphQL answers 200 with the errors in the body. */
const graphqlRefusal = {
	status: 422,
	method: "POST",
	path: "/graphql",
	headers: {}
};
/** Returns the path of a URL without host and query. They are already in the log, and the query may hold a signature. */
function pathOf(url) {
	return URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/s, "");
}
/**
* Returns the result of a request, or throws its error translated by `translateError`. Every request of this folder passes
* through this function once.
*/
async function withTranslatedErrors(request) {
	try {
		return await request;
	} catch (error) {
		throw translateError(error);
	}
}
/** Returns the result of a request, or undefined when GitHub says that there is no such thing. */
async function absentAsUndefined(request) {
	try {
		return await request;
	} catch (error) {
		if (hasReason(error, "not-found")) return;
		throw error;
	}
}
/** Returns whether GitHub refused for one of these reasons. */
function hasReason(error, ...reasons) {
	return error instanceof GitHubError && reasons.includes(error.reason);
}

// src/adapters/github/artifact-source.ts
/** Reads a response body. Returns undefined as soon as it has more than `maxBytes`, and does not read the rest. */
async function readLimited(body, maxBytes) {
	if (!(body instanceof ReadableStream)) throw new TypeError("The answer of GitHub has no body to read.");
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > maxBytes) return;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
const artifactSchema = object({
	expired: boolean(),
	size_in_bytes: int(),
	digest: string().nullish(),
	workflow_run: object({
		id: int(),
		repository_id: int(),
		head_repository_id: int()
	}).nullish()
});
/**
* Creates a source that reads archives through the REST interface, for processes outside the workflow run that uploaded them.
* Makes two requests per archive.
*/
function createArtifactSource(client) {
	return { async readArchive(id, limits) {
		try {
			const artifact = await readArtifact(client, id);
			return checkArtifact(artifact, limits) ?? checkDigest(await readZip(client, id, limits.maxBytes), artifact);
		} catch (error) {
			return toArtifactProblem(error);
		}
	} };
}
async function readArtifact({ octokit, base }, id) {
	return artifactSchema.parse((await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}", {
		...base,
		artifact_id: id
	}))).data);
}
/**
* Returns the reason to refuse an artifact; undefined when there is none. Names prove nothing, because a fork's run may have an
* artifact of the same name.
*/
function checkArtifact({ expired, workflow_run: made, size_in_bytes: size }, { run, maxBytes }) {
	if (expired) return "expired";
	if (made?.id !== run || made.head_repository_id !== made.repository_id) return "foreign-run";
	return size > maxBytes ? "too-large" : void 0;
}
/** Downloads an archive. GitHub redirects to its storage; `fetch` follows the redirect and does not send our token there. */
async function readZip({ octokit, base }, id, maxBytes) {
	const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
	const parameters = {
		...base,
		artifact_id: id,
		archive_format: "zip",
		request: { parseSuccessResponseBody: false }
	};
	return readLimited((await withTranslatedErrors(octokit.request(route, parameters))).data, maxBytes);
}
function checkDigest(zip, { digest }) {
	if (zip === void 0) return "too-large";
	const seen = `sha256:${createHash("sha256").update(zip).digest("hex")}`;
	return digest && digest !== seen ? "digest" : zip;
}
function toArtifactProblem(error) {
	if (hasReason(error, "expired")) return "expired";
	if (hasReason(error, "not-found")) return "missing";
	throw error;
}
const listedArtifactSchema = object({
	id: int(),
	expired: boolean(),
	workflow_run: object({
		id: int(),
		repository_id: int(),
		head_repository_id: int()
	}).nullish()
});
/**
* Lists the newest artifacts of a name that workflow runs of this repository uploaded, without those of forks. Makes one request.
*/
async function listArtifacts({ octokit, base }, name) {
	const parameters = {
		...base,
		name,
		per_page: 10
	};
	const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", parameters));
	const { artifacts } = object({ artifacts: array(listedArtifactSchema) }).parse(response.data);
	return artifacts.flatMap(({ id, expired, workflow_run: made }) => expired || !made || made.head_repository_id !== made.repository_id ? [] : [{
		id,
		run: made.id
	}]);
}

// src/adapters/github/commits.ts
/** Limits beyond which a text becomes a blob of its own, so that a request for a tree has a size that GitHub accepts. */
const inlineFileBytes = 1048576;
const inlineTotalBytes = 8388608;
/**
* Builds the entries for one POST of a tree. `createBlob` receives base64 and returns the id of the blob; blobs are created one
* after the other, as GitHub asks.
*/
async function buildTreeEntries(changes, createBlob) {
	const entries = [];
	let inlined = 0;
	for (const { path, mode, content } of changes) {
		const text = content === null ? void 0 : readText(content);
		const bytes = content?.length ?? 0;
		if (content === null) entries.push({
			path,
			mode,
			type: "blob",
			sha: null
		});
		else if (text !== void 0 && bytes <= inlineFileBytes && inlined + bytes <= inlineTotalBytes) {
			inlined += bytes;
			entries.push({
				path,
				mode,
				type: "blob",
				content: text
			});
		} else entries.push({
			path,
			mode,
			type: "blob",
			sha: await createBlob(Buffer.from(content).toString("base64"))
		});
	}
	return entries;
}
/** Returns the content as text; undefined when JSON could not carry it byte for byte. A byte order mark stays. */
function readText(content) {
	if (content.includes(0)) return;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(content);
	} catch {
		return;
	}
}
const refSchema = object({
	ref: string(),
	object: object({ sha: string() })
});
const objectSchema = object({ sha: string() });
const commitSchema = object({
	sha: string(),
	message: string(),
	verification: object({ verified: boolean() }).optional()
}).transform(({ sha, message, verification }) => ({
	sha,
	message,
	verified: verification?.verified ?? false
}));
/** Creates the port for commits on the Git Data API, which signs commits of bots and preserves modes and symbolic links. */
function createCommits(client) {
	return {
		readBranch: (branch) => readBranch(client, branch),
		createCommit: (commit) => createCommit(client, commit),
		readCommit: (sha) => readCommit(client, sha),
		createBranch: (branch, sha) => createBranch(client, branch, sha),
		moveBranch: (branch, sha) => moveBranch(client, branch, sha)
	};
}
async function readBranch({ octokit, base }, branch) {
	const request = octokit.request("GET /repos/{owner}/{repo}/git/ref/{ref}", {
		...base,
		ref: `heads/${branch}`
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	const found = refSchema.safeParse(response?.data);
	return found.success && found.data.ref === `refs/heads/${branch}` ? found.data.object.sha : void 0;
}
/**
* Creates the blobs that do not go inline, then one tree, then the commit. Content is named by its hash, so a retry creates
* nothing twice.
*/
async function createCommit({ octokit, base }, commit) {
	const createBlob = async (content) => {
		const request = octokit.request("POST /repos/{owner}/{repo}/git/blobs", {
			...base,
			content,
			encoding: "base64"
		});
		return objectSchema.parse((await withTranslatedErrors(request)).data).sha;
	};
	const tree = await buildTreeEntries(commit.changes, createBlob);
	const treeRequest = octokit.request("POST /repos/{owner}/{repo}/git/trees", {
		...base,
		base_tree: commit.baseTree,
		tree
	});
	const treeSha = objectSchema.parse((await withTranslatedErrors(treeRequest)).data).sha;
	const parameters = {
		...base,
		message: commit.message,
		tree: treeSha,
		parents: [commit.parent]
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/git/commits", parameters);
	const { sha, verified } = commitSchema.parse((await withTranslatedErrors(request)).data);
	return {
		sha,
		verified,
		tree: treeSha
	};
}
async function readCommit({ octokit, base }, sha) {
	const request = octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
		...base,
		commit_sha: sha
	});
	return commitSchema.parse((await withTranslatedErrors(request)).data);
}
async function createBranch(client, branch, sha) {
	const parameters = {
		...client.base,
		ref: `refs/heads/${branch}`,
		sha
	};
	try {
		await withTranslatedErrors(client.octokit.request("POST /repos/{owner}/{repo}/git/refs", parameters));
	} catch (error) {
		if (!hasReason(error, "conflict") || await readBranch(client, branch) !== sha) throw error;
	}
}
async function moveBranch({ octokit, base }, branch, sha) {
	const parameters = {
		...base,
		ref: `heads/${branch}`,
		sha,
		force: false
	};
	try {
		await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", parameters));
		return true;
	} catch (error) {
		if (error instanceof GitHubError && hasMoved(error)) return false;
		throw error;
	}
}
function hasMoved({ reason, status, message }) {
	return (status === 422 || reason === "conflict") && /not a fast.?forward|reference does not exist/i.test(message);
}

// src/adapters/github/client/create-idempotently.ts
const maxTries$1 = 3;
/** Milliseconds before each look. Lists lag behind writes for some seconds, so one look proves little. */
const looksAfter = [2e3, 4e3];
/**
* Creates something that must not exist twice, and returns it. When the answer to a request is lost, the thing may exist:
* so the function looks for it before it tries again. Gives up after three tries and throws the last error.
*/
async function createIdempotently(clock, { create, find }) {
	for (let tries = 1;; tries += 1) try {
		return await create();
	} catch (error) {
		if (!hasReason(error, "unavailable")) throw error;
		const found = await readRepeatedly(clock, looksAfter, find);
		if (found !== void 0) return found;
		if (tries === maxTries$1) throw error;
	}
}
/** Reads once after each wait (in milliseconds) until something is found; returns undefined when nothing is. */
async function readRepeatedly(clock, waits, read) {
	for (const milliseconds of waits) {
		await clock.sleep(milliseconds);
		const found = await read();
		if (found !== void 0) return found;
	}
}
/** Returns the time one minute ago, as lower bound of a search: the runner's clock may be ahead of GitHub's. */
function minuteAgo(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - 6e4)).toISOString();
}
/** Returns whether GitHub stored this text. GitHub may store other line ends and drop blanks at the end. */
function isSameText(stored, sent) {
	return normaliseBody(stored) === normaliseBody(sent);
}

// src/adapters/github/workflow-runs.ts
const runsSchema = array(object({
	id: int(),
	display_title: string(),
	status: string().nullable(),
	conclusion: string().nullable(),
	html_url: string()
}).transform((run) => ({
	id: run.id,
	title: run.display_title,
	status: run.status ?? "",
	conclusion: run.conclusion,
	url: run.html_url
})));
const jobsSchema = array(object({
	id: int(),
	name: string(),
	status: string(),
	conclusion: string().nullable(),
	html_url: string().nullable(),
	runner_id: int().nullish(),
	run_attempt: int().default(1)
}).transform(({ html_url: url, runner_id: runner, run_attempt: attempt, ...job }) => {
	return {
		...job,
		url: url ?? "",
		began: (runner ?? 0) > 0,
		attempt
	};
}));
const brokenSchema = array(object({
	id: int(),
	display_title: string()
}).transform(({ id, display_title: title }) => ({
	id,
	title
})));
const brokenConclusions = [
	"failure",
	"cancelled",
	"timed_out"
];
/** The limit for each conclusion. */
const maxBrokenPages = 3;
/** Returns when a workflow run was created. */
async function readCreatedAt({ octokit, base }, run) {
	const request = octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
		...base,
		run_id: run
	});
	return object({ created_at: string() }).parse((await withTranslatedErrors(request)).data).created_at;
}
/** Lists the jobs of the last attempt of a workflow run. */
async function listJobs({ octokit, base }, run) {
	return jobsSchema.parse(await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", {
		...base,
		run_id: run,
		per_page: 100
	})));
}
/**
* Returns a filter for runs created since a time, to the second. GitHub stores no fractions, so a run created within that second
* is included.
*/
function createdSince(time) {
	return `>=${toSeconds(time)}`;
}
/** Lists the dispatched runs of a workflow file whose title contains the given words. */
async function listRuns$1({ octokit, base }, { workflowFile }, { title, since }) {
	const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	const filter = {
		event: "workflow_dispatch",
		created: createdSince(since),
		per_page: 100
	};
	const runs = await withTranslatedErrors(octokit.paginate(route, {
		...base,
		workflow_id: workflowFile,
		...filter
	}));
	return runsSchema.parse(runs).filter((run) => containsWords(run.title, title));
}
/** Lists the newest runs of a workflow file that completed without success: at most three pages for each conclusion. */
async function listBroken({ octokit, base }, { workflowFile }, since) {
	const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	const found = [];
	for (const status of brokenConclusions) {
		let pages = 0;
		const filter = {
			...base,
			workflow_id: workflowFile,
			status,
			created: createdSince(since),
			per_page: 100
		};
		const list = octokit.paginate(route, filter, ({ data }, done) => {
			pages += 1;
			if (pages === maxBrokenPages) done();
			return data;
		});
		found.push(...brokenSchema.parse(await withTranslatedErrors(list)));
	}
	return found;
}
/** Returns whether a title contains these words as a whole: `fix-4/fix 1` is in `Baton fix-4/fix 1` but not in `fix-4/fix 12`. */
function containsWords(title, words) {
	return ` ${title} `.includes(` ${words} `);
}

// src/adapters/github/dispatcher.ts
/** Cancels a workflow run. Returns false when GitHub answers 409 (the run is completed) or 404 (the run is deleted). */
async function cancelRun({ octokit, base }, run) {
	try {
		await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel", {
			...base,
			run_id: run
		}));
		return true;
	} catch (error) {
		if (hasReason(error, "conflict", "not-found")) return false;
		throw error;
	}
}
const detailsSchema = object({
	workflow_run_id: int(),
	html_url: string()
});
/**
* Dispatches a workflow. Makes one POST, or two when the server does not know `return_run_details`. Returns undefined when GitHub
* accepted the request without an id.
*/
async function dispatchWorkflow(client, workflow, inputs) {
	try {
		return await postDispatch(client, workflow, {
			inputs,
			return_run_details: true
		});
	} catch (error) {
		if (error instanceof GitHubError && isUnknownParameter(error)) return await postDispatch(client, workflow, { inputs });
		throw error;
	}
}
async function postDispatch({ octokit, base }, { workflowFile, ref }, parameters) {
	const request = octokit.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
		...base,
		workflow_id: workflowFile,
		ref,
		...parameters,
		request: { retries: 0 }
	});
	const details = detailsSchema.safeParse((await withTranslatedErrors(request)).data);
	return details.success ? {
		id: details.data.workflow_run_id,
		url: details.data.html_url
	} : void 0;
}
function isUnknownParameter({ status, message }) {
	return (status === 400 || status === 422) && message.includes("return_run_details");
}
/** The fields of an order that are part of the title of its workflow run. */
const orderSchema = object({
	run: string(),
	task: string(),
	execution: int()
});
/** Creates a dispatcher for runs of one workflow file. */
function createDispatcher(client, workflow) {
	return {
		dispatch: (task) => dispatchTask(client, workflow, task),
		dispatchEvent: (event) => dispatchEvent(client, workflow, event),
		listRuns: (title, since) => listRuns$1(client, workflow, {
			title,
			since
		}),
		readCreatedAt: (run) => readCreatedAt(client, run),
		listJobs: (run) => listJobs(client, run),
		cancel: (run) => cancelRun(client, run),
		dispatchSweep: () => dispatchWorkflow(client, workflow, {}),
		listBroken: (since) => listBroken(client, workflow, since),
		rerunJob: async (job) => {
			const { octokit, base } = client;
			await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun", {
				...base,
				job_id: job
			}));
		}
	};
}
async function dispatchEvent(client, workflow, event) {
	const create = () => dispatchWorkflow(client, workflow, { event });
	return createIdempotently(client.clock, {
		create,
		find: async () => void 0
	});
}
async function dispatchTask(client, workflow, task) {
	const title = executionTitle(orderSchema.parse(JSON.parse(task)));
	const since = minuteAgo(client.clock);
	const find = async () => {
		const [found] = await listRuns$1(client, workflow, {
			title,
			since
		});
		return found && {
			id: found.id,
			url: found.url
		};
	};
	const create = () => dispatchWorkflow(client, workflow, { task });
	return await createIdempotently(client.clock, {
		create,
		find
	}) ?? readRepeatedly(client.clock, [
		1e3,
		2e3,
		4e3
	], find);
}

// src/adapters/github/client/schemas.ts
/** A repository as GitHub's REST interface sends it, reduced to our fields. */
const repositorySchema = object({
	id: int(),
	name: string(),
	owner: object({ login: string() }),
	default_branch: string(),
	private: boolean()
}).transform((repository) => ({
	id: repository.id,
	owner: repository.owner.login,
	name: repository.name,
	defaultBranch: repository.default_branch,
	private: repository.private
}));
const revisionSchema$1 = object({
	ref: string(),
	sha: string(),
	repo: object({
		id: int(),
		pushed_at: string().nullish()
	}).nullable()
});
/** A pull request as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
const pullRequestSchema$1 = object({
	number: int(),
	node_id: string(),
	state: string(),
	title: string(),
	body: string().nullable(),
	user: object({
		id: int(),
		login: string()
	}).nullable(),
	author_association: string(),
	labels: array(object({ name: string() })),
	assignees: array(object({ login: string() })).default([]),
	draft: boolean().optional(),
	html_url: string(),
	comments: int(),
	locked: boolean().default(false),
	created_at: string(),
	head: revisionSchema$1,
	base: object({
		ref: string(),
		sha: string(),
		repo: repositorySchema
	})
}).transform((pull) => ({
	nodeId: pull.node_id,
	open: pull.state === "open",
	repository: pull.base.repo,
	headPushedAt: pull.head.repo?.pushed_at ?? void 0,
	subject: {
		kind: "pull-request",
		...toSubject(pull),
		assignees: pull.assignees.map(({ login }) => login),
		...pull.draft === void 0 ? {} : { draft: pull.draft },
		head: {
			branch: pull.head.ref,
			sha: pull.head.sha,
			repository: pull.head.repo?.id ?? null
		},
		base: {
			branch: pull.base.ref,
			sha: pull.base.sha,
			repository: pull.base.repo.id
		}
	}
}));
/** An issue as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
const issueSchema$1 = object({
	number: int(),
	state: string(),
	title: string(),
	body: string().nullish(),
	user: object({
		id: int(),
		login: string()
	}).nullish(),
	author_association: string().default("NONE"),
	labels: array(union([string().transform((name) => ({ name })), object({ name: string() })])),
	html_url: string(),
	comments: int(),
	locked: boolean().default(false),
	created_at: string()
}).transform((issue) => ({
	kind: "issue",
	...toSubject(issue)
}));
/** Returns the fields that issues and pull requests share. The account of a deleted user shows as `ghost`. */
function toSubject(rest) {
	return {
		number: rest.number,
		title: rest.title,
		body: rest.body ?? "",
		author: rest.user ?? {
			id: 10137,
			login: "ghost"
		},
		association: rest.author_association,
		labels: rest.labels.map(({ name }) => name),
		url: rest.html_url,
		comments: rest.comments,
		...rest.locked ? { locked: true } : {},
		createdAt: rest.created_at,
		state: rest.state
	};
}
/** A comment as GitHub's REST interface sends it, reduced to our fields. */
const commentSchema = object({
	id: int(),
	node_id: string().optional(),
	body: string().nullish(),
	created_at: string(),
	updated_at: string(),
	author_association: string().optional(),
	user: object({
		id: int(),
		login: string()
	}).nullable()
}).transform((comment) => ({
	id: comment.id,
	body: comment.body ?? "",
	createdAt: comment.created_at,
	updatedAt: comment.updated_at,
	author: comment.user,
	...comment.author_association === void 0 ? {} : { association: comment.author_association },
	...comment.node_id === void 0 ? {} : { nodeId: comment.node_id }
}));
/** An issue in a list. GitHub's lists of issues contain pull requests too. */
const listedIssueSchema = object({
	number: int(),
	html_url: string(),
	body: string().nullish(),
	user: object({ id: int() }).nullish(),
	pull_request: unknown().optional()
}).transform(({ number, html_url: url, body, user, pull_request: pull }) => ({
	issue: {
		number,
		url,
		body: body ?? "",
		author: user?.id
	},
	isPull: pull !== void 0 && pull !== null
}));

// src/adapters/github/issues.ts
/** Creates the port for issues on the REST interface. */
function createIssues(client) {
	return {
		listSince: (since) => listSince$1(client, since),
		create: (issue) => createIssue(client, issue)
	};
}
async function listSince$1({ octokit, base }, since) {
	const filter = {
		state: "all",
		since,
		per_page: 100
	};
	const issues = await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/issues", {
		...base,
		...filter
	}));
	return array(listedIssueSchema).parse(issues).filter(({ isPull }) => !isPull).map(({ issue }) => issue);
}
async function createIssue(client, issue) {
	const since = minuteAgo(client.clock);
	return createIdempotently(client.clock, {
		create: () => postIssue$1(client, issue),
		find: async () => (await listSince$1(client, since)).find((seen) => isSameText(seen.body, issue.body))
	});
}
async function postIssue$1({ octokit, base }, issue) {
	const { title, body, labels, assignees } = issue;
	const parameters = {
		...base,
		title,
		body,
		labels: [...labels],
		assignees: [...assignees],
		request: { retries: 0 }
	};
	return listedIssueSchema.parse((await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/issues", parameters))).data).issue;
}

// src/adapters/github/notices.ts
const viewerSchema = object({ viewer: object({ databaseId: int() }) });
/**
* Reads the numeric id of the account that the token belongs to. Only GitHub knows it, unless it is the workflow's own account or
* the App's.
*/
async function readOwnAccount({ octokit }) {
	return viewerSchema.parse(await withTranslatedErrors(octokit.graphql("query { viewer { databaseId } }"))).viewer.databaseId;
}
const route$1 = "PATCH /repos/{owner}/{repo}/issues/{issue_number}";
/** Creates the port for issues of ours on the REST interface. Asks for our own account only when an issue is found. */
function createNotices(client) {
	const { octokit, base } = client;
	return {
		async listOpen(label) {
			const filter = {
				labels: label,
				state: "open",
				per_page: 100
			};
			const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/issues", {
				...base,
				...filter
			}));
			const listed = array(listedIssueSchema).parse(data).map(({ issue }) => issue);
			if (listed.length === 0) return [];
			const own = listed.every(({ author }) => author === 41898282) ? actionsAccount : await readOwnAccount(client);
			return listed.filter(({ author }) => author === own || author === 41898282);
		},
		async update(number, { title, body }) {
			await withTranslatedErrors(octokit.request(route$1, {
				...base,
				issue_number: number,
				title,
				body
			}));
		},
		async close(number) {
			const closed = {
				state: "closed",
				state_reason: "completed"
			};
			await withTranslatedErrors(octokit.request(route$1, {
				...base,
				issue_number: number,
				...closed
			}));
		}
	};
}

// src/adapters/github/ledgers.ts
const texts = {
	history: {
		label: "baton:ledger",
		title: "Baton history",
		body: "Baton keeps here how the runs of this pipeline ended, for `{{ history }}` in later prompts. The issue is closed and has to stay unlocked. Delete a comment to make Baton forget that run."
	},
	runs: {
		label: "baton:runs",
		title: "Baton runs",
		body: "Baton keeps here the records of runs of this pipeline: of those that no issue or pull request started, and with `comments: outcomes` or `none` of all. The issue is closed and has to stay unlocked."
	}
};
const issueSchema = object({
	number: int(),
	title: string(),
	state: string(),
	locked: boolean().default(false),
	comments: int(),
	html_url: string(),
	created_at: string(),
	user: object({ id: int() }).nullable(),
	pull_request: unknown().optional()
}).transform(({ number, title, comments, locked, ...issue }) => ({
	title,
	author: issue.user?.id,
	isPull: issue.pull_request !== void 0 && issue.pull_request !== null,
	ledger: {
		number,
		comments,
		locked,
		open: issue.state === "open",
		url: issue.html_url,
		createdAt: issue.created_at
	}
}));
/** Creates the port for ledgers and runs issues on the REST interface. */
function createLedgers(client, by = "us") {
	let own;
	const listOwn = async (kind, pipeline) => {
		const listed = await listLabelled(client, kind, pipeline);
		const hasOtherAuthors = by === "us" && listed.some(({ author }) => author !== 41898282);
		own ??= hasOtherAuthors ? readOwnAccount(client) : void 0;
		const accounts = hasOtherAuthors ? [actionsAccount, await own] : [actionsAccount];
		return listed.filter(({ author }) => by === "anybody" || author !== void 0 && accounts.includes(author)).map(({ ledger }) => ledger).toSorted((a, b) => a.number - b.number);
	};
	return {
		list: listOwn,
		create: (kind, pipeline) => createLedger(client, {
			kind,
			pipeline,
			find: () => listOwn(kind, pipeline)
		}),
		close: async (number) => void await closeIssue(client, number)
	};
}
async function listLabelled({ octokit, base }, kind, pipeline) {
	const filter = {
		labels: texts[kind].label,
		state: "all",
		per_page: 100
	};
	const issues = await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/issues", {
		...base,
		...filter
	}));
	const title = titleOf(kind, pipeline);
	return array(issueSchema).parse(issues).filter((issue) => issue.title === title && !issue.isPull);
}
async function createLedger(client, { kind, pipeline, find }) {
	const before = minuteAgo(client.clock);
	const made = await createIdempotently(client.clock, {
		create: () => postIssue(client, kind, pipeline),
		find: async () => (await find()).find(({ createdAt }) => createdAt >= before)
	});
	return made.open ? closeIssue(client, made.number) : made;
}
async function postIssue({ octokit, base }, kind, pipeline) {
	const { label, body } = texts[kind];
	const issue = {
		title: titleOf(kind, pipeline),
		body,
		labels: [label]
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/issues", {
		...base,
		...issue,
		request: { retries: 0 }
	});
	return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}
async function closeIssue({ octokit, base }, number) {
	const change = {
		issue_number: number,
		state: "closed",
		state_reason: "completed"
	};
	const request = octokit.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
		...base,
		...change
	});
	return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}
function titleOf(kind, pipeline) {
	return `${texts[kind].title}: ${pipeline}`;
}
/** The most pages that are read. Busier repositories are swept by their newest comments. */
const maxPages$1 = 20;
const commentsSchema$2 = array(object({
	issue_url: string(),
	body: string().nullish()
}));
/** Lists the numbers of issues and pull requests whose comments since a time may hold records, the newest first. */
async function listRecordThreads({ octokit, base }, since) {
	const route = "GET /repos/{owner}/{repo}/issues/comments";
	const parameters = {
		...base,
		since,
		sort: "updated",
		direction: "desc",
		per_page: 100
	};
	let pages = 0;
	const comments = await withTranslatedErrors(octokit.paginate(route, parameters, ({ data }, done) => {
		pages += 1;
		if (pages === maxPages$1) done();
		return data;
	}));
	const holding = commentsSchema$2.parse(comments).filter(({ body }) => holdsEnvelope(body ?? ""));
	return [...new Set(holding.map(({ issue_url: url }) => Number(url.split("/").at(-1))))];
}

// src/adapters/github/permissions.ts
/** The answer about a role. It uses `role_name`, because `permission` maps maintain to write and triage to read. */
const answerSchema$1 = object({
	role_name: string(),
	user: object({
		id: int(),
		login: string()
	})
});
const membershipSchema = object({ state: string() });
/** Creates the port for roles on the permission API. Apps are no users: GitHub answers 404, which means no role. */
function createPermissions(client) {
	const { octokit, base } = client;
	return {
		askMembership: (team, login) => readMembership(client, team, login),
		async askRole(login, id) {
			const parameters = {
				...base,
				username: login
			};
			const request = octokit.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", parameters);
			const response = await absentAsUndefined(withTranslatedErrors(request));
			const answer = answerSchema$1.safeParse(response?.data);
			if (!answer.success || !isRequestedUser(answer.data.user, login, id)) return;
			return answer.data.role_name;
		}
	};
}
/**
* Reads whether a user is an active member of a team; an invited user is not yet one. A team that the token cannot see gives 404,
* like a team without that member.
*/
async function readMembership({ octokit, base }, team, username) {
	const [org = "", slug = ""] = team.split("/");
	const request = octokit.request("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", {
		org,
		team_slug: slug,
		username,
		headers: base.headers
	});
	try {
		const response = await absentAsUndefined(withTranslatedErrors(request));
		return membershipSchema.safeParse(response?.data).data?.state === "active";
	} catch (error) {
		if (hasReason(error, "forbidden")) return void 0;
		throw error;
	}
}
function isRequestedUser(user, login, id) {
	return user.login.toLowerCase() === login.toLowerCase() && (id === void 0 || user.id === id);
}

// src/adapters/github/provenance.ts
/** GraphQL's partial answer: it returns the nodes that exist and reports the others as not found. */
const partialSchema = object({
	name: literal("GraphqlResponseError"),
	data: object({ nodes: array(unknown()) }),
	errors: array(object({ type: literal("NOT_FOUND") }))
});
/** Runs a query over `nodes(ids: $ids)`. A node that was deleted meanwhile is null; any other error is thrown. */
async function askNodes({ octokit }, query, ids) {
	try {
		return await octokit.graphql(query, { ids });
	} catch (error) {
		if (!partialSchema.safeParse(error).success) throw translateError(error);
		return Reflect.get(Object(error), "data");
	}
}
const pageSize$1 = 100;
const query = "query($ids: [ID!]!) { viewer { databaseId } nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } } }";
/** The answer about edits. An absent field must not read as "never edited". A comment that is deleted by now is null. */
const answerSchema = object({
	viewer: object({ databaseId: int() }),
	nodes: array(object({
		databaseId: int(),
		lastEditedAt: string().nullable()
	}).nullable())
});
/**
* Creates the port for edits of comments on GraphQL. REST does not report edits: `updated_at` changes for other reasons too, and
* does not say by whom.
*/
function createProvenance(client) {
	let own;
	/** The texts of comments that GitHub says were never edited, by comment id. */
	const original = /* @__PURE__ */ new Map();
	const edits = /* @__PURE__ */ new Map();
	async function readPage(comments) {
		const ids = comments.map(({ nodeId }) => nodeId).filter((id) => id !== void 0);
		if (ids.length === 0) return;
		const { viewer, nodes } = answerSchema.parse(await askNodes(client, query, ids));
		own = viewer.databaseId;
		for (const node of nodes) if (node !== null) edits.set(node.databaseId, node.lastEditedAt);
		for (const { id, body } of comments) if (edits.get(id) === null) original.set(id, body);
	}
	return {
		async readEdits(comments) {
			const unknown = comments.filter(({ id, body }) => original.get(id) !== body && holdsEnvelope(body));
			edits.clear();
			for (let start = 0; start < unknown.length; start += pageSize$1) await readPage(unknown.slice(start, start + pageSize$1));
			return {
				comments: comments.map((comment) => {
					const at = original.get(comment.id) === comment.body ? null : edits.get(comment.id);
					return at === void 0 ? comment : {
						...comment,
						lastEditedAt: at
					};
				}),
				...own === void 0 ? {} : { trustedAuthor: own }
			};
		},
		remember(comment) {
			original.set(comment.id, comment.body);
			own ??= comment.author?.id;
		}
	};
}

// src/adapters/github/pull-requests.ts
const pullRequestSchema = object({
	number: int(),
	html_url: string(),
	body: string().nullish(),
	user: object({ id: int() }).nullish()
}).transform(({ number, html_url: url, body, user }) => ({
	number,
	url,
	body: body ?? "",
	author: user?.id
}));
/** Creates the port for pull requests on the REST interface. */
function createPullRequests(client) {
	return {
		readOpen: (head) => readOpen(client, head),
		create: (request) => createPullRequest(client, request),
		update: (number, request) => updatePullRequest(client, number, request),
		requestReviewers: (number, request) => requestReviewers(client, number, request)
	};
}
async function readOpen({ octokit, base }, head) {
	const parameters = {
		...base,
		head: `${base.owner}:${head}`,
		state: "open",
		per_page: 1
	};
	const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls", parameters));
	return array(pullRequestSchema).parse(response.data)[0];
}
async function createPullRequest(client, request) {
	try {
		return await createIdempotently(client.clock, {
			create: () => postPullRequest(client, request),
			find: () => readOpen(client, request.head)
		});
	} catch (error) {
		const found = hasReason(error, "conflict") ? await readOpen(client, request.head) : void 0;
		if (found === void 0) throw error;
		return found;
	}
}
async function postPullRequest({ octokit, base }, request) {
	const parameters = {
		...base,
		...request,
		request: { retries: 0 }
	};
	return pullRequestSchema.parse((await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/pulls", parameters))).data);
}
async function updatePullRequest({ octokit, base }, number, request) {
	const parameters = {
		...base,
		pull_number: number,
		...request
	};
	await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", parameters));
}
async function requestReviewers({ octokit, base }, number, { reviewers, teams }) {
	const parameters = {
		...base,
		pull_number: number,
		reviewers: [...reviewers],
		team_reviewers: [...teams]
	};
	await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", parameters));
}

// src/adapters/github/reactions.ts
const ofComment = "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
const ofSubject = "/repos/{owner}/{repo}/issues/{issue_number}/reactions";
const reactionSchema = object({ id: int() });
/** Request options without retries. A reaction is decoration, so no job waits for it and a refusal is final. */
const once = { request: { retries: 0 } };
/** Creates the port for reactions on the REST interface, which has no reactions on reviews. */
function createReactions({ octokit, base }) {
	const post = (target, content) => "comment" in target ? octokit.request(`POST ${ofComment}`, {
		...base,
		...once,
		comment_id: target.comment,
		content
	}) : octokit.request(`POST ${ofSubject}`, {
		...base,
		...once,
		issue_number: target.subject,
		content
	});
	const remove = (target, id) => "comment" in target ? octokit.request(`DELETE ${ofComment}/{reaction_id}`, {
		...base,
		...once,
		comment_id: target.comment,
		reaction_id: id
	}) : octokit.request(`DELETE ${ofSubject}/{reaction_id}`, {
		...base,
		...once,
		issue_number: target.subject,
		reaction_id: id
	});
	return {
		add: async (target, content) => reactionSchema.parse((await withTranslatedErrors(post(target, content))).data).id,
		async remove(target, reaction) {
			await absentAsUndefined(withTranslatedErrors(remove(target, reaction)));
		}
	};
}

// src/adapters/github/reviews.ts
const route = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const events = {
	comment: "COMMENT",
	"request-changes": "REQUEST_CHANGES",
	approve: "APPROVE"
};
const reviewSchema = object({
	id: int(),
	html_url: string(),
	body: string().nullish(),
	user: object({ id: int() }).nullish()
}).transform(({ id, html_url: url, body, user }) => ({
	id,
	url,
	body: body ?? "",
	author: user?.id
}));
/** Creates the port for reviews on the REST interface. */
function createReviews(client) {
	return {
		list: (pull) => listReviews(client, pull),
		create: (pull, review) => createIdempotently(client.clock, {
			create: () => postReview(client, pull, review),
			find: async () => (await listReviews(client, pull)).find((seen) => isSameText(seen.body, review.body))
		})
	};
}
async function listReviews({ octokit, base }, pull) {
	const reviews = octokit.paginate(`GET ${route}`, {
		...base,
		pull_number: pull,
		per_page: 100
	});
	return array(reviewSchema).parse(await withTranslatedErrors(reviews));
}
async function postReview({ octokit, base }, pull, review) {
	const { body, event, commit } = review;
	const parameters = {
		...base,
		pull_number: pull,
		body,
		event: events[event],
		commit_id: commit,
		request: { retries: 0 }
	};
	return reviewSchema.parse((await withTranslatedErrors(octokit.request(`POST ${route}`, parameters))).data);
}
const commentsSchema$1 = array(object({
	path: string(),
	line: int().nullish(),
	original_line: int().nullish(),
	body: string()
}));
/** Lists the line comments of a review, at most 100. */
async function listReviewComments({ octokit, base }, { number, id }) {
	const listed = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments", {
		...base,
		pull_number: number,
		review_id: id,
		per_page: 100
	}));
	return commentsSchema$1.parse(listed.data).map(({ path, line, original_line: originalLine, body }) => ({
		path,
		line: line ?? originalLine ?? null,
		body
	}));
}
/** The author of a review. The account of a deleted user shows as `ghost`. */
const userSchema = object({
	id: int(),
	login: string(),
	type: string().optional()
}).nullable().transform((user) => user ?? {
	id: 10137,
	login: "ghost"
});
const submittedReviewSchema = object({
	id: int(),
	user: userSchema,
	state: string(),
	body: string().nullable(),
	submitted_at: string()
});
/**
* Reads a submitted review with its line comments, at most 100. Makes two requests. Returns undefined when the review does not
* exist or is not submitted.
*/
async function readReview(client, { number, id }) {
	const { octokit, base } = client;
	const place = {
		...base,
		pull_number: number,
		review_id: id
	};
	const response = await absentAsUndefined(withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}", place)));
	const parsed = response && submittedReviewSchema.safeParse(response.data);
	if (!parsed?.success) return;
	const { user, state, body, submitted_at: submittedAt } = parsed.data;
	const comments = [...await listReviewComments(client, {
		number,
		id
	})];
	return {
		id,
		author: user,
		state: state.toLowerCase(),
		body: body ?? "",
		submittedAt,
		comments
	};
}

// src/adapters/github/client/list-backwards.ts
/**
* Lists the pages of a list that GitHub sorts oldest first, from the newest to the oldest. Starts at the page that should be the
* last, follows `rel="next"` when entries were added meanwhile, then goes down by `rel="prev"`.
*/
async function* listBackwards({ first, follow }) {
	const pages = [await withTranslatedErrors(first())];
	for (let next = findLink(pages[0], "next"); next !== void 0; next = findLink(pages.at(-1), "next")) pages.push(await withTranslatedErrors(follow(next)));
	for (const page of pages.toReversed()) yield page.items;
	for (let previous = findLink(pages[0], "prev"); previous !== void 0;) {
		const page = await withTranslatedErrors(follow(previous));
		yield page.items;
		previous = findLink(page, "prev");
	}
}
function findLink(page, relation) {
	return [...page?.link?.matchAll(/<([^>]+)>;\s*rel="([^"]+)"/g) ?? []].find((link) => link[2] === relation)?.[1];
}

// src/adapters/github/issue-events.ts
const eventSchema = object({
	event: string(),
	created_at: string(),
	actor: object({
		id: int(),
		login: string(),
		type: string().optional()
	}).nullable(),
	label: object({ name: string() }).nullish(),
	assignee: object({ login: string() }).nullish()
});
/** Reads the newest event of a thread that fits, backwards. Returns undefined when there is none or its account is deleted. */
async function readIssueEvent(client, number, fits) {
	let renamedAt = null;
	for await (const page of listNewestFirst(client, number)) for (const event of page.toReversed()) {
		if (event.event === "renamed") renamedAt ??= event.created_at;
		if (fits(event)) return event.actor ? {
			actor: event.actor,
			at: event.created_at,
			renamedAt
		} : void 0;
	}
}
/** Reads when the title last changed; returns null when it never changed. */
async function readLastRename(client, number) {
	for await (const page of listNewestFirst(client, number)) {
		const renamed = page.findLast(({ event }) => event === "renamed");
		if (renamed !== void 0) return renamed.created_at;
	}
	return null;
}
/** Lists the pages of events, newest first. GitHub does not tell the number of events; the first page names the last one. */
async function* listNewestFirst({ octokit, base }, number) {
	const first = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/events", {
		...base,
		issue_number: number,
		per_page: 100
	}));
	const last = first.headers.link?.match(/<([^>]+)>;\s*rel="last"/)?.[1];
	if (last !== void 0) {
		const follow = async (url) => {
			const { data, headers } = await octokit.request({
				method: "GET",
				url,
				headers: base.headers
			});
			return {
				items: array(eventSchema).parse(data),
				link: headers.link
			};
		};
		yield* listBackwards({
			first: () => follow(last),
			follow
		});
		return;
	}
	yield array(eventSchema).parse(first.data);
}
/** Reads the event that last added a label. Returns undefined when there is none or its account is deleted. */
function readLabelEvent(client, number, label) {
	return readIssueEvent(client, number, (event) => event.event === "labeled" && event.label?.name === label);
}

// src/adapters/github/resolve-hint.ts
/** The answer about the last edit. An absent field must not read as "never edited". */
const editsSchema = object({ nodes: tuple([object({ lastEditedAt: string().nullable() })]) });
const editsQuery = "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Comment { lastEditedAt } } }";
/**
* Reads the pull request of a hint, the event, and the last edit. Makes three requests; more only for pull requests with over 100
* events, and for reviews.
*/
async function resolvePullRequestHint(client, hint) {
	const pull = await readPull(client, hint.number);
	if (!pull) return;
	const found = await readHintedEvent(client, {
		hint,
		subject: pull.subject
	});
	if (!found) return;
	const { event, happened } = found;
	const { nodes } = editsSchema.parse(await withTranslatedErrors(client.octokit.graphql(editsQuery, { ids: [pull.nodeId] })));
	return {
		trigger: {
			label: "",
			...event,
			repository: pull.repository,
			subject: pull.subject,
			actor: happened.actor
		},
		at: happened.at,
		editedAt: latest([nodes[0].lastEditedAt, happened.renamedAt]),
		open: pull.open
	};
}
/** Reads a pull request as it is now; returns undefined when no pull request has this number. */
async function readPull({ octokit, base }, number) {
	const request = octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
		...base,
		pull_number: number
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	return response && pullRequestSchema$1.parse(response.data);
}
async function readHintedEvent(client, { hint, subject }) {
	const { number, action } = hint;
	if (action === "labeled") {
		const present = subject.labels.find((name) => name.toLowerCase() === hint.label?.toLowerCase());
		if (present === void 0) return;
		const happened = await readIssueEvent(client, number, ({ event, label }) => event === "labeled" && label?.name === present);
		return happened && {
			event: {
				kind: "pull-request-labeled",
				label: present,
				labeledAt: happened.at
			},
			happened
		};
	}
	if (action === "submitted") {
		const review = hint.review === void 0 ? void 0 : await readReview(client, {
			number,
			id: hint.review
		});
		const renamedAt = review && await readLastRename(client, number);
		return review && {
			event: {
				kind: "review",
				review
			},
			happened: {
				actor: review.author,
				at: review.submittedAt,
				renamedAt: renamedAt ?? null
			}
		};
	}
	const happened = await readChangeEvent(client, {
		hint,
		subject
	});
	const assignee = action === "assigned" && hint.assignee !== void 0 ? { assignee: hint.assignee } : {};
	return happened && {
		event: {
			kind: "pull-request-changed",
			action,
			at: happened.at,
			...assignee
		},
		happened
	};
}
async function readChangeEvent(client, { hint, subject }) {
	const { number, action, assignee } = hint;
	if (action === "opened") return {
		actor: subject.author,
		at: subject.createdAt,
		renamedAt: await readLastRename(client, number)
	};
	return readIssueEvent(client, number, ({ event, assignee: who }) => event === action && (action !== "assigned" || who?.login === assignee));
}
function latest(times) {
	return times.toSorted((a, b) => Date.parse(a ?? "0") - Date.parse(b ?? "0")).at(-1) ?? null;
}

// src/adapters/github/subjects.ts
const filesSchema = array(object({
	filename: string(),
	previous_filename: string().optional()
}));
/** The most pages that are read: GitHub lists no more than 3,000 files of a pull request. */
const maxPages = 30;
/** Lists the paths that a pull request changes, both paths for a renamed file. Makes one request for each 100 files. */
async function listChangedFiles({ octokit, base }, number) {
	const paths = [];
	for (let page = 1; page <= maxPages; page += 1) {
		const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
			...base,
			pull_number: number,
			per_page: 100,
			page
		}));
		const files = filesSchema.parse(data);
		paths.push(...files.flatMap(({ filename, previous_filename: before }) => [filename, ...before === void 0 ? [] : [before]]));
		if (files.length < 100) break;
	}
	return paths;
}
/** Creates the port for issues and pull requests themselves on the REST interface. */
function createSubjects(client) {
	const { octokit, base } = client;
	return {
		async readRepository() {
			const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}", base));
			return repositorySchema.parse(response.data);
		},
		readLabeledAt: async (number, label) => (await readLabelEvent(client, number, label))?.at,
		resolveHint: (hint) => resolvePullRequestHint(client, hint),
		listChangedFiles: (number) => listChangedFiles(client, number),
		listReviewComments: (number, id) => listReviewComments(client, {
			number,
			id
		}),
		async readPullRequest(number) {
			const pull = await readPull(client, number);
			return pull && {
				...pull.subject,
				headPushedAt: pull.headPushedAt
			};
		},
		async readIssue(number) {
			const request = octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}", {
				...base,
				issue_number: number
			});
			const response = await absentAsUndefined(withTranslatedErrors(request));
			return response && issueSchema$1.parse(response.data);
		},
		async addLabels(number, labels) {
			const parameters = {
				...base,
				issue_number: number,
				labels: array(string()).parse(labels)
			};
			await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", parameters));
		},
		async removeLabel(number, name) {
			const parameters = {
				...base,
				issue_number: number,
				name
			};
			const request = octokit.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", parameters);
			await absentAsUndefined(withTranslatedErrors(request));
		}
	};
}

// src/adapters/github/threads.ts
const pageSize = 100;
const commentsSchema = array(commentSchema);
const listRoute = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
/** Creates the port for comments on the REST interface. */
function createThreads(client) {
	return {
		listSince: (thread, since) => listSince(client, thread, since),
		listBackwards: (thread, total) => listPages(client, thread, total),
		read: (comment) => readComment(client, comment),
		create: (thread, body, key) => createComment(client, {
			thread,
			body,
			key
		}),
		update: (comment, body) => updateComment(client, comment, body),
		delete: (comment) => deleteComment(client, comment),
		minimise: (comment) => minimiseComment(client, comment)
	};
}
async function listSince({ octokit, base }, thread, since) {
	const list = octokit.paginate(listRoute, {
		...base,
		issue_number: thread,
		since,
		per_page: pageSize
	});
	return commentsSchema.parse(await withTranslatedErrors(list)).toSorted((a, b) => a.id - b.id);
}
/**
* Lists all pages backwards, starting at the last one. This is the only place that names a page number: the event's count of
* comments gives the last page without a request.
*/
function listPages({ octokit, base }, thread, total) {
	const page = Math.max(1, Math.ceil(total / pageSize));
	const parameters = {
		...base,
		issue_number: thread,
		per_page: pageSize,
		page
	};
	return listBackwards({
		first: async () => readPage(await octokit.request(listRoute, parameters)),
		follow: async (url) => readPage(await octokit.request({
			method: "GET",
			url,
			headers: base.headers
		}))
	});
}
function readPage(response) {
	return {
		items: commentsSchema.parse(response.data),
		link: response.headers.link
	};
}
async function readComment({ octokit, base }, comment) {
	const request = octokit.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", {
		...base,
		comment_id: comment
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	return response && commentSchema.parse(response.data);
}
async function createComment(client, comment) {
	const since = minuteAgo(client.clock);
	return createIdempotently(client.clock, {
		create: () => postComment(client, comment),
		find: async () => (await listSince(client, comment.thread, since)).find((seen) => isSameComment(seen, comment))
	});
}
async function postComment({ octokit, base }, { thread, body }) {
	const parameters = {
		...base,
		issue_number: thread,
		body,
		request: { retries: 0 }
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", parameters);
	return commentSchema.parse((await withTranslatedErrors(request)).data);
}
async function updateComment({ octokit, base }, comment, body) {
	const parameters = {
		...base,
		comment_id: comment,
		body
	};
	await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", parameters));
}
async function deleteComment({ octokit, base }, comment) {
	const request = octokit.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
		...base,
		comment_id: comment
	});
	await absentAsUndefined(withTranslatedErrors(request));
}
const minimiseQuery = "mutation($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }";
/** Collapses a comment by GraphQL, because REST cannot do that. */
async function minimiseComment({ octokit }, { nodeId: id }) {
	if (id !== void 0) await withTranslatedErrors(octokit.graphql(minimiseQuery, { id }));
}
/**
* Returns whether a comment is the one we tried to create. Compares the whole text, because somebody else could guess the key and
* post it.
*/
function isSameComment(seen, { body, key }) {
	return seen.body.includes(key) && isSameText(seen.body, body);
}

// src/adapters/github/create-github.ts
/** Creates all ports for one repository on GitHub. */
function createGitHub({ octokit, repository, clock, ledgersBy }) {
	const client = {
		octokit,
		clock,
		base: {
			owner: repository.owner,
			repo: repository.name,
			headers: { "x-github-api-version": "2022-11-28" }
		}
	};
	return {
		threads: createThreads(client),
		permissions: createPermissions(client),
		reactions: createReactions(client),
		commits: createCommits(client),
		pullRequests: createPullRequests(client),
		issues: createIssues(client),
		notices: createNotices(client),
		reviews: createReviews(client),
		subjects: createSubjects(client),
		ledgers: createLedgers(client, ledgersBy),
		provenance: createProvenance(client),
		artifacts: createArtifactSource(client),
		readOwnAccount: () => readOwnAccount(client),
		listArtifacts: (name) => listArtifacts(client, name),
		listRecordThreads: (since) => listRecordThreads(client, since),
		dispatcher: (workflowFile, ref) => createDispatcher(client, {
			workflowFile,
			ref
		})
	};
}

// src/core/handoff/keys-of-schema.ts
/** Keywords through which a schema may allow keys that its `properties` do not name. */
const openKeywords = [
	"$ref",
	"allOf",
	"anyOf",
	"oneOf",
	"if",
	"not",
	"patternProperties",
	"propertyNames",
	"dependentSchemas",
	"dependencies"
];
/**
* Returns the keys that `data` may have according to its schema; undefined when they cannot be listed. A schema that names
* properties allows only these, unless its `additionalProperties` or `unevaluatedProperties` say otherwise.
*/
function keysOfSchema(schema) {
	if (!isPlainMap(schema) || !isPlainMap(schema.properties)) return isPlainMap(schema) && schema.additionalProperties === false ? [] : void 0;
	if ([schema.additionalProperties, schema.unevaluatedProperties].some((value) => value !== void 0 && value !== false)) return void 0;
	if (openKeywords.some((keyword) => Object.hasOwn(schema, keyword))) return void 0;
	const required = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
	const named = Object.entries(schema.properties).flatMap(([name, value]) => value === false ? [] : [name]);
	return schema.additionalProperties === false ? named : [.../* @__PURE__ */ new Set([...named, ...required])];
}

// src/core/config/parse/later-keys.ts
/** Keys of DESIGN 4.1 that are designed but not built yet; `*` is any name. They are refused as such, never as a typo. */
const laterKeys = `
pipelines.*.limits.max-children pipelines.*.limits.max-depth
pipelines.*.stages.*.if pipelines.*.stages.*.matrix
pipelines.*.stages.*.continue-on-failure
`.trim().split(/\s+/).map((key) => key.split("."));
const laterValues = /* @__PURE__ */ new Map([["on-conflict", ["queue"]]]);
/** Returns whether a key is designed for this place but not supported yet. */
function isLaterKey(path) {
	return laterKeys.some((pattern) => pattern.length === path.length && pattern.every((part, at) => part === "*" || part === path[at]));
}
/** Returns whether a value is designed for this key but not supported yet. */
function isLaterValue(path, value) {
	const key = String(path.at(-1));
	return typeof value === "string" && (laterValues.get(key)?.includes(value) ?? false);
}
/** Returns the later keys of one place, so that a misspelled one is recognized too. */
function laterKeysIn(parent) {
	return laterKeys.flatMap((pattern) => {
		const key = pattern.at(-1);
		return key !== void 0 && isLaterKey([...parent, key]) && pattern.length === parent.length + 1 ? [key] : [];
	});
}

// src/core/config/parse/schema-node.ts
const nodeSchema = object({
	description: string().optional(),
	properties: record(string(), unknown()).optional(),
	additionalProperties: unknown().optional(),
	propertyNames: object({ description: string().optional() }).optional(),
	items: unknown().optional(),
	anyOf: array(unknown()).optional()
});
let root;
/** Finds what the JSON Schema says about a path of the config: its description and its keys. */
function findSchemaNode(path) {
	return nodesAt(path)[0];
}
/** Returns all keys that may be in the map at a path, of any kind. */
function knownKeysAt(path) {
	return [...new Set(nodesAt(path).flatMap((node) => Object.keys(node.properties ?? {})))];
}
function nodesAt(path) {
	root ??= expand(buildConfigJsonSchema());
	let nodes = root;
	for (const segment of path) nodes = nodes.flatMap((node) => expand(step(node, segment)));
	return nodes;
}
function step(node, segment) {
	if (typeof segment === "number") return node.items;
	return (node.properties !== void 0 && Object.hasOwn(node.properties, segment) ? node.properties[segment] : void 0) ?? node.additionalProperties;
}
/** Expands a union into itself and its members. */
function expand(value) {
	const parsed = nodeSchema.safeParse(value);
	if (!parsed.success) return [];
	return [parsed.data, ...(parsed.data.anyOf ?? []).flatMap(expand)];
}

// src/core/config/parse/yaml-source.ts
/** A parsed config file that still knows the position of every value. */
var YamlSource = class {
	text;
	value;
	document;
	lines;
	constructor(parts) {
		this.text = parts.text;
		this.document = parts.document;
		this.lines = parts.lines;
		this.value = parts.document.toJS({ maxAliasCount: 0 });
	}
	/** Builds a problem at the value of a path, or at its key. If the value does not exist, the problem is shown at its parent. */
	problem(request) {
		const { code, message, path, at = "value" } = request;
		const offset = this.findOffset(path, at);
		return {
			code,
			message,
			...path.length > 0 ? { path: writeConfigPath(path) } : {},
			...this.positionAt(offset)
		};
	}
	positionAt(offset) {
		const { line, col } = this.lines.linePos(offset);
		return {
			line: Math.max(line, 1),
			column: Math.max(col, 1)
		};
	}
	/** Finds the plain value at a path. */
	find(path) {
		let value = this.value;
		for (const segment of path) {
			if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return void 0;
			value = Object.entries(value).find(([key]) => key === String(segment))?.[1];
		}
		return value;
	}
	findNode(path) {
		const node = this.document.getIn(path, true);
		return (0, import_dist.isScalar)(node) || (0, import_dist.isMap)(node) || (0, import_dist.isSeq)(node) ? node : void 0;
	}
	findOffset(path, at) {
		if (path.length === 0) return this.document.contents?.range[0] ?? 0;
		const node = this.findNode(path);
		const key = this.findKey(path);
		return (at === "key" || isEmpty(node) ? key?.range?.[0] : node?.range?.[0]) ?? node?.range?.[0] ?? this.findOffset(path.slice(0, -1), "key");
	}
	findKey(path) {
		const parent = this.document.getIn(path.slice(0, -1), true);
		if (!(0, import_dist.isMap)(parent)) return void 0;
		return parent.items.find((pair) => (0, import_dist.isScalar)(pair.key) && pair.key.value === path.at(-1))?.key;
	}
};
function isEmpty(node) {
	return node === void 0 || (0, import_dist.isScalar)(node) && node.value === null;
}
/** Renders a path as `pipelines.fix.stages.fix.needs[0]`; names that contain a dot are quoted. */
function writeConfigPath(path) {
	return path.map((segment, index) => writeSegment(segment, index === 0)).join("");
}
function writeSegment(segment, first) {
	if (typeof segment === "number") return `[${segment}]`;
	if (!/^[A-Za-z0-9_-]+$/.test(segment)) return `[${JSON.stringify(segment)}]`;
	return first ? segment : `.${segment}`;
}

// src/core/config/parse/describe-issue.ts
/** Turns an issue of the schema into problems that name the field, the value seen, and what to write instead. */
function describeIssue(issue, place) {
	const { path, source } = place;
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => describeKey([...path, key], source));
	if (isLaterValue(path, issue.input)) return [describeLaterValue(issue, place)];
	if (issue.code === "invalid_key") return [describeName(place)];
	if (issue.input === void 0) return [describeMissing(place)];
	const message = `\`${writeConfigPath(path) || "The config"}\` is ${showValue(issue.input)}, ${explainIssue(issue)}${remedy(path)}`;
	return [source.problem({
		code: "BATON-E107",
		message,
		path
	})];
}
function describeKey(path, source) {
	const key = String(path.at(-1));
	const parent = path.slice(0, -1);
	const name = writeConfigPath(path);
	if (isLaterKey(path)) {
		const message = `\`${name}\` is not supported yet; take it out until a later version.`;
		return source.problem({
			code: "BATON-E108",
			message,
			path,
			at: "key"
		});
	}
	const known = fieldsOfBuiltin(parent, source) ?? knownKeysAt(parent);
	if (known.includes(key)) {
		const message = `\`${name}\` belongs to the other kind of stage; with \`agent\` there is no \`with\`, with \`uses\` only \`needs\` and \`with\`.`;
		return source.problem({
			code: "BATON-E105",
			message,
			path,
			at: "key"
		});
	}
	const nearest = (0, import_fastest_levenshtein.closest)(key, [...known, ...laterKeysIn(parent)]);
	const guess = (0, import_fastest_levenshtein.distance)(key, nearest) <= Math.max(2, Math.ceil(nearest.length / 3)) ? ` Did you mean \`${nearest}\`?` : "";
	const message = `\`${name}\` is not a key here.${guess}${guess !== "" && !known.includes(nearest) ? " (That one is not supported yet.)" : ""} Known here: ${known.join(", ")}.`;
	return source.problem({
		code: "BATON-E105",
		message,
		path,
		at: "key"
	});
}
/** Returns the fields of the built-in of this very stage; undefined elsewhere. */
function fieldsOfBuiltin(parent, source) {
	const uses = parent.at(-1) === "with" ? source.find([...parent.slice(0, -1), "uses"]) : void 0;
	return isBuiltinName(uses) ? Object.keys(builtinSchemas[uses].shape.with.shape) : void 0;
}
function describeLaterValue(issue, { path, source }) {
	const name = writeConfigPath(path);
	const values = issue.code === "invalid_value" ? quoteNames(issue.values.map(String)) : "";
	const message = `\`${name}: ${String(issue.input)}\` is not supported yet; this version has: ${values}.`;
	return source.problem({
		code: "BATON-E108",
		message,
		path
	});
}
function describeName({ path, source }) {
	const description = findSchemaNode(path.slice(0, -1))?.propertyNames?.description ?? "";
	const message = `\`${writeConfigPath(path)}\` is no valid name. ${description}`.trim();
	return source.problem({
		code: "BATON-E107",
		message,
		path,
		at: "key"
	});
}
function describeMissing({ path, source }) {
	const description = findSchemaNode(path)?.description ?? "";
	return source.problem({
		code: "BATON-E106",
		message: `\`${writeConfigPath(path)}\` is missing. ${description}`.trim(),
		path
	});
}
function remedy(path) {
	const description = findDescription(path);
	return description === void 0 ? "." : `. ${description}`;
}
/** Finds the description of a field, or of the list that contains it. */
function findDescription(path) {
	return findSchemaNode(path)?.description ?? (typeof path.at(-1) === "number" ? findSchemaNode(path.slice(0, -1))?.description : void 0);
}
const typeNames = /* @__PURE__ */ new Map([
	["string", "text"],
	["number", "a number"],
	["int", "a whole number"],
	["boolean", "true or false"],
	["array", "a list"],
	["object", "a map"],
	["record", "a map"]
]);
function explainIssue(issue) {
	switch (issue.code) {
		case "invalid_type": return `but must be ${typeNames.get(issue.expected) ?? issue.expected}`;
		case "invalid_value": return explainValues(issue.values.map(String), issue.input);
		case "too_small": return issue.origin === "string" || issue.origin === "array" ? "but must not be empty" : `but must be at least ${issue.minimum}`;
		case "too_big": return issue.origin === "array" ? `but must have at most ${issue.maximum} entries` : `but must be at most ${issue.maximum}`;
		case "invalid_format": return "which does not have the right form";
		default: return "which is not allowed here";
	}
}
function explainValues(values, input) {
	const nearest = typeof input === "string" ? (0, import_fastest_levenshtein.closest)(input, [...values]) : "";
	const guess = nearest !== "" && values.length > 1 && (0, import_fastest_levenshtein.distance)(String(input), nearest) <= 2 ? `; did you mean \`${nearest}\`?` : "";
	return `but must be ${values.length > 1 ? "one of " : ""}${quoteNames(values)}${guess}`;
}
/** Renders a value briefly, as it is written in the file. A config holds no secrets: it only names them. */
function showValue(value) {
	if (value === null) return "empty";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object") return "a map";
	const text = typeof value === "string" ? JSON.stringify(value) : String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
/** Suggests what a name that does not exist may mean, and lists the names that exist. */
function suggestNames(wrong, names) {
	if (names.length === 0) return "There is none to choose from.";
	const nearest = (0, import_fastest_levenshtein.closest)(wrong, [...names]);
	return `${(0, import_fastest_levenshtein.distance)(wrong, nearest) <= 2 ? `Did you mean \`${nearest}\`? ` : ""}There are: ${names.join(", ")}.`;
}

// src/core/config/parse/check-agents.ts
/**
* Checks that the settings of one agent fit each other. What an engine cannot do is a warning elsewhere, and not reported here.
*/
function checkAgents(agent, options) {
	return [
		...checkCommand(agent, options),
		...checkInstructions(agent, options),
		...checkCost(agent, options),
		...checkServers(agent, options)
	];
}
function checkCommand({ fields, path }, { source }) {
	const name = writeConfigPath(path);
	if (fields.engine === "command" && fields.command === void 0) {
		const message = `\`${name}.command\` is missing. Write program and arguments as a list, such as \`[node, scripts/agent.mjs]\`.`;
		return [source.problem({
			code: "BATON-E106",
			message,
			path: [...path, "command"]
		})];
	}
	if (!isOtherEngine(fields.engine) || fields.command === void 0) return [];
	const message = `\`${name}.command\` has no meaning for the engine \`${fields.engine}\`, which knows what to run; take it out, or write \`engine: command\`.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path: [...path, "command"],
		at: "key"
	})];
}
function isOtherEngine(engine) {
	return engine !== "command" && engineNames.some((name) => name === engine);
}
/** Checks a text of one word that ends like a file name: it is meant as a file. */
function checkInstructions({ fields, path }, { source }) {
	const { instructions } = fields;
	if (typeof instructions !== "string" || !/^\S+\.(?:md|markdown|txt)$/.test(instructions.trim())) return [];
	if (/^\.github\/[A-Za-z0-9._/-]+$/.test(instructions) && !instructions.split("/").includes("..")) return [];
	const at = [...path, "instructions"];
	const message = `\`${writeConfigPath(at)}\` is ${JSON.stringify(instructions)}, which is no file below \`.github\`; move it there and write its path, such as \`.github/agents/fixer.md\`, or write the text itself.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path: at
	})];
}
function checkCost({ fields, path }, { prices, source }) {
	const { engine, model, "max-cost-usd": limit } = fields;
	if (typeof limit !== "number" || typeof engine !== "string" || reportsCost(engine)) return [];
	if (typeof model === "string" && prices.includes(model)) return [];
	const at = [...path, "max-cost-usd"];
	const wanted = typeof model === "string" ? `write the price of \`${model}\` under \`prices\`` : "name its `model` and the price of that under `prices`";
	const message = `\`${writeConfigPath(at)}\` is ${limit}, but the engine \`${engine}\` reports no cost; ${wanted}, or take the limit out.`;
	return [source.problem({
		code: "BATON-E123",
		message,
		path: at
	})];
}
function checkServers({ fields, path }, { source }) {
	const servers = fields["mcp-servers"];
	if (!isPlainMap(servers)) return [];
	return Object.entries(servers).flatMap(([name, server]) => checkServer(server, {
		path: [
			...path,
			"mcp-servers",
			name
		],
		source
	}));
}
function checkServer(server, { path, source }) {
	if (!isPlainMap(server) || server.command === void 0 !== (server.url === void 0)) return [];
	const has = server.command === void 0 ? "neither `command` nor `url`" : "both `command` and `url`";
	const message = `\`${writeConfigPath(path)}\` has ${has}; write one of them: the program of the server, or its address.`;
	return [source.problem({
		code: "BATON-E122",
		message,
		path,
		at: "key"
	})];
}
/** Checks that the agents to which others may transfer their work exist (T-16, DESIGN 4.1). */
function checkTransfers(agents, source) {
	const names = agents.map(({ name }) => name);
	return agents.flatMap(({ transferTo }) => transferTo).filter(({ text }) => !names.includes(text)).map(({ text, path }) => {
		const message = `\`${writeConfigPath(path)}\` names the agent \`${text}\`, which is not under \`agents\`. ${suggestNames(text, names)}`;
		return source.problem({
			code: "BATON-E121",
			message,
			path
		});
	});
}
/**
* Prefixes of variables that the runner or Baton sets. A secret of such a name would be dropped or would change how processes
* run.
*/
const refusedPrefixes = [
	"GITHUB_",
	"BATON_",
	"ACTIONS_",
	"INPUT_",
	"RUNNER_",
	"KELOS_",
	"LD_",
	"DYLD_",
	"GIT_",
	"NPM_CONFIG_"
];
const refusedNames = `
BASH_ENV CI CLASSPATH ENV HOME IFS JAVA_TOOL_OPTIONS LANG NODE_OPTIONS NODE_PATH PATH PERL5LIB PERL5OPT PROMPT_COMMAND PS4 PWD
PYTHONHOME PYTHONPATH PYTHONSTARTUP RUBYLIB RUBYOPT SHELL SHELLOPTS TMPDIR TRACEPARENT
`.trim().split(/\s+/);
/** Checks the names of secrets that an agent or `setup` is given. */
function checkEnvNames(names, source) {
	return names.flatMap(({ text, path }) => {
		const upper = text.toUpperCase();
		const prefix = refusedPrefixes.find((each) => upper.startsWith(each));
		if (prefix === void 0 && !refusedNames.includes(upper)) return [];
		const why = prefix === void 0 ? "changes how processes run" : `starts with \`${prefix}\`, which belongs to the machinery`;
		const message = `\`${writeConfigPath(path)}\` is \`${text}\`, which ${why}; keep the secret under another name.`;
		return [source.problem({
			code: "BATON-E115",
			message,
			path
		})];
	});
}

// node_modules/croner/dist/croner.js
function g(s, e, t, n = 0, r = 0, a = 0, i = 0) {
	let o = s >= 0 && s < 100, u = Date.UTC(o ? s + 400 : s, e, t, n, r, a, i);
	return o ? u - 0xb7af85d9c00 : u;
}
function D(s) {
	return g(s.y, s.m - 1, s.d, s.h, s.i, s.s);
}
function w(s, e) {
	return s.y === e.y && s.m === e.m && s.d === e.d && s.h === e.h && s.i === e.i && s.s === e.s;
}
function O(s) {
	let e = s.substring(9);
	return e.includes("Z") || e.includes("+") || e.includes("-");
}
function Z(s, e) {
	let t = new Date(Date.parse(s));
	if (isNaN(t)) throw new Error("Invalid ISO8601 passed to timezone parser.");
	return O(s) ? {
		tp: T(t.getUTCFullYear(), t.getUTCMonth() + 1, t.getUTCDate(), t.getUTCHours(), t.getUTCMinutes(), t.getUTCSeconds(), "Etc/UTC"),
		ms: t.getUTCMilliseconds()
	} : {
		tp: T(t.getFullYear(), t.getMonth() + 1, t.getDate(), t.getHours(), t.getMinutes(), t.getSeconds(), e),
		ms: t.getMilliseconds()
	};
}
function v(s, e, t) {
	let { tp: n, ms: r } = Z(s, e);
	return new Date(N(n, t).getTime() + r);
}
function N(s, e) {
	let t = _(s);
	if (t.kind === "single") return t.date;
	if (t.kind === "ambiguous") return t.earlier;
	if (e) throw new Error("Invalid date passed to fromTZ()");
	return t.after;
}
function _(s) {
	let e = D(s), t = (i) => R(new Date(i), s.tz), n = e - t(e), r = y(new Date(n), s.tz);
	if (w(r, s)) {
		let i = D(r) - n, o = n - (t(n - E) - i);
		if (o < n && w(y(new Date(o), s.tz), s)) return {
			kind: "ambiguous",
			earlier: new Date(o),
			later: new Date(n)
		};
		let u = n + (i - t(n + E));
		return u > n && w(y(new Date(u), s.tz), s) ? {
			kind: "ambiguous",
			earlier: new Date(n),
			later: new Date(u)
		} : {
			kind: "single",
			date: new Date(n)
		};
	}
	let a = e - (D(r) - n);
	return w(y(new Date(a), s.tz), s) ? {
		kind: "single",
		date: new Date(a)
	} : {
		kind: "gap",
		before: new Date(Math.min(n, a)),
		after: new Date(Math.max(n, a))
	};
}
var E = 108e5;
function R(s, e) {
	return D(y(s, e)) - (s.getTime() - s.getUTCMilliseconds());
}
function k(s, e, t) {
	let n = R(new Date(s), t);
	for (; e - s > 1e3;) {
		let r = s + Math.floor((e - s) / 2e3) * 1e3;
		R(new Date(r), t) === n ? s = r : e = r;
	}
	return e;
}
function U(s, e) {
	let t = _(y(new Date(s), e));
	if (t.kind === "ambiguous") return s < t.later.getTime() ? "earlier" : "later";
}
var H = g(1, 0, 1);
var S = 864e5;
var W = /* @__PURE__ */ new Map();
function y(s, e) {
	if (e === void 0) return T(s.getFullYear(), s.getMonth() + 1, s.getDate(), s.getHours(), s.getMinutes(), s.getSeconds());
	let t = W.get(e), n;
	try {
		t || (t = new Intl.DateTimeFormat("en-US", {
			timeZone: e,
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "numeric",
			minute: "numeric",
			second: "numeric",
			hour12: !1
		}), W.set(e, t)), n = t.formatToParts(s);
	} catch (i) {
		let o = i instanceof Error ? i.message : String(i);
		throw new RangeError(`toTZ: Invalid timezone '${e}' or date. Please provide a valid IANA timezone (e.g., 'America/New_York', 'Europe/Stockholm'). Original error: ${o}`);
	}
	let r = {
		year: 0,
		month: 0,
		day: 0,
		hour: 0,
		minute: 0,
		second: 0
	};
	for (let i of n) (i.type === "year" || i.type === "month" || i.type === "day" || i.type === "hour" || i.type === "minute" || i.type === "second") && (r[i.type] = parseInt(i.value, 10));
	if (isNaN(r.year) || isNaN(r.month) || isNaN(r.day) || isNaN(r.hour) || isNaN(r.minute) || isNaN(r.second)) throw new Error(`toTZ: Failed to parse all date components from timezone '${e}'. This may indicate an invalid date or timezone configuration. Parsed components: ${JSON.stringify(r)}`);
	let a = s.getTime() - H;
	return (a < -S || a < S && r.month === 12) && (r.year = 1 - r.year), r.hour === 24 && (r.hour = 0), {
		y: r.year,
		m: r.month,
		d: r.day,
		h: r.hour,
		i: r.minute,
		s: r.second,
		tz: e
	};
}
function T(s, e, t, n, r, a, i) {
	return {
		y: s,
		m: e,
		d: t,
		h: n,
		i: r,
		s: a,
		tz: i
	};
}
var x = [
	1,
	2,
	4,
	8,
	16
];
var C = class s {
	pattern;
	timezone;
	mode;
	alternativeWeekdays;
	sloppyRanges;
	fixedTimeRule;
	second;
	minute;
	hour;
	day;
	month;
	dayOfWeek;
	year;
	lastDayOfMonth;
	lastWeekday;
	nearestWeekdays;
	starDOM;
	starDOW;
	starYear;
	useAndLogic;
	isFixedTime;
	constructor(e, t, n) {
		this.pattern = e, this.timezone = t, this.mode = n?.mode ?? "auto", this.alternativeWeekdays = n?.alternativeWeekdays ?? !1, this.sloppyRanges = n?.sloppyRanges ?? !1, this.fixedTimeRule = n?.fixedTimeRule ?? "single-value", this.second = Array(60).fill(0), this.minute = Array(60).fill(0), this.hour = Array(24).fill(0), this.day = Array(31).fill(0), this.month = Array(12).fill(0), this.dayOfWeek = Array(7).fill(0), this.year = [], this.lastDayOfMonth = !1, this.lastWeekday = !1, this.nearestWeekdays = Array(31).fill(0), this.starDOM = !1, this.starDOW = !1, this.starYear = !1, this.useAndLogic = !1, this.isFixedTime = !1, this.parse();
	}
	parse() {
		if (!(typeof this.pattern == "string" || this.pattern instanceof String)) throw new TypeError("CronPattern: Pattern has to be of type string.");
		this.pattern.indexOf("@") >= 0 && (this.pattern = this.handleNicknames(this.pattern).trim());
		let e = this.pattern.match(/\S+/g) || [""], t = e.length;
		if (e.length < 5 || e.length > 7) throw new TypeError("CronPattern: invalid configuration format ('" + this.pattern + "'), exactly five, six, or seven space separated parts are required.");
		if (this.mode !== "auto") {
			let i;
			switch (this.mode) {
				case "5-part":
					i = 5;
					break;
				case "6-part":
					i = 6;
					break;
				case "7-part":
					i = 7;
					break;
				case "5-or-6-parts":
					i = [5, 6];
					break;
				case "6-or-7-parts":
					i = [6, 7];
					break;
				default: i = 0;
			}
			if (!(Array.isArray(i) ? i.includes(t) : t === i)) {
				let u = Array.isArray(i) ? i.join(" or ") : i.toString();
				throw new TypeError(`CronPattern: mode '${this.mode}' requires exactly ${u} parts, but pattern '${this.pattern}' has ${t} parts.`);
			}
		}
		if (e.length === 5 && e.unshift("0"), e.length === 6 && e.push("*"), this.pattern.indexOf("?") >= 0) for (let i = 0; i < e.length; i++) e[i] = e[i].replace(/\?/g, "*");
		if (e[3].toUpperCase() === "LW") this.lastWeekday = !0, e[3] = "";
		else if (e[3].toUpperCase().indexOf("L") >= 0) {
			let i = e[3].split(",");
			if (i.length > 1 && i.some((o) => o.toUpperCase() === "LW")) throw new TypeError(`CronPattern: Syntax error, LW can not be in a list in day-of-month ('${e[3]}').`);
			if (i.some((o) => o === "" || o.toUpperCase() !== "L" && /l/i.test(o))) throw new TypeError("CronPattern: Syntax error, L has to be a value of its own in day-of-month ('" + e[3] + "').");
			e[3] = i.filter((o) => o.toUpperCase() !== "L").join(","), this.lastDayOfMonth = !0;
		}
		if (e[3] == "*" && (this.starDOM = !0), e[6] == "*" && (this.starYear = !0), e[4].length >= 3 && (e[4] = this.replaceAlpha(e[4], s.MONTH_NAMES)), e[5].length >= 3 && (e[5] = this.alternativeWeekdays ? this.replaceAlpha(e[5], s.DAY_NAMES_QUARTZ) : this.replaceAlpha(e[5], s.DAY_NAMES)), e[5].startsWith("+") && (this.useAndLogic = !0, e[5] = e[5].substring(1), e[5] === "")) throw new TypeError("CronPattern: Day-of-week field cannot be empty after '+' modifier.");
		switch (e[5] == "*" && (this.starDOW = !0), this.mode) {
			case "5-part":
				e[0] = "0", e[6] = "*";
				break;
			case "6-part":
				e[6] = "*";
				break;
			case "5-or-6-parts": e[6] = "*";
		}
		this.throwAtIllegalCharacters(e), this.partToArray("second", e[0], 0, 1), this.partToArray("minute", e[1], 0, 1), this.partToArray("hour", e[2], 0, 1), this.partToArray("day", e[3], -1, 1), this.partToArray("month", e[4], -1, 1);
		let n = this.alternativeWeekdays ? -1 : 0;
		this.partToArray("dayOfWeek", e[5], n, 63), e[6] === "*" ? this.year = Array(1e4).fill(1) : (this.year = Array(1e4).fill(0), this.partToArray("year", e[6], 0, 1)), !this.alternativeWeekdays && this.dayOfWeek[7] && (this.dayOfWeek[0] = this.dayOfWeek[7]);
		let r = this.fixedTimeRule === "single-value", a = (i, o) => !i.includes("*") && !i.includes("/") && (!r || o.filter((u) => u).length === 1);
		this.isFixedTime = a(e[0], this.second) && a(e[1], this.minute) && a(e[2], this.hour);
	}
	partToArray(e, t, n, r) {
		let a = this[e];
		if (t === "" && !(e === "day" && (this.lastDayOfMonth || this.lastWeekday))) throw new TypeError("CronPattern: configuration entry " + e + " (" + t + ") is empty, check for trailing spaces.");
		if (t === "*") return a.fill(r);
		let i = t.split(",");
		if (i.length > 1) for (let o of i) this.partToArray(e, o, n, r);
		else t.includes("-") && t.includes("/") ? this.handleRangeWithStepping(t, e, n, r) : t.includes("-") ? this.handleRange(t, e, n, r) : t.includes("/") ? this.handleStepping(t, e, n, r) : t !== "" && this.handleNumber(t, e, n, r);
	}
	throwAtIllegalCharacters(e) {
		for (let t = 0; t < e.length; t++) if ((t === 3 ? /[^/*0-9,\-WwLl]+/ : t === 5 ? /[^/*0-9,\-#Ll]+/ : /[^/*0-9,\-]+/).test(e[t])) throw new TypeError("CronPattern: configuration entry " + t + " (" + e[t] + ") contains illegal characters.");
	}
	handleNumber(e, t, n, r) {
		let a = this.extractNth(e, t), i = e.toUpperCase().includes("W");
		if (t !== "day" && i) throw new TypeError("CronPattern: Nearest weekday modifier (W) only allowed in day-of-month.");
		i && (t = "nearestWeekdays");
		let o = i ? a[0].replace(/W$/i, "") : a[0], u = s.toNumber(o) + n;
		if (isNaN(u)) throw new TypeError("CronPattern: " + t + " is not a number: '" + e + "'");
		this.setPart(t, u, a[1] || r);
	}
	setPart(e, t, n) {
		if (!Object.prototype.hasOwnProperty.call(this, e)) throw new TypeError("CronPattern: Invalid part specified: " + e);
		if (e === "dayOfWeek") {
			if (t === 7 && (t = 0), t < 0 || t > 6) throw new RangeError("CronPattern: Invalid value for dayOfWeek: " + t);
			this.setNthWeekdayOfMonth(t, n);
			return;
		}
		if (e === "second" || e === "minute") {
			if (t < 0 || t >= 60) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "hour") {
			if (t < 0 || t >= 24) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "day" || e === "nearestWeekdays") {
			if (t < 0 || t >= 31) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "month") {
			if (t < 0 || t >= 12) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t);
		} else if (e === "year" && (t < 1 || t >= 1e4)) throw new RangeError("CronPattern: Invalid value for " + e + ": " + t + " (supported range: 1-9999)");
		this[e][t] = n;
	}
	static toNumber(e) {
		return /^\d+$/.test(e) ? parseInt(e, 10) : NaN;
	}
	validateNotNaN(e, t) {
		if (isNaN(e)) throw new TypeError(t);
	}
	validateRange(e, t, n, r, a) {
		if (e > t) throw new TypeError("CronPattern: From value is larger than to value: '" + a + "'");
		if (n !== void 0) {
			if (n === 0) throw new TypeError("CronPattern: Syntax error, illegal stepping: 0");
			if (n > this[r].length) throw new TypeError("CronPattern: Syntax error, steps cannot be greater than maximum value of part (" + this[r].length + ")");
		}
	}
	handleRangeWithStepping(e, t, n, r) {
		if (e.toUpperCase().includes("W")) throw new TypeError("CronPattern: Syntax error, W is not allowed in ranges with stepping.");
		let a = this.extractNth(e, t), i = a[0].match(/^(\d+)-(\d+)\/(\d+)$/);
		if (i === null) throw new TypeError("CronPattern: Syntax error, illegal range with stepping: '" + e + "'");
		let [, o, u, l] = i, h = parseInt(o, 10) + n, m = parseInt(u, 10) + n, d = parseInt(l, 10);
		this.validateNotNaN(h, "CronPattern: Syntax error, illegal lower range (NaN)"), this.validateNotNaN(m, "CronPattern: Syntax error, illegal upper range (NaN)"), this.validateNotNaN(d, "CronPattern: Syntax error, illegal stepping: (NaN)"), this.validateRange(h, m, d, t, e);
		for (let p = h; p <= m; p += d) this.setPart(t, p, a[1] || r);
	}
	extractNth(e, t) {
		let n = e, r;
		if (n.includes("#")) {
			if (t !== "dayOfWeek") throw new Error("CronPattern: nth (#) only allowed in day-of-week field");
			let a = n.split("#");
			if (a.length !== 2 || a[1] === "") throw new TypeError("CronPattern: Syntax error, illegal nth weekday: '" + e + "'");
			n = a[0], r = a[1];
		} else if (n.toUpperCase().endsWith("L")) {
			if (t !== "dayOfWeek") throw new Error("CronPattern: L modifier only allowed in day-of-week field (use L alone for day-of-month)");
			r = "L", n = n.slice(0, -1);
		}
		return [n, r];
	}
	handleRange(e, t, n, r) {
		if (e.toUpperCase().includes("W")) throw new TypeError("CronPattern: Syntax error, W is not allowed in a range.");
		let a = this.extractNth(e, t), i = a[0].split("-");
		if (i.length !== 2) throw new TypeError("CronPattern: Syntax error, illegal range: '" + e + "'");
		let o = s.toNumber(i[0]) + n, u = s.toNumber(i[1]) + n;
		this.validateNotNaN(o, "CronPattern: Syntax error, illegal lower range (NaN)"), this.validateNotNaN(u, "CronPattern: Syntax error, illegal upper range (NaN)"), this.validateRange(o, u, void 0, t, e);
		for (let l = o; l <= u; l++) this.setPart(t, l, a[1] || r);
	}
	handleStepping(e, t, n, r) {
		if (e.toUpperCase().includes("W")) throw new TypeError("CronPattern: Syntax error, W is not allowed in parts with stepping.");
		let a = this.extractNth(e, t), i = a[0].split("/");
		if (i.length !== 2) throw new TypeError("CronPattern: Syntax error, illegal stepping: '" + e + "'");
		if (this.sloppyRanges) i[0] === "" && (i[0] = "*");
		else {
			if (i[0] === "") throw new TypeError("CronPattern: Syntax error, stepping with missing prefix ('" + e + "') is not allowed. Use wildcard (*/step) or range (min-max/step) instead.");
			if (i[0] !== "*") throw new TypeError("CronPattern: Syntax error, stepping with numeric prefix ('" + e + "') is not allowed. Use wildcard (*/step) or range (min-max/step) instead.");
		}
		let o = 0;
		i[0] !== "*" && (o = s.toNumber(i[0]) + n, this.validateNotNaN(o, "CronPattern: Syntax error, illegal stepping start (NaN)"));
		let u = s.toNumber(i[1]);
		this.validateNotNaN(u, "CronPattern: Syntax error, illegal stepping: (NaN)"), this.validateRange(0, this[t].length - 1, u, t, e);
		for (let l = o; l < this[t].length; l += u) t === "year" && l === 0 || this.setPart(t, l, a[1] || r);
	}
	replaceAlpha(e, t) {
		let n = e;
		for (let [r, a] of Object.entries(t)) n = n.replace(new RegExp(r, "gi"), (i, o, u) => {
			let l = o + i.length - 3, h = u.charAt(l - 1), m = u.charAt(l + 3);
			if (/[a-z\d/#]/i.test(h) || /[a-km-z\d]/i.test(m)) throw new TypeError(`CronPattern: Syntax error, a month or day name has to stand alone ('${e}').`);
			return a;
		});
		return n;
	}
	static DAY_NAMES = {
		"-sun": "-7",
		sun: "0",
		mon: "1",
		tue: "2",
		wed: "3",
		thu: "4",
		fri: "5",
		sat: "6"
	};
	static DAY_NAMES_QUARTZ = {
		sun: "1",
		mon: "2",
		tue: "3",
		wed: "4",
		thu: "5",
		fri: "6",
		sat: "7"
	};
	static MONTH_NAMES = {
		jan: "1",
		feb: "2",
		mar: "3",
		apr: "4",
		may: "5",
		jun: "6",
		jul: "7",
		aug: "8",
		sep: "9",
		oct: "10",
		nov: "11",
		dec: "12"
	};
	static NICKNAME_MAP = {
		"@yearly": "0 0 1 1 *",
		"@annually": "0 0 1 1 *",
		"@monthly": "0 0 1 * *",
		"@weekly": "0 0 * * SUN",
		"@daily": "0 0 * * *",
		"@midnight": "0 0 * * *",
		"@hourly": "0 * * * *"
	};
	handleNicknames(e) {
		let t = e.trim().toLowerCase();
		if (t === "@reboot") throw new TypeError("CronPattern: @reboot is not supported in this environment. This is an event-based trigger that requires system startup detection.");
		return s.NICKNAME_MAP[t] || e;
	}
	setNthWeekdayOfMonth(e, t) {
		if (typeof t != "number" && t.toUpperCase() === "L") this.dayOfWeek[e] = this.dayOfWeek[e] | 32;
		else if (t === 63) this.dayOfWeek[e] = 63;
		else if (t < 6 && t > 0) this.dayOfWeek[e] = this.dayOfWeek[e] | x[t - 1];
		else throw new TypeError(`CronPattern: nth weekday out of range, should be 1-5 or L. Value: ${t}, Type: ${typeof t}`);
	}
};
var B = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
var f = [
	[
		"month",
		"year",
		0
	],
	[
		"day",
		"month",
		-1
	],
	[
		"hour",
		"day",
		0
	],
	[
		"minute",
		"hour",
		0
	],
	[
		"second",
		"minute",
		0
	]
];
var c = class s {
	tz;
	instantMs;
	instantFields;
	ms;
	second;
	minute;
	hour;
	day;
	month;
	year;
	constructor(e, t) {
		if (this.tz = t, e && e instanceof Date) if (!isNaN(e)) this.fromDate(e);
		else throw new TypeError("CronDate: Invalid date passed to CronDate constructor");
		else if (e == null) this.fromDate(/* @__PURE__ */ new Date());
		else if (e && typeof e == "string") this.fromString(e);
		else if (e instanceof s) this.fromCronDate(e);
		else throw new TypeError("CronDate: Invalid type (" + typeof e + ") passed to CronDate constructor");
	}
	getLastDayOfMonth(e, t) {
		return t !== 1 ? B[t] : new Date(g(e, t + 1, 0)).getUTCDate();
	}
	getLastWeekday(e, t) {
		let n = this.getLastDayOfMonth(e, t), a = new Date(g(e, t, n)).getUTCDay();
		return a === 0 ? n - 2 : a === 6 ? n - 1 : n;
	}
	getNearestWeekday(e, t, n) {
		let r = this.getLastDayOfMonth(e, t);
		if (n > r) return -1;
		let i = new Date(g(e, t, n)).getUTCDay();
		return i === 0 ? n === r ? n - 2 : n + 1 : i === 6 ? n === 1 ? n + 2 : n - 1 : n;
	}
	isNthWeekdayOfMonth(e, t, n, r) {
		let i = new Date(g(e, t, n)).getUTCDay(), o = 0;
		for (let u = 1; u <= n; u++) new Date(g(e, t, u)).getUTCDay() === i && o++;
		if (r & 63 && x[o - 1] & r) return !0;
		if (r & 32) {
			let u = this.getLastDayOfMonth(e, t);
			for (let l = n + 1; l <= u; l++) if (new Date(g(e, t, l)).getUTCDay() === i) return !1;
			return !0;
		}
		return !1;
	}
	fromDate(e) {
		if (this.tz !== void 0) if (typeof this.tz == "number") this.ms = e.getUTCMilliseconds(), this.second = e.getUTCSeconds(), this.minute = e.getUTCMinutes() + this.tz, this.hour = e.getUTCHours(), this.day = e.getUTCDate(), this.month = e.getUTCMonth(), this.year = e.getUTCFullYear(), this.apply();
		else try {
			let t = y(e, this.tz);
			this.ms = e.getMilliseconds(), this.second = t.s, this.minute = t.i, this.hour = t.h, this.day = t.d, this.month = t.m - 1, this.year = t.y, this.cacheInstant(e.getTime() - this.ms);
		} catch (t) {
			let n = t instanceof Error ? t.message : String(t);
			throw new TypeError(`CronDate: Failed to convert date to timezone '${this.tz}'. This may happen with invalid timezone names or dates. Original error: ${n}`);
		}
		else this.ms = e.getMilliseconds(), this.second = e.getSeconds(), this.minute = e.getMinutes(), this.hour = e.getHours(), this.day = e.getDate(), this.month = e.getMonth(), this.year = e.getFullYear(), this.cacheInstant(e.getTime() - this.ms);
	}
	cacheInstant(e) {
		this.instantMs = e;
		let { year: t, month: n, day: r, hour: a, minute: i, second: o } = this;
		this.instantFields = [
			t,
			n,
			r,
			a,
			i,
			o,
			this.tz
		];
	}
	cachedInstant() {
		let e = this.instantFields;
		if (!(e === void 0 || e[6] !== this.tz) && !(e[5] !== this.second || e[4] !== this.minute || e[3] !== this.hour) && !(e[2] !== this.day || e[1] !== this.month || e[0] !== this.year)) return this.instantMs;
	}
	fromCronDate(e) {
		this.tz = e.tz, this.year = e.year, this.month = e.month, this.day = e.day, this.hour = e.hour, this.minute = e.minute, this.second = e.second, this.ms = e.ms, this.instantMs = e.instantMs, this.instantFields = e.instantFields;
	}
	apply() {
		if (this.month > 11 || this.month < 0 || this.day > this.getLastDayOfMonth(this.year, this.month) || this.day < 1 || this.hour > 23 || this.minute > 59 || this.second > 59 || this.hour < 0 || this.minute < 0 || this.second < 0) {
			let e = /* @__PURE__ */ new Date(0);
			return e.setUTCFullYear(this.year, this.month, this.day), e.setUTCHours(this.hour, this.minute, this.second, this.ms), this.ms = e.getUTCMilliseconds(), this.second = e.getUTCSeconds(), this.minute = e.getUTCMinutes(), this.hour = e.getUTCHours(), this.day = e.getUTCDate(), this.month = e.getUTCMonth(), this.year = e.getUTCFullYear(), !0;
		} else return !1;
	}
	fromString(e) {
		if (typeof this.tz == "number") {
			if (O(e)) return this.fromDate(v(e));
			let t = v(e, "Etc/UTC");
			this.ms = t.getUTCMilliseconds(), this.second = t.getUTCSeconds(), this.minute = t.getUTCMinutes(), this.hour = t.getUTCHours(), this.day = t.getUTCDate(), this.month = t.getUTCMonth(), this.year = t.getUTCFullYear(), this.apply();
		} else return this.fromDate(v(e, this.tz));
	}
	findNext(e, t, n, r) {
		return this._findMatch(e, t, n, r, 1);
	}
	_matchDayValue(e, t, n, r) {
		let a = e;
		if (!a) {
			for (let i = 0; i < n.nearestWeekdays.length; i++) if (n.nearestWeekdays[i]) {
				let o = this.getNearestWeekday(this.year, this.month, i + 1);
				if (o !== -1 && o === t) {
					a = 1;
					break;
				}
			}
		}
		if (n.lastWeekday) t === this.getLastWeekday(this.year, this.month) && (a = 1);
		if (n.lastDayOfMonth) t === this.getLastDayOfMonth(this.year, this.month) && (a = 1);
		if (!n.starDOW) {
			let i = new Date(g(this.year, this.month, 1, 0, 0, 0, 0)).getUTCDay(), o = n.dayOfWeek[(i + (t - 1)) % 7];
			o && o & 63 && (o = this.isNthWeekdayOfMonth(this.year, this.month, t, o) ? 1 : 0), n.useAndLogic ? a = a && o : !r.domAndDow && !n.starDOM ? a = a || o : a = a && o;
		}
		return a;
	}
	_findMatch(e, t, n, r, a) {
		let i = this[t], o = t === "day" ? this.getLastDayOfMonth(this.year, this.month) : 0, u = this[t] + r, l = a === 1 ? (h) => h < n[t].length : (h) => h >= 0;
		for (let h = u; l(h); h += a) {
			let m = n[t][h];
			if (t === "day") {
				if (h - r > o) continue;
				m = this._matchDayValue(m, h - r, n, e);
			}
			if (m) return this[t] = h - r, i !== this[t] ? 2 : 1;
		}
		return 3;
	}
	recurse(e, t, n) {
		let r = this.year, a = n;
		for (; typeof a == "number";) {
			if (e.starYear && Math.abs(this.year - r) > 400) return null;
			a = this.recurseStep(e, t, a);
		}
		return a;
	}
	recurseStep(e, t, n) {
		if (n === 0 && !e.starYear) {
			if (this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0) {
				let a = -1;
				for (let i = this.year + 1; i < e.year.length && i < 1e4; i++) if (e.year[i] === 1) {
					a = i;
					break;
				}
				if (a === -1) return null;
				this.year = a, this.month = 0, this.day = 1, this.hour = 0, this.minute = 0, this.second = 0, this.ms = 0;
			}
			if (this.year >= 1e4) return null;
		}
		let r = this.findNext(t, f[n][0], e, f[n][2]);
		if (r > 1) {
			let a = n + 1;
			for (; a < f.length;) this[f[a][0]] = -f[a][2], a++;
			if (r === 3) {
				if (this[f[n][1]]++, this[f[n][0]] = -f[n][2], this.apply(), n === 0 && !e.starYear) {
					for (; this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0 && this.year < 1e4;) this.year++;
					if (this.year >= 1e4 || this.year >= e.year.length) return null;
				}
				return 0;
			} else if (this.apply()) return n - 1;
		}
		return n += 1, n >= f.length ? this : (e.starYear ? this.year >= 3e3 : this.year >= 1e4) ? null : n;
	}
	increment(e, t, n) {
		return this.instantMs = void 0, this.instantFields = void 0, this.second += t.interval !== void 0 && t.interval > 1 && n ? t.interval : 1, this.ms = 0, this.apply(), this.recurse(e, t, 0);
	}
	decrement(e, t, n = !0) {
		this.instantMs = void 0, this.instantFields = void 0;
		let r = t.interval !== void 0 && t.interval >= 1;
		return (this.ms === 0 || r) && (this.second -= r && n ? t.interval : 1), this.ms = 0, this.apply(), this.year < 1 ? null : this.recurseBackward(e, t, 0);
	}
	recurseBackward(e, t, n) {
		let r = this.year, a = n;
		for (; typeof a == "number";) {
			if (e.starYear && Math.abs(this.year - r) > 400) return null;
			a = this.recurseBackwardStep(e, t, a);
		}
		return a;
	}
	recurseBackwardStep(e, t, n) {
		if (n === 0 && !e.starYear) {
			if (this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0) {
				let a = -1;
				for (let i = this.year - 1; i >= 0; i--) if (e.year[i] === 1) {
					a = i;
					break;
				}
				if (a === -1) return null;
				this.year = a, this.month = 11, this.day = 31, this.hour = 23, this.minute = 59, this.second = 59, this.ms = 0;
			}
			if (this.year < 1) return null;
		}
		let r = this.findPrevious(t, f[n][0], e, f[n][2]);
		if (r > 1) {
			let a = n + 1;
			for (; a < f.length;) {
				let i = f[a][0], o = f[a][2], u = this.getMaxPatternValue(i, e, o);
				this[i] = u, a++;
			}
			if (r === 3) {
				if (this[f[n][1]]--, n === 0) {
					let u = this.getLastDayOfMonth(this.year, this.month);
					this.day > u && (this.day = u);
				}
				if (n === 1) if (this.day <= 0) this.day = 1;
				else {
					let u = this.year, l = this.month;
					for (; l < 0;) l += 12, u--;
					for (; l > 11;) l -= 12, u++;
					let h = this.getLastDayOfMonth(u, l);
					this.day > h && (this.day = h);
				}
				this.apply();
				let i = f[n][0], o = f[n][2];
				if (this[i] = this.getMaxPatternValue(i, e, o), this.apply(), n === 0) {
					let u = f[1][2], l = this.getMaxPatternValue("day", e, u);
					l !== this.day && (this.day = l, this.hour = this.getMaxPatternValue("hour", e, f[2][2]), this.minute = this.getMaxPatternValue("minute", e, f[3][2]), this.second = this.getMaxPatternValue("second", e, f[4][2]));
				}
				if (n === 0 && !e.starYear) {
					for (; this.year >= 0 && this.year < e.year.length && e.year[this.year] === 0;) this.year--;
					if (this.year < 1) return null;
				}
				return 0;
			} else if (this.apply()) return n - 1;
		}
		return n += 1, n >= f.length ? this : this.year < 1 ? null : n;
	}
	getMaxPatternValue(e, t, n) {
		let r = t[e].length - 1 - n;
		for (let a = t[e].length - 1; a >= 0; a--) if (t[e][a]) {
			r = a - n;
			break;
		}
		if (e === "day") {
			let a = this.getLastDayOfMonth(this.year, this.month);
			return t.lastWeekday || t.nearestWeekdays.some((i) => i) || t.lastDayOfMonth || !t.starDOW ? a : Math.min(r, a);
		}
		return r;
	}
	findPrevious(e, t, n, r) {
		return this._findMatch(e, t, n, r, -1);
	}
	getDate(e) {
		if (!e && typeof this.tz != "number") {
			let t = this.cachedInstant();
			if (t !== void 0) return new Date(t + (this.tz === void 0 ? this.ms : 0));
		}
		if (e || this.tz === void 0) {
			if (this.year >= 0 && this.year < 100) {
				let t = /* @__PURE__ */ new Date(0);
				return t.setFullYear(this.year, this.month, this.day), t.setHours(this.hour, this.minute, this.second, this.ms), t;
			}
			return new Date(this.year, this.month, this.day, this.hour, this.minute, this.second, this.ms);
		} else return typeof this.tz == "number" ? new Date(g(this.year, this.month, this.day, this.hour, this.minute - this.tz, this.second, this.ms)) : N(T(this.year, this.month + 1, this.day, this.hour, this.minute, this.second, this.tz), !1);
	}
	getTime() {
		return this.getDate(!1).getTime();
	}
	match(e, t) {
		if (!e.starYear && (this.year < 0 || this.year >= e.year.length || e.year[this.year] === 0)) return !1;
		for (let n = 0; n < f.length; n++) {
			let r = f[n][0], a = f[n][2], i = this[r];
			if (i + a < 0 || i + a >= e[r].length) return !1;
			let o = e[r][i + a];
			if (r === "day" && (o = this._matchDayValue(o, i, e, t)), !o) return !1;
		}
		return !0;
	}
};
function F(s) {
	s === void 0 && (s = {}), delete s.name, s.legacyMode !== void 0 && s.domAndDow === void 0 ? s.domAndDow = !s.legacyMode : s.domAndDow === void 0 && (s.domAndDow = !1), s.legacyMode = !s.domAndDow;
	let e = (n, r) => n === void 0 ? r : n;
	if (s.paused = e(s.paused, !1), s.maxRuns = e(s.maxRuns, 1 / 0), s.catch = e(s.catch, !1), s.unref = e(s.unref, !1), s.mode = e(s.mode, "auto"), s.alternativeWeekdays = e(s.alternativeWeekdays, !1), s.sloppyRanges = e(s.sloppyRanges, !1), s.fixedTimeRule = e(s.fixedTimeRule, "single-value"), s.allowPast = e(s.allowPast, !1), s.interval = s.interval === void 0 ? 0 : parseInt(s.interval.toString(), 10), s.utcOffset = s.utcOffset === void 0 ? void 0 : parseInt(s.utcOffset.toString(), 10), s.dayOffset = s.dayOffset === void 0 ? 0 : parseInt(s.dayOffset.toString(), 10), ![
		"auto",
		"5-part",
		"6-part",
		"7-part",
		"5-or-6-parts",
		"6-or-7-parts"
	].includes(s.mode)) throw new Error("CronOptions: mode must be one of 'auto', '5-part', '6-part', '7-part', '5-or-6-parts', or '6-or-7-parts'.");
	if (!["single-value", "no-wildcard"].includes(s.fixedTimeRule)) throw new Error("CronOptions: fixedTimeRule must be one of 'single-value' or 'no-wildcard'.");
	s.timezone === "" && (s.timezone = void 0);
	let t = s.timezone ?? s.utcOffset;
	if (s.startAt && (s.startAt = I(new c(s.startAt, t))), s.stopAt && (s.stopAt = I(new c(s.stopAt, t))), s.interval !== null) {
		if (isNaN(s.interval)) throw new Error("CronOptions: Supplied value for interval is not a number");
		if (s.interval < 0) throw new Error("CronOptions: Supplied value for interval can not be negative");
	}
	if (s.utcOffset !== void 0) {
		if (isNaN(s.utcOffset)) throw new Error("CronOptions: Invalid value passed for utcOffset, should be number representing minutes offset from UTC.");
		if (s.utcOffset < -870 || s.utcOffset > 870) throw new Error("CronOptions: utcOffset out of bounds.");
		if (s.utcOffset !== void 0 && s.timezone) throw new Error("CronOptions: Combining 'utcOffset' with 'timezone' is not allowed.");
	}
	if (s.unref !== !0 && s.unref !== !1) throw new Error("CronOptions: Unref should be either true, false or undefined(false).");
	if (s.dayOffset !== void 0 && s.dayOffset !== 0 && isNaN(s.dayOffset)) throw new Error("CronOptions: Invalid value passed for dayOffset, should be a number representing days to offset.");
	return s;
}
function I(s) {
	return s.ms ? (s.ms = 0, new c(new Date(s.getTime() + 1e3), s.tz)) : s;
}
function b(s) {
	return typeof s == "function";
}
function L(s) {
	return b(s);
}
function Y(s) {
	typeof Deno < "u" && typeof Deno.unrefTimer < "u" ? Deno.unrefTimer(s) : s && typeof s.unref < "u" && s.unref();
}
var P = 864e5;
var $ = 3e4;
var M = [];
var j = class {
	name;
	options;
	_states;
	fn;
	_startAtRoundingMs = 0;
	getTz() {
		return this.options.timezone ?? this.options.utcOffset;
	}
	applyDayOffset(e) {
		let t = this._offsetMs();
		return t ? new Date(e.getTime() + t) : e;
	}
	_offsetMs() {
		return (this.options.dayOffset ?? 0) * P;
	}
	get _startAt() {
		return this.options.startAt;
	}
	get _stopAt() {
		return this.options.stopAt;
	}
	_nextTarget(e, t) {
		let n = this._offsetMs(), r = this._next(this._shift(e), new Date(t.getTime() - n), {
			startAt: this._shift(this._startAt),
			stopAt: this._shift(this._stopAt)
		});
		return r ? this.applyDayOffset(r.getDate(!1)) : null;
	}
	_previousTarget(e, t) {
		let n = this._toMs(e ?? t) - this._offsetMs(), r = this._previous(new Date(n), {
			startAt: this._shift(this._startAt),
			stopAt: this._shift(this._stopAt)
		});
		return r ? this.applyDayOffset(r.getDate(!1)) : null;
	}
	_shift(e) {
		if (e != null) return new c(new Date(this._toMs(e) - this._offsetMs()), this.getTz());
	}
	constructor(e, t, n) {
		let r, a;
		if (b(t)) a = t;
		else if (typeof t == "object") r = t;
		else if (t !== void 0) throw new Error("Cron: Invalid argument passed for optionsIn. Should be one of function, or object (options).");
		if (b(n)) a = n;
		else if (typeof n == "object") r = n;
		else if (n !== void 0) throw new Error("Cron: Invalid argument passed for funcIn. Should be one of function, or object (options).");
		this.name = r?.name;
		let i = r?.startAt;
		this.options = F(r), i && this._startAt && (this._startAtRoundingMs = this._startAt.getTime() - new c(i, this.getTz()).getTime());
		let o = !!e && (e instanceof Date || typeof e == "string" && e.indexOf(":") > 0);
		if (this._states = {
			kill: !1,
			blocking: !1,
			previousRun: void 0,
			currentRun: void 0,
			once: void 0,
			currentTimeout: void 0,
			maxRuns: r ? r.maxRuns : void 0,
			paused: r ? r.paused : !1,
			pattern: o ? new C("* * * * *", void 0, { mode: "auto" }) : new C(e, this.options.timezone, {
				mode: this.options.mode,
				alternativeWeekdays: this.options.alternativeWeekdays,
				sloppyRanges: this.options.sloppyRanges,
				fixedTimeRule: this.options.fixedTimeRule
			})
		}, o && (this._states.once = new c(e, this.getTz())), this.name) {
			if (M.find((l) => l.name === this.name)) throw new Error("Cron: Tried to initialize new named job '" + this.name + "', but name already taken.");
			M.push(this);
		}
		return a !== void 0 && L(a) && (this.fn = a, this.schedule()), this;
	}
	nextRun(e) {
		return this._nextTarget(e, /* @__PURE__ */ new Date());
	}
	nextRuns(e, t) {
		this._states.maxRuns !== void 0 && e > this._states.maxRuns && (e = this._states.maxRuns);
		let n = t || this._states.currentRun || void 0;
		return this._enumerateRuns(e, n, "next");
	}
	previousRuns(e, t) {
		return this._enumerateRuns(e, t || void 0, "previous");
	}
	enumerate(e) {
		return new A(this, e);
	}
	_enumerateRuns(e, t, n) {
		let r = [], a = /* @__PURE__ */ new Date(), i = t;
		for (; e-- > 0;) {
			let o = n === "next" ? this._nextTarget(i, a) : this._previousTarget(i, a);
			if (!o) break;
			r.push(o), i = o;
		}
		return r;
	}
	match(e) {
		if (this._states.once) {
			let n = new c(e, this.getTz());
			n.ms = 0;
			let r = new c(this._states.once, this.getTz());
			return r.ms = 0, n.getTime() === r.getTime();
		}
		let t = new c(e, this.getTz());
		return t.ms = 0, t.match(this._states.pattern, this.options);
	}
	getPattern() {
		if (!this._states.once) return this._states.pattern ? this._states.pattern.pattern : void 0;
	}
	getOnce() {
		return this._states.once ? this._states.once.getDate() : null;
	}
	isRunning() {
		return !this._states.paused && !this._states.kill && this.fn !== void 0 && this._nextTarget(this._states.currentRun, /* @__PURE__ */ new Date()) !== null;
	}
	isStopped() {
		return this._states.kill;
	}
	isBusy() {
		return this._states.blocking;
	}
	currentRun() {
		return this._states.currentRun ? this._states.currentRun.getDate() : null;
	}
	previousRun() {
		return this._states.previousRun ? this._states.previousRun.getDate() : null;
	}
	msToNext(e) {
		let t = /* @__PURE__ */ new Date(), n = this._nextTarget(e, t);
		return n ? n.getTime() - this._toMs(e ?? t) : null;
	}
	stop() {
		this._states.kill = !0, this._states.currentTimeout && clearTimeout(this._states.currentTimeout);
		let e = M.indexOf(this);
		e >= 0 && M.splice(e, 1);
	}
	pause() {
		return this._states.paused = !0, !this._states.kill;
	}
	resume() {
		return this._states.paused = !1, !this._states.kill;
	}
	schedule(e) {
		return this._schedule(e);
	}
	_schedule(e, t) {
		if (e && this.fn) throw new Error("Cron: It is not allowed to schedule two functions using the same Croner instance.");
		e && (this.fn = e);
		let n = t ?? /* @__PURE__ */ new Date(), r = this._nextTarget(void 0, n), a = r ? r.getTime() - n.getTime() : null, i = this._states.currentRun;
		i && i.getTime() > n.getTime() && (i = void 0);
		let o = this._nextTarget(i, n);
		return a === null || isNaN(a) || o === null ? this : (a > $ && (a = $), a < 0 && (a = this._states.paused ? 1e3 : 0), this._states.currentTimeout = setTimeout(() => this._checkTrigger(o), a), this._states.currentTimeout && this.options.unref && Y(this._states.currentTimeout), this);
	}
	async _trigger(e = /* @__PURE__ */ new Date()) {
		this._states.blocking = !0, this._states.currentRun = new c(e, this.getTz());
		try {
			if (this.options.catch) try {
				this.fn !== void 0 && await this.fn(this, this.options.context);
			} catch (t) {
				if (b(this.options.catch)) try {
					Promise.resolve(this.options.catch(t, this)).catch(() => {});
				} catch {}
			}
			else this.fn !== void 0 && await this.fn(this, this.options.context);
		} finally {
			this._states.previousRun = new c(e, this.getTz()), this._states.blocking = !1;
		}
	}
	async trigger() {
		await this._trigger();
	}
	runsLeft() {
		return this._states.maxRuns;
	}
	_checkTrigger(e) {
		let t = /* @__PURE__ */ new Date(), n = !this._states.paused && t.getTime() >= e.getTime(), r = this._states.blocking && this.options.protect;
		n && !r ? (this._states.maxRuns !== void 0 && this._states.maxRuns--, this._trigger(t)) : n && r && b(this.options.protect) && setTimeout(() => this.options.protect(this), 0), this._schedule(void 0, n ? void 0 : t);
	}
	_next(e, t, n) {
		let r = n ? n.startAt : this._startAt, a = n ? n.stopAt : this._stopAt, i = !!e, o = !!(e || this._states.currentRun), u = !1;
		!e && r && this.options.interval && (e = this._calculatePreviousRun(r, t), e && (o = !0), u = !e);
		let l = e ?? t ?? /* @__PURE__ */ new Date(), h = this._toMs(l);
		e = new c(l, this.getTz()), r && h < r.getTime() && (e = u ? r : new c(/* @__PURE__ */ new Date(r.getTime() - 1e3), this.getTz()), h = e.getTime());
		let m = this._states.once || new c(e, this.getTz());
		if (!u && m !== this._states.once && (m = this._findOccurrence(e, h, 1, o)), this._states.once) {
			let d = this._states.once.getTime(), p = h - d;
			if (r && d < r.getTime() - this._startAtRoundingMs || this._states.currentRun && this.applyDayOffset(this._states.once.getDate()).getTime() <= this._states.currentRun.getTime() || (i ? p >= 0 : p > 1e3 && !this.options.allowPast)) return null;
		}
		return m === null || this._states.maxRuns !== void 0 && this._states.maxRuns <= 0 || this._states.kill || a && m.getTime() >= a.getTime() ? null : m;
	}
	_previous(e, t) {
		let n = this._toMs(e ?? /* @__PURE__ */ new Date());
		if (t.stopAt && n > t.stopAt.getTime() && (n = t.stopAt.getTime()), this._states.once) return this._states.once.getTime() < n ? this._states.once : null;
		let r = this._findOccurrence(new c(new Date(n), this.getTz()), n, -1);
		return r === null || t.startAt && r.getTime() < t.startAt.getTime() ? null : r;
	}
	_toMs(e) {
		if (e instanceof Date) return e.getTime();
		let t = new c(e, this.getTz());
		return t.getTime() + (typeof t.tz == "string" ? t.ms : 0);
	}
	_findOccurrence(e, t, n, r = !1) {
		let a = this.options.interval ?? 0;
		if (a > 1 && (n === -1 || r)) {
			t += (a - 1) * 1e3 * n;
			let m = new Date(t);
			if (isNaN(m.getTime()) || (e = new c(m, this.getTz()), !(e.year >= 1 && e.year <= 9999))) return null;
			r = !1;
		}
		let i = this._walk(e, t, n, r), o = this.getTz();
		if (this._states.pattern.isFixedTime && n === 1 || typeof o == "number" || U(t, o) !== (n === 1 ? "earlier" : "later")) return i;
		let u = Math.floor(t / 1e3) * 1e3, l = n === 1 ? k(u, u + P, o) : k(u - P, u, o) - 1e3;
		if (i && (l - i.getTime()) * n > 0) return i;
		let h = this._walk(new c(new Date(l), o), l - n, n, !1, !0);
		return !i || !h ? i ?? h : (i.getTime() - h.getTime()) * n > 0 ? h : i;
	}
	_walk(e, t, n, r, a = !1) {
		let i = this._states.pattern, o = (l, h) => n === 1 ? l.increment(i, this.options, h) : l.decrement(i, this.options, h), u = new c(e, this.getTz());
		for ((!a || !u.match(i, this.options)) && (u = o(u, r)); u;) {
			let l = this._runAt(u, t, n);
			if (l) return new c(l, this.getTz());
			u = o(u, !1);
		}
		return null;
	}
	_runAt(e, t, n) {
		let r = (d) => (d.getTime() - t) * n > 0, a = e.tz;
		if (typeof a == "number") {
			let d = e.getDate();
			return r(d) ? d : null;
		}
		let i = T(e.year, e.month + 1, e.day, e.hour, e.minute, e.second, a), o = _(i), u = this._states.pattern.isFixedTime;
		if (o.kind === "single") return r(o.date) ? o.date : null;
		if (o.kind === "ambiguous") {
			let { earlier: d, later: p } = o;
			return (u ? [d] : n === 1 ? [d, p] : [p, d]).find(r) ?? null;
		}
		if (!u) return null;
		let l = new Date(k(o.before.getTime(), o.after.getTime(), a)), h = y(l, a);
		return h.y === i.y && h.m === i.m && h.d === i.d && r(l) ? l : null;
	}
	_calculatePreviousRun(e, t) {
		let n = new c(t, this.getTz()).getTime();
		if (e.getTime() > n) return;
		let r = this.options.interval * 1e3, a = e;
		for (; a.getTime() + r <= n;) {
			let i = this._findOccurrence(a, a.getTime(), 1, !0);
			if (i === null) break;
			a = i;
		}
		return a;
	}
};
var A = class {
	cron;
	cursor;
	now;
	done;
	initialMaxRuns;
	remainingRuns;
	constructor(e, t) {
		this.cron = e, this.initialMaxRuns = e.runsLeft() ?? 1 / 0, this.reset(t);
	}
	next() {
		if (this.done || this.remainingRuns <= 0) return this.done = !0, {
			value: void 0,
			done: !0
		};
		let e = this.cron._nextTarget(this.cursor, this.now);
		return e === null ? (this.done = !0, {
			value: void 0,
			done: !0
		}) : (this.cursor = e, this.remainingRuns--, {
			value: e,
			done: !1
		});
	}
	peek() {
		return this.done || this.remainingRuns <= 0 ? null : this.cron._nextTarget(this.cursor, this.now);
	}
	reset(e) {
		this.cursor = e instanceof Date ? new Date(e.getTime()) : e ?? void 0, this.now = /* @__PURE__ */ new Date(), this.done = !1, this.remainingRuns = this.initialMaxRuns;
	}
	[Symbol.iterator]() {
		return this;
	}
};

// src/core/cron.ts
/** Matches a field that GitHub accepts: digits, names of months and days, `*`, `,`, `-`, `/`. Croner would accept more. */
const field = /^(?:(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)(?:,(?:\*|[0-9]+|[A-Z]{3})(?:-(?:[0-9]+|[A-Z]{3}))?(?:\/[0-9]+)?)*$/i;
/** Parses a cron expression as GitHub reads it, in UTC unless a time zone is given. The error is the rest of a sentence. */
function parseCron(text, timezone = "UTC") {
	const fields = text.trim().split(/\s+/);
	if (fields.length !== 5) return failure(`has ${fields.length} fields instead of five`);
	const odd = fields.find((part) => !field.test(part));
	if (odd !== void 0) return failure(`has the field \`${odd}\`, which GitHub does not take`);
	try {
		const cron = new j(fields.join(" "), {
			timezone,
			paused: true
		});
		return cron.nextRun("2024-01-01T00:00:00Z") === null ? failure("never comes") : success(cron);
	} catch (error) {
		return failure(`cannot be read: ${messageOf(error)}`);
	}
}
/** Returns a cron expression in a form for comparison: blanks and the case of names do not matter. */
function normaliseCron(cron) {
	return cron.trim().replace(/\s+/g, " ").toUpperCase();
}
/** The highest count of missed times (I-31). */
const most = 1e3;
/** Counts the times of a cron expression between two ticks, excluding both: GitHub never fired them. Returns at most 1,000. */
function countMissed(cron, between) {
	const parsed = parseCron(cron, between.timezone);
	if (!parsed.ok) return 0;
	const times = parsed.value.nextRuns(1001, new Date(between.after));
	const end = Date.parse(between.before);
	return Math.min(most, times.filter((time) => time.getTime() < end).length);
}
/**
* Returns the time that a tick stands for: the last one of the cron expression that is not after `firedAt`. GitHub fires late,
* and sometimes twice: both stand for the same tick. Returns the minute of `firedAt` itself where the expression cannot be read.
*/
function findTick(cron, firedAt, timezone = "UTC") {
	const minute = /* @__PURE__ */ new Date(Math.floor(Date.parse(firedAt) / 6e4) * 6e4);
	const parsed = parseCron(cron, timezone);
	const after = new Date(minute.getTime() + 1e3);
	return ((parsed.ok ? parsed.value.previousRuns(1, after)[0] : void 0) ?? minute).toISOString().replace(".000Z", "Z");
}
/** Returns whether the machine knows a time zone by its IANA name. Offsets and abbreviations such as `EST` are refused. */
function isTimeZone(name) {
	if (name !== "UTC" && !/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return false;
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

// src/core/config/parse/check-schedules.ts
/** Checks that GitHub understands the cron expressions and time zones of all pipelines. */
function checkSchedules(pipelines, source) {
	return pipelines.flatMap((pipeline) => [
		...checkCron(pipeline, source),
		...checkTimezone(pipeline, source),
		...checkAlone(pipeline, {
			pipelines,
			source
		})
	]);
}
function checkCron({ cron }, source) {
	const parsed = cron === void 0 ? void 0 : parseCron(cron.text);
	if (cron === void 0 || parsed?.ok !== false) return [];
	const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)}, which ${parsed.error}; write five fields, such as \`0 9 * * 1\`.`;
	return [source.problem({
		code: "BATON-E117",
		message,
		path: cron.path
	})];
}
function checkTimezone({ timezone }, source) {
	if (timezone === void 0 || isTimeZone(timezone.text)) return [];
	const message = `\`${writeConfigPath(timezone.path)}\` is ${JSON.stringify(timezone.text)}, which is no time zone; write an IANA name, such as \`Europe/Berlin\`, or \`UTC\`.`;
	return [source.problem({
		code: "BATON-E131",
		message,
		path: timezone.path
	})];
}
/** Refuses the same cron in two time zones. GitHub's event holds only the cron, so the zone of a tick would be a guess. */
function checkAlone({ name, cron, timezone }, { pipelines, source }) {
	if (cron === void 0) return [];
	const zone = timezone?.text ?? "UTC";
	const other = pipelines.slice(0, pipelines.findIndex((pipeline) => pipeline.name === name)).find((pipeline) => pipeline.cron !== void 0 && normaliseCron(pipeline.cron.text) === normaliseCron(cron.text) && (pipeline.timezone?.text ?? "UTC") !== zone);
	if (other === void 0) return [];
	const message = `\`${writeConfigPath(cron.path)}\` is ${JSON.stringify(cron.text)} in ${zone}, and pipeline "${other.name}" has the same in ${other.timezone?.text ?? "UTC"}: GitHub does not say which one a tick is for; move one of them by a minute.`;
	return [source.problem({
		code: "BATON-E131",
		message,
		path: cron.path
	})];
}

// src/core/config/parse/check-schema.ts
const filters = /* @__PURE__ */ new Map([
	["issues", issueFilterSchema],
	["pull-requests", pullRequestFilterSchema],
	["comment", commentFilterSchema],
	["webhook", webhookSchema]
]);
/** Finds the schema of one filter, for the places of the config that hold a filter or a list of filters. */
function findFilterSchema(path) {
	const [root, , on, trigger] = path;
	return path.length === 4 && root === "pipelines" && on === "on" ? filters.get(String(trigger)) : void 0;
}
/** Checks each field against the schema: types, known keys, ranges. */
function checkSchema(source) {
	const parsed = configSchema.safeParse(source.value, { reportInput: true });
	if (parsed.success) return {
		config: parsed.data,
		problems: []
	};
	return {
		config: void 0,
		problems: parsed.error.issues.flatMap((issue) => describeSchemaIssue(issue, source))
	};
}
function describeSchemaIssue(issue, source) {
	const path = toPath(issue.path);
	if (path.length === 4 && path[0] === "pipelines" && path[2] === "stages" && (issue.code === "invalid_union" || issue.code === "unrecognized_keys")) return describeStage(path, source);
	const filter = findFilterSchema(path);
	if (filter !== void 0 && issue.code === "invalid_union") return describeFilter(path, {
		source,
		filter
	});
	return describeIssue(issue, {
		path,
		source
	});
}
/** Reports problems of filters. A trigger has one filter or a list of them; the written value shows which one is meant. */
function describeFilter(path, { source, filter }) {
	const value = source.find(path);
	return ((Array.isArray(value) ? array(filter).min(1).max(20) : filter).safeParse(value, { reportInput: true }).error?.issues ?? []).flatMap((issue) => describeIssue(issue, {
		path: [...path, ...toPath(issue.path)],
		source
	}));
}
/** Reports problems of a stage. A stage is one of two kinds; its keys show which one is meant. */
function describeStage(path, source) {
	const name = writeConfigPath(path);
	const value = source.find(path);
	const refuse = (message) => source.problem({
		code: "BATON-E109",
		message,
		path,
		at: "key"
	});
	if (!isPlainMap(value)) return [refuse(`\`${name}\` must be a map with \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`)];
	const hasAgent = "agent" in value;
	const hasUses = "uses" in value;
	if (hasAgent && hasUses) return [refuse(`\`${name}\` has both \`agent\` and \`uses\`; keep one of them.`)];
	if (hasUses && !isBuiltinName(value.uses)) return [describeUnknownBuiltin(value.uses, {
		path: [...path, "uses"],
		source
	})];
	const issues = (isBuiltinName(value.uses) ? builtinSchemas[value.uses] : agentStageSchema).safeParse(value, { reportInput: true }).error?.issues ?? [];
	if (hasAgent || hasUses) return issues.flatMap((issue) => describeIssue(issue, {
		path: [...path, ...toPath(issue.path)],
		source
	}));
	const neither = `\`${name}\` has neither \`agent\` nor \`uses\`; write \`agent: <name>\` or \`uses: <built-in>\`, such as \`uses: pull-request\`.`;
	const slips = issues.filter((issue) => issue.code === "unrecognized_keys" && issue.path.length === 0);
	return [refuse(neither), ...slips.flatMap((issue) => describeIssue(issue, {
		path,
		source
	}))];
}
function describeUnknownBuiltin(uses, { path, source }) {
	const names = Object.keys(builtinSchemas);
	const nearest = (0, import_fastest_levenshtein.closest)(String(uses), names);
	const guess = (0, import_fastest_levenshtein.distance)(String(uses), nearest) <= 2 ? `; did you mean \`${nearest}\`?` : "";
	const seen = typeof uses === "string" ? JSON.stringify(uses) : "no text";
	const known = quoteNames(names);
	const message = `\`${writeConfigPath(path)}\` is ${seen}, but must be one of ${known}${guess}.`;
	return source.problem({
		code: "BATON-E107",
		message,
		path
	});
}
function toPath(path) {
	return path.map((segment) => typeof segment === "symbol" ? String(segment) : segment);
}

// src/core/config/parse/check-stages.ts
/** Finds one cycle of stages, in the order in which they need each other. Iterative, because configs can be long. */
function findCycle(needs) {
	const done = /* @__PURE__ */ new Set();
	for (const start of needs.keys()) {
		const path = [{
			name: start,
			next: 0
		}];
		for (let top = path.at(-1); top !== void 0; top = path.at(-1)) {
			const need = done.has(top.name) ? void 0 : needs.get(top.name)?.[top.next];
			top.next += 1;
			if (need === void 0) {
				done.add(top.name);
				path.pop();
				continue;
			}
			const closed = path.findIndex((step) => step.name === need);
			if (closed >= 0) return path.slice(closed).map((step) => step.name);
			path.push({
				name: need,
				next: 0
			});
		}
	}
}
/** Checks that everything exists that a pipeline names: triggers, stages, agents, needs without a cycle. */
function checkStages(pipeline, options) {
	const { outline, source } = options;
	const stages = pipeline.stages ?? [];
	const agents = outline.agents.map((agent) => agent.name);
	return [
		...checkNotEmpty(pipeline, source),
		...stages.flatMap((stage) => checkAgent(stage, {
			agents,
			source
		})),
		...stages.flatMap((stage) => checkNeeds(stage, {
			stages,
			source
		})),
		...checkCycle(stages, source)
	];
}
function checkNotEmpty(pipeline, source) {
	const problems = [];
	if (pipeline.triggers?.length === 0) {
		const message = `\`${writeConfigPath(pipeline.path)}.on\` names no trigger, so nothing would ever start it; write \`issues: { labels: [<label>] }\`.`;
		problems.push(source.problem({
			code: "BATON-E113",
			message,
			path: [...pipeline.path, "on"]
		}));
	}
	if (pipeline.stages?.length === 0) {
		const message = `\`${writeConfigPath(pipeline.path)}.stages\` has no stage; name at least one.`;
		problems.push(source.problem({
			code: "BATON-E114",
			message,
			path: [...pipeline.path, "stages"]
		}));
	}
	return problems;
}
function checkAgent(stage, options) {
	const { agents, source } = options;
	if (stage.agent === void 0 || agents.includes(stage.agent)) return [];
	const path = [...stage.path, "agent"];
	const message = `\`${writeConfigPath(path)}\` names the agent \`${stage.agent}\`, which is not under \`agents\`. ${suggestNames(stage.agent, agents)}`;
	return [source.problem({
		code: "BATON-E110",
		message,
		path
	})];
}
function checkNeeds(stage, options) {
	const names = options.stages.map((each) => each.name);
	return stage.needs.flatMap(({ text, path }) => {
		if (text === stage.name) {
			const message = `\`${writeConfigPath(path)}\`: the stage \`${text}\` needs itself; take it out.`;
			return [options.source.problem({
				code: "BATON-E112",
				message,
				path
			})];
		}
		if (names.includes(text)) return [];
		const others = names.filter((name) => name !== stage.name);
		const message = `\`${writeConfigPath(path)}\` names the stage \`${text}\`, which this pipeline does not have. ${suggestNames(text, others)}`;
		return [options.source.problem({
			code: "BATON-E111",
			message,
			path
		})];
	});
}
function checkCycle(stages, source) {
	const cycle = findCycle(needsByName(stages));
	const stage = stages.find((each) => each.name === cycle?.[0]);
	if (cycle === void 0 || stage === void 0) return [];
	const path = [...stage.path, "needs"];
	const message = `\`${writeConfigPath(path)}\` closes a circle, so none of its stages could ever start: ${[...cycle, cycle[0]].join(" needs ")}.`;
	return [source.problem({
		code: "BATON-E112",
		message,
		path
	})];
}
/** Returns the needs of each stage by name, without needs on itself, which are reported separately. */
function needsByName(stages) {
	return new Map(stages.map(({ name, needs }) => [name, needs.map((need) => need.text).filter((need) => need !== name)]));
}
/**
* Refuses names that could collide. Runs are named `<pipeline>-<subject>` and `<pipeline>-<subject>-<n>`, so a pipeline `fix-2`
* next to `fix` would give two runs on issue 2 the same name, and their records would mix.
*/
function checkPipelineNames(pipelines, source) {
	const names = new Set(pipelines.map(({ name }) => name));
	return pipelines.flatMap(({ name, path }) => {
		const other = /^(.+)-\d+$/.exec(name)?.[1];
		if (other === void 0 || !names.has(other)) return [];
		const message = `\`${writeConfigPath(path)}\` is named like a run of the pipeline \`${other}\`; give it a name that is not \`${other}-\` and a number.`;
		return [source.problem({
			code: "BATON-E116",
			message,
			path
		})];
	});
}

// src/core/config/parse/check-templates.ts
/** Finds all stages that a stage needs, directly or through others, nearest first. Cycles and unknown names do no harm. */
function findAncestors(needs, stage) {
	const known = (name) => (needs.get(name) ?? []).filter((need) => needs.has(need));
	return [...findReachable(known(stage), known)].filter((name) => name !== stage);
}
/** Checks the templates of one stage and reports positions in the file instead of positions in the template. */
function checkTemplates({ stage, needs, dataKeys, source }) {
	const ancestors = findAncestors(needs, stage.name);
	return stage.templates.flatMap((template) => checkTemplate(template.text, {
		ancestors,
		dataKeys
	}).map((problem) => ({
		...problem,
		message: `\`${writeConfigPath(template.path)}\`: ${problem.message}`,
		path: writeConfigPath(template.path),
		...findPositionInFile(template, {
			line: problem.line ?? 1,
			column: problem.column ?? 1,
			source
		})
	})));
}
/** Returns where a position in a template is in the file, or the template's start when its text is folded or escaped. */
function findPositionInFile(template, { line, column, source }) {
	const node = source.findNode(template.path);
	const offset = (0, import_dist.isScalar)(node) ? node.range?.[0] ?? 0 : 0;
	const start = source.positionAt(offset);
	if (!(0, import_dist.isScalar)(node)) return start;
	if (node.type === import_dist.Scalar.BLOCK_LITERAL) return findPositionInBlock(template.text, {
		line,
		column,
		source,
		header: start.line
	});
	const quote = node.type === import_dist.Scalar.QUOTE_DOUBLE || node.type === import_dist.Scalar.QUOTE_SINGLE ? 1 : 0;
	return source.text.startsWith(template.text, offset + quote) && line === 1 ? {
		line: start.line,
		column: start.column + quote + column - 1
	} : start;
}
function findPositionInBlock(text, place) {
	const inFile = place.header + place.line;
	const written = place.source.text.split("\n")[inFile - 1] ?? "";
	const own = text.split("\n")[place.line - 1] ?? "";
	return {
		line: inFile,
		column: Math.max(written.replace(/\r$/, "").length - own.length, 0) + place.column
	};
}

// src/core/config/parse/read-outline.ts
/** Returns the entries of the map at a top-level key; empty when the value is no map. */
function mapEntries(raw, path) {
	const map = isPlainMap(raw) ? raw[path[0]] : void 0;
	if (!isPlainMap(map)) return [];
	return Object.entries(map).map(([name, value]) => ({
		name,
		value,
		path: [...path, name]
	}));
}
/** Returns the texts of the list at a key, with their paths. Other values are reported by the schema. */
function listTexts(value, options) {
	const list = isPlainMap(value) ? value[options.key] : void 0;
	if (!Array.isArray(list)) return [];
	return list.flatMap((text, index) => typeof text === "string" ? [{
		text,
		path: [
			...options.path,
			options.key,
			index
		]
	}] : []);
}
/** Fields of built-ins that are lists of templates. */
const listedTemplates = [
	"labels",
	"reviewers",
	"team-reviewers",
	"assignees",
	"add",
	"remove"
];
function readOutline(raw) {
	const agents = mapEntries(raw, ["agents"]).map(({ name, value, path }) => ({
		name,
		path,
		env: listTexts(value, {
			key: "env",
			path
		}),
		transferTo: listTexts(value, {
			key: "transfer-to",
			path
		}),
		fields: isPlainMap(value) ? value : {}
	}));
	const pipelines = mapEntries(raw, ["pipelines"]).map(({ name, value, path }) => readPipeline(name, {
		value,
		path
	}));
	return {
		agents,
		prices: mapEntries(raw, ["prices"]).map(({ name }) => name),
		pipelines
	};
}
function readPipeline(name, { value, path }) {
	const fields = isPlainMap(value) ? value : {};
	return {
		name,
		path,
		triggers: isPlainMap(fields.on) ? Object.keys(fields.on) : void 0,
		...readSchedule(isPlainMap(fields.on) ? fields.on.schedule : void 0, [
			...path,
			"on",
			"schedule"
		]),
		stages: isPlainMap(fields.stages) ? readStages(fields.stages, [...path, "stages"]) : void 0
	};
}
function readSchedule(schedule, path) {
	const [cron] = findTexts(schedule, {
		keys: ["cron"],
		path
	});
	const [timezone] = findTexts(schedule, {
		keys: ["timezone"],
		path
	});
	return {
		cron,
		timezone
	};
}
function readStages(stages, parent) {
	return Object.entries(stages).map(([name, value]) => {
		const path = [...parent, name];
		const fields = isPlainMap(value) ? value : {};
		return {
			name,
			path,
			agent: typeof fields.agent === "string" ? fields.agent : void 0,
			needs: listTexts(value, {
				key: "needs",
				path
			}),
			setupEnv: listTexts(value, {
				key: "setup-env",
				path
			}),
			templates: [
				...findTexts(fields, {
					keys: ["prompt", "branch"],
					path
				}),
				...findTexts(fields.with, {
					keys: [
						"title",
						"body",
						"base"
					],
					path: [...path, "with"]
				}),
				...listedTemplates.flatMap((key) => listTexts(fields.with, {
					key,
					path: [...path, "with"]
				}))
			],
			dataSchema: isPlainMap(fields.handoff) ? fields.handoff.data : void 0
		};
	});
}
function findTexts(value, options) {
	if (!isPlainMap(value)) return [];
	return options.keys.flatMap((key) => {
		const text = value[key];
		return typeof text === "string" ? [{
			text,
			path: [...options.path, key]
		}] : [];
	});
}

// src/core/config/parse/read-yaml.ts
const maxBytes = 65536;
/** The limit on the parser's own stack, which has two entries per level. A config is about ten levels deep. */
const maxStack = 64;
const reservedKeys = [
	"__proto__",
	"constructor",
	"prototype"
];
/**
* Parses YAML 1.2 core without aliases, anchors, tags and merge keys, at most 64 KB: features that could surprise are refused
* (T37).
*/
function readYaml(text) {
	const bytes = utf8Length(text);
	if (bytes > maxBytes) {
		const message = `The config has ${bytes} bytes; at most ${maxBytes} are allowed. Move long texts into files.`;
		return failure([{
			code: "BATON-E101",
			message,
			line: 1,
			column: 1
		}]);
	}
	const lines = new import_dist.LineCounter();
	const deep = findTooDeep(text, lines);
	if (deep !== void 0) return failure([deep]);
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		prettyErrors: false,
		stringKeys: true,
		version: "1.2",
		merge: false
	});
	const problems = [...findSyntaxProblems(document, lines), ...findForbidden(document, lines)];
	if (problems.length > 0) return failure(problems);
	if (document.contents === null) return failure([{
		code: "BATON-E100",
		message: "The config is empty; it starts with `version: 1`.",
		line: 1,
		column: 1
	}]);
	return success(new YamlSource({
		text,
		document,
		lines
	}));
}
/** Refuses nesting that would exhaust the stack and end the process, before the recursive part of the library sees it. */
function findTooDeep(text, lines) {
	const parser = new import_dist.Parser(lines.addNewLine);
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		for (const _token of parser.next(lexeme));
		if (parser.stack.length > maxStack) return {
			code: "BATON-E100",
			message: `The config is nested more than ${maxStack / 2} levels deep.`,
			...positionAt(lines, parser.offset)
		};
	}
	lines.lineStarts.length = 0;
}
function findSyntaxProblems(document, lines) {
	return document.errors.slice(0, 20).map((error) => {
		const duplicate = error.code === "DUPLICATE_KEY";
		const message = duplicate ? "This key stands twice in the same map; keep one of them." : `The file is not valid YAML: ${error.message}.`;
		return {
			code: duplicate ? "BATON-E103" : "BATON-E100",
			message,
			...positionAt(lines, error.pos[0])
		};
	});
}
function findForbidden(document, lines) {
	const problems = [];
	const add = (code, options) => {
		const path = options.path.length > 0 ? { path: writeConfigPath(options.path) } : {};
		problems.push({
			code,
			message: options.message,
			...path,
			...positionAt(lines, options.node.range?.[0] ?? 0)
		});
	};
	(0, import_dist.visit)(document, {
		Node: (_key, node, ancestors) => {
			const message = forbiddenInNode(node);
			if (message !== void 0) add("BATON-E102", {
				message,
				node,
				path: pathTo(node, ancestors)
			});
		},
		Pair: (_key, pair, ancestors) => {
			if (!(0, import_dist.isScalar)(pair.key)) return;
			const { value: key } = pair.key;
			const path = [...pathTo(pair, ancestors), String(key)];
			if (key === "<<") add("BATON-E102", {
				message: "Merge keys (`<<`) are not allowed; write the keys out.",
				node: pair.key,
				path
			});
			if (reservedKeys.includes(key)) add("BATON-E104", {
				message: `\`${String(key)}\` cannot be a key; choose another name.`,
				node: pair.key,
				path
			});
		}
	});
	return problems.slice(0, 20);
}
function forbiddenInNode(node) {
	if ((0, import_dist.isAlias)(node)) return `The alias \`*${node.source}\` is not allowed; write the value again.`;
	if ((0, import_dist.isCollection)(node) || (0, import_dist.isScalar)(node)) {
		if (node.anchor !== void 0) return `The anchor \`&${node.anchor}\` is not allowed; take it out.`;
		if (node.tag !== void 0) return `The tag \`${node.tag}\` is not allowed; write the plain value.`;
	}
}
function pathTo(node, ancestors) {
	return ancestors.flatMap((ancestor, at) => {
		const child = ancestors[at + 1] ?? node;
		if ((0, import_dist.isSeq)(ancestor)) return [ancestor.items.indexOf(child)];
		return (0, import_dist.isPair)(ancestor) && (0, import_dist.isScalar)(ancestor.key) ? [String(ancestor.key.value)] : [];
	});
}
function positionAt(lines, offset) {
	const { line, col } = lines.linePos(offset);
	return {
		line: Math.max(line, 1),
		column: Math.max(col, 1)
	};
}

// src/core/config/parse/parse-config.ts
/**
* This folder reads `.github/baton.yml`. `read-yaml` parses the text without dangerous features, `check-schema` checks each
* field, `read-outline` collects what other checks compare, the remaining checks compare fields with each other, and all problems
* are reported together in the order of the file.
*/
/** Reads and checks `.github/baton.yml`. Fails only if the text is no YAML that can be checked. */
function checkConfig(text) {
	const yaml = readYaml(text);
	if (!yaml.ok) return yaml;
	const source = yaml.value;
	const outline = readOutline(source.value);
	const { config, problems } = checkSchema(source);
	return success({
		source,
		outline,
		config,
		problems: [...problems, ...checkAcross(outline, source)]
	});
}
/** Returns the typed config, or all problems in the order of the file: those of the config and those of further checks. */
function toConfig({ config, problems }, more = []) {
	const all = [...problems, ...more];
	return config !== void 0 && all.length === 0 ? success(config) : failure(all.toSorted(compareByPosition));
}
/** Orders problems as they stand in the file. */
const compareByPosition = compareBy(({ line = 0 }) => line, ({ column = 0 }) => column);
/** Parses `.github/baton.yml` into a typed config, or returns everything that is wrong with it, in the order of the file. */
function parseConfig(text) {
	const checked = checkConfig(text);
	return checked.ok ? toConfig(checked.value) : checked;
}
function checkAcross(outline, source) {
	const stages = outline.pipelines.flatMap((pipeline) => {
		const needs = needsByName(pipeline.stages ?? []);
		const dataKeys = dataKeysOf(pipeline.stages ?? []);
		return (pipeline.stages ?? []).map((stage) => ({
			stage,
			needs,
			dataKeys,
			source
		}));
	});
	return [
		...checkPipelineNames(outline.pipelines, source),
		...checkSchedules(outline.pipelines, source),
		...outline.pipelines.flatMap((pipeline) => checkStages(pipeline, {
			outline,
			source
		})),
		...outline.agents.flatMap((agent) => checkEnvNames(agent.env, source)),
		...checkTransfers(outline.agents, source),
		...outline.agents.flatMap((agent) => checkAgents(agent, {
			prices: outline.prices,
			source
		})),
		...stages.flatMap(({ stage }) => checkEnvNames(stage.setupEnv, source)),
		...stages.flatMap(checkTemplates)
	];
}
function dataKeysOf(stages) {
	const known = stages.map(({ name, dataSchema }) => [name, keysOfSchema(dataSchema)]);
	return new Map(known.flatMap(([name, keys]) => keys === void 0 ? [] : [[name, keys]]));
}

// src/adapters/compress/deflate.ts
/** Creates a compressor for raw deflate on zlib. Inflating stops at the limit, before the memory is allocated. */
function createDeflate() {
	return {
		deflate: (text) => deflateRawSync(Buffer.from(text, "utf8"), { level: 9 }).toString("base64"),
		inflate: (data, maxBytes) => {
			const bytes = Buffer.from(data, "base64");
			if (bytes.length === 0 || bytes.toString("base64") !== data) return void 0;
			return inflateBytes(bytes, maxBytes);
		}
	};
}
function inflateBytes(bytes, maxBytes) {
	try {
		const text = inflateRawSync(bytes, { maxOutputLength: maxBytes });
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(text);
	} catch {
		return;
	}
}

// src/adapters/crypto/node-hasher.ts
function createNodeHasher() {
	return {
		sha256: (data) => `sha256:${createHash("sha256").update(data).digest("hex")}`,
		randomHex: (bytes) => randomBytes(bytes).toString("hex")
	};
}

// src/core/git/check-commits.ts
/** Matches invisible characters that macOS drops when it compares names, and those that change the writing direction. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
const control = /[\u0000-\u001f\u007f-\u009f]/;
/** Matches `.git` as Windows and macOS read it: in any case, with blanks and dots at the end, with streams, as a short name. */
const gitFolder = /^(\.git|git~\d+)([ .]*|:.*)$/i;
/** Returns why a path of a commit is not safe to check out on some system, or undefined when it is safe. */
function checkPath(path) {
	if (path.length > 4096) return "it is longer than 4,096 characters";
	if (path.includes("�")) return "it is not UTF-8";
	if (control.test(path) || invisible.test(path)) return "it holds invisible characters";
	if (path.includes("\\")) return "it holds a backslash";
	const bad = path.split("/").find((part) => part === "" || part === "." || part === ".." || gitFolder.test(part));
	return bad === void 0 ? void 0 : `its part "${bad}" does not name a file of the checkout`;
}
/** The paths that agents may not change unless the config allows it: they decide what runs and who must review. */
const protectedPaths = [
	".github/**",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
/**
* Returns whether a path matches one of the patterns: a path, `folder/**` (including the folder itself, which could become a
* symbolic link), or two stars and `/name` for any folder. Ignores case, because some file systems do.
*/
function isProtectedPath(path, patterns) {
	const name = path.toLowerCase();
	return patterns.some((pattern) => matches(name, pattern.toLowerCase()));
}
function matches(path, pattern) {
	if (pattern.endsWith("/**")) {
		const folder = pattern.slice(0, -3);
		return path === folder || path.startsWith(`${folder}/`);
	}
	if (pattern.startsWith("**/")) {
		const name = pattern.slice(3);
		return path === name || path.endsWith(`/${name}`);
	}
	return path === pattern;
}
const commitLimits = {
	commits: 100,
	changes: 5e3,
	fileBytes: 41943040,
	totalBytes: 209715200
};
const allowedModes = /* @__PURE__ */ new Set([
	"000000",
	"100644",
	"100755",
	"120000"
]);
/** Checks an agent's commits, oldest first, before their contents are read. Returns the first problem of each commit. */
function checkCommits(commits, rules) {
	const whole = checkWhole(commits);
	if (whole !== void 0) return [whole];
	return commits.flatMap((commit, index) => {
		return checkParents(commit, commits[index - 1]?.sha ?? rules.base) ?? commit.changes.map((change) => checkChange(change, rules)).find(isProblem) ?? [];
	});
}
function checkWhole(commits) {
	const changes = commits.flatMap((commit) => commit.changes);
	const bytes = changes.reduce((sum, change) => sum + change.bytes, 0);
	if (commits.length > commitLimits.commits) return tooLarge(`${commits.length} commits are more than ${commitLimits.commits}`);
	if (changes.length > commitLimits.changes) return tooLarge(`${changes.length} changed files are more than ${commitLimits.changes}`);
	const merge = commits.find(({ parents }) => parents.length > 1);
	if (merge) return {
		code: "BATON-E703",
		message: `Commit ${merge.sha.slice(0, 12)} is a merge. Only commits with one parent are published.`
	};
	return bytes > commitLimits.totalBytes ? tooLarge(`${bytes} bytes are more than ${commitLimits.totalBytes}`) : void 0;
}
function checkParents({ sha, parents }, expected) {
	const name = sha.slice(0, 12);
	if (parents[0] === expected) return;
	return {
		code: "BATON-E702",
		message: `Commit ${name} builds on ${parents[0]?.slice(0, 12) ?? "nothing"} instead of ${expected.slice(0, 12)}, from which the task started.`
	};
}
function checkChange(change, { protectedPaths }) {
	const path = toPrintable(change.path, 200);
	const wrong = checkPath(change.path);
	if (wrong !== void 0) return {
		code: "BATON-E707",
		message: `The file "${path}" cannot be published: ${wrong}. Rename it.`
	};
	if (change.oldMode === "160000" || change.mode === "160000") return {
		code: "BATON-E704",
		message: `"${path}" is a submodule; agents cannot change submodules.`
	};
	if (!allowedModes.has(change.mode)) return {
		code: "BATON-E707",
		message: `"${path}" has the mode ${change.mode}; 100644, 100755 and 120000 can be published.`
	};
	if (isProtectedPath(change.path, protectedPaths)) return {
		code: "BATON-E706",
		message: `"${path}" is protected: agents may not change it. Make this change by hand.`
	};
	return change.bytes > commitLimits.fileBytes ? tooLarge(`"${path}" has ${change.bytes} bytes, more than ${commitLimits.fileBytes}`) : void 0;
}
function tooLarge(words) {
	return {
		code: "BATON-E705",
		message: `${words}. Leave build results out with .gitignore, or make smaller steps.`
	};
}
function isProblem(problem) {
	return problem !== void 0;
}

// src/adapters/git/tool/run-git.ts
const timeoutMilliseconds = 6e5;
const maxOutputBytes = 268435456;
/** Settings that switch off what a repository, a user or a machine may have configured: no hooks, no programs, no prompts. */
const settings = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.untrackedCache=false",
	"core.attributesFile=/dev/null",
	"core.excludesFile=/dev/null",
	"core.protectHFS=true",
	"core.protectNTFS=true",
	"core.pager=cat",
	"diff.external=",
	"commit.gpgSign=false",
	"gc.auto=0",
	"maintenance.auto=false",
	"credential.helper=",
	"protocol.allow=never",
	"protocol.http.allow=always",
	"protocol.https.allow=always",
	"safe.directory=*",
	"submodule.recurse=false",
	"advice.detachedHead=false"
];
/** Runs git in an environment made from scratch. Never throws for a failing git. Reads at most 256 MiB of output. */
function runGit({ args, env, input, directory, path }) {
	const configured = settings.flatMap((setting) => ["-c", setting]);
	const child = spawn("git", [
		"--no-pager",
		...configured,
		...args
	], {
		cwd: directory,
		env: {
			...baseEnvironment,
			PATH: path,
			...env
		},
		stdio: "pipe",
		timeout: timeoutMilliseconds,
		killSignal: "SIGKILL"
	});
	return new Promise((resolve) => {
		const chunks = [];
		let size = 0;
		let stderr = "";
		child.stdout.on("data", (chunk) => {
			size += chunk.length;
			if (size > maxOutputBytes) child.kill("SIGKILL");
			else chunks.push(chunk);
		});
		child.stderr.on("data", (chunk) => {
			stderr = (stderr + chunk.toString()).slice(-4096);
		});
		child.on("error", (error) => resolve({
			status: 127,
			stdout: Buffer.alloc(0),
			stderr: error.message
		}));
		child.on("close", (status) => resolve({
			status: status ?? 128,
			stdout: Buffer.concat(chunks),
			stderr
		}));
		child.stdin.on("error", ignore$2);
		child.stdin.end(input ?? "");
	});
}
function ignore$2() {}
const baseEnvironment = {
	LC_ALL: "C",
	HOME: "/nonexistent",
	XDG_CONFIG_HOME: "/nonexistent",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_SYSTEM: "/dev/null",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_TERMINAL_PROMPT: "0",
	GIT_ASKPASS: "/bin/false",
	GIT_SSH_COMMAND: "/bin/false",
	GIT_EDITOR: "/bin/false",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_NO_LAZY_FETCH: "1",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_LITERAL_PATHSPECS: "1"
};

// src/adapters/git/tool/git-tool.ts
/** An error that git reported. It is caught where it becomes a problem with a code. */
var GitFailure = class extends Error {
	name = "GitFailure";
};
function createGitTool(base) {
	const attempt = (args, extra) => runGit({
		...base,
		...extra,
		args,
		env: {
			...base.env,
			...extra?.env
		}
	});
	const run = async (args, extra) => {
		const answer = await attempt(args, extra);
		if (answer.status !== 0) throw new GitFailure(`git ${args[0]} ended with ${answer.status}: ${answer.stderr.trim()}`);
		return answer.stdout;
	};
	return {
		try: attempt,
		run,
		line: async (args, extra) => (await run(args, extra)).toString().trim(),
		async findCommit(name) {
			const { status, stdout } = await attempt([
				"rev-parse",
				"--verify",
				"--quiet",
				"--end-of-options",
				`${name}^{commit}`
			]);
			return status === 0 ? stdout.toString().trim() : void 0;
		}
	};
}

// src/adapters/git/bundle/list-commits.ts
/** Lists the commits of `base..head`, oldest first, each compared with the commit before it. Does not read contents. */
async function listCommits(git, { base, head }) {
	const baseTree = await git.line([
		"rev-parse",
		"--verify",
		`${base}^{tree}`
	]);
	const commits = await readCommits(git, {
		base,
		head
	});
	const pairs = commits.map(({ tree }, index) => ({
		from: commits[index - 1]?.tree ?? baseTree,
		to: tree
	}));
	const changes = await readChanges(git, pairs);
	return commits.map(({ sha, parents, message }, index) => ({
		sha,
		parents,
		message,
		baseTree: pairs[index]?.from ?? baseTree,
		changes: changes[index] ?? []
	}));
}
/** Reads all commits with one process: an agent may hand in a hundred. */
async function readCommits(git, { base, head }) {
	const count = `--max-count=${commitLimits.commits + 1}`;
	return (await git.run([
		"log",
		"-z",
		"--no-notes",
		"--topo-order",
		count,
		...[
			"--no-show-signature",
			"--encoding=UTF-8",
			"--format=%H%n%P%n%T%n%B"
		],
		head,
		`^${base}`,
		"--"
	])).toString().split("\0").filter(Boolean).toReversed().map((text) => {
		const [sha = "", parents = "", tree = "", ...message] = text.split("\n");
		return {
			sha,
			parents: parents.split(" ").filter(Boolean),
			tree,
			message: message.join("\n").trimEnd()
		};
	});
}
/** Compares the trees of each pair, all of them with one process. */
async function readChanges(git, pairs) {
	const form = [
		"-r",
		"--raw",
		"-z",
		"--no-renames",
		"--no-abbrev",
		"--no-ext-diff"
	];
	const input = pairs.map(({ from, to }) => `${from} ${to}\n`).join("");
	const lists = parseChanges((await git.run([
		"diff-tree",
		"--stdin",
		...form
	], { input })).toString());
	const sizes = await readSizes(git, lists.flat());
	return lists.map((changes) => changes.map((change) => ({
		...change,
		bytes: sizes.get(change.id) ?? 0
	})));
}
const pairLine = /[0-9a-f]{40} [0-9a-f]{40}\n/y;
const changeFields = /:(\d{6}) (\d{6}) [0-9a-f]{40} ([0-9a-f]{40}) [A-Z]\d*\0([^\0]*)\0/y;
/**
* Parses one list of changes for each pair: a line with both trees, then `:<old mode> <new mode> <old id> <new id> <status>`, NUL,
* path, NUL for each change. Reads from the start on, because a path may look like any of this. A path that is not UTF-8 contains
* U+FFFD.
*/
function parseChanges(text) {
	const lists = [];
	let position = 0;
	while (position < text.length) {
		const pair = matchAt(pairLine, text, position);
		const change = matchAt(changeFields, text, position);
		const [found = ""] = pair ?? change ?? [];
		if (found === "") throw new Error(`git diff-tree printed what Baton does not know: ${JSON.stringify(text.slice(position, position + 100))}`);
		position += found.length;
		if (pair) lists.push([]);
		const [, oldMode = "", mode = "", id = "", path = ""] = change ?? [];
		if (change) lists.at(-1)?.push({
			path,
			oldMode,
			mode,
			id
		});
	}
	return lists;
}
function matchAt(pattern, text, position) {
	pattern.lastIndex = position;
	return pattern.exec(text);
}
async function readSizes(git, changes) {
	const input = changes.filter(({ mode }) => mode !== "000000" && mode !== "160000").map(({ id }) => `${id}\n`).join("");
	const output = await git.run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
	return new Map(output.toString().split("\n").map(parseSize));
}
function parseSize(line) {
	const [id = "", size = ""] = line.split(" ");
	return [id, Number(size)];
}
/** Reads contents by id, each once. All of them must exist. */
async function readObjects(git, ids) {
	const wanted = [...new Set(ids)];
	const output = await git.run(["cat-file", "--batch"], { input: wanted.map((id) => `${id}\n`).join("") });
	const contents = /* @__PURE__ */ new Map();
	let position = 0;
	for (const id of wanted) {
		const lineEnd = output.indexOf("\n", position);
		const size = Number(/ (\d+)$/.exec(output.toString("latin1", position, lineEnd))?.[1]);
		contents.set(id, output.subarray(lineEnd + 1, lineEnd + 1 + size));
		position = lineEnd + 1 + size + 1;
	}
	return contents;
}

// src/core/record/compose-comment.ts
const emptyText = "Baton stored a record here.";
/**
* Returns Markdown for people that stands above the markers: never empty, at most `maxBytes`, and with all fences closed, so that
* a marker below it is not part of it. A text that is too long loses whole sections, beginning with those that do not fit, and a
* note says so.
*/
function fitVisible(visible, maxBytes) {
	const text = visible.toWellFormed().trim() === "" ? emptyText : visible.toWellFormed().trimEnd();
	const closed = closeFence(text);
	return utf8Length(closed) <= maxBytes ? closed : closeFence(selectSections(text, maxBytes));
}
/** The bytes reserved for the note, and for the end of an open fence. */
const spareBytes = 400;
function selectSections(text, maxBytes) {
	const sections = splitSections(text);
	const kept = [];
	let room = maxBytes - spareBytes;
	for (const section of sections) {
		const bytes = utf8Length(section) + 2 * section.split("\n").length + 6;
		if (bytes > room) continue;
		kept.push(section);
		room -= bytes;
	}
	return [...kept, renderNote(sections.length - kept.length)].join("\n\n");
}
function renderNote(missing) {
	return `_${missing === 1 ? "One section is" : `${missing} sections are`} not shown: the comment would be too long. Nothing is lost: the whole record is kept, hidden, in this comment._`;
}
/** Splits a text at blank lines; never splits fenced code or `<details>`. */
function splitSections(text) {
	const tracker = createBlockTracker();
	const sections = [[]];
	let details = 0;
	for (const line of text.split("\n")) {
		if (line.trim() === "" && details === 0 && !tracker.isInFence()) sections.push([]);
		else sections.at(-1)?.push(line);
		if (!tracker.isInFence()) details = Math.max(0, details + countTag(line, "<details") - countTag(line, "</details"));
		tracker.next(line);
	}
	return sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
}
function countTag(line, tag) {
	return line.toLowerCase().split(tag).length - 1;
}
/**
* Closes a fence that is left open. If it is not certain whether one is open, the text is quoted, which separates it from what
* follows.
*/
function closeFence(text) {
	const tracker = createBlockTracker();
	const lines = text.split(/\r\n|\n|\r/);
	for (const line of lines) tracker.next(line);
	if (!tracker.isCertain()) return lines.map((line) => `> ${line}`).join("\n");
	const closing = tracker.findClosing();
	return closing === void 0 ? text : `${text}\n${closing}`;
}
/** Composes comments from Markdown for people and the markers of one or more records. The last one is the main comment. */
function composeComment({ visible, markers }) {
	const pieces = markers.filter(isPieceMarker);
	const hidden = markers.filter((marker) => !isPieceMarker(marker)).map((marker) => `\n\n${marker}`).join("");
	const main = fitVisible(visible, recordLimits.commentBytes - utf8Length(hidden)) + hidden;
	return {
		comments: [...pieces.map((piece, index) => `${renderPieceLine(index + 1, pieces.length)}\n\n${piece}`), main],
		main
	};
}
function renderPieceLine(number, count) {
	return `_Part ${number} of ${count} of a large record, which follows below. Nothing to read here._`;
}

// src/core/record/find-runs.ts
/** Returns the record if it is the first one of a run; undefined for any other kind of record. */
function toStoredRun(stored) {
	return stored !== void 0 && isStoredRun(stored) ? stored : void 0;
}
function isStoredRun(stored) {
	return stored.record.kind === "run";
}
/** Returns the runs whose first record is among these records, the newest first. Ids of comments ascend over all threads. */
function findRuns(records, query = {}) {
	return records.filter((stored) => stored !== void 0).filter(isStoredRun).filter((stored) => isAsked(stored, query)).toSorted((a, b) => b.comment - a.comment);
}
function isAsked({ comment, record: { body } }, { pipeline, about, before }) {
	return (pipeline === void 0 || body.pipeline === pipeline) && (about === void 0 || body.trigger.subject.number === about) && (before === void 0 || comment < before);
}
/** Returns where a run is found: the time of its first record is that of the comment, or, where it is not known, that of the start. */
function runRefOf({ record, comment, writtenAt }) {
	return {
		run: record.run,
		thread: record.thread,
		first: {
			id: comment,
			at: writtenAt ?? record.body.startedAt
		}
	};
}

// src/adapters/store/thread-reader.ts
/** Decodes the records among comments of a thread. */
function decodeComments({ repo, tools, provenance }, { thread, comments, begun }) {
	return decodeThreadRecords(comments, {
		repo,
		thread,
		tools,
		provenance,
		...begun === void 0 ? {} : { begun }
	});
}
/**
* Reads exactly the comments that are named, records and continuation pieces alike. Returns undefined if a single one of them
* is gone or does not fit.
*/
async function locateRecords(reader, thread, list) {
	const ids = [...new Set(list.map(({ id }) => id))];
	const present = (await Promise.all(ids.map((id) => reader.threads.read(id)))).filter((comment) => comment !== void 0);
	if (present.length < ids.length) return void 0;
	const { records } = await decodeComments(reader, {
		thread,
		comments: present
	});
	const found = list.map(({ id, digest }) => records.find((record) => record.comment === id && record.digest === digest));
	const pieces = new Set(records.flatMap((record) => record.pieces ?? []).map(({ id, digest }) => `${id} ${digest}`));
	return list.every(({ id, digest }, index) => found[index] !== void 0 || pieces.has(`${id} ${digest}`)) ? found.filter((record) => record !== void 0) : void 0;
}

// src/adapters/store/read-newest-run.ts
/** Returns the newest run that `readNewestRun` is asked for, among records of its thread. */
function findNewestRun(records, { pipeline, about, isNumbered = false }) {
	const runs = findRuns(records, {
		pipeline,
		about
	});
	return isNumbered ? runs.find(({ record }) => findRunNumber(record.run, {
		pipeline,
		subject: about
	}) !== void 0) : runs[0];
}
/**
* Reads pages backwards to the first one with a `run` record of the pipeline about the subject. Carries a genuine record along
* until its continuation pieces are found, which may stand on an older page.
*/
async function readNewestRun(reader, request) {
	const { thread, total, since } = request;
	let carried = [];
	let read = [];
	let run;
	const own = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Set();
	const records = [];
	for await (const page of reader.threads.listBackwards(thread, total)) {
		const comments = [...page, ...carried];
		const decoded = await decodeComments(reader, {
			thread,
			comments
		});
		read = [...page, ...read];
		for (const id of listOwnComments(decoded)) own.add(id);
		for (const name of listRuns(decoded)) taken.add(name);
		records.push(...decoded.records.map(({ record }) => record));
		run = findNewestRun([run, ...decoded.records], request);
		if (run !== void 0 && isOlderThan(decoded.incomplete, run)) break;
		if (decoded.incomplete.length === 0 && isBefore(page, since)) break;
		carried = decoded.incomplete.length === 0 ? [] : comments.filter(({ body }) => body.includes("<!-- baton:"));
	}
	const ofRun = records.filter((record) => record.run === run?.record.run);
	return {
		run,
		comments: read.filter(({ id }) => !own.has(id)),
		taken: [...taken],
		hasEnded: findEnd$1(ofRun) !== void 0
	};
}
function listRuns({ records, aside }) {
	return [...records.map(({ record }) => record.run), ...aside.map(({ envelope }) => envelope.run)];
}
/** Returns whether a page reaches back beyond a time. */
function isBefore([oldest], time) {
	return oldest !== void 0 && time !== void 0 && Date.parse(oldest.createdAt) < Date.parse(time);
}
/** Returns whether all incomplete records are older than a run: an incomplete record may begin a newer one. */
function isOlderThan(incomplete, run) {
	return incomplete.every((comment) => comment < run.comment);
}
function listOwnComments({ records, aside, incomplete }) {
	const pieces = records.flatMap((record) => record.pieces ?? []).map(({ id }) => id);
	return [
		...records.map(({ comment }) => comment),
		...aside.map(({ comment }) => comment),
		...incomplete,
		...pieces
	];
}

// src/adapters/store/seal-drafts.ts
/** Bytes that every record of a comment may take, however large the others are. */
const smallBytes = 3e3;
/** Signs drafts in order and gives each its position in the chain: a record names the digest of the one before it. */
function sealDrafts({ repo, tools }, request) {
	let room = recordLimits.markerBytes - request.drafts.length * smallBytes;
	const sealed = [];
	let { seq, digest: prev } = request.tip;
	for (const draft of request.drafts) {
		seq += 1;
		const record = {
			...draft,
			repo,
			thread: request.thread,
			seq,
			prev
		};
		const encoded = encodeRecord(record, tools, room + smallBytes);
		sealed.push({
			record,
			encoded
		});
		prev = encoded.digest;
		room -= Math.max(0, utf8Length(encoded.markers[0] ?? "") - smallBytes);
	}
	return sealed;
}

// src/adapters/store/comment-store.ts
/** Creates the store that keeps records hidden in the comments of a thread. */
function createCommentStore(options) {
	const { threads, repo, hasher, compressor, verifier, signer, provenance } = options;
	const tools = {
		sha256: (text) => hasher.sha256(text),
		inflate: (data, maxBytes) => compressor.inflate(data, maxBytes),
		verify: (text, signature) => verifier.verify(text, signature)
	};
	const reader = {
		threads,
		repo,
		tools,
		...provenance === void 0 ? {} : { provenance }
	};
	return {
		readSince: (thread, since, begun) => readSince(reader, {
			thread,
			since,
			begun
		}),
		readNewestRun: (request) => readNewestRun(reader, request),
		readRecords: (thread, list) => locateRecords(reader, thread, list),
		append: async (request) => {
			if (signer === void 0 && provenance === void 0) throw new Error("This store was made without a signing key: it can only be read.");
			const write = {
				sha256: tools.sha256,
				deflate: (text) => compressor.deflate(text),
				...signer === void 0 ? {} : { signer }
			};
			return post(reader, request, sealDrafts({
				repo,
				tools: write
			}, request));
		}
	};
}
/** The longest time by which a continuation piece may have been posted before its record. */
const pieceMilliseconds = 6e5;
async function readSince(reader, { thread, since, begun }) {
	const comments = await reader.threads.listSince(thread, since);
	const decoded = await decodeComments(reader, {
		thread,
		comments,
		begun
	});
	if (decoded.incomplete.length === 0) return {
		...decoded,
		comments
	};
	const earlier = await reader.threads.listSince(thread, (/* @__PURE__ */ new Date(Date.parse(since) - pieceMilliseconds)).toISOString());
	return {
		...await decodeComments(reader, {
			thread,
			comments: earlier,
			begun
		}),
		comments: earlier
	};
}
/** Posts the continuation pieces first, so that no record is ever without them, and last the comment that holds the records. */
async function post({ threads, provenance }, request, sealed) {
	const { comments, main } = composeComment({
		visible: request.visible,
		markers: sealed.flatMap(({ encoded }) => encoded.markers)
	});
	const parts = sealed.flatMap(({ encoded }) => encoded.envelope.parts ?? []);
	const ids = /* @__PURE__ */ new Map();
	for (const [index, part] of parts.entries()) {
		const piece = await threads.create(request.thread, comments[index] ?? "", `"sha256":"${part}"`);
		ids.set(part, piece.id);
	}
	const created = await threads.create(request.thread, main, keyOf(sealed[0]?.encoded.envelope));
	provenance?.remember(created);
	return sealed.map((record) => toStored(record, created, ids));
}
/**
* Returns the key by which the comment is found after an ambiguous failure: the signature, which nobody can know or post before
* we do, or without one the position in the chain.
*/
function keyOf(envelope) {
	return envelope?.sig === void 0 ? `"seq":${envelope?.seq},"prev":"${envelope?.prev}"` : `"sig":"${envelope.sig}"`;
}
function toStored({ record, encoded }, comment, ids) {
	const { digest, envelope } = encoded;
	const pieces = envelope.parts?.map((part) => ({
		id: ids.get(part) ?? 0,
		digest: part
	}));
	return {
		record,
		digest,
		comment: comment.id,
		writtenAt: comment.createdAt,
		envelope,
		...pieces === void 0 ? {} : { pieces }
	};
}

// src/core/config/check-signing-key.ts
/**
* Checks that the secret belongs to a key of the config. Keys without a secret stop the job, which never falls back to unsigned
* records (DESIGN 2). With neither, a private repository works unsigned; a public one may not, because every workflow there posts
* as the same account.
*/
function checkSigningKey({ keys, signer, isPrivate }) {
	if (signer === void 0) return keys.length > 0 ? keyMissing(keys) : checkUnsigned(isPrivate);
	if (keys.includes(signer.publicKey)) return void 0;
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `The secret signs as "${signer.keyId}", but its public half ${signer.publicKey} is not in signing.keys (${keys.length === 0 ? "there are none" : keys.join(", ")}). Add it there, or pass the secret that fits.`
	};
}
/** Returns a problem if the repository may not have records without signatures. */
function checkUnsigned(isPrivate) {
	if (isPrivate) return void 0;
	return {
		code: "BATON-E908",
		path: "signing.keys",
		message: "This repository is public, and the config has no signing.keys: every workflow of the repository posts as the same account, so unsigned records could be forged. Make a pair of keys, list the public one under signing.keys, and pass the secret: `signing-key: ${{ secrets.BATON_SIGNING_KEY }}` in the caller."
	};
}
function keyMissing(keys) {
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `input signing-key is empty, and signing.keys lists ${keys.map((key) => `"${key.split(":")[0]}"`).join(", ")}, so nothing is ever recorded unsigned. Pass \`signing-key: \${{ secrets.BATON_SIGNING_KEY }}\` in the caller; where that stands there, the secret does not exist. A key that an environment keeps must be called BATON_SIGNING_KEY there, and the input environment must name it.`
	};
}

// src/core/redaction/find-secret-chunks.ts
/**
* The number of different characters below which a chunk is ignored: it is padding, a ruler or indentation, and proves nothing.
*/
const fewestDistinct = 5;
const filterSize = 2 ** 20;
/**
* Creates a finder of every stretch of a text that is a chunk of one of the forms, no matter where the form was cut. Forms
* shorter than a chunk are only found whole. The finder passes over the text once per chunk length.
*/
function createChunkFinder(forms) {
	const whole = forms.filter((form) => form.text.length < form.chunk || !isVaried(form)).map((form) => form.text);
	const tables = [...new Set(forms.map((form) => form.chunk))].map((length) => createTable(length, forms.filter((form) => form.chunk === length)));
	return (text) => [...whole.flatMap((word) => findWhole(text, word)), ...tables.flatMap((table) => findChunks(text, table))];
}
function createTable(length, forms) {
	const chunks = new Set(forms.flatMap(listChunks).filter(hasVariety));
	const filter = new Uint8Array(filterSize);
	for (const chunk of chunks) filter[hashAt(chunk, 0)] = 1;
	return {
		length,
		chunks,
		filter
	};
}
function listChunks({ text, chunk }) {
	const count = Math.max(0, text.length - chunk + 1);
	return Array.from({ length: count }, (_, at) => text.slice(at, at + chunk));
}
function isVaried(form) {
	return listChunks(form).every(hasVariety);
}
function hasVariety(chunk) {
	return new Set(chunk).size >= fewestDistinct;
}
function hashAt(text, at) {
	const first = text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
	const second = text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3);
	return first * 4099 + second & filterSize - 1;
}
function findChunks(text, table) {
	const spans = [];
	if (table.chunks.size === 0) return spans;
	for (let at = 0; at + table.length <= text.length; at += 1) {
		if (table.filter[hashAt(text, at)] === 0 || !table.chunks.has(text.slice(at, at + table.length))) continue;
		const last = spans.at(-1);
		if (last !== void 0 && last.end >= at) last.end = at + table.length;
		else spans.push({
			start: at,
			end: at + table.length
		});
	}
	return spans;
}
function findWhole(text, word) {
	const spans = [];
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) spans.push({
		start: at,
		end: at + word.length
	});
	return spans;
}

// src/core/redaction/find-token-patterns.ts
/**
* Matches where a word may start: after anything but a letter, digit, `_` or `-`, after an escape such as `\n`, or after an ANSI
* code.
*/
const wordStart = "(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrtbf])|(?<=\\u001b\\[[0-9;]{0,16}m))";
/**
* Matches secrets that are known by their form (T28). Those with an unmistakable prefix are found even inside a word. No length
* is fixed where the vendor does not promise one: installation tokens have outgrown every such pattern.
*/
const tokens = new RegExp([
	"gh[pour]_[A-Za-z0-9]{20,}",
	"ghs_[A-Za-z0-9_.-]{20,}",
	"github_pat_[A-Za-z0-9_]{20,}",
	`${wordStart}sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{16,}`,
	`${wordStart}sk-[A-Za-z0-9]{20,}`,
	"A[KS]IA[A-Z0-9]{16}",
	"xox[a-z]-[A-Za-z0-9-]{10,}",
	"(?<![A-Za-z0-9+/]{24})AIza[A-Za-z0-9_-]{30,}",
	"ya29\\.[A-Za-z0-9_-]{20,}",
	"npm_[A-Za-z0-9]{30,}",
	"glpat-[A-Za-z0-9_.-]{20,}"
].join("|"), "g");
/** Finds everything in a text that has the form of a secret. */
function findTokens(text) {
	return [
		...findByPattern(text),
		...findJsonWebTokens(text),
		...findPrivateKeys(text)
	];
}
function findByPattern(text) {
	return Array.from(text.matchAll(tokens), (match) => ({
		start: match.index,
		end: match.index + match[0].length
	}));
}
/**
* Finds JSON web tokens. The code splits words at their dots itself: a pattern with three open-ended parts would be quadratic.
*/
function findJsonWebTokens(text) {
	const spans = [];
	for (const run of text.matchAll(/[\w.-]+/g)) if (run[0].includes(".eyJ")) spans.push(...findInRun(run[0], run.index));
	return spans;
}
function findInRun(run, offset) {
	const parts = run.split(".");
	const spans = [];
	let at = offset;
	for (const [index, part] of parts.entries()) {
		const head = part.indexOf("eyJ");
		const payload = parts[index + 1];
		if (head >= 0 && part.length - head >= 10 && payload?.startsWith("eyJ")) {
			const signature = parts[index + 2];
			const length = part.length + 1 + payload.length + (signature === void 0 ? 0 : 1 + signature.length);
			spans.push({
				start: at + head,
				end: at + length
			});
		}
		at += part.length + 1;
	}
	return spans;
}
/** Finds private keys. A key without its last line, as in a log that was cut, ends where its base64 text ends. */
function findPrivateKeys(text) {
	const begin = /-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
	const spans = [];
	for (let match = begin.exec(text); match !== null; match = begin.exec(text)) {
		const end = findKeyEnd(text, begin.lastIndex);
		spans.push({
			start: match.index,
			end
		});
		begin.lastIndex = end;
	}
	return spans;
}
function findKeyEnd(text, start) {
	const body = /(?:[A-Za-z0-9+/=:,\s]|\\[nr]|-(?!----))*(?:-----END [A-Z0-9 ]{1,40}-----)?/y;
	body.lastIndex = start;
	return start + (body.exec(text)?.[0].length ?? 0);
}

// src/core/redaction/secret-forms.ts
/**
* The length below which a value is not hidden. Hiding it would mask words, numbers and paths everywhere, and the gaps would show
* what the value was. The same limit applies to a single line of a longer secret.
*/
const shortestSecret = 6;
const plainChunk = 12;
const hexChunk = 24;
const percentChunk = 36;
/** Builds all spellings of T28: raw, trimmed, line by line unless `lines` is false, and each of these encoded. */
function buildSecretForms(secret, { lines = true } = {}) {
	const forms = [
		secret,
		secret.trim(),
		...lines ? secret.split(/[\r\n]+/).map((line) => line.trim()) : []
	].filter((value) => value.trim().length >= shortestSecret).flatMap(encode);
	return [...new Map(forms.filter((form) => form.text.length >= shortestSecret).map((form) => [form.text, form])).values()];
}
function encode(value) {
	const text = value.toWellFormed();
	const bytes = new TextEncoder().encode(text);
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
	const uri = encodeURIComponent(text);
	const json = JSON.stringify(text).slice(1, -1);
	return [
		...[
			text,
			Array.from(text).reverse().join(""),
			...buildBase64(bytes)
		].map(withChunk(plainChunk)),
		...[
			uri,
			uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
			uri.replaceAll("%20", "+")
		].map(withChunk(plainChunk)),
		...[
			json,
			JSON.stringify(json).slice(1, -1),
			json.replaceAll("/", "\\/"),
			escapeUnicode(json)
		].map(withChunk(plainChunk)),
		...[hex.join(""), hex.join("").toUpperCase()].map(withChunk(hexChunk)),
		...[percent(hex), percent(hex).toUpperCase()].map(withChunk(percentChunk))
	];
}
function withChunk(chunk) {
	return (text) => ({
		text,
		chunk
	});
}
function percent(hex) {
	return hex.map((pair) => `%${pair}`).join("");
}
function escapeUnicode(json) {
	return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/**
* Builds the base64 forms: the whole, and its form inside a longer text at each of the three offsets, without the characters that
* mix with its neighbours.
*/
function buildBase64(bytes) {
	const standard = [toBase64(bytes), ...[
		0,
		1,
		2
	].map((offset) => {
		const shifted = toBase64(new Uint8Array([...new Uint8Array(offset), ...bytes])).replace(/=+$/, "");
		const tail = (offset + bytes.length) % 3 === 0 ? 0 : 1;
		return shifted.slice(Math.ceil(offset * 8 / 6), shifted.length - tail);
	})];
	return [...standard, ...standard.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))];
}
function toBase64(bytes) {
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

// src/core/redaction/span.ts
/** Returns the same stretches in order, with those joined that touch or overlap. */
function mergeSpans(spans) {
	const merged = [];
	for (const span of [...spans].sort((a, b) => a.start - b.start)) {
		const last = merged.at(-1);
		if (last !== void 0 && span.start <= last.end) last.end = Math.max(last.end, span.end);
		else merged.push({ ...span });
	}
	return merged;
}

// src/core/redaction/redactor.ts
/**
* This folder hides secrets in text before the text leaves a job. `secret-forms` lists the spellings in which a known secret may
* appear, `find-secret-chunks` finds these spellings and parts of them, `find-token-patterns` finds everything that has the form
* of a secret, and the redactor replaces what they found.
*/
/** Returns a copy of a JSON value in which every string and every key is redacted. Keys that become equal get a number. */
function redactDeep(value, redactor) {
	return redactValue(value, redactor);
}
function redactValue(value, redactor) {
	if (typeof value === "string") return redactor.redact(value).text;
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((part) => redactValue(part, redactor));
	const entries = /* @__PURE__ */ new Map();
	for (const [key, part] of Object.entries(value)) entries.set(findFreeKey(redactor.redact(key).text, entries), redactValue(part, redactor));
	return Object.fromEntries(entries);
}
function findFreeKey(key, taken) {
	if (!taken.has(key)) return key;
	let number = 2;
	while (taken.has(`${key}-${number}`)) number += 1;
	return `${key}-${number}`;
}
/** The text that replaces a secret, the same as in the logs of GitHub. */
const redactionMark = "***";
/**
* Creates a redactor that hides the given secrets in all their spellings, also when they are cut to chunks of 12 characters or
* more, and everything that has the form of a secret (T28). It ignores values shorter than 6 characters: see `shortestSecret`.
*/
function createRedactor(secrets) {
	const findChunks = createChunkFinder(secrets.flatMap((secret) => buildSecretForms(secret)));
	const redact = (text) => {
		const spans = mergeSpans([...findChunks(text), ...findTokens(text)]);
		return {
			text: cutOut(text, spans),
			count: spans.length
		};
	};
	const whole = secrets.flatMap((secret) => buildSecretForms(secret, { lines: false }));
	return {
		redact,
		redactDeep: (value) => redactDeep(value, { redact }),
		holdsSecret: (text) => whole.some((form) => text.includes(form.text))
	};
}
function cutOut(text, spans) {
	return [0, ...spans.map((span) => span.end)].map((end, index) => text.slice(end, spans[index]?.start)).join(redactionMark);
}

// src/entry/shared/program-facts.ts
/** The oldest Node that can load the bundle. */
const neededNode = 24;
/** Returns the message for an older Node. */
function nodeRefusal(version) {
	return `Baton needs Node ${24} or newer; this is ${version}. In a clone, \`npm run demo\` brings its own.\n`;
}
/** The version of this program. It equals the one of `package.json`, which is not always installed beside the program. */
const version = "0.1.0";
/** The name of the artifact in which an agent job leaves its output for the App, and of the file in that artifact. */
const outputArtifact = "baton-output.json";

// src/adapters/github/client/throttle.ts
/** Creates one budget for all waits of a client: three requests that wait five minutes each would outlast their job. */
function createWaitBudget(seconds) {
	let left = seconds;
	return (wanted) => {
		if (!(wanted <= left)) return false;
		left -= wanted;
		return true;
	};
}
const maxTries = 3;
/**
* Builds the settings of the throttling plugin.
* GitHub asks to leave a second between writes "if you are making a large number" of them, and allows 80 that create content per
* minute. The plugin's defaults (1 s between any two writes, 3 s between two that notify) would add three to five idle seconds to
* every link of a chain, which has three writes, eight with a commit. So writes have a budget instead of a gap: 10 at once, and
* one more each second. That stays under 80 a minute and costs a link nothing.
*/
function createThrottle(log, reserveWait) {
	const writeBudget = {
		maxConcurrent: 1,
		reservoir: 10,
		reservoirIncreaseAmount: 1,
		reservoirIncreaseInterval: 1e3,
		reservoirIncreaseMaximum: 10
	};
	const createHandler = (words) => (...[seconds, request, , tries]) => {
		const again = tries < maxTries && reserveWait(seconds);
		const next = again ? `waiting ${seconds} s` : "giving up";
		log.warning(`GitHub's ${words} for ${request.method} ${request.url} asks to wait ${seconds} s: ${next}.`);
		return again;
	};
	return {
		onRateLimit: createHandler("rate limit"),
		onSecondaryRateLimit: createHandler("secondary rate limit"),
		write: new import_light.default.Group(writeBudget),
		notifications: new import_light.default.Group(writeBudget),
		global: new import_light.default.Group({ maxConcurrent: 10 }),
		auth: new import_light.default.Group({ maxConcurrent: 1 }),
		search: new import_light.default.Group({
			maxConcurrent: 1,
			minTime: 2e3
		})
	};
}
const maxTriesObeyRetryAfter = 3;
/**
* Creates a plugin for Octokit that obeys `retry-after`. List it before the retry plugin, which then waits as long as this plugin
* says. The throttling plugin obeys `retry-after` only when the message contains "secondary rate"; GitHub sends the header with
* other messages too.
*/
function obeyRetryAfter(reserveWait) {
	return (octokit) => {
		octokit.hook.error("request", (error) => {
			const refused = error;
			const seconds = Number(refused.response?.headers["retry-after"] ?? NaN);
			if (refused.request && isUnhandledLimit(refused) && !Number.isNaN(seconds)) {
				const retries = reserveWait(seconds) ? maxTriesObeyRetryAfter : 0;
				refused.request.request = {
					...refused.request.request,
					retries,
					retryAfter: seconds
				};
			}
			throw error;
		});
		return {};
	};
}
function isUnhandledLimit({ status, message, response }) {
	return (status === 403 || status === 429) && !/\bsecondary rate\b/i.test(message) && response?.headers["x-ratelimit-remaining"] !== "0";
}

// src/entry/action/job/read-order-input.ts
const dispatchedSchema = looseObject({ inputs: looseObject({
	task: string().optional(),
	event: string().optional(),
	pipeline: string().optional()
}).nullish() });
/**
* Returns the text of the signed order. Reads a dispatched one from the event file, because an input may take four times as many
* bytes as characters, which is more than one environment string can hold (github-platform.md 24).
*/
function readTaskText(context) {
	return readDispatchedOrder(context).task ?? context.inputs.task;
}
function readDispatchedOrder(context) {
	if (context.job.eventName !== "workflow_dispatch") return {};
	const parsed = dispatchedSchema.safeParse(context.job.payload);
	if (!parsed.success) throw new Error("BATON-E910: an input task, event or pipeline of the dispatch is no text. Declare them as type: string.");
	const inputs = parsed.data.inputs ?? {};
	const given = (text) => text === void 0 || text === "" ? void 0 : text;
	return {
		task: given(inputs.task),
		event: given(inputs.event),
		pipeline: given(inputs.pipeline)
	};
}
/** Opens the order of a job with write access. Accepts an expired order too, so that its task gets an end. */
function openOrder({ ports, settings }, order) {
	const dispatch = openDispatch(order, {
		repo: settings.repository.id,
		now: ports.clock.now(),
		tools: decodePorts(ports),
		unsigned: ports.signer === void 0,
		expired: "accept"
	});
	if (!dispatch.ok) throw new Error(problemText(dispatch.error));
	return dispatch.value;
}

// src/core/agent/agent-environment.ts
/**
* The plain facts about the job that an agent may see. They include no tokens and no files through which a job receives commands.
*/
const githubFacts = [
	"GITHUB_ACTIONS",
	"GITHUB_ACTOR",
	"GITHUB_ACTOR_ID",
	"GITHUB_API_URL",
	"GITHUB_BASE_REF",
	"GITHUB_EVENT_NAME",
	"GITHUB_GRAPHQL_URL",
	"GITHUB_HEAD_REF",
	"GITHUB_JOB",
	"GITHUB_REF",
	"GITHUB_REF_NAME",
	"GITHUB_REF_TYPE",
	"GITHUB_REPOSITORY",
	"GITHUB_REPOSITORY_ID",
	"GITHUB_REPOSITORY_OWNER",
	"GITHUB_REPOSITORY_OWNER_ID",
	"GITHUB_RUN_ATTEMPT",
	"GITHUB_RUN_ID",
	"GITHUB_RUN_NUMBER",
	"GITHUB_SERVER_URL",
	"GITHUB_SHA",
	"GITHUB_TRIGGERING_ACTOR",
	"GITHUB_WORKFLOW",
	"GITHUB_WORKSPACE"
];
const ownNames = /* @__PURE__ */ new Set([
	"PATH",
	"HOME",
	"LANG",
	"TMPDIR",
	"CI",
	"TRACEPARENT",
	"KELOS_HANDOFF_PATH"
]);
const ownPrefixes = [
	"ACTIONS_",
	"BATON_",
	"GITHUB_",
	"INPUT_",
	"RUNNER_"
];
/** Returns whether a secret may not have this name, because Baton sets it or because the runner stores its tokens under it. */
function isReservedVariable(name) {
	return ownNames.has(name) || ownPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix));
}
const defaultPath = "/usr/local/bin:/usr/bin:/bin";
/** Builds the whole environment of an agent's process: the variables that DESIGN 4.2 lists, and nothing else. */
function buildAgentEnvironment(request) {
	const { agentEnv, secrets } = request;
	return {
		environment: {
			...selectVariables(agentEnv.filter((name) => !isReservedVariable(name)), secrets),
			...selectVariables(githubFacts, request.host),
			...ownVariables(request)
		},
		warnings: agentEnv.flatMap((name) => findWarning(name, secrets))
	};
}
function ownVariables({ files, ids, host, traceparent }) {
	return {
		BATON_PROMPT_PATH: files.prompt,
		BATON_CONTEXT_PATH: files.context,
		BATON_HANDOFF_PATH: files.handoff,
		BATON_RESULTS_PATH: files.results,
		BATON_RUN: ids.run,
		BATON_TASK: ids.task,
		BATON_ATTEMPT: String(ids.attempt),
		BATON_EXECUTION: String(ids.execution),
		KELOS_HANDOFF_PATH: files.handoff,
		TRACEPARENT: traceparent,
		PATH: host.PATH ?? defaultPath,
		HOME: files.home,
		LANG: host.LANG ?? "C.UTF-8",
		TMPDIR: files.tmp,
		CI: "true"
	};
}
function selectVariables(names, values) {
	return Object.fromEntries(names.flatMap((name) => toEntry(name, values)));
}
function toEntry(name, values) {
	const value = Object.hasOwn(values, name) ? values[name] : void 0;
	return value === void 0 || value === "" ? [] : [[name, value]];
}
function findWarning(name, secrets) {
	if (isReservedVariable(name)) return [`BATON-E602: env names ${name}, which an agent may not be given. Choose a name that neither the runner nor Baton uses.`];
	if (toEntry(name, secrets).length > 0) return [];
	return [`BATON-E601: env names ${name}, but the job was passed no value for it. Pass it in the workflow that calls run.yml, by its own name or as a line ${name}=… in agent-secrets.`];
}

// src/entry/action/job/kill-switch.ts
/** The values of the variable that mean the same as no value. */
const off = /* @__PURE__ */ new Set([
	"",
	"false",
	"0",
	"no",
	"off"
]);
/**
* Returns why everything stops: the repository variable `BATON_PAUSE`, which `run.yml` passes on. Every value but those for
* "no" means a pause, since somebody set it. GitHub reads variables when a workflow run is queued, so a workflow run that is
* under way completes, and the next one starts no agent.
*/
function findKillSwitch(environment) {
	const value = (environment.BATON_PAUSE ?? "").trim();
	if (off.has(value.toLowerCase())) return void 0;
	return `Baton is paused: the variable BATON_PAUSE is "${oneLine(value, 100)}". Nothing starts and nothing is published; what an agent leaves is kept. Delete the variable, or set it to false, to go on; then start Baton's workflow by hand with no input, or wait for its next cron: what a run waits for is started again`;
}

// src/entry/action/report/outputs.ts
/** Sets outputs under our own fixed names, never under names of an agent (T22). */
async function writeOutputs({ io }, outputs) {
	for (const [name, value] of Object.entries(outputs)) await io.setOutput(name, value);
}
/** Builds the outputs of the job from a recorded execution. The chain of transfers is that of the whole run (T-9). */
function describeTask(task, { transfers }) {
	return {
		outcome: task?.outcome ?? "",
		handoff: task?.handoff === void 0 ? "" : JSON.stringify(task.handoff),
		results: JSON.stringify(task?.results ?? {}),
		"handoff-chain": JSON.stringify(toHandoffChain(transfers.map(({ body }) => body))),
		"final-agent": task === void 0 || task.engine === "built-in" ? "" : task.agent
	};
}
/**
* Describes the chain of a task as its agent job knows it, and the agent that ended it. The chain holds the recorded transfers and
* those of this job, which `publish` makes later; without the records it holds those of this job alone.
*/
function describeAgentChain(output, { state, agent: first }) {
	const place = {
		stage: output.task,
		execution: output.execution
	};
	const before = state?.transfers.filter(({ task, execution }) => task === output.task && execution < output.execution) ?? [];
	const chain = [...toHandoffChain(before.map(({ body }) => body))];
	let agent = (state === void 0 ? first : agentNameAt(state, place)) ?? "";
	for (const { transfer, finishedAt } of output.inline ?? []) {
		chain.push({
			from: agent,
			to: transfer.to,
			message: transfer.message,
			timestamp: finishedAt
		});
		agent = transfer.to;
	}
	return {
		"handoff-chain": JSON.stringify(chain),
		"final-agent": agent
	};
}

// src/entry/action/report/summary.ts
/**
* The longest summary. GitHub drops one over 1 MiB with only an annotation (github-platform.md 8), and a code point has at most
* 4 bytes.
*/
const maxCodePoints = 25e4;
/** Adds Markdown to the job's summary. Text of others must be redacted and neutralised before. */
async function writeSummary({ io }, markdown) {
	await io.addSummary(truncateCodePoints(markdown, maxCodePoints, { mark: "\n\n(cut: the summary may not be longer)" }));
}

// src/adapters/artifact/action-artifacts.ts
/** Creates a writer for artifacts of the current workflow run. Loads the client when it uploads. */
function createActionArtifacts(loadClient) {
	return { async upload(name, file, kept) {
		const content = await readFile(file);
		const { id } = await (await loadClient()).uploadArtifact(name, [file], dirname(file), kept === void 0 ? {} : { retentionDays: kept.days });
		if (id === void 0) throw new Error(`The artifact service took "${name}" without giving it an id.`);
		const sha256 = `sha256:${createHash("sha256").update(content).digest("hex")}`;
		return {
			artifactId: id,
			file: basename(file),
			bytes: content.length,
			sha256
		};
	} };
}

// src/core/config/config-notes.ts
/**
* Returns notes on settings that only the App can apply strictly (DESIGN 2). They are notes, because such a setting is no
* mistake.
*/
function appNotes({ pipelines }) {
	const listed = Object.entries(pipelines);
	const name = (asks) => listed.flatMap(([key, pipeline]) => asks(pipeline) ? [key] : []).join(", ");
	const ordered = name((pipeline) => pipeline["priority-labels"] !== void 0 && (pipeline["max-concurrency"] ?? 0) > 0);
	const idle = name((pipeline) => pipeline["priority-labels"] !== void 0 && (pipeline["max-concurrency"] ?? 0) === 0);
	const pulls = name(({ on }) => on["pull-requests"] !== void 0);
	return [
		...ordered === "" ? [] : [`Without the App, \`priority-labels\` (${ordered}) changes nothing: GitHub starts what waits in an order of its own.`],
		...idle === "" ? [] : [`\`priority-labels\` (${idle}) orders what waits for a slot, and nothing waits without \`max-concurrency\`; add it, or take \`priority-labels\` out.`],
		...pulls === "" ? [] : [`Without the App, pull requests from forks start nothing by themselves (${pulls}): GitHub gives their workflow runs no secrets. \`/baton run\` and the pipeline's name, by somebody with the right, starts them.`]
	];
}
const sentences = {
	all: void 0,
	outcomes: "comments is outcomes: an issue or pull request gets the status comment alone, and another when a person must act; records go to the closed issue \"Baton runs: <pipeline>\".",
	none: "comments is none: nothing is posted on issues and pull requests, also when a person must act; look at the closed issue \"Baton runs: <pipeline>\" and for the label baton:needs-human."
};
/** Returns what a setting means for people who wait for comments; undefined for the default. */
function commentsNote({ comments }) {
	return sentences[comments];
}
/** Returns what `max-concurrency` does not guarantee without a server (DESIGN 2). */
function concurrencyNote({ pipelines }) {
	const names = Object.entries(pipelines).flatMap(([name, pipeline]) => (pipeline["max-concurrency"] ?? 0) > 0 ? [name] : []);
	if (names.length === 0) return void 0;
	return `Without the App, \`max-concurrency\` (${names.join(", ")}) spreads runs over groups of GitHub: two runs may share a group while another is free, their order is not promised, and GitHub cancels what waits behind 100 others.`;
}
/** Returns what is stored by default, and who can see it; undefined if the config sets it, or if no stage has an agent. */
function promptsNote(config) {
	const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
	if (config.retention?.prompts !== void 0 || !stages.some(isAgentStage)) return void 0;
	const { artifacts } = retentionOf(config);
	return `Prompts are kept as artifacts for ${artifacts} days, and in a public repository everybody can download those. Write \`retention: { prompts: false }\` to keep none, \`prompts: true\` if that is meant.`;
}
/** Returns what `minimum-role: read` means: in a public repository everybody has this role (T19). */
function readRoleNote({ pipelines }) {
	const names = Object.entries(pipelines).flatMap(([name, { allow }]) => allow["minimum-role"] === "read" ? [name] : []);
	if (names.length === 0) return void 0;
	return `In a public repository everybody may start ${names.map((name) => `"${name}"`).join(", ")} (\`minimum-role: read\`), at your cost. Their runs are tainted, unless GitHub calls them owner, member or collaborator. If that is not meant, ask for \`triage\` or more.`;
}
/** Returns what `allow.teams` means without a server (DESIGN 4.1). */
function teamsNote({ pipelines }) {
	const names = Object.entries(pipelines).flatMap(([name, { allow }]) => allow.teams === void 0 ? [] : [name]);
	if (names.length === 0) return void 0;
	return `Without the App, \`allow.teams\` (${names.join(", ")}) lets nobody in: the token of a workflow cannot read who is in a team. Name people in \`allow.users\`, or give them a role.`;
}
/** The warning that is shown wherever a run is started or continued without signatures. */
const unsignedNote = "Records are not signed: the config has no `signing.keys`, which only a private repository may do without. A record counts while our own account wrote its comment and nobody edited it; whoever may make that account write a comment, with any workflow of the repository, can forge one.";
/** Lists settings that are valid but may surprise. `baton validate` prints them as notes. */
function listNotes(config) {
	return [
		config.signing === void 0 ? unsignedNote : void 0,
		promptsNote(config),
		commentsNote(config),
		concurrencyNote(config),
		...appNotes(config),
		teamsNote(config),
		readRoleNote(config)
	].filter((note) => note !== void 0);
}

// src/entry/action/job/read-config.ts
/**
* Reads the text of the config at the commit of the workflow run. Refuses a symbolic link, because it could lead into a pull
* request's code (T08).
*/
function readConfig(context) {
	if (!existsSync(context.job.configFolder)) throw new Error("BATON-E913: there is no folder .baton-config in the workspace. Check the default branch out into it before this step, as run.yml does: actions/checkout with ref: ${{ github.sha }}, path: .baton-config and persist-credentials: false. The code itself is not looked into: it may be a pull request's.");
	const path = join(context.job.configFolder, context.inputs.config);
	try {
		if (!lstatSync(path).isFile()) throw new Error(`BATON-E913: ${context.inputs.config} is no plain file. Replace the link by the file itself.`);
		return readFileSync(path, "utf8");
	} catch (cause) {
		if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") throw new Error(`BATON-E913: ${context.inputs.config} does not exist on the default branch at ${context.job.sha}. Add it, or name its path in the input config.`, { cause });
		throw cause;
	}
}
const largest = 65536;
/**
* Reads a file beside the config, from the same commit of the default branch. Refuses a path with a symbolic link, because it
* could lead into other code (T08).
*/
function readConfigFile({ configFolder }, path) {
	const parts = path.split("/");
	if (parts.includes("..")) return void 0;
	try {
		const facts = parts.map((_, index) => join(configFolder, ...parts.slice(0, index + 1))).map((step) => lstatSync(step));
		const file = facts.at(-1);
		return facts.slice(0, -1).every((step) => step.isDirectory()) && file?.isFile() === true && file.size <= largest ? readFileSync(join(configFolder, path), "utf8") : void 0;
	} catch {
		return;
	}
}

// src/core/agent/agent-secrets.ts
/**
* Parses the NAME=value lines of `agent-secrets`. Skips empty lines and lines that begin with `#`; of equal names the last one
* wins.
*/
function parseAgentSecrets(text) {
	const parsed = text.split("\n").map((line) => line.replace(/\r$/, "")).map((line, index) => parseLine(line, index + 1));
	return {
		secrets: Object.fromEntries(parsed.flatMap(({ entry }) => entry === void 0 ? [] : [entry])),
		warnings: parsed.flatMap(({ warning }) => warning === void 0 ? [] : [warning])
	};
}
function parseLine(line, number) {
	if (line.trim() === "" || line.trimStart().startsWith("#")) return {};
	const [, name, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/s.exec(line) ?? [];
	if (name === void 0 || value === void 0) return { warning: malformed(number) };
	if (isReservedVariable(name)) return { warning: reserved(name, number) };
	return { entry: [name, value] };
}
function malformed(line) {
	return `BATON-E603: agent-secrets has no NAME=value on line ${line}. Write one secret per line; encode values with line breaks.`;
}
function reserved(name, line) {
	return `BATON-E602: agent-secrets sets ${name} on line ${line}, which an agent may not be given. Choose another name.`;
}

// src/entry/action/job/secrets.ts
/** The keys of the known engines, which `run.yml` passes under their own names. */
const engineKeys = [
	"ANTHROPIC_API_KEY",
	"CLAUDE_CODE_OAUTH_TOKEN",
	"CODEX_API_KEY",
	"OPENAI_API_KEY",
	"GEMINI_API_KEY",
	"OPENCODE_API_KEY",
	"CURSOR_API_KEY",
	"COPILOT_GITHUB_TOKEN"
];
/**
* Collects the secrets that agents may be given: engine keys and the lines of `agent-secrets`. The caller masks the values
* again.
*/
function collectSecrets(environment) {
	const known = engineKeys.flatMap((name) => environment[name] ? [[name, environment[name]]] : []);
	const more = parseAgentSecrets(environment.BATON_AGENT_SECRETS ?? "");
	return {
		secrets: {
			...Object.fromEntries(known),
			...more.secrets
		},
		warnings: more.warnings
	};
}
/**
* The shortest line that is masked. A shorter one, such as the `{` of a secret in JSON, occurs everywhere, and GitHub drops
* every output that holds a masked text.
*/
const shortestLine = 4;
/** Registers values with the runner, line by line, so that its log never shows them. */
function maskSecrets(values, sink) {
	const all = values.flatMap((value) => [value, ...value.split(/\r?\n/)]);
	const lines = new Set(all.filter((line) => line.trim().length >= shortestLine));
	for (const line of lines) sink.write(`::add-mask::${line.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
}

// src/adapters/github/client/octokit.ts
/** The Octokit of `@octokit/rest` without its methods for each route, which take time to load and have no user here. */
const Octokit = Octokit$1.plugin(paginateRest);
/**
* Creates an Octokit with the one retry policy of Baton. It retries a 5xx or a lost connection three times, after 1, 4 and 9
* seconds, unless the adapter passes `retries: 0` because the request would create something twice. `createThrottle` handles rate
* limits.
*/
function createOctokit(options) {
	const { log, base = Octokit } = options;
	const reserveWait = createWaitBudget(options.maxWaitSeconds ?? 120);
	return new (base.plugin(obeyRetryAfter(reserveWait), retry, throttling))({
		auth: options.token,
		baseUrl: options.baseUrl,
		userAgent: options.userAgent,
		...options.fetch && { request: { fetch: options.fetch } },
		throttle: createThrottle(log, reserveWait),
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
		] },
		log: {
			debug: ignore$1,
			info: ignore$1,
			warn: (message) => log.warning(message),
			error: ignore$1
		}
	});
}
function ignore$1() {}

// src/adapters/github/client/send-request.ts
/** Limits that Node's `fetch` has as well. */
const connectMilliseconds = 1e4;
const idleMilliseconds = 3e5;
const redirects = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
/**
* Sends one request and returns its response, as `fetch` does for Octokit. A job makes about ten requests; through
* `fetch` they cost more than three times the CPU time of starting Node, through `node:http` about as much as one does.
* A redirect is followed through `fetch`, without a second request for what redirected. ADR 0010 lists the rest that is left out.
*/
async function sendRequest(url, options = {}) {
	const message = await request(url, options);
	const { location } = message.headers;
	if (!redirects.has(message.statusCode ?? 0) || location === void 0) return buildResponse(url, message);
	message.resume();
	return followRedirect(new URL(location, url), {
		from: new URL(url),
		status: message.statusCode ?? 0,
		options
	});
}
/**
* Follows a redirect through `fetch`, by the rules of `fetch`: a POST becomes a GET after 301 and 302, everything becomes a GET
* after 303, and all else keeps its method and content. Another origin does not see our token.
*/
function followRedirect(to, { from, status, options }) {
	const { method = "GET", headers = {}, body, signal } = options;
	const becomesGet = status === 303 ? method !== "HEAD" : method === "POST" && (status === 301 || status === 302);
	const shown = Object.entries(headers).filter(([name]) => to.origin === from.origin || name.toLowerCase() !== "authorization");
	return fetch(to, {
		method: becomesGet ? "GET" : method,
		headers: Object.fromEntries(shown),
		...!becomesGet && body !== void 0 ? { body } : {},
		signal: signal ?? null
	});
}
async function request(url, options) {
	const { method = "GET", headers, body, signal } = options;
	const node = await (url.startsWith("https:") ? import("node:https") : import("node:http"));
	return new Promise((resolve, reject) => {
		const given = {
			method,
			headers: buildHeaders(headers, body),
			timeout: idleMilliseconds
		};
		const sent = node.request(url, signal === void 0 ? given : {
			...given,
			signal
		}, resolve);
		const giveUp = () => void sent.destroy(/* @__PURE__ */ new Error(`no answer from ${sent.host} in time`));
		sent.on("socket", (socket) => limitConnecting(socket, giveUp));
		sent.on("timeout", giveUp);
		sent.on("error", reject);
		sent.end(body);
	});
}
/** Adds the length of the content, because Node sends content of a DELETE without its length and then closes the connection. */
function buildHeaders(headers, body) {
	return {
		"accept-encoding": "gzip",
		...headers,
		...body === void 0 ? {} : { "content-length": Buffer.byteLength(body) }
	};
}
/**
* Gives up on a connection that is not ready in time: a connection over TLS is ready after the handshake. A socket of an earlier
* request is ready.
*/
function limitConnecting(socket, giveUp) {
	if (!socket.connecting) return;
	const timer = setTimeout(giveUp, connectMilliseconds);
	const stop = () => clearTimeout(timer);
	socket.once("encrypted" in socket ? "secureConnect" : "connect", stop);
	socket.once("close", stop);
}
function buildResponse(url, message) {
	if (message.statusCode === 204 || message.statusCode === 205) message.resume();
	const content = message.headers["content-encoding"] === "gzip" ? pipeline(message, createGunzip(), ignore) : message;
	return {
		status: message.statusCode ?? 0,
		statusText: message.statusMessage ?? "",
		url,
		headers: new Map(Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(", ")])),
		get body() {
			return Readable.toWeb(content);
		},
		text: () => text(content),
		arrayBuffer: () => arrayBuffer(content)
	};
}
/** Ignores an error that the reader of the last stream sees anyway. */
function ignore() {}

// src/entry/action/wire/octokit.ts
const proxyVariables = [
	"http_proxy",
	"https_proxy",
	"HTTP_PROXY",
	"HTTPS_PROXY"
];
/**
* Creates the Octokit of the job with the job's own token, so the rights of the job decide what it may do. Behind a proxy it
* uses the class of the toolkit. The toolkit's HTTP client more than doubles the time to start, so it is loaded only there.
*/
async function createActionOctokit({ inputs, job, log, environment }) {
	const base = proxyVariables.some((name) => environment[name]) ? await loadToolkit() : void 0;
	return createOctokit({
		token: inputs.token,
		baseUrl: job.apiUrl,
		userAgent: "baton-action",
		log,
		...base === void 0 ? { fetch: sendRequest } : { base }
	});
}
async function loadToolkit() {
	const { GitHub } = await import("./utils2.js");
	return GitHub;
}
/** Creates the starter of the Action: each order becomes a workflow run of the caller's file on the default branch. */
function createActionStarter(dispatcher) {
	return { start: ({ text }) => dispatcher.dispatch(text) };
}

// src/entry/action/job/read-job.ts
/** The fields that every payload has. Each mode parses the other fields with a schema of its own. */
const payloadSchema = looseObject({ repository: looseObject({
	id: int(),
	default_branch: string(),
	private: boolean()
}) });
/** The limits of the event. GitHub sends at most 25 MB. */
const limits = {
	maxBytes: 67108864,
	maxDepth: 64,
	maxNodes: 2e6
};
function readJob(environment) {
	const need = (name) => {
		const value = environment[name];
		if (value === void 0 || value === "") throw new Error(`BATON-E911: ${name} is not set. This program runs as an action in a GitHub Actions job.`);
		return value;
	};
	const payload = readPayload(need("GITHUB_EVENT_PATH"));
	const [owner = "", name = ""] = need("GITHUB_REPOSITORY").split("/");
	const workspace = need("GITHUB_WORKSPACE");
	const serverUrl = need("GITHUB_SERVER_URL");
	const run = need("GITHUB_RUN_ID");
	const id = Number(environment.BATON_JOB_ID ?? "");
	return {
		eventName: need("GITHUB_EVENT_NAME"),
		payload,
		repository: {
			id: payload.repository.id,
			owner,
			name,
			defaultBranch: payload.repository.default_branch,
			private: payload.repository.private
		},
		sha: need("GITHUB_SHA"),
		workflow: parseWorkflowRef(need("GITHUB_WORKFLOW_REF")),
		workflowRun: {
			id: Number(run),
			attempt: Number(need("GITHUB_RUN_ATTEMPT")),
			url: `${serverUrl}/${owner}/${name}/actions/runs/${run}`
		},
		...Number.isSafeInteger(id) && id > 0 ? { id } : {},
		serverUrl,
		apiUrl: need("GITHUB_API_URL"),
		workspace,
		temp: need("RUNNER_TEMP"),
		configFolder: join(workspace, ".baton-config")
	};
}
/** Reads the event file. GitHub writes it, but a runner of somebody else may write anything. */
function readPayload(path) {
	const json = parseUntrustedJson(readFileSync(path, "utf8"), limits);
	if (!json.ok) throw new Error(`BATON-E911: the event in ${path} (GITHUB_EVENT_PATH) ${json.error.message}.`);
	const payload = payloadSchema.safeParse(json.value);
	if (payload.success) return payload.data;
	const fields = payload.error.issues.map((issue) => issue.path.join(".") || "the whole").join(", ");
	throw new Error(`BATON-E911: the event in ${path} (GITHUB_EVENT_PATH) is none of GitHub's: ${fields} is missing or of another type.`);
}
/** Parses `owner/name/.github/workflows/baton.yml@refs/heads/main`. */
function parseWorkflowRef(text) {
	const found = /^[^/]+\/[^/]+\/(?<file>[^@]+)@(?<ref>.+)$/.exec(text)?.groups;
	if (found?.file === void 0 || found.ref === void 0) throw new Error(`BATON-E911: GITHUB_WORKFLOW_REF is "${text}", not owner/name/path@ref.`);
	return {
		file: found.file.split("/").at(-1) ?? "",
		ref: found.ref
	};
}
const revisionSchema = object({
	ref: string(),
	sha: string().regex(/^[0-9a-f]{40}$/),
	repo: object({ id: int() }).nullish()
}).transform(({ ref, sha, repo }) => ({
	branch: ref,
	sha,
	repository: repo?.id ?? null
}));
const payloadSchemaReadRevisions = object({ pull_request: object({
	head: revisionSchema,
	base: revisionSchema
}) });
/** Parses head and base from an event that has them: every event of pull requests, their reviews and review comments. */
function readRevisions(payload) {
	return payloadSchemaReadRevisions.safeParse(payload).data?.pull_request ?? {};
}
/** The events for which only people with write access choose what is checked out. */
const ownEvents = /* @__PURE__ */ new Set([...[
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
], ...[
	"issues",
	"label",
	"milestone",
	"release",
	"create",
	"delete",
	"page_build",
	"public",
	"watch",
	"fork",
	"gollum"
]]);
const onIssueSchema = object({ issue: object({ pull_request: _null().optional() }) });
/**
* Returns whether the code of the job may come from somebody without write access: that of a pull request, which workflows
* check out on its own events and on others, such as a comment on it or the end of another workflow. An unknown event may be
* one of those.
*/
function mayBeForeign({ eventName, payload }) {
	if (eventName === "issue_comment") return !onIssueSchema.safeParse(payload).success;
	return !ownEvents.has(eventName);
}

// src/adapters/log/action-log.ts
/**
* Creates the log of an Actions job. Warnings and errors become annotations; nothing inside a message can become a command.
* Writes the two commands itself, because an import of `@actions/core` would have to be awaited before the first line.
*/
function createActionLog(sink = process.stdout) {
	return {
		info: (message) => {
			sink.write(`${defuseWorkflowCommands(message)}\n`);
		},
		warning: (message) => {
			sink.write(`::warning::${escapeData(message)}\n`);
		},
		error: (message, location) => {
			sink.write(`::error${location === void 0 ? "" : renderLocation(location)}::${escapeData(message)}\n`);
		}
	};
}
/** Renders the position at which GitHub shows the annotation. */
function renderLocation({ file, line, column }) {
	return ` file=${escapeData(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line}${column === void 0 ? "" : `,col=${column}`}`;
}
/** Escapes a message as the toolkit does: the part after the second `::` ends with the line. */
function escapeData(message) {
	return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

// src/entry/action/job/choose-mode.ts
/**
* Decides what this job does. The workflow run of a pull request's event never plans: it only asks for a run on the default
* branch.
*/
function chooseMode(context) {
	const { inputs, job } = context;
	if (inputs.agent !== "" && inputs.mode === "auto") return "step";
	if (inputs.mode === "validate") return "validate";
	if (job.eventName === "pull_request" || job.eventName === "pull_request_review") return "forward";
	if (inputs.mode !== "auto") return inputs.mode;
	const task = readTaskText(context);
	if (task === "") return "plan";
	const json = parseUntrustedJson(task, {
		maxBytes: 4 * recordLimits.dispatchCharacters,
		maxDepth: 8,
		maxNodes: 1e4
	});
	if (!json.ok) throw new Error(`BATON-E401: The input "task" ${json.error.message}. Start the run again instead of writing this input by hand.`);
	if (looseObject({ for: _enum(["agent", "publish"]) }).safeParse(json.value).data?.for === "agent" && inputs["agent-output-digest"] === "" && inputs["signing-key"] === "") return "agent";
	return "publish";
}

// src/entry/action/job/read-inputs.ts
const modes = [
	"auto",
	"plan",
	"agent",
	"publish",
	"single",
	"sweep",
	"validate"
];
function readInputs(environment) {
	const read = (name) => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim();
	return {
		mode: parseMode(read("mode")),
		config: read("config") || ".github/baton.yml",
		token: read("token"),
		"signing-key": read("signing-key"),
		task: read("task"),
		"agent-output": environment["INPUT_AGENT-OUTPUT"] ?? "",
		"agent-output-digest": read("agent-output-digest"),
		dryRun: parseSwitch(read("dry-run")),
		agent: read("agent"),
		prompt: environment.INPUT_PROMPT ?? "",
		needs: read("needs")
	};
}
function parseMode(text) {
	const mode = modes.find((known) => known === (text || "auto"));
	if (mode === void 0) throw new Error(`BATON-E910: input mode is "${text}". Write one of ${modes.join(", ")}.`);
	return mode;
}
function parseSwitch(text) {
	if (text === "true") return true;
	if (text === "" || text === "false") return false;
	throw new Error(`BATON-E910: input dry-run is "${text}". Write true or false.`);
}

// src/entry/action/run.ts
/**
* Runs the job and returns the exit code of its process. Catches every error in this one place: an error is a fault of Baton or
* of GitHub, and fails the job with a message. Everything about the process comes as arguments, so that a job can run as a
* function.
*/
async function run(environment, io) {
	const log = createActionLog(io.out);
	try {
		return await perform({
			inputs: readInputs(environment),
			job: readJob(environment),
			log,
			environment,
			io
		});
	} catch (thrown) {
		log.error(thrown instanceof Error ? thrown.message : `Something that is no error was thrown: ${String(thrown)}`);
		if (thrown instanceof Error && thrown.stack !== void 0) log.info(thrown.stack);
		await reportFailure(thrown, {
			environment,
			io
		});
		return 1;
	}
}
/**
* Writes the error to the summary. The code for it is loaded only here, and a summary that cannot be written must not hide the
* error.
*/
async function reportFailure(thrown, job) {
	try {
		await writeSummary(job, (await import("./crash.js")).reportCrash(thrown, job.environment));
	} catch {}
}
/** Performs the mode of the job, unless a pause forbids it. Returns the exit code. */
async function perform(context) {
	const mode = chooseMode(context);
	const pause = findKillSwitch(context.environment);
	if (pause !== void 0 && !(await import("./runs-while-paused.js")).runsWhilePaused(mode, context)) {
		context.log.warning(`${pause}.`);
		await writeSummary(context, `${pause}.`);
		return 0;
	}
	if (mode === "validate") return await (await import("./validate.js")).validate(context) ? 0 : 1;
	await performMode(mode, context);
	return 0;
}
/** Performs one mode. Each mode is loaded when it is used, so that `agent` loads little before its agent starts. */
async function performMode(mode, context) {
	switch (mode) {
		case "forward": return (await import("./forward.js")).forward(context);
		case "plan": return (await import("./plan.js")).plan(context);
		case "agent": return (await import("./agent.js")).agent(context);
		case "publish": return (await import("./publish.js")).publish(context);
		case "single": return (await import("./single.js")).single(context);
		case "sweep": return (await import("./sweep.js")).sweep(context);
		case "step": return (await import("./step.js")).step(context);
	}
}

export { writeConfigPath as $, addOutputResults as $n, transferTargets as $r, outputLimits as $t, checkSigningKey as A, Octokit$1 as Ai, isOutsider as An, usageByStage as Ar, readRun as At, runGit as B, renderFacts as Bn, agentNameAt as Br, findStaleSummary as Bt, readTaskText as C, quoteNames as Ci, renderStageTable as Cn, maxAttemptsOf as Cr, fillHandoffs as Ct, version as D, throttling as Di, filtersOf as Dn, isBatonReason as Dr, GitHubError as Dt, outputArtifact as E, require_dist as Ei, formatTokens as En, incompatibleVersion as Er, handoffsInArtifacts as Et, toStoredRun as F, messageOf as Fi, recordLimits as Fn, findPause as Fr, currentAgent as Ft, checkConfig as G, commentsOf as Gn, pipelineOf as Gr, encodeSigned as Gt, protectedPaths as H, renderRetryNotice as Hn, transferInto as Hr, openDispatch as Ht, listCommits as I, problemText as Ii, recordPlaceSchema as In, findReopening as Ir, executionFacts as It, listTexts as J, renderArtifactLink as Jn, findReachable as Jr, endBodySchema as Jt, parseConfig as K, describeSubject as Kn, stageOf as Kr, signedTextOf as Kt, readObjects as L, failureCause as Ln, lastDecision as Lr, decodePorts as Lt, createCommentStore as M, request$1 as Mi, hasSubject as Mn, usageOfRun as Mr, verifyChain as Mt, findRuns as N, RequestError as Ni, isFromFork as Nn, countReopenings as Nr, verifyLedger as Nt, createRedactor as O, retry as Oi, actionsAccount as On, addUsage as Or, findTriggeringRecord as Ot, runRefOf as P, getUserAgent as Pi, startIdOf as Pn, findEnd$1 as Pr, buildOrder as Pt, normaliseCron as Q, toSeconds as Qn, signalOf as Qr, artifactRefSchema as Qt, GitFailure as R, hasRetryNotice as Rn, nextEndExecution as Rr, countCreated as Rt, readDispatchedOrder as S, normaliseBody as Si, currentAgentOf as Sn, failuresOf as Sr, consumedBy as St, nodeRefusal as T, createSystemClock as Ti, formatTime as Tn, classifyFailure as Tr, finishedBodies as Tt, createNodeHasher as U, outcomeWords as Un, ancestorsOf as Ur, checkDispatchedRecords as Ut, checkCommits as V, renderFailure as Vn, jobFor as Vr, publishedBefore as Vt, createDeflate as W, commentUrl as Wn, baseBranchOf as Wr, unpackRecords as Wt, countMissed as X, threadUrl as Xn, hasAtMostAccess as Xr, taskBodySchema as Xt, mapEntries as Y, statusUrl as Yn, describeTargets as Yr, runBodySchema as Yt, findTick as Z, formatDuration as Zn, retentionOf as Zr, agentOutputSchema as Zt, describeTask as _, compareBy as _i, digestOf as _n, truncateCodePoints as _r, loadHandoffs as _t, createActionOctokit as a, failure as ai, reportsCost as an, utf8Length as ar, createTextArtifacts as at, buildAgentEnvironment as b, hasName as bi, renderRunOverview as bn, stateWith as br, decodeThreadRecords as bt, collectSecrets as c, cronRunName as ci, encodeHandoffBlock as cn, fencedText as cr, positionOf as ct, readConfigFile as d, findRunNumber as di, serialiseHandoff as dn, renderDetails as dr, require_liquid_node as dt, isAgentStage as ei, buildConfigJsonSchema as en, checkResults as er, createGitHub as et, listNotes as f, freeRunName as fi, limitCalls as fn, neutralise as fr, selectNewestComments as ft, describeAgentChain as g, taskName as gi, canonicalJson as gn, countCodePoints as gr, loadHandoff as gt, writeSummary as h, taskIdOf as hi, transferLimits as hn, isFenceEnd as hr, explainArtifact as ht, readRevisions as i, outcomeSchema as ii, engineNames as in, parseUntrustedJson as ir, generateKeyPair as it, checkUnsigned as j, createTokenAuth as ji, frozenAt as jn, usageOf as jr, versionProblem as jt, redactDeep as k, paginateRest as ki, isBot as kn, elapsedMinutes as kr, isPaused as kt, maskSecrets as l, eventRunName as li, handoffLimits as ln, oneLine as lr, require_fastest_levenshtein as lt, createActionArtifacts as m, parseRunName as mi, transferBodySchema as mn, findFenceStart as mr, describeChain as mt, createActionLog as n, isSuccess as ni, historySchema as nn, parseResults as nr, createSigner as nt, createActionStarter as o, success as oi, historyBodySchema as on, readJsonTokens as or, checkBranchName as ot, unsignedNote as p, nextRunName as pi, limitTransfer as pn, neutraliseInline as pr, loadDataSchema as pt, toConfig as q, jobUrl as qn, viewThreadOf as qr, decisionBodySchema as qt, mayBeForeign as r, needsPerson as ri, responseTo as rn, pullLink as rr, createVerifier as rt, createOctokit as s, artifactName as si, compactHandoff as sn, codeSpan as sr, analyzeTemplate as st, run as t, stageSchema as ti, changeKeys as tn, isResultKey as tr, withTranslatedErrors as tt, readConfig as u, executionTitle as ui, handoffSchema as un, quote as ur, createTemplateEngine as ut, writeOutputs as v, defuseWorkflowCommands as vi, isPlainMap as vn, deriveState as vr, encodeStoredHandoff as vt, createThrottle as w, stripAnsi as wi, formatCost as wn, nextAfterFailure as wr, findHandoffSource as wt, openOrder as x, invisibleCharacters as xi, renderStageGraph as xn, displayedAttempts as xr, cleanUntrusted as xt, findKillSwitch as y, flattenText as yi, toWellFormedJson as yn, draftEnd as yr, decodeRecords as yt, createGitTool as z, pickDecisiveLines as zn, agentAt as zr, findOpenedPull as zt };