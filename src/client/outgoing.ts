import type { MessageId, Said } from '../host/index.ts';
import type { Outcome } from '../kernel/index.ts';

/** What a client can say: a message without its number. */
export type Saying = Said extends infer Each
  ? Each extends { say: 'again' | 'why' }
    ? never
    : Each extends Said
      ? Omit<Each, 'id'>
      : never
  : never;

type Numbered = Saying & { readonly id: MessageId };

/** What the last message of a table says about whether something was done. */
export interface Done {
  readonly decision: string | undefined;
  readonly outcome: Outcome | undefined;
  /** Was something taken back? */
  readonly isAnew: boolean;
}

/**
 * What was sent, and has not been answered yet.
 *
 * @rule KER-18.5 What was not answered when the connection was lost is said again, with the same number.
 */
export class Outgoing {
  readonly #open = new Map<MessageId, Numbered>();

  /** All that has to be said again. */
  get open(): readonly Numbered[] {
    return [...this.#open.values()];
  }

  /** Is an answer to this decision on its way? */
  hasAnswered(decision: string): boolean {
    return this.open.some((message) => message.say === 'act' && message.decision === decision);
  }

  add(message: Numbered): void {
    this.#open.set(message.id, message);
  }

  /** A message was refused, or had been done already. */
  answered(id: MessageId | undefined): void {
    if (id !== undefined) this.#open.delete(id);
  }

  /** Something has happened: forgets what was done by it, or can be done no more. */
  happened({ decision, outcome, isAnew }: Done): void {
    for (const message of this.open) {
      const isDone =
        outcome !== undefined ||
        (message.say === 'act' && message.decision !== decision) ||
        (isAnew && (message.say === 'take-back' || message.say === 'ask-back'));
      if (isDone) this.#open.delete(message.id);
    }
  }

  /** Another question is asked, or none: what was said to the last one is done. */
  asked(question: string | undefined): void {
    for (const message of this.open) {
      const isDone =
        'question' in message ? message.question !== question : message.say === 'ask-back' && question !== undefined;
      if (isDone) this.#open.delete(message.id);
    }
  }
}
