/**
 * Returns a comparison for `toSorted`: ascending by the first key, and where two items agree in it, by the next one. Texts are
 * compared by their code units, so that the order is the same in every locale.
 */
export function compareBy<T>(...keys: readonly ((item: T) => number | string)[]): (a: T, b: T) => number {
  return (a, b) => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}
