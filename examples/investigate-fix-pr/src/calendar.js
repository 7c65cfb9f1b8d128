const millisecondsPerDay = 24 * 60 * 60 * 1000;

function parseDay(day) {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day, count) {
  return new Date(parseDay(day).getTime() + count * millisecondsPerDay).toISOString().slice(0, 10);
}

export function daysBetween(from, to) {
  return Math.round((parseDay(to).getTime() - parseDay(from).getTime()) / millisecondsPerDay);
}

export function isBusinessDay(day) {
  const weekday = parseDay(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The day that lies so many business days after `day`. */
export function addBusinessDays(day, count) {
  let result = day;
  let left = count;
  while (left > 0) {
    result = addDays(result, 1);
    if (isBusinessDay(result)) {
      left -= 1;
    }
  }
  return result;
}
