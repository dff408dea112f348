import { describe, expect, test } from 'vitest'
import { aPlayer, StandingFilm } from '../../../../tests/builders/learning.ts'
import { actOf, filmKeys } from './keyMap.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false }

function press(key: string, seconds = 10) {
  const film = new StandingFilm()
  const { model, attach } = aPlayer()
  attach(film)
  film.currentTime = seconds
  actOf({ ...plain, key }, filmKeys)?.(model)
  return film
}

describe('A key', () => {
  test.each([
    ['j', 0],
    ['l', 20],
    ['ArrowLeft', 5],
    ['ArrowRight', 15],
    ['Home', 0],
    ['End', 40],
    ['5', 20],
    ['0', 0],
  ])('%s moves the film from 0:10 to %d s', (key, time) => {
    expect(press(key).currentTime).toBe(time)
  })

  test.each(['.', ','])('%s moves by one frame, and the film stands', (key) => {
    const film = press(key)
    expect(Math.floor(film.currentTime * 30)).toBe(key === '.' ? 301 : 299)
    expect(film.paused).toBe(true)
  })

  test.each([
    ['>', 1.25],
    ['<', 0.75],
  ])('%s changes the speed to %d', (key, speed) => {
    expect(press(key).playbackRate).toBe(speed)
  })

  test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('with %s is the browser’s', (held) => {
    expect(actOf({ ...plain, key: 'l', [held]: true }, filmKeys)).toBeUndefined()
  })

  test('that is not the player’s does nothing', () => {
    expect(actOf({ ...plain, key: 'x' }, filmKeys)).toBeUndefined()
  })

  test('does one thing', () => {
    const keys = filmKeys.flatMap((act) => act.keys)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
