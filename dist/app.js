import { C as messageOf, M as refuseOldNode } from "./chunks/job-cli.js";

// src/app/main.ts
if (!refuseOldNode({ needed: 24 })) await runApp();
async function runApp() {
	try {
		const { start } = await import("./chunks/start.js");
		const format = process.env.LOG_FORMAT || (process.stderr.isTTY ? "text" : "json");
		const environment = {
			...process.env,
			LOG_FORMAT: format
		};
		const app = await start(environment, { out: process.stderr });
		for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stopInTime(app, environment));
	} catch (thrown) {
		process.stderr.write(`${messageOf(thrown)}\n`);
		process.exitCode = 1;
	}
}
async function stopInTime(app, environment) {
	const { createAppLog } = await import("./chunks/open-telemetry2.js");
	const { readOperationSettings } = await import("./chunks/operation-settings.js");
	const { stopSeconds, ...settings } = readOperationSettings(environment);
	const log = createAppLog(process.stderr, settings);
	const deadline = setTimeout(() => {
		log.warning(`The App was not done within ${stopSeconds} s. The next start does what is left.`);
		process.exit(0);
	}, stopSeconds * 1e3);
	try {
		await app.close();
	} finally {
		clearTimeout(deadline);
	}
}

export {  };