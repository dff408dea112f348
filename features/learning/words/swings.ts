import type { Actions, ActionsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { swingId, swingName } from '../swingNames.ts'

const places: Actions = {
  'her swings': ({ swings }) => swings.open(),
}

const acts: Actions = {
  'plays both videos': ({ comparison }) => comparison.run(),
  'sets both videos to half speed': ({ comparison }) => comparison.changeSpeed(0.5),
  'moves both videos to their middle': ({ comparison }) => comparison.goToMiddle(),
  'wants to see older swings': ({ swings }) => swings.wantOlder(),
  'sets the video to its slowest speed': ({ swings }) => swings.slowDown(),
  'looks at another swing and comes back': ({ swings }) => swings.lookAtAnother(),
}

const actsOn: ActionsOn = {
  'opens the swing': ({ swings }, name) => swings.openSwing(swingId(name)),
  'sends the swing to her coach with': ({ swings }, comment) => swings.send(comment),
  'begins to write to her coach': ({ swings }, comment) => swings.write(comment),
  'wants to see swings with the': ({ swings }, club) => swings.wantClub(club),
}

const facts: Facts = {
  'no swing is shown': async ({ swings }) => (await swings.shown()) === undefined,
  'both videos are within a frame of each other': async ({ comparison }) => (await comparison.apart()) <= 1,
}

const texts: Texts = {
  'comment begun': ({ swings }) => swings.draft(),
}

const lists: Lists = {
  'comments that the coach knows': ({ swings }) => swings.comments(),
  'swings side by side': async ({ comparison }) => (await comparison.swings()).map(swingName),
}

export const swingsWords: Phrases = { places, acts, actsOn, facts, texts, lists }
