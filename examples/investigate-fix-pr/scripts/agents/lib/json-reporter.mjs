// A reporter for node:test: one JSON line per finished test.
export default async function* report(events) {
  for await (const { type, data } of events) {
    const isTest = data?.details && data.details.type !== 'suite';
    if (isTest && (type === 'test:pass' || type === 'test:fail')) {
      yield `${JSON.stringify({ name: data.name, passed: type === 'test:pass', error: describeError(data.details.error) })}\n`;
    }
  }
}

function describeError(error) {
  const cause = error?.cause instanceof Error ? error.cause : error;
  if (!cause) return undefined;
  const { message, stack, expected, actual, operator } = cause;
  return { message, stack, operator, expected: show(expected), actual: show(actual) };
}

function show(value) {
  return value === undefined ? undefined : JSON.stringify(value);
}
