import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArtifactProblem, ArtifactReader, ArtifactWriter } from '../../src/ports/artifacts.ts';
import { requirement } from '../support/requirement.ts';

export interface ArtifactsWorld {
  readonly writer: ArtifactWriter;
  readonly reader: ArtifactReader;
  /** The workflow run that the writer belongs to. */
  readonly run: number;
  /** The problem that a reader reports for an artifact of another run. */
  readonly foreign: ArtifactProblem;
  /** Uploads an artifact of the same name by another run. */
  uploadElsewhere(name: string, file: string): Promise<number>;
  expire?(id: number): void;
  close(): Promise<void>;
}

const maxBytes = 1_000_000;

/** Describes the tests that every pair of adapters passes. */
export function describeArtifacts(create: () => Promise<ArtifactsWorld>): void {
  let world: ArtifactsWorld;
  const directory = mkdtempSync(join(tmpdir(), 'baton-artifacts-'));
  const file = join(directory, 'output.json');
  const content = Buffer.from(JSON.stringify({ text: 'x'.repeat(50_000), odd: '\u0000\ufeff\u{1f389}' }));
  beforeAll(async () => {
    writeFileSync(file, content);
    world = await create();
  });
  afterAll(async () => {
    rmSync(directory, { recursive: true });
    await world.close();
  });
  const limits = () => ({ run: world.run, maxBytes });

  it('gives back the bytes of a file, and a reference with its own digest', async () => {
    const ref = await world.writer.upload('round-trip', file);
    const sha256 = `sha256:${createHash('sha256').update(content).digest('hex')}`;
    expect(ref).toEqual({ artifactId: expect.any(Number), file: 'output.json', bytes: content.length, sha256 });
    const read = await world.reader.download(ref, limits());
    expect(typeof read === 'string' ? read : Buffer.from(read).equals(content)).toBe(true);
  });

  requirement(
    {
      ids: ['T25'],
      title: 'what is not exactly what was promised is refused',
      input: 'other digest, other size, other file name, no such id, a smaller limit',
      expected: 'digest, digest, path, missing, too-large',
    },
    async () => {
      const ref = await world.writer.upload('promised', file);
      const read = (change: Partial<typeof ref>, limit = maxBytes) =>
        world.reader.download({ ...ref, ...change }, { run: world.run, maxBytes: limit });
      expect(await read({ sha256: `sha256:${'0'.repeat(64)}` })).toBe('digest');
      expect(await read({ bytes: ref.bytes - 1 })).toBe('digest');
      expect(await read({ file: 'other.json' })).toBe('path');
      expect(await read({ artifactId: 999_999 })).toBe('missing');
      expect(await read({}, 100)).toBe('too-large');
      expect(await read({ bytes: 10 }, 100)).toBe('too-large');
    },
  );

  requirement(
    {
      ids: ['T25', 'DESIGN-2'],
      title: 'an artifact of another run is refused, whatever its name; the id decides',
      input: 'two artifacts of one name, by two runs',
      expected: 'ours is read, the other is refused',
    },
    async () => {
      const ref = await world.writer.upload('same-name', file);
      const other = await world.uploadElsewhere('same-name', file);
      expect(await world.reader.download({ ...ref, artifactId: other }, limits())).toBe(world.foreign);
      expect(await world.reader.download(ref, limits())).toHaveLength(content.length);
    },
  );

  describe('an artifact whose time is over', () => {
    it('is said to have expired, never to be empty', async () => {
      if (!world.expire) return;
      const ref = await world.writer.upload('old', file);
      world.expire(ref.artifactId);
      expect(await world.reader.download(ref, limits())).toBe('expired');
    });
  });
}
