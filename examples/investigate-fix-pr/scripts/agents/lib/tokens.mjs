const pattern =
  /(?<comment>\/\/.*|\/\*.*?\*\/)|(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<number>\d[\d_]*(?:\.\d+)?)|(?<word>[A-Za-z_$][\w$]*)|(?<operator>=>|[=!]==?|[<>]=|\+\+|--|[-+*/%]=?|&&|\|\||\?\?|[<>!])/g;

/** The tokens of one line of JavaScript that a repair may replace: `[{ kind, text, start, end }]`. */
export function readTokens(line) {
  return [...line.matchAll(pattern)].flatMap((match) => {
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    return kind === 'comment' || kind === 'string' ? [] : [{ kind, text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}
