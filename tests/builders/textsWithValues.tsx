import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { renderAt } from './renderAt.ts'

const i18n = createInstance()
i18n.use({
  type: 'postProcessor',
  name: 'values',
  process: (_text: string, key: string | readonly string[], values: object) =>
    [key, ...Object.entries(values).flatMap(([name, value]) => (named.test(name) ? [`${name}=${value}`] : []))].join(' '),
})
/** What i18next itself passes along. */
const named = /^(?!ns$|postProcess$|lng|defaultValue|interpolation|returnObjects|keyPrefix|appendNamespace|i18nResolved)/
void i18n.init({ lng: 'en', resources: {}, postProcess: ['values'], initAsync: false })

/** Each text is its key and what fills it, such as `card.until date=5 May`. */
export function TextsWithValues({ children }: { readonly children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

/** How a part looks that never changes. */
export function drawn(part: ReactNode): HTMLElement {
  const place = renderAt()
  place.show(
    <TextsWithValues>
      <MemoryRouter>{part}</MemoryRouter>
    </TextsWithValues>,
  )
  const copy = document.createElement('div')
  copy.innerHTML = place.element.innerHTML
  place.clear()
  return copy
}
