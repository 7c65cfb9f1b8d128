export interface Import {
  readonly specifier: string;
  /** 1-based. */
  readonly line: number;
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` at the beginning of a line, and `import('x')` anywhere. */
const forms = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
];

export function findImports(text: string): readonly Import[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map((match) => ({
      specifier: match[1] ?? '',
      line: text.slice(0, match.index + match[0].length).split('\n').length,
    })),
  );
}
