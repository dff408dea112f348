import { expect, it } from 'vitest'
import { buildSession, createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpPhoneVerification } from './HttpPhoneVerification.ts'

function verification(answer: () => Response) {
  const tab = createTestTab(answer)
  tab.session.update(() => buildSession())
  return { ...tab, verification: new HttpPhoneVerification(tab.client) }
}

const ok = () => Response.json({ code: 0, data: {} })

it('[session.verify-phone-payload] posts the number, and gets with the code', async () => {
  const { verification: http, requests } = verification(ok)
  await http.requestCode('+13125550141')
  expect(await http.confirm('12ä')).toEqual({ kind: 'accepted' })
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['POST', '/api/player/verify-phone'],
    ['GET', '/api/player/verify-phone/12%C3%A4'],
  ])
  expect(await requests[0]?.json()).toEqual({ phone: '+13125550141' })
})

it('keeps the answer to a code that is not good', async () => {
  const payload = { code: 90022, message: 'Gateway 7' }
  const { verification: http } = verification(() => Response.json(payload, { status: 409 }))
  expect(await http.confirm('1')).toEqual({ kind: 'refused', reason: 'expired', payload })
})

it.each([
  [{ code: 50300 }, 50300],
  [{}, 422],
])('keeps the code of a request that is refused, else the status: %j', async (body, code) => {
  const { verification: http } = verification(() => Response.json(body, { status: 422 }))
  await expect(http.requestCode('1')).rejects.toMatchObject({ code })
})
