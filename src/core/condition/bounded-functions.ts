import { type CelFunc, CelScalar, celEnv, celFunc, celList, celMethod, isCelList, isCelMap, listType } from '@bufbuild/cel';
import { compilePattern, type Matcher } from '../text/patterns.ts';

/** The limit on what deciding one condition goes through: values, items of lists and of maps, and pieces of texts. */
const workLimit = 5_000_000;

/** The characters of a text that count as one. */
const charactersOfPiece = 16;

/** Patterns take many times longer than plain comparisons. */
const patternFactor = 128;

/** The message of the error that stops a decision. */
const tooMuchWork = 'it would go through its lists and texts too often; compare fewer or shorter ones';

/**
 * Counts what deciding one condition goes through, and stops the decision at the limit. Values are counted and not time, so that
 * every machine comes to the same verdict.
 */
export class WorkMeter {
  private work = 0;

  reset(): void {
    this.work = 0;
  }

  /** Counts values by their sizes. What is within a list is not counted. */
  count(values: readonly unknown[], factor = 1): void {
    for (const value of values) this.add(factor * (1 + sizeOf(value)));
  }

  /** Counts values with all that is within them: what a comparison of them goes through. */
  countWhole(values: Iterable<unknown>): void {
    for (const value of values) {
      this.count([value]);
      if (isCelList(value)) this.countWhole(value);
    }
  }

  private add(work: number): void {
    this.work += work;
    if (this.work > workLimit) throw new Error(tooMuchWork);
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Math.ceil(value.length / charactersOfPiece);
  return isCelList(value) || isCelMap(value) ? value.size : 0;
}

/** The functions of the library that go into lists: `==`, `!=` and `in`. */
const comparisons: readonly string[] = ['_==_', '_!=_', '@in'];

/**
 * Creates the functions of the library as conditions use them, together with `own` ones: each call is counted. They replace those
 * of the library by name and types.
 */
export function createBoundedFunctions(own: readonly CelFunc[], meter: WorkMeter): CelFunc[] {
  return [...celEnv().funcs, ...mixedNumbers, concatenation, createMatches(meter), ...own].map((each) => countCalls(each, meter));
}

/** Returns a function that counts what it is given and what it gives. The error leaves the library at once: `||` would catch a result. */
function countCalls(func: CelFunc, meter: WorkMeter): CelFunc {
  const isComparison = comparisons.includes(func.name);
  const call: CelFunc['call'] = (id, target, args) => {
    if (isComparison) meter.countWhole(args);
    const result = func.call(id, target, args);
    if (result !== undefined) meter.count([target, ...args, result]);
    return result;
  };
  return new Proxy(func, { get: (of, key) => (key === 'call' ? call : Reflect.get(of, key, of)) });
}

const anyList = listType(CelScalar.DYN);

/**
 * Joins two lists into a flat one. That of the library nests them, so that going through what `map` made of some thousand items
 * exceeds the stack of the machine.
 */
const concatenation = celFunc('_+_', [anyList, anyList], anyList, (left, right) => celList([...left, ...right]));

const { DOUBLE, INT } = CelScalar;

const calculations: readonly (readonly [string, (left: number, right: number) => number])[] = [
  ['_+_', (left, right) => left + right],
  ['_-_', (left, right) => left - right],
  ['_*_', (left, right) => left * right],
  ['_/_', (left, right) => left / right],
];

/** Calculations with a whole number and a fraction. The library refuses them, and an input of type number may be either. */
const mixedNumbers = calculations.flatMap(([name, calculate]) => [
  celFunc(name, [INT, DOUBLE], DOUBLE, (left, right) => calculate(Number(left), right)),
  celFunc(name, [DOUBLE, INT], DOUBLE, (left, right) => calculate(left, Number(right))),
]);

/** Creates `matches`, which compiles each pattern once and not for every item of a list. */
function createMatches(meter: WorkMeter): CelFunc {
  const known = new Map<string, Matcher>();
  const compile = (pattern: string): Matcher => {
    const found = known.get(pattern);
    if (found !== undefined) return found;
    const compiled = compilePattern(pattern);
    if (!compiled.ok) throw new Error(`a pattern in it ${compiled.error}`);
    known.set(pattern, compiled.value);
    return compiled.value;
  };
  return celMethod('matches', CelScalar.STRING, [CelScalar.STRING], CelScalar.BOOL, function (pattern) {
    meter.count([this], patternFactor);
    return compile(pattern)(this);
  });
}
