import fc from 'fast-check'

/** fast-check's own generator needs seconds to create its tables. */
export function anyText(lengths: fc.ArrayConstraints = {}): fc.Arbitrary<string> {
  const point = fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff }))
  return fc.array(point, lengths).map((points) => String.fromCodePoint(...points))
}
