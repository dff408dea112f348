import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { AppShell } from '#ui/shell/AppShell.tsx'
import { type FeatureAccess, FeatureAccessContext } from '#ui/shell/featureAccess.ts'
import { OfflineBanner } from '#ui/shell/OfflineBanner.tsx'
import { observe } from '#ui/shell/observe.ts'
import { pathOfSignIn } from '#ui/shell/paths.ts'
import type { PlayerFrameProps } from './PlayerFrame.tsx'
import { RenderAfterPaint } from './RenderAfterPaint.tsx'
import { useResolver } from './ResolverContext.ts'

/** What is a player's alone is not offered. */
const access: FeatureAccess = { accessTo: () => 'closed' }

export const VisitorFrame = observer(function VisitorFrame({ loadCartCount, loadBack, isEmbedded }: PlayerFrameProps) {
  const ask = useResolver()
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const [online] = useState(() => observe(ask(Connectivity)))
  const actions = (
    <>
      <ButtonLink variant="quiet" href={pathOfSignIn(pathname + search)}>
        {t('shell.signIn')}
      </ButtonLink>
      <RenderAfterPaint load={loadCartCount} />
    </>
  )
  return (
    <FeatureAccessContext value={access}>
      <AppShell back={<RenderAfterPaint load={loadBack} />} actions={actions} isEmbedded={isEmbedded}>
        {!online.value && <OfflineBanner />}
        <Outlet />
      </AppShell>
    </FeatureAccessContext>
  )
})
