import { parseHandoff } from '../../src/core/handoff/parse-handoff.ts';
import { findPrintedBlocks } from '../../src/core/handoff/printed-blocks.ts';
import { findHandoff } from '../../src/core/handoff/read-handoff.ts';
import { decideOutcome } from '../../src/core/output/decide-outcome.ts';
import { parseOutputs } from '../../src/core/output/parse-outputs.ts';
import { addOutputResults, parseResults } from '../../src/core/output/results.ts';
import type { CaseInputs, Goldens } from './case-files.ts';
import { print } from './print.ts';

/** What an agent left behind: how it ended, and what of its files is kept. */
export function replayLeftovers(inputs: CaseInputs): Goldens {
  const { ended, exitStatus, signal } = inputs.facts;
  const stdout = inputs.find('stdout.txt') ?? '';
  const printed = findPrintedBlocks(stdout);
  const outputs = parseOutputs(printed);
  const decided = decideOutcome({ ended, exitStatus, signal, finalText: stdout, stderr: inputs.find('stderr.txt') ?? '' });
  const found = findHandoff({ mcpFile: inputs.find('handoff.mcp.json'), file: inputs.find('handoff.json'), printed });
  const handoff = found === undefined ? undefined : parseHandoff(found.raw);
  return {
    'outcome.json': print({
      ...decided,
      source: found?.source ?? null,
      handoff: handoff?.ok === true ? handoff.value.handoff : null,
      handoffErrors: handoff?.ok === false ? handoff.error : [],
      handoffWarnings: handoff?.ok === true ? handoff.value.warnings : [],
      ...addOutputResults(parseResults(inputs.find('results.txt') ?? ''), outputs),
      outputs,
    }),
  };
}
