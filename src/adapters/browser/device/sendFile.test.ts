import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendFile } from './sendFile.ts'

class FakeRequest {
  static sent: FakeRequest[] = []
  readonly upload: { onprogress?: (event: Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  opened: readonly string[] = []
  body: Blob | undefined

  open(method: string, url: URL): void {
    this.opened = [method, url.href]
  }

  send(body: Blob): void {
    this.body = body
    FakeRequest.sent.push(this)
  }

  abort(): void {
    this.onabort?.()
  }
}

const address = new URL('https://uploads.example/club-images/a.jpg?signature=s')
const picture = new Blob(['picture'])

function send(signal = new AbortController().signal) {
  const shares: number[] = []
  const response = sendFile(address, picture, { signal, onProgress: (share) => void shares.push(share) })
  return { response, shares, request: FakeRequest.sent.at(-1) }
}

describe('A file', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
  afterEach(() => {
    FakeRequest.sent = []
    vi.unstubAllGlobals()
  })

  test('is put to its address, and the response is passed on', async () => {
    const { response, request } = send()
    expect([request?.opened, request?.body]).toEqual([['PUT', address.href], picture])
    if (request) Object.assign(request, { status: 403, responseText: 'expired' })
    request?.onload?.()
    const { status } = await response
    expect([status, await (await response).text()]).toEqual([403, 'expired'])
  })

  test.each([204, 205])('has arrived where the answer is empty: %i', async (status) => {
    const { response, request } = send()
    if (request) Object.assign(request, { status, responseText: '' })
    request?.onload?.()
    expect((await response).status).toBe(status)
  })

  test('reports its progress from 0 to 1, and none where the total is unknown', () => {
    const { request, shares } = send()
    request?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    request?.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
    expect(shares).toEqual([0.25])
  })

  test('fails without a network', async () => {
    const { response, request } = send()
    request?.onerror?.()
    await expect(response).rejects.toThrow(TypeError)
  })

  test('is stopped by its signal', async () => {
    const caller = new AbortController()
    const { response } = send(caller.signal)
    caller.abort(new Error('canceled'))
    await expect(response).rejects.toThrow('canceled')
  })

  test('is not sent after its signal was aborted', async () => {
    const { response } = send(AbortSignal.abort(new Error('canceled')))
    await expect(response).rejects.toThrow('canceled')
    expect(FakeRequest.sent).toEqual([])
  })

  test('from another source than this browser is refused', async () => {
    const { size, type } = picture
    const other = { size, type, slice: () => picture, arrayBuffer: () => picture.arrayBuffer() }
    const upload = { signal: new AbortController().signal, onProgress: () => undefined }
    await expect(sendFile(address, other, upload)).rejects.toThrow('Only files of this browser')
  })
})
