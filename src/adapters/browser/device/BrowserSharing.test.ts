import { expect, test } from 'vitest'
import { BrowserSharing } from './BrowserSharing.ts'

const item = { title: 'Tempo', address: 'https://www.clubhouse.example/share/1' }

const failing = (name: string) => async () => {
  throw new DOMException('no', name)
}

test('an address is copied as it is', async () => {
  const copied: string[] = []
  const handover = new BrowserSharing({ clipboard: { writeText: async (text) => void copied.push(text) } })
  expect([await handover.copy(item.address), copied]).toEqual([true, [item.address]])
})

test('an address is sent with its title', async () => {
  const sent: unknown[] = []
  const handover = new BrowserSharing({ share: async (data) => void sent.push(data) })
  expect([handover.canSend, await handover.send(item), sent]).toEqual([true, true, [{ title: item.title, url: item.address }]])
})

test.each([
  ['without a way to do it', {}, false],
  ['not allowed to', { share: failing('NotAllowedError'), clipboard: { writeText: failing('NotAllowedError') } }, false],
  ['where the player thinks better of it', { share: failing('AbortError'), clipboard: { writeText: failing('AbortError') } }, true],
])('a device %s', async (_what, device, taken) => {
  const handover = new BrowserSharing(device)
  expect([await handover.copy(item.address), await handover.send(item)]).toEqual([taken, taken])
})

test('an error of the program is no refusal', async () => {
  const handover = new BrowserSharing({ share: () => Promise.reject(new TypeError('broken')) })
  await expect(handover.send(item)).rejects.toThrow('broken')
})
