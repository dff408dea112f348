import { expect, test, vi } from 'vitest'
import type { DeviceFiles } from '../../shared/ports/DeviceFiles.ts'
import type { Downloads } from '../../shared/ports/Downloads.ts'
import { DownloadReceipt } from './DownloadReceipt.ts'

const content = new Blob(['receipt'])
const { signal } = new AbortController()

function create() {
  const read = vi.fn<Downloads['read']>(async () => content)
  const keep = vi.fn<DeviceFiles['keep']>()
  return { read, keep, useCase: new DownloadReceipt({ read }, { keep }) }
}

test('a receipt is kept on the device under its own name', async () => {
  const { read, keep, useCase } = create()
  expect(await useCase.execute({ link: 'https://club.example/files/r-7.pdf' }, '000000012', signal)).toBe('downloaded')
  expect(read).toHaveBeenCalledWith('https://club.example/files/r-7.pdf', expect.objectContaining({ signal }))
  expect(keep).toHaveBeenCalledWith({ name: 'r-7.pdf', content })
})

test('a receipt on another host is not fetched', async () => {
  const { read, keep, useCase } = create()
  expect(await useCase.execute({ link: undefined }, '000000012', signal)).toBe('foreign')
  expect([read.mock.calls.length, keep.mock.calls.length]).toEqual([0, 0])
})
