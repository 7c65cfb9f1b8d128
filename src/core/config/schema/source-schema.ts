import { z } from 'zod';

/** The name of a source or an endpoint, as the settings of the App have it: `linear` is `BATON_SOURCE_LINEAR_SECRET` there. */
export const hookNameSchema = z
  .string()
  .regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .max(40)
  .describe('A name: lower-case letters, digits and single hyphens, starting with a letter, at most 40 characters.');

const eventSchema = z
  .strictObject({
    type: z
      .string()
      .min(1)
      .max(100)
      .describe('The type of the event that this becomes, as `linear-issue`: what pipelines wait for with `on.webhook.type`.'),
    filter: z
      .string()
      .min(1)
      .max(1024)
      .optional()
      .describe(
        'Condition in CEL over `body`, the JSON that was sent, and `headers`, whose names are in lower case: `body.action == "create" && headers["linear-event"] == "Issue"`. Headers are not signed. Absent: every delivery.',
      ),
    map: z
      .record(
        z
          .string()
          .regex(/^(?!(?:constructor|prototype)$)[a-z_][a-z0-9_]{0,63}$/)
          .describe('A name: small letters, digits and underscores.'),
        z
          .string()
          .max(256)
          .regex(/^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/)
          .describe('Path of the field in the body, with dots, such as `data.title`.'),
      )
      .describe(
        'Fields of the body that the event has, by their new names, as paths with dots: `title: data.title`. Each must be there as text, number or boolean, and all others are dropped, so that `on.webhook.map` reads the events of several sources alike. Absent: the event has the whole body.',
      )
      .optional(),
  })
  .describe('One kind of delivery, and the event that it becomes.');

/** Other programs that send deliveries to the App, and what these mean here. Their secrets are settings of the App. */
export const sourcesSchema = z
  .record(hookNameSchema, z.array(eventSchema).min(1).max(20).describe('The first entry whose filter fits a delivery counts.'))
  .describe(
    'Other programs whose webhooks start pipelines, by the names that the settings of the App give them. With the App alone (docs/webhooks.md).',
  );

export type SourceEvent = z.infer<typeof eventSchema>;
