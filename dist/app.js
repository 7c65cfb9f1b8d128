import { i as __toESM, r as __require, t as __commonJSMin } from "./chunks/rolldown-runtime.js";
import { S as unknown, b as tuple, d as int, h as object, l as custom, m as number, o as array, s as bigint, x as union, y as string } from "./chunks/zod.js";
import { A as StartBlocked, Ac as retry, Ba as buildRunUsage, Ct as createGitHub, Dc as createSystemClock, Ec as GitHubError, Ei as parseUntrustedJson, Fc as RequestError, Ic as getUserAgent, Jt as readRun, Ks as startIdOf, Lc as messageOf, Mc as Octokit, Mt as createVerifier, N as outputArtifact, Nc as createTokenAuth, Oc as require_dist, P as outputFile, Pc as request, Pt as createTextArtifacts, Rc as problemText, Tc as withTranslatedErrors, Ws as hasSubject, ar as describeChange, at as checkConfig, in as decodePorts, it as createDeflate, jc as paginateRest, jt as createSigner, k as createThrottle, kc as throttling, on as openDispatch, or as parseChange, rt as createNodeHasher, sr as pauseLabel, st as toConfig, vn as outputLimits, xn as runUsageSchema, ys as executionTitle } from "./chunks/job-agent-plan-publish.js";
import { t as require_split2 } from "./chunks/split2.js";
import { t as restEndpointMethods } from "./chunks/dist-src.js";
import { t as createConsoleLog } from "./chunks/console-log.js";
import { a as explainVanishedRun, i as explainLostJob, o as advanceRun, r as openAgentOutput } from "./chunks/job-publish.js";
import { a as wireEngine, j as runsSince, r as readRepositoryConfigText, s as createArtifactReader, u as resumeRun } from "./chunks/job-plan-publish.js";
import { A as applyChange, F as reportConfig, I as listOpenRuns, M as parseTrigger, P as classifyFor, V as completeConfig, h as startFromEvent, j as renderPlanSummary } from "./chunks/job-plan.js";
import { n as startOf } from "./chunks/hold-for-budget2.js";
import { t as reportStartBlocked } from "./chunks/report-start-blocked.js";
import { n as unzipEntry } from "./chunks/unzip-entry.js";
import { n as getRequestListener, r as Hono } from "./chunks/dist.js";
import { builtinModules, createRequire } from "node:module";
import { platform } from "node:os";
import { EventEmitter } from "node:events";
import { closeSync, openSync } from "node:fs";
import path, { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createHash, createHmac, createPrivateKey, randomUUID, subtle, timingSafeEqual } from "node:crypto";
import { Buffer as Buffer$1, isUtf8 } from "node:buffer";
import { Transform } from "node:stream";
import { exec } from "node:child_process";
import { Server as Server$1 } from "node:http";
import { setInterval as setInterval$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";

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
	const { buildSafeSonicBoom, parseFactoryOptions } = require_utils();
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
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
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

// src/entry/app/github/installation-clients.ts
/** The number of clients that are kept; about 10 KB each. */
const maxKept = 1e3;
/** Creates the clients of the App's installations, each when it is first needed. Its token is renewed by the client itself. */
function createInstallationClients(probot) {
	const clients = /* @__PURE__ */ new Map();
	return (installation) => {
		const known = clients.get(installation);
		if (known !== void 0) return known;
		if (clients.size >= maxKept) clients.clear();
		const created = probot.auth(installation);
		clients.set(installation, created);
		created.catch(() => clients.delete(installation));
		return created;
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
/** Builds the item of the queue for a piece of work. Repositories take turns. */
function buildItem({ id, key, work }) {
	return {
		id,
		key,
		group: repositoryOf(work),
		payload: work
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
const day$1 = 864e5;
/** The time for which an ended run stays in the book: lists of GitHub lag behind, so its ledger may not show its entry yet. */
const keptAfterEnd = 30 * minute;
/** The time for which a start without a run stays: its handler is tried again for some minutes, then given up. */
const keptWithoutRun = day$1;
/** The longest time that a run can be under way. */
const keptWithoutEnd = 36 * day$1;
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
			...toEntry$1(start, run),
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
					...toEntry$1(start, run),
					changed: now()
				};
				if (await replace(from, [...entries.filter(({ id }) => id !== start), entry])) return;
			}
		}
	};
}
function toEntry$1(id, { run, pipeline, startedAt, usage, finishedAt }) {
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
	return runs.filter(({ title, status }) => own.test(title) && status !== "completed").map(({ id }) => id);
}

// src/entry/app/slots/start-order.ts
/** Dispatches a workflow run for an order and stores its id. If the dispatch fails, the slot is freed for the next execution. */
async function startOrder({ orders, slots }, { dispatcher, order, slot }) {
	const run = await dispatch(slots, {
		dispatcher,
		order,
		slot
	});
	if (run === void 0) return void 0;
	await orders.remember(run.id, order);
	if (slot !== void 0) await slots.assign(slot, run.id);
	return run;
}
async function dispatch(slots, { dispatcher, order, slot }) {
	try {
		return await dispatcher.dispatch(order);
	} catch (thrown) {
		if (slot !== void 0) await slots.release(slot);
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
	return { async start({ text, dispatch, place }) {
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
		if (await context.slots.acquire(buildTurn(waiting), () => listActive(dispatcher, waiting))) return startOrder(context, {
			dispatcher,
			order: text,
			slot
		});
		context.log.info(`${title} waits: ${place.limit} of \`${place.pipeline}\` are at work.`);
	} };
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
	const name = {
		repository,
		installation: request.installation
	};
	const budgets = createAppBudgets(context, {
		...name,
		read,
		listOpen: () => listOpenStarts(engine, github)
	});
	const { engine } = wireEngine({
		budgets,
		settings: {
			repository,
			via: "app",
			workflowRun,
			serverUrl: settings.serverUrl
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
		readOwnAccount: async () => {
			const known = context.accounts.get(request.installation) ?? await github.readOwnAccount();
			context.accounts.set(request.installation, known);
			return known;
		}
	});
	return {
		engine,
		config: {
			read,
			commit: config.commit
		}
	};
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
const runSchema = object({ workflow_run: object({ id: int() }) });
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
			const parsed = runSchema.safeParse(facts.json);
			return parsed.success ? { endedRun: parsed.data.workflow_run.id } : describeFault(facts.name, parsed.error);
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
	if ("endedRun" in caused) return context.slots.release({ workflowRun: caused.endedRun });
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
	try {
		await startRuns(context, {
			work,
			trigger: trigger.value
		});
	} catch (thrown) {
		if (!(thrown instanceof StartBlocked)) throw thrown;
		await reportBlocked(context, {
			blocked: thrown,
			installation: work.installation,
			trigger: trigger.value
		});
	}
}
/** Tries again to start a pipeline that waited for a budget. Returns false if the configuration lets nothing start at all. */
async function planAgain(context, event) {
	try {
		await startRuns(context, event);
		return true;
	} catch (thrown) {
		if (!(thrown instanceof StartBlocked)) throw thrown;
		await reportBlocked(context, {
			blocked: thrown,
			installation: event.work.installation,
			trigger: event.trigger
		});
		return false;
	}
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
		workflowRun
	});
	const planned = await startFromEvent(engine, {
		trigger: hasSubject(trigger) ? trigger : {
			...trigger,
			firedAt: arrivedAt
		},
		config: config.read,
		commit: config.commit,
		inline: false,
		...only === void 0 ? {} : { only },
		start: startIdOf(trigger, `delivery ${work.delivery}`)
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
	if ("run" in held ? await resumeHeld(context, work, held.run) : await startAgain(context, held)) await finishHeld(context, work.held, kept);
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
async function startAgain(context, { event, pipeline }) {
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
	const { installation, repository, order, slot } = work;
	const octokit = await context.clientOf(installation);
	const dispatcher = createGitHub({
		octokit,
		repository,
		clock: createSystemClock()
	}).dispatcher(context.settings.agentWorkflow, repository.defaultBranch);
	const turn = buildTurn(work, context.arrivals());
	if (!await context.slots.acquire(turn, () => listActive(dispatcher, work))) return context.log.info(`${slot.id} waits again: its start had failed.`);
	const run = await startOrder(context, {
		dispatcher,
		order,
		slot
	});
	context.log.info(`${slot.id} has its turn: workflow run ${run?.id ?? "of unknown id"}.`);
}

// src/entry/app/handle-work.ts
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

// src/entry/app/http/health.ts
/** The time in which the database has to answer. It is shorter than the time that platforms wait for the answer here. */
const patienceMilliseconds = 2e3;
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
	const timer = setTimeout(() => late.resolve(`it took more than ${patienceMilliseconds} ms.`), patienceMilliseconds);
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

// src/entry/app/http/routes.ts
/** Lists all that the App serves while it runs. Another concern is another entry. */
function listRoutes(context) {
	return [...createHealthRoutes(context.health)];
}

// src/adapters/queue/postgres-app-store.ts
/** Creates the store of the App in PostgreSQL. Values whose time is over are removed when a process starts. */
function createPostgresAppStore({ query, schema }) {
	const table = `${schema}.app_values`;
	const isValid = "(expires IS NULL OR expires > now())";
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
const pollMilliseconds$1 = 500;
/** Connects to the server and creates or migrates its tables. Fails in words when the server cannot be used. */
async function openPostgresDatabase(options) {
	const { waitMilliseconds = 3e4 } = options;
	const end = Date.now() + waitMilliseconds;
	for (;;) try {
		return await connect(options);
	} catch (thrown) {
		if (Date.now() >= end || !isUnreachable(thrown)) throw new Error(cannotUse(thrown));
		await setTimeout$1(Math.min(pollMilliseconds$1, waitMilliseconds));
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
	const { PgBoss } = await import("./chunks/dist3.js");
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
const day = 86400;
/**
* The settings of the queue of pg-boss. Of its policies only this one keeps the order of a key while an item waits for its next
* attempt. There, an item that failed for good blocks its key for ever; so no item ever fails for pg-boss, and the queue gives up itself.
*/
const jobPolicy = {
	policy: "key_strict_fifo",
	retryLimit: 1e6,
	heartbeatSeconds: 10,
	expireInSeconds: day / 2,
	retentionSeconds: 365 * day,
	deleteAfterSeconds: 9 * day
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
			const failure = await this.#tryOnce(job, item);
			await this.#settle(job, {
				item,
				failure
			});
		} catch (thrown) {
			log.error(`The end of ${item.id} of ${item.key} could not be stored; it will be handed out again: ${messageOf(thrown)}`);
		} finally {
			this.#running.delete(job.id);
			this.#count.value--;
			this.#wake();
		}
	}
	async #tryOnce(job, item) {
		if (job.retryCount >= this.#options.attempts) return "the process ended before the last attempt did";
		try {
			await this.#handler?.(item);
			return;
		} catch (thrown) {
			return messageOf(thrown);
		}
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
			put.run(key, to, null);
			return true;
		})
	};
}

// src/adapters/queue/sqlite-schema.ts
/**
* The steps that bring a file of SQLite up to date. `PRAGMA user_version` counts those that were taken. A step only adds tables,
* columns with defaults and indexes, so that the version before can still work with the file.
*/
const migrations = [`CREATE TABLE items (
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
   CREATE INDEX app_values_expires ON app_values (expires) WHERE expires IS NOT NULL`];

// src/adapters/queue/sqlite-database.ts
const pollMilliseconds = 100;
/** Opens the file, creates its tables, and locks out other processes. Fails in words when another one keeps the file open. */
async function openSqliteDatabase({ path, waitMilliseconds = 3e4 }) {
	const end = Date.now() + waitMilliseconds;
	for (;;) {
		const connection = tryOpen(path);
		if (connection !== void 0) return createDatabase(connection);
		if (Date.now() >= end) throw new Error(inUse(path, waitMilliseconds));
		await setTimeout$1(Math.min(pollMilliseconds, waitMilliseconds));
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
		this.#release(entry);
	}
	async #enterLater(entry) {
		this.#later.add(entry);
		while (entry.due > Date.now() && !this.#closed) await this.#options.sleep(Math.min(entry.due - Date.now(), 864e5));
		if (this.#later.delete(entry) && !this.#closed) this.#enter(entry);
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
		const failure = await this.#tryOnce(entry, handler);
		const isOver = failure === void 0 || await this.#isGivenUp(entry, failure);
		this.#running--;
		this.#turns.free(group);
		if (isOver) this.#leave(lane);
		else this.#retryLater(entry);
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
	/** Hands out an entry once. Returns the failure as a message; undefined when there was none. Any thrown value is a failure. */
	async #tryOnce(entry, handler) {
		const { id, key, group } = entry;
		if (entry.attempts >= this.#options.attempts) return "the process ended before the last attempt did";
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
		} catch (error) {
			return messageOf(error);
		}
	}
	async #isGivenUp(entry, failure) {
		const { attempts, log } = this.#options;
		const { id, key } = entry;
		if (entry.attempts < attempts) {
			log.warning(`Attempt ${entry.attempts} of ${attempts} for ${id} of ${key} failed: ${failure}`);
			return false;
		}
		try {
			await this.#journal.giveUp(entry);
		} catch (thrown) {
			log.error(`${id} of ${key} could not be removed and will be handed out after the next start: ${messageOf(thrown)}`);
		}
		log.error(`Gave up on ${id} of ${key} after ${attempts} attempts: ${failure}`);
		return true;
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
			const entry = toEntry(item);
			statements.insert.run(item.id, item.key, item.group ?? null, entry.due, JSON.stringify(item.payload ?? null));
			return entry;
		}),
		async start({ id }) {
			await write(() => statements.countAttempt.run(id));
			return JSON.parse(String(statements.readPayload.get(id)?.payload));
		},
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
		readPayload: on("SELECT payload FROM items WHERE id = ?"),
		remove: on("DELETE FROM items WHERE id = ?"),
		endId: on("UPDATE known_ids SET done = ? WHERE id = ?"),
		forgetId: on("DELETE FROM known_ids WHERE id = ?"),
		removeIds: on("DELETE FROM known_ids WHERE done < ?")
	};
}
function toEntry({ id, key, group, runAt }) {
	return {
		id,
		key,
		group,
		due: runAt === void 0 ? 0 : Date.parse(runAt),
		attempts: 0
	};
}
function readLeft(connection) {
	return connection.prepare("SELECT id, key, \"group\", due, attempts FROM items ORDER BY seq").all().map(({ id, key, group, due, attempts }) => ({
		id: String(id),
		key: String(key),
		group: group === null ? void 0 : String(group),
		due: Number(due),
		attempts: Number(attempts)
	}));
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
	return {
		queue,
		store: createSqliteAppStore(database),
		close: database.close
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
		const { status, text, headers, detail = text } = await handleRequest(request, options);
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
		text: "Nothing is done for this event."
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
		text: "Accepted."
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

// src/entry/app/webhook/probot.ts
const webhookPath = "/api/github/webhooks";
/**
* Creates a Probot with the App's settings, which signs in for the App and its installations. Our own intake receives the deliveries,
* because Probot's reads bodies of any size, and confirms a delivery that only its memory holds.
*/
function createAppProbot(settings, host) {
	const { log, arrivals, receive, Octokit = createAppOctokit(log) } = host;
	const WithSettings = Probot.defaults({
		appId: settings.appId,
		privateKey: settings.privateKey,
		secret: settings.webhookSecret,
		baseUrl: settings.apiUrl,
		Octokit
	});
	return class AppProbot extends WithSettings {
		async getNodeMiddleware() {
			return createIntake({
				path: webhookPath,
				secret: settings.webhookSecret,
				log,
				arrivals,
				receive
			});
		}
	};
}
/** The longest single wait that GitHub may ask for. A server can wait longer than a job. */
const maxWaitSeconds = 300;
/**
* Builds an Octokit class with the budget of requests that the Action has. Probot's own policy waits three seconds after each
* comment.
*/
function createAppOctokit(log) {
	const throttle = createThrottle(log, (seconds) => seconds <= maxWaitSeconds);
	return ProbotOctokit.defaults((given) => ({
		...given,
		throttle: {
			...given.throttle,
			...throttle
		}
	}));
}

// src/entry/app/work/slots.ts
/**
* The time after which a holder that GitHub does not list loses its slot. Lists lag behind dispatches, and the event of a
* completed workflow run may be lost.
*/
const trustedMilliseconds = 3e5;
const placeSchema = object({
	pipeline: string(),
	limit: number(),
	priority: number()
});
const poolSchema = object({
	/** The start time of each holder. A holder is the id of an execution until its workflow run is known. */
	holders: array(tuple([union([string(), number()]), number()])),
	waiting: array(object({
		id: string(),
		place: placeSchema
	}))
});
const poolKey = (name) => `slots/${name}`;
const itemKey = (turn) => `turns/${turn}`;
function createSlots({ store, now, start }) {
	const read = async (name) => parsePool(await store.get(poolKey(name)));
	/** Starts come first: a crash between both queues a start without a slot, which then waits again, and loses none. */
	const change = async (name, apply) => {
		for (;;) {
			const from = await store.get(poolKey(name));
			const { pool, started, result } = apply(parsePool(from));
			for (const id of started) await queue(id);
			const to = JSON.stringify(pool);
			if (to !== from && !await store.replace(poolKey(name), {
				from,
				to
			})) continue;
			for (const id of started) await store.delete(itemKey(id));
			return result;
		}
	};
	const queue = async (id) => {
		const item = await store.get(itemKey(id));
		if (item !== void 0) await start(JSON.parse(item));
	};
	return {
		async acquire({ pool: name, id, place, item }, listActive) {
			const known = await read(name);
			if (known?.holders.some(([holder]) => holder === id) === true) return true;
			const active = known === void 0 || known.holders.length >= place.limit ? await listActive() : void 0;
			await store.put(itemKey(id), JSON.stringify(item));
			const isNext = await change(name, (pool) => {
				const present = refresh(pool, {
					active,
					now: now()
				});
				const waiting = [...present.waiting.filter((other) => other.id !== id), {
					id,
					place
				}];
				const next = startAll({
					...present,
					waiting
				}, now());
				return {
					...next,
					started: next.started.filter((other) => other !== id),
					result: next.started.includes(id)
				};
			});
			if (isNext) await store.delete(itemKey(id));
			return isNext;
		},
		assign: ({ pool: name, id }, workflowRun) => change(name, (pool = empty) => {
			const holders = pool.holders.map((holder) => holder[0] === id ? [workflowRun, now()] : holder);
			return {
				pool: {
					...pool,
					holders
				},
				started: [],
				result: void 0
			};
		}),
		async release(holder) {
			const gone = "id" in holder ? holder.id : holder.workflowRun;
			const names = "pool" in holder ? [holder.pool] : await listHeld(store, gone);
			for (const name of names) await change(name, (pool = empty) => {
				const holders = pool.holders.filter(([other]) => other !== gone);
				if (holders.length === pool.holders.length) return {
					pool,
					started: [],
					result: void 0
				};
				return {
					...startAll({
						...pool,
						holders
					}, now()),
					result: void 0
				};
			});
		}
	};
}
const empty = {
	holders: [],
	waiting: []
};
function parsePool(text) {
	return text === void 0 ? void 0 : poolSchema.parse(JSON.parse(text));
}
async function listHeld(store, holder) {
	return (await store.list(poolKey(""))).filter(({ value }) => parsePool(value)?.holders.some(([other]) => other === holder) === true).map(({ key }) => key.slice(poolKey("").length));
}
/** Takes the slots of holders that are over. A pool that is not known yet is held by what GitHub lists. */
function refresh(pool, { active, now }) {
	if (active === void 0) return pool ?? empty;
	if (pool === void 0) return {
		holders: active.map((run) => [run, now]),
		waiting: []
	};
	const isOver = ([holder, since]) => now - since > trustedMilliseconds && !active.some((run) => run === holder);
	return {
		...pool,
		holders: pool.holders.filter((holder) => !isOver(holder))
	};
}
/** Gives the free slots to those that wait, the most urgent first and the oldest among equals. */
function startAll(pool, now) {
	const [next] = pool.waiting.toSorted((a, b) => a.place.priority - b.place.priority);
	if (next === void 0 || pool.holders.length >= next.place.limit) return {
		pool,
		started: []
	};
	const rest = startAll({
		holders: [...pool.holders, [next.id, now]],
		waiting: pool.waiting.filter(({ id }) => id !== next.id)
	}, now);
	return {
		pool: rest.pool,
		started: [next.id, ...rest.started]
	};
}

// src/entry/app/start-app.ts
/**
* Starts the Probot server. Our own intake verifies deliveries (`createIntake`), they are queued by subject, and the engine of
* the Action handles them. The log goes to `out`.
*/
async function startApp(settings, host) {
	const log = createConsoleLog(host.out);
	const storage = await openStorage(settings, log);
	try {
		return await serve(settings, {
			...host,
			log,
			storage
		});
	} catch (thrown) {
		await storage.queue.close();
		await storage.close();
		throw thrown;
	}
}
async function serve(settings, { out, Octokit, listLagMilliseconds, log, storage }) {
	const { queue, store } = storage;
	const { now } = createSystemClock();
	const milliseconds = () => Date.parse(now());
	const orders = createOrders(store, milliseconds);
	const configs = /* @__PURE__ */ new Map();
	const accounts = /* @__PURE__ */ new Map();
	const events = createAppEvents(log);
	const arrivals = createArrivals(now);
	const add = async ({ runAt, ...item }) => {
		await queue.add({
			...buildItem(item),
			followUp: true,
			...runAt === void 0 ? {} : { runAt }
		});
	};
	const receive = async (delivery) => {
		await queue.add({
			id: delivery.id,
			key: buildLane(delivery),
			payload: {
				kind: "delivery",
				...delivery
			}
		});
	};
	const server = createServer(settings, {
		out,
		log,
		Octokit,
		arrivals,
		receive
	});
	server.addHandler((request, response) => servePending(request, {
		response,
		queue
	}));
	const served = {
		store,
		isProcessing: false,
		isStopping: false
	};
	server.addHandler(createHttpHandler(listRoutes({
		settings,
		queue,
		store,
		health: createHealth(served),
		log
	}), log));
	let redelivery;
	await server.load(async (probot) => {
		const known = {
			deliveries: createDeliveries(await probot.auth()),
			log,
			now: milliseconds
		};
		redelivery = {
			...known,
			everyMilliseconds: settings.redeliveryMinutes * 6e4
		};
		const slots = createSlots({
			store,
			now: milliseconds,
			start: async (item) => void await queue.add({
				...item,
				followUp: true
			})
		});
		const recentDeliveries = createRecentDeliveries({
			...known,
			lagMilliseconds: listLagMilliseconds
		});
		const memory = {
			orders,
			slots,
			seenBodies: createSeenBodies({
				store,
				now: milliseconds
			}),
			recentDeliveries,
			configs,
			accounts
		};
		const context = {
			clientOf: createInstallationClients(probot),
			settings,
			store,
			...memory,
			log,
			events: events.port,
			add,
			arrivals
		};
		queue.process((item) => handleWork(context, item.payload));
		served.isProcessing = true;
	});
	const address = (await server.start()).address();
	const port = typeof address === "object" && address !== null ? address.port : settings.port;
	log.info(`Baton App listens on ${settings.host}:${port}.`);
	const stopRedelivering = redelivery === void 0 ? void 0 : keepRedelivering(redelivery);
	return {
		port,
		events: events.emitter,
		async close() {
			served.isStopping = true;
			await stopRedelivering?.();
			await server.stop();
			await queue.close();
			await storage.close();
		}
	};
}
/** Creates the server, which listens only when it is started. */
function createServer(settings, { out, ...host }) {
	return new Server({
		Probot: createAppProbot(settings, host),
		port: settings.port,
		host: settings.host,
		log: (0, import_pino.pino)({
			level: "warn",
			name: "probot"
		}, out)
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
	const missing = Object.entries(required).filter(([name]) => !environment[name]?.trim());
	if (missing.length > 0) throw new Error(`BATON-E912: the App cannot start without ${missing.map(([name, what]) => `${name} (${what})`).join(", ")}. Set ${missing.length === 1 ? "it" : "them"} in its environment.`);
	const get = (name, otherwise = "") => environment[name] || otherwise;
	const signer = createSigner(get("BATON_SIGNING_KEY"));
	if (!signer.ok) throw new Error(`${signer.error.code}: BATON_SIGNING_KEY: ${signer.error.message}`);
	return {
		appId: parseAppId(get("APP_ID").trim()),
		privateKey: parsePrivateKey(get("PRIVATE_KEY").replaceAll("\\n", "\n")),
		webhookSecret: get("WEBHOOK_SECRET"),
		signingKey: get("BATON_SIGNING_KEY"),
		port: parsePort(get("PORT", "3000")),
		host: get("HOST", "127.0.0.1"),
		apiUrl: get("GITHUB_API_URL", "https://api.github.com"),
		serverUrl: get("GITHUB_SERVER_URL", "https://github.com"),
		agentWorkflow: get("BATON_AGENT_WORKFLOW", "baton-agent.yml"),
		config: get("BATON_CONFIG", ".github/baton.yml"),
		database: parseDatabase(get("DATABASE_URL"), get("BATON_DATABASE", "baton.sqlite")),
		maxWaiting: parseLimit(get("BATON_MAX_WAITING", "100000")),
		redeliveryMinutes: parseMinutes(get("BATON_REDELIVERY_MINUTES", "5")),
		path: get("PATH")
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

// src/entry/app/main.ts
/** Starts the App. Catches every error in this one place: wrong settings are reported in words, and the App does not start. */
try {
	const app = await startApp(readSettings(process.env), { out: process.stderr });
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void app.close());
} catch (thrown) {
	process.stderr.write(`${messageOf(thrown)}\n`);
	process.exitCode = 1;
}

export {  };