import { expect, test } from 'vitest'
import { parseFeature } from '../../scripts/features/parseFeature.ts'
import { selectExamples, selectForEngines, selectTaggedForEngines } from '../../scripts/features/selectExamples.ts'

function feature(file: string, lines: readonly string[]) {
  return parseFeature(`features/${file}.feature`, ['Feature: Lessons', 'Background:', 'Given a club', ...lines].join('\n'))
}

function rule(...examples: readonly string[]): readonly string[] {
  return ['Rule: A lesson is booked once', ...examples.flatMap((title) => [...title.split('\n'), 'When Hana books'])]
}

test('the first example of each rule runs in Chromium', () => {
  const features = [
    feature('booking', [...rule('Example: alone', 'Example: again'), ...rule('Example: late')]),
    feature('moving', rule('Example: once')),
  ]
  expect(selectExamples(features)).toEqual(['features/booking.feature:5', 'features/booking.feature:10', 'features/moving.feature:5'])
})

test('of an outline, the first row', () => {
  const rows = 'Scenario Outline: <day>\nWhen Hana books\nExamples:\n| day |\n| 1 |\n| 2 |'.split('\n')
  expect(selectExamples([feature('booking', ['Rule: A lesson is booked once', ...rows])])).toEqual(['features/booking.feature:9'])
})

test('the first example with a tag of a rule or a call', () => {
  const tagged = ['Example: alone', '@call:book\nExample: again', '@call:book\nExample: late', 'Example: never']
  const other = ['Example: alone', '@scheduling.once\nExample: again', '@call:book @scheduling.once\nExample: late']
  expect(selectExamples([feature('booking', rule(...tagged)), feature('moving', rule(...other))])).toEqual([
    ...['features/booking.feature:5', 'features/booking.feature:8'],
    ...['features/moving.feature:5', 'features/moving.feature:8'],
  ])
})

test.each(['@browser', '@worker', '@deployed'])('every example with %s', (tag) => {
  const examples = ['Example: alone', `${tag}\nExample: again`, `${tag}\nExample: late`, 'Example: never']
  expect(selectExamples([feature('booking', rule(...examples))])).toEqual([
    ...['features/booking.feature:5', 'features/booking.feature:8', 'features/booking.feature:11'],
  ])
})

test('other engines run the first example of each feature that needs nothing of Chromium, and those with their own tag', () => {
  const booking = feature('booking', rule('@browser\nExample: alone', '@chromium\nExample: again', 'Example: late', 'Example: never'))
  const moving = feature('moving', [...rule('Example: once'), ...rule('@browser @engines\nExample: twice', '@deployed\nExample: never')])
  const updates = feature('updates', rule('@deployed\nExample: once'))
  expect(selectForEngines([booking, moving, updates])).toEqual([
    'features/booking.feature:11',
    ...['features/moving.feature:5', 'features/moving.feature:9'],
  ])
})

test('a short selection for other engines has only those with their own tag', () => {
  const updates = feature('updates', rule('Example: once', '@deployed @engines\nExample: twice', 'Example: never'))
  expect(selectTaggedForEngines([updates, feature('moving', rule('Example: once'))])).toEqual(['features/updates.feature:8'])
})
