/**
 * Provides the value that replaces all exports of an absent package, and the globals of a browser in Node.
 * The value can be called, constructed and extended, and it has every property.
 */

/** @type {object} */
export const anything = new Proxy(function () {}, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => '';
    // Without this exception, a promise would wait forever for the value.
    return key === 'then' ? undefined : anything;
  },
  apply: () => anything,
  construct(_, _parameters, made) {
    // An instance of a subclass has its own fields, and inherits everything else from `anything`.
    return made === anything ? anything : Object.create(/** @type {object} */ (made.prototype));
  },
});
