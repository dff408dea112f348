import { expect, test } from 'vitest'
import { ReturnScreen } from '#ui/returns/detail/ReturnScreen.tsx'
import { ReturnsScreen } from '#ui/returns/list/ReturnsScreen.tsx'
import { RequestScreen } from '#ui/returns/request/RequestScreen.tsx'
import { paths } from '#ui/shell/paths.ts'
import { screens } from './screens.ts'

test('a player reaches the list, the request form and a return with its conversation', async () => {
  const reached = await Promise.all(screens.map(async ({ path, access, screen }) => [path, access, await screen()]))
  expect(reached).toEqual([
    [paths.returns, 'player', ReturnsScreen],
    [paths.newReturn, 'player', RequestScreen],
    [paths.return, 'player', ReturnScreen],
  ])
})
