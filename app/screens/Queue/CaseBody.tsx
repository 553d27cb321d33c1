import type { ApiError } from '@alphazone/client';
import { postQuery, useCase, useDecideCase, useForum, type Case, type CaseDetails } from '@alphazone/react';
import {
  Button,
  Card,
  Link,
  MentionText,
  Notice,
  RelativeTime,
  Skeleton,
  Stack,
  StatList,
  useMessages,
} from '@alphazone/ui';
import { useQuery } from '@tanstack/react-query';

import { LoadError } from '../../LoadError';
import { isAboutContent } from '../../moderation/decidable';
import { queueMessages as texts } from '../../moderation/moderationMessages';
import { reasonTitle } from '../../moderation/reasons';
import { Thing } from '../../moderation/Thing';
import { paths } from '../../paths';
import { CaseDialog } from './CaseDialog';
import { useOfferedDecisions } from './useOfferedDecisions';

type Kind = Case['decisions'][number];

export interface CaseBodyProps {
  item: Case;
  /** Why it could not be claimed. */
  claimError: ApiError | undefined;
  /** Whether the claim was refused, which hides the decisions. */
  isRefused: boolean;
  onRetryClaim: () => void;
  /** The moderator's pending decision. */
  chosen: Kind | undefined;
  onChoose: (kind: Kind) => void;
  onCancel: () => void;
  /** @param decisionId Undefined: it cannot be undone. */
  onDecide: (kind: Kind, decisionId: string | undefined) => void;
}

export function CaseBody({
  item,
  claimError,
  isRefused,
  onRetryClaim,
  chosen,
  onChoose,
  onCancel,
  onDecide,
}: CaseBodyProps) {
  const { retry: retryLabel } = useMessages().empty;
  const { details, error, retry } = useCase(item._id);
  const { decide, isDeciding } = useDecideCase(item._id);
  const decisionsOf = useOfferedDecisions();
  const isEditingTags = chosen === 'edit tags';
  // Those of a hidden post cannot be read.
  const post = useQuery({ ...postQuery(useForum(), item.targetId), enabled: isEditingTags });
  const isLoadingTags = isEditingTags && post.isPending;

  if (!details) {
    if (error) return <LoadError error={error} retry={retry} texts={texts} />;
    return <Skeleton lines={4} />;
  }
  const { reports, record, chat } = details;
  const current = details.case;
  const decisions = decisionsOf(current);
  const dialogFor = (kind: Kind) => (
    <CaseDialog
      kind={kind}
      target={current.target}
      targetId={current.targetId}
      reasons={current.reasons}
      zone={current.zone}
      presentTags={post.data?.postTags.join(' ')}
      isBusy={isDeciding}
      ended={current.decisions.includes(kind) ? undefined : texts.ended[current.state]}
      onCancel={onCancel}
      onDecide={async (decision) => {
        const outcome = await decide({ ...decision, kind, version: current.version });
        if (!outcome.ok) return texts.decisionFailed(outcome.error.message);
        onDecide(kind, isAboutContent(kind) ? outcome.data.decision?._id : undefined);
        return undefined;
      }}
    />
  );

  return (
    <>
      {claimError && (
        <Notice
          role="alert"
          action={
            !isRefused && (
              <Button size="small" onClick={onRetryClaim}>
                {retryLabel}
              </Button>
            )
          }
        >
          {isRefused ? claimError.message : texts.claimFailed(claimError.message)}
        </Notice>
      )}
      {current.thing ? (
        <Thing thing={current.thing} target={current.target} targetId={current.targetId} />
      ) : (
        <p>{texts.gone}</p>
      )}
      {current.target === 'member' && <Link href={paths.user(current.targetId)}>{texts.openMember}</Link>}
      {chat && chat.length > 0 && <Chat chat={chat} id={current.targetId} />}
      <Reports reports={reports} />
      <Record record={record} />
      <Stack direction="row" gap="4">
        <Link href={paths.memberRecord(current.member._id)}>{texts.wholeRecord(current.member.name)}</Link>
        {current.state === 'done' && current.decision && (
          <Link href={paths.decision(current.decision._id)}>{texts.openDecision}</Link>
        )}
      </Stack>
      {decisions.length > 0 && !isRefused && (
        <Stack direction="row" gap="2" role="group" aria-label={texts.decisions}>
          {decisions.map((kind) => (
            <Button
              key={kind}
              isBusy={chosen === kind && (isDeciding || isLoadingTags)}
              onClick={() => onChoose(kind)}
            >
              {texts.decide[kind]}
            </Button>
          ))}
        </Stack>
      )}
      {chosen && !isLoadingTags && dialogFor(chosen)}
    </>
  );
}

function Chat({ chat, id }: { chat: NonNullable<CaseDetails['chat']>; id: string }) {
  return (
    <Card>
      <Stack as="ol" gap="2" aria-label={texts.context}>
        {chat.map((message) => (
          <li key={message._id} aria-current={message._id === id}>
            {message._id === id ? <strong>{message.senderName}</strong> : message.senderName}: {message.text}
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Reports({ reports }: Pick<CaseDetails, 'reports'>) {
  return (
    <Stack as="section" gap="2" aria-label={texts.reportsTitle}>
      {reports.map(({ reason, text, weight, reportedOn, reporter, isDecided }, index) => (
        <div key={index}>
          <strong>{reasonTitle(reason)}</strong>{' '}
          <small>
            {reporter?.name ?? texts.filter}, {texts.weight(weight)}, <RelativeTime date={reportedOn} />
            {isDecided && ` (${texts.earlier})`}
          </small>
          {text !== '' && <MentionText text={text} />}
        </div>
      ))}
    </Stack>
  );
}

function Record({ record }: Pick<CaseDetails, 'record'>) {
  const { joinedOn, ...counts } = record;
  const { joined, ...labels } = texts.figures;
  return (
    <StatList
      aria-label={texts.record}
      stats={[
        { label: joined, value: <RelativeTime date={joinedOn} length="compact" /> },
        ...Object.entries(labels).map(([key, label]) => ({
          label,
          value: counts[key as keyof typeof counts],
        })),
      ]}
    />
  );
}
