import type { Container } from 'inversify'
import { type ComponentProps, StrictMode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router/dom'
import { ErrorBoundary } from '#ui/shell/ErrorBoundary.tsx'
import type { TextStore } from '#ui/shell/i18n.ts'
import { ViewModelContext } from '#ui/shell/useViewModel.ts'
import { resolverOf, viewModelResolver } from './provide.ts'
import { ResolverContext } from './ResolverContext.ts'
import { ReloadSignal } from './reloadSignal.ts'

interface AppProps {
  readonly container: Container
  readonly texts: TextStore
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

export function App({ container, texts, router }: AppProps) {
  const [provided] = useState(() => ({ resolve: viewModelResolver(container), outdated: resolverOf(container)(ReloadSignal) }))
  return (
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <ErrorBoundary>
          <ResolverContext value={resolverOf(container)}>
            <ViewModelContext value={provided}>
              <RouterProvider router={router} />
            </ViewModelContext>
          </ResolverContext>
        </ErrorBoundary>
      </I18nextProvider>
    </StrictMode>
  )
}
