/**
 * Renders a duration as `4m32s`, `1m02s`, `2h05m00s` or `9s`: seconds after minutes have two digits, as in the documents that
 * users know (Y-10, X-14).
 */
export function formatDuration(milliseconds: number): string {
  const total = Math.max(0, Math.round(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = total % 60;
  if (hours > 0) return `${hours}h${two(minutes)}m${two(seconds)}s`;
  if (minutes > 0) return `${minutes}m${two(seconds)}s`;
  return `${seconds}s`;
}

/** Renders a time as RFC 3339 in UTC without fractions. The fraction is cut and not rounded, as GitHub does. */
export function toSeconds(time: string): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
