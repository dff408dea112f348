export interface HostMessage {
  readonly origin: string
  readonly data: unknown
}

/** The window around this one. */
export interface HostFrame {
  /** Undefined where the browser doesn't say. */
  readonly origin: string | undefined
  post(message: unknown, targetOrigin: string): void
  /** Receives messages of that window alone; returns how to stop. */
  listen(receive: (message: HostMessage) => void): () => void
}

type FramedWindow = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'ancestorOrigins'>
}

/** Undefined outside a frame, and without a window. */
export function hostFrameOf(own: FramedWindow | undefined): HostFrame | undefined {
  if (!own || own.parent === own) return undefined
  const { parent } = own
  // Not in every browser.
  const ancestors: DOMStringList | undefined = own.location.ancestorOrigins
  return {
    origin: ancestors?.[0],
    post: (message, targetOrigin) => parent.postMessage(message, targetOrigin),
    listen: (receive) => {
      const onMessage = ({ source, origin, data }: MessageEvent) => {
        if (source === parent) receive({ origin, data })
      }
      own.addEventListener('message', onMessage)
      return () => own.removeEventListener('message', onMessage)
    },
  }
}
