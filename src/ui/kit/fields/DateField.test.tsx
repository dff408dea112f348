import { act, type FormEvent, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CountryContext } from '#ui/shell/useFormats.ts'
import { prepareSelection } from '../../../../features/world/dom/selection.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { DateField } from './DateField.tsx'
import { DateTimeField, TimeField } from './TimeField.tsx'

let place: ReturnType<typeof renderAt> | undefined

beforeAll(prepareSelection)
afterEach(() => place?.clear())

const kinds = { date: DateField, time: TimeField, dateTime: DateTimeField }

interface Shown {
  readonly kind?: keyof typeof kinds
  readonly country?: string
  readonly value?: string
}

async function open({ kind = 'date', country = 'GB', value = '' }: Shown = {}) {
  const [change, send] = [vi.fn(), vi.fn((event: FormEvent) => event.preventDefault())]
  const Field = kinds[kind]
  function Form() {
    const [typed, setTyped] = useState(value)
    const onChange = (text: string) => {
      change(text)
      setTyped(text)
    }
    return (
      <CountryContext value={country}>
        <I18nProvider locale={`en-${country}`}>
          <form onSubmit={send} noValidate={true}>
            <Field label="Played on" name="day" value={typed} onChange={onChange} />
          </form>
        </I18nProvider>
      </CountryContext>
    )
  }
  const shown = renderAt()
  place = shown
  shown.show(<Form />)
  await act(() => vi.dynamicImportSettled())
  return { change, send, ...shown }
}

function segment(which: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-segment]${which}`)
}

function type(name: string, keys: string): void {
  const element = segment(`[data-segment=${name}]`)
  act(() => element?.focus())
  for (const data of keys) {
    const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'insertText', data })
    act(() => flushSync(() => element?.dispatchEvent(event)))
  }
}

function press(key: string): void {
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
}

function box(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-segments]')
}

test('an empty field shows the form of a date, in the order of the country', async () => {
  await open()
  expect(box()?.textContent).toBe('dd/mm/yyyy')
  place?.clear()
  await open({ country: 'US' })
  expect(box()?.textContent).toBe('mm/dd/yyyy')
})

test('a date is told once it is whole, not for each digit of its year', async () => {
  const { change } = await open()
  type('day', '07')
  type('month', '05')
  type('year', '2026')
  expect(change.mock.calls).toEqual([['2026-05-07']])
  expect(document.querySelector('input')?.value).toBe('2026-05-07')
})

test('half a date is not sent, says so once it is left, and is the first to be corrected', async () => {
  const { change, send, element } = await open({ value: '2026-05-07' })
  act(() => segment('[data-segment=month]')?.focus())
  press('Backspace')
  expect(element.textContent).not.toContain('kit.dateIncomplete')
  act(() => element.querySelector('form')?.requestSubmit())
  expect([send.mock.calls, change.mock.calls]).toEqual([[], []])
  expect(element.textContent).toContain('kit.dateIncomplete')
  expect(document.activeElement?.getAttribute('data-segment')).toBe('month')
  type('month', '06')
  expect(element.textContent).not.toContain('kit.dateIncomplete')
  press('Enter')
  expect([send.mock.calls.length, change.mock.calls]).toEqual([1, [['2026-06-07']]])
})

test('an impossible day stays as it was typed', async () => {
  const { change, element } = await open()
  type('day', '31')
  type('month', '02')
  type('year', '2026')
  act(() => segment('[data-segment=year]')?.blur())
  expect([box()?.textContent, change.mock.calls]).toEqual(['31/02/2026', []])
  expect(element.textContent).toContain('kit.dateImpossible')
})

test('Backspace in each part empties the field', async () => {
  const { change } = await open({ value: '2026-05-07' })
  for (const name of ['day', 'month', 'year']) {
    act(() => segment(`[data-segment=${name}]`)?.focus())
    while (segment(`[data-segment=${name}]:not([data-placeholder])`)) press('Backspace')
  }
  expect([change.mock.calls.at(-1), box()?.textContent]).toEqual([[''], 'dd/mm/yyyy'])
})

test.each([
  ['time', '14:30', 'GB', '14:30'],
  ['time', '14:30', 'US', '2:30 PM'],
  ['dateTime', '2026-05-07T14:30', 'GB', '07/05/2026, 14:30'],
  ['date', 'in spring', 'GB', 'dd/mm/yyyy'],
] as const)('a %s %s is shown in %s as %s', async (kind, value, country, shown) => {
  await open({ kind, value, country })
  expect(
    box()
      ?.textContent?.replaceAll(/[\u2066\u2069]/g, '')
      .replaceAll('\u202f', ' '),
  ).toBe(shown)
})

test('a time is told as hours and minutes', async () => {
  const { change } = await open({ kind: 'time' })
  type('hour', '09')
  type('minute', '05')
  expect(change.mock.calls.at(-1)).toEqual(['09:05'])
})
