import { i as __toESM } from "./rolldown-runtime.js";
import { C as unknown, b as string, m as looseObject, s as array, v as record } from "./zod.js";
import { l as UsageError, n as printAside } from "./read-json.js";
import { t as listLabels } from "./list-labels.js";
import { b as stripAnsi, u as cleanForTerminal, v as quoteArgument } from "./job-cli.js";
import { a as listRunNameWarnings, i as readWorkflowFiles } from "./check-workflows.js";
import { Ct as engineKeys, N as takesInputsByHand, _n as failure, ft as engineNames, n as readYaml, u as parse, vn as success, yn as filtersOf } from "./job-agent-plan-publish-validate.js";
import { a as mergeCaller, c as addEntry, d as findValue, f as findYamlFault, i as findCallingJob, l as readEntryLines, n as opensPullRequests, o as renderCaller, r as openCheckout, s as renderUses, u as setValue } from "./derive-needs.js";
import { a as listCheckWarnings, b as listChangeEvents, f as listAgentSecrets, g as listPermissionWarnings, n as checkWorkflowFiles, o as readCallers, s as readNamedWorkflow, t as checkSyntax, x as listEvents, y as listAnswerEvents } from "./check-workflow-files.js";
import { t as engines } from "./job-agent-validate.js";
import { _ as findProgram } from "./job-agent.js";
import { t as projectRoot } from "./project-root.js";
import { n as suggestNearest } from "./suggest-name.js";
import { n as findRepositoryOf } from "./find-repository-name.js";
import { n as parseWholeConfig } from "./job-plan-validate.js";
import { t as require_picocolors } from "./picocolors.js";
import { dt as generateKeyPair, lt as createSigner } from "./job-agent-plan-publish.js";
import { t as structuredPatch } from "./libesm.js";
import { styleText } from "node:util";
import process$1, { stdin, stdout } from "node:process";
import { dirname, join, relative } from "node:path";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import f__default from "node:readline";

// node_modules/fast-string-truncated-width/dist/utils.js
const getCodePointsLength = (() => {
	const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (input) => {
		let surrogatePairsNr = 0;
		SURROGATE_PAIR_RE.lastIndex = 0;
		while (SURROGATE_PAIR_RE.test(input)) surrogatePairsNr += 1;
		return input.length - surrogatePairsNr;
	};
})();
const isFullWidth = (x) => {
	return x === 12288 || x >= 65281 && x <= 65376 || x >= 65504 && x <= 65510;
};
const isWideNotCJKTNotEmoji = (x) => {
	return x === 8987 || x === 9001 || x >= 12272 && x <= 12287 || x >= 12289 && x <= 12350 || x >= 12441 && x <= 12543 || x >= 12549 && x <= 12591 || x >= 12593 && x <= 12686 || x >= 12688 && x <= 12771 || x >= 12783 && x <= 12830 || x >= 12832 && x <= 12871 || x >= 12880 && x <= 19903 || x >= 65040 && x <= 65049 || x >= 65072 && x <= 65106 || x >= 65108 && x <= 65126 || x >= 65128 && x <= 65131 || x >= 127488 && x <= 127490 || x >= 127504 && x <= 127547 || x >= 127552 && x <= 127560 || x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141;
};

// node_modules/fast-string-truncated-width/dist/index.js
const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy;
const TAB_RE = /\t{1,1000}/y;
const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy;
const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE = /\p{M}+/gu;
const NO_TRUNCATION$1 = {
	limit: 1e400,
	ellipsis: ""
};
const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
	const LIMIT = truncationOptions.limit ?? 1e400;
	const ELLIPSIS = truncationOptions.ellipsis ?? "";
	const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION$1, widthOptions).width : 0);
	const ANSI_WIDTH = 0;
	const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
	const TAB_WIDTH = widthOptions.tabWidth ?? 8;
	const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
	const FULL_WIDTH_WIDTH = 2;
	const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
	const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
	const PARSE_BLOCKS = [
		[LATIN_RE, REGULAR_WIDTH],
		[ANSI_RE, ANSI_WIDTH],
		[CONTROL_RE, CONTROL_WIDTH],
		[TAB_RE, TAB_WIDTH],
		[EMOJI_RE, EMOJI_WIDTH],
		[CJKT_WIDE_RE, WIDE_WIDTH]
	];
	let indexPrev = 0;
	let index = 0;
	let length = input.length;
	let lengthExtra = 0;
	let truncationEnabled = false;
	let truncationIndex = length;
	let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
	let unmatchedStart = 0;
	let unmatchedEnd = 0;
	let width = 0;
	let widthExtra = 0;
	outer: while (true) {
		if (unmatchedEnd > unmatchedStart || index >= length && index > indexPrev) {
			const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
			lengthExtra = 0;
			for (const char of unmatched.replaceAll(MODIFIER_RE, "")) {
				const codePoint = char.codePointAt(0) || 0;
				if (isFullWidth(codePoint)) widthExtra = FULL_WIDTH_WIDTH;
				else if (isWideNotCJKTNotEmoji(codePoint)) widthExtra = WIDE_WIDTH;
				else widthExtra = REGULAR_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				lengthExtra += char.length;
				width += widthExtra;
			}
			unmatchedStart = unmatchedEnd = 0;
		}
		if (index >= length) break outer;
		for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
			const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
			BLOCK_RE.lastIndex = index;
			if (BLOCK_RE.test(input)) {
				lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
				widthExtra = lengthExtra * BLOCK_WIDTH;
				if (width + widthExtra > truncationLimit) truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
				if (width + widthExtra > LIMIT) {
					truncationEnabled = true;
					break outer;
				}
				width += widthExtra;
				unmatchedStart = indexPrev;
				unmatchedEnd = index;
				index = indexPrev = BLOCK_RE.lastIndex;
				continue outer;
			}
		}
		index += 1;
	}
	return {
		width: truncationEnabled ? truncationLimit : width,
		index: truncationEnabled ? truncationIndex : length,
		truncated: truncationEnabled,
		ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
	};
};

// node_modules/fast-string-width/dist/index.js
const NO_TRUNCATION = {
	limit: 1e400,
	ellipsis: "",
	ellipsisWidth: 0
};
const fastStringWidth = (input, options = {}) => {
	return getStringTruncatedWidth(input, NO_TRUNCATION, options).width;
};

// node_modules/fast-wrap-ansi/lib/main.js
const ESC$1 = "\x1B";
const CSI$1 = "";
const END_CODE = 39;
const ANSI_ESCAPE_BELL = "\x07";
const ANSI_CSI = "[";
const ANSI_OSC = "]";
const ANSI_SGR_TERMINATOR = "m";
const ANSI_ESCAPE_LINK = `${ANSI_OSC}8;;`;
const GROUP_REGEX = new RegExp(`(?:\\${ANSI_CSI}(?<code>\\d+)m|\\${ANSI_ESCAPE_LINK}(?<uri>.*)${ANSI_ESCAPE_BELL})`, "y");
const getClosingCode = (openingCode) => {
	if (openingCode >= 30 && openingCode <= 37) return 39;
	if (openingCode >= 90 && openingCode <= 97) return 39;
	if (openingCode >= 40 && openingCode <= 47) return 49;
	if (openingCode >= 100 && openingCode <= 107) return 49;
	if (openingCode === 1 || openingCode === 2) return 22;
	if (openingCode === 3) return 23;
	if (openingCode === 4) return 24;
	if (openingCode === 7) return 27;
	if (openingCode === 8) return 28;
	if (openingCode === 9) return 29;
	if (openingCode === 0) return 0;
};
const wrapAnsiCode = (code) => `${ESC$1}${ANSI_CSI}${code}${ANSI_SGR_TERMINATOR}`;
const wrapAnsiHyperlink = (url) => `${ESC$1}${ANSI_ESCAPE_LINK}${url}${ANSI_ESCAPE_BELL}`;
const wrapWord = (rows, word, columns) => {
	const characters = word[Symbol.iterator]();
	let isInsideEscape = false;
	let isInsideLinkEscape = false;
	let lastRow = rows.at(-1);
	let visible = lastRow === void 0 ? 0 : fastStringWidth(lastRow);
	let currentCharacter = characters.next();
	let nextCharacter = characters.next();
	let rawCharacterIndex = 0;
	while (!currentCharacter.done) {
		const character = currentCharacter.value;
		const characterLength = fastStringWidth(character);
		if (visible + characterLength <= columns) rows[rows.length - 1] += character;
		else {
			rows.push(character);
			visible = 0;
		}
		if (character === ESC$1 || character === CSI$1) {
			isInsideEscape = true;
			isInsideLinkEscape = word.startsWith(ANSI_ESCAPE_LINK, rawCharacterIndex + 1);
		}
		if (isInsideEscape) {
			if (isInsideLinkEscape) {
				if (character === ANSI_ESCAPE_BELL) {
					isInsideEscape = false;
					isInsideLinkEscape = false;
				}
			} else if (character === ANSI_SGR_TERMINATOR) isInsideEscape = false;
		} else {
			visible += characterLength;
			if (visible === columns && !nextCharacter.done) {
				rows.push("");
				visible = 0;
			}
		}
		currentCharacter = nextCharacter;
		nextCharacter = characters.next();
		rawCharacterIndex += character.length;
	}
	lastRow = rows.at(-1);
	if (!visible && lastRow !== void 0 && lastRow.length && rows.length > 1) rows[rows.length - 2] += rows.pop();
};
const stringVisibleTrimSpacesRight = (string) => {
	const words = string.split(" ");
	let last = words.length;
	while (last) {
		if (fastStringWidth(words[last - 1])) break;
		last--;
	}
	if (last === words.length) return string;
	return words.slice(0, last).join(" ") + words.slice(last).join("");
};
const exec = (string, columns, options = {}) => {
	if (options.trim !== false && string.trim() === "") return "";
	let returnValue = "";
	let escapeCode;
	let escapeUrl;
	const words = string.split(" ");
	let rows = [""];
	let rowLength = 0;
	for (let index = 0; index < words.length; index++) {
		const word = words[index];
		if (options.trim !== false) {
			const row = rows.at(-1) ?? "";
			const trimmed = row.trimStart();
			if (row.length !== trimmed.length) {
				rows[rows.length - 1] = trimmed;
				rowLength = fastStringWidth(trimmed);
			}
		}
		if (index !== 0) {
			if (rowLength >= columns && (options.wordWrap === false || options.trim === false)) {
				rows.push("");
				rowLength = 0;
			}
			if (rowLength || options.trim === false) {
				rows[rows.length - 1] += " ";
				rowLength++;
			}
		}
		const wordLength = fastStringWidth(word);
		if (options.hard && wordLength > columns) {
			const remainingColumns = columns - rowLength;
			const breaksStartingThisLine = 1 + Math.floor((wordLength - remainingColumns - 1) / columns);
			if (Math.floor((wordLength - 1) / columns) < breaksStartingThisLine) rows.push("");
			wrapWord(rows, word, columns);
			rowLength = fastStringWidth(rows.at(-1) ?? "");
			continue;
		}
		if (rowLength + wordLength > columns && rowLength && wordLength) {
			if (options.wordWrap === false && rowLength < columns) {
				wrapWord(rows, word, columns);
				rowLength = fastStringWidth(rows.at(-1) ?? "");
				continue;
			}
			rows.push("");
			rowLength = 0;
		}
		if (rowLength + wordLength > columns && options.wordWrap === false) {
			wrapWord(rows, word, columns);
			rowLength = fastStringWidth(rows.at(-1) ?? "");
			continue;
		}
		rows[rows.length - 1] += word;
		rowLength += wordLength;
	}
	if (options.trim !== false) rows = rows.map((row) => stringVisibleTrimSpacesRight(row));
	const preString = rows.join("\n");
	let inSurrogate = false;
	for (let i = 0; i < preString.length; i++) {
		const character = preString[i];
		returnValue += character;
		if (!inSurrogate) {
			inSurrogate = character >= "\ud800" && character <= "\udbff";
			if (inSurrogate) continue;
		} else inSurrogate = false;
		if (character === ESC$1 || character === CSI$1) {
			GROUP_REGEX.lastIndex = i + 1;
			const groups = GROUP_REGEX.exec(preString)?.groups;
			if (groups?.code !== void 0) {
				const code = Number.parseFloat(groups.code);
				escapeCode = code === END_CODE ? void 0 : code;
			} else if (groups?.uri !== void 0) escapeUrl = groups.uri.length === 0 ? void 0 : groups.uri;
		}
		if (preString[i + 1] === "\n") {
			if (escapeUrl) returnValue += wrapAnsiHyperlink("");
			const closingCode = escapeCode ? getClosingCode(escapeCode) : void 0;
			if (escapeCode && closingCode) returnValue += wrapAnsiCode(closingCode);
		} else if (character === "\n") {
			if (escapeCode && getClosingCode(escapeCode)) returnValue += wrapAnsiCode(escapeCode);
			if (escapeUrl) returnValue += wrapAnsiHyperlink(escapeUrl);
		}
	}
	return returnValue;
};
const CRLF_OR_LF = /\r?\n/;
function wrapAnsi(string, columns, options) {
	return String(string).normalize().split(CRLF_OR_LF).map((line) => exec(line, columns, options)).join("\n");
}

// node_modules/sisteransi/dist/index.js
const ESC = "\x1B";
const CSI = `${ESC}[`;
const cursor = {
	to(x, y) {
		if (!y) return `${CSI}${x + 1}G`;
		return `${CSI}${y + 1};${x + 1}H`;
	},
	move(x, y) {
		let ret = "";
		if (x < 0) ret += `${CSI}${-x}D`;
		else if (x > 0) ret += `${CSI}${x}C`;
		if (y < 0) ret += `${CSI}${-y}A`;
		else if (y > 0) ret += `${CSI}${y}B`;
		return ret;
	},
	up: (count = 1) => `${CSI}${count}A`,
	down: (count = 1) => `${CSI}${count}B`,
	forward: (count = 1) => `${CSI}${count}C`,
	backward: (count = 1) => `${CSI}${count}D`,
	nextLine: (count = 1) => `${CSI}E`.repeat(count),
	prevLine: (count = 1) => `${CSI}F`.repeat(count),
	left: `${CSI}G`,
	hide: `${CSI}?25l`,
	show: `${CSI}?25h`,
	save: `${ESC}7`,
	restore: `${ESC}8`
};
const erase = {
	screen: `${CSI}2J`,
	up: (count = 1) => `${CSI}1J`.repeat(count),
	down: (count = 1) => `${CSI}J`.repeat(count),
	line: `${CSI}2K`,
	lineEnd: `${CSI}K`,
	lineStart: `${CSI}1K`,
	lines(count) {
		let clear = "";
		for (let i = 0; i < count; i++) clear += this.line + (i < count - 1 ? cursor.up() : "");
		if (count) clear += cursor.left;
		return clear;
	}
};

// node_modules/@clack/core/dist/index.mjs
function findCursor(o, s, l) {
	if (!l.some((r) => !r.disabled)) return o;
	const t = o + s, n = Math.max(l.length - 1, 0), e = t < 0 ? n : t > n ? 0 : t;
	return l[e]?.disabled ? findCursor(e, s < 0 ? -1 : 1, l) : e;
}
const settings = {
	actions: /* @__PURE__ */ new Set([
		"up",
		"down",
		"left",
		"right",
		"space",
		"enter",
		"cancel"
	]),
	aliases: /* @__PURE__ */ new Map([
		["k", "up"],
		["j", "down"],
		["h", "left"],
		["l", "right"],
		["", "cancel"],
		["escape", "cancel"]
	]),
	messages: {
		cancel: "Canceled",
		error: "Something went wrong"
	},
	withGuide: true,
	accessible: void 0,
	date: {
		monthNames: [...[
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
		]],
		messages: {
			required: "Please enter a valid date",
			invalidMonth: "There are only 12 months in a year",
			invalidDay: (n, e) => `There are only ${n} days in ${e}`,
			afterMin: (n) => `Date must be on or after ${n.toISOString().slice(0, 10)}`,
			beforeMax: (n) => `Date must be on or before ${n.toISOString().slice(0, 10)}`
		}
	}
};
function isAccessible(n) {
	if (n !== void 0) return n;
	if (settings.accessible !== void 0) return settings.accessible;
	const e = process.env.ACCESSIBLE;
	return e !== void 0 && e !== "" && e !== "0" && e !== "false";
}
function isActionKey(n, e) {
	if (typeof n == "string") return settings.aliases.get(n) === e;
	for (const s of n) if (s !== void 0 && isActionKey(s, e)) return true;
	return false;
}
function diffLines(i, s) {
	if (i === s) return;
	const e = i.split(`
`), t = s.split(`
`), r = Math.max(e.length, t.length), f = [];
	for (let n = 0; n < r; n++) e[n] !== t[n] && f.push(n);
	return {
		lines: f,
		numLinesBefore: e.length,
		numLinesAfter: t.length,
		numLines: r
	};
}
const R = globalThis.process.platform.startsWith("win");
const CANCEL_SYMBOL = Symbol("clack:cancel");
function isCancel(e) {
	return e === CANCEL_SYMBOL;
}
function setRawMode(e, r) {
	const o = e;
	o.isTTY && o.setRawMode(r);
}
const getColumns = (e) => "columns" in e && typeof e.columns == "number" ? e.columns : 80;
const getRows = (e) => "rows" in e && typeof e.rows == "number" ? e.rows : 20;
function wrapTextWithPrefix(e, r, o, n = o, s = o, t) {
	const l = getColumns(e ?? stdout), i = fastStringWidth(o);
	return wrapAnsi(r, l - i, {
		hard: true,
		trim: false
	}).split(`
`).map((c, a, g) => {
		const m = t ? t(c, a) : c;
		return a === 0 ? `${n}${m}` : a === g.length - 1 ? `${s}${m}` : `${o}${m}`;
	}).join(`
`);
}
function runValidation(e, a) {
	if ("~standard" in e) {
		const n = e["~standard"].validate(a);
		return n instanceof Promise ? n.then((r) => r.issues?.at(0)?.message) : n.issues?.at(0)?.message;
	}
	return e(a);
}
let C$1 = class C {
	input;
	output;
	_abortSignal;
	rl;
	opts;
	_render;
	_track = false;
	_prevFrame = "";
	_subscribers = /* @__PURE__ */ new Map();
	_cursor = 0;
	state = "initial";
	error = "";
	value;
	userInput = "";
	get accessible() {
		return isAccessible(this.opts.accessible);
	}
	constructor(t, e = true) {
		const { input: i = stdin, output: s = stdout, render: r, signal: n, ...o } = t;
		this.opts = o, this.onKeypress = this.onKeypress.bind(this), this.close = this.close.bind(this), this.render = this.render.bind(this), this._render = r.bind(this), this._track = e, this._abortSignal = n, this.input = i, this.output = s;
	}
	unsubscribe() {
		this._subscribers.clear();
	}
	setSubscriber(t, e) {
		const i = this._subscribers.get(t) ?? [];
		i.push(e), this._subscribers.set(t, i);
	}
	on(t, e) {
		this.setSubscriber(t, { cb: e });
	}
	once(t, e) {
		this.setSubscriber(t, {
			cb: e,
			once: true
		});
	}
	emit(t, ...e) {
		const i = this._subscribers.get(t) ?? [], s = [];
		for (const r of i) r.cb(...e), r.once && s.push(() => i.splice(i.indexOf(r), 1));
		for (const r of s) r();
	}
	prompt() {
		return new Promise((t) => {
			if (this._abortSignal) {
				if (this._abortSignal.aborted) return this.state = "cancel", this.close(), t(CANCEL_SYMBOL);
				this._abortSignal.addEventListener("abort", () => {
					this.state = "cancel", this.close();
				}, { once: true });
			}
			this.rl = f__default.createInterface({
				input: this.input,
				tabSize: 2,
				prompt: "",
				escapeCodeTimeout: 50,
				terminal: true
			}), this.rl.prompt(), this.opts.initialUserInput !== void 0 && this._setUserInput(this.opts.initialUserInput, true), this.input.on("keypress", this.onKeypress), setRawMode(this.input, true), this.output.on("resize", this.render), this.render(), this.once("submit", () => {
				this.output.write(cursor.show), this.output.off("resize", this.render), setRawMode(this.input, false), t(this.value);
			}), this.once("cancel", () => {
				this.output.write(cursor.show), this.output.off("resize", this.render), setRawMode(this.input, false), t(CANCEL_SYMBOL);
			});
		});
	}
	_isActionKey(t, e) {
		return t === "	";
	}
	_shouldSubmit(t, e) {
		return true;
	}
	_setValue(t) {
		this.value = t, this.emit("value", this.value);
	}
	_setUserInput(t, e) {
		this.userInput = t ?? "", this.emit("userInput", this.userInput), e && this._track && this.rl && (this.rl.write(this.userInput), this._cursor = this.rl.cursor);
	}
	_clearUserInput() {
		this.rl?.write(null, {
			ctrl: true,
			name: "u"
		}), this._setUserInput("");
	}
	async onKeypress(t, e) {
		if (this.state !== "validating") {
			if (this._track && e.name !== "return" && (e.name && this._isActionKey(t, e) && this.rl?.write(null, {
				ctrl: true,
				name: "h"
			}), this._cursor = this.rl?.cursor ?? 0, this._setUserInput(this.rl?.line)), this.state === "error" && (this.state = "active"), e?.name && (!this._track && settings.aliases.has(e.name) && this.emit("cursor", settings.aliases.get(e.name)), settings.actions.has(e.name) && this.emit("cursor", e.name)), t && (t.toLowerCase() === "y" || t.toLowerCase() === "n") && this.emit("confirm", t.toLowerCase() === "y"), this.emit("key", t, e), e?.name === "return" && this._shouldSubmit(t, e)) {
				if (this.opts.validate) {
					const i = runValidation(this.opts.validate, this.value);
					let s;
					i instanceof Promise ? (this.state = "validating", this.render(), s = await i) : s = i, s && (this.error = s instanceof Error ? s.message : s, this.state = "error", this.rl?.write(this.userInput));
				}
				this.state !== "error" && (this.state = "submit");
			}
			isActionKey([
				t,
				e?.name,
				e?.sequence
			], "cancel") && (this.state = "cancel"), (this.state === "submit" || this.state === "cancel") && this.emit("finalize"), this.render(), (this.state === "submit" || this.state === "cancel") && this.close();
		}
	}
	close() {
		this.input.unpipe(), this.input.removeListener("keypress", this.onKeypress), this.output.write(`
`), setRawMode(this.input, false), this.rl?.close(), this.rl = void 0, this.emit(`${this.state}`, this.value), this.unsubscribe();
	}
	restoreCursor() {
		const t = wrapAnsi(this._prevFrame, getColumns(this.output), {
			hard: true,
			trim: false
		}).split(`
`).length - 1;
		this.output.write(cursor.move(-999, t * -1));
	}
	render() {
		const t = wrapAnsi(this._render(this) ?? "", getColumns(this.output), {
			hard: true,
			trim: false
		});
		if (t !== this._prevFrame) {
			if (this.state === "initial") this.output.write(cursor.hide);
			else {
				const e = diffLines(this._prevFrame, t), i = getRows(this.output);
				if (this.restoreCursor(), e) {
					const s = Math.max(0, e.numLinesAfter - i), r = Math.max(0, e.numLinesBefore - i);
					let n = e.lines.find((o) => o >= s);
					if (n === void 0) {
						this._prevFrame = t;
						return;
					}
					if (e.lines.length === 1) {
						this.output.write(cursor.move(0, n - r)), this.output.write(erase.lines(1));
						const o = t.split(`
`);
						this.output.write(o[n]), this._prevFrame = t, this.output.write(cursor.move(0, o.length - n - 1));
						return;
					} else if (e.lines.length > 1) {
						if (s < r) n = s;
						else {
							const h = n - r;
							h > 0 && this.output.write(cursor.move(0, h));
						}
						this.output.write(erase.down());
						const m = t.split(`
`).slice(n);
						this.output.write(m.join(`
`)), this._prevFrame = t;
						return;
					}
				}
				this.output.write(erase.down());
			}
			this.output.write(t), this.state === "initial" && (this.state = "active"), this._prevFrame = t;
		}
	}
};
var r = class extends C$1 {
	get cursor() {
		return this.value ? 0 : 1;
	}
	get _value() {
		return this.cursor === 0;
	}
	constructor(t) {
		super(t, false), this.value = !!t.initialValue, this.on("userInput", () => {
			this.value = this._value;
		}), this.on("confirm", (i) => {
			this.output.write(cursor.move(0, -1)), this.value = i, this.state = "submit", this.close();
		}), this.on("cursor", () => {
			this.value = !this.value;
		});
	}
};
let n$1 = class n extends C$1 {
	options;
	cursor = 0;
	get _selectedValue() {
		return this.options[this.cursor];
	}
	changeValue() {
		const e = this._selectedValue;
		this.value = e === void 0 ? void 0 : e.value;
	}
	constructor(e) {
		super(e, false), this.options = e.options;
		const o = this.options.findIndex(({ value: s }) => s === e.initialValue), t = o === -1 ? 0 : o;
		this.cursor = this.options[t]?.disabled ? findCursor(t, 1, this.options) : t, this.changeValue(), this.on("cursor", (s) => {
			switch (s) {
				case "left":
				case "up":
					this.cursor = findCursor(this.cursor, -1, this.options);
					break;
				case "down":
				case "right": this.cursor = findCursor(this.cursor, 1, this.options);
			}
			this.changeValue();
		});
	}
};

// node_modules/@clack/prompts/dist/index.mjs
function isUnicodeSupported() {
	if (process$1.platform !== "win32") return process$1.env.TERM !== "linux";
	return Boolean(process$1.env.CI) || Boolean(process$1.env.WT_SESSION) || Boolean(process$1.env.TERMINUS_SUBLIME) || process$1.env.ConEmuTask === "{cmd::Cmder}" || process$1.env.TERM_PROGRAM === "Terminus-Sublime" || process$1.env.TERM_PROGRAM === "vscode" || process$1.env.TERM === "xterm-256color" || process$1.env.TERM === "alacritty" || process$1.env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}
const unicode = isUnicodeSupported();
const unicodeOr = (e, o) => unicode ? e : o;
const S_STEP_ACTIVE = unicodeOr("◆", "*");
const S_STEP_CANCEL = unicodeOr("■", "x");
const S_STEP_ERROR = unicodeOr("▲", "x");
const S_STEP_SUBMIT = unicodeOr("◇", "o");
const S_BAR_START = unicodeOr("┌", "T");
const S_BAR = unicodeOr("│", "|");
const S_BAR_END = unicodeOr("└", "—");
const S_BAR_START_RIGHT = unicodeOr("┐", "T");
const S_BAR_END_RIGHT = unicodeOr("┘", "—");
const S_RADIO_ACTIVE = unicodeOr("●", ">");
const S_RADIO_INACTIVE = unicodeOr("○", " ");
const S_CHECKBOX_ACTIVE = unicodeOr("◻", "[•]");
const S_CHECKBOX_SELECTED = unicodeOr("◼", "[+]");
const S_CHECKBOX_INACTIVE = unicodeOr("◻", "[ ]");
const S_PASSWORD_MASK = unicodeOr("▪", "•");
const S_BAR_H = unicodeOr("─", "-");
const S_CORNER_TOP_RIGHT = unicodeOr("╮", "+");
const S_CONNECT_LEFT = unicodeOr("├", "+");
const S_CORNER_BOTTOM_RIGHT = unicodeOr("╯", "+");
const S_CORNER_BOTTOM_LEFT = unicodeOr("╰", "+");
const S_CORNER_TOP_LEFT = unicodeOr("╭", "+");
const S_INFO = unicodeOr("●", "•");
const S_SUCCESS = unicodeOr("◆", "*");
const S_WARN = unicodeOr("▲", "!");
const S_ERROR = unicodeOr("■", "x");
const symbol = (e) => {
	switch (e) {
		case "initial":
		case "active": return styleText("cyan", S_STEP_ACTIVE);
		case "cancel": return styleText("red", S_STEP_CANCEL);
		case "error": return styleText("yellow", S_STEP_ERROR);
		case "submit": return styleText("green", S_STEP_SUBMIT);
		case "validating": return styleText("dim", S_STEP_ACTIVE);
	}
};
const symbolBar = (e) => {
	switch (e) {
		case "initial":
		case "active": return styleText("cyan", S_BAR);
		case "cancel": return styleText("red", S_BAR);
		case "error": return styleText("yellow", S_BAR);
		case "submit": return styleText("green", S_BAR);
	}
};
function formatInstructionFooter(e, o, r) {
	const s = r ? `${styleText("cyan", S_BAR)}  ` : "", n = wrapTextWithPrefix(e, o.join(" • "), s).split(`
`);
	return r && n.push(styleText("cyan", S_BAR_END)), n;
}
const E$1 = (l, e, w, p, b, C = false) => {
	let r = e, O = 0;
	if (C) for (let i = p - 1; i >= w; i--) {
		const m = l[i];
		if (m && (r -= m.length), O++, r <= b) break;
	}
	else for (let i = w; i < p; i++) {
		const m = l[i];
		if (m && (r -= m.length), O++, r <= b) break;
	}
	return {
		lineCount: r,
		removals: O
	};
};
const limitOptions = ({ cursor: l, options: e, style: w, output: p = process.stdout, maxItems: b = Number.POSITIVE_INFINITY, columnPadding: C = 0, rowPadding: r = 4 }) => {
	const i = getColumns(p) - C, m = getRows(p), M = styleText("dim", "..."), v = Math.max(m - r, 0), a = Math.max(Math.min(b, v), 5);
	let f = 0;
	l >= a - 3 && (f = Math.max(Math.min(l - a + 3, e.length - a), 0));
	let d = a < e.length && f > 0, c = a < e.length && f + a < e.length;
	const I = Math.min(f + a, e.length), s = [];
	let g = 0;
	d && g++, c && g++;
	const T = f + (d ? 1 : 0), W = I - (c ? 1 : 0);
	for (let t = T; t < W; t++) {
		const n = e[t], o = n !== void 0 ? w(n, t === l) : "", h = wrapAnsi(o, i, {
			hard: true,
			trim: false
		}).split(`
`);
		s.push(h), g += h.length;
	}
	if (g > v) {
		let t = 0, n = 0, o = g;
		const h = l - T;
		let u = v;
		const L = () => E$1(s, o, 0, h, u), y = () => E$1(s, o, h + 1, s.length, u, true);
		d ? ({lineCount: o, removals: t} = L(), o > u && (c || (u -= 1), {lineCount: o, removals: n} = y())) : (c || (u -= 1), {lineCount: o, removals: n} = y(), o > u && (u -= 1, {lineCount: o, removals: t} = L())), t > 0 && (d = true, s.splice(0, t)), n > 0 && (c = true, s.splice(s.length - n, n));
	}
	const x = [];
	d && x.push(M);
	for (const t of s) for (const n of t) x.push(n);
	return c && x.push(M), x;
};
const confirm = (e) => {
	const a = e.active ?? "Yes", o = e.inactive ?? "No";
	return new r({
		active: a,
		inactive: o,
		signal: e.signal,
		input: e.input,
		output: e.output,
		initialValue: e.initialValue ?? true,
		render() {
			const i = e.withGuide ?? settings.withGuide, u = `${symbol(this.state)}  `, l = i ? `${styleText("gray", S_BAR)}  ` : "", f = wrapTextWithPrefix(e.output, e.message, l, u), s = `${i ? `${styleText("gray", S_BAR)}
` : ""}${f}
`, c = this.value ? a : o;
			switch (this.state) {
				case "submit": return `${s}${i ? `${styleText("gray", S_BAR)}  ` : ""}${styleText("dim", c)}`;
				case "cancel": return `${s}${i ? `${styleText("gray", S_BAR)}  ` : ""}${styleText(["strikethrough", "dim"], c)}${i ? `
${styleText("gray", S_BAR)}` : ""}`;
				default: {
					const r = i ? `${styleText("cyan", S_BAR)}  ` : "", g = i ? styleText("cyan", S_BAR_END) : "";
					return `${s}${r}${this.value ? `${styleText("green", S_RADIO_ACTIVE)} ${a}` : `${styleText("dim", S_RADIO_INACTIVE)} ${styleText("dim", a)}`}${e.vertical ? i ? `
${styleText("cyan", S_BAR)}  ` : `
` : ` ${styleText("dim", "/")} `}${this.value ? `${styleText("dim", S_RADIO_INACTIVE)} ${styleText("dim", o)}` : `${styleText("green", S_RADIO_ACTIVE)} ${o}`}
${g}
`;
				}
			}
		}
	}).prompt();
};
const MULTISELECT_INSTRUCTIONS = [
	`${styleText("dim", "↑/↓")} to navigate`,
	`${styleText("dim", "Space:")} select`,
	`${styleText("dim", "Enter:")} confirm`
];
const u = {
	light: unicodeOr("─", "-"),
	heavy: unicodeOr("━", "="),
	block: unicodeOr("█", "#")
};
const SELECT_INSTRUCTIONS = [`${styleText("dim", "↑/↓")} to navigate`, `${styleText("dim", "Enter:")} confirm`];
const c = (t, o) => t.includes(`
`) ? t.split(`
`).map((d) => o(d)).join(`
`) : o(t);
const select = (t) => {
	const o = (n, m) => {
		if (n === void 0) return "";
		const s = n.label ?? String(n.value);
		switch (m) {
			case "disabled": return `${styleText("gray", S_RADIO_INACTIVE)} ${c(s, (i) => styleText("gray", i))}${n.hint ? ` ${styleText("dim", `(${n.hint ?? "disabled"})`)}` : ""}`;
			case "selected": return `${c(s, (i) => styleText("dim", i))}`;
			case "active": return `${styleText("green", S_RADIO_ACTIVE)} ${s}${n.hint ? ` ${styleText("dim", `(${n.hint})`)}` : ""}`;
			case "cancelled": return `${c(s, (i) => styleText(["strikethrough", "dim"], i))}`;
			default: return `${styleText("dim", S_RADIO_INACTIVE)} ${c(s, (i) => styleText("dim", i))}`;
		}
	}, d = t.showInstructions ?? true;
	return new n$1({
		options: t.options,
		signal: t.signal,
		input: t.input,
		output: t.output,
		initialValue: t.initialValue,
		render() {
			const n = t.withGuide ?? settings.withGuide, m = `${symbol(this.state)}  `, s = `${symbolBar(this.state)}  `, i = wrapTextWithPrefix(t.output, t.message, s, m), u = `${n ? `${styleText("gray", S_BAR)}
` : ""}${i}
`;
			switch (this.state) {
				case "submit": {
					const r = n ? `${styleText("gray", S_BAR)}  ` : "";
					return `${u}${wrapTextWithPrefix(t.output, o(this.options[this.cursor], "selected"), r)}`;
				}
				case "cancel": {
					const r = n ? `${styleText("gray", S_BAR)}  ` : "";
					return `${u}${wrapTextWithPrefix(t.output, o(this.options[this.cursor], "cancelled"), r)}${n ? `
${styleText("gray", S_BAR)}` : ""}`;
				}
				default: {
					const r = n ? `${styleText("cyan", S_BAR)}  ` : "", a = u.split(`
`).length, p = d ? formatInstructionFooter(t.output, SELECT_INSTRUCTIONS, n) : n ? [styleText("cyan", S_BAR_END)] : [], f = p.join(`
`), b = p.length + 1;
					return `${u}${r}${limitOptions({
						output: t.output,
						cursor: this.cursor,
						options: this.options,
						maxItems: t.maxItems,
						columnPadding: r.length,
						rowPadding: a + b,
						style: (g, x) => o(g, g.disabled ? "disabled" : x ? "active" : "inactive")
					}).join(`
${r}`)}
${f}
`;
				}
			}
		}
	}).prompt();
};
const i = `${styleText("gray", S_BAR)}  `;

// src/cli/init/questions.ts
const acceptAll = {
	choose: async (_message, [first]) => first?.value ?? "",
	confirm: async () => true
};
function createQuestions() {
	return {
		choose: async (message, choices) => {
			const chosen = await select({
				message,
				options: [...choices]
			});
			if (isCancel(chosen)) throw stopped();
			return chosen;
		},
		confirm: async (message) => {
			const agreed = await confirm({ message });
			if (isCancel(agreed)) throw stopped();
			return agreed;
		}
	};
}
function stopped() {
	return new UsageError("Stopped. Nothing was written.");
}

// src/cli/init/build-config.ts
const agentSchema = looseObject({
	get engine() {
		return string().optional();
	},
	get access() {
		return string().optional();
	}
});
const agentsSchema = record(string(), agentSchema.catch({}));
const exampleSchema = looseObject({
	agents: agentsSchema,
	get pipelines() {
		return record(string(), unknown());
	}
});
const agentLine = /^( *)agent: (\S+)$/;
function readRecipeEntries(example, engines, setup) {
	const { agents, pipelines } = exampleSchema.parse(parse(example));
	const addSetup = (line) => {
		const [, indentation, name = ""] = agentLine.exec(line) ?? [];
		return setup === void 0 || agents[name]?.access !== "full" ? [line] : [line, `${indentation}setup: ${setup} # Git has to ignore what it makes.`];
	};
	return {
		agents: Object.entries(agents).map(([name, { access }], index) => {
			const choice = engines[index] ?? engines.at(-1);
			const env = choice === void 0 || choice.env.length === 0 ? [] : [`  env: [${choice.env.join(", ")}]`];
			return {
				name,
				lines: [
					`${name}:`,
					`  engine: ${choice?.engine}`,
					...env,
					...access === void 0 ? [] : [`  access: ${access}`]
				]
			};
		}),
		pipelines: Object.keys(pipelines).map((name) => ({
			name,
			lines: readEntryLines({
				text: example,
				path: ["pipelines", name]
			}).flatMap(addSetup)
		}))
	};
}
const keyNote = "# The public half of the signing key. Its private half is the secret BATON_SIGNING_KEY.";
function renderEmptyConfig() {
	return "version: 1\n\nagents:\n\npipelines:\n";
}
const configSchema = looseObject({
	get signing() {
		return looseObject({ get keys() {
			return array(string()).catch([]);
		} }).optional().catch(void 0);
	},
	get agents() {
		return agentsSchema.nullish().catch(void 0);
	},
	get pipelines() {
		return record(string(), unknown()).nullish().catch(void 0);
	}
});
function listPublicKeys(text) {
	return listKeys(text).filter((key) => !isPlaceholder(key));
}
function listKeys(text) {
	return configSchema.safeParse(parse(text)).data?.signing?.keys ?? [];
}
function isPlaceholder(key) {
	return /^[a-z0-9]*:?REPLACE/i.test(key);
}
function addSchemaLine(text, address) {
	if (/^\uFEFF?#\s*yaml-language-server:\s*\$schema=/m.test(text)) return text;
	const mark = text.startsWith("﻿") ? "﻿" : "";
	return `${mark}# yaml-language-server: $schema=${address}\n${text.slice(mark.length)}`;
}
function addPublicKey(text, publicKey) {
	const keys = listKeys(text);
	if (keys.some((key) => !isPlaceholder(key))) return text;
	const value = JSON.stringify(publicKey);
	if (keys.length > 0) return setValue({
		text,
		path: [
			"signing",
			"keys",
			0
		]
	}, value);
	return addEntry({
		text,
		path: []
	}, [
		"",
		keyNote,
		`signing: { keys: [${value}] }`
	], { after: "version" });
}
function addRecipe(text, recipe) {
	const config = configSchema.safeParse(parse(text)).data;
	const isTaken = ({ name }) => Object.hasOwn(config?.pipelines ?? {}, name);
	const pipelines = recipe.pipelines.filter((entry) => !isTaken(entry));
	const agents = pipelines.length === 0 ? [] : recipe.agents.map((entry) => nameAgent(entry, config?.agents ?? {}));
	const rename = (line) => line.replace(agentLine, (whole, indentation, was) => {
		const { name = was } = agents.find((agent) => agent.was === was) ?? {};
		return name === was ? whole : `${indentation}agent: ${name}`;
	});
	const add = (key) => (before, lines) => addEntry({
		text: before,
		path: [key]
	}, lines);
	const withAgents = agents.map(({ lines }) => lines).filter((lines) => lines.length > 0);
	return {
		text: pipelines.map(({ lines }) => lines.map(rename)).reduce(add("pipelines"), withAgents.reduce(add("agents"), text)),
		notes: [...recipe.pipelines.filter(isTaken).map(({ name }) => `There is a pipeline ${name} already. It and its agents stay as they are, with their engines.`), ...agents.flatMap(({ note }) => note ?? [])]
	};
}
function nameAgent({ name: was, lines }, agents) {
	const { engine, access } = agentsSchema.parse(parse(lines.join("\n")))[was] ?? {};
	const isLike = (name) => agents[name]?.engine === engine && agents[name]?.access === access;
	let name = was;
	for (let next = 2; Object.hasOwn(agents, name) && !isLike(name); next += 1) name = `${was}-${next}`;
	const describe = (agent = {}) => `engine ${agent.engine}, access ${agent.access ?? "as by default"}`;
	const note = name === was ? void 0 : `There is an agent ${was} already (${describe(agents[was])}), which stays as it is. The recipe's own is named ${name} (${describe({
		engine,
		access
	})}).`;
	return {
		was,
		name,
		note,
		lines: Object.hasOwn(agents, name) ? [] : [`${name}:`, ...lines.slice(1)]
	};
}

// src/cli/init/recipes.ts
const recipes = [
	{
		name: "fix",
		title: "investigate an issue, fix it, open a pull request",
		example: "investigate-fix-pr",
		tryWith: "--label agent-ready"
	},
	{
		name: "hand-over",
		title: "Claude plans an issue, Codex carries out the plan, a pull request is opened",
		example: "claude-then-codex",
		engines: ["claude-code", "codex"],
		tryWith: "--label plan-and-build"
	},
	{
		name: "review",
		title: "review a pull request, by label or by the comment /baton review; fix it with --mend",
		example: "review-pull-request",
		tryWith: "--label review-me"
	},
	{
		name: "answer",
		title: "answer a review that asks for changes",
		example: "answer-review",
		tryWith: "--review changes_requested"
	},
	{
		name: "fix-ci",
		title: "fix the pull request when its check CI fails",
		example: "fix-ci",
		tryWith: "--check CI"
	},
	{
		name: "triage",
		title: "read each new issue and label it",
		example: "sort-new-issues",
		tryWith: ""
	},
	{
		name: "weekly",
		title: "write a weekly report that remembers the earlier ones",
		example: "weekly-report",
		tryWith: "--tick weekly-report"
	}
];
const recipeEngines = engineNames.filter((name) => name !== "command");
function getRecipe(name) {
	const found = recipes.find((recipe) => recipe.name === name);
	if (found !== void 0) return found;
	const names = recipes.map((recipe) => recipe.name);
	throw new UsageError(`There is no recipe "${name}".${suggestNearest(name, names)} Choose one of: ${names.join(", ")}.`);
}
const aliases = {
	claude: "claude-code",
	anthropic: "claude-code",
	openai: "codex",
	google: "gemini"
};
function getEngine(name) {
	const found = recipeEngines.find((engine) => engine === name);
	if (found !== void 0) return found;
	if (name === "command") throw new UsageError("The engine \"command\" runs a program of yours, which no recipe brings. Choose another engine now, then change `engine` in .github/baton.yml; docs/agent-contract.md says what such a program is given.");
	const alias = aliases[name.toLowerCase()];
	const hint = alias === void 0 ? suggestNearest(name, recipeEngines) : ` Did you mean ${alias}?`;
	throw new UsageError(`There is no engine "${name}".${hint} Choose one of: ${recipeEngines.join(", ")}.`);
}
const workflowSchema = looseObject({ get "run-name"() {
	return string();
} });
function readRecipeFiles({ example }) {
	const folder = join(projectRoot(), "examples", example, ".github");
	const workflow = workflowSchema.parse(parse(readFileSync(join(folder, "workflows", "baton.yml"), "utf8")));
	return {
		config: readFileSync(join(folder, "baton.yml"), "utf8"),
		runName: workflow["run-name"]
	};
}
const setups = {
	"package-lock.json": "npm ci",
	"npm-shrinkwrap.json": "npm ci",
	"pnpm-lock.yaml": "npx --yes pnpm install --frozen-lockfile",
	"yarn.lock": "yarn install --frozen-lockfile",
	"uv.lock": "python3 -m venv .venv && .venv/bin/pip install uv && .venv/bin/uv sync --frozen --inexact",
	"requirements.txt": "python3 -m venv .venv && .venv/bin/pip install -r requirements.txt",
	"go.sum": "go mod vendor",
	"Gemfile.lock": "bundle config set --local path vendor/bundle && bundle install"
};
function findSetup(root) {
	return Object.entries(setups).find(([file]) => existsSync(join(root, file)))?.[1];
}

// src/cli/init/find-engines.ts
async function findEngines({ environment, secrets }) {
	const has = (name) => secrets.has(name) || (environment[name] ?? "") !== "";
	return (await Promise.all(recipeEngines.map(async (engine) => {
		const { title, program, authentication: ways } = engines[engine];
		const path = environment.PATH ?? "";
		return {
			engine,
			title,
			hasProgram: program !== void 0 && await findProgram(program, {
				path,
				cwd: "/"
			}) !== void 0,
			ways,
			found: ways.find((way) => way.every(has))
		};
	}))).toSorted((one, other) => scoreOf(other) - scoreOf(one));
}
function scoreOf({ found, hasProgram }) {
	return (found === void 0 ? 0 : 2) + (hasProgram ? 1 : 0);
}
function proposeWay({ found, ways }) {
	return found ?? ways[0] ?? [];
}
function describeEngine({ hasProgram, found }) {
	const parts = [...found === void 0 ? [] : [`${found.join(" and ")} found`], ...hasProgram ? ["program found"] : []];
	return parts.length === 0 ? "nothing found here" : parts.join(", ");
}

// src/cli/init/choose-recipe.ts
const none = "none";
async function chooseRecipe(facts) {
	const recipe = facts.recipe ?? await askRecipe(facts);
	if (recipe === void 0) return void 0;
	const engines = ((facts.engines.length > 0 ? facts.engines : recipe.engines) ?? [getEngine(await askEngine(facts))]).map((name) => facts.found.find(({ engine }) => engine === name)).filter((engine) => engine !== void 0);
	const isSingle = engines.length === 1;
	const ways = engines.map(async (engine) => ({
		engine: engine.engine,
		env: isSingle ? await askWay(facts, engine) : proposeWay(engine)
	}));
	return {
		recipe,
		engines: await Promise.all(ways)
	};
}
async function askRecipe({ questions, hasConfig }) {
	const choices = recipes.map(({ name, title }) => ({
		value: name,
		label: title,
		hint: name
	}));
	const keep = hasConfig ? [{
		value: none,
		label: "nothing new: keep my configuration, add what is missing"
	}] : [];
	const question = hasConfig ? "There is a configuration already. What do you want to add?" : "What is Baton to do first?";
	const answer = await questions.choose(question, [...keep, ...choices]);
	return answer === none ? void 0 : getRecipe(answer);
}
function askEngine({ questions, found }) {
	return questions.choose("Which program runs the agents?", found.map((engine) => ({
		value: engine.engine,
		label: engine.title,
		hint: describeEngine(engine)
	})));
}
async function askWay({ questions }, engine) {
	const proposed = proposeWay(engine);
	const ways = [proposed, ...engine.ways.filter((way) => way !== proposed)];
	if (ways.length < 2) return proposed;
	const answer = await questions.choose(`Which secret does ${engine.title} sign in with?`, ways.map((way, index) => ({
		value: String(index),
		label: way.join(" and "),
		hint: way === engine.found ? "found" : void 0
	})));
	return ways[Number(answer)] ?? proposed;
}
const exampleCheck = "workflows: [CI]";
async function chooseCheck(words, { files, questions }) {
	const names = words.config.includes(exampleCheck) ? listNames(files) : [];
	const [first] = names;
	if (first === void 0) return words;
	const choices = names.map((name) => ({
		value: name,
		label: name
	}));
	const chosen = names.length === 1 ? first : await questions.choose("Which workflow checks your code?", choices);
	return {
		config: words.config.replace(exampleCheck, () => `workflows: [${JSON.stringify(chosen)}]`).replace("workflow CI", "workflow"),
		tryWith: `--check ${quoteArgument(chosen)}`
	};
}
function listNames(files) {
	const own = new Set(readCallers(files).map(({ file }) => file));
	const others = files.filter((file) => !own.has(file.path) && checkSyntax(file).length === 0);
	return [...new Set(others.map((file) => readNamedWorkflow(file).name))].toSorted((one, other) => rank(one) - rank(other));
}
function rank(name) {
	if (name === "CI") return 0;
	return /\b(?:ci|tests?|checks?|build)\b/i.test(name) ? 1 : 2;
}

// src/cli/init/gh.ts
const patience = 3e4;
function findGh(folder, environment) {
	const repository = findRepositoryOf(folder);
	const where = repository === void 0 ? [] : ["--repo", repository];
	const run = (args, input = "") => runGh({
		folder,
		environment
	}, {
		args: [...args, ...where],
		input
	});
	const secrets = run([
		"secret",
		"list",
		"--json",
		"name"
	]);
	if (!secrets.ok) return {
		gh: void 0,
		why: secrets.reason
	};
	const labels = run([
		"label",
		"list",
		"--json",
		"name",
		"--limit",
		"1000"
	]);
	const reasonOf = ({ ok, reason }) => ok ? void 0 : reason;
	return { gh: {
		secrets: new Set(readNames(secrets.stdout)),
		labels: new Set(labels.ok ? readNames(labels.stdout) : []),
		storeSecret: (name, value) => reasonOf(run([
			"secret",
			"set",
			name
		], value)),
		createLabel: (name, description) => {
			const made = run([
				"label",
				"create",
				name,
				"--description",
				description
			]);
			return /already exists/.test(made.reason) ? void 0 : reasonOf(made);
		}
	} };
}
function runGh({ folder, environment }, { args, input }) {
	const env = {
		...environment,
		GH_PROMPT_DISABLED: "1",
		GH_NO_UPDATE_NOTIFIER: "1",
		NO_COLOR: "1"
	};
	const { status, stdout, stderr, error } = spawnSync("gh", args, {
		cwd: folder,
		input,
		env,
		encoding: "utf8",
		timeout: patience
	});
	const command = `gh ${args.slice(0, 2).join(" ")}`;
	if (isTrouble(error)) return {
		ok: false,
		stdout: "",
		reason: describeError(command, error)
	};
	const said = stripAnsi(`${stderr}\n${stdout}`).split("\n").map((line) => line.trim()).find((line) => line !== "");
	return {
		ok: status === 0,
		stdout,
		reason: `\`${command}\` failed: ${said ?? `exit status ${status}`}`
	};
}
function isTrouble(error) {
	return error !== void 0 && error.code !== "EPIPE";
}
function describeError(command, error) {
	if (error.code === "ENOENT") return "`gh` is not installed";
	return error.code === "ETIMEDOUT" ? `\`${command}\` gave no answer in ${patience / 1e3} seconds` : `\`${command}\`: ${error.message}`;
}
function readNames(text) {
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) ? value.map((each) => String(each?.name ?? "")) : [];
	} catch {
		return text.split("\n").map((line) => line.split("	")[0]?.trim() ?? "").filter((name) => name !== "");
	}
}

// src/cli/init/caller-needs.ts
const known = new Set(engineKeys);
function deriveCallerNeeds(config) {
	const pipelines = Object.values(config.pipelines);
	const wanted = pipelines.flatMap((pipeline) => [
		...listEvents(pipeline),
		...listChangeEvents(pipeline),
		...listAnswerEvents(pipeline)
	]);
	const byEvent = Map.groupBy(wanted.filter(({ event }) => event !== "workflow_dispatch"), ({ event }) => event);
	const secrets = listAgentSecrets(config);
	const commands = pipelines.flatMap(({ on }) => filtersOf(on.comment).map(({ command }) => command));
	return {
		events: new Map([...byEvent].map(([event, each]) => [event, [...new Set(each.flatMap(({ type }) => type === void 0 ? [] : [type]))]])),
		crons: listCrons(config),
		workflows: [...new Set(wanted.flatMap(({ workflow }) => workflow ?? []))],
		keys: secrets.filter((name) => known.has(name)),
		others: secrets.filter((name) => !known.has(name)),
		prefix: commands.find((command) => !command.startsWith("/baton"))?.split(" ")[0],
		takesInputs: pipelines.some(({ on }) => takesInputsByHand(on))
	};
}
function listCrons({ pipelines }) {
	const crons = Object.values(pipelines).flatMap(({ on }) => on.schedule === void 0 ? [] : [{
		cron: on.schedule.cron,
		timezone: on.schedule.timezone ?? "UTC"
	}]);
	return crons.filter((one, index) => crons.findIndex(({ cron, timezone }) => cron === one.cron && timezone === one.timezone) === index);
}

// src/cli/init/plan-files.ts
async function planFiles(checkout, wishes) {
	const { path: place, text: before = "" } = checkout.config;
	const yaml = before.trim() === "" ? void 0 : readYaml(before);
	if (yaml?.ok === false) return failure(listProblems(place, yaml.error));
	const { text, notes } = planConfig(before, wishes);
	const config = await parseWholeConfig(text);
	if (!config.ok) return failure(await describeFaults(before, {
		place,
		problems: config.error
	}));
	const needs = deriveCallerNeeds(config.value);
	const workflow = planWorkflow(checkout.workflow, {
		needs,
		wishes
	});
	if (!workflow.ok) return failure([workflow.error]);
	const { path } = checkout.workflow;
	const written = [{
		path,
		text: workflow.value
	}];
	const problems = [
		...checkWorkflowFiles(config.value, written),
		...listCheckWarnings(config.value, [...written, ...wishes.workflows]),
		...listPermissionWarnings(readCallers(written)),
		...listRunNameWarnings(written)
	];
	return success({
		config: config.value,
		needs,
		files: [{
			file: checkout.config,
			next: text
		}, {
			file: checkout.workflow,
			next: workflow.value
		}],
		notes: [...notes, ...listProblems(path, problems)]
	});
}
async function describeFaults(before, { place, problems }) {
	const own = await parseWholeConfig(before);
	if (!own.ok && before.trim() !== "") return listProblems(place, own.error);
	return [`${place}: with the recipe added it would have faults. Write \`agents\` and \`pipelines\` with one key on each line, not between braces, or take another recipe.`, ...problems.map(({ code, message }) => `  ${code} ${message}`)];
}
function listProblems(path, problems) {
	return problems.map(({ line = 1, column = 1, code, message }) => `${path}:${line}:${column}: ${code} ${message}`);
}
function planConfig(before, { entries, publicKey, source }) {
	const withKey = addPublicKey(before.trim() === "" ? renderEmptyConfig() : before, publicKey);
	const { text, notes } = addRecipe(withKey, entries ?? {
		agents: [],
		pipelines: []
	});
	return {
		text: addSchemaLine(text, `https://raw.githubusercontent.com/${source.replace("@", "/")}/schema.json`),
		notes
	};
}
function planWorkflow({ path, text }, { needs, wishes }) {
	const { source, runName, isSourceChosen } = wishes;
	if (text === void 0 || text.trim() === "") return success(renderCaller({
		needs,
		source,
		runName
	}));
	const fault = findYamlFault(text);
	if (fault !== void 0) return failure(`${path}:${fault}`);
	if (findCallingJob(text) === void 0) return failure(`${path} is there already and does not call Baton, so nothing was changed. Give that workflow another name, say ${path.replace("baton.yml", "other.yml")}, and run \`baton init\` again.`);
	const merged = mergeCaller(isSourceChosen ? setSource(text, renderUses(source)) : text, {
		needs,
		runName
	});
	return merged.ok ? merged : failure(`${path}: ${merged.error}.`);
}
function setSource(text, uses) {
	const job = findCallingJob(text);
	return job === void 0 || findValue(text, [
		"jobs",
		job,
		"uses"
	]) === uses ? text : setValue({
		text,
		path: [
			"jobs",
			job,
			"uses"
		]
	}, uses);
}

// src/cli/init/left-to-do.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
const settingName = "Allow GitHub Actions to create and approve pull requests";
function listTodos(facts) {
	const { uncommitted, repository, keyFile, missingLabels, missingSecrets, environment, config } = facts;
	const commit = uncommitted.length === 0 ? [] : [{
		what: repository === void 0 ? "Commit" : "Commit and push to the default branch",
		how: `git add ${uncommitted.map(quoteArgument).join(" ")} && git commit -m "Set up Baton"${repository === void 0 ? "" : " && git push"}`
	}];
	const publish = {
		what: "Put the repository on GitHub",
		how: "gh repo create --source . --private --push"
	};
	const where = repository === void 0 ? "" : ` --repo ${repository}`;
	const onGitHub = [
		...keyFile === void 0 ? [] : [{
			what: "Store the signing key",
			how: `gh secret set BATON_SIGNING_KEY${where} < ${quoteArgument(keyFile)}`
		}],
		...missingSecrets.map((name) => ({
			what: describeSecret(name, config),
			how: `${storeCommand(name, environment)}${where}`
		})),
		...missingLabels.map(({ name }) => ({
			what: "Create the label",
			how: `gh label create ${quoteArgument(name)}${where}`
		})),
		...opensPullRequests(config) ? [{
			what: "Allow pull requests",
			how: describeSetting(repository)
		}] : []
	];
	return repository === void 0 ? [
		...commit,
		publish,
		...onGitHub
	] : [...onGitHub, ...commit];
}
function describeSecret(name, { agents }) {
	const title = Object.values(agents).filter(({ env }) => env.includes(name)).map(({ engine }) => engines[engine].title)[0];
	return title === void 0 ? "Store a secret" : `Store the key of ${title}`;
}
function storeCommand(name, environment) {
	return environment.has(name) ? `printenv ${name} | gh secret set ${name}` : `gh secret set ${name}`;
}
function describeSetting(repository) {
	return `${repository === void 0 ? "on GitHub: Settings, Actions, General" : `https://github.com/${repository}/settings/actions`}: tick "${settingName}"`;
}

// src/cli/init/signing-key.ts
function ensureSigningKey(file, publicKeys) {
	const stored = readKeyFile(file);
	if (!stored.ok) return stored;
	const { value } = stored;
	const [first] = publicKeys;
	if (first !== void 0) {
		const isOfConfig = value !== void 0 && publicKeys.includes(value.publicKey);
		return success({
			publicKey: isOfConfig ? value.publicKey : first,
			secret: isOfConfig ? value.secret : void 0,
			origin: "config"
		});
	}
	if (value !== void 0) return success({
		...value,
		origin: "file"
	});
	return success({
		...generateKeyPair("k1"),
		origin: "new"
	});
}
function readKeyFile(file) {
	if (!existsSync(file)) return success(void 0);
	const secret = readFileSync(file, "utf8").trim();
	const signer = createSigner(secret);
	if (signer.ok) return success({
		secret,
		publicKey: signer.value.publicKey
	});
	return failure("holds no signing key. Remove the file, and run `baton init` again to make a key.");
}
function writeKeyFile(file, secret) {
	if (existsSync(file)) return;
	mkdirSync(dirname(file), {
		recursive: true,
		mode: 448
	});
	writeFileSync(file, `${secret}\n`, {
		mode: 384,
		flag: "wx"
	});
}
function removeKeyFile(file) {
	rmSync(file, { force: true });
}

// src/cli/init/store-on-github.ts
const keySecret = "BATON_SIGNING_KEY";
function storeOnGitHub(work) {
	const { gh, mayStore, labels } = work;
	const stored = storeKey(work);
	const missing = gh === void 0 ? labels : labels.filter(({ name }) => !hasLabel(gh, name));
	const made = gh === void 0 || !mayStore ? [] : missing.map((label) => {
		const description = `Starts Baton: ${label.pipelines.join(", ")}`.slice(0, 100);
		return {
			label,
			refusal: gh.createLabel(label.name, description)
		};
	});
	const created = made.filter(({ refusal }) => refusal === void 0).map(({ label }) => label);
	return {
		done: [...stored.done, ...created.map(({ name }) => `label "${name}" created on GitHub`)],
		refused: [...stored.refused, ...made.flatMap(({ refusal }) => refusal === void 0 ? [] : [refusal])],
		isKeyInFile: stored.isKeyInFile,
		missingLabels: missing.filter((label) => !created.includes(label))
	};
}
function hasLabel({ labels }, name) {
	return [...labels].some((label) => label.toLowerCase() === name.toLowerCase());
}
function hasWork(gh, { key, labels }) {
	return key.secret !== void 0 && !gh.secrets.has("BATON_SIGNING_KEY") || labels.some(({ name }) => !hasLabel(gh, name));
}
function storeKey({ gh, mayStore, key, keyFile }) {
	const { secret, origin } = key;
	if (secret === void 0) return {
		done: [],
		refused: [],
		isKeyInFile: false
	};
	const isOnGitHub = gh?.secrets.has("BATON_SIGNING_KEY") ?? false;
	const asked = mayStore && !isOnGitHub ? gh : void 0;
	const refusal = asked?.storeSecret(keySecret, secret);
	if (asked !== void 0 && refusal === void 0) {
		removeKeyFile(keyFile);
		return {
			done: [`private half of the signing key stored as the secret ${keySecret}`],
			refused: [],
			isKeyInFile: false
		};
	}
	writeKeyFile(keyFile, secret);
	return {
		done: origin === "new" ? ["private half of the signing key written to a file that only you can read"] : [],
		refused: refusal === void 0 ? [] : [refusal],
		isKeyInFile: !(isOnGitHub && origin === "config")
	};
}

// src/cli/init/render-outcome.ts
async function renderOutcome(plan, { changed, stored }) {
	const done = [...changed.map(({ path, text }) => `${path} ${text === void 0 ? "written" : "changed"}`), ...stored.done];
	const todos = await listLeft(plan, stored);
	const width = Math.max(0, ...todos.map(({ what }) => what.length));
	const lines = todos.map(({ what, how }, index) => `${index + 1}. ${what.padEnd(width)}  ${how}`);
	return [
		renderPart("Done", done),
		renderPart("Note", await listNotes(plan, stored)),
		renderPart("Left to do", lines),
		`${import_picocolors.default.bold("Next")}  ${cleanForTerminal(renderNext(plan))}\n`,
		"      It plays your pipeline on this machine, without network, key or cost.\n",
		"      Once all is on GitHub, `baton doctor` checks the settings there.\n"
	].join("");
}
function renderPart(title, lines) {
	return lines.length === 0 ? "" : `${[
		import_picocolors.default.bold(title),
		...lines.map((line) => `  ${cleanForTerminal(line)}`),
		""
	].join("\n")}\n`;
}
async function listIgnored({ files }, { git }) {
	const paths = files.map(({ file }) => file.path);
	const { stdout } = await git.try([
		"check-ignore",
		"-z",
		"--stdin"
	], paths.join("\0"));
	return stdout.split("\0").filter((path) => path !== "");
}
async function listNotes({ found, key, planned, checkout }, { refused, isKeyInFile }) {
	const hasSecret = found.gh?.secrets.has("BATON_SIGNING_KEY") ?? false;
	return [
		...(await listIgnored(planned, checkout)).map((path) => `${path} is ignored by git, so GitHub would never see it. Take it out of .gitignore, then commit it.`),
		...found.gh === void 0 ? [`GitHub was not asked: ${found.why}. The commands below do the rest.`] : [],
		...refused,
		...key.origin === "config" ? ["The configuration has a public key already, so no other key was made."] : [],
		...isKeyInFile && hasSecret ? [`GitHub has a secret ${keySecret} already, which was not replaced. If another branch has its public half, write that under signing.keys instead.`] : [],
		...key.secret === void 0 && found.gh !== void 0 && !hasSecret ? [`GitHub has no secret ${keySecret}: store the private half of ${key.publicKey.split(":")[0]} there. If it is lost, take signing.keys out of ${checkout.config.path} and run \`baton init\` again.`] : [],
		...planned.notes
	];
}
async function listLeft({ place, checkout, found, planned }, stored) {
	const { keys, others } = planned.needs;
	return listTodos({
		config: planned.config,
		missingSecrets: [...keys, ...others].filter((name) => !(found.gh?.secrets.has(name) ?? false)),
		environment: new Set(Object.keys(place.environment).filter((name) => place.environment[name] !== "")),
		missingLabels: stored.missingLabels,
		keyFile: stored.isKeyInFile ? describePath(place, checkout.keyFile) : void 0,
		uncommitted: (await listUncommitted(planned, checkout)).map((path) => describePath(place, path)),
		repository: findRepositoryOf(place.folder)
	});
}
function describePath({ folder }, path) {
	return relative(folder, path);
}
async function listUncommitted({ files }, { root, git }) {
	const plain = (text) => text.replaceAll("\r\n", "\n");
	const look = files.map(async ({ file }) => {
		const path = join(root, file.path);
		if (!existsSync(path)) return [];
		const { status, stdout } = await git.try([
			"cat-file",
			"blob",
			`HEAD:${file.path}`
		]);
		return status === 0 && plain(stdout) === plain(readFileSync(path, "utf8")) ? [] : [path];
	});
	return (await Promise.all(look)).flat();
}
function renderNext({ chosen, planned }) {
	const [label] = listLabels(planned.config);
	return `baton try ${chosen?.recipe.tryWith ?? (label === void 0 ? "" : `--label ${quoteArgument(label.name)}`)}`.trim();
}

// src/cli/init/show-diff.ts
function listChanged(files) {
	return files.filter(({ file, next }) => file.text !== next);
}
function renderDiff({ file: { path, text = "" }, next }) {
	const { hunks } = structuredPatch(path, path, text, next, "", "", { context: 3 });
	return `${[import_picocolors.default.bold(`${path} (${text === "" ? "new" : "changed"})`), ...hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: each }) => [import_picocolors.default.cyan(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`), ...each.map((line) => colourLine(cleanForTerminal(line)))])].join("\n")}\n`;
}
function colourLine(line) {
	if (line.startsWith("+")) return import_picocolors.default.green(line);
	return line.startsWith("-") ? import_picocolors.default.red(line) : line;
}

// src/cli/init/run-init.ts
const defaultSource = "baton-agents/baton@v1";
async function runInit(options, place) {
	const source = parseSource(options.source ?? defaultSource);
	const engines = (options.engine ?? []).flatMap((text) => text.split(",")).map(getEngine);
	const recipe = options.recipe === void 0 ? void 0 : getRecipe(options.recipe);
	const checkout = await openCheckout(place.folder);
	const found = findGh(checkout.root, place.environment);
	const chosen = await chooseRecipe({
		questions: place.questions,
		recipe,
		engines,
		hasConfig: (checkout.config.text ?? "").trim() !== "",
		found: await findEngines({
			environment: place.environment,
			secrets: found.gh?.secrets ?? /* @__PURE__ */ new Set()
		})
	});
	const key = ensureSigningKey(checkout.keyFile, readPublicKeys(checkout));
	if (!key.ok) return refuseInit(place, [`${describePath(place, checkout.keyFile)} ${key.error}`]);
	const base = chosen?.recipe ?? getRecipe("fix");
	const recipeFiles = readRecipeFiles(base);
	const files = readWorkflowFiles(join(checkout.root, checkout.config.path));
	const words = {
		config: recipeFiles.config,
		tryWith: base.tryWith
	};
	const { config, tryWith } = await chooseCheck(words, {
		files,
		questions: place.questions
	});
	const planned = await planFiles(checkout, {
		entries: chosen && readRecipeEntries(config, chosen.engines, findSetup(checkout.root)),
		publicKey: key.value.publicKey,
		runName: recipeFiles.runName,
		source,
		isSourceChosen: options.source !== void 0,
		workflows: files
	});
	if (!planned.ok) return refuseInit(place, planned.error);
	return apply({
		place,
		checkout,
		found,
		chosen: chosen && {
			...chosen,
			recipe: {
				...chosen.recipe,
				tryWith
			}
		},
		key: key.value,
		planned: planned.value
	});
}
function parseSource(source) {
	if (/^[\w.-]+\/[\w.-]+@[\w./-]+$/.test(source)) return source;
	throw new UsageError(`--source is "${source}". Write the repository of Baton and a tag, branch or commit: OWNER/REPO@REF, as in ${defaultSource}.`);
}
function readPublicKeys({ config }) {
	try {
		return listPublicKeys(config.text ?? "");
	} catch {
		return [];
	}
}
function refuseInit({ warn }, sentences) {
	warn(cleanForTerminal(`${[...sentences, "Nothing was written."].join("\n")}\n`));
	return 1;
}
async function apply(plan) {
	const { place, checkout, found, key, planned } = plan;
	const { questions, print } = place;
	const changed = listChanged(planned.files);
	for (const file of changed) print(`${renderDiff(file)}\n`);
	if (changed.length === 0) print("Nothing to change in .github: both files have all that is needed.\n\n");
	if (changed.length > 0 && !await questions.confirm("Write these changes?")) return refuseInit(place, []);
	const labels = listLabels(planned.config);
	const mayStore = found.gh !== void 0 && hasWork(found.gh, {
		key,
		labels
	}) && await questions.confirm("Store the signing key and create labels on GitHub with gh?");
	if (key.origin === "new") writeKeyFile(checkout.keyFile, key.secret ?? "");
	for (const file of changed) writeFile(checkout.root, file);
	const stored = storeOnGitHub({
		gh: found.gh,
		mayStore,
		key,
		keyFile: checkout.keyFile,
		labels
	});
	print(await renderOutcome(plan, {
		changed: changed.map(({ file }) => file),
		stored
	}));
	return stored.refused.length > 0 ? 3 : 0;
}
function writeFile(root, { file, next }) {
	const path = join(root, file.path);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, file.isCrlf ? next.replaceAll("\n", "\r\n") : next);
}

// src/cli/commands/init.ts
async function init({ yes = false, ...options }) {
	const canAsk = process.stdin.isTTY === true && process.stdout.isTTY === true;
	if (!yes && !canAsk) printAside("There is no terminal to ask at, so every proposal is taken, as with --yes.\n");
	return runInit(options, {
		folder: realpathSync(process.cwd()),
		environment: process.env,
		questions: yes || !canAsk ? acceptAll : createQuestions(),
		print: (text) => void process.stdout.write(text),
		warn: printAside
	});
}

export { init };