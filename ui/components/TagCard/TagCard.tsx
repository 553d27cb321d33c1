import { useId } from 'react';
import { styled } from 'styled-components';

import { tagPath } from '../../forum/paths';
import { cutTag } from '../../forum/postText';
import { useMessages } from '../../theme/MessagesProvider';
import { Card, type CardProps } from '../Card';
import { Link } from '../Link';
import { CutTag } from '../TagPill/CutTag';
import { Tooltip } from '../Tooltip';

const StyledTagCard = styled(Card)`
  block-size: 100%;
`;

const StyledContent = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
`;

const StyledName = styled.h2`
  font-size: ${({ theme }) => theme.fontSize[16]};

  > a {
    text-decoration: none;
  }

  > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.card};
  }

  > a:focus-visible {
    outline: none;
  }

  > a:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
`;

const StyledDescription = styled.p`
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
`;

const StyledCount = styled.p`
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export interface TagCardProps extends Omit<CardProps, 'children' | 'isFlush' | 'isInteractive' | 'as'> {
  /** The tag. */
  name: string;
  /** What it is about. */
  description?: string | undefined;
  /** Number of its posts. */
  count?: number | undefined;
  /** Level of the name's heading. @default 2 */
  headingLevel?: 2 | 3;
  /** URL of the tag. @default `/Tags?tag={tag}` */
  href?: string;
}

/** A tag with its description and post count. The link covers the card. Renders an `<article>`. */
export function TagCard({
  name,
  description,
  count,
  headingLevel = 2,
  href = tagPath(name),
  ...props
}: TagCardProps) {
  const messages = useMessages();
  const nameId = useId();
  const isCut = cutTag(name) !== name;
  return (
    <StyledTagCard forwardedAs="article" isInteractive aria-labelledby={nameId} {...props}>
      <StyledContent>
        <StyledName as={`h${headingLevel}`} id={nameId} dir="auto">
          <Tooltip content={isCut ? name : undefined} repeatsName>
            <Link tone="text" href={href}>
              <CutTag tag={name} />
            </Link>
          </Tooltip>
        </StyledName>
        {description && <StyledDescription dir="auto">{description}</StyledDescription>}
        {count !== undefined && (
          <StyledCount>
            <bdi>{messages.tag.posts(count)}</bdi>
          </StyledCount>
        )}
      </StyledContent>
    </StyledTagCard>
  );
}
