import { actor } from '../world/ActorEntry.ts'
import type { AnalyticsActor } from './actors/AnalyticsActor.ts'
import { BrowserAnalytics } from './actors/browser/BrowserAnalytics.ts'
import { BrowserComparison } from './actors/browser/BrowserComparison.ts'
import { BrowserLessonHistory } from './actors/browser/BrowserLessonHistory.ts'
import { BrowserLessonVideos } from './actors/browser/BrowserLessonVideos.ts'
import { BrowserLibrary } from './actors/browser/BrowserLibrary.ts'
import { BrowserPlan } from './actors/browser/BrowserPlan.ts'
import { BrowserSharing } from './actors/browser/BrowserSharing.ts'
import { BrowserSwings } from './actors/browser/BrowserSwings.ts'
import { BrowserVideo } from './actors/browser/BrowserVideo.ts'
import type { LessonHistoryActor, LessonVideosActor } from './actors/LessonHistoryActor.ts'
import type { LibraryActor } from './actors/LibraryActor.ts'
import { ModelAnalytics } from './actors/model/ModelAnalytics.ts'
import { ModelComparison } from './actors/model/ModelComparison.ts'
import { lessonHistoryMessages, ModelLessonHistory } from './actors/model/ModelLessonHistory.ts'
import { ModelLessonVideos } from './actors/model/ModelLessonVideos.ts'
import { libraryMessages, ModelLibrary } from './actors/model/ModelLibrary.ts'
import { ModelPlan, planMessages } from './actors/model/ModelPlan.ts'
import { ModelSharing, sharingMessages } from './actors/model/ModelSharing.ts'
import { ModelSwings, swingsMessages } from './actors/model/ModelSwings.ts'
import { ModelVideo, videoMessages } from './actors/model/ModelVideo.ts'
import type { PlanActor } from './actors/PlanActor.ts'
import type { SharingActor } from './actors/SharingActor.ts'
import type { ComparisonActor, SwingsActor } from './actors/SwingsActor.ts'
import type { VideoActor } from './actors/VideoActor.ts'

export const learningActors = {
  library: actor<LibraryActor>({ model: ModelLibrary, browser: BrowserLibrary, messages: libraryMessages }),
  plan: actor<PlanActor>({ model: ModelPlan, browser: BrowserPlan, messages: planMessages }),
  usage: actor<AnalyticsActor>({ model: ModelAnalytics, browser: BrowserAnalytics }),
  video: actor<VideoActor>({ model: ModelVideo, browser: BrowserVideo, messages: videoMessages }),
  sharing: actor<SharingActor>({ model: ModelSharing, browser: BrowserSharing, messages: sharingMessages }),
  swings: actor<SwingsActor>({ model: ModelSwings, browser: BrowserSwings, messages: swingsMessages }),
  comparison: actor<ComparisonActor>({ model: ModelComparison, browser: BrowserComparison }),
  taught: actor<LessonHistoryActor>({ model: ModelLessonHistory, browser: BrowserLessonHistory, messages: lessonHistoryMessages }),
  videos: actor<LessonVideosActor>({ model: ModelLessonVideos, browser: BrowserLessonVideos }),
}
