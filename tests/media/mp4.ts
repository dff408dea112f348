import { type Container, found, letters, type Piece, within } from './Container.ts'

export function readMp4(file: DataView): Container & { readonly startsAtOnce: boolean } {
  const top = boxes(file)
  const moov = found(top, 'moov')
  const inside = boxes(moov.data)
  const header = found(inside, 'mvhd').data
  const track = boxes(found(inside, 'trak').data)
  const size = found(track, 'tkhd').data
  const media = boxes(found(track, 'mdia').data)
  const samples = boxes(found(boxes(found(media, 'minf').data), 'stbl').data)
  const seconds = header.getUint32(16) / header.getUint32(12)
  const count = found(samples, 'stsz').data.getUint32(8)
  return {
    seconds,
    width: size.getUint32(size.byteLength - 8) / 65536,
    height: size.getUint32(size.byteLength - 4) / 65536,
    codec: letters(found(samples, 'stsd').data, 12, 4),
    keys: numbersIn(found(samples, 'stss').data).map((sample) => ((sample - 1) * seconds) / count),
    startsAtOnce: moov.at < found(top, 'mdat').at,
  }
}

function boxes(data: DataView): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at + 8 <= data.byteLength) {
    const length = data.getUint32(at)
    if (length < 8) throw new Error(`A box of ${length} bytes`)
    pieces.push({ name: letters(data, at + 4, 4), at, data: within(data, at + 8, length - 8) })
    at += length
  }
  return pieces
}

function numbersIn(table: DataView): readonly number[] {
  return Array.from({ length: table.getUint32(4) }, (_, index) => table.getUint32(8 + index * 4))
}
