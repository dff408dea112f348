import type { Container } from 'inversify'
import { type ComponentProps, StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router/dom'
import { ErrorBoundary } from '#ui/shell/ErrorBoundary.tsx'
import type { TextShelf } from '#ui/shell/i18n.ts'
import { ResolveContext } from '#ui/shell/useViewModel.ts'
import { AskContext } from './AskContext.ts'
import { asking, resolving } from './provide.ts'

interface ProductProps {
  readonly container: Container
  readonly texts: TextShelf
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

/** Everything on the page: what the document shows first was rendered from the same. */
export function Product({ container, texts, router }: ProductProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <ErrorBoundary>
          <AskContext value={asking(container)}>
            <ResolveContext value={resolving(container)}>
              <RouterProvider router={router} />
            </ResolveContext>
          </AskContext>
        </ErrorBoundary>
      </I18nextProvider>
    </StrictMode>
  )
}
