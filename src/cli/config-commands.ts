import { type Command, Option } from 'commander';
import { addEventOptions } from '../terminal/trigger/event-options.ts';
import { collect, configOption, type Exit, parseNumber } from './options.ts';

/** Adds the commands that read a configuration alone. */
export function addConfigCommands(program: Command, exit: Exit): void {
  program
    .command('validate [file]')
    .description('check a configuration, and the workflows beside it')
    .option(...configOption)
    .option('--json', 'print {valid, problems, notes}, and warnings where there are any')
    .action(async (file, options) => exit(await (await import('./commands/validate.ts')).validate(file, options)));
  program
    .command('graph [pipeline]')
    .description('draw the stages of a pipeline, or of all')
    .option('--mermaid', 'print a Mermaid graph')
    .option(...configOption)
    .option('--json', 'print {pipelines: [{pipeline, starts, stages: [{stage, step, agent, uses, needs}]}]}')
    .action(async (pipeline, options) => exit(await (await import('./commands/graph.ts')).graph(pipeline, options)));
  program
    .command('schema')
    .description('print the JSON Schema of the configuration')
    .option('--json', 'the same: it is JSON')
    .action(async () => exit(await (await import('./commands/schema.ts')).schema()));
}

/** Adds the commands that say what an event would do. */
export function addEventCommands(program: Command, exit: Exit): void {
  addEventOptions(program.command('explain [event]'))
    .description('say which pipelines an event starts, and why not the others; with --subject what became of events on GitHub')
    .option(
      '--event <name>',
      'name of the event in the file: issues, issue_comment, pull_request, pull_request_review, schedule, repository_dispatch, workflow_dispatch, workflow_run',
    )
    .option('--as <role>', 'role of the person who caused it; with a file unknown when absent, and unknown means no; else write')
    .addOption(new Option('--role <role>', 'the old name of --as').hideHelp())
    .option('--subject <n>', 'instead of a file: number of an issue or pull request on GitHub', parseNumber)
    .option('--repo <owner/name>', 'repository on GitHub, with --subject')
    .option('--author-role <role>', 'role of the person who wrote the issue or pull request, for `outside-text: refuse`')
    .option('--team <team...>', 'teams that this person is in, as `allow.teams` names them; in no other')
    .addOption(new Option('--files <file>', 'the old name of --files-from').hideHelp())
    .option(
      '--files-from <file>',
      'file with the paths that the pull request changes, one a line; unknown when absent, and unknown fits no filter',
    )
    .option(
      '--config <file>',
      'path of the configuration; as for validate when absent, with --subject that of the default branch',
    )
    .option('--json', 'print {pipelines: [{pipeline, matched, checks}], assumed}; with --subject {subject, runs, trace}')
    .action(async (event, options) => exit(await (await import('./commands/explain.ts')).explain(event, options)));
  addEventOptions(program.command('prompt <pipeline.stage>'))
    .description('print the exact prompt of a stage; on stderr the size of its parts, and what was assumed, cut and removed')
    .option('--event <file>', 'payload of an event of GitHub; with --records the text frozen in the run counts')
    .option('--event-name <name>', 'name of the event in that file')
    .option('--handoff <stage=file>', 'handoff of an earlier stage; made up when absent. Several: repeat it', collect, [])
    .option(
      '--records <file>',
      'what `baton records --json` prints: the prompt of the newest run of the pipeline, of the issue in the event if it has one there',
    )
    .option('--history <comments>', 'what "list issue comments" returns for the ledger of the pipeline')
    .option('--trusted-author <id>', 'numeric id of the account that wrote the records of --history', parseNumber)
    .option('--artifacts <folder>', 'where artifacts were downloaded to, when handoffs lie in them (`store: artifacts`)')
    .option('--nonce <hex>', 'name of the fences; with --records it also chooses the execution that had it')
    .option(...configOption)
    .option('--json', 'print {prompt, digest, bytes, nonce, removed, instructions, parts, cut, assumed}')
    .action(async (stage, options) => exit(await (await import('./commands/prompt.ts')).prompt(stage, options)));
}
