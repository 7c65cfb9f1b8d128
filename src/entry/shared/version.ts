/** Of this program; the one of `package.json`, which is not beside it everywhere. */
export const version = '0.1.0';
