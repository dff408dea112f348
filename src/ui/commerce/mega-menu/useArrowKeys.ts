import { type RefObject, useEffect } from 'react'

export function useArrowKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const press = (event: KeyboardEvent): void => {
      const next = wayOf(event, element)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [place])
}

function wayOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, element: HTMLElement): HTMLElement | undefined {
  const links = [...element.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  if (at === -1 || altKey || ctrlKey || metaKey) return undefined
  const heads = [...element.querySelectorAll('[data-group]')].flatMap((group) => group.querySelector('a') ?? [])
  const group = heads.findLastIndex((head) => links.indexOf(head) <= at)
  const ways: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1],
    ArrowLeft: heads[group - 1],
    ArrowRight: heads[group + 1],
    Home: links[0],
    End: links.at(-1),
  }
  return ways[key]
}
