import { paths } from '#ui/shell/paths.ts'
import type { Actor } from '../../world/Actor.ts'
import type { Actions, ActionsOn, Facts, Lists, Phrases } from '../../world/Phrases.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { inRows } from '../../world/screen/shown.ts'
import { button, byRole, filled, link, main, part, region, select, text } from '../../world/screen/Target.ts'

const rows = part('[data-purchase]').within(main)
const form = byRole('form', 'purchases:form.title')
export const sheet = region('purchases:sheet.title')

function openPurchases({ screen }: Actor): Promise<void> {
  return screen.open(paths.purchases, () => openAccountSection(screen, 'purchases'))
}

async function makeOut(screen: Screen, address: string): Promise<void> {
  await screen.type(part('[name=receiptAddress]').within(form), address)
  await screen.press(part('button[type=submit]').within(form))
}

const places: Actions = {
  'her purchases': openPurchases,
}

const acts: Actions = {
  'has the receipt made out to nobody': ({ screen }) => makeOut(screen, ' '),
  'reloads her purchases': ({ screen }) => screen.reload(),
  'downloads the receipt': button('purchases:sheet.download').within(sheet),
}

const actsOn: ActionsOn = {
  'looks for purchases for': ({ screen }, name) => screen.choose(select('purchases:filter.player'), name),
  'opens the purchase': async (actor, number) => {
    await openPurchases(actor)
    await actor.screen.press(link(filled('purchases:list.receiptFor', { number })).within(main))
  },
  'has the receipt made out to': ({ screen }, address) => makeOut(screen, address),
}

const facts: Facts = {
  'the receipt is being issued': button('purchases:form.issuing').within(form),
  'the receipt is issued': part('article').within(sheet),
  'the receipt is downloaded': text('purchases:sheet.downloaded').within(sheet),
  'the receipt has no active content': ({ paper }) => paper.isHarmless(),
  "the printed receipt has the club's name and no controls": ({ paper }) => paper.hasOnlyText(),
}

const lists: Lists = {
  'purchases and their totals': async ({ screen }) =>
    inRows([await screen.marks(rows, 'data-purchase'), await screen.texts(part('[data-amount]').within(rows))]),
  'files of receipts': ({ screen }) => screen.files(),
}

export const purchasesWords: Phrases = { places, acts, actsOn, facts, lists }
