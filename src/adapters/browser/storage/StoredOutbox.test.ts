import { expect, test } from 'vitest'
import { emptyOutbox, type Outbox } from '#domain/learning/outbox'
import { createDevice } from '../createDevice.ts'
import { laterKeys } from '../keys.ts'
import { exclusively } from '../tabs/locks.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredOutbox } from './StoredOutbox.ts'

const subscription = { key: 'one', player: 'hana', place: { videoId: 'tempo-1', categoryId: 'swing' }, isUnderWay: false }

function boxes() {
  const device = createDevice()
  const boxOf = () => {
    const tab = device.tab()
    return new StoredOutbox(new DeviceStorage(tab), exclusively(tab), device.clock)
  }
  const read = (box: StoredOutbox) => box.change((kept) => [kept, kept])
  const add = (box: StoredOutbox) =>
    box.change((kept, touched): readonly [Outbox, undefined] => [
      { ...kept, subscriptions: [...kept.subscriptions, { ...subscription, touched }] },
      undefined,
    ])
  return { device, here: boxOf(), there: boxOf(), read, add }
}

test('all tabs write to the same one, and none over another', async () => {
  const { here, there, read, add } = boxes()
  await Promise.all([add(here), add(there), add(here)])
  expect((await read(there)).subscriptions).toHaveLength(3)
})

test('a day later nothing of it is kept, nor anything of it once it is emptied', async () => {
  const { device, here, there, read, add } = boxes()
  await add(here)
  await device.clock.pass(86_400_000)
  expect(await read(there)).toEqual(emptyOutbox)
  await add(here)
  await there.empty()
  expect(device.local.items.has(laterKeys.outbox)).toBe(false)
})

test('what is kept and can’t be read is nothing', async () => {
  const { device, here, read } = boxes()
  device.local.setItem(laterKeys.outbox, '{"sessions":[{"key":7}]')
  expect(await read(here)).toEqual(emptyOutbox)
  expect(device.local.items.has(laterKeys.outbox)).toBe(false)
})
