import { isEmbedded } from '#adapters/browser/page'
import type { Actions, DeviceActions, Facts, Phrases } from '../../world/Phrases.ts'
import { button, byRole, main, part } from '../../world/screen/Target.ts'

const toApp = button('hostApp:hostApp.back').within(byRole('banner'))
const own = part('a[href^="/"]')

const acts: Actions = {
  'goes back to the app': toApp,
  'lets the app open the library': ({ frame }) => frame.open('/learn'),
  'is sent to the library by another site': ({ frame }) => frame.openFromElsewhere('/learn'),
}

const deviceActs: DeviceActions = {
  'has opened the club inside the app': async (device, world, member) => {
    device.embedIn('app')
    await world.as(member).home.go()
  },
  'opens the club inside an unknown site': async (device, world, member) => {
    device.embedIn('elsewhere')
    await world.as(member).home.go()
  },
  'followed a link to her lessons in the embedded club, signed out': (device) => device.setStartAddress('/lessons?embedOnProd=true'),
  'followed a link that embeds the club': (device) => device.setStartAddress('/?embedOnProd=true'),
}

const facts: Facts = {
  'the address keeps the club embedded': async ({ screen }) => keepsEmbedded(await screen.address()),
  'each link keeps the club embedded': async ({ screen }) => {
    const addresses = await screen.marks(own, 'href')
    return addresses.length > 0 && addresses.every(keepsEmbedded)
  },
  'the app is shown again': ({ frame }) => frame.isAppShown(),
  'the club offers no way back to an app': async ({ screen }) => (await screen.shows(main)) && !(await screen.shows(toApp)),
  'the club offers a way back to the app': toApp,
  'the frame is empty': ({ frame }) => frame.isEmpty(),
}

function keepsEmbedded(address: string): boolean {
  return isEmbedded(new URL(address, 'http://club.example'))
}

export const embeddingWords: Phrases = { acts, deviceActs, facts }
