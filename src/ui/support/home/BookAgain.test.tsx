import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import type { BlockType } from '#domain/shared/layout'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { BookAgain } from './BookAgain.tsx'
import { HomeLines } from './HomeLines.tsx'
import { HomeLinesModel } from './HomeLinesModel.ts'
import { HomeViewModel } from './HomeViewModel.ts'
import { LessonCredit } from './LessonCredit.tsx'

const expiring = [
  { amount: 2, date: Temporal.PlainDate.from('2026-06-30') },
  { amount: 3, date: Temporal.PlainDate.from('2026-09-30') },
]
const member = {
  ...{ firstName: 'Hana', hasLessons: true, hasDevices: false, creditsFailed: false },
  credits: { left: 7, total: 12, expiring },
}
const source = { value: member, changes: NEVER, mayReadLessons: true, readCreditsAgain: () => undefined, endingMemberships: async () => [] }
const round = { id: '31', courseName: 'Sandridge', holesPlayed: 7, holes: 18 }
const video = { title: 'Tempo', path: '/learn/videos/v-1' }
const booking = { id: '1', name: 'Iron play', centreId: 'lakeshore', centreName: 'Lakeshore', coachId: 'teodor', lessonTypeId: 'iron-play' }

const block = (type: BlockType) => ({ id: type, type, title: '', content: '', items: [] })

async function aHome(rounds: readonly (typeof round)[] = []) {
  const agenda = { upcoming: async () => [], bookedBefore: async () => [booking] }
  const lines = new HomeLinesModel(source, { inProgress: async () => rounds }, { inProgress: async () => [video] })
  const model = new HomeViewModel({ home: async () => [] }, agenda, source, lines, new FixedClock('2026-05-12T17:44:00Z'))
  model.start()
  await expect.poll(() => model.earlier.value && lines.videos.value).toBeDefined()
  return model
}

test('a lesson is booked again with its coach', async () => {
  const link = drawn(<BookAgain block={block('book-again')} model={await aHome()} />).querySelector('a')
  expect(link?.getAttribute('href')).toBe('/lessons/book?type=iron-play&centre=lakeshore&coach=teodor')
})

test('each day on which lessons expire is told with its own number', async () => {
  const { textContent } = drawn(<LessonCredit block={block('lesson-credit')} model={await aHome()} />)
  expect([...textContent.matchAll(/home\.expiring count=(\d)/g)].map(([, count]) => count)).toEqual(['2', '3'])
})

test('a round in progress stands before a video, with what was played of it', async () => {
  const { textContent } = drawn(<HomeLines model={(await aHome([round])).lines} />)
  expect([textContent.includes('home.roundHoles played=7 holes=18'), textContent.includes('Tempo')]).toEqual([true, false])
  expect(drawn(<HomeLines model={(await aHome()).lines} />).textContent).toContain('Tempo')
})
