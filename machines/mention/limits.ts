// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Limits of texts (in characters), numbers, lists and files. The server enforces them. */
export const limits = {
  /** Opaque identifier. */
  id: { maxLength: 64 },
  /** The name in the markup of a mention. */
  mentionDisplay: { maxLength: 100 },
} as const;
