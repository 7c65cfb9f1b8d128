/** RFC 3339 in UTC, without fractions: as GitHub tells times, cut and not rounded. */
export function toSeconds(time: string): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
