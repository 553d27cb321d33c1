import pg from 'pg';

const names = new Map<string, string>();

/** Makes every `PreparingClient` prepare the statement when it first sends it. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `s${names.size}`);
}

/** Sends named statements under their names. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...parts: unknown[]) => unknown;
    this.query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof config === 'string' ? names.get(config) : undefined;
      return name === undefined
        ? query(config, values, ...rest)
        : query({ name, text: config, values }, ...rest);
    }) as typeof this.query;
  }
}
