import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { FactLine } from './FactLine.tsx'

test('each fact stays whole, with the dot that follows it', () => {
  const line = drawn(<FactLine facts={['Every 3 months', false, '3 payments made']} />)
  expect([...line.children].map(({ textContent }) => textContent)).toEqual(['Every 3 months\u00a0·', '3 payments made'])
  expect(line.textContent).toBe('Every 3 months\u00a0· 3 payments made')
})
