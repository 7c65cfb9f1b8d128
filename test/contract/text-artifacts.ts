import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArtifactProblem, TextArtifacts } from '../../src/ports/artifacts.ts';
import { requirement } from '../support/requirement.ts';

export interface TextsWorld {
  readonly texts: TextArtifacts;
  /** Functions that determine the result of reading an artifact from then on. */
  readonly happens: { readonly [P in Extract<ArtifactProblem, 'missing' | 'expired'>]: (id: number) => Promise<void> | void };
  close(): Promise<void>;
}

/** Describes the tests that every adapter that can save passes. */
export function describeTextArtifacts(create: () => Promise<TextsWorld>): void {
  let world: TextsWorld;
  beforeAll(async () => {
    world = await create();
  });
  afterAll(() => world.close());
  const save = async (name: string, text = 'kept') => {
    if (world.texts.save === undefined) throw new Error('This one cannot save.');
    return world.texts.save(name, text, { days: 2 });
  };

  requirement(
    {
      ids: ['H-29', 'DESIGN-4.5'],
      title: 'a text is read back as it was, by id, digest, size and workflow run',
      input: 'a text with four-byte characters, a NUL and a byte order mark',
      expected: 'the same text',
    },
    async () => {
      const text = '\ufeff{"a": "\u0000 \u{1f389}"}\n'.repeat(1_000);
      const locator = await save('as-it-was', text);
      expect(locator).toEqual({
        artifactId: expect.any(Number),
        file: expect.any(String),
        bytes: Buffer.byteLength(text),
        sha256: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        run: expect.any(Number),
      });
      expect(await world.texts.read(locator)).toEqual({ text });
    },
  );

  requirement(
    {
      ids: ['H-29', 'T25'],
      title: 'what is gone, expired, replaced or of another workflow run is named, never read as empty',
      input: 'an artifact deleted; one whose time is over; another digest; another workflow run',
      expected: 'missing, expired, digest, foreign-run',
    },
    async () => {
      const [deleted, old, other] = [await save('deleted'), await save('old'), await save('other', 'another')];
      await world.happens.missing(deleted.artifactId);
      expect(await world.texts.read(deleted)).toBe('missing');
      await world.happens.expired(old.artifactId);
      expect(await world.texts.read(old)).toBe('expired');
      expect(await world.texts.read({ ...other, sha256: deleted.sha256 })).toBe('digest');
      expect(await world.texts.read({ ...other, run: other.run + 1 })).toBe('foreign-run');
    },
  );

  it('refuses a second text of the same name', async () => {
    await save('twice');
    await expect(save('twice')).rejects.toThrow(/exist/);
  });
}
