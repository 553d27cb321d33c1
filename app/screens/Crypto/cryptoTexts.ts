export const cryptoTexts = {
  description: 'Who is trusted most, and the posts of every zone.',
} as const;
