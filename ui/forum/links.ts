export type LinkPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const address = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const trailing = /[.,;:!?*_~…]+$/;

/** Trailing punctuation and unmatched brackets belong to the sentence. */
function trimAddress(found: string): string {
  let url = found.replace(trailing, '');
  while (url.endsWith(')') && url.split(')').length > url.split('(').length) {
    url = url.slice(0, -1).replace(trailing, '');
  }
  return url;
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
