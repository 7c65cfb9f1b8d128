import type { CommandVerb } from './command.ts';

interface VerbFacts {
  /** What stands behind the verb; a question mark where it may be left out. */
  readonly takes?: 'pipeline' | 'stage' | 'stage?';
  /** What it does, for the list; absent where this version cannot do it yet. */
  readonly does?: string;
}

/** Every verb there is. The first word of all of them is `/baton`. */
export const verbs: Readonly<Record<CommandVerb, VerbFacts>> = {
  run: { takes: 'pipeline', does: 'starts a pipeline, whatever its filters say' },
  status: { does: 'says how the runs here stand' },
  retry: { takes: 'stage?', does: 'starts what failed once more, with the failure in its prompt' },
  cancel: { does: 'ends the runs that are under way here, and the jobs at work for them' },
  handoff: { takes: 'stage', does: 'shows what a stage handed over' },
  why: { does: 'says why runs here started, or why nothing did' },
  approve: { takes: 'stage?' },
  help: { does: 'shows this list' },
};
