import { p as outputLimits } from "./node-hasher.js";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { mkdtemp, rm, writeFile } from "node:fs/promises";

// src/adapters/artifact/text-artifacts.ts
/** Each text is one file of one artifact. */
function createTextArtifacts({ writer, reader, run }) {
	return {
		async read(locator) {
			const content = await reader.download(locator, {
				run: locator.run,
				maxBytes: outputLimits.maxBytes
			});
			return typeof content === "string" ? content : { text: Buffer.from(content).toString("utf8") };
		},
		...writer === void 0 ? {} : { async save(name, text, kept) {
			const folder = await mkdtemp(join(tmpdir(), "baton-text-"));
			try {
				const file = join(folder, "text");
				await writeFile(file, text, { mode: 384 });
				return {
					...await writer.upload(name, file, kept),
					run
				};
			} finally {
				await rm(folder, {
					recursive: true,
					force: true
				});
			}
		} }
	};
}

export { createTextArtifacts as t };