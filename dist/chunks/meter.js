import { a as priceByList, c as Re, i as priceAtMost, o as Ce, r as listVersion, s as Qe, t as findPricing } from "./list-prices.js";
import { a as isPlainMap, o as parseJson } from "./job-cli.js";
import { a as buildUsage, s as toJson } from "./job-agent-validate.js";
import { bt as mayBeSameModel, yt as isSameModel } from "./job-agent-plan-publish-validate.js";
import { n as estimateCost } from "./build-usage-facts.js";

// node_modules/eventsource-parser/dist/index.js
var ParseError = class extends Error {
	constructor(message, options) {
		super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
	}
};
const LF = 10;
const CR = 13;
const SPACE = 32;
function noop(_arg) {}
function createParser(config) {
	if (typeof config == "function") throw new TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
	const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
	let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
	function feed(chunk) {
		if (terminated) throw new Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
		if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
			const trailing2 = processLines(chunk);
			trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
			return;
		}
		if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
			pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
			return;
		}
		pendingFragments.push(chunk);
		const input = pendingFragments.join("");
		pendingFragments.length = 0, pendingFragmentsLength = 0;
		const trailing = processLines(input);
		trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
	}
	function checkBufferSize() {
		maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, { type: "max-buffer-size-exceeded" }))));
	}
	function processLines(chunk) {
		let searchIndex = 0;
		if (chunk.indexOf("\r") === -1) {
			let lfIndex = chunk.indexOf(`
`, searchIndex);
			for (; lfIndex !== -1;) {
				if (searchIndex === lfIndex) {
					dataLines > 0 && onEvent({
						id,
						event: eventType,
						data
					}), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
					continue;
				}
				const firstCharCode = chunk.charCodeAt(searchIndex);
				if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
					const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
					if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
						onEvent({
							id,
							event: eventType,
							data: value
						}), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
						continue;
					}
					data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
				} else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6, lfIndex) || void 0 : parseLine(chunk, searchIndex, lfIndex);
				searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
			}
			return chunk.slice(searchIndex);
		}
		for (; searchIndex < chunk.length;) {
			const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
			let lineEnd = -1;
			if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1) break;
			parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
		}
		return chunk.slice(searchIndex);
	}
	function parseLine(chunk, start, end) {
		if (start === end) {
			dispatchEvent();
			return;
		}
		const firstCharCode = chunk.charCodeAt(start);
		if (isDataPrefix(chunk, start, firstCharCode)) {
			const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
			data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
			return;
		}
		if (isEventPrefix(chunk, start, firstCharCode)) {
			eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
			return;
		}
		if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
			const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
			value2.includes("\0") || (id = value2);
			return;
		}
		if (firstCharCode === 58) {
			if (onComment) {
				const line2 = chunk.slice(start, end);
				onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
			}
			return;
		}
		const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
		if (fieldSeparatorIndex === -1) {
			processField(line, "", line);
			return;
		}
		const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1;
		processField(field, line.slice(fieldSeparatorIndex + offset), line);
	}
	function processField(field, value, line) {
		switch (field) {
			case "event":
				eventType = value || void 0;
				break;
			case "data":
				data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
				break;
			case "id":
				value.includes("\0") || (id = value);
				break;
			case "retry":
				/^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(new ParseError(`Invalid \`retry\` value: "${value}"`, {
					type: "invalid-retry",
					value,
					line
				}));
				break;
			default: onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
				type: "unknown-field",
				field,
				value,
				line
			}));
		}
	}
	function dispatchEvent() {
		dataLines > 0 && onEvent({
			id,
			event: eventType,
			data
		}), id = void 0, data = "", dataLines = 0, eventType = void 0;
	}
	function reset(options = {}) {
		if (options.consume && pendingFragments.length > 0) {
			const incompleteLine = pendingFragments.join("");
			parseLine(incompleteLine, 0, incompleteLine.length);
		}
		isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
	}
	return {
		feed,
		reset
	};
}
function isDataPrefix(chunk, i, firstCharCode) {
	return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
	return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

// src/adapters/agent/gateway/read-stream-error.ts
const statuses = [
	[503, /overloaded|unavailable|slow_down/i],
	[429, /rate_limit|resource_exhausted|usage_limit|insufficient_quota/i],
	[401, /authentication_error|invalid_api_key/i],
	[403, /permission/i],
	[500, /api_error|server_error|timeout|internal/i]
];
function findStreamError(event) {
	const error = [event.at("error"), event.at("response", "error")].find((one) => isPlainMap(one.raw())) ?? (event.text("type") === "error" ? event : void 0);
	if (error === void 0) return void 0;
	const words = [
		"type",
		"code",
		"status"
	].flatMap((key) => error.text(key) ?? []).join(" ");
	const code = error.number("code") ?? 0;
	return {
		status: code >= 400 ? code : statuses.find(([, word]) => word.test(words))?.[0] ?? 400,
		body: { error: error.raw() }
	};
}

// src/adapters/agent/gateway/read-usage.ts
const forms = [
	{
		path: /\/messages$/,
		provider: "anthropic",
		flavor: "default",
		add: addMessage
	},
	{
		path: /\/responses$/,
		provider: "openai",
		flavor: "responses",
		add: (known, event) => whole(event.at("response"), "usage") ?? whole(event, "usage") ?? known
	},
	{
		path: /\/chat\/completions$/,
		provider: "openai",
		flavor: "chat",
		add: (known, event) => whole(event, "usage", endsAll(event.list("choices"), "finish_reason")) ?? known
	},
	{
		path: /:(?:generateContent|streamGenerateContent)$/,
		provider: "google",
		flavor: "default",
		add: (known, event) => whole(event, "usageMetadata", endsAll(event.list("candidates"), "finishReason")) ?? known
	}
];
function whole(event, key, isWhole = true) {
	const value = event.raw();
	return isPlainMap(value) && isPlainMap(value[key]) ? {
		...value,
		isWhole
	} : void 0;
}
function endsAll(parts, key) {
	return parts.every((part) => part.text(key) !== void 0);
}
function addMessage(known, event) {
	const begun = event.text("type") === "message_start" ? event.at("message") : event;
	const [before, now] = [toJson(known), begun.at("usage").raw()];
	if (!isPlainMap(now)) return known;
	const isWhole = event.text("type") !== "message_start";
	return {
		model: begun.text("model") ?? before.text("model"),
		usage: Object.assign({}, before.at("usage").raw(), now),
		isWhole
	};
}
const mostCharacters = 33554432;
function findForm(asked) {
	return forms.find(({ path }) => path.test(asked));
}
function createAnswerReader(form, { type, provider, onError }) {
	const decoder = new TextDecoder();
	let known;
	const take = (text) => {
		const value = parseJson(text);
		for (const each of Array.isArray(value) ? value : [value]) {
			const event = toJson(each);
			known = form.add(known, event);
			const error = findStreamError(event);
			if (error !== void 0) onError?.(error);
		}
	};
	const isStream = type.startsWith("text/event-stream");
	let isTooLarge = false;
	const onFault = ({ type: what }) => {
		isTooLarge ||= what === "max-buffer-size-exceeded";
	};
	const parser = createParser({
		onEvent: ({ data }) => take(data),
		onError: onFault,
		maxBufferSize: mostCharacters
	});
	let text = "";
	return {
		read(part) {
			const piece = decoder.decode(part, { stream: true });
			if (isTooLarge) return;
			if (isStream) parser.feed(piece);
			else if (text.length <= mostCharacters) text += piece;
		},
		end() {
			if (isTooLarge) return;
			if (isStream) parser.reset({ consume: true });
			else if (text.length <= mostCharacters) take(text);
		},
		find: () => known === void 0 || isTooLarge ? void 0 : nameUsage(known, {
			form,
			provider
		})
	};
}
function withIterations(known) {
	const beside = toJson(known).list("usage", "iterations").filter((one) => one.text("type") !== "message");
	if (beside.length === 0) return known;
	const usage = toJson(known).at("usage");
	const keys = [
		"input_tokens",
		"cache_creation_input_tokens",
		"cache_read_input_tokens",
		"output_tokens"
	];
	const sumOf = (key) => [usage, ...beside].reduce((sum, one) => sum + (one.number(key) ?? 0), 0);
	return {
		...known,
		usage: Object.fromEntries(keys.map((key) => [key, sumOf(key)]))
	};
}
function nameUsage(known, { form, provider: providerId }) {
	const extracting = Qe({ providerId: form.provider });
	if (extracting === void 0) return void 0;
	try {
		const { usage, model } = Re(extracting, withIterations(known), form.flavor);
		const countOf = (name) => Number(toJson(usage).number(name) ?? 0);
		return {
			usage: {
				inputTokens: countOf("input_tokens"),
				cacheReadTokens: countOf("cache_read_tokens"),
				cacheWriteTokens: countOf("cache_write_tokens"),
				outputTokens: countOf("output_tokens"),
				reasoningTokens: countOf("output_reasoning_tokens")
			},
			model: model ?? void 0,
			costUsd: model === null ? void 0 : Ce(usage, model, { providerId })?.total_price,
			isWhole: toJson(known).flag("isWhole") !== false
		};
	} catch {
		return;
	}
}

// src/adapters/agent/gateway/settle-answer.ts
const bytesOfToken = {
	text: 4,
	stream: 24
};
const mostInput = 1e6;
function settleAnswer(counted, pricing) {
	const { known } = counted;
	const answer = known?.isWhole === true ? known : estimateAnswer(counted);
	return {
		usage: answer.usage,
		cost: priceAnswer(answer, {
			counted,
			pricing
		}),
		isEstimated: known === void 0
	};
}
function estimateAnswer({ asked, known, bytes, isStream }) {
	const written = Math.ceil(bytes / bytesOfToken[isStream ? "stream" : "text"]);
	return {
		usage: {
			...buildUsage((kind) => known?.usage[kind] ?? 0),
			inputTokens: known?.usage.inputTokens ?? Math.min(mostInput, Math.ceil(asked.bytes / bytesOfToken.text)),
			outputTokens: Math.max(known?.usage.outputTokens ?? 0, written)
		},
		model: known?.model,
		costUsd: void 0
	};
}
function priceAnswer({ usage, model, costUsd }, { counted: { asked, provider }, pricing }) {
	for (const name of [model, asked.model]) {
		if (name === void 0) continue;
		const own = findPrice(pricing, name);
		if (own !== void 0) return {
			usd: estimateCost(usage, own),
			by: "prices"
		};
		const listed = (name === model ? costUsd : void 0) ?? priceByList(usage, {
			model: name,
			provider
		});
		if (listed !== void 0) return {
			usd: listed,
			by: `list@${listVersion}`
		};
	}
	const named = findPrice(pricing, pricing.model ?? "");
	if (named !== void 0) return {
		usd: estimateCost(usage, named),
		by: "prices"
	};
	return pricing.isCapped === true ? {
		usd: priceAtMost(usage, provider),
		by: "assumed"
	} : void 0;
}
function findPrice({ prices = {}, model = "" }, name) {
	return [name, Object.keys(prices).find((one) => isSameModel(one, name)) ?? (mayBeSameModel(model, name, false) ? model : "")].filter((one) => Object.hasOwn(prices, one)).map((one) => prices[one])[0];
}
function sumAnswers(answers) {
	const total = (count) => answers.reduce((sum, answer) => sum + (count(answer) ?? 0), 0);
	const origins = new Set(answers.map(({ cost }) => cost?.by));
	return {
		usage: answers.length === 0 ? void 0 : buildUsage((kind) => total(({ usage }) => usage[kind])),
		costUsd: total(({ cost }) => cost?.usd),
		price: origins.has(void 0) ? void 0 : ["assumed", "prices"].find((by) => origins.has(by)) ?? `list@${"0.1.8"}`,
		isEstimated: answers.every(({ isEstimated }) => isEstimated)
	};
}

// src/adapters/agent/gateway/meter.ts
const mostLeft = 16;
function createMeter(pricing = {}, onEnd = () => void 0) {
	const running = /* @__PURE__ */ new Set();
	const over = [];
	let spent = 0;
	const settle = ({ reader, form: _, ...one }, known = reader?.find()) => settleAnswer({
		...one,
		known
	}, pricing);
	const costOf = ({ cost }) => cost?.usd ?? 0;
	const finish = (one) => {
		if (!running.delete(one)) return;
		one.reader?.end();
		if (isPaid(one)) {
			const settled = settle(one);
			over.push(settled);
			spent += costOf(settled);
		}
		onEnd();
	};
	const spentSoFar = (one) => {
		const known = one.reader?.find();
		return known === void 0 ? 0 : costOf(settle(one, {
			...known,
			isWhole: true
		}));
	};
	const sumOf = (count) => [...running].reduce((sum, one) => sum + count(one), spent);
	const begin = (url, asked) => {
		const form = findForm(url.pathname);
		return form && {
			asked,
			form,
			provider: findPricing(url, form.provider),
			bytes: 0,
			isStream: false
		};
	};
	return {
		ask(url, asked) {
			const one = begin(url, asked);
			if (one === void 0) return void 0;
			running.add(one);
			return {
				send(sending) {
					one.sending = sending;
				},
				open: (type, onError) => ({
					read: readAnswer(one, {
						type,
						onError
					}),
					end: () => finish(one)
				}),
				drop: () => void (one.reader === void 0 && running.delete(one) && onEnd()),
				leave() {
					const goesOn = running.has(one) && !asked.isStream && isPaid(one) && running.size <= mostLeft;
					if (!goesOn) finish(one);
					return goesOn;
				}
			};
		},
		spent: () => sumOf(spentSoFar),
		spentWith(url, asked) {
			const next = begin(url, asked);
			const mean = over.length === 0 ? 0 : spent / over.length;
			const expected = (one) => Math.max(mean, costOf(settle(one)));
			return next && sumOf(expected) + expected(next);
		},
		underWay: () => running.size,
		sum: () => sumAnswers([...over, ...[...running].map((one) => settle(one))]),
		end: () => running.forEach(finish)
	};
}
function isPaid({ sending, reader, hasFailed }) {
	if (reader === void 0) return sending?.writableFinished === true;
	return hasFailed !== true || reader.find() !== void 0;
}
function readAnswer(one, kind) {
	const onError = (error) => {
		one.hasFailed = true;
		kind.onError?.(error);
	};
	const reader = createAnswerReader(one.form, {
		type: kind.type,
		onError,
		provider: one.provider
	});
	Object.assign(one, {
		reader,
		isStream: kind.type.startsWith("text/event-stream")
	});
	return (part) => {
		one.bytes += part.length;
		reader.read(part);
	};
}

export { createMeter };