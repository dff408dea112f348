import { createServer } from 'node:http'
import { join } from 'node:path'
import { StaticSite } from '#mocks/http/StaticSite'
import { requestOf, send } from '#mocks/http/wire'

/** The written site on this machine, as any static host would serve it. */
export async function serveSite(folder: string, port: number): Promise<string> {
  const site = new StaticSite(folder, () => ({}))
  const demo = new StaticSite(join(folder, 'demo'), () => ({}))
  const server = createServer((message, answer) => {
    const served = requestOf(message, answer).then((request) => {
      const url = new URL(request.url)
      const inDemo = url.pathname.startsWith('/demo/')
      if (inDemo) url.pathname = url.pathname.slice('/demo'.length)
      return inDemo ? demo.answer(new Request(url, request)) : site.answer(request)
    })
    served.then((response) => send(answer, response)).catch(() => answer.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return `http://localhost:${port}/`
}
