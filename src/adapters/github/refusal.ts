/** What GitHub said when it did not do it; `status` 0 when it said nothing. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
}
