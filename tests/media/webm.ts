import { type Container, found, letters, type Piece, within } from './Container.ts'

const names: Readonly<Record<string, string>> = {
  '1a45dfa3': 'EBML',
  '18538067': 'Segment',
  '1549a966': 'Info',
  '2ad7b1': 'TimestampScale',
  '4489': 'Duration',
  '1654ae6b': 'Tracks',
  ae: 'TrackEntry',
  '86': 'CodecID',
  e0: 'Video',
  b0: 'PixelWidth',
  ba: 'PixelHeight',
  '1c53bb6b': 'Cues',
  bb: 'CuePoint',
  b3: 'CueTime',
}

export function readWebm(file: DataView): Container {
  const segment = elements(found(elements(file), 'Segment').data)
  const info = elements(found(segment, 'Info').data)
  const track = elements(found(elements(found(segment, 'Tracks').data), 'TrackEntry').data)
  const video = elements(found(track, 'Video').data)
  const tick = number(found(info, 'TimestampScale').data) / 1e9
  const points = elements(found(segment, 'Cues').data).filter(({ name }) => name === 'CuePoint')
  return {
    seconds: float(found(info, 'Duration').data) * tick,
    width: number(found(video, 'PixelWidth').data),
    height: number(found(video, 'PixelHeight').data),
    codec: letters(found(track, 'CodecID').data),
    keys: points.map(({ data }) => number(found(elements(data), 'CueTime').data) * tick),
  }
}

function elements(data: DataView): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < data.byteLength) {
    const idLength = lengthAt(data, at)
    const sizeLength = lengthAt(data, at + idLength)
    const id = number(within(data, at, idLength)).toString(16)
    const size = number(within(data, at + idLength, sizeLength), 2 ** (8 - sizeLength) - 1)
    const from = at + idLength + sizeLength
    pieces.push({ name: names[id] ?? id, at, data: within(data, from, size) })
    at = from + size
  }
  return pieces
}

/** The leading zeros of the first byte give the length. */
function lengthAt(data: DataView, at: number): number {
  return Math.clz32(data.getUint8(at)) - 23
}

function number(data: DataView, bits = 255): number {
  const bytes = Array.from({ length: data.byteLength }, (_, index) => data.getUint8(index) & (index === 0 ? bits : 255))
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0)
}

function float(data: DataView): number {
  return data.byteLength === 4 ? data.getFloat32(0) : data.getFloat64(0)
}
