/** What a video's container says about it. */
export interface Container {
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly codec: string
  /** The seconds at which one can start to decode, in order. */
  readonly keys: readonly number[]
}

/** A piece of a container, by its name; `data` is what is inside. */
export interface Piece {
  readonly name: string
  readonly at: number
  readonly data: DataView
}

/** Part of a view. */
export function within({ buffer, byteOffset, byteLength }: DataView, from: number, length = byteLength - from): DataView {
  return new DataView(buffer, byteOffset + from, Math.min(length, byteLength - from))
}

export function letters(data: DataView, from = 0, length = data.byteLength): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(data.getUint8(from + index))).join('')
}

/** Down through pieces by their names, or an error that says which is missing. */
export function found(pieces: readonly Piece[], name: string): Piece {
  const piece = pieces.find((each) => each.name === name)
  if (!piece) throw new Error(`It has no ${name}, only ${pieces.map((each) => each.name).join(', ')}`)
  return piece
}
