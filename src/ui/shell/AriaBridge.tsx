import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useHref, useNavigate } from 'react-router'
import { localeOf } from './formats.ts'
import { useLanguage } from './useFormats.ts'

export function AriaBridge({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <I18nProvider locale={localeOf(useLanguage())}>
      <RouterProvider navigate={navigate} useHref={useAddress}>
        {children}
      </RouterProvider>
    </I18nProvider>
  )
}

function useAddress(address: string): string {
  const own = useHref(address)
  return /^[a-z]+:/i.test(address) ? address : own
}
