import { afterEach, beforeEach, vi } from 'vitest';
import { type LocalWorld, repositoryName } from '../support/local-world.ts';

/** Commands of a test file that are given no file ask this GitHub, with the token of a person. */
export function useRepository(find: () => { readonly world: LocalWorld; readonly token?: string }): void {
  beforeEach(() => {
    const { world, token = world.token } = find();
    vi.stubEnv('GITHUB_API_URL', world.server.apiUrl);
    vi.stubEnv('GITHUB_REPOSITORY', repositoryName);
    vi.stubEnv('GITHUB_TOKEN', token);
    vi.stubEnv('GH_TOKEN', '');
  });
  afterEach(() => void vi.unstubAllEnvs());
}
