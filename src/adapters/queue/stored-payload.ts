/** The length from which a text is stored as it is. The body of a delivery is JSON itself: to escape it costs more than all else. */
const longText = 1_000;

/** A payload as it is stored: its JSON and, beside it, a long text that is a field of it. */
export interface StoredPayload {
  readonly payload: string;
  /** The name of the field; null if there is no long text. */
  readonly field: string | null;
  readonly text: string | null;
}

/** Splits the first long text off a payload, which may be any JSON value. */
export function splitPayload(payload: unknown): StoredPayload {
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
    // A text with half a character would not come back as it was. JSON escapes it.
    const long = Object.entries(payload).find(
      ([, value]) => typeof value === 'string' && value.length >= longText && value.isWellFormed(),
    );
    if (long !== undefined) {
      const [field, text] = long;
      return { payload: JSON.stringify({ ...payload, [field]: '' }), field, text };
    }
  }
  return { payload: JSON.stringify(payload ?? null), field: null, text: null };
}

/** Returns the payload of a row. */
export function joinPayload(row: Readonly<Record<string, unknown>> | undefined): unknown {
  const payload: unknown = JSON.parse(String(row?.payload));
  if (typeof row?.text_field !== 'string') return payload;
  return { ...(payload as object), [row.text_field]: row.text };
}
