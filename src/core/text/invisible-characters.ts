/**
 * Everything that is stored but not seen (T07): control characters except tab and line ends, soft hyphen, joiners, fillers,
 * directional marks, variation selectors, annotations and the tag block that mirrors ASCII. Emoji lose their joiners and
 * selectors too: the parts stay readable, and no exception can be used to smuggle.
 */
export const invisibleCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|\u034F/gu;
