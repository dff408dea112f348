import { createHash } from 'node:crypto'

/** Where the fake backend's servers seem to stand. */
export const fakeServers = 'https://*.clubhouse.invalid'

/** Styles that react-aria writes into elements of its own; a test compares them with the installed package. */
const reactAriaStyles = [
  // The touch action of what can be pressed.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // On iOS: the scrolling behind an open overlay.
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
].join(' ')

interface Frames {
  /** Origins of the pages that the product shows in a frame. */
  readonly banks?: readonly string[]
  /** Origins of the pages that may show the product in a frame. */
  readonly embedders?: readonly string[]
}

/** The header under which the product's `document` is served; `servers` are origins. */
export function contentSecurityPolicy(servers: readonly string[], document = '', { banks = [], embedders = [] }: Frames = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline('script', document)].join(' '),
    [`style-src 'self' ${reactAriaStyles}`, ...inline('style', document)].join(' '),
    ["connect-src 'self'", ...servers].join(' '),
    ["img-src 'self' data: blob:", ...servers].join(' '),
    "font-src 'self'",
    ["media-src 'self' blob:", ...servers].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // A bank's page is posted to, within a frame.
    ["form-action 'self'", ...banks].join(' '),
    ["frame-src 'self'", ...banks].join(' '),
    ["frame-ancestors 'self'", ...embedders].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types clubhouse dompurify',
  ].join('; ')
}

/** Exactly the scripts or styles that stand in the document itself. */
function inline(tag: 'script' | 'style', document: string): readonly string[] {
  const parts = [...document.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))]
  return parts.filter(([, attributes = '']) => !/\ssrc=/.test(attributes)).map(([, , text = '']) => hashOf(text))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
