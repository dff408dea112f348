import { Failure } from '#app/shared/failure'
import type { DownloadOptions, Downloads } from '#app/shared/ports/Downloads'
import type { BrowserEnvironment } from '../environment.ts'

export class StreamedDownloads implements Downloads {
  private readonly fetch: BrowserEnvironment['fetch']

  constructor(fetch: BrowserEnvironment['fetch']) {
    this.fetch = fetch
  }

  async read(address: string, { signal, onProgress }: DownloadOptions): Promise<Blob> {
    const { headers, body } = await this.ask(address, signal)
    const total = Number(headers.get('content-length')) || undefined
    const parts: Uint8Array<ArrayBuffer>[] = []
    let received = 0
    for await (const part of partsOf(body)) {
      parts.push(part)
      received += part.length
      onProgress({ received, total })
    }
    return new Blob(parts, { type: headers.get('content-type') ?? '' })
  }

  private async ask(address: string, signal: AbortSignal): Promise<Response> {
    const response = await this.fetch(address, { signal, credentials: 'omit' }).catch(told)
    if (response.ok) return response
    throw new Failure(response.status === 404 || response.status === 410 ? 'gone' : 'server-fault', { code: response.status })
  }
}

async function* partsOf(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(told)
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

/** Browsers report all network errors alike. */
function told(error: unknown): never {
  throw error instanceof TypeError ? new Failure('offline') : error
}
