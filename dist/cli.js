// src/entry/shared/needed-node.ts
/** The oldest Node that can load the bundle. */
const neededNode = 24;
/** What an older one is told. */
function nodeRefusal(version) {
	return `Baton needs Node ${24} or newer; this is ${version}. In a clone, \`npm run demo\` brings its own.\n`;
}

// src/entry/cli/main.ts
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
	process.exit();
});
if (Number(process.versions.node.split(".")[0]) < 24) {
	process.stderr.write(nodeRefusal(process.versions.node));
	process.exitCode = 2;
} else {
	const { runCli } = await import("./chunks/run-cli.js");
	process.exitCode = await runCli(process.argv.slice(2));
}

export {  };