const redacted = '[redacted]';

/** A shorter one stands in too many words by accident; its URL or field is scrubbed all the same. */
const shortestSecret = 8;

/** What looks like a credential in any text, with what stands for it. */
const patterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,}/gi, `$1 ${redacted}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, redacted],
  [/([?&](?:access_token|token|api_?key|key|password|secret|code)=)[^&\s"\\]+/gi, `$1${redacted}`],
  // user:password@ in an address.
  [/(\b[a-z][a-z\d+.-]*:\/\/[^\s:/@?"\\]*:)[^\s/?"\\]+@/gi, `$1${redacted}@`],
];

/**
 * A function that takes credentials out of a line of the log.
 *
 * @param secrets Values to take out wherever they stand; those of fewer than 8 characters are left.
 */
export function scrubber(secrets: readonly string[]): (line: string) => string {
  const values = secrets
    .filter((secret) => secret.length >= shortestSecret)
    // As they stand within JSON.
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) => {
    const withoutValues = values.reduce((text, value) => text.replaceAll(value, redacted), line);
    return patterns.reduce((text, [pattern, by]) => text.replace(pattern, by), withoutValues);
  };
}
