import { answerTicket } from '#mocks/contexts/support/clubActions'
import type { Actions, ActionsOn, ClubEventsOn, DeviceActions, Facts, Lists, Phrases, Texts } from '../world/Phrases.ts'

const hana = 'player-hana'

const places: Actions = {
  'the story of the club': ({ clubPages }) => clubPages.openAbout(),
  'Clubhouse Cares': ({ clubPages }) => clubPages.openCares(),
  'the questions and answers': ({ clubPages }) => clubPages.openQuestions(),
  'the user agreement': ({ clubPages }) => clubPages.openAgreement(),
  'the privacy notice': ({ clubPages }) => clubPages.openPrivacy(),
  'the terms': ({ clubPages }) => clubPages.openTerms(),
  'the privacy notice beside the registration': ({ clubPages }) => clubPages.openPrivacyDialog(),
  'the contact form': ({ contactUs }) => contactUs.open(),
  "Hana's invitation": ({ contactUs }) => contactUs.openInvitation(hana),
  'an unknown invitation': ({ contactUs }) => contactUs.openInvitation('nobody-of-the-club'),
  'the help': ({ helpDesk }) => helpDesk.open(),
  'the help below the library': ({ helpDesk }) => helpDesk.openFromFoot(),
  'the lesson with its survey': ({ survey }, { club }) => survey.open(club.learning.lastTaught),
}

const acts: Actions = {
  'opens home': ({ home }) => home.go(),
  'opens her next lesson': ({ home }) => home.followNextLesson(),
  'opens her profile at the side': ({ home }) => home.openProfileBeside(),
  'follows the main navigation': ({ clubPages }) => clubPages.followNavigation(),
  'looks for published information': ({ clubPages }) => clubPages.look(),
  'comes back to the contact form': ({ contactUs }) => contactUs.open(),
  'follows the invitation': ({ contactUs }) => contactUs.follow(hana),
  'fills in the contact form': ({ contactUs }) => contactUs.fillIn(),
  'fills in the contact form in Japan': ({ contactUs }) => contactUs.fillInForJapan(),
  'sends the contact form': ({ contactUs }) => contactUs.send(),
  'sends the contact form twice at once': ({ contactUs }) => contactUs.sendTwice(),
  'comes back to the help': ({ helpDesk }) => helpDesk.open(),
  'adds a picture to the ticket': ({ helpDesk }) => helpDesk.attach('picture'),
  'adds a file that is no picture to the ticket': ({ helpDesk }) => helpDesk.attach('wrong-type'),
  'leaves out the technical details': ({ helpDesk }) => helpDesk.leaveOutDetails(),
  'sends the ticket': ({ helpDesk }) => helpDesk.send(),
  'postpones the survey': ({ survey }) => survey.postpone(),
  'declines surveys': ({ survey }) => survey.decline(),
  'opens her next lesson and reloads it': async (actor) => {
    await actor.home.followNextLesson()
    await actor.reload()
  },
  'goes back to the app': ({ embedded }) => embedded.goBack(),
}

const actsOn: ActionsOn = {
  'searches the questions for': ({ clubPages }, query) => clubPages.search(query),
  'opens the address of the question': ({ clubPages }, id) => clubPages.openQuestion(id),
  'writes the ticket': ({ helpDesk }, subject) => helpDesk.write(subject),
  'rates the lesson': ({ survey }, stars) => survey.rate(stars),
  'lets the app open': ({ embedded }, address) => embedded.open(address),
  'is sent by another site to': ({ embedded }, address) => embedded.openFromElsewhere(address),
  'drags the edge of her profile to the left by': ({ home }, pixels) => home.dragProfile(-Number(pixels)),
  'presses on the edge of her profile': ({ home }, key) => home.pressOnProfileEdge(key),
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
}

const facts: Facts = {
  'the details are sent': ({ contactUs }) => contactUs.isSent(),
  'the invitation is not valid': ({ contactUs }) => contactUs.isInvitationGone(),
  'the ticket is sent': ({ helpDesk }) => helpDesk.isSent(),
  'the help leads to the questions and the contact form': ({ helpDesk }) => helpDesk.leadsElsewhere(),
  'the rating is sent': ({ survey }) => survey.isThanked(),
  'a rating is asked for': ({ survey }) => survey.isAsked(),
  'no rating is asked for': async ({ survey }) => !(await survey.isAsked()),
  'the address keeps the club embedded': ({ embedded }) => embedded.isInAddress(),
  'each link keeps the club embedded': ({ embedded }) => embedded.isInLinks(),
  'the app is shown again': ({ embedded }) => embedded.isBack(),
  'the club offers no way back to an app': async ({ embedded }) => !(await embedded.offersWayBack()),
  'the club offers a way back to the app': ({ embedded }) => embedded.offersWayBack(),
  'the frame is empty': ({ embedded }) => embedded.showsNothing(),
  'no next lesson is shown at home': async ({ home }) => (await home.nextLesson()) === undefined,
}

const texts: Texts = {
  'open question': ({ clubPages }) => clubPages.openedQuestion(),
  'published text': ({ clubPages }) => clubPages.text(),
  'prefecture of the contact form': ({ contactUs }) => contactUs.prefecture(),
  'email of the contact form': ({ contactUs }) => contactUs.email(),
  'inviting friend': ({ contactUs }) => contactUs.friend(),
  'subject of the ticket': ({ helpDesk }) => helpDesk.subject(),
  'width of her profile': ({ home }) => home.profileWidth(),
}

const lists: Lists = {
  'published blocks': ({ clubPages }) => clubPages.blocks(),
  'contents of the agreement': ({ clubPages }) => clubPages.contents(),
  'questions found': ({ clubPages }) => clubPages.questions(),
  'publications of the club': ({ clubPages }) => clubPages.links(),
  'areas found': ({ clubPages }) => clubPages.areasFound(),
  'additional fields of the contact form': ({ contactUs }) => contactUs.additional(),
  'invalid fields of the contact form': ({ contactUs }) => contactUs.wrong(),
  'offers of the invitation': ({ contactUs }) => contactUs.offers(),
  'files of the ticket': ({ helpDesk }) => helpDesk.files(),
}

const eventsOn: ClubEventsOn = {
  'the club publishes the tip': ({ club }, tip) => club.setTip(tip),
  'the help desk answers': async ({ club }, text) => {
    const ticket = club.backend.world.clubMail.first(({ kind }) => kind === 'ticket')
    if (ticket) await answerTicket(club.backend.world, ticket.id, text)
  },
}

export const supportWords: Phrases = { eventsOn, places, acts, actsOn, deviceActs, facts, texts, lists }
