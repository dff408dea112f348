import { describe, expect, test } from 'vitest'
import { Formats } from './formats.ts'

const moment = Temporal.ZonedDateTime.from('2026-05-14T07:30[America/Chicago]')
const day = moment.toPlainDate()
const inEachLanguage = (write: (formats: Formats) => unknown) =>
  (['en', 'fr', 'ja', 'zh'] as const).map((language) => write(new Formats(language)))

describe('dates and times', () => {
  test('a day has its weekday, and its year when that is another', () => {
    expect(inEachLanguage((formats) => formats.day(day))).toEqual(['Thursday 14 May', 'jeudi 14 mai', '5月14日木曜日', '5月14日星期四'])
    expect(new Formats('en').day(day, 2025)).toBe('Thursday 14 May 2026')
  })

  test('months are words in every language', () => {
    expect(inEachLanguage((formats) => formats.month(day.toPlainYearMonth()))).toEqual(['May 2026', 'mai 2026', '2026年5月', '2026年5月'])
    expect(inEachLanguage((formats) => formats.shortDay(day))).toEqual(['Thu 14 May', 'jeu. 14 mai', '5月14日（木）', '5月14日周四'])
  })

  test('a moment is a day and a time', () => {
    expect(inEachLanguage((formats) => formats.moment(moment))).toEqual([
      'Thu 14 May, 7:30 am',
      'jeu. 14 mai, 7:30',
      '5月14日（木）7:30',
      '5月14日周四 7:30',
    ])
  })

  test('near days are called by their own names', () => {
    const tomorrow = inEachLanguage((formats) => formats.relativeDay(day, day.subtract({ days: 1 })))
    expect(tomorrow).toEqual(['Tomorrow', 'Demain', '明日', '明天'])
    expect(new Formats('fr').relativeDay(day, day.subtract({ days: 2 }))).toBe('Jeudi 14 mai')
  })

  test('the clock has twelve hours in English and twenty-four elsewhere', () => {
    expect(inEachLanguage((formats) => formats.time(moment.add({ hours: 12 })))).toEqual(['7:30 pm', '19:30', '19:30', '19:30'])
    expect(new Formats('en').clockFace(moment)).toEqual({ figure: '7:30', period: 'am' })
    expect(new Formats('ja').clockFace(moment)).toEqual({ figure: '7:30', period: undefined })
  })

  test('noon and midnight are twelve', () => {
    const formats = new Formats('en')
    expect([0, 12].map((hour) => formats.time(Temporal.PlainTime.from({ hour })))).toEqual(['12:00 am', '12:00 pm'])
  })

  test('a zone is called by its name, with the city that it is meant for', () => {
    expect(new Formats('en').zone(moment, 'Chicago')).toBe('Central Time (Chicago)')
    expect(new Formats('ja').zone(moment, 'シカゴ')).toBe('米国中部時間（シカゴ）')
  })

  test('universal time has the same name in every engine', () => {
    const utc = moment.withTimeZone('UTC')
    expect([new Formats('en').zone(utc), new Formats('fr').zone(utc)]).toEqual(['GMT', 'UTC'])
  })
})

describe('in English', () => {
  const inCountries = ['GB', 'SG', 'HK', 'AE', 'ZA', 'US', 'CA', 'JP', 'CN']
  const inEachCountry = (write: (formats: Formats) => string) => inCountries.map((country) => write(new Formats('en', country)))

  test('the month comes first in North America, Japan and China', () => {
    expect(inEachCountry((formats) => formats.dayOfYear(day))).toEqual([
      ...Array.from({ length: 5 }, () => 'Thursday 14 May 2026'),
      ...Array.from({ length: 4 }, () => 'Thursday, May 14, 2026'),
    ])
    expect(inEachCountry((formats) => formats.shortDay(day))).toEqual([
      ...Array.from({ length: 5 }, () => 'Thu 14 May'),
      ...Array.from({ length: 4 }, () => 'Thu, May 14'),
    ])
    expect(new Formats('en', 'US').shortDate(day)).toBe('May 14, 2026')
  })

  test('the half of the day is written as in the country', () => {
    expect(inEachCountry((formats) => formats.time(moment))).toEqual([
      ...['7:30 am', '7:30 am', '7:30 am', '7:30 AM', '7:30 am'],
      ...['7:30 AM', '7:30 a.m.', '7:30 AM', '7:30 AM'],
    ])
  })

  test('a moment is a day and a time', () => {
    expect(new Formats('en', 'US').moment(moment)).toBe('Thu, May 14, 7:30 AM')
  })
})

test('Canadian French has hours of its own, which are no half of the day', () => {
  const formats = new Formats('fr', 'CA')
  expect(formats.moment(moment)).toBe('jeu. 14 mai, 7 h 30')
  expect(formats.clockFace(moment)).toEqual({ figure: '7 h 30', period: undefined })
})

test('numbers are written as the language does', () => {
  const numbers = [0, 7, 165, 999, 1000, 12_345, 12.5, -3]
  const locales = ['en-US', 'fr-FR', 'ja-JP', 'zh-CN']
  expect(inEachLanguage((formats) => numbers.map((value) => formats.number(value)))).toEqual(
    locales.map((locale) => numbers.map((value) => value.toLocaleString(locale))),
  )
})

test('distances have a decimal below ten', () => {
  const formats = new Formats('fr')
  expect([2.43, 15.2].map((value) => formats.distance({ value, unit: 'kilometer' }))).toEqual(['2,4\u00a0kilomètres', '15\u00a0kilomètres'])
})

test('an amount has the sign and the decimals of its own currency', () => {
  expect(inEachLanguage((formats) => formats.money({ minor: 4800, currency: 'USD' }))).toEqual([
    '$48.00',
    '48,00\u00a0$',
    '$48.00',
    '$48.00',
  ])
  const written = (currency: string) => ['US', 'CA', 'ZA'].map((country) => new Formats('en', country).money({ minor: 4800, currency }))
  expect(written('USD')).toEqual(['$48.00', 'US$48.00', '$48,00'])
  expect(written('CAD')).toEqual(['CA$48.00', '$48.00', 'CA$48,00'])
  expect(inEachLanguage((formats) => formats.money({ minor: 7200, currency: 'JPY' }))).toEqual([
    'JP¥7,200',
    '7\u202f200\u00a0JPY',
    '￥7,200',
    'JP¥7,200',
  ])
})
