import { BagActor } from './actors/BagActor.ts'
import { CardActor } from './actors/CardActor.ts'
import { PlayActor } from './actors/PlayActor.ts'
import { RoundsActor } from './actors/RoundsActor.ts'
import { TrackingActor } from './actors/TrackingActor.ts'

export const roundsActors = {
  bag: { screen: BagActor },
  card: { screen: CardActor },
  play: { screen: PlayActor },
  rounds: { screen: RoundsActor },
  tracking: { screen: TrackingActor },
}
