import type { CaseInputs, Goldens } from './case-files.ts';
import { replayEvent } from './replay-event.ts';
import { replayLeftovers } from './replay-leftovers.ts';
import { replayPrompt } from './replay-prompt.ts';
import { replayThread } from './replay-thread.ts';

/** What our code makes of the inputs of a case. Which kind it is, is told by the inputs that are there. */
export function replayCase(inputs: CaseInputs): Goldens {
  if (inputs.facts.stage !== undefined) return replayPrompt(inputs, inputs.facts.stage);
  if (inputs.find('event.json') !== undefined) return replayEvent(inputs);
  if (inputs.find('comments.json') !== undefined) return replayThread(inputs);
  return replayLeftovers(inputs);
}
