import { createInstance } from 'i18next'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
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

type Parts = readonly unknown[]

interface InProductProps {
  /** What the constructor of the view model is given, if there is one; by class where they differ. */
  readonly parts?: Parts | ReadonlyMap<unknown, Parts> | undefined
  readonly children: ReactNode
}

function InProduct({ parts = [], children }: InProductProps) {
  const partsOf = (model: unknown): Parts => ('get' in parts ? (parts.get(model) ?? []) : parts)
  return (
    <I18nextProvider i18n={i18n}>
      <ViewModelContext value={{ resolve: (what) => Reflect.construct(what, [...partsOf(what)]), outdated: EMPTY }}>
        {children}
      </ViewModelContext>
    </I18nextProvider>
  )
}

interface InPageProps extends InProductProps {
  readonly at?: string
}

/** What a screen, or a part of one, needs around it. Each text is its key and what fills it, such as `card.until date=5 May`. */
export function InPage({ parts, at = '/', children }: InPageProps) {
  return (
    <InProduct parts={parts}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </InProduct>
  )
}

interface InRouteProps extends InProductProps {
  readonly path: string
  readonly at: string
}

/** A screen that reads its address, or holds the player back before what was typed is lost. */
export function InRoute({ parts, path, at, children }: InRouteProps) {
  const [router] = useState(() => createMemoryRouter([{ path, element: children }], { initialEntries: [at] }))
  return (
    <InProduct parts={parts}>
      <RouterProvider router={router} />
    </InProduct>
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
