import { expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'
import { rulesTagged } from './rulesTagged.ts'

const feature = `Feature: Moving
  Background:
    Given Mateo is signed in

  @scheduling.one
  Rule: One

    Example: First
      When Mateo moves
      Then these are free
        | a | b |

    @scheduling.other @browser
    Example: Second
      When Mateo waits

  Rule: Two

    @scheduling.other
    Scenario Outline: Third <a>
      When Mateo waits

      Examples:
        | a |
        | 1 |
`

test('a rule has all of its examples, and another one those with the tag', () => {
  const titles = (id: string) => rulesTagged(id, [feature]).map(({ title, examples }) => [title, ...examples.map((each) => each.title)])
  expect(titles('scheduling.one')).toEqual([['One', 'First', 'Second']])
  expect(titles('scheduling.other')).toEqual([
    ['One', 'Second'],
    ['Two', 'Third <a>'],
  ])
  expect(titles('scheduling.on')).toEqual([])
})

test('an example has its steps and tables, and nothing of the next one', () => {
  const [first, second] = rulesTagged('scheduling.one', [feature])[0]?.examples ?? []
  expect(first?.lines).toEqual(['When Mateo moves', 'Then these are free', '| a | b |'])
  expect(second?.lines).toEqual(['When Mateo waits'])
})

test('the product opens the desk at a rule', async () => {
  const { desk, showRule } = await createDesk()
  showRule('scheduling.move-until-24-hours')
  expect(desk.isOpen).toBe(true)
  await expect.poll(() => desk.rule.found.map(({ title }) => title)).toEqual(['A lesson can be moved until 24 hours before it starts'])
  desk.rule.hide()
  expect(desk.rule.id).toBeUndefined()
})
