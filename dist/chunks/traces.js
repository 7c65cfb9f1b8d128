import { t as unzipEntry } from "./unzip-entry.js";

// src/adapters/artifact/traces.ts
const maxBytes = 1e6;
/** Traces in artifacts of one text file each (`createTextArtifacts`). */
function createTraces({ list, source }) {
	return { async read(name) {
		const newest = (await list(name)).toSorted((a, b) => b.id - a.id)[0];
		if (newest === void 0) return void 0;
		const archive = await source.getArchive(newest.id, {
			run: newest.run,
			maxBytes
		});
		const content = typeof archive === "string" ? archive : unzipEntry(archive, {
			name: "text",
			maxBytes
		});
		return typeof content === "string" ? void 0 : Buffer.from(content).toString("utf8");
	} };
}

export { createTraces as t };