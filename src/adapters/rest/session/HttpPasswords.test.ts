import { expect, it } from 'vitest'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpMonitorCustomers } from '../devices/HttpMonitorCustomers.ts'
import { HttpPasswords } from './HttpPasswords.ts'

const change = { oldPassword: 'fairway', newPassword: ' links\u0000 📞' }

function passwords(answer: () => Response) {
  const tab = createTestTab(answer)
  tab.session.update(() => buildSession())
  return { ...tab, passwords: new HttpPasswords(tab.client, tab.session, new HttpMonitorCustomers(tab.client)) }
}

it('[session.change-password-payload] sends the old password and the new one, as they are, and no more', async () => {
  const { passwords: http, requests } = passwords(() => Response.json({ code: 0 }))
  expect(await http.change(change)).toEqual({ kind: 'changed' })
  expect(requests[0]?.url).toMatch(/\/api\/player\/change-password$/)
  expect(await requests[0]?.json()).toEqual(change)
})

it.each([201, 202, 204])('[session.change-password-only-200] is not changed by %i', async (status) => {
  const answer = () => new Response(status === 204 ? null : '{"code":0,"data":{}}', { status })
  await expect(passwords(answer).passwords.change(change)).rejects.toMatchObject({ kind: 'rejected' })
})

it('[session.change-password-only-200] is changed by 200, also without a body', async () => {
  expect(await passwords(() => new Response('')).passwords.change(change)).toEqual({ kind: 'changed' })
})

it('[session.account-errors-keep-body] keeps the answer where the old password is another', async () => {
  const payload = { code: 90024, message: 'Directory 3' }
  expect(await passwords(() => Response.json(payload, { status: 409 })).passwords.change(change)).toEqual({
    kind: 'wrong-password',
    payload,
  })
})

it.each([90023, 90025])('[session.account-errors-keep-body] keeps the answer of any other no: %i', async (code) => {
  const answer = () => Response.json({ code }, { status: 422 })
  await expect(passwords(answer).passwords.change(change)).rejects.toMatchObject({ kind: 'rejected', code, body: { code } })
})
