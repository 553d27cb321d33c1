// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** Why a text without the pattern is refused. */
export const patternMessages = {
  '\\S': 'must not be blank.',
  '[^\\s\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]': 'must not be blank.',
  '^[^\\p{Cc}\\p{Bidi_Control}\\u2028\\u2029]*$':
    'must not contain control characters or characters that change the direction of text.',
  '^$|^https?://\\S+$': 'must be an address that begins with http:// or https://, or empty.',
  '^\\S+$': 'must not contain spaces.',
  '[^\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]': 'must not be blank.',
  '^https?://\\S+$': 'must be an address that begins with http:// or https://.',
  '^[A-Za-z0-9_.-]+$': 'may contain only letters, digits, dots, hyphens and underscores.',
  '^$|^[A-Za-z0-9_.-]{2,}$':
    'must have at least 2 characters and may contain only letters, digits, dots, hyphens and underscores.',
  '[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]': 'must not be blank.',
} as const;
