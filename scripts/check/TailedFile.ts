import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

export class TailedFile {
  private readonly path: string
  private readonly decoder = new StringDecoder('utf8')
  private readonly buffer = Buffer.alloc(1 << 20)
  private position = 0
  private rest = ''

  constructor(path: string) {
    this.path = path
  }

  newLines(): readonly string[] {
    const [last = '', ...earlier] = (this.rest + this.newText()).split('\n').reverse()
    this.rest = last
    return earlier.reverse()
  }

  private newText(): string {
    const file = openIfExists(this.path)
    if (file === undefined) return ''
    const parts: string[] = []
    try {
      for (let length = this.readInto(file); length > 0; length = this.readInto(file)) {
        parts.push(this.decoder.write(this.buffer.subarray(0, length)))
        this.position += length
      }
    } finally {
      closeSync(file)
    }
    return parts.join('')
  }

  private readInto(file: number): number {
    return readSync(file, this.buffer, 0, this.buffer.length, this.position)
  }
}

function openIfExists(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch {
    return undefined
  }
}
