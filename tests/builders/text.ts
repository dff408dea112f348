import fc from 'fast-check'

/** Whatever code points there are, half of them plain. Fast-check's own needs seconds to lay out its tables. */
export function anyText(lengths: fc.ArrayConstraints = {}): fc.Arbitrary<string> {
  const point = fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff }))
  return fc.array(point, lengths).map((points) => String.fromCodePoint(...points))
}
