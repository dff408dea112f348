import { expect } from 'vitest'

const kindOf = (value: unknown) => Object.prototype.toString.call(value)
const isTemporal = (value: unknown) => kindOf(value).startsWith('[object Temporal.')

// Temporal's values have no keys of their own, so `toMatchObject` takes any two of them for equal.
expect.addEqualityTesters([
  (one, other) => (isTemporal(one) || isTemporal(other) ? kindOf(one) === kindOf(other) && String(one) === String(other) : undefined),
])
