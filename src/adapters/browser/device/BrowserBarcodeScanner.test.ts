import { describe, expect, it, vi } from 'vitest'
import { BrowserBarcodeScanner, type Camera } from './BrowserBarcodeScanner.ts'

const clock = { sleep: async () => undefined }

function createCamera(pictures: readonly (readonly string[])[], isAllowed = true) {
  const stop = vi.fn<() => void>()
  const rest = [...pictures]
  class Reader {
    async detect() {
      const texts = rest.shift()
      if (!texts) throw new Error('The picture is not ready')
      return texts.map((rawValue) => ({ rawValue }))
    }
  }
  const stream = Object.assign(Object.create(null), { getTracks: () => [{ stop }] })
  const getUserMedia = vi.fn<MediaDevices['getUserMedia']>(async () => {
    if (!isAllowed) throw new DOMException('refused', 'NotAllowedError')
    return stream
  })
  const camera: Camera = { BarcodeDetector: Reader, navigator: { mediaDevices: { getUserMedia } } }
  const preview = { srcObject: null, play: vi.fn<() => Promise<void>>(async () => undefined) }
  return { scanner: new BrowserBarcodeScanner(camera, clock), stop, preview, getUserMedia }
}

const accepts = (text: string) => text.startsWith('LM')

describe('a scan', () => {
  it('reads until a text is accepted, and then stops the camera', async () => {
    const { scanner, stop, preview } = createCamera([[], ['EAN 4006381'], ['EAN 4006381', 'LM20999001']])
    expect(await scanner.scan(preview, accepts, new AbortController().signal)).toBe('LM20999001')
    expect([stop.mock.calls.length, preview.srcObject]).toEqual([1, null])
  })

  it('ends without the camera', async () => {
    const { scanner, preview } = createCamera([], false)
    expect(await scanner.scan(preview, accepts, new AbortController().signal)).toBeUndefined()
  })

  it('ends where the player leaves, and stops the camera', async () => {
    const { scanner, stop, preview } = createCamera([])
    expect(await scanner.scan(preview, accepts, AbortSignal.abort())).toBeUndefined()
    expect(stop).toHaveBeenCalledOnce()
  })
})

it.each([
  ['a reader and a camera', { BarcodeDetector: class {}, navigator: { mediaDevices: {} } }, true],
  ['no reader', { navigator: { mediaDevices: {} } }, false],
  ['no camera', { BarcodeDetector: class {}, navigator: {} }, false],
  ['nothing', {}, false],
])('with %s it is available: %s', (_what, given, expected) => {
  const camera: Camera = Object.assign(Object.create(null), given)
  expect(new BrowserBarcodeScanner(camera, clock).isAvailable).toBe(expected)
})
