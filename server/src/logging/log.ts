type Write = (facts: object, message: string) => void;

/** The parts of the logger that background work needs. */
export interface Log {
  info: Write;
  warn: Write;
  error: Write;
}
