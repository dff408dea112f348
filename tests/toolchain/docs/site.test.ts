import { describe, expect, it } from 'vitest'
import type { SearchEntry } from '../../../scripts/docs/data.ts'
import { describePages } from '../../../scripts/docs/pageSizes.ts'
import { addressOf, addressOfStart, readAddress } from '../../../scripts/docs/site/address.ts'
import { demoAt } from '../../../scripts/docs/site/demoAt.ts'
import { pictureNote, runResult } from '../../../scripts/docs/site/runResult.ts'
import { screenshotsOf } from '../../../scripts/docs/site/screenshots.ts'
import { createSearch, highlightTerms } from '../../../scripts/docs/site/search.ts'
import { stepPartsOf } from '../../../scripts/docs/stepTexts.ts'

describe('An address', () => {
  it('leads to a feature, a rule, an example', () => {
    const path = 'scheduling/cancel/late/with-the-players-word'
    expect(readAddress(addressOf(path))).toEqual({
      ...{ page: 'feature', feature: 'scheduling/cancel', rule: 'late', example: 'with-the-players-word' },
    })
  })

  it('keeps the search query', () => {
    const start = { page: 'start', context: undefined, query: 'late & sorry', show: 'failing' }
    expect(readAddress(addressOfStart({ query: 'late & sorry', show: 'failing' }))).toEqual(start)
    expect(readAddress('')).toEqual({ ...start, query: '', show: 'all' })
    expect(readAddress('#/coverage?show=unproven')).toEqual({ page: 'coverage', unproven: true })
  })
})

const entries: readonly SearchEntry[] = [
  { kind: 'feature', path: 'scheduling/cancel', title: 'Cancelling a lesson', within: 'scheduling', ids: '', steps: ['Players cancel'] },
  {
    kind: 'rule',
    path: 'scheduling/cancel/late',
    title: 'Later the credit is lost',
    within: 'Cancelling a lesson',
    ids: 'scheduling.late-cancel',
    steps: [],
  },
  {
    ...{
      kind: 'example',
      path: 'scheduling/cancel/late/word',
      title: 'With the word of the player',
      within: 'Later the credit is lost',
      ids: '',
    },
    steps: ['Hana is signed in', 'Hana cancels the lesson, and accepts the loss'],
  },
]

describe('The search', () => {
  const find = createSearch(entries)

  it('finds prefixes and similar words', () => {
    expect(find('cancell').feature.map(({ path }) => path)).toEqual(['scheduling/cancel'])
    expect(find('canceling').feature.map(({ path }) => path)).toEqual(['scheduling/cancel'])
  })

  it('finds a rule by its id', () => {
    expect(find('scheduling.late-cancel').rule).toMatchObject([{ path: 'scheduling/cancel/late', ids: 'scheduling.late-cancel' }])
  })

  it('finds an example by a name, and shows its best matching step', () => {
    expect(find('hana loss').step).toMatchObject([
      { title: 'Hana cancels the lesson, and accepts the loss', within: 'With the word of the player' },
    ])
  })

  it('finds synonyms', () => {
    expect(find('refund').rule).toMatchObject([{ title: 'Later the credit is lost' }])
  })

  it('finds nothing if one of the words is missing', () => {
    expect(find('hana returns')).toEqual({ feature: [], rule: [], example: [], step: [] })
  })

  it('marks the words found', () => {
    expect(highlightTerms('Later, the late', ['late', 'later'])).toEqual([
      { text: 'Later', marked: true },
      { text: ', the ', marked: false },
      { text: 'late', marked: true },
    ])
  })
})

describe('The figures of a run', () => {
  it('show the number of failures in red, instead of passes', () => {
    expect(runResult({ passed: 866, failed: 2, notRun: 1 })).toEqual({ value: 2, verdict: 'fail', rest: ['866 pass', '1 not run'] })
    expect(runResult({ passed: 868, failed: 0, notRun: 0 })).toEqual({ value: 868, verdict: 'pass', rest: [] })
  })

  it('explain how to get pictures if there are none', () => {
    expect(pictureNote({ pictures: 0 })).toContain('npm run docs -- --run')
    expect(pictureNote(null)).toContain('npm run docs -- --run')
    expect(pictureNote({ pictures: 9 })).toBeUndefined()
  })
})

describe('A step', () => {
  const sentence = {
    keyword: 'Given',
    text: 'Hana has 5 credits',
    expression: '{member} has {int} credits',
    values: [
      [0, 4],
      [9, 10],
    ] as const,
  }

  it('highlights its values', () => {
    expect(stepPartsOf(sentence)).toEqual([
      { text: 'Hana', isValue: true },
      { text: ' has ', isValue: false },
      { text: '5', isValue: true },
      { text: ' credits', isValue: false },
    ])
    expect(stepPartsOf({ keyword: 'Given', text: 'nobody knows' })).toEqual([{ text: 'nobody knows', isValue: false }])
  })

  it('is shown in another language if there is a translation, with its values in order', () => {
    const texts = { [sentence.expression]: { ja: '残り{2}回:{1}' } }
    const words = (tongue: 'ja' | 'fr') => stepPartsOf(sentence, tongue, texts).map(({ text }) => text)
    expect(words('ja')).toEqual(['残り', '5', '回:', 'Hana'])
    expect(words('fr').join('')).toBe(sentence.text)
  })
})

describe('Pictures', () => {
  it('that are identical are shown once, with all their steps', () => {
    const step = (text: string, ...pictures: readonly string[]) => ({ text, pictures })
    expect(screenshotsOf([step('she comes'), step('she is in', 'a'), step('is greeted', 'a'), step('both are', 'a', 'b')])).toEqual([
      { key: 'a', files: ['a'], told: ['she is in', 'is greeted'] },
      { key: 'a b', files: ['a', 'b'], told: ['both are'] },
    ])
  })

  it('must not make a page larger than 5 MB', () => {
    const start = { name: 'start', bytes: 640_000 }
    expect(describePages([start, { name: 'scheduling/cancel', bytes: 5_000_000 }])).toBe('largest page: scheduling/cancel (5.0 MB)')
    const tooLarge = [start, { name: 'scheduling/book', bytes: 5_100_000 }, { name: 'scheduling/cancel', bytes: 6_240_000 }]
    expect(() => describePages(tooLarge)).toThrow(/more than 5\.0 MB: scheduling\/cancel \(6\.2 MB\), scheduling\/book \(5\.1 MB\)\./)
  })
})

describe('The demo', () => {
  it('opens with the document that every host has, and redirects to the screen', () => {
    const at = (path: string) => demoAt({ path, scenario: 'abc' })
    expect(at('/')).toBe('./demo/#scenario=abc')
    expect(at('/?sub-account=player-wren')).toBe('./demo/?sub-account=player-wren#scenario=abc')
    expect(at('/sign-in?back=//elsewhere.invalid/lessons')).toBe('./demo/sign-in?back=//elsewhere.invalid/lessons#scenario=abc')
    expect(at('/lessons/7/move?day=2026-05-22')).toBe('./demo/sign-in?back=%2Flessons%2F7%2Fmove%3Fday%3D2026-05-22#scenario=abc')
  })
})
