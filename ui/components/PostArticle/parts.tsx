import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';

import { MentionText } from '../MentionText';
import { TagPill } from '../TagPill';
import { StyledActions, StyledArticle, StyledBody, StyledTags, StyledTitle } from './PostArticle.styles';

export { Byline } from '../Byline';

const TitleIdContext = createContext<string | undefined>(undefined);

export interface PostArticleRootProps extends ComponentProps<'article'> {
  /** Whether deletion is pending. The post is faded and inert. @default false */
  isDeleting?: boolean;
}

/** The post, named by its `Title`. Renders an `<article>`. */
export function Root({ isDeleting = false, ...props }: PostArticleRootProps) {
  const titleId = useId();
  return (
    <TitleIdContext value={titleId}>
      <StyledArticle
        aria-labelledby={titleId}
        aria-busy={isDeleting || undefined}
        inert={isDeleting}
        $isDeleting={isDeleting}
        {...props}
      />
    </TitleIdContext>
  );
}

/** The title. Renders an `<h1>` that scripts can focus. */
export function Title(props: ComponentProps<'h1'>) {
  return <StyledTitle id={use(TitleIdContext)} tabIndex={-1} dir="auto" {...props} />;
}

export interface PostArticleBodyProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text. Mentions are `@[display](id)`. */
  text: string;
}

/** The text, with links and mentions. Renders a `<div>`. */
export function Body({ text, ...props }: PostArticleBodyProps) {
  return (
    <StyledBody {...props}>
      <MentionText text={text} />
    </StyledBody>
  );
}

export interface PostArticleTagsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The tags, as links to their posts. */
  tags: readonly string[];
}

/** The tags. Renders a `<ul>`, or nothing without tags. */
export function Tags({ tags, ...props }: PostArticleTagsProps) {
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

export interface PostArticleActionsProps extends ComponentProps<'div'> {
  /** A `VoteControl` and ghost buttons. */
  children: ReactNode;
}

/** The row of votes and buttons. Renders a `<div>`. */
export function Actions(props: PostArticleActionsProps) {
  return <StyledActions {...props} />;
}
