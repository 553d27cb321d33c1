/** The fields of a draft that keeps several as one whole, as JSON; none when it cannot be read. */
export function draftFields(draft: string): Partial<Record<string, string>> {
  try {
    const fields: unknown = JSON.parse(draft);
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
