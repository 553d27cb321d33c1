/** Drops values that fail `isValue`. Returns an empty object for invalid text. */
export function parseStored<T>(text: string, isValue: (value: unknown) => value is T): Record<string, T> {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, T] => isValue(entry[1])),
    );
  } catch {
    return {};
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
