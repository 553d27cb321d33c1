export interface AlertChoice<T extends string = string> {
  label: string;
  value: T;
}

export interface Alerts {
  /** Resolves with the chosen button's value; undefined for OK. */
  alert<T extends string>(message: string, choices?: readonly AlertChoice<T>[]): Promise<T | undefined>;
  confirm(message: string, confirmLabel?: string, cancelLabel?: string): Promise<boolean>;
}
