import type { Container } from 'inversify'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { servers } from '#adapters/browser/location/servers'
import { DeviceStorage, type StorageTrouble } from '#adapters/browser/storage/DeviceStorage'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import type { Updates } from '#app/shared/ports/Updates'
import { WrongClock } from '#app/shared/ports/WrongClock'
import { ClockNotice } from '#ui/shell/late/ClockNotice.tsx'
import { ServersNotice } from '#ui/shell/late/ServersNotice.tsx'
import { SlowWriteNotice } from '#ui/shell/late/SlowWriteNotice.tsx'
import { StorageNotice } from '#ui/shell/late/StorageNotice.tsx'
import { UpdateNotice } from '#ui/shell/late/UpdateNotice.tsx'
import { observe } from '#ui/shell/observe.ts'
import { useResolver } from '../ResolverContext.ts'
import { updatesOf } from './updates.ts'

export function pageNotices(container: Container): ComponentType {
  const updates = updatesOf(container)
  return () => (
    <>
      <SlowWriteNotice />
      <PageNotices updates={updates} />
    </>
  )
}

const PageNotices = observer(function PageNotices({ updates }: { readonly updates: Updates }) {
  const { t } = useTranslation('shell')
  const resolve = useResolver()
  const connectivity = resolve(Connectivity)
  const [ready] = useState(() => observe(updates))
  const [isLater, setLater] = useState(false)
  const [trouble, forget] = useStorageTrouble()
  const [knowledge] = useState(() => observe(servers))
  const [isOnline] = useState(() => observe(connectivity))
  const [wrongClock] = useState(() => observe(resolve(WrongClock)))
  const [knowsClock, setKnowsClock] = useState(false)
  const asks = ready.value && !isLater
  const isMoved = knowledge.value === 'moved'
  // The offline banner tells of a missing network.
  const areUnknown = isMoved || (knowledge.value === 'unreadable' && isOnline.value)
  const reading = knowsClock ? undefined : wrongClock.value
  if (!asks && !trouble && !areUnknown && !reading) return null
  return (
    <section aria-label={t('shell.pageNotices')}>
      {areUnknown && <ServersNotice isMoved={isMoved} onRetry={() => servers.retries.next()} onReload={() => window.location.reload()} />}
      {asks && <UpdateNotice onReload={() => void updates.take()} onLater={() => setLater(true)} />}
      {trouble && <StorageNotice trouble={trouble} onClose={forget} />}
      {reading && <ClockNotice reading={reading} timeZone={resolve(Clock).timeZone} onClose={() => setKnowsClock(true)} />}
    </section>
  )
})

function useStorageTrouble(): readonly [trouble: StorageTrouble | undefined, forget: () => void] {
  const storage = useResolver()(DeviceStorage)
  const [trouble, setTrouble] = useState<StorageTrouble>()
  useEffect(() => {
    const telling = storage.troubled.subscribe(setTrouble)
    return () => telling.unsubscribe()
  }, [storage])
  return [trouble, () => setTrouble(undefined)]
}
