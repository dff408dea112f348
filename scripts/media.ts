import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { videos } from '#mocks/media/index'
import { chromiumPath, launchArguments } from '../features/world/browser/Chromium.ts'
import { renderVideo } from '../mocks/media/drawing/renderVideo.ts'
import { Studio } from '../mocks/media/drawing/Studio.ts'

const { positionals: wished } = parseArgs({ allowPositionals: true })
const unknown = wished.filter((slug) => !videos.some((film) => film.slug === slug))
if (unknown.length > 0) throw new Error(`No such film: ${unknown.join(', ')}. There are: ${videos.map(({ slug }) => slug).join(', ')}`)

if (spawnSync('ffmpeg', ['-version']).error) {
  process.stderr.write('media: ffmpeg is missing (Debian and Ubuntu: apt-get install ffmpeg)\n')
  process.exit(1)
}
const studio = await Studio.open({ executablePath: chromiumPath(), args: launchArguments })
try {
  for (const film of videos.filter(({ slug }) => wished.length === 0 || wished.includes(slug))) {
    await renderVideo(studio, film)
    process.stdout.write(`media: mocks/media/${film.slug}\n`)
  }
} finally {
  await studio.close()
}
