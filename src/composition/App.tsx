import type { Container } from 'inversify'
import { type ComponentProps, StrictMode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router/dom'
import { Clock } from '#app/shared/ports/Clock'
import { Site } from '#app/shared/ports/Site'
import { ShowRuleContext } from '#ui/kit/feedback/ShowRuleContext.ts'
import { ErrorBoundary } from '#ui/shell/ErrorBoundary.tsx'
import type { TextStore } from '#ui/shell/i18n.ts'
import { CountryContext } from '#ui/shell/useFormats.ts'
import { TodayContext } from '#ui/shell/useToday.ts'
import { ViewModelContext } from '#ui/shell/useViewModel.ts'
import { resolverOf, viewModelResolver } from './provide.ts'
import { ResolverContext } from './ResolverContext.ts'
import { ReloadSignal } from './reloadSignal.ts'

interface AppProps {
  readonly container: Container
  readonly texts: TextStore
  readonly router: ComponentProps<typeof RouterProvider>['router']
  readonly showRule?: ((rule: string) => void) | undefined
}

export function App({ container, texts, router, showRule }: AppProps) {
  const { country } = resolverOf(container)(Site)
  const [provided] = useState(() => ({ resolve: viewModelResolver(container), outdated: resolverOf(container)(ReloadSignal) }))
  const [today] = useState(() => {
    const clock = resolverOf(container)(Clock)
    return () => clock.now().toZonedDateTimeISO(clock.timeZone).toPlainDate()
  })
  return (
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <CountryContext value={country}>
          <TodayContext value={today}>
            <ErrorBoundary>
              <ResolverContext value={resolverOf(container)}>
                <ViewModelContext value={provided}>
                  <ShowRuleContext value={showRule}>
                    <RouterProvider router={router} />
                  </ShowRuleContext>
                </ViewModelContext>
              </ResolverContext>
            </ErrorBoundary>
          </TodayContext>
        </CountryContext>
      </I18nextProvider>
    </StrictMode>
  )
}
