/** The thing that a due execution waits for before its workflow run starts. Positions count from 1, which is next. */
export type TurnWait =
  | { readonly kind: 'slot'; readonly position: number }
  /** `behind`: the name of the run that works on the branch. */
  | { readonly kind: 'branch'; readonly branch: string; readonly behind: string; readonly position: number };
