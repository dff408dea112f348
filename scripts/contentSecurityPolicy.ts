/** Styles that react-aria writes into elements of its own; a test compares them with the installed package. */
const reactAriaStyles = [
  // The touch action of what can be pressed.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // On iOS: the scrolling behind an open overlay.
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
].join(' ')

/** The header under which the product is served; `connect` lists the origins of its servers. */
export function contentSecurityPolicy(connect: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${reactAriaStyles}`,
    ["connect-src 'self'", ...connect].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types clubhouse',
  ].join('; ')
}
