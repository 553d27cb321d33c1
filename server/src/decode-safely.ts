/** Undefined if the text is not correctly percent-encoded. */
export function decodeSafely(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
