import { useCases, useSession, type Case, type CaseList } from '@alphazone/react';
import {
  Button,
  EmptyState,
  ErrorState,
  KeyLegend,
  QueueItem,
  RelativeTime,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@alphazone/ui';
import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';

import { queueMessages as texts } from '../../moderation/moderationMessages';
import { reasonTitle } from '../../moderation/reasons';
import { CaseBody } from './CaseBody';
import { decisionKeys, decisionOf, isTyping } from './keys';
import { useOpenCase } from './useOpenCase';

const headingSelector = 'article h2 button';

export function Cases({ list }: { list: CaseList }) {
  const { cases, error, retry, hasMore, moreError, isLoadingMore, loadMore } = useCases(list);
  const region = useRef<HTMLDivElement>(null);
  const opened = useOpenCase(cases, list !== 'done');
  /** Place of the case that was decided last. */
  const decided = useRef<number>(undefined);

  // A decided case leaves the list, and the focus with it.
  const keepFocus = useCallback(() => {
    if (decided.current === undefined || document.activeElement !== document.body) return;
    const headings = [...(region.current?.querySelectorAll<HTMLElement>(headingSelector) ?? [])];
    (headings[decided.current] ?? headings.at(-1) ?? region.current)?.focus();
  }, []);
  useEffect(keepFocus, [cases, keepFocus]);

  if (!cases) {
    if (error) return <ErrorState onRetry={retry}>{texts.failed(error.message)}</ErrorState>;
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton lines={6} height="56px" />
      </>
    );
  }
  if (cases.length === 0) return <EmptyState>{texts.empty[list]}</EmptyState>;

  const current = cases.find(({ _id }) => _id === opened.id);
  const move = (step: 1 | -1) => {
    const index = cases.findIndex(({ _id }) => _id === opened.id);
    const next = cases[index === -1 ? 0 : index + step];
    if (!next) return;
    opened.open(next._id);
    const headings = region.current?.querySelectorAll<HTMLElement>(headingSelector);
    headings?.[cases.indexOf(next)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const kind = current && decisionOf(key, current.decisions);
    if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (kind) opened.choose(kind);
    else return;
    event.preventDefault();
  };

  return (
    // Keys work while the focus is inside, so that they do not collide with those of assistive technology.
    <Stack ref={region} onKeyDown={onKeyDown} tabIndex={-1} gap="2">
      <KeyLegend
        aria-label={texts.keys}
        items={[
          { keys: ['J', 'K'], label: texts.next },
          ...(current?.decisions ?? []).flatMap((kind) => {
            const key = decisionKeys[kind];
            return [{ keys: [key.toUpperCase()], label: texts.decide[kind].replace('…', '') }];
          }),
        ]}
      />
      <div>
        {cases.map((item) => (
          <QueueItem
            key={item._id}
            title={texts.heading(item.target, item.reasons.map(reasonTitle).join(', '))}
            meta={<Meta item={item} />}
            isOpen={item._id === opened.id}
            onToggle={() => opened.open(item._id === opened.id ? undefined : item._id)}
          >
            <CaseBody
              item={item}
              refusal={opened.refusal}
              chosen={opened.chosen}
              onChoose={opened.choose}
              onCancel={() => opened.choose(undefined)}
              onDecide={() => {
                decided.current = cases.indexOf(item);
                opened.forget();
              }}
              // After the alert has tried to give the focus back.
              onTold={() => setTimeout(keepFocus)}
            />
          </QueueItem>
        ))}
      </div>
      {moreError && <ErrorState onRetry={loadMore}>{texts.failed(moreError.message)}</ErrorState>}
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={loadMore}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}

function Meta({ item }: { item: Case }) {
  const userId = useSession().user?._id;
  const { zone, member, reports, weight, openedOn, claimedBy, decision } = item;
  return (
    <>
      <span>{texts.by(member.name)}</span>
      {zone !== undefined && <span>{zone}</span>}
      <span>
        {texts.reports(reports)}
        {!decision && `, ${texts.weight(weight)}`}
      </span>
      <RelativeTime date={decision && item.state === 'done' ? decision.decidedOn : openedOn} />
      {claimedBy && (
        <strong>{claimedBy._id === userId ? texts.claimedByYou : texts.claimed(claimedBy.name)}</strong>
      )}
      {item.state === 'done' && decision && (
        <strong>{texts.decided(decision.kind, decision.moderator?.name)}</strong>
      )}
    </>
  );
}
