/** Returns the seconds that one kilometre takes. */
export function measurePace(metres, seconds) {
  return (seconds / metres) * 1000;
}
