import { readTokens } from './tokens.mjs';

/** What stands for what: mistakes that people make in any program. */
const comparison = { '>': ['>=', '<'], '<': ['<=', '>'], '>=': ['>', '<='], '<=': ['<', '>='], '===': ['!=='], '!==': ['==='] };
const logic = { '&&': ['||'], '||': ['&&', '??'], '??': ['||'], '!': [''], true: ['false'], false: ['true'] };
const arithmetic = { '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['/'], '+=': ['-='], '-=': ['+='], '++': ['--'], '--': ['++'] };
const rounding = { floor: ['ceil', 'round'], ceil: ['floor', 'round'], round: ['floor', 'ceil'], min: ['max'], max: ['min'] };
const keywords = new Set('break case const continue else for function if import in let new of return switch typeof while'.split(' '));

/** Every variation of one line: `[{ kind, token, text }]`, `text` the whole line. The likeliest mistakes come first. */
export function mutations(line) {
  const tokens = readTokens(line);
  return [
    ...replaceFrom(line, tokens, { kind: 'comparison', table: comparison }),
    ...replaceFrom(line, tokens, { kind: 'logic', table: logic }),
    ...replaceFrom(line, tokens, { kind: 'arithmetic', table: arithmetic }),
    ...replaceFrom(line, tokens, { kind: 'rounding', table: rounding }),
    ...swapOperands(line, tokens),
    ...changeNumbers(line, tokens),
  ];
}

/** Names of values that the lines around a line use: what a wrong operand may have been meant to be. */
export function namesAround(lines, line) {
  const near = lines.slice(Math.max(0, line - 5), line + 3);
  return [...new Set(near.flatMap((text) => readTokens(text).filter((token) => isValue(text, token)).map((token) => token.text)))];
}

/** Every variation of one line in which one value stands for another. */
export function nameMutations(line, names) {
  return readTokens(line)
    .filter((token) => isValue(line, token))
    .flatMap((token) => names.filter((name) => name !== token.text).map((text) => replace(line, token, { kind: 'operand', text })));
}

/** A name that is neither a key nor a member, called or declared here. */
function isValue(line, { kind, text, start, end }) {
  const [before, after] = [line.slice(0, start), line.slice(end)];
  return kind === 'word' && !keywords.has(text) && !/(?:\.|\b(?:const|let|function|class|import)\s+)$/.test(before) && !/^\s*(?:\(|:|=>)/.test(after);
}

function replaceFrom(line, tokens, { kind, table }) {
  return tokens.flatMap((token) =>
    Object.hasOwn(table, token.text) ? table[token.text].map((text) => replace(line, token, { kind, text })) : [],
  );
}

function swapOperands(line, tokens) {
  return tokens.flatMap((token, index) => {
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    if (!['-', '/', '%'].includes(token.text) || left?.kind !== 'word' || right?.kind !== 'word') return [];
    const text = `${line.slice(0, left.start)}${right.text}${line.slice(left.end, right.start)}${left.text}${line.slice(right.end)}`;
    return [{ kind: 'order', token: token.text, text }];
  });
}

function changeNumbers(line, tokens) {
  return tokens
    .filter(({ kind, text }) => kind === 'number' && !text.includes('.'))
    .flatMap((token) => {
      const value = Number(token.text.replaceAll('_', ''));
      return [value + 1, value - 1].map((text) => replace(line, token, { kind: 'number', text: String(text) }));
    });
}

function replace(line, token, { kind, text }) {
  return { kind, token: token.text, text: line.slice(0, token.start) + text + line.slice(token.end) };
}
