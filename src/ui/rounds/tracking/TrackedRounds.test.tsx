import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { ReadRoundToTrack } from '#app/rounds/ReadRoundToTrack'
import { TrackRound } from '#app/rounds/TrackRound'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { golfer, RoundsInMemory } from '../../../../tests/builders/golfRounds.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { ScorecardsInMemory } from '../../../../tests/builders/scorecards.ts'
import { buildTrackedRound, TrackingInMemory } from '../../../../tests/builders/tracking.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { TrackedRounds } from './TrackedRounds.tsx'
import { TrackingEditor } from './TrackingEditor.ts'
import { TrackingRemoval } from './TrackingRemoval.ts'
import { TrackingViewModel } from './TrackingViewModel.ts'
import { WhyAverage } from './WhyAverage.tsx'

async function aScreen() {
  const tracking = new TrackingInMemory([
    buildTrackedRound(1, { date: '2026-05-08', mode: 'course' }),
    buildTrackedRound(2, { date: '2026-05-01', mode: 'simulator' }),
  ])
  const adding = new TrackRound(tracking, { value: true, changes: new BehaviorSubject(true) })
  const editor = new TrackingEditor(adding, tracking, new FixedClock('2026-05-13T17:30:00Z'), new DraftsInMemory(), typedNumbers)
  const card = new ReadRoundToTrack(new RoundsInMemory([]), new ScorecardsInMemory(), golfer)
  const screen = new TrackingViewModel(tracking, card, editor, new TrackingRemoval(tracking, adding))
  await screen.read()
  return screen
}

test('a round on the simulator says so', async () => {
  const rows = [...drawn(<TrackedRounds screen={await aScreen()} />).querySelectorAll('tbody tr')]
  expect(rows.map(({ textContent }) => textContent.includes('editor.simulator'))).toEqual([false, true])
})

test.each([
  ['onGIR', 'fields.holes'],
  ['ntg', 'scrambling.chances'],
  ['scrambling', 'scrambling.chances'],
  ['tts', 'fields.holes'],
] as const)('the average of %s is of %s', async (type, of) => {
  const screen = await aScreen()
  screen.choose(type)
  const place = renderAt()
  place.show(
    <InPage>
      <WhyAverage screen={screen} />
    </InPage>,
  )
  await act(async () => place.button()?.click())
  await act(async () => void (await import('#ui/kit/feedback/WhyPopover.tsx')))
  const names = [...document.querySelectorAll('[role=dialog] dt')].map(({ textContent }) => textContent)
  place.clear()
  expect(names).toEqual(['why.count', of, 'why.rounds'])
})
