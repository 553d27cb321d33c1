/** Returns the text as it is if it is not correctly percent-encoded. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
