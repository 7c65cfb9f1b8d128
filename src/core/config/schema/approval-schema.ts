import { z } from 'zod';
import { roleSchema } from './pipeline-schemas.ts';

/** The approval that a stage needs before it starts. */
export const approvalSchema = z
  .strictObject({
    role: z
      .enum(['triage', 'write', 'maintain', 'admin'])
      .optional()
      .describe(
        'The lowest role of people who may approve: triage, write, maintain or admin. Absent: maintain; beside `users`, nobody but those.',
      ),
    users: z
      .array(z.union([z.int().positive(), z.string().min(1).max(100)]))
      .min(1)
      .max(20)
      .optional()
      .describe(
        'People who may approve whatever their role, as numeric ids (`gh api users/NAME --jq .id`) or logins in quotes. Only a login can be mentioned in the comment that asks; whoever has that login by then has the right.',
      ),
    count: z.int().min(1).max(6).default(1).describe('How many different people must approve.'),
    self: z
      .boolean()
      .default(true)
      .describe('false: whoever started the run, tried it again or answered a question of it cannot approve its stages.'),
  })
  .describe(
    'A person must approve before this stage starts. The run waits without a job; one new comment shows what would run, and the command that approves it.',
  );

export type Approval = z.infer<typeof approvalSchema>;

/** Returns the lowest role that may approve; undefined where only the people that are named may. */
export function approverRoleOf({ role, users }: Approval): Approval['role'] {
  return role ?? (users === undefined ? 'maintain' : undefined);
}

/** Returns whether a role of a map is lower than another one: GitHub's roles, lowest first. */
export function isLowerRole(role: string, than: string): boolean {
  const ladder: readonly string[] = roleSchema.options;
  return ladder.indexOf(role) < ladder.indexOf(than);
}
