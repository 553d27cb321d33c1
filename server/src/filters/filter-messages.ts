import { countText } from '../count-text';
import { newcomerRule } from '../newcomers/newcomers-rules';

const newcomerEnd = `after ${countText(newcomerRule.days, 'day')} and ${newcomerRule.contributions} posts or comments`;

export const filterMessages = {
  word: (word: string) => `The text contains “${word}”, which is not allowed here. Remove it.`,
  pattern: (found: string) => `This part of the text is not allowed here: “${found}”. Change it.`,
  links: (max: number) =>
    max === 0
      ? `New members cannot add links. Remove them, or wait: ${newcomerEnd} you can.`
      : `New members can add at most ${countText(max, 'link')} to a text. Remove some, or wait: ${newcomerEnd} there is no limit.`,
  duplicate: 'The same text was posted here within the last day. Write it in your own words.',
  mentions: (max: number) =>
    max === 0
      ? 'A text cannot mention members. Remove the mentions.'
      : `A text can mention at most ${countText(max, 'member')}. Remove some mentions.`,
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
