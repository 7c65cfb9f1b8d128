// This room is the command line. `create-program` lists the commands, and each is loaded from `commands` when it is called.
// Commands read local files (`files`) or GitHub (`github`, `thread`), and exit with the codes of `run-cli`.

import { Command, Option } from 'commander';
import { version } from '../host/program-facts.ts';
import { roles } from '../lab/try/try-options.ts';
import { printJson } from '../terminal/files/read-json.ts';
import { addEventOptions } from '../terminal/trigger/event-options.ts';
import { addConfigCommands, addEventCommands } from './config-commands.ts';
import { collect, configOption, type Exit, parseNumber, parsePort, parseTimes } from './options.ts';
import { addThreadCommands } from './thread-commands.ts';

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

/** Builds the command line. Each command is loaded when it is called. */
export function createProgram(exit: Exit): Command {
  const program = new Command('baton')
    .description('Baton passes work between coding agents on GitHub.')
    .version(version, '-v, --version')
    .exitOverride()
    .showHelpAfterError('(baton --help lists the commands, baton COMMAND --help what they take)')
    .addHelpText('after', exitCodes);
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

/** Adds the commands that a person begins with. */
function addFirstCommands(program: Command, exit: Exit): void {
  program
    .command('init')
    .description('set Baton up in this repository: configuration, workflow, labels and signing key; shows each change first')
    .option('--yes', 'ask nothing and take every proposal')
    .option('--recipe <name>', 'what Baton does first: fix, hand-over, review, answer, triage or weekly')
    .option(
      '--engine <name...>',
      'the program that runs the agents: claude-code, codex, …; several names go to the agents in turn',
    )
    .option('--source <owner/repo@ref>', 'the copy of Baton that the workflow calls; baton-agents/baton@v1 when absent')
    .action(async (options) => exit(await (await import('./commands/init.ts')).init(options)));
  program
    .command('demo')
    .description('play a chain on a local GitHub, without network or account')
    .option('--json', 'print one JSON document on stdout, everything else on stderr')
    .option('--app', 'let the App plan and publish')
    .option('--keep <folder>', 'leave everything there to look at')
    .option('-o, --output <file>', 'write a page with everything that happened, which opens in a browser without network')
    .action(async (options) => exit(await (await import('./commands/demo.ts')).demo(options)));
}

function addTry(program: Command, exit: Exit): void {
  const command = program
    .command('try')
    .description('play your own pipelines on a local GitHub, without network, account or tokens')
    .summary('play your own pipelines on a local GitHub')
    .allowExcessArguments();
  addEventOptions(command)
    .addOption(new Option('--as <role>', 'role of the person who does it').choices([...roles]).default('write'))
    .option('--times <n>', 'do it this often, one after the other', parseTimes, 1)
    .option('--files <path...>', 'make a pull request that changes these files')
    .option('--issue <n>', 'take title, text, labels and comments from this issue on GitHub', parseNumber)
    .option('--repo <owner/name>', 'repository on GitHub, with --issue');
  addAgentOptions(command)
    .option('--keep <folder>', 'leave everything there to look at')
    .option('-o, --output <file>', 'write a page with everything that happened, which opens in a browser without network')
    .option('--config <file>', 'a configuration to use in place of the one in the repository')
    .option('--json', 'print one JSON document on stdout, everything else on stderr')
    .action(async (options, { args }) => exit(await (await import('./commands/try.ts')).tryPipeline({ ...options, args })));
}

function addDev(program: Command, exit: Exit): void {
  const command = program
    .command('dev')
    .description('serve a page with your own pipelines on a local GitHub: labels to click, comments to write, runs as they go on')
    .summary('click labels of a local GitHub, and watch the runs')
    .option('--port <n>', 'port of the page; a free one when absent', parsePort, 0);
  addAgentOptions(command)
    .option('--keep <folder>', 'leave everything there to look at')
    .option('--config <file>', 'a configuration to use in place of the one in the repository')
    .action(async (options) => exit(await (await import('../lab/dev/dev.ts')).dev(options)));
}

/** Adds the options that say which programs play the agents. */
function addAgentOptions(command: Command): Command {
  return command
    .option('--say <stage=outcome>', 'what a stand-in says: fail, noop, needs-input, transfer:AGENT or children:3', collect, [])
    .option('--handoff <stage=file>', 'the handoff that a stand-in writes', collect, [])
    .option('--agent <name=command>', 'run this command in place of an agent', collect, [])
    .option('--real [agents...]', 'run the real engines, all or these, with keys from your environment')
    .option('--yes', 'do not ask before code of the repository or real agents run with your rights');
}

/** Adds the commands that read what agents put out. */
function addOutputCommands(program: Command, exit: Exit): void {
  program
    .command('handoff')
    .description('look at handoffs')
    .command('check <file>')
    .description('check a handoff file')
    .option('--stage <pipeline.stage>', 'check for this stage of the configuration too')
    .option('--emit', 'print the block between the markers instead')
    .option(...configOption)
    .option('--json', 'print {valid, handoff, errors: [{code, path, message}], bytes}')
    .action(async (file, options) => exit(await (await import('./commands/handoff-check.ts')).handoffCheck(file, options)));
  program
    .command('signal <file>')
    .description('read the result signal from the final text of an agent')
    .option('--json', 'print {outcome, reason}')
    .action(async (file, options) => exit(await (await import('./commands/signal.ts')).signal(file, options)));
  program
    .command('agent')
    .description('look at what engines put out')
    .command('parse <file>')
    .description('say what the output of one run of an engine comes to; exits with 1 where it breaks off unexplained')
    .option('--engine <name>', 'claude-code, codex, gemini, opencode, cursor, copilot or command')
    .option('--exit <n>', 'exit status of the engine; 0 when absent', parseNumber)
    .option('--signal <name>', 'signal that it ended by')
    .option('--stderr <file>', 'what it wrote to stderr')
    .option('--usage <file>', 'file that it wrote its usage to; <file> with the ending .usage.json when that exists')
    .option('--json', 'print {outcome, reason, finalText, sessionId, model, usage, usageScope, costUsd, costScope, turns, …}')
    .action(async (file, options) => exit(await (await import('./commands/agent-parse.ts')).agentParse(file, options)));
}

/** Adds the commands that serve the machine that Baton runs on. */
function addMachineCommands(program: Command, exit: Exit): void {
  program
    .command('clean')
    .description('remove what executions left on this machine: folders that died with their job, copies of context files')
    .option('--dir <folder>', 'temporary folder of the runner; RUNNER_TEMP, else that of the system, when absent')
    .option('--context-dir <folder>', 'a `context-dir` of the checkout that you stand in')
    .option('--older-than <days>', 'only what was last changed longer ago', '7d')
    .option('--keep <run...>', 'nothing of these runs')
    .option('--dry-run', 'remove nothing, say what would be')
    .option('--json', 'print {dir, dryRun, removed, kept, failed}')
    .action(async (options) => exit(await (await import('./commands/clean.ts')).clean(options)));
  program
    .command('mcp')
    .description('serve the tools of an agent over MCP on stdin and stdout; Baton starts it itself')
    .action(async () => exit(await (await import('./commands/mcp.ts')).mcp()));
  program
    .command('version')
    .description('print the version')
    .option('--json', 'print {version, node}')
    .action(({ json }: { readonly json?: boolean }) => {
      if (json === true) printJson({ version, node: process.versions.node });
      else process.stdout.write(`${version}\n`);
    });
}
