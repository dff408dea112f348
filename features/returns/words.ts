import { playerId } from '../world/cast.ts'
import type { Actions, ActionsOn, ActionsOnTwo, ClubEvents, ClubEventsOn, Facts, Phrases, Texts } from '../world/Phrases.ts'

const acts: Actions = {
  'looks at her returns': ({ returns }) => returns.open(),
  'comes back to her returns': async (actor) => {
    await actor.returns.openLatest()
    await actor.returns.open()
  },
  'opens her latest return': ({ returns }) => returns.openLatest(),
  'attaches a picture': ({ returns }) => returns.attach('picture'),
  'attaches a file that is empty': ({ returns }) => returns.attach('empty'),
  'attaches a file that is too large': ({ returns }) => returns.attach('too-large'),
  'attaches a file that is of an unsupported type': ({ returns }) => returns.attach('wrong-type'),
  'attaches a file that is wrongly named': ({ returns }) => returns.attach('renamed'),
  'deletes her message and leaves': async ({ returns }) => {
    await returns.deleteOwnMessage()
    await returns.open()
  },
  'closes the return': ({ returns }) => returns.close(),
}

const actsOn: ActionsOn = {
  'begins a return of the order': ({ returns }, number) => returns.begin(number),
  'chooses the item': ({ returns }, name) => returns.chooseItem(name),
  notes: ({ returns }, text) => returns.note(text),
  writes: ({ returns }, text) => returns.send(text),
  'keeps only returns that are': ({ returns }, status) => returns.narrowTo(status),
  'removes the tracking number': ({ returns }, number) => returns.removeTracking(number),
}

const actsOnTwo: ActionsOnTwo = {
  'keeps only returns from': ({ returns }, from, to) => returns.narrowToDays(from, to),
  'adds the tracking number': ({ returns }, number, carrier) => returns.addTracking(number, carrier),
}

const facts: Facts = {
  'returns are closed': ({ returns }) => returns.areClosed(),
  'she has no such return': ({ returns }) => returns.isNotFound(),
  'the order offers a return': ({ returns }) => returns.isOfferedByOrder(),
  'the order offers no return': async ({ returns }) => !(await returns.isOfferedByOrder()),
}

const texts: Texts = {
  returns: async ({ returns }) => (await returns.list()).join('; '),
  'reasons against a return': async ({ returns }) => (await returns.reasonsOfOrder()).join('; '),
  'items for a return': async ({ returns }) => (await returns.items()).join('; '),
  'reasons to choose from': async ({ returns }) => (await returns.reasonChoices()).join('; '),
  'documents of the return': async ({ returns }) => (await returns.documents()).join(', '),
  'files of the return': async ({ returns }) => (await returns.files()).join('; '),
  'parcels of the return': async ({ returns }) => (await returns.parcels()).join('; '),
  'note of the return': ({ returns }) => returns.noted(),
  'senders of the messages': async ({ returns }) => (await returns.senders()).join(', '),
  'messages that can be deleted': async ({ returns }) => (await returns.deletableMessages()).join('; '),
  'last message': ({ returns }) => returns.lastMessage(),
  'message not yet sent': ({ returns }) => returns.messageBox(),
  'parts of the return': async ({ returns }) => (await returns.parts()).join(', '),
  'number of messages that the shop keeps': (_actor, { club, activeMember }) => club.purchases.messagesOf(playerId(activeMember)),
  'rating that the shop keeps': (_actor, { club, activeMember }) => club.purchases.ratingOf(playerId(activeMember)),
}

const events: ClubEvents = {
  'the shop takes no returns': ({ club }) => club.purchases.returnsAre({ enabled: false }),
  'the shop shows neither conversation, policy nor contact': ({ club }) =>
    club.purchases.returnsAre({ chat: false, policy: false, contact: false }),
  'the shop approves the return': ({ club, activeMember }) => club.purchases.shopDoes('approve', activeMember),
  'the shop attaches a shipping label': ({ club, activeMember }) => club.purchases.shopDoes('attach-label', activeMember),
  'the shop receives the parcel': ({ club, activeMember }) => club.purchases.shopDoes('receive', activeMember),
  'the shop refunds the return': ({ club, activeMember }) => club.purchases.shopDoes('refund', activeMember),
  'the shop has refunded the return': ({ club, activeMember }) => club.purchases.isReturnRefunded(activeMember),
}

const eventsOn: ClubEventsOn = {
  'the shop refuses the return because': ({ club, activeMember }, text) => club.purchases.shopDoes('refuse', activeMember, text),
  'the shop writes about the return': ({ club, activeMember }, text) => club.purchases.shopDoes('write', activeMember, text),
}

export const returnsWords: Phrases = { events, eventsOn, acts, actsOn, actsOnTwo, facts, texts }
