import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Formulas: CSS Color 4, sections 10 and 17. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const encoded = linear.map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  return `#${encoded
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

test('the document’s theme colours are the ground of the design, light and dark', () => {
  const [, tokens = ''] = /'ground': \(([^;]*?)\),\n {2}'/.exec(readFileSync('src/ui/kit/styles/_tokens.scss', 'utf8')) ?? []
  const grounds = [...tokens.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...parts]) => parts.map(Number))
  const themes = [...readFileSync('index.html', 'utf8').matchAll(/name="theme-color"[^>]*content="(#\w+)"/g)].map(([, colour]) => colour)
  expect(themes).toEqual(grounds.map(([l = 0, c = 0, h = 0]) => hexOf(l, c, h)))
  expect(themes).toHaveLength(2)
})
