import { S as config } from "./chunks/zod.js";

// src/entry/action/main.ts
config({ jitless: true });
/** Returns a signal that fires when GitHub cancels the job: with SIGINT and SIGTERM, which end a process without a handler. */
function listenForCancel() {
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => controller.abort());
	return controller.signal;
}
const { run } = await import("./chunks/run.js");
process.exitCode = await run(process.env, {
	out: process.stdout,
	listenForCancel
});

export {  };