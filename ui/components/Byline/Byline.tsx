import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Avatar } from '../Avatar';
import { Link } from '../Link';
import { RelativeTime, type RelativeTimeProps } from '../RelativeTime';
import { Tooltip } from '../Tooltip';

const separatorWidth = '16px';

const StyledByline = styled.div`
  min-inline-size: 0;
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: 1.25rem;
  color: ${({ theme }) => theme.color['text.muted']};
  /* Clips the separator dot at the start of each line, but not focus rings, and leaves the links above the link of a card. */
  overflow-x: clip;
`;

const StyledRow = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  margin-inline-start: -${separatorWidth};

  /* WCAG 2.5.8: links on two lines are 24 px apart. */
  @media (pointer: coarse) {
    row-gap: 4px;
  }

  & > * {
    position: relative;
    min-inline-size: 0;
    max-inline-size: 100%;
    padding-inline-start: ${separatorWidth};
  }

  & > *::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${separatorWidth};
    text-align: center;
    color: ${({ theme }) => theme.color['border.strong']};
  }
`;

const StyledLabel = styled.span`
  display: flex;
`;

const StyledAuthor = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  & > :last-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${({ theme }) => theme.fontWeight.medium};
    outline-offset: -2px;
  }
`;

export interface BylineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author. Without `href`, the name is plain text. */
  author: { name: string; picture?: string | undefined; href?: string | undefined };
  /** When it was written: ISO 8601, or ms since 1970. */
  date: RelativeTimeProps['date'];
  /** Where it was written, such as a zone. */
  place?: { name: string; href: string } | undefined;
  /** A label before the author, such as "Pinned". */
  label?: ReactNode;
}

/** Author, time and place in one line. Renders a `<div>`. */
export function Byline({ author, date, place, label, ...props }: BylineProps) {
  return (
    <StyledByline {...props}>
      <StyledRow>
        {label && <StyledLabel>{label}</StyledLabel>}
        <StyledAuthor>
          <Avatar name={author.name} src={author.picture} size={20} />
          <Tooltip content={author.name} repeatsName isText={author.href === undefined}>
            {author.href === undefined ? (
              <span dir="auto">{author.name}</span>
            ) : (
              <Link tone="text" href={author.href} dir="auto">
                {author.name}
              </Link>
            )}
          </Tooltip>
        </StyledAuthor>
        <span>
          <RelativeTime date={date} />
        </span>
        {place && (
          <span>
            <Link tone="muted" href={place.href}>
              {place.name}
            </Link>
          </span>
        )}
      </StyledRow>
    </StyledByline>
  );
}
