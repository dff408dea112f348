import type { Container } from 'inversify'
import { type ComponentProps, StrictMode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router/dom'
import { ErrorBoundary } from '#ui/shell/ErrorBoundary.tsx'
import type { TextShelf } from '#ui/shell/i18n.ts'
import { ProvidedContext } from '#ui/shell/useViewModel.ts'
import { AskContext } from './AskContext.ts'
import { Outdated } from './outdated.ts'
import { asking, resolving } from './provide.ts'

interface ProductProps {
  readonly container: Container
  readonly texts: TextShelf
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

/** Everything on the page: what the document shows first was rendered from the same. */
export function Product({ container, texts, router }: ProductProps) {
  const [provided] = useState(() => ({ resolve: resolving(container), outdated: asking(container)(Outdated) }))
  return (
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <ErrorBoundary>
          <AskContext value={asking(container)}>
            <ProvidedContext value={provided}>
              <RouterProvider router={router} />
            </ProvidedContext>
          </AskContext>
        </ErrorBoundary>
      </I18nextProvider>
    </StrictMode>
  )
}
