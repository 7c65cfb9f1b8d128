// src/entry/shared/version.ts
/** Of this program; the one of `package.json`, which is not beside it everywhere. */
const version = "0.1.0";

export { version as t };