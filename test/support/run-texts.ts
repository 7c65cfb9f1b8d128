import type { ArtifactLocator } from '../../src/core/output/agent-output.ts';
import type { TextArtifacts } from '../../src/ports/artifacts.ts';
import { createTexts, type Texts } from '../simulation/world/texts.ts';

/** The artifacts of one workflow run in the simulated GitHub, with those that were saved. */
export interface RunTexts extends Required<TextArtifacts> {
  /** What was saved, by name. */
  readonly saved: Map<string, { readonly locator: ArtifactLocator; readonly days: number; text: string }>;
  /** What reading this artifact comes to from now on. */
  readonly spoil: Texts['spoil'];
}

export function createRunTexts(run = 900): RunTexts {
  const { forRun, spoil } = createTexts();
  const { save, read } = forRun({ id: run, artifacts: new Map() });
  const saved: RunTexts['saved'] = new Map();
  return {
    saved,
    spoil,
    read,
    async save(name, text, { days }) {
      const locator = await save(name, text, { days });
      saved.set(name, { locator, days, text });
      return locator;
    },
  };
}
