import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const sheet = 'src/ui/kit/styles/fonts.scss'
const whole = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'

/** The display font with the letters and the weights that the style sheet of the fonts names, and no others. */
export function displayFont(): Promise<Buffer> {
  const styles = readFileSync(sheet, 'utf8')
  const [, ranges = ''] = /\$latin: ([^;]+);/.exec(styles) ?? []
  const [, face = ''] = /font-family: 'Newsreader Variable';([^}]*)/.exec(styles) ?? []
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? []
  if (ranges === '' || min === undefined) throw new Error(`${sheet} doesn't say which letters and weights the display font has`)
  const wght = { min: Number(min), max: Number(max), default: Number(max) }
  return subsetFont(readFileSync(whole), textOf(ranges), { targetFormat: 'woff2', variationAxes: { wght } })
}

function textOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
    })
    .join('')
}
