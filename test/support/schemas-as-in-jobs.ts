import { config } from 'zod';

/** Runs before every test file: schemas check values as in a job, without compiling a function first (`src/action/main.ts`). */
config({ jitless: true });
