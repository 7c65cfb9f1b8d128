import { z } from 'zod';
import type { AppStore } from '../../../ports/queue.ts';

/** The labels of a subject, as a delivery tells them after one was put on or taken off. */
export interface ToldLabels {
  /** The id of the repository. */
  readonly repository: number;
  readonly subject: number;
  readonly labels: readonly string[];
  /** The label that was changed. */
  readonly changed: string;
  readonly isPutOn: boolean;
  /** The time of the last change of the subject, in whole seconds (ISO 8601). */
  readonly at: string;
}

/** The labels of a subject that the App knows. */
const knownLabelsSchema = z.object({ labels: z.array(z.string()), at: z.string() });

type KnownLabels = z.infer<typeof knownLabelsSchema>;

/** Reads the labels under a key. Returns undefined where there are none, or in a form of another version. */
export async function readKnownLabels(store: Pick<AppStore, 'get'>, key: string): Promise<KnownLabels | undefined> {
  const text = await store.get(key);
  return text === undefined ? undefined : knownLabelsSchema.safeParse(JSON.parse(text)).data;
}

const subjectSchema = z.object({
  number: z.int(),
  updated_at: z.string(),
  labels: z.array(z.object({ name: z.string() })),
});
const labeledSchema = z.object({
  action: z.enum(['labeled', 'unlabeled']),
  repository: z.object({ id: z.int() }),
  label: z.object({ name: z.string() }),
  issue: subjectSchema.optional(),
  pull_request: subjectSchema.optional(),
});

/** Reads the labels that a subject has after a label was put on or taken off, from the payload of an event; undefined for any other. */
export function readLabels(event: string, payload: unknown): ToldLabels | undefined {
  if (event !== 'issues' && event !== 'pull_request') return undefined;
  const { data } = labeledSchema.safeParse(payload);
  const about = data?.issue ?? data?.pull_request;
  if (data === undefined || about === undefined) return undefined;
  return {
    repository: data.repository.id,
    subject: about.number,
    labels: about.labels.map(({ name }) => name),
    changed: data.label.name,
    isPutOn: data.action === 'labeled',
    at: about.updated_at,
  };
}

/**
 * Returns the labels that are known after a delivery. Deliveries come in any order, and one that failed comes late: an older one tells
 * nothing new. Within one second the times do not tell which is older, so of such a delivery its own change alone counts.
 */
export function learnLabels(known: KnownLabels | undefined, told: ToldLabels): KnownLabels {
  const { labels, changed, isPutOn, at } = told;
  const age = known === undefined ? 1 : Date.parse(at) - Date.parse(known.at);
  if (known === undefined || age > 0) return { labels: [...labels], at };
  if (age < 0) return known;
  const others = known.labels.filter((label) => label !== changed);
  return { labels: isPutOn ? [...others, changed] : others, at };
}
