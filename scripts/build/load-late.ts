import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/** The packages that few jobs use, the modules of ours that import them in code without `await`, and what these take from them. */
const latePackages = {
  croner: { in: 'src/core/cron.ts', takes: 'Cron' },
  re2js: { in: 'src/core/text/patterns.ts', takes: 'RE2JS' },
} as const;

type Late = keyof typeof latePackages;

/**
 * Gives each of these packages a file of its own, which a program loads when it first uses what it imports from there. Core is pure and
 * its code does not wait, so it cannot load them with `import()`: in the bundle a substitute takes the place of the import, and requires the file.
 */
export function loadLate(root: string): Plugin {
  const names = Object.keys(latePackages) as Late[];
  const substitute = (name: Late): string => join(root, 'late', name);
  const own = (name: Late): string => `${substitute(name)}/package`;
  return {
    name: 'load-late',
    buildStart() {
      for (const name of names) this.emitFile({ type: 'chunk', id: own(name), fileName: `chunks/${fileOf(name)}` });
    },
    resolveId(source, importer) {
      const name = names.find((each) => source === each && importer === join(root, latePackages[each].in));
      if (name !== undefined) return substitute(name);
      return names.some((each) => source === own(each)) ? source : undefined;
    },
    load(id) {
      const name = names.find((each) => id === substitute(each) || id === own(each));
      if (name === undefined) return undefined;
      const { takes } = latePackages[name];
      if (id === own(name)) return `export { ${takes} } from '${name}';`;
      return { code: renderSubstitute({ file: fileOf(name), takes }), moduleSideEffects: false };
    },
  };
}

function fileOf(name: Late): string {
  return `late-${name}.js`;
}

/** Renders a module whose one export does what that of the file does, and loads the file when it is first called, made or asked. */
function renderSubstitute({ file, takes }: { readonly file: string; readonly takes: string }): string {
  return `import { createRequire } from 'node:module';
let loaded;
const load = () => (loaded ??= createRequire(import.meta.url)('./${file}').${takes});
export const ${takes} = /* @__PURE__ */ new Proxy(function () {}, {
  get: (_, key) => load()[key],
  apply: (_, self, values) => load().apply(self, values),
  construct: (_, values) => new (load())(...values),
});
`;
}
