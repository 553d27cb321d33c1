export interface AlertChoice<T extends string = string> {
  label: string;
  value: T;
}

/** Await the result before continuing, for example before a navigation. */
export interface Alerts {
  /** Resolves with the value of the chosen button, or undefined for OK. */
  alert<T extends string>(message: string, choices?: readonly AlertChoice<T>[]): Promise<T | undefined>;
  /** Closing the dialog resolves with false. */
  confirm(message: string, confirmLabel?: string): Promise<boolean>;
}
