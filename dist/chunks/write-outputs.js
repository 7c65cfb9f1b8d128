// src/entry/action/write-outputs.ts
/** Sets outputs under our own fixed names, never under names of an agent (T22). The toolkit is loaded only here: its HTTP client is slow to load. */
async function writeOutputs(outputs) {
	const { setOutput } = await import("./core2.js");
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

export { writeOutputs as t };