export const filterMessages = {
  word: (word: string) => `The text contains “${word}”, which is not allowed here. Remove it.`,
  pattern: (found: string) => `This part of the text is not allowed here: “${found}”. Change it.`,
  links: (max: number) =>
    `New members can add at most ${max} links to a text. Remove some, or wait: after a day and 3 posts or comments there is no limit.`,
  duplicate: 'The same text was posted here within the last day. Write it in your own words.',
  mentions: (max: number) => `A text can mention at most ${max} members. Remove some mentions.`,
  /** For moderators. */
  found: (message: string) => `Found by a filter. It says to authors: ${message}`,
  chatHeld: "Your message is awaiting a moderator's approval. Do not send it again.",
  name: 'The name looks like one of the staff. Choose another one.',
  reservedName: 'This name is reserved. Choose another one.',
  secretInTags:
    'The tags look like a recovery phrase. Whoever has it has your coins. Remove them from the tags.',
  secretInAddress:
    'An address has what looks like a recovery phrase or a private key. Whoever has it has your coins. Remove it.',
} as const;
