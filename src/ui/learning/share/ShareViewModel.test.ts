import { expect, test } from 'vitest'
import type { Shareable } from '#domain/learning/share'
import { ShareViewModel } from './ShareViewModel.ts'

const item: Shareable = {
  sourceId: 'v-1',
  url: 'https://media.club.example/v.mp4',
  type: 'video',
  thumbnail: '',
  title: 'Tempo',
  description: '',
}

function create(isCopied = true) {
  const copied: string[] = []
  const handover = {
    canSend: true,
    copy: async (address: string) => {
      copied.push(address)
      return isCopied
    },
    send: async () => true,
  }
  return { model: new ShareViewModel({ create: async () => 'https://club.example/s/1' }, handover), copied }
}

test.each([
  [0.9, undefined],
  [65, 65],
])('a link may start where the player is: at %s seconds', (at, time) => {
  const { model } = create()
  model.open(item, at)
  expect(model.time).toBe(time)
})

test('the link that is copied is the one that is shown', async () => {
  const { model, copied } = create()
  model.open(item, 65)
  await model.create()
  model.startFromTime(true)
  await model.copy()
  expect([copied, model.handed]).toEqual([[model.address], 'copied'])
  expect(model.address).toContain('65')
})

test('a link that can’t be copied says so', async () => {
  const { model } = create(false)
  model.open(item)
  await model.create()
  await model.copy()
  expect(model.handed).toBe('refused')
})
