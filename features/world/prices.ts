import type { Money } from '#domain/commerce/money'
import { Formats } from '#ui/shell/formats.ts'
import type { Screen } from './screen/Screen.ts'
import type { Target } from './screen/Target.ts'

const formats = new Formats('en')

/** In South Africa `R 2 200,00`, in Québec `188,56 $`. */
const pricePattern = /−?(?:(?:(?:[A-Z]{2})?\p{Sc}|[A-Z]{3}\s)[\d.,]*\d|R\s\d[\d\s]*,\d\d|\d[\d\s]*,\d\d\s\p{Sc})/u

/** As players read it: `$38.97`, `−$10.00`, `JP¥22,800`. */
export function writtenPrice({ minor, currency }: Money): string {
  return `${minor < 0 ? '−' : ''}${formats.money({ minor: Math.abs(minor), currency })}`
}

export function priceOfValue(value: string): string {
  const [minor, currency = ''] = value.split(' ')
  return writtenPrice({ minor: Number(minor), currency })
}

export function priceIn(text: string): string | undefined {
  return pricePattern.exec(text)?.[0]
}

export async function pricesIn(screen: Screen, amounts: Target): Promise<readonly string[]> {
  return (await screen.texts(amounts)).map((text) => priceIn(text) ?? text)
}
