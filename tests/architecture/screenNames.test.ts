import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screenLinks } from '#ui/support/quick-search/screenLinks.ts'
import { flat, languages } from './support/texts.ts'

/** The text at the top of each screen. */
const headings: Readonly<Record<(typeof screenLinks)[number]['key'], string>> = {
  book: 'scheduling/texts book.title',
  appointments: 'scheduling/texts appointments.title',
  library: 'learning/texts/library library.title',
  plan: 'learning/texts/plan plan.title',
  lessonHistory: 'learning/texts/lessons history.title',
  swings: 'learning/texts/swings list.title',
  favourites: 'learning/texts/library favourites.title',
  play: 'rounds/texts/play play.title',
  rounds: 'rounds/texts/rounds list.title',
  roundCalendar: 'rounds/texts/rounds calendar.title',
  roundStatistics: 'rounds/texts/rounds statistics.title',
  tracking: 'rounds/texts/tracking page.title',
  myGame: 'rounds/texts/challenges myGame.title',
  bag: 'rounds/texts/bag bag.title',
  courses: 'rounds/texts/courses courses.title',
  challenges: 'rounds/texts/challenges challenges.title',
  leaderboards: 'rounds/texts/challenges board.title',
  shop: 'commerce/texts/shopHome home.title',
  proShop: 'commerce/texts/proShop page.title',
  cart: 'commerce/texts/cart cart.title',
  memberships: 'commerce/texts/membershipShop club.title',
  orders: 'commerce/texts/orders list.title',
  purchases: 'commerce/texts/purchases list.title',
  subscriptions: 'commerce/texts/subscriptions list.title',
  plans: 'commerce/texts/plans title',
  plus: 'commerce/texts/plus title',
  renewals: 'commerce/texts/renewals screen.title',
  rewards: 'commerce/texts/rewards title',
  gear: 'commerce/texts/gear list.title',
  addresses: 'commerce/texts/addresses book.title',
  fittings: 'commerce/texts/fitting list.title',
  returns: 'returns/texts list.title',
  devices: 'devices/texts/devices list.title',
  profile: 'session/texts/account sections.profile',
  contact: 'session/texts/account sections.contact',
  password: 'session/texts/account sections.password',
  notifications: 'session/texts/account sections.notifications',
  family: 'session/texts/account sections.family',
  account: 'session/texts/account account.title',
  faq: 'support/texts/content faq.title',
  contactUs: 'support/texts/contactUs contact.title',
}

describe('The quick search', () => {
  test.each(languages)('calls every screen as its heading does, in %s', (language) => {
    const names = screenLinks.map(({ key }) => [key, textIn('support/texts/quickSearch', `names.${key}`, language)])
    const written = screenLinks.map(({ key }) => {
      const [folder = '', text = ''] = headings[key].split(' ')
      return [key, textIn(folder, text, language)]
    })
    expect(names).toEqual(written)
  })
})

function textIn(folder: string, key: string, language: string): string | undefined {
  return flat(JSON.parse(readFileSync(`src/ui/${folder}/${language}.json`, 'utf8')))[key]
}
