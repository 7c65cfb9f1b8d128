// The agent `fixer` of a variant: whatever it is told, it does not get it done, each time for another reason.
import { giveUp, readContext } from './lib/task-files.mjs';

if (!readContext().previous_failure) giveUp('I changed three files, and the tests fail as before.');
giveUp('I know that my first attempt failed, but I have no other idea.');
