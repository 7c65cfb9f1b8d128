import { a as isPlainMap, y as quoteNames } from "./job-cli.js";
import { In as truncateCodePoints, J as compilePattern } from "./job-agent-plan-publish-validate.js";
import { n as listPaths, o as writePath, r as parseCondition, s as statusFunctions, t as childrenOf } from "./parse-condition.js";

// node_modules/@bufbuild/cel/dist/esm/error.js
const privateSymbol$8 = Symbol.for("@bufbuild/cel/error");
function celError(value, exprId) {
	if (isCelError(value)) return value;
	if (typeof exprId === "number") exprId = BigInt(exprId);
	if (value instanceof Error) return new _CelError(value.message, value, exprId);
	if (typeof value === "string") return new _CelError(value, void 0, exprId);
	return new _CelError(`${value}`, value, exprId);
}
function celErrorMerge(first, ...rest) {
	return new _CelError(first.message, rest, first.exprId);
}
function isCelError(v) {
	return typeof v === "object" && v !== null && privateSymbol$8 in v;
}
var _CelError = class extends Error {
	_cause;
	_exprId;
	[privateSymbol$8] = {};
	constructor(message, _cause, _exprId) {
		super(message);
		this._cause = _cause;
		this._exprId = _exprId;
	}
	get exprId() {
		return this._exprId;
	}
	get cause() {
		return this._cause;
	}
};

// node_modules/@bufbuild/protobuf/dist/esm/reflect/error.js
const errorNames = [
	"FieldValueInvalidError",
	"FieldListRangeError",
	"ForeignFieldError"
];
var FieldError = class extends Error {
	constructor(fieldOrOneof, message, name = "FieldValueInvalidError") {
		super(message);
		this.name = name;
		this.field = () => fieldOrOneof;
	}
};
function isFieldError(arg) {
	return arg instanceof Error && errorNames.includes(arg.name) && "field" in arg && typeof arg.field == "function";
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/names.js
function protoCamelCase(snakeCase) {
	let capNext = false;
	const b = [];
	for (let i = 0; i < snakeCase.length; i++) {
		let c = snakeCase.charAt(i);
		switch (c) {
			case "_":
				capNext = true;
				break;
			case "0":
			case "1":
			case "2":
			case "3":
			case "4":
			case "5":
			case "6":
			case "7":
			case "8":
			case "9":
				b.push(c);
				capNext = false;
				break;
			default:
				if (capNext) {
					capNext = false;
					c = c.toUpperCase();
				}
				b.push(c);
		}
	}
	return b.join("");
}
function protoSnakeCase(lowerCamelCase) {
	return lowerCamelCase.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());
}
const reservedObjectProperties = /* @__PURE__ */ new Set([
	"constructor",
	"toString",
	"toJSON",
	"valueOf"
]);
function safeObjectProperty(name) {
	return reservedObjectProperties.has(name) ? name + "$" : name;
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/nested-types.js
function* nestedTypes(desc) {
	switch (desc.kind) {
		case "file":
			for (const message of desc.messages) {
				yield message;
				yield* nestedTypes(message);
			}
			yield* desc.enums;
			yield* desc.services;
			yield* desc.extensions;
			break;
		case "message":
			for (const message of desc.nestedMessages) {
				yield message;
				yield* nestedTypes(message);
			}
			yield* desc.nestedEnums;
			yield* desc.nestedExtensions;
	}
}

// node_modules/@bufbuild/protobuf/dist/esm/descriptors.js
var ScalarType;
(function(ScalarType) {
	ScalarType[ScalarType["DOUBLE"] = 1] = "DOUBLE";
	ScalarType[ScalarType["FLOAT"] = 2] = "FLOAT";
	ScalarType[ScalarType["INT64"] = 3] = "INT64";
	ScalarType[ScalarType["UINT64"] = 4] = "UINT64";
	ScalarType[ScalarType["INT32"] = 5] = "INT32";
	ScalarType[ScalarType["FIXED64"] = 6] = "FIXED64";
	ScalarType[ScalarType["FIXED32"] = 7] = "FIXED32";
	ScalarType[ScalarType["BOOL"] = 8] = "BOOL";
	ScalarType[ScalarType["STRING"] = 9] = "STRING";
	ScalarType[ScalarType["BYTES"] = 12] = "BYTES";
	ScalarType[ScalarType["UINT32"] = 13] = "UINT32";
	ScalarType[ScalarType["SFIXED32"] = 15] = "SFIXED32";
	ScalarType[ScalarType["SFIXED64"] = 16] = "SFIXED64";
	ScalarType[ScalarType["SINT32"] = 17] = "SINT32";
	ScalarType[ScalarType["SINT64"] = 18] = "SINT64";
})(ScalarType || (ScalarType = {}));

// node_modules/@bufbuild/protobuf/dist/esm/is-message.js
function isMessage(arg, schema) {
	if (!(arg !== null && typeof arg == "object" && "$typeName" in arg && typeof arg.$typeName == "string")) return false;
	if (schema === void 0) return true;
	return schema.typeName === arg.$typeName;
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
function varint64read() {
	const buf = this.buf;
	let pos = this.pos;
	let lo = 0;
	let hi = 0;
	for (let shift = 0; shift < 28; shift += 7) {
		const b = buf[pos++];
		lo |= (b & 127) << shift;
		if ((b & 128) == 0) {
			this.pos = pos;
			this.assertBounds();
			this.varint64Lo = lo;
			this.varint64Hi = hi;
			return;
		}
	}
	const middleByte = buf[pos++];
	lo |= (middleByte & 15) << 28;
	hi = (middleByte & 112) >> 4;
	if ((middleByte & 128) == 0) {
		this.pos = pos;
		this.assertBounds();
		this.varint64Lo = lo;
		this.varint64Hi = hi;
		return;
	}
	for (let shift = 3; shift <= 31; shift += 7) {
		const b = buf[pos++];
		hi |= (b & 127) << shift;
		if ((b & 128) == 0) {
			this.pos = pos;
			this.assertBounds();
			this.varint64Lo = lo;
			this.varint64Hi = hi;
			return;
		}
	}
	throw new Error("invalid varint");
}
const TWO_PWR_32_DBL = 4294967296;
function int64FromString(dec) {
	const minus = dec[0] === "-";
	if (minus) dec = dec.slice(1);
	const base = 1e6;
	let lowBits = 0;
	let highBits = 0;
	function add1e6digit(begin, end) {
		const digit1e6 = Number(dec.slice(begin, end));
		highBits *= base;
		lowBits = lowBits * base + digit1e6;
		if (lowBits >= TWO_PWR_32_DBL) {
			highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0);
			lowBits = lowBits % TWO_PWR_32_DBL;
		}
	}
	add1e6digit(-24, -18);
	add1e6digit(-18, -12);
	add1e6digit(-12, -6);
	add1e6digit(-6);
	return minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
}
function int64ToString(lo, hi) {
	let bits = newBits(lo, hi);
	const negative = bits.hi & 2147483648;
	if (negative) bits = negate(bits.lo, bits.hi);
	const result = uInt64ToString(bits.lo, bits.hi);
	return negative ? "-" + result : result;
}
function uInt64ToString(lo, hi) {
	({lo, hi} = toUnsigned(lo, hi));
	if (hi <= 2097151) return String(TWO_PWR_32_DBL * hi + lo);
	const low = lo & 16777215;
	const mid = (lo >>> 24 | hi << 8) & 16777215;
	const high = hi >> 16 & 65535;
	let digitA = low + mid * 6777216 + high * 6710656;
	let digitB = mid + high * 8147497;
	let digitC = high * 2;
	const base = 1e7;
	if (digitA >= base) {
		digitB += Math.floor(digitA / base);
		digitA %= base;
	}
	if (digitB >= base) {
		digitC += Math.floor(digitB / base);
		digitB %= base;
	}
	return digitC.toString() + decimalFrom1e7WithLeadingZeros(digitB) + decimalFrom1e7WithLeadingZeros(digitA);
}
function toUnsigned(lo, hi) {
	return {
		lo: lo >>> 0,
		hi: hi >>> 0
	};
}
function newBits(lo, hi) {
	return {
		lo: lo | 0,
		hi: hi | 0
	};
}
function negate(lowBits, highBits) {
	highBits = ~highBits;
	if (lowBits) lowBits = ~lowBits + 1;
	else highBits += 1;
	return newBits(lowBits, highBits);
}
const decimalFrom1e7WithLeadingZeros = (digit1e7) => {
	const partial = String(digit1e7);
	return "0000000".slice(partial.length) + partial;
};
function varint32write(value, bytes) {
	if (value >>> 0 < 128) {
		bytes.push(value);
		return;
	}
	if (value >= 0) {
		while (value > 127) {
			bytes.push(value & 127 | 128);
			value = value >>> 7;
		}
		bytes.push(value);
	} else {
		for (let i = 0; i < 9; i++) {
			bytes.push(value & 127 | 128);
			value = value >> 7;
		}
		bytes.push(1);
	}
}
function varint32read() {
	let b = this.buf[this.pos++];
	if ((b & 128) === 0) {
		this.assertBounds();
		return b;
	}
	let result = b & 127;
	b = this.buf[this.pos++];
	result |= (b & 127) << 7;
	if ((b & 128) === 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 14;
	if ((b & 128) === 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 127) << 21;
	if ((b & 128) === 0) {
		this.assertBounds();
		return result;
	}
	b = this.buf[this.pos++];
	result |= (b & 15) << 28;
	for (let readBytes = 5; (b & 128) !== 0 && readBytes < 10; readBytes++) b = this.buf[this.pos++];
	if ((b & 128) !== 0) throw new Error("invalid varint");
	this.assertBounds();
	return result >>> 0;
}

// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
const protoInt64 = /*@__PURE__*/ makeInt64Support();
function makeInt64Support() {
	const dv = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
	if (typeof BigInt === "function" && typeof dv.getBigInt64 === "function" && typeof dv.getBigUint64 === "function" && typeof dv.setBigInt64 === "function" && typeof dv.setBigUint64 === "function" && (!!globalThis.Deno || !!globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1")) {
		const MIN = BigInt("-9223372036854775808");
		const MAX = BigInt("9223372036854775807");
		const UMIN = BigInt("0");
		const UMAX = BigInt("18446744073709551615");
		return {
			zero: BigInt(0),
			supported: true,
			parse(value) {
				const bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > MAX || bi < MIN) throw new Error(`invalid int64: ${value}`);
				return bi;
			},
			uParse(value) {
				const bi = typeof value == "bigint" ? value : BigInt(value);
				if (bi > UMAX || bi < UMIN) throw new Error(`invalid uint64: ${value}`);
				return bi;
			},
			enc(value) {
				dv.setBigInt64(0, this.parse(value), true);
				return {
					lo: dv.getInt32(0, true),
					hi: dv.getInt32(4, true)
				};
			},
			uEnc(value) {
				dv.setBigInt64(0, this.uParse(value), true);
				return {
					lo: dv.getInt32(0, true),
					hi: dv.getInt32(4, true)
				};
			},
			dec(lo, hi) {
				dv.setInt32(0, lo, true);
				dv.setInt32(4, hi, true);
				return dv.getBigInt64(0, true);
			},
			uDec(lo, hi) {
				dv.setInt32(0, lo, true);
				dv.setInt32(4, hi, true);
				return dv.getBigUint64(0, true);
			}
		};
	}
	return {
		zero: "0",
		supported: false,
		parse(value) {
			if (typeof value != "string") value = value.toString();
			assertInt64String(value);
			return value;
		},
		uParse(value) {
			if (typeof value != "string") value = value.toString();
			assertUInt64String(value);
			return value;
		},
		enc(value) {
			if (typeof value != "string") value = value.toString();
			assertInt64String(value);
			return int64FromString(value);
		},
		uEnc(value) {
			if (typeof value != "string") value = value.toString();
			assertUInt64String(value);
			return int64FromString(value);
		},
		dec(lo, hi) {
			return int64ToString(lo, hi);
		},
		uDec(lo, hi) {
			return uInt64ToString(lo, hi);
		}
	};
}
function assertInt64String(value) {
	if (!/^-?[0-9]+$/.test(value)) throw new Error("invalid int64: " + value);
}
function assertUInt64String(value) {
	if (!/^[0-9]+$/.test(value)) throw new Error("invalid uint64: " + value);
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/scalar.js
function scalarEquals(type, a, b) {
	if (a === b) return true;
	if (type == ScalarType.BYTES) {
		if (!(a instanceof Uint8Array) || !(b instanceof Uint8Array)) return false;
		if (a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
		return true;
	}
	switch (type) {
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return a == b;
	}
	return false;
}
function scalarZeroValue(type, longAsString) {
	switch (type) {
		case ScalarType.STRING: return "";
		case ScalarType.BOOL: return false;
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return 0;
		case ScalarType.INT64:
		case ScalarType.UINT64:
		case ScalarType.SFIXED64:
		case ScalarType.FIXED64:
		case ScalarType.SINT64: return longAsString ? "0" : protoInt64.zero;
		case ScalarType.BYTES: return /* @__PURE__ */ new Uint8Array(0);
		default: return 0;
	}
}
function isScalarZeroValue(type, value) {
	switch (type) {
		case ScalarType.BOOL: return value === false;
		case ScalarType.STRING: return value === "";
		case ScalarType.BYTES: return value instanceof Uint8Array && !value.byteLength;
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return Object.is(value, 0);
		default: return value == 0;
	}
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/unsafe.js
const IMPLICIT$5 = 2;
const unsafeLocal = Symbol.for("reflect unsafe local");
function unsafeOneofCase(target, oneof) {
	const c = target[oneof.localName].case;
	if (c === void 0) return c;
	return oneof.fields.find((f) => f.localName === c);
}
function unsafeIsSet(target, field) {
	const name = field.localName;
	if (field.oneof) return target[field.oneof.localName].case === name;
	if (field.presence != IMPLICIT$5) return target[name] !== void 0 && Object.prototype.hasOwnProperty.call(target, name);
	switch (field.fieldKind) {
		case "list": return target[name].length > 0;
		case "map": return Object.keys(target[name]).length > 0;
		case "scalar": return !isScalarZeroValue(field.scalar, target[name]);
		case "enum": return target[name] !== field.enum.values[0].number;
	}
	throw new Error("message field with implicit presence");
}
function unsafeIsSetExplicit(target, localName) {
	return Object.prototype.hasOwnProperty.call(target, localName) && target[localName] !== void 0;
}
function unsafeGet(target, field) {
	if (field.oneof) {
		const oneof = target[field.oneof.localName];
		if (oneof.case === field.localName) return oneof.value;
		return;
	}
	return target[field.localName];
}
function unsafeSet(target, field, value) {
	if (field.oneof) target[field.oneof.localName] = {
		case: field.localName,
		value
	};
	else target[field.localName] = value;
}
function setOwn(obj, key, value) {
	if (key === "__proto__") Object.defineProperty(obj, "__proto__", {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	else obj[key] = value;
}
function getOwn(obj, key) {
	return Object.prototype.hasOwnProperty.call(obj, key) ? obj[key] : void 0;
}
function unsafeClear(target, field) {
	const name = field.localName;
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		if (target[oneofLocalName].case === name) target[oneofLocalName] = { case: void 0 };
	} else if (field.presence != IMPLICIT$5) delete target[name];
	else switch (field.fieldKind) {
		case "map":
			target[name] = {};
			break;
		case "list":
			target[name] = [];
			break;
		case "enum":
			target[name] = field.enum.values[0].number;
			break;
		case "scalar": target[name] = scalarZeroValue(field.scalar, field.longAsString);
	}
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/guard.js
function isObject(arg) {
	return arg !== null && typeof arg == "object" && !Array.isArray(arg);
}
function isReflectList(arg, field) {
	var _a, _b, _c, _d;
	if (isObject(arg) && unsafeLocal in arg && "add" in arg && "field" in arg && typeof arg.field == "function") {
		if (field !== void 0) {
			const a = field;
			const b = arg.field();
			return a.listKind == b.listKind && a.scalar === b.scalar && ((_a = a.message) === null || _a === void 0 ? void 0 : _a.typeName) === ((_b = b.message) === null || _b === void 0 ? void 0 : _b.typeName) && ((_c = a.enum) === null || _c === void 0 ? void 0 : _c.typeName) === ((_d = b.enum) === null || _d === void 0 ? void 0 : _d.typeName);
		}
		return true;
	}
	return false;
}
function isReflectMap(arg, field) {
	var _a, _b, _c, _d;
	if (isObject(arg) && unsafeLocal in arg && "has" in arg && "field" in arg && typeof arg.field == "function") {
		if (field !== void 0) {
			const a = field, b = arg.field();
			return a.mapKey === b.mapKey && a.mapKind == b.mapKind && a.scalar === b.scalar && ((_a = a.message) === null || _a === void 0 ? void 0 : _a.typeName) === ((_b = b.message) === null || _b === void 0 ? void 0 : _b.typeName) && ((_c = a.enum) === null || _c === void 0 ? void 0 : _c.typeName) === ((_d = b.enum) === null || _d === void 0 ? void 0 : _d.typeName);
		}
		return true;
	}
	return false;
}
function isReflectMessage(arg, messageDesc) {
	return isObject(arg) && unsafeLocal in arg && "desc" in arg && isObject(arg.desc) && arg.desc.kind === "message" && (messageDesc === void 0 || arg.desc.typeName == messageDesc.typeName);
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
let te;
function configureTextEncoding(textEncoding) {
	var _a;
	te = Object.assign(Object.assign({}, textEncoding), { encodeUtf8Into: (_a = textEncoding.encodeUtf8Into) !== null && _a !== void 0 ? _a : emulateEncodeInto(textEncoding.encodeUtf8.bind(textEncoding)) });
}
function getTextEncoding() {
	if (!te) {
		const globals = globalThis;
		if (!globals.TextEncoder || !globals.TextDecoder) throw new Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
		const textEncoder = new globals.TextEncoder();
		const textDecoder = new globals.TextDecoder("utf-8", { ignoreBOM: true });
		let textDecoderStrict;
		const config = {
			encodeUtf8(text) {
				return textEncoder.encode(text);
			},
			decodeUtf8(bytes, strict) {
				if (strict) {
					if (!textDecoderStrict) textDecoderStrict = new globals.TextDecoder("utf-8", {
						fatal: true,
						ignoreBOM: true
					});
					return textDecoderStrict.decode(bytes);
				}
				return textDecoder.decode(bytes);
			},
			checkUtf8(text) {
				try {
					encodeURIComponent(text);
					return true;
				} catch (_) {
					return false;
				}
			}
		};
		if (textEncoder.encodeInto) config.encodeUtf8Into = textEncoder.encodeInto.bind(textEncoder);
		const nativeStringIsWellFormed = String.prototype.isWellFormed;
		if (nativeStringIsWellFormed) config.checkUtf8 = (text) => {
			return nativeStringIsWellFormed.call(text);
		};
		configureTextEncoding(config);
	}
	return te;
}
function emulateEncodeInto(encodeUtf8) {
	return (text, dest) => {
		const bytes = encodeUtf8(text);
		dest.set(bytes);
		return { written: bytes.byteLength };
	};
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var WireType;
(function(WireType) {
	WireType[WireType["Varint"] = 0] = "Varint";
	WireType[WireType["Bit64"] = 1] = "Bit64";
	WireType[WireType["LengthDelimited"] = 2] = "LengthDelimited";
	WireType[WireType["StartGroup"] = 3] = "StartGroup";
	WireType[WireType["EndGroup"] = 4] = "EndGroup";
	WireType[WireType["Bit32"] = 5] = "Bit32";
})(WireType || (WireType = {}));
const UINT32_MAX = 4294967295;
const INT32_MAX = 2147483647;
const INT32_MIN = -2147483648;
var BinaryWriter = class {
	constructor(encodeUtf8) {
		this.stackPos = [];
		this.encodeUtf8Into = encodeUtf8 ? emulateEncodeInto(encodeUtf8) : getTextEncoding().encodeUtf8Into;
		this.buffer = EMPTY_BUFFER;
		this.viewCache = EMPTY_VIEW;
		this.pos = 0;
	}
	ensureCapacity(size) {
		const required = this.pos + size;
		if (required > this.buffer.length) {
			let newLen = this.buffer.length || INITIAL_SIZE;
			while (newLen < required) newLen *= 2;
			const newBuf = new Uint8Array(newLen);
			if (this.pos > 0) newBuf.set(this.buffer);
			this.buffer = newBuf;
		}
	}
	view() {
		const bytes = this.buffer;
		const view = this.viewCache;
		if (view.byteLength === bytes.byteLength) return view;
		const newView = new DataView(bytes.buffer);
		this.viewCache = newView;
		return newView;
	}
	finish() {
		const result = this.buffer.slice(0, this.pos);
		this.pos = 0;
		this.stackPos = [];
		return result;
	}
	fork() {
		this.stackPos.push(this.pos);
		this.ensureCapacity(DEFAULT_LEN_PREFIX_SIZE);
		this.buffer[this.pos++] = 0;
		return this;
	}
	join() {
		const forkPos = this.stackPos.pop();
		if (forkPos === void 0) throw new Error("invalid state, fork stack empty");
		const len = this.pos - forkPos - DEFAULT_LEN_PREFIX_SIZE;
		const lenPrefixSize = varint32Size(len);
		if (lenPrefixSize > DEFAULT_LEN_PREFIX_SIZE) {
			this.ensureCapacity(lenPrefixSize - DEFAULT_LEN_PREFIX_SIZE);
			this.buffer.copyWithin(forkPos + lenPrefixSize, forkPos + DEFAULT_LEN_PREFIX_SIZE, this.pos);
		}
		this.pos = forkPos;
		this.uint32(len);
		this.pos += len;
		return this;
	}
	tag(fieldNo, type) {
		return this.uint32((fieldNo << 3 | type) >>> 0);
	}
	raw(chunk) {
		this.ensureCapacity(chunk.length);
		this.buffer.set(chunk, this.pos);
		this.pos += chunk.length;
		return this;
	}
	uint32(value) {
		assertUInt32(value);
		this.ensureCapacity(5);
		if (value < 128) {
			this.buffer[this.pos++] = value;
			return this;
		}
		while (value > 127) {
			this.buffer[this.pos++] = value & 127 | 128;
			value >>>= 7;
		}
		this.buffer[this.pos++] = value;
		return this;
	}
	int32(value) {
		assertInt32(value);
		if (value >= 0) return this.uint32(value);
		this.ensureCapacity(10);
		for (let i = 0; i < 9; i++) {
			this.buffer[this.pos++] = value & 127 | 128;
			value >>= 7;
		}
		this.buffer[this.pos++] = 1;
		return this;
	}
	bool(value) {
		this.ensureCapacity(1);
		this.buffer[this.pos++] = value ? 1 : 0;
		return this;
	}
	bytes(value) {
		this.uint32(value.byteLength);
		return this.raw(value);
	}
	string(value) {
		if (typeof value !== "string") value = String(value);
		const len = value.length;
		if (len <= ASCII_MAX_LENGTH) {
			this.ensureCapacity(len + 1);
			const ascii = this.buffer;
			let pos = this.pos;
			ascii[pos++] = len;
			let i = 0;
			for (; i < len; i++) {
				const code = value.charCodeAt(i);
				if (code > 127) break;
				ascii[pos++] = code;
			}
			if (i == len) {
				this.pos = pos;
				return this;
			}
		}
		this.ensureCapacity(len * 3 + 5);
		const lenPrefixSizeGuess = varint32Size(len);
		const buf = this.buffer;
		const start = this.pos;
		const { written } = this.encodeUtf8Into(value, buf.subarray(start + lenPrefixSizeGuess));
		const lenPrefixSize = varint32Size(written);
		if (lenPrefixSize != lenPrefixSizeGuess) buf.copyWithin(start + lenPrefixSize, start + lenPrefixSizeGuess, start + lenPrefixSizeGuess + written);
		this.uint32(written);
		this.pos += written;
		return this;
	}
	float(value) {
		assertFloat32(value);
		this.ensureCapacity(4);
		this.view().setFloat32(this.pos, value, true);
		this.pos += 4;
		return this;
	}
	double(value) {
		this.ensureCapacity(8);
		this.view().setFloat64(this.pos, value, true);
		this.pos += 8;
		return this;
	}
	fixed32(value) {
		assertUInt32(value);
		this.ensureCapacity(4);
		this.view().setUint32(this.pos, value, true);
		this.pos += 4;
		return this;
	}
	sfixed32(value) {
		assertInt32(value);
		this.ensureCapacity(4);
		this.view().setInt32(this.pos, value, true);
		this.pos += 4;
		return this;
	}
	sint32(value) {
		assertInt32(value);
		return this.uint32((value << 1 ^ value >> 31) >>> 0);
	}
	sfixed64(value) {
		const tc = protoInt64.enc(value);
		this.ensureCapacity(8);
		const view = this.view();
		view.setInt32(this.pos, tc.lo, true);
		view.setInt32(this.pos + 4, tc.hi, true);
		this.pos += 8;
		return this;
	}
	fixed64(value) {
		const tc = protoInt64.uEnc(value);
		this.ensureCapacity(8);
		const view = this.view();
		view.setInt32(this.pos, tc.lo, true);
		view.setInt32(this.pos + 4, tc.hi, true);
		this.pos += 8;
		return this;
	}
	int64(value) {
		const tc = protoInt64.enc(value);
		return this.writeVarint64(tc.lo, tc.hi);
	}
	sint64(value) {
		const tc = protoInt64.enc(value), sign = tc.hi >> 31, lo = tc.lo << 1 ^ sign, hi = (tc.hi << 1 | tc.lo >>> 31) ^ sign;
		return this.writeVarint64(lo, hi);
	}
	uint64(value) {
		const tc = protoInt64.uEnc(value);
		return this.writeVarint64(tc.lo, tc.hi);
	}
	writeVarint64(lo, hi) {
		this.ensureCapacity(10);
		const buf = this.buffer;
		let pos = this.pos;
		for (let i = 0; i < 28; i = i + 7) {
			const shift = lo >>> i;
			const hasNext = !(shift >>> 7 == 0 && hi == 0);
			buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
			if (!hasNext) {
				this.pos = pos;
				return this;
			}
		}
		const splitBits = lo >>> 28 & 15 | (hi & 7) << 4;
		const hasMoreBits = !(hi >> 3 == 0);
		buf[pos++] = (hasMoreBits ? splitBits | 128 : splitBits) & 255;
		if (!hasMoreBits) {
			this.pos = pos;
			return this;
		}
		for (let i = 3; i < 31; i = i + 7) {
			const shift = hi >>> i;
			const hasNext = !(shift >>> 7 == 0);
			buf[pos++] = (hasNext ? shift | 128 : shift) & 255;
			if (!hasNext) {
				this.pos = pos;
				return this;
			}
		}
		buf[pos++] = hi >>> 31 & 1;
		this.pos = pos;
		return this;
	}
};
const INITIAL_SIZE = 128;
const DEFAULT_LEN_PREFIX_SIZE = 1;
const EMPTY_BUFFER = /* @__PURE__ */ new Uint8Array(0);
const EMPTY_VIEW = new DataView(EMPTY_BUFFER.buffer);
const ASCII_MAX_LENGTH = 32;
function varint32Size(value) {
	if (value < 128) return 1;
	if (value < 16384) return 2;
	if (value < 2097152) return 3;
	if (value < 268435456) return 4;
	return 5;
}
var BinaryReader = class {
	constructor(buf, decodeUtf8 = getTextEncoding().decodeUtf8) {
		this.decodeUtf8 = decodeUtf8;
		this.varint64Lo = 0;
		this.varint64Hi = 0;
		this.varint64 = varint64read;
		this.uint32 = varint32read;
		this.buf = buf;
		this.len = buf.length;
		this.pos = 0;
		this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
	}
	tag() {
		const start = this.pos;
		const tag = this.uint32();
		const bytesRead = this.pos - start;
		if (bytesRead > 5 || bytesRead == 5 && this.buf[this.pos - 1] > 15) throw new Error("illegal tag: varint overflows uint32");
		const fieldNo = tag >>> 3;
		const wireType = tag & 7;
		if (fieldNo <= 0 || wireType > 5) throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
		return [fieldNo, wireType];
	}
	skip(wireType, fieldNo, recursionLimit = 100) {
		let start = this.pos;
		switch (wireType) {
			case WireType.Varint:
				while (this.buf[this.pos++] & 128);
				break;
			case WireType.Bit64: this.pos += 4;
			case WireType.Bit32:
				this.pos += 4;
				break;
			case WireType.LengthDelimited:
				let len = this.uint32();
				this.pos += len;
				break;
			case WireType.StartGroup:
				if (recursionLimit <= 0) throw new Error("maximum recursion depth reached");
				for (;;) {
					const [fn, wt] = this.tag();
					if (wt === WireType.EndGroup) {
						if (fieldNo !== void 0 && fn !== fieldNo) throw new Error("invalid end group tag");
						break;
					}
					this.skip(wt, fn, recursionLimit - 1);
				}
				break;
			default: throw new Error("cant skip wire type " + wireType);
		}
		this.assertBounds();
		return this.buf.subarray(start, this.pos);
	}
	assertBounds() {
		if (this.pos > this.len) throw new RangeError("premature EOF");
	}
	int32() {
		return this.uint32() | 0;
	}
	sint32() {
		let zze = this.uint32();
		return zze >>> 1 ^ -(zze & 1);
	}
	int64() {
		this.varint64();
		return protoInt64.dec(this.varint64Lo, this.varint64Hi);
	}
	uint64() {
		this.varint64();
		return protoInt64.uDec(this.varint64Lo, this.varint64Hi);
	}
	sint64() {
		this.varint64();
		let lo = this.varint64Lo;
		let hi = this.varint64Hi;
		let s = -(lo & 1);
		lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
		hi = hi >>> 1 ^ s;
		return protoInt64.dec(lo, hi);
	}
	bool() {
		const b = this.buf[this.pos];
		if (b < 128) {
			this.pos++;
			return b !== 0;
		}
		this.varint64();
		return this.varint64Lo !== 0 || this.varint64Hi !== 0;
	}
	fixed32() {
		return this.view.getUint32((this.pos += 4) - 4, true);
	}
	sfixed32() {
		return this.view.getInt32((this.pos += 4) - 4, true);
	}
	fixed64() {
		return protoInt64.uDec(this.sfixed32(), this.sfixed32());
	}
	sfixed64() {
		return protoInt64.dec(this.sfixed32(), this.sfixed32());
	}
	float() {
		return this.view.getFloat32((this.pos += 4) - 4, true);
	}
	double() {
		return this.view.getFloat64((this.pos += 8) - 8, true);
	}
	bytes() {
		let len = this.uint32(), start = this.pos;
		this.pos += len;
		this.assertBounds();
		return this.buf.subarray(start, start + len);
	}
	string(strict) {
		const len = this.uint32();
		const start = this.pos;
		this.pos += len;
		this.assertBounds();
		const buf = this.buf;
		if (len <= ASCII_MAX_LENGTH) {
			const codes = new Array(len);
			for (let i = 0; i < len; i++) {
				const byte = buf[start + i];
				if (byte > 127) return this.decodeUtf8(buf.subarray(start, this.pos), strict);
				codes[i] = byte;
			}
			return String.fromCharCode.apply(String, codes);
		}
		return this.decodeUtf8(buf.subarray(start, this.pos), strict);
	}
};
function assertInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw new Error("invalid int32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 2147483647 || arg < -2147483648) throw new Error("invalid int32: " + arg);
}
function assertUInt32(arg) {
	if (typeof arg == "string") arg = Number(arg);
	else if (typeof arg != "number") throw new Error("invalid uint32: " + typeof arg);
	if (!Number.isInteger(arg) || arg > 4294967295 || arg < 0) throw new Error("invalid uint32: " + arg);
}
function assertFloat32(arg) {
	if (typeof arg == "string") {
		const o = arg;
		arg = Number(arg);
		if (Number.isNaN(arg) && o !== "NaN") throw new Error("invalid float32: " + o);
	} else if (typeof arg != "number") throw new Error("invalid float32: " + typeof arg);
	if (!Number.isFinite(Math.fround(arg)) && Number.isFinite(arg)) throw new Error("invalid float32: " + arg);
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect-check.js
function checkField(field, value) {
	const check = field.fieldKind == "list" ? isReflectList(value, field) : field.fieldKind == "map" ? isReflectMap(value, field) : checkSingular(field, value);
	if (check === true) return;
	let reason;
	switch (field.fieldKind) {
		case "list":
			reason = `expected ${formatReflectList(field)}, got ${formatVal(value)}`;
			break;
		case "map":
			reason = `expected ${formatReflectMap(field)}, got ${formatVal(value)}`;
			break;
		default: reason = reasonSingular(field, value, check);
	}
	return new FieldError(field, reason);
}
function checkListItem(field, index, value) {
	const check = checkSingular(field, value);
	if (check !== true) return new FieldError(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
}
function checkMapEntry(field, key, value) {
	const checkKey = checkScalarValue(field.mapKey)(key);
	if (checkKey !== true) return new FieldError(field, `invalid map key: ${reasonSingular({ scalar: field.mapKey }, key, checkKey)}`);
	const checkVal = checkSingular(field, value);
	if (checkVal !== true) return new FieldError(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, checkVal)}`);
}
function checkSingular(field, value) {
	if (field.scalar !== void 0) return checkScalarValue(field.scalar)(value);
	if (field.enum !== void 0) {
		if (field.enum.open) return checkScalarValue(ScalarType.INT32)(value);
		return field.enum.values.some((v) => v.number === value);
	}
	return isReflectMessage(value, field.message);
}
function checkScalarValue(scalar) {
	switch (scalar) {
		case ScalarType.DOUBLE: return (value) => typeof value == "number";
		case ScalarType.FLOAT: return (value) => {
			if (typeof value != "number") return false;
			if (!Number.isFinite(Math.fround(value)) && Number.isFinite(value)) return `${value.toFixed()} out of range`;
			return true;
		};
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return (value) => {
			if (typeof value !== "number" || !Number.isInteger(value)) return false;
			if (value > 2147483647 || value < -2147483648) return `${value.toFixed()} out of range`;
			return true;
		};
		case ScalarType.FIXED32:
		case ScalarType.UINT32: return (value) => {
			if (typeof value !== "number" || !Number.isInteger(value)) return false;
			if (value > 4294967295 || value < 0) return `${value.toFixed()} out of range`;
			return true;
		};
		case ScalarType.BOOL: return (value) => typeof value == "boolean";
		case ScalarType.STRING: return (value) => {
			if (typeof value != "string") return false;
			return getTextEncoding().checkUtf8(value) || "invalid UTF8";
		};
		case ScalarType.BYTES: return (value) => value instanceof Uint8Array;
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return (value) => {
			if (typeof value == "bigint" || typeof value == "number" || typeof value == "string" && value.length > 0) try {
				protoInt64.parse(value);
				return true;
			} catch (_) {
				return `${value} out of range`;
			}
			return false;
		};
		case ScalarType.FIXED64:
		case ScalarType.UINT64: return (value) => {
			if (typeof value == "bigint" || typeof value == "number" || typeof value == "string" && value.length > 0) try {
				protoInt64.uParse(value);
				return true;
			} catch (_) {
				return `${value} out of range`;
			}
			return false;
		};
	}
}
function reasonSingular(field, val, details) {
	details = typeof details == "string" ? `: ${details}` : `, got ${formatVal(val)}`;
	if (field.scalar !== void 0) return `expected ${scalarTypeDescription(field.scalar)}` + details;
	if (field.enum !== void 0) return `expected ${field.enum.toString()}` + details;
	return `expected ${formatReflectMessage(field.message)}` + details;
}
function formatVal(val) {
	switch (typeof val) {
		case "object":
			if (val === null) return "null";
			if (val instanceof Uint8Array) return `Uint8Array(${val.length})`;
			if (Array.isArray(val)) return `Array(${val.length})`;
			if (isReflectList(val)) return formatReflectList(val.field());
			if (isReflectMap(val)) return formatReflectMap(val.field());
			if (isReflectMessage(val)) return formatReflectMessage(val.desc);
			if (isMessage(val)) return `message ${val.$typeName}`;
			return "object";
		case "string": return val.length > 30 ? "string" : `"${val.split("\"").join("\\\"")}"`;
		case "boolean": return String(val);
		case "number": return String(val);
		case "bigint": return String(val) + "n";
		default: return typeof val;
	}
}
function formatReflectMessage(desc) {
	return `ReflectMessage (${desc.typeName})`;
}
function formatReflectList(field) {
	switch (field.listKind) {
		case "message": return `ReflectList (${field.message.toString()})`;
		case "enum": return `ReflectList (${field.enum.toString()})`;
		case "scalar": return `ReflectList (${ScalarType[field.scalar]})`;
	}
}
function formatReflectMap(field) {
	switch (field.mapKind) {
		case "message": return `ReflectMap (${ScalarType[field.mapKey]}, ${field.message.toString()})`;
		case "enum": return `ReflectMap (${ScalarType[field.mapKey]}, ${field.enum.toString()})`;
		case "scalar": return `ReflectMap (${ScalarType[field.mapKey]}, ${ScalarType[field.scalar]})`;
	}
}
function scalarTypeDescription(scalar) {
	switch (scalar) {
		case ScalarType.STRING: return "string";
		case ScalarType.BOOL: return "boolean";
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64: return "bigint (int64)";
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return "bigint (uint64)";
		case ScalarType.BYTES: return "Uint8Array";
		case ScalarType.DOUBLE: return "number (float64)";
		case ScalarType.FLOAT: return "number (float32)";
		case ScalarType.FIXED32:
		case ScalarType.UINT32: return "number (uint32)";
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return "number (int32)";
	}
}

// node_modules/@bufbuild/protobuf/dist/esm/wkt/wrappers.js
function isWrapper(arg) {
	return isWrapperTypeName(arg.$typeName);
}
function isWrapperDesc(messageDesc) {
	const f = messageDesc.fields[0];
	return isWrapperTypeName(messageDesc.typeName) && f !== void 0 && f.fieldKind == "scalar" && f.name == "value" && f.number == 1;
}
function hasCustomJsonRepresentation(desc) {
	switch (desc.typeName) {
		case "google.protobuf.Any":
		case "google.protobuf.Timestamp":
		case "google.protobuf.Duration":
		case "google.protobuf.FieldMask":
		case "google.protobuf.Struct":
		case "google.protobuf.Value":
		case "google.protobuf.ListValue": return true;
		default: return isWrapperDesc(desc);
	}
}
const wrapperTypeNames = /*@__PURE__*/ new Set([
	"google.protobuf.DoubleValue",
	"google.protobuf.FloatValue",
	"google.protobuf.Int64Value",
	"google.protobuf.UInt64Value",
	"google.protobuf.Int32Value",
	"google.protobuf.UInt32Value",
	"google.protobuf.BoolValue",
	"google.protobuf.StringValue",
	"google.protobuf.BytesValue"
]);
function isWrapperTypeName(name) {
	return wrapperTypeNames.has(name);
}

// node_modules/@bufbuild/protobuf/dist/esm/create.js
const EDITION_PROTO3$1 = 999;
const EDITION_PROTO2$1 = 998;
const IMPLICIT$4 = 2;
function create(schema, init) {
	if (isMessage(init, schema)) return init;
	return compiledCreate(schema)(init);
}
const compiledCreates = /* @__PURE__ */ new WeakMap();
function compiledCreate(desc) {
	let compiled = compiledCreates.get(desc);
	if (compiled === void 0) {
		compiled = compileCreate(desc);
		compiledCreates.set(desc, compiled);
	}
	return compiled;
}
const INIT_SINGULAR = 0;
const INIT_LIST = 1;
const INIT_MAP = 2;
const INIT_ONEOF = 3;
function compileCreate(desc) {
	const typeName = desc.typeName;
	const { properties, prototype } = compileInitMessage(desc);
	return (init) => {
		let message;
		if (prototype !== void 0) {
			message = Object.create(prototype);
			message.$typeName = typeName;
		} else message = { $typeName: typeName };
		for (let i = 0; i < properties.length; i++) {
			const property = properties[i];
			const name = property.name;
			const initValue = init === null || init === void 0 ? void 0 : init[name];
			switch (property.kind) {
				case INIT_SINGULAR:
					if (initValue != null) message[name] = property.convert !== void 0 ? property.convert(initValue) : initValue;
					else if (property.constant !== void 0) message[name] = property.constant;
					break;
				case INIT_LIST:
					message[name] = property.convert !== void 0 && Array.isArray(initValue) ? initValue.map(property.convert) : initValue !== null && initValue !== void 0 ? initValue : [];
					break;
				case INIT_MAP:
					if (property.convert === void 0 || !isObject(initValue)) message[name] = initValue !== null && initValue !== void 0 ? initValue : {};
					else {
						const converted = {};
						const keys = Object.keys(initValue);
						for (let k = 0; k < keys.length; k++) setOwn(converted, keys[k], property.convert(initValue[keys[k]]));
						message[name] = converted;
					}
					break;
				case INIT_ONEOF: {
					const oneofValue = initValue;
					if ((oneofValue === null || oneofValue === void 0 ? void 0 : oneofValue.case) != null) {
						const convert = property.convert.get(oneofValue.case);
						if (convert !== void 0) {
							message[name] = {
								case: oneofValue.case,
								value: convert(oneofValue.value)
							};
							break;
						}
					}
					message[name] = { case: void 0 };
					break;
				}
			}
		}
		return message;
	};
}
function compileInitMessage(desc) {
	var _a, _b;
	const properties = [];
	const prototype = {};
	const usePrototype = needsPrototypeChain(desc);
	for (const member of desc.members) {
		const name = member.localName;
		if (member.kind == "oneof") {
			properties.push({
				name,
				kind: INIT_ONEOF,
				constant: void 0,
				convert: compileConvertOneof(member)
			});
			continue;
		}
		switch (member.fieldKind) {
			case "message":
				properties.push({
					name,
					kind: INIT_SINGULAR,
					constant: void 0,
					convert: compileConvertMessage(member)
				});
				break;
			case "list":
				properties.push({
					name,
					kind: INIT_LIST,
					constant: void 0,
					convert: member.listKind == "message" ? (_a = compileConvertMessage(member)) !== null && _a !== void 0 ? _a : ((value) => value) : member.scalar == ScalarType.BYTES ? toU8Arr : void 0
				});
				break;
			case "map":
				properties.push({
					name,
					kind: INIT_MAP,
					constant: void 0,
					convert: member.mapKind == "message" ? (_b = compileConvertMessage(member)) !== null && _b !== void 0 ? _b : ((value) => value) : member.scalar == ScalarType.BYTES ? toU8Arr : void 0
				});
				break;
			default: {
				const zeroValue = createZeroValue(member);
				properties.push({
					name,
					kind: INIT_SINGULAR,
					constant: member.presence == IMPLICIT$4 ? zeroValue : void 0,
					convert: member.fieldKind == "scalar" && member.scalar == ScalarType.BYTES ? toU8Arr : void 0
				});
				if (usePrototype) prototype[name] = zeroValue;
				break;
			}
		}
	}
	return {
		properties,
		prototype: usePrototype ? prototype : void 0
	};
}
function compileConvertOneof(oneof) {
	const converters = /* @__PURE__ */ new Map();
	for (const field of oneof.fields) {
		let convert;
		if (field.fieldKind == "message") convert = compileConvertMessage(field);
		else if (field.fieldKind == "scalar" && field.scalar == ScalarType.BYTES) convert = toU8Arr;
		converters.set(field.localName, convert !== null && convert !== void 0 ? convert : ((value) => value));
	}
	return converters;
}
function compileConvertMessage(field) {
	if (field.fieldKind == "message" && !field.oneof && isWrapperDesc(field.message)) return field.message.fields[0].scalar == ScalarType.BYTES ? toU8Arr : void 0;
	if (field.message.typeName == "google.protobuf.Struct" && field.parent.typeName !== "google.protobuf.Value") return;
	const messageDesc = field.message;
	let compiled;
	return (value) => {
		if (!isObject(value) || isMessage(value, messageDesc)) return value;
		compiled !== null && compiled !== void 0 || (compiled = compiledCreate(messageDesc));
		return compiled(value);
	};
}
function toU8Arr(value) {
	return Array.isArray(value) ? new Uint8Array(value) : value;
}
function needsPrototypeChain(desc) {
	switch (desc.file.edition) {
		case EDITION_PROTO3$1: return false;
		case EDITION_PROTO2$1: return true;
		default: return desc.fields.some((f) => f.presence != IMPLICIT$4 && f.fieldKind != "message" && !f.oneof);
	}
}
function createZeroValue(field) {
	const defaultValue = field.getDefaultValue();
	if (defaultValue !== void 0) return field.fieldKind == "scalar" && field.longAsString ? defaultValue.toString() : defaultValue;
	return field.fieldKind == "scalar" ? scalarZeroValue(field.scalar, field.longAsString) : field.enum.values[0].number;
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/message.js
const NULL_VALUE = 0;
function localMessageMapper(field) {
	if (usesJsonRepresentation(field)) return {
		toMessage: (local) => wktStructToReflect(local),
		toLocal: (message) => wktStructToLocal(message)
	};
	if (field.fieldKind == "message" && !field.oneof && isWrapperDesc(field.message)) {
		const wrapperDesc = field.message;
		const valueLocalName = wrapperDesc.fields[0].localName;
		return {
			toMessage: (local) => {
				const message = create(wrapperDesc);
				if (local !== void 0) message[valueLocalName] = local;
				return message;
			},
			toLocal: (message) => message[valueLocalName]
		};
	}
	const childDesc = field.message;
	return {
		toMessage: (local) => local === void 0 ? create(childDesc) : local,
		toLocal: (message) => message
	};
}
function usesJsonRepresentation(field) {
	return field.message.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value";
}
function wktStructToReflect(json) {
	const struct = {
		$typeName: "google.protobuf.Struct",
		fields: {}
	};
	if (isObject(json)) for (const k of Object.keys(json)) setOwn(struct.fields, k, wktValueToReflect(json[k]));
	return struct;
}
function wktStructToLocal(val) {
	const json = {};
	for (const k of Object.keys(val.fields)) setOwn(json, k, wktValueToLocal(val.fields[k]));
	return json;
}
function wktValueToLocal(val) {
	switch (val.kind.case) {
		case "structValue": return wktStructToLocal(val.kind.value);
		case "listValue": return val.kind.value.values.map(wktValueToLocal);
		case "nullValue":
		case void 0: return null;
		default: return val.kind.value;
	}
}
function wktValueToReflect(json) {
	const value = {
		$typeName: "google.protobuf.Value",
		kind: { case: void 0 }
	};
	switch (typeof json) {
		case "number":
			value.kind = {
				case: "numberValue",
				value: json
			};
			break;
		case "string":
			value.kind = {
				case: "stringValue",
				value: json
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: json
			};
			break;
		case "object": if (json === null) value.kind = {
			case: "nullValue",
			value: NULL_VALUE
		};
		else if (Array.isArray(json)) {
			const listValue = {
				$typeName: "google.protobuf.ListValue",
				values: []
			};
			if (Array.isArray(json)) for (const e of json) listValue.values.push(wktValueToReflect(e));
			value.kind = {
				case: "listValue",
				value: listValue
			};
		} else value.kind = {
			case: "structValue",
			value: wktStructToReflect(json)
		};
	}
	return value;
}

// node_modules/@bufbuild/protobuf/dist/esm/reflect/reflect.js
function reflect(messageDesc, message, check = true) {
	return new ReflectMessageImpl(messageDesc, message, check);
}
const messageSortedFields = /* @__PURE__ */ new WeakMap();
var ReflectMessageImpl = class {
	get sortedFields() {
		const cached = messageSortedFields.get(this.desc);
		if (cached) return cached;
		const sortedFields = this.desc.fields.concat().sort((a, b) => a.number - b.number);
		messageSortedFields.set(this.desc, sortedFields);
		return sortedFields;
	}
	constructor(messageDesc, message, check = true) {
		this.lists = /* @__PURE__ */ new Map();
		this.maps = /* @__PURE__ */ new Map();
		this.check = check;
		this.desc = messageDesc;
		this.message = this[unsafeLocal] = message !== null && message !== void 0 ? message : create(messageDesc);
		this.fields = messageDesc.fields;
		this.oneofs = messageDesc.oneofs;
		this.members = messageDesc.members;
	}
	findNumber(number) {
		if (!this._fieldsByNumber) this._fieldsByNumber = new Map(this.desc.fields.map((f) => [f.number, f]));
		return this._fieldsByNumber.get(number);
	}
	oneofCase(oneof) {
		assertOwn(this.message, oneof);
		return unsafeOneofCase(this.message, oneof);
	}
	isSet(field) {
		assertOwn(this.message, field);
		return unsafeIsSet(this.message, field);
	}
	clear(field) {
		assertOwn(this.message, field);
		unsafeClear(this.message, field);
	}
	get(field) {
		assertOwn(this.message, field);
		const value = unsafeGet(this.message, field);
		switch (field.fieldKind) {
			case "list":
				let list = this.lists.get(field);
				if (!list || list[unsafeLocal] !== value) this.lists.set(field, list = new ReflectListImpl(field, value, this.check));
				return list;
			case "map":
				let map = this.maps.get(field);
				if (!map || map[unsafeLocal] !== value) this.maps.set(field, map = new ReflectMapImpl(field, value, this.check));
				return map;
			case "message": return messageToReflect(field, value, this.check);
			case "scalar": return value === void 0 ? scalarZeroValue(field.scalar, false) : longToReflect(field, value);
			case "enum": return value !== null && value !== void 0 ? value : field.enum.values[0].number;
		}
	}
	set(field, value) {
		assertOwn(this.message, field);
		if (this.check) {
			const err = checkField(field, value);
			if (err) throw err;
		}
		let local;
		if (field.fieldKind == "message") local = messageToLocal(field, value);
		else if (isReflectMap(value) || isReflectList(value)) local = value[unsafeLocal];
		else local = longToLocal(field, value);
		unsafeSet(this.message, field, local);
	}
	getUnknown() {
		return this.message.$unknown;
	}
	setUnknown(value) {
		this.message.$unknown = value;
	}
};
function assertOwn(owner, member) {
	if (member.parent.typeName !== owner.$typeName) throw new FieldError(member, `cannot use ${member.toString()} with message ${owner.$typeName}`, "ForeignFieldError");
}
function reflectList(field, unsafeInput, check = true) {
	return new ReflectListImpl(field, unsafeInput !== null && unsafeInput !== void 0 ? unsafeInput : [], check);
}
var ReflectListImpl = class {
	field() {
		return this._field;
	}
	get size() {
		return this._arr.length;
	}
	constructor(field, unsafeInput, check) {
		this._field = field;
		this._arr = this[unsafeLocal] = unsafeInput;
		this.check = check;
	}
	get(index) {
		const item = this._arr[index];
		return item === void 0 ? void 0 : listItemToReflect(this._field, item, this.check);
	}
	set(index, item) {
		if (index < 0 || index >= this._arr.length) throw new FieldError(this._field, `list item #${index + 1}: out of range`);
		if (this.check) {
			const err = checkListItem(this._field, index, item);
			if (err) throw err;
		}
		this._arr[index] = listItemToLocal(this._field, item);
	}
	add(item) {
		if (this.check) {
			const err = checkListItem(this._field, this._arr.length, item);
			if (err) throw err;
		}
		this._arr.push(listItemToLocal(this._field, item));
	}
	clear() {
		this._arr.splice(0, this._arr.length);
	}
	[Symbol.iterator]() {
		return this.values();
	}
	keys() {
		return this._arr.keys();
	}
	*values() {
		for (const item of this._arr) yield listItemToReflect(this._field, item, this.check);
	}
	*entries() {
		for (let i = 0; i < this._arr.length; i++) yield [i, listItemToReflect(this._field, this._arr[i], this.check)];
	}
};
function reflectMap(field, unsafeInput, check = true) {
	return new ReflectMapImpl(field, unsafeInput, check);
}
var ReflectMapImpl = class {
	constructor(field, unsafeInput, check = true) {
		this.obj = this[unsafeLocal] = unsafeInput !== null && unsafeInput !== void 0 ? unsafeInput : {};
		this.check = check;
		this._field = field;
	}
	field() {
		return this._field;
	}
	set(key, value) {
		if (this.check) {
			const err = checkMapEntry(this._field, key, value);
			if (err) throw err;
		}
		setOwn(this.obj, mapKeyToLocal(key), mapValueToLocal(this._field, value));
		return this;
	}
	delete(key) {
		const k = mapKeyToLocal(key);
		const has = Object.prototype.hasOwnProperty.call(this.obj, k);
		if (has) delete this.obj[k];
		return has;
	}
	clear() {
		for (const key of Object.keys(this.obj)) delete this.obj[key];
	}
	get(key) {
		let val = getOwn(this.obj, mapKeyToLocal(key));
		if (val !== void 0) val = mapValueToReflect(this._field, val, this.check);
		return val;
	}
	has(key) {
		return Object.prototype.hasOwnProperty.call(this.obj, mapKeyToLocal(key));
	}
	*keys() {
		for (const objKey of Object.keys(this.obj)) yield mapKeyToReflect(objKey, this._field.mapKey);
	}
	*entries() {
		for (const objEntry of Object.entries(this.obj)) yield [mapKeyToReflect(objEntry[0], this._field.mapKey), mapValueToReflect(this._field, objEntry[1], this.check)];
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	get size() {
		return Object.keys(this.obj).length;
	}
	*values() {
		for (const val of Object.values(this.obj)) yield mapValueToReflect(this._field, val, this.check);
	}
	forEach(callbackfn, thisArg) {
		for (const mapEntry of this.entries()) callbackfn.call(thisArg, mapEntry[1], mapEntry[0], this);
	}
};
function messageToLocal(field, value) {
	if (!isReflectMessage(value)) return value;
	if (isWrapper(value.message) && !field.oneof && field.fieldKind == "message") return value.message.value;
	if (value.desc.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value") return wktStructToLocal(value.message);
	return value.message;
}
function messageToReflect(field, value, check) {
	if (value !== void 0) {
		if (isWrapperDesc(field.message) && !field.oneof && field.fieldKind == "message") value = {
			$typeName: field.message.typeName,
			value: longToReflect(field.message.fields[0], value)
		};
		else if (field.message.typeName == "google.protobuf.Struct" && field.parent.typeName != "google.protobuf.Value" && isObject(value)) value = wktStructToReflect(value);
	}
	return new ReflectMessageImpl(field.message, value, check);
}
function listItemToLocal(field, value) {
	if (field.listKind == "message") return messageToLocal(field, value);
	return longToLocal(field, value);
}
function listItemToReflect(field, value, check) {
	if (field.listKind == "message") return messageToReflect(field, value, check);
	return longToReflect(field, value);
}
function mapValueToLocal(field, value) {
	if (field.mapKind == "message") return messageToLocal(field, value);
	return longToLocal(field, value);
}
function mapValueToReflect(field, value, check) {
	if (field.mapKind == "message") return messageToReflect(field, value, check);
	return value;
}
function mapKeyToLocal(key) {
	return typeof key == "string" || typeof key == "number" ? key : String(key);
}
function mapKeyToReflect(key, type) {
	switch (type) {
		case ScalarType.STRING: return key;
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: {
			const n = Number.parseInt(key);
			if (Number.isFinite(n)) return n;
			break;
		}
		case ScalarType.BOOL:
			switch (key) {
				case "true": return true;
				case "false": return false;
			}
			break;
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
			try {
				return protoInt64.uParse(key);
			} catch (_a) {}
			break;
		default: try {
			return protoInt64.parse(key);
		} catch (_b) {}
	}
	return key;
}
function longToReflect(field, value) {
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if ("longAsString" in field && field.longAsString && typeof value == "string") value = protoInt64.parse(value);
			break;
		case ScalarType.FIXED64:
		case ScalarType.UINT64: if ("longAsString" in field && field.longAsString && typeof value == "string") value = protoInt64.uParse(value);
	}
	return value;
}
function longToLocal(field, value) {
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if ("longAsString" in field && field.longAsString) value = String(value);
			else if (typeof value == "string" || typeof value == "number") value = protoInt64.parse(value);
			break;
		case ScalarType.FIXED64:
		case ScalarType.UINT64: if ("longAsString" in field && field.longAsString) value = String(value);
		else if (typeof value == "string" || typeof value == "number") value = protoInt64.uParse(value);
	}
	return value;
}

// node_modules/@bufbuild/cel/dist/esm/uint.js
const privateSymbol$7 = Symbol.for("@bufbuild/cel/uint");
function celUint(v) {
	return new Uint(v);
}
function isCelUint(v) {
	return typeof v === "object" && v !== null && privateSymbol$7 in v;
}
var Uint = class {
	_value;
	[privateSymbol$7] = {};
	constructor(_value) {
		this._value = _value;
	}
	get value() {
		return this._value;
	}
};

// node_modules/@bufbuild/protobuf/dist/esm/wire/base64-encoding.js
const nativeSetFromBase64 = Uint8Array.prototype.setFromBase64;
function base64Decode(base64Str) {
	const len = base64Str.length;
	let size = len - (len + 3 >> 2);
	if ((len & 3) == 0 && base64Str[len - 1] == "=") size -= base64Str[len - 2] == "=" ? 2 : 1;
	const bytes = new Uint8Array(size);
	let written = -1;
	if (nativeSetFromBase64) try {
		const result = nativeSetFromBase64.call(bytes, base64Str);
		if (result.read == len) written = result.written;
	} catch (_a) {}
	if (written < 0) written = setFromBase64(bytes, base64Str);
	return written == size ? bytes : bytes.subarray(0, written);
}
function setFromBase64(bytes, base64Str) {
	const table = getDecodeTable();
	let bytePos = 0, groupPos = 0, b, p = 0;
	for (let i = 0; i < base64Str.length; i++) {
		b = table[base64Str.charCodeAt(i)];
		if (b === void 0) switch (base64Str[i]) {
			case "=": groupPos = 0;
			case "\n":
			case "\r":
			case "	":
			case " ": continue;
			default: throw Error("invalid base64 string");
		}
		switch (groupPos) {
			case 0:
				p = b;
				groupPos = 1;
				break;
			case 1:
				bytes[bytePos++] = p << 2 | (b & 48) >> 4;
				p = b;
				groupPos = 2;
				break;
			case 2:
				bytes[bytePos++] = (p & 15) << 4 | (b & 60) >> 2;
				p = b;
				groupPos = 3;
				break;
			case 3:
				bytes[bytePos++] = (p & 3) << 6 | b;
				groupPos = 0;
		}
	}
	if (groupPos == 1) throw Error("invalid base64 string");
	return bytePos;
}
const nativeToBase64 = Uint8Array.prototype.toBase64;
const toBase64OptionsMap = {
	std: {
		alphabet: "base64",
		omitPadding: false
	},
	std_raw: {
		alphabet: "base64",
		omitPadding: true
	},
	url: {
		alphabet: "base64url",
		omitPadding: true
	}
};
function base64Encode(bytes, encoding = "std") {
	if (nativeToBase64) return nativeToBase64.call(bytes, toBase64OptionsMap[encoding]);
	const table = getEncodeTable(encoding);
	const pad = encoding == "std";
	let base64 = "", groupPos = 0, b, p = 0;
	for (let i = 0; i < bytes.length; i++) {
		b = bytes[i];
		switch (groupPos) {
			case 0:
				base64 += table[b >> 2];
				p = (b & 3) << 4;
				groupPos = 1;
				break;
			case 1:
				base64 += table[p | b >> 4];
				p = (b & 15) << 2;
				groupPos = 2;
				break;
			case 2:
				base64 += table[p | b >> 6];
				base64 += table[b & 63];
				groupPos = 0;
		}
	}
	if (groupPos) {
		base64 += table[p];
		if (pad) {
			base64 += "=";
			if (groupPos == 1) base64 += "=";
		}
	}
	return base64;
}
let encodeTableStd;
let encodeTableUrl;
let decodeTable;
function getEncodeTable(encoding) {
	if (!encodeTableStd) {
		encodeTableStd = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split("");
		encodeTableUrl = encodeTableStd.slice(0, -2).concat("-", "_");
	}
	return encoding == "url" ? encodeTableUrl : encodeTableStd;
}
function getDecodeTable() {
	if (!decodeTable) {
		decodeTable = [];
		const encodeTable = getEncodeTable("std");
		for (let i = 0; i < encodeTable.length; i++) decodeTable[encodeTable[i].charCodeAt(0)] = i;
		decodeTable["-".charCodeAt(0)] = encodeTable.indexOf("+");
		decodeTable["_".charCodeAt(0)] = encodeTable.indexOf("/");
	}
	return decodeTable;
}

// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/restore-json-names.js
function restoreJsonNames(message) {
	for (const f of message.field) if (!unsafeIsSetExplicit(f, "jsonName")) f.jsonName = protoCamelCase(f.name);
	message.nestedType.forEach(restoreJsonNames);
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/text-format.js
function parseTextFormatEnumValue(descEnum, value) {
	const enumValue = descEnum.values.find((v) => v.name === value);
	if (!enumValue) throw new Error(`cannot parse ${descEnum} default value: ${value}`);
	return enumValue.number;
}
function parseTextFormatScalarValue(type, value) {
	switch (type) {
		case ScalarType.STRING: return value;
		case ScalarType.BYTES: {
			const u = unescapeBytesDefaultValue(value);
			if (u === false) throw new Error(`cannot parse ${ScalarType[type]} default value: ${value}`);
			return u;
		}
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return protoInt64.parse(value);
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return protoInt64.uParse(value);
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: switch (value) {
			case "inf": return Number.POSITIVE_INFINITY;
			case "-inf": return Number.NEGATIVE_INFINITY;
			case "nan": return NaN;
			default: return parseFloat(value);
		}
		case ScalarType.BOOL: return value === "true";
		case ScalarType.INT32:
		case ScalarType.UINT32:
		case ScalarType.SINT32:
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32: return parseInt(value, 10);
	}
}
function unescapeBytesDefaultValue(str) {
	const b = [];
	const input = {
		tail: str,
		c: "",
		next() {
			if (this.tail.length == 0) return false;
			this.c = this.tail[0];
			this.tail = this.tail.substring(1);
			return true;
		},
		take(n) {
			if (this.tail.length >= n) {
				const r = this.tail.substring(0, n);
				this.tail = this.tail.substring(n);
				return r;
			}
			return false;
		}
	};
	while (input.next()) switch (input.c) {
		case "\\":
			if (input.next()) switch (input.c) {
				case "\\":
					b.push(input.c.charCodeAt(0));
					break;
				case "b":
					b.push(8);
					break;
				case "f":
					b.push(12);
					break;
				case "n":
					b.push(10);
					break;
				case "r":
					b.push(13);
					break;
				case "t":
					b.push(9);
					break;
				case "v":
					b.push(11);
					break;
				case "0":
				case "1":
				case "2":
				case "3":
				case "4":
				case "5":
				case "6":
				case "7": {
					const s = input.c;
					const t = input.take(2);
					if (t === false) return false;
					const n = parseInt(s + t, 8);
					if (Number.isNaN(n)) return false;
					b.push(n);
					break;
				}
				case "x": {
					const s = input.c;
					const t = input.take(2);
					if (t === false) return false;
					const n = parseInt(s + t, 16);
					if (Number.isNaN(n)) return false;
					b.push(n);
					break;
				}
				case "u": {
					const s = input.c;
					const t = input.take(4);
					if (t === false) return false;
					const n = parseInt(s + t, 16);
					if (Number.isNaN(n)) return false;
					const chunk = /* @__PURE__ */ new Uint8Array(4);
					new DataView(chunk.buffer).setInt32(0, n, true);
					b.push(chunk[0], chunk[1], chunk[2], chunk[3]);
					break;
				}
				case "U": {
					const s = input.c;
					const t = input.take(8);
					if (t === false) return false;
					const tc = protoInt64.uEnc(s + t);
					const chunk = /* @__PURE__ */ new Uint8Array(8);
					const view = new DataView(chunk.buffer);
					view.setInt32(0, tc.lo, true);
					view.setInt32(4, tc.hi, true);
					b.push(chunk[0], chunk[1], chunk[2], chunk[3], chunk[4], chunk[5], chunk[6], chunk[7]);
					break;
				}
			}
			break;
		default: b.push(input.c.charCodeAt(0));
	}
	return new Uint8Array(b);
}

// node_modules/@bufbuild/protobuf/dist/esm/registry.js
function createRegistry(...input) {
	return initBaseRegistry(input);
}
function createEmbeddedFileRegistry(fileDescriptorProto, resolve) {
	return buildFileRegistry([fileDescriptorProto, resolve]);
}
function buildFileRegistry(args, check) {
	const registry = createBaseRegistry();
	if (!args.length) return registry;
	if ("$typeName" in args[0] && args[0].$typeName == "google.protobuf.FileDescriptorSet") {
		for (const file of args[0].file) {
			check === null || check === void 0 || check(file);
			addFile(file, registry);
		}
		return registry;
	}
	if ("$typeName" in args[0]) {
		const input = args[0];
		const resolve = args[1];
		const seen = /* @__PURE__ */ new Set();
		function recurseDeps(file) {
			const deps = [];
			for (const protoFileName of file.dependency) {
				if (registry.getFile(protoFileName) != void 0) continue;
				if (seen.has(protoFileName)) continue;
				const dep = resolve(protoFileName);
				if (!dep) throw new Error(`Unable to resolve ${protoFileName}, imported by ${file.name}`);
				if ("kind" in dep) registry.addFile(dep, false, true);
				else {
					seen.add(dep.name);
					deps.push(dep);
				}
			}
			return deps.concat(...deps.map(recurseDeps));
		}
		for (const file of [input, ...recurseDeps(input)].reverse()) {
			check === null || check === void 0 || check(file);
			addFile(file, registry);
		}
	} else for (const fileReg of args) for (const file of fileReg.files) registry.addFile(file);
	return registry;
}
function createBaseRegistry() {
	const types = /* @__PURE__ */ new Map();
	const extendees = /* @__PURE__ */ new Map();
	const files = /* @__PURE__ */ new Map();
	return {
		kind: "registry",
		types,
		extendees,
		[Symbol.iterator]() {
			return types.values();
		},
		get files() {
			return files.values();
		},
		addFile(file, skipTypes, withDeps) {
			files.set(file.proto.name, file);
			if (!skipTypes) for (const type of nestedTypes(file)) this.add(type);
			if (withDeps) for (const f of file.dependencies) this.addFile(f, skipTypes, withDeps);
		},
		add(desc) {
			if (desc.kind == "extension") {
				let numberToExt = extendees.get(desc.extendee.typeName);
				if (!numberToExt) extendees.set(desc.extendee.typeName, numberToExt = /* @__PURE__ */ new Map());
				numberToExt.set(desc.number, desc);
			}
			types.set(desc.typeName, desc);
		},
		get(typeName) {
			return types.get(typeName);
		},
		getFile(fileName) {
			return files.get(fileName);
		},
		getMessage(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "message" ? t : void 0;
		},
		getEnum(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "enum" ? t : void 0;
		},
		getExtension(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "extension" ? t : void 0;
		},
		getExtensionFor(extendee, no) {
			var _a;
			return (_a = extendees.get(extendee.typeName)) === null || _a === void 0 ? void 0 : _a.get(no);
		},
		getService(typeName) {
			const t = types.get(typeName);
			return (t === null || t === void 0 ? void 0 : t.kind) == "service" ? t : void 0;
		}
	};
}
function initBaseRegistry(inputs) {
	const registry = createBaseRegistry();
	for (const input of inputs) switch (input.kind) {
		case "registry":
			for (const n of input) registry.add(n);
			break;
		case "file":
			registry.addFile(input);
			break;
		default: registry.add(input);
	}
	return registry;
}
const EDITION_PROTO2 = 998;
const EDITION_PROTO3 = 999;
const EDITION_UNSTABLE = 9999;
const TYPE_STRING = 9;
const TYPE_GROUP = 10;
const TYPE_MESSAGE = 11;
const TYPE_BYTES = 12;
const TYPE_ENUM = 14;
const LABEL_REPEATED = 3;
const LABEL_REQUIRED = 2;
const JS_STRING = 1;
const IDEMPOTENCY_UNKNOWN = 0;
const EXPLICIT = 1;
const IMPLICIT$3 = 2;
const LEGACY_REQUIRED$2 = 3;
const PACKED = 1;
const DELIMITED = 2;
const OPEN = 1;
const VERIFY = 2;
const maximumEdition = 1002;
const featureDefaults = {
	998: {
		fieldPresence: 1,
		enumType: 2,
		repeatedFieldEncoding: 2,
		utf8Validation: 3,
		messageEncoding: 1,
		jsonFormat: 2,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	999: {
		fieldPresence: 2,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	1e3: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 2,
		defaultSymbolVisibility: 1,
		enforceProtoLimits: 1
	},
	1001: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 1,
		defaultSymbolVisibility: 2,
		enforceProtoLimits: 1
	},
	1002: {
		fieldPresence: 1,
		enumType: 1,
		repeatedFieldEncoding: 1,
		utf8Validation: 2,
		messageEncoding: 1,
		jsonFormat: 1,
		enforceNamingStyle: 3,
		defaultSymbolVisibility: 4,
		enforceProtoLimits: 2
	}
};
function addFile(proto, reg) {
	var _a, _b;
	const file = {
		kind: "file",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		edition: getFileEdition(proto),
		name: proto.name.replace(/\.proto$/, ""),
		dependencies: findFileDependencies(proto, reg),
		enums: [],
		messages: [],
		extensions: [],
		services: [],
		toString() {
			return `file ${proto.name}`;
		}
	};
	const mapEntriesStore = /* @__PURE__ */ new Map();
	const mapEntries = {
		get(typeName) {
			return mapEntriesStore.get(typeName);
		},
		add(desc) {
			var _a;
			assert(((_a = desc.proto.options) === null || _a === void 0 ? void 0 : _a.mapEntry) === true);
			mapEntriesStore.set(desc.typeName, desc);
		}
	};
	for (const enumProto of proto.enumType) addEnum(enumProto, file, void 0, reg);
	for (const messageProto of proto.messageType) addMessage(messageProto, file, void 0, reg, mapEntries);
	for (const serviceProto of proto.service) addService(serviceProto, file, reg);
	addExtensions(file, reg);
	for (const mapEntry of mapEntriesStore.values()) addFields(mapEntry, reg, mapEntries);
	for (const message of file.messages) {
		addFields(message, reg, mapEntries);
		addExtensions(message, reg);
	}
	reg.addFile(file, true);
}
function addExtensions(desc, reg) {
	switch (desc.kind) {
		case "file":
			for (const proto of desc.proto.extension) {
				const ext = newField(proto, desc, reg);
				desc.extensions.push(ext);
				reg.add(ext);
			}
			break;
		case "message":
			for (const proto of desc.proto.extension) {
				const ext = newField(proto, desc, reg);
				desc.nestedExtensions.push(ext);
				reg.add(ext);
			}
			for (const message of desc.nestedMessages) addExtensions(message, reg);
	}
}
function addFields(message, reg, mapEntries) {
	const allOneofs = message.proto.oneofDecl.map((proto) => newOneof(proto, message));
	const oneofsSeen = /* @__PURE__ */ new Set();
	for (const proto of message.proto.field) {
		const oneof = findOneof(proto, allOneofs);
		const field = newField(proto, message, reg, oneof, mapEntries);
		message.fields.push(field);
		message.field[field.localName] = field;
		if (oneof === void 0) message.members.push(field);
		else {
			oneof.fields.push(field);
			if (!oneofsSeen.has(oneof)) {
				oneofsSeen.add(oneof);
				message.members.push(oneof);
			}
		}
	}
	for (const oneof of allOneofs.filter((o) => oneofsSeen.has(o))) message.oneofs.push(oneof);
	for (const child of message.nestedMessages) addFields(child, reg, mapEntries);
}
function addEnum(proto, file, parent, reg) {
	var _a, _b, _c, _d, _e, _f, _g;
	var _h, _j;
	const sharedPrefix = findEnumSharedPrefix(proto.name, proto.value);
	const desc = {
		kind: "enum",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		file,
		parent,
		open: true,
		name: proto.name,
		typeName: makeTypeName(proto, parent, file),
		value: {},
		values: [],
		sharedPrefix,
		toString() {
			return `enum ${this.typeName}`;
		}
	};
	desc.open = isEnumOpen(desc);
	reg.add(desc);
	for (const p of proto.value) {
		const name = p.name;
		const value = {
			kind: "enum_value",
			proto: p,
			deprecated: (_d = (_c = p.options) === null || _c === void 0 ? void 0 : _c.deprecated) !== null && _d !== void 0 ? _d : false,
			parent: desc,
			name,
			localName: safeObjectProperty(sharedPrefix == void 0 ? name : name.substring(sharedPrefix.length)),
			number: p.number,
			jsonName: (_e = findEnumValueJsonName(p)) !== null && _e !== void 0 ? _e : name,
			toString() {
				return `enum value ${desc.typeName}.${name}`;
			}
		};
		desc.values.push(value);
		(_f = (_h = desc.value)[_j = p.number]) !== null && _f !== void 0 || (_h[_j] = value);
	}
	((_g = parent === null || parent === void 0 ? void 0 : parent.nestedEnums) !== null && _g !== void 0 ? _g : file.enums).push(desc);
}
function addMessage(proto, file, parent, reg, mapEntries) {
	var _a, _b, _c, _d;
	const desc = {
		kind: "message",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		file,
		parent,
		name: proto.name,
		typeName: makeTypeName(proto, parent, file),
		fields: [],
		field: {},
		oneofs: [],
		members: [],
		nestedEnums: [],
		nestedMessages: [],
		nestedExtensions: [],
		toString() {
			return `message ${this.typeName}`;
		}
	};
	if (((_c = proto.options) === null || _c === void 0 ? void 0 : _c.mapEntry) === true) mapEntries.add(desc);
	else {
		((_d = parent === null || parent === void 0 ? void 0 : parent.nestedMessages) !== null && _d !== void 0 ? _d : file.messages).push(desc);
		reg.add(desc);
	}
	for (const enumProto of proto.enumType) addEnum(enumProto, file, desc, reg);
	for (const messageProto of proto.nestedType) addMessage(messageProto, file, desc, reg, mapEntries);
}
function addService(proto, file, reg) {
	var _a, _b;
	const desc = {
		kind: "service",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		file,
		name: proto.name,
		typeName: makeTypeName(proto, void 0, file),
		methods: [],
		method: {},
		toString() {
			return `service ${this.typeName}`;
		}
	};
	file.services.push(desc);
	reg.add(desc);
	for (const methodProto of proto.method) {
		const method = newMethod(methodProto, desc, reg);
		desc.methods.push(method);
		desc.method[method.localName] = method;
	}
}
function newMethod(proto, parent, reg) {
	var _a, _b, _c, _d;
	let methodKind;
	if (proto.clientStreaming && proto.serverStreaming) methodKind = "bidi_streaming";
	else if (proto.clientStreaming) methodKind = "client_streaming";
	else if (proto.serverStreaming) methodKind = "server_streaming";
	else methodKind = "unary";
	const input = reg.getMessage(trimLeadingDot(proto.inputType));
	const output = reg.getMessage(trimLeadingDot(proto.outputType));
	assert(input, `invalid MethodDescriptorProto: input_type ${proto.inputType} not found`);
	assert(output, `invalid MethodDescriptorProto: output_type ${proto.inputType} not found`);
	const name = proto.name;
	return {
		kind: "rpc",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		parent,
		name,
		localName: safeObjectProperty(name.length ? safeObjectProperty(name[0].toLowerCase() + name.substring(1)) : name),
		methodKind,
		input,
		output,
		idempotency: (_d = (_c = proto.options) === null || _c === void 0 ? void 0 : _c.idempotencyLevel) !== null && _d !== void 0 ? _d : IDEMPOTENCY_UNKNOWN,
		toString() {
			return `rpc ${parent.typeName}.${name}`;
		}
	};
}
function newOneof(proto, parent) {
	return {
		kind: "oneof",
		proto,
		deprecated: false,
		parent,
		fields: [],
		name: proto.name,
		localName: safeObjectProperty(protoCamelCase(proto.name)),
		toString() {
			return `oneof ${parent.typeName}.${this.name}`;
		}
	};
}
function newField(proto, parentOrFile, reg, oneof, mapEntries) {
	var _a, _b, _c;
	const isExtension = mapEntries === void 0;
	const field = {
		kind: "field",
		proto,
		deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
		name: proto.name,
		number: proto.number,
		scalar: void 0,
		message: void 0,
		enum: void 0,
		presence: getFieldPresence(proto, oneof, isExtension, parentOrFile),
		utf8Validation: isUtf8Validated(proto, parentOrFile),
		listKind: void 0,
		mapKind: void 0,
		mapKey: void 0,
		delimitedEncoding: void 0,
		packed: void 0,
		longAsString: false,
		getDefaultValue: void 0
	};
	let toStr;
	if (isExtension) {
		const file = parentOrFile.kind == "file" ? parentOrFile : parentOrFile.file;
		const parent = parentOrFile.kind == "file" ? void 0 : parentOrFile;
		const typeName = makeTypeName(proto, parent, file);
		field.kind = "extension";
		field.file = file;
		field.parent = parent;
		field.oneof = void 0;
		field.typeName = typeName;
		field.jsonName = `[${typeName}]`;
		toStr = () => `extension ${typeName}`;
		const extendee = reg.getMessage(trimLeadingDot(proto.extendee));
		assert(extendee, `invalid FieldDescriptorProto: extendee ${proto.extendee} not found`);
		field.extendee = extendee;
	} else {
		const parent = parentOrFile;
		assert(parent.kind == "message");
		field.parent = parent;
		field.oneof = oneof;
		field.localName = oneof ? protoCamelCase(proto.name) : safeObjectProperty(protoCamelCase(proto.name));
		field.jsonName = proto.jsonName;
		toStr = () => `field ${parent.typeName}.${proto.name}`;
	}
	Object.defineProperty(field, "toString", {
		value: toStr,
		writable: true,
		enumerable: true,
		configurable: true
	});
	const label = proto.label;
	const type = proto.type;
	const jstype = (_c = proto.options) === null || _c === void 0 ? void 0 : _c.jstype;
	if (label === LABEL_REPEATED) {
		const mapEntry = type == TYPE_MESSAGE ? mapEntries === null || mapEntries === void 0 ? void 0 : mapEntries.get(trimLeadingDot(proto.typeName)) : void 0;
		if (mapEntry) {
			field.fieldKind = "map";
			const { key, value } = findMapEntryFields(mapEntry);
			field.mapKey = key.scalar;
			field.mapKind = value.fieldKind;
			field.message = value.message;
			field.delimitedEncoding = false;
			field.enum = value.enum;
			field.scalar = value.scalar;
			return field;
		}
		field.fieldKind = "list";
		switch (type) {
			case TYPE_MESSAGE:
			case TYPE_GROUP:
				field.listKind = "message";
				field.message = reg.getMessage(trimLeadingDot(proto.typeName));
				assert(field.message);
				field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
				break;
			case TYPE_ENUM:
				field.listKind = "enum";
				field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
				assert(field.enum);
				break;
			default:
				field.listKind = "scalar";
				field.scalar = type;
				field.longAsString = jstype == JS_STRING;
		}
		field.packed = isPackedField(proto, parentOrFile);
		return field;
	}
	switch (type) {
		case TYPE_MESSAGE:
		case TYPE_GROUP:
			field.fieldKind = "message";
			field.message = reg.getMessage(trimLeadingDot(proto.typeName));
			assert(field.message, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
			field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
			field.getDefaultValue = () => void 0;
			break;
		case TYPE_ENUM: {
			const enumeration = reg.getEnum(trimLeadingDot(proto.typeName));
			assert(enumeration !== void 0, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
			field.fieldKind = "enum";
			field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
			field.getDefaultValue = () => {
				return unsafeIsSetExplicit(proto, "defaultValue") ? parseTextFormatEnumValue(enumeration, proto.defaultValue) : void 0;
			};
			break;
		}
		default:
			field.fieldKind = "scalar";
			field.scalar = type;
			field.longAsString = jstype == JS_STRING;
			field.getDefaultValue = () => {
				return unsafeIsSetExplicit(proto, "defaultValue") ? parseTextFormatScalarValue(type, proto.defaultValue) : void 0;
			};
	}
	return field;
}
function getFileEdition(proto) {
	switch (proto.syntax) {
		case "":
		case "proto2": return EDITION_PROTO2;
		case "proto3": return EDITION_PROTO3;
		case "editions":
			if (proto.edition === EDITION_UNSTABLE) return maximumEdition;
			if (proto.edition in featureDefaults) return proto.edition;
			throw new Error(`${proto.name}: unsupported edition`);
		default: throw new Error(`${proto.name}: unsupported syntax "${proto.syntax}"`);
	}
}
function findFileDependencies(proto, reg) {
	return proto.dependency.map((wantName) => {
		const dep = reg.getFile(wantName);
		if (!dep) throw new Error(`Cannot find ${wantName}, imported by ${proto.name}`);
		return dep;
	});
}
function findEnumSharedPrefix(enumName, values) {
	const prefix = camelToSnakeCase(enumName) + "_";
	for (const value of values) {
		if (!value.name.toLowerCase().startsWith(prefix)) return;
		const shortName = value.name.substring(prefix.length);
		if (shortName.length == 0) return;
		if (/^\d/.test(shortName)) return;
	}
	return prefix;
}
function findEnumValueJsonName(proto) {
	var _a, _b;
	const extensionNumber = 998;
	const fieldNumber = 1;
	let jsonName;
	for (const uf of (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.$unknown) !== null && _b !== void 0 ? _b : []) {
		if (uf.no !== extensionNumber || uf.wireType !== WireType.LengthDelimited) continue;
		const reader = new BinaryReader(new BinaryReader(uf.data).bytes());
		while (reader.pos < reader.len) {
			const [no, wireType] = reader.tag();
			if (no === fieldNumber && wireType === WireType.LengthDelimited) jsonName = reader.string();
			else reader.skip(wireType, no);
		}
	}
	return jsonName;
}
function camelToSnakeCase(camel) {
	return (camel.substring(0, 1) + camel.substring(1).replace(/[A-Z]/g, (c) => "_" + c)).toLowerCase();
}
function makeTypeName(proto, parent, file) {
	let typeName;
	if (parent) typeName = `${parent.typeName}.${proto.name}`;
	else if (file.proto.package.length > 0) typeName = `${file.proto.package}.${proto.name}`;
	else typeName = `${proto.name}`;
	return typeName;
}
function trimLeadingDot(typeName) {
	return typeName.startsWith(".") ? typeName.substring(1) : typeName;
}
function findOneof(proto, allOneofs) {
	if (!unsafeIsSetExplicit(proto, "oneofIndex")) return;
	if (proto.proto3Optional) return;
	const oneof = allOneofs[proto.oneofIndex];
	assert(oneof, `invalid FieldDescriptorProto: oneof #${proto.oneofIndex} for field #${proto.number} not found`);
	return oneof;
}
function getFieldPresence(proto, oneof, isExtension, parent) {
	if (proto.label == LABEL_REQUIRED) return LEGACY_REQUIRED$2;
	if (proto.label == LABEL_REPEATED) return IMPLICIT$3;
	if (!!oneof || proto.proto3Optional) return EXPLICIT;
	if (isExtension) return EXPLICIT;
	const resolved = resolveFeature("fieldPresence", {
		proto,
		parent
	});
	if (resolved == IMPLICIT$3 && (proto.type == TYPE_MESSAGE || proto.type == TYPE_GROUP)) return EXPLICIT;
	return resolved;
}
function isPackedField(proto, parent) {
	if (proto.label != LABEL_REPEATED) return false;
	switch (proto.type) {
		case TYPE_STRING:
		case TYPE_BYTES:
		case TYPE_GROUP:
		case TYPE_MESSAGE: return false;
	}
	const o = proto.options;
	if (o && unsafeIsSetExplicit(o, "packed")) return o.packed;
	return PACKED == resolveFeature("repeatedFieldEncoding", {
		proto,
		parent
	});
}
function findMapEntryFields(mapEntry) {
	const key = mapEntry.fields.find((f) => f.number === 1);
	const value = mapEntry.fields.find((f) => f.number === 2);
	assert(key && key.fieldKind == "scalar" && key.scalar != ScalarType.BYTES && key.scalar != ScalarType.FLOAT && key.scalar != ScalarType.DOUBLE && value && value.fieldKind != "list" && value.fieldKind != "map");
	return {
		key,
		value
	};
}
function isEnumOpen(desc) {
	var _a;
	return OPEN == resolveFeature("enumType", {
		proto: desc.proto,
		parent: (_a = desc.parent) !== null && _a !== void 0 ? _a : desc.file
	});
}
function isDelimitedEncoding(proto, parent) {
	if (proto.type == TYPE_GROUP) return true;
	return DELIMITED == resolveFeature("messageEncoding", {
		proto,
		parent
	});
}
function isUtf8Validated(proto, parent) {
	return VERIFY == resolveFeature("utf8Validation", {
		proto,
		parent
	});
}
function resolveFeature(name, ref) {
	var _a, _b;
	const featureSet = (_a = ref.proto.options) === null || _a === void 0 ? void 0 : _a.features;
	if (featureSet) {
		const val = featureSet[name];
		if (val != 0) return val;
	}
	if ("kind" in ref) {
		if (ref.kind == "message") return resolveFeature(name, (_b = ref.parent) !== null && _b !== void 0 ? _b : ref.file);
		const editionDefaults = featureDefaults[ref.edition];
		if (!editionDefaults) throw new Error(`feature default for edition ${ref.edition} not found`);
		return editionDefaults[name];
	}
	return resolveFeature(name, ref.parent);
}
function assert(condition, msg) {
	if (!condition) throw new Error(msg);
}

// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/boot.js
function boot(boot) {
	const root = bootFileDescriptorProto(boot);
	root.messageType.forEach(restoreJsonNames);
	return createEmbeddedFileRegistry(root, () => void 0).getFile(root.name);
}
function bootFileDescriptorProto(init) {
	return Object.assign(Object.create({
		syntax: "",
		edition: 0
	}), Object.assign(Object.assign({
		$typeName: "google.protobuf.FileDescriptorProto",
		dependency: [],
		publicDependency: [],
		weakDependency: [],
		optionDependency: [],
		service: [],
		extension: []
	}, init), {
		messageType: init.messageType.map(bootDescriptorProto),
		enumType: init.enumType.map(bootEnumDescriptorProto)
	}));
}
function bootDescriptorProto(init) {
	var _a, _b, _c, _d, _e, _f, _g, _h;
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.DescriptorProto",
		name: init.name,
		field: (_b = (_a = init.field) === null || _a === void 0 ? void 0 : _a.map(bootFieldDescriptorProto)) !== null && _b !== void 0 ? _b : [],
		extension: [],
		nestedType: (_d = (_c = init.nestedType) === null || _c === void 0 ? void 0 : _c.map(bootDescriptorProto)) !== null && _d !== void 0 ? _d : [],
		enumType: (_f = (_e = init.enumType) === null || _e === void 0 ? void 0 : _e.map(bootEnumDescriptorProto)) !== null && _f !== void 0 ? _f : [],
		extensionRange: (_h = (_g = init.extensionRange) === null || _g === void 0 ? void 0 : _g.map((e) => Object.assign({ $typeName: "google.protobuf.DescriptorProto.ExtensionRange" }, e))) !== null && _h !== void 0 ? _h : [],
		oneofDecl: [],
		reservedRange: [],
		reservedName: []
	});
}
function bootFieldDescriptorProto(init) {
	return Object.assign(Object.create({
		label: 1,
		typeName: "",
		extendee: "",
		defaultValue: "",
		oneofIndex: 0,
		jsonName: "",
		proto3Optional: false
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldDescriptorProto" }, init), { options: init.options ? bootFieldOptions(init.options) : void 0 }));
}
function bootFieldOptions(init) {
	var _a, _b, _c;
	return Object.assign(Object.create({
		ctype: 0,
		packed: false,
		jstype: 0,
		lazy: false,
		unverifiedLazy: false,
		deprecated: false,
		weak: false,
		debugRedact: false,
		retention: 0
	}), Object.assign(Object.assign({ $typeName: "google.protobuf.FieldOptions" }, init), {
		targets: (_a = init.targets) !== null && _a !== void 0 ? _a : [],
		editionDefaults: (_c = (_b = init.editionDefaults) === null || _b === void 0 ? void 0 : _b.map((e) => Object.assign({ $typeName: "google.protobuf.FieldOptions.EditionDefault" }, e))) !== null && _c !== void 0 ? _c : [],
		uninterpretedOption: []
	}));
}
function bootEnumDescriptorProto(init) {
	return Object.assign(Object.create({ visibility: 0 }), {
		$typeName: "google.protobuf.EnumDescriptorProto",
		name: init.name,
		reservedName: [],
		reservedRange: [],
		value: init.value.map((e) => Object.assign({ $typeName: "google.protobuf.EnumValueDescriptorProto" }, e))
	});
}

// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/message.js
function messageDesc(file, path, ...paths) {
	return paths.reduce((acc, cur) => acc.nestedMessages[cur], file.messages[path]);
}

// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/descriptor_pb.js
const file_google_protobuf_descriptor = /*@__PURE__*/ boot({
	"name": "google/protobuf/descriptor.proto",
	"package": "google.protobuf",
	"messageType": [
		{
			"name": "FileDescriptorSet",
			"field": [{
				"name": "file",
				"number": 1,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.FileDescriptorProto"
			}],
			"extensionRange": [{
				"start": 536e6,
				"end": 536000001
			}]
		},
		{
			"name": "FileDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "package",
					"number": 2,
					"type": 9,
					"label": 1
				},
				{
					"name": "dependency",
					"number": 3,
					"type": 9,
					"label": 3
				},
				{
					"name": "public_dependency",
					"number": 10,
					"type": 5,
					"label": 3
				},
				{
					"name": "weak_dependency",
					"number": 11,
					"type": 5,
					"label": 3
				},
				{
					"name": "option_dependency",
					"number": 15,
					"type": 9,
					"label": 3
				},
				{
					"name": "message_type",
					"number": 4,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto"
				},
				{
					"name": "enum_type",
					"number": 5,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumDescriptorProto"
				},
				{
					"name": "service",
					"number": 6,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.ServiceDescriptorProto"
				},
				{
					"name": "extension",
					"number": 7,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldDescriptorProto"
				},
				{
					"name": "options",
					"number": 8,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FileOptions"
				},
				{
					"name": "source_code_info",
					"number": 9,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.SourceCodeInfo"
				},
				{
					"name": "syntax",
					"number": 12,
					"type": 9,
					"label": 1
				},
				{
					"name": "edition",
					"number": 14,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				}
			]
		},
		{
			"name": "DescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "field",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldDescriptorProto"
				},
				{
					"name": "extension",
					"number": 6,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldDescriptorProto"
				},
				{
					"name": "nested_type",
					"number": 3,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto"
				},
				{
					"name": "enum_type",
					"number": 4,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumDescriptorProto"
				},
				{
					"name": "extension_range",
					"number": 5,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto.ExtensionRange"
				},
				{
					"name": "oneof_decl",
					"number": 8,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.OneofDescriptorProto"
				},
				{
					"name": "options",
					"number": 7,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.MessageOptions"
				},
				{
					"name": "reserved_range",
					"number": 9,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.DescriptorProto.ReservedRange"
				},
				{
					"name": "reserved_name",
					"number": 10,
					"type": 9,
					"label": 3
				},
				{
					"name": "visibility",
					"number": 11,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.SymbolVisibility"
				}
			],
			"nestedType": [{
				"name": "ExtensionRange",
				"field": [
					{
						"name": "start",
						"number": 1,
						"type": 5,
						"label": 1
					},
					{
						"name": "end",
						"number": 2,
						"type": 5,
						"label": 1
					},
					{
						"name": "options",
						"number": 3,
						"type": 11,
						"label": 1,
						"typeName": ".google.protobuf.ExtensionRangeOptions"
					}
				]
			}, {
				"name": "ReservedRange",
				"field": [{
					"name": "start",
					"number": 1,
					"type": 5,
					"label": 1
				}, {
					"name": "end",
					"number": 2,
					"type": 5,
					"label": 1
				}]
			}]
		},
		{
			"name": "ExtensionRangeOptions",
			"field": [
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				},
				{
					"name": "declaration",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.ExtensionRangeOptions.Declaration",
					"options": { "retention": 2 }
				},
				{
					"name": "features",
					"number": 50,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "verification",
					"number": 3,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.ExtensionRangeOptions.VerificationState",
					"defaultValue": "UNVERIFIED",
					"options": { "retention": 2 }
				}
			],
			"nestedType": [{
				"name": "Declaration",
				"field": [
					{
						"name": "number",
						"number": 1,
						"type": 5,
						"label": 1
					},
					{
						"name": "full_name",
						"number": 2,
						"type": 9,
						"label": 1
					},
					{
						"name": "type",
						"number": 3,
						"type": 9,
						"label": 1
					},
					{
						"name": "reserved",
						"number": 5,
						"type": 8,
						"label": 1
					},
					{
						"name": "repeated",
						"number": 6,
						"type": 8,
						"label": 1
					}
				]
			}],
			"enumType": [{
				"name": "VerificationState",
				"value": [{
					"name": "DECLARATION",
					"number": 0
				}, {
					"name": "UNVERIFIED",
					"number": 1
				}]
			}],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "FieldDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "number",
					"number": 3,
					"type": 5,
					"label": 1
				},
				{
					"name": "label",
					"number": 4,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldDescriptorProto.Label"
				},
				{
					"name": "type",
					"number": 5,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldDescriptorProto.Type"
				},
				{
					"name": "type_name",
					"number": 6,
					"type": 9,
					"label": 1
				},
				{
					"name": "extendee",
					"number": 2,
					"type": 9,
					"label": 1
				},
				{
					"name": "default_value",
					"number": 7,
					"type": 9,
					"label": 1
				},
				{
					"name": "oneof_index",
					"number": 9,
					"type": 5,
					"label": 1
				},
				{
					"name": "json_name",
					"number": 10,
					"type": 9,
					"label": 1
				},
				{
					"name": "options",
					"number": 8,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions"
				},
				{
					"name": "proto3_optional",
					"number": 17,
					"type": 8,
					"label": 1
				}
			],
			"enumType": [{
				"name": "Type",
				"value": [
					{
						"name": "TYPE_DOUBLE",
						"number": 1
					},
					{
						"name": "TYPE_FLOAT",
						"number": 2
					},
					{
						"name": "TYPE_INT64",
						"number": 3
					},
					{
						"name": "TYPE_UINT64",
						"number": 4
					},
					{
						"name": "TYPE_INT32",
						"number": 5
					},
					{
						"name": "TYPE_FIXED64",
						"number": 6
					},
					{
						"name": "TYPE_FIXED32",
						"number": 7
					},
					{
						"name": "TYPE_BOOL",
						"number": 8
					},
					{
						"name": "TYPE_STRING",
						"number": 9
					},
					{
						"name": "TYPE_GROUP",
						"number": 10
					},
					{
						"name": "TYPE_MESSAGE",
						"number": 11
					},
					{
						"name": "TYPE_BYTES",
						"number": 12
					},
					{
						"name": "TYPE_UINT32",
						"number": 13
					},
					{
						"name": "TYPE_ENUM",
						"number": 14
					},
					{
						"name": "TYPE_SFIXED32",
						"number": 15
					},
					{
						"name": "TYPE_SFIXED64",
						"number": 16
					},
					{
						"name": "TYPE_SINT32",
						"number": 17
					},
					{
						"name": "TYPE_SINT64",
						"number": 18
					}
				]
			}, {
				"name": "Label",
				"value": [
					{
						"name": "LABEL_OPTIONAL",
						"number": 1
					},
					{
						"name": "LABEL_REPEATED",
						"number": 3
					},
					{
						"name": "LABEL_REQUIRED",
						"number": 2
					}
				]
			}]
		},
		{
			"name": "OneofDescriptorProto",
			"field": [{
				"name": "name",
				"number": 1,
				"type": 9,
				"label": 1
			}, {
				"name": "options",
				"number": 2,
				"type": 11,
				"label": 1,
				"typeName": ".google.protobuf.OneofOptions"
			}]
		},
		{
			"name": "EnumDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "value",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumValueDescriptorProto"
				},
				{
					"name": "options",
					"number": 3,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.EnumOptions"
				},
				{
					"name": "reserved_range",
					"number": 4,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.EnumDescriptorProto.EnumReservedRange"
				},
				{
					"name": "reserved_name",
					"number": 5,
					"type": 9,
					"label": 3
				},
				{
					"name": "visibility",
					"number": 6,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.SymbolVisibility"
				}
			],
			"nestedType": [{
				"name": "EnumReservedRange",
				"field": [{
					"name": "start",
					"number": 1,
					"type": 5,
					"label": 1
				}, {
					"name": "end",
					"number": 2,
					"type": 5,
					"label": 1
				}]
			}]
		},
		{
			"name": "EnumValueDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "number",
					"number": 2,
					"type": 5,
					"label": 1
				},
				{
					"name": "options",
					"number": 3,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.EnumValueOptions"
				}
			]
		},
		{
			"name": "ServiceDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "method",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.MethodDescriptorProto"
				},
				{
					"name": "options",
					"number": 3,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.ServiceOptions"
				}
			]
		},
		{
			"name": "MethodDescriptorProto",
			"field": [
				{
					"name": "name",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "input_type",
					"number": 2,
					"type": 9,
					"label": 1
				},
				{
					"name": "output_type",
					"number": 3,
					"type": 9,
					"label": 1
				},
				{
					"name": "options",
					"number": 4,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.MethodOptions"
				},
				{
					"name": "client_streaming",
					"number": 5,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "server_streaming",
					"number": 6,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				}
			]
		},
		{
			"name": "FileOptions",
			"field": [
				{
					"name": "java_package",
					"number": 1,
					"type": 9,
					"label": 1
				},
				{
					"name": "java_outer_classname",
					"number": 8,
					"type": 9,
					"label": 1
				},
				{
					"name": "java_multiple_files",
					"number": 10,
					"type": 8,
					"label": 1,
					"defaultValue": "false",
					"options": {}
				},
				{
					"name": "java_generate_equals_and_hash",
					"number": 20,
					"type": 8,
					"label": 1,
					"options": { "deprecated": true }
				},
				{
					"name": "java_string_check_utf8",
					"number": 27,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "optimize_for",
					"number": 9,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FileOptions.OptimizeMode",
					"defaultValue": "SPEED"
				},
				{
					"name": "go_package",
					"number": 11,
					"type": 9,
					"label": 1
				},
				{
					"name": "cc_generic_services",
					"number": 16,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "java_generic_services",
					"number": 17,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "py_generic_services",
					"number": 18,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated",
					"number": 23,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "cc_enable_arenas",
					"number": 31,
					"type": 8,
					"label": 1,
					"defaultValue": "true",
					"options": {}
				},
				{
					"name": "objc_class_prefix",
					"number": 36,
					"type": 9,
					"label": 1
				},
				{
					"name": "csharp_namespace",
					"number": 37,
					"type": 9,
					"label": 1
				},
				{
					"name": "swift_prefix",
					"number": 39,
					"type": 9,
					"label": 1
				},
				{
					"name": "php_class_prefix",
					"number": 40,
					"type": 9,
					"label": 1
				},
				{
					"name": "php_namespace",
					"number": 41,
					"type": 9,
					"label": 1
				},
				{
					"name": "php_metadata_namespace",
					"number": 44,
					"type": 9,
					"label": 1
				},
				{
					"name": "ruby_package",
					"number": 45,
					"type": 9,
					"label": 1
				},
				{
					"name": "features",
					"number": 50,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"enumType": [{
				"name": "OptimizeMode",
				"value": [
					{
						"name": "SPEED",
						"number": 1
					},
					{
						"name": "CODE_SIZE",
						"number": 2
					},
					{
						"name": "LITE_RUNTIME",
						"number": 3
					}
				]
			}],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "MessageOptions",
			"field": [
				{
					"name": "message_set_wire_format",
					"number": 1,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "no_standard_descriptor_accessor",
					"number": 2,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "map_entry",
					"number": 7,
					"type": 8,
					"label": 1
				},
				{
					"name": "deprecated_legacy_json_field_conflicts",
					"number": 11,
					"type": 8,
					"label": 1,
					"options": { "deprecated": true }
				},
				{
					"name": "features",
					"number": 12,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "FieldOptions",
			"field": [
				{
					"name": "ctype",
					"number": 1,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.CType",
					"defaultValue": "STRING"
				},
				{
					"name": "packed",
					"number": 2,
					"type": 8,
					"label": 1
				},
				{
					"name": "jstype",
					"number": 6,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.JSType",
					"defaultValue": "JS_NORMAL"
				},
				{
					"name": "lazy",
					"number": 5,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "unverified_lazy",
					"number": 15,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "weak",
					"number": 10,
					"type": 8,
					"label": 1,
					"defaultValue": "false",
					"options": { "deprecated": true }
				},
				{
					"name": "debug_redact",
					"number": 16,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "retention",
					"number": 17,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.OptionRetention"
				},
				{
					"name": "targets",
					"number": 19,
					"type": 14,
					"label": 3,
					"typeName": ".google.protobuf.FieldOptions.OptionTargetType"
				},
				{
					"name": "edition_defaults",
					"number": 20,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FieldOptions.EditionDefault"
				},
				{
					"name": "features",
					"number": 21,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "feature_support",
					"number": 22,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"nestedType": [{
				"name": "EditionDefault",
				"field": [{
					"name": "edition",
					"number": 3,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				}, {
					"name": "value",
					"number": 2,
					"type": 9,
					"label": 1
				}]
			}, {
				"name": "FeatureSupport",
				"field": [
					{
						"name": "edition_introduced",
						"number": 1,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "edition_deprecated",
						"number": 2,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "deprecation_warning",
						"number": 3,
						"type": 9,
						"label": 1
					},
					{
						"name": "edition_removed",
						"number": 4,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "removal_error",
						"number": 5,
						"type": 9,
						"label": 1
					}
				]
			}],
			"enumType": [
				{
					"name": "CType",
					"value": [
						{
							"name": "STRING",
							"number": 0
						},
						{
							"name": "CORD",
							"number": 1
						},
						{
							"name": "STRING_PIECE",
							"number": 2
						}
					]
				},
				{
					"name": "JSType",
					"value": [
						{
							"name": "JS_NORMAL",
							"number": 0
						},
						{
							"name": "JS_STRING",
							"number": 1
						},
						{
							"name": "JS_NUMBER",
							"number": 2
						}
					]
				},
				{
					"name": "OptionRetention",
					"value": [
						{
							"name": "RETENTION_UNKNOWN",
							"number": 0
						},
						{
							"name": "RETENTION_RUNTIME",
							"number": 1
						},
						{
							"name": "RETENTION_SOURCE",
							"number": 2
						}
					]
				},
				{
					"name": "OptionTargetType",
					"value": [
						{
							"name": "TARGET_TYPE_UNKNOWN",
							"number": 0
						},
						{
							"name": "TARGET_TYPE_FILE",
							"number": 1
						},
						{
							"name": "TARGET_TYPE_EXTENSION_RANGE",
							"number": 2
						},
						{
							"name": "TARGET_TYPE_MESSAGE",
							"number": 3
						},
						{
							"name": "TARGET_TYPE_FIELD",
							"number": 4
						},
						{
							"name": "TARGET_TYPE_ONEOF",
							"number": 5
						},
						{
							"name": "TARGET_TYPE_ENUM",
							"number": 6
						},
						{
							"name": "TARGET_TYPE_ENUM_ENTRY",
							"number": 7
						},
						{
							"name": "TARGET_TYPE_SERVICE",
							"number": 8
						},
						{
							"name": "TARGET_TYPE_METHOD",
							"number": 9
						}
					]
				}
			],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "OneofOptions",
			"field": [{
				"name": "features",
				"number": 1,
				"type": 11,
				"label": 1,
				"typeName": ".google.protobuf.FeatureSet"
			}, {
				"name": "uninterpreted_option",
				"number": 999,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.UninterpretedOption"
			}],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "EnumOptions",
			"field": [
				{
					"name": "allow_alias",
					"number": 2,
					"type": 8,
					"label": 1
				},
				{
					"name": "deprecated",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "deprecated_legacy_json_field_conflicts",
					"number": 6,
					"type": 8,
					"label": 1,
					"options": { "deprecated": true }
				},
				{
					"name": "features",
					"number": 7,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "EnumValueOptions",
			"field": [
				{
					"name": "deprecated",
					"number": 1,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "features",
					"number": 2,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "debug_redact",
					"number": 3,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "feature_support",
					"number": 4,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FieldOptions.FeatureSupport"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "ServiceOptions",
			"field": [
				{
					"name": "features",
					"number": 34,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "deprecated",
					"number": 33,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "MethodOptions",
			"field": [
				{
					"name": "deprecated",
					"number": 33,
					"type": 8,
					"label": 1,
					"defaultValue": "false"
				},
				{
					"name": "idempotency_level",
					"number": 34,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.MethodOptions.IdempotencyLevel",
					"defaultValue": "IDEMPOTENCY_UNKNOWN"
				},
				{
					"name": "features",
					"number": 35,
					"type": 11,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet"
				},
				{
					"name": "uninterpreted_option",
					"number": 999,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption"
				}
			],
			"enumType": [{
				"name": "IdempotencyLevel",
				"value": [
					{
						"name": "IDEMPOTENCY_UNKNOWN",
						"number": 0
					},
					{
						"name": "NO_SIDE_EFFECTS",
						"number": 1
					},
					{
						"name": "IDEMPOTENT",
						"number": 2
					}
				]
			}],
			"extensionRange": [{
				"start": 990,
				"end": 999
			}, {
				"start": 1e3,
				"end": 536870912
			}]
		},
		{
			"name": "UninterpretedOption",
			"field": [
				{
					"name": "name",
					"number": 2,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.UninterpretedOption.NamePart"
				},
				{
					"name": "identifier_value",
					"number": 3,
					"type": 9,
					"label": 1
				},
				{
					"name": "positive_int_value",
					"number": 4,
					"type": 4,
					"label": 1
				},
				{
					"name": "negative_int_value",
					"number": 5,
					"type": 3,
					"label": 1
				},
				{
					"name": "double_value",
					"number": 6,
					"type": 1,
					"label": 1
				},
				{
					"name": "string_value",
					"number": 7,
					"type": 12,
					"label": 1
				},
				{
					"name": "aggregate_value",
					"number": 8,
					"type": 9,
					"label": 1
				}
			],
			"nestedType": [{
				"name": "NamePart",
				"field": [{
					"name": "name_part",
					"number": 1,
					"type": 9,
					"label": 2
				}, {
					"name": "is_extension",
					"number": 2,
					"type": 8,
					"label": 2
				}]
			}]
		},
		{
			"name": "FeatureSet",
			"field": [
				{
					"name": "field_presence",
					"number": 1,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.FieldPresence",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [
							{
								"value": "EXPLICIT",
								"edition": 900
							},
							{
								"value": "IMPLICIT",
								"edition": 999
							},
							{
								"value": "EXPLICIT",
								"edition": 1e3
							}
						]
					}
				},
				{
					"name": "enum_type",
					"number": 2,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.EnumType",
					"options": {
						"retention": 1,
						"targets": [6, 1],
						"editionDefaults": [{
							"value": "CLOSED",
							"edition": 900
						}, {
							"value": "OPEN",
							"edition": 999
						}]
					}
				},
				{
					"name": "repeated_field_encoding",
					"number": 3,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.RepeatedFieldEncoding",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [{
							"value": "EXPANDED",
							"edition": 900
						}, {
							"value": "PACKED",
							"edition": 999
						}]
					}
				},
				{
					"name": "utf8_validation",
					"number": 4,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.Utf8Validation",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [{
							"value": "NONE",
							"edition": 900
						}, {
							"value": "VERIFY",
							"edition": 999
						}]
					}
				},
				{
					"name": "message_encoding",
					"number": 5,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.MessageEncoding",
					"options": {
						"retention": 1,
						"targets": [4, 1],
						"editionDefaults": [{
							"value": "LENGTH_PREFIXED",
							"edition": 900
						}]
					}
				},
				{
					"name": "json_format",
					"number": 6,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.JsonFormat",
					"options": {
						"retention": 1,
						"targets": [
							3,
							6,
							1
						],
						"editionDefaults": [{
							"value": "LEGACY_BEST_EFFORT",
							"edition": 900
						}, {
							"value": "ALLOW",
							"edition": 999
						}]
					}
				},
				{
					"name": "enforce_naming_style",
					"number": 7,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.EnforceNamingStyle",
					"options": {
						"retention": 2,
						"targets": [
							1,
							2,
							3,
							4,
							5,
							6,
							7,
							8,
							9
						],
						"editionDefaults": [
							{
								"value": "STYLE_LEGACY",
								"edition": 900
							},
							{
								"value": "STYLE2024",
								"edition": 1001
							},
							{
								"value": "STYLE2026",
								"edition": 1002
							}
						]
					}
				},
				{
					"name": "default_symbol_visibility",
					"number": 8,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.VisibilityFeature.DefaultSymbolVisibility",
					"options": {
						"retention": 2,
						"targets": [1],
						"editionDefaults": [
							{
								"value": "EXPORT_ALL",
								"edition": 900
							},
							{
								"value": "EXPORT_TOP_LEVEL",
								"edition": 1001
							},
							{
								"value": "STRICT",
								"edition": 1002
							}
						]
					}
				},
				{
					"name": "enforce_proto_limits",
					"number": 9,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.FeatureSet.ProtoLimitsFeature.EnforceProtoLimits",
					"options": {
						"retention": 2,
						"targets": [
							6,
							3,
							4,
							5
						],
						"editionDefaults": [{
							"value": "LEGACY_NO_EXPLICIT_LIMITS",
							"edition": 900
						}, {
							"value": "PROTO_LIMITS2026",
							"edition": 1002
						}]
					}
				}
			],
			"nestedType": [{
				"name": "VisibilityFeature",
				"enumType": [{
					"name": "DefaultSymbolVisibility",
					"value": [
						{
							"name": "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN",
							"number": 0
						},
						{
							"name": "EXPORT_ALL",
							"number": 1
						},
						{
							"name": "EXPORT_TOP_LEVEL",
							"number": 2
						},
						{
							"name": "LOCAL_ALL",
							"number": 3
						},
						{
							"name": "STRICT",
							"number": 4
						}
					]
				}]
			}, {
				"name": "ProtoLimitsFeature",
				"enumType": [{
					"name": "EnforceProtoLimits",
					"value": [
						{
							"name": "PROTO_LIMITS_UNKNOWN",
							"number": 0
						},
						{
							"name": "LEGACY_NO_EXPLICIT_LIMITS",
							"number": 1
						},
						{
							"name": "PROTO_LIMITS2026",
							"number": 2
						}
					]
				}]
			}],
			"enumType": [
				{
					"name": "FieldPresence",
					"value": [
						{
							"name": "FIELD_PRESENCE_UNKNOWN",
							"number": 0
						},
						{
							"name": "EXPLICIT",
							"number": 1
						},
						{
							"name": "IMPLICIT",
							"number": 2
						},
						{
							"name": "LEGACY_REQUIRED",
							"number": 3
						}
					]
				},
				{
					"name": "EnumType",
					"value": [
						{
							"name": "ENUM_TYPE_UNKNOWN",
							"number": 0
						},
						{
							"name": "OPEN",
							"number": 1
						},
						{
							"name": "CLOSED",
							"number": 2
						}
					]
				},
				{
					"name": "RepeatedFieldEncoding",
					"value": [
						{
							"name": "REPEATED_FIELD_ENCODING_UNKNOWN",
							"number": 0
						},
						{
							"name": "PACKED",
							"number": 1
						},
						{
							"name": "EXPANDED",
							"number": 2
						}
					]
				},
				{
					"name": "Utf8Validation",
					"value": [
						{
							"name": "UTF8_VALIDATION_UNKNOWN",
							"number": 0
						},
						{
							"name": "VERIFY",
							"number": 2
						},
						{
							"name": "NONE",
							"number": 3
						}
					]
				},
				{
					"name": "MessageEncoding",
					"value": [
						{
							"name": "MESSAGE_ENCODING_UNKNOWN",
							"number": 0
						},
						{
							"name": "LENGTH_PREFIXED",
							"number": 1
						},
						{
							"name": "DELIMITED",
							"number": 2
						}
					]
				},
				{
					"name": "JsonFormat",
					"value": [
						{
							"name": "JSON_FORMAT_UNKNOWN",
							"number": 0
						},
						{
							"name": "ALLOW",
							"number": 1
						},
						{
							"name": "LEGACY_BEST_EFFORT",
							"number": 2
						}
					]
				},
				{
					"name": "EnforceNamingStyle",
					"value": [
						{
							"name": "ENFORCE_NAMING_STYLE_UNKNOWN",
							"number": 0
						},
						{
							"name": "STYLE2024",
							"number": 1
						},
						{
							"name": "STYLE_LEGACY",
							"number": 2
						},
						{
							"name": "STYLE2026",
							"number": 3
						}
					]
				}
			],
			"extensionRange": [
				{
					"start": 1e3,
					"end": 9995
				},
				{
					"start": 9995,
					"end": 1e4
				},
				{
					"start": 1e4,
					"end": 10001
				}
			]
		},
		{
			"name": "FeatureSetDefaults",
			"field": [
				{
					"name": "defaults",
					"number": 1,
					"type": 11,
					"label": 3,
					"typeName": ".google.protobuf.FeatureSetDefaults.FeatureSetEditionDefault"
				},
				{
					"name": "minimum_edition",
					"number": 4,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				},
				{
					"name": "maximum_edition",
					"number": 5,
					"type": 14,
					"label": 1,
					"typeName": ".google.protobuf.Edition"
				}
			],
			"nestedType": [{
				"name": "FeatureSetEditionDefault",
				"field": [
					{
						"name": "edition",
						"number": 3,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.Edition"
					},
					{
						"name": "overridable_features",
						"number": 4,
						"type": 11,
						"label": 1,
						"typeName": ".google.protobuf.FeatureSet"
					},
					{
						"name": "fixed_features",
						"number": 5,
						"type": 11,
						"label": 1,
						"typeName": ".google.protobuf.FeatureSet"
					}
				]
			}]
		},
		{
			"name": "SourceCodeInfo",
			"field": [{
				"name": "location",
				"number": 1,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.SourceCodeInfo.Location"
			}],
			"nestedType": [{
				"name": "Location",
				"field": [
					{
						"name": "path",
						"number": 1,
						"type": 5,
						"label": 3,
						"options": { "packed": true }
					},
					{
						"name": "span",
						"number": 2,
						"type": 5,
						"label": 3,
						"options": { "packed": true }
					},
					{
						"name": "leading_comments",
						"number": 3,
						"type": 9,
						"label": 1
					},
					{
						"name": "trailing_comments",
						"number": 4,
						"type": 9,
						"label": 1
					},
					{
						"name": "leading_detached_comments",
						"number": 6,
						"type": 9,
						"label": 3
					}
				]
			}],
			"extensionRange": [{
				"start": 536e6,
				"end": 536000001
			}]
		},
		{
			"name": "GeneratedCodeInfo",
			"field": [{
				"name": "annotation",
				"number": 1,
				"type": 11,
				"label": 3,
				"typeName": ".google.protobuf.GeneratedCodeInfo.Annotation"
			}],
			"nestedType": [{
				"name": "Annotation",
				"field": [
					{
						"name": "path",
						"number": 1,
						"type": 5,
						"label": 3,
						"options": { "packed": true }
					},
					{
						"name": "source_file",
						"number": 2,
						"type": 9,
						"label": 1
					},
					{
						"name": "begin",
						"number": 3,
						"type": 5,
						"label": 1
					},
					{
						"name": "end",
						"number": 4,
						"type": 5,
						"label": 1
					},
					{
						"name": "semantic",
						"number": 5,
						"type": 14,
						"label": 1,
						"typeName": ".google.protobuf.GeneratedCodeInfo.Annotation.Semantic"
					}
				],
				"enumType": [{
					"name": "Semantic",
					"value": [
						{
							"name": "NONE",
							"number": 0
						},
						{
							"name": "SET",
							"number": 1
						},
						{
							"name": "ALIAS",
							"number": 2
						}
					]
				}]
			}]
		}
	],
	"enumType": [{
		"name": "Edition",
		"value": [
			{
				"name": "EDITION_UNKNOWN",
				"number": 0
			},
			{
				"name": "EDITION_LEGACY",
				"number": 900
			},
			{
				"name": "EDITION_PROTO2",
				"number": 998
			},
			{
				"name": "EDITION_PROTO3",
				"number": 999
			},
			{
				"name": "EDITION_2023",
				"number": 1e3
			},
			{
				"name": "EDITION_2024",
				"number": 1001
			},
			{
				"name": "EDITION_2026",
				"number": 1002
			},
			{
				"name": "EDITION_UNSTABLE",
				"number": 9999
			},
			{
				"name": "EDITION_1_TEST_ONLY",
				"number": 1
			},
			{
				"name": "EDITION_2_TEST_ONLY",
				"number": 2
			},
			{
				"name": "EDITION_99997_TEST_ONLY",
				"number": 99997
			},
			{
				"name": "EDITION_99998_TEST_ONLY",
				"number": 99998
			},
			{
				"name": "EDITION_99999_TEST_ONLY",
				"number": 99999
			},
			{
				"name": "EDITION_MAX",
				"number": 2147483647
			}
		]
	}, {
		"name": "SymbolVisibility",
		"value": [
			{
				"name": "VISIBILITY_UNSET",
				"number": 0
			},
			{
				"name": "VISIBILITY_LOCAL",
				"number": 1
			},
			{
				"name": "VISIBILITY_EXPORT",
				"number": 2
			}
		]
	}]
});
const FileDescriptorProtoSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_descriptor, 1);
var ExtensionRangeOptions_VerificationState;
(function(ExtensionRangeOptions_VerificationState) {
	ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState["DECLARATION"] = 0] = "DECLARATION";
	ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState["UNVERIFIED"] = 1] = "UNVERIFIED";
})(ExtensionRangeOptions_VerificationState || (ExtensionRangeOptions_VerificationState = {}));
var FieldDescriptorProto_Type;
(function(FieldDescriptorProto_Type) {
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["DOUBLE"] = 1] = "DOUBLE";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["FLOAT"] = 2] = "FLOAT";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["INT64"] = 3] = "INT64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["UINT64"] = 4] = "UINT64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["INT32"] = 5] = "INT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["FIXED64"] = 6] = "FIXED64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["FIXED32"] = 7] = "FIXED32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["BOOL"] = 8] = "BOOL";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["STRING"] = 9] = "STRING";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["GROUP"] = 10] = "GROUP";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["MESSAGE"] = 11] = "MESSAGE";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["BYTES"] = 12] = "BYTES";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["UINT32"] = 13] = "UINT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["ENUM"] = 14] = "ENUM";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SFIXED32"] = 15] = "SFIXED32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SFIXED64"] = 16] = "SFIXED64";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SINT32"] = 17] = "SINT32";
	FieldDescriptorProto_Type[FieldDescriptorProto_Type["SINT64"] = 18] = "SINT64";
})(FieldDescriptorProto_Type || (FieldDescriptorProto_Type = {}));
var FieldDescriptorProto_Label;
(function(FieldDescriptorProto_Label) {
	FieldDescriptorProto_Label[FieldDescriptorProto_Label["OPTIONAL"] = 1] = "OPTIONAL";
	FieldDescriptorProto_Label[FieldDescriptorProto_Label["REPEATED"] = 3] = "REPEATED";
	FieldDescriptorProto_Label[FieldDescriptorProto_Label["REQUIRED"] = 2] = "REQUIRED";
})(FieldDescriptorProto_Label || (FieldDescriptorProto_Label = {}));
var FileOptions_OptimizeMode;
(function(FileOptions_OptimizeMode) {
	FileOptions_OptimizeMode[FileOptions_OptimizeMode["SPEED"] = 1] = "SPEED";
	FileOptions_OptimizeMode[FileOptions_OptimizeMode["CODE_SIZE"] = 2] = "CODE_SIZE";
	FileOptions_OptimizeMode[FileOptions_OptimizeMode["LITE_RUNTIME"] = 3] = "LITE_RUNTIME";
})(FileOptions_OptimizeMode || (FileOptions_OptimizeMode = {}));
var FieldOptions_CType;
(function(FieldOptions_CType) {
	FieldOptions_CType[FieldOptions_CType["STRING"] = 0] = "STRING";
	FieldOptions_CType[FieldOptions_CType["CORD"] = 1] = "CORD";
	FieldOptions_CType[FieldOptions_CType["STRING_PIECE"] = 2] = "STRING_PIECE";
})(FieldOptions_CType || (FieldOptions_CType = {}));
var FieldOptions_JSType;
(function(FieldOptions_JSType) {
	FieldOptions_JSType[FieldOptions_JSType["JS_NORMAL"] = 0] = "JS_NORMAL";
	FieldOptions_JSType[FieldOptions_JSType["JS_STRING"] = 1] = "JS_STRING";
	FieldOptions_JSType[FieldOptions_JSType["JS_NUMBER"] = 2] = "JS_NUMBER";
})(FieldOptions_JSType || (FieldOptions_JSType = {}));
var FieldOptions_OptionRetention;
(function(FieldOptions_OptionRetention) {
	FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_UNKNOWN"] = 0] = "RETENTION_UNKNOWN";
	FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_RUNTIME"] = 1] = "RETENTION_RUNTIME";
	FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_SOURCE"] = 2] = "RETENTION_SOURCE";
})(FieldOptions_OptionRetention || (FieldOptions_OptionRetention = {}));
var FieldOptions_OptionTargetType;
(function(FieldOptions_OptionTargetType) {
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_UNKNOWN"] = 0] = "TARGET_TYPE_UNKNOWN";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_FILE"] = 1] = "TARGET_TYPE_FILE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_EXTENSION_RANGE"] = 2] = "TARGET_TYPE_EXTENSION_RANGE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_MESSAGE"] = 3] = "TARGET_TYPE_MESSAGE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_FIELD"] = 4] = "TARGET_TYPE_FIELD";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ONEOF"] = 5] = "TARGET_TYPE_ONEOF";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ENUM"] = 6] = "TARGET_TYPE_ENUM";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ENUM_ENTRY"] = 7] = "TARGET_TYPE_ENUM_ENTRY";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_SERVICE"] = 8] = "TARGET_TYPE_SERVICE";
	FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_METHOD"] = 9] = "TARGET_TYPE_METHOD";
})(FieldOptions_OptionTargetType || (FieldOptions_OptionTargetType = {}));
var MethodOptions_IdempotencyLevel;
(function(MethodOptions_IdempotencyLevel) {
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["IDEMPOTENCY_UNKNOWN"] = 0] = "IDEMPOTENCY_UNKNOWN";
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["NO_SIDE_EFFECTS"] = 1] = "NO_SIDE_EFFECTS";
	MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["IDEMPOTENT"] = 2] = "IDEMPOTENT";
})(MethodOptions_IdempotencyLevel || (MethodOptions_IdempotencyLevel = {}));
var FeatureSet_VisibilityFeature_DefaultSymbolVisibility;
(function(FeatureSet_VisibilityFeature_DefaultSymbolVisibility) {
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["DEFAULT_SYMBOL_VISIBILITY_UNKNOWN"] = 0] = "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["EXPORT_ALL"] = 1] = "EXPORT_ALL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["EXPORT_TOP_LEVEL"] = 2] = "EXPORT_TOP_LEVEL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["LOCAL_ALL"] = 3] = "LOCAL_ALL";
	FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["STRICT"] = 4] = "STRICT";
})(FeatureSet_VisibilityFeature_DefaultSymbolVisibility || (FeatureSet_VisibilityFeature_DefaultSymbolVisibility = {}));
var FeatureSet_ProtoLimitsFeature_EnforceProtoLimits;
(function(FeatureSet_ProtoLimitsFeature_EnforceProtoLimits) {
	FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits["PROTO_LIMITS_UNKNOWN"] = 0] = "PROTO_LIMITS_UNKNOWN";
	FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits["LEGACY_NO_EXPLICIT_LIMITS"] = 1] = "LEGACY_NO_EXPLICIT_LIMITS";
	FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits["PROTO_LIMITS2026"] = 2] = "PROTO_LIMITS2026";
})(FeatureSet_ProtoLimitsFeature_EnforceProtoLimits || (FeatureSet_ProtoLimitsFeature_EnforceProtoLimits = {}));
var FeatureSet_FieldPresence;
(function(FeatureSet_FieldPresence) {
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["FIELD_PRESENCE_UNKNOWN"] = 0] = "FIELD_PRESENCE_UNKNOWN";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["EXPLICIT"] = 1] = "EXPLICIT";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["IMPLICIT"] = 2] = "IMPLICIT";
	FeatureSet_FieldPresence[FeatureSet_FieldPresence["LEGACY_REQUIRED"] = 3] = "LEGACY_REQUIRED";
})(FeatureSet_FieldPresence || (FeatureSet_FieldPresence = {}));
var FeatureSet_EnumType;
(function(FeatureSet_EnumType) {
	FeatureSet_EnumType[FeatureSet_EnumType["ENUM_TYPE_UNKNOWN"] = 0] = "ENUM_TYPE_UNKNOWN";
	FeatureSet_EnumType[FeatureSet_EnumType["OPEN"] = 1] = "OPEN";
	FeatureSet_EnumType[FeatureSet_EnumType["CLOSED"] = 2] = "CLOSED";
})(FeatureSet_EnumType || (FeatureSet_EnumType = {}));
var FeatureSet_RepeatedFieldEncoding;
(function(FeatureSet_RepeatedFieldEncoding) {
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["REPEATED_FIELD_ENCODING_UNKNOWN"] = 0] = "REPEATED_FIELD_ENCODING_UNKNOWN";
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["PACKED"] = 1] = "PACKED";
	FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["EXPANDED"] = 2] = "EXPANDED";
})(FeatureSet_RepeatedFieldEncoding || (FeatureSet_RepeatedFieldEncoding = {}));
var FeatureSet_Utf8Validation;
(function(FeatureSet_Utf8Validation) {
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["UTF8_VALIDATION_UNKNOWN"] = 0] = "UTF8_VALIDATION_UNKNOWN";
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["VERIFY"] = 2] = "VERIFY";
	FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["NONE"] = 3] = "NONE";
})(FeatureSet_Utf8Validation || (FeatureSet_Utf8Validation = {}));
var FeatureSet_MessageEncoding;
(function(FeatureSet_MessageEncoding) {
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["MESSAGE_ENCODING_UNKNOWN"] = 0] = "MESSAGE_ENCODING_UNKNOWN";
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["LENGTH_PREFIXED"] = 1] = "LENGTH_PREFIXED";
	FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["DELIMITED"] = 2] = "DELIMITED";
})(FeatureSet_MessageEncoding || (FeatureSet_MessageEncoding = {}));
var FeatureSet_JsonFormat;
(function(FeatureSet_JsonFormat) {
	FeatureSet_JsonFormat[FeatureSet_JsonFormat["JSON_FORMAT_UNKNOWN"] = 0] = "JSON_FORMAT_UNKNOWN";
	FeatureSet_JsonFormat[FeatureSet_JsonFormat["ALLOW"] = 1] = "ALLOW";
	FeatureSet_JsonFormat[FeatureSet_JsonFormat["LEGACY_BEST_EFFORT"] = 2] = "LEGACY_BEST_EFFORT";
})(FeatureSet_JsonFormat || (FeatureSet_JsonFormat = {}));
var FeatureSet_EnforceNamingStyle;
(function(FeatureSet_EnforceNamingStyle) {
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["ENFORCE_NAMING_STYLE_UNKNOWN"] = 0] = "ENFORCE_NAMING_STYLE_UNKNOWN";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE2024"] = 1] = "STYLE2024";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE_LEGACY"] = 2] = "STYLE_LEGACY";
	FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE2026"] = 3] = "STYLE2026";
})(FeatureSet_EnforceNamingStyle || (FeatureSet_EnforceNamingStyle = {}));
var GeneratedCodeInfo_Annotation_Semantic;
(function(GeneratedCodeInfo_Annotation_Semantic) {
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["NONE"] = 0] = "NONE";
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["SET"] = 1] = "SET";
	GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["ALIAS"] = 2] = "ALIAS";
})(GeneratedCodeInfo_Annotation_Semantic || (GeneratedCodeInfo_Annotation_Semantic = {}));
var Edition;
(function(Edition) {
	Edition[Edition["EDITION_UNKNOWN"] = 0] = "EDITION_UNKNOWN";
	Edition[Edition["EDITION_LEGACY"] = 900] = "EDITION_LEGACY";
	Edition[Edition["EDITION_PROTO2"] = 998] = "EDITION_PROTO2";
	Edition[Edition["EDITION_PROTO3"] = 999] = "EDITION_PROTO3";
	Edition[Edition["EDITION_2023"] = 1e3] = "EDITION_2023";
	Edition[Edition["EDITION_2024"] = 1001] = "EDITION_2024";
	Edition[Edition["EDITION_2026"] = 1002] = "EDITION_2026";
	Edition[Edition["EDITION_UNSTABLE"] = 9999] = "EDITION_UNSTABLE";
	Edition[Edition["EDITION_1_TEST_ONLY"] = 1] = "EDITION_1_TEST_ONLY";
	Edition[Edition["EDITION_2_TEST_ONLY"] = 2] = "EDITION_2_TEST_ONLY";
	Edition[Edition["EDITION_99997_TEST_ONLY"] = 99997] = "EDITION_99997_TEST_ONLY";
	Edition[Edition["EDITION_99998_TEST_ONLY"] = 99998] = "EDITION_99998_TEST_ONLY";
	Edition[Edition["EDITION_99999_TEST_ONLY"] = 99999] = "EDITION_99999_TEST_ONLY";
	Edition[Edition["EDITION_MAX"] = 2147483647] = "EDITION_MAX";
})(Edition || (Edition = {}));
var SymbolVisibility;
(function(SymbolVisibility) {
	SymbolVisibility[SymbolVisibility["VISIBILITY_UNSET"] = 0] = "VISIBILITY_UNSET";
	SymbolVisibility[SymbolVisibility["VISIBILITY_LOCAL"] = 1] = "VISIBILITY_LOCAL";
	SymbolVisibility[SymbolVisibility["VISIBILITY_EXPORT"] = 2] = "VISIBILITY_EXPORT";
})(SymbolVisibility || (SymbolVisibility = {}));

// node_modules/@bufbuild/protobuf/dist/esm/from-binary.js
function makeReadContext$1(options) {
	return Object.assign(Object.assign({
		readUnknownFields: true,
		recursionLimit: 100
	}, options), { depth: 0 });
}
function fromBinary(schema, bytes, options) {
	const message = create(schema);
	compiledReader$1(schema).read(message, new BinaryReader(bytes), makeReadContext$1(options), bytes.byteLength);
	return message;
}
const compiledReaders$1 = /* @__PURE__ */ new WeakMap();
function compiledReader$1(desc) {
	let compiled = compiledReaders$1.get(desc);
	if (compiled === void 0) compiled = compileMessage$3(desc);
	return compiled;
}
function compileMessage$3(desc) {
	const descString = String(desc);
	const fieldReaders = /* @__PURE__ */ new Map();
	const compiled = {
		read: compileMessageReader(descString, fieldReaders),
		readGroup: compileGroupReader(descString, fieldReaders)
	};
	compiledReaders$1.set(desc, compiled);
	for (const field of desc.fields) fieldReaders.set(field.number, compileFieldReader$1(field));
	return compiled;
}
function compileMessageReader(descString, fieldReaders) {
	return (message, reader, ctx, length) => {
		var _a;
		if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${descString} from binary: maximum recursion depth of ${ctx.recursionLimit} reached`);
		const end = reader.pos + length;
		const unknownFields = (_a = message.$unknown) !== null && _a !== void 0 ? _a : [];
		while (reader.pos < end) {
			const [fieldNo, wireType] = reader.tag();
			const fieldReader = fieldReaders.get(fieldNo);
			if (fieldReader === void 0) {
				const data = reader.skip(wireType, fieldNo, ctx.recursionLimit - ctx.depth);
				if (ctx.readUnknownFields) unknownFields.push({
					no: fieldNo,
					wireType,
					data
				});
				continue;
			}
			fieldReader(message, reader, ctx, wireType);
		}
		if (unknownFields.length > 0) message.$unknown = unknownFields;
		ctx.depth--;
	};
}
function compileGroupReader(descString, fieldReaders) {
	return (message, reader, ctx, fieldNo) => {
		var _a;
		if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${descString} from binary: maximum recursion depth of ${ctx.recursionLimit} reached`);
		let recordFieldNo;
		let wireType;
		const unknownFields = (_a = message.$unknown) !== null && _a !== void 0 ? _a : [];
		while (reader.pos < reader.len) {
			[recordFieldNo, wireType] = reader.tag();
			if (wireType == WireType.EndGroup) break;
			const fieldReader = fieldReaders.get(recordFieldNo);
			if (fieldReader === void 0) {
				const data = reader.skip(wireType, recordFieldNo, ctx.recursionLimit - ctx.depth);
				if (ctx.readUnknownFields) unknownFields.push({
					no: recordFieldNo,
					wireType,
					data
				});
				continue;
			}
			fieldReader(message, reader, ctx, wireType);
		}
		if (wireType != WireType.EndGroup || recordFieldNo !== fieldNo) throw new Error("invalid end group tag");
		if (unknownFields.length > 0) message.$unknown = unknownFields;
		ctx.depth--;
	};
}
function readField(message, reader, field, wireType, ctx) {
	compileFieldReader$1(field)(message[unsafeLocal], reader, ctx, wireType);
}
function compileFieldReader$1(field) {
	switch (field.fieldKind) {
		case "scalar": return compileScalarFieldReader$1(field);
		case "enum": return compileEnumFieldReader$1(field);
		case "message": return compileMessageFieldReader$1(field);
		case "list": return compileListFieldReader$1(field);
		case "map": return compileMapFieldReader$1(field);
	}
}
function compileScalarFieldReader$1(field) {
	const readScalar = compileScalarReader(field.scalar, field.utf8Validation, field.longAsString);
	const localName = field.localName;
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		return (message, reader) => {
			message[oneofLocalName] = {
				case: localName,
				value: readScalar(reader)
			};
		};
	}
	return (message, reader) => {
		message[localName] = readScalar(reader);
	};
}
function compileEnumFieldReader$1(field) {
	var _a;
	const localName = field.localName;
	const oneofLocalName = (_a = field.oneof) === null || _a === void 0 ? void 0 : _a.localName;
	if (field.enum.open) {
		if (oneofLocalName !== void 0) return (message, reader) => {
			message[oneofLocalName] = {
				case: localName,
				value: reader.int32()
			};
		};
		return (message, reader) => {
			message[localName] = reader.int32();
		};
	}
	const values = field.enum.values;
	const fieldNo = field.number;
	return (message, reader, ctx, wireType) => {
		var _a;
		const val = reader.int32();
		if (values.some((v) => v.number === val)) {
			if (oneofLocalName !== void 0) message[oneofLocalName] = {
				case: localName,
				value: val
			};
			else message[localName] = val;
		} else if (ctx.readUnknownFields) {
			const bytes = [];
			varint32write(val, bytes);
			const unknownFields = (_a = message.$unknown) !== null && _a !== void 0 ? _a : [];
			unknownFields.push({
				no: fieldNo,
				wireType,
				data: new Uint8Array(bytes)
			});
			message.$unknown = unknownFields;
		}
	};
}
function compileMessageFieldReader$1(field) {
	const localName = field.localName;
	const { toMessage, toLocal } = localMessageMapper(field);
	const readChild = compileChildReader(field);
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		return (message, reader, ctx) => {
			const oneof = message[oneofLocalName];
			const child = toMessage(oneof.case === localName ? oneof.value : void 0);
			readChild(child, reader, ctx);
			message[oneofLocalName] = {
				case: localName,
				value: toLocal(child)
			};
		};
	}
	return (message, reader, ctx) => {
		const child = toMessage(message[localName]);
		readChild(child, reader, ctx);
		message[localName] = toLocal(child);
	};
}
function compileChildReader(field) {
	const compiledChild = compiledReader$1(field.message);
	if (field.delimitedEncoding) {
		const fieldNo = field.number;
		return (child, reader, ctx) => compiledChild.readGroup(child, reader, ctx, fieldNo);
	}
	return (child, reader, ctx) => compiledChild.read(child, reader, ctx, reader.uint32());
}
function compileListFieldReader$1(field) {
	const localName = field.localName;
	if (field.listKind == "message") {
		const { toMessage, toLocal } = localMessageMapper(field);
		const readChild = compileChildReader(field);
		return (message, reader, ctx) => {
			const child = toMessage(void 0);
			readChild(child, reader, ctx);
			message[localName].push(toLocal(child));
		};
	}
	const scalarType = field.listKind == "enum" ? ScalarType.INT32 : field.scalar;
	const longAsString = field.listKind == "scalar" ? field.longAsString : false;
	const readScalar = compileScalarReader(scalarType, field.utf8Validation, longAsString);
	const packedPossible = scalarType != ScalarType.STRING && scalarType != ScalarType.BYTES;
	return (message, reader, ctx, wireType) => {
		const items = message[localName];
		if (wireType == WireType.LengthDelimited && packedPossible) {
			const end = reader.uint32() + reader.pos;
			while (reader.pos < end) items.push(readScalar(reader));
		} else items.push(readScalar(reader));
	};
}
function compileMapFieldReader$1(field) {
	const localName = field.localName;
	const readKey = compileScalarReader(field.mapKey, field.utf8Validation, false);
	const keyZero = scalarZeroValue(field.mapKey, false);
	let readValue;
	let valueDefault;
	switch (field.mapKind) {
		case "scalar": {
			const scalar = field.scalar;
			const readScalar = compileScalarReader(scalar, field.utf8Validation, false);
			readValue = (reader) => readScalar(reader);
			if (scalar == ScalarType.BYTES) valueDefault = () => /* @__PURE__ */ new Uint8Array(0);
			else {
				const zero = scalarZeroValue(scalar, false);
				valueDefault = () => zero;
			}
			break;
		}
		case "enum": {
			const zero = field.enum.values[0].number;
			readValue = (reader) => reader.int32();
			valueDefault = () => zero;
			break;
		}
		case "message": {
			const { toMessage, toLocal } = localMessageMapper(field);
			const readChild = compiledReader$1(field.message).read;
			readValue = (reader, ctx, existing) => {
				const child = toMessage(existing);
				readChild(child, reader, ctx, reader.uint32());
				return toLocal(child);
			};
			valueDefault = () => toLocal(toMessage(void 0));
			break;
		}
	}
	return (message, reader, ctx) => {
		const record = message[localName];
		let key;
		let val;
		const len = reader.uint32();
		const end = reader.pos + len;
		while (reader.pos < end) {
			const [fieldNo, wireType] = reader.tag();
			switch (fieldNo) {
				case 1:
					key = readKey(reader);
					break;
				case 2:
					val = readValue(reader, ctx, val);
					break;
				default: reader.skip(wireType, fieldNo, ctx.recursionLimit - ctx.depth);
			}
		}
		if (key === void 0) key = keyZero;
		if (val === void 0) val = valueDefault();
		setOwn(record, key, val);
	};
}
function compileScalarReader(type, utf8Validation, longAsString) {
	switch (type) {
		case ScalarType.STRING: return (reader) => reader.string(utf8Validation);
		case ScalarType.BOOL: return (reader) => reader.bool();
		case ScalarType.DOUBLE: return (reader) => reader.double();
		case ScalarType.FLOAT: return (reader) => reader.float();
		case ScalarType.INT32: return (reader) => reader.int32();
		case ScalarType.INT64:
			if (longAsString) return (reader) => String(reader.int64());
			return (reader) => reader.int64();
		case ScalarType.UINT64:
			if (longAsString) return (reader) => String(reader.uint64());
			return (reader) => reader.uint64();
		case ScalarType.FIXED64:
			if (longAsString) return (reader) => String(reader.fixed64());
			return (reader) => reader.fixed64();
		case ScalarType.BYTES: return (reader) => reader.bytes();
		case ScalarType.FIXED32: return (reader) => reader.fixed32();
		case ScalarType.SFIXED32: return (reader) => reader.sfixed32();
		case ScalarType.SFIXED64:
			if (longAsString) return (reader) => String(reader.sfixed64());
			return (reader) => reader.sfixed64();
		case ScalarType.SINT64:
			if (longAsString) return (reader) => String(reader.sint64());
			return (reader) => reader.sint64();
		case ScalarType.UINT32: return (reader) => reader.uint32();
		case ScalarType.SINT32: return (reader) => reader.sint32();
	}
}

// node_modules/@bufbuild/protobuf/dist/esm/codegenv2/file.js
function fileDesc(b64, imports) {
	var _a;
	const root = fromBinary(FileDescriptorProtoSchema, base64Decode(b64));
	root.messageType.forEach(restoreJsonNames);
	root.dependency = (_a = imports === null || imports === void 0 ? void 0 : imports.map((f) => f.proto.name)) !== null && _a !== void 0 ? _a : [];
	return createEmbeddedFileRegistry(root, (protoFileName) => imports === null || imports === void 0 ? void 0 : imports.find((f) => f.proto.name === protoFileName)).getFile(root.name);
}

// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/timestamp_pb.js
const file_google_protobuf_timestamp = /*@__PURE__*/ fileDesc("Ch9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvEg9nb29nbGUucHJvdG9idWYiKwoJVGltZXN0YW1wEg8KB3NlY29uZHMYASABKAMSDQoFbmFub3MYAiABKAVChQEKE2NvbS5nb29nbGUucHJvdG9idWZCDlRpbWVzdGFtcFByb3RvUAFaMmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3RpbWVzdGFtcHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const TimestampSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_timestamp, 0);

// node_modules/@bufbuild/protobuf/dist/esm/wkt/timestamp.js
function timestampDate(timestamp) {
	return new Date(timestampMs(timestamp));
}
function timestampFromMs(timestampMs) {
	const seconds = Math.floor(timestampMs / 1e3);
	return create(TimestampSchema, {
		seconds: protoInt64.parse(seconds),
		nanos: (timestampMs - seconds * 1e3) * 1e6
	});
}
function timestampMs(timestamp) {
	return Number(timestamp.seconds) * 1e3 + Math.round(timestamp.nanos / 1e6);
}

// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/duration_pb.js
const file_google_protobuf_duration = /*@__PURE__*/ fileDesc("Ch5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIqCghEdXJhdGlvbhIPCgdzZWNvbmRzGAEgASgDEg0KBW5hbm9zGAIgASgFQoMBChNjb20uZ29vZ2xlLnByb3RvYnVmQg1EdXJhdGlvblByb3RvUAFaMWdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2R1cmF0aW9ucGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
const DurationSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_duration, 0);

// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/any_pb.js
const file_google_protobuf_any = /*@__PURE__*/ fileDesc("Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiJgoDQW55EhAKCHR5cGVfdXJsGAEgASgJEg0KBXZhbHVlGAIgASgMQnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFueVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FueXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const AnySchema = /*@__PURE__*/ messageDesc(file_google_protobuf_any, 0);

// node_modules/@bufbuild/protobuf/dist/esm/to-binary.js
const IMPLICIT$2 = 2;
const LEGACY_REQUIRED$1 = 3;
const writeDefaults = { writeUnknownFields: true };
function makeWriteOptions$1(options) {
	return options ? Object.assign(Object.assign({}, writeDefaults), options) : writeDefaults;
}
function toBinary(schema, message, options) {
	const writer = new BinaryWriter();
	compiledWriter$1(schema)(writer, makeWriteOptions$1(options), message);
	return writer.finish();
}
const compiledWriters$1 = /* @__PURE__ */ new WeakMap();
function compiledWriter$1(desc) {
	let compiled = compiledWriters$1.get(desc);
	if (compiled === void 0) compiled = compileMessage$2(desc);
	return compiled;
}
function compileMessage$2(desc) {
	const typeName = desc.typeName;
	const sortedFields = desc.fields.concat().sort((a, b) => a.number - b.number);
	const foreignField = sortedFields[0];
	const fieldWriters = [];
	const compiled = (writer, opts, message) => {
		if (message.$typeName !== typeName && foreignField !== void 0) throw new FieldError(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
		for (let i = 0; i < fieldWriters.length; i++) fieldWriters[i](writer, opts, message);
		const unknown = message.$unknown;
		if (unknown !== void 0 && opts.writeUnknownFields) for (let i = 0; i < unknown.length; i++) {
			const { no, wireType, data } = unknown[i];
			writer.tag(no, wireType).raw(data);
		}
	};
	compiledWriters$1.set(desc, compiled);
	for (const field of sortedFields) fieldWriters.push(compileField$1(field));
	return compiled;
}
function compileField$1(field) {
	switch (field.fieldKind) {
		case "message":
		case "scalar":
		case "enum": return compileSingularField$1(field);
		case "list": return compileListField(field);
		case "map": return compileMapField(field);
	}
}
function compileSingularField$1(field) {
	const writeValue = compileSingularValue$1(field);
	const localName = field.localName;
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		return (writer, opts, message) => {
			const oneof = message[oneofLocalName];
			if (oneof.case === localName) writeValue(writer, opts, oneof.value);
		};
	}
	if (field.presence != IMPLICIT$2) {
		const requiredError = field.presence == LEGACY_REQUIRED$1 ? `cannot encode ${field} to binary: required field not set` : void 0;
		return (writer, opts, message) => {
			const value = message[localName];
			if (value !== void 0 && Object.prototype.hasOwnProperty.call(message, localName)) writeValue(writer, opts, value);
			else if (requiredError !== void 0) throw new Error(requiredError);
		};
	}
	if (field.fieldKind == "enum") {
		const zero = field.enum.values[0].number;
		return (writer, opts, message) => {
			const value = message[localName];
			if (value !== zero) writeValue(writer, opts, value);
		};
	}
	switch (field.scalar) {
		case ScalarType.BOOL: return (writer, opts, message) => {
			const value = message[localName];
			if (value !== false) writeValue(writer, opts, value);
		};
		case ScalarType.STRING: return (writer, opts, message) => {
			const value = message[localName];
			if (value !== "") writeValue(writer, opts, value);
		};
		case ScalarType.BYTES: return (writer, opts, message) => {
			const value = message[localName];
			if (!(value instanceof Uint8Array) || value.byteLength > 0) writeValue(writer, opts, value);
		};
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return (writer, opts, message) => {
			const value = message[localName];
			if (!Object.is(value, 0)) writeValue(writer, opts, value);
		};
		default: return (writer, opts, message) => {
			const value = message[localName];
			if (value != 0) writeValue(writer, opts, value);
		};
	}
}
function compileSingularValue$1(field) {
	switch (field.fieldKind) {
		case "message": {
			const { toMessage } = localMessageMapper(field);
			const writeChild = compileChildWriter(field);
			return (writer, opts, value) => {
				writeChild(writer, opts, toMessage(value));
			};
		}
		case "scalar":
		case "enum": {
			const scalarType = field.fieldKind == "enum" ? ScalarType.INT32 : field.scalar;
			const fieldNo = field.number;
			const wireType = writeTypeOfScalar(scalarType);
			const writeScalar = compileScalarValue$1(scalarType, field.parent.typeName, field.name);
			return (writer, opts, value) => {
				writer.tag(fieldNo, wireType);
				writeScalar(writer, value);
			};
		}
	}
}
function compileListField(field) {
	const localName = field.localName;
	const fieldNo = field.number;
	switch (field.listKind) {
		case "message": {
			const { toMessage } = localMessageMapper(field);
			const writeChild = compileChildWriter(field);
			return (writer, opts, message) => {
				const items = message[localName];
				for (let i = 0; i < items.length; i++) writeChild(writer, opts, toMessage(items[i]));
			};
		}
		case "scalar":
		case "enum": {
			const scalarType = field.listKind == "enum" ? ScalarType.INT32 : field.scalar;
			const writeScalar = compileScalarValue$1(scalarType, field.parent.typeName, field.name);
			if (field.packed) return (writer, opts, message) => {
				const items = message[localName];
				if (items.length == 0) return;
				writer.tag(fieldNo, WireType.LengthDelimited).fork();
				for (let i = 0; i < items.length; i++) writeScalar(writer, items[i]);
				writer.join();
			};
			const wireType = writeTypeOfScalar(scalarType);
			return (writer, opts, message) => {
				const items = message[localName];
				for (let i = 0; i < items.length; i++) {
					writer.tag(fieldNo, wireType);
					writeScalar(writer, items[i]);
				}
			};
		}
	}
}
function compileMapField(field) {
	const localName = field.localName;
	const fieldNo = field.number;
	const writeKey = compileMapKey(field);
	if (field.mapKind == "message") {
		const { toMessage } = localMessageMapper(field);
		const writeMessage = compiledWriter$1(field.message);
		return (writer, opts, message) => {
			const record = message[localName];
			const keys = Object.keys(record);
			for (let i = 0; i < keys.length; i++) {
				const key = keys[i];
				writer.tag(fieldNo, WireType.LengthDelimited).fork();
				writeKey(writer, key);
				writer.tag(2, WireType.LengthDelimited).fork();
				writeMessage(writer, opts, toMessage(record[key]));
				writer.join();
				writer.join();
			}
		};
	}
	const scalarType = field.mapKind == "enum" ? ScalarType.INT32 : field.scalar;
	const valueWireType = writeTypeOfScalar(scalarType);
	const writeScalar = compileScalarValue$1(scalarType, field.parent.typeName, field.name);
	return (writer, opts, message) => {
		const record = message[localName];
		const keys = Object.keys(record);
		for (let i = 0; i < keys.length; i++) {
			const key = keys[i];
			writer.tag(fieldNo, WireType.LengthDelimited).fork();
			writeKey(writer, key);
			writer.tag(2, valueWireType);
			writeScalar(writer, record[key]);
			writer.join();
		}
	};
}
function compileMapKey(field) {
	const wireType = writeTypeOfScalar(field.mapKey);
	const writeScalar = compileScalarValue$1(field.mapKey, field.parent.typeName, field.name);
	const convertKey = compileMapKeyConverter(field.mapKey);
	return (writer, key) => {
		writer.tag(1, wireType);
		writeScalar(writer, convertKey(key));
	};
}
function compileMapKeyConverter(type) {
	switch (type) {
		case ScalarType.STRING: return (key) => key;
		case ScalarType.BOOL: return (key) => key === "true" ? true : key === "false" ? false : key;
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return (key) => {
			try {
				return protoInt64.uParse(key);
			} catch (_a) {
				return key;
			}
		};
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return (key) => {
			try {
				return protoInt64.parse(key);
			} catch (_a) {
				return key;
			}
		};
		default: return (key) => {
			const n = Number.parseInt(key);
			return Number.isFinite(n) ? n : key;
		};
	}
}
function compileScalarValue$1(type, messageName, fieldName) {
	const writeScalar = compileScalarWrite(type);
	return (writer, value) => {
		try {
			writeScalar(writer, value);
		} catch (e) {
			if (e instanceof Error) throw new Error(`cannot encode field ${messageName}.${fieldName} to binary: ${e.message}`);
			throw e;
		}
	};
}
function compileScalarWrite(type) {
	switch (type) {
		case ScalarType.STRING: return (writer, value) => writer.string(value);
		case ScalarType.BOOL: return (writer, value) => writer.bool(value);
		case ScalarType.DOUBLE: return (writer, value) => writer.double(value);
		case ScalarType.FLOAT: return (writer, value) => writer.float(value);
		case ScalarType.INT32: return (writer, value) => writer.int32(value);
		case ScalarType.INT64: return (writer, value) => writer.int64(value);
		case ScalarType.UINT64: return (writer, value) => writer.uint64(value);
		case ScalarType.FIXED64: return (writer, value) => writer.fixed64(value);
		case ScalarType.BYTES: return (writer, value) => writer.bytes(value);
		case ScalarType.FIXED32: return (writer, value) => writer.fixed32(value);
		case ScalarType.SFIXED32: return (writer, value) => writer.sfixed32(value);
		case ScalarType.SFIXED64: return (writer, value) => writer.sfixed64(value);
		case ScalarType.SINT64: return (writer, value) => writer.sint64(value);
		case ScalarType.UINT32: return (writer, value) => writer.uint32(value);
		case ScalarType.SINT32: return (writer, value) => writer.sint32(value);
	}
}
function writeField(writer, opts, msg, field) {
	compileField$1(field)(writer, opts, msg[unsafeLocal]);
}
function compileChildWriter(field) {
	const fieldNo = field.number;
	const writeMessage = compiledWriter$1(field.message);
	if (field.delimitedEncoding) return (writer, opts, child) => {
		writer.tag(fieldNo, WireType.StartGroup);
		writeMessage(writer, opts, child);
		writer.tag(fieldNo, WireType.EndGroup);
	};
	return (writer, opts, child) => {
		writer.tag(fieldNo, WireType.LengthDelimited).fork();
		writeMessage(writer, opts, child);
		writer.join();
	};
}
function writeTypeOfScalar(type) {
	switch (type) {
		case ScalarType.BYTES:
		case ScalarType.STRING: return WireType.LengthDelimited;
		case ScalarType.DOUBLE:
		case ScalarType.FIXED64:
		case ScalarType.SFIXED64: return WireType.Bit64;
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32:
		case ScalarType.FLOAT: return WireType.Bit32;
		default: return WireType.Varint;
	}
}

// node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
function anyPack(schema, message, into) {
	let ret = false;
	if (!into) {
		into = create(AnySchema);
		ret = true;
	}
	into.value = toBinary(schema, message);
	into.typeUrl = typeNameToUrl(message.$typeName);
	return ret ? into : void 0;
}
function anyIs(any, descOrTypeName) {
	if (any.typeUrl === "") return false;
	return (typeof descOrTypeName == "string" ? descOrTypeName : descOrTypeName.typeName) === typeUrlToName$1(any.typeUrl);
}
function anyUnpack(any, registryOrMessageDesc) {
	if (any.typeUrl === "") return;
	const desc = registryOrMessageDesc.kind == "message" ? registryOrMessageDesc : registryOrMessageDesc.getMessage(typeUrlToName$1(any.typeUrl));
	if (!desc || !anyIs(any, desc)) return;
	return fromBinary(desc, any.value);
}
function typeNameToUrl(name) {
	return `type.googleapis.com/${name}`;
}
function typeUrlToName$1(url) {
	const slash = url.lastIndexOf("/");
	const name = slash >= 0 ? url.substring(slash + 1) : url;
	if (!name.length) throw new Error(`invalid type url: ${url}`);
	return name;
}

// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/empty_pb.js
const file_google_protobuf_empty = /*@__PURE__*/ fileDesc("Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3RvYnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");

// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/struct_pb.js
const file_google_protobuf_struct = /*@__PURE__*/ fileDesc("Chxnb29nbGUvcHJvdG9idWYvc3RydWN0LnByb3RvEg9nb29nbGUucHJvdG9idWYihAEKBlN0cnVjdBIzCgZmaWVsZHMYASADKAsyIy5nb29nbGUucHJvdG9idWYuU3RydWN0LkZpZWxkc0VudHJ5GkUKC0ZpZWxkc0VudHJ5EgsKA2tleRgBIAEoCRIlCgV2YWx1ZRgCIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZToCOAEi6gEKBVZhbHVlEjAKCm51bGxfdmFsdWUYASABKA4yGi5nb29nbGUucHJvdG9idWYuTnVsbFZhbHVlSAASFgoMbnVtYmVyX3ZhbHVlGAIgASgBSAASFgoMc3RyaW5nX3ZhbHVlGAMgASgJSAASFAoKYm9vbF92YWx1ZRgEIAEoCEgAEi8KDHN0cnVjdF92YWx1ZRgFIAEoCzIXLmdvb2dsZS5wcm90b2J1Zi5TdHJ1Y3RIABIwCgpsaXN0X3ZhbHVlGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLkxpc3RWYWx1ZUgAQgYKBGtpbmQiMwoJTGlzdFZhbHVlEiYKBnZhbHVlcxgBIAMoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZSobCglOdWxsVmFsdWUSDgoKTlVMTF9WQUxVRRAAQn8KE2NvbS5nb29nbGUucHJvdG9idWZCC1N0cnVjdFByb3RvUAFaL2dvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3N0cnVjdHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const StructSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_struct, 0);
const ValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_struct, 1);
const ListValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_struct, 2);
var NullValue;
(function(NullValue) {
	NullValue[NullValue["NULL_VALUE"] = 0] = "NULL_VALUE";
})(NullValue || (NullValue = {}));

// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/wrappers_pb.js
const file_google_protobuf_wrappers = /*@__PURE__*/ fileDesc("Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIcCgtEb3VibGVWYWx1ZRINCgV2YWx1ZRgBIAEoASIbCgpGbG9hdFZhbHVlEg0KBXZhbHVlGAEgASgCIhsKCkludDY0VmFsdWUSDQoFdmFsdWUYASABKAMiHAoLVUludDY0VmFsdWUSDQoFdmFsdWUYASABKAQiGwoKSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoBSIcCgtVSW50MzJWYWx1ZRINCgV2YWx1ZRgBIAEoDSIaCglCb29sVmFsdWUSDQoFdmFsdWUYASABKAgiHAoLU3RyaW5nVmFsdWUSDQoFdmFsdWUYASABKAkiGwoKQnl0ZXNWYWx1ZRINCgV2YWx1ZRgBIAEoDEKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
const DoubleValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 0);
const FloatValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 1);
const Int64ValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 2);
const UInt64ValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 3);
const Int32ValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 4);
const UInt32ValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 5);
const BoolValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 6);
const StringValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 7);
const BytesValueSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_wrappers, 8);

// node_modules/@bufbuild/protobuf/dist/esm/extensions.js
function getExtension(message, extension, options) {
	assertExtendee(extension, message);
	const ufs = filterUnknownFields(message.$unknown, extension);
	const [container, field, get] = createExtensionContainer(extension);
	const ctx = makeReadContext$1(options);
	for (const uf of ufs) readField(container, new BinaryReader(uf.data), field, uf.wireType, ctx);
	return get();
}
function setExtension(message, extension, value) {
	var _a;
	assertExtendee(extension, message);
	const ufs = ((_a = message.$unknown) !== null && _a !== void 0 ? _a : []).filter((uf) => uf.no !== extension.number);
	const [container, field] = createExtensionContainer(extension, value);
	const writer = new BinaryWriter();
	writeField(writer, { writeUnknownFields: true }, container, field);
	const reader = new BinaryReader(writer.finish());
	while (reader.pos < reader.len) {
		const [no, wireType] = reader.tag();
		const data = reader.skip(wireType, no);
		ufs.push({
			no,
			wireType,
			data
		});
	}
	message.$unknown = ufs;
}
function filterUnknownFields(unknownFields, extension) {
	if (unknownFields === void 0) return [];
	if (extension.fieldKind === "enum" || extension.fieldKind === "scalar") {
		for (let i = unknownFields.length - 1; i >= 0; --i) if (unknownFields[i].no == extension.number) return [unknownFields[i]];
		return [];
	}
	return unknownFields.filter((uf) => uf.no === extension.number);
}
function createExtensionContainer(extension, value) {
	const localName = extension.typeName;
	const field = Object.assign(Object.assign({}, extension), {
		kind: "field",
		parent: extension.extendee,
		localName
	});
	const desc = Object.assign(Object.assign({}, extension.extendee), {
		fields: [field],
		members: [field],
		oneofs: []
	});
	const container = create(desc, value !== void 0 ? { [localName]: value } : void 0);
	return [
		reflect(desc, container),
		field,
		() => {
			const value = container[localName];
			if (value === void 0) {
				const desc = extension.message;
				if (isWrapperDesc(desc)) return scalarZeroValue(desc.fields[0].scalar, desc.fields[0].longAsString);
				return create(desc);
			}
			return value;
		}
	];
}
function assertExtendee(extension, message) {
	if (extension.extendee.typeName != message.$typeName) throw new Error(`extension ${extension.typeName} can only be applied to message ${extension.extendee.typeName}`);
}

// node_modules/@bufbuild/protobuf/dist/esm/equals.js
function equals$1(schema, a, b, options) {
	if (a.$typeName != schema.typeName || b.$typeName != schema.typeName) return false;
	if (a === b) return true;
	return reflectEquals(reflect(schema, a), reflect(schema, b), options);
}
function reflectEquals(a, b, opts) {
	if (a.desc.typeName === "google.protobuf.Any" && (opts === null || opts === void 0 ? void 0 : opts.unpackAny) == true) return anyUnpackedEquals(a.message, b.message, opts);
	for (const f of a.fields) if (!fieldEquals(f, a, b, opts)) return false;
	if ((opts === null || opts === void 0 ? void 0 : opts.unknown) == true && !unknownEquals(a, b, opts.registry)) return false;
	if ((opts === null || opts === void 0 ? void 0 : opts.extensions) == true && !extensionsEquals(a, b, opts)) return false;
	return true;
}
function fieldEquals(f, a, b, opts) {
	if (!a.isSet(f) && !b.isSet(f)) return true;
	if (!a.isSet(f) || !b.isSet(f)) return false;
	switch (f.fieldKind) {
		case "scalar": return scalarEquals(f.scalar, a.get(f), b.get(f));
		case "enum": return a.get(f) === b.get(f);
		case "message": return reflectEquals(a.get(f), b.get(f), opts);
		case "map": {
			const mapA = a.get(f);
			const mapB = b.get(f);
			const keys = [];
			for (const k of mapA.keys()) {
				if (!mapB.has(k)) return false;
				keys.push(k);
			}
			for (const k of mapB.keys()) if (!mapA.has(k)) return false;
			for (const key of keys) {
				const va = mapA.get(key);
				const vb = mapB.get(key);
				if (va === vb) continue;
				switch (f.mapKind) {
					case "enum": return false;
					case "message":
						if (!reflectEquals(va, vb, opts)) return false;
						break;
					case "scalar": if (!scalarEquals(f.scalar, va, vb)) return false;
				}
			}
			break;
		}
		case "list": {
			const listA = a.get(f);
			const listB = b.get(f);
			if (listA.size != listB.size) return false;
			for (let i = 0; i < listA.size; i++) {
				const va = listA.get(i);
				const vb = listB.get(i);
				if (va === vb) continue;
				switch (f.listKind) {
					case "enum": return false;
					case "message":
						if (!reflectEquals(va, vb, opts)) return false;
						break;
					case "scalar": if (!scalarEquals(f.scalar, va, vb)) return false;
				}
			}
			break;
		}
	}
	return true;
}
function anyUnpackedEquals(a, b, opts) {
	if (a.typeUrl !== b.typeUrl) return false;
	const unpackedA = anyUnpack(a, opts.registry);
	const unpackedB = anyUnpack(b, opts.registry);
	if (unpackedA && unpackedB) {
		const schema = opts.registry.getMessage(unpackedA.$typeName);
		if (schema) return equals$1(schema, unpackedA, unpackedB, opts);
	}
	return scalarEquals(ScalarType.BYTES, a.value, b.value);
}
function unknownEquals(a, b, registry) {
	function getTrulyUnknown(msg, registry) {
		var _a;
		const u = (_a = msg.getUnknown()) !== null && _a !== void 0 ? _a : [];
		return registry ? u.filter((uf) => !registry.getExtensionFor(msg.desc, uf.no)) : u;
	}
	const unknownA = getTrulyUnknown(a, registry);
	const unknownB = getTrulyUnknown(b, registry);
	if (unknownA.length != unknownB.length) return false;
	for (let i = 0; i < unknownA.length; i++) {
		const a = unknownA[i];
		const b = unknownB[i];
		if (a.no != b.no) return false;
		if (a.wireType != b.wireType) return false;
		if (!scalarEquals(ScalarType.BYTES, a.data, b.data)) return false;
	}
	return true;
}
function extensionsEquals(a, b, opts) {
	function getSetExtensions(msg, registry) {
		var _a;
		return ((_a = msg.getUnknown()) !== null && _a !== void 0 ? _a : []).map((uf) => registry.getExtensionFor(msg.desc, uf.no)).filter((e) => e != void 0).filter((e, index, arr) => arr.indexOf(e) === index);
	}
	const extensionsA = getSetExtensions(a, opts.registry);
	const extensionsB = getSetExtensions(b, opts.registry);
	if (extensionsA.length != extensionsB.length || extensionsA.some((e) => !extensionsB.includes(e))) return false;
	for (const extension of extensionsA) {
		const [containerA, field] = createExtensionContainer(extension, getExtension(a.message, extension));
		const [containerB] = createExtensionContainer(extension, getExtension(b.message, extension));
		if (!fieldEquals(field, containerA, containerB, opts)) return false;
	}
	return true;
}

// node_modules/@bufbuild/protobuf/dist/esm/wkt/json.js
const timestampMsMin = /*@__PURE__*/ Date.parse("0001-01-01T00:00:00Z");
const timestampMsMax = /*@__PURE__*/ Date.parse("9999-12-31T23:59:59Z");
const durationSecondsMin = -315576e6;
const durationSecondsMax = 315576e6;

// node_modules/@bufbuild/protobuf/dist/esm/to-json.js
const LEGACY_REQUIRED = 3;
const IMPLICIT$1 = 2;
const jsonWriteDefaults = {
	alwaysEmitImplicit: false,
	enumAsInteger: false,
	useProtoFieldName: false
};
function makeWriteOptions(options) {
	return options ? Object.assign(Object.assign({}, jsonWriteDefaults), options) : jsonWriteDefaults;
}
function toJson(schema, message, options) {
	return compiledWriter(schema)(makeWriteOptions(options), message);
}
const compiledWriters = /* @__PURE__ */ new WeakMap();
function compiledWriter(desc) {
	let compiled = compiledWriters.get(desc);
	if (compiled === void 0) compiled = compileMessage$1(desc);
	return compiled;
}
function compileMessage$1(desc) {
	const typeName = desc.typeName;
	const writeWkt = compileWkt$1(desc);
	if (writeWkt !== void 0) {
		const foreignField = desc.fields[0];
		const compiledWriter = (opts, message) => {
			if (message.$typeName !== typeName && foreignField !== void 0) throw new FieldError(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
			return writeWkt(opts, message);
		};
		compiledWriters.set(desc, compiledWriter);
		return compiledWriter;
	}
	const sortedFields = desc.fields.concat().sort((a, b) => a.number - b.number);
	const foreignField = sortedFields[0];
	const fieldWriters = [];
	const compiledWriter = (opts, message) => {
		if (message.$typeName !== typeName && foreignField !== void 0) throw new FieldError(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
		const json = {};
		for (let i = 0; i < fieldWriters.length; i++) fieldWriters[i](opts, message, json);
		if (opts.registry) writeExtensions(json, opts, opts.registry, message, desc);
		return json;
	};
	compiledWriters.set(desc, compiledWriter);
	for (const field of sortedFields) {
		const writeField = compileField(field);
		fieldWriters.push(field.jsonName === "__proto__" || field.name === "__proto__" ? writeOwnKeys(writeField) : writeField);
	}
	return compiledWriter;
}
function writeOwnKeys(writeField) {
	return (opts, message, json) => {
		const tmp = Object.create(null);
		writeField(opts, message, tmp);
		for (const key of Object.keys(tmp)) setOwn(json, key, tmp[key]);
	};
}
function compileWkt$1(desc) {
	if (!desc.typeName.startsWith("google.protobuf.")) return;
	switch (desc.typeName) {
		case "google.protobuf.Any": return (opts, message) => anyToJson(message, opts);
		case "google.protobuf.Timestamp": return (opts, message) => timestampToJson(message);
		case "google.protobuf.Duration": return (opts, message) => durationToJson(message);
		case "google.protobuf.FieldMask": return (opts, message) => fieldMaskToJson(message);
		case "google.protobuf.Struct": return (opts, message) => structToJson(message);
		case "google.protobuf.Value": return (opts, message) => valueToJson(message);
		case "google.protobuf.ListValue": return (opts, message) => listValueToJson(message);
		default:
			if (isWrapperDesc(desc)) {
				const valueField = desc.fields[0];
				const localName = valueField.localName;
				const zero = scalarZeroValue(valueField.scalar, false);
				const writeScalar = compileScalarValue(valueField);
				return (opts, message) => {
					const value = message[localName];
					return writeScalar(opts, value === void 0 ? zero : value);
				};
			}
			return;
	}
}
function compileField(field) {
	switch (field.fieldKind) {
		case "scalar":
		case "enum":
		case "message": return compileSingularField(field);
		case "list":
		case "map": {
			const writeValue = field.fieldKind == "list" ? compileListValue(field) : compileMapValue(field);
			const protoName = field.name;
			const jsonKey = field.jsonName;
			const localName = field.localName;
			return (opts, message, json) => {
				const value = writeValue(opts, message[localName]);
				if (value !== void 0) json[opts.useProtoFieldName ? protoName : jsonKey] = value;
			};
		}
	}
}
function compileSingularField(field) {
	const writeValue = compileSingularValue(field);
	const protoName = field.name;
	const jsonKey = field.jsonName;
	const localName = field.localName;
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		return (opts, message, json) => {
			const oneof = message[oneofLocalName];
			if (oneof.case === localName) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, oneof.value);
		};
	}
	if (field.presence != IMPLICIT$1) {
		const requiredError = field.presence == LEGACY_REQUIRED ? `cannot encode ${field} to JSON: required field not set` : void 0;
		return (opts, message, json) => {
			const value = message[localName];
			if (value !== void 0 && Object.prototype.hasOwnProperty.call(message, localName)) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
			else if (requiredError !== void 0) throw new Error(requiredError);
		};
	}
	if (field.fieldKind == "enum") {
		const zero = field.enum.values[0].number;
		return (opts, message, json) => {
			const value = message[localName];
			if (value !== zero || opts.alwaysEmitImplicit) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
		};
	}
	switch (field.scalar) {
		case ScalarType.BOOL: return (opts, message, json) => {
			const value = message[localName];
			if (value !== false || opts.alwaysEmitImplicit) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
		};
		case ScalarType.STRING: return (opts, message, json) => {
			const value = message[localName];
			if (value !== "" || opts.alwaysEmitImplicit) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
		};
		case ScalarType.BYTES: return (opts, message, json) => {
			const value = message[localName];
			if (!(value instanceof Uint8Array) || value.byteLength > 0 || opts.alwaysEmitImplicit) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
		};
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return (opts, message, json) => {
			const value = message[localName];
			if (!Object.is(value, 0) || opts.alwaysEmitImplicit) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
		};
		default: return (opts, message, json) => {
			const value = message[localName];
			if (value != 0 || opts.alwaysEmitImplicit) json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
		};
	}
}
function compileFieldValue(field) {
	switch (field.fieldKind) {
		case "scalar":
		case "enum":
		case "message": return compileSingularValue(field);
		case "list": return compileListValue(field);
		case "map": return compileMapValue(field);
	}
}
function compileSingularValue(field) {
	switch (field.fieldKind) {
		case "scalar": return compileScalarValue(field);
		case "enum": return compileEnumValue(field);
		case "message": return compileMessageValue(field);
	}
}
function compileMessageValue(field) {
	const { toMessage } = localMessageMapper(field);
	const writeMessage = compiledWriter(field.message);
	return (opts, value) => writeMessage(opts, toMessage(value));
}
function compileListValue(field) {
	const writeItem = compileListItemValue(field);
	return (opts, value) => {
		const items = value;
		if (items.length == 0 && !opts.alwaysEmitImplicit) return;
		const jsonArray = [];
		for (let i = 0; i < items.length; i++) jsonArray.push(writeItem(opts, items[i]));
		return jsonArray;
	};
}
function compileListItemValue(field) {
	switch (field.listKind) {
		case "scalar": return compileScalarValue(field);
		case "enum": return compileEnumValue(field);
		case "message": return compileMessageValue(field);
	}
}
function compileMapValue(field) {
	const writeMapValue = compileMapEntryValue(field);
	return (opts, value) => {
		const record = value;
		const keys = Object.keys(record);
		if (keys.length == 0 && !opts.alwaysEmitImplicit) return;
		const jsonObject = {};
		for (let i = 0; i < keys.length; i++) {
			const key = keys[i];
			setOwn(jsonObject, key, writeMapValue(opts, record[key]));
		}
		return jsonObject;
	};
}
function compileMapEntryValue(field) {
	switch (field.mapKind) {
		case "scalar": return compileScalarValue(field);
		case "enum": return compileEnumValue(field);
		case "message": return compileMessageValue(field);
	}
}
function compileEnumValue(field) {
	const desc = field.enum;
	if (desc.typeName == "google.protobuf.NullValue") return (opts, value) => {
		if (typeof value != "number") throw errorEnumValue(desc, value);
		return null;
	};
	return (opts, value) => {
		var _a, _b;
		if (typeof value != "number") throw errorEnumValue(desc, value);
		if (opts.enumAsInteger) return value;
		return (_b = (_a = desc.value[value]) === null || _a === void 0 ? void 0 : _a.jsonName) !== null && _b !== void 0 ? _b : value;
	};
}
function errorEnumValue(desc, value) {
	return /* @__PURE__ */ new Error(`cannot encode ${desc} to JSON: expected number, got ${formatVal(value)}`);
}
function compileScalarValue(field) {
	switch (field.scalar) {
		case ScalarType.INT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32: return (opts, value) => {
			if (typeof value != "number") throw errorScalarValue(field, value);
			return value;
		};
		case ScalarType.FLOAT:
		case ScalarType.DOUBLE: return (opts, value) => {
			if (typeof value != "number") throw errorScalarValue(field, value);
			if (Number.isNaN(value)) return "NaN";
			if (value === Number.POSITIVE_INFINITY) return "Infinity";
			if (value === Number.NEGATIVE_INFINITY) return "-Infinity";
			return value;
		};
		case ScalarType.STRING: return (opts, value) => {
			if (typeof value != "string") throw errorScalarValue(field, value);
			return value;
		};
		case ScalarType.BOOL: return (opts, value) => {
			if (typeof value != "boolean") throw errorScalarValue(field, value);
			return value;
		};
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64: return (opts, value) => {
			if (typeof value == "bigint" || typeof value == "string" || typeof value == "number" && Number.isInteger(value)) return value.toString();
			throw errorScalarValue(field, value);
		};
		case ScalarType.BYTES: return (opts, value) => {
			if (value instanceof Uint8Array) return base64Encode(value);
			throw errorScalarValue(field, value);
		};
	}
}
function errorScalarValue(field, value) {
	var _a;
	return /* @__PURE__ */ new Error(`cannot encode ${field} to JSON: ${(_a = checkField(field, value)) === null || _a === void 0 ? void 0 : _a.message}`);
}
function writeExtensions(json, opts, registry, message, desc) {
	const unknown = message.$unknown;
	if (unknown === void 0) return;
	const tagSeen = /* @__PURE__ */ new Set();
	for (let i = 0; i < unknown.length; i++) {
		const { no } = unknown[i];
		if (!tagSeen.has(no)) {
			tagSeen.add(no);
			const extension = registry.getExtensionFor(desc, no);
			if (!extension) continue;
			const value = getExtension(message, extension);
			const [container, field] = createExtensionContainer(extension, value);
			const local = container[unsafeLocal];
			const jsonValue = compileFieldValue(field)(opts, local[field.localName]);
			if (jsonValue !== void 0) json[extension.jsonName] = jsonValue;
		}
	}
}
function anyToJson(val, opts) {
	if (val.typeUrl === "") return {};
	const { registry } = opts;
	let message;
	let desc;
	if (registry) {
		message = anyUnpack(val, registry);
		if (message) desc = registry.getMessage(message.$typeName);
	}
	if (!desc || !message) throw new Error(`cannot encode message ${val.$typeName} to JSON: "${val.typeUrl}" is not in the type registry`);
	const json = hasCustomJsonRepresentation(desc) ? { value: compiledWriter(desc)(opts, message) } : compiledWriter(desc)(opts, message);
	json["@type"] = val.typeUrl;
	return json;
}
function durationToJson(val) {
	const seconds = Number(val.seconds);
	const nanos = val.nanos;
	if (seconds > 315576e6 || seconds < -315576e6) throw new Error(`cannot encode message ${val.$typeName} to JSON: value out of range`);
	if (seconds > 0 && nanos < 0 || seconds < 0 && nanos > 0) throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos sign must match seconds sign`);
	let text = val.seconds.toString();
	if (nanos !== 0) {
		let nanosStr = Math.abs(nanos).toString();
		nanosStr = "0".repeat(9 - nanosStr.length) + nanosStr;
		if (nanosStr.substring(3) === "000000") nanosStr = nanosStr.substring(0, 3);
		else if (nanosStr.substring(6) === "000") nanosStr = nanosStr.substring(0, 6);
		text += "." + nanosStr;
		if (nanos < 0 && seconds == 0) text = "-" + text;
	}
	return text + "s";
}
function fieldMaskToJson(val) {
	return val.paths.map((p) => {
		if (protoSnakeCase(protoCamelCase(p)) !== p) throw new Error(`cannot encode message ${val.$typeName} to JSON: lowerCamelCase of path name "${p}" is irreversible`);
		return protoCamelCase(p);
	}).join(",");
}
function structToJson(val) {
	const json = {};
	const keys = Object.keys(val.fields);
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		setOwn(json, key, valueToJson(val.fields[key]));
	}
	return json;
}
function valueToJson(val) {
	switch (val.kind.case) {
		case "nullValue": return null;
		case "numberValue":
			if (!Number.isFinite(val.kind.value)) throw new Error(`${val.$typeName} cannot be NaN or Infinity`);
			return val.kind.value;
		case "boolValue": return val.kind.value;
		case "stringValue": return val.kind.value;
		case "structValue": return structToJson(val.kind.value);
		case "listValue": return listValueToJson(val.kind.value);
		default: throw new Error(`${val.$typeName} must have a value`);
	}
}
function listValueToJson(val) {
	return val.values.map(valueToJson);
}
function timestampToJson(val) {
	const ms = Number(val.seconds) * 1e3;
	if (ms < timestampMsMin || ms > timestampMsMax) throw new Error(`cannot encode message ${val.$typeName} to JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	if (val.nanos < 0) throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be negative`);
	if (val.nanos > 999999999) throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be greater than 999999999`);
	let z = "Z";
	if (val.nanos > 0) {
		const nanosStr = (val.nanos + 1e9).toString().substring(1);
		if (nanosStr.substring(3) === "000000") z = "." + nanosStr.substring(0, 3) + "Z";
		else if (nanosStr.substring(6) === "000") z = "." + nanosStr.substring(0, 6) + "Z";
		else z = "." + nanosStr + "Z";
	}
	return new Date(ms).toISOString().replace(".000Z", z);
}

// node_modules/@bufbuild/protobuf/dist/esm/from-json.js
const IMPLICIT = 2;
function makeReadContext(options) {
	return Object.assign(Object.assign({
		ignoreUnknownFields: false,
		recursionLimit: 100
	}, options), { depth: 0 });
}
function fromJson(schema, json, options) {
	const message = create(schema);
	readMessage(schema, message, json, options);
	return message;
}
function readMessage(schema, message, json, options) {
	try {
		compiledReader(schema)(message, json, makeReadContext(options));
	} catch (e) {
		if (isFieldError(e)) throw new Error(`cannot decode ${e.field()} from JSON: ${e.message}`, { cause: e });
		throw e;
	}
}
const compiledReaders = /* @__PURE__ */ new WeakMap();
function compiledReader(desc) {
	let compiled = compiledReaders.get(desc);
	if (compiled === void 0) compiled = compileMessage(desc);
	return compiled;
}
function compileMessage(desc) {
	const descString = String(desc);
	const readWkt = compileWkt(desc);
	if (readWkt !== void 0) {
		const compiled = (message, json, ctx) => {
			if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
			readWkt(message, json, ctx);
			ctx.depth--;
		};
		compiledReaders.set(desc, compiled);
		return compiled;
	}
	const typeName = desc.typeName;
	const fieldsByJsonKey = /* @__PURE__ */ new Map();
	const compiled = (message, json, ctx) => {
		var _a;
		if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
		if (json == null || Array.isArray(json) || typeof json != "object") throw new Error(`cannot decode ${descString} from JSON: ${formatVal(json)}`);
		const oneofSeen = /* @__PURE__ */ new Map();
		const fieldSeen = /* @__PURE__ */ new Set();
		const jsonKeys = Object.keys(json);
		for (let i = 0; i < jsonKeys.length; i++) {
			const jsonKey = jsonKeys[i];
			const jsonValue = json[jsonKey];
			const entry = fieldsByJsonKey.get(jsonKey);
			if (entry !== void 0) {
				const field = entry.field;
				if (fieldSeen.has(field)) throw new FieldError(field, "set multiple times");
				fieldSeen.add(field);
				if (entry.oneofScalarNullSkip && jsonValue === null) continue;
				if (entry.oneof) {
					const seen = oneofSeen.get(entry.oneof);
					if (seen !== void 0) throw new FieldError(entry.oneof, `oneof set multiple times by ${seen.name} and ${field.name}`);
					oneofSeen.set(entry.oneof, field);
				}
				entry.read(message, jsonValue, ctx);
			} else {
				const extension = jsonKey.startsWith("[") && jsonKey.endsWith("]") ? (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getExtension(jsonKey.substring(1, jsonKey.length - 1)) : void 0;
				if ((extension === null || extension === void 0 ? void 0 : extension.extendee.typeName) == typeName) {
					const [container, field, get] = createExtensionContainer(extension);
					compileFieldReader(field)(container[unsafeLocal], jsonValue, ctx);
					setExtension(message, extension, get());
				}
				if (extension === void 0 && !ctx.ignoreUnknownFields) throw new Error(`cannot decode ${descString} from JSON: key "${jsonKey}" is unknown`);
			}
		}
		ctx.depth--;
	};
	compiledReaders.set(desc, compiled);
	for (const field of desc.fields) {
		const entry = {
			read: compileFieldReader(field),
			field,
			oneof: field.oneof,
			oneofScalarNullSkip: field.oneof !== void 0 && field.fieldKind == "scalar"
		};
		fieldsByJsonKey.set(field.name, entry).set(field.jsonName, entry);
	}
	return compiled;
}
function compileWkt(desc) {
	if (!desc.typeName.startsWith("google.protobuf.")) return;
	switch (desc.typeName) {
		case "google.protobuf.Any": return (message, json, ctx) => anyFromJson(message, json, ctx);
		case "google.protobuf.Timestamp": return (message, json) => timestampFromJson(message, json);
		case "google.protobuf.Duration": return (message, json) => durationFromJson(message, json);
		case "google.protobuf.FieldMask": return (message, json) => fieldMaskFromJson(message, json);
		case "google.protobuf.Struct": return (message, json, ctx) => structFromJson(message, json, ctx);
		case "google.protobuf.Value": return (message, json, ctx) => valueFromJson(message, json, ctx);
		case "google.protobuf.ListValue": return (message, json, ctx) => listValueFromJson(message, json, ctx);
		default:
			if (isWrapperDesc(desc)) {
				const valueField = desc.fields[0];
				const localName = valueField.localName;
				const scalar = valueField.scalar;
				const longAsString = valueField.longAsString;
				const readScalar = compileScalarConverter(valueField);
				return (message, json) => {
					if (json === null) message[localName] = scalarZeroValue(scalar, longAsString);
					else message[localName] = readScalar(json);
				};
			}
			return;
	}
}
function compileFieldReader(field) {
	switch (field.fieldKind) {
		case "scalar": return compileScalarFieldReader(field);
		case "enum": return compileEnumFieldReader(field);
		case "message": return compileMessageFieldReader(field);
		case "list": return compileListFieldReader(field);
		case "map": return compileMapFieldReader(field);
	}
}
function compileScalarFieldReader(field) {
	const readScalar = compileScalarConverter(field);
	const localName = field.localName;
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		return (message, json) => {
			message[oneofLocalName] = {
				case: localName,
				value: readScalar(json)
			};
		};
	}
	const clear = compileClear(field);
	return (message, json) => {
		if (json === null) clear(message);
		else message[localName] = readScalar(json);
	};
}
function compileClear(field) {
	const localName = field.localName;
	if (field.presence != IMPLICIT) return (message) => {
		delete message[localName];
	};
	if (field.fieldKind == "enum") {
		const zero = field.enum.values[0].number;
		return (message) => {
			message[localName] = zero;
		};
	}
	const scalar = field.scalar;
	const longAsString = field.longAsString;
	return (message) => {
		message[localName] = scalarZeroValue(scalar, longAsString);
	};
}
function compileEnumFieldReader(field) {
	const readEnumValue = compileEnumConverter(field.enum);
	const checkEnum = compileEnumCheck(field.enum);
	const localName = field.localName;
	const nullResets = field.enum.typeName != "google.protobuf.NullValue";
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		return (message, json, ctx) => {
			if (json === null && nullResets) {
				if (message[oneofLocalName].case === localName) message[oneofLocalName] = { case: void 0 };
				return;
			}
			const value = readEnumValue(json, ctx.ignoreUnknownFields);
			if (value === tokenIgnoredUnknownEnum) return;
			const check = checkEnum(value);
			if (check !== true) throw new FieldError(field, reasonSingular(field, value, check));
			message[oneofLocalName] = {
				case: localName,
				value
			};
		};
	}
	const clear = compileClear(field);
	return (message, json, ctx) => {
		if (json === null && nullResets) {
			clear(message);
			return;
		}
		const value = readEnumValue(json, ctx.ignoreUnknownFields);
		if (value === tokenIgnoredUnknownEnum) return;
		const check = checkEnum(value);
		if (check !== true) throw new FieldError(field, reasonSingular(field, value, check));
		message[localName] = value;
	};
}
function compileMessageFieldReader(field) {
	const localName = field.localName;
	const { toMessage, toLocal } = localMessageMapper(field);
	const readChild = compiledReader(field.message);
	const nullResets = field.message.typeName != "google.protobuf.Value";
	if (field.oneof) {
		const oneofLocalName = field.oneof.localName;
		return (message, json, ctx) => {
			const oneof = message[oneofLocalName];
			if (json === null && nullResets) {
				if (oneof.case === localName) message[oneofLocalName] = { case: void 0 };
				return;
			}
			const child = toMessage(oneof.case === localName ? oneof.value : void 0);
			readChild(child, json, ctx);
			message[oneofLocalName] = {
				case: localName,
				value: toLocal(child)
			};
		};
	}
	return (message, json, ctx) => {
		if (json === null && nullResets) {
			delete message[localName];
			return;
		}
		const child = toMessage(message[localName]);
		readChild(child, json, ctx);
		message[localName] = toLocal(child);
	};
}
function compileListFieldReader(field) {
	const localName = field.localName;
	const readItem = compileListItemReader(field);
	return (message, json, ctx) => {
		if (json === null) return;
		if (!Array.isArray(json)) throw new FieldError(field, "expected Array, got " + formatVal(json));
		const items = message[localName];
		for (let i = 0; i < json.length; i++) {
			const value = readItem(json[i], ctx, items.length);
			if (value !== tokenIgnoredUnknownEnum) items.push(value);
		}
	};
}
function compileListItemReader(field) {
	switch (field.listKind) {
		case "scalar": {
			const parseScalar = compileScalarParse(field);
			const checkValue = checkScalarValue(field.scalar);
			const toLocal = compileScalarToLocal(field);
			return (json, ctx, index) => {
				if (json === null) throw new FieldError(field, "list item must not be null");
				const value = parseScalar(json);
				const check = checkValue(value);
				if (check !== true) throw new FieldError(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
				return toLocal(value);
			};
		}
		case "enum": {
			const readEnumValue = compileEnumConverter(field.enum);
			const checkEnum = compileEnumCheck(field.enum);
			const nullResets = field.enum.typeName != "google.protobuf.NullValue";
			return (json, ctx, index) => {
				if (json === null && nullResets) throw new FieldError(field, "list item must not be null");
				const value = readEnumValue(json, ctx.ignoreUnknownFields);
				if (value === tokenIgnoredUnknownEnum) return value;
				const check = checkEnum(value);
				if (check !== true) throw new FieldError(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
				return value;
			};
		}
		case "message": {
			const { toMessage, toLocal } = localMessageMapper(field);
			const readChild = compiledReader(field.message);
			const nullResets = field.message.typeName != "google.protobuf.Value";
			return (json, ctx) => {
				if (json === null && nullResets) throw new FieldError(field, "list item must not be null");
				const child = toMessage(void 0);
				readChild(child, json, ctx);
				return toLocal(child);
			};
		}
	}
}
function compileMapFieldReader(field) {
	const localName = field.localName;
	const mapKey = field.mapKey;
	const parseMapKey = compileMapKeyParse(mapKey);
	const checkMapKey = checkScalarValue(mapKey);
	let parseValue;
	let checkValue;
	let toLocalValue = (value) => value;
	let nullResets = true;
	switch (field.mapKind) {
		case "scalar":
			parseValue = compileScalarParse(field);
			checkValue = checkScalarValue(field.scalar);
			toLocalValue = compileScalarToLocal(field);
			break;
		case "enum": {
			const readEnumValue = compileEnumConverter(field.enum);
			parseValue = (json, ctx) => readEnumValue(json, ctx.ignoreUnknownFields);
			checkValue = compileEnumCheck(field.enum);
			nullResets = field.enum.typeName != "google.protobuf.NullValue";
			break;
		}
		case "message": {
			const { toMessage, toLocal } = localMessageMapper(field);
			const readChild = compiledReader(field.message);
			nullResets = field.message.typeName != "google.protobuf.Value";
			parseValue = (json, ctx) => {
				const child = toMessage(void 0);
				readChild(child, json, ctx);
				return toLocal(child);
			};
			break;
		}
	}
	return (message, json, ctx) => {
		if (json === null) return;
		if (typeof json != "object" || Array.isArray(json)) throw new FieldError(field, "expected object, got " + formatVal(json));
		const record = message[localName];
		const seen = /* @__PURE__ */ new Set();
		const jsonMapKeys = Object.keys(json);
		for (let i = 0; i < jsonMapKeys.length; i++) {
			const jsonMapKey = jsonMapKeys[i];
			const jsonMapValue = json[jsonMapKey];
			const key = parseMapKey(jsonMapKey);
			if (seen.has(key)) throw new FieldError(field, `duplicate map key "${jsonMapKey}"`);
			seen.add(key);
			if (jsonMapValue === null && nullResets) throw new FieldError(field, "map value must not be null");
			const value = parseValue(jsonMapValue, ctx);
			if (value === tokenIgnoredUnknownEnum) continue;
			const checkKey = checkMapKey(key);
			if (checkKey !== true) throw new FieldError(field, `invalid map key: ${reasonSingular({ scalar: mapKey }, key, checkKey)}`);
			if (checkValue !== void 0) {
				const check = checkValue(value);
				if (check !== true) throw new FieldError(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, check)}`);
			}
			setOwn(record, key, toLocalValue(value));
		}
	};
}
const tokenIgnoredUnknownEnum = Symbol();
function compileEnumConverter(desc) {
	const zero = desc.values[0].number;
	const numbers = /* @__PURE__ */ new Map();
	for (const value of desc.values) numbers.set(value.jsonName, value.number);
	for (const value of desc.values) numbers.set(value.name, value.number);
	return (json, ignoreUnknownFields) => {
		if (json === null) return zero;
		switch (typeof json) {
			case "number":
				if (Number.isInteger(json)) return json;
				break;
			case "string": {
				const number = numbers.get(json);
				if (number !== void 0) return number;
				if (ignoreUnknownFields) return tokenIgnoredUnknownEnum;
				break;
			}
		}
		throw new Error(`cannot decode ${desc} from JSON: ${formatVal(json)}`);
	};
}
function compileEnumCheck(desc) {
	if (desc.open) return checkScalarValue(ScalarType.INT32);
	const values = desc.values;
	return (value) => values.some((v) => v.number === value);
}
function compileScalarConverter(field) {
	const parseScalar = compileScalarParse(field);
	const checkValue = checkScalarValue(field.scalar);
	const toLocal = compileScalarToLocal(field);
	return (json) => {
		const value = parseScalar(json);
		const check = checkValue(value);
		if (check !== true) throw new FieldError(field, reasonSingular(field, value, check));
		return toLocal(value);
	};
}
function compileScalarParse(field) {
	switch (field.scalar) {
		case ScalarType.DOUBLE:
		case ScalarType.FLOAT: return (json) => {
			if (json === "NaN") return NaN;
			if (json === "Infinity") return Number.POSITIVE_INFINITY;
			if (json === "-Infinity") return Number.NEGATIVE_INFINITY;
			if (typeof json == "number") {
				if (Number.isNaN(json)) throw new FieldError(field, "unexpected NaN number");
				if (!Number.isFinite(json)) throw new FieldError(field, "unexpected infinite number");
				return json;
			}
			if (typeof json == "string") {
				if (json === "") return json;
				if (json.trim().length !== json.length) return json;
				const float = Number(json);
				if (!Number.isFinite(float)) return json;
				return float;
			}
			return json;
		};
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32:
		case ScalarType.UINT32: return int32FromJson;
		case ScalarType.BYTES: return (json) => {
			if (typeof json == "string") {
				if (json === "") return /* @__PURE__ */ new Uint8Array(0);
				try {
					return base64Decode(json);
				} catch (e) {
					const message = e instanceof Error ? e.message : String(e);
					throw new FieldError(field, message);
				}
			}
			return json;
		};
		default: return (json) => json;
	}
}
function compileScalarToLocal(field) {
	const longAsString = field.fieldKind !== "map" && field.longAsString;
	switch (field.scalar) {
		case ScalarType.INT64:
		case ScalarType.SFIXED64:
		case ScalarType.SINT64:
			if (longAsString) return (value) => String(value);
			return (value) => typeof value == "string" || typeof value == "number" ? protoInt64.parse(value) : value;
		case ScalarType.FIXED64:
		case ScalarType.UINT64:
			if (longAsString) return (value) => String(value);
			return (value) => typeof value == "string" || typeof value == "number" ? protoInt64.uParse(value) : value;
		default: return (value) => value;
	}
}
function compileMapKeyParse(type) {
	switch (type) {
		case ScalarType.BOOL: return (jsonString) => {
			switch (jsonString) {
				case "true": return true;
				case "false": return false;
			}
			return jsonString;
		};
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
		case ScalarType.SINT32: return int32FromJson;
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64:
		case ScalarType.UINT64:
		case ScalarType.FIXED64: return (jsonString) => /^-?0+$/.test(jsonString) ? "0" : jsonString.replace(/^(-?)0+(?=\d)/, "$1");
		default: return (jsonString) => jsonString;
	}
}
function int32FromJson(json) {
	if (typeof json == "string") {
		if (json === "") return json;
		if (json.trim().length !== json.length) return json;
		const num = Number(json);
		if (Number.isNaN(num)) return json;
		return num;
	}
	return json;
}
function anyFromJson(any, json, ctx) {
	var _a;
	if (json === null || Array.isArray(json) || typeof json != "object") throw new Error(`cannot decode message ${any.$typeName} from JSON: expected object but got ${formatVal(json)}`);
	if (Object.keys(json).length == 0) return;
	const typeUrl = json["@type"];
	if (typeof typeUrl != "string" || typeUrl == "") throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is empty`);
	const typeName = typeUrl.includes("/") ? typeUrl.substring(typeUrl.lastIndexOf("/") + 1) : typeUrl;
	if (!typeName.length) throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is invalid`);
	const desc = (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getMessage(typeName);
	if (!desc) throw new Error(`cannot decode message ${any.$typeName} from JSON: ${typeUrl} is not in the type registry`);
	const message = create(desc);
	if (hasCustomJsonRepresentation(desc) && Object.prototype.hasOwnProperty.call(json, "value")) compiledReader(desc)(message, json.value, ctx);
	else {
		const copy = {};
		for (const key of Object.keys(json)) if (key !== "@type") setOwn(copy, key, json[key]);
		compiledReader(desc)(message, copy, ctx);
	}
	anyPack(desc, message, any);
}
function timestampFromJson(timestamp, json) {
	if (typeof json !== "string") throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: ${formatVal(json)}`);
	const matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
	if (!matches) throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
	const ms = Date.parse(matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
	if (Number.isNaN(ms)) throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
	if (ms < timestampMsMin || ms > timestampMsMax) throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
	timestamp.seconds = protoInt64.parse(ms / 1e3);
	timestamp.nanos = 0;
	if (matches[7]) timestamp.nanos = parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) - 1e9;
}
function durationFromJson(duration, json) {
	if (typeof json !== "string") throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	const match = json.match(/^(-?[0-9]+)(?:\.([0-9]+))?s/);
	if (match === null) throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	const longSeconds = Number(match[1]);
	if (longSeconds > 315576e6 || longSeconds < -315576e6) throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${formatVal(json)}`);
	duration.seconds = protoInt64.parse(longSeconds);
	if (typeof match[2] !== "string") return;
	const nanosStr = match[2] + "0".repeat(9 - match[2].length);
	duration.nanos = parseInt(nanosStr);
	if (longSeconds < 0 || Object.is(longSeconds, -0)) duration.nanos = -duration.nanos;
}
function fieldMaskFromJson(fieldMask, json) {
	if (typeof json !== "string") throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: ${formatVal(json)}`);
	if (json === "") return;
	fieldMask.paths = json.split(",").map((path) => {
		if (path.includes("_")) throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: path names must be lowerCamelCase`);
		return protoSnakeCase(path);
	});
}
function structFromJson(struct, json, ctx) {
	if (typeof json != "object" || json == null || Array.isArray(json)) throw new Error(`cannot decode message ${struct.$typeName} from JSON ${formatVal(json)}`);
	const keys = Object.keys(json);
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		const parsedValue = create(ValueSchema);
		valueFromJson(parsedValue, json[key], ctx);
		setOwn(struct.fields, key, parsedValue);
	}
}
function valueFromJson(value, json, ctx) {
	if (++ctx.depth > ctx.recursionLimit) throw new Error(`cannot decode ${value.$typeName} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
	switch (typeof json) {
		case "number":
			value.kind = {
				case: "numberValue",
				value: json
			};
			break;
		case "string":
			value.kind = {
				case: "stringValue",
				value: json
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: json
			};
			break;
		case "object":
			if (json === null) value.kind = {
				case: "nullValue",
				value: NullValue.NULL_VALUE
			};
			else if (Array.isArray(json)) {
				const listValue = create(ListValueSchema);
				listValueFromJson(listValue, json, ctx);
				value.kind = {
					case: "listValue",
					value: listValue
				};
			} else {
				const struct = create(StructSchema);
				structFromJson(struct, json, ctx);
				value.kind = {
					case: "structValue",
					value: struct
				};
			}
			break;
		default: throw new Error(`cannot decode message ${value.$typeName} from JSON ${formatVal(json)}`);
	}
	ctx.depth--;
	return value;
}
function listValueFromJson(listValue, json, ctx) {
	if (!Array.isArray(json)) throw new Error(`cannot decode message ${listValue.$typeName} from JSON ${formatVal(json)}`);
	for (let i = 0; i < json.length; i++) {
		const value = create(ValueSchema);
		valueFromJson(value, json[i], ctx);
		listValue.values.push(value);
	}
}

// node_modules/@bufbuild/cel/dist/esm/proto.js
function celFromScalar(type, v) {
	switch (type) {
		case ScalarType.UINT32:
		case ScalarType.UINT64:
		case ScalarType.FIXED32:
		case ScalarType.FIXED64: return celUint(BigInt(v));
		case ScalarType.INT32:
		case ScalarType.SINT32:
		case ScalarType.SFIXED32: return BigInt(v);
		default: return v;
	}
}

// node_modules/@bufbuild/cel/dist/esm/list.js
const privateSymbol$6 = Symbol.for("@bufbuild/cel/list");
function celList(arrayOrReflectList) {
	if (isReflectList(arrayOrReflectList)) return new RepeatedFieldList(arrayOrReflectList);
	return new ArrayList(arrayOrReflectList);
}
function celListConcat(...lists) {
	return new ConcatList(lists);
}
function isCelList(v) {
	return typeof v === "object" && v !== null && privateSymbol$6 in v;
}
var ArrayList = class {
	_array;
	[privateSymbol$6] = {};
	constructor(_array) {
		this._array = _array;
	}
	get size() {
		return this._array.length;
	}
	get(index) {
		if (index < 0 || index >= this.size) return;
		return toCel(this._array[index]);
	}
	*values() {
		for (const element of this._array.values()) yield toCel(element);
	}
	[Symbol.iterator]() {
		return this.values();
	}
};
var RepeatedFieldList = class {
	_list;
	[privateSymbol$6] = {};
	constructor(_list) {
		this._list = _list;
	}
	get size() {
		return this._list.size;
	}
	get(index) {
		const val = this._list.get(index);
		if (val === void 0) return;
		return celFromListElem(this._list.field(), val);
	}
	*values() {
		for (const val of this._list) yield celFromListElem(this._list.field(), val);
	}
	[Symbol.iterator]() {
		return this.values();
	}
};
var ConcatList = class {
	_lists;
	[privateSymbol$6] = {};
	_size;
	constructor(_lists) {
		this._lists = _lists;
		let size = 0;
		for (const list of _lists) size += list.size;
		this._size = size;
	}
	get size() {
		return this._size;
	}
	get(index) {
		if (index < 0 || index >= this.size) return;
		for (const list of this._lists) {
			if (index < list.size) return list.get(index);
			index = index - list.size;
		}
	}
	*values() {
		for (const list of this._lists) yield* list.values();
	}
	[Symbol.iterator]() {
		return this.values();
	}
};
function celFromListElem(desc, v) {
	switch (desc.listKind) {
		case "enum": return BigInt(v);
		case "message": return reflectMsgToCel(v);
		case "scalar": return celFromScalar(desc.scalar, v);
	}
}
const EMPTY_LIST = celList([]);

// node_modules/@bufbuild/cel/dist/esm/eval.js
const contextStack = [];
function setEvalContext(context) {
	contextStack.push(context);
	return () => contextStack.pop();
}
function getEvalContext() {
	if (contextStack.length === 0) throw new Error("cannot use `getEvalContext` outside of an evaluation");
	return contextStack[contextStack.length - 1];
}
function withEvalContext(context, next) {
	return {
		id: next.id,
		eval(ctx) {
			const unset = setEvalContext(context);
			try {
				return next.eval(ctx);
			} finally {
				unset();
			}
		}
	};
}
function getMsgDesc(typeName) {
	const schema = getEvalContext().registry.getMessage(typeName);
	if (!schema) throw new Error(`Message ${typeName} not found in registry`);
	return schema;
}

// node_modules/@bufbuild/cel/dist/esm/type.js
const privateSymbol$5 = Symbol.for("@bufbuild/cel/type");
const CelScalar = {
	INT: celScalarType("int"),
	UINT: celScalarType("uint"),
	BOOL: celScalarType("bool"),
	STRING: celScalarType("string"),
	BYTES: celScalarType("bytes"),
	DOUBLE: celScalarType("double"),
	NULL: celScalarType("null_type"),
	DYN: celScalarType("dyn"),
	TYPE: celScalarType("type")
};
const TIMESTAMP = objectType(TimestampSchema);
const DURATION = objectType(DurationSchema);
function mapType(key, value) {
	return {
		[privateSymbol$5]: {},
		kind: "map",
		key,
		value,
		name: "map",
		toString() {
			return `map(${key}, ${value})`;
		}
	};
}
function listType(element) {
	return {
		[privateSymbol$5]: {},
		kind: "list",
		element,
		name: "list",
		toString() {
			return `list(${element})`;
		}
	};
}
function objectType(descOrTypeName) {
	let name, desc;
	if (typeof descOrTypeName === "string") {
		name = descOrTypeName;
		desc = void 0;
	} else {
		name = descOrTypeName.typeName;
		desc = descOrTypeName;
	}
	return {
		[privateSymbol$5]: {},
		kind: "object",
		desc,
		name,
		toString() {
			return name;
		}
	};
}
function celScalarType(scalar) {
	return {
		[privateSymbol$5]: {},
		kind: "scalar",
		scalar,
		name: scalar,
		toString() {
			return scalar;
		}
	};
}
function celType(v) {
	switch (typeof v) {
		case "bigint": return CelScalar.INT;
		case "boolean": return CelScalar.BOOL;
		case "number": return CelScalar.DOUBLE;
		case "string": return CelScalar.STRING;
		case "object": switch (true) {
			case v === null: return CelScalar.NULL;
			case v instanceof Uint8Array: return CelScalar.BYTES;
			case isReflectMessage(v): return celTypeOfMessage(v);
			case isCelList(v): return listType(CelScalar.DYN);
			case isCelMap(v): return mapType(CelScalar.DYN, CelScalar.DYN);
			case isCelUint(v): return CelScalar.UINT;
			default: if (isObjectCelType(v)) return CelScalar.TYPE;
		}
	}
	throw new Error(`Not a CEL value: ${v}`);
}
function isCelType(v) {
	return typeof v === "object" && v !== null && isObjectCelType(v);
}
function isObjectCelType(v) {
	return privateSymbol$5 in v;
}
function celTypeOfMessage(v) {
	let typeName = v.desc.typeName;
	if (isReflectMessageAny(v)) {
		typeName = typeUrlToName(v.message.typeUrl);
		if (typeName === ValueSchema.typeName) {
			const value = anyUnpack(v.message, ValueSchema);
			return value ? valueToType(value) : CelScalar.NULL;
		}
	}
	switch (typeName) {
		case FloatValueSchema.typeName:
		case DoubleValueSchema.typeName: return CelScalar.DOUBLE;
		case UInt64ValueSchema.typeName:
		case UInt32ValueSchema.typeName: return CelScalar.UINT;
		case Int32ValueSchema.typeName:
		case Int64ValueSchema.typeName: return CelScalar.INT;
		case StringValueSchema.typeName: return CelScalar.STRING;
		case BytesValueSchema.typeName: return CelScalar.BYTES;
		case BoolValueSchema.typeName: return CelScalar.BOOL;
		case StructSchema.typeName: return mapType(CelScalar.STRING, CelScalar.DYN);
		case ListValueSchema.typeName: return listType(CelScalar.DYN);
		case ValueSchema.typeName: return valueToType(v.message);
	}
	return typeName === v.desc.typeName ? objectType(v.desc) : objectType(typeName);
}
function valueToType(v) {
	switch (v.kind.case) {
		case "boolValue": return CelScalar.BOOL;
		case "listValue": return listType(CelScalar.DYN);
		case "nullValue":
		case void 0: return CelScalar.NULL;
		case "numberValue": return CelScalar.DOUBLE;
		case "stringValue": return CelScalar.STRING;
		case "structValue": return mapType(CelScalar.STRING, CelScalar.DYN);
	}
}
function isReflectMessageAny(v) {
	return v.desc.typeName === AnySchema.typeName;
}
function typeUrlToName(url) {
	const slash = url.lastIndexOf("/");
	const name = slash >= 0 ? url.substring(slash + 1) : url;
	if (!name.length) throw new Error(`invalid type url: ${url}`);
	return name;
}

// node_modules/@bufbuild/cel/dist/esm/value.js
function toCel(v) {
	switch (typeof v) {
		case "bigint":
		case "boolean":
		case "number":
		case "string": return v;
		case "object": break;
		default: throw new Error(`unsupported input ${typeof v}`);
	}
	switch (true) {
		case v === null:
		case v instanceof Uint8Array:
		case isCelList(v):
		case isCelMap(v):
		case isCelUint(v):
		case isCelType(v): return v;
	}
	if (isArray(v) || isReflectList(v)) return celList(v);
	if (isMap(v) || isReflectMap(v)) return celMap(v);
	if (isMessage(v)) {
		const value = wktToCel(v);
		if (value !== void 0) return value;
		return reflect(getMsgDesc(v.$typeName), v);
	}
	if (isReflectMessage(v)) return reflectMsgToCel(v);
	if (v.constructor.name === "Object") return celMap(new Map(Object.entries(v)));
	throw new Error(`Unsupported input ${v}`);
}
function unwrapAny(v) {
	if (!isReflectAny(v)) return v;
	const unpacked = anyUnpack(v.message, getEvalContext().registry);
	if (unpacked === void 0) throw new Error(`invalid Any or ${v.message.typeUrl} not found in registry`);
	const value = wktToCel(unpacked);
	if (value !== void 0) return value;
	return reflect(getMsgDesc(unpacked.$typeName), unpacked);
}
function reflectMsgToCel(v) {
	const value = wktToCel(v.message);
	if (value !== void 0) return value;
	return v;
}
function isReflectAny(v) {
	return isReflectMessage(v, AnySchema);
}
function isArray(v) {
	return Array.isArray(v);
}
function isMap(v) {
	return v instanceof Map;
}
function wktToCel(msg) {
	if (isWrapper(msg)) return unwrapWrapper(msg);
	return jsonWrapperToCel(msg);
}
function unwrapWrapper(v) {
	switch (v.$typeName) {
		case Int32ValueSchema.typeName: return BigInt(v.value);
		case UInt32ValueSchema.typeName: return celUint(BigInt(v.value));
		case UInt64ValueSchema.typeName: return celUint(v.value);
	}
	return v.value;
}
function jsonWrapperToCel(msg) {
	switch (true) {
		case isMessage(msg, StructSchema): return structToCel(msg);
		case isMessage(msg, ValueSchema): return valueToCel(msg);
		case isMessage(msg, ListValueSchema): return listValueToCel(msg);
	}
}
function structToCel(s) {
	const map = /* @__PURE__ */ new Map();
	for (const [k, v] of Object.entries(s.fields)) map.set(k, valueToCel(v));
	return celMap(map);
}
function valueToCel(v) {
	switch (v.kind.case) {
		case "boolValue":
		case "numberValue":
		case "stringValue": return v.kind.value;
		case "nullValue":
		case void 0: return null;
		case "structValue": return structToCel(v.kind.value);
		case "listValue": return listValueToCel(v.kind.value);
	}
}
function listValueToCel(l) {
	return celList(l.values);
}

// node_modules/@bufbuild/cel/dist/esm/map.js
const privateSymbol$4 = Symbol.for("@bufbuild/cel/map");
function celMap(mapOrReflectMap) {
	if (isReflectMap(mapOrReflectMap)) return new ProtoMap(mapOrReflectMap);
	return new NativeMap(mapOrReflectMap);
}
function isCelMap(v) {
	return typeof v === "object" && v !== null && privateSymbol$4 in v;
}
var NativeMap = class {
	_map;
	[privateSymbol$4] = {};
	constructor(_map) {
		this._map = _map;
	}
	get size() {
		return this._map.size;
	}
	get(key) {
		if (isCelUint(key)) key = key.value;
		if (typeof key === "number") {
			if (!Number.isInteger(key)) return;
			key = BigInt(key);
		}
		const value = this._map.get(key);
		if (value !== void 0) return toCel(value);
		if (typeof key === "bigint") for (const mapKey of this._map.keys()) {
			if (!isCelUint(mapKey)) continue;
			if (mapKey.value === key) return toCel(this._map.get(mapKey));
		}
	}
	has(key) {
		return this.get(key) != void 0;
	}
	forEach(callback, thisArg) {
		this._map.forEach((value, key, _) => callback.call(thisArg, toCel(value), key, this));
	}
	*entries() {
		for (const [key, value] of this._map.entries()) yield [key, toCel(value)];
	}
	keys() {
		return this._map.keys();
	}
	*values() {
		for (const value of this._map.values()) yield toCel(value);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
var ProtoMap = class {
	_map;
	[privateSymbol$4] = {};
	constructor(_map) {
		this._map = _map;
	}
	get size() {
		return this._map.size;
	}
	get(key) {
		const value = this._map.get(mapKeyFromCel(this._map.field(), key));
		if (value === void 0) return;
		return celFromMapValue(this._map.field(), value);
	}
	has(key) {
		return this._map.has(mapKeyFromCel(this._map.field(), key));
	}
	forEach(callback, thisArg) {
		this._map.forEach((value, key, _) => callback.call(thisArg, celFromMapValue(this._map.field(), value), celFromMapKey(this._map.field(), key), this));
	}
	*entries() {
		for (const [key, value] of this._map.entries()) yield [celFromMapKey(this._map.field(), key), celFromMapValue(this._map.field(), value)];
	}
	*keys() {
		for (const key of this._map.keys()) yield celFromMapKey(this._map.field(), key);
	}
	*values() {
		for (const value of this._map.keys()) yield celFromMapValue(this._map.field(), value);
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
function mapKeyFromCel(desc, v) {
	if (isCelUint(v)) v = v.value;
	switch (desc.mapKey) {
		case ScalarType.SINT32:
		case ScalarType.INT32:
		case ScalarType.FIXED32:
		case ScalarType.UINT32:
		case ScalarType.SFIXED32:
			if (typeof v === "bigint") return Number(v);
			return v;
		case ScalarType.SINT64:
		case ScalarType.INT64:
		case ScalarType.FIXED64:
		case ScalarType.UINT64:
		case ScalarType.SFIXED64:
			if (v === "number" && Number.isInteger(v)) return BigInt(v);
			return v;
		default: return v;
	}
}
function celFromMapKey(desc, v) {
	return celFromScalar(desc.mapKey, v);
}
function celFromMapValue(desc, v) {
	switch (desc.mapKind) {
		case "enum": return BigInt(v);
		case "message": return reflectMsgToCel(v);
		case "scalar": return celFromScalar(desc.scalar, v);
	}
}
const EMPTY_MAP = celMap(/* @__PURE__ */ new Map());

// node_modules/@bufbuild/cel/dist/esm/registry.js
const wktRegistry = createRegistry(TimestampSchema, DurationSchema, AnySchema, file_google_protobuf_wrappers, file_google_protobuf_struct);
function createRegistryWithWKT(...inputs) {
	return createRegistry(wktRegistry, ...inputs);
}

// node_modules/@bufbuild/cel/dist/esm/equals.js
function equals(lhs, rhs) {
	if (lhs === rhs) return true;
	if (isCelUint(lhs)) lhs = lhs.value;
	if (isCelUint(rhs)) rhs = rhs.value;
	if ((typeof lhs === "number" || typeof lhs === "bigint") && (typeof rhs === "number" || typeof rhs === "bigint")) return lhs == rhs;
	switch (true) {
		case lhs instanceof Uint8Array: return rhs instanceof Uint8Array && equalsBytes(lhs, rhs);
		case isCelList(lhs): return isCelList(rhs) && equalsList(lhs, rhs);
		case isCelMap(lhs): return isCelMap(rhs) && equalsMap(lhs, rhs);
		case isCelType(lhs): return isCelType(rhs) && equalsType(lhs, rhs);
	}
	if (isReflectMessage(lhs)) {
		if (!isReflectMessage(rhs)) return false;
		if (lhs.desc.typeName !== rhs.desc.typeName) return false;
		return equals$1(lhs.desc, lhs.message, rhs.message, {
			registry: getEvalContext().registry,
			unpackAny: true,
			unknown: true,
			extensions: true
		});
	}
	return false;
}
function equalsType(lhs, rhs) {
	return lhs.kind === rhs.kind && lhs.name === rhs.name;
}
function equalsList(lhs, rhs) {
	if (lhs.size !== rhs.size) return false;
	for (let i = 0; i < lhs.size; i++) if (!equals(lhs.get(i), rhs.get(i))) return false;
	return true;
}
function equalsMap(lhs, rhs) {
	if (lhs.size !== rhs.size) return false;
	for (const [k, v] of lhs) {
		const rv = rhs.get(k);
		if (rv === void 0 || !equals(v, rv)) return false;
	}
	return true;
}
function equalsBytes(lhs, rhs) {
	if (lhs.length !== rhs.length) return false;
	for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return false;
	return true;
}

// node_modules/@bufbuild/cel/dist/esm/func.js
const privateSymbol$3 = Symbol.for("@bufbuild/cel/func");
function celFunc(name, args, result, impl) {
	return new Func(name, void 0, args, result, impl);
}
function celMethod(name, target, args, result, impl) {
	return new Method(name, target, args, result, impl);
}
var Callable = class {
	_name;
	_target;
	_args;
	_result;
	_impl;
	_id;
	[privateSymbol$3] = {};
	constructor(_name, _target, _args, _result, _impl, _id = "") {
		this._name = _name;
		this._target = _target;
		this._args = _args;
		this._result = _result;
		this._impl = _impl;
		this._id = _id;
	}
	get id() {
		if (this._id === "") {
			const qualifier = this.target ? `${this.target.name}.` : "";
			this._id = `${qualifier}${this.name}(${this.arguments.map((p) => p.name).join(",")})`;
		}
		return this._id;
	}
	get name() {
		return this._name;
	}
	get target() {
		return this._target;
	}
	get arguments() {
		return this._args;
	}
	get result() {
		return this._result;
	}
	call(id, target, args) {
		if (args.length != this.arguments.length) return;
		for (let i = 0; i < args.length; i++) if (!isSubtypeOf(args[i], this.arguments[i])) return;
		try {
			return toCel(this._impl.apply(target, args));
		} catch (ex) {
			return celError(ex, id);
		}
	}
};
var Func = class extends Callable {
	call(id, target, args) {
		if (target !== void 0) return;
		return super.call(id, void 0, args);
	}
};
var Method = class extends Callable {
	call(id, target, args) {
		if (target === void 0 || !isSubtypeOf(target, this.target)) return;
		return super.call(id, target, args);
	}
};
function isSubtypeOf(val, typ) {
	return typ === CelScalar.DYN || equalsType(celType(val), typ);
}

// node_modules/@bufbuild/cel/dist/esm/resolver.js
const privateSymbol$2 = Symbol.for("@bufbuild/cel/resolver");
function createResolver(...inputs) {
	const groups = /* @__PURE__ */ new Map();
	for (const input of inputs) {
		const funcs = isFuncResolver(input) || Array.isArray(input) ? input : [input];
		for (const func of funcs) {
			let group = groups.get(func.name);
			if (group === void 0) {
				group = [];
				groups.set(func.name, group);
			}
			group.push(func);
		}
	}
	return new Resolver(new Map(new Array(...groups.entries()).map(([name, funcs]) => [name, createFuncGroup(name, funcs)])));
}
function isFuncResolver(v) {
	return typeof v === "object" && v !== null && privateSymbol$2 in v;
}
var Resolver = class {
	_groups;
	[privateSymbol$2] = {};
	constructor(_groups) {
		this._groups = _groups;
	}
	*[Symbol.iterator]() {
		for (const group of this._groups.values()) yield* group;
	}
	find(name) {
		return this._groups.get(name);
	}
};
function createFuncGroup(name, funcs) {
	const set = [];
	for (const func of funcs) {
		for (let i = 0; i < set.length; i++) if (func.id === set[i].id) {
			set.splice(i, 1);
			break;
		}
		set.push(func);
	}
	return new Group(name, set);
}
var Group = class {
	_name;
	_funcs;
	constructor(_name, _funcs) {
		this._name = _name;
		this._funcs = _funcs;
	}
	*[Symbol.iterator]() {
		yield* this._funcs;
	}
	get name() {
		return this._name;
	}
	call(id, target, args) {
		args = args.map((arg) => unwrapAny(arg));
		for (const func of this._funcs) {
			const result = func.call(id, target, args);
			if (result !== void 0) return result;
		}
	}
};

// node_modules/@bufbuild/cel/dist/esm/gen/dev/cel/expr/operator_const.js
const ADD = "_+_";
const CONDITIONAL = "_?_:_";
const DIVIDE = "_/_";
const EQUALS = "_==_";
const GREATER = "_>_";
const GREATER_EQUALS = "_>=_";
const IN = "@in";
const INDEX = "_[_]";
const LESS = "_<_";
const LESS_EQUALS = "_<=_";
const LOGICAL_AND = "_&&_";
const LOGICAL_NOT = "!_";
const LOGICAL_OR = "_||_";
const MODULO = "_%_";
const MULTIPLY = "_*_";
const NEGATE = "-_";
const NOT_EQUALS = "_!=_";
const NOT_STRICTLY_FALSE = "@not_strictly_false";
const OLD_NOT_STRICTLY_FALSE = "__not_strictly_false__";
const OPT_INDEX = "_[?_]";
const OPT_SELECT = "_?._";
const SUBTRACT = "_-_";

// node_modules/@bufbuild/cel/dist/esm/duration.js
const ONE_SECOND$1 = 1000000000n;
const MAX_DURATION_NANOS = 9223372036854775807n;
const MIN_DURATION_NANOS = -9223372036854775808n;
function createDuration(seconds = 0n, ns = 0n) {
	const fullNanos = seconds * ONE_SECOND$1 + BigInt(ns);
	if (fullNanos > MAX_DURATION_NANOS || fullNanos < MIN_DURATION_NANOS) throw new Error("duration out of range");
	return create(DurationSchema, {
		seconds: fullNanos / ONE_SECOND$1,
		nanos: Number(fullNanos % ONE_SECOND$1)
	});
}
const DURATION_STRING_LENGTH_LIMIT = 128;
const UNITS = Object.freeze({
	ns: 1n,
	us: 1000n,
	µs: 1000n,
	ms: 1000n * 1000n,
	s: 1000n * 1000n * 1000n,
	m: 1000n * 1000n * 1000n * 60n,
	h: 1000n * 1000n * 1000n * 60n * 60n
});
const INT_REGEXP = /^\d+/;
const UNIT_REGEXP = new RegExp(`^(${Object.keys(UNITS).join("|")})`);
function parseDuration(str) {
	if (str.length > DURATION_STRING_LENGTH_LIMIT) throw badDurationStr(`duration string exceeds ${DURATION_STRING_LENGTH_LIMIT} characters`);
	if (/^[-+]?0$/.test(str)) return createDuration();
	const [sign, values] = /^[+-]/.test(str) ? [str[0] === "+" ? 1n : -1n, str.slice(1)] : [1n, str];
	let fullNanos = 0n;
	let remainder = values;
	while (remainder.length > 0) {
		const int = INT_REGEXP.exec(remainder)?.[0];
		remainder = remainder.slice(int?.length ?? 0);
		if (remainder[0] === ".") remainder = remainder.slice(1);
		const fraction = INT_REGEXP.exec(remainder)?.[0];
		remainder = remainder.slice(fraction?.length ?? 0);
		const unit = UNIT_REGEXP.exec(remainder)?.[0];
		remainder = remainder.slice(unit?.length ?? 0);
		if ((int ?? fraction) === void 0 || unit === void 0) throw badDurationStr("invalid syntax");
		const factor = UNITS[unit];
		fullNanos += BigInt(int ?? 0) * factor;
		fullNanos += BigInt(fraction ?? 0) * factor / 10n ** BigInt(fraction?.length ?? 0);
	}
	return createDuration(0n, sign * fullNanos);
}
function badDurationStr(e) {
	return /* @__PURE__ */ new Error(`Failed to parse duration: ${e}`);
}

// node_modules/@bufbuild/cel/dist/esm/timestamp.js
const MAX_TIMESTAMP_SECONDS = 253402300799n;
const MIN_TIMESTAMP_SECONDS = -62135596800n;
const ONE_SECOND = 1000000000n;
function createTimestamp(s = 0n, ns = 0n) {
	const fullNanos = s * ONE_SECOND + BigInt(ns);
	const shift = fullNanos % ONE_SECOND < 0n ? 1n : 0n;
	const seconds = fullNanos / ONE_SECOND - shift;
	const nanos = Number(fullNanos % ONE_SECOND + shift * ONE_SECOND);
	if (seconds > MAX_TIMESTAMP_SECONDS || seconds < MIN_TIMESTAMP_SECONDS) throw new Error("timestamp out of range");
	return create(TimestampSchema, {
		seconds,
		nanos
	});
}

// node_modules/@bufbuild/cel/dist/esm/std/math.js
const MAX_INT = 9223372036854775807n;
const MIN_INT = -9223372036854775808n;
const MAX_UINT = 18446744073709551615n;
function safeInt(value, op = "type conversion") {
	const numeric = typeof value === "string" ? BigInt(value) : value;
	if (typeof numeric === "bigint") {
		if (numeric >= MIN_INT && numeric <= MAX_INT) return numeric;
	} else if (Number.isFinite(numeric)) {
		if (numeric > Number(MIN_INT) && numeric < Number(MAX_INT)) return BigInt(Math.trunc(numeric));
	}
	throw celError(`int overflow during ${op}`);
}
function safeUint(value, op = "type conversion") {
	const numeric = typeof value === "string" ? BigInt(value) : value;
	if (typeof numeric === "bigint" || Number.isFinite(numeric)) {
		const int = typeof numeric === "number" ? BigInt(Math.trunc(numeric)) : numeric;
		if (numeric >= 0 && int <= MAX_UINT) return celUint(int);
	}
	throw celError(`uint overflow during ${op}`);
}
function bytesConcat(l, r) {
	const val = new Uint8Array(l.length + r.length);
	val.set(l);
	val.set(r, l.length);
	return val;
}
function timestampSum(l, r) {
	return createTimestamp(l.message.seconds + r.message.seconds, l.message.nanos + r.message.nanos);
}
function durationSum(l, r) {
	return createDuration(l.message.seconds + r.message.seconds, l.message.nanos + r.message.nanos);
}
function durationDifference(l, r) {
	return createDuration(l.message.seconds - r.message.seconds, l.message.nanos - r.message.nanos);
}
function timestampDifference(l, r) {
	return createTimestamp(l.message.seconds - r.message.seconds, l.message.nanos - r.message.nanos);
}
function safeDivide(type, l, r) {
	if (r === 0n) throw celError(`${type.name} divide by zero`);
	return safeInt(l / r, `divide by ${r}`);
}
function safeModulo(type, l, r) {
	if (r === 0n) throw celError(`${type.name} modulus by zero`);
	return l % r;
}
const LIST$1 = listType(CelScalar.DYN);
const { BYTES: BYTES$2, DOUBLE: DOUBLE$3, INT: INT$4, STRING: STRING$4, UINT: UINT$2 } = CelScalar;
var math_default = [
	celFunc("_+_", [INT$4, INT$4], INT$4, (l, r) => safeInt(l + r, "_+_")),
	celFunc("_+_", [UINT$2, UINT$2], UINT$2, (l, r) => safeUint(l.value + r.value, "_+_")),
	celFunc("_+_", [DOUBLE$3, DOUBLE$3], DOUBLE$3, (l, r) => l + r),
	celFunc("_+_", [DURATION, DURATION], DURATION, durationSum),
	celFunc("_+_", [TIMESTAMP, DURATION], TIMESTAMP, timestampSum),
	celFunc("_+_", [DURATION, TIMESTAMP], TIMESTAMP, timestampSum),
	celFunc("_+_", [STRING$4, STRING$4], STRING$4, (l, r) => l + r),
	celFunc("_+_", [BYTES$2, BYTES$2], BYTES$2, bytesConcat),
	celFunc("_+_", [LIST$1, LIST$1], LIST$1, celListConcat),
	celFunc("_-_", [INT$4, INT$4], INT$4, (l, r) => safeInt(l - r, "_-_")),
	celFunc("_-_", [UINT$2, UINT$2], UINT$2, (l, r) => safeUint(l.value - r.value, "_-_")),
	celFunc("_-_", [DOUBLE$3, DOUBLE$3], DOUBLE$3, (l, r) => l - r),
	celFunc("_-_", [TIMESTAMP, TIMESTAMP], DURATION, durationDifference),
	celFunc("_-_", [DURATION, DURATION], DURATION, durationDifference),
	celFunc("_-_", [TIMESTAMP, DURATION], TIMESTAMP, timestampDifference),
	celFunc("_*_", [INT$4, INT$4], INT$4, (l, r) => safeInt(l * r, "_*_")),
	celFunc("_*_", [UINT$2, UINT$2], UINT$2, (l, r) => safeUint(l.value * r.value, "_*_")),
	celFunc("_*_", [DOUBLE$3, DOUBLE$3], DOUBLE$3, (l, r) => l * r),
	celFunc("_/_", [INT$4, INT$4], INT$4, (l, r) => safeDivide(INT$4, l, r)),
	celFunc("_/_", [UINT$2, UINT$2], UINT$2, (l, r) => celUint(safeDivide(UINT$2, l.value, r.value))),
	celFunc("_/_", [DOUBLE$3, DOUBLE$3], DOUBLE$3, (l, r) => l / r),
	celFunc("_%_", [INT$4, INT$4], INT$4, (l, r) => safeModulo(INT$4, l, r)),
	celFunc("_%_", [UINT$2, UINT$2], UINT$2, (l, r) => celUint(safeModulo(UINT$2, l.value, r.value))),
	celFunc("-_", [INT$4], INT$4, (x) => safeInt(-x)),
	celFunc("-_", [DOUBLE$3], DOUBLE$3, (x) => -x)
];

// node_modules/@bufbuild/cel/dist/esm/std/cast.js
const encoder = new TextEncoder();
const decoder = new TextDecoder(void 0, { fatal: true });
function stringToBool(x) {
	switch (x) {
		case "true":
		case "True":
		case "TRUE":
		case "t":
		case "1": return true;
		case "false":
		case "False":
		case "FALSE":
		case "f":
		case "0": return false;
	}
	throw new Error(`Unable to convert string '${x}' to bool`);
}
function bytesToString(x) {
	try {
		return decoder.decode(x);
	} catch (e) {
		throw new Error(`Failed to decode bytes as string: ${e}`);
	}
}
function stringToTimestamp(x) {
	try {
		return fromJson(TimestampSchema, x);
	} catch (e) {
		throw new Error(`Failed to parse timestamp: ${e}`);
	}
}
function toType(x) {
	if (isMessage(x)) return objectType(getMsgDesc(x.$typeName));
	return celType(x);
}
function identity(x) {
	return x;
}
const { BOOL: BOOL$2, BYTES: BYTES$1, DOUBLE: DOUBLE$2, DYN: DYN$1, INT: INT$3, STRING: STRING$3, TYPE, UINT: UINT$1 } = CelScalar;
var cast_default = [
	celFunc("int", [INT$3], INT$3, identity),
	celFunc("int", [UINT$1], INT$3, (x) => safeInt(x.value)),
	celFunc("int", [DOUBLE$2], INT$3, safeInt),
	celFunc("int", [STRING$3], INT$3, safeInt),
	celFunc("int", [TIMESTAMP], INT$3, (x) => safeInt(x.message.seconds)),
	celFunc("int", [DURATION], INT$3, (x) => safeInt(x.message.seconds)),
	celFunc("uint", [UINT$1], UINT$1, identity),
	celFunc("uint", [INT$3], UINT$1, safeUint),
	celFunc("uint", [DOUBLE$2], UINT$1, safeUint),
	celFunc("uint", [STRING$3], UINT$1, safeUint),
	celFunc("double", [DOUBLE$2], DOUBLE$2, identity),
	celFunc("double", [INT$3], DOUBLE$2, (x) => Number(x)),
	celFunc("double", [UINT$1], DOUBLE$2, (x) => Number(x.value)),
	celFunc("double", [STRING$3], DOUBLE$2, (x) => Number(x)),
	celFunc("bool", [BOOL$2], BOOL$2, identity),
	celFunc("bool", [STRING$3], BOOL$2, stringToBool),
	celFunc("bytes", [BYTES$1], BYTES$1, identity),
	celFunc("bytes", [STRING$3], BYTES$1, (x) => encoder.encode(x)),
	celFunc("string", [STRING$3], STRING$3, identity),
	celFunc("string", [BOOL$2], STRING$3, (x) => x.toString()),
	celFunc("string", [INT$3], STRING$3, (x) => x.toString()),
	celFunc("string", [UINT$1], STRING$3, (x) => x.value.toString()),
	celFunc("string", [DOUBLE$2], STRING$3, (x) => x.toString()),
	celFunc("string", [BYTES$1], STRING$3, bytesToString),
	celFunc("string", [TIMESTAMP], STRING$3, (x) => toJson(TimestampSchema, x.message)),
	celFunc("string", [DURATION], STRING$3, (x) => toJson(DurationSchema, x.message)),
	celFunc("timestamp", [TIMESTAMP], TIMESTAMP, identity),
	celFunc("timestamp", [STRING$3], TIMESTAMP, stringToTimestamp),
	celFunc("timestamp", [INT$3], TIMESTAMP, (x) => timestampFromMs(Number(x))),
	celFunc("duration", [DURATION], DURATION, identity),
	celFunc("duration", [STRING$3], DURATION, parseDuration),
	celFunc("duration", [INT$3], DURATION, (x) => create(DurationSchema, { seconds: x })),
	celFunc("type", [DYN$1], TYPE, toType),
	celFunc("dyn", [DYN$1], DYN$1, identity)
];

// node_modules/@bufbuild/cel/dist/esm/gen/dev/cel/expr/overload_const.js
const CONTAINS = "contains";
const ENDS_WITH = "endsWith";
const MATCHES = "matches";
const SIZE = "size";
const STARTS_WITH = "startsWith";
const TIME_GET_DATE = "getDate";
const TIME_GET_DAY_OF_MONTH = "getDayOfMonth";
const TIME_GET_DAY_OF_WEEK = "getDayOfWeek";
const TIME_GET_DAY_OF_YEAR = "getDayOfYear";
const TIME_GET_FULL_YEAR = "getFullYear";
const TIME_GET_HOURS = "getHours";
const TIME_GET_MILLISECONDS = "getMilliseconds";
const TIME_GET_MINUTES = "getMinutes";
const TIME_GET_MONTH = "getMonth";
const TIME_GET_SECONDS = "getSeconds";

// node_modules/@bufbuild/re2/dist/esm/UnicodeRangeTable.js
var UnicodeRangeTable = class {
	data;
	isStride1;
	SIZE;
	constructor(data, isStride1 = false) {
		this.data = data;
		this.isStride1 = isStride1;
		this.SIZE = isStride1 ? 2 : 3;
	}
	getLo(index) {
		return this.data[index * this.SIZE];
	}
	getHi(index) {
		return this.data[index * this.SIZE + 1];
	}
	getStride(index) {
		return this.isStride1 ? 1 : this.data[index * this.SIZE + 2];
	}
	get(index) {
		const i = index * this.SIZE;
		return [
			this.data[i],
			this.data[i + 1],
			this.getStride(index)
		];
	}
	get length() {
		return this.data.length / this.SIZE;
	}
};

// node_modules/@bufbuild/re2/dist/esm/UnicodeTables.js
let _B64_MAP = null;
const getB64Map = () => {
	if (!_B64_MAP) {
		_B64_MAP = /* @__PURE__ */ new Uint8Array(256);
		const b = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
		for (let i = 0; i < 64; i++) _B64_MAP[b.charCodeAt(i)] = i;
	}
	return _B64_MAP;
};
const decodeVLQ = (str) => {
	const b64 = getB64Map();
	const res = [];
	let value = 0, shift = 0;
	for (let i = 0; i < str.length; i++) {
		const digit = b64[str.charCodeAt(i)];
		value |= (digit & 31) << shift;
		if ((digit & 32) === 0) {
			res.push(value);
			value = 0;
			shift = 0;
		} else shift += 5;
	}
	return res;
};
const decodeRanges = (str, isStride1) => {
	if (str.length === 0) return /* @__PURE__ */ new Uint32Array(0);
	const res = decodeVLQ(str);
	const numRanges = isStride1 ? res.length / 2 : res.length / 3;
	const out = new Uint32Array(numRanges * 3);
	let current = 0, resIdx = 0;
	for (let i = 0; i < numRanges; i++) {
		current += res[resIdx++];
		out[i * 3] = current;
		current += res[resIdx++];
		out[i * 3 + 1] = current;
		out[i * 3 + 2] = isStride1 ? 1 : res[resIdx++];
	}
	return out;
};
const decodeOrbit = (str) => {
	const res = decodeVLQ(str);
	const map = /* @__PURE__ */ new Map();
	let currentKey = 0;
	for (let i = 0; i < res.length; i += 2) {
		currentKey += res[i];
		map.set(currentKey, res[i + 1]);
	}
	return map;
};
const mergeRanges = (a, b) => {
	if (b.length === 0) return a;
	if (a.length === 0) return b;
	const points = [];
	const push = (arr) => {
		for (let i = 0; i < arr.length; i += 3) {
			const lo = arr[i], hi = arr[i + 1], stride = arr[i + 2];
			if (stride === 1) points.push([lo, hi]);
			else for (let cp = lo; cp <= hi; cp += stride) points.push([cp, cp]);
		}
	};
	push(a);
	push(b);
	points.sort((x, y) => x[0] - y[0]);
	const merged = [];
	for (const [lo, hi] of points) {
		const last = merged[merged.length - 1];
		if (last && last[1] + 1 >= lo) {
			if (hi > last[1]) last[1] = hi;
		} else merged.push([lo, hi]);
	}
	const out = new Uint32Array(merged.length * 3);
	for (let i = 0; i < merged.length; i++) {
		out[i * 3] = merged[i][0];
		out[i * 3 + 1] = merged[i][1];
		out[i * 3 + 2] = 1;
	}
	return out;
};
const sweepPlatform = (pattern) => {
	const re = new RegExp(pattern, "u");
	const ranges = [];
	let start = -1;
	for (let cp = 0; cp <= 1114111; cp++) if (re.test(String.fromCodePoint(cp))) {
		if (start < 0) start = cp;
	} else if (start >= 0) {
		ranges.push(start, cp - 1, 1);
		start = -1;
	}
	if (start >= 0) ranges.push(start, 1114111, 1);
	return Uint32Array.from(ranges);
};
var LazyDecoder = class {
	initializer;
	cache;
	constructor(initializer) {
		this.initializer = initializer;
		this.cache = /* @__PURE__ */ new Map();
	}
	has(key) {
		return key in this.initializer;
	}
	get(key) {
		const cached = this.cache.get(key);
		if (cached !== void 0 || this.cache.has(key)) return cached ?? null;
		const fn = this.initializer[key];
		const val = fn ? fn() : null;
		this.cache.set(key, val);
		return val;
	}
};
let _CASE_ORBIT = null;
const getCASE_ORBIT = () => {
	if (!_CASE_ORBIT) _CASE_ORBIT = decodeOrbit("rDqpII-LsD+0HGrpIsCxJzElODoODrOnByP-Mz+HTieNj-HCweD1fDxeB+9HBwfC1FE2eBxfBjeE1eDmpII0fjB4c+BgkHChkHKikHDjkHBkkHImkHZnkHhhGlkH9O70H-Io8HBp8HBq8HBr8HBs8HBt8HBu8HBv8HJ48HB58HB68HB78HB88HB98HB+8HB-8HJo9HBp9HBq9HBr9HBs9HBt9HBu9HBv9HM89HLlaFs+HQwcQwdQ8-HzJpdErCBlGgphBokHjMu+pBBv+pBDy+pBBz+pBB0+pBB1+pBw5Um4+BBl4+B68cg17CBh17CBi17CBj17CBk17CBl17CBm17CBn17CBo17CBp17CBq17CBr17CBs17CBt17CBu17CBv17CBw17CBx17CBy17CBz17CB017CB117CB217CB317CB417CD717CB817CB917CB+17CB-17CBg27CBh27CBi27CBj27CBk27CBl27CBm27CBn27CBo27CBp27CBq27CBr27CBs27CBt27CBu27CBv27CBw27CBx27CBy27CBz27C");
	return _CASE_ORBIT;
};
const _DELTA_CATEGORIES = /*#__PURE__*/ new LazyDecoder({
	L: () => decodeRanges("pkHBBh6iBCBNCBkvXzBB36BbBKWB9JCB8lBJBCDDClBBCaaCt-Bt-BBfBgkG68DBmoHdBjhDsBBz8HxmWxmWBcBDgwhCgwhCBsTB", false),
	LC: () => decodeRanges("pkHBh6iBCNC0rZVLV", true),
	Ll: () => decodeRanges("qkHj6iBj6iBO1sZ1sZBUB", false),
	Lm: () => decodeRanges("uqjChBhBx+XCBpBBB", false),
	Lo: () => decodeRanges("guhCzBB36BDBCzLzLBBB8lBJBCDDClBBCaaCt-Bt-BBfBgkG68DBmoHdBmhDnBB18HxmWxmWBcBDgwhCgwhCBsTB", false),
	Lu: () => decodeRanges("pkHi6iBi6iBBOOC0rZ0rZBUB", false),
	M: () => decodeRanges("3kCymhCymhCBDBvM8lB8lBBHBCDDCDBCEBCPPB47C47CkuQRB-lhBBB", false),
	Mc: () => decodeRanges("49kCCBIDDCDBCBBCvavaswSCB", false),
	Mn: () => decodeRanges("3kCymhCymhCBDBvM-lB-lBBEBOECPBB47CkuQkuQBKBECB-lhBBB", false),
	N: () => decodeRanges("gqjCJnsCTtoBJ3pRJ3hDJ37XJ4nGJ", true),
	Nd: () => decodeRanges("gqjCJnsCTtoBJ3pRJ3hDJ37XJ4nGJ", true),
	P: () => decodeRanges("u6GBBwBvv8Bvv8BmzBBBCBBpgCssUssUBBBwkeAB", false),
	Pd: () => decodeRanges("urjCA", true),
	Po: () => decodeRanges("u6GBBwB1i+B1i+BBCCBpgCpgCssUCBwkeAB", false),
	S: () => decodeRanges("nhJCBz+CDBlPBBK-82B-82BBxzvBxzvBBuHBRzNB-vKJBFBBoOGGvBIIWDDKiHiHBjBB", false),
	Sm: () => decodeRanges("usjCB", true),
	So: () => decodeRanges("nhJCBz+CDBlPBBKxwmDxwmDBuHBRzNB-vKJBFBBoOGGvBIIWDDKiHiHBjBB", false)
});
const _DELTA_SCRIPTS = /*#__PURE__*/ new LazyDecoder({
	Arabic: () => decodeRanges("3kCrxhCrxhCBBB4BAB", false),
	Balinese: () => decodeRanges("u6GBwBA", true),
	Common: () => decodeRanges("nhJCBz+CDBlPBBKxwmDxwmDB4HBHzNB-vKJBFBBoOGGvBIIWDDKiHiHBjBB", false),
	Cyrillic: () => decodeRanges("pkHB", true),
	Egyptian_Hieroglyphs: () => decodeRanges("gjtC68D", true),
	Han: () => decodeRanges("w-6FtT", true),
	Kawi: () => decodeRanges("66nCA", true),
	Khitan_Small_Script: () => decodeRanges("-njDA", true),
	Latin: () => decodeRanges("r+pBCNC", true),
	Myanmar: () => decodeRanges("w2lCT", true)
});
const _NEW_SCRIPTS = /*#__PURE__*/ new LazyDecoder({
	Garay: () => new UnicodeRangeTable(decodeRanges("gqjClBEcJB", true)),
	Gurung_Khema: () => new UnicodeRangeTable(decodeRanges("go4C5B", true)),
	Kirat_Rai: () => new UnicodeRangeTable(decodeRanges("gq7C5B", true)),
	Ol_Onal: () => new UnicodeRangeTable(decodeRanges("wu5DqBFA", true)),
	Sunuwar: () => new UnicodeRangeTable(decodeRanges("g+mChBPJ", true)),
	Todhri: () => new UnicodeRangeTable(decodeRanges("guhCzB", true)),
	Tulu_Tigalari: () => new UnicodeRangeTable(decodeRanges("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB", false))
});
const STABLE_CATEGORY_NAMES = /* @__PURE__ */ new Set([
	"C",
	"Cc",
	"Cf",
	"Cn",
	"Co",
	"Cs",
	"L",
	"LC",
	"Ll",
	"Lm",
	"Lo",
	"Lt",
	"Lu",
	"M",
	"Mc",
	"Me",
	"Mn",
	"N",
	"Nd",
	"Nl",
	"No",
	"P",
	"Pc",
	"Pd",
	"Pe",
	"Pf",
	"Pi",
	"Po",
	"Ps",
	"S",
	"Sc",
	"Sk",
	"Sm",
	"So",
	"Z",
	"Zl",
	"Zp",
	"Zs"
]);
const STABLE_SCRIPT_NAMES = /* @__PURE__ */ new Set([
	"Adlam",
	"Ahom",
	"Anatolian_Hieroglyphs",
	"Arabic",
	"Armenian",
	"Avestan",
	"Balinese",
	"Bamum",
	"Bassa_Vah",
	"Batak",
	"Bengali",
	"Bhaiksuki",
	"Bopomofo",
	"Brahmi",
	"Braille",
	"Buginese",
	"Buhid",
	"Canadian_Aboriginal",
	"Carian",
	"Caucasian_Albanian",
	"Chakma",
	"Cham",
	"Cherokee",
	"Chorasmian",
	"Common",
	"Coptic",
	"Cuneiform",
	"Cypriot",
	"Cypro_Minoan",
	"Cyrillic",
	"Deseret",
	"Devanagari",
	"Dives_Akuru",
	"Dogra",
	"Duployan",
	"Egyptian_Hieroglyphs",
	"Elbasan",
	"Elymaic",
	"Ethiopic",
	"Georgian",
	"Glagolitic",
	"Gothic",
	"Grantha",
	"Greek",
	"Gujarati",
	"Gunjala_Gondi",
	"Gurmukhi",
	"Han",
	"Hangul",
	"Hanifi_Rohingya",
	"Hanunoo",
	"Hatran",
	"Hebrew",
	"Hiragana",
	"Imperial_Aramaic",
	"Inherited",
	"Inscriptional_Pahlavi",
	"Inscriptional_Parthian",
	"Javanese",
	"Kaithi",
	"Kannada",
	"Katakana",
	"Kawi",
	"Kayah_Li",
	"Kharoshthi",
	"Khitan_Small_Script",
	"Khmer",
	"Khojki",
	"Khudawadi",
	"Lao",
	"Latin",
	"Lepcha",
	"Limbu",
	"Linear_A",
	"Linear_B",
	"Lisu",
	"Lycian",
	"Lydian",
	"Mahajani",
	"Makasar",
	"Malayalam",
	"Mandaic",
	"Manichaean",
	"Marchen",
	"Masaram_Gondi",
	"Medefaidrin",
	"Meetei_Mayek",
	"Mende_Kikakui",
	"Meroitic_Cursive",
	"Meroitic_Hieroglyphs",
	"Miao",
	"Modi",
	"Mongolian",
	"Mro",
	"Multani",
	"Myanmar",
	"Nabataean",
	"Nag_Mundari",
	"Nandinagari",
	"New_Tai_Lue",
	"Newa",
	"Nko",
	"Nushu",
	"Nyiakeng_Puachue_Hmong",
	"Ogham",
	"Ol_Chiki",
	"Old_Hungarian",
	"Old_Italic",
	"Old_North_Arabian",
	"Old_Permic",
	"Old_Persian",
	"Old_Sogdian",
	"Old_South_Arabian",
	"Old_Turkic",
	"Old_Uyghur",
	"Oriya",
	"Osage",
	"Osmanya",
	"Pahawh_Hmong",
	"Palmyrene",
	"Pau_Cin_Hau",
	"Phags_Pa",
	"Phoenician",
	"Psalter_Pahlavi",
	"Rejang",
	"Runic",
	"Samaritan",
	"Saurashtra",
	"Sharada",
	"Shavian",
	"Siddham",
	"SignWriting",
	"Sinhala",
	"Sogdian",
	"Sora_Sompeng",
	"Soyombo",
	"Sundanese",
	"Syloti_Nagri",
	"Syriac",
	"Tagalog",
	"Tagbanwa",
	"Tai_Le",
	"Tai_Tham",
	"Tai_Viet",
	"Takri",
	"Tamil",
	"Tangsa",
	"Tangut",
	"Telugu",
	"Thaana",
	"Thai",
	"Tibetan",
	"Tifinagh",
	"Tirhuta",
	"Toto",
	"Ugaritic",
	"Unknown",
	"Vai",
	"Vithkuqi",
	"Wancho",
	"Warang_Citi",
	"Yezidi",
	"Yi",
	"Zanabazar_Square"
]);
const NEW_SCRIPT_NAMES = /* @__PURE__ */ new Set([
	"Garay",
	"Gurung_Khema",
	"Kirat_Rai",
	"Ol_Onal",
	"Sunuwar",
	"Todhri",
	"Tulu_Tigalari"
]);
const _sweepCache = /* @__PURE__ */ new Map();
const _foldCache = /* @__PURE__ */ new Map();
const buildForProperty = (name) => {
	if (NEW_SCRIPT_NAMES.has(name)) return _NEW_SCRIPTS.get(name);
	let kind = null;
	let pattern = null;
	if (STABLE_CATEGORY_NAMES.has(name)) {
		kind = "category";
		pattern = `\\p{General_Category=${name}}`;
	} else if (STABLE_SCRIPT_NAMES.has(name)) {
		kind = "script";
		pattern = `\\p{Script=${name}}`;
	} else return null;
	const cacheKey = `${kind}:${name}`;
	const cached = _sweepCache.get(cacheKey);
	if (cached) return cached;
	const base = sweepPlatform(pattern);
	const delta = kind === "category" ? _DELTA_CATEGORIES.get(name) : _DELTA_SCRIPTS.get(name);
	const merged = delta ? mergeRanges(base, delta) : base;
	const table = new UnicodeRangeTable(merged);
	_sweepCache.set(cacheKey, table);
	return table;
};
const buildFoldOverlay = (name) => {
	const cached = _foldCache.get(name);
	if (cached !== void 0) return cached;
	const base = buildForProperty(name);
	if (!base) {
		_foldCache.set(name, null);
		return null;
	}
	const inBase = (r) => {
		let lo = 0, hi = base.length;
		while (lo < hi) {
			const m = lo + hi >> 1;
			const rlo = base.getLo(m), rhi = base.getHi(m);
			if (r < rlo) hi = m;
			else if (r > rhi) lo = m + 1;
			else return (r - rlo) % base.getStride(m) === 0;
		}
		return false;
	};
	const orbit = getCASE_ORBIT();
	const simpleFold = (r) => {
		const folded = orbit.get(r);
		if (folded !== void 0) return folded;
		const s = String.fromCodePoint(r);
		const lower = s.toLowerCase();
		if (lower.length === s.length) {
			const lowerCp = lower.codePointAt(0);
			if (lowerCp !== void 0 && lowerCp !== r) return lowerCp;
		}
		const upper = s.toUpperCase();
		if (upper.length === s.length) {
			const upperCp = upper.codePointAt(0);
			if (upperCp !== void 0 && upperCp !== r) return upperCp;
		}
		return r;
	};
	const extras = /* @__PURE__ */ new Set();
	for (let i = 0; i < base.length; i++) {
		const lo = base.getLo(i), hi = base.getHi(i), stride = base.getStride(i);
		for (let cp = lo; cp <= hi; cp += stride) {
			let r = simpleFold(cp);
			while (r !== cp) {
				if (!inBase(r)) extras.add(r);
				r = simpleFold(r);
			}
		}
	}
	if (extras.size === 0) {
		_foldCache.set(name, null);
		return null;
	}
	const sorted = Array.from(extras).sort((a, b) => a - b);
	const merged = [];
	for (const cp of sorted) {
		const last = merged[merged.length - 1];
		if (last && last[1] + 1 === cp) last[1] = cp;
		else merged.push([cp, cp]);
	}
	const out = new Uint32Array(merged.length * 3);
	for (let i = 0; i < merged.length; i++) {
		out[i * 3] = merged[i][0];
		out[i * 3 + 1] = merged[i][1];
		out[i * 3 + 2] = 1;
	}
	const table = new UnicodeRangeTable(out);
	_foldCache.set(name, table);
	return table;
};
const getUpper = () => {
	const table = buildForProperty("Lu");
	if (table === null) throw new Error("Upper: missing Lu property");
	return table;
};
const UnicodeTables = {
	get CASE_ORBIT() {
		return getCASE_ORBIT();
	},
	STABLE_CATEGORY_NAMES,
	STABLE_SCRIPT_NAMES,
	NEW_SCRIPT_NAMES,
	buildForProperty,
	buildFoldOverlay,
	CATEGORIES: {
		has: (name) => STABLE_CATEGORY_NAMES.has(name),
		get: (name) => buildForProperty(name)
	},
	SCRIPTS: {
		has: (name) => STABLE_SCRIPT_NAMES.has(name) || NEW_SCRIPT_NAMES.has(name),
		get: (name) => buildForProperty(name)
	},
	FOLD_CATEGORIES: {
		has: (name) => STABLE_CATEGORY_NAMES.has(name),
		get: (name) => buildFoldOverlay(name)
	},
	FOLD_SCRIPT: {
		has: (name) => STABLE_SCRIPT_NAMES.has(name) || NEW_SCRIPT_NAMES.has(name),
		get: (name) => buildFoldOverlay(name)
	},
	get Upper() {
		return getUpper();
	},
	_deltaCategoryRanges: (name) => _DELTA_CATEGORIES.get(name),
	_deltaScriptRanges: (name) => _DELTA_SCRIPTS.get(name),
	_newScriptTable: (name) => _NEW_SCRIPTS.get(name)
};

// node_modules/@bufbuild/re2/dist/esm/Unicode.js
const MAX_RUNE = 1114111;
const MAX_ASCII = 127;
const MAX_BMP = 65535;
const MAX_FOLD = 125251;
const MIN_HIGH_SURROGATE = 55296;
const MAX_HIGH_SURROGATE = 56319;
const MIN_LOW_SURROGATE = 56320;
const MAX_LOW_SURROGATE = 57343;
const MIN_SUPPLEMENTARY_CODE_POINT = 65536;
function simpleFold(r) {
	const folded = UnicodeTables.CASE_ORBIT.get(r);
	if (folded !== void 0) return folded;
	const s = String.fromCodePoint(r);
	const lower = s.toLowerCase();
	if (lower.length === s.length) {
		const lowerCp = lower.codePointAt(0);
		if (lowerCp !== void 0 && lowerCp !== r) return lowerCp;
	}
	const upper = s.toUpperCase();
	if (upper.length === s.length) {
		const upperCp = upper.codePointAt(0);
		if (upperCp !== void 0 && upperCp !== r) return upperCp;
	}
	return r;
}
function equalsIgnoreCase(r1, r2) {
	if (r1 < 0 || r2 < 0) return false;
	if (r1 === r2) return true;
	if (r1 <= 127 && r2 <= 127) {
		if (65 <= r1 && r1 <= 90) r1 |= 32;
		if (65 <= r2 && r2 <= 90) r2 |= 32;
		return r1 === r2;
	}
	for (let r = simpleFold(r1); r !== r1; r = simpleFold(r)) if (r === r2) return true;
	return false;
}

// node_modules/@bufbuild/re2/dist/esm/chars.js
const codePointAtOrThrow = (s, i) => {
	const cp = s.codePointAt(i);
	if (cp === void 0) throw new Error(`codePointAt(${i}) returned undefined for ${JSON.stringify(s)}`);
	return cp;
};

// node_modules/@bufbuild/re2/dist/esm/Utils.js
const METACHARACTERS = "\\.+*?()|[]{}^$";
const EMPTY_BEGIN_LINE = 1;
const EMPTY_END_LINE = 2;
const EMPTY_WORD_BOUNDARY = 16;
const EMPTY_NO_WORD_BOUNDARY = 32;
function emptyInts() {
	return [];
}
function isalnum(c) {
	return 48 <= c && c <= 57 || 97 <= c && c <= 122 || 65 <= c && c <= 90;
}
function unhex(c) {
	if (48 <= c && c <= 57) return c - 48;
	if (97 <= c && c <= 102) return c - 97 + 10;
	if (65 <= c && c <= 70) return c - 65 + 10;
	return -1;
}
function stringToRunes(str) {
	return Array.from(String(str)).map((s) => codePointAtOrThrow(s, 0));
}
function runeToString(r) {
	return String.fromCodePoint(r);
}
function isWordRune(r) {
	return 97 <= r && r <= 122 || 65 <= r && r <= 90 || 48 <= r && r <= 57 || r === 95;
}
function emptyOpContext(r1, r2) {
	let op = 0;
	if (r1 < 0) op |= 5;
	if (r1 === 10) op |= 1;
	if (r2 < 0) op |= 10;
	if (r2 === 10) op |= 2;
	if (isWordRune(r1) !== isWordRune(r2)) op |= 16;
	else op |= 32;
	return op;
}
function quoteMeta(str) {
	return str.split("").map((s) => {
		if (METACHARACTERS.indexOf(s) >= 0) return `\\${s}`;
		return s;
	}).join("");
}
function charCount(codePoint) {
	return codePoint > 65535 ? 2 : 1;
}

// node_modules/@bufbuild/re2/dist/esm/MachineInput.js
var MachineUTF16Input = class MachineUTF16Input {
	charSequence;
	start;
	end;
	constructor(charSequence, start = 0, end = charSequence.length) {
		this.charSequence = charSequence;
		this.start = start;
		this.end = end;
	}
	static EOF() {
		return -8;
	}
	endPos() {
		return this.end;
	}
	hasString(prefilter, pos) {
		const idx = this.charSequence.indexOf(prefilter.str, this.start + pos);
		return idx !== -1 && idx <= this.end - prefilter.str.length;
	}
	step(pos) {
		pos += this.start;
		if (pos >= this.end) return MachineUTF16Input.EOF();
		const c1 = this.charSequence.charCodeAt(pos);
		if (c1 < 55296 || c1 > 56319 || pos + 1 >= this.end) return c1 << 3 | 1;
		const c2 = this.charSequence.charCodeAt(pos + 1);
		if (c2 >= 56320 && c2 <= 57343) return (c1 - MIN_HIGH_SURROGATE) * 1024 + (c2 - MIN_LOW_SURROGATE) + MIN_SUPPLEMENTARY_CODE_POINT << 3 | 2;
		return c1 << 3 | 1;
	}
	index(re2, pos) {
		pos += this.start;
		const i = this.charSequence.indexOf(re2.prefix, pos);
		return i < 0 ? i : i - pos;
	}
	context(pos) {
		pos += this.start;
		const r1 = pos > 0 && pos <= this.charSequence.length ? this.charSequence.codePointAt(pos - 1) : -1;
		const r2 = pos < this.charSequence.length ? this.charSequence.codePointAt(pos) : -1;
		if (r1 === void 0 || r2 === void 0) throw new Error("invalid state");
		return emptyOpContext(r1, r2);
	}
	prefixLength(re2) {
		return re2.prefix.length;
	}
};
function fromUTF16(charSequence, start = 0, end = charSequence.length) {
	return new MachineUTF16Input(charSequence, start, end);
}

// node_modules/@bufbuild/re2/dist/esm/Inst.js
var Inst = class Inst {
	static ALT = 1;
	static ALT_MATCH = 2;
	static CAPTURE = 3;
	static EMPTY_WIDTH = 4;
	static FAIL = 5;
	static MATCH = 6;
	static NOP = 7;
	static RUNE = 8;
	static RUNE1 = 9;
	static RUNE_ANY = 10;
	static RUNE_ANY_NOT_NL = 11;
	op;
	out;
	arg;
	runes;
	static isRuneOp(op) {
		return Inst.RUNE <= op && op <= Inst.RUNE_ANY_NOT_NL;
	}
	constructor(op) {
		this.op = op;
		this.out = 0;
		this.arg = 0;
		this.runes = [];
	}
	matchRune(r) {
		if (this.runes.length === 1) {
			const r0 = this.runes[0];
			if ((this.arg & 1) !== 0) return equalsIgnoreCase(r0, r);
			return r === r0;
		}
		const len = this.runes.length;
		if (len === 2 || len === 4 || len === 6 || len === 8) {
			for (let j = 0; j < len; j += 2) {
				if (r < this.runes[j]) return false;
				if (r <= this.runes[j + 1]) return true;
			}
			return false;
		}
		let lo = 0;
		let hi = this.runes.length / 2 | 0;
		while (lo < hi) {
			const m = lo + hi >> 1;
			if (this.runes[2 * m] <= r) {
				if (r <= this.runes[2 * m + 1]) return true;
				lo = m + 1;
			} else hi = m;
		}
		return false;
	}
};

// node_modules/@bufbuild/re2/dist/esm/DFA.js
const hashPCs = (pcs) => {
	let h = -2128831035;
	for (let i = 0; i < pcs.length; i++) {
		h ^= pcs[i];
		h = Math.imul(h, 16777619);
	}
	return h;
};
const arraysEqual = (a, b) => {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
};
var DFAState = class {
	nfaStates;
	isMatch;
	hasEmptyWidth;
	matchIDs;
	nextAscii;
	nextMap;
	constructor(nfaStates, isMatch, hasEmptyWidth, matchIDs = []) {
		this.nfaStates = nfaStates;
		this.isMatch = isMatch;
		this.hasEmptyWidth = hasEmptyWidth;
		this.matchIDs = matchIDs;
		this.nextAscii = new Array(127 + 1).fill(null);
		this.nextMap = /* @__PURE__ */ new Map();
	}
};
var DFA = class DFA {
	prog;
	stateCache;
	stateCount;
	startState;
	stateLimit;
	cacheClears;
	failed;
	static MAX_CACHE_CLEARS = 5;
	constructor(prog) {
		this.prog = prog;
		this.stateCache = /* @__PURE__ */ new Map();
		this.stateCount = 0;
		this.startState = null;
		this.stateLimit = 1e4;
		this.cacheClears = 0;
		this.failed = false;
	}
	computeClosure(pcs) {
		const closure = /* @__PURE__ */ new Set();
		const stack = [...pcs];
		let isMatch = false;
		let hasEmptyWidth = false;
		const matchIDs = [];
		while (stack.length > 0) {
			const pc = stack.pop();
			if (pc === void 0) throw new Error("invalid state");
			if (closure.has(pc)) continue;
			closure.add(pc);
			const inst = this.prog.getInst(pc);
			switch (inst.op) {
				case Inst.MATCH:
					isMatch = true;
					if (!matchIDs.includes(inst.arg)) matchIDs.push(inst.arg);
					break;
				case Inst.ALT:
				case Inst.ALT_MATCH:
					stack.push(inst.out);
					stack.push(inst.arg);
					break;
				case Inst.NOP:
				case Inst.CAPTURE:
					stack.push(inst.out);
					break;
				case Inst.EMPTY_WIDTH: hasEmptyWidth = true;
			}
		}
		const sortedPCs = Int32Array.from(closure).sort();
		matchIDs.sort((a, b) => a - b);
		return {
			pcs: sortedPCs,
			isMatch,
			hasEmptyWidth,
			matchIDs
		};
	}
	resolveEmptyWidth(nfaStates, context) {
		const resolved = /* @__PURE__ */ new Set();
		const stack = [];
		let isMatch = false;
		for (let i = 0; i < nfaStates.length; i++) {
			const pc = nfaStates[i];
			const inst = this.prog.getInst(pc);
			if (inst.op === Inst.EMPTY_WIDTH) {
				if ((inst.arg & ~context) === 0) stack.push(inst.out);
			} else {
				resolved.add(pc);
				if (inst.op === Inst.MATCH) isMatch = true;
			}
		}
		while (stack.length > 0) {
			const pc = stack.pop();
			if (pc === void 0) throw new Error("invalid state");
			if (resolved.has(pc)) continue;
			resolved.add(pc);
			const inst = this.prog.getInst(pc);
			switch (inst.op) {
				case Inst.MATCH:
					isMatch = true;
					break;
				case Inst.ALT:
				case Inst.ALT_MATCH:
					stack.push(inst.out);
					stack.push(inst.arg);
					break;
				case Inst.NOP:
				case Inst.CAPTURE:
					stack.push(inst.out);
					break;
				case Inst.EMPTY_WIDTH: if ((inst.arg & ~context) === 0) stack.push(inst.out);
			}
		}
		return {
			resolvedPCs: resolved,
			isMatch
		};
	}
	getState(pcs) {
		const closureResult = this.computeClosure(pcs);
		const sortedPCs = closureResult.pcs;
		const hash = hashPCs(sortedPCs);
		let bucket = this.stateCache.get(hash);
		if (bucket) for (let i = 0; i < bucket.length; i++) {
			const state = bucket[i];
			if (arraysEqual(state.nfaStates, sortedPCs)) return state;
		}
		else {
			bucket = [];
			this.stateCache.set(hash, bucket);
		}
		if (this.failed) return null;
		if (this.stateCount >= this.stateLimit) {
			this.stateCache.clear();
			this.stateCount = 0;
			this.startState = null;
			this.cacheClears++;
			if (this.cacheClears >= DFA.MAX_CACHE_CLEARS) this.failed = true;
			return null;
		}
		const state = new DFAState(sortedPCs, closureResult.isMatch, closureResult.hasEmptyWidth, closureResult.matchIDs);
		bucket.push(state);
		this.stateCount++;
		return state;
	}
	step(state, charCode, anchor, context) {
		let cacheKey = 0;
		if (state.hasEmptyWidth) {
			cacheKey = charCode * 128 + (context & 63) * 2 + (anchor === 0 ? 0 : 1);
			const cached = state.nextMap.get(cacheKey);
			if (cached !== void 0 || state.nextMap.has(cacheKey)) return cached ?? null;
		} else if (anchor === 0 && charCode <= 127) {
			const next = state.nextAscii[charCode];
			if (next !== null) return next;
		} else {
			cacheKey = charCode + (anchor === 0 ? 0 : MAX_RUNE + 1);
			const cached = state.nextMap.get(cacheKey);
			if (cached !== void 0 || state.nextMap.has(cacheKey)) return cached ?? null;
		}
		let activePCs;
		if (state.hasEmptyWidth) {
			const { resolvedPCs } = this.resolveEmptyWidth(state.nfaStates, context);
			activePCs = resolvedPCs;
		} else activePCs = state.nfaStates;
		const nextPCs = [];
		const iterPCs = activePCs instanceof Set ? activePCs : state.nfaStates;
		for (const pc of iterPCs) {
			const inst = this.prog.getInst(pc);
			if (Inst.isRuneOp(inst.op) && inst.matchRune(charCode)) nextPCs.push(inst.out);
		}
		if (anchor === 0) nextPCs.push(this.prog.start);
		const nextState = this.getState(nextPCs);
		if (state.hasEmptyWidth) state.nextMap.set(cacheKey, nextState);
		else if (anchor === 0 && charCode <= 127) state.nextAscii[charCode] = nextState;
		else {
			cacheKey = charCode + (anchor === 0 ? 0 : MAX_RUNE + 1);
			state.nextMap.set(cacheKey, nextState);
		}
		return nextState;
	}
	match(input, pos, anchor) {
		if (!this.startState) {
			this.startState = this.getState([this.prog.start]);
			if (!this.startState) return null;
		}
		const endPos = input.endPos();
		let currentState = this.startState;
		let prevRune = -1;
		if (pos > 0) {
			const r = input.step(pos - 1) >> 3;
			if (r >= 0) prevRune = r;
		}
		if (currentState.isMatch) {
			if (anchor === 2) {
				if (pos === endPos) return true;
			} else return true;
		}
		let i = pos;
		while (i < endPos) {
			const r = input.step(i);
			const rune = r >> 3;
			const width = r & 7;
			if (width === 0) break;
			const context = emptyOpContext(prevRune, rune);
			if (currentState.hasEmptyWidth) {
				const { isMatch } = this.resolveEmptyWidth(currentState.nfaStates, context);
				if (isMatch) {
					if (anchor === 2) {} else return true;
				}
			}
			if (!currentState.hasEmptyWidth && anchor === 0 && rune <= 127) currentState = currentState.nextAscii[rune] || this.step(currentState, rune, anchor, context);
			else currentState = this.step(currentState, rune, anchor, context);
			if (currentState === null) return null;
			if (currentState.isMatch) {
				if (anchor === 2) {
					if (i + width === endPos) return true;
				} else return true;
			}
			if (currentState.nfaStates.length === 0) {
				if (anchor !== 0) return false;
			}
			prevRune = rune;
			i += width;
		}
		if (currentState.hasEmptyWidth) {
			const endContext = emptyOpContext(prevRune, -1);
			const { isMatch } = this.resolveEmptyWidth(currentState.nfaStates, endContext);
			if (isMatch) return true;
		}
		return false;
	}
};

// node_modules/@bufbuild/re2/dist/esm/Regexp.js
var Regexp = class Regexp {
	static Op = {
		NO_MATCH: 0,
		EMPTY_MATCH: 1,
		LITERAL: 2,
		CHAR_CLASS: 3,
		ANY_CHAR_NOT_NL: 4,
		ANY_CHAR: 5,
		BEGIN_LINE: 6,
		END_LINE: 7,
		BEGIN_TEXT: 8,
		END_TEXT: 9,
		WORD_BOUNDARY: 10,
		NO_WORD_BOUNDARY: 11,
		CAPTURE: 12,
		STAR: 13,
		PLUS: 14,
		QUEST: 15,
		REPEAT: 16,
		CONCAT: 17,
		ALTERNATE: 18,
		LEFT_PAREN: 19,
		VERTICAL_BAR: 20
	};
	static isPseudoOp(op) {
		return op >= Regexp.Op.LEFT_PAREN;
	}
	static emptySubs() {
		return [];
	}
	static fromRegexp(re) {
		const regex = new Regexp(re.op);
		regex.flags = re.flags;
		regex.subs = re.subs;
		regex.runes = re.runes;
		regex.cap = re.cap;
		regex.min = re.min;
		regex.max = re.max;
		regex.name = re.name;
		regex.namedGroups = re.namedGroups;
		return regex;
	}
	op;
	flags;
	subs;
	runes;
	min;
	max;
	cap;
	name;
	namedGroups;
	constructor(op) {
		this.op = op;
		this.flags = 0;
		this.subs = Regexp.emptySubs();
		this.runes = [];
		this.min = 0;
		this.max = 0;
		this.cap = 0;
		this.name = null;
		this.namedGroups = /* @__PURE__ */ new Map();
	}
	reinit() {
		this.flags = 0;
		this.subs = Regexp.emptySubs();
		this.runes = [];
		this.cap = 0;
		this.min = 0;
		this.max = 0;
		this.name = null;
		this.namedGroups = /* @__PURE__ */ new Map();
	}
	maxCap() {
		let m = 0;
		if (this.op === Regexp.Op.CAPTURE) m = this.cap;
		if (this.subs !== null) for (let sub of this.subs) {
			const n = sub.maxCap();
			if (m < n) m = n;
		}
		return m;
	}
};

// node_modules/@bufbuild/re2/dist/esm/Prefilter.js
var Prefilter = class Prefilter {
	type;
	subs;
	str;
	static Type = {
		NONE: 0,
		EXACT: 1,
		AND: 2,
		OR: 3
	};
	constructor(type) {
		this.type = type;
		this.subs = [];
		this.str = "";
	}
	eval(input, pos) {
		switch (this.type) {
			case Prefilter.Type.NONE: return true;
			case Prefilter.Type.EXACT: return input.hasString(this, pos);
			case Prefilter.Type.AND:
				for (let i = 0; i < this.subs.length; i++) if (!this.subs[i].eval(input, pos)) return false;
				return true;
			case Prefilter.Type.OR:
				for (let i = 0; i < this.subs.length; i++) if (this.subs[i].eval(input, pos)) return true;
				return false;
			default: return true;
		}
	}
};
const fromRegexp = (re) => {
	if (!re) return new Prefilter(Prefilter.Type.NONE);
	switch (re.op) {
		case Regexp.Op.NO_MATCH:
		case Regexp.Op.EMPTY_MATCH:
		case Regexp.Op.BEGIN_LINE:
		case Regexp.Op.END_LINE:
		case Regexp.Op.BEGIN_TEXT:
		case Regexp.Op.END_TEXT:
		case Regexp.Op.WORD_BOUNDARY:
		case Regexp.Op.NO_WORD_BOUNDARY:
		case Regexp.Op.CHAR_CLASS:
		case Regexp.Op.ANY_CHAR_NOT_NL:
		case Regexp.Op.ANY_CHAR: return new Prefilter(Prefilter.Type.NONE);
		case Regexp.Op.LITERAL: {
			if (re.runes.length === 0 || (re.flags & 1) !== 0) return new Prefilter(Prefilter.Type.NONE);
			const pf = new Prefilter(Prefilter.Type.EXACT);
			let str = "";
			for (let i = 0; i < re.runes.length; i++) str += String.fromCodePoint(re.runes[i]);
			pf.str = str;
			return pf;
		}
		case Regexp.Op.CAPTURE:
		case Regexp.Op.PLUS: return fromRegexp(re.subs[0]);
		case Regexp.Op.REPEAT:
			if (re.min >= 1) return fromRegexp(re.subs[0]);
			return new Prefilter(Prefilter.Type.NONE);
		case Regexp.Op.CONCAT: {
			const pf = new Prefilter(Prefilter.Type.AND);
			for (const sub of re.subs) pf.subs.push(fromRegexp(sub));
			return pf;
		}
		case Regexp.Op.ALTERNATE: {
			const pf = new Prefilter(Prefilter.Type.OR);
			for (const sub of re.subs) pf.subs.push(fromRegexp(sub));
			return pf;
		}
		default: return new Prefilter(Prefilter.Type.NONE);
	}
};
const simplify$1 = (pf) => {
	if (pf.type === Prefilter.Type.EXACT || pf.type === Prefilter.Type.NONE) return pf;
	if (pf.type === Prefilter.Type.AND) {
		const newSubs = [];
		for (const sub of pf.subs) {
			const s = simplify$1(sub);
			if (s.type !== Prefilter.Type.NONE) {
				if (s.type === Prefilter.Type.AND) newSubs.push(...s.subs);
				else newSubs.push(s);
			}
		}
		if (newSubs.length === 0) return new Prefilter(Prefilter.Type.NONE);
		if (newSubs.length === 1) return newSubs[0];
		pf.subs = newSubs;
		return pf;
	}
	if (pf.type === Prefilter.Type.OR) {
		const newSubs = [];
		for (const sub of pf.subs) {
			const s = simplify$1(sub);
			if (s.type === Prefilter.Type.NONE) return new Prefilter(Prefilter.Type.NONE);
			if (s.type === Prefilter.Type.OR) newSubs.push(...s.subs);
			else newSubs.push(s);
		}
		if (newSubs.length === 0) return new Prefilter(Prefilter.Type.NONE);
		if (newSubs.length === 1) return newSubs[0];
		const seen = /* @__PURE__ */ new Set();
		const uniqueSubs = [];
		for (const sub of newSubs) if (sub.type === Prefilter.Type.EXACT) {
			if (!seen.has(sub.str)) {
				seen.add(sub.str);
				uniqueSubs.push(sub);
			}
		} else uniqueSubs.push(sub);
		pf.subs = uniqueSubs;
		return pf;
	}
	return pf;
};
const PrefilterTree = { build: (re) => simplify$1(fromRegexp(re)) };

// node_modules/@bufbuild/re2/dist/esm/Prog.js
var PatchList = class {
	head;
	tail;
	constructor(head = 0, tail = 0) {
		this.head = head;
		this.tail = tail;
	}
};
var Prog = class {
	inst;
	start;
	numCap;
	constructor() {
		this.inst = [];
		this.start = 0;
		this.numCap = 2;
	}
	getInst(pc) {
		return this.inst[pc];
	}
	numInst() {
		return this.inst.length;
	}
	addInst(op) {
		this.inst.push(new Inst(op));
	}
	skipNop(pc) {
		let i = this.inst[pc];
		while (i.op === Inst.NOP || i.op === Inst.CAPTURE) {
			i = this.inst[pc];
			pc = i.out;
		}
		return i;
	}
	prefix() {
		let prefix = "";
		let i = this.skipNop(this.start);
		if (!Inst.isRuneOp(i.op) || i.runes.length !== 1) return [i.op === Inst.MATCH, prefix];
		while (Inst.isRuneOp(i.op) && i.runes.length === 1 && (i.arg & 1) === 0) {
			prefix += String.fromCodePoint(i.runes[0]);
			i = this.skipNop(i.out);
		}
		return [i.op === Inst.MATCH, prefix];
	}
	startCond() {
		let flag = 0;
		let pc = this.start;
		loop: for (;;) {
			const i = this.inst[pc];
			switch (i.op) {
				case Inst.EMPTY_WIDTH:
					flag |= i.arg;
					break;
				case Inst.FAIL: return -1;
				case Inst.CAPTURE:
				case Inst.NOP: break;
				default: break loop;
			}
			pc = i.out;
		}
		return flag;
	}
	next(l) {
		const i = this.inst[l >> 1];
		if ((l & 1) === 0) return i.out;
		return i.arg;
	}
	patch(l, val) {
		let head = l.head;
		while (head !== 0) {
			const i = this.inst[head >> 1];
			if ((head & 1) === 0) {
				head = i.out;
				i.out = val;
			} else {
				head = i.arg;
				i.arg = val;
			}
		}
	}
	append(l1, l2) {
		if (l1.head === 0) return l2;
		if (l2.head === 0) return l1;
		const i = this.inst[l1.tail >> 1];
		if ((l1.tail & 1) === 0) i.out = l2.head;
		else i.arg = l2.head;
		return new PatchList(l1.head, l2.tail);
	}
};

// node_modules/@bufbuild/re2/dist/esm/exceptions.js
var RE2JSException = class extends Error {
	constructor(message) {
		super(message);
		this.name = "RE2JSException";
	}
};
var RE2JSSyntaxException = class extends RE2JSException {
	error;
	input;
	constructor(error, input = null) {
		let message = `error parsing regexp: ${error}`;
		if (input) message += `: \`${input}\``;
		super(message);
		this.name = "RE2JSSyntaxException";
		this.message = message;
		this.error = error;
		this.input = input;
	}
	getDescription() {
		return this.error;
	}
	getPattern() {
		return this.input;
	}
};
var RE2JSCompileException = class extends RE2JSException {
	constructor(message) {
		super(message);
		this.name = "RE2JSCompileException";
	}
};
var RE2JSFlagsException = class extends RE2JSException {
	constructor(message) {
		super(message);
		this.name = "RE2JSFlagsException";
	}
};

// node_modules/@bufbuild/re2/dist/esm/Compiler.js
var Frag = class {
	i;
	out;
	nullable;
	constructor(i = 0, out = new PatchList(), nullable = false) {
		this.i = i;
		this.out = out;
		this.nullable = nullable;
	}
};
var Compiler = class Compiler {
	prog;
	static ANY_RUNE_NOT_NL() {
		return [
			0,
			9,
			11,
			MAX_RUNE
		];
	}
	static ANY_RUNE() {
		return [0, MAX_RUNE];
	}
	static compileRegexp(re) {
		const c = new Compiler();
		const f = c.compile(re);
		c.prog.patch(f.out, c.newInst(Inst.MATCH).i);
		c.prog.start = f.i;
		return c.prog;
	}
	constructor() {
		this.prog = new Prog();
		this.newInst(Inst.FAIL);
	}
	newInst(op) {
		this.prog.addInst(op);
		return new Frag(this.prog.numInst() - 1, new PatchList(), true);
	}
	nop() {
		const f = this.newInst(Inst.NOP);
		f.out = new PatchList(f.i << 1, f.i << 1);
		return f;
	}
	fail() {
		return new Frag();
	}
	cap(arg) {
		const f = this.newInst(Inst.CAPTURE);
		f.out = new PatchList(f.i << 1, f.i << 1);
		this.prog.getInst(f.i).arg = arg;
		if (this.prog.numCap < arg + 1) this.prog.numCap = arg + 1;
		return f;
	}
	cat(f1, f2) {
		if (f1.i === 0 || f2.i === 0) return this.fail();
		this.prog.patch(f1.out, f2.i);
		return new Frag(f1.i, f2.out, f1.nullable && f2.nullable);
	}
	alt(f1, f2) {
		if (f1.i === 0) return f2;
		if (f2.i === 0) return f1;
		const f = this.newInst(Inst.ALT);
		const i = this.prog.getInst(f.i);
		i.out = f1.i;
		i.arg = f2.i;
		f.out = this.prog.append(f1.out, f2.out);
		f.nullable = f1.nullable || f2.nullable;
		return f;
	}
	loop(f1, nongreedy) {
		const f = this.newInst(Inst.ALT);
		const i = this.prog.getInst(f.i);
		if (nongreedy) {
			i.arg = f1.i;
			f.out = new PatchList(f.i << 1, f.i << 1);
		} else {
			i.out = f1.i;
			f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
		}
		this.prog.patch(f1.out, f.i);
		return f;
	}
	quest(f1, nongreedy) {
		const f = this.newInst(Inst.ALT);
		const i = this.prog.getInst(f.i);
		if (nongreedy) {
			i.arg = f1.i;
			f.out = new PatchList(f.i << 1, f.i << 1);
		} else {
			i.out = f1.i;
			f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
		}
		f.out = this.prog.append(f.out, f1.out);
		return f;
	}
	star(f1, nongreedy) {
		if (f1.nullable) return this.quest(this.plus(f1, nongreedy), nongreedy);
		return this.loop(f1, nongreedy);
	}
	plus(f1, nongreedy) {
		return new Frag(f1.i, this.loop(f1, nongreedy).out, f1.nullable);
	}
	empty(op) {
		const f = this.newInst(Inst.EMPTY_WIDTH);
		this.prog.getInst(f.i).arg = op;
		f.out = new PatchList(f.i << 1, f.i << 1);
		return f;
	}
	rune(runes, flags) {
		const f = this.newInst(Inst.RUNE);
		f.nullable = false;
		const i = this.prog.getInst(f.i);
		i.runes = runes;
		flags &= 1;
		if (runes.length !== 1 || simpleFold(runes[0]) === runes[0]) flags &= ~1;
		i.arg = flags;
		f.out = new PatchList(f.i << 1, f.i << 1);
		if ((flags & 1) === 0 && runes.length === 1 || runes.length === 2 && runes[0] === runes[1]) i.op = Inst.RUNE1;
		else if (runes.length === 2 && runes[0] === 0 && runes[1] === 1114111) i.op = Inst.RUNE_ANY;
		else if (runes.length === 4 && runes[0] === 0 && runes[1] === 9 && runes[2] === 11 && runes[3] === 1114111) i.op = Inst.RUNE_ANY_NOT_NL;
		return f;
	}
	compile(re) {
		switch (re.op) {
			case Regexp.Op.NO_MATCH: return this.fail();
			case Regexp.Op.EMPTY_MATCH: return this.nop();
			case Regexp.Op.LITERAL:
				if (re.runes.length === 0) return this.nop();
				let f = null;
				for (let r of re.runes) {
					const f1 = this.rune([r], re.flags);
					f = f === null ? f1 : this.cat(f, f1);
				}
				return f;
			case Regexp.Op.CHAR_CLASS: return this.rune(re.runes, re.flags);
			case Regexp.Op.ANY_CHAR_NOT_NL: return this.rune(Compiler.ANY_RUNE_NOT_NL(), 0);
			case Regexp.Op.ANY_CHAR: return this.rune(Compiler.ANY_RUNE(), 0);
			case Regexp.Op.BEGIN_LINE: return this.empty(1);
			case Regexp.Op.END_LINE: return this.empty(2);
			case Regexp.Op.BEGIN_TEXT: return this.empty(4);
			case Regexp.Op.END_TEXT: return this.empty(8);
			case Regexp.Op.WORD_BOUNDARY: return this.empty(16);
			case Regexp.Op.NO_WORD_BOUNDARY: return this.empty(32);
			case Regexp.Op.CAPTURE: {
				const bra = this.cap(re.cap << 1);
				const sub = this.compile(re.subs[0]);
				const ket = this.cap(re.cap << 1 | 1);
				return this.cat(this.cat(bra, sub), ket);
			}
			case Regexp.Op.STAR: return this.star(this.compile(re.subs[0]), (re.flags & 32) !== 0);
			case Regexp.Op.PLUS: return this.plus(this.compile(re.subs[0]), (re.flags & 32) !== 0);
			case Regexp.Op.QUEST: return this.quest(this.compile(re.subs[0]), (re.flags & 32) !== 0);
			case Regexp.Op.CONCAT: {
				if (re.subs.length === 0) return this.nop();
				let f = null;
				for (let sub of re.subs) {
					const f1 = this.compile(sub);
					f = f === null ? f1 : this.cat(f, f1);
				}
				if (f === null) throw new Error("invalid frag");
				return f;
			}
			case Regexp.Op.ALTERNATE: {
				if (re.subs.length === 0) return this.nop();
				let f = null;
				for (let sub of re.subs) {
					const f1 = this.compile(sub);
					f = f === null ? f1 : this.alt(f, f1);
				}
				if (f === null) throw new Error("invalid frag");
				return f;
			}
			default: throw new RE2JSCompileException("regexp: unhandled case in compile");
		}
	}
};

// node_modules/@bufbuild/re2/dist/esm/Simplify.js
function simplify(re) {
	switch (re.op) {
		case Regexp.Op.CAPTURE: {
			const sub = simplify(re.subs[0]);
			if (sub !== re.subs[0]) {
				const nre = Regexp.fromRegexp(re);
				nre.runes = [];
				nre.subs = [sub];
				return nre;
			}
			return re;
		}
		case Regexp.Op.CONCAT:
		case Regexp.Op.ALTERNATE: {
			const newSubs = [];
			let changed = false;
			for (let i = 0; i < re.subs.length; i++) {
				const sub = re.subs[i];
				const nsub = simplify(sub);
				if (nsub !== sub) changed = true;
				if (re.op === Regexp.Op.CONCAT) {
					if (nsub.op === Regexp.Op.NO_MATCH) return new Regexp(Regexp.Op.NO_MATCH);
					if (nsub.op === Regexp.Op.EMPTY_MATCH) {
						changed = true;
						continue;
					}
					if (nsub.op === Regexp.Op.CONCAT) {
						changed = true;
						newSubs.push(...nsub.subs);
						continue;
					}
				} else if (re.op === Regexp.Op.ALTERNATE) {
					if (nsub.op === Regexp.Op.NO_MATCH) {
						changed = true;
						continue;
					}
					if (nsub.op === Regexp.Op.ALTERNATE) {
						changed = true;
						newSubs.push(...nsub.subs);
						continue;
					}
				}
				newSubs.push(nsub);
			}
			if (changed) {
				if (newSubs.length === 0) return new Regexp(re.op === Regexp.Op.CONCAT ? Regexp.Op.EMPTY_MATCH : Regexp.Op.NO_MATCH);
				if (newSubs.length === 1) return newSubs[0];
				const nre = Regexp.fromRegexp(re);
				nre.runes = [];
				nre.subs = newSubs;
				return nre;
			}
			return re;
		}
		case Regexp.Op.CHAR_CLASS:
			if (re.runes === null) return re;
			if (re.runes.length === 0) return new Regexp(Regexp.Op.NO_MATCH);
			if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === 1114111) return new Regexp(Regexp.Op.ANY_CHAR);
			if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === 9 && re.runes[2] === 11 && re.runes[3] === 1114111) return new Regexp(Regexp.Op.ANY_CHAR_NOT_NL);
			return re;
		case Regexp.Op.STAR:
		case Regexp.Op.PLUS:
		case Regexp.Op.QUEST: {
			const sub = simplify(re.subs[0]);
			return simplify1(re.op, re.flags, sub, re);
		}
		case Regexp.Op.REPEAT: {
			if (re.min === 0 && re.max === 0) return new Regexp(Regexp.Op.EMPTY_MATCH);
			const sub = simplify(re.subs[0]);
			if (re.max === -1) {
				if (re.min === 0) return simplify1(Regexp.Op.STAR, re.flags, sub, null);
				if (re.min === 1) return simplify1(Regexp.Op.PLUS, re.flags, sub, null);
				const nre = new Regexp(Regexp.Op.CONCAT);
				const subs = [];
				for (let i = 0; i < re.min - 1; i++) subs.push(sub);
				subs.push(simplify1(Regexp.Op.PLUS, re.flags, sub, null));
				nre.subs = subs.slice(0);
				return simplify(nre);
			}
			if (re.min === 1 && re.max === 1) return sub;
			let prefixSubs = null;
			if (re.min > 0) {
				prefixSubs = [];
				for (let i = 0; i < re.min; i++) prefixSubs.push(sub);
			}
			if (re.max > re.min) {
				let suffix = simplify1(Regexp.Op.QUEST, re.flags, sub, null);
				for (let i = re.min + 1; i < re.max; i++) {
					const nre2 = new Regexp(Regexp.Op.CONCAT);
					nre2.subs = [sub, suffix];
					suffix = simplify1(Regexp.Op.QUEST, re.flags, nre2, null);
				}
				if (prefixSubs === null) return suffix;
				prefixSubs.push(suffix);
			}
			if (prefixSubs !== null) {
				const prefix = new Regexp(Regexp.Op.CONCAT);
				prefix.subs = prefixSubs.slice(0);
				return simplify(prefix);
			}
			return new Regexp(Regexp.Op.NO_MATCH);
		}
	}
	return re;
}
function simplify1(op, flags, sub, re) {
	if (sub.op === Regexp.Op.EMPTY_MATCH) return sub;
	if (sub.op === Regexp.Op.NO_MATCH) {
		if (op === Regexp.Op.PLUS) return sub;
		return new Regexp(Regexp.Op.EMPTY_MATCH);
	}
	if (op === sub.op && (flags & 32) === (sub.flags & 32)) return sub;
	if (re !== null && re.op === op && (re.flags & 32) === (flags & 32) && sub === re.subs[0]) return re;
	const nre = new Regexp(op);
	nre.flags = flags;
	nre.subs = [sub];
	return nre;
}

// node_modules/@bufbuild/re2/dist/esm/CharGroup.js
var CharGroup = class {
	sign;
	cls;
	constructor(sign, cls) {
		this.sign = sign;
		this.cls = cls;
	}
};
const code1 = [48, 57];
const code2 = [
	9,
	10,
	12,
	13,
	32,
	32
];
const code3 = [
	48,
	57,
	65,
	90,
	95,
	95,
	97,
	122
];
let _PERL_GROUPS = null;
const getPerlGroups = () => {
	if (!_PERL_GROUPS) _PERL_GROUPS = /* @__PURE__ */ new Map([
		["\\d", new CharGroup(1, code1)],
		["\\D", new CharGroup(-1, code1)],
		["\\s", new CharGroup(1, code2)],
		["\\S", new CharGroup(-1, code2)],
		["\\w", new CharGroup(1, code3)],
		["\\W", new CharGroup(-1, code3)]
	]);
	return _PERL_GROUPS;
};
const code4 = [
	48,
	57,
	65,
	90,
	97,
	122
];
const code5 = [
	65,
	90,
	97,
	122
];
const code6 = [0, 127];
const code7 = [
	9,
	9,
	32,
	32
];
const code8 = [
	0,
	31,
	127,
	127
];
const code9 = [48, 57];
const code10 = [33, 126];
const code11 = [97, 122];
const code12 = [32, 126];
const code13 = [
	33,
	47,
	58,
	64,
	91,
	96,
	123,
	126
];
const code14 = [
	9,
	13,
	32,
	32
];
const code15 = [65, 90];
const code16 = [
	48,
	57,
	65,
	90,
	95,
	95,
	97,
	122
];
const code17 = [
	48,
	57,
	65,
	70,
	97,
	102
];
let _POSIX_GROUPS = null;
const getPosixGroups = () => {
	if (!_POSIX_GROUPS) _POSIX_GROUPS = /* @__PURE__ */ new Map([
		["[:alnum:]", new CharGroup(1, code4)],
		["[:^alnum:]", new CharGroup(-1, code4)],
		["[:alpha:]", new CharGroup(1, code5)],
		["[:^alpha:]", new CharGroup(-1, code5)],
		["[:ascii:]", new CharGroup(1, code6)],
		["[:^ascii:]", new CharGroup(-1, code6)],
		["[:blank:]", new CharGroup(1, code7)],
		["[:^blank:]", new CharGroup(-1, code7)],
		["[:cntrl:]", new CharGroup(1, code8)],
		["[:^cntrl:]", new CharGroup(-1, code8)],
		["[:digit:]", new CharGroup(1, code9)],
		["[:^digit:]", new CharGroup(-1, code9)],
		["[:graph:]", new CharGroup(1, code10)],
		["[:^graph:]", new CharGroup(-1, code10)],
		["[:lower:]", new CharGroup(1, code11)],
		["[:^lower:]", new CharGroup(-1, code11)],
		["[:print:]", new CharGroup(1, code12)],
		["[:^print:]", new CharGroup(-1, code12)],
		["[:punct:]", new CharGroup(1, code13)],
		["[:^punct:]", new CharGroup(-1, code13)],
		["[:space:]", new CharGroup(1, code14)],
		["[:^space:]", new CharGroup(-1, code14)],
		["[:upper:]", new CharGroup(1, code15)],
		["[:^upper:]", new CharGroup(-1, code15)],
		["[:word:]", new CharGroup(1, code16)],
		["[:^word:]", new CharGroup(-1, code16)],
		["[:xdigit:]", new CharGroup(1, code17)],
		["[:^xdigit:]", new CharGroup(-1, code17)]
	]);
	return _POSIX_GROUPS;
};

// node_modules/@bufbuild/re2/dist/esm/CharClass.js
var CharClass = class CharClass {
	static cmp(array, i, pivotFrom, pivotTo) {
		const cmp = array[i] - pivotFrom;
		return cmp !== 0 ? cmp : pivotTo - array[i + 1];
	}
	static qsortIntPair(array, left, right) {
		const pivotIndex = ((left + right) / 2 | 0) & -2;
		const pivotFrom = array[pivotIndex];
		const pivotTo = array[pivotIndex + 1];
		let i = left;
		let j = right;
		while (i <= j) {
			while (i < right && CharClass.cmp(array, i, pivotFrom, pivotTo) < 0) i += 2;
			while (j > left && CharClass.cmp(array, j, pivotFrom, pivotTo) > 0) j -= 2;
			if (i <= j) {
				if (i !== j) {
					let temp = array[i];
					array[i] = array[j];
					array[j] = temp;
					temp = array[i + 1];
					array[i + 1] = array[j + 1];
					array[j + 1] = temp;
				}
				i += 2;
				j -= 2;
			}
		}
		if (left < j) CharClass.qsortIntPair(array, left, j);
		if (i < right) CharClass.qsortIntPair(array, i, right);
	}
	r;
	len;
	constructor(r = emptyInts()) {
		this.r = r;
		this.len = r.length;
	}
	toArray() {
		if (this.len === this.r.length) return this.r;
		return this.r.slice(0, this.len);
	}
	cleanClass() {
		if (this.len < 4) return this;
		CharClass.qsortIntPair(this.r, 0, this.len - 2);
		let w = 2;
		for (let i = 2; i < this.len; i += 2) {
			const lo = this.r[i];
			const hi = this.r[i + 1];
			if (lo <= this.r[w - 1] + 1) {
				if (hi > this.r[w - 1]) this.r[w - 1] = hi;
				continue;
			}
			this.r[w] = lo;
			this.r[w + 1] = hi;
			w += 2;
		}
		this.len = w;
		return this;
	}
	appendLiteral(x, flags) {
		return (flags & 1) !== 0 ? this.appendFoldedRange(x, x) : this.appendRange(x, x);
	}
	appendRange(lo, hi) {
		if (this.len > 0) {
			for (let i = 2; i <= 4; i += 2) if (this.len >= i) {
				const rlo = this.r[this.len - i];
				const rhi = this.r[this.len - i + 1];
				if (lo <= rhi + 1 && rlo <= hi + 1) {
					if (lo < rlo) this.r[this.len - i] = lo;
					if (hi > rhi) this.r[this.len - i + 1] = hi;
					return this;
				}
			}
		}
		this.r[this.len++] = lo;
		this.r[this.len++] = hi;
		return this;
	}
	appendFoldedRange(lo, hi) {
		if (lo <= 65 && hi >= 125251) return this.appendRange(lo, hi);
		if (hi < 65 || lo > 125251) return this.appendRange(lo, hi);
		if (lo < 65) {
			this.appendRange(lo, 65 - 1);
			lo = 65;
		}
		if (hi > 125251) {
			this.appendRange(MAX_FOLD + 1, hi);
			hi = MAX_FOLD;
		}
		for (let c = lo; c <= hi; c++) {
			this.appendRange(c, c);
			for (let f = simpleFold(c); f !== c; f = simpleFold(f)) this.appendRange(f, f);
		}
		return this;
	}
	appendClass(x) {
		for (let i = 0; i < x.length; i += 2) this.appendRange(x[i], x[i + 1]);
		return this;
	}
	appendFoldedClass(x) {
		for (let i = 0; i < x.length; i += 2) this.appendFoldedRange(x[i], x[i + 1]);
		return this;
	}
	appendNegatedClass(x) {
		let nextLo = 0;
		for (let i = 0; i < x.length; i += 2) {
			const lo = x[i];
			const hi = x[i + 1];
			if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
			nextLo = hi + 1;
		}
		if (nextLo <= 1114111) this.appendRange(nextLo, MAX_RUNE);
		return this;
	}
	appendTable(table) {
		for (let i = 0; i < table.length; ++i) {
			const lo = table.getLo(i);
			const hi = table.getHi(i);
			const stride = table.getStride(i);
			if (stride === 1) {
				this.appendRange(lo, hi);
				continue;
			}
			for (let c = lo; c <= hi; c += stride) this.appendRange(c, c);
		}
		return this;
	}
	appendNegatedTable(table) {
		let nextLo = 0;
		for (let i = 0; i < table.length; ++i) {
			const lo = table.getLo(i);
			const hi = table.getHi(i);
			const stride = table.getStride(i);
			if (stride === 1) {
				if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
				nextLo = hi + 1;
				continue;
			}
			for (let c = lo; c <= hi; c += stride) {
				if (nextLo <= c - 1) this.appendRange(nextLo, c - 1);
				nextLo = c + 1;
			}
		}
		if (nextLo <= 1114111) this.appendRange(nextLo, MAX_RUNE);
		return this;
	}
	appendTableWithSign(table, sign) {
		return sign < 0 ? this.appendNegatedTable(table) : this.appendTable(table);
	}
	negateClass() {
		let nextLo = 0;
		let w = 0;
		for (let i = 0; i < this.len; i += 2) {
			const lo = this.r[i];
			const hi = this.r[i + 1];
			if (nextLo <= lo - 1) {
				this.r[w] = nextLo;
				this.r[w + 1] = lo - 1;
				w += 2;
			}
			nextLo = hi + 1;
		}
		this.len = w;
		if (nextLo <= 1114111) {
			this.r[this.len++] = nextLo;
			this.r[this.len++] = MAX_RUNE;
		}
		return this;
	}
	appendClassWithSign(x, sign) {
		return sign < 0 ? this.appendNegatedClass(x) : this.appendClass(x);
	}
	appendGroup(g, foldCase) {
		let cls = g.cls;
		if (foldCase) cls = new CharClass().appendFoldedClass(cls).cleanClass().toArray();
		return this.appendClassWithSign(cls, g.sign);
	}
};

// node_modules/@bufbuild/re2/dist/esm/Parser.js
var StringIterator = class {
	str;
	position;
	constructor(str) {
		this.str = str;
		this.position = 0;
	}
	pos() {
		return this.position;
	}
	rewindTo(pos) {
		this.position = pos;
	}
	more() {
		return this.position < this.str.length;
	}
	peek() {
		return codePointAtOrThrow(this.str, this.position);
	}
	skip(n) {
		this.position += n;
	}
	skipString(s) {
		this.position += s.length;
	}
	pop() {
		const r = codePointAtOrThrow(this.str, this.position);
		this.position += charCount(r);
		return r;
	}
	lookingAt(s) {
		return this.str.startsWith(s, this.position);
	}
	rest() {
		return this.str.substring(this.position);
	}
	from(beforePos) {
		return this.str.substring(beforePos, this.position);
	}
	toString() {
		return this.rest();
	}
};
var Parser = class Parser {
	static ERR_INVALID_CHAR_RANGE = "invalid character class range";
	static ERR_INVALID_ESCAPE = "invalid escape sequence";
	static ERR_INVALID_NAMED_CAPTURE = "invalid named capture";
	static ERR_INVALID_PERL_OP = "invalid or unsupported Perl syntax";
	static ERR_INVALID_REPEAT_OP = "invalid nested repetition operator";
	static ERR_INVALID_REPEAT_SIZE = "invalid repeat count";
	static ERR_MISSING_BRACKET = "missing closing ]";
	static ERR_MISSING_PAREN = "missing closing )";
	static ERR_MISSING_REPEAT_ARGUMENT = "missing argument to repetition operator";
	static ERR_TRAILING_BACKSLASH = "trailing backslash at end of expression";
	static ERR_DUPLICATE_NAMED_CAPTURE = "duplicate capture group name";
	static ERR_UNEXPECTED_PAREN = "unexpected )";
	static ERR_NESTING_DEPTH = "expression nests too deeply";
	static ERR_LARGE = "expression too large";
	static ERR_BAD_EXPRESSION = "expression not valid";
	static MAX_HEIGHT = 1e3;
	static MAX_SIZE = 3355443;
	static MAX_RUNES = 33554432;
	static ANY_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		MAX_RUNE,
		1
	]));
	static ASCII_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		127,
		1
	]));
	static ASCII_FOLD_TABLE = new UnicodeRangeTable(new Uint32Array([
		0,
		127,
		1,
		383,
		383,
		1,
		8490,
		8490,
		1
	]));
	static unicodeTable(name) {
		if (name === "Any") return {
			tab: Parser.ANY_TABLE,
			fold: Parser.ANY_TABLE,
			sign: 1
		};
		if (name === "Ascii") return {
			tab: Parser.ASCII_TABLE,
			fold: Parser.ASCII_FOLD_TABLE,
			sign: 1
		};
		if (name === "Assigned") return {
			tab: UnicodeTables.CATEGORIES.get("Cn"),
			fold: UnicodeTables.CATEGORIES.get("Cn"),
			sign: -1
		};
		if (name === "Lc") return {
			tab: UnicodeTables.CATEGORIES.get("LC"),
			fold: UnicodeTables.FOLD_CATEGORIES.get("LC"),
			sign: 1
		};
		if (UnicodeTables.CATEGORIES.has(name)) return {
			tab: UnicodeTables.CATEGORIES.get(name),
			fold: UnicodeTables.FOLD_CATEGORIES.get(name),
			sign: 1
		};
		if (UnicodeTables.SCRIPTS.has(name)) return {
			tab: UnicodeTables.SCRIPTS.get(name),
			fold: UnicodeTables.FOLD_SCRIPT.get(name),
			sign: 1
		};
		return null;
	}
	static minFoldRune(r) {
		if (r < 65 || r > 125251) return r;
		let min = r;
		const r0 = r;
		for (r = simpleFold(r); r !== r0; r = simpleFold(r)) if (min > r) min = r;
		return min;
	}
	static literalRegexp(s, flags) {
		const re = new Regexp(Regexp.Op.LITERAL);
		re.flags = flags;
		re.runes = stringToRunes(s);
		return re;
	}
	static parse(pattern, flags) {
		return new Parser(pattern, flags).parseInternal();
	}
	static parseRepeat(t) {
		const start = t.pos();
		if (!t.more() || !t.lookingAt("{")) return -1;
		t.skip(1);
		const min = Parser.parseInt(t);
		if (min === -1) return -1;
		if (!t.more()) return -1;
		let max;
		if (!t.lookingAt(",")) max = min;
		else {
			t.skip(1);
			if (!t.more()) return -1;
			if (t.lookingAt("}")) max = -1;
			else {
				max = Parser.parseInt(t);
				if (max === -1) return -1;
			}
		}
		if (!t.more() || !t.lookingAt("}")) return -1;
		t.skip(1);
		if (min < 0 || min > 1e3 || max === -2 || max > 1e3 || max >= 0 && min > max) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(start));
		return min << 16 | max & MAX_BMP;
	}
	static isValidCaptureName(name) {
		if (name.length === 0) return false;
		for (let i = 0; i < name.length; i++) {
			const c = codePointAtOrThrow(name, i);
			if (c !== 95 && !isalnum(c)) return false;
		}
		return true;
	}
	static parseInt(t) {
		const start = t.pos();
		while (t.more() && t.peek() >= 48 && t.peek() <= 57) t.skip(1);
		const n = t.from(start);
		if (n.length === 0 || n.length > 1 && n.codePointAt(0) === 48) return -1;
		if (n.length > 8) return -2;
		return parseInt(n, 10);
	}
	static isCharClass(re) {
		return re.op === Regexp.Op.LITERAL && re.runes.length === 1 || re.op === Regexp.Op.CHAR_CLASS || re.op === Regexp.Op.ANY_CHAR_NOT_NL || re.op === Regexp.Op.ANY_CHAR;
	}
	static matchRune(re, r) {
		switch (re.op) {
			case Regexp.Op.LITERAL: return re.runes.length === 1 && re.runes[0] === r;
			case Regexp.Op.CHAR_CLASS:
				for (let i = 0; i < re.runes.length; i += 2) if (re.runes[i] <= r && r <= re.runes[i + 1]) return true;
				return false;
			case Regexp.Op.ANY_CHAR_NOT_NL: return r !== 10;
			case Regexp.Op.ANY_CHAR: return true;
		}
		return false;
	}
	static mergeCharClass(dst, src) {
		switch (dst.op) {
			case Regexp.Op.ANY_CHAR: break;
			case Regexp.Op.ANY_CHAR_NOT_NL:
				if (Parser.matchRune(src, 10)) dst.op = Regexp.Op.ANY_CHAR;
				break;
			case Regexp.Op.CHAR_CLASS:
				if (src.op === Regexp.Op.LITERAL) dst.runes = new CharClass(dst.runes).appendLiteral(src.runes[0], src.flags).toArray();
				else dst.runes = new CharClass(dst.runes).appendClass(src.runes).toArray();
				break;
			case Regexp.Op.LITERAL:
				if (src.runes[0] === dst.runes[0] && src.flags === dst.flags) break;
				dst.op = Regexp.Op.CHAR_CLASS;
				dst.runes = new CharClass().appendLiteral(dst.runes[0], dst.flags).appendLiteral(src.runes[0], src.flags).toArray();
		}
	}
	static parseEscape(t) {
		const startPos = t.pos();
		t.skip(1);
		if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_TRAILING_BACKSLASH);
		let c = t.pop();
		switch (c) {
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 48:
			case 55: {
				if (c !== 48 && (!t.more() || t.peek() < 48 || t.peek() > 55)) break;
				let r = c - 48;
				for (let i = 1; i < 3; i++) {
					if (!t.more() || t.peek() < 48 || t.peek() > 55) break;
					r = r * 8 + t.peek() - 48;
					t.skip(1);
				}
				return r;
			}
			case 120: {
				if (!t.more()) break;
				c = t.pop();
				if (c === 123) {
					let nhex = 0;
					let r = 0;
					while (true) {
						if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
						c = t.pop();
						if (c === 125) break;
						const v = unhex(c);
						if (v < 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
						r = r * 16 + v;
						if (r > 1114111) throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
						nhex++;
					}
					if (nhex === 0) break;
					return r;
				}
				const x = unhex(c);
				if (!t.more()) break;
				c = t.pop();
				const y = unhex(c);
				if (x < 0 || y < 0) break;
				return x * 16 + y;
			}
			case 97: return 7;
			case 102: return 12;
			case 110: return 10;
			case 114: return 13;
			case 116: return 9;
			case 118: return 11;
			default: if (c <= 127 && !isalnum(c)) return c;
		}
		throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
	}
	static parseClassChar(t, wholeClassPos) {
		if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_MISSING_BRACKET, t.from(wholeClassPos));
		if (t.lookingAt("\\")) return Parser.parseEscape(t);
		return t.pop();
	}
	static concatRunes(x, y) {
		const r = new Array(x.length + y.length);
		for (let i = 0; i < x.length; i++) r[i] = x[i];
		for (let i = 0; i < y.length; i++) r[x.length + i] = y[i];
		return r;
	}
	wholeRegexp;
	flags;
	numCap;
	namedGroups;
	stack;
	free;
	numRegexp;
	numRunes;
	repeats;
	height;
	size;
	constructor(wholeRegexp, flags = 0) {
		this.wholeRegexp = wholeRegexp;
		this.flags = flags;
		this.numCap = 0;
		this.namedGroups = /* @__PURE__ */ new Map();
		this.stack = [];
		this.free = null;
		this.numRegexp = 0;
		this.numRunes = 0;
		this.repeats = 0;
		this.height = null;
		this.size = null;
	}
	newRegexp(op) {
		let re = this.free;
		if (re !== null && re.subs !== null && re.subs.length > 0) {
			this.free = re.subs[0];
			re.reinit();
			re.op = op;
		} else {
			re = new Regexp(op);
			this.numRegexp += 1;
		}
		return re;
	}
	reuse(re) {
		if (this.height !== null) this.height.delete(re);
		if (re.subs !== null && re.subs.length > 0) re.subs[0] = this.free;
		this.free = re;
	}
	checkLimits(re) {
		if (this.numRunes > Parser.MAX_RUNES) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
		this.checkSize(re);
		this.checkHeight(re);
	}
	checkSize(re) {
		if (this.size === null) {
			if (this.repeats === 0) this.repeats = 1;
			if (re.op === Regexp.Op.REPEAT) {
				let n = re.max;
				if (n === -1) n = re.min;
				if (n <= 0) n = 1;
				if (n > Parser.MAX_SIZE / this.repeats) this.repeats = Parser.MAX_SIZE;
				else this.repeats *= n;
			}
			if (this.numRegexp < Parser.MAX_SIZE / this.repeats) return;
			this.size = /* @__PURE__ */ new Map();
			for (let reEx of this.stack) this.checkSize(reEx);
		}
		if (this.calcSize(re, true) > Parser.MAX_SIZE) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
	}
	calcSize(re, force = false) {
		if (!force && this.size !== null) {
			const cached = this.size.get(re);
			if (cached !== void 0) return cached;
		}
		let size = 0;
		switch (re.op) {
			case Regexp.Op.LITERAL:
				size = re.runes.length;
				break;
			case Regexp.Op.CAPTURE:
			case Regexp.Op.STAR:
				size = 2 + this.calcSize(re.subs[0]);
				break;
			case Regexp.Op.PLUS:
			case Regexp.Op.QUEST:
				size = 1 + this.calcSize(re.subs[0]);
				break;
			case Regexp.Op.CONCAT:
				for (let sub of re.subs) size = size + this.calcSize(sub);
				break;
			case Regexp.Op.ALTERNATE:
				for (let sub of re.subs) size = size + this.calcSize(sub);
				if (re.subs.length > 1) size = size + re.subs.length - 1;
				break;
			case Regexp.Op.REPEAT: {
				let sub = this.calcSize(re.subs[0]);
				if (re.max === -1) {
					if (re.min === 0) size = 2 + sub;
					else size = 1 + re.min * sub;
					break;
				}
				size = re.max * sub + (re.max - re.min);
				break;
			}
		}
		size = Math.max(1, size);
		this.size?.set(re, size);
		return size;
	}
	checkHeight(re) {
		if (this.numRegexp < Parser.MAX_HEIGHT) return;
		if (this.height === null) {
			this.height = /* @__PURE__ */ new Map();
			for (let reEx of this.stack) this.checkHeight(reEx);
		}
		if (this.calcHeight(re, true) > Parser.MAX_HEIGHT) throw new RE2JSSyntaxException(Parser.ERR_NESTING_DEPTH);
	}
	calcHeight(re, force = false) {
		if (!force && this.height !== null) {
			const cached = this.height.get(re);
			if (cached !== void 0) return cached;
		}
		let h = 1;
		for (let sub of re.subs) {
			const hsub = this.calcHeight(sub);
			if (h < 1 + hsub) h = 1 + hsub;
		}
		this.height?.set(re, h);
		return h;
	}
	pop() {
		return this.stack.pop();
	}
	popToPseudo() {
		const n = this.stack.length;
		let i = n;
		while (i > 0 && !Regexp.isPseudoOp(this.stack[i - 1].op)) i--;
		const r = this.stack.slice(i, n);
		this.stack = this.stack.slice(0, i);
		return r;
	}
	push(re) {
		this.numRunes += re.runes.length;
		if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] === re.runes[1]) {
			if (this.maybeConcat(re.runes[0], this.flags & ~1)) return null;
			re.op = Regexp.Op.LITERAL;
			re.runes = [re.runes[0]];
			re.flags = this.flags & ~1;
		} else if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 4 && re.runes[0] === re.runes[1] && re.runes[2] === re.runes[3] && simpleFold(re.runes[0]) === re.runes[2] && simpleFold(re.runes[2]) === re.runes[0] || re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] + 1 === re.runes[1] && simpleFold(re.runes[0]) === re.runes[1] && simpleFold(re.runes[1]) === re.runes[0]) {
			if (this.maybeConcat(re.runes[0], this.flags | 1)) return null;
			re.op = Regexp.Op.LITERAL;
			re.runes = [re.runes[0]];
			re.flags = this.flags | 1;
		} else this.maybeConcat(-1, 0);
		this.stack.push(re);
		this.checkLimits(re);
		return re;
	}
	maybeConcat(r, flags) {
		const n = this.stack.length;
		if (n < 2) return false;
		const re1 = this.stack[n - 1];
		const re2 = this.stack[n - 2];
		if (re1.op !== Regexp.Op.LITERAL || re2.op !== Regexp.Op.LITERAL || (re1.flags & 1) !== (re2.flags & 1)) return false;
		re2.runes = Parser.concatRunes(re2.runes, re1.runes);
		if (r >= 0) {
			re1.runes = [r];
			re1.flags = flags;
			return true;
		}
		this.pop();
		this.reuse(re1);
		return false;
	}
	newLiteral(r, flags) {
		const re = this.newRegexp(Regexp.Op.LITERAL);
		re.flags = flags;
		if ((flags & 1) !== 0) r = Parser.minFoldRune(r);
		re.runes = [r];
		return re;
	}
	literal(r) {
		this.push(this.newLiteral(r, this.flags));
	}
	op(op) {
		const re = this.newRegexp(op);
		re.flags = this.flags;
		return this.push(re);
	}
	repeat(op, min, max, beforePos, t, lastRepeatPos) {
		let flags = this.flags;
		if (t.more() && t.lookingAt("?")) {
			t.skip(1);
			flags ^= 32;
		}
		if (lastRepeatPos !== -1) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_OP, t.from(lastRepeatPos));
		const n = this.stack.length;
		if (n === 0) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
		const sub = this.stack[n - 1];
		if (Regexp.isPseudoOp(sub.op)) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
		const re = this.newRegexp(op);
		re.min = min;
		re.max = max;
		re.flags = flags;
		re.subs = [sub];
		this.stack[n - 1] = re;
		this.checkLimits(re);
		if (op === Regexp.Op.REPEAT && (min >= 2 || max >= 2) && !this.repeatIsValid(re, 1e3)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(beforePos));
	}
	repeatIsValid(re, n) {
		if (re.op === Regexp.Op.REPEAT) {
			let m = re.max;
			if (m === 0) return true;
			if (m < 0) m = re.min;
			if (m > n) return false;
			if (m > 0) n = Math.trunc(n / m);
		}
		for (let sub of re.subs) if (!this.repeatIsValid(sub, n)) return false;
		return true;
	}
	concat() {
		this.maybeConcat(-1, 0);
		const subs = this.popToPseudo();
		if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.EMPTY_MATCH));
		return this.push(this.collapse(subs, Regexp.Op.CONCAT));
	}
	alternate() {
		const subs = this.popToPseudo();
		if (subs.length > 0) this.cleanAlt(subs[subs.length - 1]);
		if (subs.length === 0) return this.push(this.newRegexp(Regexp.Op.NO_MATCH));
		return this.push(this.collapse(subs, Regexp.Op.ALTERNATE));
	}
	cleanAlt(re) {
		if (re.op === Regexp.Op.CHAR_CLASS) {
			re.runes = new CharClass(re.runes).cleanClass().toArray();
			if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === 1114111) {
				re.runes = [];
				re.op = Regexp.Op.ANY_CHAR;
			} else if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === 9 && re.runes[2] === 11 && re.runes[3] === 1114111) {
				re.runes = [];
				re.op = Regexp.Op.ANY_CHAR_NOT_NL;
			}
		}
	}
	collapse(subs, op) {
		if (subs.length === 1) return subs[0];
		let len = 0;
		for (let sub of subs) len += sub.op === op ? sub.subs.length : 1;
		let newsubs = new Array(len).fill(null);
		let i = 0;
		for (let sub of subs) if (sub.op === op) {
			for (let j = 0; j < sub.subs.length; j++) newsubs[i++] = sub.subs[j];
			this.reuse(sub);
		} else newsubs[i++] = sub;
		let re = this.newRegexp(op);
		re.subs = newsubs;
		if (op === Regexp.Op.ALTERNATE) {
			if (re.subs.length === 1) {
				const old = re;
				re = re.subs[0];
				this.reuse(old);
			}
		}
		return re;
	}
	parseInternal() {
		if ((this.flags & 2) !== 0) return Parser.literalRegexp(this.wholeRegexp, this.flags);
		let lastRepeatPos = -1;
		let min = -1;
		let max = -1;
		const t = new StringIterator(this.wholeRegexp);
		while (t.more()) {
			let repeatPos = -1;
			switch (t.peek()) {
				case 40:
					if (t.lookingAt("(?")) {
						this.parsePerlFlags(t);
						break;
					}
					const lparen = this.op(Regexp.Op.LEFT_PAREN);
					if (lparen === null) throw new Error("op(LEFT_PAREN) unexpectedly returned null");
					lparen.cap = ++this.numCap;
					t.skip(1);
					break;
				case 124:
					this.parseVerticalBar();
					t.skip(1);
					break;
				case 41:
					this.parseRightParen();
					t.skip(1);
					break;
				case 94:
					if ((this.flags & 16) !== 0) this.op(Regexp.Op.BEGIN_TEXT);
					else this.op(Regexp.Op.BEGIN_LINE);
					t.skip(1);
					break;
				case 36:
					if ((this.flags & 16) !== 0) {
						const endText = this.op(Regexp.Op.END_TEXT);
						if (endText === null) throw new Error("op(END_TEXT) unexpectedly returned null");
						endText.flags |= 256;
					} else this.op(Regexp.Op.END_LINE);
					t.skip(1);
					break;
				case 46:
					if ((this.flags & 8) !== 0) this.op(Regexp.Op.ANY_CHAR);
					else this.op(Regexp.Op.ANY_CHAR_NOT_NL);
					t.skip(1);
					break;
				case 91:
					this.parseClass(t);
					break;
				case 42:
				case 43:
				case 63: {
					repeatPos = t.pos();
					let op = null;
					switch (t.pop()) {
						case 42:
							op = Regexp.Op.STAR;
							break;
						case 43:
							op = Regexp.Op.PLUS;
							break;
						case 63: op = Regexp.Op.QUEST;
					}
					if (op === null) throw new Error("repeat op unexpectedly null");
					this.repeat(op, min, max, repeatPos, t, lastRepeatPos);
					break;
				}
				case 123: {
					repeatPos = t.pos();
					const minMax = Parser.parseRepeat(t);
					if (minMax < 0) {
						t.rewindTo(repeatPos);
						this.literal(t.pop());
						break;
					}
					min = minMax >> 16;
					max = (minMax & MAX_BMP) << 16 >> 16;
					this.repeat(Regexp.Op.REPEAT, min, max, repeatPos, t, lastRepeatPos);
					break;
				}
				case 92: {
					const savedPos = t.pos();
					t.skip(1);
					let handled = false;
					if (t.more()) switch (t.pop()) {
						case 65:
							this.op(Regexp.Op.BEGIN_TEXT);
							handled = true;
							break;
						case 98:
							this.op(Regexp.Op.WORD_BOUNDARY);
							handled = true;
							break;
						case 66:
							this.op(Regexp.Op.NO_WORD_BOUNDARY);
							handled = true;
							break;
						case 67: throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, "\\C");
						case 81: {
							let lit = t.rest();
							const i = lit.indexOf("\\E");
							if (i >= 0) {
								lit = lit.substring(0, i);
								t.skipString(lit);
								t.skipString("\\E");
							} else t.skipString(lit);
							let j = 0;
							while (j < lit.length) {
								const codepoint = codePointAtOrThrow(lit, j);
								this.literal(codepoint);
								j += charCount(codepoint);
							}
							handled = true;
							break;
						}
						case 122:
							this.op(Regexp.Op.END_TEXT);
							handled = true;
							break;
						default: t.rewindTo(savedPos);
					}
					else t.rewindTo(savedPos);
					if (handled) break;
					const re = this.newRegexp(Regexp.Op.CHAR_CLASS);
					re.flags = this.flags;
					if (t.lookingAt("\\p") || t.lookingAt("\\P")) {
						const cc = new CharClass();
						if (this.parseUnicodeClass(t, cc)) {
							re.runes = cc.toArray();
							this.push(re);
							break;
						}
					}
					const cc = new CharClass();
					if (this.parsePerlClassEscape(t, cc)) {
						re.runes = cc.toArray();
						this.push(re);
						break;
					}
					t.rewindTo(savedPos);
					this.reuse(re);
					this.literal(Parser.parseEscape(t));
					break;
				}
				default: this.literal(t.pop());
			}
			lastRepeatPos = repeatPos;
		}
		this.concat();
		if (this.swapVerticalBar()) this.pop();
		this.alternate();
		if (this.stack.length !== 1) throw new RE2JSSyntaxException(Parser.ERR_MISSING_PAREN, this.wholeRegexp);
		this.stack[0].namedGroups = this.namedGroups;
		return this.stack[0];
	}
	parsePerlFlags(t) {
		const startPos = t.pos();
		if (t.lookingAt("(?P<") || t.lookingAt("(?<")) {
			const s = t.rest();
			const begin = s.charAt(2) === "P" ? 4 : 3;
			const end = s.indexOf(">");
			if (end < 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s);
			const name = s.substring(begin, end);
			t.skipString(name);
			t.skip(begin + 1);
			if (!Parser.isValidCaptureName(name)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s.substring(0, end + 1));
			const re = this.op(Regexp.Op.LEFT_PAREN);
			if (re === null) throw new Error("op(LEFT_PAREN) unexpectedly returned null");
			re.cap = ++this.numCap;
			if (this.namedGroups.get(name)) throw new RE2JSSyntaxException(Parser.ERR_DUPLICATE_NAMED_CAPTURE, name);
			this.namedGroups.set(name, this.numCap);
			re.name = name;
			return;
		}
		t.skip(2);
		let flags = this.flags;
		let sign = 1;
		let sawFlag = false;
		loop: while (t.more()) {
			const c = t.pop();
			switch (c) {
				case 105:
					flags |= 1;
					sawFlag = true;
					break;
				case 109:
					flags &= ~16;
					sawFlag = true;
					break;
				case 115:
					flags |= 8;
					sawFlag = true;
					break;
				case 85:
					flags |= 32;
					sawFlag = true;
					break;
				case 45:
					if (sign < 0) break loop;
					sign = -1;
					flags = ~flags;
					sawFlag = false;
					break;
				case 58:
				case 41:
					if (sign < 0) {
						if (!sawFlag) break loop;
						flags = ~flags;
					}
					if (c === 58) this.op(Regexp.Op.LEFT_PAREN);
					this.flags = flags;
					return;
				default: break loop;
			}
		}
		throw new RE2JSSyntaxException(Parser.ERR_INVALID_PERL_OP, t.from(startPos));
	}
	parseVerticalBar() {
		this.concat();
		if (!this.swapVerticalBar()) this.op(Regexp.Op.VERTICAL_BAR);
	}
	swapVerticalBar() {
		const n = this.stack.length;
		if (n >= 3 && this.stack[n - 2].op === Regexp.Op.VERTICAL_BAR && Parser.isCharClass(this.stack[n - 1]) && Parser.isCharClass(this.stack[n - 3])) {
			let re1 = this.stack[n - 1];
			let re3 = this.stack[n - 3];
			if (re1.op > re3.op) {
				const tmp = re3;
				re3 = re1;
				re1 = tmp;
				this.stack[n - 3] = re3;
			}
			Parser.mergeCharClass(re3, re1);
			this.reuse(re1);
			this.pop();
			return true;
		}
		if (n >= 2) {
			const re1 = this.stack[n - 1];
			const re2 = this.stack[n - 2];
			if (re2.op === Regexp.Op.VERTICAL_BAR) {
				if (n >= 3) this.cleanAlt(this.stack[n - 3]);
				this.stack[n - 2] = re1;
				this.stack[n - 1] = re2;
				return true;
			}
		}
		return false;
	}
	parseRightParen() {
		this.concat();
		if (this.swapVerticalBar()) this.pop();
		this.alternate();
		if (this.stack.length < 2) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
		const re1 = this.pop();
		if (re1 === void 0) throw new RE2JSSyntaxException(Parser.ERR_BAD_EXPRESSION, this.wholeRegexp);
		const re2 = this.pop();
		if (re2 === void 0 || re2.op !== Regexp.Op.LEFT_PAREN) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
		this.flags = re2.flags;
		if (re2.cap === 0) this.push(re1);
		else {
			re2.op = Regexp.Op.CAPTURE;
			re2.subs = [re1];
			this.push(re2);
		}
	}
	parsePerlClassEscape(t, cc) {
		const beforePos = t.pos();
		if (!t.more() || t.pop() !== 92 || !t.more()) return false;
		t.pop();
		const p = t.from(beforePos);
		const g = getPerlGroups().get(p);
		if (g === void 0) return false;
		cc.appendGroup(g, (this.flags & 1) !== 0);
		return true;
	}
	parseNamedClass(t, cc) {
		const cls = t.rest();
		const i = cls.indexOf(":]");
		if (i < 0) return false;
		const name = cls.substring(0, i + 2);
		t.skipString(name);
		const g = getPosixGroups().get(name);
		if (g === void 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, name);
		cc.appendGroup(g, (this.flags & 1) !== 0);
		return true;
	}
	parseUnicodeClass(t, cc) {
		const startPos = t.pos();
		if ((this.flags & 128) === 0 || !t.lookingAt("\\p") && !t.lookingAt("\\P")) return false;
		t.skip(1);
		let sign = 1;
		let c = t.pop();
		if (c === 80) sign = -1;
		if (!t.more()) {
			t.rewindTo(startPos);
			throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
		}
		c = t.pop();
		let name;
		if (c !== 123) name = runeToString(c);
		else {
			const rest = t.rest();
			const end = rest.indexOf("}");
			if (end < 0) {
				t.rewindTo(startPos);
				throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
			}
			name = rest.substring(0, end);
			t.skipString(name);
			t.skip(1);
		}
		if (!(name.length === 0) && name.codePointAt(0) === 94) {
			sign = 0 - sign;
			name = name.substring(1);
		}
		const pair = Parser.unicodeTable(name);
		if (pair === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(startPos));
		if (pair.sign < 0) sign = 0 - sign;
		const tab = pair.tab;
		const fold = pair.fold;
		if (tab === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(startPos));
		if ((this.flags & 1) === 0 || fold === null) cc.appendTableWithSign(tab, sign);
		else {
			const tmp = new CharClass().appendTable(tab).appendTable(fold).cleanClass().toArray();
			cc.appendClassWithSign(tmp, sign);
		}
		return true;
	}
	parseClass(t) {
		const startPos = t.pos();
		t.skip(1);
		const re = this.newRegexp(Regexp.Op.CHAR_CLASS);
		re.flags = this.flags;
		const cc = new CharClass();
		let sign = 1;
		if (t.more() && t.lookingAt("^")) {
			sign = -1;
			t.skip(1);
			if ((this.flags & 4) === 0) cc.appendRange(10, 10);
		}
		let first = true;
		while (!t.more() || t.peek() !== 93 || first) {
			first = false;
			const beforePos = t.pos();
			if (t.lookingAt("[:")) {
				if (this.parseNamedClass(t, cc)) continue;
				t.rewindTo(beforePos);
			}
			if (this.parseUnicodeClass(t, cc)) continue;
			if (this.parsePerlClassEscape(t, cc)) continue;
			t.rewindTo(beforePos);
			const lo = Parser.parseClassChar(t, startPos);
			let hi = lo;
			if (t.more() && t.lookingAt("-")) {
				t.skip(1);
				if (t.more() && t.lookingAt("]")) t.skip(-1);
				else {
					hi = Parser.parseClassChar(t, startPos);
					if (hi < lo) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(beforePos));
				}
			}
			if ((this.flags & 1) === 0) cc.appendRange(lo, hi);
			else cc.appendFoldedRange(lo, hi);
		}
		t.skip(1);
		cc.cleanClass();
		if (sign < 0) cc.negateClass();
		re.runes = cc.toArray();
		this.push(re);
	}
};

// node_modules/@bufbuild/re2/dist/esm/RE2.js
var RE2 = class RE2 {
	expr;
	prog;
	numSubexp;
	cond;
	prefix;
	prefixComplete;
	prefixRune;
	dfa;
	prefilter;
	namedGroups;
	static compile(expr) {
		return RE2.compileImpl(expr, 212);
	}
	static compileImpl(expr, mode) {
		return new RE2(expr, mode);
	}
	constructor(expr, mode) {
		let re = Parser.parse(expr, mode);
		re = simplify(re);
		const prefilter = PrefilterTree.build(re);
		const prog = Compiler.compileRegexp(re);
		this.prefilter = prefilter.type === Prefilter.Type.NONE ? null : prefilter;
		const [prefixCompl, prefixStr] = prog.prefix();
		this.prefixComplete = prefixCompl;
		this.prefix = prefixStr;
		this.prefixRune = 0;
		if (this.prefix.length > 0) {
			const cp = this.prefix.codePointAt(0);
			if (cp === void 0) throw new Error("RE2: prefix has no code point");
			this.prefixRune = cp;
		}
		this.namedGroups = re.namedGroups;
		this.expr = expr;
		this.prog = prog;
		this.numSubexp = re.maxCap();
		this.cond = prog.startCond();
		this.dfa = new DFA(this.prog);
	}
	matchPrefixComplete(input, pos, anchor, ncap) {
		if ((anchor === 1 || anchor === 2) && pos !== 0) return null;
		let matchStart = -1;
		let matchEnd = -1;
		const pLen = input.prefixLength(this);
		if (anchor === 0) {
			const idx = input.index(this, pos);
			if (idx < 0) return null;
			matchStart = pos + idx;
			matchEnd = matchStart + pLen;
		} else if (anchor === 2) {
			if (input.endPos() !== pLen) return null;
			if (input.index(this, 0) !== 0) return null;
			matchStart = 0;
			matchEnd = pLen;
		} else if (anchor === 1) {
			if (input.index(this, 0) !== 0) return null;
			matchStart = 0;
			matchEnd = pLen;
		}
		if (matchStart < 0) return null;
		if (ncap > 0) {
			const matchcap = new Int32Array(ncap).fill(-1);
			matchcap[0] = matchStart;
			matchcap[1] = matchEnd;
			return Array.from(matchcap);
		}
		return [];
	}
	executeEngine(input, pos, anchor, ncap) {
		if (this.prefixComplete && (ncap === 0 || this.numSubexp === 0)) return this.matchPrefixComplete(input, pos, anchor, ncap);
		if (this.prefilter !== null && anchor === 0) {
			if (!this.prefilter.eval(input, pos)) return null;
		}
		const dfaResult = this.dfa.match(input, pos, anchor);
		if (dfaResult !== null) return dfaResult ? [] : null;
		return this._nfaFallback(input, pos, anchor) ? [] : null;
	}
	_nfaFallback(input, pos, anchor) {
		const prog = this.prog;
		const endPos = input.endPos();
		const addState = (set, visited, pc, context) => {
			if (pc < 0 || pc >= prog.numInst() || visited.has(pc)) return;
			visited.add(pc);
			const inst = prog.getInst(pc);
			switch (inst.op) {
				case Inst.ALT:
				case Inst.ALT_MATCH:
					addState(set, visited, inst.out, context);
					addState(set, visited, inst.arg, context);
					break;
				case Inst.NOP:
				case Inst.CAPTURE:
					addState(set, visited, inst.out, context);
					break;
				case Inst.EMPTY_WIDTH:
					if ((inst.arg & ~context) === 0) addState(set, visited, inst.out, context);
					break;
				default: set.add(pc);
			}
		};
		let current = /* @__PURE__ */ new Set();
		let next = /* @__PURE__ */ new Set();
		let prevRune = -1;
		if (pos > 0) {
			const r = input.step(pos - 1) >> 3;
			if (r >= 0) prevRune = r;
		}
		for (let i = pos; i <= endPos; i++) {
			const rune = i < endPos ? input.step(i) >> 3 : -1;
			const width = i < endPos ? input.step(i) & 7 : 0;
			const context = emptyOpContext(prevRune, rune);
			if (anchor === 0 || i === pos) addState(current, /* @__PURE__ */ new Set(), prog.start, context);
			if (anchor !== 2) {
				for (const pc of current) if (prog.getInst(pc).op === Inst.MATCH) return true;
			}
			if (i >= endPos || width === 0) break;
			next.clear();
			for (const pc of current) {
				const inst = prog.getInst(pc);
				if (Inst.isRuneOp(inst.op) && inst.matchRune(rune)) {
					const nextContext = emptyOpContext(rune, i + width < endPos ? input.step(i + width) >> 3 : -1);
					addState(next, /* @__PURE__ */ new Set(), inst.out, nextContext);
				}
			}
			if (anchor === 0) {
				const nextRune = i + width < endPos ? input.step(i + width) >> 3 : -1;
				const nextContext = emptyOpContext(rune, nextRune);
				addState(next, /* @__PURE__ */ new Set(), prog.start, nextContext);
			}
			prevRune = rune;
			[current, next] = [next, current];
			i += width - 1;
		}
		const endContext = emptyOpContext(prevRune, -1);
		const visited = /* @__PURE__ */ new Set();
		const finalSet = /* @__PURE__ */ new Set();
		for (const pc of current) addState(finalSet, visited, pc, endContext);
		for (const pc of finalSet) if (prog.getInst(pc).op === Inst.MATCH) return true;
		return false;
	}
	numberOfCapturingGroups() {
		return this.numSubexp;
	}
	reset() {}
	toString() {
		return this.expr;
	}
	match(s) {
		return this.executeEngine(fromUTF16(s), 0, 0, 0) !== null;
	}
};

// node_modules/@bufbuild/re2/dist/esm/index.js
var RE2JS = class RE2JS {
	patternInput;
	flagsInput;
	re2Input;
	static CASE_INSENSITIVE = 1;
	static DOTALL = 2;
	static MULTILINE = 4;
	static DISABLE_UNICODE_GROUPS = 8;
	static quote(str) {
		return quoteMeta(str);
	}
	static compile(regex, flags = 0) {
		return new RE2JS(regex, flags);
	}
	static validateFlags(flags) {
		if ((flags & ~(RE2JS.MULTILINE | RE2JS.DOTALL | RE2JS.CASE_INSENSITIVE | RE2JS.DISABLE_UNICODE_GROUPS)) !== 0) throw new RE2JSFlagsException("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS");
	}
	static buildRegexWithFlags(regex, flags = 0) {
		let fregex = regex;
		if ((flags & RE2JS.CASE_INSENSITIVE) !== 0) fregex = `(?i)${fregex}`;
		if ((flags & RE2JS.DOTALL) !== 0) fregex = `(?s)${fregex}`;
		if ((flags & RE2JS.MULTILINE) !== 0) fregex = `(?m)${fregex}`;
		return fregex;
	}
	static matches(regex, input) {
		return RE2JS.compile(regex).testExact(input);
	}
	constructor(pattern, flags = 0) {
		let re2Flags = 212;
		if ((flags & RE2JS.DISABLE_UNICODE_GROUPS) !== 0) re2Flags &= ~128;
		RE2JS.validateFlags(flags);
		const fregex = RE2JS.buildRegexWithFlags(pattern, flags);
		this.patternInput = pattern;
		this.flagsInput = flags;
		this.re2Input = RE2.compileImpl(fregex, re2Flags);
	}
	reset() {
		this.re2Input.reset();
	}
	flags() {
		return this.flagsInput;
	}
	pattern() {
		return this.patternInput;
	}
	re2() {
		return this.re2Input;
	}
	matches(input) {
		return this.testExact(input);
	}
	test(input) {
		return this.re2Input.match(input);
	}
	testExact(input) {
		return this.re2Input.executeEngine(fromUTF16(input), 0, 2, 0) !== null;
	}
	toString() {
		return this.patternInput;
	}
	groupCount() {
		return this.re2Input.numberOfCapturingGroups();
	}
	namedGroups() {
		return this.re2Input.namedGroups;
	}
};

// node_modules/@bufbuild/cel/dist/esm/std/logic.js
function matches(pattern) {
	return RE2JS.compile(pattern).test(this);
}
function compareDuration(lhs, rhs) {
	const cmp = lhs.message.seconds - rhs.message.seconds;
	if (cmp == 0n) return lhs.message.nanos - rhs.message.nanos;
	return cmp < 0n ? -1 : 1;
}
function compareTimestamp(lhs, rhs) {
	const cmp = lhs.message.seconds - rhs.message.seconds;
	if (cmp == 0n) return lhs.message.nanos - rhs.message.nanos;
	return cmp < 0n ? -1 : 1;
}
function compareBytes(lhs, rhs) {
	const minLen = Math.min(lhs.length, rhs.length);
	for (let i = 0; i < minLen; i++) {
		if (lhs[i] < rhs[i]) return -1;
		if (lhs[i] > rhs[i]) return 1;
	}
	return lhs.length - rhs.length;
}
function inList(value, list) {
	for (const v of list) if (equals(v, value)) return true;
	return false;
}
function inMap(value, map) {
	return map.has(value);
}
const { BOOL: BOOL$1, BYTES, DOUBLE: DOUBLE$1, DYN, INT: INT$2, STRING: STRING$2, UINT } = CelScalar;
const LIST = listType(CelScalar.DYN);
const MAP = mapType(CelScalar.DYN, CelScalar.DYN);
var logic_default = [
	celFunc("!_", [BOOL$1], BOOL$1, (x) => !x),
	celFunc(EQUALS, [DYN, DYN], BOOL$1, equals),
	celFunc(NOT_EQUALS, [DYN, DYN], BOOL$1, (l, r) => !equals(l, r)),
	celFunc("_<_", [BOOL$1, BOOL$1], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) < 0),
	celFunc("_<_", [DOUBLE$1, DOUBLE$1], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [STRING$2, STRING$2], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [INT$2, INT$2], BOOL$1, (l, r) => l < r),
	celFunc("_<_", [INT$2, UINT], BOOL$1, (l, r) => l < r.value),
	celFunc("_<_", [UINT, INT$2], BOOL$1, (l, r) => l.value < r),
	celFunc("_<_", [UINT, UINT], BOOL$1, (l, r) => l.value < r.value),
	celFunc("_<_", [INT$2, DOUBLE$1], BOOL$1, (l, r) => Number(l) < r),
	celFunc("_<_", [DOUBLE$1, INT$2], BOOL$1, (l, r) => l < Number(r)),
	celFunc("_<_", [DOUBLE$1, UINT], BOOL$1, (l, r) => l < Number(r.value)),
	celFunc("_<_", [UINT, DOUBLE$1], BOOL$1, (l, r) => Number(l.value) < r),
	celFunc("_<_", [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) < 0),
	celFunc("_<_", [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) < 0),
	celFunc(LESS_EQUALS, [BOOL$1, BOOL$1], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) <= 0),
	celFunc(LESS_EQUALS, [DOUBLE$1, DOUBLE$1], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [STRING$2, STRING$2], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [INT$2, INT$2], BOOL$1, (l, r) => l <= r),
	celFunc(LESS_EQUALS, [INT$2, UINT], BOOL$1, (l, r) => l <= r.value),
	celFunc(LESS_EQUALS, [UINT, INT$2], BOOL$1, (l, r) => l.value <= r),
	celFunc(LESS_EQUALS, [UINT, UINT], BOOL$1, (l, r) => l.value <= r.value),
	celFunc(LESS_EQUALS, [INT$2, DOUBLE$1], BOOL$1, (l, r) => Number(l) <= r),
	celFunc(LESS_EQUALS, [DOUBLE$1, INT$2], BOOL$1, (l, r) => l <= Number(r)),
	celFunc(LESS_EQUALS, [DOUBLE$1, UINT], BOOL$1, (l, r) => l <= Number(r.value)),
	celFunc(LESS_EQUALS, [UINT, DOUBLE$1], BOOL$1, (l, r) => Number(l.value) <= r),
	celFunc(LESS_EQUALS, [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) <= 0),
	celFunc(LESS_EQUALS, [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) <= 0),
	celFunc("_>_", [BOOL$1, BOOL$1], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) > 0),
	celFunc("_>_", [DOUBLE$1, DOUBLE$1], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [STRING$2, STRING$2], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [INT$2, INT$2], BOOL$1, (l, r) => l > r),
	celFunc("_>_", [INT$2, UINT], BOOL$1, (l, r) => l > r.value),
	celFunc("_>_", [UINT, INT$2], BOOL$1, (l, r) => l.value > r),
	celFunc("_>_", [UINT, UINT], BOOL$1, (l, r) => l.value > r.value),
	celFunc("_>_", [INT$2, DOUBLE$1], BOOL$1, (l, r) => Number(l) > r),
	celFunc("_>_", [DOUBLE$1, INT$2], BOOL$1, (l, r) => l > Number(r)),
	celFunc("_>_", [DOUBLE$1, UINT], BOOL$1, (l, r) => l > Number(r.value)),
	celFunc("_>_", [UINT, DOUBLE$1], BOOL$1, (l, r) => Number(l.value) > r),
	celFunc("_>_", [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) > 0),
	celFunc("_>_", [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) > 0),
	celFunc(GREATER_EQUALS, [BOOL$1, BOOL$1], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [BYTES, BYTES], BOOL$1, (l, r) => compareBytes(l, r) >= 0),
	celFunc(GREATER_EQUALS, [DOUBLE$1, DOUBLE$1], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [STRING$2, STRING$2], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [INT$2, INT$2], BOOL$1, (l, r) => l >= r),
	celFunc(GREATER_EQUALS, [INT$2, UINT], BOOL$1, (l, r) => l >= r.value),
	celFunc(GREATER_EQUALS, [UINT, INT$2], BOOL$1, (l, r) => l.value >= r),
	celFunc(GREATER_EQUALS, [UINT, UINT], BOOL$1, (l, r) => l.value >= r.value),
	celFunc(GREATER_EQUALS, [INT$2, DOUBLE$1], BOOL$1, (l, r) => Number(l) >= r),
	celFunc(GREATER_EQUALS, [DOUBLE$1, INT$2], BOOL$1, (l, r) => l >= Number(r)),
	celFunc(GREATER_EQUALS, [DOUBLE$1, UINT], BOOL$1, (l, r) => l >= Number(r.value)),
	celFunc(GREATER_EQUALS, [UINT, DOUBLE$1], BOOL$1, (l, r) => Number(l.value) >= r),
	celFunc(GREATER_EQUALS, [DURATION, DURATION], BOOL$1, (l, r) => compareDuration(l, r) >= 0),
	celFunc(GREATER_EQUALS, [TIMESTAMP, TIMESTAMP], BOOL$1, (l, r) => compareTimestamp(l, r) >= 0),
	celFunc(SIZE, [BYTES], INT$2, (x) => BigInt(x.length)),
	celFunc(SIZE, [LIST], INT$2, (x) => BigInt(x.size)),
	celFunc(SIZE, [STRING$2], INT$2, (x) => BigInt([...x].length)),
	celFunc(SIZE, [MAP], INT$2, (x) => BigInt(x.size)),
	celMethod(SIZE, BYTES, [], INT$2, function() {
		return BigInt(this.length);
	}),
	celMethod(SIZE, LIST, [], INT$2, function() {
		return BigInt(this.size);
	}),
	celMethod(SIZE, STRING$2, [], INT$2, function() {
		return BigInt([...this].length);
	}),
	celMethod(SIZE, MAP, [], INT$2, function() {
		return BigInt(this.size);
	}),
	celFunc("@in", [DYN, LIST], BOOL$1, inList),
	celFunc("@in", [STRING$2, MAP], BOOL$1, inMap),
	celFunc("@in", [DOUBLE$1, MAP], BOOL$1, inMap),
	celFunc("@in", [INT$2, MAP], BOOL$1, inMap),
	celFunc("@in", [BOOL$1, MAP], BOOL$1, inMap),
	celFunc("@in", [UINT, MAP], BOOL$1, inMap),
	celMethod(CONTAINS, STRING$2, [STRING$2], BOOL$1, String.prototype.includes),
	celMethod(ENDS_WITH, STRING$2, [STRING$2], BOOL$1, String.prototype.endsWith),
	celMethod(STARTS_WITH, STRING$2, [STRING$2], BOOL$1, String.prototype.startsWith),
	celMethod(MATCHES, STRING$2, [STRING$2], BOOL$1, matches)
];

// node_modules/@bufbuild/cel/dist/esm/std/time.js
function getDayOfYear(date) {
	const start = new Date(0, 0, 1);
	start.setFullYear(date.getFullYear());
	const diff = date.getTime() - start.getTime();
	return Math.floor(diff / 864e5);
}
function convertToDate(msg, tz) {
	const ts = msg.message;
	let val = timestampDate(ts);
	if (tz === void 0) return new Date(val.getUTCFullYear(), val.getUTCMonth(), val.getUTCDate(), val.getUTCHours(), val.getUTCMinutes(), val.getUTCSeconds(), val.getUTCMilliseconds());
	const timeOffset = tz.match(/^(?<sign>[+-]?)(?<hours>\d\d):(?<minutes>\d\d)$/);
	if (timeOffset?.groups) {
		const sign = timeOffset.groups.sign == "-" ? 1 : -1;
		const hours = parseInt(timeOffset.groups.hours);
		const minutes = parseInt(timeOffset.groups.minutes);
		const offset = sign * (hours * 60 * 60 * 1e3 + minutes * 60 * 1e3);
		val = new Date(val.getTime() - offset);
		return new Date(val.getUTCFullYear(), val.getUTCMonth(), val.getUTCDate(), val.getUTCHours(), val.getUTCMinutes(), val.getUTCSeconds(), val.getUTCMilliseconds());
	}
	const format = new Intl.DateTimeFormat("en-US", {
		hourCycle: "h23",
		hour12: false,
		timeZone: tz,
		year: "numeric",
		month: "numeric",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit"
	});
	let year, month, day, hour, minute, second;
	for (const part of format.formatToParts(val)) switch (part.type) {
		case "year":
			year = parseInt(part.value);
			break;
		case "month":
			month = parseInt(part.value) - 1;
			break;
		case "day":
			day = parseInt(part.value);
			break;
		case "hour":
			hour = parseInt(part.value);
			break;
		case "minute":
			minute = parseInt(part.value);
			break;
		case "second": second = parseInt(part.value);
	}
	if (year === void 0 || month === void 0 || day === void 0 || hour === void 0 || minute === void 0 || second === void 0) throw new Error(`Error converting ${toJson(TimestampSchema, ts)} to IANA timezone ${tz}`);
	return new Date(year, month, day, hour, minute, second, val.getUTCMilliseconds());
}
const { STRING: STRING$1, INT: INT$1 } = CelScalar;
function celTimeMethods(name, func) {
	function method(tz) {
		const date = convertToDate(this, tz);
		const result = func(date);
		try {
			return BigInt(result);
		} catch (_e) {
			throw new Error(`Error converting ${result} of ${String(date)} of ${toJson(TimestampSchema, this.message)} to BigInt`);
		}
	}
	return [celMethod(name, TIMESTAMP, [], INT$1, method), celMethod(name, TIMESTAMP, [STRING$1], INT$1, method)];
}
var time_default = [
	celMethod(TIME_GET_SECONDS, DURATION, [], INT$1, function() {
		return this.message.seconds;
	}),
	celMethod(TIME_GET_MINUTES, DURATION, [], INT$1, function() {
		return this.message.seconds / 60n;
	}),
	celMethod(TIME_GET_HOURS, DURATION, [], INT$1, function() {
		return this.message.seconds / 3600n;
	}),
	celMethod(TIME_GET_MILLISECONDS, DURATION, [], INT$1, function() {
		return BigInt(this.message.nanos) / 1000000n;
	}),
	...celTimeMethods(TIME_GET_FULL_YEAR, (x) => x.getFullYear()),
	...celTimeMethods(TIME_GET_MONTH, (x) => x.getMonth()),
	...celTimeMethods(TIME_GET_DATE, (x) => x.getDate()),
	...celTimeMethods(TIME_GET_DAY_OF_MONTH, (x) => x.getDate() - 1),
	...celTimeMethods(TIME_GET_DAY_OF_WEEK, (x) => x.getDay()),
	...celTimeMethods(TIME_GET_DAY_OF_YEAR, (x) => getDayOfYear(x)),
	...celTimeMethods(TIME_GET_SECONDS, (x) => x.getSeconds()),
	...celTimeMethods(TIME_GET_MINUTES, (x) => x.getMinutes()),
	...celTimeMethods(TIME_GET_HOURS, (x) => x.getHours()),
	...celTimeMethods(TIME_GET_MILLISECONDS, (x) => x.getMilliseconds())
];

// node_modules/@bufbuild/cel/dist/esm/scope.js
const privateSymbol$1 = Symbol.for("@bufbuild/cel/scope");
function createScope(inputs, parent) {
	const variables = /* @__PURE__ */ new Map();
	if (inputs) for (const [name, type] of Object.entries(inputs)) variables.set(name, type);
	return new Scope(variables, parent);
}
var Scope = class {
	_variables;
	_parent;
	[privateSymbol$1] = {};
	constructor(_variables, _parent = void 0) {
		this._variables = _variables;
		this._parent = _parent;
	}
	*[Symbol.iterator]() {
		for (const [name, type] of this._parent ?? []) if (!this._variables.has(name)) yield [name, type];
		for (const [name, type] of this._variables) yield [name, type];
	}
	push(inputs) {
		return createScope(inputs, this);
	}
	pop() {
		return this._parent;
	}
	find(name) {
		if (this._variables.has(name)) return this._variables.get(name);
		return this._parent?.find(name);
	}
};

// node_modules/@bufbuild/cel/dist/esm/env.js
const privateSymbol = Symbol.for("@bufbuild/cel/env");
const { BOOL, STRING } = CelScalar;
function celEnv(options) {
	const re2Funcs = [];
	if (options?.re2 !== void 0) {
		const regex = options.re2;
		re2Funcs.push(celMethod(MATCHES, STRING, [STRING], BOOL, function(pattern) {
			return regex.compile(pattern).test(this);
		}));
	}
	return new _CelEnv(options?.namespace ?? "", options?.registry ? createRegistryWithWKT(options.registry) : createRegistryWithWKT(), createResolver(math_default, cast_default, time_default, logic_default, options?.funcs ?? [], re2Funcs), createScope(options?.variables));
}
var _CelEnv = class {
	_namespace;
	_registry;
	_funcs;
	_variables;
	[privateSymbol] = {};
	constructor(_namespace, _registry, _funcs, _variables) {
		this._namespace = _namespace;
		this._registry = _registry;
		this._funcs = _funcs;
		this._variables = _variables;
	}
	get namespace() {
		return this._namespace;
	}
	get registry() {
		return this._registry;
	}
	get funcs() {
		return this._funcs;
	}
	get variables() {
		return this._variables;
	}
};

// node_modules/@bufbuild/cel-spec/dist/esm/gen/cel/expr/syntax_pb.js
const file_cel_expr_syntax = /*@__PURE__*/ fileDesc("ChVjZWwvZXhwci9zeW50YXgucHJvdG8SCGNlbC5leHByIlUKClBhcnNlZEV4cHISHAoEZXhwchgCIAEoCzIOLmNlbC5leHByLkV4cHISKQoLc291cmNlX2luZm8YAyABKAsyFC5jZWwuZXhwci5Tb3VyY2VJbmZvItoICgRFeHByEgoKAmlkGAIgASgDEigKCmNvbnN0X2V4cHIYAyABKAsyEi5jZWwuZXhwci5Db25zdGFudEgAEioKCmlkZW50X2V4cHIYBCABKAsyFC5jZWwuZXhwci5FeHByLklkZW50SAASLAoLc2VsZWN0X2V4cHIYBSABKAsyFS5jZWwuZXhwci5FeHByLlNlbGVjdEgAEigKCWNhbGxfZXhwchgGIAEoCzITLmNlbC5leHByLkV4cHIuQ2FsbEgAEi4KCWxpc3RfZXhwchgHIAEoCzIZLmNlbC5leHByLkV4cHIuQ3JlYXRlTGlzdEgAEjIKC3N0cnVjdF9leHByGAggASgLMhsuY2VsLmV4cHIuRXhwci5DcmVhdGVTdHJ1Y3RIABI6ChJjb21wcmVoZW5zaW9uX2V4cHIYCSABKAsyHC5jZWwuZXhwci5FeHByLkNvbXByZWhlbnNpb25IABoVCgVJZGVudBIMCgRuYW1lGAEgASgJGksKBlNlbGVjdBIfCgdvcGVyYW5kGAEgASgLMg4uY2VsLmV4cHIuRXhwchINCgVmaWVsZBgCIAEoCRIRCgl0ZXN0X29ubHkYAyABKAgaVgoEQ2FsbBIeCgZ0YXJnZXQYASABKAsyDi5jZWwuZXhwci5FeHByEhAKCGZ1bmN0aW9uGAIgASgJEhwKBGFyZ3MYAyADKAsyDi5jZWwuZXhwci5FeHByGkgKCkNyZWF0ZUxpc3QSIAoIZWxlbWVudHMYASADKAsyDi5jZWwuZXhwci5FeHByEhgKEG9wdGlvbmFsX2luZGljZXMYAiADKAUa6QEKDENyZWF0ZVN0cnVjdBIUCgxtZXNzYWdlX25hbWUYASABKAkSMgoHZW50cmllcxgCIAMoCzIhLmNlbC5leHByLkV4cHIuQ3JlYXRlU3RydWN0LkVudHJ5Go4BCgVFbnRyeRIKCgJpZBgBIAEoAxITCglmaWVsZF9rZXkYAiABKAlIABIhCgdtYXBfa2V5GAMgASgLMg4uY2VsLmV4cHIuRXhwckgAEh0KBXZhbHVlGAQgASgLMg4uY2VsLmV4cHIuRXhwchIWCg5vcHRpb25hbF9lbnRyeRgFIAEoCEIKCghrZXlfa2luZBr4AQoNQ29tcHJlaGVuc2lvbhIQCghpdGVyX3ZhchgBIAEoCRIRCglpdGVyX3ZhcjIYCCABKAkSIgoKaXRlcl9yYW5nZRgCIAEoCzIOLmNlbC5leHByLkV4cHISEAoIYWNjdV92YXIYAyABKAkSIQoJYWNjdV9pbml0GAQgASgLMg4uY2VsLmV4cHIuRXhwchImCg5sb29wX2NvbmRpdGlvbhgFIAEoCzIOLmNlbC5leHByLkV4cHISIQoJbG9vcF9zdGVwGAYgASgLMg4uY2VsLmV4cHIuRXhwchIeCgZyZXN1bHQYByABKAsyDi5jZWwuZXhwci5FeHByQgsKCWV4cHJfa2luZCLNAgoIQ29uc3RhbnQSMAoKbnVsbF92YWx1ZRgBIAEoDjIaLmdvb2dsZS5wcm90b2J1Zi5OdWxsVmFsdWVIABIUCgpib29sX3ZhbHVlGAIgASgISAASFQoLaW50NjRfdmFsdWUYAyABKANIABIWCgx1aW50NjRfdmFsdWUYBCABKARIABIWCgxkb3VibGVfdmFsdWUYBSABKAFIABIWCgxzdHJpbmdfdmFsdWUYBiABKAlIABIVCgtieXRlc192YWx1ZRgHIAEoDEgAEjcKDmR1cmF0aW9uX3ZhbHVlGAggASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uQgIYAUgAEjkKD3RpbWVzdGFtcF92YWx1ZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBCAhgBSABCDwoNY29uc3RhbnRfa2luZCKcBQoKU291cmNlSW5mbxIWCg5zeW50YXhfdmVyc2lvbhgBIAEoCRIQCghsb2NhdGlvbhgCIAEoCRIUCgxsaW5lX29mZnNldHMYAyADKAUSNgoJcG9zaXRpb25zGAQgAygLMiMuY2VsLmV4cHIuU291cmNlSW5mby5Qb3NpdGlvbnNFbnRyeRI5CgttYWNyb19jYWxscxgFIAMoCzIkLmNlbC5leHByLlNvdXJjZUluZm8uTWFjcm9DYWxsc0VudHJ5EjIKCmV4dGVuc2lvbnMYBiADKAsyHi5jZWwuZXhwci5Tb3VyY2VJbmZvLkV4dGVuc2lvbhowCg5Qb3NpdGlvbnNFbnRyeRILCgNrZXkYASABKAMSDQoFdmFsdWUYAiABKAU6AjgBGkEKD01hY3JvQ2FsbHNFbnRyeRILCgNrZXkYASABKAMSHQoFdmFsdWUYAiABKAsyDi5jZWwuZXhwci5FeHByOgI4ARqxAgoJRXh0ZW5zaW9uEgoKAmlkGAEgASgJEkUKE2FmZmVjdGVkX2NvbXBvbmVudHMYAiADKA4yKC5jZWwuZXhwci5Tb3VyY2VJbmZvLkV4dGVuc2lvbi5Db21wb25lbnQSNwoHdmVyc2lvbhgDIAEoCzImLmNlbC5leHByLlNvdXJjZUluZm8uRXh0ZW5zaW9uLlZlcnNpb24aJwoHVmVyc2lvbhINCgVtYWpvchgBIAEoAxINCgVtaW5vchgCIAEoAyJvCglDb21wb25lbnQSGQoVQ09NUE9ORU5UX1VOU1BFQ0lGSUVEEAASFAoQQ09NUE9ORU5UX1BBUlNFUhABEhoKFkNPTVBPTkVOVF9UWVBFX0NIRUNLRVIQAhIVChFDT01QT05FTlRfUlVOVElNRRADQi4KDGRldi5jZWwuZXhwckILU3ludGF4UHJvdG9QAVoMY2VsLmRldi9leHBy+AEBYgZwcm90bzM", [
	file_google_protobuf_duration,
	file_google_protobuf_struct,
	file_google_protobuf_timestamp
]);
const ParsedExprSchema = /*@__PURE__*/ messageDesc(file_cel_expr_syntax, 0);
const ExprSchema = /*@__PURE__*/ messageDesc(file_cel_expr_syntax, 1);
var SourceInfo_Extension_Component;
(function(SourceInfo_Extension_Component) {
	SourceInfo_Extension_Component[SourceInfo_Extension_Component["UNSPECIFIED"] = 0] = "UNSPECIFIED";
	SourceInfo_Extension_Component[SourceInfo_Extension_Component["PARSER"] = 1] = "PARSER";
	SourceInfo_Extension_Component[SourceInfo_Extension_Component["TYPE_CHECKER"] = 2] = "TYPE_CHECKER";
	SourceInfo_Extension_Component[SourceInfo_Extension_Component["RUNTIME"] = 3] = "RUNTIME";
})(SourceInfo_Extension_Component || (SourceInfo_Extension_Component = {}));

// node_modules/@bufbuild/cel-spec/dist/esm/gen/cel/expr/checked_pb.js
const file_cel_expr_checked = /*@__PURE__*/ fileDesc("ChZjZWwvZXhwci9jaGVja2VkLnByb3RvEghjZWwuZXhwciLsAgoLQ2hlY2tlZEV4cHISPgoNcmVmZXJlbmNlX21hcBgCIAMoCzInLmNlbC5leHByLkNoZWNrZWRFeHByLlJlZmVyZW5jZU1hcEVudHJ5EjQKCHR5cGVfbWFwGAMgAygLMiIuY2VsLmV4cHIuQ2hlY2tlZEV4cHIuVHlwZU1hcEVudHJ5EikKC3NvdXJjZV9pbmZvGAUgASgLMhQuY2VsLmV4cHIuU291cmNlSW5mbxIUCgxleHByX3ZlcnNpb24YBiABKAkSHAoEZXhwchgEIAEoCzIOLmNlbC5leHByLkV4cHIaSAoRUmVmZXJlbmNlTWFwRW50cnkSCwoDa2V5GAEgASgDEiIKBXZhbHVlGAIgASgLMhMuY2VsLmV4cHIuUmVmZXJlbmNlOgI4ARo+CgxUeXBlTWFwRW50cnkSCwoDa2V5GAEgASgDEh0KBXZhbHVlGAIgASgLMg4uY2VsLmV4cHIuVHlwZToCOAEioggKBFR5cGUSJQoDZHluGAEgASgLMhYuZ29vZ2xlLnByb3RvYnVmLkVtcHR5SAASKgoEbnVsbBgCIAEoDjIaLmdvb2dsZS5wcm90b2J1Zi5OdWxsVmFsdWVIABIxCglwcmltaXRpdmUYAyABKA4yHC5jZWwuZXhwci5UeXBlLlByaW1pdGl2ZVR5cGVIABIvCgd3cmFwcGVyGAQgASgOMhwuY2VsLmV4cHIuVHlwZS5QcmltaXRpdmVUeXBlSAASMgoKd2VsbF9rbm93bhgFIAEoDjIcLmNlbC5leHByLlR5cGUuV2VsbEtub3duVHlwZUgAEiwKCWxpc3RfdHlwZRgGIAEoCzIXLmNlbC5leHByLlR5cGUuTGlzdFR5cGVIABIqCghtYXBfdHlwZRgHIAEoCzIWLmNlbC5leHByLlR5cGUuTWFwVHlwZUgAEi8KCGZ1bmN0aW9uGAggASgLMhsuY2VsLmV4cHIuVHlwZS5GdW5jdGlvblR5cGVIABIWCgxtZXNzYWdlX3R5cGUYCSABKAlIABIUCgp0eXBlX3BhcmFtGAogASgJSAASHgoEdHlwZRgLIAEoCzIOLmNlbC5leHByLlR5cGVIABInCgVlcnJvchgMIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5FbXB0eUgAEjQKDWFic3RyYWN0X3R5cGUYDiABKAsyGy5jZWwuZXhwci5UeXBlLkFic3RyYWN0VHlwZUgAGi0KCExpc3RUeXBlEiEKCWVsZW1fdHlwZRgBIAEoCzIOLmNlbC5leHByLlR5cGUaTwoHTWFwVHlwZRIgCghrZXlfdHlwZRgBIAEoCzIOLmNlbC5leHByLlR5cGUSIgoKdmFsdWVfdHlwZRgCIAEoCzIOLmNlbC5leHByLlR5cGUaVgoMRnVuY3Rpb25UeXBlEiMKC3Jlc3VsdF90eXBlGAEgASgLMg4uY2VsLmV4cHIuVHlwZRIhCglhcmdfdHlwZXMYAiADKAsyDi5jZWwuZXhwci5UeXBlGkUKDEFic3RyYWN0VHlwZRIMCgRuYW1lGAEgASgJEicKD3BhcmFtZXRlcl90eXBlcxgCIAMoCzIOLmNlbC5leHByLlR5cGUicwoNUHJpbWl0aXZlVHlwZRIeChpQUklNSVRJVkVfVFlQRV9VTlNQRUNJRklFRBAAEggKBEJPT0wQARIJCgVJTlQ2NBACEgoKBlVJTlQ2NBADEgoKBkRPVUJMRRAEEgoKBlNUUklORxAFEgkKBUJZVEVTEAYiVgoNV2VsbEtub3duVHlwZRIfChtXRUxMX0tOT1dOX1RZUEVfVU5TUEVDSUZJRUQQABIHCgNBTlkQARINCglUSU1FU1RBTVAQAhIMCghEVVJBVElPThADQgsKCXR5cGVfa2luZCLWAwoERGVjbBIMCgRuYW1lGAEgASgJEikKBWlkZW50GAIgASgLMhguY2VsLmV4cHIuRGVjbC5JZGVudERlY2xIABIvCghmdW5jdGlvbhgDIAEoCzIbLmNlbC5leHByLkRlY2wuRnVuY3Rpb25EZWNsSAAaWQoJSWRlbnREZWNsEhwKBHR5cGUYASABKAsyDi5jZWwuZXhwci5UeXBlEiEKBXZhbHVlGAIgASgLMhIuY2VsLmV4cHIuQ29uc3RhbnQSCwoDZG9jGAMgASgJGvsBCgxGdW5jdGlvbkRlY2wSNwoJb3ZlcmxvYWRzGAEgAygLMiQuY2VsLmV4cHIuRGVjbC5GdW5jdGlvbkRlY2wuT3ZlcmxvYWQSCwoDZG9jGAIgASgJGqQBCghPdmVybG9hZBITCgtvdmVybG9hZF9pZBgBIAEoCRIeCgZwYXJhbXMYAiADKAsyDi5jZWwuZXhwci5UeXBlEhMKC3R5cGVfcGFyYW1zGAMgAygJEiMKC3Jlc3VsdF90eXBlGAQgASgLMg4uY2VsLmV4cHIuVHlwZRIcChRpc19pbnN0YW5jZV9mdW5jdGlvbhgFIAEoCBILCgNkb2MYBiABKAlCCwoJZGVjbF9raW5kIlEKCVJlZmVyZW5jZRIMCgRuYW1lGAEgASgJEhMKC292ZXJsb2FkX2lkGAMgAygJEiEKBXZhbHVlGAQgASgLMhIuY2VsLmV4cHIuQ29uc3RhbnRCLAoMZGV2LmNlbC5leHByQglEZWNsUHJvdG9QAVoMY2VsLmRldi9leHBy+AEBYgZwcm90bzM", [
	file_cel_expr_syntax,
	file_google_protobuf_empty,
	file_google_protobuf_struct
]);
const CheckedExprSchema = /*@__PURE__*/ messageDesc(file_cel_expr_checked, 0);
var Type_PrimitiveType;
(function(Type_PrimitiveType) {
	Type_PrimitiveType[Type_PrimitiveType["PRIMITIVE_TYPE_UNSPECIFIED"] = 0] = "PRIMITIVE_TYPE_UNSPECIFIED";
	Type_PrimitiveType[Type_PrimitiveType["BOOL"] = 1] = "BOOL";
	Type_PrimitiveType[Type_PrimitiveType["INT64"] = 2] = "INT64";
	Type_PrimitiveType[Type_PrimitiveType["UINT64"] = 3] = "UINT64";
	Type_PrimitiveType[Type_PrimitiveType["DOUBLE"] = 4] = "DOUBLE";
	Type_PrimitiveType[Type_PrimitiveType["STRING"] = 5] = "STRING";
	Type_PrimitiveType[Type_PrimitiveType["BYTES"] = 6] = "BYTES";
})(Type_PrimitiveType || (Type_PrimitiveType = {}));
var Type_WellKnownType;
(function(Type_WellKnownType) {
	Type_WellKnownType[Type_WellKnownType["WELL_KNOWN_TYPE_UNSPECIFIED"] = 0] = "WELL_KNOWN_TYPE_UNSPECIFIED";
	Type_WellKnownType[Type_WellKnownType["ANY"] = 1] = "ANY";
	Type_WellKnownType[Type_WellKnownType["TIMESTAMP"] = 2] = "TIMESTAMP";
	Type_WellKnownType[Type_WellKnownType["DURATION"] = 3] = "DURATION";
})(Type_WellKnownType || (Type_WellKnownType = {}));

// node_modules/@bufbuild/cel/dist/esm/namespace.js
function resolveCandidateNames(namespace, name) {
	if (name.startsWith(".")) return [name.substring(1)];
	if (namespace === "") return [name];
	const candidates = [];
	for (let nextNs = namespace;;) {
		candidates.push(nextNs + "." + name);
		const i = nextNs.lastIndexOf(".");
		if (i < 0) break;
		nextNs = nextNs.substring(0, i);
	}
	candidates.push(name);
	return candidates;
}

// node_modules/@bufbuild/cel/dist/esm/field.js
function accessByIndex(obj, index) {
	if (typeof obj !== "object" || obj === null) return;
	if (isCelMap(obj)) return obj.get(index);
	if (isCelList(obj)) return obj.get(Number(index));
}
function accessByName(obj, name) {
	if (typeof obj !== "object" || obj === null) return;
	if (isCelMap(obj)) return obj.get(name);
	obj = unwrapAny(obj);
	if (!isReflectMessage(obj)) return;
	const field = obj.desc.fields.find((f) => f.name === name);
	if (!field) return;
	switch (field.fieldKind) {
		case "enum": return BigInt(obj.get(field));
		case "list": return celList(obj.get(field));
		case "map": return celMap(obj.get(field));
		case "scalar": return celFromScalar(field.scalar, obj.get(field));
		case "message":
			if (obj.isSet(field)) return reflectMsgToCel(obj.get(field));
			if (isWrapperDesc(field.message)) return null;
			switch (field.message.typeName) {
				case StructSchema.typeName: return EMPTY_MAP;
				case ListValueSchema.typeName: return EMPTY_LIST;
				case ValueSchema.typeName: return null;
			}
			return reflect(field.message);
	}
}
function isSet(obj, name) {
	if (typeof obj !== "object" || obj === null) return false;
	if (isCelMap(obj)) return obj.has(name);
	obj = unwrapAny(obj);
	if (isReflectMessage(obj)) {
		const field = obj.desc.fields.find((f) => f.name === name);
		if (!field) return;
		return obj.isSet(field);
	}
	return false;
}

// node_modules/@bufbuild/cel/dist/esm/access.js
function attrAccess(factory, vars, obj, accAttr) {
	const val = accAttr.resolve(vars);
	if (val === void 0) return;
	if (isCelError(val)) return val;
	return factory.newAccess(accAttr.id, val, accAttr.isOptional()).access(vars, obj);
}
function attrIsPresent(factory, vars, obj, accAttr) {
	const val = accAttr.resolve(vars);
	if (val === void 0) return false;
	if (isCelError(val)) return val;
	return factory.newAccess(accAttr.id, val, accAttr.isOptional()).isPresent(vars, obj);
}
function attrAccessIfPresent(factory, vars, obj, accAttr, presenceOnly) {
	const val = accAttr.resolve(vars);
	if (val === void 0) return;
	if (isCelError(val)) return val;
	return factory.newAccess(accAttr.id, val, accAttr.isOptional()).accessIfPresent(vars, obj, presenceOnly);
}
function applyAccesses(vars, obj, accesses) {
	if (accesses.length === 0) return obj;
	let cur = obj;
	for (const access of accesses) {
		const result = access.access(vars, cur);
		if (result === void 0) return;
		if (isCelError(result)) return result;
		cur = result;
	}
	return cur;
}
var AbsoluteAttr = class {
	id;
	nsNames;
	accesses_;
	registry;
	factory;
	constructor(id, nsNames, accesses_, registry, factory) {
		this.id = id;
		this.nsNames = nsNames;
		this.accesses_ = accesses_;
		this.registry = registry;
		this.factory = factory;
		if (nsNames.length === 0) throw new Error("No names provided");
	}
	isOptional() {
		return false;
	}
	addAccess(access) {
		this.accesses_.push(access);
	}
	candidateNames() {
		return this.nsNames;
	}
	accesses() {
		return this.accesses_;
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		for (const name of this.nsNames) {
			const raw = vars.resolve(name);
			if (raw !== void 0) {
				if (isCelError(raw)) return raw;
				return applyAccesses(vars, raw, this.accesses_);
			}
			const typ = this.findIdent(name);
			if (typ !== void 0 && this.accesses_.length === 0) return typ;
		}
	}
	findIdent(ident) {
		const desc = this.registry.getMessage(ident);
		if (desc) return objectType(desc);
		if (ident.indexOf(".") > 1) {
			const lastDot = ident.lastIndexOf(".");
			const enumName = ident.substring(0, lastDot);
			const valueName = ident.substring(lastDot + 1);
			const descEnum = this.registry.getEnum(enumName);
			if (descEnum) {
				const enumValue = descEnum.values.find((v) => v.name === valueName);
				if (enumValue) return BigInt(enumValue.number);
			}
		}
		switch (ident) {
			case "int": return CelScalar.INT;
			case "uint": return CelScalar.UINT;
			case "double": return CelScalar.DOUBLE;
			case "bool": return CelScalar.BOOL;
			case "string": return CelScalar.STRING;
			case "bytes": return CelScalar.BYTES;
			case "list": return listType(CelScalar.DYN);
			case "map": return mapType(CelScalar.DYN, CelScalar.DYN);
			case "null_type": return CelScalar.NULL;
			case "type": return CelScalar.TYPE;
			default: return;
		}
	}
};
var ConditionalAttr = class {
	id;
	cond;
	t;
	f;
	factory;
	constructor(id, cond, t, f, factory) {
		this.id = id;
		this.cond = cond;
		this.t = t;
		this.f = f;
		this.factory = factory;
	}
	isOptional() {
		return false;
	}
	addAccess(access) {
		this.t.addAccess(access);
		this.f.addAccess(access);
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		const cond = this.cond.eval(vars);
		switch (true) {
			case cond === true: return this.t.resolve(vars);
			case cond === false: return this.f.resolve(vars);
			case isCelError(cond): return cond;
		}
		return celError(`found no matching overload for _?_:_ applied to '(${celType(cond).name})'`, this.id);
	}
};
var MaybeAttr = class {
	id;
	attrs;
	factory;
	constructor(id, attrs, factory) {
		this.id = id;
		this.attrs = attrs;
		this.factory = factory;
	}
	isOptional() {
		return false;
	}
	addAccess(access) {
		const augmentedNames = [];
		let str;
		if (access instanceof StringAccess) str = access.name;
		for (const attr of this.attrs) {
			if (str !== void 0 && attr.accesses().length === 0) for (const name of attr.candidateNames()) augmentedNames.push(name + "." + str);
			attr.addAccess(access);
		}
		if (augmentedNames.length > 0) {
			const newAttr = this.factory.createAbsolute(this.id, augmentedNames);
			this.attrs.unshift(newAttr);
		}
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		for (const attr of this.attrs) {
			const val = attr.resolve(vars);
			if (val !== void 0) return val;
		}
	}
};
var RelativeAttr = class {
	id;
	operand;
	accesses_;
	factory;
	constructor(id, operand, accesses_, factory) {
		this.id = id;
		this.operand = operand;
		this.accesses_ = accesses_;
		this.factory = factory;
	}
	isOptional() {
		return false;
	}
	addAccess(access) {
		this.accesses_.push(access);
	}
	access(vars, obj) {
		return attrAccess(this.factory, vars, obj, this);
	}
	isPresent(vars, obj) {
		return attrIsPresent(this.factory, vars, obj, this);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return attrAccessIfPresent(this.factory, vars, obj, this, presenceOnly);
	}
	resolve(vars) {
		const v = this.operand.eval(vars);
		if (isCelError(v)) return v;
		return applyAccesses(vars, v, this.accesses_);
	}
};
var StringAccess = class {
	id;
	name;
	celVal;
	optional;
	constructor(id, name, celVal, optional) {
		this.id = id;
		this.name = name;
		this.celVal = celVal;
		this.optional = optional;
	}
	isOptional() {
		return this.optional;
	}
	access(_vars, obj) {
		const val = accessByName(obj, this.name);
		if (val === void 0 && !this.optional) return fieldNotFound(this.id, this.name);
		return val;
	}
	isPresent(_vars, obj) {
		const set = isSet(obj, this.name);
		if (set === void 0) return fieldNotFound(this.id, this.name);
		return set;
	}
	accessIfPresent(_vars, obj, presenceOnly) {
		const val = accessByName(obj, this.name);
		if (val === void 0 && !this.optional && !presenceOnly) return fieldNotFound(this.id, this.name);
		return val;
	}
};
var BoolAccess = class {
	id;
	index;
	optional;
	constructor(id, index, optional) {
		this.id = id;
		this.index = index;
		this.optional = optional;
	}
	isOptional() {
		return this.optional;
	}
	access(_vars, obj) {
		if (obj === void 0) return obj;
		const raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return fieldNotFound(this.id, this.index);
		return raw;
	}
	isPresent(_vars, obj) {
		if (accessByIndex(obj, this.index) === void 0 && !this.optional) return fieldNotFound(this.id, this.index);
		return true;
	}
	accessIfPresent(_vars, obj, _presenceOnly) {
		const raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return fieldNotFound(this.id, this.index);
		return raw;
	}
};
var NumAccess = class {
	id;
	index;
	celVal;
	optional;
	constructor(id, index, celVal, optional) {
		this.id = id;
		this.index = index;
		this.celVal = celVal;
		this.optional = optional;
	}
	isOptional() {
		return this.optional;
	}
	access(_vars, obj) {
		if (obj === void 0) return obj;
		const raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds(this.id, this.index, -1);
		return raw;
	}
	isPresent(_vars, obj) {
		if (accessByIndex(obj, this.index) === void 0 && !this.optional) return indexOutOfBounds(this.id, this.index, -1);
		return true;
	}
	accessIfPresent(_vars, obj, _presenceOnly) {
		const raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds(this.id, this.index, -1);
		return raw;
	}
};
var IntAccess = class {
	id;
	index;
	celVal;
	optional;
	constructor(id, index, celVal, optional) {
		this.id = id;
		this.index = index;
		this.celVal = celVal;
		this.optional = optional;
	}
	access(_vars, obj) {
		if (obj === void 0) return obj;
		const raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds(this.id, Number(this.index), -1);
		return raw;
	}
	isPresent(_vars, obj) {
		if (accessByIndex(obj, this.index) === void 0 && !this.optional) return indexOutOfBounds(this.id, Number(this.index), -1);
		return true;
	}
	accessIfPresent(_vars, obj, _presenceOnly) {
		const raw = accessByIndex(obj, this.index);
		if (raw === void 0 && !this.optional) return indexOutOfBounds(this.id, Number(this.index), -1);
		return raw;
	}
	isOptional() {
		return this.optional;
	}
};
var ErrorAttr = class {
	id;
	error;
	opt;
	constructor(id, error, opt) {
		this.id = id;
		this.error = error;
		this.opt = opt;
	}
	addAccess(_access) {}
	resolve(_vars) {
		return this.error;
	}
	isOptional() {
		return this.opt;
	}
	access(_vars, _obj) {
		return this.error;
	}
	isPresent(_vars, _obj) {
		return this.error;
	}
	accessIfPresent(_vars, _obj, _presenceOnly) {
		return this.error;
	}
};
var EvalAccess = class {
	id;
	key;
	factory;
	optional;
	constructor(id, key, factory, optional) {
		this.id = id;
		this.key = key;
		this.factory = factory;
		this.optional = optional;
	}
	access(vars, obj) {
		if (obj === void 0) return obj;
		const key = this.key.eval(vars);
		if (isCelError(key)) return key;
		return this.factory.newAccess(this.id, key, this.optional).access(vars, obj);
	}
	isPresent(vars, obj) {
		if (obj === void 0) return false;
		const key = this.key.eval(vars);
		if (isCelError(key)) return key;
		return this.factory.newAccess(this.id, key, this.optional).isPresent(vars, obj);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		const key = this.key.eval(vars);
		if (isCelError(key)) return key;
		return this.factory.newAccess(this.id, key, this.optional).accessIfPresent(vars, obj, presenceOnly);
	}
	isOptional() {
		return this.optional;
	}
};
var ConcreteAttributeFactory = class {
	registry;
	container;
	constructor(registry, container) {
		this.registry = registry;
		this.container = container;
	}
	createAbsolute(id, names) {
		return new AbsoluteAttr(id, names, [], this.registry, this);
	}
	createConditional(id, cond, t, f) {
		return new ConditionalAttr(id, cond, t, f, this);
	}
	createMaybe(id, name) {
		return new MaybeAttr(id, [this.createAbsolute(id, resolveCandidateNames(this.container, name))], this);
	}
	createRelative(id, operand) {
		return new RelativeAttr(id, operand, [], this);
	}
	newAccess(id, val, opt) {
		switch (typeof val) {
			case "boolean": return new BoolAccess(id, val, opt);
			case "number": return new NumAccess(id, val, val, opt);
			case "bigint": return new IntAccess(id, val, val, opt);
			case "string": return new StringAccess(id, val, val, opt);
			case "object":
				if (val instanceof EvalAttr) return new EvalAccess(id, val, this, opt);
				if (isCelUint(val)) return new IntAccess(id, val.value, val, opt);
		}
		return new ErrorAttr(id, celError("unsupported key type", id), opt);
	}
};
function fieldNotFound(id, name) {
	return celError(`field not found: ${String(name)}`, id);
}
function indexOutOfBounds(id, index, length) {
	return celError(`index ${index} out of bounds [0, ${length})`, id);
}

// node_modules/@bufbuild/cel/dist/esm/activation.js
var ObjectActivation = class {
	data;
	constructor(data) {
		this.data = data;
	}
	resolve(name) {
		const value = this.data[name];
		if (value === void 0) return;
		if (isCelError(value)) return value;
		return toCel(value);
	}
};
var VarActivation = class {
	name;
	value;
	parent;
	constructor(name, value, parent) {
		this.name = name;
		this.value = value;
		this.parent = parent;
	}
	resolve(name) {
		if (name === this.name) return this.value;
		return this.parent.resolve(name);
	}
};
const EMPTY_ACTIVATION = { resolve() {} };

// node_modules/@bufbuild/cel/dist/esm/object.js
function celObject(typeName, fields) {
	const desc = getMsgDesc(typeName);
	const msg = reflect(desc);
	for (const [k, v] of fields.entries()) {
		const field = desc.fields.find((f) => f.name === k);
		if (field === void 0) throw new Error(`Unknown field ${k} for ${typeName}`);
		setMsgField(msg, field, v);
	}
	return reflectMsgToCel(msg);
}
function setMsgField(msg, field, v) {
	switch (field.fieldKind) {
		case "list":
			if (!isCelList(v)) throw unexpectedTypeError(field, "list", v);
			const list = reflectList(field, void 0, false);
			copyList(list, v);
			msg.set(field, list);
			return;
		case "map":
			if (!isCelMap(v)) throw unexpectedTypeError(field, "map", v);
			const map = reflectMap(field, void 0, false);
			copyMap(map, v);
			msg.set(field, map);
			return;
		case "enum":
			msg.set(field, enumFromCel(field, v));
			return;
		case "message":
			const msgVal = msgFromCel(field, v);
			if (msgVal !== null) msg.set(field, msgVal);
			return;
	}
	msg.set(field, scalarFromCel(field, field.scalar, v));
}
function copyList(list, cList) {
	const field = list.field();
	for (const v of cList) switch (field.listKind) {
		case "enum":
			list.add(enumFromCel(field, v));
			break;
		case "message":
			list.add(msgFromCel(field, v));
			break;
		case "scalar": list.add(scalarFromCel(field, field.scalar, v));
	}
}
function copyMap(map, cMap) {
	const field = map.field();
	for (const [k, v] of cMap.entries()) {
		const key = scalarFromCel(field, field.mapKey, k);
		switch (field.mapKind) {
			case "enum":
				map.set(key, enumFromCel(field, v));
				break;
			case "scalar":
				map.set(key, scalarFromCel(field, field.scalar, v));
				break;
			case "message": map.set(key, msgFromCel(field, v));
		}
	}
}
function enumFromCel(field, v) {
	if (typeof v !== "bigint") throw unexpectedTypeError(field, "int", v);
	return intToInt32(v);
}
function msgFromCel(field, v) {
	switch (field.message.typeName) {
		case AnySchema.typeName:
			if (isReflectMessage(v, AnySchema)) return v;
			return reflect(AnySchema, anyFromCel(v));
		case ValueSchema.typeName: return reflect(ValueSchema, valueFromCel(v));
		case StructSchema.typeName:
			if (!isCelMap(v)) throw unexpectedTypeError(field, "map", v);
			return reflect(StructSchema, structFromCel(v));
		case ListValueSchema.typeName:
			if (!isCelList(v)) throw unexpectedTypeError(field, "list", v);
			return reflect(ListValueSchema, listValueFromCel(v));
	}
	if (v === null) return null;
	if (isWrapperDesc(field.message)) {
		const msg = reflect(field.message, void 0, false);
		msg.set(field.message.fields[0], scalarFromCel(field.message.fields[0], field.message.fields[0].scalar, v));
		return msg;
	}
	if (!isReflectMessage(v, field.message)) throw unexpectedTypeError(field, field.message.typeName, v);
	return v;
}
function anyFromCel(v) {
	switch (typeof v) {
		case "string": return anyPack(StringValueSchema, create(StringValueSchema, { value: v }));
		case "boolean": return anyPack(BoolValueSchema, create(BoolValueSchema, { value: v }));
		case "bigint": return anyPack(Int64ValueSchema, create(Int64ValueSchema, { value: v }));
		case "number": return anyPack(DoubleValueSchema, create(DoubleValueSchema, { value: v }));
		default: switch (true) {
			case v instanceof Uint8Array: return anyPack(BytesValueSchema, create(BytesValueSchema, { value: v }));
			case v == null: return anyPack(ValueSchema, create(ValueSchema, { kind: {
				case: "nullValue",
				value: NullValue.NULL_VALUE
			} }));
			case isCelList(v): return anyPack(ListValueSchema, listValueFromCel(v));
			case isCelMap(v): return anyPack(StructSchema, structFromCel(v));
			case isCelUint(v): return anyPack(UInt64ValueSchema, create(UInt64ValueSchema, { value: v.value }));
			case isReflectMessage(v): return anyPack(v.desc, v.message);
			default: throw new Error(`type cannot be converted ${AnySchema}`);
		}
	}
}
function valueFromCel(v) {
	const value = create(ValueSchema);
	switch (typeof v) {
		case "string":
			value.kind = {
				case: "stringValue",
				value: v
			};
			break;
		case "boolean":
			value.kind = {
				case: "boolValue",
				value: v
			};
			break;
		case "bigint":
			if (v > BigInt(Number.MAX_SAFE_INTEGER) || v < BigInt(Number.MIN_SAFE_INTEGER)) value.kind = {
				case: "stringValue",
				value: v.toString()
			};
			else value.kind = {
				case: "numberValue",
				value: Number(v)
			};
			break;
		case "number":
			if (Number.isNaN(v)) value.kind = {
				case: "stringValue",
				value: "NaN"
			};
			else if (v === Number.POSITIVE_INFINITY) value.kind = {
				case: "stringValue",
				value: "Infinity"
			};
			else if (v === Number.NEGATIVE_INFINITY) value.kind = {
				case: "stringValue",
				value: "-Infinity"
			};
			else value.kind = {
				case: "numberValue",
				value: Number(v)
			};
			break;
		default: switch (true) {
			case v instanceof Uint8Array:
				value.kind = {
					case: "stringValue",
					value: base64Encode(v)
				};
				break;
			case v == null:
				value.kind = {
					case: "nullValue",
					value: NullValue.NULL_VALUE
				};
				break;
			case isCelList(v):
				value.kind = {
					case: "listValue",
					value: listValueFromCel(v)
				};
				break;
			case isCelMap(v):
				value.kind = {
					case: "structValue",
					value: structFromCel(v)
				};
				break;
			case isCelUint(v):
				if (v.value > BigInt(Number.MAX_SAFE_INTEGER)) value.kind = {
					case: "stringValue",
					value: v.value.toString()
				};
				else value.kind = {
					case: "numberValue",
					value: Number(v.value)
				};
				break;
			case isReflectMessage(v): return fromJson(ValueSchema, toJson(v.desc, v.message));
			default: throw new Error(`type cannot be converted ${ValueSchema}`);
		}
	}
	return value;
}
function listValueFromCel(list) {
	const listValue = create(ListValueSchema);
	for (const v of list) listValue.values.push(valueFromCel(v));
	return listValue;
}
function structFromCel(map) {
	const struct = create(StructSchema);
	for (const [k, v] of map.entries()) {
		if (typeof k !== "string") throw new Error(`Invalid key type: ${typeof k} for google.protobuf.Struct, expected string`);
		struct.fields[k] = valueFromCel(v);
	}
	return struct;
}
function scalarFromCel(field, type, v) {
	if (isCelUint(v)) v = v.value;
	switch (type) {
		case ScalarType.UINT32:
		case ScalarType.FIXED32:
			if (typeof v !== "bigint") throw unexpectedTypeError(field, "int", v);
			return intToUint32(v);
		case ScalarType.INT32:
		case ScalarType.SINT32:
		case ScalarType.SFIXED32:
			if (typeof v !== "bigint") throw unexpectedTypeError(field, "int", v);
			return intToInt32(v);
		case ScalarType.UINT64:
		case ScalarType.FIXED64:
		case ScalarType.INT64:
		case ScalarType.SINT64:
		case ScalarType.SFIXED64:
			if (typeof v !== "bigint") throw unexpectedTypeError(field, "int", v);
			return v;
		case ScalarType.FLOAT:
			if (typeof v !== "number") throw unexpectedTypeError(field, "double", v);
			return Math.fround(v);
		case ScalarType.DOUBLE:
			if (typeof v !== "number") throw unexpectedTypeError(field, "double", v);
			return v;
		case ScalarType.STRING:
			if (typeof v !== "string") throw unexpectedTypeError(field, "string", v);
			return v;
		case ScalarType.BOOL:
			if (typeof v !== "boolean") throw unexpectedTypeError(field, "bool", v);
			return v;
		case ScalarType.BYTES:
			if (!(v instanceof Uint8Array)) throw unexpectedTypeError(field, "bytes", v);
			return v;
	}
}
function unexpectedTypeError(field, expected, actValue) {
	return /* @__PURE__ */ new Error(`Expected ${expected} but got ${celType(actValue)} for ${field.parent}.${field.name}`);
}
function intToInt32(v) {
	if (v < -2147483648 || v > 2147483647) throw new Error("int32 out of range");
	return Number(v);
}
function intToUint32(v) {
	if (v < 0 || v > 4294967295) throw new Error("uint32 out of range");
	return Number(v);
}

// node_modules/@bufbuild/cel/dist/esm/planner.js
var Planner = class {
	functions;
	registry;
	namespace;
	factory;
	constructor(functions, registry, namespace) {
		this.functions = functions;
		this.registry = registry;
		this.namespace = namespace;
		this.factory = new ConcreteAttributeFactory(this.registry, this.namespace);
	}
	plan(expr) {
		const id = Number(expr.id);
		switch (expr.exprKind.case) {
			case "identExpr": return new EvalAttr(this.factory.createMaybe(id, expr.exprKind.value.name), false);
			case "constExpr": return new EvalConst(id, this.constVal(expr.exprKind.value));
			case "callExpr": return this.planCall(id, expr.exprKind.value);
			case "listExpr": return this.planCreateList(id, expr.exprKind.value);
			case "structExpr": return this.planCreateStruct(id, expr.exprKind.value);
			case "selectExpr": return this.planSelect(id, expr.exprKind.value);
			case "comprehensionExpr": return this.planComprehension(id, expr.exprKind.value);
			default: return new EvalErr(id, "invalid expression");
		}
	}
	planComprehension(id, value) {
		if (value.accuInit === void 0 || value.iterRange === void 0 || value.loopCondition === void 0 || value.loopStep === void 0 || value.result === void 0) throw new Error("invalid comprehension");
		const accu = this.plan(value.accuInit);
		const iterRange = this.plan(value.iterRange);
		const cond = this.plan(value.loopCondition);
		const step = this.plan(value.loopStep);
		const result = this.plan(value.result);
		return new EvalFold(id, value.accuVar, value.iterVar, iterRange, accu, cond, step, result);
	}
	planSelect(id, expr) {
		if (expr.operand === void 0) throw new Error("invalid select");
		const operand = this.plan(expr.operand);
		const attr = this.relativeAttr(id, operand, false);
		const acc = this.factory.newAccess(id, expr.field, false);
		if (acc instanceof ErrorAttr) throw new Error(`invalid select: ${acc.error.message}`);
		if (expr.testOnly) return new EvalHas(id, attr, acc, expr.field);
		attr.addAccess(acc);
		return attr;
	}
	planCreateObj(id, expr) {
		const typeName = this.resolveType(expr.messageName);
		if (typeName === void 0) return new EvalErr(id, "unknown type: " + expr.messageName);
		let optionals = void 0;
		const keys = [];
		const values = [];
		for (let i = 0; i < expr.entries.length; i++) {
			const entry = expr.entries[i];
			if (entry.optionalEntry) {
				if (optionals === void 0) optionals = new Array(expr.entries.length).fill(false);
				optionals[i] = true;
			}
			switch (entry.keyKind.case) {
				case "fieldKey":
					keys.push(entry.keyKind.value);
					break;
				case "mapKey": throw new Error("invalid entry");
			}
			if (entry.value === void 0) throw new Error("invalid entry");
			values.push(this.plan(entry.value));
		}
		return new EvalObj(id, typeName, keys, values, optionals);
	}
	planCreateStruct(id, expr) {
		if (expr.messageName !== "") return this.planCreateObj(id, expr);
		let optionals = void 0;
		const keys = [];
		const values = [];
		for (let i = 0; i < expr.entries.length; i++) {
			const entry = expr.entries[i];
			if (entry.optionalEntry) {
				if (optionals === void 0) optionals = new Array(expr.entries.length).fill(false);
				optionals[i] = true;
			}
			switch (entry.keyKind.case) {
				case "fieldKey": throw new Error("unimplemented");
				case "mapKey": keys.push(this.plan(entry.keyKind.value));
			}
			if (entry.value === void 0) return new EvalErr(id, "map entry missing value");
			values.push(this.plan(entry.value));
		}
		return new EvalMap(id, keys, values, optionals);
	}
	planCreateList(id, expr) {
		const optionals = void 0;
		if (expr.optionalIndices.length > 0) {
			const optionals = new Array(expr.elements.length).fill(false);
			for (let i = 0; i < expr.optionalIndices.length; i++) {
				const index = expr.optionalIndices[i];
				if (index < 0 || index >= expr.elements.length) throw new Error("invalid optional index");
				optionals[index] = true;
			}
		}
		return new EvalList(id, expr.elements.map((arg) => this.plan(arg)), optionals);
	}
	planCall(id, call) {
		if (call.target !== void 0) {
			const qualName = toQualifiedName(call.target);
			if (qualName !== void 0) {
				const funcName = qualName + "." + call.function;
				for (const candidate of resolveCandidateNames(this.namespace, funcName)) {
					const func = this.functions.find(candidate);
					if (func !== void 0) return new EvalCall(id, candidate, "", void 0, func, call.args.map((arg) => this.plan(arg)));
				}
			}
		}
		let args = call.args.map((arg) => this.plan(arg));
		if (call.target) args = [this.plan(call.target), ...args];
		switch (call.function) {
			case INDEX: return this.planCallIndex(call, args, false);
			case OPT_INDEX:
			case OPT_SELECT: return this.planCallIndex(call, args, true);
			case CONDITIONAL: return this.planCallConditional(id, call, args);
			case LOGICAL_AND: return new EvalAnd(id, args);
			case LOGICAL_OR: return new EvalOr(id, args);
			case NOT_STRICTLY_FALSE:
			case OLD_NOT_STRICTLY_FALSE: return new EvalNotStrictlyFalse(id, args[0]);
			default: return new EvalCall(id, call.function, "", call.target ? args[0] : void 0, this.functions.find(call.function), call.target ? args.slice(1) : args);
		}
	}
	planCallConditional(id, _call, args) {
		const cond = args[0];
		const t = args[1];
		const f = args[2];
		const tAttr = this.relativeAttr(t.id, t, false);
		const fAttr = this.relativeAttr(f.id, f, false);
		return new EvalAttr(this.factory.createConditional(id, cond, tAttr, fAttr), false);
	}
	planCallIndex(_call, args, opt) {
		const op = args[0];
		const ind = args[1];
		const attr = this.relativeAttr(op.id, op, false);
		let acc;
		if (ind instanceof EvalConst) acc = this.factory.newAccess(op.id, ind.value, opt);
		else if (ind instanceof EvalAttr) acc = this.factory.newAccess(op.id, ind, opt);
		else acc = this.relativeAttr(op.id, ind, opt);
		attr.addAccess(acc);
		return attr;
	}
	constVal(val) {
		switch (val.constantKind.case) {
			case "stringValue": return val.constantKind.value;
			case "bytesValue": return val.constantKind.value;
			case "doubleValue": return val.constantKind.value;
			case "boolValue": return val.constantKind.value;
			case "int64Value": return val.constantKind.value;
			case "uint64Value": return celUint(val.constantKind.value);
			case "nullValue": return null;
			case void 0: throw new Error("invalid constant");
			default: throw new Error(`unimplemented: ${val.constantKind.case}`);
		}
	}
	relativeAttr(id, e, opt) {
		if (e instanceof EvalAttr) return e;
		return new EvalAttr(this.factory.createRelative(id, e), opt);
	}
	resolveType(name) {
		for (const candidate of resolveCandidateNames(this.namespace, name)) if (this.isKnownType(candidate)) return candidate;
	}
	isKnownType(name) {
		switch (name) {
			case "google.protobuf.Value":
			case "google.protobuf.Struct":
			case "google.protobuf.ListValue":
			case "google.protobuf.NullValue":
			case "google.protobuf.BoolValue":
			case "google.protobuf.UInt32Value":
			case "google.protobuf.UInt64Value":
			case "google.protobuf.Int32Value":
			case "google.protobuf.Int64Value":
			case "google.protobuf.FloatValue":
			case "google.protobuf.DoubleValue":
			case "google.protobuf.StringValue":
			case "google.protobuf.BytesValue":
			case "google.protobuf.Timestamp":
			case "google.protobuf.Duration":
			case "google.protobuf.Any": return true;
			default: return this.registry.getMessage(name) !== void 0;
		}
	}
};
var EvalHas = class {
	id;
	attr;
	access;
	field;
	constructor(id, attr, access, field) {
		this.id = id;
		this.attr = attr;
		this.access = access;
		this.field = field;
	}
	eval(ctx) {
		const raw = this.attr.resolve(ctx);
		if (raw === void 0) return false;
		if (isCelError(raw)) return raw;
		return this.access.isPresent(ctx, raw);
	}
};
var EvalErr = class {
	id;
	msg;
	constructor(id, msg) {
		this.id = id;
		this.msg = msg;
	}
	eval(_ctx) {
		return celError(this.msg, this.id);
	}
};
var EvalConst = class {
	id;
	value;
	constructor(id, value) {
		this.id = id;
		this.value = value;
	}
	eval(_ctx) {
		return this.value;
	}
};
var EvalAttr = class {
	attr;
	opt;
	id;
	constructor(attr, opt) {
		this.attr = attr;
		this.opt = opt;
		this.id = attr.id;
	}
	access(vars, obj) {
		return this.attr.access(vars, obj);
	}
	isPresent(vars, obj) {
		return this.attr.isPresent(vars, obj);
	}
	accessIfPresent(vars, obj, presenceOnly) {
		return this.attr.accessIfPresent(vars, obj, presenceOnly);
	}
	isOptional() {
		return this.opt;
	}
	eval(ctx) {
		const val = this.attr.resolve(ctx);
		if (val === void 0) return celError("unresolved attribute", this.id);
		if (isCelError(val)) return val;
		return val;
	}
	resolve(vars) {
		return this.attr.resolve(vars);
	}
	addAccess(acc) {
		this.attr.addAccess(acc);
	}
};
var EvalCall = class {
	id;
	name;
	overload;
	target;
	func;
	args;
	constructor(id, name, overload, target, func, args) {
		this.id = id;
		this.name = name;
		this.overload = overload;
		this.target = target;
		this.func = func;
		this.args = args;
	}
	eval(ctx) {
		if (this.func === void 0) return celError(`unbound function: ${this.name}`, this.id);
		const target = this.target?.eval(ctx);
		if (isCelError(target)) return target;
		const vals = [];
		for (const arg of this.args) {
			const val = arg.eval(ctx);
			if (isCelError(val)) return val;
			vals.push(val);
		}
		const result = this.func.call(this.id, target, vals);
		if (result !== void 0) return result;
		return celError(`found no matching overload for '${this.name}' applied to '${target !== void 0 ? `${celType(target)}.` : ""}(${vals.map((x) => celType(x)).map((x) => x.name).join(", ")})'`, this.id);
	}
};
var EvalObj = class {
	id;
	typeName;
	fields;
	values;
	optionals;
	constructor(id, typeName, fields, values, optionals) {
		this.id = id;
		this.typeName = typeName;
		this.fields = fields;
		this.values = values;
		this.optionals = optionals;
	}
	args() {
		return this.values;
	}
	eval(ctx) {
		const vals = coerceToValues(this.values.map((x) => x.eval(ctx)));
		if (isCelError(vals)) return vals;
		const obj = /* @__PURE__ */ new Map();
		for (let i = 0; i < vals.length; i++) {
			if (obj.has(this.fields[i])) return celError(`map key conflict: ${this.fields[i]}`, this.id);
			obj.set(this.fields[i], vals[i]);
		}
		try {
			return celObject(this.typeName, obj);
		} catch (ex) {
			if (ex instanceof Error) ex = ex.message;
			return celError(`${ex}`, this.id);
		}
	}
};
var EvalList = class {
	id;
	elems;
	constructor(id, elems, _) {
		this.id = id;
		this.elems = elems;
	}
	eval(ctx) {
		if (this.elems.length === 0) return EMPTY_LIST;
		const first = this.elems[0].eval(ctx);
		if (isCelError(first)) return first;
		const elemVals = [first];
		for (let i = 1; i < this.elems.length; i++) {
			const elemVal = this.elems[i].eval(ctx);
			if (isCelError(elemVal)) return elemVal;
			elemVals.push(elemVal);
		}
		return celList(elemVals);
	}
	args() {
		return this.elems;
	}
};
var EvalMap = class {
	id;
	keys;
	values;
	constructor(id, keys, values, _) {
		this.id = id;
		this.keys = keys;
		this.values = values;
	}
	args() {
		return this.keys.concat(this.values);
	}
	eval(ctx) {
		if (this.keys.length === 0) return EMPTY_MAP;
		const entries = /* @__PURE__ */ new Map();
		const firstKey = this.mapKeyOrError(this.keys[0].eval(ctx));
		if (isCelError(firstKey)) return firstKey;
		const firstVal = this.values[0].eval(ctx);
		if (isCelError(firstVal)) return firstVal;
		if (typeof firstKey === "number" && !Number.isInteger(firstKey)) return unsupportedKeyType(this.id);
		entries.set(firstKey, firstVal);
		for (let i = 1; i < this.keys.length; i++) {
			const key = this.mapKeyOrError(this.keys[i].eval(ctx));
			if (isCelError(key)) return key;
			const val = this.values[i].eval(ctx);
			if (isCelError(val)) return val;
			if (entries.has(key)) return celError(`map key conflict: ${key}`, this.id);
			if (typeof key === "number" && !Number.isInteger(key)) return unsupportedKeyType(this.id);
			entries.set(key, val);
		}
		return celMap(entries);
	}
	mapKeyOrError(key) {
		switch (typeof key) {
			case "boolean":
			case "bigint":
			case "string": return key;
			case "object":
				if (isCelUint(key)) return key;
				return unsupportedKeyType(this.id);
			case "number":
				if (Number.isInteger(key)) return BigInt(key);
				return unsupportedKeyType(this.id);
			default: return unsupportedKeyType(this.id);
		}
	}
};
var EvalFold = class {
	id;
	accuVar;
	iterVar;
	iterRange;
	accu;
	cond;
	step;
	result;
	constructor(id, accuVar, iterVar, iterRange, accu, cond, step, result) {
		this.id = id;
		this.accuVar = accuVar;
		this.iterVar = iterVar;
		this.iterRange = iterRange;
		this.accu = accu;
		this.cond = cond;
		this.step = step;
		this.result = result;
	}
	eval(ctx) {
		const accuInit = this.accu.eval(ctx);
		if (isCelError(accuInit)) return accuInit;
		const accuCtx = new VarActivation(this.accuVar, accuInit, ctx);
		const iterRange = this.iterRange.eval(ctx);
		if (isCelError(iterRange)) return iterRange;
		let items = [];
		if (isCelMap(iterRange)) items = Array.from(iterRange.keys());
		else if (isCelList(iterRange)) items = Array.from(iterRange);
		else return celError(`type mismatch: iterable vs ${celType(iterRange)}`, this.id);
		for (const item of items) {
			if (isCelError(item)) return item;
			const iterCtx = new VarActivation(this.iterVar, item, accuCtx);
			const cond = this.cond.eval(iterCtx);
			if (isCelError(cond)) return cond;
			if (cond !== true) break;
			accuCtx.value = this.step.eval(iterCtx);
		}
		return this.result.eval(accuCtx);
	}
};
var EvalAnd = class {
	id;
	args;
	constructor(id, args) {
		this.id = id;
		this.args = args;
	}
	eval(ctx) {
		const errors = [];
		for (const arg of this.args) {
			const val = arg.eval(ctx);
			if (typeof val === "boolean") {
				if (!val) return false;
				continue;
			}
			if (isCelError(val)) errors.push(val);
			else errors.push(celError(`type mismatch: expected bool, got ${celType(val)}`, this.id));
		}
		if (errors.length > 0) return celErrorMerge(errors[0], ...errors.slice(1));
		return true;
	}
};
var EvalOr = class {
	id;
	args;
	constructor(id, args) {
		this.id = id;
		this.args = args;
	}
	eval(ctx) {
		const errors = [];
		for (const arg of this.args) {
			const val = arg.eval(ctx);
			if (typeof val === "boolean") {
				if (val) return true;
				continue;
			}
			if (isCelError(val)) errors.push(val);
			else errors.push(celError(`type mismatch: expected bool, got ${celType(val)}`, this.id));
		}
		if (errors.length > 0) return celErrorMerge(errors[0], ...errors.slice(1));
		return false;
	}
};
var EvalNotStrictlyFalse = class {
	id;
	arg;
	constructor(id, arg) {
		this.id = id;
		this.arg = arg;
	}
	eval(ctx) {
		return this.arg.eval(ctx) !== false;
	}
};
function toQualifiedName(expr) {
	switch (expr.exprKind.case) {
		case "identExpr": return expr.exprKind.value.name;
		case "selectExpr": {
			if (expr.exprKind.value.testOnly || expr.exprKind.value.operand === void 0) return;
			const parent = toQualifiedName(expr.exprKind.value.operand);
			if (parent === void 0) return;
			return parent + "." + expr.exprKind.value.field;
		}
		default: return;
	}
}
function unsupportedKeyType(id) {
	return celError(`unsupported key type`, id);
}
function coerceToValues(args) {
	const errors = [];
	for (let i = 0; i < args.length; i++) {
		const arg = args[i];
		if (isCelError(arg)) errors.push(arg);
	}
	if (errors.length > 0) return celErrorMerge(errors[0], ...errors.slice(1));
	return args;
}

// node_modules/@bufbuild/cel/dist/esm/plan.js
const cache = /* @__PURE__ */ new WeakMap();
function plan(env, expr) {
	let planner = cache.get(env);
	if (planner === void 0) {
		planner = new Planner(env.funcs, env.registry, env.namespace);
		cache.set(env, planner);
	}
	let maybeExpr;
	if (isMessage(expr, CheckedExprSchema)) maybeExpr = expr.expr;
	else if (isMessage(expr, ParsedExprSchema)) maybeExpr = expr.expr;
	else maybeExpr = expr;
	const plan = planner.plan(maybeExpr ?? create(ExprSchema));
	const withContext = withEvalContext({ registry: env.registry }, {
		id: plan.id,
		eval(ctx) {
			try {
				let val = plan.eval(ctx);
				if (isCelError(val)) return val;
				return unwrapAny(val);
			} catch (ex) {
				return celError(ex, plan.id);
			}
		}
	});
	return (ctx) => {
		return withContext.eval(ctx !== void 0 ? new ObjectActivation(ctx) : EMPTY_ACTIVATION);
	};
}

// src/core/condition/bounded-functions.ts
const workLimit = 5e6;
const charactersOfPiece = 16;
const patternFactor = 128;
const tooMuchWork = "it would go through its lists and texts too often; compare fewer or shorter ones";
var WorkMeter = class {
	work = 0;
	reset() {
		this.work = 0;
	}
	count(values, factor = 1) {
		for (const value of values) this.add(factor * (1 + sizeOf(value)));
	}
	countWhole(values) {
		for (const value of values) {
			this.count([value]);
			if (isCelList(value)) this.countWhole(value);
		}
	}
	add(work) {
		this.work += work;
		if (this.work > workLimit) throw new Error(tooMuchWork);
	}
};
function sizeOf(value) {
	if (typeof value === "string") return Math.ceil(value.length / charactersOfPiece);
	return isCelList(value) || isCelMap(value) ? value.size : 0;
}
const comparisons = [
	"_==_",
	"_!=_",
	"@in"
];
function createBoundedFunctions(own, meter) {
	return [
		...celEnv().funcs,
		...mixedNumbers,
		concatenation,
		createMatches(meter),
		...own
	].map((each) => countCalls(each, meter));
}
function countCalls(func, meter) {
	const isComparison = comparisons.includes(func.name);
	const call = (id, target, args) => {
		if (isComparison) meter.countWhole(args);
		const result = func.call(id, target, args);
		if (result !== void 0) meter.count([
			target,
			...args,
			result
		]);
		return result;
	};
	return new Proxy(func, { get: (of, key) => key === "call" ? call : Reflect.get(of, key, of) });
}
const anyList = listType(CelScalar.DYN);
const concatenation = celFunc("_+_", [anyList, anyList], anyList, (left, right) => celList([...left, ...right]));
const { DOUBLE, INT } = CelScalar;
const mixedNumbers = [
	["_+_", (left, right) => left + right],
	["_-_", (left, right) => left - right],
	["_*_", (left, right) => left * right],
	["_/_", (left, right) => left / right]
].flatMap(([name, calculate]) => [celFunc(name, [INT, DOUBLE], DOUBLE, (left, right) => calculate(Number(left), right)), celFunc(name, [DOUBLE, INT], DOUBLE, (left, right) => calculate(left, Number(right)))]);
function createMatches(meter) {
	const known = /* @__PURE__ */ new Map();
	const compile = (pattern) => {
		const found = known.get(pattern);
		if (found !== void 0) return found;
		const compiled = compilePattern(pattern);
		if (!compiled.ok) throw new Error(`a pattern in it ${compiled.error}`);
		known.set(pattern, compiled.value);
		return compiled.value;
	};
	return celMethod("matches", CelScalar.STRING, [CelScalar.STRING], CelScalar.BOOL, function(pattern) {
		meter.count([this], patternFactor);
		return compile(pattern)(this);
	});
}

// src/core/condition/explain-error.ts
const typeWords = {
	int: "a whole number",
	uint: "a whole number",
	double: "a fraction",
	string: "text",
	bool: "true or false",
	list: "a list",
	map: "a group of values",
	null_type: "null"
};
function nameType(type) {
	const name = type.replace(/\(.*/, "");
	return (Object.hasOwn(typeWords, name) ? typeWords[name] : void 0) ?? "a value of another kind";
}
const explanations = [
	[/^found no matching overload for _\?_:_ applied to '\((.{0,40})\)'$/, ([type = ""]) => describeNoBoolean("before `?`", type)],
	[/^found no matching overload for '(.{1,40})' applied to '(?:(.{0,40})\.)?\((.{0,120})\)'$/, explainOverload],
	[/^type mismatch: expected bool, got (.{1,40})$/, ([type = ""]) => describeNoBoolean("beside `&&` or `||`", type)],
	[/^type mismatch: iterable vs (.{1,40})$/, ([type = ""]) => `a macro such as \`exists\` goes through ${nameType(type)}, which is no list`],
	[/by zero$/, () => "it divides by zero"],
	[/^index (-?\d{1,19}) out of bounds/, ([index = ""]) => `a list in it has no item ${index}; the first one is 0`],
	[/out of bounds/, () => "it asks a list for an item whose number is no whole number"],
	[/overflow/, () => "a number in it is too large"],
	[/^field not found: ([A-Za-z_][\w-]{0,63})$/, ([name = ""]) => `there is no \`${name}\` where it reads one`],
	[/^field not found/, () => "it reads a part that is not there"],
	[/^Unable to convert string '/, () => "`bool` was given a text that is neither `true` nor `false`"],
	[/^map key conflict/, () => "a key stands twice between `{` and `}`"],
	[/^unsupported key type/, () => "what stands in brackets is neither a text nor a whole number"],
	[/^("[\s\S]*" is not a number|it would go through [\s\S]*|a pattern in it [\s\S]*)$/, ([message = ""]) => message]
];
function explainError(message) {
	for (const [pattern, explain] of explanations) {
		const found = pattern.exec(message);
		if (found !== null) return explain(found.slice(1));
	}
	return "its values do not fit together";
}
function describeNoBoolean(where, type) {
	return `what stands ${where} is ${nameType(type)}, neither true nor false; compare it with something`;
}
function explainOverload([name = "", target, args = ""]) {
	const types = [...target === void 0 ? [] : [target], ...args.split(/, (?![^(]*\))/).filter((type) => type !== "")];
	const seen = types.map(nameType).join(" and ");
	const written = name.replaceAll("_", "").replace("@", "");
	return `${quoteNames([written])} does not work with ${seen === "" ? "nothing" : seen}${name.startsWith("_") ? hintMissing(types) : ""}`;
}
function hintMissing(types) {
	return types.includes("string") && types.some((type) => nameType(type).includes("number") || type === "double") ? "; what is missing is an empty text: ask `has(…)` before" : "";
}

// src/core/condition/evaluate-condition.ts
const shown = {
	values: 6,
	codePoints: 80
};
function createConditions() {
	let facts = {
		roots: {},
		failed: false,
		skipped: []
	};
	const meter = new WorkMeter();
	const own = [
		celFunc("always", [], CelScalar.BOOL, () => true),
		celFunc("failed", [], CelScalar.BOOL, () => facts.failed),
		celFunc("skipped", [CelScalar.STRING], CelScalar.BOOL, (stage) => facts.skipped.includes(stage)),
		celFunc("int", [CelScalar.STRING], CelScalar.INT, (text) => BigInt(checkNumber(text, /^[+-]?\d{1,18}$/))),
		celFunc("double", [CelScalar.STRING], CelScalar.DOUBLE, (text) => Number(checkNumber(text, /^[+-]?\d+(?:\.\d+)?$/)))
	];
	const env = celEnv({ funcs: createBoundedFunctions(own, meter) });
	const known = /* @__PURE__ */ new Map();
	const prepare = (text) => {
		const found = known.get(text) ?? prepareCondition(text, (parsed) => plan(env, parsed.tree));
		if (known.size >= 1e3 && !known.has(text)) known.clear();
		known.set(text, found);
		return found;
	};
	return {
		asksForStatus: (text) => {
			const prepared = prepare(text);
			return prepared.kind === "ready" && callsStatus(prepared.parsed.tree);
		},
		decide: (text, given) => {
			facts = given;
			meter.reset();
			return decide(prepare(text), given);
		},
		score: (text, roots) => {
			facts = {
				roots,
				failed: false,
				skipped: []
			};
			meter.reset();
			return score(prepare(text), roots);
		}
	};
}
function checkNumber(text, form) {
	const trimmed = text.trim();
	if (form.test(trimmed)) return trimmed;
	throw new Error(`${JSON.stringify(truncateCodePoints(text, shown.codePoints))} is not a number`);
}
function prepareCondition(text, planTree) {
	const parsed = parseCondition(text);
	if (!parsed.ok) return {
		kind: "broken",
		message: `it ${parsed.error.message}`
	};
	try {
		return {
			kind: "ready",
			parsed: parsed.value,
			run: planTree(parsed.value)
		};
	} catch {
		return {
			kind: "broken",
			message: "it cannot be read"
		};
	}
}
function callsStatus(node) {
	const { exprKind } = node;
	return exprKind.case === "callExpr" && statusFunctions.includes(exprKind.value.function) || childrenOf(node).some(callsStatus);
}
function decide(prepared, { roots }) {
	if (prepared.kind === "broken") return {
		...prepared,
		values: {}
	};
	const values = readValues(prepared.parsed, roots);
	const result = prepared.run(toInputs(roots));
	if (result === true || result === false) return {
		kind: `${result}`,
		values
	};
	return {
		kind: "broken",
		message: isCelError(result) ? explainError(result.message) : `it gave ${describeResult(result)}, neither true nor false`,
		values
	};
}
function toInputs(roots) {
	return Object.fromEntries(Object.entries(roots).map(([name, value]) => [name, toInput(value)]));
}
function score(prepared, roots) {
	if (prepared.kind === "broken") return {
		kind: "none",
		message: prepared.message
	};
	const result = prepared.run(toInputs(roots));
	const value = typeof result === "bigint" ? Number(result) : result;
	if (typeof value === "number" && Number.isFinite(value)) return {
		kind: "number",
		value
	};
	const isWord = typeof result === "boolean";
	return {
		kind: "none",
		message: isCelError(result) ? explainError(result.message) : `it gave ${isWord ? result : describeResult(result)}, no number`
	};
}
function describeResult(result) {
	if (typeof result === "string") return JSON.stringify(truncateCodePoints(result, shown.codePoints));
	return typeof result === "bigint" || typeof result === "number" ? String(result) : "a list or a group of values";
}
var Texts = class extends Map {
	get(key) {
		return super.get(key) ?? "";
	}
};
function toInput(value) {
	if (typeof value === "number") return Number.isInteger(value) ? BigInt(value) : value;
	if (typeof value === "string" || typeof value === "boolean") return value;
	if (Array.isArray(value)) return value.map(toInput);
	if (!isPlainMap(value)) return null;
	const plain = new Map(Object.entries(value).map(([key, part]) => [key, toInput(part)]));
	const isOfTexts = [...plain.values()].every((part) => typeof part !== "object");
	return Object.assign(celMap(isOfTexts ? new Texts(plain) : plain), { has: (key) => plain.has(String(key)) });
}
function readValues({ tree }, roots) {
	const paths = listPaths(tree).slice(0, shown.values);
	return Object.fromEntries(paths.map((path) => [writePath(path), showValue(findValue(roots, path))]));
}
function findValue(roots, path) {
	return path.reduce((value, key) => isPlainMap(value) && Object.hasOwn(value, key) ? value[key] : void 0, roots);
}
function showValue(value = "") {
	return truncateCodePoints(typeof value === "string" ? value : JSON.stringify(value), shown.codePoints);
}

export { createConditions };