import { chapters } from '#mocks/media/chapters'
import type { Slug } from '#mocks/media/index'
import { sceneInDetail } from './inDetail.ts'
import type { Scene } from './Scene.ts'
import { breakingPutt } from './scenes/breakingPutt.ts'
import { bunkerSplash } from './scenes/bunkerSplash.ts'
import { chipAndRoll } from './scenes/chipAndRoll.ts'
import { downTheLine } from './scenes/downTheLine.ts'
import { faceOn } from './scenes/faceOn.ts'
import { leftHanded } from './scenes/leftHanded.ts'
import { tempoDrill } from './scenes/tempoDrill.ts'
import { welcome } from './scenes/welcome.ts'

export const scenes: Readonly<Record<Slug, Scene>> = {
  welcome,
  'full-swing-face-on': faceOn,
  'full-swing-down-the-line': downTheLine,
  'full-swing-left-handed': leftHanded,
  'tempo-drill': tempoDrill,
  'breaking-putt': breakingPutt,
  'bunker-splash': bunkerSplash,
  'chip-and-roll': chipAndRoll,
  'full-swing-down-the-line-in-detail': sceneInDetail(downTheLine, chapters['full-swing-down-the-line-in-detail']),
  'breaking-putt-in-detail': sceneInDetail(breakingPutt, chapters['breaking-putt-in-detail']),
  'chip-and-roll-in-detail': sceneInDetail(chipAndRoll, chapters['chip-and-roll-in-detail']),
}
