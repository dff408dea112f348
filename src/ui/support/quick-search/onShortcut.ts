/** `Ctrl K`, on a Mac `⌘ K`. A single letter would be pressed by mistake, also by people who speak to their computer. */
export function onShortcut(page: Document, open: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
    if (target instanceof Element && target.closest('[role=dialog],[role=alertdialog]')) return
    event.preventDefault()
    open()
  }
  page.addEventListener('keydown', listen)
  return () => page.removeEventListener('keydown', listen)
}
