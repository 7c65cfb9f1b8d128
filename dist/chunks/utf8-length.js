// src/core/json/utf8-length.ts
/** Bytes of a text in UTF-8. A lone surrogate counts as the three bytes of the replacement character it becomes. */
function utf8Length(text) {
	let bytes = 0;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		bytes += bytesOfUnit(unit);
		if (isHigh(unit) && isLow(text.charCodeAt(at + 1))) {
			bytes++;
			at++;
		}
	}
	return bytes;
}
function bytesOfUnit(unit) {
	if (unit < 128) return 1;
	return unit < 2048 ? 2 : 3;
}
function isHigh(unit) {
	return unit >= 55296 && unit <= 56319;
}
function isLow(unit) {
	return unit >= 56320 && unit <= 57343;
}

export { utf8Length as t };