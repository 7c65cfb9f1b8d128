// src/entry/cli/print-json.ts
function printJson(value) {
	process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export { printJson as t };