import { describe, expect, it } from 'vitest'
import { idleAdd } from '#domain/commerce/addState'
import type { CartChange } from '#domain/commerce/cartChange'
import { selectionOf } from '#domain/commerce/selection'
import { buildCart } from '../../../tests/builders/commerce.ts'
import { Failure } from '../shared/failure.ts'
import { AddToCart } from './AddToCart.ts'
import type { CartOutcome } from './ChangeCart.ts'

const changed: CartOutcome = { kind: 'changed', cart: buildCart() }
const refused: CartOutcome = { kind: 'refused', reason: 'too-few', message: 'Only 2 left' }

function adding(outcome: CartOutcome | Failure) {
  const answer = outcome instanceof Failure ? Promise.reject(outcome) : Promise.resolve(outcome)
  const add = new AddToCart({ execute: () => answer })
  const said = [add.value]
  add.changes.subscribe((state) => said.push(state))
  const put = (kind: 'simple' | 'bundle' | 'configurable') => add.execute(selectionOf({ kind, sku: 'sku', inStock: true }))
  return { add, put, said: () => said.map(({ addStatus, addResult }) => `${addStatus} ${addResult}`) }
}

describe('adding to the cart', () => {
  it('[commerce.add-result-default] begins with nothing added, and no failure', () => {
    expect(adding(changed).add.value).toEqual({ addStatus: 'empty', addResult: 'addSuccess' })
  })

  it('[commerce.add-status-flow] goes from empty over wait to added', async () => {
    const { put, said } = adding(changed)
    expect(await put('simple')).toBe(changed)
    expect(said()).toEqual(['empty addSuccess', 'wait addSuccess', 'added addSuccess'])
  })

  it('[commerce.simple-add-stops-on-message] leaves wait without added where a simple product is refused, and keeps why', async () => {
    const { add, put, said } = adding(refused)
    await put('simple')
    expect(said()).toEqual(['empty addSuccess', 'wait addSuccess', 'empty addFailed'])
    expect(add.value.message).toBe('Only 2 left')
  })

  it.each(['bundle', 'configurable'] as const)('[commerce.bundle-configurable-always-added] %s: is answered either way', async (kind) => {
    const [good, bad] = [adding(changed), adding(refused)]
    await good.put(kind)
    await bad.put(kind)
    expect([good.add.value.addStatus, bad.add.value.addStatus]).toEqual(['added', 'added'])
  })

  it('[commerce.bundle-add-result] tells of a bundle whether it is in the cart', async () => {
    const [good, bad] = [adding(changed), adding(refused)]
    await good.put('bundle')
    await bad.put('bundle')
    expect([good.add.value.addResult, bad.add.value.addResult]).toEqual(['addSuccess', 'addFailed'])
  })

  it('[commerce.add-status-cleared] is cleared', async () => {
    const { add, put } = adding(changed)
    await put('simple')
    add.clear()
    expect(add.value).toEqual({ addStatus: 'empty', addResult: 'addSuccess' })
  })

  it('adds one product by itself, and several at once', async () => {
    const changes: CartChange[] = []
    const execute = async (change: CartChange) => {
      changes.push(change)
      return changed
    }
    const [glove, towel] = ['glove', 'towel'].map((sku) => selectionOf({ kind: 'simple', sku, inStock: true }))
    if (!glove || !towel) throw new Error('Nothing is selected')
    await new AddToCart({ execute }).execute(glove)
    await new AddToCart({ execute }).execute(glove, towel)
    expect(changes).toEqual([
      { kind: 'add', selection: glove },
      { kind: 'add-all', selections: [glove, towel] },
    ])
  })

  it('adds nothing if the request was not sent', async () => {
    const { add, put } = adding({ kind: 'impossible', problem: 'sku-missing' })
    await put('bundle')
    expect(add.value).toEqual(idleAdd)
  })

  it('does not count as answered if the shop can’t be reached', async () => {
    const { add, put } = adding(new Failure('offline'))
    await expect(put('bundle')).rejects.toMatchObject({ kind: 'offline' })
    expect(add.value).toEqual(idleAdd)
  })
})
