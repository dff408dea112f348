import { isDeepStrictEqual } from 'node:util'
import { finishSession } from '#mocks/contexts/commerce/fitting/fittingActions'
import { finishNextStep } from '#mocks/contexts/commerce/fitting/workshop'
import { fittingPaths } from '#ui/commerce/fittingPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Actions, ActionsOn, ClubChecks, ClubEvents, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { day } from '../../world/parameters.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import { eachOf } from '../../world/screen/eachOf.ts'
import { button, byRole, called, heading, item, link, list, navigation, part, region } from '../../world/screen/Target.ts'
import { writtenDay } from '../../world/writtenDay.ts'

const fittings = part('[data-fitting]')
const order = region('fitting:order.title')

async function open({ screen }: Actor, tab: 'clubs' | 'putters' | 'earlier'): Promise<void> {
  const address = tab === 'clubs' ? paths.fittings : fittingPaths[tab]
  await screen.open(address, async () => {
    await openAccountSection(screen, 'fittings')
    if (tab !== 'clubs') await screen.press(link(`fitting:tabs.${tab}`).within(navigation('fitting:tabs.label')))
  })
}

const places: Actions = {
  'her fittings': (actor) => open(actor, 'clubs'),
  'her earlier fittings': (actor) => open(actor, 'earlier'),
  'her putter fittings': (actor) => open(actor, 'putters'),
}

const acts: Actions = {
  'goes on to the deposit': async ({ screen }) => {
    await screen.press(link('fitting:order.payDeposit'))
    await screen.press(button('deposit:order.pay'))
  },
}

const actsOn: ActionsOn = {
  'opens the fitting of': ({ screen }, date) =>
    screen.press(link().within(heading(3).within(fittings.having(part(`time[datetime="${day(date)}"]`))))),
  'compares her club with': ({ screen }, name) => screen.press(button(called(name)).within(byRole('group', 'fitting:detail.compare'))),
}

const texts: Texts = {
  'club compared with her own': async ({ screen }) => (await screen.marks(part('div[data-selected]'), 'data-selected'))[0],
  'number of the custom-fit clubs': async ({ screen }) => (await screen.marks(part('[data-order]'), 'data-order'))[0],
  'state of the custom-fit clubs': part('[data-part=state]').within(order),
}

const lists: Lists = {
  /** Day, recommended club and state of the order. */
  fittings: ({ screen }) =>
    eachOf(screen, fittings, async (row) => {
      const date = await screen.value(part('time').within(row))
      const [club = 'none'] = await screen.texts(part('[data-recommended]').within(row))
      const [state = 'none'] = await screen.texts(part('[data-state]').within(row))
      return [writtenDay(Temporal.PlainDate.from(date ?? '')), club, state].join(': ')
    }),
  measurements: async ({ screen }) => {
    const words = await screen.words()
    const trends = await screen.marks(part('[data-measure]'), 'data-trend')
    return (await screen.marks(part('[data-measure]'), 'data-measure')).map(
      (name, row) => `${words(`fitting:measure.${name}`)}: ${trends[row]}`,
    )
  },
  'custom-fit clubs': ({ screen }) => screen.marks(item().within(list('fitting:order.items')), 'data-item'),
  'sums of custom-fit clubs': part('data').within(order),
  'codes used for custom-fit clubs': async ({ screen }) =>
    (await screen.texts(part('dt').within(order))).flatMap((name) => /\S*[A-Z]\S*-\S+$/.exec(name) ?? []),
  'steps that the workshop has done': async ({ screen }) => {
    const words = await screen.words()
    return (await screen.marks(part('[data-step][data-done=true]'), 'data-step')).map((step) => words(`fitting:step.${step}`))
  },
}

const events: ClubEvents = {
  "the fitter finishes Hana's wedge session": ({ club }) => finishSession(club.backend.world, 'FS-3108'),
  "the workshop finishes the next step of Hana's irons": ({ club }) => finishNextStep(club.backend.world, 'CC000000101'),
}

function wasAsked({ club }: ClubWorld, call: string, query: Readonly<Record<string, string>>): boolean {
  return isDeepStrictEqual(club.lastQuery([call]), query)
}

const outcomes: ClubChecks = {
  "the club was asked to compare Hana's driver with the one of 12°, in charts": (world) =>
    wasAsked(world, 'commerce.tecfit-session-detail', {
      type: 'driver',
      sessionId: 'FS-3071',
      selected: 'kb-12',
      renderFittingChart: 'true',
    }),
  'the club was asked for that putter fitting': (world) => wasAsked(world, 'commerce.tecput-session-detail', { id: 'PS-0412' }),
  'the club was asked for these clubs in the store of the United States': (world) =>
    wasAsked(world, 'commerce.tecfit-custom-club', { id: 'CC000000100', storeCode: 'us_en' }),
}

export const fittingsWords: Phrases = { outcomes, events, places, acts, actsOn, texts, lists }
