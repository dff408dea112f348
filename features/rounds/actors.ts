import { actor } from '../world/ActorEntry.ts'
import type { BagActor } from './actors/BagActor.ts'
import { BrowserBag } from './actors/browser/BrowserBag.ts'
import { BrowserCard } from './actors/browser/BrowserCard.ts'
import { BrowserCourses } from './actors/browser/BrowserCourses.ts'
import { BrowserChallenges, BrowserLeaderboard, BrowserMyGame, BrowserPlay } from './actors/browser/BrowserPlay.ts'
import { BrowserRounds } from './actors/browser/BrowserRounds.ts'
import { BrowserTracking } from './actors/browser/BrowserTracking.ts'
import type { CardActor } from './actors/CardActor.ts'
import type { CoursesActor } from './actors/CoursesActor.ts'
import { bagMessages, ModelBag } from './actors/model/ModelBag.ts'
import { cardMessages, ModelCard } from './actors/model/ModelCard.ts'
import { coursesMessages, ModelCourses } from './actors/model/ModelCourses.ts'
import { ModelChallenges, ModelLeaderboard, ModelMyGame, ModelPlay, playMessages } from './actors/model/ModelPlay.ts'
import { ModelRounds, roundsMessages } from './actors/model/ModelRounds.ts'
import { ModelTracking, trackingMessages } from './actors/model/ModelTracking.ts'
import type { ChallengesActor, LeaderboardActor, MyGameActor, PlayActor } from './actors/PlayActors.ts'
import type { RoundsActor } from './actors/RoundsActor.ts'
import type { TrackingActor } from './actors/TrackingActor.ts'

export const roundsActors = {
  bag: actor<BagActor>({ model: ModelBag, browser: BrowserBag, messages: bagMessages }),
  courses: actor<CoursesActor>({ model: ModelCourses, browser: BrowserCourses, messages: coursesMessages }),
  card: actor<CardActor>({ model: ModelCard, browser: BrowserCard, messages: cardMessages }),
  tracking: actor<TrackingActor>({ model: ModelTracking, browser: BrowserTracking, messages: trackingMessages }),
  play: actor<PlayActor>({ model: ModelPlay, browser: BrowserPlay, messages: playMessages }),
  challenges: actor<ChallengesActor>({ model: ModelChallenges, browser: BrowserChallenges }),
  leaderboard: actor<LeaderboardActor>({ model: ModelLeaderboard, browser: BrowserLeaderboard }),
  myGame: actor<MyGameActor>({ model: ModelMyGame, browser: BrowserMyGame }),
  rounds: actor<RoundsActor>({ model: ModelRounds, browser: BrowserRounds, messages: roundsMessages }),
}
