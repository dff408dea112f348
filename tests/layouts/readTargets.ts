/** Something that can be pressed, with the size of the area that counts for it, in pixels up to 44. */
export interface Target {
  readonly name: string
  readonly width: number
  readonly height: number
  /** A link within a sentence. */
  readonly isInText: boolean
}

export interface TouchLayout {
  readonly targets: readonly Target[]
  /** In pixels: the height of what is typed. */
  readonly fields: readonly { readonly name: string; readonly letters: number }[]
}

/** Runs in the page, so it can't use outer variables. */
export function readTargets(): TouchLayout {
  const wanted = 44
  const roles = ['button', 'radio', 'tab', 'option', 'slider'].map((role) => `[role=${role}]`)
  const pressable = ['a[href]', 'button', 'select', 'textarea', 'input:not([type=hidden])', 'summary', ...roles].join()
  const typedInto = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range]), select, textarea'
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().height > 1

  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
    return `"${words}" (${[element.tagName.toLowerCase(), ...element.classList].slice(0, 2).join('.')})`
  }

  function countsFor(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
  }

  function reach(element: Element, [x, y]: readonly [number, number], [right, down]: readonly [number, number]): number {
    let length = 0
    while (length < wanted / 2 && countsFor(element, x + right * (length + 1), y + down * (length + 1))) length += 1
    return length
  }

  function targetOf(element: Element): readonly Target[] {
    const drawn = element.closest('label') ?? element
    const { width, height } = drawn.getBoundingClientRect()
    const isLarge = width >= wanted && height >= wanted
    if (isLarge || !isShown(drawn) || element.matches(':disabled, [aria-disabled=true], [aria-hidden=true], [aria-hidden=true] *'))
      return []
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [line = drawn.getBoundingClientRect()] = drawn.getClientRects()
    const centre = [line.left + line.width / 2, line.top + line.height / 2] as const
    if (!countsFor(element, ...centre)) return []
    const words = element.parentElement?.textContent.trim()
    return [
      {
        name: nameOf(element),
        width: reach(element, centre, [-1, 0]) + reach(element, centre, [1, 0]),
        height: reach(element, centre, [0, -1]) + reach(element, centre, [0, 1]),
        isInText: getComputedStyle(element).display === 'inline' && words !== element.textContent.trim(),
      },
    ]
  }

  const targets = [...document.querySelectorAll(pressable)].flatMap(targetOf)
  window.scrollTo({ top: 0, behavior: 'instant' })
  const fields = [...document.querySelectorAll(typedInto)].filter(isShown)
  return { targets, fields: fields.map((field) => ({ name: nameOf(field), letters: Number.parseFloat(getComputedStyle(field).fontSize) })) }
}
