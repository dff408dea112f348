import { expect, test } from 'vitest'
import { paths } from '#ui/shell/paths.ts'
import { screens } from './returns/screens.ts'

test('a player reaches the list, the request form and a return with its conversation', async () => {
  const { ReturnsScreen } = await import('#ui/returns/list/ReturnsScreen.tsx')
  const { RequestScreen } = await import('#ui/returns/request/RequestScreen.tsx')
  const { ReturnScreen } = await import('#ui/returns/detail/ReturnScreen.tsx')
  const reached = await Promise.all(screens.map(async ({ path, access, screen }) => [path, access, await screen()]))
  expect(reached).toEqual([
    [paths.returns, 'player', ReturnsScreen],
    [paths.newReturn, 'player', RequestScreen],
    [paths.return, 'player', ReturnScreen],
  ])
})
