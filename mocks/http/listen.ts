import { createServer } from 'node:http'
import { requestFromNode, sendToNode } from './nodeHttp.ts'

interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Uses any free port if `port` is 0. Closes the connection if `answer` throws. */
export async function listen(answer: (request: Request) => Response | Promise<Response>, port = 0): Promise<Listening> {
  const server = createServer((message, response) => {
    const answered = requestFromNode(message, response).then(answer)
    answered.then((found) => sendToNode(response, found)).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
