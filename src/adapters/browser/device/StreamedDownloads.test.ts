import { describe, expect, test } from 'vitest'
import type { Progress } from '#app/shared/ports/Downloads'
import { StreamedDownloads } from './StreamedDownloads.ts'

const address = 'https://media.clubhouse.example/face-on/video.mp4'

function inParts(parts: readonly string[], end: (stream: ReadableStreamDefaultController) => void = (stream) => stream.close()) {
  const left = [...parts]
  return new ReadableStream({
    pull(stream) {
      const part = left.shift()
      if (part === undefined) end(stream)
      else stream.enqueue(new TextEncoder().encode(part))
    },
  })
}

async function read(answer: Response | Error, leaving = new AbortController()) {
  const told: Progress[] = []
  const downloads = new StreamedDownloads(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const onProgress = (progress: Progress) => void told.push(progress)
  const content = await downloads.read(address, { signal: leaving.signal, onProgress })
  return { text: await content.text(), type: content.type, told }
}

describe('A download', () => {
  test('reports each part and the total', async () => {
    const headers = { 'content-length': '7', 'content-type': 'video/mp4' }
    expect(await read(new Response(inParts(['abc', 'defg']), { headers }))).toEqual({
      text: 'abcdefg',
      type: 'video/mp4',
      told: [
        { received: 3, total: 7 },
        { received: 7, total: 7 },
      ],
    })
  })

  test('works without a known size', async () => {
    const { told } = await read(new Response(inParts(['abc'])))
    expect(told).toEqual([{ received: 3, total: undefined }])
  })

  test.each([
    ['without a network', new TypeError('Failed to fetch'), 'offline'],
    ['that breaks off', new Response(inParts(['abc'], (stream) => stream.error(new TypeError('network error')))), 'offline'],
    ['of what is not there', new Response('', { status: 404 }), 'gone'],
    ['of a server that fails', new Response('', { status: 503 }), 'server-fault'],
  ])('%s fails', async (_what, answer, kind) => {
    await expect(read(answer)).rejects.toMatchObject({ kind })
  })

  test('that is no longer wanted ends with the reason for it', async () => {
    const reason = new DOMException('Left', 'AbortError')
    await expect(read(new Response(inParts(['abc'], (stream) => stream.error(reason))))).rejects.toBe(reason)
  })
})
