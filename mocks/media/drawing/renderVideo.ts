import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Film } from '#mocks/media/index'
import { captions } from './captions.ts'
import { encode, poster } from './encode.ts'
import type { Studio } from './Studio.ts'
import { scenes } from './scenes.ts'
import { webVtt } from './webVtt.ts'

export async function renderVideo(studio: Studio, film: Film): Promise<void> {
  const scene = scenes[film.slug]
  const folder = join('mocks/media', film.slug)
  mkdirSync(folder, { recursive: true })
  for (const language of film.languages) writeFileSync(join(folder, `captions.${language}.vtt`), webVtt(captions[film.slug], language))
  const frames = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    const draw = await studio.stage(scene, film)
    for (let frame = 0; frame < film.seconds * film.fps; frame += 1) {
      writeFileSync(join(frames, `${String(frame).padStart(4, '0')}.png`), await draw(frame / film.fps))
    }
    const chosen = join(frames, 'poster.png')
    writeFileSync(chosen, await draw(scene.poster))
    poster(chosen, folder)
    encode(frames, film, folder)
  } finally {
    rmSync(frames, { recursive: true })
  }
}
