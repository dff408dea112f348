import { expect, test } from 'vitest'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopConversations, ShopReturns } from './ShopReturns.ts'

const uploads = 'https://uploads.club.test'

function create(data: object) {
  const tab = createTestTab(() => Response.json({ data }))
  tab.session.update(() => buildSession())
  const load = async () => new ShopClient(tab.refresh, tab.session, tab.http)
  return {
    returns: new ShopReturns(load, 'https://media.club.test'),
    conversations: new ShopConversations(load, uploads),
    sent: async (): Promise<unknown> => tab.requests[0] && new URL(tab.requests[0].url).searchParams.get('variables'),
    body: async (): Promise<unknown> => tab.requests[0]?.clone().json(),
  }
}

const message = {
  ...{ message_id: 8, created: '2026-05-14 12:30:00', message: 'See the picture', username: 'Ingrid', is_manager: true, is_system: false },
  files: [
    { filename: 'a.png', filepath: `${uploads}/returns/a` },
    { filename: 'b.png', filepath: 'https://elsewhere.test/b' },
    { filename: 'c.png', filepath: 'returns/c' },
    { filename: 'd.png', filepath: '//elsewhere.test/d' },
    { filename: 'e.png', filepath: 'javascript:alert(1)' },
    { filename: 'f.png', filepath: null },
  ],
}

test('[returns.messages-since-last-id] only messages after the last known one are asked for; files from elsewhere are no links', async () => {
  const { conversations, sent, body } = create({ getAmRmaRequestMessages: [message] })
  const [found] = await conversations.after('hash', 7)
  expect(found).toMatchObject({ id: 8, from: 'shop' })
  expect(found?.files.map(({ address }) => address)).toEqual([
    ...[`${uploads}/returns/a`, undefined, `${uploads}/returns/c`],
    ...[undefined, undefined, undefined],
  ])
  const variables = (await sent()) ?? (await body())
  expect(JSON.stringify(variables)).toMatch(/last_message_id\W+7\b/)
})

test('[returns.close-return-integer-id] a return is closed by its number', async () => {
  const { returns, body } = create({ closeAmRmaCustomerReturnRequest: { error: false, message: '' } })
  await returns.close(161)
  expect(await body()).toMatchObject({ variables: { id: 161 } })
})

test('[returns.returns-error-fields] an error in the answer is a failure that keeps the shop’s message', async () => {
  const outcome = { error: true, message: 'This return is finished' }
  const { returns } = create({ rateAmRmaReturnRequest: outcome, getAmRmaReturnsForCurrentCustomer: [] })
  await expect(returns.rate('hash', 4, '')).rejects.toMatchObject({ kind: 'rejected', body: outcome })
})

test('[returns.return-choices-from-settings] choices are in the order of their positions, and each flag hides its part', async () => {
  const settings = {
    ...{ isEnabled: true, isChatEnabled: false, isReturnPolicyEnabled: false, isShowAdministratorContact: false, maxAttachmentSize: 2 },
    ...{ policyUrl: 'https://club.test/returns', customFieldsBlockTitle: 'About the item', customFields: [], shippingCarriers: [] },
    allReasons: [2, 1].map((position) => ({ reason_id: position, label: `${position}`, position })),
    ...{ allConditions: [], allResolutions: [], administratorPhoneNumber: '1', administratorEmail: 'a@club.test' },
  }
  const { returns } = create({ getAmRmaSettings: settings })
  const read = await returns.settings()
  expect(read).toMatchObject({ isEnabled: true, isChatEnabled: false, largestFile: 2048, customFieldsTitle: 'About the item' })
  expect([read.policyUrl, read.contact, read.reasons.map(({ id }) => id)]).toEqual([undefined, undefined, [1, 2]])
})

function wireReturn(given: object) {
  return {
    ...{ request_id: 161, url_hash: 'hash', order_id: 13, order_increment_id: '000001013', created_at: '2026-05-14 12:30:00' },
    ...{ modified_at: '2026-05-14 12:30:00', custom_fields: null, rating: null, rating_comment: null, note: null },
    ...{ shipping_label: null, packing_slip: null, ticket_number: null, request_items: [], tracking_numbers: [] },
    status: { status_id: 77, state: null, label: 'Refunded', title: null, color: null },
    ...given,
  }
}

test('no stars are no rating', async () => {
  const rated = [wireReturn({ rating: 0 }), wireReturn({ rating: 2, rating_comment: 'Slow' })]
  const { returns } = create({ getAmRmaReturnsForCurrentCustomer: rated })
  expect((await returns.all()).map(({ rating }) => rating)).toEqual([undefined, { stars: 2, comment: 'Slow' }])
})

test('[returns.return-status-as-answered] label, title and colour of a status are as sent, and items that can’t be read are counted', async () => {
  const status = { status_id: 77, state: null, label: 'On its way back', title: 'Wait', color: '#abcdef' }
  const request = wireReturn({
    ...{ status, custom_fields: '{"serial":"7"}', request_items: [{ request_item_id: 5 }] },
    ...{ shipping_label: 'https://elsewhere.test/label', packing_slip: '/returns/slip.pdf' },
  })
  const { returns } = create({ getAmRmaReturnsForCurrentCustomer: [request] })
  const [found] = await returns.all()
  expect(found?.status).toEqual({ id: 77, state: undefined, label: 'On its way back', title: 'Wait', color: '#abcdef' })
  expect(found).toMatchObject({ fields: [{ code: 'serial', value: '7' }], items: [], unreadableItems: 1 })
  expect(found?.documents).toEqual({ label: undefined, slip: 'https://media.club.test/returns/slip.pdf', ticket: undefined })
})

test('the number of an order is what follows the # in its label, up to a comma or a space', async () => {
  const labels = ['#000001013, 2026-04-19', '#A-1001, 2026-04-19', '#US_7 of May', 'No number']
  const { returns } = create({ getAmRmaOrderList: labels.map((label, index) => ({ order_id: `${index}`, label })) })
  expect((await returns.orders()).map(({ number }) => number)).toEqual(['000001013', 'A-1001', 'US_7'])
})

test('the day of an order is the date in its label, if it has a possible one', async () => {
  const labels = ['#1, 2026-04-19', '#2, 2026-02-31', '#3 of May']
  const { returns } = create({ getAmRmaOrderList: labels.map((label, index) => ({ order_id: `${index}`, label })) })
  expect((await returns.orders()).map(({ placedOn }) => placedOn?.toString())).toEqual(['2026-04-19', undefined, undefined])
})

const torn = { hash: 'f-7', name: 'torn.jpg' }

test('a return is requested with all that the customer entered', async () => {
  const { returns, body } = create({ placeAmRmaCustomerReturnRequest: null })
  const items = [
    { itemId: 31, quantity: 3, reason: 11, condition: 22, resolution: 32 },
    { itemId: 30, quantity: 2, reason: 12, condition: 21, resolution: 31 },
  ]
  const request = { orderId: 13, items, note: 'The box is torn', fields: [{ code: 'serial', value: 'SN-7' }], files: [torn] }
  await expect(returns.place(request)).rejects.toMatchObject({ kind: 'broken-contract' })
  expect(await body()).toMatchObject({
    variables: {
      input: {
        ...{ order_id: 13, comment: 'The box is torn', custom_fields: [{ key: 'serial', value: 'SN-7' }] },
        return_items: [
          { order_item_id: 31, qty: 3, reason: 11, condition: 22, resolution: 32 },
          { order_item_id: 30, qty: 2, reason: 12, condition: 21, resolution: 31 },
        ],
        files: [{ filehash: 'f-7', filename: 'torn.jpg' }],
      },
    },
  })
})

test('a rating is sent with its words, a message with its files, and a parcel with its carrier', async () => {
  const rated = create({ rateAmRmaReturnRequest: { error: false, message: '' } })
  await rated.returns.rate('hash', 2, 'Slow')
  expect(await rated.body()).toMatchObject({ variables: { input: { hash: 'hash', rating: 2, comment: 'Slow' } } })
  const written = create({ sendAmRmaMessage: message })
  await written.conversations.send('hash', { text: 'See the picture', files: [torn] })
  const files = [{ filehash: 'f-7', filename: 'torn.jpg' }]
  expect(await written.body()).toMatchObject({ variables: { input: { hash: 'hash', message: 'See the picture', files } } })
  const tracked = create({ addAmRmaTrackingNumber: null })
  await expect(tracked.returns.addTracking('hash', 'fedex', '7700')).rejects.toMatchObject({ kind: 'broken-contract' })
  expect(await tracked.body()).toMatchObject({ variables: { input: { hash: 'hash', code: 'fedex', number: '7700' } } })
})
