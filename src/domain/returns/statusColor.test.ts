import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badgeColors } from './statusColor.ts'

test.each([
  ['#f5d76e', '#000000'],
  ['#1f6f54', '#ffffff'],
  [' #FFF ', '#000000'],
])('text on %s is %s', (color, text) => {
  expect(badgeColors(color)?.text).toBe(text)
})

test('a short colour is written in full', () => {
  expect(badgeColors('#0aF')?.background).toBe('#00aaff')
})

test.each(['red', '', '##1f6f54', '#ffff', '##fff', '#xff', '#fxf', '#ffx', '#12', 'url(//evil.example)', '#1f6f54; color: red'])(
  '%j is no colour for a badge',
  (color) => {
    expect(badgeColors(color)).toBeUndefined()
  },
)

test('[returns.return-status-as-answered] text on any colour has a contrast of at least 4.5', () => {
  const share = (value: number) => (value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
      const luminance = 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue)
      const isBlack = badgeColors(color)?.text === '#000000'
      expect(isBlack ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
