import { listen } from '#mocks/http/listen'
import { StaticSite } from '#mocks/http/StaticSite'
import { contentSecurityPolicy, fakeServers } from '../../../scripts/contentSecurityPolicy.ts'
import { securityHeaders } from '../../../scripts/hosting/headers.ts'

export async function serveDemo(folder: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const site = new StaticSite(folder, {
    documentHeaders: (document) => securityHeaders(contentSecurityPolicy([fakeServers], document)),
    compress: false,
  })
  const { port, close } = await listen((request) => site.answer(request))
  return { origin: `http://localhost:${port}`, close }
}
