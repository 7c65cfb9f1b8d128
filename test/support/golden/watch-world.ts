import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { collectFacts } from '../../../src/lab/report/collect-facts.ts';
import type { World } from '../../../src/lab/world/world.ts';
import type { LocalEvent } from '../../../src/local/workflow-contract.ts';
import { type Looseness, renderWorld } from './render-world.ts';

const folder = 'test/scenes/golden';

/** Scenes that do something otherwise each time. */
const loose: Readonly<Record<string, Looseness>> = {
  lag: { isParallel: true },
  // Nobody knows after how many comments the stranger is answered, and how many of 112 are looked at before 100 wait.
  flood: { isParallel: true, differs: /\b1(?:0\d|1[0-2])(?= ×)/g },
  children: { isParallel: true },
  'children-conflict': { isParallel: true },
  'children-limit': { isParallel: true },
  // The final text of the run is that of the test that ended last.
  'matrix-pick': { isParallel: true, differs: /\d+ tests pass, \d+ fail/g },
  // The prompt holds the log of the check, in which tests have durations.
  'fix-ci': { differs: /(?<="bytes":)\d+/g },
};

/** What the worlds of one scene have seen, in the order in which they were played. */
export class SceneRecorder {
  readonly #scene: string;
  readonly #worlds: string[] = [];

  constructor(scene: string) {
    this.#scene = scene;
  }

  /** Watches a new world. The function that is returned reads the world before it is closed. */
  watch(world: World): () => Promise<void> {
    const orders: LocalEvent[] = [];
    world.server.onEvent((event) => {
      if (event.dispatch !== undefined) orders.push(event);
    });
    return async () => {
      const requests = [...world.server.requests];
      const looseness = loose[this.#scene] ?? {};
      this.#worlds.push(await renderWorld(world, { facts: await collectFacts(world), requests, orders, looseness }));
    };
  }

  /** Compares with the file of the scene, or writes it where `BATON_UPDATE_GOLDEN` is 1. */
  expectGolden(): void {
    const scene = this.#scene;
    const file = join(folder, `${scene}.md`);
    const seen = this.#worlds
      .map((text, index) => `# ${scene}, world ${index + 1} of ${this.#worlds.length}\n\n${text}`)
      .join('\n');
    if (process.env.BATON_UPDATE_GOLDEN === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, seen);
    }
    expect(seen).toBe(existsSync(file) ? readFileSync(file, 'utf8') : `(no ${file}: write it with BATON_UPDATE_GOLDEN=1)`);
  }
}
