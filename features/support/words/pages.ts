import { paths } from '#ui/shell/paths.ts'
import { pagePaths } from '#ui/support/pagePaths.ts'
import type { Actions, ActionsOn, ClubEventsOn, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { button, byRole, dialog, heading, item, link, main, named, navigation, part, type Target } from '../../world/screen/Target.ts'
import { blockOf } from './home.ts'

const privacyBeside = dialog('configuration:clubText.privacy')
const privacy = main.having(heading(undefined, 'configuration:clubText.privacy'))
const terms = main.having(heading(undefined, 'configuration:clubText.terms'))

/** Each with the entry of the main navigation that leads to it. */
const areas: readonly (readonly [name: string, through: string, shownBy: Target])[] = [
  ['lesson credits', 'home', blockOf('lesson-credit')],
  ['lesson booking', 'lessons', linkTo(paths.book)],
  ['lesson plan', 'learn', linkTo(paths.plan)],
  ['video library', 'learn', linkTo(paths.videoFavourites)],
  ['my game', 'play', linkTo(paths.myGame)],
  ['referral programme', 'home', part('footer a[href$="/referral"]')],
  ['shop', 'shop', blockOf('categories')],
]

const places: Actions = {
  'the story of the club': ({ screen }) => screen.open(pagePaths.about),
  'Clubhouse Cares': ({ screen }) => screen.open(pagePaths.cares),
  'the questions and answers': ({ screen }) => screen.open(pagePaths.faq),
  'the link to the question about the waiting list': ({ screen }) => screen.open(`${pagePaths.faq}#waiting-list`),
  'the user agreement': ({ screen }) => screen.open(pagePaths.agreement),
  'the privacy notice': ({ screen }) => screen.open(paths.privacy),
  'the terms': ({ screen }) => screen.open(paths.terms),
  'the privacy notice beside the registration': async ({ screen }) => {
    await screen.open(paths.register)
    await screen.press(button('configuration:clubText.privacy'))
  },
}

const acts: Actions = { 'looks for published information': ({ screen }) => screen.open('/') }

const actsOn: ActionsOn = { 'searches the questions for': byRole('searchbox', 'content:faq.search') }

const texts: Texts = {
  'open question': part('details[open] > summary').within(main),
  'published text': named('html').within(privacyBeside.or(privacy).or(terms)),
}

const lists: Lists = {
  'published blocks': ({ screen }) => screen.marks(part('section[data-block]').within(main), 'aria-label'),
  'contents of the agreement': item().within(navigation('content:agreement.contents')),
  'questions found': part('summary').within(main),
  'publications of the club': link().within(navigation('clubLinks:clubLinks.label')),
  'areas behind the main navigation': async ({ screen }) => {
    const found: string[] = []
    for (const [name, through, shownBy] of areas) {
      await screen.press(link(`shell:areas.${through}`).within(navigation('shell:shell.navigation')))
      if (await screen.shows(shownBy)) found.push(name)
    }
    return found
  },
}

function linkTo(path: string): Target {
  return part(`a[href$="${path}"]`).within(main)
}

const eventsOn: ClubEventsOn = { 'the club hides from Clubhouse Cares the block': ({ club }, title) => club.hideBlock(title) }

export const pagesWords: Phrases = { eventsOn, places, acts, actsOn, texts, lists }
