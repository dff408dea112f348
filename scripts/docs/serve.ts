import { join } from 'node:path'
import { listen } from '#mocks/http/listen'
import { StaticSite } from '#mocks/http/StaticSite'

/** Behaves like any static host. */
export async function serveSite(folder: string, port: number): Promise<string> {
  const site = new StaticSite(folder)
  const demo = new StaticSite(join(folder, 'demo'))
  await listen((request) => {
    const url = new URL(request.url)
    const inDemo = url.pathname.startsWith('/demo/')
    if (inDemo) url.pathname = url.pathname.slice('/demo'.length)
    return inDemo ? demo.answer(new Request(url, request)) : site.answer(request)
  }, port)
  return `http://localhost:${port}/`
}
