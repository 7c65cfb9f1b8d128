// src/core/text/invisible-characters.ts
/**
* Everything that is stored but not seen (T07): control characters except tab and line ends, interlinear annotations, and all
* that Unicode tells a renderer to ignore: soft hyphen, joiners, fillers, directional marks, variation selectors, and the
* tag block that mirrors ASCII. Emoji lose their joiners and selectors too: the parts stay readable, and no exception can
* be used to smuggle.
*/
const invisibleCharacters = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;

export { invisibleCharacters as t };