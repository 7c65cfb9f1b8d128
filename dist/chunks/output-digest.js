import { t as utf8Length } from "./utf8-length.js";

// src/core/output/output-digest.ts
/** `<bytes>:<sha256>` of what an agent job puts out, for a second output beside it. `sha256` gives `sha256:` and hex digits. */
function digestOutput(text, sha256) {
	return `${utf8Length(text)}:${sha256(text).replace(/^sha256:/, "")}`;
}
/**
* Whether an output arrived as it was sent. GitHub silently drops an output that holds a masked value: then it is empty, or
* its description is, and the attempt failed as `output-withheld`, which is never the same as "no handoff" (DESIGN 2).
*/
function verifyOutput(text, description, sha256) {
	if (text === "" || description === "") return "withheld";
	return digestOutput(text, sha256) === description ? "fits" : "altered";
}

export { verifyOutput as n, digestOutput as t };