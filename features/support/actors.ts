import { Frame } from './actors/browser/Frame.ts'
import { ProfileEdge } from './actors/browser/ProfileEdge.ts'
import { HomeActor } from './actors/HomeActor.ts'

export const supportActors = {
  frame: { browser: Frame },
  home: { screen: HomeActor },
  profileEdge: { browser: ProfileEdge },
}
