import type { PostalAddress } from './address.ts'
import { isLargestFirst } from './country.ts'

/** `/` separates lines; `{code}` is the region's code. */
const layouts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ US: '{city}, {code} {postcode}', CA: '{city}, {code} {postcode}', AU: '{city} {code} {postcode}', NZ: '{city} {postcode}' },
    ...{
      GB: '{city}/{region}/{postcode}',
      IE: '{city}/{region}/{postcode}',
      BR: '{city} - {code}/{postcode}',
      IN: '{city} {postcode}/{region}',
    },
    ...{ IT: '{postcode} {city} {code}', MX: '{postcode} {city}, {code}', ES: '{postcode} {city}/{region}' },
  }),
)
const elsewhere = '{postcode} {city}/{region}'

const eastAsian = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/** One line each, without the country. `name` is the full name. */
export function postalLines(address: PostalAddress, name: string): readonly string[] {
  const { company, street, city, countryCode } = address
  if (isLargestFirst(countryCode) && eastAsian.test(city + street.join(''))) return [...largestFirst(address), ...filled([company, name])]
  return filled([name, company, ...street, ...placeLines(address)])
}

function placeLines({ city, postcode, region, countryCode }: PostalAddress): readonly string[] {
  const words: Readonly<Record<string, string>> = { city, postcode, region: region?.name ?? '', code: region?.code ?? region?.name ?? '' }
  const layout = layouts.get(countryCode) ?? elsewhere
  return layout.split('/').map((line) => tidied(line.replaceAll(/\{(\w+)\}/g, (_gap, word: string) => words[word] ?? '')))
}

/** Removes separators without text between them. */
function tidied(line: string): string {
  const spaced = line.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',')
  let [start, end] = [0, spaced.length]
  // An expression that ends in `+$` would take quadratic time.
  while (isSign(spaced.charAt(start))) start += 1
  while (isSign(spaced.charAt(end - 1))) end -= 1
  return spaced.slice(start, end)
}

function isSign(character: string): boolean {
  return character === ' ' || character === ',' || character === '-'
}

function largestFirst({ street, city, region, postcode, countryCode }: PostalAddress): readonly string[] {
  const [first = '', ...rest] = street
  return filled([countryCode === 'JP' && postcode ? `〒${postcode}` : postcode, `${region?.name ?? ''}${city}${first}`, ...rest])
}

function filled(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '')
}
