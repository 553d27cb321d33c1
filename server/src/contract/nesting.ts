const quote = 0x22;
const backslash = 0x5c;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** Reads the text once, and parses nothing. Brackets in strings do not count. */
export function isNestedDeeperThan(maxDepth: number, json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (isClosing(code)) depth -= 1;
    else if (isOpening(code) && (depth += 1) > maxDepth) return true;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
