// src/core/json/read-json-tokens.ts
/** Tokens of a valid JSON text: punctuation, strings with their quotes, and bare words (numbers, `true`, `null`). */
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

export { readJsonTokens as t };