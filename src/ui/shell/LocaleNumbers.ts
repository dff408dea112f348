import { NumberParser } from '@internationalized/number'
import type { Language } from '#domain/shared/language'
import type { TypedNumbers } from '#domain/shared/number'
import { preparedText } from '#domain/shared/typedText'
import { localeOf } from './locale.ts'

/** With one more, a thousand could be read as a one. */
const mostDecimals = 2

/** The parser alone would take "1,5" for 15 and "0x32" for 50, so what it read must be written like what was typed. */
export class LocaleNumbers implements TypedNumbers {
  readonly #language: { readonly value: Language }
  readonly #country: string | undefined

  constructor(language: { readonly value: Language }, { country }: { readonly country?: string | undefined } = {}) {
    this.#language = language
    this.#country = country
  }

  readonly number = (typed: string): number | undefined => this.read(preparedText(typed), mostDecimals)

  readonly amount = (typed: string, currency: string): number | undefined => {
    const text = preparedText(typed)
    const signs = this.signsOf(currency)
    const isSigned = signs.find((sign) => text.startsWith(sign) || text.endsWith(sign))
    return this.read(isSigned === undefined ? text : text.replace(isSigned, '').trim(), decimalsOf(currency))
  }

  private read(text: string, decimals: number): number | undefined {
    if (text === '') return undefined
    // A Japanese keyboard types its own full stop and comma.
    const written = text
      .replaceAll('。', '.')
      .replaceAll('、', ',')
      .replace(/^\+/, '')
      .replace(/^0+(?=\d)/, '')
    const parser = new NumberParser(this.locale)
    const value = parser.parse(written)
    if (this.writings(value, decimals).includes(written)) return value
    const other = otherSeparator(written)
    const otherValue = parser.parse(other)
    return this.plainWritings(otherValue, decimals).includes(other) ? otherValue : Number.NaN
  }

  private writings(value: number, decimals: number): readonly string[] {
    const grouped = lengthsUpTo(decimals).flatMap((digits) => {
      const parts = new Intl.NumberFormat(this.locale, { ...digits, useGrouping: 'always' }).formatToParts(value)
      const own = parts.map(({ value: part }) => part)
      const spaced = parts.map(({ type, value: part }) => (type === 'group' ? ' ' : part))
      return [preparedText(own.join('')), preparedText(spaced.join(''))]
    })
    return [...this.plainWritings(value, decimals), ...grouped]
  }

  private plainWritings(value: number, decimals: number): readonly string[] {
    return lengthsUpTo(decimals).map((digits) =>
      preparedText(new Intl.NumberFormat(this.locale, { ...digits, useGrouping: false }).format(value)),
    )
  }

  /** "$", "US$", "USD" and the name of the currency, as this language and English write them, longest first. */
  private signsOf(currency: string): readonly string[] {
    const displays = ['narrowSymbol', 'symbol', 'code', 'name'] as const
    const signs = [this.locale, 'en'].flatMap((locale) =>
      displays.flatMap((currencyDisplay) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
          .formatToParts(2)
          .flatMap(({ type, value }) => (type === 'currency' ? preparedText(value) : [])),
      ),
    )
    return signs.toSorted((one, other) => other.length - one.length)
  }

  private get locale(): string {
    return localeOf(this.#language.value, this.#country)
  }
}

function lengthsUpTo(decimals: number) {
  return Array.from({ length: decimals + 1 }, (_, digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits }))
}

function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? mostDecimals
}

function otherSeparator(text: string): string {
  return text.replace(/[.,]/, (separator) => (separator === '.' ? ',' : '.'))
}
