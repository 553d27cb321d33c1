/** One of several ways on that an alert offers beside OK. */
export interface AlertChoice<T extends string = string> {
  label: string;
  value: T;
}

/**
 * Tells people something they must see, or asks them first.
 * What follows (a navigation, say) waits for the answer.
 */
export interface Alerts {
  /** Resolves after OK with undefined, or with the value of the choice taken. */
  alert<T extends string>(message: string, choices?: readonly AlertChoice<T>[]): Promise<T | undefined>;
  /** Resolves with true for yes, and false for no or when it is closed. */
  confirm(message: string, confirmLabel?: string): Promise<boolean>;
}
