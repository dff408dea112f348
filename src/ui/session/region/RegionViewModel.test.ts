import { describe, expect, it } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import type { RegionLink } from '#app/session/ports/RegionalSites'
import { RegionRedirect } from '#app/session/RegionRedirect'
import { RegionViewModel } from './RegionViewModel.ts'

const way: RegionLink = { host: 'ae.clubhouse.example', address: 'https://ae.clubhouse.example/?authToken=sealed', isReachable: true }

function leaving(found: RegionLink | undefined = way) {
  const { clock } = createDevice()
  const departure = new RegionRedirect()
  departure.way = found
  const left: string[] = []
  const model = new RegionViewModel(departure, (address) => left.push(address), clock)
  return { model, clock, departure, left }
}

describe('whose account lives in another region', () => {
  it('[session.login-wrong-region-90015] is taken there after five seconds, once', async () => {
    const { model, clock, left } = leaving()
    model.start()
    model.dispose()
    model.start()
    await clock.pass(4999)
    expect(left).toEqual([])
    await clock.pass(1)
    expect(left).toEqual([way.address])
  })

  it('stays where that is wished, and may go later', async () => {
    const { model, clock, left } = leaving()
    model.start()
    await clock.pass(1000)
    model.stay()
    await clock.pass(10_000)
    expect([model.isLeaving, left, clock.sleeping]).toEqual([false, [], 0])
    model.leave()
    expect(left).toEqual([way.address])
  })

  it('goes at once where that is wished, and only once', async () => {
    const { model, clock, left } = leaving()
    model.start()
    await clock.pass(1000)
    model.leave()
    await clock.pass(10_000)
    expect(left).toEqual([way.address])
  })

  it('is only told of a site that can not be reached', async () => {
    const { model, clock, left } = leaving({ ...way, isReachable: false })
    model.start()
    await clock.pass(10_000)
    expect([model.isLeaving, left]).toEqual([false, []])
  })

  it('leaves nothing of the way behind', () => {
    const { model, departure, clock } = leaving()
    model.start()
    model.dispose()
    expect([departure.way, clock.sleeping]).toEqual([undefined, 0])
  })
})
