import { createServer } from 'node:http'
import { StaticSite } from '#mocks/http/StaticSite'
import { requestOf, send } from '#mocks/http/wire'
import { contentSecurityPolicy, fakeServers } from '../../../scripts/contentSecurityPolicy.ts'

/** The pages of the mock mode's build alone: what they ask of servers never leaves them. */
export async function servePractice(folder: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const site = new StaticSite(folder, (document) => ({ 'content-security-policy': contentSecurityPolicy([fakeServers], document) }))
  const server = createServer((message, answer) => {
    const served = requestOf(message, answer).then((request) => site.answer(request))
    served.then((response) => send(answer, response)).catch(() => answer.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The practice clubhouse is not served')
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
