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
  ],
}

test('[returns.messages-since-last-id] only messages after the last known one are asked for; files from elsewhere are no links', async () => {
  const { conversations, sent, body } = create({ getAmRmaRequestMessages: [message] })
  const [found] = await conversations.after('hash', 7)
  expect(found).toMatchObject({ id: 8, from: 'shop', files: [{ address: `${uploads}/returns/a` }, { address: undefined }] })
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
  const { returns } = create({ rateAmRmaReturnRequest: outcome })
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

test('[returns.return-status-as-answered] label, title and colour of a status are as sent', async () => {
  const status = { status_id: 77, state: null, label: 'On its way back', title: 'Wait', color: '#abcdef' }
  const request = {
    ...{ request_id: 161, url_hash: 'hash', order_id: 13, order_increment_id: '000001013', created_at: '2026-05-14 12:30:00' },
    ...{ modified_at: '2026-05-14 12:30:00', custom_fields: '{"Serial number":"7"}', rating: null, rating_comment: null, note: null },
    ...{ shipping_label: { url: 'https://elsewhere.test/label' }, packing_slip: null, ticket_number: null },
    ...{ status, request_items: [], tracking_numbers: [] },
  }
  const { returns } = create({ getAmRmaReturnsForCurrentCustomer: [request] })
  const [found] = await returns.all()
  expect(found?.status).toEqual({ id: 77, state: undefined, label: 'On its way back', title: 'Wait', color: '#abcdef' })
  expect(found).toMatchObject({ fields: [{ title: 'Serial number', value: '7' }], documents: { label: undefined } })
})
