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

/** Returns a duration as people say it: `less than 1 s`, `45 s`, `12 min`, `2 h 5 min`. */
export function describeDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds === 0) return 'less than 1 s';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a time to the minute as people read it: `22 Nov 2026, 11:43 UTC`. What is no time is returned as it is. */
export function describeTime(time: string): string {
  if (Number.isNaN(Date.parse(time))) return time;
  const iso = new Date(time).toISOString();
  const [, year = '', month = '', day = '', minute = ''] = /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return `${Number(day)} ${months[Number(month) - 1]} ${year}, ${minute} UTC`;
}

/** Returns a time as people read it, and without its date where that is the day of another time. */
export function describeTimeSince(time: string, since: string): string {
  const [day, minute] = describeTime(time).split(', ');
  return describeTime(since).startsWith(`${day},`) && minute !== undefined ? minute : describeTime(time);
}
