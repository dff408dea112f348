import type { Actions, ActionsOn, ClubEvents, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { textUnless } from '../../world/screen/either.ts'
import { button, byRole, called, dialog, filled, heading, item, link, main, named, region } from '../../world/screen/Target.ts'

/** One for each month. */
export const months = region().within(main)
export const choices = byRole('group', 'lessons:lesson.videos')
const notes = region('lessons:lesson.notes')
const nothing = heading(2, 'lessons:lesson.nothing').or(heading(2, 'lessons:lesson.noLatest'))
const restore = button('lessons:restore.ask')

const places: Actions = {
  'the latest lesson': ({ screen }) => screen.open('/learn/lessons/latest'),
  'all lessons': ({ screen }) => screen.open('/learn/lessons'),
}

const acts: Actions = {
  'opens her most recent lesson': ({ screen }, { club }) => screen.open(`/learn/lessons/${club.learning.lastTaught}`),
  'goes from that appointment to its videos and notes': async ({ screen }, { lesson }) => {
    await screen.open(`/lessons/${lesson}`)
    await screen.press(link('scheduling:appointment.taught'))
  },
  'asks for older lessons': button('lessons:history.more'),
  'restores the videos': async ({ screen }) => {
    await screen.press(restore)
    await screen.press(button('lessons:restore.confirm').within(dialog()))
  },
  'decides against restoring the videos': async ({ screen }) => {
    await screen.press(restore)
    await screen.press(button('lessons:restore.drop').within(dialog()))
  },
  'tries the download again': button('shell:failure.retry').within(main),
  'stops the download': button('lessons:download.cancel'),
}

const actsOn: ActionsOn = {
  'opens the earlier lesson': async ({ screen }, title) => {
    const back = link('lessons:lesson.back').at(0)
    if (screen.isOpen && (await screen.shows(back))) await screen.press(back)
    else await screen.open('/learn/lessons')
    await screen.press(link(called(title)))
  },
  "goes to the coach's note": ({ screen }, title) =>
    screen.press(
      button()
        .within(item().having(heading(3, called(title))))
        .within(notes),
    ),
  'downloads the video': async ({ screen }, title) => {
    const choice = button(called(title)).within(choices)
    if (await screen.shows(choice)) await screen.press(choice)
    await screen.press(button(filled('lessons:download.buttonFor', { title })))
  },
}

const facts: Facts = { 'the videos of the lesson are archived': region('lessons:restore.away', { includeHidden: true }) }

const texts: Texts = {
  lesson: ({ screen }) => textUnless(screen, nothing, heading(1)),
  'coach of the lesson': named('coach').within(main),
}

const lists: Lists = {
  'lessons taken': heading(3).within(months),
  'videos of the lesson': button().within(choices),
  "coach's notes": heading(3).within(notes),
  drills: heading(3).within(region('lessons:lesson.drills')),
  'files on the device': ({ screen }) => screen.files(),
}

const events: ClubEvents = {
  'its coach is still writing': ({ club }) => club.learning.isBeingWritten(),
  'its videos are archived': ({ club }) => club.learning.isPutAway(),
}

export const lessonWords: Phrases = { places, acts, actsOn, facts, texts, lists, events }
