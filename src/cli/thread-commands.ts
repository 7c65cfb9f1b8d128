import type { Command } from 'commander';
import { type Exit, parseNumber } from './options.ts';

/** Adds the commands that read a repository on GitHub: its settings, and its runs, also from the comments of a thread in a file. */
export function addThreadCommands(program: Command, exit: Exit): void {
  addRunCommands(program, exit);
  addRepositoryCommands(program, exit);
}

/** Adds the commands that show runs and their records. */
function addRunCommands(program: Command, exit: Exit): void {
  addThreadOptions(program.command('records [comments]'))
    .description('verify and list the records in the comments of a thread')
    .option('--run <name>', 'the thread of this run')
    .option('--json', 'print {records, ignored: [{comment, reason}], state}')
    .action(async (file, options) => exit(await (await import('./commands/records.ts')).records(file, options)));
  addThreadOptions(program.command('show <task> [comments]'))
    .description(
      'say what an execution of a task was given: prompt, handoffs, history, previous failure; of a run alone, what it came to',
    )
    .option('--execution <n>', 'another execution than the last', Number)
    .option('--artifacts <folder>', 'where artifacts were downloaded to, for handoffs and prompts that lie in them')
    .option(
      '--json',
      'print {run, stage, …, inputs, consumed, prompt: {digest, nonce, text, same, artifact}, missing}; of a run {run, inputs, outcome, reason, finalAgent, handoffChain, output}',
    )
    .action(async (task, file, options) => exit(await (await import('./commands/show.ts')).show(task, file, options)));
  addThreadOptions(program.command('tree <run> [comments]'))
    .description(
      'print the tasks of a run with the child tasks below those that asked for them: state, waits, branch, cost and sums',
    )
    .option(
      '--json',
      'print {run, pipeline, outcome, glance: [{question, answers}], tasks: [{name, agent, status, wait, branch, commit, usage, total, children, …}], total}',
    )
    .action(async (run, file, options) => exit(await (await import('./commands/tree.ts')).tree(run, file, options)));
  addThreadOptions(program.command('repair [comments]'))
    .description('redraw the status comment of a run from its records; from a file, print it')
    .option('--run <name>', 'another run than the newest')
    .option('--dry-run', 'print the text and change nothing')
    .option('--json', 'print {run, body, usage: {stages, total}, repaired: {action, comment}}')
    .action(async (file, options) => exit(await (await import('./commands/repair.ts')).repair(file, options)));
}

/** Adds the commands about a whole repository. */
function addRepositoryCommands(program: Command, exit: Exit): void {
  program
    .command('doctor')
    .description('check the settings on GitHub that the configuration depends on: what is right, wrong, or not visible to you')
    .option('--repo <owner/name>', 'repository on GitHub')
    .option('--probe', 'start the workflow once, so that a job tries the signing key; writes nothing else')
    .option('--json', 'print {checks: [{name, answer, detail, mend, who}]}')
    .action(async (options) => exit(await (await import('./commands/doctor.ts')).doctor(options)));
  program
    .command('sweep')
    .description('say which runs are stuck, and start the workflow that settles them')
    .option('--repo <owner/name>', 'repository on GitHub')
    .option('--workflow <file>', "file of Baton's workflow in the repository", 'baton.yml')
    .option('--config <file>', 'path of the configuration; that of the default branch when absent')
    .option('--dry-run', 'start nothing')
    .option('--json', 'print {open, broken: [{id, title, job}], silent: [{title, kind, words}], started}')
    .action(async (options) => exit(await (await import('./commands/sweep.ts')).sweep(options)));
  program
    .command('budgets')
    .description('print what the runs that have ended used of each budget, and until when; 1 if one is used up')
    .option('--repo <owner/name>', 'repository on GitHub')
    .option('--config <file>', 'path of the configuration; that of the default branch when absent')
    .option('--json', 'print {budgets: [{index, pipeline?, until, uses: [{unit, used, limit}], unknown: [{run, agent, model}]}]}')
    .action(async (options) => exit(await (await import('./budgets/show-budgets.ts')).showBudgets(options)));
  addThreadOptions(program.command('costs [pipeline]'))
    .description('print what the runs that have ended took, by pipeline, stage and engine, from their ledgers')
    .option('--since <date>', 'only runs that ended on this day (UTC) or later')
    .option('--merged', 'ask GitHub which of their pull requests are merged, and print what each merged one cost')
    .option('--thread <comments>', 'what "list issue comments" returns for one ledger, instead of asking GitHub')
    .option(
      '--json',
      'print {since?, pipelines: [{pipeline, runs, outcomes, executions, inputTokens?, outputTokens?, costUsd?, unpriced, minutes, unrecorded, stages: [{stage, engine, …}], pullRequests?: {pulls, merged, usdEach?}}]}',
    )
    .action(async (pipeline, options) => exit(await (await import('./budgets/show-costs.ts')).showCosts(pipeline, options)));
  addThreadOptions(program.command('history <pipeline>'))
    .description('print what later runs of a pipeline are told about earlier ones, from its ledger')
    .option('--thread <comments>', 'what "list issue comments" returns for the ledger, instead of asking GitHub')
    .option('--forget <run>', 'delete what the ledger keeps of this run')
    .option('--dry-run', 'with --forget: say what would be deleted')
    .option('--json', 'print {history, runs, ignored: [{comment, reason}]}')
    .action(async (pipeline, options) => exit(await (await import('./commands/history.ts')).history(pipeline, options)));
}

/** Adds the options that name the thread that a command reads, in a file or on GitHub. */
function addThreadOptions(command: Command): Command {
  return command
    .option('--repo <owner/name>', 'repository on GitHub, when no file is given')
    .option('--repo-id <n>', 'numeric id of the repository that the comments in a file are from', parseNumber)
    .option('--subject <n>', 'number of the issue or pull request whose comments these are', parseNumber)
    .option(
      '--trusted-author <id>',
      'numeric id of the account that wrote the records; on GitHub, where they are unsigned, that of workflows when absent',
      parseNumber,
    )
    .option('--config <file>', 'path of the configuration; on GitHub that of the default branch when absent');
}
