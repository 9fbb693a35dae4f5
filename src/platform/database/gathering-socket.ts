import { Socket } from 'node:net'

/**
 * A socket that sends everything written in one turn of the event loop with one system call. The driver writes each
 * statement by itself, and a write, which wakes the server, costs more than composing the statement.
 */
export class GatheringSocket extends Socket {
  #gathers = false

  override connect(...args: unknown[]): this {
    Reflect.apply(super.connect, this, args)
    // Node's `connect` puts its own `write` into the object.
    Reflect.deleteProperty(this, 'write')
    return this
  }

  override write(...args: unknown[]): boolean {
    if (!this.#gathers) {
      this.#gathers = true
      this.cork()
      process.nextTick(() => {
        this.#gathers = false
        this.uncork()
      })
    }
    return Reflect.apply(super.write, this, args)
  }
}
