import type { Locator, Page } from 'playwright'
import { attributesOf, dateOf, exists, momentOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Moment, OfferedTime } from '../SchedulingActors.ts'

function timesOf(page: Page, words: PageTexts): Locator {
  return page.getByRole('main').getByRole('region', { name: words('scheduling:book.time'), exact: true })
}

export function timeAt(page: Page, words: PageTexts, { day, time }: Moment): Locator {
  return timesOf(page, words)
    .getByRole('button')
    .filter({ has: page.locator(`time[datetime^="${day}T${time}"]`) })
    .first()
}

export async function isBeingRead(page: Page, words: PageTexts): Promise<boolean> {
  const [busy] = await attributesOf(timesOf(page, words), 'aria-busy')
  if (busy === undefined) throw new Error('No times are before the player')
  return busy === 'true'
}

export async function shownDay(page: Page, words: PageTexts): Promise<string | undefined> {
  const days = timesOf(page, words).locator('p > time')
  return (await exists(days)) ? dateOf(days) : undefined
}

export async function offeredTimes(page: Page, words: PageTexts): Promise<readonly OfferedTime[]> {
  if (await isBeingRead(page, words)) throw new Error('The times are still being read')
  const choosable = page.locator('[data-availability]:not([aria-disabled=true])')
  const slots = await timesOf(page, words).getByRole('button').and(choosable).all()
  return Promise.all(slots.map((slot) => offeredTime(slot, words)))
}

async function offeredTime(slot: Locator, words: PageTexts): Promise<OfferedTime> {
  const [[name = ''], time] = await Promise.all([attributesOf(slot, 'aria-label'), dateOf(slot.locator('time'))])
  const own = words.read('scheduling:book.slotState', name)?.['slot'] ?? name
  return { coach: words.read('scheduling:book.slot', own)?.['coach'] ?? '', ...momentOf(time) }
}
