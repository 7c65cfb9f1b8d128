import { CommanderError } from 'commander';
import { messageOf, problemText } from '../../core/problem.ts';
import { GitHubError } from '../../ports/github.ts';
import { createProgram } from './create-program.ts';
import { UsageError } from './files/usage-error.ts';

/**
 * Runs one command and gives its exit code (DESIGN 4.8): 0 ok, 1 the thing checked is wrong, 2 wrong use, 3 GitHub refused or
 * could not be reached. The one catch of the command line: a fault is said in a sentence, never as a stack.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  let code = 0;
  try {
    await createProgram((given) => {
      code = given;
    }).parseAsync(args, { from: 'user' });
    return code;
  } catch (thrown) {
    // Commander has printed the message already. Requested help and version are no fault.
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
    if (thrown instanceof GitHubError) {
      process.stderr.write(`${problemText(thrown)}\n`);
      return 3;
    }
    process.stderr.write(`${messageOf(thrown)}\n`);
    return thrown instanceof UsageError ? 2 : 1;
  }
}
