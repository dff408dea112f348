export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** An element that hides what exceeds it. */
export interface Clip {
  readonly box: Box
  /** It scrolls, or shortens its text with an ellipsis. */
  readonly isIntended: boolean
}

export interface ShownLine {
  readonly text: string
  readonly box: Box
  readonly clips: readonly Clip[]
  /** Numbers of the element and of the nearest positioned one around it. */
  readonly element: number
  readonly layer: number
}

export interface TextLayout {
  readonly width: number
  readonly contentWidth: number
  /** Below the content. */
  readonly emptyHeight: number
  readonly lines: readonly ShownLine[]
  /** Numbers and short words that take several lines without a hyphen. */
  readonly broken: readonly string[]
}

/** Each line of text that can be seen, in pixels of the window. Runs in the page, so it can't use outer variables. */
export function readTexts(): TextLayout {
  const numbers = new Map<Element, number>()
  const broken: string[] = []
  const measured = new Map<Element, { readonly clip?: Clip; readonly isHeard: boolean; readonly isLayer: boolean }>()

  const numberOf = (element: Element) => numbers.get(element) ?? numbers.set(element, numbers.size).size - 1
  const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom })
  const ancestorsOf = (element: Element): readonly Element[] =>
    element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element]

  function measure(element: Element) {
    const { clipPath, position, overflowX, overflowY, textOverflow, webkitLineClamp, contain, contentVisibility } =
      getComputedStyle(element)
    const isRoot = element === document.body || element === document.documentElement
    const isContained = contentVisibility !== 'visible' || /content|paint|strict/.test(contain)
    const clips = !isRoot && (isContained || `${overflowX}${overflowY}` !== 'visiblevisible')
    const isIntended = /auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const clip = clips ? { clip: { box: boxOf(element.getBoundingClientRect()), isIntended } } : {}
    return { ...clip, isHeard: clipPath === 'inset(50%)', isLayer: ['fixed', 'sticky', 'absolute'].includes(position) }
  }

  function measurementOf(element: Element) {
    const measurement = measured.get(element) ?? measure(element)
    measured.set(element, measurement)
    return measurement
  }

  const isBroken = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1

  function brokenWords(node: Text, whole: Range, element: Element): readonly string[] {
    if (!isBroken(whole) || getComputedStyle(element).hyphens === 'auto') return []
    return [...node.data.matchAll(/(?<![^\s-])[\p{Script=Latin}\d.,:%+−]{1,10}(?![^\s-])/gu)].flatMap(({ index, 0: word }) => {
      const letters = document.createRange()
      letters.setStart(node, index)
      letters.setEnd(node, index + word.length)
      return isBroken(letters) ? [word] : []
    })
  }

  function linesOf(node: Text): readonly ShownLine[] {
    const element = node.parentElement
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    if (!element || !isShown || node.data.trim() === '' || element.closest('svg')) return []
    const around = ancestorsOf(element)
    const measurements = around.map(measurementOf)
    if (measurements.some(({ isHeard }) => isHeard)) return []
    const clips = measurements.flatMap(({ clip }) => clip ?? [])
    const layer = numberOf(around[measurements.findIndex(({ isLayer }) => isLayer)] ?? document.body)
    const place = around.slice(0, 3).map(({ tagName, classList }) => [tagName.toLowerCase(), ...classList].slice(0, 2).join('.'))
    const text = `"${node.data.trim().slice(0, 40)}" in ${place.toReversed().join(' > ')}`
    const range = document.createRange()
    range.selectNodeContents(node)
    broken.push(...brokenWords(node, range, element).map((word) => `"${word}" of ${text}`))
    return [...range.getClientRects()].map((rect) => ({ text, box: boxOf(rect), clips, element: numberOf(element), layer }))
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: ShownLine[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) lines.push(...linesOf(walker.currentNode))
  const { clientWidth: width, scrollWidth: contentWidth, clientHeight, scrollHeight } = document.documentElement
  const end = Math.max(clientHeight, Math.ceil(document.body.getBoundingClientRect().bottom + window.scrollY))
  return { width, contentWidth, emptyHeight: scrollHeight - end, lines, broken }
}
