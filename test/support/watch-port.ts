type Method = (...given: readonly unknown[]) => Promise<unknown>;
type Words<T> = {
  readonly [K in keyof T]?: T[K] extends (...given: infer Given) => Promise<infer Made>
    ? (given: Given, made: Made) => string | undefined
    : never;
};

/** Returns a port that tells of each write in words, after it was made; of those without words it tells nothing. */
export function tellWrites<T extends object>(port: T, words: Words<T>, tell: (what: string) => void): T {
  return changeMethods(port, Object.keys(words), (name, method) => async (...given) => {
    const made = await method(...given);
    const what: string | undefined = Reflect.get<object, string>(words, name)(given, made);
    if (what !== undefined) tell(what);
    return made;
  });
}

/** Returns a port whose requests are checked first: the check may throw what GitHub refuses them with. */
export function checkRequests<T extends object>(port: T, check: (request: string, given: readonly unknown[]) => void): T {
  return changeMethods(port, Object.keys(port), (name, method) => async (...given) => {
    check(name, given);
    return method(...given);
  });
}

function changeMethods<T extends object>(port: T, names: readonly string[], change: (name: string, method: Method) => Method): T {
  const changed = names.map((name) => [name, change(name, Reflect.get<object, string>(port, name))]);
  return { ...port, ...Object.fromEntries(changed) };
}
