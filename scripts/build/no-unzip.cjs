/**
 * Stands in the bundle for `unzip-stream`, which `@actions/artifact` loads and Baton never uses: archives arrive as they are
 * (`skipDecompress`). A package below it, `buffers`, names no licence, so it may not be passed on.
 */
exports.Extract = () => {
  throw new Error('This bundle unpacks no archive while it arrives. Ask for it with `skipDecompress: true`.');
};
