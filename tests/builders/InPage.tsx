import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { EMPTY } from 'rxjs'
import { ViewModelContext } from '#ui/shell/useViewModel.ts'
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

interface InPageProps {
  /** What the constructor of the view model is given, if there is one. */
  readonly parts?: readonly unknown[]
  /** The same for further view models of the page. */
  readonly others?: ReadonlyMap<unknown, readonly unknown[]>
  readonly at?: string
  readonly children: ReactNode
}

/** What a screen, or a part of one, needs around it. Each text is its key and what fills it, such as `card.until date=5 May`. */
export function InPage({ parts = [], others = new Map(), at = '/', children }: InPageProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ViewModelContext value={{ resolve: (what) => Reflect.construct(what, [...(others.get(what) ?? parts)]), outdated: EMPTY }}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </ViewModelContext>
    </I18nextProvider>
  )
}

/** How a part looks that never changes. */
export function drawn(part: ReactNode): HTMLElement {
  const place = renderAt()
  place.show(<InPage>{part}</InPage>)
  const copy = document.createElement('div')
  copy.innerHTML = place.element.innerHTML
  place.clear()
  return copy
}
