import { BrowserFrames } from './actors/browser/BrowserFrames.ts'
import { ComparisonActor } from './actors/ComparisonActor.ts'
import { FramesByTime } from './actors/frames.ts'
import { VideoActor } from './actors/VideoActor.ts'

export const learningActors = {
  video: { screen: VideoActor },
  comparison: { screen: ComparisonActor },
  frames: { browser: BrowserFrames, inNode: FramesByTime },
}
