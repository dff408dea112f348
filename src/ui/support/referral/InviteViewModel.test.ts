import { expect, test } from 'vitest'
import { InviteViewModel } from './InviteViewModel.ts'

const address = 'https://www.clubhouse.example/referral/player-hana'

test.each([
  [true, 'copied'],
  [false, 'refused'],
] as const)('the link to send is copied, and the player reads whether: %s', async (isCopied, report) => {
  const copied: string[] = []
  const copy = async (text: string) => {
    copied.push(text)
    return isCopied
  }
  const model = new InviteViewModel({ address, copy })
  await model.copy()
  expect([model.address, copied, model.copied]).toEqual([address, [address], report])
})
