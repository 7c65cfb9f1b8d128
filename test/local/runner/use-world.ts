import { afterAll, afterEach } from 'vitest';
import { createWorld, disposeTemplate, type World, type WorldOptions } from './fake-server.ts';

/** Creates worlds for the tests of a file and closes them after each test. */
export function useWorld(): (options: WorldOptions) => World {
  const worlds: World[] = [];
  afterEach(async () => {
    await Promise.all(worlds.splice(0).map((world) => world.dispose()));
  });
  afterAll(disposeTemplate);
  return (options) => {
    const world = createWorld({ grace: { interrupt: 200, terminate: 200 }, ...options });
    worlds.push(world);
    return world;
  };
}
