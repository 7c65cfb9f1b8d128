import { type Command, CommanderError } from 'commander';
import { messageOf, problemText } from '../core/problem.ts';
import { GitHubError } from '../ports/github.ts';
import { printAside, printJson } from '../terminal/files/read-json.ts';
import { UsageError } from '../terminal/files/usage-error.ts';
import { createProgram } from './create-program.ts';

/**
 * Runs one command and gives its exit code (DESIGN 4.8): 0 ok, 1 the thing checked is wrong, 2 wrong use, 3 GitHub refused or
 * could not be reached. The one catch of the command line: a fault is said in a sentence, never as a stack. With `--json` it is
 * the document on stdout as well, so that a program that reads it always gets JSON.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  let code = 0;
  try {
    if (args[0] === 'run')
      throw new UsageError(`unknown command 'run'. Type: baton try, or comment on GitHub: /baton run ${args[1] ?? 'PIPELINE'}`);
    const program = createProgram((given) => {
      code = given;
    });
    await program.parseAsync(withoutLostHelp(program, args), { from: 'user' });
    return code;
  } catch (thrown) {
    // Requested help and version are no fault.
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return 0;
    const fault = describeFault(thrown);
    // Commander has printed its message already.
    if (!(thrown instanceof CommanderError)) printAside(`${fault.message}\n`);
    if (args.includes('--json')) printJson({ error: { code: fault.code, message: fault.message } });
    return fault.exit;
  }
}

interface Fault {
  readonly exit: 1 | 2 | 3;
  /** A code of `docs/errors.md`, or `usage` or `failed` where there is none. */
  readonly code: string;
  readonly message: string;
}

function describeFault(thrown: unknown): Fault {
  if (thrown instanceof CommanderError) return { exit: 2, code: 'usage', message: thrown.message.replace(/^error: /, '') };
  if (thrown instanceof GitHubError) return { exit: 3, code: thrown.code, message: problemText(thrown) };
  if (thrown instanceof UsageError) return { exit: 2, code: 'usage', message: thrown.message };
  return { exit: 1, code: 'failed', message: messageOf(thrown) };
}

/**
 * Returns the arguments without the wish for help where a command is unknown: commander would print the help of the program
 * above it, as if all were well, and not the name that was meant.
 */
function withoutLostHelp(program: Command, args: readonly string[]): readonly string[] {
  const isHelp = args[0] === 'help' || args.includes('--help') || args.includes('-h');
  if (!isHelp) return args;
  const names = (args[0] === 'help' ? args.slice(1) : args).filter((arg) => !arg.startsWith('-'));
  let command: Command | undefined = program;
  for (const [index, name] of names.entries()) {
    if (command.commands.length === 0) return args;
    const found: Command | undefined = command.commands.find((each) => each.name() === name || each.aliases().includes(name));
    if (found === undefined) return names.slice(0, index + 1);
    command = found;
  }
  return args;
}
