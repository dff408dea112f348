import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { withEmbedFlag } from '#domain/shared/embedMode'
import { useFormats } from './useFormats.ts'

interface AriaBridgeProps {
  readonly isEmbedded: boolean
  readonly children: ReactNode
}

export function AriaBridge({ isEmbedded, children }: AriaBridgeProps) {
  const navigate = useNavigate()
  return (
    <I18nProvider locale={useFormats().locale}>
      <RouterProvider navigate={navigate} useHref={isEmbedded ? embeddedAddressOf : addressOf}>
        {children}
      </RouterProvider>
    </I18nProvider>
  )
}

const base = import.meta.env.BASE_URL.slice(0, -1)

/** Not the router's hook, with which each navigation renders every link of the page twice. */
function addressOf(address: string): string {
  return address.startsWith('/') ? base + address : address
}

function embeddedAddressOf(address: string): string {
  return /^[/?]/.test(address) ? withEmbedFlag(addressOf(address)) : address
}
