import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { searchEntriesOf } from '../../../scripts/docs/searchEntries.ts'
import { readAddress } from '../../../scripts/docs/site/address.ts'
import { readFeature } from '../../../scripts/docs/specification.ts'
import { withResults } from '../../../scripts/docs/withResults.ts'

const file = 'features/scheduling/moving.feature'

const text = `@scheduling.whole
Feature: Moving a lesson
  Players move a lesson,
  so that they keep it.

  Background:
    Given Hana is signed in

  @scheduling.one-act
  Rule: It is one act

    Background:
      Given Hana has a lesson

    Example: The new time
      When Hana moves it:
        | day    | time |
        | Friday | 7:30 |
      Then it stands on Friday

  Rule: Until 24 hours before

    @scheduling.limit
    Scenario Outline: <left> before it <can or not>
      When Hana opens it
      Then it <can or not> be moved

      Examples:
        | left     | can or not |
        | 25 hours | can        |

      @browser
      Examples:
        | left     | can or not |
        | 23 hours | can't      |
`

const feature = readFeature(file, text)

describe('A feature file becomes a tree', () => {
  it('of the feature, why it is there, and what every example begins with', () => {
    expect(feature).toMatchObject({ id: 'scheduling/moving', context: 'scheduling', title: 'Moving a lesson', tags: ['scheduling.whole'] })
    expect(feature.why).toBe('Players move a lesson, so that they keep it.')
    expect(feature.background).toEqual([{ keyword: 'Given', text: 'Hana is signed in' }])
  })

  it('of its rules, named by the id of the specification where there is one', () => {
    expect(feature.rules.map(({ id, title, tags, background }) => ({ id, title, tags, steps: background.length }))).toEqual([
      { id: 'one-act', title: 'It is one act', tags: ['scheduling.one-act'], steps: 1 },
      { id: 'until-24-hours-before', title: 'Until 24 hours before', tags: [], steps: 0 },
    ])
  })

  it('of examples with their own steps, after those of the backgrounds', () => {
    const [example] = feature.rules[0]?.examples ?? []
    expect(example).toMatchObject({ id: 'the-new-time', lead: 2, allTags: ['scheduling.whole', 'scheduling.one-act'] })
    expect(example?.steps).toEqual([
      {
        keyword: 'When',
        text: 'Hana moves it:',
        table: [
          ['day', 'time'],
          ['Friday', '7:30'],
        ],
      },
      { keyword: 'Then', text: 'it stands on Friday' },
    ])
  })

  it('of outlines as their rows', () => {
    expect(feature.rules[1]?.examples.map(({ id, title, tags, lead }) => ({ id, title, tags, lead }))).toEqual([
      { id: '25-hours-before-it-can', title: '25 hours before it can', tags: ['scheduling.limit'], lead: 1 },
      { id: '23-hours-before-it-cant', title: "23 hours before it can't", tags: ['scheduling.limit', 'browser'], lead: 1 },
    ])
  })

  it('and reports the file and line that can’t be parsed', () => {
    expect(() => readFeature(file, 'Feature: x\n  Nonsense\n  Example: y\n    Given z\n    Maybe not')).toThrow(
      /moving\.feature can't be read: .*\(5:/s,
    )
    expect(() => readFeature(file, '# nothing')).toThrow(`${file} holds no feature`)
  })
})

describe('The features of the product', () => {
  const none = { model: undefined, browser: undefined }
  const features = globSync('features/**/*.feature').map((each) =>
    withResults(readFeature(each, readFileSync(each, 'utf8')), none, new Set()),
  )
  const entries = searchEntriesOf(features)

  it('each have an address, down to their examples', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
    const lost = entries.filter(({ path }) => {
      const address = readAddress(`#/${path}`)
      if (address.page !== 'feature') return true
      const rule = features.find(({ id }) => id === address.feature)?.rules.find(({ id }) => id === address.rule)
      return (
        address.rule !== undefined && (!rule || (address.example !== undefined && !rule.examples.some(({ id }) => id === address.example)))
      )
    })
    expect(lost).toEqual([])
  })
})
