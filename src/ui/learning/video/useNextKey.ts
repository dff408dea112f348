import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Shift+N opens the next video, except in a field. */
export function useNextKey(path: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (path === undefined) return undefined
    const press = ({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (!shiftKey || altKey || ctrlKey || metaKey || key.toLowerCase() !== 'n') return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]')) return
      void navigate(path)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [path, navigate])
}
