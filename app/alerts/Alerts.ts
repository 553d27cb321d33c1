/** An alternative to OK in an alert. */
export interface AlertChoice<T extends string = string> {
  label: string;
  value: T;
}

/**
 * Tells people something they must see, or asks them first.
 * What follows (a navigation, say) waits for the answer.
 */
export interface Alerts {
  /** Resolves with undefined after OK, or with the value of the chosen alternative. */
  alert<T extends string>(message: string, choices?: readonly AlertChoice<T>[]): Promise<T | undefined>;
  /** Resolves with whether the user confirmed. Closing the dialog cancels. */
  confirm(message: string, confirmLabel?: string): Promise<boolean>;
}
