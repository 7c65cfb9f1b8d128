import { t as utf8Length } from "./utf8-length.js";

// src/core/output/describe-output.ts
/** `<bytes>:<sha256>` of what an agent job puts out, for a second output beside it. `sha256` gives `sha256:` and hex digits. */
function describeOutput(text, sha256) {
	return `${utf8Length(text)}:${sha256(text).replace(/^sha256:/, "")}`;
}

export { describeOutput as t };