/** A button of an alert, besides OK. */
export interface AlertChoice<T extends string = string> {
  label: string;
  value: T;
}

/** Modal alerts and confirmations. Await the result before continuing, for example before a navigation. */
export interface Alerts {
  /** Resolves with the value of the chosen button, or undefined for OK. */
  alert<T extends string>(message: string, choices?: readonly AlertChoice<T>[]): Promise<T | undefined>;
  /** Resolves with true if the user confirmed. Closing the dialog cancels. */
  confirm(message: string, confirmLabel?: string): Promise<boolean>;
}
