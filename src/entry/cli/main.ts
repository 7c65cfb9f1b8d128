import { createProgram } from './create-program.ts';
import { UsageError } from './read-file.ts';

/** The one catch of the command line: a fault is said in a sentence, and the exit code tells its kind (DESIGN 4.8). */
try {
  await createProgram().parseAsync();
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = thrown instanceof UsageError ? 2 : 3;
}
