import { z } from 'zod';

export const roleSchema = z
  .enum(['read', 'triage', 'write', 'maintain', 'admin'])
  .describe('A repository role, lowest first: read, triage, write, maintain, admin.');

export const allowSchema = z
  .strictObject({
    'minimum-role': roleSchema.default('write').describe('The lowest role that may start this pipeline.'),
    users: z.array(z.string()).default([]).describe('Logins that may start this pipeline whatever their role.'),
    roles: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(20)
      .describe('Custom roles of the organization, by the name that GitHub shows, that may start this pipeline.')
      .optional(),
    teams: z
      .array(z.string().regex(/^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/))
      .min(1)
      .max(10)
      .describe(
        'Teams as `<organization>/<slug>` whose members may start this pipeline. Only a token that can read members knows, as the App has; to the token of a workflow everybody is no member.',
      )
      .optional(),
    bots: z
      .array(z.int().positive())
      .min(1)
      .max(50)
      .describe(
        'Numeric ids of bot accounts that may start this pipeline. Names prove nothing. Never that of Baton itself: it would start itself.',
      )
      .optional(),
    'outside-text': z
      .enum(['taint', 'refuse', 'trust'])
      .describe(
        'What becomes of text by outsiders, whom GitHub calls neither owner, member nor collaborator. taint: the run is tainted, says so, and approves no pull request. refuse: only text of those who may start the pipeline starts it, and comments of outsiders are left out. trust: nothing. Absent: taint.',
      )
      .optional(),
  })
  .describe('Who may start this pipeline: any one of these is enough. An unknown role means no.');
