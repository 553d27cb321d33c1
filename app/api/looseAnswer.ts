/**
 * The answer of a call whose answer the spec does not show, asked for with `parseAs: 'text'`: JSON when
 * it is JSON, else undefined.
 */
export async function looseAnswer(call: Promise<{ data?: unknown }>): Promise<unknown> {
  const { data } = await call;
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
