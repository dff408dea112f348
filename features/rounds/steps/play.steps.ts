import { Given, Then } from '@cucumber/cucumber'
import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import { bookTeeTime } from '#mocks/contexts/rounds/rounds/clubActions'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { Actions, ActionsOn, Texts } from '../../world/Phrases.ts'
import { challengeIdOf, offerNamed, typeNamed, withTypeName } from './playNames.ts'

export const playActions: Actions = {
  'looks at Play': ({ play }) => play.open(),
  'opens the round in progress at home': ({ home }) => home.openRoundInProgress(),
  'opens the round in progress': ({ play }) => play.openRoundInProgress(),
  'looks at the challenges': ({ challenges }) => challenges.open(),
  'looks at the leaderboards': ({ leaderboard }) => leaderboard.open(),
  'narrows the leaderboard to her centre': ({ leaderboard }) => leaderboard.narrowTo('centre'),
  'narrows the leaderboard to her coach': ({ leaderboard }) => leaderboard.narrowTo('coach'),
  'looks at her game': ({ myGame }) => myGame.open(),
  'sends her answers': ({ myGame }) => myGame.sendAnswers(),
  'reloads and looks at her game again': async (actor) => {
    await actor.reload()
    await actor.myGame.open()
  },
}

export const playActionsOn: ActionsOn = {
  'begins the challenge': ({ challenges }, name) => challenges.openChallenge(challengeIdOf(name)),
  'reloads and again begins the challenge': async (actor, name) => {
    await actor.reload()
    await actor.challenges.openChallenge(challengeIdOf(name))
  },
  'chooses the station': ({ challenges }, name) => challenges.chooseStation(name),
  'enters the score': ({ challenges }, value) => challenges.enter(value),
  'types the score': ({ challenges }, value) => challenges.type(value),
  'chooses the leaderboard': ({ leaderboard }, type) => leaderboard.choose(typeNamed(type)),
  'writes the goal': ({ myGame }, goal) => myGame.writeGoal(goal),
}

export const playTexts: Texts = {
  'groups of challenges': async ({ challenges }) => (await challenges.groups()).map(withTypeName).join(', '),
  'stations of the challenge': async ({ challenges }) => (await challenges.stations()).join(', '),
  'swings of the station': async ({ challenges }) => (await challenges.swings()).join(', '),
  'chosen station and swing': ({ challenges }) => challenges.selection(),
  'personal best': ({ challenges }) => challenges.best(),
  'history of scores': async ({ challenges }) => (await challenges.history()).join(', '),
  'score in the form': ({ challenges }) => challenges.typed(),
  'type of the leaderboard': async ({ leaderboard }) => withTypeName((await leaderboard.type()) ?? ''),
  'groups of players': async ({ leaderboard }) => (await leaderboard.scopes()).join(', '),
  'number of ranked players': async ({ leaderboard }) => `${await leaderboard.players()}`,
  "player's own place": ({ leaderboard }) => leaderboard.own(),
  'best score of the leaderboard': async ({ leaderboard }) => (await leaderboard.top(1))[0],
  'first ranks': async ({ leaderboard }) => (await leaderboard.top(3)).map((row) => row.split(' ')[0]).join(', '),
  'start of the dashboard': async ({ myGame }) => (await myGame.dashboard()).slice(0, 3).map(withTypeName).join(', '),
  'goal in the form': ({ myGame }) => myGame.goal(),
  'round in progress': ({ play }) => play.inProgress(),
  'last round': ({ play }) => play.last(),
  'statistics of the last round': ({ play }) => play.statistics(),
  'next tee time': ({ play }) => play.next(),
  'offer of Play': async ({ play }) => (await play.offers()).map(offerNamed).join(', '),
}

Given<ClubWorld>('{member} and another player lead in {string}', async function (member: Member, type: string) {
  await this.club.challenges.tieForLead(playerId(member), typeNamed(type))
})

Given<ClubWorld>('{member} has a tee time at {string} tomorrow', async function (member: Member, course: string) {
  const courseId = courseList.find(({ name }) => name.en === course)?.id ?? ''
  await bookTeeTime(this.club.backend.world, playerId(member), courseId)
})

Then<ClubWorld>('the club knows the goal {string} of {member}', async function (goal: string, member: Member) {
  await this.expectEventually(async () => this.club.challenges.goalOf(playerId(member)), goal)
})
