type Write<Value, Result> = (value: Value) => Promise<Result>

interface Writing<Value, Result> {
  readonly value: Value
  readonly write: Write<Value, Result>
  readonly done: Promise<Result>
  next?: NextWrite<Value, Result>
}

interface NextWrite<Value, Result> extends PromiseWithResolvers<Result> {
  value: Value
}

export class LatestWriteQueue<Value, Result> {
  private readonly writings = new Map<string, Writing<Value, Result>>()

  run(key: string, value: Value, write: Write<Value, Result>): Promise<Result> {
    const current = this.writings.get(key)
    if (!current) return this.begin(key, value, write)
    current.next ??= { value, ...Promise.withResolvers<Result>() }
    current.next.value = value
    return current.next.promise
  }

  runToEnd(key: string, value: Value, write: Write<Value, Result>): Promise<Result> {
    return this.lastOf(key, this.run(key, value, write))
  }

  private async lastOf(key: string, done: Promise<Result>): Promise<Result> {
    await done.catch(() => undefined)
    const later = this.writings.get(key)
    return later ? this.lastOf(key, later.done) : done
  }

  private begin(key: string, value: Value, write: Write<Value, Result>): Promise<Result> {
    const writing = { value, write, done: write(value) }
    const end = () => this.end(key, writing)
    this.writings.set(key, writing)
    writing.done.then(end, end)
    return writing.done
  }

  /** The same value is not written again, even if its write failed. */
  private end(key: string, { value, write, done, next }: Writing<Value, Result>): void {
    this.writings.delete(key)
    next?.resolve(next.value === value ? done : this.begin(key, next.value, write))
  }
}
