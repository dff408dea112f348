import type { Actions, ActionsOn, ActionsOnTwo, DeviceActions, Facts, Lists, NumberedActions, Phrases, Texts } from '../../world/Phrases.ts'
import { either, textIn } from '../../world/screen/either.ts'
import { button, field, item, link, main, part } from '../../world/screen/Target.ts'
import { film, notes, startOver } from '../actors/VideoActor.ts'

const keep = button('learning:favourites.keep')
const drop = button('learning:favourites.drop')
const heart = keep.or(drop)
const note = part('p').within(item())

const acts: Actions = {
  'marks the video': heart,
  'marks the video and unmarks it at once': ({ screen }) => screen.press(heart, heart),
  'marks the video, unmarks it and marks it again': ({ screen }) => screen.press(heart, heart, heart),
  'starts the video over': startOver,
}

const deviceActs: DeviceActions = { 'turns to something else': (device) => device.hidePage() }

const numberedActs: NumberedActions = {
  watches: ({ screen }, seconds) => screen.play(film, seconds, { thenPauses: true }),
  'moves to': ({ screen }, seconds) => screen.seek(film, seconds),
  skips: ({ video }, seconds) => video.skip(seconds),
}

const actsOn: ActionsOn = {
  'goes to the note': ({ video }, text) => video.act('seek', text),
  'goes to the chapter': ({ video }, title) => video.goToChapter(title),
  'follows the link to the note': ({ video }, text) => video.followLink(text),
  'has begun the note': ({ video }, text) => video.beginNote(text),
  'deletes the note': ({ video }, text) => video.act('remove', text),
  'writes the note': async ({ video }, text) => {
    await video.beginNote(text)
    await video.saveNote()
  },
}

const actsOnTwo: ActionsOnTwo = {
  'has begun to change the note': ({ video }, text, to) => video.beginChange(text, to),
  'changes the note': async ({ video }, text, to) => {
    await video.beginChange(text, to)
    await video.saveNote()
  },
}

const facts: Facts = {
  'the video is marked': drop,
  'the video is not marked': keep,
  'the video starts at its beginning': async ({ screen }) => !(await either(screen, startOver, film)),
  'there is a way back to the library': link('video:video.all').within(main),
}

const texts: Texts = {
  'position of the video, in seconds,': ({ video }) => video.time(),
  video: ({ screen }) => screen.text(part('h1').within(main.having(film))),
  'following video': ({ video }) => video.next(),
  'chapter of the video': ({ video }) => video.chapter(),
  'marked note': ({ screen }) => textIn(screen, notes, part('li[aria-current] p')),
  'note begun': async ({ screen }) => (await screen.value(field().within(notes))) ?? '',
}

const lists: Lists = {
  'notes on the video': note.within(notes),
  'chapters of the video': ({ video }) => video.chapters(),
}

export const videoWords: Phrases = { acts, deviceActs, numberedActs, actsOn, actsOnTwo, facts, texts, lists }
