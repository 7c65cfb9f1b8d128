import { utf8Length } from '../json/utf8-length.ts';

/** Ways to show one thing, the fullest first. Each stands for itself: no fence or fold is open at its end. */
export type Section = readonly string[];

export interface Packed {
  readonly kept: readonly string[];
  /** How many sections had no form that fits. */
  readonly dropped: number;
}

/** As many sections as fit, each in the fullest form that does: text is cut between sections, never inside one. */
export function packSections(sections: readonly Section[], maxBytes: number): Packed {
  const kept: string[] = [];
  let room = maxBytes;
  for (const forms of sections) {
    const fitting = forms.find((form) => utf8Length(form) + 2 <= room);
    if (fitting === undefined) continue;
    kept.push(fitting);
    room -= utf8Length(fitting) + 2;
  }
  return { kept, dropped: sections.length - kept.length };
}
