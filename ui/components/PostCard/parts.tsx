import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';

import { FeedMedia, type FeedMediaProps } from '../FeedMedia';
import { Link } from '../Link';
import { TagPill } from '../TagPill';
import { Tooltip } from '../Tooltip';
import {
  StyledCard,
  StyledContent,
  StyledExcerpt,
  StyledFooter,
  StyledMedia,
  StyledTags,
  StyledTitle,
} from './PostCard.styles';

export { Byline } from '../Byline';
export { PostActions as Actions } from './PostActions';

const TitleIdContext = createContext<string | undefined>(undefined);

export interface PostCardRootProps extends ComponentProps<'article'> {
  /** The column beside the content, such as a `VoteControl`. */
  aside?: ReactNode;
}

/** The card, named by its `Title`. Renders an `<article>`. */
export function Root({ aside, children, ...props }: PostCardRootProps) {
  const titleId = useId();
  return (
    <TitleIdContext value={titleId}>
      <StyledCard aria-labelledby={titleId} $hasAside={Boolean(aside)} {...props}>
        {aside}
        <StyledContent>{children}</StyledContent>
      </StyledCard>
    </TitleIdContext>
  );
}

export interface PostCardTitleProps extends ComponentProps<'h2'> {
  /** URL of the post. The link covers the card. */
  href: string;
  /** The whole title, when `children` is only its start. Shown as a tooltip. */
  fullTitle?: string | undefined;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
}

/** The title. Renders a heading with a link. */
export function Title({ href, fullTitle, level = 2, children, ...props }: PostCardTitleProps) {
  const id = use(TitleIdContext);
  return (
    <StyledTitle as={`h${level}`} id={id} dir="auto" {...props}>
      <Tooltip content={fullTitle}>
        <Link tone="text" href={href}>
          {children}
        </Link>
      </Tooltip>
    </StyledTitle>
  );
}

export type PostCardExcerptProps = ComponentProps<'p'>;

/** At most two lines of text. Renders a `<p>`. */
export function Excerpt(props: PostCardExcerptProps) {
  return <StyledExcerpt dir="auto" {...props} />;
}

/** A picture, video or audio. Renders a `<div>`. */
export function Media({ item, alt, gifAsVideo = false, ...props }: FeedMediaProps) {
  return (
    <StyledMedia {...props}>
      <FeedMedia item={item} alt={alt} gifAsVideo={gifAsVideo} />
    </StyledMedia>
  );
}

export type PostCardFooterProps = ComponentProps<'div'>;

/** The last row: `Tags` and `Actions`. Renders a `<div>`. */
export function Footer(props: PostCardFooterProps) {
  return <StyledFooter {...props} />;
}

export interface PostCardTagsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The tags, as links to their posts. */
  tags: readonly string[];
}

/** The tags. Renders a `<ul>`, or nothing without tags. */
export function Tags({ tags, ...props }: PostCardTagsProps) {
  if (tags.length === 0) return null;
  return (
    <StyledTags {...props}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagPill tag={tag} />
        </li>
      ))}
    </StyledTags>
  );
}
