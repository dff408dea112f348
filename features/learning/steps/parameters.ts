import type { SwingView } from '#domain/learning/swing'
import { seriesIds, videoIds } from '../../world/libraryTitles.ts'
import { define, lookUp, oneOf } from '../../world/parameterTypes.ts'

const swingSides = new Map<string, SwingView>([
  ['face on', 'face-on'],
  ['down the line', 'down-the-line'],
])

const videos = new Map([...videoIds, ['A deleted video', 'long-gone']])

define('swingSide', oneOf(swingSides.keys()), lookUp(swingSides))
define('video', quoted(videos.keys()), lookUp(videos))
define('series', quoted(seriesIds.keys()), lookUp(seriesIds))

function quoted(titles: Iterable<string>): RegExp {
  return new RegExp(`"(${oneOf(titles).source})"`)
}
