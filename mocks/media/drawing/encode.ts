import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { type Film, framesBetweenKeys } from '#mocks/media/index'

/** In bytes. */
const largest = 395_000

/** From best to worst; the first that fits the limit is used. */
const qualities = { mp4: [22, 24, 26, 28, 30, 32, 35], webm: [30, 33, 36, 39, 42, 46, 50] } as const

const codecs = {
  mp4: ['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-sc_threshold', '0', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2'],
} as const

/** Without these, players guess the colour space. */
const colours = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
]

/** Reproducible: without encoder version and date. */
const reproducible = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1']

export function encode(frames: string, { fps, slug }: Film, folder: string): void {
  const input = ['-framerate', String(fps), '-i', `${frames}/%04d.png`, '-pix_fmt', 'yuv420p', ...colours]
  const keys = ['-g', String(framesBetweenKeys), '-keyint_min', String(framesBetweenKeys)]
  for (const kind of ['mp4', 'webm'] as const) {
    const file = `${folder}/video.${kind}`
    const fits = qualities[kind].some((quality) => {
      ffmpeg([...input, ...keys, ...codecs[kind], '-crf', String(quality), ...reproducible, file])
      return statSync(file).size <= largest
    })
    if (!fits) throw new Error(`${slug} is too large as ${kind}, even at the coarsest quality`)
  }
}

export function poster(frame: string, folder: string): void {
  ffmpeg(['-i', frame, '-c:v', 'libwebp', '-quality', '82', '-compression_level', '6', ...reproducible, `${folder}/poster.webp`])
}

/** Low priority: encoding takes long, and nobody waits for it. */
function ffmpeg(options: readonly string[]): void {
  execFileSync('nice', ['-n', '15', 'ffmpeg', '-y', '-loglevel', 'error', ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
}
