import { z } from 'zod';

const answerSchema = z.enum(['continue', 'cancel']).describe('cancel ends the run and its jobs; continue lets it go on.');

const changesSchema = z
  .strictObject({
    'label-removed': answerSchema.optional().describe('The label that started the run was taken off. Absent: cancel.'),
    closed: answerSchema.optional().describe('The issue or pull request was closed or merged. Absent: cancel.'),
    pushed: answerSchema
      .optional()
      .describe('Commits were pushed to the pull request; the run works on those of its start. Absent: continue.'),
  })
  .describe('An answer for each kind of change.');

/** What becomes of a run when its issue or pull request changes while it goes on. */
export const onChangeSchema = z
  .union([answerSchema, changesSchema])
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

/** The answer of a pipeline to one kind of change. */
export function answerTo(onChange: OnChange | undefined, key: ChangeKey): 'continue' | 'cancel' {
  if (typeof onChange === 'string') return onChange;
  return onChange?.[key] ?? usual[key];
}
