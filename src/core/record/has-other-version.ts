/** Where the versions stand in the bodies of records: what agents write and what users write have versions of their own. */
const versioned = ['handoff', 'config'] as const;

/** Whether a part of a body has a version that we do not know. An absent one is 1 (C-37); anything but the number 1 is not. */
export function hasOtherVersion(body: unknown): boolean {
  return versioned.some((part) => {
    const version: unknown = Reflect.get(Object(Reflect.get(Object(body), part)), 'version');
    return version !== undefined && version !== 1;
  });
}
