/** The address to follow, or undefined where members' text is none: only http and https lead anywhere. */
export function webAddress(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (!URL.canParse(trimmed)) return undefined;
  const { protocol, href } = new URL(trimmed);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
