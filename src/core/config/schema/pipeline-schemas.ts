import { z } from 'zod';
import { optionalFlag } from '../../json/common-schemas.ts';
import { branchGlobsSchema } from './filter-schema.ts';
import { hookNameSchema } from './source-schema.ts';

export const roleSchema = z
  .enum(['read', 'triage', 'write', 'maintain', 'admin'])
  .describe('A repository role, lowest first: read, triage, write, maintain, admin.');

export const allowSchema = z
  .strictObject({
    'minimum-role': roleSchema.default('write').describe('The lowest role that may start this pipeline.'),
    users: z
      .array(z.union([z.int().positive(), z.string().min(1).max(100)]))
      .default([])
      .describe(
        'Numeric ids of people who may start this pipeline whatever their role: `gh api users/NAME --jq .id`. A login in quotes counts as well; whoever has that name by then has the right, also if the account was renamed and somebody else took the name.',
      ),
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
    'fork-secrets': optionalFlag.describe(
      'true: agents get the secrets of their `env` on runs about pull requests from forks as well, where a stranger wrote the code that they work on. `setup` never does. Absent: false.',
    ),
    'setup-secrets': optionalFlag.describe(
      'true: `setup` gets the secrets of its `setup-env` also where a pull request or another agent may have written what it runs, except on runs about forks. Absent: false. There `setup` runs twice: with them in a copy of the commit of this configuration, then without them in the checkout, with the same caches of packages.',
    ),
    'push-approved': optionalFlag.describe(
      'true: agents may push to the branch of a pull request that somebody has approved, where the approval may cover what they push. Absent: false.',
    ),
    'push-default': z
      .literal(true)
      .optional()
      .describe(
        'true: commits may go to the default branch itself, where a stage names it as its `branch` in plain text. Absent: never.',
      ),
    'push-existing': branchGlobsSchema
      .optional()
      .describe(
        "Branches that agents may push to although they were there before the run and are not its own, where an agent or other people's text chose the name; globs in which `*` does not cross `/`. Never the default branch. Absent: none.",
      ),
    'outside-text': z
      .enum(['taint', 'refuse', 'trust'])
      .describe(
        'What becomes of text by outsiders, whom GitHub calls neither owner, member nor collaborator. taint: the run is tainted, says so, and approves no pull request. refuse: only text of those who may start the pipeline starts it, and comments of outsiders are left out. trust: nothing. Absent: taint.',
      )
      .optional(),
  })
  .describe('Who may start this pipeline: any one of these is enough. An unknown role means no.');

const responseSchema = z.enum(['continue', 'cancel']).describe('cancel ends the run and its jobs; continue lets it go on.');

const changesSchema = z
  .strictObject({
    'label-removed': responseSchema.optional().describe('The label that started the run was taken off. Absent: cancel.'),
    closed: responseSchema.optional().describe('The issue or pull request was closed or merged. Absent: cancel.'),
    pushed: responseSchema
      .optional()
      .describe('Commits were pushed to the pull request; the run works on those of its start. Absent: continue.'),
  })
  .describe('An answer for each kind of change.');

/** The reaction to a change of the issue or pull request during a run. */
export const onChangeSchema = z
  .union([responseSchema, changesSchema])
  .describe(
    'Write `cancel`, `continue`, or a map with one of them for `label-removed`, `closed` and `pushed`: what becomes of a run when its issue or pull request changes meanwhile. Counts where the workflow hears those events. One that was transferred or deleted always ends it.',
  );

export type OnChange = z.infer<typeof onChangeSchema>;
export type ChangeKey = keyof z.infer<typeof changesSchema>;

const usual: Readonly<Record<ChangeKey, 'continue' | 'cancel'>> = {
  'label-removed': 'cancel',
  closed: 'cancel',
  pushed: 'continue',
};

export const changeKeys: readonly ChangeKey[] = ['label-removed', 'closed', 'pushed'];

/** Returns the response of a pipeline to one kind of change. */
export function responseTo(onChange: OnChange | undefined, key: ChangeKey): 'continue' | 'cancel' {
  if (typeof onChange === 'string') return onChange;
  return onChange?.[key] ?? usual[key];
}

/**
 * The part of the pipeline's earlier runs that `{{ history }}` shows. Empty lists mean all, as in the documents that users know.
 */
export const historySchema = z
  .strictObject({
    limit: z
      .int()
      .min(1)
      .max(20)
      .default(5)
      .describe(
        'How many runs are shown at most, 1 to 20. The ledger is read backwards until so many are found, at most 30 pages of 100 comments.',
      ),
    phases: z
      .array(z.enum(['succeeded', 'failed']))
      .default([])
      .describe('Which runs are shown: succeeded, failed. Absent or empty: both. Runs with nothing to do count as succeeded.'),
    'include-keys': z
      .array(
        z
          .string()
          .regex(/^(?:(?:children\.)?(?:[A-Za-z_][A-Za-z0-9_-]{0,63}|handoff\.data\.\S.{0,255})|inputs\.[a-z_][a-z0-9_]{0,63})$/),
      )
      .default([])
      .describe(
        'Lines of a run that are shown, in this order: keys of results, and `error`, `message`, `duration`, `handoff_summary`, `handoff_detail`, `handoff.data.<key>`, `inputs.<name>`; of child tasks the same keys behind `children.`, a line for each child. Absent or empty: all but those of the handoff, the inputs and the children.',
      ),
    scope: z
      .enum(['pipeline', 'subject'])
      .default('pipeline')
      .describe('pipeline: all runs of this pipeline. subject: only those about the same issue or pull request.'),
    'max-bytes': z
      .int()
      .min(256)
      .max(65_536)
      .default(16_384)
      .describe('How long the text may get, in bytes; the rest is cut and marked.'),
  })
  .describe('Remember how runs of this pipeline ended, and show it to later ones as `{{ history }}`.');

export type History = z.infer<typeof historySchema>;

const notifyEventSchema = z.enum(['end', 'failed', 'needs-input', 'approval', 'transfer']);

/** A happening that is told: the end of a run, an end that failed, a question of an agent, a stage that needs an approval, a transfer. */
export type NotifyEvent = z.infer<typeof notifyEventSchema>;

const listenerSchema = z
  .strictObject({
    on: z
      .array(notifyEventSchema)
      .min(1)
      .max(5)
      .describe(
        'When it is sent. end: the run has ended, whatever it came to. failed: the run has ended and failed. needs-input: an agent asks a person. approval: a stage needs an approval. transfer: an agent handed over to another one.',
      ),
    dispatch: z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9][A-Za-z0-9 ._:/-]*$/)
      .describe(
        'The `event_type` of the `repository_dispatch`, as `baton-run-ended`: what a workflow names under `on: repository_dispatch: types`. At most 100 letters, digits, blanks and `._:/-`. No `on.webhook` of this file may have it.',
      )
      .optional(),
    to: hookNameSchema
      .describe(
        'The name of an endpoint outside GitHub, whose address stands in the settings of the App: `ops` is `BATON_NOTIFY_OPS_URL` there. With the App alone. Either this or `dispatch`.',
      )
      .optional(),
    as: z
      .enum(['standard-webhooks', 'slack'])
      .describe(
        'What the endpoint gets. standard-webhooks: the CloudEvent as JSON, signed as Standard Webhooks are. slack: a message for an incoming webhook of Slack. Absent: standard-webhooks.',
      )
      .optional(),
  })
  .describe('One `repository_dispatch` or one endpoint, and when it is told.');

/** The workflows of the same repository, and the endpoints outside GitHub, that are told about the runs of a pipeline. */
export const notifySchema = z
  .array(listenerSchema)
  .min(1)
  .max(10)
  .describe(
    'Tell others about runs of this pipeline: workflows of this repository, each time with one `repository_dispatch` whose `client_payload` is a CloudEvent (docs/how-to/tell-another-workflow.md), and endpoints outside GitHub (docs/webhooks.md).',
  );

/** The time for which things are kept. Records and history are not included: they stay until somebody deletes their comments. */
export const retentionSchema = z
  .strictObject({
    'working-copies': z
      .string()
      .regex(/^[1-9][0-9]{0,2}d$/)
      .optional()
      .describe(
        'Days after which the files of an execution that a job left behind on a self-hosted runner are removed, as `7d`. Absent: 7d.',
      ),
    artifacts: z
      .string()
      .regex(/^(?:[1-9]|[1-9][0-9]|[1-3][0-9]{2}|400)d$/)
      .optional()
      .describe(
        'Days that GitHub keeps the artifacts of this pipeline, as `30d`, at most 400d and never more than the repository allows. Absent: 30d.',
      ),
    prompts: optionalFlag.describe(
      'Keep the prompt of every execution as an artifact of its job. Everybody who can read the repository can download it. Absent: true, with a warning in public repositories.',
    ),
  })
  .describe('How long working copies and artifacts are kept. Records are kept for good.');
