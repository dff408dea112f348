import { listen } from '#mocks/http/listen'
import type { HostSite } from '../HostSite.ts'

export interface HostPages {
  originOf(site: HostSite): string
  close(): Promise<void>
}

declare global {
  interface Window {
    host?: { isReady: boolean }
  }
}

/** A page of another site with the club in a frame, which hides the frame when the club asks for that. */
export async function serveHosts(): Promise<HostPages> {
  const { port, close } = await listen((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/') return new Response(null, { status: 204 })
    return new Response(hostPageWith(searchParams.get('club') ?? ''), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  return { originOf: (site) => `http://${site}.localhost:${port}`, close }
}

export const frameName = 'club'

function hostPageWith(club: string): string {
  return `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>My sports app</title>
<style>body { margin: 0 } iframe { width: 100%; height: 100vh; border: 0 } main { display: none } [data-own] main { display: block } [data-own] iframe { display: none }</style>
<body>
<main><h1>My sports app</h1></main>
<iframe name="${frameName}" title="Clubhouse" src="${encodeURI(club)}"></iframe>
<script>
window.host = { isReady: false }
window.addEventListener('message', ({ origin, data }) => {
  if (origin !== ${JSON.stringify(URL.canParse(club) ? new URL(club).origin : '')}) return
  if (data.type === 'clubhouse:ready') window.host.isReady = true
  if (data.type === 'clubhouse:return') document.body.toggleAttribute('data-own', true)
})
</script>
</body>
</html>`
}
