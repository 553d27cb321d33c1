import { withoutMarkup } from '../mentions/mention-rules';
import { truncateBody } from '../posts/posts-rules';

// Control characters, lone surrogates, and bidirectional controls, which would also turn the text after a title.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** Valid in HTML, XML and JSON, once escaped. Keeps line breaks. */
export const printable = (text: string): string => text.replace(unprintable, '');

/** One line. */
export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

const maxDescription = 200;

export const descriptionOf = (text: string): string =>
  truncateBody(oneLine(withoutMarkup(truncateBody(text, 4 * maxDescription))), maxDescription);
