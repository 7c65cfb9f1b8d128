import type { CheckAnnotation } from './annotations.ts';

/** The limits of GitHub: texts in characters, which stay below it in bytes too. */
export const checkLimits = { title: 200, summaryBytes: 65_000, annotationsPerRequest: 50, identifier: 20 } as const;

/** A button. A label has at most 20 characters, a description 40, an identifier 20. */
export interface CheckAction {
  readonly label: string;
  readonly description: string;
  readonly identifier: string;
}

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped' | 'action_required';

/** The content of a check run. GitHub never opens a completed one again. */
export interface CheckView {
  readonly status: 'queued' | 'in_progress' | 'completed';
  /** Present where it is completed. */
  readonly conclusion?: CheckConclusion;
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  /** All of them, always in the same order: later ones are added behind. */
  readonly annotations: readonly CheckAnnotation[];
  /** At most three. */
  readonly actions: readonly CheckAction[];
}

/** Returns the name of the checks of a pipeline, which a branch rule can require. */
export function checkName(pipeline: string): string {
  return `Baton: ${pipeline}`;
}

/** The meaning of a click on a button of a check. */
export type CheckButton =
  | { readonly kind: 'retry' }
  | { readonly kind: 'cancel' }
  /** The beginning of the digest of what the check showed. */
  | { readonly kind: 'approve'; readonly digest: string };

/** The digits of a digest that fit into an identifier: more than people type. */
const approveDigits = 12;

/** Renders the identifier of a button, which comes back with the click. */
export function renderButton(button: CheckButton): string {
  return button.kind === 'approve' ? `approve-${button.digest.slice(0, approveDigits)}` : button.kind;
}

/** Parses the identifier of a button; undefined for one that we never made. */
export function parseButton(identifier: string): CheckButton | undefined {
  if (identifier === 'retry' || identifier === 'cancel') return { kind: identifier };
  const digest = /^approve-([0-9a-f]{12})$/.exec(identifier)?.[1];
  return digest === undefined ? undefined : { kind: 'approve', digest };
}

/**
 * Returns the pipeline and the pull request that a check of ours is about, by its name and the name of its run; undefined where they do
 * not fit each other.
 */
export function parseCheck({
  name,
  run,
}: {
  readonly name: string;
  readonly run: string;
}): { readonly pipeline: string; readonly subject: number } | undefined {
  const pipeline = name.startsWith(checkName('')) ? name.slice(checkName('').length) : undefined;
  if (pipeline === undefined || !run.startsWith(`${pipeline}-`)) return undefined;
  const number = /^([1-9][0-9]{0,9})(?:-[1-9][0-9]{0,14})?$/.exec(run.slice(pipeline.length + 1))?.[1];
  return number === undefined ? undefined : { pipeline, subject: Number(number) };
}
