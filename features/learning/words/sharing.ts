import { playerId } from '../../world/cast.ts'
import type { Actions, ActionsOn, DeviceActions, Facts, Phrases, Texts } from '../../world/Phrases.ts'
import { textUnless } from '../../world/screen/either.ts'
import { button, checkbox, dialog, field, filled, heading, text } from '../../world/screen/Target.ts'

const share = (title: string) => button(filled('share:share.buttonFor', { title }))
const create = button('share:share.create').within(dialog())

export const shortLink = field('share:share.address')

const acts: Actions = {
  'copies the short link': button('share:share.copy'),
  'opens the short link': ({ screen }, { club }) => screen.open(`/share/${club.learning.shared.id}`),
  'opens an unknown short link': ({ screen }) => screen.open('/share/nobody'),
}

const deviceActs: DeviceActions = {
  'has shared a video of another host': (_device, { club }, member) =>
    club.learning.hasShared(playerId(member), 'Elsewhere', 'https://videos.example/elsewhere.mp4'),
}

const actsOn: ActionsOn = {
  'has shared the video': (_actor, title, { club }, member) => club.learning.hasShared(playerId(member), title),
  shares: async ({ screen }, title) => {
    await screen.press(share(title))
    await screen.press(create)
  },
  'shares, from the current position,': async ({ screen }, title) => {
    await screen.press(share(title))
    await screen.press(create)
    await screen.press(checkbox().within(dialog()))
  },
  'decides against sharing': async ({ screen }, title) => {
    await screen.press(share(title))
    await screen.press(button('share:share.drop').within(dialog()))
  },
}

const facts: Facts = { 'the shared video is not played': text('share:shared.notOurs') }

const texts: Texts = {
  'shared video': ({ screen }) => textUnless(screen, heading(2, 'share:shared.gone'), heading(1)),
  'short link': ({ screen }) => screen.value(shortLink),
}

export const sharingWords: Phrases = { acts, deviceActs, actsOn, facts, texts }
