/**
 * What goes out of a table: lines to be kept, and messages to be sent once everything that was written before them is kept.
 *
 * While a line is being kept, which may take a while, others gather, and are kept together after it.
 *
 * @rule KER-14.10 Nobody is told of anything before it is kept.
 */
export class Outbox {
  readonly #keep: (text: string, offset: number) => unknown;
  readonly #onFailure: (error: unknown) => void;
  #unkept = '';
  /** How long the log is up to here. */
  #length: number;
  #written = 0;
  #kept = 0;
  #state: 'idle' | 'keeping' | 'failed' = 'idle';
  #waiting: { readonly after: number; send(): void }[] = [];

  constructor(keep: (text: string, offset: number) => unknown, length: number, onFailure: (error: unknown) => void) {
    this.#keep = keep;
    this.#length = length;
    this.#onFailure = onFailure;
  }

  /** Has something not been kept? Then nobody is told anything any more. */
  get hasFailed(): boolean {
    return this.#state === 'failed';
  }

  write(text: string): void {
    this.#unkept += text;
    this.#written += 1;
    if (this.#state === 'idle') this.#flush();
  }

  send(send: () => void): void {
    if (this.#state === 'failed') return;
    this.#waiting.push({ after: this.#written, send });
    this.#release();
  }

  #flush(): void {
    while (this.#unkept !== '' && this.#state === 'idle') {
      const text = this.#unkept;
      const upTo = this.#written;
      this.#unkept = '';
      this.#keepNow(text, upTo);
    }
    this.#release();
  }

  #keepNow(text: string, upTo: number): void {
    const offset = this.#length;
    this.#length += text.length;
    let keeping: PromiseLike<unknown> | undefined;
    try {
      keeping = ifThenable(this.#keep(text, offset));
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (keeping === undefined) {
      this.#kept = upTo;
      return;
    }
    this.#state = 'keeping';
    // A promise of somebody else's may throw when it is asked.
    Promise.resolve(keeping).then(
      () => {
        this.#state = 'idle';
        this.#kept = upTo;
        this.#flush();
      },
      (error) => this.#fail(error),
    );
  }

  #fail(error: unknown): void {
    this.#state = 'failed';
    this.#waiting = [];
    this.#onFailure(error);
  }

  #release(): void {
    while (this.#state !== 'failed' && (this.#waiting[0]?.after ?? Number.POSITIVE_INFINITY) <= this.#kept) {
      this.#waiting.shift()?.send();
    }
  }
}

/** Returns what takes time as it is, and nothing for anything else. Asking may throw: a getter or a proxy does as it likes. */
export function ifThenable<Value>(value: Value | PromiseLike<Value>): PromiseLike<Value> | undefined {
  if (typeof value !== 'object' || value === null || !('then' in value)) return undefined;
  return typeof value.then === 'function' ? value : undefined;
}
