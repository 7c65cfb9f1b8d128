// src/entry/cli/main.ts
const neededNode = 24;
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
	process.exit();
});
if (Number(process.versions.node.split(".")[0]) < neededNode) {
	process.stderr.write(`Baton needs Node ${neededNode} or newer; this is ${process.versions.node}. In a clone, \`npm run demo\` brings its own.\n`);
	process.exitCode = 2;
} else {
	const { runCli } = await import("./chunks/run-cli.js");
	process.exitCode = await runCli(process.argv.slice(2));
}

export {  };