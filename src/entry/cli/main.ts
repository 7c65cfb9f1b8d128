import { UsageError } from './usage-error.ts';

const neededNode = 24;

/** The one catch of the command line: a fault is said in a sentence, and the exit code tells its kind (DESIGN 4.8). */
try {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < neededNode) throw new UsageError(`Baton needs Node ${neededNode} or newer; this is ${process.versions.node}.`);
  // Loaded only now: older versions could not even link it.
  const { createProgram } = await import('./create-program.ts');
  await createProgram().parseAsync();
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = thrown instanceof UsageError ? 2 : 3;
}
