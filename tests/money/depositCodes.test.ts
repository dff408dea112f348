import { expect, test } from 'vitest'
import { Coupons } from '#app/commerce/ports/Coupons'
import { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { OpenPart } from '#composition/part'
import { returnDeposit } from '#mocks/contexts/commerce/deposits/depositActions'
import { applyCode, card, clubOrderId, createDeposit } from './createDeposit.ts'

const declined = { ...card, number: '4000 0000 0000 0002' }
const asked = { ...card, number: '4000 0027 6000 3184' }

test('codes stay after a declined card and a reload', async () => {
  const { open, world } = await createDeposit()
  const opened = await open()
  await applyCode(opened.model, 'coupon', 'WELCOME10')
  await applyCode(opened.model, 'giftCode', 'GIFT-2026-USD')
  await opened.model.pay(declined)
  expect(opened.model.refusal).toBe('declined')
  const { model } = await open()
  expect([model.sums?.coupon.minor, model.sums?.giftCode.minor, model.sums?.due.minor]).toEqual([1500, 5000, 8500])
  await model.pay(card)
  expect([model.isTaken, world.customClubs.get(clubOrderId).deposit?.minor]).toEqual([true, 8500])
})

test('another set has the coupon checked again and keeps the gift code', async () => {
  const { open } = await createDeposit()
  const opened = await open()
  await applyCode(opened.model, 'coupon', 'WELCOME10')
  await applyCode(opened.model, 'giftCode', 'GIFT-2026-USD')
  await opened.model.chooseSet('wedge-54')
  const { sums, codes } = opened.model
  expect([sums?.deposit.minor, sums?.coupon.minor, sums?.giftCode.minor, codes.used.coupon?.code]).toEqual([5000, 500, 4500, 'WELCOME10'])
})

test('the bank is asked for the amount of the button, also for another set', async () => {
  const { open, world } = await createDeposit()
  const opened = await open()
  const { model } = opened
  await model.chooseSet('wedge-54')
  await applyCode(opened.model, 'coupon', 'WELCOME10')
  const paying = model.pay(asked)
  await expect.poll(() => model.card.visit).toBeDefined()
  expect([model.sums?.due.minor, world.bankCases.list().map(({ amount }) => amount)]).toEqual([4500, ['$45.00']])
  model.card.close()
  await paying
  expect(model.isTaken).toBe(false)
})

test('a coupon that paid a part is used up, and a deposit that was returned has a receipt that says so', async () => {
  const { open, world } = await createDeposit()
  const opened = await open()
  const { ask, model } = opened
  await applyCode(opened.model, 'coupon', 'WELCOME10')
  await model.pay(card)
  await ask(OpenPart)(() => import('#composition/commerce/rewards'))
  await ask(OpenPart)(() => import('#composition/commerce/purchases'))
  expect((await ask(Coupons).unused()).map(({ code }) => code)).not.toContain('WELCOME10')
  const receipt = async () => (await ask(Purchases).all()).find(({ orderNumber }) => orderNumber === clubOrderId)
  expect(await receipt()).toMatchObject({ kind: 'deposit', isRefunded: false, total: { minor: 13_500 } })
  await returnDeposit(world, clubOrderId)
  expect((await receipt())?.isRefunded).toBe(true)
})

test('fitted clubs are collected in the player’s own country', async () => {
  const { open } = await createDeposit('jp')
  const { model } = await open()
  expect(model.choices.centre).toMatchObject({ company: 'Kawabe Golf Koubou', countryCode: 'JP' })
})
