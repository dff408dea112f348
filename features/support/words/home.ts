import type { Actions, ActionsOn, ClubEventsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { aside, button, byRole, link, main, navigation, part, region, text } from '../../world/screen/Target.ts'

const clubNavigation = navigation('shell:shell.navigation')
const openProfile = button('shell:shell.openProfile')
const profile = aside('shell:shell.profile')
const seeLesson = link('support:home.seeLesson').within(main)
const ownTime = text('support:home.yourClock').within(main)

const acts: Actions = {
  'opens home': ({ home }) => home.go(),
  'opens her next lesson': seeLesson,
  'opens her next lesson and reloads it': async ({ screen }) => {
    await screen.press(seeLesson)
    await screen.reload()
  },
  'opens her profile at the side': openProfile,
  'widens her profile with the keyboard': ({ profileEdge }) => profileEdge.press('ArrowRight'),
  'makes her profile as narrow as it gets with the keyboard': ({ profileEdge }) => profileEdge.press('Home'),
}

const actsOn: ActionsOn = {
  'drags the edge of her profile to the left by': ({ profileEdge }, pixels) => profileEdge.drag(-Number(pixels)),
}

const facts: Facts = {
  'the navigation of the club is there': clubNavigation,
  'there is no navigation of the club': async ({ screen }) =>
    (await screen.shows(byRole('banner'))) && !(await screen.shows(clubNavigation)),
  'her profile is at the side': profile,
  'her profile is closed': async ({ screen }) => (await screen.shows(openProfile)) && !(await screen.shows(profile)),
  'no next lesson is shown at home': async ({ home }) => (await home.nextLesson()) === undefined,
  'no round is in progress at home': async ({ home }) => !(await home.hasRoundInProgress()),
  'home says that it is too late to move the lesson': text('support:home.tooLateToMove').within(main),
  'home offers no lessons': async ({ home }) => !(await home.offersLessons()),
}

const texts: Texts = {
  'tip at home': ({ home }) => home.tip(),
  'own time at home': async ({ screen }) => {
    const words = await screen.words()
    return words.read('support:home.yourClock', await screen.text(ownTime))?.['time']
  },
  'video to continue at home': async ({ screen }) => {
    const [words, line] = await Promise.all([screen.words(), screen.text(part('p').within(region('support:home.video')))])
    return line.replace(words('support:home.video'), '').trim()
  },
  'width of her profile': ({ profileEdge }) => profileEdge.width(),
}

const lists: Lists = {
  'memberships of which home reminds': async ({ screen }) => {
    const words = await screen.words()
    const title = words('support:home.membership')
    const lines = await screen.texts(part('p').within(region('support:home.membership')))
    return lines.map((line) => words.read('support:home.membershipEnds', line.replace(title, ''))?.['name'])
  },
}

const eventsOn: ClubEventsOn = { 'the club publishes the tip': ({ club }, tip) => club.setTip(tip) }

export function blockOf(type: string) {
  return part(`[data-block=${type}]`).within(main)
}

export const homeWords: Phrases = { acts, actsOn, facts, texts, lists, eventsOn }
