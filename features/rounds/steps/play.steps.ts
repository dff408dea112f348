import { Given, Then, When } from '@cucumber/cucumber'
import { challengeTypeIn } from '#domain/rounds/challenge'
import { takeLead } from '#mocks/contexts/rounds/challenges/clubActions'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { defineWords } from '../../world/vocabulary.ts'

type Deed = (actor: Actor) => Promise<void>

defineWords<Deed>('playDeed', {
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
})

type DeedWith = (actor: Actor, text: string) => Promise<void>

defineWords<DeedWith>('playDeedWith', {
  'begins the challenge': ({ challenges }, id) => challenges.openChallenge(id),
  'reloads and again begins the challenge': async (actor, id) => {
    await actor.reload()
    await actor.challenges.openChallenge(id)
  },
  'chooses the station': ({ challenges }, name) => challenges.chooseStation(name),
  'enters the score': ({ challenges }, value) => challenges.enter(value),
  'types the score': ({ challenges }, value) => challenges.type(value),
  'chooses the leaderboard': ({ leaderboard }, type) => leaderboard.choose(challengeTypeIn(type)),
  'writes the goal': ({ myGame }, goal) => myGame.writeGoal(goal),
})

type Text = (actor: Actor) => Promise<string | undefined>

defineWords<Text>('playText', {
  'groups of challenges are': async ({ challenges }) => (await challenges.groups()).join(', '),
  'stations of the challenge are': async ({ challenges }) => (await challenges.stations()).join(', '),
  'swings of the station are': async ({ challenges }) => (await challenges.swings()).join(', '),
  'chosen station and swing is': ({ challenges }) => challenges.selection(),
  'personal best is': ({ challenges }) => challenges.best(),
  'history of scores is': async ({ challenges }) => (await challenges.history()).join(', '),
  'score in the form is': ({ challenges }) => challenges.typed(),
  'type of the leaderboard is': ({ leaderboard }) => leaderboard.type(),
  'groups of players are': async ({ leaderboard }) => (await leaderboard.scopes()).join(', '),
  'number of ranked players is': async ({ leaderboard }) => `${await leaderboard.players()}`,
  "player's own place is": ({ leaderboard }) => leaderboard.own(),
  'best score of the leaderboard is': async ({ leaderboard }) => (await leaderboard.top(1))[0],
  'first ranks are': async ({ leaderboard }) => (await leaderboard.top(3)).map((row) => row.split(' ')[0]).join(', '),
  'dashboard begins with': async ({ myGame }) => (await myGame.dashboard()).slice(0, 3).join(', '),
  'goal in the form is': ({ myGame }) => myGame.goal(),
  'round in progress is': ({ play }) => play.inProgress(),
  'last round is': ({ play }) => play.last(),
  'offer of Play is': async ({ play }) => (await play.offers()).join(', '),
})

Given<ClubWorld>('another player takes the lead in {string}', async function (type: string) {
  await takeLead(this.club.backend.world, challengeTypeIn(type))
})

Given<ClubWorld>('{member} and another player lead in {string}', async function (member: Member, type: string) {
  await this.club.challenges.twoLead(playerId(member), challengeTypeIn(type))
})

When<ClubWorld>('{member} {playDeed}', async function (member: Member, deed: Deed) {
  await deed(this.as(member))
})

When<ClubWorld>('{member} {playDeedWith} {string}', async function (member: Member, deed: DeedWith, text: string) {
  await deed(this.as(member), text)
})

Then<ClubWorld>('the {playText} {string}', async function (read: Text, expected: string) {
  await this.sees(async () => (await read(this.me)) ?? '', expected)
})

Then<ClubWorld>('the club knows the goal {string} of {member}', async function (goal: string, member: Member) {
  await this.sees(async () => this.club.challenges.goalOf(playerId(member)), goal)
})
