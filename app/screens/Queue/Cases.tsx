import { useCases, useContentDecisions, useSession, type Case, type CaseList } from '@alphazone/react';
import {
  Button,
  Checkbox,
  EmptyState,
  KeyLegend,
  Notice,
  QueueItem,
  RelativeTime,
  Stack,
} from '@alphazone/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { LoadMore } from '../../LoadMore';
import { NotLoaded } from '../../NotLoaded';
import { contentTexts } from '../../moderation/contentTexts';
import { queueMessages as texts } from '../../moderation/moderationMessages';
import { reasonTitle } from '../../moderation/reasons';
import { CaseBody } from './CaseBody';
import { excerptOf } from './excerptOf';
import { decisionKeys, decisionOf } from './keys';
import { useContentKeys } from './useContentKeys';
import type { useKeySwitch } from './useKeySwitch';
import { useOfferedDecisions } from './useOfferedDecisions';
import { useOpenCase } from './useOpenCase';

/** Hidden like the keys' legend: there are none on a phone. */
const KeySwitch = styled.div`
  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    display: none;
  }
`;

export interface CasesProps {
  list: CaseList;
  keySwitch: ReturnType<typeof useKeySwitch>;
}

export function Cases({ list, keySwitch: [areKeysOn, turnKeys] }: CasesProps) {
  const { cases: loaded, error, retry, ...pages } = useCases(list);
  const region = useRef<HTMLDivElement>(null);
  const { item: current, ...opened } = useOpenCase(loaded, list !== 'done');
  const [result, setResult] = useState<Result>();
  // The open case may be on a page that is not loaded.
  const isListed = !current || loaded?.some(({ _id }) => _id === current._id);
  const cases = isListed ? loaded : loaded && [...loaded, current];

  const decisionsOf = useOfferedDecisions();
  const decisions = current && !opened.isRefused ? decisionsOf(current) : [];

  const move = (step: 1 | -1) => {
    if (!cases || !region.current) return false;
    const headings = [...region.current.querySelectorAll<HTMLElement>('article h2 button')];
    const focused = headings.findIndex((heading) => heading === document.activeElement);
    const next = current ? cases.indexOf(current) + step : Math.max(0, focused);
    const item = cases[next];
    if (!item) return false;
    setResult(undefined);
    opened.open(item);
    headings[next]?.focus();
    return true;
  };
  useContentKeys((key) => {
    if (!areKeysOn) return false;
    if (key === 'j') return move(1);
    if (key === 'k') return move(-1);
    const kind = decisionOf(key, decisions);
    if (kind) opened.choose(kind);
    return kind !== undefined;
  });

  if (!cases) {
    const skeleton = { lines: 6, height: '56px' };
    return <NotLoaded error={error} retry={retry} texts={texts} skeleton={skeleton} />;
  }
  return (
    <Stack ref={region} gap="2">
      <KeySwitch>
        <Checkbox label={texts.keySwitch} checked={areKeysOn} onCheckedChange={turnKeys} />
      </KeySwitch>
      {areKeysOn && <Keys decisions={decisions} />}
      {cases.length === 0 && <EmptyState>{texts.empty[list]}</EmptyState>}
      <div>
        <div role="status">
          {opened.closed && <Notice>{texts.closed[opened.closed]}</Notice>}
          {result && (
            <ResultNotice result={result} onUndone={() => setResult({ text: contentTexts.undone })} />
          )}
        </div>
        {cases.map((item) => (
          <QueueItem
            key={item._id}
            title={texts.heading(item.target, item.reasons.map(reasonTitle).join(', '))}
            meta={<Meta item={item} />}
            isOpen={item._id === current?._id}
            onToggle={() => {
              setResult(undefined);
              opened.open(item._id === current?._id ? undefined : item);
            }}
          >
            <CaseBody
              item={item}
              claimError={opened.claimError}
              isRefused={opened.isRefused}
              onRetryClaim={opened.retryClaim}
              chosen={opened.chosen}
              onChoose={opened.choose}
              onCancel={() => opened.choose(undefined)}
              onDecide={(kind, decisionId) => {
                opened.forget();
                setResult({ text: texts.decidedNow(kind), decisionId });
              }}
            />
          </QueueItem>
        ))}
      </div>
      <LoadMore list={pages} texts={texts} />
    </Stack>
  );
}

function Keys({ decisions }: Pick<Case, 'decisions'>) {
  return (
    <KeyLegend
      aria-label={texts.keys}
      items={[
        { keys: ['J', 'K'], label: texts.next },
        ...decisions.map((kind) => ({
          keys: [decisionKeys[kind].toUpperCase()],
          label: texts.decide[kind].replace('…', ''),
        })),
      ]}
    />
  );
}

/** What the moderator has just done. */
interface Result {
  text: string;
  /** Undefined: it cannot be undone. */
  decisionId?: string | undefined;
}

function ResultNotice({ result: { text, decisionId }, onUndone }: { result: Result; onUndone: () => void }) {
  const { restore } = useContentDecisions();
  const [isUndoing, setIsUndoing] = useState(false);
  const undo = async (id: string) => {
    setIsUndoing(true);
    const { ok } = await restore(id);
    setIsUndoing(false);
    if (ok) onUndone();
  };
  return (
    <Notice
      action={
        decisionId !== undefined && (
          <Button isBusy={isUndoing} onClick={() => void undo(decisionId)}>
            {contentTexts.undo}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}

function Meta({ item }: { item: Case }) {
  const userId = useSession().user?._id;
  const { target, zone, member, reports, weight, openedOn, claimedBy, decision } = item;
  const excerpt = excerptOf(item);
  return (
    <>
      {excerpt !== undefined && <q dir="auto">{excerpt}</q>}
      {item.thing?.hidden === 'held' && <strong>{texts.held}</strong>}
      <span>{target === 'member' ? member.name : texts.by(member.name)}</span>
      {zone !== undefined && <span>{zone}</span>}
      {/* The member concerned sees none. */}
      {reports > 0 && (
        <span>
          {texts.reports(reports)}
          {!decision && `, ${texts.weight(weight)}`}
        </span>
      )}
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
