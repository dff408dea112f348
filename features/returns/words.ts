import { paths } from '#ui/shell/paths.ts'
import { attachedFiles } from '../world/attachedFiles.ts'
import { playerId } from '../world/cast.ts'
import { why } from '../world/explanationWords.ts'
import type {
  Actions,
  ActionsOn,
  ActionsOnTwo,
  ClubEvents,
  ClubEventsOn,
  DeviceActions,
  Facts,
  Lists,
  Phrases,
  Texts,
} from '../world/Phrases.ts'
import { openAccountSection } from '../world/screen/account.ts'
import type { Screen } from '../world/screen/Screen.ts'
import { inRows } from '../world/screen/shown.ts'
import { button, byRole, checkbox, heading, link, main, named, part, region, text } from '../world/screen/Target.ts'

const rows = part('[data-return]')
const items = part('[data-item]')
const messages = part('[data-from]')
const parcels = part('[data-tracking]')
const file = part('input[type=file]')
const message = part('[name=message]')
const offer = link('orders:returns.action')
const contact = part('[data-part=contact]')
const reasons: Readonly<Record<string, string>> = { onSale: 'on sale', tooLate: 'too late' }

function open(screen: Screen): Promise<void> {
  return screen.open(paths.returns, () => openAccountSection(screen, 'returns'))
}

async function openLatest(screen: Screen): Promise<void> {
  await open(screen)
  await screen.press(link().within(rows.at(0)))
}

export function itemNamed(name: string) {
  return part(`[data-item="${name}"]`)
}

const acts: Actions = {
  'looks at her returns': ({ screen }) => open(screen),
  'comes back to her returns': async ({ screen }) => {
    await openLatest(screen)
    await open(screen)
  },
  'opens her latest return': ({ screen }) => openLatest(screen),
  'attaches a picture': ({ screen }) => screen.attach(file, attachedFiles.picture),
  'attaches a file that is empty': ({ screen }) => screen.attach(file, attachedFiles.empty),
  'attaches a file that is too large': ({ screen }) => screen.attach(file, attachedFiles['too-large']),
  'attaches a file that is of an unsupported type': ({ screen }) => screen.attach(file, attachedFiles['wrong-type']),
  'attaches a HEIC photo': ({ screen }) => screen.attach(file, attachedFiles.heic),
  'attaches a file that is wrongly named': ({ screen }) => screen.attach(file, attachedFiles.renamed),
  'goes from the return to its order': link('returns:list.order').within(main),
  'deletes her message and leaves': async ({ screen }) => {
    await screen.press(button().within(part('[data-from=customer]').at(0)))
    await open(screen)
  },
  'deletes her message and comes back at once': async ({ screen }) => {
    await screen.press(button().within(part('[data-from=customer]').at(0)))
    await screen.reload()
  },
  'closes the return': async ({ screen }) => {
    await screen.press(button('returns:detail.close').within(main))
    await screen.press(button('returns:close.confirm').within(byRole('alertdialog')))
  },
}

const deviceActs: DeviceActions = {
  'has ten returns': (_device, { club }, member) => club.purchases.returnsAreAtLeast(member, 10),
}

const actsOn: ActionsOn = {
  'asks why the shop takes no return of': ({ screen }, name) => screen.press(why().within(itemNamed(name))),
  'begins a return of the order': ({ screen }, number) => screen.open(`${paths.newReturn}?order=${number}`),
  'chooses the item': ({ screen }, name) => screen.press(checkbox().within(itemNamed(name))),
  'says that it': ({ screen }, reason) => screen.choose(part('select[name=reason]'), reason),
  notes: part('[name=note]'),
  writes: async ({ screen }, text) => {
    await screen.type(message, text)
    await screen.press(button('returns:conversation.send').within(main))
  },
  'keeps only returns that are': ({ screen }, status) => screen.choose(part('select[name=status]'), status),
  'removes the tracking number': ({ screen }, number) => screen.press(button().within(part(`[data-tracking="${number}"]`))),
}

const actsOnTwo: ActionsOnTwo = {
  'keeps only returns from': async ({ screen }, from, to) => {
    await screen.type(part('[name=from]'), from)
    await screen.type(part('[name=to]'), to)
  },
  'adds the tracking number': async ({ screen }, number, carrier) => {
    await screen.choose(part('select[name=carrier]'), carrier)
    await screen.type(part('input[name=number]'), number)
    await screen.press(button('returns:tracking.add').within(main))
  },
}

const facts: Facts = {
  'returns are closed': heading(undefined, 'returns:list.closed'),
  'the shop pays for the parcel': text('returns:request.shopPays').within(main),
  'an item leads to its return': link().within(items),
  'she has no such return': heading(undefined, 'returns:detail.none'),
  'the order offers a return': offer,
  'her returns have no filters': async ({ screen }) => (await screen.shows(rows)) && !(await screen.shows(part('select[name=status]'))),
  'no parcel is awaited': async ({ screen }) => (await screen.shows(contact)) && !(await screen.shows(region('returns:tracking.title'))),
  'the order offers no return': async ({ screen }) => (await screen.shows(part('[data-no-return]'))) && !(await screen.shows(offer)),
}

const texts: Texts = {
  'day on which the return was settled': ({ screen }) => screen.value(part('time').withText('returns:detail.settled').within(main)),
  'note of the return': ({ screen }) => screen.value(part('[name=note]')),
  'last message': named('text').within(messages.at(-1)),
  'message not yet sent': ({ screen }) => screen.value(message),
  'number of messages that the shop keeps': (_actor, { club, activeMember }) => club.purchases.messagesOf(playerId(activeMember)),
  'rating that the shop keeps': (_actor, { club, activeMember }) => club.purchases.ratingOf(playerId(activeMember)),
}

const lists: Lists = {
  returns: async ({ screen }) =>
    inRows([await screen.texts(heading().within(rows)), await screen.texts(part('[data-status]').within(rows))], ': '),
  'reasons against a return': async ({ screen }) => {
    const refused = items.having(part('[data-no-return]'))
    const told = await screen.marks(part('[data-no-return]').within(refused), 'data-no-return')
    return inRows([await screen.texts(heading(3).within(refused)), told.map((each) => reasons[each] ?? each)], ': ')
  },
  'items for a return': async ({ screen }) => {
    const words = await screen.words()
    const offered = (text: string) => words.read('returns:request.available', text)?.['count']
    const help = part('p').within(items)
    const why = await screen.marks(help, 'data-reason')
    const told = (await screen.texts(help)).map((text, index) => offered(text) ?? reasons[why[index] ?? ''] ?? why[index] ?? '')
    return inRows([await screen.marks(items, 'data-item'), told], ': ')
  },
  'orders to return from': async ({ screen }) => (await screen.texts(part('select[name=order] option'))).slice(1),
  'reasons to choose from': async ({ screen }) => (await screen.texts(part('select[name=reason] option'))).slice(1),
  'steps of the return': ({ screen }) => screen.marks(part('[data-step][data-reached=true]'), 'data-step'),
  'decisions about the items': part('[data-decided]'),
  'pieces that were asked for': async ({ screen }) => {
    const words = await screen.words()
    const told = (await screen.texts(part('span').within(region('returns:detail.items')))).map((each) =>
      words.read('returns:detail.requested', each),
    )
    return told.flatMap((each) => each?.['count'] ?? [])
  },
  'documents of the return': ({ screen }) => screen.marks(part('[data-document]'), 'data-document'),
  'files of the return': ({ screen }) => screen.marks(part('[data-file]'), 'data-file'),
  'parcels of the return': ({ screen }) => screen.marks(parcels, 'data-tracking'),
  'parcels that she can remove': ({ screen }) => screen.marks(parcels.having(button()), 'data-tracking'),
  'senders of the messages': ({ screen }) => screen.marks(messages, 'data-from'),
  'messages that can be deleted': named('text').within(messages.having(button())),
  'parts of the return': async ({ screen }) => {
    const parts = { conversation: message, policy: link('returns:request.policy'), contact: part('a[href^="mailto:"]') }
    const shown = await Promise.all(Object.entries(parts).map(async ([name, target]) => ((await screen.shows(target)) ? [name] : [])))
    return shown.flat()
  },
}
const events: ClubEvents = {
  'the shop takes no returns': ({ club }) => club.purchases.returnsAre({ enabled: false }),
  'the shop shows neither conversation, policy nor contact': ({ club }) =>
    club.purchases.returnsAre({ chat: false, policy: false, contact: false }),
  'the shop approves the return': ({ club, activeMember }) => club.purchases.shopDoes('approve', activeMember),
  'the shop attaches a shipping label': ({ club, activeMember }) => club.purchases.shopDoes('attach-label', activeMember),
  'the shop refuses one item of the return': ({ club, activeMember }) => club.purchases.shopDoes('refuse-item', activeMember),
  'the shop takes back one piece of the item': ({ club, activeMember }) => club.purchases.shopDoes('accept-one', activeMember),
  'the shop receives the parcel': ({ club, activeMember }) => club.purchases.shopDoes('receive', activeMember),
  'the shop refunds the return': ({ club, activeMember }) => club.purchases.shopDoes('refund', activeMember),
  'the shop has refunded the return': ({ club, activeMember }) => club.purchases.isReturnRefunded(activeMember),
}

const eventsOn: ClubEventsOn = {
  'the shop refuses the return because': ({ club, activeMember }, text) => club.purchases.shopDoes('refuse', activeMember, text),
  'the shop writes about the return': ({ club, activeMember }, text) => club.purchases.shopDoes('write', activeMember, text),
}

const returns: Phrases = { events, eventsOn, acts, deviceActs, actsOn, actsOnTwo, facts, texts, lists }

export const returnsWords: readonly Phrases[] = [returns]
