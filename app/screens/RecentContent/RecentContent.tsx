import {
  useProfile,
  useRecentContent,
  type RecentContent as Item,
  type RemovalProgress,
} from '@alphazone/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Link,
  PageHeading,
  Pill,
  RelativeTime,
  Skeleton,
  Stack,
  VisuallyHidden,
  mentionsToText,
} from '@alphazone/ui';
import { useState } from 'react';

import { useTitle } from '../../hooks/useTitle';
import { LoadMore } from '../../LoadMore';
import { contentTexts } from '../../moderation/contentTexts';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { recentContentTexts as texts } from './recentContentTexts';
import { RemoveAllDialog } from './RemoveAllDialog';

/** A member's content of the last day, for moderators of all zones. */
export function RecentContent({ memberId }: { memberId: string }) {
  const { alerts } = usePorts();
  const { user } = useProfile(memberId);
  const { items, total = 0, isTotalCapped, ...list } = useRecentContent(memberId);
  const [isOpen, setOpen] = useState(false);
  const title = texts.title(user?.name);
  useTitle(title);

  const announce = async ({ batch, count, isContinued }: RemovalProgress) => {
    setOpen(false);
    const text = isContinued ? texts.removedRest(count) : texts.removed(count);
    const choices = isContinued && count === 0 ? [] : [{ label: contentTexts.undo, value: 'undo' }];
    if ((await alerts.alert(text, choices)) === undefined) return;
    const outcome = await list.undo(batch);
    if (outcome.ok) await alerts.alert(texts.undone(outcome.data));
  };

  if (!items) {
    return list.error ? (
      <>
        <PageHeading>{title}</PageHeading>
        <ErrorState onRetry={list.retry}>{texts.failed(list.error.message)}</ErrorState>
      </>
    ) : (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton lines={8} height="48px" />
      </>
    );
  }
  return (
    <Stack>
      <PageHeading
        description={
          items.length === 0 ? texts.about : `${texts.count(total, isTotalCapped)}. ${texts.about}`
        }
      >
        {title}
      </PageHeading>
      {items.length === 0 ? (
        <EmptyState>{texts.empty}</EmptyState>
      ) : (
        <Stack>
          <div>
            <Button variant="danger" onClick={() => setOpen(true)}>
              {texts.removeAll}
            </Button>
          </div>
          <Stack as="ul" gap="2" aria-label={texts.list}>
            {items.map((item) => (
              <li key={item._id}>
                <Row item={item} />
              </li>
            ))}
          </Stack>
          <LoadMore list={list} texts={texts} />
        </Stack>
      )}
      {isOpen && (
        <RemoveAllDialog
          memberId={memberId}
          count={total}
          isCountCapped={isTotalCapped}
          onSubmit={list.removeAll}
          onClose={() => setOpen(false)}
          onRemoved={(removal) => void announce(removal)}
        />
      )}
    </Stack>
  );
}

function Row({ item }: { item: Item }) {
  const text = <span dir="auto">{mentionsToText(item.text)}</span>;
  return (
    <Card>
      <Stack gap="1">
        <Stack direction="row" gap="2">
          <Pill>{texts.kinds[item.kind]}</Pill>
          <small>
            {item.zone !== undefined && `${item.zone} · `}
            <RelativeTime date={item.writtenOn} />
          </small>
        </Stack>
        {item.postId === undefined ? text : <Link href={paths.post(item.postId)}>{text}</Link>}
      </Stack>
    </Card>
  );
}
