import type { Random } from './Random.ts'

/** Written in place of these texts, since no JavaScript object can hold it. */
export const unwritable: Readonly<Record<string, string>> = { '"@proto"': '"__proto__"', '"@huge"': '1e400', '"@zero"': '-0' }

const texts = [
  ...['', ' ', '\n', '\u0000', '\ud800', '\u202e', '\ufeff', '0', '-1', '1e400', 'NaN', 'null', 'undefined', 'true', '[object Object]'],
  ...['x'.repeat(100_000), '🏌️'.repeat(5000), 'e\u0301'.repeat(3000)],
  ...['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'then', '@proto'],
  ...['XXX', 'US$', 'usd', 'EURO', 'XTS', '¥', 'ZWR', 'club-bucks'],
  ...['Nowhere/At_All', 'GMT+25', '+99:99', 'UTC', 'Etc/Unknown', 'europe/paris', '-00:00'],
  ...['0000-00-00', '0000-00-00 00:00:00', '2026-02-30', '2026-13-01T00:00:00Z', '2026-05-13T24:00:00Z', '2026-05-13T23:59:60Z'],
  ...['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '-271821-04-19', '+275760-09-13', '12/31/2026', '令和8年5月13日', '1747000000'],
  ...['javascript:alert(1)', 'data:text/html,<script>1</script>', 'https://', 'https://[', '//elsewhere.example', '/\\elsewhere.example'],
  ...[
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '{{name}}',
    '$t(shell:title)',
    '%E0%A4%A',
    '../../..',
    '{',
    '"',
  ],
] as const

const numbers = [
  ...['@huge', '@zero', 0, -1, 1, 2, 0.5, 52.5, 1e-7, 255, 65_536, 2 ** 31, 2 ** 53, -(2 ** 53), 1e15, 1e21, -1e21],
  ...[Number.MAX_VALUE, Number.MIN_VALUE, 253_402_300_800, 8.64e15, 8.64e15 + 1],
] as const

const others = [null, true, false, [], {}, [null], [[]], [{}], [0, ''], { length: 3 }, { toString: null, valueOf: 0 }] as const

function nested(levels: number, wrapped: (inner: unknown) => unknown): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level += 1) value = wrapped(value)
  return value
}

const deep = [
  () => nested(500, (inner) => [inner]),
  () => nested(500, (inner) => ({ a: inner })),
  () => ({ '@proto': { isForged: true, length: 1 } }),
  () => ({ constructor: { prototype: { isForged: true } } }),
  () => Array.from({ length: 2000 }, (_, index) => index),
] as const

export function forgedValue(random: Random): unknown {
  switch (random.below(10)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return random.one(texts)
    case 4:
    case 5:
    case 6:
      return random.one(numbers)
    case 7:
      return random.one(deep)()
    default:
      return random.one(others)
  }
}
