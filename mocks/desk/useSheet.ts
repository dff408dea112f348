import { useEffect, useState } from 'react'

const narrow = window.matchMedia('(width < 640px)')

/** True while the desk covers the page, which is then inert. */
export function useSheet(isDocked: boolean): boolean {
  const [isSheet, setSheet] = useState(narrow.matches)
  useEffect(() => {
    const look = () => setSheet(narrow.matches)
    narrow.addEventListener('change', look)
    return () => narrow.removeEventListener('change', look)
  }, [])
  useEffect(() => {
    const product = document.getElementById('app')
    product?.toggleAttribute('inert', isSheet)
    document.documentElement.toggleAttribute('data-desk-docked', isDocked && !isSheet)
    return () => {
      product?.removeAttribute('inert')
      document.documentElement.removeAttribute('data-desk-docked')
    }
  }, [isSheet, isDocked])
  return isSheet
}
