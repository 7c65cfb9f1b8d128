/** The parts that an element of a matrix has: values of the config, values of an agent's list, or a task of another stage. */
export type MatrixScope =
  | { readonly kind: 'values'; readonly keys: readonly string[] }
  | { readonly kind: 'data' }
  | { readonly kind: 'each'; readonly of?: MatrixScope; readonly dataKeys?: readonly string[] | undefined };
