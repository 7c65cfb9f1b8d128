export interface Import {
  readonly specifier: string;
  /** The names between braces, as the other file exports them. */
  readonly names: readonly string[];
  /** 1-based. */
  readonly line: number;
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` at the beginning of a line, and `import('x')` anywhere. */
const forms = [
  /^\s*(?:import|export)\b(?<clause>[^'"`;]*?)\bfrom\s*['"](?<specifier>[^'"]+)['"]/gm,
  /^\s*import\s*['"](?<specifier>[^'"]+)['"]/gm,
  /\bimport\(\s*['"](?<specifier>[^'"]+)['"]/g,
];

/** Returns the imports of a file. All scripts read imports with it, since a parser of the whole syntax takes ten times as long. */
export function findImports(text: string): readonly Import[] {
  return forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: whole, index, groups }) => ({
      specifier: groups?.specifier ?? '',
      names: listNames(groups?.clause ?? ''),
      line: text.slice(0, index + whole.length).split('\n').length,
    })),
  );
}

function listNames(clause: string): readonly string[] {
  const [, between = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  return between.split(',').flatMap((each) => /^\s*(?:type\s+)?(\w+)/.exec(each)?.[1] ?? []);
}
