import { describe, expect, test } from 'vitest'
import { createPlayer, VideoStub } from '../../../../tests/builders/learning.ts'
import { actOf, videoKeys } from './keyMap.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false }

function press(key: string, seconds = 10) {
  const video = new VideoStub()
  const { model, attach } = createPlayer()
  attach(video)
  video.currentTime = seconds
  actOf({ ...plain, key }, videoKeys)?.(model)
  return video
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

  test.each(['.', ','])('%s moves by one frame, and the video stands', (key) => {
    const video = press(key)
    expect(Math.floor(video.currentTime * 30)).toBe(key === '.' ? 301 : 299)
    expect(video.paused).toBe(true)
  })

  test.each([
    ['>', 1.25],
    ['<', 0.75],
  ])('%s changes the speed to %d', (key, speed) => {
    expect(press(key).playbackRate).toBe(speed)
  })

  test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('with %s is the browser’s', (held) => {
    expect(actOf({ ...plain, key: 'l', [held]: true }, videoKeys)).toBeUndefined()
  })

  test('that is not the player’s does nothing', () => {
    expect(actOf({ ...plain, key: 'x' }, videoKeys)).toBeUndefined()
  })

  test('does one thing', () => {
    const keys = videoKeys.flatMap((act) => act.keys)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
