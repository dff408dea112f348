import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

interface SecureProxy {
  readonly origin: string
  close(): Promise<void>
}

/** Headers of a connection, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Serves over HTTP/2 what a server on this machine serves over HTTP/1.1, under the same host names. */
export async function secureProxy(port: number, folder: string): Promise<SecureProxy> {
  const server = createSecureServer(certificateIn(folder))
  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => void forward(stream, headers))
  // A page that is left resets its streams.
  server.on('sessionError', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => sessions.add(session))

  async function forward(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const { ':path': path, ':method': method, ':authority': authority = '', ...rest } = headers
    const plain = Object.entries(rest).filter(([name]) => !name.startsWith(':'))
    const asked = request({ port, method, path, headers: { ...Object.fromEntries(plain), host: authority.replace(/:\d+$/, `:${port}`) } })
    stream.on('error', () => asked.destroy())
    asked.on('error', () => stream.destroy())
    asked.on('response', async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const received = Buffer.concat(parts)
      const isJson = response.headers['content-type']?.includes('json') && response.headers['content-encoding'] === 'gzip'
      const body = isJson ? gzipSync(secured(gunzipSync(received).toString())) : received
      if (stream.destroyed) return
      const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name))
      const answered = Object.fromEntries(kept.map(([name, value = '']) => [name, [value].flat().map(secured).join(', ')]))
      stream.respond({ ...answered, ':status': response.statusCode })
      stream.end(body)
    })
    for await (const part of stream) asked.write(part)
    asked.end()
  }

  function secured(text: string): string {
    return text.replace(/http:(\/\/[\w.]*localhost):\d+/g, (_, host: string) => `https:${host}:${own}`)
  }

  return {
    origin: `https://localhost:${own}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const session of sessions) session.destroy()
      }),
  }
}

/** For this run alone; the browser is told to accept it. */
function certificateIn(folder: string): { readonly key: Buffer; readonly cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
