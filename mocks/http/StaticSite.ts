import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { type Bytes, rangeResponse } from './rangeResponse.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.vtt', '.webmanifest']

interface Options {
  readonly documentHeaders?: (document: string, pathname: string) => Readonly<Record<string, string>>
  readonly compress?: boolean
}

/** Routes lead to the document; missing files answer 404. */
export class StaticSite {
  private readonly folder: string
  private readonly options: Options
  private readonly compressed = new Map<string, Bytes>()

  constructor(folder: string, options: Options = {}) {
    this.folder = folder
    this.options = options
  }

  answer(request: Request): Response {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    const { pathname } = new URL(request.url)
    const file = this.fileAt(pathname)
    if (file) return this.serve(file, request)
    const isNavigation = request.headers.get('sec-fetch-mode') === 'navigate' || request.headers.get('accept')?.includes('text/html')
    const document = isNavigation && extname(pathname) === '' ? this.fileAt('/index.html') : undefined
    return document ? this.serve(document, request) : new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  }

  /** Refuses paths outside the folder and hidden files. */
  private fileAt(pathname: string): string | undefined {
    const path = normalize(decoded(pathname === '/' ? '/index.html' : pathname))
    const file = join(this.folder, path)
    const isHidden = path.split('/').some((part) => part.startsWith('.'))
    return !isHidden && file.startsWith(this.folder) && existsSync(file) && statSync(file).isFile() ? file : undefined
  }

  private serve(file: string, request: Request): Response {
    const headers = new Headers({ ...this.headersOf(file, new URL(request.url).pathname), 'accept-ranges': 'bytes' })
    const part = rangeResponse(bytesOf(file), request, headers)
    if (part) return part
    const { compress = true } = this.options
    const brotli = compress && request.headers.get('accept-encoding')?.includes('br') && compressible.includes(extname(file))
    if (brotli) headers.set('content-encoding', 'br')
    if (compressible.includes(extname(file))) headers.set('vary', 'accept-encoding')
    const body = brotli ? this.inBrotli(file) : bytesOf(file)
    headers.set('content-length', `${body.length}`)
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }

  private headersOf(file: string, pathname: string): Record<string, string> {
    const isDocument = extname(file) === '.html'
    const isImmutable = file.startsWith(join(this.folder, 'assets'))
    return {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...(isDocument && this.options.documentHeaders?.(readFileSync(file, 'utf8'), pathname)),
    }
  }

  private inBrotli(file: string): Bytes {
    const key = `${file} ${statSync(file).mtimeMs}`
    const known = this.compressed.get(key)
    if (known) return known
    const bytes = existsSync(`${file}.br`) ? bytesOf(`${file}.br`) : compressed(bytesOf(file))
    this.compressed.set(key, bytes)
    return bytes
  }
}

function bytesOf(file: string): Bytes {
  return new Uint8Array(readFileSync(file))
}

function compressed(bytes: Bytes): Bytes {
  return new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/.'
  }
}
