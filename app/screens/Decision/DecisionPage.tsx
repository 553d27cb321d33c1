import { useDecision, useSession, type Decision } from '@alphazone/react';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  MentionText,
  PageHeading,
  RelativeTime,
  Skeleton,
  Stack,
  Steps,
  VisuallyHidden,
  useMessages,
} from '@alphazone/ui';

import type { ReactNode } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { longDate } from '../../longDate';
import { messages } from '../../messages';
import { isSanction } from '../../moderation/decidable';
import { decisionMessages as texts } from '../../moderation/moderationMessages';
import { reasonTitle } from '../../moderation/reasons';
import { Thing } from '../../moderation/Thing';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';
import { Appeal } from './Appeal';
import type { DecisionPartProps } from './decisionPart';
import { actionsOf, stepsOf } from './decisionState';
import { Review } from './Review';

/** For the member concerned, and for moderators, who can review the appeal. */
export function DecisionPage({ id }: { id: string }) {
  const { decision, error, retry, take, isPending } = useDecision(id);
  const { user } = useSession();
  const { logIn } = useMessages().auth;
  useTitle(texts.page);
  if (decision) return <Shown decision={decision} take={take} isPending={isPending} />;
  return (
    <Stack>
      <PageHeading>{texts.page}</PageHeading>
      {error ? (
        <ErrorState onRetry={retry}>{texts.failed(error.message)}</ErrorState>
      ) : decision === null ? (
        <EmptyState
          action={
            user ? (
              <ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>
            ) : (
              <ButtonLink href={paths.auth()}>{logIn.title}</ButtonLink>
            )
          }
        >
          {texts.none}
        </EmptyState>
      ) : (
        <>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton lines={6} />
        </>
      )}
    </Stack>
  );
}

function Shown({ decision, ...props }: DecisionPartProps) {
  const { now } = usePorts();
  const userId = useSession().user?._id ?? '';
  const actions = actionsOf(decision, userId, now());
  const { kind, target, targetId, note, thing, reviewNote, appeal, isOwn, member } = decision;
  return (
    <Stack>
      <PageHeading description={texts.about}>{texts.title(kind, target)}</PageHeading>
      <Stack gap="6">
        <Steps
          aria-label={texts.steps}
          steps={stepsOf(decision).map(({ date, ...step }) => ({
            ...step,
            ...(date !== undefined && { detail: <RelativeTime date={date} /> }),
          }))}
        />
        <Facts decision={decision} />
        {note !== '' && <Quote title={texts.note} text={note} />}
        {/* A sanction is about the member, not about a text. */}
        {thing && (target !== 'member' || thing.text !== '') && (
          <Stack as="section" gap="2" aria-label={texts.thing}>
            <h2>{texts.thing}</h2>
            <Thing thing={thing} target={target} targetId={targetId} />
          </Stack>
        )}
        {appeal !== undefined && (
          <Quote title={isOwn ? texts.yourAppeal : texts.appealed(member?.name ?? '')} text={appeal} />
        )}
        {reviewNote !== undefined && reviewNote !== '' && <Quote title={texts.answer} text={reviewNote} />}
        {isOwn && <Appeal decision={decision} canAppeal={actions.canAppeal} {...props} />}
        {!isOwn && <Review decision={decision} actions={actions} {...props} />}
      </Stack>
    </Stack>
  );
}

function Facts({ decision }: { decision: Decision }) {
  const { reason, zone, decidedOn, endsOn, kind, isOwn, member, moderator, reviewer } = decision;
  const facts: [string, ReactNode][] = [
    ...(kind === 'approve' ? [] : [[texts.reason, reasonTitle(reason)] satisfies [string, ReactNode]]),
    ...(zone === undefined ? [] : [[texts.zone, zone] satisfies [string, ReactNode]]),
    [texts.on, <RelativeTime key="on" date={decidedOn} />],
  ];
  if (isSanction(kind)) facts.push([texts.until, endsOn === undefined ? texts.forGood : longDate(endsOn)]);
  if (!isOwn && member) {
    facts.push([texts.member, member.name]);
    if (moderator) facts.push([texts.moderator, moderator.name]);
    if (reviewer) facts.push([texts.reviewer, reviewer.name]);
  }
  return (
    <Stack as="ul" gap="1" aria-label={texts.facts}>
      {facts.map(([label, value]) => (
        <li key={label}>
          {label}: <strong>{value}</strong>
        </li>
      ))}
    </Stack>
  );
}

const Quote = ({ title, text }: { title: string; text: string }) => (
  <Stack as="section" gap="2" aria-label={title}>
    <h2>{title}</h2>
    <MentionText text={text} />
  </Stack>
);
