import type { IncomingMessage, ServerResponse } from 'node:http'

/** The signal aborts when the caller disconnects. */
export async function requestFromNode(message: IncomingMessage, answer: ServerResponse): Promise<Request> {
  const caller = new AbortController()
  answer.once('close', () => caller.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) if (value !== undefined) headers.set(name, [value].flat().join(', '))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of message) chunks.push(chunk)
  const body = chunks.length > 0 ? new Blob(chunks) : null
  const { method = 'GET', url = '/' } = message
  return new Request(`http://${hostOf(message)}${url}`, { method, headers, body, signal: caller.signal })
}

function hostOf({ headers }: IncomingMessage): string {
  return headers.host ?? 'localhost'
}

/** For a network error, closes the connection. */
export async function sendToNode(answer: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') {
    answer.destroy()
    return
  }
  answer.writeHead(response.status, Object.fromEntries(response.headers))
  answer.end(response.body ? new Uint8Array(await response.arrayBuffer()) : undefined)
}
