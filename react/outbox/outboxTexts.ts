import type { OwnTexts, Texts } from '../texts';

/** Texts of the outbox. Separate, because it loads late. */
export const outboxTexts = {
  waitedTooLong: 'It waited for a connection for six days, so it was not sent.',
} satisfies Texts;

export type OutboxTexts = OwnTexts<typeof outboxTexts>;

/** The texts of the outbox, with the site's overrides. */
export const outboxTextsOf = (own: Partial<OutboxTexts>): OutboxTexts => ({ ...outboxTexts, ...own });
