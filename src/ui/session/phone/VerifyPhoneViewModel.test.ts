import { expect, test } from 'vitest'
import type { Contact } from '#domain/session/contact'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { hana } from '../../../../tests/builders/session.ts'
import { VerifyPhoneViewModel } from './VerifyPhoneViewModel.ts'

const before: Contact = { email: hana.email, phone: '+13125550141', phoneVerified: true, subscriptions: [] }

async function open() {
  const asked: string[] = []
  const details = {
    current: async () => before,
    requestCode: () => Promise.reject(new Error('Nothing about the address is asked here')),
    confirmCode: () => Promise.reject(new Error('Nothing about the address is asked here')),
    save: () => Promise.reject(new Error('Nothing is saved here')),
  }
  const verification = {
    requestCode: async (phone: string) => {
      asked.push(phone)
    },
    confirm: async () => ({ kind: 'accepted' }) as const,
  }
  const model = new VerifyPhoneViewModel(details, verification, new DraftsInMemory())
  model.start()
  await expect.poll(() => model.contact.value).toBe(before)
  return { model, asked }
}

test('each code goes to the number as it was prepared, which is the verified one then', async () => {
  const { model, asked } = await open()
  model.change(' +1 (773) 555-0166 ')
  await model.requestCode()
  await model.check.entry.resend()
  expect(asked).toEqual(['+17735550166', '+17735550166'])
  model.accept()
  expect(model.contact.value).toMatchObject({ phone: '+17735550166', phoneVerified: true })
})

test('another number than the verified one is not verified', async () => {
  const { model } = await open()
  expect(model.isVerified).toBe(true)
  model.change('+17735550166')
  expect(model.isVerified).toBe(false)
})
