import { titles } from '@alphazone/client/kinds';

import { appealUntil } from '../appeals/appeals-rules';
import { isSanctionKind } from '../moderation/sanctions/is-sanction-kind';
import { untilText } from '../moderation/messages';
import { textOf } from '../notifications/notifications-rules';
import type { DecisionNews } from './decision-news-repository';

/** Maximum decisions per mail. Further ones are only counted. */
export const maxMailedDecisions = 10;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** One paragraph per decision: what, why, until when, and how to appeal. */
export function decisionParagraph(news: DecisionNews): string {
  const { subject, kind, reason, note, reviewNote, state, decidedOn, endsOn } = news;
  const what = textOf({ kind: 'decision', subject, senderName: null, voters: 0 });
  if (!kind || !reason || !decidedOn) return `${what}.`;
  const isNew = subject === kind;
  const isForTime = isSanctionKind(kind);
  const words = isNew ? note : reviewNote;
  const until = appealUntil(kind, decidedOn);
  return [
    isNew && isForTime ? `${what} ${untilText(endsOn ?? undefined)}.` : `${what}.`,
    ...(isNew ? [`Reason: ${titles.reportReason[reason]}.`] : []),
    ...(words ? [`The moderators wrote: “${words}”`] : []),
    ...(isNew && state === 'decided' && until
      ? [`If you disagree, you can appeal until ${day.format(until)}.`]
      : []),
  ].join(' ');
}
