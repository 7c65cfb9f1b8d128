// node_modules/json-schema-faker/dist/index.js
function H1($) {
	let Z = $ | 0;
	return () => {
		Z = Z + 1831565813 | 0;
		let X = Math.imul(Z ^ Z >>> 15, 1 | Z);
		return X = X + Math.imul(X ^ X >>> 7, 61 | X) ^ X, ((X ^ X >>> 14) >>> 0) / 4294967296;
	};
}
function h($) {
	let Z = H1($), X = 0, H = {
		next() {
			return X++, Z();
		},
		int(Q, J) {
			return Q + Math.floor(H.next() * (J - Q + 1));
		},
		bool(Q = .5) {
			return H.next() < Q;
		},
		pick(Q) {
			return Q[H.int(0, Q.length - 1)];
		},
		shuffle(Q) {
			let J = [...Q];
			for (let Y = J.length - 1; Y > 0; Y--) {
				let W = H.int(0, Y);
				[J[Y], J[W]] = [J[W], J[Y]];
			}
			return J;
		},
		fork() {
			return h(Math.floor(H.next() * 4294967296));
		}
	};
	return H;
}
function A0($) {
	return null;
}
function D0($) {
	return $.random.bool();
}
function u($, Z, X = !1) {
	let H = -1e3, Q = 1e3, J = !1, Y = !1;
	if ($.minimum !== void 0) H = $.minimum;
	if ($.maximum !== void 0) Q = $.maximum;
	if ($.exclusiveMinimum !== void 0) H = $.exclusiveMinimum, J = !0;
	if ($.exclusiveMaximum !== void 0) Q = $.exclusiveMaximum, Y = !0;
	if ($.multipleOf !== void 0) return Q1($.multipleOf, H, Q, J, Y, Z);
	if (X) {
		let U = J ? Math.floor(H) + 1 : Math.ceil(H), F = Y ? Math.ceil(Q) - 1 : Math.floor(Q);
		return Z.random.int(U, F);
	}
	let W = J ? H + Number.EPSILON : H, M = Y ? Q - Number.EPSILON : Q;
	return W + Z.random.next() * (M - W);
}
function Q1($, Z, X, H, Q, J) {
	let Y = Math.ceil(Z / $), W = Math.floor(X / $);
	if (H && Y * $ === Z) Y++;
	if (Q && W * $ === X) W--;
	if (Y > W) return Y * $;
	return J.random.int(Y, W) * $;
}
function G0($, Z) {
	if ($.autoIncrement) {
		let X = $.initialOffset ?? 1, H = Y1(Z.path), Q = Z.autoIncrementCounters ?? /* @__PURE__ */ new Map(), Y = (Q.get(H) ?? X - 1) + 1;
		if (Q.set(H, Y), Z.autoIncrementCounters) Z.autoIncrementCounters.set(H, Y);
		return Y;
	}
	return u($, Z, !0);
}
function Y1($) {
	let Z = /* @__PURE__ */ new Set([
		"items",
		"prefixItems",
		"contains",
		"additionalItems"
	]), X = $.split("/").filter((H) => H !== "");
	return X.filter((H, Q) => {
		let J = X[Q - 1];
		return !(/^\d+$/.test(H) && J !== void 0 && Z.has(J));
	}).join("/");
}
function m($, Z) {
	return v(F0($, 0).node, Z);
}
function v($, Z) {
	switch ($.type) {
		case "literal": return $.value;
		case "dot": return Z.pick([..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#%&*()-_=+[]{}|;:',.<>/? "]);
		case "anchor": return "";
		case "charClass": return J1($, Z);
		case "sequence": return $.nodes.map((X) => v(X, Z)).join("");
		case "alternation": return v(Z.pick($.branches), Z);
		case "quantifier": {
			let X = Z.int($.min, Math.min($.max, $.min + 5));
			return Array.from({ length: X }, () => v($.node, Z)).join("");
		}
		case "group": return v($.node, Z);
	}
}
function J1($, Z) {
	if (!$.negated) return Z.pick($.chars);
	let X = new Set($.chars), H = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#%&*()-_=+[]{}|;:',.<>/? "].filter((Q) => !X.has(Q));
	return H.length > 0 ? Z.pick(H) : "a";
}
function F0($, Z) {
	let X = [], H = [];
	while (Z < $.length) {
		let J = $[Z];
		if (J === ")") break;
		if (J === "|") {
			X.push(V0(H)), H = [], Z++;
			continue;
		}
		if (J === "(") {
			let M = Z + 1;
			if ($[M] === "?") if ($[M + 1] === ":") M += 2;
			else if ($[M + 1] === "=" || $[M + 1] === "!") {
				let L = 1, E = M;
				while (E < $.length && L > 0) {
					if (E++, $[E] === "(") L++;
					if ($[E] === ")") L--;
				}
				Z = E + 1;
				continue;
			} else {
				M += 2;
				while (M < $.length && $[M] !== ">") M++;
				M++;
			}
			let U = F0($, M), F = {
				type: "group",
				node: U.node
			};
			Z = U.pos + 1;
			let z = y($, Z, F);
			H.push(z.node), Z = z.pos;
			continue;
		}
		if (J === "[") {
			let M = M1($, Z), U = y($, M.pos, M.node);
			H.push(U.node), Z = U.pos;
			continue;
		}
		if (J === ".") {
			let M = { type: "dot" };
			Z++;
			let U = y($, Z, M);
			H.push(U.node), Z = U.pos;
			continue;
		}
		if (J === "^" || J === "$") {
			H.push({ type: "anchor" }), Z++;
			continue;
		}
		if (J === "\\") {
			Z++;
			let M = W1($, Z);
			Z = M.pos;
			let U = y($, Z, M.node);
			H.push(U.node), Z = U.pos;
			continue;
		}
		let Y = {
			type: "literal",
			value: J
		};
		Z++;
		let W = y($, Z, Y);
		H.push(W.node), Z = W.pos;
	}
	return X.push(V0(H)), {
		node: X.length === 1 ? X[0] : {
			type: "alternation",
			branches: X
		},
		pos: Z
	};
}
function V0($) {
	if ($.length === 0) return {
		type: "literal",
		value: ""
	};
	if ($.length === 1) return $[0];
	return {
		type: "sequence",
		nodes: $
	};
}
function W1($, Z) {
	let X = $[Z];
	switch (Z++, X) {
		case "d": return {
			node: {
				type: "charClass",
				chars: [..."0123456789"],
				negated: !1
			},
			pos: Z
		};
		case "D": return {
			node: {
				type: "charClass",
				chars: [..."0123456789"],
				negated: !0
			},
			pos: Z
		};
		case "w": return {
			node: {
				type: "charClass",
				chars: [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"],
				negated: !1
			},
			pos: Z
		};
		case "W": return {
			node: {
				type: "charClass",
				chars: [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"],
				negated: !0
			},
			pos: Z
		};
		case "s": return {
			node: {
				type: "charClass",
				chars: [...` 	
`],
				negated: !1
			},
			pos: Z
		};
		case "S": return {
			node: {
				type: "charClass",
				chars: [...` 	
`],
				negated: !0
			},
			pos: Z
		};
		case "b":
		case "B": return {
			node: { type: "anchor" },
			pos: Z
		};
		default: return {
			node: {
				type: "literal",
				value: X
			},
			pos: Z
		};
	}
}
function M1($, Z) {
	Z++;
	let X = !1;
	if ($[Z] === "^") X = !0, Z++;
	let H = [];
	while (Z < $.length && $[Z] !== "]") {
		if ($[Z] === "\\" && Z + 1 < $.length) {
			Z++;
			let Q = $[Z];
			switch (Q) {
				case "d":
					H.push(..."0123456789");
					break;
				case "w":
					H.push(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
					break;
				case "s":
					H.push(...` 	
`);
					break;
				default: H.push(Q);
			}
			Z++;
			continue;
		}
		if (Z + 2 < $.length && $[Z + 1] === "-" && $[Z + 2] !== "]") {
			let Q = $.charCodeAt(Z), J = $.charCodeAt(Z + 2);
			for (let Y = Q; Y <= J; Y++) H.push(String.fromCharCode(Y));
			Z += 3;
			continue;
		}
		H.push($[Z]), Z++;
	}
	return Z++, {
		node: {
			type: "charClass",
			chars: H,
			negated: X
		},
		pos: Z
	};
}
function y($, Z, X) {
	if (Z >= $.length) return {
		node: X,
		pos: Z
	};
	let H = $[Z], Q, J;
	switch (H) {
		case "*":
			Q = 0, J = 5, Z++;
			break;
		case "+":
			Q = 1, J = 5, Z++;
			break;
		case "?":
			Q = 0, J = 1, Z++;
			break;
		case "{": {
			let Y = _1($, Z);
			if (Y) Q = Y.min, J = Y.max, Z = Y.pos;
			else return {
				node: X,
				pos: Z
			};
			break;
		}
		default: return {
			node: X,
			pos: Z
		};
	}
	if (Z < $.length && ($[Z] === "?" || $[Z] === "+")) Z++;
	return {
		node: {
			type: "quantifier",
			node: X,
			min: Q,
			max: J
		},
		pos: Z
	};
}
function _1($, Z) {
	let X = $.slice(Z).match(/^\{(\d+)(?:,(\d*))?\}/);
	if (!X) return null;
	let H = parseInt(X[1], 10), Q;
	if (X[2] === void 0) Q = H;
	else if (X[2] === "") Q = H + 5;
	else Q = parseInt(X[2], 10);
	return {
		min: H,
		max: Q,
		pos: Z + X[0].length
	};
}
function R($) {
	return $ < 10 ? `0${$}` : `${$}`;
}
function z0($, Z) {
	return new Date($, Z, 0).getDate();
}
var E0 = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
function U1($) {
	if ($ === "^" || $ === "$" || $ === "^$") return !1;
	return !0;
}
function L0($, Z) {
	if ($.format) {
		if ($.format === "date-time" && (Z.minDateTime !== void 0 || Z.maxDateTime !== void 0)) return B1(Z);
		let Y = Z.formatRegistry.get($.format);
		if (Y) {
			let W = Y(Z.random), M = Z.minLength ?? $.minLength, U = Z.maxLength ?? $.maxLength;
			if (M !== void 0 && W.length < M) return r(W, M, Z);
			if (U !== void 0 && W.length > U) return W.slice(0, U);
			return W;
		}
	}
	if ($.pattern) {
		let Y = Z.minLength ?? $.minLength, W = Z.maxLength ?? $.maxLength;
		for (let z = 0; z < 50; z++) {
			let L = m($.pattern, Z.random);
			if (Y !== void 0 && L.length < Y) continue;
			if (W !== void 0 && L.length > W) continue;
			return L;
		}
		let U = m($.pattern, Z.random), F = U1($.pattern);
		if (Y !== void 0 && U.length < Y) {
			if (F) return r(U, Y, Z);
		}
		if (W !== void 0 && U.length > W) return U.slice(0, W);
		return U;
	}
	let X = $.minLength ?? 0, H = $.maxLength ?? Math.max(X + 10, 10), Q = Z.random.int(X, H), J = "";
	for (let Y = 0; Y < Q; Y++) J += Z.random.pick([...E0]);
	if (Z.maxLength !== void 0 && J.length > Z.maxLength) J = J.slice(0, Z.maxLength);
	if (Z.minLength !== void 0 && J.length < Z.minLength) J = r(J, Z.minLength, Z);
	return J;
}
function r($, Z, X) {
	while ($.length < Z) $ += X.random.pick([...E0]);
	return $;
}
function B1($) {
	let Z = $.minDateTime ? new Date($.minDateTime) : /* @__PURE__ */ new Date("1970-01-01"), X = $.maxDateTime ? new Date($.maxDateTime) : /* @__PURE__ */ new Date(), H = Z.getTime(), Q = X.getTime(), J = H + $.random.next() * (Q - H), Y = new Date(J);
	return `${Y.getFullYear()}-${R(Y.getMonth() + 1)}-${R(Y.getDate())}T01:01:01.0Z`;
}
function c($, Z) {
	if ($.const !== void 0) return structuredClone($.const);
	if ($.enum !== void 0 && $.enum.length > 0) {
		let X = $.enum;
		if ($.minimum !== void 0 || $.maximum !== void 0 || $.exclusiveMinimum !== void 0 || $.exclusiveMaximum !== void 0 || $.multipleOf !== void 0) {
			let Q = $.exclusiveMinimum ?? $.minimum ?? -1 / 0, J = $.exclusiveMaximum ?? $.maximum ?? 1 / 0, Y = $.exclusiveMinimum !== void 0, W = $.exclusiveMaximum !== void 0;
			X = X.filter((M) => {
				if (typeof M !== "number") return !0;
				if (!(Y ? M > Q : M >= Q) || !(W ? M < J : M <= J)) return !1;
				if ($.multipleOf !== void 0) {
					let z = $.multipleOf, L = z.toString().includes(".") ? z.toString().split(".")[1].length : 0, E = Math.pow(10, L);
					if (Math.round(M * E) % Math.round(z * E) !== 0) return !1;
				}
				return !0;
			});
		}
		if ($.minLength !== void 0 || $.maxLength !== void 0) {
			let Q = $.minLength ?? 0, J = $.maxLength ?? 1 / 0;
			X = X.filter((Y) => {
				if (typeof Y !== "string") return !0;
				return Y.length >= Q && Y.length <= J;
			});
		}
		if ($.minItems !== void 0 || $.maxItems !== void 0) {
			let Q = $.minItems ?? 0, J = $.maxItems ?? 1 / 0;
			X = X.filter((Y) => {
				if (!Array.isArray(Y)) return !0;
				return Y.length >= Q && Y.length <= J;
			});
		}
		if ($.minProperties !== void 0 || $.maxProperties !== void 0) {
			let Q = $.minProperties ?? 0, J = $.maxProperties ?? 1 / 0;
			X = X.filter((Y) => {
				if (typeof Y !== "object" || Y === null || Array.isArray(Y)) return !0;
				return Object.keys(Y).length >= Q && Object.keys(Y).length <= J;
			});
		}
		if (X.length === 0) {
			let Q = [];
			if ($.minLength !== void 0) Q.push(`minLength: ${$.minLength}`);
			if ($.maxLength !== void 0) Q.push(`maxLength: ${$.maxLength}`);
			if ($.minItems !== void 0) Q.push(`minItems: ${$.minItems}`);
			if ($.maxItems !== void 0) Q.push(`maxItems: ${$.maxItems}`);
			if ($.minProperties !== void 0) Q.push(`minProperties: ${$.minProperties}`);
			if ($.maxProperties !== void 0) Q.push(`maxProperties: ${$.maxProperties}`);
			if ($.minimum !== void 0) Q.push(`minimum: ${$.minimum}`);
			if ($.maximum !== void 0) Q.push(`maximum: ${$.maximum}`);
			if ($.exclusiveMinimum !== void 0) Q.push(`exclusiveMinimum: ${$.exclusiveMinimum}`);
			if ($.exclusiveMaximum !== void 0) Q.push(`exclusiveMaximum: ${$.exclusiveMaximum}`);
			if ($.multipleOf !== void 0) Q.push(`multipleOf: ${$.multipleOf}`);
			throw Error(`enum values conflict with constraints [${Q.join(", ")}] at ${Z.path}`);
		}
		let H = Z.random.pick(X);
		return typeof H === "object" && H !== null ? structuredClone(H) : H;
	}
	throw Error(`generateEnumConst called without enum or const at ${Z.path}`);
}
function S($) {
	return typeof $ === "object" && $ !== null && "then" in $ && typeof $.then === "function";
}
var K0 = Symbol("walkCall");
function T($, Z) {
	return {
		[K0]: !0,
		schema: $,
		ctx: Z
	};
}
function T0($) {
	return typeof $ === "object" && $ !== null && K0 in $;
}
function i($, Z) {
	$.push({
		gen: Z,
		sent: void 0,
		hasThrown: !1,
		threw: void 0
	});
}
function j0($) {
	let Z = $[$.length - 1], X;
	try {
		X = Z.hasThrown ? Z.gen.throw(Z.threw) : Z.gen.next(Z.sent);
	} catch (H) {
		if ($.pop(), $.length === 0) throw H;
		let Q = $[$.length - 1];
		Q.hasThrown = !0, Q.threw = H;
		return;
	}
	return Z.hasThrown = !1, X;
}
async function q0($, Z) {
	let X = [];
	i(X, $);
	for (;;) {
		let H = j0(X);
		if (H === void 0) continue;
		if (H.done) {
			if (X.pop(), X.length === 0) return H.value;
			X[X.length - 1].sent = H.value;
			continue;
		}
		if (T0(H.value)) {
			i(X, Z(H.value.schema, H.value.ctx));
			continue;
		}
		let Q = X[X.length - 1];
		try {
			Q.sent = await H.value;
		} catch (J) {
			Q.hasThrown = !0, Q.threw = J;
		}
	}
}
function I0($, Z) {
	let X = [];
	i(X, $);
	for (;;) {
		let H = j0(X);
		if (H === void 0) continue;
		if (H.done) {
			if (X.pop(), X.length === 0) return H.value;
			X[X.length - 1].sent = H.value;
			continue;
		}
		if (T0(H.value)) {
			i(X, Z(H.value.schema, H.value.ctx));
			continue;
		}
		if (S(H.value)) throw Error("generateSync() encountered an unexpected asynchronous operation.");
		X[X.length - 1].sent = H.value;
	}
}
function w($) {
	let Z = {};
	for (let X of $) {
		if (typeof X === "boolean") {
			if (!X) return { not: {} };
			continue;
		}
		w0(Z, X);
	}
	return Z;
}
function R0($, Z) {
	if (typeof $ === "boolean" || typeof Z === "boolean") return {};
	if (typeof $ !== "object" || $ === null) return typeof Z === "object" && Z !== null ? Z : {};
	if (typeof Z !== "object" || Z === null) return $;
	let X = { ...$ };
	return w0(X, Z), X;
}
function w0($, Z) {
	if (Z.type !== void 0) if ($.type === void 0) $.type = Z.type;
	else $.type = N1($.type, Z.type);
	if (Z.minimum !== void 0) $.minimum = $.minimum !== void 0 ? Math.max($.minimum, Z.minimum) : Z.minimum;
	if (Z.maximum !== void 0) $.maximum = $.maximum !== void 0 ? Math.min($.maximum, Z.maximum) : Z.maximum;
	if (Z.exclusiveMinimum !== void 0) $.exclusiveMinimum = $.exclusiveMinimum !== void 0 ? Math.max($.exclusiveMinimum, Z.exclusiveMinimum) : Z.exclusiveMinimum;
	if (Z.exclusiveMaximum !== void 0) $.exclusiveMaximum = $.exclusiveMaximum !== void 0 ? Math.min($.exclusiveMaximum, Z.exclusiveMaximum) : Z.exclusiveMaximum;
	if (Z.multipleOf !== void 0) $.multipleOf = Z.multipleOf;
	if (Z.minLength !== void 0) $.minLength = $.minLength !== void 0 ? Math.max($.minLength, Z.minLength) : Z.minLength;
	if (Z.maxLength !== void 0) $.maxLength = $.maxLength !== void 0 ? Math.min($.maxLength, Z.maxLength) : Z.maxLength;
	if (Z.pattern !== void 0) $.pattern = Z.pattern;
	if (Z.format !== void 0) $.format = Z.format;
	if (Z.minItems !== void 0) $.minItems = $.minItems !== void 0 ? Math.max($.minItems, Z.minItems) : Z.minItems;
	if (Z.maxItems !== void 0) $.maxItems = $.maxItems !== void 0 ? Math.min($.maxItems, Z.maxItems) : Z.maxItems;
	if (Z.uniqueItems) $.uniqueItems = !0;
	if (Z.items !== void 0) $.items = Z.items;
	if (Z.prefixItems !== void 0) if ($.prefixItems === void 0) $.prefixItems = Z.prefixItems;
	else {
		let X = [], H = Math.max($.prefixItems.length, Z.prefixItems.length);
		for (let Q = 0; Q < H; Q++) {
			let J = $.prefixItems[Q], Y = Z.prefixItems[Q];
			if (J !== void 0 && Y !== void 0) X.push(R0(J, Y));
			else if (J !== void 0) X.push(J);
			else if (Y !== void 0) X.push(Y);
		}
		$.prefixItems = X;
	}
	if (Z.contains !== void 0) if ($.containsAll !== void 0) $.containsAll = [...$.containsAll, Z.contains];
	else if ($.contains !== void 0) $.containsAll = [$.contains, Z.contains], delete $.contains;
	else $.contains = Z.contains;
	if (Z.properties) $.properties = A1($.properties ?? {}, Z.properties);
	if (Z.required) $.required = [.../* @__PURE__ */ new Set([...$.required ?? [], ...Z.required])];
	if (Z.additionalProperties !== void 0) $.additionalProperties = Z.additionalProperties;
	if (Z.patternProperties) $.patternProperties = {
		...$.patternProperties ?? {},
		...Z.patternProperties
	};
	if (Z.minProperties !== void 0) $.minProperties = $.minProperties !== void 0 ? Math.max($.minProperties, Z.minProperties) : Z.minProperties;
	if (Z.maxProperties !== void 0) $.maxProperties = $.maxProperties !== void 0 ? Math.min($.maxProperties, Z.maxProperties) : Z.maxProperties;
	if (Z.const !== void 0) $.const = Z.const;
	if (Z.enum !== void 0) if ($.enum !== void 0) {
		let X = new Set(Z.enum.map((H) => JSON.stringify(H)));
		$.enum = $.enum.filter((H) => X.has(JSON.stringify(H)));
	} else $.enum = Z.enum;
	if (Z.$ref) $.$ref = Z.$ref;
	if (Z.$defs) $.$defs = {
		...$.$defs ?? {},
		...Z.$defs
	};
	if (Z.allOf) $.allOf = [...$.allOf ?? [], ...Z.allOf];
	if (Z.anyOf) $.anyOf = Z.anyOf;
	if (Z.oneOf) $.oneOf = Z.oneOf;
}
function N1($, Z) {
	let X = Array.isArray($) ? $ : [$], H = Array.isArray(Z) ? Z : [Z], Q = X.filter((J) => H.includes(J));
	if (Q.length === 0) return X[0];
	if (Q.length === 1) return Q[0];
	return Q;
}
function A1($, Z) {
	let X = { ...$ };
	for (let [H, Q] of Object.entries(Z)) {
		let J = $[H];
		if (J === void 0) X[H] = Q;
		else if (typeof J === "object" && typeof Q === "object") X[H] = R0(J, Q);
		else X[H] = Q;
	}
	return X;
}
var b = /* @__PURE__ */ new Set([
	"$schema",
	"$id",
	"$ref",
	"$defs",
	"$anchor",
	"$dynamicRef",
	"$dynamicAnchor",
	"$vocabulary",
	"$comment",
	"type",
	"enum",
	"const",
	"minimum",
	"maximum",
	"exclusiveMinimum",
	"exclusiveMaximum",
	"multipleOf",
	"minLength",
	"maxLength",
	"pattern",
	"format",
	"contentEncoding",
	"contentMediaType",
	"contentSchema",
	"items",
	"prefixItems",
	"contains",
	"minItems",
	"maxItems",
	"uniqueItems",
	"minContains",
	"maxContains",
	"properties",
	"required",
	"additionalProperties",
	"patternProperties",
	"minProperties",
	"maxProperties",
	"propertyNames",
	"dependentRequired",
	"dependentSchemas",
	"allOf",
	"anyOf",
	"oneOf",
	"not",
	"if",
	"then",
	"else",
	"faker",
	"chance",
	"jsonPath",
	"template",
	"default",
	"examples",
	"description",
	"title",
	"readOnly",
	"writeOnly",
	"deprecated"
]);
function p($) {
	if (typeof $ !== "object" || $ === null) return !1;
	return Object.keys($).some((X) => b.has(X));
}
function l($) {
	if ($.properties) return $.properties;
	if ($.type === "object" || $.type === void 0) {
		let Z = {}, X = !1;
		for (let [H, Q] of Object.entries($)) {
			if (b.has(H)) continue;
			if (p(Q)) Z[H] = Q, X = !0;
			else Z[H] = { const: Q }, X = !0;
		}
		if (X) return Z;
	}
	return {};
}
function s($, Z) {
	if ($.required) return $.required;
	if ($.properties === void 0 && Object.keys(Z).length > 0) return Object.keys(Z);
	return [];
}
function t($, Z) {
	let X = $.alwaysFakeOptionals ?? !1, H = $.fixedProbabilities ?? !1, Q = $.optionalsProbability ?? .5, J;
	if (H && !X && Z.length > 0) {
		let Y = Math.round(Z.length * Q);
		J = new Set(Z.slice(0, Y));
	}
	return (Y) => {
		if (X) return !0;
		if (J) return J.has(Y);
		return $.random.bool(Q);
	};
}
function O0($) {
	return typeof $ === "object" && $ !== null && !Array.isArray($);
}
function D1($) {
	return $.replace(/~/g, "~0").replace(/\//g, "~1");
}
function O($, Z) {
	let X = D1(Z), H = $.outputPath === "/" ? `/${X}` : `${$.outputPath}/${X}`, Q = $.path === "/" ? `/${X}` : `${$.path}/${X}`;
	return {
		...$,
		path: Q,
		outputPath: H
	};
}
function G1($) {
	let Z = l($);
	if (Object.keys(Z).length > 0) return Z;
	if (Array.isArray($.allOf)) {
		let X = {};
		for (let H of $.allOf) {
			if (typeof H !== "object" || H === null) continue;
			let Q = l(H);
			Object.assign(X, Q);
		}
		return X;
	}
	return {};
}
function V1($, Z) {
	let X = s($, Z);
	if (X.length > 0) return X;
	if (Array.isArray($.allOf)) {
		let H = [];
		for (let Q of $.allOf) {
			if (typeof Q !== "object" || Q === null) continue;
			let J = Q;
			if (Array.isArray(J.required)) H.push(...J.required);
		}
		if (H.length > 0) return [...new Set(H)];
	}
	return [];
}
function F1($, Z, X) {
	if (!O0($) || typeof Z !== "object" || Z === null) return $;
	return C0($, Z, X);
}
function C0($, Z, X) {
	if (X.alwaysFakeOptionals === !0) return $;
	let H = G1(Z);
	if (Object.keys(H).length === 0) return $;
	let Q = V1(Z, H), J = new Set(Q), Y = new Set(Object.keys(H)), M = t(X, [...Y].filter((E) => !J.has(E))), U = /* @__PURE__ */ new Set([...Y, ...Object.keys($)]), F = X.path === "/" ? "/properties" : `${X.path}/properties`, z = {
		...X,
		depth: X.depth + 1,
		path: F
	}, L = {};
	for (let E of U) {
		if (!(E in $)) continue;
		let I = O(z, E), N = H[E] ?? !0;
		if (!(Y.has(E) && !J.has(E)) || M(E)) L[E] = F1($[E], N, I);
	}
	return L;
}
function n($, Z, X) {
	if (!X.filterExampleDefaults || !O0($)) return $;
	return C0($, Z, X);
}
function P0($, Z) {
	if (typeof Z !== "object" || Z === null) return !1;
	let X = Z;
	if (X.const !== void 0) return $ === X.const;
	if (X.enum !== void 0) return X.enum.some((H) => H === $);
	return !1;
}
function S0($) {
	if (typeof $ === "boolean") return !$;
	if (typeof $ !== "object" || $ === null) return !1;
	if ($.not === !0 || typeof $.not === "object" && $.not !== null && Object.keys($.not).length === 0) return !0;
	return !1;
}
function a($) {
	let Z = [];
	if ($.dependentRequired) {
		for (let [X, H] of Object.entries($.dependentRequired)) if (Array.isArray(H)) Z.push([X, H.filter((Q) => typeof Q === "string")]);
	}
	if ($.dependencies) {
		for (let [X, H] of Object.entries($.dependencies)) if (Array.isArray(H)) Z.push([X, H.filter((Q) => typeof Q === "string")]);
	}
	return Z;
}
function z1($) {
	let Z = [];
	if ($.dependencies) {
		for (let [X, H] of Object.entries($.dependencies)) if (!Array.isArray(H)) Z.push([X, H]);
	}
	if ($.dependentSchemas) for (let [X, H] of Object.entries($.dependentSchemas)) Z.push([X, H]);
	return Z;
}
function* E1($, Z, X, H, Q, J, Y = { type: "string" }) {
	if (X[J] !== void 0) return;
	let W = Z[J];
	if (W === void 0 && $.patternProperties) {
		let F = [];
		for (let [z, L] of Object.entries($.patternProperties)) try {
			if (new RegExp(z).test(J)) F.push(L);
		} catch {}
		if (F.length > 0) W = F.length === 1 ? F[0] : w(F);
	}
	if (W === void 0) {
		if ($.additionalProperties === !1) return;
		W = $.additionalProperties !== void 0 && $.additionalProperties !== !0 ? $.additionalProperties : Y;
	}
	if (S0(W)) return;
	let M = O(Q, J), U = yield T(W, M);
	if (U !== void 0) X[J] = U, H.add(J);
}
function* b0($, Z) {
	let X = l($), H = s($, X);
	if (Z.depth >= Z.maxDepth) {
		let N = new Set(H);
		for (let [_, G] of a($)) if (N.has(_)) for (let D of G) N.add(D);
		if (N.size === 0) return {};
		let A = {};
		for (let _ of N) {
			let G = X[_];
			if (G && typeof G === "object" && G !== null) {
				let D = G;
				if (D.const !== void 0) A[_] = D.const;
				else if (D.default !== void 0) A[_] = D.default;
				else if (D.enum !== void 0 && D.enum.length > 0) A[_] = D.enum[0];
				else A[_] = T1(D.type);
			} else A[_] = null;
		}
		return A;
	}
	if ($.additionalProperties === !1) {
		let N = Object.keys(X).length > 0, A = $.patternProperties && Object.keys($.patternProperties).length > 0, _ = new Set(Object.keys(X)), D = [...new Set(H)].filter((B) => !_.has(B));
		if (($.minProperties ?? 0) > 0 && !N && !A) throw Error(`missing properties for ${$.minProperties} in ${Z.path}: additionalProperties is false but no properties or patternProperties defined`);
		if (D.length > 0 && !A && !N) throw Error(`missing properties for ${D.join(", ")} in ${Z.path}: additionalProperties is false but required properties not defined in properties`);
	}
	let Q = Z.path === "/" ? "/properties" : `${Z.path}/properties`, J = {
		...Z,
		depth: Z.depth + 1,
		path: Q
	}, Y = {}, W = /* @__PURE__ */ new Set(), M = new Set(H);
	for (let [N, A] of a($)) if (M.has(N)) for (let _ of A) M.add(_);
	let U = Z.fillProperties ?? !0, z = t(Z, Object.keys(X).filter((N) => !M.has(N)));
	if (Object.keys(X).length > 0) for (let [N, A] of Object.entries(X)) {
		if (S0(A)) continue;
		W.add(N);
		let _ = O(J, N), G = M.has(N), D = typeof A === "object" && A !== null && A.type === "object", B = A;
		if ($.patternProperties && typeof A === "object" && A !== null) {
			let V = [];
			for (let [K, j] of Object.entries($.patternProperties)) try {
				if (new RegExp(K).test(N)) V.push(j);
			} catch {}
			if (V.length > 0) B = w([A, ...V]);
		}
		if (G) {
			let V = yield T(B, _);
			if (V !== void 0) Y[N] = V;
		} else if (z(N)) {
			let V = yield T(B, _);
			if (V !== void 0) Y[N] = V;
		} else if (D && !U) {
			let V = A.required ?? [];
			if (V.length > 0) {
				let K = {};
				for (let j of V) {
					let o = yield T((A.properties ?? {})[j] ?? {}, O(_, j));
					if (o !== void 0) K[j] = o;
				}
				Y[N] = K;
			}
		}
	}
	for (let N of M) {
		if (Y[N] !== void 0 || W.has(N)) continue;
		if ($.patternProperties) {
			let A = [];
			for (let [_, G] of Object.entries($.patternProperties)) if (new RegExp(_).test(N)) A.push(G);
			if (A.length > 0) {
				let D = yield T(A.length === 1 ? A[0] : w(A), O(J, N));
				if (D !== void 0) Y[N] = D;
				W.add(N);
			}
		}
		if (!W.has(N)) {
			let A = $.additionalProperties ?? !0;
			if (A !== !1) {
				let _ = O(J, N), G = yield T(A === !0 ? {} : A, _);
				if (G !== void 0) Y[N] = G;
				W.add(N);
			}
		}
	}
	let L = !0;
	while (L) {
		L = !1;
		for (let [N, A] of a($)) {
			if (Y[N] === void 0) continue;
			for (let _ of A) {
				let G = Y[_];
				if (yield* E1($, X, Y, W, J, _), G === void 0 && Y[_] !== void 0) L = !0;
				if (Y[_] !== void 0) M.add(_);
			}
		}
	}
	for (let [N, A] of z1($)) if (Y[N] !== void 0 && !W.has(N + "_dep")) {
		if (W.add(N + "_dep"), typeof A === "boolean") continue;
		let _ = A.oneOf ?? A.anyOf ?? A.allOf ?? [A], G = null;
		for (let B of _) {
			if (typeof B !== "object" || B === null) continue;
			let { properties: V, not: K } = B;
			if (V && V[N]) {
				let j = V[N], C = Y[N];
				if (P0(C, j)) {
					G = B;
					break;
				}
			}
			if (K?.properties) {
				let j = K.properties[N];
				if (j) {
					let C = Y[N];
					if (!P0(C, j)) {
						G = B;
						break;
					}
				}
			}
		}
		if (!G && _.length > 0 && typeof _[0] === "object") G = _[0];
		if (G?.not) {
			let B = G.not;
			if (B.required && Array.isArray(B.required)) for (let V of B.required) delete Y[V];
		}
		let D = /* @__PURE__ */ new Set();
		if (G?.required) for (let B of G.required) {
			if (B === N) continue;
			if (Y[B] !== void 0) continue;
			D.add(B);
			let j = yield T(G.properties?.[B] ?? X[B] ?? { type: "object" }, O(J, B));
			if (j !== void 0) Y[B] = j;
		}
		if (G && G.properties) for (let [B, V] of Object.entries(G.properties)) {
			if (B === N) continue;
			if (D.has(B)) continue;
			let j = yield T(V, O(J, B));
			if (j !== void 0) Y[B] = j;
		}
	}
	let E = $.minProperties ?? 0, I = $.maxProperties;
	if (Object.keys(Y).length < E) {
		if ($.patternProperties && Object.keys($.patternProperties).length > 0) {
			let N = Object.entries($.patternProperties), A = 0, _ = 1e3;
			while (Object.keys(Y).length < E && A < _) {
				A++;
				let [G, D] = Z.random.pick(N), B = K1(G, Z);
				if (B && !Y[B]) {
					let K = yield T(D, O(J, B));
					if (K !== void 0) Y[B] = K;
					W.add(B);
				}
			}
		}
		if (Object.keys(Y).length < E) {
			let N = $.additionalProperties, A = N === void 0 || N === !0 ? { type: "string" } : N;
			if (A !== !1) {
				let _ = 0, G = 1e3;
				while (Object.keys(Y).length < E && _ < G) {
					_++;
					let D = `prop${Z.random.int(0, 99999)}`;
					if (!Y[D]) {
						let V = yield T(A, O(J, D));
						if (V !== void 0) Y[D] = V;
						W.add(D);
					}
				}
			}
		}
		if (Object.keys(Y).length < E) {
			let N = Object.keys(X).join(", ");
			throw Error(`properties '${N}' were not found while additionalProperties is false in ${Z.path}`);
		}
	}
	if (I !== void 0 && Object.keys(Y).length > I) {
		let A = Object.keys(Y).filter((_) => !M.has(_));
		Z.random.shuffle(A);
		while (Object.keys(Y).length > I && A.length > 0) {
			let _ = A.pop();
			delete Y[_];
		}
	}
	if (Z.pruneProperties && Z.pruneProperties.length > 0) e(Y, Z.pruneProperties);
	return L1(Y, X), Y;
}
function L1($, Z) {
	for (let [X, H] of Object.entries(Z)) {
		if (typeof H !== "object" || H === null) continue;
		let Q = H;
		if (Q.template === void 0) continue;
		let J = Q.template;
		if (typeof J !== "string") continue;
		$[X] = J.replace(/#\{(\w+)\}/g, (W, M) => {
			let U = $[M];
			return U !== void 0 ? String(U) : "";
		});
	}
}
function K1($, Z) {
	let X = $.match(/^\^([a-zA-Z]+)(\.\*|\(\?\:.*\))?/);
	if (X) {
		let M = X[1], U = X[2];
		if (U === ".*" || U?.includes("?:")) {
			let F = Z.random.int(0, 10), L = "";
			for (let E = 0; E < F; E++) L += Z.random.pick("abcdefghijklmnopqrstuvwxyz".split(""));
			return M + L;
		}
		return M;
	}
	let H = $.match(/(.*\*)?([a-zA-Z]+)\$$/);
	if (H) {
		let M = H[2], U = Z.random.int(1, 10), z = "";
		for (let L = 0; L < U; L++) z += Z.random.pick("abcdefghijklmnopqrstuvwxyz".split(""));
		return z + M;
	}
	let Q = $.match(/^\^([a-zA-Z]+)\$$/);
	if (Q) return Q[1];
	let J = Z.random.int(3, 10), Y = "abcdefghijklmnopqrstuvwxyz", W = "";
	for (let M = 0; M < J; M++) W += Z.random.pick(Y.split(""));
	try {
		if (new RegExp($).test(W)) return W;
	} catch {}
	return null;
}
function e($, Z) {
	if (typeof $ !== "object" || $ === null) return;
	if (Array.isArray($)) {
		for (let H of $) e(H, Z);
		return;
	}
	let X = $;
	for (let H of Object.keys(X)) if (Z.includes(H)) delete X[H];
	else e(X[H], Z);
}
function T1($) {
	switch (Array.isArray($) ? $[0] : $) {
		case "string": return "";
		case "number":
		case "integer": return 0;
		case "boolean": return !1;
		case "null": return null;
		case "array": return [];
		case "object": return {};
		default: return null;
	}
}
function* k0($, Z) {
	if (Z.depth >= Z.maxDepth) {
		let _ = $.minItems ?? 0;
		return _ > 0 ? Array.from({ length: _ }, () => null) : [];
	}
	if (Z.refDepthReached) {
		let _ = $.minItems ?? 0;
		return _ > 0 ? Array.from({ length: _ }, () => null) : [];
	}
	if ($.items === !1 && ($.minItems ?? 0) > 0) {
		let _ = $.prefixItems?.length ?? 0;
		if (($.minItems ?? 0) > _) throw Error(`missing items for ${$.minItems} in ${Z.path}: items is false but minItems (${$.minItems}) exceeds prefixItems count (${_})`);
	}
	let X = Z.path === "/" ? "/items" : `${Z.path}/items`, H = {
		...Z,
		depth: Z.depth + 1,
		path: X
	}, Q = [], J = Z.refDepthMax, Y = Z.minItems ?? $.minItems ?? 0, W = Z.maxItems ?? $.maxItems ?? Math.max(Y, Z.maxDefaultItems);
	if ($.maxItems !== void 0 && W > $.maxItems) W = $.maxItems;
	if ($.minItems !== void 0 && Y < $.minItems) Y = $.minItems;
	if (W < Y) if ($.maxItems !== void 0) Y = W;
	else W = Y;
	if (Z.alwaysFakeOptionals) W = Math.max(Y, W);
	let M = $.uniqueItems ? /* @__PURE__ */ new Set() : null;
	function* U(_, G) {
		let D = yield T(_, G);
		if (D === void 0) return "omitted";
		if (M) {
			let B = JSON.stringify(D);
			if (M.has(B)) {
				for (let V = 0; V < 50; V++) {
					if (D = yield T(_, P(H, Q.length)), D === void 0) continue;
					let K = JSON.stringify(D);
					if (!M.has(K)) return M.add(K), Q.push(D), "added";
				}
				return "failed";
			}
			M.add(B);
		}
		return Q.push(D), "added";
	}
	if ($.prefixItems) for (let _ = 0; _ < $.prefixItems.length && Q.length < W; _++) {
		let G = P(H, _);
		if ((yield* U($.prefixItems[_], G)) === "failed") break;
	}
	let F;
	if (J !== void 0 && Z.refDepth >= J - 1) {
		let _ = $.minItems ?? 0;
		return _ > 0 ? Array.from({ length: _ }, () => null) : [];
	}
	let z = Z.alwaysFakeOptionals ?? !1, L = Z.fixedProbabilities ?? !1, E = Z.optionalsProbability ?? .5;
	if (z) F = W;
	else if (L) {
		let _ = W - Math.max(Y, Q.length), G = Math.round(_ * E);
		F = Math.max(Y, Q.length) + G;
	} else F = Z.random.int(Math.max(Y, Q.length), W);
	let I = $.prefixItems !== void 0, N = $.additionalItems !== void 0, A;
	if (I) {
		if (N) A = $.additionalItems;
		else if ($.items !== void 0) A = $.items;
	} else A = $.items;
	if (A !== !1 && A !== void 0) {
		let _ = A ?? {}, G = 0, D = Math.max(F * 20, 50);
		while (Q.length < F) {
			let B = yield* U(_, P(H, Q.length));
			if (B === "added") {
				G = 0;
				continue;
			}
			if (G++, B === "failed" || G >= D) break;
		}
	}
	if ($.contains) {
		let _ = $.minContains ?? 1, G = $.maxContains ?? Math.max(_, 1), D = Z.random.int(_, G);
		for (let B = 0; B < D; B++) {
			let V = yield T($.contains, P(H, Q.length));
			if (V === void 0) continue;
			if (M) {
				let K = JSON.stringify(V);
				if (M.has(K)) {
					let j = !1;
					for (let C = 0; C < 50; C++) {
						if (V = yield T($.contains, P(H, Q.length)), V === void 0) continue;
						let k = JSON.stringify(V);
						if (!M.has(k)) {
							M.add(k), j = !0;
							break;
						}
					}
					if (!j) continue;
				} else M.add(K);
			}
			if (Q.length < W) {
				let K = Z.random.int(0, Q.length);
				Q.splice(K, 0, V);
			} else if (Q.length > 0) {
				let K = Z.random.int(0, Q.length - 1);
				Q[K] = V;
			}
		}
		while (Q.length > W) Q.pop();
	}
	if ($.containsAll) {
		let _ = /* @__PURE__ */ new Set();
		for (let G of $.containsAll) {
			let D = yield T(G, P(H, Q.length));
			if (D === void 0) continue;
			if (M) {
				let B = JSON.stringify(D);
				if (M.has(B)) {
					let V = !1;
					for (let K = 0; K < 50; K++) {
						if (D = yield T(G, P(H, Q.length)), D === void 0) continue;
						let j = JSON.stringify(D);
						if (!M.has(j)) {
							M.add(j), V = !0;
							break;
						}
					}
					if (!V) continue;
				} else M.add(B);
			}
			if (Q.length < W) {
				let B = Z.random.int(0, Q.length);
				Q.splice(B, 0, D);
				let V = /* @__PURE__ */ new Set();
				for (let K of _) V.add(K >= B ? K + 1 : K);
				_.clear();
				for (let K of V) _.add(K);
				_.add(B);
			} else if (Q.length > 0) {
				let B = Array.from({ length: Q.length }, (V, K) => K).filter((V) => !_.has(V));
				if (B.length > 0) {
					let V = B[Z.random.int(0, B.length - 1)];
					Q[V] = D, _.add(V);
				} else Q.push(D), _.add(Q.length - 1);
			}
		}
		while (Q.length > W) Q.pop();
	}
	if ($.uniqueItems && Q.length > 0) return yield* j1(Q, $, H, Y, W, M);
	return Q;
}
function* j1($, Z, X, H, Q, J) {
	let Y = Z.items ?? {}, W = 0, M = 100;
	while ($.length < H && W < M) {
		W++;
		let U = yield T(Y, P(X, $.length));
		if (U === void 0) continue;
		let F = JSON.stringify(U);
		if (!J.has(F)) J.add(F), $.push(U);
	}
	while ($.length > Q) $.pop();
	return $;
}
function P($, Z) {
	let X = $.outputPath === "/" ? `/${Z}` : `${$.outputPath}/${Z}`;
	return {
		...$,
		path: `${$.path}/${Z}`,
		outputPath: X
	};
}
function $0($, Z) {
	if (!Z || Z === "") return $;
	if (typeof $ !== "object" || $ === null) throw Error(`Cannot resolve fragment "${Z}" in non-object schema`);
	if (Z.startsWith("/")) return w1($, Z);
	throw Error(`Unsupported fragment type: ${Z}. Only JSON pointers (starting with /) are supported.`);
}
function w1($, Z) {
	if (Z === "" || Z === "/") return $;
	let X = Z.slice(1).split("/"), H = $;
	for (let Q of X) {
		let J = Q.replace(/~1/g, "/").replace(/~0/g, "~");
		if (typeof H !== "object" || H === null) throw Error(`Cannot resolve JSON pointer "${Z}": not an object at "${J}"`);
		if (Array.isArray(H)) {
			let Y = parseInt(J, 10);
			if (isNaN(Y) || Y < 0 || Y >= H.length) throw Error(`Cannot resolve JSON pointer "${Z}": invalid array index "${J}"`);
			H = H[Y];
		} else {
			if (!(J in H)) throw Error(`Cannot resolve JSON pointer "${Z}": property "${J}" not found`);
			H = H[J];
		}
	}
	return H;
}
function* v0($, Z) {
	let X = Z.refResolver($);
	if (Z.__sync && S(X)) throw Promise.resolve(X).catch(() => {}), Error(`Cannot use async refResolver in generateSync(): resolving '${$}' returned a Promise`);
	return yield X;
}
function g0($) {
	let Z = /* @__PURE__ */ new Map();
	if (typeof $ === "boolean") return Z;
	if ($.$id && typeof $ === "object") {
		let X = $, H = X.$id, { $id: Q, ...J } = X;
		Z.set(H, J);
	}
	if ($.$defs) for (let [X, H] of Object.entries($.$defs)) Z.set(`#/$defs/${X}`, H);
	return Z;
}
function* f($, Z) {
	let X = $.$ref;
	if (!X) return {
		schema: $,
		ctx: Z
	};
	let H = Z.refDepth + 1;
	if (Z.refDepthMax !== void 0 && H >= Z.refDepthMax) return {
		schema: {},
		ctx: {
			...Z,
			refDepthReached: !0
		}
	};
	if (Z.refStack.has(X)) {
		if (Z.refDepthMax !== void 0) {
			if (Z.refDepth >= Z.refDepthMax) return {
				schema: {},
				ctx: {
					...Z,
					refDepthReached: !0
				}
			};
		} else if (Z.depth >= Z.maxDepth) return {
			schema: { type: "null" },
			ctx: Z
		};
	}
	let Q, J;
	if (X.startsWith("#/")) {
		if (Q = Z.refRegistry.get(X), Q === void 0 && X.length > 2) {
			let z = Z.refRegistry.get("#");
			if (z !== void 0 && typeof z === "object") try {
				Q = $0(z, X.slice(1));
			} catch {}
		}
		if (Q === void 0 && Z.refResolver) {
			if (Q = yield* v0(X, Z), Q !== void 0) Z.refRegistry.set(X, Q);
		}
	} else if (X === "#") Q = Z.refRegistry.get("#") ?? {};
	else if (Q = Z.refRegistry.get(X), Q === void 0 && Z.refResolver) {
		J = yield* v0(X, Z);
		let z = X.indexOf("#");
		if (z !== -1) {
			let L = X.slice(z + 1);
			if (L) Q = $0(J, L);
			else Q = J;
		} else Q = J;
		if (J && typeof J === "object" && J !== null) {
			let L = J;
			if (L.$defs) for (let [E, I] of Object.entries(L.$defs)) Z.refRegistry.set(`#/$defs/${E}`, I);
		}
	} else if (Q === void 0 && Z.__sync) throw Error(`Remote $ref '${X}' cannot be resolved in generateSync(); pre-resolve refs or use generate()`);
	if (Q === void 0) throw Error(`Unresolved $ref: ${X}`);
	let Y = /* @__PURE__ */ new Set([
		"description",
		"title",
		"$comment",
		"readOnly",
		"writeOnly",
		"deprecated"
	]), { $ref: W, ...M } = $, U = Object.fromEntries(Object.entries(M).filter(([z]) => !Y.has(z)));
	if (Object.keys(U).length > 0 && typeof Q === "object" && Q !== null) Q = {
		...Q,
		...U
	};
	let F = {
		...Z,
		refStack: /* @__PURE__ */ new Set([...Z.refStack, X]),
		refDepth: Z.refDepth + 1
	};
	return {
		schema: Q,
		ctx: F
	};
}
function d0($, Z) {
	if (typeof $ === "boolean") return;
	Z.set("#", $), Z0($, "#", Z);
}
function Z0($, Z, X) {
	if ($.$id) {
		let { $id: H, ...Q } = $;
		X.set(H, Q);
	}
	if ($.$defs) for (let [H, Q] of Object.entries($.$defs)) {
		let J = `${Z}/$defs/${H}`;
		if (X.set(J, Q), typeof Q === "object" && Q !== null) Z0(Q, J, X);
	}
	if ($.properties) {
		for (let [H, Q] of Object.entries($.properties)) if (typeof Q === "object" && Q !== null) Z0(Q, `${Z}/properties/${H}`, X);
	}
}
function* O1($, Z) {
	if (!$.$ref) return $;
	return (yield* f($, Z)).schema;
}
function* C1($, Z) {
	let X = [];
	for (let H of $) if (typeof H === "object" && H !== null && "$ref" in H) {
		let Q = yield* O1(H, Z);
		X.push(Q);
	} else if (typeof H === "object" && H !== null) X.push(H);
	return X;
}
function* x0($, Z) {
	let { allOf: X, anyOf: H, oneOf: Q, not: J, if: Y, then: W, else: M, ...U } = $;
	if (X) return yield T(w([U, ...yield* C1(X, Z)]), Z);
	if (Q) {
		let F = Z.random.shuffle([...Q]), z = U.required ?? [];
		for (let D of F) {
			let B = typeof D === "object" && D !== null ? D : {};
			if (B.$ref) B = (yield* f(B, Z)).schema;
			let V = B.required ?? [], K = [.../* @__PURE__ */ new Set([...z, ...V])], C = w([{
				...U,
				required: K
			}, B]), k = {
				...Z,
				optionalsProbability: 0,
				alwaysFakeOptionals: !1
			};
			try {
				return yield T(C, k);
			} catch {}
		}
		let L = Q[0], E = typeof L === "object" && L !== null ? L : {};
		if (E.$ref) E = (yield* f(E, Z)).schema;
		let I = E.required ?? [], N = [.../* @__PURE__ */ new Set([...z, ...I])];
		return yield T(w([{
			...U,
			required: N
		}, E]), {
			...Z,
			optionalsProbability: 0,
			alwaysFakeOptionals: !1
		});
	}
	if (H) {
		let F = Z.random.shuffle([...H]);
		for (let E of F) {
			let I = w([U, E]);
			try {
				return yield T(I, Z);
			} catch {}
		}
		let z = H[0];
		return yield T(w([U, z]), Z);
	}
	if (Y !== void 0) return yield* P1(U, Y, W, M, Z);
	if (J) return yield* S1(U, J, Z);
	return yield T(U, Z);
}
function* P1($, Z, X, H, Q) {
	if (X !== void 0) {
		let J = w([
			$,
			Z,
			X
		]);
		try {
			return yield T(J, Q);
		} catch {}
	}
	if (H !== void 0) {
		let J = w([$, H]);
		try {
			return yield T(J, Q);
		} catch {}
	}
	return yield T($, Q);
}
function* S1($, Z, X) {
	if (typeof Z === "boolean") {
		if (Z === !0) throw Error(`Cannot generate value for 'not: true' at ${X.path}`);
		return yield T($, X);
	}
	if (Z.type && !Z.enum && !Z.const) {
		let H = Array.isArray(Z.type) ? Z.type : [Z.type], J = [
			"string",
			"number",
			"integer",
			"boolean",
			"null",
			"object",
			"array"
		].filter((Y) => !H.includes(Y));
		if (J.length > 0) return yield T(w([$, { type: X.random.pick(J) }]), X);
	}
	if (Z.const !== void 0 || Z.enum !== void 0) {
		let H = Z.enum ?? [Z.const], Q = new Set(H.map((J) => JSON.stringify(J)));
		for (let J = 0; J < 20; J++) {
			let Y = yield T($, X);
			if (!Q.has(JSON.stringify(Y))) return Y;
		}
	}
	return yield T($, X);
}
var u0 = class {
	extensions = /* @__PURE__ */ new Map();
	define($, Z) {
		this.extensions.set($, {
			callback: Z,
			context: {}
		});
	}
	has($) {
		return this.extensions.has($);
	}
	reset($) {
		if ($) {
			let Z = this.extensions.get($);
			if (Z) Z.context = {}, this.extensions.delete($);
		} else this.extensions.clear();
	}
	keys() {
		return this.extensions.keys();
	}
	*generateGen($, Z) {
		let X = Object.keys($);
		for (let H = X.length - 1; H >= 0; H--) {
			let Q = X[H], J = Q.startsWith("x-") ? Q.slice(2) : Q, Y = this.extensions.get(J);
			if (Y) {
				let W = $[Q], M = Y.callback.call(Y.context, W, $, Z);
				if (Z.__sync && S(M)) throw Promise.resolve(M).catch(() => {}), Error(`Cannot use async extension '${J}' in generateSync()`);
				let U = yield M;
				if (U !== void 0) return U;
			}
		}
	}
	getContext($) {
		return this.extensions.get($)?.context;
	}
};
var X0 = new u0();
function* l0($, Z) {
	return yield* X0.generateGen($, Z);
}
var b1 = [
	"string",
	"number",
	"integer",
	"boolean",
	"null",
	"object",
	"array"
];
function n0($, Z, X) {
	if ($.faker !== void 0 && $.chance !== void 0) throw Error(`ambiguous generator: both faker and chance are defined in ${Z.path}`);
	if ($.faker !== void 0) try {
		let Q = h0(k1($.faker, Z), X ?? $.type, Z.path);
		if (typeof Q === "string" && $.format) return o0(Q, $.format, Z);
		return Q;
	} catch {}
	if ($.chance !== void 0) try {
		let Q = h0(f1($.chance, Z), X ?? $.type, Z.path);
		if (typeof Q === "string" && $.format) return o0(Q, $.format, Z);
		return Q;
	} catch {}
}
function o0($, Z, X) {
	if (Z === "date") {
		let H = typeof $ === "string" ? new Date($) : $;
		if (H instanceof Date && !isNaN(H.getTime())) return `${H.getFullYear()}-${R(H.getMonth() + 1)}-${R(H.getDate())}`;
		if (typeof $ === "string") {
			let Q = Date.parse($);
			if (!isNaN(Q)) {
				let J = new Date(Q);
				return `${J.getFullYear()}-${R(J.getMonth() + 1)}-${R(J.getDate())}`;
			}
		}
	}
	if (Z === "date-time") {
		let H = typeof $ === "string" ? new Date($) : $;
		if (H instanceof Date && !isNaN(H.getTime())) return H.toISOString();
		if (typeof $ === "string" && Date.parse($)) return new Date($).toISOString();
	}
	return $;
}
function h0($, Z, X) {
	if (Z === void 0) return $;
	let H = Array.isArray(Z) ? Z[0] : Z;
	switch (H) {
		case "string": return $ === null ? "null" : $ === void 0 ? "undefined" : String($);
		case "number":
		case "integer":
			let Q = Number($);
			return H === "integer" ? Math.floor(Q) : Q;
		case "boolean": return Boolean($);
		case "null": return null;
		default: return $;
	}
}
function k1($, Z) {
	if (!Z.extensions?.faker) {
		let Y = typeof $ === "string" ? $ : JSON.stringify($);
		throw Error(`cannot resolve faker-generator for ${Y} in ${Z.path}`);
	}
	let X, H;
	if (typeof $ === "object" && $ !== null) {
		let Y = $, W = Object.keys(Y);
		if (W.length > 0) X = W[0], H = Y[X];
		else throw Error(`cannot resolve faker-generator for ${JSON.stringify($)} in ${Z.path}`);
	} else X = $;
	let Q = X.split("."), J = Z.extensions.faker;
	for (let Y of Q) try {
		J = J[Y];
	} catch {
		throw Error(`failed to resolve .${Y} (${X})`);
	}
	if (typeof J === "function") return H ? J(...H) : J();
	else throw Error(`cannot resolve faker-generator for ${X} in ${Z.path}`);
}
function f1($, Z) {
	if (!Z.extensions?.chance) {
		let X = typeof $ === "string" ? $ : Object.keys($)[0];
		throw Error(`cannot resolve chance-generator for ${X} in ${Z.path}`);
	}
	if (typeof $ === "string") {
		let X = Z.extensions.chance[$];
		if (typeof X === "function") return X.call(Z.extensions.chance);
		throw Error(`cannot resolve chance-generator for ${$} in ${Z.path}`);
	}
	if (typeof $ === "object" && $ !== null) {
		let X = $, H = Object.keys(X)[0], Q = X[H], J = Z.extensions.chance[H];
		if (typeof J === "function") return Q ? J.call(Z.extensions.chance, Q) : J.call(Z.extensions.chance);
	}
	throw Error(`cannot resolve chance-generator in ${Z.path}`);
}
function y1($, Z) {
	let X = $.path === "/" ? `/${Z}` : `${$.path}/${Z}`;
	return {
		...$,
		depth: $.depth + 1,
		path: X,
		refDepthReached: $.refDepthReached
	};
}
function* q($, Z, X) {
	if (!X.outputTransform) return $;
	let H = X.outputTransform($, Z, X.outputPath);
	if (X.__sync && S(H)) throw Promise.resolve(H).catch(() => {}), Error("Cannot use async outputTransform in generateSync()");
	return yield H;
}
function* g($, Z) {
	if ($ === !0) return yield* g({}, Z);
	if ($ === !1) throw Error(`Cannot generate value for 'false' schema at ${Z.path}`);
	let X = null;
	if (typeof $ === "object" && $ !== null && $.$defs) {
		X = [];
		for (let [H, Q] of Object.entries($.$defs)) {
			let J = `#/$defs/${H}`;
			X.push([J, Z.refRegistry.has(J) ? Z.refRegistry.get(J) : void 0]), Z.refRegistry.set(J, Q);
		}
	}
	try {
		return yield* v1($, Z);
	} finally {
		if (X) for (let [H, Q] of X) if (Q === void 0) Z.refRegistry.delete(H);
		else Z.refRegistry.set(H, Q);
	}
}
function* v1($, Z) {
	if (Z.propAliases) {
		let Y = null;
		for (let [W, M] of Object.entries(Z.propAliases)) if (W in $ && !(M in $)) {
			if (!Y) Y = { ...$ };
			Y[M] = Y[W], delete Y[W];
		}
		if (Y) $ = Y;
	}
	let X;
	if (Array.isArray($.type)) {
		let Y = $.type;
		X = Z.random.pick(Y);
		let W = {
			...Z,
			resolvedType: X
		}, M = n0($, W, X);
		if (M !== void 0) {
			if (typeof M === "string" && W.maxLength !== void 0 && M.length > W.maxLength) return yield* q(M.slice(0, W.maxLength), $, W);
			return yield* q(M, $, W);
		}
	} else {
		let Y = n0($, Z, X);
		if (Y !== void 0) {
			if (typeof Y === "string" && Z.maxLength !== void 0 && Y.length > Z.maxLength) return yield* q(Y.slice(0, Z.maxLength), $, Z);
			return yield* q(Y, $, Z);
		}
	}
	let H = {
		...Z,
		proceed: (Y, W) => (Z.__sync ? Q0 : H0)(Y, {
			...Z,
			...W
		})
	}, Q = yield* l0($, H);
	if (Q !== void 0) return yield* q(Q, $, H);
	if ($.$ref) {
		let Y = yield* f($, Z);
		return yield T(Y.schema, y1(Y.ctx, "$ref"));
	}
	if ($.allOf || $.anyOf || $.oneOf || $.not || $.if) return yield* x0($, Z);
	if ($.const !== void 0) return yield* q(c($, Z), $, Z);
	if (Z.useDefaultValue && $.default !== void 0) return yield* q(n($.default, $, Z), $, Z);
	if ($.enum !== void 0) return yield* q(c($, Z), $, Z);
	if (Z.useExamplesValue) {
		if (Array.isArray($.examples) && $.examples.length > 0) return yield* q(n(Z.random.pick($.examples), $, Z), $, Z);
		if ($.example !== void 0) return yield* q(n($.example, $, Z), $, Z);
	}
	let J = g1($, Z);
	if (J === null) {
		if (Z.failOnInvalidTypes === !1) {
			if (Z.defaultInvalidTypeProduct !== void 0) {
				let Y = Z.defaultInvalidTypeProduct;
				if (typeof Y === "string") return x1(Y);
				return Y;
			}
			return null;
		}
		throw Error(`unknown primitive ${$.type} in ${Z.path}/type`);
	}
	switch (J) {
		case "null": return yield* q(A0(Z), $, Z);
		case "boolean": return yield* q(D0(Z), $, Z);
		case "number": return yield* q(u($, Z), $, Z);
		case "integer": return yield* q(G0($, Z), $, Z);
		case "string": return yield* q(L0($, Z), $, Z);
		case "object": return yield* q(yield* b0($, Z), $, Z);
		case "array": return yield* q(yield* k0($, Z), $, Z);
		default: throw Error(`Unknown type: ${J} at ${Z.path}`);
	}
}
function g1($, Z) {
	if (Z.resolvedType !== void 0) return Z.resolvedType;
	if (typeof $.type === "string") {
		if (![
			"string",
			"number",
			"integer",
			"boolean",
			"null",
			"object",
			"array"
		].includes($.type)) return null;
		return $.type;
	}
	if (Array.isArray($.type)) return Z.random.pick($.type);
	if ($.properties || $.required || $.additionalProperties !== void 0 || $.patternProperties || $.minProperties !== void 0 || $.maxProperties !== void 0) return "object";
	if (d1($)) return "object";
	if ($.items || $.prefixItems || $.contains || $.minItems !== void 0 || $.maxItems !== void 0 || $.uniqueItems) return "array";
	if ($.minimum !== void 0 || $.maximum !== void 0 || $.exclusiveMinimum !== void 0 || $.exclusiveMaximum !== void 0 || $.multipleOf !== void 0) return "number";
	if ($.minLength !== void 0 || $.maxLength !== void 0 || $.pattern || $.format || $.faker !== void 0 || $.chance !== void 0) return "string";
	return Z.random.pick(b1);
}
function d1($) {
	if ($.properties || $.type === "object" || $.type === "array") return !1;
	for (let Z of Object.keys($)) {
		if (b.has(Z)) continue;
		let X = $[Z];
		if (typeof X === "object" && X !== null && !Array.isArray(X)) return !0;
	}
	return !1;
}
function x1($) {
	switch ($) {
		case "string": return "";
		case "number":
		case "integer": return 0;
		case "boolean": return !1;
		case "null": return null;
		case "object": return {};
		case "array": return [];
		default: return null;
	}
}
function H0($, Z) {
	return q0(g($, Z), g);
}
function Q0($, Z) {
	return I0(g($, Z), g);
}
function m0($) {
	return `${Y0($)}T${J0($)}`;
}
function Y0($) {
	let Z = $.int(2e3, 2030), X = $.int(1, 12), H = z0(Z, X), Q = $.int(1, H);
	return `${Z}-${R(X)}-${R(Q)}`;
}
function J0($) {
	let Z = $.int(0, 23), X = $.int(0, 59), H = $.int(0, 59);
	return `${R(Z)}:${R(X)}:${R(H)}Z`;
}
var u1 = [
	"alice",
	"bob",
	"charlie",
	"dave",
	"eve",
	"frank",
	"grace",
	"heidi"
];
var i1 = [
	"example.com",
	"test.org",
	"demo.net",
	"sample.io"
];
function W0($) {
	return `${$.pick(u1)}${$.int(1, 999)}@${$.pick(i1)}`;
}
var p1 = ["https"];
var l1 = [
	"example.com",
	"test.org",
	"demo.net"
];
var n1 = [
	"api",
	"v1",
	"users",
	"items",
	"data",
	"resource"
];
function d($) {
	let Z = $.pick(p1), X = $.pick(l1), H = $.int(1, 3), Q = [];
	for (let J = 0; J < H; J++) Q.push($.pick(n1));
	return `${Z}://${X}/${Q.join("/")}`;
}
var o1 = [
	"alpha",
	"beta",
	"gamma",
	"delta",
	"echo",
	"fox",
	"golf",
	"hotel"
];
var h1 = [
	"com",
	"org",
	"net",
	"io",
	"dev"
];
function M0($) {
	let Z = $.int(1, 3), X = [];
	for (let H = 0; H < Z; H++) X.push($.pick(o1));
	return X.push($.pick(h1)), X.join(".");
}
function r0($) {
	return `${$.int(1, 254)}.${$.int(0, 255)}.${$.int(0, 255)}.${$.int(1, 254)}`;
}
function c0($) {
	let Z = [];
	for (let X = 0; X < 8; X++) Z.push($.int(0, 65535).toString(16));
	return Z.join(":");
}
function s0($) {
	let Z = (X) => {
		let H = "";
		for (let Q = 0; Q < X; Q++) H += $.int(0, 15).toString(16);
		return H;
	};
	return `${Z(8)}-${Z(4)}-4${Z(3)}-${[
		"8",
		"9",
		"a",
		"b"
	][$.int(0, 3)]}${Z(3)}-${Z(12)}`;
}
var m1 = [
	"foo",
	"bar",
	"baz",
	"items",
	"0",
	"1",
	"2",
	"name",
	"value"
];
function _0($) {
	let Z = $.int(1, 4), X = [];
	for (let H = 0; H < Z; H++) X.push($.pick(m1));
	return "/" + X.join("/");
}
function t0($) {
	let Z = ["P"], X = $.bool(), H = $.bool();
	if (X) {
		if ($.bool()) Z.push(`${$.int(0, 100)}Y`);
		if ($.bool()) Z.push(`${$.int(0, 12)}M`);
		if ($.bool()) Z.push(`${$.int(0, 30)}D`);
	}
	if (H) {
		if (Z.push("T"), $.bool()) Z.push(`${$.int(0, 23)}H`);
		if ($.bool()) Z.push(`${$.int(0, 59)}M`);
		if ($.bool()) Z.push(`${$.int(0, 59)}S`);
	}
	if (Z.length === 1 || Z.length === 2 && Z[1] === "T") Z.push("0D");
	return Z.join("");
}
var r1 = /* @__PURE__ */ new Map([
	["date-time", m0],
	["date", Y0],
	["time", J0],
	["duration", t0],
	["email", W0],
	["idn-email", W0],
	["uri", d],
	["uri-reference", d],
	["iri", d],
	["iri-reference", d],
	["hostname", M0],
	["idn-hostname", M0],
	["ipv4", r0],
	["ipv6", c0],
	["uuid", s0],
	["json-pointer", _0],
	["relative-json-pointer", ($) => `${$.int(0, 5)}${_0($)}`]
]);
function U0($) {
	let Z = new Map(r1);
	if ($) for (let [X, H] of Object.entries($)) Z.set(X, H);
	return Z;
}
function e0($, Z) {
	if (!$.startsWith("$")) throw Error(`Invalid JSONPath: ${$} (must start with $)`);
	let X = c1($), H = [Z];
	for (let Q of X) {
		let J = [];
		if (Q === "") {
			for (let Y of H) B0(Y, J);
			J.push(...H), H = J;
			continue;
		}
		for (let Y of H) {
			if (Y === null || Y === void 0) continue;
			if (Q.startsWith("q:")) {
				let W = Q.slice(2);
				if (typeof Y === "object" && Y !== null && W in Y) J.push(Y[W]);
			} else if (Q === "*") {
				if (Array.isArray(Y)) J.push(...Y);
			} else if (/^\d+$/.test(Q)) {
				let W = parseInt(Q, 10);
				if (Array.isArray(Y) && W < Y.length) J.push(Y[W]);
			} else if (typeof Y === "object" && Y !== null && Q in Y) J.push(Y[Q]);
		}
		H = J;
	}
	return H;
}
function B0($, Z) {
	if ($ === null || $ === void 0) return;
	if (Array.isArray($)) for (let X of $) Z.push(X), B0(X, Z);
	else if (typeof $ === "object") for (let X of Object.values($)) Z.push(X), B0(X, Z);
}
function c1($) {
	if (!$.startsWith("$")) throw Error(`Invalid JSONPath: ${$}`);
	let Z = [], X = $.slice(1);
	while (X.length > 0) if (X.startsWith(".")) {
		if (X = X.slice(1), X.startsWith(".")) X = X.slice(1), Z.push("");
		let H = X.match(/^([a-zA-Z_][a-zA-Z0-9_]*)/);
		if (H) Z.push(H[1]), X = X.slice(H[1].length);
		else break;
	} else if (X.startsWith("[")) {
		let H = X.indexOf("]");
		if (H === -1) break;
		let Q = X.slice(1, H), J = s1(Q), Y = Q[0] === "\"" || Q[0] === "'";
		Z.push(Y ? `q:${J}` : J), X = X.slice(H + 1);
	} else break;
	return Z;
}
function s1($) {
	let Z = $[0];
	if ((Z === "\"" || Z === "'") && $[$.length - 1] === Z) return $.slice(1, -1).replace(/\\(["'\\])/g, "$1");
	return $;
}
function t1($) {
	if ($.properties) return $.properties;
	if ($.type === "object" || $.type === void 0) {
		let Z = {}, X = !1;
		for (let [H, Q] of Object.entries($)) {
			if (b.has(H)) continue;
			if (p(Q)) Z[H] = Q, X = !0;
			else Z[H] = { const: Q }, X = !0;
		}
		if (X) return Z;
	}
	return {};
}
function x($, Z, X, H) {
	if (!X.resolveJsonPath) return $;
	let Q = H ?? $;
	if (Z === !0 || Z === !1) return $;
	if (Z.$ref) return $;
	let J = Z;
	if (J.allOf || J.anyOf || J.oneOf) return $;
	if (typeof $ === "object" && $ !== null && !Array.isArray($)) {
		let Y = { ...$ }, W = t1(J);
		for (let [M, U] of Object.entries(W)) if (M in Y) {
			let F = Y[M];
			if (typeof U === "object" && U !== null && "jsonPath" in U && typeof U.jsonPath === "string") {
				let z = e0(U.jsonPath, Q);
				if (z.length > 0) Y[M] = X.random.pick(z);
			} else Y[M] = x(F, U, X, Q);
		}
		return Y;
	}
	if (Array.isArray($) && J.items) return $.map((Y) => x(Y, J.items, X, Q));
	return $;
}
var Z1 = U0();
var $1 = /* @__PURE__ */ new Set(["https://json-schema.org/draft/2020-12/schema", "https://json-schema.org/draft/2019-09/schema"]);
function X1($, Z) {
	if (Z?.validateSchemaVersion === !0 && !Z?.propAliases) {
		if (typeof $ === "object" && $ !== null && "$schema" in $) {
			let F = $.$schema;
			if (typeof F === "string" && !$1.has(F)) throw Error(`Unsupported JSON Schema version: ${F}. Supported versions: ${[...$1].join(", ")}`);
		}
	}
	let X = X$(Z), H = h(Z?.seed ?? 1), Q = X.propAliases ? Z$($, X.propAliases) : $, J = g0(Q);
	d0(Q, J);
	let Y = X.formats ? U0(X.formats) : new Map(Z1), W = X.refDepthMin ?? X.refDepth, M = X.refDepthMax ?? X.refDepth;
	if (W !== void 0 && M !== void 0 && W > M) throw Error(`refDepthMin (${W}) cannot be greater than refDepthMax (${M})`);
	return {
		schema_: Q,
		normalizedOptions: X,
		ctx: {
			random: H,
			maxDepth: X.maxDepth ?? (M ? M + 20 : 5),
			maxDefaultItems: X.maxDefaultItems ?? 3,
			optionalsProbability: X.optionalsProbability ?? .5,
			depth: 0,
			refRegistry: J,
			refStack: /* @__PURE__ */ new Set(),
			formatRegistry: Y,
			minItems: X.minItems,
			maxItems: X.maxItems,
			minLength: X.minLength,
			maxLength: X.maxLength,
			useDefaultValue: X.useDefaultValue,
			path: "/",
			outputPath: "/",
			alwaysFakeOptionals: X.alwaysFakeOptionals,
			fixedProbabilities: X.fixedProbabilities,
			fillProperties: X.fillProperties,
			extensions: X.extensions,
			resolveJsonPath: X.resolveJsonPath,
			autoIncrementCounters: /* @__PURE__ */ new Map(),
			refDepth: 0,
			refDepthMin: W,
			refDepthMax: M,
			useExamplesValue: X.useExamplesValue,
			filterExampleDefaults: X.filterExampleDefaults ?? !1,
			pruneProperties: X.pruneProperties,
			failOnInvalidTypes: X.failOnInvalidTypes,
			defaultInvalidTypeProduct: X.defaultInvalidTypeProduct,
			minDateTime: X.minDateTime,
			maxDateTime: X.maxDateTime,
			propAliases: X.propAliases,
			outputTransform: X.outputTransform
		}
	};
}
async function N0($, Z) {
	let { schema_: X, normalizedOptions: H, ctx: Q } = X1($, Z);
	Q.refResolver = H.refResolver;
	let J = await H0(X, Q);
	if (H.resolveJsonPath) return x(J, $, Q, J);
	return J;
}
function Z$($, Z) {
	if (typeof $ !== "object" || $ === null) return $;
	let X = $, H = null;
	for (let [Q, J] of Object.entries(Z)) if (Q in X && !(J in X)) {
		if (!H) H = { ...X };
		H[J] = H[Q], delete H[Q];
	}
	return H ?? $;
}
function X$($) {
	if (!$) return {};
	let Z = $, X = { ...$ };
	if (Z.requiredOnly === !0 && X.optionalsProbability === void 0) X = {
		...X,
		optionalsProbability: 0,
		alwaysFakeOptionals: !1
	};
	if (Z.ignoreProperties && Z.ignoreProperties.length > 0) X = {
		...X,
		outputTransform: H$(X.outputTransform, Q$(Z.ignoreProperties))
	};
	return X;
}
function H$($, Z) {
	if (!$) return Z;
	if (!Z) return $;
	return (X, H, Q) => {
		let J = $(X, H, Q);
		if (J && typeof J === "object" && "then" in J && typeof J.then === "function") return J.then((Y) => Z(Y, H, Q));
		return Z(J, H, Q);
	};
}
function Q$($) {
	return (Z, X, H) => {
		if (H === "/") return Z;
		let Q = Y$(H.slice(H.lastIndexOf("/") + 1));
		return $.some((Y) => {
			if (typeof Y === "string") return Y === Q;
			if (Y instanceof RegExp) return Y.test(Q);
			return Y(X);
		}) ? void 0 : Z;
	};
}
function Y$($) {
	return $.replace(/~1/g, "/").replace(/~0/g, "~");
}

export { N0 as generate };