import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { Failure } from '../../application/shared/failure.ts'
import { CrashPage } from './CrashPage.tsx'
import { createTexts } from './i18n.ts'

const { i18n } = await createTexts({ language: 'en' })

function referenceOf(error: unknown): string {
  const place = renderAt()
  place.show(
    <I18nextProvider i18n={i18n}>
      <CrashPage error={error} />
    </I18nextProvider>,
  )
  const [, reference = ''] = /this reference: (\S+)$/.exec(place.alert()) ?? []
  place.clear()
  return reference
}

const causes: readonly unknown[] = [
  new TypeError('holes is undefined'),
  new TypeError('lines is undefined'),
  new RangeError('holes is undefined'),
  new Failure('broken-contract'),
  new Failure('broken-contract', { path: 'data.holes' }),
  new Failure('server-fault'),
  new Failure('rejected', { code: 50_008 }),
  new Failure('rejected', { code: 50_009 }),
  'a text that was thrown',
  { status: 404, statusText: 'Not Found' },
  { status: 500, statusText: 'Internal Error' },
  undefined,
]

test('each cause of a crash has a reference of its own', () => {
  expect(new Set(causes.map(referenceOf)).size).toBe(causes.length)
  expect(causes.map(referenceOf).every((reference) => /^[A-Z0-9]{3,}$/.test(reference))).toBe(true)
})

test('the same cause has the same reference', () => {
  const thrown = () => new TypeError('holes is undefined')
  expect(referenceOf(thrown())).toBe(referenceOf(thrown()))
})

test('a failure has the reference that the servers gave it', () => {
  expect(referenceOf(new Failure('server-fault', { reference: 'club-17' }))).toBe('club-17')
})
