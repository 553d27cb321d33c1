/** Parses a draft with several fields, stored as JSON. Returns no fields if it is invalid. */
export function draftFields(draft: string): Partial<Record<string, string>> {
  try {
    const fields: unknown = JSON.parse(draft);
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
