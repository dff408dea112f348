import { expect, test } from 'vitest'
import { fillWorld } from '#mocks/contexts/seed'
import { World } from '#mocks/world/World'
import { StoppedClock } from '#mocks/world/WorldClock'
import { purchasesOf } from './paidPurchases.ts'
import { receiptHtml } from './receiptHtml.ts'

const world = new World(new StoppedClock(Temporal.Instant.from('2026-05-13T17:30:00Z')))
await fillWorld(world, 'small')

test.each(world.players.list().map((player) => [player.firstName, player] as const))('what %s has paid adds up', (_, player) => {
  for (const { number, lines, tax, total, store } of purchasesOf({ world, player, language: 'en' })) {
    const sum = lines.reduce((left, { minor }) => left + minor, 0)
    expect([number, total]).toEqual([number, store.taxIncluded ? sum : sum + tax])
  }
})

test('a receipt shows names as text', () => {
  const player = world.players.get('player-hana')
  const [purchase] = purchasesOf({ world, player, language: 'en' })
  const html = purchase && receiptHtml({ purchase, address: '<b>Ltd</b>\n4 Fescue Way', language: 'en' })
  expect(html).toContain('<dd>&lt;b&gt;Ltd&lt;/b&gt;<br>4 Fescue Way</dd>')
})
