export type LinkPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const address = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const punctuation = new Set('.,;:!?*_~…');

const countOf = (character: string, text: string): number => text.split(character).length - 1;

/** Trailing punctuation and unmatched brackets belong to the sentence. */
function trimAddress(found: string): string {
  let end = found.length;
  let unmatched = countOf(')', found) - countOf('(', found);
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (punctuation.has(last)) continue;
    if (last !== ')' || unmatched <= 0) break;
    unmatched -= 1;
  }
  return found.slice(0, end);
}

export function parseLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const url = trimAddress(match[0]);
    if (!URL.canParse(url)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: url, href: new URL(url).href });
    end = match.index + url.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
