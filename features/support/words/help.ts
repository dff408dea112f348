import { answerTicket } from '#mocks/contexts/support/clubActions'
import { pagePaths } from '#ui/support/pagePaths.ts'
import { attachedFiles } from '../../world/attachedFiles.ts'
import type { Actions, ActionsOn, ClubEventsOn, Facts, Lists, NumberedActions, Phrases, Texts } from '../../world/Phrases.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  aside,
  button,
  byRole,
  checkbox,
  dialog,
  field,
  heading,
  link,
  main,
  part,
  radio,
  region,
  text,
} from '../../world/screen/Target.ts'

const ticket = dialog('help:help.title')
const subject = field('help:fields.subject').within(ticket)
const input = part('input[type=file]').within(ticket)
const openProfile = button('shell:shell.openProfile')
const survey = region('survey:survey.title')

async function openHelp(screen: Screen): Promise<void> {
  if (screen.isOpen) await screen.reload()
  if (await screen.shows(openProfile)) await screen.press(openProfile)
  await screen.press(button('session:account.help').within(aside().or(dialog())))
}

const places: Actions = {
  'the help': ({ screen }) => openHelp(screen),
  'the help below the library': button('clubLinks:clubLinks.help').within(byRole('contentinfo')),
  'the lesson with its survey': ({ screen }, { club }) => screen.open(`/learn/lessons/${club.learning.lastTaught}`),
}

const star = (number: number) =>
  radio()
    .within(survey)
    .at(number - 1)

const acts: Actions = {
  'comes back to the help': ({ screen }) => openHelp(screen),
  'adds a picture to the ticket': ({ screen }) => screen.attach(input, attachedFiles.picture),
  'adds a file that is no picture to the ticket': ({ screen }) => screen.attach(input, attachedFiles['wrong-type']),
  'leaves out the technical details': checkbox('help:details.include').within(ticket),
  'sends the ticket': button('help:help.send').within(ticket),
  'postpones the survey': button('survey:survey.postpone').within(survey).at(-1),
  'declines surveys': button('survey:survey.decline').within(survey),
}

const actsOn: ActionsOn = {
  'sends her opinion': async ({ screen }, words) => {
    await screen.type(field().within(survey), words)
    await screen.press(button('survey:survey.send').within(survey))
  },
  'writes the ticket': async ({ screen }, words) => {
    await screen.type(subject, words)
    await screen.type(field('help:fields.description').within(ticket), 'It happens each time.')
  },
}

const numberedActs: NumberedActions = {
  'rates the lesson with': async ({ screen }, stars) => {
    await screen.press(star(stars))
    await screen.type(field().within(survey), 'Good pace.')
    await screen.press(button('survey:survey.send').within(survey))
  },
  'gives the lesson': ({ screen }, stars) => screen.press(star(stars)),
}

const facts: Facts = {
  'the ticket is sent': text('help:help.sent').within(ticket),
  'the help leads to the questions and the contact form': async ({ screen }) => {
    const addresses = await screen.marks(link().within(ticket), 'href')
    return [pagePaths.faq, pagePaths.contactUs].every((address) => addresses.includes(address))
  },
  'the rating is sent': text('survey:survey.thanks'),
  'a rating is asked for': survey,
  'no rating is asked for': async ({ screen }) => (await screen.shows(heading(1).within(main))) && !(await screen.shows(survey)),
}

const texts: Texts = { 'subject of the ticket': ({ screen }) => screen.value(subject) }

const lists: Lists = {
  'copy of the ticket': part('dd').within(ticket),
  'files of the ticket': ({ screen }) => screen.marks(part('[data-file]').within(ticket), 'data-file'),
}

const eventsOn: ClubEventsOn = {
  'the help desk answers': async ({ club }, answer) => {
    const sent = club.backend.world.clubMail.first(({ kind }) => kind === 'ticket')
    if (sent) await answerTicket(club.backend.world, sent.id, answer)
  },
}

export const helpWords: Phrases = { places, acts, actsOn, numberedActs, facts, texts, lists, eventsOn }
