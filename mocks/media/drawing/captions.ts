import { chapters } from '#mocks/media/chapters'
import type { Slug } from '#mocks/media/index'
import { breakingPuttCaptions } from './captions/breakingPutt.ts'
import { bunkerSplashCaptions } from './captions/bunkerSplash.ts'
import type { Caption } from './captions/Caption.ts'
import { chipAndRollCaptions } from './captions/chipAndRoll.ts'
import { downTheLineCaptions } from './captions/downTheLine.ts'
import { faceOnCaptions } from './captions/faceOn.ts'
import { leftHandedCaptions } from './captions/leftHanded.ts'
import { tempoDrillCaptions } from './captions/tempoDrill.ts'
import { welcomeCaptions } from './captions/welcome.ts'
import { captionsInDetail } from './inDetail.ts'

export const captions: Readonly<Record<Slug, readonly Caption[]>> = {
  welcome: welcomeCaptions,
  'full-swing-face-on': faceOnCaptions,
  'full-swing-down-the-line': downTheLineCaptions,
  'full-swing-left-handed': leftHandedCaptions,
  'tempo-drill': tempoDrillCaptions,
  'breaking-putt': breakingPuttCaptions,
  'bunker-splash': bunkerSplashCaptions,
  'chip-and-roll': chipAndRollCaptions,
  'full-swing-down-the-line-in-detail': captionsInDetail(downTheLineCaptions, chapters['full-swing-down-the-line-in-detail']),
  'breaking-putt-in-detail': captionsInDetail(breakingPuttCaptions, chapters['breaking-putt-in-detail']),
  'chip-and-roll-in-detail': captionsInDetail(chipAndRollCaptions, chapters['chip-and-roll-in-detail']),
}
