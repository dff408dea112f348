import { autorun } from 'mobx'
import { describe, expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'
import type { Region } from '../http/regions.ts'
import { decodeScenario } from '../world/scenario.ts'
import { serialise } from '../world/serialise.ts'

const credit = 'https://api.global.clubhouse.invalid/api/v2/player/lesson/credit'

async function aMembersDesk(wishes?: Parameters<typeof createDesk>[0]) {
  const scene = await createDesk(wishes)
  const { access_token: token } = await scene.given.players.signIn('player-hana')
  scene.product.present = 'hana@clubhouse.example'
  const ask = async (headers: Readonly<Record<string, string>> = {}) => {
    const request = new Request(credit, { headers: { authorization: `Bearer ${token}`, 'accept-language': 'en', ...headers } })
    return (await scene.backend.handle(request))?.status
  }
  return { ...scene, ask }
}

function tables(text: string): unknown {
  return JSON.parse(text).tables
}

describe('the desk', () => {
  test('restores its state: open, docked, with the end of its log', async () => {
    const { desk, storage, ask } = await aMembersDesk()
    expect([desk.isOpen, desk.isDocked]).toEqual([false, false])
    desk.toggle()
    desk.dock(true)
    desk.requests.show('broken')
    await ask({ 'accept-language': 'tlh' })
    desk.leave()
    const { desk: next } = await createDesk({ storage })
    expect([next.isOpen, next.isDocked, next.requests.filter, next.requests.broken]).toEqual([true, true, 'broken', 1])
    next.close()
    expect((await createDesk({ storage })).desk.isOpen).toBe(false)
  })

  test('opens with the problem of the link', async () => {
    const { desk } = await createDesk({ mistake: 'The scenario link is broken' })
    expect([desk.isOpen, desk.storeroom.message]).toEqual([true, { isProblem: true, text: 'The scenario link is broken' }])
  })

  test('ignores unreadable state', async () => {
    const storage = new Map([['clubhouse.fake-backend.desk', '{"open":"yes"}']])
    expect((await createDesk({ storage })).desk.isOpen).toBe(false)
  })
})

describe('who you are', () => {
  test('is chosen from the cast', async () => {
    const { desk, product } = await createDesk()
    const [hana, mateo] = desk.people.cast
    expect([hana?.name, hana?.about, mateo?.name]).toEqual(['Hana Lindqvist', expect.stringContaining('6 credits'), 'Mateo Ibarra'])
    expect(desk.people.present).toBeUndefined()
    if (mateo) await desk.people.become(mateo)
    expect([product.present, desk.people.present?.id, desk.people.coming]).toEqual(['mateo@clubhouse.example', 'player-mateo', undefined])
    await desk.people.leave()
    expect(desk.people.present).toBeUndefined()
  })

  test('takes the world along to the region where the account lives', async () => {
    const { desk, happened, clock, backend } = await aMembersDesk()
    await backend.world.players.change('player-wataru', { hand: 'left' })
    const wataru = desk.people.cast.find(({ elsewhere }) => elsewhere === 'jp')
    if (wataru) await desk.people.become(wataru)
    const scenario = await decodeScenario(happened[0]?.split('#scenario=')[1] ?? '')
    expect(happened[0]).toMatch(/^open https:\/\/jp_ja\.example\//)
    expect(scenario).toMatchObject({ who: 'wataru@clubhouse.example', region: 'jp', now: clock.now().toString() })
    expect(scenario?.changes.tables['players']?.put).toMatchObject([{ id: 'player-wataru', hand: 'left' }])
  })

  test.each<readonly [Region, string, string]>([
    ['cn', '顾 云飞', 'yunfei'],
    ['sg', 'Farid Osman', 'farid'],
    ['hk', 'Janice Kwok', 'janice'],
    ['qb', 'Florence Gauvin', 'florence'],
    ['jp', '早乙女 航', 'wataru'],
    ['ae', 'Priya Raman', 'priya'],
    ['za', 'Thandi Jacobs', 'thandi'],
  ])('can be a member of %s, who is the first there', async (region, name, member) => {
    const { desk, happened } = await createDesk()
    const person = desk.people.cast.find(({ elsewhere }) => elsewhere === region)
    if (person) await desk.people.become(person)
    const scenario = await decodeScenario(happened[0]?.split('#scenario=')[1] ?? '')
    expect(scenario).toMatchObject({ who: `${member}@clubhouse.example`, region })
    const [first] = (await createDesk({ region })).desk.people.cast
    expect([first?.name, first?.elsewhere]).toEqual([name, undefined])
  })

  test('can be anybody in the field test', async () => {
    const { desk } = await createDesk({ region: 'st' })
    expect(desk.people.cast.filter(({ elsewhere }) => elsewhere)).toEqual([])
    expect(desk.people.cast.map(({ name }) => name)).toContain('Dario Whitlock')
  })

  test('is somebody else only where the product lets them in', async () => {
    const { desk } = await createDesk({ region: 'jp', regionByHost: false })
    const hana = desk.people.cast.find(({ player }) => player.id === 'player-hana')
    if (hana) await desk.people.become(hana)
    expect(desk.people.problem).toContain('Hana Lindqvist could not be signed in')
  })
})

describe('region and language', () => {
  test('of a host with a region change the host', async () => {
    const { desk, happened } = await aMembersDesk()
    await desk.place.moveTo('jp')
    expect(await decodeScenario(happened[0]?.split('#scenario=')[1] ?? '')).toMatchObject({ who: null, region: 'jp' })
    await desk.place.moveTo('st')
    expect(await decodeScenario(happened[1]?.split('#scenario=')[1] ?? '')).toMatchObject({ who: 'hana@clubhouse.example' })
  })

  test('elsewhere are remembered and applied after a reload', async () => {
    const { desk, happened, bench } = await aMembersDesk({ regionByHost: false })
    await desk.place.moveTo('qb')
    expect([happened, bench.memory.current.region]).toEqual([['reload'], 'qb'])
  })

  test('change in place', async () => {
    const { desk, product, happened } = await createDesk()
    desk.place.speak('ja')
    expect([product.spoken, desk.place.language, happened]).toEqual(['ja', 'ja', []])
  })
})

describe('the clock', () => {
  test('jumps, stops, runs and returns to real time, and is stored each time', async () => {
    const { desk, clock, bench } = await aMembersDesk()
    const moments = desk.clockwork.jumps.flatMap((jumps) => jumps.moments)
    const jump = moments.find(({ name }) => name === '24 h before')
    if (jump) await desk.clockwork.travelTo(jump.to)
    expect([clock.now().toString(), desk.clockwork.stands]).toEqual(['2026-05-13T18:00:00Z', true])
    expect(desk.clockwork.local.toPlainDateTime().toString()).toBe('2026-05-13T13:00:00')
    await desk.clockwork.travelToLocal('2027-01-01T07:30')
    expect(clock.now().toString()).toBe('2027-01-01T13:30:00Z')
    await desk.clockwork.standOrRun()
    expect([desk.clockwork.stands, clock.save().stands]).toEqual([false, undefined])
    await desk.clockwork.resetToRealTime()
    expect(clock.save().ahead).toBe(0)
    expect(serialise(bench.backend.world)).toContain('"ahead":0')
  })

  test('ignores invalid times', async () => {
    const { desk, clock } = await createDesk()
    const before = clock.now().toString()
    await desk.clockwork.travelToLocal('tomorrow')
    expect([clock.now().toString(), desk.clockwork.problem]).toEqual([before, expect.stringContaining('2026-05-14T07:30')])
  })

  test('tells of another minute, and of whoever has signed in meanwhile', async () => {
    const { desk, product } = await createDesk()
    const seen: (string | undefined)[] = []
    const stop = autorun(() => void seen.push(desk.people.present?.firstName))
    product.present = 'mateo@clubhouse.example'
    desk.tick()
    stop()
    expect(seen).toEqual([undefined, 'Mateo'])
  })
})

describe('faults', () => {
  test('that are injected take effect, count down, and can be switched off, removed and stopped', async () => {
    const { desk, ask } = await aMembersDesk()
    const plant = async (kind: string, times: string) => {
      desk.faults.begin()
      desk.faults.form?.chooseCall('session.lesson-credit-v2')
      desk.faults.form?.chooseKind(kind)
      desk.faults.form?.repeat(times)
      await desk.faults.plant()
    }
    await plant('server-fault', '2')
    expect([await ask(), desk.faults.plans[0]?.left]).toEqual([500, 1])
    await plant('throttled', '')
    const [first] = desk.faults.plans
    await desk.faults.switch(first?.id ?? '', false)
    expect(await ask()).toBe(429)
    await desk.faults.switch(first?.id ?? '', true)
    expect([await ask(), await ask()]).toEqual([500, 429])
    await desk.faults.haltAll()
    expect([await ask(), desk.faults.plans.length, desk.faults.plans[0]?.off]).toEqual([200, 1, true])
    await desk.faults.remove(desk.faults.plans[0]?.id ?? '')
    expect(desk.faults.plans).toEqual([])
  })

  test('that hold an answer can release it', async () => {
    const { desk, ask, backend } = await aMembersDesk()
    desk.faults.begin()
    desk.faults.form?.chooseKind('no-answer')
    await desk.faults.plant()
    const asking = ask()
    await expect.poll(() => backend.faults.held).toBe(1)
    desk.faults.release()
    expect([await asking, desk.faults.held]).toEqual([200, 0])
  })

  test('are for every call that the product declares', async () => {
    const { desk } = await createDesk()
    const modules: Readonly<Record<string, object>> = import.meta.glob('../../src/adapters/*/*/{calls,operations,*Operations}.ts', {
      eager: true,
    })
    const declared = Object.values(modules).flatMap((module) => Object.values(module).flatMap(({ id }: { id?: string }) => id ?? []))
    const offered = [...desk.faults.calls.values()].flat().map(({ id }) => id)
    expect(declared.length).toBeGreaterThan(10)
    expect(declared.filter((id) => !offered.includes(id))).toEqual([])
    expect(desk.faults.kinds).toEqual(expect.arrayContaining(['auth', 'read', 'write']))
  })

  test('with invalid values are not injected', async () => {
    const { desk } = await createDesk()
    desk.faults.begin()
    desk.faults.form?.repeat('never')
    await desk.faults.plant()
    expect([desk.faults.plans, desk.faults.form?.problem]).toEqual([[], expect.stringContaining('whole number')])
    desk.faults.giveUp()
    expect(desk.faults.form).toBeUndefined()
  })
})

describe('the request log', () => {
  test('tells each request as it comes, and what broke its contract', async () => {
    const { desk, ask } = await aMembersDesk()
    await ask()
    await ask({ 'accept-language': 'tlh' })
    desk.faults.begin()
    desk.faults.form?.chooseKind('server-fault')
    await desk.faults.plant()
    await ask()
    const { requests } = desk
    expect(requests.entries).toMatchObject([
      { call: 'session.lesson-credit-v2', status: 200, over: true, bearer: 'access', broken: [], fault: null },
      { status: 200, broken: ['accept-language is tlh'] },
      { status: 500, fault: 'server-fault' },
    ])
    requests.show('broken')
    expect([requests.visible.length, requests.broken]).toEqual([1, 1])
    requests.show('faults')
    expect(requests.visible).toMatchObject([{ status: 500 }])
    expect(JSON.stringify(requests.entries)).not.toContain('club-access')
    requests.clear()
    expect([requests.entries, requests.broken]).toEqual([[], 0])
  })

  test('shows what is under way, and the newest two hundred', async () => {
    const { desk, ask } = await aMembersDesk()
    desk.faults.begin()
    desk.faults.form?.chooseKind('no-answer')
    await desk.faults.plant()
    const asking = ask()
    await expect.poll(() => desk.requests.entries).toMatchObject([{ over: false, status: 0 }])
    await desk.faults.haltAll()
    await asking
    expect(desk.requests.entries).toMatchObject([{ over: true, status: 200 }])
    for (let count = 0; count < 210; count += 1) await ask()
    expect(desk.requests.entries).toHaveLength(200)
    const { key } = desk.requests.entries[7] ?? { key: '' }
    desk.requests.toggle(key)
    expect(desk.requests.opened).toBe(key)
    desk.requests.toggle(key)
    expect(desk.requests.opened).toBeUndefined()
  })
})

describe('the world', () => {
  test('is the same after export, reset and import', async () => {
    const { desk, backend, given, happened, clock } = await aMembersDesk()
    await given.players.are('player-hana', { hand: 'left' })
    const before = serialise(backend.world)
    await desk.storeroom.export()
    const file = happened[0]?.match(/^save clubhouse-world-2026-05-13T1730\.json (.*)$/)?.[1] ?? ''
    desk.storeroom.ask('small')
    expect(desk.storeroom.asked).toBe('small')
    await desk.storeroom.reset('small')
    expect([backend.world.players.get('player-hana').hand, clock.isStopped, desk.storeroom.asked]).toEqual(['right', false, undefined])
    await desk.storeroom.import(file)
    expect(tables(serialise(backend.world))).toEqual(tables(before))
    expect([clock.now().toString(), happened.slice(1)]).toEqual(['2026-05-13T17:30:00Z', ['reload', 'reload']])
  })

  test('leaves who is signed in so when it is begun anew', async () => {
    const { desk, backend, ask, given } = await aMembersDesk()
    backend.faults.inject({ kind: 'no-network' }, ['read'])
    await desk.storeroom.reset('small')
    expect([await ask(), backend.faults.plans]).toEqual([200, []])
    expect(await backend.handle(new Request(credit)).then((answer) => answer?.status)).toBe(401)
    await given.players.signIn('player-hana')
    expect(backend.world.passes.list()).toHaveLength(6)
    await desk.storeroom.reset('large')
    expect([await ask(), backend.world.seed]).toEqual([200, 'large'])
    expect(desk.storeroom.size).toMatch(/^216 players, 20\d\d appointments/)
  })

  test('from a broken file, or of another version, changes nothing', async () => {
    const { desk, backend, happened } = await aMembersDesk()
    const before = serialise(backend.world)
    for (const file of ['', '{"version":1}', before.replace('"version":3', '"version":1')]) {
      await desk.storeroom.import(file)
      expect(desk.storeroom.message).toMatchObject({ isProblem: true, text: expect.stringContaining('Nothing changed') })
    }
    expect([serialise(backend.world), happened]).toEqual([before, []])
  })

  test('is told by a link, which is to be copied by hand where the browser forbids it', async () => {
    const { desk, happened, product } = await aMembersDesk()
    product.shown = '/lessons?view=list'
    await desk.storeroom.copyLink()
    expect(happened[0]).toMatch(/^copy https:\/\/us_en\.example\/#scenario=[\w-]+$/)
    expect(await decodeScenario(happened[0]?.split('#scenario=')[1] ?? '')).toMatchObject({
      ...{ who: 'hana@clubhouse.example', region: 'global', language: 'en', path: '/lessons?view=list' },
    })
    expect([desk.storeroom.message?.isProblem, desk.storeroom.link]).toEqual([false, undefined])

    const { desk: other } = await aMembersDesk({ canCopy: false })
    await other.storeroom.copyLink()
    expect([other.storeroom.message?.isProblem, other.storeroom.link]).toEqual([true, expect.stringContaining('#scenario=')])
  })

  test('that another tab has changed is shown', async () => {
    const { desk, backend, changed } = await createDesk()
    const seen: number[] = []
    const stop = autorun(() => void seen.push(desk.faults.plans.length))
    backend.faults.inject({ kind: 'no-network' }, ['read'])
    changed()
    stop()
    expect(seen).toEqual([0, 1])
  })
})
