/** One thing after another: what is said while something is being done, by those who are told of it, is heard when it is done. */
export class Inbox {
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  hear(run: () => void): void {
    this.#waiting.push(run);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) next();
    } finally {
      this.#isBusy = false;
    }
  }
}
