import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { AppStore } from '../../ports/queue.ts';

/** The labels of a subject, as a delivery tells them after one was put on or taken off. */
export interface ReportedLabels {
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
  return parseStored(knownLabelsSchema, await store.get(key));
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
export function readLabels(event: string, payload: unknown): ReportedLabels | undefined {
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
 * nothing new. Within one second the times do not tell which is older, so of such a delivery its own change alone counts. A label that is
 * put on and taken off within a second counts as the delivery that came last says.
 */
export function learnLabels(known: KnownLabels | undefined, told: ReportedLabels): KnownLabels {
  const { labels, changed, isPutOn, at } = told;
  const age = known === undefined ? 1 : Date.parse(at) - Date.parse(known.at);
  if (known === undefined || age > 0) return { labels: [...labels], at };
  if (age < 0) return known;
  const others = known.labels.filter((label) => label.toLowerCase() !== changed.toLowerCase());
  return { labels: isPutOn ? [...others, changed] : others, at };
}

interface LabelsPlace {
  readonly store: Pick<AppStore, 'get' | 'replace'>;
  readonly key: string;
  readonly expiresAt: string;
}

/**
 * Keeps the labels that a delivery tells, and lets the caller order what waits by those that are known. It is done again where another
 * delivery has changed them meanwhile, so that the last order is that of the labels that are kept.
 */
export async function keepLabels(
  { store, key, expiresAt }: LabelsPlace,
  told: ReportedLabels,
  order: (labels: readonly string[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const from = await store.get(key);
    const to = JSON.stringify(learnLabels(parseStored(knownLabelsSchema, from), told));
    if (await store.replace(key, { from, to, expiresAt })) break;
  }
  for (let ordered: string | undefined; ; ) {
    const known = await readKnownLabels(store, key);
    const text = JSON.stringify(known);
    if (known === undefined || text === ordered) return;
    ordered = text;
    await order(known.labels);
  }
}
