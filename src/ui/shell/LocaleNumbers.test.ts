import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#domain/shared/language'
import { Formats } from './formats.ts'
import { LocaleNumbers } from './LocaleNumbers.ts'

const currencies = ['USD', 'CAD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'HKD', 'SGD', 'TWD', 'KRW', 'AUD'] as const
const countries = [undefined, 'US', 'CA', 'GB', 'CN', 'SG', 'HK', 'JP', 'AE', 'ZA'] as const
const numbersIn = (language: Language, country?: string) => new LocaleNumbers({ value: language }, { country })
const cents = fc.integer({ min: 0, max: 999_999_999 })
const language = fc.constantFrom(...languages)
const place = fc.tuple(language, fc.constantFrom(...countries))

describe('a typed number', () => {
  test.each<readonly [Language, string, number | undefined]>([
    ['en', '', undefined],
    ['en', ' \u200b', undefined],
    ['en', '12', 12],
    ['en', ' 10.50 ', 10.5],
    ['en', '10,5', 10.5],
    ['fr', '10.5', 10.5],
    ['en', '1,000', 1000],
    ['en', '1 000', 1000],
    ['fr', '1\u202f000', 1000],
    ['fr', '1 234,5', 1234.5],
    ['en', '1,000,000', 1_000_000],
    ['ja', '１，０００', 1000],
    ['ja', '７１。６', 71.6],
    ['zh', '−5', -5],
    ['en', '007', 7],
    ['en', '\u202a12\u202c', 12],
  ])('in %s %j is %o', (where, typed, number) => {
    expect(numbersIn(where).number(typed)).toBe(number)
  })

  test.each<readonly [Language, string]>([
    ['en', 'ten'],
    ['en', '0x32'],
    ['en', '1e2'],
    ['en', 'Infinity'],
    ['en', '1.000'],
    ['fr', '1,000'],
    ['fr', '1.000'],
    ['en', '1,5,0'],
    ['en', '1.234,5'],
    ['fr', '1,234.5'],
    ['en', '0.001'],
    ['en', '12 34'],
    ['en', '.'],
    ['en', '5 0'],
    ['en', '1+2'],
  ])('in %s %j is none', (where, typed) => {
    expect(numbersIn(where).number(typed)).toBeNaN()
  })

  test('is what the product writes, in every language and country', () => {
    fc.assert(
      fc.property(place, cents, (where, value) => {
        expect(numbersIn(...where).number(new Formats(...where).number(value / 100))).toBe(value / 100)
        expect(numbersIn(...where).number(new Formats(...where).tenths(value / 10))).toBe(value / 10)
        expect(numbersIn(...where).number(String(value / 100))).toBe(value / 100)
      }),
    )
  })

  test('is never a thousandth of what is meant elsewhere', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1000, max: 9_999_999 }), (writes, reads, value) => {
        const number = numbersIn(...reads).number(new Formats(...writes).number(value))
        expect(number === value || Number.isNaN(number)).toBe(true)
      }),
    )
  })
})

describe('a typed amount', () => {
  test.each<readonly [Language, string, string, number]>([
    ['ja', 'JPY', '1,000', 1000],
    ['ja', 'JPY', '￥1,000', 1000],
    ['ja', 'JPY', '10,000円', 10_000],
    ['fr', 'JPY', '1 000 JPY', 1000],
    ['en', 'USD', '$1,234.50', 1234.5],
    ['en', 'USD', 'US$12', 12],
    ['en', 'USD', '12 USD', 12],
    ['fr', 'USD', '12,5', 12.5],
    ['zh', 'CNY', '¥12.50', 12.5],
    ['en', 'USD', '12 US dollars', 12],
    ['fr', 'CAD', '12 $CA', 12],
  ])('in %s of %s, %j is %d', (where, currency, typed, value) => {
    expect(numbersIn(where).amount(typed, currency)).toBe(value)
  })

  test.each<readonly [Language, string, string]>([
    ['ja', 'JPY', '10.5'],
    ['en', 'USD', '1.005'],
    ['fr', 'EUR', '1,000'],
    ['en', 'USD', '€12'],
  ])('in %s of %s, %j is none', (where, currency, typed) => {
    expect(numbersIn(where).amount(typed, currency)).toBeNaN()
  })

  test('is what the product writes, in every language, country and currency', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...currencies), cents, (where, currency, minor) => {
        const decimals = currency === 'JPY' || currency === 'KRW' ? 0 : 2
        expect(numbersIn(...where).amount(new Formats(...where).money({ minor, currency }), currency)).toBe(minor / 10 ** decimals)
      }),
    )
  })
})
