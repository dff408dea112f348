import type { Acts, ActsOn, DeviceActs, Facts, Texts, Words } from '../world/Words.ts'

const acts: Acts = {
  'goes home': ({ home }) => home.go(),
  'follows her next lesson': ({ home }) => home.followNextLesson(),
  'opens her profile beside it': ({ home }) => home.openProfileBeside(),
  'loads the club anew': (actor) => actor.reload(),
  'follows her next lesson and loads it anew': async (actor) => {
    await actor.home.followNextLesson()
    await actor.reload()
  },
  'goes back to the app': ({ embedded }) => embedded.goBack(),
}

const actsOn: ActsOn = {
  'follows the app to': ({ embedded }, address) => embedded.open(address),
  'is sent by somebody else to': ({ embedded }, address) => embedded.openFromElsewhere(address),
  'drags the edge of her profile to the left by': ({ home }, pixels) => home.dragProfile(-Number(pixels)),
  'presses on the edge of her profile': ({ home }, key) => home.pressOnProfileEdge(key),
}

const deviceActs: DeviceActs = {
  'has opened the club inside the app': async (device, world, member) => {
    device.isInside('app')
    await world.as(member).home.go()
  },
  'opens the club inside an unknown site': async (device, world, member) => {
    device.isInside('elsewhere')
    await world.as(member).home.go()
  },
  'came to her lessons embedded, without a session': (device) => device.startsAt('/lessons?embedOnProd=true'),
}

const facts: Facts = {
  'the address keeps the club embedded': ({ embedded }) => embedded.isInAddress(),
  'each link keeps the club embedded': ({ embedded }) => embedded.isInLinks(),
  'the app shows itself again': ({ embedded }) => embedded.isBack(),
  'no app is around the club': async ({ embedded }) => !(await embedded.offersWayBack()),
  'the way back to the app is offered': ({ embedded }) => embedded.offersWayBack(),
  'the frame is empty': ({ embedded }) => embedded.showsNothing(),
}

const texts: Texts = {
  'width of her profile': ({ home }) => home.profileWidth(),
}

export const supportWords: Words = { acts, actsOn, deviceActs, facts, texts }
