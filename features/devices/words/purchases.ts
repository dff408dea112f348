import { purchaseStatuses } from '#domain/devices/purchase'
import { paths } from '#ui/shell/paths.ts'
import type { Actions, ActionsOnTwo, Facts, Lists, Phrases } from '../../world/Phrases.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import { item, link, main, named, part } from '../../world/screen/Target.ts'

const filters = part('search')
const rows = item().within(main)

function filter(name: string) {
  return part(`[name=${name}]`).within(filters)
}

const acts: Actions = {
  'looks at her purchases for launch monitors': ({ screen }) =>
    screen.open(paths.devicePurchases, async () => {
      await openAccountSection(screen, 'devices')
      await screen.press(link('devices:purchases.title').within(main))
    }),
  'looks for purchases whose payment failed': async ({ screen }) => {
    const words = await screen.words()
    await screen.choose(filter('status'), words('devices:purchases.failed'))
  },
}

const actsOnTwo: ActionsOnTwo = {
  'looks for purchases from': async ({ screen }, from, to) => {
    await screen.type(filter('from'), from)
    await screen.type(filter('to'), to)
  },
}

const facts: Facts = {
  'nothing is left out, and the newest comes first': async ({ screen }) =>
    (await screen.values(part('select, input').within(filters))).join() === 'all,createdAt,,',
}

const lists: Lists = {
  'amounts of the purchases for launch monitors': part('data').within(rows),
  'orders of the purchases for launch monitors': named('order').within(rows),
  'purchases for launch monitors': async ({ screen }) => {
    const words = await screen.words()
    const names = await screen.texts(named('name').within(rows))
    const texts = await screen.texts(rows)
    const status = (text = '') => purchaseStatuses.find((each) => text.endsWith(words(`devices:purchases.${each}`)))
    return names.map((name, index) => `${name}: ${status(texts[index])}`)
  },
}

export const purchasesWords: Phrases = { acts, actsOnTwo, facts, lists }
