/** Returns seconds as minutes and seconds: `3:07`. */
export function formatDuration(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
