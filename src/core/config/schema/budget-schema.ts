import { z } from 'zod';

const budgetSchema = z
  .strictObject({
    per: z
      .enum(['day', 'week', 'month'])
      .describe('The period that is counted: a day, a week from Monday on, or a month of the calendar, in `timezone`.'),
    timezone: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('The IANA name of the zone in which a period begins at midnight, as `Europe/Berlin`. Absent: UTC.'),
    'max-cost-usd': z
      .number()
      .min(0)
      .max(10_000_000)
      .optional()
      .describe(
        'What runs may cost in a period, in USD: nothing starts once as much was spent. Counted is what engines report or `prices` tell; what can be known by neither starts nothing either. 0: nothing starts.',
      ),
    'max-runs': z.int().min(0).max(1_000_000).optional().describe('How many runs may start in a period. 0: none.'),
    scope: z
      .enum(['repository', 'pipeline'])
      .optional()
      .describe(
        'repository: the runs of all pipelines together. pipeline: those of each pipeline by itself. Absent: repository.',
      ),
    pipelines: z
      .array(z.string().min(1).max(40))
      .min(1)
      .max(100)
      .optional()
      .describe('The pipelines that are counted and held back. Absent: all.'),
    over: z
      .enum(['wait', 'refuse'])
      .optional()
      .describe(
        'What becomes of a start when the budget is used up. refuse: it starts nothing, and says so. wait: it starts when the period is over; the App alone can wait, the Action refuses. Absent: refuse.',
      ),
  })
  .describe('A limit on the runs of a day, a week or a month: `max-cost-usd`, `max-runs`, or both.');

/** The limits on what runs may use together in a period. */
export const budgetsSchema = z
  .array(budgetSchema)
  .min(1)
  .max(20)
  .describe('Budgets: how much the runs of this repository may use in a day, a week or a month (docs/budgets.md).');

export type Budget = z.infer<typeof budgetSchema>;

/** A budget with its place in the list of the config. */
export interface PlacedBudget {
  readonly index: number;
  readonly budget: Budget;
}

/** Lists the budgets that hold back a pipeline, in the order of the config. */
export function budgetsOf({ budgets = [] }: { readonly budgets?: readonly Budget[] | undefined }, pipeline: string) {
  return budgets.flatMap((budget, index): readonly PlacedBudget[] =>
    budget.pipelines === undefined || budget.pipelines.includes(pipeline) ? [{ index, budget }] : [],
  );
}
