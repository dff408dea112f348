const early = /<template id="home-false-early">(.*?)<\/template>/s
const preload = /<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g
const script = /<script type="module"[^>]* src="([^"]+)">/g

/**
 * The `Link` header of home's address: what the document's script requests first. A browser requests it before it parses the
 * document. Undefined where the document requests nothing early, as on the fake backend.
 */
export function preloadLinks(document: string): string | undefined {
  const [, requested = ''] = early.exec(document) ?? []
  const links = [
    ...[...requested.matchAll(script)].map(([, file]) => `<${file}>; rel=modulepreload; crossorigin; fetchpriority=high`),
    ...[...requested.matchAll(preload)].map(([, file]) => `<${file}>; rel=preload; as=fetch; crossorigin`),
  ]
  return links.length > 0 ? links.join(', ') : undefined
}
