import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { Permissions } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';

export interface PermissionsWorld {
  readonly permissions: Permissions;
  /** Adds an account with this role in the repository and returns its id. */
  add(login: string, role: 'read' | 'triage' | 'write' | 'maintain' | 'admin', custom?: string): number;
  /** Sets the members of the team `acme/crew`. */
  setTeam(logins: readonly string[]): void;
  /** The port with a token that can read members. */
  readonly ofReader: Permissions;
  close(): Promise<void>;
}

/** Describes the tests that every adapter of the port passes. */
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
          expect(await world.permissions.askRole(`some-${role}`)).toBe(role);
        }
      },
    );

    requirement(
      {
        ids: ['I-12', 'DESIGN-6'],
        title: 'of the organization have their own names, whatever they build on',
        input: 'a role `release-captain` on top of write',
        expected: 'release-captain, not write',
      },
      async () => {
        world.add('captain', 'write', 'release-captain');
        expect(await world.permissions.askRole('captain')).toBe('release-captain');
      },
    );

    requirement(
      {
        ids: ['I-12', 'DESIGN-4.1'],
        title: 'in teams are known to a token that can read members, and to no other',
        input: 'a member, somebody else, and a team that is not there; then the token of a workflow',
        expected: 'yes, no, no; then nothing is known',
      },
      async () => {
        world.add('ann', 'read');
        world.setTeam(['ann']);
        expect(await world.ofReader.askMembership('acme/crew', 'ann')).toBe(true);
        expect(await world.ofReader.askMembership('acme/crew', 'ben')).toBe(false);
        expect(await world.ofReader.askMembership('acme/other', 'ann')).toBe(false);
        expect(await world.permissions.askMembership('acme/crew', 'ann')).toBeUndefined();
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
        expect(await world.permissions.askRole('ann', id)).toBe('write');
        expect(await world.permissions.askRole('ann', id + 1)).toBeUndefined();
        for (const login of ['nobody', 'Copilot', 'some-app[bot]', '../x']) {
          expect(await world.permissions.askRole(login), login).toBeUndefined();
        }
      },
    );
  });
}
