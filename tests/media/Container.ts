export interface Container {
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly codec: string
  /** Times of key frames in seconds. */
  readonly keys: readonly number[]
}

export interface Piece {
  readonly name: string
  readonly at: number
  readonly data: DataView
}

export function within({ buffer, byteOffset, byteLength }: DataView, from: number, length = byteLength - from): DataView {
  return new DataView(buffer, byteOffset + from, Math.min(length, byteLength - from))
}

export function letters(data: DataView, from = 0, length = data.byteLength): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(data.getUint8(from + index))).join('')
}

export function found(pieces: readonly Piece[], name: string): Piece {
  const piece = pieces.find((each) => each.name === name)
  if (!piece) throw new Error(`It has no ${name}, only ${pieces.map((each) => each.name).join(', ')}`)
  return piece
}
