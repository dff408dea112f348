import { readFileSync } from 'node:fs'
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'

export interface VideoFile {
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly codec: string | null
  /** The times of the key frames, in seconds. */
  readonly keys: readonly number[]
}

export async function readVideo(file: string): Promise<VideoFile> {
  using input = new Input({ source: new BufferSource(readFileSync(file)), formats: [MP4, WEBM] })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error(`${file} contains no video`)
  const keys: number[] = []
  for await (const { type, timestamp } of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    if (type === 'key') keys.push(timestamp)
  }
  return {
    seconds: await input.computeDuration(),
    width: await track.getCodedWidth(),
    height: await track.getCodedHeight(),
    codec: await track.getCodec(),
    keys,
  }
}

/** Browsers need the index of a video to seek in it. An MP4 plays before it has loaded completely only if its index comes first. */
export function hasIndex(file: string, kind: 'mp4' | 'webm'): boolean {
  const bytes = readFileSync(file)
  const cues = Buffer.from('1c53bb6b', 'hex')
  return kind === 'webm' ? bytes.includes(cues) : bytes.includes('moov') && bytes.indexOf('moov') < bytes.indexOf('mdat')
}
