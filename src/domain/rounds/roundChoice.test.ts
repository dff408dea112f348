import { describe, expect, test } from 'vitest'
import { choiceOn, holesToPlay, lengthsOn, type RoundChoice, startOfRound, startsOn } from './roundChoice.ts'

const numbered = (...numbers: readonly number[]) => numbers.map((number) => ({ number }))
const course = (count: number) => numbered(...Array.from({ length: count }, (_, index) => index + 1))
const without = (number: number) => course(18).filter((hole) => hole.number !== number)

describe('what a course lets a player choose', () => {
  test.each([
    ['9 holes', course(9), [9], ['front']],
    ['18 holes', course(18), [18, 9], ['front', 'back']],
    ['27 holes', course(27), [18, 9], ['front', 'back', 'third']],
    ['12 holes', course(12), [9], ['front']],
    ['18 holes, of which the fifth is missing', without(5), [9], ['back']],
    ['8 holes', course(8), [], []],
  ])('with %s', (_what, holes, lengths, starts) => {
    expect([lengthsOn(holes), startsOn(holes)]).toEqual([lengths, starts])
  })

  test.each<[string, ReturnType<typeof course>, RoundChoice, RoundChoice | undefined]>([
    ['18 holes on a course of 9', course(9), { holes: 18, start: 'back' }, { holes: 9, start: 'front' }],
    ['the third nine of a course of 27', course(27), { holes: 9, start: 'third' }, { holes: 9, start: 'third' }],
    ['a course without a complete nine', course(8), { holes: 9, start: 'front' }, undefined],
  ])('keeps what is possible: %s', (_what, holes, wanted, choice) => {
    expect(choiceOn(holes, wanted)).toEqual(choice)
  })
})

describe('the holes of a round', () => {
  const [first, second, third] = [course(9), course(18).slice(9), course(27).slice(18)]

  test.each<[RoundChoice, number, readonly { number: number }[], 'front' | 'back']>([
    [{ holes: 9, start: 'front' }, 18, first, 'front'],
    [{ holes: 9, start: 'back' }, 18, second, 'back'],
    [{ holes: 18, start: 'back' }, 18, [...first, ...second], 'back'],
    [{ holes: 9, start: 'third' }, 27, third, 'back'],
    [{ holes: 18, start: 'back' }, 27, [...second, ...third], 'front'],
    [{ holes: 18, start: 'third' }, 27, [...first, ...third], 'back'],
  ])('%o on a course of %d', (choice, count, holes, start) => {
    const chosen = holesToPlay(course(count), choice)
    expect([chosen, startOfRound(chosen, choice)]).toEqual([holes, start])
  })
})
