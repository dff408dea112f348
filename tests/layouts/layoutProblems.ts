import type { Box, ShownLine, TextLayout } from './readTexts.ts'

/** In pixels: the rounding of fonts. */
const tolerance = 2

/** Texts that leave the page, are cut off, lie on one another or break within a word, and space below the content. */
export function layoutProblems({ width, contentWidth, emptyHeight, lines, broken }: TextLayout): readonly string[] {
  const parts = lines.flatMap((line) => visiblePart(line) ?? [])
  const wide = contentWidth > width ? [`wider than the page by ${contentWidth - width} px`] : []
  const empty = emptyHeight > 0 ? [`scrolls ${emptyHeight} px past its content`] : []
  const cut = parts.filter(({ isCut }) => isCut).map(({ text }) => `cut off: ${text}`)
  const outside = parts
    .filter(({ box }) => box.right > width + tolerance || box.left < -tolerance)
    .map(({ text }) => `leaves the page: ${text}`)
  return [...new Set([...wide, ...empty, ...cut, ...outside, ...overlaps(parts), ...broken.map((text) => `broken within a word: ${text}`)])]
}

/** Undefined for what is scrolled out of sight. */
function visiblePart(line: ShownLine): (ShownLine & { readonly isCut: boolean }) | undefined {
  const exceeded = line.clips.find(({ box, isIntended }) => !isIntended && exceeds(line.box, box))
  const box = line.clips.reduce((rest, clip) => common(rest, clip.box), line.box)
  const isEmpty = box.right <= box.left || box.bottom <= box.top
  if (isEmpty && !exceeded) return undefined
  return { ...line, box, isCut: exceeded !== undefined && !isScrolledAway(line) }
}

function isScrolledAway({ box, clips }: ShownLine): boolean {
  return clips.some((clip) => {
    const { left, right, top, bottom } = common(box, clip.box)
    return clip.isIntended && (right <= left || bottom <= top)
  })
}

function exceeds(inner: Box, outer: Box): boolean {
  return inner.right > outer.right + tolerance || inner.left < outer.left - tolerance || inner.bottom > outer.bottom + 2 * tolerance
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

function overlaps(parts: readonly ShownLine[]): readonly string[] {
  const inOrder = parts.map((part) => ({ ...part, box: lettersOf(part.box) })).toSorted((one, other) => one.box.top - other.box.top)
  return inOrder.flatMap((one, index) => {
    const below = inOrder.slice(index + 1)
    const end = below.findIndex(({ box }) => box.top >= one.box.bottom)
    return below
      .slice(0, end < 0 ? below.length : end)
      .filter((other) => one.element !== other.element && one.layer === other.layer && overlap(one.box, other.box))
      .map((other) => `on one another: ${one.text} and ${other.text}`)
  })
}

/** A line of text is taller than its letters. */
function lettersOf({ top, bottom, ...sides }: Box): Box {
  const spare = (bottom - top) / 4
  return { ...sides, top: top + spare, bottom: bottom - spare }
}

function overlap(one: Box, other: Box): boolean {
  const { left, right, top, bottom } = common(one, other)
  return right - left > tolerance && bottom - top > tolerance
}
