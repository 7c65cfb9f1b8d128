// The agent `fixer` of a variant: takes the first place it sees, and goes by the handoff only once it knows that this has failed.
import { giveUp, readContext, readPrompt, say } from './lib/task-files.mjs';

const failure = readContext().previous_failure;
if (!failure) giveUp('I repaired src/tax.js, line 1, because it comes last in the alphabet. The tests fail as before.');
if (!readPrompt().includes(failure.error_summary)) giveUp('My prompt does not say what failed before, though my context does.');
say(`Attempt ${failure.attempt} failed: ${failure.error_summary} So I go by the handoff this time.`);
await import('./fix.mjs');
