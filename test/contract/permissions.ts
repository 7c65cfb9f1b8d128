import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { Permissions } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';

export interface PermissionsWorld {
  readonly permissions: Permissions;
  /** An account with this role in the repository; answers its id. */
  add(login: string, role: 'read' | 'triage' | 'write' | 'maintain' | 'admin'): number;
  close(): Promise<void>;
}

/** Every adapter of the port passes these. */
export function describePermissions(create: () => Promise<PermissionsWorld>): void {
  let world: PermissionsWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('roles', () => {
    requirement(
      {
        ids: ['DESIGN-6', 'T02'],
        title: 'are told apart, triage and maintain too',
        input: 'five accounts',
        expected: 'the true role of each',
      },
      async () => {
        for (const role of ['read', 'triage', 'write', 'maintain', 'admin'] as const) {
          world.add(`some-${role}`, role);
          expect(await world.permissions.findRole(`some-${role}`)).toBe(role);
        }
      },
    );

    requirement(
      {
        ids: ['T05', 'DESIGN-6'],
        title: 'of those whom GitHub does not know are no role',
        input: 'nobody, Copilot, an App, a login that another account took over',
        expected: 'undefined',
      },
      async () => {
        const id = world.add('ann', 'write');
        expect(await world.permissions.findRole('ann', id)).toBe('write');
        expect(await world.permissions.findRole('ann', id + 1)).toBeUndefined();
        for (const login of ['nobody', 'Copilot', 'some-app[bot]', '../x']) {
          expect(await world.permissions.findRole(login), login).toBeUndefined();
        }
      },
    );
  });
}
