/**
 * Provides a value that replaces the exports of absent packages, and replaces browser globals in Node.
 * The value can be called, constructed and extended, and it has every property.
 */

/** @type {object} */
export const anything = new Proxy(function () {}, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => '';
    // Otherwise, `await` would treat the value as a promise and wait forever.
    return key === 'then' ? undefined : anything;
  },
  apply: () => anything,
  construct(_, _parameters, made) {
    // An instance of a subclass has its own fields, and inherits everything else from `anything`.
    return made === anything ? anything : Object.create(/** @type {object} */ (made.prototype));
  },
});
