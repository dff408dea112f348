import { describe, expect, it } from 'vitest'
import { resetContactOf } from '#domain/session/resetContact'
import { defaultMethod } from '#domain/session/sentCode'
import { api, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpPasswordResets } from './HttpPasswordResets.ts'

const byEmail = { method: 2, to: 'hana@club.example' } as const
const bySms = { method: 1, to: '+13125550141' } as const

function resets(answer: () => Response = () => Response.json({ code: 0, data: {} })) {
  const tab = createTestTab(answer)
  const asked = async () => {
    const [request] = tab.requests
    return { method: request?.method, url: request?.url, body: await request?.json() }
  }
  return { resets: new HttpPasswordResets(tab.client), asked }
}

const v3 = `${api}/api/v3/player/reset-password`

describe('what is sent for a forgotten password', () => {
  it('[session.password-reset-payload] goes by e-mail, method 2, where nobody has chosen', async () => {
    const { resets: http, asked } = resets()
    const contact = resetContactOf(defaultMethod, ' hana@club.example ')
    await http.request(contact ?? bySms)
    expect(await asked()).toEqual({ method: 'POST', url: v3, body: { email: 'hana@club.example', method: 2 } })
  })

  it('[session.password-reset-payload] names the phone number for a text message, method 1', async () => {
    const { resets: http, asked } = resets()
    await http.resend(bySms)
    expect(await asked()).toEqual({ method: 'POST', url: `${v3}/send-code`, body: { phoneNumber: '+13125550141', method: 1 } })
  })

  it('[session.password-reset-payload] brings the code as the token', async () => {
    const { resets: http, asked } = resets(() => Response.json({ code: 0, data: { token: 'opens' } }))
    expect(await http.confirm(byEmail, '123456')).toEqual({ kind: 'confirmed', token: 'opens' })
    expect(await asked()).toMatchObject({ url: `${v3}/confirm-code`, body: { email: 'hana@club.example', method: 2, token: '123456' } })
  })

  it.each([{ code: 0 }, { code: 0, data: null }, { code: 0, data: {} }])(
    'goes on with the code itself after the answer %o',
    async (answer) => {
      expect(await resets(() => Response.json(answer)).resets.confirm(byEmail, '123456')).toEqual({ kind: 'confirmed', token: '123456' })
    },
  )

  it('[session.password-reset-payload] ends with the token and the new password, by code and by link', async () => {
    const byCode = resets()
    await byCode.resets.complete({ token: 'opens', contact: byEmail }, 'new')
    const body = { email: 'hana@club.example', method: 2, token: 'opens', newPassword: 'new' }
    expect(await byCode.asked()).toEqual({ method: 'PUT', url: v3, body })
    const byLink = resets()
    await byLink.resets.complete({ token: 'opens' }, 'new')
    const url = `${api}/api/v2/player/reset-password`
    expect(await byLink.asked()).toEqual({ method: 'PUT', url, body: { token: 'opens', newPassword: 'new' } })
  })
})

describe('an answer that is no', () => {
  it.each([
    [90021, 'wrong'],
    [90022, 'expired'],
  ])('with %i to a code or a link is a refusal', async (code, kind) => {
    const no = () => Response.json({ code }, { status: 409 })
    expect(await resets(no).resets.confirm(byEmail, '1')).toEqual({ kind })
    expect(await resets(no).resets.complete({ token: '1' }, 'new')).toEqual({ kind })
  })

  it('keeps nothing but its code', async () => {
    const odd = () => Response.json({ code: 90100, data: { token: 'opens' } })
    const failure = { kind: 'rejected', code: 90100, body: undefined }
    await expect(resets(odd).resets.confirm(byEmail, '1')).rejects.toMatchObject(failure)
    await expect(resets(odd).resets.complete({ token: '1' }, 'new')).rejects.toMatchObject(failure)
  })

  it('for coming too soon tells how long to wait', async () => {
    const soon = () => new Response('', { status: 429, headers: { 'retry-after': '18' } })
    await expect(resets(soon).resets.request(byEmail)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 18 })
  })
})
