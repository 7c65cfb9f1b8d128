import { createHash } from 'node:crypto';
import type { ArtifactLocator } from '../../src/core/output/agent-output.ts';
import type { ArtifactProblem, TextArtifacts } from '../../src/ports/artifacts.ts';

export interface FakeTexts extends Required<TextArtifacts> {
  /** What was saved, by name. */
  readonly saved: Map<string, { readonly locator: ArtifactLocator; readonly days: number; text: string }>;
  /** What reading this artifact comes to from now on. */
  spoil(artifactId: number, problem: ArtifactProblem): void;
}

/** Artifacts in memory, of one workflow run. */
export function createFakeTexts(run = 900): FakeTexts {
  const saved: FakeTexts['saved'] = new Map();
  const spoilt = new Map<number, ArtifactProblem>();
  return {
    saved,
    spoil: (id, problem) => void spoilt.set(id, problem),
    async save(name, text, { days }) {
      if (saved.has(name)) throw new Error(`an artifact named ${name} exists already`);
      const sha256 = sha256Of(text);
      const locator = { artifactId: 500 + saved.size, file: 'text', bytes: Buffer.byteLength(text), sha256, run };
      saved.set(name, { locator, days, text });
      return locator;
    },
    async read(locator) {
      const problem = spoilt.get(locator.artifactId);
      if (problem !== undefined) return problem;
      const found = [...saved.values()].find((one) => one.locator.artifactId === locator.artifactId);
      if (found === undefined) return 'missing';
      if (locator.run !== run) return 'foreign-run';
      return sha256Of(found.text) === locator.sha256 ? { text: found.text } : 'digest';
    },
  };
}

function sha256Of(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
