import { a as Option, i as Command, o as CommanderError, s as InvalidArgumentError, t as addEventOptions } from "./event-options.js";
import { C as messageOf, N as version, t as GitHubError, w as problemText } from "./job-cli.js";
import { i as printJson, l as UsageError, n as printAside } from "./read-json.js";
import { t as roles } from "./try-options.js";

// src/cli/options.ts
function parseNumber(text) {
	if (!/^[0-9]{1,15}$/.test(text)) throw new InvalidArgumentError("Write a number.");
	return Number(text);
}
function parsePort(text) {
	const port = parseNumber(text);
	if (port > 65535) throw new InvalidArgumentError("Write a number from 0 to 65535.");
	return port;
}
const mostTimes = 20;
function parseTimes(text) {
	const times = parseNumber(text);
	if (times < 1 || times > mostTimes) throw new InvalidArgumentError(`Write a number from 1 to ${mostTimes}.`);
	return times;
}
function collect(value, before) {
	return [...before, value];
}
const configOption = ["--config <file>", "path of the configuration; .github/baton.yml here or in a folder above when absent"];

// src/cli/config-commands.ts
function addConfigCommands(program, exit) {
	program.command("validate [file]").description("check a configuration, and the workflows beside it").option(...configOption).option("--json", "print {valid, problems, notes}, and warnings where there are any").action(async (file, options) => exit(await (await import("./validate2.js")).validate(file, options)));
	program.command("graph [pipeline]").description("draw the stages of a pipeline, or of all").option("--mermaid", "print a Mermaid graph").option(...configOption).option("--json", "print {pipelines: [{pipeline, starts, stages: [{stage, step, agent, uses, needs}]}]}").action(async (pipeline, options) => exit(await (await import("./graph.js")).graph(pipeline, options)));
	program.command("schema").description("print the JSON Schema of the configuration").option("--json", "the same: it is JSON").action(async () => exit(await (await import("./schema.js")).schema()));
}
function addEventCommands(program, exit) {
	addEventOptions(program.command("explain [event]")).description("say which pipelines an event starts, and why not the others; with --subject what became of events on GitHub").option("--event <name>", "name of the event in the file: issues, issue_comment, pull_request, pull_request_review, schedule, repository_dispatch, workflow_dispatch, workflow_run").option("--as <role>", "role of the person who caused it; with a file unknown when absent, and unknown means no; else write").addOption(new Option("--role <role>", "the old name of --as").hideHelp()).option("--subject <n>", "instead of a file: number of an issue or pull request on GitHub", parseNumber).option("--repo <owner/name>", "repository on GitHub, with --subject").option("--author-role <role>", "role of the person who wrote the issue or pull request, for `outside-text: refuse`").option("--team <team...>", "teams that this person is in, as `allow.teams` names them; in no other").addOption(new Option("--files <file>", "the old name of --files-from").hideHelp()).option("--files-from <file>", "file with the paths that the pull request changes, one a line; unknown when absent, and unknown fits no filter").option("--config <file>", "path of the configuration; as for validate when absent, with --subject that of the default branch").option("--json", "print {pipelines: [{pipeline, matched, checks}], assumed}; with --subject {subject, runs, trace}").action(async (event, options) => exit(await (await import("./explain.js")).explain(event, options)));
	addEventOptions(program.command("prompt <pipeline.stage>")).description("print the exact prompt of a stage; on stderr the size of its parts, and what was assumed, cut and removed").option("--event <file>", "payload of an event of GitHub; with --records the text frozen in the run counts").option("--event-name <name>", "name of the event in that file").option("--handoff <stage=file>", "handoff of an earlier stage; made up when absent. Several: repeat it", collect, []).option("--records <file>", "what `baton records --json` prints: the prompt of the newest run of the pipeline, of the issue in the event if it has one there").option("--history <comments>", "what \"list issue comments\" returns for the ledger of the pipeline").option("--trusted-author <id>", "numeric id of the account that wrote the records of --history", parseNumber).option("--artifacts <folder>", "where artifacts were downloaded to, when handoffs lie in them (`store: artifacts`)").option("--nonce <hex>", "name of the fences; with --records it also chooses the execution that had it").option(...configOption).option("--json", "print {prompt, digest, bytes, nonce, removed, instructions, parts, cut, assumed}").action(async (stage, options) => exit(await (await import("./prompt.js")).prompt(stage, options)));
}

// src/cli/thread-commands.ts
function addThreadCommands(program, exit) {
	addRunCommands(program, exit);
	addRepositoryCommands(program, exit);
}
function addRunCommands(program, exit) {
	addThreadOptions(program.command("records [comments]")).description("verify and list the records in the comments of a thread").option("--run <name>", "the thread of this run").option("--json", "print {records, ignored: [{comment, reason}], state}").action(async (file, options) => exit(await (await import("./records.js")).records(file, options)));
	addThreadOptions(program.command("show <task> [comments]")).description("say what an execution of a task was given: prompt, handoffs, history, previous failure; of a run alone, what it came to").option("--execution <n>", "another execution than the last", Number).option("--artifacts <folder>", "where artifacts were downloaded to, for handoffs and prompts that lie in them").option("--json", "print {run, stage, …, inputs, consumed, prompt: {digest, nonce, text, same, artifact}, missing}; of a run {run, inputs, outcome, reason, finalAgent, handoffChain, output}").action(async (task, file, options) => exit(await (await import("./show.js")).show(task, file, options)));
	addThreadOptions(program.command("tree <run> [comments]")).description("print the tasks of a run with the child tasks below those that asked for them: state, waits, branch, cost and sums").option("--json", "print {run, pipeline, outcome, glance: [{question, answers}], tasks: [{name, agent, status, wait, branch, commit, usage, total, children, …}], total}").action(async (run, file, options) => exit(await (await import("./tree.js")).tree(run, file, options)));
	addThreadOptions(program.command("repair [comments]")).description("redraw the status comment of a run from its records; from a file, print it").option("--run <name>", "another run than the newest").option("--dry-run", "print the text and change nothing").option("--json", "print {run, body, usage: {stages, total}, repaired: {action, comment}}").action(async (file, options) => exit(await (await import("./repair.js")).repair(file, options)));
}
function addRepositoryCommands(program, exit) {
	program.command("doctor").description("check the settings on GitHub that the configuration depends on: what is right, wrong, or not visible to you").option("--repo <owner/name>", "repository on GitHub").option("--probe", "start the workflow once, so that a job tries the signing key; writes nothing else").option("--json", "print {checks: [{name, answer, detail, mend, who}]}").action(async (options) => exit(await (await import("./doctor.js")).doctor(options)));
	program.command("sweep").description("say which runs are stuck, and start the workflow that settles them").option("--repo <owner/name>", "repository on GitHub").option("--workflow <file>", "file of Baton's workflow in the repository", "baton.yml").option("--config <file>", "path of the configuration; that of the default branch when absent").option("--dry-run", "start nothing").option("--json", "print {open, broken: [{id, title, job}], silent: [{title, kind, words}], started}").action(async (options) => exit(await (await import("./sweep2.js")).sweep(options)));
	program.command("budgets").description("print what the runs that have ended used of each budget, and until when; 1 if one is used up").option("--repo <owner/name>", "repository on GitHub").option("--config <file>", "path of the configuration; that of the default branch when absent").option("--json", "print {budgets: [{index, pipeline?, until, uses: [{unit, used, limit}], unknown: [{run, agent, model}]}]}").action(async (options) => exit(await (await import("./show-budgets.js")).showBudgets(options)));
	addThreadOptions(program.command("costs [pipeline]")).description("print what the runs that have ended took, by pipeline, stage and engine, from their ledgers").option("--since <date>", "only runs that ended on this day (UTC) or later").option("--merged", "ask GitHub which of their pull requests are merged, and print what each merged one cost").option("--thread <comments>", "what \"list issue comments\" returns for one ledger, instead of asking GitHub").option("--json", "print {since?, pipelines: [{pipeline, runs, outcomes, executions, inputTokens?, outputTokens?, costUsd?, unpriced, minutes, unrecorded, stages: [{stage, engine, …}], pullRequests?: {pulls, merged, usdEach?}}]}").action(async (pipeline, options) => exit(await (await import("./show-costs.js")).showCosts(pipeline, options)));
	addThreadOptions(program.command("history <pipeline>")).description("print what later runs of a pipeline are told about earlier ones, from its ledger").option("--thread <comments>", "what \"list issue comments\" returns for the ledger, instead of asking GitHub").option("--forget <run>", "delete what the ledger keeps of this run").option("--dry-run", "with --forget: say what would be deleted").option("--json", "print {history, runs, ignored: [{comment, reason}]}").action(async (pipeline, options) => exit(await (await import("./history.js")).history(pipeline, options)));
}
function addThreadOptions(command) {
	return command.option("--repo <owner/name>", "repository on GitHub, when no file is given").option("--repo-id <n>", "numeric id of the repository that the comments in a file are from", parseNumber).option("--subject <n>", "number of the issue or pull request whose comments these are", parseNumber).option("--trusted-author <id>", "numeric id of the account that wrote the records; on GitHub, where they are unsigned, that of workflows when absent", parseNumber).option("--config <file>", "path of the configuration; on GitHub that of the default branch when absent");
}

// src/cli/create-program.ts
const exitCodes = `
Exit codes: 0 ok, 1 the thing checked is wrong, 2 wrong use, 3 GitHub refused or unreachable.
With --json, what went wrong is on stdout as {error: {code, message}}. Colours are for terminals only; NO_COLOR turns them off.
A file named - is stdin. Commands that are given files need neither network nor token. Without a file, records, tree, repair, history,
doctor and sweep ask GitHub: about --repo, else GITHUB_REPOSITORY, else the remote "origin"; with GITHUB_TOKEN, else GH_TOKEN, else \`gh auth token\`.

Examples:
  $ baton demo
  $ baton init
  $ baton try --label agent-ready
  $ baton validate
  $ baton explain --label agent-ready
  $ baton doctor
  $ baton prompt fix.investigate
  $ gh api --paginate repos/OWNER/REPO/issues/42/comments | baton records - --repo-id 1 --subject 42 --json > records.json
  $ baton records --repo OWNER/REPO --subject 42
  $ baton tree fix-42 --repo OWNER/REPO
  $ baton repair --repo OWNER/REPO --run fix-42
  $ baton prompt fix.investigate --event event.json --event-name issues --records records.json`;
function createProgram(exit) {
	const program = new Command("baton").description("Baton passes work between coding agents on GitHub.").version(version, "-v, --version").exitOverride().showHelpAfterError("(baton --help lists the commands, baton COMMAND --help what they take)").addHelpText("after", exitCodes);
	addFirstCommands(program, exit);
	addTry(program, exit);
	addDev(program, exit);
	addConfigCommands(program, exit);
	addEventCommands(program, exit);
	addOutputCommands(program, exit);
	addThreadCommands(program, exit);
	addMachineCommands(program, exit);
	return program;
}
function addFirstCommands(program, exit) {
	program.command("init").description("set Baton up in this repository: configuration, workflow, labels and signing key; shows each change first").option("--yes", "ask nothing and take every proposal").option("--recipe <name>", "what Baton does first: fix, hand-over, review, answer, triage or weekly").option("--engine <name...>", "the program that runs the agents: claude-code, codex, …; several names go to the agents in turn").option("--source <owner/repo@ref>", "the copy of Baton that the workflow calls; baton-agents/baton@v1 when absent").action(async (options) => exit(await (await import("./init.js")).init(options)));
	program.command("demo").description("play a chain on a local GitHub, without network or account").option("--json", "print one JSON document on stdout, everything else on stderr").option("--app", "let the App plan and publish").option("--keep <folder>", "leave everything there to look at").option("-o, --output <file>", "write a page with everything that happened, which opens in a browser without network").action(async (options) => exit(await (await import("./demo.js")).demo(options)));
}
function addTry(program, exit) {
	const command = program.command("try").description("play your own pipelines on a local GitHub, without network, account or tokens").summary("play your own pipelines on a local GitHub").allowExcessArguments();
	addEventOptions(command).addOption(new Option("--as <role>", "role of the person who does it").choices([...roles]).default("write")).option("--times <n>", "do it this often, one after the other", parseTimes, 1).option("--files <path...>", "make a pull request that changes these files").option("--issue <n>", "take title, text, labels and comments from this issue on GitHub", parseNumber).option("--repo <owner/name>", "repository on GitHub, with --issue");
	addAgentOptions(command).option("--keep <folder>", "leave everything there to look at").option("-o, --output <file>", "write a page with everything that happened, which opens in a browser without network").option("--config <file>", "a configuration to use in place of the one in the repository").option("--json", "print one JSON document on stdout, everything else on stderr").action(async (options, { args }) => exit(await (await import("./try.js")).tryPipeline({
		...options,
		args
	})));
}
function addDev(program, exit) {
	addAgentOptions(program.command("dev").description("serve a page with your own pipelines on a local GitHub: labels to click, comments to write, runs as they go on").summary("click labels of a local GitHub, and watch the runs").option("--port <n>", "port of the page; a free one when absent", parsePort, 0)).option("--keep <folder>", "leave everything there to look at").option("--config <file>", "a configuration to use in place of the one in the repository").action(async (options) => exit(await (await import("./dev.js")).dev(options)));
}
function addAgentOptions(command) {
	return command.option("--say <stage=outcome>", "what a stand-in says: fail, noop, needs-input, transfer:AGENT or children:3", collect, []).option("--handoff <stage=file>", "the handoff that a stand-in writes", collect, []).option("--agent <name=command>", "run this command in place of an agent", collect, []).option("--real [agents...]", "run the real engines, all or these, with keys from your environment").option("--yes", "do not ask before code of the repository or real agents run with your rights");
}
function addOutputCommands(program, exit) {
	program.command("handoff").description("look at handoffs").command("check <file>").description("check a handoff file").option("--stage <pipeline.stage>", "check for this stage of the configuration too").option("--emit", "print the block between the markers instead").option(...configOption).option("--json", "print {valid, handoff, errors: [{code, path, message}], bytes}").action(async (file, options) => exit(await (await import("./handoff-check.js")).handoffCheck(file, options)));
	program.command("signal <file>").description("read the result signal from the final text of an agent").option("--json", "print {outcome, reason}").action(async (file, options) => exit(await (await import("./signal.js")).signal(file, options)));
	program.command("agent").description("look at what engines put out").command("parse <file>").description("say what the output of one run of an engine comes to; exits with 1 where it breaks off unexplained").option("--engine <name>", "claude-code, codex, gemini, opencode, cursor, copilot or command").option("--exit <n>", "exit status of the engine; 0 when absent", parseNumber).option("--signal <name>", "signal that it ended by").option("--stderr <file>", "what it wrote to stderr").option("--usage <file>", "file that it wrote its usage to; <file> with the ending .usage.json when that exists").option("--json", "print {outcome, reason, finalText, sessionId, model, usage, usageScope, costUsd, costScope, turns, …}").action(async (file, options) => exit(await (await import("./agent-parse.js")).agentParse(file, options)));
}
function addMachineCommands(program, exit) {
	program.command("clean").description("remove what executions left on this machine: folders that died with their job, copies of context files").option("--dir <folder>", "temporary folder of the runner; RUNNER_TEMP, else that of the system, when absent").option("--context-dir <folder>", "a `context-dir` of the checkout that you stand in").option("--older-than <days>", "only what was last changed longer ago", "7d").option("--keep <run...>", "nothing of these runs").option("--dry-run", "remove nothing, say what would be").option("--json", "print {dir, dryRun, removed, kept, failed}").action(async (options) => exit(await (await import("./clean.js")).clean(options)));
	program.command("mcp").description("serve the tools of an agent over MCP on stdin and stdout; Baton starts it itself").action(async () => exit(await (await import("./mcp.js")).mcp()));
	program.command("version").description("print the version").option("--json", "print {version, node}").action(({ json }) => {
		if (json === true) printJson({
			version,
			node: process.versions.node
		});
		else process.stdout.write(`${version}\n`);
	});
}

// src/cli/run-cli.ts
async function runCli(args) {
	let code = 0;
	try {
		if (args[0] === "run") throw new UsageError(`unknown command 'run'. Type: baton try, or comment on GitHub: /baton run ${args[1] ?? "PIPELINE"}`);
		const program = createProgram((given) => {
			code = given;
		});
		await program.parseAsync(withoutLostHelp(program, args), { from: "user" });
		return code;
	} catch (thrown) {
		if (thrown instanceof CommanderError && thrown.exitCode === 0) return 0;
		const fault = describeFault(thrown);
		if (!(thrown instanceof CommanderError)) printAside(`${fault.message}\n`);
		if (args.includes("--json")) printJson({ error: {
			code: fault.code,
			message: fault.message
		} });
		return fault.exit;
	}
}
function describeFault(thrown) {
	if (thrown instanceof CommanderError) return {
		exit: 2,
		code: "usage",
		message: thrown.message.replace(/^error: /, "")
	};
	if (thrown instanceof GitHubError) return {
		exit: 3,
		code: thrown.code,
		message: problemText(thrown)
	};
	if (thrown instanceof UsageError) return {
		exit: 2,
		code: "usage",
		message: thrown.message
	};
	return {
		exit: 1,
		code: "failed",
		message: messageOf(thrown)
	};
}
function withoutLostHelp(program, args) {
	if (!(args[0] === "help" || args.includes("--help") || args.includes("-h"))) return args;
	const names = (args[0] === "help" ? args.slice(1) : args).filter((arg) => !arg.startsWith("-"));
	let command = program;
	for (const [index, name] of names.entries()) {
		if (command.commands.length === 0) return args;
		const found = command.commands.find((each) => each.name() === name || each.aliases().includes(name));
		if (found === void 0) return names.slice(0, index + 1);
		command = found;
	}
	return args;
}

export { runCli };