import type { Issue } from './issues.ts';

/** Issues by which we tell the maintainers something that stays true until they act. `Issues` makes them. */
export interface Notices {
  /** The open ones with this label that our own account opened. May lag behind writes for seconds. */
  listOpen(label: string): Promise<readonly Issue[]>;
  update(number: number, text: { readonly title: string; readonly body: string }): Promise<void>;
  /** As completed. Done as well when it is closed already. */
  close(number: number): Promise<void>;
}
