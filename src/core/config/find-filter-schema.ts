import type { z } from 'zod';
import { commentFilterSchema, issueFilterSchema, pullRequestFilterSchema } from './filter-schema.ts';
import { webhookSchema } from './triggers-schema.ts';
import type { Path } from './yaml-source.ts';

const filters: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['issues', issueFilterSchema],
  ['pull-requests', pullRequestFilterSchema],
  ['comment', commentFilterSchema],
  ['webhook', webhookSchema],
]);

/** The schema of one filter, at the places of the config where one or a list of them may stand. */
export function findFilterSchema(path: Path): z.ZodType | undefined {
  const [root, , on, trigger] = path;
  return path.length === 4 && root === 'pipelines' && on === 'on' ? filters.get(String(trigger)) : undefined;
}
