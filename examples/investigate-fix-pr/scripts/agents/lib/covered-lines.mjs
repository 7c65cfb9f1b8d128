/**
 * Numbers of the lines that ran, from V8's block counts: inner ranges overrule outer ones.
 * Only lines inside functions count; the rest of a module runs whenever it is loaded.
 */
export function coveredLines(source, functions) {
  const counts = new Array(source.length).fill(0);
  for (const { functionName, ranges } of functions) {
    const isModule = functionName === '' && ranges[0]?.startOffset === 0 && ranges[0].endOffset === source.length;
    if (isModule) continue;
    for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset);
  }
  let offset = 0;
  return source.split('\n').flatMap((text, index) => {
    const start = offset + text.length - text.trimStart().length;
    offset += text.length + 1;
    return /[\w(]/.test(text) && counts[start] > 0 ? [index + 1] : [];
  });
}
