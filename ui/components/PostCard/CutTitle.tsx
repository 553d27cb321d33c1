import type { PostMatch } from '../../forum/entities';
import { cutTitle, NARROW_WINDOW_PX, titleLimit, type FeedKind } from '../../forum/postText';
import { cutPieces } from '../../forum/textPieces';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { MarkedText } from './MarkedText';
import { Title } from './parts';

interface CutTitleProps {
  title: string;
  href: string;
  match: PostMatch | undefined;
  feed: FeedKind;
  headingLevel: 2 | 3;
  /** @default depends on feed and window width */
  limit: number | undefined;
}

/** A separate component, so that after hydration the window's width re-renders only the title. */
export function CutTitle({ title, href, match, feed, headingLevel, limit }: CutTitleProps) {
  const isNarrow = useMediaQuery(`(max-width: ${NARROW_WINDOW_PX}px)`) ?? false;
  const max = limit ?? titleLimit(feed, isNarrow ? NARROW_WINDOW_PX : Infinity);
  const shown = cutTitle(title, max);
  return (
    <Title href={href} level={headingLevel} fullTitle={shown === title ? undefined : title}>
      {match ? <MarkedText pieces={cutPieces(match.title, max)} /> : shown}
    </Title>
  );
}
