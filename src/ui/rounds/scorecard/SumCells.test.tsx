import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { scorecardScreenParts } from '../../../../tests/builders/scorecardScreen.ts'
import { buildHole, buildScorecard, createCardDevice, ScorecardsInMemory } from '../../../../tests/builders/scorecards.ts'
import { ScorecardViewModel } from './ScorecardViewModel.ts'
import { SumCells } from './SumCells.tsx'

test('each nine has its own sum, and the last one that of the card beside it', async () => {
  const holes = Array.from({ length: 18 }, (_, index) => buildHole(index + 1, { strokes: index < 9 ? 4 : 5 }))
  const club = new ScorecardsInMemory(buildScorecard({ holes }))
  const screen = new ScorecardViewModel(...scorecardScreenParts(club, createCardDevice(club)))
  await screen.open('52')
  const sums = [false, true].map((isBack) => {
    const table = drawn(
      <table>
        <tbody>
          <tr>
            <SumCells screen={screen} isBack={isBack} hasTotal={isBack} sum="strokes" />
          </tr>
        </tbody>
      </table>,
    )
    return [...table.querySelectorAll('td')].map(({ textContent }) => textContent)
  })
  screen.dispose()
  expect(sums).toEqual([['36'], ['45', '81']])
})
