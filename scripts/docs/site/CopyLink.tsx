import { Check, Link } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import styles from './CopyLink.module.scss'

export function CopyLink({ address, label }: { readonly address: string; readonly label: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    window.history.replaceState(null, '', address)
    await navigator.clipboard?.writeText(window.location.href)
    setCopied(true)
  }
  return (
    <div className={styles['copy']}>
      <IconButton label={copied ? 'Copied' : label} onPress={() => void copy()}>
        {copied ? <Check size={18} aria-hidden={true} /> : <Link size={18} aria-hidden={true} />}
      </IconButton>
      <span role="status" className={styles['said']}>
        {copied ? 'Link copied' : ''}
      </span>
    </div>
  )
}
