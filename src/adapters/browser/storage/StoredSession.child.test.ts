import { describe, expect, it } from 'vitest'
import { actingFor, childSignedIn } from '#domain/session/family'
import { child, createStoredTab, hana, rememberedSession, wren } from '../../../../tests/builders/storedSession.ts'
import { createDevice, MemoryStorage } from '../createDevice.ts'

describe('the page asks for a child', () => {
  const bee = { ...child, id: 'bee', token: 'token-bee' }

  function asked(query: string, ...children: readonly (typeof child)[]) {
    const address = { current: `/${query}` }
    const tab = createStoredTab(createDevice(), new MemoryStorage(), {
      page: () => new URL(address.current, 'https://www.clubhouse.example'),
    })
    tab.session.update(() => rememberedSession)
    for (const each of children) tab.session.update((now) => childSignedIn(now, each))
    tab.session.update((now) => actingFor(now, undefined))
    return { ...tab, goTo: (to: string) => void Object.assign(address, { current: to }) }
  }

  it.each([
    ['?sub-account=wren', [child, bee], 'wren'],
    ['?sub-account=true', [child], 'wren'],
    ['?sub-account=true', [child, bee], undefined],
    ['?sub-account=true', [], undefined],
    ['?sub-account=wren', [], undefined],
    ['?sub-account=cuckoo', [child], undefined],
    ['?sub-account=hana', [child], undefined],
    ['?sub-account=', [child], undefined],
    ['?sub-account=..%2Fadmin', [child], undefined],
    ['?SUB-ACCOUNT=wren', [child], undefined],
    ['', [child], undefined],
  ])('[session.sub-account-parameter-read] %s among %j', (query, children, id) => {
    expect(asked(query, ...children).session.value.child?.id).toBe(id)
  })

  it('for as long as it is the page, and leaves who was chosen as it is', () => {
    const { session, goTo } = asked('?sub-account=wren', child, bee)
    expect(session.value).toBe(session.value)
    session.update((now) => ({ ...now, player: wren, credit: 3 }))
    expect(session.value).toMatchObject({ child, player: wren, credit: 3 })
    goTo('/lessons')
    expect(session.value).toMatchObject({ child: undefined, player: hana, credit: undefined })
    session.update((now) => actingFor(now, bee))
    goTo('/?sub-account=wren')
    expect(session.value).toMatchObject({ child, player: wren, credit: 3 })
    goTo('/')
    expect(session.value).toMatchObject({ child: bee, player: undefined })
  })

  it('and new tokens leave who was chosen as it is, for this page and for a tab that is loaded anew', () => {
    const { session, goTo, reload } = asked('?sub-account=wren', child, bee)
    session.update((now) => actingFor(now, bee))
    goTo('/?sub-account=wren')
    session.renew({ token: 'token-2', refreshToken: 'refresh-2', shop: {} }, session.epoch)
    expect(session.value).toMatchObject({ child, grant: { token: 'token-2' } })
    goTo('/')
    expect(session.value).toMatchObject({ child: bee, grant: { token: 'token-2' } })
    expect(reload().session.value).toMatchObject({ child: bee, grant: { token: 'token-2' } })
  })
})
