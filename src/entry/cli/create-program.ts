import { Command } from 'commander';

/** Sets the exit code from a command's own answer: 0 ok, 1 the thing checked is wrong, 2 wrong use. */
function exitWith(run: () => Promise<number>): () => Promise<void> {
  return async () => {
    process.exitCode = await run();
  };
}

const configOption = ['--config <file>', 'path of the configuration', '.github/baton.yml'] as const;

/** The command line. Each command is loaded when it is called. */
export function createProgram(): Command {
  const program = new Command('baton')
    .description('Baton passes work between coding agents on GitHub.')
    .version('0.1.0')
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
  addDemo(program);
  addConfigCommands(program);
  addEventCommands(program);
  addOutputCommands(program);
  addRecords(program);
  return program;
}

function addDemo(program: Command): void {
  program
    .command('demo')
    .description('play a chain on a local GitHub, without network or account')
    .option('--json', 'print one JSON document on stdout, everything else on stderr')
    .option('--variant <name>', 'another scene', 'default')
    .option('--app', 'the main scene with the App')
    .option('--list', 'name all scenes')
    .option('--keep <folder>', 'leave everything there to look at')
    .action(async (options) => exitWith(async () => (await import('./commands/demo.ts')).demo(options))());
}

function addConfigCommands(program: Command): void {
  program
    .command('validate')
    .description('check a configuration')
    .option(...configOption)
    .option('--json', 'print the problems as JSON')
    .action(async (options) => exitWith(async () => (await import('./commands/validate.ts')).validate(options))());
  program
    .command('schema')
    .description('print the JSON Schema of the configuration')
    .action(async () => exitWith(async () => (await import('./commands/schema.ts')).schema())());
}

function addEventCommands(program: Command): void {
  program
    .command('explain <event>')
    .description('say which pipelines an event starts, and why not the others')
    .requiredOption('--event <name>', 'name of the event: issues, pull_request')
    .option('--role <role>', 'role of the person who caused it; unknown when absent')
    .option(...configOption)
    .option('--json', 'print the checks as JSON')
    .action(async (event, options) => exitWith(async () => (await import('./commands/explain.ts')).explain(event, options))());
  program
    .command('prompt <pipeline.stage>')
    .description('print the exact prompt of a stage')
    .requiredOption('--event <file>', 'payload of the event')
    .requiredOption('--event-name <name>', 'name of the event')
    .option('--records <file>', 'records of the run, as `baton records --json` prints them')
    .option('--nonce <hex>', 'name of the fences, as the task record holds it')
    .option(...configOption)
    .action(async (stage, options) => exitWith(async () => (await import('./commands/prompt.ts')).prompt(stage, options))());
}

function addOutputCommands(program: Command): void {
  program
    .command('handoff')
    .description('look at handoffs')
    .command('check <file>')
    .description('check a handoff file')
    .option('--stage <pipeline.stage>', 'check for this stage of the configuration too')
    .option('--emit', 'print the block between the markers instead')
    .option(...configOption)
    .option('--json', 'print the result as JSON')
    .action(async (file, options) =>
      exitWith(async () => (await import('./commands/handoff-check.ts')).handoffCheck(file, options))(),
    );
  program
    .command('signal <file>')
    .description('read the result signal from the final text of an agent')
    .option('--json', 'print it as JSON')
    .action(async (file, options) => exitWith(async () => (await import('./commands/signal.ts')).signal(file, options))());
}

function addRecords(program: Command): void {
  program
    .command('records <comments>')
    .description('verify and list the records in the comments of a thread')
    .requiredOption('--repo-id <n>', 'numeric id of the repository', Number)
    .requiredOption('--subject <n>', 'number of the issue or pull request', Number)
    .option('--trusted-author <id>', 'numeric id of the account that wrote the records', Number)
    .option(...configOption)
    .option('--json', 'print records, ignored comments and state as JSON')
    .action(async (file, options) => exitWith(async () => (await import('./commands/records.ts')).records(file, options))());
}
