const redacted = '[redacted]';

/** Shorter values also occur in ordinary words. The patterns still scrub them in URLs. */
const minSecretLength = 8;

/** Each takes linear time: it starts at the beginning of a word only, and no part matches its own terminator. */
const patterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,}/gi, `$1 ${redacted}`],
  // Mail servers repeat a command that they do not know. The base64 of its credentials, which begin with NUL, begins with A.
  [/\b(AUTH +PLAIN +)A[\w+/=]{7,}/g, `$1${redacted}`],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, redacted],
  [/([?&](?:access_token|token|api_?key|key|password|secret|code)=)[^&\s"\\]+/gi, `$1${redacted}`],
  [/(\/api\/unsubscribe\/)[^\s/?"\\]+/gi, `$1${redacted}`],
  [/((?<![a-z\d+.-])[a-z][a-z\d+.-]*:\/\/[^\s:/@?"\\]*:)[^\s/?"\\]+@/gi, `$1${redacted}@`],
  // PostgreSQL's detail of a refused row has all its columns: hashes of passwords, secrets, texts.
  [/(Failing row contains )(?:[^"\\]|\\.)*/g, `$1${redacted}`],
  // Email addresses: errors of mail servers and PostgreSQL quote the member's. Skips the user part of a URL, whose host
  // matters. One may follow an escaped line break.
  [
    /(?:(?<=\\[nrt])|(?<![\p{L}\d.+_\\-]))(?<!:\/\/)[\p{L}\d.+_-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu,
    redacted,
  ],
];

export function scrubber(secrets: readonly string[]): (line: string) => string {
  const values = secrets
    .filter((secret) => secret.length >= minSecretLength)
    // Escaped, because lines are JSON.
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) => {
    const withoutValues = values.reduce((text, value) => text.replaceAll(value, redacted), line);
    return patterns.reduce((text, [pattern, by]) => text.replace(pattern, by), withoutValues);
  };
}
