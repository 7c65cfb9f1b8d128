import { C as messageOf, t as GitHubError } from "./job-cli.js";
import { An as formatTime, Ha as outcomeSchema, Li as readyRows, jn as formatTokens, kn as formatCost, qt as executionTitle } from "./job-agent-plan-publish.js";
import { tn as describeOutcome } from "./job-plan-publish.js";
import { A as tryDecodeURIComponent, C as Hono, D as resolveCallback, _ as renderRunState, a as renderRun, b as pageStyle, d as drawTimeline, f as escapeHtml, j as HTTPException, m as limitText, p as formatMinute, v as renderScroll, w as HtmlEscapedCallbackPhase, y as renderWithin } from "./fill-records.js";
import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/ports/app/run-index.ts
function searchTextOf({ run, title, subject, repository: { owner, name } }) {
	return `${run} ${title} #${subject} ${owner}/${name}`.toLowerCase();
}

// src/page/site/site-style.ts
const siteStyle = `${pageStyle}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-9999px}.skip:focus{left:12px;top:8px;background:var(--bg);padding:6px 12px;z-index:1}
.site{display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;padding:10px 20px;border-bottom:1px solid var(--line);background:var(--soft)}
.site b{font-size:16px}.site nav{margin:0}.site nav a[aria-current]{color:var(--text);font-weight:600}.site .who{margin-left:auto;background:none;border:0;padding:0;display:flex;gap:12px;align-items:center}
.live{min-height:1.5em;margin:0;font-size:13px;color:var(--quiet)}
button,input,select,textarea{font:inherit;color:var(--text);background:var(--bg);border:1px solid var(--quiet);border-radius:6px;padding:5px 10px;max-width:100%}
button{cursor:pointer;background:var(--soft);font-weight:600}textarea{width:100%;min-height:80px}
.filters{display:flex;flex-wrap:wrap;gap:10px 14px;align-items:end;margin:14px 0}.filters label,.field{display:grid;gap:2px;font-size:13px;color:var(--quiet);min-width:0}.field{margin:10px 0}.filters :is(input,select,button){height:35px;font-size:15px}.filters>a{line-height:35px}
.runs{width:100%;margin:12px 0}.runs td{overflow-wrap:anywhere}.runs td:first-child{min-width:130px}.runs .title{display:block;color:var(--quiet)}.runs td.count,.runs .when{white-space:nowrap}
.pages{display:flex;gap:16px;margin:12px 0}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}.chips form{display:inline}.chips button[aria-pressed=true]{border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link)}
@media(max-width:720px){.site .who{margin-left:0}.filters label,.filters select,.filters input{width:100%}.runs,.runs tbody,.runs tr{display:block}.runs thead{display:none}.runs tr{border:1px solid var(--line);border-radius:6px;margin:8px 0;padding:6px 0}.runs td,.runs td:first-child{display:grid;grid-template-columns:96px minmax(0,1fr);gap:8px;border:0;padding:2px 12px;min-width:0;text-align:left}.runs td.empty{display:none}.runs td.count,.runs .when{white-space:normal;text-align:left}.runs td::before{content:attr(data-column);color:var(--quiet);font-size:12.5px}}
`;

// node_modules/hono/dist/utils/cookie.js
const algorithm = {
	name: "HMAC",
	hash: "SHA-256"
};
const getCryptoKey = async (secret) => {
	const secretBuf = typeof secret === "string" ? new TextEncoder().encode(secret) : secret;
	return await crypto.subtle.importKey("raw", secretBuf, algorithm, false, ["sign", "verify"]);
};
const makeSignature = async (value, secret) => {
	const key = await getCryptoKey(secret);
	const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(value));
	return btoa(String.fromCharCode(...new Uint8Array(signature)));
};
const verifySignature = async (base64Signature, value, secret) => {
	try {
		const signatureBinStr = atob(base64Signature);
		const signature = new Uint8Array(signatureBinStr.length);
		for (let i = 0, len = signatureBinStr.length; i < len; i++) signature[i] = signatureBinStr.charCodeAt(i);
		return await crypto.subtle.verify(algorithm, secret, signature, new TextEncoder().encode(value));
	} catch {
		return false;
	}
};
const validCookieNameRegEx = /^[\w!#$%&'*.^`|~+-]+$/;
const relaxedCookieNameRegEx = /^[!#-:<>-[\]-~]+$/;
const validCookieValueRegEx = /^[ !#-:<-[\]-~]*$/;
const trimCookieWhitespace = (value) => {
	let start = 0;
	let end = value.length;
	while (start < end) {
		const charCode = value.charCodeAt(start);
		if (charCode !== 32 && charCode !== 9) break;
		start++;
	}
	while (end > start) {
		const charCode = value.charCodeAt(end - 1);
		if (charCode !== 32 && charCode !== 9) break;
		end--;
	}
	return start === 0 && end === value.length ? value : value.slice(start, end);
};
const parse = (cookie, name) => {
	if (name && cookie.indexOf(name) === -1) return {};
	const pairs = cookie.split(";");
	const parsedCookie = Object.create(null);
	for (const pairStr of pairs) {
		const valueStartPos = pairStr.indexOf("=");
		if (valueStartPos === -1) continue;
		const cookieName = trimCookieWhitespace(pairStr.substring(0, valueStartPos));
		if (name && name !== cookieName || !relaxedCookieNameRegEx.test(cookieName) || cookieName in parsedCookie) continue;
		let cookieValue = trimCookieWhitespace(pairStr.substring(valueStartPos + 1));
		if (cookieValue.startsWith("\"") && cookieValue.endsWith("\"")) cookieValue = cookieValue.slice(1, -1);
		if (validCookieValueRegEx.test(cookieValue)) {
			parsedCookie[cookieName] = tryDecodeURIComponent(cookieValue);
			if (name) break;
		}
	}
	return parsedCookie;
};
const parseSigned = async (cookie, secret, name) => {
	const parsedCookie = Object.create(null);
	const secretKey = await getCryptoKey(secret);
	for (const [key, value] of Object.entries(parse(cookie, name))) {
		const signatureStartPos = value.lastIndexOf(".");
		if (signatureStartPos < 0) continue;
		const signedValue = value.substring(0, signatureStartPos);
		const signature = value.substring(signatureStartPos + 1);
		if (signature.length !== 44 || !signature.endsWith("=")) continue;
		parsedCookie[key] = await verifySignature(signature, signedValue, secretKey) ? signedValue : false;
	}
	return parsedCookie;
};
const _serialize = (name, value, opt = {}) => {
	if (!validCookieNameRegEx.test(name)) throw new Error("Invalid cookie name");
	let cookie = `${name}=${value}`;
	if (/^__secure-/i.test(name) && !opt.secure) throw new Error("__Secure- Cookie must have Secure attributes");
	if (/^__host-/i.test(name)) {
		if (!opt.secure) throw new Error("__Host- Cookie must have Secure attributes");
		if (opt.path !== "/") throw new Error("__Host- Cookie must have Path attributes with \"/\"");
		if (opt.domain) throw new Error("__Host- Cookie must not have Domain attributes");
	}
	for (const key of [
		"domain",
		"path",
		"sameSite",
		"priority"
	]) if (opt[key] && /[;\r\n]/.test(opt[key])) throw new Error(`${key} must not contain ";", "\\r", or "\\n"`);
	if (opt && typeof opt.maxAge === "number" && opt.maxAge >= 0) {
		if (opt.maxAge > 3456e4) throw new Error("Cookies Max-Age SHOULD NOT be greater than 400 days (34560000 seconds) in duration.");
		cookie += `; Max-Age=${opt.maxAge | 0}`;
	}
	if (opt.domain && opt.prefix !== "host") cookie += `; Domain=${opt.domain}`;
	if (opt.path) cookie += `; Path=${opt.path}`;
	if (opt.expires) {
		if (opt.expires.getTime() - Date.now() > 3456e7) throw new Error("Cookies Expires SHOULD NOT be greater than 400 days (34560000 seconds) in the future.");
		cookie += `; Expires=${opt.expires.toUTCString()}`;
	}
	if (opt.httpOnly) cookie += "; HttpOnly";
	if (opt.secure) cookie += "; Secure";
	if (opt.sameSite) cookie += `; SameSite=${opt.sameSite.charAt(0).toUpperCase() + opt.sameSite.slice(1)}`;
	if (opt.priority) cookie += `; Priority=${opt.priority.charAt(0).toUpperCase() + opt.priority.slice(1)}`;
	if (opt.partitioned) {
		if (!opt.secure) throw new Error("Partitioned Cookie must have Secure attributes");
		cookie += "; Partitioned";
	}
	return cookie;
};
const serialize = (name, value, opt) => {
	value = encodeURIComponent(value);
	return _serialize(name, value, opt);
};
const serializeSigned = async (name, value, secret, opt = {}) => {
	const signature = await makeSignature(value, secret);
	value = `${value}.${signature}`;
	value = encodeURIComponent(value);
	return _serialize(name, value, opt);
};

// node_modules/hono/dist/helper/cookie/index.js
const getCookie = (c, key, prefix) => {
	const cookie = c.req.raw.headers.get("Cookie");
	if (typeof key === "string") {
		if (!cookie) return;
		let finalKey = key;
		if (prefix === "secure") finalKey = "__Secure-" + key;
		else if (prefix === "host") finalKey = "__Host-" + key;
		return parse(cookie, finalKey)[finalKey];
	}
	if (!cookie) return {};
	return parse(cookie);
};
const getSignedCookie = async (c, secret, key, prefix) => {
	const cookie = c.req.raw.headers.get("Cookie");
	if (typeof key === "string") {
		if (!cookie) return;
		let finalKey = key;
		if (prefix === "secure") finalKey = "__Secure-" + key;
		else if (prefix === "host") finalKey = "__Host-" + key;
		return (await parseSigned(cookie, secret, finalKey))[finalKey];
	}
	if (!cookie) return {};
	return await parseSigned(cookie, secret);
};
const generateCookie = (name, value, opt) => {
	let cookie;
	if (opt?.prefix === "secure") cookie = serialize("__Secure-" + name, value, {
		path: "/",
		...opt,
		secure: true
	});
	else if (opt?.prefix === "host") cookie = serialize("__Host-" + name, value, {
		...opt,
		path: "/",
		secure: true,
		domain: void 0
	});
	else cookie = serialize(name, value, {
		path: "/",
		...opt
	});
	return cookie;
};
const setCookie = (c, name, value, opt) => {
	const cookie = generateCookie(name, value, opt);
	c.header("Set-Cookie", cookie, { append: true });
};
const generateSignedCookie = async (name, value, secret, opt) => {
	let cookie;
	if (opt?.prefix === "secure") cookie = await serializeSigned("__Secure-" + name, value, secret, {
		path: "/",
		...opt,
		secure: true
	});
	else if (opt?.prefix === "host") cookie = await serializeSigned("__Host-" + name, value, secret, {
		...opt,
		path: "/",
		secure: true,
		domain: void 0
	});
	else cookie = await serializeSigned(name, value, secret, {
		path: "/",
		...opt
	});
	return cookie;
};
const setSignedCookie = async (c, name, value, secret, opt) => {
	const cookie = await generateSignedCookie(name, value, secret, opt);
	c.header("set-cookie", cookie, { append: true });
};
const deleteCookie = (c, name, opt) => {
	const deletedCookie = getCookie(c, name, opt?.prefix);
	setCookie(c, name, "", {
		...opt,
		maxAge: 0
	});
	return deletedCookie;
};

// src/adapters/crypto/same-text.ts
function isSameText(given, expected) {
	const digest = (text) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}

// node_modules/hono/dist/utils/encode.js
const encodeBase64 = (buf) => {
	let binary = "";
	const bytes = new Uint8Array(buf);
	for (let i = 0, len = bytes.length; i < len; i++) binary += String.fromCharCode(bytes[i]);
	return btoa(binary);
};

// node_modules/hono/dist/middleware/secure-headers/secure-headers.js
const HEADERS_MAP = {
	crossOriginEmbedderPolicy: ["Cross-Origin-Embedder-Policy", "require-corp"],
	crossOriginResourcePolicy: ["Cross-Origin-Resource-Policy", "same-origin"],
	crossOriginOpenerPolicy: ["Cross-Origin-Opener-Policy", "same-origin"],
	originAgentCluster: ["Origin-Agent-Cluster", "?1"],
	referrerPolicy: ["Referrer-Policy", "no-referrer"],
	strictTransportSecurity: ["Strict-Transport-Security", "max-age=15552000; includeSubDomains"],
	xContentTypeOptions: ["X-Content-Type-Options", "nosniff"],
	xDnsPrefetchControl: ["X-DNS-Prefetch-Control", "off"],
	xDownloadOptions: ["X-Download-Options", "noopen"],
	xFrameOptions: ["X-Frame-Options", "SAMEORIGIN"],
	xPermittedCrossDomainPolicies: ["X-Permitted-Cross-Domain-Policies", "none"],
	xXssProtection: ["X-XSS-Protection", "0"]
};
const DEFAULT_OPTIONS = {
	crossOriginEmbedderPolicy: false,
	crossOriginResourcePolicy: true,
	crossOriginOpenerPolicy: true,
	originAgentCluster: true,
	referrerPolicy: true,
	strictTransportSecurity: true,
	xContentTypeOptions: true,
	xDnsPrefetchControl: true,
	xDownloadOptions: true,
	xFrameOptions: true,
	xPermittedCrossDomainPolicies: true,
	xXssProtection: true,
	removePoweredBy: true,
	permissionsPolicy: {},
	overwrite: true
};
const generateNonce = () => {
	const arrayBuffer = /* @__PURE__ */ new Uint8Array(16);
	crypto.getRandomValues(arrayBuffer);
	return encodeBase64(arrayBuffer.buffer);
};
const NONCE = (ctx) => {
	const key = "secureHeadersNonce";
	const init = ctx.get(key);
	const nonce = init || generateNonce();
	if (init == null) ctx.set(key, nonce);
	return `'nonce-${nonce}'`;
};
const secureHeaders = (customOptions) => {
	const options = {
		...DEFAULT_OPTIONS,
		...customOptions
	};
	const headersToSet = getFilteredHeaders(options);
	const callbacks = [];
	if (options.contentSecurityPolicy) {
		const [callback, value] = getCSPDirectives(options.contentSecurityPolicy, "Content-Security-Policy");
		if (callback) callbacks.push(callback);
		headersToSet.push(["Content-Security-Policy", value]);
	}
	if (options.contentSecurityPolicyReportOnly) {
		const [callback, value] = getCSPDirectives(options.contentSecurityPolicyReportOnly, "Content-Security-Policy-Report-Only");
		if (callback) callbacks.push(callback);
		headersToSet.push(["Content-Security-Policy-Report-Only", value]);
	}
	if (options.permissionsPolicy && Object.keys(options.permissionsPolicy).length > 0) headersToSet.push(["Permissions-Policy", getPermissionsPolicyDirectives(options.permissionsPolicy)]);
	if (options.reportingEndpoints) headersToSet.push(["Reporting-Endpoints", getReportingEndpoints(options.reportingEndpoints)]);
	if (options.reportTo) headersToSet.push(["Report-To", getReportToOptions(options.reportTo)]);
	return async function secureHeaders(ctx, next) {
		const headersToSetForReq = callbacks.length === 0 ? headersToSet : callbacks.reduce((acc, cb) => cb(ctx, acc), headersToSet);
		await next();
		setHeaders(ctx, headersToSetForReq, options.overwrite !== false);
		if (options?.removePoweredBy) ctx.res.headers.delete("X-Powered-By");
	};
};
function getFilteredHeaders(options) {
	return Object.entries(HEADERS_MAP).filter(([key]) => options[key]).map(([key, defaultValue]) => {
		const overrideValue = options[key];
		return typeof overrideValue === "string" ? [defaultValue[0], overrideValue] : defaultValue;
	});
}
function getCSPDirectives(contentSecurityPolicy, headerName) {
	const callbacks = [];
	const resultValues = [];
	for (const [directive, value] of Object.entries(contentSecurityPolicy)) {
		const valueArray = Array.isArray(value) ? value : [value];
		valueArray.forEach((value, i) => {
			if (typeof value === "function") {
				const index = i * 2 + 2 + resultValues.length;
				callbacks.push((ctx, values) => {
					values[index] = value(ctx, directive);
				});
			}
		});
		resultValues.push(directive.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (match, offset) => offset ? "-" + match.toLowerCase() : match.toLowerCase()), ...valueArray.flatMap((value) => [" ", value]), "; ");
	}
	resultValues.pop();
	return callbacks.length === 0 ? [void 0, resultValues.join("")] : [(ctx, headersToSet) => headersToSet.map((values) => {
		if (values[0] === headerName) {
			const clone = values[1].slice();
			callbacks.forEach((cb) => {
				cb(ctx, clone);
			});
			return [values[0], clone.join("")];
		} else return values;
	}), resultValues];
}
function getPermissionsPolicyDirectives(policy) {
	return Object.entries(policy).map(([directive, value]) => {
		const kebabDirective = camelToKebab(directive);
		if (typeof value === "boolean") return `${kebabDirective}=${value ? "*" : "()"}`;
		if (Array.isArray(value)) {
			if (value.length === 0) return `${kebabDirective}=()`;
			if (value.length === 1 && value[0] === "*") return `${kebabDirective}=*`;
			if (value.length === 1 && value[0] === "none") return `${kebabDirective}=()`;
			return `${kebabDirective}=(${value.map((item) => ["self", "src"].includes(item) ? item : `"${item}"`).join(" ")})`;
		}
		return "";
	}).filter(Boolean).join(", ");
}
function camelToKebab(str) {
	return str.replace(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}
function getReportingEndpoints(reportingEndpoints = []) {
	return reportingEndpoints.map((endpoint) => `${endpoint.name}="${endpoint.url}"`).join(", ");
}
function getReportToOptions(reportTo = []) {
	return reportTo.map((option) => JSON.stringify(option)).join(", ");
}
function setHeaders(ctx, headersToSet, overwrite) {
	headersToSet.forEach(([header, value]) => {
		if (!overwrite && ctx.res.headers.has(header)) return;
		ctx.res.headers.set(header, value);
	});
}

// src/page/site/live-script.ts
const liveScript = `
const main = document.querySelector('main');
const words = document.querySelector('.live');
const keyOf = (fold) => {
  const place = fold.closest('section, article, [id]');
  const title = (element) => element?.querySelector('h1, h2, h3, summary')?.textContent ?? '';
  const same = [...(place ?? main).querySelectorAll('details')];
  return title(place) + '|' + same.indexOf(fold);
};
const swap = (next) => {
  const open = new Set([...main.querySelectorAll('details[open]')].map(keyOf));
  const focus = document.activeElement;
  const all = () => [...main.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')];
  const at = main.contains(focus) ? all().indexOf(focus) : -1;
  main.replaceChildren(...next.childNodes);
  for (const fold of main.querySelectorAll('details')) if (open.has(keyOf(fold))) fold.open = true;
  if (at >= 0) all()[at]?.focus({ preventScroll: true });
};
const isTyping = () => main.contains(document.activeElement) && /^(?:INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
let waiting = false;
const update = async () => {
  if (isTyping()) return void (waiting = true);
  waiting = false;
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, redirect: 'manual' });
  if (response.type === 'opaqueredirect') return location.reload();
  if (response.status >= 500) {
    words.textContent = 'This page could not be updated, which is tried again.';
    return void setTimeout(() => void update(), 5000);
  }
  // The policy of this page does not fit the style of the other.
  const html = (await response.text()).replace(/<style[^]*?<\\/style>/, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const next = page.querySelector('main');
  if (next === null) return;
  document.title = page.title;
  swap(next);
  words.textContent = 'Updated at ' + new Date().toLocaleTimeString() + '.';
};
if (main.dataset.live !== undefined) {
  const source = new EventSource(main.dataset.live);
  source.addEventListener('changed', () => void update());
  source.addEventListener('open', () => (words.textContent = 'Changes appear here by themselves.'));
  const lost = () => source.readyState === EventSource.CLOSED ? 'Changes do not appear any more. Load this page again.' : 'The connection was lost, and is tried again.';
  source.addEventListener('error', () => (words.textContent = lost()));
  main.addEventListener('focusout', () => setTimeout(() => waiting && void update()));
}
`;

// src/page/site/layout.ts
const siteHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: ["'none'"],
		styleSrc: [NONCE],
		scriptSrc: [NONCE],
		connectSrc: ["'self'"],
		imgSrc: ["data:"],
		formAction: ["'self'"],
		baseUri: ["'none'"],
		frameAncestors: ["'none'"]
	},
	referrerPolicy: "same-origin",
	strictTransportSecurity: false,
	xFrameOptions: "DENY"
});
const ownLinks = [{
	path: "/runs",
	title: "Runs"
}, {
	path: "/queue",
	title: "Queue"
}];
function showPage(context, frame, page) {
	const { title, main, live, status = 200 } = page;
	const nonce = context.get("secureHeadersNonce") ?? "";
	context.header("cache-control", "no-store");
	const data = live === void 0 ? "" : ` data-live="${escapeHtml(live)}"`;
	const reload = live === void 0 ? "" : `<noscript><a href="${escapeHtml(addressOf$1(context))}">Load this page again</a> to see changes.</noscript>`;
	const html = [
		"<!doctype html>",
		"<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
		`<title>${escapeHtml(limitText(title, 200))} · Baton</title><style nonce="${nonce}">${siteStyle}</style></head>`,
		`<body><a class="skip" href="#main">Skip to the content</a>${renderHead(context.req.path, frame, page.login)}`,
		`<main id="main" tabindex="-1"${data}>${main}</main>`,
		`<footer class="site"><p class="live" role="status">${reload}</p></footer>`,
		live === void 0 ? "" : `<script nonce="${nonce}">${liveScript}<\/script>`,
		"</body></html>\n"
	];
	return context.html(html.join("\n"), status);
}
function addressOf$1(context) {
	const { pathname, search } = new URL(context.req.url);
	return `${pathname}${search}`;
}
function renderHead(path, { links, hasSignOut }, login) {
	const shown = [...ownLinks, ...links].map((link) => `<a href="${link.path}"${path === link.path ? " aria-current=\"page\"" : ""}>${escapeHtml(link.title)}</a>`);
	const out = hasSignOut ? "<form method=\"post\" action=\"/logout\"><button>Sign out</button></form>" : "";
	const who = login === void 0 ? "" : `<div class="who"><span>${escapeHtml(login)}</span>${out}</div>`;
	return `<header class="site"><b>Baton</b><nav aria-label="Pages">${shown.join("")}</nav>${who}</header>`;
}
function showNotFound(context, frame, login) {
	return showPage(context, frame, {
		title: "Not found",
		main: "<h1>There is no such page</h1><p>Nothing of this name is here, or GitHub does not let you read the repository. <a href=\"/runs\">The list of runs</a> shows what you can read.</p>",
		login,
		status: 404
	});
}
function createSiteRoutes(site) {
	const app = new Hono();
	app.use(siteHeaders);
	app.onError((thrown, context) => {
		if (thrown instanceof HTTPException) {
			const refusal = `<h1>This page cannot be shown now</h1><p>${escapeHtml(thrown.message)}</p>`;
			return thrown.res ?? showPage(context, site, {
				title: "Not now",
				main: refusal,
				status: thrown.status
			});
		}
		site.log.error(`${context.req.path} could not be shown: ${messageOf(thrown)}`);
		return showPage(context, site, {
			title: "Trouble",
			main: `<h1>This page cannot be shown</h1><p>${thrown instanceof GitHubError ? "GitHub does not answer now." : "The log of the server says why."} Load it again in a minute.</p>`,
			status: 502
		});
	});
	return app;
}
function endRoutes(app, site) {
	return app.all("*", forVisitor(site, (context, { login }) => showNotFound(context, site, login)));
}
function forVisitor(site, handle) {
	return async (context) => {
		const visitor = await site.admit(context);
		return visitor instanceof Response ? visitor : handle(context, visitor);
	};
}

// node_modules/hono/dist/utils/stream.js
var StreamingApi = class {
	writer;
	encoder;
	writable;
	abortSubscribers = [];
	responseReadable;
	aborted = false;
	closed = false;
	constructor(writable, _readable) {
		this.writable = writable;
		this.writer = writable.getWriter();
		this.encoder = new TextEncoder();
		const reader = _readable.getReader();
		this.abortSubscribers.push(async () => {
			await reader.cancel();
		});
		this.responseReadable = new ReadableStream({
			async pull(controller) {
				const { done, value } = await reader.read();
				done ? controller.close() : controller.enqueue(value);
			},
			cancel: () => {
				if (!this.closed) this.abort();
			}
		});
	}
	async write(input) {
		try {
			if (typeof input === "string") input = this.encoder.encode(input);
			await this.writer.write(input);
		} catch {}
		return this;
	}
	async writeln(input) {
		await this.write(input + "\n");
		return this;
	}
	sleep(ms) {
		return new Promise((res) => setTimeout(res, ms));
	}
	async close() {
		this.closed = true;
		try {
			await this.writer.close();
		} catch {}
	}
	async pipe(body) {
		this.writer.releaseLock();
		try {
			await body.pipeTo(this.writable, {
				preventClose: true,
				preventAbort: true
			});
		} finally {
			this.writer = this.writable.getWriter();
		}
	}
	onAbort(listener) {
		this.abortSubscribers.push(listener);
	}
	abort() {
		if (!this.aborted) {
			this.aborted = true;
			this.abortSubscribers.forEach((subscriber) => {
				try {
					Promise.resolve(subscriber()).catch(() => {});
				} catch {}
			});
		}
	}
};

// node_modules/hono/dist/helper/streaming/utils.js
let isOldBunVersion = () => {
	const version = typeof Bun !== "undefined" ? Bun.version : void 0;
	if (version === void 0) return false;
	const result = version.startsWith("1.1") || version.startsWith("1.0") || version.startsWith("0.");
	isOldBunVersion = () => result;
	return result;
};

// node_modules/hono/dist/helper/streaming/sse.js
var SSEStreamingApi = class extends StreamingApi {
	constructor(writable, readable) {
		super(writable, readable);
	}
	async writeSSE(message) {
		const dataLines = (await resolveCallback(message.data, HtmlEscapedCallbackPhase.Stringify, false, {})).split(/\r\n|\r|\n/).map((line) => {
			return `data: ${line}`;
		}).join("\n");
		for (const key of ["event", "id"]) {
			const value = message[key];
			if (value && /[\r\n]/.test(value)) throw new Error(`${key} must not contain "\\r" or "\\n"`);
		}
		const sseData = [
			message.event && `event: ${message.event}`,
			dataLines,
			message.id !== void 0 && `id: ${message.id}`,
			message.retry !== void 0 && `retry: ${message.retry}`
		].filter(Boolean).join("\n") + "\n\n";
		await this.write(sseData);
	}
};
const run = async (stream, cb, onError) => {
	try {
		await cb(stream);
	} catch (e) {
		if (e instanceof Error && onError) {
			await onError(e, stream);
			await stream.writeSSE({
				event: "error",
				data: e.message
			});
		} else console.error(e);
	} finally {
		stream.close();
	}
};
const contextStash = /* @__PURE__ */ new WeakMap();
const streamSSE = (c, cb, onError) => {
	const { readable, writable } = new TransformStream();
	const stream = new SSEStreamingApi(writable, readable);
	if (isOldBunVersion()) c.req.raw.signal.addEventListener("abort", () => {
		if (!stream.closed) stream.abort();
	});
	contextStash.set(stream.responseReadable, c);
	c.header("Transfer-Encoding", "chunked");
	c.header("Content-Type", "text/event-stream");
	c.header("Cache-Control", "no-cache");
	c.header("Connection", "keep-alive");
	run(stream, cb, onError);
	return c.newResponse(stream.responseReadable);
};

// src/page/site/follow.ts
const looksPerSign = 8;
const mostStreams = 30;
function follow(context, { site, visitor: { login = "" } }, look) {
	const { streams } = site;
	if ((streams.get(login) ?? 0) >= mostStreams) return context.text("Too many of your pages are open.\n", 429);
	context.header("x-accel-buffering", "no");
	const read = async () => {
		const visitor = await site.admit(context);
		const seen = visitor instanceof Response ? void 0 : await look(visitor);
		return seen === void 0 ? void 0 : createHash("sha256").update(JSON.stringify(seen)).digest("base64");
	};
	return streamSSE(context, async (stream) => {
		streams.set(login, (streams.get(login) ?? 0) + 1);
		try {
			await tellChanges(stream, {
				read,
				site
			});
		} catch (thrown) {
			if (!(thrown instanceof HTTPException)) site.log.error(`${context.req.path} ended: ${messageOf(thrown)}`);
		} finally {
			leave(streams, login);
		}
	});
}
function leave(streams, login) {
	const left = (streams.get(login) ?? 0) - 1;
	if (left > 0) streams.set(login, left);
	else streams.delete(login);
}
async function tellChanges(stream, { read, site }) {
	const left = new AbortController();
	stream.onAbort(() => left.abort());
	const signal = AbortSignal.any([left.signal, site.closing]);
	let before = await read();
	await stream.writeSSE({
		event: "hello",
		data: ""
	});
	for (let looks = 1; before !== void 0; looks += 1) {
		await setTimeout$1(site.followMilliseconds, void 0, { signal }).catch(() => void 0);
		if (signal.aborted) return;
		const after = await read();
		if (after !== void 0 && after !== before) await stream.writeSSE({
			event: "changed",
			data: ""
		});
		else if (looks % looksPerSign === 0) await stream.writeSSE({
			event: "hello",
			data: ""
		});
		before = after;
	}
}

// src/page/site/queue-routes.ts
function createQueueRoutes(site) {
	const app = createSiteRoutes(site);
	const read = async (visitor) => site.readQueue(await visitor.listRepositories());
	app.get("/", forVisitor(site, async (context, visitor) => {
		const main = renderQueue(await read(visitor));
		return showPage(context, site, {
			title: "Queue",
			main,
			login: visitor.login,
			live: "/queue/events"
		});
	}));
	app.get("/events", forVisitor(site, (context, visitor) => follow(context, {
		site,
		visitor
	}, read)));
	return endRoutes(app, site);
}
function renderQueue({ pending, jobs, pools, budgets }) {
	const idle = jobs.length === 0 ? "The server has nothing to do." : "The server has nothing to do until one of these jobs ends.";
	const work = pending === void 0 ? "" : `<p>${pending === 0 ? idle : `${pending} ${pending === 1 ? "piece" : "pieces"} of work wait or run in the server, of all repositories.`}</p>`;
	return [
		"<h1>Queue</h1>",
		jobs.length === 0 ? "" : `<h2>Running now</h2><table><tbody>${jobs.map(renderJob).join("")}</tbody></table>`,
		work,
		"<h2>Slots</h2>",
		pools.map(renderPool).join("\n") || "<p class=\"quiet\">No pipeline with <code>max-concurrency</code> is at work.</p>",
		budgets.length === 0 ? "" : `<h2>Budgets</h2>${budgets.map(renderBudgets).join("\n")}`
	].join("\n");
}
function renderJob({ repository: { owner, name }, ...job }) {
	return `<tr><td>${`<a href="${escapeHtml(`/runs/${owner}/${name}/${job.run}`)}">${escapeHtml(`${owner}/${name}: ${job.name}`)}</a>`}</td><td>since ${formatMinute(job.since)}</td><td><a href="${escapeHtml(job.url)}">its job</a></td></tr>`;
}
function renderPool({ repository, pipeline, running, waiting, limit }) {
	const name = `${repository.owner}/${repository.name}: ${pipeline}`;
	const slots = `${running.length}${limit === void 0 ? "" : ` of ${limit}`} ${(limit ?? running.length) === 1 ? "slot" : "slots"} in use`;
	const rows = [...running.map((each) => [
		"at work",
		each.name,
		`since ${formatMinute(each.since)}`
	]), ...waiting.map((each, index) => [
		`position ${index + 1}`,
		each,
		"waits"
	])].map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`);
	return `<section><h3>${escapeHtml(name)} <small>${slots}</small></h3><table><thead><tr><th scope="col">place</th><th scope="col">execution</th><th scope="col">state</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}
function renderBudgets({ repository, limits, waiting, trouble }) {
	const name = escapeHtml(`${repository.owner}/${repository.name}`);
	const shown = trouble === void 0 ? renderTable([
		"budget",
		"used",
		"state",
		"begins again"
	], limits.map((each) => [
		each.name,
		`${each.used} of ${each.limit}`,
		each.state,
		formatMinute(each.until)
	])) : `<p class="warning">${escapeHtml(trouble)}</p>`;
	const held = waiting.map((each) => [each.name, each.until === void 0 ? "its budget has room" : formatMinute(each.until)]);
	return `<section><h3>${name}</h3>${shown}${held.length === 0 ? "" : `<h4>Waits for a budget</h4>${renderTable(["what", "until"], held)}`}</section>`;
}
function renderTable(columns, rows) {
	return `<table class="runs"><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${rows.map((cells) => {
		return `<tr>${cells.map((cell, index) => renderCell(columns[index] ?? "", cell)).join("")}</tr>`;
	}).join("")}</tbody></table>`;
}
function renderCell(column, text) {
	return `<td data-column="${column}"${column !== "budget" && column !== "state" ? " class=\"when\"" : ""}><span>${renderCode(text)}</span></td>`;
}
function renderCode(text) {
	return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

// src/page/site/list-request.ts
const listStates = [
	["open", "open"],
	["awaiting", "open, needs a person"],
	["paused", "open, paused"],
	["ended", "ended"],
	...outcomeSchema.options.map((outcome) => [outcome, describeOutcome(outcome)])
];
const mostPages = 1e4;
function parseListRequest(query) {
	const read = (name, most) => {
		const value = query[name]?.trim().slice(0, most);
		return value === "" ? void 0 : value;
	};
	const state = read("state", 20);
	const page = Number(query.page);
	return {
		repository: read("repository", 200),
		pipeline: read("pipeline", 200),
		state: listStates.find(([known]) => known === state)?.[0],
		text: read("text", 200),
		page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
	};
}
function toAddress(request, path = "/runs") {
	const { repository, pipeline, state, text, page } = request;
	const asked = Object.entries({
		repository,
		pipeline,
		state,
		text,
		page: page === 1 ? void 0 : String(page)
	});
	const query = new URLSearchParams(asked.flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
	return query.size === 0 ? path : `${path}?${query}`;
}

// src/page/site/render-list.ts
function addressOf({ repository: { owner, name }, run }) {
	return `/runs/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/${encodeURIComponent(run)}`;
}
function renderList(list) {
	return [
		"<h1>Runs</h1>",
		renderFilters(list),
		renderRows(list),
		renderPages(list)
	].join("\n");
}
function renderFilters({ request, repositories, pipelines }) {
	return [
		"<form class=\"filters\" method=\"get\" action=\"/runs\" role=\"search\">",
		renderSelect("repository", {
			label: "Repository",
			all: "all",
			options: repositories.map(({ owner, name }) => `${owner}/${name}`).map((name) => [name, name]),
			request
		}),
		renderSelect("pipeline", {
			label: "Pipeline",
			all: "all",
			options: pipelines.map((name) => [name, name]),
			request
		}),
		renderSelect("state", {
			label: "State",
			all: "any",
			options: listStates,
			request
		}),
		`<label>Text<input type="search" name="text" maxlength="200" value="${escapeHtml(request.text ?? "")}"></label>`,
		"<button>Show</button> <a href=\"/runs\">All runs</a></form>"
	].join("");
}
function renderSelect(name, { label, all, options, request }) {
	const chosen = request[name];
	return `<label>${label}<select name="${name}"><option value="">${all}</option>${(chosen === void 0 || options.some(([value]) => value === chosen) ? options : [...options, [chosen, chosen]]).map(([value, words]) => `<option value="${escapeHtml(value)}"${value === chosen ? " selected" : ""}>${escapeHtml(words)}</option>`).join("")}</select></label>`;
}
const columns = [
	"run",
	"repository",
	"state",
	"started",
	"time",
	"tokens",
	"cost"
];
function renderRows({ runs, request }) {
	if (runs.length === 0) return `<p>${toAddress(request) !== "/runs" ? "No run fits. <a href=\"/runs\">Show all runs.</a>" : "There is no run yet. Baton lists a run here when it starts."}</p>`;
	return `<table class="runs"><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${runs.map(renderRow).join("\n")}</tbody></table>`;
}
function renderRow(run) {
	const { repository, title, usage, startedAt } = run;
	const cell = (name, html, kind = "") => `<td data-column="${name}" class="${kind}${html === "" ? " empty" : ""}"><div>${html}</div></td>`;
	return [
		"<tr>",
		cell("run", `${`<a href="${escapeHtml(addressOf(run))}">${escapeHtml(run.run)}</a>`}<span class="title">${escapeHtml(limitText(title, 120))}</span>`),
		cell("repository", escapeHtml(`${repository.owner}/${repository.name}`)),
		cell("state", renderRunState(run)),
		cell("started", `<time datetime="${escapeHtml(startedAt)}">${formatMinute(startedAt)}</time>`, "when"),
		cell("time", usage.seconds === 0 ? "" : escapeHtml(formatTime(usage)), "count"),
		cell("tokens", escapeHtml(formatTokens(usage)), "count"),
		cell("cost", escapeHtml(formatCost(usage)), "count"),
		"</tr>"
	].join("");
}
function renderPages({ request, hasMore }) {
	const { page } = request;
	const link = (to, words) => `<a href="${escapeHtml(toAddress({
		...request,
		page: to
	}))}">${words}</a>`;
	if (page === 1 && !hasMore) return "";
	return `<nav class="pages" aria-label="Pages of the list">${[
		page > 1 ? link(page - 1, "Newer runs") : "",
		`<span>Page ${page}</span>`,
		hasMore ? link(page + 1, "Older runs") : ""
	].join("")}</nav>`;
}

// src/page/site/render-shown-run.ts
const mostBytes = 2e6;
const limits = [
	1e5,
	2e4,
	4e3,
	500
];
function renderShownRun({ run, shown, address }) {
	const { repository, subject, title } = run;
	const name = `${repository.owner}/${repository.name}`;
	const list = `/runs?repository=${encodeURIComponent(name)}`;
	return [
		`<p class="quiet"><a href="${escapeHtml(list)}">${escapeHtml(name)}</a></p>`,
		`<h1>${escapeHtml(limitText(title, 300))} <a class="number" href="${escapeHtml(address)}" rel="noreferrer">#${subject}</a></h1>`,
		shown.kind === "trouble" ? `<p class="failure">${escapeHtml(shown.message)}</p><p>Load this page again in a minute.</p>` : `${renderTexts(shown.run)}\n${renderTimeline(shown)}`
	].join("\n");
}
function renderTexts(run) {
	return renderWithin(mostBytes, limits, (most) => renderRun(run, most)) ?? renderRun(run, 100);
}
function renderTimeline({ timeline }) {
	const drawn = drawTimeline(timeline);
	if (drawn === "") return "";
	return `<h2 id="timeline">Timeline</h2><p class="quiet">Each line is an execution. Grey: it waits for a machine. Green: it is at work, and succeeds. Red: it is at work, and fails. Yellow: it waits or is at work now.</p>${renderScroll("The executions in time", drawn)}`;
}

// src/page/site/runs-routes.ts
function createRunsRoutes(site) {
	const app = createSiteRoutes(site);
	const visit = (handle) => forVisitor(site, (context, visitor) => handle(context, site, visitor));
	app.get("/", visit(showList));
	app.get("/events", visit(followList));
	app.get("/:owner/:name/:run", visit(showRun));
	app.get("/:owner/:name/:run/events", visit(followRun));
	return endRoutes(app, site);
}
async function askList(context, visitor) {
	const request = parseListRequest(context.req.query());
	const repositories = await visitor.listRepositories();
	const { repository, pipeline, state, text, page } = request;
	const chosen = repository === void 0 ? repositories : await choose(visitor, repository);
	if (chosen === void 0) return void 0;
	return {
		request,
		repositories,
		query: {
			repositories: chosen.map(({ id }) => id),
			pipeline,
			state,
			text,
			offset: (page - 1) * 50,
			limit: 50 + 1
		}
	};
}
async function choose(visitor, fullName) {
	const [owner = "", name = ""] = fullName.split("/");
	const found = await visitor.findRepository(owner, name);
	return found === void 0 ? void 0 : [found];
}
async function showList(context, site, visitor) {
	const { login } = visitor;
	const asked = await askList(context, visitor);
	if (asked === void 0) return showNotFound(context, site, login);
	const { request, repositories, query } = asked;
	const [found, pipelines] = await Promise.all([site.index.list(query), site.index.listPipelines(query.repositories)]);
	const runs = found.slice(0, 50);
	const main = renderList({
		request,
		repositories,
		pipelines,
		runs,
		hasMore: found.length > 50
	});
	return showPage(context, site, {
		title: "Runs",
		main,
		login,
		live: toAddress(request, "/runs/events")
	});
}
async function followList(context, site, visitor) {
	if (await askList(context, visitor) === void 0) return showNotFound(context, site, visitor.login);
	return follow(context, {
		site,
		visitor
	}, async (now) => {
		const asked = await askList(context, now);
		return asked === void 0 ? void 0 : site.index.list(asked.query);
	});
}
async function findRun(context, site, visitor) {
	const { owner = "", name = "", run = "" } = context.req.param();
	const repository = await visitor.findRepository(owner, name);
	if (repository === void 0) return void 0;
	const known = await site.index.find(repository.id, run);
	if (known === void 0) return search(site, visitor, {
		repository,
		run
	});
	return {
		...known,
		repository: {
			...known.repository,
			owner: repository.owner,
			name: repository.name
		}
	};
}
async function search(site, visitor, { repository, run }) {
	return (await visitor.listRepositories()).some(({ id }) => id === repository.id) ? site.searchRun(visitor, repository, run) : void 0;
}
async function showRun(context, site, visitor) {
	const run = await findRun(context, site, visitor);
	const shown = run === void 0 ? void 0 : await site.readRun(run);
	if (run === void 0 || shown === void 0 || shown.kind === "gone") {
		if (run !== void 0) await site.index.remove(run.repository.id, run.run);
		return showNotFound(context, site, visitor.login);
	}
	return showPage(context, site, {
		title: `${run.run}: ${run.title}`,
		main: renderShownRun({
			run,
			shown,
			address: site.addressOfSubject(run)
		}),
		login: visitor.login,
		live: `${addressOf(run)}/events`,
		status: shown.kind === "trouble" ? 502 : 200
	});
}
async function followRun(context, site, visitor) {
	if (await findRun(context, site, visitor) === void 0) return showNotFound(context, site, visitor.login);
	return follow(context, {
		site,
		visitor
	}, (now) => findRun(context, site, now));
}

// src/page/report/describe-timeline.ts
function describeTimeline({ state, records, now }) {
	const written = records.flatMap(({ record, writtenAt }) => record.run === state.run.run && writtenAt !== void 0 ? [{
		seq: record.seq,
		at: writtenAt
	}] : []);
	const isBefore = (one, other) => Date.parse(one) <= Date.parse(other);
	const ended = state.tasks.map((task) => {
		const { startedAt, finishedAt, agent } = task.body;
		const queuedAt = written.findLast(({ seq, at }) => seq < task.seq && isBefore(at, startedAt))?.at ?? startedAt;
		return {
			title: executionTitle(task),
			name: agent,
			conclusion: concludeOf(task),
			queuedAt,
			startedAt,
			finishedAt
		};
	});
	if (state.end !== void 0) return ended;
	const open = readyRows(state).map(({ name, next }) => {
		const at = written.find(({ seq }) => seq === next.cause)?.at ?? state.run.body.startedAt;
		return {
			title: executionTitle({
				run: state.run.run,
				task: name,
				execution: next.execution
			}),
			name: "at work",
			conclusion: null,
			queuedAt: at,
			startedAt: at,
			finishedAt: isBefore(at, now) ? now : at
		};
	});
	return [...ended, ...open];
}
function concludeOf({ body: { outcome } }) {
	return outcome === "failed" || outcome === "cancelled" ? "failure" : "success";
}

export { setSignedCookie as _, follow as a, forVisitor as c, siteHeaders as d, isSameText as f, setCookie as g, getSignedCookie as h, createQueueRoutes as i, showNotFound as l, getCookie as m, createRunsRoutes as n, createSiteRoutes as o, deleteCookie as p, addressOf as r, endRoutes as s, describeTimeline as t, showPage as u, siteStyle as v, searchTextOf as y };